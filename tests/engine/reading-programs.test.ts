import { expect, test } from "vitest";
import { fillingPage } from "./filled";
import { AREA, box, list, radios, rowsOf, table } from "./markup";
import { planning } from "./planned";

/** What honors colleges, college-access programs, state grants and community foundations ask, in words of their own. */
const planned = planning();
const { held } = fillingPage();
const activity = (place: number, ...leaves: string[]) => leaves.map((leaf) => `extracurricularActivities[${place}].${leaf}`);
const none = (count: number) => Array<string>(count).fill("no-answer");

test("a grade or a state that a question names is told by yes or no", async () => {
	expect(await held(radios("Are you currently a high school senior?", "Yes", "No"))).toEqual(["Yes"]);
	expect(await held(radios("Are you a junior in high school?", "Yes", "No"))).toEqual(["No"]);
	expect(await held(radios("Do you live in Oregon?", "Yes", "No"))).toEqual(["No"]);
	expect(await held(radios("Do you currently live in California?", "Yes", "No"))).toEqual(["Yes"]);
	expect(await held(radios("Do you live in California County?", "Yes", "No"))).toEqual([]);
	expect(await held(radios("Are you a sophomore, junior or senior?", "Sophomore", "Junior", "Senior"))).toEqual(["Senior"]);
});

test("the schooling of a parent who is named by a number is no first generation", async () => {
	const contacts = [1, 2].map((number) => box(`Contact ${number}: Name`, `name=c${number}Name`)).join("");
	const asked = [1, 2]
		.map((number) => radios(`Does the parent or guardian named as Contact ${number} have a four-year (bachelor's) degree?`, "Yes", "No"))
		.join("");
	expect(await planned(`<h3>Parent or Guardian Information</h3>${contacts}<h3>First Generation Eligibility</h3>${asked}`)).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent2FirstName",
		"familyInformation.parent1EducationLevel",
		"familyInformation.parent2EducationLevel",
	]);
});

test("the ages of several siblings are given in one box, those of brothers or sisters where their names tell", async () => {
	expect(await held(`${box("Number of brothers and sisters")}${box("Their ages", "name=siblingAges")}`)).toEqual(["2", "21, 15"]);
	expect(await held(box("Ages of brothers and sisters"))).toEqual(["21, 15"]);
	expect(await held(box("Names and ages of brothers and sisters"))).toEqual(["Adaeze Nwosu; Tomás Reyes-Lund"]);
	expect(await planned(`<h2>Family</h2>${box("Age(s) of brothers")}${box("Age(s) of sisters")}`)).toEqual(none(2));
});

test("a box for just month and year takes no day", async () => {
	expect(await held(`${list("AP exam 1", "Biology")}${box("AP exam 1 date", "maxlength=7")}`)).toEqual(["Biology", "05/2025"]);
});

test("hours that were served in some grades are no grades, and are no entry", async () => {
	const hours = box("Total hours of community service, grades 9-12", "type=number");
	const doings = `<h3>Activities in and out of school</h3>${table(["Organization or Activity", "Office"], ...rowsOf(2, 2))}`;
	expect(await planned(hours + doings)).toEqual([
		"unknown",
		...activity(0, "organizationName", "position"),
		...activity(1, "organizationName", "position"),
	]);
});

test("honors in the row of an activity are left, offices among them are its position, years are counted", async () => {
	const school = `<p>List all <b>school activities</b> in which you took part (e.g., student government, sports).</p>${table(["Activity", "No. of Years", "Special awards, honors"], ...rowsOf(2, 3))}`;
	expect(await planned(school)).toEqual([
		...activity(0, "organizationName", "gradeLevels"),
		"unknown",
		...activity(1, "organizationName", "gradeLevels"),
		"unknown",
	]);
	const awards = `<h3>Awards</h3>${table(["Name of award", "Organization"], ...rowsOf(1, 2))}`;
	expect((await planned(awards))[0]).toBe("achievements[0].title");
	const offices = table(["Activity", "Special awards, honors or offices held"], ...rowsOf(1, 2));
	expect(await planned(`<h3>School and community activities</h3>${offices}`)).toEqual(activity(0, "organizationName", "position"));
});

test("community activities beside those of the school are what was done for others", async () => {
	const heads = ["Organization", "Hours per week"];
	const school = `<p>List all school activities in which you have participated.</p>${table(heads, ...rowsOf(3, 2))}`;
	const community = `<p>List all community activities in which you have participated without pay (e.g., Red Cross, church work).</p>${table(heads, ...rowsOf(1, 2))}`;
	expect(await planned(school + community)).toEqual([
		...activity(0, "organizationName", "hoursSpendPerWeek"),
		...activity(1, "organizationName", "hoursSpendPerWeek"),
		...none(2),
		...activity(2, "organizationName", "hoursSpendPerWeek"),
	]);
});

test("the head of a column reaches a row whose cells span several", async () => {
	const heads = "<tr><th></th><th>English</th><th>Reading</th><th>Math</th><th>Total</th></tr>";
	const cell = "<td><input></td>";
	const row = `<tr><th scope="row">SAT</th><td colspan="2"><input aria-label="SAT Evidence-Based Reading and Writing"></td>${cell}${cell}</tr>`;
	expect(await planned(`<table>${heads}${row}</table>`)).toEqual(
		["satEnglishScore", "satMathScore", "satSuperscore"].map((leaf) => `standardizedTestScores.${leaf}`),
	);
});

test("first name and middle initial in one line have a box each", async () => {
	const line = (label: string, boxes: number) => `<tr><td>${label}</td>${"<td><input></td>".repeat(boxes)}</tr>`;
	const parent = `<h3>Parent 1</h3><table>${line("51- Last name", 1)}<tr><td>52- First name, middle initial</td><td><input><input size="1" maxlength="1"></td></tr></table>`;
	expect(await planned(parent)).toEqual(["LastName", "FirstName", "MiddleInitial"].map((leaf) => `familyInformation.parent1${leaf}`));
});

test("under a heading of college the year in school and that of graduation are those there", async () => {
	const plans = `<h2>Postsecondary School Data</h2>${box("Major or course of study")}${list("Year in school next fall", "Freshman", "Sophomore", "Junior", "Senior")}${box("Anticipated year of graduation")}`;
	expect(await held(plans)).toEqual(["Environmental Engineering", "Freshman", "2031"]);
	const title = `<h1>Tamarack State University Application</h1>${box("Intended major")}${list("Current grade", "Freshman", "Sophomore", "Junior", "Senior")}`;
	expect(await held(title)).toEqual(["Environmental Engineering", "Senior"]);
	const school = `<h2>High School Data</h2>${box("Name of high school")}${box("Anticipated year of graduation")}`;
	expect(await held(school)).toEqual(["Ashland Valley High School", "2027"]);
});

test("state grants ask for completion, colleges and degrees in sentences", async () => {
	const completion = list(
		"28- When you begin college in the 2027-2028 school year, what will be your high school completion status?",
		"High school diploma",
		"GED or state equivalency test",
		"None of the above",
	);
	expect(await held(completion)).toEqual(["High school diploma"]);
	expect(await planned(box("40- Year you expect to complete this degree:"))).toEqual(["miscellaneous.estimatedCollegeGradYear"]);
	expect(await planned(box("If you were not born in the United States, but are a citizen by birth, please explain"))).toEqual(["unknown"]);
	expect(await planned(`${box("Telephone")}${box("Telephone of local union office")}`)).toEqual([
		"personalInformation.phoneNumber",
		"unknown",
	]);
});

test("courses of some areas are asked for in one text, or in rows for which no more are made than there are courses", async () => {
	expect(await held(`<p><label>Please list the studio art courses you have taken ${AREA}</label></p>`)).toEqual(["Ceramics Studio (B+)"]);
	const heading = "<h3>List the science and math courses you have taken in high school, and your grade in each.</h3>";
	const row = '<div><input placeholder="Course"> <input placeholder="Grade"></div>';
	const adds = `<div id="rows">${row}${row}</div><button type="button" onclick='document.querySelector("#rows").insertAdjacentHTML("beforeend", \`${row}\`)'>Add another course</button>`;
	expect(await held(heading + adds, true)).toEqual(["Honors Physics", "93", "", ""]);
});

test("what was taken at a college is told by yes, and which one after it", async () => {
	expect(
		await planned(
			list("Have you taken any dual credit or college courses?", "Yes", "No") +
				box("If yes, through which college?") +
				radios("I have taken Advanced Placement (AP) examinations at my high school", "Yes", "No"),
		),
	).toEqual(["collegeCoursesTaken", "educationalBackground.collegeName", "educationalBackground.numberOfAPTests"]);
});

test("what is counted, dated or named otherwise than the profile has it is left", async () => {
	expect(await planned(`${box("GPA")}<fieldset><legend>GPA</legend>${box("as of Date")}</fieldset>`)).toEqual([
		"educationalBackground.highSchoolUnweightedGPA",
		"unknown",
	]);
	expect(await planned(box("# of Honors classes taken") + box("# of College classes taken (if any)"))).toEqual([
		"unknown",
		"collegeCoursesTaken",
	]);
	expect(await planned(box("Former names") + box("Mobile phone") + box("Telephone Number (home)"))).toEqual([
		"unknown",
		"personalInformation.phoneNumber",
		"unknown",
	]);
	expect(await planned(box("Parish or congregation, city and state"))).toEqual(["unknown"]);
});

test("a cell with words of its own is not asked for by the head of another row's column", async () => {
	const heads = "<tr><th>Street</th><th>City</th><th>State</th><th>Zip</th></tr>";
	const reached = `<tr><td>Home phone <input></td><td colspan="2">Work phone <input></td><td>E-mail <input></td></tr>`;
	expect(await planned(`<table>${heads}<tr>${"<td><input></td>".repeat(4)}</tr>${reached}</table>`)).toEqual([
		...["address1", "city", "state", "postalCode"].map((leaf) => `personalInformation.address.${leaf}`),
		"personalInformation.phoneNumber",
		"unknown",
		"userInformation.email",
	]);
});

test("radios below another address than the home's are none of it", async () => {
	const home = `<h3>Mailing Address</h3>${["Street", "City", "State", "Zip"].map((label) => box(label)).join("")}`;
	const other = `<h3>Permanent Address (if different from mailing):</h3>${box("Street")}${box("City")}`;
	const citizen = `<p>${["U.S. Citizen", "Permanent resident", "Other"].map((each) => `<label><input type="radio" name="c">${each}</label>`).join("")}</p>`;
	const asked = radios("Is English your primary language?", "Yes", "No");
	expect((await planned(home + other + citizen + asked)).slice(4)).toEqual([
		"unknown",
		"other-person",
		"personalInformation.citizenshipStatus",
		"personalInformation.languages[0].language",
	]);
});

test("where origins are kept apart from Hispanic, who is Hispanic is that", async () => {
	const origins = ["White/Non-Hispanic", "Black/Non-Hispanic", "Hispanic", "Asian/Pacific Islander"];
	expect(await held(radios("Ethnic Origin:", ...origins))).toEqual(["Hispanic"]);
	expect(await held(radios("Ethnic Origin:", "White", "Black", "Asian"))).toEqual(["Black"]);
});

test("a grade in which something was received is that of an honor, whatever else the heading names", async () => {
	const GRADES = ["9th grade", "10th grade", "11th grade", "12th grade"];
	const honors = [1, 2].map((number) => box(`Honor or award ${number}`) + list("Grade when received", ...GRADES)).join("");
	const doings = box("Activity") + box("Position held") + box("Hours per week");
	expect((await held(`<h2>Honors and Activities</h2>${honors}${doings}`)).slice(0, 4)).toEqual([
		"Siskiyou Science Fair First Place",
		"10th grade",
		"Heritage Essay Prize",
		"9th grade",
	]);
});

test("scores in rows for sections, and colleges in rows of courses, whatever the columns are called", async () => {
	const rows = ["ACT Composite", "ACT Mathematics"].map((test) => [test, "<input>", "<input>"]);
	expect(await planned(`<h3>Test scores</h3>${table(["Test", "Highest Score", "Date (mm/dd/yyyy)"], ...rows)}`)).toEqual([
		"standardizedTestScores.actScore",
		"standardizedTestScores.actDate",
		"unknown",
		"unknown",
	]);
	const courses = table(["College", "Course Title", "Grade"], ...rowsOf(1, 3));
	expect(await planned(`<h3>Previous college coursework (list all college courses you have completed)</h3>${courses}`)).toEqual([
		"educationalBackground.collegeName",
		"collegeCoursesTaken[0].courseName",
		"collegeCoursesTaken[0].grade",
	]);
});

test("the home state, the college of credits and the year of entry are asked for in sentences", async () => {
	expect(await planned(list("Which state or possession do you regard as your permanent home?", "California", "Guam"))).toEqual([
		"personalInformation.address.state",
	]);
	expect(await planned(`<h3>College plans</h3>${box("If you have earned college credit while in high school, name the college")}`)).toEqual(
		["educationalBackground.collegeName"],
	);
	const begin = `<fieldset><legend>When do you plan to begin your studies?</legend>${list("Term", "Fall", "Spring")}${box("of year (yyyy)")}</fieldset>`;
	expect(await held(begin)).toEqual(["Fall", "2027"]);
});
