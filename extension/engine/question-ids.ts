import type { PageField } from "./page";

/** Gives a question its name; `seen` counts how often its like was met in this reading of the page. */
export type QuestionIds = (field: PageField, seen: Map<string, number>) => string;

/** Names the questions of one page: each keeps its name when the page is read again or draws it anew. */
export function questionIds(): QuestionIds {
	const byPlace = new Map<string, string>();
	const byElement = new WeakMap<Element, string>();
	return ({ element, control, evidence }, seen) => {
		const mark = [control, evidence.label, evidence.group, evidence.near, evidence.placeholder, evidence.key].join("|");
		const place = seen.get(mark) ?? 0;
		seen.set(mark, place + 1);
		const known = byElement.get(element) ?? byPlace.get(`${mark}#${place}`) ?? `field-${byPlace.size + 1}`;
		byPlace.set(`${mark}#${place}`, known);
		byElement.set(element, known);
		return known;
	};
}
