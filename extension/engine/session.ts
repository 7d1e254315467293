import { classify } from "./classify/classify";
import { collect } from "./collect/collect";
import { builtIn } from "./collect/tree";
import { type ShadowRootOf, walk } from "./collect/walk";
import { listedEntries } from "./entries";
import { express } from "./express/express";
import { limitOf, TYPED } from "./express/limits";
import type { BringBack } from "./fill/add-entries";
import { fillPage } from "./fill/fill-page";
import { rememberOpen } from "./fill/open-panels";
import type { Question } from "./fill/progress";
import { putAlone } from "./fill/put-alone";
import { heldBy, isAnswered } from "./fill/read";
import { refuseToSend } from "./fill/sending";
import type { Restore } from "./fill/undo";
import { labelOf } from "./label-of";
import { isGivenInList } from "./listed-before";
import { pacer } from "./pace";
import { type QuestionIds, questionIds } from "./question-ids";
import { isPartOf, markOf, recalled } from "./remembered";
import { ofRowsBegun } from "./rows-begun";
import type { Facts, FieldOutcome, FillOptions, FillSession, Remembered, SkipReason } from "./types";

/** What was put into a question, by the id that the report has for it; `asked` is the one it bears on the page, `bringBack` opens the part that asks it. */
type Undoable = { id: string; asked: string; restore: Restore; bringBack?: BringBack };

/** What a session may be given besides: names its questions bear in another session, what the student gave there before, the shadow roots that the page keeps to itself, where the browser lets an extension in. */
export type SessionOptions = { idOf?: QuestionIds; remembered?: readonly Remembered[]; shadowRootOf?: ShadowRootOf };

/** What a button says of the rows that it adds, among the headings over these; ids of headings and tables are others. */
const BUTTON_LEVEL = 7;
const BUTTON_ID = -1000;

/** Reads and fills one page for one student (design, section 2; the contract stands in `types.ts`). */
export function createFillSession(
	document: Document,
	facts: Facts,
	{ idOf = questionIds(), remembered = [], shadowRootOf }: SessionOptions = {},
): FillSession {
	const places = new Map<string, HTMLElement>();
	let latest: Question[] = [];
	let undoable: Undoable[] = [];
	const listed = listedEntries();
	const filledHere = new WeakSet<HTMLElement>();
	/** What the button said that brought a control, where it named what it adds. */
	const broughtBy = new WeakMap<HTMLElement, string>();

	async function read(asProfile: readonly string[] = []): Promise<Question[]> {
		const breathe = pacer();
		const fields = await collect(document, breathe, shadowRootOf);
		for (const { element, evidence } of fields) {
			const text = broughtBy.get(element);
			if (text) evidence.contexts = [{ text, level: BUTTON_LEVEL, id: BUTTON_ID }, ...evidence.contexts];
		}
		const classified = await classify(fields, breathe);
		const asked = listed.after(classified.map(({ meaning }) => meaning));
		const meanings = ofRowsBegun(
			classified.map(({ field }) => field),
			asked,
			facts,
			(control) => filledHere.has(control),
		);
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
			const isHeld = isAnswered(field, meaning);
			const skip: SkipReason | undefined =
				reason ??
				(field.disabled ? "disabled" : undefined) ??
				(isHeld || (meaning && isGivenInList(field, meaning, questions)) ? "already-filled" : undefined) ??
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
		undoable.push({ id, asked: id, restore: done.restore });
		return { ...planned, value: text ?? planned.value, status: done.isKept ? "filled" : "not-kept" };
	}

	/** Takes back the latest first, what is in sight before the parts that the page has put away; `staysThere` shows at the end what was shown before. */
	async function takeBack(taken: readonly Undoable[], staysThere: boolean): Promise<number> {
		const parts = new Set([undefined, ...taken.map(({ bringBack }) => bringBack).reverse()]);
		const openAgain = staysThere && parts.size > 1 ? rememberOpen(document, shadowRootOf) : undefined;
		let restored = 0;
		for (const part of parts) {
			await part?.();
			let questions: Question[] | undefined;
			for (const { asked, restore } of taken.filter(({ bringBack }) => bringBack === part).reverse()) {
				const again = async () => {
					questions ??= await read();
					return questions.find(({ id }) => id === asked)?.field;
				};
				if (await restore(again).catch(() => false)) restored++;
			}
		}
		await openAgain?.();
		return restored;
	}

	function elementOf(id: string): HTMLElement | undefined {
		const element = places.get(id);
		return element?.isConnected ? element : undefined;
	}

	const fillAll = (options: FillOptions) =>
		fillPage(
			{
				document,
				facts,
				shadowRootOf,
				listed,
				read: () => read(options.asProfile),
				keep: (id, restore) => {
					undoable.push({ id, asked: id, restore });
					const control = places.get(id);
					if (control) filledHere.add(control);
				},
				release: (ids, bringBack) => {
					undoable = undoable
						.filter(({ id }) => bringBack || !ids.has(id))
						.map((each) => (ids.has(each.id) ? { ...each, id: ids.get(each.id)!, bringBack: each.bringBack ?? bringBack } : each));
				},
				brought: (controls, said) => {
					for (const control of controls) broughtBy.set(control, said);
				},
				elementOf,
			},
			options,
		);

	return {
		plan: async () => (await read()).map(({ field, expression, ...planned }) => planned),
		fill: (options) => unsent(() => fillAll(options)),
		put: (id, text) => unsent(() => putOne(id, text)),
		async undo(only) {
			const taken = undoable.filter(({ id }) => only === undefined || id === only);
			undoable = undoable.filter((each) => !taken.includes(each));
			return unsent(() => takeBack(taken, only !== undefined));
		},
		elementOf,
		questionAt: (control) => latest.find(({ field }) => isPartOf(field, control))?.id,
		heldNow(id) {
			const field = latest.find((question) => question.id === id)?.field;
			return field?.element.isConnected ? { question: markOf(field), held: heldBy(field) } : undefined;
		},
	};
}

/** Why the student's own text may not replace what stands there: it is theirs alone to give, no box for texts, or formatted by hand. */
function againstText({ field, reason }: Question): SkipReason | undefined {
	if (reason === "never-filled" || reason === "disabled") return reason;
	if (!TYPED.has(field.control)) return "unknown";
	return field.control === "richText" && reason === "already-filled" ? reason : undefined;
}
