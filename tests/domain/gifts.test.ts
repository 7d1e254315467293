import { expect, test } from "vitest";
import { db } from "~/db.server";
import { giftBought, giftRefunded } from "~/domain/gifts.server";
import { gifts } from "../../drizzle/billing-schema";
import { deliveredMails } from "../support/delivered-mails";

let next = 0;

async function order(recipient: string): Promise<string> {
	const values = { buyerEmail: `buyer${++next}@example.org`, recipient, origin: "http://127.0.0.1" };
	const [gift] = await db.insert(gifts).values(values).returning({ id: gifts.id });
	return gift?.id ?? "";
}

const event = (giftId: string) => ({ id: `evt_${++next}`, type: "test", sentAt: new Date(), giftId, paymentId: `pi_${giftId}` });
const buy = (giftId: string) => giftBought({ ...event(giftId), kind: "gift-bought", amount: 2700, currency: "usd" });
const mailsTo = async (recipient: string) => (await deliveredMails()).filter((text) => text.includes(recipient));

test("each gift's mail leaves once, however often and however many at a time its payment is told", async () => {
	const [first, second] = [await order("Maya One"), await order("Maya Two")];
	await Promise.all([buy(first), buy(first), buy(second)]);
	await buy(first);
	expect([await mailsTo("Maya One"), await mailsTo("Maya Two")]).toEqual([[expect.any(String)], [expect.any(String)]]);
});

test("a gift that was paid back before its payment was told sends none", async () => {
	const gift = await order("Maya Three");
	await giftRefunded({ ...event(gift), kind: "refunded" });
	await buy(gift);
	expect(await mailsTo("Maya Three")).toEqual([]);
});
