import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { runCodes } from "../support/codes";
import { contentsOf, withDatabase } from "../support/database";
import { cookiesOf, form, json, PASSWORD, registerStaff, registerStudent, send, studentPayload, withCookie } from "../support/http";
import { confirmLinkIn, waitForMails, writtenMails } from "../support/mail";

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off" });
});
afterAll(() => app.stop());

const call = (cookie: string, method: string, at: string, body: object) => send(app.url + at, withCookie(cookie, json(method, body)));
const erase = (cookie: string) => call(cookie, "DELETE", "/api/auth/deleteProfile", {});
const status = async (cookie: string) => (await send(`${app.url}/api/auth/status`, withCookie(cookie))).json();
const logIn = async (email: string) => cookiesOf(await call("", "POST", "/api/auth/login", { email, password: PASSWORD }));

/** Forty values that stand nowhere else. */
const PLANTED = Array.from({ length: 40 }, (_, index) => `Planted${String(index).padStart(2, "0")}Zyx`);
const [
	IN_MAIL,
	IN_CHAT,
	IN_ESSAY,
	IN_MAJOR,
	IN_ACTIVITY,
	IN_TITLE,
	IN_SITE,
	IN_OLD_MAIL,
	IN_NEXT_MAIL,
	IN_READER,
	IN_ROSTER,
	IN_INVITATION,
	IN_REFERRAL,
	IN_PARENT,
	IN_COLLEGE,
	IN_ESSAY_LINK,
	...IN_PROFILE
] = PLANTED;

test("nothing a student left is found after they deleted their profile, and nobody else's is touched", async () => {
	const addressOf = (planted = "") => `${planted}@example.org`.toLowerCase();
	const [oldEmail, email, nextEmail] = [IN_OLD_MAIL, IN_MAIL, IN_NEXT_MAIL].map(addressOf) as [string, string, string];
	const cookie = cookiesOf(await call("", "POST", "/api/auth/register", { ...studentPayload(oldEmail), referral: IN_REFERRAL }));
	const other = await registerStudent(app.url, "stays@example.org");
	const [first, last, city, ...more] = IN_PROFILE;
	for (const who of [cookie, other])
		expect(
			(
				await call(who, "PUT", "/api/users/updateProfileFull", {
					personalInformation: { firstName: who === cookie ? first : "Stays", lastName: last, address: { city } },
					achievements: who === cookie ? more.slice(0, 12).map((title) => ({ title })) : [],
					extracurricularActivities: who === cookie ? more.slice(12).map((activityDescription) => ({ activityDescription })) : [],
				})
			).status,
		).toBe(200);
	expect((await call(cookie, "POST", "/api/ai/chat", { message: `What is FERPA, ${IN_CHAT}?` })).status).toBe(200);
	const essay = `${IN_ESSAY} and me, we repaired the same bicycle eleven times.`;
	const review = { essay, chosenMajor: IN_MAJOR, selectedFeedback: ["grammar"] };
	expect((await call(cookie, "POST", "/api/essay/review", review)).status).toBe(200);
	expect((await call(cookie, "POST", "/api/ai/brainstorm", { activity: `I lead ${IN_ACTIVITY} and taught 12 beginners.` })).status).toBe(
		200,
	);
	const site = `${IN_SITE}.example.edu`.toLowerCase();
	expect((await call(cookie, "POST", "/api/usage/fill", { eventId: "event-0001", site, filled: 3, missed: 1, kept: 0 })).status).toBe(200);
	await call(cookie, "POST", "/api/users/redeemCode", { code: await runCodes(app, "create", "--plan", "plus", "--days", "30") });
	const chat = await send(`${app.url}/chatbot`, withCookie(cookie, form({ message: "What is the EFC?" })));
	const conversationId = new URL(chat.headers.location ?? "", app.url).searchParams.get("conversation") ?? "";
	const renamed = { intent: "rename", conversationId, title: `About ${IN_TITLE}` };
	expect((await send(`${app.url}/chatbot`, withCookie(cookie, form(renamed)))).status).toBe(303);
	const asked = { intent: "ask-parent", parentEmail: addressOf(IN_PARENT) };
	expect((await send(`${app.url}/subscription`, withCookie(cookie, form(asked)))).status).toBe(303);
	const college = IN_COLLEGE ?? "";
	const noted = { intent: "note-college", college, status: "Submitted", essayLink: `https://docs.example.org/${IN_ESSAY_LINK}` };
	for (const fields of [{ intent: "add-college", college }, noted])
		expect((await send(`${app.url}/dashboard`, withCookie(cookie, form(fields)))).status).toBe(303);
	for (const to of [oldEmail, "stays@example.org"]) await send(`${app.url}/forgot-password`, form({ email: to }));
	await waitForMails(() => writtenMails(app.dataDir), 3);
	const moveTo = (newEmail: string) =>
		send(`${app.url}/settings`, withCookie(cookie, form({ intent: "change-email", newEmail, password: PASSWORD })));
	await moveTo(email);
	for (const mail of (await waitForMails(() => writtenMails(app.dataDir), 5)).filter((text) => text.includes("confirm-email"))) {
		const token = new URL(confirmLinkIn(mail)).searchParams.get("token") ?? "";
		expect((await send(`${app.url}/confirm-email`, withCookie(cookie, form({ token })))).status).toBe(303);
	}
	const isTold = () => writtenMails(app.dataDir).filter((text) => text.includes("Log in with it from now on"));
	await waitForMails(isTold, 2);
	const elsewhere = await logIn(email);
	await moveTo(nextEmail);
	await waitForMails(() => writtenMails(app.dataDir, { withHead: true }).filter((text) => text.includes(nextEmail)), 2);

	const everything = async () => {
		const folder = path.join(app.dataDir, "mail");
		const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
		return [JSON.stringify(await contentsOf(app)), ...mails, ...app.logs].join("\n").toLowerCase();
	};
	const found = (text: string) => PLANTED.filter((value) => text.includes(value.toLowerCase()));
	/** What the student's school and its staff put there. */
	const plantSchool = () =>
		withDatabase(app, async (run) => {
			const student = `(select id from users where email = '${email}')`;
			const school = "(select id from schools)";
			await run("insert into schools (name, planned_students) values ('Stays High', 10)");
			await run(
				`insert into memberships (user_id, school_id, first_name, last_name, first_key, last_key) values (${student}, ${school}, '${IN_ROSTER}', 'M', 'm', 'm')`,
			);
			await run(
				`insert into invitations (school_id, role, email, token_hash, expires_at, accepted_at, accepted_by) values (${school}, 'Student', '${addressOf(IN_INVITATION)}', 'h', now(), now(), ${student})`,
			);
			await run(`insert into access_log (user_id, action, reader, detail) values (${student}, 'staff-read', '${IN_READER}', 'Progress')`);
		});
	expect(found(await app.whileStopped(() => plantSchool().then(everything)))).toEqual(PLANTED);

	const answer = await erase(cookie);
	expect([answer.status, answer.json()]).toEqual([200, { loggedIn: false }]);
	expect(answer.headers["set-cookie"]?.[0]).toMatch(/^onward_session=;/);
	expect([await status(cookie), await status(elsewhere), (await erase(cookie)).status]).toEqual([
		{ loggedIn: false },
		{ loggedIn: false },
		401,
	]);
	const left = await app.whileStopped(everything);
	expect(found(left).filter((value) => value !== last && value !== city)).toEqual([]);
	expect(left.split(last?.toLowerCase() ?? "")).toHaveLength(2);
	expect(await status(other)).toMatchObject({ loggedIn: true, user: { personalInformation: { firstName: "Stays" } } });
	expect(writtenMails(app.dataDir)).toHaveLength(1);
	expect(await status(await registerStudent(app.url, email))).toMatchObject({ loggedIn: true, profileVersion: 0 });
});

test("twice at once: one of them is told, the other has no account any more", async () => {
	const cookie = await registerStudent(app.url, "twice@example.org");
	expect((await Promise.all([erase(cookie), erase(cookie)])).map((answer) => answer.status).sort()).toEqual([200, 401]);
});

test("an unknown key is refused by its name, and nothing is deleted", async () => {
	const cookie = await registerStudent(app.url, "keys@example.org");
	const answer = await call(cookie, "DELETE", "/api/auth/deleteProfile", { email: "stays@example.org" });
	expect([answer.status, answer.text]).toEqual([422, expect.stringContaining("email")]);
	expect(await status(cookie)).toMatchObject({ loggedIn: true });
});

test("staff and visitors delete nothing", async () => {
	const cookie = await registerStaff(app.url);
	expect([(await erase(cookie)).status, (await erase("")).status]).toEqual([403, 401]);
	const posted = await send(`${app.url}/settings`, withCookie(cookie, form({ intent: "delete-profile" })));
	expect(posted.headers.location).toBe("/admin");
	expect(await status(cookie)).toMatchObject({ loggedIn: true });
});

test("who signed in long ago logs in again first, and comes back to the question", async () => {
	const email = "long.ago@example.org";
	const cookie = await registerStudent(app.url, email);
	await app.whileStopped(() => withDatabase(app, (run) => run("update sessions set created_at = now() - interval '20 minutes'")));
	const post = (intent: string) => send(`${app.url}/settings`, withCookie(cookie, form({ intent })));
	const asked = await send(`${app.url}/settings?delete-account=true`, withCookie(cookie));
	expect(asked.text).toContain("Log in again");
	expect(asked.text).not.toContain("delete-profile");
	expect([(await erase(cookie)).status, (await post("delete-profile")).headers.location]).toEqual([403, "/settings?delete-account=true"]);
	const out = await post("log-in-again");
	expect([out.headers.location, await status(cookie)]).toEqual([
		"/login?redirectTo=%2Fsettings%3Fdelete-account%3Dtrue",
		{ loggedIn: false },
	]);
	const back = await send(app.url + out.headers.location, form({ email, password: PASSWORD }));
	expect(back.headers.location).toBe("/settings?delete-account=true");
	const again = await send(`${app.url}/settings`, withCookie(cookiesOf(back), form({ intent: "delete-profile" })));
	expect([again.status, again.headers.location]).toEqual([303, "/"]);
});
