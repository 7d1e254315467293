import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { mails } from "../../drizzle/mail-schema";
import { type Database, db, isDatabaseAway, jobs, jobsWithin } from "../db.server";
import { type Outgoing, type Sending, sendMail, unwrite } from "../integrations/mail.server";
import { log } from "../log.server";
import { unseal } from "../sealed-text.server";

const QUEUE = "mails";
const HOUR_SECONDS = 60 * 60;
/** Some two days of tries, the later ones four hours apart. */
const TRIES = 20;
/** How long the database may be away between a mail's leaving and the note of it; well below the time a job may take. */
const NOTE_MS = 120_000;
/** How long it is kept what came of a mail, and the text of one that was given up. */
const NOTE_DAYS = 30;
const TEXT_DAYS = 9;

const isWaiting = inArray(mails.state, ["queued", "failing"]);
const isLongAgo = (days: number) => lt(mails.createdAt, sql`now() - make_interval(days => ${days}::int)`);

/** Seconds until the next try after so many that failed; undefined when that was the last. */
export const retryDelay = (tries: number): number | undefined =>
	tries < TRIES ? Math.min(30 * 2 ** (tries - 1), 4 * HOUR_SECONDS) : undefined;

/** Adds jobs to a transaction that has the mails. A job bears its mail's id: no mail has two. */
export async function addJobs(
	ids: readonly string[],
	within: Database,
	how: { priority?: number; startAfter?: string } = {},
): Promise<void> {
	await jobs.insert(
		ids.map((id) => ({ id, name: QUEUE, ...how })),
		jobsWithin(within),
	);
}

/**
 * Sends one mail that is due, which no other process gets meanwhile. Gives whether there was one. `delayAfter` tells when a try that failed
 * is followed by another.
 */
export async function deliverNext(delayAfter = retryDelay): Promise<boolean> {
	// Workers of pg-boss itself note a job's end without waiting for it: while the database is away that would end the process.
	const [job] = await jobs.fetch(QUEUE);
	if (job) await deliver(job.id, delayAfter);
	return job !== undefined;
}

async function deliver(id: string, delayAfter: typeof retryDelay): Promise<void> {
	const [mail] = await db
		.select()
		.from(mails)
		.where(and(eq(mails.id, id), isWaiting));
	if (!mail) {
		await jobs.deleteJob(QUEUE, id);
		return;
	}
	const attempts = mail.attempts + 1;
	const content = mail.sealed === null ? undefined : unseal(mail.sealed, id);
	if (content === undefined) {
		const error = "It was written under another SESSION_SECRET.";
		await note(id, { state: "given-up", error, attempts });
		log.error({ mail: id }, error);
		return;
	}
	const outgoing: Outgoing = { ...JSON.parse(content), id, createdAt: mail.createdAt, account: mail.accountId ?? undefined };
	const sending = await sendMail(outgoing);
	const isKept = await noteSurely(id, attempts, sending, delayAfter(attempts));
	// Its account was deleted while it was under way.
	if (!isKept) await unwrite(outgoing);
	if (sending.state !== "sent") log.warn({ mail: id, attempts, reason: sending.error }, TROUBLES[sending.state]);
}

const TROUBLES = { bounced: "a mail was refused", failing: "a mail could not be sent" };

/** Writes down what came of a try. While the database is away it waits: what was sent must not be sent again. */
async function noteSurely(id: string, attempts: number, sending: Sending, delay: number | undefined): Promise<boolean> {
	const until = Date.now() + NOTE_MS;
	for (;;) {
		try {
			if (sending.state === "sent") return await note(id, { state: "sent", error: null, sentAt: new Date(), attempts, sealed: null });
			const { state, error } = sending;
			if (state === "bounced") return await note(id, { state, error, attempts, sealed: null });
			return await note(id, { state: delay === undefined ? "given-up" : state, error, attempts }, delay);
		} catch (error) {
			if (!isDatabaseAway(error) || Date.now() > until) throw error;
			await sleep(1000);
		}
	}
}

/** Gives whether the mail is still there to be noted. */
async function note(id: string, outcome: Partial<typeof mails.$inferInsert>, delay?: number): Promise<boolean> {
	return db.transaction(async (within) => {
		const noted = await within.update(mails).set(outcome).where(eq(mails.id, id)).returning({ id: mails.id });
		await jobs.deleteJob(QUEUE, id, jobsWithin(within));
		if (delay !== undefined && noted.length > 0) await addJobs([id], within, { startAfter: String(delay) });
		return noted.length > 0;
	});
}

/**
 * Makes mails due again that a process took and left when it was killed: at once where this process `isAlone`, else when longer was spent
 * on them than any takes.
 */
export async function takeUpLeft({ isAlone }: { isAlone: boolean }): Promise<void> {
	if (!isAlone) return jobs.expire();
	const waiting = await db.select({ id: mails.id }).from(mails).where(isWaiting);
	const ids = waiting.map(({ id }) => id);
	if (ids.length > 0) await jobs.fail(QUEUE, ids);
}

/** Forgets after 30 days what came of a mail, and before that the text of one that was given up. */
export async function forgetOldMails(): Promise<void> {
	await db.delete(mails).where(and(inArray(mails.state, ["sent", "bounced", "given-up"]), isLongAgo(NOTE_DAYS)));
	await db
		.update(mails)
		.set({ sealed: null })
		.where(and(eq(mails.state, "given-up"), isLongAgo(TEXT_DAYS)));
}
