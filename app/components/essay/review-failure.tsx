export type Failure = { message: string; status: number };

/** Status of a refusal that a plan helps against. */
export const NO_USES_LEFT = 402;
/** Content type of every page. */
const PAGE = "text/html; charset=utf-8";

/** Why a review as a whole failed (specification, section 2, essay reviewer); hidden until the page or its script has something to say. */
export function ReviewFailure({ failure }: { failure: Failure | undefined }) {
	return (
		<div className="form-errors" id="failure" role="alert" hidden={!failure}>
			<p data-part="message">{failure?.message}</p>
			<p className="hint" data-part="answer">
				Response status: <span data-part="status">{failure?.status}</span>. Content type: <span data-part="type">{PAGE}</span>. What you
				typed stays in the form.
			</p>
			<p data-part="plans" hidden={failure?.status !== NO_USES_LEFT}>
				<a href="/subscription">See the plans</a>
			</p>
		</div>
	);
}
