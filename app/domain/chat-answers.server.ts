import { CHAT_INSTRUCTIONS } from "../content/assistant-instructions";
import { type Answers, PROFILE, type Section } from "../contract/profile";
import { questionOf } from "../contract/profile-questions";
import type { ChatContext } from "../contract/writing";
import { type Asker, assistant, converse } from "./assistant.server";
import { answerFromGuide, findPassages } from "./guide.server";
import { summarizeProfile } from "./profile-summary.server";

/** How long a model may take for one answer. */
export const ANSWER_SECONDS = 60;
type Asked = ChatContext & { message: string; earlier: { question: string; reply: string }[] };

/**
 * Finds the reply to a question, in markdown: the model's where there is one, else the built-in guide's. A model reads with it what
 * this site says of the matter, the question of the profile that it is about and, where the student allows it, their saved answers.
 * Throws AppError unavailable or rate_limited.
 */
export async function answer(asker: Asker, asked: Asked, onText: (text: string) => void): Promise<string> {
	const { message, earlier, about } = asked;
	if (!assistant) return answerFromGuide(about ? `${message} ${nameOf(about)}` : message).reply;
	const consultation = {
		kind: "chat" as const,
		instructions: CHAT_INSTRUCTIONS,
		references: (answers: Answers) => referencesFor(asked, answers),
		material: message,
		earlier,
		seconds: ANSWER_SECONDS,
	};
	return converse(asker, consultation, onText);
}

/** What a section or question of the profile is called. */
export const nameOf = (path: string): string => questionOf(path)?.label ?? PROFILE[path as Section]?.label ?? path;

function referencesFor({ message, sharesProfile, about }: Asked, answers: Answers): string {
	const passages = findPassages(about ? `${message} ${nameOf(about)}` : message);
	const saved = sharesProfile ? summarizeProfile(answers) : "";
	return [
		passages.length > 0 && `Texts of this site:\n\n${passages.map(({ title, href, text }) => `${title} (${href})\n${text}`).join("\n\n")}`,
		about && `The student asks about this part of their saved profile: ${describe(about)}`,
		saved && `What the student has saved, and allows you to read:\n${saved}`,
	]
		.filter(Boolean)
		.join("\n\n");
}

function describe(path: string): string {
	const question = questionOf(path);
	if (!question) return nameOf(path);
	const { label, section, node } = question;
	const hint = "hint" in node && node.hint ? ` ${node.hint}.` : "";
	const options = "options" in node ? ` Possible answers: ${node.options.join(", ")}.` : "";
	return `“${label}” in the section “${PROFILE[section].label}”.${hint}${options}`;
}
