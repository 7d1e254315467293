import { randomUUID } from "node:crypto";
import { db } from "../../app/db.server";
import { users } from "../../drizzle/schema";

/** A student in the database of this test file, known by nothing but the id. */
export async function createStudent(values: { trialUses?: number; studentPlanExpires?: Date } = {}): Promise<{ userId: string }> {
	const [user] = await db
		.insert(users)
		.values({ email: `${randomUUID()}@example.org`, role: "Student", termsAcceptedAt: new Date(), trialUses: 10, ...values })
		.returning({ userId: users.id });
	if (!user) throw new Error("no user was created");
	return user;
}
