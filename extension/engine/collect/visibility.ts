import { builtIn, drawnParentOf, viewOf } from "./tree";

const TINY = 4;
/** What lets less through than this is not seen. */
const FAINT = 0.1;

type Box = {
	/** What is left of the opacity of what it holds, the boxes around it included. */
	opacity: number;
	/** Where it stops showing what it holds; `scrolled` by how much, where a person can bring the rest into sight. */
	clip: { rect: DOMRect; scrolled?: { left: number; top: number } } | undefined;
	position: string;
	/** Whether what it holds is placed by it, be it absolute or fixed. */
	anchors: { absolute: boolean; fixed: boolean };
};

/** How boxes show what they hold: controls share the boxes around them, and measuring takes long. */
export type Boxes = Map<Element, Box>;

/**
 * Whether a person can see the element and reach it: rendered, not as good as transparent, not hidden from assistive technology,
 * not clipped away or moved off the page. What lies over it is not asked (fill, reach.ts). Takes the smallest side in pixels that still
 * counts, and what was already found out about boxes around other elements.
 */
export function isVisible(element: Element, smallest = TINY, boxes: Boxes = new Map()): boolean {
	if (element.closest("[aria-hidden=true],[inert]")) return false;
	if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false })) return false;
	const rect = element.getBoundingClientRect();
	if (rect.width < smallest || rect.height < smallest) return false;
	const view = viewOf(element);
	return measured(element, view, boxes).opacity >= FAINT && !isCutOff(element, rect, view, boxes);
}

function measured(element: Element, view: Window, boxes: Boxes): Box {
	const known = boxes.get(element);
	if (known) return known;
	const style = view.getComputedStyle(element);
	const parent = parentIn(element);
	const { position, transform, filter } = style;
	const isMoved = transform !== "none" || filter !== "none" || style.perspective !== "none";
	const isShown = !isClippedAway(style, position) && !isMaskedAway(style) && !isTurnedAway(style, transform);
	const own = isShown ? Number(style.opacity) * opacityIn(filter) : 0;
	const box: Box = {
		opacity: own * (parent ? measured(parent, view, boxes).opacity : 1),
		clip: clipOf(element, style),
		position,
		anchors: { absolute: isMoved || position !== "static", fixed: isMoved },
	};
	boxes.set(element, box);
	return box;
}

/** What is drawn around the element in this document; a frame is looked at by itself before anything in it is. */
function parentIn(element: Element): Element | null {
	const parent = drawnParentOf(element);
	return parent && builtIn(parent, "ownerDocument") === builtIn(element, "ownerDocument") ? parent : null;
}

function opacityIn(filter: string): number {
	const [, share, percent] = /(?:^|\s)opacity\(([\d.]+)(%?)\)/.exec(filter) ?? [];
	return share === undefined ? 1 : Number(share) / (percent ? 100 : 1);
}

function isClippedAway(style: CSSStyleDeclaration, position: string): boolean {
	const [, shape, size = ""] = /^(inset|circle|ellipse|polygon)\((.*)\)$/.exec(style.clipPath) ?? [];
	if (shape === "inset" && /^(50|[6-9]\d|100)%/.test(size)) return true;
	if ((shape === "circle" || shape === "ellipse") && /^0(px|%)?(\s|$)/.test(size)) return true;
	if (shape === "polygon" && !hasArea(size)) return true;
	if (position !== "absolute" && position !== "fixed") return false;
	const clip = /^rect\(([\d.]+)px,? ([\d.]+)px,? ([\d.]+)px,? ([\d.]+)px\)$/.exec(style.clip);
	return clip !== null && (Number(clip[3]) - Number(clip[1]) <= 1 || Number(clip[2]) - Number(clip[4]) <= 1);
}

function hasArea(polygon: string): boolean {
	const points = polygon.split(",").map((point) => point.trim().split(/\s+/).slice(-2));
	return [0, 1].every((axis) => new Set(points.map((point) => Number.parseFloat(point[axis] ?? "0"))).size > 1);
}

/** A mask all of whose colours are transparent. */
function isMaskedAway({ maskImage }: CSSStyleDeclaration): boolean {
	if (!maskImage?.includes("gradient")) return false;
	const colors = maskImage.match(/rgba?\([^)]*\)/g) ?? [];
	return colors.length > 0 && colors.every((color) => /^rgba\(.*[,/]\s*0(\.0\d*)?\)$/.test(color));
}

function isTurnedAway(style: CSSStyleDeclaration, transform: string): boolean {
	if (!transform.startsWith("matrix3d") || style.backfaceVisibility !== "hidden") return false;
	return Number(transform.slice("matrix3d(".length).split(",")[10]) < 0;
}

function clipOf(element: Element, style: CSSStyleDeclaration): Box["clip"] {
	const { overflowX, overflowY } = style;
	if ((overflowX === "visible" && overflowY === "visible") || element.matches("html,body")) return undefined;
	const rect = element.getBoundingClientRect();
	if (!/auto|scroll/.test(overflowX + overflowY)) return { rect };
	const leftOver = style.direction === "rtl" ? element.scrollWidth - element.clientWidth : 0;
	return { rect, scrolled: { left: element.scrollLeft + leftOver, top: element.scrollTop } };
}

/**
 * Whether nobody can bring it into sight: a box around it is of no size, or has it beside what it shows and no way to scroll there, or it
 * lies before the beginning of the page.
 */
function isCutOff(element: Element, rect: DOMRect, view: Window, boxes: Boxes): boolean {
	let { position } = measured(element, view, boxes);
	/** Where the element shows, or what it scrolls in. */
	let seen = rect;
	for (let parent = parentIn(element); parent; parent = parentIn(parent)) {
		const box = measured(parent, view, boxes);
		if (position === "fixed" ? !box.anchors.fixed : position === "absolute" && !box.anchors.absolute) continue;
		position = box.position;
		if (!box.clip) continue;
		if (!shows(box.clip, seen)) return true;
		if (box.clip.scrolled) seen = box.clip.rect;
	}
	return seen.right + view.scrollX <= 0 || seen.bottom + view.scrollY <= 0;
}

function shows({ rect: clip, scrolled }: NonNullable<Box["clip"]>, rect: DOMRect): boolean {
	if (scrolled) {
		const hasSize = clip.width > TINY && clip.height > TINY;
		return hasSize && rect.right - clip.left + scrolled.left > 0 && rect.bottom - clip.top + scrolled.top > 0;
	}
	const width = Math.min(clip.right, rect.right) - Math.max(clip.left, rect.left);
	const height = Math.min(clip.bottom, rect.bottom) - Math.max(clip.top, rect.top);
	return width >= Math.min(TINY, rect.width) && height >= Math.min(TINY, rect.height);
}
