import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();
const HOME = "personalInformation.address";
const SCHOOL = "educationalBackground";
const TESTS = "standardizedTestScores";
const FAMILY = "familyInformation";
const box = (label: string) => `<p><label>${label} <input></label></p>`;

test("a date right after one section of the SAT is that section's, after both it is the test's, and a test still planned has none", async () => {
	expect(
		await planned(`<h2>Tests</h2>${["SAT Reading and Writing", "Date of that SAT", "SAT Math", "ACT composite"].map(box).join("")}`),
	).toEqual([`${TESTS}.satEnglishScore`, `${TESTS}.satEnglishDate`, `${TESTS}.satMathScore`, `${TESTS}.actScore`]);
	const ofBoth = await planned(`<h2>Tests</h2>${["SAT Reading and Writing", "SAT Math", "Date of that SAT"].map(box).join("")}`);
	expect(ofBoth).toEqual([`${TESTS}.satEnglishScore`, `${TESTS}.satMathScore`, `${TESTS}.satMathDate`]);
	expect(await planned(`<h2>Tests</h2>${["ACT composite", "ACT test date", "Next planned test date"].map(box).join("")}`)).toEqual([
		`${TESTS}.actScore`,
		`${TESTS}.actDate`,
		"unknown",
	]);
});

test("a row whose boxes stand in a table of their own asks of them what it says, in one language or in two", async () => {
	const cell = (id: string, label: string) => `<td><input id="${id}"><div><label for="${id}">${label}</label></div></td>`;
	const inner = `<table><tr>${cell("c", "City / Ciudad")}${cell("s", "State / Estado")}</tr></table>`;
	const row = (label: string, box: string) => `<tr><td>28</td><td>${label}</td><td>${box}</td></tr>`;
	for (const asked of ["City and state of school", "City and state of school / Ciudad y estado de la escuela"])
		expect(
			await planned(`<table><caption>PART D: EDUCATION</caption>${row("High school", "<input>")}${row(asked, inner)}</table>`),
			asked,
		).toEqual([`${SCHOOL}.highSchoolName`, `${SCHOOL}.highSchoolCity`, `${SCHOOL}.highSchoolState`]);
});

test("below another address of the student's what is no address is the student's again", async () => {
	const head = (words: string) => `<tr><th colspan=2>${words}</th></tr>`;
	const row = (label: string, cell = "<input>") => `<tr><td><label>${label}</label></td><td>${cell}</td></tr>`;
	const rows = [
		head("Residence address"),
		row("Number and street"),
		row("City"),
		head("Mailing address, only if different from item 7"),
		row("Street or P.O. box"),
		row("City"),
		row("Citizenship", "<select><option></option><option>U.S. citizen or national</option><option>Eligible noncitizen</option></select>"),
	];
	expect(await planned(`<table>${rows.join("")}</table>`)).toEqual([
		`${HOME}.address1`,
		`${HOME}.city`,
		"unknown",
		"other-person",
		"personalInformation.citizenshipStatus",
	]);
});

test.each(["that address", "the mailing address"])("what is asked of “%s” right after another address is of that one", async (address) => {
	const boxes = [
		"Street address",
		"City",
		"Mail goes to P.O. box or other address, if not the residence",
		`City, state, ZIP of ${address}`,
	];
	expect(await planned(boxes.map(box).join(""))).toEqual([`${HOME}.address1`, `${HOME}.city`, "unknown", "unknown"]);
});

test("where one lives when not at school is home", async () => {
	const boxes = ["Address line 1", "City", "Postal code"].map(box).join("");
	expect(await planned(`<h3>Permanent home address <small>Where you live when not at school</small></h3>${boxes}`)).toEqual([
		`${HOME}.address1`,
		`${HOME}.city`,
		`${HOME}.postalCode`,
	]);
});

test("rows ask their own question of parents whose columns are named in two languages", async () => {
	const heads = ["", "Item", "Parent/Guardian 1<br>Padre, madre o tutor 1", "Parent/Guardian 2<br>Padre, madre o tutor 2"];
	const rows = ["Last name / Apellido(s)", "First name / Nombre", "Occupation / Ocupación"]
		.map((asked, place) => `<tr><td>${13 + place}</td><th scope=row>${asked}</th><td><input></td><td><input></td></tr>`)
		.join("");
	expect(await planned(`<h2>Parents</h2><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows}</table>`)).toEqual(
		["LastName", "FirstName", "Occupation"].flatMap((leaf) => [`${FAMILY}.parent1${leaf}`, `${FAMILY}.parent2${leaf}`]),
	);
});

test("where parents work is not what they do, and whether they do is neither", async () => {
	const boxes = ["Their first name", "What work do they do?", "Where do they work?", "Do they work?"].map(box).join("");
	expect(await planned(`<h2>First parent or guardian</h2>${boxes}`)).toEqual([
		`${FAMILY}.parent1FirstName`,
		`${FAMILY}.parent1Occupation`,
		"unknown",
		"unknown",
	]);
});

test("brothers and sisters are counted in a box that takes but numbers", async () => {
	expect(await planned(`<h2>Household</h2><p><label>Brothers and sisters <input inputmode="decimal"></label></p>`)).toEqual([
		`${FAMILY}.numOfSiblings`,
	]);
});

test("the area of a course is asked by a label that counts its row; the term of admission is when one enrolls", async () => {
	const areas = ["A – History / Social Science", "B – English", "C – Mathematics", "D – Science", "F – Visual & Performing Arts"];
	const select = (n: number) =>
		`<select aria-label="Subject area, course ${n}"><option></option>${areas.map((area) => `<option>${area}</option>`).join("")}</select>`;
	const row = (n: number) => `<tr><td>${select(n)}</td><td><input aria-label="Course title, course ${n}"></td></tr>`;
	expect(await planned(`<h2>Coursework</h2><table>${row(1)}${row(2)}</table>`)).toEqual(
		[0, 1].flatMap((place) => [`highSchoolClasses[${place}].courseName`, `highSchoolClasses[${place}].courseName`]),
	);
	expect(await planned(`<h2>Campus and major</h2>${box("Term of admission")}`)).toEqual(["miscellaneous.yearIntendEnrollCollege"]);
});

test("a relative's name in Spanish is the first one where the surname is asked right after it", async () => {
	const asked = (whose: string) => ["Nombre", "Apellido(s)"].map((piece) => box(`${piece} ${whose}`)).join("");
	const sibling = ["Nombre del hermano o hermana", "Apellido(s)", "Edad"].map(box).join("");
	expect(await planned(`<h2>Padres</h2>${asked("del padre, madre o tutor 1")}<h2>Hermanos</h2><fieldset>${sibling}</fieldset>`)).toEqual([
		`${FAMILY}.parent1FirstName`,
		`${FAMILY}.parent1LastName`,
		...["firstName", "lastName", "age"].map((leaf) => `${FAMILY}.siblings[0].${leaf}`),
	]);
	expect(await planned(["Teléfono", "Otro teléfono"].map(box).join(""))).toEqual(["personalInformation.phoneNumber", "unknown"]);
});

test("of several boxes that share a label each asks what its prompt says", async () => {
	const boxes = (label: string, ...prompts: string[]) =>
		`<p><label for="${prompts[0]}">${label}</label>${prompts.map((prompt) => `<input id="${prompt}" placeholder="${prompt}">`).join("")}</p>`;
	expect(
		await planned(boxes("Permanent home, street, then apartment", "Street", "Apt") + boxes("City, state and ZIP", "City", "State", "ZIP")),
	).toEqual(["address1", "address2", "city", "state", "postalCode"].map((leaf) => `${HOME}.${leaf}`));
});

test("“Year sat” over a column is no SAT, a school of graduation no date, a course of study no course", async () => {
	const cell = (label: string) =>
		`<button type="button" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-label="${label}" style="flex:1">Select…</button>`;
	const row = (...cells: string[]) => `<div style="display:flex">${cells.join("")}</div>`;
	const heads = ["Examination", "Year sat", "Result"];
	const table = row(...heads.map((head) => `<span style="flex:1">${head}</span>`)) + [1, 2].map(() => row(...heads.map(cell))).join("");
	expect(await planned(`<h2>IV. Examinations</h2>${box("SAT Mathematics")}<div>${table}</div>`)).toEqual([
		`${TESTS}.satMathScore`,
		...[0, 1].flatMap((place) => ["subject", "date", "score"].map((leaf) => `apIbExamScores[${place}].${leaf}`)),
	]);
	expect(
		await planned(
			`<h2>Intended study</h2>${["School of graduation", "Course of study", "Year you expect to complete the degree"].map(box).join("")}`,
		),
	).toEqual([`${SCHOOL}.highSchoolName`, "miscellaneous.intendedMajor", "miscellaneous.estimatedCollegeGradYear"]);
});
