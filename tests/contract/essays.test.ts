import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { ESSAY_MAX, essayForm, essayReview, FEEDBACK_TYPES } from "../../app/contract/essays";

const ESSAY = "x".repeat(30);
const messages = (input: Record<string, unknown>) =>
	essayReview.safeParse({ essay: ESSAY, selectedFeedback: ["grammar"], ...input }).error?.issues.map(({ message }) => message) ?? [];

test("the nine types stand in the specification's order", () => {
	expect(FEEDBACK_TYPES.map(({ id }) => id)).toEqual([
		"summary",
		"traits",
		"alignment",
		"grammar",
		"expert",
		"layperson",
		"rejection",
		"admission",
		"memorable",
	]);
});

describe("what may be reviewed (specification, section 5)", () => {
	test("30 characters after trimming, at most as many as are read", () => {
		const short = ["Essay must be at least 30 characters long"];
		for (const essay of ["", `  ${"x".repeat(29)} \n`, undefined, null, 5, ["a"]])
			expect([essay, messages({ essay })]).toEqual([essay, short]);
		expect(messages({ essay: ` ${ESSAY}\r\n` })).toEqual([]);
		expect(messages({ essay: "é".repeat(ESSAY_MAX) })).toEqual([]);
		expect(messages({ essay: "x".repeat(ESSAY_MAX + 1) })).toEqual(["Essay must be at most 25,000 characters long"]);
		for (const essay of [`${ESSAY}\0`, `${ESSAY}\ud800`]) expect(messages({ essay })).toEqual(["Holds characters that cannot be stored"]);
	});

	test("one to three types, each once", () => {
		const none = ["Please select at least one feedback type"];
		for (const selectedFeedback of [[], undefined, null, "grammar", {}])
			expect([selectedFeedback, messages({ selectedFeedback })]).toEqual([selectedFeedback, none]);
		expect(messages({ selectedFeedback: ["summary", "traits", "expert", "grammar"] })).toEqual(["Please select at most 3 feedback types"]);
		expect(messages({ selectedFeedback: ["praise"] })).toEqual(["Choose among the nine kinds of feedback"]);
		expect(essayReview.parse({ essay: ESSAY, selectedFeedback: ["expert", "grammar", "expert", "expert"] }).selectedFeedback).toEqual([
			"expert",
			"grammar",
		]);
	});

	test("a major or none", () => {
		const majorOf = (chosenMajor: unknown) => essayReview.parse({ essay: ESSAY, selectedFeedback: ["grammar"], chosenMajor }).chosenMajor;
		expect([" Biology ", " ", "", null, undefined].map(majorOf)).toEqual(["Biology", undefined, undefined, undefined, undefined]);
		expect(messages({ chosenMajor: "x".repeat(101) })).toEqual(["Use at most 100 characters"]);
		expect(messages({ major: "Biology" })).toHaveLength(1);
	});
});

describe("what the page posts", () => {
	const post = (fields: [string, string][]) => parseWithZod(new URLSearchParams(fields), { schema: essayForm });

	test("a review without an intent, with one or several types", () => {
		const one = post([
			["essay", `${ESSAY}\r\nmore`],
			["chosenMajor", ""],
			["selectedFeedback", "grammar"],
		]);
		expect(one.status === "success" && one.value).toEqual({
			intent: "review",
			essay: `${ESSAY}\nmore`,
			chosenMajor: undefined,
			selectedFeedback: ["grammar"],
		});
		const two = post([
			["essay", ESSAY],
			["selectedFeedback", "grammar"],
			["selectedFeedback", "expert"],
		]);
		expect(two.status === "success" && two.value).toMatchObject({ selectedFeedback: ["grammar", "expert"] });
	});

	test("refusals stand beside their field, in the specification's words", () => {
		expect(post([["essay", "short"]]).reply().error).toEqual({
			essay: ["Essay must be at least 30 characters long"],
			selectedFeedback: ["Please select at least one feedback type"],
		});
		expect(
			post([
				["intent", "delete"],
				["essayId", "1"],
			]).reply().error,
		).toEqual({ essayId: ["Choose an essay"] });
	});
});
