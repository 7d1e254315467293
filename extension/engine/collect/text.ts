import { isPrompt } from "./prompts";
import { openRootOf } from "./tree";

const SILENT = new Set([
	"SCRIPT",
	"STYLE",
	"NOSCRIPT",
	"TEMPLATE",
	"SELECT",
	"TEXTAREA",
	"DATALIST",
	"BUTTON",
	"svg",
	"IFRAME",
	"VIDEO",
	"AUDIO",
]);
const SILENT_ROLES =
	"[role=listbox],[role=option],[role=tooltip],[role=alert],[role=combobox],[role=textbox],[role=radio],[role=checkbox],[contenteditable=true],[role=button],[role=tab],a[data-tab]";
/** What lists draw of the choice beside the input: an answer, whose words are not those of the question. */
const DRAWN_CHOICE =
	".ng-value,.ant-select-selection-item,.ant-select-content-has-value,.v-select__selection,.v-autocomplete__selection,[class*=single-value i],[class*=singlevalue i],[class*=multi-value i],[class*=multivalue i],.chosen-single,.chosen-choices,.select2-selection";
/** What lies under a button that nobody sees, and is its choice as drawn. */
const UNDER_BUTTON = "[aria-hidden=true]:has(+ button[aria-haspopup])";
/** The arrow that opens a list, named for who cannot see it. */
const ARROW = "[class^=arrow i],[class*=' arrow' i],[class*=-arrow i],[class*=_arrow i],[class*=ArrowCell]";
/** Pictures that a font draws of their names: “arrow_drop_down”. */
export const DRAWN_BY_NAME = "[class*=material-icons],[class*=material-symbols]";
const SILENT_PARTS = `${SILENT_ROLES},${DRAWN_CHOICE},${UNDER_BUTTON},${ARROW},${DRAWN_BY_NAME}`;
const LONGEST = 600;

/** The words of a piece of the page without those of the controls in it; at most 600 characters. `seen` leaves out what is not rendered. */
export const textOf = (node: Node, seen = false): string => wordsIn(node, { left: LONGEST, seen });

/** The words of what names a group; they may stand on the button by which it folds up. */
export const nameIn = (node: Node): string => textOf(node) || wordsIn(node, { left: LONGEST, seen: false, buttons: true });

function wordsIn(node: Node, state: Gathering): string {
	const pieces: string[] = [];
	gather(node, pieces, state);
	return tidy(pieces.join(""));
}

/** Blanks that widgets put in for their width count as none, and whether an answer must be given is none of the words before. */
export function tidy(text: string): string {
	const words = text.replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, " ").trim();
	const asked = words.endsWith(")") ? words.replace(MARK, "") : "";
	return /\p{L}/u.test(asked) ? asked : words;
}
const MARK = /( ?\((optional|required)\))+$/i;

const LONGEST_OWN = 60;
const EXPLAINS = /^(\S+\s+){7,}\S+[.!]$/;

/** Of some pieces of text before a control the last, where it is one short line and the one before explains in a whole sentence, else all of them. */
export function ownWords(pieces: readonly string[], nearest: Node | undefined): string {
	const all = pieces.map(tidy).filter(Boolean);
	const [last = "", before = ""] = all.toReversed();
	const isLine = nearest instanceof Element && nearest.childElementCount <= 1;
	const isOwn = isLine && EXPLAINS.test(before) && last.length <= LONGEST_OWN && /\p{L}{3}/u.test(last) && !/[.!]$/.test(last);
	return isOwn ? last : all.join(" ");
}

type Gathering = { left: number; seen: boolean; buttons?: boolean };

function gather(node: Node, pieces: string[], state: Gathering) {
	if (state.left <= 0) return;
	if (node.nodeType === Node.TEXT_NODE) {
		const text = (node.nodeValue ?? "").replace(/\s+/g, " ");
		pieces.push(text);
		state.left -= text.length;
		return;
	}
	if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) return;
	for (const child of drawnIn(node)) {
		if (child.nodeType === Node.ELEMENT_NODE) {
			if (isSilent(child as Element, state.seen) && !(state.buttons && child.nodeName === "BUTTON")) continue;
			if (isSaidAgain(child as Element)) continue;
			pieces.push(" ");
			gather(child, pieces, state);
			pieces.push(" ");
		} else gather(child, pieces, state);
	}
}

const FOREIGN = "[lang]:not([lang=''],[lang|=en i],[lang|=es i])";

/** Whether it says in a language that the lists of words hardly know what stands beside it once more: “Ụlọ akwụkwọ High school”. */
const isSaidAgain = (element: Element) =>
	element.matches(FOREIGN) && [...(element.parentNode?.childNodes ?? [])].some((other) => other !== element && isInOwnWords(other));

const isInOwnWords = (node: Node) =>
	/\p{L}{2}/u.test(node.textContent ?? "") && !(node.nodeType === Node.ELEMENT_NODE && (node as Element).matches(FOREIGN));

/** What a browser draws inside a node: what is put into a slot, and what an open shadow root holds in place of what stands in its element. */
export function drawnIn(node: Node): Iterable<Node> {
	if (node.nodeName === "SLOT") {
		const assigned = (node as HTMLSlotElement).assignedNodes();
		if (assigned.length > 0) return assigned;
	}
	return ((node.nodeType === Node.ELEMENT_NODE && openRootOf(node as Element)) || node).childNodes;
}

/** The pieces of text that are drawn inside a node. */
export const textsDrawnIn = (node: Node): Node[] =>
	[...drawnIn(node)].flatMap((piece) =>
		piece.nodeType === Node.TEXT_NODE ? [piece] : piece.nodeName === "STYLE" ? [] : textsDrawnIn(piece),
	);

/** What matches in all that is drawn inside an element, through slots and open shadow roots, the outermost of them alone. */
export function drawnWithin(box: Element, selector: string): HTMLElement[] {
	return [...drawnIn(box)].flatMap((piece) => {
		if (piece.nodeType !== Node.ELEMENT_NODE) return [];
		return (piece as Element).matches(selector) ? [piece as HTMLElement] : drawnWithin(piece as Element, selector);
	});
}

/** Whether the element's words say nothing about the question beside it. */
export function isSilent(element: Element, seen: boolean): boolean {
	if (SILENT.has(element.nodeName) || element.matches(SILENT_PARTS) || isPrompt(element)) return true;
	return seen && element.nodeName !== "SLOT" && !element.checkVisibility({ visibilityProperty: true });
}
