import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { runCodes } from "../support/codes";
import { json, send, withCookie } from "../support/http";
import { CONDITIONS, expectWellSet, openPage, signIn } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off", TRIAL_USES: "1" }), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

const open = (options?: BrowserContextOptions) => openPage(browser, options, /status of 4(09|22)/);
const box = (page: Page) => page.getByLabel("Code", { exact: true });
const redeem = (page: Page) => page.getByRole("button", { name: "Redeem", exact: true });

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a student on the free trial uses it up, is refused, redeems a code and sees until when it lasts", async () => {
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await signIn(context, app.url);
		await page.goto(`${app.url}/dashboard`);
		if (width === 360) await page.getByText("Menu", { exact: true }).click();
		await page.getByRole("link", { name: "Subscription", exact: true }).click();
		await page.getByText("You are currently on the free trial. 1 trial uses remaining.").waitFor();
		await page.getByText("All plans include unlimited use of the extension and the website dashboard.").waitFor();
		expect(await page.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Plus", expect.stringMatching(/^Pro\s+Most Popular$/)]);
		await expectWellSet(page, javaScriptEnabled);

		const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
		await send(`${app.url}/api/ai/chat`, withCookie(cookie, json("POST", { message: "What is FERPA?" })));
		await page.reload();
		await page.getByText("Your free tries are used up.").waitFor();

		if (javaScriptEnabled) {
			expect(await redeem(page).isDisabled()).toBe(true);
			await box(page).fill("   ");
			expect(await redeem(page).isDisabled()).toBe(true);
		}
		await box(page).fill("0000-0000");
		await box(page).press("Enter");
		await page.getByText("Invalid or expired code.").waitFor();
		expect([await box(page).inputValue(), await box(page).getAttribute("aria-invalid")]).toEqual(["0000-0000", "true"]);
		await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true);
		await expectWellSet(page, javaScriptEnabled);

		await box(page).fill((await runCodes(app, "create", "--plan", "pro", "--days", "30")).toLowerCase());
		await redeem(page).click();
		await page.getByRole("status").getByText("Code redeemed successfully.").waitFor();
		expect([await page.getByText("Invalid or expired code.").count(), await box(page).inputValue()]).toEqual([0, ""]);
		const end = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "America/New_York" }).format(Date.now() + 30 * 86_400_000);
		await page.getByText(`You already have an active subscription that ends on ${end}`).waitFor();
		expect(await page.locator(".plan.popular").getByText("Your plan").count()).toBe(1);
		expect(await page.getByText(/free trial|used up/).count()).toBe(0);
		await expectWellSet(page, javaScriptEnabled);
		expect(mistakes).toEqual([]);
		await context.close();
	});
});
