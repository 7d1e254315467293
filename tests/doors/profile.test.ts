import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROFILE_ROWS } from "../../app/contract/profile";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { send, withCookie } from "../support/http";
import { formFields, postedBy, profileDoors, shownControls } from "../support/profile-form";

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off" });
});
afterAll(() => app.stop());

const { newStudent, put, post, open, held } = profileDoors("profile", () => app.url);

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

	test("what the API told can be sent back whole, and changes nothing of the account", async () => {
		const cookie = await newStudent();
		await put(cookie, STUDENT.answers);
		const { user, profileVersion } = (await send(`${app.url}/api/auth/status`, withCookie(cookie))).json() as {
			user: { userInformation: { email: string } };
			profileVersion: number;
		};
		const sent = { ...user, userInformation: { email: "eve@example.org" }, accessInformation: { trialUses: 9999 }, profileVersion };
		expect((await put(cookie, sent)).status).toBe(200);
		expect((await send(`${app.url}/api/auth/status`, withCookie(cookie))).json()).toMatchObject({ user, profileVersion: 2 });
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

test("a signed-in profile page costs at most four queries", async () => {
	const cookie = await newStudent();
	await put(cookie, STUDENT.answers);
	const { headers } = await send(`${app.url}/profile`, withCookie(cookie));
	await expect.poll(() => app.logs.find((line) => line.includes(String(headers["x-request-id"])))).toBeDefined();
	const line = app.logs.find((log) => log.includes(String(headers["x-request-id"]))) ?? "{}";
	expect(JSON.parse(line).queries).toBeGreaterThan(0);
	expect(JSON.parse(line).queries).toBeLessThanOrEqual(4);
});
