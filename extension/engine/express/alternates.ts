import { COUNTRIES, OTHER_PLACES } from "../../../app/contract/countries";
import { US_STATES, US_TERRITORIES } from "../../../app/contract/states";
import { remembering } from "../remembering";
import type { Value } from "../types";
import { wordsOf } from "../words";
import { areaOf } from "./course-areas";
import { AREA, MEANING, PERCENTILE, WHOLE } from "./match";
import { gradeYearOf } from "./senses/grade-year";
import { hasSense } from "./senses/senses";
import { ACTIVITY_WORDS, COUNTRY_ALIASES, GRADES, NO, SYNONYMS, YES } from "./vocabulary/synonyms";
import { MAJOR_AREAS, WHOLE_OPTIONS } from "./vocabulary/whole-options";

const PLACES = [...COUNTRIES, ...OTHER_PLACES];
const STATES = [...US_STATES, ...US_TERRITORIES];
const STATE_ATTRIBUTES = new Set(["state"]);
const COUNTRY_ATTRIBUTES = new Set(["country", "birthCountry", "citizenshipCountry"]);
/** What lists of races and of peoples ask. */
export const ORIGIN_ATTRIBUTES: ReadonlySet<string> = new Set(["race", "ethnicity"]);
export const GRADE_ATTRIBUTES: ReadonlySet<string> = new Set(["gradeYear", "gradeLevels"]);

const SCHOOL_ATTRIBUTES = new Set(["name", "intended", "collegesAppliedTo"]);

/** Whether the answers are names of places or schools, of which two that look alike are not the same. */
export const areNames = (attribute: string) =>
	STATE_ATTRIBUTES.has(attribute) || COUNTRY_ATTRIBUTES.has(attribute) || SCHOOL_ATTRIBUTES.has(attribute);

export const stateCode = (name: string) => STATES.find(([, full]) => full.toLowerCase() === name.toLowerCase())?.[0];
export const countryCode = (name: string) => PLACES.find(([, full]) => full.toLowerCase() === name.toLowerCase())?.[0];

/**
 * The ways a page may print an answer, best first, in the form `wordsOf` gives; a mark before one says how it is met (`matchOption`).
 * Takes the attribute, one answer, the question's words (for “Is this parent deceased?”) and the page's language.
 */
export function alternatesOf(attribute: string, value: Value, question: string, lang: string): string[] {
	const printed = typeof value === "boolean" ? (value ? "yes" : "no") : wordsOf(String(value));
	if (attribute === "subjectArea") return [wordsOf(areaOf(printed) ?? ""), AREA + printed];
	const ways = [printed, ...further(attribute, String(value), printed, question, lang)];
	if (SAID_WHOLE.has(attribute)) return ways.map((way) => WHOLE + way);
	return [...new Set([...ways, ...wholeOptions(attribute, printed), ...byMeaning(attribute, printed)])].filter(Boolean);
}

/** Answers that another word beside them makes other ones: a foster parent is no “Parent”. */
const SAID_WHOLE: ReadonlySet<string> = new Set(["parentRole"]);

/** What tells the option where its words are other ones (`matchOption`). */
function byMeaning(attribute: string, printed: string): string[] {
	if (hasSense(attribute)) return [`${MEANING}${attribute}:${printed}`];
	return attribute === "classRankPercentile" ? [PERCENTILE + printed] : [];
}

function wholeOptions(attribute: string, printed: string): string[] {
	const isVerdict = printed === "yes" || printed === "no";
	const groups = WHOLE_OPTIONS[attribute] ?? (isVerdict ? WHOLE_OPTIONS.yesNo : undefined);
	const value = SYNONYMS[attribute]?.find((group) => group.includes(printed))?.[0] ?? printed;
	return (groups?.[printed] ?? groups?.[value])?.split("|").map((wording) => WHOLE + wording) ?? [];
}

function further(attribute: string, value: string, printed: string, question: string, lang: string): readonly string[] {
	if (STATE_ATTRIBUTES.has(attribute)) return stateNames(value);
	if (COUNTRY_ATTRIBUTES.has(attribute)) return countryNames(value, lang);
	if (GRADE_ATTRIBUTES.has(attribute)) return [...(GRADES[value] ?? []), ...verdictOnGrade(printed, question)];
	const alike = (SYNONYMS[attribute] ?? [])
		.filter((group) => group[0] === printed || group.includes(printed))
		.sort((a, b) => Number(b[0] === printed) - Number(a[0] === printed));
	const same = alike[0] ?? [];
	if (printed === "yes") return [...YES, ...same];
	if (printed === "no") return [...NO, ...same];
	const verdict = asYesNo(attribute, printed, question);
	if (verdict !== undefined) return [...same, ...(verdict ? YES : NO)];
	if (/year$/i.test(attribute) && /^\d{4}$/.test(printed)) return yearNames(attribute, Number(printed));
	if (attribute === "enrollmentTerm") return [...same, ...termNames(printed)];
	if (attribute === "type") return [...same, ...(ACTIVITY_WORDS[printed]?.split("|") ?? [])];
	if (attribute === "subject") return subjectNames(printed);
	if (attribute === "intendedMajor") return [...same, ...areasOf(printed)];
	if (attribute === "attempts") return TIMES[Number(printed)]?.split("|") ?? [];
	if (attribute === "language") return [...same, ...languageNames(printed, lang)];
	if (attribute === "suffix") return [printed.replace(/^jr$/, "junior"), printed.replace(/^sr$/, "senior"), printed.replace(/^ii$/, "2nd")];
	return same;
}

/** “Are you a high school senior?” takes yes or no. */
const verdictOnGrade = (printed: string, question: string): readonly string[] =>
	IS_IN_GRADE.test(question) ? (gradeYearOf(question)?.includes(printed) ? YES : NO) : [];
const IS_IN_GRADE = /\b(are you|i am) (\w+ ){0,5}(freshm[ae]n|sophomore|junior|senior|(9|10|11|12)th)\b/;

function areasOf(major: string): string[] {
	const [area] = /\b(engineering|education|nursing)$/.exec(major) ?? [];
	return area ? MAJOR_AREAS[area]!.split("|").map((wording) => WHOLE + wording) : [];
}

/** How often a test was taken. */
const TIMES = [
	"never|none|not yet|zero|0 times",
	"once|one|1 time|one time|1x",
	"twice|two|2 times|two times|2x",
	"three|3 times|three times|3x|thrice",
];

/** The months in which a term begins. */
const TERM_BEGINS: Readonly<Record<string, readonly string[]>> = {
	fall: ["autumn", "august", "september"],
	spring: ["january"],
	winter: ["january"],
};

/** A term in other words: “Fall 2027” as “Autumn 2027”, “August 2027” or “2027–28”. */
function termNames(printed: string): string[] {
	const [season = "", year = ""] = printed.split(" ");
	const months = (TERM_BEGINS[season] ?? []).map((name) => `${name} ${year}`);
	return season === "fall" ? [...months, ...academicYears(Number(year))] : months;
}

/** The academic year that begins in a year. */
const academicYears = (year: number) => [`${year} ${year + 1}`, `${year} ${(year + 1) % 100}`];

/** A year as terms and classes print it; that of entering college also as the academic year which begins in it. */
function yearNames(attribute: string, year: number): string[] {
	const academic = attribute === "enrollmentYear" ? academicYears(year) : [];
	return [`fall ${year}`, `${year} fall`, `class of ${year}`, `${WHOLE}${year % 100}`, `${WHOLE}class of ${year % 100}`, ...academic];
}

/** An exam's subject without the program's name, in full and as forms shorten it: “US History”, “English Literature”. */
export function subjectNames(printed: string): string[] {
	const bare = printed.replace(/^(ap|ib) /, "");
	const short = bare.replace("united states", "us");
	return [
		bare,
		short,
		short.replace(/^us (.*)$/, "$1 us"),
		bare.replace(/ (and (composition|culture|politics)|algebra based|modern)$/, ""),
	];
}

/** What the answer says to a question that takes yes or no, or undefined where it says nothing. */
function asYesNo(attribute: string, printed: string, question: string): boolean | undefined {
	switch (attribute) {
		case "citizenshipStatus":
			return /permanent resident/.test(question) && !/citizen/.test(question)
				? printed === "us permanent resident"
				: printed === "us citizen" || (/permanent resident/.test(question) && printed === "us permanent resident");
		case "livingStatus":
			return /deceased/.test(question) && !/living|alive/.test(question) ? printed === "deceased" : printed === "living";
		case "armedForcesStatus":
			return asService(printed, question);
		case "graduationStatus":
			return /have you graduated|are you a high school graduate/.test(question) ? printed === "graduated" : undefined;
		case "language":
			return /\b(is|was) english /.test(question) ? printed === "english" : undefined;
		case "gpaWeighting": {
			const [said, ...others] = question.match(/\b(un)?weighted\b/g) ?? [];
			return said && others.length === 0 ? said === printed : undefined;
		}
		case "gpaReached": {
			const averages = question.replace(/\b4( 0)?( point)? scale\b/, "").match(/\b[1-4]( \d{1,2})?\b/g) ?? [];
			// A weighted one may reach what the unweighted does not.
			return averages.length === 1 && Number(printed.replace(" ", ".")) >= Number(averages[0].replace(" ", ".")) ? true : undefined;
		}
		case "educationLevel":
			return /\b(bachelor|four year|4 year)/.test(question) && !/\battend/.test(question)
				? /^(bachelor|master|doctora|professional)/.test(printed)
				: undefined;
		case "parentsCollege":
			if (!/attend/.test(question)) return printed.endsWith("parents completed college");
			return /graduat|complet|degree/.test(question) ? undefined : !printed.startsWith("neither");
		case "livesIn": {
			const [, place] =
				/\b(?:live in|reside in|resident of) (?:the state of )?(.+?)(?: state)?(?: for tuition purposes| now| currently)?$/.exec(
					question,
				) ??
				/^are you an? (.+?) resident\b/.exec(question.trim()) ??
				[];
			return STATES.some(([, name]) => wordsOf(name) === place) ? place === printed : undefined;
		}
		case "race":
			return /hispanic|latin/.test(question) ? (printed === "latino" ? true : undefined) : undefined;
		default:
			return undefined;
	}
}

/** What the standing to the armed forces says to a question that names some of them. */
function asService(printed: string, question: string): boolean | undefined {
	const kinds = [
		...(/\b(active|current\w*|serving|reserve|guard|member)\b/.test(question) ? ["currently serving"] : []),
		...(/\b(veteran|served|former)\b/.test(question) ? ["previously served"] : []),
		...(/\b(dependents?|spouse|child|family)\b/.test(question) ? ["current dependent"] : []),
	];
	return kinds.length > 0 ? kinds.includes(printed) : undefined;
}

function stateNames(value: string): string[] {
	const code = stateCode(value);
	const name = wordsOf(value);
	const short = code?.toLowerCase();
	return short
		? [short, `${short} ${name}`, `${name} ${short}`, `us ${short}`, ...(code === "DC" ? ["washington dc", "washington d c", "dc"] : [])]
		: [];
}

function countryNames(value: string, lang: string): string[] {
	const code = countryCode(value);
	if (!code) return [];
	const short = code.toLowerCase();
	return [
		short,
		...(COUNTRY_ALIASES[code] ?? []),
		...localNames("region", code, lang),
		`${short} ${wordsOf(value)}`,
		`${wordsOf(value)} ${short}`,
	];
}

/** Codes of the languages that students name (ISO 639). */
const LANGUAGES = (
	"am ar as az be bg bn bo bs ca ceb cs cy da de el en eo es et eu fa ff fi fil fr ga gl gu ha haw he hi hmn hr ht hu hy id ig is it ja ka kk km kn ko " +
	"ku ky la lo lt lv mg mi mk ml mn mr ms my nb ne nl nv om or pa pl ps pt qu rm ro ru rw sa sd si sk sl sm sn so sq sr sv sw ta te tg th ti tk tl tr " +
	"ug uk ur uz vi wo xh yi yo yue zh zu"
).split(" ");

/** Whether the words are the name of a language, in English or Spanish. */
export const isLanguage = (words: string) => languageNamed(words) !== undefined;

/** Whether two names, in English or Spanish, are of one language. */
export const isSameLanguage = (one: string, other: string) =>
	languageNamed(one) !== undefined && languageNamed(one) === languageNamed(other);

const languageNamed = remembering((words) =>
	LANGUAGES.find((code) => ["en", "es"].some((lang) => localName("language", code, lang) === words)),
);

function languageNames(printed: string, lang: string): string[] {
	const code = LANGUAGES.find((each) => localName("language", each, "en") === printed);
	return code ? localNames("language", code, lang) : [];
}

/** What a country or a language is called in the language that the page names, and in Spanish, which bilingual pages do not name. */
const localNames = (type: "region" | "language", code: string, lang: string) =>
	[...new Set([lang, "es"])].map((each) => localName(type, code, each)).filter(Boolean);

function localName(type: "region" | "language", code: string, lang: string): string {
	try {
		return lang ? wordsOf(new Intl.DisplayNames([lang], { type }).of(code) ?? "") : "";
	} catch {
		return "";
	}
}
