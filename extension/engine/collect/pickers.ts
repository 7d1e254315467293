import { isVisible } from "./visibility";

/** How pages name boxes with a calendar, the buttons that open one, and the box around both. */
const NAMES = /(^|[-_\s])(date|day)?[-_]?(picker|pickr|calendar)|flatpickr|hasdatepicker|date-?(picker|input|field)|(^|[-_])datebox/i;
const OPENS = /calendar|calendario|(choose|pick|select|open|show) (a |the )?(date|day|month)|fecha/i;
/** The attribute by which a library's own word on the input makes a calendar of it (ngx-bootstrap, UI Bootstrap). */
const DIRECTIVE = /date-?picker|datepicker|calendar/;
const OF_DATE = /^\W*(m{1,2}|d{1,2}|y{4})(\W+(m{1,2}|d{1,2}|y{2,4}))+\W*$/i;
const MOST_STEPS = 5;

const TAGS = /(^|[-_\s])(chip|tag|token)s?(?![a-z])[-_\s]?(input|box|field|list|set|grid|$)/i;

/** Whether the box takes several texts, each entered by itself. */
export const isTagBox = (input: Element): boolean =>
	input.nodeName === "INPUT" &&
	(TAGS.test(classOf(input)) || /\b(press|hit) (the )?(enter|return)\b/i.test(input.getAttribute("placeholder") ?? ""));

const YEAR = /\b(19|20)\d\d\b/;
const LONGEST_DATE = 30;

/** A button that opens a calendar and shows the date chosen there, where there is no box for it. */
export function isDateButton(button: Element): boolean {
	const text = (button.textContent ?? "").trim();
	return (
		button.matches("button[aria-haspopup=dialog],button[aria-haspopup=grid]") &&
		text.length <= LONGEST_DATE &&
		(OPENS.test(text) || YEAR.test(text)) &&
		button.parentElement?.querySelector("input:not([type=hidden])") === null
	);
}

/** The date that such a button shows, or "" while it asks for one. */
export const shownOnDateButton = (button: Element) => (YEAR.test(button.textContent ?? "") ? (button.textContent ?? "").trim() : "");

const classOf = (element: Element | null) => element?.getAttribute("class") ?? "";

/** Whether a calendar belongs to the input: something about it, or right beside it, says so. */
export function hasCalendar(input: HTMLElement): boolean {
	if (NAMES.test(classOf(input)) || NAMES.test(classOf(input.previousElementSibling)) || openerOf(input)) return true;
	if (input.getAttributeNames().some((name) => DIRECTIVE.test(name)) || isDateUntyped(input as HTMLInputElement)) return true;
	return boxesAround(input).some((box) => NAMES.test(classOf(box)));
}

/** Whether nobody can type into a box that shows how dates are written in it. */
const isDateUntyped = ({ readOnly, placeholder }: HTMLInputElement) => readOnly === true && OF_DATE.test(placeholder);

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

const opensCalendar = (part: HTMLElement) =>
	OPENS.test([part, ...part.querySelectorAll(NAMED)].map(nameGivenTo).join(" ")) ||
	part.matches("[class*=calendar i],[class*=datepicker i]:is(button,[role=button]),[class*=picker-suffix i],[aria-haspopup=grid]");

const nameGivenTo = (part: Element) => ["aria-label", "title", "alt"].map((name) => part.getAttribute(name) ?? "").join(" ");

/** The boxes around an input that hold no other control. */
export function boxesAround(input: HTMLElement): HTMLElement[] {
	const boxes: HTMLElement[] = [];
	for (let box = input.parentElement; box && boxes.length < MOST_STEPS; box = box.parentElement) {
		if (box.matches("form,body") || box.querySelectorAll("input:not([type=hidden],[type=image],[type=button]),select,textarea").length > 1)
			break;
		boxes.push(box);
	}
	return boxes;
}
