import { opensListInDialog } from "../collect/dialog-lists";
import { FOCUSED_LISTS } from "../collect/drawn-lists";
import { drawnWithin, textsDrawnIn } from "../collect/text";
import { rootsUpFrom, viewOf } from "../collect/tree";
import { type Boxes, isVisible } from "../collect/visibility";
import { matchOption } from "../express/match";
import type { Option } from "../page";
import { hover, press } from "./events";
import { pause } from "./waiting";

const STEP = 25;
/** Choices.js calls the options of a group items of a tree. */
const OPTIONS = "[role=option],[role=listbox] [role=treeitem]";
const ITEMS = "li,[class*=item i]:not(:has([class*=item i]))";
const PLAIN_OPTIONS =
	".ng-option,[class*=option i]:not(:has([class*=option i])),li,[class*=dropdown-item i]:not([href],:has([class*=dropdown-item i]))";
/** What of an option in a tree is its own: the box around it may hold what opens it and the options below it. */
const OWN_LINE = ":scope:is([role=treeitem]) :is([class*=node-content i],[class*=node__content i])";
/** Lists whose options open further lists. */
const STEPWISE_OPTIONS = "[role=treeitem],[role=menuitemcheckbox],[role=menuitem],[role=menuitemradio]";
/** What is chosen among in a dialog that a list opens. */
const DIALOG_OPTIONS = ":is([role=radio],[role=checkbox])";
const NONE_FOUND = /^(no|sin|nothing|ning[uú]n\w*|keine?|aucun\w*)\b.{0,50}$|not found|no (se )?(hay|encontr)/i;
const MESSAGES =
	"[role=listbox],[class*=option i],[class*=result i],[class*=empty i],[class*=notice i],[class*=message i],[class*=list-item i]";

/** What might be taken for an option, or for the word of a list that it has none, before a list opens. */
export const standingOptions = (element: HTMLElement): ReadonlySet<HTMLElement> =>
	new Set([
		...visible(element, [OPTIONS, PLAIN_OPTIONS, STEPWISE_OPTIONS, ...(opensListInDialog(element) ? [DIALOG_OPTIONS] : [])].join(",")),
		...messagesOfNone(element),
	]);

/** The lists that the element says it opens. */
export function listsOf(element: HTMLElement): HTMLElement[] {
	const root = element.getRootNode() as Document | ShadowRoot;
	const ids = ["aria-controls", "aria-owns"].flatMap(
		(attribute) =>
			element.getAttribute(attribute)?.split(/\s+/) ?? element.closest(`[${attribute}]`)?.getAttribute(attribute)?.split(/\s+/) ?? [],
	);
	return ids
		.map((id) => root.getElementById(id) ?? element.ownerDocument.getElementById(id))
		.filter((list): list is HTMLElement => list !== null);
}

const POPUP_STEPS = 4;
const FILTERS =
	"input[type=search],input[role=searchbox],[class*=filter i] input,input[class*=filter i],[class*=search i] input,[cmdk-input],[role=dialog] input[role=combobox]";

/** The box that an opened list shows over its options to filter them. */
export function filterOf(element: HTMLElement): HTMLInputElement | undefined {
	for (const list of listsOf(element))
		for (let box = list.parentElement, steps = 0; box && steps < POPUP_STEPS && !box.contains(element); box = box.parentElement, steps++) {
			const filter = box.querySelector<HTMLInputElement>(FILTERS);
			if (filter && !filter.readOnly && isVisible(filter, 1)) return filter;
		}
	return undefined;
}

/** The options of the element's own list, wherever in the page it is drawn. */
export function optionsOf(element: HTMLElement, standing: ReadonlySet<HTMLElement>): Option[] {
	const lists = listsOf(element);
	for (const list of [...lists, element]) {
		const inside = [...list.querySelectorAll<HTMLElement>(OPTIONS)];
		const own = inside.length > 0 ? inside : drawnWithin(list, OPTIONS);
		if (own.some((option) => isVisible(option, 2))) return toOptions(own.filter(isDrawn));
	}
	for (const kind of [OPTIONS, STEPWISE_OPTIONS, ...(opensListInDialog(element) ? [DIALOG_OPTIONS] : [])]) {
		const drawn = visible(element, kind).filter((option) => !standing.has(option) && belongs(option, element));
		if (drawn.length > 0) return toOptions(drawn);
	}
	const drawnHere = element.matches(FOCUSED_LISTS) ? [element] : [];
	return toOptions([
		...[...lists, ...drawnHere].flatMap((list) => [...list.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => isVisible(item, 2))),
		...visible(element, PLAIN_OPTIONS).filter((item) => !standing.has(item)),
	]);
}

/** Whether an option of a list that is open has its place there, though it may still be fading in. */
const isDrawn = (option: HTMLElement) =>
	option.checkVisibility({ visibilityProperty: true }) &&
	option.getBoundingClientRect().height >= 2 &&
	!option.closest("[aria-hidden=true]");

/** An open list elsewhere that another combobox claims is not this one's. */
function belongs(option: HTMLElement, element: HTMLElement): boolean {
	const list = option.closest<HTMLElement>("[role=listbox]");
	if (!list?.id) return true;
	const root = list.getRootNode() as Document | ShadowRoot;
	const owner = root.querySelector(`[aria-controls~="${CSS.escape(list.id)}"],[aria-owns~="${CSS.escape(list.id)}"]`);
	return !owner || owner === element || owner.contains(element);
}

function visible(element: HTMLElement, selector: string): HTMLElement[] {
	const boxes: Boxes = new Map();
	// What is put into a list's slots stands outside the list's own root.
	return rootsUpFrom(element)
		.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
		.filter((item) => isVisible(item, 2, boxes) && !isChoiceBeside(item, element));
}

/** Whether an item is one of the choices that are drawn before the box in which the next is typed (PrimeVue, Chosen). */
const isChoiceBeside = ({ parentElement: row }: HTMLElement, element: HTMLElement) => row !== element && row?.contains(element) === true;

const toOptions = (elements: readonly HTMLElement[]): Option[] =>
	elements
		.filter((option) => option.getAttribute("aria-disabled") !== "true")
		.map((option) => {
			const label = textOfOption(option) || (option.getAttribute("aria-label") ?? "");
			const element = option.querySelector<HTMLElement>(OWN_LINE) ?? option;
			return { label, value: option.getAttribute("data-value") ?? (option.textContent || label), element };
		})
		.filter(({ label }) => !WAITS.test(label));

/** What a list says in the place of options while it asks elsewhere, or is to be asked. */
const WAITS = /^(searching|loading|please wait|keep typing|start typing|type (at least|to|more|a)\b|buscando|cargando)/i;

/** The words of an option; pieces of it that stand side by side without a space, such as a school and its town, are set apart. */
export function textOfOption(option: Element): string {
	const texts = { all: "", spoken: "", seen: "" };
	const add = (kind: keyof typeof texts, piece: string) => {
		texts[kind] += /[\p{Ll}\p{N})]$/u.test(texts[kind]) && /^\p{Lu}/u.test(piece) ? ` ${piece}` : piece;
	};
	const pieces = textsDrawnIn(option);
	for (const text of pieces) {
		const around = text.parentElement ?? option;
		if (pieces.length > 1 && isUnseenIn(option, around)) continue;
		add("all", text.nodeValue ?? "");
		add(around.closest("[aria-hidden=true]") ? "seen" : "spoken", text.nodeValue ?? "");
	}
	const [all, spoken, seen] = [texts.all, texts.spoken, texts.seen].map((text) => text.replace(TICKED, "").replace(/\s+/g, " ").trim());
	return spoken === seen ? spoken! : all!;
}

/** Whether a piece of an option that is drawn is but for those who do not see it, such as “Not selected,”. */
function isUnseenIn(option: Element, piece: Element): boolean {
	if (piece === option || !option.checkVisibility()) return false;
	const [inner, outer] = [piece.getBoundingClientRect(), option.getBoundingClientRect()];
	const { position, clip } = viewOf(piece).getComputedStyle(piece);
	return position === "absolute" && (clip !== "auto" || inner.width <= 1 || inner.height <= 1 || inner.right < outer.left);
}

/** Presses an option where a click on it would land: on the label that fills it (RSuite), or the link or button where the option itself takes no focus (Blueprint). */
export function pressOption(option: HTMLElement) {
	const [piece, ...more] = option.querySelectorAll<HTMLElement>(option.matches("[tabindex]") ? "label" : FILLING);
	const filling = piece && more.length === 0 && isInMiddle(piece, option) ? piece : option;
	hover(filling);
	press(filling);
}
const FILLING = "a:not([href]),a[href^='#'],button,label,[tabindex]:not(input)";

function isInMiddle(piece: Element, option: Element): boolean {
	const [inner, outer] = [piece.getBoundingClientRect(), option.getBoundingClientRect()];
	const [x, y] = [outer.left + outer.width / 2, outer.top + outer.height / 2];
	return x > inner.left && x < inner.right && y > inner.top && y < inner.bottom;
}

/** What lists draw before or after the words of an option that is chosen, or would draw. */
const TICKED = /^[\s✓✔☑✅]+|[\s✓✔☑✅]+$/gu;

/** Whether the page says that a list has nothing for what was typed; what said so before the list opened, as an empty table does, is not about it. */
export const saysNone = (element: HTMLElement, standing: ReadonlySet<HTMLElement>): boolean =>
	messagesOfNone(element).some((message) => !standing.has(message));

const messagesOfNone = (element: HTMLElement): HTMLElement[] =>
	[...element.ownerDocument.querySelectorAll<HTMLElement>(MESSAGES)].filter((piece) => {
		const text = (piece.textContent ?? "").trim();
		return text.length <= 60 && NONE_FOUND.test(text) && isVisible(piece, 2);
	});

const LONG = 6;
const MOST_SCROLLS = 60;

/** Whether a list shows but a part of its options at a time. */
export function isLong(options: readonly Option[]): boolean {
	const last = options.at(-1)?.element;
	return options.length >= LONG && last !== undefined && scrollerOf(last) !== undefined;
}

function scrollerOf(option: HTMLElement): HTMLElement | undefined {
	for (let box = option.parentElement; box && box !== option.ownerDocument.body; box = box.parentElement)
		if (box.scrollHeight > box.clientHeight + 2 && /auto|scroll|hidden/.test(viewOf(box).getComputedStyle(box).overflowY)) return box;
	return undefined;
}

/** Scrolls a list that draws only what is in sight until an option fits, and gives what is drawn there. */
export async function scrollTo(wordings: readonly string[], isName: boolean | undefined, read: () => Option[]): Promise<Option[]> {
	for (const isClose of [true, isName === true]) {
		for (let scrolls = 0; scrolls < MOST_SCROLLS; scrolls++) {
			const options = read();
			if (matchOption(wordings, options, { isName: isClose }) !== undefined) return options;
			const scroller = options[0] && scrollerOf(options.at(-1)!.element);
			if (!scroller) return options;
			const before = scroller.scrollTop;
			scroller.scrollTop = scrolls === 0 ? 0 : before + scroller.clientHeight;
			if (scrolls > 0 && scroller.scrollTop === before) break;
			await pause(STEP);
		}
	}
	return [];
}
