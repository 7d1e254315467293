import { attempt } from "../collect/tree";
import type { Entry } from "../express/express";
import { pacer, stillness } from "../pace";
import type { FieldOutcome, FillOptions } from "../types";
import { type EntryPage, entryAdder } from "./add-entries";
import { put } from "./fill";
import { progressOf, type Question } from "./progress";
import { reachIn } from "./reach";
import { isAnswered } from "./read";
import { type Restore, remember } from "./undo";
import { until } from "./waiting";

const MOST_PASSES = 12;
const CLOSES_WITHIN = 800;
const QUIET = 60;
const LAST_QUIET = 250;
const PATIENCE = 1500;

/** The page to fill. `keep` is told how to take back what was put into a question, `elementOf` gives what stands on the page for one. */
export type FillablePage = Omit<EntryPage, "still" | "reading"> & {
	read: () => Promise<Question[]>;
	keep: (id: string, restore: Restore) => void;
	elementOf: (id: string) => HTMLElement | undefined;
};

/**
 * Fills a page pass by pass, since answers bring further questions, and adds entries where the student wants them. Gives what became of each
 * question, those that the page has taken out of sight first.
 */
export async function fillPage({ read, keep, elementOf, ...page }: FillablePage, options: FillOptions): Promise<FieldOutcome[]> {
	const still = stillness(page.document);
	const breathe = pacer();
	const reach = reachIn(breathe);
	const progress = progressOf(options);
	const reading = {
		questions: await read(),
		async renew() {
			this.questions = await read();
		},
	};
	const adder = entryAdder({ ...page, still, reading }, progress);
	const addEntry = async () => options.makeRoom === true && !options.basicOnly && (await adder.addEntry());

	async function fillOne(question: Question) {
		const restore = remember(question.field);
		const isFirst = progress.triesOf(question) === 0;
		try {
			const meant = await put(question.field, isFirst ? question.expression! : inOtherWords(question.expression!));
			if (typeof meant === "string") return progress.noteFailed(question, meant);
			if (isFirst) keep(question.id, restore);
			progress.noteFilled(question, meant);
		} catch {
			progress.noteFailed(question, "unknown");
		}
	}

	async function fillDue(due: readonly Question[]) {
		await reach.look(due.map(({ field }) => field));
		let done = progress.countFilled();
		let isPatient = true;
		for (const question of due) {
			await breathe();
			if (!question.field.element.isConnected) continue;
			// A list that closes, or a page at work, gives the rest of the page back in a moment; what lies over it for good is waited for once.
			const isOpen: boolean =
				(await until(() => attempt(() => reach.reaches(question.field)) || undefined, isPatient ? CLOSES_WITHIN : 0)) === true;
			isPatient = isOpen;
			progress.noteReach(question, isOpen);
			if (isOpen && !isAnswered(question.field, question.meaning)) {
				await fillOne(question);
				const shown = progress.isFilled(question) ? elementOf(question.id) : undefined;
				if (shown) options.onFilled?.(shown);
			}
			const total = progress.countFilled() + due.length;
			options.onProgress?.(Math.min(++done, total), total);
		}
	}

	for (let pass = 0; pass < MOST_PASSES; pass++) {
		const due = reading.questions.filter(progress.isDue);
		if (due.length > 0) await fillDue(due);
		// What the answers bring into the page comes first: a dialog for a further entry would lie over it.
		const isSettled = due.length === 0 && (pass === 0 || adder.hasPressed());
		if (isSettled && (await addEntry())) {
			pass = 0;
			continue;
		}
		if (pass === 0 && due.length === 0) break;
		const isAtRest = await still.wait(due.length > progress.countCovered() ? QUIET : LAST_QUIET, PATIENCE);
		const hasChanged = still.changed() || reading.questions.some(progress.isEmptied);
		if (due.length === 0 && !(isAtRest && hasChanged)) {
			if (isSettled || !(await addEntry())) break;
			pass = 0;
			continue;
		}
		await reading.renew();
	}
	await adder.goBack();
	still.end();
	reach.end();
	return adder.outcomes();
}

/** The other way of writing a text, where there is one: the page has emptied the box of the first, as it does where it takes codes. */
const inOtherWords = (entry: Entry): Entry => (entry.kind === "text" ? { ...entry, text: entry.instead ?? entry.text } : entry);
