import { z } from "zod";
import { adminRegistration, loginWithCode, passwordChange, registration } from "./account";
import { brainstormRequest } from "./activities";
import { checkoutRequest } from "./billing";
import { redemption } from "./codes";
import { essayReview } from "./essays";
import type { Profile } from "./profile";
import { profileUpdate } from "./profile-schema";
import { rosterFile } from "./roster";
import { chatMessage } from "./writing";

type Endpoint<S extends z.ZodType> = {
	method: "GET" | "POST" | "PUT" | "DELETE";
	path: string;
	/** Who may call it. */
	access: "anyone" | "signed-in" | "Student" | "Admin";
	input: S;
};

const endpoint = <S extends z.ZodType>(
	method: Endpoint<S>["method"],
	path: string,
	access: Endpoint<S>["access"],
	input: S,
): Endpoint<S> => ({ method, path, access, input });

const nothing = z.object({});
const count = z.number("Enter a number").int("Enter a whole number").min(0, "Must be at least 0").max(10_000, "Must be at most 10000");

/** One application filled by the extension, reported once per `eventId`. */
export const fillReport = z.strictObject({
	eventId: z
		.string("Must be text")
		.min(8, "Use at least 8 characters")
		.max(100)
		.regex(/^[\w-]+$/, "Use letters, digits, - and _"),
	/** Host of the page, without path or query: those can name the person. */
	site: z
		.string("Must be text")
		.min(1)
		.max(255)
		.regex(/^[\w.:[\]-]+$/, "Must be a host name"),
	filled: count,
	missed: count,
	kept: count,
});
export type FillReport = z.infer<typeof fillReport>;

/** Every JSON endpoint (specification, section 7; design, section 4). */
export const API = {
	status: endpoint("GET", "/api/auth/status", "anyone", nothing),
	register: endpoint("POST", "/api/auth/register", "anyone", registration),
	adminRegister: endpoint("POST", "/api/auth/adminRegister", "anyone", adminRegistration),
	login: endpoint("POST", "/api/auth/login", "anyone", loginWithCode),
	logout: endpoint("POST", "/api/auth/logout", "anyone", nothing),
	changePassword: endpoint("PUT", "/api/auth/change-password", "signed-in", passwordChange),
	deleteProfile: endpoint("DELETE", "/api/auth/deleteProfile", "Student", z.strictObject({})),
	updateProfile: endpoint("PUT", "/api/users/updateProfileFull", "Student", profileUpdate),
	redeemCode: endpoint("POST", "/api/users/redeemCode", "Student", redemption),
	checkout: endpoint("POST", "/api/payment/user-checkout-cart", "Student", checkoutRequest),
	recordFill: endpoint("POST", "/api/usage/fill", "Student", fillReport),
	chat: endpoint("POST", "/api/ai/chat", "Student", chatMessage),
	brainstorm: endpoint("POST", "/api/ai/brainstorm", "Student", brainstormRequest),
	reviewEssay: endpoint("POST", "/api/essay/review", "Student", essayReview),
	/** Takes a form with a file instead of JSON, and answers with a file. */
	upload: endpoint("POST", "/api/upload", "Admin", rosterFile),
} as const;

/** What other servers call: signed by them, and not in the API's form. */
export const WEBHOOKS = { payment: "/api/payment/webhook" } as const;

export type AuthStatus =
	| { loggedIn: false }
	| {
			loggedIn: true;
			role: "Student" | "Admin";
			user: {
				userInformation: { email: string; adminPlanExpires: string | null; studentPlanExpires: string | null };
				hasPassword: boolean;
				accessInformation: { studentPlanExpires: string | null; trialUses: number };
				/** Paths that hold a default because nothing was answered. */
				unanswered: string[];
			} & Profile;
			profileVersion: number;
	  };

export type ErrorReply = { code: string; message: string; error: string; fields?: Record<string, string> };
