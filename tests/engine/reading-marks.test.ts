import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();
const box = (label: string) => `<div><label>${label} <input></label></div>`;
const parents = (leaf: string) => [1, 2].map((number) => `familyInformation.parent${number}${leaf}`);

test("a plain line halfway down a section parts it: “Parent 2” after the first parent's boxes", async () => {
	const names = box("First name") + box("Last name");
	const [one, two] = [1, 2].map((number) => [`familyInformation.parent${number}FirstName`, `familyInformation.parent${number}LastName`]);
	expect(await planned(`<h3>Parents</h3><div>Parent 1</div>${names}<div>Parent 2</div>${names}`)).toEqual([...one!, ...two!]);
});

test("keys that count the parents from 0 call the second one 1", async () => {
	const name = (number: number) =>
		`<div><label for="p${number}">First name</label><input id="p${number}" name="PARENT_FIRST_NAME$${number}"></div>`;
	const level = (number: number) =>
		`<div><label for="e${number}">Occupation</label><input id="e${number}" name="PARENT_JOB$${number}"></div>`;
	const [first, job] = [parents("FirstName"), parents("Occupation")];
	expect(await planned(`${name(0)}${level(0)}${name(1)}${level(1)}`)).toEqual([first[0], job[0], first[1], job[1]]);
});

test("the sign on a button ends no section, a panel's button is over what it shows, a number in a lead counts no entries", async () => {
	const leaves = ["organizationName", "position", "activityDescription", "hoursSpendPerWeek"];
	const rich = '<div><button type="button"><b>B</b></button><label>What did you do? <textarea></textarea></label></div>';
	const panel = (number: number, isOpen: boolean) =>
		`<div><button type="button" class="head" aria-expanded="${isOpen}">Activity ${number}</button><div ${isOpen ? "" : "hidden"}>${box("Organization")}${box("Your role")}${rich}${box("Hours per week")}</div></div>`;
	expect(await planned(`<h2>Activities</h2>${panel(1, false)}${panel(2, true)}`)).toEqual(
		leaves.map((leaf) => `extracurricularActivities[1].${leaf}`),
	);
	const row = "<tr><td><input aria-label='Course title'></td><td><input aria-label='Credits'></td></tr>";
	expect(
		await planned(`<h2>High school courses</h2><p>Enter three courses (one full-year course = 1)</p><table>${row}${row}</table>`),
	).toEqual([0, 1].flatMap((place) => [`highSchoolClasses[${place}].courseName`, `highSchoolClasses[${place}].credits`]));
});

test("a table that draws nothing but a list's box and arrow stands in the page as the list does", async () => {
	const list = `<div class="RadComboBox"><table><tr><td><input id="a" readonly></td><td class="rcbArrowCell"><a>select</a></td></tr></table></div>`;
	expect(await planned(`<h2>School</h2><table><tr><td>High school graduation year</td><td>${list}</td></tr></table>`)).toEqual([
		"educationalBackground.highSchoolGraduationYear",
	]);
});

test("boxes that an empty label draws, under heads that are numbers, are one question of each row", async () => {
	const clipped = "position:absolute;opacity:0;width:1px";
	const cell = (id: string) =>
		`<td><input type="checkbox" id="${id}" name="${id}" style="${clipped}"><label for="${id}" aria-hidden="true" style="display:inline-block;width:20px;height:20px"></label></td>`;
	const rows = [1, 2].map(
		(row) => `<tr><th scope="row">Activity ${row}</th>${[9, 10, 11, 12].map((grade) => cell(`q${row}_${grade}`)).join("")}</tr>`,
	);
	const heads = `<tr><td></td>${[9, 10, 11, 12].map((grade) => `<th>${grade}</th>`).join("")}</tr>`;
	expect(await planned(`<h2>Grades of participation</h2><table><thead>${heads}</thead><tbody>${rows.join("")}</tbody></table>`)).toEqual([
		"extracurricularActivities[0].gradeLevels",
		"extracurricularActivities[1].gradeLevels",
	]);
});

test("the name of a thing is nobody's, and signing with one's name is the student's alone", async () => {
	const things = ["Name of the aid program(s)", "Name of church", "Name of airline"].map(box).join("");
	expect(await planned(things)).toEqual(["unknown", "unknown", "unknown"]);
	const signing = ["Sign with your full name", "Sign your name", "Enter your full legal name to certify", "Firme con su nombre"];
	expect(await planned(signing.map(box).join(""))).toEqual(signing.map(() => "never-filled"));
	expect(await planned(["Name of applicant", "Name of your mother"].map(box).join(""))).toEqual([
		"personalInformation.firstName",
		"familyInformation.parent1FirstName",
	]);
});

test("whether somebody was born in the country, of which program an exam is, and options that letters count", async () => {
	const asked = (question: string, ...options: string[]) =>
		`<fieldset><legend>${question}</legend>${options.map((option) => `<label><input type="radio" name="${question}">${option}</label>`).join("")}</fieldset>`;
	expect(await planned(asked("Were you born outside of the United States?", "Yes", "No"))).toEqual(["personalInformation.birthCountry"]);
	expect(await planned(asked("Was your mother born in the United States?", "Yes", "No"))).not.toEqual(["personalInformation.birthCountry"]);
	const program = `<label>Test type <select><option></option><option>Advanced Placement (AP)</option><option>International Baccalaureate (IB)</option></select></label>`;
	expect(await planned(`<h2>AP and IB exams</h2>${program}`)).toEqual(["apIbExamScores[0].subject"]);
	expect(await planned(asked("Are you the first in your family to go to college?", "A Yes", "B No", "C Not sure"))).toEqual([
		"familyInformation.isFirstGen",
	]);
});

test("the hidden list inside a drawn one offers nothing of its own", async () => {
	const bands = ["Less than $25,000", "$25,000 to $50,000", "$50,000 to $75,000", "More than $75,000"];
	const hidden = `<select hidden tabindex="-1">${bands.map((band) => `<option>${band}</option>`).join("")}</select>`;
	const drawn = bands.map((band) => `<div role="option">${band}</div>`).join("");
	expect(
		await planned(
			`<p id="q">Household income</p><div role="listbox" aria-haspopup="true" aria-labelledby="q" tabindex="0">${hidden}${drawn}</div>`,
		),
	).toEqual(["familyInformation.householdAnnualIncome"]);
});
