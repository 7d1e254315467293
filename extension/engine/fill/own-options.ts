import { standInOf } from "../collect/stand-ins";
import { standingAround } from "./combobox";
import { blur, focus, key, press } from "./events";
import { optionsOf, pressOption } from "./options";
import { isSame } from "./read";
import { until } from "./waiting";
import { typeInto } from "./write";

const OFFERED_WITHIN = 600;
const TAKEN_WITHIN = 300;

/**
 * Adds a text of the student's own to a list of several that is drawn for a hidden one and lets one type (Select2 with tags): types it, and takes
 * the option that the list then makes of it. Gives whether the hidden list has it now; a list that makes none is left as it was.
 */
export async function addOwnOption(select: HTMLSelectElement, text: string): Promise<boolean> {
	const drawn = standInOf(select);
	const box = drawn?.querySelector<HTMLInputElement>("input,textarea");
	if (!drawn || !box) return false;
	const { options: standing } = standingAround(box);
	press(drawn);
	focus(box);
	typeInto(box, text);
	const option = await until(() => optionsOf(box, standing).find(({ label }) => isSame(label, text)), OFFERED_WITHIN);
	if (option) pressOption(option.element);
	const isTaken = () => [...select.selectedOptions].some((chosen) => isSame(chosen.text, text));
	const taken = option !== undefined && (await until(() => isTaken() || undefined, TAKEN_WITHIN)) === true;
	if (box.value) typeInto(box, "");
	key(box, "keydown", "Escape");
	blur(box);
	return taken;
}
