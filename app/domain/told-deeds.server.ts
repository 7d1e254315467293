import { DEEDS, FEELINGS } from "../content/activity-words";
import { INTRODUCTIONS, RESULTS } from "../content/fitting-words";
import { plainText } from "./told-words.server";

/** Something a student did, without its “I”; `worth` is how much it tells. */
export type Deed = { text: string; worth: number; order: number };

const ABBREVIATED = /\b(?:mr|mrs|ms|dr|st|vs|e\.g|i\.e|etc|approx|jr|sr)\.$/i;
const deeds = new Set(DEEDS);
const feelings = new Set(FEELINGS);
const introductions = new Set([
	...INTRODUCTIONS,
	"then",
	"now",
	"also",
	"and",
	"but",
	"so",
	"eventually",
	"recently",
	"together",
	"currently",
	"today",
]);
const results = new Set(RESULTS);

/** The sentences of a text; a line is one by itself. */
export function sentencesOf(text: string): string[] {
	return text.split("\n").flatMap((line) => {
		const sentences: string[] = [];
		for (const part of plainText(line).split(/(?<=[.!?]["')\]]*)\s+/)) {
			const last = sentences.at(-1);
			if (last && ABBREVIATED.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
			else if (part) sentences.push(part);
		}
		return sentences;
	});
}

export const isDeed = (word: string) => {
	const lower = word.toLowerCase();
	return deeds.has(lower) || deeds.has(lower.replace(/e?s$/, "")) || /[a-z]{3,}ed$/.test(lower);
};

const CLAUSE = /;\s+|,?\s+(?:and|but|so)(?:\s+(?:then|now|also|later))?\s+(?=(?:I|we)\b)|,\s+(?=(?:I|we)\s)|\s+-\s+/i;
const SUBJECT = /^(?<before>(?:[^\s]+\s+){0,8}?)(?:I|we)(?:'(?:ve|m|d|re|ll))?\s+/i;
const HELPER =
	/^(?:have|had|has|am|was|were|are|been|also|usually|often|always|currently|now|then|really|just|will|would|(?:start|started|began|begin|like|love|enjoy|get|got|try|used) to|enjoy|like|love|to)\s+/i;

/** A clause, and whether a verb stands first because its “I” was taken away. */
type Said = { text: string; isDone: boolean };

/** What was done, with who did it taken away; what stood before (“In 2023”) comes after where it tells something. */
function withoutSubject(clause: string): Said {
	const subject = SUBJECT.exec(clause);
	const before = subject?.groups?.before?.trim() ?? "";
	if (!subject || (before && !introductions.has(before.split(" ")[0]?.toLowerCase() ?? ""))) return { text: clause, isDone: false };
	let done = clause.slice(subject[0].length);
	for (let helper = HELPER.exec(done); helper; helper = HELPER.exec(done)) done = done.slice(helper[0].length);
	done = done.replace(/^(?:an?|the)\s+/i, "");
	if (!/\d/.test(before)) return { text: done, isDone: true };
	const when = before.replace(/,$/, "");
	return { text: `${done.replace(/[.!?]+$/, "")} ${when.charAt(0).toLowerCase()}${when.slice(1)}`, isDone: true };
}

const RUN_ON =
	/(?<!\b(?:that|which|where|when|because|if|as|what|how|than|who|since|while|whom|before|after|until|once))\s+(?=(?:I|we)\s+(?:have|had|am|was|were|are|also|did|do|got|would|can)\b)/gi;

/** “I play in a band we have played 15 shows” are two, though nothing parts them. */
function splitRunOn(clause: string): string[] {
	const at = [...clause.matchAll(RUN_ON)].map(({ index }) => index).find((index) => /\b(?:I|we)\b/i.test(clause.slice(0, index)));
	return at === undefined ? [clause] : [clause.slice(0, at), ...splitRunOn(clause.slice(at).trim())];
}

/** “plan warm-ups, run drills and talk with coaches” are three; “record, edit and publish” are one. */
function splitList({ text, isDone }: Said): string[] {
	const words = text.split(" ");
	const parts: string[][] = [[]];
	for (const [index, word] of words.entries()) {
		const part = parts.at(-1) as string[];
		const before = words[index - 1] ?? "";
		const isNext = isDeed(word.replace(/[^\p{L}-]/gu, "")) && !/^\p{Lu}/u.test(word);
		const isJoined = /^(and|&)$/i.test(before);
		if (index > 1 && isNext && (isDone || isDeed(words[0] ?? "")) && (isJoined || before.endsWith(","))) {
			if (isJoined) part.pop();
			parts.push([word]);
		} else part.push(word);
	}
	return parts.some(({ length }) => length < 2) ? [text] : parts.map((part) => part.join(" ").replace(/,$/, ""));
}

const SELF = /\b(?:i|I|I'm|me|myself|we|We|us|ourselves)\b(?!-)/;
const BREAK = /^(?:because|so|that|which|who|when|where|while|and|but|or|as|if|since|what|how|even|although|&)$/i;

/** Ends a deed before it comes to speak of “me” or “us”. */
function withoutSelf(deed: string): string {
	const bare = deed.replace(/\s+(?:all\s+)?(?:by myself|on my own|myself)(?=[.,;!?]*$)/i, "").replace(/\b(?:my|our)\s+(?:own\s+)?/gi, "");
	if (!SELF.test(bare)) return bare;
	const words = bare.split(" ");
	const self = words.findIndex((word) => SELF.test(word));
	const stop = words.findLastIndex((word, index) => index <= self && (BREAK.test(word) || words[index - 1]?.endsWith(",")));
	return stop > 1 ? words.slice(0, stop).join(" ") : "";
}

function worthOf(deed: string, order: number): number {
	const words = deed.toLowerCase().split(/[^\p{L}\p{N}$%]+/u);
	const numbers =
		/\d/.test(deed) || words.some((word) => /^(two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?)$/.test(word));
	const isFeeling = words.some((word) => feelings.has(word)) || /^(?:done|doing|did) (?:it|this|that)\b/i.test(deed);
	return (
		(numbers ? 3 : 0) +
		(words.some((word) => results.has(word)) ? 2 : 0) +
		(isDeed(words[0] ?? "") ? 1 : 0) -
		(isFeeling ? 3 : 0) -
		order / 100
	);
}

/** What a student tells of having done, in the order told, without “I”; what they felt or why, only where there is nothing else. */
export function deedsIn(sentences: readonly string[]): Deed[] {
	const texts = sentences
		.flatMap((sentence) => sentence.split(CLAUSE))
		.flatMap(splitRunOn)
		.flatMap((clause) => splitList(withoutSubject(clause)))
		.map((deed) =>
			withoutSelf(deed)
				.replace(/^(?:and|but|so|also|then)\s+/i, "")
				.replace(/[\s.!?,;:]+$/, "")
				.trim(),
		)
		.filter((deed) => /[\p{L}\p{N}]/u.test(deed));
	const all = texts.map((text, order): Deed => ({ text, order, worth: worthOf(text, order) }));
	const telling = all.filter(({ worth }) => worth > -1);
	return telling.length > 0 ? telling : all;
}
