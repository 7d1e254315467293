import { and, eq, isNull, sql } from "drizzle-orm";
import { paymentEvents, subscriptions } from "../../drizzle/billing-schema";
import { users } from "../../drizzle/schema";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import { closeAccount, fetchSubscription, prices } from "../integrations/stripe.server";
import type { PaymentEvent, SubscriptionState } from "../integrations/stripe-shapes.server";
import { log } from "../log.server";
import { followPaidTime, type PaidPlan } from "./plans.server";

/** How long a plan stays open after a payment failed, while the provider tries again. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;
const TRIES_MAX = 20;

/** Who bought, as far as it is known; a subscription of nobody is cancelled. */
export type Buyer = { userId: string | undefined; plan: PaidPlan | undefined; customerId: string | undefined };
type Row = typeof subscriptions.$inferSelect;

/** Thrown out of a transaction to undo it: the subscription was written meanwhile. */
class Overtaken extends Error {}

/** Notes that an event takes effect, in the transaction of its effect. False when it did before. */
export async function claimEvent(within: Database, { id, type }: Pick<PaymentEvent, "id" | "type">): Promise<boolean> {
	const noted = await within.insert(paymentEvents).values({ id, type }).onConflictDoNothing().returning({ id: paymentEvents.id });
	return noted.length > 0;
}

/**
 * Until when a subscription opens its plan. What is paid for counts; after a failed payment a week of grace; what ended counts until
 * its end.
 */
export function paidUntil({ status, startedAt, periodStart, periodEnd, endedAt }: SubscriptionState): Date {
	const end = periodEnd ?? aMonthAfter(periodStart);
	switch (status) {
		case "active":
		case "trialing":
			return end;
		case "past_due":
			return new Date(Math.min(periodStart.getTime() + GRACE_MS, end.getTime()));
		case "canceled":
			return endedAt ?? periodStart;
		case "unpaid":
		case "paused":
			return periodStart;
		default:
			return startedAt;
	}
}

function aMonthAfter(date: Date): Date {
	const end = new Date(date);
	end.setUTCMonth(end.getUTCMonth() + 1);
	return end;
}

const planOfPrice = (priceId: string | undefined): PaidPlan | undefined =>
	priceId === undefined ? undefined : priceId === prices.pro ? "pro" : priceId === prices.plus ? "plus" : undefined;

/**
 * Writes down how a subscription stands at the provider now, and moves the end of its student's plan with it. What arrives twice, late
 * or out of order ends alike: the state is asked for anew, and asked again when somebody else wrote it in between.
 * `event` is what caused this, noted with its effect; `buyer` makes a subscription known that is not yet; `also` happens in the same
 * transaction, once. Without a buyer an unknown subscription is not ours, or not ours yet, and stays unknown.
 * Throws AppError unavailable when the provider does not say; then nothing is noted, and it will send the event again.
 */
export async function followSubscription(
	id: string,
	{ event, buyer, also }: { event?: PaymentEvent; buyer?: Buyer; also?: (within: Database) => Promise<void> } = {},
): Promise<void> {
	for (let tries = 0; tries < TRIES_MAX; tries++) {
		if (buyer) await begin(id, buyer);
		const [known] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
		const state = known && (await stateNow(id, event, buyer));
		try {
			await db.transaction(async (within) => {
				if (event && !(await claimEvent(within, event))) return;
				await also?.(within);
				if (known && state) await write(within, known, state, buyer);
			});
			return;
		} catch (error) {
			if (!(error instanceof Overtaken)) throw error;
		}
	}
	throw new AppError("unavailable", "This subscription is changing too fast to be followed.");
}

/** Undefined where the provider knows no such subscription and nothing else tells of it. */
async function stateNow(id: string, event: PaymentEvent | undefined, buyer: Buyer | undefined): Promise<SubscriptionState | undefined> {
	const told = event?.kind === "subscription-changed" ? event.told : undefined;
	if (!buyer || !event) return (await fetchSubscription(id)) ?? told;
	const fetched = await fetchSubscription(id).catch((error) => {
		if (error instanceof AppError) return undefined;
		throw error;
	});
	return fetched ?? justPaid(event, buyer);
}

/** What a completed payment alone says: a month from then on. The next event of the subscription says it better. */
const justPaid = ({ sentAt }: PaymentEvent, { customerId }: Buyer): SubscriptionState => ({
	status: "active",
	priceId: undefined,
	customerId,
	startedAt: sentAt,
	periodStart: sentAt,
	periodEnd: undefined,
	endedAt: undefined,
	endsAtPeriodEnd: false,
});

/** Makes it known before its state is asked for: what changes after that is not missed. */
async function begin(id: string, { userId, plan = "plus" }: Buyer): Promise<void> {
	await db.insert(subscriptions).values({ id, userId, plan, status: "new", paidUntil: new Date(), version: 0 }).onConflictDoNothing();
}

async function write(within: Database, before: Row, state: SubscriptionState, buyer: Buyer | undefined): Promise<void> {
	const after = {
		customerId: state.customerId ?? buyer?.customerId ?? before.customerId,
		plan: planOfPrice(state.priceId) ?? before.plan,
		status: state.status,
		paidUntil: paidUntil(state),
		endsAtPeriodEnd: state.endsAtPeriodEnd,
	};
	const isAsRead = and(eq(subscriptions.id, before.id), eq(subscriptions.version, before.version));
	const [written] = await within
		.update(subscriptions)
		.set({ ...after, version: sql`${subscriptions.version} + 1` })
		.where(isAsRead)
		.returning({ userId: subscriptions.userId });
	if (!written) throw new Overtaken();
	const { userId } = written;
	if (!userId) return;
	if (buyer && after.customerId) await within.update(users).set({ stripeCustomerId: after.customerId }).where(eq(users.id, userId));
	await followPaidTime(within, { userId }, after.plan, before.version === 0 ? state.startedAt : before.paidUntil, after.paidUntil);
}

/** Ends at the provider the subscriptions whose student is gone, and forgets the customers; one that cannot be ended now stays due. */
export async function closeLeftSubscriptions(): Promise<void> {
	const left = await db
		.select()
		.from(subscriptions)
		.where(and(isNull(subscriptions.userId), isNull(subscriptions.closedAt)));
	for (const { id, customerId } of left) {
		try {
			await closeAccount(id, customerId);
			await db.update(subscriptions).set({ closedAt: new Date(), status: "canceled" }).where(eq(subscriptions.id, id));
		} catch (error) {
			log.error({ err: error }, "the subscription of a student who is gone was not ended");
		}
	}
}
