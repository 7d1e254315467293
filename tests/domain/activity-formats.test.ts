import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OPTION_MAX } from "~/contract/activities";
import { portalLength } from "~/contract/characters";
import { inventedFacts } from "~/domain/activity-facts.server";
import { formatByRule } from "~/domain/activity-formats.server";
import { typeOf } from "~/domain/activity-types.server";
import { acceptable } from "~/domain/brainstorms.server";
import { plainText } from "~/domain/told-words.server";
import activities from "../../scripts/bench/writing/activities.json";

const first = (told: string) => {
	const [version] = formatByRule(told);
	return [version?.activityName, version?.position];
};

test("three formats of one activity, in the student's words", () => {
	const told =
		"I started a coding club at my school with two friends. We meet every Wednesday and teach Python to 25 students. Last year we ran a hackathon, and I raised $800 for laptops because the library had none.";
	expect(formatByRule(told)).toEqual([
		{
			format: "in-order",
			activityName: "Coding club",
			position: "Co-founder",
			description: "Started a coding club at school with two friends. Meet every Wednesday. Teach Python to 25 students. Ran a hackathon.",
		},
		{
			format: "results-first",
			activityName: "Coding club",
			position: "Co-founder",
			description:
				"Raised $800 for laptops because the library had none. Started a coding club at school with two friends. Teach Python to 25 students. Ran a hackathon.",
		},
		{
			format: "list",
			activityName: "Coding club",
			position: "Co-founder",
			description:
				"Started coding club at school w/ 2 friends; meet every Wednesday; teach Python to 25 students; ran hackathon; raised $800 for laptops",
		},
	]);
});

describe("what it is called and who the student was", () => {
	test.each([
		["I am the captain of the varsity soccer team. I lead warm-ups.", "Varsity soccer team", "Captain"],
		["I was elected treasurer of the student council.", "Student council", "Treasurer"],
		["I volunteer at the Eastside Food Bank and pack boxes.", "Eastside Food Bank", "Volunteer"],
		["I work as a cashier at Trader Joe's, 10 hours a week.", "Trader Joe's", "Cashier"],
		["Key Club secretary; took minutes", "Key Club", "Secretary"],
		["I created a podcast called Small Town Science where I talk to people.", "Small Town Science", "Creator"],
		["I am co-founder and president of the debate club", "Debate club", "Co-founder and president"],
		["I take care of my two younger brothers every day.", "Take care of two younger brothers", undefined],
		["I've played the violin for 9 years.", "Violin", undefined],
		["I draw comics and post them.", "Draw comics", undefined],
	])("%s", (told, name, position) => {
		expect(first(told)).toEqual([name, position]);
	});
});

test("what is thin gives fewer options, and nothing is padded", () => {
	expect(formatByRule("Soccer")).toEqual([{ format: "in-order", activityName: "Soccer", description: "Soccer." }]);
	expect(formatByRule("I like reading.")).toHaveLength(1);
	expect(formatByRule("我每周在图书馆教孩子们读书")).toHaveLength(1);
	expect(formatByRule("🎓")).toHaveLength(1);
	for (const word of ["A", "the", "an", "because", "very", "I"])
		expect(formatByRule(word)).toEqual([expect.objectContaining({ description: expect.stringMatching(/\w/) })]);
});

test("feelings, reasons and “I” stay out where there is something to tell", () => {
	for (const { description } of formatByRule(
		"I love soccer because it makes me happy. I coach 12 kids on Sundays, and they mean a lot to me. It taught me patience.",
	))
		expect(description).not.toMatch(/\b(I|me|my|love|happy|patience)\b/);
});

test.each(activities.map((told) => [told.slice(0, 60), told]))("%s… stays within the limits and invents nothing", (_, told) => {
	const versions = formatByRule(told);
	expect(versions.length).toBeGreaterThan(0);
	for (const version of versions) {
		for (const [part, max] of Object.entries(OPTION_MAX))
			expect(portalLength(version[part as keyof typeof OPTION_MAX] ?? "")).toBeLessThanOrEqual(max);
		expect(inventedFacts(version, told)).toEqual([]);
		expect(version.description).not.toMatch(/\b(I|my|we)\b/i);
	}
});

/** Words that are left out where there is something to tell. */
const NOTHING_SAID = fc
	.array(fc.constantFrom("the", "a", "an", "A", "very", "really", "I", "me", "my", "because", "just", ",", "and"), {
		minLength: 1,
		maxLength: 90,
	})
	.map((words) => words.join(" "));

test("whatever is told comes out within the limits, with no number of its own", () => {
	fc.assert(
		fc.property(
			fc.oneof(fc.string({ unit: "grapheme", minLength: 1 }), fc.lorem({ mode: "sentences", maxCount: 8 }), NOTHING_SAID),
			(told) => {
				fc.pre(plainText(told) !== "");
				for (const { activityName, position = "", description } of formatByRule(told)) {
					expect([activityName, position, description].map(portalLength).every((used, at) => used <= ([100, 50, 150][at] ?? 0))).toBe(true);
					expect([activityName !== "", description !== ""]).toEqual([true, true]);
				}
			},
		),
	);
});

describe("facts that were not told", () => {
	const told = "I coach twenty five kids at the Lincoln gym, run 3 camps, raised $500 and cut costs by 10 percent.";
	const invented = (description: string) => inventedFacts({ activityName: "Gym camps", position: "Coach", description }, told);

	test.each([
		"Coach 25 kids at Lincoln gym; ran three camps",
		"Raised $500, cut costs 10%",
		"Volunteer Coach: Taught kids at Lincoln",
		"Led camps for Lincoln's kids",
	])("%s: none", (description) => {
		expect(invented(description)).toEqual([]);
	});

	test.each([
		["Coach 30 kids", "30"],
		["Coach twenty-six kids", "26"],
		["Raised 500%", "500%"],
		["Raised $25", "$25"],
		["Coach kids at Roosevelt gym", "Roosevelt"],
		["Harvard camps for kids", "Harvard"],
		["Coach for the YMCA", "YMCA"],
		["Won MVP award", "MVP"],
	])("%s: %s", (description, fact) => {
		expect(invented(description)).toContain(fact);
	});
});

test("of a model's versions only those are taken that say what was told, once, within the limits", () => {
	const told = "I coach 25 kids in soccer on Sundays and I wrote the drills.";
	const version = (description: string, more = {}) => ({ activityName: "Soccer coaching", position: null, description, ...more });
	expect(
		acceptable(
			[
				version("Coach 25 kids in soccer; wrote drills"),
				version("Coach 25 kids in soccer; wrote drills"),
				version("Coach 40 kids"),
				version("Coach at Stanford"),
				version("Coached with [first name]"),
				version(" "),
				version("Wrote drills\0 ".repeat(30), { position: "Soccer coach and writer of drills for kids on Sundays, every Sunday" }),
			],
			told,
		).map(({ position, description, format }) => [position, description.length <= 150, description.includes("\0"), format]),
	).toEqual([
		[undefined, true, false, "model"],
		[expect.stringMatching(/^.{1,50}$/), true, false, "model"],
	]);
});

test("a type is given where exactly one is named", () => {
	expect([typeOf("I am on the robotics team"), typeOf("I play violin in the orchestra"), typeOf("I bake bread")]).toEqual([
		"Robotics",
		"Music: Instrumental",
		undefined,
	]);
	expect(typeOf("I volunteer to teach coding")).toBeUndefined();
});
