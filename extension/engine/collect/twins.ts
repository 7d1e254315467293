import { isVisible } from "./visibility";

/** The hidden list of the browser's own that a drawn one keeps its choice in, where it does: inside it, or right beside it or a box of it alone. */
export function twinOf(element: HTMLElement): HTMLSelectElement | undefined {
	const inside = element.querySelector("select");
	if (inside) return inside;
	for (let box: HTMLElement = element, steps = 0; steps < MOST_TWIN_STEPS; box = box.parentElement, steps++) {
		const around = [...(box.parentElement?.querySelectorAll<HTMLSelectElement>(":scope > select") ?? [])].filter(
			(each) => !isVisible(each),
		);
		const beside = around.find((each) => each === box.previousElementSibling || each === box.nextElementSibling);
		const twin = beside ?? (around.length === 1 ? around[0] : undefined);
		if (twin) return twin;
		if (!box.parentElement || box.parentElement.querySelectorAll(LISTS).length > 1) break;
	}
	return undefined;
}

const MOST_TWIN_STEPS = 4;
const LISTS = "[role=combobox],[aria-haspopup=listbox]";
