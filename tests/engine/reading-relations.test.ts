import { expect, test } from "vitest";
import { fillingPage } from "./filled";
import { box, list, radios, rowsOf, table } from "./markup";
import { planning } from "./planned";

/** Whom and what a section is about where its heading does not say it plainly. */
const planned = planning();
const { held } = fillingPage();
const section = (heading: string, ...labels: string[]) => `<h2>${heading}</h2>${labels.map((label) => box(label)).join("")}`;
const person = ["First name", "Last name", "Relationship to student", "Occupation", "Email"];
const parent = (nth: 1 | 2) => [
	`familyInformation.parent${nth}FirstName`,
	`familyInformation.parent${nth}LastName`,
	"unknown",
	`familyInformation.parent${nth}Occupation`,
	"other-person",
];
const student = ["personalInformation.firstName", "personalInformation.lastName", "userInformation.email"];

test("who is asked how they are related is a parent under a heading of the family, else a stranger", async () => {
	expect(await planned(`<h1>Step 3</h1>${section("Family", ...person)}`)).toEqual(parent(1));
	expect(await planned(`<h1>Step 3</h1>${section("Adult 1", ...person)}${section("Adult 2", ...person)}`)).toEqual([
		...parent(1),
		...parent(2),
	]);
	expect(await planned(`<h1>Step 3</h1>${section("Family contact", "First name", "Relationship", "Email")}`)).toEqual([
		"other-person",
		"unknown",
		"other-person",
	]);
	expect(await planned(`<h1>Step 3</h1>${section("Family information", "Name", "Occupation")}`)).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1Occupation",
	]);
});

test("the relation of a person whom the question names says nothing of the student's own name beside it", async () => {
	expect(
		await planned(`<h1>Step 1</h1>${section("Contact details", "First name", "Last name", "Email", "Emergency contact", "Relationship")}`),
	).toEqual([...student, "other-person", expect.stringMatching(/unknown|other-person/)]);
	expect(await planned(`<h1>Step 1</h1>${section("Home", "First name", "Last name", "Email")}`)).toEqual(student);
});

test("parental information is about a parent", async () => {
	expect(await planned(section("Parental Information", "First name", "Occupation"))).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1Occupation",
	]);
});

test("service outside of school is a section of its own beside what is done in school", async () => {
	const lists = (school: string, service: string) =>
		`<p><b>${school}</b></p>${table(["Activity", "Offices held"], ...rowsOf(2, 2))}<p><b>${service}</b></p>${table(["Organization", "Hours per week"], ...rowsOf(1, 2))}`;
	const read = [
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].position",
		"no-answer",
		"no-answer",
		"extracurricularActivities[2].organizationName",
		"extracurricularActivities[2].hoursSpendPerWeek",
	];
	const jobs = `<h3>Work experience</h3>${table(["Employer", "Position"], ...rowsOf(1, 2))}`;
	const job = ["extracurricularActivities[1].organizationName", "extracurricularActivities[1].position"];
	expect(await planned(lists("School activities", "Community and volunteer service outside of school") + jobs)).toEqual([...read, ...job]);
	const explained = "B. Community service/volunteer activities. Include any activity that you took part in without pay.";
	expect(await planned(lists("A. School activities. Include any extracurricular activity.", explained) + jobs)).toEqual([...read, ...job]);
});

test("a list of advanced courses takes no others", async () => {
	const courses = table(["Course title", "Grade"], ...rowsOf(3, 2));
	const third = ["highSchoolClasses[2].courseName", "highSchoolClasses[2].grade"];
	expect((await planned(`<p><b>Courses (indicate AP, IB or honors)</b></p>${courses}`)).slice(4)).toEqual(third);
	expect(await planned(`<p><b>List AP, IB, and honors courses</b></p>${courses}`)).toEqual([
		...[0, 1].flatMap((place) => [`highSchoolClasses[${place}].courseName`, `highSchoolClasses[${place}].grade`]),
		"no-answer",
		"no-answer",
	]);
});

test("a line for the description of an honor is its title where no other asks for that", async () => {
	const line = box("Description") + list("Grade level", "9", "10");
	expect(await planned(`<h3>Awards and honors</h3>${line}`)).toEqual(["achievements[0].title", "achievements[0].yearAwarded"]);
	expect(await planned(`<h3>Awards and honors</h3>${box("Title")}${line}`)).toEqual([
		"achievements[0].title",
		"achievements[0].description",
		"achievements[0].yearAwarded",
	]);
});

test("yes or no says whether one parent has a bachelor's degree, an average is weighted, English came first", async () => {
	const bachelor = `<h3>Parent/Guardian #1</h3>${radios("Has this parent received a bachelor's degree?", "Yes", "No")}`;
	expect(await held(bachelor)).toEqual(["No"]);
	expect(await held(box("Cumulative GPA") + radios("Is this GPA weighted?", "Yes", "No"))).toEqual(["3.87", "No"]);
	expect(await held(box("Cumulative GPA") + radios("Is this GPA unweighted?", "Yes", "No"))).toEqual(["3.87", "Yes"]);
	expect(await held(radios("18. Is English your native language?", "Yes", "No"))).toEqual(["Yes"]);
	expect(await held(radios("At the time of enrollment I will be a", "Freshman", "Transfer"))).toEqual(["Freshman"]);
});

test("words in a cell say more than the head of its column", async () => {
	const cells = ["SAT", "Reading/Writing <input>", "<input>"];
	expect(await planned(table(["", "Score", "Date (mm/yyyy)"], cells, ["ACT", "Composite <input>", "<input>"]))).toEqual([
		"standardizedTestScores.satEnglishScore",
		"standardizedTestScores.satEnglishDate",
		"standardizedTestScores.actScore",
		"standardizedTestScores.actDate",
	]);
});

test("who told of the program is no name of the student's", async () => {
	const asked = section("Application information", "First name", "Email", "You learned of us from", "Relationship");
	expect(await planned(`<h1>Step 1</h1>${asked}`)).toEqual([student[0], student[2], "unknown", "unknown"]);
});

test("the last term, the day of an average and another telephone are no answers of the profile", async () => {
	const asked = [box("Last Term Attended", 'name="lastTerm"'), box("GPA as of date"), box("Highest ACT Math")];
	expect(await planned(box("Last name") + asked.join(""))).toEqual(["personalInformation.lastName", ...Array<string>(3).fill("unknown")]);
	const phone = (heading: string) => section(heading, "Area Code", "Number");
	expect(await planned(phone("8. Primary Telephone") + phone("9. Alternate Phone"))).toEqual([
		...Array<string>(2).fill("personalInformation.phoneNumber"),
		"unknown",
		"unknown",
	]);
	expect(await planned(box("Cell Phone") + box("Home Telephone (if different)"))).toEqual(["personalInformation.phoneNumber", "unknown"]);
	expect(await planned(section("Applicant appraisal", "Appraiser's name", "Telephone"))).toEqual(["other-person", "other-person"]);
});
