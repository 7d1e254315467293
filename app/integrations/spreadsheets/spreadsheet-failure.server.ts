/**
 * Why a file gives no rows: it is none of .xlsx, .xls and .csv; has more bytes, or more inside, than is read here; brings programs;
 * asks for a password; has too many rows; took too long; cannot be read; or too many others wait.
 */
export const SPREADSHEET_FAILURES = ["wrong type", "too large", "macros", "encrypted", "too many rows", "late", "broken", "busy"] as const;

export type SpreadsheetFailureReason = (typeof SPREADSHEET_FAILURES)[number];

export class SpreadsheetFailure extends Error {
	constructor(readonly reason: SpreadsheetFailureReason) {
		super(`the spreadsheet was not read or written: ${reason}`);
		this.name = "SpreadsheetFailure";
	}
}
