import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { TOTP } from "otpauth";
import { recoveryCodes, users } from "../../drizzle/schema";
import { readCode } from "../contract/codes";
import { db } from "../db.server";
import { unseal } from "../sealed-text.server";
import { hashOf } from "./tokens.server";

/** How far the clock of a phone may be off, in steps of 30 seconds (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;
const APP_CODE = /^\d{6}$/;

export const WRONG_CODE = "This code is not right, or was used already.";

const typed = (code: string) => code.normalize("NFKC").replace(/[\s\p{Pd}]/gu, "");

/** The 30-second step that a code of the app is for, by its key; undefined for a code that is for none of now. */
export function stepOf(code: string, secret: string): number | undefined {
	const app = new TOTP({ secret });
	const timestamp = Date.now();
	const token = typed(code);
	const delta = APP_CODE.test(token) ? app.validate({ token, timestamp, window: DRIFT_STEPS }) : null;
	return delta === null ? undefined : app.counter({ timestamp }) + delta;
}

/**
 * Takes a code of the account's authenticator app, or one of its recovery codes. Each is taken once, also when it comes twice at the same
 * moment; a code of the app that is older than the last one taken is refused. False for any other, and where two steps are off.
 */
export async function takeCode(userId: string, code: string): Promise<boolean> {
	const recovery = readCode(code);
	return recovery ? takeRecoveryCode(userId, recovery) : takeAppCode(userId, code);
}

async function takeAppCode(userId: string, code: string): Promise<boolean> {
	const isOn = and(eq(users.id, userId), isNotNull(users.totpConfirmedAt));
	const [user] = await db.select({ sealed: users.totpSecret }).from(users).where(isOn);
	const secret = user?.sealed ? unseal(user.sealed, userId) : undefined;
	const step = secret && stepOf(code, secret);
	if (!user?.sealed || !step) return false;
	const isNew = and(isOn, eq(users.totpSecret, user.sealed), or(isNull(users.totpStep), lt(users.totpStep, step)));
	const taken = await db.update(users).set({ totpStep: step }).where(isNew).returning({ id: users.id });
	return taken.length === 1;
}

async function takeRecoveryCode(userId: string, code: string): Promise<boolean> {
	const isUnused = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)), isNull(recoveryCodes.usedAt));
	const taken = await db.update(recoveryCodes).set({ usedAt: new Date() }).where(isUnused).returning({ userId: recoveryCodes.userId });
	return taken.length === 1;
}
