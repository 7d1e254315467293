import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { type Extension, startExtension } from "../support/extension";
import { differences, EXPECTATIONS, openForm, startForms } from "../support/forms";
import { register, saveProfile } from "../support/student-pages";

const TRIES = 1000;
/** What leaving out does to each form the engine's own tests tell; here a few show that the popup asks for it. */
const LEFT_OUT = 3;

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
		// Each “Add” leads to its new entry on a page loaded anew: whoever does not mind motion is scrolled down there for a second.
		const context = await plainBrowser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
		const page = await context.newPage();
		await register(page, app.url);
		await saveProfile(page, app.url);
		await extension.context.addCookies(await context.cookies());
		const saved = await status();
		expect(saved.user.userInformation.email).toBe(STUDENT.email);
		for (const [section, answers] of Object.entries(STUDENT.answers)) expect(saved.user[section]).toMatchObject(answers);
	}, 300_000);

	describe.each([{ sensitive: true }, { sensitive: false }])("sensitive fields allowed: $sensitive", ({ sensitive }) => {
		const asking = EXPECTATIONS.filter(({ fields }) => fields.some(({ asks }) => asks));
		const tried = sensitive ? EXPECTATIONS : asking.slice(0, LEFT_OUT);

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

test("the practice form on the site shows what the extension fills and what it leaves, and costs no use", async () => {
	const page = await extension.context.newPage();
	const before = await status();
	const held = (id: string) =>
		page.locator(`#${id}`).evaluate((control: HTMLSelectElement) => control.selectedOptions?.[0]?.text ?? control.value);
	const verdicts = (text: string) => page.getByText(text, { exact: true }).count();
	await page.goto(`${app.url}/extension#practice`);
	const popup = await extension.popupFor(page);
	await popup.getByRole("button", { name: "Fill this page" }).click({ timeout: 20_000 });
	await popup.getByRole("button", { name: /^Fill all \d+$/ }).click();
	await popup.getByRole("heading", { name: /^Filled \d+ of \d+$/ }).waitFor({ timeout: 60_000 });
	await page.getByRole("button", { name: "Check what it did" }).click();
	await page
		.getByText("24 of 24 questions are answered. All 7 boxes that must stay empty are empty, 1 of them a box that nobody sees.")
		.waitFor();
	expect(await verdicts("Empty, as it must be.")).toBe(7);
	const { firstName, dateOfBirth, address, citizenshipStatus } = STUDENT.answers.personalInformation ?? {};
	expect(await Promise.all(["legal-first-name", "birth-month", "birth-year", "state", "citizenship", "activity2-hours"].map(held))).toEqual(
		[firstName, "April", dateOfBirth?.slice(0, 4), address?.state, citizenshipStatus, "12"],
	);
	await page.locator("#ssn").fill("1");
	await page.locator("#city").press("Enter");
	await page.getByRole("button", { name: "Check what it did" }).click();
	await page.getByText("Not empty, though it must be: Social Security number.").waitFor();
	expect(page.url()).toBe(`${app.url}/extension#practice`);
	await page.getByRole("button", { name: "Clear" }).click();
	expect([await held("legal-first-name"), await held("state"), await verdicts("Empty, as it must be.")]).toEqual(["", "", 0]);
	expect((await status()).user.accessInformation).toEqual(before.user.accessInformation);
});
