import { blur, changed, focus, key } from "./events";
import { pause } from "./waiting";
import { setValue } from "./write";

const MOST_PRESSES = 400;

const isRange = (slider: HTMLElement): slider is HTMLInputElement => slider.nodeName === "INPUT";
const ends = (slider: HTMLElement) =>
	isRange(slider)
		? [Number(slider.min || 0), Number(slider.max || 100)]
		: [Number(slider.getAttribute("aria-valuemin") ?? 0), Number(slider.getAttribute("aria-valuemax") ?? 100)];

/** The number a slider stands at; undefined at its lower end, where one stands that nobody has moved. */
export function slidTo(slider: HTMLElement): number | undefined {
	const value = Number(isRange(slider) ? slider.value : slider.getAttribute("aria-valuenow"));
	return value === ends(slider)[0] ? undefined : value;
}

/** Whether a slider reaches a number. */
export function reaches(slider: HTMLElement, number: number): boolean {
	const [least = 0, most = 0] = ends(slider);
	return number >= least && number <= most;
}

/** Moves a slider as a person does with the keys, or a browser's own by its value; undefined moves it back to its lower end. */
export async function slide(slider: HTMLElement, number = ends(slider)[0]!) {
	focus(slider);
	if (isRange(slider)) {
		setValue(slider, String(number));
		changed(slider);
	} else {
		const now = () => Number(slider.getAttribute("aria-valuenow"));
		for (let presses = 0, last = Number.NaN; presses < MOST_PRESSES && now() !== number && now() !== last; presses++) {
			last = now();
			const name = now() < number ? "ArrowRight" : "ArrowLeft";
			key(slider, "keydown", name);
			key(slider, "keyup", name);
			await pause(0);
		}
	}
	blur(slider);
}
