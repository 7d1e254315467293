import { isDrawnIn } from "../collect/tree";
import type { ShadowRootOf } from "../collect/walk";
import { goesWith, hasGone, isOf, type ListedEntries, rowsOf, savedIn, shortOf } from "../entries";
import type { Stillness } from "../pace";
import type { Facts, FieldOutcome } from "../types";
import { buttonsSeen, countListed, dialogAround, pressSave } from "./entry-dialogs";
import { pressAdd, ROW_LISTS } from "./make-room";
import type { Progress, Question } from "./progress";
import { pause, until } from "./waiting";

/** So long may a page take to put an entry into its list. */
const TAKES_WITHIN = 2000;
/** After so long a page is looked at again for the row that a button adds. */
const FETCHES_WITHIN = 500;
const MOST_LOOKS = 3;
const MOST_ROWS = 60;
const QUIET = 250;
const PATIENCE = 1500;

/** The questions as they were read last; `renew` reads the page again. */
export type Reading = { questions: readonly Question[]; renew(): Promise<void> };

/** The page in which entries are added, as one fill sees it. */
export type EntryPage = {
	document: Document;
	facts: Facts;
	shadowRootOf?: ShadowRootOf;
	still: Stillness;
	listed: ListedEntries;
	reading: Reading;
	/** Told of questions whose answers cannot be taken back any more. */
	release: (ids: readonly string[]) => void;
};

/**
 * Makes room for the student's further entries, step by step, and has the page take in those that it keeps in a list of its own. Each
 * `addEntry` gives whether it did either; `takenIn` holds what became of the questions that the page has taken out of sight since.
 */
export function entryAdder({ document, facts, shadowRootOf, still, listed, reading, release }: EntryPage, progress: Progress) {
	/** Lists whose button brought no further row. */
	const full = new Set<string>();
	/** Lists whose button was pressed, each with the buttons that were seen before. */
	const asked = new Map<string, ReadonlySet<Element>>();
	/** Lists whose button takes what was typed beside it into the page's own list, so that the last entry wants a press as well. */
	const takesIn = new Set<string>();
	/** Lists whose entries the page takes in without printing what they are called. */
	const unprinted = new Set<string>();
	const takenIn: FieldOutcome[] = [];
	let presses = 0;

	const countPrinted = (list: string) => countListed(document, savedIn(list, facts), shadowRootOf);

	async function addEntry(): Promise<boolean> {
		const isSaved = await saveEntry();
		return (await makeRoom()) || isSaved;
	}

	/** Has the dialog that was opened for one entry take it into the page's list; gives whether the page did. */
	async function saveEntry(): Promise<boolean> {
		const { questions } = reading;
		for (const [list, standing] of asked) {
			const entry = questions.filter((question) => isOf(list, question)).map(({ field }) => field.element);
			const dialog = full.has(list) || rowsOf(questions, list).size !== 1 ? undefined : dialogAround(entry, standing);
			const inside = questions.filter(({ field }) => dialog && isDrawnIn(field.element, dialog));
			const outcomes = inside.map(progress.outcomeOf);
			const isOfEntry = inside.every((question) => !question.path || goesWith(list, question));
			const isKept = outcomes.some(({ status }) => status === "filled") && outcomes.every(({ status }) => status !== "not-kept");
			if (!dialog || !isOfEntry || !isKept) continue;
			const typed = inside.filter(progress.isFilled);
			if (!pressSave(dialog, standing, shadowRootOf)) continue;
			const isTaken = await until(() => hasGone(typed) || undefined, TAKES_WITHIN);
			if (!isTaken) {
				full.add(list);
				continue;
			}
			await isPrinted(list);
			noteTakenIn(list, inside, outcomes);
			await still.wait(QUIET, PATIENCE);
			await reading.renew();
			return true;
		}
		return false;
	}

	/** Waits until the page prints the entry in its list, which it may fetch: a dialog opened before would be for the same entry again. */
	async function isPrinted(list: string) {
		const count = listed.countOf(list);
		for (let looks = 0; looks < MOST_LOOKS && !unprinted.has(list); looks++) {
			if (countPrinted(list) > count) return;
			await pause(FETCHES_WITHIN);
		}
		unprinted.add(list);
	}

	/** The page keeps this entry out of sight from now on: what is asked in its place is asked of the next one. */
	function noteTakenIn(list: string, entry: readonly Question[], outcomes: readonly FieldOutcome[]) {
		const count = listed.countOf(list);
		listed.set(list, count + 1);
		takenIn.push(...outcomes.map((outcome) => ({ ...outcome, id: `${outcome.id}.${list}[${count}]`, isListed: true as const })));
		progress.forget(entry);
		release(entry.map(({ id }) => id));
	}

	/**
	 * Adds rows to one list that is shorter than the student's, as long as each press brings one, or puts an empty row in the place of the one that is
	 * filled, as tabs do and buttons that take what was typed into a list; gives whether any came.
	 */
	async function makeRoom(): Promise<boolean> {
		/** What came is filled before another list's button may open a dialog over it. */
		let current: string | undefined;
		for (; presses < MOST_ROWS; presses++) {
			const { questions } = reading;
			for (const list of ROW_LISTS) if (!listed.isCounted(list) && rowsOf(questions, list).size === 0) listed.set(list, countPrinted(list));
			const short = shortOf(questions, facts, listed, takesIn).filter(({ list }) => !full.has(list) && list === (current ?? list));
			const standing = buttonsSeen(document, shadowRootOf);
			const outcomes = new Map(questions.map((question) => [question.id, progress.outcomeOf(question)]));
			const list = pressAdd(document, short, controlsOf(questions), shadowRootOf);
			if (!list) break;
			if (!asked.has(list)) asked.set(list, standing);
			const entry = questions.filter((question) => isOf(list, question));
			const rows = rowsOf(questions, list).size;
			const typed = entry.filter(progress.isFilled);
			await readRows(list, rows, typed);
			if (rowsOf(reading.questions, list).size > rows) {
				current = list;
				const came = reading.questions.filter((question) => isOf(list, question)).map(({ field }) => field.element);
				// A dialog, or a first entry that the next may close: it is filled before the button is pressed again.
				if (rows === 0 || dialogAround(came, asked.get(list)!)) return true;
			} else if (rows === 1 && hasGone(typed)) {
				noteTakenIn(
					list,
					entry,
					entry.map(({ id }) => outcomes.get(id)!),
				);
				await reading.renew();
				if (!listed.isNumbered(list) && countPrinted(list) >= listed.countOf(list)) takesIn.add(list);
				return true;
			} else full.add(list);
		}
		return current !== undefined;
	}

	/** Reads the page after a press, again and again while the row that it brings has still to be fetched. */
	async function readRows(list: string, rows: number, typed: readonly Question[]) {
		await still.wait(QUIET, PATIENCE);
		await reading.renew();
		for (let looks = 0; looks < MOST_LOOKS && rowsOf(reading.questions, list).size === rows && !hasGone(typed); looks++) {
			await pause(FETCHES_WITHIN);
			await reading.renew();
		}
	}

	return { addEntry, takenIn: takenIn as readonly FieldOutcome[], hasPressed: () => presses > 0 };
}

const controlsOf = (questions: readonly Question[]) => ({
	all: questions.map(({ field }) => field.element),
	answered: questions.filter(({ path }) => path).map(({ field }) => field.element),
});
