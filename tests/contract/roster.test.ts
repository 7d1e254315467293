import { describe, expect, test } from "vitest";
import { readRoster } from "../../app/contract/roster-rows";
import { csvFile, neutralCell } from "../../app/contract/sheet-cells";

const roster = (...rows: string[][]) => readRoster(rows.map((cells, index) => ({ row: index + 1, cells })));
const ann = { firstName: "Ann", lastName: "Lee", email: "ann@b.example" };
const reasons = (...rows: string[][]) => roster(...rows).faults.map(({ row, reason }) => `${row}: ${reason}`);

describe("columns", () => {
	test.each([
		[
			["First Name", "Last Name", "Student Email"],
			["Ann", "Lee", "ann@b.example"],
		],
		[
			["first_name", "LAST_NAME", "e-mail"],
			["Ann", "Lee", "ann@b.example"],
		],
		[
			["StudentEmail", "lastName", "firstName"],
			["ann@b.example", "Lee", "Ann"],
		],
		[
			["Correo electrónico del estudiante", "Apellidos", "Nombres"],
			["ann@b.example", "Lee", "Ann"],
		],
		[
			["#", "Apellido paterno", "Apellido materno", "Nombre(s)", "Correo"],
			["1", "Lee", "Roe", "Ann", "ann@b.example"],
		],
		[
			["Name", "Surname", "E-Mail Address"],
			["Ann", "Lee", "ann@b.example"],
		],
		[
			["Student ID", "Student's Legal First Name", "Family name", "Grade", "Parent Email", "School E-mail"],
			["7", "Ann", "Lee", "9", "mom@b.example", "ann@b.example"],
		],
		[
			["Given name", "Last", "", "Email", "Notes"],
			["Ann", "Lee", "x", "ann@b.example", "=1+1"],
		],
	])("the header %j is understood", (header, cells) => {
		expect(roster(header, cells)).toEqual({ students: [{ row: 2, ...ann }], faults: [] });
	});

	test("without a header the order is first name, last name, e-mail address", () => {
		expect(roster(["Ann", "Lee", " ANN@b.example ", "more"])).toEqual({ students: [{ row: 1, ...ann }], faults: [] });
	});

	test("a title may stand above the header, and blank rows anywhere", () => {
		const rows = [
			{ row: 1, cells: ["Class of 2027"] },
			{ row: 3, cells: ["First", "Last", "Email"] },
			{ row: 5, cells: ["", "", "", "a note beside"] },
			{ row: 9, cells: ["Ann", "Lee", "ann@b.example"] },
		];
		expect(readRoster(rows)).toEqual({ students: [{ row: 9, ...ann }], faults: [] });
	});

	test("a header that lacks a column says which", () => {
		expect(reasons(["Name", "Student Email"], ["Ann Lee", "ann@b.example"])).toEqual([
			"1: The header names no column “First Name” and “Last Name”.",
		]);
		expect(reasons(["First name", "Last name", "Phone"], ["Ann", "Lee", "1"])).toEqual(["1: The header names no column “Student Email”."]);
	});

	test("a student called First or Nombre is no header", () => {
		expect(roster(["First", "Last", "first@b.example"]).students).toHaveLength(1);
		expect(roster(["Nombre", "Lee", "n@b.example"], ["Ann", "Lee", "ann@b.example"]).students).toHaveLength(2);
	});

	test("nothing gives nothing", () => {
		expect(roster()).toEqual({ students: [], faults: [] });
		expect(roster(["First Name", "Last Name", "Student Email"])).toEqual({ students: [], faults: [] });
	});
});

describe("rows that bring no student", () => {
	test("each says all that is wrong with it", () => {
		expect(
			reasons(
				["First Name", "Last Name", "Student Email"],
				["", "Lee", "a@b.example"],
				["Ann", "", ""],
				["Ann", "Lee", "ann at b.example"],
				["Ann", "Lee", "Ann <ann@b.example>"],
				["x".repeat(101), "Lee", `${"x".repeat(250)}@b.example`],
				["=cmd|' /C calc'!A0", "＋Lee", "+a@b.example"],
				["A\u0007nn", "L\u202eee", "a\u0000@b.example"],
				["A\ud800", "Lee", "b@b.example"],
			),
		).toEqual([
			"2: No first name.",
			"3: No last name. No e-mail address.",
			"4: Not an e-mail address such as name@example.org.",
			"5: Not an e-mail address such as name@example.org.",
			"6: The first name is longer than 100 characters. The e-mail address is longer than 254 characters.",
			"7: The first name looks like a formula. The last name looks like a formula. The e-mail address looks like a formula.",
			"8: The first name holds characters that cannot be read. The last name holds characters that cannot be read. The e-mail address holds characters that cannot be read.",
			"9: The first name holds characters that cannot be read.",
		]);
	});

	test("an address that came before names the row, and only a row that brought a student counts", () => {
		const rows = [
			["", "Lee", "ann@b.example"],
			["Ann", "Lee", "ann@b.example"],
			["Anna", "Li", "ANN@B.example"],
		];
		expect(roster(...rows).students).toEqual([{ row: 2, ...ann }]);
		expect(reasons(...rows)).toEqual(["1: No first name.", "3: Same e-mail address as row 2."]);
	});

	test("what the row gives is told with it, cut where it is long", () => {
		const [fault] = roster(["Email", "Last", "First"], ["x".repeat(900), "Lee", "Ann\nMarie"]).faults;
		expect(fault?.cells).toEqual(["Ann Marie", "Lee", `${"x".repeat(254)}…`]);
	});
});

test("names in any script are names", () => {
	const names = [
		"محمد بن عليّ",
		"张伟",
		"አበበ",
		"🦄",
		"O'Brien-Łuk",
		"Nguyễn",
		"d’Été, Jr.",
		"X Æ A-12",
		"<b>Ann</b>",
		"א\u200fב",
		"क्\u200dष",
	];
	expect(roster(...names.map((name, row) => [name, name, `n${row}@b.example`])).students.map(({ lastName }) => lastName)).toEqual(names);
});

test("texts that a spreadsheet would compute are written as text", () => {
	for (const text of [
		"=1+1",
		"+1",
		"-1",
		"@SUM(1)",
		"\t=1",
		"\r=1",
		"  =1",
		"\u00a0=1",
		"\u200b=1",
		"\ufeff=1",
		"＝1",
		"＋1",
		"－1",
		"＠a",
		"﹢1",
		"\n1",
	])
		expect(neutralCell(text)).toBe(`'${text}`);
	for (const text of ["Ann", "a=b", "1-2", "ann@b.example", "", "'=1", "张伟", "#1"]) expect(neutralCell(text)).toBe(text);
	expect(
		csvFile([
			["a", 'say "b"', "c,d"],
			["=1", "two\nlines", ""],
		]),
	).toBe('\ufeffa,"say ""b""","c,d"\r\n\'=1,"two\nlines",\r\n');
});
