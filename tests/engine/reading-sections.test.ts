import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();
const activity = (place: number, ...leaves: string[]) => leaves.map((leaf) => `extracurricularActivities[${place}].${leaf}`);
const box = (label: string) => `<label>${label}<input></label>`;

test("a section of work and other doings takes the entries in their order, one of work alone the work", async () => {
	const mixed = ["Club, team or employer", "Your title"].map(box).join("");
	const inOrder = [0, 1].flatMap((place) => activity(place, "organizationName", "position"));
	const lead = "<p>The committee gives as much weight to holding down a job as to anything you did at school.</p>";
	expect(await planned(`<h2>Work, school and community involvement</h2>${lead}<div>${mixed}</div><div>${mixed}</div>`)).toEqual(inOrder);
	const work = ["Employer", "Job title"].map(box).join("");
	expect(await planned(`<h2>Activities</h2><div>${mixed}</div><h3>Paid job</h3><div>${work}</div>`)).toEqual([
		...activity(0, "organizationName", "position"),
		...activity(1, "organizationName", "position"),
	]);
});

test("words after each box of a line name it, unless they lead from one box to the next", async () => {
	expect(await planned("<h2>School</h2><p>High school: <input></p><p><input> City <input> State</p>")).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolCity",
		"educationalBackground.highSchoolState",
	]);
	expect(await planned("<h2>School</h2><table><tr><td>Class rank</td><td><input> out of <input> students</td></tr></table>")).toEqual([
		"educationalBackground.highSchoolClassRank",
		"educationalBackground.highSchoolGraduatingClassSize",
	]);
});

test("boxes to tick under the heads of several columns are one question, whose options the heads name", async () => {
	const row = `<tr><td><input></td>${"<td><input type=checkbox></td>".repeat(4)}</tr>`;
	const heads = "<tr><th rowspan=2>Club</th><th colspan=4>Grade</th></tr><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>";
	expect(await planned(`<h2>Activities</h2><table>${heads}${row}${row}</table>`)).toEqual(
		[0, 1].flatMap((place) => activity(place, "organizationName", "gradeLevels")),
	);
});

test("a test named in the corner of a table is that of its rows", async () => {
	expect(
		await planned(
			"<table><tr><th>SAT</th><th>Score</th><th>Date taken</th></tr><tr><th>Mathematics</th><td><input></td><td><input></td></tr></table>",
		),
	).toEqual(["standardizedTestScores.satMathScore", "standardizedTestScores.satMathDate"]);
});

test("a further piece of a parent's name is that parent's, a birthplace asked right after the birth date that of birth", async () => {
	expect(await planned(`<h1>Grant</h1><h2>Family background</h2>${["Parent 1: Last name", "First", "M.I."].map(box).join("")}`)).toEqual([
		"familyInformation.parent1LastName",
		"familyInformation.parent1FirstName",
		"familyInformation.parent1MiddleInitial",
	]);
	expect(
		await planned(
			`${box("Date of birth")}<fieldset><legend>And where?</legend>${box("City, town or village")}${box("Country")}</fieldset>`,
		),
	).toEqual(["personalInformation.dateOfBirth", "personalInformation.birthCity", "personalInformation.birthCountry"]);
});

test("schools and tests beside the student's own stay empty, as do credits of a college", async () => {
	const school = ["School", "City"].map(box).join("");
	expect(await planned(`<h2>Schools attended</h2><fieldset><legend>Middle school</legend>${school}</fieldset>`)).toEqual([
		"unknown",
		"unknown",
	]);
	expect(await planned(`<h2>Scores</h2>${box("GED total")}${box("PSAT selection index")}`)).toEqual(["unknown", "unknown"]);
	expect(await planned(`<h2>College</h2>${box("Credits earned")}`)).toEqual(["unknown"]);
});

test("three boxes as wide as month, day and year take the date in pieces", async () => {
	const date = "personalInformation.dateOfBirth";
	expect(await planned("<div><span>Date of birth</span><input maxlength=2><input maxlength=2><input maxlength=4></div>")).toEqual([
		date,
		date,
		date,
	]);
});

test("what stands beside a column that names its list is of that list, whatever the heading over the table names", async () => {
	const grades = `<select><option></option>${["9th", "10th", "11th", "12th"].map((grade) => `<option>${grade}</option>`).join("")}</select>`;
	const table = (heads: string[], cells: string[]) =>
		`<table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></table>`;
	const combobox = '<input role="combobox" aria-haspopup="listbox" aria-expanded="false" readonly>';
	const lead = "<p>List up to five activities or jobs.</p>";
	for (const list of [grades, combobox])
		expect(
			await planned(
				`<div class="card-title">Activities and recognition</div>${lead}${table(["Honors or awards", "Grade received"], ["<input>", list])}`,
			),
		).toEqual(["achievements[0].title", "achievements[0].yearAwarded"]);
	const college = table(["College course title", "Credits", "Grade"], ["<input>", "<input>", "<input>"]);
	expect(await planned(`<h2>High school</h2>${college}`)).toEqual(
		["courseName", "credits", "grade"].map((leaf) => `collegeCoursesTaken[0].${leaf}`),
	);
});

test("what was accomplished is told of the activity whose hours are asked beside it", async () => {
	expect(
		await planned(
			`<h2>Activities, work & honors</h2>${["Activity or employer", "Hours per week", "Details, accomplishments"].map(box).join("")}`,
		),
	).toEqual(activity(0, "organizationName", "hoursSpendPerWeek", "activityDescription"));
});

test("entries counted in words, in prompts too, follow one another; words over an earlier numbered question end there", async () => {
	const prompts = ["First honor or award", "Second honor or award", "Third honor or award"];
	expect(await planned(`<h2>Honors</h2>${prompts.map((prompt) => `<p><input placeholder="${prompt}"></p>`).join("")}`)).toEqual(
		[0, 1, 2].map((place) => `achievements[${place}].title`),
	);
	const row = `<tr>${"<td><input></td>".repeat(3)}</tr>`;
	const siblings = `<table><tr><th>First name</th><th>Last name</th><th>Age</th></tr>${row.repeat(2)}</table>`;
	expect(await planned(`<h2>Family</h2><p>30. Brothers and sisters</p>${siblings}${box("34. Race")}`)).toEqual([
		...[0, 1].flatMap((place) => ["firstName", "lastName", "age"].map((leaf) => `familyInformation.siblings[${place}].${leaf}`)),
		"personalInformation.race",
	]);
});

test("a club asked for by itself is no entry of the activities, the page's title no kind of them", async () => {
	const entry = ["Organization", "Position held", "Hours per week", "Weeks per year"].map(box).join("");
	const leaves = ["organizationName", "position", "hoursSpendPerWeek", "weeksSpentPerYear"];
	expect(
		await planned(`<h2>4-H and FFA</h2>${box("4-H club or FFA chapter")}<h2>Involvement</h2><div>${entry}</div><div>${entry}</div>`),
	).toEqual(["unknown", ...activity(0, ...leaves), ...activity(1, ...leaves)]);
	expect(await planned(`<h2>Junior Volunteer and Scholarship Application</h2><h3>Activities, Honors & Exams</h3>${entry}`)).toEqual(
		activity(0, ...leaves),
	);
});

test("parents are told by the rows of their table, though its numbers begin with zero", async () => {
	const row = (place: number) =>
		`<tr>${["parent_name", "occupation"].map((leaf) => `<td><input name="parents[items][${place}][${leaf}]"></td>`).join("")}</tr>`;
	expect(
		await planned(`<h3>Parents / Guardians</h3><table><tr><th>Full name</th><th>Occupation</th></tr>${row(0)}${row(1)}</table>`),
	).toEqual(["parent1FirstName", "parent1Occupation", "parent2FirstName", "parent2Occupation"].map((leaf) => `familyInformation.${leaf}`));
});

test("a date in pieces belongs to the entry whose heading stands over it", async () => {
	const select = (label: string, options: readonly (string | number)[]) =>
		`<select aria-label="${label}"><option></option>${options.map((option) => `<option>${option}</option>`).join("")}</select>`;
	const exams = select("Subject", ["Art History", "Biology", "Calculus AB", "Chemistry"]);
	const date = `<fieldset><legend>Test date</legend>${select("Month", ["April", "May", "June", "July"])}${select("Year", [2024, 2025, 2026, 2027])}</fieldset>`;
	expect(await planned(`<h3>Add test</h3>${exams}${date}${select("Score", [1, 2, 3, 4, 5])}`)).toEqual(
		["subject", "date", "date", "score"].map((leaf) => `apIbExamScores[0].${leaf}`),
	);
});

test("a label without a control names the table below it, a button beside a number no column", async () => {
	const cells = "<td><input></td><td><input></td>";
	expect(
		await planned(`<h2>Family</h2><div><label for="">Brothers and sisters</label></div>
			<div><table><tr><th>Name</th><th>Age</th></tr><tr>${cells}</tr></table></div>`),
	).toEqual(["familyInformation.siblings[0].firstName", "familyInformation.siblings[0].age"]);
	expect(
		await planned(`<h2>Activities</h2><div style="display:flex"><b>#1</b><button type="button">Remove</button></div>
			<div style="display:flex"><div><label>Organization</label><input></div><div><label>Position held</label><input></div></div>`),
	).toEqual(activity(0, "organizationName", "position"));
});

test("whether there is a further entry is told where there is one", async () => {
	const yesNo = (question: string) =>
		`<fieldset><legend>${question}</legend><label><input type="radio" name="more">Yes</label><label><input type="radio" name="more">No</label></fieldset>`;
	const entry = ["Name of the organization", "Your role", "Hours a week"].map(box).join("");
	const entries = (count: number) => Array.from({ length: count }, (_, place) => `<h3>Activity ${place + 1}</h3>${entry}`).join("");
	const asked = async (count: number) =>
		(await planned(`${entries(count)}${yesNo("Would you like to tell us about another activity?")}`)).at(-1);
	expect([await asked(2), await asked(3)]).toEqual(["extracurricularActivities", "no-answer"]);
});

test("words on a line across the page part the two parents of a section", async () => {
	const parent = (name: string) =>
		`<div role="separator" aria-labelledby="${name}"><div id="${name}">${name}</div></div>${["Surname", "Given name", "Occupation"].map((label) => `<div>${box(label)}</div>`).join("")}`;
	const income = `<div role="separator"><div>Household</div></div><div>${box("Annual household income")}</div>`;
	const section = `<section><h2>Part D. Parents and household</h2><div><div>${box("Number of people in household")}</div>${parent("Parent 1")}${parent("Parent 2")}${income}</div></section>`;
	const leaves = ["LastName", "FirstName", "Occupation"];
	expect((await planned(section)).slice(1)).toEqual([
		...[1, 2].flatMap((number) => leaves.map((leaf) => `familyInformation.parent${number}${leaf}`)),
		"familyInformation.householdAnnualIncome",
	]);
});

test("a card that bears the name typed into it asks for no kind of its own", async () => {
	const card = (title: string, name: string) =>
		`<div><h3>${title}</h3>${box("Kind of activity")}<label>Organization<input value="${name}"></label>${box("Hours a week")}</div>`;
	const asked = `<h2>What you do outside class</h2>${card("1 Ashland Valley Debate and Drama", "Ashland Valley Debate and Drama")}${card("2 New activity", "")}`;
	expect(await planned(asked)).toEqual([
		"extracurricularActivities[0].activityType",
		"already-filled",
		"extracurricularActivities[0].hoursSpendPerWeek",
		...activity(1, "activityType", "organizationName", "hoursSpendPerWeek"),
	]);
});

test("whom a heading names it names, though a box under it holds the same words", async () => {
	const held = (label: string, value: string) => `<label>${label}<input value="${value}"></label>`;
	expect(await planned(`<h3>Legal guardian</h3>${held("Relationship", "Legal guardian")}${box("First name")}`)).not.toContain(
		"personalInformation.firstName",
	);
});

test("the words on a button head nothing, however they are drawn; those of an unfolded part head what it holds", async () => {
	const button = '<div><button type="button"><span style="display:block;font-size:2em">Mother</span><span></span></button></div>';
	const names = `<div>${box("First name")}${box("Last name")}</div>`;
	expect(await planned(button + names)).toEqual(["personalInformation.firstName", "personalInformation.lastName"]);
	const unfolded = '<button type="button" class="panel-title" aria-expanded="true">Father</button>';
	const card = (title: string, ...labels: string[]) => `<div><div class="title">${title}</div><div>${labels.map(box).join("")}</div></div>`;
	const cards = card("Details", "First name", "Last name") + card("Degree", "Level of education");
	expect(await planned(`<div>${unfolded}<div>${cards}</div></div>`)).toEqual([
		"familyInformation.parent2FirstName",
		"familyInformation.parent2LastName",
		"familyInformation.parent2EducationLevel",
	]);
});
