import { askedIn, wordsOf } from "../words";
import { MONTHS } from "./dates";

type Day = readonly [year: number, month: number, day: number];

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
/** Asks for the age that somebody has now. */
const AGE =
	/^(\d{1,2} )?((your|the|my|current|student|applicant|child|camper|participant)( s)? )*age( (now|today|in (whole |completed )?years))?( of (the |your )?(student|applicant|child|camper|participant))?$/;
/** Asks what somebody is now. */
const NOW = /^(\d{1,2} )?(are|is) (you|the (student|applicant|child|camper))\b/;
/** Asks what somebody will be. */
const AHEAD = /^(\d{1,2} )?will you be\b\D*$/;
/** Offers an age up to which somebody may be: “Under 18”. */
const UNDER = /\b(?:under|younger than|less than|below) (?:the age of )?(\d{1,2})\b/;
/** Asks on which side of a day somebody was born: “Were you born before January 1, 2004?” */
const BORN = /^(?:\d{1,2} )?(?:(?:were|was) )?(?:you|the (?:student|applicant)) born (on or )?(before|after)( or on)?\b/;

/** The day that words name, as year, month and day. */
function dayIn(words: string): Day | undefined {
	const [, name, named, ofYear, month = "", numbered = "", year = ""] = ON_DAY.exec(words) ?? [];
	const [y = 0, m = 0, d = 0] = (name ? [ofYear!, NAMED.indexOf(name) + 1, named!] : [year, month, numbered]).map(Number);
	return y === 0 || m > 12 ? undefined : [y, m, d];
}

const dayOf = (date: Date): Day => [date.getFullYear(), date.getMonth() + 1, date.getDate()];

/** How old, in whole years, somebody born on a day, YYYY-MM-DD, is on that day; undefined where there is none. */
function ageOn(born: string, day: Day | undefined): number | undefined {
	const [bornY = 0, bornM = 0, bornD = 0] = born.split("-").map(Number);
	if (!day) return undefined;
	const [y, m, d] = day;
	return y - bornY - (m < bornM || (m === bornM && d < bornD) ? 1 : 0);
}

/** What a question asks without what it says in brackets. */
const bare = (question: string) => askedIn(question.replace(/\([^()]*\)/g, " "));

/** Whether a question asks for the age that somebody has now. */
export const asksAge = (question: string) => AGE.test(bare(question));

/**
 * The age that a question asks of somebody born on a day, YYYY-MM-DD, such as “Age on July 6, 2027”, or “Age” on the day `today`; undefined where it asks
 * no such thing.
 */
export function ageAsked(born: string, question: string, today = new Date()): number | undefined {
	const words = askedIn(question);
	if (AGE_ON.test(words)) return ageOn(born, dayIn(words));
	return asksAge(question) ? ageOn(born, dayOf(today)) : undefined;
}

/**
 * Answers by yes or no what is asked of the age or the day of birth, YYYY-MM-DD: “Will you be at least 16 years old on June 21, 2027?”, “Were you born
 * before January 1, 2004?”, “Are you 18 or older?” on the day `today`. Gives undefined where the question names no age, a highest one, or no day (month, day
 * and year, as in the United States) and asks for none that is now.
 */
export function isOfAge(born: string, question: string, today = new Date()): boolean | undefined {
	const words = askedIn(question);
	const [, on, side, orOn] = BORN.exec(words) ?? [];
	const day = side && dayIn(words);
	if (day) {
		const date = day.map((part) => String(part).padStart(2, "0")).join("-");
		return born === date ? Boolean(on || orOn) : born < date === (side === "before");
	}
	const least = AT_LEAST.exec(words)?.slice(1).find(Boolean);
	if (!least || NOT_MORE.test(words)) return undefined;
	const asked = dayIn(words) ?? (NOW.test(words) ? dayOf(today) : undefined);
	const isOld = ageOn(born, asked ?? dayOf(today))! >= Number(least);
	// Who is old enough now will be on a day to come that nothing but its month is said of.
	return asked || (isOld && AHEAD.test(words.replace(least, ""))) ? isOld : undefined;
}

/** Whether an option, “18 or older” or “Under 18”, holds of somebody who is of the age that its question asks for, `isOld`, or is not. */
export function saysAge(option: string, isOld: boolean): boolean {
	const words = wordsOf(option);
	return isOld ? AT_LEAST.test(words) && !UNDER.test(words) : UNDER.test(words);
}
