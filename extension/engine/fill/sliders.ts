import { stepsOf } from "../collect/counters";
import { blur, changed, focus, key, press } from "./events";
import { pause, until } from "./waiting";
import { setValue } from "./write";

const MOST_PRESSES = 400;
/** So long may a page take to draw the number it stands at next. */
const MOVES_WITHIN = 150;

const isRange = (slider: HTMLElement): slider is HTMLInputElement => slider.matches("input[type=range]");
const isBox = (slider: HTMLElement): slider is HTMLInputElement => slider.nodeName === "INPUT";
const numberOr = (text: string | null, other: number) => (text === null || text.trim() === "" ? other : Number(text));

function ends(slider: HTMLElement): readonly [number, number] {
	if (isRange(slider)) return [Number(slider.min || 0), Number(slider.max || 100)];
	const most = isBox(slider) ? Number.POSITIVE_INFINITY : 100;
	const [least, highest] = [slider.getAttribute("aria-valuemin") ?? slider.getAttribute("min"), slider.getAttribute("aria-valuemax")];
	return [numberOr(least, 0), numberOr(highest ?? slider.getAttribute("max"), most)];
}

/** The number that a slider or counter shows, with or without a unit; NaN where none is yet. */
export const shownBy = (slider: HTMLElement): number =>
	Number.parseFloat((isBox(slider) ? slider.value : slider.getAttribute("aria-valuenow")) ?? "");

/** The number a slider or counter stands at; undefined where one stands that nobody has moved: at its lower end, or a browser's own in the middle. */
export function slidTo(slider: HTMLElement): number | undefined {
	const value = shownBy(slider);
	const [least, most] = ends(slider);
	const isUntouched = value === least || (isRange(slider) && !slider.hasAttribute("value") && value === (least + most) / 2);
	return Number.isNaN(value) || isUntouched ? undefined : value;
}

/** Whether a slider reaches a number. */
export function reaches(slider: HTMLElement, number: number): boolean {
	const [least, most] = ends(slider);
	return number >= least && number <= most;
}

/** Moves a slider as a person does with the keys, a counter by its buttons, a browser's own by its value; undefined moves it back to its lower end. */
export async function slide(slider: HTMLElement, number: number = ends(slider)[0]) {
	focus(slider);
	if (isRange(slider)) {
		setValue(slider, String(number));
		changed(slider);
	} else {
		for (let presses = 0; presses < MOST_PRESSES && shownBy(slider) !== number; presses++) {
			const last = shownBy(slider);
			move(slider, number > (Number.isNaN(last) ? ends(slider)[0] - 1 : last));
			await pause(0);
			const isMoved = await until(() => !Object.is(shownBy(slider), last) || undefined, MOVES_WITHIN);
			if (!isMoved) break;
		}
	}
	blur(slider);
}

function move(slider: HTMLElement, isUp: boolean) {
	const steps = stepsOf(slider);
	if (steps) return press(isUp ? steps.more : steps.fewer);
	const name = isUp ? "ArrowRight" : "ArrowLeft";
	key(slider, "keydown", name);
	key(slider, "keyup", name);
}
