import { isSet, sectionsOf } from "../collect/date-sections";
import { viewOf } from "../collect/tree";
import { showsDate } from "../express/dates";
import { blur, focus, key } from "./events";
import { pause, until } from "./waiting";
import { announce } from "./write";

const TAKES_WITHIN = 300;
const LONGEST = 4;

/** What a date in pieces shows, or "" until the first piece is set. */
export function shownInSections(box: HTMLElement): string {
	const sections = sectionsOf(box) ?? [];
	return sections.some(({ element }) => isSet(element)) ? sections.map(({ element }) => (element.textContent ?? "").trim()).join(" ") : "";
}

/** Types a date piece by piece, digit by digit. Takes it year first, or the year alone; gives whether the pieces then show it. */
export async function writeSections(box: HTMLElement, date: string, lang: string): Promise<boolean> {
	const [year = "", month = "", day = ""] = date.split("-");
	const digits = { year, month, day };
	for (const { element, part } of sectionsOf(box) ?? []) {
		focus(element);
		for (const digit of digits[part]) {
			typeInto(element, digit);
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
	}
	leave(box);
}

function leave(box: HTMLElement) {
	const active = box.ownerDocument.activeElement;
	if (active && box.contains(active)) blur(active as HTMLElement);
}

/** One character, as a keyboard brings it: pages that take it at once keep the browser from putting it in. */
function typeInto(section: HTMLElement, character: string) {
	const view = viewOf(section);
	key(section, "keydown", character);
	if (announce(section, character)) {
		section.textContent = character;
		section.dispatchEvent(new view.InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data: character }));
	}
	key(section, "keyup", character);
}
