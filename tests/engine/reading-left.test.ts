import { expect, test } from "vitest";
import { box, list, radios, table } from "./markup";
import { planning } from "./planned";

/** What is asked of somebody or something else than it seems, as only the questions before it tell. */
const planned = planning();
const OWN = `<h2>Student</h2>${box("First name")}${box("Last name")}${box("Address")}${box("City")}${box("State")}${box("Phone")}`;
const OWN_ANSWERS = 6;
const section = (heading: string, ...questions: string[]) => `${OWN}<h2>${heading}</h2>${questions.join("")}`;
const after = async (heading: string, ...questions: string[]) => (await planned(section(heading, ...questions))).slice(OWN_ANSWERS);
const left = (answers: readonly (string | undefined)[]) => answers.every((each) => each === "unknown" || each === "other-person");
const yesNo = (question: string) => radios(question, "Yes", "No");

test("what is asked “if so”, after a question that nobody understands, is left, and answered after one that is", async () => {
	const questions = ["If yes, name", "If so, address", "If yes, city", "If so, when?", "If yes, term and year"];
	const [, ...asked] = await after("Conduct", yesNo("Are you related to anybody who works for us?"), ...questions.map((each) => box(each)));
	expect(left(asked)).toBe(true);
	expect(await after("Testing", yesNo("Have you taken the SAT?"), box("If yes, date"))).toEqual([
		"standardizedTestScores.satSuperscore",
		"standardizedTestScores.satMathDate",
	]);
});

test("another citizenship than the one in the profile is left", async () => {
	expect(left(await after("Citizenship", yesNo("Are you a citizen of another country?"), box("If yes, which country?")))).toBe(true);
});

test("where and when somebody went to another school is not when they go to this one", async () => {
	const [name, ...other] = await after(
		"High school",
		box("Name of school"),
		...["Previous high school", "City", "From", "To"].map((each) => box(each)),
	);
	expect(name).toBe("educationalBackground.highSchoolName");
	expect(left(other)).toBe(true);
});

test("plans for what comes after it are not the day of graduation", async () => {
	expect(left(await after("Education", box("Plans after graduation"), box("Studies following high school graduation")))).toBe(true);
});

test("where mother and father are asked for, what follows a guardian is the guardian's", async () => {
	const people = ["Father", "Mother", "Guardian (if not mother or father)"].flatMap((person) => [box(person), box("Occupation")]);
	const answers = await after("Parents and guardian", ...people);
	expect(answers.slice(0, 4)).toEqual(
		["parent2FirstName", "parent2Occupation", "parent1FirstName", "parent1Occupation"].map((key) => `familyInformation.${key}`),
	);
	expect(left(answers.slice(4))).toBe(true);
});

test("siblings who study are not all of them, and where they study is not the student's school", async () => {
	expect(left(await after("Family", box("Siblings in college"), box("School attending")))).toBe(true);
	const rows = ["", ""].map(() => `${box("Name")}${box("Age")}${box("College attended")}`);
	const siblings = await after("Brothers and sisters", ...rows);
	expect([siblings[2], siblings[5]].every((each) => each === "unknown" || each === "other-person")).toBe(true);
});

test("“Degree” and “Major” right after a college attended are those there", async () => {
	const [name, ...asked] = await after("Education", box("College attended"), box("Major"), box("Degree"));
	expect(name).toBe("educationalBackground.collegeName");
	expect(left(asked)).toBe(true);
});

test("a place is that of birth where only its key says so", async () => {
	expect(await after("Origin", box("Country", 'name="pob_country"'), box("City", 'name="birth_city"'))).toEqual([
		"personalInformation.birthCountry",
		"personalInformation.birthCity",
	]);
});

test("below another address, what is asked of the student is theirs", async () => {
	const below = [box("City"), box("E-mail address"), box("Re-enter e-mail address"), box("Native language")];
	const answers = await after("Mailing address (if different from above)", box("Street"), ...below);
	expect(left(answers.slice(0, 2))).toBe(true);
	expect(answers.slice(2)).toEqual(["userInformation.email", "userInformation.email", "personalInformation.languages[0].language"]);
});

test("the pieces of a name after whether a parent is living are that parent's", async () => {
	const parents = [1, 2].flatMap((n) => [yesNo(`Is Parent ${n} living?`), ...["Last/Family", "First/Given"].map((each) => box(each))]);
	expect(await after("Family", ...parents)).toEqual(
		[1, 2].flatMap((n) => ["LivingStatus", "LastName", "FirstName"].map((key) => `familyInformation.parent${n}${key}`)),
	);
});

test("whether an average is reached is answered where it is, and left where a weighted one might", async () => {
	const reached = "educationalBackground.highSchoolUnweightedGPA";
	const questions = ["Do you have a 3.0+ GPA?", "Is your cumulative GPA 3.5 or higher?", "Is your GPA at least 3.9 on a 4.0 scale?"];
	expect(await after("Eligibility", ...questions.map(yesNo))).toEqual([reached, reached, "no-matching-option"]);
});

test("what a card-holding resident is asked is no question about a credit card", async () => {
	expect(await after("Eligibility", yesNo("Are you a U.S. citizen or green card holder?"))).toEqual([
		"personalInformation.citizenshipStatus",
	]);
});

test("a list of activities of several kinds is of none of them, whatever the program is called", async () => {
	const question =
		"List the extracurricular activities in which you are or have been involved (clubs, volunteer work, employment, athletics)";
	const row = ["Activity", "Position held"].map((each) => box(each)).join("");
	expect(await planned(`<h1>State University</h1><h2>Summer Research Institute</h2><h3>Activities</h3><p>${question}</p>${row}`)).toEqual(
		["organizationName", "position"].map((key) => `extracurricularActivities[0].${key}`),
	);
});

test("entries that may be an employer leave out no work, though the page asks for a job besides", async () => {
	const entries = [1, 2].map((n) => `<h3>Activity ${n}</h3>${box("Name of the group, employer, etc.")}`);
	const answers = await after("Activities", ...entries, "<h3>Work</h3>", yesNo("Do you currently have a paying job?"), box("Employer"));
	expect(answers.slice(0, 2)).toEqual([0, 1].map((place) => `extracurricularActivities[${place}].organizationName`));
});

test("the year in school in which college begins, among plans for it, is the first", async () => {
	const years = list("Year in school, fall 2027", "Freshman", "Sophomore", "Junior", "Senior");
	const answers = await after("Educational plans", box("College you plan to attend"), years);
	expect(answers[1]).toBe("educationalBackground.currentYearInHighSchool");
});

test("an area code in brackets over its name is a piece of the telephone number", async () => {
	const cells = [
		"<td>Phone</td>",
		'<td>( <input maxlength="3"> )<div>Area Code</div></td>',
		'<td><input maxlength="8"><div>Number</div></td>',
		"<td>Age</td><td><input></td>",
	];
	expect((await planned(`<h2>Applicant</h2><table><tr>${cells.join("")}</tr></table>`)).slice(0, 2)).toEqual([
		"personalInformation.phoneNumber",
		"personalInformation.phoneNumber",
	]);
});

test("what a section of 4-H or FFA asks is left by who was in neither, and no entry of the other activities", async () => {
	const rows = ["Organization", "Office held"].map((label) => box(label)).join("");
	const answers = await after("4-H / FFA activities", box("Organization"), "<h2>School activities other than 4-H / FFA</h2>", rows);
	expect(answers).toEqual(["no-answer", ...["organizationName", "position"].map((key) => `extracurricularActivities[0].${key}`)]);
});

test("words in brackets may ask for another one, or for how long", async () => {
	expect(left(await after("Contact", box("Cell (if different)"), box("Foreign language (years)")))).toBe(true);
});

test("schools besides the one attended and the best average that can be are not the student's own", async () => {
	const questions = ["Other high schools attended", "Dates", "Highest possible GPA", "State testing ID"];
	expect(left(await after("School", ...questions.map((each) => box(each))))).toBe(true);
});

test("a total, a place and organizations that nothing says more of are no test's, no school's and no program's", async () => {
	expect(left(await after("Scholarship", box("Total score"), box("Location")))).toBe(true);
	expect(await after("Personal data", box("Organizations"))).not.toContain("miscellaneous.communityBasedOrgs");
});

test("when a job began and ended is none of its names", async () => {
	const [employer, from, to, hours] = await after(
		"Current or most recent employment",
		...["Employer", "From", "To", "Hrs/wk"].map((each) => box(each)),
	);
	expect([employer, hours]).toEqual(["organizationName", "hoursSpendPerWeek"].map((key) => `extracurricularActivities[1].${key}`));
	expect(left([from, to])).toBe(true);
});

test("the term of beginning courses at a college while still at school is not that of enrolling there", async () => {
	expect(left(await after("Dual enrollment plans", list("Entrance term and year", "Fall 2026", "Spring 2027", "Fall 2027")))).toBe(true);
	const [, college] = await after("Dual enrollment plans", yesNo("Have you taken college courses?"), box("If yes, name of college"));
	expect(college).toBe("educationalBackground.collegeName");
});

test("yes and no with the numbers of a code say whether somebody is of a race", async () => {
	const races = ["Black or African American", "White"].map((race) => list(race, "1 = Yes", "2 = No"));
	expect(await after("Race: for each of the following, choose", ...races)).toEqual(["personalInformation.race", "no-matching-option"]);
});

test("the school chosen for education after high school is the college", async () => {
	expect(await after("Education", box("Name of school you have chosen for post-high school education"), box("Address of school"))).toEqual([
		"educationalBackground.university",
		"unknown",
	]);
});

test("the telephone of a school, and a local one besides the student's own, are not the student's", async () => {
	expect(left(await after("School information", box("School phone number"), box("Local phone number")))).toBe(true);
});

test("city, state and ZIP before three boxes are asked for one by one, whatever the further ones are called", async () => {
	const states = `<select aria-label="School state"><option></option><option>California</option><option>Oregon</option></select>`;
	const line = `<div><label for="c">City / State / ZIP</label><input id="c"> ${states} <input aria-label="School ZIP"></div>`;
	expect(await after("School information", box("High school"), line)).toEqual(
		["Name", "City", "State", "ZipCode"].map((key) => `educationalBackground.highSchool${key}`),
	);
});

test("whether somebody took part in a program begins no list of activities", async () => {
	const rows = table(["Organization", "Office held"], ["<input>", "<input>"]);
	const answers = await after("Activities", list("Have you taken part in any of these programs?", "Upward Bound", "None"), rows);
	expect(answers.slice(1)).toEqual(["organizationName", "position"].map((key) => `extracurricularActivities[0].${key}`));
});

test("whether a parent attended a college, or somebody graduates from a school of one state, says nothing of living or graduating", async () => {
	expect(left(await after("Parent 1", yesNo("Did this parent attend Kaw Prairie State?")))).toBe(true);
	expect(left(await after("Residence", yesNo("Did you, or will you, graduate from a Kansas high school?")))).toBe(true);
});
