import { areVerdicts, type PageField } from "../page";
import { wordsOf, wordsOfKey } from "../words";
import type { Reading } from "./attribute";

/** Its yes would be the no of what is known: “I have not taken the SAT”, “Are you a non-citizen?”; not what goes on for others, “If you are not, …” */
const NEGATED =
	/\b(?<!\bif )(i|you) (\w+ )?(not|never)\b|\b(have|are|were|do|did|will|is|was) (you|i|your|my) (\w+ )?(not|never)\b|\bnon ?(us )?(citizen|resident)\b/;
/** Asks whether a score is as high as that, or how often a test was taken. */
const ASKS_MORE_THAN_TAKEN =
	/\b(sat|act)\b.*\b(more than once|twice|again|above|over|at least(?! once)|or (higher|above|better|more)|minimum|exceeds?)\b|\b(at least|above|over) \d+ (on|in) (the|your) (sat|act)\b/;
const OF_ANY_COLLEGE = /^(?!.*\b(this|our) (university|college|institution|school)\b)/;
/** What a yes must be said to, so that it is the answer that the profile holds. */
const YES_TO: Readonly<Record<string, RegExp>> = {
	citizenshipStatus: /citizen|national|resident|ciudadan|green card/,
	hasActivities: /activit|extra ?curricular|clubs|organi[sz]ations|involved/,
	hasExams: /^(?!.*\b(ib|international baccalaureate)\b)|\b(ap|advanced placement)\b/,
	hasSiblings: /^(?!.*\bhave (any )?(brothers|sisters)$|.*\b(more than|older|younger|oldest|youngest|eldest|twins?|only child)\b)/,
	hispanic: /hispan|latin|chican|spanish/,
	parentsCollege: OF_ANY_COLLEGE,
	parentsEducation: OF_ANY_COLLEGE,
	firstGeneration: OF_ANY_COLLEGE,
};

/** Whether a question that yes and no answer asks for another yes than that of the reading. */
export const isOtherVerdict = ({ attribute }: Reading, { options, evidence }: PageField, question: string): boolean =>
	options.length > 0 &&
	areVerdicts(options) &&
	(NEGATED.test(question) ||
		ASKS_MORE_THAN_TAKEN.test(question) ||
		YES_TO[attribute]?.test(`${question} ${wordsOf(evidence.group)} ${wordsOfKey(evidence.key)}`) === false);
