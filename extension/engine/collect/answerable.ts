import { boxBehindLabel } from "./behind-label";
import { isPressedChoice, TOGGLES } from "./choices";
import { isDateButton } from "./date-buttons";
import { DATE_BOX, isDateSection } from "./date-sections";
import { opensListInDialog } from "./dialog-lists";
import { FOCUSED_LISTS, isFocusedList, isInFocusedList, isListsBox, listSearchedIn } from "./drawn-lists";
import { takesChosen } from "./dual-lists";
import { type Labels, targetsOf } from "./labels";
import { isOwnRadio } from "./own-radios";
import { isInStandIn, standInOf } from "./stand-ins";
import { textOf } from "./text";
import { hostOf } from "./tree";
import { type Boxes, isVisible } from "./visibility";

const BOXES = `input[type=radio],input[type=checkbox],[role=radio],[role=checkbox],[role=switch],button[aria-pressed],${TOGGLES}`;

/** Whether a control is turned on or off, or is one of several that are. */
export const isBox = (control: Element) => control.matches(BOXES) || isOwnRadio(control);

/** A box in a drawn list that takes the focus itself: it shows the prompt, and nobody types into it. */
const SHOWS_PROMPT = "[role=combobox][tabindex='0']:not(input) input[tabindex='-1']";

/** Handles that are moved along a scale. */
export const SLIDERS = "input[type=range],[role=slider]";

/** Whether a person can answer the control: visible, and not a part of a control that is on the list itself. */
export function isAnswerable(control: HTMLElement, labels: Labels, boxes: Boxes): boolean {
	if (control.matches(SHOWS_PROMPT)) return false;
	if (control.matches("[role=combobox]:not(input),[role=textbox]:not(input,textarea),[role=listbox]") && holdsTypedInto(control))
		return false;
	if (control.matches("[role=combobox]:not(input) input") && keepsFocus(control)) return false;
	if (control.matches("[role=combobox] [role=textbox]:not(input,textarea,[contenteditable=true])")) return false;
	if (control.matches("[role=radio],[role=checkbox],[role=switch]") && holdsNativeBox(control)) return false;
	if (control.nodeName === "SELECT" && standInOf(control)) return true;
	if (isInStandIn(control) || isDateSection(control)) return false;
	if (control.matches(DATE_BOX)) return isVisible(control, undefined, boxes);
	if (takesChosen(control) || (control.matches("[role=listbox]") && isPopup(control))) return false;
	if (opensListInDialog(control)) return isVisible(control, undefined, boxes) || isVisible(hostOf(control) ?? control, undefined, boxes);
	if (control.matches("button:is([aria-haspopup=dialog],[aria-haspopup=grid]):not([role=combobox])") && !isDateButton(control))
		return false;
	if (control.matches("button,[role=button]") && opensBoxBeside(control)) return false;
	if (control.matches("input[type=range]")) return isVisible(control, 1, boxes) || isDrawnAround(control);
	if (control.matches(TOGGLES) && !isPressedChoice(control)) return false;
	if (control.matches(FOCUSED_LISTS) && !control.matches(BOXES)) return isFocusedList(control);
	if (isInFocusedList(control) || listSearchedIn(control)) return false;
	if (isBox(control)) return isVisible(control, 1, boxes) || standInIsVisible(control as HTMLInputElement, labels);
	if (control.matches("[role=combobox]")) return isVisible(control, 1) || comboboxBoxIsVisible(control);
	return isVisible(control, undefined, boxes) || isListsBox(control) || boxBehindLabel(control, boxes) !== undefined;
}

/** Whether a box of the browser's own is in it that is not merely kept there for the form's sake, out of reach. */
const holdsNativeBox = (control: HTMLElement) =>
	[...control.querySelectorAll("input[type=radio],input[type=checkbox]")].some((box) => !box.closest("[aria-hidden=true],[inert]"));

/** Whether the button opens the list of a box that stands with it and is typed into; one that is in the button's own list shows once that is open. */
const opensBoxBeside = (button: HTMLElement) =>
	(button.tabIndex < 0 ? button.parentElement?.parentElement : button.parentElement)
		?.querySelector("input:is([role=combobox],[aria-haspopup=listbox])")
		?.checkVisibility() === true;

/** Whether an input in the box is what a person answers: one in a list that is still closed is not, one among what was chosen is. */
const holdsTypedInto = (box: HTMLElement) =>
	[...box.querySelectorAll<HTMLElement>("input:not([type=hidden]):not([aria-hidden=true]),textarea")].some((input) => {
		const list = input.parentElement!.closest("[role=listbox],[role=dialog],[aria-expanded=false]:not([role=combobox])");
		const isOpen = list === box ? input.matches("[role=combobox]") : !box.contains(list);
		return isOpen && !input.matches(SHOWS_PROMPT) && input.checkVisibility() && !keepsFocus(input);
	});

/** An input that only keeps the focus for the list around it, clipped to a point (PrimeFaces). */
const keepsFocus = (input: HTMLElement) => (input as HTMLInputElement).readOnly && !isVisible(input);

/** A native box may be transparent or clipped because its styled label stands in for it. */
function standInIsVisible(box: HTMLInputElement, { byControl }: Labels): boolean {
	if (box.nodeName !== "INPUT" || box.closest("[aria-hidden=true],[inert]")) return false;
	const labels: readonly Element[] = byControl.get(box) ?? targetsOf(box, "aria-labelledby");
	return (
		labels.some((label) => (textOf(label) !== "" && isVisible(label)) || isDrawnBeside(label, box)) ||
		(labels.length === 0 && isDrawnBySibling(box))
	);
}

/** A label without words right after the box, which page readers skip, is the box as it is drawn (Qualtrics); so is one around a box with a name of its own. */
function isDrawnBeside(label: Element, box: HTMLInputElement): boolean {
	const { width, height } = label.getBoundingClientRect();
	const isSeen = label.checkVisibility({ opacityProperty: true, visibilityProperty: true });
	const isBox = label === box.nextElementSibling || (label.contains(box) && box.hasAttribute("aria-label"));
	return isBox && isSeen && Math.min(width, height) >= SMALLEST_BOX;
}
const SMALLEST_BOX = 8;

/** A range that is clipped inside what the page draws for it: a handle that says it is a slider's. */
function isDrawnAround(range: HTMLElement): boolean {
	const drawn = range.closest("[aria-hidden=true],[inert]") ? null : range.parentElement?.closest("[class*=slider i]");
	return drawn?.querySelectorAll("input").length === 1 && isVisible(drawn);
}

function isDrawnBySibling(box: HTMLInputElement): boolean {
	const wrapper = box.parentElement?.closest("[role=radio],[role=checkbox],[role=switch]");
	return wrapper ? isVisible(wrapper) : false;
}

const LISTS = "input:not([type=hidden],[aria-hidden=true]),select,textarea,[role=combobox]";
const DRAWN_LIST = /select|combobox|autocomplete/i;

/** Widget libraries draw a list as a visible box around a transparent or hair-thin piece: of an input into which a person types, the box right around it shows; where nobody types, the box that calls itself a list. */
function comboboxBoxIsVisible(control: HTMLElement): boolean {
	if (control.closest("[aria-hidden=true],[inert]")) return false;
	if (isEmptyLine(control)) return true;
	const [inner, box] = [control.parentElement, control.parentElement?.parentElement];
	if (!inner || !box) return false;
	const isAlone = (around: Element) => around.querySelectorAll(LISTS).length === 1;
	if (control.nodeName === "INPUT" && isAlone(box) && isVisible(box) && isVisible(inner, 1)) return true;
	const isTyped = control.nodeName === "INPUT" && !(control as HTMLInputElement).readOnly;
	return [inner, box, box.parentElement].some(
		(around) => !isTyped && around && isAlone(around) && DRAWN_LIST.test(around.getAttribute("class") ?? "") && isVisible(around),
	);
}

/** Whether a list that an element of the page's own draws is but flat because its first choice has no words (UI5). */
function isEmptyLine(list: HTMLElement): boolean {
	const host = hostOf(list);
	return host !== undefined && list.offsetHeight === 0 && list.offsetWidth > 0 && !textOf(list) && isVisible(host);
}

/** How a list names the one that it opens, or the one of what is chosen. */
const NAMING = ["[aria-controls", "[aria-owns", "[role=combobox][aria-describedby"];

function isPopup(listbox: HTMLElement): boolean {
	const root = listbox.getRootNode() as Document | ShadowRoot;
	return (
		Boolean(listbox.closest("[role=combobox]")) ||
		Boolean(listbox.id && root.querySelector(NAMING.map((name) => `${name}~="${CSS.escape(listbox.id)}"]`).join(",")))
	);
}
