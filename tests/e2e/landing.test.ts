import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BANNERS } from "../../app/content/banners";
import { FAQ, STEPS } from "../../app/content/landing";
import { SCHOLARSHIPS } from "../../app/content/scholarships";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { openPage, signIn } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp(), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

/** The slide that stands in the middle of its carousel, counted from 0. */
const slideOf = (page: Page) => page.locator(".carousel-track").evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
const chosen = (page: Page) => page.locator("[data-slide][aria-current=true]").getAttribute("data-slide");

async function signedIn(email: string, options?: BrowserContextOptions): Promise<Page> {
	const { context, page } = await openPage(browser, options);
	await signIn(context, app.url, email);
	return page;
}

describe("the landing page", () => {
	test("takes the steps in turn, and a chosen one restarts the clock", async () => {
		const page = await browser.newPage({ reducedMotion: "no-preference" });
		await page.clock.install();
		await page.goto(app.url);
		expect(await chosen(page)).toBe("0");
		for (const step of ["1", "2", "0"]) {
			await page.clock.runFor(5000);
			expect(await chosen(page)).toBe(step);
		}
		await page.clock.runFor(3000);
		await page.getByRole("button", { name: `3. ${STEPS[2]?.title}` }).click();
		expect(await chosen(page)).toBe("2");
		await page.clock.runFor(4000);
		expect(await chosen(page)).toBe("2");
		await page.clock.runFor(1000);
		expect(await chosen(page)).toBe("0");
		await page.getByRole("region", { name: "Three steps" }).getByRole("button", { name: "Pause" }).click();
		await page.clock.runFor(20_000);
		expect(await chosen(page)).toBe("0");
		await page.close();
	});

	test("stands still for those who ask for it, and moves by its buttons", async () => {
		const page = await browser.newPage({ reducedMotion: "reduce" });
		await page.clock.install();
		await page.goto(app.url);
		await page.clock.runFor(20_000);
		expect(await chosen(page)).toBe("0");
		await page.getByRole("button", { name: `2. ${STEPS[1]?.title}` }).click();
		await expect.poll(() => slideOf(page)).toBe(1);
		expect(
			await page
				.locator(".universities-line ul")
				.first()
				.evaluate((list) => getComputedStyle(list).animationName),
		).toBe("none");
		expect(
			await page
				.locator("video[data-loop]")
				.first()
				.evaluate((video) => (video as HTMLVideoElement).paused),
		).toBe(true);
		await page.close();
	});

	test.each([true, false])("opens one answer at a time, JavaScript %s", async (javaScriptEnabled) => {
		const page = await browser.newPage({ javaScriptEnabled });
		await page.goto(app.url);
		const open = page.locator(".faq details[open] summary");
		await page.getByText(FAQ[0]?.question ?? "").click();
		await page.getByText(FAQ[3]?.question ?? "").click();
		expect(await open.allInnerTexts()).toEqual([FAQ[3]?.question]);
		await page.getByText(FAQ[3]?.question ?? "").click();
		expect(await open.count()).toBe(0);
		await page.close();
	});

	test("loads no recording before it is seen, then plays it until stopped", async () => {
		const page = await browser.newPage({ viewport: { width: 360, height: 700 }, reducedMotion: "no-preference" });
		const videos: string[] = [];
		page.on("request", (request) => /\.(webm|mp4)$/.test(request.url()) && videos.push(request.url()));
		await page.goto(app.url, { waitUntil: "networkidle" });
		expect(videos).toEqual([]);
		const loop = page.locator("video[data-loop]").first();
		await loop.scrollIntoViewIfNeeded();
		await expect.poll(() => loop.evaluate((video) => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
		await page.locator(".demo-pause").first().click();
		expect(await loop.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
		await page.close();
	});

	test("comes to the place that the address names", async () => {
		const page = await browser.newPage({ viewport: { width: 360, height: 700 } });
		await page.goto(`${app.url}/#pricing`);
		await expect.poll(() => page.locator("#pricing").evaluate((part) => Math.round(part.getBoundingClientRect().top))).toBeLessThan(200);
		const names = await page.locator(".plan h3").allInnerTexts();
		expect(names.map((name) => name.replace(/\s+/g, " "))).toEqual(["Free", "Plus", "Pro Most Popular", "Enterprise"]);
		await page.close();
	});

	test("leads a signed-in student to the dashboard", async () => {
		const page = await signedIn("landing@example.org");
		await page.goto(app.url);
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
		await page.waitForURL("**/dashboard");
		await page.context().close();
	});
});

describe("the dashboard", () => {
	test("takes the banners in turn, and shows the scholarships", async () => {
		const page = await signedIn("banner@example.org", { reducedMotion: "no-preference" });
		await page.clock.install();
		await page.goto(`${app.url}/dashboard`);
		await page.clock.runFor(3000);
		expect(await chosen(page)).toBe("1");
		await page.getByRole("button", { name: BANNERS[2]?.title }).click();
		expect(await chosen(page)).toBe("2");
		const cards = page.locator(".scholarships > li");
		expect(await cards.count()).toBe(SCHOLARSHIPS.length);
		expect(await cards.first().innerText()).toMatch(/Amount: \$20,000\nDeadline: September 30, 20\d\d/);
		expect(await cards.last().innerText()).toContain("Amount: $2,000\nDeadline: Every month");
		await page.context().close();
	});

	test.each([
		["Close", true],
		["Sounds good!", true],
		["Close", false],
		["Sounds good!", false],
	])("thanks for a purchase until “%s”, JavaScript %s", async (name, javaScriptEnabled) => {
		const page = await signedIn(`thanks-${name.length}-${javaScriptEnabled}@example.org`, { javaScriptEnabled });
		await page.goto(`${app.url}/dashboard?purchased`);
		const dialog = page.getByRole("dialog", { name: "Thanks for Subscribing!" });
		expect(await dialog.innerText()).toContain("You're all set—premium access is now unlocked.");
		await dialog.getByRole("link", { name }).click();
		await expect.poll(() => dialog.count()).toBe(0);
		await page.waitForURL(`${app.url}/dashboard`);
		await page.context().close();
	});

	test("closes that dialog by Escape and by a click beside it", async () => {
		const page = await signedIn("escape@example.org");
		for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
			await page.goto(`${app.url}/dashboard?purchased`);
			await page.locator("dialog:modal").waitFor();
			await close();
			await expect.poll(() => page.url()).toBe(`${app.url}/dashboard`);
			expect(await page.getByRole("dialog").count()).toBe(0);
		}
		await page.context().close();
	});
});
