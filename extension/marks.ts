const SHOWN_MS = 6000;
const YELLOW = "#FFE27A";
const INK = "#1D2321";

const marks = new Set<Animation>();

/**
 * Lights up what was filled for a few seconds. An animation leaves the page's own styles and markup as they are.
 * Takes the control; where that is invisible (a radio behind a drawn one), its label or the box around it is lit.
 */
export function mark(control: HTMLElement): void {
	const isDrawnByPage = getComputedStyle(control).opacity === "0" || control.offsetWidth < 4;
	const label = "labels" in control ? (control as HTMLInputElement).labels?.[0] : undefined;
	const target = isDrawnByPage ? (label ?? control.parentElement ?? control) : control;
	const lit = { backgroundColor: YELLOW, color: INK, boxShadow: `0 0 0 2px ${YELLOW}` };
	const animation = target.animate([{ ...lit, offset: 0 }, { ...lit, offset: 0.8 }, {}], { duration: SHOWN_MS });
	marks.add(animation);
	animation.onfinish = () => marks.delete(animation);
}

/** Takes every light away at once. */
export function unmark(): void {
	for (const animation of marks) animation.cancel();
	marks.clear();
}
