import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import { schools, users } from "../../drizzle/schema";
import { invitations, memberships } from "../../drizzle/school-schema";
import type { StaffNames } from "../contract/account";
import { NO_SCHOOL } from "../contract/invitations";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import type { Actor } from "./sessions.server";

/** A member of staff who works at a school: what every query about its students is scoped by. */
export type Staff = Pick<Actor, "userId"> & { schoolId: string };

/** Until when a school's plan counts, and for how many students. */
export type SchoolPlan = { seats: number; expires: Date };

export type School = {
	name: string;
	/** The plan, where one is active. */
	planExpires: Date | undefined;
	/** How many students may belong to it, those who are invited included. */
	seats: number;
	members: number;
	/** Students who were invited, can still accept and have not. */
	invited: number;
};

/** The actor as staff of a school. Throws AppError forbidden for students, and for staff who were removed from theirs. */
export function staffOf<A extends Pick<Actor, "userId" | "role" | "schoolId">>(actor: A): A & { schoolId: string } {
	const { role, schoolId } = actor;
	if (role !== "Admin") throw new AppError("forbidden", "This page is for school staff.");
	if (!schoolId) throw new AppError("forbidden", NO_SCHOOL);
	return { ...actor, schoolId };
}

const hasPlan = sql<boolean>`coalesce(${schools.planExpires} > now(), false)`;
const seats = sql<number>`case when ${hasPlan} then coalesce(${schools.seats}, ${schools.plannedStudents}) else ${schools.plannedStudents} end`;

/** Whether an invitation can still be accepted. */
export const canBeAccepted = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, sql`now()`));

/** The school a member of staff works at, with its plan and how full it is. One query. */
export async function loadSchool({ schoolId }: Staff, within: Database = db): Promise<School> {
	const members = within.select({ count: count() }).from(memberships).where(eq(memberships.schoolId, schools.id));
	const invited = within
		.select({ count: count() })
		.from(invitations)
		.where(and(eq(invitations.schoolId, schools.id), eq(invitations.role, "Student"), canBeAccepted));
	const [school] = await within
		.select({
			name: schools.name,
			planExpires: schools.planExpires,
			hasPlan,
			seats: seats.mapWith(Number),
			members: sql<number>`(${members})`.mapWith(Number),
			invited: sql<number>`(${invited})`.mapWith(Number),
		})
		.from(schools)
		.where(eq(schools.id, schoolId));
	if (!school) throw new Error(`there is no school ${schoolId}`);
	const { hasPlan: isActive, planExpires, ...rest } = school;
	return { ...rest, planExpires: isActive && planExpires ? planExpires : undefined };
}

/** The school with its row locked, so that two who take its last seats at once wait for each other. */
export async function lockSchool(within: Database, staff: Staff): Promise<School> {
	await within.select({ id: schools.id }).from(schools).where(eq(schools.id, staff.schoolId)).for("no key update");
	return loadSchool(staff, within);
}

/** Adds days to the school's plan; of the seats of two codes the larger number counts while both do. Gives what the plan then holds. */
export async function extendSchoolPlan(within: Database, { schoolId }: Staff, given: number, days: number): Promise<SchoolPlan> {
	const [extended] = await within
		.update(schools)
		.set({
			seats: sql`case when ${hasPlan} then greatest(coalesce(${schools.seats}, 0), ${given}::int) else ${given}::int end`,
			planExpires: sql`greatest(coalesce(${schools.planExpires}, now()), now()) + make_interval(days => ${days}::int)`,
		})
		.where(eq(schools.id, schoolId))
		.returning({ seats: schools.seats, expires: schools.planExpires });
	if (!extended?.seats || !extended.expires) throw new Error(`no school ${schoolId} to extend the plan of`);
	return { seats: extended.seats, expires: extended.expires };
}

/** Says what a member of staff is called, and the school; an empty name takes it away. */
export async function saveNames({ userId, schoolId }: Staff, { name, schoolName }: StaffNames): Promise<void> {
	await db.transaction(async (within) => {
		await within.update(schools).set({ name: schoolName }).where(eq(schools.id, schoolId));
		await within
			.update(users)
			.set({ name: name || null })
			.where(eq(users.id, userId));
	});
}
