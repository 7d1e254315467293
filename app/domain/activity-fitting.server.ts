import { ABBREVIATIONS, ARTICLES, BOUND_TO_ARTICLE, FILLERS, FIRST_PERSON, SHORTER_PHRASES, SYMBOLS } from "../content/fitting-words";
import type { ActivityParts, Portal } from "../contract/activities";
import { portalLength } from "../contract/characters";
import { cutToFit } from "./clause-cutting.server";
import { numberAt } from "./number-words.server";
import { endsSentence, type Fate, joined, type Word, wordsOf } from "./told-words.server";

/** A run of words with the same fate, in the order they were told. */
export type Piece = { fate: Fate; from: string; to: string };
/** A text within a limit; `used` is its length as portals count it. */
export type Fitted = { text: string; used: number; max: number; pieces: Piece[] };
export type FittedField = Fitted & { label: string };
export type FittedPortal = Pick<Portal, "id" | "name"> & { fields: FittedField[] };

const CAPITAL = /^["'(]*\p{Lu}/u;
const bare = (text: string) => text.toLowerCase().replace(/[.,;:!?]+$/, "");
const tail = (text: string) => /[.,;:!?]+$/.exec(text)?.[0] ?? "";

/** A name is never touched: a capital within a sentence, or before another one. */
function isName(words: readonly Word[], index: number): boolean {
	const word = words[index];
	if (!word || !CAPITAL.test(word.from) || /^I('|$)/.test(word.from)) return false;
	const before = words[index - 1];
	const next = words[index + 1];
	return (before !== undefined && !endsSentence(before)) || (next !== undefined && !endsSentence(word) && CAPITAL.test(next.from));
}

type Replacement = { length: number; by: string };

/** Puts something shorter for runs of words, wherever `find` names it; `fate` is that of words that go without a trace. */
function replaceRuns(words: Word[], fate: Fate, find: (index: number) => Replacement | undefined): void {
	for (let index = 0; index < words.length; index++) {
		const found = find(index);
		const run = found && words.slice(index, index + found.length);
		if (!run || run.some((word, at) => word.fate !== "kept" || isName(words, index + at))) continue;
		// Punctuation within a run, or after what goes altogether, holds the sentence together.
		if (run.slice(0, -1).some(({ from }) => tail(from)) || (found.by === "" && tail(run.at(-1)?.from ?? ""))) continue;
		const [first, ...rest] = run;
		if (!first) continue;
		first.to =
			found.by && found.by + (found.by.endsWith(".") ? tail(run.at(-1)?.from ?? "").replace(/^\./, "") : tail(run.at(-1)?.from ?? ""));
		first.fate = found.by ? "shortened" : fate;
		for (const word of rest) Object.assign(word, { to: "", fate: found.by ? "shortened" : fate });
		index += found.length - 1;
	}
}

type Phrases = { first: string; rest: string[]; by: string }[];
const phrasesOf = (table: readonly (readonly [string, string])[]): Phrases =>
	table.map(([phrase, by]) => {
		const [first = "", ...rest] = phrase.toLowerCase().split(" ");
		return { first, rest, by };
	});

function replacePhrases(words: Word[], phrases: Phrases, fate: Fate = "shortened", isHere = (_index: number) => true): void {
	const spoken = words.map(({ from }) => bare(from));
	replaceRuns(words, fate, (index) => {
		if (!isHere(index)) return undefined;
		const found = phrases.find(({ first, rest }) => spoken[index] === first && rest.every((word, at) => spoken[index + 1 + at] === word));
		return found && { length: found.rest.length + 1, by: found.by };
	});
}

const NOT_A_COUNT = new Set(["zero", "one"]);
const DIGITS = /^\d[\d,.]*$/;

function writeDigits(words: Word[]): void {
	const spoken = words.map(({ from }) => bare(from));
	let known = 0;
	replaceRuns(words, "shortened", (index) => {
		if (index < known) return undefined;
		const number = numberAt(spoken.slice(index, index + 8));
		known = index + (number?.length ?? 1);
		if (number?.value === undefined || (number.length === 1 && NOT_A_COUNT.has(spoken[index] ?? ""))) return undefined;
		const unit = spoken[known];
		const sign = unit === "percent" || unit === "dollars";
		const digits = number.value >= 10_000 ? number.value.toLocaleString("en") : String(number.value);
		return { length: number.length + (sign ? 1 : 0), by: unit === "percent" ? `${digits}%` : unit === "dollars" ? `$${digits}` : digits };
	});
	replaceRuns(words, "shortened", (index) => {
		const [digits = "", unit] = [spoken[index], spoken[index + 1]];
		if (!DIGITS.test(digits)) return undefined;
		return unit === "percent" ? { length: 2, by: `${digits}%` } : unit === "dollars" ? { length: 2, by: `$${digits}` } : undefined;
	});
}

const dropping = (phrases: readonly string[]) => phrasesOf(phrases.map((phrase) => [phrase, ""]));
const [SHORTER, SIGNS, SHORT_WORDS] = [SHORTER_PHRASES, SYMBOLS, ABBREVIATIONS].map(phrasesOf) as [Phrases, Phrases, Phrases];
const [FILLING, SELF, ARTICLE] = [FILLERS, FIRST_PERSON, ARTICLES].map(dropping) as [Phrases, Phrases, Phrases];

const BEFORE_CLAUSE = /^(and|&|but|or|-)$|[.!?,;:]["')\]]*$/i;

/** “I” goes where a clause begins; after “because” or “what” the sentence needs it. */
const dropFirstPerson = (words: Word[]) => {
	const begins = (index: number) => index === 0 || BEFORE_CLAUSE.test(words[index - 1]?.from ?? "");
	replacePhrases(words, SELF, "dropped", (index) => begins(index) || /^my$/i.test(words[index]?.from ?? ""));
};

const bound = new Set(BOUND_TO_ARTICLE);
const dropArticles = (words: Word[]) =>
	replacePhrases(words, ARTICLE, "dropped", (index) => !bound.has(bare(words[index + 1]?.from ?? "")));

/** From what no reader notices to what some do. */
const STEPS: readonly ((words: Word[]) => void)[] = [
	(words) => replacePhrases(words, SHORTER),
	writeDigits,
	(words) => replacePhrases(words, FILLING, "dropped"),
	dropFirstPerson,
	(words) => replacePhrases(words, SIGNS),
	dropArticles,
	(words) => replacePhrases(words, SHORT_WORDS),
];

/** A sentence whose beginning was dropped begins with a capital all the same. */
function capitalize(words: Word[]): void {
	let begins = true;
	let wasCapital = false;
	for (const word of words) {
		if (begins && CAPITAL.test(word.from)) wasCapital = true;
		if (word.to && begins) {
			if (wasCapital)
				word.to = word.to.replace(/^(["'(]*)(\p{Ll})(?!\/)/u, (_, open: string, letter: string) => open + letter.toUpperCase());
			begins = wasCapital = false;
		}
		if (endsSentence(word)) begins = true;
	}
}

function piecesOf(words: readonly Word[]): Piece[] {
	const pieces: Piece[] = [];
	for (const { fate, from, to } of words) {
		const last = pieces.at(-1);
		if (last?.fate === fate && fate !== "shortened") {
			last.from += ` ${from}`;
			last.to = [last.to, to].filter(Boolean).join(" ");
		} else if (last?.fate === "shortened" && fate === "shortened" && to === "") last.from += ` ${from}`;
		else pieces.push({ fate, from, to });
	}
	return pieces;
}

/** Takes one step, unless nothing of the text would be left. */
function shorten(words: Word[], step: (typeof STEPS)[number]): void {
	const before = words.map((word) => ({ ...word }));
	step(words);
	if (joined(words) === "") for (const [index, word] of before.entries()) Object.assign(words[index] as Word, word);
	else capitalize(words);
}

/** A text said as shortly as the rules can without losing anything, and without abbreviations that need a second look. */
export function tighten(text: string): string {
	const words = wordsOf(text);
	for (const step of STEPS.slice(0, -1)) shorten(words, step);
	return joined(words);
}

/** As much of a text as can be said more shortly is, until it fits; then what matters least is cut. */
export function fitText(text: string, max: number): Fitted {
	const words = wordsOf(text);
	const fits = () => portalLength(joined(words)) <= max;
	for (const step of STEPS) {
		if (fits()) break;
		shorten(words, step);
	}
	if (!fits()) cutToFit(words, max);
	const fitted = joined(words);
	return { text: fitted, used: portalLength(fitted), max, pieces: piecesOf(words) };
}

/**
 * One activity as each form takes it: what fits stays as it is (plain quotes, single spaces), else it is tightened by rule and at last
 * cut at the end of a clause or word. Adds no fact, number or name. Where a form has no box for a position, the description begins with it.
 */
export function fitActivity(parts: ActivityParts, portals: readonly Portal[]): FittedPortal[] {
	return portals.map(({ id, name, fields }) => {
		const takes = new Set(fields.map((field) => field.takes));
		const told: ActivityParts =
			takes.has("position") || !takes.has("organization")
				? parts
				: parts.organization
					? { ...parts, description: [parts.position, parts.description].filter(Boolean).join(": ") }
					: { ...parts, organization: parts.position };
		return { id, name, fields: fields.map(({ label, takes, max }) => ({ label, ...fitText(told[takes], max) })) };
	});
}
