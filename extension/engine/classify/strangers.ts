import type { PageField } from "../page";
import type { SkipReason } from "../types";
import { wordsOf } from "../words";
import { BARE, CONTACT_WORDS, OF_ADDRESS } from "./address";
import { likeliest } from "./learned/likeliest";
import { IF_SO, questionOf, type Read } from "./reads";
import { isPerson } from "./subject";
import { SOUGHT } from "./titles";

/** How sure the model must be, on average, that what a section asks of a person is about a stranger; and of a first one, to ask it about the rest. */
const SURE = 0.8;
const WORTH_ASKING = 0.3;
/** What anybody is asked for, be it the applicant or somebody else. */
export const OF_ANYBODY: ReadonlySet<string> = new Set(["fullName", "givenName", "familyName", "phoneNumber", "email", ...OF_ADDRESS]);

/**
 * Sections whose headings name nobody that the lists of words know, but that ask a name, a telephone number or an address of somebody
 * whom the model, which reads heading and question together, holds for a stranger: “Primary care provider”, “Who will speak for you”.
 * All that such a section asks in words which anybody is asked is somebody else's.
 */
export function ofStrangersSections(reads: readonly Read[], refused: Map<Read, SkipReason>) {
	const sections = new Map<number, Read[]>();
	for (const read of reads)
		if (isOpen(read) && !refused.has(read)) for (const { id } of headingsOf(read)) sections.set(id, [...(sections.get(id) ?? []), read]);
	for (const [heading, section] of sections) {
		if (SOUGHT.test(wordsOf(section[0]!.field.evidence.contexts.find(({ id }) => id === heading)?.text ?? ""))) continue;
		let sum = 0;
		for (const [place, { field }] of section.entries()) {
			sum += likeliest(under(field, heading)).get("stranger") ?? 0;
			if (sum < WORTH_ASKING * (place + 1)) break;
		}
		if (sum >= SURE * section.length) for (const read of section) refused.set(read, "other-person");
	}
}

/** Leaves open what of: “If yes, date”, “If so, when?” */
const IS_BARE = new RegExp(
	`${IF_SO.source} (please )?(give |list |state |enter |the |which |what )*(${BARE.source.slice(1, -1)}|dates?|years?|month|((term|semester|year)s?( (and|or) )?)+|when|where|amount)$`,
);

/** What anybody is asked for “if so”, after a question that is not understood, is of whomever that one was about: “Are you represented by an agent?” */
export function askedIfSo(reads: readonly Read[], refused: Map<Read, SkipReason>) {
	for (const [place, read] of reads.entries()) {
		const question = questionOf(read);
		const ofAnybody = read.reading?.named === "applicant" && OF_ANYBODY.has(read.reading.attribute);
		if (!read.reading || !IF_SO.test(question) || !(ofAnybody || IS_BARE.test(question))) continue;
		const before = reads.slice(0, place).findLast((other) => !IF_SO.test(questionOf(other)));
		if (before && !before.reading && !CONTACT_WORDS.test(questionOf(before))) refused.set(read, "unknown");
	}
}

const OF_MILITARY = /\b(military|veterans?|armed forces|service members?)\b/;
const BARE_IN_MILITARY: ReadonlySet<string> = new Set(["classRank", "gradeYear", "addressLine2", "state", "city", ...OF_ANYBODY]);

/** What is asked without naming anybody in a section on somebody's military service is of that: “Rank”, “Unit”, “Dates of service”. */
export function askedOfMilitaryService(reads: readonly Read[], refused: Map<Read, SkipReason>) {
	for (const read of reads) {
		const { reading, naming } = read;
		const isOfStudent = reading?.named === "applicant" || reading?.named === "highSchool";
		const isOfCollegeOrClub = reading?.named === "college" || reading?.named === "activity";
		const isBare =
			(isOfCollegeOrClub || (isOfStudent && BARE_IN_MILITARY.has(reading.attribute))) && reading.from !== "token" && !naming?.words;
		if (isBare && OF_MILITARY.test(wordsOf(headingsOf(read)[0]?.text ?? ""))) refused.set(read, "unknown");
	}
}

const TITLE_LEVEL = 1;

/** The headings over the question but the page's own. */
const headingsOf = ({ field: { evidence } }: Read) =>
	evidence.contexts.filter(({ level }, place) => place < evidence.contexts.length - 1 || (place === 0 && level > TITLE_LEVEL));

/** Whether a question that anybody is asked leaves open whom it is asked of. */
const isOpen = ({ reading, naming }: Read) =>
	reading !== undefined &&
	reading.from !== "token" &&
	((OF_ANYBODY.has(reading.attribute) && reading.named === "applicant" && naming?.named !== "applicant") ||
		(/^names?$/.test(reading.piece) && naming?.source === "context" && !isPerson(naming.named)));

/** The question as if it stood right under that heading. */
const under = (field: PageField, heading: number): PageField => ({
	...field,
	evidence: { ...field.evidence, contexts: field.evidence.contexts.slice(field.evidence.contexts.findIndex(({ id }) => id === heading)) },
});
