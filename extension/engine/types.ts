import type { Subject, Traits } from "../../app/contract/fields";
import type { Answers, ProfileRow } from "../../app/contract/profile";

/** Whom a question is about. Which parent the mother is, only the student's answers tell. */
export type Person = Subject | "mother" | "father" | "stranger";

/** What a control asks for. `index` is the entry of a repeated list, from 0; `part` a piece of one value (a split date, an area code) or which of the languages is meant, `kind` the only entries it counts (“AP”, “not work”), `among` the list of people whose nth is meant, be it a parent or a sibling. */
export type Meaning = { subject: Person; attribute: string; index?: number; part?: string; kind?: string; among?: string };

export type DatePart = "month" | "day" | "year";
/** Which end of a span of grades is asked for. */
export type SpanEnd = "from" | "to";
/** What a `kind` begins with that names one exam alone, or the areas of the courses that are meant, with “|” between them. */
export const ABOUT = "about ";

/** One answer of the profile. */
export type Value = string | number | boolean | readonly string[];

/** What the engine knows of a row of the profile table: the build leaves out the rest. */
export type MatchedRow = Pick<ProfileRow, "path" | "list" | "subject" | "attribute"> & {
	field: { label: string } & Pick<Traits, "asks" | "sensitive" | "basic">;
};

/** The student's saved answers, as the site's session gives them. */
export type Facts = { email: string; answers: Answers };

/** How long a typed answer may be. */
export type Limit = { max: number; unit: "characters" | "words" };

/** One question of the page before anything is typed. `value` is what would be typed; `reason` says why nothing would. */
export type PlannedField = {
	id: string;
	label: string;
	/** What it asks for, where that is understood. */
	meaning?: Meaning;
	limit?: Limit;
	/** Whether something stands there already, whatever the reason to leave it. */
	held?: true;
	/** Profile path the value comes from, list entries numbered: `achievements[0].title`. */
	path?: string;
	value?: string;
	sensitive: boolean;
	/** Identity, contact or address, which never runs out. */
	basic: boolean;
	/** How well the page says what it asks; there where its meaning is known. */
	confidence?: Confidence;
	/** There where `value` is what the student gave here last time: which correction that was, and what the profile would give. */
	remembered?: { id: string; profile: string };
	action: "fill" | "skip";
	reason?: SkipReason;
};

/** `sure`: the question's own label or an autofill token says what it asks; `likely`: only what stands near it does (`classify/confidence.ts`). */
export type Confidence = "sure" | "likely";

/** What a student changed after a fill: `question` knows the question again, `instead` is what the profile gave, `held` what the student did. */
export type Remembered = { id: string; question: string; path: string; instead: string; held: readonly string[] };

/** Why a question is left alone: `unknown` its meaning is not sure, `left-out` the student said so, `other-person` it is about someone whose answers are not saved, `which-parent` the answers do not say which parent is meant, `covered` something lies over it or it went away. */
export type SkipReason =
	| "unknown"
	| "other-person"
	| "which-parent"
	| "no-answer"
	| "already-filled"
	| "never-filled"
	| "sensitive"
	| "left-out"
	| "no-uses-left"
	| "no-matching-option"
	| "too-long"
	| "covered"
	| "disabled";

/** What became of a question, read back from the page. */
export type FieldOutcome = Omit<PlannedField, "action"> & {
	status: "filled" | "skipped" | "not-kept";
	/** There where the page has taken the answer into a list of its own, out of a dialog that is closed now: it can't be taken back from here. */
	isListed?: true;
	/** There where the page has put away the part of it that asked, as tabs do: to take the answer back that part is opened again. */
	isPutAway?: true;
};

export type FillOptions = {
	/** Whether fields that ask first may be typed. */
	sensitive: boolean;
	/** Whether only identity, contact and address may be typed. */
	basicOnly: boolean;
	/** Ids of questions that the student wants left alone. */
	leftOut?: readonly string[];
	/** Ids of questions that get the profile's answer, whatever was given here last time. */
	asProfile?: readonly string[];
	/**
	 * Whether buttons that add a row may be pressed where the student's lists are longer than the page's, and those of the dialogs that such
	 * buttons open, which take one entry each; rows and entries stay when a fill is taken back.
	 */
	makeRoom?: boolean;
	onProgress?: (done: number, total: number) => void;
	/** Told at once of each control that was filled; the page may still not keep it. */
	onFilled?: (control: HTMLElement) => void;
};

/** One page and one student: `plan` reads, `fill` types and reads back, `undo` puts back what was typed. */
export interface FillSession {
	plan(): Promise<PlannedField[]>;
	fill(options: FillOptions): Promise<FieldOutcome[]>;
	/**
	 * Answers one question alone, because the student pressed for it: with their saved answer if nothing stands there, or with
	 * `text` in place of what stands there. Undefined when the page no longer shows the question.
	 */
	put(id: string, text?: string): Promise<FieldOutcome | undefined>;
	/** Takes back everything, or one question. Gives how many controls hold again what they held before. */
	undo(id?: string): Promise<number>;
	/** What stands on the page for a question, so that it can be marked; undefined once the page has taken it away. */
	elementOf(id: string): HTMLElement | undefined;
	/** The question that a piece of the page belongs to: its control, an option, a label, the box drawn around it. */
	questionAt(control: Element): string | undefined;
	/** What the page holds for a question now, and by what to know the question again (`remembered.ts`). */
	heldNow(id: string): { question: string; held: string[] } | undefined;
}
