import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db.server";
import { type Account, enterWithGoogle, logIn, registerStudent } from "~/domain/accounts.server";
import { requestFirstPassword, requestReset, resetPassword } from "~/domain/resets.server";
import { createSession, endAllSessions, findActor } from "~/domain/sessions.server";
import { env } from "~/env.server";
import { passwordResets, sessions, users } from "../../drizzle/schema";
import { deliveredMails } from "../support/delivered-mails";
import { resetLinkIn, writtenMails } from "../support/mail";

const ORIGIN = "http://127.0.0.1:3000";
const PASSWORD = "four words in a row";
const NEW = "another four words here";
let email: string;
let account: Account;
let userId: string;
let next = 0;
beforeEach(async () => {
	next += 1;
	email = `reset${next}@example.org`;
	account = await registerStudent({ email, password: PASSWORD, confirm: PASSWORD, termsAccepted: true });
	({ userId } = account);
});

/** Asks for a link and gives the mails it led to. */
async function ask(address = email): Promise<string[]> {
	const before = (await deliveredMails()).length;
	await requestReset(address, ORIGIN);
	return (await deliveredMails()).slice(before);
}
const tokenIn = (mail = "") => new URL(resetLinkIn(mail)).searchParams.get("token") ?? "";
const use = (token: string, newPassword = NEW) => resetPassword({ token, newPassword });

test("a mailed link sets the password, ends every session and works once", async () => {
	const { token: session } = await createSession(account, "Somewhere");
	const [mail] = await ask();
	expect(resetLinkIn(mail ?? "")).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password\?token=[\w-]{32}$/);
	expect(await use(tokenIn(mail))).toMatchObject({ userId, email, role: "Student" });
	expect(await findActor(session)).toBeUndefined();
	await expect(logIn({ email, password: PASSWORD })).rejects.toMatchObject({ status: 401 });
	expect(await logIn({ email, password: NEW })).toMatchObject({ userId });
	await expect(use(tokenIn(mail), "yet another four words")).rejects.toMatchObject({ code: "invalid" });
	expect(await logIn({ email, password: NEW })).toMatchObject({ userId });
});

describe("who was checked by the old password before a reset and comes in after it", () => {
	const sessionsLeft = () => db.select().from(sessions).where(eq(sessions.userId, userId));

	test("is not let in", async () => {
		const checked = await logIn({ email, password: PASSWORD });
		const renewed = await use(tokenIn((await ask())[0]));
		await expect(createSession(checked, "Too late")).rejects.toMatchObject({ code: "signed_out", message: "Failed to log in" });
		expect(await sessionsLeft()).toEqual([]);
		expect(await createSession(renewed, "In time")).toMatchObject({ token: expect.any(String) });
	});

	test("is not let in while the reset is under way", async () => {
		const checked = await logIn({ email, password: PASSWORD });
		let answer: Promise<unknown> = Promise.resolve();
		await db.transaction(async (transaction) => {
			await transaction.update(users).set({ passwordHash: "another" }).where(eq(users.id, userId));
			await endAllSessions(userId, transaction);
			answer = createSession(checked, "Meanwhile").catch((error) => error);
			await sleep(300);
		});
		expect(await answer).toMatchObject({ code: "signed_out" });
		expect(await sessionsLeft()).toEqual([]);
	});
});

test("used five times at once it works once", async () => {
	const [mail] = await ask();
	const results = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => use(tokenIn(mail), `${NEW} ${n}`)));
	expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	const winner = results.findIndex(({ status }) => status === "fulfilled") + 1;
	expect(await logIn({ email, password: `${NEW} ${winner}` })).toMatchObject({ userId });
});

test("a newer link voids the older one", async () => {
	const [older] = await ask();
	const [newer] = await ask();
	await expect(use(tokenIn(older))).rejects.toMatchObject({ code: "invalid" });
	expect(await use(tokenIn(newer))).toMatchObject({ userId });
});

test("a common password is refused and leaves the link alive", async () => {
	const [mail] = await ask();
	await expect(use(tokenIn(mail), "1234567890")).rejects.toMatchObject({ details: { fields: { newPassword: expect.any(String) } } });
	expect(await use(tokenIn(mail))).toMatchObject({ userId });
});

test("a link ends after an hour", async () => {
	const [mail] = await ask();
	const [stored] = await db.select().from(passwordResets).where(eq(passwordResets.userId, userId));
	const minutes = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
	expect(minutes).toBeGreaterThan(59);
	expect(minutes).toBeLessThanOrEqual(60);
	expect(stored?.tokenHash).not.toContain(tokenIn(mail));
	await db
		.update(passwordResets)
		.set({ expiresAt: new Date(Date.now() - 1000) })
		.where(eq(passwordResets.userId, userId));
	await expect(use(tokenIn(mail))).rejects.toMatchObject({ code: "invalid" });
});

test("an unknown address gets no mail and no complaint", async () => {
	expect(await ask("nobody@example.org")).toEqual([]);
});

test("an account that signs in with Google is told so and gets no link", async () => {
	const address = `google-${email}`;
	await enterWithGoogle({ subject: address, email: address, isEmailVerified: true });
	const [mail] = await ask(address);
	expect(mail).toContain("signs in with Google");
	expect(mail).not.toContain("token=");
});

describe("an account without a password", () => {
	const enter = () => enterWithGoogle({ subject: `first-${email}`, email: `first-${email}`, isEmailVerified: true });
	async function signedIn() {
		const actor = await findActor((await createSession(await enter(), "Here")).token);
		if (!actor) throw new Error("no session");
		return actor;
	}

	test("is mailed a link to its first one when its owner asks for it, and has both ways in then", async () => {
		const actor = await signedIn();
		const before = writtenMails(env.DATA_DIR).length;
		await requestFirstPassword(actor, ORIGIN);
		const mails = (await deliveredMails()).slice(before);
		expect(mails).toEqual([expect.stringContaining("beside\nsigning in with Google")]);
		await use(tokenIn(mails[0]));
		expect(await logIn({ email: actor.email, password: NEW })).toMatchObject({ userId: actor.userId });
		expect(await createSession(await enter(), "Google")).toMatchObject({ token: expect.any(String) });
		const again = await signedIn();
		await expect(requestFirstPassword(again, ORIGIN)).rejects.toMatchObject({ code: "conflict" });
	});

	test("is mailed five such links in an hour", async () => {
		const actor = await signedIn();
		for (let n = 0; n < 5; n++) await requestFirstPassword(actor, ORIGIN);
		await expect(requestFirstPassword(actor, ORIGIN)).rejects.toMatchObject({ code: "rate_limited" });
	});
});

test("after five mails in an hour no more go out, and the last link stays good", async () => {
	const mails = [];
	for (let n = 0; n < 7; n++) mails.push(...(await ask()));
	expect(mails).toHaveLength(5);
	expect(await use(tokenIn(mails.at(-1)))).toMatchObject({ userId });
});
