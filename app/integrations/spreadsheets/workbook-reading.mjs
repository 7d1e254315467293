import XLSX from "xlsx/dist/xlsx.core.min.js";
import { boundedRows } from "./bounded-rows.mjs";
import { Refusal } from "./refusal.mjs";
import { keptWorkbook } from "./workbook-parts.mjs";

/** Values as people see them, and no formulas: what a cell last showed is read, nothing is computed. */
const OPTIONS = { type: "buffer", dense: true, cellFormula: false, cellHTML: false };

/** Reads the first sheet in sight that holds anything, within bounds. Throws Refusal. */
export function readWorkbook(bytes, parts, bounds) {
	return rowsOf(XLSX.read(keptWorkbook(bytes, parts), OPTIONS), bounds);
}

/** The same of a workbook as Excel wrote it until 2003: of its streams only the workbook itself is parsed. */
export function readOldWorkbook(bytes, bounds) {
	const file = XLSX.CFB.read(bytes, { type: "buffer" });
	const paths = file.FullPaths.map((path) => path.toLowerCase());
	if (paths.some((path) => path.endsWith("/encryptedpackage"))) throw new Refusal("encrypted");
	const stream = XLSX.CFB.find(file, "/Workbook") ?? XLSX.CFB.find(file, "/Book");
	if (!stream?.content) throw new Refusal("wrong type");
	if (paths.some((path) => path.includes("/_vba_project"))) throw new Refusal("macros");
	const book = Buffer.from(stream.content);
	refuseHeld(book);
	return rowsOf(XLSX.read(book, OPTIONS), bounds);
}

const BOF = 0x0809;
const FILE_PASS = 0x2f;
const SHEET = 0x85;
const OLD_FORMULAS_MACRO = 1;

/** Looks through the records at a workbook's head, which say whether it asks for a password or holds sheets of macros. */
function refuseHeld(book) {
	if (book.length < 4 || book.readUInt16LE(0) !== BOF) throw new Refusal("broken");
	for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2)) {
		const type = book.readUInt16LE(at);
		if (type === FILE_PASS) throw new Refusal("encrypted");
		if (type === SHEET && book[at + 9] === OLD_FORMULAS_MACRO) throw new Refusal("macros");
	}
}

function rowsOf({ SheetNames, Sheets, Workbook }, bounds) {
	let isWhole = SheetNames.length > 0;
	for (const [index, name] of SheetNames.entries()) {
		if (Workbook?.Sheets?.[index]?.Hidden) continue;
		const sheet = Object.hasOwn(Sheets, name) ? Sheets[name] : undefined;
		if (Array.isArray(sheet)) {
			const rows = boundedRows(shownRows(sheet, bounds.columnsMax), bounds);
			if (rows.length > 0) return rows;
		} else isWhole = false;
	}
	if (!isWhole) throw new Refusal("broken");
	return [];
}

/** A sheet has as many rows as its file says, most of them holes: only those that are there are walked. */
function* shownRows(sheet, columnsMax) {
	for (const key of Object.keys(sheet)) {
		const cells = sheet[key];
		if (!/^\d+$/.test(key) || !Array.isArray(cells)) continue;
		yield [Number(key) + 1, Array.from({ length: Math.min(cells.length, columnsMax) }, (_, column) => shown(cells[column]))];
	}
}

const shown = (cell) => String(cell?.w ?? cell?.v ?? "");
