import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { type ApiStandIn, startApiStandIn, statusOf } from "../support/api-stand-in";
import { type Extension, startExtension } from "../support/extension";
import { differences, EXPECTATIONS, openForm, startForms } from "../support/forms";
import { axeOf } from "../support/pages";

let api: ApiStandIn;
let forms: Awaited<ReturnType<typeof startForms>>;
let extension: Extension;
let page: Page;

beforeAll(async () => {
	[api, forms] = await Promise.all([startApiStandIn(), startForms()]);
	extension = await startExtension(api.url);
});
afterAll(async () => {
	await extension.stop();
	await Promise.all([api.stop(), forms.stop()]);
});
beforeEach(async () => {
	Object.assign(api, { status: statusOf(STUDENT.email, STUDENT.answers), reports: [], cutReports: 0, isAway: false });
	page = await extension.context.newPage();
});
afterEach(async () => {
	for (const each of extension.context.pages().slice(1)) await each.close();
});

const expectationOf = (name: string) => {
	const found = EXPECTATIONS.find((each) => each.name === name);
	if (!found) throw new Error(`no expectation ${name}`);
	return found;
};
const press = (popup: Page, name: string | RegExp) => popup.getByRole("button", { name }).click();
const heldIn = (selector: string) => page.locator(selector).inputValue();
const filledOf = async (popup: Page) =>
	(await popup.getByRole("heading", { name: /^Filled \d+ of \d+$/ }).textContent({ timeout: 30_000 })) ?? "";

test("the questions of a frame of the page's own site are listed, filled and counted once", async () => {
	const expectation = expectationOf("frames");
	await openForm(page, forms.url, expectation);
	const popup = await extension.popupFor(page);
	await press(popup, "Fill this page");
	expect(await filledOf(popup)).toBe(`Filled ${expectation.fields.length} of 13`);
});

describe("what the popup says when it cannot fill", () => {
	test("signed out: links to sign in", async () => {
		api.status = { loggedIn: false };
		await page.goto(`${forms.url}/traps.html`);
		const popup = await extension.popupFor(page);
		await expect.poll(() => popup.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(`${api.url}/login`);
		api.status = statusOf(STUDENT.email, STUDENT.answers);
		await press(popup, "I have signed in");
		await popup.getByRole("button", { name: "Fill this page" }).waitFor();
	});

	test("server away: says so and tries again", async () => {
		api.isAway = true;
		await page.goto(`${forms.url}/traps.html`);
		const popup = await extension.popupFor(page);
		await popup.getByRole("heading", { name: "Onward cannot be reached" }).waitFor();
		api.isAway = false;
		await press(popup, "Try again");
		await popup.getByRole("button", { name: "Fill this page" }).waitFor();
	});

	test("a page without a form", async () => {
		await page.goto(`${api.url}/nothing`);
		const popup = await extension.popupFor(page);
		await popup.getByRole("heading", { name: "No form found here" }).waitFor();
	});

	test("a page the browser keeps to itself", async () => {
		await page.goto("chrome://version");
		const popup = await extension.popupFor(page);
		await popup.getByRole("heading", { name: "Onward cannot work on this page" }).waitFor();
	});
});

test("a form embedded from elsewhere: says that it is closed and offers to open it", async () => {
	await page.goto(`${forms.url}/slate-inquiry.html`);
	await page.evaluate(() =>
		document.body.insertAdjacentHTML("beforeend", '<iframe src="https://forms.school.invalid/apply" width="600" height="400"></iframe>'),
	);
	const popup = await extension.popupFor(page);
	await popup.getByRole("button", { name: "Allow Onward on forms.school.invalid" }).waitFor();
	await popup.getByRole("button", { name: "Fill this page" }).waitFor();
});

test("the popup is accessible, light and dark, before and after a fill", async () => {
	await page.goto(`${forms.url}/traps.html`);
	const popup = await extension.popupFor(page);
	const faults = async () => {
		const found: string[] = [];
		for (const colorScheme of ["light", "dark"] as const) {
			await popup.emulateMedia({ colorScheme });
			const { violations } = await axeOf(popup).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
			found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`));
		}
		const isTooWide = await popup.evaluate(() => document.documentElement.scrollWidth > innerWidth);
		return isTooWide ? [...found, "wider than 360 px"] : found;
	};
	await popup.getByRole("button", { name: "Preview first" }).waitFor();
	expect(await faults()).toEqual([]);
	await popup.getByRole("button", { name: "Preview first" }).focus();
	await popup.keyboard.press("Enter");
	await popup.getByRole("button", { name: /^Fill all/ }).waitFor();
	expect(await faults()).toEqual([]);
	expect(await popup.evaluate(() => document.activeElement?.textContent)).toMatch(/^Fill all/);
	await popup.keyboard.press("Enter");
	await filledOf(popup);
	expect(await faults()).toEqual([]);
});

describe("filling", () => {
	test("asks before sensitive fields, and fills all when allowed", async () => {
		const expectation = expectationOf("table-scholarship");
		const before = await openForm(page, forms.url, expectation);
		const popup = await extension.popupFor(page);
		await press(popup, "Fill this page");
		await expect.poll(() => popup.getByRole("button", { name: "Leave out sensitive" }).isVisible()).toBe(true);
		const list = await popup.getByRole("list", { name: "What will be typed" }).innerText();
		expect(list).toContain("Okafor-Reyes");
		expect(await heldIn("[name=f1]")).toBe("");
		await press(popup, /^Fill all \d+$/);
		await filledOf(popup);
		expect(await differences(page, expectation, before, { sensitive: true })).toEqual([]);
	});

	test("leaves out sensitive fields when told to", async () => {
		const expectation = expectationOf("table-scholarship");
		const before = await openForm(page, forms.url, expectation);
		const popup = await extension.popupFor(page);
		await press(popup, "Fill this page");
		await press(popup, "Leave out sensitive");
		await filledOf(popup);
		expect(await differences(page, expectation, before, { sensitive: false })).toEqual([]);
		await expect.poll(() => popup.getByText("skipped: left out, as you asked").count()).toBeGreaterThan(0);
	});

	test("does not ask when the student said always", async () => {
		await page.goto(`${forms.url}/table-scholarship.html`);
		const popup = await extension.popupFor(page);
		await popup.getByLabel("Always fill sensitive fields without asking").check();
		await press(popup, "Fill this page");
		await filledOf(popup);
		expect(await page.locator("[name=f11][value='2']").isChecked()).toBe(true);
		await popup.getByLabel("Always fill sensitive fields without asking").uncheck();
	});

	test("a preview types nothing", async () => {
		await page.goto(`${forms.url}/slate-inquiry.html`);
		const popup = await extension.popupFor(page);
		await press(popup, "Preview first");
		await popup.getByText("marisol.okafor@mail.example").waitFor();
		expect(await page.evaluate("pageState")).toEqual({});
		await press(popup, "Back");
		await popup.getByRole("button", { name: "Fill this page" }).waitFor();
	});

	test("reports what the site did not keep", async () => {
		await page.goto(`${forms.url}/traps.html`);
		const popup = await extension.popupFor(page);
		await press(popup, "Fill this page");
		await filledOf(popup);
		const dropped = popup.getByRole("list", { name: "Not kept by the site" });
		expect(await dropped.getByRole("listitem").count()).toBe(2);
		expect(await dropped.innerText()).toContain("Preferred name");
	});

	test("undo puts the page back", async () => {
		const expectation = expectationOf("slate-inquiry");
		const before = await openForm(page, forms.url, expectation);
		const popup = await extension.popupFor(page);
		await press(popup, "Fill this page");
		await press(popup, "Leave out sensitive");
		await filledOf(popup);
		expect(await heldIn("#form_a1")).toBe("Marisol");
		await press(popup, "Undo");
		await popup.getByRole("heading", { name: "The page is back as it was" }).waitFor();
		expect(await differences(page, { ...expectation, fields: [], state: {} }, before, { sensitive: true })).toEqual([]);
	});

	test("undo empties lists that were chosen from", async () => {
		const expectation = expectationOf("common-app-education.school");
		const before = await openForm(page, forms.url, expectation);
		const popup = await extension.popupFor(page);
		await press(popup, "Fill this page");
		await filledOf(popup);
		await press(popup, "Undo");
		await popup.getByRole("heading", { name: "The page is back as it was" }).waitFor();
		expect(await differences(page, { ...expectation, fields: [], after: [], state: {} }, before, { sensitive: true })).toEqual([]);
	});

	test("undo tells of a choice the page may go on holding", async () => {
		await page.goto(`${forms.url}/jotform.html`);
		const popup = await extension.popupFor(page);
		await press(popup, "Fill this page");
		await press(popup, /^Fill all/);
		const [, filled] = /Filled (\d+)/.exec(await filledOf(popup)) ?? [];
		await press(popup, "Undo");
		await popup.getByRole("heading", { name: `Put back ${Number(filled) - 1} of ${filled}` }).waitFor();
	});

	test("without uses left only identity, contact and address are filled", async () => {
		api.status = statusOf(STUDENT.email, STUDENT.answers, 0);
		await page.goto(`${forms.url}/table-scholarship.html`);
		const popup = await extension.popupFor(page);
		await expect.poll(() => popup.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe(`${api.url}/subscription`);
		await press(popup, "Fill this page");
		await filledOf(popup);
		expect([await heldIn("[name=f1]"), await heldIn("[name=f8]"), await heldIn("[name=g1]"), await heldIn("[name=h2]")]).toEqual([
			"Okafor-Reyes",
			"96097",
			"",
			"",
		]);
	});

	test("the keyboard command fills what needs no asking", async () => {
		await page.goto(`${forms.url}/slate-inquiry.html`);
		await page.bringToFront();
		const [worker] = extension.context.serviceWorkers();
		await worker?.evaluate(async (url) => {
			const tab = (await chrome.tabs.query({})).find((each) => each.url === url);
			(chrome.commands.onCommand as unknown as { dispatch(name: string, tab: unknown): void }).dispatch("fill-page", tab);
		}, page.url());
		await expect.poll(() => heldIn("#form_a1"), { timeout: 10_000 }).toBe("Marisol");
		await expect.poll(() => api.reports.length, { timeout: 20_000 }).toBe(1);
		expect(await page.locator("#form_f1_2").isChecked()).toBe(false);
	});
});

describe("counting", () => {
	test("a double click counts one fill, with host and counts only", async () => {
		await page.goto(`${forms.url}/jotform.html`);
		const popup = await extension.popupFor(page);
		await popup.getByLabel("Always fill sensitive fields without asking").check();
		await popup.getByRole("button", { name: "Fill this page" }).dblclick();
		const [, filled, open] = /Filled (\d+) of (\d+)/.exec(await filledOf(popup)) ?? [];
		await popup.getByLabel("Always fill sensitive fields without asking").uncheck();
		await expect.poll(() => api.reports.length).toBe(1);
		expect(api.reports[0]).toEqual({
			eventId: expect.stringMatching(/^[\w-]{36}$/),
			site: new URL(forms.url).host,
			filled: Number(filled),
			missed: Number(open) - Number(filled),
			kept: 0,
		});
	});

	test("a report that was cut off is sent again under the same name", async () => {
		api.cutReports = 1;
		await page.goto(`${forms.url}/traps.html`);
		const popup = await extension.popupFor(page);
		await press(popup, "Fill this page");
		await filledOf(popup);
		await expect.poll(() => api.reports.length, { timeout: 10_000 }).toBe(2);
		expect(api.reports[1]).toEqual(api.reports[0]);
	});

	test("a fill that types nothing counts nothing", async () => {
		await page.goto(`${forms.url}/slate-inquiry.html`);
		await page.evaluate(() => document.forms[0]?.replaceChildren());
		await page.setContent("<label>Essay <textarea></textarea></label>");
		const popup = await extension.popupFor(page);
		await popup.getByRole("heading", { name: "Nothing to fill here" }).waitFor();
		expect(api.reports).toEqual([]);
	});
});

test("nothing personal is kept by the browser", async () => {
	await page.goto(`${forms.url}/traps.html`);
	const popup = await extension.popupFor(page);
	await press(popup, "Fill this page");
	await filledOf(popup);
	const kept = await popup.evaluate(async () =>
		JSON.stringify([await chrome.storage.local.get(), await chrome.storage.session.get(), await chrome.storage.sync.get()]),
	);
	expect(kept).not.toMatch(/Marisol|Okafor|mail\.example/);
});
