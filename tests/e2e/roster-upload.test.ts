import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { registerStaff } from "../support/http";
import { CONDITIONS, expectWellSet, openPage, useCookies } from "../support/pages";
import { readPdf } from "../support/pdf";
import { ROSTER, workbookFile } from "../support/workbooks";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off" }), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

/** Without scripts on a phone, with them on a laptop: the others differ in nothing that this page does. */
const VIEWS = CONDITIONS.filter(({ javaScriptEnabled, width }) => javaScriptEnabled === width > 800);

describe.each(VIEWS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a counselor uploads a spreadsheet, sees what is wrong with it, imports it and takes the slips", async () => {
		const staff = await registerStaff(app.url, `counselor-${width}@example.org`, 60);
		const { context, page, mistakes } = await openPage(browser, { javaScriptEnabled, viewport: { width, height: 800 } }, /status of 415/);
		await useCookies(context, app.url, staff);
		const wellSet = (of: Page) => expectWellSet(of, javaScriptEnabled);
		const choose = (name: string, buffer: Buffer) => page.getByLabel("Spreadsheet").setInputFiles({ name, mimeType: "text/csv", buffer });
		await page.goto(`${app.url}/admin/upload`);
		await wellSet(page);
		await choose("photo.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
		await page.getByLabel("Spreadsheet").focus();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await page.getByRole("alert").getByText("Please upload a valid spreadsheet file (.xlsx, .xls, or .csv).").waitFor();
		await wellSet(page);

		const more = Array.from({ length: 52 }, (_, row) => [
			`First${row}`,
			`Last${row}`,
			`a-long-address-of-student-${row}@students.school.example`,
		]);
		const rows = [...ROSTER, ...more, ["Ann", "Again", "ann.lee@school.example"], ["", "=1+1", "nobody@"]];
		await choose("Class of 2027.xlsx", workbookFile(rows, "xlsx"));
		await page.getByRole("button", { name: "Upload" }).click();
		await page.getByRole("heading", { name: "Check before you import" }).waitFor();
		await page.getByText("Same e-mail address as row 2.").waitFor();
		await page.getByText("55 students to invite").click();
		await page.getByRole("cell", { name: "García Márquez" }).waitFor();
		await wellSet(page);
		await page.getByRole("link", { name: "Later rows" }).click();
		await page.getByRole("cell", { name: "Last51" }).waitFor();
		await wellSet(page);
		expect(await page.getByLabel("Send each student the invitation by e-mail").isChecked()).toBe(true);
		await page.getByRole("button", { name: "Import 55 students" }).click();
		await page.getByRole("status").getByText("55 students of Class of 2027.xlsx were invited.").waitFor();
		await wellSet(page);

		const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the PDF" }).click()]);
		expect(download.suggestedFilename()).toBe("processed.pdf");
		const chunks: Buffer[] = [];
		for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
		expect((await readPdf(Buffer.concat(chunks))).pages.length).toBeGreaterThan(5);
		await page.getByRole("link", { name: "See the invitations" }).click();
		await page.getByText("a-long-address-of-student-0@students.school.example").waitFor();
		expect(mistakes).toEqual([]);
		await context.close();
	});
});
