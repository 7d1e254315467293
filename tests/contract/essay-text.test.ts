import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkedReferences, countWords, ESSAY_LIMITS, fitOf, referencesInWords, sentences } from "../../app/contract/essay-text";

const split = (essay: string) => sentences(essay).map(({ text }) => text.trim());

describe("sentences", () => {
	test.each([
		["marks end sentences", "One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]],
		[
			"titles and initials do not",
			"Mr. Ames met Dr. J. Li on St. Ann Ave. Then they left.",
			["Mr. Ames met Dr. J. Li on St. Ann Ave.", "Then they left."],
		],
		["nor does I at an end forbid one", "It was she and I. We ran.", ["It was she and I.", "We ran."]],
		[
			"nor decimals, times and addresses",
			"It cost 3.50 at 5 p.m. sharp on onward.example today. Good.",
			["It cost 3.50 at 5 p.m. sharp on onward.example today.", "Good."],
		],
		[
			"quotes close after the mark",
			"“Stop!” he said. “Why?” She ran. (Really.) 'Yes.' \"No.\" End",
			["“Stop!” he said.", "“Why?”", "She ran.", "(Really.)", "'Yes.'", '"No."', "End"],
		],
		["dots that go on", "I waited... and waited… Then it came.... Good", ["I waited... and waited…", "Then it came....", "Good"]],
		["blank lines end what no mark ends", "A title\n\nOne line\nand the next\n \t\nLast", ["A title", "One line\nand the next", "Last"]],
		[
			"other scripts",
			"私は十一歳だった。「行け！」と祖母。今も作る？はい。 मैं गया। घर आया।  ذهبت؟ نعم. وعدت.",
			["私は十一歳だった。", "「行け！」", "と祖母。", "今も作る？", "はい。", "मैं गया।", "घर आया।", "ذهبت؟", "نعم.", "وعدت."],
		],
		["no mark at all", "no mark at all", ["no mark at all"]],
		["nothing", "", []],
	])("%s", (_, essay, expected) => expect(split(essay)).toEqual(expected));

	test("paragraphs are counted, and sentences through all of them", () => {
		expect(sentences("One. Two.\n\n\nThree.").map(({ number, paragraph }) => [number, paragraph])).toEqual([
			[1, 0],
			[2, 0],
			[3, 1],
		]);
	});

	test("every character of any text is in exactly one sentence, and only a text of spaces makes an empty one", () => {
		const pieces = fc.constantFrom(
			"Mr",
			".",
			"!",
			"…",
			"。",
			"”",
			'"',
			" ",
			"\n",
			"\n\n",
			"a",
			"B",
			"I",
			"3",
			"é",
			"😀",
			"\u2028",
			"ש",
			")",
			"U.S.",
		);
		const text = fc.oneof(
			fc.array(pieces, { maxLength: 60 }).map((all) => all.join("")),
			fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
		);
		fc.assert(
			fc.property(text, (essay) => {
				const found = sentences(essay);
				const isWhole = found.map((sentence) => sentence.text).join("") === essay;
				const isNumbered = found.every(({ number }, index) => number === index + 1);
				const isFilled = essay.trim() === "" || found.every((sentence, index) => index === 0 || sentence.text.trim() !== "");
				return isWhole && isNumbered && isFilled;
			}),
			{ numRuns: 500 },
		);
	});
});

describe("references", () => {
	test("what does not exist is dropped, ends are put in order, overlaps joined, all sorted", () => {
		const given = [
			{ start: 9, end: 7 },
			{ start: 0, end: 2 },
			{ start: 2, end: 2 },
			{ start: 3, end: 4 },
			{ start: 8, end: 11 },
			{ start: 1.5, end: 2 },
			{ start: 8, end: 10 },
			{ start: Number.NaN, end: 1 },
		];
		expect(checkedReferences(given, 10)).toEqual([
			{ start: 2, end: 4 },
			{ start: 7, end: 10 },
		]);
	});

	test("whatever is given, what is kept exists, is in order and apart, and covers what was given and exists", () => {
		const reference = fc.record({ start: fc.integer({ min: -3, max: 15 }), end: fc.integer({ min: -3, max: 15 }) });
		fc.assert(
			fc.property(fc.array(reference), fc.integer({ min: 0, max: 12 }), (given, count) => {
				const covered = (all: { start: number; end: number }[]) =>
					new Set(
						all.flatMap(({ start, end }) => Array.from({ length: Math.abs(end - start) + 1 }, (_, step) => Math.min(start, end) + step)),
					);
				const kept = checkedReferences(given, count);
				const flat = kept.flatMap(({ start, end }) => [start, end]);
				expect(flat.every((number) => number >= 1 && number <= count)).toBe(true);
				expect(kept.every(({ start, end }, index) => start <= end && start > (kept[index - 1]?.end ?? -1) + 1)).toBe(true);
				expect(covered(kept)).toEqual(covered(given.filter((each) => [each.start, each.end].every((end) => end >= 1 && end <= count))));
			}),
		);
	});

	test("are named as people do", () => {
		expect(referencesInWords([])).toBe("");
		expect(referencesInWords([{ start: 4, end: 4 }])).toBe("Sentence 4");
		expect(referencesInWords([{ start: 2, end: 3 }])).toBe("Sentences 2–3");
		expect(
			referencesInWords([
				{ start: 1, end: 1 },
				{ start: 3, end: 5 },
				{ start: 9, end: 9 },
			]),
		).toBe("Sentences 1, 3–5 and 9");
	});
});

test("words are what stands between spaces; in scripts without spaces each character counts", () => {
	expect(["", " \n", "one", "don’t re-do it", "one — two", "私は a"].map(countWords)).toEqual([0, 0, 1, 3, 3, 3]);
});

test("the limits of the field reference, and how a count stands to them", () => {
	const [commonApp] = ESSAY_LIMITS;
	expect(commonApp).toEqual({ label: "Common App personal essay", min: 250, max: 650 });
	expect([249, 250, 650, 651, 1900].map((words) => fitOf(words, { min: 250, max: 650 }))).toEqual([
		"1 word short",
		"fits",
		"fits",
		"1 word over",
		"1,250 words over",
	]);
	expect(ESSAY_LIMITS.find(({ label }) => label.startsWith("UC"))?.max).toBe(350);
});
