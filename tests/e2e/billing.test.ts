import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { CONDITIONS, expectWellSet, openPage, signIn } from "../support/pages";
import { type StripeServer, startStripe } from "../support/stripe";

let stripe: StripeServer;
let app: App;
let browser: Browser;
beforeAll(async () => {
	stripe = await startStripe();
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off", ...stripe.env }), launch()]);
	stripe.webhook = `${app.url}/api/payment/webhook`;
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
	await stripe?.stop();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const subscriptionOf = (page: Page) => page.getByRole("region", { name: "Your subscription" });

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	const open = () => openPage(browser, { javaScriptEnabled, viewport: { width, height: 800 } }, /status of 503/);

	test("a student buys Plus, is thanked, cancels, resumes, owes, and is told each time how it stands", async () => {
		const { context, page, mistakes } = await open();
		await signIn(context, app.url);
		await page.goto(`${app.url}/subscription`);
		stripe.isAway = true;
		await button(page, "Choose Plus").click();
		await page.getByRole("alert").getByText("Nothing was charged.").waitFor();
		stripe.isAway = false;
		await expectWellSet(page, javaScriptEnabled);
		await button(page, "Choose Plus").click();
		await page.waitForURL(/\/pay\//);
		await button(page, "Pay").click();
		await page.waitForURL(`${app.url}/dashboard?purchased`);
		const thanks = page.getByRole("dialog", { name: "Thanks for Subscribing!" });
		await thanks.getByText("You're all set—premium access is now unlocked.").waitFor();
		await thanks.getByRole("link", { name: "Sounds good!" }).click();
		await page.waitForURL(`${app.url}/dashboard`);

		await page.goto(`${app.url}/subscription`);
		await page.getByText("You already have an active subscription that ends on ").waitFor();
		await subscriptionOf(page)
			.getByText(/Plus is paid until .* and renews then/)
			.waitFor();
		expect([await button(page, "Choose Plus").count(), await page.locator(".plan").first().getByText("Your plan").count()]).toEqual([0, 1]);
		await expectWellSet(page, javaScriptEnabled);
		await button(page, "Cancel subscription").click();
		await subscriptionOf(page)
			.getByText(/Cancelled\. Plus stays open until/)
			.waitFor();
		await expectWellSet(page, javaScriptEnabled);
		await button(page, "Resume subscription").click();
		await button(page, "Cancel subscription").waitFor();
		const [id = ""] = [...stripe.subscriptions.keys()].slice(-1);
		await stripe.failPayment(id);
		await page.reload();
		await subscriptionOf(page).getByText("Your last payment did not go through.").waitFor();
		await expectWellSet(page, javaScriptEnabled);
		await button(page, "Change the card at Stripe").click();
		await page.waitForURL(/\/portal\//);
		await stripe.end(id);
		await page.goto(`${app.url}/subscription`);
		await button(page, "Choose Pro").waitFor();
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("a parent gives Plus: a few words, the payment page, a card with a code", async () => {
		const { context, page, mistakes } = await open();
		await page.goto(`${app.url}/parents`);
		await page.getByRole("link", { name: "Give Plus" }).click();
		await page.getByText("$27.00 once").waitFor();
		await expectWellSet(page, javaScriptEnabled);
		await page.getByLabel("Your e-mail").fill("grandmother@example.org");
		await page.getByLabel("Whom the card is for").fill("Maya");
		await page.getByLabel("A line on the card").fill("Onward you go. With love, Grandma");
		await page.keyboard.press("Enter");
		await page.waitForURL(/\/pay\//);
		await button(page, "Pay").click();
		await page.waitForURL(/\/gift\/card\?/);
		const card = page.getByRole("article", { name: "Gift card" });
		await card.getByText("For Maya").waitFor();
		const code = await card.locator(".gift-code").innerText();
		await expectWellSet(page, javaScriptEnabled);

		await signIn(context, app.url);
		await page.goto(`${app.url}/subscription`);
		await page.getByLabel("Code", { exact: true }).fill(code);
		await button(page, "Redeem").click();
		await page.getByText("Code redeemed successfully.").waitFor();
		expect(mistakes).toEqual([]);
		await context.close();
	});

	test("a student under 18 asks a parent", async () => {
		const { context, page, mistakes } = await open();
		await signIn(context, app.url);
		const dateOfBirth = `${new Date().getUTCFullYear() - 15}-06-30`;
		await context.request.put(`${app.url}/api/users/updateProfileFull`, { data: { personalInformation: { dateOfBirth } } });
		await page.goto(`${app.url}/subscription`);
		const region = page.getByRole("region", { name: "A parent or guardian confirms" });
		await region.getByLabel("E-mail of a parent or guardian").fill("mother@example.org");
		await region.getByRole("button", { name: "Ask them" }).click();
		await region.getByText("We have written to mother@example.org.").waitFor();
		expect(await button(page, "Choose Plus").count()).toBe(0);
		await expectWellSet(page, javaScriptEnabled);
		expect(mistakes).toEqual([]);
		await context.close();
	});
});
