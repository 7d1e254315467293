import { and, eq, inArray } from "drizzle-orm";
import { schools } from "../../drizzle/schema";
import { invitations } from "../../drizzle/school-schema";
import { INVITATION_DAYS } from "../contract/invitations";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import { keyedHash } from "../keyed-hash.server";
import { canBeAccepted } from "./schools.server";
import type { Actor } from "./sessions.server";
import { hashOf } from "./tokens.server";

export type Invitation = typeof invitations.$inferSelect;

/** The secret of an invitation's link, made from the row and a secret of the server: it need not be kept to be printed or sent again. */
export const tokenOf = ({ id, issue }: Pick<Invitation, "id" | "issue">) => keyedHash(`invitation ${id} ${issue}`);

/** What an invitation's link tells who opens it. */
export type OpenInvitation = Pick<Invitation, "id" | "schoolId" | "role" | "email" | "firstName" | "lastName"> & { school: string };

/** The invitation of a link that can still be accepted; undefined for any other. One query. */
export async function findInvitation(token: string): Promise<OpenInvitation | undefined> {
	const [found] = await db
		.select({
			id: invitations.id,
			schoolId: invitations.schoolId,
			role: invitations.role,
			email: invitations.email,
			firstName: invitations.firstName,
			lastName: invitations.lastName,
			school: schools.name,
		})
		.from(invitations)
		.innerJoin(schools, eq(schools.id, invitations.schoolId))
		.where(and(eq(invitations.tokenHash, hashOf(token)), canBeAccepted));
	return found;
}

/**
 * Keeps the school of a link from being deleted until the transaction ends. To be called before anything else in it: deleting a school
 * locks its row first, and then the rows that go with it. Throws AppError invalid when there is no such school any more.
 */
export async function holdSchoolOf(within: Database, token: string): Promise<void> {
	const its = within
		.select({ id: invitations.schoolId })
		.from(invitations)
		.where(eq(invitations.tokenHash, hashOf(token)));
	const [held] = await within.select({ id: schools.id }).from(schools).where(inArray(schools.id, its)).for("key share");
	if (!held) throw voidLink();
}

/**
 * Marks the invitation of a link as accepted by somebody, in the transaction that lets them in. Of any who come at once with one link
 * one gets it. Throws AppError invalid for a link that nobody can accept any more.
 */
export async function takeInvitation(within: Database, token: string, role: Actor["role"], userId: string): Promise<Invitation> {
	const [taken] = await within
		.update(invitations)
		.set({ acceptedAt: new Date(), acceptedBy: userId })
		.where(and(eq(invitations.tokenHash, hashOf(token)), eq(invitations.role, role), canBeAccepted))
		.returning();
	if (taken) return taken;
	throw voidLink();
}

/** Whether this person accepted by this link before: a form that was sent twice has done its work. */
export async function hasAccepted(within: Database, token: string, userId: string): Promise<boolean> {
	const isTheirs = and(eq(invitations.tokenHash, hashOf(token)), eq(invitations.acceptedBy, userId));
	return (await within.$count(invitations, isTheirs)) > 0;
}

export function voidLink(): AppError {
	return new AppError(
		"invalid",
		`This invitation is no longer valid: it was used, replaced by a newer one, revoked, or is older than ${INVITATION_DAYS} days. Ask your school to send another.`,
	);
}
