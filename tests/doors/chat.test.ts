import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { expectJsonRefusal } from "../support/hostile";
import { form, json, type Received, registerStaff, registerStudent, send, trialUses, withCookie } from "../support/http";

let app: App;
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off", TRIAL_USES: "3" });
});
afterAll(() => app.stop());

let count = 0;
const newStudent = () => registerStudent(app.url, `chat${++count}@example.org`);
const ask = (cookie: string, body: unknown) => send(`${app.url}/api/ai/chat`, withCookie(cookie, json("POST", body)));
const post = (cookie: string, fields: Record<string, string>) => send(`${app.url}/chatbot`, withCookie(cookie, form(fields)));
const open = (cookie: string, path: string) => send(app.url + path, withCookie(cookie));
const location = ({ headers }: Received) => String(headers.location).replace(/#.*/, "");

test("a message is answered with a reply and nothing else; a key makes it count once", async () => {
	const cookie = await newStudent();
	const answer = await ask(cookie, { message: "What is the EFC?" });
	expect([answer.status, answer.json()]).toEqual([200, { reply: expect.stringContaining("Expected Family Contribution") }]);
	const question = { message: "What is FERPA?", idempotencyKey: "key-1" };
	const answers = await Promise.all(Array.from({ length: 5 }, () => ask(cookie, question)));
	expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
	expect(await trialUses(app.url, cookie)).toBe(1);
});

test("refusals of the API", async () => {
	const cookie = await newStudent();
	expectJsonRefusal("signed out", await ask("", { message: "Hello" }), 401);
	const counselor = await registerStaff(app.url);
	expectJsonRefusal("staff", await ask(counselor, { message: "Hello" }), 403);
	for (const message of ["", "  \n ", "x".repeat(4001), "a\0b", 5, null, undefined])
		expectJsonRefusal(String(message).slice(0, 20), await ask(cookie, { message }), 422);
	expectJsonRefusal(
		"half a character",
		await send(`${app.url}/api/ai/chat`, withCookie(cookie, { ...json("POST", {}), body: '{"message":"\\ud800"}' })),
		422,
	);
	expectJsonRefusal("a megabyte", await ask(cookie, { message: "x".repeat(1024 * 1024) }), 413);
	expect(await trialUses(app.url, cookie)).toBe(3);
});

test("with no use left it answers 402 with the way to the plans", async () => {
	const cookie = await newStudent();
	const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => ask(cookie, { message: `FAFSA ${index}` })));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402, 402]);
	expect(answers.find(({ status }) => status === 402)?.json()).toMatchObject({ code: "no_uses_left", plans: "/subscription" });
	const page = await post(cookie, { message: "one <more> question" });
	expect(page.status).toBe(402);
	expect(page.text).toContain('href="/subscription"');
	expect(page.text).toContain("one &lt;more&gt; question</textarea>");
	expect(await trialUses(app.url, cookie)).toBe(0);
});

test("a form sent twice asks once and leads to the same conversation; without a key it is a new question", async () => {
	const cookie = await newStudent();
	const fields = { message: "What is FERPA?", idempotencyKey: "key-1" };
	const [one, two] = await Promise.all([post(cookie, fields), post(cookie, fields)]);
	expect([one.status, two.status, location(two)]).toEqual([303, 303, location(one)]);
	const { text } = await open(cookie, location(one));
	expect(text.match(/<strong>You: /g)).toHaveLength(1);
	expect(await trialUses(app.url, cookie)).toBe(2);
});

test("what was typed is text, in any script, and comes back when it is refused", async () => {
	const cookie = await newStudent();
	const asked = await post(cookie, { message: '<img src=x onerror="alert(1)"> [x](javascript:alert(1)) ما هي FAFSA؟' });
	const { text } = await open(cookie, location(asked));
	expect(text).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
	expect(text).toContain("ما هي FAFSA؟");
	expect(text).not.toMatch(/<img src=x|href="javascript/);
	for (const [message, back] of [
		["x".repeat(4001), "x".repeat(4001)],
		["a\0b", "Holds characters that cannot be stored"],
	] as const) {
		const refused = await post(cookie, { message });
		expect([refused.status, refused.text.includes(back)]).toEqual([422, true]);
	}
	expect((await post(cookie, { message: "x".repeat(1024 * 1024) })).status).toBe(413);
	expect(await trialUses(app.url, cookie)).toBe(2);
});

test("another student's conversation is not found, by page or by form", async () => {
	const [owner, other] = [await newStudent(), await newStudent()];
	const address = location(await post(owner, { message: "What is FERPA?" }));
	const conversationId = new URL(address, app.url).searchParams.get("conversation") ?? "";
	expect((await open(owner, address)).status).toBe(200);
	for (const path of [address, "/chatbot?conversation=1", "/chatbot?conversation=%00"]) expect((await open(other, path)).status).toBe(404);
	expect((await post(other, { message: "Hello", conversationId })).status).toBe(404);
	expect((await post(other, { intent: "rename", title: "Mine", conversationId })).status).toBe(404);
	await post(other, { intent: "delete", conversationId });
	const { text } = await open(owner, address);
	expect(text).toContain("<strong>You: </strong>What is FERPA?");
	expect(text).not.toContain("Mine");
});
