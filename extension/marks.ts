const YELLOW = "#FFE27A";
const INK = "#1D2321";

const marks = new Map<HTMLElement, Animation>();

/**
 * Lights up a control that was filled, until the student changes it or takes the fill back. An animation leaves the page's
 * own styles and markup as they are. Where the control is invisible (a radio behind a drawn one), its label or the box
 * around it is lit.
 */
export function mark(control: HTMLElement): void {
	if (marks.has(control)) return;
	const isDrawnByPage = getComputedStyle(control).opacity === "0" || control.offsetWidth < 4;
	const label = "labels" in control ? (control as HTMLInputElement).labels?.[0] : undefined;
	const target = isDrawnByPage ? (label ?? control.parentElement ?? control) : control;
	const lit = { backgroundColor: YELLOW, color: INK, boxShadow: `0 0 0 2px ${YELLOW}` };
	marks.set(control, target.animate([lit, lit], { duration: 1, fill: "forwards" }));
	const stop = ({ isTrusted }: Event) => {
		if (!isTrusted) return;
		unmark(control);
		control.removeEventListener("input", stop);
	};
	control.addEventListener("input", stop);
}

/** Takes the light of one control away. */
export function unmark(control: HTMLElement): void {
	marks.get(control)?.cancel();
	marks.delete(control);
}

/** Takes every light away at once. */
export function unmarkAll(): void {
	for (const control of [...marks.keys()]) unmark(control);
}
