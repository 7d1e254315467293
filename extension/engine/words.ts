const PLAIN = /^[\x20-\x7e]*$/;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function withoutAccents(text: string): string {
	if (PLAIN.test(text)) return text;
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.normalize("NFC");
}

/** Gives the text as lower-case words with single spaces: no accents, no punctuation, “U.S.” as “us”, “Bachelor's” as “bachelors”. */
export function wordsOf(text: string): string {
	return withoutAccents(text)
		.toLowerCase()
		.replace(/[’'`´‘]/g, "")
		.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1")
		.replace(/&/g, " and ")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** GUIDs and hashes, whose letters are no words. */
const OPAQUE =
	/(?<![\p{L}\d])(?=[\da-f_-]*\d)(?=[\da-f_-]*[a-f])(?:[\da-f]{4,}[_-])+[\da-f]{4,}(?![\p{L}\d])|(?<![\p{L}\d])(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,}(?![\p{L}\d])/giu;

/** Gives the words of a name or id a programmer chose: `txtFirstName_1` as “txt first name 1”. */
export function wordsOfKey(key: string): string {
	return wordsOf(
		key
			.replace(OPAQUE, " ")
			.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
			.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
			.replace(/(\p{L})(\d)/gu, "$1 $2")
			.replace(/(\d)(\p{L})/gu, "$1 $2"),
	);
}

const ASIDES = [
	/[([]?\b(e\.\s?g\.|for example|such as|i\.\s?e\.)[,:\s][^)]*(\)|$)/gi,
	/\((please )?(do )?not\b[^)]*\)/gi,
	/\b(please )?do not (use|enter|include|list|write)\b.*$/gi,
	/,? row \d+\b/gi,
];

/** Gives the words of a question without its examples, what it warns against, and the row it stands in. */
export const askedIn = (text: string): string => wordsOf(ASIDES.reduce((rest, aside) => rest.replace(aside, " "), text)) || wordsOf(text);

/**
 * Compiles phrases into one expression that finds them as whole words in the output of `wordsOf`.
 * A phrase is lower case and may hold alternatives `(a|b)` and optional pieces `x?`; a space in it also matches no space, so that
 * “first name” finds “firstname”. Phrases in scripts without spaces are found anywhere.
 */
export function phrases(...list: string[]): RegExp {
	const sources = list.map((phrase) => withoutAccents(phrase).replace(/ /g, " ?")).sort((a, b) => b.length - a.length);
	const apart = sources.filter((source) => !CJK.test(source));
	const within = sources.filter((source) => CJK.test(source));
	return new RegExp([...(apart.length > 0 ? [`(?<=^| )(?:${apart.join("|")})(?= |$)`] : []), ...within].join("|"), "g");
}

/** Gives the longest piece of the text the expression finds, or undefined. */
export function longestMatch(expression: RegExp, text: string): string | undefined {
	let longest: string | undefined;
	for (const [piece] of text.matchAll(expression)) if (piece && piece.length > (longest?.length ?? 0)) longest = piece;
	return longest;
}

/** Whether the expression, which may be global, finds anything. */
export const finds = (expression: RegExp, text: string): boolean => text.search(expression) >= 0;
