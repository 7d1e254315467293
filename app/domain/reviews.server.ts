import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { essays, reviews } from "../../drizzle/schema";
import { readingInstructions } from "../content/essay-instructions";
import { checkedReferences, countWords, sentences } from "../contract/essay-text";
import { type EssayReview, type Feedback, type FeedbackType, feedbackType, REVIEW_FAILED } from "../contract/essays";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import { CHECK_SECONDS, GrammarFailure } from "../integrations/grammar.server";
import { log } from "../log.server";
import { type Asker, assistant, consult } from "./assistant.server";
import { noEssay, requireEssay } from "./essays.server";
import { grammarFeedback, type Remarks } from "./grammar-feedback.server";
import { workOnce } from "./paid-work.server";
import type { Actor } from "./sessions.server";

/** What came of a review, in the order the types were chosen. */
export type Reviewed = { reviewId: string; wordCount: number; feedback: Feedback[] };

type Draft = Pick<EssayReview, "essay" | "chosenMajor" | "selectedFeedback">;
/** `failure` is why a reader who could have answered did not. */
type Reading = { item: Feedback; failure?: unknown };

const ANSWER_SECONDS = 60;
const TITLE_LENGTH = 50;

export const NEEDS_PROVIDER = "This kind of feedback needs an AI provider, and none is set up here. The grammar check works without one.";
const READER_FAILED = "This reader could not answer just now. Ask for this kind of feedback again in a few minutes.";
const GRAMMAR_FAILED = "The grammar check is busy right now. Nothing was counted. Please try again in a minute.";

/**
 * Has a draft read by the chosen readers, side by side; hands on what each says as it arrives, and keeps the draft with all of it
 * (specification, section 7, POST /api/essay/review). Costs one use, once however often the same draft is sent under the same
 * key. A reader who fails has an error of their own; when nobody could help because no provider is set up, the review is
 * free. With `essayId` it is another draft of that essay of the student.
 * Throws AppError no_uses_left, not_found, and unavailable or rate_limited when every reader failed or the student left:
 * then nothing is kept or counted.
 */
export async function review(
	asker: Asker,
	{ idempotencyKey, essayId, essay, chosenMajor, selectedFeedback }: EssayReview,
	onFeedback: (item: Feedback) => void = () => {},
): Promise<Reviewed> {
	const { student } = asker;
	if (essayId) await requireEssay(student, essayId);
	const draft = { essay, chosenMajor, selectedFeedback };
	const content = JSON.stringify([draft, essayId]);
	return workOnce(
		student,
		{
			kind: "review",
			content,
			idempotencyKey,
			seconds: ANSWER_SECONDS,
			ownSeconds: selectedFeedback.includes("grammar") ? CHECK_SECONDS : 0,
		},
		{
			run: () => readByAll(asker, draft, onFeedback),
			keep: (within, feedback, eventId) => keep(within, student, { draft, essayId, feedback, eventId }),
			find: (eventId) => find(student, eventId),
			isFree: (feedback) => feedback.every(({ error }) => error !== undefined),
		},
	);
}

async function readByAll(asker: Asker, draft: Draft, onFeedback: (item: Feedback) => void): Promise<Feedback[]> {
	const readings = await Promise.all(
		draft.selectedFeedback.map(async (id) => {
			const reading = await readAs(feedbackType(id), asker, draft);
			onFeedback(reading.item);
			return reading;
		}),
	);
	if (asker.signal?.aborted) throw new AppError("unavailable", REVIEW_FAILED);
	const failed = readings.find(({ failure }) => failure !== undefined);
	if (failed && readings.every(({ item }) => item.error !== undefined)) throw refusalFor(failed.failure);
	return readings.map(({ item }) => item);
}

async function readAs(type: FeedbackType, asker: Asker, draft: Draft): Promise<Reading> {
	const { id, role, prompt } = type;
	const item = { type: id, role, prompt, lineReferences: [] };
	if (id !== "grammar" && !assistant) return { item: { ...item, error: NEEDS_PROVIDER } };
	try {
		return { item: { ...item, ...(id === "grammar" ? await grammarFeedback(draft.essay) : await askReader(type, asker, draft)) } };
	} catch (failure) {
		if (!(failure instanceof AppError || failure instanceof GrammarFailure)) log.error({ err: failure, type: id }, "a reader failed");
		return { item: { ...item, error: READER_FAILED }, failure };
	}
}

function refusalFor(failure: unknown): AppError {
	if (failure instanceof AppError) return failure;
	return new AppError("unavailable", failure instanceof GrammarFailure ? GRAMMAR_FAILED : REVIEW_FAILED);
}

const remarks = z.object({
	feedback: z.string().refine((text) => text.trim() !== "", "Say something of the essay"),
	lineReferences: z.array(z.object({ start: z.number(), end: z.number() })),
});

async function askReader(type: FeedbackType, asker: Asker, { essay, chosenMajor }: Draft): Promise<Remarks> {
	const split = sentences(essay);
	const lines = split.map(({ number, paragraph, text }, index) => {
		const isNew = index > 0 && split[index - 1]?.paragraph !== paragraph;
		return `${isNew ? "\n" : ""}[${number}] ${text.trim().replace(/\s+/g, " ")}`;
	});
	const major = `Intended major: ${chosenMajor ?? "not named; go by what the essay says"}`;
	const said = await consult(
		asker,
		{
			kind: "review",
			instructions: readingInstructions(type),
			material: `${major}\n\n${lines.join("\n")}`,
			seconds: ANSWER_SECONDS,
		},
		"essay_feedback",
		remarks,
	);
	return {
		feedback: said.feedback.trim(),
		lineReferences: checkedReferences(said.lineReferences, split.length),
	};
}

type Kept = { draft: Draft; essayId?: string; feedback: Feedback[]; eventId: string };

async function keep(within: Database, { userId }: Pick<Actor, "userId">, { draft, essayId, feedback, eventId }: Kept): Promise<Reviewed> {
	const [essay] = essayId
		? await within
				.update(essays)
				.set({ updatedAt: sql`now()` })
				.where(and(eq(essays.id, essayId), eq(essays.userId, userId)))
				.returning({ id: essays.id })
		: await within
				.insert(essays)
				.values({ userId, title: titleOf(draft.essay) })
				.returning({ id: essays.id });
	if (!essay) throw noEssay();
	const [kept] = await within
		.insert(reviews)
		.values({ essayId: essay.id, userId, eventId, draft: draft.essay, major: draft.chosenMajor, feedback })
		.returning({ reviewId: reviews.id });
	if (!kept) throw noEssay();
	return { ...kept, wordCount: countWords(draft.essay), feedback };
}

async function find({ userId }: Pick<Actor, "userId">, eventId: string): Promise<Reviewed> {
	const [found] = await db
		.select({ reviewId: reviews.id, draft: reviews.draft, feedback: reviews.feedback })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), eq(reviews.eventId, eventId)));
	if (!found) throw noEssay();
	return { reviewId: found.reviewId, wordCount: countWords(found.draft), feedback: found.feedback };
}

/** An essay is called by its first words, until the student calls it something else. */
function titleOf(essay: string): string {
	const plain = essay.replace(/\s+/g, " ");
	if (plain.length <= TITLE_LENGTH) return plain;
	const cut = plain.slice(0, TITLE_LENGTH + 1);
	const end = cut.lastIndexOf(" ");
	return `${cut.slice(0, end > TITLE_LENGTH / 2 ? end : TITLE_LENGTH).replace(/\p{Surrogate}/gu, "")}…`;
}
