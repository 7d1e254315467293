import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PORTALS } from "~/contract/activities";
import { portalLength } from "~/contract/characters";
import { type Fitted, fitActivity, fitText } from "~/domain/activity-fitting.server";
import { numberAt } from "~/domain/number-words.server";
import { plainText } from "~/domain/told-words.server";

/** As the page shows it: kept as it is, (dropped), [cut], {shortened>so}. */
const shown = ({ pieces }: Fitted) =>
	pieces.map(({ fate, from, to }) => ({ kept: to, dropped: `(${from})`, cut: `[${from}]`, shortened: `{${from}>${to}}` })[fate]).join(" ");

test("what fits stays as it is told, but for what forms count differently", () => {
	const told = "I teach  “Intro to C” –\r\n25 students…  ";
	expect(fitText(told, 150).text).toBe('I teach "Intro to C" - 25 students...');
	expect(fitText("Café Zoë, 2023–2024", 50).text).toBe("Café Zoë, 2023-2024");
	expect(fitText("", 50)).toEqual({ text: "", used: 0, max: 50, pieces: [] });
});

describe("tightening says the same with fewer characters, and stops when it fits", () => {
	test.each([
		["Taught twenty five students, with two hundred hours", 43, "Taught 25 students, with 200 hours"],
		["Sold it for twenty percent more in order to pay fifty dollars", 45, "Sold it for 20% more to pay $50"],
		["I really wanted to run, and I was a very fast runner", 36, "Wanted to run, and a fast runner"],
		["Cook dinner for my family and clean with my brother", 47, "Cook dinner for family and clean with brother"],
		["Cook dinner for my family and clean with my brother", 42, "Cook dinner for family & clean w/ brother"],
		["Lead the meetings of the council and the board", 34, "Lead meetings of council & board"],
		["Volunteer twelve hours per week, at the high school", 33, "Volunteer 12 hrs/wk, at HS"],
		["One of the two thousand five hundred runners", 41, "One of two thousand five hundred runners"],
	])("%j within %i", (told, max, text) => {
		expect(fitText(told, max).text).toBe(text);
	});

	test("names are never touched", () => {
		const told = "Sang in The Two Cathedrals and National Youth Choir with International Brass for the university";
		expect(fitText(told, 88).text).toBe("Sang in The Two Cathedrals & National Youth Choir w/ International Brass for university");
	});
});

describe("cutting", () => {
	const told =
		"I started a coding club with two friends. We meet every Wednesday because it is fun, and I like it. Last year we ran a hackathon with sixty students and raised $800 for the library.";

	test("keeps how it begins and what came of it, and shows what was cut", () => {
		const fitted = fitText(told, 130);
		expect(fitted.text).toBe(
			"Started coding club w/ 2 friends. We meet every Wednesday. Last year we ran hackathon w/ 60 students & raised $800 for library.",
		);
		expect(shown(fitted)).toBe(
			"(I) Started (a) coding club {with>w/} {two>2} friends. We meet every Wednesday. [because it is fun, and I like it.] Last year we ran (a) hackathon {with>w/} {sixty>60} students {and>&} raised $800 for (the) library.",
		);
	});

	test("at a word where one clause is too long, and never in the middle of something", () => {
		expect(fitText("Organized donations of winter coats for the families of the neighborhood shelter downtown", 50).text).toBe(
			"Organized donations of winter coats for families",
		);
		expect(fitText("Captain of varsity soccer team and of the junior varsity", 35).text).toBe("Captain of varsity soccer team");
	});

	test("within a word only where nothing else is left, and never within a letter", () => {
		expect(fitText("x".repeat(60), 50)).toMatchObject({ text: "x".repeat(50), used: 50 });
		expect(fitText("👩‍🎓".repeat(30), 52)).toMatchObject({ text: "👩‍🎓".repeat(10), used: 50 });
	});
});

const told = fc.oneof(
	fc.string({ unit: "grapheme", maxLength: 600 }),
	fc
		.array(
			fc.oneof(
				fc.constantFrom(
					..."I my the a and with twenty five hundred really , . ; - \n because which volunteer Harvard 42 hours per week".split(/ /),
				),
				fc.string({ unit: "grapheme-ascii", maxLength: 12 }),
			),
			{ maxLength: 120 },
		)
		.map((words) => words.join(" ")),
);

describe("whatever is told", () => {
	test("fits within any limit, and shows every word that was told", () => {
		fc.assert(
			fc.property(told, fc.integer({ min: 20, max: 400 }), (text, max) => {
				const fitted = fitText(text, max);
				expect(fitted.used).toBe(portalLength(fitted.text));
				expect(fitted.used).toBeLessThanOrEqual(max);
				expect(fitted.text).toBe(plainText(fitted.text));
				expect(
					fitted.pieces
						.map(({ from }) => from)
						.join("")
						.replaceAll(" ", ""),
				).toBe(plainText(text).replaceAll(" ", ""));
				expect(
					fitted.pieces
						.map(({ to }) => to)
						.filter(Boolean)
						.join(" "),
				).toBe(fitted.text);
				expect(fitText(fitted.text, max).text).toBe(fitted.text);
			}),
		);
	});

	test("no digit is new that was not a number in words", () => {
		fc.assert(
			fc.property(told, (text) => {
				const digits = (of: string) => of.match(/\d+/g) ?? [];
				const words = plainText(text)
					.toLowerCase()
					.split(/[^\p{L}\p{N}-]+/u);
				const spoken = words.flatMap((_, index) => numberAt(words.slice(index))?.value ?? []).map(String);
				for (const number of digits(fitText(text, 60).text))
					expect(spoken.includes(number) || digits(plainText(text)).some((known) => known.startsWith(number))).toBe(true);
			}),
		);
	});
});

test("numbers in words", () => {
	const values = (text: string) => numberAt(text.split(" "));
	expect(values("twenty-five students")).toEqual({ value: 25, length: 1 });
	expect(values("three hundred people")).toEqual({ value: 300, length: 2 });
	expect(values("twenty five thousand")).toEqual({ value: 25_000, length: 3 });
	expect(values("two hundred and five more")).toEqual({ value: undefined, length: 4 });
	expect(values("two three")).toEqual({ value: undefined, length: 2 });
	expect(values("twenty-something")).toBeUndefined();
});

test("each form gets its own boxes; where there is none for a position, the description begins with it", () => {
	const parts = { position: "Captain", organization: "Varsity soccer", context: "", description: "Lead practices." };
	const [common, uc] = fitActivity(parts, PORTALS);
	expect(common?.fields.map(({ text, used, max }) => [text, used, max])).toEqual([
		["Captain", 7, 50],
		["Varsity soccer", 14, 100],
		["Lead practices.", 15, 150],
	]);
	expect(uc?.fields.map(({ text, max }) => [text, max])).toEqual([
		["Varsity soccer", 60],
		["", 250],
		["Captain: Lead practices.", 350],
	]);
	expect(fitActivity({ ...parts, organization: "" }, PORTALS)[1]?.fields[0]?.text).toBe("Captain");
});
