import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { codes, gifts, payments } from "../../drizzle/billing-schema";
import { GIFT, type GiftOrder } from "../contract/billing";
import { CODE_ALPHABET, CODE_LENGTH, writtenCode } from "../contract/codes";
import { type Database, db } from "../db.server";
import { env } from "../env.server";
import { AppError } from "../errors";
import type { Mail } from "../integrations/mail.server";
import { fetchPrice, openGiftCheckout, prices } from "../integrations/stripe.server";
import type { PaymentEvent } from "../integrations/stripe-shapes.server";
import { keyedHash } from "../keyed-hash.server";
import { PRODUCT } from "../product";
import { countTry } from "./limits.server";
import { queueMails } from "./outbox.server";
import { claimEvent } from "./subscription-states.server";
import { hashOf } from "./tokens.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A payment page is open for a day; what was not paid by then never is. */
const UNPAID_MS = 2 * DAY_MS;
/** How long the buyer's address and the words of the card are kept, so that the card can be opened again. */
const CARD_MS = 365 * DAY_MS;

export const isGiftForSale = prices.gift !== undefined;

const PRICE_FRESH_MS = 10 * 60 * 1000;
let lastPrice: { text: string | undefined; askedAt: number } | undefined;

/** What a gift costs, in words such as “$27.00”; undefined where none is sold, or while the provider does not say. */
export async function giftPrice(): Promise<string | undefined> {
	if (!prices.gift) return undefined;
	if (!lastPrice || Date.now() - lastPrice.askedAt > PRICE_FRESH_MS) {
		lastPrice = { text: lastPrice?.text, askedAt: Date.now() };
		lastPrice.text = await fetchPrice(prices.gift);
	}
	return lastPrice.text;
}

/** A gift as its buyer sees it; `code` once it is paid, and as long as it is good for something. */
export type GiftCard = {
	state: "unpaid" | "ready" | "redeemed" | "refunded";
	code: string | undefined;
	recipient: string | null;
	message: string | null;
};

type Gift = typeof gifts.$inferSelect;

/** The code of a gift, made from its id and a secret of the server: it need not be kept to be mailed or shown again. */
function codeOf(giftId: string): string {
	const bytes = Buffer.from(keyedHash(`gift code ${giftId}`), "base64url");
	return Array.from({ length: CODE_LENGTH }, (_, index) => CODE_ALPHABET[(bytes[index] ?? 0) % CODE_ALPHABET.length]).join("");
}

const keyOf = (giftId: string) => keyedHash(`gift card ${giftId}`);
const cardPath = (giftId: string) => `/gift/card?${new URLSearchParams({ gift: giftId, key: keyOf(giftId) })}`;

/**
 * Opens a payment page for a gift, for anybody; gives its address. `origin` is where the way back and the mailed link lead.
 * Throws AppError invalid where gifts are not sold, rate_limited, unavailable when the provider does not answer.
 */
export async function buyGift({ email, recipient, message }: GiftOrder, origin: string, address: string | undefined): Promise<string> {
	if (!prices.gift) throw new AppError("invalid", "Card payments are not set up on this server.");
	if (address) await countTry(["giftsFromAddress", address]);
	const values = { buyerEmail: email, recipient: recipient || null, message: message || null, origin };
	const [gift] = await db.insert(gifts).values(values).returning({ id: gifts.id });
	if (!gift) throw new Error("the new gift was not returned");
	const checkout = await openGiftCheckout({
		giftId: gift.id,
		email,
		priceId: prices.gift,
		successUrl: origin + cardPath(gift.id),
		cancelUrl: `${origin}/gift`,
	});
	return checkout.url;
}

/** Notes that a gift is paid: from then on there is its code, and the mail with it leaves once. */
export async function giftBought(event: Extract<PaymentEvent, { kind: "gift-bought" }>): Promise<void> {
	const { giftId, paymentId, amount, currency, sentAt: paidAt } = event;
	await settle(event, sql`${gifts.id}::text = ${giftId}`, { paymentId, paidAt }, (within) =>
		within.insert(payments).values({ id: paymentId, amount, currency, paidAt }).onConflictDoNothing(),
	);
}

/** Notes that a gift was paid back: a code that nobody has redeemed is worth nothing from then on. */
export async function giftRefunded(event: Extract<PaymentEvent, { kind: "refunded" }>): Promise<void> {
	const { giftId, paymentId, sentAt: refundedAt } = event;
	await settle(event, or(eq(gifts.paymentId, paymentId), giftId ? sql`${gifts.id}::text = ${giftId}` : undefined), { refundedAt });
}

/** Writes a fact down and does what all facts on this gift together ask for, so that their order does not matter. */
async function settle(
	event: PaymentEvent,
	which: ReturnType<typeof or>,
	fact: Partial<Gift>,
	also?: (within: Database) => PromiseLike<unknown>,
): Promise<void> {
	await db.transaction(async (within) => {
		if (!(await claimEvent(within, event))) return;
		const [gift] = await within.update(gifts).set(fact).where(which).returning();
		if (!gift) return;
		await also?.(within);
		if (!gift.paidAt) return;
		const codeId = gift.codeId ?? (await addCode(within, gift.id));
		if (!gift.codeId && !gift.refundedAt && gift.buyerEmail) await queueMails([giftMail(gift, gift.buyerEmail)], within);
		if (gift.refundedAt)
			await within
				.update(codes)
				.set({ revokedAt: gift.refundedAt })
				.where(and(eq(codes.id, codeId), eq(codes.used, 0)));
	});
}

async function addCode(within: Database, giftId: string): Promise<string> {
	const code = codeOf(giftId);
	const values = { codeHash: hashOf(code), ending: code.slice(-4), plan: GIFT.plan, days: GIFT.days, usesMax: 1 };
	const [added] = await within.insert(codes).values(values).returning({ id: codes.id });
	if (!added) throw new Error("the gift's code was not returned");
	await within.update(gifts).set({ codeId: added.id }).where(eq(gifts.id, giftId));
	return added.id;
}

/** Forgets gifts that nobody paid for, and of those long past whom they were for. */
export async function forgetOldGifts(): Promise<void> {
	const before = (ms: number) => new Date(Date.now() - ms);
	await db.delete(gifts).where(and(isNull(gifts.paidAt), lt(gifts.createdAt, before(UNPAID_MS))));
	await db
		.update(gifts)
		.set({ buyerEmail: null, recipient: null, message: null })
		.where(lt(gifts.paidAt, before(CARD_MS)));
}

/** The gift that a mailed link names; undefined for a link that is none of ours. */
export async function readGiftCard(giftId: string, key: string): Promise<GiftCard | undefined> {
	if (key !== keyOf(giftId)) return undefined;
	const [gift] = await db
		.select({
			paidAt: gifts.paidAt,
			refundedAt: gifts.refundedAt,
			recipient: gifts.recipient,
			message: gifts.message,
			codeHash: codes.codeHash,
			used: codes.used,
		})
		.from(gifts)
		.leftJoin(codes, eq(codes.id, gifts.codeId))
		.where(eq(gifts.id, giftId));
	if (!gift) return undefined;
	const { recipient, message } = gift;
	const state = !gift.paidAt ? "unpaid" : gift.used ? "redeemed" : gift.refundedAt ? "refunded" : "ready";
	const code = codeOf(giftId);
	return { state, code: state === "ready" && hashOf(code) === gift.codeHash ? writtenCode(code) : undefined, recipient, message };
}

function giftMail({ id, origin, recipient }: Gift, to: string): Mail {
	const text = `Thank you for your gift${recipient ? ` to ${recipient}` : ""}: ${GIFT.days} days of ${PRODUCT.name} Plus.

The code is
${writtenCode(codeOf(id))}

A card to print, with the code on it:
${origin}${cardPath(id)}

The code is entered at ${origin}/subscription
by a student who has an account; registering is free. It works once,
and its days are added to those the student has.

Questions? Write to ${env.SUPPORT_EMAIL}.
`;
	return { to, subject: `Your gift of ${PRODUCT.name} Plus`, text };
}
