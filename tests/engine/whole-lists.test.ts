import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { filling } from "./filled";
import { planning } from "./planned";

const planned = planning();
const fill = filling();
const HELD = "<script>var held = () => [...document.querySelectorAll('textarea')].map(({ value }) => value)</script>";
const filled = async (body: string) => (await fill(HELD + body)).held as string[];
const area = (label: string, more = "") => `<p><label>${label} <textarea ${more}></textarea></label></p>`;

const ALL = `Team captain, Ashland Valley Debate Society (grades 10–12, 6 hours/week, 30 weeks/year): Led weekly practice for 18 debaters and took the team to two state tournaments.
Weekend baker, Juniper Street Bakery (grades 11–12, 12 hours/week, 48 weeks/year): Baked bread from four in the morning and trained three new hires.
Water sampling lead, Klamath River Watch (grades 9–10, 5 hours/week, 9 weeks/year): Sampled nine stream sites each summer; our data moved a county culvert repair forward.`;
const COUNTED = ALL.replace(/: .*$/gm, "");

test.each([
	["Extracurricular activities", ALL],
	["Please list any clubs and organizations in which you have taken part.", ALL],
	["Activities, clubs, sports", ALL],
	["Clubs, sports and other activities (if any)", ALL],
	["List 2 activities", ALL.split("\n").slice(0, 2).join("\n")],
	["List your top two activities", ALL.split("\n").slice(0, 2).join("\n")],
	[
		"Honors and awards received in high school",
		/^Siskiyou Science Fair First Place \(10th Grade\): Built .*\nHeritage Essay Prize \(9th Grade\): .*\nCommended/,
	],
	["AP exams and scores", "AP Biology: 4\nAP United States History: 5\nAP Calculus AB: 3"],
	["Senior year courses", "AP English Literature (A-)\nHonors Physics (93)\nCeramics Studio (B+)"],
	["Names and ages of your brothers and sisters", "Adaeze Nwosu (age 21)\nTomás Reyes-Lund (age 15)"],
])("one box for “%s” takes the whole list", async (label, text) => {
	const [value] = await filled(area(label, 'id="box"'));
	expect(value).toEqual(typeof text === "string" ? text : expect.stringMatching(text));
});

test("a box of its own for work or service takes those, and the one for all the rest the others", async () => {
	const [all, work, service] = await filled(area("Extracurricular activities") + area("Work experience") + area("Community service"));
	expect([all, work, service]).toEqual([ALL.split("\n")[0], ALL.split("\n")[1], ALL.split("\n")[2]]);
});

test("a list that must be short leaves out descriptions, then hours, and is never cut", async () => {
	const [counted] = await filled(area("Extracurricular activities", 'maxlength="300"'));
	expect(counted).toBe(COUNTED);
	const [names] = await filled(area("Extracurricular activities (25 words or fewer)"));
	expect(names).toBe(
		"Team captain, Ashland Valley Debate Society\nWeekend baker, Juniper Street Bakery\nWater sampling lead, Klamath River Watch",
	);
	expect(await planned(area("Extracurricular activities", 'maxlength="40"'))).toEqual(["too-long"]);
});

test.each([
	["Describe a leadership activity that changed you"],
	["Other activities not listed above"],
	["Which one of your activities matters most, and why?"],
	["Community service essay"],
])("“%s” asks for no list", async (label) => {
	expect(await planned(area(label))).toEqual(["unknown"]);
});

test("what the page says between label and box may ask for a story", async () => {
	const html = `<div><label for="a">Community service</label><p>Describe a time when you helped somebody.</p><textarea id="a"></textarea></div>`;
	expect(await planned(html)).toEqual(["unknown"]);
});

test("where the page has entries, a box beside them takes none of the list", async () => {
	const row = (n: number) =>
		`<fieldset><legend>Activity ${n}</legend><label>Organization <input></label><label>Hours per week <input></label></fieldset>`;
	const paths = await planned(row(1) + row(2) + area("Extracurricular activities"));
	expect(paths.at(-1)).not.toBe("extracurricularActivities");
});

test("what was typed comes from the saved list", async () => {
	expect(await planned(area("Honors and awards"))).toEqual(["achievements"]);
	expect(STUDENT.answers.achievements).toHaveLength(3);
});
