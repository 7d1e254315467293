import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { runCodes } from "../support/codes";
import { cookiesOf, form, json, PASSWORD, registerStudent, send, withCookie } from "../support/http";

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off", TRIAL_USES: "1" });
});
afterAll(() => app.stop());

let count = 0;
const newStudent = () => registerStudent(app.url, `subscriber${++count}@example.org`);
const createCode = (...more: string[]) => runCodes(app, "create", "--plan", "plus", "--days", "30", ...more);
const byApi = (cookie: string, body: unknown) => send(`${app.url}/api/users/redeemCode`, withCookie(cookie, json("POST", body)));
const byForm = (cookie: string, code: string) => send(`${app.url}/subscription`, withCookie(cookie, form({ code })));
const open = (cookie: string, query = "") => send(`${app.url}/subscription${query}`, withCookie(cookie));

async function expiryOf(cookie: string): Promise<string | null> {
	const status = (await send(`${app.url}/api/auth/status`, withCookie(cookie))).json();
	const { user } = status as { user: { accessInformation: { studentPlanExpires: string | null } } };
	return user.accessInformation.studentPlanExpires;
}

test("both doors redeem a code: the plan is active, and nothing is counted out any more", async () => {
	const [one, other] = [await newStudent(), await newStudent()];
	const codes = (await createCode("--count", "2")).split("\n");
	const answer = await byApi(one, { code: codes[0] });
	expect([answer.status, answer.json()]).toEqual([
		200,
		{ message: "Code redeemed successfully.", studentPlanExpires: await expiryOf(one) },
	]);
	const posted = await byForm(other, ` ${codes[1]?.toLowerCase().replaceAll("-", " ")}`);
	expect([posted.status, posted.headers.location]).toEqual([303, "/subscription?redeemed#redeem"]);
	for (const cookie of [one, other]) {
		const days = (Date.parse((await expiryOf(cookie)) ?? "") - Date.now()) / 86_400_000;
		expect(Math.round(days)).toBe(30);
		expect((await open(cookie)).text).toContain("You already have an active subscription that ends on ");
		for (let use = 0; use < 2; use++)
			expect((await send(`${app.url}/api/ai/chat`, withCookie(cookie, json("POST", { message: "What is FERPA?" })))).status).toBe(200);
	}
});

test.each([
	["an unknown one", "0000-0000-0000-0000", 422, "Invalid or expired code."],
	["a malformed one", "<b>free</b>", 422, "Invalid or expired code."],
	["one in another script", "четыре слова подряд", 422, "Invalid or expired code."],
	["emoji and half a character", "🎓🎓\ud83d", 422, "Invalid or expired code."],
	["one of 10 KB", "7".repeat(10_240), 422, "Invalid or expired code."],
	["a blank one", "   ", 422, "Enter a code"],
	["none", "", 422, "Enter a code"],
])("%s is refused at both doors, and the form comes back filled in", async (_, code, status, message) => {
	const cookie = await newStudent();
	const answer = await byApi(cookie, { code });
	expect([answer.status, answer.json()]).toMatchObject([status, { code: "invalid", fields: { code: message } }]);
	const page = await byForm(cookie, code);
	expect(page.status).toBe(status);
	expect(page.text).toContain(message);
	if (/^[\w-]+$/.test(code)) expect(page.text).toContain(`value="${code}"`);
	expect(page.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="code"|<input[^>]*name="code"[^>]*aria-invalid="true"/);
	expect(await expiryOf(cookie)).toBe(null);
});

test("an expired code, one used up, and one redeemed before", async () => {
	const [one, other] = [await newStudent(), await newStudent()];
	const code = await createCode();
	expect((await byApi(one, { code })).status).toBe(200);
	expect([(await byApi(other, { code })).status, (await byForm(other, code)).status]).toEqual([422, 422]);
	const again = await byApi(one, { code });
	expect([again.status, again.json().error]).toEqual([409, "You have redeemed this code already."]);
	const revoked = await createCode();
	expect(await runCodes(app, "revoke", revoked)).toBe(`${revoked}: revoked`);
	expect((await byForm(other, revoked)).text).toContain("Invalid or expired code.");
});

describe("who may", () => {
	test("a visitor is sent to the start, and the API says 401", async () => {
		expect((await send(`${app.url}/subscription`)).headers.location).toBe("/");
		expect((await send(`${app.url}/api/users/redeemCode`, json("POST", { code: "x" }))).status).toBe(401);
		expect((await send(`${app.url}/subscription`, form({ code: "x" }))).status).toBe(302);
	});

	test("staff are sent to their own pages, and redeem nothing", async () => {
		const staff = { email: "staff@example.org", password: PASSWORD, confirm: PASSWORD, termsAccepted: true };
		const registered = await send(
			`${app.url}/api/auth/adminRegister`,
			json("POST", { ...staff, schoolName: "North High", studentCount: 12 }),
		);
		const cookie = cookiesOf(registered);
		expect((await open(cookie)).headers.location).toBe("/admin");
		const code = await createCode();
		expect((await byApi(cookie, { code })).status).toBe(403);
		expect((await byForm(cookie, code)).headers.location).toBe("/admin");
		expect((await byApi(await newStudent(), { code })).status).toBe(200);
	});
});

describe("npm run codes", () => {
	test("works beside the running app and while it is stopped, and says what went wrong", async () => {
		const code = await createCode();
		const listed = await runCodes(app, "list");
		expect(listed).toContain(`…${code.slice(-4)}`);
		expect(listed).not.toContain(code);
		await expect(runCodes(app, "create", "--plan", "gold")).rejects.toMatchObject({
			code: 1,
			stderr: expect.stringContaining("--plan takes"),
		});
		const other = await app.whileStopped(() => createCode());
		const cookie = await newStudent();
		expect([(await byApi(cookie, { code })).status, (await byApi(cookie, { code: other })).status]).toEqual([200, 200]);
	});
});
