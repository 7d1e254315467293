import { and, count, eq } from "drizzle-orm";
import { users } from "../../drizzle/schema";
import type { StaffJoin } from "../contract/invitations";
import { db } from "../db.server";
import { AppError } from "../errors";
import { ACCOUNT, type Account, type Client, orTakenEmail, prepareRegistration } from "./accounts.server";
import { findInvitation, hasAccepted, holdSchoolOf, takeInvitation, voidLink } from "./invitation-links.server";
import { lockSchool, type Staff } from "./schools.server";
import type { Actor } from "./sessions.server";

/** Somebody who works at the school. */
export type Colleague = { userId: string; name: string | null; email: string; lastActiveAt: Date };

/** All staff of a school, in the order in which they came. */
export function listColleagues({ schoolId }: Staff): Promise<Colleague[]> {
	return db
		.select({ userId: users.id, name: users.name, email: users.email, lastActiveAt: users.lastActiveAt })
		.from(users)
		.where(eq(users.schoolId, schoolId))
		.orderBy(users.createdAt);
}

/**
 * Creates the account of a new member of staff, whose address is the one the link was sent to. Throws AppError invalid for a link that
 * is void or a common password, conflict where the address has an account, rate_limited.
 */
export async function registerColleague({ token, name, password }: StaffJoin, client: Client): Promise<Account> {
	const invitation = await findInvitation(token);
	if (invitation?.role !== "Admin") throw voidLink();
	const { email, schoolId } = invitation;
	const passwordHash = await prepareRegistration({ email, password }, client);
	return orTakenEmail(
		db.transaction(async (within) => {
			await holdSchoolOf(within, token);
			const values = { email, passwordHash, name: name ?? null, role: "Admin", schoolId, termsAcceptedAt: new Date() } as const;
			const [user] = await within.insert(users).values(values).returning(ACCOUNT);
			if (!user) throw new Error("the new account was not returned");
			await takeInvitation(within, token, "Admin", user.userId);
			return user;
		}),
	);
}

/**
 * Lets staff who belong to no school any more join the one whose link they hold. Sent again it changes nothing. Throws AppError invalid
 * for a link that is void, conflict for staff of another school, forbidden for students.
 */
export async function joinAsColleague({ userId, role }: Pick<Actor, "userId" | "role">, token: string): Promise<void> {
	if (role !== "Admin") throw new AppError("forbidden", "This invitation is for school staff, and you are signed in as a student.");
	await db.transaction(async (within) => {
		await holdSchoolOf(within, token);
		if (await hasAccepted(within, token, userId)) return;
		const [user] = await within.select({ schoolId: users.schoolId }).from(users).where(eq(users.id, userId)).for("update");
		const { schoolId } = await takeInvitation(within, token, "Admin", userId);
		if (user?.schoolId && user.schoolId !== schoolId)
			throw new AppError("conflict", "You work at another school here. Have a colleague there remove you first.");
		await within.update(users).set({ schoolId }).where(eq(users.id, userId));
	});
}

/**
 * Takes a member of staff off the school, at once wherever they are signed in. Throws AppError conflict for the last one, not_found for
 * somebody who does not work there.
 */
export async function removeColleague(staff: Staff, userId: string): Promise<void> {
	await db.transaction(async (within) => {
		await lockSchool(within, staff);
		const [left] = await within.select({ count: count() }).from(users).where(eq(users.schoolId, staff.schoolId));
		if ((left?.count ?? 0) < 2) throw new AppError("conflict", "A school needs at least one member of staff. Invite a colleague first.");
		const removed = await within
			.update(users)
			.set({ schoolId: null })
			.where(and(eq(users.id, userId), eq(users.schoolId, staff.schoolId)))
			.returning({ userId: users.id });
		if (removed.length === 0) throw new AppError("not_found", "This person does not work at your school any more.");
	});
}
