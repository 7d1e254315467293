import { expect, test } from "vitest";
import { ageAsked, isOfAge } from "../../extension/engine/express/ages";
import { alternatesOf } from "../../extension/engine/express/alternates";
import { matchOption } from "../../extension/engine/express/match";
import { planning } from "./planned";

const planned = planning();
const box = (label: string, more = "") => `<label>${label} <input ${more}></label>`;
const list = (label: string, options: string[], more = "") =>
	`<label>${label} <select ${more}>${["", ...options].map((option) => `<option>${option}</option>`).join("")}</select></label>`;
const choice = (question: string, options: string[]) =>
	`<fieldset><legend>${question}</legend>${options.map((option) => `<label><input type=radio name="${question}">${option}</label>`).join("")}</fieldset>`;
const ticks = (question: string, options: string[]) => choice(question, options).replaceAll("type=radio", "type=checkbox");
const YES_NO = ["Yes", "No"];

test("what all keys of a form begin with says nothing, be it the name of a list: “award_street”", async () => {
	const parents = [1, 2].map(
		(n) =>
			`<h2>Parent / legal guardian #${n}</h2>${box("First name", `id=award_g${n}_given`)}${box("Last name", `id=award_g${n}_surname`)}`,
	);
	const called = `<h2>In case of emergency, notify</h2>${box("Name", "id=award_notify_name")}`;
	const [one, two] = [1, 2].map((n) => [`familyInformation.parent${n}FirstName`, `familyInformation.parent${n}LastName`]);
	expect(await planned(`${parents.join("")}${called}`)).toEqual([...one!, ...two!, "other-person"]);
	const others = [
		"Street",
		"City",
		"State",
		"Zip code",
		"Phone",
		"E-mail",
		"Date of birth",
		"School",
		"GPA",
		"SAT Math",
		"ACT composite",
		"Career",
	];
	const all = others.map((label, n) => box(label, `id=award_k${String.fromCharCode(97 + n)}`)).join("");
	expect(await planned(`${all}${box("Name of the person", "id=award_name")}`)).not.toContain("achievements[0].title");
	const entry = ["Name", "Level", "Organization", "Description"].map((label) => box(label, `id=award_${label.toLowerCase()}`)).join("");
	expect((await planned(entry))[0]).toBe("achievements[0].title");
});

test.each([
	["Please waive the $35 application fee for me", "miscellaneous.applicationFeePaymentInfo"],
	["Waive my $40 application fee because of financial need", "miscellaneous.applicationFeePaymentInfo"],
	["I waive my right to see the letters", "never-filled"],
])("a box that is called “waive” is for a fee or for a right: %s", async (question, path) => {
	expect(await planned(`<label><input type=checkbox id=waive> ${question}</label>`)).toEqual([path]);
});

test("how a fee will be paid is answered by a waiver", async () => {
	const ways = ["I will pay online with a card", "I am requesting a fee waiver", "I will mail a check"];
	expect(await planned(choice("How will you settle the $60 application fee?", ways))).toEqual(["miscellaneous.applicationFeePaymentInfo"]);
});

test("citizenship by what is offered, “a citizen of the United States” too", async () => {
	const options = ["I am a citizen of the United States", "I am a U.S. national", "I am a lawful permanent resident", "None of these"];
	expect(await planned(choice("Eligibility: which is true of you?", options))).toEqual(["personalInformation.citizenshipStatus"]);
});

test("when a score was got, though the question speaks of the score", async () => {
	expect(await planned(`${box("SAT Math")}${box("Test date of that SAT Math score")}`)).toEqual([
		"standardizedTestScores.satMathScore",
		"standardizedTestScores.satMathDate",
	]);
});

test("what is offered tells a rank from a grade, years of taking part from years at school, a date from a yes", async () => {
	const tops = ["Top 1%", "Top 5%", "Top 10%", "Not ranked"];
	const entry = `<h2>Activities, sports and jobs</h2>${box("Organization or employer")}${ticks("Years of high school", ["9", "10", "11", "12"])}`;
	expect(await planned(`<h2>School</h2>${list("Class standing", tops)}${entry}`)).toEqual([
		"educationalBackground.highSchoolClassRankPercentile",
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].gradeLevels",
	]);
	expect(await planned(list("PSAT/NMSQT taken", ["October 2024", "October 2025"]))).toEqual(["standardizedTestScores.psatDate"]);
});

test("the head of a column asks for what alone stands in a cell, not the heading over the table", async () => {
	const score = (row: number) =>
		`<div role=group>${[1, 2, 3, 4, 5].map((points) => `<button type=button role=radio aria-checked=false name=s${row}>${points}</button>`).join("")}</div>`;
	const row = (number: number) => `<tr><td><input></td><td>${score(number)}</td></tr>`;
	const table = `<h3>Advanced Placement exams</h3><table><thead><tr><th>Exam</th><th>Score</th></tr></thead><tbody>${row(1)}${row(2)}</tbody></table>`;
	expect(await planned(table)).toEqual([
		"apIbExamScores[0].subject",
		"apIbExamScores[0].score",
		"apIbExamScores[1].subject",
		"apIbExamScores[1].score",
	]);
});

test("a prompt that is drawn beside the box of a list does not ask", async () => {
	const degrees = ["Associate degree", "Bachelor's degree", "Master's degree", "Doctorate"]
		.map((degree) => `<option>${degree}</option>`)
		.join("");
	const drawn = `<span style="display:inline-block;width:90px;height:20px">Select</span>`;
	const row = `<table><tr><th scope=row>Highest degree sought</th><td>${drawn}<select data-placeholder=Select><option></option>${degrees}</select></td></tr></table>`;
	expect(await planned(`<h2>School record</h2>${row}`)).toEqual(["miscellaneous.degreeIntend"]);
});

test("what goes on with the question before: the college to graduate from, the town of birth, the groups of origin", async () => {
	const college = `<h2>Plans</h2>${box("College or university you plan to attend")}${box("Year you expect to graduate from it")}`;
	expect(await planned(college)).toEqual(["educationalBackground.university", "miscellaneous.estimatedCollegeGradYear"]);
	const born = `${box("In what country were you born?")}${box("In what city?")}`;
	expect(await planned(born)).toEqual(["personalInformation.birthCountry", "personalInformation.birthCity"]);
	const groups = ["Asian", "Black or African American", "White"];
	expect(
		await planned(`${choice("Are you Hispanic or Latino?", YES_NO)}${list("Which of these describe you?", groups, "multiple")}`),
	).toEqual(["personalInformation.hispanic", "personalInformation.race"]);
});

test("who lives elsewhere and knows the address is somebody else", async () => {
	const lines = ["Name", "Telephone"].map((name) => `<tr><th scope=row>${name}</th><td><input></td></tr>`).join("");
	const legend = "6a. Person not living with you who will always know your address";
	expect(await planned(`<fieldset><legend>${legend}</legend><table>${lines}</table></fieldset>`)).toEqual(["other-person", "other-person"]);
});

test("a programmer's “sch” is the school", async () => {
	const where = `<tr><th scope=row>Located in</th><td><input name=sch_city placeholder=City> <select name=sch_state><option>--</option><option>California</option><option>Oregon</option></select></td></tr>`;
	expect(await planned(`<h2>Part B. Schooling</h2>${box("High school")}<table>${where}</table>`)).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolCity",
		"educationalBackground.highSchoolState",
	]);
});

test.each([
	["Have you taken any course for credit at a college or university?", "collegeCoursesTaken"],
	["Have you already taken a class for college credit?", "collegeCoursesTaken"],
])("college courses: %s", async (question, path) => {
	expect(await planned(choice(question, YES_NO))).toEqual([path]);
});

test.each([
	["Adjusted gross household income", "familyInformation.householdAnnualIncome"],
	["Program notes: adjusted gross receipts", "unknown"],
])("income: %s", async (question, path) => {
	expect(await planned(box(question))).toEqual([path]);
});

test("under a heading that names two things the model need not be as sure that it is about the other", async () => {
	const programs = list("Program applied for", ["Marine Engineering", "Environmental Engineering", "Nautical Science"]);
	expect(await planned(`<h2>Plans and activities</h2>${programs}`)).toEqual(["miscellaneous.intendedMajor"]);
	expect(await planned(`<h2>Activities</h2>${programs}`)).toEqual(["unknown"]);
});

test("the month of leaving school, whether that has come or not", async () => {
	expect(await planned(`<h2>Secondary school</h2>${box("Month you will (or did) finish", "type=month")}`)).toEqual([
		"educationalBackground.highSchoolGraduationDate",
	]);
});

test.each([
	["Will you be at least 16 years old on June 21, 2027?", "2008-04-17", true],
	["Will you be at least 19 years old on April 17, 2027?", "2008-04-17", true],
	["Will you be at least 19 years old on April 16, 2027?", "2008-04-17", false],
	["Will you be 18 or older by 5/1/2026?", "2008-04-17", true],
	["Are you at least 16 years of age?", "2008-04-17", true],
	["Are you currently 19 years or older?", "2008-04-17", false],
	["Will you be at least 16 years of age?", "2008-04-17", true],
	["Will you be over 18 on June 21, 2026?", "2008-04-17", undefined],
	["Will you be at least 18 on 21/6/2026?", "2008-04-17", undefined],
	["Will you be at least 14 but not over 17 years old on June 21, 2027?", "2008-04-17", undefined],
	["Will you be under 18 years of age, or 18 or older, on June 21, 2027?", "2008-04-17", undefined],
	["Were you born by June 21, 2027?", "2008-04-17", undefined],
])("%s", (question, born, verdict) => {
	expect(isOfAge(born, question, new Date(2026, 10, 29))).toBe(verdict);
});

test("an age on a day is worked out from the date of birth", async () => {
	expect(await planned(choice("Will you be at least 16 years old on June 21, 2027?", YES_NO))).toEqual(["personalInformation.dateOfBirth"]);
	expect(await planned(choice("Will you be at least 16 years old when we meet?", YES_NO))).not.toContain("personalInformation.dateOfBirth");
});

test.each([
	["enrollmentTerm", "Fall 2027", ["August 2027", "January 2028"], "August 2027"],
	["enrollmentTerm", "Spring 2028", ["August 2027", "January 2028"], "January 2028"],
])("a term by the month in which it begins", (attribute, value, labels, meant) => {
	const options = labels.map((label) => ({ label, value: label, element: undefined as never }));
	expect(labels[matchOption(alternatesOf(attribute, value, "", "en"), options) ?? -1]).toBe(meant);
});

const kin = (question: string, options: string[]) => `<h2>Parent or guardian 1</h2>${box("First name")}${list(question, options)}`;
test.each(["Relationship to you", "This person is my", "How are you related?", "Relationship to applicant"])(
	"whom the profile calls a parent is a parent, where a list offers that: %s",
	async (question) => {
		const [, related] = await planned(kin(question, ["Parent", "Step-parent", "Grandparent", "Legal guardian"]));
		expect(related).toBe("familyInformation.parent1FirstName");
		const [, left] = await planned(kin(question, ["Mother", "Father", "Foster parent", "Legal guardian"]));
		expect(left).toBe("no-matching-option");
		const [, typed] = await planned(`<h2>Parent or guardian 1</h2>${box("First name")}${box(question)}`);
		expect(typed).not.toBe("familyInformation.parent1FirstName");
	},
);

test("members of a household whose relation the page has chosen are the first parent, the second, and the siblings in turn", async () => {
	const relations = ["Brother or sister", "Parent or step-parent", "Grandparent", "Parent or step-parent"];
	const rows = relations.map((chosen) => {
		const options = ["Parent or step-parent", "Brother or sister", "Grandparent"].map(
			(option) => `<option value="${option}" ${option === chosen ? "selected" : ""}>${option}</option>`,
		);
		return `<tr><td><select aria-label="Relationship to you">${options.join("")}</select></td><td><input></td></tr>`;
	});
	const told = await planned(
		`<h2>Household members</h2><p>List your parents and your brothers and sisters. Do not list yourself.</p><table><thead><tr><th>Relationship to you</th><th>First name</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
	);
	expect(told.filter((_, place) => place % 2 === 1)).toEqual([
		"familyInformation.siblings[0].firstName",
		"familyInformation.parent1FirstName",
		"other-person",
		"familyInformation.parent2FirstName",
	]);
});

test("the heads of a table that holds questions are not those of the table below it", async () => {
	const siblings = `<table><caption>Brothers and sisters</caption><tr><th>Name</th><th>Age</th></tr><tr><td><input></td><td><input></td></tr></table>`;
	const school = `<table><caption>Scholastic record</caption><tr><td>High school</td><td><input></td></tr><tr><td>Where located</td><td><input name=HCity></td></tr></table>`;
	expect((await planned(siblings + school)).slice(2)).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolCity",
	]);
});

test.each([
	["Name in full", ["Jr.", "Sr.", "II", "III"], "personalInformation.suffix"],
	["Session", ["I", "II", "III"], "unknown"],
	["Born at", ["Brazil", "Canada", "Nigeria", "United States"], "personalInformation.birthCountry"],
	["Marital status of the persons listed above", ["Married", "Divorced", "One is widowed"], "familyInformation.parentsMaritalStatus"],
])("what is offered tells what “%s” asks: %s", async (question, options, path) => {
	expect(await planned(list(question, options))).toEqual([path]);
});

test("a standing in this country is no grade", async () => {
	const options = ["I am a citizen", "I hold a green card", "I am here on a visa"];
	expect(await planned(choice("Your standing in this country", options))).toEqual(["personalInformation.citizenshipStatus"]);
});

test("whether a parent holds a degree is answered by how far each got, and for either by both", async () => {
	const each = choice("Finished a four-year college degree?", YES_NO);
	expect(await planned(`<h2>Second parent</h2>${box("First name")}${each}`)).toEqual([
		"familyInformation.parent2FirstName",
		"familyInformation.parent2EducationLevel",
	]);
	const either = await planned(`<h2>Parents</h2>${choice("Did either earn a four-year college degree?", YES_NO)}`);
	expect(either).toEqual(["familyInformation.parent1EducationLevel"]);
});

test("an age on a day is worked out from the date of birth", () => {
	expect(ageAsked("2008-04-17", "Age on July 6, 2027 (arrival day)")).toBe(19);
	expect(ageAsked("2008-04-17", "Age as of 04/16/2027")).toBe(18);
	expect(ageAsked("2008-04-17", "Age on arrival")).toBeUndefined();
	expect(ageAsked("2008-04-17", "Date of birth (age on 07/01/2027: 14 to 18)")).toBeUndefined();
	expect(ageAsked("2008-04-17", "At what age did you learn to swim? 7/6/2027")).toBeUndefined();
});

test.each([
	["E3. If someone other than the student completed this form", "Name"],
	["Connections. If someone in your family studied here, tell us who.", "Name"],
])("“%s” asks for another", async (heading, question) => {
	expect(await planned(`<h2>Student</h2>${box("Email")}<fieldset><legend>${heading}</legend>${box(question)}</fieldset>`)).toEqual([
		"userInformation.email",
		"other-person",
	]);
});

test("a heading that names the school and who speaks for the student there is the school's", async () => {
	const asked = [box("Out of how many?"), box("SAT, math"), `<h3>A grown-up who will vouch for you</h3>${box("Name")}`];
	const told = await planned(`<h2>Your school, and who will speak for you there</h2>${box("Your high school")}${asked.join("")}`);
	expect(told.slice(0, 3)).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolGraduatingClassSize",
		"standardizedTestScores.satMathScore",
	]);
	expect(told[3]).not.toContain("Name");
});

test.each([
	"The $45 application fee would be a hardship for my family. Please waive it.",
	"The $75 application fee would be a hardship for my family; I request that it be waived.",
])("a hardship is said by a waiver: %s", async (words) => {
	expect(await planned(`<label><input type=checkbox> ${words}</label>`)).toEqual(["miscellaneous.applicationFeePaymentInfo"]);
});

test("a foster parent is no parent, and one kind among others is not taken for it", () => {
	const among = (labels: string[]) =>
		labels[
			matchOption(
				alternatesOf("parentRole", "Parent", "", "en"),
				labels.map((label) => ({ label, value: label, element: undefined as never })),
			) ?? -1
		];
	expect(among(["Mother", "Father", "Foster parent"])).toBeUndefined();
	expect(among(["Custodial parent", "Non-custodial parent"])).toBeUndefined();
	expect(among(["Step-parent", "Parent (birth or adoptive)", "Foster parent"])).toBe("Parent (birth or adoptive)");
});
