import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Field, Fields, Node } from "../../app/contract/fields";
import { type Answers, PROFILE, PROFILE_ROWS } from "../../app/contract/profile";
import { answersSchema, completeProfile, profileUpdate } from "../../app/contract/profile-schema";
import { STUDENT } from "../fixtures/student";

/** Answers that hold nothing but `value` at a row's path. */
function holding(path: string, value: unknown): Record<string, unknown> {
	return path
		.split(".")
		.reduceRight<unknown>((inner, key) => (key.endsWith("[]") ? { [key.slice(0, -2)]: [inner] } : { [key]: inner }), value) as Record<
		string,
		unknown
	>;
}

/** What stands at a row's path, in the first entry of a list. */
const heldAt = (answers: unknown, path: string): unknown =>
	path.split(/[.[\]]+/).reduce<unknown>((value, key) => {
		const child = (value as Record<string, unknown> | undefined)?.[key];
		return Array.isArray(child) && path.includes(`${key}[]`) ? child[0] : child;
	}, answers);

const parse = (path: string, value: unknown) => answersSchema.safeParse(holding(path, value));

function messageAt(path: string, value: unknown): string | undefined {
	const { error } = parse(path, value);
	return error?.issues.find((issue) => issue.path.join(".").startsWith(path.replace("[]", ".0")))?.message;
}

const rows = (...kinds: Field["kind"][]) => PROFILE_ROWS.filter(({ field }) => kinds.includes(field.kind));
const COMPUTED = ["personalInformation.numberOfLanguagesFamiliar", "standardizedTestScores.satSuperscore"];
/** Rows whose value other rows decide on too. */
const DEPENDENT = [...COMPUTED, "apIbExamScores[].score", "personalInformation.address.state", "educationalBackground.highSchoolState"];

describe("every row", () => {
	test("has the specification's default when nothing is answered, and is told as unanswered", () => {
		const { profile, unanswered } = completeProfile({});
		for (const { path, list, field } of PROFILE_ROWS) {
			if (list) {
				expect(heldAt(profile, list)).toEqual([]);
				expect(unanswered).toContain(list);
				continue;
			}
			const expected = { number: 0, flag: false, choices: [], texts: [] }[field.kind as "number"] ?? "";
			expect([path, heldAt(profile, path)]).toEqual([path, expected]);
			expect(unanswered).toContain(path);
		}
	});

	test.each(PROFILE_ROWS.map(({ path, field }) => [path, field] as const))("%s refuses what is of another kind", (path, field) => {
		const wrong = field.kind === "flag" ? ["yes", 1, {}, []] : field.kind === "number" ? ["5", true, {}, []] : [5, true, { a: 1 }];
		for (const value of wrong) expect([value, messageAt(path, value)]).toEqual([value, expect.any(String)]);
	});

	test.each(PROFILE_ROWS.map(({ path }) => path))("%s takes no answer for no answer", (path) => {
		for (const value of [undefined, null, "", "   "]) {
			const parsed = parse(path, value);
			expect(parsed.error?.issues).toBeUndefined();
			expect(heldAt(parsed.data, path)).toBeUndefined();
		}
	});
});

test.each(rows("text", "longText", "suggest", "phone", "choice", "date", "url").map(({ path }) => path))(
	"%s refuses what no database stores",
	(path) => {
		for (const value of ["a\0b", "a\ud800b"]) expect(parse(path, value).success).toBe(false);
	},
);

test.each(rows("text", "longText").map(({ path, field }) => [path, field.maxLength ?? (field.kind === "longText" ? 5000 : 300)] as const))(
	"%s takes up to %i characters",
	(path, max) => {
		expect(heldAt(parse(path, "x".repeat(max)).data, path)).toBe("x".repeat(max));
		expect(messageAt(path, "x".repeat(max + 1))).toBe(`Must be at most ${max} characters`);
	},
);

test.each(
	rows("number")
		.filter(({ path }) => !DEPENDENT.includes(path))
		.map(({ path, field }) => [path, field] as const),
)("%s keeps its bounds", (path, field) => {
	const { min, max, step, zeroMeansEmpty } = field as Extract<Field, { kind: "number" }>;
	expect(heldAt(parse(path, min || step).data, path)).toBe(min || step);
	expect(messageAt(path, min - step || -step)).toMatch(zeroMeansEmpty && min === step ? /at least/ : /Must be at least/);
	expect(messageAt(path, min + step / 3)).toMatch(/whole number|steps of/);
	if (max === undefined) return;
	expect(heldAt(parse(path, max).data, path)).toBe(max);
	expect(messageAt(path, max + step)).toBe(`Must be at most ${max}`);
});

/** Specification, section 5, as it stands there. */
test.each([
	["personalInformation.numberOfYearsInUS", 0, undefined],
	["familyInformation.numOfParents", 0, 2],
	["educationalBackground.highSchoolWeightedGPA", 0, 5],
	["educationalBackground.highSchoolUnweightedGPA", 0, 4],
	["educationalBackground.highSchoolClassRankPercentile", 0, 100],
	["standardizedTestScores.satEnglishScore", 200, 800],
	["standardizedTestScores.satMathScore", 200, 800],
	["standardizedTestScores.satSuperscore", 400, 1600],
	["standardizedTestScores.actScore", 1, 36],
	["standardizedTestScores.actSuperscore", 1, 36],
	["standardizedTestScores.psatScore", 320, 1520],
	["extracurricularActivities[].weeksSpentPerYear", 0, 52],
	["extracurricularActivities[].position", undefined, 50],
	["extracurricularActivities[].activityDescription", undefined, 150],
	["familyInformation.parent1MiddleInitial", undefined, 1],
])("the table's bounds of %s are the specification's", (path, min, max) => {
	const field = PROFILE_ROWS.find((row) => row.path === path)?.field;
	expect(field?.kind === "number" ? [field.min, field.max] : [undefined, field?.maxLength]).toEqual([min, max]);
});

test.each(rows("choice").map(({ path, field }) => [path, field] as const))("%s takes its options in any letter case", (path, field) => {
	const { options } = field as Extract<Field, { kind: "choice" }>;
	for (const option of options) {
		expect(heldAt(parse(path, option).data, path)).toBe(option);
		expect(heldAt(parse(path, ` ${option.toUpperCase()}`).data, path)).toBe(option);
	}
	expect(messageAt(path, `${options[0]}!`)).toBe("Choose one of the options");
});

test("several choices are taken in any letter case, each once", () => {
	const { data } = parse("extracurricularActivities[].gradeLevels", ["12TH grade", "9th Grade", "12th Grade", ""]);
	expect(data?.extracurricularActivities).toEqual([{ gradeLevels: ["12th Grade", "9th Grade"] }]);
});

test("0 means not given where the range excludes it", () => {
	for (const path of [
		"standardizedTestScores.satMathScore",
		"standardizedTestScores.actScore",
		"standardizedTestScores.psatScore",
		"apIbExamScores[].score",
	])
		expect(heldAt(parse(path, 0).data, path)).toBeUndefined();
	expect(heldAt(parse("familyInformation.numOfSiblings", 0).data, "familyInformation.numOfSiblings")).toBe(0);
});

test("a date is a day that exists", () => {
	const path = "personalInformation.dateOfBirth";
	expect(heldAt(parse(path, "2008-02-29T00:00:00.000Z").data, path)).toBe("2008-02-29");
	for (const value of ["2007-02-29", "02/29/2008", "2008-2-9", "1899-12-31", "today"])
		expect(messageAt(path, value)).toBe("Enter a date as YYYY-MM-DD");
});

test.each([
	["AP Biology", 5, 6],
	["IB Psychology", 7, 8],
	["TOEFL", 120, 121],
	["IELTS", 8.5, 8.25],
	["LSAT", 120, 119],
	["", 5, 6],
])("scores of %s keep the range of the exam", (subject, right, wrong) => {
	expect(answersSchema.safeParse({ apIbExamScores: [{ subject, score: right }] }).success).toBe(true);
	const { error } = answersSchema.safeParse({ apIbExamScores: [{ subject, score: wrong }] });
	expect(error?.issues[0]?.path).toEqual(["apIbExamScores", 0, "score"]);
});

test("a state is one of the United States' unless the country is another", () => {
	const address = (state: string, country?: string) => answersSchema.safeParse({ personalInformation: { address: { state, country } } });
	expect(address("oregon", "united states").data?.personalInformation?.address).toEqual({ state: "Oregon", country: "United States" });
	expect(address("Bavaria", "Germany").success).toBe(true);
	expect(address("Bavaria").error?.issues[0]?.path).toEqual(["personalInformation", "address", "state"]);
});

describe("save preparation (specification, section 5)", () => {
	test("the superscore is English plus Math, and not given when one of them is missing", () => {
		const prepare = (scores: object) => answersSchema.parse({ standardizedTestScores: scores }).standardizedTestScores?.satSuperscore;
		expect(prepare({ satEnglishScore: 710, satMathScore: 740, satSuperscore: 400 })).toBe(1450);
		expect(prepare({ satEnglishScore: 710, satMathScore: 0, satSuperscore: 1200 })).toBeUndefined();
	});

	test("the number of languages is the length of their list", () => {
		const prepare = (person: object) => answersSchema.parse({ personalInformation: person }).personalInformation?.numberOfLanguagesFamiliar;
		expect(prepare({ languages: [{ language: "Igbo" }, { language: "" }, { language: "French" }], numberOfLanguagesFamiliar: 9 })).toBe(2);
		expect(prepare({ numberOfLanguagesFamiliar: 9 })).toBeUndefined();
	});

	test("what says nothing is left out, down to whole entries; a section without answers stays, because it replaces", () => {
		const empties = {
			achievements: [{ title: "", description: null }, { title: "Prize" }],
			personalInformation: { address: { city: " " } },
			statistics: { collegesAppliedTo: ["", "Reed College"] },
		};
		expect(answersSchema.parse(empties)).toEqual({
			achievements: [{ title: "Prize" }],
			personalInformation: {},
			statistics: { collegesAppliedTo: ["Reed College"] },
		});
		expect(answersSchema.parse({ achievements: [{}], miscellaneous: null })).toEqual({ achievements: [] });
	});
});

/** Any value a row takes, as it is stored. */
function answer(node: Node): fc.Arbitrary<unknown> {
	const text = (max: number) =>
		fc
			.string({ unit: "grapheme", minLength: 1, maxLength: Math.min(max, 40) })
			.filter((value) => value.length <= max && value.trim() !== "" && !value.includes("\0"));
	switch (node.kind) {
		case "group":
			return members(node.fields);
		case "list":
			return fc.array(members(node.fields), { maxLength: 3 });
		case "texts":
			return fc.array(text(300), { maxLength: 3 });
		case "choices":
			return fc.subarray([...node.options]);
		case "choice":
			return fc.constantFrom(...node.options);
		case "suggest":
			return fc.oneof(
				fc.constantFrom(...node.options),
				text(node.maxLength ?? 300).filter((value) => !node.options.some((option) => option.toLowerCase() === value.trim().toLowerCase())),
			);
		case "flag":
			return fc.boolean();
		case "number":
			return fc
				.integer({ min: Math.ceil((node.min || node.step) / node.step), max: Math.floor((node.max ?? 10_000) / node.step) })
				.map((steps) => Math.round(steps * node.step * 100) / 100);
		case "date":
			return fc
				.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
				.map((value) => value.toISOString().slice(0, 10));
		case "url":
			return fc.webUrl();
		case "phone":
			return fc.stringMatching(/^\+?\d{3}[ -]\d{3,7}$/);
		default:
			return text(node.maxLength ?? 300);
	}
}
const members = (fields: Fields) =>
	fc.record(Object.fromEntries(Object.entries(fields).map(([key, node]) => [key, answer(node)])), { requiredKeys: [] });

/** What the rules between fields would refuse or recompute is brought in line first. */
function settle(answers: Answers): Answers {
	const settled = structuredClone(answers);
	const person = settled.personalInformation;
	if (person?.address) Object.assign(person.address, { country: "Germany" });
	if (settled.educationalBackground) settled.educationalBackground.highSchoolCountry = "Germany";
	for (const exam of settled.apIbExamScores ?? []) exam.score = 1;
	for (const exam of settled.apIbExamScores ?? []) exam.subject = "AP Biology";
	return answersSchema.parse(settled);
}

test("everything saved is read back as it was sent, and saving it again changes nothing", () => {
	fc.assert(
		fc.property(members(PROFILE), (random) => {
			const answers = settle(random as Answers);
			const stored: Answers = JSON.parse(JSON.stringify(answers));
			expect(profileUpdate.parse(JSON.parse(JSON.stringify({ ...answers, profileVersion: 3 })))).toEqual({ answers, profileVersion: 3 });
			const { profile, unanswered } = completeProfile(stored);
			const sentBack = profileUpdate.parse(JSON.parse(JSON.stringify({ ...profile, unanswered })));
			for (const [section, value] of Object.entries(answers)) expect(sentBack.answers[section as keyof Answers]).toEqual(value);
		}),
		{ numRuns: 50 },
	);
}, 30_000);

test("random rows keep the values they were sent", () => {
	for (const { path, field } of PROFILE_ROWS.filter((row) => !DEPENDENT.includes(row.path))) {
		fc.assert(
			fc.property(answer(field), (value) => {
				fc.pre(!Array.isArray(value) || value.length > 0);
				expect(heldAt(parse(path, value).data, path)).toEqual(value);
			}),
			{ numRuns: 20 },
		);
	}
});

test("the student of the fixtures is stored as written", () => {
	expect(answersSchema.parse(STUDENT.answers)).toEqual(STUDENT.answers);
});

describe("hostile input", () => {
	test.each([
		['{"__proto__": {"polluted": true}}', ["__proto__"]],
		['{"personalInformation": {"__proto__": {"polluted": true}}}', ["personalInformation", "__proto__"]],
		['{"achievements": [{"constructor": 1}]}', ["achievements", 0, "constructor"]],
		['{"personalInformation": {"address": {"planet": "Mars"}}}', ["personalInformation", "address", "planet"]],
		['{"hobbies": []}', ["hobbies"]],
	])("%s is refused with its path", (json, path) => {
		const { error } = profileUpdate.safeParse(JSON.parse(json));
		const named = error?.issues.flatMap((issue) =>
			issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
		);
		expect(named).toEqual([path]);
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
	});

	test("paths of `unanswered` reach nothing but the sections sent", () => {
		const sent = {
			unanswered: ["__proto__.toString", "constructor.prototype", "familyInformation.numOfParents", "achievements.length"],
			familyInformation: { numOfParents: 0 },
		};
		expect(profileUpdate.parse(sent)).toEqual({ answers: { familyInformation: {} }, profileVersion: undefined });
		expect(typeof {}.toString).toBe("function");
	});

	test.each(['{"achievements":', '{"personalInformation":{"address":', '{"statistics":{"collegesAppliedTo":'])(
		"nested 10,000 deep under %s it is refused at once",
		(start) => {
			const braces = start.split("{").length - 1;
			const deep = JSON.parse(`${start}${'[{"title":'.repeat(5000)}1${"}]".repeat(5000)}${"}".repeat(braces)}`);
			const begin = performance.now();
			expect(profileUpdate.safeParse(deep).success).toBe(false);
			expect(performance.now() - begin).toBeLessThan(200);
		},
	);
});
