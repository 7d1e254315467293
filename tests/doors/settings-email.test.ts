import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { type GoogleServer, startGoogle } from "../support/google";
import { cookiesOf, form, json, PASSWORD, type Received, registerStudent, send, withCookie } from "../support/http";
import { confirmLinkIn, resetLinkIn, waitForMails, writtenMails } from "../support/mail";

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
const newEmail = () => `settings${++next}@example.org`;
const post = (cookie: string, fields: Record<string, string>) => send(`${app.url}/settings`, withCookie(cookie, form(fields)));
const settings = async (cookie: string) => (await send(`${app.url}/settings`, withCookie(cookie))).text;
const status = async (cookie: string) => (await send(`${app.url}/api/auth/status`, withCookie(cookie))).json();
const logIn = (email: string, password = PASSWORD) => send(`${app.url}/api/auth/login`, json("POST", { email, password }));

/** The mails that `work` led to: `count` of them. */
async function mailsOf(count: number, work: () => Promise<unknown>): Promise<string[]> {
	const before = writtenMails(app.dataDir);
	await work();
	return waitForMails(
		() => writtenMails(app.dataDir, { withHead: true }).filter((mail) => !before.some((old) => mail.endsWith(old))),
		count,
	);
}
const linkTo = (mails: string[], address: string) => confirmLinkIn(mails.find((mail) => mail.includes(`To: ${address}`)) ?? "");
const sayYes = (link: string, cookie = "") =>
	send(link, withCookie(cookie, form({ token: new URL(link).searchParams.get("token") ?? "" })));

test("an address changes once both mailed links were opened and answered; opening alone does nothing", async () => {
	const [old, target] = [newEmail(), newEmail()];
	const cookie = await registerStudent(app.url, old);
	const other = cookiesOf(await logIn(old));
	let asked: Received | undefined;
	const mails = await mailsOf(2, async () => {
		asked = await post(cookie, { intent: "change-email", newEmail: ` ${target.toUpperCase()} `, password: PASSWORD });
	});
	expect([asked?.status, asked?.headers.location]).toEqual([303, "/settings#email-change"]);
	expect(await settings(cookie)).toContain("no answer yet");
	const [oldLink, newLink] = [linkTo(mails, old), linkTo(mails, target)];
	expect(mails.find((mail) => mail.includes(`To: ${target}`))).not.toContain(old);
	for (const link of [oldLink, newLink])
		for (let opened = 0; opened < 2; opened++) expect((await send(link)).text).toContain("Yes, use this address");
	expect(await status(cookie)).toMatchObject({ user: { userInformation: { email: old } } });

	const first = await sayYes(newLink);
	expect((await send(app.url + first.headers.location)).text).toContain("One more yes");
	expect(await settings(cookie)).toContain("said yes");
	const told = await mailsOf(2, async () => {
		const second = await sayYes(oldLink, cookie);
		expect([second.status, second.headers.location]).toEqual([303, "/confirm-email?changed"]);
		expect(second.headers["set-cookie"]?.join()).toMatch(/^onward_device=/);
	});
	expect(told.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).sort()).toEqual([old, target].sort());
	expect([await status(cookie), await status(other)]).toMatchObject([
		{ user: { userInformation: { email: target } } },
		{ loggedIn: false },
	]);
	expect([(await logIn(old)).status, (await logIn(target)).status]).toEqual([401, 200]);
	const late = await sayYes(oldLink);
	expect([late.status, late.text.includes("no longer valid")]).toEqual([422, true]);
	expect((await send(newLink)).text).toContain("not valid any more");
});

test("an address with an account looks like any other, to the page and in its answer", async () => {
	const [taken, free] = [newEmail(), newEmail()];
	await registerStudent(app.url, taken);
	const pages: string[] = [];
	for (const target of [taken, free]) {
		const cookie = await registerStudent(app.url, `asks-${target}`);
		const answer = await post(cookie, { intent: "change-email", newEmail: target, password: PASSWORD });
		expect([answer.status, answer.headers.location, answer.text]).toEqual([303, "/settings#email-change", ""]);
		pages.push((await settings(cookie)).replaceAll(target, "ADDRESS").replace(/[\da-f]{8}-[\da-f-]{27}/g, "ID"));
	}
	expect(pages[0]).toBe(pages[1]);
});

test("a refusal stands beside its own form, and gives no password back", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	const answer = await post(cookie, { intent: "change-email", newEmail: "nowhere", password: "secret-word" });
	expect([answer.status, answer.text.includes("secret-word")]).toEqual([422, false]);
	expect(answer.text).toMatch(/id="change-email-newEmail-error"/);
	expect(answer.text).not.toMatch(/id="change-password-[a-zA-Z]+-error"/);
	const wrong = await post(cookie, { intent: "change-email", newEmail: newEmail(), password: "wrong" });
	expect([wrong.status, wrong.text.includes("This is not your current password.")]).toEqual([422, true]);
	const nothing = await post(cookie, { intent: "resend-email-change" });
	expect([nothing.status, nothing.text.includes("No change of address is waiting")]).toEqual([422, true]);
});

test("nobody changes an address without a session, and staff not from the students' page", async () => {
	const fields = { intent: "change-email", newEmail: newEmail(), password: PASSWORD };
	expect((await post("", fields)).headers.location).toBe("/login?redirectTo=%2Fsettings");
	const staff = { email: newEmail(), password: PASSWORD, confirm: PASSWORD, termsAccepted: true, schoolName: "North", studentCount: 3 };
	const cookie = cookiesOf(await send(`${app.url}/api/auth/adminRegister`, json("POST", staff)));
	expect((await post(cookie, fields)).headers.location).toBe("/admin");
});

test("who came with Google sets a password by mail, and has both ways in", async () => {
	google.person = { sub: "settings-google", email: newEmail(), email_verified: true };
	const visit = async (address: string, cookie = "") => send(address.startsWith("http") ? address : app.url + address, withCookie(cookie));
	const signIn = async () => {
		const started = await visit("/api/auth/login/federated/google");
		const asked = await visit(started.headers.location ?? "");
		return cookiesOf(await visit(asked.headers.location ?? "", cookiesOf(started)));
	};
	const cookie = await signIn();
	expect(await settings(cookie)).toContain("Set a password");
	const [mail = ""] = await mailsOf(1, async () => {
		const asked = await post(cookie, { intent: "set-password" });
		expect([asked.status, asked.headers.location]).toEqual([303, "/settings?mailed=password#password"]);
	});
	expect((await visit("/settings?mailed=password", cookie)).text).toContain(`is on its way to ${google.person.email}`);
	const link = resetLinkIn(mail);
	const token = new URL(link).searchParams.get("token") ?? "";
	expect((await send(link, form({ token, newPassword: NEW, confirm: NEW }))).headers.location).toBe("/login?notice=password-reset");
	expect([(await logIn(google.person.email, NEW)).status, await status(await signIn())]).toMatchObject([
		200,
		{ user: { hasPassword: true } },
	]);
});
