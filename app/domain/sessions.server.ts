import { and, desc, eq, gt, isNull, lt, ne, type SQLWrapper, sql } from "drizzle-orm";
import { type PAID_PLANS, schools, sessions, users } from "../../drizzle/schema";
import { memberships } from "../../drizzle/school-schema";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import type { Account } from "./accounts.server";
import { beingHere } from "./retention.server";
import { hashOf, newToken } from "./tokens.server";

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** How stale `lastSeenAt` may get: a write at every request would cost more than it tells. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/** Who acts: the signed-in person, as read from the session. */
export type Actor = {
	sessionId: string;
	/** When the session began. */
	signedInAt: Date;
	userId: string;
	email: string;
	role: "Student" | "Admin";
	hasPassword: boolean;
	/** Where a member of staff works; null for students, and for staff who were removed. */
	schoolId: string | null;
	/** Staff only. */
	name: string | null;
	trialUses: number;
	studentPlan: (typeof PAID_PLANS)[number] | null;
	studentPlanExpires: Date | null;
	/** The plan of the school that they work at or belong to. */
	schoolPlanExpires: Date | null;
};

export type SessionSummary = { id: string; device: string; createdAt: Date; lastSeenAt: Date; isCurrent: boolean };

/** Whether an account still has the password that was checked, or still none. */
export const passwordIs = (checked: string | null | SQLWrapper) => sql`${users.passwordHash} is not distinct from ${checked}::text`;

/**
 * Begins a session. Takes who was found to be signing in and words for the device; gives the secret that the cookie carries.
 * Clears away their expired ones. Throws AppError signed_out when the password was replaced since it was checked, and when the account
 * asks for a second step that was not taken: the lock makes whoever changes either at this moment wait and then end this session too,
 * or this insert wait and then find nobody.
 */
export async function createSession(
	{ userId, passwordHash, isCodeTaken = false }: Pick<Account, "userId" | "passwordHash" | "isCodeTaken">,
	device: string,
): Promise<{ token: string; expiresAt: Date }> {
	const token = newToken();
	const expiresAt = new Date(Date.now() + LIFETIME_MS);
	await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, new Date())));
	const entered = db.$with("entered").as(
		db
			.update(users)
			.set(beingHere)
			.where(and(eq(users.id, userId), passwordIs(passwordHash), isCodeTaken ? undefined : isNull(users.totpConfirmedAt)))
			.returning({ userId: users.id }),
	);
	const values = {
		id: sql`gen_random_uuid()`.as("id"),
		tokenHash: sql`${hashOf(token)}::text`.as("token_hash"),
		userId: entered.userId,
		device: sql`${device.slice(0, 100)}::text`.as("device"),
		createdAt: sql`now()`.as("created_at"),
		lastSeenAt: sql`now()`.as("last_seen_at"),
		expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as("expires_at"),
	};
	const begun = await db.with(entered).insert(sessions).select(db.select(values).from(entered)).returning({ id: sessions.id });
	if (begun.length === 0) throw new AppError("signed_out", "Failed to log in");
	return { token, expiresAt };
}

/** Gives who a cookie's secret stands for, or undefined when the session is unknown, ended or expired. One query. */
export async function findActor(token: string): Promise<Actor | undefined> {
	const [row] = await db
		.select({
			sessionId: sessions.id,
			signedInAt: sessions.createdAt,
			lastSeenAt: sessions.lastSeenAt,
			userId: users.id,
			email: users.email,
			role: users.role,
			passwordHash: users.passwordHash,
			schoolId: users.schoolId,
			trialUses: users.trialUses,
			studentPlan: users.studentPlan,
			studentPlanExpires: users.studentPlanExpires,
			name: users.name,
			schoolPlanExpires: schools.planExpires,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(memberships, eq(memberships.userId, users.id))
		.leftJoin(schools, eq(schools.id, sql`coalesce(${users.schoolId}, ${memberships.schoolId})`))
		.where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, new Date())));
	if (!row) return undefined;
	const { lastSeenAt, passwordHash, ...actor } = row;
	if (Date.now() - lastSeenAt.getTime() > SEEN_EVERY_MS) {
		// The account before its session, as everything else locks them.
		const here = db.$with("here").as(db.update(users).set(beingHere).where(eq(users.id, actor.userId)).returning({ userId: users.id }));
		await db.with(here).update(sessions).set({ lastSeenAt: new Date() }).from(here).where(eq(sessions.id, actor.sessionId));
	}
	return { ...actor, hasPassword: passwordHash !== null };
}

/** The actor's live sessions, the latest used first. */
export async function listSessions(actor: Actor): Promise<SessionSummary[]> {
	const rows = await db
		.select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
		.from(sessions)
		.where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, new Date())))
		.orderBy(desc(sessions.lastSeenAt));
	return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }));
}

/** Ends one of the actor's sessions; one that is not theirs or already over stays as it is. */
export async function endSession(actor: Actor, sessionId: string): Promise<void> {
	await db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId)));
}

/** Ends the session of a cookie's secret, if there is one. */
export async function endSessionOf(token: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Ends all sessions of the actor but the current one. */
export async function endOtherSessions(actor: Actor, within: Database = db): Promise<void> {
	await within.delete(sessions).where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId)));
}

/** Ends every session of a user, as a reset password does. */
export async function endAllSessions(userId: string, within: Database = db): Promise<void> {
	await within.delete(sessions).where(eq(sessions.userId, userId));
}
