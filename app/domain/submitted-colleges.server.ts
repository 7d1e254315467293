import { and, count, eq, sql } from "drizzle-orm";
import { profiles } from "../../drizzle/schema";
import { applications } from "../../drizzle/school-schema";
import type { Database } from "../db.server";

/**
 * Counts again how many colleges of a student's list are noted as submitted, once the list or what is noted on it has changed. Within
 * the transaction of that change, which holds the profile's row. One query.
 */
export async function countSubmitted(userId: string, within: Database): Promise<void> {
	const submitted = within
		.select({ count: count() })
		.from(applications)
		.where(and(eq(applications.userId, userId), eq(applications.status, "Submitted")));
	await within
		.update(profiles)
		.set({ submitted: sql`(${submitted})` })
		.where(eq(profiles.userId, userId));
}
