import { z } from "zod";
import { storable } from "./characters";
import { idempotencyKey } from "./writing";

/** One way to put an activity into an application (specification, section 3, brainstorm result). */
export type ActivityVersion = { activityName: string; position?: string; description: string };

/** How a version came about: by one of the rules, or from a model. */
export const FORMATS = ["in-order", "results-first", "list", "model"] as const;
/** A version as it is kept. */
export type BrainstormedVersion = ActivityVersion & { format: (typeof FORMATS)[number] };

/** What a student tells of an activity, part by part; `context` says what the organization is. */
export type ActivityParts = { position: string; organization: string; context: string; description: string };

/** A box of an application form: what it is called there, and how many characters it takes. */
export type PortalField = { takes: keyof ActivityParts; label: string; max: number };
/** `entries` is how many activities the form takes. */
export type Portal = { id: string; name: string; entries: number; fields: readonly PortalField[] };

/** The limits of application forms (field reference, sections 1.5, 2 and 12). Those that are doubtful there are left out. */
export const PORTALS = [
	{
		id: "common-app",
		name: "Common App",
		entries: 10,
		fields: [
			{ takes: "position", label: "Position/Leadership description", max: 50 },
			{ takes: "organization", label: "Organization Name", max: 100 },
			{ takes: "description", label: "Please describe this activity", max: 150 },
		],
	},
	{
		id: "uc",
		name: "UC application",
		entries: 20,
		fields: [
			{ takes: "organization", label: "Name of the activity, organization or job", max: 60 },
			{ takes: "context", label: "Describe the organization (volunteering and work only)", max: 250 },
			{ takes: "description", label: "What did you do?", max: 350 },
		],
	},
] as const satisfies readonly Portal[];

const [COMMON_APP] = PORTALS;
/** What an option of the brainstormer may hold, by its part (specification, section 9; Common App). */
export const OPTION_MAX = {
	position: COMMON_APP.fields[0].max,
	activityName: COMMON_APP.fields[1].max,
	description: COMMON_APP.fields[2].max,
} as const satisfies Record<keyof ActivityVersion, number>;

export const ACTIVITY_MAX = 4000;
/** Specification, section 8. */
export const BRAINSTORM_FAILED = "Failed to format activity";

const REQUIRED = "A description is required";

/** Forms send a line break as two characters, where the box that counts them counts one; a form's blank text arrives as none. */
const told = (max: number) =>
	z
		.string(REQUIRED)
		.transform((text): string | undefined => text.replaceAll("\r\n", "\n").trim())
		.pipe(
			z
				.string()
				.max(max, `Use at most ${max.toLocaleString("en")} characters`)
				.refine(storable, "Holds characters that cannot be stored")
				.default(""),
		);

const activity = told(ACTIVITY_MAX).refine((text) => text !== "", REQUIRED);

/** One activity in the student's words (specification, section 7, POST /api/ai/brainstorm). */
export const brainstormRequest = z.strictObject({ activity, idempotencyKey });

const brainstormId = z.uuid("Choose a result");
/** Whether an address names a brainstorm at all. */
export const isBrainstormId = (text: string) => brainstormId.safeParse(text).success;

/** Counted from 1, as the cards are. */
const option = z.coerce.number("Choose one of the options").int("Choose one of the options").min(1, "Choose one of the options");

/** What the brainstormer's page posts: `intent` tells which of its buttons was pressed. */
export const brainstormForm = z.preprocess(
	(input) => ({ intent: "brainstorm", ...(input as object) }),
	z.discriminatedUnion("intent", [
		z.object({ intent: z.literal("brainstorm"), activity, idempotencyKey }),
		z.object({ intent: z.literal("add"), brainstormId, option }),
		z.object({ intent: z.literal("undo"), brainstormId, option }),
		z.object({ intent: z.literal("delete"), brainstormId }),
	]),
);

const LIMIT_MIN = 20;
const LIMIT_MAX = 2000;
export const OTHER_LIMIT = { min: LIMIT_MIN, max: LIMIT_MAX } as const;

const part = told(ACTIVITY_MAX).default("");
const LIMIT_ASKED = `Enter a number from ${LIMIT_MIN} to ${LIMIT_MAX}`;

/** What the fitter's page posts: an activity part by part, and how long its description may be on a form that is not listed. */
export const fitForm = z.object({
	position: part,
	organization: part,
	context: part,
	description: activity,
	limit: z.coerce.number(LIMIT_ASKED).int(LIMIT_ASKED).min(LIMIT_MIN, LIMIT_ASKED).max(LIMIT_MAX, LIMIT_ASKED).optional(),
});

export type BrainstormRequest = z.output<typeof brainstormRequest>;
export type FitInput = z.output<typeof fitForm>;
