import type { AuthStatus } from "../contract/api";
import { completeProfile } from "../contract/profile-schema";
import { activePlan } from "./plans.server";
import { loadProfile } from "./profiles.server";
import type { Actor } from "./sessions.server";

/** What GET /api/auth/status tells a signed-in person of themselves (design, section 4). One query. */
export async function authStatus(actor: Actor): Promise<AuthStatus> {
	const { answers, version } = await loadProfile(actor);
	const { profile, unanswered } = completeProfile(answers);
	const isStudent = actor.role === "Student";
	const studentPlanExpires = (activePlan(actor)?.expires ?? actor.studentPlanExpires)?.toISOString() ?? null;
	const adminPlanExpires = actor.schoolPlanExpires?.toISOString() ?? null;
	return {
		loggedIn: true,
		role: actor.role,
		user: {
			userInformation: {
				email: actor.email,
				adminPlanExpires: isStudent ? null : adminPlanExpires,
				studentPlanExpires: isStudent ? studentPlanExpires : null,
			},
			hasPassword: actor.hasPassword,
			accessInformation: { studentPlanExpires: isStudent ? studentPlanExpires : null, trialUses: actor.trialUses },
			...profile,
			unanswered,
		},
		profileVersion: version,
	};
}
