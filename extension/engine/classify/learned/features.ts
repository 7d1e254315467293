import { isQuestion } from "../../collect/prompts";
import { isPlaceholder } from "../../express/match";
import type { PageField } from "../../page";
import { askedIn, wordsOf } from "../../words";
import { SOMEBODY } from "../vocabulary/subjects";

/** What the model reads of a question, as single words: its own, those of the heading over it, those of its options. */
export type Features = { question: readonly string[]; heading: readonly string[]; options: readonly string[]; control: ControlKind };

/** Kinds of control as the model tells them apart, in the order of its inputs. */
export const CONTROL_KINDS = ["text", "longText", "number", "date", "select", "radios", "checkboxes"] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

const KIND_OF: Readonly<Record<PageField["control"], ControlKind>> = {
	text: "text",
	longText: "longText",
	richText: "longText",
	date: "date",
	month: "date",
	calendar: "date",
	dateSections: "date",
	number: "number",
	slider: "number",
	select: "select",
	listbox: "select",
	combobox: "select",
	radios: "radios",
	checkboxes: "checkboxes",
	other: "text",
};
/** The groups of words that the model reads, in the order of its inputs: question, heading, options. */
export const GROUPS = 3;
export const MOST_WORDS = 24;
const MOST_OPTIONS = 8;
const LONGEST_HEADING = 8;
/** Numbers in a heading count sections or entries. */
const NUMBER = /^\d+$/;
const HAS_WORD = /\p{L}{2}/u;

/** Takes a question of the page; gives what the model reads of it. */
export function featuresOf(field: PageField): Features {
	const { label, near, group, placeholder, contexts } = field.evidence;
	const isChoice = field.control === "radios" || field.control === "checkboxes";
	const prompt = isQuestion(placeholder) ? placeholder : "";
	const own = isChoice ? [group, near, label] : [label, prompt, near, group];
	const asking = own.filter((text) => HAS_WORD.test(text));
	const question = asking.find((text) => !SOMEBODY.test(wordsOf(text))) ?? asking[0] ?? "";
	const heading = contexts.find(({ text }) => isShort(text))?.text ?? "";
	const over = [...(isChoice ? [label, near] : [near, group]), heading].filter((text) => text !== question && isShort(text));
	return featuresFrom(
		question,
		[...new Set(over)].join(" . "),
		field.options.filter((option) => !isPlaceholder(option)).map((option) => option.label),
		KIND_OF[field.control],
	);
}

const isShort = (text: string) => text.split(" ").length <= LONGEST_HEADING;

/** The same from the texts themselves, as the lists of wordings hold them. */
export function featuresFrom(question: string, heading: string, options: readonly string[], control: ControlKind): Features {
	return {
		question: split(askedIn(question)),
		heading: split(wordsOf(heading)).filter((word) => !NUMBER.test(word)),
		options: split(
			options
				.slice(0, MOST_OPTIONS)
				.map((option) => wordsOf(option))
				.join(" "),
		),
		control,
	};
}

const split = (words: string) => words.split(" ").filter(Boolean).slice(0, MOST_WORDS);

/** Neighbouring words of the question, which say more together: “first name”, “name first”; its ends count as words. */
export const pairsOf = (words: readonly string[]): string[] => ["^", ...words].map((word, place) => `${word} ${words[place] ?? "$"}`);

/** A number from a text, spread over 32 bits (FNV-1a, finished as in MurmurHash3). */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}
