import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STUDENT_PATHS } from "../../app/components/student-frame";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { type GoogleServer, startGoogle } from "../support/google";
import { form, PASSWORD, registerStudent, send } from "../support/http";
import { resetLinkIn, waitForMails, writtenMails } from "../support/mail";
import { CONDITIONS, expectAccessible, expectFits, openPage, signIn } from "../support/pages";

const NEW = "another four words here";

let app: App;
let google: GoogleServer;
let browser: Browser;
beforeAll(async () => {
	google = await startGoogle();
	[app, browser] = await Promise.all([startApp(google.env), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
	await google?.stop();
});

let next = 0;
const newEmail = () => `browser${++next}@example.org`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const path = (page: Page) => page.url().slice(app.url.length);

const open = (options?: BrowserContextOptions) => openPage(browser, options, /status of 4(09|22|29)/);

async function logIn(page: Page, email: string, password: string): Promise<void> {
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await button(page, "Log in").click();
}

async function choose(page: Page, width: number, role: "link" | "button", name: string): Promise<void> {
	if (width < 900) await page.getByText("Menu", { exact: true }).click();
	await page.getByRole("navigation").getByRole(role, { name, exact: true }).click();
}

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	test("a student registers, goes round, changes the password, logs out, forgets it and comes back", async () => {
		const email = newEmail();
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await page.goto(`${app.url}/register/FRIEND`);
		await expectFits(page);
		expect(await page.getByLabel("Referral code").inputValue()).toBe("FRIEND");
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("Password", { exact: true }).fill("password123");
		await page.getByLabel("Confirm password").fill("password123");
		for (const box of await page.getByRole("checkbox").all()) await box.check();
		await button(page, "Register").click();

		await page.getByText("among the most common").first().waitFor();
		const password = page.getByLabel("Password", { exact: true });
		await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
		expect(await password.getAttribute("aria-invalid")).toBe("true");
		const described = (await password.getAttribute("aria-describedby")) ?? "";
		expect(
			await page
				.locator(
					described
						.split(" ")
						.map((id) => `#${id}`)
						.join(", "),
				)
				.allTextContents(),
		).toEqual(
			expect.arrayContaining([expect.stringContaining("among the most common"), expect.stringContaining("At least 10 characters")]),
		);
		expect([await page.getByLabel("E-mail").inputValue(), await password.inputValue()]).toEqual([email, ""]);
		for (const box of await page.getByRole("checkbox").all()) expect(await box.isChecked()).toBe(true);
		await password.fill(PASSWORD);
		await page.getByLabel("Confirm password").fill(PASSWORD);
		await button(page, "Register").click();

		await page.getByRole("heading", { name: `Welcome back, ${email}` }).waitFor();
		expect(path(page)).toBe("/dashboard");
		await expectFits(page);
		await page.getByText("Load it from this computer").click();
		expect(await page.getByText("dist/extension").isVisible()).toBe(true);

		await choose(page, width, "link", "Settings");
		await page.waitForURL("**/settings");
		await expectFits(page);
		expect(await page.getByLabel("E-mail").evaluate((input: HTMLInputElement) => [input.value, input.readOnly])).toEqual([email, true]);
		const old = page.getByLabel("Current password", { exact: true });
		await old.fill(PASSWORD);
		if (javaScriptEnabled) {
			await page.getByRole("button", { name: "Show current password" }).click();
			expect(await old.getAttribute("type")).toBe("text");
			await page.getByRole("button", { name: "Hide current password" }).click();
		}
		expect(await page.getByRole("button", { name: /^Show / }).count()).toBe(javaScriptEnabled ? 4 : 0);
		expect(await old.getAttribute("type")).toBe("password");
		await page.getByLabel("New password", { exact: true }).fill(NEW);
		await page.getByLabel("Confirm new password").fill(NEW);
		await button(page, "Save Changes").click();
		await page.getByText("Password changed successfully!").waitFor();
		for (const input of await page.locator("input[name=oldPassword], input[name=newPassword], input[name=confirm]").all())
			expect(await input.inputValue()).toBe("");

		await choose(page, width, "button", "Log out");
		await page.waitForURL(`${app.url}/`);
		await page.goto(`${app.url}/settings`);
		expect(path(page)).toBe("/login?redirectTo=%2Fsettings");
		await expectFits(page);
		await logIn(page, email, PASSWORD);
		await page.getByText("Failed to log in").waitFor();

		await page.getByRole("link", { name: "Forgot your password?" }).click();
		const before = writtenMails(app.dataDir).length;
		await page.getByLabel("E-mail").fill(email);
		await button(page, "Send the link").click();
		await page.getByRole("heading", { name: "Look into your mail" }).waitFor();
		const mails = await waitForMails(() => writtenMails(app.dataDir), before + 1);
		await page.goto(resetLinkIn(mails.at(-1) ?? ""));
		await expectFits(page);
		await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
		await page.getByLabel("Confirm new password").fill(PASSWORD);
		await button(page, "Save Changes").click();
		await page.getByText("Your new password is set.").waitFor();
		await logIn(page, email, PASSWORD);
		await page.waitForURL("**/dashboard");

		await page.goto(`${app.url}/settings`);
		await button(page, "Sign out everywhere").click();
		await page.getByText("You are signed out everywhere.").waitFor();
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("a staff member registers and sees the school", async () => {
		const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width, height: 800 } });
		await page.goto(`${app.url}/register`);
		await page.getByRole("link", { name: "Register as staff" }).click();
		await page.getByLabel("E-mail").fill(newEmail());
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByLabel("Confirm password").fill(PASSWORD);
		await page.getByLabel("School name").fill("<b>North</b> High");
		await page.getByLabel("Number of students").fill("1200");
		await page.getByRole("checkbox").check();
		await button(page, "Register").click();
		await page.waitForURL("**/admin");
		expect(await page.getByText("<b>North</b> High").isVisible()).toBe(true);
		expect(await page.getByText("1,200").isVisible()).toBe(true);
		await expectFits(page);
		expect(mistakes).toEqual([]);
		await context.close();
	});
});

test("with JavaScript the Register button waits for e-mail, password, repetition and terms", async () => {
	const { context, page } = await open({});
	await page.goto(`${app.url}/register`);
	const fill = [
		() => page.getByLabel("E-mail").fill(newEmail()),
		() => page.getByLabel("Password", { exact: true }).fill(PASSWORD),
		() => page.getByLabel("Confirm password").fill(PASSWORD),
		() => page.getByLabel(/I accept the/).check(),
	];
	for (const step of fill) {
		expect(await button(page, "Register").isDisabled()).toBe(true);
		await step();
	}
	expect(await button(page, "Register").isDisabled()).toBe(false);
	await page.getByLabel("Confirm password").fill("");
	expect(await button(page, "Register").isDisabled()).toBe(true);
	await context.close();
});

test.each([true, false])("the keyboard alone registers and logs out (JavaScript %s)", async (javaScriptEnabled) => {
	const { context, page } = await open({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
	const email = newEmail();
	await page.goto(`${app.url}/register`);
	await page.keyboard.press("Tab");
	expect(await page.locator(":focus").textContent()).toBe("Skip to the content");
	await page.keyboard.press("Enter");
	const focusOn = async (name: string) => {
		for (let presses = 0; presses < 30; presses++) {
			if ((await page.locator(`:focus[name="${name}"]`).count()) === 1) return;
			await page.keyboard.press("Tab");
		}
		throw new Error(`Tab never reached ${name}`);
	};
	for (const [name, value] of [
		["email", email],
		["password", PASSWORD],
		["confirm", PASSWORD],
	] as const) {
		await focusOn(name);
		await page.keyboard.type(value);
	}
	for (const name of ["ageConfirmed", "consentConfirmed", "termsAccepted"]) {
		await focusOn(name);
		await page.keyboard.press("Space");
	}
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/dashboard/);

	const focusOnText = async (text: string) => {
		for (let presses = 0; presses < 30; presses++) {
			await page.keyboard.press("Tab");
			if ((await page.evaluate(() => document.activeElement?.textContent)) === text) return;
		}
		throw new Error(`Tab never reached “${text}”`);
	};
	await page.goto(`${app.url}/dashboard`);
	await focusOnText("Menu");
	await page.keyboard.press("Enter");
	await focusOnText("Log out");
	const outline = await page.locator(":focus").evaluate((element) => getComputedStyle(element).outlineStyle);
	expect(outline).toBe("solid");
	await page.keyboard.press("Enter");
	await page.waitForURL(`${app.url}/`);
	await context.close();
});

test.each([
	["light", 360],
	["dark", 1280],
] as const)(
	"axe finds nothing on any page in %s colours at %i px",
	async (colorScheme, width) => {
		const { context, page, mistakes } = await open({ colorScheme, viewport: { width, height: 800 } });
		const check = async (address: string) => {
			if (address) await page.goto(app.url + address);
			await expectAccessible(page);
			await expectFits(page);
		};
		for (const address of [
			"/login",
			"/login?notice=google-failed",
			"/register",
			"/adminRegister",
			"/forgot-password",
			"/forgot-password?sent",
			"/reset-password?token=x",
		])
			await check(address);
		await page.goto(`${app.url}/login`);
		await logIn(page, "nobody@example.org", "wrong password");
		await check("");

		const person = { sub: `axe-${colorScheme}-${width}`, email: newEmail(), email_verified: true };
		google.person = person;
		await page.goto(`${app.url}/login`);
		await page.getByRole("link", { name: "Sign in with Google" }).click();
		await page.waitForURL("**/dashboard");
		await check("/settings");
		expect(await page.getByPlaceholder("No password to change").count()).toBe(3);
		await context.clearCookies();

		const email = newEmail();
		await registerStudent(app.url, email);
		google.person = { ...person, sub: `other-${person.sub}`, email };
		await page.goto(`${app.url}/login`);
		await page.getByRole("link", { name: "Sign in with Google" }).click();
		await page.getByText("Please log in with its password.").waitFor();
		await check("");

		await page.goto(`${app.url}/login`);
		await logIn(page, email, PASSWORD);
		await page.waitForURL("**/dashboard");
		if (width === 360) await page.getByText("Menu", { exact: true }).click();
		await check("");
		for (const address of ["/settings", "/settings?changed=password"]) await check(address);
		await page.setExtraHTTPHeaders({ "Sec-Purpose": "prefetch" });
		await check("/logout");
		await page.setExtraHTTPHeaders({});
		await button(page, "Log out").click();

		const staff = newEmail();
		await send(
			`${app.url}/adminRegister`,
			form({ email: staff, password: PASSWORD, confirm: PASSWORD, schoolName: "North High", studentCount: "12", termsAccepted: "on" }),
		);
		await page.goto(`${app.url}/login`);
		await logIn(page, staff, PASSWORD);
		await page.waitForURL("**/admin");
		await check("");
		expect(mistakes).toEqual([]);
		await context.close();
	},
	240_000,
);

test.each([false, true])("no page of a student is wider than 320 px (JavaScript %s)", async (javaScriptEnabled) => {
	const { context, page, mistakes } = await open({ javaScriptEnabled, viewport: { width: 320, height: 700 } });
	await signIn(context, app.url);
	for (const address of [...STUDENT_PATHS, "/dashboard?purchased", "/settings?delete-account=true", "/brainstormer/fit"]) {
		await page.goto(app.url + address);
		await expectFits(page);
	}
	expect(mistakes).toEqual([]);
	await context.close();
});
