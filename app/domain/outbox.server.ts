import { inBackground } from "../background.server";
import type { Database } from "../db.server";
import { type Mail, sendMail } from "../integrations/mail.server";

/** Sends mails after the answer. */
export async function queueMails(mails: Mail[], _within?: Database): Promise<string[]> {
	inBackground("mails", async () => {
		for (const mail of mails) await sendMail(mail);
	});
	return [];
}
