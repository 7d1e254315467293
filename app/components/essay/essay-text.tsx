import { type LineReference, type Sentence, sentences } from "~/contract/essay-text";
import type { Feedback } from "~/contract/essays";

const isIn = ({ number }: Sentence, references: readonly LineReference[]) =>
	references.some(({ start, end }) => number >= start && number <= end);

/** The essay whole. The sentences the current reader speaks of are marked; on paper those of the others bear their numbers too. */
export function EssayText({ draft, current, all }: { draft: string; current: Feedback | undefined; all: readonly Feedback[] }) {
	const paragraphs = new Map<number, Sentence[]>();
	for (const sentence of sentences(draft)) paragraphs.set(sentence.paragraph, [...(paragraphs.get(sentence.paragraph) ?? []), sentence]);
	return (
		<div className="essay-paper" dir="auto">
			{[...paragraphs].map(([number, within]) => (
				<p key={number}>
					{within.map((sentence, index) => {
						const text = sentence.text.trimEnd();
						const isCurrent = current && isIn(sentence, current.lineReferences);
						const isOfOthers = all.some(({ lineReferences }) => isIn(sentence, lineReferences));
						return (
							<span key={sentence.number}>
								{isCurrent ? (
									<mark className={`of-${current.type}`}>
										<sup>{sentence.number}</sup>
										{text}
									</mark>
								) : (
									<>
										{isOfOthers ? <sup className="elsewhere">{sentence.number}</sup> : null}
										{text}
									</>
								)}
								{index === within.length - 1 ? null : sentence.text.slice(text.length)}
							</span>
						);
					})}
				</p>
			))}
		</div>
	);
}
