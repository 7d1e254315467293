import type { PageField } from "../page";
import type { Facts, Meaning } from "../types";
import { wordsOf } from "../words";
import { ORIGIN_ATTRIBUTES } from "./alternates";
import { answersTo } from "./answers";

/** Whether the student says to be Hispanic. Takes what a question of origin asks, and the facts. */
export const isLatino = (meaning: Meaning, facts: Facts): boolean =>
	answersTo({ ...meaning, attribute: "hispanic" }, facts).some(({ attribute, value }) => attribute === "hispanic" && value === "Yes");

/** Whether a list for one answer keeps the other origins for those who are not Hispanic: “Black/Non-Hispanic”. */
export const keepsLatinosApart = ({ options, multiple }: PageField, { attribute }: Meaning): boolean =>
	ORIGIN_ATTRIBUTES.has(attribute) &&
	!multiple &&
	options.filter(({ label }) => /\b(non|not)( of)? (hispanic|latin)/.test(wordsOf(label))).length > 1;
