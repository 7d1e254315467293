import { fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { log } from "../log.server";
import { fileKind } from "./spreadsheets/file-kind.server";
import { SPREADSHEET_FAILURES, SpreadsheetFailure, type SpreadsheetFailureReason } from "./spreadsheets/spreadsheet-failure.server";

/** A row that is not blank: its number as a spreadsheet program counts, and the texts of its cells as people see them. */
export type SheetRow = { row: number; cells: string[] };

export const SPREADSHEET_BYTES_MAX = 5 * 1024 * 1024;
const COLUMNS_MAX = 50;
const CELL_MAX = 1000;

/** Lies outside the bundle; the server runs in the project's root. */
const PROGRAM = path.resolve("app/integrations/spreadsheets/spreadsheet-process.mjs");
const AT_ONCE = 2;
const WAITING_MAX = 10;
/** Together, and with the wait for room (http, file-room.server.ts), less than ten seconds. */
const TURN_MS = 1_500;
const DEADLINE_MS = 6_000;
/** Behind whoever waits for a page, and yet in time where the machine is busy. */
const NICENESS = 8;

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
	const { rows } = await inTurn({ job: kind, bytes, bounds, ...rest });
	if (!isSheet(rows, rowsMax)) throw new SpreadsheetFailure("broken");
	return rows;
}

/**
 * Writes rows as an .xlsx file with one sheet; every text is stored as text, so that none is taken for a formula. Works in a process of
 * its own: five thousand rows would hold up the server. Throws SpreadsheetFailure.
 */
export async function writeSpreadsheet(rows: (string | number)[][], name: string): Promise<Uint8Array<ArrayBuffer>> {
	const { bytes } = await inTurn({ job: "write", rows, name });
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

let running = 0;
const waiting: (() => void)[] = [];

/** Two at a time; who waits too long, or finds too many waiting, hears that it is busy. */
async function inTurn(task: Task): Promise<Answer> {
	if (running >= AT_ONCE) await turn();
	else running += 1;
	try {
		return await inProcess(task);
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}

function turn(): Promise<void> {
	if (waiting.length >= WAITING_MAX) throw new SpreadsheetFailure("busy");
	return new Promise((resolve, reject) => {
		const patience = setTimeout(() => {
			waiting.splice(waiting.indexOf(begin), 1);
			reject(new SpreadsheetFailure("busy"));
		}, TURN_MS);
		const begin = () => {
			clearTimeout(patience);
			resolve();
		};
		waiting.push(begin);
	});
}

function inProcess(task: Task): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const child = fork(PROGRAM, {
			env: { NODE_ENV: "production" },
			execArgv: [],
			serialization: "advanced",
			stdio: ["ignore", "ignore", "ignore", "ipc"],
		});
		if (child.pid) setPriority(child.pid, NICENESS);
		const end = () => child.kill("SIGKILL");
		process.once("exit", end);
		const patience = setTimeout(() => fail("late"), DEADLINE_MS);
		const settle = () => {
			clearTimeout(patience);
			process.off("exit", end);
			end();
		};
		const fail = (reason: SpreadsheetFailureReason) => {
			settle();
			reject(new SpreadsheetFailure(reason));
		};
		child.on("message", (answer: Answer) => {
			const reason = SPREADSHEET_FAILURES.find((known) => known === answer.failure);
			if (task.job === "write" && reason) log.error({ failure: answer.told }, "a spreadsheet was not written");
			if (reason) return fail(reason);
			settle();
			resolve(answer);
		});
		child.on("exit", () => fail("broken"));
		child.on("error", () => fail("broken"));
		child.send(task);
	});
}
