import { z } from "zod";
import { email } from "./account";
import { storable } from "./characters";
import { redemption } from "./codes";

const line = (max: number) =>
	z
		.string("Must be text")
		.trim()
		.max(max, `Use at most ${max} characters`)
		.refine(storable, "Holds characters that cannot be stored")
		.optional();

/** Specification, section 7: user-checkout-cart. Who buys is who is signed in, whatever `email` says. */
export const checkoutRequest = z.object({
	email: line(254),
	item: z.string("Choose a plan").min(1, "Choose a plan").max(255, "This plan cannot be bought here."),
});

/** Whom a student asks to confirm by mail. */
export const parentRequest = z.object({ parentEmail: email });

/** What the subscription page posts: `intent` tells which of its buttons was pressed; a code alone is redeemed. */
export const subscriptionForm = z.preprocess(
	(input) => ({ intent: "redeem-code", ...(input as object) }),
	z.discriminatedUnion("intent", [
		redemption.extend({ intent: z.literal("redeem-code") }),
		checkoutRequest.extend({ intent: z.literal("choose-plan") }),
		z.object({ intent: z.literal("cancel-subscription") }),
		z.object({ intent: z.literal("resume-subscription") }),
		z.object({ intent: z.literal("open-receipts") }),
		parentRequest.extend({ intent: z.literal("ask-parent") }),
	]),
);

/** What somebody without an account can buy for a student. */
export const GIFT = { plan: "plus", days: 90 } as const;

/** The form for a gift: the buyer's address, and what the card says. */
export const giftOrder = z.object({ email, recipient: line(80), message: line(400) });
export type GiftOrder = z.infer<typeof giftOrder>;

/** A parent's answer to that mail. */
export const parentAnswer = z.object({ token: z.string().max(200) });

/** An amount in the smallest unit of its currency, written for people: 900 usd as “$9.00”. */
export function writtenAmount(amount: number, currency: string): string {
	const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
	return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Trial uses that a student and a friend who registers with their code get, each; and for how many friends. */
export const REFERRAL_USES = 5;
export const REFERRALS_MAX = 20;
