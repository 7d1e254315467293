import { wordsOf } from "./words";

/**
 * How a question is answered on the page. `calendar` is a box with a calendar into which nobody can type, `dateSections` a date in pieces
 * that are edited in place.
 */
export type Control =
	| "text"
	| "longText"
	| "richText"
	| "date"
	| "month"
	| "calendar"
	| "dateSections"
	| "number"
	| "slider"
	| "select"
	| "listbox"
	| "combobox"
	| "radios"
	| "checkboxes"
	| "other";

/** Controls that offer a list to choose from. */
export const LISTS: ReadonlySet<Control> = new Set(["select", "combobox", "listbox"] satisfies Control[]);

export type Option = { label: string; value: string; element: HTMLElement };

/** The level, in `Evidence.contexts`, of a paragraph that says what is listed after it. */
export const LEAD_LEVEL = 11;

/** What the page says about a question, in its own words; every text is raw, undefined pieces are empty. */
export type Evidence = {
	/** What names this control alone: label, aria-labelledby, aria-label. */
	label: string;
	/** What names the group it stands in: legend, group label, row header, question heading. */
	group: string;
	/** Whether markup ties the group's name to it, rather than nearness. */
	groupIsTied: boolean;
	/** The nearest text before it, where no label is tied to it. */
	near: string;
	placeholder: string;
	title: string;
	/** name, id and data keys, separated by spaces. */
	key: string;
	/** Language that the page says it is written in there. */
	lang: string;
	/** Whether it stands in a form that signs somebody in. */
	signIn: boolean;
	/** Lower-case autofill tokens. */
	autocomplete: string;
	type: string;
	pattern: string;
	maxLength?: number;
	/** Headings over it, nearest first. */
	contexts: { text: string; level: number; id: number; note?: string }[];
	/** Number of the table row it stands in. */
	row?: number;
	/** Number of the form or page part it belongs to. */
	form: number;
};

/** Whether nothing but yes and no is offered, with or without the numbers of a code: “1 = Yes”. */
export const areVerdicts = (options: readonly Option[]): boolean =>
	options.every(({ label }) => label === "" || /^(\d )?(yes|no)$/.test(wordsOf(label)));

/** One question of the page: a control, or the controls that answer it together. */
export type PageField = {
	element: HTMLElement;
	control: Control;
	options: Option[];
	multiple: boolean;
	evidence: Evidence;
	disabled: boolean;
};

/** What the page asks by the question and the one over it, in plain words. */
export const wordsOfQuestion = ({ evidence: { group, label, near } }: PageField): string => wordsOf(`${group} ${label} ${near}`);

/** All that the page says beside a control, in one text. */
export const textsBeside = ({ label, near, placeholder, title, group }: Evidence): string =>
	[label, near, placeholder, title, group].join(" . ");
