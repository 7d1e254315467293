import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db.server";
import { logIn, registerStudent } from "~/domain/accounts.server";
import { requestReset, resetPassword } from "~/domain/resets.server";
import { env } from "~/env.server";
import { rateLimits } from "../../drizzle/schema";
import { deliveredMails } from "../support/delivered-mails";
import { resetLinkIn, writtenMails } from "../support/mail";

const PASSWORD = "four words in a row";
const HOME = { address: "192.0.2.7" };
let email: string;
let next = 0;
beforeEach(async () => {
	next += 1;
	email = `limited${next}@example.org`;
	await registerStudent({ email, password: PASSWORD, confirm: PASSWORD, termsAccepted: true });
	await db.delete(rateLimits);
});

const tryPassword = (password: string, client: object = {}) =>
	logIn({ email, password }, client).then(
		() => 200,
		({ status }) => status as number,
	);

async function tryWrong(times: number, client: object = {}): Promise<number[]> {
	const statuses = [];
	for (let n = 0; n < times; n++) statuses.push(await tryPassword(`wrong ${n}`, client));
	return statuses;
}

describe("wrong passwords on one account", () => {
	test("are limited long before sixty in a row, and tell when to try again", async () => {
		const statuses = await tryWrong(60);
		expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
		expect(statuses.slice(20)).toEqual(Array(40).fill(429));
		const refusal = await logIn({ email, password: PASSWORD }).catch((error) => error);
		expect(refusal).toMatchObject({ code: "rate_limited", details: { retryAfter: expect.any(Number) } });
		expect(refusal.details.retryAfter).toBeGreaterThan(60);
		expect(refusal.details.retryAfter).toBeLessThanOrEqual(15 * 60);
	});

	test("are limited when they come all at once, and from many addresses", async () => {
		const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => tryPassword(`wrong ${n}`, { address: `198.51.100.${n}` })));
		expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(22);
		expect(statuses).toContain(429);
	});

	test("are limited for an e-mail without an account just the same", async () => {
		email = "nobody-here@example.org";
		expect((await tryWrong(21)).at(-1)).toBe(429);
	});

	test("are forgotten after a right one", async () => {
		await tryWrong(19);
		expect(await tryPassword(PASSWORD)).toBe(200);
		expect(await tryWrong(20)).toEqual(Array(20).fill(401));
	});

	test("stop counting when the window is over", async () => {
		await tryWrong(21);
		expect(await tryPassword(PASSWORD)).toBe(429);
		await db.update(rateLimits).set({ expire: new Date(Date.now() - 1000) });
		expect(await tryPassword(PASSWORD)).toBe(200);
	});

	test("leave the owner's own browser a count of its own", async () => {
		await tryWrong(30);
		expect(await tryPassword(PASSWORD, { knownDevice: "the owner's browser" })).toBe(200);
		expect((await tryWrong(21, { knownDevice: "a stolen browser" })).at(-1)).toBe(429);
		expect(await tryPassword(PASSWORD, { knownDevice: "the owner's browser" })).toBe(200);
	});

	test("are forgotten by a reset through the owner's mail", async () => {
		await tryWrong(30);
		const before = writtenMails(env.DATA_DIR).length;
		await requestReset(email, "http://127.0.0.1:3000");
		const token = new URL(resetLinkIn((await deliveredMails())[before] ?? "")).searchParams.get("token") ?? "";
		await resetPassword({ token, newPassword: "another four words here" });
		expect(await tryPassword("another four words here")).toBe(200);
	});
});

describe("one address", () => {
	test("lets a school register and sign in at once", async () => {
		const people = Array.from({ length: 30 }, (_, n) => `pupil${n}-${email}`);
		await Promise.all(
			people.map((person) => registerStudent({ email: person, password: PASSWORD, confirm: PASSWORD, termsAccepted: true }, HOME)),
		);
		const signedIn = await Promise.all(people.map((person) => logIn({ email: person, password: PASSWORD }, HOME)));
		expect(signedIn).toHaveLength(30);
		const mistaken = await Promise.all(
			people.map((person) => logIn({ email: person, password: "mistyped" }, HOME).catch(({ status }) => status)),
		);
		expect(mistaken).toEqual(Array(30).fill(401));
	});

	test("is limited when it tries one password on hundreds of accounts, without shutting out known browsers", async () => {
		const state = await db.select().from(rateLimits);
		expect(state).toEqual([]);
		await tryWrong(1, HOME);
		await db.update(rateLimits).set({ points: 300 });
		email = `other-${email}`;
		expect(await tryPassword("wrong", HOME)).toBe(429);
		expect(await tryPassword("wrong", { address: "192.0.2.8" })).toBe(401);
		expect(await tryPassword("wrong", { ...HOME, knownDevice: "known here" })).toBe(401);
	});
});

test("what is stored names neither account nor address", async () => {
	await tryWrong(2, HOME);
	const stored = JSON.stringify(await db.select().from(rateLimits));
	expect(stored).toContain("wrongPasswordsOfAccount");
	expect(stored).not.toContain(email);
	expect(stored).not.toContain(HOME.address);
});
