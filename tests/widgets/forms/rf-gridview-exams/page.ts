import "./page.css";

const EXAMS = [
	["ARTH", "Art History"],
	["BIOL", "Biology"],
	["CAAB", "Calculus AB"],
	["CABC", "Calculus BC"],
	["CHEM", "Chemistry"],
	["CSCA", "Computer Science A"],
	["CSCP", "Computer Science Principles"],
	["ENGC", "English Language & Composition"],
	["ENGL", "English Literature & Composition"],
	["ENVS", "Environmental Science"],
	["EURH", "European History"],
	["GOVC", "Government & Politics: Comparative"],
	["GOVU", "Government & Politics: United States"],
	["HGEO", "Human Geography"],
	["PHY1", "Physics 1"],
	["PHY2", "Physics 2"],
	["PSYC", "Psychology"],
	["SPLA", "Spanish Language & Culture"],
	["STAT", "Statistics"],
	["USHI", "United States History"],
	["WHIM", "World History: Modern"],
	["OTHR", "Other"],
];
const options = (items: string[][], first: string) =>
	[["", first], ...items].map(([value, text]) => `<option value="${value}">${text}</option>`).join("");
const name = (row: number, part: string) => `ctl00$MainContent$gvExams$ctl0${row + 2}$${part}`;
const id = (row: number, part: string) => `MainContent_gvExams_${part}_${row}`;

const form = document.getElementById("form1") as HTMLFormElement;
(document.querySelector("#MainContent_gvExams tbody") as HTMLElement).innerHTML =
	'<tr><th scope="col">&nbsp;</th><th scope="col">Examination</th><th scope="col">Date Taken (mm/dd/yyyy)</th><th scope="col">Score</th></tr>' +
	[0, 1, 2, 3, 4]
		.map(
			(row) =>
				`<tr${row % 2 ? ' class="alt"' : ""}><td><span id="${id(row, "lblNo")}">${row + 1}.</span></td><td><select name="${name(row, "ddlExam")}" id="${id(row, "ddlExam")}">${options(EXAMS, "-- Select --")}</select></td><td><input name="${name(row, "txtDate")}" type="text" maxlength="10" size="12" id="${id(row, "txtDate")}"></td><td><select name="${name(row, "ddlScore")}" id="${id(row, "ddlScore")}">${options(
					["1", "2", "3", "4", "5"].map((score) => [score, score]),
					"",
				)}</select></td></tr>`,
		)
		.join("");

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const control = (of: string) => form.elements.namedItem(of) as HTMLInputElement | HTMLSelectElement;
const read = (of: string, isShown: boolean) => {
	const found = control(of);
	return isShown && found instanceof HTMLSelectElement && found.value ? (found.selectedOptions[0]?.text ?? "") : found.value;
};
const own = (part: string) => control(`ctl00$MainContent$${part}`).value;
const state = (isShown: boolean) => ({
	first: own("txtFirst"),
	mi: own("txtMI"),
	last: own("txtLast"),
	dob: own("txtDOB"),
	ssn: own("txtSSN"),
	ssid: own("txtSSID"),
	hs: own("txtHS"),
	...Object.fromEntries(
		[0, 1, 2, 3, 4].flatMap((row) => [
			[`ap${row}_exam`, read(name(row, "ddlExam"), isShown)],
			[`ap${row}_date`, read(name(row, "txtDate"), isShown)],
			[`ap${row}_score`, read(name(row, "ddlScore"), isShown)],
		]),
	),
	counselor: own("txtCouns"),
	pin: own("txtPIN"),
});
Object.assign(window, { formState: () => ({ ...state(false), submitted }), formShown: () => state(true) });
