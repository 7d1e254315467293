/** A part of a lesson's text; a bare string is a paragraph. */
export type Block =
	| string
	| { kind: "list"; items: Item[]; isOrdered?: true }
	| { kind: "checklist"; title: string; items: string[] }
	| { kind: "table"; caption: string; columns: string[]; rows: string[][]; totals?: string[] }
	| { kind: "example"; title: string; parts: ExamplePart[]; why?: string }
	| { kind: "note"; title: string; text: string };

/** A point of a list; `term` is what it is about, set apart at its beginning. */
export type Item = string | { term: string; text: string };

/** A sample of writing; with a `count` its length is told beside it, and the limit of the form where there is one. */
export type ExamplePart = { label: string; text: string; count?: { unit: Unit; limit?: number } };

type Unit = "characters" | "words";

export type Section = { id: string; heading: string; blocks: Block[] };

/** `id` counts from 1 within each path; `correctAnswer` is one of the four options (specification, section 3). */
export type Question = { id: number; question: string; options: string[]; correctAnswer: string; explanation: string };

export type Video = { title: string; channel: string; minutes?: number; note: string };

export type Source = { title: string; publisher: string; url: string };

export type LearningPathId = "application-process" | "essay-writing" | "financial-aid";

/** One path of the learning center; `id` is its address below /learn. */
export type LearningPath = {
	id: LearningPathId;
	title: string;
	description: string;
	videoUrl: string;
	video: Video;
	sections: Section[];
	keyPoints: string[];
	quiz: Question[];
	sources: Source[];
};

/** How long a text is in the unit that forms count in. */
export const lengthOf = (text: string, unit: Unit) => (unit === "characters" ? [...text].length : (text.match(/\S+/g)?.length ?? 0));

const textsOf = (block: Block): string[] => {
	if (typeof block === "string") return [block];
	switch (block.kind) {
		case "list":
			return block.items.map((item) => (typeof item === "string" ? item : `${item.term} ${item.text}`));
		case "checklist":
			return [block.title, ...block.items];
		case "table":
			return [block.caption, ...block.columns, ...block.rows.flat(), ...(block.totals ?? [])];
		case "example":
			return [block.title, ...block.parts.flatMap(({ label, text }) => [label, text]), block.why ?? ""];
		case "note":
			return [block.title, block.text];
	}
};

/** Every piece of a lesson's text. */
export const lessonTexts = ({ sections }: LearningPath) => sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);

const WORDS_PER_MINUTE = 200;

/** How many minutes a lesson takes to read. */
export const readingMinutes = (path: LearningPath) => Math.round(lengthOf(lessonTexts(path).join(" "), "words") / WORDS_PER_MINUTE);
