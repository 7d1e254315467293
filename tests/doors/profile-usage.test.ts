import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { json, registerStudent, send, trialUses, withCookie } from "../support/http";

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off", TRIAL_USES: "3" });
});
afterAll(() => app.stop());

let count = 0;
const newStudent = () => registerStudent(app.url, `usage${++count}@example.org`);
const report = (eventId: string, more: object = {}) => ({ eventId, site: "apply.example.edu", filled: 12, missed: 2, kept: 1, ...more });
const fill = (cookie: string, body: unknown) => send(`${app.url}/api/usage/fill`, withCookie(cookie, json("POST", body)));

test("a fill is counted once however often it is reported, also at once", async () => {
	const cookie = await newStudent();
	const answers = await Promise.all(Array.from({ length: 8 }, () => fill(cookie, report("event-0001"))));
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	expect(answers[0]?.json()).toEqual({ eventId: "event-0001", tookTrialUse: true, trialUses: 2 });
	expect(await trialUses(app.url, cookie)).toBe(2);
});

test("with no use left it answers 402 with the way to the plans, and counts nothing", async () => {
	const cookie = await newStudent();
	const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => fill(cookie, report(`event-000${index}`))));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402, 402]);
	const refused = answers.find(({ status }) => status === 402)?.json();
	expect(refused).toMatchObject({ code: "no_uses_left", message: expect.stringContaining("/subscription"), plans: "/subscription" });
	expect(refused?.error).toBe(refused?.message);
	expect(await trialUses(app.url, cookie)).toBe(0);
});

test.each([
	["no event", { eventId: undefined }],
	["an event too short to be its own", { eventId: "1" }],
	["an address that could name the person", { site: "apply.example.edu/form?name=ann" }],
	["a count below nothing", { filled: -1 }],
	["half a field", { missed: 0.5 }],
	["text for a number", { kept: "1" }],
	["a further key", { path: "/form" }],
])("%s is refused and counts nothing", async (_, wrong) => {
	const cookie = await newStudent();
	const answer = await fill(cookie, report("event-0001", wrong));
	expect([answer.status, answer.json().code]).toEqual([422, "invalid"]);
	expect(await trialUses(app.url, cookie)).toBe(3);
});

test("signed out nothing is counted", async () => {
	expect((await fill("", report("event-0001"))).status).toBe(401);
});
