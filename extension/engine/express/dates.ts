import type { DatePart } from "../classify/parts";
import type { Evidence } from "../page";
import { wordsOf } from "../words";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

const FORMAT = /\b(?:(?:(y{4}|j{4}|a{4}|y{2})|(m{1,4})|(d{1,2}|t{2}|j{2}))(?:st|nd|rd|th)?[\s./,-]*){2,3}/i;

/** A stored YYYY-MM-DD as the site wants it typed: by the format it prints, else by the page's language. */
export function dateTexts(iso: string, evidence: Evidence): string[] {
	const [year = "", month = "", day = ""] = iso.split("-");
	const printed = [evidence.placeholder, evidence.label, evidence.title, evidence.near, evidence.group, evidence.pattern]
		.map(printedFormat)
		.find(Boolean);
	const whole = printed ?? usualFormat(evidence);
	const text = write(whole, { year, month, day });
	return evidence.maxLength && text.length > evidence.maxLength
		? [write(whole.replace(/[^a-z]/gi, ""), { year, month, day }), text]
		: [text];
}

function printedFormat(text: string): string | undefined {
	if (/\bmonth,? (and |& )?year\b/i.test(text) && !/\bday\b/i.test(text)) return "MM/YYYY";
	const found = FORMAT.exec(
		text
			.replace(/\b(month|mo)\b/gi, "MM")
			.replace(/\bday\b/gi, "DD")
			.replace(/\b(year|yr)\b/gi, "YYYY"),
	)?.[0]?.trim();
	if (!found || !/y|j{4}|a{4}/i.test(found) || !/m/i.test(found)) return undefined;
	return found
		.replace(/[\s./,-]+$/, "")
		.replace(/j{4}|a{4}/gi, "YYYY")
		.replace(/tt|jj/gi, "DD");
}

function usualFormat(evidence: Evidence): string {
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
	const name = MONTHS[Number(month) - 1] ?? "";
	return [wordsOf(name), wordsOf(name.slice(0, 3)), month, String(Number(month)), ...localMonths(Number(month), lang)];
}

function localMonths(month: number, lang: string): string[] {
	try {
		return (["long", "short"] as const).map((style) =>
			wordsOf(new Intl.DateTimeFormat(lang || "en", { month: style, timeZone: "UTC" }).format(Date.UTC(2000, month - 1, 1))),
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
