import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { runCodes } from "../support/codes";
import { form, json, PASSWORD, registerStudent, send, withCookie } from "../support/http";
import { confirmLinkIn, waitForMails, writtenMails } from "../support/mail";
import { PRICES, type StripeServer, startStripe } from "../support/stripe";

let stripe: StripeServer;
let app: App;
beforeAll(async () => {
	stripe = await startStripe();
	app = await startApp({ RATE_LIMITS: "off", TRIAL_USES: "1", ...stripe.env });
	stripe.webhook = `${app.url}/api/payment/webhook`;
});
afterAll(async () => {
	await app?.stop();
	await stripe?.stop();
});

const DAY_MS = 86_400_000;
const AWAY = "The payment page cannot be reached right now. Nothing was charged. Please try again in a few minutes.";

let count = 0;
const newEmail = () => `payer${++count}@example.org`;
const call = (cookie: string, method: string, at: string, body: object) => send(app.url + at, withCookie(cookie, json(method, body)));
const checkout = (cookie: string, item: unknown = PRICES.plus, email = "someone@example.org") =>
	call(cookie, "POST", "/api/payment/user-checkout-cart", { email, item });
const press = (cookie: string, fields: Record<string, string>) => send(`${app.url}/subscription`, withCookie(cookie, form(fields)));
const open = async (cookie: string) => (await send(`${app.url}/subscription`, withCookie(cookie))).text.replaceAll("<!-- -->", "");
const sessionIn = (address: unknown) => /\/pay\/(\w+)$/.exec(String(address))?.[1] ?? "no session";

async function planOf(cookie: string): Promise<number | null> {
	const { user } = (await send(`${app.url}/api/auth/status`, withCookie(cookie))).json() as {
		user: { accessInformation: { studentPlanExpires: string | null } };
	};
	const expires = user.accessInformation.studentPlanExpires;
	return expires === null ? null : Math.round((Date.parse(expires) - Date.now()) / DAY_MS) + 0;
}

/** Gives the id of the subscription. */
async function buy(cookie: string, item: string = PRICES.plus): Promise<string> {
	const answer = await checkout(cookie, item);
	const session = await stripe.pay(sessionIn(answer.json().createdSessionUrl));
	return String(session.subscription);
}

test("both doors open a payment page in the signed-in student's name, and paying opens the plan", async () => {
	const [email, other] = [newEmail(), newEmail()];
	const cookie = await registerStudent(app.url, email);
	const answer = await checkout(cookie, PRICES.plus, "somebody-else@example.org");
	expect(answer.status).toBe(200);
	const session = stripe.sessions.get(sessionIn(answer.json().createdSessionUrl));
	expect(session).toMatchObject({
		mode: "subscription",
		customer_email: email,
		success_url: `${app.url}/dashboard?purchased`,
		cancel_url: `${app.url}/subscription`,
	});
	expect(await planOf(cookie)).toBeNull();
	await stripe.pay(session?.id ?? "");
	expect(await planOf(cookie)).toBe(30);
	expect(await open(cookie)).toMatch(/You already have an active subscription that ends on .*renews then.*\$9\.00/s);

	const byForm = await registerStudent(app.url, other);
	const posted = await press(byForm, { intent: "choose-plan", item: PRICES.pro });
	expect(posted.status).toBe(303);
	await stripe.pay(sessionIn(posted.headers.location));
	expect([await planOf(byForm), (await open(byForm)).includes("Pro is paid until")]).toEqual([30, true]);
});

test.each([
	["a price that is not ours", "price_other"],
	["the price of gifts", PRICES.gift],
	["markup", "<b>free</b>"],
	["a plan's name", "plus"],
])("%s is refused at both doors", async (_, item) => {
	const cookie = await registerStudent(app.url, newEmail());
	const before = stripe.calls.length;
	const message = "This plan cannot be bought here.";
	const answer = await checkout(cookie, item);
	expect([answer.status, answer.json()]).toMatchObject([422, { message, fields: { item: message } }]);
	const posted = await press(cookie, { intent: "choose-plan", item });
	expect([posted.status, posted.text.includes(message)]).toEqual([422, true]);
	expect(stripe.calls.length).toBe(before);
});

test("what is no price at all is a 422", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	for (const item of [7, ["price_plus"], null, "", { id: "price_plus" }, "x".repeat(10_000)])
		expect([String(item).slice(0, 20), (await checkout(cookie, item)).status]).toEqual([String(item).slice(0, 20), 422]);
});

test("nobody buys signed out", async () => {
	expect((await checkout("")).status).toBe(401);
});

test("while the provider is away nothing is begun, both doors say so, and the page keeps working", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	stripe.isAway = true;
	try {
		const answer = await checkout(cookie);
		expect([answer.status, answer.json().message]).toEqual([503, AWAY]);
		const posted = await press(cookie, { intent: "choose-plan", item: PRICES.plus });
		expect([posted.status, posted.text.includes(AWAY)]).toEqual([503, true]);
		expect(await open(cookie)).toContain("Choose Plus");
	} finally {
		stripe.isAway = false;
	}
});

test("of two payment pages the older closes, and who has a subscription gets no second one", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	const [first, second] = [
		sessionIn((await checkout(cookie)).json().createdSessionUrl),
		sessionIn((await checkout(cookie, PRICES.pro)).json().createdSessionUrl),
	];
	expect([first, second].map((id) => stripe.sessions.get(id)?.status)).toEqual(["expired", "open"]);
	await stripe.pay(second);
	const again = await checkout(cookie);
	expect([again.status, again.json().message]).toEqual([409, "You have a subscription already."]);
	expect(await open(cookie)).not.toContain("Choose Plus");
});

test("a student cancels, twice at once, keeps what is paid for, and thinks again", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	const id = await buy(cookie);
	const both = await Promise.all([1, 2].map(() => press(cookie, { intent: "cancel-subscription" })));
	expect(both.map(({ status }) => status)).toEqual([303, 303]);
	expect([stripe.subscriptions.get(id)?.cancel_at_period_end, await planOf(cookie)]).toEqual([true, 30]);
	expect(await open(cookie)).toMatch(/Cancelled\. Plus stays open until .*Resume subscription/s);
	expect((await press(cookie, { intent: "resume-subscription" })).status).toBe(303);
	expect(await open(cookie)).toMatch(/renews then.*Cancel subscription/s);
	await stripe.end(id);
	expect(await planOf(cookie)).toBe(0);
	expect(await open(cookie)).toMatch(/free trial.*Choose Plus/s);
	const late = await press(cookie, { intent: "cancel-subscription" });
	expect(late.status).toBe(409);
});

test("one student's subscription is nothing to another", async () => {
	const [owner, other] = [await registerStudent(app.url, newEmail()), await registerStudent(app.url, newEmail())];
	const id = await buy(owner);
	for (const intent of ["cancel-subscription", "resume-subscription", "open-receipts"]) {
		const answer = await press(other, { intent, subscriptionId: id, id, customer: stripe.subscriptions.get(id)?.customer ?? "" });
		expect([intent, answer.status]).toEqual([intent, 409]);
	}
	const { id: session } = [...stripe.sessions.values()].find((one) => one.subscription === id) ?? {};
	await send(`${app.url}/dashboard?purchased&session_id=${session}`, withCookie(other));
	expect([await planOf(other), stripe.subscriptions.get(id)?.cancel_at_period_end]).toEqual([null, false]);
	expect((await open(other)).includes("Your subscription")).toBe(false);
});

test("a renewed month is added, a failed payment leaves a week, and paying later goes on", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	const id = await buy(cookie);
	await stripe.renew(id);
	expect(await planOf(cookie)).toBe(60);
	await stripe.failPayment(id);
	expect(await planOf(cookie)).toBe(67);
	expect(await open(cookie)).toMatch(/Your last payment did not go through.*Change the card at Stripe/s);
	const portal = await press(cookie, { intent: "open-receipts" });
	expect([portal.status, portal.headers.location]).toEqual([303, `${stripe.url}/portal/${stripe.subscriptions.get(id)?.customer}`]);
	await stripe.change(id, { status: "active" });
	expect(await planOf(cookie)).toBe(90);
});

test("days of a code come after those paid for, whichever was first", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	const redeem = async () =>
		call(cookie, "POST", "/api/users/redeemCode", { code: await runCodes(app, "create", "--plan", "plus", "--days", "10") });
	await redeem();
	const id = await buy(cookie, PRICES.pro);
	expect(await planOf(cookie)).toBe(40);
	await redeem();
	await stripe.renew(id);
	expect(await planOf(cookie)).toBe(80);
	await stripe.end(id);
	expect(await planOf(cookie)).toBe(20);
});

test("a plan opens when the payment is confirmed, even while the provider cannot be asked", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	const session = sessionIn((await checkout(cookie)).json().createdSessionUrl);
	const { webhook } = stripe;
	stripe.webhook = undefined;
	await stripe.pay(session);
	stripe.webhook = webhook;
	const [created, invoice, completed] = stripe.events.slice(-3);
	if (!created || !invoice || !completed) throw new Error("the payment made no events");
	stripe.isAway = true;
	expect((await stripe.deliver(completed)).status).toBe(200);
	expect(await planOf(cookie)).toBeGreaterThanOrEqual(28);
	expect((await stripe.deliver(invoice)).status).toBe(503);
	stripe.isAway = false;
	expect((await stripe.deliver(invoice)).status).toBe(200);
	expect([await planOf(cookie), (await open(cookie)).includes("$9.00")]).toEqual([30, true]);
});

test("who is under 18 buys once a parent has confirmed by the mailed link", async () => {
	const email = newEmail();
	const cookie = await registerStudent(app.url, email);
	const born = `${new Date().getUTCFullYear() - 16}-01-01`;
	await call(cookie, "PUT", "/api/users/updateProfileFull", { personalInformation: { dateOfBirth: born } });
	const refused = await checkout(cookie);
	expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining("a parent or guardian has to confirm")]);
	expect(await open(cookie)).not.toContain("Choose Plus");
	const own = await press(cookie, { intent: "ask-parent", parentEmail: email });
	expect([own.status, own.text.includes("This is your own address.")]).toEqual([422, true]);
	for (const parentEmail of ["first@example.org", "mother@example.org"])
		expect((await press(cookie, { intent: "ask-parent", parentEmail })).status).toBe(303);
	expect(await open(cookie)).toContain("We have written to mother@example.org.");
	const links = () =>
		writtenMails(app.dataDir)
			.filter((text) => text.includes(email))
			.map((text) => /http\S+\/parent-confirmation\?token=(\S+)/.exec(text)?.[1] ?? "none");
	const confirm = () => Promise.all(links().map(async (token) => (await send(`${app.url}/parent-confirmation`, form({ token }))).status));
	await expect.poll(confirm).toContain(303);
	expect((await send(`${app.url}/parent-confirmation`, form({ token: "guessed" }))).status).toBe(422);
	expect((await checkout(cookie)).status).toBe(200);
	expect(await open(cookie)).toContain("mother@example.org has confirmed that you may buy a plan.");
	expect((await press(cookie, { intent: "ask-parent", parentEmail: "other@example.org" })).status).toBe(409);
});

test("receipts go to the new address once a student has changed it", async () => {
	const [email, changed] = [newEmail(), newEmail()];
	const cookie = await registerStudent(app.url, email);
	const customer = stripe.subscriptions.get(await buy(cookie))?.customer ?? "";
	expect(stripe.customers.get(customer)).toBe(email);
	const asked = form({ intent: "change-email", newEmail: changed, password: PASSWORD });
	expect((await send(`${app.url}/settings`, withCookie(cookie, asked))).status).toBe(303);
	const mails = () => writtenMails(app.dataDir).filter((text) => text.includes("confirm-email"));
	await waitForMails(mails, 2);
	for (const mail of mails()) {
		const token = new URL(confirmLinkIn(mail)).searchParams.get("token") ?? "";
		expect((await send(`${app.url}/confirm-email`, withCookie(cookie, form({ token })))).status).toBe(303);
	}
	await expect.poll(() => stripe.customers.get(customer)).toBe(changed);
});

test("deleting the profile ends the subscription and forgets the customer; the payment stays, of nobody", async () => {
	const cookie = await registerStudent(app.url, newEmail());
	const id = await buy(cookie);
	const customer = stripe.subscriptions.get(id)?.customer ?? "";
	expect((await call(cookie, "DELETE", "/api/auth/deleteProfile", {})).status).toBe(200);
	await expect.poll(() => [stripe.subscriptions.get(id)?.status, stripe.customers.has(customer)]).toEqual(["canceled", false]);
});

test("without keys nothing is sold, and the page says so", async () => {
	const plain = await startApp({ RATE_LIMITS: "off" });
	try {
		const cookie = await registerStudent(plain.url, "no-keys@example.org");
		const page = (await send(`${plain.url}/subscription`, withCookie(cookie))).text;
		expect([page.includes("Card payments are not set up on this server."), page.includes("Choose Plus")]).toEqual([true, false]);
		const answer = await send(
			`${plain.url}/api/payment/user-checkout-cart`,
			withCookie(cookie, json("POST", { email: "", item: "price_plus" })),
		);
		expect([answer.status, answer.json().message]).toEqual([422, "Card payments are not set up on this server."]);
		expect((await send(`${plain.url}/api/payment/webhook`, json("POST", {}))).status).toBe(404);
		expect((await send(`${plain.url}/gift`)).text).toContain("Card payments are not set up on this server");
		expect((await send(`${plain.url}/gift`, form({ email: "parent@example.org" }))).status).toBe(422);
	} finally {
		await plain.stop();
	}
});
