import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../engine/browser";
import { type App, startApp } from "../support/app";
import { runCodes } from "../support/codes";
import { PASSWORD, registerStaff } from "../support/http";
import { joinLinkIn, waitForMails, writtenMails } from "../support/mail";
import { CONDITIONS, expectWellSet, openPage, useCookies } from "../support/pages";

let app: App;
let browser: Browser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startApp({ RATE_LIMITS: "off" }), launch()]);
});
afterAll(async () => {
	await browser?.close();
	await app?.stop();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The link in the newest mail to this address, once it is there. */
async function invitationOf(address: string): Promise<string> {
	const toThem = () => writtenMails(app.dataDir, { withHead: true }).filter((mail) => mail.includes(`To: ${address}`));
	return joinLinkIn((await waitForMails(toThem, 1)).at(-1) ?? "");
}

describe.each(CONDITIONS)("JavaScript $javaScriptEnabled, $width px", ({ javaScriptEnabled, width }) => {
	const view = { javaScriptEnabled, viewport: { width, height: 800 } };
	const of = (who: string) => `${who}-${width}@example.org`;
	const open = () => openPage(browser, view, /status of (422|409)/);
	const wellSet = (page: Page) => expectWellSet(page, javaScriptEnabled);

	test("a counselor invites, a student joins knowing what is shared, and leaves again", async () => {
		const staff = await open();
		await useCookies(staff.context, app.url, await registerStaff(app.url, of("counselor")));
		await staff.page.goto(`${app.url}/admin/invitations`);
		await staff.page.getByText("Nobody yet.").waitFor();
		await staff.page.getByRole("link", { name: "Invite student" }).click();
		const dialog = staff.page.getByRole("dialog");
		const row = (number: number) => dialog.getByRole("textbox", { name: `E-mail ${number}`, exact: true });
		const send = dialog.getByRole("button", { name: "Send invitations" });
		await row(1).fill("not an address");
		if (javaScriptEnabled) await dialog.getByRole("button", { name: "Send invitations", disabled: true }).waitFor();
		await dialog.getByRole("button", { name: "Add another" }).click();
		await row(2).fill(of("maya").toUpperCase());
		await dialog.getByRole("button", { name: "Add another" }).click();
		await row(3).fill("gone@example.org");
		await dialog.getByRole("button", { name: "Remove e-mail 3" }).click();
		await row(3).waitFor({ state: "detached" });
		await dialog.getByText("Paste many addresses at once").click();
		await dialog.getByRole("textbox", { name: /^Many addresses/ }).fill(`Theo B <theo-${width}@example.org>; ${of("wen")}`);
		await wellSet(staff.page);
		await send.click();
		await dialog.getByText("3 invitations sent.").waitFor();
		expect(await row(1).inputValue()).toBe("not an address");
		await dialog.getByRole("link", { name: "Close" }).click();
		await dialog.waitFor({ state: "detached" });
		expect(await staff.page.getByRole("row").filter({ hasText: "pending" }).count()).toBe(3);
		await wellSet(staff.page);

		const student = await open();
		await student.page.goto(await invitationOf(of("maya")));
		await student.page.getByText("no answers, no citizenship or income, no essays, no chats").waitFor();
		await wellSet(student.page);
		await student.page.getByRole("link", { name: "Create an account" }).click();
		await student.page.locator("[name=email]").fill(of("maya-at-home"));
		await student.page.locator("[name=password]").fill(PASSWORD);
		await student.page.locator("[name=confirm]").fill(PASSWORD);
		for (const box of await student.page.locator("form input[type=checkbox]").all()) await box.check();
		await button(student.page, "Register").click();
		await student.page.getByRole("heading", { name: "Join North High" }).waitFor();
		await student.page.getByLabel("First name").fill("Maya");
		await student.page.getByLabel("Last name").fill(" ");
		await student.page.locator("form").evaluate((form) => form.setAttribute("novalidate", ""));
		await button(student.page, "Join").click();
		await student.page.getByText("Enter a name").waitFor();
		expect(await student.page.getByLabel("First name").inputValue()).toBe("Maya");
		await student.page.getByLabel("Last name").fill("Okafor");
		await wellSet(student.page);
		await button(student.page, "Join").click();
		await student.page.waitForURL(/\/your-school\?joined/);
		await student.page.getByText("Maya Okafor").waitFor();
		await wellSet(student.page);

		await staff.page.goto(`${app.url}/admin/invitations?state=accepted`);
		await staff.page
			.getByRole("row")
			.filter({ hasText: of("maya") })
			.waitFor();
		await staff.page.goto(`${app.url}/admin/invitations?state=pending`);
		const theo = staff.page.getByRole("row").filter({ hasText: of("theo") });
		await theo.getByRole("button", { name: "Revoke" }).click();
		await staff.page.getByText("The invitation was revoked").waitFor();
		const theosLink = await invitationOf(of("theo"));
		await student.page.goto(theosLink);
		await student.page.getByText("This link is not valid any more").waitFor();
		await button(staff.page, "Undo").click();
		await staff.page
			.getByRole("row")
			.filter({ hasText: of("theo") })
			.waitFor();
		await student.page.goto(theosLink);
		await student.page.getByRole("heading", { name: "Join North High" }).waitFor();

		await student.page.goto(`${app.url}/your-school`);
		await student.page.getByRole("link", { name: "Leave North High" }).click();
		await wellSet(student.page);
		await student.page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
		await student.page.getByText("You have left.").waitFor();
		expect([...staff.mistakes, ...student.mistakes]).toEqual([]);
		await staff.context.close();
		await student.context.close();
	});

	test("staff name themselves, bring a colleague in and take them off, and redeem a code for seats", async () => {
		const staff = await open();
		await useCookies(staff.context, app.url, await registerStaff(app.url, of("founder")));
		await staff.page.goto(`${app.url}/adminsettings`);
		await staff.page.getByLabel("Your name").fill("Ada Lin");
		await staff.page.getByLabel("School name").fill("South High");
		await staff.page.locator("button[value=save-names]").click();
		await staff.page.getByText("Saved.").waitFor();
		await wellSet(staff.page);
		await staff.page.getByRole("link", { name: "Invite a colleague" }).click();
		const dialog = staff.page.getByRole("dialog", { name: "Invite to the staff of South High" });
		await dialog.getByRole("textbox", { name: "E-mail 1" }).fill(of("colleague"));
		await dialog.getByRole("button", { name: "Send invitations" }).click();
		await staff.page.getByText("1 invitation sent.").waitFor();

		const colleague = await open();
		await colleague.page.goto(await invitationOf(of("colleague")));
		await colleague.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await colleague.page.getByLabel("Confirm password").fill(`${PASSWORD}!`);
		await colleague.page.getByRole("checkbox").check();
		await wellSet(colleague.page);
		await button(colleague.page, "Join").click();
		await colleague.page.getByText("Passwords don't match").waitFor();
		await colleague.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await colleague.page.getByLabel("Confirm password").fill(PASSWORD);
		await button(colleague.page, "Join").click();
		await colleague.page.waitForURL(`${app.url}/admin`);

		await staff.page.goto(`${app.url}/adminsettings`);
		const entry = staff.page.getByRole("listitem").filter({ hasText: of("colleague") });
		await entry.getByRole("button", { name: "Remove" }).click();
		await entry.waitFor({ state: "detached" });
		await colleague.page.goto(`${app.url}/admin`);
		await colleague.page.getByText("You do not belong to a school any more.").waitFor();
		await wellSet(colleague.page);
		await button(colleague.page, "Delete Account").click();
		await wellSet(colleague.page);
		await colleague.page.getByRole("dialog", { name: "Confirm Account Deletion" }).getByRole("link", { name: "Keep my account" }).click();
		await button(colleague.page, "Delete Account").click();
		await button(colleague.page, "Yes, delete my account").click();
		await colleague.page.waitForURL(`${app.url}/`);

		await staff.page.goto(`${app.url}/adminsubscription`);
		await staff.page.getByText("Free beta").waitFor();
		await staff.page.getByRole("textbox", { name: "Code" }).fill("0000-0000-0000-0000");
		await button(staff.page, "Redeem").click();
		await staff.page.getByText("Invalid or expired code.").waitFor();
		await staff.page
			.getByRole("textbox", { name: "Code" })
			.fill(await runCodes(app, "create", "--plan", "school", "--seats", "400", "--days", "365"));
		await button(staff.page, "Redeem").click();
		await staff.page.getByText("Code redeemed successfully.").waitFor();
		await staff.page.getByText("0 of 400").waitFor();
		await wellSet(staff.page);

		await staff.page.goto(`${app.url}/adminsettings`);
		await button(staff.page, "Delete Account").click();
		await staff.page.getByText("You are the only one who works at South High").waitFor();
		await wellSet(staff.page);
		await button(staff.page, "Yes, delete my account").click();
		await staff.page.waitForURL(`${app.url}/`);
		await staff.page.goto(`${app.url}/admin`);
		await staff.page.waitForURL(`${app.url}/login?redirectTo=%2Fadmin`);
		expect(staff.mistakes).toEqual([]);
		await staff.context.close();
		await colleague.context.close();
	});
});
