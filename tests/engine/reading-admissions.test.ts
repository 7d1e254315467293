import { expect, test } from "vitest";
import { fillingPage } from "./filled";
import { AREA, box, list, radios, rowsOf, table } from "./markup";
import { planning } from "./planned";

/** What admission forms of schools and state universities ask, as their pages print it. */
const planned = planning();
const { held } = fillingPage();
const text = (label: string) => `<p><label>${label} ${AREA}</label></p>`;
const first = "personalInformation.firstName";
const mother = ["familyInformation.parent1FirstName", "familyInformation.parent1Occupation"];
const father = ["familyInformation.parent2FirstName", "familyInformation.parent2Occupation"];

test("a cell that holds but a colon says nothing: the question stands in the one before", async () => {
	const row = (label: string, key: string) => `<tr><td>${label}</td><td>:</td><td><input name="${key}"></td></tr>`;
	expect(
		await planned(`<table>${row("Father's Name", "f1")}${row("Mother's Name", "f2")}${row("Address for correspondence", "f3")}</table>`),
	).toEqual(["familyInformation.parent2FirstName", "familyInformation.parent1FirstName", "personalInformation.address.address1"]);
});

test("a radio button is named by the words before it where none follow it in a box of its own", async () => {
	const choice = (label: string) => `<div><label>${label}</label> <input type="radio" name="g" value="${label[0]}"></div>`;
	expect(await held(`<h3>Gender:</h3><div>${choice("Male")}${choice("Female")}</div>`)).toEqual(["Female"]);
});

test("the name of a thing is nobody's", async () => {
	const asked = ["Institute Name", "Department Name", "Program Name", "District Name"].map((label) => box(label)).join("");
	expect(await planned(box("Name") + asked)).toEqual([first, ...Array<string>(4).fill("unknown")]);
});

test("what was before the high school is not in the profile", async () => {
	expect(await planned(box("High School") + box("Year Graduated (High School)") + box("Year Graduated (Elementary)"))).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolGraduationYear",
		"unknown",
	]);
	expect(await planned(`<h3>Elementary</h3>${box("Awards and Honors")}<h3>Junior High School</h3>${box("Awards and Honors")}`)).toEqual([
		"unknown",
		"unknown",
	]);
	expect(await planned(box("Nombre de la escuela primaria"))).toEqual(["unknown"]);
});

test("a guardian beside mother and father is somebody else, alone a parent", async () => {
	const of = (who: string) => box(`${who}'s Name`) + box(`${who}'s Occupation`);
	expect(await planned(of("Mother") + of("Father") + of("Guardian"))).toEqual([...mother, ...father, "other-person", "other-person"]);
	expect(await planned(of("Guardian"))).toEqual(mother);
	expect(await planned(`<fieldset><legend>Datos del tutor</legend>${box("Nombre")}${box("Apellidos")}</fieldset>`)).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1LastName",
	]);
});

test("the schooling of a parent is asked only where a parent is named", async () => {
	expect(await planned(`<h3>Academic Background</h3>${box("Highest Qualification")}`)).toEqual(["unknown"]);
	expect(await planned(box("Mother's place of work") + box("Mother's work place"))).toEqual(["unknown", "unknown"]);
});

test("the score of a subject is one of the SAT only where a test is spoken of", async () => {
	expect(await planned(`<h3>Academic Information</h3>${box("Mathematics", "type=number")}${box("Total / Entrance Score")}`)).toEqual([
		"unknown",
		"unknown",
	]);
	expect(await planned(`<h3>SAT</h3>${box("Mathematics", "type=number")}`)).toEqual(["standardizedTestScores.satMathScore"]);
});

test("colleges attended, whatever courses they include, are no high school, and where they are is not known", async () => {
	const heads = ["Name of Institution", "City and State", "Dates of Attendance"];
	const asked =
		"22. List ALL colleges and universities attended, including concurrent and dual credit enrollment. Failure to list all colleges could result in dismissal.";
	const college = ["educationalBackground.collegeName", "unknown", "educationalBackground.collegeTimePeriod"];
	const unlisted = Array<string>(3).fill("unknown");
	expect(await planned(`<h2>Educational Background</h2><p>${asked}</p>${table(heads, ...rowsOf(2, 3))}`)).toEqual([
		...college,
		...unlisted,
	]);
	const boxes = ["College", "City/State", "Dates Attended"].map((label) => box(label)).join("");
	expect(
		await planned(
			`<h2>Educational Background</h2><div><p>List all colleges you have attended, including for dual credit.</p><div>${boxes}</div></div>`,
		),
	).toEqual(college);
});

test("area code and number stand in boxes of their own, other numbers stay empty", async () => {
	expect(await held(box("Area code", "maxlength=3") + box("Phone number", "maxlength=8"))).toEqual(["530", "555-0142"]);
	const phones = `<table><tr><td>Telephone number:</td><td><input type="tel"></td><td><input type="tel" placeholder="Alternate telephone"></td></tr></table>`;
	expect(await planned(phones)).toEqual(["personalInformation.phoneNumber", "unknown"]);
	expect(await planned(box("Address (incl. apt. no.):") + box("City"))).toEqual([
		"personalInformation.address.address1",
		"personalInformation.address.city",
	]);
});

test("where somebody claims to reside is told by yes or no, what only others are asked stays open", async () => {
	const claim = radios("Do you claim to be a resident of Washington for tuition purposes?", "Yes", "No");
	const status = radios("(b) If you are not a citizen, do you hold Permanent Resident status?", "Yes", "No");
	expect(await held(claim + status)).toEqual(["No"]);
	expect(await planned(radios("Are you a first generation US citizen?", "Yes", "No"))).toEqual(["unknown"]);
});

test("a note on who signs names nobody", async () => {
	const note = "<h2>Financial Need</h2><h4>The signature of a parent or guardian must appear at the end of this application.</h4>";
	const rows = table(["Name", "Amount awarded"], ...rowsOf(2, 2));
	const [aid, ...others] = await planned(
		`${note}${radios("Are you receiving financial aid?", "Yes", "No")}<h5>Other scholarships applied for</h5>${rows}`,
	);
	expect(aid).toBe("personalInformation.receivesFinancialAid");
	expect(others.filter((path) => path?.startsWith("familyInformation"))).toEqual([]);
});

test("what a college decided beside its name does not count as a college", async () => {
	const decided = radios("Schools to which you have applied", "Accepted", "Pending", "Not yet applied");
	expect(await planned(`<h3>Colleges applied to</h3>${box("College 1")}${decided}${box("College 2")}`)).toEqual([
		"statistics.collegesAppliedTo[0]",
		"unknown",
		"statistics.collegesAppliedTo[1]",
	]);
});

test("the term of a dual enrollment is not that of college", async () => {
	const term = radios("Term", "Fall", "Spring");
	expect(await planned(`<h1>Application for Admission: Dual Enrollment</h1><h2>Applying for</h2>${term}`)).toEqual(["unknown"]);
	expect(await planned(`<h2>Course requested</h2>${box("Course Name")}${box("High School Course Equivalent")}`)).toEqual([
		"unknown",
		"unknown",
	]);
});

test("what is to be told in so many words is not answered by one", async () => {
	expect(await planned(text("Academic and Career Goals (300 words max)"))).toEqual(["unknown"]);
	expect(await planned(text("Career goals"))).toEqual(["miscellaneous.careerInterest"]);
});

test("ranks by percent and averages out of a hundred are told from others", async () => {
	expect(await planned(box("Ranking in graduating class (%)"))).toEqual(["educationalBackground.highSchoolClassRankPercentile"]);
	expect(await planned(box("GPA", 'placeholder="0 - 100"'))).toEqual(["unknown"]);
	expect(await planned(radios("How many AP courses have you taken?", "0", "1", "2", "3", "4", "5"))).not.toContain(
		"apIbExamScores[0].score",
	);
});

test("under the address or the emergency contact of others the student's own goes on", async () => {
	const language = list("What is your native language?", "English", "Spanish");
	expect(await planned(`<h3>Mailing address (if different from above)</h3>${box("Street")}${language}`)).toEqual([
		"other-person",
		"personalInformation.languages[0].language",
	]);
	const contact = `<h3>Emergency Contact</h3>${box("Name")}`;
	expect(await planned(contact + box("Languages spoken") + box("Phone"))).toEqual(Array<string>(3).fill("other-person"));
	expect(await planned(contact + box("Languages other than English that you speak"))).toEqual([
		"other-person",
		"personalInformation.languages",
	]);
	const row = (label: string) => `<tr><td>${label}</td><td><input></td></tr>`;
	expect(
		await planned(`<h3>Emergency Case Information:</h3><table>${row("Relationship with the Applicant")}${row("Mobile No")}</table>`),
	).toEqual(["unknown", "other-person"]);
	const reached = `<div><p>Coaches can use this to contact you about recruiting.</p>${box("Phone")}${box("Email")}</div>`;
	expect(await planned(`<h3>Contact Information</h3>${reached}`)).toEqual(["personalInformation.phoneNumber", "userInformation.email"]);
});

test("a prompt alone asks the age, an example asks nothing", async () => {
	const name = `<input placeholder="First name" name="a"><input placeholder="Last name" name="b"><input type="number" placeholder="Age" name="c">`;
	expect(await planned(`<h3>Student Details</h3>${name}`)).toEqual([
		first,
		"personalInformation.lastName",
		"personalInformation.dateOfBirth",
	]);
});

test("the row above a box asks where each row of a table is of one cell, with the row that leads to it", async () => {
	const row = (cell: string) => `<tr><td>${cell}</td></tr>`;
	const asked = (label: string, key: string) => row(`${label}:`) + row(`<input name="${key}">`);
	expect(
		await planned(
			`<table>${row("<b>English Language Programs</b>")}${asked("Family name", "q1")}${asked("Given name", "q2")}${asked("Phone number", "q3")}${row("<br>")}${row("Mother's maiden name:")}${asked("Family name", "q4")}</table>`,
		),
	).toEqual(["personalInformation.lastName", first, "personalInformation.phoneNumber", "familyInformation.parent1FormerLastName"]);
});

test("a name that is said to be no person's is left, be it misspelt", async () => {
	expect(await planned(box("High Shcool Name"))).toEqual(["unknown"]);
	expect(await planned(box("Legal Name"))).toEqual([first]);
	expect(await planned(box("Delegate's Full Name"))).toEqual([first]);
});

test("what is asked after both parents' names is nobody's of the two", async () => {
	const contact = ["userInformation.email", "personalInformation.phoneNumber"];
	const asked = box("Email Address") + box("Phone Number");
	expect(await planned(box("Full Name") + box("Father's Name") + box("Mother's Name") + asked)).toEqual([
		first,
		father[0],
		mother[0],
		...contact,
	]);
	expect(await planned(box("Full Name") + asked + box("Father's Name") + box("Mother's Name") + asked)).toEqual([
		first,
		...contact,
		father[0],
		mother[0],
		"other-person",
		"other-person",
	]);
});

test("further majors, the average in one and the length of an education are not known", async () => {
	const further = [box("2nd Major Choice"), box("3rd Major Choice"), box("GPA in Major")].join("");
	expect(await planned(box("1st Major Choice") + further + box("Duration of Education (years)", "type=number"))).toEqual([
		"miscellaneous.intendedMajor",
		...Array<string>(4).fill("unknown"),
	]);
	expect(await held(radios("Are you a high school graduate?", "Yes", "No"))).toEqual(["No"]);
});

test("doings in and out of school are of every kind, those of a clinic of none that is known", async () => {
	const heads = ["Organization/Activity", "Position held"];
	const general = `<h3>List all activities in and out of school</h3>${table(heads, ...rowsOf(2, 2))}`;
	const work = `<h3>Employment</h3>${table(["Employer", "Type of work"], ...rowsOf(1, 2))}`;
	const entry = (place: number) => ["organizationName", "position"].map((leaf) => `extracurricularActivities[${place}].${leaf}`);
	expect(await planned(general + work)).toEqual([...entry(0), ...entry(1), ...entry(1)]);
	expect(await planned(`<h3>Clinical or health-related volunteering</h3>${box("Hospital, clinic or agency")}`)).toEqual(["no-answer"]);
	const about = text("What about this activity was meaningful? Include any leadership.");
	expect(await planned(`<h3>Activity 1</h3>${box("Name of group")}${box("Position")}${about}`)).toEqual([
		...entry(0),
		"extracurricularActivities[0].activityDescription",
	]);
});

test("a score in some year of school is no date, a residence since some day is no birth", async () => {
	expect(await planned(`<h3>Test scores</h3>${box("PSAT/NMSQT (junior year)", "type=number")}`)).toEqual([
		"standardizedTestScores.psatScore",
	]);
	expect(await planned(box("If not since birth, month and year you became a legal resident"))).toEqual(["unknown"]);
	expect(await planned(list("National Merit recognition", "Commended", "Semifinalist", "None"))).toEqual(["unknown"]);
});
