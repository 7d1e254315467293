import type { Confidence, SkipReason } from "../engine/types";

/** Why a question was left, as the student reads it. */
export const REASONS: Record<SkipReason, string> = {
	unknown: "not sure what it asks",
	"no-answer": "no saved answer",
	"already-filled": "already had an answer",
	"other-person": "asks about somebody else",
	"which-parent": "your profile does not say which parent this is",
	"never-filled": "left to you on purpose",
	sensitive: "left out, as you asked",
	"left-out": "you left it out",
	"no-uses-left": "needs a plan",
	"no-matching-option": "no option matches your answer",
	"too-long": "your answer is too long for this box",
	covered: "something on the page lies over it",
	disabled: "the page does not allow it yet",
};

/** How sure the engine is of a question, as the student reads it. */
export const CONFIDENCE: Record<Confidence, string> = { sure: "sure", likely: "check this one" };

/** What a field is called in lists and in the names of its buttons. */
export const nameOf = ({ label }: { label: string }): string => label || "Field without a label";

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
