import { DATES } from "./fitting";
import { datePartOf } from "./parts";
import type { Read } from "./reads";

const EARLIEST_BIRTH = 1960;
const NO_DATE: ReadonlySet<string> = new Set(["phoneNumber", "gradeYear", "gradeLevels"]);

/** Month, day and year side by side are one date: what names one of them names all; years that reach far back are of birth. */
export function joinDateParts(reads: Read[]) {
	const parts = reads.map(({ field }) => datePartOf(field));
	for (let start = 0; start < reads.length; start++) {
		const run: Read[] = [];
		const seen = new Set<string>();
		for (const [ahead, read] of reads.slice(start, start + 3).entries()) {
			const part = parts[start + ahead];
			if (!part || seen.has(part) || read.naming?.named === "stranger" || NO_DATE.has(read.reading?.attribute ?? "")) break;
			seen.add(part);
			run.push(read);
		}
		if (run.length < 2) continue;
		if (run.every((read) => pieceKey(read) !== "" && pieceKey(read) === pieceKey(run[0]!))) {
			const whole = run[0]!.reading;
			for (const read of whole && DATES.has(whole.attribute) ? run : []) read.reading = whole;
		}
		const named = run.find(({ reading }) => reading && DATES.has(reading.attribute))?.reading;
		const isOfOneDate = run.every(({ reading }) => !reading || DATES.has(reading.attribute) || reading.attribute === "graduationYear");
		const ofYear = isOfOneDate ? run.find(({ reading }) => reading?.attribute === "graduationYear")?.reading : undefined;
		if (named && ofYear && named.attribute !== "graduationDate") continue;
		const known = named ?? (ofYear && { ...ofYear, attribute: "graduationDate" });
		const reading =
			known ??
			(reachesToBirth(run) ? { named: "applicant" as const, attribute: "dateOfBirth", piece: "", from: "type" as const } : undefined);
		if (reading) for (const read of run) if (!read.reading || !DATES.has(read.reading.attribute)) read.reading = reading;
		start += run.length - 1;
	}
}

/** The name of a date that a form keeps in pieces, without that of the piece: `left[M]` and `left[Y]`. */
const pieceKey = ({ field }: Read) => /^(\S+)[[(][^[\]()]{1,6}[\])](\s|$)/.exec(field.evidence.key)?.[1] ?? "";

function reachesToBirth(run: readonly Read[]): boolean {
	const years = run.flatMap(({ field }) => field.options.map(({ label }) => Number(label))).filter((year) => year > 1900 && year < 2100);
	return (
		run.length === 3 && years.length > 0 && Math.min(...years) <= EARLIEST_BIRTH && run.every(({ reading, naming }) => !reading && !naming)
	);
}
