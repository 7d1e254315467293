import { MESSAGE_MAX } from "~/contract/writing";

type Question = {
	idempotencyKey: string;
	conversationId: string | undefined;
	/** The part of the profile that is asked about. */
	about: { path: string; name: string } | undefined;
};
type ChatFormProps = Question & {
	text: string | undefined;
	error: string | undefined;
	/** Whether replies come in pieces. */
	streams: boolean;
	/** Whether the assistant may read the profile; undefined where there is none that reads. */
	sharesProfile: boolean | undefined;
};

/** The box for a question; `text` is what was typed before a refusal. */
export function ChatForm({ text, error, streams, sharesProfile, ...question }: ChatFormProps) {
	const { about } = question;
	return (
		<form method="post" className="chat-form" data-chat="" data-stream={streams ? "/chatbot/stream" : undefined}>
			<QuestionKeys {...question} />
			{about ? (
				<p className="chat-about" id="chat-about" data-fresh="">
					About “{about.name}” in your profile. <a href="/chatbot">Ask about something else</a>
				</p>
			) : null}
			<label className="visually-hidden" htmlFor="message">
				Your question
			</label>
			<textarea
				className="input"
				id="message"
				name="message"
				rows={1}
				placeholder="Ask your question below!"
				maxLength={MESSAGE_MAX}
				required
				enterKeyHint="send"
				dir="auto"
				defaultValue={text}
				autoFocus={text !== undefined || undefined}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? "message-error" : undefined}
			/>
			<button className="button" type="submit">
				Send
			</button>
			{sharesProfile === undefined ? null : (
				<label className="tick chat-shares">
					<input type="checkbox" name="sharesProfile" defaultChecked={sharesProfile} />
					<span>
						Let it read my saved studies, tests, activities and plans for this conversation. Who I am, my family and my background stay out.
					</span>
				</label>
			)}
			<div className="chat-error" id="chat-error" data-fresh="">
				{error ? (
					<p className="field-error" id="message-error" role="alert">
						{error}
					</p>
				) : null}
			</div>
		</form>
	);
}

/** Questions to begin with, each a button that asks it. */
export function ChatStart({ questions, ...question }: Question & { questions: readonly string[] }) {
	return (
		<form method="post" className="chat-start">
			<QuestionKeys {...question} suffix="-start" />
			<p className="hint">Not sure where to begin? Ask one of these:</p>
			<ul>
				{questions.map((each) => (
					<li key={each}>
						<button className="button quiet" type="submit" name="message" value={each}>
							{each}
						</button>
					</li>
				))}
			</ul>
		</form>
	);
}

function QuestionKeys({ idempotencyKey, conversationId, about, suffix = "" }: Question & { suffix?: string }) {
	return (
		<div id={`question-keys${suffix}`} data-fresh="" hidden>
			<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
			{conversationId ? <input type="hidden" name="conversationId" value={conversationId} /> : null}
			{about ? <input type="hidden" name="about" value={about.path} /> : null}
		</div>
	);
}
