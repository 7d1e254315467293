import { z } from "zod";
import { storable } from "./characters";
import { QUESTIONS, SECTIONS } from "./profile-questions";

export const MESSAGE_MAX = 4000;
export const TITLE_MAX = 80;

/** Specification, section 8. */
export const CHAT_FAILED = "temporarily unavailable";

const EMPTY = "Type a question";
export const UNSTORABLE = "Holds characters that cannot be stored";

/** Forms send a line break as two characters, where the box that counts them counts one. */
const message = z
	.string(EMPTY)
	.transform((text) => text.replaceAll("\r\n", "\n").trim())
	.pipe(
		z
			.string(EMPTY)
			.min(1, EMPTY)
			.max(MESSAGE_MAX, `Use at most ${MESSAGE_MAX.toLocaleString("en")} characters`)
			.refine(storable, UNSTORABLE),
	);

/** Chosen by the client: the same message under the same key is asked and counted once. */
export const idempotencyKey = z
	.string("Must be text")
	.max(100)
	.regex(/^[\w-]+$/, "Use letters, digits, - and _")
	.optional();

/** One question (specification, section 7, POST /api/ai/chat). */
export const chatMessage = z.strictObject({ message, idempotencyKey });

const conversationId = z.uuid("Choose a conversation");
/** Whether an address names a conversation at all. */
export const isConversationId = (text: string) => conversationId.safeParse(text).success;

export const title = z
	.string("Enter a name")
	.trim()
	.min(1, "Enter a name")
	.max(TITLE_MAX, `Use at most ${TITLE_MAX} characters`)
	.refine(storable, UNSTORABLE);

/** A section or question of the profile that the student asks about. */
const about = z.string().refine((path) => isAskable(path), "Choose a question of the profile");
/** Whether an address names a section or question of the profile. */
export const isAskable = (path: string) =>
	SECTIONS.some((section) => section === path) || QUESTIONS.some((question) => question.path === path);

/** What the chatbot's page posts: `intent` tells which of its buttons was pressed. */
export const chatForm = z.preprocess(
	(input) => ({ intent: "ask", ...(input as object) }),
	z.discriminatedUnion("intent", [
		z.object({
			intent: z.literal("ask"),
			message,
			idempotencyKey,
			conversationId: conversationId.optional(),
			sharesProfile: z.literal("on").optional().transform(Boolean),
			about: about.optional(),
		}),
		z.object({ intent: z.literal("rename"), conversationId, title }),
		z.object({ intent: z.literal("delete"), conversationId }),
	]),
);

export type ChatMessage = z.output<typeof chatMessage>;

/** What may come with a message: where it belongs, whether the profile may be read, and what of it is asked about. */
export type ChatContext = { conversationId?: string; sharesProfile?: boolean; about?: string };
