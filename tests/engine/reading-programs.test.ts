import { expect, test } from "vitest";
import { fillingPage } from "./filled";
import { box, list, radios, table } from "./markup";
import { planning } from "./planned";

/** What honors colleges, college-access programs, state grants and community foundations ask, in words of their own. */
const planned = planning();
const { page, fillBody } = fillingPage();
/** What a form holds once it is filled: of boxes to choose from the words of those chosen. */
async function held(form: string, makeRoom = false): Promise<string[]> {
	await fillBody(`<form>${form}</form>`, makeRoom);
	return page().evaluate(() =>
		[...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select,textarea")].flatMap((control) => {
			if (control instanceof HTMLSelectElement) return control.selectedOptions[0]!.label;
			if (control.type !== "radio") return control.value;
			return control.checked ? control.parentElement!.textContent!.trim() : [];
		}),
	);
}
const AREA = "<textarea></textarea>";
const rowsOf = (count: number, cells: number) => Array.from({ length: count }, () => Array<string>(cells).fill("<input>"));
const activity = (place: number, ...leaves: string[]) => leaves.map((leaf) => `extracurricularActivities[${place}].${leaf}`);
const none = (count: number) => Array<string>(count).fill("no-answer");

test("a grade or a state that a question names is told by yes or no", async () => {
	expect(await held(radios("Are you currently a high school senior?", "Yes", "No"))).toEqual(["Yes"]);
	expect(await held(radios("Are you a junior in high school?", "Yes", "No"))).toEqual(["No"]);
	expect(await held(radios("Do you live in Oregon?", "Yes", "No"))).toEqual(["No"]);
	expect(await held(radios("Do you currently live in California?", "Yes", "No"))).toEqual(["Yes"]);
	expect(await held(radios("Do you live in Hawthorn County?", "Yes", "No"))).toEqual([]);
});

test("the schooling of a parent who is named by a number is no first generation", async () => {
	const contacts = [1, 2].map((number) => box(`Contact ${number}: Name`, `name=c${number}Name`)).join("");
	const asked = [1, 2]
		.map((number) => radios(`Does the parent or guardian named as Contact ${number} have a four-year (bachelor's) degree?`, "Yes", "No"))
		.join("");
	expect(await planned(`<h3>Parent or Guardian Information</h3>${contacts}<h3>First Generation Eligibility</h3>${asked}`)).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent2FirstName",
		"familyInformation.parent1EducationLevel",
		"familyInformation.parent2EducationLevel",
	]);
});

test("the ages of several siblings are given in one box, those of brothers or sisters where their names tell", async () => {
	expect(await held(`${box("Number of brothers and sisters")}${box("Their ages", "name=siblingAges")}`)).toEqual(["2", "21, 15"]);
	expect(await planned(`<h2>Family</h2>${box("Age(s) of brothers")}${box("Age(s) of sisters")}`)).toEqual(none(2));
});

test("a box for just month and year takes no day", async () => {
	expect(await held(`${list("AP exam 1", "Biology")}${box("AP exam 1 date", "maxlength=7")}`)).toEqual(["Biology", "05/2025"]);
});

test("hours that were served in some grades are no grades, and are no entry", async () => {
	const hours = box("Total hours of community service, grades 9-12", "type=number");
	const doings = `<h3>Activities in and out of school</h3>${table(["Organization or Activity", "Office"], ...rowsOf(2, 2))}`;
	expect(await planned(hours + doings)).toEqual([
		"unknown",
		...activity(0, "organizationName", "position"),
		...activity(1, "organizationName", "position"),
	]);
});

test("honors in the row of an activity are left, offices among them are its position, years are counted", async () => {
	const school = `<p>List all <b>school activities</b> in which you took part (e.g., student government, sports).</p>${table(["Activity", "No. of Years", "Special awards, honors"], ...rowsOf(2, 3))}`;
	expect(await planned(school)).toEqual([
		...activity(0, "organizationName", "gradeLevels"),
		"unknown",
		...activity(1, "organizationName", "gradeLevels"),
		"unknown",
	]);
	const offices = table(["Activity", "Special awards, honors or offices held"], ...rowsOf(1, 2));
	expect(await planned(`<h3>School and community activities</h3>${offices}`)).toEqual(activity(0, "organizationName", "position"));
});

test("community activities beside those of the school are what was done for others", async () => {
	const heads = ["Organization", "Hours per week"];
	const school = `<p>List all school activities in which you have participated.</p>${table(heads, ...rowsOf(3, 2))}`;
	const community = `<p>List all community activities in which you have participated without pay (e.g., Red Cross, church work).</p>${table(heads, ...rowsOf(1, 2))}`;
	expect(await planned(school + community)).toEqual([
		...activity(0, "organizationName", "hoursSpendPerWeek"),
		...activity(1, "organizationName", "hoursSpendPerWeek"),
		...none(2),
		...activity(2, "organizationName", "hoursSpendPerWeek"),
	]);
});

test("the head of a column reaches a row whose cells span several", async () => {
	const heads = "<tr><th></th><th>English</th><th>Reading</th><th>Math</th><th>Total</th></tr>";
	const cell = "<td><input></td>";
	const row = `<tr><th scope="row">SAT</th><td colspan="2"><input aria-label="SAT Evidence-Based Reading and Writing"></td>${cell}${cell}</tr>`;
	expect(await planned(`<table>${heads}${row}</table>`)).toEqual(
		["satEnglishScore", "satMathScore", "satSuperscore"].map((leaf) => `standardizedTestScores.${leaf}`),
	);
});

test("first name and middle initial in one line have a box each", async () => {
	const line = (label: string, boxes: number) => `<tr><td>${label}</td>${"<td><input></td>".repeat(boxes)}</tr>`;
	const parent = `<h3>Parent 1</h3><table>${line("51- Last name", 1)}<tr><td>52- First name, middle initial</td><td><input><input size="1" maxlength="1"></td></tr></table>`;
	expect(await planned(parent)).toEqual(["LastName", "FirstName", "MiddleInitial"].map((leaf) => `familyInformation.parent1${leaf}`));
});

test("under a heading of college the year in school and that of graduation are those there", async () => {
	const plans = `<h2>Postsecondary School Data</h2>${box("Major or course of study")}${list("Year in school next fall", "Freshman", "Sophomore", "Junior", "Senior")}${box("Anticipated year of graduation")}`;
	expect(await held(plans)).toEqual(["Environmental Engineering", "Freshman", "2031"]);
	const school = `<h2>High School Data</h2>${box("Name of high school")}${box("Anticipated year of graduation")}`;
	expect(await held(school)).toEqual(["Ashland Valley High School", "2027"]);
});

test("state grants ask for completion, colleges and degrees in sentences", async () => {
	const completion = list(
		"28- When you begin college in the 2027-2028 school year, what will be your high school completion status?",
		"High school diploma",
		"GED or state equivalency test",
		"None of the above",
	);
	expect(await held(completion)).toEqual(["High school diploma"]);
	expect(await planned(box("40- Year you expect to complete this degree:"))).toEqual(["miscellaneous.estimatedCollegeGradYear"]);
	expect(await planned(box("If you were not born in the United States, but are a citizen by birth, please explain"))).toEqual(["unknown"]);
	expect(await planned(`${box("Telephone")}${box("Telephone of local union office")}`)).toEqual([
		"personalInformation.phoneNumber",
		"unknown",
	]);
});

test("courses of some areas are asked for in one text, or in rows for which no more are made than there are courses", async () => {
	expect(await held(`<p><label>Please list the studio art courses you have taken ${AREA}</label></p>`)).toEqual(["Ceramics Studio (B+)"]);
	const heading = "<h3>List the science and math courses you have taken in high school, and your grade in each.</h3>";
	const row = '<div><input placeholder="Course"> <input placeholder="Grade"></div>';
	const adds = `<div id="rows">${row}${row}</div><button type="button" onclick='document.querySelector("#rows").insertAdjacentHTML("beforeend", \`${row}\`)'>Add another course</button>`;
	expect(await held(heading + adds, true)).toEqual(["Honors Physics", "93", "", ""]);
});

test("what was taken at a college is told by yes, and which one after it", async () => {
	expect(
		await planned(
			list("Have you taken any dual credit or college courses?", "Yes", "No") +
				box("If yes, through which college?") +
				radios("I have taken Advanced Placement (AP) examinations at my high school", "Yes", "No"),
		),
	).toEqual(["collegeCoursesTaken", "educationalBackground.collegeName", "educationalBackground.numberOfAPTests"]);
});
