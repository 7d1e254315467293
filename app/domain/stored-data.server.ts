import { and, count, desc, eq, inArray, isNull, max, min, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import { checkouts, parentConfirmations, payments, redemptions, referrals, subscriptions } from "../../drizzle/billing-schema";
import { mails } from "../../drizzle/mail-schema";
import {
	accessLog,
	brainstorms,
	conversations,
	emailChanges,
	essays,
	exchanges,
	identities,
	modelRecords,
	passwordResets,
	profiles,
	recoveryCodes,
	reviews,
	sessions,
	signInChallenges,
	usageEvents,
	users,
} from "../../drizzle/schema";
import { applications, invitations, memberships } from "../../drizzle/school-schema";
import type { Answers } from "../contract/profile";
import { db } from "../db.server";
import { countWritten } from "../integrations/mail.server";
import type { AccessAction } from "./access-log.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId" | "email">;

/** Rows of one kind that are stored about a student: how many, and from when to when where they bear a date. */
export type Stored = { count: number; from: Date | null; to: Date | null };

const by = (column: PgColumn) => (userId: string) => eq(column, userId);
/** Payments bear no student, so that they can stay when the student is gone. */
const throughSubscriptions = (userId: string) =>
	inArray(payments.subscriptionId, db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.userId, userId)));

/** Every table with rows of a student besides those of loadAccount: which rows are theirs, and the column that dates a row. */
export const KINDS = {
	applications: [applications, by(applications.userId), applications.updatedAt],
	conversations: [conversations, by(conversations.userId), conversations.updatedAt],
	exchanges: [exchanges, by(exchanges.userId), exchanges.createdAt],
	essays: [essays, by(essays.userId), essays.updatedAt],
	reviews: [reviews, by(reviews.userId), reviews.createdAt],
	brainstorms: [brainstorms, by(brainstorms.userId), brainstorms.createdAt],
	modelRecords: [modelRecords, by(modelRecords.userId), modelRecords.createdAt],
	uses: [usageEvents, by(usageEvents.userId), usageEvents.createdAt],
	redemptions: [redemptions, by(redemptions.userId), redemptions.redeemedAt],
	payments: [payments, throughSubscriptions, payments.paidAt],
	subscriptions: [subscriptions, by(subscriptions.userId), subscriptions.createdAt],
	checkouts: [checkouts, by(checkouts.userId), checkouts.createdAt],
	referredFriends: [referrals, by(referrals.referrerId), referrals.createdAt],
	referredBy: [referrals, by(referrals.referredId), referrals.createdAt],
	sessions: [sessions, by(sessions.userId), sessions.lastSeenAt],
	identities: [identities, by(identities.userId), undefined],
	recoveryCodes: [recoveryCodes, by(recoveryCodes.userId), undefined],
	passwordResets: [passwordResets, by(passwordResets.userId), undefined],
	signInChallenges: [signInChallenges, by(signInChallenges.userId), undefined],
	memberships: [memberships, by(memberships.userId), memberships.joinedAt],
	acceptedInvitations: [invitations, by(invitations.acceptedBy), invitations.acceptedAt],
	mails: [mails, by(mails.accountId), mails.createdAt],
	accesses: [accessLog, by(accessLog.userId), accessLog.createdAt],
} as const satisfies Record<string, readonly [PgTable, (userId: string) => SQL, PgColumn | undefined]>;

export type Kind = keyof typeof KINDS;

/** How much of each kind is stored about the student. One query. */
export async function countStored({ userId }: Pick<Actor, "userId">): Promise<Record<Kind, Stored>> {
	const counted = Object.entries(KINDS).map(([kind, [table, isTheirs, date]]) =>
		db
			.select({ kind: sql<Kind>`${kind}::text`.as("kind"), count: count().as("count"), from: edge(min, date), to: edge(max, date) })
			.from(table as PgTable)
			.where(isTheirs(userId)),
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
			parentEmail: parentConfirmations.parentEmail,
			parentConfirmedAt: parentConfirmations.confirmedAt,
			newEmail: emailChanges.newEmail,
			answers: profiles.answers,
			profileSavedAt: profiles.updatedAt,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.leftJoin(parentConfirmations, eq(parentConfirmations.userId, users.id))
		.leftJoin(emailChanges, eq(emailChanges.userId, users.id))
		.where(eq(users.id, userId));
	if (!account) throw new Error("a signed-in student has an account");
	return { ...account, answers: account.answers ?? ({} satisfies Answers) };
}

/** All that is stored about a student, by kind. Two queries. */
export async function loadStoredData(student: Student) {
	const [account, stored, mails] = await Promise.all([
		loadAccount(student),
		countStored(student),
		countWritten([student.userId, student.email]),
	]);
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
