import { expect, test } from "vitest";
import { alternatesOf } from "../../extension/engine/express/alternates";
import { matchOption } from "../../extension/engine/express/match";
import { filling } from "./filled";
import { planning } from "./planned";

const planned = planning();
const filled = filling();
const box = (label: string, more = "") => `<label>${label} <input ${more}></label>`;
const list = (label: string, options: readonly string[]) =>
	`<label>${label} <select><option value=""></option>${options.map((option) => `<option>${option}</option>`).join("")}</select></label>`;

test.each([
	["When do (or did) you graduate?", "High school", "educationalBackground.highSchoolGraduationDate"],
	["SAT Math taken on", "Examinations", "standardizedTestScores.satMathDate"],
	["SAT Reading and Writing taken on", "Examinations", "standardizedTestScores.satEnglishDate"],
	["Date of that SAT Math score", "Examinations", "standardizedTestScores.satMathDate"],
	["ASVAB (AFQT percentile)", "Examinations", "unknown"],
	["Class rank percentile", "School", "educationalBackground.highSchoolClassRankPercentile"],
	["University you hope to transfer to", "Where you are headed", "educationalBackground.university"],
	["Year you expect your degree", "Plans", "miscellaneous.estimatedCollegeGradYear"],
	["Name you would like your teachers to call you", "You", "personalInformation.preferredName"],
	["Prior service", "Birth and citizenship", "personalInformation.armedForcesStatus"],
	["Tell us about it", "Two things you do", "extracurricularActivities[0].activityDescription"],
	["What is it?", "What fills your days outside of lessons: activities", "extracurricularActivities[0].activityType"],
])("%s", async (question, heading, path) => {
	const isActivity = path.startsWith("extra");
	const before = isActivity ? box("Club, group or employer") : "";
	const control = question === "Tell us about it" ? `<label>${question} <textarea></textarea></label>` : box(question);
	const told = await planned(`<h1>Apply</h1><h2>${heading}</h2>${before}${control}${isActivity ? box("Hours per week") : ""}`);
	expect(told[isActivity ? 1 : 0]).toBe(path);
});

test("the grade right after the name of a college course is that course's", async () => {
	const row = (n: number) => `${box(`College course ${n}`, `name=c${n}_name`)}${box("Grade received", `name=c${n}_grade`)}`;
	expect(await planned(`<h1>You</h1><h2>School</h2>${row(1)}${row(2)}`)).toEqual([
		"collegeCoursesTaken[0].courseName",
		"collegeCoursesTaken[0].grade",
		"collegeCoursesTaken[1].courseName",
		"collegeCoursesTaken[1].grade",
	]);
});

test("lines of classes that are numbered beside the word", async () => {
	const line = (n: number) =>
		`<tr>${["Class", "Grade earned", "Credits"].map((head) => `<td><input aria-label="${head}, line ${n}"></td>`).join("")}</tr>`;
	const table = `<table><caption>Start with the classes you are proudest of.</caption>${line(1)}${line(2)}</table>`;
	expect(await planned(`<h2>Courses that prepare you</h2>${table}`)).toEqual(
		[0, 1].flatMap((at) => ["courseName", "grade", "credits"].map((name) => `highSchoolClasses[${at}].${name}`)),
	);
	expect(await planned(`<h2>Home</h2>${box("Address, line 1")}${box("Address, line 2")}`)).toEqual([
		"personalInformation.address.address1",
		"personalInformation.address.address2",
	]);
});

test("a row that begins with a brother or sister is theirs, under whatever parent it stands", async () => {
	const parent = `<h3>Other parent or guardian</h3>${box("Given name")}${box("Family name")}`;
	const heads = ["Brothers and sisters: given name", "Family name", "Age"].map((head) => `<th>${head}</th>`).join("");
	const row = `<tr>${"<td><input></td>".repeat(3)}</tr>`;
	expect((await planned(`<h2>Family</h2>${parent}<table><tr>${heads}</tr>${row}${row}</table>`)).slice(2)).toEqual(
		[0, 1].flatMap((at) => ["firstName", "lastName", "age"].map((name) => `familyInformation.siblings[${at}].${name}`)),
	);
});

test("the oldest of the brothers and sisters", async () => {
	expect(await planned(`<fieldset><legend>Brothers and sisters</legend>${box("Name of the oldest")}${box("Age")}</fieldset>`)).toEqual([
		"familyInformation.siblings[0].firstName",
		"familyInformation.siblings[0].age",
	]);
});

test.each([
	["Send paper mail elsewhere (leave empty to use your home)", box("Street or P.O. box") + box("ZIP")],
	["Mailing address while at boarding school (skip if you live at home)", box("Street address, city, state, ZIP")],
	["You", box("Where should we mail your card, if not to your home?") + box("ZIP code of that address")],
])("an address for mail that goes elsewhere: %s", async (legend, boxes) => {
	const told = await planned(`<h2>Home</h2>${box("Street address")}${box("City")}${box("ZIP")}<h2>${legend}</h2>${boxes}`);
	expect(told.slice(0, 3)).not.toContain("unknown");
	expect(new Set(told.slice(3))).toEqual(new Set(["unknown"]));
});

test("a list of the exams themselves asks which, and one of programs asks for the program", async () => {
	const exams = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry"].map((name) => `AP ${name}`);
	const both = [...exams, ...["Biology", "Chemistry", "History", "Mathematics", "Physics", "Theatre"].map((name) => `IB ${name}`)];
	const rest = `${box("Test date")}${box("Score")}`;
	const chosen = async (options: readonly string[]) =>
		(
			await filled(
				`<h2>Add exam</h2>${list("Examination", options)}${rest}<script>globalThis.held = () => document.querySelector("select").value</script>`,
			)
		).held;
	expect(await chosen(both)).toBe("AP Biology");
	expect(await chosen(["AP", "IB", "Other"])).toBe("AP");
});

test("who has no connection to the armed forces says so", () => {
	const labels = ["I have no connection to the armed forces", "I am a dependent of a service member", "I am serving now", "I have served"];
	const options = labels.map((label) => ({ label, value: label, element: undefined as never }));
	expect(matchOption(alternatesOf("armedForcesStatus", "None", "None", "en"), options)).toBe(0);
});
