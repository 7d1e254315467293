import { sql } from "drizzle-orm";
import { type ACCESS_ACTIONS, accessLog, schools, users } from "../../drizzle/schema";
import { memberships } from "../../drizzle/school-schema";
import { type Database, db } from "../db.server";
import { piecesOf } from "./pieces.server";
import type { Staff } from "./schools.server";
import type { Actor } from "./sessions.server";

/** What took a student's data out of the account, or put it in. */
export type AccessAction = (typeof ACCESS_ACTIONS)[number];

/** Notes for the student that their data was read or brought in; `detail` says by which device or what part. */
export async function recordAccess(
	{ userId }: Pick<Actor, "userId">,
	action: AccessAction,
	detail: string,
	within: Database = db,
): Promise<void> {
	await within.insert(accessLog).values({ userId, action, detail });
}

/**
 * Notes for those of the students who belong to the staff's school that it read what `detail` says, in words that outlive the reader's
 * account. Gives for whom: who is not among them must not be shown. One query for a thousand.
 */
export async function recordStaffRead(staff: Staff, studentIds: string[], detail: string): Promise<Set<string>> {
	const noted = new Set<string>();
	for await (const piece of piecesOf(studentIds)) for (const { userId } of await notePiece(staff, piece, detail)) noted.add(userId);
	return noted;
}

function notePiece({ userId, schoolId }: Staff, studentIds: string[], detail: string) {
	const reader = sql`coalesce(${users.name} || ' (' || ${users.email} || ')', ${users.email}) || ', ' || ${schools.name}`;
	const noted = db.$with("noted", { userId: sql<string>`user_id`.as("user_id") }).as(sql`
		insert into ${accessLog} (user_id, action, reader, detail)
		select ${memberships.userId}, ${"staff-read" satisfies AccessAction}, ${reader}, ${detail}
		from ${memberships}
		join ${schools} on ${schools.id} = ${memberships.schoolId}
		join ${users} on ${users.id} = ${userId} and ${users.schoolId} = ${schools.id}
		where ${memberships.schoolId} = ${schoolId}
			and ${memberships.userId} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(studentIds)}::jsonb))
		returning user_id`);
	return db.with(noted).select().from(noted);
}
