import script from "~/enhance/essay.ts?worker&url";
import { type AssistantName, UsesLeft, WhoAnswers } from "../assistant-terms";
import { type Draft, EssayForm } from "./essay-form";
import { hrefOfReview } from "./essay-links";
import { type Failure, NO_USES_LEFT, ReviewFailure } from "./review-failure";

type EssayDeskProps = {
	/** The review whose draft is the beginning of a new one. */
	before?: { id: string; essayId: string; title: string; number: number; draft: string; major?: string };
	majorOfProfile?: string;
	usesLeft?: number;
	isDeleted: boolean;
	idempotencyKey: string;
	draftKey?: string;
	assistant: AssistantName;
	typed: Draft | undefined;
	errors: Partial<Record<string, string[] | null>>;
	failure: Failure | undefined;
};

/** Where a draft is handed in for review. */
export function EssayDesk({ before, majorOfProfile, usesLeft, isDeleted, typed, errors, failure, assistant, ...keys }: EssayDeskProps) {
	const chosenMajor = before ? (before.major ?? "") : (majorOfProfile ?? "");
	const fresh: Draft = { essay: before?.draft ?? "", chosenMajor, selectedFeedback: [], essayId: before?.essayId };
	return (
		<section className="desk" aria-label="Review an essay">
			<p className="lead">Up to three readers tell you what they see in your essay. They advise; the writing stays yours.</p>
			<WhoAnswers assistant={assistant}>
				No AI provider is set up here. Grammar works, by rules; the other readers can only say that they need a provider, and a review in
				which nobody could help costs nothing.
			</WhoAnswers>
			{isDeleted ? (
				<p className="form-done" role="status">
					The essay is deleted.
				</p>
			) : null}
			{before ? (
				<p className="notice">
					A new draft of <a href={hrefOfReview(before.id)}>{before.title}</a>, beginning with draft {before.number}.
				</p>
			) : null}
			<ReviewFailure failure={failure} />
			<EssayForm
				{...keys}
				draft={typed ?? fresh}
				isReturned={typed !== undefined}
				isMajorOfProfile={!typed && !before && majorOfProfile !== undefined}
				errors={{ essay: errors.essay?.[0], chosenMajor: errors.chosenMajor?.[0], selectedFeedback: errors.selectedFeedback?.[0] }}
			/>
			{failure?.status === NO_USES_LEFT ? null : <UsesLeft work="review" usesLeft={usesLeft} />}
			<div className="arriving" id="progress" role="status" />
			<div className="arrived" id="arrived" />
			<script type="module" src={script} />
		</section>
	);
}
