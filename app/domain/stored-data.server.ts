import { and, count, desc, eq, isNull, max, min, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import * as tables from "../../drizzle/schema";
import type { Answers } from "../contract/profile";
import { db } from "../db.server";
import { countMails } from "../integrations/mail.server";
import type { AccessAction } from "./access-log.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId" | "email">;

/** Rows of one kind that are stored about a student: how many, and from when to when where they bear a date. */
export type Stored = { count: number; from: Date | null; to: Date | null };

const {
	users,
	identities,
	sessions,
	passwordResets,
	profiles,
	usageEvents,
	conversations,
	exchanges,
	essays,
	reviews,
	brainstorms,
	modelRecords,
	redemptions,
	referrals,
	checkouts,
	subscriptions,
	payments,
	parentConfirmations,
	emailChanges,
	signInChallenges,
	recoveryCodes,
	accessLog,
} = tables;

/** Every table with rows of a student besides the account itself: the column that names the student, and the one that dates the row. */
export const KINDS = {
	conversations: [conversations, conversations.userId, conversations.updatedAt],
	exchanges: [exchanges, exchanges.userId, exchanges.createdAt],
	essays: [essays, essays.userId, essays.updatedAt],
	reviews: [reviews, reviews.userId, reviews.createdAt],
	brainstorms: [brainstorms, brainstorms.userId, brainstorms.createdAt],
	modelRecords: [modelRecords, modelRecords.userId, modelRecords.createdAt],
	uses: [usageEvents, usageEvents.userId, usageEvents.createdAt],
	redemptions: [redemptions, redemptions.userId, redemptions.redeemedAt],
	payments: [payments, payments.userId, payments.paidAt],
	subscriptions: [subscriptions, subscriptions.userId, subscriptions.createdAt],
	checkouts: [checkouts, checkouts.userId, checkouts.createdAt],
	referredFriends: [referrals, referrals.referrerId, referrals.createdAt],
	referredBy: [referrals, referrals.referredId, referrals.createdAt],
	sessions: [sessions, sessions.userId, sessions.lastSeenAt],
	identities: [identities, identities.userId, undefined],
	recoveryCodes: [recoveryCodes, recoveryCodes.userId, undefined],
	passwordResets: [passwordResets, passwordResets.userId, undefined],
	signInChallenges: [signInChallenges, signInChallenges.userId, undefined],
	emailChanges: [emailChanges, emailChanges.userId, undefined],
	parentConfirmations: [parentConfirmations, parentConfirmations.userId, undefined],
	accesses: [accessLog, accessLog.userId, accessLog.createdAt],
} as const satisfies Record<string, readonly [PgTable, PgColumn, PgColumn | undefined]>;

export type Kind = keyof typeof KINDS;

/** How much of each kind is stored about the student. One query. */
export async function countStored({ userId }: Pick<Actor, "userId">): Promise<Record<Kind, Stored>> {
	const counted = Object.entries(KINDS).map(([kind, [table, owner, date]]) =>
		db
			.select({ kind: sql<Kind>`${kind}::text`.as("kind"), count: count().as("count"), from: edge(min, date), to: edge(max, date) })
			.from(table as PgTable)
			.where(eq(owner, userId)),
	);
	const [first, second, ...others] = counted;
	if (!first || !second) throw new Error("there are kinds to count");
	const rows = await unionAll(first, second, ...others);
	return Object.fromEntries(rows.map(({ kind, ...stored }) => [kind, stored])) as Record<Kind, Stored>;
}

const edge = (of: typeof min, date: PgColumn | undefined) =>
	(date ? sql<Date | null>`${of(date)}` : sql<Date | null>`null::timestamptz`).mapWith(users.createdAt) as SQL<Date | null>;

/** What the account itself holds, with the saved answers. One query. */
export async function loadAccount({ userId }: Pick<Actor, "userId">) {
	const [account] = await db
		.select({
			createdAt: users.createdAt,
			termsAcceptedAt: users.termsAcceptedAt,
			lastActiveAt: users.lastActiveAt,
			trialUses: users.trialUses,
			referral: users.referral,
			referralCode: users.referralCode,
			stripeCustomerId: users.stripeCustomerId,
			twoStepSince: users.totpConfirmedAt,
			answers: profiles.answers,
			profileSavedAt: profiles.updatedAt,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(users.id, userId));
	if (!account) throw new Error("a signed-in student has an account");
	return { ...account, answers: account.answers ?? ({} satisfies Answers) };
}

/** All that is stored about a student, by kind. Two queries. */
export async function loadStoredData(student: Student) {
	const [account, stored, mails] = await Promise.all([loadAccount(student), countStored(student), countMails(student.email)]);
	return { account, stored, mails };
}

/** One reading of a student's data: a download, an import, what staff read, or a form that the extension filled. */
export type Reading = {
	id: string;
	at: Date;
	action: AccessAction | "fill";
	/** Staff, in words; null for the student. */
	reader: string | null;
	/** The device or the part that was read, or the site that was filled. */
	detail: string | null;
	/** How many answers the extension typed. */
	filled: number | null;
};

export const READINGS_PER_PAGE = 25;

/** Who read the student's data and when, the newest first, one page counted from 1; `hasMore` tells of older ones. One query. */
export async function listReadings({ userId }: Pick<Actor, "userId">, page: number): Promise<{ readings: Reading[]; hasMore: boolean }> {
	const logged = db
		.select({
			at: sql<Date>`${accessLog.createdAt}`.mapWith(accessLog.createdAt).as("at"),
			action: sql<Reading["action"]>`${accessLog.action}`.as("action"),
			reader: accessLog.reader,
			detail: accessLog.detail,
			filled: sql<number | null>`null::integer`.as("filled"),
			id: sql<string>`${accessLog.id}::text`.as("id"),
		})
		.from(accessLog)
		.where(eq(accessLog.userId, userId));
	const fills = db
		.select({
			at: sql<Date>`${usageEvents.createdAt}`.mapWith(usageEvents.createdAt).as("at"),
			action: sql<Reading["action"]>`'fill'::text`.as("action"),
			reader: sql<string | null>`null::text`.as("reader"),
			detail: sql<string | null>`${usageEvents.site}`.as("detail"),
			filled: sql<number | null>`${usageEvents.filled}`.as("filled"),
			id: sql<string>`${usageEvents.eventId}`.as("id"),
		})
		.from(usageEvents)
		.where(and(eq(usageEvents.userId, userId), eq(usageEvents.kind, "fill"), isNull(usageEvents.reservedUntil)));
	const rows = await unionAll(logged, fills)
		.orderBy(desc(sql`at`), desc(sql`id`))
		.limit(READINGS_PER_PAGE + 1)
		.offset((page - 1) * READINGS_PER_PAGE);
	return {
		readings: rows.slice(0, READINGS_PER_PAGE),
		hasMore: rows.length > READINGS_PER_PAGE,
	};
}
