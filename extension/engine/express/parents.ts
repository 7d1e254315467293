import type { Facts, Person } from "../types";
import { wordsOf } from "../words";
import { FEMALE_NAMES, MALE_NAMES } from "./vocabulary/given-names";

const FEMALE: ReadonlySet<string> = new Set(FEMALE_NAMES.split(" "));
const MALE: ReadonlySet<string> = new Set(MALE_NAMES.split(" "));

/**
 * Which of the student's parents a form means by mother or father, by their first names; where one name tells, the other parent is
 * the other one. Gives undefined where the names do not tell: a wrong parent is worse than an empty box.
 */
export function parentMeant(asked: "mother" | "father", { answers }: Facts): Person | undefined {
	const { parent1FirstName, parent2FirstName } = answers.familyInformation ?? {};
	const first = sexOf(parent1FirstName);
	const second = sexOf(parent2FirstName);
	if (first && first === second) return undefined;
	if (first === asked) return "parent1";
	if (second === asked) return "parent2";
	if (first && parent2FirstName) return "parent2";
	return second && parent1FirstName ? "parent1" : undefined;
}

/** Mother or father, as far as somebody’s first name tells. */
export function sexOf(name: string | undefined): "mother" | "father" | undefined {
	const given = wordsOf(name ?? "").split(" ")[0]!;
	if (FEMALE.has(given)) return "mother";
	return MALE.has(given) ? "father" : undefined;
}
