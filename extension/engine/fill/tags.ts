import { boxesAround } from "../collect/pickers";
import { isTagBox } from "../collect/tag-boxes";
import type { Option } from "../page";
import { blur, focus, key, press } from "./events";
import { chipsOf, drawnChoices, isSame } from "./read";
import { pause, until } from "./waiting";
import { isTyped, leave, typedIn, typeInto } from "./write";

/** So long may a page take to make a choice of what was entered. */
const TAKES_WITHIN = 250;
/** So long may a list take to leave out what does not begin like the text. */
const FILTERS_WITHIN = 100;
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

/**
 * Enters a word that the list of the box does not offer, as a person enters one of their own: by a comma, then by Enter, unless that would take what the
 * list has marked by then. Takes what reads the options; gives whether the page draws the word. Where it does not, nothing of it is left behind.
 */
export async function enterNewTag(element: HTMLElement, text: string, read: () => Option[]): Promise<boolean> {
	const before = drawnChoices(element);
	const isDrawn = () => drawnChoices(element).some((label) => isSame(label, text));
	for (const way of [byComma, byEnter]) {
		focus(element);
		if (typedIn(element) !== text) typeInto(element, text);
		if (way === byEnter) await pause(FILTERS_WITHIN);
		if (way === byEnter && isOneMarked(element, read())) break;
		way(element, text);
		// Some pages draw for a moment what they do not allow, and take it out themselves.
		if ((await until(() => isDrawn() || undefined, TAKES_WITHIN)) && !(await until(() => !isDrawn() || undefined, TAKES_WITHIN)))
			return leaveEmpty(element, true);
	}
	for (const { label, remover } of chipsOf(element)) if (remover && !before.includes(label)) press(remover);
	return leaveEmpty(element, false);
}

/** Whether a list has marked one of its options, which Enter would take. */
const isOneMarked = (element: HTMLElement, options: readonly Option[]) =>
	Boolean(element.getAttribute("aria-activedescendant")) ||
	options.some(({ element: option }) => option.matches(MARKED) || MARK.test(option.getAttribute("class") ?? ""));
const MARKED = "[data-highlighted],[data-focus],[data-focused],[data-active],[data-hovered]";
const MARK = /(^|[\s_-])(active|focus(ed)?|highlight(ed)?|hover(ed)?)(\s|$)/i;

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
