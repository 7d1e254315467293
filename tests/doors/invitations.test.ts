import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { withDatabase } from "../support/database";
import { form, registerStaff, registerStudent, send, withCookie } from "../support/http";
import { joinLinkIn, type SmtpServer, startSmtp, waitForMails } from "../support/mail";

let smtp: SmtpServer;
let app: App;
let staff: string;
beforeAll(async () => {
	smtp = await startSmtp({ answer: (to) => (to.startsWith("nobody") ? `550 5.1.1 <${to}> No such person here` : undefined) });
	app = await startApp({ SMTP_URL: smtp.url });
	staff = await registerStaff(app.url);
});
afterAll(async () => {
	await app?.stop();
	await smtp?.stop();
});

const post = (fields: Record<string, string>, cookie = staff, address = "/admin/invitations") =>
	send(app.url + address, withCookie(cookie, form(fields)));

/** The state beside each address on the page. */
async function states(query = ""): Promise<Record<string, string>> {
	const { text } = await send(`${app.url}/admin/invitations${query}`, withCookie(staff));
	const rows = [
		...text.matchAll(/<th scope="row"[^>]*>([^<]+)<\/th>.*?<span class="badge \w+">(pending|accepted|bounced|expired)<\/span>/gs),
	];
	return Object.fromEntries(rows.map(([, email, state]) => [email, state]));
}

test("each invitation shows what became of it, and why a mail bounced", async () => {
	await post({ intent: "invite", many: "nobody@example.org, maya@example.org\ntheo@example.org" });
	await expect.poll(states).toEqual({ "nobody@example.org": "bounced", "maya@example.org": "pending", "theo@example.org": "pending" });
	expect((await send(`${app.url}/admin/invitations?state=bounced`, withCookie(staff))).text).toContain("No such person here");
	const mails = await waitForMails(() => smtp.mails, 2);
	const link = joinLinkIn(mails.find(({ to }) => to.includes("maya@example.org"))?.text ?? "");
	const token = new URL(link).searchParams.get("token") ?? "";
	const maya = await registerStudent(app.url, "maya@example.org");
	expect((await post({ intent: "join", token, firstName: "Maya", lastName: "Okafor" }, maya, "/join")).headers.location).toBe(
		"/your-school?joined",
	);
	await app.whileStopped(() =>
		withDatabase(app, (run) => run("update invitations set expires_at = now() where email = 'theo@example.org'")),
	);
	expect(await states()).toEqual({ "nobody@example.org": "bounced", "maya@example.org": "accepted", "theo@example.org": "expired" });
	expect(await states("?state=expired")).toEqual({ "theo@example.org": "expired" });
});

test("what cannot be sent is said, and comes back as it was typed", async () => {
	const refused = await send(
		`${app.url}/admin/invitations?invite`,
		withCookie(staff, form({ intent: "invite", email: "no address", many: "<b>neither</b>" })),
	);
	expect(refused.status).toBe(422);
	expect(refused.text).toContain("No e-mail address: no address");
	expect(refused.text).toContain('value="no address"');
	expect(refused.text).toContain("&lt;b&gt;neither&lt;/b&gt;");
	const tooMany = await post({ intent: "invite", many: "one@example.org two@example.org three@example.org" });
	expect([tooMany.status, tooMany.text.includes("Your school has 3 seats")]).toEqual([409, true]);
	expect((await post({ intent: "resend", id: "00000000-0000-4000-8000-000000000009" })).status).toBe(404);
});
