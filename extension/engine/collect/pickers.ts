import { wordsOf } from "../words";
import { referenced } from "./labels";
import { builtIn } from "./tree";
import { isVisible } from "./visibility";

/** How pages name boxes with a calendar, the buttons that open one, and the box around both. */
const NAMES =
	/(^|[-_\s])(date|day|month)?[-_]?(picker|pickr|calendar)|flatpickr|hasdatepicker|(date|month)-?(picker|input|field|editor)|(^|[-_])datebox/i;
const OPENS = /calendar|calendario|(choose|pick|select|open|show) (a |the )?(date|day|month)|fecha/i;
/** What the words ask for that say a date, or a month, is wanted. */
const DATED =
	/\b(dates?|day|days|months?|(?<!(place|city|town|state|country) of )birth(day|date)?|born|when|fecha|dia|mes|nacimiento|cuando)\b/;
/** The attribute by which a library's own word on the input makes a calendar of it (ngx-bootstrap, UI Bootstrap). */
const DIRECTIVE = /date-?picker|datepicker|calendar/;
const OF_DATE = /^\W*(m{1,2}|d{1,2}|y{4})(\W+(m{1,2}|d{1,2}|y{2,4}))+\W*$/i;
const MOST_STEPS = 5;

const classOf = (element: Element | null) => element?.getAttribute("class") ?? "";

/** Whether a text says but how a date is written: “MM/DD/YYYY”. */
export const isDateFormat = (text: string) => OF_DATE.test(text);

/** Whether the name of a control or of a box says that it has a calendar. */
export const isNamedForDates = (element: Element | null) => NAMES.test(classOf(element));

/** Whether words open a calendar: “Pick a date”. */
export const saysToOpen = (words: string) => OPENS.test(words);

/** Whether a control's label, prompt or name asks for a date. */
export function asksForDate(control: HTMLElement): boolean {
	const labels = builtIn(control as HTMLInputElement, "labels");
	const said = ["placeholder", "aria-label", "title"].map((name) => control.getAttribute(name) ?? "");
	const named = [...(labels ?? [])].map((label) => label.textContent ?? "");
	return [...said, ...named, referenced(control, "aria-labelledby")].some((words) => DATED.test(wordsOf(words)));
}

/** Whether a calendar belongs to the input: something about it, or right beside it, says so. */
export function hasCalendar(input: HTMLElement): boolean {
	if (isNamedForDates(input) || isNamedForDates(input.previousElementSibling) || openerOf(input)) return true;
	if (input.getAttributeNames().some((name) => DIRECTIVE.test(name)) || isDateUntyped(input as HTMLInputElement)) return true;
	return boxesAround(input).some(isNamedForDates);
}

/** Whether nobody can type into a box that shows how dates are written in it. */
const isDateUntyped = ({ readOnly, placeholder }: HTMLInputElement) => readOnly === true && isDateFormat(placeholder);

/** The button that opens the calendar of an input. */
export function openerOf(input: HTMLElement): HTMLElement | undefined {
	for (const box of boxesAround(input)) {
		const openers = [...box.querySelectorAll<HTMLElement>(OPENERS)].filter(
			(part) => !part.contains(input) && part !== input && opensCalendar(part) && isVisible(part),
		);
		const innermost = openers.find((part) => !openers.some((other) => other !== part && part.contains(other)));
		if (innermost) return innermost;
	}
	return undefined;
}

const OPENERS = "button,[role=button],input[type=image],a:has(> img),[aria-haspopup],[class*=icon i],[class*=trigger i]";
const NAMED = "[aria-label],[alt]";
const EMPTIES = /clear|close|remove|delete|reset|trash|borrar|limpiar/i;

const opensCalendar = (part: HTMLElement) =>
	OPENS.test([part, ...part.querySelectorAll(NAMED)].map(nameGivenTo).join(" ")) ||
	part.matches("[class*=calendar i],[class*=datepicker i]:is(button,[role=button]),[class*=picker-suffix i],[aria-haspopup=grid]");

const nameGivenTo = (part: Element) => ["aria-label", "title", "alt"].map((name) => part.getAttribute(name) ?? "").join(" ");

/** What takes presses on the line of an input that has a calendar, and says nothing, least of all that it empties the box. */
export function namelessOpenerOf(input: HTMLElement): HTMLElement | undefined {
	const line = input.getBoundingClientRect();
	for (const box of boxesAround(input)) {
		const openers = [...box.querySelectorAll<HTMLButtonElement>("button,[role=button],i,img,span:has(> svg)")].filter((part) => {
			const { top, bottom } = part.getBoundingClientRect();
			const isOnLine = top < line.bottom && bottom > line.top;
			const isNameless = (part.textContent ?? "").trim() === "" && !EMPTIES.test(`${classOf(part)} ${nameGivenTo(part)}`);
			return isOnLine && isNameless && !part.contains(input) && !(part.type === "submit" && part.form) && isVisible(part);
		});
		if (openers.length > 0) return openers.at(-1);
	}
	return undefined;
}

const BOXES = "input:not([type=hidden],[type=image],[type=button]),select,textarea";

/** The boxes around an input that hold no other control, but for those of a calendar that is still closed. */
export function boxesAround(input: HTMLElement): HTMLElement[] {
	const boxes: HTMLElement[] = [];
	for (let box = input.parentElement; box && boxes.length < MOST_STEPS; box = box.parentElement) {
		if (/^(FORM|BODY)$/.test(builtIn(box, "nodeName")) || holdsAnother(box, input)) break;
		boxes.push(box);
	}
	return boxes;
}

function holdsAnother(box: Element, input: HTMLElement): boolean {
	const controls = builtIn(box, "querySelectorAll")(BOXES);
	return controls.length > 1 && [...controls].some((control) => control !== input && builtIn(control, "checkVisibility")());
}
