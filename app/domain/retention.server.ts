import { and, asc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { users } from "../../drizzle/schema";
import { UNUSED_MONTHS, WARNING_DAYS } from "../contract/retention";
import { db } from "../db.server";
import { env } from "../env.server";
import { sendMail } from "../integrations/mail.server";
import { log } from "../log.server";
import { PRODUCT } from "../product";
import { removeStudent } from "./account-deletion.server";

/** What a visit writes into a row of `users`: the time, and that no warning counts any more. */
export const beingHere = { lastActiveAt: sql`now()`, retentionWarnings: 0, retentionWarnedAt: null };

const WARNINGS = 2;
/** How many are looked after in one go; the next go takes the rest. */
const AT_ONCE = 100;

const isUnused = and(eq(users.role, "Student"), lt(users.lastActiveAt, sql`now() - make_interval(months => ${UNUSED_MONTHS}::int)`));
const wasWarned = (times: number): SQL | undefined =>
	and(eq(users.retentionWarnings, times), lt(users.retentionWarnedAt, sql`now() - make_interval(days => ${WARNING_DAYS}::int)`));

/**
 * Looks after students' accounts that nobody has used for 24 months: warns by mail, warns again 30 days later, and 30 days after that
 * deletes, as the student would. Any visit starts the time anew. Several processes may do this at once: each mail goes out once.
 * Staff accounts stay.
 */
export async function tendUnusedAccounts(): Promise<void> {
	await deleteWarned();
	for (const due of await claimDue()) {
		try {
			await sendMail(warning(due.email, due.warnings));
		} catch (error) {
			log.error({ err: error }, "a warning before deletion was not sent");
			await giveBack(due);
		}
	}
}

async function deleteWarned(): Promise<void> {
	const isDue = and(isUnused, wasWarned(WARNINGS));
	const due = await db.select({ userId: users.id, email: users.email }).from(users).where(isDue).limit(AT_ONCE);
	for (const student of due) await removeStudent(student, isDue);
}

type Due = { userId: string; email: string; warnings: number; warnedBefore: Date | null };

/** Counts a warning on each account that one is due for, and gives those that nobody else counted it on. */
async function claimDue(): Promise<Due[]> {
	const found = db
		.select({ id: users.id, warnedBefore: sql<Date | null>`${users.retentionWarnedAt}`.as("warned_before") })
		.from(users)
		.where(and(isUnused, or(eq(users.retentionWarnings, 0), wasWarned(1))))
		.orderBy(asc(users.lastActiveAt))
		.limit(AT_ONCE)
		.for("update", { skipLocked: true });
	const due = db.$with("due").as(found);
	return db
		.with(due)
		.update(users)
		.set({ retentionWarnings: sql`${users.retentionWarnings} + 1`, retentionWarnedAt: sql`now()` })
		.from(due)
		.where(eq(users.id, due.id))
		.returning({
			userId: users.id,
			email: users.email,
			warnings: users.retentionWarnings,
			warnedBefore: sql<Date | null>`${due.warnedBefore}`.mapWith(users.retentionWarnedAt),
		});
}

/** A warning that did not go out counts for nothing; one that a visit has voided meanwhile stays void. */
async function giveBack({ userId, warnings, warnedBefore }: Due): Promise<void> {
	await db
		.update(users)
		.set({ retentionWarnings: warnings - 1, retentionWarnedAt: warnedBefore })
		.where(and(eq(users.id, userId), eq(users.retentionWarnings, warnings)));
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

function warning(to: string, number: number) {
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
