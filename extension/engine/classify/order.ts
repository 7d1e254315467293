import { dialogOver } from "../collect/tree";
import { LEAD_LEVEL, type PageField } from "../page";
import type { Meaning } from "../types";
import { wordsOf, wordsOfKey } from "../words";
import { NAME_OF } from "./attribute";
import { IS_COUNTED_IN_WORDS, NUMBERED_BY, ORDINALS } from "./entries";
import { spanEndOf } from "./parts";
import { isBeside, questionOf, type Read } from "./reads";
import { isNamedParent, LISTED } from "./subject";

const MOST_ENTRIES = 60;

/**
 * Says which parent each question means. Numbers decide; parents without number or sex follow in the order of the page, a further one
 * where the first question comes up again. Mother and father stay so: which parent that is only the student's answers tell.
 */
export function parentsInOrder(reads: readonly Read[]): (read: Read) => Meaning["subject"] {
	const order: string[] = [];
	const seen = new Set<string>();
	let blocks = 0;
	let heading: number | undefined;
	let row: number | undefined;
	let last: string | undefined;
	let labelled: Read | undefined;
	const keys = new Map<Read, string>();
	const lasts = new Map<Read, string>();
	const areFromZero = reads.some((read) => read.reading?.named === "parent" && isNamedByKey(read) && smallNumbers(keyOf(read)).includes(0));
	/** Keys that count from 0 call the second parent “parent 1”. */
	const namedOf = (read: Read) =>
		areFromZero && isNamedByKey(read) && read.reading && isNamedParent(read.reading.named) ? "parent" : read.reading?.named;
	const numbers = blockNumbers(reads.filter((read) => namedOf(read) === "parent"));
	const others = ["mother", "father"].every((each) => reads.some(({ reading }) => reading?.named === each));
	for (const read of reads) {
		const named = namedOf(read);
		if (others && isOfGuardian(read)) [labelled, last] = [undefined, undefined];
		if (named === "parent" && labelled && isBelow(read, labelled)) keys.set(read, labelled.reading!.named);
		else if (named === "parent") {
			const attribute = `${read.reading!.attribute}${read.field.evidence.autocomplete}`;
			const isElsewhere = read.naming?.context !== heading || read.naming?.source !== "context" || read.field.evidence.row !== row;
			const [first] = seen;
			const beginsAgain = attribute === first && seen.size > 1 && NAMES.has(read.reading!.attribute);
			if (seen.has(attribute) && (isElsewhere || beginsAgain)) {
				blocks++;
				seen.clear();
			}
			seen.add(attribute);
			heading = read.naming?.context;
			row = read.field.evidence.row;
			const number = numbers.get(read);
			keys.set(read, number === undefined ? `parent block ${blocks}` : `parent number ${number}`);
		} else if (named && isNamedParent(named)) keys.set(read, named);
		if (named && isNamedParent(named) && named !== "parent" && read.naming) labelled = read;
		const key = keys.get(read);
		if (key && !order.includes(key) && read.reading!.attribute !== "hasBachelor") order.push(key);
		if (last && named === "parent" && read.naming?.source !== "label") lasts.set(read, last);
		if (key && !isUnnumbered(key)) last = key;
	}
	const free = (["parent1", "parent2"] as const).filter((subject) => !order.includes(subject));
	const unnumbered = order
		.filter(isUnnumbered)
		.sort((a, b) => (a.startsWith("parent number") && b.startsWith("parent number") ? a.localeCompare(b) : 0));
	const isOneNumbered = free.length === 1;
	return (read) => {
		const key = keys.get(read) ?? "parent1";
		if (!isUnnumbered(key)) return key as Meaning["subject"];
		if (others && isOfGuardian(read)) return "stranger";
		return (
			(others && !isOneNumbered ? undefined : free[unnumbered.indexOf(key)]) ??
			(lasts.get(read) as Meaning["subject"] | undefined) ??
			"stranger"
		);
	};
}

/** Who has charge of the student where a page asks for mother and father besides. */
const isOfGuardian = (read: Read) =>
	[read.naming?.words ?? "", questionOf(read), wordsOfKey(keyOf(read))].some((words) => OF_GUARDIAN.test(words));
const OF_GUARDIAN = /^(legal )?guardians?\b(.*\b(if|not|other)\b|(?!.*\b(parent|mother|father)))/;

const keyOf = ({ field }: Read) => field.evidence.key;
const isNamedByKey = ({ naming }: Read) => naming?.source === "key";

/** What is asked first of each of several people, and once. */
const NAMES: ReadonlySet<string> = new Set(["givenName", "fullName"]);

const isUnnumbered = (key: string) => key.startsWith("parent ");

/** Whether the question goes on with the parent whom the one before named by number, as the heading over both names no single one. */
const isBelow = (read: Read, labelled: Read) =>
	read.naming?.source !== "label" && (isBeside(read, labelled) || (read.naming === undefined && isUnder(labelled, read)));
/** Whether the one stands, within a part of its own, under the heading that is right over the other. */
const isUnder = ({ field: inner }: Read, { field }: Read) =>
	inner.evidence.contexts.some(({ id }) => id === field.evidence.contexts[0]?.id);

/**
 * The numbers in the keys that set the parents apart, those without one as the others under their heading; none where one stands for a
 * single question: then they number the page's controls, not the parents.
 */
function blockNumbers(reads: readonly Read[]): Map<Read, number> {
	const all = reads.map(({ field }) => smallNumbers(field.evidence.key));
	const position = [0, 1, 2].find((place) => new Set(all.flatMap((numbers) => numbers[place] ?? [])).size > 1);
	const numbers = new Map<Read, number>();
	const attributes = new Map<number, Set<string>>();
	for (const [place, read] of reads.entries()) {
		const number = position === undefined ? undefined : all[place]![position];
		if (number === undefined) continue;
		numbers.set(read, number);
		attributes.set(number, (attributes.get(number) ?? new Set()).add(read.reading!.attribute));
	}
	for (const [place, read] of reads.entries()) {
		if (numbers.has(read)) continue;
		const isNumbered = (other: Read) => numbers.has(other) && isBeside(read, other);
		const beside = reads.slice(0, place).findLast(isNumbered) ?? reads.slice(place).find(isNumbered);
		if (beside) numbers.set(read, numbers.get(beside)!);
	}
	const asked = new Set(reads.map(({ reading }) => reading!.attribute)).size;
	return asked > 1 && [...attributes.values()].some(({ size }) => size < 2) ? new Map() : numbers;
}

/** Gives the entry of its repeated list each question is about, from 0: by the numbers the page prints, else by repetition. */
export function entriesInOrder(reads: readonly Read[], kinds: ReadonlyMap<Read, string>): Map<Read, number> {
	const entries = new Map<Read, number>();
	for (const subject of LISTED)
		for (const own of apart(
			reads.filter((read) => read.reading?.named === subject),
			// An entry that is asked for in a dialog is counted by itself.
			(read) => [kinds.get(read), read.among, dialogOver(read.field.element)],
		)) {
			const printed = printedNumbers(own, subject);
			const keyed = keyNumbers(own);
			const repeated = byColumns(own) ?? byRepetition(own);
			let last: number | undefined;
			let asked = new Set<string>();
			own.forEach((read, place) => {
				const number = printed[place] ?? keyed?.[place];
				if (number !== undefined && number !== last) asked = new Set();
				last = number ?? last;
				// What goes on after the head of a numbered entry, and was not asked of it yet, is of that one.
				const begins = read.reading!.attribute === NAME_OF[subject];
				const goesOn = last !== undefined && !begins && !asked.has(thingAsked(read));
				entries.set(read, number !== undefined || goesOn ? last! - 1 : repeated[place]!);
				asked.add(thingAsked(read));
			});
		}
	return entries;
}

/** The items in groups of those with the same marks, in order. */
function apart<T>(items: readonly T[], marksOf: (item: T) => readonly unknown[]): T[][] {
	const groups: { marks: readonly unknown[]; items: T[] }[] = [];
	for (const item of items) {
		const marks = marksOf(item);
		const group = groups.find((each) => each.marks.every((mark, place) => mark === marks[place]));
		if (group) group.items.push(item);
		else groups.push({ marks, items: [item] });
	}
	return groups.map((group) => group.items);
}

/** The numbers printed with the subject: “Sibling 2”, “Activity #3”; and those that lead, “2. Award”, where they count entries; 1 is the first. */
function printedNumbers(own: readonly Read[], subject: string): (number | undefined)[] {
	const counted = new RegExp(
		`(?:${NUMBERED_BY[subject]}|entry|item)s? (?:number |no |entry )?(\\d{1,2}|[a-e]$)\\b(?! (?:\\d+ )?of \\d)(?! (?:(?<=item \\d{1,2} )(?!of\\b)[a-z]|(?<=\\b(?:9|1[0-2]) )grade|characters|words|per|years?|points?|pts|at most|max(?:imum)?|most|in all|total|allowed|or (?:more|fewer|less)))`,
	);
	const inOrder = new RegExp(`^(?:your )?(${ORDINALS.join("|")}) (?:most \\w+ )?(?:${NUMBERED_BY[subject]})\\b(?! name)`);
	const named = own.map((read) => numberIn(read, counted) ?? (IS_COUNTED_IN_WORDS.has(subject) ? numberIn(read, inOrder) : undefined));
	const leading = own.map((read, place) => (named[place] === undefined ? numberIn(read, LEADING) : undefined));
	const questions = own.flatMap((read, place) => (leading[place] === undefined ? [] : [`${thingAsked(read)} ${leading[place]}`]));
	const countEntries = new Set(questions).size === questions.length && leading.includes(1);
	return own.map((_, place) => named[place] ?? (countEntries ? leading[place] : undefined));
}

const LEADING =
	/^(?:(?:no|number) )?(\d{1,2})(?= |$)(?! ?(th|st|nd|rd|grade))(?! (?:(?:please|briefly) )*(?:list|give|name|describe|tell|indicate|provide|identify)\b)/;

const LETTERS = "abcde";

function numberIn({ field, naming }: Read, pattern: RegExp): number | undefined {
	const { label, group, near, placeholder, contexts } = field.evidence;
	const headings = contexts.filter(({ level }) => level !== LEAD_LEVEL);
	const heading = headings.find(({ id }) => id === naming?.context)?.text;
	for (const text of [label, group, near, placeholder, heading, headings[0]?.text]) {
		const said = text ? (pattern.exec(wordsOf(text))?.[1] ?? "") : "";
		const number = /^[a-e]$/.test(said) ? LETTERS.indexOf(said) + 1 : ORDINALS.indexOf(said) + 1 || Number(said || Number.NaN);
		if (number >= 1 && number <= MOST_ENTRIES) return number;
	}
	return undefined;
}

/**
 * The numbers in the controls' keys that count entries, the lowest is the first: those that set apart the questions that come up again. Where each
 * stands for one question and none is the first, they number the page's controls.
 */
function keyNumbers(reads: readonly Read[]): number[] | undefined {
	const numbers = reads.map(({ field }) => smallNumbers(field.evidence.key));
	for (let position = 0; position < Math.max(0, ...numbers.map(({ length }) => length)); position++) {
		const column = numbers.map((list) => list[position]);
		if (column.some((number) => number === undefined) || new Set(column).size < 2) continue;
		const questions = reads.map((read, place) => `${thingAsked(read)} ${column[place]}`);
		if (
			new Set(questions).size < questions.length ||
			(new Set(column).size === column.length &&
				(Math.min(...(column as number[])) > 1 || new Set(reads.map((read) => read.reading!.attribute)).size > 1))
		)
			continue;
		const first = Math.min(...(column as number[]));
		return (column as number[]).map((number) => number - first + 1);
	}
	return undefined;
}

/** The small numbers in a name; those that count rows alone where there are any, as in “q_1003.1[0]” or “ACT_GR09$0”. */
const smallNumbers = (key: string) => {
	const [name = ""] = key.split(" ");
	const ofRows = [...name.matchAll(/(?:\[|\$)(\d{1,2})(?=\]|\$|$)/g)];
	return (ofRows.length > 0 ? ofRows : [...wordsOfKey(name).matchAll(/(?:^| )(\d{1,2})(?= |$)/g)])
		.map(([, number]) => Number(number))
		.filter((number) => number < MOST_ENTRIES);
};

/**
 * The entries of a list that is asked column by column: all names, then all hours. `undefined` where each question does not come up as often
 * as the others, in one run and in the same words.
 */
function byColumns(reads: readonly Read[]): number[] | undefined {
	const wordsOfRead = (read: Read) => `${thingAsked(read)} ${wordsIn(read).replace(/\d+/g, "")}`;
	const words = reads.map(wordsOfRead);
	const questions = new Set(words);
	const most = reads.length / questions.size;
	const headings = new Set(reads.flatMap((read) => headingOf(read) ?? []));
	const isInRows = reads.some(({ field }) => field.evidence.row !== undefined);
	if (most < 2 || questions.size < 2 || headings.size > 1 || isInRows) return undefined;
	return words.every((each, place) => each === words[place - (place % most)]) ? words.map((_, place) => place % most) : undefined;
}

/** A new entry begins where a question comes up again, or under another heading or in another row that names the subject. */
function byRepetition(reads: readonly Read[]): number[] {
	let entry = 0;
	let seen = new Set<string>();
	let last: Read | undefined;
	const questions = reads.map(thingAsked);
	return reads.map((read, place) => {
		const question = questions[place]!;
		const { evidence } = read.field;
		const otherRow = last && evidence.row !== undefined && evidence.row !== last.field.evidence.row;
		const sameRow = last && evidence.row !== undefined && !otherRow;
		const heading = headingOf(read);
		const otherHeading =
			last && heading !== undefined && headingOf(last) !== undefined && heading !== headingOf(last) && !isBeside(read, last);
		const again = (seen.has(question) && !isSecondName(reads, place)) || leads(questions, place, seen);
		if (last && !sameRow && (again || otherRow || otherHeading)) {
			entry++;
			seen = new Set();
		}
		seen.add(question);
		last = read;
		return entry;
	});
}

/** Whether the kind of an activity is asked before each but the first, whose words for it say too little alone. */
function leads(questions: readonly string[], place: number, seen: ReadonlySet<string>): boolean {
	const [question, next] = [questions[place]!, questions[place + 1]];
	return (
		question.startsWith("type ") &&
		next !== undefined &&
		!seen.has(question) &&
		seen.has(next) &&
		questions.lastIndexOf(question) === questions.lastIndexOf(next) - 1
	);
}

/** Whether an entry is asked for by two questions, “What is the activity?” and “With what organization?”, before other ones about it. */
function isSecondName(reads: readonly Read[], place: number): boolean {
	const [before, read, next] = reads.slice(place - 1, place + 2);
	const isName = (each: Read | undefined) => each?.reading?.attribute === "organization";
	const areOneEntrys =
		isName(before) && isName(read) && next !== undefined && !isName(next) && isBeside(read!, before!) && isBeside(next, read!);
	return areOneEntrys && wordsIn(before!) !== wordsIn(read!);
}

const wordsIn = ({ field: { evidence } }: Read) => wordsOf(evidence.label || evidence.near);

/** The heading that names the list an entry is of. */
const headingOf = ({ naming, reading }: Read) => (naming?.named === reading?.named ? naming?.context : undefined);

const thingAsked = (read: Read) => `${read.reading!.attribute} ${spanOf(read)} ${partKey(read)}`;

/** “First grade” and “last grade” are two questions of one entry. */
const spanOf = ({ reading, field }: Read) => (reading!.attribute === "gradeLevels" ? spanEndOf(field) : "");

/** What tells the pieces of a date apart; what a list shows that is closed is gone once something is chosen. */
const partKey = ({ field, reading }: Read) =>
	field.control === "combobox" && reading?.attribute !== "date"
		? ""
		: field.options.length > 0 && field.options.length < 40
			? field.options
					.map(({ label }) => label)
					.join("|")
					.slice(0, 60)
			: promptOf(field);

/** The prompt of a box that says more than its label once again, as floating labels do. */
const promptOf = ({ evidence: { label, placeholder } }: PageField) => (placeholder === label.replace(/\W+$/, "") ? "" : placeholder);
