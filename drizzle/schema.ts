import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { BrainstormedVersion } from "../app/contract/activities";
import type { Feedback } from "../app/contract/essays";
import type { Answers } from "../app/contract/profile";

/** What costs a use (design, section 3, “who may chat”). */
export const USE_KINDS = ["fill", "chat", "review", "brainstorm"] as const;

/** The plans that cost something (specification, section 9). */
export const PAID_PLANS = ["plus", "pro"] as const;

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const schools = pgTable("schools", {
	id: uuid("id").primaryKey().defaultRandom(),
	name: text("name").notNull(),
	plannedStudents: integer("planned_students").notNull(),
	/** What the school's plan gives until `planExpires`; without one there are as many seats as students were planned. */
	seats: integer("seats"),
	planExpires: moment("plan_expires"),
	createdAt: moment("created_at").notNull().defaultNow(),
});

export const users = pgTable(
	"users",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** In lower case: two spellings of one address are one account. */
		email: text("email").notNull(),
		/** Absent for accounts that sign in through an identity provider only. */
		passwordHash: text("password_hash"),
		role: text("role", { enum: ["Student", "Admin"] }).notNull(),
		/** Where a member of staff works; students belong to a school by `memberships`. */
		schoolId: uuid("school_id").references(() => schools.id),
		/** Staff only: what colleagues and students are told. */
		name: text("name"),
		referral: text("referral"),
		trialUses: integer("trial_uses").notNull().default(0),
		/** How many counted uses of each kind there are in `usage_events`. */
		fills: integer("fills").notNull().default(0),
		chats: integer("chats").notNull().default(0),
		reviews: integer("reviews").notNull().default(0),
		brainstorms: integer("brainstorms").notNull().default(0),
		/** Counts until `studentPlanExpires`. */
		studentPlan: text("student_plan", { enum: PAID_PLANS }),
		studentPlanExpires: moment("student_plan_expires"),
		/** Who pays, as the payment provider knows them. */
		stripeCustomerId: text("stripe_customer_id"),
		/** What a friend enters when registering: forty bits. */
		referralCode: text("referral_code").notNull().default(sql`upper(left(md5(gen_random_uuid()::text), 10))`),
		/** Encrypted. Asked for at sign-in once `totpConfirmedAt` is set. */
		totpSecret: text("totp_secret"),
		totpConfirmedAt: moment("totp_confirmed_at"),
		/** The 30-second step of the last code that was taken: none is taken twice. */
		totpStep: integer("totp_step"),
		/** When they were last here, to the hour; for retention. */
		lastActiveAt: moment("last_active_at").notNull().defaultNow(),
		/** How many of the two mails before deletion were sent since then, and when the last. */
		retentionWarnings: integer("retention_warnings").notNull().default(0),
		retentionWarnedAt: moment("retention_warned_at"),
		termsAcceptedAt: moment("terms_accepted_at").notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex("users_email").on(table.email),
		uniqueIndex("users_referral_code").on(table.referralCode),
		index("users_last_active").on(table.lastActiveAt),
		index("users_school").on(table.schoolId),
		check("users_trial_uses", sql`${table.trialUses} >= 0`),
	],
);

export const identities = pgTable(
	"identities",
	{
		provider: text("provider", { enum: ["google"] }).notNull(),
		/** The provider's own id of the person; e-mail addresses move between people, this does not. */
		subject: text("subject").notNull(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.provider, table.subject] }), index("identities_user").on(table.userId)],
);

export const sessions = pgTable(
	"sessions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		tokenHash: text("token_hash").notNull(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Browser and system as words for the list of sessions. */
		device: text("device").notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
		lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [uniqueIndex("sessions_token_hash").on(table.tokenHash), index("sessions_user").on(table.userId)],
);

export const passwordResets = pgTable(
	"password_resets",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [index("password_resets_user").on(table.userId)],
);

export const profiles = pgTable("profiles", {
	userId: uuid("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	answers: jsonb("answers").$type<Answers>().notNull(),
	/** Taken out of the answers, because to unpack those of a whole class costs thirty times as much. */
	colleges: jsonb("colleges")
		.$type<string[]>()
		.notNull()
		.generatedAlwaysAs(sql`coalesce(answers #> '{statistics,collegesAppliedTo}', '[]')`),
	/** How many of them are noted as submitted (`countSubmitted`), for the same reason. */
	submitted: integer("submitted").notNull().default(0),
	version: integer("version").notNull(),
	updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const usageEvents = pgTable(
	"usage_events",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Chosen by the client, so that what is sent again counts once. */
		eventId: text("event_id").notNull(),
		kind: text("kind", { enum: USE_KINDS }).notNull(),
		/** What the extension reports of a fill; other kinds have none of it. */
		site: text("site"),
		filled: integer("filled"),
		missed: integer("missed"),
		kept: integer("kept"),
		tookTrialUse: boolean("took_trial_use").notNull(),
		/** Until when the use is held for work that is under way; absent once it is counted. */
		reservedUntil: moment("reserved_until"),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.kind, table.eventId] }),
		index("usage_events_reserved").on(table.reservedUntil).where(sql`${table.reservedUntil} is not null`),
	],
);

export const conversations = pgTable(
	"conversations",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		title: text("title").notNull(),
		/** Whether the student lets the model read their saved profile in this conversation. */
		sharesProfile: boolean("shares_profile").notNull().default(false),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [index("conversations_user").on(table.userId, table.updatedAt)],
);

/** A question with its reply: neither is kept without the other. */
export const exchanges = pgTable(
	"exchanges",
	{
		id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
		conversationId: uuid("conversation_id")
			.notNull()
			.references(() => conversations.id, { onDelete: "cascade" }),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The use it was counted as. */
		eventId: text("event_id").notNull(),
		question: text("question").notNull(),
		reply: text("reply").notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [index("exchanges_conversation").on(table.conversationId), uniqueIndex("exchanges_event").on(table.userId, table.eventId)],
);

export const essays = pgTable(
	"essays",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		title: text("title").notNull(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [index("essays_user").on(table.userId, table.updatedAt)],
);

/** One draft of an essay with the feedback on it: the versions of an essay are its reviews. */
export const reviews = pgTable(
	"reviews",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		essayId: uuid("essay_id")
			.notNull()
			.references(() => essays.id, { onDelete: "cascade" }),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The use it was counted as. */
		eventId: text("event_id").notNull(),
		draft: text("draft").notNull(),
		major: text("major"),
		feedback: jsonb("feedback").$type<Feedback[]>().notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [index("reviews_essay").on(table.essayId, table.createdAt), uniqueIndex("reviews_event").on(table.userId, table.eventId)],
);

export const brainstorms = pgTable(
	"brainstorms",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The use it was counted as. */
		eventId: text("event_id").notNull(),
		activity: text("activity").notNull(),
		versions: jsonb("versions").$type<BrainstormedVersion[]>().notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("brainstorms_user").on(table.userId, table.createdAt),
		uniqueIndex("brainstorms_event").on(table.userId, table.eventId),
	],
);

/** What a model was sent on a student's behalf and what it replied: some programmes ask applicants to report it. */
export const modelRecords = pgTable(
	"model_records",
	{
		id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text("kind", { enum: USE_KINDS }).notNull(),
		provider: text("provider").notNull(),
		model: text("model").notNull(),
		/** The instructions of the product, then what of the student went with them. */
		instructions: text("instructions").notNull(),
		asked: text("asked").notNull(),
		reply: text("reply").notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [index("model_records_user").on(table.userId, table.createdAt)],
);

/** A change of e-mail address under way: it happens once both addresses said yes. */
export const emailChanges = pgTable("email_changes", {
	userId: uuid("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	newEmail: text("new_email").notNull(),
	oldTokenHash: text("old_token_hash").notNull().unique(),
	newTokenHash: text("new_token_hash").notNull().unique(),
	oldConfirmedAt: moment("old_confirmed_at"),
	newConfirmedAt: moment("new_confirmed_at"),
	expiresAt: moment("expires_at").notNull(),
});

/** A sign-in whose password was right and whose second step is still to come. */
export const signInChallenges = pgTable(
	"sign_in_challenges",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The password that was checked, as stored then; a change in between voids the challenge. */
		passwordHash: text("password_hash"),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [index("sign_in_challenges_user").on(table.userId)],
);

/** Codes that stand in for the second step once each, when the device that makes them is lost. */
export const recoveryCodes = pgTable(
	"recovery_codes",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		codeHash: text("code_hash").notNull(),
		usedAt: moment("used_at"),
	},
	(table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Who took what out of a student's data, or put it in, besides the student's own pages. */
export const ACCESS_ACTIONS = ["export-json", "export-csv", "export-pdf", "export-ics", "import", "staff-read"] as const;

export const accessLog = pgTable(
	"access_log",
	{
		id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		action: text("action", { enum: ACCESS_ACTIONS }).notNull(),
		/** Who did it in words that outlive their account; absent for the student. */
		reader: text("reader"),
		/** The device or the part that was read. */
		detail: text("detail"),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [index("access_log_user").on(table.userId, table.createdAt)],
);

export const rateLimits = pgTable("rate_limits", {
	key: text("key").primaryKey(),
	points: integer("points").notNull(),
	expire: moment("expire"),
});
