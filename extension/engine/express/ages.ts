import { wordsOf } from "../words";
import { MONTHS } from "./dates";

const AT_LEAST =
	/\b(?:at least|turned) (\d{1,2})\b|\b(\d{1,2})(?: years(?: old| of age)?)?(?: old)? or (?:older|over)\b|\b(?:are|be) (?:at least )?(\d{1,2}) years (?:old|of age)\b/;
/** Asks more than that, or the contrary. */
const NOT_MORE = /\b(under|younger|less|fewer|not|no|between|most|but)\b/;
const NAMED = MONTHS.map((month) => month.toLowerCase().slice(0, 3));
const ON_DAY = new RegExp(`\\b(${NAMED.join("|")})[a-z]* (\\d{1,2})(?:st|nd|rd|th)? (20\\d\\d)\\b|\\b(\\d{1,2}) (\\d{1,2}) (20\\d\\d)\\b`);

/**
 * Says whether somebody born on a day, YYYY-MM-DD, is old enough for a question such as “Will you be at least 16 years old on June 21, 2027?”.
 * Gives undefined where the question names no age, a highest one, or no day (month, day and year, as in the United States).
 */
export function isOldEnough(born: string, question: string): boolean | undefined {
	const words = wordsOf(question);
	const age = AT_LEAST.exec(words)?.slice(1).find(Boolean);
	const day = ON_DAY.exec(words);
	if (!age || !day || NOT_MORE.test(words)) return undefined;
	const [, name, named, ofYear, month = "", numbered = "", year = ""] = day;
	const on = name ? [ofYear!, NAMED.indexOf(name) + 1, named!] : [year, month, numbered];
	const [y = 0, m = 0, d = 0] = on.map(Number);
	if (m > 12) return undefined;
	const [bornY = 0, bornM = 0, bornD = 0] = born.split("-").map(Number);
	const years = y - bornY - (m < bornM || (m === bornM && d < bornD) ? 1 : 0);
	return years >= Number(age);
}
