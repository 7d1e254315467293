import type { Option } from "../page";
import { holdsBox, type Labels, ownLabels, textAfter } from "./labels";
import { isRadio } from "./own-radios";
import { drawnWithin, textOf, tidy } from "./text";
import { builtIn, closestOf, hostOf, parentOf, shellOf } from "./tree";

const holdsControl = (element: Element) => holdsBox(element) || element.matches(`[role=radio],[role=checkbox],${TOGGLES}`);

/** What says that it stays pressed: a button, or what a page makes one. */
const PRESSED = "[aria-pressed]:is(button:not([role]),[role=button])";
/** Buttons that stay pressed; those of Vuetify say so to nobody but who sees them. */
export const TOGGLES = `${PRESSED},[role=tab]:is(button,[tabindex]):not([aria-controls]),.v-btn-toggle > .v-btn,.v-chip-group .v-chip`;
const TABS = "[role=tablist]";
/** How one that says nothing shows that it is pressed. */
export const DRAWN_PRESSED = ".v-btn--active,.v-chip--selected,.v-chip:has(> .v-chip__filter:not([style*=none])),[tabindex][checked]";
const MOST_PRESSED = 24;

const barsOfChoices = new WeakSet<Element>();

/** Tabs of which none is chosen are the options of one question (Ionic's segments): of those that show parts of the page one always is. */
export function isTabOfChoice(tab: Element): boolean {
	const bar = closestOf(tab, TABS);
	const tabs = bar ? drawnWithin(bar, "[role=tab]") : [];
	if (tabs.length > 1 && tabs.every((each) => each.matches(TOGGLES) && each.getAttribute("aria-selected") === "false"))
		barsOfChoices.add(bar!);
	return bar !== null && barsOfChoices.has(bar);
}

/** Buttons that stay pressed and stand in a row, each with words of its own, are the options of one question; those of a tool bar are not. */
export function isPressedChoice(button: HTMLElement): boolean {
	if (button.matches("[role=tab]")) return isTabOfChoice(button);
	const tools = closestOf(button, TOOLS);
	if ((tools && !isLabelled(tools)) || button.querySelector("input")) return false;
	const set = setAround(button);
	const alike = set ? alikeIn(set, button) : [...(pressedAround(button)?.querySelectorAll(TOGGLES) ?? [])];
	const spoken = set ? [button] : alike;
	return alike.length > 1 && alike.length <= MOST_PRESSED && spoken.every((each) => /[\p{L}\p{N}]/u.test(textOf(each)));
}

const alikeIn = (set: Element, button: Element) => [...set.children].filter(({ localName }) => localName === hostOf(button)?.localName);

/** The named element of the page's own that holds others of one kind with one such button each in their shadow roots (Material Web's chips). */
function setAround(button: Element): Element | undefined {
	const host = hostOf(button);
	const set = host?.parentElement;
	const isAlone = host && (builtIn(button, "getRootNode")() as ShadowRoot).querySelectorAll(TOGGLES).length === 1;
	return set && isAlone && (set.matches(NAMED_SET) || GROUP_ELEMENT.test(set.localName)) ? set : undefined;
}
const NAMED_SET = "[aria-label],[aria-labelledby],[role=group],fieldset";

/** Bars of tools; one that has a name and nothing in it but such buttons is a question (Radix's toggle groups of several). */
const TOOLS =
	"[role=toolbar]:is(:not([aria-label],[aria-labelledby]),[aria-label*=format i],[aria-label*=text i],[aria-label*=edit i],:has(button:not([aria-pressed]),input,select)),[class*=toolbar i]";

/** A label that names a bar, though labels are for controls, makes it a question as well. */
const isLabelled = (tools: Element): boolean =>
	tools.id !== "" &&
	tools.querySelector(OTHERS) === null &&
	(tools.getRootNode() as Document | ShadowRoot).querySelector(`label[for="${CSS.escape(tools.id)}"]`) !== null;
const OTHERS = "button:not([aria-pressed]),input,select";

/** The group that such buttons stand in, or else the box that holds several of them. */
const pressedAround = (button: HTMLElement): Element | null =>
	(button.matches("[role=tab]") ? closestOf(button, TABS) : null) ??
	button.closest("[role=group],[role=radiogroup],[role=toolbar],.v-btn-toggle,.v-chip-group") ??
	button.closest(`:has(> ${PRESSED} ~ ${PRESSED})`) ??
	setAround(button) ??
	null;

/** The words beside one radio button or checkbox; its value where the page gives no words. */
export function optionLabel(element: HTMLElement, labels: Labels): string {
	const own = ownLabels(element, labels, labelsOfGroup(element, labels))[0];
	if (own) return own;
	if (element.matches(`[role=radio],[role=checkbox],[role=switch],[role=option],button,${TOGGLES}`)) {
		const text = textOf(element) || tidy(element.textContent ?? "");
		return text || element.getAttribute("data-value") || textAfter(element, holdsControl);
	}
	let branch: Element = element;
	for (let steps = 0; steps < 3; steps++) {
		const text = textAfter(branch, holdsControl);
		if (text) return text;
		const parent = branch.parentElement;
		if (!parent || parent.querySelectorAll("input,select,textarea").length > 1) break;
		branch = parent;
	}
	return element.title || (element.matches("[type=radio]") ? textOf(branch, true) : "");
}

/** The labels of the question that are tied to its first option, which has one of its own (Jotform). */
function labelsOfGroup(element: HTMLElement, { byControl }: Labels): ReadonlyMap<Element, Element> {
	const tied = byControl.get(element) ?? [];
	const group = tied.length > 1 ? element.closest("[role=group],[role=radiogroup],fieldset") : null;
	const outside = tied.filter((label) => group && !group.contains(label));
	return new Map(outside.length < tied.length ? outside.map((label) => [label, group!]) : []);
}

export const selectOptions = (select: HTMLSelectElement): Option[] =>
	[...select.options]
		.filter((option) => !option.disabled)
		.map((option) => ({ label: tidy(option.label || option.text), value: option.value, element: option }));

export function listOptions(listbox: Element): Option[] {
	return [...listbox.querySelectorAll<HTMLElement>(listbox.nodeName === "SELECT" ? "option" : "[role=option]")]
		.filter((option) => option.getAttribute("aria-disabled") !== "true")
		.map((option) => ({
			label: option.getAttribute("aria-label") || tidy(option.textContent ?? ""),
			value: option.getAttribute("data-value") ?? tidy(option.textContent ?? ""),
			element: option,
		}));
}

/**
 * Puts the radio buttons, or the checkboxes, that answer one question together. Takes them in page order; keeps that order.
 * Radio buttons belong together by role=radiogroup, else by name; checkboxes by name, or as the only content of a group.
 */
export function grouped(boxes: readonly HTMLElement[], countIn: (box: Element) => number): HTMLElement[][] {
	const groups = new Map<unknown, HTMLElement[]>();
	for (const box of boxes) {
		const key = groupKey(box, countIn);
		const group = groups.get(key);
		if (group) group.push(box);
		else groups.set(key, [box]);
	}
	return [...groups.values()];
}

const BOX_GROUPS = "[role=group],fieldset,[role=list],[role=listitem]";
const MOST_BOXES = 60;
const MOST_STEPS = 6;
/** So many boxes with so few characters each, the question over them included, are the options of one question. */
const FEWEST_TERSE = 3;
const TERSE = 36;
const keys = new WeakMap<object, Map<string, object>>();

function groupKey(box: HTMLElement, countIn: (box: Element) => number): unknown {
	if (box.matches(TOGGLES)) return pressedAround(box) ?? box;
	const shells = shellsAround(box, countIn);
	if (shells) return shells;
	const isOneOfSeveral = isRadio(box);
	const container = isOneOfSeveral ? box.closest("[role=radiogroup]") : boxesAround(box, countIn);
	const name = box.getAttribute("name") || (isOneOfSeveral && box.getAttribute("formcontrolname"));
	if (isOneOfSeveral && container) return container;
	if (isOneOfSeveral && !name) return box.closest("fieldset,[role=group],ul,ol,tr,[role=listitem]") ?? radiosAround(box, countIn);
	if (!isOneOfSeveral && container) return matrixRow(box, container) ?? container;
	const row = isOneOfSeveral ? undefined : rowOfBoxes(box);
	if (row) return row;
	if (!name) return isOneOfSeveral ? box.parentElement : (loneList(box, countIn) ?? box);
	const scope = box.closest("form") ?? builtIn(box, "getRootNode")();
	const listed = isOneOfSeveral ? undefined : IN_CHECK_BOX_LIST.exec(name)?.[1];
	if (!isOneOfSeveral && !listed && !/\[\]$/.test(name) && scope instanceof Object && !sharesName(scope, name))
		return loneList(box, countIn) ?? box;
	const known = keys.get(scope) ?? new Map<string, object>();
	keys.set(scope, known);
	const key = `${isOneOfSeveral ? "radio" : "box"} ${listed ?? name}`;
	if (!known.has(key)) known.set(key, {});
	return known.get(key);
}

/** What ASP.NET calls the boxes of one list: `chkRace$0`, `chkRace$1`. */
const IN_CHECK_BOX_LIST = /^(.+)\$\d{1,2}$/;

/** The smallest box that holds several radio buttons, where it holds nothing else to answer. */
function radiosAround(box: HTMLElement, countIn: (box: Element) => number): Element | null {
	let around = box.parentElement;
	for (let steps = 0; around && countIn(around) < 2 && steps < MOST_STEPS; steps++) around = around.parentElement;
	const radios = around?.querySelectorAll("input[type=radio],[role=radio]").length ?? 0;
	return around && radios > 1 && countIn(around) === radios ? around : box.parentElement;
}

/** What holds nothing but elements of the page's own with one choice each, of the same name or in one that groups: “<x-radios><x-radio>…”. */
function shellsAround(box: HTMLElement, countIn: (box: Element) => number): Element | undefined {
	const shell = shellOf(box, countIn);
	if (shell === box) return undefined;
	const name = shell.getAttribute("name");
	for (let around = parentOf(shell), steps = 0; around && steps < MOST_SHELL_STEPS; around = parentOf(around), steps++) {
		const alike = [...builtIn(around, "querySelectorAll")(shell.localName)];
		if (alike.length < 2) continue;
		const areNamed = name === null ? GROUP_ELEMENT.test(around.localName) : true;
		return areNamed && alike.length === countIn(around) && alike.every((each) => each.getAttribute("name") === name) ? around : undefined;
	}
	return undefined;
}
const MOST_SHELL_STEPS = 3;
/** An element of the page's own that says it groups its choices. */
const GROUP_ELEMENT = /-.*(group|checkboxes|radios|choices|chip-?set)/;

/** The smallest group or list that holds several checkboxes and nothing else to answer. */
function boxesAround(box: HTMLElement, countIn: (box: Element) => number): Element | undefined {
	for (let around = box.closest(BOX_GROUPS); around; around = parentOf(around)?.closest(BOX_GROUPS) ?? null) {
		if (countIn(around) > MOST_BOXES) return undefined;
		if (holdsOnlyBoxes(around, countIn)) return around;
	}
	return undefined;
}

/** The row of a table that holds one checkbox in each of several cells, as under “9 10 11 12”, each otherwise empty. */
function rowOfBoxes(box: HTMLElement): Element | undefined {
	const row = box.closest("tr");
	const cells = [...(row?.children ?? [])].filter(
		(cell) => cell.querySelectorAll("input[type=checkbox]").length === 1 && (cell.textContent ?? "").trim() === "",
	);
	return row && cells.length >= FEWEST_TERSE && cells.some((cell) => cell.contains(box)) ? row : undefined;
}

/** The row of a matrix of checkboxes, each with a head of its own: “Activity 2”. */
function matrixRow(box: HTMLElement, container: Element): Element | undefined {
	const row = box.closest("tr");
	if (!row || row.contains(container)) return undefined;
	const rows = [...(row.parentElement?.children ?? [])].filter(isMatrixRow);
	return rows.length > 1 && rows.includes(row) ? row : undefined;
}

const BOX = "input[type=checkbox],[role=checkbox]";
function isMatrixRow(row: Element): boolean {
	const [head, ...cells] = row.children;
	const isHead = head !== undefined && !head.querySelector(BOX) && /\p{L}|\d/u.test(head.textContent ?? "");
	return isHead && cells.length >= FEWEST_TERSE && cells.every((cell) => cell.querySelectorAll(BOX).length === 1);
}

const sharesName = (scope: Node, name: string) =>
	builtIn(scope as Element, "querySelectorAll")(`input[type=checkbox][name="${CSS.escape(name)}"]`).length > 1;

function holdsOnlyBoxes(container: Element, countIn: (box: Element) => number): boolean {
	const all = builtIn(container, "querySelectorAll");
	const boxes = all(BOX).length;
	return (
		boxes > 1 &&
		all("input:not([type=checkbox],[type=hidden]),select,textarea,[role=combobox],[role=radio]").length === 0 &&
		countIn(container) > 0
	);
}

/** A list or row of differently named checkboxes alone is one question with several answers, and so are some with a word or two each. */
function loneList(box: HTMLElement, countIn: (box: Element) => number): Element | undefined {
	for (let around = box.parentElement, steps = 0; around && steps < MOST_STEPS; around = around.parentElement, steps++) {
		const boxes = countIn(around);
		if (boxes >= FEWEST_TERSE && holdsOnlyBoxes(around, countIn) && (around.textContent ?? "").length <= boxes * TERSE) return around;
	}
	const list = box.closest(
		"ul,ol,[class*=checkbox-group i],[class*=checkboxes i],[class*=checkboxlist i],[class*=checkbox-list i],[class*=form-check-group i]",
	);
	return list && holdsOnlyBoxes(list, countIn) ? list : undefined;
}
