import { log } from "../log.server";
import { turns } from "../turns.server";
import { fileKind } from "./spreadsheets/file-kind.server";
import { SPREADSHEET_FAILURES, SpreadsheetFailure } from "./spreadsheets/spreadsheet-failure.server";
import { runTask, TaskFailure } from "./task-process.server";

/** A row that is not blank: its number as a spreadsheet program counts, and the texts of its cells as people see them. */
export type SheetRow = { row: number; cells: string[] };

export const SPREADSHEET_BYTES_MAX = 5 * 1024 * 1024;
const COLUMNS_MAX = 50;
const CELL_MAX = 1000;

const PROGRAM = "spreadsheets/spreadsheet-process.mjs";
const READS_WITHIN_MS = 6_000;
/** Rows of our own harm nobody by taking their time on a busy machine. */
const WRITES_WITHIN_MS = 15_000;

/** The wait for a turn, the time to read and the wait for room (http, file-room.server.ts) are together less than ten seconds. */
const inTurn = turns({ atOnce: 2, waitingMax: 10, waitMs: 1_500, busy: () => new SpreadsheetFailure("busy") });

type Task =
	| ({ job: "xlsx" | "xls" | "csv"; bytes: Uint8Array; bounds: Record<string, number> } & Record<string, unknown>)
	| { job: "write"; rows: (string | number)[][]; name: string };
type Answer = { rows?: unknown; bytes?: unknown; failure?: unknown; told?: unknown };

/**
 * Reads the first visible sheet that holds anything of an .xlsx, .xls or .csv file, of which the content tells which it is. At most
 * `rowsMax` rows that are not blank; cells are cut after 1,000 characters, columns after the fiftieth. Nothing in the file is computed
 * or followed. The file is opened in a process of its own. Throws SpreadsheetFailure, within ten seconds.
 */
export async function readSpreadsheet(bytes: Uint8Array, rowsMax: number): Promise<SheetRow[]> {
	if (bytes.byteLength > SPREADSHEET_BYTES_MAX) throw new SpreadsheetFailure("too large");
	const { kind, ...rest } = fileKind(bytes);
	const bounds = { rowsMax, columnsMax: COLUMNS_MAX, cellMax: CELL_MAX };
	const { rows } = await workOn({ job: kind, bytes, bounds, ...rest });
	if (!isSheet(rows, rowsMax)) throw new SpreadsheetFailure("broken");
	return rows;
}

/**
 * Writes rows as an .xlsx file with one sheet; every text is stored as text, so that none is taken for a formula. Works in a process of
 * its own: five thousand rows would hold up the server. Throws SpreadsheetFailure.
 */
export async function writeSpreadsheet(rows: (string | number)[][], name: string): Promise<Uint8Array<ArrayBuffer>> {
	const { bytes } = await workOn({ job: "write", rows, name });
	if (!(bytes instanceof Uint8Array)) throw new SpreadsheetFailure("broken");
	return new Uint8Array(bytes);
}

/** What comes out of the process was made of a stranger's file: it is taken for nothing before it was looked at. */
function isSheet(rows: unknown, rowsMax: number): rows is SheetRow[] {
	const isText = (cell: unknown) => typeof cell === "string" && cell.length <= CELL_MAX;
	const isRow = (entry: unknown) => {
		if (typeof entry !== "object" || entry === null || !("row" in entry) || !("cells" in entry)) return false;
		const { row, cells } = entry;
		return Number.isSafeInteger(row) && Array.isArray(cells) && cells.length <= COLUMNS_MAX && cells.every(isText);
	};
	return Array.isArray(rows) && rows.length <= rowsMax && rows.every(isRow);
}

async function workOn(task: Task): Promise<Answer> {
	const withinMs = task.job === "write" ? WRITES_WITHIN_MS : READS_WITHIN_MS;
	const answer = await inTurn(() => runTask<Answer>(PROGRAM, task, withinMs)).catch((error) => {
		throw error instanceof TaskFailure ? new SpreadsheetFailure(error.reason) : error;
	});
	const reason = SPREADSHEET_FAILURES.find((known) => known === answer.failure);
	if (!reason) return answer;
	if (task.job === "write") log.error({ failure: answer.told }, "a spreadsheet was not written");
	throw new SpreadsheetFailure(reason);
}
