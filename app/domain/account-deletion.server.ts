import { and, eq, type SQL } from "drizzle-orm";
import { users } from "../../drizzle/schema";
import { inBackground } from "../background.server";
import { db } from "../db.server";
import { AppError } from "../errors";
import { forgetMails } from "./outbox.server";
import { addressOfParent } from "./parent-confirmations.server";
import type { Actor } from "./sessions.server";
import { closeLeftSubscriptions } from "./subscription-states.server";

/** How long after signing in a student may delete everything without signing in again. */
const FRESH_MS = 15 * 60 * 1000;

/** Whether the student signed in lately enough to delete their profile: a computer left open must not be enough. */
export const signedInLately = ({ signedInAt }: Pick<Actor, "signedInAt">) => Date.now() - signedInAt.getTime() < FRESH_MS;

/**
 * Deletes a student's account with every row that is theirs, wherever they are signed in, and the mails to them that this server keeps
 * (specification, section 7, deleteProfile). Throws AppError forbidden for a session that began long ago, signed_out when the account
 * is gone already.
 */
export async function deleteProfile(actor: Pick<Actor, "userId" | "email" | "signedInAt">): Promise<void> {
	if (!signedInLately(actor)) throw new AppError("forbidden", "Please log in again, then delete your profile within 15 minutes.");
	if (!(await removeStudent(actor))) throw new AppError("signed_out", "Please log in to continue.");
}

/** The same whoever asks for it, as long as the account is one that `condition` is true of; gives whether it was. */
export async function removeStudent(student: Pick<Actor, "userId" | "email">, condition?: SQL): Promise<boolean> {
	const parent = await addressOfParent(student);
	const gone = await db
		.delete(users)
		.where(and(eq(users.id, student.userId), eq(users.role, "Student"), condition))
		.returning({ userId: users.id });
	if (gone.length === 0) return false;
	await forgetMails([student.userId, student.email, ...(parent ? [parent] : [])]);
	inBackground("ending subscriptions of who is gone", closeLeftSubscriptions);
	return true;
}
