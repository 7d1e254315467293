import { builtIn, viewOf } from "../collect/tree";

/** Puts the focus on the element; says so itself where the window is in the background and the browser stays silent. */
export function focus(element: HTMLElement) {
	const hadFocus = builtIn(element.ownerDocument, "hasFocus")();
	element.focus({ preventScroll: true });
	if (hadFocus) return;
	const view = viewOf(element);
	element.dispatchEvent(new view.FocusEvent("focus", { composed: true }));
	element.dispatchEvent(new view.FocusEvent("focusin", { bubbles: true, composed: true }));
}

export function blur(element: HTMLElement) {
	const hadFocus = builtIn(element.ownerDocument, "hasFocus")();
	element.blur();
	if (hadFocus) return;
	const view = viewOf(element);
	element.dispatchEvent(new view.FocusEvent("blur", { composed: true }));
	element.dispatchEvent(new view.FocusEvent("focusout", { bubbles: true, composed: true }));
}

/** Older libraries know keys by these numbers alone. */
const KEY_CODES: Readonly<Record<string, number>> = {
	Backspace: 8,
	Tab: 9,
	Enter: 13,
	Escape: 27,
	ArrowLeft: 37,
	ArrowRight: 39,
	ArrowDown: 40,
	",": 188,
	Unidentified: 229,
};

/** Tells of a key; gives whether the page leaves it to the browser. */
export function key(element: HTMLElement, type: "keydown" | "keypress" | "keyup", name: string): boolean {
	const keyCode = KEY_CODES[name] ?? 0;
	const pressed = { key: name, code: name, keyCode, which: keyCode, bubbles: true, cancelable: true, composed: true };
	return element.dispatchEvent(new (viewOf(element).KeyboardEvent)(type, pressed));
}

export function changed(element: HTMLElement, data?: string) {
	const view = viewOf(element);
	element.dispatchEvent(
		new view.InputEvent("input", {
			bubbles: true,
			composed: true,
			inputType: data === undefined ? "insertReplacementText" : "insertText",
			data: data ?? null,
		}),
	);
	element.dispatchEvent(new view.Event("change", { bubbles: true }));
}

const MOUSE = { pointerId: 1, pointerType: "mouse", isPrimary: true };

/** Where a mouse would stand on the element. */
function middleOf(element: HTMLElement) {
	const box = element.getBoundingClientRect();
	const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
	return { ...at, bubbles: true, cancelable: true, composed: true, view: viewOf(element), button: 0 };
}

/** What a mouse causes on the element on its way to it: some lists take no press without. */
export function hover(element: HTMLElement) {
	const view = viewOf(element);
	const at = middleOf(element);
	for (const name of ["pointerover", "pointermove"]) element.dispatchEvent(new view.PointerEvent(name, { ...at, ...MOUSE, button: -1 }));
	for (const name of ["mouseover", "mousemove"]) element.dispatchEvent(new view.MouseEvent(name, at));
}

/** What a mouse causes on the element, in its order: some lists open and choose on mousedown, others on click. */
export function press(element: HTMLElement) {
	const view = viewOf(element);
	const at = middleOf(element);
	element.dispatchEvent(new view.PointerEvent("pointerdown", { ...at, ...MOUSE, buttons: 1 }));
	const proceeds = element.dispatchEvent(new view.MouseEvent("mousedown", { ...at, buttons: 1, detail: 1 }));
	if (proceeds && element.isConnected && element.matches("input,button,[tabindex],[contenteditable]")) focus(element);
	element.dispatchEvent(new view.PointerEvent("pointerup", { ...at, ...MOUSE }));
	element.dispatchEvent(new view.MouseEvent("mouseup", { ...at, detail: 1 }));
	element.dispatchEvent(new view.MouseEvent("click", { ...at, detail: 1 }));
}
