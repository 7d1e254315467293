import type { Browser, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, launch, openSession, plan } from "./browser";

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
	return async (html) => {
		await page.goto("about:blank");
		await page.setContent(`<html lang="en"><body><form>${html}</form></body></html>`);
		await openSession(page, engine, { email: STUDENT.email, answers: STUDENT.answers });
		return (await plan(page)).map(({ path, reason }) => reason ?? path);
	};
}
