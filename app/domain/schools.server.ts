import { eq } from "drizzle-orm";
import { schools } from "../../drizzle/schema";
import { db } from "../db.server";
import { AppError } from "../errors";
import type { Actor } from "./sessions.server";

export type School = { name: string; plannedStudents: number };

/** The school a staff member works at (specification, section 3, admin registration). Throws AppError forbidden for others. */
export async function loadSchool({ schoolId }: Pick<Actor, "schoolId">): Promise<School> {
	const [school] = schoolId
		? await db.select({ name: schools.name, plannedStudents: schools.plannedStudents }).from(schools).where(eq(schools.id, schoolId))
		: [];
	if (!school) throw new AppError("forbidden", "This page is for school staff.");
	return school;
}
