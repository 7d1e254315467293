import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, nextDeadline } from "~/domain/deadlines.server";

test.each([
	["later this year", { month: 11, day: 1 }, "2031-06-30", "2031-11-01"],
	["today itself", { month: 11, day: 1 }, "2031-11-01", "2031-11-01"],
	["gone by a day", { month: 11, day: 1 }, "2031-11-02", "2032-11-01"],
	["over the turn of the year", { month: 1, day: 1 }, "2031-12-31", "2032-01-01"],
	["the last day", { month: 12, day: 31 }, "2031-12-31", "2031-12-31"],
	["a leap day to come", { month: 2, day: 29 }, "2032-01-15", "2032-02-29"],
	["a leap day today", { month: 2, day: 29 }, "2032-02-29", "2032-02-29"],
	["a leap day in a year without", { month: 2, day: 29 }, "2031-02-28", "2031-02-28"],
	["a leap day gone in a year without", { month: 2, day: 29 }, "2031-03-01", "2032-02-29"],
	["the end of a short month", { month: 9, day: 31 }, "2031-09-30", "2031-09-30"],
])("%s", (_name, deadline, today, next) => {
	expect(nextDeadline(deadline, today)).toBe(next);
});

test("no deadline is past, none is more than a year away, each is a day of the calendar", () => {
	const day = fc.date({ min: new Date("2001-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true });
	fc.assert(
		fc.property(day, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }), (moment, month, date) => {
			const today = moment.toISOString().slice(0, 10);
			const next = nextDeadline({ month, day: date }, today);
			expect(next >= today).toBe(true);
			expect(new Date(next).toISOString().slice(0, 10)).toBe(next);
			expect(Number(next.slice(5, 7))).toBe(month);
			expect((Date.parse(next) - Date.parse(today)) / 86_400_000).toBeLessThanOrEqual(366);
		}),
	);
});

test("a day begins at midnight in New York, in summer and winter", () => {
	expect(dayOf(new Date("2031-11-02T03:59:00Z"))).toBe("2031-11-01");
	expect(dayOf(new Date("2031-11-02T04:00:00Z"))).toBe("2031-11-02");
	expect(dayOf(new Date("2032-01-01T04:59:00Z"))).toBe("2031-12-31");
	expect(dayOf(new Date("2032-01-01T05:00:00Z"))).toBe("2032-01-01");
});
