import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { type GoogleServer, startGoogle } from "../support/google";
import { cookiesOf, form, json, PASSWORD, type Received, registerStudent, send, withCookie } from "../support/http";

const START = "/api/auth/login/federated/google";

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
const newPerson = () => ({ sub: `sub-${++next}`, email: `Google${next}@example.org`, email_verified: true, name: "Gia Google" });
const get = (address: string, cookie = "") => send(address.startsWith("http") ? address : app.url + address, { headers: { cookie } });
const locationOf = ({ headers }: Received) => headers.location ?? "nowhere";
const status = async (cookie: string) => (await get("/api/auth/status", cookie)).json();

/** Goes to Google and back as a browser does; gives the address that Google leads back to, and the cookie of the journey. */
async function toGoogle(from = START): Promise<{ back: string; cookie: string }> {
	const started = await get(from);
	return { back: locationOf(await get(locationOf(started))), cookie: cookiesOf(started) };
}
async function signIn(from = START): Promise<Received> {
	const { back, cookie } = await toGoogle(from);
	return get(back, cookie);
}

test("the links stand on both pages, with what going on confirms", async () => {
	for (const [path, label] of [
		["/login", "Sign in with Google"],
		["/register", "Register with Google"],
	] as const) {
		const page = (await get(path)).text;
		expect(page).toContain(`href="${START}"`);
		expect(page).toContain(label);
		expect(page).toMatch(/13 or older/);
	}
});

test("a new person gets a student's account without a password, and comes back to it", async () => {
	google.person = newPerson();
	const answer = await signIn();
	expect([answer.status, locationOf(answer)]).toEqual([303, "/dashboard"]);
	const cookie = cookiesOf(answer);
	expect(await status(cookie)).toMatchObject({
		loggedIn: true,
		role: "Student",
		user: { userInformation: { email: google.person.email.toLowerCase() }, hasPassword: false, accessInformation: { trialUses: 10 } },
	});
	expect(google.requests.at(-1)?.get("redirect_uri")).toBe(`${app.url}${START}/callback`);

	const settings = (await get("/settings", cookie)).text;
	expect(settings.match(/placeholder="No password to change"/g)).toHaveLength(3);
	expect(settings).toContain('title="You cannot change your password because you registered using a Google account."');
	const change = await send(
		`${app.url}/api/auth/change-password`,
		withCookie(cookie, json("PUT", { oldPassword: "x", newPassword: "another four words here" })),
	);
	expect([change.status, change.json().message]).toEqual([
		409,
		"You cannot change your password because you registered using a Google account.",
	]);

	google.person = { ...google.person, email: "moved@example.org" };
	const again = await status(cookiesOf(await signIn()));
	expect(again).toEqual(await status(cookie));
});

test("leads to the page asked for before, on this site only", async () => {
	google.person = newPerson();
	const link = /href="([^"]+federated[^"]+)"/.exec((await get("/login?redirectTo=%2Fsettings")).text)?.[1] ?? "no link";
	expect(locationOf(await signIn(link))).toBe("/settings");
	expect(locationOf(await signIn(`${START}?redirectTo=${encodeURIComponent("//evil.example")}`))).toBe("/dashboard");
});

test("never enters an account that has a password", async () => {
	const person = newPerson();
	google.person = person;
	await registerStudent(app.url, person.email);
	const answer = await signIn();
	expect(answer.status).toBe(409);
	expect(answer.text).toContain("Please log in with its password.");
	expect(await status(cookiesOf(answer))).toEqual({ loggedIn: false });
	expect((await send(`${app.url}/login`, form({ email: person.email, password: PASSWORD }))).status).toBe(303);
});

test("needs an address that Google has verified", async () => {
	google.person = { ...newPerson(), email_verified: false };
	const answer = await signIn();
	expect(answer.status).toBe(422);
	expect(await status(cookiesOf(answer))).toEqual({ loggedIn: false });
});

test("who turns back at Google is told on the login page", async () => {
	google.person = undefined;
	const answer = await signIn();
	expect(locationOf(answer)).toBe("/login?notice=google-cancelled");
	expect((await get(locationOf(answer))).text).toContain("You did not finish signing in with Google.");
});

test("an answer for another browser, a used one, an invented one and a failing Google sign nobody in", async () => {
	google.person = newPerson();
	const failed = "/login?notice=google-failed";
	const journey = await toGoogle();
	expect(locationOf(await get(journey.back))).toBe(failed);
	expect(locationOf(await get(journey.back, (await toGoogle()).cookie))).toBe(failed);
	expect(locationOf(await get(journey.back.replace(/state=[^&]+/, "state=x"), journey.cookie))).toBe(failed);
	expect(locationOf(await get(journey.back.replace(/code=[^&]+/, "code=x"), journey.cookie))).toBe(failed);
	expect(locationOf(await get(`${START}/callback`))).toBe(failed);
	expect(locationOf(await get(journey.back, journey.cookie))).toBe("/dashboard");
	expect(locationOf(await get(journey.back, journey.cookie))).toBe(failed);

	google.isBroken = true;
	expect(locationOf(await signIn())).toBe(failed);
	google.isBroken = false;
	expect((await get(failed)).text).toContain("Signing in with Google did not work.");
});

test("where it is not set up, there is no link and no way in", async () => {
	const plain = await startApp();
	try {
		for (const path of ["/login", "/register"]) expect((await send(plain.url + path)).text).not.toContain("Google");
		for (const path of [START, `${START}/callback?code=x&state=y`])
			expect(locationOf(await send(plain.url + path))).toBe("/login?notice=google-failed");
	} finally {
		await plain.stop();
	}
});
