import { expect, test } from "vitest";
import { box, list, radios, table } from "./markup";
import { planning } from "./planned";

/** What applications that states, unions and clubs print taught: notes in sentences, tables of two parents, letters that a legend spells out. */
const planned = planning();
const ADDRESS = ["address1", "city", "state", "postalCode"].map((piece) => `personalInformation.address.${piece}`);

test("a sentence that has the reader list colleges heads them, whatever it says of those left out", async () => {
	const lead =
		"<p>List all colleges and other post-secondary institutions attended, including dual enrollment. Failure to list one may result in dismissal.</p>";
	const schools = `<h2>Education</h2><p>List all secondary schools attended.</p>${table(["Name of school", "Dates attended"], ["<input>", "<input>"])}`;
	expect(await planned(`${schools}${lead}${table(["Name of institution", "Dates attended"], ["<input>", "<input>"])}`)).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolTimePeriod",
		"educationalBackground.collegeName",
		"educationalBackground.collegeTimePeriod",
	]);
});

test("telephone and e-mail below another address are the student's, where nothing else asks for them", async () => {
	const home = `<h3>Permanent address</h3>${["Street", "City", "State", "ZIP code"].map((label) => box(label)).join("")}`;
	const other = `<h3>Mailing address, if different from above</h3>${box("Street")}${box("City")}`;
	const reached = box("E-mail address", "type=email");
	expect(await planned(home + other + reached)).toEqual([...ADDRESS, "unknown", "other-person", "userInformation.email"]);
	expect((await planned(home + other + reached + reached)).slice(-2)).toEqual(["userInformation.email", "unknown"]);
	expect((await planned(`${reached}${home}${other}${reached}`)).at(-1)).toBe("unknown");
});

test("the head of a parent's column names them, whatever they may be besides", async () => {
	const heads = ["", "Parent 1 (father/mother/stepparent)", "Parent 2 (father/mother/stepparent)"];
	const rows = ["44. Last Name", "45. First Initial", "48. Occupation", "Employer"].map((label) => [label, "<input>", "<input>"]);
	expect(await planned(table(heads, ...rows))).toEqual(
		["LastName", "FirstName", "Occupation"]
			.flatMap((piece) => [1, 2].map((parent) => `familyInformation.parent${parent}${piece}`))
			.concat("other-person", "other-person"),
	);
});

test("after whether the student has a job its questions are of the paid work, and leave no other doing out", async () => {
	const job = radios("Do you have a job?", "Yes", "No") + box("If yes, where?") + box("How many hours per week?");
	const doing = [1, 2].map(() => ["<input>", "<input>"]);
	expect(await planned(`<h2>Activities</h2>${table(["Organization", "Position"], ...doing)}${job}`)).toEqual([
		...[0, 1].flatMap((place) => ["organizationName", "position"].map((leaf) => `extracurricularActivities[${place}].${leaf}`)),
		...["activityType", "organizationName", "hoursSpendPerWeek"].map((leaf) => `extracurricularActivities[1].${leaf}`),
	]);
});

test("a college beside each college course is where that was taken", async () => {
	const rows = [1, 2, 3].map(() => ["<input>", "<input>", "<input>"]);
	expect(await planned(`<h2>College courses</h2>${table(["Course title", "College or university", "Grade"], ...rows)}`)).toEqual([
		...[0, 1].flatMap((place) => [
			`collegeCoursesTaken[${place}].courseName`,
			"educationalBackground.collegeName",
			`collegeCoursesTaken[${place}].grade`,
		]),
		...["no-answer", "no-answer", "no-answer"],
	]);
});

test("courses of the areas that a heading names take those alone, and courses printed before their rows none", async () => {
	const rows = [1, 2].map(() => ["<input>", "<input>"]);
	expect(await planned(`<h3>High school science and mathematics courses</h3>${table(["Course title", "Grade"], ...rows)}`)).toEqual([
		"highSchoolClasses[1].courseName",
		"highSchoolClasses[1].grade",
		"no-answer",
		"no-answer",
	]);
	const printed = table(["Prerequisite course", "Where taken", "Grade"], ["BIOL 2401 Anatomy & Physiology I", "<input>", "<input>"]);
	expect(await planned(`<h3>Coursework</h3>${printed}`)).toEqual(["unknown", "unknown"]);
});

test("letters to choose from mean what the page says they stand for", async () => {
	const uses = (name: string) =>
		["S", "R", "W", "F", "H"].map((each) => `<label><input type="checkbox" name="${name}">${each}</label>`).join("");
	const lead = "<h3>Language Proficiency (Check all that apply.) S(Speak) R(Read) W(Write) F(First Language) H(Spoken at Home)</h3>";
	const row = `${box("Language 1")}<div role="group" aria-label="Proficiency in language 1">${uses("u1")}</div>`;
	expect(await planned(lead + row)).toEqual(["personalInformation.languages[0].language", "personalInformation.languages[0].proficiency"]);
});

test("boxes without words around them are answered by the names that page readers hear", async () => {
	const grade = (each: number) =>
		`<label style="display:inline-flex"><input type="checkbox" name="y" value="${each}" aria-label="Grade ${each}" style="position:absolute;width:1px;height:1px;margin:-1px;clip:rect(0,0,0,0)"><span style="display:block;width:20px;height:20px;border:1px solid"></span></label>`;
	const row = ["<input>", [9, 10, 11, 12].map(grade).join("")];
	expect(await planned(`<h2>Activities</h2>${table(["Activity or organization", "Grades"], row)}`)).toEqual([
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].gradeLevels",
	]);
});

const LEVELS = ["Middle school/Jr. High", "High school", "College or beyond", "Other/unknown"];
test.each([
	[list("Highest school completed by Parent 1", ...LEVELS), ["familyInformation.parent1EducationLevel"]],
	[radios("Black or African American", "Yes", "No"), ["personalInformation.race"]],
	[radios("White", "Yes", "No"), ["no-matching-option"]],
	[radios("Will you have your first bachelor’s degree before you begin?", "Yes", "No"), ["educationalBackground.currentYearInHighSchool"]],
	[radios("Do you plan to attend a:", "Vocational program", "2 year college", "4 year college"), ["educationalBackground.university"]],
	[radios("Have you attended any college or university, including dual enrollment?", "Yes", "No"), ["collegeCoursesTaken"]],
	[radios("Will you be 18 years of age or older by the first day of class?", "Yes", "No"), ["personalInformation.dateOfBirth"]],
	[box("Total number in household supported by family income"), ["unknown"]],
	[box("Enter your parents’ income tax for 2025."), ["unknown"]],
	[box("Persons living in your household", "type=number"), ["unknown"]],
	[`<h2>Union</h2>${box("Years of continuous membership")}`, ["unknown"]],
	[`<h2>Key Club Membership</h2>${box("Name of Key Club")}${box("Key Club offices held")}`, ["unknown", "unknown"]],
	[box("Intended major (first choice)") + box("Intended major (second choice)"), ["miscellaneous.intendedMajor", "unknown"]],
	[`<h2>High school</h2>${box("State/Country")}`, ["educationalBackground.highSchoolState"]],
	[
		`<h2>High school</h2>${box("Name")}${box("Month/Year of Graduation")}`,
		["educationalBackground.highSchoolName", "educationalBackground.highSchoolGraduationDate"],
	],
	[`<h2>Tests</h2>${box("ACT Composite")}${box("ACT MA")}`, ["standardizedTestScores.actScore", "unknown"]],
	[`<h2>Financial data</h2>${box("Unusual circumstances that have affected your achievement in school")}`, ["unknown"]],
	[
		`<h2>Honors</h2><p>Academic honors, prizes or distinctions</p><ol><li><input></li><li><input></li></ol>`,
		["achievements[0].title", "achievements[1].title"],
	],
	[
		`<h3>Mailing address</h3>${box("Street Number")}${box("Street Name")}${box("City")}`,
		["personalInformation.address.address1", "personalInformation.address.address1", "personalInformation.address.city"],
	],
	[
		`<h1>Three Rivers College</h1><h2>Application for Admission – Dual Enrollment Program</h2><h3>Mailing address</h3>${box("Street")}${box("City")}`,
		["personalInformation.address.address1", "personalInformation.address.city"],
	],
	[
		`<fieldset><legend>If you have previously applied to this campus, please list:</legend>${list("Term of application", "Fall", "Spring")}${box("Year")}</fieldset>`,
		["unknown", "unknown"],
	],
	[
		`<h3>Colleges/Universities Applied (in preferential order)</h3>${table(["", "College/University", "Cost"], ["1.", "<input>", "<input>"], ["2.", "<input>", "<input>"])}`,
		["statistics.collegesAppliedTo[0]", "unknown", "statistics.collegesAppliedTo[1]", "unknown"],
	],
	[
		`<h3>Colleges attended</h3>${table(["Name of college", "Hours earned"], ["<input>", "<input>"])}`,
		["educationalBackground.collegeName", "unknown"],
	],
	[
		`<h3>Parents’ education</h3>${list("Parent 1", "1 - No high school", "2 - Some high school", "3 - High school graduate", "4 - Some college", "5 - Four-year college graduate")}`,
		["familyInformation.parent1EducationLevel"],
	],
	[
		radios("Are you Hispanic or Latino? (A person of Cuban or other Spanish culture or origin, regardless of race)", "Yes", "No"),
		["personalInformation.hispanic"],
	],
	[
		radios("Did you, or will you, graduate from high school?", "Have graduated", "Will graduate", "GED"),
		["educationalBackground.highSchoolGraduationStatus"],
	],
	[`<h2>Honors</h2>${box("Have you decided on a career? If so, what is it?")}`, ["miscellaneous.careerInterest"]],
	[box("College for which applicant’s scholarship is requested"), ["educationalBackground.university"]],
])("%s", async (html, paths) => {
	expect(await planned(html)).toEqual(paths);
});
