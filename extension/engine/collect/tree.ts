/** What the function gives, or undefined where the page makes it throw. */
export function attempt<T>(read: () => T): T | undefined {
	try {
		return read();
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
