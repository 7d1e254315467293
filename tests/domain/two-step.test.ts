import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drainBackground } from "~/background.server";
import { db } from "~/db.server";
import { type Account, changePassword, enterWithGoogle, logIn, registerStudent } from "~/domain/accounts.server";
import { type Actor, createSession, findActor } from "~/domain/sessions.server";
import { beginChallenge, endChallenge, findChallenge, takeSecondStep } from "~/domain/sign-in-challenges.server";
import {
	beginTwoStep,
	cancelTwoStep,
	confirmTwoStep,
	renewRecoveryCodes,
	switchOffTwoStep,
	twoStepState,
	unconfirmedKey,
} from "~/domain/two-step.server";
import { seal, unseal } from "~/sealed-text.server";
import { rateLimits, recoveryCodes, sessions, signInChallenges, users } from "../../drizzle/schema";

const PASSWORD = "four words in a row";
const STEP_MS = 30_000;
let next = 0;
let email: string;
let actor: Actor;
beforeEach(async () => {
	// A half minute must not end between making a code and giving it.
	vi.useFakeTimers({ toFake: ["Date"] });
	next += 1;
	email = `steps${next}@example.org`;
	actor = await signedIn(await registerStudent({ email, password: PASSWORD, confirm: PASSWORD, termsAccepted: true }));
});
afterEach(async () => {
	await drainBackground();
	vi.useRealTimers();
});

async function signedIn(account: Parameters<typeof createSession>[0]): Promise<Actor> {
	const found = await findActor((await createSession(account, "Here")).token);
	if (!found) throw new Error("no session");
	return found;
}
const checked = (): Promise<Account> => logIn({ email, password: PASSWORD });
/** What the app shows `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
/** Six digits that the app shows at none of the moments that count. */
function wrongCode(secret: string): string {
	const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
	return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? "";
}

async function begin(who = actor): Promise<string> {
	await beginTwoStep(who);
	return (await unconfirmedKey(who))?.key.replaceAll(" ", "") ?? "no key";
}
/** Switches two steps on, by the code of the step before, so that the next ones are still good. */
async function switchOn(who = actor): Promise<{ secret: string; recovery: string[] }> {
	const secret = await begin(who);
	return { secret, recovery: await confirmTwoStep(who, codeOf(secret, -1)) };
}
const refusedCode = { code: "invalid", details: { fields: { code: expect.any(String) } } };
const needsCode = { code: "signed_out", details: { data: { needsCode: true } } };

describe("switching on", () => {
	test("takes the app's first code; then a password alone begins no session", async () => {
		const elsewhere = await createSession(await checked(), "Elsewhere");
		const secret = await begin();
		expect((await unconfirmedKey(actor))?.address).toMatch(
			new RegExp(`^otpauth://totp/Onward:steps${next}%40example\\.org\\?.*secret=${secret}`),
		);
		await expect(confirmTwoStep(actor, wrongCode(secret))).rejects.toMatchObject(refusedCode);
		expect((await checked()).hasTwoSteps).toBe(false);
		expect(await findActor(elsewhere.token)).toBeDefined();

		const recovery = await confirmTwoStep(actor, codeOf(secret));
		expect(new Set(recovery).size).toBe(10);
		for (const code of recovery) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
		expect(await twoStepState(actor)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
		expect(await unconfirmedKey(actor)).toBeUndefined();
		expect(await findActor(elsewhere.token)).toBeUndefined();
		const account = await checked();
		expect(account.hasTwoSteps).toBe(true);
		await expect(createSession(account, "Without")).rejects.toMatchObject({ code: "signed_out" });
	});

	test("stores neither key nor recovery codes as they are", async () => {
		const { secret, recovery } = await switchOn();
		const stored = JSON.stringify([await db.select().from(users), await db.select().from(recoveryCodes)]);
		for (const text of [secret, ...recovery, ...recovery.map((code) => code.replaceAll("-", ""))]) expect(stored).not.toContain(text);
	});

	test("twice at once: one gives the recovery codes, and those are the ones that count", async () => {
		const secret = await begin();
		const answers = await Promise.allSettled([1, 2, 3].map(() => confirmTwoStep(actor, codeOf(secret))));
		const given = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
		expect(given).toHaveLength(1);
		expect(await takeSecondStep(await checked(), given[0]?.[0])).toMatchObject({ isCodeTaken: true });
	});

	test("begun anew, the older key is worthless; given up, so is the newer; once on, nothing begins", async () => {
		const older = await begin();
		const newer = await begin();
		await expect(confirmTwoStep(actor, codeOf(older))).rejects.toMatchObject(refusedCode);
		await cancelTwoStep(actor);
		await expect(confirmTwoStep(actor, codeOf(newer))).rejects.toMatchObject({ code: "conflict" });
		const { secret } = await switchOn();
		await expect(beginTwoStep(actor)).rejects.toMatchObject({ code: "conflict" });
		await cancelTwoStep(actor);
		expect(await takeSecondStep(await checked(), codeOf(secret))).toMatchObject({ isCodeTaken: true });
	});

	test("needs a session that began lately, and shows the key to no other", async () => {
		const secret = await begin();
		const old = { ...actor, signedInAt: new Date(Date.now() - 16 * 60_000) };
		await expect(beginTwoStep(old)).rejects.toMatchObject({ code: "forbidden" });
		await expect(confirmTwoStep(old, codeOf(secret))).rejects.toMatchObject({ code: "forbidden" });
		expect(await unconfirmedKey(old)).toBeUndefined();
	});

	test("while somebody who gave the password alone is coming in, keeps them out", async () => {
		const secret = await begin();
		const meanwhile = await checked();
		await confirmTwoStep(actor, codeOf(secret));
		await expect(createSession(meanwhile, "Too late")).rejects.toMatchObject({ code: "signed_out" });
		expect(await db.select().from(sessions).where(eq(sessions.userId, actor.userId))).toHaveLength(1);
	});
});

describe("the second step", () => {
	test("takes the codes of now and of one step around it, and no other", async () => {
		for (const steps of [-1, 0, 1]) {
			const { secret } = await switchOn(actor);
			await db.update(users).set({ totpStep: null }).where(eq(users.id, actor.userId));
			const account = await takeSecondStep(await checked(), codeOf(secret, steps));
			expect(await createSession(account, "Here")).toMatchObject({ token: expect.any(String) });
			for (const far of [-3, 3]) await expect(takeSecondStep(await checked(), codeOf(secret, far))).rejects.toMatchObject(needsCode);
			await db.update(users).set({ totpSecret: null, totpConfirmedAt: null }).where(eq(users.id, actor.userId));
		}
	});

	test("takes each code once, also five times at the same moment, and none older than the last", async () => {
		const { secret } = await switchOn();
		const account = await checked();
		const code = codeOf(secret);
		const answers = await Promise.allSettled(
			Array.from({ length: 5 }, () => takeSecondStep(account, ` ${code.slice(0, 3)} ${code.slice(3)} `)),
		);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		await db.delete(rateLimits);
		await expect(takeSecondStep(account, code)).rejects.toMatchObject(needsCode);
		await expect(takeSecondStep(account, codeOf(secret, -1))).rejects.toMatchObject(needsCode);
		expect(await takeSecondStep(account, codeOf(secret, 1))).toMatchObject({ isCodeTaken: true });
	});

	test("takes each recovery code once, in any writing", async () => {
		const { recovery } = await switchOn();
		const account = await checked();
		const [first = "", second = ""] = recovery;
		const answers = await Promise.allSettled([1, 2, 3].map(() => takeSecondStep(account, first.toLowerCase().replaceAll("-", " "))));
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		await expect(takeSecondStep(account, first)).rejects.toMatchObject(needsCode);
		expect(await takeSecondStep(account, second)).toMatchObject({ isCodeTaken: true });
		expect(await twoStepState(actor)).toEqual({ isOn: true, recoveryCodesLeft: 8 });
	});

	test("takes no code of somebody else", async () => {
		const mine = await switchOn();
		const other = await signedIn(
			await registerStudent({ email: `x-${email}`, password: PASSWORD, confirm: PASSWORD, termsAccepted: true }),
		);
		const theirs = await switchOn(other);
		const account = await checked();
		await expect(takeSecondStep(account, theirs.recovery[0])).rejects.toMatchObject(needsCode);
		if (codeOf(theirs.secret) !== codeOf(mine.secret))
			await expect(takeSecondStep(account, codeOf(theirs.secret))).rejects.toMatchObject(needsCode);
		expect((await twoStepState(other)).recoveryCodesLeft).toBe(10);
	});

	test("says what is missing, and asks an account with one step for nothing", async () => {
		await switchOn();
		await expect(takeSecondStep(await checked(), undefined)).rejects.toMatchObject({
			...needsCode,
			message: "Enter the code of your authenticator app.",
		});
		const plain = await registerStudent({ email: `p-${email}`, password: PASSWORD, confirm: PASSWORD, termsAccepted: true });
		expect(await takeSecondStep(plain, undefined)).toBe(plain);
	});

	test("stops guesses after five, all at once or one by one, for a quarter of an hour; the owner's session goes on", async () => {
		const { secret } = await switchOn();
		const account = await checked();
		const tries = await Promise.allSettled(Array.from({ length: 30 }, () => takeSecondStep(account, wrongCode(secret))));
		const codes = tries.map((answer) => (answer as PromiseRejectedResult).reason.code);
		expect(codes.filter((code) => code === "signed_out")).toHaveLength(5);
		expect(codes.filter((code) => code === "rate_limited")).toHaveLength(25);
		const refusal = await takeSecondStep(account, codeOf(secret)).catch((error) => error);
		expect(refusal).toMatchObject({ code: "rate_limited" });
		expect(refusal.details.retryAfter).toBeLessThanOrEqual(15 * 60);
		expect(await renewRecoveryCodes(actor, codeOf(secret))).toHaveLength(10);
		await db.update(rateLimits).set({ expire: new Date(Date.now() - 1000) });
		expect(await takeSecondStep(account, codeOf(secret, 1))).toMatchObject({ isCodeTaken: true });
	});

	test("follows Google just the same", async () => {
		const person = { subject: `steps-${next}`, email: `google-${email}`, isEmailVerified: true };
		const { secret } = await switchOn(await signedIn(await enterWithGoogle(person)));
		const account = await enterWithGoogle(person);
		await expect(createSession(account, "Google")).rejects.toMatchObject({ code: "signed_out" });
		expect(await createSession(await takeSecondStep(account, codeOf(secret)), "Google")).toMatchObject({ token: expect.any(String) });
	});
});

describe("a sign-in between its two steps", () => {
	test("is found by its secret alone, for ten minutes", async () => {
		await switchOn();
		const { token, expiresAt } = await beginChallenge(await checked());
		expect((expiresAt.getTime() - Date.now()) / 60_000).toBeGreaterThan(9.9);
		expect((expiresAt.getTime() - Date.now()) / 60_000).toBeLessThanOrEqual(10);
		expect(await findChallenge(token)).toMatchObject({ userId: actor.userId, hasTwoSteps: true });
		expect(await findChallenge(`${token}x`)).toBeUndefined();
		expect(JSON.stringify(await db.select().from(signInChallenges))).not.toContain(token);
		await db.update(signInChallenges).set({ expiresAt: new Date(Date.now() - 1000) });
		expect(await findChallenge(token)).toBeUndefined();
		await beginChallenge(await checked());
		expect(await db.select().from(signInChallenges).where(eq(signInChallenges.userId, actor.userId))).toHaveLength(1);
	});

	test("is void once ended, once the password is another, and once two steps are off", async () => {
		const { secret } = await switchOn();
		const ended = await beginChallenge(await checked());
		await endChallenge(ended.token);
		expect(await findChallenge(ended.token)).toBeUndefined();
		const late = await beginChallenge(await checked());
		await changePassword(actor, { oldPassword: PASSWORD, newPassword: "another four words" });
		expect(await findChallenge(late.token)).toBeUndefined();
		const open = await beginChallenge(await logIn({ email, password: "another four words" }));
		await switchOffTwoStep(actor, codeOf(secret));
		expect(await findChallenge(open.token)).toBeUndefined();
	});
});

describe("what takes a code", () => {
	test("switching off, after which one step is enough and nothing is kept", async () => {
		const { secret, recovery } = await switchOn();
		await expect(switchOffTwoStep(actor, wrongCode(secret))).rejects.toMatchObject(refusedCode);
		expect((await twoStepState(actor)).isOn).toBe(true);
		await switchOffTwoStep(actor, recovery[0] ?? "");
		expect(await twoStepState(actor)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
		expect(await createSession(await checked(), "Again")).toMatchObject({ token: expect.any(String) });
		const [stored] = await db.select().from(users).where(eq(users.id, actor.userId));
		expect(stored).toMatchObject({ totpSecret: null, totpConfirmedAt: null, totpStep: null });
	});

	test("new recovery codes, which make the old ones worthless", async () => {
		const { secret, recovery } = await switchOn();
		await expect(renewRecoveryCodes(actor, "")).rejects.toMatchObject(refusedCode);
		const made = await renewRecoveryCodes(actor, codeOf(secret));
		expect(made.filter((code) => recovery.includes(code))).toEqual([]);
		await expect(takeSecondStep(await checked(), recovery[0])).rejects.toMatchObject(needsCode);
		expect(await takeSecondStep(await checked(), made[0])).toMatchObject({ isCodeTaken: true });
	});

	test("guesses with a session are counted too, apart from those at sign-in", async () => {
		const { secret } = await switchOn();
		for (let n = 0; n < 5; n++) await expect(switchOffTwoStep(actor, wrongCode(secret))).rejects.toMatchObject(refusedCode);
		await expect(switchOffTwoStep(actor, codeOf(secret))).rejects.toMatchObject({ code: "rate_limited" });
		expect(await takeSecondStep(await checked(), codeOf(secret))).toMatchObject({ isCodeTaken: true });
	});
});

test("a sealed text opens for its owner alone, and not when it was altered", () => {
	const sealed = seal("JBSWY3DPEHPK3PXP", "one");
	expect([sealed.includes("JBSWY3DPEHPK3PXP"), seal("JBSWY3DPEHPK3PXP", "one") === sealed]).toEqual([false, false]);
	expect([unseal(sealed, "one"), unseal(sealed, "two"), unseal("", "one"), unseal("short", "one")]).toEqual([
		"JBSWY3DPEHPK3PXP",
		undefined,
		undefined,
		undefined,
	]);
	for (const at of [0, 20, sealed.length - 2]) {
		const altered = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
		expect(unseal(altered, "one")).toBeUndefined();
	}
});

test("a key that cannot be opened any more leaves the recovery codes", async () => {
	const { secret, recovery } = await switchOn();
	await db
		.update(users)
		.set({ totpSecret: seal(secret, "somebody else") })
		.where(eq(users.id, actor.userId));
	await expect(takeSecondStep(await checked(), codeOf(secret))).rejects.toMatchObject(needsCode);
	await switchOffTwoStep(actor, recovery[0] ?? "");
	expect((await twoStepState(actor)).isOn).toBe(false);
});
