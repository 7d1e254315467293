import { expect, test } from "vitest";
import { launch } from "./browser";
import { readUnderHeadings, recorded } from "./headings";

test("plain questions under all kinds of headings are read as recorded: npm run bench -- autofill --headings --record", {
	timeout: 300_000,
}, async () => {
	const browser = await launch();
	try {
		expect(await readUnderHeadings(browser)).toEqual(recorded());
	} finally {
		await browser.close();
	}
});
