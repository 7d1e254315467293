import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { bundleEngine, fill, launch, openSession, undo } from "./browser";
import { CONTROL_PAGES } from "./control-pages";

let browser: Browser;
let engine: string;
beforeAll(async () => {
	[browser, engine] = await Promise.all([launch(), bundleEngine()]);
});
afterAll(() => browser.close());

/** Fills one page and gives what it would submit, what it shows open, and what the engine says of each question. */
async function filled(body: string, makeRoom = false) {
	const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
	await page.setContent(`<!doctype html><html lang="en"><title>Application</title><body><h1>Application</h1>${body}</body></html>`);
	await openSession(page, engine, { email: STUDENT.email, answers: STUDENT.answers });
	const outcomes = await fill(page, { sensitive: true, basicOnly: false, makeRoom });
	const read = () => page.evaluate(() => (globalThis as unknown as { held(): unknown }).held());
	const held = await read();
	await undo(page);
	const undone = await read();
	await page.close();
	return { held, undone, outcomes };
}

test.each(CONTROL_PAGES)("$name", async ({ body, held, undone, status, makeRoom }) => {
	const result = await filled(body, makeRoom);
	expect(result.held).toEqual(held);
	expect(result.undone).toEqual(undone);
	expect(result.outcomes.map((outcome) => outcome.status)).toEqual(status);
});
