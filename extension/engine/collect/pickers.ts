import type { PageField } from "../page";
import { isVisible } from "./visibility";

/** How pages name boxes with a calendar, the buttons that open one, and the box around both. */
const NAMES = /(^|[-_\s])(date|day)?[-_]?(picker|pickr|calendar)|flatpickr|hasdatepicker|date-?(picker|input|field)|(^|[-_])datebox/i;
const OPENS = /calendar|calendario|(choose|pick|select|open|show) (a |the )?(date|day|month)|fecha/i;
const MOST_STEPS = 4;

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
	return boxesAround(input).some((box) => NAMES.test(classOf(box)));
}

/** The button that opens the calendar of an input. */
export function openerOf(input: HTMLElement): HTMLElement | undefined {
	for (const box of boxesAround(input)) {
		const opener = [...box.querySelectorAll<HTMLElement>("button,[role=button],[aria-haspopup],[class*=icon i],[class*=trigger i]")].find(
			(part) => !part.contains(input) && part !== input && opensCalendar(part) && isVisible(part),
		);
		if (opener) return opener;
	}
	return undefined;
}

const opensCalendar = (part: HTMLElement) =>
	OPENS.test(
		`${part.getAttribute("aria-label") ?? ""} ${part.title} ${part.querySelector("[aria-label]")?.getAttribute("aria-label") ?? ""}`,
	) || part.matches("[class*=calendar i],[class*=datepicker i]:is(button,[role=button]),[class*=picker-suffix i],[aria-haspopup=grid]");

const FEWER = /^[-−–—‒▼]$|^(decrease|decrement|fewer|less|minus|subtract|down|lower|menos)\b/i;
const MORE = /^[+＋▲]$|^(increase|increment|more|plus|add one|up|raise|higher|m[aá]s)\b/i;

const isNamed = (button: HTMLElement, names: RegExp) =>
	[button.getAttribute("aria-label") ?? "", button.title, button.textContent!].some((name) => names.test(name.trim()));

/** The buttons of a box that count a number down and up. */
function stepsIn(box: Element): { fewer: HTMLElement; more: HTMLElement } | undefined {
	const buttons = [...box.querySelectorAll<HTMLElement>("button,[role=button]")];
	const [fewer, more] = [FEWER, MORE].map((names) => buttons.find((button) => isNamed(button, names)));
	return fewer && more && fewer !== more ? { fewer, more } : undefined;
}

/** The buttons that count a number down and up, where nobody can type it into its box. */
export function stepsOf(input: Element): { fewer: HTMLElement; more: HTMLElement } | undefined {
	if (input.nodeName !== "INPUT" || !(input as HTMLInputElement).readOnly || hasCalendar(input as HTMLElement)) return undefined;
	const [box] = boxesAround(input as HTMLElement)
		.slice(0, 2)
		.filter(stepsIn);
	return box && stepsIn(box);
}

/** Whether a button counts the number beside it up. */
export const countsUp = (button: HTMLElement): boolean =>
	[button.parentElement, button.parentElement?.parentElement].some(
		(box) => box && box.querySelectorAll("input:not([type=hidden])").length === 1 && stepsIn(box)?.more === button,
	);

const SUGGESTING = /auto-?complete|type-?ahead|suggest|look-?up|search/i;
const ASKS_TO_CHOOSE =
	/\b(start|begin) typing|\b(type|enter) (the first|a few|\d|two|three|at least|to (search|find))|\b(choose|pick|select)( it| one| your school)? from the (list|suggestions|results)|\bsearch (for|by)\b/i;
const LONGEST_HELP = 300;

/** Whether the box offers a list to what is typed into it without calling itself one: its names say so, or the help beside it. */
export function suggests({ control, element }: PageField): boolean {
	if (control !== "text" || element.nodeName !== "INPUT") return false;
	const isNamed = [...element.attributes].some(({ name, value }) =>
		name === "class" ? SUGGESTING.test(value) : name.startsWith("data-") && SUGGESTING.test(name),
	);
	return (
		isNamed ||
		boxesAround(element).some(({ textContent }) => textContent!.length <= LONGEST_HELP && ASKS_TO_CHOOSE.test(textContent!)) ||
		ASKS_TO_CHOOSE.test((element as HTMLInputElement).placeholder)
	);
}

/** The boxes around an input that hold no other control. */
function boxesAround(input: HTMLElement): HTMLElement[] {
	const boxes: HTMLElement[] = [];
	for (let box = input.parentElement; box && boxes.length < MOST_STEPS; box = box.parentElement) {
		if (box.matches("form,body") || box.querySelectorAll("input:not([type=hidden]),select,textarea").length > 1) break;
		boxes.push(box);
	}
	return boxes;
}
