import type { Question } from "~/content/learning/learning-path";
import type { GradedQuestion, GradedQuiz } from "~/domain/quizzes.server";

/** Where a lesson's form sends the answers: question N as `questionN`, the option by its index. */
const address = (pathId: string, place: string) => `/learn/${pathId}#${place}`;

/** A quiz that waits for answers; the browser asks for the same page again with them. */
export function Quiz({ pathId, quiz }: { pathId: string; quiz: Question[] }) {
	return (
		<form className="quiz" action={address(pathId, "score")}>
			{quiz.map(({ id, question, options }) => (
				<fieldset key={id} className="quiz-question">
					<legend>
						{id}. {question}
					</legend>
					{options.map((option, index) => (
						<label key={option} className="quiz-option">
							<input type="radio" name={`question${id}`} value={index} />
							<span>{option}</span>
						</label>
					))}
				</fieldset>
			))}
			<input type="hidden" name="submitted" value="1" />
			<button className="button" type="submit">
				Submit Quiz
			</button>
		</form>
	);
}

/** A graded quiz: what was right and what was chosen, in words as well as in colour, and why. */
export function QuizResult({ pathId, graded: { questions, score } }: { pathId: string; graded: GradedQuiz }) {
	return (
		<div className="quiz">
			<h3 id="score" className="quiz-score" tabIndex={-1}>
				Your Score: {score}%
			</h3>
			{questions.map((graded) => (
				<section key={graded.question.id} className="quiz-question" aria-labelledby={`question${graded.question.id}`}>
					<h4 id={`question${graded.question.id}`}>
						{graded.question.id}. {graded.question.question}
					</h4>
					<ul>
						{graded.question.options.map((option, index) => (
							<GradedOption key={option} option={option} mark={markOf(graded, index)} />
						))}
					</ul>
					<p>
						<strong>{verdict(graded)}</strong> {graded.question.explanation}
					</p>
				</section>
			))}
			<form action={address(pathId, "quiz")}>
				<button className="button quiet" type="submit">
					Retry Quiz
				</button>
			</form>
		</div>
	);
}

type Mark = { kind: "right" | "wrong"; text: string } | undefined;

function markOf({ chosen, correct }: GradedQuestion, index: number): Mark {
	if (index === correct) return { kind: "right", text: chosen === index ? "Your answer, correct" : "Correct answer" };
	return index === chosen ? { kind: "wrong", text: "Your answer, wrong" } : undefined;
}

function verdict({ chosen, isRight }: GradedQuestion): string {
	if (isRight) return "Right.";
	return chosen === undefined ? "Not answered." : "Not quite.";
}

function GradedOption({ option, mark }: { option: string; mark: Mark }) {
	return (
		<li className={mark ? `quiz-option ${mark.kind}` : "quiz-option"}>
			{mark ? (
				<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
					<path
						d={mark.kind === "right" ? "m3 11 5 5L17 4" : "m4 4 12 12M16 4 4 16"}
						fill="none"
						stroke="currentColor"
						strokeWidth="2.5"
						strokeLinecap="round"
					/>
				</svg>
			) : null}
			<span>
				{option}
				{mark ? <strong className="quiz-mark">{mark.text}</strong> : null}
			</span>
		</li>
	);
}
