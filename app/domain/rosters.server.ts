import { sql } from "drizzle-orm";
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

/**
 * The school's students as a counselor looks at them, one page of the table (specification, section 2, admin area). One query, which
 * reads the class once; a second one for a page beyond the end.
 */
export async function listStudents(staff: Staff, view: RosterView): Promise<RosterPage> {
	const members = classOf(staff);
	const { id, firstName, lastName, firstKey, lastKey, email, uses, idle, stuck, near } = members;
	const read = { id, firstName, lastName, firstKey, lastKey, email, uses, idle, stuck, near };
	const hits = db.$with("hits").as(db.select(read).from(members).where(found(members, view.q)));
	const filters = rosterFilters(hits);
	const counts = db
		.select({
			all: countOf().as("all_hits"),
			idle: countOf(filters.idle).as("idle_hits"),
			stuck: countOf(filters.stuck).as("stuck_hits"),
			near: countOf(filters.near).as("near_hits"),
		})
		.from(hits)
		.as("counts");
	const listed = db
		.select()
		.from(hits)
		.where(filters[view.filter])
		.orderBy(...orderOf(hits, view))
		.limit(ROSTER_PAGE_SIZE)
		.offset((view.page - 1) * ROSTER_PAGE_SIZE)
		.as("listed");
	const rows = await db
		.with(hits)
		.select({
			counts: { all: counts.all, idle: counts.idle, stuck: counts.stuck, near: counts.near },
			student: { id: listed.id, firstName: listed.firstName, lastName: listed.lastName, email: listed.email, uses: listed.uses },
		})
		.from(counts)
		.leftJoin(listed, sql`true`)
		.orderBy(...orderOf(listed, view));
	const [first] = rows;
	if (!first) throw new Error("a count has one row");
	const pages = Math.max(1, Math.ceil(first.counts[view.filter] / ROSTER_PAGE_SIZE));
	if (view.page > pages) return listStudents(staff, { ...view, page: pages });
	return { students: rows.flatMap(({ student }) => student ?? []), counts: first.counts, page: view.page, pages };
}
