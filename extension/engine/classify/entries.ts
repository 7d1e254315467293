import { remembering } from "../remembering";
import type { Naming } from "./subject";

/** What pages number the entries of a list by: “Sibling 2”, “Activity #3”. */
export const NUMBERED_BY: Readonly<Record<string, string>> = {
	sibling: "sibling|brother|sister|hermano|name|child|member",
	exam: "exam|examination|test|subject|ap|ib|ap exam|ap test",
	language: "language|idioma",
	course: "course|class|subject",
	collegeCourse: "course|class",
	achievement: "honor|award|achievement|distinction|recognition|honou?r",
	activity: "activity|experience|extracurricular|club|position|organization|job|act",
};

export const ORDINALS: readonly string[] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** A first language and a first name are no first of several. */
export const IS_COUNTED_IN_WORDS: ReadonlySet<string> = new Set(["activity", "achievement", "course", "collegeCourse", "exam"]);

const NUMBER = "(?:\\d{1,2}|one|two|three|four|five)";

/** What a question that names an entry of this list looks like, and what the entries are called; made once for each list. */
const patternsOf = remembering((subject) => {
	const nouns = NUMBERED_BY[subject];
	const numbered = `(?:${nouns})(?: (?:or|and) \\w+)?(?: no| number)? ${NUMBER}`;
	const inOrder = `(?:${ORDINALS.slice(0, 5).join("|")}|[1-5] ?(?:st|nd|rd|th)) (?:${nouns})`;
	const entry = IS_COUNTED_IN_WORDS.has(subject) ? `${numbered}|${inOrder}` : numbered;
	return {
		named: new RegExp(`^(?:\\w+ ){0,2}?(?:${entry}) (\\S.*)$|^(.*?\\S) (?:for|of|in) (?:your )?(?:${entry})$`),
		noun: new RegExp(`^(?:${nouns})s?$`),
	};
});

/** Of a question that begins or ends with the entry it is about, “Activity 1 hours”, “Hours for activity 1”: what it asks of the entry, “hours”. */
export function askedOfEntry(question: string, naming: Naming | undefined): string | undefined {
	if (!naming || !(naming.named in NUMBERED_BY)) return undefined;
	const { named, noun } = patternsOf(naming.named);
	const [, after, before] = named.exec(question) ?? [];
	const asked = after ?? before;
	return asked === undefined || noun.test(asked) ? undefined : asked;
}
