/** What the words of an option may tell, with the answer as the profile prints it (in the form `wordsOf` gives). */
export type Kinds = readonly (readonly [answer: string, told: RegExp])[];

/** The answers that the words tell, in the order of the kinds. */
export const toldIn = (words: string, kinds: Kinds): string[] => kinds.flatMap(([answer, told]) => (told.test(words) ? answer : []));

/** “Prefer not to say”: an option that is nobody's answer. */
export const REFUSES =
	/\b(prefer|choose|rather|wish|want|care|opt)( to)? not\b|\b(do not|dont|not) (wish|want|care|choose)\b|\bdecline[sd]?\b|\bnot (indicated|specified|reported|stated)\b|\bprefiero no\b|\b(no deseo|elijo no)\b/;

/** A question that no listed answer fits. */
export const UNLISTED =
	/\b(other|another|different|additional|something else|not (listed|included)|un ?listed|none of|otr[oa]s?|ningun[oa]? de|self (describe|described|identify|identified)|no (figura|esta|incluid[oa]) en la lista)\b/;
