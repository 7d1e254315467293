import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, fill, launch, openSession, undo } from "./browser";

/**
 * Gives a function that fills a page, told to make room: what the page's own `held()` gives then, how each question ended, and what it
 * gives after all was taken back.
 */
export function makingRoom(): (body: string) => Promise<{ held: unknown; told: string[]; undone: unknown }> {
	let browser: Browser;
	let engine: string;
	beforeAll(async () => {
		[browser, engine] = await Promise.all([launch(), bundleEngine()]);
	});
	afterAll(() => browser.close());
	return async (body) => {
		const view = await browser.newPage({ viewport: { width: 1000, height: 800 } });
		await view.setContent(`<!doctype html><html lang="en"><title>Application</title><body><h1>Application</h1>${body}</body></html>`);
		await openSession(view, engine, { email: STUDENT.email, answers: STUDENT.answers });
		const held = () => view.evaluate(() => (globalThis as unknown as { held(): unknown }).held());
		const outcomes = await fill(view, { sensitive: true, basicOnly: false, makeRoom: true });
		const after = await held();
		await undo(view);
		const undone = await held();
		await view.close();
		return { held: after, told: outcomes.map(({ status, path }) => `${status} ${path}`), undone };
	};
}
