const TINY = 4;

/** Which boxes cut off what they hold: controls share them, and measuring takes long. */
export type Cutting = Map<Element, boolean>;

/**
 * Whether a person can see the element and reach it: rendered, not transparent, not hidden from assistive technology,
 * not clipped away or moved off the page. Takes the smallest side in pixels that still counts, and what was already found out about
 * boxes around other elements.
 */
export function isVisible(element: Element, smallest = TINY, cutting: Cutting = new Map()): boolean {
	if (element.closest("[aria-hidden=true],[inert]")) return false;
	if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false })) return false;
	const box = element.getBoundingClientRect();
	if (box.width < smallest || box.height < smallest) return false;
	const view = element.ownerDocument.defaultView;
	if (!view) return false;
	if (box.right + view.scrollX <= 0 || box.bottom + view.scrollY <= 0) return false;
	const style = view.getComputedStyle(element);
	return !isClippedAway(style) && !parentClips(element, view, cutting);
}

function isClippedAway(style: CSSStyleDeclaration): boolean {
	if (/^inset\((50|[6-9]\d|100)%/.test(style.clipPath)) return true;
	const clip = /^rect\(([\d.]+)px,? ([\d.]+)px,? ([\d.]+)px,? ([\d.]+)px\)$/.exec(style.clip);
	return clip !== null && style.position !== "static" && (Number(clip[3]) - Number(clip[1]) <= 1 || Number(clip[2]) - Number(clip[4]) <= 1);
}

/** Whether an ancestor of next to no size cuts off what it holds, the usual wrapping of a trap for robots. */
function parentClips(element: Element, view: Window, cutting: Cutting): boolean {
	for (let parent = element.parentElement, steps = 0; parent && steps < 4; parent = parent.parentElement, steps++) {
		if (!cutting.has(parent)) cutting.set(parent, cutsOff(parent, view));
		if (cutting.get(parent)) return true;
	}
	return false;
}

function cutsOff(parent: Element, view: Window): boolean {
	const { width, height } = parent.getBoundingClientRect();
	if (width > TINY && height > TINY) return false;
	const style = view.getComputedStyle(parent);
	return style.overflowX !== "visible" || style.overflowY !== "visible";
}
