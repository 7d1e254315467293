import { GRADE_YEARS } from "../../../app/contract/options";
import { PROFILE_ROWS } from "../../../app/contract/profile";
import { ABOUT, type Facts, type MatchedRow, type Meaning, type SpanEnd, type Value } from "../types";
import { wordsOf } from "../words";
import { isSameLanguage, subjectNames } from "./alternates";
import { areaOf, placeByAreas } from "./course-areas";
import { DERIVED, type Derived } from "./derived";
import { kindsIn, ofKind } from "./entry-kinds";
import { listTexts } from "./lists";

/** `attribute` says whose wordings the value has: a question of ethnicity may be answered by the race. */
export type Answer = { path: string; attribute: string; value: Value; sensitive: boolean; basic: boolean };

type Found = Omit<Answer, "attribute">;

const ROWS: ReadonlyMap<string, MatchedRow> = new Map(PROFILE_ROWS.map((row) => [`${row.subject}.${row.attribute}`, row]));
const ROWS_BY_PATH: ReadonlyMap<string, MatchedRow> = new Map(PROFILE_ROWS.map((row) => [row.path, row]));
/** Questions that a second row also answers, when the first row's answer is missing or not among the options. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
	"applicant.race": ["applicant.hispanic", "applicant.ethnicity"],
	"applicant.ethnicity": ["applicant.race", "applicant.hispanic"],
	"applicant.hispanic": ["applicant.race"],
	"highSchool.graduationYear": ["highSchool.graduationDate"],
	"sat.date": ["sat.mathDate"],
	"applicant.parentsEducation": ["parents.educationLevel"],
	"applicant.preferredName": [],
};

/** What the student answered to a question, best answer first; empty where nothing was saved. The area of a course is answered by its name, where that tells it. */
export function answersTo({ subject, attribute, index, part, kind }: Meaning, facts: Facts): Answer[] {
	if (attribute === "subjectArea")
		return answersTo({ subject, attribute: "courseName", index, kind }, facts).flatMap((answer) =>
			areaOf(String(answer.value)) ? { ...answer, attribute } : [],
		);
	if (subject === "applicant" && attribute === "email")
		return facts.email ? [{ path: "userInformation.email", attribute, value: facts.email, sensitive: false, basic: true }] : [];
	if (attribute === "list") {
		const [value] = listTexts({ subject, kind }, facts);
		const rows = PROFILE_ROWS.filter((row) => row.subject === subject && row.list);
		const [path] = rows[0]!.path.split("[]");
		return value ? [{ path: path!, attribute, value, sensitive: rows.some(({ field }) => field.sensitive), basic: false }] : [];
	}
	const key = subject === "language" && part ? `language.${part}` : `${subject}.${attribute}`;
	return [key, ...(OTHERWISE[key] ?? [])].flatMap((name) => {
		const place = index === undefined ? undefined : placeInList(subject, index, kind, facts);
		const derived = DERIVED[name] ?? (index !== undefined || /^parent/.test(subject) ? DERIVED[`each.${attribute}`] : undefined);
		const row = ROWS.get(name);
		const answer = row ? saved(row, place, facts) : undefined;
		const found = answer ?? (derived ? fromDerived(derived, subject, place, facts) : undefined);
		const value = found && attribute === "gradeLevels" && part ? endOfSpan(found.value, part as SpanEnd) : found?.value;
		return found && value !== undefined ? { ...found, value, attribute: name === key ? attribute : name.split(".")[1]! } : [];
	});
}

/** The first or the last of some grades, where they follow one another. */
function endOfSpan(value: Value, end: SpanEnd): Value | undefined {
	const places = GRADE_YEARS.flatMap((grade, place) => (Array.isArray(value) && value.includes(grade) ? [place] : []));
	const [first, last] = [places[0], places.at(-1)];
	if (first === undefined || last === undefined || last - first >= places.length) return undefined;
	return GRADE_YEARS[end === "from" ? first : last];
}

function saved(row: MatchedRow, index: number | undefined, facts: Facts): Found | undefined {
	if (row.list && index === undefined) return undefined;
	const isItem = index !== undefined && !row.list && Array.isArray(valueAt(facts.answers, row.path));
	const path = isItem ? `${row.path}[${index}]` : row.path.replace("[]", `[${index}]`);
	const value = valueAt(facts.answers, path);
	if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return undefined;
	return { path, value, sensitive: row.field.sensitive === true, basic: row.field.basic === true };
}

function fromDerived(derive: Derived, subject: string, index: number | undefined, facts: Facts): Found | undefined {
	const { value, from } = derive(facts, { subject, index: index ?? 0 }) ?? {};
	if (value === undefined || from === undefined || value === "") return undefined;
	const row = ROWS_BY_PATH.get(from.replace(/\[\d+\]/, "[]"));
	return { path: from, value, sensitive: row?.field.sensitive === true, basic: row?.field.basic === true };
}

/** Reads one value of the stored answers: `achievements[0].title`. */
export function valueAt(answers: object, path: string): Value | undefined {
	let value: unknown = answers;
	for (const step of path.split(/[.[\]]+/).filter(Boolean)) {
		if (typeof value !== "object" || value === null) return undefined;
		value = (value as Record<string, unknown>)[step];
	}
	return value as Value | undefined;
}

/** Where the page asks for one kind of entries apart (`kind`: “AP”, “work”, “not work”), the place of the nth of them among all. */
function placeInList(subject: string, index: number, kind: string | undefined, facts: Facts): number {
	const { answers } = facts;
	if (kind?.startsWith(ABOUT) && subject === "language") {
		const languages = answers.personalInformation?.languages ?? [];
		const place = languages.findIndex(({ language = "" }) => isSameLanguage(wordsOf(language), kind.slice(ABOUT.length)));
		return place >= 0 ? place : Number.MAX_SAFE_INTEGER;
	}
	if (kind?.startsWith(ABOUT) && subject !== "exam") {
		const courses = (subject === "course" ? answers.highSchoolClasses : answers.collegeCoursesTaken) ?? [];
		return placeByAreas(
			courses.map(({ courseName = "" }) => courseName),
			kind.slice(ABOUT.length).split("|"),
		);
	}
	if (kind?.startsWith(ABOUT)) {
		const place = (answers.apIbExamScores ?? []).findIndex(({ subject: exam }) =>
			subjectNames(wordsOf(exam ?? "")).includes(kind.slice(ABOUT.length)),
		);
		return place >= 0 ? place : Number.MAX_SAFE_INTEGER;
	}
	const places = kindsIn(subject, facts).map((_, place) => place);
	return kind && places.length > 0 ? (ofKind(places, subject, kind, facts)[index] ?? Number.MAX_SAFE_INTEGER) : index;
}
