import TomSelect from "tom-select";
import "../../node_modules/tom-select/dist/css/tom-select.default.css";
import "./page.css";

const $ = (id: string) => document.getElementById(id) as any;
for (const id of ["state", "hs_state", "major", "marital", "heard"]) new TomSelect($(id), { maxOptions: null as any, create: false, allowEmptyOption: false });

let next = 0;
function addActivity() {
	const holder = document.createElement("div");
	holder.innerHTML = $("tplActivity").innerHTML.replaceAll("{i}", String(next)).replaceAll("{n}", String(next + 1)).trim();
	const row = holder.firstElementChild as HTMLElement;
	$("activities").appendChild(row);
	new TomSelect(row.querySelector("select")!, { create: false, placeholder: "Select type" });
	(row.querySelector(".rm") as HTMLElement).onclick = (e) => { e.preventDefault(); if (document.querySelectorAll(".actRow").length > 1) row.remove(); };
	next++;
}
addActivity();
$("btnActivity").onclick = addActivity;

const tbody = document.querySelector("#tblCourses tbody")!;
$("btnCourse").onclick = () => {
	const copy = tbody.rows[tbody.rows.length - 1].cloneNode(true) as HTMLTableRowElement;
	copy.querySelectorAll("input").forEach((input) => { input.value = ""; });
	tbody.appendChild(copy);
};
tbody.addEventListener("click", (e) => {
	const link = e.target as HTMLElement;
	if (!link.classList.contains("delCourse")) return;
	e.preventDefault();
	if (tbody.rows.length > 1) link.closest("tr")!.remove();
});
let submitted = false;
$("frmApply").addEventListener("submit", (e: Event) => { e.preventDefault(); submitted = true; });

const NAMES: Record<string, string> = {};
const name = (key: string, posted: string) => { NAMES[key] = posted; };
for (const k of ["fname", "mi", "lname", "ssn4", "addr1", "addr2", "city", "state", "zip", "phone", "email", "email2", "citizen", "race"]) name(k, `applicant[${k}]`);
for (const k of ["dob_m", "dob_d", "dob_y", "branch", "essay", "heard", "optin", "agree", "signature", "website"]) name(k, k);
for (const k of ["name", "city", "state", "grad_year", "rank", "class_size", "gpa"]) name(`hs_${k}`, `school[${k}]`);
for (const k of ["major", "start"]) name(k, `plan[${k}]`);
for (const k of ["marital", "income", "firstgen"]) name(k, `family[${k}]`);
for (const k of ["name", "phone"]) name(`ref_${k}`, `reference[${k}]`);
for (const n of [1, 2]) for (const k of ["name", "occupation", "education"]) name(`p${n}_${k}`, `parent${n}[${k}]`);
name("p1_employer", "parent1[employer]");
for (const n of [1, 2, 3]) { name(`award_${n}`, `award_${n}`); name(`award_grade_${n}`, `award_grade_${n}`); }
for (const i of [0, 1, 2]) for (const k of ["org", "type", "position", "hpw", "wpy", "desc"]) name(`act${i}_${k}`, `activities[${i}][${k}]`);
const COURSE = ["title", "grade", "credits"];

(window as any).formState = () => {
	const post = new FormData($("frmApply"));
	const out: any = { submitted };
	for (const [key, posted] of Object.entries(NAMES)) out[key] = post.get(posted) ?? "";
	for (const k of COURSE) { const all = post.getAll(`course_${k}[]`); for (const i of [0, 1, 2]) out[`course${i}_${k}`] = all[i] ?? ""; }
	return out;
};
const shownOf = (posted: string) => {
	const all = [...document.getElementsByName(posted)] as any[];
	const el = all[0];
	if (!el) return "";
	if (el.type === "checkbox") return el.checked;
	if (el.type === "radio") { const on = all.find((each) => each.checked); return on ? on.labels[0].textContent.trim() : ""; }
	if (el.tagName !== "SELECT") return el.value;
	if (el.tomselect) return el.tomselect.control.querySelector(".item")?.textContent.trim() ?? "";
	return el.value === "" ? "" : el.selectedOptions[0].textContent.trim();
};
(window as any).formShown = () => {
	const out: any = {};
	for (const [key, posted] of Object.entries(NAMES)) out[key] = shownOf(posted);
	for (const k of COURSE) { const all = [...document.getElementsByName(`course_${k}[]`)] as HTMLInputElement[]; for (const i of [0, 1, 2]) out[`course${i}_${k}`] = all[i]?.value ?? ""; }
	return out;
};
