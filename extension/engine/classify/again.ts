import { wordsOf } from "../words";
import { questionOf, type Read, sectionOf } from "./reads";
import { isListed } from "./subject";

/** What a page asked before in the same words, with the same question beside it, it asks of the next entry of the list. */
export function askedAgain(reads: Read[]) {
	const first = new Map<string, Read>();
	const marks = reads.map((read) => (questionOf(read) ? `${read.field.control} ${questionOf(read).replace(/\b\d{1,2}\b/g, "")}` : ""));
	const again = reads.map((read, place) => {
		const mark = marks[place]!;
		const before = mark ? first.get(mark) : undefined;
		if (mark && !before) first.set(mark, read);
		return before;
	});
	nextOnes(reads, again);
	const rows = furtherRows(reads, marks);
	reads.forEach((read, place) => {
		const above = rows.get(read);
		const before = above ?? again[place];
		const isRepeated = !above && before && (again[place - 1] || again[place + 1]) && sectionOf(before) !== sectionOf(read);
		const isOpen = isRepeated ? !read.reading : above !== undefined && read.naming?.source !== "label" && !saysMore(read, above);
		if (!before || !isOpen || read.naming?.named === "stranger" || !before.reading || !isListed(before.reading.named)) return;
		Object.assign(read, {
			naming: before.naming && { ...before.naming, context: read.field.evidence.contexts[0]?.id },
			reading: before.reading,
		});
	});
}

/** Asks for the next entry of a list without saying of which: “Is there a second?”, “And another one?” */
const NEXT_ONE =
	/^(and )?((is|was|were) there |do you have |(what is )?the name of )?(the |an?(y)? )?(second|third|fourth|next|another|other|one more)\b( one)?/;

/** A question for the next entry, right before what was asked after the first one's name, asks what that asked: “Which distinction?” “In which grade?” “And a second?” “In which grade?” */
function nextOnes(reads: readonly Read[], again: readonly (Read | undefined)[]) {
	for (const [place, read] of reads.entries()) {
		const repeated = again[place + 1];
		const first = repeated && reads[reads.indexOf(repeated) - 1];
		const isNext = first && !read.reading && read.field.control === first.field.control && NEXT_ONE.test(questionOf(read));
		if (isNext && first.reading && isListed(first.reading.named) && read.naming?.named !== "stranger")
			Object.assign(read, { naming: first.naming, reading: first.reading });
	}
}

/** Whether a question of a row is known to be of a list, unless the words over the row above it alone told of which list that one is. */
const saysMore = ({ reading }: Read, { naming, reading: above }: Read) =>
	isListed(reading?.named ?? "") && (naming?.source !== "label" || above?.named === reading!.named);

/** The questions of rows that come again in the same words right after the first, under the same heading, each with that of the row above. */
function furtherRows(reads: readonly Read[], marks: readonly string[]): Map<Read, Read> {
	const rows = new Map<Read, Read>();
	for (let width = 2; width <= WIDEST_ROW; width++) {
		const isAlike = (place: number) =>
			marks[place] !== "" && marks[place] === marks[place + width] && boxOf(reads[place]!) === boxOf(reads[place + width]!);
		/** How many questions in a row, up to here, come again so many places on. */
		let alike = 0;
		for (let place = 0; place + width < reads.length; place++) {
			alike = isAlike(place) ? alike + 1 : 0;
			if (alike >= width) for (let back = 0; back < width; back++) rows.set(reads[place - back + width]!, reads[place - back]!);
		}
	}
	return rows;
}
const WIDEST_ROW = 12;
/** What is over a question: its heading, and the head of its row, which sets the rows of a grid apart. */
const boxOf = (read: Read) => `${sectionOf(read)} ${read.field.evidence.row === undefined ? "" : read.field.evidence.group}`;

const FEWEST_ALIKE = 2;

/** Questions that differ by nothing but the number at their end, “Applied for 1”, “Applied for 2”, ask the same: one that says too little alone is read as the others. */
export function numberedAlike(reads: readonly Read[]) {
	const series = Map.groupBy(reads, ({ field: { control, evidence } }) => {
		const [, words] = /^(.*[a-z]) \d{1,2}$/.exec(wordsOf(evidence.label || evidence.near)) ?? [];
		return words === undefined ? undefined : `${control} ${words} ${evidence.contexts[0]?.id}`;
	});
	for (const [mark, alike] of series) {
		const [first, ...others] = alike.filter(({ reading }) => reading);
		if (mark === undefined || others.length + 1 < FEWEST_ALIKE) continue;
		if (!others.every(({ reading }) => reading!.attribute === first!.reading!.attribute && reading!.named === first!.reading!.named))
			continue;
		for (const read of alike) if (!read.reading && read.naming?.named !== "stranger") read.reading = first!.reading;
	}
}
