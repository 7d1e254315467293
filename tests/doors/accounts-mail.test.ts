import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { runCommand } from "../support/codes";
import { withDatabase } from "../support/database";
import { form, json, PASSWORD, registerStaff, registerStudent, send, studentPayload, withCookie } from "../support/http";
import { resetLinkIn, type SmtpServer, startSmtp, waitForMails, writtenMails } from "../support/mail";

const NEW = "another four words here";
let next = 0;
const newEmail = () => `mail${++next}@example.org`;
const ask = (app: App, email: string, headers: Record<string, string> = {}) => {
	const sent = form({ email });
	return send(`${app.url}/forgot-password`, { ...sent, headers: { ...sent.headers, ...headers } });
};
const logIn = (app: App, email: string, password: string) => send(`${app.url}/api/auth/login`, json("POST", { email, password }));

describe("without a mail server", () => {
	let app: App;
	beforeAll(async () => {
		app = await startApp();
	});
	afterAll(() => app.stop());

	test("a link is written where only the owner reads, leads back and sets the password", async () => {
		const email = newEmail();
		const session = await registerStudent(app.url, email);
		const answer = await ask(app, email);
		expect([answer.status, answer.headers.location]).toEqual([303, "/forgot-password?sent"]);
		const [mail = ""] = await waitForMails(() => writtenMails(app.dataDir), 1);
		const folder = path.join(app.dataDir, "mail");
		expect(statSync(folder).mode & 0o777).toBe(0o700);
		for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);

		const link = resetLinkIn(mail);
		expect(link.startsWith(`${app.url}/reset-password?token=`)).toBe(true);
		const page = await send(link);
		const token = new URL(link).searchParams.get("token") ?? "";
		expect(page.text).toContain(`name="token" value="${token}"`);

		const mismatch = await send(link, form({ token, newPassword: NEW, confirm: "x" }));
		expect([mismatch.status, mismatch.text.includes("New passwords do not match"), mismatch.text.includes(token)]).toEqual([
			422,
			true,
			true,
		]);
		const both = await Promise.all([1, 2].map(() => send(link, form({ token, newPassword: NEW, confirm: NEW }))));
		expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
		expect(both.find(({ status }) => status === 422)?.text).toContain("This link is no longer valid");
		expect((await send(`${app.url}/api/auth/status`, { headers: { cookie: session } })).json()).toEqual({ loggedIn: false });
		expect([(await logIn(app, email, PASSWORD)).status, (await logIn(app, email, NEW)).status]).toEqual([401, 200]);
	});

	test("an unknown address is answered the same, and gets nothing", async () => {
		const before = writtenMails(app.dataDir).length;
		const unknown = await ask(app, newEmail());
		const known = newEmail();
		await registerStudent(app.url, known);
		const answer = await ask(app, known);
		expect([unknown.status, unknown.headers.location, unknown.text]).toEqual([answer.status, answer.headers.location, answer.text]);
		expect(await waitForMails(() => writtenMails(app.dataDir), before + 1)).toHaveLength(before + 1);
	});

	test("a Host of somebody else's never gets into a link", async () => {
		const email = newEmail();
		await registerStudent(app.url, email);
		const before = writtenMails(app.dataDir).length;
		for (const host of ["evil.example", "127.0.0.1.evil.example"]) {
			const answer = await ask(app, email, { host });
			expect([host, answer.status]).toEqual([host, 503]);
			expect(answer.text).toContain("APP_URL");
		}
		await ask(app, email, { "x-forwarded-host": "evil.example" });
		const mails = await waitForMails(() => writtenMails(app.dataDir), before + 1);
		expect(mails).toHaveLength(before + 1);
		expect(mails.join()).not.toContain("evil.example");
	});
});

describe("with a mail server", () => {
	let app: App;
	let smtp: SmtpServer;
	beforeAll(async () => {
		smtp = await startSmtp();
		app = await startApp({ SMTP_URL: smtp.url, SUPPORT_EMAIL: "help@school.example" });
	});
	afterAll(async () => {
		await app.stop();
		await smtp.stop();
	});

	test("a plain mail with the link goes to the address, and none is written", async () => {
		const email = newEmail();
		await registerStudent(app.url, email);
		await ask(app, email.toUpperCase());
		const [mail] = await waitForMails(() => smtp.mails, 1);
		expect(mail).toMatchObject({ from: "help@school.example", to: [email] });
		expect(mail?.raw).toMatch(/^Content-Type: text\/plain/m);
		expect(resetLinkIn(mail?.text ?? "")).toMatch(/token=[\w-]{32}$/);
		expect(writtenMails(app.dataDir)).toEqual([]);
	});

	test("one that is on its way when the server stops still leaves", async () => {
		const email = newEmail();
		await registerStudent(app.url, email);
		const before = smtp.mails.length;
		await ask(app, email);
		expect(await app.stop()).toBeLessThan(2000);
		expect(smtp.mails.length).toBe(before + 1);
		app = await startApp({ SMTP_URL: smtp.url });
	});
});

test("a mail server that refuses changes nothing for the person and is told in the log and on the command line, without the address", async () => {
	const smtp = await startSmtp({ answer: (to) => `550 5.1.1 <${to}> No such person here` });
	const app = await startApp({ SMTP_URL: smtp.url });
	try {
		const email = newEmail();
		await registerStudent(app.url, email);
		expect((await ask(app, email)).status).toBe(303);
		const failures = () => app.logs.filter((line) => line.includes("a mail was refused"));
		expect(await waitForMails(failures, 1)).toHaveLength(1);
		const listed = await runCommand(app, "mails", "list");
		expect(listed).toMatch(/^[\w-]{36} {2}bounced {2}1 try {2}less than an hour ago {2}550 5\.1\.1 No such person here$/);
		expect(app.logs.join()).not.toContain(email);
		expect((await send(`${app.url}/login`)).status).toBe(200);
	} finally {
		await app.stop();
		await smtp.stop();
	}
});

test("a server that is killed while a mail is on its way sends it when it is back, and one that waits as well", async () => {
	let isHeld = true;
	const smtp = await startSmtp({ answer: (_, at) => (isHeld && at === "end" ? "hold" : undefined) });
	const app = await startApp({ SMTP_URL: smtp.url });
	try {
		const emails = Array.from({ length: 7 }, newEmail);
		const staff = await registerStaff(app.url, newEmail(), emails.length);
		// Answered once the mails are queued; a link for a new password is answered before.
		const invited = await send(`${app.url}/admin/invitations`, withCookie(staff, form({ intent: "invite", many: emails.join(" ") })));
		expect(invited.status).toBe(303);
		expect(await waitForMails(() => [...smtp.open], 5)).toHaveLength(5);
		await app.kill();
		isHeld = false;
		await app.whileStopped(() => withDatabase(app, (run) => run("update pgboss.job set started_on = now() - interval '6 minutes'")));
		await waitForMails(() => smtp.mails, emails.length);
		expect(smtp.mails.map(({ to }) => to.join()).sort()).toEqual(emails.sort());
	} finally {
		await app.stop();
		await smtp.stop();
	}
});

test("a mail server that never answers does not hold up the server's end", async () => {
	const smtp = await startSmtp({ isSilent: true });
	const app = await startApp({ SMTP_URL: smtp.url });
	try {
		const email = newEmail();
		await registerStudent(app.url, email);
		await ask(app, email);
		expect(await waitForMails(() => [...smtp.open], 1)).toHaveLength(1);
	} finally {
		expect(await app.stop()).toBeLessThan(2000);
		await smtp.stop();
	}
});

test("under an https address cookies belong to this host alone, and links lead to that address", async () => {
	const app = await startApp({ APP_URL: "https://onward.example" });
	try {
		const email = newEmail();
		const answer = await send(`${app.url}/api/auth/register`, json("POST", studentPayload(email)));
		const cookies = answer.headers["set-cookie"] ?? [];
		expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual(["__Host-onward_device", "__Host-onward_session"]);
		for (const cookie of cookies) {
			for (const part of ["Secure", "HttpOnly", "Path=/", "SameSite=Lax"]) expect(cookie).toContain(`; ${part}`);
			expect(cookie).not.toContain("Domain=");
		}
		await ask(app, email, { host: "evil.example" });
		const [mail = ""] = await waitForMails(() => writtenMails(app.dataDir), 1);
		expect(resetLinkIn(mail)).toMatch(/^https:\/\/onward\.example\/reset-password\?token=[\w-]{32}$/);
	} finally {
		await app.stop();
	}
});
