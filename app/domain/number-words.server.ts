import { MULTIPLIERS, NUMBER_WORDS } from "../content/fitting-words";

const isTens = (value: number) => value >= 20 && value % 10 === 0;

function smallNumber(word: string): number | undefined {
	const known = NUMBER_WORDS.get(word);
	if (known !== undefined) return known;
	const [tens = "", unit = "", more] = word.split("-");
	const [high, low] = [NUMBER_WORDS.get(tens), NUMBER_WORDS.get(unit)];
	return more === undefined && high && low && isTens(high) && low < 10 ? high + low : undefined;
}

const isPartOfNumber = (word: string | undefined) => word !== undefined && (smallNumber(word) !== undefined || MULTIPLIERS.has(word));

/**
 * The number that is written out at the beginning of these words, in small letters, and how many words it takes:
 * “twenty five”, “two hundred”. Undefined where there is none, or one made of more parts than that; `length` then says how many
 * words belong together all the same.
 */
export function numberAt(words: readonly string[]): { value: number | undefined; length: number } | undefined {
	const [first = "", second = ""] = words;
	let value = smallNumber(first);
	if (value === undefined) return undefined;
	let length = 1;
	const unit = NUMBER_WORDS.get(second);
	if (isTens(value) && unit && unit < 10) {
		value += unit;
		length = 2;
	}
	const multiplier = MULTIPLIERS.get(words[length] ?? "");
	if (multiplier) {
		value *= multiplier;
		length += 1;
	}
	if (!isPartOfNumber(words[length]) && !(words[length] === "and" && isPartOfNumber(words[length + 1]) && multiplier))
		return { value, length };
	while (isPartOfNumber(words[length]) || (words[length] === "and" && isPartOfNumber(words[length + 1]))) length += 1;
	return { value: undefined, length };
}
