import { and, eq } from "drizzle-orm";
import { schools } from "../../drizzle/schema";
import { invitations, memberships } from "../../drizzle/school-schema";
import type { StudentJoin } from "../contract/invitations";
import { nameKey } from "../contract/roster";
import { type Database, db, isUniqueViolation } from "../db.server";
import { AppError } from "../errors";
import { hasAccepted, holdSchoolOf, takeInvitation } from "./invitation-links.server";
import type { Staff } from "./schools.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId">;

/** The school a student belongs to, and the name it knows them by. */
export type Membership = { schoolId: string; school: string; firstName: string; lastName: string; joinedAt: Date };

/** Undefined for a student who belongs to none. One query. */
export async function loadMembership({ userId }: Student, within: Database = db): Promise<Membership | undefined> {
	const [found] = await within
		.select({
			schoolId: memberships.schoolId,
			school: schools.name,
			firstName: memberships.firstName,
			lastName: memberships.lastName,
			joinedAt: memberships.joinedAt,
		})
		.from(memberships)
		.innerJoin(schools, eq(schools.id, memberships.schoolId))
		.where(eq(memberships.userId, userId));
	return found;
}

/**
 * Makes a student a member of the school whose link they hold, under the name they give. Sent again it changes nothing. Throws AppError
 * invalid for a link that is void, conflict for a student who belongs to another school.
 */
export async function joinSchool({ userId }: Student, { token, firstName, lastName }: StudentJoin): Promise<void> {
	try {
		await db.transaction(async (within) => {
			await holdSchoolOf(within, token);
			if (await hasAccepted(within, token, userId)) return;
			const present = await loadMembership({ userId }, within);
			const { schoolId } = await takeInvitation(within, token, "Student", userId);
			if (present && present.schoolId !== schoolId) throw elsewhere(present.school);
			const names = { firstName, lastName, firstKey: nameKey(firstName), lastKey: nameKey(lastName) };
			if (present) await within.update(memberships).set(names).where(eq(memberships.userId, userId));
			else await within.insert(memberships).values({ userId, schoolId, ...names });
		});
	} catch (error) {
		throw isUniqueViolation(error, "memberships_pkey") ? elsewhere("a school") : error;
	}
}

const elsewhere = (school: string) =>
	new AppError("conflict", `You belong to ${school} already. Leave it under “Your school” first, then open this link again.`);

/** Ends a student's membership; the school keeps no trace of it. Gives whether there was one. */
export const leaveSchool = (student: Student): Promise<boolean> => endMembership(student, eq(memberships.userId, student.userId));

/** The same by a member of staff, for a student of their own school. */
export const removeMember = ({ schoolId }: Staff, userId: string): Promise<boolean> =>
	endMembership({ userId }, and(eq(memberships.userId, userId), eq(memberships.schoolId, schoolId)));

function endMembership({ userId }: Student, which: ReturnType<typeof and>): Promise<boolean> {
	return db.transaction(async (within) => {
		const [ended] = await within.delete(memberships).where(which).returning({ schoolId: memberships.schoolId });
		if (!ended) return false;
		await within.delete(invitations).where(and(eq(invitations.schoolId, ended.schoolId), eq(invitations.acceptedBy, userId)));
		return true;
	});
}
