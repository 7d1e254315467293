import type { SkipReason } from "../types";
import { wordsOf } from "../words";
import { BARE, OF_CONTACT } from "./address";
import { questionOf, type Read, sectionOf } from "./reads";

/** Headings of a block that is the applicant's whatever was asked before it. */
export const CONFIRMS =
	/\b(my|applicant|student|camper|personal|home|mailing|permanent|shipping|billing|delivery|contact information|account|yourself)\b|\byour (full |legal |own |current |contact |basic )*(name|address|information|info|details|contact|contacts|data|profile|account|application|identity|self|residence|e ?mail|phone|telephone|mail|number)\b/;

/** A name or a piece of one, of nobody in particular. */
export const NAME_PIECE =
	/^(legal |full |former |maiden )?((first|last|given|family|middle)( (given|family|sur))* ?)?(names?|surname|initial|m i|mi)?( s)?( required)?$/;
const OTHER_NAMES = /^(any )?other names?( s)? (that|which|used|you|on|under|by)\b/;
const FIRST_AND_LAST: ReadonlySet<string> = new Set(["givenName", "familyName"]);

/**
 * First and last names that come up again under another heading, which does not say that they are the applicant's, are of somebody else, and
 * so is what bare questions beside them ask; those under “Other names” are ones that the profile does not hold.
 */
export function ofSecondPersons(reads: readonly Read[], refused: Map<Read, SkipReason>) {
	const asked = new Map<string, string>();
	const others = new Set<string>();
	for (const read of reads) {
		const { reading, naming, field } = read;
		if (reading?.named !== "applicant" || reading.from === "token" || refused.has(read)) continue;
		const section = sectionOf(read);
		const place = `${field.evidence.form} ${section}`;
		const isPiece = NAME_PIECE.test(questionOf(read));
		if (isPiece && [field.evidence.group, section].some((over) => OTHER_NAMES.test(wordsOf(over)))) {
			refused.set(read, "unknown");
			continue;
		}
		const isName = isPiece && FIRST_AND_LAST.has(reading.attribute);
		const mark = `${field.evidence.form} ${reading.attribute}`;
		const before = asked.get(mark);
		const isOwn = naming?.named === "applicant" || section === "" || CONFIRMS.test(wordsOf(section));
		if (isName && before !== undefined && before !== section && !isOwn) others.add(place);
		if (isName && before === undefined) asked.set(mark, section);
		if (others.has(place) && (isPiece || (OF_CONTACT.has(reading.attribute) && BARE.test(questionOf(read)))))
			refused.set(read, "other-person");
	}
}
