import { and, asc, between, desc, eq, gt, isNotNull, lt, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { profiles, users } from "../../drizzle/schema";
import { applications, memberships } from "../../drizzle/school-schema";
import { nameKey } from "../contract/roster";
import { NEAR_DAYS, type RosterFilter, type RosterSort, type RosterView, STUCK_DAYS } from "../contract/roster-view";
import { db } from "../db.server";
import { dayOf } from "./deadlines.server";
import type { Staff } from "./schools.server";

/** Those of the school's students who noted a college as due soon. */
const withNearDeadline = ({ schoolId }: Staff) =>
	db
		.select({ userId: applications.userId })
		.from(applications)
		.innerJoin(memberships, isMember)
		.where(and(eq(memberships.schoolId, schoolId), isDueBy(NEAR_DAYS)));

/**
 * The students who belong to the school, with what the table is searched, sorted and filtered by; for other queries to select from. Who
 * has left off for long counts as stuck, unless every college of their list is submitted.
 */
export function classOf(staff: Staff) {
	const { userId, firstName, lastName, firstKey, lastKey } = memberships;
	const { email, fills, chats, reviews, brainstorms, lastActiveAt } = users;
	const uses = sql<number>`(${fills} + ${chats} + ${reviews} + ${brainstorms})`;
	const hasBegun = or(gt(uses, 0), isNotNull(profiles.userId));
	const isAway = lt(lastActiveAt, sql`now() - make_interval(days => ${STUCK_DAYS}::int)`);
	const listed = sql<number>`coalesce(jsonb_array_length(${profiles.colleges}), 0)`;
	const submitted = sql<number>`coalesce(${profiles.submitted}, 0)`;
	return db
		.select({
			id: userId,
			...{ firstName, lastName, firstKey, lastKey },
			...{ email, fills, chats, reviews, brainstorms, lastActiveAt },
			uses: uses.mapWith(Number).as("uses"),
			colleges: profiles.colleges,
			listed: listed.mapWith(Number).as("listed"),
			submitted: submitted.mapWith(Number).as("submitted"),
			idle: sql<boolean>`not (${hasBegun})`.as("idle"),
			stuck: sql<boolean>`${hasBegun} and ${isAway} and not (${listed} between 1 and ${submitted})`.as("stuck"),
			near: sql<boolean>`${userId} in (${withNearDeadline(staff)})`.as("near"),
		})
		.from(memberships)
		.innerJoin(users, eq(users.id, userId))
		.leftJoin(profiles, eq(profiles.userId, userId))
		.where(eq(memberships.schoolId, staff.schoolId))
		.as("class");
}

/** What the class is searched and sorted by, in it or in what was selected from it. */
type Sortable = Record<"id" | "firstKey" | "lastKey" | "email" | "uses", SQLWrapper>;

/** The plain day so many days from now, in the time zone of deadlines. */
export const dayIn = (days: number) => dayOf(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** Joins what students noted with who they are; a college that leaves a student's list takes its note along. */
export const isMember = eq(memberships.userId, applications.userId);

/** Whether a college noted on is due within so many days, and not submitted. */
export const isDueBy = (days: number) => and(ne(applications.status, "Submitted"), between(applications.deadline, dayIn(0), dayIn(days)));

/** Of each filter, which students of the class it leaves. */
export function rosterFilters({
	idle,
	stuck,
	near,
}: Record<Exclude<RosterFilter, "all">, SQLWrapper>): Record<RosterFilter, SQL | undefined> {
	return { all: undefined, idle: sql`${idle}`, stuck: sql`${stuck}`, near: sql`${near}` };
}

/** Counts the rows for which something holds, beside other counts of the same rows. */
export const countOf = (condition: SQL = sql`true`) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Which students a search finds: in first name, last name or both in a row, without case and accents, or in the e-mail. */
export function found({ firstKey, lastKey, email }: Sortable, q: string): SQL | undefined {
	if (!q) return undefined;
	const holds = (text: SQLWrapper, part: string) => sql`strpos(${text}, ${part}::text) > 0`;
	return or(holds(sql`(${firstKey} || ' ' || ${lastKey})`, nameKey(q)), holds(email, q.toLowerCase()));
}

/** The order of a view; who is alike in it keeps one order on every page. */
export function orderOf({ id, firstKey, lastKey, email, uses }: Sortable, { sort, order }: Pick<RosterView, "sort" | "order">): SQL[] {
	const sorted: Record<RosterSort, [SQLWrapper, ...SQLWrapper[]]> = {
		first: [firstKey, lastKey],
		last: [lastKey, firstKey],
		email: [email],
		uses: [uses, lastKey, firstKey],
	};
	const [first, ...others] = sorted[sort];
	return [order === "desc" ? desc(first) : asc(first), ...[...others, id].map((column) => asc(column))];
}
