import { parentOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import { monthNames } from "../express/dates";
import { wordsOf } from "../words";

/** What a calendar shows: the days of a month, the months of a year, or years. `year` and `month` (from 1) are what its head says. */
export type CalendarView = { kind: "days" | "months" | "years"; cells: Cell[]; box: HTMLElement; year?: number; month?: number };
/** `number` is a day, a month from 1, or a year. */
export type Cell = { element: HTMLElement; number: number };

const FEWEST = { days: 27, months: 12, years: 9 };
const MOST_STEPS = 4;
const YEAR = /^(19|20)\d\d$/;
const SKIPPED = "script,style,option,select,textarea,noscript,template";

/** The pieces of the page whose text is a day, a month or a year; those that stood there before a calendar opened are none of it. */
export function cellsIn(root: Node, lang: string, standing: ReadonlySet<Element> = new Set()): Record<CalendarView["kind"], Cell[]> {
	const names = monthNames(lang);
	const cells: Record<CalendarView["kind"], Cell[]> = { days: [], months: [], years: [] };
	const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const element = walker.currentNode.parentElement;
		const text = (walker.currentNode.nodeValue ?? "").trim();
		if (!element || text === "" || text.length > 12 || standing.has(element) || element.matches(SKIPPED)) continue;
		const month = /^\p{L}/u.test(text) ? names.findIndex((each) => each.includes(wordsOf(text))) + 1 : 0;
		const kind =
			/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31
				? "days"
				: month > 0
					? "months"
					: YEAR.test(text)
						? "years"
						: undefined;
		if (kind && isVisible(element, 2)) cells[kind].push({ element, number: month || Number(text) });
	}
	return cells;
}

/** Every piece that might be taken for a cell before a calendar opens. */
export function standingIn(roots: readonly Node[], lang: string): Set<Element> {
	return new Set(roots.flatMap((root) => Object.values(cellsIn(root, lang)).flat()).map(({ element }) => element));
}

/** What the open calendar shows, or undefined where none is open. */
export function readCalendar(roots: readonly Node[], lang: string, standing: ReadonlySet<Element>): CalendarView | undefined {
	for (const root of roots) {
		const found = cellsIn(root, lang, standing);
		for (const kind of ["days", "months", "years"] as const) {
			const cells = found[kind];
			if (new Set(cells.map(({ number }) => number)).size < FEWEST[kind]) continue;
			const box = boxAround(cells, FEWEST[kind]);
			if (box)
				return withHead(
					kind,
					cells.filter(({ element }) => box.contains(element)),
					box,
					lang,
				);
		}
	}
	return undefined;
}

/** The smallest box that holds the cells of one calendar. */
function boxAround(cells: readonly Cell[], fewest: number): HTMLElement | undefined {
	for (let box = cells[0]!.element.parentElement; box; box = box.parentElement) {
		const inside = cells.filter(({ element }) => box!.contains(element));
		if (new Set(inside.map(({ number }) => number)).size >= fewest) return box;
	}
	return undefined;
}

function withHead(kind: CalendarView["kind"], cells: Cell[], box: HTMLElement, lang: string): CalendarView {
	let head = headOf(box, cells, lang);
	let around = box;
	for (let steps = 0; steps < MOST_STEPS && (head.year === undefined || (kind === "days" && head.month === undefined)); steps++) {
		const parent = parentOf(around);
		if (!parent || parent.matches("body,form,html")) break;
		around = parent as HTMLElement;
		head = headOf(around, cells, lang);
	}
	return head.year === undefined ? { kind, cells, box } : { kind, cells, box: around, ...head };
}

/** Year and month in the words, lists and boxes over the cells. */
function headOf(box: HTMLElement, cells: readonly Cell[], lang: string): { year?: number; month?: number } {
	const names = monthNames(lang);
	const own = new Set(cells.map(({ element }) => element));
	const pieces: string[] = [];
	const walker = box.ownerDocument.createTreeWalker(box, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		if (node.nodeName === "SELECT") pieces.push((node as HTMLSelectElement).selectedOptions[0]?.text ?? "");
		else if (node.nodeName === "INPUT") pieces.push((node as HTMLInputElement).value);
		else if (node.nodeType === Node.TEXT_NODE && node.parentElement && !own.has(node.parentElement) && !node.parentElement.matches(SKIPPED))
			if (node.parentElement.checkVisibility({ visibilityProperty: true })) pieces.push(node.nodeValue ?? "");
	}
	const words = wordsOf(pieces.join(" ")).split(" ");
	const year = words.find((word) => YEAR.test(word));
	const month = words.map((word) => names.findIndex((each) => each.includes(word)) + 1).find((place) => place > 0);
	return { ...(year && { year: Number(year) }), ...(month && { month }) };
}
