import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { type ApiStandIn, startApiStandIn, statusOf } from "../support/api-stand-in";
import { type Extension, startExtension } from "../support/extension";
import { axeOf } from "../support/pages";

const FORM = `<!doctype html><html lang="en"><title>Application</title><h1>Application</h1><form>
	<p><label>First name <input id="first"></label></p>
	<p><label>Preferred name <input id="preferred"></label></p>
	<p><input id="last" placeholder="Last name"></p>
	<p><label>City <input id="city" oninput="held = this.value"></label></p>
	<p><label>State <select id="state"><option value="">Select</option><option>California</option><option>Oregon</option></select></label></p>
	<fieldset><legend>Sex</legend><label><input type="radio" name="sex" id="female"> Female</label>
	<label><input type="radio" name="sex" id="male"> Male</label></fieldset>
</form></html>`;

/** A form whose tabs draw one part at a time, with what the page holds. */
const TABBED = `<!doctype html><html lang="en"><title>Application</title><h1>Application</h1><form>
	<div role="tablist"><button type="button" role="tab">Your name</button><button type="button" role="tab">Contact</button></div>
	<div role="tabpanel"></div></form>
	<script>
		const kept = {};
		const parts = { "Your name": '<label>First name <input id="first"></label>', Contact: '<label>City <input id="city"></label>' };
		const tabs = [...document.querySelectorAll("[role=tab]")];
		const show = (tab) => {
			for (const each of tabs) each.setAttribute("aria-selected", each === tab);
			document.querySelector("[role=tabpanel]").innerHTML = parts[tab.textContent];
			for (const input of document.querySelectorAll("input")) {
				input.value = kept[input.id] ?? "";
				input.oninput = () => { kept[input.id] = input.value };
			}
		};
		for (const tab of tabs) tab.onclick = () => show(tab);
		show(tabs[0]);
	</script></html>`;

let api: ApiStandIn;
let extension: Extension;
let page: Page;
let popup: Page;

beforeAll(async () => {
	api = await startApiStandIn();
	extension = await startExtension(api.url);
	for (const [path, body] of Object.entries({ form: FORM, tabbed: TABBED }))
		await extension.context.route(`${api.url}/${path}`, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
});
afterAll(async () => {
	await extension.stop();
	await api.stop();
});
beforeEach(async () => {
	api.status = statusOf(STUDENT.email, STUDENT.answers);
	page = await extension.context.newPage();
	await page.goto(`${api.url}/form`);
	popup = await extension.popupFor(page);
});
afterEach(async () => {
	await popup.evaluate(async () => Promise.all([chrome.storage.local.clear(), chrome.storage.sync.clear()]));
	for (const each of extension.context.pages().slice(1)) await each.close();
});

const press = (name: string | RegExp) => popup.getByRole("button", { name }).first().click();
const held = (id: string) => page.locator(`#${id}`).inputValue();
const row = (label: string) => popup.getByRole("listitem").filter({ hasText: label });
const isFilled = () => popup.getByRole("heading", { name: /^Filled \d+ of \d+$/ }).waitFor();
const remembered = async () => (await popup.getByRole("listitem").allInnerTexts()).map((text) => text.split("\n").slice(0, 2).join(" "));

const faults = async () => {
	const { violations } = await axeOf(popup).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

async function fillAll() {
	await press("Preview first");
	await press(/^Fill all/);
	await isFilled();
}

/** What a student does by hand once the page is filled, and what a page does in their name. */
async function change() {
	await page.bringToFront();
	await page.locator("#preferred").fill("");
	await page.locator("#preferred").press("S");
	await page.keyboard.type("olecita\t");
	await page.locator("#state").focus();
	await page.keyboard.press("ArrowDown");
	await page.locator("#male").click();
	await page.evaluate(() => {
		const city = document.getElementById("city") as HTMLInputElement;
		city.select();
		document.execCommand("insertText", false, "Elsewhere");
		city.dispatchEvent(new KeyboardEvent("keydown", { key: "e", bubbles: true }));
		city.blur();
	});
	await popup.bringToFront();
}

/** The page and the popup as they are opened another day. */
async function again() {
	await page.reload();
	await popup.reload();
	await popup.getByRole("button", { name: "Fill this page" }).waitFor();
}

test("the preview says where each value comes from and how sure it is; what is unticked stays empty", async () => {
	await press("Preview first");
	const link = row("Preferred name").getByRole("link", { name: "Profile: Personal Information, Preferred name" });
	expect(await link.getAttribute("href")).toBe(`${api.url}/profile#personalInformation.preferredName`);
	expect(await row("Preferred name").innerText()).toMatch(/\bsure\b/);
	expect(await row("Last name").innerText()).toContain("check this one");
	await popup.getByRole("button", { name: "Fill all 6" }).waitFor();
	await popup.getByRole("checkbox", { name: "City" }).uncheck();
	await press("Fill all 5");
	await isFilled();
	expect([await held("first"), await held("city")]).toEqual(["Marisol", ""]);
	expect(await popup.getByRole("list", { name: "Skipped" }).innerText()).toContain("skipped: you left it out");
});

test("one field is put back, then the page; a field of the report leads to its place on the page", async () => {
	await fillAll();
	await press("Put back, City");
	await expect.poll(() => row("City").innerText()).toContain("Put back.");
	expect([await held("first"), await held("city")]).toEqual(["Marisol", ""]);
	await press("Show on the page: State");
	await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("state");
	await press("Undo");
	await popup.getByRole("heading", { name: /^Put back 4 of 5$/ }).waitFor();
	expect([await held("first"), await held("state")]).toEqual(["", ""]);
});

test("what stands in a part that the page has taken down since is put back there, one field or all", async () => {
	await page.goto(`${api.url}/tabbed`);
	await popup.reload();
	await popup.getByRole("checkbox", { name: /^Add rows/ }).check();
	await press("Fill this page");
	await isFilled();
	const kept = () => page.evaluate(() => Function("return { ...kept, tab: document.querySelector('[aria-selected=true]').textContent }")());
	expect(await kept()).toEqual({ first: "Marisol", city: "Yreka", tab: "Your name" });
	const away = popup.getByRole("list", { name: /in a part of the page that is closed now/ }).getByRole("listitem");
	await away.getByRole("button", { name: "Put back, City" }).click();
	await expect.poll(() => away.innerText()).toContain("Put back.");
	expect(await kept()).toEqual({ first: "Marisol", city: "", tab: "Your name" });
	await press("Undo");
	await popup.getByRole("heading", { name: "The page is back as it was" }).waitFor();
	expect(await kept()).toMatchObject({ first: "", city: "" });
});

test("what the student changes is offered next time, to nobody else, and can be forgotten", async () => {
	await fillAll();
	await change();
	await press("What this browser remembers");
	await popup.getByRole("button", { name: "Forget all" }).waitFor();
	expect(await remembered()).toEqual(["State Oregon", "Preferred name Solecita"]);
	expect(await faults()).toEqual([]);

	api.status = statusOf("sibling@mail.example", STUDENT.answers);
	await again();
	await press("What this browser remembers");
	await popup.getByText("Nothing is remembered yet.").waitFor();
	await press("Back");
	await fillAll();
	expect([await held("preferred"), await held("state")]).toEqual(["Mari", "California"]);

	api.status = statusOf(STUDENT.email, STUDENT.answers);
	await again();
	await press("Preview first");
	expect(await row("State").innerText()).toContain("You changed this here last time");
	expect(await faults()).toEqual([]);
	await press("Use my profile’s answer: California");
	expect(await row("State").innerText()).toContain("California");
	await press("Forget it, Preferred name");
	await expect.poll(() => row("Preferred name").innerText()).toMatch(/Mari\b(?!sol)/);
	await press("Use what I gave last time, State");
	await press(/^Fill all/);
	await isFilled();
	expect([await held("preferred"), await held("state"), await held("city")]).toEqual(["Mari", "Oregon", "Yreka"]);
	await press("What this browser remembers");
	await popup.getByRole("button", { name: "Forget all" }).waitFor();
	expect(await remembered()).toEqual(["State Oregon"]);
	await press("Forget all");
	await popup.getByText("Nothing is remembered yet.").waitFor();
	expect(await popup.evaluate(async () => JSON.stringify(await chrome.storage.local.get()))).not.toContain("Oregon");
});

test("changes go into the browser's sync only when told to, leave it again, and are not kept when switched off", async () => {
	const stored = (area: "local" | "sync") =>
		popup.evaluate(async (name) => JSON.stringify(await chrome.storage[name as "local"].get()).includes("Solecita"), area);
	await fillAll();
	await change();
	await press("What this browser remembers");
	await expect.poll(async () => [await stored("local"), await stored("sync")]).toEqual([true, false]);
	await popup.getByLabel("Also on my other computers").check();
	await expect.poll(async () => [await stored("local"), await stored("sync")]).toEqual([false, true]);
	await popup.getByLabel("Also on my other computers").uncheck();
	await expect.poll(async () => [await stored("local"), await stored("sync")]).toEqual([true, false]);
	await press("Forget all");
	await popup.getByText("Nothing is remembered yet.").waitFor();
	await popup.getByLabel("Remember what I change").uncheck();
	await again();
	await fillAll();
	await change();
	await press("What this browser remembers");
	await popup.getByText("Nothing is remembered yet.").waitFor();
	expect([await stored("local"), await stored("sync")]).toEqual([false, false]);
});
