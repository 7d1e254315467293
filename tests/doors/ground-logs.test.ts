import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { cookiesOf, form, json, registerStudent, send, studentPayload, withCookie } from "../support/http";
import { resetLinkIn, waitForMails, writtenMails } from "../support/mail";
import { ROUTES } from "../support/routes";

/** Words that stand nowhere but in what a person gives. */
const MAIL = "sentinel.person@example.org";
const SECRET = "sentinel-password-one";
const NEW_SECRET = "sentinel-password-two";
const WORDS = ["sentinel", "Sentinelia", "SENTINELCODE", "1999-09-09", "Sentinel Street", "203.0.113.77", "SentinelBrowser", "127.0.0.1:"];

/** Routes of the site map that take parts of somebody's own, once for each request sent there. */
const OPEN_ADDRESSES: string[] = [];

let app: App;
beforeAll(async () => {
	app = await startApp({ TRUST_PROXY: "1" });
	const headers = { "x-forwarded-for": "203.0.113.77", "user-agent": "SentinelBrowser/1.0" };
	const post = (address: string, fields: Record<string, string>, cookie = "") => {
		const sent = form(fields);
		return send(app.url + address, withCookie(cookie, { ...sent, headers: { ...sent.headers, ...headers } }));
	};
	const registered = { password: SECRET, confirm: SECRET, termsAccepted: "on", ageConfirmed: "on", consentConfirmed: "on" };
	let cookie = cookiesOf(await post("/register?from=sentinel", { ...registered, email: MAIL, referral: "SENTINELCODE" }));
	await post("/register", { ...registered, email: MAIL });
	await post("/login?redirectTo=%2Fprofile%3Fsentinel", { email: MAIL, password: "sentinel wrong" });
	cookie = cookiesOf(await post("/login", { email: MAIL, password: SECRET }));
	await send(`${app.url}/api/auth/login`, json("POST", { email: MAIL, password: "sentinel wrong" }));
	await send(`${app.url}/api/auth/register`, json("POST", { ...studentPayload("sentinel.other@example.org"), username: "sentinel" }));
	await post(
		"/profile",
		{
			"personalInformation.firstName": "Sentinelia",
			"personalInformation.dateOfBirth": "1999-09-09",
			"personalInformation.address.address1": "Sentinel Street 1",
		},
		cookie,
	);
	await send(
		`${app.url}/api/users/updateProfileFull`,
		withCookie(cookie, json("PUT", { personalInformation: { sex: "Sentinelia" }, Sentinelia: 1 })),
	);
	await post("/settings", { intent: "change-password", oldPassword: SECRET, newPassword: NEW_SECRET, confirm: NEW_SECRET }, cookie);
	await post("/forgot-password", { email: MAIL });
	const [mail = ""] = await waitForMails(() => writtenMails(app.dataDir), 1);
	const token = new URL(resetLinkIn(mail)).searchParams.get("token") ?? "";
	expect(token).toMatch(/^[\w-]{30,}$/);
	await send(`${app.url}/reset-password?token=${token}`, { headers });
	await post("/reset-password", { token, newPassword: SECRET, confirm: SECRET });
	await send(`${app.url}/api/auth/status`, withCookie(cookie));
	WORDS.push(token, ...cookie.split("; ").map((part) => part.split("=")[1] ?? ""));
	for (const { path, address } of ROUTES.filter(({ path }) => path !== "/*" && path.endsWith("/*")))
		for (const own of ["/SENTINELCODE", "/SENTINELCODE/", "//sentinel/code", "/SENTINELCODE.data", "%2Fsentinel"])
			for (const written of [address, address.toUpperCase(), `/${address}`]) {
				OPEN_ADDRESSES.push(path);
				await send(app.url + written + own, { headers });
			}
	await post("/register/SENTINELCODE", { email: "not an address" });
	for (const odd of ["/nowhere?name=Sentinelia", "/%E0%A4%A?sentinel", "/api/none?sentinel"]) await send(app.url + odd, { headers });
	await sleep(600);
}, 120_000);
afterAll(() => app.stop());

test("the log tells of each request, and of no person", () => {
	const requests = app.logs.filter((line) => line.includes('"msg":"request"'));
	expect(requests.length).toBeGreaterThan(14);
	for (const line of requests)
		expect(Object.keys(JSON.parse(line)).sort()).toEqual(["id", "level", "method", "ms", "msg", "path", "queries", "status", "time"]);
	const lines = app.logs.filter((line) => !line.includes('"msg":"listening"'));
	expect(WORDS.length).toBeGreaterThan(9);
	for (const word of WORDS) expect([word, lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))]).toEqual([word, []]);
});

test("an address with a part of somebody's own is told by its route", () => {
	const paths = app.logs.filter((line) => line.includes('"msg":"request"')).map((line) => String(JSON.parse(line).path).toLowerCase());
	expect(OPEN_ADDRESSES.length).toBeGreaterThan(20);
	for (const route of new Set(OPEN_ADDRESSES)) {
		const told = paths.filter((path) => path.replace(/^\/+/, "/") === route.toLowerCase());
		expect([route, told.length]).toEqual([
			route,
			OPEN_ADDRESSES.filter((other) => other === route).length + (route === "/register/*" ? 1 : 0),
		]);
	}
});

test("each answer is found in the log by its id", async () => {
	const cookie = await registerStudent(app.url, "found@example.org");
	const answer = await send(`${app.url}/profile`, withCookie(cookie));
	await sleep(600);
	const line = app.logs.find((candidate) => candidate.includes(String(answer.headers["x-request-id"])));
	expect(JSON.parse(line ?? "{}")).toMatchObject({ method: "GET", path: "/profile", status: 200, queries: 2 });
});
