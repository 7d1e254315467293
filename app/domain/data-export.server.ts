import { asc, eq } from "drizzle-orm";
import { brainstorms, conversations, essays, exchanges, modelRecords, profiles, reviews } from "../../drizzle/schema";
import { orderedAnswers, type StudentExport } from "../contract/export";
import type { Answers } from "../contract/profile";
import { type ProfileLine, profileLines } from "../contract/profile-lines";
import { csvFile } from "../contract/sheet-cells";
import { type Database, db } from "../db.server";
import { loadApplications } from "./applications.server";
import { loadProfile } from "./profiles.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId">;

/** All that the student wrote and was told here, as one moment holds it (contract, export.ts). */
export async function exportData(student: Student): Promise<StudentExport> {
	return db.transaction((within) => readData(student, within), { isolationLevel: "repeatable read", accessMode: "read only" });
}

/** The same as `within` sees it. */
export async function readData({ userId }: Student, within: Database): Promise<StudentExport> {
	const [saved] = await within.select({ answers: profiles.answers }).from(profiles).where(eq(profiles.userId, userId));
	return {
		format: "onward",
		version: 2,
		profile: orderedAnswers(saved?.answers ?? {}),
		applications: await readApplications(userId, saved?.answers ?? {}, within),
		conversations: await readConversations(userId, within),
		essays: await readEssays(userId, within),
		brainstorms: await readBrainstorms(userId, within),
		modelRecords: await readModelRecords(userId, within),
	};
}

async function readApplications(userId: string, answers: Answers, within: Database): Promise<StudentExport["applications"]> {
	const all = await loadApplications({ userId }, answers, within);
	return all.flatMap(({ notedAt, ...noted }) => (notedAt ? [{ ...noted, updatedAt: notedAt.toISOString() }] : []));
}

async function readConversations(userId: string, within: Database): Promise<StudentExport["conversations"]> {
	const kept = await within.select().from(conversations).where(eq(conversations.userId, userId));
	const said = await within.select().from(exchanges).where(eq(exchanges.userId, userId)).orderBy(asc(exchanges.id));
	const saidIn = grouped(said, ({ conversationId }) => conversationId);
	const entries = kept.map(({ id, title, sharesProfile, updatedAt }) => ({
		title,
		sharesProfile,
		updatedAt: updatedAt.toISOString(),
		exchanges: (saidIn.get(id) ?? []).map(({ question, reply, createdAt }) => ({ question, reply, createdAt: createdAt.toISOString() })),
	}));
	return oldestFirst(entries, ({ updatedAt }) => updatedAt);
}

async function readEssays(userId: string, within: Database): Promise<StudentExport["essays"]> {
	const kept = await within.select().from(essays).where(eq(essays.userId, userId));
	const drafts = await within.select().from(reviews).where(eq(reviews.userId, userId));
	const draftsOf = grouped(drafts, ({ essayId }) => essayId);
	const entries = kept.map(({ id, title, updatedAt }) => ({
		title,
		updatedAt: updatedAt.toISOString(),
		reviews: oldestFirst((draftsOf.get(id) ?? []).map(writtenReview), ({ createdAt }) => createdAt),
	}));
	return oldestFirst(entries, ({ updatedAt }) => updatedAt);
}

const writtenReview = ({ draft, major, feedback, createdAt }: typeof reviews.$inferSelect) => ({
	draft,
	...(major === null ? {} : { major }),
	feedback: feedback.map(({ type, role, prompt, feedback: said, error, lineReferences }) => ({
		type,
		role,
		prompt,
		...(said === undefined ? {} : { feedback: said }),
		...(error === undefined ? {} : { error }),
		lineReferences: lineReferences.map(({ start, end }) => ({ start, end })),
	})),
	createdAt: createdAt.toISOString(),
});

async function readBrainstorms(userId: string, within: Database): Promise<StudentExport["brainstorms"]> {
	const kept = await within.select().from(brainstorms).where(eq(brainstorms.userId, userId));
	const entries = kept.map(({ activity, versions, createdAt }) => ({
		activity,
		versions: versions.map(({ activityName, position, description, format }) => ({
			activityName,
			...(position === undefined ? {} : { position }),
			description,
			format,
		})),
		createdAt: createdAt.toISOString(),
	}));
	return oldestFirst(entries, ({ createdAt }) => createdAt);
}

async function readModelRecords(userId: string, within: Database): Promise<StudentExport["modelRecords"]> {
	const kept = await within.select().from(modelRecords).where(eq(modelRecords.userId, userId)).orderBy(asc(modelRecords.id));
	return kept.map(({ kind, provider, model, instructions, asked, reply, createdAt }) => ({
		kind,
		provider,
		model,
		instructions,
		asked,
		reply,
		createdAt: createdAt.toISOString(),
	}));
}

function grouped<T>(rows: T[], keyOf: (row: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const row of rows) {
		const group = groups.get(keyOf(row));
		if (group) group.push(row);
		else groups.set(keyOf(row), [row]);
	}
	return groups;
}

/** Of one moment, by what they say: an order that rows have in every account. */
function oldestFirst<T>(entries: T[], momentOf: (entry: T) => string): T[] {
	const keyed = entries.map((entry) => ({ entry, key: `${momentOf(entry)} ${JSON.stringify(entry)}` }));
	return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ entry }) => entry);
}

/** The student's answers as people read them, one line each. */
export async function listAnswers(student: Student): Promise<ProfileLine[]> {
	const { answers } = await loadProfile(student);
	return profileLines(answers, await loadApplications(student, answers));
}

/** Answers as a table for spreadsheets: path, label, value. */
export function writeCsv(lines: ProfileLine[]): string {
	const rows = lines.map(({ path, entry, label, value }) => [path, entry ? `${entry}: ${label}` : label, value]);
	return csvFile([["path", "label", "value"], ...rows]);
}
