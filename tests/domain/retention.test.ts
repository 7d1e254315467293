import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "~/db.server";
import { tendUnusedAccounts } from "~/domain/retention.server";
import { createSession, findActor } from "~/domain/sessions.server";
import * as mail from "~/integrations/mail.server";
import { profiles, sessions, users } from "../../drizzle/schema";
import { writtenMails } from "../support/mail";
import { createStudent } from "../support/students";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const YEARS_AGO = daysAgo(740);
const mails = () => writtenMails(process.env.DATA_DIR ?? "");

async function createUnused(values: Partial<typeof users.$inferInsert> = {}): Promise<{ userId: string; email: string }> {
	const { userId } = await createStudent();
	const [user] = await db
		.update(users)
		.set({ lastActiveAt: YEARS_AGO, ...values })
		.where(eq(users.id, userId))
		.returning();
	return { userId, email: user?.email ?? "" };
}
const find = async ({ userId }: { userId: string }) => (await db.select().from(users).where(eq(users.id, userId)))[0];
const warnings = async (student: { userId: string }) => (await find(student))?.retentionWarnings;

afterEach(async () => {
	vi.restoreAllMocks();
	await db.delete(users);
});

test("two warnings a month apart, then everything is deleted, mails included", async () => {
	const student = await createUnused();
	await db.insert(profiles).values({ userId: student.userId, answers: { miscellaneous: { careerInterest: "Botany" } }, version: 1 });
	await tendUnusedAccounts();
	await tendUnusedAccounts();
	expect([await warnings(student), mails()]).toEqual([1, [expect.stringContaining("We will write once more in 30 days.")]]);
	const warned = async (days: number) => {
		await db.update(users).set({ retentionWarnedAt: daysAgo(days) });
		await tendUnusedAccounts();
		return warnings(student);
	};
	expect([await warned(29), await warned(31)]).toEqual([1, 2]);
	expect(mails()[1]).toContain("This is the last mail before that.");
	expect([await warned(29), mails().length]).toEqual([2, 2]);
	expect(await warned(31)).toBeUndefined();
	expect([await db.select().from(profiles), mails()]).toEqual([[], []]);
});

test("who was here within 24 months, and staff, are left alone", async () => {
	const student = await createUnused({ lastActiveAt: daysAgo(720), retentionWarnings: 2, retentionWarnedAt: daysAgo(60) });
	const staff = await createUnused({ role: "Admin", retentionWarnings: 2, retentionWarnedAt: daysAgo(60) });
	await tendUnusedAccounts();
	expect([await warnings(student), await warnings(staff), mails()]).toEqual([2, 2, []]);
});

test("several at work at once send each mail once", async () => {
	for (let count = 0; count < 5; count++) await createUnused();
	await Promise.all([tendUnusedAccounts(), tendUnusedAccounts(), tendUnusedAccounts()]);
	expect(mails()).toHaveLength(5);
	for (const { email } of await db.select({ email: users.email }).from(users)) await mail.forgetMails(email);
});

test("a warning that could not be sent is sent the next time, and counts for nothing", async () => {
	const [first, second] = [await createUnused(), await createUnused({ retentionWarnings: 1, retentionWarnedAt: daysAgo(31) })];
	vi.spyOn(mail, "sendMail").mockRejectedValue(new Error("no mail server"));
	await tendUnusedAccounts();
	expect([await warnings(first), await warnings(second)]).toEqual([0, 1]);
	expect((await find(second))?.retentionWarnedAt).toEqual(expect.toSatisfy((at: Date) => at < daysAgo(30)));
	vi.restoreAllMocks();
	await tendUnusedAccounts();
	expect([await warnings(first), await warnings(second)]).toEqual([1, 2]);
	for (const { email } of [first, second]) await mail.forgetMails(email);
});

test("signing in begins the time anew, and so does being here with a session begun before", async () => {
	const student = await createUnused({ retentionWarnings: 2, retentionWarnedAt: daysAgo(31) });
	const { token } = await createSession({ userId: student.userId, passwordHash: null }, "Chrome on Linux");
	const isHere = { retentionWarnings: 0, retentionWarnedAt: null, lastActiveAt: expect.toSatisfy((at: Date) => at > daysAgo(1)) };
	expect(await find(student)).toMatchObject(isHere);
	await db.update(users).set({ lastActiveAt: YEARS_AGO, retentionWarnings: 2, retentionWarnedAt: daysAgo(31) });
	await findActor(token);
	expect(await warnings(student)).toBe(2);
	await db.update(sessions).set({ lastSeenAt: daysAgo(1) });
	await findActor(token);
	expect(await find(student)).toMatchObject(isHere);
	expect((await db.select().from(sessions))[0]?.lastSeenAt).toEqual(expect.toSatisfy((at: Date) => at > daysAgo(1)));
	await tendUnusedAccounts();
	expect(await find(student)).toBeDefined();
});

test("a wrong sign-in begins nothing", async () => {
	const student = await createUnused({ retentionWarnings: 1, retentionWarnedAt: daysAgo(5) });
	await expect(createSession({ userId: student.userId, passwordHash: "another" }, "Chrome")).rejects.toMatchObject({ code: "signed_out" });
	expect(await warnings(student)).toBe(1);
});
