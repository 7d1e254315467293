import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { passwordResets, users } from "../../drizzle/schema";
import { inBackground } from "../background.server";
import { db } from "../db.server";
import { AppError } from "../errors";
import { sendMail } from "../integrations/mail.server";
import { PRODUCT } from "../product";
import type { Account, Client } from "./accounts.server";
import { countTry, forgetTries } from "./limits.server";
import { hashPassword, refuseCommonPassword } from "./passwords.server";
import { endAllSessions } from "./sessions.server";

const LIFETIME_MINUTES = 60;
/** 192 bits; with it a link to this machine fits the 76 characters that mail leaves as they are. */
const TOKEN_BYTES = 24;

const hash = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Mails a link that sets a new password, when the address has an account. Answer and time are the same when it has none:
 * everything past the limit of the network address happens afterwards. A newer link makes the older one void.
 * Takes the e-mail in lower case and the origin that links lead to. Throws AppError rate_limited.
 */
export async function requestReset(email: string, origin: string, client: Client = {}): Promise<void> {
	if (client.address) await countTry(["resetsFromAddress", client.address]);
	inBackground("password reset", async () => {
		const [user] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(eq(users.email, email));
		if (!user || !(await mayMail(email))) return;
		if (user.passwordHash === null) return sendMail(googleNote(email, origin));
		const token = randomBytes(TOKEN_BYTES).toString("base64url");
		const expiresAt = new Date(Date.now() + LIFETIME_MINUTES * 60_000);
		await db.transaction(async (transaction) => {
			await transaction.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
			await transaction.delete(passwordResets).where(eq(passwordResets.userId, user.id));
			await transaction.insert(passwordResets).values({ tokenHash: hash(token), userId: user.id, expiresAt });
		});
		await sendMail(resetMail(email, `${origin}/reset-password?token=${token}`));
	});
}

/** Past the limit no further mail goes out; the last link sent stays valid, so nobody can be kept from resetting. */
async function mayMail(email: string): Promise<boolean> {
	try {
		await countTry(["resetsOfAccount", email]);
		return true;
	} catch (error) {
		if (error instanceof AppError) return false;
		throw error;
	}
}

const isLive = (token: string) => and(eq(passwordResets.tokenHash, hash(token)), gt(passwordResets.expiresAt, new Date()));

function voidLink(): AppError {
	return new AppError(
		"invalid",
		"This link is no longer valid: it was used, replaced by a newer one, or is older than an hour. Ask for a new one.",
	);
}

/**
 * Sets a new password by a mailed link, ends every session and forgets wrong tries. The link works once, also when it is
 * used twice at the same moment. Throws AppError invalid.
 */
export async function resetPassword({ token, newPassword }: { token: string; newPassword: string }): Promise<Account> {
	refuseCommonPassword(newPassword, "newPassword");
	const [live] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(isLive(token));
	if (!live) throw voidLink();
	const passwordHash = await hashPassword(newPassword);
	const account = await db.transaction(async (transaction) => {
		const [used] = await transaction.delete(passwordResets).where(isLive(token)).returning({ userId: passwordResets.userId });
		if (!used) throw voidLink();
		const [user] = await transaction
			.update(users)
			.set({ passwordHash })
			.where(eq(users.id, used.userId))
			.returning({ userId: users.id, role: users.role, email: users.email, passwordHash: users.passwordHash });
		if (!user) throw voidLink();
		await endAllSessions(used.userId, transaction);
		return user;
	});
	await forgetTries(["wrongPasswordsOfAccount", account.email]);
	return account;
}

function resetMail(to: string, link: string) {
	const text = `Somebody, hopefully you, asked for a new password for your
${PRODUCT.name} account.

Choose it here within ${LIFETIME_MINUTES} minutes:
${link}

The link works once. If you did not ask for it, nothing has changed and
you can ignore this mail.
`;
	return { to, subject: `Choose a new ${PRODUCT.name} password`, text };
}

function googleNote(to: string, origin: string) {
	const text = `Somebody, hopefully you, asked for a new password for your
${PRODUCT.name} account.

This account has no password: it signs in with Google at
${origin}/login

If you did not ask for this, nothing has changed and you can ignore
this mail.
`;
	return { to, subject: `Signing in to ${PRODUCT.name}`, text };
}
