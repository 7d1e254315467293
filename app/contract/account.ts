import { z } from "zod";
import { storable } from "./characters";

/** Specification, section 4 and 8; lengths after NIST SP 800-63B. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

export const email = z
	.string("Enter your e-mail address")
	.trim()
	.toLowerCase()
	.max(254, "Enter a shorter e-mail address")
	.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Enter an e-mail address such as name@example.org")
	.refine(storable, "Holds characters that cannot be stored");

/** A password somebody signs in with: any text, because rules change and old passwords stay. */
const password = z.string("Enter your password").min(1, "Enter your password").max(1000, "This password is too long");

/** A password somebody chooses. */
export const newPassword = z
	.string("Choose a password")
	.min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`)
	.max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`)
	.refine(storable, "Holds characters that cannot be stored");

/** A ticked box: `true` by API, “on” by form. */
const ticked = (message: string) => z.union([z.literal(true), z.literal("on"), z.literal("true")], message).transform(() => true as const);

/** The yes to the terms. */
export const termsAccepted = ticked("Please accept the terms to register");

/** A form of a new account whose password is typed twice. */
export const confirmed = <S extends z.ZodObject<{ password: z.ZodString; confirm: z.ZodString }>>(form: S) =>
	form.refine((input) => input.password === input.confirm, { path: ["confirm"], message: "Passwords don't match" });

const optionalText = (max: number) => z.string().trim().max(max).refine(storable, "Holds characters that cannot be stored").optional();

const registrationShape = {
	username: optionalText(254),
	email,
	password: newPassword,
	confirm: z.string("Repeat the password"),
	termsAccepted,
	referral: optionalText(64),
};

/** Specification, section 3: registration payload. */
export const registration = confirmed(z.strictObject(registrationShape));

/** The form asks two things more than the API (design, section 3, “age”). */
export const registrationForm = confirmed(
	z.object({
		...registrationShape,
		ageConfirmed: ticked("Onward is for people aged 13 or older"),
		consentConfirmed: ticked("Students under 18 need a parent's or guardian's consent"),
	}),
);

const adminShape = {
	email,
	password: newPassword,
	confirm: z.string("Repeat the password"),
	termsAccepted,
	schoolName: z
		.string("Enter the school's name")
		.trim()
		.min(1, "Enter the school's name")
		.max(200, "Use at most 200 characters")
		.refine(storable, "Holds characters that cannot be stored"),
	studentCount: z
		.union(
			[
				z.number(),
				z
					.string()
					.regex(/^\s*\d+\s*$/, "Enter a number")
					.transform(Number),
			],
			"Enter a number",
		)
		.pipe(z.number().int("Enter a whole number").min(1, "Enter at least 1").max(100_000, "Enter at most 100000")),
};

/** Specification, section 3: admin registration payload. */
export const adminRegistration = confirmed(z.strictObject(adminShape));

export const login = z.object({ email, password });

/** Six digits of an authenticator app, or a recovery code. */
const signInCode = z
	.string("Enter the code")
	.trim()
	.min(1, "Enter the code")
	.max(100, "This code is too long")
	.refine(storable, "Holds characters that cannot be stored");

/** The API takes both steps of a sign-in at once. */
export const loginWithCode = login.extend({ code: signInCode.optional() });

/** The second step of a sign-in. */
export const secondStep = z.object({ code: signInCode });

/** What the page of two-step sign-in posts. */
export const twoStepForm = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("begin") }),
	z.object({ intent: z.literal("cancel") }),
	z.object({ intent: z.literal("log-in-again") }),
	secondStep.extend({ intent: z.literal("confirm") }),
	secondStep.extend({ intent: z.literal("new-recovery-codes") }),
	secondStep.extend({ intent: z.literal("switch-off") }),
]);

export const passwordChange = z.object({ oldPassword: password, newPassword });

/** Specification, section 8. */
export const PASSWORD_CHANGED = "Password changed successfully!";

const repeatMatches = { path: ["confirm"], message: "New passwords do not match" };

/** The settings form repeats the new password; the API sends it once. */
export const passwordChangeForm = z
	.object({ oldPassword: password, newPassword, confirm: z.string("Repeat the new password") })
	.refine((input) => input.newPassword === input.confirm, repeatMatches);

/** Where the account's mail is to go from now on; who has a password repeats it. */
export const emailChange = z.object({ newEmail: email, password: password.optional() });

/** What the settings of students and of staff post alike. */
const accountIntents = [
	passwordChangeForm.safeExtend({ intent: z.literal("change-password") }),
	emailChange.extend({ intent: z.literal("change-email") }),
	z.object({ intent: z.literal("resend-email-change") }),
	z.object({ intent: z.literal("cancel-email-change") }),
	z.object({ intent: z.literal("set-password") }),
	z.object({ intent: z.literal("end-session"), sessionId: z.uuid() }),
	z.object({ intent: z.literal("sign-out-everywhere") }),
	z.object({ intent: z.literal("log-in-again") }),
] as const;
export const accountForm = z.discriminatedUnion("intent", accountIntents);

const byIntent = <S extends z.ZodType>(form: S) => z.preprocess((input) => ({ intent: "change-password", ...(input as object) }), form);

/** What the student's settings page posts: `intent` tells which of its buttons was pressed. */
export const settingsForm = byIntent(
	z.discriminatedUnion("intent", [...accountIntents, z.object({ intent: z.literal("delete-profile") })]),
);

/** What staff are called, and their school. */
export const staffNames = z.object({
	name: optionalText(100),
	schoolName: adminShape.schoolName,
});
export type StaffNames = z.output<typeof staffNames>;

/** A colleague who is to work at the school no longer. */
export const colleagueRemoval = z.object({ userId: z.uuid() });

/** What the settings page of staff posts. */
export const staffSettingsForm = byIntent(
	z.discriminatedUnion("intent", [
		...accountIntents,
		staffNames.extend({ intent: z.literal("save-names") }),
		colleagueRemoval.extend({ intent: z.literal("remove-colleague") }),
		z.object({ intent: z.literal("delete-account") }),
	]),
);

/** What a mailed link carries. */
const linkToken = z.string("This link is not complete").max(200, "This link is not valid");

/** A yes to a change of address. */
export const emailConfirmation = z.object({ token: linkToken });

export const resetRequest = z.object({ email });

export const passwordReset = z
	.object({ token: linkToken, newPassword, confirm: z.string("Repeat the new password") })
	.refine((input) => input.newPassword === input.confirm, repeatMatches);

export type Registration = z.infer<typeof registration>;
export type AdminRegistration = z.infer<typeof adminRegistration>;
export type Login = z.infer<typeof login>;
export type EmailChange = z.infer<typeof emailChange>;
export type PasswordChange = z.infer<typeof passwordChange>;
