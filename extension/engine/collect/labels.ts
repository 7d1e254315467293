import { isPromptOf } from "./prompts";
import { listSearchedBy } from "./stand-ins";
import { isSilent, ownWords, textOf, tidy } from "./text";
import { builtIn, holds, parentOf } from "./tree";
import { isVisible } from "./visibility";

const CLIMB = 6;
const MOST_WRAPPERS = 12;
const LONGEST_NEAR = 240;
const HAS_LETTER = /\p{L}/u;
/** What widgets call themselves, whatever is asked: editors of rich text, boxes for tags, the box of a list into which one types. */
const WIDGETS_NAME =
	/^(rich text (editor|area)|editor editing area)\b|^\W*(((tags?|tokens?|chips?|multi(ple)?|text|list|auto|select(ed|able)?|items?|options?|date ?picker|time ?picker) ?)*(input( field)?|search ?box|combo ?box|drop ?down( (list|menu))?|multi ?select|type ?ahead|auto ?complete|text ?(box|area)|field)|\S+-search ?box)\W*$/i;

/** What Fluent Forms says before the name of a column: “repeater level 1 and field Score”. */
const PLACE_IN_TABLE = /^repeater level \d+ and field /i;
/** Where Microsoft Forms tells screen readers what kind of question it is: “Required to answer. Single line text.” */
const KIND_OF_QUESTION = "QuestionInfo_";

/** The page's label elements by the control each names, and by the id it points at, within its root, for controls that are no native ones. */
export type Labels = {
	byControl: ReadonlyMap<Element, readonly Element[]>;
	byId: ReadonlyMap<Node, ReadonlyMap<string, HTMLLabelElement>>;
};

/** Reads the labels of all roots at once; asking each control for its labels would search the page each time. */
export function labelsIn(roots: Iterable<Document | ShadowRoot>): Labels {
	const byControl = new Map<Element, Element[]>();
	const byId = new Map<Node, Map<string, HTMLLabelElement>>();
	for (const root of roots) {
		const inRoot = new Map<string, HTMLLabelElement>();
		const labels = builtIn(root, "querySelectorAll")("label");
		const shared = controlsOfSharedIds(labels, root);
		const named = controlsNamed(labels, root);
		for (const label of labels) {
			const control = shared.get(label) ?? label.control ?? named.get(label.htmlFor);
			if (control) byControl.set(control, [...(byControl.get(control) ?? []), label]);
			if (label.htmlFor) inRoot.set(label.htmlFor, label);
		}
		if ([...inRoot.values()].some(({ control }) => !control))
			for (const id of idsOfSeveral(root)) if (!inRoot.get(id)?.control) inRoot.delete(id);
		if (inRoot.size > 0) byId.set(root, inRoot);
	}
	return { byControl, byId };
}

/**
 * The control of each label where as many labels point at one id as controls bear it, as where a piece of a page was copied: each names the
 * one in its place.
 */
function controlsOfSharedIds(labels: Iterable<HTMLLabelElement>, root: Document | ShadowRoot): Map<Element, Element> {
	const pointing = new Map<string, HTMLLabelElement[]>();
	for (const label of labels) if (label.htmlFor) pointing.set(label.htmlFor, [...(pointing.get(label.htmlFor) ?? []), label]);
	const controls = new Map<Element, Element>();
	for (const [id, sharing] of pointing) {
		const bearing = sharing.length > 1 ? [...builtIn(root, "querySelectorAll")(`[id="${CSS.escape(id)}"]`)] : [];
		if (bearing.length === sharing.length) for (const [place, label] of sharing.entries()) controls.set(label, bearing[place]!);
	}
	return controls;
}

/** The controls that labels point at by their names, where nothing bears such an id: a common mistake, which leaves no doubt where one control is so called. */
function controlsNamed(labels: Iterable<HTMLLabelElement>, root: Document | ShadowRoot): Map<string, Element> {
	const found = new Map<string, Element>();
	if (![...labels].some(({ htmlFor, control }) => htmlFor && !control)) return found;
	const several = new Set<string>();
	for (const control of builtIn(root, "querySelectorAll")(TYPED)) {
		const name = control.getAttribute("name")!;
		if (found.has(name) || root.getElementById(name)) several.add(name);
		else found.set(name, control);
	}
	for (const name of several) found.delete(name);
	return found;
}
const TYPED = "input[name]:not([type=hidden],[type=radio],[type=checkbox],[type=submit],[type=button]),select[name],textarea[name]";

/** The ids that several elements bear, as all radio buttons of a field do in Headless UI: a label that points there names none of them. */
function idsOfSeveral(root: Document | ShadowRoot): Set<string> {
	const seen = new Set<string>();
	const ids = [...builtIn(root, "querySelectorAll")("[id]")].map((element) => builtIn(element, "id"));
	return new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
}

/** The label that points at an element by its id, be it for a control or not, unless it is that of a control before which bears the same id. */
export function labelById(element: Element, byId: Labels["byId"]): Element | undefined {
	const label = element.id ? byId.get(builtIn(element, "getRootNode")())?.get(element.id) : undefined;
	return label && (label.control ?? element) === element ? label : undefined;
}

/** What is tied to the control itself, best first: label elements, aria-labelledby, aria-label. */
export function ownLabels(
	element: HTMLElement,
	{ byControl, byId }: Labels,
	groupNames: ReadonlyMap<Element, Element> = new Map(),
): string[] {
	const tied =
		byControl.get(element)?.filter((label) => !groupNames.has(label)) ??
		[...new Set([labelById(element, byId), element.closest("label"), labelBehind(element, byControl)])].filter(
			(label) => label instanceof Object,
		);
	const given = tidy(element.getAttribute("aria-label") ?? "").replace(PLACE_IN_TABLE, "");
	const words = tidy(tied.map((each) => textOf(each, each.checkVisibility())).join(" "));
	const label = BOTH_STATES.test(words) ? "" : words;
	// What is drawn of the choice may follow the question in such a name.
	const named = label && element.matches("[aria-haspopup=dialog]") && given.startsWith(`${label},`) ? "" : given;
	return [
		...new Set([
			saysMore(named, label) ? named : label,
			referenced(element, "aria-labelledby"),
			isPromptOf(named, element) || WIDGETS_NAME.test(named) ? "" : named,
		]),
	].filter(Boolean);
}

const BEHIND = 3;
const ANSWERED = "input:not([type=hidden]),select,textarea,[role=combobox],[role=textbox],[aria-haspopup]";

/** The label of the control of the browser's own that a page hides behind what it draws, in a box of these two alone (Tagify, Select2); not in what it draws, as MUI does. */
function labelBehind(element: Element, byControl: Labels["byControl"]): Element | undefined {
	const list = listSearchedBy(element);
	if (list) return byControl.get(list)?.[0];
	if (element.matches(`${BOX},[aria-pressed],[role=radio]`) || element.querySelector(BOX)) return undefined;
	for (let box = element.parentElement, steps = 0; box && steps < BEHIND; box = box.parentElement, steps++) {
		const [behind, ...more] = [...box.querySelectorAll(ANSWERED)].filter((other) => !element.contains(other));
		if (more.length > 0) return undefined;
		if (behind) return isVisible(behind) ? undefined : byControl.get(behind)?.[0];
	}
	return undefined;
}

/** What stands on both sides of a switch, and does not name it. */
const BOTH_STATES = /^(no yes|yes no|off on|on off|no s[ií]|s[ií] no|inactive active|active inactive)$/i;

/** Whether a name is a label's words with others before them, as “First name” of a box in a group that is labelled “Name”. */
const saysMore = (named: string, label: string) =>
	label !== "" && named.toLowerCase().endsWith(` ${label.replace(/\s*\*$/, "").toLowerCase()}`);

/** Whether a label stands over a table to whose first control it is tied, which has a name of its own. */
const isOfTable = (label: Element | undefined, control: HTMLElement) =>
	label !== undefined && control.matches("[aria-label],[aria-labelledby]") && control.closest("table")?.contains(label) === false;

/**
 * Of two labels on one control the first may name the box of several controls that the second stands in: gives those labels with
 * their boxes of at most `most` controls.
 */
export function groupNames(
	controls: readonly HTMLElement[],
	{ byControl }: Labels,
	countIn: (box: Element) => number,
	most: number,
): Map<Element, Element> {
	const names = new Map<Element, Element>();
	for (const control of controls) {
		const labels = byControl.get(control) ?? [];
		const first = labels.length > 1 || isOfTable(labels[0], control) ? labels[0] : undefined;
		if (!first || first.contains(control) || !(first.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
		let box = parentOf(first);
		while (box && !holds(box, control)) box = parentOf(box);
		if (box && countIn(box) > 1 && countIn(box) <= most) names.set(first, box);
	}
	return names;
}

/** The elements an aria attribute points at. */
export function targetsOf(element: Element, attribute: string): HTMLElement[] {
	const ids = builtIn(element, "getAttribute")(attribute)?.split(/\s+/).filter(Boolean) ?? [];
	const root = builtIn(element, "getRootNode")() as Document | ShadowRoot;
	return ids.flatMap((id) => root.getElementById?.(id) ?? []);
}

/** The text of the elements an aria attribute points at. */
export function referenced(element: Element, attribute: string, wordsIn: (target: Element) => string = textOf): string {
	const isList = element.matches("[aria-haspopup=listbox]");
	return tidy(
		targetsOf(element, attribute)
			.filter((target) => target !== element && !(isList && element.contains(target)))
			.filter(({ id }) => !id.startsWith(KIND_OF_QUESTION))
			.filter((target, place, all) => all.indexOf(target) === place && !all.some((other) => other !== target && other.contains(target)))
			.map((target) => wordsIn(target))
			.join(" "),
	);
}

/**
 * The nearest words no markup ties to the control: those that share a box with it alone, else those right before it.
 * `countIn` gives how many questions a box holds; words before a box of more than `mostNamed` are no name of each. Where there are no words, an ordinal such as “2.”; what the page calls the control's
 * description is its name only where nothing else is, and words that follow it in a box of its own only where none stand before it.
 */
export function nearText(element: Element, countIn: (box: Element) => number, mostNamed = Number.POSITIVE_INFINITY): string {
	let branch = drawnTableAround(element, countIn) ?? element;
	let ordinal = "";
	let described = "";
	let after = "";
	const hint = referenced(element, "aria-describedby");
	for (let steps = 0, wrappers = 0; steps < CLIMB && wrappers < MOST_WRAPPERS; ) {
		const box = parentOf(branch);
		if (!box || box.nodeName === "BODY" || (box.nodeName === "FORM" && countIn(box) > 1 && steps > 2)) break;
		const isAlone = countIn(box) <= 1;
		if (!isAlone && (after || countIn(branch) > mostNamed)) break;
		const words = isAlone ? textOf(box, true) : textBefore(branch, countIn);
		const text = hint && words.endsWith(hint) ? words.slice(0, -hint.length).trim() : words;
		if (!text) described ||= words;
		if (isAlone && HAS_LETTER.test(text) && !HAS_LETTER.test(textBefore(branch, countIn))) after ||= text;
		else if (HAS_LETTER.test(text)) return text.length <= LONGEST_NEAR ? text : text.slice(-LONGEST_NEAR);
		ordinal ||= /^\d{1,2}[.)]$/.test(text) ? text : "";
		if (box.nodeName === "TR") break;
		branch = box;
		if (isAlone && !words) wrappers++;
		else steps++;
	}
	return after.slice(-LONGEST_NEAR) || ordinal || described;
}

/** The table that draws nothing but this control, as the box and arrow of older lists are: it stands in the page as the control does. */
export function drawnTableAround(control: Element, countIn: (box: Element) => number): Element | undefined {
	const table = control.closest("table");
	return table && countIn(table) === 1 && textOf(table, true) === "" ? table : undefined;
}

/** The words right before a piece of the page, back to the control before it. */
export function textBefore(branch: Element, countIn: (box: Element) => number): string {
	const pieces: string[] = [];
	let nearest: Element | undefined;
	for (let node = branch.previousSibling; node; node = node.previousSibling) {
		if (node.nodeType === Node.TEXT_NODE) pieces.unshift(node.nodeValue ?? "");
		if (node.nodeType !== Node.ELEMENT_NODE) continue;
		const element = node as Element;
		if (countIn(element) > 0) break;
		if (HAS_LETTER.test(pieces.join("").replace(ASIDE, "")) && (isBreak(element) || element.querySelectorAll(FOLDS).length > 1)) break;
		if (!isSilent(element, true) && element.nodeName !== "A") pieces.unshift(textOf(element, true));
		nearest ??= element;
		if (/^H[1-6]$/.test(element.nodeName) && tidy(pieces.join(" "))) break;
	}
	return ownWords(pieces, nearest);
}

/** Parts that fold open one by one hold further questions, and say nothing of those after them; a lone one may but tell more. */
const FOLDS = "[aria-expanded]";
/** What is said in brackets asks nothing: the question stands in the line before. */
const ASIDE = /\([^()]*\)/g;
const isBreak = (element: Element) => /^(BR|HR|H[1-6]|LEGEND)$/.test(element.nodeName);

const BOX = "input,select,textarea";
/** Whether the element is or holds a native control. */
export const holdsBox = (element: Element) => element.matches(BOX) || element.querySelector(BOX) !== null;

/** The words that follow an element, up to the next that ends them or a new line. */
export function textAfter(element: Element, isEnd: (element: Element) => boolean): string {
	const pieces: string[] = [];
	for (let node = element.nextSibling; node; node = node.nextSibling) {
		if (node.nodeType === Node.TEXT_NODE) pieces.push(node.nodeValue ?? "");
		if (node.nodeType !== Node.ELEMENT_NODE) continue;
		const next = node as Element;
		if (next.nodeName === "BR" && pieces.join("").trim()) break;
		if (isEnd(next)) break;
		pieces.push(textOf(next));
	}
	return tidy(pieces.join(" "));
}

const LONGEST_CAPTION = 30;
/** Words between two boxes that lead from one to the other: “14 out of 312”. */
const GOES_ON = /^(out of|of|in|to|through|and|or|by|from|at|for|with)\b/i;

const MOST_IN_LINE = 60;

/**
 * The words that follow a control where each control of its line is followed by words of its own and the first has none before it:
 * “[ ] City [ ] State”.
 */
export function captionAfter(element: Element, countIn: (box: Element) => number): string {
	let own = element;
	let line = parentOf(own);
	while (line && countIn(line) < 2) {
		own = line;
		line = parentOf(own);
	}
	if (!line || line.children[MOST_IN_LINE]) return "";
	const pieces = [...line.children].filter((piece) => countIn(piece) > 0);
	const below = pieces.map((piece) => captionIn(piece, countIn));
	if (pieces.length > 1 && below.every((text) => isCaption(text) && !HINT.test(text)) && new Set(below).size === below.length)
		return below[pieces.indexOf(own)]!;
	const areAlone = pieces.length > 1 && pieces.every((piece) => countIn(piece) === 1 && !HAS_LETTER.test(textOf(piece, true)));
	if (!areAlone || HAS_LETTER.test(textBefore(pieces[0]!, countIn))) return "";
	const captions = pieces.map((piece) => textAfter(piece, (next) => countIn(next) > 0));
	const leadsOn = captions.some((caption) => caption.endsWith(":"));
	return !leadsOn && captions.every((caption) => isCaption(caption) && !GOES_ON.test(caption)) ? captions[pieces.indexOf(own)]! : "";
}

const isCaption = (text: string) => HAS_LETTER.test(text) && text.length <= LONGEST_CAPTION;
/** What stands below a box and is no name for it. */
const HINT =
	/\b(required|optional|invalid|please|must|max|min|maximum|minimum|characters|digits|format|example|e\.g|error)\b|\d{3}|[!?]$|[a-z]{5}\.$/i;

/** The words below the one control of a box of its own, which begins with it: “[ ] Last”. */
export function captionIn(piece: Element, countIn: (box: Element) => number): string {
	const last = piece.lastElementChild;
	const first = [...piece.childNodes].find((node) => node.nodeType === Node.ELEMENT_NODE || /[\p{L}\d]/u.test(node.nodeValue ?? ""));
	const isControl = first?.nodeType === Node.ELEMENT_NODE && countIn(first as Element) === 1;
	const isBelow = isControl && last !== null && first !== last && countIn(last) === 0;
	return isBelow && countIn(piece) === 1 && !last.matches("button,a,[role=alert]") ? textOf(last, true) : "";
}

/** The words before a control and its label, out of boxes that hold nothing else to answer. */
export function wordsBeforeLabel(element: Element, label: string, countIn: (box: Element) => number): string {
	for (
		let branch: Element | null = element, steps = 0;
		branch && countIn(branch) <= 1 && steps < CLIMB;
		branch = parentOf(branch), steps++
	) {
		const text = textBefore(branch, countIn);
		if (HAS_LETTER.test(text) && text !== label) return text.slice(-LONGEST_NEAR);
	}
	return "";
}
