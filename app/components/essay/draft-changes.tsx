import { inWords } from "~/contract/essay-text";

type Piece = { kind: "same" | "added" | "removed"; text: string };
type ChangesProps = { older: number; newer: number; changes: { pieces: Piece[]; added: number; removed: number } };

/** What changed from one draft to another, word by word. */
export function DraftChanges({ older, newer, changes: { pieces, added, removed } }: ChangesProps) {
	return (
		<section className="changes" aria-labelledby="changes-title">
			<h2 id="changes-title">
				From draft {older} to draft {newer}
			</h2>
			<p className="hint">
				<ins>{inWords(added)} added</ins>, <del>{inWords(removed)} removed</del>
			</p>
			<div className="essay-paper" dir="auto">
				{pieces.map(({ kind, text }, index) => {
					const Tag = kind === "added" ? "ins" : kind === "removed" ? "del" : "span";
					// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name of their own, and are rendered once
					return <Tag key={index}>{text}</Tag>;
				})}
			</div>
		</section>
	);
}
