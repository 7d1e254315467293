import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { CONDITIONS, expectWellSet, type Opened, openPage, signIn } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off", TRIAL_USES: "2" }), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

/** Opens the page as a new student. */
async function open(options?: BrowserContextOptions): Promise<Opened> {
	const opened = await openPage(browser, options, /status of 4(02|22)|ERR_FAILED/);
	await signIn(opened.context, app.url);
	await opened.page.goto(`${app.url}/brainstormer`);
	return opened;
}

const ACTIVITY =
	"I started a coding club at my school with two friends. We meet every Wednesday and teach Python to 25 students. Last year we ran a hackathon and I raised $800 for laptops.";

const box = (page: Page) => page.getByLabel("Describe a hobby or activity");
const format = (page: Page) => page.getByRole("button", { name: "Format activity" });
const option = (page: Page, number: number) => page.getByRole("radio", { name: new RegExp(`^Option ${number}`) });
const selected = (page: Page) => page.getByText("Selected", { exact: true }).filter({ visible: true });

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a student formats an activity, chooses, adds, undoes, fits it to forms, deletes, and runs out of tries", async () => {
		const { page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await expectWellSet(page, javaScriptEnabled);
		await page.getByText("2 remaining trial uses").waitFor();
		await box(page).fill(ACTIVITY);
		await format(page).click();
		await page.getByRole("heading", { name: "Choose Your Preferred Format" }).waitFor();
		expect(new URL(page.url()).searchParams.get("result")).toMatch(/^[\w-]{36}$/);
		expect(await page.getByRole("radio").count()).toBe(3);
		await page.getByText("11 of 100").first().waitFor();
		await page.getByText("10 of 50").first().waitFor();

		expect(await selected(page).count()).toBe(0);
		await page.getByText("A list of what you did").click();
		await page.getByText("What came of it first").click();
		expect([await selected(page).count(), await option(page, 2).isChecked(), await option(page, 3).isChecked()]).toEqual([1, true, false]);
		await expectWellSet(page, javaScriptEnabled);
		await page.getByRole("button", { name: "Add to my activities" }).click();
		await page.getByText("“Coding club” is added to your activities.").waitFor();
		await page.getByText("In your activities", { exact: true }).waitFor();
		await page.getByRole("button", { name: "Undo" }).click();
		await page.getByText("Taken out of your activities again.").waitFor();
		await page.getByRole("button", { name: "Add to my activities" }).click();
		await page.getByRole("link", { name: "See it in your profile" }).click();
		await page.waitForURL("**/profile#extracurricularActivities");
		expect(await page.locator('[name="extracurricularActivities[0].organizationName"]').inputValue()).toBe("Coding club");

		await page.goto(`${app.url}/brainstormer/fit`);
		await page.getByLabel("One of your saved activities").selectOption("Coding club");
		await page.getByRole("button", { name: "Take it over" }).click();
		await page.getByRole("heading", { name: "UC application" }).waitFor();
		await page.getByLabel("What you did", { exact: true }).fill(ACTIVITY);
		await page.getByLabel(/^Another form/).fill("60");
		await page.getByRole("button", { name: "Fit", exact: true }).click();
		await page.getByRole("heading", { name: "Another form" }).waitFor();
		expect(await page.locator("#common-app-2").innerText()).toMatch(/^Started coding club at school w\/ 2 friends\./);
		expect(await page.locator(".portal del.cut").count()).toBeGreaterThan(0);
		const tops = await page.locator(".portal").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(width === 360 ? 3 : 1);
		await expectWellSet(page, javaScriptEnabled);

		await page.goto(`${app.url}/brainstormer`);
		await page.getByRole("navigation", { name: "Earlier brainstorms" }).getByRole("link").click();
		await page.getByText("What you wrote").click();
		await page.getByRole("button", { name: "Delete this brainstorm" }).click();
		await page.getByText("The brainstorm is deleted.").waitFor();

		await box(page).fill("Soccer");
		await format(page).click();
		await page.getByText("What you told gave one option.").waitFor();
		await page.getByText("Your free tries are used up").waitFor();
		await box(page).fill("One more activity");
		await format(page).click();
		await page.getByRole("alert").getByRole("link", { name: "see the plans" }).waitFor();
		expect(await box(page).inputValue()).toBe("One more activity");
		expect(mistakes).toEqual([]);
		await page.context().close();
	});
});

test("without JavaScript only spaces are refused with a message", async () => {
	const { page } = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
	await box(page).fill("   ");
	await format(page).click();
	await page.getByText("A description is required").waitFor();
	expect(await box(page).getAttribute("aria-invalid")).toBe("true");
	await page.context().close();
});

describe("with JavaScript", () => {
	test("the button says so while it works; a lost answer says what failed, the text stays, and the next try counts once", async () => {
		const { page, mistakes } = await open({ viewport: { width: 1280, height: 800 } });
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/brainstormer", async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			// The activity arrives, the answer is lost on the way.
			await route.fetch({ maxRedirects: 0 });
			await held;
			await route.abort();
		});
		await box(page).fill(ACTIVITY);
		await format(page).click();
		const busy = page.getByRole("button", { name: "Formatting..." });
		await busy.waitFor();
		expect(await busy.isDisabled()).toBe(true);
		release();
		await page.getByRole("alert").getByText("Failed to format activity").waitFor();
		expect(await box(page).inputValue()).toBe(ACTIVITY);
		await page.unroute("**/brainstormer");
		await format(page).click();
		await page.getByRole("heading", { name: "Choose Your Preferred Format" }).waitFor();
		await page.getByText("1 remaining trial uses").waitFor();
		expect(mistakes).toEqual([]);
		await page.context().close();
	});

	test("the keyboard alone chooses and adds; the fitter counts while typing, fits when it pauses, and copies", async () => {
		const { page, mistakes } = await open({ viewport: { width: 360, height: 800 }, permissions: ["clipboard-read", "clipboard-write"] });
		await box(page).fill(ACTIVITY);
		await box(page).press("Tab");
		await page.keyboard.press("Enter");
		await option(page, 1).waitFor();
		await option(page, 1).focus();
		await page.keyboard.press("Space");
		await page.keyboard.press("ArrowDown");
		expect([await option(page, 2).isChecked(), await selected(page).count()]).toEqual([true, 1]);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await page.getByText("is added to your activities").waitFor();

		await page.goto(`${app.url}/brainstormer/fit`);
		await page.getByLabel("Position").fill("x".repeat(51));
		const count = page.locator("[data-counts=position]");
		expect([await count.innerText(), await count.getAttribute("data-over")]).toEqual(["51 of 50", ""]);
		await page.getByLabel("Position").fill("Captain");
		await page.getByLabel("What you did", { exact: true }).fill("Lead 12 swimmers 🏊\nand time them");
		expect(await page.locator("[data-counts=description]").first().innerText()).toBe("34 of 150");
		await page.locator("#uc-2").getByText("Lead 12 swimmers").waitFor();
		await page.getByRole("button", { name: "Copy What did you do?" }).click();
		await page.getByRole("button", { name: "Copied What did you do?" }).waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Lead 12 swimmers 🏊 and time them");
		expect(mistakes).toEqual([]);
		await page.context().close();
	});
});
