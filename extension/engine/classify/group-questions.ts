import type { PageField } from "../page";
import { wordsOf } from "../words";
import { SAYS_NOTHING } from "./reads";

const LONGEST_OWN = 3;

/**
 * The field as if the question over it were its label, where that is over it alone and its own words say but how to answer: “What's your citizenship
 * situation?” over “Status”. `undefined` for any other.
 */
export function askedByGroup(fields: readonly PageField[], place: number): PageField | undefined {
	const field = fields[place]!;
	const { group, groupIsTied, label, near } = field.evidence;
	const own = wordsOf(label || near);
	const isQuestion = /\?\W*$/.test(group) ? own.split(" ").length <= LONGEST_OWN : SAYS_NOTHING.test(own) && field.control !== "longText";
	if (field.control === "radios" || field.control === "checkboxes" || !groupIsTied || !isQuestion) return undefined;
	const isShared = [fields[place - 1], fields[place + 1]].some((other) => other?.evidence.group === group);
	return isShared ? undefined : { ...field, evidence: { ...field.evidence, label: group, group: "", near: "" } };
}
