import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { USE_KINDS } from "../../drizzle/schema";
import { type Database, db } from "../db.server";
import { env } from "../env.server";
import type { Actor } from "./sessions.server";
import { commitUse, giveBackUse, type Reservation, reserveUse, waiveUse } from "./usage.server";

type Student = Pick<Actor, "userId">;

/**
 * What costs one use. `content` is what the student sent: the same under the same `idempotencyKey` is the same work;
 * without a key all work is new. `seconds` is how long it may take, as far as a model is asked, and
 * `ownSeconds` as far as none is; a use that stays reserved much longer counts as given back.
 */
export type PaidWork = { kind: (typeof USE_KINDS)[number]; content: string; idempotencyKey?: string; seconds: number; ownSeconds?: number };

/**
 * `run` does the work; `keep` stores what came of it, in the transaction that counts the use; `find` reads what was stored
 * when the same work was done before. Stored rows bear the `eventId`.
 */
export type Steps<Done, Kept> = {
	run: () => Promise<Done>;
	keep: (within: Database, done: Done, eventId: string) => Promise<Kept>;
	find: (eventId: string) => Promise<Kept>;
	/** Whether what came of it gave the student nothing, and is kept but costs nothing. */
	isFree?: (done: Done) => boolean;
};

const ASK_AGAIN_MS = 200;
const MARGIN_SECONDS = 15;

/**
 * Does work that costs the student one use (design, section 3, “who may chat”): reserved before, counted together with what
 * is kept of it, given back when anything fails. However often and however much at once the same work is asked for, it is done and
 * counted once, and all get the same.
 * Throws AppError no_uses_left before anything is done, else what `run` or `keep` throws.
 */
export async function workOnce<Done, Kept>(
	student: Student,
	{ kind, content, idempotencyKey = randomUUID(), seconds, ownSeconds = 0 }: PaidWork,
	{ run, keep, find, isFree }: Steps<Done, Kept>,
): Promise<Kept> {
	const eventId = createHash("sha256").update(`${idempotencyKey}\n${content}`).digest("base64url");
	const reserve = () =>
		reserveUse(student, { kind, eventId }, Math.max(env.OPENAI_TIMEOUT_SECONDS ?? seconds, ownSeconds) + MARGIN_SECONDS);
	let reservation: Reservation = await reserve();
	for (; reservation.state === "held"; reservation = await reserve()) await wait(ASK_AGAIN_MS);
	if (reservation.state === "counted") return find(eventId);
	const { use } = reservation;
	try {
		const done = await run();
		return await db.transaction(async (within) => {
			await (isFree?.(done) ? waiveUse : commitUse)(use, within);
			return keep(within, done, eventId);
		});
	} catch (error) {
		await giveBackUse(use);
		throw error;
	}
}
