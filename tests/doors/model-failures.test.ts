import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { form, json, type Received, registerStudent, send, trialUses, withCookie } from "../support/http";
import { FAILURES, type Provider, startProvider } from "../support/model-provider";

const TIMES = 100;

let provider: Provider;
let app: App;
beforeAll(async () => {
	provider = await startProvider();
	app = await startApp({ RATE_LIMITS: "off", TRIAL_USES: "1000", OPENAI_BASE_URL: provider.url, OPENAI_TIMEOUT_SECONDS: "1" });
});
afterAll(async () => {
	await app?.stop();
	await provider?.stop();
});
beforeEach(() => {
	Object.assign(provider, { requests: [], failure: undefined });
});

let count = 0;
const newStudent = () => registerStudent(app.url, `fails${++count}@example.org`);
const post = (cookie: string, path: string, body: unknown) => send(app.url + path, withCookie(cookie, json("POST", body)));
const chat = (cookie: string, message: string) => post(cookie, "/api/ai/chat", { message });

/** Each way to the model, with what it says when there is no answer. */
const TOOLS: readonly (readonly [ask: (cookie: string, text: string) => Promise<Received>, message: RegExp])[] = [
	[chat, /^temporarily unavailable$/],
	[(cookie, message) => send(`${app.url}/chatbot/stream`, withCookie(cookie, form({ message }))), /^temporarily unavailable$/],
	[(cookie, activity) => post(cookie, "/api/ai/brainstorm", { activity }), /^The assistant cannot be reached right now/],
	[
		(cookie, essay) =>
			post(cookie, "/api/essay/review", { essay: `${essay} ${"I fix bicycles. ".repeat(3)}`, selectedFeedback: ["expert"] }),
		/^The assistant cannot be reached right now/,
	],
];

/** What an answer says at last: the refusal, or the end of a stream that had begun. */
function refusalIn({ text }: Received): string {
	const last = JSON.parse(text.trim().split("\n").at(-1) ?? "");
	return last.error?.message ?? last.message;
}

/** The breaker lets one call at a time find out whether the provider is well again. */
async function untilWell(cookie: string): Promise<void> {
	provider.failure = undefined;
	await expect.poll(async () => (await chat(cookie, "Well again?")).status, { timeout: 20_000, interval: 300 }).toBe(200);
}

test.each(FAILURES)(`a provider that fails ${TIMES} times at once: %s`, async (failure) => {
	const cookie = await newStudent();
	await untilWell(cookie);
	const before = await trialUses(app.url, cookie);
	provider.failure = failure;
	await Promise.all(
		Array.from({ length: TIMES }, async (_, index) => {
			const [ask, message] = TOOLS[index % TOOLS.length] ?? [chat, /^$/];
			expect(refusalIn(await ask(cookie, `Question ${index}`))).toMatch(message);
		}),
	);
	expect(await trialUses(app.url, cookie)).toBe(before);
	const { text: kept } = await send(`${app.url}/chatbot`, withCookie(cookie));
	expect(kept).not.toContain("Question ");
});

test("a provider that fails is not asked again and again, and is used as soon as it is well", async () => {
	const cookie = await newStudent();
	await untilWell(cookie);
	provider.failure = "500";
	for (let index = 0; index < 12; index++) await chat(cookie, `Question ${index}`);
	const asked = provider.requests.length;
	await chat(cookie, "Once more");
	expect(provider.requests.length).toBeLessThanOrEqual(asked + 2);
	await untilWell(cookie);
});

test("a student who deletes the profile while a reply is on its way is signed out, and leaves no fault in the log", async () => {
	const spoken = provider.reply;
	Object.assign(provider, { reply: () => "Six words that come very slowly", wordMs: 120 });
	for (const [ask] of TOOLS.slice(0, 2)) {
		const cookie = await newStudent();
		provider.requests = [];
		const reply = ask(cookie, "What is FERPA?");
		await expect.poll(() => provider.requests.length, { interval: 10 }).toBe(1);
		expect((await send(`${app.url}/api/auth/deleteProfile`, withCookie(cookie, json("DELETE", {})))).status).toBe(200);
		expect(refusalIn(await reply)).toMatch(/log in|took too long/);
	}
	Object.assign(provider, { reply: spoken, wordMs: 0 });
	expect(app.logs.filter((line) => /"level":(50|60)/.test(line) && /_fk|operation failed/.test(line))).toEqual([]);
});
