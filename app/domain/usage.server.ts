import { and, eq, sql } from "drizzle-orm";
import { usageEvents, users } from "../../drizzle/schema";
import type { FillReport } from "../contract/api";
import { db } from "../db.server";
import { AppError } from "../errors";
import type { Actor } from "./sessions.server";

/** How a fill was counted, and what is left. */
export type CountedFill = { eventId: string; tookTrialUse: boolean; trialUses: number };

/**
 * Counts one application filled by the extension, once per `eventId` however often it is reported. Without an active plan
 * it takes one trial use (design, section 3, “who may chat”).
 * Throws AppError no_uses_left, and then counts nothing.
 */
export async function recordFill(actor: Pick<Actor, "userId">, { eventId, ...report }: FillReport): Promise<CountedFill> {
	return db.transaction(async (within) => {
		// The lock lets one report of a student wait for the other, so that two never take the same last use.
		const [student] = await within
			.select({ trialUses: users.trialUses, hasPlan: sql<boolean>`coalesce(${users.studentPlanExpires} > now(), false)` })
			.from(users)
			.where(eq(users.id, actor.userId))
			.for("update");
		if (!student) throw new AppError("signed_out", "Please log in to continue.");
		const [counted] = await within
			.select({ tookTrialUse: usageEvents.tookTrialUse })
			.from(usageEvents)
			.where(and(eq(usageEvents.userId, actor.userId), eq(usageEvents.eventId, eventId)));
		if (counted) return { eventId, ...counted, trialUses: student.trialUses };

		const tookTrialUse = !student.hasPlan;
		const trialUses = student.trialUses - (tookTrialUse ? 1 : 0);
		if (trialUses < 0)
			throw new AppError("no_uses_left", "Your free tries are used up. Choose a plan at /subscription to go on.", {
				data: { plans: "/subscription" },
			});
		await within.insert(usageEvents).values({ userId: actor.userId, eventId, kind: "fill", ...report, tookTrialUse });
		if (tookTrialUse) await within.update(users).set({ trialUses }).where(eq(users.id, actor.userId));
		return { eventId, tookTrialUse, trialUses };
	});
}
