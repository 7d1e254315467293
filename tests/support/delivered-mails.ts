import { drainBackground } from "~/background.server";
import { deliverMails } from "~/domain/outbox.server";
import { env } from "~/env.server";
import { writtenMails } from "./mail";

/** For tests of the domain, which run no server: lets what was begun end, sends what is due, and gives all mails written so far. */
export async function deliveredMails(how: { withHead?: boolean } = {}): Promise<string[]> {
	await drainBackground();
	await deliverMails();
	return writtenMails(env.DATA_DIR, how);
}
