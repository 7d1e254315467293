import type { AuthStatus } from "../app/contract/api";
import { type Answers, PROFILE, type Section } from "../app/contract/profile";
import type { Facts } from "./engine/types";

type SignedIn = Extract<AuthStatus, { loggedIn: true }>;

/**
 * The student's answers out of the status reply (design, section 3: the reply holds defaults, and names them).
 * Takes the signed-in reply; gives the e-mail and only what was answered, so that no default is ever typed.
 */
export function factsOf({ user }: SignedIn): Facts {
	const sections = Object.keys(PROFILE) as Section[];
	const answers = structuredClone(Object.fromEntries(sections.map((section) => [section, user[section]])));
	for (const path of user.unanswered) {
		const keys = path.split(/[.[\]]+/).filter(Boolean);
		const last = keys.pop() as string;
		const holder = keys.reduce<Record<string, unknown> | undefined>(
			(node, key) => node?.[key] as Record<string, unknown> | undefined,
			answers,
		);
		if (holder) delete holder[last];
	}
	return { email: user.userInformation.email, answers: answers as Answers };
}

/** Whether only identity, contact and address may be filled: no plan that runs, and no trial use left (design, section 3). */
export function isBasicOnly({ user }: SignedIn, now: Date): boolean {
	const { studentPlanExpires, trialUses } = user.accessInformation;
	return trialUses <= 0 && !(studentPlanExpires && new Date(studentPlanExpires) > now);
}
