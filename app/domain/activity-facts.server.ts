import { DEEDS, GROUPS, ORDINARY, ROLES } from "../content/activity-words";
import { ABBREVIATIONS } from "../content/fitting-words";
import type { ActivityVersion } from "../contract/activities";
import { numberAt } from "./number-words.server";
import { plainText } from "./told-words.server";

const ordinary = new Set([
	"co",
	...ORDINARY,
	...DEEDS,
	...GROUPS,
	...ROLES,
	...ABBREVIATIONS.flatMap(([long, short]) => [...long.split(" "), ...short.toLowerCase().split(/[ /.]/)]),
]);
const STEM = 5;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu) ?? [];

/** The numbers a text names, in digits or words; those with a unit sign bear it. */
function numbersIn(text: string): Set<string> {
	const plain = plainText(text)
		.toLowerCase()
		.replace(/(?<=\d),(?=\d{3})/g, "");
	const numbers = new Set<string>();
	for (const [, dollar, digits = "", after] of plain.matchAll(/(\$)?\s?(\d+(?:\.\d+)?)(\s?%|\s+percent\b|\s+dollars\b)?/g)) {
		const value = String(Number(digits));
		numbers.add(value);
		if (dollar || after?.trim() === "dollars") numbers.add(`$${value}`);
		else if (after) numbers.add(`${value}%`);
	}
	const spoken = wordsIn(plain);
	for (let index = 0; index < spoken.length; index++) {
		const number = numberAt(spoken.slice(index, index + 8));
		if (number?.value === undefined) continue;
		const unit = spoken[index + number.length];
		numbers.add(String(number.value));
		if (unit === "percent") numbers.add(`${number.value}%`);
		if (unit === "dollars") numbers.add(`$${number.value}`);
	}
	return numbers;
}

const stem = (word: string) => word.toLowerCase().replace(/'s$/, "").slice(0, STEM);
const isVerb = (word: string) => /(ed|ing)$/.test(word);

/** Words with a capital that stand in neither the source nor the list of ordinary ones; “Founder” at a beginning is no name. */
function isInvented(word: string, known: ReadonlySet<string>): boolean {
	if (!/\p{Lu}/u.test(word)) return false;
	const parts = word.split(/[-&]/).filter((part) => part.length > 1);
	return parts.some((part) => {
		const lower = part.toLowerCase().replace(/'s$/, "");
		const isOrdinary = (form: string) => ordinary.has(form) || ordinary.has(form.replace(/s$/, ""));
		return /\p{Lu}/u.test(part) && !known.has(stem(part)) && !isOrdinary(lower) && !(isVerb(lower) && part.slice(1) === lower.slice(1));
	});
}

/**
 * The numbers and names of a version that the student's text does not hold. A number in words is the same as in digits; a name is a
 * word with a capital whose beginning stands nowhere in the text. Strict rather than lenient: an ordinary word may be taken for a name.
 */
export function inventedFacts({ activityName, position = "", description }: ActivityVersion, source: string): string[] {
	const told = numbersIn(source);
	const known = new Set(wordsIn(plainText(source)).flatMap((word) => [word, ...word.split(/[-&]/)].map(stem)));
	const parts = [activityName, position, description];
	return [
		...parts.flatMap((part) => [...numbersIn(part)].filter((number) => !told.has(number))),
		...parts.flatMap((part) => wordsIn(plainText(part)).filter((word) => isInvented(word, known))),
	];
}
