import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { expectJsonRefusal } from "../support/hostile";
import { form, json, type Received, registerStaff, registerStudent, send, trialUses, withCookie } from "../support/http";
import { type Provider, startProvider } from "../support/model-provider";

let app: App;
let asking: App;
let provider: Provider;
beforeAll(async () => {
	provider = await startProvider();
	[app, asking] = await Promise.all([
		startApp({ RATE_LIMITS: "off", TRIAL_USES: "3" }),
		startApp({ RATE_LIMITS: "off", TRIAL_USES: "3", OPENAI_BASE_URL: provider.url, OPENAI_TIMEOUT_SECONDS: "2" }),
	]);
});
afterAll(() => Promise.all([app.stop(), asking.stop(), provider.stop()]));

let count = 0;
const newStudent = (on = app) => registerStudent(on.url, `storm${++count}@example.org`);
const ask = (cookie: string, body: unknown, on = app) => send(`${on.url}/api/ai/brainstorm`, withCookie(cookie, json("POST", body)));
const post = (cookie: string, fields: Record<string, string>, path = "/brainstormer", on = app) =>
	send(on.url + path, withCookie(cookie, form(fields)));
const open = (cookie: string, path: string, on = app) => send(on.url + path, withCookie(cookie));
const location = ({ headers }: Received) => String(headers.location).replace(/#.*/, "");
const idOf = (answer: Received) => new URL(location(answer), app.url).searchParams.get("result") ?? "";

type Version = { activityName: string; position?: string; description: string };
const versionsOf = (answer: Received) => (answer.json() as { versions: Version[] }).versions;

const ACTIVITY = "I am captain of the chess club. I taught 12 beginners and we won the city tournament.";

test("an activity is answered with versions and nothing else; a key makes it count once", async () => {
	const cookie = await newStudent();
	const asked = { activity: ACTIVITY, idempotencyKey: "key-1" };
	const answers = await Promise.all(Array.from({ length: 5 }, () => ask(cookie, asked)));
	expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
	const [answer] = answers;
	expect(answer?.json()).toEqual({
		versions: expect.arrayContaining([
			{ activityName: "Chess club", position: "Captain", description: expect.stringMatching(/12 beginners/) },
		]),
	});
	expect(await trialUses(app.url, cookie)).toBe(2);
});

test("refusals of the API", async () => {
	const cookie = await newStudent();
	expectJsonRefusal("signed out", await ask("", { activity: ACTIVITY }), 401);
	const counselor = await registerStaff(app.url);
	expectJsonRefusal("staff", await ask(counselor, { activity: ACTIVITY }), 403);
	for (const activity of ["", "  \n ", "x".repeat(4001), "a\0b", 5, null, undefined])
		expectJsonRefusal(String(activity).slice(0, 20), await ask(cookie, { activity }), 422);
	expect((await ask(cookie, {})).json()).toMatchObject({ fields: { activity: "A description is required" } });
	expectJsonRefusal("another member", await ask(cookie, { activity: ACTIVITY, tone: "warm" }), 422);
	expectJsonRefusal("a megabyte", await ask(cookie, { activity: "x".repeat(1024 * 1024) }), 413);
	expect(await trialUses(app.url, cookie)).toBe(3);
});

test("with no use left both doors answer 402, and the text comes back", async () => {
	const cookie = await newStudent();
	const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => ask(cookie, { activity: `I swim ${index}` })));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402]);
	const page = await post(cookie, { activity: "I <really> run" });
	expect([page.status, page.text.includes("I &lt;really&gt; run</textarea>"), page.text.includes('href="/subscription"')]).toEqual([
		402,
		true,
		true,
	]);
	expect((await post(cookie, { description: "I run" }, "/brainstormer/fit")).status).toBe(200);
});

test("a form leads to the result at its own address, where an option is added once and taken out again", async () => {
	const cookie = await newStudent();
	const result = await post(cookie, { activity: ACTIVITY });
	expect(result.status).toBe(303);
	const brainstormId = idOf(result);
	const none = await post(cookie, { intent: "add", brainstormId }, location(result));
	expect([none.status, none.text.includes("Choose one of the options")]).toEqual([422, true]);
	const added = await post(cookie, { intent: "add", brainstormId, option: "2" });
	expect((await open(cookie, location(added))).text).toContain("is added to your activities");
	const again = await post(cookie, { intent: "add", brainstormId, option: "2" });
	expect((await open(cookie, location(again))).text).toContain("Nothing was added");
	const saved = async () =>
		((await open(cookie, "/api/auth/status")).json() as { user: { extracurricularActivities: unknown[] } }).user.extracurricularActivities;
	expect(await saved()).toEqual([expect.objectContaining({ organizationName: "Chess club", position: "Captain" })]);
	await post(cookie, { intent: "undo", brainstormId, option: "2" });
	expect(await saved()).toEqual([]);
	const late = await post(cookie, { intent: "undo", brainstormId, option: "2" }, `/brainstormer?result=${brainstormId}`);
	expect([late.status, late.text.includes("changed or removed since")]).toEqual([409, true]);
	expect(await trialUses(app.url, cookie)).toBe(2);
	expect(location(await post(cookie, { intent: "delete", brainstormId }))).toBe("/brainstormer?deleted");
	expect((await open(cookie, location(result))).status).toBe(404);
});

test("another student's result is not found, by page or by form", async () => {
	const [owner, other] = [await newStudent(), await newStudent()];
	const result = await post(owner, { activity: ACTIVITY });
	const brainstormId = idOf(result);
	for (const path of [
		location(result),
		"/brainstormer?result=1",
		"/brainstormer?result=%00",
		`/brainstormer/fit?result=${brainstormId}&option=1`,
	])
		expect((await open(other, path)).status).toBe(404);
	for (const intent of ["add", "undo"]) expect((await post(other, { intent, brainstormId, option: "1" })).status).toBe(404);
	await post(other, { intent: "delete", brainstormId });
	expect((await open(owner, location(result))).status).toBe(200);
});

test("what was typed is text, in any script, in the result and in the fitter", async () => {
	const cookie = await newStudent();
	const hostile = '<img src=x onerror="alert(1)"> أعلّم الأطفال 🎓';
	const { text } = await open(cookie, location(await post(cookie, { activity: hostile })));
	const fitted = await post(cookie, { description: hostile.repeat(9), position: "</p><script>", limit: "30" }, "/brainstormer/fit");
	for (const page of [text, fitted.text]) {
		expect(page).toContain("&lt;img");
		expect(page).not.toMatch(/<img src=x|<script>/);
	}
	expect((await post(cookie, { description: "I run", limit: "5" }, "/brainstormer/fit")).status).toBe(422);
});

test("a model's versions are shown where they say what was told; else those of the rules", async () => {
	const cookie = await newStudent(asking);
	const told = { activityName: "Chess club", position: null, description: "Taught 12 beginners; won city tournament" };
	provider.reply = () => JSON.stringify({ versions: [told, { ...told, description: "Taught 40 beginners" }] });
	expect(versionsOf(await ask(cookie, { activity: ACTIVITY }, asking))).toEqual([
		{ activityName: told.activityName, description: told.description },
	]);
	const [request] = provider.requests;
	expect(request?.messages.filter(({ content }) => content.includes(ACTIVITY)).map(({ role }) => role)).toEqual(["user"]);
	provider.reply = () => JSON.stringify({ versions: [{ ...told, activityName: "Harvard" }] });
	expect(versionsOf(await ask(cookie, { activity: ACTIVITY }, asking))[0]).toMatchObject({ position: "Captain" });
	expect((await open(cookie, "/brainstormer", asking)).text).toContain("taken out of what it is sent");
	expect(await trialUses(asking.url, cookie)).toBe(1);
});

test("when the provider fails nothing is counted, and the text comes back", async () => {
	const cookie = await newStudent(asking);
	provider.failure = "500";
	expectJsonRefusal("500", await ask(cookie, { activity: ACTIVITY }, asking), 503);
	const page = await post(cookie, { activity: ACTIVITY }, "/brainstormer", asking);
	expect([page.status, page.text.includes(`${ACTIVITY}</textarea>`), page.text.includes("cannot be reached")]).toEqual([503, true, true]);
	expect(await trialUses(asking.url, cookie)).toBe(3);
	provider.failure = undefined;
});
