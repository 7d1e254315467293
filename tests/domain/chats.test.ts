import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { chatForm, chatMessage } from "~/contract/writing";
import { db } from "~/db.server";
import { ask, deleteConversation, listConversations, loadConversation, renameConversation } from "~/domain/chats.server";
import { answerFromGuide } from "~/domain/guide.server";
import { exchanges, usageEvents, users } from "../../drizzle/schema";
import { createStudent } from "../support/students";

vi.mock("~/domain/guide.server", async (original) => {
	const guide = await original<typeof import("~/domain/guide.server")>();
	return { ...guide, answerFromGuide: vi.fn(guide.answerFromGuide) };
});
beforeEach(() => {
	vi.mocked(answerFromGuide).mockClear();
});

async function stored({ userId }: { userId: string }) {
	const [user] = await db.select({ trialUses: users.trialUses }).from(users).where(eq(users.id, userId));
	const uses = await db.select().from(usageEvents).where(eq(usageEvents.userId, userId));
	const said = await db.select().from(exchanges).where(eq(exchanges.userId, userId));
	return { trialUses: user?.trialUses, uses: uses.length, exchanges: said.length };
}

test("a question is answered, kept and counted; the next one goes on in the same conversation", async () => {
	const student = await createStudent();
	const first = await ask({ student }, { message: "What is\nthe EFC?" });
	expect(first.reply).toContain("Expected Family Contribution");
	await ask({ student }, { message: "What is FERPA?", conversationId: first.conversationId });
	const conversation = await loadConversation(student, first.conversationId);
	expect(conversation.title).toBe("What is the EFC?");
	expect(conversation.exchanges.map(({ question }) => question)).toEqual(["What is\nthe EFC?", "What is FERPA?"]);
	expect(conversation.exchanges[0]?.reply).toBe(first.reply);
	expect(await stored(student)).toEqual({ trialUses: 8, uses: 2, exchanges: 2 });
});

test("the same message under the same key is asked once, also ten times at once; another message is another question", async () => {
	const student = await createStudent();
	const question = { message: "What is FERPA?", idempotencyKey: "key-1" };
	const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ student }, question)));
	answers.push(await ask({ student }, question));
	expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
	expect(answerFromGuide).toHaveBeenCalledTimes(1);
	await ask({ student }, { ...question, message: "And the FAFSA?" });
	expect(await stored(student)).toEqual({ trialUses: 8, uses: 2, exchanges: 2 });
});

test("a failure says so in the specification's words, keeps and counts nothing, and the same key may try again", async () => {
	const student = await createStudent({ trialUses: 1 });
	vi.mocked(answerFromGuide).mockImplementationOnce(() => {
		throw new Error("broken");
	});
	const question = { message: "What is FERPA?", idempotencyKey: "key-1" };
	await expect(ask({ student }, question)).rejects.toMatchObject({ code: "unavailable", message: "temporarily unavailable" });
	expect(await stored(student)).toEqual({ trialUses: 1, uses: 0, exchanges: 0 });
	expect(await listConversations(student)).toEqual([]);
	await ask({ student }, question);
	expect(await stored(student)).toEqual({ trialUses: 0, uses: 1, exchanges: 1 });
});

test("without a use left nothing is asked; what was answered before is still given", async () => {
	const student = await createStudent({ trialUses: 1 });
	const question = { message: "What is FERPA?", idempotencyKey: "key-1" };
	const answered = await ask({ student }, question);
	await expect(ask({ student }, { message: "And the FAFSA?" })).rejects.toMatchObject({ code: "no_uses_left" });
	expect(answerFromGuide).toHaveBeenCalledTimes(1);
	expect(await ask({ student }, question)).toEqual(answered);
});

test("conversations are listed the latest first, renamed and deleted, and the use stays counted", async () => {
	const student = await createStudent();
	const first = await ask({ student }, { message: "What is FERPA?" });
	const second = await ask({ student }, { message: "And the FAFSA?" });
	expect((await listConversations(student)).map(({ id }) => id)).toEqual([second.conversationId, first.conversationId]);
	await ask({ student }, { message: "More", conversationId: first.conversationId });
	expect((await listConversations(student))[0]?.id).toBe(first.conversationId);
	await renameConversation(student, first.conversationId, "Letters");
	expect((await listConversations(student))[0]?.title).toBe("Letters");
	await deleteConversation(student, first.conversationId);
	await expect(loadConversation(student, first.conversationId)).rejects.toMatchObject({ code: "not_found" });
	expect(await stored(student)).toEqual({ trialUses: 7, uses: 3, exchanges: 1 });
});

test("another student's conversation is not there: not to read, ask in, rename or delete", async () => {
	const [owner, other] = [await createStudent(), await createStudent()];
	const { conversationId } = await ask({ student: owner }, { message: "What is FERPA?" });
	for (const attempt of [
		() => loadConversation(other, conversationId),
		() => ask({ student: other }, { message: "Hello there", conversationId }),
		() => renameConversation(other, conversationId, "Mine"),
		() => loadConversation(other, "no-id"),
	])
		await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
	await deleteConversation(other, conversationId);
	expect(await loadConversation(owner, conversationId)).toMatchObject({
		title: "What is FERPA?",
		exchanges: [{ question: "What is FERPA?" }],
	});
	expect(await stored(other)).toEqual({ trialUses: 10, uses: 0, exchanges: 0 });
});

test("what may be asked: 4,000 characters that can be stored, and more than spaces", () => {
	const isTaken = (message: unknown) => chatMessage.safeParse({ message }).success;
	expect([isTaken("x".repeat(4000)), isTaken(`${"\r\n".repeat(1999)}xx`), isTaken("ما هي FAFSA؟"), isTaken("🎓".repeat(2000))]).toEqual([
		true,
		true,
		true,
		true,
	]);
	for (const message of ["", " \n\t\u3000 ", "x".repeat(4001), "a\0b", "\ud800", "a\udfff", 5, null, undefined, ["a"]])
		expect([message, isTaken(message)]).toEqual([message, false]);
	expect(chatMessage.safeParse({ message: "a", conversationId: "x" }).success).toBe(false);
	expect(chatForm.safeParse({ message: "a", idempotencyKey: "<script>" }).success).toBe(false);
});
