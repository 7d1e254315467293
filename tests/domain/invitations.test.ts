import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db.server";
import { createCodes, redeemSchoolCode } from "~/domain/codes.server";
import { joinAsColleague, listColleagues, registerColleague, removeColleague } from "~/domain/colleagues.server";
import { findInvitation } from "~/domain/invitation-links.server";
import { forgetOldInvitations, invite, linksOf, listInvitations, resendInvitation, revokeInvitation } from "~/domain/invitations.server";
import { joinSchool, leaveSchool, loadMembership, removeMember } from "~/domain/memberships.server";
import { loadSchool, type Staff } from "~/domain/schools.server";
import { reserveUse } from "~/domain/usage.server";
import { users } from "../../drizzle/schema";
import { invitations, memberships } from "../../drizzle/school-schema";
import { createSchool, createStaff } from "../support/schools";
import { createStudent } from "../support/students";

const ORIGIN = "https://onward.example";
const MAYA = { firstName: "Maya", lastName: "Okafor" };
const VOID = { code: "invalid", message: expect.stringContaining("no longer valid") };

const inviteStudents = (staff: Staff, ...emails: string[]) =>
	invite(
		staff,
		"Student",
		emails.map((email) => ({ email })),
		ORIGIN,
	);

async function tokenFor(staff: Staff, email: string): Promise<string> {
	const [issued] = await linksOf(staff, [{ email }], ORIGIN);
	return new URL(issued?.link ?? "none:").searchParams.get("token") ?? "";
}

async function invited(staff: Staff, email = "maya@example.org"): Promise<string> {
	await inviteStudents(staff, email);
	return tokenFor(staff, email);
}

const join = (student: { userId: string }, token: string) => joinSchool(student, { token, ...MAYA });
const age = (email: string) =>
	db
		.update(invitations)
		.set({ expiresAt: new Date(Date.now() - 1000) })
		.where(eq(invitations.email, email));

describe("inviting", () => {
	test("an address is invited once, anew when its link is too old, and not at all when it belongs", async () => {
		const staff = await createSchool();
		expect(await inviteStudents(staff, "one@example.org", "two@example.org")).toEqual({ invited: 2, waiting: 0, members: 0 });
		expect(await inviteStudents(staff, "two@example.org", "three@example.org")).toEqual({ invited: 1, waiting: 1, members: 0 });
		await age("two@example.org");
		expect(await inviteStudents(staff, "two@example.org")).toEqual({ invited: 1, waiting: 0, members: 0 });
		const student = await createStudent();
		await join(student, await tokenFor(staff, "two@example.org"));
		const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, student.userId));
		expect(await inviteStudents(staff, account?.email ?? "")).toEqual({ invited: 0, waiting: 0, members: 1 });
		expect((await listInvitations(staff, undefined, 1)).counts).toEqual({ pending: 2, accepted: 1 });
	});

	test("who never accepts is forgotten half a year after the link stopped working; who accepted is not", async () => {
		const staff = await createSchool();
		const student = await createStudent();
		await inviteStudents(staff, "long@example.org", "late@example.org", "revoked@example.org", "open@example.org");
		await join(student, await invited(staff, "joined@example.org"));
		const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
		const end = (email: string, ended: Partial<typeof invitations.$inferInsert>) =>
			db.update(invitations).set(ended).where(eq(invitations.email, email));
		await end("long@example.org", { expiresAt: daysAgo(181) });
		await end("late@example.org", { expiresAt: daysAgo(179) });
		await end("revoked@example.org", { revokedAt: daysAgo(181) });
		await end("joined@example.org", { expiresAt: daysAgo(500) });
		await forgetOldInvitations();
		const left = await db.select({ email: invitations.email }).from(invitations).where(eq(invitations.schoolId, staff.schoolId));
		expect(left.map(({ email }) => email).sort()).toEqual(["joined@example.org", "late@example.org", "open@example.org"]);
	});

	test("a school invites nobody of another school", async () => {
		const [staff, other] = [await createSchool(), await createSchool()];
		await invited(staff, "shared@example.org");
		const [row] = (await listInvitations(staff, undefined, 1)).rows;
		await revokeInvitation(other, row?.id ?? "");
		await expect(resendInvitation(other, row?.id ?? "", ORIGIN)).rejects.toMatchObject({ code: "not_found" });
		expect(await inviteStudents(other, "shared@example.org")).toMatchObject({ invited: 1 });
		expect((await listInvitations(staff, "pending", 1)).rows).toHaveLength(1);
		expect(await linksOf(other, [{ email: "nobody@example.org" }], ORIGIN)).toEqual([]);
	});

	test("more than the seats are refused whole, also by two who take the last ones at once", async () => {
		const staff = await createSchool({ plannedStudents: 3 });
		await expect(inviteStudents(staff, "a@e.org", "b@e.org", "c@e.org", "d@e.org")).rejects.toMatchObject({
			code: "conflict",
			message: expect.stringMatching(/^Your school has 3 seats; 3 are free, and this takes 4\./),
		});
		expect(await loadSchool(staff)).toMatchObject({ invited: 0 });
		const both = await Promise.allSettled([inviteStudents(staff, "a@e.org", "b@e.org"), inviteStudents(staff, "c@e.org", "d@e.org")]);
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(await loadSchool(staff)).toMatchObject({ seats: 3, members: 0, invited: 2 });
	});

	test("a school's code brings seats and opens its students' plan, once for each school", async () => {
		const staff = await createSchool({ plannedStudents: 1 });
		const student = await createStudent({ trialUses: 0 });
		await join(student, await invited(staff));
		await expect(reserveUse(student, { kind: "chat", eventId: "e1" }, 60)).rejects.toMatchObject({ code: "no_uses_left" });
		const [code = ""] = await createCodes({ plan: "school", seats: 40, days: 365, uses: 2 }, 1);
		expect(await redeemSchoolCode(staff, code, undefined)).toMatchObject({ seats: 40 });
		await expect(redeemSchoolCode(staff, code, undefined)).rejects.toMatchObject({ code: "conflict" });
		expect(await loadSchool(staff)).toMatchObject({ seats: 40, members: 1, planExpires: expect.any(Date) });
		expect(await reserveUse(student, { kind: "chat", eventId: "e2" }, 60)).toMatchObject({ state: "reserved" });
		await leaveSchool(student);
		await expect(reserveUse(student, { kind: "chat", eventId: "e3" }, 60)).rejects.toMatchObject({ code: "no_uses_left" });
	});
});

describe("joining", () => {
	test("a link lets one student in, of a hundred who come at once", async () => {
		const staff = await createSchool();
		const token = await invited(staff);
		const students = await Promise.all(Array.from({ length: 100 }, () => createStudent()));
		const results = await Promise.allSettled(students.map((student) => join(student, token)));
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(await db.select().from(memberships).where(eq(memberships.schoolId, staff.schoolId))).toHaveLength(1);
		for (const result of results) if (result.status === "rejected") expect(result.reason).toMatchObject(VOID);
	});

	test("the same student a hundred times at once joins once, and each gets a yes", async () => {
		const staff = await createSchool();
		const [token, student] = [await invited(staff), await createStudent()];
		await Promise.all(Array.from({ length: 100 }, () => join(student, token).catch((error) => expect(error).toMatchObject(VOID))));
		await join(student, token);
		expect(await loadMembership(student)).toMatchObject({ schoolId: staff.schoolId, school: "North High", ...MAYA });
	});

	test("links end when they are used, replaced, revoked or too old", async () => {
		const staff = await createSchool();
		const student = await createStudent();
		const first = await invited(staff);
		const [{ id = "" } = {}] = (await listInvitations(staff, "pending", 1)).rows;
		await resendInvitation(staff, id, ORIGIN);
		const second = await tokenFor(staff, "maya@example.org");
		expect(second).not.toBe(first);
		await expect(join(student, first)).rejects.toMatchObject(VOID);
		await age("maya@example.org");
		await expect(join(student, second)).rejects.toMatchObject(VOID);
		expect(await findInvitation(second)).toBeUndefined();
		await resendInvitation(staff, id, ORIGIN);
		const third = await tokenFor(staff, "maya@example.org");
		await revokeInvitation(staff, id);
		await expect(join(student, third)).rejects.toMatchObject(VOID);
		await join(student, await invited(staff));
		await expect(join(await createStudent(), await tokenFor(staff, "maya@example.org"))).rejects.toMatchObject(VOID);
	});

	test("a student of one school joins no second one before leaving, and neither school keeps a trace of who left", async () => {
		const [staff, other] = [await createSchool({ name: "North High" }), await createSchool({ name: "South High" })];
		const student = await createStudent();
		await join(student, await invited(staff));
		const token = await invited(other);
		await expect(join(student, token)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("North High") });
		expect(await leaveSchool(student)).toBe(true);
		expect(await leaveSchool(student)).toBe(false);
		expect(await listInvitations(staff, undefined, 1)).toEqual({ rows: [], counts: {} });
		await join(student, token);
		expect(await removeMember(staff, student.userId)).toBe(false);
		expect(await removeMember(other, student.userId)).toBe(true);
		expect(await loadMembership(student)).toBeUndefined();
	});

	test("a student's link makes nobody staff, and the other way about", async () => {
		const staff = await createSchool();
		const studentToken = await invited(staff);
		await invite(staff, "Admin", [{ email: "colleague@example.org" }], ORIGIN);
		const staffToken = await tokenFor(staff, "colleague@example.org");
		const [student, outsider] = [await createStudent(), await createStaff(null)];
		await expect(join(student, staffToken)).rejects.toMatchObject(VOID);
		await expect(joinAsColleague(outsider, studentToken)).rejects.toMatchObject(VOID);
		await expect(joinAsColleague({ ...student, role: "Student" }, staffToken)).rejects.toMatchObject({ code: "forbidden" });
	});
});

describe("staff", () => {
	const account = { name: "Ada Lin", password: "a long enough password", confirm: "a long enough password", termsAccepted: true } as const;

	test("a colleague gets an account at the invited address, works there, and is removed at once", async () => {
		const staff = await createSchool();
		await invite(staff, "Admin", [{ email: "ada@example.org" }], ORIGIN);
		const token = await tokenFor(staff, "ada@example.org");
		const { userId } = await registerColleague({ token, ...account }, {});
		await expect(registerColleague({ token, ...account }, {})).rejects.toMatchObject(VOID);
		expect(await listColleagues(staff)).toMatchObject([{ userId: staff.userId }, { userId, name: "Ada Lin", email: "ada@example.org" }]);
		const stranger = await createSchool();
		await expect(removeColleague(staff, stranger.userId)).rejects.toMatchObject({ code: "not_found" });
		await removeColleague(staff, userId);
		expect(await listColleagues(staff)).toHaveLength(1);
		const again = await invite(staff, "Admin", [{ email: "ada@example.org" }], ORIGIN);
		expect(again).toMatchObject({ invited: 1 });
		await joinAsColleague({ userId, role: "Admin" }, await tokenFor(staff, "ada@example.org"));
		await joinAsColleague({ userId, role: "Admin" }, await tokenFor(staff, "ada@example.org")).catch((error) =>
			expect(error).toMatchObject(VOID),
		);
		expect(await listColleagues(staff)).toHaveLength(2);
	});

	test("two who remove each other at once leave one", async () => {
		const staff = await createSchool();
		const other = await createStaff(staff.schoolId);
		const both = await Promise.allSettled([removeColleague(staff, other.userId), removeColleague(other, staff.userId)]);
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(await listColleagues(staff)).toHaveLength(1);
	});
});
