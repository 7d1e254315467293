import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { expectJsonRefusal, expectPageRefusal } from "../support/hostile";
import { HOSTILE } from "../support/hostile-spreadsheets";
import { fileForm, form, json, type Received, registerStaff, registerStudent, send, withCookie } from "../support/http";
import { joinLinkIn, waitForMails, writtenMails } from "../support/mail";
import { readPdf } from "../support/pdf";
import { ROSTER, workbookFile } from "../support/workbooks";

const WRONG_TYPE = "Please upload a valid spreadsheet file (.xlsx, .xls, or .csv).";
const FAILED = "Error uploading file. Please try again.";
const MB = 1024 * 1024;

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off" });
});
afterAll(() => app?.stop());

/** Staff of a school of their own, with three seats. */
const newStaff = () => registerStaff(app.url, `${randomUUID()}@example.org`);
const csv = (...rows: string[][]) => rows.map((row) => row.join(",")).join("\n");
const upload = (cookie: string, content: string | Uint8Array, path = "/admin/upload", name = "students.csv"): Promise<Received> =>
	send(app.url + path, withCookie(cookie, fileForm("spreadsheet", name, content)));
const see = (cookie: string, path: string) => send(app.url + path, withCookie(cookie));
const importIt = (cookie: string, path: string, isMailed = false) => {
	const id = new URL(path, app.url).searchParams.get("upload") ?? "";
	return send(app.url + path, withCookie(cookie, form({ intent: "import", upload: id, ...(isMailed ? { isMailed: "on" } : {}) })));
};
const mailsTo = (address: string) => writtenMails(app.dataDir, { withHead: true }).filter((mail) => mail.includes(`To: ${address}`));
const shown = (html: string) =>
	html
		.replace(/<!-- -->/g, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, " ");

describe("the page", () => {
	test("takes a file, shows what it would do, does it once, and prints the slips", async () => {
		const staff = await newStaff();
		const file = csv(...ROSTER, ["", "Nobody", "nobody@school.example"], ["Ann", "Again", "ANN.LEE@school.example"]);
		const taken = await upload(staff, file);
		expect([taken.status, taken.text]).toEqual([303, ""]);
		const path = taken.headers.location ?? "";
		expect(path).toMatch(/^\/admin\/upload\?upload=[\da-f-]{36}$/);
		const preview = shown((await see(staff, path)).text);
		for (const text of [
			"3 students to invite",
			"2 rows that cannot be imported",
			"5 No first name.",
			"6 Same e-mail address as row 2.",
			"3 seats needed, 3 of 3 free",
			"Import 3 students",
		])
			expect(preview).toContain(text);
		expect(mailsTo("ann.lee@school.example")).toEqual([]);
		const pdf = path.replace("/admin/upload", "/admin/upload/processed.pdf");
		expectPageRefusal("before the import", await see(staff, pdf), 409);

		const done = await importIt(staff, path, true);
		expect([done.status, done.headers.location]).toEqual([303, path]);
		expect((await importIt(staff, path, true)).status).toBe(303);
		const page = shown((await see(staff, path)).text);
		expect(page).toContain("3 students of students.csv were invited. 2 rows could not be imported.");
		const printed = await see(staff, pdf);
		expect(printed.headers).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": 'attachment; filename="processed.pdf"',
			"cache-control": "no-store",
		});
		const { pages } = await readPdf(printed.bytes);
		const slips = pages.slice(1).join("").replace(/\s/g, "");
		for (const email of ["ann.lee", "zoe", "jose"]) {
			const [mail = ""] = await waitForMails(() => mailsTo(`${email}@school.example`), 1);
			expect(slips).toContain(joinLinkIn(mail));
		}
		expect(mailsTo("ann.lee@school.example")).toHaveLength(1);

		const again = (await upload(staff, workbookFile(ROSTER, "xlsx"), undefined, "students.xlsx")).headers.location ?? "";
		const second = shown((await see(staff, again)).text);
		for (const text of ["0 students", "3 students invited already", "0 seats needed, 0 of 3 free"]) expect(second).toContain(text);
		const more = (await upload(staff, csv(["Eve", "Roe", "eve@school.example"]))).headers.location ?? "";
		expect(shown((await see(staff, more)).text)).toContain("too few free seats");
		expectPageRefusal("no seats", await importIt(staff, more), 409);
	});

	test("what is no spreadsheet comes back with the form and a sentence", async () => {
		const staff = await newStaff();
		for (const [content, status, message] of [
			["<html>", 415, WRONG_TYPE],
			["%PDF-1.7", 415, WRONG_TYPE],
			['a,"b', 422, FAILED],
			["", 422, FAILED],
			[Buffer.alloc(6 * MB, 65), 413, "too large"],
			[Buffer.alloc(50 * MB, 65), 413, "too large"],
		] as const) {
			const answer = await upload(staff, content);
			expectPageRefusal(message, answer, status);
			expect(shown(answer.text)).toContain(message);
			expect(answer.text).toContain('name="spreadsheet"');
		}
		const none = await send(`${app.url}/admin/upload`, withCookie(staff, form({ intent: "upload" })));
		expectPageRefusal("no file", none, 422);
		expect(shown(none.text)).toContain(WRONG_TYPE);
	});

	test("is for staff, and an upload for its own school", async () => {
		const [staff, other] = [await newStaff(), await newStaff()];
		const student = await registerStudent(app.url, "student@example.org");
		const path = (await upload(staff, csv(...ROSTER))).headers.location ?? "";
		const pdf = path.replace("/admin/upload", "/admin/upload/processed.pdf");
		for (const page of ["/admin/upload", path, pdf]) {
			expect((await see("", page)).headers.location).toMatch(/^\/login/);
			expect((await see(student, page)).headers.location).toBe("/dashboard");
		}
		expect((await upload(student, csv(...ROSTER))).headers.location).toBe("/dashboard");
		for (const page of [path, pdf, "/admin/upload?upload=1"]) expectPageRefusal(page, await see(other, page), 404);
		expectPageRefusal("import", await importIt(other, path), 404);
	});
});

describe("the API", () => {
	const post = (cookie: string, content: string | Uint8Array, name?: string) => upload(cookie, content, "/api/upload", name);

	test("imports the good rows with mails, and answers the PDF", async () => {
		const staff = await newStaff();
		const file = workbookFile(
			[
				["Email", "Last", "First"],
				["api1@school.example", "Lee", "Ann"],
				["none", "Roe", "Eve"],
			],
			"biff8",
		);
		for (const times of [1, 2]) {
			const answer = await post(staff, file, "students.xls");
			expect([times, answer.status, answer.headers["content-type"]]).toEqual([times, 200, "application/pdf"]);
			expect(answer.headers["content-disposition"]).toBe('attachment; filename="processed.pdf"');
			const { pages } = await readPdf(answer.bytes);
			expect(pages.join("").replace(/\s/g, "")).toContain("Row3Notane-mailaddress");
			expect(pages[1]?.replace(/\s/g, "")).toContain("api1@school.example");
		}
		expect(await waitForMails(() => mailsTo("api1@school.example"), 1)).toHaveLength(1);
	});

	test("refuses in its own words", async () => {
		const staff = await newStaff();
		const student = await registerStudent(app.url, "other-student@example.org");
		const refused = async (name: string, answer: Received, status: number, message?: string) => {
			expectJsonRefusal(name, answer, status);
			if (message) expect([name, answer.json().message]).toEqual([name, expect.stringContaining(message)]);
		};
		await refused("signed out", await post("", csv(...ROSTER)), 401);
		await refused("a student", await post(student, csv(...ROSTER)), 403);
		await refused("another type", await post(staff, "<html>"), 415, WRONG_TYPE);
		await refused("a broken one", await post(staff, 'a,"b'), 422, FAILED);
		await refused("an empty one", await post(staff, ""), 422);
		await refused("fifty megabytes", await post(staff, Buffer.alloc(50 * MB, 65)), 413);
		const rows = Array.from({ length: 4 }, (_, row) => ["Ann", "Lee", `n${row}@school.example`]);
		const full = await post(staff, csv(...rows));
		await refused("no seats", full, 409);
		expect(full.json()).toMatchObject({ seats: 3, free: 3, needed: 4 });
		await refused("no file", await send(`${app.url}/api/upload`, withCookie(staff, form({ a: "b" }))), 422, WRONG_TYPE);
		await refused("a text", await send(`${app.url}/api/upload`, withCookie(staff, form({ spreadsheet: "a" }))), 422, WRONG_TYPE);
		await refused("JSON", await send(`${app.url}/api/upload`, withCookie(staff, json("POST", {}))), 415);
		await refused(
			"no form",
			await send(`${app.url}/api/upload`, withCookie(staff, { ...fileForm("spreadsheet", "a.csv", "a"), body: "none" })),
			400,
		);
		await refused("another method", await see(staff, "/api/upload"), 405);
		expect(mailsTo("n0@school.example")).toEqual([]);
	});
});

const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.process.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

test("thirty hostile files at once: each gets a sentence, pages are served, and the server stays as small as it was", async () => {
	const staff = await newStaff();
	await upload(staff, csv(...ROSTER));
	const chosen = HOSTILE.filter(({ expected }) => expected !== "rows").map(({ file }) => file());
	const largest = chosen.toSorted((one, other) => other.length - one.length).slice(0, 30);
	const before = rss();
	let most = before;
	let isOver = false;
	const watch = async () => {
		while (!isOver) {
			expect((await see(staff, "/adminsettings")).status).toBe(200);
			most = Math.max(most, rss());
		}
	};
	const watching = watch();
	const answers = await Promise.all(largest.map((file) => upload(staff, file)));
	isOver = true;
	await watching;
	for (const { status, text, headers } of answers) {
		if (status === 303) expect(headers.location).toMatch(/^\/admin\/upload\?upload=/);
		else
			expect([413, 415, 422, 429, shown(text)]).toEqual(
				expect.arrayContaining([status, expect.stringMatching(/Please upload|Please try again|too large/)]),
			);
	}
	expect(most - before).toBeLessThan(200);
	expect(app.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});
