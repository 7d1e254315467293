import { ACTIVITY_MAX, BRAINSTORM_FAILED } from "~/contract/activities";

type BrainstormFormProps = { idempotencyKey: string; text: string | undefined; error: string | undefined; refusal: string | undefined };

/** The box for an activity; `text` is what was typed before a refusal, `refusal` what concerns the request as a whole. */
export function BrainstormForm({ idempotencyKey, text, error, refusal }: BrainstormFormProps) {
	return (
		<form method="post" action="/brainstormer" className="brainstorm-form" data-brainstorm="" data-failed={BRAINSTORM_FAILED}>
			<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
			<div className="field">
				<label htmlFor="activity">Describe a hobby or activity</label>
				<p className="hint" id="activity-hint">
					One activity at a time, in your own words: what you do, how often, how many people, what came of it.
				</p>
				<textarea
					className="input"
					id="activity"
					name="activity"
					rows={6}
					maxLength={ACTIVITY_MAX}
					required
					dir="auto"
					defaultValue={text}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? "activity-error activity-hint" : "activity-hint"}
				/>
				<div id="brainstorm-errors" data-fresh="">
					{error ? (
						<p className="field-error" id="activity-error" role="alert">
							{error}
						</p>
					) : null}
					{refusal ? (
						<p className="form-errors" role="alert">
							{refusal}
						</p>
					) : null}
				</div>
			</div>
			<p className="actions">
				<button className="button" type="submit" data-busy="Formatting...">
					Format activity
				</button>
			</p>
		</form>
	);
}
