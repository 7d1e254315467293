import { constants, deflateRawSync } from "node:zlib";
import XLSX from "xlsx";
import type { SpreadsheetFailureReason } from "~/integrations/spreadsheets/spreadsheet-failure.server";
import { ROSTER, ROSTER_XML, sheetXml, textCell, textRow, workbookEntries, workbookOf } from "./workbooks";
import { type ZipEntry, zipOf } from "./zip";

/** A file that means harm or is no roster; `expected` where only one end is right, else any rows or any reason will do. */
export type Hostile = { name: string; file: () => Uint8Array; expected?: "rows" | SpreadsheetFailureReason };

const MB = 1024 * 1024;

/** A packed stream of so many times this text, made without ever holding it unpacked. */
function packedRepeat(text: string, times: number): Uint8Array {
	const per = Math.min(times, Math.ceil(MB / text.length));
	const block = deflateRawSync(text.repeat(per), { finishFlush: constants.Z_FULL_FLUSH });
	return Buffer.concat([...Array(Math.floor(times / per)).fill(block), deflateRawSync("")]);
}

const replaced = (name: string, entry: Partial<ZipEntry>) =>
	workbookEntries({ strings: "" }).map((known) => (known.name === name ? { ...known, ...entry } : known));
const SHEET = "xl/worksheets/sheet1.xml";
const STRINGS = "xl/sharedStrings.xml";
const bomb = (name: string, times: number, size = times * 1024) =>
	zipOf(replaced(name, { packed: packedRepeat(" ".repeat(1024), times), size, crc: 0 }));

export const bombs: Hostile[] = [
	["a sheet of a gigabyte", () => bomb(SHEET, 1024 * 1024), "too large"],
	["shared strings of 200 MB", () => bomb(STRINGS, 200 * 1024), "too large"],
	["a sheet of 40 MB", () => bomb(SHEET, 40 * 1024), "too large"],
	["a sheet that says 1 KB and has 300 MB", () => bomb(SHEET, 300 * 1024, 1000), "broken"],
	["shared strings that say 30 MB and have 300", () => bomb(STRINGS, 300 * 1024, 30 * MB), "broken"],
	["a sheet that says 0 bytes and has 300 MB", () => bomb(SHEET, 300 * 1024, 0), "broken"],
	[
		"a part nobody reads that says 1 KB and has 300 MB",
		() => workbookOf({}, [{ name: "xl/media/a.png", content: "", packed: packedRepeat(" ".repeat(1024), 300 * 1024), size: 1024 }]),
		"rows",
	],
	["a part nobody reads of 3 GB", () => workbookOf({}, [{ name: "xl/media/a.png", content: "", size: 3_000_000_000 }]), "too large"],
	[
		"five thousand parts",
		() =>
			workbookOf(
				{},
				Array.from({ length: 5000 }, (_, part) => ({ name: `xl/a${part}.xml`, content: "" })),
			),
		"too large",
	],
	[
		"three hundred sheets",
		() =>
			workbookOf(
				{},
				Array.from({ length: 300 }, (_, part) => ({ name: `xl/worksheets/x${part}.xml`, content: sheetXml("") })),
			),
		"rows",
	],
	[
		"parts that all lie in one place",
		() =>
			workbookOf(
				{},
				Array.from({ length: 900 }, (_, part) => ({ name: `xl/a${part}.xml`, content: "", size: MB, packed: new Uint8Array(), start: 0 })),
			),
		"too large",
	],
	[
		"a zip file in a zip file",
		() => zipOf([{ name: "a.zip", content: zipOf([{ name: "b.zip", content: workbookOf({}) }]) }]),
		"wrong type",
	],
	["a workbook with a bomb embedded", () => workbookOf({}, [{ name: "xl/embeddings/a.xlsx", content: bomb(SHEET, 300 * 1024) }]), "rows"],
	["thirty megabytes of one text", () => zipOf(replaced(SHEET, { content: sheetXml(textRow(1, "a".repeat(30 * MB))) }))],
	[
		"100,000 shared strings",
		() => workbookOf({ sheet: '<row r="1"><c r="A1" t="s"><v>99999</v></c></row>', strings: "<si><t>a</t></si>".repeat(100_000) }),
	],
	["200,000 rows", () => workbookOf({ sheet: "<row><c><v>1</v></c></row>".repeat(200_000) }), "too many rows"],
	["40,000 rows", () => workbookOf({ sheet: "<row><c><v>1</v></c></row>".repeat(20_000) }), "too many rows"],
	["a million empty rows", () => workbookOf({ sheet: "<row></row>".repeat(1_000_000) }), "too many rows"],
	["200,000 rows closed in themselves", () => workbookOf({ sheet: "<row/>".repeat(200_000) })],
	[
		"rows of sixteen thousand cells",
		() => workbookOf({ sheet: Array.from({ length: 30 }, () => `<row>${"<c><v>1</v></c>".repeat(16_384)}</row>`).join("") }),
	],
	["one row of two million cells", () => workbookOf({ sheet: `<row>${"<c><v>1</v></c>".repeat(1_500_000)}</row>` })],
	[
		"a hundred thousand merged cells",
		() => workbookOf({ sheetPart: sheetXml(ROSTER_XML, `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`) }),
	],
	[
		"a link over all cells",
		() =>
			workbookOf({ sheetPart: sheetXml(ROSTER_XML, '<hyperlinks><hyperlink ref="A1:XFD1048576" display="x" tooltip="y"/></hyperlinks>') }),
	],
	[
		"a sheet that says it has all cells",
		() => workbookOf({ sheetPart: sheetXml(ROSTER_XML).replace("<sheetData>", '<dimension ref="A1:XFD1048576"/><sheetData>') }),
		"rows",
	],
	[
		"columns up to the billions",
		() =>
			workbookOf({
				sheetPart: sheetXml(ROSTER_XML).replace("<sheetData>", '<cols><col min="1" max="4000000000" width="9"/></cols><sheetData>'),
			}),
		"rows",
	],
	[
		"a number format of a megabyte",
		() =>
			workbookOf({
				sheet: '<row><c s="0"><v>1.5</v></c></row>',
				styles: `<numFmts><numFmt numFmtId="164" formatCode="${"0.0E+0;[h]".repeat(100_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
			}),
	],
	["fifty thousand styles", () => workbookOf({ styles: `<cellXfs>${'<xf numFmtId="1"/>'.repeat(50_000)}</cellXfs>` })],
	[
		"tags within tags a hundred thousand deep",
		() => workbookOf({ sheet: `<row><c t="inlineStr"><is>${"<r>".repeat(100_000)}<t>a</t>${"</r>".repeat(100_000)}</is></c></row>` }),
	],
].map(([name, file, expected]) => ({ name, file, expected }) as Hostile);

const ENTITIES = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, level) => `<!ENTITY a${level} "${`&a${level - 1 < 0 ? "" : level - 1};`.repeat(10)}">`).join("")}]>`;
const EXTERNAL = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

/** Declarations in each part that is parsed, in several spellings. */
export const declarations: Hostile[] = [SHEET, STRINGS, "xl/workbook.xml", "xl/_rels/workbook.xml.rels"].flatMap((part) =>
	[
		["billion laughs", ENTITIES],
		["an entity of a file", EXTERNAL],
		["an entity of an address", EXTERNAL.replace("file:///etc/passwd", "http://127.0.0.1:9/")],
		["a parameter entity", '<!DOCTYPE x [<!ENTITY % e SYSTEM "http://127.0.0.1:9/">%e;]>'],
		["a small declaration", "<!doctype x>"],
	].map(([what, text]) => {
		const original = workbookEntries({ strings: "" }).find(({ name }) => name === part);
		return {
			name: `${what} in ${part}`,
			file: () => zipOf(replaced(part, { content: `${text}${original?.content}` })),
			expected: "broken",
		} as Hostile;
	}),
);

const wide = (xml: string) => Buffer.from(`\uFEFF${xml}`, "utf16le");

const NAMES = ["__proto__", "constructor", "toString"];
const cell = (attributes: string, value = "1") =>
	`<row r="1"><c ${attributes}><v>${value}</v></c></row>${textRow(2, "Ann", "Lee", "a@b.example")}`;

/** What reaches for things that all objects share, in every place that takes a name. */
export const pollution: Hostile[] = NAMES.flatMap((name) => {
	const comments = {
		name: "xl/comments1.xml",
		content: `<comments><authors><author>${name}</author></authors><commentList><comment ref="${name}" authorId="0"><text><t>polluted</t></text></comment></commentList></comments>`,
	};
	const relation = {
		name: "xl/worksheets/_rels/sheet1.xml.rels",
		content:
			'<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/></Relationships>',
	};
	const files: [string, () => Buffer][] = [
		["a comment on", () => workbookOf({}, [comments, relation])],
		["a sheet called", () => workbookOf({ sheets: `<sheet name="${name}" sheetId="1" r:id="rId1"/>` })],
		["a cell at", () => workbookOf({ sheet: cell(`r="${name}"`) })],
		["a row at", () => workbookOf({ sheet: `<row r="${name}"><c><v>1</v></c></row>` })],
		[
			"a style called",
			() =>
				workbookOf({
					sheet: cell(`r="A1" s="${name}"`),
					styles: `<numFmts><numFmt numFmtId="${name}" formatCode="0"/></numFmts><cellXfs><xf numFmtId="${name}"/></cellXfs>`,
				}),
		],
		["a type called", () => workbookOf({ sheet: cell(`r="A1" t="${name}"`) })],
		["a shared string called", () => workbookOf({ sheet: cell('r="A1" t="s"', name), strings: "<si><t>a</t></si>" })],
		["an error called", () => workbookOf({ sheet: cell('r="A1" t="e"', name) })],
		["an attribute called", () => workbookOf({ sheet: cell(`r="A1" ${name}="x"`) })],
		[
			"a link to",
			() => workbookOf({ sheetPart: sheetXml(ROSTER_XML, `<hyperlinks><hyperlink ref="${name}" r:id="${name}"/></hyperlinks>`) }),
		],
		["a relation called", () => workbookOf({ sheets: `<sheet name="A" sheetId="1" r:id="${name}"/>` })],
		[
			"a part called",
			() =>
				workbookOf({}, [
					{ name, content: "x" },
					{ name: `xl/worksheets/${name}.xml`, content: sheetXml("") },
				]),
		],
		[
			"a defined name called",
			() =>
				zipOf(
					replaced("xl/workbook.xml", {
						content: `<workbook><sheets><sheet name="A" sheetId="1"/></sheets><definedNames><definedName name="${name}" localSheetId="${name}">A!$A$1</definedName></definedNames></workbook>`,
					}),
				),
		],
	];
	return files.map(([what, file]) => ({ name: `${what} ${name}`, file }));
});

/** Beginnings that a pattern may try anew at each place. */
const TRAPS = ['<c r="A1" t="inlineStr"><is>', "<!--", "<t", "<si", "<is><t>", "&#", "_x000", "<c t='", '<f t="shared" si="', "\t \n"];

export const traps: Hostile[] = TRAPS.flatMap((trap) => {
	const repeated = trap.repeat(Math.ceil(60_000 / trap.length));
	return [
		{ name: `sheet of ${JSON.stringify(trap)}`, file: () => workbookOf({ sheet: repeated }) },
		{ name: `cell of ${JSON.stringify(trap)}`, file: () => workbookOf({ sheet: `<row r="1">${textCell("A1", repeated)}</row>` }) },
		{ name: `shared strings of ${JSON.stringify(trap)}`, file: () => workbookOf({ strings: repeated }) },
		{ name: `styles of ${JSON.stringify(trap)}`, file: () => workbookOf({ styles: repeated }) },
	];
});

const old = (rows: unknown[][] = ROSTER) => {
	const workbook = XLSX.utils.book_new();
	XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), "A");
	return XLSX.CFB.read(XLSX.write(workbook, { type: "buffer", bookType: "biff8" }), { type: "buffer" });
};
type CompoundFile = ReturnType<typeof XLSX.CFB.read>;
const compound = (file: CompoundFile) => Buffer.from(XLSX.CFB.write(file, { type: "buffer" }) as Uint8Array);
const withStreams = (file: CompoundFile, ...names: string[]) => {
	for (const name of names) XLSX.CFB.utils.cfb_add(file, name, Buffer.alloc(5000, 1));
	return compound(file);
};
/** An old workbook whose stream begins with this record after its first. */
function withRecord(type: number, content: number[]): Buffer {
	const file = old();
	const stream = XLSX.CFB.find(file, "/Workbook");
	if (!stream) throw new Error("no workbook was written");
	const book = Buffer.from(stream.content as Uint8Array);
	const record = Buffer.from([type, 0, content.length, 0, ...content]);
	const first = 4 + book.readUInt16LE(2);
	const changed = XLSX.CFB.utils.cfb_new();
	XLSX.CFB.utils.cfb_add(changed, "/Workbook", Buffer.concat([book.subarray(0, first), record, book.subarray(first)]));
	return compound(changed);
}

export const programsAndPasswords: Hostile[] = [
	{ name: "a workbook with macros", file: () => workbookOf({}, [{ name: "xl/vbaProject.bin", content: "x" }]), expected: "macros" },
	{ name: "macros in another place", file: () => workbookOf({}, [{ name: "custom/VBAPROJECT.BIN", content: "x" }]), expected: "macros" },
	{ name: "a sheet of old macros", file: () => workbookOf({}, [{ name: "xl/macrosheets/sheet1.xml", content: "x" }]), expected: "macros" },
	{ name: "an old workbook with macros", file: () => withStreams(old(), "/_VBA_PROJECT_CUR/VBA/dir"), expected: "macros" },
	{ name: "an old workbook with a sheet of macros", file: () => withRecord(0x85, [0, 0, 0, 0, 0, 1, 1, 0, 65]), expected: "macros" },
	{
		name: "a workbook with a password",
		file: () => withStreams(XLSX.CFB.utils.cfb_new(), "/EncryptedPackage", "/EncryptionInfo"),
		expected: "encrypted",
	},
	{ name: "an old workbook with a password", file: () => withRecord(0x2f, Array(54).fill(1)), expected: "encrypted" },
	{
		name: "a zip file with a password",
		file: () => zipOf(workbookEntries().map((entry) => ({ ...entry, flags: 1 }))),
		expected: "encrypted",
	},
	{ name: "one part with a password", file: () => zipOf(replaced(SHEET, { flags: 1 })), expected: "encrypted" },
];

export const badZips: Hostile[] = [
	{ name: "names twice", file: () => workbookOf({}, [{ name: SHEET, content: sheetXml("") }]), expected: "broken" },
	{
		name: "names twice in another case",
		file: () => workbookOf({}, [{ name: SHEET.toUpperCase(), content: sheetXml("") }]),
		expected: "broken",
	},
	...["/etc/passwd", "../../evil.xml", "xl/../../evil.xml", "C:\\evil.xml", "xl\\evil.xml", "", "a\0b"].map(
		(name): Hostile => ({
			name: `a part called ${JSON.stringify(name)}`,
			file: () => workbookOf({}, [{ name, content: "x" }]),
			expected: "broken",
		}),
	),
	{ name: "a wrong checksum", file: () => zipOf(replaced(SHEET, { crc: 1 })), expected: "broken" },
	{ name: "an unknown way of packing", file: () => zipOf(replaced(SHEET, { method: 12 })), expected: "broken" },
	{ name: "a stored part with another size", file: () => zipOf(replaced(SHEET, { method: 0, size: 7 })), expected: "broken" },
	{ name: "a part that lies beyond the end", file: () => zipOf(replaced(SHEET, { start: 0xfffffff0 })), expected: "broken" },
	{ name: "more parts counted than there are", file: () => zipOf(workbookEntries(), { count: 900 }), expected: "broken" },
	{ name: "no parts", file: () => zipOf([]), expected: "broken" },
	{ name: "a workbook and nothing else", file: () => zipOf([{ name: "xl/workbook.xml", content: "" }]), expected: "broken" },
	{ name: "two workbooks", file: () => workbookOf({}, [{ name: "xl/workbook2.xml", content: "" }]), expected: "wrong type" },
	{ name: "a sheet in UTF-16", file: () => zipOf(replaced(SHEET, { content: wide(sheetXml(ROSTER_XML)) })), expected: "broken" },
	{ name: "declarations in UTF-16", file: () => zipOf(replaced(STRINGS, { content: wide(`${ENTITIES}<sst/>`) })), expected: "broken" },
	{ name: "half a character as a number", file: () => workbookOf({ sheet: textRow(1, "a&#xD800;b", "&#0;", "&#xFFFFFFFF;") }) },
	{ name: "a text cut in the middle of its tags", file: () => zipOf(replaced(SHEET, { content: sheetXml(ROSTER_XML).slice(0, 400) })) },
];
