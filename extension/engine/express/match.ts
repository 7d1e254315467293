import type { Option } from "../page";
import { wordsOf } from "../words";
import { areaAmong } from "./course-areas";
import { countFromTop, narrowestHolding, rangeOf, shareOf } from "./senses/numbers";
import { saidAmong, statementMeant } from "./senses/senses";
import { NO, YES } from "./vocabulary/synonyms";

const SMALL_WORDS = new Set(["or", "and", "the", "of", "a", "an", "in", "for", "to", "please"]);
const ALIKE = 0.74;
const CLEARLY = 0.12;
const SHORTEST_PIECE = 4;
/** Before a wording that counts only as the whole text of an option. */
export const WHOLE = "=";
/** Before an answer met by the one option that means it in other words, with what is asked before it: “~timing:all year”. */
export const MEANING = "~";
/** Before a percentile, met by the narrowest “top 10 %” that holds it. */
export const PERCENTILE = "%";
/** Before the name of a course, met by nothing but the option that names its area. */
export const AREA = "@";

/** Whether the option stands for “nothing chosen yet”. */
export function isPlaceholder({ label, value }: Pick<Option, "label" | "value">): boolean {
	const words = wordsOf(label);
	return (
		words === "" ||
		/^(please |pls )?(select|choose|pick|seleccion(e|ar|a)|elija|elige|choisir|choisissez|selectionne[rz]?|bitte (wahlen|auswahlen)|auswahlen|scegli|seleziona|selecione|wybierz|выберите|выбрать|velg|valj|vaelg|valitse|kies|none selected|nothing selected|not selected|make a selection|click to)( |$)/u.test(
			words,
		) ||
		(value === "" && !/^(no|none|other|n a)$/.test(words)) ||
		/^-+.*-+$/.test(label.trim())
	);
}

/**
 * Finds the option that means the answer. Takes the ways the answer may be printed, best first (`alternatesOf`).
 * Gives its place, or undefined where none or several would fit. Of names (`isName`) those that are but alike are not taken: Niger is not Nigeria.
 */
export function matchOption(ways: readonly string[], options: readonly Option[], { isName = false } = {}): number | undefined {
	if (ways.length === 0) return undefined;
	const labels = withoutMarks(options.map((option) => (isPlaceholder(option) ? "" : option.label))).map((label) =>
		spelledOut(wordsOf(label)),
	);
	const [course] = startingWith(AREA, ways);
	if (course) return areaAmong(course, labels);
	const alternates = ways.filter((way) => !/^[=~%]/.test(way)).map(spelledOut);
	const wholes = startingWith(WHOLE, ways).map(spelledOut);
	const exact = first(alternates, (alternate) => exactly(labels, alternate));
	if (exact !== undefined) return exact;
	const [percentile] = startingWith(PERCENTILE, ways);
	if (percentile) return shareHolding(Number(percentile), options, labels);
	const said = saidFor(startingWith(MEANING, ways)[0], options, labels);
	if (said && (said.place !== undefined || said.isOpen)) return said.place;
	const left = said ? labels.map((label, place) => (said.others.has(place) ? "" : label)) : labels;
	const isVerdict = alternates.includes("yes") || alternates.includes("no");
	return (
		(isVerdict ? statementMeant(alternates.includes("yes"), labels) : undefined) ??
		byValue(alternates, options, left, isVerdict) ??
		first(alternates, (alternate) => only(left, (label) => label.startsWith(`${alternate} `) && sameSense(label, alternate))) ??
		first(wholes, (whole) => exactly(labels, whole)) ??
		toldAs(wholes, left) ??
		first(alternates.filter(isTelling), (alternate) =>
			only(left, (label) => ` ${label} `.includes(` ${alternate} `) && sameSense(label, alternate)),
		) ??
		(isName ? undefined : alike(alternates[0] ?? "", left)) ??
		first(alternates.slice(0, 1).filter(isTelling), (alternate) =>
			only(left, (label) => isTelling(label) && ` ${alternate} `.includes(` ${label} `)),
		)
	);
}

/** What the options say of an answer (“~timing:all year”); a plus behind a word says “or more”. */
function saidFor(meant: string | undefined, options: readonly Option[], labels: readonly string[]) {
	const [attribute = "", answer = ""] = meant?.split(":") ?? [];
	if (!attribute) return undefined;
	const told = labels.map((label, place) => (label && /\w\+/.test(options[place]!.label) ? `${label} or more` : label));
	return saidAmong(attribute, answer, told);
}

/** The one option whose value, which the page keeps for it, is the answer. Mere counting of the options is no value. */
function byValue(alternates: readonly string[], options: readonly Option[], labels: readonly string[], isVerdict: boolean) {
	const values = options.map((option) => (isPlaceholder(option) ? "" : spelledOut(wordsOf(option.value))));
	const isCounted = isCount(values.filter(Boolean));
	const isMeant = (value: string, place: number) =>
		isVerdict ? !isBareNumber(value) || !isSaying(labels[place]!) : !isCounted || labels[place] === value;
	return first(alternates, (alternate) =>
		only(values, (value, place) => value === alternate && labels[place] !== "" && isMeant(value, place) && isCodeOf(value, labels[place]!)),
	);
}

/** 1, 2, 3 and so on, or 0, 1, 2. */
const isCount = (values: readonly string[]) =>
	values.length > 1 &&
	(values[0] === "0" || values[0] === "1") &&
	values.every((value, place) => Number(value) === Number(values[0]) + place);

/** Finds the band that holds the number most narrowly: “$50,000 - $74,999”, “500 or more”, “Two”. */
export const matchBand = (number: number, options: readonly Option[]): number | undefined =>
	narrowestHolding(
		number,
		withoutMarks(options.map((option) => (isPlaceholder(option) ? "" : option.label))).map((label) => rangeOf(label)),
	);

const startingWith = (mark: string, ways: readonly string[]) =>
	ways.filter((way) => way.startsWith(mark)).map((way) => way.slice(mark.length));

/** The narrowest part of a class that holds a percentile: “Top 5 %”, “Second quarter”, “90–100”, or “1–5 %” where the bands count from the top. */
function shareHolding(percentile: number, options: readonly Option[], labels: readonly string[]): number | undefined {
	const shares = labels.map((label) => shareOf(label));
	if (shares.some(Boolean)) return narrowestHolding(100 - percentile, shares);
	const bands = options.map((option) => (isPlaceholder(option) ? undefined : rangeOf(option.label)));
	const fromTop = labels.some((label) => /\bpercentile\b/.test(label)) ? false : countFromTop(bands);
	return fromTop === undefined ? undefined : narrowestHolding(fromTop ? 100 - percentile : percentile, bands);
}

const MARK = /^[([]?([A-Z]|\d{1,4})\s?[.)\]:=·–—-]\s+(?=\p{L})/u;

/** Without the letters or numbers that all of them are listed by: “A · Citizen”, “B · Permanent resident”. */
function withoutMarks(labels: readonly string[]): readonly string[] {
	const told = labels.filter(Boolean);
	const marks = new Set(told.map((label) => MARK.exec(label)?.[1]));
	return told.length > 1 && marks.size === told.length && !marks.has(undefined) ? labels.map((label) => label.replace(MARK, "")) : labels;
}

/** “U.S. History” is “United States History”. */
const spelledOut = (words: string) => words.replace(/\b(u s a|u s|usa|us)\b/g, "united states");

/** A yes or no kept as 1 or 0 counts only where no other words stand beside it. */
const isBareNumber = (value: string) => value === "0" || value === "1";
const isSaying = (label: string) => /\p{L}/u.test(label) && !YES.includes(label) && !NO.includes(label);

/** A letter stands for an option that begins with it: “F” for “Female”, not for “Prose: fiction”. */
const isCodeOf = (value: string, label: string) =>
	!/^[a-z]$/.test(value) || /[yn]/.test(value) || !/\p{L}{3}/u.test(label) || label.startsWith(value);

/** “I am a citizen or national” says what “citizen or national” does. */
function toldAs(wholes: readonly string[], labels: readonly string[]): number | undefined {
	const told = labels.map(withoutSpeaker);
	return first(wholes, (whole) => only(told, (label) => label === withoutSpeaker(whole)));
}

const withoutSpeaker = (words: string) => words.replace(/^(yes )?(i|you) (am |are )?(an? |the )?/, "");

const isTelling = (phrase: string) => phrase.length >= SHORTEST_PIECE;

function first<T>(alternates: readonly string[], find: (alternate: string) => T | undefined): T | undefined {
	for (const alternate of alternates) {
		const found = find(alternate);
		if (found !== undefined) return found;
	}
	return undefined;
}

function exactly(texts: readonly string[], wanted: string): number | undefined {
	const place = texts.indexOf(wanted);
	return place >= 0 ? place : undefined;
}

function only(labels: readonly string[], fits: (label: string, place: number) => boolean): number | undefined {
	const fitting = labels.flatMap((label, place) => (label && fits(label, place) ? [place] : []));
	if (fitting.length <= 1) return fitting[0];
	return new Set(fitting.map((place) => labels[place])).size === 1 ? fitting[0] : undefined;
}

const NEGATES = /^(not|no|non|never|neither|sin|ningun[oa]?)\b/;

/** “Not Hispanic” does not mean “Hispanic”, nor “during school breaks” “during school”. */
const sameSense = (label: string, alternate: string) =>
	NEGATES.test(label) === NEGATES.test(alternate) &&
	/\b(break|vacation|holiday)s?\b/.test(label) === /\b(break|vacation|holiday)s?\b/.test(alternate) &&
	/\bbut\b/.test(label) === /\bbut\b/.test(alternate) &&
	/\byear graduate\b/.test(label) === /\byear graduate\b/.test(alternate) &&
	!/\b(other than|except)\b/.test(label);

function alike(answer: string, labels: readonly string[]): number | undefined {
	const wanted = tokens(answer);
	if (wanted.length === 0) return undefined;
	const scores = labels.map((label) => (label ? likeness(wanted, tokens(label)) : 0));
	const best = Math.max(...scores);
	if (best < ALIKE) return undefined;
	return scores.filter((score) => score > best - CLEARLY).length === 1 ? scores.indexOf(best) : undefined;
}

const tokens = (text: string) => text.split(" ").filter((word) => word && !SMALL_WORDS.has(word));

function likeness(wanted: readonly string[], offered: readonly string[]): number {
	if (offered.length === 0) return 0;
	const common = wanted.filter((word) => offered.some((other) => sameWord(word, other))).length;
	return (2 * common) / (wanted.length + offered.length);
}

const sameWord = (a: string, b: string) =>
	a === b || (Math.min(a.length, b.length) >= 3 && !/\d/.test(a + b) && (a.startsWith(b) || b.startsWith(a)));
