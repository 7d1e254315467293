import { isDrawnIn } from "../collect/tree";
import type { ShadowRootOf } from "../collect/walk";
import { goesWith, hasGone, isOf, type ListedEntries, rowsOf, savedIn, shortOf } from "../entries";
import { FAMILY, HOUSEHOLD } from "../entries-of-people";
import type { Stillness } from "../pace";
import type { Facts, FieldOutcome } from "../types";
import { buttonsSeen, countListed, dialogAround, pressSave } from "./entry-dialogs";
import { PARENTS, pressAdd, ROW_LISTS } from "./make-room";
import { atRest, closedPanel, type Opened, rememberOpen } from "./open-panels";
import type { Progress, Question } from "./progress";
import { pause, until } from "./waiting";

/** So long may a page take to put an entry into its list. */
const TAKES_WITHIN = 2000;
/** After so long a page is looked at again for the row that a button adds. */
const FETCHES_WITHIN = 500;
const MOST_LOOKS = 3;
/** So long after its only answer may a dialog ask for more: what depends on a kind that was chosen it may have to fetch. */
const ASKS_WITHIN = 450;
const MOST_ROWS = 60;
const MOST_PANELS = 30;
/** Lists whose entries are people. */
const PERSONS: ReadonlySet<string> = new Set(["familyInformation.siblings", PARENTS, FAMILY, HOUSEHOLD]);
const QUIET = 250;
const PATIENCE = 1500;

const ACTIVITIES = "extracurricularActivities";

/** Whether an entry of the list was asked for by these: the name alone of a club is no entry of what the student does. */
function holdsEntry(list: string, questions: readonly Question[]): boolean {
	const asked = new Set(questions.filter((question) => isOf(list, question)).map(({ meaning }) => meaning?.attribute));
	return asked.size > (list === ACTIVITIES ? 1 : 0);
}

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
	/** Told of controls that a button has brought, and what it said: they are read as if that stood over them. */
	brought: (controls: readonly HTMLElement[], said: string) => void;
	/**
	 * Told of questions that are known by other ids from now on, since the page has put them away or shows them again, and how to bring them back
	 * into sight; without that their answers cannot be taken back any more.
	 */
	release: (ids: ReadonlyMap<string, string>, bringBack?: BringBack) => void;
};
/** Brings a part of the page back into sight. */
export type BringBack = () => Promise<void>;

/**
 * Makes room for the student's further entries, step by step, and has the page take in those that it keeps in a list of its own. Each
 * `addEntry` gives whether it did either; `goBack` shows at last what the page showed first.
 */
export function entryAdder({ document, facts, shadowRootOf, still, listed, reading, brought, release }: EntryPage, progress: Progress) {
	/** Lists whose button brought no further row. */
	const full = new Set<string>();
	/** Lists whose button was pressed, each with the buttons and controls that were there before. */
	const asked = new Map<string, { buttons: ReadonlySet<Element>; controls: ReadonlySet<Element> }>();
	/** Lists whose button takes what was typed beside it into the page's own list, so that the last entry wants a press as well. */
	const takesIn = new Set<string>();
	/** Lists whose entries the page asks for in dialogs: what it asks beside them is none of these. */
	const inDialogs = new Set<string>();
	/** Controls that were seen before a button was pressed, be it that a dialog has put them out of sight since. */
	const known = new WeakSet<Element>();
	/** Lists to which a first row was added, each with how many entries the page had listed then. */
	const firsts = new Map<string, number>();
	/** Lists whose dialogs were waited for once, and those of them that asked for more; the open dialog once it has been waited for. */
	const waitedFor = new Set<string>();
	const asksLate = new Set<string>();
	let awaited: Element | undefined;
	/** Lists whose entries the page takes in without printing what they are called. */
	const unprinted = new Set<string>();
	const opened: Opened = { elements: new WeakSet(), names: new Set() };
	let panels = 0;
	let showFirst: BringBack | undefined;
	/** What became of the questions that the page had put away and shows again, by their ids. */
	const inSightAgain = new Map<string, FieldOutcome>();
	const outOfSight: FieldOutcome[] = [];
	let presses = 0;

	const askedOf = (list: string) => reading.questions.filter((question) => isOf(list, question));
	const isBesideDialogs = (question: Question) =>
		[...inDialogs].some((list) => isOf(list, question) && asked.get(list)!.controls.has(question.field.element));
	const countPrinted = (list: string) => countListed(document, savedIn(list, facts), shadowRootOf);

	async function addEntry(): Promise<boolean> {
		const isSaved = await saveEntry();
		return (await openClosed()) || (await makeRoom()) || isSaved;
	}

	/** Opens a part of the page that is closed, which may close another; gives whether there was one. */
	async function openClosed(): Promise<boolean> {
		const { questions } = reading;
		const countOf = (list: string) => savedIn(list, facts).length;
		const listOf = (controls: readonly HTMLElement[]) => {
			const asked = questions.filter(({ path, field }) => path && controls.includes(field.element));
			const list = ROW_LISTS.find((each) => asked.length > 0 && asked.every((question) => isOf(each, question)));
			return list === undefined ? undefined : { list, count: countOf(list) };
		};
		const panel = panels < MOST_PANELS ? closedPanel(document, controlsOf(questions), listOf, countOf, opened, shadowRootOf) : undefined;
		if (!panel) return false;
		// Many a part closes another, whose rows are out of reach then.
		if (!panel.isEntry && (await makeRoom())) return true;
		showFirst ??= rememberOpen(document, shadowRootOf);
		panels++;
		await show(panel.open);
		return true;
	}

	/** Has the page show another part of itself, and keeps book of what that puts away. */
	async function show(open: () => Promise<void> | void) {
		const { questions } = reading;
		const outcomes = new Map(questions.map((question) => [question, progress.outcomeOf(question)]));
		const bringBack = rememberOpen(document, shadowRootOf);
		await open();
		await still.wait(QUIET, PATIENCE);
		await atRest(document, shadowRootOf);
		const isKept = (question: Question) => outcomes.get(question)!.status === "filled";
		const gone = questions.filter((question) => isKept(question) && hasGone([question]));
		for (const list of ROW_LISTS)
			if (rowsOf(questions, list).size === 1 && holdsEntry(list, gone)) listed.set(list, listed.countOf(list) + 1);
		const isFolded = ({ field: { element } }: Question) => element.isConnected && !element.checkVisibility();
		outOfSight.push(...gone.filter(isFolded).map((question) => outcomes.get(question)!));
		const taken = gone.filter((question) => !isFolded(question));
		notePutAway(
			taken,
			taken.map((question) => outcomes.get(question)!),
			`part ${panels}`,
			{ isPutAway: true },
			bringBack,
		);
		await reading.renew();
		const skipped = questions.filter((question) => !isKept(question) && !question.field.element.isConnected);
		const isAsked = (question: Question) => reading.questions.some(({ id, path }) => id === question.id && path === question.path);
		for (const question of skipped.filter((each) => !isAsked(each)))
			outOfSight.push({ ...outcomes.get(question)!, id: `${question.id}.part ${panels}`, isPutAway: true });
	}

	/** Shows again what the page showed before parts of it were opened; what stands there is in sight again. */
	async function goBack() {
		if (!showFirst) return;
		panels++;
		await show(showFirst);
		const ids = new Map<string, string>();
		for (const { id, path } of reading.questions) {
			const place = outOfSight.findIndex((each) => each.isPutAway && each.path === path && each.id.startsWith(`${id}.part `));
			const [away] = place < 0 ? [] : outOfSight.splice(place, 1);
			if (!away) continue;
			const { isPutAway, ...outcome } = away;
			ids.set(away.id, id);
			inSightAgain.set(id, { ...outcome, id });
		}
		release(ids, showFirst);
	}

	/** Has the dialog that was opened for one entry take it into the page's list; gives whether the page did. */
	async function saveEntry(): Promise<boolean> {
		const { questions } = reading;
		for (const [list, before] of asked) {
			const entry = questions.filter((question) => isOf(list, question) && !before.controls.has(question.field.element));
			const dialog = full.has(list) || rowsOf(entry, list).size !== 1 ? undefined : dialogAround(elementsOf(entry), before.buttons);
			const inside = questions.filter(({ field }) => dialog && isDrawnIn(field.element, dialog));
			const outcomes = inside.map(progress.outcomeOf);
			const isOfEntry = inside.every((question) => !question.path || goesWith(list, question));
			const isKept = outcomes.some(({ status }) => status === "filled") && outcomes.every(({ status }) => status !== "not-kept");
			if (!dialog || !isOfEntry || !isKept) continue;
			if (entry.length === 1 && (await asksMore(list, dialog))) return true;
			const typed = inside.filter(progress.isFilled);
			if (!pressSave(dialog, before.buttons, shadowRootOf)) continue;
			const isTaken = await until(() => hasGone(typed) || undefined, TAKES_WITHIN);
			if (!isTaken) {
				full.add(list);
				continue;
			}
			awaited = undefined;
			await isPrinted(list);
			noteTakenIn(list, inside, outcomes);
			await still.wait(QUIET, PATIENCE);
			await reading.renew();
			return true;
		}
		return false;
	}

	/** Whether a dialog that asked but one thing asks for more a moment later; it is waited for once for each list, and each time where it did. */
	async function asksMore(list: string, dialog: Element): Promise<boolean> {
		if (dialog === awaited || (waitedFor.has(list) && !asksLate.has(list))) return false;
		await pause(ASKS_WITHIN);
		await reading.renew();
		const isAsking = reading.questions.some((question) => isDrawnIn(question.field.element, dialog) && progress.isDue(question));
		waitedFor.add(list);
		if (isAsking) asksLate.add(list);
		awaited = dialog;
		return isAsking;
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
		notePutAway(entry, outcomes, `${list}[${count}]`, { isListed: true });
	}

	/** What became of these questions is told as it was when they were seen last; `where` sets them apart from those that are asked in their place. */
	function notePutAway(
		questions: readonly Question[],
		outcomes: readonly FieldOutcome[],
		where: string,
		how: Pick<FieldOutcome, "isListed" | "isPutAway">,
		bringBack?: BringBack,
	) {
		const ids = new Map(outcomes.map(({ id }) => [id, `${id}.${where}`]));
		outOfSight.push(...outcomes.map((outcome) => ({ ...outcome, id: ids.get(outcome.id)!, ...how })));
		progress.forget(questions);
		release(ids, bringBack);
	}

	/**
	 * Adds rows to one list that is shorter than the student's, as long as each press brings one, or puts an empty row in the place of the one that is
	 * filled, as tabs do and buttons that take what was typed into a list; gives whether any came.
	 */
	async function makeRoom(): Promise<boolean> {
		/** What came is filled before another list's button may open a dialog over it. */
		let current: string | undefined;
		while (presses < MOST_ROWS) {
			const { questions } = reading;
			for (const list of ROW_LISTS) if (!listed.isCounted(list) && rowsOf(questions, list).size === 0) listed.set(list, countPrinted(list));
			for (const { field } of questions) known.add(field.element);
			const counted = questions.filter((question) => !isBesideDialogs(question));
			const short = shortOf(counted, facts, listed, takesIn).filter(({ list }) => !full.has(list) && list === (current ?? list));
			const before = { buttons: buttonsSeen(document, shadowRootOf), controls: new Set(elementsOf(questions)) };
			const outcomes = new Map(questions.map((question) => [question.id, progress.outcomeOf(question)]));
			const { list, said } = pressAdd(document, short, controlsOf(questions), shadowRootOf) ?? {};
			if (!list) break;
			presses++;
			if (!asked.has(list)) asked.set(list, before);
			const entry = questions.filter((question) => isOf(list, question));
			const rows = rowsOf(questions, list).size;
			// A first row again, though the page has listed nothing since: what becomes of the rows cannot be seen.
			if (rows === 0 && firsts.get(list) === listed.countOf(list)) full.add(list);
			firsts.set(list, listed.countOf(list));
			const typed = entry.filter(progress.isFilled);
			const hasGrown = () => rowsOf(reading.questions, list).size > rows || (askedOf(list).length > entry.length && !hasGone(typed));
			await readRows(hasGrown, typed);
			const came = reading.questions.filter(({ field }) => !known.has(field.element));
			if (said && came.length > 0 && !areUnderstood(list, came)) {
				brought(elementsOf(came), said);
				await reading.renew();
			}
			// Whoever is added is not the student.
			const ofPerson = PERSONS.has(list) ? reading.questions.filter(({ field }) => !known.has(field.element)) : [];
			for (const question of ofPerson) if (question.path && !isOf(list, question)) progress.noteFailed(question, "other-person");
			if (hasGrown()) {
				current = list;
				const came = askedOf(list).filter(({ field }) => !before.controls.has(field.element));
				// A dialog, or a first entry that the next may close: it is filled before the button is pressed again.
				const isInDialog = dialogAround(elementsOf(came), asked.get(list)!.buttons) !== undefined;
				if (isInDialog) inDialogs.add(list);
				if (isInDialog && !listed.isCounted(list)) listed.set(list, countPrinted(list));
				if (rows === 0 || isInDialog) return true;
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
	async function readRows(hasGrown: () => boolean, typed: readonly Question[]) {
		await still.wait(QUIET, PATIENCE);
		await atRest(document, shadowRootOf);
		await reading.renew();
		for (let looks = 0; looks < MOST_LOOKS && !hasGrown() && !hasGone(typed); looks++) {
			await pause(FETCHES_WITHIN);
			await reading.renew();
		}
	}

	/** What became of every question, those that the page has put out of sight first. */
	function outcomes(): FieldOutcome[] {
		const inSight = new Set(reading.questions.map(({ id }) => id));
		return [
			...outOfSight.filter(({ id }) => !inSight.has(id)),
			...reading.questions.map((question) => inSightAgain.get(question.id) ?? progress.outcomeOf(question)),
		];
	}

	return { addEntry, goBack, outcomes, hasPressed: () => presses > 0 };
}

/** Whether what a button brought is read as an entry of its list; of people as nothing else, but which parent it is the order of the page tells. */
const areUnderstood = (list: string, came: readonly Question[]) =>
	came.some((question) => isOf(list, question)) &&
	(list === PARENTS || !PERSONS.has(list) || came.every((question) => !question.path || isOf(list, question)));

const elementsOf = (questions: readonly Question[]) => questions.map(({ field }) => field.element);

const controlsOf = (questions: readonly Question[]) => ({
	all: elementsOf(questions),
	answered: elementsOf(questions.filter(({ path }) => path)),
});
