import { asc, eq } from "drizzle-orm";
import { checkouts, codes, payments, redemptions, subscriptions } from "../../drizzle/billing-schema";
import { accessLog, identities, schools, sessions, usageEvents } from "../../drizzle/schema";
import { memberships } from "../../drizzle/school-schema";
import { db } from "../db.server";
import type { Actor } from "./sessions.server";
import { loadAccount } from "./stored-data.server";

/**
 * What is kept about the student besides what they wrote: the account itself, sign-ins, uses, readers, codes and payments, each list
 * the oldest first. Secrets such as the hash of the password are left out: they serve nobody who reads the file.
 */
export async function exportAccount({ userId, email }: Pick<Actor, "userId" | "email">) {
	const { answers: _, ...account } = await loadAccount({ userId });
	const { device, createdAt, lastSeenAt, expiresAt } = sessions;
	const { kind, site, filled, missed, kept, tookTrialUse } = usageEvents;
	const { action, reader, detail } = accessLog;
	const { id, plan, status, paidUntil, endsAtPeriodEnd } = subscriptions;
	return {
		email,
		account,
		signInProviders: await db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId)),
		sessions: await db
			.select({ device, createdAt, lastSeenAt, expiresAt })
			.from(sessions)
			.where(eq(sessions.userId, userId))
			.orderBy(asc(createdAt)),
		uses: await db
			.select({ kind, site, filled, missed, kept, tookTrialUse, createdAt: usageEvents.createdAt })
			.from(usageEvents)
			.where(eq(usageEvents.userId, userId))
			.orderBy(asc(usageEvents.createdAt)),
		readers: await db
			.select({ action, reader, detail, createdAt: accessLog.createdAt })
			.from(accessLog)
			.where(eq(accessLog.userId, userId))
			.orderBy(asc(accessLog.id)),
		schools: await db
			.select({ school: schools.name, firstName: memberships.firstName, lastName: memberships.lastName, joinedAt: memberships.joinedAt })
			.from(memberships)
			.innerJoin(schools, eq(schools.id, memberships.schoolId))
			.where(eq(memberships.userId, userId)),
		codes: await db
			.select({ plan: codes.plan, days: codes.days, redeemedAt: redemptions.redeemedAt })
			.from(redemptions)
			.innerJoin(codes, eq(codes.id, redemptions.codeId))
			.where(eq(redemptions.userId, userId))
			.orderBy(asc(redemptions.redeemedAt)),
		purchasesBegun: await db
			.select({ id: checkouts.id, plan: checkouts.plan, createdAt: checkouts.createdAt })
			.from(checkouts)
			.where(eq(checkouts.userId, userId))
			.orderBy(asc(checkouts.createdAt)),
		subscriptions: await db
			.select({ id, plan, status, paidUntil, endsAtPeriodEnd, createdAt: subscriptions.createdAt })
			.from(subscriptions)
			.where(eq(subscriptions.userId, userId))
			.orderBy(asc(subscriptions.createdAt)),
		payments: await db
			.select({ id: payments.id, amount: payments.amount, currency: payments.currency, paidAt: payments.paidAt })
			.from(payments)
			.innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
			.where(eq(subscriptions.userId, userId))
			.orderBy(asc(payments.paidAt)),
	};
}
