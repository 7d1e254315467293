import type { Read } from "./reads";
import { isNamedParent } from "./subject";

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
