/** A day that comes every year; `month` counts from 1. */
export type YearlyDay = { month: number; day: number };

const dayText = (year: number, month: number, day: number) =>
	`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The next time a yearly deadline comes: takes and gives plain days (YYYY-MM-DD), never one before `today`; today itself
 * counts. February 29 is the 28th in a year that has none.
 */
export function nextDeadline({ month, day }: YearlyDay, today: string): string {
	const year = Number(today.slice(0, 4));
	const inYear = (each: number) => dayText(each, month, Math.min(day, lastDayOf(each, month)));
	return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}

const CALENDAR = new Intl.DateTimeFormat("en", { timeZone: "America/New_York", year: "numeric", month: "numeric", day: "numeric" });

/** The plain day (YYYY-MM-DD) at a moment, in the time zone that most American deadlines are set in. */
export function dayOf(moment: Date): string {
	const parts = CALENDAR.formatToParts(moment);
	const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
	return dayText(value("year"), value("month"), value("day"));
}
