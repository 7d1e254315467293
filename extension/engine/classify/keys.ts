import type { Evidence } from "../page";
import { wordsOf, wordsOfKey } from "../words";
import { isListed, isOther, isRelative, namedIn } from "./subject";

const PARENT_ZERO = /\b(parents?|guardians?|adults?)( items?| rows?| list| set| entries| attributes)? 0\b/;
const PARENT_NUMBER = /\b((?:parents?|guardians?|adults?)(?: items?| rows?| list| set| entries| attributes)?) (\d)\b/g;

const MOST_IN_ENTRY = 12;
/**
 * Whether what the keys begin with is the name of the entries that they belong to, which are counted, or of one alone, and not that of a
 * whole form, “award_street”, which asks more than one entry holds, or of other people.
 */
function areEntries(start: string, keys: readonly string[], fields: readonly { evidence: Evidence }[]): boolean {
	if (keys.filter((key) => /^ \d/.test(key.slice(start.length))).length > keys.length / 2) return true;
	const isOfOthers = ({ evidence: { label, contexts } }: { evidence: Evidence }) =>
		[label, ...contexts.map(({ text }) => text)].some((text) => isOther(namedIn(wordsOf(text))?.named));
	return keys.length <= MOST_IN_ENTRY && !fields.some(isOfOthers);
}

const FEWEST_COPIES = 3;
/** Keys that stand on boxes of so many different questions that they were copied along with the markup. */
function keysCopied(fields: readonly { evidence: Evidence }[]): ReadonlySet<string> {
	const questions = new Map<string, Set<string>>();
	for (const { evidence } of fields)
		if (!evidence.key.includes("[]"))
			questions.set(evidence.key, (questions.get(evidence.key) ?? new Set()).add(withoutNumbers(evidence.label || evidence.near)));
	return new Set([...questions].filter(([, asked]) => asked.size >= FEWEST_COPIES).map(([key]) => key));
}

const withoutNumbers = (text: string) => wordsOf(text).replace(/\d+/g, "").trim();

/** The words of a question's keys, without what the keys of most questions of the page begin with. */
export function keyWords(fields: readonly { evidence: Evidence }[]): string[] {
	const copied = keysCopied(fields);
	const words = fields.map(({ evidence }) => (copied.has(evidence.key) ? "" : wordsOfKey(evidence.key)));
	const starts = new Map<string, number>();
	for (const key of words) {
		const parts = key.split(" ");
		for (let length = 1; length <= Math.min(3, parts.length); length++) {
			const start = parts.slice(0, length).join(" ");
			starts.set(start, (starts.get(start) ?? 0) + 1);
		}
	}
	const shared = [...starts]
		.filter(([, count]) => count >= 4 && count >= fields.length * 0.7)
		.map(([start]) => start)
		.filter((start) => !isRelative(namedIn(start)?.named) && !(isListed(namedIn(start)?.named ?? "") && areEntries(start, words, fields)))
		.sort((a, b) => b.length - a.length);
	const countsFromZero = words.some((key) => PARENT_ZERO.test(key));
	return words.map((each) => {
		const key = countsFromZero ? each.replace(PARENT_NUMBER, (_, word, number) => `${word} ${Number(number) + 1}`) : each;
		const start = shared.find((prefix) => key.startsWith(`${prefix} `) || key === prefix);
		return start ? key.replaceAll(start, " ").replace(/ +/g, " ").trim() : key;
	});
}
