import { classify } from "./classify/classify";
import { collect } from "./collect/collect";
import { attempt, builtIn, isDrawnIn } from "./collect/tree";
import { type ShadowRootOf, walk } from "./collect/walk";
import { goesWith, hasGone, isOf, LIST_OF, rowsOf, savedIn, shortOf } from "./entries";
import { type Entry, type Expression, express } from "./express/express";
import { limitOf, TYPED } from "./express/limits";
import { buttonsSeen, countListed, dialogAround, pressSave } from "./fill/entry-dialogs";
import { keeps, type Meant, put } from "./fill/fill";
import { pressAdd, ROW_LISTS } from "./fill/make-room";
import { putAlone } from "./fill/put-alone";
import { reachIn } from "./fill/reach";
import { heldBy } from "./fill/read";
import { refuseToSend } from "./fill/sending";
import { type Restore, remember } from "./fill/undo";
import { pause, until } from "./fill/waiting";
import { labelOf } from "./label-of";
import { pacer, stillness } from "./pace";
import type { PageField } from "./page";
import { type QuestionIds, questionIds } from "./question-ids";
import { isPartOf, markOf, recalled } from "./remembered";
import type { Facts, FieldOutcome, FillOptions, FillSession, Meaning, PlannedField, Remembered, SkipReason } from "./types";

const MOST_PASSES = 12;
const MOST_TRIES = 2;
const MOST_LOOKS = 3;
const CLOSES_WITHIN = 800;
/** So long may a page take to put an entry into its list. */
const TAKES_WITHIN = 2000;
/** After so long a page is looked at again for the row that a button adds. */
const FETCHES_WITHIN = 500;
const MOST_ROWS = 60;
const QUIET = 60;
const LAST_QUIET = 250;
const PATIENCE = 1500;

type Question = PlannedField & { field: PageField; expression?: Expression };
type Undoable = { id: string; restore: Restore };
type Filled = { question: Question; meant: Meant; restore: Restore; tries: number };

/** What a session may be given besides: names its questions bear in another session, what the student gave there before, the shadow roots that the page keeps to itself, where the browser lets an extension in. */
export type SessionOptions = { idOf?: QuestionIds; remembered?: readonly Remembered[]; shadowRootOf?: ShadowRootOf };

/** Reads and fills one page for one student (design, section 2; the contract stands in `types.ts`). */
export function createFillSession(
	document: Document,
	facts: Facts,
	{ idOf = questionIds(), remembered = [], shadowRootOf }: SessionOptions = {},
): FillSession {
	const places = new Map<string, HTMLElement>();
	let latest: Question[] = [];
	let undoable: Undoable[] = [];
	/** How many entries of a list the page holds in a list of its own, so that a dialog for one more asks for the next. */
	const listed = new Map<string, number>();
	/** The lists whose entries the page numbers, those included that it has put out of sight. */
	const numbered = new Set<string>();

	/** The meanings, of the entries that come after those which the page has listed, unless the page's own numbers count these as well. */
	function afterListed(meanings: readonly (Meaning | undefined)[]): (Meaning | undefined)[] {
		const firsts = new Map<string, number>();
		for (const { subject, index = 0 } of meanings.flatMap((meaning) => meaning ?? []))
			firsts.set(subject, Math.min(index, firsts.get(subject) ?? index));
		return meanings.map((meaning) => {
			const list = LIST_OF.get(meaning?.subject ?? "") ?? "";
			const count = meaning?.index === undefined ? 0 : (listed.get(list) ?? 0);
			if (count === 0) return meaning;
			if (firsts.get(meaning!.subject)! < count) return { ...meaning!, index: meaning!.index! + count };
			numbered.add(list);
			return meaning;
		});
	}

	async function read(asProfile: readonly string[] = []): Promise<Question[]> {
		const breathe = pacer();
		const fields = await collect(document, breathe, shadowRootOf);
		const classified = await classify(fields, breathe);
		const meanings = afterListed(classified.map(({ meaning }) => meaning));
		const seen = new Map<string, number>();
		places.clear();
		const questions: Question[] = [];
		for (const [place, { field, confidence, reason }] of classified.entries()) {
			const meaning = meanings[place];
			const id = idOf(field, seen);
			const expressed = meaning ? express(field, meaning, facts) : undefined;
			const usual = expressed && !("reason" in expressed) ? expressed : undefined;
			const changed = usual && !asProfile.includes(id) ? recalled(field, usual, remembered) : undefined;
			const expression = changed?.expression ?? usual;
			const answer = expressed?.answer;
			const isHeld = heldBy(field).length > 0;
			const skip: SkipReason | undefined =
				reason ??
				(field.disabled ? "disabled" : undefined) ??
				(isHeld ? "already-filled" : undefined) ??
				(expressed && "reason" in expressed ? expressed.reason : undefined);
			const limit = limitOf(field);
			places.set(id, field.element);
			questions.push({
				id,
				label: labelOf(field),
				sensitive: answer?.sensitive ?? false,
				basic: answer?.basic ?? false,
				field,
				expression,
				...(meaning && { meaning }),
				...(limit && { limit }),
				...(isHeld && { held: true as const }),
				...(answer && { path: answer.path, value: (expression ?? expressed!).shown }),
				...(answer && confidence && { confidence }),
				...(changed && { remembered: { id: changed.id, profile: usual!.shown } }),
				...(skip ? { action: "skip" as const, reason: skip } : { action: "fill" as const }),
			});
			await breathe();
		}
		latest = questions;
		return questions;
	}

	/** Does the work while the page sends no form. */
	async function unsent<T>(work: () => Promise<T>): Promise<T> {
		// A form's sending is told in its own frame or shadow root alone.
		const roots = [...walk(document, shadowRootOf).roots];
		for (const root of roots) builtIn(root, "addEventListener")("submit", refuseToSend, true);
		try {
			return await work();
		} finally {
			for (const root of roots) builtIn(root, "removeEventListener")("submit", refuseToSend, true);
		}
	}

	async function putOne(id: string, text: string | undefined): Promise<FieldOutcome | undefined> {
		const question = (await read()).find((each) => each.id === id);
		if (!question) return undefined;
		const { field, expression, action, reason, ...planned } = question;
		const barrier = text === undefined ? (reason ?? (expression ? undefined : "no-answer")) : againstText(question);
		if (barrier) return { ...planned, status: "skipped", reason: barrier };
		const done = await putAlone(field, text === undefined ? expression! : { kind: "text", text });
		if (typeof done === "string") return { ...planned, status: "skipped", reason: done };
		undoable.push({ id, restore: done.restore });
		return { ...planned, value: text ?? planned.value, status: done.isKept ? "filled" : "not-kept" };
	}

	async function fillAll(options: FillOptions): Promise<FieldOutcome[]> {
		const still = stillness(document);
		const breathe = pacer();
		const reach = reachIn(breathe);
		const filled = new Map<string, Filled>();
		const failed = new Map<string, SkipReason>();
		/** How often something lay over a question: a page that is at work may show it a moment later. */
		const covered = new Map<string, number>();
		/** Lists whose button brought no further row. */
		const full = new Set<string>();
		/** Lists whose button was pressed, each with the buttons that were seen before. */
		const asked = new Map<string, ReadonlySet<Element>>();
		/** Lists whose button takes what was typed beside it into the page's own list, so that the last entry wants a press as well. */
		const takesIn = new Set<string>();
		/** Lists whose entries the page takes in without printing what they are called. */
		const unprinted = new Set<string>();
		let presses = 0;
		/** What became of the questions of dialogs that are closed. */
		const closed: FieldOutcome[] = [];
		let questions = await read(options.asProfile);
		for (let pass = 0; pass < MOST_PASSES; pass++) {
			const due = questions
				.filter(({ id }) => (covered.get(id) ?? 0) < MOST_LOOKS)
				.filter((question) => isDue(question, options, filled, failed));
			if (due.length > 0) await reach.look(due.map(({ field }) => field));
			let done = filled.size;
			let isPatient = true;
			for (const question of due) {
				await breathe();
				if (!question.field.element.isConnected) continue;
				// A list that closes, or a page at work, gives the rest of the page back in a moment; what lies over it for good is waited for once.
				const isOpen: boolean =
					(await until(() => attempt(() => reach.reaches(question.field)) || undefined, isPatient ? CLOSES_WITHIN : 0)) === true;
				isPatient = isOpen;
				if (isOpen) covered.delete(question.id);
				else covered.set(question.id, (covered.get(question.id) ?? 0) + 1);
				if (isOpen && heldBy(question.field).length === 0) {
					await fillOne(question, filled, failed);
					const shown = filled.has(question.id) ? places.get(question.id) : undefined;
					if (shown) options.onFilled?.(shown);
				}
				options.onProgress?.(Math.min(++done, filled.size + due.length), filled.size + due.length);
			}
			// What the answers bring into the page comes first: a dialog for a further entry would lie over it.
			const isSettled = due.length === 0 && (pass === 0 || presses > 0);
			if (isSettled && (await addEntry())) {
				pass = 0;
				continue;
			}
			if (pass === 0 && due.length === 0) break;
			const isAtRest = await still.wait(due.length > covered.size ? QUIET : LAST_QUIET, PATIENCE);
			const hasChanged = still.changed() || questions.some((question) => isEmptied(question, filled));
			if (due.length === 0 && !(isAtRest && hasChanged)) {
				if (isSettled || !(await addEntry())) break;
				pass = 0;
				continue;
			}
			questions = await read(options.asProfile);
		}

		/** Takes the entry of an open dialog into the page's list and makes room for further ones; gives whether it did either. */
		async function addEntry(): Promise<boolean> {
			if (!options.makeRoom || options.basicOnly) return false;
			const isSaved = await saveEntry();
			return (await makeRoom()) || isSaved;
		}

		/** Has the dialog that was opened for one entry take it into the page's list; gives whether the page did. */
		async function saveEntry(): Promise<boolean> {
			for (const [list, standing] of asked) {
				const entry = questions.filter((question) => isOf(list, question));
				const dialog =
					full.has(list) || rowsOf(questions, list).size !== 1
						? undefined
						: dialogAround(
								entry.map(({ field }) => field.element),
								standing,
							);
				const inside = questions.filter(({ field }) => dialog && isDrawnIn(field.element, dialog));
				const outcomes = inside.map((question) => outcomeOf(question, options, filled, failed));
				const isOfEntry = inside.every((question) => !question.path || goesWith(list, question));
				const isKept = outcomes.some(({ status }) => status === "filled") && outcomes.every(({ status }) => status !== "not-kept");
				if (!dialog || !isOfEntry || !isKept) continue;
				const typed = inside.filter(({ id }) => filled.has(id));
				if (!pressSave(dialog, standing, shadowRootOf)) continue;
				const isTaken = await until(() => hasGone(typed) || undefined, TAKES_WITHIN);
				if (!isTaken) {
					full.add(list);
					continue;
				}
				await isPrinted(list);
				noteListed(list, inside, outcomes);
				await still.wait(LAST_QUIET, PATIENCE);
				questions = await read(options.asProfile);
				return true;
			}
			return false;
		}

		/** Waits until the page prints the entry in its list, which it may fetch: a dialog opened before would be for the same entry again. */
		async function isPrinted(list: string) {
			const count = listed.get(list) ?? 0;
			for (let looks = 0; looks < MOST_LOOKS && !unprinted.has(list); looks++) {
				if (countListed(document, savedIn(list, facts), shadowRootOf) > count) return;
				await pause(FETCHES_WITHIN);
			}
			unprinted.add(list);
		}

		/** The page keeps this entry out of sight from now on: what is asked in its place is asked of the next one. */
		function noteListed(list: string, entry: readonly Question[], outcomes: readonly FieldOutcome[]) {
			const count = listed.get(list) ?? 0;
			listed.set(list, count + 1);
			closed.push(...outcomes.map((outcome) => ({ ...outcome, id: `${outcome.id}.${list}[${count}]`, isListed: true as const })));
			for (const { id } of entry) for (const known of [filled, failed, covered]) known.delete(id);
			undoable = undoable.filter(({ id }) => !entry.some((question) => question.id === id));
		}

		/**
		 * Adds rows to one list that is shorter than the student's, as long as each press brings one, or puts an empty row in the place of the one that is
		 * filled, as tabs do and buttons that take what was typed into a list; gives whether any came.
		 */
		async function makeRoom(): Promise<boolean> {
			let added = 0;
			/** What came is filled before another list's button may open a dialog over it. */
			let current: string | undefined;
			for (; presses < MOST_ROWS; presses++) {
				for (const list of ROW_LISTS)
					if (!listed.has(list) && rowsOf(questions, list).size === 0)
						listed.set(list, countListed(document, savedIn(list, facts), shadowRootOf));
				const short = shortOf(questions, facts, listed, takesIn).filter(({ list }) => !full.has(list) && list === (current ?? list));
				if (short.length === 0) break;
				const elementsOf = (some: readonly Question[]) => some.map(({ field }) => field.element);
				const controls = { all: elementsOf(questions), answered: elementsOf(questions.filter(({ path }) => path)) };
				const standing = buttonsSeen(document, shadowRootOf);
				const outcomes = new Map(questions.map((question) => [question.id, outcomeOf(question, options, filled, failed)]));
				const list = pressAdd(document, short, controls, shadowRootOf);
				if (!list) break;
				if (!asked.has(list)) asked.set(list, standing);
				const entry = questions.filter((question) => isOf(list, question));
				const typed = entry.filter(({ id }) => filled.has(id));
				const rows = rowsOf(questions, list).size;
				await still.wait(LAST_QUIET, PATIENCE);
				questions = await read(options.asProfile);
				for (let looks = 0; looks < MOST_LOOKS && rowsOf(questions, list).size === rows && !hasGone(typed); looks++) {
					await pause(FETCHES_WITHIN);
					questions = await read(options.asProfile);
				}
				if (rowsOf(questions, list).size > rows) {
					added++;
					current = list;
					const came = questions.filter((question) => isOf(list, question)).map(({ field }) => field.element);
					// A dialog, or a first entry that the next may close: it is filled before the button is pressed again.
					if (rows === 0 || dialogAround(came, asked.get(list)!)) return true;
				} else if (rows === 1 && hasGone(typed)) {
					noteListed(
						list,
						entry,
						entry.map(({ id }) => outcomes.get(id)!),
					);
					questions = await read(options.asProfile);
					if (!numbered.has(list) && countListed(document, savedIn(list, facts), shadowRootOf) >= listed.get(list)!) takesIn.add(list);
					return true;
				} else full.add(list);
			}
			return added > 0;
		}
		still.end();
		reach.end();
		for (const id of covered.keys()) failed.set(id, "covered");
		return [...closed, ...questions.map((question) => outcomeOf(question, options, filled, failed))];
	}

	async function fillOne(question: Question, filled: Map<string, Filled>, failed: Map<string, SkipReason>) {
		const restore = remember(question.field);
		const tries = (filled.get(question.id)?.tries ?? 0) + 1;
		try {
			const meant = await put(question.field, tries === 1 ? question.expression! : inOtherWords(question.expression!));
			if (typeof meant === "string") return void failed.set(question.id, meant);
			if (tries === 1) undoable.push({ id: question.id, restore });
			filled.set(question.id, { question, meant, restore, tries });
		} catch {
			failed.set(question.id, "unknown");
		}
	}

	return {
		plan: async () => (await read()).map(({ field, expression, ...planned }) => planned),
		fill: (options) => unsent(() => fillAll(options)),
		put: (id, text) => unsent(() => putOne(id, text)),
		async undo(only) {
			const taken = undoable.filter(({ id }) => only === undefined || id === only);
			undoable = undoable.filter((each) => !taken.includes(each));
			let restored = 0;
			for (const { restore } of taken.reverse()) if (await restore().catch(() => false)) restored++;
			return restored;
		},
		elementOf(id) {
			const element = places.get(id);
			return element?.isConnected ? element : undefined;
		},
		questionAt: (control) => latest.find(({ field }) => isPartOf(field, control))?.id,
		heldNow(id) {
			const field = latest.find((question) => question.id === id)?.field;
			return field?.element.isConnected ? { question: markOf(field), held: heldBy(field) } : undefined;
		},
	};
}

/** The other way of writing a text, where there is one: the page has emptied the box of the first, as it does where it takes codes. */
const inOtherWords = (entry: Entry): Entry => (entry.kind === "text" ? { ...entry, text: entry.instead ?? entry.text } : entry);

/** Why the student's own text may not replace what stands there: it is theirs alone to give, no box for texts, or formatted by hand. */
function againstText({ field, reason }: Question): SkipReason | undefined {
	if (reason === "never-filled" || reason === "disabled") return reason;
	if (!TYPED.has(field.control)) return "unknown";
	return field.control === "richText" && reason === "already-filled" ? reason : undefined;
}

function isDue(
	{ id, action, sensitive, basic, reason }: Question,
	options: FillOptions,
	filled: ReadonlyMap<string, Filled>,
	failed: ReadonlyMap<string, SkipReason>,
): boolean {
	if (action !== "fill" || reason || failed.has(id)) return false;
	return (filled.get(id)?.tries ?? 0) < MOST_TRIES && barred({ id, sensitive, basic }, options) === undefined;
}

/** Whether the page has emptied a box, which it need not show in any other way, that may be tried once more. */
function isEmptied({ id, field, reason = "already-filled" }: Question, filled: ReadonlyMap<string, Filled>): boolean {
	const tries = filled.get(id)?.tries ?? MOST_TRIES;
	return tries < MOST_TRIES && reason === "already-filled" && heldBy(field).length === 0;
}

function barred({ id, sensitive, basic }: Pick<Question, "id" | "sensitive" | "basic">, options: FillOptions): SkipReason | undefined {
	if (options.leftOut?.includes(id)) return "left-out";
	if (options.basicOnly && !basic) return "no-uses-left";
	return sensitive && !options.sensitive ? "sensitive" : undefined;
}

function outcomeOf(
	question: Question,
	options: FillOptions,
	filled: ReadonlyMap<string, Filled>,
	failed: ReadonlyMap<string, SkipReason>,
): FieldOutcome {
	const { field, expression, action, reason, ...planned } = question;
	const put = filled.get(question.id);
	if (put)
		return { ...planned, path: put.question.path, value: put.question.value, status: keeps(field, put.meant) ? "filled" : "not-kept" };
	return { ...planned, status: "skipped", reason: failed.get(question.id) ?? reason ?? barred(question, options) ?? "unknown" };
}
