import { openRootOf, rootsUpFrom } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import { monthNames } from "../express/dates";
import { wordsOf } from "../words";

export type CellKind = "days" | "months" | "years";
/** `number` is a day, a month from 1, or a year. */
export type Cell = { element: HTMLElement; number: number };
export type Cells = Record<CellKind, Cell[]>;

export const YEAR = /^(19|20)\d\d$/;
/** What holds words that nobody reads there. */
export const SILENT = "script,style,option,select,textarea,noscript,template";
const LONGEST = 12;

/** The elements and texts in a piece of the page, those in open shadow roots among them. */
export function* nodesIn(root: Node): Generator<Node> {
	const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	for (let node: Node | null = root; node; node = walker.nextNode()) {
		if (node !== root) yield node;
		const inner = node.nodeType === Node.ELEMENT_NODE ? openRootOf(node as Element) : null;
		if (inner) yield* nodesIn(inner);
	}
}

/** The elements of a piece of the page, likewise. */
export const elementsIn = (root: Node): HTMLElement[] =>
	[...nodesIn(root)].filter((node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE && "offsetWidth" in node);

/** Where a calendar for the element may be drawn: its document, and the closed shadow roots around it, into which nobody else sees. */
export const rootsFor = (element: HTMLElement): Node[] =>
	rootsUpFrom(element).filter((root) => !("host" in root) || openRootOf(root.host) !== root);

/** The pieces of the page whose text is a day, a month or a year; those that stood there before a calendar opened are none of it. */
export function cellsIn(roots: readonly Node[], lang: string, standing: ReadonlySet<Element> = new Set()): Cells {
	const names = monthNames(lang);
	const cells: Cells = { days: [], months: [], years: [] };
	for (const root of roots)
		for (const node of nodesIn(root)) {
			if (node.nodeType !== Node.TEXT_NODE) continue;
			const text = (node.nodeValue ?? "").trim();
			const found = text.length > LONGEST ? undefined : readCell(text, names);
			const element = found && drawnAround(node as Text);
			if (element && !standing.has(element) && !element.matches(SILENT) && isVisible(element, 2))
				cells[found.kind].push({ element, number: found.number });
		}
	return cells;
}

function readCell(text: string, names: readonly string[][]): { kind: CellKind; number: number } | undefined {
	if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 31 ? { kind: "days", number: Number(text) } : undefined;
	if (YEAR.test(text)) return { kind: "years", number: Number(text) };
	const month = /^\p{L}/u.test(text) ? names.findIndex((each) => each.includes(wordsOf(text))) + 1 : 0;
	return month > 0 ? { kind: "months", number: month } : undefined;
}

/** What takes a press on the text: of words that are put into an element's slot, what that element draws around them. */
const drawnAround = (text: Text): HTMLElement | null => text.assignedSlot?.parentElement ?? text.parentElement;

/** Every piece that might be taken for a cell before a calendar opens. */
export const standingIn = (roots: readonly Node[], lang: string): Set<Element> =>
	new Set(
		Object.values(cellsIn(roots, lang))
			.flat()
			.map(({ element }) => element),
	);
