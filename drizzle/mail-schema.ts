import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** `bounced`: the receiving side does not want it. `failing`: is tried again. `given-up`: was tried for two days. */
export const MAIL_STATES = ["queued", "sent", "failing", "bounced", "given-up"] as const;

/** Mails that wait to be sent, and for a while what came of them. The job queue names them by their ids alone. */
export const mails = pgTable(
	"mails",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** The account it is about; absent for who has none. */
		accountId: uuid("account_id").references(() => users.id, { onDelete: "cascade" }),
		/** Finds the mails to an address by who knows the address. */
		addressHash: text("address_hash").notNull(),
		/** Address, subject and text, encrypted; gone once nothing more is to be sent. */
		sealed: text("sealed"),
		state: text("state", { enum: MAIL_STATES }).notNull().default("queued"),
		/** Why the last try failed, in the mail server's words, without the address. */
		error: text("error"),
		attempts: integer("attempts").notNull().default(0),
		createdAt: moment("created_at").notNull().defaultNow(),
		sentAt: moment("sent_at"),
	},
	(table) => [
		index("mails_account").on(table.accountId, table.createdAt),
		index("mails_address").on(table.addressHash),
		index("mails_state").on(table.state, table.createdAt),
	],
);
