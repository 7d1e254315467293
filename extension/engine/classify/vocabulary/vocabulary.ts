import { PROFILE_ROWS } from "../../../../app/contract/profile";
import { wordsOf } from "../../words";
import { EDUCATION } from "./education";
import { IDENTITY } from "./identity";
import { type Wording, wording } from "./wording";

/** A one-word label is an everyday word: it counts in a short question only. */
const EVERYDAY = 5;

const FROM_PROFILE: Wording[] = PROFILE_ROWS.filter(({ attribute }) => attribute !== "feeWaiver").map(({ subject, attribute, field }) => {
	const asked = [field.label, ...(field.asks ?? [])].map(wordsOf);
	const everyday = asked.some((phrase) => !phrase.includes(" "));
	return {
		...wording(subject, attribute, asked, {
			longest: everyday ? EVERYDAY : undefined,
			own: !everyday && subject !== "parent1" && subject !== "parent2",
		}),
		not: [...IDENTITY, ...EDUCATION].find((entry) => entry.attribute === attribute && entry.about.includes(subject))?.not,
	};
});

export const VOCABULARY: readonly Wording[] = [...IDENTITY, ...EDUCATION, ...FROM_PROFILE];

let isWarm = false;

/** Lets the browser compile the vocabulary piece by piece on first use; all of it at once would hold the page up. */
export async function warmUp(breathe: () => Promise<void> | void): Promise<void> {
	if (isWarm) return;
	for (const { match, not } of VOCABULARY) {
		" ".search(match);
		if (not) " ".search(not);
		await breathe();
	}
	isWarm = true;
}
