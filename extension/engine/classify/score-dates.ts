import type { PageField } from "../page";
import type { Reading } from "./attribute";
import { WHOLE_DATES } from "./parts";
import type { Read } from "./reads";

/** When a score was got, by what is scored. */
export const SCORE_DATES: Readonly<Record<string, string>> = {
	english: "englishDate",
	math: "mathDate",
	total: "date",
	composite: "date",
	superscore: "date",
	score: "date",
};

/** Whether the question says that a date is to be given. */
export const asksDate = ({ control, evidence: { label, near, placeholder } }: PageField) =>
	WHOLE_DATES.has(control) ||
	/\bm{1,2}\s?[/-]\s?(d{1,2}\s?[/-]\s?)?y{2,4}\b/i.test(`${label} ${near} ${placeholder}`) ||
	/^(the )?((test|exam|testing) )?dates? (of|for|on|when|you)\b/i.test(label || near) ||
	(/\b(dates?|month|administered|when)\b/i.test(label || near) &&
		!/\b(scores?|results?|totals?|superscores?|(one|single|same|this|that) (test )?date)\b/i.test(label || near));

const isSection = (read: Read | undefined) =>
	read?.reading?.named === "sat" && (read.reading.attribute === "english" || read.reading.attribute === "math");

/** Whether a date is asked for, of a section that no words tell: the model alone cannot know which. */
const isDate = ({ attribute, from }: Reading) => attribute === "date" || (from === "learned" && attribute.endsWith("Date"));

/** A date right after the score of one section alone is that section's: “Math, date, Reading and writing, date”; after both it is that of the whole test. */
export function datesOfSections(reads: readonly Read[]) {
	reads.forEach((read, place) => {
		const [before, last] = [reads[place - 2], reads[place - 1]];
		if (read.reading?.named !== "sat" || !isDate(read.reading) || !isSection(last)) return;
		if (read.field.evidence.row !== last!.field.evidence.row) return;
		const isAfterSeveral = before?.reading?.named === "sat" && !before.reading.attribute.endsWith("Date");
		if (!isAfterSeveral) read.reading = { ...read.reading, attribute: SCORE_DATES[last!.reading!.attribute]! };
	});
}
