import { textBefore } from "./labels";
import type { Page } from "./page-read";
import { isQuestion, promptIn } from "./prompts";
import { textOf } from "./text";
import { builtIn, parentOf } from "./tree";

const MOST_ABOVE = 6;
const HAS_LETTER = /\p{L}/u;
const ANSWERED = "input:not([type=hidden]),select,textarea,[role=combobox]:not(input),[role=listbox],[role=radio],[role=checkbox]";

/**
 * The question of the control that stands in the same place of the row before, where a page labels the boxes of the first row alone: rows
 * are siblings with as many controls of the same kinds, and this one has no words of its own before the control.
 */
export function askedAbove(element: HTMLElement, box: Element, page: Page): string {
	if (isQuestion(element.getAttribute("placeholder") || promptIn(element))) return "";
	for (let row = parentOf(box), steps = 0; row && builtIn(row, "nodeName") !== "FORM" && steps < MOST_ABOVE; row = parentOf(row), steps++) {
		if (HAS_LETTER.test(wordsBeforeIn(row, box, page))) return "";
		let above = row.previousElementSibling;
		while (above && row.nodeName === "TR" && page.countIn(above) === 0) above = above.previousElementSibling;
		if (!above || above.nodeName !== row.nodeName || page.countIn(above) !== page.countIn(row)) continue;
		if (HAS_LETTER.test(textOf(row, true)) && !row.querySelector("[type=checkbox],[type=radio],[role=checkbox],[role=radio]")) return "";
		const [own, others] = [row, above].map((each) => [...each.querySelectorAll(ANSWERED)]);
		const twin = own!.length === others!.length ? others![own!.indexOf(element)] : undefined;
		if (twin && isAlike(twin, element) && isAbove(twin, element)) return page.asked.get(twin) ?? "";
	}
	return "";
}

const isAlike = (one: Element, other: Element) =>
	one.nodeName === other.nodeName &&
	one.getAttribute("type") === other.getAttribute("type") &&
	one.getAttribute("role") === other.getAttribute("role");

const isAbove = (one: Element, other: Element) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top + 2;

/** The words in a piece of the page right before a control in it. */
function wordsBeforeIn(row: Element, box: Element, page: Page): string {
	for (let branch: Element | null = box; branch && branch !== row; branch = parentOf(branch)) {
		const text = textBefore(branch, page.countIn);
		if (HAS_LETTER.test(text)) return text;
	}
	return "";
}
