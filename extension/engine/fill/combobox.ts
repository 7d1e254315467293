import { noteOffered } from "../classify/offered";
import { opensListInDialog } from "../collect/dialog-lists";
import { noteTakesSeveral } from "../collect/stand-ins";
import { isTagBox } from "../collect/tag-boxes";
import { activeIn, dialogOver, holds, viewOf } from "../collect/tree";
import { isVisible } from "../collect/visibility";
import type { Search } from "../express/express";
import { matchBand, matchOption } from "../express/match";
import type { Option } from "../page";
import { confirmChoice } from "./entry-dialogs";
import { focus, key, press } from "./events";
import { arrowOf, noteOpenedByArrow, opensByArrow } from "./list-arrows";
import { filterOf, isLong, listsOf, optionsOf, pressOption, saysNone, scrollTo, standingOptions } from "./options";
import { hitNear } from "./reach";
import { boxOf, countedIn, isOn, isSame, keptChoices, noteDrawnChoice, shownBy } from "./read";
import { enterNewTag, enterTag, takesTags } from "./tags";
import { pause, until } from "./waiting";
import { isTyped, type Typed, typedIn, typeInto, writeText } from "./write";

const OPENS_WITHIN = 600;
const FILTERS_WITHIN = 1500;
const SETTLES_WITHIN = 500;
const CLOSES_WITHIN = 500;
/** So long does a list that has answered to a text stay as it is before it is taken at its word; longer where it says that it has nothing, as lists do that still ask elsewhere. */
const ANSWERED = 350;
const ANSWERED_NONE = 900;
/** So long may a list that has opened still draw its options. */
const DRAWN_WITHIN = 100;
const STEP = 25;
const MOST_LEVELS = 4;
const MOST_OPENED = 20;

const ALONE: Turn = { isLast: true, isOneOfSeveral: false };

/** Whether a list is searched by typing into its own box. */
const takesTyping = (element: HTMLElement): element is Typed => isTyped(element) && !element.readOnly;
const isExpanded = (element: HTMLElement) => element.getAttribute("aria-expanded") === "true";

/** What stood on the page before a list was opened: options of other lists, and sheets over the page such as that of a dialog. */
type Standing = { options: ReadonlySet<HTMLElement>; sheets: ReadonlySet<HTMLElement> };
export const standingAround = (element: HTMLElement): Standing => ({
	options: standingOptions(element),
	sheets: new Set(backdrops(element)),
});

/** Whether it is the last choice in the list, and one of several; what stood on the page before the first of them. */
type Turn = { isLast: boolean; isOneOfSeveral: boolean; standing?: Standing };
type Chosen = { label: string; shown: boolean };
/** What a list shows now: its options, and whether it says that it has none for what was typed. */
type List = { read: () => Option[]; saysNone: () => boolean };

/**
 * Opens a list, chooses the option that means the answer and reads back what the list then shows.
 * Takes the ways the option may be worded, what to type where the list filters, the number a band of the list may hold, what to choose in a list
 * that the option opens, and whether no further option is to be chosen here: until then a list that stays open is left so. Gives the words now
 * shown, or undefined where no option fits, in which case the list is closed and the box is as it was. A box that offers nothing keeps the text, and
 * so does one whose list goes without a word when nothing fits.
 */
export async function chooseInList(
	element: HTMLElement,
	search: Search,
	{ isLast, isOneOfSeveral, standing }: Turn = ALONE,
): Promise<Chosen | undefined> {
	if (opensNoList(element)) return writeFreely(element, search.typed, isOneOfSeveral);
	const before =
		standing ?? (isExpanded(element) ? { options: new Set<HTMLElement>(), sheets: new Set<HTMLElement>() } : standingAround(element));
	const read = () => optionsOf(element, before.options);
	const offered = await open(element, read);
	if (listsOf(element).some((list) => list.matches("[aria-multiselectable=true]"))) noteTakesSeveral(element);
	const list: List = { read, saysNone: () => saysNone(element, before.options) };
	const found = (await find(element, search, offered, list)) ?? (await findAmongLate(element, search, offered, list));
	if (found === "nothing-offered" && isTagBox(element)) offersNothing.add(element);
	if (found === "nothing-offered") return writeFreely(element, search.typed, isOneOfSeveral);
	const pressed = found ? await pressThrough(element, search, found, read) : [];
	const options = pressed.length > 0 ? pressed : await pressWithin(search, offered, read);
	const option = options.at(-1);
	const isEntered = !option && isTagBox(element) && (await enterNewTag(element, search.typed, read));
	const isInDialog = opensListInDialog(element);
	// The last of several may be lacking, and what was chosen before it is to be taken in all the same.
	const kept = option ?? (isInDialog && isOneOfSeveral ? read().find((each) => isOn(each.element)) : undefined);
	if (isInDialog && isLast && kept) await confirmChoice(kept.element, () => isExpanded(element));
	if (!option && !isEntered) noteOffered(element, offered);
	if (!option && takesTyping(element) && element.value) typeInto(element, "");
	const shows = () => option !== undefined && (showsChoice(element, option) || (isInDialog && !isLast && isOn(option.element)));
	const isTaken = () => shows() && !isOnlyTyped(element, option!, isLast);
	const settled = async () => option !== undefined && (await until(() => isTaken() || undefined, SETTLES_WITHIN)) === true;
	let shown = await settled();
	if (!shown && option && shows() && isOnlyTyped(element, option, isLast)) {
		pressOption(option.element);
		shown = await settled();
	}
	const isLeftTyped = !shown && option !== undefined && isOnlyTyped(element, option, isLast);
	// A list that does not say whether it is open is so while it shows what it offers.
	const isOpen = () =>
		element.hasAttribute("aria-expanded")
			? isExpanded(element)
			: read().some(({ label }) => label !== option?.label && offered.some((each) => each.label === label));
	const staysOpen = option && !isLast && isOpen();
	if (!staysOpen) await close(element, isOpen, before.sheets, (option ?? offered[0])?.element);
	if ((isLeftTyped || (option && isOneOfSeveral)) && isTyped(element) && element.value) typeInto(element, "");
	if (isEntered) return { label: search.typed, shown: true };
	return option && { label: option.label, shown: shown || (!isLeftTyped && shows()) };
}

/** Boxes of several texts that had nothing to offer for the first of them. */
const offersNothing = new WeakSet<Element>();
const LISTING = "[role=combobox],[list],[aria-haspopup],[aria-expanded],[aria-controls],[aria-owns],[aria-autocomplete]";

/** Whether a box of several texts has no list to wait for: it names none, or had nothing to offer before. */
const opensNoList = (element: HTMLElement) => isTagBox(element) && (!element.matches(LISTING) || offersNothing.has(element));

/** Looks for the option that means the answer: among those offered, by asking the list, then further down in it. */
async function find(
	element: HTMLElement,
	{ wordings, typed, number, isName }: Search,
	offered: readonly Option[],
	{ read, saysNone }: List,
): Promise<Option | "nothing-offered" | undefined> {
	const fitting = (options: readonly Option[], mayBeAlike: boolean) =>
		options[matchOption(wordings, options, { isName: !mayBeAlike }) ?? -1];
	const box = (isTyped(element) ? !element.readOnly : isTagBox(element)) ? element : filterOf(element);
	// What else is offered may stand further down, or come up only when asked for: the same words are enough to stop there, likeness is not.
	const isWhole = !box && !isLong(offered);
	const found = fitting(offered, isWhole && !isName) ?? (number === undefined ? undefined : offered[matchBand(number, offered) ?? -1]);
	if (found || isWhole) return found;
	let isList = offered.length > 0;
	let takesAnyText = false;
	// Widgets make the box they type into as thin as a hair, but one that nobody sees takes text only while its list is there to be seen.
	if (box && (isList || isVisible(box, 1))) {
		for (const text of new Set([typed, wordings[0]!])) {
			const options = await ask(
				box,
				text,
				{ read, saysNone },
				(now) => fitting(now, !isName) !== undefined,
				isList || isExpanded(element) ? FILTERS_WITHIN : OPENS_WITHIN,
			);
			isList ||= options.length > 0 || saysNone();
			if (!isList && box === element) return "nothing-offered";
			const asked = fitting(options, !isName);
			if (asked) return asked;
			if (text === typed)
				takesAnyText = options.length === 0 && !showsList(element) && !saysNone() && box === element && typedIn(box) === text;
		}
		if (takesAnyText) return "nothing-offered";
		typeInto(box, "");
		await until(() => read().length >= offered.length || undefined, OPENS_WITHIN);
	}
	return fitting(isLong(read()) ? await scrollTo(wordings, isName, read) : read(), !isName);
}

/** Whether a list is open and to be seen: some say that theirs is while nothing in it fits, and draw none (Mantine). */
function showsList(element: HTMLElement): boolean {
	const lists = listsOf(element);
	return isExpanded(element) && (lists.length === 0 || lists.some((list) => isVisible(list, 1)));
}

/** Looks once more where the list has drawn further options since it opened. */
async function findAmongLate(element: HTMLElement, search: Search, offered: readonly Option[], list: List) {
	await pause(DRAWN_WITHIN);
	const now = list.read();
	return now.length > offered.length || (isLong(now) && !isLong(offered)) ? find(element, search, now, list) : undefined;
}

/** Types into a list's box and gives what it offers once an option fits, or once it has answered and nothing more comes. */
async function ask(
	element: HTMLElement,
	text: string,
	{ read, saysNone }: List,
	fits: (options: readonly Option[]) => boolean,
	within: number,
): Promise<Option[]> {
	const signature = (options: readonly Option[]) => options.map(({ label }) => label).join("|");
	const before = signature(read());
	let last = before;
	let since = performance.now();
	typeInto(element, text);
	const answered = await until(() => {
		const now = read();
		if (fits(now)) return now;
		if (signature(now) !== last) since = performance.now();
		last = signature(now);
		if (performance.now() - since < ANSWERED) return undefined;
		if (now.length > 0 && last !== before) return now;
		return saysNone() && performance.now() - since >= ANSWERED_NONE ? now : undefined;
	}, within);
	return answered ?? read();
}

/** Presses an option and, where it opens a list of its own, the one there that means the answer or what goes with it. Gives what was pressed, or nothing where it led to none. */
async function pressThrough(
	element: HTMLElement,
	{ wordings, isName, next = [] }: Search,
	first: Option,
	read: () => Option[],
): Promise<Option[]> {
	const pressed: Option[] = [];
	for (let option: Option | undefined = first; option && pressed.length < MOST_LEVELS; ) {
		const known = new Set(read().map((each) => each.element));
		noteDrawnChoice(element);
		pressOption(option.element);
		pressed.push(option);
		if (!opensList(option.element)) return pressed;
		const further = await until(() => {
			const now = read().filter((each) => !known.has(each.element));
			return now.length > 0 ? now : undefined;
		}, OPENS_WITHIN);
		if (!further) return pressed;
		option = further[matchOption(next, further, { isName: true }) ?? matchOption(wordings, further, { isName }) ?? -1];
	}
	return [];
}

/** Opens the lists of one option after another until one offers what is meant, and presses that: “Academic” › “Debate/Speech”. */
async function pressWithin({ wordings, isName }: Search, offered: readonly Option[], read: () => Option[]): Promise<Option[]> {
	const first = new Set(offered.map(({ element }) => element));
	const within = () => read().filter(({ element }) => !first.has(element));
	const signature = () =>
		within()
			.map(({ label }) => label)
			.join("|");
	for (const outer of offered.filter(({ element }) => opensList(element)).slice(0, MOST_OPENED)) {
		const before = signature();
		pressOption(outer.element);
		await until(() => (signature() !== before && within().length > 0) || undefined, OPENS_WITHIN);
		const options = within();
		const option = options[matchOption(wordings, options, { isName }) ?? -1];
		if (!option || opensList(option.element)) continue;
		pressOption(option.element);
		return [outer, option];
	}
	return [];
}

const opensList = (option: HTMLElement) =>
	option.matches("[aria-expanded],[aria-haspopup],[class*=expand i]") ||
	option.querySelector("[class*=expand i],[class*=group-icon i]") !== null;

/** Types into a box that offers nothing; one that takes several texts has each entered. */
async function writeFreely(element: HTMLElement, text: string, isOneOfSeveral: boolean): Promise<Chosen> {
	if (takesTags(element) || (isOneOfSeveral && isTyped(element))) return { label: text, shown: await enterTag(element, text) };
	await writeText(element, text);
	return { label: text, shown: true };
}

/** What was typed to find an option reads like the choice: the list goes, or draws it, when it is one. */
const isOnlyTyped = (element: HTMLElement, { element: option, label }: Option, isLast: boolean) =>
	takesTyping(element) &&
	isLast &&
	isExpanded(element) &&
	option.isConnected &&
	isVisible(option, 2) &&
	!keptChoices(element).some((text) => isSame(text, label)) &&
	!isCounted(element, option);

/** Whether an option is chosen in a list that draws but how many are. */
const isCounted = (element: HTMLElement, option: HTMLElement) =>
	option.getAttribute("aria-selected") === "true" && countedIn(keptChoices(element).at(-1) ?? "") !== undefined;

const showsChoice = (element: HTMLElement, { label, element: option }: Option) =>
	(option.getAttribute("aria-selected") === "true" && countedIn(shownBy(element)) !== undefined) ||
	isSame(shownBy(element), label) ||
	contains(shownBy(element), label);
const contains = (shown: string, label: string) => shown !== "" && (shown.includes(label) || label.includes(shown)) && shown.length > 1;

/** What was pressed last to open a list. */
const openedBy = new WeakMap<HTMLElement, HTMLElement>();

async function open(element: HTMLElement, readOptions: () => Option[]): Promise<Option[]> {
	// A closed list may show the option that is chosen among those it will offer.
	const shown = new Set(element.getAttribute("aria-expanded") === "false" ? readOptions().map((option) => option.element) : []);
	const read = () => {
		const options = readOptions();
		const areOffered = isExpanded(element) ? options.length > 0 : options.some((option) => !shown.has(option.element));
		return areOffered ? options : undefined;
	};
	const arrow = isTyped(element) && element.getAttribute("aria-expanded") === "false" ? arrowOf(element) : undefined;
	const pressToOpen = (piece: HTMLElement) => {
		openedBy.set(element, piece);
		press(piece);
	};
	if (arrow && opensByArrow(element)) {
		focus(element);
		pressToOpen(arrow);
	} else if (!isExpanded(element)) pressToOpen(element);
	else if (!hasFocusWithin(element)) focus(element);
	const offered = async () => (await until(read, OPENS_WITHIN)) ?? (isExpanded(element) ? await until(read, FILTERS_WITHIN) : undefined);
	const opened = await offered();
	if (opened || isExpanded(element)) return opened ?? [];
	if (arrow && !opensByArrow(element)) {
		pressToOpen(arrow);
		const drawn = await offered();
		if (isExpanded(element)) noteOpenedByArrow(element);
		if (drawn || isExpanded(element)) return drawn ?? [];
	}
	const box = isTyped(element) ? boxOf(element) : undefined;
	const handle = [...(box?.querySelectorAll<HTMLElement>("[class*=control i],[class*=selector i],[class*=container i]") ?? []), box].find(
		(part) => part?.matches(":not(button,a,input,label)") && part.contains(element),
	);
	const piece = handle ?? pieceDrawnIn(element);
	if (piece) pressToOpen(piece);
	key(element, "keydown", "ArrowDown");
	key(element, "keyup", "ArrowDown");
	return (await offered()) ?? [];
}

/** Whether the focus is in the open list of the element: some lists close as it leaves them. */
function hasFocusWithin(element: HTMLElement): boolean {
	const active = activeIn(element.ownerDocument);
	return active !== null && listsOf(element).some((list) => holds(list, active));
}

/** What a click on the middle of the box meets: some lists listen to the clicks on their own pieces alone (PrimeFaces). */
function pieceDrawnIn(element: HTMLElement): HTMLElement | undefined {
	const { left, top, width, height } = element.getBoundingClientRect();
	const hit = hitNear(element, left + width / 2, top + height / 2) as HTMLElement | null;
	return hit && hit !== element && element.contains(hit) ? hit : undefined;
}

/** Closes what is still open, by Escape in the list that has the focus, in the box, then in the list: a list, or a transparent sheet left over the page that would swallow the next click. */
async function close(element: HTMLElement, isOpen: () => boolean, before: ReadonlySet<HTMLElement>, option: HTMLElement | undefined) {
	const left = () => backdrops(element).filter((sheet) => !before.has(sheet));
	const isClosed = () => !isOpen() && left().length === 0;
	// A list that has taken the choice, or heard the key, may still be going away, and Escape would then close the dialog around it.
	const going = async () => void (isExpanded(element) || (await until(() => isClosed() || undefined, CLOSES_WITHIN)));
	if (option) await going();
	// Where the focus comes back to the box a moment later, the list opens anew: one that is typed into gets it back after each choice.
	if (!element.hasAttribute("aria-expanded") || (option && takesTyping(element))) await pause(STEP * 2);
	await leaveList(element, isClosed);
	const active = activeIn(element.ownerDocument);
	// The key goes where a person's would: a dialog around the box may close by one that the open list does not hear.
	const first = isExpanded(element) && active?.closest("[role=listbox],[role=option]") ? active : element;
	for (const place of new Set([first, element, active, ...listsOf(element)])) {
		if (!place?.isConnected || isClosed()) continue;
		key(place, "keydown", "Escape");
		key(place, "keyup", "Escape");
		await until(() => isClosed() || undefined, STEP * 4);
		await going();
	}
	// Where the browser itself tells a list of the key, no other key is heard (Shoelace).
	if (!isClosed() && left().length === 0 && !dialogOver(element)) press(element.ownerDocument.body);
	if (left().length > 0) {
		key(option?.isConnected ? option : element.ownerDocument.body, "keydown", "Escape");
		await pause(STEP);
	}
	for (const sheet of left()) press(sheet);
	element.blur();
	element.dispatchEvent(new (viewOf(element).FocusEvent)("focusout", { bubbles: true, composed: true }));
}

const HEADS = "h1,h2,h3,h4,h5,h6,[role=heading],[class*=title i]";

/**
 * In a dialog, which may close by Escape itself, a list that one does not type into is left by what opened it; else by a press on the dialog's
 * head, then by Tab: that chooses in some lists what stands under the cursor, and so takes back what was chosen (PrimeVue).
 */
async function leaveList(element: HTMLElement, isClosed: () => boolean) {
	const dialog = dialogOver(element);
	if (!dialog || isClosed()) return;
	const head = dialog.querySelector<HTMLElement>(HEADS);
	const isPressed = head && isVisible(head) && !head.closest("button,a,[role=button]");
	const opener = takesTyping(element) ? undefined : openedBy.get(element);
	const leaves = [
		...(opener ? [() => press(opener)] : []),
		...(isPressed ? [() => pressOutside(head, element)] : []),
		() => key(element, "keydown", "Tab"),
	];
	for (const leave of leaves) {
		leave();
		if (await until(() => isClosed() || undefined, STEP * 4)) return;
	}
}

/** Presses what takes no focus: a browser takes the focus from where it was. */
function pressOutside(head: HTMLElement, focused: HTMLElement) {
	press(head);
	focused.blur();
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
