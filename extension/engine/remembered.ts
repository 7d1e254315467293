import type { Expression } from "./express/express";
import type { PageField } from "./page";
import type { Remembered } from "./types";
import { wordsOf } from "./words";

const LONGEST_MARK = 300;
const MOST_STEPS = 5;
const CONTROLS = "input:not([type=hidden]),select,textarea,[role=combobox]:not(:has(input)),[role=radio],[role=checkbox]";

/** By what a question is known again on the same site: its kind and its words. Names and ids, which may change, are left out. */
export function markOf({ control, evidence }: PageField): string {
	const words = [evidence.label || evidence.near || evidence.placeholder, evidence.group, evidence.contexts[0]?.text ?? ""];
	return [control, ...words.map(wordsOf)].join("|").slice(0, LONGEST_MARK);
}

/**
 * What the student gave to this question here last time, as the control takes it. Takes what would be typed from the profile; gives
 * undefined where nothing is remembered, where the profile's answer is another one since, or where the choice is no longer offered.
 */
export function recalled(
	field: PageField,
	usual: Expression,
	remembered: readonly Remembered[],
): { id: string; expression: Expression } | undefined {
	const question = markOf(field);
	const found = remembered.find((each) => each.path === usual.answer.path && each.question === question && each.instead === usual.shown);
	const expression = found && expressionOf(field, usual, found.held);
	return expression && { id: found.id, expression };
}

function expressionOf({ options }: PageField, { answer, kind }: Expression, held: readonly string[]): Expression | undefined {
	const shown = held.join(", ");
	if (kind === "text") return held.length === 1 ? { kind, text: held[0]!, answer, shown } : undefined;
	if (kind === "search") return { kind, choices: held.map((text) => ({ wordings: [wordsOf(text)], typed: text })), answer, shown };
	const places = held.map((text) => options.findIndex(({ label }) => wordsOf(label) === wordsOf(text)));
	return places.includes(-1) ? undefined : { kind, places, answer, shown };
}

/** Whether a piece of the page belongs to the question: its control, an option, a label of these, or the box drawn around a list. */
export function isPartOf({ element, options, control }: PageField, piece: Element): boolean {
	const labelled = piece.closest("label")?.control;
	const parts = [element, ...options.map((option) => option.element)];
	if (parts.some((part) => part.contains(piece) || part === labelled)) return true;
	return control === "combobox" && drawnAround(element).contains(piece);
}

/** The largest box near a list's input that holds no other control. */
function drawnAround(element: HTMLElement): HTMLElement {
	let box = element;
	for (let parent = element.parentElement, steps = 0; parent && steps < MOST_STEPS; parent = parent.parentElement, steps++) {
		if (parent.querySelectorAll(CONTROLS).length > 1) break;
		box = parent;
	}
	return box;
}
