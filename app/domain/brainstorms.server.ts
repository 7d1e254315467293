import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { brainstorms } from "../../drizzle/schema";
import {
	ACTIVITY_MAX,
	type ActivityVersion,
	BRAINSTORM_FAILED,
	type BrainstormedVersion,
	type BrainstormRequest,
	isBrainstormId,
	OPTION_MAX,
} from "../contract/activities";
import { db } from "../db.server";
import { AppError } from "../errors";
import { log } from "../log.server";
import { inventedFacts } from "./activity-facts.server";
import { formatByRule, withinLimits } from "./activity-formats.server";
import { type Asker, assistant, consult } from "./assistant.server";
import { workOnce } from "./paid-work.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId">;

export type Brainstorm = { id: string; activity: string; versions: BrainstormedVersion[] };
export type BrainstormSummary = Pick<Brainstorm, "id" | "activity">;

const ANSWER_SECONDS = 40;
const VERSIONS_MAX = 3;

const own = ({ userId }: Student, id: string) => and(eq(brainstorms.id, id), eq(brainstorms.userId, userId));
const notThere = () => new AppError("not_found", "This result is not there. It may have been deleted.");
const COLUMNS = { id: brainstorms.id, activity: brainstorms.activity, versions: brainstorms.versions };

/** The student's brainstorms, the latest first. */
export async function listBrainstorms({ userId }: Student): Promise<BrainstormSummary[]> {
	return db
		.select({ id: brainstorms.id, activity: brainstorms.activity })
		.from(brainstorms)
		.where(eq(brainstorms.userId, userId))
		.orderBy(desc(brainstorms.createdAt), desc(brainstorms.id));
}

/** One brainstorm of the student. Throws AppError not_found. */
export async function loadBrainstorm(student: Student, id: string): Promise<Brainstorm> {
	const [found] = isBrainstormId(id) ? await db.select(COLUMNS).from(brainstorms).where(own(student, id)) : [];
	if (!found) throw notThere();
	return found;
}

/** One option of a brainstorm of the student, counted from 1. Throws AppError not_found or invalid. */
export async function loadOption(student: Student, id: string, option: number): Promise<{ activity: string; version: ActivityVersion }> {
	const { activity, versions } = await loadBrainstorm(student, id);
	const version = versions[option - 1];
	if (!version) throw new AppError("invalid", "Choose one of the options.", { fields: { option: "Choose one of the options" } });
	return { activity, version };
}

/** Deletes one of the student's brainstorms; one that is not theirs or gone stays as it is. */
export async function deleteBrainstorm(student: Student, id: string): Promise<void> {
	await db.delete(brainstorms).where(own(student, id));
}

/**
 * Puts an activity into up to three formats within the limits of the Common App. Costs one use (design, section 3, “who may chat”): the
 * same text under the same key is formatted and counted once, and gives the same. A failure keeps and counts nothing.
 * Throws AppError no_uses_left, rate_limited, or unavailable.
 */
export async function brainstorm(asker: Asker, { activity, idempotencyKey }: BrainstormRequest): Promise<Brainstorm> {
	const { student } = asker;
	try {
		return await workOnce<BrainstormedVersion[], Brainstorm>(
			student,
			{ kind: "brainstorm", content: activity, idempotencyKey, seconds: ANSWER_SECONDS },
			{
				run: () => versionsOf(asker, activity),
				keep: async (within, versions, eventId) => {
					const [kept] = await within
						.insert(brainstorms)
						.values({ userId: student.userId, eventId, activity, versions })
						.returning(COLUMNS);
					if (!kept) throw notThere();
					return kept;
				},
				find: async (eventId) => {
					const [kept] = await db
						.select(COLUMNS)
						.from(brainstorms)
						.where(and(eq(brainstorms.userId, student.userId), eq(brainstorms.eventId, eventId)));
					if (!kept) throw notThere();
					return kept;
				},
			},
		);
	} catch (error) {
		if (error instanceof AppError) throw error;
		log.error({ err: error }, "no formats of an activity");
		throw new AppError("unavailable", BRAINSTORM_FAILED);
	}
}

/** Those of the model that say nothing the student did not tell; where none is left, those of the rules. */
async function versionsOf(asker: Asker, activity: string): Promise<BrainstormedVersion[]> {
	if (!assistant) return formatByRule(activity);
	const { versions } = await consult(
		asker,
		{ kind: "brainstorm", instructions: INSTRUCTIONS, material: activity, seconds: ANSWER_SECONDS },
		"activity_versions",
		modelVersions,
	);
	const usable = acceptable(versions, activity);
	return usable.length > 0 ? usable : formatByRule(activity);
}

/** A model may repeat what stood in for a name that it was not shown. */
const PLACEHOLDER = /\[(?:first name|last name|middle name|address|e-mail|phone|number)\]/i;

/** What of a model's versions may be shown for this activity: within the limits, with no number or name of its own, none twice. */
export function acceptable(versions: z.output<typeof modelVersions>["versions"], activity: string): BrainstormedVersion[] {
	const seen = new Set<string>();
	return versions
		.map(({ activityName, position, description }) =>
			withinLimits({ activityName: activityName.trim(), position: position?.trim(), description: description.trim() }),
		)
		.filter((version) => {
			const said = JSON.stringify(version).toLowerCase();
			const isNew = !seen.has(said);
			seen.add(said);
			return (
				isNew && version.activityName && version.description && !PLACEHOLDER.test(said) && inventedFacts(version, activity).length === 0
			);
		})
		.slice(0, VERSIONS_MAX)
		.map((version) => ({ ...version, format: "model" }));
}

const modelVersions = z.object({
	versions: z.array(
		z.object({
			activityName: z.string(),
			position: z.string().nullable(),
			description: z.string(),
		}),
	),
});

const INSTRUCTIONS = `You help a high school student put one activity into the activities list of a college application. The student describes it in up to ${ACTIVITY_MAX} characters. Give ${VERSIONS_MAX} versions that differ in what they put first: the role, the result, a list of actions. Fewer when the text tells too little; never pad.

Each version has:
- activityName: the organization or activity, at most ${OPTION_MAX.activityName} characters
- position: the student's role, at most ${OPTION_MAX.position} characters, or null when the text names none
- description: what the student did and what came of it, at most ${OPTION_MAX.description} characters, without “I” or “my”

Characters include spaces. Aim for a few less than the limits.
Use only facts in the text. Never add a number, name, place, award or claim; never round a number up. Use the student's own words where you can. Write capitals only at the beginning and in names as the student wrote them. Plain straight quotes, no line breaks, no markdown, no emoji.`;
