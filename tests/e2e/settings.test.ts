import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { type GoogleServer, startGoogle } from "../support/google";
import { PASSWORD } from "../support/http";
import { confirmLinkIn, resetLinkIn, waitForMails, writtenMails } from "../support/mail";
import { CONDITIONS, expectWellSet, openPage, signIn } from "../support/pages";
import { codeOf } from "../support/two-step";

let app: App;
let google: GoogleServer;
let browser: Browser;
beforeAll(async () => {
	google = await startGoogle();
	[app, browser] = await Promise.all([
		startApp({
			GOOGLE_CLIENT_ID: google.clientId,
			GOOGLE_CLIENT_SECRET: google.clientSecret,
			GOOGLE_BASE_URL: google.url,
			RATE_LIMITS: "off",
		}),
		launch(),
	]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
	await google?.stop();
});

const open = (options?: BrowserContextOptions) => openPage(browser, options, /status of 422/);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const codeField = (page: Page) => page.getByRole("textbox", { name: "Code", exact: true });

/** The link in the newest mail to this address, once it is there. */
async function mailed(address: string, linkIn: (text: string) => string): Promise<string> {
	const toThem = () => writtenMails(app.dataDir, { withHead: true }).filter((mail) => mail.includes(`To: ${address}`));
	return linkIn((await waitForMails(toThem, 1)).at(-1) ?? "");
}

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	const view = { javaScriptEnabled, viewport: { width, height: 800 } };
	const expectSet = (page: Page) => expectWellSet(page, javaScriptEnabled);
	const of = `${javaScriptEnabled}-${width}@example.org`;

	test("a student moves to another address: asks, thinks again, asks anew, and says yes in both mails", async () => {
		const { context, page, mistakes } = await open(view);
		const target = `a-new-and-rather-long-address-of-a-student-${of}`;
		await signIn(context, app.url, `old-${of}`);
		await page.goto(`${app.url}/settings`);
		const ask = async (address: string, password: string) => {
			await page.getByLabel("New address").fill(address);
			await page.getByLabel("Your password").fill(password);
			await button(page, "Change address").click();
		};
		await ask(target, "not my password");
		await page.getByText("This is not your current password.").waitFor();
		const password = page.getByLabel("Your password");
		await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
		expect([await page.getByLabel("New address").inputValue(), await password.inputValue()]).toEqual([target, ""]);
		expect(await page.getByLabel("Current password", { exact: true }).getAttribute("aria-invalid")).toBeNull();
		await expectSet(page);
		await ask(`typo-${of}`, PASSWORD);
		await page.getByText("no answer yet").first().waitFor();
		await expectSet(page);
		await button(page, "Cancel the change").click();
		await ask(target, PASSWORD);
		await button(page, "Send again").click();
		await page.getByText("no answer yet").first().waitFor();

		const other = await open(view);
		await waitForMails(() => writtenMails(app.dataDir, { withHead: true }).filter((mail) => mail.includes(`To: ${target}`)), 2);
		await other.page.goto(await mailed(target, confirmLinkIn));
		await expectSet(other.page);
		await button(other.page, "Yes, use this address").click();
		await other.page.getByRole("heading", { name: "One more yes" }).waitFor();
		await expectSet(other.page);
		await page.reload();
		expect(await page.getByText("said yes").count()).toBe(1);
		await other.page.goto(await mailed(`old-${of}`, confirmLinkIn));
		await button(other.page, "Yes, use this address").click();
		await other.page.getByRole("heading", { name: "Your address is changed" }).waitFor();
		await expectSet(other.page);
		await page.reload();
		await page.waitForURL("**/login?*");
		await page.getByLabel("E-mail").fill(target);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await button(page, "Log in").click();
		await page.waitForURL(/\/settings/);
		expect(await page.getByLabel("E-mail").inputValue()).toBe(target);
		await other.page.goto(`${app.url}/confirm-email?token=none`);
		await other.page.getByRole("heading", { name: "This link is not valid any more" }).waitFor();
		await expectSet(other.page);
		expect([...mistakes, ...other.mistakes]).toEqual([]);
		await Promise.all([context.close(), other.context.close()]);
	});

	test("a student sets two steps up, signs in with both, with a recovery code, and switches them off", async () => {
		const email = `steps-${of}`;
		const { context, page, mistakes } = await open(view);
		await signIn(context, app.url, email);
		await page.goto(`${app.url}/settings`);
		await page.getByRole("link", { name: "Set up two-step sign-in" }).click();
		await expectSet(page);
		await button(page, "Set it up").click();
		await page.getByRole("img", { name: /QR code/ }).waitFor();
		await expectSet(page);
		const key = (await page.locator(".key").textContent()) ?? "";
		await codeField(page).fill("12 34");
		await page.keyboard.press("Enter");
		await page.getByText("This code is not right").waitFor();
		expect(await page.locator(".key").textContent()).toBe(key);
		await codeField(page).fill(codeOf(key));
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { name: "Keep these recovery codes" }).waitFor();
		await expectSet(page);
		const recovery = await page.locator(".recovery-codes code").allTextContents();
		await page.getByRole("link", { name: "I have kept them" }).click();
		await page.getByText("You have 10 recovery codes left").waitFor();
		await expectSet(page);

		const logIn = async (redirectTo: string) => {
			await context.clearCookies();
			await page.goto(`${app.url}/login?redirectTo=${encodeURIComponent(redirectTo)}`);
			await page.getByLabel("E-mail").fill(email);
			await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
			await button(page, "Log in").click();
			await page.getByRole("heading", { name: "Enter your code" }).waitFor();
		};
		await logIn("/profile");
		await codeField(page).fill("000");
		await button(page, "Log in").click();
		await page.getByText("This code is not right").waitFor();
		await expectSet(page);
		await codeField(page).fill(codeOf(key, 1));
		await button(page, "Log in").click();
		await page.waitForURL("**/profile");
		await logIn("/settings/two-step");
		await page.getByRole("link", { name: "Use a recovery code" }).click();
		await expectSet(page);
		await page.getByLabel("Recovery code").fill(recovery[0] ?? "");
		await button(page, "Log in").click();
		await page.getByText("You have 9 recovery codes left").waitFor();
		await codeField(page).fill((recovery[1] ?? "").toLowerCase());
		await button(page, "Switch off").click();
		await page.getByText("Off. With it").waitFor();
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("who came with Google reads why there is no password to change, and sets one by mail", async () => {
		const email = `google-${of}`;
		google.person = { sub: email, email, email_verified: true };
		const { context, page, mistakes } = await open(view);
		await page.goto(`${app.url}/login?redirectTo=%2Fsettings`);
		await page.getByRole("link", { name: "Sign in with Google" }).click();
		await page.waitForURL("**/settings");
		expect(await page.getByPlaceholder("No password to change").count()).toBe(3);
		expect(await page.getByLabel("Your password").count()).toBe(0);
		await button(page, "Set a password").click();
		await page.getByText(`on its way to ${email}`).waitFor();
		await expectSet(page);
		await page.goto(await mailed(email, resetLinkIn));
		await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
		await page.getByLabel("Confirm new password").fill(PASSWORD);
		await button(page, "Save Changes").click();
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await button(page, "Log in").click();
		await page.waitForURL("**/dashboard");
		expect(mistakes).toEqual([]);
		await context.close();
	});
});
