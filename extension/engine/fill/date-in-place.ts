import { isDateFormat } from "../collect/pickers";
import { focus, key, press } from "./events";
import { pause } from "./waiting";
import { leave } from "./write";

/**
 * Types a date digit by digit into a box that shows how dates are written in it once it has the focus: such pages write each key themselves, over
 * the piece that a press has selected. Gives whether the box is of that kind.
 */
export async function writeInPlace(box: HTMLInputElement, text: string): Promise<boolean> {
	focus(box);
	await pause(0);
	if (!isDateFormat(box.value)) return false;
	box.setSelectionRange(0, 0);
	press(box);
	for (const digit of text.replace(/\D/g, "")) {
		await pause(0);
		key(box, "keydown", digit);
		key(box, "keyup", digit);
	}
	await pause(0);
	leave(box);
	return true;
}

/** Takes out what stands in a box whose page hears of keys alone. */
export async function clearInPlace(box: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
	focus(box);
	box.select();
	key(box, "keydown", "Backspace");
	await pause(0);
	leave(box);
}
