import { opensListInDialog } from "../collect/dialog-lists";
import { dualOf } from "../collect/dual-lists";
import { hasCalendar } from "../collect/pickers";
import { standInShows } from "../collect/stand-ins";
import { formatIn, showsDate, writtenOut } from "../express/dates";
import type { Entry, OwnTexts, Search } from "../express/express";
import type { Option, PageField } from "../page";
import type { SkipReason } from "../types";
import { wordsOf } from "../words";
import { chooseInCalendar } from "./calendar";
import { YEAR } from "./calendar-cells";
import { chooseInList, standingAround } from "./combobox";
import { clearInPlace, writeInPlace } from "./date-in-place";
import { moveInto } from "./dual-lists";
import { focus, press } from "./events";
import { addOwnOption } from "./own-options";
import { countedIn, heldBy, isOn, isSame, noteAnswered } from "./read";
import { writeSections } from "./sections";
import { reaches, slide } from "./sliders";
import { takeSuggestion } from "./suggestions";
import { chooseInTwin } from "./twin-choice";
import { pause, until } from "./waiting";
import { announceRich, isTyped, leave, writeKeys, writeSelect, writeText } from "./write";

const CLOSES_WITHIN = 300;
const DRAWS_WITHIN = 300;
const SETTLES_WITHIN = 60;

/** What the page should hold once the answer is in; a date may be printed in another way. */
export type Meant = { texts: string[]; date?: string; lang?: string };

/**
 * Puts one answer in as a person would, with the events a person causes (design, section 2: fill).
 * Gives what the page should now hold, or why it was not put in: a list offers no option for the answer, or the box went away.
 */
export async function put(field: PageField, entry: Entry): Promise<Meant | SkipReason> {
	const { element, control, options } = field;
	if (entry.kind === "text" && control === "dateSections") return putSections(field, entry.date ?? entry.text);
	if (entry.kind === "text" && control === "slider") return putOnScale(field, entry.text);
	if (entry.kind === "text" && entry.date) return putDate(field, entry.text, entry.date);
	if (entry.kind === "text" && entry.suggestion) {
		const isTaken = await takeSuggestion(element as HTMLInputElement, entry.suggestion);
		await leave(element as HTMLInputElement);
		const meant = { texts: isTaken ? heldBy(field) : [entry.text] };
		if (keeps(field, meant)) return meant;
	}
	if (entry.kind === "text") return putText(field, { texts: [entry.text] });
	if (entry.kind === "search") return putChoices(field, entry.choices);
	const chosen = entry.places.map((place) => options[place]!);
	const meant = { texts: chosen.map(({ label }) => label) };
	if (dualOf(element)) {
		await moveInto(element, meant.texts);
		return meant;
	}
	if (control === "select") return chooseInSelect(element as HTMLSelectElement, chosen, entry.own);
	if (control === "listbox") await chooseInListbox(field, entry);
	else for (const { element: box } of chosen) await turnOn(box);
	return meant;
}

/** Chooses one after the other. What the list offers no option for is meant all the same, so that nobody takes a part for the whole. */
async function putChoices(field: PageField, choices: readonly Search[]): Promise<Meant | SkipReason> {
	const inTwin = await chooseInTwin(field.element, choices);
	if (inTwin) return { texts: inTwin };
	const standing = standingAround(field.element);
	const labels: string[] = [];
	let isChosen = false;
	let isShown = true;
	for (const choice of choices) {
		const chosen = await chooseInList(field.element, choice, {
			isLast: choice === choices.at(-1),
			isOneOfSeveral: choices.length > 1,
			standing,
		});
		if (!chosen && choices.length === 1 && (await chooseYear(field, choice))) return { texts: heldBy(field) };
		if (!chosen && choice.mayLack) continue;
		labels.push(chosen?.label ?? choice.typed);
		isChosen ||= chosen !== undefined;
		isShown &&= chosen?.shown === true;
	}
	if (!isChosen) return "no-matching-option";
	const held = heldBy(field);
	const isAll =
		(held.length === 1 && countedIn(held[0]!) === labels.length) ||
		labels.every((label) => held.some((text) => text.includes(label) || label.includes(text)));
	return { texts: isShown && isAll ? held : labels };
}

/** Chooses a year where what opens is no list but the years of a calendar; gives whether that is what it was. */
async function chooseYear(field: PageField, { typed }: Search): Promise<boolean> {
	if (!YEAR.test(typed) || !opensListInDialog(field.element)) return false;
	// What was opened to look for a list is still fading away.
	await pause(CLOSES_WITHIN);
	return chooseInCalendar(field.element, `${typed}-01-01`, field.evidence.lang, () => heldBy(field));
}

/** Types a date, or a year, into a box that takes it in pieces. */
const putSections = async (field: PageField, date: string): Promise<Meant | SkipReason> =>
	(await writeSections(field.element, date, field.evidence.lang)) ? { texts: heldBy(field) } : "unknown";

async function putOnScale({ element }: PageField, text: string): Promise<Meant | SkipReason> {
	if (!reaches(element, Number(text))) return "no-matching-option";
	await slide(element, Number(text));
	return { texts: [text] };
}

async function putText(field: PageField, meant: Meant): Promise<Meant | SkipReason> {
	const { element } = field;
	const text = meant.texts[0]!;
	noteAnswered(element);
	if (!(await writeText(element, text))) return "covered";
	await pause(0);
	if (isTyped(element) && !keeps(field, meant) && !(await until(() => keeps(field, meant) || undefined, SETTLES_WITHIN)))
		await typeByKeys(field, meant);
	if (!isTyped(element) && !keeps(field, meant)) await announceRich(element, text);
	return meant;
}

async function typeByKeys(field: PageField, meant: Meant) {
	const element = field.element as HTMLInputElement;
	if (!meant.date || !(await writeInPlace(element, meant.texts[0]!))) writeKeys(element, meant.texts[0]!);
	else if (!keeps(field, meant)) await clearInPlace(element);
}

/** Types a date, and chooses it in the page's calendar where typing is not possible or did not do. */
async function putDate(field: PageField, text: string, date: string): Promise<Meant | SkipReason> {
	const { element, control, evidence } = field;
	const meant: Meant = { texts: [text], date, lang: evidence.lang };
	const choose = async () =>
		(control === "calendar" || hasCalendar(element)) && (await chooseInCalendar(element, date, evidence.lang, () => heldBy(field)));
	const isChosenFirst = control === "calendar" || formatIn(evidence) === undefined;
	if (isChosenFirst && (await choose())) return { ...meant, texts: heldBy(field) };
	if (control !== "calendar") {
		const typed = await putText(field, meant);
		if (typeof typed === "string") return typed;
		const isKept = async (typed: Meant) => (await until(() => keeps(field, typed) || undefined, DRAWS_WITHIN)) === true;
		if (await isKept(meant)) return meant;
		const named = { ...meant, texts: [writtenOut(date, text, evidence.lang)] };
		if ((await putText(field, named)) === named && (await isKept(named))) return named;
		if (isChosenFirst) return putText(field, meant);
		await writeText(element, "");
		if (await choose()) return { ...meant, texts: heldBy(field) };
	}
	return control === "calendar" ? "disabled" : meant;
}

/**
 * Chooses in a list of the browser's own, and adds to it what it lacks; one that is hidden behind a drawn one is put back when that does not
 * show the choice, or takes no text where it must.
 */
async function chooseInSelect(select: HTMLSelectElement, chosen: readonly Option[], own?: OwnTexts): Promise<Meant | SkipReason> {
	const before = [...select.selectedOptions];
	noteAnswered(select);
	writeSelect(
		select,
		chosen.map((option) => option.element),
	);
	const texts = chosen.map(({ label }) => label);
	const isShown = await until(() => texts.every((label) => standInShows(select, label)) || undefined, DRAWS_WITHIN);
	for (const text of isShown ? (own?.texts ?? []) : []) if (await addOwnOption(select, text)) texts.push(text);
	const isAll = texts.length === chosen.length + (own?.texts.length ?? 0);
	if (isShown && texts.length > 0 && (isAll || own?.mayLack)) return { texts };
	writeSelect(select, before);
	return isShown ? "no-matching-option" : "covered";
}

async function chooseInListbox({ element, options }: PageField, { places }: Entry & { kind: "choose" }) {
	for (const place of places) {
		const option = options[place]!;
		if (!option.element.checkVisibility() || element.getAttribute("aria-expanded") === "false")
			await chooseInList(
				element,
				{ wordings: [wordsOf(option.label)], typed: option.label },
				{ isLast: place === places.at(-1), isOneOfSeveral: places.length > 1 },
			);
		else press(option.element);
		await pause(0);
	}
}

/** Ticks a box or radio button, through its label where the page draws the button itself. */
async function turnOn(box: HTMLElement) {
	if (isOn(box)) return;
	if (box.nodeName !== "INPUT") press(box);
	else {
		focus(box);
		box.click();
	}
	await until(() => isOn(box) || undefined, SETTLES_WITHIN);
	if (!isOn(box) && isTyped(box)) (box as HTMLInputElement).labels?.[0]?.click();
}

/** Whether the page still holds what was put in. */
export function keeps(field: PageField, { texts, date, lang = "" }: Meant): boolean {
	const held = heldBy(field);
	if (date !== undefined) return held.length === 1 && showsDate(held[0]!, date, lang, texts[0]);
	if (field.control === "combobox" && held.length === 1 && texts.length > 1) return texts.every((text) => held[0]!.includes(text));
	return held.length === texts.length && texts.every((text) => held.some((other) => isSame(other, text)));
}
