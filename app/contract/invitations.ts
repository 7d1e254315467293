import { z } from "zod";
import { confirmed, email, newPassword, termsAccepted } from "./account";
import { personName } from "./roster";

/** How long an invitation's link is good. */
export const INVITATION_DAYS = 14;
/** How many addresses are taken at once. */
export const INVITES_MAX = 500;

export const INVITATION_STATES = ["pending", "accepted", "bounced", "expired"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Said to staff whom a colleague removed. */
export const NO_SCHOOL = "You do not belong to a school any more. Ask a colleague there to invite you again.";

/** What a school sees of each student who joined it, in words for the student. Everything else stays theirs. */
export const SHARED_WITH_SCHOOL = [
	"your name as you give it to the school, and your e-mail address",
	"how often you used the extension, the chatbot, the essay reviewer and the brainstormer, and the day you were last here",
	"how many questions of your profile are answered, never the answers",
	"the colleges on your list with status, deadline and essay link",
] as const;

/**
 * The addresses in what was typed or pasted: one in each text, or many with commas, semicolons or line breaks between them, also as
 * “Maya Okafor <maya@example.org>”. Gives each once, in lower case, and what is no address as it was typed.
 */
export function addressesIn(texts: readonly string[]): { emails: string[]; refused: string[] } {
	const pieces = texts.flatMap((text) => text.split(/[,;\n\r\t]/)).flatMap((piece) => wordsOf(piece.trim()));
	const read = pieces.map((piece) => ({ piece, parsed: email.safeParse(piece) }));
	return {
		emails: [...new Set(read.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : [])))],
		refused: [...new Set(read.flatMap(({ piece, parsed }) => (parsed.success ? [] : [piece])))],
	};
}

/** A name before an address is left out. */
function wordsOf(piece: string): string[] {
	if (piece === "") return [];
	const words = piece.split(/\s+/).map((word) => word.replace(/^<|>$/g, ""));
	const addresses = words.filter((word) => word.includes("@"));
	return addresses.length > 0 ? addresses : [piece];
}

const role = z.enum(["Student", "Admin"], "Choose whom to invite").default("Student");

/** What the page of invitations posts. `email` holds the rows of the dialog, `many` what was pasted at once. */
export const invitationForm = z.union([
	z.object({ intent: z.enum(["resend", "revoke", "restore"]), id: z.uuid() }),
	z.object({
		intent: z.string().regex(/^(invite|add-row|remove-row-\d{1,3})$/),
		role,
		email: z.array(z.string().max(1000).optional()).max(INVITES_MAX, `At most ${INVITES_MAX} at once`).default([]),
		many: z.string().max(50_000, "Paste fewer at once").optional(),
	}),
]);
export type InvitationForm = z.output<typeof invitationForm>;

const token = z.string("This link is not complete").max(200, "This link is not valid");

/** A student's yes, with the name that the school is to see. */
export const studentJoin = z.object({ token, firstName: personName, lastName: personName });
export type StudentJoin = z.output<typeof studentJoin>;

/** A new colleague's account. */
export const staffJoin = z.object({
	token,
	name: personName.optional(),
	password: newPassword,
	confirm: z.string("Repeat the password"),
	termsAccepted,
});
export type StaffJoin = z.output<typeof staffJoin>;

/** What the page behind an invitation's link posts: `intent` tells who accepts, and how. */
export const joinForm = z.discriminatedUnion("intent", [
	studentJoin.extend({ intent: z.literal("join") }),
	confirmed(staffJoin.extend({ intent: z.literal("register-staff") })),
	z.object({ intent: z.literal("join-staff"), token }),
]);

/** What a student posts about their school. */
export const ownSchoolForm = z.object({ intent: z.literal("leave") });
