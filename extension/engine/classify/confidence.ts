import type { Confidence } from "../types";
import { wordsOf } from "../words";
import { type Reading, TOKENS } from "./attribute";
import type { Read } from "./order";

/**
 * How well the page itself says what a question asks. Takes the question as it was understood in the end, and as it was understood by
 * itself. Sure: a label that is tied to the control, or an autofill token, says what is asked, and the page names whom it is about.
 * Likely: only nearby text, a placeholder, a programmer's key, the place among other questions, or a guess of whom is meant.
 */
export function confidenceOf({ field, naming, reading }: Read, own: Reading | undefined): Confidence {
	if (!reading || !own || own.named !== reading.named || reading.named === "parent") return "likely";
	const { label, near, placeholder, group, groupIsTied, autocomplete } = field.evidence;
	const isToken = autocomplete.split(/\s+/).some((token) => TOKENS[token] === reading.attribute);
	const isTied = reading.from === "label" && (label !== "" || (groupIsTied && group !== ""));
	if (!isToken && reading.from !== "token" && !isTied) return "likely";
	if (naming?.source === "key" && naming.named !== "applicant") return "likely";
	const isNamedElsewhere = naming?.source === "label" && !wordsOf(`${label} . ${near} . ${placeholder} . ${group}`).includes(naming.words);
	return isNamedElsewhere ? "likely" : "sure";
}
