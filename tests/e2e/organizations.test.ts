import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ORGANIZATIONS } from "../../app/content/organizations";
import { ALL_CATEGORIES, type DirectoryFilter } from "../../app/contract/directory";
import { organizationDirectory, searchDirectory } from "../../app/domain/organizations.server";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { expectAccessible, expectFits, openPage } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp(), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

const found = (filter: Partial<DirectoryFilter>) =>
	searchDirectory(organizationDirectory, { search: "", category: ALL_CATEGORIES, ...filter }).organizations.map(({ name }) => name);
const address = (page: Page) => page.url().slice(app.url.length);
const search = (page: Page) => page.getByRole("searchbox", { name: "Search organizations" });
const category = (page: Page) => page.getByRole("combobox", { name: "Category" });
const shown = (page: Page) => page.locator("h3:visible").allInnerTexts();

const open = (options?: BrowserContextOptions) => openPage(browser, options);

/** What depends on the browser's pace is asked again until it is so. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });

/** The page says how many it shows, and shows these. */
async function expectShown(page: Page, names: string[]): Promise<void> {
	await eventually(() => shown(page)).toEqual(names);
	expect(await page.locator("h2:visible").first().innerText()).toBe(`${names.length} Organizations Available`);
	expect(await page.getByText("No organizations found").count()).toBe(names.length === 0 ? 1 : 0);
	await expectFits(page);
}

describe.each([
	{ javaScriptEnabled: false, width: 360, columns: 1 },
	{ javaScriptEnabled: true, width: 768, columns: 2 },
	{ javaScriptEnabled: true, width: 1280, columns: 3 },
])("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width, columns }) => {
	const columnsOf = (page: Page) =>
		page.locator("h3:visible").evaluateAll((names) => new Set(names.map((name) => name.getBoundingClientRect().left)).size);

	test("a visitor looks around, searches, chooses a category, finds nothing and clears", async () => {
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		const ask = async () => {
			if (!javaScriptEnabled) await page.getByRole("button", { name: "Search" }).click();
		};
		await page.goto(`${app.url}/organizations`);
		await expectShown(page, found({}));
		expect(await columnsOf(page)).toBe(columns);
		expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Community-Based Organizations");
		expect(await category(page).locator("option").allInnerTexts()).toEqual(organizationDirectory.categories);
		const banner = page.getByRole("complementary");
		await banner.getByText("Want to discover and apply to these organizations faster? Try the product today!").waitFor();
		expect(
			await banner.getByRole("link").evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")])),
		).toEqual([
			["Login", "/login"],
			["Sign Up", "/register"],
		]);

		await page.getByPlaceholder("Search organizations by name, description, or category...").fill("CHESS");
		await ask();
		await expectShown(page, ["Chess in the Schools"]);
		const link = page.getByRole("link", { name: "https://www.chessintheschools.org (opens in a new tab)" });
		expect([await link.getAttribute("target"), await link.getAttribute("rel"), await link.getAttribute("href")]).toEqual([
			"_blank",
			"noopener",
			"https://www.chessintheschools.org",
		]);

		await search(page).fill("girls");
		await category(page).selectOption("STEM Education");
		await ask();
		const girls = found({ search: "girls", category: "STEM Education" });
		expect(girls.length).toBeGreaterThan(3);
		await expectShown(page, girls);
		expect(await columnsOf(page)).toBe(columns);

		await search(page).fill("no such thing");
		await ask();
		await expectShown(page, []);
		await page.getByText("Try adjusting your search terms or category filter").waitFor();

		await page.getByRole("link", { name: "Clear" }).click();
		await expectShown(page, found({}));
		expect([await search(page).inputValue(), await category(page).inputValue()]).toEqual(["", "All"]);
		await eventually(() => address(page)).toBe("/organizations");
		expect(await page.getByRole("link", { name: "Clear" }).count()).toBe(0);
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("a letter of the index leads to its organizations", async () => {
		const { context, page } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await page.goto(`${app.url}/organizations`);
		const index = page.getByRole("navigation", { name: "By first letter" });
		for (const letter of ["S", "C", "N"]) {
			if (letter === "N") await page.goto(`${app.url}/organizations?#letter-N`);
			else await index.getByRole("link", { name: letter, exact: true }).click();
			const heading = page.getByRole("heading", { level: 2, name: letter, exact: true });
			await eventually(async () => {
				const [bar, at] = [await index.boundingBox(), await heading.boundingBox()];
				return bar && at && at.y >= bar.y + bar.height && at.y < 400;
			}).toBe(true);
		}
		await context.close();
	});
});

describe("while one types", () => {
	test("cards are filtered at once, the address is kept in place and shows others the same", async () => {
		const { context, page } = await open();
		await page.goto(`${app.url}/organizations`);
		const entries = await page.evaluate(() => history.length);
		const documents: string[] = [];
		page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
		await search(page).pressSequentially("latino ");
		await expectShown(page, found({ search: "latino" }));
		await category(page).selectOption("Leadership");
		await expectShown(page, found({ search: "latino", category: "Leadership" }));
		await search(page).fill("");
		await expectShown(page, found({ category: "Leadership" }));
		await search(page).press("Enter");
		await eventually(() => address(page)).toBe("/organizations?category=Leadership");
		expect([await page.evaluate(() => history.length), documents]).toEqual([entries, []]);

		const other = await context.newPage();
		await other.goto(page.url());
		await expectShown(other, found({ category: "Leadership" }));
		expect(await category(other).inputValue()).toBe("Leadership");
		await context.close();
	});

	test("the count is told once, after typing", async () => {
		const { context, page } = await open();
		await page.clock.install({ time: "2026-01-01T12:00:00Z" });
		await page.goto(`${app.url}/organizations`);
		await page.clock.pauseAt("2026-01-01T13:00:00Z");
		const status = page.getByRole("status");
		const told = await status.evaluateHandle((element) => {
			const texts: (string | null)[] = [];
			new MutationObserver(() => texts.push(element.textContent)).observe(element, { childList: true });
			return texts;
		});
		await search(page).pressSequentially("scholars");
		await expectShown(page, found({ search: "scholars" }));
		expect(await told.jsonValue()).toEqual([]);
		await page.clock.runFor(2000);
		expect(await told.jsonValue()).toEqual([`${found({ search: "scholars" }).length} Organizations Available`]);
		await context.close();
	});

	test("a page that came filtered finds all the others too", async () => {
		const { context, page, mistakes } = await open();
		await page.goto(`${app.url}/organizations?search=chess`);
		await expectShown(page, ["Chess in the Schools"]);
		await search(page).fill("robotics");
		await expectShown(page, found({ search: "robotics" }));
		await page.getByRole("link", { name: "Clear" }).click();
		await expectShown(page, found({}));
		await page.goto(`${app.url}/organizations?category=No+such+category`);
		await expectShown(page, []);
		expect(await category(page).inputValue()).toBe("All");
		await search(page).fill("robotics");
		await expectShown(page, found({ search: "robotics" }));
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("where the others cannot be fetched, the button still asks the server", async () => {
		const { context, page } = await open();
		await page.goto(`${app.url}/organizations?search=chess`);
		await page.route("**/organizations", (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));
		await search(page).fill("robotics");
		await page.getByRole("button", { name: "Search" }).click();
		await page.waitForURL("**/organizations?search=robotics*");
		await expectShown(page, found({ search: "robotics" }));
		await context.close();
	});

	test("going back shows what the address says", async () => {
		const { context, page } = await open();
		await page.goto(`${app.url}/organizations`);
		await page.getByRole("navigation", { name: "By first letter" }).getByRole("link", { name: "M", exact: true }).click();
		await page.waitForURL("**#letter-M");
		await search(page).fill("chess");
		await eventually(() => address(page)).toBe("/organizations?search=chess");
		await page.goBack();
		await expectShown(page, found({}));
		expect(await search(page).inputValue()).toBe("");
		await context.close();
	});

	test("all letters get laid out when there is time", async () => {
		const { context, page } = await open({ viewport: { width: 360, height: 700 } });
		await page.goto(`${app.url}/organizations`);
		const letters = await page.locator(".directory-letter").count();
		await eventually(() => page.locator(".directory-letter.laid-out").count()).toBe(letters);
		await context.close();
	});
});

test.each([true, false])("the keyboard alone searches and reaches a link (JavaScript %s)", async (javaScriptEnabled) => {
	const { context, page } = await open({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
	await page.goto(`${app.url}/organizations`);
	const tabTo = async (selector: string) => {
		for (let presses = 0; presses < 60; presses++) {
			if ((await page.locator(`${selector}:focus`).count()) === 1) return;
			await page.keyboard.press("Tab");
		}
		throw new Error(`Tab never reached ${selector}`);
	};
	await page.keyboard.press("Tab");
	expect(await page.locator(":focus").innerText()).toBe("Skip to the content");
	await page.keyboard.press("Enter");
	await tabTo("#search");
	await page.keyboard.type("robotics");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/organizations?search=robotics*");
	await expectShown(page, found({ search: "robotics" }));
	await tabTo("#category");
	await page.keyboard.type("STEM Programs");
	await page.keyboard.press("Tab");
	expect(await page.locator(":focus").innerText()).toBe("Search");
	await page.keyboard.press("Enter");
	await eventually(() => address(page)).toBe("/organizations?search=robotics&category=STEM+Programs");
	await tabTo("#main h3 ~ a");
	expect(await page.locator(":focus").evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
	await context.close();
});

test.each([
	["light", 360],
	["dark", 1280],
] as const)("axe finds nothing in %s colours at %i px", async (colorScheme, width) => {
	const { context, page, mistakes } = await open({ colorScheme, viewport: { width, height: 800 } });
	for (const query of ["", "?category=Scholarships", "?search=zzzz"]) {
		await page.goto(`${app.url}/organizations${query}`);
		await eventually(() => page.locator(".directory-letter:not(.laid-out)").count()).toBe(0);
		await expectAccessible(page);
	}
	expect(mistakes).toEqual([]);
	await context.close();
});

test("at 320 px nothing is wider than the page, whatever is long", async () => {
	const { context, page } = await open({ viewport: { width: 320, height: 600 } });
	await page.goto(`${app.url}/organizations`);
	await expectShown(
		page,
		ORGANIZATIONS.map(({ name }) => name),
	);
	await page.goto(`${app.url}/organizations?search=${"x".repeat(500)}`);
	await expectShown(page, []);
	await context.close();
});
