import { and, eq, notInArray, sql } from "drizzle-orm";
import { profiles } from "../../drizzle/schema";
import { applications } from "../../drizzle/school-schema";
import type { Answers } from "../contract/profile";
import { completeProfile, type ProfileUpdate } from "../contract/profile-schema";
import { type Database, db } from "../db.server";
import { AppError } from "../errors";
import type { Actor } from "./sessions.server";
import { countSubmitted } from "./submitted-colleges.server";

/** Answers as stored and how often they were saved; 0 before the first time. */
export type SavedProfile = { answers: Answers; version: number };

/** A save whose sender had read an older version. Carries both: what is saved, and what was sent. */
export class StaleProfile extends AppError {
	constructor(
		readonly saved: SavedProfile,
		readonly sent: Answers,
	) {
		super("conflict", "Your profile was saved somewhere else since you opened it here. Nothing is lost: both versions are below.", {
			data: { saved: profileReply(saved), sent },
		});
	}
}

/** The actor's saved answers (specification, section 3, profile sections). One query. */
export async function loadProfile(actor: Pick<Actor, "userId">): Promise<SavedProfile> {
	const [saved] = await db
		.select({ answers: profiles.answers, version: profiles.version })
		.from(profiles)
		.where(eq(profiles.userId, actor.userId));
	return saved ?? { answers: {}, version: 0 };
}

/** The actor's saved answers, which nobody changes before the transaction ends. One query. */
export async function lockProfile({ userId }: Pick<Actor, "userId">, within: Database): Promise<Answers> {
	const [saved] = await within.select({ answers: profiles.answers }).from(profiles).where(eq(profiles.userId, userId)).for("no key update");
	return saved?.answers ?? {};
}

/**
 * Saves sections of the actor's profile: those given replace the saved ones whole, the others stay.
 * Two saves at once never lose a section of either; one that names the `profileVersion` it was read at is refused when
 * that is no longer the latest. What is noted on colleges that leave the list goes with them. Gives what is saved now. Throws StaleProfile.
 */
export async function saveProfile(actor: Pick<Actor, "userId">, update: ProfileUpdate): Promise<SavedProfile> {
	const { statistics } = update.answers;
	const saved = statistics
		? await db.transaction(async (within) => {
				const merged = await mergeAnswers(actor, update, within);
				// A statement of its own: it sees what was noted while the save waited for the profile's row.
				if (merged) await forgetOtherColleges(actor, statistics.collegesAppliedTo ?? [], within);
				return merged;
			})
		: await mergeAnswers(actor, update, db);
	if (!saved) throw new StaleProfile(await loadProfile(actor), update.answers);
	return saved;
}

async function forgetOtherColleges({ userId }: Pick<Actor, "userId">, listed: string[], within: Database): Promise<void> {
	const gone = await within
		.delete(applications)
		.where(and(eq(applications.userId, userId), notInArray(applications.college, listed)))
		.returning({ status: applications.status });
	if (gone.some(({ status }) => status === "Submitted")) await countSubmitted(userId, within);
}

/** The save itself; undefined where it was refused. One query. */
async function mergeAnswers(
	actor: Pick<Actor, "userId">,
	{ answers, profileVersion }: ProfileUpdate,
	within: Database,
): Promise<SavedProfile | undefined> {
	const isEmpty = (value: unknown) => Object.keys(value ?? {}).length === 0;
	const emptied = Object.entries(answers).filter(([, value]) => isEmpty(value));
	const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => !isEmpty(value))) as Answers;
	const merged = {
		answers: emptied.reduce(
			(kept, [section]) => sql`(${kept} - ${section}::text)`,
			sql`(${profiles.answers} || ${JSON.stringify(given)}::jsonb)`,
		),
		version: sql`${profiles.version} + 1`,
		updatedAt: sql`now()`,
	};
	const result = { answers: profiles.answers, version: profiles.version };
	const [saved] = profileVersion
		? await within
				.update(profiles)
				.set(merged)
				.where(and(eq(profiles.userId, actor.userId), eq(profiles.version, profileVersion)))
				.returning(result)
		: await within
				.insert(profiles)
				.values({ userId: actor.userId, answers: given, version: 1 })
				.onConflictDoUpdate({ target: profiles.userId, set: merged, setWhere: profileVersion === 0 ? sql`false` : undefined })
				.returning(result);
	return saved;
}

const SAVES_MAX = 4;
const BUSY = "Your profile was being saved somewhere else at the same moment. Nothing was changed. Please try again.";

/**
 * Changes sections as they are saved now; when somebody else saves meanwhile, as they are saved then. `work` makes of the
 * saved answers the sections to save, or undefined where nothing is to change. Gives whether it saved. Throws AppError conflict.
 */
export async function changeProfile(actor: Pick<Actor, "userId">, work: (answers: Answers) => Answers | undefined): Promise<boolean> {
	for (let tried = 0; tried < SAVES_MAX; tried++) {
		const { answers, version } = await loadProfile(actor);
		const changed = work(answers);
		if (!changed) return false;
		try {
			await saveProfile(actor, { answers: changed, profileVersion: version });
			return true;
		} catch (error) {
			if (!(error instanceof StaleProfile)) throw error;
		}
	}
	throw new AppError("conflict", BUSY);
}

/** A saved profile as the API answers it: every section with its defaults, the paths without an answer, the version. */
export function profileReply({ answers, version }: SavedProfile) {
	const { profile, unanswered } = completeProfile(answers);
	return { ...profile, unanswered, profileVersion: version };
}
