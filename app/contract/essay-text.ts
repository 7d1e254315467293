/** One sentence of an essay, counted from 1. `text` has the space after it, so that all of them joined are the essay. */
export type Sentence = { number: number; paragraph: number; text: string };

/** Sentences of an essay from one to another, counted from 1, both included. */
export type LineReference = { start: number; end: number };

const BLANK_LINES = /\n[^\S\n]*\n\s*/g;
const ENDINGS = /[.!?…]+|[。！？｡؟۔।॥]+/g;
/** Quotes and brackets that close after the point still belong to the sentence. */
const CLOSERS = /[\p{Pe}\p{Pf}"'’”]*/uy;
const SPACE = /\s*/y;
/** Marks of scripts that put no space between sentences. */
const FULL_WIDTH = /[。！？｡]$/;
const ABBREVIATION =
	/(?:^|[^\p{L}\p{N}])(?:Mrs?|Ms|Mx|Drs?|Prof|Rev|Fr|Sr|Jr|St|Mt|Ft|Gen|Col|Capt|Lt|Sgt|Gov|Sen|Rep|Hon|vs|cf|e\.g|i\.e|approx|(?!I)\p{Lu}|(?:\p{Lu}\.)+\p{Lu})$/u;
/** Words that are short for another one before a figure only. */
const BEFORE_FIGURE = /(?:^|[^\p{L}\p{N}])(?:No|Nos|Vol|pp?)$/u;
/** Longer than any abbreviation, so that looking back costs the same in a long text. */
const LOOK_BACK = 16;

/**
 * Splits an essay into paragraphs on blank lines, then into sentences on sentence-ending punctuation (specification,
 * section 2, essay reviewer). Titles, initials and decimals end no sentence, nor does a mark that small letters follow,
 * as in “Stop!” he said. Every character is in exactly one sentence.
 */
export function sentences(essay: string): Sentence[] {
	const found: Sentence[] = [];
	let paragraph = 0;
	let start = 0;
	const add = (end: number) => {
		const text = essay.slice(start, end);
		const last = found.at(-1);
		if (text.trim() === "" && last) last.text += text;
		else if (text !== "") found.push({ number: found.length + 1, paragraph, text });
		start = end;
	};
	for (const [from, to] of paragraphs(essay)) {
		for (const end of sentenceEnds(essay, from, to)) add(end);
		add(to);
		paragraph += 1;
	}
	return found;
}

/** Where paragraphs begin and end; the blank lines belong to the one before. */
function paragraphs(essay: string): [from: number, to: number][] {
	const ends = [...essay.matchAll(BLANK_LINES)].map((blank) => blank.index + blank[0].length);
	const all = [...ends.filter((end) => end < essay.length), essay.length];
	return all.map((to, index) => [all[index - 1] ?? 0, to]);
}

function* sentenceEnds(essay: string, from: number, to: number): Generator<number> {
	ENDINGS.lastIndex = from;
	for (let mark = ENDINGS.exec(essay); mark && mark.index < to; mark = ENDINGS.exec(essay)) {
		const [marks] = mark;
		const closed = skip(CLOSERS, essay, mark.index + marks.length);
		const next = skip(SPACE, essay, closed);
		ENDINGS.lastIndex = closed;
		if (FULL_WIDTH.test(marks)) yield Math.min(next, to);
		else if (next > closed && !goesOn(essay, mark.index, essay.slice(mark.index, closed), next)) yield Math.min(next, to);
		ENDINGS.lastIndex = closed;
	}
}

function skip(pattern: RegExp, text: string, from: number): number {
	pattern.lastIndex = from;
	return from + (pattern.exec(text)?.[0].length ?? 0);
}

/** Whether a sentence goes on after the mark. */
function goesOn(essay: string, at: number, marks: string, next: number): boolean {
	const follower = String.fromCodePoint(essay.codePointAt(next) ?? 0);
	if (/\p{Ll}/u.test(follower)) return true;
	if (marks !== ".") return false;
	const before = essay.slice(Math.max(0, at - LOOK_BACK), at);
	return ABBREVIATION.test(before) || (/\p{N}/u.test(follower) && BEFORE_FIGURE.test(before));
}

/**
 * Keeps of a reader's references those whose sentences exist; puts the smaller end first, joins what overlaps or touches,
 * and sorts. `count` is how many sentences the essay has.
 */
export function checkedReferences(references: readonly LineReference[], count: number): LineReference[] {
	const exists = (number: number) => Number.isInteger(number) && number >= 1 && number <= count;
	const sorted = references
		.filter(({ start, end }) => exists(start) && exists(end))
		.map(({ start, end }) => ({ start: Math.min(start, end), end: Math.max(start, end) }))
		.sort((one, other) => one.start - other.start);
	const joined: LineReference[] = [];
	for (const reference of sorted) {
		const last = joined.at(-1);
		if (last && reference.start <= last.end + 1) last.end = Math.max(last.end, reference.end);
		else joined.push(reference);
	}
	return joined;
}

/** Sentences as people name them: “Sentences 2–3 and 7”; empty where there is none. */
export function referencesInWords(references: readonly LineReference[]): string {
	const parts = references.map(({ start, end }) => (start === end ? String(start) : `${start}–${end}`));
	const isOne = references.length === 1 && references[0]?.start === references[0]?.end;
	const listed = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "");
	return listed && `${isOne ? "Sentence" : "Sentences"} ${listed}`;
}

/** Scripts that put no space between words; there each character counts as one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How many words portals count: what stands between spaces, a dash of its own included. */
export function countWords(text: string): number {
	return text.replace(UNSPACED, " $& ").split(/\s+/).filter(Boolean).length;
}

export type EssayLimit = { label: string; min: number; max: number };

/** Limits of application essays in words (field reference, section 12). */
export const ESSAY_LIMITS: readonly EssayLimit[] = [
	{ label: "Common App personal essay", min: 250, max: 650 },
	{ label: "Common App additional information", min: 0, max: 300 },
	{ label: "Common App challenges and circumstances", min: 0, max: 250 },
	{ label: "UC personal insight question", min: 0, max: 350 },
];

/** A number of words, in words: “1,250 words”. */
export const inWords = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "word" : "words"}`;

/** How a number of words stands to a limit: “fits”, “12 words over”, “40 words short”. */
export function fitOf(words: number, { min, max }: Pick<EssayLimit, "min" | "max">): string {
	if (words > max) return `${inWords(words - max)} over`;
	return words < min ? `${inWords(min - words)} short` : "fits";
}
