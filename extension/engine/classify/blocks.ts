import type { PageField } from "../page";
import { askedIn } from "../words";
import { OF_ADDRESS } from "./address";
import { NAME_OF, nameOfEntry, type Reading } from "./attribute";
import { likeliest } from "./learned/likeliest";
import { isBeside, questionOf, type Read, rowsIn } from "./reads";
import { ACCOMPLISHED, isEmployer, isListed, isNamedParent, isPerson, LISTED, type Naming, namesParent } from "./subject";
import type { Named } from "./vocabulary/subjects";

/** How much of a block must speak for a subject, and how much at least, counted in questions. */
const LEAST_SHARE = 0.4;
const LEAST_VOTES = 1.2;
const NO_HEADING = -1;
/** Asked of activities alone. */
const COUNTS: ReadonlySet<string> = new Set(["hoursPerWeek", "weeksPerYear", "hoursPerYear"]);

export type ReadAs = (field: PageField, naming: Naming, key: string) => Reading | undefined;

/**
 * Questions under one heading are about one thing: where the others of a block say which list it is an entry of, those that say too little
 * by themselves are read as its. Takes the readings in page order with the words of their keys, and what reads a question about a subject.
 */
export function readInBlocks(reads: readonly Read[], keys: readonly string[], isLeft: (read: Read) => boolean, readAs: ReadAs) {
	const blocks = new Map<number, Read[]>();
	for (const read of reads) {
		const heading = headingOf(read);
		if (isLeft(read) || isOfPerson(read)) continue;
		blocks.set(heading, [...(blocks.get(heading) ?? []), read]);
	}
	for (const [heading, block] of blocks) {
		const isSchools = block.some(({ reading }) => reading?.named === "highSchool" && reading.attribute !== "gradeYear");
		const isOpen = (read: Read) => leavesOpen(read, isSchools);
		const subject = block.some(isOpen) ? subjectOf(block, isOpen) : undefined;
		if (!subject) continue;
		const naming: Naming = { named: subject, words: "", source: "context", context: heading };
		for (const read of block.filter((each) => isOpen(each) && mayBe(each, subject))) {
			const reading = readAs(read.field, naming, keys[reads.indexOf(read)] ?? "");
			if (reading?.named === subject) Object.assign(read, { naming, reading });
		}
	}
}

/** The heading over a question, past the name of the date of which it is a piece. */
const headingOf = ({ field: { evidence } }: Read) => {
	const { contexts, group, label } = evidence;
	return (PIECE.test(label) && contexts[0]?.text === group && contexts[1] ? contexts[1] : contexts[0])?.id ?? NO_HEADING;
};
const PIECE = /^(month|day|year|mm|dd|yyyy)\W*$/i;

/**
 * What stands beside a column that names its list is of that list as well, whatever the heading over the table names: “Honor or award” and
 * “Grade received” under “Activities and recognition”.
 */
export function agreeInRows(reads: readonly Read[], keys: readonly string[], readAs: ReadAs) {
	let row: Read[] = [];
	for (const [place, read] of reads.entries()) {
		const { row: number, contexts } = read.field.evidence;
		const first = row[0]?.field.evidence;
		if (number === undefined || number !== first?.row || contexts[0]?.id !== first.contexts[0]?.id) row = [];
		if (number === undefined) continue;
		row.push(read);
		const [named] = row;
		const ofColumn =
			row.length === 2 && !read.reading?.attribute.startsWith("numberOf")
				? entryBefore(named!, read, keys[place] ?? "", readAs)
				: undefined;
		if (ofColumn) {
			Object.assign(read, { naming: named!.naming, reading: ofColumn });
			named!.reading = nameOfEntry(named!.naming!);
		}
		const telling = row.find(namesItsList);
		if (!telling || read === telling || !isByContext(read, telling) || read.reading?.named === telling.naming!.named) continue;
		const naming: Naming = { ...telling.naming!, source: "context", context: contexts[0]?.id };
		const reading = readAs(read.field, naming, keys[place] ?? "");
		if (reading?.named === naming.named) Object.assign(read, { naming, reading });
		else if (isPlaceOf(read)) read.reading = undefined;
	}
}

/**
 * What a second column asks of the entry whose list the first one names in words of its own, “Challenging courses on your transcript” before
 * “Grade”, where these say nothing else.
 */
function entryBefore({ naming, reading, field }: Read, read: Read, key: string, readAs: ReadAs): Reading | undefined {
	if (naming?.source !== "label" || !isListed(naming.named) || reading || field.control !== "text" || !isByContext(read, { naming }))
		return undefined;
	const ofEntry = readAs(read.field, { ...naming, source: "context" }, key);
	return ofEntry?.named === naming.named && ofEntry.attribute !== NAME_OF[naming.named] ? ofEntry : undefined;
}

/** Honors in the row of an activity are those won in it, which the profile does not tell apart; offices beside them are its position. */
export function honoursOfDoings(reads: readonly Read[]) {
	for (const [first, ...others] of rowsIn(reads)) {
		if (first!.reading?.attribute !== "organization") continue;
		for (const read of others.filter(({ naming, reading }) => (reading ?? naming)?.named === "achievement"))
			read.reading = OFFICES.test(questionOf(read)) ? { named: "activity", attribute: "position", piece: "", from: "label" } : undefined;
	}
}

/** A line for the description of an award is what the award is called by, where nothing else on the page asks for that. */
export function honoursDescribed(reads: readonly Read[]) {
	const ofHonour = reads.filter(({ reading }) => reading?.named === "achievement");
	if (ofHonour.some(({ reading }) => reading!.attribute === "title")) return;
	for (const read of ofHonour)
		if (read.field.control === "text" && questionOf(read) === "description") read.reading = { ...read.reading!, attribute: "title" };
}

/**
 * What the profile holds of the school alone is, right beside an entry of a list, asked of that one: the day a job began, the rank at a contest. Where
 * nothing is named, “Date of entry” may be that into a country.
 */
export function askedOfEntries(reads: readonly Read[]) {
	for (const [place, read] of reads.entries()) {
		if (!OF_SCHOOL_ALONE.has(read.reading?.attribute ?? "") || read.naming?.source === "label") continue;
		const before = reads[place - 1];
		const isOfEntry = before?.reading && isListed(before.reading.named) && isBeside(before, read);
		if (isOfEntry || (!read.naming && questionOf(read) === "date of entry")) read.reading = undefined;
	}
}
const OF_SCHOOL_ALONE: ReadonlySet<string> = new Set(["entryDate", "classRank", "weightedGpa"]);

const OFFICES = /\b(offices|positions)( held)?$/;

/** What an entry of a list is called by, and what is asked of the student's doings as well: “Activities in which you wish to participate”. */
const ASKED_ALONE: ReadonlySet<string> = new Set(["organization", "title", "position", "continueInCollege"]);
const FEWEST_ASKED = 3;

/**
 * A question that asks for the name of a doing, or whether it goes on, under a heading of its own, where another section asks for entries with all that belongs to
 * them, is no entry of that list: “4-H club” before the activities. Takes its reading back.
 */
export function loneNamesOf(reads: readonly Read[]) {
	for (const subject of LISTED) {
		const sections = new Map<number, Read[]>();
		for (const read of reads.filter(({ reading }) => reading?.named === subject)) {
			const heading = headingOf(read);
			sections.set(heading, [...(sections.get(heading) ?? []), read]);
		}
		const hasEntries = (section: readonly Read[]) => new Set(section.map(({ reading }) => reading!.attribute)).size >= FEWEST_ASKED;
		if (![...sections.values()].some(hasEntries)) continue;
		for (const [read, ...others] of sections.values()) {
			const isLone = others.length === 0 && read!.naming?.source === "label" && ASKED_ALONE.has(read!.reading!.attribute);
			if (isLone && !NUMBERED.test(read!.field.evidence.label)) read!.reading = undefined;
		}
	}
}
const NUMBERED = /\b\d{1,2}\W*$/;

/**
 * Whether but the words over the table say what a column is of, and these name no person, or parents before a row of siblings; a year in school is of
 * what the row lists.
 */
const isByContext = ({ naming, reading }: Read, telling: Pick<Read, "naming">) =>
	naming === undefined ||
	(naming.source === "context" &&
		(!isPerson(naming.named) || naming.named === "applicant" || (telling.naming!.named === "sibling" && isNamedParent(naming.named)))) ||
	reading?.attribute === "gradeYear";

/** Whether the place where something was done is asked, which is not the one where the student lives. */
const isPlaceOf = ({ naming, reading }: Read) =>
	naming === undefined && reading?.named === "applicant" && OF_ADDRESS.has(reading.attribute);

const namesItsList = ({ naming, reading }: Read) => naming?.source === "label" && isListed(naming.named) && reading?.named === naming.named;

const isOfPerson = ({ naming, field }: Read) =>
	naming !== undefined &&
	isPerson(naming.named) &&
	naming.named !== "applicant" &&
	naming.named !== "sibling" &&
	!(isEmployer(naming) && !isOfParent(field));

/** Whether the head of a parent's column stands over the question. */
const isOfParent = ({ evidence: { row, near } }: PageField) => row !== undefined && namesParent(askedIn(near));

/**
 * Whether the block may say what is asked: where nothing else does, where it is but a “Name”, or where the row of a table, or a grade in a
 * block that asks nothing else of a school, was read as the school's own.
 */
const leavesOpen = ({ reading, naming, field }: Read, isSchools: boolean) =>
	!reading ||
	isAccomplished({ naming, reading }) ||
	(naming === undefined && reading.named === "applicant" && /^names?$/.test(reading.piece)) ||
	(reading.named === "highSchool" &&
		(field.evidence.row !== undefined || (reading.attribute === "gradeYear" && (field.multiple || !isSchools))));

/** Whether a box asks what was accomplished, be it in an activity or for an award. */
const isAccomplished = ({ naming, reading }: Omit<Read, "field">) =>
	naming?.source === "label" && ACCOMPLISHED.test(naming.words) && reading?.attribute === "description";

/** Whether the page names nothing else that the question is about. */
const mayBe = ({ naming, reading, field }: Read, subject: Named) =>
	!naming ||
	isAccomplished({ naming, reading }) ||
	[subject, "applicant"].includes(naming.named) ||
	(naming.named === "college" && subject === "collegeCourse") ||
	isEmployer(naming) ||
	(naming.named === "highSchool" && (field.evidence.row !== undefined || field.multiple));

/** The list that a block is an entry of, by what its questions are, and by what the model holds the open ones for. */
function subjectOf(block: readonly Read[], isOpen: (read: Read) => boolean): Named | undefined {
	if (block.some(({ reading }) => reading && COUNTS.has(reading.attribute))) return "activity";
	const votes = new Map<string, number>();
	const vote = (named: string, share: number) => isListed(named) && votes.set(named, (votes.get(named) ?? 0) + share);
	for (const read of block) {
		if (read.reading && !isOpen(read)) vote(read.reading.named, 1);
		else for (const [name, share] of likeliest(read.field)) vote(name.split(".")[0]!, share);
	}
	const [subject, most] = [...votes].reduce((one, other) => (other[1] > one[1] ? other : one), ["", 0]);
	const telling = block.filter(({ reading, field }) => reading || (likeliest(field).get("none") ?? 0) < LEAST_SHARE).length;
	return most >= LEAST_VOTES && most >= telling * LEAST_SHARE ? ([...LISTED].find((named) => named === subject) as Named) : undefined;
}
