import { expect, test } from "vitest";
import { box, list, radios, table } from "./markup";
import { planning } from "./planned";

/** What is asked by yes and no, and in sections of somebody or something else, is answered only where that is what the profile holds. */
const planned = planning();
const yesNo = (...questions: string[]) => questions.map((question) => radios(question, "Yes", "No")).join("");
const isLeft = (answer = "") => ["unknown", "other-person", "no-answer", "no-matching-option"].includes(answer);
const leaves = async (html: string) => expect((await planned(html)).filter((answer) => !isLeft(answer))).toEqual([]);
const under = (heading: string, ...labels: string[]) => `<h2>${heading}</h2>${labels.map((label) => box(label)).join("")}`;

test("a denial is no answer of the profile's", async () => {
	await leaves(yesNo("I have not taken the SAT", "Are you NOT a U.S. citizen?", "Are you a non-citizen?", "Have you never taken the ACT?"));
	expect(await planned(yesNo("Have you taken the SAT?", "Are you a U.S. citizen? If you are not, state your visa below."))).toEqual([
		"standardizedTestScores.satSuperscore",
		"personalInformation.citizenshipStatus",
	]);
});

test("that a test was taken does not say which score was reached, or how often", async () => {
	await leaves(yesNo("Is your ACT score above 33?", "Have you scored at least 1500 on the SAT?", "Have you taken the SAT more than once?"));
	expect(await planned(yesNo("Took the SAT at least once"))).toEqual(["standardizedTestScores.satSuperscore"]);
});

test("what is known of siblings, parents, exams and doings in general says nothing of one of them", async () => {
	await leaves(
		yesNo("Do you have more than two siblings?", "Are you the oldest child?", "Are you an only child?", "Do you have brothers?"),
	);
	await leaves(`<h2>Eligibility and background</h2>${yesNo("Did a parent attend this university?", "Are you of Mexican origin?")}`);
	await leaves(yesNo("Have you taken IB exams?", "Are you in student government?", "Are you on a visa?"));
	await leaves(yesNo("Does this account participate in Operation Round Up?", "I am a dependent of a veteran"));
	expect(await planned(yesNo("Do you have siblings?", "Have you taken AP or IB exams?"))).toEqual([
		"familyInformation.numOfSiblings",
		"educationalBackground.numberOfAPTests",
	]);
});

test("what is another person's, a club's or a service's is not the student's", async () => {
	await leaves(under("Personal", "Date of birth of veteran", "Lender's phone", "Tribe's address", "Subscriber's date of birth"));
	await leaves(`<h1>Application</h1>${under("Military and veteran information", "Rank", "Unit", "State", "Pay grade")}`);
	await leaves(
		under("Delegate information", "Sponsoring unit", "Unit number", "City assignment", "Alternate's phone", "Highest JROTC rank"),
	);
	await leaves(
		under("Student", "Position applied for", "Host country choice 1", "Previous first name", "Grade you will enter in fall 2027"),
	);
});

test("grades and credits of one course that the question names are not those of a list's entries", async () => {
	await leaves(under("Coursework", "Grade in Algebra II", "Units of math", "Grade in Chemistry"));
	expect(await planned(under("College courses", "First course", "Grade in first course"))).toEqual([
		"collegeCoursesTaken[0].courseName",
		"collegeCoursesTaken[0].grade",
	]);
});

test("honours of sports and of 4-H are left by who has none, those of school are given", async () => {
	await leaves(table(["Athletic honor", "Year"], ["<input>", "<input>"]).replace("<table>", "<h2>Athletic awards</h2><table>"));
	await leaves(under("4-H and FFA awards", "Title", "Description"));
	expect(await planned(under("School awards", "Title", "Description"))).toEqual(["achievements[0].title", "achievements[0].description"]);
});

test("a list that leaves out paid work, or that takes it by name, does so whatever is asked elsewhere", async () => {
	const rows = (heading: string) => `<h2>${heading}</h2>${table(["Activity", "Position"], ["<input>", "<input>"], ["<input>", "<input>"])}`;
	const second = async (html: string) => (await planned(html))[2];
	expect(await second(rows("Activities. Do not list paid employment here."))).toBe("extracurricularActivities[2].organizationName");
	expect(await second(rows("Clubs, sports and other unpaid activities"))).toBe("extracurricularActivities[2].organizationName");
	const job = under("Paid work", "Employer", "Position");
	expect(await second(`${rows("Include clubs, athletics, jobs and community groups.")}${job}`)).toBe(
		"extracurricularActivities[1].organizationName",
	);
});

test("the schools applied to, the whole address of a school and the college beside a course are asked in words of other things", async () => {
	const schools = table(["School", "Status"], ["<input>", "<input>"], ["<input>", "<input>"]);
	const [first, status, second] = await planned(`<h2>College plans</h2><h3>List the schools to which you have applied</h3>${schools}`);
	expect([first, second]).toEqual(["statistics.collegesAppliedTo[0]", "statistics.collegesAppliedTo[1]"]);
	expect(isLeft(status)).toBe(true);
	expect(await planned(under("Education", "High School Address (Street, City, State, Zip)"))).toEqual([
		"educationalBackground.highSchoolAddressLine1",
	]);
	const taken = table(["College", "Course", "Grade"], ["<input>", "<input>", "<input>"], ["<input>", "<input>", "<input>"]);
	expect((await planned(`<h2>College courses taken</h2>${taken}`))[3]).toBe("educationalBackground.collegeName");
});

test("kinds of applicants tell what is asked, a list beside the box for a telephone takes its country", async () => {
	expect(await planned(radios("I will be a", "First-year student", "Transfer student", "Current student"))).toEqual([
		"educationalBackground.currentYearInHighSchool",
	]);
	const phone = `<div role="group" aria-label="Telephone">${list("", "+1", "+52").replace("<p>", "").replace("</p>", "")}<input placeholder="Area code and number"></div>`;
	expect(await planned(phone)).toContain("personalInformation.phoneNumber");
});
