import type { Application } from "./applications";
import type { Field, Fields, Node } from "./fields";
import { type Answers, PROFILE, type Section } from "./profile";
import { itemName, SECTIONS } from "./profile-questions";

/** One answer as people read it; `entry` is what it belongs to: the place in a repeating list, “Achievement 2”, or a college. */
export type ProfileLine = { section: Section; path: string; entry?: string; label: string; value: string; kind: Field["kind"] };

/**
 * The answers of a profile, one line each, in the order and with the labels of the table of profile fields; nothing for what is
 * unanswered. What is noted on colleges follows their list.
 */
export function profileLines(answers: Answers, applications: readonly Application[]): ProfileLine[] {
	return SECTIONS.flatMap((section) => [
		...linesOf(section, { [section]: PROFILE[section] }, answers, "").map((line) => ({ section, ...line })),
		...(section === "statistics" ? applications.flatMap(noteLines) : []),
	]);
}

function noteLines({ college, status, deadline, essayLink, notedAt }: Application, index: number): ProfileLine[] {
	const line = (key: string, label: string, value: string | undefined, kind: Field["kind"]): ProfileLine[] =>
		value === undefined ? [] : [{ section: "statistics", path: `applications[${index}].${key}`, entry: college, label, value, kind }];
	return notedAt === undefined
		? []
		: [
				...line("status", "Status", status, "choice"),
				...line("deadline", "Deadline", deadline, "date"),
				...line("essayLink", "Link to the essay", essayLink, "url"),
			];
}

type Line = Omit<ProfileLine, "section">;

function linesOf(section: Section, fields: Fields, values: object, prefix: string, entry?: string): Line[] {
	return Object.entries(fields).flatMap(([key, node]) =>
		Object.hasOwn(values, key) ? nodeLines(section, node, Reflect.get(values, key), prefix + key, entry) : [],
	);
}

function nodeLines(section: Section, node: Node, value: unknown, path: string, entry?: string): Line[] {
	if (node.kind === "group") return linesOf(section, node.fields, value ?? {}, `${path}.`, entry);
	if (!Array.isArray(value)) return lineOf(node as Field, value, path, entry);
	if (node.kind === "list")
		return value.flatMap((item, index) => linesOf(section, node.fields, item, `${path}[${index}].`, itemName(node.item, index)));
	if (node.kind === "texts")
		return value.map((item, index) => ({ path: `${path}[${index}]`, label: itemName(node.item, index), value: item, kind: node.kind }));
	return lineOf(node as Field, value.join("; "), path, entry);
}

function lineOf({ kind, label }: Field, value: unknown, path: string, entry?: string): Line[] {
	const said = value === true ? "Yes" : value === undefined || value === null || value === false ? "" : String(value);
	return said === "" ? [] : [{ path, label, value: said, kind, ...(entry ? { entry } : {}) }];
}
