import { tidy } from "./text";
import { isVisible } from "./visibility";

/** What libraries draw right after a list of the browser's own that they hide and go on reading: Chosen, Select2. */
const DRAWN = ".chosen-container,.select2-container";
/** What of it shows the choice. */
const CHOICE = ".chosen-single,.chosen-choices,.select2-selection";
const SMALLEST = 14;

/** What is drawn for a hidden list, where it is; a list that gets its options elsewhere has none of its own and is not one of these. */
export function standInOf(select: Element): HTMLElement | undefined {
	const next = select.nextElementSibling;
	const isDrawn = next instanceof Object && next.matches(DRAWN) && isVisible(next, SMALLEST);
	return isDrawn && (select as HTMLSelectElement).options.length > 1 ? (next as HTMLElement) : undefined;
}

const AROUND = 3;

/** Whether the hidden list of the browser's own beside a drawn one takes several answers. */
export function takesSeveral(element: Element): boolean {
	if (element.matches("[role=combobox]") && element.closest("[class*=tagbox i]")) return true;
	for (let box: Element | null = element, steps = 0; box && steps < AROUND; box = box.parentElement, steps++) {
		const select = [box.previousElementSibling, box.nextElementSibling].find((beside) => beside?.nodeName === "SELECT");
		if (select) return (select as HTMLSelectElement).multiple && !isVisible(select);
	}
	return false;
}

/** Whether the element is a piece of what is drawn for a hidden list. */
export function isInStandIn(element: Element): boolean {
	const drawn = element.closest(DRAWN);
	const select = drawn?.previousElementSibling;
	return select?.nodeName === "SELECT" && standInOf(select) === drawn;
}

/** Whether what is drawn for the list shows this choice; a list that is seen itself does. */
export function standInShows(select: Element, label: string): boolean {
	const drawn = isVisible(select) ? undefined : standInOf(select);
	return !drawn || tidy(drawn.querySelector(CHOICE)?.textContent ?? "").includes(tidy(label));
}
