import type { ActivityVersion } from "../contract/activities";
import type { Answers } from "../contract/profile";
import { PROFILE } from "../contract/profile";
import { AppError } from "../errors";
import { typeOf } from "./activity-types.server";
import { loadOption } from "./brainstorms.server";
import { changeProfile, loadProfile } from "./profiles.server";
import type { Actor } from "./sessions.server";

type Student = Pick<Actor, "userId">;
export type OwnActivity = NonNullable<Answers["extracurricularActivities"]>[number];

const LIST_MAX = PROFILE.extracurricularActivities.max;

const FULL = `Your list of activities is full: it holds ${LIST_MAX}. Remove one in your profile first. Nothing was changed.`;
const CHANGED = "This activity was changed or removed since it was added, so it stays as it is. You can edit it in your profile.";

/** The student's activities as saved, in their order. */
export async function listActivities(student: Student): Promise<OwnActivity[]> {
	const { answers } = await loadProfile(student);
	return answers.extracurricularActivities ?? [];
}

const entryOf = ({ activityName, position, description }: ActivityVersion, activity: string): OwnActivity => {
	const activityType = typeOf(activity);
	return {
		...(activityType ? { activityType } : {}),
		organizationName: activityName,
		...(position ? { position } : {}),
		activityDescription: description,
	};
};

const alike = (one = "", other = "") => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether an activity is saved that says the same as this version. */
export const holds = (activities: readonly OwnActivity[], { activityName, position, description }: ActivityVersion): boolean =>
	activities.some(
		(saved) =>
			alike(saved.organizationName, activityName) && alike(saved.position, position) && alike(saved.activityDescription, description),
	);

/** Changes the list as it is saved at that moment; gives whether it did. Throws AppError conflict. */
const change = (student: Student, work: (activities: OwnActivity[]) => OwnActivity[] | undefined): Promise<boolean> =>
	changeProfile(student, (answers) => {
		const extracurricularActivities = work([...(answers.extracurricularActivities ?? [])]);
		return extracurricularActivities && { extracurricularActivities };
	});

/**
 * Adds an option of a brainstorm to the end of the student's activities (design, section 3); gives false when it is there already.
 * Throws AppError not_found, invalid, or conflict when the list is full.
 */
export async function addActivity(student: Student, brainstormId: string, option: number): Promise<boolean> {
	const { activity, version } = await loadOption(student, brainstormId, option);
	return change(student, (activities) => {
		if (holds(activities, version)) return undefined;
		if (activities.length >= LIST_MAX) throw new AppError("conflict", FULL);
		return [...activities, entryOf(version, activity)];
	});
}

/** Takes an added option out again where it is still as it was added. Throws AppError not_found, invalid, or conflict when it is not. */
export async function undoActivity(student: Student, brainstormId: string, option: number): Promise<void> {
	const { activity, version } = await loadOption(student, brainstormId, option);
	const added = entryOf(version, activity);
	const isAdded = (saved: OwnActivity) => {
		const answered = Object.entries(saved).filter(([, value]) => value !== undefined);
		return answered.length === Object.keys(added).length && answered.every(([key, value]) => value === added[key as keyof OwnActivity]);
	};
	await change(student, (activities) => {
		const at = activities.findLastIndex(isAdded);
		if (at === -1) throw new AppError("conflict", CHANGED);
		return activities.toSpliced(at, 1);
	});
}
