import { MESSAGE_MAX } from "~/contract/writing";

type Question = { idempotencyKey: string; conversationId: string | undefined };
type ChatFormProps = Question & { text: string | undefined; error: string | undefined };

/** The box for a question; `text` is what was typed before a refusal. */
export function ChatForm({ text, error, ...question }: ChatFormProps) {
	return (
		<form method="post" className="chat-form" data-chat="">
			<QuestionKeys {...question} />
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

function QuestionKeys({ idempotencyKey, conversationId, suffix = "" }: Question & { suffix?: string }) {
	return (
		<div id={`question-keys${suffix}`} data-fresh="" hidden>
			<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
			{conversationId ? <input type="hidden" name="conversationId" value={conversationId} /> : null}
		</div>
	);
}
