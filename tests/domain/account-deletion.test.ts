import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db.server";
import { deleteProfile, signedInLately } from "~/domain/account-deletion.server";
import { workOnce } from "~/domain/paid-work.server";
import { users } from "../../drizzle/schema";
import { createStudent } from "../support/students";

const MINUTE_MS = 60 * 1000;
const signedIn = (minutesAgo: number) => ({ email: "student@example.org", signedInAt: new Date(Date.now() - minutesAgo * MINUTE_MS) });
const isThere = async ({ userId }: { userId: string }) => (await db.select().from(users).where(eq(users.id, userId))).length === 1;

test("a session older than 15 minutes deletes nothing", async () => {
	const student = await createStudent();
	expect([signedInLately(signedIn(14)), signedInLately(signedIn(16))]).toEqual([true, false]);
	await expect(deleteProfile({ ...student, ...signedIn(16) })).rejects.toMatchObject({ code: "forbidden" });
	expect(await isThere(student)).toBe(true);
	await deleteProfile({ ...student, ...signedIn(14) });
	expect(await isThere(student)).toBe(false);
	await expect(deleteProfile({ ...student, ...signedIn(0) })).rejects.toMatchObject({ code: "signed_out" });
});

test("staff are not deleted this way", async () => {
	const staff = await createStudent();
	await db.update(users).set({ role: "Admin" }).where(eq(users.id, staff.userId));
	await expect(deleteProfile({ ...staff, ...signedIn(0) })).rejects.toMatchObject({ code: "signed_out" });
	expect(await isThere(staff)).toBe(true);
});

test("work that was under way keeps nothing of who is gone", async () => {
	const student = await createStudent();
	let isKept = false;
	const work = workOnce(
		student,
		{ kind: "chat", content: "What is FERPA?", seconds: 10 },
		{
			run: () => deleteProfile({ ...student, ...signedIn(0) }),
			keep: async () => {
				isKept = true;
			},
			find: async () => {},
		},
	);
	await expect(work).rejects.toMatchObject({ name: "AppError" });
	expect(isKept).toBe(false);
});
