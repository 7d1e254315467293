import { and, asc, between, desc, eq, gt, inArray, lt, ne, not, notInArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { profiles, users } from "../../drizzle/schema";
import { applications, memberships } from "../../drizzle/school-schema";
import { nameKey } from "../contract/roster";
import { NEAR_DAYS, type RosterFilter, type RosterSort, type RosterView, STUCK_DAYS } from "../contract/roster-view";
import { db } from "../db.server";
import { dayOf } from "./deadlines.server";
import type { Staff } from "./schools.server";

/** The students who belong to the school, with what the table is searched, sorted and filtered by; for other queries to select from. */
export function classOf({ schoolId }: Staff) {
	const { userId, firstName, lastName, firstKey, lastKey } = memberships;
	const { email, fills, chats, reviews, brainstorms, lastActiveAt } = users;
	return db
		.select({
			id: userId,
			...{ firstName, lastName, firstKey, lastKey },
			...{ email, fills, chats, reviews, brainstorms, lastActiveAt },
			uses: sql<number>`${fills} + ${chats} + ${reviews} + ${brainstorms}`.mapWith(Number).as("uses"),
			hasProfile: sql<boolean>`${profiles.userId} is not null`.as("has_profile"),
			colleges: profiles.colleges,
		})
		.from(memberships)
		.innerJoin(users, eq(users.id, userId))
		.leftJoin(profiles, eq(profiles.userId, userId))
		.where(eq(memberships.schoolId, schoolId))
		.as("class");
}
type Class = ReturnType<typeof classOf>;

/** The plain day so many days from now, in the time zone of deadlines. */
export const dayIn = (days: number) => dayOf(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** Joins what students noted with who they are; a college that leaves a student's list takes its note along. */
export const isMember = eq(memberships.userId, applications.userId);

/** Whether a college noted on is due within so many days, and not submitted. */
export const isDueBy = (days: number) => and(ne(applications.status, "Submitted"), between(applications.deadline, dayIn(0), dayIn(days)));

/** The school's students who submitted every college of their list. */
function whoIsDone({ schoolId }: Staff) {
	const submitted = db
		.select({ userId: applications.userId, colleges: sql`jsonb_agg(${applications.college})`.as("submitted_colleges") })
		.from(applications)
		.innerJoin(memberships, isMember)
		.where(and(eq(memberships.schoolId, schoolId), eq(applications.status, "Submitted")))
		.groupBy(applications.userId)
		.as("submitted");
	return db
		.select({ userId: profiles.userId })
		.from(profiles)
		.innerJoin(submitted, eq(submitted.userId, profiles.userId))
		.where(and(ne(profiles.colleges, sql`'[]'`), sql`${profiles.colleges} <@ ${submitted.colleges}`));
}

/** The school's students with a college of their list that is due soon and not submitted. */
function whoHasDeadline({ schoolId }: Staff) {
	return db
		.select({ userId: applications.userId })
		.from(applications)
		.innerJoin(memberships, isMember)
		.where(and(eq(memberships.schoolId, schoolId), isDueBy(NEAR_DAYS)));
}

/** Of each filter, which students of the class it leaves. */
export function rosterFilters(staff: Staff, { id, uses, hasProfile, lastActiveAt }: Class): Record<RosterFilter, SQL | undefined> {
	return {
		all: undefined,
		idle: and(eq(uses, 0), not(hasProfile)),
		stuck: and(
			or(gt(uses, 0), hasProfile),
			lt(lastActiveAt, sql`now() - make_interval(days => ${STUCK_DAYS}::int)`),
			notInArray(id, whoIsDone(staff)),
		),
		near: inArray(id, whoHasDeadline(staff)),
	};
}

/** Counts the rows for which something holds, beside other counts of the same rows. */
export const countOf = (condition: SQL = sql`true`) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Which students a search finds: in first name, last name or both in a row, without case and accents, or in the e-mail. */
export function found({ firstKey, lastKey, email }: Class, q: string): SQL | undefined {
	if (!q) return undefined;
	const holds = (text: SQLWrapper, part: string) => sql`strpos(${text}, ${part}::text) > 0`;
	return or(holds(sql`(${firstKey} || ' ' || ${lastKey})`, nameKey(q)), holds(email, q.toLowerCase()));
}

/** The order of a view; who is alike in it keeps one order on every page. */
export function orderOf({ id, firstKey, lastKey, email, uses }: Class, { sort, order }: Pick<RosterView, "sort" | "order">): SQL[] {
	const sorted: Record<RosterSort, [SQLWrapper, ...SQLWrapper[]]> = {
		first: [firstKey, lastKey],
		last: [lastKey, firstKey],
		email: [email],
		uses: [uses, lastKey, firstKey],
	};
	const [first, ...others] = sorted[sort];
	return [order === "desc" ? desc(first) : asc(first), ...[...others, id].map((column) => asc(column))];
}
