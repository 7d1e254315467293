import { GRADE_YEARS } from "../../../app/contract/options";
import type { PageField } from "../page";
import { ABOUT, type Facts, type Meaning } from "../types";
import { wordsOf } from "../words";
import { isOfAreas } from "./course-areas";
import { joined, listed } from "./derived";
import { ofKind } from "./entry-kinds";
import { limitOf } from "./limits";

type Item = { name: string; counts?: string; more?: string };

/**
 * A whole list in one text, an entry a line, for a box that asks for all of it: first with everything, then shorter, as limits may need it.
 * Empty where nothing was saved. `most`: how many entries are asked for; `between`: what stands between two of them.
 */
export function listTexts(
	meaning: Pick<Meaning, "subject" | "kind">,
	facts: Facts,
	most = Number.POSITIVE_INFINITY,
	between = "\n",
): string[] {
	const items = itemsOf(meaning, facts).slice(0, most);
	if (items.length === 0) return [];
	const whole = items.map(({ name, counts, more }) => [counts ? `${name} (${counts})` : name, more].filter(Boolean).join(": "));
	const counted = items.map(({ name, counts }) => (counts ? `${name} (${counts})` : name));
	const names = items.map(({ name }) => name);
	return [...new Set([whole.join(between), counted.join(between), names.join(between), names.join("; ")])];
}

function itemsOf({ subject, kind }: Pick<Meaning, "subject" | "kind">, facts: Facts): Item[] {
	const { answers } = facts;
	switch (subject) {
		case "activity":
			return ofKind(answers.extracurricularActivities ?? [], subject, kind, facts).flatMap((activity) => {
				const name = listed(activity.position, activity.organizationName) || activity.activityType || "";
				return item(name, listed(gradesOf(activity.gradeLevels), timeOf(activity)), activity.activityDescription);
			});
		case "achievement":
			return (answers.achievements ?? []).flatMap(({ title, yearAwarded, description }) => item(title, yearAwarded, description));
		case "exam":
			return ofKind(answers.apIbExamScores ?? [], subject, kind, facts).flatMap(({ subject: exam, score }) =>
				item(exam && score !== undefined ? `${exam}: ${score}` : exam),
			);
		case "course":
		case "collegeCourse": {
			const areas = kind?.startsWith(ABOUT) ? kind.slice(ABOUT.length) : "";
			return ((subject === "course" ? answers.highSchoolClasses : answers.collegeCoursesTaken) ?? []).flatMap(({ courseName, grade }) =>
				areas && !isOfAreas(courseName ?? "", areas) ? [] : item(courseName, grade),
			);
		}
		case "sibling":
			return (answers.familyInformation?.siblings ?? []).flatMap(({ firstName, lastName, age }) =>
				item(joined(firstName, lastName), age === undefined ? undefined : `age ${age}`),
			);
		default:
			return [];
	}
}

const item = (name: string | undefined, counts?: string, more?: string): Item[] => (name ? [{ name, counts, more }] : []);

const timeOf = ({ hoursSpendPerWeek: hours, weeksSpentPerYear: weeks }: { hoursSpendPerWeek?: number; weeksSpentPerYear?: number }) =>
	listed(hours === undefined ? undefined : `${hours} hours/week`, weeks === undefined ? undefined : `${weeks} weeks/year`);

/** “grades 10–12”, “grade 9”, “grades 9 and 11”. */
function gradesOf(levels: readonly string[] = []): string | undefined {
	const grades = GRADE_YEARS.filter((grade) => levels.includes(grade)).map((grade) => /\d+/.exec(grade)?.[0]);
	const [first, last] = [Number(grades[0]), Number(grades.at(-1))];
	if (grades.length === 0 || grades.includes(undefined)) return undefined;
	if (grades.length === 1) return `grade ${first}`;
	return last - first === grades.length - 1 ? `grades ${first}–${last}` : `grades ${grades.slice(0, -1).join(", ")} and ${last}`;
}

/** The texts for a box that asks for a whole list, fullest first, of as many entries and at most as many words as the question says; one line takes names alone. */
export function listsFor(field: PageField, meaning: Meaning, facts: Facts): string[] {
	const isLine = field.control === "text";
	const texts = listTexts(meaning, facts, mostAsked(field.evidence), field.control === "longText" ? "\n" : "; ");
	return (isLine ? texts.slice(-1) : texts).filter((text) => isShort(text, field));
}

const NUMBERS = ["two", "three", "four", "five"];

/** How many entries of a list a question asks for: “List up to three activities”. */
function mostAsked({ label, near }: PageField["evidence"]): number | undefined {
	const [, word = ""] =
		/^(?:please )?(?:(?:list|name|give|up|to|your|the|most|top|important|best|significant) )*(two|three|four|five|\d{1,2}) /.exec(
			wordsOf(label || near),
		) ?? [];
	const place = NUMBERS.indexOf(word);
	return word === "" ? undefined : place < 0 ? Number(word) : place + 2;
}

/** Whether a text has no more words than the question allows. */
function isShort(text: string, field: PageField): boolean {
	const limit = limitOf(field);
	return limit?.unit !== "words" || text.split(/\s+/).length <= limit.max;
}
