import type { PageField } from "./page";

/** Gives a question its name; `seen` counts how often its like was met in this reading of the page. */
export type QuestionIds = (field: PageField, seen: Map<string, number>) => string;

/**
 * Names the questions of one page: each keeps its name when the page is read again or draws it anew. A question that looks like another one
 * did has a name of its own as long as that one is on the page: what a list shows changes once something is chosen.
 */
export function questionIds(): QuestionIds {
	const byPlace = new Map<string, string>();
	const byElement = new WeakMap<Element, string>();
	const bearers = new Map<string, WeakRef<Element>>();
	return ({ element, control, evidence }, seen) => {
		const mark = [control, evidence.label, evidence.group, evidence.near, evidence.placeholder, evidence.key].join("|");
		const place = seen.get(mark) ?? 0;
		seen.set(mark, place + 1);
		const alike = byPlace.get(`${mark}#${place}`);
		const isFree = alike !== undefined && !bearers.get(alike)?.deref()?.isConnected;
		const id = byElement.get(element) ?? (isFree ? alike : `field-${bearers.size + 1}`);
		byPlace.set(`${mark}#${place}`, id);
		byElement.set(element, id);
		bearers.set(id, new WeakRef(element));
		return id;
	};
}
