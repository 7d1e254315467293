import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { type Provider, startProvider } from "../support/model-provider";
import { CONDITIONS, expectWellSet, type Opened, openPage, signIn } from "../support/pages";

const ESSAY = "I repaired a bicycle. It broke again, and I laughed.\n\nI asked why. Then I drew it.";

let provider: Provider;
let app: App;
let browser: Browser;
beforeAll(async () => {
	provider = await startProvider();
	const env = { RATE_LIMITS: "off", TRIAL_USES: "3", OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: "key", OPENAI_TIMEOUT_SECONDS: "30" };
	[app, browser] = await Promise.all([startApp(env), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
	await provider?.stop();
});
beforeEach(() => {
	provider.failure = undefined;
	provider.reply = ({ messages }) => {
		const asked = messages[0]?.content ?? "";
		if (/yes/.test(asked)) return "no JSON";
		const sentence = /Sum up/.test(asked) ? 1 : 3;
		return JSON.stringify({ feedback: `**Sentence ${sentence}** carries it.`, lineReferences: [{ start: sentence, end: sentence }] });
	};
});

/** Opens the page as a new student. */
async function open(options?: BrowserContextOptions): Promise<Opened> {
	const opened = await openPage(browser, options, /status of (4(02|22)|50[03])|ERR_FAILED/);
	await signIn(opened.context, app.url);
	await opened.page.goto(`${app.url}/essay`);
	return opened;
}

const box = (page: Page) => page.getByLabel("Your essay", { exact: true });
const button = (page: Page) => page.getByRole("button", { name: "Get Feedback", exact: true });
const reader = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const marked = (page: Page) => page.locator(".essay-paper mark").allInnerTexts();

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a student is refused, reviewed, pages through it, revises, compares, renames and deletes", async () => {
		const { page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await expectWellSet(page, javaScriptEnabled);
		await box(page).fill("Too <b>short</b>");
		await button(page).click();
		await page.getByText("Essay must be at least 30 characters long").waitFor();
		await page.getByText("Please select at least one feedback type").waitFor();
		expect(await box(page).inputValue()).toBe("Too <b>short</b>");
		await expectWellSet(page, javaScriptEnabled);

		await box(page).fill(ESSAY);
		for (const name of ["Summary", "Essay coach", "Reasons to admit"]) await reader(page, name).check();
		await button(page).click();
		await page.waitForURL(/\/essay\?review=[\w-]{36}$/);
		await page.getByText("1 of 3", { exact: true }).waitFor();
		await page.getByText("17 words", { exact: true }).first().waitFor();
		expect(await marked(page)).toEqual(["1I repaired a bicycle."]);
		await expectWellSet(page, javaScriptEnabled);
		await page.emulateMedia({ media: "print" });
		expect(await page.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Summary", "Essay coach", "Reasons to admit"]);
		expect(await page.locator(".essay-paper sup").allInnerTexts()).toEqual(["1", "3"]);
		expect(await page.getByRole("link").count()).toBe(3);
		await page.emulateMedia({ media: "screen" });
		await page.getByRole("link", { name: "Previous" }).click();
		await page.getByText("3 of 3", { exact: true }).waitFor();
		await page.getByText("This reader could not answer just now.").waitFor();
		expect(await marked(page)).toEqual([]);
		await page.getByRole("link", { name: "Next" }).click();
		await page.getByText("1 of 3", { exact: true }).waitFor();
		await page.getByRole("link", { name: "Essay coach" }).click();
		await page.getByText("2 of 3", { exact: true }).waitFor();
		expect(await marked(page)).toEqual(["3I asked why."]);

		await page.getByRole("link", { name: "Review a new draft" }).click();
		expect(await box(page).inputValue()).toBe(ESSAY);
		await box(page).fill(ESSAY.replace("a bicycle", "an old bicycle"));
		await reader(page, "Summary").check();
		await button(page).click();
		await page.getByText("Draft 2 of 2.").waitFor();
		await page.getByRole("link", { name: "Compare with draft 1" }).click();
		await page.getByRole("heading", { name: "From draft 1 to draft 2" }).waitFor();
		expect([await page.locator(".essay-paper del").allInnerTexts(), await page.locator(".essay-paper ins").allInnerTexts()]).toEqual([
			["a"],
			["an", "old "],
		]);
		await expectWellSet(page, javaScriptEnabled);

		await page.getByText("Rename or delete").click();
		await page.getByLabel("Name of this essay").fill("Bicycle");
		await page.getByRole("button", { name: "Rename" }).click();
		await page.getByRole("heading", { name: "Bicycle" }).waitFor();
		await page.getByText("Rename or delete").click();
		await page.getByRole("link", { name: "Delete this essay" }).click();
		const dialog = page.getByRole("dialog", { name: "Delete this essay?" });
		await expectWellSet(page, javaScriptEnabled);
		await dialog.getByRole("button", { name: "Delete" }).click();
		await page.getByText("The essay is deleted.").waitFor();
		await page.getByText("1 remaining trial uses").waitFor();
		expect(mistakes).toEqual([]);
		await page.context().close();
	});
});

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("when the review fails a red panel says why, and the essay stays", async () => {
		const { page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		provider.failure = "500";
		await box(page).fill(ESSAY);
		await page.getByLabel("Major").fill("Physics");
		await reader(page, "Summary").check();
		await button(page).click();
		const panel = page.getByRole("alert");
		await panel.getByText("The assistant cannot be reached right now.").waitFor();
		expect(await panel.innerText()).toMatch(/Response status: 503\. Content type: (text\/html|application\/x-ndjson); charset=utf-8/);
		expect([await box(page).inputValue(), await page.getByLabel("Major").inputValue()]).toEqual([ESSAY, "Physics"]);
		expect(await reader(page, "Summary").isChecked()).toBe(true);
		await page.getByText("3 remaining trial uses").waitFor();
		await expectWellSet(page, javaScriptEnabled);
		provider.failure = undefined;
		await button(page).click();
		await page.getByText("1 of 1", { exact: true }).waitFor();
		expect(mistakes).toEqual([]);
		await page.context().close();
	});
});

describe("with JavaScript", () => {
	type Answer = { status: number; statusText?: string; body?: string };
	/** Answers the script's requests in place of the server: whole, or line by line through `say`. */
	async function answerInPlace(
		page: Page,
	): Promise<{ answer(next: Answer | "lost" | "real"): Promise<void>; say(line: object): Promise<void> }> {
		await page.addInitScript(() => {
			const stage = window as unknown as { next: Answer | "lost" | "real" | undefined; say: (line: object) => void };
			const { fetch } = window;
			window.fetch = async (address, init) => {
				if (address !== "/essay/stream" || stage.next === "real") return fetch(address, init);
				if (stage.next === "lost") throw new TypeError("lost");
				if (stage.next) return new Response(stage.next.body, { ...stage.next, headers: { "Content-Type": "text/html" } });
				const lines = new TransformStream<Uint8Array, Uint8Array>();
				const writer = lines.writable.getWriter();
				stage.say = (line) => void writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
				return new Response(lines.readable, { headers: { "Content-Type": "application/x-ndjson" } });
			};
		});
		await page.reload();
		return {
			answer: (next) => page.evaluate((given) => void Object.assign(window, { next: given }), next),
			say: (line) => page.evaluate((given) => (window as unknown as { say: (line: object) => void }).say(given), line),
		};
	}

	test("the keyboard alone: words are counted, a fourth kind is not to be had, feedback shows as it arrives, a reload loses nothing", async () => {
		const { page, mistakes } = await open({ viewport: { width: 360, height: 800 } });
		const { say } = await answerInPlace(page);
		await box(page).focus();
		await page.keyboard.type("One two three four five six seven eight");
		await page.getByText("8 words", { exact: true }).waitFor();
		await page.getByText("242 words short").waitFor();
		await reader(page, "Summary").focus();
		for (let step = 0; step < 3; step++) {
			await page.keyboard.press("Space");
			await page.keyboard.press("Tab");
		}
		const chosen = () =>
			page.locator("[name=selectedFeedback]:checked").evaluateAll((all) => all.map((each) => each.getAttribute("value")));
		expect([await chosen(), await page.locator("[name=selectedFeedback]:disabled").count()]).toEqual([
			["summary", "traits", "alignment"],
			6,
		]);
		await page.keyboard.press("Enter");
		const status = page.getByRole("status");
		await status.getByText("Processing essay feedback... This may take a minute...", { exact: true }).waitFor();
		await status.getByText("0 of 3 arrived", { exact: true }).waitFor();
		expect(await page.getByRole("button", { name: "Getting Feedback..." }).isDisabled()).toBe(true);
		await say({ item: { type: "traits", feedback: "**Patient** and <b>kind</b>." } });
		await status.getByText("1 of 3 arrived").waitFor();
		await page.getByText("Patient and <b>kind</b>.").waitFor();
		await say({ item: { type: "summary", error: "This reader could not answer just now." } });
		await status.getByText("2 of 3 arrived").waitFor();
		await expectWellSet(page, true);
		await page.reload();
		expect([await box(page).inputValue(), await chosen()]).toEqual([
			"One two three four five six seven eight",
			["summary", "traits", "alignment"],
		]);
		expect(mistakes).toEqual([]);
		await page.context().close();
	});

	test("whatever comes back instead of a review is told, and the next try works", async () => {
		const { page, mistakes } = await open({ viewport: { width: 1280, height: 800 } });
		const { answer } = await answerInPlace(page);
		await box(page).fill(ESSAY);
		await reader(page, "Summary").check();
		const panel = page.getByRole("alert");
		const told: [Answer | "lost", string, string][] = [
			[{ status: 500, body: "<h1>Oops</h1>" }, "Invalid JSON response: <h1>Oops</h1>...", "500"],
			[{ status: 502, statusText: "Bad Gateway", body: "{}" }, "Server error: 502 Bad Gateway", "502"],
			[{ status: 402, body: '{"error":"Your free tries are used up."}' }, "Your free tries are used up.", "402"],
			[{ status: 200, body: '{"item":' }, 'Invalid JSON response: {"item":...', "200"],
			[{ status: 200, body: "" }, "Failed to read response data", "200"],
			["lost", "An error occurred while reviewing the essay", "none"],
		];
		for (const [given, message, status] of told) {
			await answer(given);
			await button(page).click();
			await panel.getByText(message, { exact: true }).waitFor();
			expect(await panel.innerText()).toContain(`Response status: ${status}. Content type: ${status === "none" ? "none" : "text/html"}.`);
			expect(await panel.getByRole("link", { name: "See the plans" }).count()).toBe(status === "402" ? 1 : 0);
			expect(await box(page).inputValue()).toBe(ESSAY);
		}
		await page.reload();
		await answer("real");
		await button(page).click();
		await page.getByText("1 of 1", { exact: true }).waitFor();
		await page.goto(`${app.url}/essay`);
		expect(await box(page).inputValue()).toBe("");
		expect(mistakes).toEqual([]);
		await page.context().close();
	});
});
