import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { json, type Received, send } from "./http";

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const KEY = "sk_test_stand_in";
const SECRET = "whsec_stand_in";

export const PRICES = { plus: "price_plus", pro: "price_pro", gift: "price_gift" } as const;
const AMOUNTS: Record<string, number> = { price_plus: 900, price_pro: 2900, price_gift: 2700 };

type Thing = Record<string, unknown> & { id: string };
export type StripeEvent = { id: string; object: "event"; api_version: string; created: number; type: string; data: { object: Thing } };
export type Subscription = Thing & {
	status: string;
	customer: string;
	cancel_at_period_end: boolean;
	ended_at: number | null;
	start_date: number;
	items: { data: { price: { id: string }; current_period_start: number; current_period_end: number }[] };
};

const seconds = () => Math.floor(Date.now() / 1000);
const newId = (kind: string) => `${kind}_${randomUUID().replaceAll("-", "")}`;

/** Reads Stripe's form encoding: `line_items[0][price]=…` as nested objects. */
function decode(body: string): Record<string, unknown> {
	const root: Record<string, unknown> = {};
	for (const [name, value] of new URLSearchParams(body)) {
		const parts = name.split(/[[\]]+/).filter(Boolean);
		let place = root;
		for (const part of parts.slice(0, -1)) {
			place[part] ??= {};
			place = place[part] as Record<string, unknown>;
		}
		place[parts.at(-1) ?? ""] = value;
	}
	return root;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request) body += chunk;
	return body;
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

/**
 * A stand-in for Stripe that speaks its HTTP API and signs its events as Stripe does: checkout with a payment page of its own,
 * subscriptions, customers, portal. Time passes only when told. Point the app at it with `env`, and it at the app with `webhook`.
 */
export async function startStripe() {
	const sessions = new Map<string, Thing & { mode: string; url: string; status: string }>();
	const subscriptions = new Map<string, Subscription>();
	/** Each with the address that receipts go to. */
	const customers = new Map<string, string>();
	const signer = new Stripe(KEY);
	const state = {
		/** The app's webhook; events made while it is unset are only kept. */
		webhook: undefined as string | undefined,
		/** Every event so far, in order. */
		events: [] as StripeEvent[],
		/** What the API was asked to do, as “POST /v1/…”. */
		calls: [] as string[],
		/** Answers nothing but errors while true. */
		isAway: false,
	};

	const sign = (payload: string, { secret = SECRET, at = seconds() } = {}) =>
		signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });

	/** Delivers an event as it stands, signed now unless said otherwise. */
	const deliver = (event: StripeEvent, signed?: { secret?: string; at?: number }): Promise<Received> => {
		if (!state.webhook) throw new Error("nobody to deliver to");
		const sent = json("POST", event);
		return send(state.webhook, { ...sent, headers: { ...sent.headers, "stripe-signature": sign(String(sent.body), signed) } });
	};

	/** Makes an event of a thing as it is now, and delivers it where somebody listens. */
	const emit = async (type: string, thing: Thing): Promise<StripeEvent> => {
		const event: StripeEvent = {
			id: newId("evt"),
			object: "event",
			api_version: "2026-10-28.endive",
			created: seconds(),
			type,
			data: { object: structuredClone(thing) },
		};
		state.events.push(event);
		if (state.webhook) await deliver(event);
		return event;
	};

	const invoiceOf = (subscription: Subscription): Thing => ({
		id: newId("in"),
		object: "invoice",
		customer: subscription.customer,
		parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
		amount_paid: AMOUNTS[subscription.items.data[0]?.price.id ?? ""] ?? 0,
		currency: "usd",
		created: seconds(),
		status_transitions: { paid_at: seconds() },
	});

	/** Does what a person does on the payment page: gives a card and pays. */
	const pay = async (sessionId: string) => {
		const session = sessions.get(sessionId);
		if (session?.status !== "open") throw new Error(`the session ${sessionId} is not open`);
		const price = session.price as string;
		session.status = "complete";
		session.payment_status = "paid";
		if (session.mode === "payment") {
			session.payment_intent = newId("pi");
			await emit("checkout.session.completed", session);
			return session;
		}
		const customer = (session.customer as string | null) ?? newId("cus");
		customers.set(customer, String(session.customer_email));
		const now = seconds();
		const subscription: Subscription = {
			id: newId("sub"),
			object: "subscription",
			status: "active",
			customer,
			cancel_at_period_end: false,
			cancel_at: null,
			ended_at: null,
			start_date: now,
			metadata: (session.subscription_data as { metadata?: object } | undefined)?.metadata ?? {},
			items: { data: [{ price: { id: price }, current_period_start: now, current_period_end: now + MONTH_SECONDS }] },
		};
		subscriptions.set(subscription.id, subscription);
		Object.assign(session, { customer, subscription: subscription.id });
		await emit("customer.subscription.created", subscription);
		await emit("invoice.paid", invoiceOf(subscription));
		await emit("checkout.session.completed", session);
		return session;
	};

	const one = (id: string): Subscription => {
		const subscription = subscriptions.get(id);
		if (!subscription) throw new Error(`no subscription ${id}`);
		return subscription;
	};
	const nextPeriod = (subscription: Subscription) => {
		for (const item of subscription.items.data) {
			item.current_period_start = item.current_period_end;
			item.current_period_end += MONTH_SECONDS;
		}
	};

	/** The month is over and the next one is paid for. */
	const renew = async (id: string) => {
		nextPeriod(one(id));
		one(id).status = "active";
		await emit("customer.subscription.updated", one(id));
		await emit("invoice.paid", invoiceOf(one(id)));
	};
	/** The month is over and the card was turned down. */
	const failPayment = async (id: string) => {
		nextPeriod(one(id));
		one(id).status = "past_due";
		await emit("invoice.payment_failed", invoiceOf(one(id)));
		await emit("customer.subscription.updated", one(id));
	};
	/** What a customer changes in the portal. */
	const change = async (id: string, { priceId, ...changed }: Partial<Subscription> & { priceId?: string }) => {
		Object.assign(one(id), changed);
		for (const item of one(id).items.data) if (priceId) item.price = { id: priceId };
		await emit("customer.subscription.updated", one(id));
	};
	const end = async (id: string, at = seconds()) => {
		Object.assign(one(id), { status: "canceled", ended_at: at });
		await emit("customer.subscription.deleted", one(id));
	};
	/** The money of a paid session goes back. */
	const refund = async (sessionId: string) => {
		const { metadata, payment_intent }: Record<string, unknown> = sessions.get(sessionId) ?? {};
		return emit("charge.refunded", { id: newId("ch"), object: "charge", payment_intent, refunded: true, metadata });
	};

	const operate = async (method: string, path: string, given: Record<string, unknown>): Promise<Thing | undefined> => {
		const [, , kind, id, verb] = path.split("/");
		if (method === "POST" && path === "/v1/checkout/sessions") {
			const price = (given.line_items as Record<string, { price?: string }> | undefined)?.[0]?.price ?? "";
			if (!(price in AMOUNTS)) return undefined;
			const session = {
				...given,
				id: newId("cs_test"),
				object: "checkout.session",
				mode: String(given.mode),
				status: "open",
				payment_status: "unpaid",
				price,
				amount_total: AMOUNTS[price],
				currency: "usd",
				customer: given.customer ?? null,
				subscription: null,
				payment_intent: null,
				url: "",
			};
			session.url = `${url}/pay/${session.id}`;
			sessions.set(session.id, session);
			return session;
		}
		if (method === "POST" && kind === "checkout" && path.endsWith("/expire")) {
			const session = sessions.get(verb ?? "");
			if (session?.status !== "open") return undefined;
			session.status = "expired";
			return session;
		}
		if (kind === "subscriptions" && id) {
			const subscription = subscriptions.get(id);
			if (!subscription) return undefined;
			if (method === "POST") await change(id, { cancel_at_period_end: given.cancel_at_period_end === "true" });
			if (method === "DELETE" && subscription.status !== "canceled") await end(id);
			return subscription;
		}
		if (kind === "customers" && id && customers.has(id)) {
			if (method === "DELETE") customers.delete(id);
			if (method === "POST") customers.set(id, String(given.email));
			return { id, object: "customer", deleted: method === "DELETE" };
		}
		if (method === "POST" && path === "/v1/billing_portal/sessions")
			return { id: newId("bps"), object: "billing_portal.session", url: `${url}/portal/${given.customer}` };
		if (method === "GET" && kind === "prices" && id && id in AMOUNTS)
			return { id, object: "price", currency: "usd", unit_amount: AMOUNTS[id] };
		return undefined;
	};

	const server = createServer(async (request, response) => {
		const { method = "", url: path = "" } = request;
		const body = await bodyOf(request);
		const page = (title: string, content: string) =>
			response
				.writeHead(200, { "content-type": "text/html; charset=utf-8" })
				.end(`<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${content}</main></html>`);
		const answer = (status: number, value: unknown) =>
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
		const paying = /^\/pay\/(\w+)$/.exec(path)?.[1];
		if (paying && method === "GET") return page("Pay by card", `<form method="post"><button>Pay</button></form>`);
		if (paying) {
			const { success_url } = await pay(paying);
			return response.writeHead(303, { location: String(success_url) }).end();
		}
		if (path === "/favicon.ico") return response.writeHead(204).end();
		if (path.startsWith("/portal/")) return page("Billing portal", "<p>Receipts and card</p>");
		state.calls.push(`${method} ${path}`);
		if (state.isAway) return answer(500, { error: { type: "api_error", message: "Away" } });
		if (request.headers.authorization !== `Bearer ${KEY}`)
			return answer(401, { error: { type: "invalid_request_error", message: "Invalid API Key" } });
		const thing = await operate(method, path.split("?", 1)[0] ?? "", decode(body));
		if (thing) return answer(200, thing);
		answer(path.includes("sessions") ? 400 : 404, {
			error: { type: "invalid_request_error", code: "resource_missing", message: "No such thing" },
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return Object.assign(state, {
		url,
		secret: SECRET,
		sessions,
		subscriptions,
		customers,
		env: {
			STRIPE_SECRET_KEY: KEY,
			STRIPE_WEBHOOK_SECRET: SECRET,
			STRIPE_API_BASE: url,
			STRIPE_PRICE_PLUS: PRICES.plus,
			STRIPE_PRICE_PRO: PRICES.pro,
			STRIPE_PRICE_GIFT: PRICES.gift,
		},
		sign,
		deliver,
		pay,
		renew,
		failPayment,
		change,
		end,
		refund,
		stop: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	});
}
