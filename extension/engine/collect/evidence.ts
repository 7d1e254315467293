import { isPlaceholder } from "../express/match";
import type { Evidence } from "../page";
import { type Context, groupLabel } from "./headings";
import {
	captionAfter,
	holdsBox,
	type Labels,
	labelById,
	nearText,
	ownLabels,
	referenced,
	textAfter,
	textBefore,
	wordsBeforeLabel,
} from "./labels";
import { isQuestion, promptOf } from "./prompts";
import { isSignIn } from "./sign-in";
import { type CellTexts, cellTexts, countsRow, drawnCellTexts, headOver } from "./tables";
import { isSilent, ownWords, textOf, tidy } from "./text";
import { attempt, builtIn, closestOf, holds, parentOf, shellOf } from "./tree";

/** Most controls of a group that asks one thing, such as an address. */
export const COMPOSITE = 6;
/** Words of a button or link that stands before a group, not its name. */
const OFFERS = /^(add|edit|change|remove|show|hide|view|use|why|learn) /i;
/** What stands before more questions than that is no name of each. */
const MOST_NAMED = 12;
/** A short line with words of its own, no help for the question over it. */
const DIVIDER = /^(?!(optional|required|or|and|max|min|format|note|example|e\.g|up to)\b)\p{L}[^.!?;,()]{2,40}$/iu;
/** More letters than that before a group explain the whole page. */
const LONGEST_GROUP = 320;
const TABLE_LEVEL = 8;
const FORMAT =
	/^\(?(m{1,2}|d{1,2}|y{4}|month|day|year)[/.-].{2,12}$|^\W?((required )?format|enter as|like)?:?\s*\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\W*$|^\W?((four|4|five|5|nine|9|ten|10)[ -]digits?\b|digits only|numbers only|no (dashes|spaces|hyphens)\b|(last|family|sur)( ?name)?, ?first\b|last name first).{0,40}$/i;
const EXAMPLE = /^\W?(for example|for instance|e\.\s?g\.|example)[,:]?\s.{1,40}$/i;
const UNIT = /^(hours?|hrs?|weeks?|wks?|horas?|semanas?)\b.{0,30}$/i;
/** A label that only says in what the answer is counted; the question stands before it. */
const MEASURE = /^(years?|months?|number|amount|how many|total)[:*\s]*$/i;
const WRAPPERS = 3;
const DATA_KEYS = ["data-export", "data-field", "data-name", "formcontrolname", "ng-model", "v-model", "data-automation-id"];

/** Names and ids that a framework counts up by itself: they say nothing, and their numbers number nothing. */
const GENERATED =
	/:r\w+:|«r\w+»|_r_\w+_|^(headlessui|radix|mui|mat|cdk|mantine|downshift|chakra|select2|react-select|rc_select|yui|pv_id|input-v|ui-id)[-_:][\w:-]*\d|^v-\d|^(ember|ext-gen)\d/;

/** What is known of the whole page while its questions are read. */
export type Page = {
	countIn: (box: Element) => number;
	labels: Labels;
	/** Labels that name a box of several controls though they are tied to the first. */
	groupNames: Map<Element, Element>;
	rows: Map<Element, number>;
	tables: Map<Element | null, number>;
	/** What the controls read so far are asked by. */
	asked: Map<Element, string>;
	forms: Map<Element, number>;
};

/** Everything the page says about a control; `box` is what holds all controls of its question. */
export function evidenceOf(element: HTMLElement, box: Element, contexts: Context[], page: Page): Evidence {
	const input = element as HTMLInputElement;
	const shell = shellOf(element, page.countIn);
	const place = box === element ? shell : (box as HTMLElement);
	const bearers = shell === element ? [element] : [element, shell];
	const [named = "", ...further] = bearers.flatMap((each) => ownLabels(each, page.labels, page.groupNames));
	const unit = attempt(() => unitAfter(element, page.countIn)) ?? "";
	const placeholder = tidy(element.getAttribute("placeholder") || element.getAttribute("data-placeholder") || promptIn(element));
	const cells = cellTexts(place, page.countIn) ?? (named ? undefined : drawnCellTexts(place, page.countIn));
	const label = countsRow(named, cells)
		? ""
		: MEASURE.test(named)
			? `${wordsBeforeLabel(element, named, page.countIn)} ${named}`.trim()
			: named && unit && !named.toLowerCase().includes(unit.toLowerCase())
				? `${named}, ${unit}`
				: named;
	if (cells && !page.rows.has(cells.rowElement)) page.rows.set(cells.rowElement, page.rows.size);
	const form = closestOf(element, "form") ?? element.ownerDocument.documentElement;
	if (!page.forms.has(form)) page.forms.set(form, page.forms.size);
	const near = label
		? ""
		: cells?.column ||
			unit ||
			captionAfter(element, page.countIn) ||
			(HAS_LETTER.test(cells?.before ?? "") && cells?.before) ||
			askedAbove(element, box, page) ||
			cells?.before ||
			nearText(box, page.countIn, isQuestion(placeholder) ? 1 : MOST_NAMED);
	const head = headOver(cells, label);
	const table = head ? textOf(head, true) : fromHeading(cells?.table ?? "", contexts[0]?.text);
	const over =
		cells && table && !contexts.some(({ text }) => text === table)
			? [{ text: table, level: TABLE_LEVEL, id: tableId(head ?? tableOf(cells.rowElement), page) }, ...contexts]
			: contexts;
	const grouped = groupOf(element, cells, contexts, page);
	return {
		label: withoutRow(label, grouped),
		...grouped,
		near,
		placeholder,
		title: tidy(
			[...further, element.getAttribute("title") ?? "", referenced(element, "aria-describedby"), formatBeside(element, page.countIn)].join(
				" ",
			),
		),
		signIn: isSignIn(element),
		key: [
			...bearers.flatMap((each) => [each.getAttribute("name"), each.getAttribute("id")]).filter((key) => !GENERATED.test(key ?? "")),
			...DATA_KEYS.map((key) => element.getAttribute(key) ?? shell.getAttribute(key)),
			closestOf(element, "[data-export]")?.getAttribute("data-export"),
		]
			.filter(Boolean)
			.join(" "),
		lang: closestOf(element, "[lang]")?.getAttribute("lang") ?? "",
		autocomplete: (element.getAttribute("autocomplete") ?? "").toLowerCase(),
		type: (element.getAttribute("type") ?? "").toLowerCase(),
		pattern: element.getAttribute("pattern") ?? "",
		maxLength: input.maxLength >= 0 ? input.maxLength : undefined,
		contexts: over,
		row: cells?.column ? page.rows.get(cells.rowElement) : undefined,
		form: page.forms.get(form)!,
	};
}

/** The words over a table, from the heading that stands among them on: what comes before that belongs to another section, in which nothing is asked. */
const fromHeading = (words: string, heading = "") => (heading ? words.slice(Math.max(0, words.lastIndexOf(heading))) : words);

/** A label that begins with the words of its row, “Activity 1 Hours per week”, says the rest; so does one that ends with its prompt, “Month Please select”. */
function withoutRow(label: string, { group, groupIsTied }: Pick<Evidence, "group" | "groupIsTied">): string {
	if (!groupIsTied || group === "") return label;
	if (isPlaceholder({ label: group, value: group }) && label.endsWith(` ${group}`)) return label.slice(0, -group.length).trim();
	return label.startsWith(`${group} `) ? label.slice(group.length).replace(/^[\s:,–—-]+/, "") : label;
}

/** What stands for a table's name, or for a head in it, among the headings: ids of their own, below those of headings. */
function tableId(named: Element | null, { tables }: Page): number {
	if (!tables.has(named)) tables.set(named, -1 - tables.size);
	return tables.get(named)!;
}
const tableOf = (row: Element) => row.closest("table,[role=table],[role=grid]");

const HAS_LETTER = /\p{L}/u;
const MOST_ABOVE = 6;

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

const ANSWERED = "input:not([type=hidden]),select,textarea,[role=combobox]:not(input),[role=listbox],[role=radio],[role=checkbox]";

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

/** The format of an answer, or an example, where it is printed after the box, or between its label and the box. */
function formatBeside(element: HTMLElement, countIn: Page["countIn"]): string {
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
function unitAfter(element: HTMLElement, countIn: Page["countIn"]): string {
	const { text, box } = wordsAfter(element, countIn);
	return UNIT.test(text) && !leadsToNext(box) ? text : "";
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

/** The prompts that were seen in lists: most take theirs away with the choice, and nothing else may say what was asked. */
const promptsSeen = new WeakMap<Element, string>();

/** What a list shows before anything is chosen, or showed then; nameless lists are asked by it. */
function promptIn(element: HTMLElement): string {
	if (element.nodeName === "SELECT") return (element as HTMLSelectElement).options[0]?.text ?? "";
	const isList = element.matches("[role=combobox],[role=listbox],[aria-haspopup=listbox],[aria-autocomplete]");
	const shown = isList ? promptOf(element) : "";
	if (shown) promptsSeen.set(element, shown);
	return shown || (promptsSeen.get(element) ?? "");
}

const MOST_AROUND = 5;
/** How many boxes of its own a widget may draw around the one control of a line. */
const MOST_AROUND_ONE = 10;

/** Whether a box holds but lines that ask the same, with one control each. */
const isOfLines = (box: Element, { nodeName }: Element, page: Page) => {
	const lines = [...builtIn(box, "children")].filter((line) => page.countIn(line) > 0);
	const asked = lines.map((line) => builtIn(line, "querySelector")(`${nodeName}[placeholder]`)?.getAttribute("placeholder"));
	return lines.every((line) => page.countIn(line) === 1) && asked[0] !== undefined && new Set(asked).size === 1;
};

/** The name of the small group this control is a piece of: head of its table row, legend, or the words before the group. */
function groupOf(
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
		if (steps >= MOST_AROUND && !isOfLines(box, element, page)) return "";
		if (box.nodeName === "TR" || box.nodeName === "DL") return "";
		const around = box;
		const words = count <= COMPOSITE ? (attempt(() => dividerOver(element, around, page) || wordsOver(around, contexts, page)) ?? "") : "";
		if (!words && count <= COMPOSITE) continue;
		return OFFERS.test(words) || words.length > LONGEST_GROUP || isOfAnotherSection(words, box, contexts) ? "" : words;
	}
	return "";
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

/** Whether no other control stands between the box and the words before it, or the heading over it, but those of boxes like it. */
function isFirstUnder(box: Element, contexts: readonly Context[], page: Page): boolean {
	for (let branch: Element | null = box, steps = 0; branch && steps < MOST_ABOVE; branch = parentOf(branch), steps++) {
		if (textBefore(branch, page.countIn)) return true;
		for (let before = branch.previousElementSibling; before; before = before.previousElementSibling)
			if (page.countIn(before) > 0 && !(before.nodeName === branch.nodeName && page.countIn(before) === page.countIn(branch))) return false;
	}
	return contexts.length === 0;
}

/** Whether the words are a heading in the box that another one has ended before the control. */
const isOfAnotherSection = (words: string, box: Element, contexts: readonly Context[]) =>
	words !== "" &&
	!contexts.some(({ text }) => text === words) &&
	[...builtIn(box, "querySelectorAll")("h1,h2,h3,h4,h5,h6")].some((heading) => textOf(heading, true) === words);

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
		if (node.nodeType === Node.ELEMENT_NODE && (node as Element).matches("label[for]")) break;
		if (/^H[1-6]$/.test(node.nodeName)) pieces.length = 0;
		if (node.nodeType === Node.TEXT_NODE) pieces.push(node.nodeValue ?? "");
		else if (node.nodeType === Node.ELEMENT_NODE && !isSilent(node as Element, true)) {
			pieces.push(textOf(node, true));
			nearest = node;
		}
	}
	return ownWords(pieces, nearest);
}
