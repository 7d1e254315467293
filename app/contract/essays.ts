import { z } from "zod";
import { storable } from "./characters";
import type { LineReference } from "./essay-text";
import { idempotencyKey, title, UNSTORABLE } from "./writing";

/** What is said of an essay from one point of view (specification, section 3, essay review). */
export type Feedback = {
	type: string;
	/** Whose point of view it is, and what they were asked. */
	role: string;
	prompt: string;
	/** Markdown; absent where there is an error. */
	feedback?: string;
	error?: string;
	/** Sentences of the essay it is about, counted from 1, both ends included. */
	lineReferences: LineReference[];
};

/** Every kind of feedback: what students choose it by, who gives it, and what that reader is asked. */
export const FEEDBACK_TYPES = [
	{
		id: "summary",
		label: "Summary",
		role: "A careful reader",
		prompt: "Sum up what the essay says, and where its main point is clear or gets lost.",
	},
	{
		id: "traits",
		label: "Traits",
		role: "Someone who will know the applicant from this essay alone",
		prompt: "Which traits of the writer does the essay show in deeds, and which does it only claim?",
	},
	{
		id: "alignment",
		label: "Alignment",
		role: "A professor of the major",
		prompt: "How well does the essay fit the major, and where could what is already in it show that interest better?",
	},
	{
		id: "grammar",
		label: "Grammar",
		role: "A grammar check by rules",
		prompt: "Which words and sentences hold slips of spelling, grammar or punctuation?",
	},
	{
		id: "expert",
		label: "Essay coach",
		role: "A coach who has read thousands of application essays",
		prompt: "What works in structure, detail and voice, and which changes would help the most?",
	},
	{
		id: "layperson",
		label: "Everyday reader",
		role: "A neighbor who knows nothing of admissions",
		prompt: "Where do you want to read on, where do you get lost, and which words would you have to look up?",
	},
	{
		id: "rejection",
		label: "Reasons to reject",
		role: "An admissions officer looking for reasons to say no",
		prompt: "What in the essay would count against the applicant?",
	},
	{
		id: "admission",
		label: "Reasons to admit",
		role: "An admissions officer looking for reasons to say yes",
		prompt: "What in the essay speaks for the applicant, and should stay as it is?",
	},
	{
		id: "memorable",
		label: "What stays",
		role: "An admissions officer at the end of a day of fifty essays",
		prompt: "What will you remember tomorrow, and which parts could stand in anyone’s essay?",
	},
] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
export type FeedbackTypeId = FeedbackType["id"];

const ids = FEEDBACK_TYPES.map(({ id }) => id);

/** The row of a type. */
export const feedbackType = (id: string): FeedbackType => {
	const found = FEEDBACK_TYPES.find((type) => type.id === id);
	if (!found) throw new Error(`no kind of feedback is called ${id}`);
	return found;
};

export const ESSAY_MIN = 30;
/** Several times the longest essay any portal takes. */
export const ESSAY_MAX = 25_000;
export const CHOSEN_MAX = 3;
export const MAJOR_MAX = 100;

/** Specification, section 5. */
export const TOO_SHORT = "Essay must be at least 30 characters long";
export const NONE_CHOSEN = "Please select at least one feedback type";
const TOO_MANY = `Please select at most ${CHOSEN_MAX} feedback types`;

/** Specification, section 8. */
export const REVIEW_FAILED = "An error occurred while reviewing the essay";

/** Forms send a line break as two characters, where the box that counts them counts one. */
const essay = z
	.string(TOO_SHORT)
	.transform((text) => text.replace(/\r\n?/g, "\n").trim())
	.pipe(
		z
			.string()
			.min(ESSAY_MIN, TOO_SHORT)
			.max(ESSAY_MAX, `Essay must be at most ${ESSAY_MAX.toLocaleString("en")} characters long`)
			.refine(storable, UNSTORABLE),
	);

const chosenMajor = z
	.string("Must be text")
	.trim()
	.max(MAJOR_MAX, `Use at most ${MAJOR_MAX} characters`)
	.refine(storable, UNSTORABLE)
	.nullish()
	.transform((major) => major || undefined);

const selectedFeedback = z
	.array(z.enum(ids, "Choose among the nine kinds of feedback"), NONE_CHOSEN)
	.transform((chosen) => [...new Set(chosen)])
	.pipe(z.array(z.enum(ids)).min(1, NONE_CHOSEN).max(CHOSEN_MAX, TOO_MANY));

/** One review (specification, section 7, POST /api/essay/review). */
export const essayReview = z.strictObject({ essay, chosenMajor, selectedFeedback, idempotencyKey });

const essayId = z.uuid("Choose an essay");
/** Whether an address names a review or an essay at all. */
export const isEssayId = (text: string) => essayId.safeParse(text).success;

/** A draft for review; with `essayId` it is another draft of that essay. */
const draft = { essay, chosenMajor, selectedFeedback, idempotencyKey, essayId: essayId.optional() };

/** What the script on the page posts. */
export const draftForm = z.object(draft);

/** What the essay page posts: `intent` tells which of its buttons was pressed. */
export const essayForm = z.preprocess(
	(input) => ({ intent: "review", ...(input as object) }),
	z.discriminatedUnion("intent", [
		z.object({ intent: z.literal("review"), ...draft }),
		z.object({ intent: z.literal("rename"), essayId, title }),
		z.object({ intent: z.literal("delete"), essayId }),
	]),
);

export type EssayReview = z.output<typeof draftForm>;
