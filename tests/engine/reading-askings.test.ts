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
	["Will graduate (MM/YYYY)", "School record", "educationalBackground.highSchoolGraduationDate"],
	["SAT Math taken on", "Examinations", "standardizedTestScores.satMathDate"],
	["SAT Reading and Writing taken on", "Examinations", "standardizedTestScores.satEnglishDate"],
	["ASVAB (AFQT percentile)", "Examinations", "unknown"],
	["Class rank percentile", "School", "educationalBackground.highSchoolClassRankPercentile"],
	["University you hope to transfer to", "Where you are headed", "educationalBackground.university"],
	["Year you expect your degree", "Plans", "miscellaneous.estimatedCollegeGradYear"],
	["Name you would like your teachers to call you", "You", "personalInformation.preferredName"],
	["Former name on school records (if any)", "Applicant information", "unknown"],
	["City and state where your school is located", "Conference", "educationalBackground.highSchoolCity"],
	["¿Recibe actualmente ayuda económica?", "El hogar", "personalInformation.receivesFinancialAid"],
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

test("a date of the same words after each section of the SAT is that section's", async () => {
	const asked = ["Reading and writing", "Sitting (mm/dd/yyyy)", "Math", "Sitting (mm/dd/yyyy)"].map((label) => box(label)).join("");
	expect(await planned(`<h1>Record</h1><h2>Admission tests</h2><h3>SAT</h3>${asked}`)).toEqual(
		["satEnglishScore", "satEnglishDate", "satMathScore", "satMathDate"].map((name) => `standardizedTestScores.${name}`),
	);
});

test("courses of a college are those, though they were taken while in high school", async () => {
	const heads = ["Course title", "Grade", "Credits"];
	const table = `<table><caption>List courses you have taken (or are taking) at a college or university while in high school.</caption><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr><tr>${heads.map((head) => `<td><input aria-label="${head}"></td>`).join("")}</tr></table>`;
	expect((await planned(`<h1>Honors College</h1><h2>High school</h2>${box("GPA")}<h3>College courses</h3>${table}`)).slice(1)).toEqual(
		["courseName", "grade", "credits"].map((name) => `collegeCoursesTaken[0].${name}`),
	);
});

test("when a college was attended is not its name", async () => {
	const row = (head: string) => `<tr><th>${head}</th><td><input></td><td><input></td></tr>`;
	const table = `<table><tr><th></th><th>Name of institution</th><th>Dates attended</th></tr>${row("High school")}${row("College, if any")}</table>`;
	expect(await planned(`<h2>Section II. Education</h2>${table}`)).toEqual([
		"educationalBackground.highSchoolName",
		"educationalBackground.highSchoolTimePeriod",
		"educationalBackground.collegeName",
		"educationalBackground.collegeTimePeriod",
	]);
});

test("a prompt asks where the words over the box say nothing of it", async () => {
	const exams = `<h2>School</h2><h3>AP exams</h3><p>Only the ones you have a score for.</p>${[0, 1].map((n) => `<div><input placeholder="Which exam?"><input placeholder="Score" name="exams.${n}.score"></div>`).join("")}`;
	expect(await planned(exams)).toEqual([0, 1].flatMap((at) => ["subject", "score"].map((name) => `apIbExamScores[${at}].${name}`)));
	const name = `<label for=g>Name on your birth certificate or passport <small>first · middle · last</small></label>`;
	const boxes = `<input id=g placeholder=First><input placeholder=Middle aria-label=Middle><input placeholder=Last aria-label=Last>`;
	expect(await planned(`<h2>The applicant</h2><div>${name}<div>${boxes}</div></div>`)).toEqual([
		"personalInformation.firstName",
		"personalInformation.middleName",
		"personalInformation.lastName",
	]);
});

test("a box for news beside the application is not answered, be it asked for but an e-mail address", async () => {
	const form = `<form><h2>You</h2>${box("First name")}${box("Last name")}${box("Email", "type=email")}</form>`;
	const news = `<form><h2>Bulletin</h2>${box("Email address", "type=email name=EMAIL")}<button>Subscribe</button></form>`;
	expect((await planned(`${form}${news}`)).slice(2)).toEqual(["userInformation.email", "never-filled"]);
	expect(await planned(`<form>${box("Email address", "type=email")}<button>Sign up</button></form>`)).toEqual(["userInformation.email"]);
});

test("a section for somebody in whose memory a fund is, and a brother's school, are theirs", async () => {
	expect(await planned(`<h2>Our Fallen Hero</h2>${box("Full name and rank")}`)).toEqual(["other-person"]);
	const sibling = ["name", "age", "school"]
		.map((name) => box(name === "school" ? "School, if enrolled" : name, `name="siblings.0.${name}"`))
		.join("");
	expect((await planned(`<h2>Your household</h2><p>Tell us about each of them.</p>${sibling}`)).at(-1)).toBe("unknown");
});

test("rows that each name a language ask how well that one is known", async () => {
	const row = (language: string, place: number) =>
		`<tr><th id="r${place}">${language}</th>${["My first language", "Spoken at home", "Do not know it"].map((_, at) => `<td><input type="radio" name="l${place}" aria-labelledby="c${at} r${place}"></td>`).join("")}</tr>`;
	const heads = ["My first language", "Spoken at home", "Do not know it"].map((head, at) => `<th id="c${at}">${head}</th>`).join("");
	expect(
		await planned(
			`<h2>Languages you know</h2><table><tr><td></td>${heads}</tr>${["Spanish", "Inglés", "Korean"].map(row).join("")}</table>`,
		),
	).toEqual(["personalInformation.languages[1].proficiency", "personalInformation.languages[0].proficiency", "no-answer"]);
});

test("a table is about what the words say that it is named by", async () => {
	const row = (n: number) => `<tr><th id="r${n}">${n}</th><td><input aria-labelledby="head r${n}"></td></tr>`;
	expect(
		await planned(`<label id="t">Colleges to which you have applied</label><div><table aria-labelledby="t">
			<tr><th></th><th><label id="head">Name of college or university</label></th></tr>${row(1)}${row(2)}</table></div>`),
	).toEqual(["statistics.collegesAppliedTo[0]", "statistics.collegesAppliedTo[1]"]);
});
