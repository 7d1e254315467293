import { and, asc, eq, exists, inArray, lt, not, or, type SQL, sql } from "drizzle-orm";
import { mails } from "../../drizzle/mail-schema";
import { users } from "../../drizzle/schema";
import { UNUSED_MONTHS, WARNING_DAYS } from "../contract/retention";
import { type Database, db } from "../db.server";
import { env } from "../env.server";
import type { Mail } from "../integrations/mail.server";
import { PRODUCT } from "../product";
import { removeStudent } from "./account-deletion.server";
import { queueMails } from "./outbox.server";

/** What a visit writes into a row of `users`: the time, and that no warning counts any more. */
export const beingHere = { lastActiveAt: sql`now()`, retentionWarnings: 0, retentionWarnedAt: null };

const WARNINGS = 2;
/** How long it is left alone that a warning did not arrive; shorter than what came of the mail is kept. */
const AGAIN_DAYS = 7;
/** How many are looked after in one go; the next go takes the rest. */
const AT_ONCE = 100;

const isUnused = and(eq(users.role, "Student"), lt(users.lastActiveAt, sql`now() - make_interval(months => ${UNUSED_MONTHS}::int)`));
/** Whether the last warning, which was queued as it was counted, is in one of these states. */
const isWarning = (...states: (typeof mails.$inferSelect.state)[]) =>
	exists(
		db
			.select({ id: mails.id })
			.from(mails)
			.where(and(eq(mails.accountId, users.id), eq(mails.createdAt, users.retentionWarnedAt), inArray(mails.state, states))),
	);
const isLongAgo = (days: number) => lt(users.retentionWarnedAt, sql`now() - make_interval(days => ${days}::int)`);
const wasWarned = (times: number): SQL | undefined =>
	and(eq(users.retentionWarnings, times), isLongAgo(WARNING_DAYS), not(isWarning("queued", "failing")));

/**
 * Looks after students' accounts that nobody has used for 24 months: warns by mail, warns again 30 days later, and 30 days after that
 * deletes, as the student would. Any visit starts the time anew. Several processes may do this at once: each mail goes out once. One that
 * did not arrive counts for nothing, and goes out anew after a week. Staff accounts stay.
 */
export async function tendUnusedAccounts(): Promise<void> {
	await takeBackUnsent();
	await deleteWarned();
	await db.transaction(async (within) => {
		const due = await claimDue(within);
		await queueMails(
			due.map(({ userId, email, warnings }) => ({ ...warning(email, warnings), account: userId })),
			within,
		);
	});
}

/** It is due anew: the one before it lies at least as far back as it did then. */
async function takeBackUnsent(): Promise<void> {
	await db
		.update(users)
		.set({
			retentionWarnings: sql`${users.retentionWarnings} - 1`,
			retentionWarnedAt: sql`${users.retentionWarnedAt} - make_interval(days => ${WARNING_DAYS}::int)`,
		})
		.where(and(isUnused, isLongAgo(AGAIN_DAYS), isWarning("bounced", "given-up")));
}

async function deleteWarned(): Promise<void> {
	const isDue = and(isUnused, wasWarned(WARNINGS));
	const due = await db.select({ userId: users.id, email: users.email }).from(users).where(isDue).limit(AT_ONCE);
	for (const student of due) await removeStudent(student, isDue);
}

/** Counts a warning on each account that one is due for, and gives those that nobody else counted it on. */
async function claimDue(within: Database): Promise<{ userId: string; email: string; warnings: number }[]> {
	const found = within
		.select({ id: users.id })
		.from(users)
		.where(and(isUnused, or(eq(users.retentionWarnings, 0), wasWarned(1))))
		.orderBy(asc(users.lastActiveAt))
		.limit(AT_ONCE)
		.for("update", { skipLocked: true });
	const due = within.$with("due").as(found);
	return within
		.with(due)
		.update(users)
		.set({ retentionWarnings: sql`${users.retentionWarnings} + 1`, retentionWarnedAt: sql`now()` })
		.from(due)
		.where(eq(users.id, due.id))
		.returning({ userId: users.id, email: users.email, warnings: users.retentionWarnings });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

function warning(to: string, number: number): Mail {
	const left = (WARNINGS + 1 - number) * WARNING_DAYS;
	const day = DAY.format(Date.now() + left * DAY_MS);
	const place = env.APP_URL ? `\n${env.APP_URL}/login\n` : "";
	const text = `Nobody has used your ${PRODUCT.name} account for ${UNUSED_MONTHS} months. We do not keep
what nobody needs: after ${day} it will be deleted, with
your answers, essays and conversations.

To keep it, log in once before then.
${place}
${
	number < WARNINGS
		? `We will write once more in ${WARNING_DAYS} days. If you do not need the account
any more, you need not do anything.`
		: "This is the last mail before that. If you do not need the account any\nmore, you need not do anything."
}
`;
	return { to, subject: `Your ${PRODUCT.name} account will be deleted after ${day}`, text };
}
