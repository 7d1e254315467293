import { z } from "zod";
import { AppError } from "../errors";

/** How a subscription stands at the provider. */
export type SubscriptionState = {
	status: string;
	priceId: string | undefined;
	customerId: string | undefined;
	startedAt: Date;
	periodStart: Date;
	periodEnd: Date | undefined;
	endedAt: Date | undefined;
	endsAtPeriodEnd: boolean;
};

/** What of the provider's events concerns us; `other` is all the rest. */
export type PaymentEvent = { id: string; type: string; sentAt: Date } & (
	| {
			kind: "subscription-bought";
			checkoutId: string;
			subscriptionId: string;
			customerId: string | undefined;
			userId: string | undefined;
	  }
	| { kind: "gift-bought"; giftId: string; paymentId: string; amount: number; currency: string }
	| { kind: "subscription-changed"; subscriptionId: string; told: SubscriptionState | undefined }
	| { kind: "invoice-paid"; invoiceId: string; subscriptionId: string; amount: number; currency: string; paidAt: Date }
	| { kind: "refunded"; paymentId: string; giftId: string | undefined }
	| { kind: "other" }
);

const id = z.string().min(1);
/** The provider gives some objects by their id, or whole where they were asked for. */
const reference = z.union([id, z.object({ id }).transform((whole) => whole.id)]);
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);
const seconds = z.number().transform((value) => new Date(value * 1000));
const metadata = maybe(z.record(z.string(), z.string()));

/** Newer versions of the provider's API tell the period of each item, older ones that of the subscription. */
const subscription = z.object({
	id,
	status: z.string(),
	customer: maybe(reference),
	start_date: maybe(seconds),
	created: maybe(seconds),
	current_period_start: maybe(seconds),
	current_period_end: maybe(seconds),
	ended_at: maybe(seconds),
	cancel_at: maybe(z.number()),
	cancel_at_period_end: maybe(z.boolean()),
	items: maybe(
		z.object({
			data: z.array(
				z.object({
					price: maybe(z.object({ id })),
					current_period_start: maybe(seconds),
					current_period_end: maybe(seconds),
				}),
			),
		}),
	),
});

const checkout = z.object({
	id,
	mode: maybe(z.string()),
	payment_status: maybe(z.string()),
	subscription: maybe(reference),
	customer: maybe(reference),
	payment_intent: maybe(reference),
	client_reference_id: maybe(z.string()),
	amount_total: maybe(z.number().int()),
	currency: maybe(z.string()),
	metadata,
});

const invoice = z.object({
	id,
	subscription: maybe(reference),
	parent: maybe(z.object({ subscription_details: maybe(z.object({ subscription: maybe(reference) })) })),
	amount_paid: z.number().int(),
	currency: z.string(),
	created: maybe(seconds),
	status_transitions: maybe(z.object({ paid_at: maybe(seconds) })),
});

const charge = z.object({ payment_intent: maybe(reference), refunded: maybe(z.boolean()), metadata });

const envelope = z.object({ id, type: z.string(), created: seconds, data: z.object({ object: z.unknown() }) });

/** Takes a subscription as the provider gives it; undefined for what is none. */
export function readSubscription(given: unknown): SubscriptionState | undefined {
	const { data: told } = subscription.safeParse(given);
	if (!told) return undefined;
	const item = told.items?.data[0];
	const startedAt = told.start_date ?? told.created ?? new Date();
	return {
		status: told.status,
		priceId: item?.price?.id,
		customerId: told.customer,
		startedAt,
		periodStart: item?.current_period_start ?? told.current_period_start ?? startedAt,
		periodEnd: item?.current_period_end ?? told.current_period_end,
		endedAt: told.ended_at,
		endsAtPeriodEnd: told.cancel_at_period_end === true || told.cancel_at !== undefined,
	};
}

/** Takes an event whose signature holds. Throws AppError malformed for one that is not what its type says. */
export function readEvent(given: unknown): PaymentEvent {
	const { id: eventId, type, created: sentAt, data } = read(envelope, given);
	const event = { id: eventId, type, sentAt };
	switch (type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
			return { ...event, ...readCheckout(read(checkout, data.object)) };
		case "customer.subscription.updated":
		case "customer.subscription.deleted":
		case "customer.subscription.paused":
		case "customer.subscription.resumed":
			return {
				...event,
				kind: "subscription-changed",
				subscriptionId: read(z.object({ id }), data.object).id,
				told: readSubscription(data.object),
			};
		case "invoice.payment_failed": {
			const subscriptionId = subscriptionOf(read(invoice, data.object));
			return { ...event, ...(subscriptionId ? { kind: "subscription-changed", subscriptionId, told: undefined } : { kind: "other" }) };
		}
		case "invoice.paid": {
			const paid = read(invoice, data.object);
			const subscriptionId = subscriptionOf(paid);
			if (!subscriptionId) return { ...event, kind: "other" };
			const paidAt = paid.status_transitions?.paid_at ?? paid.created ?? sentAt;
			return {
				...event,
				kind: "invoice-paid",
				invoiceId: paid.id,
				subscriptionId,
				amount: paid.amount_paid,
				currency: paid.currency,
				paidAt,
			};
		}
		case "charge.refunded": {
			const { payment_intent: paymentId, refunded, metadata } = read(charge, data.object);
			if (!paymentId || !refunded) return { ...event, kind: "other" };
			return { ...event, kind: "refunded", paymentId, giftId: metadata?.giftId };
		}
		default:
			return { ...event, kind: "other" };
	}
}

function readCheckout(told: z.output<typeof checkout>) {
	if (told.payment_status === "unpaid") return { kind: "other" } as const;
	const giftId = told.metadata?.giftId;
	if (giftId) {
		const paid = { amount: told.amount_total ?? 0, currency: told.currency ?? "usd" };
		return { kind: "gift-bought", giftId, paymentId: told.payment_intent ?? told.id, ...paid } as const;
	}
	if (told.mode && told.mode !== "subscription") return { kind: "other" } as const;
	return {
		kind: "subscription-bought",
		checkoutId: told.id,
		subscriptionId: told.subscription ?? told.id,
		customerId: told.customer,
		userId: told.client_reference_id ?? told.metadata?.userId,
	} as const;
}

const subscriptionOf = (told: z.output<typeof invoice>) => told.parent?.subscription_details?.subscription ?? told.subscription;

function read<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
	const parsed = schema.safeParse(given);
	if (!parsed.success) throw new AppError("malformed", "This event cannot be read.");
	return parsed.data;
}
