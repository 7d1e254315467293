import { type ChangeObject, diffArrays, diffWordsWithSpace } from "diff";
import { countWords, sentences } from "../contract/essay-text";

/** A stretch of text that stands in both drafts, in the newer one only, or in the older one only. */
export type Piece = { kind: "same" | "added" | "removed"; text: string };
/** How one draft became another; the pieces that are not `removed` are the newer one whole. */
export type Changes = { pieces: Piece[]; added: number; removed: number };

/** Comparing costs the length of the texts times their differences, and holds up the server meanwhile. */
const EDITS_MAX = 1000;

/** Compares two drafts word by word; drafts that have little in common, sentence by sentence. `added` and `removed` count words. */
export function compareDrafts(older: string, newer: string): Changes {
	const pieces = (diffWordsWithSpace(older, newer, { maxEditLength: EDITS_MAX }) ?? bySentence(older, newer)).map(pieceOf);
	const wordsOf = (kind: Piece["kind"]) =>
		pieces.filter((piece) => piece.kind === kind).reduce((sum, { text }) => sum + countWords(text), 0);
	return { pieces, added: wordsOf("added"), removed: wordsOf("removed") };
}

const pieceOf = ({ value, added, removed }: ChangeObject<string>): Piece => ({
	kind: added ? "added" : removed ? "removed" : "same",
	text: value,
});

function bySentence(older: string, newer: string): ChangeObject<string>[] {
	const [from, to] = [older, newer].map((draft) => sentences(draft).map(({ text }) => text)) as [string[], string[]];
	const changes = diffArrays(from, to, { maxEditLength: EDITS_MAX });
	if (changes) return changes.map((change) => ({ ...change, value: change.value.join("") }));
	return [
		{ value: older, count: 1, added: false, removed: true },
		{ value: newer, count: 1, added: true, removed: false },
	];
}
