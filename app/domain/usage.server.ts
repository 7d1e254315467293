import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import { type USE_KINDS, usageEvents, users } from "../../drizzle/schema";
import type { FillReport } from "../contract/api";
import { type Database, db, isUniqueViolation } from "../db.server";
import { AppError } from "../errors";
import { activePlan, hasActivePlan } from "./plans.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId">;

/** What is to be counted: once per kind and `eventId`, however often it is sent. */
type UseRequest = { kind: (typeof USE_KINDS)[number]; eventId: string };

/** A use held for work that is under way; commitUse counts it, giveBackUse frees it. */
export type ReservedUse = UseRequest & { userId: string; reservedUntil: Date };

/** `held` means that the same use is reserved by a request still at work, `counted` that it was counted before. */
export type Reservation = { state: "reserved"; use: ReservedUse } | { state: "held" } | { state: "counted" };

/** How a fill was counted, and what is left. */
export type CountedFill = { eventId: string; tookTrialUse: boolean; trialUses: number };

const sameUse = ({ userId, kind, eventId }: Student & UseRequest) =>
	and(eq(usageEvents.userId, userId), eq(usageEvents.kind, kind), eq(usageEvents.eventId, eventId));

/** How many uses a student has left; undefined with an active plan: then nothing is counted out. */
export const usesLeft = (
	actor: Pick<Actor, "trialUses" | "studentPlan" | "studentPlanExpires" | "schoolPlanExpires">,
): number | undefined => (activePlan(actor) ? undefined : actor.trialUses);

/**
 * The student's row, locked: one use of a student waits for the other, so that two never take the same last one. What a
 * crash left reserved, which is what is held no longer than `heldUntil`, is given back first.
 */
async function lockStudent(within: Database, { userId }: Student, heldUntil = new Date()) {
	const [student] = await within
		.select({ trialUses: users.trialUses, hasPlan: hasActivePlan })
		.from(users)
		.where(eq(users.id, userId))
		.for("update");
	if (!student) throw new AppError("signed_out", "Please log in to continue.");
	const left = await within
		.delete(usageEvents)
		.where(and(eq(usageEvents.userId, userId), lt(usageEvents.reservedUntil, heldUntil)))
		.returning({ tookTrialUse: usageEvents.tookTrialUse });
	const freed = left.filter(({ tookTrialUse }) => tookTrialUse).length;
	if (freed === 0) return student;
	const trialUses = student.trialUses + freed;
	await within.update(users).set({ trialUses }).where(eq(users.id, userId));
	return { ...student, trialUses };
}

/** Takes one use of a locked student, a trial use where there is no active plan. Throws AppError no_uses_left. */
async function takeUse(
	within: Database,
	{ trialUses: before, hasPlan }: Awaited<ReturnType<typeof lockStudent>>,
	event: Omit<typeof usageEvents.$inferInsert, "tookTrialUse">,
) {
	const tookTrialUse = !hasPlan;
	const trialUses = before - (tookTrialUse ? 1 : 0);
	if (trialUses < 0)
		throw new AppError("no_uses_left", "Your free tries are used up. Choose a plan at /subscription to go on.", {
			data: { plans: "/subscription" },
		});
	await within.insert(usageEvents).values({ ...event, tookTrialUse });
	if (tookTrialUse) await within.update(users).set({ trialUses }).where(eq(users.id, event.userId));
	return { tookTrialUse, trialUses };
}

/**
 * Reserves in one statement what nobody holds yet, while there is a use to take. False when something stands in the way, and then
 * nothing has changed.
 */
async function reserveAtOnce({ userId, kind, eventId, reservedUntil }: ReservedUse): Promise<boolean> {
	try {
		const taken = db.$with("taken").as(
			db
				.update(users)
				.set({ trialUses: sql`${users.trialUses} - case when ${hasActivePlan} then 0 else 1 end` })
				.where(and(eq(users.id, userId), or(gt(users.trialUses, 0), hasActivePlan)))
				.returning({ hasPlan: hasActivePlan.as("has_plan") }),
		);
		const reserved = await db
			.with(taken)
			.insert(usageEvents)
			.select(
				sql`select ${userId}::uuid, ${eventId}::text, ${kind}::text, null, null::integer, null::integer, null::integer, not has_plan, ${reservedUntil.toISOString()}::timestamptz, now() from ${taken}`,
			)
			.returning({ eventId: usageEvents.eventId });
		return reserved.length > 0;
	} catch (error) {
		if (isUniqueViolation(error, "usage_events_user_id_kind_event_id_pk")) return false;
		throw error;
	}
}

/**
 * Reserves one use before work that may fail, for at most `seconds`: after that it counts as given back (design, section
 * 3, “who may chat”). Only the state `reserved` lets the caller begin.
 * Throws AppError no_uses_left, and then reserves nothing.
 */
export async function reserveUse({ userId }: Student, { kind, eventId }: UseRequest, seconds: number): Promise<Reservation> {
	const use = { userId, kind, eventId, reservedUntil: new Date(Date.now() + seconds * 1000) };
	if (await reserveAtOnce(use)) return { state: "reserved", use };
	return db.transaction(async (within) => {
		const student = await lockStudent(within, { userId });
		const [known] = await within
			.select({ reservedUntil: usageEvents.reservedUntil })
			.from(usageEvents)
			.where(sameUse({ userId, kind, eventId }));
		if (known) return { state: known.reservedUntil ? "held" : "counted" };
		await takeUse(within, student, use);
		return { state: "reserved", use };
	});
}

const TOTALS = { fill: "fills", chat: "chats", review: "reviews", brainstorm: "brainstorms" } as const;

/** Adds a counted use to the student's totals. */
async function addToTotal(within: Database, { userId }: Student, kind: UseRequest["kind"]): Promise<void> {
	const total = TOTALS[kind];
	await within
		.update(users)
		.set({ [total]: sql`${users[total]} + 1` })
		.where(eq(users.id, userId));
}

/** The reservation itself, not a later one of the same use. */
const thisReservation = (use: ReservedUse) => and(sameUse(use), eq(usageEvents.reservedUntil, use.reservedUntil));

/**
 * Counts a reserved use, in the transaction that keeps what it paid for. Throws AppError unavailable when its time ran
 * out and it was given back.
 */
export async function commitUse(use: ReservedUse, within: Database): Promise<void> {
	// The student before the use, as everything else locks them.
	await addToTotal(within, use, use.kind);
	const counted = await within
		.update(usageEvents)
		.set({ reservedUntil: null })
		.where(thisReservation(use))
		.returning({ eventId: usageEvents.eventId });
	if (counted.length === 0) throw new AppError("unavailable", "This took too long, and was not counted. Please try again.");
}

/** Counts a reserved use as done without costing anything, for work that gave the student nothing; as commitUse otherwise. */
export async function waiveUse(use: ReservedUse, within: Database): Promise<void> {
	const [waived] = await within.select({ tookTrialUse: usageEvents.tookTrialUse }).from(usageEvents).where(thisReservation(use));
	await commitUse(use, within);
	if (!waived?.tookTrialUse) return;
	await within.update(usageEvents).set({ tookTrialUse: false }).where(sameUse(use));
	await within
		.update(users)
		.set({ trialUses: sql`${users.trialUses} + 1` })
		.where(eq(users.id, use.userId));
}

/** Gives a reserved use back; one that is counted or given back already stays as it is. */
export async function giveBackUse(use: ReservedUse): Promise<void> {
	await db.transaction(async (within) => {
		await lockStudent(within, use);
		const [freed] = await within.delete(usageEvents).where(thisReservation(use)).returning({ tookTrialUse: usageEvents.tookTrialUse });
		if (freed?.tookTrialUse)
			await within
				.update(users)
				.set({ trialUses: sql`${users.trialUses} + 1` })
				.where(eq(users.id, use.userId));
	});
}

/**
 * Gives back what crashes left reserved: all uses that are held no longer than `heldUntil`, now unless said otherwise. Who alone can
 * hold any, and has just started, names a day far off.
 */
export async function giveBackAbandoned(heldUntil = new Date()): Promise<void> {
	const students = await db
		.selectDistinct({ userId: usageEvents.userId })
		.from(usageEvents)
		.where(lt(usageEvents.reservedUntil, heldUntil));
	for (const student of students) await db.transaction((within) => lockStudent(within, student, heldUntil));
}

/**
 * Counts one application filled by the extension, once per `eventId` however often it is reported. Without an active plan
 * it takes one trial use (design, section 3, “who may chat”).
 * Throws AppError no_uses_left, and then counts nothing.
 */
export async function recordFill({ userId }: Student, { eventId, ...report }: FillReport): Promise<CountedFill> {
	return db.transaction(async (within) => {
		const student = await lockStudent(within, { userId });
		const [counted] = await within
			.select({ tookTrialUse: usageEvents.tookTrialUse })
			.from(usageEvents)
			.where(sameUse({ userId, kind: "fill", eventId }));
		if (counted) return { eventId, ...counted, trialUses: student.trialUses };
		const taken = await takeUse(within, student, { userId, kind: "fill", eventId, ...report });
		await addToTotal(within, { userId }, "fill");
		return { eventId, ...taken };
	});
}
