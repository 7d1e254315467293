import type { Control, Evidence, Option, PageField } from "../page";
import { grouped, listOptions, optionLabel, selectOptions } from "./choices";
import { type Context, groupLabel, headingsOver } from "./headings";
import { groupNames, type Labels, labelsIn, nearText, ownLabels, referenced } from "./labels";
import { shareOut } from "./labels-of-several";
import { isSignIn } from "./sign-in";
import { type CellTexts, cellTexts } from "./tables";
import { textOf, tidy } from "./text";
import { isVisible } from "./visibility";
import { type Found, parentOf, walk } from "./walk";

const BOXES = "input[type=radio],input[type=checkbox],[role=radio],[role=checkbox],[role=switch]";
const COMPOSITE = 6;
/** Words of a button or link that stands before a group, not its name. */
const OFFERS = /^(add|edit|change|remove|show|hide|view|use|why|learn) /i;
const TABLE_LEVEL = 8;
const DATA_KEYS = ["data-export", "data-field", "data-name", "formcontrolname", "ng-model", "v-model", "data-automation-id"];

type Page = {
	found: Found;
	countIn: (box: Element) => number;
	labels: Labels;
	/** Labels that name a box of several controls though they are tied to the first. */
	groupNames: Map<Element, Element>;
	rows: Map<Element, number>;
	forms: Map<Element, number>;
};

/**
 * Reads the page's visible questions with what the page says about each (design, section 2: collect).
 * Takes the document and a function that is awaited between pieces of work so that the page stays responsive; gives the
 * questions in page order. Reads only. What cannot be read (a getter that throws) is left out.
 */
export async function collect(document: Document, breathe: () => Promise<void> | void): Promise<PageField[]> {
	const found = walk(document);
	const counts = new Map<Element, number>();
	const page: Page = {
		found,
		countIn: (box) => counts.get(box) ?? 0,
		labels: labelsIn(found.roots),
		groupNames: new Map(),
		rows: new Map(),
		forms: new Map(),
	};
	await breathe();
	const controls: HTMLElement[] = [];
	for (const control of found.controls) {
		if (!attempt(() => isAnswerable(control, page))) continue;
		controls.push(control);
		for (let box: Element | null = control; box; box = parentOf(box)) counts.set(box, (counts.get(box) ?? 0) + 1);
		await breathe();
	}
	page.groupNames = groupNames(controls, page.labels, page.countIn, COMPOSITE);
	const over = headingsOver(found, page.countIn);
	const boxes = grouped(
		controls.filter((control) => control.matches(BOXES)),
		page.countIn,
	);
	const groupOf = new Map(boxes.flatMap((group) => group.map((box) => [box, group] as const)));
	const fields: PageField[] = [];
	for (const control of controls) {
		const group = groupOf.get(control);
		const contexts = attempt(() => over(control)) ?? [];
		if (group && group[0] !== control) continue;
		const field = attempt(() => (group ? choiceField(group, contexts, page) : singleField(control, contexts, page)));
		if (field) fields.push(field);
		await breathe();
	}
	shareOut(fields);
	return fields;
}

/** What the function gives, or undefined where the page makes it throw. */
function attempt<T>(read: () => T): T | undefined {
	try {
		return read();
	} catch {
		return undefined;
	}
}

/** Visible, and not a part of a control that is on the list itself. */
function isAnswerable(control: HTMLElement, page: Page): boolean {
	if (
		control.matches("[role=combobox]:not(input),[role=textbox]:not(input,textarea)") &&
		control.querySelector("input:not([type=hidden]):not([aria-hidden=true]),textarea")
	)
		return false;
	if (control.matches("[role=radio],[role=checkbox],[role=switch]") && control.querySelector("input[type=radio],input[type=checkbox]"))
		return false;
	if (control.matches("[role=listbox]") && isPopup(control)) return false;
	if (control.matches(BOXES)) return isVisible(control, 1) || standInIsVisible(control as HTMLInputElement, page);
	if (control.matches("[role=combobox]")) return isVisible(control, 1) || comboboxBoxIsVisible(control);
	return isVisible(control);
}

/** A native box may be transparent or clipped because its styled label stands in for it. */
function standInIsVisible(box: HTMLInputElement, page: Page): boolean {
	if (box.nodeName !== "INPUT" || box.closest("[aria-hidden=true],[inert]")) return false;
	const labels = page.labels.byControl.get(box) ?? [];
	return labels.some((label) => label.textContent?.trim() && isVisible(label)) || (labels.length === 0 && isDrawnBySibling(box));
}

function isDrawnBySibling(box: HTMLInputElement): boolean {
	const wrapper = box.parentElement?.closest("[role=radio],[role=checkbox]");
	return wrapper ? isVisible(wrapper) : false;
}

/** Widget libraries type into a transparent or hair-thin input inside a visible box. */
function comboboxBoxIsVisible(control: HTMLElement): boolean {
	if (control.closest("[aria-hidden=true],[inert]")) return false;
	const box = control.parentElement?.parentElement;
	return Boolean(
		box &&
			box.querySelectorAll("input:not([type=hidden]),select,textarea").length === 1 &&
			isVisible(box) &&
			isVisible(control.parentElement!, 1),
	);
}

function isPopup(listbox: HTMLElement): boolean {
	const root = listbox.getRootNode() as Document | ShadowRoot;
	return (
		Boolean(listbox.closest("[role=combobox]")) ||
		Boolean(listbox.id && root.querySelector(`[aria-controls~="${CSS.escape(listbox.id)}"],[aria-owns~="${CSS.escape(listbox.id)}"]`))
	);
}

function singleField(element: HTMLElement, contexts: Context[], page: Page): PageField {
	const control = controlOf(element);
	const options: Option[] =
		control === "select" ? selectOptions(element as HTMLSelectElement) : control === "listbox" ? listOptions(element) : [];
	return {
		element,
		control,
		options,
		multiple: (element as HTMLSelectElement).multiple === true || element.getAttribute("aria-multiselectable") === "true",
		evidence: evidenceOf(element, element, contexts, page),
		disabled: isDisabled(element) || (control !== "combobox" && (element as HTMLInputElement).readOnly === true),
	};
}

function choiceField(group: HTMLElement[], contexts: Context[], page: Page): PageField {
	const first = group[0]!;
	const radios = first.matches("input[type=radio],[role=radio]");
	const cells = group.length > 1 ? cellTexts(first, page.countIn) : undefined;
	const options = group.map((element) => {
		const column = cells && cellTexts(element, page.countIn)?.column;
		const label = optionLabel(element, page.labels) || column || "";
		return {
			label,
			value: element.getAttribute("value") ?? element.getAttribute("data-value") ?? label,
			element,
		};
	});
	const box = group.length > 1 ? commonBox(group) : first;
	const evidence = evidenceOf(first, box, contexts, page);
	if (group.length > 1 || radios) {
		const question = questionOf(group, box, evidence, page);
		evidence.label = "";
		evidence.group = question;
		evidence.groupIsTied = true;
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

function commonBox(group: HTMLElement[]): Element {
	let box: Element = group[0]!;
	const last = group.at(-1)!;
	while (!box.contains(last) && box.parentElement) box = box.parentElement;
	return box;
}

/** The question over a group of radio buttons or checkboxes. */
function questionOf(choices: readonly HTMLElement[], box: Element, evidence: Evidence, page: Page): string {
	const members = page.countIn(box);
	for (
		let group = box.closest("[role=radiogroup],[role=group],fieldset,[role=listitem]");
		group && page.countIn(group) <= members;
		group = group.parentElement?.closest("[role=group],fieldset,[role=listitem]") ?? null
	) {
		const label = groupLabel(group);
		if (label) return label;
	}
	return (
		(holdsOthers(choices, box, page) && nearText(choices[0]!, page.countIn)) ||
		boxNearText(box, page) ||
		evidence.group ||
		evidence.contexts[0]?.text ||
		""
	);
}

/** Whether the smallest box around the choices holds other questions too, so that what opens it is not theirs. */
const holdsOthers = (choices: readonly HTMLElement[], box: Element, page: Page) => choices.length > 1 && page.countIn(box) > choices.length;

/** The words over a box with several controls, as if the box were one control. */
function boxNearText(box: Element, page: Page): string {
	return headText(box, page) || nearText(box, (other) => (other.contains(box) ? Number.POSITIVE_INFINITY : page.countIn(other)));
}

/** Words that open the box, before its first control. */
function headText(box: Element, page: Page): string {
	const pieces: string[] = [];
	for (let node = box.firstChild; node; node = node.nextSibling) {
		if (node.nodeType === Node.ELEMENT_NODE && (page.countIn(node as Element) > 0 || (node as Element).matches("input,label:has(input)")))
			break;
		if (node.nodeType === Node.ELEMENT_NODE && (node as Element).matches("label[for]")) break;
		pieces.push(node.textContent ?? "");
	}
	return tidy(pieces.join(" "));
}

function evidenceOf(element: HTMLElement, box: Element, contexts: Context[], page: Page): Evidence {
	const input = element as HTMLInputElement;
	const [label = "", ...further] = ownLabels(element, page.labels, page.groupNames);
	const cells = cellTexts(box as HTMLElement, page.countIn);
	if (cells && !page.rows.has(cells.rowElement)) page.rows.set(cells.rowElement, page.rows.size);
	const form = element.closest("form") ?? element.ownerDocument.documentElement;
	if (!page.forms.has(form)) page.forms.set(form, page.forms.size);
	const near = label ? "" : cells?.column || cells?.before || nearText(box, page.countIn);
	const over =
		cells?.table && !contexts.some(({ text }) => text === cells.table)
			? [{ text: cells.table, level: TABLE_LEVEL, id: -1 }, ...contexts]
			: contexts;
	return {
		label,
		...groupOf(element, cells, page),
		near,
		placeholder: tidy(element.getAttribute("placeholder") ?? element.getAttribute("data-placeholder") ?? promptOf(element)),
		title: tidy([...further, element.getAttribute("title") ?? "", referenced(element, "aria-describedby")].join(" ")),
		signIn: isSignIn(element),
		key: [
			element.getAttribute("name"),
			element.getAttribute("id"),
			...DATA_KEYS.map((key) => element.getAttribute(key)),
			element.closest("[data-export]")?.getAttribute("data-export"),
		]
			.filter(Boolean)
			.join(" "),
		lang: element.ownerDocument.documentElement.lang,
		autocomplete: (element.getAttribute("autocomplete") ?? "").toLowerCase(),
		type: (element.getAttribute("type") ?? "").toLowerCase(),
		pattern: element.getAttribute("pattern") ?? "",
		maxLength: input.maxLength >= 0 ? input.maxLength : undefined,
		contexts: over,
		row: cells?.column ? page.rows.get(cells.rowElement) : undefined,
		form: page.forms.get(form)!,
	};
}

/** What a list shows before anything is chosen; nameless lists are asked by it. */
const promptOf = (element: HTMLElement) => (element.nodeName === "SELECT" ? ((element as HTMLSelectElement).options[0]?.text ?? "") : "");

/** The name of the small group this control is a piece of: head of its table row, legend, or the words before the group. */
function groupOf(element: HTMLElement, cells: CellTexts | undefined, page: Page): { group: string; groupIsTied: boolean } {
	if (cells?.column || cells?.row) return { group: cells.row, groupIsTied: true };
	const named = [...page.groupNames].find(([, box]) => box.contains(element));
	if (named) return { group: textOf(named[0]), groupIsTied: true };
	const group = element.closest("fieldset,[role=group],[role=listitem]");
	const tied = group && page.countIn(group) <= COMPOSITE ? groupLabel(group) : "";
	return tied ? { group: tied, groupIsTied: true } : { group: wordsBeforeGroup(element, page), groupIsTied: false };
}

function wordsBeforeGroup(element: HTMLElement, page: Page): string {
	for (let box = element.parentElement, steps = 0; box && steps < 5; box = box.parentElement, steps++) {
		const count = page.countIn(box);
		if (count < 2) continue;
		if (box.nodeName === "TR") return "";
		const words = count <= COMPOSITE ? boxNearText(box, page) : "";
		return OFFERS.test(words) ? "" : words;
	}
	return "";
}

function controlOf(element: HTMLElement): Control {
	if (element.nodeName === "SELECT") return "select";
	const input = element as HTMLInputElement;
	const isCombobox =
		element.getAttribute("role") === "combobox" ||
		element.matches("[aria-haspopup=listbox],input[aria-autocomplete=list],input[aria-autocomplete=both]");
	if (isCombobox) return "combobox";
	if (element.nodeName === "TEXTAREA") return "longText";
	if (element.nodeName !== "INPUT") return element.getAttribute("role") === "listbox" ? "listbox" : "richText";
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
