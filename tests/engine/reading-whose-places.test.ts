import { expect, test } from "vitest";
import { box, list, radios, table } from "./markup";
import { planning } from "./planned";

/** Places, dates, courses and doings that a section asks for are given only where they are those of the student's own that the profile holds. */
const planned = planning();
const isLeft = (answer = "") => ["unknown", "other-person", "no-answer", "no-matching-option"].includes(answer);
const leaves = async (html: string) => expect((await planned(html)).filter((answer) => !isLeft(answer))).toEqual([]);
const under = (heading: string, ...labels: string[]) => `<h2>${heading}</h2>${labels.map((label) => box(label)).join("")}`;

test("what a soldier's service is asked is of no college and no club", async () => {
	await leaves(
		`<h1>Application</h1>${under("Military service", "Branch", "Dates of service", "Duty station", "Years", "Position", "Start date")}`,
	);
});

test("countries and cities preferred are not those where the student lives", async () => {
	await leaves(under("Exchange program", "First choice country", "Preferred city", "State preference", "Second choice country"));
	expect(await planned(under("Student", "Country", "City"))).toEqual([
		"personalInformation.address.country",
		"personalInformation.address.city",
	]);
});

test("courses that are requested are none that were taken", async () => {
	await leaves(under("Courses you wish to take", "Course", "Title", "Credits", "Grade"));
	await leaves(under("Course registration", "Course", "Credits"));
	expect(await planned(under("Dual Enrollment", "High school", "Grade"))).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.currentYearInHighSchool",
	]);
});

test("numbers of courses, years of a subject and parts of a class are no scores, dates or hundredths", async () => {
	await leaves(list("Number of AP courses", "0", "1", "2", "3", "4", "5+"));
	await leaves(under("Academics", "Years of math", "Years of science", "Weighted rank", "Decile", "Quartile"));
	expect(await planned(under("Residence", "Address", "Years at address"))).toEqual(["personalInformation.address.address1", "unknown"]);
});

test("a label that names a kind of doing takes none of another kind", async () => {
	await leaves(under("Activities", "Music", "Student government", "Publications", "Scouting"));
	expect(await planned(under("Activities", "Music", "Clubs", "Position"))).toEqual([
		"no-answer",
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].position",
	]);
});

test("a list that leaves out work does so beside a list of jobs as well", async () => {
	const activities = `<h2>Activities</h2><fieldset><legend>List your clubs. Do not include paid employment.</legend>${box("Activity")}${box("Hours per week")}</fieldset><fieldset><legend>Activities</legend>${box("Activity")}${box("Hours per week")}</fieldset>`;
	const jobs = `<h2>Work Experience</h2>${table(["Employer", "Job title"], ["<input>", "<input>"])}`;
	expect(await planned(activities + jobs)).toEqual([
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].hoursSpendPerWeek",
		"extracurricularActivities[2].organizationName",
		"extracurricularActivities[2].hoursSpendPerWeek",
		"extracurricularActivities[1].organizationName",
		"extracurricularActivities[1].position",
	]);
});

test("a head over heads says of which test they are", async () => {
	const cells = "<td><input></td>".repeat(5);
	expect(
		await planned(
			`<h2>Education</h2><table><thead><tr><th colspan="3">SAT</th><th colspan="2">ACT</th></tr><tr><th>Reading &amp; Writing</th><th>Math</th><th>Total</th><th>Composite</th><th>Date taken</th></tr></thead><tbody><tr>${cells}</tr></tbody></table>`,
		),
	).toEqual([
		"standardizedTestScores.satEnglishScore",
		"standardizedTestScores.satMathScore",
		"standardizedTestScores.satSuperscore",
		"standardizedTestScores.actScore",
		"standardizedTestScores.actDate",
	]);
});

test("colleges still to come follow one another, each box the next", async () => {
	const row = `<p><input placeholder="College/University"><input placeholder="Estimated cost/yr"></p>`;
	expect(await planned(`<h2>Aspirations</h2><fieldset><legend>Colleges applied to</legend>${row}</fieldset>`)).toEqual([
		"statistics.collegesAppliedTo",
		"unknown",
	]);
	expect(
		await planned(
			`<h2>College Preferences</h2><h3>Scholarships are for engineering alone.</h3>${table(["Name of school", "Preference"], ["<input>", "<input>"], ["<input>", "<input>"])}`,
		),
	).toEqual(["statistics.collegesAppliedTo[0]", "unknown", "statistics.collegesAppliedTo[1]", "unknown"]);
});

test("what is asked of those alone who are not, or live elsewhere, is left by the others", async () => {
	await leaves(`${radios("Do you commute?", "Yes", "No")}${box("If off-campus, provide address")}`);
	await leaves(under("Student", "If not, what is your first language?", "Non-U.S. citizenship(s)"));
});

test("a year beside a term is the term's, the day a job began no day of school", async () => {
	expect(await planned(`<h2>Enrollment</h2>${list("Semester", "Fall", "Spring")}${box("Year")}`)).toEqual([
		"miscellaneous.yearIntendEnrollCollege",
		"miscellaneous.yearIntendEnrollCollege",
	]);
	expect(await planned(under("Employment", "Employer", "Position", "Date began"))).toEqual([
		"extracurricularActivities[1].organizationName",
		"extracurricularActivities[1].position",
		"unknown",
	]);
});

test("the languages of the home are not all that are known, those besides English are the others", async () => {
	expect(await planned(box("Languages spoken at home"))).toEqual(["personalInformation.languages[1].language"]);
	expect(await planned(box("In addition to English, what languages do you speak?"))).toEqual(["personalInformation.languages"]);
});
