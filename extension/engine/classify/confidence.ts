import type { Confidence } from "../types";
import { wordsOf, wordsOfKey } from "../words";
import type { Reading } from "./attribute";
import type { Read } from "./reads";
import { TOKENS } from "./vocabulary/tokens";

/**
 * How well the page itself says what a question asks. Takes the question as it was understood in the end, and as it was understood by
 * itself. Sure: its label, the question over its choices, the head of its table column or an autofill token says so, or the text
 * beside it and the control's own name say the same; and the page names whom it is about. Likely: anything less, such as nearby text or
 * a placeholder alone, the place among other questions, or a guess of whom is meant.
 */
export function confidenceOf({ field, naming, reading }: Read, own: Reading | undefined): Confidence {
	if (!reading || !own || own.named !== reading.named || reading.named === "parent") return "likely";
	const { label, near, placeholder, group, groupIsTied, autocomplete, row } = field.evidence;
	const isToken = reading.from === "token" || autocomplete.split(/\s+/).some((token) => TOKENS[token] === reading.attribute);
	const isLabel = reading.from === "label" && (label !== "" || (groupIsTied && group !== ""));
	const isBeside = reading.from === "near" && (row !== undefined || isOverChoices(field) || isInKey(reading, field));
	if (!isToken && !isLabel && !isBeside) return "likely";
	if (naming?.source === "key" && naming.named !== "applicant") return "likely";
	const isNamedElsewhere = naming?.source === "label" && !wordsOf(`${label} . ${near} . ${placeholder} . ${group}`).includes(naming.words);
	return isNamedElsewhere ? "likely" : "sure";
}

const isOverChoices = ({ control, evidence: { group, groupIsTied } }: Read["field"]) =>
	(control === "radios" || control === "checkboxes") && groupIsTied && group !== "";

function isInKey({ piece }: Reading, { evidence }: Read["field"]): boolean {
	const key = wordsOfKey(evidence.key).split(" ");
	return piece !== "" && piece.split(" ").every((word) => key.includes(word));
}
