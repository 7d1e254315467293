import { and } from "drizzle-orm";
import { ROSTER_PAGE_SIZE, type RosterFilter, type RosterView } from "../contract/roster-view";
import { db } from "../db.server";
import { classOf, countOf, found, orderOf, rosterFilters } from "./roster-filters.server";
import type { Staff } from "./schools.server";

/** A student as a row of the table. */
export type ListedStudent = { id: string; firstName: string; lastName: string; email: string; uses: number };

export type RosterPage = {
	students: ListedStudent[];
	/** How many students the search finds under each filter. */
	counts: Record<RosterFilter, number>;
	/** Which page this is, of so many: one beyond the end is the last. */
	page: number;
	pages: number;
};

/** How many of the school's students a search finds under each filter. One query. */
async function countStudents(staff: Staff, q: string): Promise<RosterPage["counts"]> {
	const members = classOf(staff);
	const { idle, stuck, near } = rosterFilters(members);
	const [counts] = await db
		.select({ all: countOf(), idle: countOf(idle), stuck: countOf(stuck), near: countOf(near) })
		.from(members)
		.where(found(members, q));
	if (!counts) throw new Error("a count has one row");
	return counts;
}

/** The school's students as a counselor looks at them, one page of the table (specification, section 2, admin area). Two queries. */
export async function listStudents(staff: Staff, view: RosterView): Promise<RosterPage> {
	const counts = await countStudents(staff, view.q);
	const pages = Math.max(1, Math.ceil(counts[view.filter] / ROSTER_PAGE_SIZE));
	const page = Math.min(view.page, pages);
	const members = classOf(staff);
	const { id, firstName, lastName, email, uses } = members;
	const students = await db
		.select({ id, firstName, lastName, email, uses })
		.from(members)
		.where(and(found(members, view.q), rosterFilters(members)[view.filter]))
		.orderBy(...orderOf(members, view))
		.limit(ROSTER_PAGE_SIZE)
		.offset((page - 1) * ROSTER_PAGE_SIZE);
	return { students, counts, page, pages };
}
