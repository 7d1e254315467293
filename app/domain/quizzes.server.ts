import type { LearningPath, Question } from "../content/learning/learning-path";
import { LEARNING_PATHS } from "../content/learning/learning-paths";
import { AppError } from "../errors";

/** One graded question: the options by their index, `chosen` undefined where none was picked. */
export type GradedQuestion = { question: Question; chosen: number | undefined; correct: number; isRight: boolean };

/** `score` is correct / total × 100, not rounded (specification, section 5). */
export type GradedQuiz = { questions: GradedQuestion[]; score: number };

/** The path at an address below /learn, in any letter case. Throws AppError not_found (specification, section 8). */
export function findLearningPath(id: string): LearningPath {
	const path = LEARNING_PATHS.find((each) => each.id === id.toLowerCase());
	if (!path) throw new AppError("not_found", "The requested learning path does not exist.");
	return path;
}

/**
 * Grades a quiz: takes the index of the chosen option by the question's id, and gives the score and what was right.
 * Unanswered questions, and answers that are no option, count as wrong. Nothing is stored.
 */
export function gradeQuiz(quiz: readonly Question[], answers: ReadonlyMap<number, number>): GradedQuiz {
	const questions = quiz.map((question) => {
		const answer = answers.get(question.id);
		const chosen = answer !== undefined && question.options[answer] !== undefined ? answer : undefined;
		const correct = question.options.indexOf(question.correctAnswer);
		return { question, chosen, correct, isRight: chosen === correct };
	});
	return { questions, score: (questions.filter(({ isRight }) => isRight).length / quiz.length) * 100 };
}
