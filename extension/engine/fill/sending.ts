import { press } from "./events";

/** Forms that the page alone may hear of while one of their buttons is pressed: that of an entry, or of a button that adds one. */
const heard = new Set<EventTarget>();

/** Whether the browser sends a form when the button is pressed. */
export function sendsForm(button: HTMLElement): boolean {
	const { type, form } = button as HTMLButtonElement;
	return button.matches("button,input") && type === "submit" && form !== null;
}

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
