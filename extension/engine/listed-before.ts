import type { Question } from "./fill/progress";
import { LISTS, type PageField } from "./page";
import type { Meaning } from "./types";
import { wordsOf } from "./words";

/** Asks once more for what a list does not offer. */
const NOT_LISTED =
	/\b(not|isnt|arent|wasnt|cant find|cannot find|dont see) (yet )?(listed|found|shown|there|it|them|(on|in) (the|this|our) (list|menu))\b|\bno (esta|estan|aparecen?|figuran?)( en (la|esta) lista)?\b/;

/**
 * Whether a box for those whose answer a list lacks, “If your school is not listed”, needs no answer: a list before it that asks the same
 * holds one, or will. Takes the question, what it means, and the questions before it on the page.
 */
export function isGivenInList({ control, evidence }: PageField, meaning: Meaning, before: readonly Question[]): boolean {
	if (LISTS.has(control) || !NOT_LISTED.test(wordsOf(`${evidence.label} ${evidence.near}`))) return false;
	const list = before.findLast(
		(other) =>
			LISTS.has(other.field.control) && other.meaning?.subject === meaning.subject && other.meaning.attribute === meaning.attribute,
	);
	return list !== undefined && (list.held === true || list.action === "fill");
}
