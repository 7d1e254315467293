import { sectionsOf } from "../collect/date-sections";
import { printsMonthAndYear, printsWholeDate } from "../express/dates";
import type { Control, Option, PageField } from "../page";
import { Phrases } from "../phrases";
import type { DatePart, SpanEnd } from "../types";
import { wordsOf, wordsOfKey } from "../words";
import type { Read } from "./reads";

const WIDEST = 4;

/** Controls that take a date as a whole. */
export const WHOLE_DATES: ReadonlySet<Control> = new Set(["date", "month", "calendar", "dateSections"] satisfies Control[]);

const PART_WORDS = new Phrases<DatePart>([
	["month", ["months?", "m{2,4}", "mon", "mes", "mois", "monat", "mese", "miesiac", "месяц", "maand", "manad", "maned", "ay", "月"]],
	["day", ["days?", "dd", "dia", "jour", "tag", "giorno", "dzien", "день", "dag", "gun", "日"]],
	["year", ["years?", "yyyy", "yy", "ano", "annee", "jahr", "anno", "rok", "год", "jaar", "ar", "yil", "年"]],
]);
/** What Rails calls the pieces of a date: `born_on(1i)`, `born_on(2i)`, `born_on(3i)`. */
const RAILS_PARTS: readonly DatePart[] = ["year", "month", "day"];
const YEAR = /^20\d\d$/;
const KEY_ENDS: readonly (readonly [DatePart, RegExp])[] = [
	["month", /(^| )(m|mm|mon|month|mes|mois)( \d+)?$/],
	["day", /(^| )(d|dd|day|dia|jour)( \d+)?$/],
	["year", /(^| )(y|yy|yyyy|year|ano|annee)( \d+)?$/],
];

/** Which end of a span of school years a question asks for. */
const FROM = /^(from|since|first)\b|\bfrom$|\b(start(ed|ing)?|began|begin(ning)?|join(ed)?)\b/;
const TO = /^(to|through|thru|until|till|last)\b|\b(to|through|until)$|\b(end(ed|ing)?|stopp?(ed)?|finish(ed)?|left|quit)\b/;

/** Which end of a span of grades the control takes, by its own words: “From”, “When did you join?”; undefined where it takes them all. */
export function spanEndOf({ multiple, evidence: { label, near, group, placeholder } }: PageField): SpanEnd | undefined {
	const words = wordsOf(label || near || group || placeholder);
	return multiple || FROM.test(words) === TO.test(words) ? undefined : FROM.test(words) ? "from" : "to";
}

/** Which piece of a date the control takes, or undefined where it takes the whole date or no date. */
export function datePartOf(field: PageField): DatePart | undefined {
	const { evidence } = field;
	if (field.control === "radios" || field.control === "checkboxes")
		return field.options.length > 1 && field.options.every(({ label }) => YEAR.test(label.trim())) ? "year" : undefined;
	const token = /bday-(day|month|year)/.exec(evidence.autocomplete)?.[1];
	if (token) return token as DatePart;
	const inRails = RAILS_PARTS[Number(/\((\d)i\)/.exec(evidence.key)?.[1]) - 1];
	if (inRails) return inRails;
	const fromOptions = field.options.length >= 4 ? partOfOptions(field.options) : undefined;
	if (fromOptions) return fromOptions;
	if (field.control === "dateSections" && sectionsOf(field.element)?.length === 1) return "year";
	if (WHOLE_DATES.has(field.control) || printsMonthAndYear(evidence.placeholder)) return undefined;
	const prompt = wordsOf(evidence.placeholder);
	const bidden = prompt.includes(" ") ? undefined : onlyPart(prompt);
	if (bidden) return bidden;
	for (const text of [evidence.label, evidence.title.split(" ").length <= 3 ? evidence.title : "", evidence.placeholder]) {
		const part = onlyPart(wordsOf(text));
		if (part && !printsWholeDate(text)) return part;
		if (PART_WORDS.firstIn(wordsOf(text)).size > 1 || printsWholeDate(text)) return undefined;
	}
	for (const key of evidence.key.split(" ").map(wordsOfKey)) {
		const part = KEY_ENDS.find(([, expression]) => expression.test(key))?.[0];
		if (part && (!/(^| )[mdy]( \d+)?$/.test(key) || (!isWide(field) && !isNumbered(key, evidence.label)))) return part;
	}
	return onlyPart(wordsOf(evidence.near));
}

/** A letter and a number, “d7”, may count the page's questions: a label that speaks of no date asks for none of its pieces. */
const isNumbered = (key: string, label: string) =>
	/ \d+$/.test(key) && /\p{L}{3}/u.test(label) && !/date|birth|born|graduat|start|end|from|since/i.test(label);

/** A box for more than a year has a lone letter at the end of its name for other reasons. */
function isWide({ element, control, evidence }: PageField): boolean {
	const characters = evidence.maxLength ?? element.getAttribute("size");
	const isDrawnWide = () => element.getBoundingClientRect().width > WIDEST_DRAWN;
	return control === "text" && (characters === null ? isDrawnWide() : Number(characters) > WIDEST);
}
/** In pixels; a box that says nothing of its length is drawn wider. */
const WIDEST_DRAWN = 90;

function onlyPart(words: string): DatePart | undefined {
	const [part, ...others] = PART_WORDS.firstIn(words).keys();
	return others.length === 0 && !/\bnames?\b|\b(what|which) day\b/.test(words) && words.split(" ").length <= 8 ? part : undefined;
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
		options.length > 1 &&
		options.filter(({ label, value }) => /\+ ?\d/.test(label) || /^\+\d{1,4}$/.test(value)).length > options.length * 0.6
	);
}

const DATE_WIDTHS = [2, 2, 4] as const;

/**
 * Three boxes in a row as wide as month, day and year, without words of their own, take a date in these pieces; in the order that the page prints.
 * Beside a list of months the narrow box takes the day and the wide one the year.
 */
export function datePieces(reads: readonly Read[]): Map<Read, DatePart> {
	const pieces = new Map<Read, DatePart>();
	for (const [place, read] of reads.entries()) {
		const [next, after] = [reads[place + 1], reads[place + 2]];
		const isOfDate = (other: Read | undefined) => other?.reading !== undefined && other.reading.attribute === read.reading?.attribute;
		const isMonth = isOfDate(next) && !isOfDate(after) && datePartOf(read.field) === "month";
		if (isMonth && next!.field.control === "text" && !datePartOf(next!.field)) pieces.set(next!, "year");
	}
	for (let place = 0; place + 2 < reads.length; place++) {
		const three = reads.slice(place, place + 3);
		if (!three.every(({ reading }) => reading !== undefined && reading.attribute === three[0]!.reading?.attribute)) continue;
		const parts = three.map(({ field }) => datePartOf(field));
		const widths = three.map(widthOf);
		if (parts.filter(Boolean).length === 1 && parts.includes("month")) {
			const others = three.filter((_, index) => !parts[index]);
			if (others.map(widthOf).join() === "2,4")
				others.forEach((read, index) => {
					pieces.set(read, index === 0 ? "day" : "year");
				});
			continue;
		}
		if (parts.some(Boolean) || widths.some((width, index) => width !== DATE_WIDTHS[index])) continue;
		const { evidence } = three[0]!.field;
		const isDayFirst = /\bd{1,2}\W{1,3}m{1,2}\b/i.test(`${evidence.group} ${evidence.near} ${evidence.title}`);
		const order = isDayFirst ? (["day", "month", "year"] as const) : (["month", "day", "year"] as const);
		for (const [index, read] of three.entries()) pieces.set(read, order[index]!);
	}
	return pieces;
}

const widthOf = ({ field: { element, evidence } }: Read) => evidence.maxLength ?? Number(element.getAttribute("size") ?? 0);

const PHONE_PIECES = ["area", "prefix", "line"] as const;
const LONGEST_AREA = 5;

/** Three narrow boxes in a row take a telephone number in pieces; a box for telephone numbers after the list of country codes takes the rest, whatever it is called. */
export function phonePieces(reads: readonly Read[]): Map<Read, string> {
	const pieces = new Map<Read, string>();
	for (const [place, code] of reads.entries()) {
		const rest = reads[place + 1];
		const isCode = code.reading?.attribute === "phoneCountryCode" && code.field.evidence.group !== "";
		if (isCode && rest && !rest.reading && rest.field.evidence.type === "tel" && rest.field.evidence.group === code.field.evidence.group)
			rest.reading = { ...code.reading!, attribute: "phoneNumber" };
		if (!code.reading && rest?.reading?.attribute === "phoneNumber" && LOCAL_WIDTHS.includes(widthOf(rest)) && saysArea(code))
			code.reading = rest.reading;
	}
	for (let place = 0; place + 2 < reads.length; place++) {
		const three = reads.slice(place, place + 3);
		if (three[0]!.reading?.attribute !== "phoneNumber") continue;
		const widths = three.map(widthOf);
		if (!(widths[0] === 3 && widths[1] === 3 && widths[2] === 4)) continue;
		three.forEach((read, index) => {
			read.reading = three[0]!.reading;
			pieces.set(read, PHONE_PIECES[index]!);
		});
	}
	for (const [place, read] of reads.entries()) {
		const isPhone = read.reading?.attribute === "phoneNumber" && !pieces.has(read);
		if (isPhone && (saysArea(read) || isAreaBefore(read, reads[place + 1]))) pieces.set(read, "area");
	}
	for (const [read] of [...pieces].filter(([, piece]) => piece === "area")) {
		const next = reads[reads.indexOf(read) + 1];
		if (next?.reading?.attribute === "phoneNumber" && !pieces.has(next)) pieces.set(next, "local");
	}
	return pieces;
}

const LOCAL_WIDTHS: readonly number[] = [7, 8, 9];
/** Whether a box for three digits stands before one for seven under the same words: “( [503] ) [555-0142]”. */
const isAreaBefore = (read: Read, next: Read | undefined) =>
	widthOf(read) === 3 &&
	next?.reading?.attribute === "phoneNumber" &&
	next.field.evidence.near === read.field.evidence.near &&
	LOCAL_WIDTHS.includes(widthOf(next));

export const saysArea = ({ field }: Read) =>
	(/\barea( code)?\b/.test(wordsOf(`${field.evidence.label} ${field.evidence.near} ${field.evidence.placeholder}`)) &&
		((field.evidence.maxLength ?? Number(field.element.getAttribute("size") || 99)) <= LONGEST_AREA ||
			/^(phone |telephone )?area( code)?$/.test(wordsOf(field.evidence.label || field.evidence.near || field.evidence.placeholder)))) ||
	field.evidence.autocomplete.includes("tel-area-code");
