import { wordsOf } from "../words";
import type { Read } from "./order";

const PLANNED = /\b(plans?|planning|intend(ed)?|future)\b/;
const APPLIED = /\b(apply|applying|applied|receive|send|considering)\b/;
const NAME = /^(college|university|school|institution)( name| choice)?( \d+)?$/;

/** Colleges are attended, planned or applied to; of bare names the heading says which. */
export function collegesByHeading(reads: readonly Read[]) {
	for (const read of reads) {
		const { field, naming, reading } = read;
		const { label, near, contexts } = field.evidence;
		if (naming?.named !== "college" || (reading && !(reading.named === "college" && reading.attribute === "name"))) continue;
		if (!reading && !NAME.test(wordsOf(label || near))) continue;
		const heading = wordsOf(contexts[0]?.text ?? "");
		if (PLANNED.test(heading)) read.reading = { named: "college", attribute: "intended", piece: heading, from: "label" };
		else if (APPLIED.test(heading)) read.reading = { named: "applicant", attribute: "collegesAppliedTo", piece: heading, from: "label" };
	}
}

/** Where several boxes ask for colleges applied to, each takes one of them, in the order of the page. */
export function collegeEntries(reads: readonly Read[]): Map<Read, number> {
	const boxes = reads.filter(({ field, reading }) => reading?.attribute === "collegesAppliedTo" && !field.multiple);
	return new Map(boxes.length > 1 ? boxes.map((read, place) => [read, place]) : []);
}
