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

const OF_ALL_KINDS = /\bactivit(y|ies) (and|or) /;
/** What begins an entry; the rest of it is of the same kind. */
const NAMES_ENTRY: ReadonlySet<string> = new Set(["subject", "type", "organization", "position"]);
const isBeside = (read: Read, before: Read) => read.field.evidence.contexts[0]?.id === before.field.evidence.contexts[0]?.id;

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
			const before = own[own.indexOf(read) - 1];
			if (found.length === 1 && !OF_ALL_KINDS.test(words)) kinds.set(read, found[0]![0]);
			else if (found.length === 0 && before && kinds.has(before) && !NAMES_ENTRY.has(read.reading!.attribute) && isBeside(read, before))
				kinds.set(read, kinds.get(before)!);
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
