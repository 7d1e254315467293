import { type LineReference, type Sentence, sentences } from "~/contract/essay-text";
import type { Feedback } from "~/contract/essays";

const isIn = ({ number }: Sentence, references: readonly LineReference[]) =>
	references.some(({ start, end }) => number >= start && number <= end);

/** The essay whole. The sentences the current reader speaks of are marked; on paper those of the others bear their numbers too. */
export function EssayText({ draft, current, all }: { draft: string; current: Feedback | undefined; all: readonly Feedback[] }) {
	const paragraphs: Sentence[][] = [];
	for (const sentence of sentences(draft)) {
		paragraphs[sentence.paragraph] ??= [];
		paragraphs[sentence.paragraph]?.push(sentence);
	}
	return (
		<div className="essay-paper">
			{paragraphs.map((within) => (
				<p key={within[0]?.number} dir="auto">
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
