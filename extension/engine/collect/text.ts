import { isPrompt } from "./prompts";

const SILENT = new Set([
	"SCRIPT",
	"STYLE",
	"NOSCRIPT",
	"TEMPLATE",
	"SELECT",
	"TEXTAREA",
	"DATALIST",
	"BUTTON",
	"svg",
	"IFRAME",
	"VIDEO",
	"AUDIO",
]);
const SILENT_ROLES =
	"[role=listbox],[role=option],[role=tooltip],[role=alert],[role=combobox],[role=textbox],[role=radio],[role=checkbox],[contenteditable=true],[role=button]";
const LONGEST = 600;

/** The words of a piece of the page without those of the controls in it; at most 600 characters. `seen` leaves out what is not rendered. */
export function textOf(node: Node, seen = false): string {
	const pieces: string[] = [];
	gather(node, pieces, { left: LONGEST, seen });
	return tidy(pieces.join(""));
}

/** Blanks that widgets put in for their width count as none. */
export const tidy = (text: string) => text.replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, " ").trim();

function gather(node: Node, pieces: string[], state: { left: number; seen: boolean }) {
	if (state.left <= 0) return;
	if (node.nodeType === Node.TEXT_NODE) {
		const text = (node.nodeValue ?? "").replace(/\s+/g, " ");
		pieces.push(text);
		state.left -= text.length;
		return;
	}
	if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) return;
	for (let child = node.firstChild; child; child = child.nextSibling) {
		if (child.nodeType === Node.ELEMENT_NODE) {
			if (isSilent(child as Element, state.seen)) continue;
			pieces.push(" ");
			gather(child, pieces, state);
			pieces.push(" ");
		} else gather(child, pieces, state);
	}
}

/** Whether the element's words say nothing about the question beside it. */
export function isSilent(element: Element, seen: boolean): boolean {
	if (SILENT.has(element.nodeName) || element.matches(SILENT_ROLES) || isPrompt(element)) return true;
	return seen && !element.checkVisibility({ visibilityProperty: true });
}
