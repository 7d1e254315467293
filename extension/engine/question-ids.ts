import type { PageField } from "./page";

type Known = { byMark: Map<string, string>; byElement: WeakMap<Element, string> };

const known = new WeakMap<Document, Known>();

/**
 * Gives a function that names the questions of one reading of the page, in page order. A question keeps its id when the page draws it
 * anew and when it is read again, so that what the student said of it holds.
 */
export function questionIds(document: Document): (field: PageField) => string {
	const { byMark, byElement } = known.get(document) ?? { byMark: new Map(), byElement: new WeakMap() };
	known.set(document, { byMark, byElement });
	const seen = new Map<string, number>();
	return ({ element, control, evidence }) => {
		const mark = [control, evidence.label, evidence.group, evidence.near, evidence.placeholder, evidence.key].join("|");
		const place = seen.get(mark) ?? 0;
		seen.set(mark, place + 1);
		const id = byElement.get(element) ?? byMark.get(`${mark}#${place}`) ?? `field-${byMark.size + 1}`;
		byMark.set(`${mark}#${place}`, id);
		byElement.set(element, id);
		return id;
	};
}
