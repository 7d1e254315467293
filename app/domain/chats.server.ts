import { and, asc, desc, eq, sql } from "drizzle-orm";
import { conversations, exchanges } from "../../drizzle/schema";
import { CHAT_FAILED, type ChatContext, type ChatMessage, isConversationId, TITLE_MAX } from "../contract/writing";
import { type Database, db, isAccountGone } from "../db.server";
import { AppError } from "../errors";
import { log } from "../log.server";
import type { Asker } from "./assistant.server";
import { ANSWER_SECONDS, answer } from "./chat-answers.server";
import { workOnce } from "./paid-work.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId">;

export type ConversationSummary = { id: string; title: string };
export type Conversation = ConversationSummary & { sharesProfile: boolean; exchanges: Exchange[] };
export type Exchange = { id: number; question: string; reply: string };
/** Where a question went and what was replied, in markdown. */
export type Answered = { conversationId: string; reply: string };

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
export async function loadConversation(student: Student, conversationId: string): Promise<Conversation> {
	if (!isConversationId(conversationId)) throw noConversation();
	const [conversation] = await db
		.select({ id: conversations.id, title: conversations.title, sharesProfile: conversations.sharesProfile })
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
 * reply. `onText` gets the pieces of a model's reply as they come. A failure keeps and counts nothing.
 * Throws AppError no_uses_left, not_found, rate_limited, or unavailable with the specification's text.
 */
export async function ask(
	asker: Asker,
	{ message, idempotencyKey, ...context }: ChatMessage & ChatContext,
	onText: (text: string) => void = () => {},
): Promise<Answered> {
	const { student } = asker;
	const earlier = context.conversationId ? await lastSaid(student, context.conversationId) : [];
	return workOnce(
		student,
		{ kind: "chat", content: message, idempotencyKey, seconds: ANSWER_SECONDS },
		{
			run: () => answer(asker, { message, earlier, ...context }, onText).catch(failed),
			keep: (within, reply, eventId) => keep(within, { ...student, ...context, eventId, message, reply }),
			find: (eventId) => answerBefore(student, eventId),
		},
	);
}

/** What was said longer ago is not sent again. */
const EARLIER_MAX = 8;

/** The latest of what was said in a conversation of the student, the oldest first. Throws AppError not_found. */
async function lastSaid({ userId }: Student, conversationId: string): Promise<Pick<Exchange, "question" | "reply">[]> {
	const said = await db
		.select({ question: exchanges.question, reply: exchanges.reply })
		.from(conversations)
		.leftJoin(exchanges, eq(exchanges.conversationId, conversations.id))
		.where(own({ userId }, conversationId))
		.orderBy(desc(exchanges.id))
		.limit(EARLIER_MAX);
	if (said.length === 0) throw noConversation();
	return said.flatMap(({ question, reply }) => (question !== null && reply !== null ? { question, reply } : [])).reverse();
}

function failed(error: unknown): never {
	if (isAccountGone(error) || (error instanceof AppError && error.code !== "unavailable")) throw error;
	if (!(error instanceof AppError)) log.error({ err: error }, "no answer to a question");
	throw new AppError("unavailable", CHAT_FAILED);
}

async function answerBefore({ userId }: Student, eventId: string): Promise<Answered> {
	const [answered] = await db
		.select({ conversationId: exchanges.conversationId, reply: exchanges.reply })
		.from(exchanges)
		.where(and(eq(exchanges.userId, userId), eq(exchanges.eventId, eventId)));
	if (!answered) throw noConversation();
	return answered;
}

type Said = Student & ChatContext & { eventId: string; message: string; reply: string };

async function keep(within: Database, { userId, conversationId, sharesProfile = false, eventId, message, reply }: Said): Promise<Answered> {
	const [conversation] = conversationId
		? await within
				.update(conversations)
				.set({ updatedAt: sql`now()`, sharesProfile })
				.where(own({ userId }, conversationId))
				.returning({ id: conversations.id })
		: await within
				.insert(conversations)
				.values({ userId, title: titleOf(message), sharesProfile })
				.returning({ id: conversations.id });
	if (!conversation) throw noConversation();
	await within.insert(exchanges).values({ conversationId: conversation.id, userId, eventId, question: message, reply });
	return { conversationId: conversation.id, reply };
}

/** A conversation is called by its first question, until the student calls it something else. */
function titleOf(message: string): string {
	const characters = [...message.replace(/\s+/g, " ")];
	const title = characters.slice(0, TITLE_MAX / 2).join("");
	return characters.length > TITLE_MAX / 2 ? `${title.trimEnd()}…` : title;
}
