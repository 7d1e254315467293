import { z } from "zod";
import { storable } from "./characters";

/** How many students one upload may bring. */
export const ROSTER_ROWS_MAX = 5000;
export const NAME_MAX = 100;

/** A student as a spreadsheet names them; `row` counts its rows from 1, the header among them. */
export type RosterStudent = { row: number; firstName: string; lastName: string; email: string };
/** A row that brings no student: what it gives as first name, last name and e-mail address, and all that is wrong with it. */
export type RosterFault = { row: number; cells: [string, string, string]; reason: string };
export type Roster = { students: RosterStudent[]; faults: RosterFault[] };
/** What an import did: how many were invited, had a link before that is still good, and belonged to the school already. */
export type RosterOutcome = { invited: number; waiting: number; members: number };

/** What one upload may have. */
export const ROSTER_BYTES_MAX = 5 * 1024 * 1024;

/** Specification, section 5. */
export const ROSTER_TYPE_REFUSED = "Please upload a valid spreadsheet file (.xlsx, .xls, or .csv).";

/** What is sent to be read as a roster. */
export const rosterFile = z.object({
	spreadsheet: z.instanceof(File, { error: ROSTER_TYPE_REFUSED }).refine(({ size, name }) => size > 0 || name !== "", ROSTER_TYPE_REFUSED),
});

/** What the upload page posts: a file to look at, or the word to import one that was looked at. */
export const rosterForm = z.preprocess(
	(input) => ({ intent: "upload", ...(input as object) }),
	z.discriminatedUnion("intent", [
		rosterFile.extend({ intent: z.literal("upload") }),
		z.object({ intent: z.literal("import"), upload: z.uuid(), isMailed: z.literal("on").optional() }),
	]),
);

/** A name as it is searched and sorted by: without letter case and accents. */
export const nameKey = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A first or last name as a school and its students write it. */
export const personName = z
	.string("Enter a name")
	.trim()
	.min(1, "Enter a name")
	.max(NAME_MAX, `Use at most ${NAME_MAX} characters`)
	.refine(storable, "Holds characters that cannot be stored");
