import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { PAID_PLANS, schools, users } from "./schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a code opens: a student's plan, or seats for a school. */
export const CODE_PLANS = [...PAID_PLANS, "school"] as const;

/** Codes that open a plan. The code itself is not kept. */
export const codes = pgTable(
	"codes",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		codeHash: text("code_hash").notNull(),
		/** Its last four characters, by which a list of codes can be read. */
		ending: text("ending").notNull(),
		plan: text("plan", { enum: CODE_PLANS }).notNull(),
		days: integer("days").notNull(),
		/** For schools: how many students. */
		seats: integer("seats"),
		/** How many students, or schools, may redeem it, and how many have. */
		usesMax: integer("uses_max").notNull(),
		used: integer("used").notNull().default(0),
		expiresAt: moment("expires_at"),
		revokedAt: moment("revoked_at"),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [uniqueIndex("codes_code_hash").on(table.codeHash), check("codes_used", sql`${table.used} <= ${table.usesMax}`)],
);

/** Which student redeemed which code: nobody redeems one twice. */
export const redemptions = pgTable(
	"redemptions",
	{
		codeId: uuid("code_id")
			.notNull()
			.references(() => codes.id),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		redeemedAt: moment("redeemed_at").notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.codeId, table.userId] }), index("redemptions_user").on(table.userId)],
);

/** The same for schools. */
export const schoolRedemptions = pgTable(
	"school_redemptions",
	{
		codeId: uuid("code_id")
			.notNull()
			.references(() => codes.id),
		schoolId: uuid("school_id")
			.notNull()
			.references(() => schools.id, { onDelete: "cascade" }),
		redeemedAt: moment("redeemed_at").notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.codeId, table.schoolId] })],
);

/** A friend who registered with a student's code: both got trial uses for it. */
export const referrals = pgTable(
	"referrals",
	{
		referredId: uuid("referred_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		referrerId: uuid("referrer_id").references(() => users.id, { onDelete: "set null" }),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [index("referrals_referrer").on(table.referrerId)],
);

/** What was begun at the payment provider, before it is known whether it gets paid. */
export const checkouts = pgTable(
	"checkouts",
	{
		/** The provider's id. */
		id: text("id").primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		plan: text("plan", { enum: PAID_PLANS }).notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [index("checkouts_user").on(table.userId)],
);

/** Subscriptions as the payment provider last told of them. One without a student is to be cancelled there. */
export const subscriptions = pgTable(
	"subscriptions",
	{
		/** The provider's ids. */
		id: text("id").primaryKey(),
		customerId: text("customer_id"),
		userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
		plan: text("plan", { enum: PAID_PLANS }).notNull(),
		status: text("status").notNull(),
		/** Until when it opens the plan. */
		paidUntil: moment("paid_until").notNull(),
		endsAtPeriodEnd: boolean("ends_at_period_end").notNull().default(false),
		/** How often the state was written: what was read before another write is read again. */
		version: integer("version").notNull().default(1),
		/** When the provider confirmed the end of one whose student is gone. */
		closedAt: moment("closed_at"),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("subscriptions_user").on(table.userId),
		index("subscriptions_left").on(table.createdAt).where(sql`${table.userId} is null and ${table.closedAt} is null`),
	],
);

/** Payments that came in. The law asks to keep them: once the subscription's student is deleted they are nobody's. */
export const payments = pgTable(
	"payments",
	{
		/** The provider's id of the invoice, or of the payment where there is no invoice. */
		id: text("id").primaryKey(),
		/** Absent for gifts. */
		subscriptionId: text("subscription_id"),
		/** In the smallest unit of the currency. */
		amount: integer("amount").notNull(),
		currency: text("currency").notNull(),
		paidAt: moment("paid_at").notNull(),
	},
	(table) => [index("payments_subscription").on(table.subscriptionId, table.paidAt)],
);

/** Ids of the provider's events that took effect: none does twice. */
export const paymentEvents = pgTable("payment_events", {
	id: text("id").primaryKey(),
	type: text("type").notNull(),
	createdAt: moment("created_at").notNull().defaultNow(),
});

/** A gift that somebody without an account buys. Its code can be made again from its id, and is kept as a hash in `codes` only. */
export const gifts = pgTable(
	"gifts",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** Forgotten, like the card's words, once the gift is over. */
		buyerEmail: text("buyer_email"),
		/** What the card says. */
		recipient: text("recipient"),
		message: text("message"),
		/** Where the site was reached; the mail's links lead there. */
		origin: text("origin").notNull(),
		/** The provider's id of the payment. */
		paymentId: text("payment_id"),
		paidAt: moment("paid_at"),
		refundedAt: moment("refunded_at"),
		codeId: uuid("code_id").references(() => codes.id),
		/** When the code went out by mail; what is paid and not sent is sent again. */
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [uniqueIndex("gifts_payment").on(table.paymentId), index("gifts_created").on(table.createdAt)],
);

/** A parent's word that a student under 18 may buy. */
export const parentConfirmations = pgTable("parent_confirmations", {
	userId: uuid("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	parentEmail: text("parent_email").notNull(),
	tokenHash: text("token_hash").notNull().unique(),
	expiresAt: moment("expires_at").notNull(),
	confirmedAt: moment("confirmed_at"),
});
