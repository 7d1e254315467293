import { isTabOfChoice, TOGGLES } from "./choices";
import { EXPANDING, isDateButton } from "./date-buttons";
import { DATE_BOX, isDateSections } from "./date-sections";
import { isLine } from "./drawn-heads";
import { FOCUSED_LISTS } from "./drawn-lists";
import { isOwnRadio } from "./own-radios";
import { attempt, builtIn } from "./tree";
import { isVisible } from "./visibility";

/** Everything a person may answer; what is not one of them (buttons, hidden inputs) is never looked at again. */
const CONTROLS = [
	"input:not([type=hidden i]):not([type=submit i]):not([type=button i]):not([type=reset i]):not([type=image i])",
	"select",
	"textarea",
	"[role=combobox]",
	"[role=listbox]",
	"[role=radio]",
	"[role=checkbox]",
	"[role=switch]",
	"[role=textbox]",
	"[role=slider]",
	"button[aria-haspopup=listbox],[role=button][aria-haspopup=listbox]",
	TOGGLES,
	"button[aria-haspopup=dialog],button[aria-haspopup=grid]",
	DATE_BOX,
	FOCUSED_LISTS,
	"[contenteditable=''],[contenteditable=true],[contenteditable=plaintext-only]",
].join(",");
/** What opens a part of the page, and says what that is about. */
export const OPENER = ":is(button,[role=button])[aria-expanded=true][aria-controls]:not([aria-haspopup])";
/** What may be a heading. */
export const HEADINGS =
	"h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,summary,strong,b,dt,th,td[colspan],td[rowspan],p,[class*=head i],[class*=title i],[class*=legend i],[role=separator],label[for='']";
const GROUPS =
	"fieldset,[role=group],[role=radiogroup],[role=region],[role=tabpanel],[data-tab]:not(a,button),[role=listitem],section[aria-label],section[aria-labelledby],form[aria-label],table[aria-label],table[aria-labelledby]";
/** A frame of fewer pixels, in width or height, shows no question. */
const SMALLEST_FRAME = 20;
const SKIPPED = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "HEAD", "svg", "OPTION", "OPTGROUP"]);

export type Found = {
	controls: HTMLElement[];
	order: Map<Element, number>;
	headings: Element[];
	groups: Element[];
	roots: Set<Document | ShadowRoot>;
	shadowRootOf: ShadowRootOf;
};
/** Gives an element's shadow root: the open one, and where the browser lets it, the closed one. */
export type ShadowRootOf = (element: Element) => ShadowRoot | null;
export const openShadowRootOf: ShadowRootOf = (element) => element.shadowRoot;

/**
 * Walks the page in the order a person reads it, through shadow roots and frames of the same origin.
 * Gives the controls, what may be a heading, what groups controls, and the place of each in that order.
 */
export function walk(document: Document, shadowRootOf = openShadowRootOf): Found {
	const found: Found = { controls: [], order: new Map(), headings: [], groups: [], roots: new Set(), shadowRootOf };
	walkInto(document, found);
	return found;
}

function walkInto(root: Document | ShadowRoot, found: Found) {
	found.roots.add(root);
	const document = builtIn(root, "ownerDocument") ?? (root as Document);
	const walker = builtIn(document, "createTreeWalker")(root, NodeFilter.SHOW_ELEMENT, (node) =>
		SKIPPED.has(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
	);
	while (walker.nextNode()) attempt(() => walkOver(walker.currentNode as HTMLElement, found));
}

function walkOver(element: HTMLElement, found: Found) {
	if (isControl(element)) note(element, found.controls, found);
	else if (element.matches(GROUPS)) note(element, found.groups, found);
	else if (element.matches(HEADINGS) || element.matches(OPENER) || isLine(element)) note(element, found.headings, found);
	const shadowRoot = found.shadowRootOf(element);
	if (shadowRoot) walkInto(shadowRoot, found);
	if (element.nodeName === "IFRAME" || element.nodeName === "FRAME") {
		const inner = frameDocument(element as HTMLIFrameElement);
		if (inner?.documentElement && isVisible(element, SMALLEST_FRAME)) walkInto(inner, found);
	}
}

/** Pieces that are no date are answered one by one, so that the box around them is a group like others. */
function isControl(element: HTMLElement): boolean {
	if (!element.matches(CONTROLS)) return isOwnRadio(element) || (element.matches(EXPANDING) && isDateButton(element));
	if (element.matches("[role=tab]")) return isTabOfChoice(element);
	return !element.matches(DATE_BOX) || isDateSections(element);
}

function note<T extends Element>(element: T, list: Element[], found: Found) {
	found.order.set(element, found.order.size);
	list.push(element);
}

/** The document inside a frame, or undefined where it belongs to another origin. */
export function frameDocument(frame: HTMLIFrameElement): Document | undefined {
	try {
		return frame.contentDocument ?? undefined;
	} catch {
		return undefined;
	}
}
