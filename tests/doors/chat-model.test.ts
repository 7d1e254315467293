import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { cookiesOf, form, json, type Received, registerStudent, send, trialUses, withCookie } from "../support/http";
import { type ChatRequest, type Provider, startProvider } from "../support/model-provider";

let provider: Provider;
let app: App;
beforeAll(async () => {
	provider = await startProvider();
	app = await startApp({
		RATE_LIMITS: "off",
		TRIAL_USES: "1000",
		OPENAI_BASE_URL: provider.url,
		OPENAI_API_KEY: "key",
		OPENAI_TIMEOUT_SECONDS: "1",
	});
});
afterAll(async () => {
	await app.stop();
	await provider.stop();
});
const echo = ({ messages }: ChatRequest) => `You said: ${messages.at(-1)?.content}`;
beforeEach(() => {
	Object.assign(provider, { requests: [], failure: undefined, reply: echo, wordMs: 0, left: 0 });
});

let count = 0;
const newStudent = () => registerStudent(app.url, `model${++count}@example.org`);
const ask = (cookie: string, body: unknown) => send(`${app.url}/api/ai/chat`, withCookie(cookie, json("POST", body)));
const stream = (cookie: string, fields: Record<string, string>) => send(`${app.url}/chatbot/stream`, withCookie(cookie, form(fields)));
const open = (cookie: string, path: string) => send(app.url + path, withCookie(cookie));
const linesOf = ({ text }: Received) =>
	text
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));

test("the model reads this site's texts and the question as data, and nothing of who asks", async () => {
	const cookie = await newStudent();
	const profile = {
		personalInformation: {
			firstName: "Marisol",
			lastName: "Okafor",
			citizenshipStatus: "U.S. National",
			address: { address1: "4127 Juniper Lane" },
		},
		familyInformation: { householdAnnualIncome: 31_234 },
		miscellaneous: { intendedMajor: "Marine biology" },
		extracurricularActivities: [{ position: "Captain", organizationName: "Robotics", activityDescription: "Built arms" }],
	};
	await send(`${app.url}/api/users/updateProfileFull`, withCookie(cookie, json("PUT", profile)));
	const message = "I am Marisol Okafor of 4127 Juniper Lane, mo@example.org, 530-555-0142. When does the FAFSA open?";
	expect((await ask(cookie, { message })).status).toBe(200);
	const [first] = provider.requests;
	const [system, question] = first?.messages ?? [];
	expect(system?.role).toBe("system");
	expect(system?.content).toContain("(/learn/financial-aid#");
	expect(question?.content).toMatch(
		/^<(student-text-\w+)>\nI am \[first name\] \[last name\] of \[address\], \[e-mail\], \[phone\]\. When does the FAFSA open\?\n<\/\1>$/,
	);
	expect(JSON.stringify(first)).not.toMatch(/Marisol|Okafor|Juniper|31234|National|Marine|model\d+@/);
	await stream(cookie, { message: "What fits me?", sharesProfile: "on", about: "educationalBackground.highSchoolClassRank" });
	const second = JSON.stringify(provider.requests[1]);
	expect(second).toContain("Intended major: Marine biology");
	expect(second).toContain("Position or leadership: Captain");
	expect(second).toContain("“Class rank” in the section");
	expect(second).not.toMatch(/Marisol|Okafor|Juniper|31234|National/);
});

test("a reply comes in pieces, is kept whole, goes on in its conversation, and stands in the student's record", async () => {
	const cookie = await newStudent();
	Object.assign(provider, { wordMs: 60, reply: () => "**Start** early, then [read on](/learn/essay-writing)." });
	const answer = await stream(cookie, { message: "How do I start?", idempotencyKey: "key-1", sharesProfile: "on" });
	expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store, no-transform"]);
	const lines = linesOf(answer);
	const pieces = lines.slice(0, -1).map(({ text }) => text);
	expect(pieces.length).toBeGreaterThan(3);
	expect(pieces.join("")).toBe("**Start** early, then [read on](/learn/essay-writing).");
	const { conversationId } = lines.at(-1).end;
	const { text } = await open(cookie, `/chatbot?conversation=${conversationId}`);
	expect(text).toContain('<a href="/learn/essay-writing">read on</a>');
	expect(text).toMatch(/name="sharesProfile" checked/);
	expect(linesOf(await stream(cookie, { message: "How do I start?", idempotencyKey: "key-1" }))).toEqual([{ end: { conversationId } }]);
	await stream(cookie, { message: "And then?", conversationId });
	expect(provider.requests).toHaveLength(2);
	expect(provider.requests[1]?.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
	expect(await trialUses(app.url, cookie)).toBe(998);
	const record = await open(cookie, "/ai-record");
	expect(record.headers["content-disposition"]).toContain("ai-record.txt");
	expect(record.text).toMatch(/WHAT WAS SENT\nHow do I start\?/);
	expect(record.text).toContain("**Start** early");
	expect((await open(await newStudent(), "/ai-record")).text).toContain("No AI model was asked anything for you.");
});

test("characters that no database stores are left out of what is kept", async () => {
	const cookie = await newStudent();
	provider.reply = () => "One\0 two \ud83d three.";
	expect((await ask(cookie, { message: "Count" })).json()).toEqual({ reply: "One two \ufffd three." });
	provider.reply = () => JSON.stringify({ feedback: "Good\0 \ud83d.", lineReferences: [] });
	const essay = { essay: "I fix bicycles. ".repeat(4), selectedFeedback: ["expert"] };
	const review = await send(`${app.url}/api/essay/review`, withCookie(cookie, json("POST", essay)));
	expect([review.status, review.json()]).toMatchObject([200, { feedback: [{ feedback: "Good \ufffd." }] }]);
});

test("who leaves ends the work, and nothing is counted", async () => {
	const cookie = await newStudent();
	const before = await trialUses(app.url, cookie);
	Object.assign(provider, { reply: () => "word ".repeat(1000), wordMs: 5, left: 0 });
	const leaving = new AbortController();
	const answer = await fetch(`${app.url}/chatbot/stream`, {
		method: "POST",
		headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
		body: "message=Tell+me+all",
		signal: leaving.signal,
	});
	await answer.body?.getReader().read();
	leaving.abort();
	await expect.poll(() => provider.left, { timeout: 10_000 }).toBe(1);
	await expect.poll(() => trialUses(app.url, cookie), { timeout: 10_000 }).toBe(before);
});

test("a hundred at once at the last use: one is answered", async () => {
	const few = await startApp({ RATE_LIMITS: "off", TRIAL_USES: "1", OPENAI_BASE_URL: provider.url });
	try {
		const cookie = cookiesOf(await send(`${few.url}/api/auth/register`, json("POST", { ...PERSON, email: "last@example.org" })));
		const answers = await Promise.all(
			Array.from({ length: 100 }, (_, index) =>
				send(`${few.url}/api/ai/chat`, withCookie(cookie, json("POST", { message: `Question ${index}` }))),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 99 }, () => 402)]);
		expect(provider.requests).toHaveLength(1);
	} finally {
		await few.stop();
	}
});
const PERSON = { username: "u", password: "four plain words here", confirm: "four plain words here", termsAccepted: true, referral: "" };

test("killed between reserve and commit, the ledger balances after the restart", async () => {
	const killed = await startApp({ RATE_LIMITS: "off", TRIAL_USES: "3", OPENAI_BASE_URL: provider.url, OPENAI_TIMEOUT_SECONDS: "1" });
	try {
		const cookie = cookiesOf(await send(`${killed.url}/api/auth/register`, json("POST", { ...PERSON, email: "killed@example.org" })));
		const usesLeft = async () => {
			const { user } = (await send(`${killed.url}/api/auth/status`, withCookie(cookie))).json() as {
				user: { accessInformation: { trialUses: number } };
			};
			return user.accessInformation.trialUses;
		};
		provider.failure = "one byte a second";
		const lost = ["One", "Two"].map((message) =>
			send(`${killed.url}/api/ai/chat`, withCookie(cookie, json("POST", { message }))).catch(() => undefined),
		);
		await expect.poll(usesLeft, { interval: 20 }).toBe(1);
		await killed.kill();
		await Promise.all(lost);
		await killed.whileStopped(async () => {});
		await expect.poll(usesLeft, { timeout: 40_000, interval: 500 }).toBe(3);
		provider.failure = undefined;
		const again = await send(`${killed.url}/api/ai/chat`, withCookie(cookie, json("POST", { message: "Three" })));
		expect([again.status, await usesLeft()]).toEqual([200, 2]);
	} finally {
		await killed.stop();
	}
});

test("the daily budget turns calls away with the time to come back, and counts nothing", async () => {
	const poor = await startApp({ TRIAL_USES: "5", OPENAI_BASE_URL: provider.url, OPENAI_DAILY_CALLS: "2" });
	try {
		const cookie = cookiesOf(await send(`${poor.url}/api/auth/register`, json("POST", { ...PERSON, email: "poor@example.org" })));
		const asked = async (message: string) => send(`${poor.url}/api/ai/chat`, withCookie(cookie, json("POST", { message })));
		expect([(await asked("One")).status, (await asked("Two")).status]).toEqual([200, 200]);
		const refused = await asked("Three");
		expect([refused.status, refused.json()]).toMatchObject([429, { code: "rate_limited", message: expect.stringContaining("tomorrow") }]);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3600);
		const { user } = (await send(`${poor.url}/api/auth/status`, withCookie(cookie))).json() as {
			user: { accessInformation: { trialUses: number } };
		};
		expect(user.accessInformation.trialUses).toBe(3);
	} finally {
		await poor.stop();
	}
});
