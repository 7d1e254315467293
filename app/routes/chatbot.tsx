import { randomUUID } from "node:crypto";
import { type LinksFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UsesLeft, WhoAnswers } from "~/components/assistant-terms";
import { ChatForm, ChatStart } from "~/components/chat-form";
import { ChatLog } from "~/components/chat-log";
import { ConversationList, ConversationTools } from "~/components/conversation-list";
import { StudentFrame } from "~/components/student-frame";
import { FIRST_QUESTIONS } from "~/content/chat-questions";
import { CHAT_FAILED, chatForm, isAskable } from "~/contract/writing";
import { assistant } from "~/domain/assistant.server";
import { nameOf } from "~/domain/chat-answers.server";
import { ask, deleteConversation, listConversations, loadConversation, renameConversation } from "~/domain/chats.server";
import { usesLeft } from "~/domain/usage.server";
import chat from "~/enhance/chat.ts?worker&url";
import { askerOf } from "~/http/asker.server";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { requireRole } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";
import styles from "~/styles/chatbot.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Chatbot");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	const { searchParams } = new URL(request.url);
	const id = searchParams.get("conversation");
	const about = searchParams.get("about") ?? "";
	const [current, conversations] = await Promise.all([id ? loadConversation(actor, id) : undefined, listConversations(actor)]);
	return {
		current,
		conversations,
		usesLeft: usesLeft(actor),
		isDeleted: searchParams.has("deleted"),
		idempotencyKey: randomUUID(),
		about: isAskable(about) ? { path: about, name: nameOf(about) } : undefined,
		assistant,
	};
});

const addressOf = (conversationId: string) => `/chatbot?conversation=${conversationId}#latest`;

export const action = formDoor(chatForm, [], async ({ input, request, context }) => {
	const actor = await requireRole(request, "Student");
	switch (input.intent) {
		case "ask": {
			const { conversationId } = await ask(await askerOf({ request, context }, actor), input);
			return redirect(addressOf(conversationId), 303);
		}
		case "rename":
			await renameConversation(actor, input.conversationId, input.title);
			return redirect(addressOf(input.conversationId), 303);
		case "delete":
			await deleteConversation(actor, input.conversationId);
			return redirect("/chatbot?deleted", 303);
	}
});

export default function ChatbotPage() {
	const { current, conversations, usesLeft, isDeleted, idempotencyKey, about, assistant } = useLoaderData<typeof loader>();
	const { error, initialValue } = (useActionData() as FormResult | undefined) ?? {};
	const refusal = error?.[""]?.[0];
	const typed = initialValue?.message;
	const question = { idempotencyKey, conversationId: current?.id, about };
	return (
		<StudentFrame current="/chatbot">
			<div className="chat-page">
				<section aria-labelledby="chat-title" className="chat">
					<h1 id="chat-title">Chatbot</h1>
					<WhoAnswers assistant={assistant}>
						The built-in guide answers: it searches the lessons, the questions people ask and the directory of organizations, and shows
						where each answer comes from. It is no AI model, and it never writes for you.
					</WhoAnswers>
					{isDeleted ? (
						<p className="form-done" role="status">
							The conversation is deleted.
						</p>
					) : null}
					<div id="conversation-tools" data-fresh="">
						{current ? <ConversationTools conversation={current} error={error?.title?.[0]} /> : null}
					</div>
					<ChatLog
						exchanges={current?.exchanges ?? []}
						failure={refusal === CHAT_FAILED ? CHAT_FAILED : undefined}
						failedText={CHAT_FAILED}
					/>
					<ChatForm
						{...question}
						streams={assistant !== undefined}
						sharesProfile={assistant && (current?.sharesProfile ?? false)}
						text={typeof typed === "string" ? typed : undefined}
						error={error?.message?.[0]}
					/>
					<UsesLeft work="answer" usesLeft={usesLeft} refusal={refusal === CHAT_FAILED ? undefined : refusal} />
					<div id="chat-start" data-fresh="">
						{current ? null : <ChatStart {...question} questions={FIRST_QUESTIONS} />}
					</div>
				</section>
				<ConversationList conversations={conversations} currentId={current?.id} />
			</div>
			<script type="module" src={chat} />
		</StudentFrame>
	);
}
