import { eq } from "drizzle-orm";
import { profiles, users } from "../../drizzle/schema";
import type { Application } from "../contract/applications";
import { type Progress, progressInAll, sectionsAnswered } from "../contract/profile-questions";
import { db } from "../db.server";
import { AppError } from "../errors";
import { loadApplications } from "./applications.server";

/** What a school sees of a student who belongs to it, besides the name they joined with: this and nothing else. */
export type Shared = {
	email: string;
	lastActiveAt: Date;
	uses: { fills: number; chats: number; reviews: number; brainstorms: number };
	/** How many questions of the profile are answered; no answer is among what is shared. */
	profile: Progress;
	colleges: Application[];
};

/**
 * Gathers what a school sees of a student. Takes whom the caller may look at: their own account, or a member of the staff's school.
 * Throws AppError not_found. Two queries.
 */
export async function loadShared(userId: string): Promise<Shared> {
	const { fills, chats, reviews, brainstorms } = users;
	const [student] = await db
		.select({
			email: users.email,
			lastActiveAt: users.lastActiveAt,
			uses: { fills, chats, reviews, brainstorms },
			answers: profiles.answers,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(users.id, userId));
	if (!student) throw new AppError("not_found", "This student's account does not exist any more.");
	const { answers, ...facts } = student;
	const noted = await loadApplications({ userId }, answers ?? {});
	return { ...facts, profile: progressInAll(sectionsAnswered(answers)), colleges: noted.map(({ notedAt: _, ...college }) => college) };
}
