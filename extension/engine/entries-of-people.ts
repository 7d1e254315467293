import type { Facts, Meaning } from "./types";

/** Lists of people in which each row may hold a parent as well as a sibling. Who lives in the household, the answers tell only where the parents live together. */
export const FAMILY = "familyInformation.family";
export const HOUSEHOLD = "familyInformation.household";

const TOGETHER = /^(married|civil union)/i;

/** Those of the family whom the profile holds, in the order in which such lists want them. */
export function peopleOf(list: string, { answers }: Facts): readonly (Pick<Meaning, "subject" | "index"> & { firstName: string })[] {
	const { parent1FirstName, parent2FirstName, parentsMaritalStatus = "", siblings = [] } = answers.familyInformation ?? {};
	if (list === HOUSEHOLD && !TOGETHER.test(parentsMaritalStatus)) return [];
	const all = [
		{ subject: "parent1" as const, firstName: parent1FirstName },
		{ subject: "parent2" as const, firstName: parent2FirstName },
		...siblings.map(({ firstName }, index) => ({ subject: "sibling" as const, index, firstName })),
	];
	return all.flatMap(({ firstName, ...person }) => (firstName ? { ...person, firstName } : []));
}

/** The person of the family whom a row of such a list is for, none where it has more rows. */
export function personMeant({ index = 0, ...meaning }: Meaning, facts: Facts): Meaning | undefined {
	const person = peopleOf(meaning.among!, facts)[index];
	return person && { ...meaning, subject: person.subject, ...(person.index !== undefined && { index: person.index }) };
}
