import { drawnParentOf, viewOf } from "./tree";
import { type Boxes, isVisible } from "./visibility";

const TYPED = "input:is([type=text],[type=email],[type=tel],[type=number],[type=url],[type=search],:not([type])),textarea";
/** So far around the control is what makes it transparent, and from there the label that is drawn in its place. */
const MOST_STEPS = 4;
const SMALLEST = 4;

/**
 * The box in which a text box waits transparent behind its label, as Material Design draws it until the box has the focus or a text; undefined
 * for any other. That it shows once it has the focus is asked before anything is typed (`writeText`).
 */
export function boxBehindLabel(control: HTMLElement, boxes: Boxes = new Map()): HTMLElement | undefined {
	if (!control.matches(TYPED) || control.closest("[aria-hidden=true],[inert]") || (control as HTMLInputElement).value !== "")
		return undefined;
	if (!control.checkVisibility({ visibilityProperty: true }) || control.checkVisibility({ opacityProperty: true })) return undefined;
	const veil = veilOf(control);
	let box = veil && drawnParentOf(veil);
	for (let steps = 0; box && steps < MOST_STEPS; steps++, box = drawnParentOf(box)) {
		if (!isVisible(box, SMALLEST, boxes)) continue;
		if (hasWordsOver(box, control, veil!)) return box as HTMLElement;
	}
	return undefined;
}

/** What makes the control transparent: itself or a box right around it. */
function veilOf(control: Element): Element | undefined {
	for (let box: Element | null = control, steps = 0; box && steps < MOST_STEPS; box = drawnParentOf(box), steps++)
		if (viewOf(box).getComputedStyle(box).opacity === "0") return box;
	return undefined;
}

/** Whether words are drawn in the box, where the control stands. */
function hasWordsOver(box: Element, control: Element, veil: Element): boolean {
	const place = control.getBoundingClientRect();
	const isOver = (element: Element) => {
		if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const [width, height] = [
			Math.min(right, place.right) - Math.max(left, place.left),
			Math.min(bottom, place.bottom) - Math.max(top, place.top),
		];
		return width >= SMALLEST && height >= SMALLEST;
	};
	const search = (root: ParentNode): boolean =>
		[...root.children].some((element) => {
			if (element === veil || element.matches("script,style,option")) return false;
			const hasWords = [...element.childNodes].some(
				({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\p{L}/u.test(nodeValue ?? ""),
			);
			return (hasWords && isOver(element)) || search(element) || (element.shadowRoot !== null && search(element.shadowRoot));
		});
	return search(box) || (box.shadowRoot !== null && search(box.shadowRoot));
}
