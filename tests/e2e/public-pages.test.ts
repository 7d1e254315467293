import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_PAGES } from "../../app/content/public-pages";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { send } from "../support/http";
import { axeOf, colorsOf, expectAccessible, expectFits, expectFitsNow, openPage } from "../support/pages";

/** Every public page, with the two that open a dialog. */
const PATHS = [...Object.keys(PUBLIC_PAGES), "/schools?meeting", "/extension?downloaded", "/no-such-page"];

let app: App;
let browser: Browser;
let calendar: Server;
beforeAll(async () => {
	calendar = createServer((_request, response) => response.setHeader("content-type", "text/html").end("<h1>Choose a time</h1>"));
	await new Promise<void>((resolve) => calendar.listen(0, "127.0.0.1", resolve));
	const { port } = calendar.address() as AddressInfo;
	[app, browser] = await Promise.all([startApp({ MEETING_URL: `http://127.0.0.1:${port}/calendar` }), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
	calendar?.close();
});

const open = (options?: BrowserContextOptions) => openPage(browser, options, /status of 404/);

const path = (page: Page) => page.url().slice(app.url.length);
const dialogOf = (page: Page) => page.getByRole("dialog");

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

async function expectFitsAt(page: Page, width: number): Promise<void> {
	await resize(page, width);
	await expectFits(page);
}

test.each([false, true])(
	"every page fits its window, and the first tab stop leads to its content (JavaScript %s)",
	async (javaScriptEnabled) => {
		const { context, page, mistakes } = await open({ javaScriptEnabled });
		for (const each of PATHS) {
			await page.goto(app.url + each);
			if (!each.includes("?")) {
				await page.keyboard.press("Tab");
				const first = page.locator(":focus");
				expect([each, await first.textContent(), await first.getAttribute("href")]).toEqual([each, "Skip to the content", "#main"]);
				expect([each, await page.locator("main#main").count()]).toEqual([each, 1]);
			}
			for (const width of [320, 360, 768, 1280]) {
				await resize(page, width);
				await expectFitsNow(page);
			}
		}
		expect(mistakes).toEqual([]);
		await context.close();
	},
);

test("the menu opens by keyboard and without JavaScript, on every page that has one", async () => {
	const { context, page } = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
	for (const each of PATHS.filter((listed) => !listed.includes("?"))) {
		await page.goto(app.url + each);
		const menu = page.locator(".site-menu > summary");
		if ((await menu.count()) === 0) continue;
		await menu.focus();
		await page.keyboard.press("Enter");
		const schools = page.locator(".site-menu").getByRole("link", { name: "Schools" });
		expect([each, await schools.isVisible()]).toEqual([each, true]);
		await expectFitsAt(page, 320);
		await page.setViewportSize({ width: 360, height: 740 });
	}
	await context.close();
});

/** The tests of these pages look at them in all their states. */
const LOOKED_AT = /^\/(learn|organizations|login|register)/;

test.each(PATHS.filter((each) => !LOOKED_AT.test(each)))("axe finds nothing on %s, at 360 and 1280 px, in light and dark", async (each) => {
	const { context, page, mistakes } = await open({});
	await page.goto(app.url + each);
	const check = async (width: number, colorScheme: "light" | "dark", axe: AxeBuilder) => {
		await page.setViewportSize({ width, height: 800 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await expectAccessible(page, axe);
	};
	const whole = () => axeOf(page);
	await check(360, "light", whole());
	await check(360, "dark", colorsOf(page));
	await check(1280, "dark", whole());
	await check(1280, "light", colorsOf(page));
	expect(mistakes).toEqual([]);
	await context.close();
});

test("every link within the site leads to a page, and to a place that is there", async () => {
	const texts = new Map<string, { status: number; text: string }>();
	const visit = async (at: string) => {
		const known = texts.get(at);
		if (known) return known;
		let answer = await send(app.url + at);
		for (let hop = 0; hop < 3 && answer.headers.location; hop++)
			answer = await send(new URL(answer.headers.location, `${app.url}${at}`).href);
		texts.set(at, answer);
		return answer;
	};
	const broken: string[] = [];
	for (const each of PATHS) {
		const { text } = await visit(each);
		const hrefs = new Set([...text.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = ""]) => href.replace(/&amp;/g, "&")));
		expect(hrefs.size).toBeGreaterThan(0);
		for (const href of hrefs) {
			const { origin, pathname, search, hash } = new URL(href, app.url + each);
			if (origin !== app.url) continue;
			const target = await visit(pathname + search);
			if (target.status !== 200 && pathname !== each) broken.push(`${each} → ${href}: ${target.status}`);
			else if (hash && !target.text.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) broken.push(`${each} → ${href}: no such place`);
		}
	}
	expect(broken).toEqual([]);
});

describe.each([
	{ javaScriptEnabled: false, width: 360, height: 640 },
	{ javaScriptEnabled: true, width: 1280, height: 720 },
])("dialogs, JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width, height }) => {
	/** Tabs until the focus is on the named link. */
	async function focusOn(page: Page, name: string): Promise<void> {
		for (let presses = 0; presses < 40; presses++) {
			await page.keyboard.press("Tab");
			if ((await page.locator(":focus").textContent())?.trim() === name) return;
		}
		throw new Error(`Tab never reached “${name}”`);
	}

	test("a counselor opens the calendar and closes it, by keyboard alone", async () => {
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height } });
		await page.goto(`${app.url}/schools`);
		expect(await dialogOf(page).count()).toBe(0);
		await focusOn(page, "Schedule a Meeting");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/schools?meeting");
		await dialogOf(page).waitFor();
		expect(await page.getByRole("dialog", { name: "Schedule a Meeting" }).count()).toBe(1);
		await page.frameLocator("iframe").getByText("Choose a time").waitFor();
		expect(await page.locator("iframe").getAttribute("loading")).toBe("lazy");
		const box = await dialogOf(page).boundingBox();
		expect(box?.height).toBeLessThanOrEqual(height * 0.9);
		expect(box?.y).toBeGreaterThanOrEqual(0);
		await expectFitsAt(page, width);
		if (javaScriptEnabled) {
			await expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog:modal") != null)).toBe(true);
			await page.keyboard.press("Escape");
			await dialogOf(page).waitFor({ state: "detached" });
		} else {
			await focusOn(page, "Close");
			await page.keyboard.press("Enter");
			await page.waitForURL("**/schools");
		}
		await expect.poll(() => path(page)).toBe("/schools");
		expect(await dialogOf(page).count()).toBe(0);
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("who comes back from the store is thanked and goes on, or closes it", async () => {
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height } });
		const thanks = () => page.getByRole("dialog", { name: "Thanks for Downloading" });
		await page.goto(`${app.url}/extension?downloaded`);
		expect(await thanks().getByRole("link", { name: "Go to Dashboard" }).getAttribute("href")).toBe("/dashboard");
		await thanks().getByRole("link", { name: "Close" }).click();
		await thanks().waitFor({ state: "detached" });
		await page.waitForURL(`${app.url}/extension`);
		if (javaScriptEnabled) {
			await page.goto(`${app.url}/extension?downloaded`);
			await page.mouse.click(5, height - 5);
			await thanks().waitFor({ state: "detached" });
			await page.waitForURL(`${app.url}/extension`);
		}
		expect(mistakes).toEqual([]);
		await context.close();
	});
});

test("a legal text's contents open on a phone and stand beside the text on a wide screen", async () => {
	const { context, page } = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
	await page.goto(`${app.url}/privacy`);
	const entry = page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Do Not Track" });
	expect(await entry.isVisible()).toBe(false);
	await page.getByText("On this page").click();
	await entry.click();
	expect(path(page)).toBe("/privacy#do-not-track");
	expect(await page.getByRole("heading", { name: /Do Not Track$/ }).boundingBox()).toMatchObject({ y: expect.any(Number) });
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(`${app.url}/terms`);
	const first = page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Governing law" });
	expect(await first.isVisible()).toBe(true);
	await context.close();
});
