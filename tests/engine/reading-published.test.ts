import { expect, test } from "vitest";
import { withoutDots } from "../../extension/engine/abbreviations";
import { askedOfEntry } from "../../extension/engine/classify/entries";
import { box } from "./markup";
import { planning } from "./planned";

/** What forms that schools and foundations have published taught: their markup is often older, or copied from elsewhere on the page. */
const planned = planning();
const ofActivity = (place: number, key: string) => `extracurricularActivities[${place}].${key}`;

test.each([
	["activity 1 hours", "hours"],
	["club or activity 2 role", "role"],
	["hours for activity 3", "hours"],
	["first activity description", "description"],
	["activity 1", undefined],
])("of “%s” an entry of activities is asked “%s”", (question, asked) => {
	expect(askedOfEntry(question, { named: "activity", words: "activity", source: "label" })).toBe(asked);
});

test("“Sibling first name” counts no siblings", () => {
	expect(askedOfEntry("sibling first name", { named: "sibling", words: "sibling", source: "label" })).toBeUndefined();
});

test.each([
	["Intended maj.", "Intended major"],
	["1st gen. coll.?", "1st generation college?"],
	["Comm. svc.", "community service"],
	["Please send it by mail. Enter your name.", "Please send it by mail. Enter your name."],
	["Name of the school where you take the class.", "Name of the school where you take the class."],
	["e.g. band", "e.g. band"],
	["Apt. no.", "Apt. no."],
])("“%s” without its dots is “%s”", (dotted, full) => {
	expect(withoutDots(dotted)).toBe(full);
});

test("labels that name the entry first ask what comes after it, and not for the entry's name", async () => {
	const html = ["Activity 1 name", "Activity 1 weekly hours", "Activity 1 place of meeting", "Activity 2 name", "Activity 2 role"].map(
		(label) => box(label),
	);
	expect(await planned(`<h2>Activities</h2>${html.join("")}`)).toEqual([
		ofActivity(0, "organizationName"),
		ofActivity(0, "hoursSpendPerWeek"),
		"unknown",
		ofActivity(1, "organizationName"),
		ofActivity(1, "position"),
	]);
});

test("a list asked column by column has its entries by place", async () => {
	const column = (head: string) => `<p>${head}</p>${[1, 2, 3].map((n) => `<div>${n}. <input></div>`).join("")}`;
	const paths = await planned(`<h2>Extracurricular activities</h2>${column("Organization")}${column("Position")}${column("Hours/week")}`);
	const keys = ["organizationName", "position", "hoursSpendPerWeek"];
	expect(paths).toEqual(keys.flatMap((key) => [0, 1, 2].map((place) => ofActivity(place, key))));
});

test("rows that come again in the same words under one heading are further entries", async () => {
	const row = (over: string) => `<div>${over}<div>${box("Class")}${box("Mark")}</div></div>`;
	const paths = await planned(`<h2>School record</h2>${row("<div>High school classes (list two)</div>")}${row("")}`);
	expect(paths).toEqual([0, 1].flatMap((n) => [`highSchoolClasses[${n}].courseName`, `highSchoolClasses[${n}].grade`]));
});

test("“Is there a second?” asks for the next entry of the list before it", async () => {
	const grade = "<p><label>In which grade did you receive it? <select><option>Grade<option>9<option>10<option>11</select></label></p>";
	const html = `<h2>Honors</h2>${box("Which distinction are you proud of?")}${grade}${box("Is there a second?")}${grade}`;
	expect(await planned(html)).toEqual([0, 1].flatMap((n) => [`achievements[${n}].title`, `achievements[${n}].yearAwarded`]));
});

test("a question over one box is asked, whatever the box says of how to answer", async () => {
	const over = (question: string, own: string, type = "text") =>
		`<fieldset><legend>${question}</legend><label>${own} <input type=${type}></label></fieldset>`;
	const html = `${over("What is your citizenship status?", "Status")}${over("How much does your household earn in a year?", "Before taxes")}${over("T-shirt?", "Size")}`;
	expect((await planned(html)).slice(0, 2)).toEqual(["personalInformation.citizenshipStatus", "familyInformation.householdAnnualIncome"]);
});

test("a cell over the whole table heads what follows it, and one beside several rows only these", async () => {
	const table = (head: string) =>
		`<table><tr><td colspan="2">${head}</td></tr><tr><td rowspan="2">Name</td><td><input name="first_name"><br><label>First Name</label></td></tr>` +
		`<tr><td><input name="last_name"><br><label>Last Name</label></td></tr><tr><td><label>Occupation</label></td><td><input name="job"></td></tr></table>`;
	expect(await planned(table("Parent/Guardian Detail"))).toEqual([
		"familyInformation.parent1FirstName",
		"familyInformation.parent1LastName",
		"familyInformation.parent1Occupation",
	]);
	expect((await planned(table("Sibling 1"))).slice(0, 2)).toEqual([
		"familyInformation.siblings[0].firstName",
		"familyInformation.siblings[0].lastName",
	]);
});

test("labels that point at one id that several boxes bear name each the one in its place", async () => {
	const copied = (label: string) => `<div><label for="copied">${label}</label><input id="copied" name="session"></div>`;
	expect(await planned(copied("Last name") + copied("Graduation year") + copied("City"))).toEqual([
		"personalInformation.lastName",
		"educationalBackground.highSchoolGraduationYear",
		"personalInformation.address.city",
	]);
});

test("the record and the place of a college are not the high school's, and a second college is none", async () => {
	const college = (n: number) =>
		`<h3>College #${n}</h3>${["College name", "City", "Dates attended", "GPA"].map((label) => box(label)).join("")}`;
	expect(await planned(`<h2>Education</h2>${college(1)}${college(2)}`)).toEqual([
		"educationalBackground.collegeName",
		"unknown",
		"educationalBackground.collegeTimePeriod",
		...Array(5).fill("unknown"),
	]);
});

test.each([
	[
		"<h2>Personal information</h2>" +
			"<fieldset><legend>Marital status</legend><label><input type=radio name=m>Never married</label><label><input type=radio name=m>Married</label><label><input type=radio name=m>Divorced</label></fieldset>",
		"unknown",
	],
	[`<h2>Education</h2>${box("Completion date (mm/dd/yyyy)", 'name="ged_comp_date"')}`, "unknown"],
	[`<h2>Tests</h2>${box("Overall score", 'name="toefl_overall_score"')}`, "unknown"],
	[`<h2>Standardized tests</h2>${box("Composite", 'name="act_composite"')}`, "standardizedTestScores.actScore"],
	[box("State", 'placeholder="City" name="state"'), "personalInformation.address.state"],
	[box("ZIP 4", 'name="zip4"'), "unknown"],
	[box("Core GPA"), "unknown"],
	[box("Major 2"), "unknown"],
	[box("Phone number (including country code if outside the US)"), "personalInformation.phoneNumber"],
	[`<h2>Job #1</h2>${box("End date (leave blank if current)", "type=month")}`, "unknown"],
	[box("How much does the student expect to receive from parents for educational expenses?"), "unknown"],
	[box("Name of school you are applying to"), "statistics.collegesAppliedTo"],
	[`<h2>Club</h2>${box("Club street address")}`, "unknown"],
	[`<h2>Parent</h2>${box("College name")}`, "unknown"],
	[box("Scout first name"), "personalInformation.firstName"],
	[box("Name in use, if other than legal given name"), "personalInformation.preferredName"],
	[box("Stage or artist name"), "unknown"],
	[box("Preferred/Nickname"), "personalInformation.preferredName"],
	['<p><label>Identity and background <textarea placeholder="How has your identity shaped you?"></textarea></label></p>', "unknown"],
	['<p><label>Leadership <textarea name="leadership_award_essay"></textarea></label></p>', "unknown"],
])("%s is %s", async (html, path) => {
	expect(await planned(html)).toEqual([path]);
});

test("a city that a question of its own asks for is none of the address", async () => {
	const group = (legend: string, ...labels: string[]) =>
		`<fieldset><legend>${legend}</legend>${labels.map((label) => box(label)).join("")}</fieldset>`;
	const html = group("Where did your story start?", "City", "Country") + group("Home address", "Street", "City", "State", "ZIP");
	expect((await planned(html)).slice(0, 2)).toEqual(["unknown", "unknown"]);
});

test("after the list of country codes a box for telephone numbers takes the rest", async () => {
	const html =
		"<fieldset><legend>What's your number?</legend><label>Country code <select><option>+1<option>+52</select></label><label>The rest of it <input type=tel></label></fieldset>";
	expect(await planned(html)).toContain("personalInformation.phoneNumber");
});

test("after the list of months a box of its own takes the year", async () => {
	const html =
		"<h2>High school</h2><table><tr><td>Entered this school</td><td><select><option>Month<option>August<option>September</select> <input></td></tr></table>";
	expect(await planned(html)).toEqual(["educationalBackground.highSchoolEntryDate", "educationalBackground.highSchoolEntryDate"]);
});
