import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { CONDITIONS, expectWellSet, type Opened, openPage, signIn } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off", TRIAL_USES: "4" }), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

/** Opens the page as a new student. */
async function open(options?: BrowserContextOptions): Promise<Opened> {
	const opened = await openPage(browser, options, /status of 4(02|22)|ERR_FAILED/);
	await signIn(opened.context, app.url);
	await opened.page.goto(`${app.url}/chatbot`);
	return opened;
}

const box = (page: Page) => page.getByPlaceholder("Ask your question below!");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const log = (page: Page) => page.getByRole("log");

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a student asks, follows the source, asks on, renames, deletes, and runs out of tries", async () => {
		const { page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await expectWellSet(page, javaScriptEnabled);
		await page.getByText("4 remaining trial uses").waitFor();
		await box(page).fill("What is <b>FERPA</b>?");
		await send(page).click();
		await log(page).getByText("waive your right").waitFor();
		expect(await log(page).innerText()).toMatch(/You: What is <b>FERPA<\/b>\?[\s\S]*Bot: The FERPA question/);
		expect(new URL(page.url()).searchParams.get("conversation")).toMatch(/^[\w-]{36}$/);
		await page.getByText("3 remaining trial uses").waitFor();
		await expectWellSet(page, javaScriptEnabled);

		await page.reload();
		expect(await log(page).getByText("You: ").count()).toBe(1);
		await log(page)
			.getByRole("link", { name: /The things nobody explains/ })
			.click();
		await page.waitForURL("**/learn/application-process#unexplained");
		await page.goBack();

		await box(page).fill("What is the EFC?\nAnd the SAI?");
		await send(page).click();
		await log(page).getByText("Student Aid Index").first().waitFor();
		expect(await log(page).getByText("You: ").count()).toBe(2);
		expect(await page.getByRole("navigation", { name: "Conversations" }).getByRole("listitem").count()).toBe(1);

		await page.getByText("Rename or delete").click();
		await page.getByLabel("Name of this conversation").fill("Letters");
		await page.getByRole("button", { name: "Rename" }).click();
		await page.getByRole("link", { name: "Letters" }).waitFor();

		await page.getByRole("link", { name: "New conversation" }).click();
		await page.getByRole("button", { name: "When does the FAFSA open?" }).click();
		await log(page).getByText("October 1").first().waitFor();
		await page.getByText("Rename or delete").click();
		await page.getByRole("button", { name: "Delete this conversation" }).click();
		await page.getByText("The conversation is deleted.").waitFor();
		expect(await page.getByRole("navigation", { name: "Conversations" }).getByRole("listitem").allInnerTexts()).toEqual(["Letters"]);

		await box(page).fill("Who can mentor me?");
		await send(page).click();
		await log(page).getByRole("link").first().waitFor();
		await page.getByText("Your free tries are used up").waitFor();
		await box(page).fill("One more?");
		await send(page).click();
		await page.getByRole("alert").getByRole("link", { name: "see the plans" }).waitFor();
		expect(await box(page).inputValue()).toBe("One more?");
		await expectWellSet(page, javaScriptEnabled);
		expect(mistakes).toEqual([]);
		await page.context().close();
	});
});

test("without JavaScript only spaces are refused with a message", async () => {
	const { page } = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
	await box(page).fill("   ");
	await send(page).click();
	await page.getByText("Type a question").waitFor();
	expect(await box(page).getAttribute("aria-invalid")).toBe("true");
	await page.context().close();
});

describe("with JavaScript", () => {
	test("the keyboard alone: Enter sends, Shift+Enter breaks, the box grows to 150 px, only spaces cannot be sent", async () => {
		const { page, mistakes } = await open({ viewport: { width: 360, height: 800 } });
		const height = async () => (await box(page).boundingBox())?.height;
		expect([await height(), await send(page).isDisabled()]).toEqual([36, true]);
		await box(page).focus();
		await page.keyboard.type("   ");
		await page.keyboard.press("Enter");
		expect([await send(page).isDisabled(), await log(page).innerText()]).toEqual([true, ""]);
		await page.keyboard.type("What is the EFC?");
		await page.keyboard.press("Shift+Enter");
		expect(await height()).toBeGreaterThan(36);
		for (let line = 0; line < 12; line++) await page.keyboard.press("Shift+Enter");
		expect(await height()).toBe(150);
		await page.keyboard.press("Enter");
		await log(page).getByText("Expected Family Contribution").waitFor();
		expect([await height(), await box(page).inputValue(), await send(page).isDisabled()]).toEqual([36, "", true]);
		await expect.poll(() => box(page).evaluate((element) => element === document.activeElement)).toBe(true);
		expect(mistakes).toEqual([]);
		await page.context().close();
	});

	test("while sending nothing more can be sent; a failure says so, gives the text back, and the next try counts once", async () => {
		const { page, mistakes } = await open({ viewport: { width: 1280, height: 500 } });
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/chatbot*", async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			// The question arrives, the answer is lost on the way.
			await route.fetch({ maxRedirects: 0 });
			await held;
			await route.abort();
		});
		await box(page).fill("What is FERPA?");
		await box(page).press("Enter");
		await log(page).getByText("You: What is FERPA?").waitFor();
		expect([await box(page).isDisabled(), await send(page).isDisabled()]).toEqual([true, true]);
		release();
		await log(page).getByText("Bot: temporarily unavailable").waitFor();
		expect([await box(page).inputValue(), await box(page).isDisabled(), await send(page).isDisabled()]).toEqual([
			"What is FERPA?",
			false,
			false,
		]);
		await page.unroute("**/chatbot*");
		await send(page).click();
		await log(page).getByText("waive your right").waitFor();
		await page.getByText("3 remaining trial uses").waitFor();
		for (const question of ["What is work study?", "Is this scholarship a scam?"]) {
			await box(page).fill(question);
			await box(page).press("Enter");
			await log(page).getByText(`You: ${question}`).waitFor();
			await page.waitForFunction(() => !document.querySelector("[aria-busy]"));
			expect(await log(page).evaluate((element) => Math.ceil(element.scrollTop + element.clientHeight) >= element.scrollHeight - 1)).toBe(
				true,
			);
		}
		expect(mistakes).toEqual([]);
		await page.context().close();
	});
});
