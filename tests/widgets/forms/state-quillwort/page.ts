import "./style.css";

const form = document.forms.namedItem("commonAppForm") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
form.addEventListener("change", () => {
	(form.elements.namedItem("f_dirty") as HTMLInputElement).value = "Y";
});

// move on to the next box of the phone number
document.querySelectorAll<HTMLInputElement>("input.autotab").forEach((box) => {
	box.onkeyup = (event) => {
		if (box.value.length === box.maxLength && /^[0-9]$/.test(event.key)) {
			const next = form.elements[Array.from(form.elements).indexOf(box) + 1] as HTMLInputElement;
			next.focus();
			next.select();
		}
	};
});

document.getElementById("addAp")!.onclick = () => {
	const body = document.querySelector("#apTable tbody")!;
	const rows = body.querySelectorAll("tr.aprow");
	if (rows.length >= 12) return;
	const row = rows[0].cloneNode(true) as HTMLTableRowElement;
	row.cells[0].textContent = `${rows.length + 1}.`;
	row.querySelectorAll("select").forEach((select) => {
		select.name = select.name.replace("[0]", `[${rows.length}]`);
		select.id = select.id.replace("ap0", `ap${rows.length}`);
		select.selectedIndex = 0;
	});
	body.appendChild(row);
};

const NAMES: string[] = ["appl.entryTerm", "bio.lastName", "bio.suffix", "bio.firstName", "bio.middleName", "bio.formerName", "bio.ssn", "bio.ssnConfirm", "bio.dobMonth", "bio.dobDay", "bio.dobYear", "bio.gender", "bio.citizenStatus", "bio.hispanic", "bio.race", "contact.email", "contact.phArea", "contact.phPrefix", "contact.phLine", "addr.permStreet1", "addr.permStreet2", "addr.permCity", "addr.permState", "addr.permZip", "addr.permCounty", "emerg.name", "emerg.relation", "emerg.phone", "fam.p1First", "fam.p1Last", "fam.p1Educ", "fam.p2First", "fam.p2Last", "fam.p2Educ", "fam.income", "hs.schoolName", "hs.schoolCity", "hs.schoolState", "hs.ceeb", "hs.gradMonth", "hs.gradYear", "hs.rank", "hs.classSize", "hs.counselor", "test.satErw", "test.satErwDate", "test.satMath", "test.satMathDate", "test.actComp", "test.actCompDate", "ap[0].exam", "ap[0].score", "ap[1].exam", "ap[1].score", "ap[2].exam", "ap[2].score", "act_name_1", "act_pos_1", "act_grade_1", "act_hrs_1", "act_wks_1", "act_name_2", "act_pos_2", "act_grade_2", "act_hrs_2", "act_wks_2", "act_name_3", "act_pos_3", "act_grade_3", "act_hrs_3", "act_wks_3", "awd_name_1", "awd_yr_1", "awd_name_2", "awd_yr_2", "awd_name_3", "awd_yr_3", "misc.heard", "misc.certify"];
const SEVERAL = ["bio.race", "act_grade_1", "act_grade_2", "act_grade_3"];

type Control = HTMLInputElement | HTMLSelectElement;
const named = (name: string) => Array.from(form.elements).filter((each) => (each as Control).name === name) as Control[];
const wordsOf = (box: Control) => box.title || (box as HTMLInputElement).labels?.[0]?.textContent?.trim() || "";

function read(name: string, shown: boolean): unknown {
	const controls = named(name);
	if (controls.length === 0) return "";
	const first = controls[0];
	if (first.type === "radio" || first.type === "checkbox") {
		const on = controls.filter((each) => (each as HTMLInputElement).checked);
		if (SEVERAL.includes(name)) return on.map((each) => (shown ? wordsOf(each) : each.value));
		if (shown && first.type === "checkbox") return on.length > 0;
		return on.length ? (shown ? wordsOf(on[0]) : on[0].value) : "";
	}
	if (shown && first instanceof HTMLSelectElement) return first.value ? first.selectedOptions[0].text : "";
	return first.value;
}
const all = (shown: boolean) => Object.fromEntries(NAMES.map((name) => [name, read(name, shown)]));
Object.assign(window, { formState: () => ({ ...all(false), submitted }), formShown: () => all(true) });
