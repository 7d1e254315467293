import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { cookiesOf, form, json, type Received, send, withCookie } from "../support/http";
import { postedBy, profileDoors } from "../support/profile-form";

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off" });
});
afterAll(() => app.stop());

const { newStudent, put, post, open, held } = profileDoors("safety", () => app.url);

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
			email: `staff@example.org`,
			password: "four words in a row",
			confirm: "four words in a row",
			termsAccepted: true,
			schoolName: "Ashland",
			studentCount: 5,
		};
		const answer = await send(`${app.url}/api/auth/adminRegister`, json("POST", staff));
		const cookie = cookiesOf(answer);
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
