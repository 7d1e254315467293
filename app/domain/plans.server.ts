import { and, eq, exists, sql } from "drizzle-orm";
import { codes, redemptions } from "../../drizzle/billing-schema";
import { type PAID_PLANS, users } from "../../drizzle/schema";
import type { Database } from "../db.server";
import type { Actor } from "./sessions.server";

/** Whether the own plan of a row of `users` counts now. */
const hasOwnPlan = sql<boolean>`coalesce(${users.studentPlanExpires} > now(), false)`;

/** Whether a plan of a row of `users` counts now: their own, or that of their school. */
export const hasActivePlan = sql<boolean>`(${hasOwnPlan} or exists (
	select 1 from "memberships" join "schools" on "schools"."id" = "memberships"."school_id"
	where "memberships"."user_id" = "users"."id" and "schools"."plan_expires" > now()))`;

export type PaidPlan = (typeof PAID_PLANS)[number];
/** A plan that counts now, and until when; which one it is where that is known. */
export type ActivePlan = { plan: PaidPlan | null; expires: Date };

const LARGEST: PaidPlan = "pro";

/**
 * The student's plan where one is active, which it is until it expires (specification, section 6, subscription status): their own, or
 * the largest while their school has one; of both the one that ends later.
 */
export function activePlan({
	studentPlan,
	studentPlanExpires,
	schoolPlanExpires,
}: Pick<Actor, "studentPlan" | "studentPlanExpires" | "schoolPlanExpires">): ActivePlan | undefined {
	const plans = [
		{ plan: studentPlan, expires: studentPlanExpires },
		{ plan: LARGEST, expires: schoolPlanExpires },
	];
	const active = plans.filter((plan): plan is ActivePlan => plan.expires !== null && plan.expires > new Date());
	return active.sort((one, other) => other.expires.getTime() - one.expires.getTime())[0];
}

/**
 * Adds days of a plan to what the student has left of one; time is added, never replaced, and of two plans at once the larger counts.
 * Gives what is then active.
 */
export async function extendPlan(within: Database, { userId }: Pick<Actor, "userId">, plan: PaidPlan, days: number): Promise<ActivePlan> {
	const [extended] = await within
		.update(users)
		.set({
			studentPlan: sql`case when ${hasOwnPlan} and ${users.studentPlan} = ${LARGEST} then ${LARGEST} else ${plan} end`,
			studentPlanExpires: sql`greatest(coalesce(${users.studentPlanExpires}, now()), now()) + make_interval(days => ${days}::int)`,
		})
		.where(eq(users.id, userId))
		.returning({ plan: users.studentPlan, expires: users.studentPlanExpires });
	if (!extended?.expires) throw new Error(`no account ${userId} to extend a plan of`);
	return { plan: extended.plan, expires: extended.expires };
}

/**
 * Moves the end of the student's plan with that of a subscription, which was paid until `from` and now is until `to`. What codes have
 * added beyond it stays beyond it.
 */
export async function followPaidTime(
	within: Database,
	{ userId }: Pick<Actor, "userId">,
	plan: PaidPlan,
	from: Date,
	to: Date,
): Promise<void> {
	const beyond = sql`coalesce(${users.studentPlanExpires}, ${from.toISOString()}::timestamptz) - ${from.toISOString()}::timestamptz`;
	const hasLargestByCode = exists(
		within
			.select({ id: codes.id })
			.from(redemptions)
			.innerJoin(codes, eq(codes.id, redemptions.codeId))
			.where(and(eq(redemptions.userId, users.id), eq(codes.plan, LARGEST))),
	);
	await within
		.update(users)
		.set({
			studentPlan: sql`case when ${beyond} > interval '0' and ${hasLargestByCode} then ${LARGEST} else ${plan} end`,
			studentPlanExpires: sql`${to.toISOString()}::timestamptz + greatest(${beyond}, interval '0')`,
		})
		.where(eq(users.id, userId));
}
