import type { PlannedField } from "../engine/types";
import type { BackgroundMessages } from "../messages";
import { element } from "../popup/elements";
import { SERVER } from "../server";
import { refusalView } from "./refusals";
import { replyElements } from "./reply-text";
import { whenSubmitted } from "./submitting";

const QUESTION_MAX = 1000;
/** The guide that searches this site's texts where no model is set up; its replies say so. */
const GUIDE = /built-in guide/;

export type Ask = (message: string) => Promise<BackgroundMessages["ask"]["answer"]>;

/** A free question about one box of the form. Of the page only the label and the limit are sent, and the form says so. */
export function askForm(question: Pick<PlannedField, "label" | "limit">, ask: Ask): HTMLElement {
	const typed = element("textarea", { rows: "3", maxlength: String(QUESTION_MAX) });
	const answer = element("div", { class: "answer", "aria-live": "polite" });
	const form = element(
		"form",
		{},
		element("label", {}, "Your question", typed),
		element(
			"p",
			{ class: "quiet" },
			"Sent to Onward: your question, this box’s label and its limit. Nothing else of the page, and none of your answers. One answer costs one use.",
		),
		element("button", { type: "submit", class: "second" }, "Ask"),
		answer,
	);
	whenSubmitted(form, async () => {
		if (typed.value.trim() === "") return typed.focus();
		answer.replaceChildren(element("p", {}, "Asking…"));
		const replied = await ask(messageFor(typed.value, question));
		if ("refusal" in replied) return answer.replaceChildren(refusalView(replied.refusal));
		const { reply } = replied.value;
		const from = GUIDE.test(reply) ? [] : [element("p", { class: "quiet" }, "Written by AI. It can be wrong: check with the college.")];
		answer.replaceChildren(...from, ...replyElements(reply, SERVER));
	});
	return element("details", {}, element("summary", {}, "Ask about this question"), form);
}

/** The student's question first; the page's words are quoted as what they are. */
function messageFor(question: string, { label, limit }: Pick<PlannedField, "label" | "limit">): string {
	const quoted = label.replace(/[“”"\s]+/g, " ").trim();
	const bound = limit ? ` It takes ${limit.max} ${limit.unit}.` : "";
	return `${question.trim()}\n\n(I ask about a box of an application form. The page calls it: “${quoted}”.${bound})`;
}
