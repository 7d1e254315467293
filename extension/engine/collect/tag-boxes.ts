import { referenced } from "./labels";
import { boxesAround } from "./pickers";
import { builtIn } from "./tree";

/** How pages name boxes that take several texts, each entered by itself, on the box or on what is drawn around it. */
const NAMES = /(^|[-_\s])(chip|tag|token|pill)s?(?![a-z])[-_\s]?(input|box|field|list|set|grid|$)/i;
const NAMES_AROUND = /(chip|tag|token|pill)s?[-_]?(input|box|field|editor)(?![a-z])|(^|\s)(tagify|react-?tags|p-chips)(\s|$)/i;
/** Says that Enter enters a text, and does not look for it. */
const BIDS_ENTER =
	/\b(press|hit|then|with|presion[ea]|pulsa|pulse|oprima)\b[^.]{0,20}\b(enter|return|intro)\b(?!.{0,12}\b(search|find|look)\b)/i;
const TAKES_TEXT = "input:is(:not([type]),[type=text],[type=search]),[role=textbox][contenteditable]";

/** Boxes that were once seen to be such: many say so only while they are empty. */
const known = new WeakSet<Element>();

/**
 * Whether the box takes several texts, each entered by itself. Takes the labels of the box where they are known; to ask the box for them
 * would search the whole page.
 */
export function isTagBox(box: Element, labels: readonly Element[] = []): boolean {
	if (known.has(box)) return true;
	if (!box.matches(TAKES_TEXT) || !(saysSo(box, labels) || isNamedSo(box) || isSelectizeOfText(box))) return false;
	known.add(box);
	return true;
}

const namesOf = (element: Element) => ["class", "data-scope"].map((name) => builtIn(element, "getAttribute")(name) ?? "").join(" ");

const isNamedSo = (box: Element) =>
	NAMES.test(box.getAttribute("class") ?? "") || boxesAround(box as HTMLElement).some((around) => NAMES_AROUND.test(namesOf(around)));

/** Selectize draws the texts of a box as it draws the choices of a list; which of them it is the hidden one before it tells. */
const isSelectizeOfText = (box: Element) =>
	box.closest(".selectize-control.multi")?.previousElementSibling?.matches("input.selectized") === true;

function saysSo(box: Element, labels: readonly Element[]): boolean {
	const named = labels.map(({ textContent }) => textContent);
	const said = [box.getAttribute("placeholder"), box.getAttribute("data-placeholder"), ...named, referenced(box, "aria-describedby")];
	return said.some((text) => BIDS_ENTER.test(text ?? ""));
}
