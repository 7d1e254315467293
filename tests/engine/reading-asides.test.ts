import { expect, test } from "vitest";
import { filling } from "./filled";
import { planning } from "./planned";

const planned = planning();
const filled = filling();
const HOME = "personalInformation.address";
const SCHOOL = "educationalBackground";
const box = (label: string) => `<p><label>${label} <input></label></p>`;
const list = (...options: string[]) =>
	`<select><option value=""></option>${options.map((each) => `<option>${each}</option>`).join("")}</select>`;
const STATES = list("California", "Nevada", "Oregon", "Washington");

test("a place of birth is the city alone where the country is asked for beside it, or a municipality", async () => {
	const countries = `<p><label>Country of birth ${list("Canada", "Mexico", "Nigeria")}</label></p>`;
	expect(await planned(`${box("Place of birth")}${countries}`)).toEqual([
		"personalInformation.birthCity",
		"personalInformation.birthCountry",
	]);
	const { held } = await filled(
		`${box("Place of birth: municipality")}${box("Place of birth")}<script>globalThis.held = () => [...document.querySelectorAll("input")].map(({ value }) => value);</script>`,
	);
	expect(held).toEqual(["Enugu", "Enugu, Nigeria"]);
});

test("“City, state, ZIP” before a box, a list and a box asks for one of these in each", async () => {
	const row = (label: string, cell: string) => `<tr><td>${label.replace(" ", "</td><td>")}</td><td>${cell}</td></tr>`;
	expect(
		await planned(
			`<table>${row("2. Street address", "<input>")}${row("3. City, State, Zip", `<input> ${STATES} <input size=8>`)}
			${row("21. High school", "<input>")}${row("22. Location of High School", `<input> ${STATES}`)}</table>`,
		),
	).toEqual([
		`${HOME}.address1`,
		`${HOME}.city`,
		`${HOME}.state`,
		`${HOME}.postalCode`,
		`${SCHOOL}.highSchoolName`,
		`${SCHOOL}.highSchoolCity`,
		`${SCHOOL}.highSchoolState`,
	]);
});

test("“Where do you live?” over the lines of an address asks for the first of them", async () => {
	const lines = ["Street and number", "Apt, unit, etc.", "City", "ZIP"].map(
		(prompt) => `<p><input placeholder="${prompt}" aria-label="${prompt}"></p>`,
	);
	lines[0] = '<p><label>Where do you live? <input placeholder="Street and number"></label></p>';
	expect(await planned(lines.join(""))).toEqual([`${HOME}.address1`, `${HOME}.address2`, `${HOME}.city`, `${HOME}.postalCode`]);
	expect(await planned(box("Where do you live?"))).toEqual([`${HOME}.address1`]);
});

test("an address for those whose mail goes to another one, as a note under its heading says, is left", async () => {
	const lines = ["Number and street", "City", "ZIP code"].map(box).join("");
	const mailing = (note: string) => `<h3>Permanent address</h3>${lines}<h3>Mailing address</h3><p>${note}</p>${lines}`;
	const other = (await planned(mailing("Complete only if mail should go to another address."))).slice(3);
	expect(other).toEqual(["unknown", "unknown", "unknown"]);
	expect((await planned(mailing("We write to you twice a year."))).slice(3)).toEqual([
		`${HOME}.address1`,
		`${HOME}.city`,
		`${HOME}.postalCode`,
	]);
});

test("what the words before a row ask of somebody else is not asked of the student, however deep its boxes stand", async () => {
	const deep = (label: string) =>
		`<div><div><div><div><div><label for="${label}">${label}</label><input id="${label}"></div></div></div></div></div>`;
	const folded = '<div><button type="button" aria-expanded="false">Class 1</button><div hidden><input></div></div>';
	const row = `<div>${["Name", "School email"].map(deep).join("")}</div>`;
	expect(
		await planned(`<h2>Your school</h2><div>${box("GPA, unweighted")}<div>Show off a class that you liked, and say in which year you took it.</div>
			<div>${folded.repeat(9)}</div><div>A teacher who would say something nice about you</div><p>We send them a two-minute form.</p>${row}</div>`),
	).toEqual([`${SCHOOL}.highSchoolUnweightedGPA`, "other-person", "unknown"]);
});

test("a second name under a heading of the student's people is not the student's", async () => {
	const own = ["First name", "Last name", "Phone"].map(box).join("");
	const theirs = ["Name", "Phone"].map(box).join("");
	expect((await planned(`<h2>About you</h2>${own}<h2>Your grown-ups</h2>${box("Parent 1 first name")}${theirs}`)).slice(3)).toEqual([
		"familyInformation.parent1FirstName",
		"other-person",
		"other-person",
	]);
});

test("under “AP / IB” boxes ask what their prompts say", async () => {
	const row = ["Exam", "Score", "Year"].map((prompt) => `<input placeholder="${prompt}">`).join("");
	expect(await planned(`<h2>Honors application</h2><div role="separator">AP / IB</div><div>${row}</div>`)).toEqual([
		"apIbExamScores[0].subject",
		"apIbExamScores[0].score",
		"apIbExamScores[0].date",
	]);
});

test.each([
	["Dream job (today, anyway)", "miscellaneous.careerInterest"],
	["Course of study to be pursued", "miscellaneous.intendedMajor"],
	["Calendar year in which completion is anticipated", "miscellaneous.estimatedCollegeGradYear"],
	["Institution at which the Grant is to be applied", `${SCHOOL}.university`],
	["Why have you chosen this field? (300 words)", "unknown"],
])("“%s” asks for %s", async (label, path) => {
	expect(await planned(`<h2>Part D. Postsecondary enrollment</h2>${box(label)}`)).toEqual([path]);
});

test.each([
	["Nombre de pila", "personalInformation.firstName"],
	["Apellidos paterno y materno", "personalInformation.lastName"],
	["Best e-mail to reach you", "userInformation.email"],
	["Street name and number", `${HOME}.address1`],
	["Street address, including apartment or unit", `${HOME}.address1`],
	["In what year will you graduate from high school?", `${SCHOOL}.highSchoolGraduationYear`],
])("“%s” alone asks for %s", async (label, path) => {
	expect(await planned(box(label))).toEqual([path]);
});

test("what is asked under the name of a parent is the parent's, in whatever word for one", async () => {
	const asked = ["Nombre de pila", "Apellidos"].map(box).join("");
	expect(await planned(`<h2>Familia: mamá</h2>${asked}<h2>Familia: papá</h2>${asked}`)).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1LastName",
		"familyInformation.parent2FirstName",
		"familyInformation.parent2LastName",
	]);
});

test("in the table of honors “Gr.” is the grade of each, under a coordinator's heading a name is the coordinator's", async () => {
	expect(
		await planned("<h2>Honors</h2><table><tr><th>Title</th><th>Gr.</th></tr><tr><td><input></td><td><input></td></tr></table>"),
	).toEqual(["achievements[0].title", "achievements[0].yearAwarded"]);
	expect(await planned(`<h2>504 coordinator</h2>${["Name", "Phone"].map(box).join("")}`)).toEqual(["other-person", "other-person"]);
});

test("how many colleges, languages and exams there are is no college, language or score", async () => {
	const asked = ["How many colleges are you applying to?", "How many AP exams have you taken?", "Languages spoken (count)"];
	expect(await planned(asked.map((label) => `<p><label>${label} <input type="number"></label></p>`).join(""))).toEqual([
		"statistics.collegesAppliedTo",
		"educationalBackground.numberOfAPTests",
		"personalInformation.numberOfLanguagesFamiliar",
	]);
});

test("what a question warns against is not what it asks about", async () => {
	expect(await planned(box("Email address * All notices go here. Please avoid school accounts."))).toEqual(["userInformation.email"]);
});

test("a fee that is to be waived is asked about, a right that is waived is not", async () => {
	const asked = (question: string) =>
		planned(
			`<fieldset><legend>${question}</legend><label><input type=radio name=q> Yes</label><label><input type=radio name=q> No</label></fieldset>`,
		);
	expect(await asked("Will you be asking us to waive the $50 application fee?")).toEqual(["miscellaneous.applicationFeePaymentInfo"]);
	for (const right of ["your right to see the recommendation", "your right to a fee refund", "all rights to fees"])
		expect(await asked(`Do you waive ${right}?`), right).toEqual(["never-filled"]);
});

test("the number of a course is not its title, the capacity in which one served is the position", async () => {
	expect(
		await planned(`<h2>College courses</h2><table><tr><th>Course title</th><th>Course no. (e.g. MATH 243)</th><th>Grade</th></tr>
		<tr><td><input></td><td><input></td><td><input></td></tr></table>`),
	).toEqual(["collegeCoursesTaken[0].courseName", "unknown", "collegeCoursesTaken[0].grade"]);
	expect((await planned(`<h2>Activity 1</h2>${["Organization", "Capacity in which you served"].map(box).join("")}`))[1]).toBe(
		"extracurricularActivities[0].position",
	);
});

test("a telephone number takes the form that a note beside its box shows in nines", async () => {
	const { held } =
		await filled(`<table><tr><th><label for="q">Telephone number</label></th><td><input id="q"><span>In the form (999) 999-9999</span></td></tr></table>
		<script>globalThis.held = () => document.querySelector("input").value;</script>`);
	expect(held).toBe("(530) 555-0142");
});
