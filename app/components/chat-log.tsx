import { Markdown } from "./markdown";

type Exchange = { id: number; question: string; reply: string };

/** What was said, the newest last (specification, section 2, chatbot). `failure` is what the assistant says instead of a reply. */
export function ChatLog({ exchanges, failure, failedText }: { exchanges: Exchange[]; failure: string | undefined; failedText: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
		<div className="chat-log" role="log" aria-label="Conversation" tabIndex={0} data-failed={failedText}>
			{exchanges.map(({ id, question, reply }, place) => (
				<Said key={id} question={question} reply={reply} isLatest={place === exchanges.length - 1} />
			))}
			{failure ? (
				<div className="message bot">
					<strong>Bot: </strong>
					<div>{failure}</div>
				</div>
			) : null}
		</div>
	);
}

function Said({ question, reply, isLatest }: Omit<Exchange, "id"> & { isLatest: boolean }) {
	return (
		<>
			<div className="message you" id={isLatest ? "latest" : undefined} dir="auto" data-kept="">
				<strong>You: </strong>
				{question}
			</div>
			<div className="message bot" data-kept="">
				<strong>Bot: </strong>
				<Markdown text={reply} />
			</div>
		</>
	);
}
