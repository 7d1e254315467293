/** Whom or what a question on an application form is about. */
export const SUBJECTS = [
	"applicant", "parent1", "parent2", "sibling", "highSchool", "college", "sat", "act", "psat", "exam", "language",
	"course", "collegeCourse", "achievement", "activity",
] as const;
export type Subject = (typeof SUBJECTS)[number];

export type Traits = {
	/** Whom the row describes, where that differs from its group. */
	about?: Subject;
	/** What application forms call the thing, when the row's key is not already that word. */
	attribute?: string;
	/** Further phrasings of the question on real forms, lower case. */
	asks?: readonly string[];
	/** The extension asks before it types this (design, section 4). */
	sensitive?: true;
	/** Identity, contact or address, which autofill never stops filling (design, section 3). */
	basic?: true;
	hint?: string;
	maxLength?: number;
	/** HTML autofill token of the profile form's own control. */
	autoComplete?: string;
};

export type TextField = Traits & { kind: "text" | "longText" | "date" | "url" | "phone"; label: string };
export type NumberField = Traits & {
	kind: "number"; label: string; min: number; max?: number; step: number;
	/** 0 lies outside the range and means that no answer was given. */
	zeroMeansEmpty?: true;
};
export type ChoiceField = Traits & { kind: "choice"; label: string; options: readonly string[] };
/** Free text that offers the usual answers. */
export type SuggestField = Traits & { kind: "suggest"; label: string; options: readonly string[] };
export type ChoicesField = Traits & { kind: "choices"; label: string; options: readonly string[] };
export type FlagField = Traits & { kind: "flag"; label: string };
/** A list of plain texts; `item` names one of them. */
export type TextsField = Traits & { kind: "texts"; label: string; item: string };
export type Field = TextField | NumberField | ChoiceField | SuggestField | ChoicesField | FlagField | TextsField;

export type Group = { kind: "group"; label: string; about?: Subject; fields: Fields };
/** A repeating list; `item` names one entry, `max` is how many it holds. */
export type List = { kind: "list"; label: string; item: string; about: Subject; max: number; fields: Fields };
export type Node = Field | Group | List;
export type Fields = { readonly [key: string]: Node };

export const text = (label: string, traits: Traits = {}) => ({ kind: "text" as const, label, ...traits });
export const longText = (label: string, traits: Traits = {}) => ({ kind: "longText" as const, label, ...traits });
export const date = (label: string, traits: Traits = {}) => ({ kind: "date" as const, label, ...traits });
export const url = (label: string, traits: Traits = {}) => ({ kind: "url" as const, label, ...traits });
export const phone = (label: string, traits: Traits = {}) => ({ kind: "phone" as const, label, ...traits });
export const flag = (label: string, traits: Traits = {}) => ({ kind: "flag" as const, label, ...traits });
export const number = (label: string, bounds: { min?: number; max?: number; step?: number } = {}, traits: Traits = {}) =>
	({ kind: "number" as const, label, min: 0, step: 1, ...bounds, ...traits });
export const score = (label: string, min: number, max: number, step: number, traits: Traits = {}) =>
	({ kind: "number" as const, label, min, max, step, zeroMeansEmpty: true as const, ...traits });
export const choice = (label: string, options: readonly string[], traits: Traits = {}) =>
	({ kind: "choice" as const, label, options, ...traits });
export const suggest = (label: string, options: readonly string[], traits: Traits = {}) =>
	({ kind: "suggest" as const, label, options, ...traits });
export const choices = (label: string, options: readonly string[], traits: Traits = {}) =>
	({ kind: "choices" as const, label, options, ...traits });
export const texts = (label: string, item: string, traits: Traits = {}) =>
	({ kind: "texts" as const, label, item, ...traits });
export const group = <F extends Fields>(label: string, about: Subject | undefined, fields: F) =>
	({ kind: "group" as const, label, about, fields });
export const list = <F extends Fields>(label: string, item: string, about: Subject, max: number, fields: F) =>
	({ kind: "list" as const, label, item, about, max, fields });

/** The value a row holds once every default is filled in. */
export type ValueOf<N> = N extends { kind: "group"; fields: infer F } ? { [K in keyof F]: ValueOf<F[K]> }
	: N extends { kind: "list"; fields: infer F } ? { [K in keyof F]: ValueOf<F[K]> }[]
	: N extends { kind: "number" } ? number
	: N extends { kind: "flag" } ? boolean
	: N extends { kind: "choices" | "texts" } ? string[]
	: string;

/** The value as stored: what was not answered is absent. */
export type AnswerOf<N> = N extends { kind: "group"; fields: infer F } ? { [K in keyof F]?: AnswerOf<F[K]> }
	: N extends { kind: "list"; fields: infer F } ? { [K in keyof F]?: AnswerOf<F[K]> }[]
	: ValueOf<N>;
