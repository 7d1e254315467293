import { expect, test } from "vitest";
import { alternatesOf } from "../../extension/engine/express/alternates";
import { matchOption } from "../../extension/engine/express/match";
import { isFirstOfFamily } from "../../extension/engine/express/senses/schooling";
import { planning } from "./planned";

const planned = planning();
const box = (label: string, more = "") => `<label>${label} <input ${more}></label>`;
const choice = (question: string, options: string[]) =>
	`<fieldset><legend>${question}</legend>${options.map((option) => `<label><input type=radio name="${question}">${option}</label>`).join("")}</fieldset>`;
const rows = (heads: string[], more = "", count = 2) =>
	`<table>${more}<tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${`<tr>${"<td><input></td>".repeat(heads.length)}</tr>`.repeat(count)}</table>`;

test("a list of citizenships asks for it, whatever else the heading names", async () => {
	const options = ["Citizen or national of the United States", "Permanent resident of the United States", "Citizen of another country"];
	expect(await planned(`<h2>Citizenship and languages</h2>${choice("Which describes you?", options)}`)).toEqual([
		"personalInformation.citizenshipStatus",
	]);
});

test("details of an activity are the activity's, be there honors among them", async () => {
	const activity = `<h3>First activity</h3>${box("Organization")}<label>Details, honors won, accomplishments <textarea></textarea></label>`;
	const award = `<h2>Distinctions</h2>${box("Name of the honor")}${box("Grade received")}`;
	expect(await planned(`<h2>Life outside the classroom</h2>${activity}${award}`)).toEqual([
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].activityDescription",
		"achievements[0].title",
		"achievements[0].yearAwarded",
	]);
});

test("who awarded an honor is not its title, nor when", async () => {
	const row = (n: number) => `<div>${box(`Honor or award ${n}`)}${box(`Grade when received (${n})`)}${box(`Awarded by (${n})`)}</div>`;
	const told = await planned(
		`<div>What you do, and how much</div><div><button type=button>Edit</button><h6>Honors</h6>${row(1)}${row(2)}</div>`,
	);
	expect(told).toEqual([
		"achievements[0].title",
		"achievements[0].yearAwarded",
		"unknown",
		"achievements[1].title",
		"achievements[1].yearAwarded",
		"unknown",
	]);
});

test("a street is no e-mail address, whatever the key, and a second telephone none of the student's, whatever the token", async () => {
	expect(await planned(`<h2>Where to send your decision</h2>${box("Street", "id=mail1")}`)).toEqual([
		"personalInformation.address.address1",
	]);
	expect(await planned(box("8. Second telephone <small>If we cannot reach you at the first</small>", "autocomplete=tel"))).toEqual([
		"unknown",
	]);
});

test.each([
	["30. Career you are considering <small>Choose one or write your own</small>", "miscellaneous.careerInterest"],
	["A career you can imagine", "miscellaneous.careerInterest"],
	["Work you hope to do", "miscellaneous.careerInterest"],
	["Name commonly used, if not the first name", "personalInformation.preferredName"],
	["Name your friends use", "personalInformation.preferredName"],
])("%s", async (question, path) => {
	expect(await planned(`<h2>${path.startsWith("misc") ? "College" : "You"}</h2>${box(question)}`)).toEqual([path]);
});

test("an address for those whose mail goes elsewhere is left, be it said by a box to tick or by a note", async () => {
	const home = `<h2>Where you live</h2>${box("Street address")}${box("City")}`;
	const ticked = `<h4>Mailing address</h4><label><input type=checkbox> Send my mail somewhere other than my permanent address</label>${box("Mailing address, in full")}`;
	expect((await planned(`${home}${ticked}`)).slice(-1)).toEqual(["unknown"]);
	const note = `<fieldset><legend>Mailing address</legend><p>Leave this part empty if we can write to you at your permanent address.</p>${box("Street or P.O. box")}${box("City, state, ZIP")}</fieldset>`;
	expect((await planned(`${home}${note}`)).slice(-2)).toEqual(["unknown", "unknown"]);
});

test("a name as the school has it is the student's", async () => {
	const names = ["First", "Middle", "Last"].map((label) => box(label)).join("");
	expect(await planned(`<fieldset><legend>Your name as your school has it</legend>${names}</fieldset>`)).toEqual([
		"personalInformation.firstName",
		"personalInformation.middleName",
		"personalInformation.lastName",
	]);
});

test("how many siblings there are may be asked in words that name them only over the question", async () => {
	const siblings = `<fieldset><legend>Brothers and sisters</legend>${box("How many do you have?")}${box("First sibling: name")}${box("First sibling: age")}</fieldset>`;
	expect((await planned(siblings))[0]).toBe("familyInformation.numOfSiblings");
});

test("in a table of addresses the row says which piece is asked, whatever the key", async () => {
	const row = (what: string, key: string) =>
		`<tr><th scope=row>${what}</th><td><input name=txtRes${key}></td><td><input name=txtMail${key}></td></tr>`;
	const heads = "<tr><th scope=col></th><th scope=col>Legal residence *</th><th scope=col>Mailing address, only if different</th></tr>";
	expect(await planned(`<table>${heads}${row("Street address", "St")}${row("City", "City")}</table>`)).toEqual([
		"personalInformation.address.address1",
		"unknown",
		"personalInformation.address.city",
		"unknown",
	]);
});

test("courses of a high school stay its own after a question about college, those that were taken there are the college's", async () => {
	const asked = choice("Have you already taken classes at a college?", ["Yes", "Not yet"]);
	const school = rows(["Class", "Grade", "Credits"], "<caption>Classes on your high school schedule</caption>", 1);
	const told = await planned(`<h2>High school and college credit</h2>${asked}${school}`);
	expect(told.slice(1)).toEqual(["highSchoolClasses[0].courseName", "highSchoolClasses[0].grade", "highSchoolClasses[0].credits"]);
	const college = `<p>Have you taken college classes already? List them here.</p>${box("College where you took them")}${rows(["Class", "Grade", "Credits"])}`;
	expect((await planned(`<h1>Community Foundation</h1>${box("Career goal")}${college}`)).slice(2)).toEqual([
		"collegeCoursesTaken[0].courseName",
		"collegeCoursesTaken[0].grade",
		"collegeCoursesTaken[0].credits",
		"collegeCoursesTaken[1].courseName",
		"collegeCoursesTaken[1].grade",
		"collegeCoursesTaken[1].credits",
	]);
});

test("a matrix of boxes to tick asks once for each of its rows", async () => {
	const row = (n: number) => `<tr><th scope=row>Activity ${n}</th>${"<td><input type=checkbox></td>".repeat(4)}</tr>`;
	const heads = ["9th", "10th", "11th", "12th"].map((head) => `<th scope=col>${head}</th>`).join("");
	const matrix = `<fieldset><legend>In which grades did you take part in each of them?</legend><table><thead><tr><td></td>${heads}</tr></thead><tbody>${row(1)}${row(2)}</tbody></table></fieldset>`;
	expect(await planned(`<h2>Experiences</h2>${matrix}`)).toEqual([
		"extracurricularActivities[0].gradeLevels",
		"extracurricularActivities[1].gradeLevels",
	]);
});

test("a box to type into asks which college gave the credit, not whether one did", async () => {
	const question = "If you have earned college credit while in high school, what college or university granted it?";
	expect(await planned(`<h2>Your academic record so far</h2>${box(question)}`)).toEqual(["educationalBackground.collegeName"]);
});

test("text that cannot be selected is no list", async () => {
	const hours = `<div class="flex touch-none select-none"><span role=slider tabindex=0 aria-label="Hours per week" aria-valuemin=0 aria-valuemax=40 aria-valuenow=0 style="display:block;width:90px;height:20px"></span><input style="display:none" value=0></div>`;
	expect(await planned(`<h2>Activities</h2>${box("Organization")}${hours}${box("Weeks per year")}`)).toEqual([
		"extracurricularActivities[0].organizationName",
		"extracurricularActivities[0].hoursSpendPerWeek",
		"extracurricularActivities[0].weeksSpentPerYear",
	]);
});

test("what was begun “there” is the school that was named before", async () => {
	const school = `<h2>High school and college credit</h2>${box("Your high school")}${box("Started there", 'placeholder="MM/YYYY"')}`;
	expect((await planned(school))[1]).toBe("educationalBackground.highSchoolEntryDate");
});

test.each([
	["I will be the first in my family to go to college", ["yes"]],
	["Somebody in my family went before me", ["no"]],
	["Yes", ["yes"]],
	["No", ["no"]],
	["I am not the first to go to college", ["no"]],
	["Not sure", undefined],
	["I would rather not say", undefined],
])("first of the family: %s", (words, is) => {
	expect(isFirstOfFamily(words.toLowerCase())).toEqual(is);
});

test("of sentences the one that says so is chosen", () => {
	const labels = ["I will be the first in my family to go to college", "Somebody in my family went before me"];
	const chosen = (answer: boolean) =>
		labels[
			matchOption(
				alternatesOf("firstGeneration", answer, "First generation", "en"),
				labels.map((label) => ({ label, value: label, element: undefined as never })),
			) ?? -1
		];
	expect(chosen(true)).toBe(labels[0]);
	expect(chosen(false)).toBe(labels[1]);
});
