import { TitleField } from "./title-field";

type Conversation = { id: string; title: string };

/** The student's conversations, the latest used first. */
export function ConversationList({ conversations, currentId }: { conversations: Conversation[]; currentId: string | undefined }) {
	return (
		<nav className="conversations" id="conversations" aria-labelledby="conversations-title" data-fresh="">
			<h2 id="conversations-title">Conversations</h2>
			<p>
				<a className="button quiet" href="/chatbot">
					New conversation
				</a>
			</p>
			{conversations.length === 0 ? (
				<p className="hint">What you ask is kept here, for you alone.</p>
			) : (
				<ul>
					{conversations.map(({ id, title }) => (
						<li key={id}>
							<a href={`/chatbot?conversation=${id}#latest`} aria-current={id === currentId ? "page" : undefined} dir="auto">
								{title}
							</a>
						</li>
					))}
				</ul>
			)}
		</nav>
	);
}

/** Renames or deletes the conversation that is shown. */
export function ConversationTools({ conversation, error }: { conversation: Conversation; error: string | undefined }) {
	return (
		<details className="conversation-tools" open={error !== undefined}>
			<summary>Rename or delete</summary>
			<form method="post">
				<input type="hidden" name="conversationId" value={conversation.id} />
				<TitleField label="Name of this conversation" title={conversation.title} error={error} />
				<p className="actions">
					<button className="button quiet" type="submit" name="intent" value="rename">
						Rename
					</button>
					<button className="button danger" type="submit" name="intent" value="delete">
						Delete this conversation
					</button>
				</p>
			</form>
		</details>
	);
}
