import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { expectPageRefusal } from "../support/hostile";
import { form, json, registerStaff, registerStudent, send, withCookie } from "../support/http";

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off" });
});
afterAll(() => app.stop());

let count = 0;
const newStudent = () => registerStudent(app.url, `colleges${++count}@example.org`);
const post = (cookie: string, fields: Record<string, string>, at = "/dashboard") => send(app.url + at, withCookie(cookie, form(fields)));
const get = (cookie: string, at: string, headers: Record<string, string> = {}) => send(app.url + at, withCookie(cookie, { headers }));
const add = (cookie: string, college: string) => post(cookie, { intent: "add-college", college });
const note = (cookie: string, college: string, notes: Record<string, string>) =>
	post(cookie, { intent: "note-college", college, status: "Not Started", ...notes });
const collegesOf = async (cookie: string) => {
	const { user } = (await get(cookie, "/api/auth/status")).json() as { user: { statistics: { collegesAppliedTo: string[] } } };
	return user.statistics.collegesAppliedTo;
};
/** The page that an answer leads to, without its markup. */
const follow = async (cookie: string, { headers: { location = "" } }: { headers: { location?: string } }) =>
	wordsOf((await get(cookie, location.replace(/#.*/, ""))).text);
const wordsOf = (html: string) =>
	html
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/\s+/g, " ")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("the dashboard", () => {
	test("adds to the profile's list, notes, sorts by deadline, removes and puts back", async () => {
		const cookie = await newStudent();
		expect(wordsOf((await get(cookie, "/dashboard")).text)).toContain("Keep the colleges you apply to here");
		for (const college of ["Reed College", "Lewis & Clark", "<b>Oberlin</b>"]) {
			const added = await add(cookie, college);
			expect([added.status, await follow(cookie, added)]).toEqual([303, expect.stringContaining(`“ ${college} ” is in your list.`)]);
		}
		expect(await follow(cookie, await add(cookie, "reed college"))).toContain("is in your list already. Nothing was added.");
		expect(await collegesOf(cookie)).toEqual(["Reed College", "Lewis & Clark", "<b>Oberlin</b>"]);

		await note(cookie, "Reed College", { deadline: dayIn(40), status: "In Progress" });
		const noted = await note(cookie, "<b>Oberlin</b>", { deadline: dayIn(-40), essayLink: "https://docs.example.org/essay" });
		const page = await follow(cookie, noted);
		expect(page).toMatch(
			/is saved\. .*Oberlin.* passed .*Reed College In Progress .* in (39|40|41) days .*Lewis & Clark .*No deadline yet/,
		);

		const removed = await post(cookie, { intent: "remove-college", college: "<b>Oberlin</b>" });
		expect(String(removed.headers.location)).not.toContain("Oberlin");
		expect(await follow(cookie, removed)).toContain("is out of your list, with what you noted on it.");
		const sealed = new URL(String(removed.headers.location), app.url).searchParams.get("removed") ?? "";
		const other = await newStudent();
		expect(wordsOf((await get(other, `/dashboard?removed=${sealed}`)).text)).not.toContain("Put back");
		expectPageRefusal("another student's", await post(other, { intent: "put-back-college", removed: sealed }), 422);
		const back = await follow(cookie, await post(cookie, { intent: "put-back-college", removed: sealed }));
		expect(back).toMatch(/is in your list again\. .*Oberlin.* passed .* Essay/);
		expect(await collegesOf(cookie)).toEqual(["Reed College", "Lewis & Clark", "<b>Oberlin</b>"]);
		expect(wordsOf((await get(cookie, `/dashboard?removed=${sealed}`)).text)).not.toContain("Put back");
		expect((await post(cookie, { intent: "remove-college", college: "Nowhere" })).headers.location).toBe("/dashboard#colleges");
	});

	test("refuses what is wrong beside its field, with the form filled in", async () => {
		const cookie = await newStudent();
		await add(cookie, "Reed College");
		const wrong = { status: "Submitted", deadline: "0000-02-30", essayLink: "javascript:alert(1)" };
		const refused = await note(cookie, "Reed College", wrong);
		expectPageRefusal("notes", refused, 422);
		for (const said of ["Enter a day as 2027-01-31", "Enter a web address such as", 'value="0000-02-30"', 'value="javascript:alert(1)"'])
			expect([said, refused.text.includes(said)]).toEqual([said, true]);
		expect(refused.text).toContain('<option selected="">Submitted</option>');
		const hostile: [string, Record<string, string>, number, string][] = [
			["no name", { intent: "add-college", college: "  " }, 422, "Enter the name of a college"],
			["a name too long", { intent: "add-college", college: "x".repeat(301) }, 422, "Must be at most 300 characters"],
			["NUL", { intent: "add-college", college: "a\0b" }, 422, "Holds characters that cannot be stored"],
			[
				"year 0",
				{ intent: "note-college", college: "Reed College", status: "Submitted", deadline: "0000-01-01" },
				422,
				"from 2000 to 2099",
			],
			["no status", { intent: "note-college", college: "Reed College" }, 422, "Choose a status"],
			["another status", { intent: "note-college", college: "Reed College", status: "Lost" }, 422, "Choose a status"],
			["another intent", { intent: "buy" }, 422, "Choose what to do with your colleges"],
			["no intent", {}, 422, "Choose what to do with your colleges"],
			["nothing to put back", { intent: "put-back-college", removed: "forged" }, 422, "can no longer be put back"],
			[
				"a college gone",
				{ intent: "note-college", college: "Nowhere", status: "Submitted", essayLink: "https://a.example/x" },
				404,
				"https://a.example/x",
			],
		];
		for (const [name, fields, status, says] of hostile) {
			const answer = await post(cookie, fields);
			expectPageRefusal(name, answer, status);
			expect([name, answer.text]).toEqual([name, expect.stringContaining(says)]);
		}
		expect(await collegesOf(cookie)).toEqual(["Reed College"]);
		expect(app.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
	});

	test("carries the longest names, and names that the API alone can give", async () => {
		const cookie = await newStudent();
		const odd = ["大".repeat(300), " Sankt\nGallen ", "__proto__", 'A "B" & <i>C</i>', "?college=x#y"];
		const { status } = await send(
			`${app.url}/api/users/updateProfileFull`,
			withCookie(cookie, json("PUT", { statistics: { collegesAppliedTo: odd } })),
		);
		expect(status).toBe(200);
		for (const college of odd) {
			const noted = await note(cookie, college, { deadline: "2027-01-05", essayLink: `https://docs.example.org/${"e".repeat(470)}` });
			expect([college, noted.status]).toEqual([college, 303]);
			expect(await follow(cookie, noted)).toContain("is saved.");
			const editing = await get(cookie, `/dashboard?${new URLSearchParams({ college })}`);
			expect([college, editing.text.includes('id="note-college"')]).toEqual([college, true]);
			const removed = await post(cookie, { intent: "remove-college", college });
			const sealed = new URL(String(removed.headers.location), app.url).searchParams.get("removed") ?? "";
			expect(await follow(cookie, removed)).toContain("Put back");
			expect(await follow(cookie, await post(cookie, { intent: "put-back-college", removed: sealed }))).toContain("in your list again");
		}
		expect(await collegesOf(cookie)).toEqual(odd);
		expect((await get(cookie, "/profile")).text.match(/href="\/dashboard\?college=/g)).toHaveLength(odd.length);
	});

	test("is the student's alone; staff and strangers change nothing", async () => {
		const staff = await registerStaff(app.url);
		expect((await add(staff, "Reed College")).headers.location).toBe("/admin");
		expect((await add("", "Reed College")).headers.location).toBe("/login?redirectTo=%2Fdashboard");
		const cookie = await newStudent();
		const foreign = { ...form({ intent: "add-college", college: "Reed College" }) };
		const headers = { ...foreign.headers, origin: "https://evil.example" };
		expect((await send(`${app.url}/dashboard`, withCookie(cookie, { ...foreign, headers }))).status).toBe(403);
		expect(await collegesOf(cookie)).toEqual([]);
	});

	test("tells how much of the profile is answered, and costs three queries, as does a save of the profile", async () => {
		const cookie = await newStudent();
		expect(wordsOf((await get(cookie, "/dashboard")).text)).toMatch(/Your profile: 0 of \d+ questions answered/);
		await add(cookie, "Reed College");
		const { text, headers } = await get(cookie, "/dashboard");
		expect(wordsOf(text)).toMatch(/Your profile: 1 of \d+ questions answered .*Continue with Personal Information/);
		const saved = await send(`${app.url}/api/users/updateProfileFull`, withCookie(cookie, json("PUT", STUDENT.answers)));
		for (const id of [headers, saved.headers].map((each) => String(each["x-request-id"]))) {
			const logged = () => app.logs.find((line) => line.includes(id));
			await expect.poll(logged).toBeDefined();
			expect(JSON.parse(logged() ?? "{}").queries).toBe(3);
		}
	});
});

describe("the calendar", () => {
	const FOLLOWED = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
	const calendarOf = (cookie: string) => get(cookie, "/colleges.ics", FOLLOWED);

	test("holds each deadline as a day, the same event each time, and nothing of who asks", async () => {
		const cookie = await newStudent();
		expect([(await calendarOf(cookie)).status, (await get(cookie, "/dashboard")).text.includes("/colleges.ics")]).toEqual([404, false]);
		const long = `Université de ${"漢字👩‍🎓".repeat(20)}`;
		for (const college of ["Oberlin; College, Ohio\\", long, "Reed College"]) await add(cookie, college);
		await note(cookie, "Oberlin; College, Ohio\\", { deadline: "2027-01-05", essayLink: "https://docs.example.org/secret" });
		await note(cookie, long, { deadline: "2028-02-29", status: "Submitted" });
		expect((await get(cookie, "/dashboard")).text).toContain('href="/colleges.ics"');
		const { status, headers, text } = await calendarOf(cookie);
		expect([status, headers["content-type"], headers["content-disposition"], headers["cache-control"]]).toEqual([
			200,
			"text/calendar; charset=utf-8",
			'attachment; filename="colleges.ics"',
			"no-store",
		]);
		const lines = text.split("\r\n");
		expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
		expect(text.isWellFormed() && text.endsWith("END:VCALENDAR\r\n")).toBe(true);
		const unfolded = text.replaceAll("\r\n ", "").split("\r\n");
		expect(unfolded).toEqual(
			expect.arrayContaining(["BEGIN:VCALENDAR", "VERSION:2.0", "DTSTART;VALUE=DATE:20270105", "DTSTART;VALUE=DATE:20280229"]),
		);
		expect(unfolded.filter((line) => line.startsWith("SUMMARY"))).toEqual([
			"SUMMARY:Deadline: Oberlin\\; College\\, Ohio\\\\",
			`SUMMARY:Deadline: ${long} (submitted)`,
		]);
		for (const property of ["PRODID:", "UID:", "DTSTAMP:"]) expect(unfolded.some((line) => line.startsWith(property))).toBe(true);
		expect(text).not.toMatch(/secret|@example|colleges\d/);
		expect((await calendarOf(cookie)).text).toBe(text);

		const other = await newStudent();
		await add(other, "Reed College");
		await note(other, "Reed College", { deadline: "2027-01-05" });
		const [theirs = ""] = (await calendarOf(other)).text.match(/UID:\S+/) ?? [];
		expect([theirs.length > 20, text.includes(theirs)]).toEqual([true, false]);
		expect((await get(cookie, "/yourData")).text).toContain("Download of deadlines (calendar)");
	});

	test("is given to nobody whom another site sends, to no staff and no stranger", async () => {
		const cookie = await newStudent();
		const sent = await get(cookie, "/colleges.ics", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" });
		expect([sent.status, sent.headers.location]).toEqual([302, "/dashboard#colleges"]);
		expect((await calendarOf("")).headers.location).toBe("/login?redirectTo=%2Fcolleges.ics");
		expect((await calendarOf(await registerStaff(app.url, "other.staff@example.org"))).headers.location).toBe("/admin");
	});
});
