import { expect, test } from "vitest";
import { CATEGORY_TINTS } from "../../app/content/organization-categories";
import { ORGANIZATIONS } from "../../app/content/organizations";
import { filedName } from "../../app/contract/directory";

/** What occurs more than once. */
const repeated = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place);
const named = (isWrong: (organization: (typeof ORGANIZATIONS)[number]) => boolean) => ORGANIZATIONS.filter(isWrong).map(({ name }) => name);

test("the directory holds what it promises", () => {
	expect(ORGANIZATIONS.length).toBeGreaterThanOrEqual(230);
});

test("no organization stands there twice, by name, by site or by description", () => {
	expect(repeated(ORGANIZATIONS.map(({ name }) => filedName(name).replace(/[^a-z\d]/g, "")))).toEqual([]);
	const sites = ORGANIZATIONS.map(({ url }) => {
		const { host, pathname } = new URL(url.toLowerCase());
		return host.replace(/^www\./, "") + pathname.replace(/\/$/, "");
	});
	expect(repeated(sites)).toEqual([]);
	expect(repeated(ORGANIZATIONS.map(({ description }) => description.toLowerCase()))).toEqual([]);
});

test("they are filed by name", () => {
	const names = ORGANIZATIONS.map(({ name }) => filedName(name));
	expect(names).toEqual([...names].sort());
});

test("every link is https and as short as it can be", () => {
	expect(named(({ url }) => !/^https:\/\/[a-z\d.-]+\.[a-z]+(\/[\w/.-]*\w)?$/.test(url))).toEqual([]);
});

test("every category has its colour, and more than one organization", () => {
	const categories = ORGANIZATIONS.map(({ category }) => category);
	expect(categories.filter((category) => !CATEGORY_TINTS.has(category))).toEqual([]);
	expect([...CATEGORY_TINTS.keys()].filter((category) => categories.filter((each) => each === category).length < 2)).toEqual([]);
});

test("every description is one sentence of 60 to 160 characters, of which nothing goes stale", () => {
	expect(named(({ description }) => description.length < 60 || description.length > 160)).toEqual([]);
	expect(named(({ description }) => !/^[A-Z].*[^.]\.$/.test(description) || /[^ .]\. [A-Z]/.test(description.replace("D.C.", "")))).toEqual(
		[],
	);
	expect(named(({ description }) => /\d|["']| {2}|\n/.test(description))).toEqual([]);
});
