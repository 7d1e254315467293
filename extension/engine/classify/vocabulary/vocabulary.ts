import { PROFILE_ROWS } from "../../../../app/contract/profile";
import { Phrases } from "../../phrases";
import type { MatchedRow } from "../../types";
import { wordsOf } from "../../words";
import { EDUCATION } from "./education";
import { IDENTITY } from "./identity";
import { type Wording, wording } from "./wording";

/** A one-word label is an everyday word: it counts in a short question only. */
const EVERYDAY = 5;

const ROWS: readonly MatchedRow[] = PROFILE_ROWS;

const FROM_PROFILE: Wording[] = ROWS.filter(({ attribute }) => attribute !== "feeWaiver").map(({ subject, attribute, field }) => {
	const asked = [field.label, ...(field.asks ?? [])].map(wordsOf);
	const everyday = asked.some((phrase) => !phrase.includes(" "));
	return {
		...wording(subject, attribute, asked, {
			longest: everyday ? EVERYDAY : undefined,
			own: !everyday && subject !== "parent1" && subject !== "parent2",
		}),
		not: [...IDENTITY, ...EDUCATION].find(
			(entry) => !entry.adds && entry.attribute === attribute && entry.about.includes(subject),
		)?.not,
	};
});

export const VOCABULARY: readonly Wording[] = [...IDENTITY, ...EDUCATION, ...FROM_PROFILE];

/** What all wordings look for, each with its wording. */
export const ASKED = new Phrases(VOCABULARY.map((entry) => [entry, entry.match] as const));
