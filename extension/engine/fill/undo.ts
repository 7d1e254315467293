import { dualOf } from "../collect/dual-lists";
import { isTagBox } from "../collect/tag-boxes";
import { viewOf } from "../collect/tree";
import type { PageField } from "../page";
import { wordsOf } from "../words";
import { chooseInList } from "./combobox";
import { clearInPlace } from "./date-in-place";
import { moveBack } from "./dual-lists";
import { blur, changed, focus, press } from "./events";
import { listsOf } from "./options";
import { boxOf, chipsOf, heldBy, isOn, shownBy } from "./read";
import { clearSections } from "./sections";
import { slide, shownBy as standsAt } from "./sliders";
import { takeOutTags } from "./tags";
import { rememberTwin } from "./twin-choice";
import { pause } from "./waiting";
import { choosePlaces, chosenPlaces, isTyped, leave, typeInto, writeText } from "./write";

/** How long a list takes to notice that it was left empty. */
const LEFT_WITHIN = 150;

/**
 * Puts one question back as it was; gives whether it now holds again what it held before. `again` finds what asks it now, where the page has
 * drawn that anew.
 */
export type Restore = (again?: () => Promise<PageField | undefined>) => Promise<boolean>;

/** Remembers what a question holds, before it is filled. */
export function remember(field: PageField): Restore {
	const putBack = putsBack(field);
	return async (again) => {
		const now = field.element.isConnected ? field : await again?.();
		return now?.control === field.control && (await putBack(now));
	};
}

function putsBack(field: PageField): (now: PageField) => Promise<boolean> {
	const { element, control, options } = field;
	const held = heldBy(field);
	const before = JSON.stringify(held);
	const isBack = (now: PageField) => JSON.stringify(heldBy(now)) === before;
	if (dualOf(element)) {
		return async (now) => {
			await moveBack(
				now.element,
				heldBy(now).filter((label) => !held.includes(label)),
			);
			return isBack(now);
		};
	}
	switch (control) {
		case "select": {
			const chosen = chosenPlaces(element as HTMLSelectElement);
			return async (now) => {
				choosePlaces(now.element as HTMLSelectElement, chosen);
				return sameItems(chosenPlaces(now.element as HTMLSelectElement), chosen);
			};
		}
		case "radios":
		case "checkboxes": {
			const wasOn = options.map((option) => isOn(option.element));
			return async (now) => {
				for (const [place, option] of now.options.entries()) if (isOn(option.element) !== wasOn[place]) turn(option.element);
				// A page may go on holding a radio button's answer whatever its circle shows, so that one is never called restored.
				const isForGood = control === "radios" && !wasOn.includes(true);
				return isBack(now) && !isForGood;
			};
		}
		case "combobox":
		case "listbox": {
			const putTwinBack = rememberTwin(element);
			return async (now) => {
				if (!(await putTwinBack(now.element))) await clearList(now);
				return isBack(now);
			};
		}
		case "slider": {
			const at = standsAt(element);
			return async (now) => {
				await slide(now.element, Number.isNaN(at) ? undefined : at);
				return isBack(now);
			};
		}
		case "dateSections":
			return async (now) => {
				await clearSections(now.element);
				return isBack(now);
			};
		default: {
			const text = isTyped(element) ? element.value : (element.textContent ?? "");
			return async ({ element }) => {
				// What is folded up by now is taken back there: nobody can have typed over it unseen.
				if (isTyped(element) && !element.checkVisibility()) {
					typeInto(element, text);
					await leave(element);
				} else await writeText(element, text);
				if (isTyped(element) && text === "" && element.value !== "") await clearInPlace(element);
				return (isTyped(element) ? element.value : element.textContent) === text;
			};
		}
	}
}

const sameItems = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((item, place) => item === b[place]);

/** Turns a box the other way; a radio button, which a click cannot release, is set and its change told. */
function turn(box: HTMLElement) {
	if (box.nodeName !== "INPUT") return press(box);
	const input = box as HTMLInputElement;
	if (input.type === "checkbox" || !input.checked) return input.click();
	const view = viewOf(box);
	Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, "checked")!.set!.call(input, false);
	changed(box);
}

/** Chooses once more in its list what is drawn as one of several and has nothing that takes it out: that takes it back. */
async function takeOutInList(element: HTMLElement) {
	if (isTagBox(element) || listsOf(element).length === 0) return;
	for (const { label, isTag, remover } of chipsOf(element))
		if (isTag && !remover)
			await chooseInList(element, { wordings: [wordsOf(label)], typed: label, isName: true }, { isLast: true, isOneOfSeveral: true });
}

async function clearList({ element }: PageField) {
	const clearer = boxOf(element)?.querySelector<HTMLElement>(
		"[aria-label*=clear i],[title*=clear i],[class*=clear-wrapper i],[class*=clear-indicator i],[class*=clearindicator i]",
	);
	if (clearer) press(clearer);
	await takeOutTags(element);
	await takeOutInList(element);
	if (shownBy(element) === "") return;
	if (isTyped(element) && !element.readOnly) {
		focus(element);
		typeInto(element, "");
		changed(element);
		blur(element);
		await pause(LEFT_WITHIN);
	} else await chooseInList(element, { wordings: ["", "none", "choose an option", "select an option", "select", "choose"], typed: "" });
}
