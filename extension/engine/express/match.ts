import type { Option } from "../page";
import { wordsOf } from "../words";
import { areaAmong } from "./course-areas";
import { isFirstOfFamily, schoolingOf } from "./schooling";
import { seasonOf } from "./season";
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
	const wholes = ways.filter((way) => way.startsWith(WHOLE)).map((way) => spelledOut(way.slice(WHOLE.length)));
	const isVerdict = alternates.includes("yes") || alternates.includes("no");
	const values = options.map((option) => (isPlaceholder(option) ? "" : spelledOut(wordsOf(option.value))));
	return (
		first(alternates, (alternate) => exactly(labels, alternate)) ??
		first(alternates, (alternate) =>
			only(
				values,
				(value, place) =>
					value === alternate && (!isVerdict || !isBareNumber(value) || !isSaying(labels[place]!)) && isCodeOf(value, labels[place]!),
			),
		) ??
		first(alternates, (alternate) => only(labels, (label) => label.startsWith(`${alternate} `) && sameSense(label, alternate))) ??
		first(wholes, (whole) => exactly(labels, whole)) ??
		toldAs(wholes, labels) ??
		first(alternates.filter(isTelling), (alternate) =>
			only(labels, (label) => ` ${label} `.includes(` ${alternate} `) && sameSense(label, alternate)),
		) ??
		(isName ? undefined : alike(alternates[0] ?? "", labels)) ??
		first(alternates.slice(0, 1).filter(isTelling), (alternate) =>
			only(labels, (label) => isTelling(label) && ` ${alternate} `.includes(` ${label} `)),
		) ??
		first(startingWith(MEANING, ways), (meant) => sameMeaning(meant, labels)) ??
		first(startingWith(PERCENTILE, ways), (percentile) => topOf(100 - Number(percentile), labels))
	);
}

/** Finds the band, such as “$50,000 - $74,999” or “500 or more”, that holds the number. */
export function matchBand(number: number, options: readonly Option[]): number | undefined {
	const fitting = options.flatMap((option, place) => (holdsNumber(option.label, number) ? [place] : []));
	return fitting.length === 1 ? fitting[0] : undefined;
}

function holdsNumber(label: string, number: number): boolean {
	const numbers = [...label.replace(/(\d)[,\s](?=\d{3}\b)/g, "$1").matchAll(/(\d+(?:\.\d+)?)\s*(k\b)?/gi)].map(
		([, digits, thousand]) => Number(digits) * (thousand ? 1000 : 1),
	);
	const words = label.toLowerCase();
	if (numbers.length === 2) return number >= numbers[0]! && number <= numbers[1]! + (/\d\.\d/.test(label) ? 0 : 0.999);
	if (numbers.length !== 1) return false;
	const [bound] = numbers as [number];
	if (/less than|under|below|fewer|<|up to|at most/.test(words)) return /up to|at most|<=/.test(words) ? number <= bound : number < bound;
	if (/or less|or below|or fewer|or under/.test(words)) return number <= bound;
	if (/\bnot (over|above|more than)\b/.test(words)) return number <= bound;
	if (/more than|over|above|greater|>/.test(words) && !/or (more|over|above)/.test(words)) return number > bound;
	return /or more|or over|or above|\+|and (up|above|over)|at least/.test(words) ? number >= bound : number === bound;
}

const startingWith = (mark: string, ways: readonly string[]) =>
	ways.filter((way) => way.startsWith(mark)).map((way) => way.slice(mark.length));

const MEANINGS: Readonly<Record<string, (words: string) => unknown>> = {
	educationLevel: schoolingOf,
	parentsEducation: schoolingOf,
	timing: seasonOf,
	firstGeneration: isFirstOfFamily,
};
/** Whether options that mean an answer can be told by what their words mean. */
export const hasMeaning = (attribute: string) => attribute in MEANINGS;

function sameMeaning(meant: string, labels: readonly string[]): number | undefined {
	const [attribute = "", answer = ""] = meant.split(":");
	const meaningOf = MEANINGS[attribute];
	const wanted = meaningOf?.(answer);
	return wanted === undefined ? undefined : only(labels, (label) => meaningOf!(label) === wanted);
}

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
	[/\b(tenth|10th|decile)\b/, 10],
	[/\b(fifth|quintile)\b/, 20],
	[/\b(fourth|quarter|quartile)\b/, 25],
	[/\bthird\b/, 33],
	[/\bhalf\b/, 50],
];

/** The narrowest of “Top 5 %”, “Top 10 %”, “Upper quarter” that holds a place so many percent from the top. */
function topOf(percent: number, labels: readonly string[]): number | undefined {
	const tops = labels.map((label) => {
		if (!/\b(top|upper|highest|first)\b/.test(label)) return Number.POSITIVE_INFINITY;
		const top = /\b(\d{1,2})( percent)?$/.exec(label)?.[1] ?? FRACTIONS.find(([words]) => words.test(label))?.[1];
		return top !== undefined && Number(top) >= percent ? Number(top) : Number.POSITIVE_INFINITY;
	});
	const narrowest = Math.min(...tops);
	return Number.isFinite(narrowest) ? tops.indexOf(narrowest) : undefined;
}

const MARK = /^[([]?([A-Z]|\d{1,4})\s?[.)\]:·–—-]\s+(?=\p{L})/u;

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
