import { boxBehindLabel } from "../collect/behind-label";
import { listSearchedIn } from "../collect/drawn-lists";
import { standInOf } from "../collect/stand-ins";
import { builtIn, holds, parentOf, rootsUpFrom, viewOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import type { Control, PageField } from "../page";

const CONTROLS = "input:not([type=hidden]),select,textarea,[contenteditable=true]";
/** Where a control is looked for, as shares of its width and height. */
const POINTS = [
	[0.5, 0.5],
	[0.2, 0.5],
	[0.8, 0.5],
	[0.5, 0.2],
	[0.5, 0.8],
] as const;
const MOST_STEPS = 5;
/** Controls that pages draw themselves, over the browser's own or instead of it. */
const DRAWN_BY_PAGES: ReadonlySet<Control> = new Set(["radios", "checkboxes", "combobox", "listbox", "slider"] satisfies Control[]);
/** A curtain smaller than this, in square pixels, hides no control. */
const SMALL = 400;
/** What is drawn fainter than this colours what lies under it and hides nothing. */
const TINT = 0.3;

export type Reach = {
	/** Looks anew for what lies over these controls' pages, frames and shadow roots without taking clicks. */
	look(fields: readonly PageField[]): Promise<void>;
	/** Whether the student can see and click what answers the question; brings it into the window for that. */
	reaches(field: PageField): boolean;
	/** Scrolls everything back to where the student had it. */
	end(): void;
};

/**
 * Tells which controls lie open before the student: in the window, and nothing over them (design, section 2: never-fill). Takes a
 * function that is awaited between pieces of work.
 */
export function reachIn(breathe: () => Promise<void> | void): Reach {
	const places = new Map<Element, { left: number; top: number }>();
	let curtains: HTMLElement[] = [];

	function bringIntoWindow(element: HTMLElement) {
		for (let box: Element | null = element; box; box = parentOf(box)) {
			if (!places.has(box) && (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth))
				places.set(box, { left: box.scrollLeft, top: box.scrollTop });
		}
		element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
	}

	return {
		async look(fields) {
			curtains = [];
			for (const root of new Set(fields.flatMap(({ element }) => rootsAround(element))))
				for (const element of builtIn(root, "querySelectorAll")<HTMLElement>("*")) {
					if (isCurtain(element)) curtains.push(element);
					await breathe();
				}
		},
		reaches(field) {
			const element = drawnFor(field);
			if (!element) return false;
			if (isOpen(element, field, curtains)) return true;
			bringIntoWindow(element);
			return isOpen(element, field, curtains);
		},
		end() {
			for (const [box, { left, top }] of places) if (box.isConnected) box.scrollTo({ left, top, behavior: "instant" });
		},
	};
}

/** What a person sees of the control: where widgets hide their input, the label or box that stands for it. */
function drawnFor({ element, control }: PageField): HTMLElement | undefined {
	if (isVisible(element)) return element;
	if (control === "select") return standInOf(element);
	const behind = boxBehindLabel(element);
	if (behind || !DRAWN_BY_PAGES.has(control)) return behind;
	const label = (element as HTMLInputElement).labels?.[0];
	if (label && isVisible(label)) return label;
	let box = element.parentElement;
	for (let steps = 0; box && steps < MOST_STEPS; steps++, box = box.parentElement) if (isVisible(box)) return box;
	return undefined;
}

function isOpen(element: HTMLElement, field: PageField, curtains: readonly HTMLElement[]): boolean {
	const rect = element.getBoundingClientRect();
	return POINTS.some(([right, down]) => {
		const [x, y] = [rect.left + rect.width * right, rect.top + rect.height * down];
		const hit = hitNear(element, x, y);
		if (!hit || !isOwn(hit, element, field)) return false;
		return showsThrough(element, x, y, curtains);
	});
}

/** The documents and shadow roots around an element, the frames' own among them. */
function rootsAround(element: Element): (Document | ShadowRoot)[] {
	const frame = viewOf(element).frameElement;
	return [...rootsUpFrom(element), ...(frame ? rootsAround(frame) : [])];
}

/** What a click there would meet in the element's document, in open shadow roots as well and in the closed ones around the element. */
export function hitNear(element: Element, x: number, y: number): Element | null {
	const around = rootsAround(element);
	let hit = builtIn(element.ownerDocument, "elementFromPoint")(x, y);
	for (;;) {
		const host: Element | null = hit;
		const root = (host && builtIn(host, "shadowRoot")) ?? around.find((each): each is ShadowRoot => "host" in each && each.host === host);
		if (!root) break;
		const inner: Element | null = root.elementFromPoint(x, y);
		if (!inner || inner === hit) break;
		hit = inner;
	}
	return hit;
}

/** Whether what a click meets belongs to the control: itself, its label, or the box that holds it alone. */
function isOwn(hit: Element, element: HTMLElement, { control, element: own }: PageField): boolean {
	if (holds(element, hit) || holds(own, hit)) return true;
	const search = hit.matches("input") ? hit : hit.querySelector("input");
	if (search && listSearchedIn(search) === own) return true;
	const label = hit.closest("label");
	const box = loneBoxOf(own);
	if (!(label && (label.control === own || label.contains(own))) && !(box && holds(box, hit))) return false;
	return element !== own || DRAWN_BY_PAGES.has(control) || holds(hit, own) || !isOpaque(hit);
}

/** The largest box around a control that holds no other one. */
function loneBoxOf(control: HTMLElement): Element | undefined {
	let box: Element | undefined;
	for (let parent = parentOf(control), steps = 0; parent && steps < MOST_STEPS; parent = parentOf(parent), steps++) {
		if (parent.matches("body,form,dialog,iframe") || parent.querySelectorAll(CONTROLS).length > 1) break;
		box = parent;
	}
	return box;
}

function isOpaque(element: Element): boolean {
	const { backgroundColor, backgroundImage, opacity } = viewOf(element).getComputedStyle(element);
	if (Number(opacity) < TINT) return false;
	if (element.matches("img,video,canvas,iframe")) return true;
	if (backgroundImage !== "none") return true;
	const alpha = /^rgba\(.*[,/]\s*([\d.]+)\)$/.exec(backgroundColor);
	return alpha ? Number(alpha[1]) >= 0.5 : backgroundColor !== "transparent";
}

function isCurtain(element: HTMLElement): boolean {
	if (element.nodeName === "OPTION" || viewOf(element).getComputedStyle(element).pointerEvents !== "none") return false;
	return element.offsetWidth * element.offsetHeight >= SMALL && isOpaque(element) && isVisible(element);
}

/** Whether the element is drawn over the control at that point: asked while it takes clicks, which leaves no trace in the page. */
function hangsOver(curtain: HTMLElement, control: HTMLElement, x: number, y: number): boolean {
	const { left, right, top, bottom } = curtain.getBoundingClientRect();
	if (curtain.ownerDocument !== control.ownerDocument || x < left || x > right || y < top || y > bottom) return false;
	if (holds(control, curtain) || holds(curtain, control)) return false;
	const solid = curtain.animate([{ pointerEvents: "auto" }, { pointerEvents: "auto" }], { duration: 1, fill: "forwards" });
	const hit = hitNear(curtain, x, y);
	solid.cancel();
	return hit !== null && holds(curtain, hit);
}

/** Whether no curtain hangs over the point, and every frame around the control lies open there, too. */
function showsThrough(element: HTMLElement, x: number, y: number, curtains: readonly HTMLElement[]): boolean {
	if (curtains.some((curtain) => hangsOver(curtain, element, x, y))) return false;
	const frame = viewOf(element).frameElement;
	if (!frame) return true;
	const rect = frame.getBoundingClientRect();
	const [outerX, outerY] = [rect.left + frame.clientLeft + x, rect.top + frame.clientTop + y];
	return hitNear(frame, outerX, outerY) === frame && showsThrough(frame as HTMLElement, outerX, outerY, curtains);
}
