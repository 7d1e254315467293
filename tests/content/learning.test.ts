import { describe, expect, test } from "vitest";
import { type Block, lengthOf, lessonTexts, readingMinutes } from "~/content/learning/learning-path";
import { LEARNING_PATHS } from "~/content/learning/learning-paths";
import { hostedVideo } from "~/contract/videos";

type Table = Extract<Block, { kind: "table" }>;
const blocksOf = <K extends Exclude<Block, string>["kind"]>(kind: K, path: (typeof LEARNING_PATHS)[number]) =>
	path.sections
		.flatMap(({ blocks }) => blocks)
		.filter((block): block is Extract<Block, { kind: K }> => typeof block !== "string" && block.kind === kind);

test("the paths are those of the specification", () => {
	expect(LEARNING_PATHS.map(({ id, title }) => [id, title])).toEqual([
		["application-process", "Understanding the College Application Process"],
		["essay-writing", "Writing a Standout College Essay"],
		["financial-aid", "Understanding Financial Aid and Scholarships"],
	]);
});

describe.each(LEARNING_PATHS.map((path) => [path.id, path] as const))("%s", (_id, path) => {
	const everything = [
		path.title,
		path.description,
		path.video.note,
		...lessonTexts(path),
		...path.keyPoints,
		...path.quiz.flatMap(({ question, options, explanation }) => [question, ...options, explanation]),
		...path.sources.map(({ title }) => title),
	];

	test("has five key points and two questions of four options, one of them correct", () => {
		expect(new Set(path.keyPoints).size).toBe(5);
		expect(path.quiz.map(({ id }) => id)).toEqual([1, 2]);
		for (const { options, correctAnswer, explanation } of path.quiz) {
			expect(new Set(options).size).toBe(4);
			expect(options).toContain(correctAnswer);
			expect(explanation).toMatch(/\S/);
		}
	});

	test("is a lesson of five to eight sections and 1,000 to 1,600 words, with samples and a checklist", () => {
		const words = lengthOf(lessonTexts(path).join(" "), "words");
		expect(words).toBeGreaterThanOrEqual(1000);
		expect(words).toBeLessThanOrEqual(1600);
		expect(readingMinutes(path)).toBe(Math.round(words / 200));
		expect(path.sections.length).toBeGreaterThanOrEqual(5);
		expect(path.sections.length).toBeLessThanOrEqual(8);
		const ids = [...path.sections.map(({ id }) => id), "key-points", "quiz", "score", "sources", "main"];
		expect(new Set(ids).size).toBe(ids.length);
		expect(blocksOf("example", path).length).toBeGreaterThan(0);
		expect(blocksOf("checklist", path).length).toBeGreaterThan(0);
	});

	test("names no year, which would go stale, and no straight quote", () => {
		expect(everything.filter((text) => /20\d\d/.test(text))).toEqual([]);
		expect(everything.filter((text) => /["']/.test(text))).toEqual([]);
	});

	test("has a video of a host we can show, and sources over https", () => {
		expect(hostedVideo(path.videoUrl)?.host).toBe("YouTube");
		expect(path.sources.length).toBeGreaterThanOrEqual(4);
		for (const { url } of path.sources) expect(new URL(url).protocol).toBe("https:");
		expect(new Set(path.sources.map(({ title }) => title)).size).toBe(path.sources.length);
	});

	test("keeps every sample within the limit it names, and every row as long as its head", () => {
		const samples = blocksOf("example", path).flatMap(({ parts }) => parts);
		for (const { text, count } of samples)
			if (count?.limit) expect([text, lengthOf(text, count.unit) <= count.limit]).toEqual([text, true]);
		for (const { columns, rows, totals } of blocksOf("table", path)) {
			expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
			for (const row of [...rows, ...(totals ? [totals] : [])]) expect(row.length).toBe(columns.length);
		}
	});

	test("adds up: every total is the sum of its column", () => {
		const amount = (text: string) => Number(text.replace("−", "-").replace(/[$,]/g, ""));
		const wrong = blocksOf("table", path).flatMap(({ caption, rows, totals = [] }: Table) =>
			totals
				.slice(1)
				.map((total, place) => [total, rows.map((row) => row[place + 1] ?? "")] as const)
				.filter(([total, column]) => total && column.reduce((sum, cell) => sum + amount(cell), 0) !== amount(total))
				.map(([total]) => `${caption}: ${total}`),
		);
		expect(wrong).toEqual([]);
	});
});

test("the sums under the two aid offers follow from the tables", () => {
	const path = LEARNING_PATHS.find(({ id }) => id === "financial-aid");
	if (!path) throw new Error("no such path");
	const [offers, ways] = blocksOf("table", path).filter(({ totals }) => totals);
	const amounts = (row: string[] | undefined) => (row ?? []).slice(1).map((text) => Math.abs(Number(text.replace(/[−$,]/g, ""))));
	const aid = [0, 1].map((place) =>
		[...(offers?.rows.slice(1) ?? []), ...(ways?.rows.slice(1, 3) ?? [])].reduce((sum, row) => sum + (amounts(row)[place] ?? 0), 0),
	);
	expect(ways?.rows[0]?.slice(1)).toEqual(offers?.totals?.slice(1));
	expect(aid).toEqual([47_200, 20_200]);
	const [lakeside = 0, state = 0] = amounts(offers?.totals);
	expect([lakeside - state, 4 * (lakeside - state)]).toEqual([4300, 17_200]);
	expect(lessonTexts(path).join(" ")).toContain("“$47,200 in aid”, State’s only $20,200. Yet Lakeside costs $4,300 more a year, $17,200");
});
