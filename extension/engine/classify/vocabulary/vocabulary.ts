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
	return wording(subject, attribute, asked, {
		longest: everyday ? EVERYDAY : undefined,
		own: !everyday && subject !== "parent1" && subject !== "parent2",
	});
});

export const VOCABULARY: readonly Wording[] = [...IDENTITY, ...EDUCATION, ...FROM_PROFILE];

/** What is kept about each subject, so that an attribute no row holds is not looked for. */
export const KNOWN_ATTRIBUTES: ReadonlyMap<string, string> = new Map(
	PROFILE_ROWS.map((row) => [`${row.subject}.${row.attribute}`, row.path]),
);
