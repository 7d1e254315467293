import { isLanguage } from "../express/alternates";
import { wordsOf } from "../words";
import type { Read } from "./reads";

/** Which of the languages a question means: one list or text that takes several asks for all at once, others for the first one or that of the home. */
export function languagesMeant(read: Read, reads: readonly Read[]): string | undefined {
	const asksLanguage = ({ reading }: Read) => reading?.named === "language" && reading.attribute === "language";
	if (!asksLanguage(read)) return undefined;
	const { control, multiple } = read.field;
	const question = languageQuestion(read);
	const takesSeveral =
		multiple || ((control === "combobox" || control === "text" || control === "longText") && /\blanguages\b/.test(question));
	const asksOther = /\b(other|second|additional|otro|ademas)\b/;
	const isOfOthers = /\b(other (languages|than)|foreign languages|besides|(in )?addition to|otros idiomas|ademas)\b/.test(question);
	if (takesSeveral && isOfOthers) return "others";
	if (takesSeveral && ASKS_ALL.test(question)) return "all";
	if (takesSeveral && reads.filter(asksLanguage).length === 1 && !AT_HOME.test(question)) return "all";
	if (asksOther.test(question) && reads.filter(asksLanguage).length > MOST_NAMED) return undefined;
	return AT_HOME.test(question)
		? "home"
		: asksOther.test(question) || (/\bforeign\b/.test(question) && reads.filter(asksLanguage).length === 1)
			? "other"
			: /\b(first|native|primary|mother|materna?)\b/.test(question)
				? "first"
				: undefined;
}

const AT_HOME = /\b(home|casa|hogar)\b/;
/** “All languages”, “Languages you speak”. */
const ASKS_ALL =
	/^(list |select |check )?(all|every)\b|^languages (spoken|known)( fluently)?$|^languages( that)? you (speak|know|are fluent in)\b/;
/** Of more languages than the first and another one the page's order tells which is meant. */
const MOST_NAMED = 2;
/** The words of the question; “language(s)” asks for several. */
const languageQuestion = ({ field: { evidence } }: Read) =>
	wordsOf((evidence.label || evidence.near || evidence.group).replace(/\(s\)/i, "s"));

/** What a list says of how well a language is known, in the order of sections: the first, at home, learned, not at all. */
const MASTERED =
	/\b(first|native|mother|home|family|school|learned|speak|read|write|fluent\w*|proficient|conversational|basic|beginner|intermediate|advanced|none|not)\b/;

/** Rows that each name a language and ask how well it is known, as in “English: first language / spoken at home / learned in school”. */
export function proficiencyOfNamed(reads: readonly Read[]) {
	for (const read of reads) {
		const { naming, reading, field } = read;
		const isOfLanguages = naming?.named === "language" && (!reading || reading.named === "language");
		if (!isOfLanguages || field.options.length < 2 || field.multiple || !languageIn(read)) continue;
		const mastered = field.options.filter(({ label }) => MASTERED.test(wordsOf(label)));
		if (mastered.length * 2 > field.options.length)
			read.reading = { named: "language", attribute: "proficiency", piece: languageQuestion(read), from: "label" };
	}
}

/** The language whose name is all that the question says, if the question is how well it is known. */
export const languageNamedBy = (read: Read): string | undefined =>
	read.reading?.named === "language" && read.reading.attribute === "proficiency" ? languageIn(read) : undefined;

const languageIn = ({ field: { evidence } }: Read) =>
	(evidence.label || evidence.group || evidence.near)
		.split("/")
		.map((words) => wordsOf(words).replace(HOW_WELL, ""))
		.find(isLanguage);
/** What is asked of a language after its name: “English language proficiency level”. */
const HOW_WELL = / (language )?(proficiency|fluency)( level)?$/;
