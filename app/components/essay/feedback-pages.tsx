import { Markdown } from "~/components/markdown";
import { referencesInWords } from "~/contract/essay-text";
import { FEEDBACK_TYPES, type Feedback } from "~/contract/essays";

type PagesProps = { feedback: readonly Feedback[]; at: number; hrefOf: (at: number) => string };

const labelOf = (type: string) => FEEDBACK_TYPES.find(({ id }) => id === type)?.label ?? type;

/** The feedback one reader at a time; on paper all of it. `at` counts from 0. */
export function FeedbackPages({ feedback, at, hrefOf }: PagesProps) {
	const count = feedback.length;
	return (
		<section className="feedback" id="feedback" aria-labelledby="feedback-title">
			<h2 id="feedback-title">Feedback</h2>
			<nav className="feedback-pager" aria-label="Feedback">
				<a className="button quiet" href={hrefOf((at + count - 1) % count)} rel="prev">
					Previous
				</a>
				<span>
					{at + 1} of {count}
				</span>
				<a className="button quiet" href={hrefOf((at + 1) % count)} rel="next">
					Next
				</a>
			</nav>
			{feedback.map((item, index) => (
				<article key={item.type} className={index === at ? "feedback-item" : "feedback-item elsewhere"}>
					<h3>{labelOf(item.type)}</h3>
					<p className="hint">
						{item.role} was asked: {item.prompt}
					</p>
					{item.error ? <p className="field-error">{item.error}</p> : <Markdown text={item.feedback ?? ""} />}
					{item.lineReferences.length > 0 ? <p className="hint">{referencesInWords(item.lineReferences)} of the essay</p> : null}
				</article>
			))}
		</section>
	);
}

/** Which tint and which line under a sentence is whose; each name leads to what that reader says. */
export function Legend({ feedback, at, hrefOf }: PagesProps) {
	return (
		<ul className="legend" aria-label="What the marks mean">
			{feedback.map(({ type, error, lineReferences }, index) => (
				<li key={type}>
					<a href={hrefOf(index)} aria-current={index === at ? "true" : undefined}>
						<mark className={`of-${type}`}>{labelOf(type)}</mark>
					</a>{" "}
					<span>{error ? "no answer" : referencesInWords(lineReferences) || "no single sentence"}</span>
				</li>
			))}
		</ul>
	);
}
