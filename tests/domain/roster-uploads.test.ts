import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db.server";
import { findInvitation } from "~/domain/invitation-links.server";
import { invite } from "~/domain/invitations.server";
import { joinSchool } from "~/domain/memberships.server";
import { makeRosterPdf } from "~/domain/roster-pdf.server";
import { forgetOldUploads, importUpload, keepUpload, loadUpload, previewUpload } from "~/domain/roster-uploads.server";
import type { Staff } from "~/domain/schools.server";
import { invitations, rosterUploads } from "../../drizzle/school-schema";
import { programsAndPasswords } from "../support/hostile-workbooks";
import { readPdf } from "../support/pdf";
import { createSchool } from "../support/schools";
import { createStudent } from "../support/students";
import { ROSTER, workbookFile } from "../support/workbooks";

const ORIGIN = "https://onward.example";
const csv = (rows: string[][]) => Buffer.from(rows.map((row) => row.join(",")).join("\n"));
const students = (count: number) =>
	Array.from({ length: count }, (_, row) => [`First${row}`, `Last${row}`, `student${row}@school.example`]);
const keep = (staff: Staff, rows: string[][]) => keepUpload(staff, "students.csv", csv(rows));
const importIt = (staff: Staff, id: string, isMailed = false) => importUpload(staff, id, ORIGIN, { isMailed });
const invitedBy = (staff: Staff) => db.$count(invitations, eq(invitations.schoolId, staff.schoolId));
const flat = (text: string) => text.replace(/\s/g, "");

test("a workbook is kept without inviting anybody, and imported once", async () => {
	const staff = await createSchool();
	const id = await keepUpload(staff, "C:\\rosters\\2027.xlsx", workbookFile(ROSTER, "xlsx"));
	const upload = await loadUpload(staff, id);
	expect(upload).toMatchObject({ fileName: "C:\\rosters\\2027.xlsx", outcome: null, importedAt: null });
	expect(upload.roster.students.map(({ row, email }) => [row, email])).toEqual([
		[2, "ann.lee@school.example"],
		[3, "zoe@school.example"],
		[4, "jose@school.example"],
	]);
	expect(await invitedBy(staff)).toBe(0);
	expect(await importIt(staff, id)).toEqual({ invited: 3, waiting: 0, members: 0 });
	expect(await importIt(staff, id)).toEqual({ invited: 3, waiting: 0, members: 0 });
	expect(await invitedBy(staff)).toBe(3);
	expect((await loadUpload(staff, id)).outcome).toEqual({ invited: 3, waiting: 0, members: 0 });
});

test("two who import at once invite each student once, and hear the same", async () => {
	const staff = await createSchool();
	const id = await keep(staff, students(20));
	const outcomes = await Promise.all([importIt(staff, id), importIt(staff, id), importIt(staff, id)]);
	expect(outcomes).toEqual(Array(3).fill({ invited: 20, waiting: 0, members: 0 }));
	expect(await invitedBy(staff)).toBe(20);
});

test("who is invited or a member already stays so, and the preview says it before", async () => {
	const staff = await createSchool({ plannedStudents: 5 });
	const first = await keep(staff, students(2));
	await importIt(staff, first);
	const student = await createStudent();
	await invite(staff, "Student", [{ email: "student2@school.example" }], ORIGIN);
	const slips = await readPdf(await makeRosterPdf(staff, await loadUpload(staff, first), ORIGIN));
	const token = /token=([\w-]{43})/.exec(flat(slips.pages.join("")))?.[1] ?? "";
	await joinSchool(student, { token, firstName: "First0", lastName: "Last0" });

	const id = await keep(staff, [...students(4), ["", "Nobody", "x@school.example"]]);
	const upload = await loadUpload(staff, id);
	const { invite: due, waiting, members, ...seats } = await previewUpload(staff, upload);
	const rows = (list: typeof due) => list.map(({ row }) => row);
	expect([rows(due), rows(waiting), rows(members), seats]).toEqual([[4], [2, 3], [1], { seats: 5, free: 2 }]);
	expect(await importIt(staff, id)).toEqual({ invited: 1, waiting: 2, members: 1 });
});

test("with fewer seats than students nothing is imported, and it works when there are more", async () => {
	const staff = await createSchool({ plannedStudents: 3 });
	const id = await keep(staff, students(4));
	await expect(importIt(staff, id)).rejects.toMatchObject({ code: "conflict", details: { data: { seats: 3, free: 3, needed: 4 } } });
	expect([await invitedBy(staff), (await loadUpload(staff, id)).outcome]).toEqual([0, null]);
	expect((await importIt(staff, await keep(staff, students(3)))).invited).toBe(3);
});

test("an upload is its school's alone, and ids that are none lead nowhere", async () => {
	const [staff, other] = [await createSchool(), await createSchool()];
	const id = await keep(staff, students(1));
	for (const [who, which] of [
		[other, id],
		[staff, "none"],
		[staff, ""],
		[staff, "00000000-0000-4000-8000-000000000000"],
	] as const) {
		await expect(loadUpload(who, which)).rejects.toMatchObject({ code: "not_found" });
		await expect(importIt(who, which)).rejects.toMatchObject({ code: "not_found" });
	}
	expect(await invitedBy(other)).toBe(0);
});

test("rows that bring no student are kept with why, whatever they hold", async () => {
	const staff = await createSchool();
	const file = Buffer.from("\uFEFFAnn,Lee,ann@b.example\nB\uD800b,Lee,b@b.example\n=1,\u202eLee,c\n,,d@b.example", "utf16le");
	const { roster } = await loadUpload(staff, await keepUpload(staff, "a\0\uD800.csv", file));
	expect(roster.students).toHaveLength(1);
	expect(roster.faults.map(({ row }) => row)).toEqual([2, 3, 4]);
});

test("a file that cannot be read says what to do", async () => {
	const staff = await createSchool();
	const told = (file: Uint8Array) =>
		keepUpload(staff, "x.xlsx", file).catch(({ code, message, details }) => {
			expect(details.fields).toEqual({ spreadsheet: message });
			return [code, message];
		});
	const again = "Error uploading file. Please try again. ";
	expect(await told(Buffer.from("%PDF-1.7"))).toEqual([
		"unsupported_type",
		"Please upload a valid spreadsheet file (.xlsx, .xls, or .csv).",
	]);
	expect(await told(Buffer.alloc(0))).toEqual(["invalid", `${again}The file lists no student.`]);
	expect(await told(csv(students(5001)))).toEqual(["too_large", expect.stringContaining(`${again}The file has more rows`)]);
	expect(await told(Buffer.alloc(6 * 1024 * 1024, 65))).toEqual(["too_large", expect.stringContaining("5 MB")]);
	expect(await told(Buffer.from('a,"b,c'))).toEqual(["invalid", expect.stringContaining("save it anew")]);
	for (const { file, expected } of programsAndPasswords)
		expect(await told(file())).toEqual(["invalid", expect.stringContaining(expected === "macros" ? "holds macros" : "without one")]);
	expect(await db.$count(rosterUploads, eq(rosterUploads.schoolId, staff.schoolId))).toBe(0);
});

test("uploads are forgotten after two weeks", async () => {
	const staff = await createSchool();
	const [old, recent] = [await keep(staff, students(1)), await keep(staff, students(1))];
	const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
	await db
		.update(rosterUploads)
		.set({ createdAt: daysAgo(14.1) })
		.where(eq(rosterUploads.id, old));
	await db
		.update(rosterUploads)
		.set({ createdAt: daysAgo(13.9) })
		.where(eq(rosterUploads.id, recent));
	await forgetOldUploads();
	await expect(loadUpload(staff, old)).rejects.toMatchObject({ code: "not_found" });
	expect(await loadUpload(staff, recent)).toMatchObject({ id: recent });
});

test("the PDF: a summary with every row left out, then a whole slip for each student with a link that works", async () => {
	const staff = await createSchool({ name: "Liceo Nº 5 北校" });
	const names = ["محمد بن عليّ", "张伟", "አበበ በቀለ", "Nguyễn Thị Ánh", "José García", "Rex 🦄", "Zoë"];
	const rows = [
		...names.map((name, row) => [name, "Lee", `n${row}@school.example`]),
		["", "Lee", "nobody@school.example"],
		["Ann", "Lee", "none"],
	];
	const id = await keep(staff, rows);
	await expect(makeRosterPdf(staff, await loadUpload(staff, id), ORIGIN)).rejects.toMatchObject({ code: "conflict" });
	await importIt(staff, id);
	const { title, pages } = await readPdf(await makeRosterPdf(staff, await loadUpload(staff, id), ORIGIN));
	const [summary = "", ...slips] = pages.map(flat);
	expect(title).toBe("Liceo Nº 5 北校: invitations");
	for (const text of [
		"Invited7students",
		"Row8",
		"Nofirstname.",
		"nobody@school.example",
		"Row9",
		"Notane-mailaddress",
		"fromstudents.csv",
	])
		expect(summary).toContain(text);
	for (const [row, name] of names.entries()) {
		const page = slips.filter((text) => text.includes(`n${row}@school.example`));
		expect(page).toHaveLength(1);
		expect(page[0]).toContain(flat(name.replace("🦄", "‹U+1F984›").normalize("NFC")));
	}
	const tokens = slips.flatMap((text) =>
		[...text.matchAll(/https:\/\/onward\.example\/join\?token=([\w-]{43})/g)].map(([, token = ""]) => token),
	);
	const invited = await Promise.all(tokens.map((token) => findInvitation(token)));
	expect(invited.map((found) => found?.email)).toEqual(names.map((_, row) => `n${row}@school.example`));
});
