import { wordsOf } from "../words";
import { examNamedBy } from "./kinds";
import type { Read } from "./reads";

/** A question that is but the name of an exam asks for its score. */
export function examsByName(reads: readonly Read[]) {
	for (const read of reads) {
		const isAsked =
			read.naming?.named === "exam" && (!read.reading || read.reading.attribute === "subject") && read.field.evidence.label !== "";
		if (isAsked && read.field.control !== "checkboxes" && examNamedBy(read))
			read.reading = { named: "exam", attribute: "score", piece: "", from: "label" };
	}
}

/** Over courses that are told by their exams: “AP Courses & Scores”. */
const SCORED =
	/^(list )?(all |any |your )*(ap|advanced placement|ib)( ib)? (courses|classes|subjects)( taken)? (and )?((ap|exam|test|their) )*(scores|exams|tests|results)\b/;

/** What is asked by name beside the score of an exam, under a heading that speaks of both courses and scores, is the exam. */
export function examsScored(reads: readonly Read[]) {
	for (const read of reads) {
		const over = read.field.evidence.contexts[0];
		if (read.reading?.named !== "course" || read.reading.attribute !== "courseName" || !over || !SCORED.test(wordsOf(over.text))) continue;
		const hasScores = reads.some(
			({ reading, field }) => reading?.named === "exam" && reading.attribute === "score" && field.evidence.contexts[0]?.id === over.id,
		);
		if (hasScores) read.reading = { ...read.reading, named: "exam", attribute: "subject" };
	}
}
