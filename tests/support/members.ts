import { randomUUID } from "node:crypto";
import type { Application } from "../../app/contract/applications";
import type { Answers } from "../../app/contract/profile";
import { nameKey } from "../../app/contract/roster";
import { db } from "../../app/db.server";
import { noteApplication } from "../../app/domain/applications.server";
import { profiles, users } from "../../drizzle/schema";
import { memberships } from "../../drizzle/school-schema";

export type Member = {
	name?: [first: string, last: string];
	email?: string;
	uses?: { fills?: number; chats?: number; reviews?: number; brainstorms?: number };
	/** Days since they were last here. */
	away?: number;
	answers?: Answers;
	/** What they noted on colleges of their list; the list is made of them unless `answers` says otherwise. */
	colleges?: Application[];
};

/** A student who belongs to a school. Gives the account's id. */
export async function createMember(schoolId: string, member: Member = {}): Promise<string> {
	const { name: [firstName, lastName] = ["Maya", "Okafor"], email = `${randomUUID()}@example.org`, uses, away = 0, colleges = [] } = member;
	const lastActiveAt = new Date(Date.now() - away * 24 * 60 * 60 * 1000);
	const [user] = await db
		.insert(users)
		.values({ email, role: "Student", ...uses, lastActiveAt, termsAcceptedAt: new Date() })
		.returning({ userId: users.id });
	if (!user) throw new Error("no student was created");
	const { userId } = user;
	await db.insert(memberships).values({ userId, schoolId, firstName, lastName, firstKey: nameKey(firstName), lastKey: nameKey(lastName) });
	const answers = member.answers ?? (colleges.length > 0 && { statistics: { collegesAppliedTo: colleges.map(({ college }) => college) } });
	if (answers) await db.insert(profiles).values({ userId, answers, version: 1 });
	for (const { college, ...notes } of colleges) await noteApplication({ userId }, college, notes);
	return userId;
}
