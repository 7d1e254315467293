import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { differences, EXPECTATIONS, openForm, startForms } from "../support/forms";
import { bundleEngine, fill, launch, openSession, plan, undo } from "./browser";

const FACTS = { email: STUDENT.email, answers: STUDENT.answers };
let browser: Browser;
let engine: string;
let forms: Awaited<ReturnType<typeof startForms>>;

beforeAll(async () => {
	[browser, engine, forms] = await Promise.all([launch(), bundleEngine(), startForms()]);
});
afterAll(async () => {
	await browser.close();
	await forms.stop();
});

/** Filling is mostly waiting for the page: a few forms are filled side by side. A form that asks nothing sensitive is filled whole without leave. */
test.concurrent.each(EXPECTATIONS)("$name is filled as the student meant, what is sensitive only with leave", async (expectation) => {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	const before = await openForm(page, forms.url, expectation);
	await openSession(page, engine, FACTS);
	const leaves = expectation.fields.some(({ asks }) => asks) ? [false, true] : [false];
	for (const sensitive of leaves) {
		const outcomes = await fill(page, { sensitive, basicOnly: false });
		expect(await differences(page, expectation, before, { sensitive })).toEqual([]);
		expect(outcomes.filter(({ status }) => status === "not-kept")).toHaveLength(expectation.fields.filter(({ dropped }) => dropped).length);
	}
	await page.close();
});

test("undo empties what can be emptied, and says how much", async () => {
	const expectation = EXPECTATIONS.find(({ name }) => name === "jotform")!;
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	const before = await openForm(page, forms.url, expectation);
	await openSession(page, engine, FACTS);
	const filled = (await fill(page)).filter(({ status }) => status === "filled").length;
	const radios = await page.locator("input[type=radio]:checked").count();
	expect(await undo(page)).toBe(filled - radios);
	const left = await differences(page, { ...expectation, fields: [], state: {} }, before, { sensitive: true });
	expect(left.filter((text) => text.startsWith("touched"))).toEqual([]);
	await page.close();
});

test("with no uses left only identity, contact and address are typed", async () => {
	const expectation = EXPECTATIONS.find(({ name }) => name === "academicworks")!;
	const page = await browser.newPage();
	await openForm(page, forms.url, expectation);
	await openSession(page, engine, FACTS);
	const planned = await plan(page);
	const outcomes = await fill(page, { sensitive: true, basicOnly: true });
	expect(outcomes.filter(({ status }) => status === "filled").map(({ id }) => id)).toEqual(
		planned.filter(({ action, basic }) => action === "fill" && basic).map(({ id }) => id),
	);
	expect(outcomes.some(({ reason }) => reason === "no-uses-left")).toBe(true);
	await page.close();
});
