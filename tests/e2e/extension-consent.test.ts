import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { type ApiStandIn, startApiStandIn, statusOf } from "../support/api-stand-in";
import { type Extension, startExtension } from "../support/extension";
import { startForms } from "../support/forms";
import { axeOf } from "../support/pages";

let api: ApiStandIn;
let forms: Awaited<ReturnType<typeof startForms>>;
let extension: Extension;

beforeAll(async () => {
	[api, forms] = await Promise.all([startApiStandIn(), startForms()]);
	api.status = statusOf(STUDENT.email, STUDENT.answers);
	extension = await startExtension(api.url, { asksConsent: true });
});
afterAll(async () => {
	await extension.stop();
	await Promise.all([api.stop(), forms.stop()]);
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const isWelcome = (page: Page) => page.url().endsWith("/welcome.html");
const heldIn = (page: Page, selector: string) => page.locator(selector).inputValue();
const violationsOf = async (page: Page) =>
	(await axeOf(page).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze()).violations.map(({ id }) => id);

/** As the browser does when the student presses the shortcut on the page. */
async function pressShortcut(page: Page) {
	const [worker] = extension.context.serviceWorkers();
	await worker?.evaluate(async (url) => {
		const tab = (await chrome.tabs.query({})).find((each) => each.url === url);
		(chrome.commands.onCommand as unknown as { dispatch(name: string, tab: unknown): void }).dispatch("fill-page", tab);
	}, page.url());
}

test("reads and sends nothing before the student agrees, and again once they take it back", async () => {
	await expect.poll(() => extension.context.pages().some(isWelcome)).toBe(true);
	const welcome = extension.context.pages().find(isWelcome) as Page;
	await welcome.getByText("What it reads", { exact: true }).waitFor();
	for (const about of ["What it reads", "What it types", "What it sends, and to whom", "What it keeps", "What it never does"])
		expect(await welcome.getByText(about, { exact: true }).isVisible(), about).toBe(true);
	expect(await welcome.getByRole("link", { name: "Read the whole privacy policy" }).getAttribute("href")).toBe(`${api.url}/privacy`);
	expect(await violationsOf(welcome)).toEqual([]);
	await press(welcome, "Not now");
	await welcome.getByText("Nothing is read or sent.").waitFor();
	await welcome.close();

	const page = await extension.context.newPage();
	await page.goto(`${forms.url}/slate-inquiry.html`);
	const popup = await extension.popupFor(page);
	await popup.getByRole("heading", { name: "Before Onward fills a form" }).waitFor();
	expect(await popup.getByLabel("Always fill sensitive fields without asking").isVisible()).toBe(false);
	expect(await violationsOf(popup)).toEqual([]);
	const asked = (await popup.evaluate(
		`Promise.all([...["look", "fill", "undo"].map((name) => chrome.runtime.sendMessage({ to: "background", name, ask: { tab: Number(new URLSearchParams(location.search).get("tab")), sensitive: true } }))])`,
	)) as { error: string }[];
	expect(asked.map(({ error }) => error)).toEqual(Array(3).fill("The student has not agreed"));
	await pressShortcut(page);
	await expect.poll(() => extension.context.pages().some(isWelcome)).toBe(true);
	await extension.context.pages().find(isWelcome)?.close();
	expect(await page.evaluate("pageState")).toEqual({});
	expect(api.requests).toBe(0);

	await press(popup, "I agree");
	await press(popup, "Fill this page");
	await press(popup, "Leave out sensitive");
	await popup.getByRole("heading", { name: /^Filled \d+ of \d+$/ }).waitFor();
	expect(await heldIn(page, "#form_a1")).toBe("Marisol");
	await expect.poll(() => api.reports.length).toBe(1);

	await press(popup, "Privacy");
	await popup.getByText(/^You agreed on \w+ \d+, \d{4} to this:$/).waitFor();
	expect(await violationsOf(popup)).toEqual([]);
	await press(popup, "Back");
	await popup.getByRole("button", { name: "Undo" }).waitFor();
	await popup.getByLabel("Always fill sensitive fields without asking").check();
	await press(popup, "Privacy");
	await press(popup, "Take consent back");
	await popup.getByText("You took your consent back.").waitFor();
	const kept = await popup.evaluate(async () => [await chrome.storage.local.get(), await chrome.storage.session.get()]);
	expect(kept).toEqual([{ consent: { version: 1, date: expect.any(String), given: false } }, {}]);
	const before = api.requests;
	await popup.reload();
	await popup.getByRole("heading", { name: "Before Onward fills a form" }).waitFor();
	await pressShortcut(page);
	await expect.poll(() => extension.context.pages().some(isWelcome)).toBe(true);
	expect(api.requests).toBe(before);
});
