import IMask from "imask";
import "./form.css";

const form = document.querySelector<HTMLFormElement>(".jotform-form") as HTMLFormElement;
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
let submitted = false;

for (const box of form.querySelectorAll<HTMLInputElement>(".mask-phone-number")) IMask(box, { mask: "(000) 000-0000" });

// Lite mode: one box is drawn, three are posted.
const lite = document.getElementById("lite_mode_13") as HTMLInputElement;
const liteMask = IMask(lite, { mask: "00-00-0000" });
liteMask.on("accept", () => {
	const found = /^(\d\d)-(\d\d)-(\d{4})$/.exec(liteMask.value);
	for (const [at, part] of ["month", "day", "year"].entries()) field(`q13_graduationDate[${part}]`).value = found?.[at + 1] ?? "";
});

// Configurable List
const body = document.getElementById("list-body") as HTMLElement;
const hidden = document.getElementById("input_21") as HTMLInputElement;
const NAMES = ["Group or employer", "What was your role?", "Hours / week", "Weeks / year", "Describe what you did"];
const rows = () => [...body.querySelectorAll("tr")].map((row) => [...row.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")]);
const save = () => {
	hidden.value = JSON.stringify(rows().map((boxes) => Object.fromEntries(boxes.map((box, at) => [NAMES[at], box.value]))));
};
function addRow() {
	const row = document.createElement("tr");
	row.className = "list-row";
	for (const at of NAMES.keys()) {
		const cell = row.insertCell();
		cell.className = `col${at + 1}`;
		cell.innerHTML = at === 4 ? '<textarea class="widget-textarea" rows="2"></textarea>' : `<input type="${at === 2 || at === 3 ? "number" : "text"}" class="widget-input">`;
	}
	const last = row.insertCell();
	last.className = "col-x";
	last.innerHTML = '<button type="button" class="remove" title="Remove">×</button>';
	last.firstElementChild?.addEventListener("click", () => {
		if (body.children.length > 1) row.remove();
		save();
	});
	row.addEventListener("input", save);
	body.append(row);
	save();
}
document.getElementById("add")?.addEventListener("click", addRow);
addRow();

form.addEventListener("focusin", (event) => (event.target as HTMLElement).closest(".form-line")?.classList.add("form-line-active"));
form.addEventListener("focusout", (event) => (event.target as HTMLElement).closest(".form-line")?.classList.remove("form-line-active"));
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const POSTED: Record<string, string> = {
	first: "q3_name[first]",
	middle: "q3_name[middle]",
	last: "q3_name[last]",
	suffix: "q3_name[suffix]",
	pronouns: "q4_pronouns",
	birthMonth: "q5_birthDate[month]",
	birthDay: "q5_birthDate[day]",
	birthYear: "q5_birthDate[year]",
	email: "q6_email",
	emailConfirm: "input_6_confirm",
	phone: "q7_phoneNumber[full]",
	street: "q8_address[addr_line1]",
	street2: "q8_address[addr_line2]",
	city: "q8_address[city]",
	state: "q8_address[state]",
	zip: "q8_address[postal]",
	school: "q11_nameOf11",
	grade: "q12_currentGrade",
	gpa: "q14_gpaunweighted",
	career: "q16_whatCareer",
	major: "q17_whatDo17",
	motherFirst: "q31_mothersName[first]",
	motherLast: "q31_mothersName[last]",
	motherJob: "q32_mothersOccupation",
	fatherFirst: "q33_fathersName[first]",
	fatherLast: "q33_fathersName[last]",
	fatherJob: "q34_fathersOccupation",
	firstGen: "q36_willYou",
	income: "q37_approximateYearly",
	emergencyFirst: "q39_emergencyContact[first]",
	emergencyLast: "q39_emergencyContact[last]",
	emergencyPhone: "q40_emergencyPhone[full]",
	mentorEssay: "q46_whatWould",
	shirt: "q47_tshirtSize",
	heard: "q48_howDid",
	signature: "q50_typeYour",
	website: "website",
};
const GRID: Record<string, [string, number]> = {};
for (const row of [0, 1, 2]) {
	for (const [at, part] of ["Name", "Grade", "Credits"].entries()) GRID[`class${row}${part}`] = [`q15_pleaseList[${row}][]`, at];
	for (const [at, part] of ["Name", "Age"].entries()) GRID[`sibling${row}${part}`] = [`q35_brothersAnd[${row}][]`, at];
}

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const [key, name] of Object.entries(POSTED)) state[key] = posted.get(name) ?? "";
		for (const [key, [name, at]] of Object.entries(GRID)) state[key] = posted.getAll(name)[at] ?? "";
		const [month, day, year] = ["month", "day", "year"].map((part) => posted.get(`q13_graduationDate[${part}]`));
		state.graduation = year ? `${year}-${month}-${day}` : "";
		state.race = posted.getAll("q38_raceethnicity[]");
		state.consent = posted.has("q49_consent[]");
		const list: Record<string, string>[] = JSON.parse(hidden.value);
		for (const row of [0, 1, 2]) for (const [at, name] of NAMES.entries()) state[`list${row}_${at}`] = list[row]?.[name] ?? "";
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		const labelOf = (box: Element) => form.querySelector(`label[for="${box.id}"]`)?.textContent ?? "";
		for (const [key, name] of Object.entries(POSTED)) {
			const found = form.elements.namedItem(name);
			if (found instanceof RadioNodeList) {
				const on = [...found].find((each) => (each as HTMLInputElement).checked);
				shown[key] = on ? labelOf(on as Element) : "";
			} else if (found instanceof HTMLSelectElement) shown[key] = found.value ? found.selectedOptions[0].text : "";
			else shown[key] = (found as HTMLInputElement).value;
		}
		for (const [key, [name, at]] of Object.entries(GRID)) shown[key] = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[at].value;
		shown.graduation = lite.value;
		shown.race = [...form.querySelectorAll('[name="q38_raceethnicity[]"]:checked')].map(labelOf);
		shown.consent = field("q49_consent[]").checked;
		for (const row of [0, 1, 2]) for (const at of NAMES.keys()) shown[`list${row}_${at}`] = rows()[row]?.[at]?.value ?? "";
		return shown;
	},
});
