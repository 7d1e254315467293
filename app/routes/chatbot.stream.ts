import { chatForm } from "~/contract/writing";
import { ask } from "~/domain/chats.server";
import { AppError } from "~/errors";
import { askerOf } from "~/http/asker.server";
import { requireRole } from "~/http/session-cookie.server";
import { streamDoor } from "~/http/stream-door.server";

/** The chatbot's form for `enhance/chat.ts`: pieces of the reply as `{text}`, at last where it was kept. */
const door = streamDoor(chatForm, async ({ input, request, context, send }) => {
	const student = await requireRole(request, "Student");
	if (input.intent !== "ask") throw new AppError("invalid", "This address takes questions only.");
	const asker = await askerOf({ request, context }, student);
	const { conversationId } = await ask(asker, input, (text) => send({ text }));
	return { conversationId };
});

export const loader = door;
export const action = door;
