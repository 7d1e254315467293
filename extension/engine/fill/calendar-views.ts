import { holds, parentOf } from "../collect/tree";
import { monthNames } from "../express/dates";
import { wordsOf } from "../words";
import { type Cell, type CellKind, type Cells, cellsIn, nodesIn, SILENT, YEAR } from "./calendar-cells";
import { wheelOf } from "./calendar-wheel";

/**
 * What a calendar shows: the days of a month, the months of a year, or years; or years and months, and days where it asks for them, in columns
 * side by side. `year` and `month` (from 1) are what its head says.
 */
export type CalendarView = {
	kind: CellKind | "wheel";
	cells: Cell[];
	box: HTMLElement;
	year?: number;
	month?: number;
	columns?: Partial<Cells>;
};
export type Wanted = { year: number; month: number; day: number };

const FEWEST = { days: 27, months: 12, years: 9 };
const MOST_STEPS = 4;
/** So many pieces that are none of a calendar may appear before it. */
const MOST_STRAYS = 8;

/** What the open calendar shows, or undefined where none is open. Of several months side by side the one that is wanted, else the first. */
export function readCalendar(
	roots: readonly Node[],
	lang: string,
	standing: ReadonlySet<Element>,
	wanted: Wanted,
): CalendarView | undefined {
	const found = cellsIn(roots, lang, standing);
	const columns = wheelOf(found);
	if (columns) {
		const cells = Object.values(columns).flat();
		return { kind: "wheel", cells, columns, box: boxAround(cells, (inside) => inside === cells.length)! };
	}
	for (const kind of ["days", "months", "years"] as const) {
		const panels = panelsOf(kind, found[kind], lang);
		const isWanted = ({ year, month }: CalendarView) => year === wanted.year && (kind !== "days" || month === wanted.month);
		if (panels[0]) return panels.find(isWanted) ?? panels[0];
	}
	return undefined;
}

const countOf = (cells: readonly Cell[]) => new Set(cells.map(({ number }) => number)).size;

function panelsOf(kind: CellKind, cells: readonly Cell[], lang: string): CalendarView[] {
	const panels: CalendarView[] = [];
	let rest = cells;
	for (let strays = 0; strays <= MOST_STRAYS && countOf(rest) >= FEWEST[kind]; ) {
		const box = boxAround(rest, (_, inside) => countOf(inside) >= FEWEST[kind]);
		const isStray = !box || box.matches("body,html");
		const inside = isStray ? rest.slice(0, 1) : rest.filter(({ element }) => holds(box, element));
		if (isStray) strays++;
		else panels.push(withHead(kind, inside, box, lang));
		rest = rest.filter((cell) => !inside.includes(cell));
	}
	return panels;
}

/** The smallest box around the first cell that holds enough of them. */
function boxAround(cells: readonly Cell[], isEnough: (count: number, inside: readonly Cell[]) => boolean): HTMLElement | undefined {
	for (let box = parentOf(cells[0]!.element); box; box = parentOf(box)) {
		const inside = cells.filter(({ element }) => holds(box!, element));
		if (isEnough(inside.length, inside)) return box as HTMLElement;
	}
	return undefined;
}

function withHead(kind: CellKind, cells: Cell[], box: HTMLElement, lang: string): CalendarView {
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
	for (const node of nodesIn(box)) {
		if (node.nodeName === "SELECT") pieces.push((node as HTMLSelectElement).selectedOptions[0]?.text ?? "");
		else if (node.nodeName === "INPUT") pieces.push((node as HTMLInputElement).value);
		else if (node.nodeType === Node.TEXT_NODE && node.parentElement && !own.has(node.parentElement) && !node.parentElement.matches(SILENT))
			if (node.parentElement.checkVisibility({ visibilityProperty: true })) pieces.push(node.nodeValue ?? "");
	}
	const words = wordsOf(pieces.join(" ")).split(" ");
	const year = words.find((word) => YEAR.test(word));
	const month = words.map((word) => names.findIndex((each) => each.includes(word)) + 1).find((place) => place > 0);
	return { ...(year && { year: Number(year) }), ...(month && { month }) };
}
