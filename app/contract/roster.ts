import { z } from "zod";
import { storable } from "./characters";

/** How many students one upload may bring. */
export const ROSTER_ROWS_MAX = 5000;
export const NAME_MAX = 100;

/** A student as a spreadsheet names them; `row` counts its rows from 1, the header among them. */
export type RosterStudent = { row: number; firstName: string; lastName: string; email: string };
/** A row that cannot be imported, and why. */
export type RosterFault = { row: number; cells: string[]; reason: string };
export type Roster = { students: RosterStudent[]; faults: RosterFault[] };

/** A name as it is searched and sorted by: without letter case and accents. */
export const nameKey = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A first or last name as a school and its students write it. */
export const personName = z
	.string("Enter a name")
	.trim()
	.min(1, "Enter a name")
	.max(NAME_MAX, `Use at most ${NAME_MAX} characters`)
	.refine(storable, "Holds characters that cannot be stored");
