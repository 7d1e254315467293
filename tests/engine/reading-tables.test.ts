import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();
const HOME = "personalInformation.address";
const entry = (place: number, key: string) => `extracurricularActivities[${place}].${key}`;

test("words in a cell belong to the control, the cell before to all of them", async () => {
	expect(
		await planned(
			"<table><tr><td>SAT Scores</td><td>Math <input> Total <input></td></tr><tr><td>ACT Scores</td><td>English <input> Composite <input></td></tr><tr><td>Place of birth</td><td>City <input></td><td>Country <input></td></tr></table>",
		),
	).toEqual([
		"standardizedTestScores.satMathScore",
		"standardizedTestScores.satSuperscore",
		"unknown",
		"standardizedTestScores.actScore",
		"personalInformation.birthCity",
		"personalInformation.birthCountry",
	]);
});

test("column and row together ask one thing, whichever of them names the person", async () => {
	expect(
		await planned(
			"<table><tr><th>Question</th><th>Parent 1</th><th>Parent 2</th></tr><tr><td>First name</td><td><input></td><td><input></td></tr><tr><td>Occupation</td><td><input></td><td><input></td></tr></table>",
		),
	).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent2FirstName",
		"familyInformation.parent1Occupation",
		"familyInformation.parent2Occupation",
	]);
});

test("rows drawn with boxes are read by the words in line over them", async () => {
	expect(
		await planned(
			"<style>.row{display:flex}.row>*{flex:1}</style><h3>Courses this year</h3><div><div class=row><div>Course</div><div>Grade</div><div>Credits</div></div><div><div class=row><div><input></div><div><input></div><div><input></div></div><div class=row><div><input></div><div><input></div><div><input></div></div></div></div>",
		),
	).toEqual([0, 1].flatMap((row) => ["courseName", "grade", "credits"].map((key) => `highSchoolClasses[${row}].${key}`)));
});

test("rows whose first alone has words ask the same again", async () => {
	const cell = (label: string, box = "<input>") => `<div>${label}${box}</div>`;
	const first = `<div class=row>${cell("<label for=a>Group or activity</label>", "<input id=a>")}${cell("<label for=b>Your role</label>", "<input id=b>")}</div>`;
	const further = `<div class=row>${cell("")}${cell("")}</div>`;
	expect(await planned(`<style>.row{display:flex}</style><h2>Activities</h2><div>${first}${further}${further}</div>`)).toEqual(
		[0, 1, 2].flatMap((row) => ["organizationName", "position"].map((key) => `extracurricularActivities[${row}].${key}`)),
	);
});

test("words below the boxes of a row name them, as on paper", async () => {
	expect(
		await planned(
			"<table><tr><td><input></td><td><input></td></tr><tr><td>(Last)</td><td>(First)</td></tr><tr><td><input></td><td><input></td></tr><tr><td>City</td><td>Zip code</td></tr></table>",
		),
	).toEqual(["personalInformation.lastName", "personalInformation.firstName", `${HOME}.city`, `${HOME}.postalCode`]);
});

test("columns that are entries are asked by their rows", async () => {
	const row = (head: string) => `<tr><th>${head}</th><td><input></td><td><input></td></tr>`;
	expect(
		await planned(
			`<h2>Activities</h2><table><tr><th></th><th>Activity 1</th><th>Activity 2</th></tr>${row("Organization")}${row("Position held")}</table>`,
		),
	).toEqual(["organizationName", "position"].flatMap((key) => [0, 1].map((place) => entry(place, key))));
});

test("heads that reach over several columns and rows name those below", async () => {
	const box = "<td><input></td>";
	const tick = "<td><input type=checkbox></td>";
	const row = `<tr><td>1.</td>${box}${box}${tick.repeat(4)}${box}</tr>`;
	expect(
		await planned(
			`<h2>Activities</h2><table><tr><th rowspan=2></th><th rowspan=2>Club or team</th><th rowspan=2>Office or duty</th><th colspan=4>Grade (check)</th><th rowspan=2>Hours a week</th></tr><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>${row}</table>`,
		),
	).toEqual(["organizationName", "position", "gradeLevels", "hoursSpendPerWeek"].map((key) => entry(0, key)));
});

test("a row below a cell that reaches down into it has the heads of its columns", async () => {
	const box = "<td><input></td>";
	const heads = "<tr><th></th><th>Times taken</th><th>Score</th><th>Date (mm/yyyy)</th></tr>";
	const rows = `<tr><td rowspan=2>SAT</td><td rowspan=2><input></td><td>Reading and Writing <input></td>${box}</tr><tr><td>Math <input></td>${box}</tr>`;
	expect(await planned(`<h2>Testing</h2><table>${heads}${rows}</table>`)).toEqual(
		["satAttempts", "satEnglishScore", "satEnglishDate", "satMathScore", "satMathDate"].map((key) => `standardizedTestScores.${key}`),
	);
});

test("heads that say they reach over thousands of columns, or over all rows, harm nothing", async () => {
	expect(
		await planned(
			"<table><tr><th colspan=1000 rowspan=65534>Contact</th></tr><tr><th rowspan=0>Home</th></tr><tr><td>City</td><td><input></td></tr></table>",
		),
	).toEqual([`${HOME}.city`]);
});

test("words below the boxes in their own cells name them", async () => {
	const cell = (caption: string) => `<td><input><br><span>${caption}</span></td>`;
	expect(await planned(`<table><tr><td>Full name:</td>${cell("Last")}${cell("First")}${cell("Middle")}</tr></table>`)).toEqual(
		["lastName", "firstName", "middleName"].map((key) => `personalInformation.${key}`),
	);
});

test("a question's label that is tied to its first option names the question, and the first cell's label the table", async () => {
	const choice = (id: string) => `<span><input type="radio" name="gen" id="${id}" value="${id}"><label for="${id}">${id}</label></span>`;
	expect(
		await planned(`<ul><li><label for="Yes">Are you a first-generation college student?</label><div role="radiogroup">${choice("Yes")}${choice("No")}</div></li>
			<li><label for="a">Siblings</label><table><tr><th></th><th id="n">First name</th><th id="g">Age</th></tr>
				<tr><th>1</th><td><input id="a" aria-labelledby="n"></td><td><input aria-labelledby="g"></td></tr></table></li></ul>`),
	).toEqual(["familyInformation.isFirstGen", "familyInformation.siblings[0].firstName", "familyInformation.siblings[0].age"]);
});

test("a label that points at an id which every control below bears names none but the first of them", async () => {
	const leaves = ["Course title", "Grade", "Credits"];
	const heads = leaves.map((leaf) => `<th>${leaf}</th>`).join("");
	const cells = leaves.map((leaf) => `<td><input id="same" aria-label="${leaf}, row 1"></td>`).join("");
	expect(
		await planned(
			`<div><label for="same">College courses completed in high school</label><div><table aria-label="College courses"><tr>${heads}</tr><tr>${cells}</tr></table></div></div>`,
		),
	).toEqual(["courseName", "grade", "credits"].map((leaf) => `collegeCoursesTaken[0].${leaf}`));
});

test("an entry that the page has printed over those to fill in is no row of heads", async () => {
	expect(
		await planned(
			"<h2>Honors courses</h2><table><thead><tr><th>Course</th><th>Grade</th><th>Credits</th></tr></thead><tbody><tr><td>Botany</td><td>A-</td><td>2</td></tr><tr><td><input></td><td><input></td><td><input></td></tr></tbody></table>",
		),
	).toEqual(["courseName", "grade", "credits"].map((key) => `highSchoolClasses[0].${key}`));
});

test("cells of a grid may stand in further boxes between them and their row", async () => {
	const row = (role: string, cells: string[]) =>
		`<div role=row><div>${cells.map((cell) => `<div role=${role}>${cell}</div>`).join("")}</div></div>`;
	expect(
		await planned(
			`<h2>Courses this year</h2><div role=grid><div>${row("columnheader", ["Course", "Grade", "Credits"])}</div><div>${row("gridcell", ["<input>", "<input>", "<input>"])}</div></div>`,
		),
	).toEqual(["courseName", "grade", "credits"].map((key) => `highSchoolClasses[0].${key}`));
});

test("words in a line, as those of a form's steps, are no heads of what stands one below the other", async () => {
	const names = "<p>First name <input></p><p>Last name <input></p>";
	expect(
		await planned(
			`<style>.steps{display:flex}.steps>*{flex:1}</style><div class=steps><div>School</div><div>Family</div></div><div>${names}</div>`,
		),
	).toEqual(["personalInformation.firstName", "personalInformation.lastName"]);
});

test("what a table is of is not told by a section before it that asks nothing yet", async () => {
	const table = `<table><tr><th>Course title</th><th>Grade earned</th></tr><tr><td><input></td><td><input></td></tr></table>`;
	expect(
		await planned(
			`<div><div><b>III. Examinations</b></div><p>Advanced Placement examinations taken.</p><div><b>IV. College-Level Coursework</b></div><p>Courses taken at a college while in secondary school.</p>${table}</div>`,
		),
	).toEqual(["collegeCoursesTaken[0].courseName", "collegeCoursesTaken[0].grade"]);
});

test("a further row without words of its own is of the kind that the first one is of", async () => {
	const row = `<div><input placeholder="Subject"><input placeholder="Score"></div>`;
	const others = ["ACT composite", "SAT math", "PSAT total"].map((label) => `<div><label>${label} <input></label></div>`).join("");
	const page = `<div><div><b>Examinations</b></div>${others}<p>Advanced Placement examinations taken.</p>${row}${row}</div>`;
	expect((await planned(page)).slice(3)).toEqual([
		"apIbExamScores[0].subject",
		"apIbExamScores[0].score",
		"apIbExamScores[1].subject",
		"apIbExamScores[1].score",
	]);
});

test("a head over a pair of label and box speaks for the pairs under it, of an address for nothing but the address", async () => {
	const row = (...labels: string[]) => `<tr>${labels.map((label) => `<td>${label}</td><td><input></td>`).join("")}</tr>`;
	expect(
		await planned(
			`<table><tr><td></td><td>Home address</td><td></td><td>Mailing address (only if different)</td></tr>${row("Address line 1", "Address line 1")}${row("Address line 2", "City")}${row("City", "ZIP code")}${row("ZIP code", "E-mail")}</table>`,
		),
	).toEqual([
		`${HOME}.address1`,
		"unknown",
		`${HOME}.address2`,
		"other-person",
		`${HOME}.city`,
		"other-person",
		`${HOME}.postalCode`,
		"userInformation.email",
	]);
	expect(
		await planned(
			`<table><tr><td colspan=2>Parent 1</td><td colspan=2>Parent 2</td></tr>${row("First name", "First name")}${row("Occupation", "Occupation")}</table>`,
		),
	).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent2FirstName",
		"familyInformation.parent1Occupation",
		"familyInformation.parent2Occupation",
	]);
});

test("each test of a table has its own date", async () => {
	const rows = ["SAT Evidence-Based Reading and Writing", "SAT Math", "ACT Composite"].map(
		(name) => `<tr><th>${name}</th><td><input size=10></td><td><input size=5></td></tr>`,
	);
	expect(
		await planned(`<h2>Tests</h2><table><thead><tr><th>Test</th><th>Test date</th><th>Score</th></tr></thead>${rows.join("")}</table>`),
	).toEqual([
		"standardizedTestScores.satEnglishDate",
		"standardizedTestScores.satEnglishScore",
		"standardizedTestScores.satMathDate",
		"standardizedTestScores.satMathScore",
		"standardizedTestScores.actDate",
		"standardizedTestScores.actScore",
	]);
});

test("a label that but counts the words of its row leaves it to the head of the column whose it is, and so does an employer", async () => {
	const row = (words: string, label = "") =>
		`<tr><th>${words}</th>${[1, 2].map((n) => `<td><input ${label && `aria-label="${label} ${n}"`}></td>`).join("")}</tr>`;
	expect(
		await planned(
			`<h3>Your family</h3><table><tr><th></th><th>Parent 1</th><th>Parent 2</th></tr>${row("Occupation")}${row("Employer")}${row("Education completed", "Education")}</table>`,
		),
	).toEqual([
		...[1, 2].map((n) => `familyInformation.parent${n}Occupation`),
		"other-person",
		"other-person",
		...[1, 2].map((n) => `familyInformation.parent${n}EducationLevel`),
	]);
});

test("a label for two boxes, of which the second has its own, names the first by its beginning", async () => {
	expect(
		await planned(
			`<div><span>27.</span><label for="act">ACT composite; date of test</label><div><input id="act"><input placeholder="MM/DD/YYYY" aria-label="Date of ACT"></div></div>`,
		),
	).toEqual(["standardizedTestScores.actScore", "standardizedTestScores.actDate"]);
});
