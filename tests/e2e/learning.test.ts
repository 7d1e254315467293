import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LEARNING_PATHS } from "../../app/content/learning/learning-paths";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { CONDITIONS, expectAccessible, expectFits, openPage, signIn } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp(), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const [essay] = LEARNING_PATHS.filter(({ id }) => id === "essay-writing");
if (!essay) throw new Error("the essay path is missing");
const { quiz } = essay;

const open = (options?: BrowserContextOptions) => openPage(browser, options, /status of 404/);

async function answer(page: Page, number: number, option: string): Promise<void> {
	await page
		.getByRole("group", { name: quiz[number - 1]?.question })
		.getByRole("radio", { name: option, exact: true })
		.check();
}

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a visitor finds a lesson, reads it, takes the quiz, fails, retries and passes", async () => {
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await page.goto(`${app.url}/learn`);
		await expectFits(page);
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Learning Center");
		expect(await page.getByText("Master the college application process with our comprehensive guides").isVisible()).toBe(true);
		expect(await page.getByRole("link", { name: /^Start Learning/ }).count()).toBe(3);
		for (const text of ["Why Learn With Us?", "Expert Guidance", "Interactive Learning", "Self-Paced", "Start Learning Today"])
			expect([text, await page.getByText(text, { exact: true }).isVisible()]).toEqual([text, true]);
		expect(await page.getByText("Create an account to track your progress and get personalized recommendations").isVisible()).toBe(true);

		expect(await page.locator(".learn-side").isVisible()).toBe(width === 1280);
		expect(await page.locator(".learn-menu").isVisible()).toBe(width === 360);
		if (width === 360) await page.locator(".learn-menu > summary").click();
		const paths = page.getByRole("navigation", { name: "Learning Paths" });
		expect(await paths.getByRole("link").allTextContents()).toEqual([
			"All Learning Paths",
			...LEARNING_PATHS.map(({ title }) => title),
			"Create an account",
		]);
		expect(await paths.locator("[aria-current]").textContent()).toBe("All Learning Paths");
		await paths.getByRole("link", { name: essay.title }).click();
		await page.waitForURL("**/learn/essay-writing");

		await expectFits(page);
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(essay.title);
		const box = await page.locator(".video-box").boundingBox();
		expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
		const keyPoints = page.locator("section", { has: page.getByRole("heading", { name: "Key Points:" }) });
		expect(await keyPoints.getByRole("listitem").allTextContents()).toEqual(essay.keyPoints);
		await page.getByRole("navigation", { name: "In this lesson" }).getByRole("link", { name: "Quiz" }).click();
		await page.waitForURL(/#quiz$/);
		expect(await page.getByRole("heading", { name: "Interactive Quiz" }).isVisible()).toBe(true);
		expect([await page.getByText("Your Score:").count(), await button(page, "Retry Quiz").count()]).toEqual([0, 0]);
		expect(await page.getByRole("radio").count()).toBe(8);

		await answer(page, 1, "350 words");
		const [picked, other] = await page
			.locator("label.quiz-option")
			.evaluateAll((labels) => labels.slice(0, 2).map((label) => getComputedStyle(label).backgroundColor));
		expect(picked).not.toBe(other);
		await button(page, "Submit Quiz").click();

		await page.getByRole("heading", { name: "Your Score: 0%" }).waitFor();
		await expect.poll(() => page.locator("#score").evaluate((heading) => heading === document.activeElement)).toBe(true);
		await expectFits(page);
		const [first, second] = [0, 1].map((place) => page.locator(".quiz-question").nth(place));
		if (!first || !second) throw new Error("there are no results");
		expect(await first.locator(".right").textContent()).toBe("650 wordsCorrect answer");
		expect(await first.locator(".wrong").textContent()).toBe("350 wordsYour answer, wrong");
		expect(await second.locator(".right").textContent()).toBe(`${quiz[1]?.correctAnswer}Correct answer`);
		expect(await second.locator(".wrong").count()).toBe(0);
		for (const { explanation } of quiz) expect(await page.getByText(explanation).isVisible()).toBe(true);
		const colours = await first
			.locator(".right, .wrong")
			.evaluateAll((options) => options.map((option) => getComputedStyle(option).borderTopColor));
		expect(new Set(colours).size).toBe(2);

		await button(page, "Retry Quiz").click();
		await page.getByRole("radio").first().waitFor();
		expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
		expect(await page.getByText("Your Score:").count()).toBe(0);
		for (const { id, correctAnswer } of quiz) await answer(page, id, correctAnswer);
		await button(page, "Submit Quiz").click();
		await page.getByRole("heading", { name: "Your Score: 100%" }).waitFor();
		expect([await page.locator(".right").count(), await page.locator(".wrong").count()]).toEqual([2, 0]);
		expect(await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).count()).toBe(1);
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("an unknown path says so within the learning center", async () => {
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		expect((await page.goto(`${app.url}/learn/no-such-path`))?.status()).toBe(404);
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Page Not Found");
		expect(await page.getByText("The requested learning path does not exist.").isVisible()).toBe(true);
		expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
		expect(await page.title()).toContain("Page Not Found");
		await page.getByRole("main").getByRole("link", { name: "All Learning Paths" }).last().click();
		await page.waitForURL("**/learn");
		expect(mistakes).toEqual([]);
		await context.close();
	});
});

test("who is signed in gets the way to the dashboard instead of the prompt", async () => {
	const opened = await open({ viewport: { width: 1280, height: 800 } });
	const { page, context } = opened;
	await signIn(opened.context, app.url);
	await page.goto(`${app.url}/learn`);
	expect(await page.getByText("Start Learning Today").count()).toBe(0);
	const paths = page.getByRole("navigation", { name: "Learning Paths" });
	expect(await paths.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/dashboard");
	expect(await paths.locator('a[href="/register"]').count()).toBe(0);
	await page.getByRole("main").getByRole("link", { name: "Dashboard" }).last().click();
	await page.waitForURL("**/dashboard");
	await context.close();
});

test.each([true, false])("the keyboard alone takes the quiz (JavaScript %s)", async (javaScriptEnabled) => {
	const { page, context } = await open({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
	await page.goto(`${app.url}/learn/essay-writing#quiz`);
	const tabTo = async (selector: string) => {
		for (let presses = 0; presses < 20; presses++) {
			await page.keyboard.press("Tab");
			if ((await page.locator(`${selector}:focus`).count()) === 1) return;
		}
		throw new Error(`Tab never reached ${selector}`);
	};
	await tabTo("[name=question1]");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await tabTo("[name=question2]");
	await page.keyboard.press("Space");
	expect(
		await page.locator("label:has(:focus)").evaluate((label) => getComputedStyle(label.firstElementChild as Element).outlineStyle),
	).toBe("solid");
	await tabTo("button");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: "Your Score: 50%" }).waitFor();
	await tabTo("button");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Submit Quiz" }).waitFor();
	await context.close();
});

const SCREENS = [
	"/learn",
	...LEARNING_PATHS.map(({ id }) => `/learn/${id}`),
	"/learn/essay-writing?submitted=1&question1=0",
	"/learn/no-such-path",
];

test.each([
	["light", 360],
	["dark", 1280],
] as const)("axe finds nothing on any learning screen in %s colours at %i px", async (colorScheme, width) => {
	const { page, context, mistakes } = await open({ colorScheme, viewport: { width, height: 800 } });
	for (const address of SCREENS) {
		await page.goto(app.url + address);
		if (width === 360) await page.locator(".learn-menu > summary").click();
		const radio = page.getByRole("radio").first();
		if (await radio.count()) await radio.check();
		await expectAccessible(page);
	}
	expect(mistakes).toEqual([]);
	await context.close();
});

test("nothing scrolls sideways at 320 px", async () => {
	const { page, context } = await open({ viewport: { width: 320, height: 700 } });
	for (const address of SCREENS) {
		await page.goto(app.url + address);
		await expectFits(page);
	}
	await context.close();
});

test("a printed lesson has its text and the addresses of its sources, and no navigation", async () => {
	const { page, context } = await open({ viewport: { width: 800, height: 1000 } });
	await page.goto(`${app.url}/learn/financial-aid`);
	await page.emulateMedia({ media: "print" });
	for (const part of [".site-top", ".learn-side", ".learn-menu", ".lesson-contents", ".lesson-quiz", ".site-footer"])
		expect([part, await page.locator(part).isVisible()]).toEqual([part, false]);
	expect(await page.getByRole("heading", { name: "Compare two offers" }).isVisible()).toBe(true);
	const source = page.getByRole("link", { name: /^CSS Profile/ });
	expect(await source.evaluate((link) => getComputedStyle(link, "::after").content)).toContain("https://cssprofile.collegeboard.org/");
	await context.close();
});
