import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db.server";
import { deleteProfile, deleteStaffAccount, signedInLately } from "~/domain/account-deletion.server";
import { registerColleague } from "~/domain/colleagues.server";
import { invite, linksOf } from "~/domain/invitations.server";
import { joinSchool, loadMembership } from "~/domain/memberships.server";
import { workOnce } from "~/domain/paid-work.server";
import type { Staff } from "~/domain/schools.server";
import { schools, users } from "../../drizzle/schema";
import { invitations } from "../../drizzle/school-schema";
import { createSchool, createStaff } from "../support/schools";
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

const ORIGIN = "https://onward.example";
const isSchoolThere = async ({ schoolId }: Staff) => (await db.$count(schools, eq(schools.id, schoolId))) === 1;

async function invitedTo(staff: Staff, role: "Student" | "Admin", email: string): Promise<string> {
	await invite(staff, role, [{ email }], ORIGIN);
	const [issued] = await linksOf(staff, [{ email }], ORIGIN);
	return new URL(issued?.link ?? "none:").searchParams.get("token") ?? "";
}

test("a school stays with its other staff, and goes with the last one: its students keep their accounts", async () => {
	const staff = await createSchool();
	const colleague = await createStaff(staff.schoolId);
	const student = await createStudent();
	const names = { firstName: "Maya", lastName: "Okafor" };
	await joinSchool(student, { token: await invitedTo(staff, "Student", "maya@example.org"), ...names });
	const open = await invitedTo(staff, "Student", "theo@example.org");

	await expect(deleteStaffAccount({ ...colleague, ...signedIn(16) })).rejects.toMatchObject({ code: "forbidden" });
	await deleteStaffAccount({ ...colleague, ...signedIn(0) });
	expect([await isThere(colleague), await isSchoolThere(staff), await loadMembership(student)]).toMatchObject([false, true, names]);
	await expect(deleteStaffAccount({ ...colleague, ...signedIn(0) })).rejects.toMatchObject({ code: "signed_out" });
	expect(await isSchoolThere(staff)).toBe(true);

	await deleteStaffAccount({ ...staff, ...signedIn(0) });
	expect([await isThere(staff), await isSchoolThere(staff), await isThere(student)]).toEqual([false, false, true]);
	expect(await loadMembership(student)).toBeUndefined();
	await expect(joinSchool(student, { token: open, ...names })).rejects.toMatchObject({ code: "invalid" });
	expect(await db.$count(invitations, eq(invitations.schoolId, staff.schoolId))).toBe(0);
});

test("staff who belong to no school, and students", async () => {
	const removed = await createStaff(null);
	await deleteStaffAccount({ ...removed, ...signedIn(0) });
	expect(await isThere(removed)).toBe(false);
	const student = await createStudent();
	await expect(deleteStaffAccount({ ...student, schoolId: null, ...signedIn(0) })).rejects.toMatchObject({ code: "signed_out" });
	expect(await isThere(student)).toBe(true);
});

test("the last two who go at once leave no school; who joins at that moment joins before or not at all", async () => {
	const account = { password: "a long enough password", confirm: "a long enough password", termsAccepted: true } as const;
	for (let round = 0; round < 4; round++) {
		const staff = await createSchool();
		const other = await createStaff(staff.schoolId);
		const student = await createStudent();
		const [link, staffLink] = [
			await invitedTo(staff, "Student", `student${round}@example.org`),
			await invitedTo(staff, "Admin", `staff${round}@school.example`),
		];
		const [, , , joined] = await Promise.allSettled([
			deleteStaffAccount({ ...staff, ...signedIn(0) }),
			joinSchool(student, { token: link, firstName: "Maya", lastName: "Okafor" }),
			deleteStaffAccount({ ...other, ...signedIn(0) }),
			registerColleague({ token: staffLink, name: undefined, ...account }, {}),
		]);
		const isStaffed = joined?.status === "fulfilled";
		if (!isStaffed) expect(joined?.reason).toMatchObject({ code: "invalid" });
		expect([await isThere(staff), await isThere(other), await isSchoolThere(staff)]).toEqual([false, false, isStaffed]);
	}
});
