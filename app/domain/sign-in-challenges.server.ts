import { and, eq, gt, isNotNull, lt } from "drizzle-orm";
import { signInChallenges, users } from "../../drizzle/schema";
import { db } from "../db.server";
import { AppError } from "../errors";
import { ACCOUNT, type Account } from "./accounts.server";
import { countTry, forgetTries } from "./limits.server";
import { takeCode, WRONG_CODE } from "./second-step-codes.server";
import { passwordIs } from "./sessions.server";
import { hashOf, newToken } from "./tokens.server";

const LIFETIME_MS = 10 * 60 * 1000;

/** Notes that the first step of a sign-in was right. Gives the secret with which the browser brings the second, and until when. */
export async function beginChallenge({ userId, passwordHash }: Account): Promise<{ token: string; expiresAt: Date }> {
	const token = newToken();
	const expiresAt = new Date(Date.now() + LIFETIME_MS);
	await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, new Date()));
	await db.insert(signInChallenges).values({ tokenHash: hashOf(token), userId, passwordHash, expiresAt });
	return { token, expiresAt };
}

/** Whose sign-in waits for its second step; undefined when it took too long, or the password was replaced meanwhile. */
export async function findChallenge(token: string): Promise<Account | undefined> {
	const isLive = and(eq(signInChallenges.tokenHash, hashOf(token)), gt(signInChallenges.expiresAt, new Date()));
	const [account] = await db
		.select(ACCOUNT)
		.from(signInChallenges)
		.innerJoin(users, eq(users.id, signInChallenges.userId))
		.where(and(isLive, isNotNull(users.totpConfirmedAt), passwordIs(signInChallenges.passwordHash)));
	return account;
}

/** Ends a sign-in that waits for its second step. */
export async function endChallenge(token: string): Promise<void> {
	await db.delete(signInChallenges).where(eq(signInChallenges.tokenHash, hashOf(token)));
}

/**
 * The second step of signing in, for who took the first: gives the account as one that may begin a session. An account with one step
 * needs no code. Tries are counted before the code is looked at, so that none slips through at the same moment.
 * Throws AppError signed_out, which says `needsCode`, without a code or for a wrong one, and rate_limited.
 */
export async function takeSecondStep(account: Account, code: string | undefined): Promise<Account> {
	if (!account.hasTwoSteps) return account;
	if (!code) throw needsCode("Enter the code of your authenticator app.");
	const counter = ["wrongSecondStepsOfAccount", account.userId] as const;
	await countTry(counter);
	if (!(await takeCode(account.userId, code))) throw needsCode(WRONG_CODE);
	await forgetTries(counter);
	return { ...account, isCodeTaken: true };
}

const needsCode = (message: string) => new AppError("signed_out", message, { data: { needsCode: true } });
