/** What the function gives, or undefined where the page makes it throw. */
export function attempt<T>(read: () => T): T | undefined {
	try {
		return read();
	} catch {
		return undefined;
	}
}

/**
 * What the browser itself answers: of a form and a document, a control or a picture of the page answers in its place to the name it
 * bears (`<input name="parentElement">`).
 */
export function builtIn<N extends Node, K extends keyof N>(node: N, name: K): N[K] {
	const property = propertyOf(Object.getPrototypeOf(node), name);
	if (!property) return node[name];
	return property.get ? property.get.call(node) : property.value.bind(node);
}

const properties = new WeakMap<object, Map<PropertyKey, PropertyDescriptor | undefined>>();

function propertyOf(prototype: object | null, name: PropertyKey): PropertyDescriptor | undefined {
	if (!prototype) return undefined;
	let known = properties.get(prototype);
	if (!known) {
		known = new Map();
		properties.set(prototype, known);
	}
	if (!known.has(name))
		known.set(name, Object.getOwnPropertyDescriptor(prototype, name) ?? propertyOf(Object.getPrototypeOf(prototype), name));
	return known.get(name);
}

let parentElement: ((this: Node) => Element | null) | undefined;

/** The parent element, out of shadow roots and frames as well. */
export function parentOf(element: Element): Element | null {
	parentElement ??= Object.getOwnPropertyDescriptor(Node.prototype, "parentElement")!.get!;
	const parent = parentElement.call(element);
	if (parent) return parent;
	const root = builtIn(element, "getRootNode")();
	if (root.nodeType === Node.DOCUMENT_FRAGMENT_NODE && "host" in root) return (root as ShadowRoot).host;
	return viewOf(element).frameElement ?? null;
}

let shadowRootOf: ((this: Element) => ShadowRoot | null) | undefined;

/** The open shadow root of an element, whatever a page's own element says of it. */
export function openRootOf(element: Element): ShadowRoot | null {
	shadowRootOf ??= Object.getOwnPropertyDescriptor(Element.prototype, "shadowRoot")!.get!;
	return shadowRootOf.call(element);
}

/** The shadow root or document an element stands in, and those around it up to its own document. */
export function rootsUpFrom(element: Element): (Document | ShadowRoot)[] {
	const root = builtIn(element, "getRootNode")() as Document | ShadowRoot;
	return "host" in root ? [root, ...rootsUpFrom(root.host)] : [root];
}

/** The element itself, or the outermost element of the page's own that it is the one control of: there labels, cells and keys may stand. */
export function shellOf(control: HTMLElement, countIn: (box: Element) => number): HTMLElement {
	let shell: Element = control;
	for (let root = builtIn(shell, "getRootNode")(); "host" in root; root = builtIn(shell, "getRootNode")()) {
		if (countIn(root.host as Element) > 1) break;
		shell = root.host as Element;
	}
	return shell as HTMLElement;
}

/** The nearest element around that the selector matches, out of shadow roots as well. */
export function closestOf(element: Element, selector: string): Element | null {
	for (let inner: Element | null = element; inner; ) {
		const found: Element | null = inner.closest(selector);
		if (found) return found;
		const root = builtIn(inner, "getRootNode")();
		if (!("host" in root)) return null;
		inner = root.host as Element;
	}
	return null;
}

/** The dialog in which an element is drawn, through slots and shadow roots. */
export function dialogOver(element: Element): Element | undefined {
	for (let box: Element | null = element; box; box = drawnParentOf(box)) if (box.matches(DIALOG)) return box;
	return undefined;
}

/** The element of the page's own in whose shadow root another stands. */
export function hostOf(element: Element): Element | undefined {
	const root = builtIn(element, "getRootNode")();
	return "host" in root ? (root.host as Element) : undefined;
}

/** What has the focus, in open shadow roots as well. */
export function activeIn(document: Document): HTMLElement | null {
	let active = document.activeElement;
	for (let inner = active; inner; inner = openRootOf(inner)?.activeElement ?? null) active = inner;
	return active as HTMLElement | null;
}

/** The window that shows the element; the engine's own where the page took away the frame that showed it. */
export const viewOf = (element: Element): Window & typeof globalThis =>
	(builtIn(builtIn(element, "ownerDocument"), "defaultView") as (Window & typeof globalThis) | null) ?? window;

/** What is drawn around the element: what is put into a slot lies in the box that the slot stands in. */
export const drawnParentOf = (element: Element): Element | null => builtIn(element, "assignedSlot") ?? parentOf(element);

/** What lies over the page and asks for something by itself. */
export const DIALOG = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";

/** Whether `outer` is drawn around `inner`. */
export function isDrawnIn(inner: Element, outer: Element): boolean {
	for (let box: Element | null = inner; box; box = drawnParentOf(box)) if (box === outer) return true;
	return false;
}

/** Whether `outer` holds `inner`, through shadow roots and frames. */
export function holds(outer: Element, inner: Element): boolean {
	if (builtIn(outer, "contains")(inner)) return true;
	if (builtIn(inner, "getRootNode")() === builtIn(outer, "getRootNode")()) return false;
	for (let parent = parentOf(inner); parent; parent = parentOf(parent)) if (parent === outer) return true;
	return false;
}
