import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { STUDENT } from "../fixtures/student";
import { type App, startApp } from "../support/app";
import { studentPayload } from "../support/http";
import { expectAccessible, themeAt } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off" }), launch()]);
});
afterAll(async () => {
	await browser.close();
	await app.stop();
});

const open: BrowserContext[] = [];
const complaints: string[] = [];
afterEach(async () => {
	for (const context of open.splice(0)) await context.close();
	expect(complaints.splice(0)).toEqual([]);
});

let count = 0;
type Conditions = { scripts: boolean; width: number; colorScheme?: "light" | "dark"; answers?: object };

/** A new student's browser on the profile page. */
async function profilePage({ scripts, width, colorScheme, answers }: Conditions): Promise<Page> {
	const context = await browser.newContext({ javaScriptEnabled: scripts, viewport: { width, height: 800 }, colorScheme });
	open.push(context);
	const registered = await context.request.post(`${app.url}/api/auth/register`, { data: studentPayload(`page${++count}@example.org`) });
	expect(registered.status()).toBe(200);
	if (answers) expect((await context.request.put(`${app.url}/api/users/updateProfileFull`, { data: answers })).status()).toBe(200);
	const page = await context.newPage();
	page.on("console", (message) => {
		const isOfBrowser = message.text().startsWith("Failed to load resource");
		if (["error", "warning"].includes(message.type()) && !isOfBrowser) complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	await goToProfile(page, scripts);
	return page;
}

async function goToProfile(page: Page, scripts: boolean) {
	await page.goto(`${app.url}/profile`);
	if (scripts) await isLive(page);
}

/** The form has no native bubbles any more once scripts have taken over. */
const isLive = (page: Page) => page.locator("form.profile[novalidate]").waitFor();

const control = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const held = async (page: Page) => (await (await page.context().request.get(`${app.url}/api/auth/status`)).json()).user;
const focusedName = (page: Page) => page.locator(":focus").getAttribute("name");

/** Presses Tab until the focus is where `isThere` says; fails after more stops than the page has. */
async function tabTo(page: Page, selector: string, key = "Tab"): Promise<void> {
	for (let stop = 0; stop < 400; stop++) {
		if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
		await page.keyboard.press(key);
	}
	throw new Error(`the keyboard does not reach ${selector}`);
}

describe.each([
	{ scripts: false, width: 360 },
	{ scripts: true, width: 1280 },
])("scripts $scripts, $width px", ({ scripts, width }) => {
	test("with the keyboard alone: add, type, save, remove, save", async () => {
		const page = await profilePage({ scripts, width });
		await tabTo(page, ".profile-nav a[href='#extracurricularActivities']");
		await page.keyboard.press("Enter");
		await tabTo(page, "button[value='add:extracurricularActivities']");
		await page.keyboard.press("Enter");
		await expect.poll(() => focusedName(page)).toBe("extracurricularActivities[0].activityType");
		await page.keyboard.type("Debate");
		await page.keyboard.press("Tab");
		await page.keyboard.type("Ashland Debate");
		await tabTo(page, "[name='extracurricularActivities[0].gradeLevels'][value='10th Grade']");
		await page.keyboard.press("Space");
		await tabTo(page, "button[value='add:extracurricularActivities']");
		await page.keyboard.press("Enter");
		await expect.poll(() => focusedName(page)).toBe("extracurricularActivities[1].activityType");
		expect(await control(page, "extracurricularActivities[0].organizationName").inputValue()).toBe("Ashland Debate");
		await tabTo(page, "[name='extracurricularActivities[1].organizationName']");
		await page.keyboard.type("Bakery");
		await tabTo(page, ".save-bar button");
		await page.keyboard.press("Enter");
		await page.getByText("Profile saved").waitFor();
		expect((await held(page)).extracurricularActivities).toMatchObject([
			{ activityType: "Debate/Speech", organizationName: "Ashland Debate", gradeLevels: ["10th Grade"] },
			{ organizationName: "Bakery" },
		]);

		await page.getByRole("button", { name: "Remove activity 1" }).focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => control(page, "extracurricularActivities[0].organizationName").inputValue()).toBe("Bakery");
		await expect.poll(() => page.locator(":focus").getAttribute("value")).toBe("add:extracurricularActivities");
		if (scripts) await page.getByText("You have unsaved changes").waitFor();
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByText("Profile saved").waitFor();
		await expect.poll(async () => (await held(page)).extracurricularActivities).toMatchObject([{ organizationName: "Bakery" }]);
	});

	test("Enter in a text box saves", async () => {
		const page = await profilePage({ scripts, width });
		await control(page, "personalInformation.firstName").fill("Ann");
		await page.keyboard.press("Enter");
		await page.getByText("Profile saved").waitFor();
		expect((await held(page)).personalInformation.firstName).toBe("Ann");
	});

	test("what the server refuses stands beside its field, which has the focus; everything typed is there", async () => {
		const page = await profilePage({ scripts, width });
		await control(page, "personalInformation.firstName").fill("Ann");
		await control(page, "personalInformation.address.state").fill("Bavaria");
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByRole("alert").getByText("One answer needs a change").waitFor();
		const state = control(page, "personalInformation.address.state");
		expect(await state.getAttribute("aria-invalid")).toBe("true");
		const descriptions = (await state.getAttribute("aria-describedby"))?.split(" ") ?? [];
		const texts = await Promise.all(descriptions.map((id) => page.locator(`[id="${id}"]`).innerText()));
		expect(texts.join()).toContain("Choose a US state by its full name");
		await expect.poll(() => focusedName(page)).toBe("personalInformation.address.state");
		expect(await state.inputValue()).toBe("Bavaria");
		expect(await control(page, "personalInformation.firstName").inputValue()).toBe("Ann");
		await page.getByRole("alert").getByRole("link", { name: "State" }).click();
		await expect.poll(() => focusedName(page)).toBe("personalInformation.address.state");

		await control(page, "personalInformation.address.country").selectOption("Germany");
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByText("Profile saved").waitFor();
		expect((await held(page)).personalInformation.address).toMatchObject({ state: "Bavaria", country: "Germany" });
	});

	test("Add works while other answers are out of bounds, and keeps them", async () => {
		const page = await profilePage({ scripts, width });
		await control(page, "familyInformation.numOfParents").fill("7");
		await page.getByRole("button", { name: "Add achievement" }).click();
		await control(page, "achievements[0].title").waitFor();
		expect(await control(page, "familyInformation.numOfParents").inputValue()).toBe("7");
	});

	test("two tabs: the stale save shows both versions and loses neither", async () => {
		const page = await profilePage({ scripts, width, answers: { achievements: [{ title: "First" }] } });
		const other = await page.context().newPage();
		await goToProfile(other, scripts);
		await control(other, "personalInformation.firstName").fill("Theirs");
		await control(other, "miscellaneous.careerInterest").fill("Diver");
		await other.getByRole("button", { name: "Save Profile" }).click();
		await other.getByText("Profile saved").waitFor();

		await control(page, "personalInformation.firstName").fill("Mine");
		await control(page, "achievements[0].title").fill("First of all");
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByRole("heading", { name: "Saved somewhere else in the meantime" }).waitFor();
		const pair = page.getByRole("group", { name: "First name" });
		expect(await pair.getByRole("radio", { name: "Yours Mine" }).isChecked()).toBe(true);
		await pair.getByRole("radio", { name: "Saved since Theirs" }).check();
		expect(await page.getByRole("group", { name: "Career interest" }).getByRole("radio", { name: "Saved since Diver" }).isChecked()).toBe(
			true,
		);
		expect(await control(page, "personalInformation.firstName").inputValue()).toBe("Mine");
		await page.getByRole("button", { name: "Save what is chosen" }).click();
		await page.getByText("Profile saved").waitFor();
		expect(await held(page)).toMatchObject({
			personalInformation: { firstName: "Theirs" },
			miscellaneous: { careerInterest: "Diver" },
			achievements: [{ title: "First of all" }],
		});
		expect(await control(page, "personalInformation.firstName").inputValue()).toBe("Theirs");
	});

	test("nothing is wider than the screen, and no control too small to hit", async () => {
		const page = await profilePage({ scripts, width, answers: STUDENT.answers });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		const small = await page
			.locator("form.profile :is(button:not([aria-hidden]), a, select, textarea, input:not([type=hidden]))")
			.evaluateAll((elements) =>
				elements.filter((element) => element.getBoundingClientRect().height < 20).map((element) => element.outerHTML.slice(0, 100)),
			);
		expect(small).toEqual([]);
	});
});

describe("with scripts", () => {
	test("leaving with unsaved changes asks first; after undoing or saving them it does not", async () => {
		const page = await profilePage({ scripts: true, width: 1280 });
		const asked: string[] = [];
		page.on("dialog", async (dialog) => {
			asked.push(dialog.type());
			await dialog.dismiss();
		});
		const leave = () => page.goto(`${app.url}/healthz`).catch(() => undefined);
		await control(page, "personalInformation.firstName").pressSequentially("Ann");
		await page.getByText("You have unsaved changes").waitFor();
		await leave();
		expect(asked).toEqual(["beforeunload"]);
		await control(page, "personalInformation.firstName").fill("");
		await page.getByText("You have unsaved changes").waitFor({ state: "detached" });
		await page.getByRole("button", { name: "Add achievement" }).click();
		await page.getByText("You have unsaved changes").waitFor();
		await leave();
		expect(asked).toHaveLength(2);
		await control(page, "achievements[0].title").pressSequentially("Prize");
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByText("Profile saved").waitFor();
		await leave();
		expect([page.url(), asked.length]).toEqual([`${app.url}/healthz`, 2]);
	});

	test("a save that does not reach the server leaves everything as typed and says so", async () => {
		const page = await profilePage({ scripts: true, width: 360 });
		await control(page, "personalInformation.firstName").fill("Ann");
		await page.context().setOffline(true);
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByRole("alert").getByText("Error saving profile: Failed to save profile").waitFor();
		expect(await control(page, "personalInformation.firstName").inputValue()).toBe("Ann");
		await page.context().setOffline(false);
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByText("Profile saved").waitFor();
		expect((await held(page)).personalInformation.firstName).toBe("Ann");
	});

	test("signed out while typing: the text stays, and is saved after signing in again", async () => {
		const page = await profilePage({ scripts: true, width: 1280 });
		await control(page, "personalInformation.firstName").fill("Ann");
		const cookies = await page.context().cookies();
		await page.context().clearCookies();
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByRole("alert").getByText("Please log in to view this page").waitFor();
		expect(await page.getByRole("alert").getByRole("link").getAttribute("target")).toBe("_blank");
		await page.context().addCookies(cookies);
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByText("Profile saved").waitFor();
		expect((await held(page)).personalInformation.firstName).toBe("Ann");
	});

	test("bounds are told before anything is sent, at the first wrong field", async () => {
		const page = await profilePage({ scripts: true, width: 1280 });
		const sent: string[] = [];
		page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
		await control(page, "familyInformation.numOfParents").fill("3");
		await control(page, "educationalBackground.highSchoolUnweightedGPA").fill("4.5");
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByRole("alert").getByText("2 answers need a change").waitFor();
		expect(await focusedName(page)).toBe("familyInformation.numOfParents");
		expect(sent).toEqual([]);
	});

	test("the count under a text is the portals': a line break is two, an emoji two or more", async () => {
		const page = await profilePage({
			scripts: true,
			width: 360,
			answers: { extracurricularActivities: [{ activityDescription: "One\ntwo" }] },
		});
		const count = page.locator('[id="extracurricularActivities[0].activityDescription-count"]');
		await expect.poll(() => count.innerText()).toBe("8 of 150 characters");
		await control(page, "extracurricularActivities[0].activityDescription").fill("🎓\n");
		await expect.poll(() => count.innerText()).toBe("4 of 150 characters");
		await control(page, "extracurricularActivities[0].activityDescription").fill(`${"x".repeat(149)}\n`);
		await expect.poll(() => count.innerText()).toContain("151 of 150 characters: portals count a line break as two");
	});

	test("the sections tell how much of them is answered while a student types", async () => {
		const page = await profilePage({ scripts: true, width: 1280, answers: { familyInformation: { numOfParents: 0 } } });
		const link = (name: string) => page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name });
		expect(await link("Family Information").innerText()).toContain("1 of 20");
		await control(page, "familyInformation.numOfSiblings").fill("2");
		await expect.poll(() => link("Family Information").innerText()).toContain("2 of 20");
		await link("Miscellaneous Information").click();
		await expect.poll(() => link("Miscellaneous Information").getAttribute("aria-current")).toBe("location");
	});

	test("what was typed before the scripts arrived stays", async () => {
		const page = await profilePage({ scripts: true, width: 1280 });
		await page.route("**/assets/*.js", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 1500));
			await route.continue();
		});
		await page.goto(`${app.url}/profile`, { waitUntil: "commit" });
		await control(page, "personalInformation.firstName").fill("Ann");
		await control(page, "personalInformation.gender").selectOption("Female");
		await isLive(page);
		expect(await control(page, "personalInformation.firstName").inputValue()).toBe("Ann");
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByText("Profile saved").waitFor();
		expect((await held(page)).personalInformation).toMatchObject({ firstName: "Ann", gender: "Female" });
	});

	test("no validator and no form library is sent to the browser", async () => {
		const page = await profilePage({ scripts: true, width: 360, answers: STUDENT.answers });
		const scripts = await page.evaluate(async () => {
			const urls = performance
				.getEntriesByType("resource")
				.map(({ name }) => name)
				.filter((name) => new URL(name).pathname.endsWith(".js"));
			return Promise.all([...new Set(urls)].map(async (url) => (await fetch(url)).text()));
		});
		expect(scripts.length).toBeGreaterThan(0);
		for (const marker of ["ZodError", "__INTENT__", "__intent__"]) expect(scripts.filter((text) => text.includes(marker))).toEqual([]);
	});
});

describe.each([360, 1280])("at %i px", (width) => {
	test(`no accessibility violation in the ${themeAt(width)} theme`, async () => {
		const page = await profilePage({ scripts: true, width, colorScheme: themeAt(width), answers: STUDENT.answers });
		await expectAccessible(page);
		await control(page, "personalInformation.address.country").selectOption("");
		await control(page, "personalInformation.address.state").fill("Bavaria");
		await page.getByRole("button", { name: "Save Profile" }).click();
		await page.getByRole("alert").waitFor();
		await expectAccessible(page);
	});
});
