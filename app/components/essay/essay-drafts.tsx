import { inWords } from "~/contract/essay-text";
import { TitleField } from "../title-field";
import { hrefOfComparison, hrefOfReview } from "./essay-links";

type DraftLine = { reviewId: string; number: number; wordCount: number; createdAt: Date };

const DAY = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", year: "numeric", timeZone: "America/New_York" });

/** The drafts of one essay, the newest first; each other one can be compared with the draft that is shown. */
export function DraftList({ drafts, shown }: { drafts: DraftLine[]; shown: string }) {
	return (
		<section className="drafts" aria-labelledby="drafts-title">
			<h2 id="drafts-title">Drafts of this essay</h2>
			<ul>
				{drafts.map(({ reviewId, number, wordCount, createdAt }) => (
					<li key={reviewId}>
						<a href={hrefOfReview(reviewId)} aria-current={reviewId === shown ? "page" : undefined}>
							Draft {number}
						</a>{" "}
						<span className="hint">
							{inWords(wordCount)}, {DAY.format(createdAt)}
						</span>
						{reviewId === shown ? null : <a href={hrefOfComparison(shown, reviewId)}>Compare with draft {number}</a>}
					</li>
				))}
			</ul>
			<p>
				<a className="button quiet" href={`/essay?revise=${shown}`}>
					Review a new draft
				</a>
			</p>
		</section>
	);
}

/** Renames the essay that is shown, and leads to the question whether to delete it. */
export function EssayTools({
	essayId,
	title,
	deleteHref,
	error,
}: {
	essayId: string;
	title: string;
	deleteHref: string;
	error: string | undefined;
}) {
	return (
		<details className="essay-tools" open={error !== undefined}>
			<summary>Rename or delete</summary>
			<form method="post">
				<input type="hidden" name="essayId" value={essayId} />
				<TitleField label="Name of this essay" title={title} error={error} />
				<p className="actions">
					<button className="button quiet" type="submit" name="intent" value="rename">
						Rename
					</button>
					<a className="button danger" href={deleteHref}>
						Delete this essay
					</a>
				</p>
			</form>
		</details>
	);
}

/** The student's essays, the latest reviewed first. */
export function EssayList({ essays, shown }: { essays: { id: string; title: string; reviewId: string }[]; shown?: string }) {
	return (
		<nav className="essays" aria-labelledby="essays-title">
			<h2 id="essays-title">Your essays</h2>
			{essays.length === 0 ? (
				<p className="hint">Every draft you have reviewed is kept here, for you alone.</p>
			) : (
				<ul>
					{essays.map(({ id, title, reviewId }) => (
						<li key={id}>
							<a href={hrefOfReview(reviewId)} aria-current={id === shown ? "true" : undefined} dir="auto">
								{title}
							</a>
						</li>
					))}
				</ul>
			)}
			{shown ? (
				<p>
					<a className="button quiet" href="/essay">
						Review another essay
					</a>
				</p>
			) : null}
		</nav>
	);
}
