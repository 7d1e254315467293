import { checkedReferences, countWords, type LineReference, type Sentence, sentences } from "../contract/essay-text";
import { checkGrammar, type Slip } from "../integrations/grammar.server";

/** What a reader says of an essay: markdown, and the sentences it is about. */
export type Remarks = { feedback: string; lineReferences: LineReference[] };

const SHOWN_MAX = 25;
const QUOTE_MAX = 60;
/** Matters of taste or of another English, and what portals change by themselves. */
const UNTOLD = ["Dashes", "LongSentences", "NoFrenchSpaces", "Spaces", "EllipsisLength", "UseTitleCase"];
/** The rule by which a word is not in the dictionary. */
const SPELLING = "SpellCheck";
/** Of a text in another language most words are unknown. */
const FOREIGN_SHARE = 0.3;

const NOTE = "This check follows the rules of the Harper grammar library. It does not know what you mean, so not every remark is right.";
const NONE = "No slips of grammar, spelling or punctuation were found. Read it aloud once all the same: rules do not hear everything.";
const NOT_ENGLISH = "Most words of this essay are not in the English dictionary, and the check knows English only. Nothing was marked.";

/**
 * Looks for slips of grammar, spelling and punctuation, by rules. Names and words of other languages are no slips: a word that
 * begins with a capital letter is left alone, and one without a likely spelling is only listed. Throws GrammarFailure.
 */
export async function grammarFeedback(essay: string): Promise<Remarks> {
	const slips = (await checkGrammar(essay)).sort((one, other) => one.start - other.start);
	const told = slips.filter(({ rule }) => !UNTOLD.includes(rule));
	const unknown = told.filter((slip) => slip.rule === SPELLING && isOrdinary(wordOf(essay, slip)));
	if (unknown.length > countWords(essay) * FOREIGN_SHARE) return { feedback: NOT_ENGLISH, lineReferences: [] };
	const rare = unknown.filter((slip) => !isLikelySlip(essay, slip));
	const findings = told.filter((slip) => slip.rule !== SPELLING || (isOrdinary(wordOf(essay, slip)) && isLikelySlip(essay, slip)));
	const split = sentences(essay);
	const shown = findings.slice(0, SHOWN_MAX).map((slip) => ({ slip, number: numberAt(split, slip.start) }));
	const rest = findings.length - shown.length;
	const feedback = [
		findings.length === 0 ? NONE : findings.length === 1 ? "One place to look at:" : `${findings.length} places to look at:`,
		shown.map(({ slip, number }) => `- Sentence ${number}, “${quoted(placeOf(essay, slip))}”: ${remark(slip)}`).join("\n"),
		rest > 0 ? `And ${rest} more, once these are done.` : "",
		rare.length > 0 ? `Not in the dictionary, and right if you mean them: ${listed(essay, rare)}.` : "",
		NOTE,
	];
	return {
		feedback: feedback.filter(Boolean).join("\n\n"),
		lineReferences: checkedReferences(
			shown.map(({ number }) => ({ start: number, end: number })),
			split.length,
		),
	};
}

const wordOf = (essay: string, { start, end }: Slip) => essay.slice(start, end);

/** A slip of spaces is told by the words around it. */
function placeOf(essay: string, slip: Slip): string {
	const word = wordOf(essay, slip);
	if (word.trim() !== "") return word;
	const [before = ""] = /\S*$/.exec(essay.slice(Math.max(0, slip.start - QUOTE_MAX / 3), slip.start)) ?? [];
	const [after = ""] = /^\S*/.exec(essay.slice(slip.end, slip.end + QUOTE_MAX / 3)) ?? [];
	return `${before} ${after}`;
}
const isOrdinary = (word: string) => !/^\p{Lu}/u.test(word);

/** Whether an unknown word is one letter away from a known one. */
function isLikelySlip(essay: string, slip: Slip): boolean {
	const word = wordOf(essay, slip);
	return slip.replacements.some((known) => known.toLowerCase() === word.toLowerCase() || (word.length > 3 && isOneAway(word, known)));
}

/** One letter more, less or other, or two neighbors swapped. */
function isOneAway(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (long.length - short.length > 1) return false;
	let same = 0;
	while (same < short.length && short[same] === long[same]) same += 1;
	const restOf = (text: string, from: number) => text.slice(same + from);
	if (short.length < long.length) return restOf(short, 0) === restOf(long, 1);
	const isSwapped = short[same] === long[same + 1] && short[same + 1] === long[same];
	return restOf(short, 1) === restOf(long, 1) || (isSwapped && restOf(short, 2) === restOf(long, 2));
}

function numberAt(split: Sentence[], offset: number): number {
	let end = 0;
	for (const { number, text } of split) {
		end += text.length;
		if (offset < end) return number;
	}
	return split.length;
}

function remark({ message, replacements, rule }: Slip): string {
	const [first] = replacements;
	const said = rule === SPELLING ? "Not in the dictionary." : message.trim();
	return first?.trim() ? `${said} Perhaps “${quoted(first)}”?` : said;
}

function listed(essay: string, slips: Slip[]): string {
	const words = [...new Set(slips.map((slip) => wordOf(essay, slip)))];
	const more = words.length - SHOWN_MAX;
	return words.slice(0, SHOWN_MAX).map(quoted).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** The student's own words inside markdown: they are no markup. */
function quoted(text: string): string {
	const plain = text.replace(/\s+/g, " ");
	const short = plain.length > QUOTE_MAX ? `${plain.slice(0, QUOTE_MAX).toWellFormed()}…` : plain;
	return short.replace(/[\\`*_{}[\]<>#|~!&]/g, "\\$&");
}
