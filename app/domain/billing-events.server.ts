import { payments } from "../../drizzle/billing-schema";
import type { Database } from "../db.server";
import { verifyEvent } from "../integrations/stripe.server";
import type { PaymentEvent } from "../integrations/stripe-shapes.server";
import { checkoutOwner } from "./billing.server";
import { giftBought, giftRefunded } from "./gifts.server";
import { followSubscription } from "./subscription-states.server";

/**
 * Lets an event of the payment provider take effect, once however often and in whatever order events arrive. Takes what came to the
 * webhook: its text, and the signature on it. Throws AppError malformed for what the provider has not signed lately, unavailable when the provider has to be asked and does not answer: it then sends the event again.
 */
export async function takePaymentEvent(body: string, signature: string | null): Promise<void> {
	const event = verifyEvent(body, signature);
	switch (event.kind) {
		case "subscription-bought": {
			const owner = await checkoutOwner(event.checkoutId, event.userId);
			return followSubscription(event.subscriptionId, { event, buyer: { ...owner, customerId: event.customerId } });
		}
		case "subscription-changed":
			return followSubscription(event.subscriptionId, { event });
		case "invoice-paid":
			return followSubscription(event.subscriptionId, { event, also: (within) => keepPayment(within, event) });
		case "gift-bought":
			return giftBought(event);
		case "refunded":
			return giftRefunded(event);
		case "other":
			return;
	}
}

async function keepPayment(
	within: Database,
	{ invoiceId, subscriptionId, amount, currency, paidAt }: Extract<PaymentEvent, { kind: "invoice-paid" }>,
): Promise<void> {
	if (amount > 0) await within.insert(payments).values({ id: invoiceId, subscriptionId, amount, currency, paidAt }).onConflictDoNothing();
}
