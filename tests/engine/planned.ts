import type { Browser, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, launch, plan, putEngine, startSession } from "./browser";

/** Gives a function that tells what would be typed into each question of a page, in order: the profile path, or why it is left. */
export function planning(): (html: string) => Promise<(string | undefined)[]> {
	let browser: Browser;
	let engine: string;
	let page: Page;
	beforeAll(async () => {
		[browser, engine] = await Promise.all([launch(), bundleEngine()]);
		page = await browser.newPage();
	});
	afterAll(() => browser.close());
	/** A page written anew keeps its window, and with it the engine; what scripts of a page leave there ends with that page. */
	let isWindowClean = false;
	return async (html) => {
		const hasScripts = html.includes("<script");
		if (hasScripts || !isWindowClean) {
			await page.goto("about:blank");
			await putEngine(page, engine);
		}
		isWindowClean = !hasScripts;
		await page.setContent(`<html lang="en"><body><form>${html}</form></body></html>`);
		await startSession(page, { email: STUDENT.email, answers: STUDENT.answers });
		return (await plan(page)).map(({ path, reason }) => reason ?? path);
	};
}
