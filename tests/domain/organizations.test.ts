import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALL_CATEGORIES, type Organization } from "../../app/contract/directory";
import { openDirectory, organizationDirectory, PAGE_SIZE, searchDirectory } from "../../app/domain/organizations.server";

const categories = ["Leadership", "STEM Education", "College Access", "all"];
const words = fc.array(fc.constantFrom("Chess", "chess", "COLLEGE", "access", " ", "in", "\n", "\0", "I", "i", "SS", "ß"), {
	maxLength: 5,
});
const text = words.map((each) => each.join(""));
const organization = fc.record({
	name: text,
	category: fc.constantFrom(...categories),
	url: fc.constant("https://a.example"),
	description: text,
});

const everything = { search: "", category: ALL_CATEGORIES };
const numbered = (count: number): Organization[] =>
	Array.from({ length: count }, (_, place) => ({
		name: `Number ${place}`,
		category: "Mentoring",
		url: "https://a.example",
		description: "",
	}));

describe("search", () => {
	test("shows what the specification says, in its order", () => {
		const naive = (organizations: Organization[], search: string, wanted: string) =>
			organizations.filter(
				({ name, description, category }) =>
					(name.toLowerCase().includes(search.toLowerCase()) ||
						description.toLowerCase().includes(search.toLowerCase()) ||
						category.toLowerCase().includes(search.toLowerCase())) &&
					(wanted === "All" || wanted === category),
			);
		fc.assert(
			fc.property(
				fc.array(organization, { maxLength: 20 }),
				text,
				fc.constantFrom("All", "none", ...categories),
				(organizations, search, category) => {
					const found = searchDirectory(openDirectory(organizations), { search, category });
					expect(found.organizations).toEqual(naive(organizations, search, category));
					expect(found.count).toBe(found.organizations.length);
				},
			),
		);
	});

	test("takes either apostrophe for the other", () => {
		for (const search of ["children's aid", "CHILDREN’S AID"])
			expect(searchDirectory(organizationDirectory, { ...everything, search }).organizations.map(({ name }) => name)).toEqual([
				"Children’s Aid",
			]);
	});

	test("looks into the category's name too", () => {
		const found = searchDirectory(organizationDirectory, { ...everything, search: "catholic schools" });
		expect(found.organizations.map(({ category }) => category)).toContain("Catholic Schools");
	});
});

describe("pages", () => {
	test("each organization stands on one of them", () => {
		const organizations = numbered(2 * PAGE_SIZE + 1);
		const directory = openDirectory(organizations);
		const seen: Organization[] = [];
		for (let page: number | undefined = 1; page; ) {
			const shown = searchDirectory(directory, everything, page);
			expect([shown.count, shown.organizations.length <= PAGE_SIZE]).toEqual([organizations.length, true]);
			seen.push(...shown.organizations);
			page = shown.nextPage;
		}
		expect(seen).toEqual(organizations);
	});

	test.each([
		[Number.NaN, 1],
		[-3, 1],
		[0, 1],
		[1.9, 1],
		[2, 2],
		[Number.POSITIVE_INFINITY, 2],
	])("asked for page %s, it gives page %s", (asked, given) => {
		const directory = openDirectory(numbered(PAGE_SIZE + 1));
		expect(searchDirectory(directory, everything, asked)).toEqual(searchDirectory(directory, everything, given));
	});

	test("nothing found is one empty page", () => {
		expect(searchDirectory(openDirectory([]), everything, 7)).toEqual({ count: 0, organizations: [], nextPage: undefined });
	});

	test("the directory of the site stands on one", () => {
		expect(searchDirectory(organizationDirectory, everything).nextPage).toBeUndefined();
	});
});

test("categories are “All”, then each one once, by the alphabet", () => {
	const of = (...names: string[]) => openDirectory(names.map((category) => ({ name: "", category, url: "", description: "" }))).categories;
	expect(of("Mentoring", "College Access", "Mentoring", "Leadership")).toEqual(["All", "College Access", "Leadership", "Mentoring"]);
	expect(organizationDirectory.categories.slice(0, 3)).toEqual(["All", "Academic Development", "Academic Preparation"]);
});
