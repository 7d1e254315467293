import { hostOf } from "../collect/tree";
import { press } from "./events";

/** Forms that the page alone may hear of while one of their buttons is pressed: that of an entry, or of a button that adds one. */
const heard = new Set<EventTarget>();

/** The form that is sent when the button is pressed, by the browser or by the element of the page's own whose button it is. */
export function formSentBy(button: HTMLElement): HTMLFormElement | null {
	const { type, form } = button as HTMLButtonElement;
	if (button.matches("button,input") && type === "submit" && form) return form;
	const host = hostOf(button);
	if (host?.getAttribute("type") !== "submit") return null;
	const named = host.getAttribute("form");
	const root = host.getRootNode() as Document | ShadowRoot;
	return named ? root.querySelector<HTMLFormElement>(`form#${CSS.escape(named)}`) : host.closest("form");
}

export const sendsForm = (button: HTMLElement): boolean => formSentBy(button) !== null;

/** Presses a button. Of the form it would send the page hears, and does by its script what the button says, or nothing. */
export function pressUnsent(button: HTMLElement, form: HTMLFormElement | null) {
	if (form) heard.add(form);
	press(button);
	if (form) heard.delete(form);
}

/** Keeps forms from being sent: only the student sends one. */
export function refuseToSend(event: Event) {
	const isHeard = event.target !== null && heard.has(event.target);
	if (!(isHeard && (event.target as HTMLFormElement).method === "dialog")) event.preventDefault();
	if (!isHeard) event.stopImmediatePropagation();
}
