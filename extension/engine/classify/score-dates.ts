import type { Reading } from "./attribute";
import { SCORE_DATES } from "./fitting";
import type { Read } from "./reads";

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
