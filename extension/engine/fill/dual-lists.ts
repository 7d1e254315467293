import { listOptions } from "../collect/choices";
import { dualOf } from "../collect/dual-lists";
import { press } from "./events";
import { until } from "./waiting";
import { writeSelect } from "./write";

const MOVED_WITHIN = 300;

/** Moves these options, by their words, into the list beside theirs. */
export async function moveInto(list: HTMLElement, labels: readonly string[]) {
	const { chosen, move } = dualOf(list)!;
	await moveOver(list, chosen, move, labels);
}

/** Moves these options back out of the list of those that are chosen. */
export async function moveBack(list: HTMLElement, labels: readonly string[]) {
	const { chosen, back } = dualOf(list)!;
	await moveOver(chosen, list, back, labels);
}

async function moveOver(from: HTMLElement, to: HTMLElement, button: HTMLElement, labels: readonly string[]) {
	for (const label of labels) {
		const option = listOptions(from).find((each) => each.label === label);
		if (!option) continue;
		if (from.nodeName === "SELECT") writeSelect(from as HTMLSelectElement, [option.element]);
		else press(option.element);
		press(button);
		await until(() => listOptions(to).some((each) => each.label === label) || undefined, MOVED_WITHIN);
	}
}
