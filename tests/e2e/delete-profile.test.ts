import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { PASSWORD } from "../support/http";
import { CONDITIONS, expectWellSet, openPage, signIn } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off" }), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

const open = (options?: BrowserContextOptions) => openPage(browser, options, /status of 422/);
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Confirm Account Deletion" });

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a student asks to go, thinks again, and goes", async () => {
		const email = `goes-${javaScriptEnabled}-${width}@example.org`;
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await signIn(context, app.url, email);
		await page.goto(`${app.url}/settings`);
		await page.getByRole("button", { name: "Delete Profile" }).click();
		await dialogOf(page).getByText("Are you sure you want to delete your profile?").waitFor();
		expect(new URL(page.url()).searchParams.get("delete-account")).toBe("true");
		await expectWellSet(page, javaScriptEnabled);
		for (const name of ["Close", "Keep my profile"]) {
			await dialogOf(page).getByRole("link", { name }).click();
			await dialogOf(page).waitFor({ state: "detached" });
			await page.waitForURL(`${app.url}/settings`);
			await page.goto(`${app.url}/settings?delete-account=true`);
		}
		if (javaScriptEnabled) {
			await page.mouse.click(2, 2);
			await dialogOf(page).waitFor({ state: "detached" });
			await page.waitForURL(`${app.url}/settings`);
			await page.goto(`${app.url}/settings?delete-account=true`);
		}
		await dialogOf(page).getByRole("button", { name: "Yes, delete everything" }).click();
		await page.waitForURL(`${app.url}/`);
		await page.goto(`${app.url}/dashboard`);
		await page.waitForURL("**/login?*");
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByRole("button", { name: "Log in", exact: true }).click();
		await page.getByText("Failed to log in").waitFor();
		expect(mistakes).toEqual([]);
		await context.close();
	});
});
