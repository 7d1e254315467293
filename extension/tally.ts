import type { FieldOutcome, SkipReason } from "./engine/types";

const NOT_OPEN: readonly (SkipReason | undefined)[] = ["already-filled", "never-filled", "disabled"];

export type Tally = { filled: number; missed: number; kept: number };

/**
 * What a fill came to: typed and kept by the page (`filled`), questions left open for the student (`missed`), and fields
 * that held something and were kept as they were (`kept`). What is the student's alone or closed is none of these.
 */
export function tallyOf(outcomes: FieldOutcome[]): Tally {
	const count = (matches: (outcome: FieldOutcome) => boolean) => outcomes.filter(matches).length;
	return {
		filled: count(({ status }) => status === "filled"),
		missed: count(({ status, reason }) => status === "not-kept" || (status === "skipped" && !NOT_OPEN.includes(reason))),
		kept: count(({ reason }) => reason === "already-filled"),
	};
}
