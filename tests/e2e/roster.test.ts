import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { expectWellSet, openPage } from "../support/pages";

type Demo = { staff: { email: string; password: string } };

let app: App;
let browser: Browser;
let demo: Demo;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off" }), launch()]);
	await app.whileStopped(async () => {
		execFileSync(process.execPath, ["scripts/seed.mjs"], { env: { ...process.env, NODE_ENV: "production", ...app.env } });
	});
	demo = JSON.parse(readFileSync(path.join(app.dataDir, "demo.json"), "utf8"));
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

async function signInAsStaff(page: Page): Promise<void> {
	await page.goto(`${app.url}/login`);
	await page.locator("[name=email]").fill(demo.staff.email);
	await page.locator("[name=password]").fill(demo.staff.password);
	await page.getByRole("button", { name: "Log in", exact: true }).click();
	await page.waitForURL(`${app.url}/admin`);
}

/** The first column after the number, as the table shows it. */
const firstNames = (page: Page) => page.locator(".roster tbody tr td:nth-child(2)").allInnerTexts();

describe.each([
	{ javaScriptEnabled: false, width: 360, removed: "Tessa" },
	{ javaScriptEnabled: true, width: 1280, removed: "Umar" },
	{ javaScriptEnabled: true, width: 360, removed: "Wyatt" },
])("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width, removed }) => {
	test("a counselor finds students, sorts, filters, opens one, removes one and prints a report", async () => {
		const { context, page, mistakes } = await openPage(browser, { javaScriptEnabled, viewport: { width, height: 800 } });
		await signInAsStaff(page);
		await page.getByRole("heading", { level: 1, name: "Welcome back, counselor@demo.example" }).waitFor();
		expect(await page.getByText(/^Riverbend High School · \d+ of 370 seats taken · 0 invited$/).count()).toBe(1);
		const bar = page.getByRole("row").filter({ hasText: "Petrova" }).getByRole("progressbar");
		expect([await bar.getAttribute("class"), await bar.getAttribute("value")]).toEqual(["progress high", "100"]);
		await expectWellSet(page, javaScriptEnabled);

		await page.getByRole("link", { name: "Progress", exact: true }).press("Enter");
		await page.waitForURL("**/admin?sort=uses");
		await page.getByRole("columnheader", { name: "Progress" }).getByRole("link").press("Enter");
		await page.waitForURL("**/admin?sort=uses&order=desc");
		expect((await firstNames(page))[0]).toBe("Elena");
		expect(await page.getByRole("columnheader", { name: "Progress" }).getAttribute("aria-sort")).toBe("descending");

		const search = page.getByRole("searchbox", { name: "Search students" });
		await search.fill("LUCIA");
		if (!javaScriptEnabled) await search.press("Enter");
		await page.waitForURL("**/admin?q=LUCIA&sort=uses&order=desc");
		await expect.poll(() => firstNames(page)).toEqual(["Lucía"]);
		if (javaScriptEnabled) {
			await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
			await expect.poll(() => page.getByRole("status").first().textContent()).toBe("1 student");
		}
		await page.getByRole("link", { name: "Not started" }).click();
		await page.getByText("No students found").waitFor();
		await expectWellSet(page, javaScriptEnabled);
		await page.getByRole("link", { name: "Show all students" }).click();
		await page.getByRole("link", { name: "Hiro Tanaka" }).press("Enter");
		const dialog = page.getByRole("dialog", { name: "Student Details" });
		await dialog.getByText("hiro.tanaka@demo.example").waitFor();
		expect(await dialog.getByText("University of California, Davis").count()).toBe(1);
		await expectWellSet(page, javaScriptEnabled);
		await dialog.getByRole("link", { name: "Close" }).click();
		await dialog.waitFor({ state: "detached" });
		await page.waitForURL(`${app.url}/admin?sort=uses&order=desc`);

		await page.getByRole("link", { name: new RegExp(`^${removed} `) }).click();
		await dialog.getByText("Remove from the school").click();
		await dialog.getByRole("button", { name: `Yes, remove ${removed}` }).click();
		await page.getByText("The student was removed from your school.").waitFor();
		expect(await firstNames(page)).not.toContain(removed);

		await page.getByRole("link", { name: "Class report" }).click();
		await page.getByRole("heading", { name: "Deadlines ahead" }).waitFor();
		expect(await page.getByText("Hiro Tanaka").count()).toBe(0);
		await page.getByRole("link", { name: "Add the names" }).click();
		await page.getByText(/^Hiro Tanaka/).waitFor();
		await expectWellSet(page, javaScriptEnabled);
		await page.emulateMedia({ media: "print" });
		for (const name of ["Dashboard", "Without names"]) expect(await page.getByRole("link", { name }).isVisible()).toBe(false);
		expect(mistakes).toEqual([]);
		await context.close();
	});
});
