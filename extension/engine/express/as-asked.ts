import { type PageField, wordsOfQuestion } from "../page";
import { ageAsked } from "./ages";
import type { Answer } from "./answers";

/** Who is asked for an age on a day has answered with the date of birth. */
export function asAsked(answer: Answer, { evidence: { label, near } }: PageField): Answer {
	const age = answer.attribute === "dateOfBirth" ? ageAsked(String(answer.value), label || near) : undefined;
	return age === undefined ? answer : { ...answer, value: age };
}

/** Who has some college has completed high school, where that is all that is asked, and the list says no more of colleges. */
export function levelCompleted(answer: Answer, field: PageField): Answer | undefined {
	const isAsked = answer.attribute === "educationLevel" && field.options.length > 0 && COMPLETED.test(wordsOfQuestion(field));
	return isAsked && answer.value === "Some college" ? { ...answer, value: "High school diploma" } : undefined;
}
const COMPLETED = /\b(completed|finished|graduated)\b/;
