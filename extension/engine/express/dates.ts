import type { Evidence } from "../page";
import type { DatePart } from "../types";
import { wordsOf } from "../words";

/** The months of the year, in English. */
export const MONTHS = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];

/** A date as an example of how to write one: “like August 5, 2009”, “e.g. 5 Aug 2009”. */
const EXAMPLE =
	/\b(?:like|as|e\.\s?g\.|example:?|format:?|ej\.|ejemplo:?)[\s,]*(?:([a-z]{3,9})\.? (\d{1,2}), (\d{4})|(\d{1,2}) ([a-z]{3,9}) (\d{4}))/i;
/** The same of a month: “for example, June 2026”. */
const EXAMPLE_OF_MONTH = /\b(?:like|as|e\.\s?g\.|example:?|format:?|ej\.|ejemplo:?)[\s,]*([a-z]{3,9})\.? \d{4}\b/i;
const FORMAT = /\b(?:(?:(y{4}|j{4}|a{4}|y{2})|(m{1,4})|(d{1,2}|t{2}|j{2}))(?:st|nd|rd|th)?[\s./,-]*){2,3}/i;

/** A stored YYYY-MM-DD as the site wants it typed: by the format it prints, else by the page's language. */
export function dateTexts(iso: string, evidence: Evidence): string[] {
	const [year = "", month = "", day = ""] = iso.split("-");
	const whole = formatIn(evidence) ?? usualFormat(evidence);
	const text = write(whole, { year, month, day });
	if (!evidence.maxLength || text.length <= evidence.maxLength) return [text];
	const shorter = evidence.maxLength === MONTH_YEAR.length ? MONTH_YEAR : whole.replace(/[^a-z]/gi, "");
	return [write(shorter, { year, month, day }), text];
}
/** A box of just its length takes no day. */
const MONTH_YEAR = "MM/YYYY";

/** How the page says that a date is to be typed, or undefined where it does not. */
export const formatIn = ({ placeholder, label, title, near, group, pattern }: Evidence): string | undefined =>
	[placeholder, label, title, near, group, pattern].map((text) => printedFormat(text) ?? exampleFormat(text)).find(Boolean);

function printedFormat(text: string): string | undefined {
	if (MONTH_AND_YEAR.test(text) && !/\bday\b/i.test(text)) return undefined;
	const found = FORMAT.exec(
		text
			.replace(/(?<=^|\s)(\S+)(\s\1)+(?=\s|$)/g, "$1")
			.replace(/\b(month|mo)\b/gi, "MM")
			.replace(/\bday\b/gi, "DD")
			.replace(/\b(year|yr)\b/gi, "YYYY"),
	)?.[0]?.trim();
	if (!found || !/y|j{4}|a{4}/i.test(found) || !/m/i.test(found)) return undefined;
	// “Month / Year” names the pieces, and prints no blanks.
	const typed = /\b(month|mo|day|year|yr)\b/i.test(text) ? found.replace(/\s*([./-])\s*/g, "$1") : found;
	return typed
		.replace(/[\s./,-]+$/, "")
		.replace(/j{4}|a{4}/gi, "YYYY")
		.replace(/tt|jj/gi, "DD");
}

function exampleFormat(text: string): string | undefined {
	const found = EXAMPLE.exec(text);
	const name = found?.[1] ?? found?.[5] ?? EXAMPLE_OF_MONTH.exec(text)?.[1];
	if (!name || !MONTHS.some((month) => month.toLowerCase().startsWith(name.toLowerCase()))) return undefined;
	const month = name.length > 3 ? "MMMM" : "MMM";
	if (!found) return `${month} YYYY`;
	const day = (found[2] ?? found[4]!).startsWith("0") ? "DD" : "D";
	return found[1] ? `${month} ${day}, YYYY` : `${day} ${month} YYYY`;
}

/** Whether the words print how a whole date is to be typed, so that no piece of one is. */
export const printsWholeDate = (text: string) => /d/i.test(printedFormat(text) ?? "");

/** Whether the words print how a month with its year is to be typed: “MM/YYYY”. */
export function printsMonthAndYear(text: string): boolean {
	const format = printedFormat(text) ?? "";
	return /m/i.test(format) && /y/i.test(format) && !/d/i.test(format);
}

const MONTH_AND_YEAR = /\bmonth,? (and |& )?year\b/i;

function usualFormat(evidence: Evidence): string {
	const { placeholder, label, title, near, group } = evidence;
	if ([placeholder, label, title, near, group].some((text) => MONTH_AND_YEAR.test(text) && !/\bday\b/i.test(text))) return MONTH_YEAR;
	const lang = evidence.lang.toLowerCase();
	if (/^(de|ru|pl|cs|fi|no|nb|da|tr)\b/.test(lang)) return "DD.MM.YYYY";
	if (/^(ja|zh|sv|ko|hu|lt)\b/.test(lang)) return "YYYY-MM-DD";
	return lang === "" || (lang.startsWith("en") && !/^en-(gb|au|nz|ie|in|za)/.test(lang)) ? "MM/DD/YYYY" : "DD/MM/YYYY";
}

function write(format: string, { year, month, day }: { year: string; month: string; day: string }): string {
	return format.replace(/y{4}|y{2}|m{1,4}|d{1,2}/gi, (piece) => {
		const letter = piece[0]!.toLowerCase();
		if (letter === "y") return piece.length === 2 ? year.slice(2) : year;
		if (letter === "d") return piece.length === 1 ? String(Number(day)) : day;
		const name = MONTHS[Number(month) - 1]!;
		return piece.length === 4 ? name : piece.length === 3 ? name.slice(0, 3) : piece.length === 1 ? String(Number(month)) : month;
	});
}

/** The ways a page may print one piece of a date, best first, in the form `wordsOf` gives. */
export function datePartTexts(iso: string, part: DatePart, lang = ""): string[] {
	const [year = "", month = "", day = ""] = iso.split("-");
	if (part === "year") return [year, year.slice(2)];
	if (part === "day") return [String(Number(day)), day];
	const [name = "", short = "", ...local] = monthNames(lang)[Number(month) - 1] ?? [];
	return [name, short, month, String(Number(month)), ...local];
}

/** What a page calls the month in its own language and in Spanish, in which a widget may speak whatever the page says of itself. */
const localMonths = (month: number, lang: string) => [...new Set([lang || "en", "es"])].flatMap((each) => monthIn(each, month));

function monthIn(lang: string, month: number): string[] {
	try {
		return (["long", "short"] as const).map((style) =>
			wordsOf(new Intl.DateTimeFormat(lang, { month: style, timeZone: "UTC" }).format(Date.UTC(2000, month - 1, 1))),
		);
	} catch {
		return [];
	}
}

/** “May 2027” and its like, for lists of months of several years. */
export function monthYearTexts(iso: string): string[] {
	const [year = "", month = ""] = iso.split("-");
	const name = wordsOf(MONTHS[Number(month) - 1] ?? "");
	return [`${name} ${year}`, `${name.slice(0, 3)} ${year}`, `${month} ${year}`, `${year} ${month}`, `${Number(month)} ${year}`];
}

/** The months' names that a page may print, January first: the English ones, those of its language and the Spanish ones, long and short, in the form `wordsOf` gives. */
export function monthNames(lang: string): string[][] {
	const known =
		namesIn.get(lang) ?? MONTHS.map((name, place) => [wordsOf(name), wordsOf(name.slice(0, 3)), ...localMonths(place + 1, lang)]);
	namesIn.set(lang, known);
	return known;
}

/** The months' names by language: the browser takes its time to tell them. */
const namesIn = new Map<string, string[][]>();

/** A date with the month by its name, “June 2027” or “June 11, 2027”: with the day where the other way to print it has one. */
export function writtenOut(iso: string, text: string, lang: string): string {
	const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
	const hasDay = (text.match(/\d+/g) ?? []).length > 2;
	const format = new Intl.DateTimeFormat(lang || "en", { month: "long", year: "numeric", ...(hasDay && { day: "numeric" }) });
	return format.format(new Date(year, month - 1, day));
}

/**
 * Whether a text that the page shows is this date, or its month. Takes the text that was typed, too: of two numbers that may be day or month the
 * page has to keep their order; without it any order will do.
 */
export function showsDate(text: string, iso: string, lang: string, typed?: string): boolean {
	const [year = "", month = "", day = ""] = iso.split("-");
	const words = wordsOf(text).split(" ");
	const numbers = words.flatMap((word) => /^\d+/.exec(word)?.[0] ?? []).map(Number);
	const [y, m, d] = [Number(year), Number(month), Number(day)];
	const named = words.map((word) => monthNames(lang).findIndex((names) => names.includes(word)) + 1).find((place) => place > 0);
	const is = (...wanted: number[]) => wanted.length === numbers.length && wanted.every((number, place) => number === numbers[place]);
	if (named) return named === m && (is(y) || is(d, y) || is(y, d));
	if (is(y, m, d) || is(y, m) || is(m, y) || is(Number(month + day + year))) return true;
	return typed === undefined
		? is(m, d, y) || is(d, m, y)
		: is(...wordsOf(typed).split(" ").map(Number)) && (numbers.includes(y) || numbers.includes(y % 100));
}
