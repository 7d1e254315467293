import { expect, test } from "vitest";
import { startForms, UNSEEN_EXPECTATIONS } from "../support/forms";
import { bundleEngine, launch } from "./browser";
import { fillOwnForms } from "./own-forms";
import { recorded, resultsOf } from "./unseen-forms";

test("the unseen forms are filled as recorded, for better or worse: npm run bench -- autofill --record", { timeout: 300_000 }, async () => {
	const [browser, engine, forms] = await Promise.all([launch(), bundleEngine(), startForms()]);
	try {
		expect(resultsOf(await fillOwnForms(browser, engine, forms.url, UNSEEN_EXPECTATIONS))).toEqual(recorded());
	} finally {
		await browser.close();
		await forms.stop();
	}
});
