import { holdsBox, textAfter } from "./labels";
import type { Page } from "./page-read";
import { textOf } from "./text";
import { parentOf } from "./tree";

const FORMAT =
	/^\(?(m{1,2}|d{1,2}|y{4}|month|day|year)[/.-].{2,12}$|^\W?(((in|use) )?(the )?(required )?form(at)?|enter as|like)?:?\s*\(?[\d#x]{3}\)?[ .-][\d#x]{3}[ .-][\d#x]{4}\W*$|^\W?((four|4|five|5|nine|9|ten|10)[ -]digits?\b|digits only|numbers only|no (dashes|spaces|hyphens)\b|(10|diez) d[ií]gitos\b|s[oó]lo (n[uú]meros|d[ií]gitos)|sin (guiones|espacios)\b|(last|family|sur)( ?name)?, ?first\b|last name first).{0,40}$/i;
const EXAMPLE = /^\W?(for example|for instance|e\.\s?g\.|example)[,:]?\s.{1,40}$/i;
const UNIT = /^(hours?|hrs?|weeks?|wks?|horas?|semanas?)\b.{0,30}$/i;
const SCALE = /^points? scale\b/i;
const WRAPPERS = 3;
const HAS_LETTER = /\p{L}/u;

/** The format of an answer, or an example, where it is printed after the box, or between its label and the box. */
export function formatBeside(element: HTMLElement, countIn: Page["countIn"]): string {
	const said = [wordsAfter(element, countIn).text, noteBefore(element, countIn)];
	return said.find((text) => FORMAT.test(text) || EXAMPLE.test(text)) ?? "";
}

/** The element right before the box, out of wrappers that hold it alone. */
function noteBefore(element: HTMLElement, countIn: Page["countIn"]): string {
	for (let box: Element | null = element, steps = 0; box && countIn(box) <= 1 && steps < WRAPPERS; box = parentOf(box), steps++) {
		const before = box.previousElementSibling;
		if (before) return countIn(before) === 0 ? textOf(before, true) : "";
	}
	return "";
}

/** What a number counts, where a sentence goes on after the box: “[6] hours a week”. */
export function unitAfter(element: HTMLElement, countIn: Page["countIn"]): string {
	const { text, box } = wordsAfter(element, countIn);
	const [scale = ""] = SCALE.exec(text) ?? [];
	return scale || (UNIT.test(text) && !leadsToNext(box) ? text : "");
}

/** Whether the words after a box are the label of the next one, as the last box of the line has none after it. */
function leadsToNext(box: Element): boolean {
	const last = [...(parentOf(box)?.children ?? [])].findLast(holdsBox);
	return last !== undefined && last !== box && !HAS_LETTER.test(textAfter(last, holdsBox));
}

/** The words right after the box, out of wrappers that hold it alone, and the outermost of these. */
function wordsAfter(element: HTMLElement, countIn: Page["countIn"]): { text: string; box: Element } {
	let box: Element = element;
	if (element.nodeName !== "INPUT") return { text: "", box };
	for (let steps = 0; steps < WRAPPERS; steps++) {
		const text = textAfter(box, holdsBox);
		const parent = parentOf(box);
		if (text || !parent || countIn(parent) > 1) return { text, box };
		box = parent;
	}
	return { text: "", box };
}
