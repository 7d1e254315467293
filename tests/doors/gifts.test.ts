import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { form, json, registerStudent, send, withCookie } from "../support/http";
import { waitForMails, writtenMails } from "../support/mail";
import { type StripeServer, startStripe } from "../support/stripe";

let stripe: StripeServer;
let app: App;
beforeAll(async () => {
	stripe = await startStripe();
	app = await startApp({ RATE_LIMITS: "off", ...stripe.env });
	stripe.webhook = `${app.url}/api/payment/webhook`;
});
afterAll(async () => {
	await app?.stop();
	await stripe?.stop();
});

const CODE = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/;
let count = 0;

async function order(fields: Record<string, string> = {}) {
	const posted = await send(`${app.url}/gift`, form({ email: `buyer${++count}@example.org`, recipient: `Maya ${count}`, ...fields }));
	expect(posted.status).toBe(303);
	return /\/pay\/(\w+)$/.exec(String(posted.headers.location))?.[1] ?? "no session";
}

const cardOf = (session: string) => String(stripe.sessions.get(session)?.success_url);
const mailsTo = (recipient: string) => writtenMails(app.dataDir).filter((text) => text.includes(recipient));
const redeem = async (code: string) => {
	const cookie = await registerStudent(app.url, `given${++count}@example.org`);
	return send(`${app.url}/api/users/redeemCode`, withCookie(cookie, json("POST", { code })));
};

test("a parent without an account pays, gets the code by mail once and on a card, and a student redeems it", async () => {
	const session = await order({ recipient: "Nora Ünal", message: "From all of us <3" });
	const waiting = await send(cardOf(session));
	expect([waiting.text.includes("waiting for the payment provider"), CODE.test(waiting.text)]).toEqual([true, false]);
	await stripe.pay(session);
	const bought = stripe.events.at(-1);
	for (let again = 0; again < 3; again++) if (bought) expect((await stripe.deliver(bought)).status).toBe(200);
	const [mail = ""] = await waitForMails(() => mailsTo("Nora Ünal"), 1);
	const code = CODE.exec(mail)?.[0] ?? "no code";
	const card = await send(cardOf(session));
	expect([card.text.includes(code), card.text.includes("Nora Ünal"), card.text.includes("From all of us &lt;3")]).toEqual([
		true,
		true,
		true,
	]);
	expect(mail).toContain(cardOf(session));
	expect((await redeem(code)).status).toBe(200);
	expect((await redeem(code)).status).toBe(422);
	const after = await send(cardOf(session));
	expect([after.text.includes("has been redeemed"), CODE.test(after.text)]).toEqual([true, false]);
	expect(mailsTo("Nora Ünal")).toHaveLength(1);
});

test("money that goes back takes an unused code along, and leaves a used one", async () => {
	const [unused, used] = [await order(), await order()];
	for (const session of [unused, used]) await stripe.pay(session);
	const codes = await Promise.all([unused, used].map(async (session) => CODE.exec((await send(cardOf(session))).text)?.[0] ?? "no code"));
	expect((await redeem(codes[1] ?? "")).status).toBe(200);
	for (const session of [unused, used]) await stripe.refund(session);
	expect((await redeem(codes[0] ?? "")).status).toBe(422);
	expect((await send(cardOf(unused))).text).toContain("was refunded");
	expect((await send(cardOf(used))).text).toContain("has been redeemed");
});

test("a refund that is told before its payment leaves no code to redeem", async () => {
	const session = await order();
	const { webhook } = stripe;
	stripe.webhook = undefined;
	await stripe.pay(session);
	await stripe.refund(session);
	stripe.webhook = webhook;
	for (const event of stripe.events.slice(-2).reverse()) expect((await stripe.deliver(event)).status).toBe(200);
	const card = (await send(cardOf(session))).text;
	expect([card.includes("was refunded"), CODE.test(card)]).toEqual([true, false]);
});

test("a card is shown to who has its link alone", async () => {
	const session = await order();
	await stripe.pay(session);
	const address = new URL(cardOf(session));
	const key = address.searchParams.get("key") ?? "";
	for (const [gift, guessed] of [
		[address.searchParams.get("gift") ?? "", "guessed"],
		[address.searchParams.get("gift") ?? "", ""],
		["00000000-0000-4000-8000-000000000000", key],
		["'; drop table gifts; --", key],
		["", ""],
	] as const)
		expect((await send(`${app.url}/gift/card?${new URLSearchParams({ gift, key: guessed })}`)).status).toBe(404);
});

test.each([
	["no address", { email: "" }, "Enter"],
	["one that is none", { email: "not an address" }, "Enter an e-mail address such as name@example.org"],
	["words too long for the card", { email: "a@example.org", message: "x".repeat(401) }, "Use at most 400 characters"],
])("%s: the form comes back with what was typed", async (_, fields, message) => {
	const before = stripe.calls.length;
	const posted = await send(`${app.url}/gift`, form({ recipient: "Maya Kept", ...fields }));
	expect([posted.status, posted.text.includes(message), posted.text.includes("Maya Kept")]).toEqual([422, true, true]);
	expect(stripe.calls.slice(before).filter((call) => call.startsWith("POST"))).toEqual([]);
});

test("the page names the price the provider has, and says when it is away", async () => {
	expect((await send(`${app.url}/gift`)).text.replaceAll("<!-- -->", "")).toContain("$27.00 once");
	stripe.isAway = true;
	const posted = await send(`${app.url}/gift`, form({ email: "late@example.org" }));
	stripe.isAway = false;
	expect([posted.status, posted.text.includes("Nothing was charged."), posted.text.includes("late@example.org")]).toEqual([
		503,
		true,
		true,
	]);
});
