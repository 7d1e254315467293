import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { type Extension, startExtension } from "../support/extension";
import { startForms } from "../support/forms";
import { type Provider, startProvider } from "../support/model-provider";
import { colorsOf, expectAccessible, signIn } from "../support/pages";

const FORM = `<!doctype html><meta charset="utf-8"><title>Apply</title>
	<p><label for="first">First name</label> <input id="first"></p>
	<p><label for="suffix">Suffix</label> <select id="suffix"><option value=""></option><option>Jr.</option><option>III</option></select></p>
	<p><label for="major">Intended major</label> <input id="major"></p>
	<p><label for="ssn">Social security number</label> <input id="ssn"></p>
	<div style="height: 2000px"></div>
	<fieldset><legend>Activity 1</legend>
		<label for="activity">Please describe this activity (Max characters: 80)</label> <textarea id="activity">Something of mine</textarea>
	</fieldset>
	<p><label for="color">Favorite color of the campus squirrel</label> <input id="color"></p>`;
const LONG = "Led weekly practice for eighteen debaters, planned the tournament trips and raised the money for them.";
const SHORT = "Led weekly practice for eighteen debaters and planned the trips.";

let app: App;
let provider: Provider;
let forms: Awaited<ReturnType<typeof startForms>>;
let extension: Extension;
let page: Page;
let panel: Page;

const api = () => extension.context.request;
const save = (answers: object) => api().put(`${app.url}/api/users/updateProfileFull`, { data: answers, headers: { origin: app.url } });
const saved = async () => (await (await api().get(`${app.url}/api/auth/status`)).json()).user;
const press = (name: string) => panel.getByRole("button", { name, exact: true }).first().click();
const click = async (control: string) => {
	await page.bringToFront();
	await page.locator(control).click();
};
const heading = (name: string | RegExp) => panel.getByRole("heading", { name }).waitFor();
const told = (text: string | RegExp) => panel.getByRole("status").filter({ hasText: text }).first().waitFor();

beforeAll(async () => {
	[provider, forms] = await Promise.all([startProvider(), startForms()]);
	app = await startApp({ RATE_LIMITS: "off", OPENAI_BASE_URL: provider.url, OPENAI_MODEL: "small-model", TRIAL_USES: "2" });
	extension = await startExtension(app.url);
	await extension.context.route("**/beside.html", (route) => route.fulfill({ contentType: "text/html", body: FORM }));
	page = await extension.context.newPage();
	await page.goto(`${forms.url}/beside.html`);
	panel = await extension.panelFor(page);
});
afterAll(async () => {
	await extension?.stop();
	await Promise.all([app?.stop(), provider?.stop(), forms?.stop()]);
});
beforeEach(async ({ task }) => {
	if (!task.name.startsWith("on the form")) return;
	await page.reload();
	await heading("Click into a question");
});

test("signed out: says so, and goes on after signing in", async () => {
	await heading("Sign in to fill this page");
	await signIn(extension.context, app.url);
	const { suffix: _, ...personalInformation } = STUDENT.answers.personalInformation ?? {};
	const { intendedMajor: __, ...miscellaneous } = STUDENT.answers.miscellaneous ?? {};
	const [debate, ...others] = STUDENT.answers.extracurricularActivities ?? [];
	const extracurricularActivities = [{ ...debate, activityDescription: LONG }, ...others];
	expect((await save({ ...STUDENT.answers, personalInformation, miscellaneous, extracurricularActivities })).status()).toBe(200);
	await press("I have signed in");
	await heading("Click into a question");
});

test("on the form, the question in focus is explained; others may be asked about, with nothing of the page but the label", async () => {
	await click("#first");
	await heading("First name");
	expect(await panel.locator("#question").innerText()).toMatch(
		/reads this as: Personal Information, First name[\s\S]*Marisol[\s\S]*Why it is asked[\s\S]*Who sees it[\s\S]*What a good answer holds/,
	);
	await page.locator("#first").fill("Somebody Else");
	await click("#color");
	await heading("Favorite color of the campus squirrel");
	provider.reply = () => "**Brown** is usual.\n\n- Read [this lesson](/learn/essay-writing)\n- Not [this](/logout)";
	await panel.getByText("Ask about this question").click();
	await panel.getByLabel("Your question").fill("What do they mean?");
	await press("Ask");
	await panel.getByText("Written by AI.").waitFor();
	expect(await panel.locator(".answer strong").textContent()).toBe("Brown");
	expect(await panel.locator(".answer a").evaluateAll((links) => links.map((each) => each.getAttribute("href")))).toEqual([
		`${app.url}/learn/essay-writing`,
	]);
	const sent = JSON.stringify(provider.requests.at(-1)?.messages);
	expect(sent).toContain("What do they mean?");
	expect(sent).toContain("“Favorite color of the campus squirrel”");
	expect(sent).not.toMatch(/Somebody Else|Intended major|Social security/);
});

test("on the form, a missing answer is saved to the profile and filled in", async () => {
	await panel.locator("summary", { hasText: "Intended major" }).click();
	await panel.getByRole("textbox", { name: "Intended major" }).fill("Botany");
	await save({ statistics: { collegesAppliedTo: ["Reed College"] } });
	await press("Save and fill in");
	await panel.getByRole("alert").filter({ hasText: "changed somewhere else" }).waitFor();
	expect(await panel.getByRole("textbox", { name: "Intended major" }).inputValue()).toBe("Botany");
	await press("Save and fill in");
	await told("Saved to your profile and filled in.");
	expect(await page.locator("#major").inputValue()).toBe("Botany");
	await click("#suffix");
	await heading("Suffix");
	await panel.locator("#question").getByLabel("Suffix").fill("III");
	await press("Save and fill in");
	await expect.poll(() => page.locator("#suffix").inputValue()).toBe("III");
	const { personalInformation, miscellaneous, statistics } = await saved();
	expect([personalInformation.suffix, personalInformation.firstName, miscellaneous.intendedMajor, statistics.collegesAppliedTo]).toEqual([
		"III",
		"Marisol",
		"Botany",
		["Reed College"],
	]);
});

test("on the form, what is left is listed with the reason, and pressing it goes there", async () => {
	const left = panel.locator("#left");
	expect(await left.getByRole("button", { name: /Social security number/ }).innerText()).toContain("left to you on purpose");
	await left.getByRole("button", { name: /Favorite color/ }).press("Enter");
	await heading("Favorite color of the campus squirrel");
	expect(await page.evaluate(() => [document.activeElement?.id, scrollY > 0])).toEqual(["color", true]);
	expect(await panel.evaluate(() => document.activeElement?.textContent)).toContain("Favorite color");
	await click("#color");
	await page.keyboard.type("Brown");
	await page.keyboard.press("Tab");
	await expect.poll(() => left.getByRole("button", { name: /Favorite color/ }).count()).toBe(0);
	await click("#ssn");
	await panel.getByText("Onward leaves this one to you on purpose.").waitFor();
	expect(await panel.getByRole("button", { name: "Put into the box" }).count()).toBe(0);
});

test("on the form, a text is fitted to its box, put in on a press and taken back", async () => {
	await click("#activity");
	await heading(/^Please describe this activity/);
	const typed = panel.getByLabel("Your text");
	const into = panel.getByRole("button", { name: "Put into the box" });
	expect(await typed.inputValue()).toBe(LONG);
	await panel.getByText(`${LONG.length} of 80 characters: ${LONG.length - 80} too many`).waitFor();
	expect(await into.isDisabled()).toBe(true);
	provider.reply = () => JSON.stringify({ versions: [{ activityName: "Debate", position: null, description: SHORT }] });
	await panel.getByText("Say it shorter").click();
	await press("Suggest versions");
	await panel.getByRole("button", { name: "Use this one" }).first().click();
	expect(LONG.startsWith(await typed.inputValue())).toBe(false);
	await typed.fill(SHORT);
	expect(await page.locator("#activity").inputValue()).toBe("Something of mine");
	await into.click();
	await told("It is in the box.");
	expect(await page.locator("#activity").inputValue()).toBe(SHORT);
	await press("Take it back");
	await told("The box holds what it held before.");
	expect(await page.locator("#activity").inputValue()).toBe("Something of mine");
});

test("on the form, without uses left a question is not asked, and the panel says why", async () => {
	await click("#first");
	await heading("First name");
	await panel.getByText("Ask about this question").click();
	await panel.getByLabel("Your question").fill("And now?");
	await press("Ask");
	await panel.getByText("Your free tries are used up").waitFor();
	expect(await panel.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe(`${app.url}/subscription`);
});

test("on the form, the panel is accessible at 320 px, light and dark", async () => {
	await panel.setViewportSize({ width: 320, height: 640 });
	await panel.locator("summary").first().click();
	await click("#activity");
	await heading(/^Please describe this activity/);
	await expectAccessible(panel);
	await panel.emulateMedia({ colorScheme: "dark" });
	await expectAccessible(panel, colorsOf(panel));
	expect(await panel.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("the popup opens it, and a page the browser keeps to itself says what to do", async () => {
	const popup = await extension.popupFor(page);
	await popup.getByRole("button", { name: "Open beside the form" }).click();
	const [worker] = extension.context.serviceWorkers();
	await expect
		.poll(() => worker?.evaluate(async () => (await chrome.runtime.getContexts({})).map(({ contextType }) => String(contextType))))
		.toContain("SIDE_PANEL");
	await page.goto("chrome://version");
	await heading("Press the Onward button on this page");
});

test("server away: says so and tries again", async () => {
	await page.goto(`${forms.url}/beside.html`);
	await heading("Click into a question");
	await app.kill();
	await page.reload();
	await heading("Onward cannot be reached");
	expect(await panel.getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
});
