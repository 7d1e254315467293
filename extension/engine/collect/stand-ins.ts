import { isVisible } from "./visibility";

/** What libraries draw right after a list of the browser's own that they hide and go on reading: Chosen, Select2. */
const DRAWN = ".chosen-container,.select2-container";

/** What is drawn for a hidden list, where it is; a list that gets its options elsewhere has none of its own and is not one of these. */
export function standInOf(select: Element): HTMLElement | undefined {
	const next = select.nextElementSibling;
	const isDrawn = next instanceof Object && next.matches(DRAWN) && isVisible(next);
	return isDrawn && (select as HTMLSelectElement).options.length > 1 ? (next as HTMLElement) : undefined;
}

/** Whether the element is a piece of what is drawn for a hidden list. */
export function isInStandIn(element: Element): boolean {
	const drawn = element.closest(DRAWN);
	const select = drawn?.previousElementSibling;
	return select?.nodeName === "SELECT" && standInOf(select) === drawn;
}
