import { countWords, ESSAY_LIMITS, fitOf, inWords } from "~/contract/essay-text";
import type { Feedback } from "~/contract/essays";
import { DraftChanges } from "./draft-changes";
import { DraftList, EssayTools } from "./essay-drafts";
import { hrefOfReview } from "./essay-links";
import { EssayText } from "./essay-text";
import { FeedbackPages, Legend } from "./feedback-pages";

type EssayReadingProps = {
	reading: {
		id: string;
		essayId: string;
		title: string;
		number: number;
		draft: string;
		major?: string;
		feedback: Feedback[];
		drafts: Parameters<typeof DraftList>[0]["drafts"];
	};
	comparison?: Parameters<typeof DraftChanges>[0];
	/** Which feedback is shown, from 0. */
	at: number;
	titleError: string | undefined;
};

/** A review: what each reader says, the essay with the sentences they speak of, and its other drafts. */
export function EssayReading({ reading, comparison, at, titleError }: EssayReadingProps) {
	const { id, essayId, title, number, draft, major, feedback, drafts } = reading;
	const pages = { feedback, at, hrefOf: (index: number) => `${hrefOfReview(id, index + 1)}#feedback` };
	const words = countWords(draft);
	return (
		<div className="reading">
			<header>
				<h2 dir="auto">{title}</h2>
				<p>
					Draft {number} of {drafts.length}. <strong>{inWords(words)}</strong>
					{major ? `. Major: ${major}` : ""}
				</p>
				<ul className="fits">
					{ESSAY_LIMITS.map((limit) => (
						<li key={limit.label}>
							{limit.label}: {fitOf(words, limit)}
						</li>
					))}
				</ul>
			</header>
			{comparison ? (
				<>
					<DraftChanges {...comparison} />
					<p className="back">
						<a href={hrefOfReview(id)}>Back to the feedback on draft {number}</a>
					</p>
				</>
			) : (
				<div className="side-by-side">
					<FeedbackPages {...pages} />
					<section className="marked" aria-labelledby="essay-title">
						<h2 id="essay-title">Your essay</h2>
						<Legend {...pages} />
						<EssayText draft={draft} current={feedback[at]} all={feedback} />
					</section>
				</div>
			)}
			<DraftList drafts={drafts} shown={id} />
			<EssayTools essayId={essayId} title={title} deleteHref={`${hrefOfReview(id)}&delete`} error={titleError} />
		</div>
	);
}
