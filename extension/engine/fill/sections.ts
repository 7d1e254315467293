import { isSet, sectionsOf } from "../collect/date-sections";
import { viewOf } from "../collect/tree";
import { showsDate } from "../express/dates";
import { blur, focus, key } from "./events";
import { pause, until } from "./waiting";
import { announce, announceText, isTyped, setValue, typeInto } from "./write";

const TAKES_WITHIN = 300;
const LONGEST = 4;

/** What a date in pieces shows, or "" until the first piece is set. */
export function shownInSections(box: HTMLElement): string {
	const sections = sectionsOf(box) ?? [];
	return sections.some(({ element }) => isSet(element)) ? sections.map(({ element }) => shownIn(element)).join(" ") : "";
}

const shownIn = (section: HTMLElement) => (isTyped(section) ? section.value : (section.textContent ?? "")).trim();

/** Types a date piece by piece, digit by digit. Takes it year first, or the year alone; gives whether the pieces then show it. */
export async function writeSections(box: HTMLElement, date: string, lang: string): Promise<boolean> {
	const [year = "", month = "", day = ""] = date.split("-");
	const digits = { year, month, day };
	for (const { element, part } of sectionsOf(box) ?? []) {
		focus(element);
		for (const [place, digit] of [...digits[part]].entries()) {
			typeDigit(element, digit, digits[part].slice(0, place));
			await pause(0);
		}
	}
	const isTaken = await until(
		() => shownInSections(box) === year || showsDate(shownInSections(box), date, lang) || undefined,
		TAKES_WITHIN,
	);
	leave(box);
	return isTaken === true;
}

/** Empties every piece. */
export async function clearSections(box: HTMLElement): Promise<void> {
	for (const { element } of sectionsOf(box) ?? []) {
		focus(element);
		for (let presses = 0; presses < LONGEST && isSet(element); presses++) {
			key(element, "keydown", "Backspace");
			await pause(0);
		}
		if (isTyped(element) && isSet(element)) typeInto(element, "");
	}
	leave(box);
}

function leave(box: HTMLElement) {
	const active = box.ownerDocument.activeElement;
	if (active && box.contains(active)) blur(active as HTMLElement);
}

/** One digit, as a keyboard brings it after others: pages that take it at once keep the browser from putting it in. */
function typeDigit(section: HTMLElement, digit: string, before: string) {
	const view = viewOf(section);
	const isLeft = key(section, "keydown", digit) && announce(section, digit) && (isTyped(section) || announceText(section, digit));
	if (isLeft) {
		if (isTyped(section)) setValue(section, before + digit);
		else section.textContent = digit;
		section.dispatchEvent(new view.InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data: digit }));
	}
	key(section, "keyup", digit);
}
