import type { PageField } from "./page";
import { wordsOf } from "./words";

/** Longer words over a question explain more than they name. */
const LONGEST_GROUP = 60;

/** What a question is called before the student: its own words, after those of its group where these say more; at most 160 characters. */
export function labelOf({ evidence, options }: PageField): string {
	const { group, label, near, placeholder, title, key } = evidence;
	const own = label || near;
	const named =
		group && own && group.length <= LONGEST_GROUP && !wordsOf(own).includes(wordsOf(group)) && own.length < 30
			? `${group}: ${own}`
			: own || group || placeholder || title || options[0]?.label || key;
	return named.replace(/\s*\*\s*$/, "").slice(0, 160);
}
