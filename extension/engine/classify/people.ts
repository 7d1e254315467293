import { FAMILY, HOUSEHOLD } from "../entries-of-people";
import type { SkipReason } from "../types";
import { askedIn, wordsOf } from "../words";
import type { Reading } from "./attribute";
import type { ReadAs } from "./blocks";
import { isBeside, type Read } from "./reads";
import { isPerson, type Naming, namedIn, RELATION } from "./subject";

/** Heads rows for whoever belongs to the family, “Family member 2”, or the list of them. */
const MEMBERS =
	/^(\d{1,2} )?(please )?(list |about |add )?(an? |all |each |the |your |other |another |immediate )*(family|household|home) members?( \d{1,2}| one| two| three| four| five| six)?( information| details| list)?$|^(\d{1,2} )?(the )?(members of|people in) (your|the) (immediate )?(family|household|home)$/;
const OF_HOUSEHOLD = /\b(household|home)\b/;
/** Says that not all who are meant are the parents and siblings, or that others are. */
const OTHERS =
	/\b(depend\w*|support\w*|alum\w*|emergency|employ\w*|deceased|attend\w*|(brothers|sisters|siblings) only|(?<!not )includ\w* (you|yourself|the (applicant|student)))\b/;
const NAME =
	/^((full|legal|complete|first|last|family|given|middle|and|sur|initial|m i|of|this|person|their|family member|member|s) ?)*(name|names|surname|initial)?$/;
const NAMES: ReadonlySet<string> = new Set(["fullName", "givenName", "familyName", "middleInitial"]);
const ASKED: ReadonlySet<string> = new Set([...NAMES, "age", "occupation", "educationLevel", "livingStatus"]);
/** Headings further out stand over more than the rows. */
const NEAREST = 2;

/**
 * A list of the family in which each row may hold any person: it asks for a name and for who that is to the student, under a heading that names
 * the members of the family and no other person. Its questions are read as those of its nth person, parents first; where the page has chosen the
 * relation, as those of the first or second parent, or of the next sibling.
 */
export function peopleListed(reads: readonly Read[], keys: readonly string[], refused: Map<Read, SkipReason>, readAs: ReadAs) {
	const parents = ["parent1", "parent2"] as const;
	let parentsSaid = 0;
	for (const relation of reads.filter(asksRelation)) {
		const heading = headingOf(relation);
		if (!heading) continue;
		const row = reads.filter((read) => isBeside(read, relation) && read.field.evidence.row === relation.field.evidence.row);
		const readings = new Map(row.map((read) => [read, read === relation ? RELATED : asked(read, keys[reads.indexOf(read)] ?? "", readAs)]));
		if (![...readings.values()].some((reading) => reading && NAMES.has(reading.attribute))) continue;
		const kind = kindSaid(relation);
		const person = kind === "parent" ? (parents[parentsSaid++] ?? "stranger") : kind;
		for (const [read, reading] of readings) {
			if (refused.get(read) === "never-filled") continue;
			refused.delete(read);
			const naming: Naming = { named: "sibling", words: "", source: "context", context: heading.id };
			const among = OF_HOUSEHOLD.test(wordsOf(heading.text)) ? HOUSEHOLD : FAMILY;
			if (person) Object.assign(read, { naming: { ...naming, named: person }, reading: reading && { ...reading, named: person } });
			else if (reading) Object.assign(read, { naming, reading: { ...reading, named: "sibling" }, among });
			else Object.assign(read, { naming: { ...naming, named: "stranger" }, reading: undefined });
		}
	}
}

/** Whom a row is for, where the page has chosen already who that is to the student. */
function kindSaid({ field: { element } }: Read): "parent" | "sibling" | "stranger" | undefined {
	const chosen = element.nodeName === "SELECT" ? (element as HTMLSelectElement).selectedOptions[0] : undefined;
	if (!chosen?.value || !chosen.defaultSelected) return undefined;
	const words = wordsOf(chosen.text);
	if (/^(step |foster )?(parents?|mother|father)\b/.test(words)) return "parent";
	return /^(half |step )?(siblings?|brother|sister)\b/.test(words) ? "sibling" : "stranger";
}

const RELATED: Reading = { named: "sibling", attribute: "relation", piece: "", from: "label" };

const questionOf = ({ field: { evidence } }: Read) => askedIn(evidence.label || evidence.near || evidence.placeholder);

/** Whether it asks who somebody is to the student. */
export const asksRelation = (read: Read) => RELATION.test(questionOf(read));

/** The heading that names the members, if none that is nearer names anybody else. */
function headingOf({ field: { evidence } }: Read) {
	const notes = new Set(evidence.contexts.map(({ note }) => note));
	const over = evidence.contexts.filter(({ text }) => !notes.has(text)).slice(0, NEAREST);
	const place = over.findIndex(({ text }) => MEMBERS.test(opening(text)));
	const isOther = ({ text }: { text: string }) => isPerson(namedIn(askedIn(text))?.named ?? "highSchool");
	if (place < 0 || over.slice(0, place).some(isOther) || evidence.contexts.some(({ text }) => OTHERS.test(wordsOf(text)))) return undefined;
	return over[place];
}

/** What a heading says before it explains: “20. Family members. List your parents first.” */
const opening = (text: string) => wordsOf(text.replace(/^\W*\d{1,2}[.)]\s*/, "").split(/[.:;(–—]/)[0]!);

/** What a row asks of its person, whoever that is. */
function asked(read: Read, key: string, readAs: ReadAs): Reading | undefined {
	const isName = NAME.test(questionOf(read));
	for (const named of ["sibling", "parent"] as const) {
		const reading = readAs(read.field, { named, words: "", source: "context" }, key);
		if (reading && ASKED.has(reading.attribute) && (isName || !NAMES.has(reading.attribute))) return reading;
	}
	return undefined;
}
