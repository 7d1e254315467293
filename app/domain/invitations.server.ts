import { randomUUID } from "node:crypto";
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { mails } from "../../drizzle/mail-schema";
import { users } from "../../drizzle/schema";
import { invitations, memberships } from "../../drizzle/school-schema";
import { INVITATION_DAYS, type InvitationState } from "../contract/invitations";
import { INVITATION_KEPT_DAYS } from "../contract/retention";
import { type Database, db, isUniqueViolation } from "../db.server";
import { AppError } from "../errors";
import type { Mail } from "../integrations/mail.server";
import { type Invitation, tokenOf } from "./invitation-links.server";
import { joinAddress, staffInvitation, studentInvitation } from "./invitation-mails.server";
import { countTry } from "./limits.server";
import { queueMails } from "./outbox.server";
import { piecesOf } from "./pieces.server";
import { lockSchool, type School, type Staff } from "./schools.server";
import type { Actor } from "./sessions.server";
import { hashOf } from "./tokens.server";

const LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

type Role = Actor["role"];
export type Invitee = { email: string; firstName?: string; lastName?: string };

/** An invitation with the link that is good for it now. */
export type IssuedInvitation = Invitee & { link: string };

/** How many were invited, of whom some anew because their link was too old, and whom nothing was sent: invited or here already. */
export type Invited = { invited: number; waiting: number; members: number };

const isUndecided = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

/** Counts the mails of a school, before the transaction that they belong to. Throws AppError rate_limited after very many. */
export const countInvitations = ({ schoolId }: Staff, invitees: readonly Invitee[]): Promise<void> =>
	countTry(["invitationsOfSchool", schoolId], invitees.length);

/** As inviteWithin, by itself. Throws AppError rate_limited too. */
export async function invite(staff: Staff, role: Role, invitees: readonly Invitee[], origin: string): Promise<Invited> {
	await countInvitations(staff, invitees);
	return db.transaction((within) => inviteWithin(within, staff, role, invitees, origin));
}

/**
 * Invites people to a school: students take a seat each. Whoever was invited before and can still accept, or belongs to the school, is
 * left alone; a link that is too old is replaced. All or nothing. `origin` is where the links lead; without `isMailed` they are only
 * printed. Throws AppError conflict when there are fewer seats.
 */
export async function inviteWithin(
	within: Database,
	staff: Staff,
	role: Role,
	invitees: readonly Invitee[],
	origin: string,
	{ isMailed = true } = {},
): Promise<Invited> {
	const school = await lockSchool(within, staff);
	const [members, known] = [await membersAmong(within, staff, invitees), await undecidedAmong(within, staff, invitees)];
	const now = new Date();
	const left = invitees.filter(({ email }) => !members.has(email));
	const due = left.filter(({ email }) => (known.get(email)?.expiresAt ?? now) <= now);
	if (role === "Student") requireSeats(school, due.length);
	const rows = due.map(({ email, firstName, lastName }) => {
		const before = known.get(email);
		const row = { id: before?.id ?? randomUUID(), issue: (before?.issue ?? 0) + 1, email, role, schoolId: staff.schoolId };
		const names = { firstName: firstName ?? before?.firstName ?? null, lastName: lastName ?? before?.lastName ?? null };
		return { ...row, ...names, ...issued(row, staff, now) };
	});
	const messages = isMailed ? rows.map((row) => mailOf(row, school.name, origin)) : [];
	const mailIds = await queueMails(messages, within);
	await store(
		within,
		rows.map((row, index) => ({ ...row, mailId: mailIds[index] ?? null })),
	);
	return { invited: due.length, waiting: left.length - due.length, members: invitees.length - left.length };
}

function requireSeats({ seats, members, invited }: School, needed: number): void {
	const free = Math.max(0, seats - members - invited);
	if (needed > free)
		throw new AppError(
			"conflict",
			`Your school has ${seats} seats; ${free} are free, and this takes ${needed}. Revoke invitations that nobody needs, or get more seats under Subscription.`,
			{ data: { seats, free, needed } },
		);
}

const issued = (row: Pick<Invitation, "id" | "issue">, { userId }: Staff, now: Date) => ({
	tokenHash: hashOf(tokenOf(row)),
	invitedBy: userId,
	issuedAt: now,
	expiresAt: new Date(now.getTime() + LIFETIME_MS),
});

async function store(within: Database, rows: (typeof invitations.$inferInsert)[]): Promise<void> {
	const given = (column: string) => sql.raw(`excluded.${column}`);
	const renewed = {
		role: given("role"),
		issue: given("issue"),
		tokenHash: given("token_hash"),
		firstName: given("first_name"),
		lastName: given("last_name"),
		invitedBy: given("invited_by"),
		issuedAt: given("issued_at"),
		expiresAt: given("expires_at"),
		mailId: given("mail_id"),
	};
	for await (const piece of piecesOf(rows))
		await within.insert(invitations).values(piece).onConflictDoUpdate({ target: invitations.id, set: renewed });
}

const emailsOf = (invitees: readonly Invitee[]) => invitees.map(({ email }) => email);

/** By the address of their account, or the one they were invited at. */
async function membersAmong(within: Database, { schoolId }: Staff, invitees: readonly Invitee[]): Promise<Set<string>> {
	const belongs = sql`${schoolId} in (${users.schoolId}, ${memberships.schoolId})`;
	const addressed = within
		.select({ email: users.email })
		.from(users)
		.leftJoin(memberships, eq(memberships.userId, users.id))
		.where(and(inArray(users.email, emailsOf(invitees)), belongs));
	const accepted = within
		.select({ email: invitations.email })
		.from(invitations)
		.innerJoin(memberships, and(eq(memberships.userId, invitations.acceptedBy), eq(memberships.schoolId, invitations.schoolId)))
		.where(and(eq(invitations.schoolId, schoolId), inArray(invitations.email, emailsOf(invitees))));
	return new Set(emailsOf(await union(addressed, accepted)));
}

async function undecidedAmong(within: Database, { schoolId }: Staff, invitees: readonly Invitee[]): Promise<Map<string, Invitation>> {
	const rows = await within
		.select()
		.from(invitations)
		.where(and(eq(invitations.schoolId, schoolId), inArray(invitations.email, emailsOf(invitees)), isUndecided));
	return new Map(rows.map((row) => [row.email, row]));
}

/** Of these people those who belong to the school already, and those who have a link of it that is still good, by address. */
export async function knownAmong(staff: Staff, invitees: readonly Invitee[]): Promise<{ members: Set<string>; waiting: Set<string> }> {
	const [members, undecided] = await Promise.all([membersAmong(db, staff, invitees), undecidedAmong(db, staff, invitees)]);
	const now = new Date();
	const isWaiting = ({ email, expiresAt }: Invitation) => expiresAt > now && !members.has(email);
	return { members, waiting: new Set([...undecided.values()].filter(isWaiting).map(({ email }) => email)) };
}

function mailOf(row: Pick<Invitation, "id" | "issue" | "email" | "firstName" | "role">, school: string, origin: string): Mail {
	return (row.role === "Student" ? studentInvitation : staffInvitation)(row, school, joinAddress(origin, tokenOf(row)));
}

/** The links of students of the school who can still accept, of those whose addresses are given, in their order. */
export async function linksOf(staff: Staff, invitees: readonly Invitee[], origin: string): Promise<IssuedInvitation[]> {
	const known = await undecidedAmong(db, staff, invitees);
	const now = new Date();
	return invitees.flatMap((invitee) => {
		const row = known.get(invitee.email);
		return row && row.expiresAt > now ? { ...invitee, link: joinAddress(origin, tokenOf(row)) } : [];
	});
}

/** Sends a new link in place of the one before. Throws AppError not_found for an invitation that is not theirs or decided, rate_limited. */
export async function resendInvitation(staff: Staff, id: string, origin: string): Promise<void> {
	await countTry(["invitationResends", id]);
	await db.transaction(async (within) => {
		const school = await lockSchool(within, staff);
		const isTheirs = and(eq(invitations.id, id), eq(invitations.schoolId, staff.schoolId), isUndecided);
		const [row] = await within.select().from(invitations).where(isTheirs);
		if (!row) throw new AppError("not_found", "This invitation was accepted or revoked meanwhile.");
		if (row.role === "Student" && row.expiresAt <= new Date()) requireSeats(school, 1);
		const renewed = { ...row, issue: row.issue + 1 };
		const [mailId] = await queueMails([mailOf(renewed, school.name, origin)], within);
		await store(within, [{ ...renewed, ...issued(renewed, staff, new Date()), mailId }]);
	});
}

/** Ends an invitation, its link with it; one that was accepted or revoked before stays as it is. */
export async function revokeInvitation({ schoolId }: Staff, id: string): Promise<void> {
	const isTheirs = and(eq(invitations.id, id), eq(invitations.schoolId, schoolId), isUndecided);
	await db.update(invitations).set({ revokedAt: new Date() }).where(isTheirs);
}

/**
 * Takes a revocation back: the link works again for what is left of its time. Throws AppError conflict where the address was invited anew
 * since, or no seat is free.
 */
export async function restoreInvitation(staff: Staff, id: string): Promise<void> {
	const isTheirs = and(eq(invitations.id, id), eq(invitations.schoolId, staff.schoolId), isNull(invitations.acceptedAt));
	try {
		await db.transaction(async (within) => {
			const school = await lockSchool(within, staff);
			const [restored] = await within
				.update(invitations)
				.set({ revokedAt: null })
				.where(and(isTheirs, isNotNull(invitations.revokedAt)))
				.returning({ role: invitations.role });
			if (restored?.role === "Student") requireSeats(school, 1);
		});
	} catch (error) {
		if (!isUniqueViolation(error, "invitations_open")) throw error;
		throw new AppError("conflict", "This address was invited again since.");
	}
}

/** Deletes invitations that nobody accepted, with the names and addresses in them, half a year after their link stopped working. */
export async function forgetOldInvitations(): Promise<void> {
	const isLongAgo = sql`least(${invitations.expiresAt}, ${invitations.revokedAt}) < now() - make_interval(days => ${INVITATION_KEPT_DAYS}::int)`;
	await db.delete(invitations).where(and(isNull(invitations.acceptedAt), isLongAgo));
}

/** An invitation as the school sees it. */
export type InvitationSummary = Pick<Invitation, "id" | "role" | "email" | "firstName" | "lastName" | "issuedAt" | "expiresAt"> & {
	state: InvitationState;
	/** Of one that bounced: why, in the mail server's words. */
	reason: string | null;
};

const state = sql<InvitationState>`case
	when ${invitations.acceptedAt} is not null then 'accepted'
	when ${invitations.expiresAt} <= now() then 'expired'
	when ${mails.state} in ('bounced', 'given-up') then 'bounced'
	else 'pending' end`;

export const INVITATIONS_PER_PAGE = 50;

/** The school's invitations that were not revoked, the latest first, one page counted from 1, and how many there are in each state. */
export async function listInvitations(
	{ schoolId }: Staff,
	wanted: InvitationState | undefined,
	page: number,
): Promise<{ rows: InvitationSummary[]; counts: Partial<Record<InvitationState, number>> }> {
	const isTheirs = and(eq(invitations.schoolId, schoolId), isNull(invitations.revokedAt));
	const [rows, counted] = await Promise.all([
		db
			.select({
				id: invitations.id,
				role: invitations.role,
				email: invitations.email,
				firstName: invitations.firstName,
				lastName: invitations.lastName,
				issuedAt: invitations.issuedAt,
				expiresAt: invitations.expiresAt,
				state,
				reason: mails.error,
			})
			.from(invitations)
			.leftJoin(mails, eq(mails.id, invitations.mailId))
			.where(and(isTheirs, wanted && sql`${state} = ${wanted}`))
			.orderBy(desc(invitations.issuedAt), invitations.email)
			.limit(INVITATIONS_PER_PAGE)
			.offset((page - 1) * INVITATIONS_PER_PAGE),
		db.select({ state, count: count() }).from(invitations).leftJoin(mails, eq(mails.id, invitations.mailId)).where(isTheirs).groupBy(state),
	]);
	return { rows, counts: Object.fromEntries(counted.map(({ state: each, count: number }) => [each, number])) };
}
