import { groupLabel } from "./headings";
import { nearText, textBefore } from "./labels";
import { textOf } from "./text";
import { holds, parentOf } from "./tree";

/**
 * What a table says about a control in one of its cells: the head of its column, the words of its row (with a head of the column
 * those of all cells before, else those that govern several cells), the words right before it, and what the table is called
 * where its columns have heads.
 */
export type CellTexts = { column: string; row: string; before: string; table: string; rowElement: Element };

type Count = (box: Element) => number;

/** Reads head of column, head of row and the words before a control in a table; undefined outside tables. */
export function cellTexts(element: Element, countIn: Count): CellTexts | undefined {
	const cell = element.closest<HTMLTableCellElement>("td,th,[role=cell],[role=gridcell]");
	const row = cell?.closest<HTMLElement>("tr,[role=row]");
	const table = row?.closest("table,[role=table],[role=grid]");
	if (!cell || !row || !table) return undefined;
	const cells = [...row.children];
	const place = cells.indexOf(cell);
	const texts = cells.slice(0, place).map((other) => (countIn(other) === 0 ? textOf(other, true) : undefined));
	const column = columnHead(row, place, table, countIn);
	const own = inCell(element, cell, countIn);
	const lead = texts.findLast(Boolean) ?? "";
	const adjacent = texts.findLast((text) => text !== "") ?? "";
	return {
		column,
		row: column ? texts.filter(Boolean).join(" ") : own || !adjacent ? lead : "",
		before: own || adjacent,
		table: column ? nameOf(table, countIn) : "",
		rowElement: row,
	};
}

/** Words inside the cell, before a control that shares it with others. */
function inCell(element: Element, cell: Element, countIn: Count): string {
	for (let branch: Element | null = element; branch && branch !== cell; branch = parentOf(branch)) {
		const text = textBefore(branch, countIn);
		if (/\p{L}/u.test(text)) return text;
	}
	return "";
}

function columnHead(row: Element, place: number, table: Element, countIn: Count): string {
	if (laysOutPairs(row, countIn)) return "";
	for (let above = previousRow(row, table); above; above = previousRow(above, table)) {
		if (countIn(above) > 0 || above.children.length !== row.children.length || above.children.length < 2) continue;
		if ([...above.children].filter((cell) => textOf(cell, true)).length >= 2) return textOf(above.children[place]!, true);
	}
	return "";
}

/** Whether the row holds label and control in turns, so that no head of a column speaks for it. */
const laysOutPairs = (row: Element, countIn: Count) =>
	[...row.children].some(
		(cell, place, cells) =>
			countIn(cell) === 0 &&
			cells.slice(0, place).some((before) => countIn(before) > 0) &&
			cell.nextElementSibling !== null &&
			countIn(cell.nextElementSibling) > 0 &&
			/\p{L}/u.test(textOf(cell, true)),
	);

function previousRow(row: Element, table: Element): Element | undefined {
	if (row.previousElementSibling) return row.previousElementSibling;
	const section = row.parentElement;
	if (!section || section === table) return undefined;
	return section.previousElementSibling?.lastElementChild ?? undefined;
}

function nameOf(table: Element, countIn: Count): string {
	const caption = table.querySelector("caption");
	return caption
		? textOf(caption)
		: groupLabel(table) || nearText(table, (box) => (holds(box, table) ? Number.POSITIVE_INFINITY : countIn(box)));
}
