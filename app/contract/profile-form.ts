import { z } from "zod";
import type { Node } from "./fields";
import { type Answers, PROFILE, type Section } from "./profile";
import { entriesMax, questionOf, SECTIONS, valueAt } from "./profile-questions";
import { answersSchema } from "./profile-schema";

/** What stands in the form, nested by the controls' names: texts as typed, numbers where it holds saved answers. */
export type Typed = { [key: string]: unknown };

/** Which version of a question is kept when two were saved: the one in the form, the saved one, or the entries of both. */
export type Choice = "mine" | "saved" | "both";

export type ProfileFormInput =
	/** Add or Remove: the form after it, and the name of the control that gets the focus. */
	| { kind: "edit"; typed: Typed; focus: string }
	| {
			kind: "save";
			typed: Typed;
			answers: Answers;
			profileVersion?: number;
			/** The answers that the form was opened with, where the form tells them. */
			openedAs?: Answers;
			choices: Map<string, Choice>;
	  };

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const asList = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? Array.from(value) : [value]);

/** What the API would be sent for what stands in a control. */
function answerOf(node: Node, value: unknown): unknown {
	switch (node.kind) {
		case "group":
			return isRecord(value) ? answersOf(node.fields, value) : (value ?? {});
		case "list":
			return asList(value).map((entry) => (isRecord(entry) ? answersOf(node.fields, entry) : (entry ?? {})));
		case "texts":
		case "choices":
			return asList(value).map((item) => item ?? "");
		case "number":
			return typeof value === "string" && NUMBER.test(value.trim()) ? Number(value) : value;
		case "flag":
			return value === "on" || value === "true" ? true : value;
		case "longText":
			return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value;
		default:
			return value;
	}
}

const answersOf = (fields: { readonly [key: string]: Node }, typed: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(fields).map(([key, node]) => [key, answerOf(node, typed[key])]));

/** Sections the form shows or sends something of; the others stay as they are saved. */
const shownSections = (typed: Typed): Section[] => {
	const shown = asList(typed.section);
	return SECTIONS.filter((section) => shown.includes(section) || Object.hasOwn(typed, section));
};

/** A copy in which the list at `path` is what `change` makes of it; undefined when no such list exists. */
function withList(typed: Typed, path: string, change: (entries: unknown[], max: number) => unknown[]): Typed | undefined {
	const node = questionOf(path)?.node;
	if (questionOf(path)?.path !== path || (node?.kind !== "list" && node?.kind !== "texts")) return undefined;
	const copy = structuredClone(typed);
	const keys = path.split(".");
	const last = keys.pop() ?? "";
	const parent = keys.reduce<Record<string, unknown>>((value, key) => {
		const child = isRecord(value[key]) ? value[key] : {};
		value[key] = child;
		return child;
	}, copy);
	parent[last] = change(asList(parent[last]), entriesMax(node));
	return copy;
}

function edited(typed: Typed, intent: string): ProfileFormInput | undefined {
	const [action, path = "", index] = intent.split(":");
	const node = questionOf(path)?.node;
	if (action === "add") {
		const after = withList(typed, path, (entries, max) =>
			entries.length >= max ? entries : [...entries, node?.kind === "list" ? {} : ""],
		);
		const added = `${path}[${asList(valueAt(after, path)).length - 1}]`;
		return after && { kind: "edit", typed: after, focus: node?.kind === "list" ? `${added}.${Object.keys(node.fields)[0]}` : added };
	}
	if (action !== "remove" || !/^\d+$/.test(index ?? "")) return undefined;
	const after = withList(typed, path, (entries) => entries.filter((_, position) => position !== Number(index)));
	return after && { kind: "edit", typed: after, focus: path };
}

function parseOpenedAs(value: unknown): Answers | undefined {
	try {
		const parsed = answersSchema.safeParse(JSON.parse(String(value)));
		return parsed.success ? parsed.data : undefined;
	} catch {
		return undefined;
	}
}

function choicesOf(typed: Typed, intent: string): Map<string, Choice> {
	const all = intent === "take:mine" ? "mine" : intent === "take:saved" ? "saved" : undefined;
	const isChoice = (value: unknown): value is Choice => value === "mine" || value === "saved" || value === "both";
	const flat = (value: unknown, path: string): [string, Choice][] =>
		isRecord(value)
			? Object.entries(value).flatMap(([key, child]) => flat(child, path ? `${path}.${key}` : key))
			: isChoice(value) && questionOf(path)?.path === path
				? [[path, all ?? value]]
				: [];
	return new Map(flat(typed.keep, ""));
}

/**
 * What the profile form posts, nested by the controls' names. `intent` says which button was pressed: `add:PATH`,
 * `remove:PATH:INDEX`, `take:mine`, `take:saved`; everything else saves. Add and Remove check nothing.
 * Refuses what the API refuses, at the same paths (specification, section 5).
 */
export const profileForm = z.unknown().transform((payload, context): ProfileFormInput => {
	const { intent, ...typed } = isRecord(payload) ? payload : {};
	const pressed = typeof intent === "string" ? intent : "save";
	const edit = edited(typed, pressed);
	if (edit) return edit;
	const sections = shownSections(typed);
	const parsed = answersSchema.safeParse(
		Object.fromEntries(sections.map((section) => [section, answerOf(PROFILE[section], typed[section])])),
	);
	if (!parsed.success) {
		for (const issue of parsed.error.issues) context.addIssue({ code: "custom", path: issue.path, message: issue.message });
		return z.NEVER;
	}
	const version = Number(typed.profileVersion || Number.NaN);
	return {
		kind: "save",
		typed,
		answers: parsed.data,
		profileVersion: Number.isSafeInteger(version) && version >= 0 ? version : undefined,
		openedAs: parseOpenedAs(typed.openedAs),
		choices: choicesOf(typed, pressed),
	};
});
