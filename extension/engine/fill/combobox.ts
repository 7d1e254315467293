import { viewOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import type { Search } from "../express/express";
import { matchBand, matchOption } from "../express/match";
import type { Option } from "../page";
import { focus, hover, key, press } from "./events";
import { boxOf, isSame, shownBy } from "./read";
import { pause, until } from "./waiting";
import { isTyped, writeFilter, writeText } from "./write";

const OPENS_WITHIN = 400;
const FILTERS_WITHIN = 1500;
const SETTLES_WITHIN = 300;
const STEP = 25;
const OPTIONS = "[role=option]";
const PLAIN_OPTIONS = ".ng-option,[class*=option i]:not(:has([class*=option i])),li";

/**
 * Opens a list, chooses the option that means the answer and reads back what the list then shows.
 * Takes the ways the option may be worded, what to type where the list filters, the number a band of the list may hold, and whether no
 * further option is to be chosen here: until then a list that stays open is left so. Gives the words now shown, or undefined where no option fits, in which case the list is closed and the box is as it was. A box that offers nothing keeps the text.
 */
export async function chooseInList(
	element: HTMLElement,
	{ wordings, typed, number, isName }: Search,
	isLast = true,
): Promise<{ label: string; shown: boolean } | undefined> {
	const before = new Set(element.getAttribute("aria-expanded") === "true" ? [] : backdrops(element));
	const standing = new Set(visible(element, PLAIN_OPTIONS));
	let options = await open(element, standing);
	let isList = options.length > 0;
	// What else is offered may stand further down, or come up only when asked for: the same words are enough to stop there, likeness is not.
	const canAsk = isTyped(element) && !element.readOnly;
	let place = canAsk || isLong(options) ? matchOption(wordings, options, { isName: true }) : matchOption(wordings, options, { isName });
	place ??= number === undefined ? undefined : matchBand(number, options);
	// Widgets make the box they type into as thin as a hair, but one that nobody sees takes text only while its list is there to be seen.
	const canFilter = isTyped(element) && canAsk && (isList || isVisible(element, 1));
	const offered = options;
	if (place === undefined && canFilter) {
		for (const text of new Set([typed, wordings[0]!])) {
			writeFilter(element, text);
			options =
				(await until(
					() => {
						const now = optionsOf(element, standing);
						isList ||= now.length > 0;
						return matchOption(wordings, now, { isName }) === undefined ? undefined : now;
					},
					isList ? FILTERS_WITHIN : OPENS_WITHIN,
				)) ?? [];
			place = matchOption(wordings, options, { isName });
			if (place !== undefined || !isList) break;
		}
		if (place === undefined && isList && matchOption(wordings, offered, { isName }) !== undefined) {
			writeFilter(element, "");
			options =
				(await until(() => {
					const now = optionsOf(element, standing);
					return matchOption(wordings, now, { isName }) === undefined ? undefined : now;
				}, FILTERS_WITHIN)) ?? [];
			place = matchOption(wordings, options, { isName });
		}
		if (!isList) {
			writeText(element, typed);
			return { label: typed, shown: true };
		}
	}
	if (place === undefined && !canFilter && isLong(options)) {
		options = await scrollTo(wordings, isName, () => optionsOf(element, standing));
		place = matchOption(wordings, options, { isName });
	}
	const option = place === undefined ? undefined : options[place];
	if (option) {
		hover(option.element);
		press(option.element);
	} else if (canFilter && element.value) writeFilter(element, "");
	const isTaken = () => showsChoice(element, option!) && (!isLast || !isOpen(element, option!));
	const shown = option ? (await until(() => isTaken() || undefined, SETTLES_WITHIN)) === true : false;
	const staysOpen = option && !isLast && element.getAttribute("aria-expanded") === "true";
	if (!staysOpen) await close(element, before, option?.element ?? options[0]?.element);
	return option && { label: option.label, shown: shown || showsChoice(element, option) };
}

/** What was typed to find an option reads like the choice: the list goes when it is one. */
const isOpen = (element: HTMLElement, { element: option }: Option) =>
	isTyped(element) && element.getAttribute("aria-expanded") === "true" && option.isConnected && isVisible(option, 2);

const LONG = 6;
const MOST_SCROLLS = 60;

/** Whether a list shows but a part of its options at a time. */
function isLong(options: readonly Option[]): boolean {
	const last = options.at(-1)?.element;
	return options.length >= LONG && last !== undefined && scrollerOf(last) !== undefined;
}

function scrollerOf(option: HTMLElement): HTMLElement | undefined {
	for (let box = option.parentElement; box && box !== option.ownerDocument.body; box = box.parentElement)
		if (box.scrollHeight > box.clientHeight + 2 && /auto|scroll|hidden/.test(viewOf(box).getComputedStyle(box).overflowY)) return box;
	return undefined;
}

/** Scrolls a list that draws only what is in sight until an option fits, and gives what is drawn there. */
async function scrollTo(wordings: readonly string[], isName: boolean | undefined, read: () => Option[]): Promise<Option[]> {
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

const showsChoice = (element: HTMLElement, { label, element: option }: Option) =>
	(option.getAttribute("aria-selected") === "true" && !isTyped(element) && isSame(shownBy(element), label)) ||
	isSame(shownBy(element), label) ||
	contains(shownBy(element), label);
const contains = (shown: string, label: string) => shown !== "" && (shown.includes(label) || label.includes(shown)) && shown.length > 1;

async function open(element: HTMLElement, standing: ReadonlySet<HTMLElement>): Promise<Option[]> {
	const read = () => {
		const options = optionsOf(element, standing);
		return options.length > 0 ? options : undefined;
	};
	if (element.getAttribute("aria-expanded") !== "true") press(element);
	else focus(element);
	const opened = await until(read, OPENS_WITHIN);
	if (opened) return opened;
	const box = isTyped(element) ? boxOf(element) : undefined;
	const handle = [...(box?.querySelectorAll<HTMLElement>("[class*=control i],[class*=selector i],[class*=container i]") ?? []), box].find(
		(part) => part?.matches(":not(button,a,input,label)") && part.contains(element),
	);
	if (handle) press(handle);
	key(element, "keydown", "ArrowDown");
	key(element, "keyup", "ArrowDown");
	return (await until(read, OPENS_WITHIN)) ?? [];
}

/** The options of the element's own list, wherever in the page it is drawn. */
function optionsOf(element: HTMLElement, standing: ReadonlySet<HTMLElement>): Option[] {
	const root = element.getRootNode() as Document | ShadowRoot;
	const ids = ["aria-controls", "aria-owns"].flatMap(
		(attribute) =>
			element.getAttribute(attribute)?.split(/\s+/) ?? element.closest(`[${attribute}]`)?.getAttribute(attribute)?.split(/\s+/) ?? [],
	);
	const lists = ids
		.map((id) => root.getElementById(id) ?? element.ownerDocument.getElementById(id))
		.filter((list): list is HTMLElement => list !== null);
	for (const list of [...lists, element]) {
		const own = [...list.querySelectorAll<HTMLElement>(OPTIONS)].filter((option) => isVisible(option, 2));
		if (own.length > 0) return toOptions(own);
	}
	const drawn = visible(element, OPTIONS).filter((option) => belongs(option, element));
	if (drawn.length > 0) return toOptions(drawn);
	return toOptions([
		...lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>("li,[class*=item i]")].filter((item) => isVisible(item, 2))),
		...visible(element, PLAIN_OPTIONS).filter((item) => !standing.has(item)),
	]);
}

/** An open list elsewhere that another combobox claims is not this one's. */
function belongs(option: HTMLElement, element: HTMLElement): boolean {
	const list = option.closest<HTMLElement>("[role=listbox]");
	if (!list?.id) return true;
	const root = list.getRootNode() as Document | ShadowRoot;
	const owner = root.querySelector(`[aria-controls~="${CSS.escape(list.id)}"],[aria-owns~="${CSS.escape(list.id)}"]`);
	return !owner || owner === element || owner.contains(element);
}

function visible(element: HTMLElement, selector: string): HTMLElement[] {
	const roots = new Set<ParentNode>([element.getRootNode() as ParentNode & Node, element.ownerDocument]);
	return [...roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]).filter((item) => isVisible(item, 2));
}

const toOptions = (elements: readonly HTMLElement[]): Option[] =>
	elements
		.filter((option) => option.getAttribute("aria-disabled") !== "true")
		.map((option) => ({
			label: (option.textContent ?? "").replace(/\s+/g, " ").trim() || (option.getAttribute("aria-label") ?? ""),
			value: option.getAttribute("data-value") ?? option.textContent ?? "",
			element: option,
		}));

/** Closes what is still open, by Escape in the box, then in the list: a list, or a transparent sheet left over the page that would swallow the next click. */
async function close(element: HTMLElement, before: ReadonlySet<HTMLElement>, option: HTMLElement | undefined) {
	const left = () => backdrops(element).filter((sheet) => !before.has(sheet));
	if (element.getAttribute("aria-expanded") === "true" || left().length > 0) {
		key(element, "keydown", "Escape");
		key(element, "keyup", "Escape");
		await until(() => (left().length === 0 ? true : undefined), STEP * 2);
	}
	if (left().length > 0) {
		key(option?.isConnected ? option : element.ownerDocument.body, "keydown", "Escape");
		await pause(STEP);
	}
	for (const sheet of left()) press(sheet);
	element.blur();
	element.dispatchEvent(new (viewOf(element).FocusEvent)("focusout", { bubbles: true, composed: true }));
}

function backdrops(element: HTMLElement): HTMLElement[] {
	const view = viewOf(element);
	return [...element.ownerDocument.querySelectorAll<HTMLElement>("[class*=backdrop i],[class*=overlay i]")].filter((sheet) => {
		const box = sheet.getBoundingClientRect();
		return (
			/backdrop/i.test(sheet.className) &&
			box.width >= view.innerWidth * 0.9 &&
			box.height >= view.innerHeight * 0.9 &&
			view.getComputedStyle(sheet).pointerEvents !== "none" &&
			sheet.checkVisibility()
		);
	});
}
