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
	"button[aria-haspopup=listbox]",
	"[contenteditable=''],[contenteditable=true],[contenteditable=plaintext-only]",
].join(",");
const HEADINGS =
	"h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,summary,strong,b,dt,th,td[colspan],p,[class*=heading i],[class*=title i],[class*=header i],[class*=legend i]";
const GROUPS =
	"fieldset,[role=group],[role=radiogroup],[role=region],[role=listitem],section[aria-label],section[aria-labelledby],form[aria-label]";
const SKIPPED = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "HEAD", "svg", "OPTION", "OPTGROUP"]);

export type Found = {
	controls: HTMLElement[];
	order: Map<Element, number>;
	headings: Element[];
	groups: Element[];
	roots: Set<Document | ShadowRoot>;
};

/**
 * Walks the page in the order a person reads it, through open shadow roots and frames of the same origin.
 * Gives the controls, what may be a heading, what groups controls, and the place of each in that order.
 */
export function walk(document: Document): Found {
	const found: Found = { controls: [], order: new Map(), headings: [], groups: [], roots: new Set() };
	walkInto(document, found);
	return found;
}

function walkInto(root: Document | ShadowRoot, found: Found) {
	found.roots.add(root);
	const document = root.ownerDocument ?? (root as Document);
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) =>
		SKIPPED.has(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
	);
	while (walker.nextNode()) {
		const element = walker.currentNode as HTMLElement;
		if (element.matches(CONTROLS)) note(element, found.controls, found);
		else if (element.matches(GROUPS)) note(element, found.groups, found);
		else if (element.matches(HEADINGS)) note(element, found.headings, found);
		if (element.shadowRoot) walkInto(element.shadowRoot, found);
		if (element.nodeName === "IFRAME" || element.nodeName === "FRAME") {
			const inner = frameDocument(element as HTMLIFrameElement);
			if (inner?.documentElement) walkInto(inner, found);
		}
	}
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

/** The parent element, out of shadow roots and frames as well. */
export function parentOf(element: Element): Element | null {
	if (element.parentElement) return element.parentElement;
	const root = element.getRootNode();
	if (root.nodeType === Node.DOCUMENT_FRAGMENT_NODE && "host" in root) return (root as ShadowRoot).host;
	return element.ownerDocument.defaultView?.frameElement ?? null;
}

/** Whether `outer` holds `inner`, through shadow roots and frames. */
export function holds(outer: Element, inner: Element): boolean {
	if (outer.contains(inner)) return true;
	if (inner.getRootNode() === outer.getRootNode()) return false;
	for (let parent = parentOf(inner); parent; parent = parentOf(parent)) if (parent === outer) return true;
	return false;
}
