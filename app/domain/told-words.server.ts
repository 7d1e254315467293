/** What became of a word: `shortened` says the same, `dropped` is not missed, `cut` is lost. */
export type Fate = "kept" | "shortened" | "dropped" | "cut";
/** A word with the punctuation that hangs on it: as it was told, and as it stands now; empty where it is left out. */
export type Word = { from: string; to: string; fate: Fate };

const PLAIN: readonly (readonly [RegExp, string])[] = [
	[/[\u2018\u2019\u201a\u2032]/g, "'"],
	[/[\u201c\u201d\u201e\u2033]/g, '"'],
	[/(?<=\d)[\u2010-\u2014](?=\d)/g, "-"],
	[/\s*[\u2014\u2015]\s*/g, " - "],
	[/[\u2010-\u2013]/g, "-"],
	[/\u2026/g, "..."],
	[/(?<=^|\s)[\u2022\u25cf\u25aa*](?=\s)/g, ""],
	// A joiner stays: it holds emoji and some scripts' letters together.
	[/[\u00ad\u200b\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ""],
	[/[\s\p{Cc}]+/gu, " "],
];

/** A text with nothing in it that one form counts otherwise than the next: plain quotes and dashes, single spaces, no line breaks. */
export const plainText = (text: string): string =>
	PLAIN.reduce((so, [seen, plain]) => so.replace(seen, plain), text.normalize("NFC")).trim();

/** What the words say as they stand. */
export const joined = (words: readonly Word[]) => words.flatMap(({ to }) => to || []).join(" ");
const END = /[.!?]["')\]]*$/;
/** Whether a sentence ends with this word. */
export const endsSentence = (word: Word) => END.test(word.from);

/** The words of a text, as told. */
export const wordsOf = (text: string): Word[] =>
	plainText(text)
		.split(" ")
		.filter(Boolean)
		.map((word) => ({ from: word, to: word, fate: "kept" }));
