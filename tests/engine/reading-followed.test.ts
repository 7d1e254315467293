import { expect, test } from "vitest";
import { box, list, radios, rowsOf, table } from "./markup";
import { planning } from "./planned";

/** What is asked in words that only the questions around them make plain: those before, in the same row, or of the same list. */
const planned = planning();
const section = (heading: string, ...labels: string[]) => `<h2>${heading}</h2>${labels.map((label) => box(label)).join("")}`;
const activity = (place: number, key: string) => `extracurricularActivities[${place}].${key}`;

test("activities wished for at college are no entry of the list of those that were done", async () => {
	const wish = `<h2>Plans</h2>${box("Activities in which you wish to participate at the College")}`;
	const [wished, ...entries] = await planned(
		`${wish}<h2>Activities</h2>${table(["Activity or employer", "Position held", "Hours per week"], ...rowsOf(1, 3))}`,
	);
	expect(wished).toBe("unknown");
	expect(entries).toEqual(["organizationName", "position", "hoursSpendPerWeek"].map((key) => activity(0, key)));
});

test("boxes named like the heads over them are of their row", async () => {
	const ticks = ["9", "10", "11", "12"].map(
		(grade) => `<td><input type="checkbox" name="yr1[]" value="${grade}" aria-label="${grade}"></td>`,
	);
	const heads = ["School activity", "9", "10", "11", "12", "Office held"].map((head) => `<th>${head}</th>`).join("");
	expect(
		await planned(
			`<p>List your <b>school activities</b>. Check the years you took part.</p><table><tr>${heads}</tr><tr><td><input></td>${ticks.join("")}<td><input></td></tr></table>`,
		),
	).toEqual(["organizationName", "gradeLevels", "position"].map((key) => activity(0, key)));
});

test("whether an answer is required is none of the question", async () => {
	expect(await planned(radios("Is English your first language? (optional)", "Yes", "No"))).toEqual([
		"personalInformation.languages[0].language",
	]);
	expect(await planned(box("When? (optional)"))).toEqual(["unknown"]);
});

test("colleges applied to are asked for by their order, and whether they have accepted is not", async () => {
	const choices = ["First", "Second", "Third"].map(
		(nth) => `<div>${box(`${nth} choice`)}${radios(`Accepted there? (${nth})`, "Yes", "No", "Pending")}</div>`,
	);
	expect(await planned(`<h2>Colleges to which you are applying, in order of choice</h2>${choices.join("")}`)).toEqual(
		[0, 1, 2].flatMap((place) => [`statistics.collegesAppliedTo[${place}]`, "unknown"]),
	);
	const rows = ["1st", "2nd"].map(
		(nth) =>
			`<tr><th>${nth} choice</th><td><input aria-label="${nth} choice, name of school"></td><td>${list(`${nth} choice, accepted?`, "Yes", "No")}</td></tr>`,
	);
	expect(
		await planned(
			`<p>Colleges or technical schools to which you have applied</p><table><tr><th></th><th>Name of school</th><th>Accepted?</th></tr>${rows.join("")}</table>`,
		),
	).toEqual([0, 1].flatMap((place) => [`statistics.collegesAppliedTo[${place}]`, "unknown"]));
});

test("a degree beside the colleges attended is not the one that is planned", async () => {
	const colleges = table(["College", "Degree"], ...rowsOf(1, 2));
	expect((await planned(`<p>Colleges you have attended before now, if any</p>${colleges}`))[1]).toBe("unknown");
	expect(await planned(section("College plans", "Degree"))).toEqual(["miscellaneous.degreeIntend"]);
});

test("the address of the school that somebody wants to attend is not that of the school they attend", async () => {
	expect(await planned(section("Education", "Name of school you want to attend", "Address of school"))).toEqual([
		"educationalBackground.university",
		"unknown",
	]);
});

test("standing before the number in the class is the rank", async () => {
	expect(await planned(section("School", "Class standing", "Number in class"))).toEqual([
		"educationalBackground.highSchoolClassRank",
		"educationalBackground.highSchoolGraduatingClassSize",
	]);
	expect(await planned(section("School", "Class standing", "GPA"))).toEqual([
		"educationalBackground.currentYearInHighSchool",
		"educationalBackground.highSchoolUnweightedGPA",
	]);
});

test("all pieces of another name are left", async () => {
	const names = ["Last Name", "First Name", "Middle Name"];
	expect(await planned(section("Legal name", ...names) + section("Other names on your academic records", ...names))).toEqual([
		...["lastName", "firstName", "middleName"].map((key) => `personalInformation.${key}`),
		...names.map(() => "unknown"),
	]);
	const others = section("Other names that may appear on your records", "Last Name", "First Name");
	expect(await planned(others + section("Name", "Last Name", "First Name"))).toEqual([
		"unknown",
		"unknown",
		"personalInformation.lastName",
		"personalInformation.firstName",
	]);
});

test("a grade after the area of a course is that of the course", async () => {
	const labels = ["Course title", "Subject area", "Grade", "Units/credits"];
	const asked = labels.map((label) => box(label)).join("");
	expect((await planned(`<h2>Coursework</h2><p>30. Senior-year college preparatory (a-g) courses.</p><div>${asked}</div>`))[2]).toBe(
		"highSchoolClasses[0].grade",
	);
});

test("hours worked at a job, and the title of a job under another heading, are those of paid work", async () => {
	expect(await planned(section("Work", "On average, how many hours per week have you worked at a paid job?"))).toEqual([
		activity(1, "hoursSpendPerWeek"),
	]);
	const honors = `<h3>Honors and awards</h3><ol><li><input></li></ol>${table(["Present employer", "Job title", "Hours per week"], ...rowsOf(1, 3))}`;
	expect((await planned(`<h2>Activities and employment</h2>${honors}`)).slice(1)).toEqual(
		["organizationName", "position", "hoursSpendPerWeek"].map((key) => activity(1, key)),
	);
	expect((await planned(`<h2>Work experience</h2>${table(["Employer", "Job"], ...rowsOf(1, 2))}`))[1]).toBe(activity(1, "position"));
});

test("courses that the page has printed beside the college where they were taken are those of a college", async () => {
	const row = (course: string) => `<tr><th>${course}</th><td><input aria-label="grade"></td><td><input aria-label="college"></td></tr>`;
	expect(
		await planned(
			`<h3>Prerequisite courses</h3><table><tr><th>Course</th><th>Grade</th><th>College where taken</th></tr>${row("General Chemistry")}${row("Statistics")}</table>`,
		),
	).toEqual(["unknown", "unknown", "collegeCoursesTaken[0].grade", "educationalBackground.collegeName"]);
});
