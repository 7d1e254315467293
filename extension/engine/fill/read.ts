import { type Chip, chipsIn, isWord, wordsIn, wordsSeenIn } from "../collect/chips";
import { DRAWN_PRESSED, listOptions } from "../collect/choices";
import { counterAround } from "../collect/counters";
import { shownOnDateButton } from "../collect/date-buttons";
import { opensListInDialog } from "../collect/dialog-lists";
import { dualOf } from "../collect/dual-lists";
import { targetsOf } from "../collect/labels";
import { isBarePrompt, isPrompt, showsPrompt } from "../collect/prompts";
import { hostOf } from "../collect/tree";
import { twinOf } from "../collect/twins";
import { isPlaceholder } from "../express/match";
import type { Option, PageField } from "../page";
import type { Meaning } from "../types";
import { wordsOf } from "../words";
import { shownInSections } from "./sections";
import { slidTo } from "./sliders";
import { isTyped, typedIn } from "./write";

/** Typed where nothing was typed: a mask's blanks, a lone calling code, the start of an address. */
const BLANK = /^(?:[\s_()/.,:+#-]*|\+\d{1,3}\s*|https?:\/\/(www\.)?|[mdy]{1,4}[/.-][mdy]{1,4}([/.-][mdy]{2,4})?)$/i;

/** The texts a question holds now: what is typed, or the words of the options that are chosen. */
export function heldBy(field: PageField): string[] {
	const { element, control, options } = field;
	const dual = dualOf(element);
	if (dual) return listOptions(dual.chosen).map(({ label }) => label);
	switch (control) {
		case "select":
			return [...(element as HTMLSelectElement).selectedOptions]
				.filter((option) => !isUnchosen(option, element as HTMLSelectElement))
				.map((option) => option.label || option.text);
		case "radios":
		case "checkboxes":
			return options.filter((option) => isOn(option.element) && !isNone(option)).map(({ label }) => label);
		case "listbox": {
			const twin = twinOf(element);
			if (twin) return chosenIn(twin);
			return options
				.filter(
					({ element: option, label, value }) =>
						option.getAttribute("aria-selected") === "true" && !isPlaceholder({ label, value: value || label }),
				)
				.map(({ label }) => label);
		}
		case "combobox":
			return allShownBy(element).filter((text) => !isItsName(text, element) && !isBarePrompt(text));
		case "dateSections":
			return [shownInSections(element)].filter(Boolean);
		case "slider":
			return [slidTo(element)].filter((value) => value !== undefined).map(String);
		case "richText":
			return element.textContent?.trim() ? [element.textContent.trim()] : [];
		default: {
			if (!isTyped(element)) return [shownOnDateButton(element)].filter(Boolean);
			const { value } = element as HTMLInputElement;
			return BLANK.test(value) || isPromptHeld(element as HTMLInputElement) || isUncounted(element, value) ? [] : [value];
		}
	}
}

/** What a list of suffixes shows before anything is chosen. */
const NO_SUFFIX = /^(none|n\/?a|no suffix|ninguno)$/i;

/** Whether the page holds an answer to what the question asks. */
export const isAnswered = (field: PageField, meaning: Meaning | undefined): boolean =>
	heldBy(field).some((text) => meaning?.attribute !== "suffix" || !NO_SUFFIX.test(text));

/** Whether the box between two buttons that count still holds the nought it starts from. */
const isUncounted = (element: HTMLElement, value: string) =>
	value === "0" && !answeredHere.has(element) && counterAround(element) !== undefined;

/** Whether the box holds the prompt that its page writes into it until it has the focus, marks as such and words as such: what a student typed never is. */
const isPromptHeld = (element: HTMLInputElement | HTMLTextAreaElement) =>
	PROMPT_CLASS.test(element.getAttribute("class") ?? "") &&
	PROMPT_WORDS.test(element.value.trim()) &&
	element !== element.ownerDocument.activeElement;
const PROMPT_CLASS = /empty-?message|watermark|default-?text|(^|\s)(riEmpty|placeholder)(\s|$)/i;
const PROMPT_WORDS = /^(type|enter|search|select|choose|pick|find|start typing|begin typing)\b|(…|\.\.\.)$/i;

/** Whether a drawn list shows but what another element names it, as some do until something is chosen. */
function isItsName(text: string, element: HTMLElement): boolean {
	if (isTyped(element) || !element.isConnected) return false;
	return targetsOf(element, "aria-labelledby").some(
		(name) => !element.contains(name) && !name.contains(element) && wordsOf(name.textContent ?? "") === wordsOf(text),
	);
}

export function isOn(element: HTMLElement): boolean {
	if (element.nodeName === "INPUT") return (element as HTMLInputElement).checked || isDrawnChecked(element);
	const said = ["aria-checked", "aria-pressed", "aria-selected"].map((name) => element.getAttribute(name)).find((each) => each !== null);
	return said === undefined ? element.matches(DRAWN_PRESSED) || isMarkedChip(element) : said === "true";
}

/** Whether a chip of Vuetify's bears a class that others of its group lack: a page may choose its own for those that are on. */
function isMarkedChip(chip: HTMLElement): boolean {
	const group = chip.matches(".v-chip") ? chip.closest(".v-chip-group") : null;
	const others = [...(group?.querySelectorAll(".v-chip") ?? [])].filter((other) => other !== chip);
	return [...chip.classList].some((name) => /^(text|bg)-/.test(name) && others.some((other) => !other.classList.contains(name)));
}

/** Whether the box drawn right around an input says that it is chosen: some pages keep the browser from noting it (NG-ZORRO). */
const isDrawnChecked = (input: HTMLElement) => /(^|[\s_-])checked(\s|$)/.test(input.parentElement?.getAttribute("class") ?? "");

/** A choice that stands for none, such as “—”. */
const isNone = ({ label, value }: Option) => label !== "" && isPlaceholder({ label, value: value || label });

function isUnchosen(option: HTMLOptionElement, select: HTMLSelectElement): boolean {
	if (isPlaceholder({ label: option.label || option.text, value: option.value || (select.options.length > 1 ? "" : option.text) }))
		return true;
	if (isBarePrompt(option.label || option.text)) return true;
	const isBrowsersChoice =
		option === [...select.options].find((other) => !other.disabled) &&
		!select.multiple &&
		!answeredHere.has(select) &&
		![...select.options].some((other) => other.defaultSelected);
	return option.disabled || isBrowsersChoice;
}

/** Controls this engine has answered: a list's first option is then an answer, not the one a browser shows for want of another, and so is a counter's nought. */
const answeredHere = new WeakSet<Element>();
export const noteAnswered = (control: Element) => void answeredHere.add(control);

/** The same for the hidden list behind a drawn one. */
export function noteDrawnChoice(element: HTMLElement) {
	const twin = twinOf(element);
	if (twin) noteAnswered(twin);
}

/** How many choices a list that takes several says it has, where it says no more: “3 selected”. */
export function countedIn(text: string): number | undefined {
	const [, count] = /^(\d{1,2}) ((options?|items?|values?|choices) )?(are )?(selected|chosen|picked|seleccionad[oa]s?)$/i.exec(text) ?? [];
	return count === undefined ? undefined : Number(count);
}

/** What a list box shows as chosen last, or "" while it shows its prompt. */
export const shownBy = (element: HTMLElement): string => allShownBy(element).at(-1) ?? "";

function allShownBy(element: HTMLElement): string[] {
	const twin = twinOf(element);
	if (twin) return chosenIn(twin);
	if (isTyped(element) || element.isContentEditable) {
		const typed = typedIn(element);
		if (!BLANK.test(typed)) return isTyped(element) && isPromptHeld(element) ? [] : [typed];
		const chosen = drawnChoices(element);
		if (chosen.length > 0) return chosen;
		const box = boxOf(element);
		return box && showsPrompt(box) ? [] : drawnBeside(element);
	}
	if (showsPrompt(element)) return drawnAfter(element);
	const text = wordsIn(...element.childNodes) || drawnUnder(element);
	const isAnswer = isWord(text) && text !== element.getAttribute("aria-placeholder") && !isPlaceholder({ label: text, value: text });
	const chips = chipsOf(element).filter(({ label }) => text.includes(label) === isAnswer);
	if (chips.length > 1 || chips[0]?.isTag || (chips.length > 0 && !isAnswer)) return chips.map(({ label }) => label);
	return isAnswer ? [text] : [];
}

/** The choices that a list goes on asking over: drawn after it, each with what takes it out. */
const drawnAfter = (list: HTMLElement): string[] =>
	chipsOf(list)
		.filter(({ remover }) => remover && list.compareDocumentPosition(remover) === Node.DOCUMENT_POSITION_FOLLOWING)
		.map(({ label }) => label);

/** What a page draws under a button that nobody sees, in the element that the button opens the list of; its prompt is none of it. */
function drawnUnder(button: HTMLElement): string {
	const host = hostOf(button);
	if (!host || !opensListInDialog(button)) return "";
	const pieces = [...button.parentElement!.children].filter((piece) => piece !== button && !piece.matches("label,svg,input,button"));
	const text = wordsIn(...pieces.filter((piece) => piece.checkVisibility()));
	return text === host.getAttribute("placeholder") ? "" : text;
}

/** The choices that a list draws one by one beside the box in which a person types. */
export const drawnChoices = (element: HTMLElement): string[] => chipsOf(element).map(({ label }) => label);

/** The same, each with what takes it out. */
export function chipsOf(element: HTMLElement): Chip[] {
	const box = boxOf(element);
	return box ? chipsIn(box, element) : [];
}

/** The choices that a list keeps, whatever is typed into its box: those in the hidden list behind it, or those it draws. */
export function keptChoices(element: HTMLElement): string[] {
	const twin = twinOf(element);
	return twin ? chosenIn(twin) : drawnChoices(element);
}

const SILENT =
	"input,select,label,legend,button,svg,i,[role=button],[role=listbox],[role=status],[role=log],[aria-live],[aria-hidden=true]";

/** What is drawn beside the input of a list, piece by piece: in the same box, or in one around it that is the list's own. */
function drawnBeside(input: HTMLElement): string[] {
	const list = boxOf(input);
	const describing = (input.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
	for (
		let branch: HTMLElement = input;
		branch.parentElement && list?.contains(branch.parentElement) && (isOfList(branch.parentElement) || isWrapper(branch.parentElement));
		branch = branch.parentElement
	) {
		const pieces = [...branch.parentElement.childNodes].filter(
			(piece) => piece !== branch && !isAside(piece) && !isHelpAfter(piece, branch) && !describing.includes((piece as Element).id),
		);
		const texts = pieces.map(wordsSeenIn).filter(isWord);
		if (texts.length > 0) return texts.filter((text) => !isPlaceholder({ label: text, value: text }));
	}
	return [];
}

/** Whether a piece that stands below a list helps to answer it, as a paragraph or a sentence does: “Up to eight.” */
const isHelpAfter = (piece: Node, branch: Node) =>
	branch.compareDocumentPosition(piece) === Node.DOCUMENT_POSITION_FOLLOWING &&
	(/^(P|SMALL)$/.test(piece.nodeName) || /^(\S+\s+){2,}\S+[.!]$/.test((piece.textContent ?? "").trim()));

function isAside(piece: Node): boolean {
	if (piece.nodeType === Node.TEXT_NODE) return false;
	const element = piece as Element;
	return (
		piece.nodeType !== Node.ELEMENT_NODE ||
		element.matches(SILENT) ||
		element.querySelector("label,legend") !== null ||
		isPrompt(element) ||
		!element.checkVisibility()
	);
}

/** The choices that a list of the browser's own holds, prompts and what nobody chose left out. */
export const chosenIn = (select: HTMLSelectElement) =>
	[...select.selectedOptions].filter((option) => !isUnchosen(option, select)).map(({ text }) => text.replace(MARKUP, "").trim());
/** What a page that draws a list itself leaves in the words of the hidden one (Form.io). */
const MARKUP = /<\/?\w+[^<>]*>/g;

const isWrapper = (box: Element) => box.childNodes.length === 1;
const isOfList = (box: Element) =>
	/select|combobox|autocomplete|dropdown|(tag|chip|token|pill)s?-?(box|input|field)|(^|\s)(ts-control|choices)/i.test(
		box.getAttribute("class") ?? "",
	) || box.nodeName.includes("-");
const seen = (box: Element) =>
	[...box.querySelectorAll("input:not([type=hidden],[aria-hidden=true],[hidden]),select,textarea")].filter((control) =>
		control.checkVisibility(),
	);
/** Whether a box holds a list beside this one, which nobody types into. */
const holdsFurther = (box: Element, element: Element) =>
	!isTyped(element) &&
	[...box.querySelectorAll("[role=combobox],[aria-haspopup=listbox]")].some(
		(other) => !other.contains(element) && !element.contains(other) && other.checkVisibility(),
	);

/** The visible box of a list whose input is only a piece of it. */
export function boxOf(element: HTMLElement): HTMLElement | undefined {
	let box: HTMLElement | undefined;
	for (let parent = element.parentElement, steps = 0; parent && steps < 5; parent = parent.parentElement, steps++) {
		if (seen(parent).filter((control) => isTyped(element) || !element.contains(control)).length > 1 || holdsFurther(parent, element)) break;
		if (box && isOfList(box) && !isOfList(parent)) break;
		box = parent;
	}
	return box;
}

/** A number as pages print it, with its unit before or after it. */
const AMOUNT = /^[\p{Sc}\s]{0,3}(\d[\d.\s,]*)(?:\s?[\p{L}\p{Sc}%./]{1,12}){0,2}$/u;

/** Whether what the page holds means what was typed: it may have changed case, spaces and punctuation. */
export function isSame(held: string, meant: string): boolean {
	if (held === meant) return true;
	const [a, b] = [wordsOf(held).replaceAll(" ", ""), wordsOf(meant).replaceAll(" ", "")];
	if (a === b) return a !== "";
	const amount = AMOUNT.exec(held)?.[1];
	if (amount && /^[\d.\s,]+$/.test(meant)) return Number(amount.replace(/,/g, "")) === Number(meant.replace(/,/g, ""));
	return (
		/^\D*\d[\d\s().+-]{8,}$/.test(held) &&
		/\d{7,}/.test(meant.replace(/\D/g, "")) &&
		held.replace(/\D/g, "").endsWith(meant.replace(/\D/g, "").slice(-10))
	);
}
