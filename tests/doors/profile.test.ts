import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROFILE_ROWS } from "../../app/contract/profile";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { form, json, type Received, registerStudent, send, withCookie } from "../support/http";
import { formFields, postedBy, shownControls } from "../support/profile-form";

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off" });
});
afterAll(() => app.stop());

let count = 0;
const newStudent = () => registerStudent(app.url, `profile${++count}@example.org`);
const put = (cookie: string, body: unknown) => send(`${app.url}/api/users/updateProfileFull`, withCookie(cookie, json("PUT", body)));
const post = (cookie: string, fields: [string, string][]) => send(`${app.url}/profile`, withCookie(cookie, form(fields)));
const open = async (cookie: string) => (await send(`${app.url}/profile`, withCookie(cookie))).text;

/** What the account holds, as the extension reads it. */
async function held(cookie: string): Promise<Record<string, unknown>> {
	const { user, profileVersion } = (await send(`${app.url}/api/auth/status`, withCookie(cookie))).json() as {
		user: object;
		profileVersion: number;
	};
	const { userInformation: _, ...profile } = user as Record<string, unknown>;
	return { ...profile, profileVersion };
}

describe("both doors", () => {
	const inputs: [string, Record<string, unknown>][] = [
		["a whole profile", STUDENT.answers],
		["one section", { miscellaneous: { careerInterest: "Botanist" } }],
		[
			"letter case and spaces",
			{ personalInformation: { citizenshipStatus: " u.s. citizen ", address: { state: "OREGON" }, firstName: " Zoë " } },
		],
		[
			"markup",
			{
				personalInformation: { firstName: '<b>Ann</b> & "co"' },
				achievements: [{ title: "</textarea><script>1</script>", description: "a\nb" }],
			},
		],
		["emoji and other scripts", { personalInformation: { firstName: "Đặng 🎓", lastName: "שָׁלוֹם" } }],
		["an exam on its own scale", { apIbExamScores: [{ subject: "ielts", score: 8.5, date: "2026-02-03" }] }],
		["zero that is an answer", { familyInformation: { numOfSiblings: 0 }, standardizedTestScores: { satMathScore: 0 } }],
		[
			"entries with nothing in them",
			{ achievements: [{ title: "" }, { title: "Prize" }], statistics: { collegesAppliedTo: ["", "Reed College"] } },
		],
		[
			"computed answers",
			{
				standardizedTestScores: { satEnglishScore: 700, satMathScore: 650, satSuperscore: 400 },
				personalInformation: { languages: [{ language: "Igbo" }], numberOfLanguagesFamiliar: 7 },
			},
		],
		[
			"numbers out of bounds",
			{ educationalBackground: { highSchoolWeightedGPA: 5.01, highSchoolClassRank: -1 }, familyInformation: { numOfParents: 3 } },
		],
		["half a sibling", { familyInformation: { numOfSiblings: 1.5 } }],
		["a score the exam does not give", { apIbExamScores: [{ subject: "AP Biology", score: 6 }] }],
		["no option", { personalInformation: { gender: "Unknown" } }],
		["a state of no country", { personalInformation: { address: { state: "Bavaria" } } }],
		["no date", { personalInformation: { dateOfBirth: "2007-02-29" } }],
		["no address of the web", { miscellaneous: { portfolio: "javascript:alert(1)" } }],
		[
			"too long",
			{
				extracurricularActivities: [{ position: "x".repeat(51), activityDescription: "y".repeat(151) }],
				familyInformation: { parent1MiddleInitial: "AB" },
			},
		],
		["a character no database stores", { personalInformation: { firstName: "a\0b" } }],
		["too many entries", { personalInformation: { languages: Array.from({ length: 11 }, () => ({ language: "Latin" })) } }],
	];

	test.each(inputs)("%s: the account holds the same afterwards, or both refuse the same", async (_, input) => {
		const [byApi, byForm] = [await newStudent(), await newStudent()];
		const answer = await put(byApi, input);
		const page = await post(byForm, [...formFields(input), ["intent", "save"]]);
		expect(await held(byForm)).toEqual(await held(byApi));
		if (answer.status === 200) {
			expect([page.status, page.headers.location]).toEqual([303, "/profile?saved"]);
			const { accessInformation: _access, hasPassword: _password, ...profile } = await held(byApi);
			expect(answer.json()).toEqual(profile);
		} else {
			expect([answer.status, page.status]).toEqual([422, 422]);
			const refused = Object.keys(answer.json().fields as object);
			expect(refused.length).toBeGreaterThan(0);
			for (const path of refused) expect(page.text).toContain(`id="${path}-error"`);
			for (const [name, value] of formFields(input))
				expect(postedBy(page.text).filter(([shown]) => shown === name)).toContainEqual([name, value]);
		}
	});

	test("a section that was shown empty is emptied, one that was not shown stays", async () => {
		const cookie = await newStudent();
		await put(cookie, STUDENT.answers);
		await post(cookie, [
			["section", "achievements"],
			["section", "miscellaneous"],
			["miscellaneous.careerInterest", "Diver"],
		]);
		const after = await held(cookie);
		expect(after.achievements).toEqual([]);
		expect(after.miscellaneous).toMatchObject({ careerInterest: "Diver", intendedMajor: "" });
		expect(after.personalInformation).toMatchObject({ firstName: "Marisol" });
	});
});

describe("the form", () => {
	test("shows every row as a control under its path, empty where nothing is answered, with its native bounds", async () => {
		const cookie = await newStudent();
		await put(cookie, { achievements: [{ title: "Prize" }] });
		const html = await open(cookie);
		const controls = new Map(shownControls(html).map((control) => [control.name, control]));
		for (const { path, list, field } of PROFILE_ROWS) {
			if ((list && list !== "achievements") || ["flag", "choices", "texts"].includes(field.kind)) continue;
			const control = controls.get(path.replace("[]", "[0]"));
			expect([path, control?.value]).toEqual([path, path === "achievements[].title" ? "Prize" : ""]);
			if (field.kind === "number")
				expect(control?.tag).toMatch(new RegExp(`min="${field.min}"( max="${field.max ?? ""}")? step="${field.step}"`));
			if (field.maxLength) expect(control?.tag).toContain(`maxLength="${field.maxLength}"`);
		}
	});

	test("posted as it came, it changes nothing", async () => {
		const cookie = await newStudent();
		await put(cookie, STUDENT.answers);
		const before = await held(cookie);
		expect((await post(cookie, postedBy(await open(cookie)))).status).toBe(303);
		expect(await held(cookie)).toEqual({ ...before, profileVersion: 2 });
	});

	test("Add and Remove give everything back as typed, whatever is wrong with it, and save nothing", async () => {
		const cookie = await newStudent();
		const typed: [string, string][] = [
			["personalInformation.firstName", " Ann "],
			["educationalBackground.highSchoolWeightedGPA", "four"],
			["personalInformation.dateOfBirth", "soon"],
			["achievements[0].title", "One"],
			["achievements[1].title", "Two"],
			["achievements[1].yearAwarded", "9th Grade"],
		];
		const added = await post(cookie, [...typed, ["intent", "add:achievements"]]);
		expect(added.status).toBe(200);
		for (const field of typed) expect(postedBy(added.text)).toContainEqual(field);
		expect(shownControls(added.text).find(({ name }) => name === "achievements[2].title")?.tag).toContain("autofocus");

		const removed = await post(cookie, [...postedBy(added.text), ["intent", "remove:achievements:0"]]);
		expect(postedBy(removed.text)).toContainEqual(["achievements[0].title", "Two"]);
		expect(postedBy(removed.text)).toContainEqual(["achievements[0].yearAwarded", "9th Grade"]);
		expect(removed.text).not.toContain('name="achievements[2].title"');
		expect((await held(cookie)).profileVersion).toBe(0);
	});

	test.each([
		"familyInformation.siblings",
		"personalInformation.languages",
		"statistics.collegesAppliedTo",
		"additionalDocumentation.transcripts",
		"collegeCoursesTaken",
	])("Add works on %s, up to its limit", async (list) => {
		const cookie = await newStudent();
		const first = await post(cookie, [["intent", `add:${list}`]]);
		expect(first.text).toContain(`name="${list}[0]`);
		const full = await post(cookie, [
			...Array.from({ length: 100 }, (_, index): [string, string] => [
				list.includes("Documentation") || list.includes("statistics")
					? `${list}[${index}]`
					: `${list}[${index}].${{ "familyInformation.siblings": "firstName", "personalInformation.languages": "language" }[list] ?? "grade"}`,
				"x",
			]),
			["intent", `add:${list}`],
		]);
		expect([full.status, full.text.includes(`name="${list}[100]`)]).toEqual([200, false]);
	});

	test("orders that name no list do nothing worse than save", async () => {
		const cookie = await newStudent();
		for (const intent of [
			"add:personalInformation",
			"add:__proto__",
			"add:constructor.prototype",
			"remove:achievements:-1",
			"remove:achievements:x",
			"add:",
			"remove:toString:0",
			"take:everything",
		])
			expect(
				(
					await post(cookie, [
						["personalInformation.firstName", "Ann"],
						["intent", intent],
					])
				).status,
			).toBe(303);
		expect(await held(cookie)).toMatchObject({ personalInformation: { firstName: "Ann" } });
	});
});

describe("a stale save", () => {
	async function conflict(): Promise<{ cookie: string; html: string; page: Received }> {
		const cookie = await newStudent();
		await put(cookie, { personalInformation: { firstName: "Ann", lastName: "Lee" }, achievements: [{ title: "First" }] });
		const html = await open(cookie);
		await put(cookie, {
			personalInformation: { firstName: "Ann", lastName: "Li", middleName: "May" },
			achievements: [{ title: "First" }, { title: "Theirs" }],
		});
		const mine = postedBy(html).map(([name, value]): [string, string] => [name, name === "personalInformation.firstName" ? "Anne" : value]);
		return { cookie, html, page: await post(cookie, [...mine, ["achievements[1].title", "Mine"], ["intent", "save"]]) };
	}

	test("by the API is refused with both versions", async () => {
		const cookie = await newStudent();
		await put(cookie, { miscellaneous: { careerInterest: "Baker" }, profileVersion: 0 });
		const answer = await put(cookie, { miscellaneous: { careerInterest: "Diver" }, profileVersion: 0 });
		expect(answer.status).toBe(409);
		expect(answer.json()).toMatchObject({
			code: "conflict",
			sent: { miscellaneous: { careerInterest: "Diver" } },
			saved: { miscellaneous: { careerInterest: "Baker" }, profileVersion: 1 },
		});
	});

	test("by the form shows both versions, proposes what changed, and keeps what was typed", async () => {
		const { cookie, page } = await conflict();
		expect(page.status).toBe(409);
		expect(postedBy(page.text)).toEqual(
			expect.arrayContaining([
				["personalInformation.firstName", "Anne"],
				["keep.personalInformation.firstName", "mine"],
				["keep.personalInformation.lastName", "saved"],
				["keep.personalInformation.middleName", "saved"],
				["achievements[1].title", "Mine"],
				["keep.achievements", "both"],
				["profileVersion", "2"],
			]),
		);
		for (const text of ["Theirs", "Li", "May"]) expect(page.text).toContain(text);
		expect(await held(cookie)).toMatchObject({ profileVersion: 2, personalInformation: { firstName: "Ann" } });
	});

	test.each([
		["save", { firstName: "Anne", middleName: "May", lastName: "Li" }, ["First", "Mine", "Theirs"]],
		["take:mine", { firstName: "Anne", middleName: "", lastName: "Lee" }, ["First", "Mine"]],
		["take:saved", { firstName: "Ann", middleName: "May", lastName: "Li" }, ["First", "Theirs"]],
	])("%s keeps what was chosen", async (intent, person, titles) => {
		const { cookie, page } = await conflict();
		expect((await post(cookie, [...postedBy(page.text), ["intent", intent]])).status).toBe(303);
		const after = (await held(cookie)) as { personalInformation: object; achievements: { title: string }[] };
		expect(after.personalInformation).toMatchObject(person);
		expect(after.achievements.map(({ title }) => title)).toEqual(titles);
	});

	test("choices are asked for again when something else kept them from being saved, or another save came between", async () => {
		const { cookie, page } = await conflict();
		const choices = postedBy(page.text);
		const added = await post(cookie, [...choices, ["intent", "add:achievements"]]);
		const wrong = await post(cookie, [...choices, ["familyInformation.numOfParents", "7"]]);
		expect([added.status, wrong.status]).toEqual([200, 422]);
		for (const { text } of [added, wrong]) {
			const again = await post(
				cookie,
				postedBy(text).filter(([name]) => name !== "familyInformation.numOfParents"),
			);
			expect(again.status).toBe(409);
		}
		await put(cookie, { miscellaneous: { careerInterest: "Diver" } });
		expect((await post(cookie, choices)).status).toBe(409);
		expect(await held(cookie)).toMatchObject({ personalInformation: { firstName: "Ann" }, miscellaneous: { careerInterest: "Diver" } });
	});
});

describe("who may", () => {
	test("signed out: the page leads to the login and back, the API answers 401", async () => {
		const answer = await send(`${app.url}/profile`);
		expect([answer.status, answer.headers.location]).toEqual([302, "/login?redirectTo=%2Fprofile"]);
		expect((await put("", { miscellaneous: {} })).status).toBe(401);
	});

	test("signed out while typing: nothing that was typed is lost", async () => {
		const page = await post("", [
			["personalInformation.firstName", "Ann"],
			["intent", "save"],
		]);
		expect(page.status).toBe(401);
		expect(page.text).toContain("Please log in to view this page");
		expect(postedBy(page.text)).toContainEqual(["personalInformation.firstName", "Ann"]);
	});

	test("school staff have no profile", async () => {
		const staff = {
			email: `staff${++count}@example.org`,
			password: "four words in a row",
			confirm: "four words in a row",
			termsAccepted: true,
			schoolName: "Ashland",
			studentCount: 5,
		};
		const answer = await send(`${app.url}/api/auth/adminRegister`, json("POST", staff));
		const cookie = (answer.headers["set-cookie"] ?? []).map((line) => line.split(";", 1)[0]).join("; ");
		expect((await send(`${app.url}/profile`, withCookie(cookie))).headers.location).toBe("/admin");
		expect((await post(cookie, [["personalInformation.firstName", "Ann"]])).status).toBe(403);
		expect((await put(cookie, { miscellaneous: {} })).status).toBe(403);
	});

	test("another site: nothing is carried out", async () => {
		const cookie = await newStudent();
		const sent = form([["personalInformation.firstName", "Eve"]]);
		const answer = await send(`${app.url}/profile`, { ...sent, headers: { ...sent.headers, cookie, origin: "https://evil.example" } });
		expect(answer.status).toBe(403);
		expect((await held(cookie)).profileVersion).toBe(0);
	});

	test("the wrong method is answered 405", async () => {
		for (const path of ["/api/users/updateProfileFull", "/api/usage/fill"]) {
			const answer = await send(app.url + path, withCookie(await newStudent(), { method: "GET" }));
			expect([path, answer.status]).toEqual([path, 405]);
		}
	});
});

describe("hostile input is refused with a 4xx and loses nothing", () => {
	const bodies: [string, string][] = [
		["malformed JSON", '{"personalInformation":'],
		["no object", "[1,2]"],
		["wrong types", '{"personalInformation":"Ann","achievements":{"title":1}}'],
		["an unknown key", '{"personalInformation":{"planet":"Mars"}}'],
		["10,000 levels", `{"achievements":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
		["__proto__", '{"personalInformation":{"__proto__":{"firstName":"Eve"}}}'],
		["NUL", '{"personalInformation":{"firstName":"a\\u0000b"}}'],
		["a lone surrogate", '{"personalInformation":{"firstName":"a\\ud800b"}}'],
		["10 MB", JSON.stringify({ personalInformation: { firstName: "x".repeat(10_000_000) } })],
		["a negative version", '{"profileVersion":-1}'],
	];
	test.each(bodies)("%s by the API", async (_, body) => {
		const cookie = await newStudent();
		await put(cookie, STUDENT.answers);
		const before = await held(cookie);
		const answer = await send(
			`${app.url}/api/users/updateProfileFull`,
			withCookie(cookie, { method: "PUT", headers: { "content-type": "application/json" }, body }),
		);
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(answer.status).toBeLessThan(500);
		expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/./), error: answer.json().message });
		expect(await held(cookie)).toEqual(before);
	});

	test("an unknown key is named", async () => {
		const answer = await put(await newStudent(), { personalInformation: { planet: "Mars" } });
		expect(answer.json()).toMatchObject({ fields: { "personalInformation.planet": expect.stringContaining("planet") } });
	});

	test.each([
		"__proto__.firstName",
		"personalInformation.__proto__.firstName",
		"constructor.prototype.firstName",
		"achievements[999999999].title",
		"achievements[9999].title",
		"__intent__",
		"__state__",
		`personalInformation${".address".repeat(5000)}`,
		"personalInformation[",
		"toString.length",
		"keep.__proto__.x",
	])("a control named %s", async (name) => {
		const cookie = await newStudent();
		const answer = await post(cookie, [
			["personalInformation.firstName", "Ann"],
			[name, "{x"],
		]);
		expect(answer.status).toBeLessThan(500);
		expect(await held(await newStudent())).toMatchObject({ personalInformation: { firstName: "" } });
		const { personalInformation } = (await held(cookie)) as { personalInformation: { firstName: string } };
		expect(personalInformation.firstName).toBe(answer.status === 303 ? "Ann" : "");
	});
});

test("a signed-in profile page costs at most four queries", async () => {
	const cookie = await newStudent();
	await put(cookie, STUDENT.answers);
	const { headers } = await send(`${app.url}/profile`, withCookie(cookie));
	await expect.poll(() => app.logs.find((line) => line.includes(String(headers["x-request-id"])))).toBeDefined();
	const line = app.logs.find((log) => log.includes(String(headers["x-request-id"]))) ?? "{}";
	expect(JSON.parse(line).queries).toBeGreaterThan(0);
	expect(JSON.parse(line).queries).toBeLessThanOrEqual(4);
});
