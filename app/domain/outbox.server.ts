import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { mails } from "../../drizzle/mail-schema";
import { regularly } from "../background.server";
import { afterCommit, type Database, db } from "../db.server";
import { CONNECTIONS, forgetWritten, type Mail } from "../integrations/mail.server";
import { keyedHash } from "../keyed-hash.server";
import { log } from "../log.server";
import { seal } from "../sealed-text.server";
import { addJobs, deliverNext, forgetOldMails, retryDelay, takeUpLeft } from "./mail-delivery.server";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** More at once than anybody waits for at a page; they let the others go first. */
const BULK = 10;

const hashOf = (address: string) => keyedHash(`address ${address}`);

/**
 * Puts mails into the queue, as part of the transaction `within` where one is given: they leave once it is kept. Gives their ids, in the
 * order given.
 */
export async function queueMails(given: readonly Mail[], within?: Database): Promise<string[]> {
	if (!within) return db.transaction((transaction) => queueMails(given, transaction));
	if (given.length === 0) return [];
	const rows = given.map(({ account, ...content }) => {
		const id = randomUUID();
		return { id, accountId: account, addressHash: hashOf(content.to), sealed: seal(JSON.stringify(content), id) };
	});
	const ids = rows.map(({ id }) => id);
	await within.insert(mails).values(rows);
	await addJobs(ids, within, { priority: given.length > BULK ? 0 : 1 });
	afterCommit(within, () => wake(given.length));
	return ids;
}

/** Removes what is queued or noted to any of these addresses, and what was written to files to them or about any of these accounts. */
export async function forgetMails(whose: readonly string[], within: Database = db): Promise<void> {
	await within.delete(mails).where(inArray(mails.addressHash, whose.map(hashOf)));
	await forgetWritten(whose);
}

/** A mail that did not arrive. */
export type Trouble = Pick<typeof mails.$inferSelect, "id" | "state" | "attempts" | "error" | "createdAt">;

/** Mails that are tried again, were refused or were given up, the oldest first. */
export async function listTroubles(): Promise<Trouble[]> {
	return db
		.select({ id: mails.id, state: mails.state, attempts: mails.attempts, error: mails.error, createdAt: mails.createdAt })
		.from(mails)
		.where(inArray(mails.state, ["failing", "bounced", "given-up"]))
		.orderBy(asc(mails.createdAt));
}

/** Puts mails that were given up into the queue anew, these or all, as far as their text is kept. Gives their ids. */
export async function retryMails(ids?: readonly string[]): Promise<string[]> {
	const isAsked = ids && inArray(sql`${mails.id}::text`, [...ids]);
	return db.transaction(async (within) => {
		const due = await within
			.update(mails)
			.set({ state: "queued", attempts: 0, error: null })
			.where(and(eq(mails.state, "given-up"), isNotNull(mails.sealed), isAsked))
			.returning({ id: mails.id });
		const found = due.map(({ id }) => id);
		if (found.length > 0) await addJobs(found, within);
		afterCommit(within, () => wake(found.length));
		return found;
	});
}

let isAtWork = false;
let isStopping = false;
let isCalled = false;
const workers = new Set<Promise<void>>();

function wake(count: number): void {
	if (!isAtWork) return;
	isCalled = true;
	for (let added = 0; added < count && workers.size < CONNECTIONS; added++) {
		const worker: Promise<void> = deliverMails()
			.catch((error) => log.error({ err: error }, "the queue of mails failed"))
			.finally(() => workers.delete(worker));
		workers.add(worker);
	}
}

/** Sends what is due, one after the other, until nothing is. `delayAfter` tells when a try that failed is followed by another. */
export async function deliverMails(delayAfter = retryDelay): Promise<void> {
	do {
		isCalled = false;
		while (await deliverNext(delayAfter)) if (isStopping) return;
	} while (isCalled);
}

/**
 * Has this process send what is queued from now on: at once what it queues itself, within seconds what others do. `isAlone` tells that no
 * other process can have the database open.
 */
export async function startOutbox({ isAlone }: { isAlone: boolean }): Promise<void> {
	await takeUpLeft({ isAlone });
	isAtWork = true;
	wake(CONNECTIONS);
	setInterval(() => wake(1), (isAlone ? 15 : 5) * SECOND_MS).unref();
	regularly("taking up mails that a crash left", MINUTE_MS, () => takeUpLeft({ isAlone: false }));
	regularly("forgetting old mails", 60 * MINUTE_MS, forgetOldMails);
}

/** Takes no further mail, and resolves when those under way are through. */
export async function stopOutbox(): Promise<void> {
	isStopping = true;
	isAtWork = false;
	await Promise.all(workers);
}
