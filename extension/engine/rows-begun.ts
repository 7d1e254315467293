import { LIST_OF, savedIn } from "./entries";
import { subjectNames } from "./express/alternates";
import { answersTo } from "./express/answers";
import { ofKind } from "./express/entry-kinds";
import { heldBy } from "./fill/read";
import type { PageField } from "./page";
import { ABOUT, type Facts, type Meaning } from "./types";
import { wordsOf } from "./words";

/** What names an entry of each list; what is saved of it stands first. */
const NAMED_BY: Readonly<Record<string, readonly [saved: string, ...others: string[]]>> = {
	activity: ["organization"],
	achievement: ["title"],
	course: ["courseName"],
	collegeCourse: ["courseName"],
	exam: ["subject"],
	sibling: ["givenName", "fullName"],
};

/** An entry of which nothing is saved. */
const NONE = Number.MAX_SAFE_INTEGER;
/** Words in which names of different entries are alike, and those that pages put into rows of their own accord. */
const SAYS_LITTLE =
	/^([a-z]|the|and|of|for|in|at|to|ap|ib|club|team|group|society|association|program|organization|school|high|award|honors?|advanced|activity|achievement|course|class|exam|test|entry|row|item|new|untitled|none|other)$/;

/** `isTyped`: by hand, while what a list shows may be but where it starts. */
type Named = { exact: string; words: ReadonlySet<string>; isTyped?: boolean };

/**
 * What the questions mean where rows of the page hold entries already, typed by the student in an order of their own: each row that is begun asks
 * for the entry whose name stands there, or for one that is not saved; the others for the entries that are left, in their order. Takes the
 * questions of the page with their meanings, the answers, and what tells of a control whether this session has filled it; gives the meanings.
 */
export function ofRowsBegun(
	fields: readonly PageField[],
	meanings: readonly (Meaning | undefined)[],
	facts: Facts,
	isFilledHere: (control: HTMLElement) => boolean,
): readonly (Meaning | undefined)[] {
	const begun = new Map<string, Map<number, Named>>();
	meanings.forEach((meaning, place) => {
		if (!meaning || meaning.index === undefined || !NAMED_BY[meaning.subject]?.includes(meaning.attribute) || !isInOrder(meaning)) return;
		if (isFilledHere(fields[place]!.element)) return;
		const { control } = fields[place]!;
		const name = { ...named(heldBy(fields[place]!)[0] ?? ""), isTyped: control === "text" || control === "longText" };
		const rows = begun.get(listOf(meaning)) ?? new Map<number, Named>();
		if (saysWhich(name) && !rows.has(meaning.index)) begun.set(listOf(meaning), rows.set(meaning.index, name));
	});
	if (begun.size === 0) return meanings;
	const asked = Map.groupBy(
		meanings.filter((meaning) => meaning?.index !== undefined && isInOrder(meaning)) as (Meaning & { index: number })[],
		listOf,
	);
	const entries = new Map(
		[...begun].map(([list, rows]) => {
			const all = asked.get(list)!;
			const saved = namesOf(all[0]!, facts);
			return [
				list,
				entriesOf(
					[...new Set(all.map(({ index }) => index))].sort((a, b) => a - b),
					rows,
					saved,
				),
			] as const;
		}),
	);
	return meanings.map((meaning) => {
		const entry = meaning?.index === undefined || !isInOrder(meaning) ? undefined : entries.get(listOf(meaning))?.get(meaning.index);
		return entry === undefined ? meaning : { ...meaning!, index: entry };
	});
}

/** Entries that are asked for by what they are about have a row of their own. */
const isInOrder = ({ among, kind = "" }: Meaning) => !among && !kind.startsWith(ABOUT);
const listOf = ({ subject, kind = "" }: Meaning) => `${subject} ${kind}`;

/** Whether the words tell the entry: a number alone does not. */
const saysWhich = ({ words }: Named) => [...words].some((word) => /[a-z]/.test(word));

function named(text: string): Named {
	const exact = wordsOf(text);
	return { exact, words: new Set(exact.split(" ").filter((word) => word && !SAYS_LITTLE.test(word))) };
}

/** The names of the student's entries, in their order. */
function namesOf({ subject, kind }: Meaning, facts: Facts): Named[] {
	const entries = ofKind(savedIn(LIST_OF.get(subject)!, facts), subject, kind, facts);
	return entries.map((_, index) => {
		const [answer] = answersTo({ subject, attribute: NAMED_BY[subject]![0], index, kind }, facts);
		return named(String(answer?.value ?? ""));
	});
}

/** Which entry each row asks for. */
function entriesOf(rows: readonly number[], begun: ReadonlyMap<number, Named>, saved: readonly Named[]): Map<number, number> {
	const entries = new Map<number, number>();
	const left = saved.flatMap((_, place) => (place >= rows[0]! ? [place] : []));
	const take = (row: number, place: number) => {
		entries.set(row, left[place] ?? NONE);
		left.splice(place, 1);
	};
	for (const isMeant of [isSame, isAlike])
		for (const [row, held] of begun) {
			if (entries.has(row)) continue;
			const inPlace = left.indexOf(row);
			const place = inPlace >= 0 && isMeant(held, saved[row]!) ? inPlace : left.findIndex((entry) => isMeant(held, saved[entry]!));
			if (place >= 0) take(row, place);
		}
	for (const row of rows) {
		if (entries.has(row)) continue;
		if (begun.get(row)?.isTyped) entries.set(row, NONE);
		else take(row, 0);
	}
	return entries;
}

/** Lists name exams without their program: “Biology”. */
const isSame = (held: Named, saved: Named) => held.exact === saved.exact || subjectNames(saved.exact).includes(held.exact);

/** Whether two names share more than half of the shorter one's words, or one is made of the other's first letters. */
const isAlike = (held: Named, saved: Named) =>
	[...held.words].filter((word) => saved.words.has(word)).length > Math.min(held.words.size, saved.words.size) / 2 ||
	initialsOf(saved).includes(held.exact) ||
	initialsOf(held).includes(saved.exact);
const initialsOf = ({ exact }: Named) => {
	const words = exact.split(" ").filter((word) => !/^(of|the|and|for|in)$/.test(word));
	return words.length > 1 ? [words.map(([first]) => first).join("")] : [];
};
