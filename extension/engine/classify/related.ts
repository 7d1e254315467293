import type { SkipReason } from "../types";
import { wordsOf } from "../words";
import type { ReadAs } from "./blocks";
import { NAME_PIECES, OF_PARENTS } from "./parents";
import { asksRelation } from "./people";
import { isBeside, type Read } from "./reads";
import { OF_ANYBODY } from "./strangers";
import { isNamedParent, isOther, type Naming } from "./subject";

const NAMES: ReadonlySet<string> = new Set([...NAME_PIECES, "fullName", "preferredName", "suffix"]);
/** Over the people at home, and no list of them nor whom to call. */
const AT_HOME = /\b(famil(y|ies)|adults?|household|home|familia|hogar)\b/;
const OF_OTHERS = /\b(contact|emergency|reference|members?|people|address|language|contacto|miembros)\b/;
const IS_PARENT = /^(birth |biological |adoptive |step )?(mother|father|mom|dad|madre|padre)$/;

/**
 * A section whose heading names nobody, but that asks after a name who that is to the student, or what a parent does for a living, does not ask
 * for the student's own name: it is a parent's where the heading speaks of the family or the choices are mother and father, else a stranger's.
 */
export function relatedToStudent(reads: readonly Read[], keys: readonly string[], refused: Map<Read, SkipReason>, readAs: ReadAs) {
	for (const [place, told] of reads.entries()) {
		const heading = told.field.evidence.contexts[0];
		const isRelation = asksRelation(told);
		if (!heading || !(isRelation || isOfParent(told)) || isOnlyTitle(told)) continue;
		const words = wordsOf(heading.text);
		const isParent =
			!OF_OTHERS.test(words) && (AT_HOME.test(words) || told.field.options.some(({ label }) => IS_PARENT.test(wordsOf(label))));
		const person = isRelation || isParent ? personBefore(reads, place, isParent) : undefined;
		if (!person) continue;
		const naming: Naming = { named: "parent", words: "", source: "context", context: heading.id };
		for (const read of [...person, ...afterwards(reads, place)]) {
			if (refused.has(read)) continue;
			const reading = isParent ? readAs(read.field, naming, keys[reads.indexOf(read)] ?? "") : undefined;
			if (reading && (read.reading || OF_PARENTS.has(reading.attribute))) Object.assign(read, { naming, reading });
			else if (read.reading) refused.set(read, "other-person");
		}
	}
}

const isOfParent = ({ reading, naming }: Read) =>
	reading !== undefined && isNamedParent(reading.named) && OF_PARENTS.has(reading.attribute) && naming === undefined;

/** Whether nothing but the page's own title is over the question. */
const isOnlyTitle = ({ field: { evidence } }: Read) => evidence.contexts.length === 1 && evidence.contexts[0]!.level <= 1;

/**
 * The questions before, back to the name of the person they are about, if all leave open who that is. What nobody knows may be another person's
 * name, “Who told you of us?”, but not in a section that speaks of the family.
 */
function personBefore(reads: readonly Read[], place: number, isOfFamily: boolean): Read[] | undefined {
	const person: Read[] = [];
	let hasName = false;
	for (const read of reads.slice(0, place).reverse()) {
		if (!isBeside(read, reads[place]!)) break;
		const isName = isOpen(read) && NAMES.has(read.reading!.attribute);
		if (hasName && !isName) break;
		if (isOther(read.naming?.named) || !(isOfFamily || isOpen(read))) return undefined;
		hasName ||= isName;
		if (isOpen(read)) person.push(read);
	}
	return hasName ? person.reverse() : undefined;
}

/** The questions that follow, up to the next name. */
function afterwards(reads: readonly Read[], place: number): Read[] {
	const rest = reads.slice(place + 1);
	const end = rest.findIndex(
		(read) => !isBeside(read, reads[place]!) || isOther(read.naming?.named) || NAMES.has(read.reading?.attribute ?? ""),
	);
	return rest.slice(0, end < 0 ? rest.length : end).filter((read) => isOpen(read) || (!read.reading && !read.naming));
}

/** Whether it is read as the applicant's because it says of nobody that it is theirs. */
const isOpen = ({ reading, naming }: Read) =>
	naming === undefined &&
	reading?.named === "applicant" &&
	reading.from !== "token" &&
	(NAMES.has(reading.attribute) || OF_ANYBODY.has(reading.attribute));
