import { expect, test } from "vitest";
import { filling } from "./filled";
import { planning } from "./planned";

const planned = planning();
const filled = filling();
const HOME = "personalInformation.address";
const box = (label: string, more = "") => `<label>${label} <input ${more}></label>`;
const choice = (question: string, options: string[]) =>
	`<fieldset><legend>${question}</legend>${options.map((option) => `<label><input type=radio name="${question}">${option}</label>`).join("")}</fieldset>`;
const home = `<h2>Home address</h2>${["Street", "City", "ZIP code"].map((label) => box(label)).join("")}`;
const AT_HOME = [`${HOME}.address1`, `${HOME}.city`, `${HOME}.postalCode`];
const NOWHERE = ["unknown", "unknown", "unknown"];

test("an address asked of those alone who have another one stays empty", async () => {
	const other = ["Street or P.O. box", "City and state", "ZIP code"].map((label) => box(label)).join("");
	expect(await planned(`${home}<h3>Postal address, if it differs from the one above</h3>${other}`)).toEqual([...AT_HOME, ...NOWHERE]);
	expect(
		await planned(
			`${home}<section><h3>Mailing address</h3><p>Only for students whose letters should not go to their home.</p>${other}</section>`,
		),
	).toEqual([...AT_HOME, ...NOWHERE]);
	expect(
		await planned(
			`${home}<fieldset><legend>Mailing address</legend><div><div class="description">Complete this part only when letters must go somewhere other than your permanent residence.</div>${other}</div></fieldset>`,
		),
	).toEqual([...AT_HOME, ...NOWHERE]);
	expect(await planned(`${home}<h3>Temporary (summer only)</h3>${other}`)).toEqual([...AT_HOME, ...NOWHERE]);
	expect(
		await planned(
			`${home}<div><label for=term>Address while in school</label><input id=term placeholder="Dormitory or street"><input placeholder="City, state, ZIP"></div>`,
		),
	).toEqual([...AT_HOME, "unknown", "unknown"]);
});

test.each([
	["its first word", "Mailing address, if not the residence above", "Mailing city and state", "Mailing ZIP"],
	["the words before what is asked", "Address for notices, if different: street", "Address for notices: city", "Address for notices: ZIP"],
	["what was asked of the home", "Street, if you get mail elsewhere", "City", "ZIP code"],
])("an address of those who have another goes on by %s", async (_, ...labels) => {
	expect(await planned(`${home}${labels.map((label) => box(label)).join("")}${box("Phone")}`)).toEqual([
		...AT_HOME,
		...NOWHERE,
		"personalInformation.phoneNumber",
	]);
});

test("who comes along, who picks up and whose name goes on after a teacher's are other persons", async () => {
	expect(
		await planned(
			`${box("First name")}<p>Teacher: <input placeholder="First"> <input placeholder="Last"></p>${box("Parent who will chaperone")}<h4>Pick-up: who may take the camper home?</h4><input placeholder="Full name"><input placeholder="Phone">`,
		),
	).toEqual(["personalInformation.firstName", ...Array(5).fill("other-person")]);
});

test("a country beside the city of birth is that of birth", async () => {
	expect(await planned(`${box("Born in (city)")}${box("(country)")}${box("Country")}`)).toEqual([
		"personalInformation.birthCity",
		"personalInformation.birthCountry",
		"personalInformation.address.country",
	]);
});

test("since when one lives somewhere is no date of birth, other names are not the first one", async () => {
	expect(
		await planned(
			`${box("Other names used")}<fieldset><legend>Residing at this address since</legend><label>Month <input size=2></label><label>Year <input size=4></label></fieldset>`,
		),
	).toEqual(NOWHERE);
});

test("a mailing address that is asked of everybody is the home's", async () => {
	const mailing = ["Street", "City", "ZIP code"].map((label) => box(label)).join("");
	expect(await planned(`${home}<h3>Mailing address</h3>${mailing}`)).toEqual([...AT_HOME, ...AT_HOME]);
});

test("a story of one's own is no description of the entry over it", async () => {
	const award = `${box("Award")}${box("Grade level")}`;
	const story = "<label>Describe a time when you had to ask for help, and what came of it <textarea></textarea></label>";
	expect((await planned(`<h2>Honors and recognition</h2><div>${award}</div>${story}`)).at(-1)).toBe("unknown");
});

test("a club that sponsors the applicant, and those of a team, are others", async () => {
	expect(
		await planned(
			`<h2>Activities</h2>${box("Which Lions club is sponsoring your application?")}${box("Nominating lodge or chapter: sponsoring lodge")}${box("Co-authors")}${box("Team members")}`,
		),
	).toEqual(["other-person", "other-person", "other-person", "other-person"]);
});

test("kinds of schools are no kinds of activities", async () => {
	const options = ["Public", "Independent", "Religious", "Home school"];
	expect(await planned(`<h2>Your school</h2>${box("High school")}${choice("What kind of school is it?", options)}`)).toEqual([
		"educationalBackground.highSchoolName",
		"unknown",
	]);
});

test("siblings in a box for a number are counted", async () => {
	expect(await planned(`<h2>Family</h2>${box("Sisters and brothers", "inputmode=numeric")}`)).toEqual(["familyInformation.numOfSiblings"]);
});

test("the college that a student will likely attend is one, those that are applied to are several", async () => {
	expect(
		await planned(
			`<h2>Plans</h2>${box("University you will most likely attend")}${box("Which other colleges have you applied to?")}${box("Majors you are thinking about")}`,
		),
	).toEqual(["educationalBackground.university", "statistics.collegesAppliedTo", "miscellaneous.intendedMajor"]);
	const ordered = ["First college", "Second college", "Third college"].map((label) => box(label)).join("");
	expect(await planned(`<h2>Colleges you are applying to</h2>${ordered}`)).toEqual(
		[0, 1, 2].map((place) => `statistics.collegesAppliedTo[${place}]`),
	);
});

test("a program of study is a major, whatever the section beside it is called", async () => {
	expect(await planned(`<h2>Program</h2>${box("Chosen degree program")}${box("Year degree expected")}`)).toEqual([
		"miscellaneous.intendedMajor",
		"miscellaneous.estimatedCollegeGradYear",
	]);
});

test("names that were others before, or go on a screen, are no legal ones", async () => {
	expect(await planned(`<h2>You</h2>${box("Name on previous records, if different")}${box("Name for your online profile")}`)).toEqual([
		"unknown",
		"personalInformation.preferredName",
	]);
});

test("Spanish questions of service, parents, beginning and exams", async () => {
	expect(
		await planned(
			`<h2>Sobre ti</h2>${choice("¿Has hecho el servicio militar?", ["Sí", "No"])}${box("Estado civil de tus padres")}${box("¿En qué semestre deseas ingresar?")}${box("Dirección de un vecino que te conozca")}`,
		),
	).toEqual([
		"personalInformation.armedForcesStatus",
		"familyInformation.parentsMaritalStatus",
		"miscellaneous.yearIntendEnrollCollege",
		"other-person",
	]);
	expect(await planned(`<h2>Exámenes AP</h2>${box("Examen")}${box("Puntaje")}`)).toEqual([
		"apIbExamScores[0].subject",
		"apIbExamScores[0].score",
	]);
});

test("in the row of a test's section the highest score is that section's", async () => {
	expect(
		await planned(
			"<h2>Tests</h2><table><tr><th>Test</th><th>Highest score</th><th>Date taken</th></tr><tr><td>SAT Mathematics</td><td><input></td><td><input></td></tr><tr><td>SAT</td><td><input></td><td><input></td></tr></table>",
		),
	).toEqual([
		"standardizedTestScores.satMathScore",
		"standardizedTestScores.satMathDate",
		"standardizedTestScores.satSuperscore",
		expect.anything(),
	]);
});

test("what widgets call their own box is not what is asked", async () => {
	expect(await planned(`<h2>You</h2><p>State of residence <input aria-label="searchbox"></p>`)).toEqual([`${HOME}.state`]);
	expect(await planned(`<h2>Plans</h2><p>Intended major <input aria-label="Tag input field"></p>`)).toEqual([
		"miscellaneous.intendedMajor",
	]);
});

test("how what is typed gets into a list says not what is asked", async () => {
	expect(await planned(`<h2>What comes next</h2><input placeholder="Full name, then Enter">`)).toEqual(["unknown"]);
});

test("a note that there are no entries yet is no heading of what follows", async () => {
	expect(await planned(`<h2>About you</h2>${box("Name")}<h3>No honors added yet</h3>${box("City")}`)).toEqual([
		"personalInformation.firstName",
		`${HOME}.city`,
	]);
});

test("the button by which a group folds up names it", async () => {
	const parent = `<div role=region aria-labelledby=head><span id=head><button type=button>Parent 1</button></span>${box("First name")}${box("Occupation")}</div>`;
	expect(await planned(`<h2>Your family</h2>${parent}`)).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1Occupation",
	]);
});

test("a question of “them” under a parent's heading is that parent's, though its key speaks of a school", async () => {
	const names = ["First name", "Last name"].map((label) => box(label)).join("");
	expect(
		await planned(`<h2>Family</h2><h3>Parent or guardian 1</h3>${names}<label>How far did they go in school? <input id=p1school></label>`),
	).toEqual(["FirstName", "LastName", "EducationLevel"].map((leaf) => `familyInformation.parent1${leaf}`));
});

test("how long somebody has lived at an address is no line of it", async () => {
	const asked = ["Full years at this address", "Years at current address", "How long have you lived at this address?"];
	expect(await planned(`${home}${asked.map((label) => box(label, "inputmode=decimal")).join("")}`)).toEqual([...AT_HOME, ...NOWHERE]);
});

test("an enrolment that is first or planned is the college's, not the high school's", async () => {
	expect(
		await planned(
			`<h2>Education</h2>${box("High school")}${box("Year of first enrollment")}${choice("Planned enrollment", ["Full time", "Half time"])}`,
		),
	).toEqual(["educationalBackground.highSchoolName", "miscellaneous.yearIntendEnrollCollege", "unknown"]);
});

test("forenames in the plural are first and middle name, where nothing else asks for the middle one", async () => {
	const held = "<script>globalThis.held = () => [...document.querySelectorAll('input')].map(({ value }) => value)</script>";
	const names = async (...labels: string[]) => (await filled(held + labels.map((label) => box(label)).join(""))).held;
	expect(await names("Surname", "Forenames, as in passport")).toEqual(["Okafor-Reyes", "Marisol Elena"]);
	expect(await names("Surname", "Forenames", "Middle name")).toEqual(["Okafor-Reyes", "Marisol", "Elena"]);
});

test("“Neither of my parents holds a degree” is first in the family; some higher education is some college", async () => {
	expect(
		await planned(
			`<h2>Family</h2>${choice("Neither of my parents holds a university degree", ["Yes", "No"])}<h3>Parent 1</h3>${box("Full name")}<label>Highest level of education <select><option></option><option>Compulsory schooling not completed</option><option>Some higher education, no degree</option><option>Bachelor’s degree</option></select></label>`,
		),
	).toEqual(["familyInformation.isFirstGen", "familyInformation.parent1FirstName", "familyInformation.parent1EducationLevel"]);
});

test("hours a year are those of a week times its weeks, those of a month are not known", async () => {
	const asked = [box("Organization"), box("Position"), box("Hours in a typical year"), box("Hours per month"), box("Total hours")];
	const PLACE = "extracurricularActivities[0]";
	expect(await planned(`<h2>Activities</h2>${asked.join("")}`)).toEqual([
		`${PLACE}.organizationName`,
		`${PLACE}.position`,
		`${PLACE}.hoursSpendPerWeek`,
		"unknown",
		"unknown",
	]);
	expect((await planned(`<h2>Activities</h2>${box("Organization")}${box("Total hours per week")}`)).at(-1)).toBe(
		`${PLACE}.hoursSpendPerWeek`,
	);
});

test("“When” after a college asks when that was attended", async () => {
	expect(await planned(`<h2>Schooling</h2>${box("High school")}${box("College")}${box("When")}`)).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.collegeName",
		"educationalBackground.collegeTimePeriod",
	]);
});

test("a hint that says what a box left blank stands for makes no trap of it", async () => {
	expect(
		await planned(`<p><label>First name <input></label></p>
		<p><label for="badge">Name you want on your crew badge</label><span id="hint">Leave blank to use your first name.</span><input id="badge" aria-describedby="hint"></p>
		<p><label for="trap">Nickname</label><span id="bait">Leave this field blank.</span><input id="trap" aria-describedby="bait"></p>`),
	).toEqual(["personalInformation.firstName", "personalInformation.preferredName", "never-filled"]);
});

test("where mail goes during the summer is another address", async () => {
	expect(
		await planned(`<h3>Home</h3><p><label>Street address <input></label></p><p><label>City <input></label></p>
		<h3>Where to send mail during the summer</h3><p><label>Street address <input></label></p><p><label>City <input></label></p>`),
	).toEqual(["personalInformation.address.address1", "personalInformation.address.city", "unknown", "unknown"]);
});

test("the year in school beside an award is the award's; what an activity came to is its description, counted letters or not", async () => {
	expect(
		await planned(`<table><thead><tr><th>Award or honor</th><th>Year in school</th></tr></thead><tbody><tr><td><input></td><td><input></td></tr></tbody></table>
		<h3>Activity 1</h3><p><label>Group or employer <input></label></p><p><label>Hours in a usual week <input></label></p><p><label>Tell us what you did <span>0 / 200</span> <textarea></textarea></label></p>`),
	).toEqual([
		"achievements[0].title",
		"achievements[0].yearAwarded",
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].hoursSpendPerWeek",
		"extracurricularActivities[0].activityDescription",
	]);
});

test("asides about tests taken and numbers, and a fee that one would like waived", async () => {
	expect(
		await planned(`<p><label>ACT composite, if taken <span>, numeric only,</span> <input type="number"></label></p>
		<p><label><input type="checkbox"> I'd like the $25 application fee waived</label></p>`),
	).toEqual(["standardizedTestScores.actScore", "miscellaneous.applicationFeePaymentInfo"]);
});

test("“Where?” and courses right after whether any were taken at a college are the college's", async () => {
	expect(
		await planned(`<h2>Your school</h2><p><label>Which high school do you go to? <input></label></p>
		${choice("Have you taken any college classes yet?", ["Yes", "No"])}<p><label>Where? <input></label></p>
		<p>Tell us about up to two of them</p><table><thead><tr><th>Course title</th><th>Units</th><th>Grade</th></tr></thead><tbody><tr><td><input></td><td><input></td><td><input></td></tr></tbody></table>`),
	).toEqual([
		"educationalBackground.highSchoolName",
		"collegeCoursesTaken",
		"educationalBackground.collegeName",
		"collegeCoursesTaken[0].courseName",
		"collegeCoursesTaken[0].credits",
		"collegeCoursesTaken[0].grade",
	]);
});

test("a cooperative that its members own is no member whom the page asks about", async () => {
	expect(
		await planned(`<header><h2>Three Forks Electric Cooperative</h2><p class="head">Three Forks Electric Cooperative Member-owned since 1938</p></header>
		<h3>Record</h3><p><label>ACT composite <input></label></p><p><label>Career goal <input></label></p>`),
	).toEqual(["standardizedTestScores.actScore", "miscellaneous.careerInterest"]);
});

test("a country of birth whose label has it in a hint, and a major that one “might study”", async () => {
	expect(
		await planned(`<h2>You</h2><p><label>Where were you born? <span>Country</span> <input></label></p>
		<h2>Looking ahead</h2><p><label>I might study <span>You can change your mind.</span> <input></label></p>`),
	).toEqual(["personalInformation.birthCountry", "miscellaneous.intendedMajor"]);
});

test("a row for each test asks whether it was taken", async () => {
	const states = ["Taken", "Signed up", "Not for me"];
	const rows = ["SAT", "ACT", "AP exams"].map(
		(test) =>
			`<tr><td>${test}</td>${states.map((state) => `<td><input type=radio name="${test}" value="${state}" aria-label="${state}"></td>`).join("")}</tr>`,
	);
	expect(
		await planned(
			`<h2>Testing</h2><p>Where are you with each of these?</p><table><thead><tr><th></th>${states.map((state) => `<th>${state}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`,
		),
	).toEqual(["standardizedTestScores.satSuperscore", "standardizedTestScores.actScore", "educationalBackground.numberOfAPTests"]);
});

test("in two languages: the piece of a date, and a telephone that the browser is told of", async () => {
	const months = ["January", "February", "March", "August"].map((month) => `<option>${month}</option>`).join("");
	expect(
		await planned(`<h1>Grant Application · Solicitud de Beca</h1><p><label>Daytime telephone Teléfono de día <input type=tel></label></p>
		<h2>Schooling</h2>${box("Secondary school")}<fieldset><legend>Entered Fecha de ingreso</legend><select aria-label="Month / Mes"><option></option>${months}</select><input aria-label="Year / Año" size=4></fieldset>
		${box("Institution to be attended")}`),
	).toEqual([
		"personalInformation.phoneNumber",
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolEntryDate",
		"educationalBackground.highSchoolEntryDate",
		"educationalBackground.university",
	]);
});

test("the last name on school records is no last school; what one has won is an award, whatever the heading says", async () => {
	expect(await planned(box("Name on your school records (Last, First Middle)"))).toEqual(["personalInformation.firstName"]);
	expect(
		await planned(`<h2>You</h2><fieldset><legend>What name is on your school records?</legend>${["First", "Middle", "Last"].map((label) => box(label)).join("")}</fieldset>
		<h2>Outside class</h2>${box("Club or team")}<div role=group aria-label="Two things you've won or been recognized for">${box("What was it?")}${box("What was it?")}</div>`),
	).toEqual([
		"personalInformation.firstName",
		"personalInformation.middleName",
		"personalInformation.lastName",
		"extracurricularActivities[0].organizationName",
		"achievements[0].title",
		"achievements[1].title",
	]);
});

test("what grown-ups do, how the student is spoken of, what comes after the name, the year in which school ends", async () => {
	const grown = ["Full name", "What work do they do?", "How far did they go in school?"]
		.map((label) => `<p><label>${label} <input></label></p>`)
		.join("");
	const parent = (number: number) =>
		["FirstName", "Occupation", "EducationLevel"].map((leaf) => `familyInformation.parent${number}${leaf}`);
	expect(
		await planned(
			`<h2>Your people</h2><h3>Grown-up #1</h3><div>${grown}</div><h3>The second grown-up, if there is one</h3><div>${grown}</div>`,
		),
	).toEqual([...parent(1), ...parent(2)]);
	expect(
		await planned(`<h2>Hello</h2><p><label>And what is your last name? <input></label></p>
		<p><label>Does anything come after it? <select><option value="">Choose one</option><option>Nothing</option><option>Jr.</option><option>III</option></select></label></p>
		${choice("How should we speak about you?", ["she / her", "he / him", "they / them", "I will tell you"])}
		<h2>School</h2><p><label>Which high school do you go to? <input></label></p>${choice("What year will you finish?", ["2026", "2027", "2028"])}
		<h2>After</h2><p><label>What might you study in college? <input></label></p><p><label>Languages in which you are proficient <input></label></p>`),
	).toEqual([
		"personalInformation.lastName",
		"personalInformation.suffix",
		"personalInformation.pronouns",
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolGraduationDate",
		"miscellaneous.intendedMajor",
		"personalInformation.languages",
	]);
});

test("records of a school are no school, years in a state no state; uniformed services and community programs are known", async () => {
	expect(
		await planned(
			`<fieldset><legend>What name is on your school records?</legend>${box("First", 'name="firstName"')}${box("Last", 'name="lastName"')}</fieldset>
			${box("Years of continuous residence in the State of Oregon")}${box("Uniformed service status")}${box("Community programs you belong to")}`,
		),
	).toEqual([
		"personalInformation.firstName",
		"personalInformation.lastName",
		"unknown",
		"personalInformation.armedForcesStatus",
		"miscellaneous.communityBasedOrgs",
	]);
});
