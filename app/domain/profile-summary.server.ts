import type { Field, Fields, Node } from "../contract/fields";
import { type Answers, PROFILE, type Section } from "../contract/profile";

/** What advice can rest on. Who the student is, where they live, their family and what is sensitive stay out. */
const SECTIONS: readonly Section[] = [
	"educationalBackground",
	"standardizedTestScores",
	"apIbExamScores",
	"highSchoolClasses",
	"collegeCoursesTaken",
	"achievements",
	"extracurricularActivities",
	"miscellaneous",
	"statistics",
];
const WITHHELD = /^highSchool(Name|Address|City|State|ZipCode|Country)/;

const isSaid = (field: Field) => !field.sensitive && !field.basic;

function linesOf(key: string, node: Node, value: unknown): string[] {
	if (value === undefined || WITHHELD.test(key)) return [];
	if (node.kind === "group") return linesOfFields(node.fields, value);
	if (node.kind === "list") return (value as unknown[]).map((entry) => `${node.item}: ${linesOfFields(node.fields, entry).join("; ")}`);
	return isSaid(node) ? [`${node.label}: ${Array.isArray(value) ? value.join(", ") : String(value)}`] : [];
}

const linesOfFields = (fields: Fields, values: unknown): string[] =>
	Object.entries(fields).flatMap(([key, node]) => linesOf(key, node, (values as Record<string, unknown> | undefined)?.[key]));

/**
 * The saved answers that a model may read when the student allows it, as lines of text: studies, tests, activities, plans. Leaves out
 * identity, address, family, citizenship, income and everything else that is sensitive.
 */
export function summarizeProfile(answers: Answers): string {
	return SECTIONS.flatMap((section) => linesOf(section, PROFILE[section], answers[section])).join("\n");
}
