import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
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

test.each(CONDITIONS)(
	"a student keeps their colleges by the keyboard (JavaScript $javaScriptEnabled, $width px)",
	async ({ javaScriptEnabled, width }) => {
		const { context, page, mistakes } = await openPage(browser, { javaScriptEnabled, viewport: { width, height: 800 } }, /status of 422/);
		await signIn(context, app.url);
		const row = (college: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: college, exact: true }) });
		const status = page.locator("#colleges").getByRole("status");
		// Until a page is whole, what its address points at can still take the focus from the keyboard.
		const press = async (role: "link" | "button", name: string) => {
			await page.waitForLoadState();
			await page.getByRole(role, { name, exact: true }).focus();
			await page.keyboard.press("Enter");
		};
		const add = async (college: string) => {
			await page.waitForLoadState();
			await page.getByLabel("Add a college").focus();
			await page.keyboard.type(college);
			await page.keyboard.press("Enter");
			await status.getByText(`“${college}” is in your list.`).waitFor();
		};

		await page.goto(`${app.url}/dashboard`);
		await page.getByText("Keep the colleges you apply to here").waitFor();
		await page.getByRole("progressbar", { name: /Your profile: 0 of \d+ questions answered/ }).waitFor();
		await add("Reed College");
		await add("Lewis & Clark College of Arts and Sciences in Portland, Oregon, United States of America");

		await press("link", "Edit Reed College");
		await page.getByLabel("Status").selectOption("In Progress");
		await page.getByLabel("Deadline (optional)", { exact: true }).fill("2027-01-05");
		// What a browser would stop is refused by the server as well.
		await page.locator("#note-college").evaluate((form) => form.setAttribute("novalidate", ""));
		await page.getByLabel("Link to the essay").fill("docs.example.org/essay");
		await page.keyboard.press("Enter");
		await page.getByText("Enter a web address such as").waitFor();
		const link = page.getByLabel("Link to the essay");
		expect([await link.inputValue(), await link.getAttribute("aria-invalid")]).toEqual(["docs.example.org/essay", "true"]);
		expect(await page.getByLabel("Deadline (optional)", { exact: true }).inputValue()).toBe("2027-01-05");
		await page.getByText("If you belong to a school, its counselors see this list.").waitFor();
		await expectWellSet(page, javaScriptEnabled);
		await link.fill("https://docs.example.org/essay");
		await press("button", "Save");
		await status.getByText("“Reed College” is saved.").waitFor();
		await row("Reed College").getByText("Due Jan 5, 2027").waitFor();
		expect(await row("Reed College").getByRole("link", { name: "Essay" }).getAttribute("href")).toBe("https://docs.example.org/essay");
		const [file] = await Promise.all([page.waitForEvent("download"), press("link", "Deadlines for your calendar")]);
		expect(file.suggestedFilename()).toBe("colleges.ics");

		if (javaScriptEnabled) {
			await page.clock.setFixedTime(new Date(2027, 0, 4, 23, 59));
			await page.reload();
			await row("Reed College").getByText("tomorrow").waitFor();
			await page.clock.setFixedTime(new Date(2027, 0, 5, 0, 1));
			await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
			await row("Reed College").getByText("today").waitFor();
		}

		await page.goto(`${app.url}/profile#statistics`);
		await press("link", "In Progress for Reed College");
		await press("button", "Remove from my colleges");
		await status.getByText("“Reed College” is out of your list").waitFor();
		expect(await row("Reed College").count()).toBe(0);
		await expectWellSet(page, javaScriptEnabled);
		await press("button", "Put back Reed College");
		await row("Reed College").getByText("Due Jan 5, 2027").waitFor();
		await expect.poll(() => page.locator("#colleges").evaluate((section) => section.getBoundingClientRect().top < innerHeight)).toBe(true);
		expect(mistakes).toEqual([]);
		await context.close();
	},
);
