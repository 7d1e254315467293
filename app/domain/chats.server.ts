import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { conversations, exchanges } from "../../drizzle/schema";
import { CHAT_FAILED, type ChatMessage, isConversationId, TITLE_MAX } from "../contract/writing";
import { db } from "../db.server";
import { AppError } from "../errors";
import { log } from "../log.server";
import { answerFromGuide } from "./guide.server";
import type { Actor } from "./sessions.server";
import { commitUse, giveBackUse, type ReservedUse, reserveUse } from "./usage.server";

type Student = Pick<Actor, "userId">;

export type ConversationSummary = { id: string; title: string };
export type Exchange = { id: number; question: string; reply: string };
/** Where a question went and what was replied, in markdown. */
export type Answered = { conversationId: string; reply: string };

/** How long an answer may take; a use that is reserved longer is given back. */
const ANSWER_SECONDS = 60;
const ASK_AGAIN_MS = 200;

const own = ({ userId }: Student, conversationId: string) => and(eq(conversations.id, conversationId), eq(conversations.userId, userId));
const noConversation = () => new AppError("not_found", "This conversation is not there. It may have been deleted.");

/** The student's conversations, the latest used first. */
export async function listConversations({ userId }: Student): Promise<ConversationSummary[]> {
	return db
		.select({ id: conversations.id, title: conversations.title })
		.from(conversations)
		.where(eq(conversations.userId, userId))
		.orderBy(desc(conversations.updatedAt), asc(conversations.id));
}

/** One conversation of the student with all that was said. Throws AppError not_found. */
export async function loadConversation(student: Student, conversationId: string): Promise<ConversationSummary & { exchanges: Exchange[] }> {
	if (!isConversationId(conversationId)) throw noConversation();
	const [conversation] = await db
		.select({ id: conversations.id, title: conversations.title })
		.from(conversations)
		.where(own(student, conversationId));
	if (!conversation) throw noConversation();
	const said = await db
		.select({ id: exchanges.id, question: exchanges.question, reply: exchanges.reply })
		.from(exchanges)
		.where(and(eq(exchanges.conversationId, conversationId), eq(exchanges.userId, student.userId)))
		.orderBy(asc(exchanges.id));
	return { ...conversation, exchanges: said };
}

/** Gives one of the student's conversations another name. Throws AppError not_found. */
export async function renameConversation(student: Student, conversationId: string, title: string): Promise<void> {
	const renamed = await db.update(conversations).set({ title }).where(own(student, conversationId)).returning({ id: conversations.id });
	if (renamed.length === 0) throw noConversation();
}

/** Deletes one of the student's conversations with all that was said; one that is not theirs or gone stays as it is. */
export async function deleteConversation(student: Student, conversationId: string): Promise<void> {
	await db.delete(conversations).where(own(student, conversationId));
}

/**
 * Asks the assistant one question, in a conversation of the student or in a new one. Costs one use (design, section 3, “who
 * may chat”): the same message under the same key is asked and counted once, however often it is sent, and gives the same
 * reply. A failure keeps and counts nothing.
 * Throws AppError no_uses_left, not_found, or unavailable with the specification's text.
 */
export async function ask(
	student: Student,
	{ message, idempotencyKey = randomUUID(), conversationId }: ChatMessage & { conversationId?: string },
): Promise<Answered> {
	if (conversationId) await requireConversation(student, conversationId);
	const eventId = createHash("sha256").update(`${idempotencyKey}\n${message}`).digest("base64url");
	const reserve = () => reserveUse(student, { kind: "chat", eventId }, ANSWER_SECONDS);
	let reservation = await reserve();
	for (; reservation.state === "held"; reservation = await reserve()) await wait(ASK_AGAIN_MS);
	if (reservation.state === "counted") return answerBefore(student, eventId);
	const { use } = reservation;
	try {
		const { reply } = answerFromGuide(message);
		return await keep(use, { message, reply, conversationId });
	} catch (error) {
		await giveBackUse(use);
		if (error instanceof AppError) throw error;
		log.error({ err: error }, "no answer to a question");
		throw new AppError("unavailable", CHAT_FAILED);
	}
}

async function requireConversation(student: Student, conversationId: string): Promise<void> {
	const [found] = await db.select({ id: conversations.id }).from(conversations).where(own(student, conversationId));
	if (!found) throw noConversation();
}

async function answerBefore({ userId }: Student, eventId: string): Promise<Answered> {
	const [answered] = await db
		.select({ conversationId: exchanges.conversationId, reply: exchanges.reply })
		.from(exchanges)
		.where(and(eq(exchanges.userId, userId), eq(exchanges.eventId, eventId)));
	if (!answered) throw noConversation();
	return answered;
}

/** Keeps question and reply and counts the use, both or neither. */
async function keep(
	use: ReservedUse,
	{ message, reply, conversationId }: { message: string; reply: string; conversationId?: string },
): Promise<Answered> {
	const { userId, eventId } = use;
	return db.transaction(async (within) => {
		const [conversation] = conversationId
			? await within
					.update(conversations)
					.set({ updatedAt: sql`now()` })
					.where(own({ userId }, conversationId))
					.returning({ id: conversations.id })
			: await within
					.insert(conversations)
					.values({ userId, title: titleOf(message) })
					.returning({ id: conversations.id });
		if (!conversation) throw noConversation();
		await within.insert(exchanges).values({ conversationId: conversation.id, userId, eventId, question: message, reply });
		await commitUse(use, within);
		return { conversationId: conversation.id, reply };
	});
}

/** A conversation is called by its first question, until the student calls it something else. */
function titleOf(message: string): string {
	const characters = [...message.replace(/\s+/g, " ")];
	const title = characters.slice(0, TITLE_MAX / 2).join("");
	return characters.length > TITLE_MAX / 2 ? `${title.trimEnd()}…` : title;
}
