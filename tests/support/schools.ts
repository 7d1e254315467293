import { randomUUID } from "node:crypto";
import { db } from "../../app/db.server";
import type { Staff } from "../../app/domain/schools.server";
import { schools, users } from "../../drizzle/schema";

/** A school with one member of staff, in the database of this test file. */
export async function createSchool(values: { name?: string; plannedStudents?: number } = {}): Promise<Staff & { role: "Admin" }> {
	const [school] = await db
		.insert(schools)
		.values({ name: "North High", plannedStudents: 100, ...values })
		.returning({ id: schools.id });
	if (!school) throw new Error("no school was created");
	return createStaff(school.id);
}

/** One more member of its staff; of none where there is no school. */
export async function createStaff<S extends string | null>(schoolId: S): Promise<{ userId: string; schoolId: S; role: "Admin" }> {
	const values = { email: `${randomUUID()}@school.example`, role: "Admin", schoolId, termsAcceptedAt: new Date() } as const;
	const [user] = await db.insert(users).values(values).returning({ userId: users.id });
	if (!user) throw new Error("no user was created");
	return { ...user, schoolId, role: "Admin" };
}
