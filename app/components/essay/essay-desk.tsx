import script from "~/enhance/essay.ts?worker&url";
import { type Draft, EssayForm } from "./essay-form";
import { hrefOfReview } from "./essay-links";
import { type Failure, NO_USES_LEFT, ReviewFailure } from "./review-failure";

type Assistant = { provider: string; name: string } | undefined;

type EssayDeskProps = {
	/** The review whose draft is the beginning of a new one. */
	before?: { id: string; essayId: string; title: string; number: number; draft: string; major?: string };
	majorOfProfile?: string;
	usesLeft?: number;
	isDeleted: boolean;
	idempotencyKey: string;
	draftKey?: string;
	assistant: Assistant;
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
			<WhoReads assistant={assistant} />
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
			{failure?.status === NO_USES_LEFT ? null : <UsesLeft usesLeft={usesLeft} />}
			<div className="arriving" id="progress" role="status" />
			<div className="arrived" id="arrived" />
			<script type="module" src={script} />
		</section>
	);
}

/** A model or rules alone, said plainly (design, section 3, “AI without a provider”). */
function WhoReads({ assistant }: { assistant: Assistant }) {
	return assistant ? (
		<p className="hint">
			{assistant.provider} ({assistant.name}) answers; your name, e-mail, address, income and citizenship are left out of what it is sent,
			unless your essay tells them. Grammar is checked by rules, here.{" "}
			<a href="/ai-record">Download the record of what the AI was asked and answered</a>.
		</p>
	) : (
		<p className="hint">
			No AI provider is set up here. Grammar works, by rules; the other readers can only say that they need a provider, and a review in
			which nobody could help costs nothing.
		</p>
	);
}

function UsesLeft({ usesLeft }: { usesLeft: number | undefined }) {
	if (usesLeft === undefined) return null;
	return usesLeft === 0 ? (
		<p className="form-errors">
			Your free tries are used up. Choose a plan to go on: <a href="/#pricing">see the plans</a>.
		</p>
	) : (
		<p className="hint">Each review takes one of your {usesLeft} remaining trial uses.</p>
	);
}
