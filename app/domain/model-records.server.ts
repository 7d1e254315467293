import { asc, eq } from "drizzle-orm";
import { modelRecords } from "../../drizzle/schema";
import { db } from "../db.server";
import type { Actor } from "./sessions.server";

/** What a model was sent for a student, and what it replied. */
export type ModelRecord = Omit<typeof modelRecords.$inferSelect, "id" | "userId">;

/** All the student's records, the oldest first. */
export async function listModelRecords({ userId }: Pick<Actor, "userId">): Promise<ModelRecord[]> {
	const { kind, provider, model, instructions, asked, reply, createdAt } = modelRecords;
	return db
		.select({ kind, provider, model, instructions, asked, reply, createdAt })
		.from(modelRecords)
		.where(eq(modelRecords.userId, userId))
		.orderBy(asc(modelRecords.id));
}
