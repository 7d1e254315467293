import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { parentConfirmations } from "../../drizzle/billing-schema";
import { profiles, users } from "../../drizzle/schema";
import { db } from "../db.server";
import { AppError } from "../errors";
import { PRODUCT } from "../product";
import { countTry } from "./limits.server";
import { forgetMails, queueMails } from "./outbox.server";
import type { Actor } from "./sessions.server";
import { hashOf, newToken } from "./tokens.server";

const LIFETIME_DAYS = 14;
const ADULT_AT = 18;

/** Whether a parent's word is needed before a student buys, and how far it is. */
export type ParentConsent = { state: "not needed" | "needed" } | { state: "asked" | "confirmed"; parentEmail: string };

const dateOfBirth = sql<string | null>`${profiles.answers}->'personalInformation'->>'dateOfBirth'`;

/** Whole years from a date written YYYY-MM-DD to today. */
function ageAt(born: string, today = new Date()): number {
	const now = today.toISOString().slice(0, 10);
	return Number(now.slice(0, 4)) - Number(born.slice(0, 4)) - (now.slice(5) < born.slice(5) ? 1 : 0);
}

/** By the date of birth in the profile; who has not given it has said at registration to be 18 or to have a parent's consent. */
export async function parentConsent({ userId }: Pick<Actor, "userId">): Promise<ParentConsent> {
	const [student] = await db
		.select({ born: dateOfBirth, parentEmail: parentConfirmations.parentEmail, confirmedAt: parentConfirmations.confirmedAt })
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.leftJoin(parentConfirmations, eq(parentConfirmations.userId, users.id))
		.where(eq(users.id, userId));
	if (!student?.born || ageAt(student.born) >= ADULT_AT) return { state: "not needed" };
	const { parentEmail, confirmedAt } = student;
	return parentEmail ? { state: confirmedAt ? "confirmed" : "asked", parentEmail } : { state: "needed" };
}

/** Throws AppError conflict for a student under 18 whose parent has not confirmed. */
export async function requireMayBuy(student: Pick<Actor, "userId">): Promise<void> {
	const { state } = await parentConsent(student);
	if (state === "needed" || state === "asked")
		throw new AppError(
			"conflict",
			"You are under 18: a parent or guardian has to confirm before you buy. Ask them on the subscription page.",
		);
}

/**
 * Mails a parent a link by which they confirm that the student may buy. A newer link makes the older one void.
 * Throws AppError invalid for the student's own address, conflict when a parent has confirmed, rate_limited.
 */
export async function askParent({ userId, email }: Pick<Actor, "userId" | "email">, parentEmail: string, origin: string): Promise<void> {
	if (parentEmail === email) {
		const message = "This is your own address. Enter a parent’s or guardian’s.";
		throw new AppError("invalid", message, { fields: { parentEmail: message } });
	}
	const before = await parentConsent({ userId });
	if (before.state === "confirmed") throw new AppError("conflict", "A parent or guardian has confirmed already.");
	await countTry(["parentMailsOfAccount", userId]);
	const token = newToken();
	const asked = { parentEmail, tokenHash: hashOf(token), expiresAt: new Date(Date.now() + LIFETIME_DAYS * 24 * 60 * 60 * 1000) };
	const mail = parentMail(parentEmail, email, `${origin}/parent-confirmation?token=${token}`);
	await db.transaction(async (within) => {
		await within
			.insert(parentConfirmations)
			.values({ userId, ...asked })
			.onConflictDoUpdate({ target: parentConfirmations.userId, set: asked, setWhere: isNull(parentConfirmations.confirmedAt) });
		if (before.state === "asked" && before.parentEmail !== parentEmail) await forgetMails([before.parentEmail], within);
		await queueMails([{ ...mail, account: userId }], within);
	});
}

const isLive = (token: string) => and(eq(parentConfirmations.tokenHash, hashOf(token)), gt(parentConfirmations.expiresAt, new Date()));

/** Whom a mailed link is about, and whether it was confirmed; undefined for a link that is void. */
export async function readConfirmation(token: string): Promise<{ studentEmail: string; isConfirmed: boolean } | undefined> {
	const [found] = await db
		.select({ studentEmail: users.email, confirmedAt: parentConfirmations.confirmedAt })
		.from(parentConfirmations)
		.innerJoin(users, eq(users.id, parentConfirmations.userId))
		.where(isLive(token));
	return found && { studentEmail: found.studentEmail, isConfirmed: found.confirmedAt !== null };
}

/** Takes a parent's word by the mailed link; once more changes nothing. Throws AppError invalid for a link that is void. */
export async function confirmAsParent(token: string): Promise<void> {
	const confirmed = await db
		.update(parentConfirmations)
		.set({ confirmedAt: sql`coalesce(${parentConfirmations.confirmedAt}, now())` })
		.where(isLive(token))
		.returning({ userId: parentConfirmations.userId });
	if (confirmed.length === 0)
		throw new AppError("invalid", `This link is no longer valid: it is older than ${LIFETIME_DAYS} days, or a newer one was sent.`);
}

/** The address of the parent who was asked, for who clears away what was mailed. */
export async function addressOfParent({ userId }: Pick<Actor, "userId">): Promise<string | undefined> {
	const [asked] = await db
		.select({ parentEmail: parentConfirmations.parentEmail })
		.from(parentConfirmations)
		.where(eq(parentConfirmations.userId, userId));
	return asked?.parentEmail;
}

function parentMail(to: string, student: string, link: string) {
	const text = `${student} would like to buy a plan of ${PRODUCT.name} and
names you as parent or guardian. ${PRODUCT.name} saves a student's answers for
college applications and fills them into forms; a plan is paid by card,
month by month, and can be cancelled at any time.

If this student is under 18 and you agree, say so here within
${LIFETIME_DAYS} days:
${link}

Nothing is charged by that: it only lets the student go on to the
payment page. If you do not agree, or do not know this student, you need
do nothing.
`;
	return { to, subject: `May ${student} buy a plan of ${PRODUCT.name}?`, text };
}
