import { expect, test } from "vitest";
import { box } from "./markup";
import { planning } from "./planned";

const planned = planning();

test.each([
	["Name you'd like us to use", "About you", "personalInformation.preferredName"],
	["What name goes on your badge?", "About you", "personalInformation.preferredName"],
	["Name the student uses, if another", "The student", "personalInformation.preferredName"],
	["Mobile number for text updates", "About you", "personalInformation.phoneNumber"],
	["Evening phone, if different", "About you", "unknown"],
	["Home (landline) phone", "About you", "unknown"],
	["City ward or council district", "About you", "unknown"],
	["State of incorporation", "About you", "unknown"],
	["Hometown newspaper", "About you", "unknown"],
	["Grandmother's first name", "About you", "other-person"],
	["Brother's school", "About you", "other-person"],
	["Birthplace (town)", "About you", "personalInformation.birthCity"],
	["Years you have lived in this country", "About you", "personalInformation.numberOfYearsInUS"],
	["Do you identify as Hispanic?", "About you", "personalInformation.hispanic"],
	["The high school that will award your diploma", "School", "educationalBackground.highSchoolName"],
	["Date diploma expected", "School", "educationalBackground.highSchoolGraduationDate"],
	["Students in your grade", "School", "educationalBackground.highSchoolGraduatingClassSize"],
	["You are number … in your class", "School", "educationalBackground.highSchoolClassRank"],
	["If you took the SAT, total score", "School", "standardizedTestScores.satSuperscore"],
	["Starting college (year)", "School", "miscellaneous.yearIntendEnrollCollege"],
	["What do you see yourself studying?", "School", "miscellaneous.intendedMajor"],
	["The job you'd like someday", "School", "miscellaneous.careerInterest"],
	["College where you will use the Promise grant", "College", "educationalBackground.university"],
	["Which school will you be attending this fall?", "School", "educationalBackground.university"],
	["Would you be the first to go to college?", "Your household", "familyInformation.isFirstGen"],
	["Annual income (whole household)", "Your household", "familyInformation.householdAnnualIncome"],
	["Relationship status of your parents", "Your household", "familyInformation.parentsMaritalStatus"],
	["Brothers and sisters of the student", "Household", "familyInformation.numOfSiblings"],
	["How you earned it", "Something you won", "achievements[0].description"],
	["When was it?", "Something you won", "achievements[0].yearAwarded"],
])("%s", async (question, heading, path) => {
	expect(await planned(`<h1>Apply</h1><h2>${heading}</h2>${box(question)}`)).toEqual([path]);
});

test("after the name of an award how it was won is told of that award", async () => {
	const [title, reason, year] = await planned(
		`<h1>Apply</h1><h2>Something you won</h2>${box("What it's called")}${box("Why did you get it?")}${box("Year won")}`,
	);
	expect([title, reason, year]).toEqual(["achievements[0].title", "achievements[0].description", "achievements[0].yearAwarded"]);
});

test("what the form tells everybody names nobody", async () => {
	const row = [box("House number and street"), box("Unit"), box("City")].join("");
	expect(await planned(`<h1>Apply</h1><h2>Where we can reach you</h2><p>Award packets are mailed in May.</p>${row}`)).toEqual([
		"personalInformation.address.address1",
		"personalInformation.address.address2",
		"personalInformation.address.city",
	]);
});

test("another award is the next, though its box is prompted with the label", async () => {
	const floating = (label: string, name: string) =>
		`<div class="form-floating"><input id="${name}" name="${name}" placeholder="${label}"><label for="${name}">${label}</label></div>`;
	const awards = `${floating("Award or honor", "r1-name")}${floating("Another award or honor", "r2-name")}`;
	expect(await planned(`<h1>Apply</h1><h2>Recognition</h2>${awards}`)).toEqual(["achievements[0].title", "achievements[1].title"]);
});

test("“Out of” after the average asks for its scale, “Year you start” after the college for that of enrolling", async () => {
	const school = `<h2>School</h2>${box("Grade average, unweighted")}${box("Out of")}`;
	const plans = `<h2>Education</h2>${box("High school")}${box("University you will attend")}${box("Year you start")}`;
	expect(await planned(`<h1>Apply</h1>${school}${plans}`)).toEqual([
		"educationalBackground.highSchoolUnweightedGPA",
		"educationalBackground.highSchoolUnweightedGPA",
		"educationalBackground.highSchoolName",
		"educationalBackground.university",
		"miscellaneous.yearIntendEnrollCollege",
	]);
});

test("a letter that numbers the page's questions asks for no piece of the date before it", async () => {
	expect(
		await planned(
			`<h1>Apply</h1><h2>High school</h2>${box("Year of graduation", "name=d6")}${box("Unweighted GPA", "name=d7")}${box("Class rank", "name=d8")}`,
		),
	).toEqual([
		"educationalBackground.highSchoolGraduationYear",
		"educationalBackground.highSchoolUnweightedGPA",
		"educationalBackground.highSchoolClassRank",
	]);
});
