import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { json, send, withCookie } from "../support/http";
import { axeOf, CONDITIONS, expectAccessible, expectFits, expectWellSet, openPage, signIn } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off" }), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

const open = (options?: BrowserContextOptions) => openPage(browser, options, /status of 4(09|22)/);
const chooser = (page: Page) => page.getByLabel("File", { exact: true });
const importFile = async (page: Page, name: string, text: string) => {
	await chooser(page).setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
	await page.getByRole("button", { name: "Import", exact: true }).click();
};

/** Follows a download's link by the keyboard; gives the file. */
async function download(page: Page, name: string): Promise<Buffer> {
	await page.getByRole("link", { name, exact: true }).focus();
	const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
	return readFileSync(await file.path());
}

/** Opens the site as a student who has saved, asked and filled something. */
async function openAsStudent(options: BrowserContextOptions) {
	const opened = await open(options);
	await signIn(opened.context, app.url);
	const cookie = (await opened.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
	const call = (method: string, at: string, body: object) => send(app.url + at, withCookie(cookie, json(method, body)));
	await call("PUT", "/api/users/updateProfileFull", STUDENT.answers);
	await call("POST", "/api/ai/chat", { message: "What is FERPA?" });
	await call("POST", "/api/usage/fill", { eventId: "event-0001", site: "apply.example.edu", filled: 31, missed: 1, kept: 0 });
	return opened;
}

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a student sees what is stored and who read it, and takes it away", async () => {
		const { context, page, mistakes } = await openAsStudent({ javaScriptEnabled, viewport: { width, height: 800 } });
		await page.goto(`${app.url}/profile`);
		if (width === 360) await page.getByText("Menu", { exact: true }).click();
		const names = await page.getByRole("navigation", { name: "Main" }).getByRole("link").allInnerTexts();
		expect(names[names.indexOf("Profile") + 1]).toBe("Your Data");
		await page.getByRole("link", { name: "Your Data", exact: true }).click();
		await page.getByRole("heading", { level: 1, name: "Your Data" }).waitFor();
		const stored = (label: string) => page.locator(".stored > div").filter({ has: page.getByText(label, { exact: true }) });
		expect(await stored("Family Information").innerText()).toContain("19 of 20 answered");
		await page.getByText("What you have not answered").click();
		expect(await page.getByText("Parent 2 former last name").isVisible()).toBe(true);
		await page.getByText("apply.example.edu, 31 answers").waitFor();
		await page.getByText("This account holds some already").waitFor();
		await expectWellSet(page, javaScriptEnabled);

		expect(JSON.parse((await download(page, "Your work as JSON")).toString())).toMatchObject({ format: "onward" });
		expect((await download(page, "Profile as CSV")).toString()).toContain("Marisol");
		expect((await download(page, "Profile as PDF")).subarray(0, 5).toString()).toBe("%PDF-");
		await page.reload();
		expect(await page.locator(".readings strong").allInnerTexts()).toEqual([
			"Download of the profile (PDF)",
			"Download of the profile (CSV)",
			"Download as JSON",
			"The extension filled a form",
		]);
		await page.getByRole("link", { name: "Delete Profile" }).click();
		await page.getByRole("dialog", { name: "Confirm Account Deletion" }).waitFor();
		expect(mistakes).toEqual([]);
		await context.close();
	});
});

test.each(CONDITIONS)(
	"what one account gave is brought into a new one (JavaScript $javaScriptEnabled, $width px)",
	async ({ javaScriptEnabled, width }) => {
		const options = { javaScriptEnabled, viewport: { width, height: 800 } };
		const { context, page } = await openAsStudent(options);
		await page.goto(`${app.url}/yourData`);
		const file = (await download(page, "Your work as JSON")).toString();
		await context.close();

		const next = await open(options);
		await signIn(next.context, app.url);
		await next.page.goto(`${app.url}/yourData`);
		await next.page.getByText("This account holds none yet").waitFor();
		await importFile(next.page, "bent.json", file.replace('"Marisol"', "5").replace('"version": 2', '"version": 9'));
		const refusal = next.page.getByRole("alert");
		await refusal.getByText("Nothing was imported, because these places of the file are wrong:").waitFor();
		expect(await refusal.getByRole("listitem").allInnerTexts()).toEqual([
			"profile.personalInformation.firstName Must be text",
			"version This version of the file is not known here",
		]);
		expect(await chooser(next.page).getAttribute("aria-describedby")).toBe(await refusal.getAttribute("id"));
		await expectFits(next.page);
		if (javaScriptEnabled) await expectAccessible(next.page, axeOf(next.page).include("#import"));
		await importFile(next.page, "onward.json", file);
		await next.page.getByRole("status").getByText("Your file was imported").waitFor();
		expect((await download(next.page, "Your work as JSON")).toString()).toBe(file);
		await importFile(next.page, "onward.json", file);
		await next.page.getByRole("status").getByText("Nothing was changed").waitFor();
		await next.page.goto(`${app.url}/profile`);
		expect(await next.page.locator("[name='personalInformation.firstName']").inputValue()).toBe("Marisol");
		expect(next.mistakes).toEqual([]);
		await next.context.close();
	},
);
