import { z } from "zod";
import { storable } from "./characters";
import { listedText } from "./profile-schema";
import { UNSTORABLE } from "./writing";

/** How far an application is; the specification's sample shows the last two (section 3, student). */
export const APPLICATION_STATUSES = ["Not Started", "In Progress", "Submitted"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What a student notes on a college. */
export type ApplicationNotes = {
	status: ApplicationStatus;
	/** A plain day, YYYY-MM-DD. */
	deadline?: string;
	essayLink?: string;
};

/** One college of the student's list, with what they noted on it. */
export type Application = ApplicationNotes & {
	college: string;
	/** When they last noted something; absent where they did not. */
	notedAt?: Date;
};

/** Between which days a deadline can be. */
export const DEADLINES = { first: "2000-01-01", last: "2099-12-31" };

const isWebAddress = (value: string) => /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);

export const applicationNotes = z.object({
	status: z.enum(APPLICATION_STATUSES, "Choose a status"),
	deadline: z.iso
		.date("Enter a day as 2027-01-31")
		.refine((day) => day >= DEADLINES.first && day <= DEADLINES.last, "Enter a day from 2000 to 2099")
		.optional(),
	essayLink: z
		.string("Must be text")
		.trim()
		.max(500, "Use at most 500 characters")
		.refine(isWebAddress, "Enter a web address such as https://docs.example.org/essay")
		.refine(storable, UNSTORABLE)
		.optional(),
});

const NAMELESS = "Enter the name of a college";
const NOT_CHOSEN = "Choose one of your colleges";
/** Longer than any name in the list: forms send a line break as two characters. */
const chosen = z.string(NOT_CHOSEN).max(1000, NOT_CHOSEN);

/** Adds a college to the student's list. */
export const collegeAddition = z.object({
	intent: z.literal("add-college"),
	college: z.string(NAMELESS).trim().min(1, NAMELESS).pipe(listedText),
});

/** Replaces what is noted on one. */
export const collegeNotes = applicationNotes.extend({ intent: z.literal("note-college"), college: chosen });

/** What the forms for the student's colleges post: `intent` tells which button was pressed. */
export const collegesForm = z.discriminatedUnion(
	"intent",
	[
		collegeAddition,
		collegeNotes,
		z.object({ intent: z.literal("remove-college"), college: chosen }),
		z.object({ intent: z.literal("put-back-college"), removed: z.string(NOT_CHOSEN).max(10_000, NOT_CHOSEN) }),
	],
	"Choose what to do with your colleges",
);
