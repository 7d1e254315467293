import { wordsOf } from "../words";
import { groupLabel } from "./headings";
import { captionIn, drawnTableAround, textBefore } from "./labels";
import { textOf } from "./text";
import { parentOf } from "./tree";

/**
 * What a table says about a control in one of its cells: the head of its column, the words of its row (with a head of the column
 * those of all cells before, else those that govern several cells), the words right before it, what the table is called
 * where its columns have heads, and the head over a column of labels and controls; under the head of a column also the words inside the
 * cell itself: “Score” over “Composite [ ]”.
 */
export type CellTexts = {
	column: string;
	inside?: string;
	row: string;
	before: string;
	table: string;
	rowElement: Element;
	head?: Element;
};

type Count = (box: Element) => number;

/** Whether a label but repeats the words of its row and counts them, so that the head of the column says more: “Education 2”. */
export function countsRow(label: string, cells: CellTexts | undefined): boolean {
	const [, words] = /^(\D+) \d{1,2}$/.exec(label) ?? [];
	const row = words && cells?.column ? wordsOf(cells.row).split(" ") : [];
	return (
		row.length > 0 &&
		wordsOf(words!)
			.split(" ")
			.every((word) => row.includes(word))
	);
}

/** Reads head of column, head of row and the words before a control in a table; undefined outside tables. */
export function cellTexts(control: Element, countIn: Count): CellTexts | undefined {
	const element = drawnTableAround(control, countIn) ?? control;
	const cell = element.closest<HTMLTableCellElement>("td,th,[role=cell],[role=gridcell]");
	const row = cell?.closest<HTMLElement>("tr,[role=row]");
	const table = row?.closest("table,[role=table],[role=grid]");
	if (!cell || !row || !table) return undefined;
	const reaching = cellsReaching(row);
	const column = columnHead(row, reaching.indexOf(cell), table, countIn);
	const cells = column ? reaching : cellsOf(row);
	const place = cells.indexOf(cell);
	const texts = cells.slice(0, place).map((other) => (countIn(other) === 0 ? wordsIn(other) : undefined));
	const caption = column ? "" : captionBelow(row, place, table, countIn);
	const own =
		inCell(element, cell, countIn) || (column ? "" : captionInside(cell, cells, countIn) || captionBeside(cell, cells, row, countIn));
	const lead = texts.findLast(Boolean) ?? "";
	const adjacent = texts.findLast((text) => text !== "") ?? "";
	return {
		column,
		inside: column && own,
		row: column ? [cornerOver(row, texts, table, countIn), ...texts].filter(Boolean).join(" ") : own || !adjacent ? lead : "",
		before: own || (/\p{L}/u.test(adjacent) ? adjacent : caption || adjacent || (cells.length === 1 ? rowAbove(row, countIn) : "")),
		table: column ? nameOf(table, countIn) : "",
		rowElement: row,
		head: column ? undefined : headOverPair(row, place, table, countIn),
	};
}

/** The words of the row right above, where each row is of one cell, “Family name:” over its box, with those that lead to them: “Mother's maiden name:”. */
function rowAbove(row: Element, countIn: Count): string {
	const above = row.previousElementSibling;
	const words = above?.children.length === 1 && countIn(above) === 0 ? wordsIn(above) : "";
	const lead = words ? above!.previousElementSibling : null;
	const leading = lead?.children.length === 1 && countIn(lead) === 0 ? wordsIn(lead) : "";
	return leading.endsWith(":") ? `${leading} ${words}` : words;
}

/** The words of a cell, none where but a colon stands between a question and its box. */
const wordsIn = (cell: Element) => textOf(cell, true).replace(/^[^\p{L}\d]+$/u, "");

const MOST_ROWS = 12;
const CELLS = "[role=cell],[role=gridcell],[role=columnheader],[role=rowheader]";

/** The cells of a row; grids may draw further boxes between the two. */
function cellsOf(row: Element): Element[] {
	const cells = row.matches("[role=row]") && !row.firstElementChild?.matches(`td,th,${CELLS}`) ? [...row.querySelectorAll(CELLS)] : [];
	return cells.length > 0 ? cells : [...row.children];
}

/** The cells of a row with those of longer rows before it that reach down into it: “SAT” over two rows, one for each section. */
function cellsReaching(row: Element): Element[] {
	const cells = cellsOf(row);
	const own = cells.length;
	let above = row.previousElementSibling;
	for (let down = 1; above && down < MOST_ROWS; down++, above = above.previousElementSibling) {
		if (above.childElementCount <= own) continue;
		for (const [place, cell] of [...above.children].entries())
			if (spanOf(cell, "rowSpan", MOST_ROWS) > down && !cells.includes(cell)) cells.splice(place, 0, cell);
	}
	return cells;
}

/** “SAT” over rows that begin with “Mathematics” says of which test they are. */
function cornerOver(row: Element, texts: readonly (string | undefined)[], table: Element, countIn: Count): string {
	const corner = texts[0] ? columnHead(row, 0, table, countIn) : "";
	return /^\p{Lu}{2,5}$/u.test(corner) && !texts[0]!.includes(corner) ? `${corner}:` : "";
}

const MOST_STEPS = 8;
const MOST_WRAPPERS = 3;
const LONGEST_HEAD = 60;
const LONGEST_NAME = 240;

/**
 * The same where rows and heads are drawn with boxes: the words that stand in line over the control, in a row of several words and
 * no control over the rows of controls.
 */
export function drawnCellTexts(element: Element, countIn: Count): CellTexts | undefined {
	let row = parentOf(element);
	for (let steps = 0; row && countIn(row) < 2 && steps < MOST_STEPS; steps++) row = parentOf(row);
	if (!row || row.children[MOST_COLUMNS] || [...row.children].some((cell) => countIn(cell) > 1)) return undefined;
	if (!isInOneLine([...row.children].filter((cell) => countIn(cell) > 0))) return undefined;
	for (let branch: Element | null = row, steps = 0; branch && steps < MOST_WRAPPERS; branch = parentOf(branch), steps++) {
		const heads = headsOver(branch, countIn);
		if (!heads) continue;
		const column = inLineWith(element, heads);
		return column ? { column, row: "", before: "", table: "", rowElement: row } : undefined;
	}
	return undefined;
}

/** The words of the row of heads before this row, past other rows of controls. */
function headsOver(row: Element, countIn: Count): Element[] | undefined {
	let above = row.previousElementSibling;
	while (above && countIn(above) > 1) above = above.previousElementSibling;
	if (!above || countIn(above) > 0) return undefined;
	let heads = above;
	while (heads.children.length === 1) heads = heads.children[0]!;
	const cells = [...heads.children].filter((cell) => textOf(cell, true));
	const isHead = cells.length > 1 && cells.every((cell) => textOf(cell).length <= LONGEST_HEAD && !cell.matches("button,[role=button]"));
	return isHead && isInOneLine(cells) ? cells : undefined;
}

const isInOneLine = (cells: readonly Element[]) => {
	const boxes = cells.map((cell) => cell.getBoundingClientRect());
	return boxes.every(({ top, left }, place) => top < boxes[0]!.bottom && (place === 0 || left >= boxes[place - 1]!.right - 1));
};

function inLineWith(element: Element, heads: readonly Element[]): string {
	const { left, right } = element.getBoundingClientRect();
	const shared = heads.map((head) => {
		const box = head.getBoundingClientRect();
		return Math.min(right, box.right) - Math.max(left, box.left);
	});
	const most = Math.max(...shared);
	return most > 0 ? textOf(heads[shared.indexOf(most)]!, true) : "";
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
	if (laysOutPairs(row, countIn) && !table.querySelector("th[scope=col]")) return "";
	for (let above = previousRow(row, table); above; above = previousRow(above, table)) {
		if (!isRowOfTexts(above, row, countIn) || isPrinted(above, row, table, countIn)) continue;
		if (isCaptions(above, table, countIn)) return "";
		const own = textOf(cellsOf(above)[place]!, true);
		if (own && !previousRow(above, table)) return own;
		const whole = spanningHead(row, place, table, countIn);
		return whole.endsWith(own) ? whole : own;
	}
	return spanningHead(row, place, table, countIn) || headApart(row, place, table, countIn);
}

/** The head of a column in a grid that scrolls below its heads: these stand in a table of their own, right before that of the rows. */
function headApart(row: Element, place: number, table: Element, countIn: Count): string {
	for (let branch: Element | null = table, steps = 0; branch && steps < MOST_WRAPPERS; branch = parentOf(branch), steps++) {
		const before = branch.previousElementSibling;
		if (!before) continue;
		const isOfHeads = before.matches("table,:has(table)") && countIn(before) === 0 && !table.querySelector(":scope > caption");
		const heads = isOfHeads ? [...before.querySelectorAll("tr:has(th)")].at(-1) : undefined;
		return heads && isRowOfTexts(heads, row, countIn) ? textOf(cellsOf(heads)[place]!, true) : "";
	}
	return "";
}

const TYPED = "input:not([type=checkbox]):not([type=radio]),select,textarea";

/** The words below the control in its own cell, where the cells beside it name their controls in the same way. */
function captionInside(cell: Element, cells: readonly Element[], countIn: Count): string {
	const captionOf = (each: Element) => {
		const caption = each.querySelector(TYPED) ? captionIn(each, countIn) : "";
		return /\p{L}/u.test(caption) && caption.length <= LONGEST_HEAD ? caption : "";
	};
	return cells.filter(captionOf).length > 1 ? captionOf(cell) : "";
}

const MOST_HEADS = 4;
const MOST_COLUMNS = 60;

/** The words of the heads over a cell, where heads reach over several columns or rows: “Grade” over “9” and “10”. */
function spanningHead(row: Element, place: number, table: Element, countIn: Count): string {
	const heads = leadingRows(table, row, countIn);
	const spans = row.querySelector(":scope > [colspan]") && !saysMore(row, countIn);
	if (!spans && !heads.some((head) => head.querySelector("[colspan],[rowspan]"))) return "";
	const columns: string[][] = [];
	heads.forEach((head, line) => {
		let column = 0;
		for (const cell of head.children) {
			while ((columns[column]?.length ?? 0) > line) column++;
			const below = Array(spanOf(cell, "rowSpan", heads.length - line) - 1).fill("");
			for (const end = column + spanOf(cell, "colSpan", MOST_COLUMNS - column); column < end; column++)
				columns[column] = [...(columns[column] ?? []), textOf(cell, true), ...below];
		}
	});
	const cells = cellsReaching(row);
	const widthOf = (some: readonly Element[]) => some.reduce((sum, cell) => sum + spanOf(cell, "colSpan", MOST_COLUMNS), 0);
	const texts = columns.map((lines) => lines.filter(Boolean).join(" "));
	const areHeads =
		cells.length > 1 && widthOf(cells) === columns.length && new Set(texts).size > 2 && texts.every((text) => text.length <= LONGEST_HEAD);
	return areHeads ? (texts[widthOf(cells.slice(0, place))] ?? "") : "";
}

/** Whether a cell says itself what its control asks. */
const saysMore = (row: Element, countIn: Count) => [...row.children].some((cell) => countIn(cell) > 0 && /\p{L}/u.test(textOf(cell, true)));

/** The head over a label and its control, where several such pairs stand in a row: “Home address” and “Mailing address” over lines of both. */
function headOverPair(row: Element, place: number, table: Element, countIn: Count): Element | undefined {
	const heads = laysOutPairs(row, countIn) ? leadingRows(table, row, countIn).at(-1) : undefined;
	const over = heads ? [...heads.children].flatMap((head) => Array<Element>(spanOf(head, "colSpan", MOST_COLUMNS)).fill(head)) : [];
	const named = [...new Set(over)].filter((head) => textOf(head, true));
	if (named.length < 2 || named.some((head) => textOf(head).length > LONGEST_HEAD)) return undefined;
	const column = cellsOf(row)
		.slice(0, place)
		.reduce((sum, cell) => sum + spanOf(cell, "colSpan", MOST_COLUMNS), 0);
	return [over[column], over[column - 1]].find((head) => head && named.includes(head));
}

/** The head over a question's pair, unless that is of addresses and the question of another way to reach somebody. */
export function headOver(cells: CellTexts | undefined, label: string): Element | undefined {
	const isOther = cells?.head && OF_ADDRESSES.test(textOf(cells.head)) && REACHES.test(label || cells.before);
	return isOther ? undefined : cells?.head;
}
const OF_ADDRESSES = /address|direcci[oó]n/i;
const REACHES = /e-?mail|phone|correo|tel[eé]fono/i;

/** The first rows of the table, before any control, those of a single cell left out: they name the table. */
function leadingRows(table: Element, row: Element, countIn: Count): Element[] {
	const heads: Element[] = [];
	let head = table.querySelector("tr") as Element | null;
	while (head && head !== row && countIn(head) === 0 && heads.length < MOST_HEADS) {
		if (head.children.length > 1) heads.push(head);
		const section = head.parentElement;
		head = head.nextElementSibling ?? (section === table ? null : (section?.nextElementSibling?.firstElementChild ?? null));
	}
	return heads;
}

/** Over how many columns or rows a cell reaches: a page may say 0, for all there are, or thousands. */
function spanOf(cell: Element, name: "colSpan" | "rowSpan", most: number): number {
	const span = (cell as HTMLTableCellElement)[name] ?? 1;
	return Math.max(1, Math.min(span || most, most));
}

/** Whether the row holds words for the columns of the other and nothing to answer. */
const isRowOfTexts = (texts: Element, row: Element, countIn: Count) =>
	countIn(texts) === 0 &&
	[cellsOf, cellsReaching].some((cellsIn) => cellsIn(row).length === cellsOf(texts).length) &&
	cellsOf(texts).filter((cell) => (cell.nodeName === "TH" ? /[\p{L}\d]/u : /\p{L}/u).test(textOf(cell, true))).length >= 2;

/** Whether a row of words is an entry that the page has printed, as a row of heads stands over it. */
function isPrinted(texts: Element, row: Element, table: Element, countIn: Count): boolean {
	if (texts.querySelector(HEAD)) return false;
	for (let above = previousRow(texts, table); above; above = previousRow(above, table))
		if (isRowOfTexts(above, row, countIn) && cellsOf(above).every((cell) => cell.matches(HEAD) || !textOf(cell, true))) return true;
	return false;
}
const HEAD = "th,[role=columnheader]";

/** Whether a row of words stands below the controls it names, as on paper: over those is no row of heads. */
function isCaptions(texts: Element, table: Element, countIn: Count): boolean {
	const above = previousRow(texts, table);
	return above !== undefined && countIn(above) > 0 && isRowOfTexts(texts, above, countIn) && columnHead(above, 0, table, countIn) === "";
}

/** The words below the control, where the next row names the boxes of this one. */
function captionBelow(row: Element, place: number, table: Element, countIn: Count): string {
	const below = row.nextElementSibling;
	return below && isRowOfTexts(below, row, countIn) && isCaptions(below, table, countIn) ? textOf(below.children[place]!, true) : "";
}

/** The same where a cell before the boxes reaches over both rows: “Full legal name” beside four boxes and, below, “Last”, “First”, “Middle”, “Suffix”. */
function captionBeside(cell: Element, cells: readonly Element[], row: Element, countIn: Count): string {
	const below = row.nextElementSibling;
	const boxes = cells.filter((each) => spanOf(each, "rowSpan", MOST_HEADS) === 1);
	if (!below || boxes.length === cells.length || below.children.length !== boxes.length || countIn(below) > 0) return "";
	const captions = [...below.children].map((each) => textOf(each, true));
	const areCaptions = boxes.every((each) => countIn(each) > 0) && captions.every((text) => text.length <= LONGEST_HEAD);
	return areCaptions ? (captions[boxes.indexOf(cell)] ?? "") : "";
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
	if (row.matches("[role=row]:not(tr)")) {
		const rows = [...table.querySelectorAll("[role=row]")];
		return rows[rows.indexOf(row) - 1];
	}
	if (row.previousElementSibling) return row.previousElementSibling;
	const section = row.parentElement;
	if (!section || section === table) return undefined;
	return section.previousElementSibling?.lastElementChild ?? undefined;
}

function nameOf(table: Element, countIn: Count): string {
	const caption = table.querySelector("caption");
	return caption ? textOf(caption) : groupLabel(table) || wordsOver(table, countIn);
}

/** The words right before the table, unless another control stands between. */
function wordsOver(table: Element, countIn: Count): string {
	for (let branch: Element | null = table, steps = 0; branch && steps < MOST_STEPS; branch = parentOf(branch), steps++) {
		const text = textBefore(branch, countIn);
		if (text) return text.slice(-LONGEST_NAME);
		for (let before = branch.previousElementSibling; before; before = before.previousElementSibling) if (countIn(before) > 0) return "";
	}
	return "";
}
