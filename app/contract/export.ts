import { z } from "zod";
import { ACTIVITY_MAX, FORMATS } from "./activities";
import { applicationNotes } from "./applications";
import { storable } from "./characters";
import { ESSAY_MAX, FEEDBACK_TYPES, MAJOR_MAX } from "./essays";
import type { Node } from "./fields";
import { type Answers, PROFILE } from "./profile";
import { valueAt } from "./profile-questions";
import { answersSchema } from "./profile-schema";
import { MESSAGE_MAX, UNSTORABLE } from "./writing";

/** The largest file that is taken back, in bytes. */
export const IMPORT_MAX = 5 * 1024 * 1024;

/** Longer than anything the product writes, and far below what a row may hold. */
const TEXT_MAX = 200_000;
const TITLE_MAX = 200;
const LIST_MAX = 20_000;

const text = (max = TEXT_MAX) =>
	z
		.string("Must be text")
		.max(max, `Use at most ${max.toLocaleString("en")} characters`)
		.refine(storable, UNSTORABLE);
const listOf = <S extends z.ZodType>(entry: S) =>
	z.array(entry, "Must be a list").max(LIST_MAX, `At most ${LIST_MAX.toLocaleString("en")} entries`);
const someOf = <S extends z.ZodType>(entry: S) => listOf(entry).min(1, "At least one entry");
const entry = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape, "Must be an object");

const isMoment = (value: string) => {
	const parsed = new Date(value);
	return !Number.isNaN(parsed.getTime()) && parsed.toISOString() === value && value >= "2000";
};
const moment = z.string("Must be text").refine(isMoment, "Enter a moment as 2026-01-31T12:00:00.000Z");

const title = text(TITLE_MAX).min(1, "Enter a name");
/** A sentence of a draft; none has more than characters. */
const place = z
	.number("Enter a number")
	.int("Enter a whole number")
	.min(1, "Must be at least 1")
	.max(ESSAY_MAX, `Must be at most ${ESSAY_MAX}`);

const feedback = entry({
	type: text(100).refine((type) => FEEDBACK_TYPES.some(({ id }) => id === type), "Choose among the nine kinds of feedback"),
	role: text(),
	prompt: text(),
	feedback: text().optional(),
	error: text().optional(),
	lineReferences: listOf(entry({ start: place, end: place })),
});

/**
 * What a student wrote and was told here, as GET /yourData/onward.json gives it and the import on /yourData takes it:
 *
 * - `profile`: the answered sections and fields of the table in profile.ts, in its order; what was not answered is absent.
 * - `applications`, since version 2: what is noted on colleges of `profile.statistics.collegesAppliedTo`, in its order.
 * - `conversations`, the oldest first, each with what was asked and replied.
 * - `essays`, the oldest first, each with its drafts, and what the readers said of each.
 * - `brainstorms`, the oldest first, each with its versions.
 * - `modelRecords`: what a model was sent and replied, the oldest first.
 *
 * Moments are in UTC, to the millisecond. Nothing in it tells whose it is besides what the student wrote: e-mail address, plan, uses,
 * sessions, payments and the ids of rows belong to the account and are not part of it. Hence a new account that takes it gives the
 * same file, byte for byte.
 */
export const studentExport = entry({
	format: z.literal("onward", "This is not a file of this product"),
	version: z.literal([1, 2], "This version of the file is not known here"),
	profile: answersSchema,
	applications: listOf(z.strictObject({ college: text(), ...applicationNotes.shape, updatedAt: moment }, "Must be an object")).optional(),
	conversations: listOf(
		entry({
			title,
			sharesProfile: z.boolean("Must be true or false"),
			updatedAt: moment,
			exchanges: listOf(entry({ question: text(MESSAGE_MAX), reply: text(), createdAt: moment })),
		}),
	),
	essays: listOf(
		entry({
			title,
			updatedAt: moment,
			reviews: someOf(entry({ draft: text(ESSAY_MAX), major: text(MAJOR_MAX).optional(), feedback: someOf(feedback), createdAt: moment })),
		}),
	),
	brainstorms: listOf(
		entry({
			activity: text(ACTIVITY_MAX),
			versions: someOf(
				entry({
					activityName: text(),
					position: text().optional(),
					description: text(),
					format: z.enum(FORMATS, "Choose one of the formats"),
				}),
			),
			createdAt: moment,
		}),
	),
	modelRecords: listOf(
		entry({
			kind: z.enum(["fill", "chat", "review", "brainstorm"], "Choose one of the uses"),
			provider: text(),
			model: text(),
			instructions: text(),
			asked: text(),
			reply: text(),
			createdAt: moment,
		}),
	),
})
	.superRefine(checkApplications)
	.transform(({ format, version: _, profile, applications = [], ...written }) => ({
		format,
		version: 2 as const,
		profile,
		applications,
		...written,
	}));

type Sent = { version: 1 | 2; profile: Answers; applications?: { college: string }[] };

function checkApplications({ version, profile, applications }: Sent, context: z.RefinementCtx) {
	const refuse = (message: string, ...path: (string | number)[]) =>
		context.addIssue({ code: "custom", path: ["applications", ...path], message });
	if (version === 1 && applications) refuse("Version 1 of the file has none");
	if (version === 2 && !applications) refuse("Must be a list");
	const left = new Set(profile.statistics?.collegesAppliedTo);
	for (const [index, { college }] of (applications ?? []).entries())
		if (!left.delete(college)) refuse("Is not in the list of colleges, or stands here twice", index, "college");
}

export type StudentExport = z.output<typeof studentExport>;

/** Answers in the order of the table of profile fields, without what holds nothing: the one way in which they stand in a file. */
export const orderedAnswers = (answers: Answers): Answers =>
	(ordered({ kind: "group", label: "", about: undefined, fields: PROFILE }, answers) ?? {}) as Answers;

function ordered(node: Node, value: unknown): unknown {
	if (Array.isArray(value)) {
		const entries = node.kind === "list" ? value.map((item) => ordered({ ...node, kind: "group" }, item) ?? {}) : value;
		return entries.length > 0 ? entries : undefined;
	}
	if (node.kind !== "group") return value;
	const members = Object.entries(node.fields)
		.map(([key, field]) => [key, ordered(field, valueAt(value, key))] as const)
		.filter(([, member]) => member !== undefined);
	return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** A student's data as the file that is downloaded: equal data is the same text. */
export const writeExport = (data: StudentExport): string => `${JSON.stringify(data, null, "\t")}\n`;

/** What the form on /yourData posts: one file. */
export const importForm = z.object({
	file: z.instanceof(File, { error: "Choose one file" }).refine(({ size }) => size > 0, "Choose one file"),
});
