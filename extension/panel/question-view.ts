import type { PlannedField, SkipReason } from "../engine/types";
import { element, link } from "../popup/elements";
import { REASONS } from "../popup/words";
import { SERVER } from "../server";
import { guidanceFor } from "./guidance";
import { placeInWords } from "./missing";

/** What the student can do about a question, made once for each: forms that keep what is typed into them. */
export type Tools = { answer?: HTMLElement; fitter?: HTMLElement; ask: HTMLElement };

/** What there is to know and to do about the question that has the focus. `path` is where its answer stands, or would. */
export function questionView(question: PlannedField | undefined, path: string | undefined, tools: Tools | undefined): HTMLElement[] {
	if (!question || !tools)
		return [
			element("h1", {}, "Click into a question"),
			element("p", {}, "You see here why it is asked, who sees the answer and what a good one holds."),
		];
	const { label, meaning, value, reason } = question;
	return [
		element("h1", {}, label || "A field without a label"),
		element("p", {}, readAs(path, reason)),
		...(value ? [element("p", { class: "saved" }, "Your saved answer: ", element("strong", {}, value))] : []),
		...(tools.answer ? [tools.answer] : reason === "no-answer" ? [addInProfile()] : []),
		...(tools.fitter ? [tools.fitter] : []),
		...guidance(guidanceFor(meaning, label)),
		tools.ask,
	];
}

function readAs(path: string | undefined, reason: SkipReason | undefined): string {
	if (reason === "never-filled") return "Onward leaves this one to you on purpose.";
	if (reason === "unknown") return "Onward is not sure what this asks, so it leaves it to you.";
	const understood = path ? `Onward reads this as: ${placeInWords(path)}.` : "";
	switch (reason) {
		case undefined:
			return `${understood} Press the Onward button to fill it.`;
		case "already-filled":
			return `${understood} It has an answer, which Onward leaves as it is.`.trim();
		case "no-answer":
			return `${understood} You have not saved an answer yet.`.trim();
		default:
			return `${understood} Left open: ${REASONS[reason]}.`.trim();
	}
}

const addInProfile = () =>
	element("p", {}, "It belongs to an entry of a list that you do not have yet. ", link("Add it in your profile", `${SERVER}/profile`));

function guidance(known: ReturnType<typeof guidanceFor>): HTMLElement[] {
	if (!known) return [element("p", { class: "quiet" }, "There is no note of ours on this one. Ask below, or ask your counselor.")];
	return [
		element(
			"div",
			{ class: "guidance" },
			element("h2", { class: "small" }, "Why it is asked"),
			element("p", {}, known.why),
			element("h2", { class: "small" }, "Who sees it"),
			element("p", {}, known.who),
			element("h2", { class: "small" }, "What a good answer holds"),
			element("p", {}, known.good),
		),
	];
}
