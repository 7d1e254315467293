import { madeStorable } from "../contract/characters";
import { ROSTER_BYTES_MAX, ROSTER_ROWS_MAX, ROSTER_TYPE_REFUSED, type Roster } from "../contract/roster";
import { readRoster } from "../contract/roster-rows";
import { AppError, type ErrorCode } from "../errors";
import { SpreadsheetFailure, type SpreadsheetFailureReason } from "../integrations/spreadsheets/spreadsheet-failure.server";
import { readSpreadsheet } from "../integrations/spreadsheets.server";

/** Beside the students there may be a header, and a title above it. */
const HEAD_MAX = 6;

/** Specification, section 8; what helps stands behind it. */
const FAILED = "Error uploading file. Please try again.";
const ROWS = ROSTER_ROWS_MAX.toLocaleString("en-US");
const TOO_MANY = `${FAILED} The file has more rows than can be read at once: split it into files of at most ${ROWS} students.`;

const REFUSALS: Record<SpreadsheetFailureReason, [code: ErrorCode, message: string]> = {
	"wrong type": ["unsupported_type", ROSTER_TYPE_REFUSED],
	"too large": [
		"too_large",
		`${FAILED} The file is too large: at most ${ROSTER_BYTES_MAX / 1024 / 1024} MB and ${ROWS} students can be read. Copy the three columns into a new workbook and upload that.`,
	],
	macros: ["invalid", `${FAILED} The file holds macros, which are not opened here: save it as “Excel Workbook (.xlsx)” and upload that.`],
	encrypted: ["invalid", `${FAILED} The file is protected with a password: save it without one and upload that.`],
	"too many rows": ["too_large", TOO_MANY],
	late: [
		"invalid",
		`${FAILED} The file took too long to read: copy the three columns into a new workbook, or save it as .csv, and upload that.`,
	],
	broken: [
		"invalid",
		`${FAILED} The file is damaged or not what its kind promises: open it in your spreadsheet program, save it anew and upload that.`,
	],
	busy: ["rate_limited", `${FAILED} Many files are being read just now: wait a minute before you do.`],
};
const BUSY_SECONDS = 30;

/**
 * Reads a roster from the bytes of a spreadsheet, of whatever kind. Throws AppError unsupported_type, too_large, invalid or
 * rate_limited, with a sentence that says what to do.
 */
export async function readRosterFile(bytes: Uint8Array): Promise<Roster> {
	try {
		const { students, faults } = readRoster(await readSpreadsheet(bytes, ROSTER_ROWS_MAX + HEAD_MAX));
		if (students.length + faults.length > ROSTER_ROWS_MAX) throw refused("too_large", TOO_MANY);
		if (students.length + faults.length === 0) throw refused("invalid", `${FAILED} The file lists no student.`);
		const storable = faults.map(({ cells, ...fault }) => ({ ...fault, cells: cells.map(madeStorable) as typeof cells }));
		return { students, faults: storable };
	} catch (error) {
		if (!(error instanceof SpreadsheetFailure)) throw error;
		throw refused(...REFUSALS[error.reason], error.reason === "busy" ? BUSY_SECONDS : undefined);
	}
}

const refused = (code: ErrorCode, message: string, retryAfter?: number) =>
	new AppError(code, message, { fields: { spreadsheet: message }, ...(retryAfter === undefined ? {} : { retryAfter }) });
