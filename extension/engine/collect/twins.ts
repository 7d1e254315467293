import { isVisible } from "./visibility";

/** The hidden list of the browser's own that a drawn one keeps its choice in, where it does: inside it, or right beside it or a box of it alone. */
export function twinOf(element: HTMLElement): HTMLSelectElement | undefined {
	const inside = element.querySelector("select");
	if (inside) return inside;
	for (let box: HTMLElement = element, steps = 0; steps < MOST_TWIN_STEPS; box = box.parentElement, steps++) {
		const around = [...(box.parentElement?.querySelectorAll<HTMLSelectElement>(":scope > select") ?? [])].filter(
			(each) => !isVisible(each),
		);
		const twin = besideOf(box, around) ?? (around.length === 1 && !isOfListBefore(around[0]!, box) ? around[0] : undefined);
		if (twin) return twin;
		if (!box.parentElement || box.parentElement.querySelectorAll(LISTS).length > 1) break;
	}
	return undefined;
}

/** The hidden list before the drawn one or after it: on the side on which the first of a row of such pairs has it. */
function besideOf(box: Element, hidden: readonly HTMLSelectElement[]): HTMLSelectElement | undefined {
	const [before, after] = [box.previousElementSibling, box.nextElementSibling].map((beside) => hidden.find((each) => each === beside));
	return before && !isOfListBefore(before, box) ? before : after;
}

/** Whether the hidden list right before a drawn one is that of another drawn one before it, where a row of them begins with a drawn one. */
function isOfListBefore(hidden: Element, box: Element): boolean {
	if (box.previousElementSibling !== hidden) return false;
	const list = hidden.previousElementSibling;
	if (!list || !(list.matches(LISTS) || list.querySelector(LISTS))) return false;
	const further = list.previousElementSibling;
	return further?.nodeName !== "SELECT" || isOfListBefore(further, list);
}

const MOST_TWIN_STEPS = 4;
const LISTS = "[role=combobox],[aria-haspopup=listbox]";
