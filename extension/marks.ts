const YELLOW = "#FFE27A";
const INK = "#1D2321";

const LIT = { backgroundColor: YELLOW, color: INK, boxShadow: `0 0 0 2px ${YELLOW}` };
const MOMENT_MS = 1500;

const marks = new Map<HTMLElement, Animation>();

/**
 * Lights up a control that was filled, until the student changes it or takes the fill back. An animation leaves the page's
 * own styles and markup as they are. Where the control is invisible (a radio behind a drawn one), its label or the box
 * around it is lit.
 */
export function mark(control: HTMLElement): void {
	if (marks.has(control)) return;
	marks.set(control, drawnFor(control).animate([LIT, LIT], { duration: 1, fill: "forwards" }));
	const stop = ({ isTrusted }: Event) => {
		if (!isTrusted) return;
		unmark(control);
		control.removeEventListener("input", stop);
	};
	control.addEventListener("input", stop);
}

/** Lights up a control for a moment, so that the student finds it. */
export function lightUp(control: HTMLElement): void {
	drawnFor(control).animate([LIT, LIT], { duration: MOMENT_MS });
}

/** What the student sees of a control. */
function drawnFor(control: HTMLElement): HTMLElement {
	const isDrawnByPage = getComputedStyle(control).opacity === "0" || control.offsetWidth < 4;
	const label = "labels" in control ? (control as HTMLInputElement).labels?.[0] : undefined;
	return isDrawnByPage ? (label ?? control.parentElement ?? control) : control;
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
