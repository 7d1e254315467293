import { z } from "zod";
import { storable } from "./characters";

/** How far an application is; the specification's sample shows the last two (section 3, student). */
export const APPLICATION_STATUSES = ["Not Started", "In Progress", "Submitted"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** One college of the student's list, with what they noted on it. */
export type Application = {
	college: string;
	status: ApplicationStatus;
	/** YYYY-MM-DD. */
	deadline?: string;
	essayLink?: string;
};

const isWebAddress = (value: string) => /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);

/** An empty box counts as no answer. */
const optional = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const applicationNotes = z.object({
	status: z.enum(APPLICATION_STATUSES, "Choose a status"),
	deadline: optional(z.iso.date("Enter a day as 2027-01-31")),
	essayLink: optional(
		z
			.string("Must be text")
			.trim()
			.max(500, "Use at most 500 characters")
			.refine(isWebAddress, "Enter a web address such as https://docs.example.org/essay")
			.refine(storable, "Holds characters that cannot be stored"),
	),
});
