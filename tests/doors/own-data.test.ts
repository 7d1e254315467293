import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IMPORT_MAX } from "../../app/contract/export";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { deepArray, expectPageRefusal } from "../support/hostile";
import { json, registerStaff, registerStudent, type Sent, send, withCookie } from "../support/http";

const FILES = ["/yourData/onward.json", "/yourData/account.json", "/yourData/onward.csv", "/yourData/profile.pdf"];
/** What a browser tells when a person follows a link of this site. */
const FOLLOWED = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off" });
});
afterAll(() => app.stop());

let count = 0;
const newStudent = () => registerStudent(app.url, `data${++count}@example.org`);
const call = (cookie: string, method: string, at: string, body: object) => send(app.url + at, withCookie(cookie, json(method, body)));
const get = (cookie: string, at: string, headers: Record<string, string> = FOLLOWED) => send(app.url + at, withCookie(cookie, { headers }));
const fileOf = async (cookie: string) => (await get(cookie, "/yourData/onward.json")).text;

const BOUNDARY = "----boundary";
/** A form with files as browsers send it. */
function upload(...files: (string | Uint8Array)[]): Sent {
	const parts = files.flatMap((file) => [
		`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="onward.json"\r\ncontent-type: application/json\r\n\r\n`,
		file,
		"\r\n",
	]);
	return {
		method: "POST",
		headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
		body: Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part as string))),
	};
}
const takeIn = (cookie: string, ...files: (string | Uint8Array)[]) => send(`${app.url}/yourData`, withCookie(cookie, upload(...files)));

async function fullStudent(): Promise<string> {
	const cookie = await newStudent();
	expect((await call(cookie, "PUT", "/api/users/updateProfileFull", STUDENT.answers)).status).toBe(200);
	await call(cookie, "POST", "/api/ai/chat", { message: "What is FERPA?" });
	await call(cookie, "POST", "/api/ai/brainstorm", { activity: "I lead the chess club and taught 12 beginners." });
	const essay = "The summer I turned sixteen, I repaired the same bicycle eleven times.";
	await call(cookie, "POST", "/api/essay/review", { essay, selectedFeedback: ["summary"] });
	return cookie;
}

describe("downloads", () => {
	test("each is a file to keep, kept by no cache, and noted for the student", async () => {
		const cookie = await fullStudent();
		for (const at of FILES) {
			const { status, headers } = await get(cookie, at);
			expect([at, status, headers["content-disposition"], headers["cache-control"]]).toEqual([
				at,
				200,
				`attachment; filename="${at.split("/").at(-1)}"`,
				"no-store",
			]);
		}
		const file = JSON.parse(await fileOf(cookie));
		expect(file).toMatchObject({ format: "onward", version: 2, profile: { personalInformation: { firstName: "Marisol" } } });
		expect([file.conversations.length, file.essays.length, file.brainstorms.length]).toEqual([1, 1, 1]);
		expect(JSON.stringify(file)).not.toContain("data1@example.org");
		expect((await get(cookie, "/yourData/onward.csv")).text).toMatch(
			/^\uFEFFpath,label,value\r\npersonalInformation.firstName,First name,Marisol\r\n/,
		);
		expect((await get(cookie, "/yourData/profile.pdf")).bytes.subarray(0, 5).toString()).toBe("%PDF-");
		const account = (await get(cookie, "/yourData/account.json")).text;
		expect(JSON.parse(account)).toMatchObject({
			email: "data1@example.org",
			sessions: [{}],
			uses: [{}, {}, {}],
			readers: expect.any(Array),
		});
		expect(account).not.toMatch(/argon2|token|hash/i);
		const page = (await get(cookie, "/yourData")).text;
		for (const words of ["Download as JSON", "Download of the profile (CSV)", "Download of the profile (PDF)"])
			expect([words, page.split(words).length - 1]).toEqual([words, words.endsWith("JSON") ? 4 : 2]);
	});

	test.each(FILES)("%s is given to nobody whom another site, a script or a prefetch sends", async (at) => {
		const cookie = await newStudent();
		const senders: Record<string, string>[] = [
			{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
			{ "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" },
			{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" },
			{ ...FOLLOWED, "sec-purpose": "prefetch" },
			{ referer: "https://evil.example/yourData" },
		];
		for (const headers of senders) {
			const answer = await get(cookie, at, headers);
			expect([headers, answer.status, answer.headers.location]).toEqual([headers, 302, "/yourData"]);
		}
		expect((await get(cookie, "/yourData")).text).toContain("Nobody has, so far");
		expect((await get("", at)).headers.location).toBe(`/login?redirectTo=${encodeURIComponent(at)}`);
	});

	test("a typed address, a browser that tells its page alone and one that tells nothing are let in", async () => {
		const cookie = await newStudent();
		const senders: Record<string, string>[] = [
			{ "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
			{ referer: `${app.url}/yourData` },
			{},
		];
		for (const headers of senders) expect((await get(cookie, "/yourData/onward.json", headers)).status).toBe(200);
	});

	test("staff have none of it", async () => {
		const cookie = await registerStaff(app.url);
		for (const at of [...FILES, "/yourData"]) expect((await get(cookie, at)).headers.location).toBe("/admin");
		expect((await takeIn(cookie, "{}")).headers.location).toBe("/admin");
	});
});

describe("import", () => {
	test("a new account takes the file of another, and gives the same bytes; sent again, nothing changes", async () => {
		const file = await fileOf(await fullStudent());
		const cookie = await newStudent();
		const [first, second] = await Promise.all([takeIn(cookie, file), takeIn(cookie, file)]);
		expect([first.headers.location, second.headers.location].sort()).toEqual(["/yourData?imported=all", "/yourData?imported=before"]);
		expect(await fileOf(cookie)).toBe(file);
		for (const at of ["/profile", "/chatbot", "/essay", "/brainstormer"]) expect([at, (await get(cookie, at)).status]).toEqual([at, 200]);
		const essay = /href="(\/essay\?review=[^"]+)"/.exec((await get(cookie, "/essay")).text)?.[1] ?? "";
		expect((await get(cookie, essay.replaceAll("&amp;", "&"))).text).toContain("bicycle eleven times");
	});

	test("an account that holds something is told so before and after, and keeps it", async () => {
		const file = await fileOf(await fullStudent());
		const cookie = await newStudent();
		expect((await get(cookie, "/yourData")).text).toContain("This account holds none yet");
		await call(cookie, "PUT", "/api/users/updateProfileFull", { miscellaneous: { careerInterest: "Botany" } });
		expect((await get(cookie, "/yourData")).text).toContain("This account holds some already");
		const before = await fileOf(cookie);
		const answer = await takeIn(cookie, file);
		expect([answer.status, answer.text]).toEqual([409, expect.stringContaining("Nothing was imported, and nothing was changed")]);
		expect(await fileOf(cookie)).toBe(before);
	});

	test("hostile files are refused with what is wrong, and leave nothing", async () => {
		const cookie = await newStudent();
		const empty = await fileOf(cookie);
		const bent = (change: object) => JSON.stringify({ ...JSON.parse(empty), ...change });
		const NOW = "2026-11-22T02:00:00.000Z";
		const hostile: [name: string, status: number, says: string | RegExp, ...files: (string | Uint8Array)[]][] = [
			["none", 422, "Choose one file"],
			["an empty one", 422, "Choose one file", ""],
			["two", 422, "Choose one file", empty, empty],
			["no JSON", 400, "The file is not valid JSON", "PK\u0003\u0004"],
			["no UTF-8", 400, "The file is not valid JSON", new Uint8Array([0x22, 0xff, 0x22])],
			["10,000 deep", 400, "nested too deeply", deepArray(10_000)],
			["10,000 deep inside", 400, "nested too deeply", bent({}).replace('"conversations":[]', `"conversations":${deepArray(10_000)}`)],
			["__proto__", 400, "__proto__", empty.replace('"profile": {}', '"profile": {"__proto__": {"isAdmin": true}}')],
			["constructor", 400, "constructor", bent({ profile: { constructor: { prototype: 1 } } })],
			[
				"NUL",
				422,
				"conversations[0].title",
				bent({ conversations: [{ title: "a\0b", sharesProfile: true, updatedAt: NOW, exchanges: [] }] }),
			],
			[
				"half a character",
				422,
				"brainstorms[0].activity",
				bent({}).replace('"brainstorms":[]', '"brainstorms":[{"activity":"\\ud800","versions":[],"createdAt":"x"}]'),
			],
			["a list", 422, "Must be an object", "[]"],
			["null", 422, "Must be an object", "null"],
			["wrong kinds", 422, "essays", bent({ essays: "many", modelRecords: 5 })],
			[
				"a million years",
				422,
				"conversations[0].updatedAt",
				bent({ conversations: [{ title: "A", sharesProfile: true, updatedAt: "+100000-01-01T00:00:00.000Z", exchanges: [] }] }),
			],
			[
				"an unknown reader",
				422,
				"essays[0].reviews[0].feedback[0].type",
				bent({
					essays: [
						{
							title: "A",
							updatedAt: NOW,
							reviews: [{ draft: "B", feedback: [{ type: "none", role: "", prompt: "", lineReferences: [] }], createdAt: NOW }],
						},
					],
				}),
			],
			["6 MB", 413, "at most 5 MB", "x".repeat(6 * 1024 * 1024)],
			["a byte too many", 413, "at most 5 MB", " ".repeat(IMPORT_MAX + 4097)],
		];
		for (const [name, status, says, ...files] of hostile) {
			const answer = await takeIn(cookie, ...files);
			expectPageRefusal(name, answer, status);
			expect([name, answer.text]).toEqual([name, expect.stringContaining(String(says))]);
		}
		expect(await fileOf(cookie)).toBe(empty);
		expect((await takeIn(cookie, empty.trimEnd() + " ".repeat(IMPORT_MAX - empty.length))).status).toBe(303);
		expect(app.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
	});

	test("other forms take no more than before, and other fields no files", async () => {
		const cookie = await newStudent();
		const big = { ...upload("x".repeat(1024 * 1024)), method: "POST" };
		expect((await send(`${app.url}/chatbot`, withCookie(cookie, big))).status).toBe(413);
		const body = String(upload("{}").body).replace('name="file"', 'name="other"');
		expect((await send(`${app.url}/yourData`, withCookie(cookie, { ...upload("{}"), body }))).status).toBe(422);
	});
});

test("the page tells what is stored of everybody apart, and pages of readers that do not exist are empty", async () => {
	const [cookie, other] = [await newStudent(), await newStudent()];
	const report = { eventId: "event-0001", site: "apply.example.edu", filled: 31, missed: 1, kept: 0 };
	expect((await call(cookie, "POST", "/api/usage/fill", report)).status).toBe(200);
	const text = (await get(cookie, "/yourData")).text;
	expect(text).toContain("apply.example.edu, 31 answers");
	expect((await get(other, "/yourData")).text).not.toContain("apply.example.edu");
	expect((await get(cookie, "/yourData?page=2")).text).toContain("There is nothing older.");
	for (const page of ["0", "-1", "1e9", "x", "9".repeat(400)])
		expect((await get(cookie, `/yourData?page=${page}`)).text).toContain("apply.example.edu");
});
