import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { brainstorms, conversations, essays, exchanges, modelRecords, profiles, reviews, users } from "../../drizzle/schema";
import { applications } from "../../drizzle/school-schema";
import { orderedAnswers, type StudentExport, writeExport } from "../contract/export";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import { recordAccess } from "./access-log.server";
import { readData } from "./data-export.server";
import { piecesOf } from "./pieces.server";
import type { Actor } from "./sessions.server";
import { countSubmitted } from "./submitted-colleges.server";

type Student = Pick<Actor, "userId">;

const NOT_EMPTY =
	"Nothing was imported, and nothing was changed: this account already holds answers, essays, conversations or other things of yours, and an import never mixes two sets. Import the file into a new account.";

/**
 * Brings a downloaded file into an account that holds nothing of its own yet: all of it or, on any refusal, none. A file that the
 * account holds already, as when it is sent twice, changes nothing and gives false. Throws AppError conflict for an account that
 * holds anything else.
 */
export async function importData(student: Student, sent: StudentExport): Promise<boolean> {
	const data = { ...sent, profile: orderedAnswers(sent.profile) };
	return db.transaction(async (within) => {
		// Whoever saves anything for this student meanwhile waits at this row.
		await within.select({ id: users.id }).from(users).where(eq(users.id, student.userId)).for("update");
		const present = await readData(student, within);
		if (writeExport(present) === writeExport(data)) return false;
		if (holdsAnything(present)) throw new AppError("conflict", NOT_EMPTY);
		await insertAll(student, data, within);
		await recordAccess(student, "import", contents(data), within);
		return true;
	});
}

/** Whether there is anything that an import would mix with. */
export const holdsAnything = ({
	profile,
	conversations: said,
	essays: written,
	brainstorms: thought,
	modelRecords: records,
}: StudentExport) => Object.keys(profile).length + said.length + written.length + thought.length + records.length > 0;

const contents = ({ essays: written, conversations: said }: StudentExport) =>
	`A file with ${written.length} ${written.length === 1 ? "essay" : "essays"} and ${said.length} ${said.length === 1 ? "conversation" : "conversations"}`;

async function insertAll({ userId }: Student, data: StudentExport, within: Database): Promise<void> {
	if (Object.keys(data.profile).length > 0) await within.insert(profiles).values({ userId, answers: data.profile, version: 1 });
	await insert(
		within,
		applications,
		data.applications.map(({ updatedAt, ...noted }) => ({ ...noted, userId, updatedAt: new Date(updatedAt) })),
	);
	await countSubmitted(userId, within);
	const chats = data.conversations.map((chat) => ({ ...chat, id: randomUUID() }));
	await insert(
		within,
		conversations,
		chats.map(({ id, title, sharesProfile, updatedAt }) => ({ id, userId, title, sharesProfile, updatedAt: new Date(updatedAt) })),
	);
	await insert(
		within,
		exchanges,
		chats.flatMap(({ id, exchanges: said }) =>
			said.map(({ question, reply, createdAt }) => ({
				conversationId: id,
				userId,
				eventId: eventId(),
				question,
				reply,
				createdAt: new Date(createdAt),
			})),
		),
	);
	const written = data.essays.map((essay) => ({ ...essay, id: randomUUID() }));
	await insert(
		within,
		essays,
		written.map(({ id, title, updatedAt }) => ({ id, userId, title, updatedAt: new Date(updatedAt) })),
	);
	await insert(
		within,
		reviews,
		written.flatMap(({ id, reviews: drafts }) =>
			drafts.map((review) => ({ ...review, essayId: id, userId, eventId: eventId(), createdAt: new Date(review.createdAt) })),
		),
	);
	await insert(
		within,
		brainstorms,
		data.brainstorms.map((brainstorm) => ({ ...brainstorm, userId, eventId: eventId(), createdAt: new Date(brainstorm.createdAt) })),
	);
	await insert(
		within,
		modelRecords,
		data.modelRecords.map((record) => ({ ...record, userId, createdAt: new Date(record.createdAt) })),
	);
}

/** What is imported was counted as a use in the account it comes from. */
const eventId = () => `imported-${randomUUID()}`;

async function insert<T extends PgTable>(within: Database, table: T, rows: T["$inferInsert"][]): Promise<void> {
	for await (const piece of piecesOf(rows)) await within.insert(table).values(piece as never);
}
