import type { Option } from "../page";

const LETTERS = /^\p{Lu}{1,2}$/u;
/** What a letter stands for: “S (Speak)”, “R = Read”. */
const ENTRY = /(?<!\p{L})(\p{Lu}{1,2})\s?(?:\(([^()]+)\)|[=:–]\s?([^,;=:()–]+?)(?=[,;]|\s\p{Lu}{1,2}\s?[=:–]|\s*$))/gu;

/** Gives options that are but letters the words that the page says the letters stand for, where it says so of each. */
export function spellOut(options: readonly Option[], texts: readonly string[]) {
	if (options.length < 2 || !options.every(({ label }) => LETTERS.test(label))) return;
	for (const text of texts) {
		const legend = new Map([...text.matchAll(ENTRY)].map(([, letter, inBrackets, after]) => [letter, (inBrackets ?? after!).trim()]));
		if (!options.every(({ label }) => legend.has(label))) continue;
		for (const option of options) option.label = legend.get(option.label)!;
		return;
	}
}
