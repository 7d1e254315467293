import { expect, test } from "vitest";
import { fillingPage } from "./filled";
import { AREA, box, list, radios, rowsOf, table } from "./markup";
import { planning } from "./planned";

/** Applications that were printed on paper before: numbered cells with tables of their own, columns for people, letters for words. */
const planned = planning();
const { held } = fillingPage();
const section = (heading: string, ...labels: string[]) => `<h2>${heading}</h2>${labels.map((label) => box(label)).join("")}`;
const school = (key: string) => `educationalBackground.${key}`;

test("words over the boxes of a numbered cell ask for them, not its number", async () => {
	const names = ["Last Name", "First Name", "Middle Name"].map(
		(label, place) => `<td><input id="n${place}"><br><small>${label}</small></td>`,
	);
	const item = (number: number, words: string, id: string) =>
		`<tr><td>${number}.</td><td><b>${words}</b> <table><tr>${names.join("").replaceAll('id="n', `id="${id}`)}</tr></table></td></tr>`;
	expect(
		await planned(
			`<table>${item(3, "Legal Name", "legal")}${item(4, "Other Name(s) that may appear on your academic records", "other")}</table>`,
		),
	).toEqual([
		"personalInformation.lastName",
		"personalInformation.firstName",
		"personalInformation.middleName",
		"unknown",
		"unknown",
		"unknown",
	]);
});

test("the head of a column that is for a parent says whom its cells ask about, each in its own words", async () => {
	const rows = ["Last name", "M.I.", "Date of birth", "Earned from working in 2025 $"].map((words) => [
		"45",
		`${words} <input>`,
		`${words} <input>`,
	]);
	expect(await planned(`<h2>Parents</h2>${table(["", "Parent 1 (mother/stepparent)", "Parent 2 (father/stepparent)"], ...rows)}`)).toEqual([
		"familyInformation.parent1LastName",
		"familyInformation.parent2LastName",
		"familyInformation.parent1MiddleInitial",
		expect.stringMatching(/parent2MiddleInitial|no-answer/),
		...Array(4).fill("unknown"),
	]);
});

test("the grades to tick in a cell are asked by the head of its column, whatever stands over the table", async () => {
	const ticks = ["9", "10", "11", "12"].map(
		(grade) => `<input type="checkbox" name="gr1[]" id="g${grade}"><label for="g${grade}">${grade}</label>`,
	);
	expect(
		await planned(
			`<h2>Supplement</h2><p>List high school, community and work activities you wish considered.</p>${table(["Activity", "Position", "Grades"], ["<input>", "<input>", ticks.join("")])}`,
		),
	).toEqual(["organizationName", "position", "gradeLevels"].map((key) => `extracurricularActivities[0].${key}`));
});

test("the school of a sibling is not the student's", async () => {
	const row = ["Name of brother / sister", "Age", "School or college attending"].map((label) => box(label)).join("");
	expect(await planned(`<h2>Family</h2>${box("Number of brothers and sisters")}<div>${row}</div>`)).toEqual([
		"familyInformation.numOfSiblings",
		"familyInformation.siblings[0].firstName",
		"familyInformation.siblings[0].age",
		"unknown",
	]);
	expect(await planned(section("About you", "Names and ages of brothers and sisters", "High school"))).toEqual([
		expect.stringContaining("familyInformation.siblings"),
		school("highSchoolName"),
	]);
});

test("the place of a church is not the student's home", async () => {
	expect(await planned(section("Church membership", "Name of local church", "City"))).toEqual(["unknown", "unknown"]);
});

test("both sections of the SAT are its total; an average on another scale is left", async () => {
	expect(await planned(section("Education", "SAT Score (Reading/Writing + Math)", "Grade Point Average – 100 point scale"))).toEqual([
		"standardizedTestScores.satSuperscore",
		"unknown",
	]);
});

test("dates beside a college are those when it was attended", async () => {
	expect((await planned(`<p>Colleges attended</p>${table(["Name of College", "Dates Attended"], ...rowsOf(1, 2))}`))[1]).toBe(
		school("collegeTimePeriod"),
	);
});

test("what high school seniors are to complete is the student's", async () => {
	expect(await planned(section("To be completed by high school seniors only", "ACT Composite Score"))).toEqual([
		"standardizedTestScores.actScore",
	]);
});

test("a freshman is no first-year graduate, and the degree to begin with is not the one aimed at", async () => {
	const years = [
		"Never attended college and 1st year undergraduate",
		"Attended college before and 1st year undergraduate",
		"2nd year undergraduate/sophomore",
		"1st year graduate/professional",
	];
	const begin = "When you begin the 2027-2028 school year, what";
	const asked = `${list(`${begin} will be your grade level?`, ...years)}${list(`${begin} degree or certificate will you be working on?`, "1st bachelor's degree", "Associate degree", "Graduate or professional degree")}`;
	expect(await held(asked)).toEqual([years[0], ""]);
});

test("one letter says the sex, one box the whole address of the school, and yes where somebody lives", async () => {
	const asked = `${box("Sex (Enter M or F)", 'maxlength="1"')}<p><label>Address of high school ${AREA}</label></p>${radios("Do you live in California now?", "Yes", "No")}`;
	expect(await held(asked)).toEqual(["F", "201 Mountain Avenue, Building C, Ashland, OR 97520", "Yes"]);
});
