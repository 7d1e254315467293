import "./page.css";

const PREFIX = "ctl00$cphBody$";
const idOf = (name: string) => name.replaceAll("$", "_");
const MANY: string[] = [];
let submitted = false;

/** The key of each question and the name under which the form posts it. */
const NAMES: Record<string, string> = {
	ssn: "ctl00$cphBody$txtSSN",
	lastName: "ctl00$cphBody$txtLName",
	firstName: "ctl00$cphBody$txtFName",
	mi: "ctl00$cphBody$txtMI",
	suffix: "ctl00$cphBody$ddlSuffix",
	dobMonth: "ctl00$cphBody$ddlDOBMonth",
	dobDay: "ctl00$cphBody$ddlDOBDay",
	dobYear: "ctl00$cphBody$ddlDOBYear",
	sex: "ctl00$cphBody$rblSex",
	addr1: "ctl00$cphBody$txtAddr1",
	addr2: "ctl00$cphBody$txtAddr2",
	city: "ctl00$cphBody$txtCity",
	state: "ctl00$cphBody$ddlState",
	zip: "ctl00$cphBody$txtZip",
	county: "ctl00$cphBody$txtCounty",
	phoneArea: "ctl00$cphBody$txtPh1",
	phonePrefix: "ctl00$cphBody$txtPh2",
	phoneLine: "ctl00$cphBody$txtPh3",
	email: "ctl00$cphBody$txtEmail",
	email2: "ctl00$cphBody$txtEmail2",
	pin: "ctl00$cphBody$txtPIN",
	citizenship: "ctl00$cphBody$rblCitizen",
	resident12: "ctl00$cphBody$rblResid",
	hispanic: "ctl00$cphBody$rblHisp",
	race: "~race",
	hsName: "ctl00$cphBody$txtHSName",
	hsCity: "ctl00$cphBody$txtHSCity",
	hsState: "ctl00$cphBody$DropDownList2",
	hsStatus: "ctl00$cphBody$rblDiploma",
	gradMonth: "ctl00$cphBody$ddlGradMM",
	gradDay: "ctl00$cphBody$ddlGradDD",
	gradYear: "ctl00$cphBody$ddlGradYY",
	gradeLevel: "ctl00$cphBody$ddlGrade",
	gpa: "ctl00$cphBody$txtGPA",
	satRW: "ctl00$cphBody$txtSATR",
	satMath: "ctl00$cphBody$txtSATM",
	act: "ctl00$cphBody$txtACT",
	college: "ctl00$cphBody$ddlCollege",
	major: "ctl00$cphBody$txtMajor",
	degree: "ctl00$cphBody$ddlDegree",
	enrollYear: "ctl00$cphBody$ddlAcadYr",
	counselorName: "ctl00$cphBody$txtCnslr",
	counselorEmail: "ctl00$cphBody$txtCnslrEmail",
	p1Last: "ctl00$cphBody$txtPar1LName",
	p2Last: "ctl00$cphBody$txtPar2LName",
	p1First: "ctl00$cphBody$txtPar1FName",
	p2First: "ctl00$cphBody$txtPar2FName",
	p1Job: "ctl00$cphBody$txtPar1Occ",
	p2Job: "ctl00$cphBody$txtPar2Occ",
	p1Edu: "ctl00$cphBody$ddlPar1Educ",
	p2Edu: "ctl00$cphBody$ddlPar2Educ",
	marital: "ctl00$cphBody$ddlMarital",
	parentEmail: "ctl00$cphBody$txtParEmail",
	income: "ctl00$cphBody$txtIncome",
	firstGen: "ctl00$cphBody$rblFirstGen",
	sib0_first: "ctl00$cphBody$gvSiblings$ctl02$txtFirst",
	sib0_last: "ctl00$cphBody$gvSiblings$ctl02$txtLast",
	sib0_age: "ctl00$cphBody$gvSiblings$ctl02$txtAge",
	sib1_first: "ctl00$cphBody$gvSiblings$ctl03$txtFirst",
	sib1_last: "ctl00$cphBody$gvSiblings$ctl03$txtLast",
	sib1_age: "ctl00$cphBody$gvSiblings$ctl03$txtAge",
	act0_org: "ctl00$cphBody$gvActivity$ctl02$txtOrg",
	act0_position: "ctl00$cphBody$gvActivity$ctl02$txtPos",
	act0_hours: "ctl00$cphBody$gvActivity$ctl02$txtHrs",
	act1_org: "ctl00$cphBody$gvActivity$ctl03$txtOrg",
	act1_position: "ctl00$cphBody$gvActivity$ctl03$txtPos",
	act1_hours: "ctl00$cphBody$gvActivity$ctl03$txtHrs",
	act2_org: "ctl00$cphBody$gvActivity$ctl04$txtOrg",
	act2_position: "ctl00$cphBody$gvActivity$ctl04$txtPos",
	act2_hours: "ctl00$cphBody$gvActivity$ctl04$txtHrs",
	statement: "ctl00$cphBody$txtStmt",
	certify: "ctl00$cphBody$chkCert",
	signature: "ctl00$cphBody$txtSig",
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const named = (name: string) => [...document.getElementsByName(name)] as Control[];
const isBox = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
const labelOf = (box: HTMLInputElement) => (box.labels?.[0]?.textContent ?? "").replace(/\s+/g, " ").trim();
const isSeveral = (name: string) => name.endsWith("[]") || MANY.includes(name);

/** A CheckBoxList posts each of its boxes under a name of its own. */
const racesChecked = () => [...document.querySelectorAll<HTMLInputElement>("#ctl00_cphBody_cblRace input:checked")].map(labelOf);

function posted(name: string): unknown {
	if (name === "~race") return racesChecked();
	const controls = named(name);
	const boxes = controls.filter(isBox);
	if (isSeveral(name)) return boxes.filter((box) => box.checked).map((box) => box.value);
	if (boxes.length > 0) return boxes.find((box) => box.checked)?.value ?? "";
	return controls[0]?.value ?? "";
}

function read(name: string): unknown {
	if (name === "~race") return racesChecked();
	const controls = named(name);
	const boxes = controls.filter(isBox);
	if (isSeveral(name)) return boxes.filter((box) => box.checked).map(labelOf);
	if (boxes[0]?.type === "checkbox") return boxes[0].checked;
	if (boxes.length > 0) {
		const checked = boxes.find((box) => box.checked);
		return checked ? labelOf(checked) : "";
	}
	const [control] = controls;
	return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? "") : (control?.value ?? "");
}

const eachKey = (give: (name: string) => unknown) => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, give(name)]));

Object.assign(window, {
	formState: () => ({ ...eachKey(posted), submitted }),
	formShown: () => eachKey(read),
});

type Column = { head: string; box: string; size: number; most: number };
type Grid = { name: string; panel: string; empty: string; columns: Column[]; most: number; rows: number };

const GRIDS: Record<string, Grid> = {
	btnAddSib: {
		name: "gvSiblings",
		panel: "upSiblings",
		empty: "No brothers or sisters entered.",
		columns: [
			{ head: "First Name", box: "txtFirst", size: 20, most: 25 },
			{ head: "Last Name", box: "txtLast", size: 24, most: 35 },
			{ head: "Age", box: "txtAge", size: 3, most: 2 },
		],
		most: 10,
		rows: 0,
	},
	btnAddAct: {
		name: "gvActivity",
		panel: "upActivity",
		empty: "",
		columns: [
			{ head: "Organization / Employer", box: "txtOrg", size: 40, most: 60 },
			{ head: "Position Held", box: "txtPos", size: 30, most: 50 },
			{ head: "Hours per Week", box: "txtHrs", size: 4, most: 4 },
		],
		most: 5,
		rows: 1,
	},
};

/** Draws a GridView as the server sends it, with what was typed so far. */
function draw({ name, panel, empty, columns, rows }: Grid) {
	const place = document.getElementById(idOf(PREFIX + panel)) as HTMLElement;
	const typed = new Map([...place.querySelectorAll("input")].map((box) => [box.name, box.value]));
	const cell = (row: number, { box, size, most }: Column) => {
		const full = `${PREFIX}${name}$ctl${String(row + 2).padStart(2, "0")}$${box}`;
		return `<td><input name="${full}" type="text" maxlength="${most}" size="${size}" id="${idOf(full)}" /></td>`;
	};
	const lines = Array.from({ length: rows }, (_, row) => `<tr${row % 2 ? ' class="alt"' : ""}><td>${row + 1}</td>${columns.map((column) => cell(row, column)).join("")}</tr>`);
	const heads = columns.map(({ head }) => `<th scope="col">${head}</th>`).join("");
	const content = rows ? `<tr><th scope="col">#</th>${heads}</tr>${lines.join("")}` : `<tr><td>${empty}</td></tr>`;
	place.innerHTML = `<div><table class="grid" cellspacing="0" cellpadding="4" rules="all" border="1" id="${idOf(PREFIX + name)}" style="border-collapse:collapse;">${content}</table></div>`;
	for (const box of place.querySelectorAll("input")) box.value = typed.get(box.name) ?? "";
}

for (const grid of Object.values(GRIDS)) draw(grid);

document.querySelector("form")?.addEventListener("submit", (event) => {
	event.preventDefault();
	const button = (event.submitter as HTMLInputElement | null)?.name.slice(PREFIX.length) ?? "";
	const grid = GRIDS[button];
	if (!grid) {
		submitted = true;
		return;
	}
	// A partial postback of the update panel
	setTimeout(() => {
		grid.rows = Math.min(grid.rows + 1, grid.most);
		draw(grid);
	}, 150);
});
