import { and, eq, gt, lt, or } from "drizzle-orm";
import { emailChanges, passwordResets, signInChallenges, users } from "../../drizzle/schema";
import { inBackground } from "../background.server";
import type { EmailChange } from "../contract/account";
import { type Database, db, isUniqueViolation } from "../db.server";
import { AppError } from "../errors";
import { type Client, isOwnPassword, NOT_YOURS } from "./accounts.server";
import { followEmail } from "./billing.server";
import { changedMail, newAddressMail, oldAddressMail, takenAddressMail } from "./email-change-mails.server";
import { countTry, isWithinLimit } from "./limits.server";
import { forgetMails, queueMails } from "./outbox.server";
import { type Actor, endAllSessions, endOtherSessions } from "./sessions.server";
import { hashOf, newToken } from "./tokens.server";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Which address a mailed link went to. */
type Side = "old" | "new";
/** A change under way, and which of the two addresses said yes to it. */
export type PendingEmailChange = { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean };
type Row = typeof emailChanges.$inferSelect;

const isLive = () => gt(emailChanges.expiresAt, new Date());
const isOf = (token: string) => or(eq(emailChanges.oldTokenHash, hashOf(token)), eq(emailChanges.newTokenHash, hashOf(token)));
const sideOf = (change: Row, token: string): Side => (change.oldTokenHash === hashOf(token) ? "old" : "new");
const pendingOf = ({ newEmail, oldConfirmedAt, newConfirmedAt }: Row): PendingEmailChange => ({
	newEmail,
	isOldConfirmed: oldConfirmedAt !== null,
	isNewConfirmed: newConfirmedAt !== null,
});

/** The change that the actor's account waits for, if it does. */
export async function pendingEmailChange({ userId }: Actor): Promise<PendingEmailChange | undefined> {
	const [change] = await db
		.select()
		.from(emailChanges)
		.where(and(eq(emailChanges.userId, userId), isLive()));
	return change && pendingOf(change);
}

/** The change that a mailed link belongs to, and the address the link went to; undefined for a link that is void. */
export async function findEmailChange(token: string): Promise<(PendingEmailChange & { side: Side }) | undefined> {
	const [change] = await db
		.select()
		.from(emailChanges)
		.where(and(isOf(token), isLive()));
	return change && { ...pendingOf(change), side: sideOf(change, token) };
}

/**
 * Begins a change of the account's address in place of one under way: mails a link to the old and one to the new address. Answer and time
 * are the same when the new one has an account already; its owner is told, and gets no link. Takes the origin that links lead to.
 * Throws AppError invalid (the same address, or a wrong password) or rate_limited.
 */
export async function requestEmailChange(
	actor: Actor,
	{ newEmail, password }: EmailChange,
	origin: string,
	client: Client = {},
): Promise<void> {
	if (newEmail === actor.email) throw refusal("newEmail", "This is your address already.");
	const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, actor.userId));
	if (user?.passwordHash && !(await isOwnPassword(actor, user.passwordHash, password ?? ""))) throw refusal("password", NOT_YOURS);
	await countRequest(actor, client);
	const links = { old: newToken(), new: newToken() };
	const values = {
		newEmail,
		oldTokenHash: hashOf(links.old),
		newTokenHash: hashOf(links.new),
		oldConfirmedAt: null,
		newConfirmedAt: null,
		expiresAt: new Date(Date.now() + LIFETIME_MS),
	};
	await db.delete(emailChanges).where(lt(emailChanges.expiresAt, new Date()));
	const account = await db.transaction(async (within) => {
		const locked = await lockAccount(actor.userId, within);
		await within
			.insert(emailChanges)
			.values({ userId: actor.userId, ...values })
			.onConflictDoUpdate({ target: emailChanges.userId, set: values });
		return locked;
	});
	mailLinks(account, newEmail, links, origin);
}

/**
 * Mails new links to the addresses that have not said yes yet; the older ones are void, and the day begins anew.
 * Throws AppError invalid (nothing waits) or rate_limited.
 */
export async function resendEmailChange(actor: Actor, origin: string, client: Client = {}): Promise<void> {
	await countRequest(actor, client);
	const made = { old: newToken(), new: newToken() };
	const sent = await db.transaction(async (within) => {
		const account = await lockAccount(actor.userId, within);
		const [change] = await within
			.select()
			.from(emailChanges)
			.where(and(eq(emailChanges.userId, actor.userId), isLive()));
		if (!change) throw new AppError("invalid", "No change of address is waiting any more.");
		const links = { old: change.oldConfirmedAt ? undefined : made.old, new: change.newConfirmedAt ? undefined : made.new };
		await within
			.update(emailChanges)
			.set({
				...(links.old && { oldTokenHash: hashOf(links.old) }),
				...(links.new && { newTokenHash: hashOf(links.new) }),
				expiresAt: new Date(Date.now() + LIFETIME_MS),
			})
			.where(eq(emailChanges.userId, actor.userId));
		return { account, newEmail: change.newEmail, links };
	});
	mailLinks(sent.account, sent.newEmail, sent.links, origin);
}

/** Gives a change up; the links mailed for it are void. */
export async function cancelEmailChange({ userId }: Actor): Promise<void> {
	await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/**
 * Says yes for the address that the link went to; the second yes changes the account's address. Then sessions end, all but `current` where
 * that is the account's own, and links for a new password are void. Gives the new address, and whether it is in use now.
 * Throws AppError invalid (the link is void) or conflict (the address got an account of its own meanwhile).
 */
export async function confirmEmailChange(token: string, current: Actor | undefined): Promise<{ newEmail: string; isDone: boolean }> {
	const [found] = await db
		.select({ userId: emailChanges.userId, newEmail: emailChanges.newEmail })
		.from(emailChanges)
		.where(and(isOf(token), isLive()));
	if (!found) throw voidLink();
	const { userId, newEmail } = found;
	try {
		const oldEmail = await db.transaction((within) => sayYes(userId, token, current, within));
		if (oldEmail) inBackground("address of receipts", () => followEmail({ userId }));
		return { newEmail, isDone: oldEmail !== undefined };
	} catch (error) {
		if (!isUniqueViolation(error, "users_email")) throw error;
		await db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), eq(emailChanges.newEmail, newEmail)));
		throw new AppError("conflict", "This address has an account of its own by now, so nothing was changed.");
	}
}

/** Gives the address that was replaced, or undefined while the other yes is missing. */
async function sayYes(userId: string, token: string, current: Actor | undefined, within: Database): Promise<string | undefined> {
	const { email: oldEmail } = await lockAccount(userId, within);
	const [change] = await within
		.select()
		.from(emailChanges)
		.where(and(eq(emailChanges.userId, userId), isOf(token), isLive()));
	if (!change) throw voidLink();
	const isOld = sideOf(change, token) === "old";
	if (isOld ? !change.newConfirmedAt : !change.oldConfirmedAt) {
		const said = isOld ? { oldConfirmedAt: new Date() } : { newConfirmedAt: new Date() };
		await within.update(emailChanges).set(said).where(eq(emailChanges.userId, userId));
		return undefined;
	}
	await within.update(users).set({ email: change.newEmail }).where(eq(users.id, userId));
	for (const table of [emailChanges, passwordResets, signInChallenges]) await within.delete(table).where(eq(table.userId, userId));
	await (current?.userId === userId ? endOtherSessions(current, within) : endAllSessions(userId, within));
	// Whoever deletes the account later is known by the new address alone.
	await forgetMails([oldEmail], within);
	const told = [oldEmail, change.newEmail].map((to) => ({ ...changedMail(to, change.newEmail), account: userId }));
	await queueMails(told, within);
	return oldEmail;
}

/** Whatever changes one account's address takes its turn, and finds the address it has by then. */
async function lockAccount(userId: string, within: Database): Promise<Pick<Actor, "userId" | "email">> {
	const [user] = await within.select({ userId: users.id, email: users.email }).from(users).where(eq(users.id, userId)).for("update");
	if (!user) throw new AppError("signed_out", "Please log in to continue.");
	return user;
}

async function countRequest({ userId }: Actor, { address }: Client): Promise<void> {
	if (address) await countTry(["emailChangesFromAddress", address]);
	await countTry(["emailChangesOfAccount", userId]);
}

/** Whether the new address has an account is found out here, after the answer, so that its time tells nothing. */
function mailLinks(account: Pick<Actor, "userId" | "email">, newEmail: string, links: Partial<Record<Side, string>>, origin: string): void {
	const addressOf = (token: string) => `${origin}/confirm-email?token=${token}`;
	inBackground("change of address", async () => {
		const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
		const mails = links.old ? [oldAddressMail(account.email, newEmail, addressOf(links.old))] : [];
		if (links.new && (await isWithinLimit(["emailChangeMailsTo", newEmail])))
			mails.push(taken ? takenAddressMail(newEmail) : newAddressMail(newEmail, addressOf(links.new)));
		await queueMails(mails.map((mail) => ({ ...mail, account: account.userId })));
	});
}

const refusal = (field: "newEmail" | "password", message: string) => new AppError("invalid", message, { fields: { [field]: message } });

function voidLink(): AppError {
	return new AppError(
		"invalid",
		"This link is no longer valid: it was used, replaced by a newer one, cancelled, or is older than 24 hours. Begin again in your settings.",
	);
}
