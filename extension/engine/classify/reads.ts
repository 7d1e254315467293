import type { PageField } from "../page";
import { wordsOf } from "../words";
import type { Reading } from "./attribute";
import type { Naming } from "./subject";

/** One question as it is understood so far: whom it names, and what it asks of them; `among` is the list of people one of whom it is about. */
export type Read = { field: PageField; naming?: Naming; reading?: Reading; among?: string };

/** Whether nothing but a prompt asks, so that the words over the box before it are over this one too. */
export const isUnworded = ({ field: { evidence } }: Read) => evidence.label === "" && evidence.near === "";

/** Whether both questions stand right under the same heading. */
export const isBeside = (read: Read, other: Read) => read.field.evidence.contexts[0]?.id === other.field.evidence.contexts[0]?.id;

/** The questions of each row of a table, in page order. */
export function rowsIn(reads: readonly Read[]): Read[][] {
	const rows = Map.groupBy(reads, ({ field: { evidence } }) => evidence.row !== undefined && `${evidence.form} ${evidence.row}`);
	rows.delete(false);
	return [...rows.values()];
}

/** Opens what only those are asked who said yes to the question before, or that they live off campus. */
export const IF_SO = /^if (so|yes|off campus|you (answered|checked|marked|said) yes)\b/;

/** Says that something is to be answered, and not what. */
export const SAYS_NOTHING = /^(your )?(answer|response|reply|choice|selection)$/;

/** The words of the question itself, or of the one over it where its own say nothing. */
export function questionOf({ field: { evidence } }: Read): string {
	const own = wordsOf(evidence.label || evidence.near || evidence.placeholder);
	return SAYS_NOTHING.test(own) && evidence.group ? wordsOf(evidence.group) : own;
}

/** The nearest heading that is not but the question itself, drawn as one. */
export const sectionOf = ({ field: { evidence } }: Read) => {
	const own = [evidence.label, evidence.near].map(wordsOf);
	return evidence.contexts.find(({ text }) => !own.includes(wordsOf(text)))?.text ?? "";
};
