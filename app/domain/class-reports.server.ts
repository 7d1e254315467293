import { and, count, countDistinct, eq, gte, lt, sql } from "drizzle-orm";
import { applications, memberships } from "../../drizzle/school-schema";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../contract/applications";
import { BANDS, type Band, type RosterFilter } from "../contract/roster-view";
import { db } from "../db.server";
import { recordStaffRead } from "./access-log.server";
import { listClass } from "./class-lists.server";
import { classOf, countOf, dayIn, isDueBy, isMember, rosterFilters } from "./roster-filters.server";
import type { Staff } from "./schools.server";

const WEEKS = 8;

/** How many applications there are of a kind, and of how many students. */
export type Share = { applications: number; students: number };

export type ClassReport = {
	/** The plain day of the report. */
	day: string;
	counts: Record<RosterFilter, number>;
	bands: Record<Band, number>;
	statuses: Record<ApplicationStatus, Share>;
	/** What is due and not submitted, week by week from today, first and last day included. */
	weeks: (Share & { from: string; to: string })[];
};

/** How the whole class stands, in numbers that name nobody. Three queries. */
export async function reportClass(staff: Staff): Promise<ClassReport> {
	const [{ counts, bands }, statuses, weeks] = await Promise.all([countClass(staff), countStatuses(staff), countWeeks(staff)]);
	return { day: dayIn(0), counts, bands, statuses, weeks };
}

async function countClass(staff: Staff): Promise<Pick<ClassReport, "counts" | "bands">> {
	const members = classOf(staff);
	const { idle, stuck, near } = rosterFilters(members);
	const [high, middling] = BANDS.map(({ from }) => from);
	const [counted] = await db
		.select({
			counts: { all: countOf(), idle: countOf(idle), stuck: countOf(stuck), near: countOf(near) },
			bands: {
				high: countOf(gte(members.uses, high)),
				middling: countOf(and(gte(members.uses, middling), lt(members.uses, high))),
				low: countOf(lt(members.uses, middling)),
			},
		})
		.from(members);
	if (!counted) throw new Error("a count has one row");
	return counted;
}

/** A college that nothing is noted on counts as not started. */
async function countStatuses(staff: Staff): Promise<ClassReport["statuses"]> {
	const members = classOf(staff);
	const status = sql<ApplicationStatus>`coalesce(${applications.status}, ${APPLICATION_STATUSES[0]})`;
	const listed = db
		.select({ id: members.id, college: sql<string>`jsonb_array_elements_text(${members.colleges})`.as("listed_college") })
		.from(members)
		.as("listed");
	const counted = await db
		.select({ status, applications: countDistinct(sql`(${listed.id}, ${listed.college})`), students: countDistinct(listed.id) })
		.from(listed)
		.leftJoin(applications, and(eq(applications.userId, listed.id), eq(applications.college, listed.college)))
		.groupBy(sql`1`);
	const none: Share = { applications: 0, students: 0 };
	const shares = APPLICATION_STATUSES.map((each) => {
		const { applications, students } = counted.find((row) => row.status === each) ?? none;
		return [each, { applications, students }];
	});
	return Object.fromEntries(shares) as ClassReport["statuses"];
}

async function countWeeks({ schoolId }: Staff): Promise<ClassReport["weeks"]> {
	const week = sql<number>`(${applications.deadline} - ${dayIn(0)}::date) / 7`.mapWith(Number);
	const counted = await db
		.select({ week, applications: count(), students: countDistinct(applications.userId) })
		.from(applications)
		.innerJoin(memberships, isMember)
		.where(and(eq(memberships.schoolId, schoolId), isDueBy(WEEKS * 7 - 1)))
		.groupBy(sql`1`);
	return Array.from({ length: WEEKS }, (_, number) => {
		const { applications, students } = counted.find((row) => row.week === number) ?? { applications: 0, students: 0 };
		return { from: dayIn(number * 7), to: dayIn(number * 7 + 6), applications, students };
	});
}

/** Whom the report names where it was asked for names. */
export type NamedStudent = { id: string; firstName: string; lastName: string; nextDeadline: string | null };
export type ReportNames = Record<Exclude<RosterFilter, "all">, NamedStudent[]>;

/** The names behind the report's numbers, for a print that leaves the site: each student named is told. */
export async function nameStudents(staff: Staff): Promise<ReportNames> {
	const of = (filter: RosterFilter) => listClass(staff, { q: "", sort: "last", order: "asc", filter });
	const [idle, stuck, near] = await Promise.all([of("idle"), of("stuck"), of("near")]);
	const ids = new Set([...idle, ...stuck, ...near].map(({ id }) => id));
	const noted = await recordStaffRead(staff, [...ids], "Report of the class: name, whether stuck or not started, next deadline");
	const named = (students: typeof idle) =>
		students
			.filter(({ id }) => noted.has(id))
			.map(({ id, firstName, lastName, nextDeadline }) => ({ id, firstName, lastName, nextDeadline }));
	return { idle: named(idle), stuck: named(stuck), near: named(near) };
}
