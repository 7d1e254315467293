import { SpreadsheetFailure } from "./spreadsheet-failure.server";
import { readZipDirectory, type ZipPart } from "./zip-directory.server";

/** What a file is by its content; of a workbook only the parts that hold the text of cells. */
export type SpreadsheetKind = { kind: "xlsx"; parts: ZipPart[] } | { kind: "xls" } | { kind: "csv" };

const ZIP = [0x50, 0x4b];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** How much is unpacked and parsed: a roster of 5,000 rows and fifty columns has some 15 MB. */
const TEXT_MAX = 32 * 1024 * 1024;

const WORKBOOK = /^xl\/workbook\d*\.xml$/i;
const PROGRAM = /(^|\/)(vbaProject\.bin$|macrosheets\/|intlmacrosheets\/)/i;
/** Comments, drawings, links to other files and all else are never looked at. */
const HOLDS_TEXT = /^xl\/((workbook|sharedStrings|styles)\d*\.xml|_rels\/workbook\d*\.xml\.rels|worksheets\/[^/]+\.xml)$/i;

/**
 * Tells by a file's content, whatever its name and declared type, how to read it; what is neither of the other two may be text, which
 * its reader decides. Throws SpreadsheetFailure: "wrong type" for a zip file that is no workbook, "macros", and what the directory is
 * refused for.
 */
export function fileKind(bytes: Uint8Array): SpreadsheetKind {
	const begins = (mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
	if (begins(COMPOUND)) return { kind: "xls" };
	if (!begins(ZIP)) return { kind: "csv" };
	const directory = readZipDirectory(bytes);
	if (directory.filter(({ name }) => WORKBOOK.test(name)).length !== 1) throw new SpreadsheetFailure("wrong type");
	if (directory.some(({ name }) => PROGRAM.test(name))) throw new SpreadsheetFailure("macros");
	const parts = directory.filter(({ name }) => HOLDS_TEXT.test(name));
	if (parts.reduce((sum, { size }) => sum + size, 0) > TEXT_MAX) throw new SpreadsheetFailure("too large");
	return { kind: "xlsx", parts };
}
