import type { SkipReason } from "../types";
import { wordsOf } from "../words";
import type { Read } from "./order";

const CONTACT = new Set([
	"addressLine1",
	"addressLine2",
	"street",
	"fullAddress",
	"city",
	"state",
	"postalCode",
	"country",
	"cityState",
	"cityStateZip",
	"phoneNumber",
	"email",
]);
const AT_SCHOOL = new Set([
	"addressLine1",
	"addressLine2",
	"street",
	"city",
	"state",
	"postalCode",
	"country",
	"cityState",
	"cityStateZip",
]);
/** Words that leave open whose name or address is asked for. */
const BARE =
	/^(\d+ )?(full |complete )?(and )?(its |in (which|what) |which |what )?(name|address( line)?( 1| 2)?|street( address)?|city( town)?|(city )?state( province)?( zip)?( code)?|(city )?zip( postal)?( code)?|postal code|country|(tele)?phone( number| no)?|e ?mail( address)?)( required| optional)?$/;
/** A firm among the lines of an address leaves the address whose it was. */
const FIRM = /compan|business|agenc/;
/** Headings of a block that is the applicant's whatever was asked before it. */
const CONFIRMS =
	/\b(your|my|applicant|student|camper|personal|home|mailing|permanent|shipping|billing|delivery|contact information|account)\b/;

const questionOf = ({ field: { evidence } }: Read) => wordsOf(evidence.label || evidence.near || evidence.placeholder);

/** “out of” after a rank asks for the number of those ranked. */
export function continuedOf(reads: Read[]) {
	reads.forEach((read, place) => {
		const before = reads[place - 1]?.reading;
		if (before?.attribute === "classRank" && /^(out )?of( students)?( in (your |the )?class)?$/.test(questionOf(read)))
			read.reading = { ...before, attribute: "classSize" };
	});
}

const AGE = /^(his |her |their |current )?(age|edad)( in years| now)?$/;
const NAMES: ReadonlySet<string> = new Set(["fullName", "givenName", "familyName"]);

/** Names with an age beside them, after the number of siblings was asked in the same section, are the siblings'. */
export function siblingsCounted(reads: Read[]) {
	reads.forEach((counted, place) => {
		if (counted.reading?.attribute !== "numberOfSiblings") return;
		const section = sectionOf(counted);
		const end = reads.findIndex((read, at) => at > place && sectionOf(read) !== section && !isAge(read));
		const after = reads.slice(place + 1, end < 0 ? undefined : end);
		for (const [at, read] of after.entries()) {
			const isName = read.reading?.named === "applicant" && NAMES.has(read.reading.attribute) && read.reading.from !== "token";
			const beside = after.slice(Math.max(0, at - 2), at + 3);
			if (isName && beside.some(isAge)) read.reading = { ...read.reading!, named: "sibling" };
			else if (!read.reading && isAge(read)) read.reading = { named: "sibling", attribute: "age", piece: "age", from: "label" };
		}
	});
}

const isAge = (read: Read) => AGE.test(questionOf(read));

/**
 * Bare questions of name, address and telephone that follow the name of a school or of somebody else belong to it, once the
 * applicant was asked the same before: what follows a school's name is the school's, a second “Name” and its “Phone” another person's.
 */
export function ofOthersNamedBefore(reads: Read[], refused: Map<Read, SkipReason>) {
	const asked = new Set<string>();
	let owner: "applicant" | "highSchool" | "stranger" | "second person" = "applicant";
	let section = "";
	for (const read of reads) {
		const { reading, naming } = read;
		const here = sectionOf(read);
		if (here !== section) owner = "applicant";
		section = here;
		if (read.field.evidence.row !== undefined) continue;
		if (naming?.named === "stranger" && naming.source === "label" && !FIRM.test(naming.words))
			owner = owner === "highSchool" ? owner : "stranger";
		else if (reading?.named === "highSchool" && reading.attribute === "name") owner = "highSchool";
		else if (reading?.named === "applicant" && reading.attribute === "fullName" && isSecond(read, asked)) owner = "second person";
		else if (reading && !(CONTACT.has(reading.attribute) && BARE.test(questionOf(read)))) owner = "applicant";
		if (reading?.named !== "applicant") continue;
		const mark = `${read.field.evidence.form} ${reading.attribute}`;
		if (owner !== "applicant" && (asked.has(mark) || owner === "second person") && BARE.test(questionOf(read))) {
			if (owner === "highSchool" && AT_SCHOOL.has(reading.attribute)) read.reading = { ...reading, named: "highSchool" };
			else refused.set(read, "other-person");
		}
		asked.add(mark);
		if (reading.attribute === "givenName" || reading.attribute === "familyName") asked.add(`${read.field.evidence.form} fullName`);
		if (reading.attribute === "street") asked.add(`${read.field.evidence.form} addressLine1`);
	}
}

const isSecond = (read: Read, asked: ReadonlySet<string>) =>
	asked.has(`${read.field.evidence.form} fullName`) && BARE.test(questionOf(read)) && !CONFIRMS.test(wordsOf(sectionOf(read)));

const sectionOf = ({ field: { evidence } }: Read) => evidence.contexts[0]?.text ?? "";
