import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "~/db.server";
import { forgetMails } from "~/domain/outbox.server";
import { tendUnusedAccounts } from "~/domain/retention.server";
import { createSession, findActor } from "~/domain/sessions.server";
import { mails } from "../../drizzle/mail-schema";
import { profiles, sessions, users } from "../../drizzle/schema";
import { deliveredMails } from "../support/delivered-mails";
import { createStudent } from "../support/students";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const YEARS_AGO = daysAgo(740);

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
const later = async (days: number) => {
	const ago = sql`make_interval(days => ${days}::int)`;
	await db.update(users).set({ retentionWarnedAt: sql`${users.retentionWarnedAt} - ${ago}` });
	await db.update(mails).set({ createdAt: sql`${mails.createdAt} - ${ago}` });
	await tendUnusedAccounts();
};
const warnings = async (student: { userId: string }) => (await find(student))?.retentionWarnings;

afterEach(async () => {
	await forgetMails((await db.select({ email: users.email }).from(users)).map(({ email }) => email));
	await db.delete(users);
});

test("two warnings a month apart, then everything is deleted, mails included", async () => {
	const student = await createUnused();
	await db.insert(profiles).values({ userId: student.userId, answers: { miscellaneous: { careerInterest: "Botany" } }, version: 1 });
	await tendUnusedAccounts();
	await tendUnusedAccounts();
	expect([await warnings(student), await deliveredMails()]).toEqual([1, [expect.stringContaining("We will write once more in 30 days.")]]);
	const warned = async (days: number) => {
		await db.update(users).set({ retentionWarnedAt: daysAgo(days) });
		await tendUnusedAccounts();
		return warnings(student);
	};
	expect([await warned(29), await warned(31)]).toEqual([1, 2]);
	expect((await deliveredMails())[1]).toContain("This is the last mail before that.");
	expect([await warned(29), await deliveredMails()]).toEqual([2, [expect.any(String), expect.any(String)]]);
	expect(await warned(31)).toBeUndefined();
	expect([await db.select().from(profiles), await deliveredMails()]).toEqual([[], []]);
});

test("who was here within 24 months, and staff, are left alone", async () => {
	const student = await createUnused({ lastActiveAt: daysAgo(720), retentionWarnings: 2, retentionWarnedAt: daysAgo(60) });
	const staff = await createUnused({ role: "Admin", retentionWarnings: 2, retentionWarnedAt: daysAgo(60) });
	await tendUnusedAccounts();
	expect([await warnings(student), await warnings(staff), await deliveredMails()]).toEqual([2, 2, []]);
});

test("several at work at once send each mail once", async () => {
	for (let count = 0; count < 5; count++) await createUnused();
	await Promise.all([tendUnusedAccounts(), tendUnusedAccounts(), tendUnusedAccounts()]);
	expect(await deliveredMails()).toHaveLength(5);
});

test.each(["bounced", "given-up"] as const)("a warning that is %s counts for nothing, and goes out anew after a week", async (state) => {
	const students = [await createUnused(), await createUnused({ retentionWarnings: 1, retentionWarnedAt: daysAgo(31) })];
	const warned = () => Promise.all(students.map(warnings));
	await tendUnusedAccounts();
	await db.update(mails).set({ state });
	await later(5);
	expect([await warned(), await db.$count(mails)]).toEqual([[1, 2], 2]);
	await later(3);
	expect([await warned(), await db.$count(mails)]).toEqual([[1, 2], 4]);
	await db.update(mails).set({ state: "sent" });
	await later(31);
	expect(await warned()).toEqual([2, undefined]);
});

test("nobody is deleted whose warning is still on its way", async () => {
	const student = await createUnused({ retentionWarnings: 1, retentionWarnedAt: daysAgo(31) });
	await tendUnusedAccounts();
	await db.update(mails).set({ state: "failing" });
	await later(40);
	expect(await warnings(student)).toBe(2);
	await db.update(mails).set({ state: "sent" });
	await tendUnusedAccounts();
	expect(await warnings(student)).toBeUndefined();
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
