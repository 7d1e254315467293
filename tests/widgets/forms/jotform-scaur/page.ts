import "./page.css";
import IMask from "imask";
const KEYS: [string, string, string][] = [["applicantName.first","v","q3_applicantName[first]"],["applicantName.middle","v","q3_applicantName[middle]"],["applicantName.last","v","q3_applicantName[last]"],["applicantName.suffix","v","q3_applicantName[suffix]"],["birthDate.month","v","q4_birthDate[month]"],["birthDate.day","v","q4_birthDate[day]"],["birthDate.year","v","q4_birthDate[year]"],["email","v","q5_email"],["phone","v","q6_phone[full]"],["address.addr_line1","v","q7_address[addr_line1]"],["address.addr_line2","v","q7_address[addr_line2]"],["address.city","v","q7_address[city]"],["address.state","v","q7_address[state]"],["address.postal","v","q7_address[postal]"],["address.country","v","q7_address[country]"],["citizenshipStatus","radio","q8_citizenshipStatus"],["memberName.first","v","q10_memberName[first]"],["memberName.last","v","q10_memberName[last]"],["localNo","v","q11_localNo"],["memberRelation","v","q12_memberRelation"],["stewardEmail","v","q13_stewardEmail"],["mothersName.first","v","q15_mothersName[first]"],["mothersName.last","v","q15_mothersName[last]"],["mothersOccupation","v","q16_mothersOccupation"],["fathersName.first","v","q17_fathersName[first]"],["fathersName.last","v","q17_fathersName[last]"],["fathersOccupation","v","q18_fathersOccupation"],["siblings.0.name","v","q19_siblings[0][0]"],["siblings.0.age","v","q19_siblings[0][1]"],["siblings.1.name","v","q19_siblings[1][0]"],["siblings.1.age","v","q19_siblings[1][1]"],["familyIncome","radio","q20_familyIncome"],["highSchool","v","q22_highSchool"],["yearOf","v","q23_yearOf"],["gpa","v","q24_gpa"],["classRank","v","q25_classRank"],["testsTaken","checkbox","q26_testsTaken[]"],["satTotal","v","q27_satTotal"],["actComposite","v","q28_actComposite"],["intendedField","v","q29_intendedField"],["courses.0.title","v","q30_courses[0][0]"],["courses.0.grade","v","q30_courses[0][1]"],["courses.0.credits","v","q30_courses[0][2]"],["courses.1.title","v","q30_courses[1][0]"],["courses.1.grade","v","q30_courses[1][1]"],["courses.1.credits","v","q30_courses[1][2]"],["courses.2.title","v","q30_courses[2][0]"],["courses.2.grade","v","q30_courses[2][1]"],["courses.2.credits","v","q30_courses[2][2]"],["essay","v","q33_essay"],["howDid","v","q34_howDid"],["terms","checkbox","q35_terms[]"],["signature","v","q36_signature"],["website","v","website"]];
const form = document.querySelector("form") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });
IMask(document.getElementById("input_6_full") as HTMLInputElement, { mask: "(000) 000-0000" });
const named = (name: string) => [...form.elements].filter((e) => (e as HTMLInputElement).name === name) as HTMLInputElement[];
function conditions() {
	for (const [value, id] of [["SAT", "id_27"], ["ACT", "id_28"]]) {
		const on = named("q26_testsTaken[]").some((b) => b.value === value && b.checked);
		const line = document.getElementById(id) as HTMLElement;
		line.style.display = on ? "" : "none";
		line.classList.toggle("form-field-hidden", !on);
	}
}
form.addEventListener("change", conditions);
const TYPES = ["Art / Music", "Community service", "Debate or forensics", "Environment / conservation", "Paid employment", "Religious", "Sports", "Student council", "Other"];
const FIELDS = ["Activity type", "Organization or employer", "Position held", "Hours per week"];
const frame = document.getElementById("customFieldFrame_31") as HTMLIFrameElement;
const hidden = document.getElementById("input_31") as HTMLInputElement;
frame.srcdoc = `<!DOCTYPE html><html><head><meta charset="utf-8"><style>body{font:14px Arial;margin:0}table{border-collapse:collapse}th,td{padding:4px;text-align:left}input{width:150px}</style></head><body><div id="main"><table id="list"><thead><tr>${FIELDS.map((f) => `<th class="col">${f}</th>`).join("")}<th></th></tr></thead><tbody></tbody></table><button type="button" class="add">+ Add activity</button></div></body></html>`;
let rows: HTMLElement[] = [];
const cells = (row?: HTMLElement) => [...(row?.querySelectorAll("input,select") ?? [])] as HTMLInputElement[];
frame.addEventListener("load", () => {
	const doc = frame.contentDocument as Document;
	const body = doc.querySelector("tbody") as HTMLElement;
	const save = () => { hidden.value = JSON.stringify(rows.map((r) => cells(r).map((c) => c.value))); };
	const grow = () => {
		const row = doc.createElement("tr");
		row.className = "list-row";
		row.innerHTML = `<td><select class="dropdown"><option value="">Select</option>${TYPES.map((t) => `<option>${t}</option>`).join("")}</select></td><td><input type="text" class="textbox"></td><td><input type="text" class="textbox"></td><td><input type="number" class="number" min="0" style="width:70px"></td><td><button type="button" class="remove">x</button></td>`;
		row.querySelector(".remove")?.addEventListener("click", () => { if (rows.length < 2) return; rows = rows.filter((r) => r !== row); row.remove(); save(); });
		row.addEventListener("input", save);
		row.addEventListener("change", save);
		body.append(row);
		rows.push(row);
		save();
	};
	rows = [];
	grow();
	doc.querySelector(".add")?.addEventListener("click", grow);
});
const PARTS = ["type", "org", "position", "hours"];
function take(shown: boolean) {
	const out: Record<string, unknown> = {};
	for (const [key, kind, name] of KEYS) {
		const boxes = named(name);
		const on = boxes.filter((b) => b.checked).map((b) => b.value);
		out[key] = kind === "checkbox" ? on : kind === "radio" ? on[0] ?? "" : boxes[0].value;
	}
	const saved = JSON.parse(hidden.value || "[]");
	for (let i = 0; i < 3; i++) PARTS.forEach((p, n) => { out[`act.${i}.${p}`] = (shown ? cells(rows[i])[n]?.value : saved[i]?.[n]) ?? ""; });
	return out;
}
(window as any).formState = () => ({ ...take(false), submitted });
(window as any).formShown = () => take(true);
