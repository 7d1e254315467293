import type { AuthStatus } from "../contract/api";
import { completeProfile } from "../contract/profile-schema";
import { loadProfile } from "./profiles.server";
import type { Actor } from "./sessions.server";

/** What GET /api/auth/status tells a signed-in person of themselves (design, section 4). One query. */
export async function authStatus(actor: Actor): Promise<AuthStatus> {
	const { answers, version } = await loadProfile(actor);
	const { profile, unanswered } = completeProfile(answers);
	const studentPlanExpires = actor.studentPlanExpires?.toISOString() ?? null;
	return {
		loggedIn: true,
		role: actor.role,
		user: {
			userInformation: { email: actor.email, adminPlanExpires: actor.adminPlanExpires?.toISOString() ?? null, studentPlanExpires },
			hasPassword: actor.hasPassword,
			accessInformation: { studentPlanExpires, trialUses: actor.trialUses },
			...profile,
			unanswered,
		},
		profileVersion: version,
	};
}
