import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { cookiesOf, form, json, PASSWORD, type Received, registerStudent, send, studentPayload, withCookie } from "../support/http";

const NEW = "another four words here";
const TICKS = { termsAccepted: "on", ageConfirmed: "on", consentConfirmed: "on" };

let app: App;
beforeAll(async () => {
	app = await startApp();
});
afterAll(() => app.stop());

let next = 0;
const newEmail = () => `door${++next}@example.org`;
const get = (path: string, cookie = "", headers: Record<string, string> = {}) => send(app.url + path, { headers: { cookie, ...headers } });
const post = (path: string, fields: Record<string, string>, cookie = "") => send(app.url + path, withCookie(cookie, form(fields)));
const call = (method: string, path: string, value: unknown, cookie = "") => send(app.url + path, withCookie(cookie, json(method, value)));
const status = async (cookie: string) => (await get("/api/auth/status", cookie)).json();
const logIn = (email: string, password = PASSWORD, cookie = "") => call("POST", "/api/auth/login", { email, password }, cookie);
const sessionIn = (answer: Received) =>
	answer.headers["set-cookie"]?.find((cookie) => cookie.startsWith("onward_session=")) ?? "no session";
const sessionOnly = (cookies: string) => /onward_session=[^;]+/.exec(cookies)?.[0] ?? "";
const deviceOnly = (cookies: string) => /onward_device=[^;]+/.exec(cookies)?.[0] ?? "";

describe("registering", () => {
	test("both doors make the same account", async () => {
		const byForm = newEmail();
		const byJson = newEmail();
		const answer = await post("/register", { email: byForm, password: PASSWORD, confirm: PASSWORD, referral: "FRIEND", ...TICKS });
		expect([answer.status, answer.headers.location]).toEqual([303, "/dashboard"]);
		const reply = await call("POST", "/api/auth/register", { ...studentPayload(byJson), referral: "FRIEND" });
		expect(reply.status).toBe(200);
		const formStatus = await status(cookiesOf(answer));
		expect(formStatus).toMatchObject({
			loggedIn: true,
			role: "Student",
			user: { accessInformation: { trialUses: 10 }, hasPassword: true },
		});
		expect(reply.json()).toEqual(JSON.parse(JSON.stringify(formStatus).replace(byForm, byJson)));
		expect(await status(cookiesOf(reply))).toEqual(reply.json());
	});

	test("both doors make the same school", async () => {
		const byForm = newEmail();
		const byJson = newEmail();
		const fields = { password: PASSWORD, confirm: PASSWORD, schoolName: "North High" };
		const answer = await post("/adminRegister", { ...fields, email: byForm, studentCount: "120", termsAccepted: "on" });
		expect([answer.status, answer.headers.location]).toEqual([303, "/admin"]);
		const reply = await call("POST", "/api/auth/adminRegister", { ...fields, email: byJson, studentCount: 120, termsAccepted: true });
		expect(reply.json()).toMatchObject({ loggedIn: true, role: "Admin" });
		for (const [cookie, email] of [[cookiesOf(answer), byForm] as const, [cookiesOf(reply), byJson] as const]) {
			const page = await get("/admin", cookie);
			expect(page.status).toBe(200);
			for (const part of [email, "North High", "120"]) expect(page.text).toContain(part);
		}
	});

	test.each<[string, Record<string, string>, string]>([
		["without the age", { ageConfirmed: "" }, "aged 13 or older"],
		["without a parent's consent", { consentConfirmed: "" }, "guardian&#x27;s consent"],
		["without the terms", { termsAccepted: "" }, "accept the terms"],
		["with two passwords", { confirm: `${PASSWORD}!` }, "Passwords don&#x27;t match"],
		["with a short password", { password: "short", confirm: "short" }, "at least 10 characters"],
		["with a common password", { password: "password123", confirm: "password123" }, "most common"],
	])("%s comes back filled in, without the passwords", async (_, wrong, message) => {
		const email = newEmail();
		const answer = await post("/register/FRIEND", { email, password: PASSWORD, confirm: PASSWORD, referral: "KEPT", ...TICKS, ...wrong });
		expect(answer.status).toBe(422);
		expect(answer.text).toContain(message);
		expect(answer.text).toContain(`value="${email}"`);
		expect(answer.text).toContain('value="KEPT"');
		expect(answer.text).toMatch(/aria-invalid="true"/);
		expect(answer.text).not.toContain(wrong.password ?? PASSWORD);
		expect((await logIn(email)).status).toBe(401);
	});

	test("a taken e-mail is a conflict with the specification's text", async () => {
		const email = newEmail();
		await registerStudent(app.url, email);
		const again = await call("POST", "/api/auth/register", studentPayload(email.toUpperCase()));
		expect([again.status, again.json()]).toMatchObject([
			409,
			{ code: "conflict", message: "An error occurred during registration.", fields: { email: expect.any(String) } },
		]);
		const byForm = await post("/register", { email, password: PASSWORD, confirm: PASSWORD, ...TICKS });
		expect(byForm.status).toBe(409);
		expect(byForm.text).toContain("An error occurred during registration.");
	});

	test("one e-mail through both doors at once makes one account", async () => {
		const email = newEmail();
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, n) =>
				n % 2
					? call("POST", "/api/auth/register", studentPayload(email))
					: post("/register", { email, password: PASSWORD, confirm: PASSWORD, ...TICKS }),
			),
		);
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((code) => code === 200 || code === 303)).toHaveLength(1);
		expect(statuses.filter((code) => code === 409)).toHaveLength(7);
	});

	test("the trailing segment fills in the referral, in any letter case of the path", async () => {
		for (const path of ["/register/FRIEND%201", "/REGISTER/FRIEND%201"])
			expect((await get(path)).text).toMatch(/name="referral"[^>]*value="FRIEND 1"/);
		expect((await get("/AdminRegister/anything")).text).toContain('name="schoolName"');
	});
});

describe("logging in", () => {
	test("unknown e-mail and wrong password answer alike", async () => {
		const email = newEmail();
		await registerStudent(app.url, email);
		const answers = [await logIn(email, "not the password"), await logIn(newEmail(), "not the password")];
		for (const answer of answers)
			expect([answer.status, answer.json()]).toEqual([401, { code: "signed_out", message: "Failed to log in", error: "Failed to log in" }]);
		const pages = [email, newEmail()].map((tried) =>
			post("/login", { email: tried, password: "not the password" }).then(({ status, text }) => [status, text.replaceAll(tried, "")]),
		);
		const [one, other] = await Promise.all(pages);
		expect(one?.[0]).toBe(422);
		expect(one?.[1]).toContain("Failed to log in");
		expect(other).toEqual(one);
	});

	test("every sign-in is a new session and ends the one the browser had", async () => {
		const email = newEmail();
		const first = await registerStudent(app.url, email);
		const second = cookiesOf(await logIn(email, PASSWORD, first));
		const third = cookiesOf(await post("/login", { email, password: PASSWORD }, second));
		expect(new Set([first, second, third].map(sessionOnly)).size).toBe(3);
		expect([(await status(first)).loggedIn, (await status(second)).loggedIn, (await status(third)).loggedIn]).toEqual([false, false, true]);
	});

	test("the session's cookie is out of reach of scripts and other sites", async () => {
		const cookie = sessionIn(await call("POST", "/api/auth/register", studentPayload(newEmail())));
		expect(cookie).toMatch(/; HttpOnly/);
		expect(cookie).toMatch(/; SameSite=Lax/);
		expect(cookie).toMatch(/; Path=\//);
		expect(cookie).not.toMatch(/Domain=|Secure/);
	});

	test.each([
		["/profile", "/profile"],
		["/settings?changed=password", "/settings?changed=password"],
		["//evil.example", "/dashboard"],
		["/\\evil.example", "/dashboard"],
		["\\/evil.example", "/dashboard"],
		["/.//evil.example", "/dashboard"],
		["/\t/evil.example", "/dashboard"],
		["https://evil.example", "/dashboard"],
		["javascript:alert(1)", "/dashboard"],
		["evil", "/dashboard"],
		["/logout", "/dashboard"],
		["/LOGIN?redirectTo=/login", "/dashboard"],
	])("redirectTo %j leads to %s", async (redirectTo, location) => {
		const email = newEmail();
		const cookie = await registerStudent(app.url, email);
		const query = new URLSearchParams({ redirectTo });
		const answer = await post(`/login?${query}`, { email, password: PASSWORD });
		expect([answer.status, answer.headers.location]).toEqual([303, location]);
		expect((await get(`/login?${query}`, cookie)).headers.location).toBe(location);
	});

	test("a page behind the login comes back after it", async () => {
		const answer = await get("/settings?changed=password");
		expect(answer.headers.location).toBe(`/login?${new URLSearchParams({ redirectTo: "/settings?changed=password" })}`);
	});

	test("the page runs no script and weighs at most 14 KB with its styles", async () => {
		const page = await get("/login", "", { "accept-encoding": "br" });
		expect(page.text).not.toMatch(/<script|modulepreload/);
		const stylesheets = [...page.text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? "");
		expect(stylesheets.length).toBeGreaterThan(0);
		const sizes = await Promise.all(stylesheets.map(async (href) => (await get(href, "", { "accept-encoding": "br" })).bytes.byteLength));
		const total = sizes.reduce((sum, size) => sum + size, page.bytes.byteLength);
		expect(total).toBeGreaterThan(1000);
		expect(total).toBeLessThanOrEqual(14 * 1024);
	});
});

describe("roles", () => {
	test("lead to their own start, and away from the other's pages", async () => {
		const student = await registerStudent(app.url, newEmail());
		const email = newEmail();
		await call("POST", "/api/auth/adminRegister", {
			email,
			password: PASSWORD,
			confirm: PASSWORD,
			termsAccepted: true,
			schoolName: "S",
			studentCount: 1,
		});
		const login = await post("/login", { email, password: PASSWORD });
		expect(login.headers.location).toBe("/admin");
		const staff = cookiesOf(login);
		for (const path of ["/login", "/register", "/register/CODE", "/adminRegister"]) {
			expect([path, (await get(path, student)).headers.location]).toEqual([path, "/dashboard"]);
			expect([path, (await get(path, staff)).headers.location]).toEqual([path, "/admin"]);
		}
		expect((await get("/dashboard", staff)).headers.location).toBe("/admin");
		expect((await get("/settings", staff)).headers.location).toBe("/adminsettings");
		expect((await get("/admin", student)).headers.location).toBe("/dashboard");
	});
});

describe("logging out", () => {
	test("by form and by API ends the session itself", async () => {
		for (const leave of [
			(cookie: string) => post("/logout", {}, cookie),
			(cookie: string) => call("POST", "/api/auth/logout", {}, cookie),
		]) {
			const cookie = await registerStudent(app.url, newEmail());
			const answer = await leave(cookie);
			expect([200, 303]).toContain(answer.status);
			expect(sessionIn(answer)).toMatch(/Max-Age=0/);
			expect((await status(cookie)).loggedIn).toBe(false);
		}
	});

	const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
	test.each([
		["a link of this site", { ...navigation, "sec-fetch-site": "same-origin" }, false],
		["the address bar", { ...navigation, "sec-fetch-site": "none" }, false],
		["a link elsewhere", { ...navigation, "sec-fetch-site": "cross-site" }, true],
		["a picture of this site", { "sec-fetch-mode": "no-cors", "sec-fetch-site": "same-origin" }, true],
		["a prefetch", { ...navigation, "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" }, true],
		["a client that does not tell", {}, true],
	])("by address from %s", async (_, headers, isStillIn) => {
		const cookie = await registerStudent(app.url, newEmail());
		const answer = await get("/logout", cookie, headers);
		expect((await status(cookie)).loggedIn).toBe(isStillIn);
		if (isStillIn) expect(answer.text).toMatch(/<form method="post" action="\/logout"/);
		else expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
	});
});

describe("changing the password", () => {
	test.each(["form", "json"])("by %s ends all other sessions", async (door) => {
		const email = newEmail();
		const elsewhere = await registerStudent(app.url, email);
		const here = cookiesOf(await logIn(email));
		if (door === "form") {
			const answer = await post("/settings", { intent: "change-password", oldPassword: PASSWORD, newPassword: NEW, confirm: NEW }, here);
			expect([answer.status, answer.headers.location]).toEqual([303, "/settings?changed=password"]);
			expect((await get("/settings?changed=password", here)).text).toContain("Password changed successfully!");
		} else {
			const answer = await call("PUT", "/api/auth/change-password", { oldPassword: PASSWORD, newPassword: NEW }, here);
			expect([answer.status, answer.json().message]).toEqual([200, "Password changed successfully!"]);
		}
		expect([(await status(here)).loggedIn, (await status(elsewhere)).loggedIn]).toEqual([true, false]);
		expect([(await logIn(email)).status, (await logIn(email, NEW)).status]).toEqual([401, 200]);
	});

	test("that is refused says so beside the field and changes nothing", async () => {
		const email = newEmail();
		const cookie = await registerStudent(app.url, email);
		const mismatch = await post("/settings", { oldPassword: PASSWORD, newPassword: NEW, confirm: "x" }, cookie);
		expect([mismatch.status, mismatch.text.includes("New passwords do not match")]).toEqual([422, true]);
		const wrong = await post("/settings", { oldPassword: "wrong", newPassword: NEW, confirm: NEW }, cookie);
		expect([wrong.status, wrong.text.includes("Failed to change password.")]).toEqual([422, true]);
		const byApi = await call("PUT", "/api/auth/change-password", { oldPassword: "wrong", newPassword: NEW }, cookie);
		expect([byApi.status, byApi.json().message]).toEqual([422, "Failed to change password."]);
		expect((await call("PUT", "/api/auth/change-password", { oldPassword: PASSWORD, newPassword: NEW })).status).toBe(401);
		expect((await logIn(email)).status).toBe(200);
	});
});

describe("sessions in the settings", () => {
	test("one is ended by its button, a stranger's is not, and all at once are", async () => {
		const email = newEmail();
		const phone = await registerStudent(app.url, email);
		const here = cookiesOf(await logIn(email));
		const stranger = await registerStudent(app.url, newEmail());
		const ids = async (cookie: string) =>
			[...(await get("/settings", cookie)).text.matchAll(/name="sessionId" value="([^"]+)"/g)].map(([, id]) => id ?? "");
		expect(await ids(here)).toHaveLength(2);

		const [strangersId = ""] = await ids(stranger);
		await post("/settings", { intent: "end-session", sessionId: strangersId }, here);
		expect((await status(stranger)).loggedIn).toBe(true);

		const page = (await get("/settings", here)).text;
		const [, current] = /This browser, now[\s\S]*?name="sessionId" value="([^"]+)"/.exec(page) ?? [];
		const other = (await ids(here)).find((id) => id !== current) ?? "";
		expect((await post("/settings", { intent: "end-session", sessionId: other }, here)).status).toBe(303);
		expect([(await status(here)).loggedIn, (await status(phone)).loggedIn]).toEqual([true, false]);

		const again = cookiesOf(await logIn(email));
		const answer = await post("/settings", { intent: "sign-out-everywhere" }, here);
		expect(answer.headers.location).toBe("/login?notice=signed-out-everywhere");
		expect([(await status(here)).loggedIn, (await status(again)).loggedIn]).toEqual([false, false]);
	});
});

describe("limits", () => {
	test("thirty students behind one address register and sign in at once", async () => {
		const emails = Array.from({ length: 30 }, newEmail);
		const registered = await Promise.all(emails.map((email) => call("POST", "/api/auth/register", studentPayload(email))));
		expect(registered.map(({ status }) => status)).toEqual(Array(30).fill(200));
		const signedIn = await Promise.all(emails.map((email) => post("/login", { email, password: PASSWORD })));
		expect(signedIn.map(({ status }) => status)).toEqual(Array(30).fill(303));
	});

	test("sixty wrong passwords in a row are limited, also after a crash, and the owner's browser is not", async () => {
		const email = newEmail();
		const device = deviceOnly(await registerStudent(app.url, email));
		const statuses = [];
		for (let n = 0; n < 60; n++) {
			const answer = n % 2 ? await logIn(email, `wrong ${n}`) : await post("/login", { email, password: `wrong ${n}` });
			statuses.push(answer.status);
			if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
		}
		expect(statuses.slice(0, 20).every((code) => code === 401 || code === 422)).toBe(true);
		expect(statuses.slice(20)).toEqual(Array(40).fill(429));

		await app.kill();
		await app.whileStopped(async () => {});
		expect((await logIn(email)).status).toBe(429);
		expect((await post("/login", { email, password: PASSWORD })).text).toMatch(/Too many tries\. Please try again in \d+ minutes/);
		expect((await logIn(email, PASSWORD, device)).status).toBe(200);
	});

	test("a forged browser cookie is worth nothing", async () => {
		const email = newEmail();
		const [value = ""] = deviceOnly(await registerStudent(app.url, email)).split(".");
		for (let n = 0; n < 20; n++) await logIn(email, `wrong ${n}`);
		expect((await logIn(email, PASSWORD, `${value}.forged`)).status).toBe(429);
	});
});
