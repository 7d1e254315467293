import { boxesAround } from "../collect/pickers";
import { hostOf, parentOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";

/** How pages name the sign beside a box that opens its list. */
const NAMED = /arrow|caret|chevron|drop-?down|toggle|trigger|expand|\b(open|show|select) (menu|list|options?)/i;
const EMPTIES = /clear|remove|delete|close/i;
const NAMING = ["class", "name", "aria-label", "title"];
const AROUND = 2;
const WIDEST = 64;

/** The sign beside a list's box that opens the list, where the box itself does not: it says nothing and stands on its line. */
export function arrowOf(box: HTMLElement): HTMLElement | undefined {
	const line = box.getBoundingClientRect();
	const isArrow = (piece: HTMLElement) => {
		const names = NAMING.map((name) => piece.getAttribute(name) ?? "").join(" ");
		if (piece.contains(box) || !NAMED.test(names) || EMPTIES.test(names)) return false;
		const { top, bottom, width } = piece.getBoundingClientRect();
		const isOnLine = top < line.bottom && bottom > line.top && width <= WIDEST;
		return isOnLine && (piece.textContent ?? "").trim() === "" && !piece.matches("a[href],[type=submit],svg *") && isVisible(piece);
	};
	for (const around of boxesAround(box).slice(0, AROUND)) {
		const arrow = [...around.querySelectorAll<HTMLElement>("*")].find(isArrow);
		if (arrow) return arrow;
	}
	return undefined;
}

const opened = new WeakMap<Document, Set<string>>();
const kindOf = (box: HTMLElement) => `${hostOf(box)?.localName ?? ""} ${parentOf(box)?.getAttribute("class") ?? ""}`;
const kindsIn = (document: Document) => opened.get(document) ?? new Set<string>();

/** Whether the arrow has opened another list of the page that is made in the same way. */
export const opensByArrow = (box: HTMLElement): boolean => kindsIn(box.ownerDocument).has(kindOf(box));

/** Remembers that its arrow has opened the list, for those of the page that are made in the same way. */
export function noteOpenedByArrow(box: HTMLElement) {
	opened.set(box.ownerDocument, kindsIn(box.ownerDocument).add(kindOf(box)));
}
