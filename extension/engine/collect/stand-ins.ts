import { boxesAround } from "./pickers";
import { tidy } from "./text";
import { builtIn, hostOf } from "./tree";
import { isVisible } from "./visibility";

/** What libraries draw right after a list of the browser's own that they hide and go on reading: Chosen, Select2. */
const DRAWN = ".chosen-container,.select2-container";
/** What of it shows the choice. */
const CHOICE = ".chosen-single,.chosen-choices,.select2-selection";
const SMALLEST = 14;

/** What is drawn for a hidden list, where it is; a list that gets its options elsewhere has none of its own and is not one of these. */
export function standInOf(select: Element): HTMLElement | undefined {
	const next = select.nextElementSibling;
	const isDrawn = select.nodeName === "SELECT" && next instanceof Object && next.matches(DRAWN) && isVisible(next, SMALLEST);
	return isDrawn && (select as HTMLSelectElement).options.length > 1 ? (next as HTMLElement) : undefined;
}

/** Whether what is drawn for a hidden list has a box to type into, which may take texts that the list does not offer. */
export const mayTakeTexts = (select: Element): boolean => standInOf(select)?.querySelector(".select2-search__field") instanceof Object;

const AROUND = 3;
const LISTS = "[role=combobox],[aria-haspopup=listbox],[aria-haspopup=dialog]";
/** How libraries name lists that take several, on the list or a box of it alone. */
const NAMED_SEVERAL = /[a-z\d][-_]multi-?select|(^|[\s_-])multiple(?!-choice)([\s_-]|$)|MultiSelect|tag-?box|tagpicker/i;
/** Lists and hidden lists of the browser's own that say so. */
const SAID_SEVERAL = "select[multiple],[aria-multiselectable=true]";

/** Lists that said so once they had opened. */
const said = new WeakSet<Element>();
export const noteTakesSeveral = (element: Element) => void said.add(element);

/** Whether a drawn list takes several answers, as its name, the list it opens or the hidden list of the browser's own beside it says. */
export function takesSeveral(element: Element): boolean {
	if (said.has(element) || hostOf(element)?.matches("[multiple]:not([multiple=false]),[aria-multiselectable=true]")) return true;
	// The box that a list types into may stand deeper in what is drawn around it alone.
	const boxes = element.nodeName === "INPUT" ? boxesAround(element as HTMLElement) : [];
	if (boxes.some((box) => isNamedSeveral(box) && [...box.querySelectorAll(LISTS)].every((other) => isOfList(other, element)))) return true;
	for (let box: Element | null = element, steps = 0; box && steps <= AROUND; box = box.parentElement, steps++) {
		if (/^(FORM|BODY)$/.test(builtIn(box, "nodeName"))) return false;
		if ([...box.querySelectorAll(LISTS)].some((other) => !isOfList(other, element))) return false;
		if (isNamedSeveral(box)) return true;
		if ([...box.querySelectorAll(SAID_SEVERAL)].some((list) => !isVisible(list) && !standInOf(list))) return true;
	}
	return false;
}

const isNamedSeveral = (box: Element) => NAMED_SEVERAL.test(box.getAttribute("class") ?? "");

/** Whether another list is but a piece of this one: around it, in it, or in the popup that it has closed. */
const isOfList = (other: Element, element: Element) => other.contains(element) || element.contains(other) || !isVisible(other);

/** Whether the element is a piece of what is drawn for a hidden list. */
export function isInStandIn(element: Element): boolean {
	const drawn = element.closest(DRAWN);
	const select = drawn?.previousElementSibling;
	return select?.nodeName === "SELECT" && standInOf(select) === drawn;
}

/** The hidden list whose options the box asks for elsewhere: the box is all that is answered of what is drawn for it. */
export function listSearchedBy(box: Element): Element | undefined {
	const list = box.matches("[role=searchbox]") ? box.closest(DRAWN)?.previousElementSibling : undefined;
	return list?.nodeName === "SELECT" ? list : undefined;
}

/** Whether what is drawn for the list shows this choice; a list that is seen itself does. */
export function standInShows(select: Element, label: string): boolean {
	const drawn = isVisible(select) ? undefined : standInOf(select);
	return !drawn || tidy(drawn.querySelector(CHOICE)?.textContent ?? "").includes(tidy(label));
}
