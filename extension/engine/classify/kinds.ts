import { wordsOf } from "../words";
import type { Read } from "./order";

const KINDS: Readonly<Record<string, readonly (readonly [kind: string, expression: RegExp])[]>> = {
	exam: [
		["AP", /\b(ap|advanced placement)\b/],
		["IB", /\b(ib|international baccalaureate)\b/],
	],
	activity: [
		["work", /\b(work|employment|jobs?)\b/],
		["volunteer", /\b(volunteer\w*|community service)\b/],
	],
};

/**
 * Which questions ask for one kind of entries only, such as work experience beside other activities.
 * Gives the kind, or “not” and the kinds that the page asks for elsewhere.
 */
export function kindsOf(reads: readonly Read[]): Map<Read, string> {
	const kinds = new Map<Read, string>();
	for (const [subject, expressions] of Object.entries(KINDS)) {
		const own = reads.filter(({ reading }) => reading?.named === subject);
		for (const read of own) {
			const words = wordsOf(sectionOf(read));
			const found = expressions.filter(([, expression]) => expression.test(words));
			if (found.length === 1) kinds.set(read, found[0]![0]);
		}
		const present = [...new Set(own.flatMap((read) => kinds.get(read) ?? []))];
		if (present.length > 0) for (const read of own) if (!kinds.has(read)) kinds.set(read, `not ${present.join(" ")}`);
	}
	return kinds;
}

/** The words that name the section: the heading that names the subject, else the question's own and the nearest heading's. */
const sectionOf = ({ naming, field }: Read) =>
	field.evidence.contexts.find(({ id }) => id === naming?.context)?.text ??
	`${naming?.words ?? ""} ${field.evidence.contexts[0]?.text ?? ""}`;
