import { askedIn } from "../words";
import { MONTHS } from "./dates";

const AT_LEAST =
	/\b(?:at least|turned) (\d{1,2})\b|\b(\d{1,2})(?: years(?: old| of age)?)?(?: old)? or (?:older|over)\b|\b(?:are|be) (?:at least )?(\d{1,2}) years (?:old|of age)\b/;
/** Asks more than that, or the contrary. */
const NOT_MORE = /\b(under|younger|less|fewer|not|no|between|most|but)\b/;
const NAMED = MONTHS.map((month) => month.toLowerCase().slice(0, 3));
const ON_DAY = new RegExp(
	`\\b(${NAMED.join("|")})[a-z]* (\\d{1,2})(?:st|nd|rd|th)? (?:[a-z]+ ){0,6}((?:19|20)\\d\\d)\\b|\\b(\\d{1,2}) (\\d{1,2}) (20\\d\\d)\\b`,
);

/** Asks for the age and nothing else, as “Date of birth (age on 7/1/2027: 14 to 18)” does not. */
const AGE_ON = /^((your|the|student|applicant)( s)? )*age (of (the |your )?(student|applicant|child) )?(in years )?(on|as of|by) /;
/** Asks on which side of a day somebody was born: “Were you born before January 1, 2004?” */
const BORN = /^(?:\d{1,2} )?(?:(?:were|was) )?(?:you|the (?:student|applicant)) born (on or )?(before|after)( or on)?\b/;

/** The day that words name, as year, month and day. */
function dayIn(words: string): [number, number, number] | undefined {
	const [, name, named, ofYear, month = "", numbered = "", year = ""] = ON_DAY.exec(words) ?? [];
	const [y = 0, m = 0, d = 0] = (name ? [ofYear!, NAMED.indexOf(name) + 1, named!] : [year, month, numbered]).map(Number);
	return y === 0 || m > 12 ? undefined : [y, m, d];
}

/** How old, in whole years, somebody born on a day, YYYY-MM-DD, is on the day that the words name; undefined where they name none. */
function ageOnDay(born: string, words: string): number | undefined {
	const [y, m, d] = dayIn(words) ?? [];
	const [bornY = 0, bornM = 0, bornD = 0] = born.split("-").map(Number);
	return y === undefined ? undefined : y - bornY - (m! < bornM || (m === bornM && d! < bornD) ? 1 : 0);
}

/** The age that a question asks of somebody born on a day, YYYY-MM-DD, such as “Age on July 6, 2027”; undefined where it asks no such thing. */
export function ageAsked(born: string, question: string): number | undefined {
	const words = askedIn(question);
	return AGE_ON.test(words) ? ageOnDay(born, words) : undefined;
}

/**
 * Answers by yes or no what is asked of the age or the day of birth, YYYY-MM-DD: “Will you be at least 16 years old on June 21, 2027?”, “Were you born
 * before January 1, 2004?”. Gives undefined where the question names no age, a highest one, or no day (month, day and year, as in the United States).
 */
export function isOfAge(born: string, question: string): boolean | undefined {
	const words = askedIn(question);
	const [, on, side, orOn] = BORN.exec(words) ?? [];
	const day = side && dayIn(words);
	if (day) {
		const date = day.map((part) => String(part).padStart(2, "0")).join("-");
		return born === date ? Boolean(on || orOn) : born < date === (side === "before");
	}
	const least = AT_LEAST.exec(words)?.slice(1).find(Boolean);
	const age = least && !NOT_MORE.test(words) ? ageOnDay(born, words) : undefined;
	return age === undefined ? undefined : age >= Number(least);
}
