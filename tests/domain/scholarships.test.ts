import { expect, test } from "vitest";
import { SCHOLARSHIPS } from "~/content/scholarships";
import { withNextDeadlines } from "~/domain/scholarships.server";

const deadlinesAt = (now: string) =>
	Object.fromEntries(withNextDeadlines(SCHOLARSHIPS, new Date(now)).map(({ id, deadline }) => [id, deadline]));

test("six scholarships, each with its next deadline in words", () => {
	expect(deadlinesAt("2026-11-20T12:00:00Z")).toEqual({
		"coca-cola-scholars": "September 30, 2027",
		hagan: "December 1, 2026",
		"cooke-college": "November 11, 2027",
		"dell-scholars": "January 12, 2027",
		"davidson-fellows": "February 18, 2027",
		"sallie-no-essay": "Every month",
	});
});

test("a deadline holds through its own day where it is set", () => {
	expect(deadlinesAt("2026-12-02T04:30:00Z").hagan).toBe("December 1, 2026");
	expect(deadlinesAt("2026-12-02T05:30:00Z").hagan).toBe("December 1, 2027");
});

test("links are safe, ids differ", () => {
	expect(SCHOLARSHIPS.filter(({ link }) => !link.startsWith("https://"))).toEqual([]);
	expect(new Set(SCHOLARSHIPS.map(({ id }) => id)).size).toBe(6);
});
