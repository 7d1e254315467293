import type { Subject, Traits } from "../../app/contract/fields";
import type { Answers, ProfileRow } from "../../app/contract/profile";

/** Whom a question is about. Which parent the mother is, only the student's answers tell. */
export type Person = Subject | "mother" | "father" | "stranger";

/** What a control asks for. `index` is the entry of a repeated list, from 0; `part` a piece of one value (a split date, an area code) or which of the languages is meant, `kind` the only entries it counts (“AP”, “not work”). */
export type Meaning = { subject: Person; attribute: string; index?: number; part?: string; kind?: string };

/** What the engine knows of a row of the profile table: the build leaves out the rest. */
export type MatchedRow = Pick<ProfileRow, "path" | "list" | "subject" | "attribute"> & {
	field: { label: string } & Pick<Traits, "asks" | "sensitive" | "basic">;
};

/** The student's saved answers, as the site's session gives them. */
export type Facts = { email: string; answers: Answers };

/** One question of the page before anything is typed. `value` is what would be typed; `reason` says why nothing would. */
export type PlannedField = {
	id: string;
	label: string;
	/** Profile path the value comes from, list entries numbered: `achievements[0].title`. */
	path?: string;
	value?: string;
	sensitive: boolean;
	/** Identity, contact or address, which never runs out. */
	basic: boolean;
	action: "fill" | "skip";
	reason?: SkipReason;
};

/** Why a question is left alone: `unknown` its meaning is not sure, `other-person` it is about someone whose answers are not saved, `which-parent` the answers do not say which parent is meant, `covered` something lies over it or it went away. */
export type SkipReason =
	| "unknown"
	| "other-person"
	| "which-parent"
	| "no-answer"
	| "already-filled"
	| "never-filled"
	| "sensitive"
	| "no-uses-left"
	| "no-matching-option"
	| "too-long"
	| "covered"
	| "disabled";

/** What became of a question, read back from the page. */
export type FieldOutcome = Omit<PlannedField, "action"> & { status: "filled" | "skipped" | "not-kept" };

export type FillOptions = {
	/** Whether fields that ask first may be typed. */
	sensitive: boolean;
	/** Whether only identity, contact and address may be typed. */
	basicOnly: boolean;
	/** Whether buttons that add a row may be pressed where the student's lists are longer than the page's; the rows stay when a fill is taken back. */
	makeRoom?: boolean;
	onProgress?: (done: number, total: number) => void;
	/** Told at once of each control that was filled; the page may still not keep it. */
	onFilled?: (control: HTMLElement) => void;
};

/** One page and one student: `plan` reads, `fill` types and reads back, `undo` puts back what `fill` changed. */
export interface FillSession {
	plan(): Promise<PlannedField[]>;
	fill(options: FillOptions): Promise<FieldOutcome[]>;
	/** Gives how many controls hold again what they held before. */
	undo(): Promise<number>;
	/** What stands on the page for a question, so that it can be marked; undefined once the page has taken it away. */
	elementOf(id: string): HTMLElement | undefined;
}
