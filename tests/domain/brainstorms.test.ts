import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "~/db.server";
import { formatByRule } from "~/domain/activity-formats.server";
import { brainstorm, deleteBrainstorm, listBrainstorms, loadBrainstorm } from "~/domain/brainstorms.server";
import { addActivity, listActivities, undoActivity } from "~/domain/own-activities.server";
import { loadProfile, saveProfile } from "~/domain/profiles.server";
import { brainstorms, usageEvents, users } from "../../drizzle/schema";
import { createStudent } from "../support/students";

vi.mock("~/domain/activity-formats.server", async (original) => {
	const formats = await original<typeof import("~/domain/activity-formats.server")>();
	return { ...formats, formatByRule: vi.fn(formats.formatByRule) };
});
beforeEach(() => {
	vi.mocked(formatByRule).mockClear();
});

async function stored({ userId }: { userId: string }) {
	const [user] = await db.select({ trialUses: users.trialUses }).from(users).where(eq(users.id, userId));
	const uses = await db.select().from(usageEvents).where(eq(usageEvents.userId, userId));
	const kept = await db.select().from(brainstorms).where(eq(brainstorms.userId, userId));
	return { trialUses: user?.trialUses, uses: uses.length, brainstorms: kept.length };
}

const ACTIVITY = "I lead the chess club. I taught 12 beginners and won the city tournament.";

test("an activity is formatted, kept, listed, loaded and deleted, and the use stays counted", async () => {
	const student = await createStudent();
	const first = await brainstorm({ student }, { activity: ACTIVITY });
	const second = await brainstorm({ student }, { activity: "I run." });
	expect(first.versions[0]).toMatchObject({ activityName: "Chess club" });
	expect(await loadBrainstorm(student, first.id)).toEqual(first);
	expect((await listBrainstorms(student)).map(({ id }) => id)).toEqual([second.id, first.id]);
	await deleteBrainstorm(student, first.id);
	await expect(loadBrainstorm(student, first.id)).rejects.toMatchObject({ code: "not_found" });
	expect(await stored(student)).toEqual({ trialUses: 8, uses: 2, brainstorms: 1 });
});

test("the same text under the same key is formatted once, also ten times at once", async () => {
	const student = await createStudent();
	const asked = { activity: ACTIVITY, idempotencyKey: "key-1" };
	const all = await Promise.all(Array.from({ length: 10 }, () => brainstorm({ student }, asked)));
	expect(new Set(all.map(({ id }) => id)).size).toBe(1);
	expect(formatByRule).toHaveBeenCalledTimes(1);
	expect(await stored(student)).toEqual({ trialUses: 9, uses: 1, brainstorms: 1 });
});

test("a failure says so in the specification's words, and keeps and counts nothing; without a use left nothing is done", async () => {
	const student = await createStudent({ trialUses: 1 });
	vi.mocked(formatByRule).mockImplementationOnce(() => {
		throw new Error("broken");
	});
	await expect(brainstorm({ student }, { activity: ACTIVITY })).rejects.toMatchObject({
		code: "unavailable",
		message: "Failed to format activity",
	});
	expect(await stored(student)).toEqual({ trialUses: 1, uses: 0, brainstorms: 0 });
	await brainstorm({ student }, { activity: ACTIVITY });
	await expect(brainstorm({ student }, { activity: "More" })).rejects.toMatchObject({ code: "no_uses_left" });
	expect(await stored(student)).toEqual({ trialUses: 0, uses: 1, brainstorms: 1 });
});

test("another student's brainstorm is not there: not to read, delete, add or undo", async () => {
	const [owner, other] = [await createStudent(), await createStudent()];
	const { id } = await brainstorm({ student: owner }, { activity: ACTIVITY });
	for (const attempt of [
		() => loadBrainstorm(other, id),
		() => loadBrainstorm(other, "no-id"),
		() => addActivity(other, id, 1),
		() => undoActivity(other, id, 1),
	])
		await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
	await deleteBrainstorm(other, id);
	expect((await loadBrainstorm(owner, id)).activity).toBe(ACTIVITY);
	expect(await listActivities(other)).toEqual([]);
});

test("an option is added to the activities once, after those there, and taken out again", async () => {
	const student = await createStudent();
	const mine = { organizationName: "Band", position: "Drummer", hoursSpendPerWeek: 4 };
	await saveProfile(student, { answers: { extracurricularActivities: [mine], miscellaneous: { careerInterest: "Law" } } });
	const { id, versions } = await brainstorm({ student }, { activity: `${ACTIVITY} We play in the orchestra.` });
	expect(await addActivity(student, id, 1)).toBe(true);
	expect(await addActivity(student, id, 1)).toBe(false);
	const { answers } = await loadProfile(student);
	expect(answers.miscellaneous).toEqual({ careerInterest: "Law" });
	expect(answers.extracurricularActivities).toEqual([
		mine,
		{
			activityType: "Music: Instrumental",
			organizationName: versions[0]?.activityName,
			activityDescription: versions[0]?.description,
		},
	]);
	await expect(addActivity(student, id, 9)).rejects.toMatchObject({ code: "invalid", details: { fields: { option: expect.any(String) } } });
	await undoActivity(student, id, 1);
	expect(await listActivities(student)).toEqual([mine]);
	await expect(undoActivity(student, id, 1)).rejects.toMatchObject({
		code: "conflict",
		message: expect.stringContaining("changed or removed"),
	});
});

test("an activity that was edited since is not undone; a full list takes no more", async () => {
	const student = await createStudent();
	const { id } = await brainstorm({ student }, { activity: ACTIVITY });
	await addActivity(student, id, 1);
	const [added] = await listActivities(student);
	await saveProfile(student, { answers: { extracurricularActivities: [{ ...added, hoursSpendPerWeek: 3 }] } });
	await expect(undoActivity(student, id, 1)).rejects.toMatchObject({ code: "conflict" });
	const full = Array.from({ length: 50 }, (_, index) => ({ organizationName: `Club ${index}` }));
	await saveProfile(student, { answers: { extracurricularActivities: full } });
	await expect(addActivity(student, id, 1)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("holds 50") });
	expect(await listActivities(student)).toEqual(full);
});

test("options added at the same moment are all there, and another section saved meanwhile stays", async () => {
	const student = await createStudent();
	const { id, versions } = await brainstorm({ student }, { activity: ACTIVITY });
	expect(versions.length).toBe(3);
	await Promise.all([
		...versions.map((_, index) => addActivity(student, id, index + 1)),
		saveProfile(student, { answers: { miscellaneous: { careerInterest: "Law" } } }),
	]);
	const { answers } = await loadProfile(student);
	expect(answers.extracurricularActivities?.map(({ activityDescription }) => activityDescription).sort()).toEqual(
		versions.map(({ description }) => description).sort(),
	);
	expect(answers.miscellaneous).toEqual({ careerInterest: "Law" });
});
