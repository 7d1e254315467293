import { and, asc, desc, eq } from "drizzle-orm";
import { essays, reviews } from "../../drizzle/schema";
import { countWords } from "../contract/essay-text";
import { type Feedback, isEssayId } from "../contract/essays";
import { db } from "../db.server";
import { AppError } from "../errors";
import { type Changes, compareDrafts } from "./draft-changes.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId">;

/** An essay of the student with its newest review. */
export type EssaySummary = { id: string; title: string; reviewId: string };
/** One draft of an essay: the oldest has the number 1. */
export type DraftSummary = { reviewId: string; number: number; wordCount: number; createdAt: Date };
/** A review with all drafts of its essay, the newest first. */
export type Review = {
	id: string;
	essayId: string;
	title: string;
	number: number;
	draft: string;
	major?: string;
	feedback: Feedback[];
	drafts: DraftSummary[];
};

const own = ({ userId }: Student, essayId: string) => and(eq(essays.id, essayId), eq(essays.userId, userId));

export const noEssay = () => new AppError("not_found", "This essay is not there. It may have been deleted.");

/** The student's essays, the latest reviewed first. */
export async function listEssays({ userId }: Student): Promise<EssaySummary[]> {
	const newest = await db
		.selectDistinctOn([reviews.essayId], {
			id: essays.id,
			title: essays.title,
			updatedAt: essays.updatedAt,
			reviewId: reviews.id,
		})
		.from(reviews)
		.innerJoin(essays, eq(essays.id, reviews.essayId))
		.where(eq(essays.userId, userId))
		.orderBy(reviews.essayId, desc(reviews.createdAt), desc(reviews.id));
	return newest
		.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
		.map(({ id, title, reviewId }) => ({ id, title, reviewId }));
}

/** One review of the student. Throws AppError not_found. */
export async function loadReview({ userId }: Student, reviewId: string): Promise<Review> {
	if (!isEssayId(reviewId)) throw noEssay();
	const [found] = await db
		.select({
			id: reviews.id,
			essayId: essays.id,
			title: essays.title,
			draft: reviews.draft,
			major: reviews.major,
			feedback: reviews.feedback,
		})
		.from(reviews)
		.innerJoin(essays, eq(essays.id, reviews.essayId))
		.where(and(eq(reviews.id, reviewId), eq(reviews.userId, userId)));
	if (!found) throw noEssay();
	const drafts = await listDrafts({ userId }, found.essayId);
	const number = drafts.find((draft) => draft.reviewId === found.id)?.number ?? drafts.length;
	return { ...found, major: found.major ?? undefined, number, drafts };
}

/**
 * A draft and another one of the same essay of the student, in any order: what changed from the older to the newer one, told by their
 * numbers. Takes the review of the one and the id of the other's. Throws AppError not_found.
 */
export async function loadChanges(
	{ userId }: Student,
	review: Pick<Review, "essayId" | "number" | "draft" | "drafts">,
	otherId: string,
): Promise<{ older: number; newer: number; changes: Changes }> {
	const listed = review.drafts.find(({ reviewId }) => reviewId === otherId);
	if (!listed) throw noEssay();
	const [kept] = await db
		.select({ draft: reviews.draft })
		.from(reviews)
		.where(and(eq(reviews.id, otherId), eq(reviews.essayId, review.essayId), eq(reviews.userId, userId)));
	if (!kept) throw noEssay();
	const other = { number: listed.number, draft: kept.draft };
	const [older, newer] = review.number <= other.number ? [review, other] : [other, review];
	return { older: older.number, newer: newer.number, changes: compareDrafts(older.draft, newer.draft) };
}

async function listDrafts({ userId }: Student, essayId: string): Promise<DraftSummary[]> {
	const kept = await db
		.select({ reviewId: reviews.id, draft: reviews.draft, createdAt: reviews.createdAt })
		.from(reviews)
		.where(and(eq(reviews.essayId, essayId), eq(reviews.userId, userId)))
		.orderBy(asc(reviews.createdAt), asc(reviews.id));
	return kept
		.map(({ draft, ...rest }, index) => ({
			...rest,
			number: index + 1,
			wordCount: countWords(draft),
		}))
		.reverse();
}

/** Throws AppError not_found unless the essay is the student's. */
export async function requireEssay(student: Student, essayId: string): Promise<void> {
	const [found] = await db.select({ id: essays.id }).from(essays).where(own(student, essayId));
	if (!found) throw noEssay();
}

/** Gives one of the student's essays another name. Throws AppError not_found. */
export async function renameEssay(student: Student, essayId: string, title: string): Promise<void> {
	const renamed = await db.update(essays).set({ title }).where(own(student, essayId)).returning({ id: essays.id });
	if (renamed.length === 0) throw noEssay();
}

/** Deletes one of the student's essays with all its drafts and reviews; one that is not theirs or gone stays as it is. */
export async function deleteEssay(student: Student, essayId: string): Promise<void> {
	await db.delete(essays).where(own(student, essayId));
}
