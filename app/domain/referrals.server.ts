import { and, count, eq, ne, sql } from "drizzle-orm";
import { referrals } from "../../drizzle/billing-schema";
import { users } from "../../drizzle/schema";
import { REFERRAL_USES, REFERRALS_MAX } from "../contract/billing";
import { readSigns } from "../contract/codes";
import { type Database, db } from "../db.server";
import type { Actor } from "./sessions.server";

/** As the database makes them (drizzle/schema.ts). */
const LENGTH = 10;

/** Two spellings of one mailbox: letter case, what follows a plus sign, and at Gmail dots do not count. */
function mailboxOf(email: string): string {
	const [, name = "", host = ""] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
	const plain = name.replace(/\+.*$/, "");
	return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}

/** The code a student gives to friends, and how many friends have come. */
export async function ownReferrals({ userId }: Pick<Actor, "userId">): Promise<{ code: string; friends: number }> {
	const [own] = await db
		.select({ code: users.referralCode, friends: count(referrals.referredId) })
		.from(users)
		.leftJoin(referrals, eq(referrals.referrerId, users.id))
		.where(eq(users.id, userId))
		.groupBy(users.id);
	if (!own) throw new Error(`no account ${userId}`);
	return own;
}

/**
 * Gives both sides their trial uses for a new account that was registered with a student's code, in the transaction that makes the
 * account. A code of nobody, one's own mailbox spelled otherwise, and friends beyond REFERRALS_MAX give nothing; a mistyped code shall
 * keep nobody from registering.
 */
export async function creditReferral(within: Database, { userId, email }: Pick<Actor, "userId" | "email">, typed: string): Promise<void> {
	const code = readSigns(typed, LENGTH);
	if (!code) return;
	const [referrer] = await within
		.select({ id: users.id, email: users.email })
		.from(users)
		.where(and(eq(users.referralCode, code), eq(users.role, "Student"), ne(users.id, userId)))
		.for("update");
	if (!referrer || mailboxOf(referrer.email) === mailboxOf(email)) return;
	const [friends] = await within.select({ number: count() }).from(referrals).where(eq(referrals.referrerId, referrer.id));
	if ((friends?.number ?? 0) >= REFERRALS_MAX) return;
	await within.insert(referrals).values({ referredId: userId, referrerId: referrer.id });
	for (const id of [userId, referrer.id])
		await within
			.update(users)
			.set({ trialUses: sql`${users.trialUses} + ${REFERRAL_USES}` })
			.where(eq(users.id, id));
}
