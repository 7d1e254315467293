import type { PageField } from "../page";
import { OF_OTHER_ADDRESS } from "./address";
import { readingOf } from "./attribute";
import { readingOfOptions } from "./option-reading";
import type { Read } from "./reads";
import { OF_ANYBODY } from "./strangers";
import { type Naming, subjectOf } from "./subject";

/** Asks the reader for languages, as nobody else in a form is spoken to. */
const OF_LANGUAGES = /\byour?\b.*\blanguages?\b|\blanguages?\b.*\byou\b/i;

/**
 * Whom a question names; what is chosen by radios below another address than the home's, or asks for anything but a name, an address or how to reach
 * somebody, is none of that address.
 */
export function namingOf(field: PageField, key: string): Naming | undefined {
	const { control, evidence } = field;
	const naming = subjectOf(evidence, key);
	if (naming?.named !== "stranger" || !OF_OTHER_ADDRESS.test(naming.words)) return naming;
	const isSaid = naming.source === "label";
	const over = evidence.contexts.filter(({ id, text }) => (isSaid ? text === evidence.group : id === naming.context));
	const below = past(field, new Set(over.map(({ id }) => id)));
	const rest = isSaid ? { ...below, evidence: { ...below.evidence, group: "" } } : below;
	const ofRest = subjectOf(rest.evidence, key);
	const asked = readingOf(rest, ofRest, key) ?? readingOfOptions(rest, ofRest);
	const isOwn = control === "radios" || OF_LANGUAGES.test(evidence.label) || (asked !== undefined && !OF_ANYBODY.has(asked.attribute));
	return isOwn ? ofRest : naming;
}

/** The heading over an emergency contact that a question which only students are asked has left behind, though no other heading came between. */
export function endedBy({ field, naming }: Read, key: string): number | undefined {
	if (naming?.source !== "context" || !naming.words.startsWith("emergency contact")) return undefined;
	const asked = readingOf(field, undefined, key);
	const isOfStudent = asked && asked.from !== "key" && OF_STUDENT_ALONE.has(asked.attribute);
	return isOfStudent || OF_LANGUAGES.test(field.evidence.label) ? naming.context : undefined;
}
const OF_STUDENT_ALONE: ReadonlySet<string> = new Set([
	"race",
	"ethnicity",
	"hispanic",
	"citizenshipStatus",
	"citizenshipCountry",
	"intendedMajor",
	"armedForcesStatus",
]);

/** The question without the headings that are over no more. */
export function past(field: PageField, ended: ReadonlySet<number>): PageField {
	const { contexts, group } = field.evidence;
	const over = contexts.filter(({ id }) => !ended.has(id));
	if (over.length === contexts.length) return field;
	const isEnded = contexts.some(({ id, text }) => ended.has(id) && text === group);
	return { ...field, evidence: { ...field.evidence, contexts: over, group: isEnded ? "" : group } };
}
