import type { Field, Fields, List, TextsField } from "./fields";
import { PROFILE, type Section } from "./profile";

/** What a student sees as one question: a field, or a whole repeating list. */
export type Question = { path: string; section: Section; label: string; node: Field | List };

export const SECTIONS = Object.keys(PROFILE) as Section[];

/** All questions in the order of the form. */
export const QUESTIONS: readonly Question[] = SECTIONS.flatMap((section) => questionsOf(section, { [section]: PROFILE[section] }, ""));

function questionsOf(section: Section, fields: Fields, prefix: string): Question[] {
	return Object.entries(fields).flatMap(([key, node]) => {
		const path = prefix + key;
		return node.kind === "group" ? questionsOf(section, node.fields, `${path}.`) : [{ path, section, label: node.label, node }];
	});
}

const byPath = new Map(QUESTIONS.map((question) => [question.path, question]));

/** The question that a control's name belongs to: `achievements[0].title` to `achievements`; undefined for other names. */
export const questionOf = (name: string): Question | undefined => byPath.get(name.replace(/\[.*$/, ""));

/** How many entries a repeating list holds. */
export const entriesMax = (node: List | TextsField): number => (node.kind === "list" ? node.max : 100);

/** Questions whose answer follows from others when the profile is saved (specification, section 5). */
const COMPUTED = ["personalInformation.numberOfLanguagesFamiliar", "standardizedTestScores.satSuperscore"];

/** The questions that a student answers: all but the computed ones. */
export const ASKED: readonly Question[] = QUESTIONS.filter(({ path }) => !COMPUTED.includes(path));

/** Words for an entry of a list: “Achievement 2”. */
export const itemName = (item: string, index: number) => `${item[0]?.toUpperCase()}${item.slice(1)} ${index + 1}`;

/** Words for a control's name: `achievements[1].title` gives “Achievement 2: Title”. */
export function labelOf(name: string): string {
	const question = questionOf(name);
	const [, index, key] = /\[(\d+)\](?:\.(\w+))?/.exec(name) ?? [];
	if (!question || index === undefined || !("item" in question.node)) return question?.label ?? name;
	const entry = itemName(question.node.item, Number(index));
	const field = question.node.kind === "list" && key ? question.node.fields[key] : undefined;
	return field ? `${entry}: ${field.label}` : entry;
}

export type Progress = { answered: number; total: number };

/** How many questions of each section are answered. Takes the names that hold an answer, list entries numbered. */
export function progressOf(names: Iterable<string>): Record<Section, Progress> {
	const answered = new Set([...names].map(questionOf));
	return Object.fromEntries(
		SECTIONS.map((section) => {
			const questions = ASKED.filter((question) => question.section === section);
			return [section, { answered: questions.filter((question) => answered.has(question)).length, total: questions.length }];
		}),
	) as Record<Section, Progress>;
}

/** How many questions are answered, of all sections together. */
export function progressInAll(sections: Record<Section, Progress>): Progress {
	const sum = (key: keyof Progress) => Object.values(sections).reduce((total, section) => total + section[key], 0);
	return { answered: sum("answered"), total: sum("total") };
}

/** Of each section of saved answers: how many questions are answered, and the labels of those that are not, in the order of the form. */
export function sectionsAnswered(answers: unknown): Record<Section, Progress & { unanswered: string[] }> {
	const names = answeredNames(answers);
	const answered = new Set(names.map(questionOf));
	const progress = progressOf(names);
	return Object.fromEntries(
		SECTIONS.map((section) => {
			const left = ASKED.filter((question) => question.section === section && !answered.has(question));
			return [section, { ...progress[section], unanswered: left.map(({ label }) => label) }];
		}),
	) as Record<Section, Progress & { unanswered: string[] }>;
}

/** The names that hold an answer within saved or typed values, list entries numbered. */
export function answeredNames(value: unknown, path = ""): string[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => answeredNames(item, `${path}[${index}]`));
	if (typeof value === "object" && value !== null)
		return Object.entries(value).flatMap(([key, child]) => answeredNames(child, path ? `${path}.${key}` : key));
	return value === undefined || value === null || value === "" || value === false ? [] : [path];
}

/** The value at a question's path within saved or typed values. */
export function valueAt(values: unknown, path: string): unknown {
	return path
		.split(".")
		.reduce<unknown>(
			(value, key) => (typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
			values,
		);
}
