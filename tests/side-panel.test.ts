import { describe, expect, test } from "vitest";
import { PROFILE_ROWS } from "../app/contract/profile";
import { limitOf } from "../extension/engine/express/limits";
import type { PageField } from "../extension/engine/page";
import type { Meaning, PlannedField } from "../extension/engine/types";
import { guidanceFor } from "../extension/panel/guidance";
import { missingFor, withAnswers } from "../extension/panel/missing";

describe("what the panel says of a question", () => {
	test("there is a word on every question of the profile", () => {
		const silent = PROFILE_ROWS.filter(({ subject, attribute }) => !guidanceFor({ subject, attribute }, ""));
		expect(silent.map(({ path }) => path)).toEqual([]);
	});

	test.each([
		["Have you ever been suspended or expelled?", /ask your counselor/],
		["Social Security Number", /does not store or type it/],
		["What type of visa do you hold?", /papers say/],
		["Why do you want to attend Larkspur College? (150 word limit)", /only this place has/],
		["Personal essay", /in your own words/],
		["Counselor email", /Ask the person first/],
		["Are you eligible for an application fee waiver?", /free or reduced-price lunch/],
		["Adjusted gross income", /tax return/],
	])("%s", (label, good) => {
		expect(guidanceFor(undefined, label)?.good).toMatch(good);
	});

	test("nothing is said of what nobody knows", () => {
		expect(guidanceFor(undefined, "Number of guests")).toBeUndefined();
	});
});

describe("how long an answer may be", () => {
	const box = (label: string, more: Partial<PageField["evidence"]> = {}, control: PageField["control"] = "longText") =>
		({ control, evidence: { label, near: "", title: "", placeholder: "", ...more } }) as PageField;

	test.each([
		["Organization Name (Max characters: 100)", { max: 100, unit: "characters" }],
		["Why us? (150 word limit)", { max: 150, unit: "words" }],
		["Answer in 250-650 words", { max: 650, unit: "words" }],
		["In no more than 1,000 words, tell us", { max: 1000, unit: "words" }],
		["Write at least 200 words and at most 400 words", { max: 400, unit: "words" }],
		["Write at least 200 words", undefined],
		["In your own words", undefined],
	])("%s", (label, limit) => {
		expect(limitOf(box(label))).toEqual(limit);
	});

	test("the box's own bound counts, and only what is typed has one", () => {
		expect(limitOf(box("Position (Max characters: 50)", { maxLength: 40 }))).toEqual({ max: 40, unit: "characters" });
		expect(limitOf(box("Position (Max characters: 50)", {}, "select"))).toBeUndefined();
	});
});

describe("which answers are missing", () => {
	const asking = (meaning: Meaning): PlannedField => ({
		id: "0:field-1",
		label: "A question",
		meaning,
		sensitive: false,
		basic: false,
		action: "skip",
		reason: "no-answer",
	});
	const facts = {
		email: "mari@example.org",
		answers: { personalInformation: { firstName: "Marisol", address: { city: "Yreka" } }, achievements: [{ title: "Essay Prize" }] },
	};
	const missing = (meaning: Meaning) => missingFor(asking(meaning), facts).map(({ path }) => path);

	test("a row of the profile, several for what they say together, an entry's own", () => {
		expect(missing({ subject: "applicant", attribute: "suffix" })).toEqual(["personalInformation.suffix"]);
		expect(missing({ subject: "applicant", attribute: "fullName" })).toEqual(["personalInformation.lastName"]);
		expect(missing({ subject: "achievement", attribute: "description", index: 0 })).toEqual(["achievements[0].description"]);
	});

	test("none of an entry that is not there yet, nor of what follows from other answers", () => {
		expect(missing({ subject: "achievement", attribute: "title", index: 1 })).toEqual([]);
		expect(missing({ subject: "activity", attribute: "position", index: 0 })).toEqual([]);
		expect(missing({ subject: "applicant", attribute: "numberOfLanguages" })).toEqual([]);
	});

	test("saving one sends its section as it stands, and leaves the given answers alone", () => {
		const added = new Map<string, unknown>([
			["personalInformation.address.state", "California"],
			["achievements[0].description", "On two languages"],
			["miscellaneous.intendedMajor", "Botany"],
		]);
		expect(withAnswers(facts.answers, added)).toEqual({
			personalInformation: { firstName: "Marisol", address: { city: "Yreka", state: "California" } },
			achievements: [{ title: "Essay Prize", description: "On two languages" }],
			miscellaneous: { intendedMajor: "Botany" },
		});
		expect(facts.answers.achievements).toEqual([{ title: "Essay Prize" }]);
	});
});
