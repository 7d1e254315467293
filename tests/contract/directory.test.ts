import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL_CATEGORIES, directoryHref, isFiltering, readDirectoryFilter } from "../../app/contract/directory";

const filters = fc.record({
	search: fc.string({ unit: "binary" }).map((text) => text.trim()),
	category: fc.oneof(fc.constant(ALL_CATEGORIES), fc.string({ unit: "binary", minLength: 1 })),
});

test("a filter comes back from its address as it went in", () => {
	fc.assert(
		fc.property(filters, fc.integer({ min: 1, max: 99 }), (filter, page) => {
			const { pathname, searchParams } = new URL(directoryHref(filter, page), "https://onward.example");
			expect(pathname).toBe("/organizations");
			expect(readDirectoryFilter(searchParams)).toEqual(filter);
			expect(Number(searchParams.get("page") ?? 1)).toBe(page);
		}),
	);
});

test("an address says no more than is asked for", () => {
	const read = (query: string) => readDirectoryFilter(new URLSearchParams(query));
	expect(directoryHref(read("search=&category=All"))).toBe("/organizations");
	expect(directoryHref(read("search=+%20&category="))).toBe("/organizations");
	expect(directoryHref(read("search=chess+&category=All"))).toBe("/organizations?search=chess");
	expect(directoryHref(read("category=Financial Aid"), 2)).toBe("/organizations?category=Financial+Aid&page=2");
	expect([read(""), read("search=a"), read("category=Leadership")].map(isFiltering)).toEqual([false, true, true]);
});
