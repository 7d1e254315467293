import type { ReadAs } from "./blocks";
import { questionOf, type Read, sectionOf } from "./reads";
import { NAME_PIECE } from "./second-persons";
import { isNamedParent, isPerson, type Naming } from "./subject";

/** What is asked of both parents at once. */
const OF_BOTH: Readonly<Record<string, string>> = { parentsEducation: "educationLevel", parentNames: "fullName" };

/** What is asked of both parents at once is asked of one after the other where it is asked twice, as in the rows of a table. */
export function ofEachParent(reads: readonly Read[]) {
	for (const [ofBoth, attribute] of Object.entries(OF_BOTH)) {
		const asked = reads.filter(({ reading }) => reading?.attribute === ofBoth);
		if (asked.length > 1) for (const read of asked) read.reading = { ...read.reading!, named: "parent", attribute };
	}
}

/**
 * Where one heading names a single parent but the keys under it number two, asking each the same, the keys say whom each question is about: “Primary parent”
 * over `parent1_job` and `parent2_job`.
 */
export function parentsByKeys(reads: readonly Read[], keys: readonly string[]) {
	const numbers = keys.map((key) => /\b(?:parent|guardian) ?([12])\b/.exec(key)?.[1]);
	for (const [place, read] of reads.entries()) {
		const { reading, naming } = read;
		if (!numbers[place] || naming?.source !== "context" || (reading?.named !== "parent1" && reading?.named !== "parent2")) continue;
		const isOther = (other: Read, at: number) =>
			numbers[at] !== undefined &&
			numbers[at] !== numbers[place] &&
			other.naming?.context === naming.context &&
			isNamedParent(other.naming!.named) &&
			other.reading?.attribute === reading.attribute;
		if (reads.some(isOther)) read.reading = { ...reading, named: numbers[place] === "1" ? "parent1" : "parent2" };
	}
}

/** The question before, past those for where somebody works and how to reach them. */
function beforeWork(reads: readonly Read[], place: number): Read | undefined {
	for (const read of reads.slice(Math.max(0, place - MOST_PAST), place).reverse())
		if (read.reading || !OF_WORK.test(questionOf(read))) return read;
	return undefined;
}
const MOST_PAST = 4;
const OF_WORK =
	/^(name of )?(employers?|company|business|work ?place|(work |business |cell |home )?(tele)?phone|e ?mail)( name| address| number)?$/;

/** What only a parent is asked beside a name, as no applicant has it. */
export const OF_PARENTS: ReadonlySet<string> = new Set(["occupation", "educationLevel", "livingStatus"]);

/** What only parents are asked, right after a question about one, is about the same. */
export function parentsContinued(reads: Read[], keys: readonly string[], readAs: ReadAs) {
	reads.forEach((read, place) => {
		const before = beforeWork(reads, place);
		if (
			read.reading ||
			(read.naming && read.naming.source !== "key") ||
			!before?.reading ||
			!isNamedParent(before.reading.named) ||
			!before.field.evidence.contexts.some(({ text }) => text === sectionOf(read))
		)
			return;
		const naming: Naming = { named: before.reading.named, words: "", source: "context", context: before.naming?.context };
		const reading = readAs(read.field, naming, keys[place] ?? "");
		if (reading && OF_PARENTS.has(reading.attribute)) Object.assign(read, { naming, reading });
	});
}

/**
 * First or last name, or an initial, right after another piece of a parent's name, or whether that parent is living: “Parent 1: Last name, First, M.I.”
 */
export function parentsNamesContinued(reads: Read[], keys: readonly string[], readAs: ReadAs) {
	reads.forEach((read, place) => {
		const before = reads[place - 1];
		const isPiece = (reading: Read["reading"]) => reading !== undefined && NAME_PIECES.has(reading.attribute);
		const isOwn = read.reading === undefined || (isPiece(read.reading) && read.reading.named === "applicant");
		if (!before?.reading || !isOwn || !(isPiece(before.reading) || before.reading.attribute === "livingStatus")) return;
		if (read.naming && (isPerson(read.naming.named) || read.naming.source !== "context")) return;
		const naming: Naming = before.naming ?? { named: before.reading.named, words: "", source: "label" };
		if (!isNamedParent(naming.named) || naming.source === "key" || sectionOf(before) !== sectionOf(read)) return;
		const reading = NAME_PIECE.test(questionOf(read)) ? readAs(read.field, naming, keys[place] ?? "") : undefined;
		if (reading && isPiece(reading) && reading.attribute !== before.reading.attribute) Object.assign(read, { naming, reading });
	});
}

export const NAME_PIECES: ReadonlySet<string> = new Set(["givenName", "familyName", "formerFamilyName", "middleName", "middleInitial"]);
