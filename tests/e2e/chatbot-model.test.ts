import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { type Provider, startProvider } from "../support/model-provider";
import { expectAccessible, expectFits, openPage, signIn } from "../support/pages";

let app: App;
let browser: Browser;
let provider: Provider;
beforeAll(async () => {
	provider = await startProvider();
	[app, browser] = await Promise.all([
		startApp({ RATE_LIMITS: "off", OPENAI_BASE_URL: provider.url, OPENAI_MODEL: "small-model" }),
		launch(),
	]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
	await provider?.stop();
});

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
	const { context, page } = await openPage(browser, options);
	await signIn(context, app.url);
	await page.goto(app.url + path);
	return page;
}
const box = (page: Page) => page.getByPlaceholder("Ask your question below!");

test.each([
	{ javaScriptEnabled: true, width: 1280 },
	{ javaScriptEnabled: false, width: 360 },
])("a student asks a model: JavaScript $javaScriptEnabled, $width px", async ({ javaScriptEnabled, width }) => {
	const page = await open("/chatbot?about=educationalBackground.highSchoolClassRank", {
		javaScriptEnabled,
		viewport: { width, height: 800 },
	});
	await page.getByText("An AI model answers: small-model at 127.0.0.1").waitFor();
	await page.getByText("About “Class rank” in your profile").waitFor();
	Object.assign(provider, {
		requests: [],
		wordMs: javaScriptEnabled ? 60 : 0,
		reply: () => `**Rank** is your place in the class. ${"More words. ".repeat(20)}Read [this lesson](/learn/application-process).`,
	});
	await page.getByLabel("Let it read my saved studies").check();
	await box(page).fill("What goes here?");
	await page.getByRole("button", { name: "Send", exact: true }).click();
	const log = page.getByRole("log");
	if (javaScriptEnabled) {
		await log.getByText("Rank is your").waitFor();
		expect(await box(page).isDisabled()).toBe(true);
		expect(await log.getByText("this lesson").count()).toBe(0);
	}
	await log.getByRole("link", { name: "this lesson" }).waitFor();
	expect(await log.locator("strong", { hasText: "Rank" }).count()).toBe(1);
	expect(await log.locator(".message").count()).toBe(2);
	expect(await page.getByLabel("Let it read my saved studies").isChecked()).toBe(true);
	expect(await page.getByText("About “Class rank”").count()).toBe(0);
	await page.waitForURL(/\/chatbot\?conversation=/);
	expect(provider.requests[0]?.messages[0]?.content).toContain("“Class rank” in the section");
	if (javaScriptEnabled) await expectAccessible(page);
	await expectFits(page);
	await page.context().close();
});

test("a reply that breaks off says so and gives the question back; the next try is answered", async () => {
	const page = await open("/chatbot", { viewport: { width: 360, height: 800 } });
	provider.failure = "truncated";
	await box(page).fill("What is FERPA?");
	await box(page).press("Enter");
	await page.getByRole("log").getByText("Bot: temporarily unavailable").waitFor();
	expect(await box(page).inputValue()).toBe("What is FERPA?");
	expect(await page.getByRole("log").getByText("It begins").count()).toBe(0);
	Object.assign(provider, { failure: undefined, wordMs: 0, reply: () => "A right to see records." });
	await box(page).press("Enter");
	await page.getByRole("log").getByText("A right to see records.").waitFor();
	await page.getByText("Each answer takes one of your 9 remaining trial uses.").waitFor();
	await page.context().close();
});
