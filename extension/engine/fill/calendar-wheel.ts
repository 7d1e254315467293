import { drawnParentOf, viewOf } from "../collect/tree";
import type { Cell, Cells } from "./calendar-cells";
import { hover, press } from "./events";
import { pause, until } from "./waiting";

/** The fewest that a column draws at a time: of years, of months by name, of months by number, of days. */
const FEWEST = { years: 3, named: 3, numbered: 12, days: 28 };
const MARKS_WITHIN = 500;
/** So long may a column still turn back, or turn others. */
const SETTLES_WITHIN = 250;
const DRAWS_WITHIN = 60;
const MOST_SCROLLS = 12;
const NEAR = 2;
const MARKED = /(^|[\s_-])(active|selected|checked|chosen)(\s|$)/i;
const SAID = "[aria-selected=true],[aria-checked=true],[aria-current]:not([aria-current=false]),[aria-pressed=true]";

/** The columns of years, months and days where the page shows them side by side; months may be numbers there, and the last column may be missing. */
export function wheelOf({ days, months, years }: Cells): Partial<Cells> | undefined {
	const ofYears = columnIn(years).find((column) => column.length >= FEWEST.years);
	if (!ofYears) return undefined;
	const numbers = columnIn(days).filter((column) => column[0]!.number === 1);
	const ofMonths =
		columnIn(months).find(({ length }) => length >= FEWEST.named) ?? numbers.find(({ length }) => length === FEWEST.numbered);
	const ofDays = numbers.find((column) => column !== ofMonths && column.length >= FEWEST.days);
	return ofMonths && { years: ofYears, months: ofMonths, ...(ofDays && { days: ofDays }) };
}

/** The runs of cells that stand one below the other and count on by one. */
function columnIn(cells: readonly Cell[]): Cell[][] {
	const columns: Cell[][] = [];
	for (const cell of cells) {
		const last = columns.at(-1)?.at(-1);
		if (last && cell.number === last.number + 1 && isBelow(cell.element, last.element)) columns.at(-1)!.push(cell);
		else columns.push([cell]);
	}
	return columns;
}

function isBelow(element: HTMLElement, other: HTMLElement): boolean {
	const [below, above] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
	const apart = Math.abs(below.left + below.right - above.left - above.right);
	return apart <= 2 * NEAR && below.top > above.top;
}

/** Whether the page has a number of a column in the middle, or marks it as chosen. */
export function standsAt(column: readonly Cell[] | undefined, number: number): boolean {
	const element = column?.find((each) => each.number === number)?.element;
	return element !== undefined && (isMarked(element) || isInMiddle(element));
}

/** Turns one column to a number, by a press on it or else by scrolling there; gives whether it then stands at it for good. */
export async function spin(read: () => Cell[] | undefined, number: number): Promise<boolean> {
	const cell = await bringIntoColumn(read, number);
	if (!cell) return false;
	const isThere = async () => (await until(() => standsAt(read(), number) || undefined, MARKS_WITHIN)) === true;
	hover(cell.element);
	press(cell.element);
	if (!(await isThere())) {
		const scroller = scrollerOf(cell.element);
		if (!scroller) return false;
		scroller.scrollTop += offsetOf(cell.element, scroller);
		if (!(await isThere())) return false;
	}
	await pause(SETTLES_WITHIN);
	return standsAt(read(), number);
}

/** The cell of the number; a column that draws only what is in sight is scrolled there. */
async function bringIntoColumn(read: () => Cell[] | undefined, number: number): Promise<Cell | undefined> {
	for (let scrolls = 0; scrolls < MOST_SCROLLS; scrolls++) {
		const column = read();
		const [first] = column ?? [];
		const cell = column?.find((each) => each.number === number);
		const scroller = first && scrollerOf(first.element);
		if (cell || !scroller) return cell;
		const before = scroller.scrollTop;
		const height = column![1]!.element.getBoundingClientRect().top - first.element.getBoundingClientRect().top;
		scroller.scrollTop += (number - first.number) * height;
		if (scroller.scrollTop === before) return undefined;
		await pause(DRAWS_WITHIN);
	}
	return undefined;
}

const isMarked = (element: HTMLElement) =>
	[element, drawnParentOf(element)].some((box) => box?.matches(SAID) || MARKED.test(box?.getAttribute("class") ?? ""));

function isInMiddle(element: HTMLElement): boolean {
	const scroller = scrollerOf(element);
	return scroller !== undefined && Math.abs(offsetOf(element, scroller)) < element.getBoundingClientRect().height / 2;
}

/** How far below the middle of what scrolls it an element stands. */
function offsetOf(element: HTMLElement, scroller: Element): number {
	const [own, around] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
	return own.top + own.height / 2 - around.top - around.height / 2;
}

function scrollerOf(element: HTMLElement): Element | undefined {
	for (let box = drawnParentOf(element); box && box !== element.ownerDocument.body; box = drawnParentOf(box))
		if (box.scrollHeight > box.clientHeight + NEAR && /auto|scroll|hidden/.test(viewOf(box).getComputedStyle(box).overflowY)) return box;
	return undefined;
}
