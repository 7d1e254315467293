import { expect, test } from "vitest";
import { planning } from "./planned";

/** What pages that organisations publish taught beside their applications: mistakes of markup, headings that end without another. */
const planned = planning();
const box = (label: string, more = "") => `<p><label>${label} <input ${more}></label></p>`;
const area = (label: string, more = "") => `<p><label>${label} <textarea></textarea></label>${more}</p>`;
const list = (label: string, ...options: string[]) =>
	`<p><label>${label} <select><option></option>${options.map((each) => `<option>${each}</option>`).join("")}</select></label></p>`;

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
