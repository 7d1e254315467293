import { boxesAround } from "../collect/pickers";
import { isTagBox } from "../collect/tag-boxes";
import { blur, focus, key, press } from "./events";
import { chipsOf, drawnChoices, isSame } from "./read";
import { until } from "./waiting";
import { isTyped, leave, typedIn, typeInto } from "./write";

/** So long may a page take to make a choice of what was entered. */
const TAKES_WITHIN = 250;
const MOST_TAGS = 20;
/** The button that enters: “Add”, “Add tag”, “+”. */
const ENTERS = /^([+＋]|(\+ ?)?(add|enter|añadir|agregar)\b.{0,20})$/i;

/** Whether a text that is typed here becomes one of several choices: the box says so, or draws some already. */
export const takesTags = (element: HTMLElement): boolean => isTagBox(element) || (isTyped(element) && drawnChoices(element).length > 0);

/** What each box has taken. A page may draw it where nobody finds it, and is not to be given it a second time. */
const taken = new WeakMap<HTMLElement, Set<string>>();

/**
 * Types a text into a box that takes several and enters it: by Enter, by a comma, by leaving the box, or by the button beside it. Gives whether the page
 * has taken it; what it has not is not left behind.
 */
export async function enterTag(element: HTMLElement, text: string): Promise<boolean> {
	const known = taken.get(element) ?? new Set();
	taken.set(element, known);
	if (known.has(text)) return leaveEmpty(element, true);
	const isTaken = await enter(element, text);
	if (isTaken) known.add(text);
	return isTaken;
}

async function enter(element: HTMLElement, text: string): Promise<boolean> {
	const isTaken = () => typedIn(element) === "" || drawnChoices(element).some((label) => isSame(label, text));
	for (const way of [byEnter, byComma, byLeaving, byButton]) {
		focus(element);
		if (typedIn(element) !== text) typeInto(element, text);
		way(element, text);
		if (await until(() => isTaken() || undefined, TAKES_WITHIN)) {
			blur(element);
			return true;
		}
	}
	return leaveEmpty(element, false);
}

/** Leaves nothing of what was typed to look for an option or to enter it. */
function leaveEmpty(element: HTMLElement, isTaken: boolean): boolean {
	typeInto(element, "");
	blur(element);
	return isTaken;
}

function byEnter(element: HTMLElement) {
	for (const type of ["keydown", "keypress", "keyup"] as const) key(element, type, "Enter");
}

function byComma(element: HTMLElement, text: string) {
	for (const type of ["keydown", "keypress", "keyup"] as const) key(element, type, ",");
	if (typedIn(element) === text) typeInto(element, `${text},`);
}

function byLeaving(element: HTMLElement) {
	if (isTyped(element)) leave(element);
	else blur(element);
}

/** Presses the one button beside the box that says it adds what is typed, and sends nothing. */
function byButton(element: HTMLElement) {
	const buttons = boxesAround(element).flatMap((box) => [...box.querySelectorAll<HTMLElement>("button,[role=button]")]);
	const adders = [...new Set(buttons)].filter(
		(button) => ENTERS.test((button.getAttribute("aria-label") || button.textContent || "").trim()) && button.checkVisibility(),
	);
	const [adder] = adders;
	if (adder && adders.length === 1 && !((adder as HTMLButtonElement).type === "submit" && (adder as HTMLButtonElement).form)) press(adder);
}

/** Takes out what a box or list draws one by one: each by its own button, else by the key that takes out the last. */
export async function takeOutTags(element: HTMLElement): Promise<void> {
	taken.delete(element);
	for (let count = 0; count < MOST_TAGS; count++) {
		const chips = chipsOf(element);
		const last = chips.at(-1);
		if (!last) return;
		if (last.remover) press(last.remover);
		else if (isTyped(element) && typedIn(element) === "") byBackspace(element);
		if (!(await until(() => chipsOf(element).length < chips.length || undefined, TAKES_WITHIN))) return;
	}
}

function byBackspace(element: HTMLElement) {
	focus(element);
	for (const type of ["keydown", "keyup"] as const) key(element, type, "Backspace");
}
