/** What is said of an essay from one point of view (specification, section 3, essay review). */
export type Feedback = {
	type: string;
	/** Whose point of view it is, and what they were asked. */
	role: string;
	prompt: string;
	/** Markdown; absent where there is an error. */
	feedback?: string;
	error?: string;
	/** Sentences of the essay it is about, counted from 1, both ends included. */
	lineReferences: { start: number; end: number }[];
};
