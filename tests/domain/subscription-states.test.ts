import { expect, test } from "vitest";
import { paidUntil } from "~/domain/subscription-states.server";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const state = {
	status: "active",
	priceId: "price_plus",
	customerId: "cus_1",
	startedAt: day("2026-01-31"),
	periodStart: day("2026-03-31"),
	periodEnd: day("2026-04-30") as Date | undefined,
	endedAt: undefined as Date | undefined,
	endsAtPeriodEnd: false,
};

test.each([
	["active", {}, "2026-04-30"],
	["trialing", {}, "2026-04-30"],
	["past_due", {}, "2026-04-07"],
	["past_due", { periodEnd: day("2026-04-03") }, "2026-04-03"],
	["canceled", { endedAt: day("2026-04-05") }, "2026-04-05"],
	["unpaid", {}, "2026-03-31"],
	["paused", {}, "2026-03-31"],
	["incomplete", {}, "2026-01-31"],
	["incomplete_expired", {}, "2026-01-31"],
	["something new", {}, "2026-01-31"],
])("%s opens the plan as far as it is paid for %o", (status, more, until) => {
	expect(paidUntil({ ...state, status, ...more })).toEqual(day(until));
});

test("where the end of the period is not told, it is a month", () => {
	expect(paidUntil({ ...state, periodStart: day("2026-04-15"), periodEnd: undefined })).toEqual(day("2026-05-15"));
});
