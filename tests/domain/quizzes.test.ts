import { expect, test } from "vitest";
import { LEARNING_PATHS } from "~/content/learning/learning-paths";
import { findLearningPath, gradeQuiz } from "~/domain/quizzes.server";

const { quiz } = findLearningPath("essay-writing");
const right = quiz.map(({ options, correctAnswer }) => options.indexOf(correctAnswer));
const other = (index: number) => (index + 1) % 4;
const answers = (...chosen: (number | undefined)[]) =>
	new Map(chosen.flatMap((index, place) => (index === undefined ? [] : [[place + 1, index] as const])));

test.each([
	["all right", answers(right[0], right[1]), 100, [true, true]],
	["one wrong", answers(right[0], other(right[1] ?? 0)), 50, [true, false]],
	["one unanswered", answers(undefined, right[1]), 50, [false, true]],
	["none answered", answers(), 0, [false, false]],
	["answers that are no option", answers(4, -1), 0, [false, false]],
	["parts of an option", answers(0.5, Number.NaN), 0, [false, false]],
	["an answer to a question there is not", new Map([[3, 0]]), 0, [false, false]],
])("%s", (_name, given, score, each) => {
	const graded = gradeQuiz(quiz, given);
	expect(graded.score).toBe(score);
	expect(graded.questions.map(({ isRight }) => isRight)).toEqual(each);
	expect(graded.questions.map(({ correct }) => correct)).toEqual(right);
});

test("what was chosen is told, and nothing that is no option", () => {
	expect(gradeQuiz(quiz, answers(other(right[0] ?? 0), 9)).questions.map(({ chosen }) => chosen)).toEqual([
		other(right[0] ?? 0),
		undefined,
	]);
});

test("a score is not rounded", () => {
	const [question] = quiz;
	if (!question) throw new Error("no question");
	const three = [1, 2, 3].map((id) => ({ ...question, id }));
	expect(gradeQuiz(three, new Map([[2, right[0] ?? 0]])).score).toBeCloseTo(33.333_333, 5);
});

test("paths are found in any letter case, and no other", () => {
	for (const { id, title } of LEARNING_PATHS) expect(findLearningPath(id.toUpperCase()).title).toBe(title);
	for (const id of ["", "essay", "essay-writing/", "__proto__", "constructor"])
		expect(() => findLearningPath(id)).toThrow(
			expect.objectContaining({ code: "not_found", message: "The requested learning path does not exist." }),
		);
});
