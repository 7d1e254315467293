import { expect, test } from "vitest";
import { ageAsked, isOfAge } from "../../extension/engine/express/ages";
import { gradeYearOf } from "../../extension/engine/express/senses/grade-year";
import { wordsOf } from "../../extension/engine/words";
import { filling } from "./filled";
import { box } from "./markup";
import { planning } from "./planned";

/** What the applications of state programs, nominations, youth boards and scholarships taught, in their own words and layouts. */
const planned = planning();
const fill = filling();
const area = (label: string) => `<p><label>${label} <textarea></textarea></label></p>`;
const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join("")}</tr>`;
const INPUT = "<input>";
const ofActivity = (place: number, key: string) => `extracurricularActivities[${place}].${key}`;
const ADDRESS = "personalInformation.address";

test.each([
	[`<h2>Academic info</h2>${box("Home state")}`, [`${ADDRESS}.state`]],
	[`<h1>College entrance exam form</h1>${box("Contact number", "type=tel")}`, ["personalInformation.phoneNumber"]],
	[
		`<div class="title"><b>College Application Form</b></div>${box("First name")}${box("Phone", "type=tel")}`,
		["personalInformation.firstName", "personalInformation.phoneNumber"],
	],
	[`<h3>Your Faith</h3>${box("Church Name:")}${box("City:")}${box("State:")}`, ["unknown", "unknown", "unknown"]],
	[box("c. City where you attended high school:"), ["educationalBackground.highSchoolCity"]],
	[`<h3>Honors/Advanced Courses</h3><p>Honors/Advanced Courses</p><input>`, ["unknown"]],
	[box("How many hours per week would you be able to dedicate?"), ["unknown"]],
	[`<h2>School information</h2>${box("School District Name")}`, ["unknown"]],
	[`<h2>Target schools</h2>${box("", 'placeholder="University name"')}`, ["statistics.collegesAppliedTo"]],
	[box("Intended School/Institution Name"), ["educationalBackground.university"]],
	[box("Current/Previous Institution"), ["educationalBackground.highSchoolName"]],
	[box("Academic Interests"), ["miscellaneous.intendedMajor"]],
	[box("Future studies"), ["miscellaneous.intendedMajor"]],
	[box("Possible occupation you've considered"), ["miscellaneous.careerInterest"]],
	[box("Current SAT score"), ["standardizedTestScores.satSuperscore"]],
	[box("Target SAT score"), ["unknown"]],
	[`<h2>SAT</h2>${box("Math II")}`, ["unknown"]],
	[box("Highest ACT composite (superscored)"), ["standardizedTestScores.actSuperscore"]],
	[box("Scale of HS GPA"), ["unknown"]],
	[box("SS #"), ["never-filled"]],
	[box("Semester GPA"), ["unknown"]],
	[box("State if non-US"), ["unknown"]],
	[box("Institution phone"), ["unknown"]],
	[box("Other email"), ["unknown"]],
	[box("Other's email"), ["other-person"]],
	[box("Other number where we may leave a message", 'name="phone2"'), ["unknown"]],
	[box("Last/Family/Sur"), ["personalInformation.lastName"]],
	[box("Email used on your university application"), ["userInformation.email"]],
	[box("Number of siblings gainfully employed", "type=number"), ["unknown"]],
	[box("If no, of what country are you a citizen?"), ["unknown"]],
	[box("If no, please give your permanent resident ID#"), ["never-filled"]],
	[`<h2>Mother</h2>${box("Number of years in current occupation", 'name="job_years"')}`, ["unknown"]],
	[`<h2>Mother</h2>${box("Area of concentration", 'name="college_major"')}`, ["unknown"]],
	[box("Maiden", 'name="maiden_name"'), ["unknown"]],
	[`<h2>Parent 2</h2>${box("Parent 2 college attendance")}`, ["familyInformation.parent2EducationLevel"]],
	[box("11. Name the educator who has influenced you most"), ["other-person"]],
	[`<h2>Courses</h2>${box("Course # (example: ENC1101)")}`, ["unknown"]],
	[`<h2>High school courses</h2>${box("Course title and level")}`, ["highSchoolClasses[0].courseName"]],
])("%s", async (html, paths) => {
	expect(await planned(html)).toEqual(paths);
});

test("what stands before buttons that have a question of their own says nothing of them", async () => {
	const sex = ["Male", "Female"].map((word) => `<input type=radio name=gender>${word}`).join("");
	expect(await planned(`<p>Social Security Number: <input> Gender: ${sex}</p>`)).toEqual(["never-filled", "personalInformation.gender"]);
});

test("“Class” beside a mark is not the year of the student's", async () => {
	const row = (n: number) => `<div>${n}${box("Class")}${box("How you did")}</div>`;
	const paths = await planned(`<h2>School, so far</h2>${box("Name of your high school")}${row(1)}${row(2)}`);
	expect(paths).not.toContain("educationalBackground.currentYearInHighSchool");
	expect(paths.slice(-2)).toEqual(["highSchoolClasses[1].courseName", "highSchoolClasses[1].grade"]);
});

test("what ASP.NET puts before ids counts no entries", async () => {
	const row = (n: number) => cells(...["O", "P"].map((key) => `<input id="ctl00_Main_Ac${n}${key}">`));
	const paths = await planned(`<h2>Activities</h2><table>${cells("Organization", "Position")}${row(1)}${row(2)}</table>`);
	expect(paths).toEqual([0, 1].flatMap((n) => [ofActivity(n, "organizationName"), ofActivity(n, "position")]));
});

test("words after a box that lead on to the next one say nothing of it", async () => {
	const sex = ["Male", "Female"].map((word) => `<input type=radio name=sex id=${word}><label for=${word}>${word}</label>`).join("");
	const html = `<table>${cells("3. Date of Birth", `<input name="b1"> <span>mm/dd/yyyy</span> Sex: ${sex}`)}</table>`;
	expect((await planned(html))[0]).toBe("personalInformation.dateOfBirth");
});

test("a person that a row speaks of is the parent of the column", async () => {
	const list = "<select><option value=''>-<option>Yes<option>No</select>";
	const table = `<table><tr><th></th><th>Parent or Guardian (1)</th><th>Parent or Guardian (2)</th></tr>${cells("Is this person living?", list, list)}</table>`;
	expect(await planned(table)).toEqual([1, 2].map((n) => `familyInformation.parent${n}LivingStatus`));
});

test("the last name right after a parent's first name is that parent's, whatever the page is called", async () => {
	const html = `<h1>High School Enrollment</h1><h2>Family</h2>${box("Parent/Guardian A — first name")}${box("Last name")}`;
	expect(await planned(html)).toEqual(["familyInformation.parent1FirstName", "familyInformation.parent1LastName"]);
});

test("of a naturalization nothing is filled", async () => {
	const html = `<fieldset><legend>If you are a Naturalized American Citizen</legend>${box("Date")}${box("Place (Court or Office)")}${box("Number")}</fieldset>`;
	expect(await planned(html)).toEqual(Array(3).fill("never-filled"));
});

test("whether a citizen was naturalized is asked of the student", async () => {
	const options = ["U.S. citizen", "Permanent resident", "Other"].map((word) => `<label><input type=radio name=c>${word}</label>`).join("");
	expect(await planned(`<fieldset><legend>Are you a native-born or naturalized U.S. citizen?</legend>${options}</fieldset>`)).toEqual([
		"personalInformation.citizenshipStatus",
	]);
});

test("active duty and years of college are asked as state aid does", async () => {
	const list = (label: string, ...options: readonly string[]) =>
		`<p><label>${label} <select><option value="">Select${options.map((option) => `<option>${option}`).join("")}</select></label></p>`;
	const html =
		list("25. Are you currently serving on active duty in, or are you a veteran of, the U.S. Armed Forces?", "Yes", "No") +
		list(
			"18. Grade level beginning in 2027–2028",
			"1st year undergraduate/freshman",
			"2nd year undergraduate",
			"4th year undergraduate/senior",
		);
	expect(await planned(html)).toEqual(["personalInformation.armedForcesStatus", "educationalBackground.currentYearInHighSchool"]);
	const held = "<script>var held = () => [...document.querySelectorAll('select')].map(({ value }) => value)</script>";
	expect((await fill(held + html)).held).toEqual(["No", "1st year undergraduate/freshman"]);
});

test("jobs are counted in the labels of their questions", async () => {
	const labels = ["Job 1 company name", "Job 1 position title", "Job 1 location", "Job 1 description"];
	expect(await planned(`<h2>Profile</h2>${labels.map((label) => box(label)).join("")}`)).toEqual([
		ofActivity(1, "organizationName"),
		ofActivity(1, "position"),
		"unknown",
		ofActivity(1, "activityDescription"),
	]);
});

test("who applies for an office answers for themselves", async () => {
	const html = `<div class="title"><b>Apply for Chapter President</b></div>${box("Full legal name")}${box("What town do you live in?")}`;
	expect(await planned(html)).toEqual(["personalInformation.firstName", `${ADDRESS}.city`]);
});

test("an emergency contact is nobody of the family, whoever cannot be reached", async () => {
	const html = `<div><p>Provide an emergency contact who can be reached if parents are unavailable.</p>${box("Contact name")}${box("Phone")}</div>`;
	expect(await planned(html)).toEqual(["other-person", "other-person"]);
});

test("what is said in brackets on a line of its own leaves the question in the line before", async () => {
	const html = `<table>${cells("7)", "Employment experience<br>(Name/job title/dates, most recent first):<br><textarea></textarea>")}</table>`;
	expect(await planned(html)).toEqual(["extracurricularActivities"]);
});

test("keys that were copied to boxes of other questions say nothing", async () => {
	const labels = ["Parent 1 last name", "Parent 1 phone", "Company assignment", "Badge"];
	const html = labels.map((label) => `<p><label>${label}: <input name="last_name"></label></p>`).join("");
	expect(await planned(html)).toEqual(["familyInformation.parent1LastName", "unknown", "other-person", "unknown"]);
});

test("the pieces of a date are those that their names say", async () => {
	const list = (name: string, options: readonly (string | number)[]) =>
		`<select name="${name}"><option value="">-${options.map((option) => `<option>${option}`).join("")}</select>`;
	const years = [2024, 2025, 2026, 2027];
	const rails = `Date of birth ${list("s[born(1i)]", [2007, 2008])} ${list("s[born(2i)]", ["January", "April"])} ${list("s[born(3i)]", [1, 17])}`;
	expect(await planned(`<p>${rails}</p>`)).toEqual(Array(3).fill("personalInformation.dateOfBirth"));
	const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
	const span = (name: string) => `${list(`${name}[M]`, months)} ${list(`${name}[Y]`, years)}`;
	const paths = await planned(`<h2>High school</h2><table>${cells("Date of entry", `${span("entry")} To ${span("exit")}`)}</table>`);
	expect(paths.slice(2)).toEqual(Array(2).fill("educationalBackground.highSchoolGraduationDate"));
});

test("two rows of heads, of which one reaches over several columns, name each column", async () => {
	const heads = '<tr><td>Activity</td><td colspan="2">Time spent</td><td>Positions held, honors won</td></tr>';
	const row = cells(INPUT, INPUT, INPUT, INPUT);
	expect(
		await planned(
			`<h2>Extracurricular activities</h2><table>${heads}${cells("", "Hours per week", "Weeks per year", "")}${row}${row}</table>`,
		),
	).toEqual(
		[0, 1].flatMap((n) => ["organizationName", "hoursSpendPerWeek", "weeksSpentPerYear", "position"].map((key) => ofActivity(n, key))),
	);
});

test("captions below the boxes name them where a cell reaches over both rows", async () => {
	const html = `<table><tr><td rowspan="2">Full legal name</td>${"<td><input></td>".repeat(3)}</tr>${cells("Last", "First", "Middle")}</table>`;
	expect(await planned(html)).toEqual(["lastName", "firstName", "middleName"].map((name) => `personalInformation.${name}`));
});

test("a column that names but its list asks for the entries", async () => {
	const siblings = `<table>${cells("Brothers and sisters", "Age")}${cells(INPUT, INPUT)}${cells(INPUT, INPUT)}</table>`;
	expect(await planned(`<h2>Parent or guardian</h2>${siblings}`)).toEqual(
		[0, 1].flatMap((n) => [`familyInformation.siblings[${n}].firstName`, `familyInformation.siblings[${n}].age`]),
	);
	const courses = `<table>${cells("Current and most advanced courses", "Grade")}${cells(INPUT, INPUT)}</table>`;
	expect(await planned(courses)).toEqual(["highSchoolClasses[0].courseName", "highSchoolClasses[0].grade"]);
});

test("volunteering, work and clubs in tables of their own each take their entries", async () => {
	const table = (...heads: string[]) => `<table>${cells(...heads)}${cells(...heads.map(() => INPUT))}</table>`;
	const html =
		`<h3>Employment</h3>${table("Employer", "Job title")}` +
		`<h3>Service</h3><p>List organizations for which you have volunteered. Contact: somebody who can confirm your work.</p>${table("Organization", "What did you do?")}` +
		`<h3>Participation</h3>${table("School club or team", "Office or position held")}`;
	expect(await planned(html)).toEqual([
		ofActivity(1, "organizationName"),
		ofActivity(1, "position"),
		ofActivity(2, "organizationName"),
		ofActivity(2, "activityDescription"),
		ofActivity(0, "organizationName"),
		ofActivity(0, "position"),
	]);
});

test("credits of all college courses are no first course", async () => {
	const table = `<table>${cells("College course", "Grade", "Credits")}${cells(INPUT, INPUT, INPUT)}</table>`;
	const [, credits, ...row] = await planned(
		`<h2>Academics</h2>${box("Did you take college courses in high school?")}${box("If yes, college credits earned")}${table}`,
	);
	expect([credits, ...row]).toEqual(["unknown", ...["courseName", "grade", "credits"].map((key) => `collegeCoursesTaken[0].${key}`)]);
});

test("prompts below a bid to describe awards ask for their pieces", async () => {
	const award = `<div><input placeholder="Award or recognition"><input placeholder="What was it for?"></div>`;
	expect(
		await planned(`<h2>Involvement and activities</h2><div><p>Describe up to three awards you have received.</p>${award}${award}</div>`),
	).toEqual([0, 1].flatMap((n) => [`achievements[${n}].title`, `achievements[${n}].description`]));
});

test("the first line of an address that is called by its whole name takes no city", async () => {
	const html = `${box("Permanent residence", 'placeholder="Number and street"')}<p><input placeholder="City"><input placeholder="ZIP"></p>`;
	expect(await planned(html)).toEqual([`${ADDRESS}.address1`, `${ADDRESS}.city`, `${ADDRESS}.postalCode`]);
	const HELD = "<script>var held = () => [...document.querySelectorAll('input')].map(({ value }) => value)</script>";
	expect((await fill(HELD + html)).held).toEqual(["4127 Juniper Hollow Lane, Apt 5B", "Yreka", "96097"]);
});

test("one line for all activities takes their names, one for position and organization both", async () => {
	const HELD = "<script>var held = () => [...document.querySelectorAll('input')].map(({ value }) => value)</script>";
	const all = "Team captain, Ashland Valley Debate Society; Weekend baker, Juniper Street Bakery; Water sampling lead, Klamath River Watch";
	const ofEntry = `<h3>Activity 1</h3>${box("Position/Leadership description and organization name, if applicable")}${box("Hours per week")}`;
	expect((await fill(HELD + box("Extracurricular activities"))).held).toEqual([all]);
	expect((await fill(HELD + ofEntry)).held).toEqual(["Team captain, Ashland Valley Debate Society", "6"]);
});

test("a long text for leadership roles lists what the others list too", async () => {
	expect(await planned(area("Extracurricular activities, clubs, sports") + area("Leadership roles &amp; responsibilities"))).toEqual([
		"extracurricularActivities",
		"extracurricularActivities",
	]);
});

test.each([
	["Age of Student on June 15, 2027", 19],
	["Age on July 1 of the year of admission (2027)", 19],
	["Age on April 16, 2027", 18],
	["Age", 18],
	["Current Age (you must be 16)", 18],
	["Age at which you began", undefined],
])("somebody born on 17 April 2008 answers “%s” with %s", (question, age) => {
	expect(ageAsked("2008-04-17", question, new Date(2026, 10, 29))).toBe(age);
});

test.each([
	["Were you born before January 1, 2004?", false],
	["21. Were you born before January 1, 2010?", true],
	["Were you born after 4/16/2008?", true],
	["Were you born on or before April 17, 2008?", true],
	["Were you born before April 17, 2008?", false],
	["Were you born before the war?", undefined],
])("somebody born on 17 April 2008 answers “%s” with %s", (question, verdict) => {
	expect(isOfAge("2008-04-17", question)).toBe(verdict);
});

test("a year of college is no grade of high school", () => {
	expect(gradeYearOf("4th year undergraduate senior")).toEqual([]);
	expect(gradeYearOf("12th grade senior")).toEqual(["12th grade"]);
});

test("“#” asks for a number, but before a number counts", () => {
	expect(wordsOf("Apt #")).toBe("apt number");
	expect(wordsOf("Choice #2")).toBe("choice 2");
});
