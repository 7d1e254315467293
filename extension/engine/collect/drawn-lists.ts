import { twinOf } from "./twins";
import { isVisible } from "./visibility";

/** What of a list that says so to nobody but who sees it takes the focus: a box that its class calls a list (Naive UI, Fomantic UI). */
export const FOCUSED_LISTS =
	"[tabindex='0']:is([class*=select i],[class*=dropdown i],[class*=combo i]):not([role],input,button,a,select,textarea,[contenteditable=true])";
const CALLED_LIST = "[class*=select i],[class*=dropdown i],[class*=combo i]";
/** What a list draws to be known by: the words it shows until something is chosen, or an arrow. */
const PIECES =
	"[class*=placeholder i],[class*='default text'],[class*=arrow i],[class*=caret i],[class*=chevron i],[class*=indicator i],[class*=icon i],svg";
const MENUS = "nav,[role=menu],[role=menubar],[role=navigation],[role=toolbar],[class*=navbar i],[class*=menu-item i]";
const CONTROLS = "input:not([type=hidden]),select,textarea,[role=combobox],[role=listbox],[contenteditable=true]";
/** By the type that the browser takes it for: libraries write others of their own, such as “select-one”. */
const isTextBox = (input: Element) => input.matches("input:not([role])") && /^(text|search)$/.test((input as HTMLInputElement).type);
const HIGHEST = 160;
const SMALLEST = 14;

/** Whether a person sees a closed list there, though nothing says so in words: it holds no more than one box, and draws what lists draw. */
export function isFocusedList(box: Element): boolean {
	if (!box.matches(FOCUSED_LISTS) || !isCalledList(box) || box.closest(`${MENUS},[role=combobox]`)) return false;
	const inside = [...box.querySelectorAll(CONTROLS)].filter((control) => control.nodeName !== "SELECT");
	return (
		inside.length <= 1 && box.getBoundingClientRect().height <= HIGHEST && box.querySelector(PIECES) !== null && isVisible(box, SMALLEST)
	);
}

/** Whether the control is but a piece of such a list: the box in which it is searched. */
export function isInFocusedList(control: Element): boolean {
	const box = control.parentElement?.closest(FOCUSED_LISTS);
	return box != null && isFocusedList(box);
}

/** The list in whose box a text box that no key leads to searches: it lies beside the list, which takes the focus itself (RSuite). */
export function listSearchedIn(input: Element): Element | undefined {
	if (!input.matches(SEARCHES)) return undefined;
	for (let box = input.parentElement, steps = 0; box && steps < MOST_STEPS; box = box.parentElement, steps++) {
		const lists = [...box.querySelectorAll("[role=combobox]")];
		if (lists.length > 0) return lists.length === 1 && lists[0]!.matches("[tabindex='0']:not(input)") ? lists[0] : undefined;
	}
	return undefined;
}
const SEARCHES = "input[tabindex='-1']:is(:not([type]),[type=text],[type=search]):not([id],[name],[aria-label],[aria-labelledby])";
const MOST_STEPS = 5;

/**
 * Whether a text box is what takes the focus of such a list: nobody types into it or sees it, or a list is drawn around it. Beside a list of the browser's
 * own that is in sight it is none (Form.io).
 */
export function isListsBox(input: Element): boolean {
	if (!isTextBox(input)) return false;
	const box = listAround(input);
	if (!box || (!isVisible(input) && input.closest(TAKES_FOCUS))) return false;
	if ([...box.querySelectorAll("select")].some((select) => isVisible(select))) return false;
	if (!isVisible(input) || twinOf(input as HTMLElement)) return true;
	return (input as HTMLInputElement).readOnly ? box.querySelector(PIECES) !== null : isCalledList(box) && box.querySelector(ARROW) !== null;
}

/** A list that says it is one and takes the focus itself, be there a hidden box in it that keeps its choice (Kendo UI). */
const TAKES_FOCUS = "[role=listbox][tabindex='0'],[role=combobox][tabindex='0']:not(input)";

/** “selected” and “selectable” call nothing a list. */
const isCalledList = (box: Element) => LIST.test(classOf(box));
/** Without Tailwind's word for text that cannot be selected, which sites put on anything: “select-none”. */
const classOf = (box: Element) => (box.getAttribute("class") ?? "").replace(/(?<=^|[\s:])select-(none|text|all|auto)\b/g, "");
const NAMES_LIST = /select|dropdown|combo/i;
const LIST = /(^|[-_\s])(select|selection|dropdown|combobox)([-_\s]|$)/i;
const ARROW = "[class*=arrow i],[class*=caret i],[class*=chevron i],[class*=indicator i]";

/** The outermost visible box around an input that its class calls a list, and that holds no other control. */
function listAround(input: Element): Element | undefined {
	let list: Element | undefined;
	for (let box = input.parentElement?.closest(CALLED_LIST); box; box = box.parentElement?.closest(CALLED_LIST)) {
		if (!NAMES_LIST.test(classOf(box))) continue;
		const isAlone = [...box.querySelectorAll(CONTROLS)].every((control) => control === input || control.nodeName === "SELECT");
		if (!isAlone || box.closest(MENUS) || box.getBoundingClientRect().height > HIGHEST) break;
		if (isVisible(box, SMALLEST)) list = box;
	}
	return list;
}
