import Stripe from "stripe";
import { writtenAmount } from "../contract/billing";
import { env } from "../env.server";
import { AppError } from "../errors";
import { log } from "../log.server";
import type { PaymentEvent, SubscriptionState } from "./stripe-shapes.server";
import { readEvent, readSubscription } from "./stripe-shapes.server";

const TIMEOUT_MS = 10_000;

const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined;
const client = env.STRIPE_SECRET_KEY
	? new Stripe(env.STRIPE_SECRET_KEY, {
			timeout: TIMEOUT_MS,
			maxNetworkRetries: 1,
			telemetry: false,
			...(base
				? {
						host: base.hostname,
						port: base.port || (base.protocol === "https:" ? 443 : 80),
						protocol: base.protocol === "https:" ? "https" : "http",
					}
				: {}),
		})
	: undefined;

if (client && !env.STRIPE_WEBHOOK_SECRET) log.warn("STRIPE_WEBHOOK_SECRET is not set: payments are taken, but no plan opens");

/** What can be sold here, by the provider's ids of prices; none without keys. */
export const prices: { plus?: string; pro?: string; gift?: string } = client
	? { plus: env.STRIPE_PRICE_PLUS, pro: env.STRIPE_PRICE_PRO, gift: env.STRIPE_PRICE_GIFT }
	: {};

export type Checkout = { id: string; url: string };

/** Throws AppError unavailable for whatever the provider answers that is no success; says in the log what it was. */
async function ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
	if (!client) throw new AppError("unavailable", "Card payments are not set up on this server.");
	try {
		return await work(client);
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError)) throw error;
		log.warn({ type: error.type, status: error.statusCode, code: error.code }, "the payment provider refused or did not answer");
		throw new AppError(
			"unavailable",
			"The payment page cannot be reached right now. Nothing was charged. Please try again in a few minutes.",
		);
	}
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
		throw error;
	}
}

async function openCheckout(details: Stripe.Checkout.SessionCreateParams): Promise<Checkout> {
	const { id, url } = await ask((stripe) => stripe.checkout.sessions.create(details));
	if (!url) throw new AppError("unavailable", "The payment page could not be opened. Nothing was charged. Please try again.");
	return { id, url };
}

/** Opens a payment page for a subscription in the name of one student; who pays is fixed by `customerId`, or else by `email`. */
export function openSubscriptionCheckout(order: {
	userId: string;
	email: string;
	customerId: string | null;
	priceId: string;
	successUrl: string;
	cancelUrl: string;
}): Promise<Checkout> {
	const { userId, email, customerId, priceId } = order;
	return openCheckout({
		mode: "subscription",
		line_items: [{ price: priceId, quantity: 1 }],
		...(customerId ? { customer: customerId } : { customer_email: email }),
		client_reference_id: userId,
		metadata: { userId },
		subscription_data: { metadata: { userId } },
		success_url: order.successUrl,
		cancel_url: order.cancelUrl,
	});
}

/** Opens a payment page for one gift. */
export function openGiftCheckout(order: {
	giftId: string;
	email: string;
	priceId: string;
	successUrl: string;
	cancelUrl: string;
}): Promise<Checkout> {
	const metadata = { giftId: order.giftId };
	return openCheckout({
		mode: "payment",
		line_items: [{ price: order.priceId, quantity: 1 }],
		customer_email: order.email,
		metadata,
		payment_intent_data: { metadata },
		success_url: order.successUrl,
		cancel_url: order.cancelUrl,
	});
}

/** Closes a payment page that nobody has paid at; one that is paid or closed stays as it is. */
export async function closeCheckout(id: string): Promise<void> {
	await client?.checkout.sessions.expire(id).catch((error) => {
		if (!(error instanceof Stripe.errors.StripeError)) throw error;
	});
}

/** The provider's own page, where a customer sees receipts and changes the card. */
export async function openPortal(customerId: string, returnUrl: string): Promise<string> {
	const { url } = await ask((stripe) => stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }));
	return url;
}

/** How a subscription stands now; undefined where the provider knows none of this id. Throws AppError unavailable. */
export async function fetchSubscription(id: string): Promise<SubscriptionState | undefined> {
	const found = await ask((stripe) => unlessMissing(stripe.subscriptions.retrieve(id)));
	return found && readSubscription(found);
}

/** Lets a subscription end with the period that is paid for, or go on after it. Throws AppError unavailable. */
export async function setRenewal(id: string, renews: boolean): Promise<void> {
	await ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: !renews }));
}

/** Tells the provider the customer's present address, where receipts go. Throws AppError unavailable. */
export async function setCustomerEmail(customerId: string, email: string): Promise<void> {
	await ask((stripe) => unlessMissing(stripe.customers.update(customerId, { email })));
}

/** Ends a subscription at once and forgets the customer; what is gone already is no mistake. Throws AppError unavailable. */
export async function closeAccount(subscriptionId: string, customerId: string | null): Promise<void> {
	await ask(async (stripe) => {
		await unlessMissing(stripe.subscriptions.cancel(subscriptionId));
		if (customerId) await unlessMissing(stripe.customers.del(customerId));
	});
}

/** What a price costs, written for people such as “$27.00”; undefined while the provider does not say. */
export async function fetchPrice(id: string): Promise<string | undefined> {
	const price = await client?.prices.retrieve(id).catch(() => undefined);
	if (!price || price.unit_amount === null || !price.currency) return undefined;
	return writtenAmount(price.unit_amount, price.currency);
}

/**
 * Reads what the provider sent to the webhook: `body` as it came, and its Stripe-Signature header.
 * Throws AppError malformed when it is not signed with our secret, or was signed more than five minutes ago.
 */
export function verifyEvent(body: string, signature: string | null): PaymentEvent {
	if (!client || !env.STRIPE_WEBHOOK_SECRET) throw new AppError("not_found", "Card payments are not set up on this server.");
	try {
		return readEvent(client.webhooks.constructEvent(body, signature ?? "", env.STRIPE_WEBHOOK_SECRET));
	} catch (error) {
		if (error instanceof AppError) throw error;
		throw new AppError("malformed", "This event is not signed by the payment provider, or is too old.");
	}
}
