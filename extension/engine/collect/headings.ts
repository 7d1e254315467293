import { LEAD_LEVEL } from "../page";
import { headDrawnAs } from "./drawn-heads";
import { referenced, targetsOf } from "./labels";
import { tabOver } from "./panels";
import { nameIn, textOf, tidy } from "./text";
import { holds, isDrawnIn, parentOf } from "./tree";
import { type Found, HEADINGS, OPENER } from "./walk";

/** A single letter is the sign on a button: “B” for bold letters. */
const SHORTEST_HEADING = 2;
const LONGEST_HEADING = 120;
export const LOOSE_LEVEL = 7;
/** However it is drawn, what calls itself a section of the form ends the ones before. */
const SECTION = /^(section|part|secci[oó]n|parte) ([a-z]|\d{1,2}|[ivx]{1,4})\b/i;
const SECTION_LEVEL = LOOSE_LEVEL - 1;
/** Of a line that is but drawn as a heading. */
const DRAWN_LEVEL = LOOSE_LEVEL + 2;
const LONGEST_LEAD = 12;
/** What stands under a title and leaves it in force. */
const SUBTITLE = "[class*=subtitle i],[class*=sub-title i],[class*=subhead i],[class*=sub-head i]";
/** A cell with more controls is a piece of the page's layout. */
const MOST_IN_CELL = 6;

/** Names that libraries give every group of their own accord. */
const KIND_OF_GROUP = /^(segmented control|(radio|toggle|button|checkbox|option)s?[ -]?(button[ -])?group|options|repeater field)$/i;

/** Words that begin a paragraph over the entries of a list: “Brothers and sisters, oldest first”, “List up to three activities”. */
const LISTS =
	/^(?:please |list |name |of |academic |school |give |enter |tell us about |your |the |any |all |other |most |important |significant |recent |current |up to |two |three |four |five |ten |\d+ )*(?:siblings|brothers|sisters|hermanos|hermanas|activities|actividades|awards|honou?rs|recognitions|achievements|distinctions|prizes|accomplishments|clubs|courses|classes|cursos|exams|languages|idiomas)(?=$|[,:;(–-]| \(| (?:you|and|or|that|in|taken|from|of|at|who|which|since|this|y|que|con)\b)/i;

/** What stands in place of entries that are still to come: “No honors added”. */
const NOTHING_YET =
	/^(no|nothing|none|you have no|there are no)\b.{0,40}\b(added|yet|found|entered|listed|saved|selected|recorded|reported|here|to show|to display)\W*$/i;

/** A sentence that has the reader list something may have others after it. */
const BIDS = /^(please )?(list|name|give|enter|tell us about) /i;

/** What is pressed or chosen from, so that its words, however they are drawn, head nothing. */
const PRESSED = "button,[role=button],[role=combobox]";

type Heading = Context & { element: Element; scope?: Element; fixed: boolean };
/** A heading over a question; `note`: what the page says right under it. */
export type Context = { text: string; level: number; id: number; note?: string };

/**
 * Gives a function from a control to the headings over it, nearest first; to be called with controls in page order.
 * A heading governs what follows it inside the smallest box that holds both it and the control after it, up to the next
 * heading of its level. Group labels govern their group.
 */
export function headingsOver(found: Found, countIn: (box: Element) => number): (control: Element) => Context[] {
	const pending = [...found.headings, ...found.groups].sort((a, b) => found.order.get(a)! - found.order.get(b)!);
	let open: Heading[] = [];
	let next = 0;
	let made = 0;
	return (control) => {
		const place = found.order.get(control)!;
		for (; next < pending.length && found.order.get(pending[next]!)! < place; next++) {
			const heading = headingOf(pending[next]!, made, countIn);
			if (!heading) continue;
			made++;
			if (!heading.fixed)
				open = open.filter((other) => other.fixed || other.level < heading.level || isHeadOf(other, heading) || isWithin(heading, other));
			open.push(heading);
		}
		for (const heading of open) heading.scope ??= sharedBox(heading.element, control);
		open = open.filter(({ element, scope }) => scope && governs(scope, control) && !isPastRows(element, control));
		return open.map(({ text, level, id, note }) => ({ text, level, id, ...(note && { note }) })).reverse();
	};
}

/** Whether the control stands in the box, or is put into a slot of it where the box is a piece of an element of the page's own. */
const governs = (scope: Element, control: Element) => holds(scope, control) || ("host" in scope.getRootNode() && isDrawnIn(control, scope));

/** Whether a heading that is none by its tag stands over a box with the other in it, as the head of a card does. */
function isHeadOf({ element, level }: Heading, inner: Heading): boolean {
	const box = element.parentElement;
	const isOver = box?.contains(inner.element) && box !== inner.element.parentElement && !element.contains(inner.element);
	return isOver === true && level === LOOSE_LEVEL && inner.level < LOOSE_LEVEL;
}

/** Whether a line that is but drawn as a heading stands deeper in the page than another one, among what that is over. */
const isWithin = ({ element, level }: Heading, { element: outer }: Heading) =>
	level === DRAWN_LEVEL && outer.parentElement !== element.parentElement && outer.parentElement?.contains(element) === true;

function headingOf(element: Element, id: number, countIn: (box: Element) => number): Heading | undefined {
	if (
		element.matches("fieldset,[role=group],[role=radiogroup],[role=region],[role=listitem],[role=tabpanel],[data-tab],section,form,table")
	) {
		const text = groupLabel(element) || tabOver(element);
		const title = element.querySelector(":scope > legend") ?? element.firstElementChild;
		return text ? { element, text, level: LOOSE_LEVEL, scope: element, fixed: true, id, note: noteUnder(title, countIn) } : undefined;
	}
	if (element.matches(OPENER)) return headOfPart(element, id, countIn);
	if (element.nodeName === "LEGEND" && element.parentElement?.nodeName === "FIELDSET") return undefined;
	if (countIn(element) > 0 || !element.checkVisibility({ visibilityProperty: true })) return undefined;
	const level = levelOf(element, countIn);
	if (level === undefined) return undefined;
	const text = textOf(element, true) || nameOfFold(element);
	if (text.length < SHORTEST_HEADING || text.length > LONGEST_HEADING || !/\p{L}/u.test(text) || NOTHING_YET.test(text)) return undefined;
	const note = noteUnder(element, countIn);
	const unfolded = element.matches("[aria-expanded=true]") ? element.nextElementSibling : null;
	if (unfolded && countIn(unfolded) > 0) return { element, text, level, scope: unfolded, fixed: true, id, note };
	const scope = spansRows(element) ? (element.closest("table") ?? undefined) : undefined;
	return { element, text, level: SECTION.test(text) ? Math.min(level, SECTION_LEVEL) : level, scope, fixed: false, id, note };
}

/** The words on the button that folds what stands under a heading, where the heading has no others. */
const nameOfFold = (heading: Element) =>
	heading.matches("h1,h2,h3,h4,h5,h6,[role=heading]") && heading.querySelector("button[aria-expanded]") ? nameIn(heading) : "";

/** Whether a cell stands beside several rows, each with its own question. */
const spansRows = (cell: Element) => /^(TD|TH)$/.test(cell.nodeName) && (cell as HTMLTableCellElement).rowSpan > 1;

/** Whether the control stands in a row after those that a cell stands beside. */
function isPastRows(cell: Element, control: Element): boolean {
	if (!spansRows(cell)) return false;
	const [first, row] = [cell, control].map((each) => each.closest("tr"));
	return first?.parentElement === row?.parentElement && row!.rowIndex >= first!.rowIndex + (cell as HTMLTableCellElement).rowSpan;
}

/** What opens a part of the page that holds questions, where no heading stands in it or around it. */
function headOfPart(opener: Element, id: number, countIn: (box: Element) => number): Heading | undefined {
	const [part] = targetsOf(opener, "aria-controls");
	if (!part || countIn(part) === 0 || part.matches(POPUP) || opener.closest("h1,h2,h3,h4,h5,h6,[role=heading],summary,legend"))
		return undefined;
	if (opener.querySelector(HEADINGS)) return undefined;
	const lines = [...opener.querySelectorAll("[class*=label i],[class*=text i]")].map((line) => textOf(line)).filter(Boolean);
	const text = lines[0] ?? textOf(opener);
	return /\p{L}/u.test(text) ? { element: opener, text, level: LOOSE_LEVEL, scope: part, fixed: true, id } : undefined;
}
const POPUP = "[role=listbox],[role=menu],[role=tree],[role=grid],[role=dialog]";

/** The words right under a heading, before the first question and no label of it: “Only if it differs from your home address”. */
function noteUnder(heading: Element | null, countIn: (box: Element) => number): string {
	let note = heading?.nextElementSibling;
	for (let steps = 0; note && countIn(note) > 0 && steps < MOST_STEPS; steps++) note = note.firstElementChild;
	const isNote = note && countIn(note) === 0 && note.matches("p,div,small,span,em");
	const text = isNote ? textOf(note as Element, true) : "";
	return text.length <= LONGEST_NOTE ? text : "";
}
const MOST_STEPS = 3;
const LONGEST_NOTE = 160;

function levelOf(element: Element, countIn: (box: Element) => number): number | undefined {
	const tag = /^H([1-6])$/.exec(element.nodeName);
	if (tag) return Number(tag[1]);
	if (element.getAttribute("role") === "heading") return Number(element.getAttribute("aria-level") ?? 2);
	if (/^(LEGEND|CAPTION|SUMMARY)$/.test(element.nodeName)) return LOOSE_LEVEL - 1;
	if (element.parentElement?.closest("label")) return undefined;
	// The button of a panel is over what it shows, and over nothing while that is folded up.
	const opener = element.closest("button[aria-expanded],[role=button][aria-expanded]");
	if (opener) return opener.getAttribute("aria-expanded") === "true" && element.matches(HEADINGS) ? LOOSE_LEVEL : undefined;
	const drawn = element.closest(PRESSED) ? undefined : headDrawnAs(element, countIn);
	if (drawn) return drawn === "larger" ? SECTION_LEVEL : DRAWN_LEVEL;
	if (!element.matches(HEADINGS)) return undefined;
	if (element.nodeName === "LABEL") return leadsTable(element) ? LEAD_LEVEL : undefined;
	if (spansRows(element)) return isInHeadRow(element, countIn) ? undefined : DRAWN_LEVEL;
	const block = element.matches("td,th") ? element.closest("tr") : element.closest("p,div,li,tr,dt,center,td");
	if (!block || countIn(block) > 0) return undefined;
	if (
		element.nodeName === "P" &&
		!(element.children.length === 1 && /^(B|STRONG|U|EM|I|FONT|BIG)$/.test(element.firstElementChild!.nodeName))
	)
		return leadsOver(textOf(element, true)) ? LEAD_LEVEL : undefined;
	if (/^(TD|TH)$/.test(element.nodeName) && block.children.length > 1) return undefined;
	if (isInHeadRow(element, countIn)) return undefined;
	if (/^(B|STRONG)$/.test(element.nodeName) && tidy(block.textContent ?? "").length > tidy(element.textContent ?? "").length + 3)
		return undefined;
	const row = element.closest("tr");
	const cell = element.closest("td,th");
	const isLaidOut = cell !== null && countIn(cell) > MOST_IN_CELL;
	if (row && block.nodeName !== "TR" && countIn(row) > 0 && !isLaidOut) return undefined;
	if (element.nodeName === "DT") return DRAWN_LEVEL + 1;
	return element.matches(SUBTITLE) ? LOOSE_LEVEL + 1 : LOOSE_LEVEL;
}

/** Whether a paragraph says what is listed after it, such as “Brothers and sisters, oldest first:”, and is no sentence of its own. */
const leadsOver = (text: string) => {
	const own = text.replace(/^\W*\d{1,2}[.):]\s+/, "");
	const lead = BIDS.test(own) ? own.split(/[.!](?=\s|$)/)[0]! : own;
	return LISTS.test(lead) && !/[.!?*]$/.test(lead) && lead.replace(/\([^()]*\)/g, "").split(" ").length <= LONGEST_LEAD;
};

/** Whether a label that names no control stands right over a table of them, as over the repeaters of form builders. */
const leadsTable = (label: Element) =>
	[label, label.parentElement].some((box) => {
		const below = box?.nextElementSibling;
		return below?.matches("table,:has(> table)") && below.querySelector("input,select,textarea") !== null;
	});

/** The heads of several columns are no headings. */
function isInHeadRow(element: Element, countIn: (box: Element) => number): boolean {
	const row = element.closest("tr");
	return row !== null && countIn(row) === 0 && [...row.children].filter((cell) => textOf(cell)).length > 1;
}

/** The name of a fieldset, group or region: legend, aria-labelledby or aria-label. */
export function groupLabel(group: Element): string {
	const legend = group.nodeName === "FIELDSET" ? [...group.children].find((child) => child.nodeName === "LEGEND") : undefined;
	if (legend) return textOf(legend);
	const own = tidy(group.getAttribute("aria-label") ?? "");
	const named = referenced(group, "aria-labelledby", nameIn) || (KIND_OF_GROUP.test(own) ? "" : own);
	if (named || group.getAttribute("role") !== "listitem") return named;
	const heading = group.querySelector("[role=heading]");
	return heading ? textOf(heading) : "";
}

function sharedBox(heading: Element, control: Element): Element | undefined {
	for (let box = parentOf(heading); box; box = parentOf(box)) if (holds(box, control)) return box;
	return undefined;
}
