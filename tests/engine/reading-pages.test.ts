import { expect, test } from "vitest";
import { box, list } from "./markup";
import { planning } from "./planned";

/** What pages that organisations publish taught beside their applications: mistakes of markup, headings that end without another. */
const planned = planning();
const area = (label: string, more = "") => `<p><label>${label} <textarea></textarea></label>${more}</p>`;

test("a label names the control whose name it points at, where nothing bears such an id", async () => {
	const hint = "<div>If you have multiple addresses, please make sure this is the one you actually check! It is how we reach you.</div>";
	expect(await planned(`<label for="email">Your Email</label>${hint}<input name="email">`)).toEqual(["userInformation.email"]);
	const two = '<label for="q1">Home city</label><p>Say it.</p><input name="q1"><p>It matters to us.</p><input name="q1">';
	expect((await planned(two))[1]).toBe("unknown");
});

test("after an emergency contact what only a student is asked is the student's, and so is what follows it", async () => {
	const contact = `<h3>Emergency Contact</h3>${box("Name")}${box("Phone", "type=tel")}`;
	const others = `${box("Nation of citizenship")}${list("Gender", "Male", "Female")}${box("Date of birth")}`;
	expect(await planned(contact + others)).toEqual([
		"other-person",
		"other-person",
		"personalInformation.citizenshipStatus",
		"personalInformation.gender",
		"personalInformation.dateOfBirth",
	]);
	expect(await planned(contact + box("Date of birth"))).toEqual(["other-person", "other-person", "other-person"]);
});

test("work, service, and talents with awards are asked for whole by their name alone", async () => {
	const about = "<div>List the type of work, your role, and hours per week.</div>";
	const asked = area("Talents and awards") + area("Community service work", about) + area("Employment", about);
	expect(await planned(asked)).toEqual(["achievements", "extracurricularActivities", "extracurricularActivities"]);
	expect(await planned(area("Please list any siblings and include their grade and school."))).toEqual(["familyInformation.siblings"]);
});

test("courses with scores of the AP are its exams", async () => {
	const row = `<div><p>Course name</p><input></div><div><p>Score (1-5)</p><input type="number"></div>`;
	expect(await planned(`<h3>AP courses &amp; scores</h3>${row}`)).toEqual(["apIbExamScores[0].subject", "apIbExamScores[0].score"]);
	expect((await planned(`<h3>AP courses</h3>${row}`))[0]).toBe("highSchoolClasses[0].courseName");
});

test("a further college is not the one that the student attends", async () => {
	const college = (number: number) => box(`Name of institution ${number}`, `name="post_inst${number}"`) + box("Graduation / expected date");
	expect(await planned(`<h2>Institutions attended</h2>${college(1)}${college(2)}`)).toEqual([
		"educationalBackground.collegeName",
		"unknown",
		"unknown",
		"unknown",
	]);
	const block = `<h4>College/University</h4>${box("Name:")}${box("City:")}`;
	expect(await planned(block + block)).toEqual(["educationalBackground.collegeName", "unknown", "unknown", "unknown"]);
});

test.each([
	[`${list("Term", "Fall", "Spring")}${box("Year")}`, ["miscellaneous.yearIntendEnrollCollege", "miscellaneous.yearIntendEnrollCollege"]],
	[box("Target majors (comma separated)"), ["miscellaneous.intendedMajor"]],
	[`<h3>SAT</h3>${box("Reading (800)")}`, ["standardizedTestScores.satEnglishScore"]],
	[`<p>Positions, pick up to 3</p>${box("High school")}`, ["educationalBackground.highSchoolName"]],
	[`<h3>Who may pick up the student</h3>${box("Name")}`, ["other-person"]],
	[
		`<h4>Activity 1</h4><p><select name="activity_1"><option>--<option>Art<option>Band<option>Debate<option>Work (paid)</select></p>`,
		["extracurricularActivities[0].activityType"],
	],
])("%s", async (html, paths) => {
	expect(await planned(html)).toEqual(paths);
});

const captioned = (...captions: string[]) => captions.map((text) => `<span><input><small>${text}</small></span>`).join("");
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const INPUT = "<input>";

test("small words below each of several boxes name them", async () => {
	const name = `<table>${row("1. Applicant's Name", captioned("Last", "First", "Complete Middle"))}</table>`;
	const address = `<table>${row("3. Home Address", `${captioned("Street", "Apt.")}<br>${captioned("City", "Zip Code")}`)}</table>`;
	expect(await planned(name)).toEqual(["personalInformation.lastName", "personalInformation.firstName", "personalInformation.middleName"]);
	expect(await planned(address)).toEqual(["address1", "address2", "city", "postalCode"].map((key) => `personalInformation.address.${key}`));
});

test("a name of three pieces over three boxes and a list with a prompt of its own", async () => {
	const suffix = "<select><option>Jr., Sr., etc.</option><option>Jr.</option><option>III</option></select>";
	expect(await planned(`<table>${row("2. First, Middle and Last Name *", INPUT.repeat(3) + suffix)}</table>`)).toEqual([
		"personalInformation.firstName",
		"personalInformation.middleName",
		"personalInformation.lastName",
		"personalInformation.suffix",
	]);
});

test("a place of birth is asked for in pieces, after an address too", async () => {
	const home = `<h2>About you</h2>${box("Street address")}${box("City")}${box("ZIP")}`;
	const born = `<fieldset><legend>Place of birth</legend>${box("City")}${box("Country")}</fieldset>`;
	expect((await planned(home + born)).slice(3)).toEqual(["personalInformation.birthCity", "personalInformation.birthCountry"]);
	expect(await planned(box("Where were you born? (city)") + box("Country"))).toEqual([
		"personalInformation.birthCity",
		"personalInformation.birthCountry",
	]);
});

test("an age is the student's among what the student is asked, not in the row of somebody else or on a page to sign up", async () => {
	expect((await planned(box("First name") + box("Current Age (you must be 16)")))[1]).toBe("personalInformation.dateOfBirth");
	expect((await planned(`<h2>Emergency contact</h2>${box("Name")}${box("Age")}`))[1]).not.toBe("personalInformation.dateOfBirth");
	expect((await planned(box("E-mail", "type=email") + box("Age")))[1]).toBe("unknown");
	const old = "<fieldset><legend>Are you currently 18 years or older?</legend>";
	const choice = (text: string) => `<label><input type="radio" name="old"> ${text}</label>`;
	expect(await planned(`${old}${choice("18 years old or older")}${choice("younger than 18 years old")}</fieldset>`)).toEqual([
		"personalInformation.dateOfBirth",
	]);
});

test("heads over two rows of heads are no headings, and offices held among the columns of activities are positions", async () => {
	const heads = `<thead><tr><th rowspan="2">Activity</th><th colspan="2">Time spent</th><th rowspan="2">Positions held, honors won, or letters earned</th></tr><tr><th>Hours per week</th><th>Weeks per year</th></tr></thead>`;
	const entries = `<h2>Extracurricular activities</h2><table>${heads}${row(INPUT, INPUT, INPUT, INPUT)}</table>`;
	expect(await planned(entries)).toEqual(
		["organizationName", "hoursSpendPerWeek", "weeksSpentPerYear", "position"].map((key) => `extracurricularActivities[0].${key}`),
	);
});

test("a column in words of its own is of the list that it names, as the column beside it is", async () => {
	const head = "<tr><th>Challenging courses on your transcript</th><th>Grade</th></tr>";
	const exams = "<tr><th>AP tests taken</th><th>Score</th></tr>";
	const courses = `<h2>Academics</h2><table>${head}${row(INPUT, INPUT)}</table>`;
	expect(await planned(courses)).toEqual(["highSchoolClasses[0].courseName", "highSchoolClasses[0].grade"]);
	const search = '<input role="combobox" aria-expanded="false" aria-haspopup="listbox">';
	expect(await planned(`<h2>Test scores</h2><table>${exams}${row(search, INPUT)}</table>`)).toEqual([
		"apIbExamScores[0].subject",
		"apIbExamScores[0].score",
	]);
});

test("courses asked for under colleges are taken there, until another question names courses", async () => {
	const taken = "<p>21. Colleges at which you have taken courses for credit</p>";
	const now = "<p>22. Current courses. Please list title and credit value of the courses you are taking this year.</p>";
	const asked = `<h2>Educational data</h2><div>${taken}${box("College name")}${box("Course")}${box("Grade")}</div><div>${now}${box("Title")}${box("Credit value")}</div>`;
	expect(await planned(asked)).toEqual([
		"educationalBackground.collegeName",
		"collegeCoursesTaken[0].courseName",
		"collegeCoursesTaken[0].grade",
		"highSchoolClasses[0].courseName",
		"highSchoolClasses[0].credits",
	]);
});

test("rows are read as the row above, not as what another section asks in the same words", async () => {
	const parent = `<h3>Second parent</h3>${box("Name (First &amp; Last)")}${box("Occupation")}`;
	const siblings = "<p>25. Please give names and ages of your brothers or sisters.</p>";
	const line = `<div>${box("Name (First &amp; Last)")}${box("Age")}</div>`;
	expect((await planned(`${parent}<div>${siblings}${line}${line}</div>`)).slice(2)).toEqual([
		"familyInformation.siblings[0].firstName",
		"familyInformation.siblings[0].age",
		"familyInformation.siblings[1].firstName",
		"familyInformation.siblings[1].age",
	]);
});

test("two boxes under one question are a rank and the size of the class, or a telephone number in two pieces", async () => {
	expect(await planned(`<div><span>What is your class rank?</span><div>${INPUT} / ${INPUT}</div></div>`)).toEqual([
		"educationalBackground.highSchoolClassRank",
		"educationalBackground.highSchoolGraduatingClassSize",
	]);
	const phone = `<table>${row("4. Mailing address, if different", INPUT)}${row("5. Phone", '( <input size="3" maxlength="3"> ) <input size="9" maxlength="8">')}</table>`;
	expect((await planned(phone)).slice(1)).toEqual(["personalInformation.phoneNumber", "personalInformation.phoneNumber"]);
});

test.each([
	[box("Cell phone") + box("Home phone"), ["personalInformation.phoneNumber", "unknown"]],
	[box("Home phone"), ["personalInformation.phoneNumber"]],
	[box("Home phone number, if you have one besides"), ["unknown"]],
	[
		`<fieldset><legend>Phone</legend>${box("(best contact)")}${box("(secondary contact)")}</fieldset>`,
		["personalInformation.phoneNumber", "unknown"],
	],
	[box("Number of sisters", "type=number"), ["unknown"]],
	[box("Math &amp; Science GPA", 'name="gpa"'), ["unknown"]],
	[box("How many years have you lived in this state?", 'name="years_in_state"'), ["unknown"]],
	[box("Name of school system"), ["unknown"]],
	[box("Post/Unit #"), ["unknown"]],
	[box("City", 'name="college_city"'), ["unknown"]],
	[box("Phone", 'name="school_phone"'), ["unknown"]],
	[box("Film URL"), ["unknown"]],
	[box("Provider's name"), ["other-person"]],
	[
		`<fieldset><legend>Race</legend><label><input type="checkbox" name="r"> White</label><label><input type="checkbox" name="r"> Asian</label><label><input type="checkbox" name="r"> Black</label></fieldset>${box("Other:", 'name="race_other"')}`,
		["personalInformation.race", "unknown"],
	],
	[`<h2>ACT</h2>${box("Year you took the ACT")}`, ["standardizedTestScores.actDate"]],
	[box("Applied for 1") + box("Applied for 2"), ["unknown", "unknown"]],
	[box("Birth location"), ["personalInformation.birthCity"]],
	[list("Did somebody in your family serve?", "Yes", "No"), ["unknown"]],
])("%s", async (html, paths) => {
	expect(await planned(html)).toEqual(paths);
});

test("what goes on after the head of a numbered entry is of that one", async () => {
	const entry = (number: number) =>
		`<div><b>Activity ${number}</b> <input placeholder="Name of group"> <input placeholder="Your role"></div><div><input placeholder="Hours per week"></div>`;
	expect(await planned(`<h2>School and community activities</h2>${entry(1)}${entry(2)}`)).toEqual(
		[0, 1].flatMap((place) =>
			["organizationName", "position", "hoursSpendPerWeek"].map((key) => `extracurricularActivities[${place}].${key}`),
		),
	);
});

test("words before a table of one row of boxes are over all of them", async () => {
	const captions = "<tr><td>(City)</td><td>(State)</td><td>(Country, if not U.S.)</td></tr>";
	const born = `<div>5. Place of Birth (required): <table>${row(INPUT, INPUT, INPUT)}${captions}</table></div>`;
	expect(await planned(born)).toEqual(["personalInformation.birthCity", "unknown", "personalInformation.birthCountry"]);
});

test("a date in the row of one section of a test is that section's, whatever row comes before", async () => {
	const head = "<tr><th></th><th>Date taken</th><th>Score</th></tr>";
	const line = (test: string, key: string) => `<tr><th>SAT ${test}</th><td><input name="${key}_d"></td><td><input name="${key}"></td></tr>`;
	expect(await planned(`<h3>Test scores</h3><table>${head}${line("Reading and Writing", "rw")}${line("Math", "math")}</table>`)).toEqual(
		["satEnglishDate", "satEnglishScore", "satMathDate", "satMathScore"].map((key) => `standardizedTestScores.${key}`),
	);
});

test("after where a parent works the next question is still the parent's", async () => {
	const parent = `<p>Mother's/Legal Guardian's name: <input></p>${box("Occupation")}${box("Employer")}${list("Education level", "High school", "Some college", "Bachelor's")}`;
	expect(await planned(`<h2>Family</h2>${parent}`)).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1Occupation",
		"other-person",
		"familyInformation.parent1EducationLevel",
	]);
});

test("what a reference is asked is no school's, though the heading is about one", async () => {
	const school = box("Name of high school") + box("Address", 'name="school_address"');
	const reference = box("Name of reference") + box("Address") + box("City");
	expect((await planned(`<h2>Educational background</h2>${school}${reference}`)).slice(2)).toEqual(Array(3).fill("other-person"));
});

test("buttons that stay pressed bear their own words, not the label of a list beside them", async () => {
	const yes = '<button type="button" aria-pressed="false">Yes</button><button type="button" aria-pressed="false">No</button>';
	const asked = `<span id="c">Are you a citizen of the United States?</span><div role="group" aria-labelledby="c">${yes}</div>`;
	const langs =
		'<label for="l">Languages spoken at home</label><div><input id="l" role="combobox" style="opacity:0;width:1px;height:1px;position:absolute"></div>';
	expect((await planned(`<div>${asked}${langs}</div>`))[0]).toBe("personalInformation.citizenshipStatus");
});

test.each([
	[
		`<fieldset><legend>What country were you born in, and in what city?</legend>${box("Country")}${box("City")}</fieldset>`,
		["personalInformation.birthCountry", "personalInformation.birthCity"],
	],
	[`<h3>Planned further education</h3>${box("Name of school")}`, ["educationalBackground.university"]],
	[box('(a) If "No," of what country are you a citizen?'), ["unknown"]],
	[box("Secondary position"), ["unknown"]],
	[box("Discord name"), ["unknown"]],
	[box("Target school 1"), ["statistics.collegesAppliedTo[0]"]],
	[
		`<h2>Honors and experiences</h2>${box("Honor 1")}${list("Received in grade", "9", "10", "11", "12")}`,
		["achievements[0].title", "achievements[0].yearAwarded"],
	],
])("%s", async (html, paths) => {
	expect(await planned(html)).toEqual(paths);
});
