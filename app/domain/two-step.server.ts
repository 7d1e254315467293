import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { recoveryCodes, signInChallenges, users } from "../../drizzle/schema";
import { writtenCode } from "../contract/codes";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import { PRODUCT } from "../product";
import { seal, unseal } from "../sealed-text.server";
import { signedInLately } from "./account-deletion.server";
import { newCode } from "./codes.server";
import { countTry, forgetTries } from "./limits.server";
import { queueMails } from "./outbox.server";
import { stepOf, takeCode, WRONG_CODE } from "./second-step-codes.server";
import { type Actor, endOtherSessions } from "./sessions.server";
import { hashOf } from "./tokens.server";

/** How many recovery codes are made at a time. */
export const RECOVERY_CODES = 10;

/** Whether signing in takes two steps, and how many recovery codes are left then. */
export type TwoStepState = { isOn: boolean; recoveryCodesLeft: number };
/** What an authenticator app needs: the key as a person types it, and the address that an app opens or scans. */
export type TwoStepKey = { key: string; address: string };

/** Says whether the account asks for a code at sign-in. */
export async function twoStepState({ userId }: Actor): Promise<TwoStepState> {
	const [user] = await db
		.select({ isOn: isNotNull(users.totpConfirmedAt), left: count(recoveryCodes.codeHash) })
		.from(users)
		.leftJoin(recoveryCodes, and(eq(recoveryCodes.userId, users.id), isNull(recoveryCodes.usedAt)))
		.where(eq(users.id, userId))
		.groupBy(users.id);
	return { isOn: Boolean(user?.isOn), recoveryCodesLeft: user?.left ?? 0 };
}

/**
 * Makes a key for an authenticator app, in place of one that was never confirmed. Nothing is asked for at sign-in yet.
 * Throws AppError forbidden for a session that began long ago: whoever finds a browser left open must not shut its owner out;
 * conflict where two steps are on.
 */
export async function beginTwoStep(actor: Actor): Promise<void> {
	requireLately(actor);
	const totpSecret = seal(new Secret({ size: 20 }).base32, actor.userId);
	const begun = await db
		.update(users)
		.set({ totpSecret })
		.where(and(eq(users.id, actor.userId), isNull(users.totpConfirmedAt)))
		.returning({ id: users.id });
	if (begun.length === 0) throw alreadyOn();
}

/** Forgets a key that was never confirmed. */
export async function cancelTwoStep({ userId }: Actor): Promise<void> {
	await db
		.update(users)
		.set({ totpSecret: null })
		.where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)));
}

/** The key that waits for its first code; undefined where there is none, or the session began long ago. */
export async function unconfirmedKey(actor: Actor): Promise<TwoStepKey | undefined> {
	if (!signedInLately(actor)) return undefined;
	const { secret } = (await findUnconfirmed(actor)) ?? {};
	if (!secret) return undefined;
	const address = new TOTP({ issuer: PRODUCT.name, label: actor.email, secret }).toString();
	return { key: secret.replace(/(.{4})(?=.)/g, "$1 "), address };
}

/**
 * Switches two steps on once the app's first code is right, ends all other sessions, which began with one, and gives the recovery codes,
 * which nothing gives a second time. Throws AppError invalid (the code), forbidden (see beginTwoStep) or conflict (on already).
 */
export async function confirmTwoStep(actor: Actor, code: string): Promise<string[]> {
	requireLately(actor);
	const found = await findUnconfirmed(actor);
	if (!found) throw alreadyOn();
	const totpStep = stepOf(code, found.secret);
	if (totpStep === undefined) throw wrongCode();
	return db.transaction(async (within) => {
		const isStill = and(eq(users.id, actor.userId), eq(users.totpSecret, found.sealed), isNull(users.totpConfirmedAt));
		const on = await within.update(users).set({ totpConfirmedAt: new Date(), totpStep }).where(isStill).returning({ id: users.id });
		if (on.length === 0) throw alreadyOn();
		await endOtherSessions(actor, within);
		await tell(actor, "on", within);
		return replaceRecoveryCodes(actor.userId, within);
	});
}

/** Makes ten recovery codes in place of the old ones. Needs a code of the app, or one of the old. Throws AppError invalid or rate_limited. */
export async function renewRecoveryCodes(actor: Actor, code: string): Promise<string[]> {
	await requireCode(actor, code);
	return db.transaction(async (within) => {
		const isOn = and(eq(users.id, actor.userId), isNotNull(users.totpConfirmedAt));
		const [user] = await within.select({ id: users.id }).from(users).where(isOn).for("update");
		if (!user) throw wrongCode();
		return replaceRecoveryCodes(actor.userId, within);
	});
}

/** Switches two steps off, by a code of the app or a recovery code. Throws AppError invalid or rate_limited. */
export async function switchOffTwoStep(actor: Actor, code: string): Promise<void> {
	await requireCode(actor, code);
	await db.transaction(async (within) => {
		await within.update(users).set({ totpSecret: null, totpConfirmedAt: null, totpStep: null }).where(eq(users.id, actor.userId));
		for (const table of [recoveryCodes, signInChallenges]) await within.delete(table).where(eq(table.userId, actor.userId));
		await tell(actor, "off", within);
	});
}

async function findUnconfirmed({ userId }: Actor): Promise<{ sealed: string; secret: string } | undefined> {
	const [user] = await db
		.select({ sealed: users.totpSecret })
		.from(users)
		.where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)));
	const secret = user?.sealed ? unseal(user.sealed, userId) : undefined;
	return user?.sealed && secret ? { sealed: user.sealed, secret } : undefined;
}

/** Counted apart from guesses at sign-in, so that neither keeps the owner from the other. */
async function requireCode({ userId }: Actor, code: string): Promise<void> {
	const counter = ["wrongSecondStepsOfAccount", `session of ${userId}`] as const;
	await countTry(counter);
	if (!(await takeCode(userId, code))) throw wrongCode();
	await forgetTries(counter);
}

/** The caller holds the lock on the user's row. */
async function replaceRecoveryCodes(userId: string, within: Database): Promise<string[]> {
	const made = Array.from({ length: RECOVERY_CODES }, newCode);
	await within.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await within.insert(recoveryCodes).values(made.map((code) => ({ userId, codeHash: hashOf(code) })));
	return made.map(writtenCode);
}

function requireLately(actor: Actor): void {
	if (!signedInLately(actor)) throw new AppError("forbidden", "Please log in again, then set it up within 15 minutes.");
}

const wrongCode = () => new AppError("invalid", WRONG_CODE, { fields: { code: WRONG_CODE } });
const alreadyOn = () => new AppError("conflict", "Two-step sign-in was switched on or begun anew somewhere else. Look at this page again.");

async function tell({ userId, email }: Actor, state: "on" | "off", within: Database): Promise<void> {
	const text = `Two-step sign-in of your ${PRODUCT.name} account was switched ${state}.

If this was not you, choose a new password now: somebody may know it.
`;
	await queueMails([{ to: email, subject: `Two-step sign-in is ${state}`, text, account: userId }], within);
}
