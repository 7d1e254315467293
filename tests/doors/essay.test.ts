import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type App, startApp } from "../support/app";
import { expectJsonRefusal } from "../support/hostile";
import { cookiesOf, form, json, PASSWORD, type Received, registerStudent, send, trialUses, withCookie } from "../support/http";
import { type ChatRequest, type Provider, startProvider } from "../support/model-provider";

const ESSAY = "I repaired a bicycle. It broke again, and I could of cried.\n\nI asked why. Then I drew it.";

let provider: Provider;
let app: App;
/** Without a provider. */
let bare: App;
beforeAll(async () => {
	provider = await startProvider();
	const env = { RATE_LIMITS: "off", TRIAL_USES: "3" };
	[app, bare] = await Promise.all([
		startApp({ ...env, OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: "key", OPENAI_TIMEOUT_SECONDS: "2" }),
		startApp(env),
	]);
	await Promise.all([app, bare].map(startGrammar));
}, 180_000);

/** The grammar check's process starts with the first essay, and on a busy machine takes longer than a request of these tests waits. */
async function startGrammar(at: App): Promise<void> {
	const cookie = await newStudent(at);
	await vi.waitFor(async () => expect((await ask(cookie, { essay: ESSAY, selectedFeedback: ["grammar"] }, at)).status).toBe(200), 100_000);
}
afterAll(async () => {
	await Promise.all([app?.stop(), bare?.stop()]);
	await provider?.stop();
});

const says = (feedback: string, lineReferences: object[] = []) => JSON.stringify({ feedback, lineReferences });
const isTold = ({ messages }: ChatRequest, words: RegExp) => words.test(messages[0]?.content ?? "");
beforeEach(() => {
	provider.failure = undefined;
	provider.reply = () => says("Sentence 2 **moves**.", [{ start: 2, end: 2 }]);
	provider.requests.length = 0;
});

let count = 0;
const newStudent = (at = app) => registerStudent(at.url, `essay${++count}@example.org`);
const ask = (cookie: string, body: unknown, at = app) => send(`${at.url}/api/essay/review`, withCookie(cookie, json("POST", body)));
const post = (cookie: string, fields: Record<string, string> | [string, string][], at = app, path = "/essay") =>
	send(at.url + path, withCookie(cookie, form(fields)));
const open = (cookie: string, path: string, at = app) => send(at.url + path, withCookie(cookie));
const location = ({ headers }: Received) => String(headers.location);

describe("POST /api/essay/review", () => {
	test("answers word count and feedback in the order chosen; a key makes it count once", async () => {
		const cookie = await newStudent();
		const sent = { essay: `${ESSAY}\r\n`, chosenMajor: "Physics", selectedFeedback: ["grammar", "expert"], idempotencyKey: "key-1" };
		const answers = await Promise.all(Array.from({ length: 3 }, () => ask(cookie, sent)));
		for (const answer of answers) {
			expect([answer.status, answer.json()]).toEqual([
				200,
				{
					reviewId: expect.any(String),
					essayInfo: { wordCount: 19 },
					feedback: [
						{
							type: "grammar",
							role: expect.any(String),
							prompt: expect.any(String),
							feedback: expect.stringContaining("could of"),
							lineReferences: [{ start: 2, end: 2 }],
						},
						{
							type: "expert",
							role: expect.any(String),
							prompt: expect.any(String),
							feedback: "Sentence 2 **moves**.",
							lineReferences: [{ start: 2, end: 2 }],
						},
					],
				},
			]);
		}
		expect(new Set(answers.map((answer) => answer.json().reviewId)).size).toBe(1);
		expect([provider.requests.length, await trialUses(app.url, cookie)]).toEqual([1, 2]);
	});

	test("refusals", async () => {
		const cookie = await newStudent();
		const good = { essay: ESSAY, selectedFeedback: ["grammar"] };
		expectJsonRefusal("signed out", await ask("", good), 401);
		const staff = {
			email: "s@example.org",
			password: PASSWORD,
			confirm: PASSWORD,
			termsAccepted: true,
			schoolName: "North",
			studentCount: 3,
		};
		const counselor = cookiesOf(await send(`${app.url}/api/auth/adminRegister`, json("POST", staff)));
		expectJsonRefusal("staff", await ask(counselor, good), 403);
		for (const [fields, message] of [
			[{ essay: " short \n" }, "Essay must be at least 30 characters long"],
			[{ essay: "x".repeat(25_001) }, "Essay must be at most 25,000 characters long"],
			[{ selectedFeedback: [] }, "Please select at least one feedback type"],
			[{ selectedFeedback: ["summary", "traits", "expert", "grammar"] }, "Please select at most 3 feedback types"],
			[{ selectedFeedback: ["praise"] }, "Choose among the nine kinds of feedback"],
			[{ more: 1 }, "Unknown field “more”"],
		] as const) {
			const refused = await ask(cookie, { ...good, ...fields });
			expectJsonRefusal(message, refused, 422);
			expect(refused.json().error).toContain(message);
		}
		expectJsonRefusal("a megabyte", await ask(cookie, { ...good, essay: "x".repeat(1024 * 1024) }), 413);
		expect([provider.requests.length, await trialUses(app.url, cookie)]).toEqual([0, 3]);
	});

	test("when the provider fails it says so in time, and nothing is counted", async () => {
		const cookie = await newStudent();
		for (const failure of ["500", "garbage", "endless"] as const) {
			provider.failure = failure;
			const refused = await ask(cookie, { essay: ESSAY, selectedFeedback: ["expert", "summary"] });
			expectJsonRefusal(failure, refused, 503);
		}
		expect(await trialUses(app.url, cookie)).toBe(3);
	});

	test("without a provider grammar works, the rest say what they need, and no help costs nothing", async () => {
		const cookie = await newStudent(bare);
		const needy = (await ask(cookie, { essay: ESSAY, selectedFeedback: ["expert"] }, bare)).json();
		expect(needy).toMatchObject({
			feedback: [{ type: "expert", error: expect.stringContaining("needs an AI provider"), lineReferences: [] }],
		});
		expect(await trialUses(bare.url, cookie)).toBe(3);
		const helped = (await ask(cookie, { essay: ESSAY, selectedFeedback: ["grammar"] }, bare)).json();
		expect(helped).toMatchObject({ feedback: [{ feedback: expect.stringContaining("could of"), lineReferences: [{ start: 2, end: 2 }] }] });
		expect(await trialUses(bare.url, cookie)).toBe(2);
	});
});

describe("the page", () => {
	test("a review has its own address; its pages go round and count; sentences are marked by their type", async () => {
		const cookie = await newStudent();
		provider.reply = (request) =>
			isTold(request, /say no/)
				? "no json"
				: says("Good [x](javascript:alert(1)) <img src=x>", [
						{ start: 4, end: 3 },
						{ start: 9, end: 12 },
					]);
		const reviewed = await post(cookie, [
			["essay", ESSAY],
			["chosenMajor", "Physics"],
			["selectedFeedback", "admission"],
			["selectedFeedback", "rejection"],
			["selectedFeedback", "grammar"],
		]);
		expect(reviewed.status).toBe(303);
		const address = location(reviewed);
		expect(address).toMatch(/^\/essay\?review=[\w-]{36}$/);
		const pages = await Promise.all(["", "&item=2", "&item=3", "&item=4", "&item=x"].map((item) => open(cookie, address + item)));
		expect(
			pages.map(({ status, text }) => [
				status,
				/>\s*(\d) (?:<!-- -->)?of (?:<!-- -->)?(\d)/.exec(text.replaceAll("<!-- -->", ""))?.slice(1).join(" of "),
			]),
		).toEqual([
			[200, "1 of 3"],
			[200, "2 of 3"],
			[200, "3 of 3"],
			[200, "1 of 3"],
			[200, "1 of 3"],
		]);
		const [first = "", second = "", third = ""] = pages.map(({ text }) => text);
		const link = (text: string, name: string) => new RegExp(`href="([^"]+)" rel="${name}"`).exec(text)?.[1]?.replaceAll("&amp;", "&");
		expect(link(first, "prev")).toBe(`${address}&item=3#feedback`);
		expect(link(third, "next")).toBe(`${address}#feedback`);
		const marked = (text: string) =>
			[...text.matchAll(/<mark class="of-(\w+)"><sup>(\d+)<\/sup>([^<]*)<\/mark>/g)].map(([, ...parts]) => parts.join(" "));
		expect(marked(first)).toEqual(["admission 3 I asked why.", "admission 4 Then I drew it."]);
		expect(marked(second)).toEqual([]);
		expect(marked(third)).toEqual(["grammar 2 It broke again, and I could of cried."]);
		expect(second).toContain("This reader could not answer just now.");
		expect(first).not.toMatch(/<img src=x|href="javascript/);
		expect(await trialUses(app.url, cookie)).toBe(2);
	});

	test("refused, the form comes back as it was sent, with a message where it belongs", async () => {
		const cookie = await newStudent();
		const short = await post(cookie, { essay: "too <short>", chosenMajor: "Physics" });
		expect(short.status).toBe(422);
		for (const part of [
			"Essay must be at least 30 characters long",
			"Please select at least one feedback type",
			"too &lt;short&gt;</textarea>",
			'value="Physics"',
		])
			expect(short.text).toContain(part);
		const long = await post(cookie, { essay: "x".repeat(30_000), selectedFeedback: "expert" });
		expect([long.status, long.text.includes(`${"x".repeat(30_000)}</textarea>`)]).toEqual([422, true]);
		provider.failure = "500";
		const failed = await post(cookie, { essay: ESSAY, selectedFeedback: "expert" });
		expect(failed.status).toBe(503);
		for (const part of [
			"The assistant cannot be reached right now.",
			">503<",
			"text/html",
			"Then I drew it.</textarea>",
			'checked="" value="expert"',
		])
			expect(failed.text.replaceAll("<!-- -->", "")).toContain(part);
		const signedOut = await post("", { essay: ESSAY, selectedFeedback: "expert" });
		expect([signedOut.status, signedOut.text.includes("Then I drew it.</textarea>")]).toEqual([401, true]);
		expect(await trialUses(app.url, cookie)).toBe(3);
	});

	test("the major of the profile stands in the form; an essay deleted meanwhile lets the next draft begin a new one", async () => {
		const cookie = await newStudent();
		await send(`${app.url}/api/users/updateProfileFull`, withCookie(cookie, json("PUT", { miscellaneous: { intendedMajor: "Botany" } })));
		const { text } = await open(cookie, "/essay");
		expect(text).toContain('value="Botany"');
		expect(text).toContain("From your profile");
		const gone = await post(cookie, { essay: ESSAY, selectedFeedback: "expert", essayId: "00000000-0000-4000-8000-000000000000" });
		expect([gone.status, gone.text.includes("Then I drew it.</textarea>"), gone.text.includes('name="essayId"')]).toEqual([
			404,
			true,
			false,
		]);
	});

	test("with no use left it says so, gives the essay back and shows the way to the plans", async () => {
		const cookie = await newStudent();
		const all = await Promise.all(Array.from({ length: 5 }, () => ask(cookie, { essay: ESSAY, selectedFeedback: ["expert"] })));
		expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402]);
		const refused = await post(cookie, { essay: ESSAY, selectedFeedback: "expert" });
		expect([refused.status, refused.text.includes("Then I drew it.</textarea>")]).toEqual([402, true]);
		expect(refused.text).toContain(">402<");
		expect(refused.text).toContain('href="/subscription"');
	});

	test("drafts are compared; another student's review is not found, by page or by form", async () => {
		const [owner, other] = [await newStudent(), await newStudent()];
		const first = location(await post(owner, { essay: ESSAY, selectedFeedback: "expert" }));
		const form = (await open(owner, first.replace("review=", "revise="))).text;
		expect(form).toContain("Then I drew it.</textarea>");
		const essayId = /name="essayId" value="([^"]+)"/.exec(form)?.[1] ?? "";
		const second = location(
			await post(owner, { essay: ESSAY.replace("a bicycle", "<b>two</b> bicycles"), selectedFeedback: "expert", essayId }),
		);
		const compared = await open(owner, `${second}&compare=${first.split("=")[1]}`);
		expect(compared.text).toContain("From draft <!-- -->1<!-- --> to draft <!-- -->2");
		expect(compared.text).toMatch(/<del>a bicycle<\/del>|<del>a<\/del>/);
		expect(compared.text).toContain("&lt;b&gt;");
		for (const path of [first, first.replace("review=", "revise="), "/essay?review=1", "/essay?review=%00", `${second}&compare=1`])
			expect([path, (await open(other, path)).status]).toEqual([path, 404]);
		expect((await post(other, { essay: ESSAY, selectedFeedback: "expert", essayId })).status).toBe(404);
		expect((await post(other, { intent: "rename", title: "Mine", essayId })).status).toBe(404);
		await post(other, { intent: "delete", essayId });
		expect((await open(owner, second)).text).not.toContain("Mine");
		expect(location(await post(owner, { intent: "delete", essayId }))).toBe("/essay?deleted");
		expect((await open(owner, second)).status).toBe(404);
	});
});

describe("the stream", () => {
	const linesOf = ({ text }: Received) =>
		text
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line));

	test("hands out each reader's feedback as it arrives, at last where it was kept", async () => {
		const cookie = await newStudent();
		const answer = await post(
			cookie,
			[
				["essay", ESSAY],
				["selectedFeedback", "expert"],
				["selectedFeedback", "memorable"],
			],
			app,
			"/essay/stream",
		);
		expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/x-ndjson; charset=utf-8"]);
		const lines = linesOf(answer);
		expect(
			lines
				.slice(0, 2)
				.map(({ item }) => item.type)
				.sort(),
		).toEqual(["expert", "memorable"]);
		expect((await open(cookie, `/essay?review=${lines[2].end.reviewId}`)).status).toBe(200);
	});

	test("tells a failure by its status before the first part, by its last line after", async () => {
		const cookie = await newStudent();
		expect((await post(cookie, { essay: "short", selectedFeedback: "expert" }, app, "/essay/stream")).status).toBe(422);
		expect((await post("", { essay: ESSAY, selectedFeedback: "expert" }, app, "/essay/stream")).status).toBe(401);
		provider.failure = "500";
		const failed = await post(cookie, { essay: ESSAY, selectedFeedback: "expert" }, app, "/essay/stream");
		expect(linesOf(failed).at(-1)).toEqual({ error: { status: 503, message: expect.stringContaining("Nothing was counted") } });
		expect(await trialUses(app.url, cookie)).toBe(3);
	});
});
