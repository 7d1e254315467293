import { and, eq } from "drizzle-orm";
import { memberships } from "../../drizzle/school-schema";
import { db } from "../db.server";
import { AppError } from "../errors";
import { recordStaffRead } from "./access-log.server";
import type { Staff } from "./schools.server";
import { loadShared, type Shared } from "./shared-with-school.server";

/** One student as school staff look at them: the name given when joining, and what the school may see. */
export type StudentDetails = Shared & { id: string; firstName: string; lastName: string; joinedAt: Date };

const STUDENT_READ = "E-mail, last day here, uses, how complete the profile is, colleges";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Opens the details of a student of the staff's school, and notes it for the student before anything is read. Throws AppError not_found
 * when there is no such student in this school. Four queries.
 */
export async function openStudent(staff: Staff, id: string): Promise<StudentDetails> {
	const isTheirs = UUID.test(id) && (await recordStaffRead(staff, [id], STUDENT_READ)).size > 0;
	if (!isTheirs) throw new AppError("not_found", "There is no such student in your school.");
	const { firstName, lastName, joinedAt } = memberships;
	const [member] = await db
		.select({ firstName, lastName, joinedAt })
		.from(memberships)
		.where(and(eq(memberships.userId, id), eq(memberships.schoolId, staff.schoolId)));
	if (!member) throw new AppError("not_found", "This student does not belong to your school any more.");
	return { id, ...member, ...(await loadShared(id)) };
}
