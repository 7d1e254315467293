import { gzipSync } from "node:zlib";
import type XLSX from "xlsx";
import { badZips, bombs, declarations, type Hostile, pollution, programsAndPasswords, traps } from "./hostile-workbooks";
import { ROSTER, workbookFile, workbookOf } from "./workbooks";
import { zipOf } from "./zip";

const csv = Buffer.from(ROSTER.map((row) => row.join(",")).join("\n"));
const MB = 1024 * 1024;

/** The first bytes of files of other kinds, before what could be anything. */
const SIGNATURES: Record<string, string | number[]> = {
	png: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
	jpeg: [0xff, 0xd8, 0xff, 0xe0],
	gif: "GIF89a",
	pdf: "%PDF-1.7\n1 0 obj <<>> endobj\n",
	exe: "MZ",
	elf: [0x7f, 0x45, 0x4c, 0x46],
	"7z": [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
	rar: "Rar!\u001a\u0007",
	sqlite: "SQLite format 3\0",
	mp3: "ID3",
	ogg: "OggS",
	wasm: "\0asm",
	class: [0xca, 0xfe, 0xba, 0xbe],
	font: "wOF2",
	parquet: "PAR1",
	lotus: [0, 0, 2, 0, 6, 4, 6, 0],
	biff2: [9, 0, 4, 0, 2, 0, 16, 0],
	biff4: [9, 4, 6, 0, 0, 0, 16, 0, 0, 0],
	tiff: "II*\0",
};
const noise = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 73 + (index >> 3)) & 0xff));

const TEXTS: Record<string, string> = {
	html: "<!DOCTYPE html><html><body><table><tr><td>Ann</td></tr></table></body></html>",
	"html without a head": "\n  <table><tr><td>Ann<td>Lee<td>ann@b.example</table>",
	"XML spreadsheet of 2003":
		'<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
	"flat OpenDocument": '<?xml version="1.0"?><office:document/>',
	svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
	json: '[{"firstName":"Ann"}]',
	"json object": '{"__proto__":{"polluted":true}}',
	rtf: "{\\rtf1\\ansi Ann}",
	sylk: 'ID;PWXL;N;E\nC;Y1;X1;K"Ann"\nE\n',
	dif: 'TABLE\r\n0,1\r\n"EXCEL"\r\n',
	postscript: "%!PS-Adobe-3.0\n",
	"pdf of text": "%PDF-1.4\n%%EOF",
};

const BOOK_TYPES: XLSX.BookType[] = ["ods", "fods", "xlsb", "xlml", "sylk", "dif", "dbf", "html", "rtf", "biff2"];

const otherTypes: Hostile[] = [
	...Object.entries(SIGNATURES).map(
		([name, first]): Hostile => ({ name, file: () => Buffer.concat([Buffer.from(first as string), noise]), expected: "wrong type" }),
	),
	...Object.entries(TEXTS).map(([name, text]): Hostile => ({ name, file: () => Buffer.from(text), expected: "wrong type" })),
	...BOOK_TYPES.map(
		(type): Hostile => ({
			name: `a spreadsheet as ${type}`,
			file: () => workbookFile([["Ann", "Lee", "a@b.example"]], type),
			expected: "wrong type",
		}),
	),
	...["word/document.xml", "ppt/presentation.xml", "content.xml", "Index/Document.iwa", "META-INF/MANIFEST.MF", "xl/workbook.bin"].map(
		(name): Hostile => ({ name: `a zip file with ${name}`, file: () => zipOf([{ name, content: "x" }]), expected: "wrong type" }),
	),
	{ name: "gzip", file: () => gzipSync(csv), expected: "wrong type" },
	{ name: "an XML file in UTF-16", file: () => Buffer.from("\uFEFF<?xml version='1.0'?><a/>", "utf16le"), expected: "wrong type" },
	{ name: "a pdf that is a workbook too", file: () => Buffer.concat([Buffer.from("%PDF-1.7\n"), workbookOf({})]), expected: "wrong type" },
	{ name: "a csv that is a workbook too", file: () => Buffer.concat([csv, workbookOf({})]), expected: "wrong type" },
	{ name: "a workbook with a pdf behind it", file: () => Buffer.concat([workbookOf({}), Buffer.from("%PDF-1.7\n")]), expected: "broken" },
	{ name: "a workbook that is a script too", file: () => zipOf([], { comment: "<script>alert(1)</script>" }), expected: "broken" },
	{ name: "two workbooks in a row", file: () => Buffer.concat([workbookOf({}), workbookOf({ sheet: "" })]) },
	{
		name: "an old document without a workbook",
		file: () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), noise]),
	},
];

const lines = (count: number, of: (line: number) => string) => Array.from({ length: count }, (_, line) => of(line)).join("\n");

const texts: Hostile[] = (
	[
		["no bytes", "", "rows"],
		["blanks", " \n\t\n  ", "rows"],
		["the mark of UTF-8 alone", "\uFEFF", "rows"],
		["one NUL", "\0", "wrong type"],
		["a NUL in a name", "A\0nn,Lee,a@b.example", "wrong type"],
		["five megabytes of NUL", Buffer.alloc(5 * MB), "wrong type"],
		["six megabytes", Buffer.alloc(6 * MB, 0x61), "too large"],
		["two megabytes of one word", "a".repeat(2 * MB), "broken"],
		["a megabyte of commas", ",".repeat(MB)],
		["two megabytes of quotes", '"'.repeat(2 * MB)],
		["five megabytes of line ends", "\n".repeat(5 * MB), "too many rows"],
		["a megabyte of carriage returns", "\r".repeat(MB)],
		["a megabyte of semicolons and commas", ";,".repeat(MB / 2)],
		["two megabytes of blanks", " ".repeat(2 * MB), "broken"],
		["a quote that is never closed", `"Ann,Lee,a@b.example\n${csv}`, "broken"],
		["quotes within words", lines(500, (line) => `A"n"n${line},L"ee,"a"@b.example`)],
		["200,000 rows", lines(200_000, (line) => `A,B,a${line}@b.io`), "too many rows"],
		["rows of ten thousand cells", lines(20, () => "a,".repeat(10_000)), "rows"],
		["cells of ten thousand signs", lines(50, () => `${"a".repeat(10_000)},b,c`), "rows"],
		["line ends of all kinds", "a,b,c\r\nd,e,f\ng,h,i\rj,k,l\n\r"],
		["separators of all kinds", "a,b,c\nd;e;f\ng\th\ti"],
		["UTF-16 of one byte", Buffer.from([0xff, 0xfe]), "rows"],
		["UTF-16 with half a unit", Buffer.concat([Buffer.from("\uFEFFa,b,c", "utf16le"), Buffer.from([0x61])])],
		["half characters in UTF-16", Buffer.from("\uFEFFa\uD800,b\uDC00,c@d.example", "utf16le"), "rows"],
		["UTF-16 without its mark", Buffer.from("a,b,c@d.example", "utf16le"), "wrong type"],
		["UTF-32", Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), Buffer.from("a\0\0\0,\0\0\0")]), "wrong type"],
		["bytes that are no UTF-8", Buffer.from([0x41, 0xc3, 0x28, 0x2c, 0xff, 0x2c, 0x40]), "rows"],
		["UTF-8 longer than needed", Buffer.from([0xc0, 0xaf, 0x2c, 0xe0, 0x80, 0xaf, 0x2c, 0x41]), "rows"],
		[
			"two encodings in one file",
			Buffer.concat([Buffer.from("José,Lee,j@b.example\n"), Buffer.from("Zo\u00eb,Lee,z@b.example", "latin1")]),
			"rows",
		],
		["a separator that is a quote", 'sep="\na"b"c'],
		["a separator that is a letter", "sep=a\nbac", "rows"],
		["a separator that is half a character", "sep=🦄\na,b,c", "rows"],
		["formulas", "=cmd|' /C calc'!A0,+1+1,-1\n@SUM(1),=HYPERLINK(\"http://x\"),a@b.example", "rows"],
		["names that all objects have", "__proto__,constructor,prototype\n__proto__,toString,a@b.example", "rows"],
		["addresses that tempt a pattern", lines(1000, () => `a,b,a@${".".repeat(900)}@`), "rows"],
		["markup", "<b>Ann</b>,<script>alert(1)</script>,a@b.example", "wrong type"],
		["signs that turn text round", "\u202eAnn,\u2066Lee\u2069,a@b.example", "rows"],
		["bells and escapes", "\u0007Ann,\u001b[31mLee,a@b.example", "wrong type"],
		["an end of file in the middle", "a,b,c\u001ad,e,f", "wrong type"],
	] as [string, string | Buffer, Hostile["expected"]?][]
).map(([name, content, expected]) => ({ name: `text: ${name}`, file: () => Buffer.from(content), ...(expected && { expected }) }));

/** A row of numbers that looks like chance and is the same each time (mulberry32). */
function chances(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function spoilt(bytes: Uint8Array, seed: number): Buffer {
	const chance = chances(seed);
	const file = Buffer.from(bytes);
	if (seed % 3 === 0) return file.subarray(0, Math.floor(chance() * file.length));
	for (let flips = 1 + Math.floor(chance() * 12); flips > 0; flips--) {
		const at = Math.floor(chance() * file.length);
		file[at] = (file[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
	}
	return file;
}

const spoiltFiles: Hostile[] = Array.from({ length: 15 }, (_, seed) => seed).flatMap((seed): Hostile[] => [
	{ name: `spoilt .xlsx ${seed}`, file: () => spoilt(workbookFile(ROSTER, "xlsx"), seed) },
	{ name: `spoilt .xls ${seed}`, file: () => spoilt(workbookFile(ROSTER, "biff8"), seed + 100) },
	{ name: `spoilt .csv ${seed}`, file: () => spoilt(csv, seed + 200) },
	{ name: `spoilt sheet ${seed}`, file: () => spoiltSheet(seed + 300) },
]);

/** A whole zip file around a sheet that is not. */
function spoiltSheet(seed: number): Buffer {
	const part = spoilt(Buffer.from(workbookOf({})), seed).toString("latin1");
	return workbookOf({ sheet: `<row r="1"><c r="A1" t="inlineStr"><is><t>${part.replace(/[^\x20-\x7e]/g, "<")}` });
}

export const HOSTILE: Hostile[] = [
	...bombs,
	...declarations,
	...pollution,
	...traps,
	...programsAndPasswords,
	...badZips,
	...otherTypes,
	...texts,
	...spoiltFiles,
];
