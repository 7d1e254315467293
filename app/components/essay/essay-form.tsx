import { countWords, ESSAY_LIMITS, fitOf, inWords } from "~/contract/essay-text";
import { CHOSEN_MAX, FEEDBACK_TYPES, MAJOR_MAX, REVIEW_FAILED } from "~/contract/essays";

/** What stands in the form: at first, or as it was typed when it was refused. */
export type Draft = { essay: string; chosenMajor: string; selectedFeedback: readonly string[]; essayId?: string };

type EssayFormProps = {
	draft: Draft;
	idempotencyKey: string;
	/** Under which name the browser keeps what is typed until it is reviewed. */
	draftKey?: string;
	isMajorOfProfile: boolean;
	isReturned: boolean;
	errors: { essay?: string; chosenMajor?: string; selectedFeedback?: string };
};

/** A draft, an optional major and up to three kinds of feedback. */
export function EssayForm({ draft, idempotencyKey, draftKey, isMajorOfProfile, isReturned, errors }: EssayFormProps) {
	return (
		<form
			method="post"
			className="essay-form"
			data-stream="/essay/stream"
			data-draft={draftKey}
			data-returned={isReturned || undefined}
			data-fallback={REVIEW_FAILED}
			data-most={CHOSEN_MAX}
		>
			<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
			{draft.essayId ? <input type="hidden" name="essayId" value={draft.essayId} /> : null}
			<div className="field">
				<label htmlFor="essay">Your essay</label>
				<p className="hint" id="essay-hint">
					Paste or type it; leave a blank line between paragraphs.
				</p>
				<textarea
					className="input essay-box"
					id="essay"
					name="essay"
					rows={14}
					dir="auto"
					defaultValue={draft.essay}
					autoFocus={errors.essay !== undefined || undefined}
					aria-invalid={errors.essay ? true : undefined}
					aria-describedby={`essay-hint essay-words${errors.essay ? " essay-error" : ""}`}
				/>
				<FieldError id="essay-error" message={errors.essay} />
				<Limits words={countWords(draft.essay)} />
			</div>
			<div className="field major">
				<label htmlFor="chosenMajor">
					Major <span className="optional">(optional)</span>
				</label>
				{isMajorOfProfile ? (
					<p className="hint" id="major-hint">
						From your profile; change it if you like.
					</p>
				) : null}
				<input
					className="input"
					id="chosenMajor"
					name="chosenMajor"
					maxLength={MAJOR_MAX}
					defaultValue={draft.chosenMajor}
					aria-invalid={errors.chosenMajor ? true : undefined}
					aria-describedby={[isMajorOfProfile ? "major-hint" : "", errors.chosenMajor ? "major-error" : ""].join(" ").trim() || undefined}
				/>
				<FieldError id="major-error" message={errors.chosenMajor} />
			</div>
			<Readers chosen={draft.selectedFeedback} error={errors.selectedFeedback} />
			<p className="actions">
				<button className="button" type="submit">
					Get Feedback
				</button>
			</p>
		</form>
	);
}

/** How many words there are, and how that stands to the limits of applications. */
function Limits({ words }: { words: number }) {
	return (
		<div className="limits">
			<p id="essay-words" data-words="">
				{inWords(words)}
			</p>
			<ul>
				{ESSAY_LIMITS.map(({ label, min, max }) => (
					<li key={label}>
						{label}, {min > 0 ? `${min}–${max}` : `at most ${max}`}:{" "}
						<span data-min={min} data-max={max}>
							{words > 0 ? fitOf(words, { min, max }) : "–"}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function Readers({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) {
	return (
		<fieldset className="readers" aria-describedby={error ? "readers-error" : undefined}>
			<legend>Kinds of feedback, up to three</legend>
			<FieldError id="readers-error" message={error} />
			<div className="reader-list">
				{FEEDBACK_TYPES.map(({ id, label, prompt }) => (
					<label key={id} className="tick reader">
						<input
							type="checkbox"
							name="selectedFeedback"
							value={id}
							defaultChecked={chosen.includes(id)}
							aria-labelledby={`reader-${id}`}
							aria-describedby={`gives-${id}`}
						/>
						<span>
							<span className="reader-name" id={`reader-${id}`}>
								{label}
							</span>
							<span className="hint" id={`gives-${id}`}>
								{prompt}
							</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function FieldError({ id, message }: { id: string; message: string | undefined }) {
	return message ? (
		<p className="field-error" id={id} role="alert">
			{message}
		</p>
	) : null;
}
