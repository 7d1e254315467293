import $ from "./jq";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js/chosen.jquery.js";
import "jquery-ui/themes/base/all.css";
import "chosen-js/chosen.css";
import "./page.css";
import { MAJORS, STATES } from "../../lists";

const q = $ as any;
let submitted = false;
const HS: Record<string, [string, string][]> = {
	OR: [["380015", "Ashland High School"], ["380019", "Ashland Valley High School"], ["380120", "Crater High School"], ["380301", "Grants Pass High School"], ["380505", "North Medford High School"], ["380506", "South Medford High School"]],
	CA: [["053120", "Etna High School"], ["053602", "Mount Shasta High School"], ["053970", "Weed High School"], ["054010", "Yreka High School"]],
};
const COLLEGES = [["001187", "College of the Siskiyous", "Weed, CA"], ["001107", "College of the Canyons", "Santa Clarita, CA"], ["001182", "College of Marin", "Kentfield, CA"], ["001193", "College of the Redwoods", "Eureka, CA"], ["001292", "College of the Sequoias", "Visalia, CA"], ["003210", "Oregon State University", "Corvallis, OR"], ["010182", "Rogue Community College", "Grants Pass, OR"]];
const ADDR = [["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"], ["4127 Juniper Street", "San Diego", "CA", "92105"], ["412 Juniper Drive", "Ashland", "OR", "97520"], ["4120 Juniper Hollow Lane", "Yreka", "CA", "96097"]];
const TYPES = ["Athletics", "Band / Orchestra", "Choir", "Community Service", "Dance", "Debate / Speech", "Employment (paid)", "Environment", "Student Government", "Theatre", "Visual Arts", "Other"];

q("select.states").append('<option value=""></option>' + STATES.map(([c, n]) => `<option value="${c}">${n}</option>`).join(""));
q("#major").append('<option value=""></option>' + MAJORS.map((m, i) => `<option value="${i + 101}">${m}</option>`).join(""));
const CHOSEN = { width: "100%", allow_single_deselect: true, search_contains: true, disable_search_threshold: 8 };

q("#birthdate").datepicker({ changeMonth: true, changeYear: true, yearRange: "1995:2014", dateFormat: "mm/dd/yy", defaultDate: "01/01/2009" });
q("#cell").on("input", function (this: HTMLInputElement) {
	const d = this.value.replace(/\D/g, "").slice(0, 10);
	this.value = d.length > 6 ? `${d.slice(0, 3)}-${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `${d.slice(0, 3)}-${d.slice(3)}` : d;
}).on("blur", function (this: HTMLInputElement) { if (this.value.length !== 12) this.value = ""; });
q("#gpa_uw").on("blur", function (this: HTMLInputElement) { const n = parseFloat(this.value); this.value = Number.isNaN(n) || n < 0 || n > 4 ? "" : n.toFixed(2); });
q("#addr").autocomplete({
	minLength: 5,
	delay: 250,
	source: (req: any, res: any) => setTimeout(() => res(ADDR.filter((a) => a[0].toLowerCase().startsWith(req.term.toLowerCase())).map((a) => ({ label: `${a[0]}, ${a[1]}, ${a[2]} ${a[3]}`, value: a[0], a }))), 200),
	select: (_e: any, ui: any) => { q("#city").val(ui.item.a[1]); q("#st").val(ui.item.a[2]).trigger("chosen:updated"); q("#zipcode").val(ui.item.a[3]); },
});
q("#college_name").autocomplete({
	minLength: 3,
	source: (req: any, res: any) => setTimeout(() => res(COLLEGES.filter((c) => c[1].toLowerCase().includes(req.term.toLowerCase())).map((c) => ({ label: `${c[1]} (${c[2]})`, value: c[1], id: c[0] }))), 350),
	select: (_e: any, ui: any) => q("#college_code").val(ui.item.id),
	change: (_e: any, ui: any) => { if (!ui.item) { q("#college_name").val(""); q("#college_code").val(""); } },
});
q("#hs_state").on("change", function (this: HTMLSelectElement) {
	const st = this.value;
	q("#hs_id").html('<option value=""></option>').prop("disabled", true).attr("data-placeholder", "Loading...").trigger("chosen:updated");
	if (st) setTimeout(() => q("#hs_id").append((HS[st] ?? []).map(([v, t]) => `<option value="${v}">${t}</option>`).join("") + '<option value="999999">My school is not listed</option>').prop("disabled", false).trigger("chosen:updated"), 400);
});
q("#sib-slider").slider({ min: 0, max: 10, value: 0, slide: (_e: any, ui: any) => q("#sib_amount").val(ui.value) });

let sibs = 0;
q("#add_sib").on("click", () => {
	const i = sibs++;
	q("#sib_table tbody").append(`<tr><td><input type="text" name="sib[${i}][fn]" class="form-control"></td><td><input type="text" name="sib[${i}][ln]" class="form-control"></td><td><input type="text" name="sib[${i}][age]" class="form-control" size="3" maxlength="2"></td><td><a href="#" class="del">remove</a></td></tr>`);
});
let acts = 0;
function addActivity() {
	const i = acts++;
	q("#act_table tbody").append(`<tr class="act-row"><td><select name="act[${i}][type]" id="act_type_${i}" class="form-control chosen-select" data-placeholder="Type..."><option value=""></option>${TYPES.map((t) => `<option value="${t}">${t}</option>`).join("")}</select></td>
<td><input type="text" name="act[${i}][org]" id="act_org_${i}" class="form-control"></td><td><input type="text" name="act[${i}][pos]" id="act_pos_${i}" class="form-control"></td><td><textarea name="act[${i}][desc]" id="act_desc_${i}" class="form-control" rows="3"></textarea></td>
<td><select name="act[${i}][grades][]" id="act_grades_${i}" class="form-control chosen-select" multiple data-placeholder="Grades..."><option value="9">9th</option><option value="10">10th</option><option value="11">11th</option><option value="12">12th</option></select></td>
<td><input name="act[${i}][hrs]" id="act_hrs_${i}" class="hrs" size="3"></td><td><a href="#" class="del">remove</a></td></tr>`);
	q(`#act_type_${i}, #act_grades_${i}`).chosen(CHOSEN);
	q(`#act_hrs_${i}`).spinner({ min: 0, max: 80 });
}
q("#add_act").on("click", addActivity);
q("#act_table, #sib_table").on("click", "a.del", function (this: HTMLElement, e: Event) { e.preventDefault(); q(this).closest("tr").remove(); });
q("#appform").on("submit", (e: Event) => { e.preventDefault(); submitted = true; });
q(".chosen-select").chosen(CHOSEN);
addActivity();

const KEYS = ["fname", "lname", "birthdate", "gender", "cell", "email_addr", "email_addr2", "addr", "addr_2", "city", "st", "zipcode", "langs[]", "hs_state", "hs_id", "grad_mo", "grad_yr", "enter_term", "major", "college_code", "gpa_uw", "mother_fn", "mother_ln", "father_fn", "father_ln", "sib_amount", "parent_mail", "hh_income", "us_citizen", "latino", "race[]", "ref_name", "ref_email",  "statement", "hear", "ssn4", "sig", "agree", "enews", "fax_number",
	...[0, 1].flatMap((i) => ["fn", "ln", "age"].map((k) => `sib[${i}][${k}]`)),
	...[0, 1, 2].flatMap((i) => ["type", "org", "pos", "desc", "grades", "hrs"].map((k) => `act[${i}][${k}]${k === "grades" ? "[]" : ""}`)),
	...[0, 1, 2].flatMap((i) => [`award_name[${i}]`, `award_grade[${i}]`])];
const all = (k: string) => [...document.getElementsByName(k)] as any[];
const many = (k: string) => k.endsWith("[]");
function posted(k: string) {
	const [el] = all(k);
	if (!el) return many(k) ? [] : "";
	if (el.type === "radio" || el.type === "checkbox") return all(k).find((e) => e.checked)?.value ?? "";
	if (many(k)) return [...el.selectedOptions].map((o: any) => o.value);
	return el.value;
}
function seen(k: string) {
	const [el] = all(k);
	if (!el) return many(k) ? [] : "";
	if (k === "college_code") return q("#college_name").val();
	if (el.type === "checkbox") return el.checked;
	if (el.type === "radio") return all(k).find((e) => e.checked)?.parentElement.textContent.trim() ?? "";
	const box = el.nextElementSibling;
	if (box?.classList.contains("chosen-container")) {
		if (many(k)) return [...box.querySelectorAll(".search-choice span")].map((s: any) => s.textContent);
		return box.querySelector(".chosen-single.chosen-default") ? "" : box.querySelector(".chosen-single span").textContent;
	}
	if (el.tagName === "SELECT") return el.value ? el.selectedOptions[0].textContent : "";
	return el.value;
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(KEYS.map((k) => [k, posted(k)])), submitted }),
	formShown: () => Object.fromEntries(KEYS.map((k) => [k, seen(k)])),
});
