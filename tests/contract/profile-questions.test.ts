import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { portalLength } from "../../app/contract/characters";
import { PROFILE_ROWS } from "../../app/contract/profile";
import { profileForm } from "../../app/contract/profile-form";
import { ASKED, answeredNames, labelOf, progressOf, questionOf, SECTIONS, valueAt } from "../../app/contract/profile-questions";
import { STUDENT } from "../fixtures/student";

describe("portals' count of characters", () => {
	test.each([
		["plain", 5],
		["é", 1],
		["🎓", 2],
		["👩‍🎓", 5],
		["a\nb", 4],
		["a\r\nb", 4],
		["a\rb", 4],
		["\n\n", 4],
		["end  ", 5],
	])("%j counts %i", (text, count) => {
		expect(portalLength(text)).toBe(count);
	});

	test("is never below what a browser or a database counts", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (text) => {
				expect(portalLength(text)).toBeGreaterThanOrEqual(text.length);
				expect(portalLength(text)).toBeGreaterThanOrEqual([...text].length);
			}),
		);
	});
});

describe("questions", () => {
	test("every row of the table belongs to one", () => {
		for (const { path, section } of PROFILE_ROWS) expect([path, questionOf(path.replace("[]", "[3]"))?.section]).toEqual([path, section]);
		expect(questionOf("personalInformation.address")).toBeUndefined();
		expect(questionOf("__proto__.x")).toBeUndefined();
	});

	test("bear words for entries of lists", () => {
		expect(labelOf("achievements[1].title")).toBe("Achievement 2: Title");
		expect(labelOf("statistics.collegesAppliedTo[0]")).toBe("College 1");
		expect(labelOf("personalInformation.address.city")).toBe("City");
		expect(labelOf("achievements")).toBe("Achievements");
	});

	test("a full profile answers all but what the student left out, an empty one none", () => {
		const full = progressOf(answeredNames(STUDENT.answers));
		const open = ASKED.filter(({ path }) => valueAt(STUDENT.answers, path) === undefined).map(({ path }) => path);
		expect(open).toEqual(["familyInformation.parent2FormerLastName"]);
		for (const section of SECTIONS) {
			const { answered, total } = full[section];
			expect([section, total - answered]).toEqual([section, section === "familyInformation" ? 1 : 0]);
			expect(progressOf([])[section]).toEqual({ answered: 0, total });
		}
	});

	test("zero is an answer, an empty text or entry is none", () => {
		expect(
			answeredNames({
				familyInformation: { numOfSiblings: 0, isFirstGen: "" },
				achievements: [{ title: "" }],
				statistics: { collegesAppliedTo: [] },
			}),
		).toEqual(["familyInformation.numOfSiblings"]);
	});
});

describe("the form's orders", () => {
	test("Add appends an empty entry and gives it the focus, Remove takes the one it names", () => {
		const typed = { achievements: [{ title: "One" }, { title: "Two" }] };
		expect(profileForm.parse({ ...typed, intent: "add:achievements" })).toEqual({
			kind: "edit",
			typed: { achievements: [...typed.achievements, {}] },
			focus: "achievements[2].title",
		});
		expect(profileForm.parse({ ...typed, intent: "remove:achievements:0" })).toEqual({
			kind: "edit",
			typed: { achievements: [{ title: "Two" }] },
			focus: "achievements",
		});
		expect(profileForm.parse({ intent: "add:statistics.collegesAppliedTo" })).toEqual({
			kind: "edit",
			typed: { statistics: { collegesAppliedTo: [""] } },
			focus: "statistics.collegesAppliedTo[0]",
		});
	});

	test("line breaks arrive as one character, as the API sends them", () => {
		const posted = profileForm.parse({ achievements: [{ description: "One\r\ntwo" }] });
		expect(posted).toMatchObject({ kind: "save", answers: { achievements: [{ description: "One\ntwo" }] } });
	});

	test("a version or opening that nobody wrote counts as none", () => {
		expect(profileForm.parse({ profileVersion: "x", openedAs: '{"personalInformation":{"planet":1}}' })).toMatchObject({
			profileVersion: undefined,
			openedAs: undefined,
		});
		expect(profileForm.parse(null)).toMatchObject({ kind: "save", answers: {} });
	});
});
