import type { PlannedField } from "../engine/types";
import { button, element } from "../popup/elements";
import { REASONS } from "../popup/words";
import type { Missing } from "./missing";

/** The questions that were understood but have no saved answer, each a row with a form to give it. */
export function missingView(rows: readonly HTMLElement[]): HTMLElement[] {
	return rows.length === 0 ? [] : [element("h2", {}, `Missing answers (${rows.length})`), ...rows];
}

/** A question whose answer is missing, folded up. A piece of an answer, such as the month of birth, is called by the whole. */
export function missingRow(question: PlannedField, [first]: readonly Missing[], jump: () => Promise<void>): HTMLElement {
	const name = question.meaning?.part && first ? first.label : nameOf(question);
	return element("details", {}, element("summary", {}, name), button("Show it on the page", "plain", jump));
}

/** The questions of the page that hold nothing yet, in its order: those left to the student, and folded up those that a fill would answer. */
export function leftView(rows: readonly HTMLElement[], fillable: HTMLElement | undefined): HTMLElement[] {
	if (rows.length === 0 && !fillable)
		return [element("h2", {}, "Nothing is left on this page"), element("p", {}, "Read it over before you send it.")];
	return [
		element("h2", {}, rows.length > 0 ? `Left to you on this page (${rows.length})` : "Left on this page"),
		...(rows.length > 0 ? [element("ul", { class: "jumps" }, ...rows)] : []),
		...(fillable ? [fillable] : []),
	];
}

/** What a fill would answer, folded up. */
export function fillableRow(): HTMLElement {
	return element(
		"details",
		{},
		element("summary"),
		element("p", {}, "Press the Onward button to fill them."),
		element("ul", { class: "jumps" }),
	);
}

/** A question that was left, with the reason; pressing it brings it into sight. */
export function leftRow(question: PlannedField, jump: () => Promise<void>): HTMLElement {
	const row = button("", "second", jump);
	row.replaceChildren(nameOf(question), ...(question.reason ? [element("span", { class: "reason" }, REASONS[question.reason])] : []));
	return element("li", {}, row);
}

const nameOf = ({ label }: PlannedField) => label || "A field without a label";
