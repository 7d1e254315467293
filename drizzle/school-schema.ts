import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { APPLICATION_STATUSES } from "../app/contract/applications";
import type { Roster, RosterOutcome } from "../app/contract/roster";
import { mails } from "./mail-schema";
import { schools, users } from "./schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Students who accepted a school's invitation: nobody belongs to two schools. */
export const memberships = pgTable(
	"memberships",
	{
		userId: uuid("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		schoolId: uuid("school_id")
			.notNull()
			.references(() => schools.id, { onDelete: "cascade" }),
		/** The name as the student gave it to the school when joining. */
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull(),
		/** The same as it is searched and sorted by (`nameKey`). */
		firstKey: text("first_key").notNull(),
		lastKey: text("last_key").notNull(),
		joinedAt: moment("joined_at").notNull().defaultNow(),
	},
	(table) => [index("memberships_school").on(table.schoolId)],
);

/** Who may join a school. The link's secret can be made again from `id` and `issue`, and is kept as a hash only. */
export const invitations = pgTable(
	"invitations",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		schoolId: uuid("school_id")
			.notNull()
			.references(() => schools.id, { onDelete: "cascade" }),
		role: text("role", { enum: ["Student", "Admin"] }).notNull(),
		/** In lower case. */
		email: text("email").notNull(),
		firstName: text("first_name"),
		lastName: text("last_name"),
		/** How often a link was issued: a newer one ends the older. */
		issue: integer("issue").notNull().default(1),
		tokenHash: text("token_hash").notNull().unique(),
		invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
		createdAt: moment("created_at").notNull().defaultNow(),
		issuedAt: moment("issued_at").notNull().defaultNow(),
		expiresAt: moment("expires_at").notNull(),
		/** The mail that carries the link. */
		mailId: uuid("mail_id").references(() => mails.id, { onDelete: "set null" }),
		revokedAt: moment("revoked_at"),
		acceptedAt: moment("accepted_at"),
		acceptedBy: uuid("accepted_by").references(() => users.id, { onDelete: "cascade" }),
	},
	(table) => [
		uniqueIndex("invitations_open").on(table.schoolId, table.email).where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
		index("invitations_school").on(table.schoolId, table.issuedAt),
		index("invitations_accepted_by").on(table.acceptedBy),
		index("invitations_mail").on(table.mailId),
	],
);

/** A spreadsheet as it was read, until it is imported and its slips are printed. */
export const rosterUploads = pgTable(
	"roster_uploads",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		schoolId: uuid("school_id")
			.notNull()
			.references(() => schools.id, { onDelete: "cascade" }),
		fileName: text("file_name").notNull(),
		roster: jsonb("roster").$type<Roster>().notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
		importedAt: moment("imported_at"),
		/** Set with it. */
		outcome: jsonb("outcome").$type<RosterOutcome>(),
	},
	(table) => [index("roster_uploads_school").on(table.schoolId, table.createdAt)],
);

/** What a student notes on a college of their list (`statistics.collegesAppliedTo`). */
export const applications = pgTable(
	"applications",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** As the profile names it. */
		college: text("college").notNull(),
		status: text("status", { enum: APPLICATION_STATUSES }).notNull(),
		deadline: date("deadline", { mode: "string" }),
		essayLink: text("essay_link"),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.college] }),
		index("applications_open").on(table.deadline, table.userId).where(sql`${table.status} <> 'Submitted'`),
	],
);
