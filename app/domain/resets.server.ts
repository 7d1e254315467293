import { and, eq, gt } from "drizzle-orm";
import { passwordResets, users } from "../../drizzle/schema";
import { inBackground } from "../background.server";
import { db } from "../db.server";
import { AppError } from "../errors";
import type { Mail } from "../integrations/mail.server";
import { PRODUCT } from "../product";
import { ACCOUNT, type Account, type Client } from "./accounts.server";
import { countTry, forgetTries, isWithinLimit } from "./limits.server";
import { queueMails } from "./outbox.server";
import { hashPassword, refuseCommonPassword } from "./passwords.server";
import { type Actor, endAllSessions } from "./sessions.server";
import { hashOf, newToken } from "./tokens.server";

const LIFETIME_MINUTES = 60;

/**
 * Mails a link that sets a new password, when the address has an account. Answer and time are the same when it has none:
 * everything past the limit of the network address happens afterwards. A newer link makes the older one void.
 * Takes the e-mail in lower case and the origin that links lead to. Throws AppError rate_limited.
 */
export async function requestReset(email: string, origin: string, client: Client = {}): Promise<void> {
	if (client.address) await countTry(["resetsFromAddress", client.address]);
	inBackground("password reset", async () => {
		const [user] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(eq(users.email, email));
		// Past the limit no further mail goes out; the last link sent stays valid, so nobody can be kept from resetting.
		if (!user || !(await isWithinLimit(["resetsOfAccount", email]))) return;
		if (user.passwordHash === null) await queueMails([{ ...googleNote(email, origin), account: user.id }]);
		else await mailLink({ userId: user.id, email }, origin, resetMail);
	});
}

/**
 * Mails the link by which an account without a password gets its first one. Takes the origin that links lead to. Throws AppError
 * conflict when the account has a password, rate_limited.
 */
export async function requestFirstPassword(actor: Actor, origin: string, client: Client = {}): Promise<void> {
	const { email } = actor;
	if (actor.hasPassword) throw new AppError("conflict", "This account has a password already. You can change it here.");
	if (client.address) await countTry(["resetsFromAddress", client.address]);
	await countTry(["resetsOfAccount", email]);
	await mailLink(actor, origin, firstPasswordMail);
}

/** Nothing happens when the account has moved to another address meanwhile, whose mail this is not. A newer link voids the older one. */
async function mailLink(
	{ userId, email }: Pick<Actor, "userId" | "email">,
	origin: string,
	compose: (to: string, link: string) => Mail,
): Promise<void> {
	const token = newToken();
	const expiresAt = new Date(Date.now() + LIFETIME_MINUTES * 60_000);
	await db.transaction(async (transaction) => {
		const isStill = and(eq(users.id, userId), eq(users.email, email));
		const [user] = await transaction.select({ id: users.id }).from(users).where(isStill).for("update");
		if (!user) return;
		await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
		await transaction.insert(passwordResets).values({ tokenHash: hashOf(token), userId, expiresAt });
		await queueMails([{ ...compose(email, `${origin}/reset-password?token=${token}`), account: userId }], transaction);
	});
}

const isLive = (token: string) => and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, new Date()));

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
		const [user] = await transaction.update(users).set({ passwordHash }).where(eq(users.id, used.userId)).returning(ACCOUNT);
		if (!user) throw voidLink();
		await endAllSessions(used.userId, transaction);
		return user;
	});
	await forgetTries(["wrongPasswordsOfAccount", account.email]);
	return account;
}

function resetMail(to: string, link: string): Mail {
	const text = `Somebody, hopefully you, asked for a new password for your
${PRODUCT.name} account.

Choose it here within ${LIFETIME_MINUTES} minutes:
${link}

The link works once. If you did not ask for it, nothing has changed and
you can ignore this mail.
`;
	return { to, subject: `Choose a new ${PRODUCT.name} password`, text };
}

function firstPasswordMail(to: string, link: string): Mail {
	const text = `You asked to set a password for your ${PRODUCT.name} account, beside
signing in with Google.

Choose it here within ${LIFETIME_MINUTES} minutes:
${link}

The link works once. If you did not ask for it, nothing has changed and
you can ignore this mail.
`;
	return { to, subject: `Set a password for ${PRODUCT.name}`, text };
}

function googleNote(to: string, origin: string): Mail {
	const text = `Somebody, hopefully you, asked for a new password for your
${PRODUCT.name} account.

This account has no password: it signs in with Google at
${origin}/login

If you did not ask for this, nothing has changed and you can ignore
this mail.
`;
	return { to, subject: `Signing in to ${PRODUCT.name}`, text };
}
