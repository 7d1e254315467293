import type { Field } from "../../app/contract/fields";
import { type Answers, PROFILE, PROFILE_ROWS, type ProfileRow, type Section } from "../../app/contract/profile";
import { labelOf, valueAt } from "../../app/contract/profile-questions";
import { parentMeant } from "../engine/express/parents";
import type { Facts, PlannedField } from "../engine/types";

/** An answer the profile lacks: where it belongs, what it is called there, and what it may be. */
export type Missing = { path: string; label: string; field: Field };

/** Where questions are answered from that have no row of their own in the profile. */
const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
	"applicant.fullName": ["applicant.givenName", "applicant.familyName"],
	"applicant.middleInitial": ["applicant.middleName"],
	"applicant.hasPreferredName": ["applicant.preferredName"],
	"applicant.street": ["applicant.addressLine1", "applicant.addressLine2"],
	"applicant.fullAddress": ["applicant.addressLine1", "applicant.city", "applicant.state", "applicant.postalCode", "applicant.country"],
	"applicant.cityState": ["applicant.city", "applicant.state"],
	"applicant.cityStateZip": ["applicant.city", "applicant.state", "applicant.postalCode"],
	"applicant.birthPlace": ["applicant.birthCity", "applicant.birthCountry"],
	"applicant.citizenshipCountry": ["applicant.citizenshipStatus"],
	"applicant.collegeYear": ["highSchool.gradeYear"],
	"applicant.enrollmentTerm": ["applicant.enrollmentYear"],
	"applicant.hasSiblings": ["applicant.numberOfSiblings"],
	"applicant.parentsEducation": ["parent1.educationLevel", "parent2.educationLevel"],
	"applicant.parentsCollege": ["parent1.educationLevel", "parent2.educationLevel"],
	"applicant.parentNames": ["parent1.givenName", "parent1.familyName", "parent2.givenName", "parent2.familyName"],
	"parent1.fullName": ["parent1.givenName", "parent1.familyName"],
	"parent2.fullName": ["parent2.givenName", "parent2.familyName"],
	"highSchool.street": ["highSchool.addressLine1", "highSchool.addressLine2"],
	"highSchool.cityState": ["highSchool.city", "highSchool.state"],
	"highSchool.cityStateZip": ["highSchool.city", "highSchool.state", "highSchool.postalCode"],
	"highSchool.gpa": ["highSchool.unweightedGpa", "highSchool.weightedGpa"],
	"highSchool.gpaWeighting": ["highSchool.unweightedGpa", "highSchool.weightedGpa"],
	"highSchool.willGraduate": ["highSchool.graduationStatus"],
	"sat.date": ["sat.mathDate"],
	"sat.taken": ["sat.english", "sat.math"],
	"act.taken": ["act.composite"],
	"psat.taken": ["psat.total"],
};

/** Answered when the profile is saved, from other answers (specification, section 5). */
const COMPUTED = ["personalInformation.numberOfLanguagesFamiliar", "standardizedTestScores.satSuperscore"];

const ROWS: ReadonlyMap<string, ProfileRow> = new Map(PROFILE_ROWS.map((row) => [`${row.subject}.${row.attribute}`, row]));

/**
 * The answers that would let a question be filled, in the order of the form. Empty where the question has an answer or is not
 * understood, where its answer belongs to an entry of a list that the profile does not have yet, and in a list of the whole family.
 */
export function missingFor({ reason, meaning }: PlannedField, facts: Facts): Missing[] {
	if (reason !== "no-answer" || !meaning || meaning.kind || meaning.among) return [];
	const { attribute, index } = meaning;
	const subject = meaning.subject === "mother" || meaning.subject === "father" ? parentMeant(meaning.subject, facts) : meaning.subject;
	const key = `${subject}.${attribute}`;
	return (ANSWERED_BY[key] ?? [key]).flatMap((name) => {
		const row = ROWS.get(name);
		if (!row || row.field.kind === "texts" || COMPUTED.includes(row.path)) return [];
		const entries = row.list ? valueAt(facts.answers, row.list) : undefined;
		if (row.list && (index === undefined || !Array.isArray(entries) || index >= entries.length)) return [];
		const path = row.path.replace("[]", `[${index}]`);
		return isAnswered(facts.answers, path) ? [] : [{ path, label: labelOf(path), field: row.field }];
	});
}

/** The saved answers with further ones: only the sections that change. */
export function withAnswers(answers: Answers, added: ReadonlyMap<string, unknown>): Answers {
	const sections = [...new Set([...added.keys()].map((path) => keysOf(path)[0] as Section))];
	const changed: Record<string, unknown> = Object.fromEntries(
		sections.map((section) => [section, structuredClone(answers[section]) ?? (PROFILE[section].kind === "list" ? [] : {})]),
	);
	for (const [path, value] of added) {
		const keys = keysOf(path);
		const last = keys.pop() as string;
		const holder = keys.reduce<Record<string, unknown>>((node, key) => {
			node[key] ??= {};
			return node[key] as Record<string, unknown>;
		}, changed);
		holder[last] = value;
	}
	return changed as Answers;
}

/** Where an answer stands in the profile, in words: “Personal Information, Address line 1”. */
export function placeInWords(path: string): string {
	if (path === "userInformation.email") return "the e-mail address of your account";
	const section = PROFILE[keysOf(path)[0] as Section];
	const label = labelOf(path);
	return section.label === label ? label : `${section.label}, ${label}`;
}

const keysOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);

function isAnswered(answers: Answers, path: string): boolean {
	const value = keysOf(path).reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], answers);
	return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}
