import { gradeYearOf } from "./grade-year";
import { ethnicityOf, genderOf, isHispanic, raceOf } from "./people";
import { degreeOf, isFirstOfFamily, schoolingOf } from "./schooling";
import { seasonOf } from "./season";
import { citizenshipOf, completionOf, lifeOf, marriageOf, serviceOf } from "./statuses";

/** The answers that an option's words hold, as the profile prints them: none where they say something else, undefined where they are not understood. */
type Sense = (words: string) => readonly string[] | undefined;

const SENSES: Readonly<Record<string, Sense>> = {
	citizenshipStatus: citizenshipOf,
	armedForcesStatus: serviceOf,
	parentsMaritalStatus: marriageOf,
	livingStatus: lifeOf,
	graduationStatus: completionOf,
	gender: genderOf,
	sex: genderOf,
	race: raceOf,
	ethnicity: ethnicityOf,
	hispanic: isHispanic,
	educationLevel: schoolingOf,
	parentsEducation: schoolingOf,
	intendedDegree: degreeOf,
	gradeYear: gradeYearOf,
	gradeLevels: oneGradeOf,
	timing: seasonOf,
	firstGeneration: isFirstOfFamily,
};

/** Of several grades the options that hold one each. */
function oneGradeOf(words: string): readonly string[] | undefined {
	const grades = gradeYearOf(words);
	return grades && grades.length > 1 ? undefined : grades;
}

/** Whether options that mean an answer can be told by what their words say. */
export const hasSense = (attribute: string) => attribute in SENSES;

/** `place`: the option that holds the answer most narrowly; `isOpen`: several do alike; `others`: those that say something else. */
export type Said = { place?: number; isOpen: boolean; others: ReadonlySet<number> };

/** Reads the options of a list for one answer. Takes the answer and the labels in the form `wordsOf` gives, "" for a label that is none. */
export function saidAmong(attribute: string, answer: string, labels: readonly string[]): Said {
	const read = SENSES[attribute]!;
	const own = read(answer);
	const wanted = own?.length === 1 ? own[0]! : answer;
	const held = labels.map((label) => (label ? read(label) : undefined));
	const others = new Set(held.flatMap((answers, place) => (answers && !answers.includes(wanted) ? [place] : [])));
	const sizes = held.map((answers) => (answers?.includes(wanted) ? answers.length : Number.POSITIVE_INFINITY));
	const least = Math.min(...sizes);
	const narrowest = sizes.flatMap((size, place) => (size === least && Number.isFinite(size) ? [place] : []));
	const place = plainest(named(wanted, narrowest, labels), labels);
	return { ...(place !== undefined && { place }), isOpen: narrowest.length > 0 && place === undefined, others };
}

/** Those of the places whose labels say the answer in its own words, or in its first; all where none does. */
function named(answer: string, places: readonly number[], labels: readonly string[]): readonly number[] {
	const words = answer.replace(/^us /, "");
	for (const said of [words, words.split(" ")[0]!]) {
		const saying = places.filter((place) => new RegExp(`\\b${said.replace(/s$/, "s?")}\\b`).test(labels[place]!));
		if (saying.length > 0) return saying;
	}
	return places;
}

/** Of labels that say the same, the place of the one that all others but add words to: “Divorced”, not “Divorced, remarried”. */
const plainest = (places: readonly number[], labels: readonly string[]) =>
	places.find((place) => {
		const words = labels[place]!.split(" ");
		return places.every((other) => words.every((word) => labels[other]!.split(" ").includes(word)));
	});

/** The answers that the labels of a list hold, and how many labels hold none. Takes labels in the form `wordsOf` gives. */
export function answersAmong(attribute: string, labels: readonly string[]): { answers: ReadonlySet<string>; unread: number } {
	const held = labels.map((label) => SENSES[attribute]!(label) ?? []);
	return { answers: new Set(held.flat()), unread: held.filter((answers) => answers.length === 0).length };
}

const DENIALS = /\b(not|no|non|dont|do|does|doesnt|did|didnt|never|neither|nor|or|wont|will|havent|have|isnt|yes|sin|si)\b/g;
const DENIES = /\b(not|no|non|dont|doesnt|didnt|never|neither|wont|havent|isnt|sin)\b/;
const UNSAID = /\b(prefer|decline|choose|rather|wish|know|sure|prefiero)\b/;

/** Of two statements of which one denies what the other says (“I receive aid”, “I do not receive aid”), the place of the one meant by yes or by no. */
export function statementMeant(isYes: boolean, labels: readonly string[]): number | undefined {
	const places = labels.flatMap((label, place) => (label && !UNSAID.test(label) ? [place] : []));
	const [one, other] = places.map((place) => labels[place]!.replace(DENIALS, " ").split(" ").filter(Boolean).sort().join(" "));
	if (places.length !== 2 || !one || one !== other) return undefined;
	const meant = places.filter((place) => DENIES.test(labels[place]!) !== isYes);
	return meant.length === 1 ? meant[0] : undefined;
}
