import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { contentsOf, withDatabase } from "../support/database";
import { type GoogleServer, startGoogle } from "../support/google";
import { cookiesOf, form, json, PASSWORD, type Received, registerStudent, send, withCookie } from "../support/http";
import { resetLinkIn, waitForMails, writtenMails } from "../support/mail";
import { codeOf, keyIn, postTwoStep, recoveryCodesIn, switchOnTwoStep } from "../support/two-step";

const NEW = "another four words here";

let app: App;
let google: GoogleServer;
beforeAll(async () => {
	google = await startGoogle();
	app = await startApp(google.env);
});
afterAll(async () => {
	await app.stop();
	await google.stop();
});

let next = 0;
const newEmail = () => `two${++next}@example.org`;
const visit = (address: string, cookie = "") => send(address.startsWith("http") ? address : app.url + address, withCookie(cookie));
const status = async (cookie: string) => (await visit("/api/auth/status", cookie)).json();
const post = (address: string, cookie: string, fields: Record<string, string>) => send(app.url + address, withCookie(cookie, form(fields)));
const logIn = (email: string, redirectTo = "", password = PASSWORD) =>
	post(`/login${redirectTo && `?redirectTo=${encodeURIComponent(redirectTo)}`}`, "", { email, password });
const logInByApi = (input: object) => send(`${app.url}/api/auth/login`, json("POST", input));
const page = async (cookie: string) => (await visit("/settings/two-step", cookie)).text;

async function studentWithTwoSteps(): Promise<{ email: string; cookie: string; key: string; recovery: string[] }> {
	const email = newEmail();
	const cookie = await registerStudent(app.url, email);
	return { email, cookie, ...(await switchOnTwoStep(app.url, cookie)) };
}

describe("the page", () => {
	test("sets it up, shows the recovery codes once, makes new ones and switches off", async () => {
		const email = newEmail();
		const cookie = await registerStudent(app.url, email);
		expect((await visit("/settings", cookie)).text).toContain("Set up two-step sign-in");
		const begun = await postTwoStep(app.url, cookie, { intent: "begin" });
		expect([begun.status, begun.headers.location]).toEqual([303, "/settings/two-step"]);
		const shown = await page(cookie);
		const key = keyIn(shown);
		expect(shown).toContain(`otpauth://totp/Onward:${encodeURIComponent(email)}?`);
		expect(shown).toMatch(/<svg class="qr-code"[^>]*role="img" aria-label="QR code/);
		expect(shown).not.toMatch(/ style="/);

		const wrong = await postTwoStep(app.url, cookie, { intent: "confirm", code: "12345" });
		expect([wrong.status, wrong.text.includes("This code is not right"), keyIn(wrong.text)]).toEqual([422, true, key]);
		const before = writtenMails(app.dataDir).length;
		const on = await postTwoStep(app.url, cookie, { intent: "confirm", code: codeOf(key) });
		const recovery = recoveryCodesIn(on.text);
		expect([on.status, on.headers["cache-control"], recovery.length]).toEqual([200, "no-store", 10]);
		expect((await waitForMails(() => writtenMails(app.dataDir), before + 1)).at(-1)).toContain("was switched on");
		const again = await page(cookie);
		expect([recoveryCodesIn(again), keyIn(again), again.includes(key)]).toEqual([[], "no key", false]);
		expect((await postTwoStep(app.url, cookie, { intent: "confirm", code: codeOf(key) })).status).toBe(409);

		const renewed = await postTwoStep(app.url, cookie, { intent: "new-recovery-codes", code: recovery[0] ?? "" });
		expect(recoveryCodesIn(renewed.text)).toHaveLength(10);
		const refused = await postTwoStep(app.url, cookie, { intent: "switch-off", code: recovery[1] ?? "" });
		expect([refused.status, refused.text.includes(recovery[1] ?? "")]).toEqual([422, false]);
		const off = await postTwoStep(app.url, cookie, { intent: "switch-off", code: recoveryCodesIn(renewed.text)[0] ?? "" });
		expect([off.status, off.headers.location]).toEqual([303, "/settings#two-step"]);
		expect((await logIn(email)).headers.location).toBe("/dashboard");
	});

	test("is the student's own", async () => {
		expect((await visit("/settings/two-step")).headers.location).toBe("/login?redirectTo=%2Fsettings%2Ftwo-step");
		expect((await postTwoStep(app.url, "", { intent: "begin" })).headers.location).toBe("/login?redirectTo=%2Fsettings%2Ftwo-step");
	});
});

describe("signing in by the form", () => {
	test("asks for the code after the password, and leads to the page asked for before", async () => {
		const { email, key } = await studentWithTwoSteps();
		const first = await logIn(email, "/essay?review=1");
		expect([first.status, first.headers.location]).toEqual([303, "/login/code?redirectTo=%2Fessay%3Freview%3D1"]);
		const at = first.headers.location ?? "";
		const set = first.headers["set-cookie"] ?? [];
		expect(set).toEqual([expect.stringMatching(/^onward_code=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)]);
		const cookie = cookiesOf(first);
		expect(await status(cookie)).toEqual({ loggedIn: false });
		expect((await visit(at, cookie)).text).toContain("The six digits");
		expect((await visit(`${at}&recovery`, cookie)).text).toContain("Recovery code");

		const wrong = await post(at, cookie, { code: "000" });
		expect([wrong.status, wrong.text.includes("This code is not right"), wrong.headers["set-cookie"]]).toEqual([422, true, undefined]);
		const second = await post(at, cookie, { code: codeOf(key, 1) });
		expect([second.status, second.headers.location]).toEqual([303, "/essay?review=1"]);
		expect(second.headers["set-cookie"]?.join()).toMatch(/onward_code=;/);
		expect(await status(cookiesOf(second))).toMatchObject({ loggedIn: true, user: { userInformation: { email } } });
		const spent = await post(at, cookie, { code: codeOf(key, 1) });
		expect([spent.status, spent.headers.location]).toEqual([303, at]);
		const late = (await visit(at, cookie)).text;
		expect([late.includes("took longer than ten minutes"), late.includes('href="/login?redirectTo=%2Fessay%3Freview%3D1"')]).toEqual([
			true,
			true,
		]);
	});

	test("takes a code sent twice at the same moment once", async () => {
		const { email, recovery } = await studentWithTwoSteps();
		const cookie = cookiesOf(await logIn(email));
		const answers = await Promise.all([1, 2, 3].map(() => post("/login/code", cookie, { code: recovery[0] ?? "" })));
		expect(answers.filter(({ headers }) => headers.location === "/dashboard")).toHaveLength(1);
	});

	test("is nobody's without the cookie, with an invented one, or with that of another sign-in", async () => {
		const mine = await studentWithTwoSteps();
		const theirs = await studentWithTwoSteps();
		for (const cookie of ["", "onward_code=x", `onward_code=${"x".repeat(3000)}`]) {
			expect((await visit("/login/code", cookie)).text).toContain("took longer than ten minutes");
			const posted = await post("/login/code", cookie, { code: mine.recovery[0] ?? "" });
			expect([posted.headers.location, posted.headers["set-cookie"]]).toEqual(["/login/code", undefined]);
		}
		const answer = await post("/login/code", cookiesOf(await logIn(theirs.email)), { code: mine.recovery[0] ?? "" });
		expect([answer.status, await status(cookiesOf(answer))]).toEqual([422, { loggedIn: false }]);
	});
});

describe("signing in by the API", () => {
	test("takes the code beside e-mail and password, and says when it is missing", async () => {
		const { email, key } = await studentWithTwoSteps();
		const missing = await logInByApi({ email, password: PASSWORD });
		const message = "Enter the code of your authenticator app.";
		expect([missing.status, missing.json(), missing.headers["set-cookie"]]).toEqual([
			401,
			{ code: "signed_out", message, error: message, needsCode: true },
			undefined,
		]);
		const wrong = await logInByApi({ email, password: PASSWORD, code: "123" });
		expect([wrong.status, wrong.json().needsCode]).toEqual([401, true]);
		const wrongPassword = await logInByApi({ email, password: NEW, code: codeOf(key, 1) });
		expect([wrongPassword.status, wrongPassword.json()]).toEqual([
			401,
			{ code: "signed_out", message: "Failed to log in", error: "Failed to log in" },
		]);
		const right = await logInByApi({ email, password: PASSWORD, code: codeOf(key, 1) });
		expect([right.status, right.json()]).toMatchObject([200, { loggedIn: true, user: { userInformation: { email } } }]);
		expect(await status(cookiesOf(right))).toMatchObject({ loggedIn: true });
	});

	test("asks for no code where there is none, and takes none amiss", async () => {
		const email = newEmail();
		await registerStudent(app.url, email);
		for (const code of [undefined, "123456"]) expect((await logInByApi({ email, password: PASSWORD, code })).status).toBe(200);
	});
});

test("Google leads to the second step too", async () => {
	google.person = { sub: "two-step-google", email: newEmail(), email_verified: true };
	const signIn = async (): Promise<Received> => {
		const started = await visit("/api/auth/login/federated/google?redirectTo=%2Fchatbot");
		const back = (await visit(started.headers.location ?? "")).headers.location ?? "";
		return visit(back, cookiesOf(started));
	};
	const { recovery } = await switchOnTwoStep(app.url, cookiesOf(await signIn()));
	const first = await signIn();
	expect(first.headers.location).toBe("/login/code?redirectTo=%2Fchatbot");
	expect(await status(cookiesOf(first))).toEqual({ loggedIn: false });
	const second = await post(first.headers.location ?? "", cookiesOf(first), { code: recovery[0] ?? "" });
	expect([second.headers.location, await status(cookiesOf(second))]).toMatchObject(["/chatbot", { loggedIn: true }]);
});

test("a new password by mail signs nobody in without the code, and voids a sign-in under way", async () => {
	const { email, recovery } = await studentWithTwoSteps();
	const underWay = cookiesOf(await logIn(email));
	const before = writtenMails(app.dataDir).length;
	await post("/forgot-password", "", { email });
	const mails = await waitForMails(() => writtenMails(app.dataDir), before + 1);
	const link = resetLinkIn(mails.at(-1) ?? "");
	const token = new URL(link).searchParams.get("token") ?? "";
	const reset = await send(link, form({ token, newPassword: NEW, confirm: NEW }));
	expect(await status(cookiesOf(reset))).toEqual({ loggedIn: false });
	expect((await post("/login/code", underWay, { code: recovery[0] ?? "" })).headers.location).toBe("/login/code");
	expect((await visit("/login/code", underWay)).text).toContain("took longer than ten minutes");
	const first = await logIn(email, "", NEW);
	expect(first.headers.location).toBe("/login/code");
	expect((await post("/login/code", cookiesOf(first), { code: recovery[0] ?? "" })).headers.location).toBe("/dashboard");
});

describe("after the server was stopped and started", () => {
	let left: Awaited<ReturnType<typeof studentWithTwoSteps>> & { challenge: string };
	let stored: string;
	let old: { cookie: string; email: string; key: string };
	beforeAll(async () => {
		const guessed = await studentWithTwoSteps();
		const challenge = cookiesOf(await logIn(guessed.email));
		left = { ...guessed, challenge };
		const statuses: number[] = [];
		for (let n = 0; n < 6; n++) statuses.push((await post("/login/code", challenge, { code: "wrong" })).status);
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);

		const email = newEmail();
		const cookie = await registerStudent(app.url, email);
		await postTwoStep(app.url, cookie, { intent: "begin" });
		old = { cookie, email, key: keyIn(await page(cookie)) };
		const whose = `user_id in (select id from users where email = '${email}')`;
		stored = await app.whileStopped(async () => {
			await withDatabase(app, (run) => run(`update sessions set created_at = now() - interval '20 minutes' where ${whose}`));
			return JSON.stringify(await contentsOf(app));
		});
	});

	test("neither database nor log holds a key or a code", () => {
		const { key, recovery, challenge } = left;
		const codes = [...recovery, ...recovery.map((code) => code.replaceAll("-", ""))];
		const secrets = [...codes, ...[key, old.key].map((text) => text.replaceAll(" ", "")), challenge.split("onward_code=")[1] ?? ""];
		const everything = stored + app.logs.join("\n");
		expect([secrets.length, secrets.filter((secret) => everything.includes(secret))]).toEqual([23, []]);
	});

	test("guesses are still limited to five in a quarter of an hour, and the page says when to come back", async () => {
		const right = await post("/login/code", left.challenge, { code: left.recovery[0] ?? "" });
		expect([right.status, Number(right.headers["retry-after"]) > 60, right.text.includes("Too many tries")]).toEqual([429, true, true]);
		const byApi = await logInByApi({ email: left.email, password: PASSWORD, code: left.recovery[0] });
		expect(byApi.status).toBe(429);
	});

	test("who signed in long ago logs in again before setting it up, and comes back", async () => {
		const { cookie, email, key } = old;
		const shown = await page(cookie);
		expect([shown.includes("Log in again"), shown.includes("Set it up"), keyIn(shown)]).toEqual([true, false, "no key"]);
		for (const intent of ["begin", "confirm"])
			expect((await postTwoStep(app.url, cookie, { intent, code: codeOf(key) })).headers.location).toBe("/settings/two-step");
		const out = await postTwoStep(app.url, cookie, { intent: "log-in-again" });
		expect([out.headers.location, await status(cookie)]).toEqual(["/login?redirectTo=%2Fsettings%2Ftwo-step", { loggedIn: false }]);
		expect((await logIn(email, "/settings/two-step")).headers.location).toBe("/settings/two-step");
	});
});
