import { email } from "./account";
import { storable } from "./characters";
import { NAME_MAX, type Roster, type RosterFault, type RosterStudent } from "./roster";
import { findRosterHeader, ROSTER_COLUMNS, type RosterColumn } from "./roster-columns";
import { looksLikeFormula } from "./sheet-cells";

const ADDRESS_MAX = 254;

/** A row of a file that is not blank, by its number there, and the texts of its cells. */
export type RosterRow = { row: number; cells: string[] };

const CALLED: Record<RosterColumn, string> = { firstName: "First Name", lastName: "Last Name", email: "Student Email" };

/**
 * Tells the students of a file from the rows that cannot be one. A header is known by its words and may have the columns in any order,
 * among others; without a header they are first name, last name, e-mail address. Of rows with one address the first good one counts.
 */
export function readRoster(rows: RosterRow[]): Roster {
	const header = findRosterHeader(rows);
	if (header && header.missing.length > 0)
		return { students: [], faults: [incompleteHeader(rows[header.index] as RosterRow, header.missing)] };
	const places = header?.places ?? { firstName: 0, lastName: 1, email: 2 };
	const students: RosterStudent[] = [];
	const faults: RosterFault[] = [];
	const rowOf = new Map<string, number>();
	for (const { row, cells } of rows.slice(header ? header.index + 1 : 0)) {
		const given = ROSTER_COLUMNS.map((column) => (cells[places[column]] ?? "").replace(/\s+/g, " ").trim()) as RosterFault["cells"];
		if (given.every((text) => text === "")) continue;
		const [firstName, lastName, written] = given;
		const { address, fault } = readAddress(written);
		const first = rowOf.get(address);
		const wrong = [
			nameFault(firstName, "first name"),
			nameFault(lastName, "last name"),
			first ? `Same e-mail address as row ${first}.` : fault,
		].filter((sentence) => sentence !== undefined);
		if (wrong.length > 0) faults.push({ row, cells: given.map(shortened) as RosterFault["cells"], reason: wrong.join(" ") });
		else {
			rowOf.set(address, row);
			students.push({ row, firstName, lastName, email: address });
		}
	}
	return { students, faults };
}

function incompleteHeader({ row, cells }: RosterRow, missing: RosterColumn[]): RosterFault {
	const names = missing.map((column) => `“${CALLED[column]}”`).join(" and ");
	return {
		row,
		cells: [0, 1, 2].map((column) => shortened(cells[column] ?? "")) as RosterFault["cells"],
		reason: `The header names no column ${names}.`,
	};
}

const shortened = (text: string) => (text.length > ADDRESS_MAX ? `${text.slice(0, ADDRESS_MAX)}…` : text);

/** Signs that no name has: they control what shows it, turn round how it reads, or stand for what could not be read. */
const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD]/u;

function textFault(text: string, what: string): string | undefined {
	if (!storable(text) || CONTROLS.test(text)) return `The ${what} holds characters that cannot be read.`;
	if (looksLikeFormula(text)) return `The ${what} looks like a formula.`;
}

function nameFault(name: string, what: string): string | undefined {
	if (name === "") return `No ${what}.`;
	if (name.length > NAME_MAX) return `The ${what} is longer than ${NAME_MAX} characters.`;
	return textFault(name, what);
}

function readAddress(written: string): { address: string; fault?: string } {
	const what = "e-mail address";
	if (written === "") return { address: "", fault: `No ${what}.` };
	if (written.length > ADDRESS_MAX) return { address: "", fault: `The ${what} is longer than ${ADDRESS_MAX} characters.` };
	const fault = textFault(written, what);
	if (fault) return { address: "", fault };
	// The schema's pattern tries a text with two such signs anew from each place in it.
	const { data, success } = email.safeParse(/^[^\s@]+@[^\s@]+$/.test(written) ? written : "");
	return success ? { address: data } : { address: "", fault: "Not an e-mail address such as name@example.org." };
}
