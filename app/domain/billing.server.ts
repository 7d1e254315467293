import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { checkouts, payments, subscriptions } from "../../drizzle/billing-schema";
import { users } from "../../drizzle/schema";
import { writtenAmount } from "../contract/billing";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import {
	type Checkout,
	closeCheckout,
	openPortal,
	openSubscriptionCheckout,
	prices,
	setCustomerEmail,
	setRenewal,
} from "../integrations/stripe.server";
import { requireMayBuy } from "./parent-confirmations.server";
import type { PaidPlan } from "./plans.server";
import type { Actor } from "./sessions.server";
import { followSubscription } from "./subscription-states.server";

type Student = Pick<Actor, "userId" | "email">;

/** The plans that can be bought here, each by the provider's id of its price. */
export const plansForSale = (["plus", "pro"] as const).flatMap((plan) => {
	const priceId = prices[plan];
	return priceId ? [{ plan, priceId }] : [];
});

/** How long a payment page stays open at the provider. */
const CHECKOUT_MS = 24 * 60 * 60 * 1000;
const LIVE = ["active", "trialing", "past_due"];

export type OwnSubscription = { plan: PaidPlan; paidUntil: Date; state: "renews" | "ends" | "past due" };
export type Payment = { id: string; amount: string; paidAt: Date };

const own = ({ userId }: Pick<Actor, "userId">) => and(eq(subscriptions.userId, userId), inArray(subscriptions.status, LIVE));

async function liveSubscription(student: Pick<Actor, "userId">) {
	const [live] = await db.select().from(subscriptions).where(own(student)).orderBy(desc(subscriptions.paidUntil)).limit(1);
	return live;
}

/** The student's subscription while the provider goes on with it; undefined for those who have none. */
export async function ownSubscription(student: Pick<Actor, "userId">): Promise<OwnSubscription | undefined> {
	const live = await liveSubscription(student);
	if (!live) return undefined;
	const state = live.status === "past_due" ? "past due" : live.endsAtPeriodEnd ? "ends" : "renews";
	return { plan: live.plan, paidUntil: live.paidUntil, state };
}

/** What the student has paid, the latest first, at most a year of it. */
export async function ownPayments({ userId }: Pick<Actor, "userId">): Promise<Payment[]> {
	const rows = await db
		.select({ id: payments.id, amount: payments.amount, currency: payments.currency, paidAt: payments.paidAt })
		.from(payments)
		.innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
		.where(eq(subscriptions.userId, userId))
		.orderBy(desc(payments.paidAt))
		.limit(12);
	return rows.map(({ id, amount, currency, paidAt }) => ({ id, amount: writtenAmount(amount, currency), paidAt }));
}

/**
 * Opens a payment page for one of our plans (specification, section 7, user-checkout-cart) in the student's own name; gives its
 * address. A page they opened before and left is closed, so that nobody pays twice. `origin` is where the way back leads.
 * Throws AppError invalid for a price that is not ours, conflict where a subscription runs already, forbidden as long as a parent
 * has to confirm, unavailable when the provider does not answer.
 */
export async function startCheckout(student: Student, item: string, origin: string): Promise<string> {
	const sale = plansForSale.find(({ priceId }) => priceId === item);
	if (!sale) {
		const message = plansForSale.length > 0 ? "This plan cannot be bought here." : "Card payments are not set up on this server.";
		throw new AppError("invalid", message, { fields: { item: message } });
	}
	if (await liveSubscription(student)) throw new AppError("conflict", "You have a subscription already.");
	await requireMayBuy(student);
	const [customer] = await db.select({ id: users.stripeCustomerId }).from(users).where(eq(users.id, student.userId));
	const checkout = await openSubscriptionCheckout({
		...student,
		customerId: customer?.id ?? null,
		priceId: sale.priceId,
		successUrl: `${origin}/dashboard?purchased`,
		cancelUrl: `${origin}/subscription`,
	});
	await noteCheckout(student, checkout, sale.plan);
	return checkout.url;
}

/** Of the payment pages a student has open, the newest alone stays open: nobody shall pay twice. */
async function noteCheckout({ userId }: Student, { id }: Checkout, plan: PaidPlan): Promise<void> {
	const [before] = await db
		.select({ id: checkouts.id })
		.from(checkouts)
		.where(and(eq(checkouts.userId, userId), gt(checkouts.createdAt, new Date(Date.now() - CHECKOUT_MS))))
		.orderBy(desc(checkouts.createdAt))
		.limit(1);
	await db.insert(checkouts).values({ id, userId, plan }).onConflictDoNothing();
	if (before && before.id !== id) await closeCheckout(before.id);
}

/**
 * Lets the student's subscription end with the period that is paid for, or go on after all. Asking for what is so already changes
 * nothing. Throws AppError conflict where there is none, unavailable when the provider does not answer.
 */
export async function renewSubscription(student: Pick<Actor, "userId">, renews: boolean): Promise<void> {
	const live = await liveSubscription(student);
	if (!live) throw new AppError("conflict", "You have no subscription that could be changed.");
	await setRenewal(live.id, renews);
	await followSubscription(live.id);
}

/** The provider's page for the student's card and receipts. Throws AppError conflict for who never paid, unavailable. */
export async function portalAddress({ userId }: Pick<Actor, "userId">, origin: string): Promise<string> {
	const [customer] = await db.select({ id: users.stripeCustomerId }).from(users).where(eq(users.id, userId));
	if (!customer?.id) throw new AppError("conflict", "You have paid nothing by card yet.");
	return openPortal(customer.id, `${origin}/subscription`);
}

/** Has receipts go to the address that the account has now. Throws AppError unavailable when the provider does not answer. */
export async function followEmail({ userId }: Pick<Actor, "userId">): Promise<void> {
	const [user] = await db.select({ customerId: users.stripeCustomerId, email: users.email }).from(users).where(eq(users.id, userId));
	if (user?.customerId) await setCustomerEmail(user.customerId, user.email);
}

/** Whose checkout this is: as we noted it when it was opened, else as we told the provider then. */
export async function checkoutOwner(checkoutId: string, toldUserId: string | undefined, within: Database = db) {
	const [noted] = await within.select().from(checkouts).where(eq(checkouts.id, checkoutId));
	const userId = noted?.userId ?? toldUserId;
	if (!userId || !/^[\da-f-]{36}$/i.test(userId)) return { userId: undefined, plan: noted?.plan };
	const [user] = await within.select({ id: users.id }).from(users).where(eq(users.id, userId));
	return { userId: user?.id, plan: noted?.plan };
}
