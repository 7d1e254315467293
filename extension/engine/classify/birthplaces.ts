import { asksAge } from "../express/ages";
import { wordsOf } from "../words";
import { isBeside, questionOf, type Read } from "./reads";

/** What a place asks for where it is that of birth. */
export const BORN_IN: Readonly<Record<string, string>> = { city: "birthCity", country: "birthCountry" };

/** Headings over the place and the day of birth alone, and what their keys begin with. */
const OF_BIRTH = /\b(birth( ?place)?|born|pob|nacimiento|nacio|naciste)\b/;
/** Words of more than the place and the day. */
export const OF_MORE = /\b(name|address|contact|live|lives|residence|home|mailing|personal|domicilio|direccion|birth certificate)\b/;

/**
 * A bare “City” or “Country” under a heading, in a row, or with a key, of birth asks where that was; the profile does not hold the state. Where the country
 * is asked for beside it, a place of birth is the city alone.
 */
export function birthplacesOf(reads: Read[], keys: readonly string[]) {
	for (const [place, read] of reads.entries()) {
		const { reading, field } = read;
		const before = reads[place - 1]?.reading;
		if (
			(before?.attribute === "birthPlace" || before?.attribute === "birthCity") &&
			reading?.attribute === "country" &&
			before.named === reading.named &&
			BARE_COUNTRY.test(questionOf(read))
		)
			read.reading = { ...reading, attribute: "birthCountry" };
		const isCountry = (other: Read | undefined) => other?.reading?.attribute === "birthCountry" && other.reading.named === reading?.named;
		if (reading?.attribute === "birthPlace" && (isCountry(reads[place - 1]) || isCountry(reads[place + 1])))
			read.reading = { ...reading, attribute: "birthCity" };
		const attribute = BORN_IN[reading?.attribute ?? ""];
		if (attribute && reading!.named === "applicant" && isCountry(reads[place - 1]) && IN_WHICH.test(questionOf(read)))
			read.reading = { ...reading!, attribute };
		if ((!attribute && reading?.attribute !== "state") || reading?.named !== "applicant" || reading.from === "token" || !isBarePlace(read))
			continue;
		const [group, heading] = [field.evidence.group, field.evidence.contexts[0]?.text ?? ""].map(wordsOf) as [string, string];
		const goesOn = reads.slice(Math.max(0, place - 2), place).some((before) => before.reading?.attribute === "dateOfBirth");
		const isOver = (words: string) =>
			(OF_BIRTH.test(words) && !OF_MORE.test(words) && words.split(" ").length <= LONGEST_OVER) || (goesOn && AND_WHERE.test(words));
		if ((isOver(group) && group !== heading) || isOver(keys[place] ?? "") || (isOver(heading) && !hasMovedOn(read, reads.slice(0, place))))
			read.reading = attribute ? { ...reading, attribute } : undefined;
	}
}

/** Whether other questions stand between those of birth and this one, so that the heading has ended. */
function hasMovedOn({ field: { evidence } }: Read, before: readonly Read[]): boolean {
	const heading = evidence.contexts[0]?.id;
	return before.some(({ reading, field }) => ADDRESS_LINES.has(reading?.attribute ?? "") && field.evidence.contexts[0]?.id === heading);
}
const ADDRESS_LINES: ReadonlySet<string> = new Set(["street", "addressLine1", "addressLine2"]);

const LONGEST_OVER = 12;
/** Right after the country of birth. */
const IN_WHICH = /^(and )?in (what|which) (city|town)( or (city|town|village))?$/;
/** Right after the day of birth. */
const AND_WHERE = /^(and )?(where|in (which|what) place|y donde|donde)( city| town| country)*$/;
const isBarePlace = (read: Read) => !/\b(home|current|present|mailing|residence|address|live|living)\b/.test(questionOf(read));

/** How far before the question for an age it must be plain whose it is. */
const REACH = 8;

/** “Age” among what the applicant is asked of themselves is answered by the date of birth; that of a row, or after somebody else, is not theirs. */
export function agesOf(reads: readonly Read[]) {
	for (const [place, read] of reads.entries()) {
		const { naming, field } = read;
		const isOpen = !read.reading && (naming === undefined || naming.named === "applicant") && field.evidence.row === undefined;
		if (
			!isOpen ||
			(field.control !== "text" && field.control !== "number") ||
			!asksAge(field.evidence.label || field.evidence.near || field.evidence.placeholder)
		)
			continue;
		const before = reads
			.slice(Math.max(0, place - REACH), place)
			.findLast(({ naming, reading }) => reading !== undefined || (naming !== undefined && naming.named !== "applicant"));
		const isOwn = (other: Read | undefined) =>
			other?.reading?.named === "applicant" && other.reading.attribute !== "email" && isBeside(other, read);
		if (isOwn(before) || (before === undefined && isOwn(reads[place + 1])))
			read.reading = { named: "applicant", attribute: "dateOfBirth", piece: "age", from: "label" };
	}
}

/** What asks of the applicant's birth. */
export const BIRTH: ReadonlySet<string> = new Set(["dateOfBirth", "birthCity", "birthPlace"]);
export const BARE_COUNTRY = /^(and )?(the )?country$/;
