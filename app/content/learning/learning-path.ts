/** A part of a lesson's text; a bare string is a paragraph. */
export type Block =
	| string
	| { kind: "list"; items: string[]; isOrdered?: true }
	| { kind: "checklist"; title: string; items: string[] }
	| { kind: "table"; caption: string; columns: string[]; rows: string[][]; totals?: string[] }
	| { kind: "example"; title: string; parts: ExamplePart[]; why?: string }
	| { kind: "note"; title: string; text: string };

/** A sample of writing; with a `limit` its length is told beside it. */
export type ExamplePart = { label: string; text: string; limit?: { count: number; unit: "characters" | "words" } };

export type Section = { id: string; heading: string; blocks: Block[] };

/** `id` counts from 1 within each path; `correctAnswer` is one of the four options (specification, section 3). */
export type Question = { id: number; question: string; options: string[]; correctAnswer: string; explanation: string };

export type Video = { title: string; channel: string; minutes?: number; note: string };

export type Source = { title: string; publisher: string; url: string };

/** One path of the learning center; `id` is its address below /learn. */
export type LearningPath = {
	id: string;
	title: string;
	description: string;
	videoUrl: string;
	video: Video;
	sections: Section[];
	keyPoints: string[];
	quiz: Question[];
	sources: Source[];
};
