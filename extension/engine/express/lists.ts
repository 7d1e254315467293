import { GRADE_YEARS } from "../../../app/contract/options";
import type { Facts, Meaning } from "../types";
import { ofKind } from "./entry-kinds";

type Item = { name: string; facts?: string; more?: string };

/**
 * A whole list in one text, an entry a line, for a box that asks for all of it: first with everything, then shorter, as limits may need it.
 * Empty where nothing was saved. `most`: how many entries are asked for; `line`: what stands between two of them.
 */
export function listTexts(
	meaning: Pick<Meaning, "subject" | "kind">,
	facts: Facts,
	most = Number.POSITIVE_INFINITY,
	line = "\n",
): string[] {
	const items = itemsOf(meaning, facts).slice(0, most);
	if (items.length === 0) return [];
	const whole = items.map(({ name, facts: counts, more }) => [counts ? `${name} (${counts})` : name, more].filter(Boolean).join(": "));
	const counted = items.map(({ name, facts: counts }) => (counts ? `${name} (${counts})` : name));
	const names = items.map(({ name }) => name);
	return [...new Set([whole.join(line), counted.join(line), names.join(line), names.join("; ")])];
}

function itemsOf({ subject, kind }: Pick<Meaning, "subject" | "kind">, facts: Facts): Item[] {
	const { answers } = facts;
	switch (subject) {
		case "activity":
			return ofKind(answers.extracurricularActivities ?? [], subject, kind, facts).flatMap((activity) => {
				const name = joined(activity.position, activity.organizationName) || activity.activityType || "";
				return item(name, joined(gradesOf(activity.gradeLevels), timeOf(activity)), activity.activityDescription);
			});
		case "achievement":
			return (answers.achievements ?? []).flatMap(({ title, yearAwarded, description }) => item(title, yearAwarded, description));
		case "exam":
			return ofKind(answers.apIbExamScores ?? [], subject, kind, facts).flatMap(({ subject: exam, score }) =>
				item(exam && score !== undefined ? `${exam}: ${score}` : exam),
			);
		case "course":
		case "collegeCourse":
			return ((subject === "course" ? answers.highSchoolClasses : answers.collegeCoursesTaken) ?? []).flatMap(({ courseName, grade }) =>
				item(courseName, grade),
			);
		case "sibling":
			return (answers.familyInformation?.siblings ?? []).flatMap(({ firstName, lastName, age }) =>
				item([firstName, lastName].filter(Boolean).join(" "), age === undefined ? undefined : `age ${age}`),
			);
		default:
			return [];
	}
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(", ");
const item = (name: string | undefined, facts?: string, more?: string): Item[] => (name ? [{ name, facts, more }] : []);

const timeOf = ({ hoursSpendPerWeek: hours, weeksSpentPerYear: weeks }: { hoursSpendPerWeek?: number; weeksSpentPerYear?: number }) =>
	joined(hours === undefined ? undefined : `${hours} hours/week`, weeks === undefined ? undefined : `${weeks} weeks/year`);

/** “grades 10–12”, “grade 9”, “grades 9 and 11”. */
function gradesOf(levels: readonly string[] = []): string | undefined {
	const grades = GRADE_YEARS.filter((grade) => levels.includes(grade)).map((grade) => /\d+/.exec(grade)?.[0]);
	const [first, last] = [Number(grades[0]), Number(grades.at(-1))];
	if (grades.length === 0 || grades.includes(undefined)) return undefined;
	if (grades.length === 1) return `grade ${first}`;
	return last - first === grades.length - 1 ? `grades ${first}–${last}` : `grades ${grades.slice(0, -1).join(", ")} and ${last}`;
}
