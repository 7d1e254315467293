import { monthNames } from "../express/dates";
import { wordsOf } from "../words";
import { asksForDate, isNamedForDates, saysToOpen } from "./pickers";
import { closestOf } from "./tree";

const DIALOGS = "button[aria-haspopup=dialog],button[aria-haspopup=grid]";
/** Buttons that open something else than what says so, as a date's may. */
export const EXPANDING = "button[aria-expanded]:not([aria-haspopup],[role])";
const YEAR = /\b(19|20)\d\d\b/;
const LONGEST_DATE = 30;
/** “12 de junio de 2008”. */
const MOST_WORDS = 3;

/** A button that opens a calendar and shows the date chosen there, where there is no box for it. */
export function isDateButton(button: Element): boolean {
	const opensDialog = button.matches(DIALOGS);
	if (!opensDialog && !button.matches(EXPANDING)) return false;
	const text = textOf(button);
	if (text === "" || text.length > LONGEST_DATE || button.parentElement?.querySelector("input:not([type=hidden])")) return false;
	if (saysToOpen(text)) return true;
	if (!opensDialog) return isWholeDate(text, closestOf(button, "[lang]")?.getAttribute("lang") ?? "");
	return YEAR.test(text) || isNamedForDates(button) || asksForDate(button as HTMLElement);
}

const textOf = (button: Element) => (button.textContent ?? "").trim();

/** Whether a text is a day with its month and year and little else: three numbers, or a month's name with two. */
function isWholeDate(text: string, lang: string): boolean {
	const numbers = text.match(/\d+/g) ?? [];
	const words = text.match(/\p{L}+/gu) ?? [];
	if (!YEAR.test(text) || words.length > MOST_WORDS) return false;
	if (words.length === 0) return numbers.length === 3;
	const names = monthNames(lang).flat();
	return numbers.length === 2 && words.some((word) => names.includes(wordsOf(word)));
}

/** The date that such a button shows, or "" while it asks for one, or shows one though the page holds none. */
export function shownOnDateButton(button: Element): string {
	return YEAR.test(textOf(button)) && keeperOf(button)?.value !== "" ? textOf(button) : "";
}

/** The hidden input in which the page keeps the date: in what the element around the button names as its calendar. */
function keeperOf(button: Element): HTMLInputElement | undefined {
	const root = button.getRootNode() as Document | ShadowRoot;
	if (!("host" in root)) return undefined;
	const around = root.host.getRootNode() as Document | ShadowRoot;
	for (const name of root.host.getAttributeNames()) {
		const kept = around.getElementById(root.host.getAttribute(name)!)?.querySelectorAll<HTMLInputElement>("input[type=hidden]");
		if (kept?.length === 1) return kept[0];
	}
	return undefined;
}
