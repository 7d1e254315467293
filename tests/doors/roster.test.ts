import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completeProfile } from "../../app/contract/profile-schema";
import { type App, startApp } from "../support/app";
import { withDatabase } from "../support/database";
import { form, type Received, registerStaff, registerStudent, type Sent, send, withCookie } from "../support/http";

const STUDENT = "maya@example.org";
const FROM_PAGE = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };

let app: App;
let staff: string;
let other: string;
let student: string;
let id: string;

const get = (cookie: string, path: string, headers: Record<string, string> = FROM_PAGE): Promise<Received> =>
	send(app.url + path, withCookie(cookie, { headers }));
const post = (cookie: string, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
	const sent: Sent = form(fields);
	return send(app.url + path, withCookie(cookie, { ...sent, headers: { ...sent.headers, ...headers } }));
};

/** What every text of the profile says, so that none can be taken for the page's own. */
const PLANTED = "Zq7planted";

/** The whole profile, every text in it planted; what only takes certain answers stays empty. */
function plantedProfile(): Record<string, object> {
	const { profile } = completeProfile({
		achievements: [{}],
		extracurricularActivities: [{}],
		highSchoolClasses: [{}],
		collegeCoursesTaken: [{}],
	});
	const plant = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(plant);
		if (typeof value === "object" && value !== null)
			return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plant(inner)]));
		return value === "" ? PLANTED : value;
	};
	return plant(profile) as Record<string, object>;
}

async function rowsOf(query: string): Promise<Record<string, unknown>[]> {
	return app.whileStopped(() => withDatabase(app, (run) => run(query)));
}

beforeAll(async () => {
	app = await startApp();
	staff = await registerStaff(app.url);
	other = await registerStaff(app.url, "other@example.org");
	student = await registerStudent(app.url, STUDENT);
	const planted = plantedProfile();
	const answers = JSON.stringify({
		...planted,
		familyInformation: { ...planted.familyInformation, householdAnnualIncome: 987_654_321 },
		personalInformation: { ...planted.personalInformation, citizenshipStatus: "International applicant", race: "Latino" },
		statistics: { collegesAppliedTo: ["Elm College", "Fir College"] },
	});
	const member = `(select id from users where email = '${STUDENT}')`;
	await app.whileStopped(() =>
		withDatabase(app, async (run) => {
			const school = "(select school_id from users where email = 'staff@example.org')";
			await run(`insert into profiles (user_id, answers, version, submitted) values (${member}, '${answers}', 1, 1)`);
			await run(
				`insert into memberships (user_id, school_id, first_name, last_name, first_key, last_key) values (${member}, ${school}, 'Maya', '=Okafor', 'maya', '=okafor')`,
			);
			await run(
				`insert into applications (user_id, college, status, deadline, essay_link) values (${member}, 'Elm College', 'In Progress', '2030-01-05', 'https://docs.example.org/elm'), (${member}, 'Fir College', 'Submitted', null, 'javascript:alert(1)')`,
			);
			await run(`update users set fills = 41, chats = 2, reviews = 3, brainstorms = 4 where email = '${STUDENT}'`);
			await run(`insert into essays (user_id, title) values (${member}, '${PLANTED}')`);
			await run(`insert into conversations (user_id, title) values (${member}, '${PLANTED}')`);
			[id] = (await run(`select id from users where email = '${STUDENT}'`)).map((row) => String(row.id)) as [string];
		}),
	);
});
afterAll(() => app?.stop());

const readings = async () => {
	const { text } = await get(student, "/yourData");
	return text.split("Your school looked").length - 1;
};

describe("what a school sees of a student", () => {
	test("is what is agreed, on every page and in every file, and nothing else", async () => {
		const details = await get(staff, `/admin?student=${id}`);
		expect(details.status).toBe(200);
		for (const said of [
			"Student Details",
			"Maya =Okafor",
			STUDENT,
			"Elm College",
			"In Progress",
			"Jan 5, 2030",
			"Fir College",
			"Submitted",
		])
			expect(details.text).toContain(said);
		expect(details.text).toMatch(/Application fills<\/dt><dd>41<[\s\S]*Chatbot uses<\/dt><dd>2<[\s\S]*Essay reviews<\/dt><dd>3</);
		expect(details.text).toContain('href="https://docs.example.org/elm" rel="noopener"');
		expect(details.text).not.toContain("javascript:alert");
		const pages = await Promise.all(
			["/admin", "/admin/report", "/admin/report?names", "/admin/students.csv"].map((path) => get(staff, path)),
		);
		expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		for (const { text } of [details, ...pages])
			for (const secret of [PLANTED, "987654321", "987,654,321", "International applicant", "Latino"]) expect(text).not.toContain(secret);
		expect(pages[3]?.text).toContain(`1,Maya,'=Okafor,${STUDENT},41,2,3,4,50,`);
		expect(pages[3]?.text.trimEnd()).toMatch(/,2030-01-05,1,2$/);
		const sheet = await get(staff, "/admin/students.xlsx");
		expect([sheet.status, sheet.bytes.subarray(0, 2).toString()]).toEqual([200, "PK"]);
		expect(sheet.headers["cache-control"]).toBe("no-store");
	});

	test("is noted for the student each time, with who and what", async () => {
		const before = await readings();
		await get(staff, `/admin?student=${id}`);
		const { text } = await get(student, "/yourData");
		expect(text.split("Your school looked").length - 1).toBe(before + 1);
		expect(text).toContain("staff@example.org, North High");
	});

	test("is shown to nobody else, and neither a stranger, another site nor a prefetch leaves a trace", async () => {
		const before = await readings();
		expect((await get(other, `/admin?student=${id}`)).status).toBe(404);
		expect((await get(other, "/admin?student=x%27--")).status).toBe(404);
		expect((await get(student, `/admin?student=${id}`)).headers.location).toBe("/dashboard");
		expect((await get("", `/admin?student=${id}`)).headers.location).toContain("/login?redirectTo=");
		const elsewhere = [
			{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
			{ ...FROM_PAGE, "sec-purpose": "prefetch" },
			{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" },
		];
		for (const headers of elsewhere)
			for (const [path, back] of [
				[`/admin?q=ma&student=${id}`, "/admin?q=ma"],
				["/admin/students.csv?q=ma", "/admin?q=ma"],
				["/admin/students.xlsx", "/admin"],
				["/admin/report?names", "/admin/report"],
			] as const) {
				const answer = await get(staff, path, headers);
				expect([path, answer.status, answer.headers.location]).toEqual([path, 302, back]);
			}
		for (const path of ["/admin/students.csv", "/admin/students.xlsx", "/admin/report?names"]) {
			expect((await get(student, path)).headers.location).toBe("/dashboard");
			expect((await get(other, path)).text).not.toContain(STUDENT);
		}
		expect((await get(other, "/admin")).text).toContain("No students yet");
		expect(await readings()).toBe(before);
	});
});

test("the table's page answers whatever its address says, in the state that it says", async () => {
	for (const query of ["q=%00%25", "sort=password&order=up", "page=-3", "page=1e99", "filter=__proto__", `q=${"a".repeat(3000)}`])
		expect([query, (await get(staff, `/admin?${query}`)).status]).toEqual([query, 200]);
	const { text } = await get(staff, "/admin?q=OKA&sort=uses&order=desc");
	expect(text).toContain('aria-sort="descending"');
	expect(text).toContain('href="/admin?q=OKA&amp;sort=uses"');
	expect(text).toContain(`href="/admin?q=OKA&amp;sort=uses&amp;order=desc&amp;student=${id}"`);
	expect((await get(staff, "/admin?q=nobody")).text).toContain("No students found");
});

test("staff remove their own students only, once, and not from another site", async () => {
	const fields = { intent: "remove-student", student: id };
	expect((await post(staff, "/admin", fields, { origin: "https://evil.example" })).status).toBe(403);
	expect((await post(student, "/admin", fields)).headers.location).toBe("/dashboard");
	expect((await post(staff, "/admin", { ...fields, student: "x" })).status).toBe(422);
	await post(other, "/admin", fields);
	expect((await get(staff, "/admin")).text).toContain(STUDENT);
	for (let time = 0; time < 2; time++)
		expect((await post(staff, "/admin?sort=uses", fields)).headers.location).toBe("/admin?sort=uses&removed");
	expect((await get(staff, "/admin?removed")).text).not.toContain(STUDENT);
	expect((await get(staff, `/admin?student=${id}`)).status).toBe(404);
	expect(await rowsOf(`select id from users where email = '${STUDENT}'`)).toHaveLength(1);
});
