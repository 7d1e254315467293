import { and, eq, sql } from "drizzle-orm";
import { profiles } from "../../drizzle/schema";
import type { Answers } from "../contract/profile";
import { completeProfile, type ProfileUpdate } from "../contract/profile-schema";
import { db } from "../db.server";
import { AppError } from "../errors";
import type { Actor } from "./sessions.server";

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

/**
 * Saves sections of the actor's profile: those given replace the saved ones whole, the others stay.
 * Two saves at once never lose a section of either; one that names the `profileVersion` it was read at is refused when
 * that is no longer the latest. Gives what is saved now. Throws StaleProfile.
 */
export async function saveProfile(actor: Pick<Actor, "userId">, { answers, profileVersion }: ProfileUpdate): Promise<SavedProfile> {
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
		? await db
				.update(profiles)
				.set(merged)
				.where(and(eq(profiles.userId, actor.userId), eq(profiles.version, profileVersion)))
				.returning(result)
		: await db
				.insert(profiles)
				.values({ userId: actor.userId, answers: given, version: 1 })
				.onConflictDoUpdate({ target: profiles.userId, set: merged, setWhere: profileVersion === 0 ? sql`false` : undefined })
				.returning(result);
	if (!saved) throw new StaleProfile(await loadProfile(actor), answers);
	return saved;
}

/** A saved profile as the API answers it: every section with its defaults, the paths without an answer, the version. */
export function profileReply({ answers, version }: SavedProfile) {
	const { profile, unanswered } = completeProfile(answers);
	return { ...profile, unanswered, profileVersion: version };
}
