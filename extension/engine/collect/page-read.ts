import type { Labels } from "./labels";

/** What is known of the whole page while its questions are read. */
export type Page = {
	countIn: (box: Element) => number;
	labels: Labels;
	/** Labels that name a box of several controls though they are tied to the first. */
	groupNames: Map<Element, Element>;
	rows: Map<Element, number>;
	tables: Map<Element | null, number>;
	/** What the controls read so far are asked by. */
	asked: Map<Element, string>;
	forms: Map<Element, number>;
};
