import "./page.css";

const PREFIX = "ctl00_ContentPlaceHolder1_";
/** The key of each control, with the end of its element's id. */
const PLACES: Record<string, string> = {
	name: "TextBox1",
	birthMonth: "TextBox2",
	birthDay: "TextBox3",
	birthYear: "TextBox4",
	ssn4: "TextBox5",
	street: "TextBox6",
	unit: "TextBox7",
	city: "TextBox8",
	state: "DropDownList1",
	zip: "TextBox9",
	phoneArea: "TextBox10",
	phoneExchange: "TextBox11",
	phoneLine: "TextBox12",
	email: "TextBox13",
	school: "txtHS",
	schoolCity: "txtHSCity",
	schoolState: "ddlHSState",
	graduation: "txtGradDt",
	gpa: "txtGPA",
	rank: "txtRank",
	rankOf: "txtRankOf",
	major: "txtMajor",
	actDate: "gvTests_ctl02_d",
	actScore: "gvTests_ctl02_s",
	psatDate: "gvTests_ctl03_d",
	psatScore: "gvTests_ctl03_s",
	course1: "gvCourses_ctl02_t",
	course1Grade: "gvCourses_ctl02_g",
	course2: "gvCourses_ctl03_t",
	course2Grade: "gvCourses_ctl03_g",
	course3: "gvCourses_ctl04_t",
	course3Grade: "gvCourses_ctl04_g",
	parent1: "txtP1",
	parent2: "txtP2",
	parent1Job: "txtP1Occ",
	parent2Job: "txtP2Occ",
	parent1Employer: "txtP1Emp",
	parent2Employer: "txtP2Emp",
	parent1School: "ddlP1Ed",
	parent2School: "ddlP2Ed",
	siblings: "txtSibs",
	income: "ddlInc",
	activity1: "gvAct_ctl03_o",
	activity1Position: "gvAct_ctl03_p",
	activity1From: "gvAct_ctl03_f",
	activity1To: "gvAct_ctl03_u",
	activity2: "gvAct_ctl04_o",
	activity2Position: "gvAct_ctl04_p",
	activity2From: "gvAct_ctl04_f",
	activity2To: "gvAct_ctl04_u",
	activity3: "gvAct_ctl05_o",
	activity3Position: "gvAct_ctl05_p",
	activity3From: "gvAct_ctl05_f",
	activity3To: "gvAct_ctl05_u",
	honor1: "txtHonor1",
	honor2: "txtHonor2",
	honor3: "txtHonor3",
	statement: "txtStmt",
	official: "txtOff",
	initials: "txtInit",
	code: "txtCode",
};
const form = document.getElementById("aspnetForm") as HTMLFormElement;
let sent = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	sent = true;
});
for (const box of form.querySelectorAll<HTMLInputElement>("input.tab"))
	box.addEventListener("keyup", () => {
		if (box.value.length === 3) (box.nextElementSibling as HTMLInputElement | null)?.focus();
	});

const boxOf = (id: string) => document.getElementById(PREFIX + id) as HTMLInputElement | HTMLSelectElement;
const UNCHOSEN = ["", "--", "- Select -"];
const shown = (box: HTMLInputElement | HTMLSelectElement) => {
	if (!(box instanceof HTMLSelectElement)) return box.value;
	const text = box.selectedOptions[0]?.text ?? "";
	return UNCHOSEN.includes(text) ? "" : text;
};
const account = () => form.querySelector<HTMLInputElement>("input[type=radio]:checked");
const each = (how: (box: HTMLInputElement | HTMLSelectElement) => string) => Object.fromEntries(Object.entries(PLACES).map(([key, id]) => [key, how(boxOf(id))]));

Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		return { ...each((box) => (box instanceof HTMLSelectElement && !shown(box) ? "" : String(posted.get(box.name) ?? ""))), account: account()?.value ?? "", submitted: sent };
	},
	formShown: () => ({ ...each(shown), account: account()?.nextElementSibling?.textContent ?? "" }),
});
