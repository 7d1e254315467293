import { and, eq, sql } from "drizzle-orm";
import { identities, schools, users } from "../../drizzle/schema";
import type { AdminRegistration, Login, PasswordChange, Registration } from "../contract/account";
import { db, isUniqueViolation } from "../db.server";
import { env } from "../env.server";
import { AppError } from "../errors";
import { type Counter, countFailure, countTry, forgetTries, requireTriesLeft } from "./limits.server";
import { hashPassword, inTurn, isPassword, refuseCommonPassword } from "./passwords.server";
import { creditReferral } from "./referrals.server";
import { type Actor, endOtherSessions } from "./sessions.server";

/** Where a try comes from, as far as it is known. */
export type Client = {
	/** Network address; undefined behind a server that does not tell. */
	address?: string;
	/** The browser's own secret, when it has signed in to the account before. */
	knownDevice?: string;
};

/** Who signs in, and the password they had when that was checked: `createSession` lets nobody in by one that was replaced since. */
export type Account = {
	userId: string;
	role: Actor["role"];
	email: string;
	passwordHash: string | null;
	/** Whether signing in asks for a code of an authenticator app too. */
	hasTwoSteps: boolean;
	/** That this code was given. */
	isCodeTaken?: boolean;
};

/** What an identity provider says of a person. */
export type ProvidedIdentity = { subject: string; email: string; isEmailVerified: boolean };

/** The columns of an Account. */
export const ACCOUNT = {
	userId: users.id,
	role: users.role,
	email: users.email,
	passwordHash: users.passwordHash,
	hasTwoSteps: sql<boolean>`${users.totpConfirmedAt} is not null`,
};

function takenEmail(): AppError {
	return new AppError("conflict", "An error occurred during registration.", {
		fields: { email: "An account with this e-mail address exists already. Log in instead, or reset its password." },
	});
}

/** The hash of a new account's password. Refuses before any hashing what cannot succeed; the unique index decides between two at once. */
export async function prepareRegistration({ email, password }: { email: string; password: string }, client: Client): Promise<string> {
	refuseCommonPassword(password, "password");
	if (client.address) await countTry(["registrationsFromAddress", client.address]);
	const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	if (taken) throw takenEmail();
	return hashPassword(password);
}

/** Turns the refusal of a second account with one address into words. */
export async function orTakenEmail<T>(insert: Promise<T>): Promise<T> {
	try {
		return await insert;
	} catch (error) {
		throw isUniqueViolation(error, "users_email") ? takenEmail() : error;
	}
}

/**
 * Creates a student's account with its trial uses (specification, sections 3 and 5).
 * Throws AppError invalid (common password), conflict (e-mail taken) or rate_limited.
 */
export async function registerStudent(input: Registration, client: Client = {}): Promise<Account> {
	const passwordHash = await prepareRegistration(input, client);
	const { email, referral } = input;
	const values = {
		email,
		passwordHash,
		role: "Student",
		referral: referral || null,
		trialUses: env.TRIAL_USES,
		termsAcceptedAt: new Date(),
	} as const;
	return orTakenEmail(
		db.transaction(async (transaction) => {
			const [user] = await transaction.insert(users).values(values).returning(ACCOUNT);
			if (!user) throw new Error("the new account was not returned");
			if (referral) await creditReferral(transaction, user, referral);
			return user;
		}),
	);
}

/**
 * Creates a school and the account of its first staff member (specification, section 3). Throws as registerStudent does.
 */
export async function registerAdmin(input: AdminRegistration, client: Client = {}): Promise<Account> {
	const passwordHash = await prepareRegistration(input, client);
	return orTakenEmail(
		db.transaction(async (transaction) => {
			const [school] = await transaction
				.insert(schools)
				.values({ name: input.schoolName, plannedStudents: input.studentCount })
				.returning({ id: schools.id });
			const values = { email: input.email, passwordHash, role: "Admin", schoolId: school?.id, termsAcceptedAt: new Date() } as const;
			const [user] = await transaction.insert(users).values(values).returning(ACCOUNT);
			if (!user) throw new Error("the new account was not returned");
			return user;
		}),
	);
}

/**
 * Checks e-mail and password (specification, section 8). An unknown e-mail, an account without a password and a wrong
 * password answer alike and cost alike. A browser that has signed in to the account before has a count of its own, so
 * that strangers' guesses do not shut its owner out. Throws AppError signed_out or rate_limited.
 */
export async function logIn({ email, password }: Login, { address, knownDevice }: Client = {}): Promise<Account> {
	const own: Counter = knownDevice ? ["wrongPasswordsOfDevice", `${knownDevice} ${email}`] : ["wrongPasswordsOfAccount", email];
	const counters: Counter[] = address && !knownDevice ? [own, ["wrongPasswordsFromAddress", address]] : [own];
	return inTurn(async () => {
		await requireTriesLeft(...counters);
		const [user] = await db.select(ACCOUNT).from(users).where(eq(users.email, email));
		if (!(await isPassword(user?.passwordHash, password)) || !user) {
			await countFailure(...counters);
			throw new AppError("signed_out", "Failed to log in");
		}
		await forgetTries(own);
		return user;
	});
}

/** What to say beside the field when `isOwnPassword` says no. */
export const NOT_YOURS = "This is not your current password.";

/**
 * Whether somebody who is signed in already gave the password of the account, which is stored as `stored`; none fits an account without
 * one. Wrong ones have a count of their own. Throws AppError rate_limited.
 */
export async function isOwnPassword({ userId }: Pick<Actor, "userId">, stored: string | null, given: string): Promise<boolean> {
	const counter: Counter = ["wrongPasswordsOfDevice", `session of ${userId}`];
	return inTurn(async () => {
		await requireTriesLeft(counter);
		const isRight = await isPassword(stored, given);
		await (isRight ? forgetTries(counter) : countFailure(counter));
		return isRight;
	});
}

/**
 * Sets a new password and ends all other sessions (specification, sections 5 and 8).
 * Throws AppError invalid (old one wrong, new one common), conflict (the account has no password) or rate_limited.
 */
export async function changePassword(actor: Actor, { oldPassword, newPassword }: PasswordChange): Promise<void> {
	const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, actor.userId));
	if (!user?.passwordHash) throw new AppError("conflict", "You cannot change your password because you registered using a Google account.");
	const previous = user.passwordHash;
	refuseCommonPassword(newPassword, "newPassword");
	if (!(await isOwnPassword(actor, previous, oldPassword)))
		throw new AppError("invalid", "Failed to change password.", { fields: { oldPassword: NOT_YOURS } });
	const passwordHash = await hashPassword(newPassword);
	await db.transaction(async (transaction) => {
		const isCurrent = and(eq(users.id, actor.userId), eq(users.passwordHash, previous));
		const changed = await transaction.update(users).set({ passwordHash }).where(isCurrent).returning({ id: users.id });
		if (changed.length === 0)
			throw new AppError("conflict", "Failed to change password. It was changed somewhere else at the same moment.");
		await endOtherSessions(actor, transaction);
	});
}

/**
 * Finds or creates the account of a person whom Google vouches for, by Google's id of the person: e-mail addresses move
 * between people. An account with a password is never entered this way.
 * Throws AppError conflict (the e-mail has another account) or invalid (Google has not verified it).
 */
export async function enterWithGoogle({ subject, email, isEmailVerified }: ProvidedIdentity): Promise<Account> {
	const known = await findByGoogle(subject);
	if (known) return known;
	if (!isEmailVerified)
		throw new AppError("invalid", "Google has not verified your e-mail address yet. Verify it there, or register with a password.");
	try {
		return await db.transaction(async (transaction) => {
			const values = { email: email.toLowerCase(), role: "Student", trialUses: env.TRIAL_USES, termsAcceptedAt: new Date() } as const;
			const [user] = await transaction.insert(users).values(values).returning(ACCOUNT);
			if (!user) throw new Error("the new account was not returned");
			await transaction.insert(identities).values({ provider: "google", subject, userId: user.userId });
			return user;
		});
	} catch (error) {
		if (!isUniqueViolation(error, "users_email")) throw error;
		const createdMeanwhile = await findByGoogle(subject);
		if (createdMeanwhile) return createdMeanwhile;
		throw new AppError("conflict", `An account with the address ${email} exists already. Please log in with its password.`);
	}
}

async function findByGoogle(subject: string): Promise<Account | undefined> {
	const [found] = await db
		.select(ACCOUNT)
		.from(identities)
		.innerJoin(users, eq(users.id, identities.userId))
		.where(and(eq(identities.provider, "google"), eq(identities.subject, subject)));
	return found;
}
