import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { runCodes } from "../support/codes";
import { contentsOf } from "../support/database";
import { form, json, registerStudent, send, withCookie } from "../support/http";
import { PRICES, type StripeEvent, type StripeServer, startStripe } from "../support/stripe";

let stripe: StripeServer;
let app: App;
beforeAll(async () => {
	stripe = await startStripe();
	app = await startApp({ RATE_LIMITS: "off", ...stripe.env });
});
afterAll(async () => {
	await app?.stop();
	await stripe?.stop();
});

const DELIVERIES = 1000;
const AT_ONCE = 10;

const webhook = () => `${app.url}/api/payment/webhook`;
const sessionIn = (address: unknown) => /\/pay\/(\w+)$/.exec(String(address))?.[1] ?? "no session";

async function checkout(email: string, item: string) {
	const cookie = await registerStudent(app.url, email);
	if (/code/.test(email)) {
		const code = await runCodes(app, "create", "--plan", "plus", "--days", "30");
		await send(`${app.url}/api/users/redeemCode`, withCookie(cookie, json("POST", { code })));
	}
	const answer = await send(`${app.url}/api/payment/user-checkout-cart`, withCookie(cookie, json("POST", { item })));
	return sessionIn(answer.json().createdSessionUrl);
}

/** What happens to subscriptions in the life of the product, each to a student of its own, and to two gifts. */
const LIVES: Record<string, (subscription: string) => Promise<unknown>> = {
	"renews-twice": async (id) => [await stripe.renew(id), await stripe.renew(id)],
	cancels: (id) => stripe.change(id, { cancel_at_period_end: true }),
	"cancels-and-ends": async (id) => [
		await stripe.change(id, { cancel_at_period_end: true }),
		await stripe.end(id, stripe.subscriptions.get(id)?.items.data[0]?.current_period_end),
	],
	resumes: async (id) => {
		for (const cancel_at_period_end of [true, false, true, false]) await stripe.change(id, { cancel_at_period_end });
		await stripe.renew(id);
	},
	"pays-late": async (id) => [await stripe.failPayment(id), await stripe.change(id, { status: "active" }), await stripe.renew(id)],
	"never-pays": async (id) => [await stripe.failPayment(id), await stripe.end(id, stripe.subscriptions.get(id)?.start_date)],
	owes: (id) => stripe.failPayment(id),
	"goes-pro": (id) => stripe.change(id, { priceId: PRICES.pro }),
	"goes-pro-with-code": async (id) => [await stripe.change(id, { priceId: PRICES.pro }), await stripe.change(id, { priceId: PRICES.plus })],
	"code-renews": (id) => stripe.renew(id),
	"code-is-ended": async (id) => [await stripe.renew(id), await stripe.end(id, stripe.subscriptions.get(id)?.start_date)],
	stays: async () => {},
};

/** Lives through all of it with students of this prefix. */
async function live(prefix: string): Promise<void> {
	for (const [name, life] of Object.entries(LIVES)) {
		const session = await stripe.pay(await checkout(`${prefix}.${name}@example.org`, PRICES.plus));
		await life(String(session.subscription));
	}
	for (const isRefunded of [true, false]) {
		const posted = await send(`${app.url}/gift`, form({ email: `${prefix}.gift-${isRefunded}@example.org` }));
		const session = sessionIn(posted.headers.location);
		await stripe.pay(session);
		if (isRefunded) await stripe.refund(session);
	}
}

/** What the database holds of those students, without ids and moments that differ between two lives. */
async function stateOf(prefix: string) {
	const { users = [], subscriptions = [], payments = [], gifts = [], codes = [] } = await app.whileStopped(() => contentsOf(app));
	const startOf = (id: unknown) => (stripe.subscriptions.get(String(id))?.start_date ?? 0) * 1000;
	const hoursAfter = (moment: unknown, start: number) => Math.round((Date.parse(String(moment)) - start) / 3_600_000);
	const own = users.filter(({ email }) => String(email).startsWith(prefix));
	return {
		students: own
			.map((user) => {
				const subscription = subscriptions.find(({ user_id: id }) => id === user.id);
				const start = startOf(subscription?.id);
				return {
					name: String(user.email).slice(prefix.length),
					plan: user.student_plan,
					hours: hoursAfter(user.student_plan_expires, start),
					status: subscription?.status,
					subscribed: subscription?.plan,
					paid: hoursAfter(subscription?.paid_until, start),
					ends: subscription?.ends_at_period_end,
					payments: payments.filter(({ subscription_id: id }) => id === subscription?.id).map(({ amount, currency }) => [amount, currency]),
				};
			})
			.sort((one, other) => (one.name < other.name ? -1 : 1)),
		gifts: gifts
			.filter(({ buyer_email: email }) => String(email).startsWith(prefix))
			.map((gift) => {
				const code = codes.find(({ id }) => id === gift.code_id);
				return {
					to: String(gift.buyer_email).slice(prefix.length),
					isPaid: Boolean(gift.paid_at && payments.some(({ id }) => id === gift.payment_id)),
					isRefunded: Boolean(gift.refunded_at),
					code: code && [code.plan, code.days, code.uses_max, Boolean(code.revoked_at)],
				};
			})
			.sort((one, other) => (one.to < other.to ? -1 : 1)),
	};
}

/** A row of numbers that looks like chance and is the same in every run. */
function* chance(seed: number): Generator<number, never> {
	for (let state = seed; ; ) {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		yield state / 2_147_483_648;
	}
}

test(`${DELIVERIES} deliveries, doubled, shuffled, stale and forged, end as the ordered ones do`, { timeout: 240_000 }, async () => {
	stripe.webhook = webhook();
	await live("ordered");
	stripe.webhook = undefined;
	const before = stripe.events.length;
	await live("shuffled");
	const events = stripe.events.slice(before);
	const expected = await stateOf("ordered");
	expect(expected.students).toHaveLength(Object.keys(LIVES).length);
	expect((await stateOf("shuffled")).students.map(({ status }) => status)).toEqual(expected.students.map(() => undefined));

	stripe.webhook = webhook();
	const numbers = chance(7);
	const next = () => numbers.next().value;
	const pick = () => events[Math.floor(next() * events.length)] as StripeEvent;
	const old = () => ({ at: Math.floor(Date.now() / 1000) - 301 - Math.floor(next() * 100_000) });
	const deliveries: (() => ReturnType<typeof stripe.deliver>)[] = events.map((event) => () => stripe.deliver(event));
	const refused: (() => ReturnType<typeof stripe.deliver>)[] = [];
	while (deliveries.length + refused.length < DELIVERIES) {
		const event = pick();
		const kind = next();
		if (kind < 0.7) deliveries.push(() => stripe.deliver(event));
		else if (kind < 0.8) refused.push(() => stripe.deliver(event, old()));
		else if (kind < 0.9) refused.push(() => stripe.deliver({ ...event, id: `evt_forged${next()}` }, { secret: "whsec_guessed" }));
		else {
			const changed = { ...json("POST", { ...event, id: `evt_changed${next()}` }) };
			const signature = stripe.sign(JSON.stringify(event));
			refused.push(() => send(webhook(), { ...changed, headers: { ...changed.headers, "stripe-signature": signature } }));
		}
	}
	const all = [...deliveries.map((deliver) => ({ deliver, status: 200 })), ...refused.map((deliver) => ({ deliver, status: 400 }))]
		.map((one) => ({ ...one, place: next() }))
		.sort((one, other) => one.place - other.place);
	const wrong: string[] = [];
	const work = async () => {
		for (let one = all.pop(); one; one = all.pop()) {
			const answer = await one.deliver();
			if (answer.status !== one.status) wrong.push(`${answer.status} instead of ${one.status}: ${answer.text.slice(0, 200)}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	expect(wrong).toEqual([]);
	expect(await stateOf("shuffled")).toEqual(expected);
});

test("what is no event is refused, and opens nothing", async () => {
	stripe.webhook = webhook();
	const session = stripe.sessions.get(await checkout("victim@example.org", PRICES.pro));
	const event = (type: string, object: object) =>
		({ id: `evt_${type}`, object: "event", created: 1, type, data: { object } }) as StripeEvent;
	const bought = event("checkout.session.completed", {
		...session,
		payment_status: "paid",
		subscription: "sub_none",
		customer: "cus_none",
	});
	const bare = json("POST", bought);
	for (const signature of ["", "t=1,v1=00", `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`, "v1=", "🎓", undefined]) {
		const headers = { ...bare.headers, ...(signature === undefined ? {} : { "stripe-signature": encodeURI(signature) }) };
		expect((await send(webhook(), { ...bare, headers })).status).toBe(400);
	}
	expect((await send(webhook())).status).toBe(404);
	for (const broken of [
		event("checkout.session.completed", {}),
		event("invoice.paid", { id: "in_1" }),
		event("customer.subscription.updated", {}),
	])
		expect([broken.type, (await stripe.deliver(broken)).status]).toEqual([broken.type, 400]);
	for (const strange of [event("customer.created", {}), event("invoice.paid", { id: "in_2", amount_paid: 900, currency: "usd" })])
		expect([strange.type, (await stripe.deliver(strange)).status]).toEqual([strange.type, 200]);
	const unpaid = event("checkout.session.completed", { ...session, payment_status: "unpaid", subscription: "sub_none" });
	expect((await stripe.deliver({ ...unpaid, id: "evt_unpaid" })).status).toBe(200);
	const { users = [] } = await app.whileStopped(() => contentsOf(app));
	expect(users.find(({ email }) => email === "victim@example.org")).toMatchObject({ student_plan: null, student_plan_expires: null });
});
