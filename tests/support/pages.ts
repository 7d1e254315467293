import { randomUUID } from "node:crypto";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { expect } from "vitest";
import { LightAxe } from "./axe";
import { registerStudent } from "./http";

/** How every page is tried: on a phone without JavaScript, on a laptop with it. What it looks like is asked at both widths each time. */
export const CONDITIONS = [
	{ javaScriptEnabled: false, width: 360 },
	{ javaScriptEnabled: true, width: 1280 },
] as const;

export type Opened = { context: BrowserContext; page: Page; mistakes: string[] };

/** Opens a page in a context of its own, and notes every mistake it reports but the messages expected. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}, expected?: RegExp): Promise<Opened> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	const mistakes: string[] = [];
	page.on("pageerror", (error) => mistakes.push(`${page.url()}: ${error.message}`));
	page.on("console", (message) => {
		if (message.type() === "error" && !expected?.test(message.text())) mistakes.push(`${page.url()}: ${message.text()}`);
	});
	return { context, page, mistakes };
}

/** Gives the context the cookies of a session. */
export async function useCookies(context: BrowserContext, url: string, session: string): Promise<void> {
	const cookies = session.split("; ").map((cookie) => cookie.split(/=(.*)/s));
	await context.addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url })));
}

/** Gives the context the session of a new student. */
export const signIn = async (context: BrowserContext, url: string, email = `${randomUUID()}@example.org`): Promise<void> =>
	useCookies(context, url, await registerStudent(url, email));

/** Looks at the page, once it is whole, at its own width, and as the other kind of device shows it. */
async function atBothWidths(page: Page, look: (width: number) => Promise<void>): Promise<void> {
	await page.waitForLoadState();
	const own = page.viewportSize() ?? { width: 1280, height: 800 };
	await look(own.width);
	const other = own.width < 800 ? 1280 : 360;
	await page.setViewportSize({ ...own, width: other });
	await look(other);
	await page.setViewportSize(own);
}

/** Nothing of the page lies beside its window, as wide as that is now. */
export async function expectFitsNow(page: Page): Promise<void> {
	const width = page.viewportSize()?.width;
	const wider = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
	expect([page.url(), width, wider]).toEqual([page.url(), width, 0]);
}

/** Nothing of the page lies beside its window, here and as the other kind of device shows it. */
export const expectFits = (page: Page): Promise<void> => atBothWidths(page, () => expectFitsNow(page));

/** Axe for this page and the frames of this site in it: what it runs in another page each time, to reach other sites' frames, takes as long again. */
export const axeOf = (page: Page): AxeBuilder => new LightAxe(page).setLegacyMode(true).options({ resultTypes: ["violations"] });

/** The violations axe finds, by these rules or all of its own. */
export async function expectAccessible(page: Page, axe = axeOf(page)): Promise<void> {
	const { violations } = await axe.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`);
	expect([page.url(), found]).toEqual([page.url(), []]);
}

/** A scheme changes colours alone, so that a second one need not ask everything again. */
export const colorsOf = (page: Page) => axeOf(page).withRules(["color-contrast", "link-in-text-block"]);

/** Each width is looked at in one theme. */
export const themeAt = (width: number) => (width < 800 ? "light" : "dark");

/** The page fits, and axe finds nothing in the theme of each width; axe is a script of the page, and the markup is the same without. */
export async function expectWellSet(page: Page, javaScriptEnabled: boolean): Promise<void> {
	await atBothWidths(page, async (width) => {
		await expectFitsNow(page);
		if (!javaScriptEnabled) return;
		await page.emulateMedia({ colorScheme: themeAt(width) });
		await expectAccessible(page);
	});
	await page.emulateMedia({ colorScheme: null });
}
