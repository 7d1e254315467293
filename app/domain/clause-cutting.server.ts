import { CONJUNCTIONS, DANGLING, INTRODUCTIONS, RESULTS } from "../content/fitting-words";
import { portalLength } from "../contract/characters";
import { endsSentence, joined, type Word } from "./told-words.server";

type Clause = { words: Word[]; worth: number; length: number };
/** `cut` are those of its clauses that went, the last one first. */
type Sentence = { clauses: Clause[]; cut: Clause[]; end: string };

const SHORTEST = 3;
const conjunctions = new Set(CONJUNCTIONS);
const introductions = new Set(INTRODUCTIONS);
const dangling = new Set(DANGLING);
const results = new Set(RESULTS);
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}&/]+$/u, "");
/** Why it was done is the first to go. */
const REASONS = new Set(["because", "which"]);
const PAUSE = /[,;:]$/;

/** Numbers and what came of it weigh most; the beginning says what it is about. */
function worthOf(words: Word[], isFirst: boolean): number {
	const facts = words.filter(({ from, to }) => /\d/.test(to || from)).length * 3;
	const outcomes = words.filter(({ from }) => results.has(bare(from))).length * 2;
	const names = words.slice(1).filter(({ from }) => /^\p{Lu}/u.test(from)).length;
	const reason = REASONS.has(bare(words[0]?.from ?? "")) ? 3 : 0;
	return facts + outcomes + names + (isFirst ? 8 : 0) - reason;
}

function clausesOf(words: Word[], isFirst: boolean): Clause[] {
	const runs: Word[][] = [[]];
	for (const word of words) {
		const run = runs.at(-1) as Word[];
		if ((run.length >= SHORTEST && conjunctions.has(bare(word.from))) || word.from === "-") runs.push([word]);
		else run.push(word);
		if (PAUSE.test(word.from)) runs.push([]);
	}
	const [first = [], second = [], ...more] = runs.filter((run) => run.length > 0);
	const pause = first.at(-1)?.from.at(-1);
	const isIntroduction = pause === ":" || (pause === "," && introductions.has(bare(first[0]?.from ?? "")));
	return (isIntroduction ? [[...first, ...second], ...more] : [first, second, ...more])
		.filter((run) => run.length > 0)
		.map((run, index) => ({ words: run, worth: worthOf(run, isFirst && index === 0), length: portalLength(joined(run)) }));
}

function sentencesOf(words: Word[]): Sentence[] {
	const sentences: Sentence[] = [];
	let run: Word[] = [];
	for (const [index, word] of words.entries()) {
		run.push(word);
		if (!endsSentence(word) && index < words.length - 1) continue;
		sentences.push({ clauses: clausesOf(run, sentences.length === 0), cut: [], end: endsSentence(word) ? word.from.slice(-1) : "" });
		run = [];
	}
	return sentences;
}

const closed = (text: string, end: string) => {
	const open = text.replace(/[\s,;:-]+$/, "");
	return open === "" || /[.!?]$/.test(open) ? open : open + end;
};

/**
 * Cuts the last clauses of sentences, those of least worth first, until what the words say fits; brings back whatever still has room;
 * and when one clause is left that is too long, cuts it at a word. Marks the words.
 */
export function cutToFit(words: Word[], max: number): void {
	const sentences = sentencesOf(words);
	let length = sentences.reduce((sum, sentence) => sum + lengthOf(sentence), -1);
	const fits = () => length <= max;
	const change = (sentence: Sentence, work: () => void) => {
		length -= lengthOf(sentence);
		work();
		length += lengthOf(sentence);
	};
	const cut = (sentence: Sentence) => change(sentence, () => sentence.cut.push(sentence.clauses.pop() as Clause));
	let open = sentences;
	while (!fits() && (open.length > 1 || (open[0]?.clauses.length ?? 0) > 1)) {
		const least = open.reduce((found, sentence) => (lastWorth(sentence) <= lastWorth(found) ? sentence : found));
		cut(least);
		if (least.clauses.length === 0) open = open.filter((sentence) => sentence !== least);
	}
	const byWorth = [...sentences].sort((one, other) => (other.cut.at(-1)?.worth ?? 0) - (one.cut.at(-1)?.worth ?? 0));
	for (const sentence of fits() ? byWorth : []) {
		while (sentence.cut.length > 0 && fits()) change(sentence, () => sentence.clauses.push(sentence.cut.pop() as Clause));
		if (!fits()) cut(sentence);
	}
	for (const { clauses, cut: lost, end } of sentences) {
		for (const { words: gone } of lost) for (const word of gone) Object.assign(word, { to: "", fate: "cut" });
		const last = clauses
			.flatMap(({ words: kept }) => kept)
			.filter(({ to }) => to)
			.at(-1);
		if (last && lost.length > 0) last.to = closed(last.to, end) || last.to;
	}
	if (portalLength(joined(words)) > max) cutWords(words, max);
}

/** With a space after each clause; where its last ones are cut, its end comes after those that stand. At most that long. */
const lengthOf = ({ clauses, cut, end }: Sentence) =>
	clauses.reduce((sum, clause) => sum + clause.length + 1, cut.length > 0 && clauses.length > 0 ? end.length : 0);

const lastWorth = ({ clauses }: Sentence) => clauses.at(-1)?.worth ?? 0;

function cutWords(words: Word[], max: number): void {
	const standing: Word[] = [];
	let length = -1;
	for (const word of words) {
		if (!word.to) continue;
		length += portalLength(word.to) + 1;
		if (length > max && standing.length > 0) break;
		standing.push(word);
	}
	while (standing.length > 1 && dangling.has(bare(standing.at(-1)?.to ?? ""))) standing.pop();
	const last = standing.at(-1);
	if (!last) return;
	for (const word of words.slice(words.indexOf(last) + 1)) Object.assign(word, { to: "", fate: "cut" });
	last.to = last.to.replace(/[,;:-]+$/, "") || last.to;
	if (portalLength(last.to) > max) cutWithinWord(words, last, max);
}

/** A letter or emoji of several parts stays whole. */
function cutWithinWord(words: Word[], word: Word, max: number): void {
	let begin = "";
	for (const { segment } of new Intl.Segmenter("en").segment(word.to)) {
		if (portalLength(begin + segment) > max) break;
		begin += segment;
	}
	const rest = word.to.slice(begin.length);
	const at = words.indexOf(word);
	words.splice(at, 1, { from: begin, to: begin, fate: "kept" }, { from: rest, to: "", fate: "cut" });
}
