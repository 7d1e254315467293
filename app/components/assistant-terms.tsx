import type { ReactNode } from "react";

/** The provider and model that answer; undefined where none is set up. */
export type AssistantName = { provider: string; name: string } | undefined;

/** Who answers, said plainly: a model, with what it is sent, or what `children` says of the built-in help (design, section 3, “AI without a provider”). */
export function WhoAnswers({ assistant, children }: { assistant: AssistantName; children: ReactNode }) {
	return assistant ? (
		<p className="hint">
			An AI model answers: {assistant.name} at {assistant.provider}. It can be wrong: check what matters. Your name, e-mail and address are
			taken out of what it is sent; income and citizenship go only where you write them. It never writes your essay for you.{" "}
			<a href="/ai-record">Download the record of what the AI was asked and answered</a>.
		</p>
	) : (
		<p className="hint">{children}</p>
	);
}

/**
 * What a piece of work costs, called `work` as in “Each review”, and why it was refused. Undefined `usesLeft` is a plan: then nothing is
 * counted out. `children` is what else can be done when all are used up.
 */
export function UsesLeft({
	work,
	usesLeft,
	refusal,
	children,
}: {
	work: string;
	usesLeft: number | undefined;
	refusal?: string;
	children?: ReactNode;
}) {
	return (
		<div id="uses-left" data-fresh="">
			{usesLeft === 0 ? (
				<p className="form-errors" role={refusal ? "alert" : undefined}>
					Your free tries are used up. Choose a plan to go on: <a href="/subscription">see the plans</a>. What you typed stays in the box.
					{children}
				</p>
			) : refusal ? (
				<p className="form-errors" role="alert">
					{refusal}
				</p>
			) : usesLeft === undefined ? null : (
				<p className="hint">
					Each {work} takes one of your {usesLeft} remaining trial uses.
				</p>
			)}
		</div>
	);
}
