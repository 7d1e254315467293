import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();
const box = (label: string, more = "") => `<label>${label} <input ${more}></label>`;
const list = (label: string, options: string[]) =>
	`<label>${label} <select><option></option>${options.map((option) => `<option>${option}</option>`).join("")}</select></label>`;
const choice = (question: string, options: string[]) =>
	`<fieldset><legend>${question}</legend>${options.map((option) => `<label><input type=radio name="${question}">${option}</label>`).join("")}</fieldset>`;
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString("en", { month: "long" }));
const tick = (question: string) => `<label><input type=checkbox> ${question}</label>`;

test.each([
	["How many activities will you list?", "extracurricularActivities"],
	["Number of clubs, teams and jobs you'll tell us about", "extracurricularActivities"],
	["Activity count", "extracurricularActivities"],
	["No. of distinctions", "achievements"],
	["How many awards would you like to list?", "achievements"],
	["¿Cuántos reconocimientos desea incluir?", "achievements"],
	["How many schools are you applying to in all?", "statistics.collegesAppliedTo"],
	["How many siblings will you tell us about?", "familyInformation.numOfSiblings"],
	["Hours at clubs in all", "unknown"],
	["How many clubs does your school offer?", "unknown"],
	["How many languages are taught at your school?", "unknown"],
])("“%s” is answered by %s", async (question, path) => {
	expect(await planned(box(question, "type=number"))).toEqual([path]);
});

test("whether a test was taken is asked in few words", async () => {
	const yesNo = ["Yes", "No"];
	expect(
		await planned(
			`<h2>ACT</h2>${choice("ACT taken?", yesNo)}${choice("Already done?", yesNo)}<h2>Admission tests</h2>${choice("Took the SAT at least once", yesNo)}${choice("¿Ha presentado el PSAT?", ["Sí", "No"])}${choice("SAT?", yesNo)}${choice("Did you take the ACT with writing?", yesNo)}${choice("ACT plans: will you take it?", yesNo)}${box("ACT taken (Y/N)")}`,
		),
	).toEqual([
		"standardizedTestScores.actScore",
		"standardizedTestScores.actScore",
		"standardizedTestScores.satSuperscore",
		"standardizedTestScores.psatScore",
		"standardizedTestScores.satSuperscore",
		"unknown",
		"unknown",
		"standardizedTestScores.actScore",
	]);
});

test("one box for the names of both parents takes both, one for a parent's name takes one", async () => {
	expect(
		await planned(
			`<h2>Family</h2>${box("Names of your mother and father")}<h2>Program notes</h2>${box("Parent's name as on the tribal roll")}${box("Occupation of parent")}`,
		),
	).toEqual(["familyInformation.parent1FirstName", "familyInformation.parent1FirstName", "familyInformation.parent1Occupation"]);
});

test("the schooling of both parents is asked for at once, or in the rows of a table of each", async () => {
	const levels = ["Elementary", "Some high school", "High school", "Some college", "College degree"];
	const row = (number: number) =>
		`<tr><td><input aria-label="Parent ${number} full name"></td><td>${list("", levels).replace(/<\/?label>/g, "")}</td></tr>`;
	const table = `<h2>Parents / <em>Padres</em></h2><table><tr><th>Name / <em>Nombre</em></th><th>Education <em>Escolaridad</em></th></tr>${row(1)}${row(2)}</table>`;
	expect(await planned(table)).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1EducationLevel",
		"familyInformation.parent2FirstName",
		"familyInformation.parent2EducationLevel",
	]);
});

test("in an entry of honors the grade is that of the honor, in one of activities those of taking part", async () => {
	expect(
		await planned(
			`<h2>Prizes</h2>${box("Prize")}${box("Year of school")}<h2>Activities</h2>${box("Activity")}${box("School grade(s)")}<h2>You</h2>${box("Current grade level")}`,
		),
	).toEqual([
		"achievements[0].title",
		"achievements[0].yearAwarded",
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].gradeLevels",
		"educationalBackground.currentYearInHighSchool",
	]);
});

test("the level of a course is told by its title, as far as that says it", async () => {
	const levels = ["Regular", "Honors", "AP", "Dual enrollment"];
	const row = (number: number) => `<tr><td><input></td><td>${list("", levels).replace(/<\/?label>/g, "")}</td><td>${number}</td></tr>`;
	expect(
		await planned(`<h2>Senior courses</h2><table><tr><th>Course</th><th>Level</th><th>No.</th></tr>${[1, 2, 3].map(row).join("")}</table>`),
	).toEqual([
		"highSchoolClasses[0].courseName",
		"highSchoolClasses[0].courseName",
		"highSchoolClasses[1].courseName",
		"highSchoolClasses[1].courseName",
		"highSchoolClasses[2].courseName",
		"no-answer",
	]);
});

test("a class of is the year of graduation beside the month of entry, and a sum to date no graduation", async () => {
	expect(
		await planned(
			`<h2>High school</h2>${list("Month you started there", MONTHS)}${box("Class of", "placeholder=YYYY")}${box("Other scholarships awarded to date")}`,
		),
	).toEqual(["educationalBackground.highSchoolEntryDate", "educationalBackground.highSchoolGraduationYear", "unknown"]);
});

test("a box for those whose school is not listed is filled for them alone", async () => {
	const other = box("If your school is not listed");
	const school = "educationalBackground.highSchoolName";
	expect(await planned(`${list("High school", ["Etna High School", "Ashland Valley High School"])}${other}`)).toEqual([
		school,
		"already-filled",
	]);
	expect(await planned(`${list("High school", ["Etna High School", "Yreka Union High School"])}${other}`)).toEqual([
		"no-matching-option",
		school,
	]);
});

test("options in whole sentences", async () => {
	expect(
		await planned(
			`${choice("Citizenship", ["I am a citizen or national of the United States", "I am a permanent resident", "I am a citizen of a Freely Associated State"])}${choice("Application fee", ["I will pay by card", "I will ask for a fee waiver"])}${list("High school: completion status", ["I will receive a diploma", "I have received a diploma", "GED"])}${choice("Which of these have you taken?", ["PSAT", "SAT", "ACT", "An AP exam"]).replaceAll("radio", "checkbox")}${tick("ACT taken")}`,
		),
	).toEqual([
		"personalInformation.citizenshipStatus",
		"miscellaneous.applicationFeePaymentInfo",
		"educationalBackground.highSchoolGraduationStatus",
		"standardizedTestScores.satSuperscore",
		"standardizedTestScores.actScore",
	]);
});

test("“I am a…” asks what its options say", async () => {
	expect(await planned(`<h2>Background</h2>${choice("I am a…", ["U.S. citizen or national", "Permanent resident", "Neither"])}`)).toEqual([
		"personalInformation.citizenshipStatus",
	]);
});
