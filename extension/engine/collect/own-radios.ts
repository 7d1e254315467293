import { openRootOf } from "./tree";

/** What is a radio button to the browser alone, by the words that its script gives, and to whoever reads its name (Material Web). */
const FOCUSED = "[tabindex]:not([role],[aria-hidden=true])";

/** Whether an element of the page's own is a radio button itself: named so, it takes the focus, and neither a role nor a box in it says what it is. */
export const isOwnRadio = (element: Element): boolean =>
	/-radio(-button)?$/.test(element.localName) && element.matches(FOCUSED) && !openRootOf(element)?.querySelector("input,button,[role]");

/** Whether a control is one of several of which one is chosen. */
export const isRadio = (element: Element): boolean => element.matches("input[type=radio],[role=radio],[role=tab]") || isOwnRadio(element);
