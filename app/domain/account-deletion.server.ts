import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import { schools, users } from "../../drizzle/schema";
import { inBackground } from "../background.server";
import { db } from "../db.server";
import { AppError } from "../errors";
import { forgetMails } from "./outbox.server";
import { addressOfParent } from "./parent-confirmations.server";
import type { Actor } from "./sessions.server";
import { closeLeftSubscriptions } from "./subscription-states.server";

/** How long after signing in people may delete their account without signing in again. */
const FRESH_MS = 15 * 60 * 1000;

/** Whether somebody signed in lately enough to delete their account: a computer left open must not be enough. */
export const signedInLately = ({ signedInAt }: Pick<Actor, "signedInAt">) => Date.now() - signedInAt.getTime() < FRESH_MS;

/**
 * Deletes a student's account with every row that is theirs, wherever they are signed in, and the mails to them that this server keeps
 * (specification, section 7, deleteProfile). Throws AppError forbidden for a session that began long ago, signed_out when the account
 * is gone already.
 */
export async function deleteProfile(actor: Pick<Actor, "userId" | "email" | "signedInAt">): Promise<void> {
	if (!signedInLately(actor)) throw new AppError("forbidden", "Please log in again, then delete your profile within 15 minutes.");
	if (!(await removeStudent(actor))) throw gone();
}

const gone = () => new AppError("signed_out", "Please log in to continue.");

/** The same whoever asks for it, as long as the account is one that `condition` is true of; gives whether it was. */
export async function removeStudent(student: Pick<Actor, "userId" | "email">, condition?: SQL): Promise<boolean> {
	const parent = await addressOfParent(student);
	const deleted = await db
		.delete(users)
		.where(and(eq(users.id, student.userId), eq(users.role, "Student"), condition))
		.returning({ userId: users.id });
	if (deleted.length === 0) return false;
	await forgetMails([student.userId, student.email, ...(parent ? [parent] : [])]);
	inBackground("ending subscriptions of who is gone", closeLeftSubscriptions);
	return true;
}

/**
 * Deletes the account of a member of staff. The school stays with its other staff; with the last one it goes too, so that no student
 * belongs to a school at which nobody works. Throws as deleteProfile does.
 */
export async function deleteStaffAccount({
	userId,
	email,
	schoolId,
	signedInAt,
}: Pick<Actor, "userId" | "email" | "schoolId" | "signedInAt">): Promise<void> {
	if (!signedInLately({ signedInAt })) throw new AppError("forbidden", "Please log in again, then delete your account within 15 minutes.");
	await db.transaction(async (within) => {
		const itsSchool = schoolId ? eq(schools.id, schoolId) : sql`false`;
		await within.select({ id: schools.id }).from(schools).where(itsSchool).for("update");
		const deleted = await within
			.delete(users)
			.where(and(eq(users.id, userId), eq(users.role, "Admin")))
			.returning({ userId: users.id });
		if (deleted.length === 0) throw gone();
		const staff = within.select({ id: users.id }).from(users).where(eq(users.schoolId, schools.id));
		await within.delete(schools).where(and(itsSchool, notExists(staff)));
	});
	await forgetMails([userId, email]);
}
