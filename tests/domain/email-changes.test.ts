import { readdirSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db.server";
import { enterWithGoogle, logIn, registerAdmin, registerStudent } from "~/domain/accounts.server";
import {
	cancelEmailChange,
	confirmEmailChange,
	findEmailChange,
	pendingEmailChange,
	requestEmailChange,
	resendEmailChange,
} from "~/domain/email-changes.server";
import { requestReset, resetPassword } from "~/domain/resets.server";
import { type Actor, createSession, findActor } from "~/domain/sessions.server";
import { env } from "~/env.server";
import { emailChanges, users } from "../../drizzle/schema";
import { deliveredMails } from "../support/delivered-mails";
import { confirmLinkIn, resetLinkIn, writtenMails } from "../support/mail";

const ORIGIN = "http://127.0.0.1:3000";
const PASSWORD = "four words in a row";
let next = 0;
let email: string;
let newEmail: string;
let actor: Actor;
beforeEach(async () => {
	next += 1;
	email = `old${next}@example.org`;
	newEmail = `new${next}@example.org`;
	actor = await actorOf(await register(email));
});

const register = (address: string) => registerStudent({ email: address, password: PASSWORD, confirm: PASSWORD, termsAccepted: true });
async function actorOf(account: Parameters<typeof createSession>[0]): Promise<Actor> {
	const found = await findActor((await createSession(account, "Here")).token);
	if (!found) throw new Error("no session");
	return found;
}

/** The mails that `work` led to, by the address they went to. */
async function mailsOf(work: () => Promise<unknown>): Promise<Record<string, string>> {
	const before = new Set(await deliveredMails());
	await work();
	const mails = (await deliveredMails({ withHead: true })).filter((mail) => ![...before].some((old) => mail.endsWith(old)));
	return Object.fromEntries(mails.map((mail) => [/^To: (?:.*<)?([^\s>]+)/m.exec(mail)?.[1] ?? "nobody", mail]));
}
const tokenIn = (mail = "") => new URL(confirmLinkIn(mail)).searchParams.get("token") ?? "";
const change = { password: PASSWORD };
const request = (who = actor, to = newEmail) => requestEmailChange(who, { newEmail: to, ...change }, ORIGIN);
async function requested(): Promise<{ old: string; new: string }> {
	const mails = await mailsOf(() => request());
	return { old: tokenIn(mails[email]), new: tokenIn(mails[newEmail]) };
}
const addressOf = async (userId: string) => (await db.select().from(users).where(eq(users.id, userId)))[0]?.email;

describe("the address changes once both said yes", () => {
	test.each([
		["the old one first", ["old", "new"]],
		["the new one first", ["new", "old"]],
	] as const)("%s", async (_, [first, second]) => {
		const tokens = await requested();
		expect(await pendingEmailChange(actor)).toEqual({ newEmail, isOldConfirmed: false, isNewConfirmed: false });
		expect(await confirmEmailChange(tokens[first], undefined)).toEqual({ newEmail, isDone: false });
		expect(await confirmEmailChange(tokens[first], undefined)).toEqual({ newEmail, isDone: false });
		expect(await addressOf(actor.userId)).toBe(email);
		expect(await pendingEmailChange(actor)).toEqual({ newEmail, isOldConfirmed: first === "old", isNewConfirmed: first === "new" });

		const mails = await mailsOf(async () =>
			expect(await confirmEmailChange(tokens[second], undefined)).toEqual({ newEmail, isDone: true }),
		);
		expect(Object.keys(mails).sort()).toEqual([newEmail, email].sort());
		expect(await addressOf(actor.userId)).toBe(newEmail);
		expect(await logIn({ email: newEmail, password: PASSWORD })).toMatchObject({ userId: actor.userId });
		await expect(logIn({ email, password: PASSWORD })).rejects.toMatchObject({ status: 401 });
		for (const token of Object.values(tokens)) {
			expect(await findEmailChange(token)).toBeUndefined();
			await expect(confirmEmailChange(token, undefined)).rejects.toMatchObject({ code: "invalid" });
		}
	});

	test("both at the same moment", async () => {
		const tokens = await requested();
		const answers = await Promise.all([tokens.old, tokens.new].map((token) => confirmEmailChange(token, undefined)));
		expect(answers.map(({ isDone }) => isDone).sort()).toEqual([false, true]);
		expect(await addressOf(actor.userId)).toBe(newEmail);
	});

	test("one of them five times at the same moment is one yes", async () => {
		const tokens = await requested();
		await Promise.all(Array.from({ length: 5 }, () => confirmEmailChange(tokens.new, undefined)));
		expect(await addressOf(actor.userId)).toBe(email);
	});

	test("for staff just the same", async () => {
		const terms = { password: PASSWORD, confirm: PASSWORD, termsAccepted: true as const };
		const staff = await actorOf(await registerAdmin({ email: `staff-${email}`, schoolName: "North", studentCount: 3, ...terms }));
		const mails = await mailsOf(() => request(staff));
		await confirmEmailChange(tokenIn(mails[staff.email]), undefined);
		expect(await confirmEmailChange(tokenIn(mails[newEmail]), undefined)).toMatchObject({ isDone: true });
		expect(await addressOf(staff.userId)).toBe(newEmail);
	});
});

test("then other sessions end, and so do links for a new password", async () => {
	const other = await createSession(await logIn({ email, password: PASSWORD }), "Elsewhere");
	const reset = await mailsOf(() => requestReset(email, ORIGIN));
	const tokens = await requested();
	await confirmEmailChange(tokens.old, actor);
	expect(await findActor(other.token)).toBeDefined();
	const here = await createSession(await logIn({ email, password: PASSWORD }), "Where it is confirmed");
	await confirmEmailChange(tokens.new, await findActor(here.token));
	expect(await findActor(other.token)).toBeUndefined();
	expect(await findActor(here.token)).toMatchObject({ email: newEmail });
	const token = new URL(resetLinkIn(reset[email] ?? "")).searchParams.get("token") ?? "";
	await expect(resetPassword({ token, newPassword: "another four words" })).rejects.toMatchObject({ code: "invalid" });
});

test("a stranger's session in the browser that confirms is none of the account's", async () => {
	const stranger = await actorOf(await register(`stranger-${email}`));
	const tokens = await requested();
	await confirmEmailChange(tokens.old, stranger);
	await confirmEmailChange(tokens.new, stranger);
	expect(await db.query.sessions.findFirst({ where: (session) => eq(session.userId, actor.userId) })).toBeUndefined();
	expect(await db.query.sessions.findFirst({ where: (session) => eq(session.userId, stranger.userId) })).toBeDefined();
});

test("what is stored tells no link, and ends after 24 hours", async () => {
	const tokens = await requested();
	const [stored] = await db.select().from(emailChanges).where(eq(emailChanges.userId, actor.userId));
	expect(JSON.stringify(stored)).not.toContain(tokens.old);
	expect(JSON.stringify(stored)).not.toContain(tokens.new);
	const hours = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
	expect(hours).toBeGreaterThan(23.9);
	expect(hours).toBeLessThanOrEqual(24);
	await db.update(emailChanges).set({ expiresAt: new Date(Date.now() - 1000) });
	expect(await pendingEmailChange(actor)).toBeUndefined();
	expect(await findEmailChange(tokens.old)).toBeUndefined();
	await expect(confirmEmailChange(tokens.old, undefined)).rejects.toMatchObject({ code: "invalid" });
	await expect(resendEmailChange(actor, ORIGIN)).rejects.toMatchObject({ code: "invalid" });
});

test("sent again, the older links are void, and a yes that was said stays said", async () => {
	const first = await requested();
	await confirmEmailChange(first.old, undefined);
	const mails = await mailsOf(() => resendEmailChange(actor, ORIGIN));
	expect(Object.keys(mails)).toEqual([newEmail]);
	await expect(confirmEmailChange(first.new, undefined)).rejects.toMatchObject({ code: "invalid" });
	expect(await confirmEmailChange(tokenIn(mails[newEmail]), undefined)).toMatchObject({ isDone: true });
});

test("given up, or begun anew, it leaves no link alive", async () => {
	const first = await requested();
	await cancelEmailChange(actor);
	await cancelEmailChange(actor);
	expect(await pendingEmailChange(actor)).toBeUndefined();
	await expect(confirmEmailChange(first.old, undefined)).rejects.toMatchObject({ code: "invalid" });
	const second = await requested();
	await confirmEmailChange(second.old, undefined);
	await request(actor, `other-${newEmail}`);
	for (const token of Object.values(second)) await expect(confirmEmailChange(token, undefined)).rejects.toMatchObject({ code: "invalid" });
	expect(await pendingEmailChange(actor)).toEqual({ newEmail: `other-${newEmail}`, isOldConfirmed: false, isNewConfirmed: false });
});

describe("an address that has an account", () => {
	test("gets a mail without a link, and the page shows what it shows of any", async () => {
		await register(newEmail);
		const mails = await mailsOf(() => request());
		expect(Object.keys(mails).sort()).toEqual([newEmail, email].sort());
		expect(mails[newEmail]).toContain("Somebody tried to use this e-mail address");
		expect(mails[newEmail]).not.toContain("token=");
		expect(mails[newEmail]).not.toContain(email);
		expect(await confirmEmailChange(tokenIn(mails[email]), undefined)).toEqual({ newEmail, isDone: false });
		expect(await pendingEmailChange(actor)).toEqual({ newEmail, isOldConfirmed: true, isNewConfirmed: false });
	});

	test("since the links were mailed: nothing changes", async () => {
		const tokens = await requested();
		await confirmEmailChange(tokens.old, undefined);
		await register(newEmail);
		await expect(confirmEmailChange(tokens.new, undefined)).rejects.toMatchObject({ code: "conflict" });
		expect([await addressOf(actor.userId), await pendingEmailChange(actor)]).toEqual([email, undefined]);
		expect(await findActor((await createSession(await logIn({ email, password: PASSWORD }), "Still"))?.token)).toBeDefined();
	});

	test("two who want one address at the same moment: one gets it", async () => {
		const other = await actorOf(await register(`other-${email}`));
		const mine = await requested();
		const theirs = await mailsOf(() => request(other));
		await confirmEmailChange(mine.old, undefined);
		await confirmEmailChange(tokenIn(theirs[other.email]), undefined);
		const answers = await Promise.allSettled([mine.new, tokenIn(theirs[newEmail])].map((token) => confirmEmailChange(token, undefined)));
		expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
		expect([await addressOf(actor.userId), await addressOf(other.userId)].filter((address) => address === newEmail)).toHaveLength(1);
	});
});

test("the same address, a wrong password and a missing one are refused", async () => {
	const refused = async (input: { newEmail: string; password?: string }, field: string) =>
		expect(requestEmailChange(actor, input, ORIGIN)).rejects.toMatchObject({ details: { fields: { [field]: expect.any(String) } } });
	await refused({ newEmail: email, password: PASSWORD }, "newEmail");
	await refused({ newEmail, password: "not this one" }, "password");
	await refused({ newEmail }, "password");
	expect(await pendingEmailChange(actor)).toBeUndefined();
});

test("an account of Google's has no password to give, and stays Google's", async () => {
	const person = { subject: `sub-${next}`, email: `google-${email}`, isEmailVerified: true };
	const google = await actorOf(await enterWithGoogle(person));
	const mails = await mailsOf(() => requestEmailChange(google, { newEmail }, ORIGIN));
	await confirmEmailChange(tokenIn(mails[google.email]), undefined);
	await confirmEmailChange(tokenIn(mails[newEmail]), undefined);
	expect(await enterWithGoogle(person)).toMatchObject({ userId: google.userId, email: newEmail });
});

test("five requests in an hour, the next is refused; strangers' addresses get five mails a day", async () => {
	for (let n = 0; n < 5; n++) await request();
	await expect(request()).rejects.toMatchObject({ code: "rate_limited" });
	await expect(resendEmailChange(actor, ORIGIN)).rejects.toMatchObject({ code: "rate_limited" });
	const other = await actorOf(await register(`more-${email}`));
	const mails = await mailsOf(() => request(other));
	expect(Object.keys(mails)).toEqual([other.email]);
});

test("mails that were kept of the old address are gone once it is changed, but for the one that says so", async () => {
	await mailsOf(() => requestReset(email, ORIGIN));
	const tokens = await requested();
	await confirmEmailChange(tokens.old, undefined);
	await confirmEmailChange(tokens.new, undefined);
	const kept = await deliveredMails({ withHead: true });
	const folder = path.join(env.DATA_DIR, "mail");
	expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
	expect(kept.filter((mail) => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`))).toEqual([
		expect.stringContaining("has changed"),
	]);
});
