import type { Control, Option, PageField } from "../page";
import { Phrases } from "../phrases";
import { wordsOf, wordsOfKey } from "../words";

const WIDEST = 4;

export type DatePart = "month" | "day" | "year";

/** Controls that take a date as a whole. */
export const WHOLE_DATES: ReadonlySet<Control> = new Set(["date", "month", "calendar", "dateSections"] satisfies Control[]);

const PART_WORDS = new Phrases<DatePart>([
	["month", ["months?", "m{2,4}", "mon", "mes", "mois", "monat", "mese", "miesiac", "месяц", "maand", "manad", "maned", "ay", "月"]],
	["day", ["days?", "dd", "dia", "jour", "tag", "giorno", "dzien", "день", "dag", "gun", "日"]],
	["year", ["years?", "yyyy", "yy", "ano", "annee", "jahr", "anno", "rok", "год", "jaar", "ar", "yil", "年"]],
]);
const KEY_ENDS: readonly (readonly [DatePart, RegExp])[] = [
	["month", /(^| )(m|mm|mon|month|mes|mois)( \d+)?$/],
	["day", /(^| )(d|dd|day|dia|jour)( \d+)?$/],
	["year", /(^| )(y|yy|yyyy|year|ano|annee)( \d+)?$/],
];

/** Which end of a span of school years a question asks for. */
export type SpanEnd = "from" | "to";
const FROM = /^(from|since|first)\b|\b(start(ed|ing)?|began|begin(ning)?|join(ed)?)\b/;
const TO = /^(to|through|thru|until|till|last)\b|\b(end(ed|ing)?|stopp?(ed)?|finish(ed)?|left|quit)\b/;

/** Which end of a span of grades the control takes, by its own words: “From”, “When did you join?”; undefined where it takes them all. */
export function spanEndOf({ multiple, evidence: { label, near, group, placeholder } }: PageField): SpanEnd | undefined {
	const words = wordsOf(label || near || group || placeholder);
	return multiple || FROM.test(words) === TO.test(words) ? undefined : FROM.test(words) ? "from" : "to";
}

/** Which piece of a date the control takes, or undefined where it takes the whole date or no date. */
export function datePartOf(field: PageField): DatePart | undefined {
	const { evidence } = field;
	if (field.control === "radios" || field.control === "checkboxes") return undefined;
	const token = /bday-(day|month|year)/.exec(evidence.autocomplete)?.[1];
	if (token) return token as DatePart;
	const fromOptions = field.options.length >= 4 ? partOfOptions(field.options) : undefined;
	if (fromOptions) return fromOptions;
	if (WHOLE_DATES.has(field.control)) return undefined;
	for (const text of [evidence.label, evidence.title.split(" ").length <= 3 ? evidence.title : "", evidence.placeholder]) {
		const part = onlyPart(wordsOf(text));
		if (part) return part;
		if (PART_WORDS.firstIn(wordsOf(text)).size > 1) return undefined;
	}
	for (const key of evidence.key.split(" ").map(wordsOfKey)) {
		const part = KEY_ENDS.find(([, expression]) => expression.test(key))?.[0];
		if (part && (!/(^| )[mdy]( \d+)?$/.test(key) || !isWide(field))) return part;
	}
	return onlyPart(wordsOf(evidence.near));
}

/** A box for more than a year has a lone letter at the end of its name for other reasons. */
const isWide = ({ element, control, evidence }: PageField) =>
	control === "text" && (evidence.maxLength ?? Number(element.getAttribute("size") ?? WIDEST)) > WIDEST;

function onlyPart(words: string): DatePart | undefined {
	const [part, ...others] = PART_WORDS.firstIn(words).keys();
	return others.length === 0 && !/\bnames?\b/.test(words) && words.split(" ").length <= 8 ? part : undefined;
}

function partOfOptions(options: readonly Option[]): DatePart | undefined {
	const labels = options.map(({ label }) => wordsOf(label));
	const years = labels.filter((label) => /^(19|20)\d\d$/.test(label)).length;
	if (years >= options.length - 3) return "year";
	const months = labels.filter((label) => /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(label)).length;
	if (months >= 12) return "month";
	const numbers = labels.filter((label) => /^\d{1,2}$/.test(label)).map(Number);
	const highest = Math.max(0, ...numbers);
	if (numbers.length === 12 && highest === 12) return "month";
	return numbers.length >= 28 && highest === numbers.length && highest <= 31 ? "day" : undefined;
}

/** Whether the options are calling codes of countries. */
export function listsCallingCodes(options: readonly Option[]): boolean {
	return (
		options.length > 5 &&
		options.filter(({ label, value }) => /\+ ?\d/.test(label) || /^\+\d{1,4}$/.test(value)).length > options.length * 0.6
	);
}
