import type { Control, Option, PageField } from "../page";
import { isAnswerable, isBox, SLIDERS } from "./answerable";
import { askedAbove } from "./asked-above";
import { grouped, listOptions, optionLabel, selectOptions } from "./choices";
import { stepsOf } from "./counters";
import { isDateButton } from "./date-buttons";
import { isDateSections } from "./date-sections";
import { opensListInDialog } from "./dialog-lists";
import { isFocusedList, isListsBox } from "./drawn-lists";
import { evidenceOf } from "./evidence";
import { COMPOSITE, questionOf } from "./groups";
import { type Context, headingsOver, LOOSE_LEVEL } from "./headings";
import { groupNames, labelsIn } from "./labels";
import { shareOut } from "./labels-of-several";
import { spellOut } from "./legends";
import { isRadio } from "./own-radios";
import type { Page } from "./page-read";
import { asksForDate, hasCalendar } from "./pickers";
import { listSearchedBy, takesSeveral } from "./stand-ins";
import { cellTexts } from "./tables";
import { isTagBox } from "./tag-boxes";
import { tidy } from "./text";
import { attempt, holds, parentOf } from "./tree";
import type { Boxes } from "./visibility";
import { type ShadowRootOf, walk } from "./walk";

/**
 * Reads the page's visible questions with what the page says about each (design, section 2: collect).
 * Takes the document, a function that is awaited between pieces of work so that the page stays responsive, and what gives shadow roots; gives the
 * questions in page order. Reads only. What cannot be read (a getter that throws) is left out.
 */
export async function collect(document: Document, breathe: () => Promise<void> | void, shadowRootOf?: ShadowRootOf): Promise<PageField[]> {
	const found = walk(document, shadowRootOf);
	const counts = new Map<Element, number>();
	const page: Page = {
		countIn: (box) => counts.get(box) ?? 0,
		labels: labelsIn(found.roots),
		groupNames: new Map(),
		rows: new Map(),
		tables: new Map(),
		asked: new Map(),
		forms: new Map(),
	};
	await breathe();
	const controls: HTMLElement[] = [];
	const measured: Boxes = new Map();
	for (const control of found.controls) {
		if (!attempt(() => isAnswerable(control, page.labels, measured))) continue;
		controls.push(control);
		for (let box: Element | null = control; box; box = parentOf(box)) counts.set(box, (counts.get(box) ?? 0) + 1);
		await breathe();
	}
	page.groupNames = groupNames(controls, page.labels, page.countIn, COMPOSITE);
	await breathe();
	const over = headingsOver(found, page.countIn);
	const boxes = grouped(controls.filter(isBox), page.countIn);
	const groupOf = new Map(boxes.flatMap((group) => group.map((box) => [box, group] as const)));
	const fields: PageField[] = [];
	await breathe();
	for (const control of controls) {
		const group = groupOf.get(control);
		const contexts = attempt(() => over(control)) ?? [];
		if (group && group[0] !== control) continue;
		const field = attempt(() => (group ? choiceField(group, contexts, page) : singleField(control, contexts, page)));
		if (field) {
			fields.push(field);
			for (const { element } of group ? field.options : [field])
				page.asked.set(element, group ? field.evidence.group : field.evidence.label || field.evidence.near);
		}
		await breathe();
	}
	shareOut(fields);
	leaveLeads(fields);
	leaveToPrompts(fields.filter(hasPrompt));
	leaveEchoes(fields);
	await breathe();
	return fields;
}

const SHORTEST_LEAD = 10;

/** A sentence that stands before several questions leads over to them; it is no question of theirs. */
function leaveLeads(fields: readonly PageField[]) {
	const leads = fields.filter(({ evidence: { near } }, place) => {
		const isBeside = [fields[place - 1], fields[place + 1]].some((other) => other?.evidence.near === near);
		return isBeside && near.split(" ").length >= SHORTEST_LEAD;
	});
	for (const { evidence } of leads) evidence.near = "";
}

/** Where several boxes under a heading say themselves what they ask, it asks nothing of the one right after it. */
function leaveToPrompts(fields: readonly PageField[]) {
	const prompted = Map.groupBy(fields, ({ evidence }) => evidence.contexts[0]?.id);
	for (const { evidence } of fields) {
		const [over] = evidence.contexts;
		const isOther = over && prompted.get(over.id)!.some((other) => other.evidence.placeholder !== evidence.placeholder);
		if (isOther && evidence.near === over.text) evidence.near = "";
	}
}

const hasPrompt = ({ element, evidence }: PageField) => element.nodeName !== "SELECT" && /\p{L}{3}/u.test(evidence.placeholder);

/** Names of groups are of several words; whoever or whatever of schools a heading names, it names it whatever was typed. */
const ECHOED = /^(?!.*\b(mother|father|parent|guardian|school|college|university)\b)\S+ \S/i;

/** A heading that repeats what stands in a box under it, as cards bear the name typed into them, says no more than the rest of its words. */
function leaveEchoes(fields: readonly PageField[]) {
	const echoes = new Map<string, string>();
	for (const { control, element, evidence } of fields) {
		const held = control === "text" ? tidy((element as HTMLInputElement).value ?? "") : "";
		if (!ECHOED.test(held)) continue;
		for (const { text } of evidence.contexts) if (text.endsWith(held)) echoes.set(text, text.slice(0, -held.length));
	}
	if (echoes.size === 0) return;
	const withoutEcho = (text: string) => echoes.get(text) ?? text;
	for (const { evidence } of fields) {
		evidence.group = withoutEcho(evidence.group);
		evidence.contexts = evidence.contexts
			.map((context) => ({ ...context, text: withoutEcho(context.text) }))
			.filter(({ text }) => /\p{L}/u.test(text));
	}
}

function singleField(element: HTMLElement, contexts: Context[], page: Page): PageField {
	const takesTags = isTagBox(element, page.labels.byControl.get(element));
	const control = controlOf(element, takesTags);
	const options: Option[] =
		control === "select" ? selectOptions(element as HTMLSelectElement) : control === "listbox" ? listOptions(element) : [];
	const evidence = evidenceOf(element, element, contexts, page);
	// A label that a page draws like the head of a section heads nothing but its own box.
	evidence.contexts = evidence.contexts.filter(({ text, level }) => text !== evidence.label || level < LOOSE_LEVEL);
	return {
		element,
		control,
		options,
		multiple:
			(element as HTMLSelectElement).multiple === true ||
			element.getAttribute("aria-multiselectable") === "true" ||
			takesTags ||
			((control === "combobox" || control === "listbox") && takesSeveral(element)),
		evidence,
		disabled: isDisabled(element) || (!MOVED.has(control) && (element as HTMLInputElement).readOnly === true),
	};
}

function choiceField(group: HTMLElement[], contexts: Context[], page: Page): PageField {
	const first = group[0]!;
	const radios = isRadio(first);
	const cells = group.length > 1 ? cellTexts(first, page.countIn) : undefined;
	const columns = group.map((element) => (cells && cellTexts(element, page.countIn)?.column) || "");
	const labels = group.map((element) => optionLabel(element, page.labels));
	const options = group.map((element, place) => {
		const label = labels[place] || columns[place]!;
		return {
			label,
			value: element.getAttribute("value") ?? element.getAttribute("data-value") ?? label,
			element,
		};
	});
	withoutTail(options);
	withoutLetters(options);
	const shared = withoutShared(options);
	const box = group.length > 1 ? commonBox(group) : first;
	const areInColumns = labels.every((label, place) => !label || label === columns[place]);
	const isInRow = cells !== undefined && box === cells.rowElement && areInColumns;
	const evidence = evidenceOf(first, isInRow ? first : box, contexts, page);
	if (group.length > 1 || radios) {
		const around = cellTexts(box as HTMLElement, page.countIn);
		const column = around?.column;
		const said = isInRow ? cells.row : askedAbove(first, box, page) || questionOf(group, box, evidence, page);
		// The head of its column asks for what alone stands in a cell, not the heading or the words over the table.
		const isOverTable = said === around?.table || contexts.some(({ text }) => text === said);
		const question = column && group.length > 1 && isOverTable ? column : said;
		evidence.label = "";
		if (isInRow && cells.column) evidence.near = wordsShared(options);
		else evidence.near ||= column ?? "";
		evidence.group = /\p{L}{2}/u.test(question) ? question : `${shared} ${question}`.trim();
		evidence.groupIsTied = true;
		withoutEnding(` ${question}`, options);
		spellOut(options, [question, ...evidence.contexts.flatMap(({ text, note = "" }) => [text, note])]);
		evidence.contexts = evidence.contexts.filter(({ text }) => text !== question);
	}
	return {
		element: first,
		control: radios ? "radios" : "checkboxes",
		options,
		multiple: !radios,
		evidence,
		disabled: group.every(isDisabled),
	};
}

/** Takes from the options the letters that count them, and are keys to choose them by: “A Yes”, “B No”. */
function withoutLetters(options: Option[]) {
	const areCounted =
		options.length > 1 && options.every(({ label }, place) => label.startsWith(`${String.fromCharCode(LETTER_A + place)} `));
	if (areCounted) for (const option of options) option.label = option.label.slice(2);
}
const LETTER_A = 65;

/** Takes from the options the words of the column that each begins with and of the row that each ends with: “Grade received 9 1”. Gives the former. */
function withoutShared(options: Option[]): string {
	const words = options.map(({ label }) => label.split(" "));
	if (options.length < 2) return "";
	const start = countShared(words);
	const end = countShared(words.map((each) => each.toReversed()));
	if (start < 2 || words.some(({ length }) => length <= start + end)) return "";
	options.forEach((option, place) => {
		option.label = words[place]!.slice(start, words[place]!.length - end).join(" ");
	});
	return words[0]!.slice(0, start).join(" ");
}

/** The words that all options begin with. */
function wordsShared(options: readonly Option[]): string {
	const words = options.map(({ label }) => label.split(" "));
	return words[0]!.slice(0, countShared(words)).join(" ");
}

/** With how many words in common all begin. */
function countShared(words: readonly string[][]): number {
	let count = 0;
	while (words.every((each) => count < each.length && each[count] === words[0]![count])) count++;
	return count;
}

/** Takes from the options what each ends with to say whose option it is: “9th, response for Activity 1”. */
function withoutTail(options: Option[]) {
	const [tail = ""] = /, [^,]+$/.exec(options[0]?.label ?? "") ?? [];
	withoutEnding(tail, options);
}

/** Takes the ending from the options where each has it: of “First language English” the row it stands in. */
function withoutEnding(ending: string, options: Option[]) {
	if (ending.trim() === "" || options.length < 2 || !options.every(({ label }) => label.endsWith(ending) && label !== ending)) return;
	for (const option of options) option.label = option.label.slice(0, -ending.length);
}

function commonBox(group: HTMLElement[]): Element {
	let box: Element = group[0]!;
	const last = group.at(-1)!;
	for (let parent = parentOf(box); !holds(box, last) && parent; parent = parentOf(box)) box = parent;
	return box;
}

/** What is answered otherwise than by typing, so that a box which takes none is no closed one. */
const MOVED: ReadonlySet<Control> = new Set(["combobox", "calendar", "slider"] satisfies Control[]);

/** The format of a date in a box that calls itself a list, for the calendar that it opens. */
const WHOLE_DATE = /^\W*(m{1,2}|d{1,2}|y{4})\W+(m{1,2}|d{1,2})\W+(y{2,4}|d{1,2})\W*$/i;

const TEXT_BOX = "input:not([type]),input[type=text]";
/** What the older libraries draw around a list's box, without a role (Telerik, EasyUI). */
const COMBO = ".RadComboBox,.combo,.combobox,.combo-box";
/** What calls itself a list but opens one elsewhere (Kendo). */
const OPENING_LISTBOX = "[role=listbox]:is(input,[aria-expanded],[aria-haspopup]):not(:has([role=option]))";

function controlOf(element: HTMLElement, takesTags: boolean): Control {
	if (element.nodeName === "SELECT") return "select";
	if (element.matches(SLIDERS) || stepsOf(element)) return "slider";
	const input = element as HTMLInputElement;
	const opensDialog = element.nodeName === "INPUT" && element.matches("[aria-haspopup=dialog],[aria-haspopup=grid]");
	if (opensDialog && (hasCalendar(element) || asksForDate(element))) return input.readOnly ? "calendar" : "text";
	if (input.role === "combobox" && !input.readOnly && WHOLE_DATE.test(input.placeholder)) return "text";
	if (isDateButton(element)) return "calendar";
	const isCombobox =
		element.getAttribute("role") === "combobox" ||
		element.matches("[aria-haspopup=listbox],input[aria-autocomplete=list],input[aria-autocomplete=both]") ||
		element.matches(OPENING_LISTBOX) ||
		(element.matches(TEXT_BOX) && element.closest(COMBO) !== null && !hasCalendar(element)) ||
		isFocusedList(element) ||
		listSearchedBy(element) !== undefined ||
		(isListsBox(element) && !hasCalendar(element)) ||
		opensListInDialog(element) ||
		takesTags;
	if (isCombobox) return "combobox";
	if (element.nodeName === "TEXTAREA") return "longText";
	if (isDateSections(element)) return "dateSections";
	if (element.nodeName !== "INPUT") return element.getAttribute("role") === "listbox" ? "listbox" : "richText";
	if (input.readOnly && (hasCalendar(element) || (input.type === "text" && asksForDate(element)))) return "calendar";
	switch (input.type) {
		case "date":
		case "month":
		case "number":
			return input.type;
		case "text":
		case "email":
		case "tel":
		case "url":
		case "search":
			return "text";
		default:
			return "other";
	}
}

function isDisabled(element: HTMLElement): boolean {
	return (
		element.matches(":disabled") || element.getAttribute("aria-disabled") === "true" || element.closest("[aria-disabled=true]") !== null
	);
}
