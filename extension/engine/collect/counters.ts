import { boxesAround, hasCalendar } from "./pickers";
import { hostOf } from "./tree";

const FEWER = /^[-−–—‒▼]$|^(decrease|decrement|fewer|less|minus|subtract|down|lower|menos)\b/i;
const MORE = /^[+＋▲]$|^(increase|increment|more|plus|add one|up|raise|higher|m[aá]s)\b/i;
/** How many boxes around a number its buttons may stand in. */
const AROUND = 2;

type Steps = { fewer: HTMLElement; more: HTMLElement };

const isNamed = (button: HTMLElement, names: RegExp) =>
	[button.getAttribute("aria-label") ?? "", button.title, button.textContent!].some((name) => names.test(name.trim()));

/** The buttons of a box that count a number down and up, or what is drawn and named as such. */
function stepsIn(box: Element): Steps | undefined {
	const buttons = [...box.querySelectorAll<HTMLElement>("button,[role=button],[title]")];
	const [fewer, more] = [FEWER, MORE].map((names) => buttons.find((button) => isNamed(button, names)));
	return fewer && more && fewer !== more ? { fewer, more } : undefined;
}

/** The buttons around a number that count it down and up; they may stand around an element of the page's own that holds the box. */
export function counterAround(input: HTMLElement): Steps | undefined {
	const host = hostOf(input) as HTMLElement | undefined;
	const boxes = [input, ...(host ? [host] : [])].flatMap((inner) => boxesAround(inner).slice(0, AROUND));
	return boxes.map(stepsIn).find((steps) => steps !== undefined);
}

/** The same, where nobody can type the number into its box. */
export function stepsOf(input: Element): Steps | undefined {
	if (input.nodeName !== "INPUT" || !(input as HTMLInputElement).readOnly || hasCalendar(input as HTMLElement)) return undefined;
	return counterAround(input as HTMLElement);
}

/** Whether a button counts the number beside it up. */
export const countsUp = (button: HTMLElement): boolean =>
	[button.parentElement, button.parentElement?.parentElement].some(
		(box) => box && box.querySelectorAll("input:not([type=hidden])").length === 1 && stepsIn(box)?.more === button,
	);
