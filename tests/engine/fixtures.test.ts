import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answersSchema } from "../../app/contract/profile-schema";
import { STUDENT } from "../fixtures/student";
import { answerByHand } from "../support/by-hand";
import { differences, EXPECTATIONS, openForm, startForms, UNSEEN_EXPECTATIONS } from "../support/forms";
import { launch } from "./browser";

const LEAST_FIELDS = 300;

let forms: Awaited<ReturnType<typeof startForms>>;
let browser: Browser;

beforeAll(async () => {
	forms = await startForms();
	browser = await launch();
});
afterAll(async () => {
	await browser.close();
	await forms.stop();
});

test("the student's answers are a valid profile", () => {
	expect(answersSchema.parse(STUDENT.answers)).toEqual(STUDENT.answers);
});

test(`at least ${LEAST_FIELDS} controls are expected to be filled`, () => {
	expect(EXPECTATIONS.flatMap(({ fields }) => fields).length).toBeGreaterThanOrEqual(LEAST_FIELDS);
});

test.each([...EXPECTATIONS, ...UNSEEN_EXPECTATIONS])("in $name every path leads to an answer of the student", ({ fields }) => {
	for (const { path } of fields) expect(answerAt(path), path).toBeDefined();
});

/** The others are filled to the last control by the engine: own-forms.test.ts. */
test.concurrent.each(UNSEEN_EXPECTATIONS)("$name is reached by hand and touches nothing else", async (expectation) => {
	const page = await browser.newPage();
	const mistakes: string[] = [];
	page.on("pageerror", (error) => mistakes.push(error.message));
	const before = await openForm(page, forms.url, expectation);
	for (const field of expectation.fields) await answerByHand(page, field);
	expect(await differences(page, expectation, before, { sensitive: true })).toEqual([]);
	expect(mistakes).toEqual([]);
	await page.close();
});

function answerAt(path: string): unknown {
	if (path === "email") return STUDENT.email;
	return path
		.split(/[.[\]]+/)
		.filter(Boolean)
		.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], STUDENT.answers);
}
