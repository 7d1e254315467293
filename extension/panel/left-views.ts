import type { PlannedField } from "../engine/types";
import { button, element } from "../popup/elements";
import { REASONS } from "../popup/words";

/** The questions that were understood but have no saved answer, each a row with a form to give it. */
export function missingView(rows: readonly HTMLElement[]): HTMLElement[] {
	return rows.length === 0 ? [] : [element("h2", {}, `Missing answers (${rows.length})`), ...rows];
}

/** A question whose answer is missing, folded up. */
export function missingRow(question: PlannedField, jump: () => Promise<void>): HTMLElement {
	return element("details", {}, element("summary", {}, nameOf(question)), button("Show it on the page", "plain", jump));
}

/** The questions of the page that hold nothing yet, in its order. */
export function leftView(rows: readonly HTMLElement[]): HTMLElement[] {
	if (rows.length === 0) return [element("h2", {}, "Nothing is left on this page"), element("p", {}, "Read it over before you send it.")];
	return [element("h2", {}, `Left on this page (${rows.length})`), element("ul", { class: "jumps" }, ...rows)];
}

/** A question that was left, with the reason; pressing it brings it into sight. */
export function leftRow(question: PlannedField, jump: () => Promise<void>): HTMLElement {
	const row = button("", "second", jump);
	row.replaceChildren(nameOf(question), element("span", { class: "reason" }, whyLeft(question)));
	return element("li", {}, row);
}

const nameOf = ({ label }: PlannedField) => label || "A field without a label";
const whyLeft = ({ reason }: PlannedField) => (reason ? REASONS[reason] : "Onward can fill this: press its button");
