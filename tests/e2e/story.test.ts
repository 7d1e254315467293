import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { type Extension, startExtension } from "../support/extension";
import { differences, EXPECTATIONS, openForm, startForms } from "../support/forms";
import { register, saveProfile } from "../support/student-pages";

const TRIES = 1000;

let app: App;
let forms: Awaited<ReturnType<typeof startForms>>;
let extension: Extension;
let plainBrowser: Browser;

beforeAll(async () => {
	[app, forms, plainBrowser] = await Promise.all([startApp({ TRIAL_USES: String(TRIES) }), startForms(), launch()]);
	extension = await startExtension(app.url);
});
afterAll(async () => {
	await Promise.all([extension?.stop(), plainBrowser?.close(), forms?.stop()]);
	await app?.stop();
});

afterEach(async () => {
	for (const page of extension.context.pages().slice(1)) await page.close();
});

const status = async () => (await extension.context.request.get(`${app.url}/api/auth/status`)).json();

describe("a student answers once, and the extension fills every form", () => {
	test("with JavaScript off a new student registers and saves the whole profile", async () => {
		const context = await plainBrowser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await register(page, app.url);
		await saveProfile(page, app.url);
		await extension.context.addCookies(await context.cookies());
		const saved = await status();
		expect(saved.user.userInformation.email).toBe(STUDENT.email);
		for (const [section, answers] of Object.entries(STUDENT.answers)) expect(saved.user[section]).toMatchObject(answers);
	}, 300_000);

	describe.each([{ sensitive: true }, { sensitive: false }])("sensitive fields allowed: $sensitive", ({ sensitive }) => {
		const tried = EXPECTATIONS.filter(({ fields }) => sensitive || fields.some(({ asks }) => asks));

		test.each(tried)("$name", async (expectation) => {
			const page = await extension.context.newPage();
			const mistakes: string[] = [];
			page.on("pageerror", (error) => mistakes.push(error.message));
			const before = await openForm(page, forms.url, expectation);
			const popup = await extension.popupFor(page);
			await popup.getByRole("button", { name: "Fill this page" }).click({ timeout: 20_000 });
			if (expectation.fields.some(({ asks }) => asks))
				await popup.getByRole("button", { name: sensitive ? /^Fill all \d+$/ : "Leave out sensitive" }).click();
			await popup.getByRole("heading", { name: /^Filled \d+ of \d+$/ }).waitFor({ timeout: 60_000 });
			const dropped = await popup.getByRole("list", { name: "Not kept by the site" }).getByRole("listitem").count();
			expect(await differences(page, expectation, before, { sensitive })).toEqual([]);
			expect(dropped).toBe(expectation.fields.filter((field) => field.dropped).length);
			expect(mistakes).toEqual([]);
		});

		test("each fill was counted once", async () => {
			const fills = EXPECTATIONS.length + (sensitive ? 0 : tried.length);
			await expect.poll(async () => (await status()).user.accessInformation.trialUses, { timeout: 10_000 }).toBe(TRIES - fills);
		});
	});
});
