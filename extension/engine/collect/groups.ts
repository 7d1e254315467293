import type { Evidence } from "../page";
import { type Context, groupLabel } from "./headings";
import { labelById, nearText, textBefore } from "./labels";
import type { Page } from "./page-read";
import type { CellTexts } from "./tables";
import { isSilent, ownWords, textOf } from "./text";
import { attempt, builtIn, closestOf, holds, parentOf } from "./tree";

/** Most controls of a group that asks one thing, such as an address. */
export const COMPOSITE = 6;

/** Words of a button or link that stands before a group, not its name. */
const OFFERS = /^(add|edit|change|remove|show|hide|view|use|why|learn) /i;
/** A short line with words of its own, no help for the question over it. */
const DIVIDER = /^(?!(optional|required|or|and|max|min|format|note|example|e\.g|up to)\b)\p{L}[^.!?;,()]{2,40}$/iu;
/** More letters than that before a group explain the whole page. */
const LONGEST_GROUP = 320;
const MOST_AROUND = 6;
/** How many boxes of its own a widget may draw around the one control of a line. */
const MOST_AROUND_ONE = 10;
const MOST_ABOVE = 6;
const HEADINGS = "h1,h2,h3,h4,h5,h6";

/** The name of the small group this control is a piece of: head of its table row, legend, or the words before the group. */
export function groupOf(
	element: HTMLElement,
	cells: CellTexts | undefined,
	contexts: readonly Context[],
	page: Page,
): { group: string; groupIsTied: boolean } {
	if (cells?.column || cells?.row) return { group: cells.row, groupIsTied: true };
	const named = [...page.groupNames].find(([, box]) => box.contains(element));
	if (named) return { group: textOf(named[0]), groupIsTied: true };
	const group = closestOf(element, "fieldset,[role=group],[role=listitem]");
	const tied = group && page.countIn(group) <= COMPOSITE ? groupLabel(group) : "";
	return tied ? { group: tied, groupIsTied: true } : { group: wordsBeforeGroup(element, contexts, page), groupIsTied: false };
}

function wordsBeforeGroup(element: HTMLElement, contexts: readonly Context[], page: Page): string {
	for (let box = element.parentElement, steps = 0; box && steps < MOST_AROUND_ONE; box = box.parentElement, steps++) {
		const count = page.countIn(box);
		if (count < 2) continue;
		if (steps >= MOST_AROUND && !isOfLines(box, element, page) && !areUnlabelled(box, page)) return "";
		if (box.nodeName === "TR") return wordsBeforeInner(box, page);
		if (box.nodeName === "DL") return "";
		const around = box;
		const words = count <= COMPOSITE ? (attempt(() => dividerOver(element, around, page) || wordsOver(around, contexts, page)) ?? "") : "";
		if (!words && count <= COMPOSITE) continue;
		return OFFERS.test(words) || words.length > LONGEST_GROUP || isOfAnotherSection(words, box, contexts) ? "" : words;
	}
	return "";
}

/** Whether a box holds but lines that ask the same, with one control each. */
const isOfLines = (box: Element, { nodeName }: Element, page: Page) => {
	const lines = [...builtIn(box, "children")].filter((line) => page.countIn(line) > 0);
	const asked = lines.map((line) => builtIn(line, "querySelector")(`${nodeName}[placeholder]`)?.getAttribute("placeholder"));
	return lines.every((line) => page.countIn(line) === 1) && asked[0] !== undefined && new Set(asked).size === 1;
};

/** Whether a box holds but controls in boxes of their own, none of which has a label, so that the words over it ask for all of them. */
const areUnlabelled = (box: Element, page: Page) =>
	[...builtIn(box, "children")].every((line) => page.countIn(line) === 1 && !builtIn(line, "querySelector")("label"));

/** The words of a row, or right over the table in it, where that holds a table of its own for its few boxes: “City and state of school”. */
function wordsBeforeInner(row: Element, page: Page): string {
	const holder = parentOf(row.closest("table") ?? row);
	const cell = holder?.closest("td");
	const outer = cell?.closest("tr");
	const isAlone = holder && !cell && page.countIn(holder) <= COMPOSITE && page.countIn(holder) === page.countIn(row);
	if (isAlone) return headText(holder, page);
	if (!cell || !outer || page.countIn(outer) > COMPOSITE || page.countIn(outer) !== page.countIn(cell)) return "";
	const own = headText(cell, page);
	return /\p{L}/u.test(own) ? own : headText(outer, page);
}

/** A short line that parts the box's words from the control, as “Parent 2” halfway down a section that begins with “Parent 1”. */
function dividerOver(element: HTMLElement, box: Element, page: Page): string {
	const branch = branchOf(element, box);
	let divider = "";
	if (branch === element || !textOf(branch, true)) return "";
	for (let before = branch.previousElementSibling; before; before = before.previousElementSibling) {
		const isAnswered = page.countIn(before) > 0;
		if (isAnswered && divider) return divider;
		if (isAnswered || divider || before.matches("label,button,a,input") || isSilent(before, true)) continue;
		const text = textOf(before, true);
		if (DIVIDER.test(text)) divider = text;
	}
	return "";
}

/** The words over a box with several controls: those that open it, else those before it, unless they are for another question before it. */
const wordsOver = (box: Element, contexts: readonly Context[], page: Page) =>
	headText(box, page) || isFirstUnder(box, contexts, page) ? boxNearText(box, page) : "";

/** Whether no other control and no heading stands between the box and the words before it, but controls of boxes like it. */
function isFirstUnder(box: Element, contexts: readonly Context[], page: Page): boolean {
	for (let branch: Element | null = box, steps = 0; branch && steps < MOST_ABOVE; branch = parentOf(branch), steps++) {
		if (textBefore(branch, page.countIn)) return true;
		for (let before = branch.previousElementSibling; before; before = before.previousElementSibling)
			if (
				before.matches(HEADINGS) ||
				(page.countIn(before) > 0 && !(before.nodeName === branch.nodeName && page.countIn(before) === page.countIn(branch)))
			)
				return false;
	}
	return contexts.length === 0;
}

/** Whether the words are a heading in the box that another one has ended before the control. */
const isOfAnotherSection = (words: string, box: Element, contexts: readonly Context[]) =>
	words !== "" &&
	!contexts.some(({ text }) => text === words) &&
	[...builtIn(box, "querySelectorAll")(HEADINGS)].some((heading) => textOf(heading, true) === words);

/** The question over a group of radio buttons or checkboxes. */
export function questionOf(choices: readonly HTMLElement[], box: Element, evidence: Evidence, page: Page): string {
	const members = page.countIn(box);
	const between = holdsOthers(choices, box, page) ? wordsAfterOther(choices[0]!, box, page) : "";
	if (between) return between;
	for (
		let group = closestOf(
			slotAround(choices[0]!, box) ?? box,
			"[role=radiogroup],[role=toolbar],[role=tablist],[role=group],fieldset,[role=listitem]",
		);
		group && page.countIn(group) <= members;
		group = closestOf(parentOf(group) ?? group.ownerDocument.documentElement, "[role=group],fieldset,[role=listitem]")
	) {
		const label = groupLabel(group) || groupLabelById(group, page);
		if (label && !isSections(group, page)) return label;
	}
	return (
		(holdsOthers(choices, box, page) && wordsBefore(choices[0]!, box, page)) ||
		boxNearText(box, page) ||
		evidence.group ||
		evidence.contexts[0]?.text ||
		""
	);
}

/** Where an element of the page's own shows the choices that stand in it: what it says of them stands around. */
function slotAround(choice: Element, box: Element): Element | null {
	for (let branch: Element | null = choice; branch && branch !== box; branch = parentOf(branch))
		if (branch.assignedSlot) return branch.assignedSlot;
	return null;
}

/** Whether the name that a group refers to is that of a section with further questions. */
function isSections(group: Element, page: Page): boolean {
	const [id = ""] = (group.getAttribute("aria-labelledby") ?? "").split(/\s+/);
	const section = (group.getRootNode() as Document).getElementById?.(id)?.closest("fieldset,[role=group]");
	return Boolean(section && section !== group && section.contains(group) && page.countIn(section) > page.countIn(group));
}

/** The words of a label that points at a group, though labels are for controls. */
function groupLabelById(group: Element, { labels }: Page): string {
	const label = labelById(group, labels.byId);
	return label ? textOf(label, true) : "";
}

/** Whether the smallest box around the choices holds other questions too, so that what opens it is not theirs. */
const holdsOthers = (choices: readonly HTMLElement[], box: Element, page: Page) => choices.length > 1 && page.countIn(box) > choices.length;

/** The words between another question of the box and the choices, which ask for these and not for all that the box is named by. */
function wordsAfterOther(choice: HTMLElement, box: Element, page: Page): string {
	for (let before = branchOf(choice, box).previousElementSibling; before; before = before.previousElementSibling)
		if (page.countIn(before) > 0) return wordsBefore(choice, box, page);
	return "";
}

/** What of the box holds the choice. */
function branchOf(choice: HTMLElement, box: Element): Element {
	let branch: Element = choice;
	for (let parent = parentOf(branch); parent && parent !== box; parent = parentOf(branch)) branch = parent;
	return branch;
}

/** The words right before the choices inside the box, never those beside the first of them. */
const wordsBefore = (choice: HTMLElement, box: Element, page: Page) => textBefore(branchOf(choice, box), page.countIn);

/** The words over a box with several controls, as if the box were one control. */
function boxNearText(box: Element, page: Page): string {
	return headText(box, page) || nearText(box, (other) => (holds(other, box) ? Number.POSITIVE_INFINITY : page.countIn(other)));
}

/** Whether an element bears the id that a label points at, so that its words are that one's. */
const pointsAtSomething = (label: HTMLLabelElement) =>
	label.htmlFor !== "" && (label.getRootNode() as Document).getElementById?.(label.htmlFor) !== null;

/** Words that open the box, before its first control, from the last heading on. */
function headText(box: Element, page: Page): string {
	const pieces: string[] = [];
	let nearest: Node | undefined;
	for (let node = box.firstChild; node; node = node.nextSibling) {
		if (
			node.nodeType === Node.ELEMENT_NODE &&
			(page.countIn(node as Element) > 0 || (node as Element).matches("input:not([type=hidden]),label:has(input:not([type=hidden]))"))
		)
			break;
		if (node.nodeName === "LABEL" && pointsAtSomething(node as HTMLLabelElement)) break;
		if (/^H[1-6]$/.test(node.nodeName)) pieces.length = 0;
		if (node.nodeType === Node.TEXT_NODE) pieces.push(node.nodeValue ?? "");
		else if (node.nodeType === Node.ELEMENT_NODE && !isSilent(node as Element, true)) {
			pieces.push(textOf(node, true));
			nearest = node;
		}
	}
	return ownWords(pieces, nearest);
}
