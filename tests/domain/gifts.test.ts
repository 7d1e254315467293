import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db.server";
import { createCodes } from "~/domain/codes.server";
import { mailGifts } from "~/domain/gifts.server";
import { env } from "~/env.server";
import { codes, gifts } from "../../drizzle/billing-schema";
import { writtenMails } from "../support/mail";

test("mails that could not be sent are due again, each of them, and leave once", async () => {
	await createCodes({ plan: "plus", days: 90, uses: 1 }, 2);
	const made = await db.select({ id: codes.id }).from(codes).orderBy(asc(codes.id));
	await db.insert(gifts).values(
		made.map(({ id: codeId }, index) => ({
			buyerEmail: `buyer${index}@example.org`,
			recipient: `Maya ${index}`,
			origin: "http://127.0.0.1",
			paidAt: new Date(),
			codeId,
		})),
	);
	const sent = async () => (await db.select({ mailedAt: gifts.mailedAt }).from(gifts)).filter(({ mailedAt }) => mailedAt).length;

	const folder = path.join(env.DATA_DIR, "mail");
	writeFileSync(folder, "in the way of the mail folder");
	await mailGifts();
	expect(await sent()).toBe(0);

	rmSync(folder);
	await Promise.all([mailGifts(), mailGifts()]);
	expect(await sent()).toBe(2);
	const mails = writtenMails(env.DATA_DIR);
	expect(["Maya 0", "Maya 1"].map((name) => mails.filter((mail) => mail.includes(name)).length)).toEqual([1, 1]);
});
