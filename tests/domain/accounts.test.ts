import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "~/db.server";
import { type Account, changePassword, enterWithGoogle, logIn, registerAdmin, registerStudent } from "~/domain/accounts.server";
import { loadSchool, staffOf } from "~/domain/schools.server";
import { createSession, findActor } from "~/domain/sessions.server";
import { authStatus } from "~/domain/status.server";
import { identities, schools, users } from "../../drizzle/schema";

const hashes = vi.hoisted(() => ({ verified: [] as string[] }));
vi.mock("@node-rs/argon2", async (original) => {
	const argon2 = await original<typeof import("@node-rs/argon2")>();
	return {
		...argon2,
		verify: (stored: string, password: string) => {
			hashes.verified.push(stored);
			return argon2.verify(stored, password);
		},
	};
});

const PASSWORD = "four words in a row";
let email: string;
let next = 0;
beforeEach(() => {
	next += 1;
	email = `person${next}@example.org`;
});

const student = (more: object = {}) => ({ email, password: PASSWORD, confirm: PASSWORD, termsAccepted: true as const, ...more });
const school = () => ({ ...student(), schoolName: "North High", studentCount: 120 });
const findUser = async () => (await db.select().from(users).where(eq(users.email, email)))[0];
async function actorOf(account: Account) {
	const { token } = await createSession(account, "Firefox on Linux");
	const actor = await findActor(token);
	if (!actor) throw new Error("the session was not found");
	return { actor, token };
}

describe("registering", () => {
	test("a student gets trial uses and a hash, and keeps the referral", async () => {
		const account = await registerStudent(student({ referral: "FRIEND-1" }));
		expect(account).toMatchObject({ role: "Student", email });
		const user = await findUser();
		expect(user).toMatchObject({ id: account.userId, trialUses: 10, referral: "FRIEND-1", schoolId: null });
		expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	});

	test("a staff member gets a school", async () => {
		const account = await registerAdmin(school());
		const { actor } = await actorOf(account);
		expect(actor.role).toBe("Admin");
		expect(await loadSchool(staffOf(actor))).toEqual({ name: "North High", planExpires: undefined, seats: 120, members: 0, invited: 0 });
	});

	test("a student has no school to see", async () => {
		const { actor } = await actorOf(await registerStudent(student()));
		expect(() => staffOf(actor)).toThrow("This page is for school staff.");
	});

	test.each(["password123", "PASSWORD123", "1234567890", "Qwertyuiop"])("refuses the common password %s", async (password) => {
		await expect(registerStudent(student({ password, confirm: password }))).rejects.toMatchObject({
			code: "invalid",
			details: { fields: { password: expect.stringContaining("most common") } },
		});
		expect(await findUser()).toBeUndefined();
	});

	test("refuses a taken e-mail with the specification's text", async () => {
		await registerStudent(student());
		for (const again of [() => registerStudent(student()), () => registerAdmin(school())]) {
			await expect(again()).rejects.toMatchObject({ code: "conflict", message: "An error occurred during registration." });
		}
	});

	test("ten times at once makes one account and nine refusals", async () => {
		const results = await Promise.allSettled(
			Array.from({ length: 10 }, (_, n) => (n % 2 ? registerStudent(student()) : registerAdmin(school()))),
		);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		for (const result of results) if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "conflict" });
		expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
	});

	test("a refused staff member leaves no school behind", async () => {
		await registerStudent(student());
		const before = await db.$count(schools);
		await Promise.allSettled([registerAdmin(school()), registerAdmin(school())]);
		expect(await db.$count(schools)).toBe(before);
	});
});

describe("logging in", () => {
	test("finds the account by its password", async () => {
		const account = await registerStudent(student());
		expect(await logIn({ email, password: PASSWORD })).toEqual(account);
	});

	test("takes a password typed with composed or combining characters", async () => {
		await registerStudent(student({ password: "una contrase\u00f1a m\u00e1s", confirm: "una contrase\u00f1a m\u00e1s" }));
		expect(await logIn({ email, password: "una contrasen\u0303a ma\u0301s" })).toMatchObject({ email });
	});

	test("unknown e-mail, account without password and wrong password answer alike and hash once each", async () => {
		await registerStudent(student());
		const withoutPassword = `google-${email}`;
		await enterWithGoogle({ subject: `s-${email}`, email: withoutPassword, isEmailVerified: true });
		const answers = [];
		for (const tried of ["nobody@example.org", withoutPassword, email]) {
			hashes.verified.length = 0;
			answers.push(
				await logIn({ email: tried, password: "not the password" }).catch(({ code, status, message, details }) => ({
					code,
					status,
					message,
					details,
				})),
			);
			expect(hashes.verified).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
		}
		expect(answers).toEqual(Array(3).fill({ code: "signed_out", status: 401, message: "Failed to log in", details: {} }));
	});
});

describe("changing the password", () => {
	test("ends all other sessions", async () => {
		const account = await registerStudent(student());
		const { userId } = account;
		const { actor, token } = await actorOf(account);
		const other = await actorOf(account);
		await changePassword(actor, { oldPassword: PASSWORD, newPassword: "another four words here" });
		expect(await findActor(token)).toBeDefined();
		expect(await findActor(other.token)).toBeUndefined();
		await expect(logIn({ email, password: PASSWORD })).rejects.toMatchObject({ status: 401 });
		expect(await logIn({ email, password: "another four words here" })).toMatchObject({ userId });
	});

	test("needs the current one, and a new one that is not common", async () => {
		const account = await registerStudent(student());
		const { userId } = account;
		const { actor } = await actorOf(account);
		await expect(changePassword(actor, { oldPassword: "wrong", newPassword: "another four words here" })).rejects.toMatchObject({
			code: "invalid",
			message: "Failed to change password.",
			details: { fields: { oldPassword: expect.any(String) } },
		});
		await expect(changePassword(actor, { oldPassword: PASSWORD, newPassword: "1234567890" })).rejects.toMatchObject({
			details: { fields: { newPassword: expect.any(String) } },
		});
		expect(await logIn({ email, password: PASSWORD })).toMatchObject({ userId });
	});

	test("twice at once from one old password changes it once", async () => {
		const account = await registerStudent(student());
		const { userId } = account;
		const sessions = [await actorOf(account), await actorOf(account)];
		const results = await Promise.allSettled(
			sessions.map(({ actor }, n) => changePassword(actor, { oldPassword: PASSWORD, newPassword: `another four words ${n}` })),
		);
		expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		const winner = results.findIndex(({ status }) => status === "fulfilled");
		expect(await logIn({ email, password: `another four words ${winner}` })).toMatchObject({ userId });
	});

	test("is not for accounts without one", async () => {
		const { actor } = await actorOf(await enterWithGoogle({ subject: `s-${email}`, email, isEmailVerified: true }));
		expect(actor.hasPassword).toBe(false);
		await expect(changePassword(actor, { oldPassword: "any", newPassword: "another four words here" })).rejects.toMatchObject({
			message: "You cannot change your password because you registered using a Google account.",
		});
	});
});

describe("Google", () => {
	test("finds a person again by Google's id, whatever the e-mail has become", async () => {
		const first = await enterWithGoogle({ subject: `s-${email}`, email, isEmailVerified: true });
		const again = await enterWithGoogle({ subject: `s-${email}`, email: `new-${email}`, isEmailVerified: true });
		expect(again).toEqual(first);
		expect((await findUser())?.trialUses).toBe(10);
	});

	test("never enters an account with a password, nor another person's with the same address", async () => {
		await registerStudent(student());
		await expect(enterWithGoogle({ subject: `s-${email}`, email, isEmailVerified: true })).rejects.toMatchObject({ status: 409 });
		const reused = `reused-${email}`;
		await enterWithGoogle({ subject: `first-${email}`, email: reused, isEmailVerified: true });
		await expect(enterWithGoogle({ subject: `second-${email}`, email: reused, isEmailVerified: true })).rejects.toMatchObject({
			status: 409,
		});
		expect(
			await db
				.select()
				.from(identities)
				.where(eq(identities.subject, `second-${email}`)),
		).toEqual([]);
	});

	test("needs an address that Google has verified", async () => {
		await expect(enterWithGoogle({ subject: `s-${email}`, email, isEmailVerified: false })).rejects.toMatchObject({ code: "invalid" });
		expect(await findUser()).toBeUndefined();
	});

	test("five answers at once make one account", async () => {
		const entered = await Promise.all(
			Array.from({ length: 5 }, () => enterWithGoogle({ subject: `s-${email}`, email, isEmailVerified: true })),
		);
		expect(new Set(entered.map(({ userId }) => userId)).size).toBe(1);
	});
});

test("the status tells what the specification's auth state holds", async () => {
	const { actor } = await actorOf(await registerStudent(student()));
	const status = await authStatus(actor);
	expect(status).toMatchObject({
		loggedIn: true,
		role: "Student",
		user: {
			userInformation: { email, adminPlanExpires: null, studentPlanExpires: null },
			hasPassword: true,
			accessInformation: { studentPlanExpires: null, trialUses: 10 },
			personalInformation: { firstName: "", numberOfYearsInUS: 0, languages: [] },
			unanswered: expect.arrayContaining(["personalInformation.firstName", "achievements"]),
		},
		profileVersion: 0,
	});
});
