import { expect, test } from "vitest";
import { launch } from "./browser";
import { readPieces, recorded } from "./pieces";

test("pieces of pages are read as recorded, for better or worse: npm run bench -- autofill --pieces --record", {
	timeout: 300_000,
}, async () => {
	const browser = await launch();
	try {
		expect(await readPieces(browser)).toEqual(recorded());
	} finally {
		await browser.close();
	}
});
