import { boundedRows } from "./bounded-rows.mjs";
import { Refusal } from "./refusal.mjs";
import { XLSX } from "./sheetjs.mjs";

/** Values as people see them, and no formulas: what a cell last showed is read, nothing is computed. */
const OPTIONS = { type: "buffer", dense: true, cellFormula: false, cellHTML: false };

const CONTENT_TYPES = [
	[/^xl\/workbook/i, "sheet.main"],
	[/^xl\/sharedStrings/i, "sharedStrings"],
	[/^xl\/styles/i, "styles"],
];

/** Reads the first sheet in sight that holds anything, within bounds, from a workbook's unpacked parts. Throws Refusal. */
export function readWorkbook(parts, bounds) {
	return rowsOf(XLSX.read(packed(parts), OPTIONS), bounds);
}

/** A workbook of these parts alone, with a list of contents of our own: no other part of the file is ever parsed. */
function packed(parts) {
	const file = XLSX.CFB.utils.cfb_new();
	const overrides = parts.map(({ name }) => {
		const [, type] = CONTENT_TYPES.find(([pattern]) => pattern.test(name)) ?? [];
		const full = `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`;
		return type ? `<Override PartName="/${name}" ContentType="${full}"/>` : "";
	});
	const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides.join("")}</Types>`;
	XLSX.CFB.utils.cfb_add(file, "/[Content_Types].xml", Buffer.from(types));
	for (const { name, content } of parts) XLSX.CFB.utils.cfb_add(file, `/${name}`, content);
	return XLSX.CFB.write(file, { fileType: "zip", compression: false, type: "buffer" });
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
