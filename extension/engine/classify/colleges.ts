import { wordsOf } from "../words";
import type { Read } from "./order";

const PLANNED = /\b(plans?|planning|intend(ed)?|future)\b/;
const APPLIED = /\b(apply|applying|applied|receive|send|considering)\b/;
const NAME = /^(college|university|school|institution)( name| choice)?( \d+)?$/;

/** Colleges are attended, planned or applied to; of bare names the heading says which. Only one college can be the planned one. */
export function collegesByHeading(reads: readonly Read[]) {
	const bare = reads.filter(
		({ field: { evidence }, naming, reading }) =>
			naming?.named === "college" &&
			(NAME.test(wordsOf(evidence.label || evidence.near)) || (reading?.named === "college" && reading.attribute === "name")),
	);
	for (const read of bare) {
		const [over] = read.field.evidence.contexts;
		const heading = wordsOf(over?.text ?? "");
		const isPlanned = PLANNED.test(heading);
		const isOne = bare.every((other) => other === read || other.field.evidence.contexts[0]?.id !== over?.id);
		if (isPlanned && isOne) read.reading = { named: "college", attribute: "intended", piece: heading, from: "label" };
		else if (isPlanned || APPLIED.test(heading))
			read.reading = { named: "applicant", attribute: "collegesAppliedTo", piece: heading, from: "label" };
	}
}

/** Where several boxes ask for colleges applied to, each takes one of them, in the order of the page. */
export function collegeEntries(reads: readonly Read[]): Map<Read, number> {
	const boxes = reads.filter(({ field, reading }) => reading?.attribute === "collegesAppliedTo" && !field.multiple);
	return new Map(boxes.length > 1 ? boxes.map((read, place) => [read, place]) : []);
}
