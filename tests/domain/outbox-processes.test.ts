import { expect, test } from "vitest";
import { db } from "~/db.server";
import { queueMails } from "~/domain/outbox.server";
import { env } from "~/env.server";
import { mails } from "../../drizzle/mail-schema";
import { startSmtp } from "../support/mail";
import { startServer } from "../support/process";

test("two servers on one Postgres send each of a hundred mails once", async () => {
	const smtp = await startSmtp();
	const settings = { DATABASE_URL: env.DATABASE_URL ?? "", DATA_DIR: env.DATA_DIR, SMTP_URL: smtp.url };
	const servers = await Promise.all([startServer(settings), startServer(settings)]);
	try {
		const addresses = Array.from({ length: 100 }, (_, at) => `reader${at}@example.org`);
		await queueMails(addresses.map((to) => ({ to, subject: "A word", text: "To all of you.\n" })));
		const states = async () => [...new Set((await db.select({ state: mails.state }).from(mails)).map(({ state }) => state))];
		await expect.poll(states, { timeout: 20_000 }).toEqual(["sent"]);
		expect(smtp.mails.map(({ to }) => to.join()).sort()).toEqual(addresses.sort());
	} finally {
		await Promise.all(servers.map((server) => server.stop()));
		await smtp.stop();
	}
});
