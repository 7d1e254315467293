import { boxBehindLabel } from "../collect/behind-label";
import { standInOf } from "../collect/stand-ins";
import { viewOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import { blur, changed, focus, key } from "./events";
import { pause, until } from "./waiting";

/** So long may a label take to rise from over its box. */
const LIFTS_WITHIN = 400;

export type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Types a text as a person would: focus, the page's own setter underneath, input, change, blur, and Tab where that writes nothing. Gives whether it did: what the page
 * hides as soon as it has the focus gets nothing, unless another box takes its place.
 */
export async function writeText(element: HTMLElement, text: string): Promise<boolean> {
	const place = element.getBoundingClientRect();
	const isBehindLabel = boxBehindLabel(element) !== undefined;
	focus(element);
	if (isBehindLabel) await until(() => isVisible(element, 1) || undefined, LIFTS_WITHIN);
	const box = isVisible(element, 1) ? element : placeTakerOf(element, place);
	if (!box) {
		blur(element);
		return false;
	}
	if (box.isContentEditable && !isTyped(box)) {
		writeRich(box, text);
		blur(box);
	} else {
		typeInto(box as Typed, text);
		await leave(box as Typed);
	}
	return true;
}

/** The box beside it that gets the focus in its stead and stands where it stood: the plain number behind “$68,500”. */
function placeTakerOf(element: HTMLElement, { left, right, top, bottom }: DOMRect): Typed | undefined {
	const taker = element.ownerDocument.activeElement;
	if (!taker || taker === element || !isTyped(taker) || taker.parentElement !== element.parentElement || !isVisible(taker, 1))
		return undefined;
	const rect = taker.getBoundingClientRect();
	const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
	return x > left && x < right && y > top && y < bottom ? taker : undefined;
}

/** Types a text key by key with the browser's own means, for boxes that only take it so: masks that watch each character. Gives whether it did. */
export function writeKeys(element: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
	focus(element);
	if (!isVisible(element, 1) || element.getRootNode() !== element.ownerDocument || element.ownerDocument.activeElement !== element)
		return false;
	element.select();
	element.ownerDocument.execCommand("delete");
	for (const character of text) {
		// A page that takes the key itself writes what it makes of it.
		if (key(element, "keydown", character) && announce(element, character))
			element.ownerDocument.execCommand("insertText", false, character);
		key(element, "keyup", character);
	}
	element.dispatchEvent(new (viewOf(element).Event)("change", { bubbles: true }));
	key(element, "keydown", "Tab");
	blur(element);
	return true;
}

/** Says what is about to be typed, as browsers do for keys but not for their own commands; gives whether the page leaves that to them. */
export const announce = (element: HTMLElement, data: string): boolean =>
	element.dispatchEvent(
		new (viewOf(element).InputEvent)("beforeinput", { bubbles: true, cancelable: true, composed: true, inputType: "insertText", data }),
	);

/** Says the same by the older word that React goes by, which would make some browsers type themselves; gives whether the page leaves it to them. */
export function announceText(element: HTMLElement, data: string): boolean {
	const view = viewOf(element);
	let isLeft = true;
	const hold = (event: Event) => {
		isLeft = !event.defaultPrevented;
		event.preventDefault();
	};
	const typed = element.ownerDocument.createEvent("TextEvent");
	typed.initTextEvent("textInput", true, true, view, data);
	view.addEventListener("textInput", hold);
	element.dispatchEvent(typed);
	view.removeEventListener("textInput", hold);
	return isLeft;
}

/**
 * Leaves a box as a person does by Tab: the page hears that it has changed. React takes in what it heard between one event and the next: a calendar
 * that opened for the focus closes by the key only then.
 */
export async function leave(element: Typed): Promise<void> {
	element.dispatchEvent(new (viewOf(element).Event)("change", { bubbles: true }));
	if (element.nodeName === "INPUT") {
		await Promise.resolve();
		key(element, "keydown", "Tab");
		await Promise.resolve();
	}
	blur(element);
}

/** Types a text into a box and leaves it focused: a list that filters by it stays open. */
export function typeInto(element: HTMLElement, text: string) {
	if (!isTyped(element)) return writeRich(element, text);
	key(element, "keydown", "Unidentified");
	setValue(element, text);
	element.dispatchEvent(
		new (viewOf(element).InputEvent)("input", {
			bubbles: true,
			composed: true,
			inputType: text ? "insertText" : "deleteContentBackward",
			data: text || null,
		}),
	);
	key(element, "keyup", "Unidentified");
}

/** What is typed into a box, be it one of the browser's own or a piece of the page that is edited. */
export const typedIn = (element: HTMLElement): string =>
	isTyped(element) ? element.value : (element.textContent ?? "").replace(/[\u200b\s]+/g, " ").trim();

export const isTyped = (element: Element): element is Typed => element.nodeName === "INPUT" || element.nodeName === "TEXTAREA";

/** Goes past setters that frameworks put on the element itself, so that they notice the change. */
export function setValue(element: Typed, text: string) {
	const view = viewOf(element);
	const prototype = element.nodeName === "TEXTAREA" ? view.HTMLTextAreaElement.prototype : view.HTMLInputElement.prototype;
	Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(element, text);
}

function writeRich(element: HTMLElement, text: string) {
	const document = element.ownerDocument;
	const selection = document.getSelection();
	selection?.selectAllChildren(element);
	if (!document.execCommand(text ? "insertText" : "delete", false, text)) element.textContent = text;
	changed(element, text);
}

const SELECTED_WITHIN = 50;

/** Says what is typed to an editor that undoes what it has not written itself: CKEditor learns the selection a moment later. */
export async function announceRich(element: HTMLElement, text: string) {
	focus(element);
	element.ownerDocument.getSelection()?.selectAllChildren(element);
	await pause(SELECTED_WITHIN);
	announce(element, text);
	await pause(0);
	blur(element);
}

/** By this event Chosen draws a list anew; Select2 does by the change itself. */
const CHOSEN_UPDATE = "chosen:updated";

/** The places of the options that are selected. */
export const chosenPlaces = (select: HTMLSelectElement): number[] => [...select.selectedOptions].map(({ index }) => index);

/** Selects the options at these places and no others. */
export const choosePlaces = (select: HTMLSelectElement, places: readonly number[]): void =>
	writeSelect(
		select,
		places.flatMap((place) => select.options[place] ?? []),
	);

/** Selects these options and no others. */
export function writeSelect(select: HTMLSelectElement, chosen: readonly HTMLElement[]) {
	focus(select);
	if (select.multiple) for (const option of select.options) option.selected = chosen.includes(option);
	else select.selectedIndex = chosen[0] ? (chosen[0] as HTMLOptionElement).index : -1;
	changed(select);
	if (standInOf(select)) select.dispatchEvent(new (viewOf(select).Event)(CHOSEN_UPDATE, { bubbles: true }));
	blur(select);
}
