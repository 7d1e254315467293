import { describe, expect, test, vi } from "vitest";
import { readSpreadsheet, writeSpreadsheet } from "~/integrations/spreadsheets.server";
import { ROSTER, ROSTER_XML, sheetXml, textCell, textRow, workbookEntries, workbookFile, workbookOf } from "./support/workbooks";
import { type ZipEntry, zipOf } from "./support/zip";

// Each file has a process of its own, which on a busy machine takes a while to begin.
vi.setConfig({ testTimeout: 60_000 });

const read = (file: Uint8Array) => readSpreadsheet(file, 5001);
const texts = async (file: Uint8Array) => (await read(file)).map(({ cells }) => cells);
const csv = ROSTER.map((row) => row.join(",")).join("\r\n");
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

test.each([
	["xlsx", workbookFile(ROSTER, "xlsx")],
	["xlsx with its texts in the cells", workbookOf({})],
	["xls", workbookFile(ROSTER, "biff8")],
	["csv in UTF-8", Buffer.from(csv)],
	["csv with the mark of UTF-8", Buffer.from(`\uFEFF${csv}\r\n`)],
	["csv with line feeds alone", Buffer.from(csv.replaceAll("\r\n", "\n"))],
	["csv with semicolons", Buffer.from(csv.replaceAll(",", ";"))],
	["csv with tabs", Buffer.from(csv.replaceAll(",", "\t"))],
	["csv that tells its separator", Buffer.from(`sep=;\r\n${csv.replaceAll(",", ";")}`)],
	["csv with all quoted", Buffer.from(ROSTER.map((row) => row.map((text) => `"${text}"`).join(",")).join("\n"))],
	["csv in UTF-16, low byte first, as Excel's Unicode text", utf16(csv.replaceAll(",", "\t"))],
	["csv in UTF-16, high byte first", utf16(csv).swap16()],
])("a roster is read from %s", async (_, file) => {
	expect(await texts(file)).toEqual(ROSTER);
});

test("an old text without Unicode is taken for Western European", async () => {
	const file = Buffer.from("José;García;jose@school.example\nZoë;Ibáñez;zoe@school.example", "latin1");
	expect(await texts(file)).toEqual([
		["José", "García", "jose@school.example"],
		["Zoë", "Ibáñez", "zoe@school.example"],
	]);
});

test("names in any script come as they are, from each format", async () => {
	const names = ["محمد بن عليّ", "张伟", "አበበ በቀለ", "🦄 Rex 👩‍👧", "Nguyễn Thị Ánh", "山田太郎"].map((name, row) => [
		name,
		name,
		`n${row}@school.example`,
	]);
	expect(await texts(workbookFile(names, "xlsx"))).toEqual(names);
	expect(await texts(workbookFile(names, "biff8"))).toEqual(names);
	expect(await texts(Buffer.from(names.map((row) => row.join(",")).join("\n")))).toEqual(names);
});

test("rows keep the numbers that a spreadsheet program shows", async () => {
	const numbers = async (file: Uint8Array) => (await read(file)).map(({ row }) => row);
	const gaps = [ROSTER[0], [], ROSTER[1], ["", " "], [], ROSTER[2]] as string[][];
	expect(await numbers(workbookFile(gaps, "xlsx"))).toEqual([1, 3, 6]);
	expect(await numbers(workbookFile(gaps, "biff8"))).toEqual([1, 3, 6]);
	expect(await numbers(Buffer.from(gaps.map((row) => row.join(",")).join("\n")))).toEqual([1, 3, 6]);
	expect(await numbers(Buffer.from('a,"two\nlines",c\nd,e,f'))).toEqual([1, 2]);
});

test("csv keeps what quotes hold together", async () => {
	expect(await texts(Buffer.from('"Lee, Jr.","say ""Ann""",a@b.example\nDwayne "Rock",J,d@b.example'))).toEqual([
		["Lee, Jr.", 'say "Ann"', "a@b.example"],
		['Dwayne "Rock"', "J", "d@b.example"],
	]);
	expect(await texts(Buffer.from('"Lee, Ann";"García, M";a@b.example\n'))).toEqual([["Lee, Ann", "García, M", "a@b.example"]]);
});

describe("workbooks", () => {
	test("cells are read as people see them; nothing is computed", async () => {
		const styles =
			'<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
		const row = `<row r="1"><c r="A1" s="1"><v>45000</v></c><c r="B1"><v>0.5</v></c><c r="C1" t="str"><f>HYPERLINK("x")</f><v>ann@b.example</v></c><c r="D1"><f>1+1</f></c><c r="E1" t="b"><v>1</v></c></row>`;
		expect(await texts(workbookOf({ sheet: row, styles }))).toEqual([["2023-03-15", "0.5", "ann@b.example", "", "TRUE"]]);
	});

	test("hidden sheets and empty ones are passed over", async () => {
		const sheets = '<sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="New" sheetId="2" r:id="rId2"/>';
		const other = { name: "xl/worksheets/sheet2.xml", content: sheetXml(textRow(4, "Eve", "Roe", "eve@b.example")) };
		expect(await read(workbookOf({ sheets }, [other]))).toEqual([{ row: 4, cells: ["Eve", "Roe", "eve@b.example"] }]);
		const both = sheets.replace(' state="hidden"', "");
		expect(await read(workbookOf({ sheets: both, sheet: "" }, [other]))).toHaveLength(1);
		expect(await texts(workbookOf({ sheets: both }, [other]))).toEqual(ROSTER);
	});

	test("pictures, comments and links beside the sheets are never looked at", async () => {
		const comments = '<comments><commentList><comment ref="__proto__"><text><t>x</t></text></comment></commentList></comments>';
		const relations =
			'<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/></Relationships>';
		const others = [
			{ name: "xl/comments1.xml", content: comments },
			{ name: "xl/worksheets/_rels/sheet1.xml.rels", content: relations },
			{ name: "xl/media/image1.png", content: Buffer.alloc(2000, 7) },
			{ name: "xl/embeddings/book.xlsx", content: workbookOf({}) },
		];
		expect(await texts(workbookOf({}, others))).toEqual(ROSTER);
	});

	test("other programs' ways of writing one are read too", async () => {
		const rewritten = (change: (entry: ZipEntry) => string) =>
			zipOf(workbookEntries().map((entry) => ({ ...entry, content: change(entry) })));
		const spelled = ({ content }: ZipEntry) =>
			String(content)
				.replace(/<(\/?)/g, "<$1x:")
				.replace("xmlns=", "xmlns:x=");
		const prefixed = rewritten((entry) => (/^xl\/w.*xml$/.test(entry.name) ? spelled(entry) : String(entry.content)));
		const rooted = rewritten(({ content }) => String(content).replaceAll('Target="', 'Target="/xl/'));
		const streamed = zipOf(workbookEntries().map((entry) => ({ ...entry, flags: 8 })));
		const stored = zipOf(workbookEntries().map((entry) => ({ ...entry, method: 0 })));
		for (const file of [prefixed, rooted, streamed, stored]) expect(await texts(file)).toEqual(ROSTER);
	});

	test("a cell far to the right or far down takes no more than itself", async () => {
		const rows = await read(
			workbookOf({ sheet: `${ROSTER_XML}<row r="1048576">${textCell("A1048576", "End")}${textCell("XFD1048576", "far")}</row>` }),
		);
		expect(rows).toHaveLength(5);
		expect(rows[4]).toEqual({ row: 1_048_576, cells: ["End", ...Array(49).fill("")] });
	});
});

test("five thousand students are read, one more are too many", async () => {
	const rows = Array.from({ length: 5001 }, (_, row) => [`First${row}`, `Last${row}`, `student${row}@school.example`]);
	expect(await texts(workbookFile(rows, "xlsx"))).toEqual(rows);
	await expect(read(workbookFile([...rows, ["one", "too", "many"]], "xlsx"))).rejects.toMatchObject({ reason: "too many rows" });
	await expect(read(Buffer.from([...rows, ["one"]].join("\n")))).rejects.toMatchObject({ reason: "too many rows" });
});

test("two files are read at a time, some wait, and who comes when too many wait hears it at once", async () => {
	const all = await Promise.allSettled(Array.from({ length: 20 }, () => read(Buffer.from(csv))));
	const refused = all.filter((one) => one.status === "rejected").map(({ reason }) => reason.reason);
	expect(refused.length).toBeGreaterThanOrEqual(8);
	expect(new Set(refused)).toEqual(new Set(["busy"]));
	expect(all.filter((one) => one.status === "fulfilled").length).toBeGreaterThanOrEqual(2);
	expect(await texts(Buffer.from(csv))).toEqual(ROSTER);
});

test("what is written as .xlsx holds texts and numbers and no formula", async () => {
	const rows = [
		["Name", "Uses"],
		['=HYPERLINK("http://x")', 12],
		["+1 555", 0.5],
		["محمد 🦄 <&>", -3],
	];
	const file = await writeSpreadsheet(rows, "Students");
	expect(await texts(file)).toEqual(rows.map((row) => row.map(String)));
	const XLSX = await import("xlsx");
	const sheet = XLSX.read(file, { type: "buffer" }).Sheets.Students;
	expect([sheet?.A2?.t, sheet?.A2?.f, sheet?.A2?.v, sheet?.B2?.t]).toEqual(["s", undefined, rows[1]?.[0], "n"]);
});
