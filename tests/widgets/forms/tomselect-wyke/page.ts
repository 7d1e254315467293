import "tom-select/dist/css/tom-select.bootstrap5.css";
import "quill/dist/quill.snow.css";
import "flatpickr/dist/flatpickr.css";
import "flatpickr/dist/plugins/monthSelect/style.css";
import "intl-tel-input/styles-no-assets";
import "./page.css";
import flatpickr from "flatpickr";
import monthSelectPlugin from "flatpickr/dist/plugins/monthSelect";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import Quill from "quill";
import TomSelect from "tom-select";
import { MAJORS, STATES } from "../../lists";

const $ = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as unknown as T;
const A = "scholarship_application";
const opts = (list: string[] | [string, string][], blank: string | null = "") =>
	(blank === null ? "" : `<option value="">${blank}</option>`) +
	list.map((o) => (Array.isArray(o) ? `<option value="${o[0]}">${o[1]}</option>` : `<option value="${o}">${o}</option>`)).join("");
const lab = (id: string, text: string, req = false) =>
	`<label class="form-label string ${req ? "required" : "optional"}" for="${A}_${id}">${text}${req ? ' <abbr title="required">*</abbr>' : ""}</label>`;
const text = (id: string, label: string, o: { req?: boolean; type?: string; hint?: string; attrs?: string } = {}) =>
	`<div class="col mb-3 ${o.type ?? "string"} ${o.req ? "required" : "optional"} ${A}_${id}">${lab(id, label, o.req)}<input class="form-control ${o.type ?? "string"} ${o.req ? "required" : "optional"}" ${o.req ? 'required="required" aria-required="true"' : ""} ${o.attrs ?? ""} type="${o.type ?? "text"}" name="${A}[${id}]" id="${A}_${id}">${o.hint ? `<small class="form-text text-muted">${o.hint}</small>` : ""}</div>`;
const sel = (id: string, label: string, options: string, o: { req?: boolean; multi?: boolean; ts?: string; hint?: string } = {}) =>
	`<div class="col mb-3 select ${o.req ? "required" : "optional"} ${A}_${id}">${lab(id, label, o.req)}${o.multi ? `<input name="${A}[${id}][]" type="hidden" value="">` : ""}<select class="form-select select" ${o.multi ? "multiple" : ""} ${o.ts ? `data-controller="${o.ts}"` : ""} name="${A}[${id}]${o.multi ? "[]" : ""}" id="${A}_${id}">${options}</select>${o.hint ? `<small class="form-text text-muted">${o.hint}</small>` : ""}</div>`;
const pills = (id: string, label: string, options: [string, string][], req = false) =>
	`<fieldset class="mb-3 radio_buttons ${A}_${id}"><legend class="col-form-label pt-0">${label}${req ? ' <abbr title="required">*</abbr>' : ""}</legend><input type="hidden" name="${A}[${id}]" value="" autocomplete="off"><div class="btn-group" role="group">${options.map(([v, t]) => `<input class="btn-check" autocomplete="off" type="radio" value="${v}" name="${A}[${id}]" id="${A}_${id}_${v}"><label class="btn btn-outline-primary" for="${A}_${id}_${v}">${t}</label>`).join("")}</div></fieldset>`;
const months = "January February March April May June July August September October November December".split(" ");
const years = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => String(from - i));
const TYPES: [string, string][] = [
	["arts", "Art and design"], ["athletics", "Athletics"], ["debate", "Debate and speech"], ["environment", "Environment and conservation"],
	["faith", "Faith community"], ["family", "Family responsibilities"], ["music", "Music"], ["paid_work", "Paid work"], ["robotics", "Robotics"], ["student_gov", "Student government"], ["service", "Volunteer service"], ["other", "Other"],
];
const GRADES: [string, string][] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];

document.getElementById("root")!.innerHTML = `
<nav class="navbar"><a class="navbar-brand" style="color:#fff" href="#">City of Wyke</a> <span>Mayor’s Promise Scholarship</span></nav>
<main class="container"><h1>2027 application</h1><p class="lead">Your answers are saved when you press Submit. Questions marked <abbr title="required">*</abbr> are required. See the <a href="#">public records notice</a>.</p>
<form class="simple_form new_${A}" id="new_${A}" novalidate action="/scholarship_applications" accept-charset="UTF-8" method="post" data-controller="form-dirty">
<input type="hidden" name="authenticity_token" value="q3b0Zk2-7p" autocomplete="off">
<div class="card"><div class="card-header">About you</div><div class="card-body">
<div class="row">${text("legal_first_name", "Legal first name", { req: true })}${text("middle_name", "Middle name")}${text("legal_last_name", "Legal last name", { req: true })}</div>
<div class="mb-3 date required ${A}_date_of_birth"><label class="form-label date required" for="${A}_date_of_birth_2i">Date of birth <abbr title="required">*</abbr></label><div class="rails-dates"><select id="${A}_date_of_birth_2i" name="${A}[date_of_birth(2i)]" class="form-select date required">${opts(months.map((m, i) => [String(i + 1), m]))}</select> <select id="${A}_date_of_birth_3i" name="${A}[date_of_birth(3i)]" class="form-select date required">${opts(Array.from({ length: 31 }, (_, i) => String(i + 1)))}</select> <select id="${A}_date_of_birth_1i" name="${A}[date_of_birth(1i)]" class="form-select date required">${opts(years(2014, 1996))}</select></div></div>
<div class="row">${text("email", "E-mail", { req: true, type: "email", hint: "We send all decisions by e-mail. Do not use a school account." })}
<div class="col mb-3 tel required" data-controller="phone">${lab("phone", "Mobile phone", true)}<input class="form-control tel required" type="tel" name="${A}[phone]" id="${A}_phone"></div></div>
<div class="mb-3 position-relative" data-controller="address-autocomplete">${lab("street", "Home street address", true)}<input class="form-control string required" type="text" name="${A}[street]" id="${A}_street" autocomplete="off" data-address-autocomplete-target="input"><ul class="list-group d-none" id="street_results" data-address-autocomplete-target="results"></ul></div>
<div class="row">${text("unit", "Apartment or unit")}${text("city", "City", { req: true })}${sel("state", "State", opts(STATES, "Choose…"), { req: true, ts: "tom-select" })}</div>
<div class="row">${sel("county", "County", opts([], "Choose a state first"), { ts: "dependent-select" })}${text("zip", "ZIP", { req: true, hint: "Five digits", attrs: 'inputmode="numeric"' })}</div>
${sel("citizenship", "Citizenship or immigration status", opts([["citizen", "United States citizen or national"], ["lpr", "Lawful permanent resident"], ["daca", "DACA or undocumented"], ["visa", "Student or other visa"], ["refugee", "Refugee or asylee"]], "Choose…"), { ts: "tom-select", hint: "Does not affect eligibility." })}
${pills("hispanic", "Are you Hispanic or Latino/a/x?", [["yes", "Yes"], ["no", "No"], ["decline", "Prefer not to say"]])}
</div></div>
<div class="card"><div class="card-header">School and plans</div><div class="card-body">
${sel("high_school_id", "High school", "", { req: true, ts: "remote-select", hint: "Start typing the name. Can’t find it? Call 311." })}
<div class="row"><div class="col mb-3 string required">${lab("graduation_month", "Expected graduation", true)}<input class="form-control string" type="text" name="${A}[graduation_month]" id="${A}_graduation_month" placeholder="Month and year" data-controller="flatpickr"></div>
<div class="col mb-3 decimal">${lab("gpa", "GPA, unweighted (4.0 scale)")}<input class="form-control numeric decimal" type="text" inputmode="decimal" name="${A}[gpa]" id="${A}_gpa"></div></div>
${pills("grade_level", "Grade this fall", [["g11", "11th"], ["g12", "12th"], ["graduate", "Graduated"], ["ged", "GED / HiSET"]], true)}
<div class="row">${text("sat_ebrw", "SAT Evidence-Based Reading and Writing", { type: "number", attrs: 'min="200" max="800" step="10"' })}${text("sat_math", "SAT Math", { type: "number", attrs: 'min="200" max="800" step="10"' })}</div>
${sel("college_names", "Colleges you have applied to or will apply to", "", { multi: true, ts: "remote-select", hint: "Type at least three letters and choose. Add as many as you like." })}
<div class="row">${sel("major", "Intended field of study", "", { ts: "paged-select" })}${sel("start_term", "When will you begin college?", opts([["2027SU", "Summer 2027"], ["2027FA", "Fall 2027"], ["2028SP", "Spring 2028"], ["2028FA", "Fall 2028"]], "Choose…"))}</div>
</div></div>
<div class="card"><div class="card-header">Household</div><div class="card-body"><p class="form-text">We use this section to report to the Wyke Community Fund.</p>
<div class="row">${text("mother_first_name", "Mother or guardian’s first name")}${text("mother_last_name", "Mother or guardian’s last name")}</div>
${sel("mother_education", "Mother or guardian’s highest education", opts([["lt_hs", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["aa", "Associate degree"], ["ba", "Bachelor’s degree"], ["grad", "Graduate or professional degree"]], "Choose…"), { ts: "tom-select" })}
${sel("income_band", "Household income last year", opts([["1", "Under $30,000"], ["2", "$30,000 – $49,999"], ["3", "$50,000 – $64,999"], ["4", "$65,000 – $79,999"], ["5", "$80,000 – $109,999"], ["6", "$110,000 or more"]], "Choose…"))}
${pills("first_generation", "Will you be the first generation in your family to finish a four-year degree?", [["true", "Yes"], ["false", "No"]])}
</div></div>
<div class="card"><div class="card-header">Activities and jobs</div><div class="card-body"><p>List what you do outside class, most important first.</p><div id="activities" data-controller="nested-form"></div>
<div class="links"><a class="btn btn-outline-primary add_fields" data-association="activity" data-associations="activities" href="#">Add an activity</a></div></div></div>
<div class="card"><div class="card-header">Awards</div><div class="card-body"><turbo-frame id="awards"><table class="table"><thead><tr><th>Award</th><th>Grade</th><th>What it was for</th><th></th></tr></thead><tbody id="award_rows"><tr class="empty"><td colspan="4">No awards yet.</td></tr></tbody></table></turbo-frame><button type="button" class="btn btn-outline-primary" id="new_award" data-action="modal#open">New award</button></div></div>
<div class="card"><div class="card-header">Your statement</div><div class="card-body"><div class="mb-3"><label class="form-label" id="statement_label">What would you change in Wyke if you were mayor for a day? <abbr title="required">*</abbr></label><div data-controller="quill" aria-labelledby="statement_label"><div id="statement"></div><input type="hidden" name="${A}[statement]" id="${A}_statement"></div></div></div></div>
<div class="card"><div class="card-header">Recommender and emergency contact</div><div class="card-body">
<div class="row">${text("recommender_name", "Name of recommender", { req: true })}${text("recommender_email", "Recommender’s e-mail", { req: true, type: "email" })}</div>
<div class="row">${text("emergency_name", "Emergency contact")}</div></div></div>
<div class="card"><div class="card-header">Almost done</div><div class="card-body">
<div class="row">${sel("shirt", "T-shirt size for the award night", opts(["XS", "S", "M", "L", "XL", "2XL"], "Choose…"))}${sel("referral", "How did you hear about the scholarship?", opts(["School counselor", "Library", "Social media", "City mailing", "Friend or family"], "Choose…"))}</div>
${text("ssn_last4", "Last four digits of Social Security number", { hint: "Only for recipients’ tax forms", attrs: 'maxlength="4" autocomplete="off"' })}
<div class="pot" aria-hidden="true"><label for="${A}_website">Leave this blank</label><input type="text" name="${A}[website]" id="${A}_website" tabindex="-1" autocomplete="off"></div>
<div class="form-check mb-3"><input name="${A}[newsletter]" type="hidden" value="0"><input class="form-check-input" type="checkbox" value="1" name="${A}[newsletter]" id="${A}_newsletter"><label class="form-check-label" for="${A}_newsletter">Send me the city’s youth newsletter</label></div>
<div class="form-check mb-3"><input name="${A}[certify]" type="hidden" value="0"><input class="form-check-input" type="checkbox" value="1" name="${A}[certify]" id="${A}_certify"><label class="form-check-label" for="${A}_certify">I certify that everything above is true and I authorise my school to release my records <abbr title="required">*</abbr></label></div>
<input type="submit" name="commit" value="Submit application" class="btn btn-primary" data-disable-with="Submitting…"></div></div></form></main>
<dialog id="award_modal" class="modal" aria-labelledby="award_modal_title"><form method="dialog" id="award_form"><h5 class="modal-title" id="award_modal_title">Award</h5>
<div class="mb-3"><label class="form-label" for="award_title">Name of award</label><input class="form-control" type="text" name="award[title]" id="award_title"></div>
<div class="mb-3"><label class="form-label" for="award_grade">Grade you received it</label><select class="form-select" name="award[grade]" id="award_grade">${opts(GRADES)}</select></div>
<div class="mb-3"><label class="form-label" for="award_detail">What was it for?</label><textarea class="form-control" rows="3" name="award[detail]" id="award_detail"></textarea></div>
<button type="button" class="btn" id="award_cancel">Cancel</button> <button type="submit" class="btn btn-primary" id="award_save">Save award</button></form></dialog>`;

const id = (name: string) => `${A}_${name}`;
const later = () => 180 + Math.random() * 220;
const ts: Record<string, TomSelect> = {};
for (const name of ["state", "citizenship", "mother_education"]) ts[name] = new TomSelect($(id(name)), { create: false, maxOptions: null });
ts.county = new TomSelect($(id("county")), { create: false });
const COUNTIES: Record<string, string[]> = { CA: ["Alameda", "Butte", "Fresno", "Humboldt", "Lassen", "Modoc", "Shasta", "Siskiyou", "Trinity"], OR: ["Coos", "Douglas", "Jackson", "Josephine", "Klamath", "Lane"], WA: ["King", "Pierce", "Spokane"] };
ts.state.on("change", (value: string) => {
	ts.county.clear();
	ts.county.clearOptions();
	setTimeout(() => ts.county.addOptions((COUNTIES[value] ?? [`${value} – all counties`]).map((c) => ({ value: c, text: c }))), 250);
});
const SCHOOLS = [["2304", "Ashland High School", "Ashland", "WI"], ["2319", "Ashland Valley High School", "Ashland", "OR"], ["2320", "Ashland Valley Christian Academy", "Ashland", "VA"], ["3711", "Yreka High School", "Yreka", "CA"], ["4100", "Valley High School", "Sacramento", "CA"], ["4102", "Valley View High School", "Moreno Valley", "CA"], ["5520", "Wyke Central High School", "Wyke", "CA"], ["5521", "Wyke Harbor Prep", "Wyke", "CA"], ["6001", "Mountain View High School", "Bend", "OR"]].map(([value, text, city, state]) => ({ value, text, city, state }));
const COLLEGES = [["Oregon State University", "Corvallis, OR"], ["Oregon Tech", "Klamath Falls, OR"], ["University of Oregon", "Eugene, OR"], ["Reed College", "Portland, OR"], ["Reedley College", "Reedley, CA"], ["University of Washington", "Seattle, WA"], ["University of Washington Bothell", "Bothell, WA"], ["Washington State University", "Pullman, WA"], ["Stanford University", "Stanford, CA"], ["Chico State", "Chico, CA"], ["University of California, Davis", "Davis, CA"], ["College of the Siskiyous", "Weed, CA"]].map(([text, place]) => ({ value: text, text, place }));
const serve = (list: any[]) => (query: string, done: (items: any[]) => void) => {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	setTimeout(() => done(list.filter((x) => words.every((w) => `${x.text} ${x.city ?? x.place}`.toLowerCase().includes(w)))), later());
};
ts.high_school_id = new TomSelect($(id("high_school_id")), {
	valueField: "value", labelField: "text", searchField: ["text", "city"], placeholder: "Search schools", shouldLoad: (q: string) => q.length > 2, load: serve(SCHOOLS) as any,
	render: { option: (d: any, e: any) => `<div><span class="fw-bold">${e(d.text)}</span> <small class="text-muted">${e(d.city)}, ${e(d.state)}</small></div>`, item: (d: any, e: any) => `<div>${e(d.text)}</div>` },
} as any);
ts.college_names = new TomSelect($(id("college_names")), {
	plugins: { remove_button: { title: "Remove" } }, clearAfterSelect: true, valueField: "value", labelField: "text", searchField: ["text"], shouldLoad: (q: string) => q.length > 2, load: serve(COLLEGES) as any,
	render: { option: (d: any, e: any) => `<div>${e(d.text)} <small class="text-muted">${e(d.place)}</small></div>`, item: (d: any, e: any) => `<div>${e(d.text)}</div>` },
} as any);
ts.major = new TomSelect($(id("major")), {
	plugins: ["virtual_scroll"], maxOptions: 200, valueField: "value", labelField: "text", searchField: ["text"], preload: "focus", placeholder: "Choose…",
	firstUrl: (query: string) => `/majors?q=${encodeURIComponent(query)}&page=0`,
	load: function (this: any, query: string, done: (items: any[]) => void) {
		const page = Number(/page=(\d+)/.exec(this.getUrl(query))![1]);
		const all = MAJORS.filter((m) => m.toLowerCase().includes(query.toLowerCase())).map((m) => ({ value: m.toLowerCase().replace(/\W+/g, "_"), text: m }));
		setTimeout(() => {
			if (all.length > (page + 1) * 8) this.setNextUrl(query, `/majors?q=${encodeURIComponent(query)}&page=${page + 1}`);
			done(all.slice(page * 8, page * 8 + 8));
		}, later());
	},
} as any);
const iti = intlTelInput($(id("phone")), { initialCountry: "us", separateDialCode: true, hiddenInputs: () => ({ phone: "phone_e164", country: "phone_country" }) } as any);
const grad = flatpickr($(id("graduation_month")), { minDate: "2027-01-01", maxDate: "2030-12-31", plugins: [monthSelectPlugin({ shorthand: false, dateFormat: "Y-m", altFormat: "F Y" }) as any], altInput: true, altFormat: "F Y", dateFormat: "Y-m", altInputClass: "form-control", disableMobile: true } as any) as any;

/* address-autocomplete_controller */
const PLACES = [["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"], ["412 Juniper Street", "Wyke", "CA", "96003"], ["4100 Juniper Hollow Lane", "Yreka", "CA", "96097"], ["4127 Juniper Ridge Road", "Bend", "OR", "97701"], ["18 Harbor Way", "Wyke", "CA", "96003"]];
let timer = 0;
const results = $<HTMLUListElement>("street_results");
$(id("street")).addEventListener("input", () => {
	clearTimeout(timer);
	const q = $(id("street")).value.trim().toLowerCase();
	if (q.length < 4) return results.classList.add("d-none");
	timer = window.setTimeout(() => {
		const hits = PLACES.filter((p) => p[0].toLowerCase().startsWith(q));
		results.innerHTML = hits.map((p, i) => `<li class="list-group-item" role="option" data-index="${PLACES.indexOf(p)}" id="street_option_${i}">${p[0]}, ${p[1]}, ${p[2]} ${p[3]}</li>`).join("");
		results.classList.toggle("d-none", hits.length === 0);
	}, 300);
});
results.addEventListener("mousedown", (e) => {
	const li = (e.target as HTMLElement).closest("li");
	if (!li) return;
	e.preventDefault();
	const [street, city, state, zip] = PLACES[Number(li.dataset.index)];
	$(id("street")).value = street;
	$(id("city")).value = city;
	$(id("zip")).value = zip;
	ts.state.setValue(state);
	results.classList.add("d-none");
});
$(id("street")).addEventListener("blur", () => setTimeout(() => results.classList.add("d-none"), 100));
$(id("zip")).addEventListener("blur", () => { $(id("zip")).value = $(id("zip")).value.replace(/\D/g, "").slice(0, 5); });
$(id("gpa")).addEventListener("blur", () => { const n = parseFloat($(id("gpa")).value); $(id("gpa")).value = n >= 0 && n <= 4 ? n.toFixed(2) : ""; });

/* nested activities (cocoon) */
type Act = { node: HTMLElement; quill: Quill; type: TomSelect; grades: TomSelect };
const acts: Act[] = [];
let stamp = 1764029113000;
const toolbar = [["bold", "italic"], [{ list: "bullet" }], ["clean"]];
function addActivity() {
	const n = String((stamp += 1371));
	const base = `${A}_activities_attributes_${n}_`;
	const nm = (f: string) => `${A}[activities_attributes][${n}][${f}]`;
	const node = document.createElement("div");
	node.className = "nested-fields card mb-3";
	node.innerHTML = `<div class="card-body"><div class="row"><div class="col mb-3 select"><label class="form-label select" for="${base}kind">Kind of activity</label><select class="form-select" name="${nm("kind")}" id="${base}kind">${opts(TYPES, "Choose…")}</select></div>
<div class="col mb-3 string"><label class="form-label string" for="${base}group_name">Group, club or employer</label><input class="form-control string" type="text" name="${nm("group_name")}" id="${base}group_name"></div><div class="col mb-3 string"><label class="form-label string" for="${base}role">Your role</label><input class="form-control string" type="text" name="${nm("role")}" id="${base}role"></div></div>
<div class="mb-3 rich"><label class="form-label">What you did</label><div data-controller="quill"><div class="editor"></div><input type="hidden" name="${nm("details")}" id="${base}details"></div></div>
<div class="row"><div class="col mb-3"><label class="form-label select" for="${base}grades">Grades</label><input type="hidden" name="${nm("grades")}[]" value=""><select multiple class="form-select" name="${nm("grades")}[]" id="${base}grades">${opts(GRADES, null)}</select></div>
<div class="col mb-3"><label class="form-label integer" for="${base}hours">Hours a week</label><div class="input-group" data-controller="stepper"><button class="btn" type="button" tabindex="-1" data-step="-1">−</button><input class="form-control numeric integer" type="text" inputmode="numeric" value="" name="${nm("hours")}" id="${base}hours"><button class="btn" type="button" tabindex="-1" data-step="1">+</button></div></div>
<div class="col mb-3"><label class="form-label integer" for="${base}weeks">Weeks a year</label><input class="form-control numeric integer" type="number" step="1" min="0" max="52" name="${nm("weeks")}" id="${base}weeks"></div></div>
<input value="false" type="hidden" name="${nm("_destroy")}" id="${base}_destroy"><a class="remove_fields dynamic" href="#">Remove</a></div>`;
	document.getElementById("activities")!.append(node);
	const quill = new Quill(node.querySelector(".editor") as HTMLElement, { theme: "snow", modules: { toolbar } });
	quill.on("text-change", () => { (node.querySelector("[name$='[details]']") as HTMLInputElement).value = quill.getText().trim() ? quill.root.innerHTML : ""; });
	const kind = new TomSelect(node.querySelector("select") as HTMLSelectElement, { create: false });
	const grades = new TomSelect(node.querySelector("select[multiple]") as HTMLSelectElement, { plugins: ["checkbox_options", "remove_button"] });
	const hours = node.querySelector("[name$='[hours]']") as HTMLInputElement;
	for (const b of node.querySelectorAll<HTMLElement>("[data-step]")) b.addEventListener("click", () => { hours.value = String(Math.max(0, (Number(hours.value) || 0) + Number(b.dataset.step))); });
	hours.addEventListener("input", () => { hours.value = hours.value.replace(/\D/g, ""); });
	const act = { node, quill, type: kind, grades };
	acts.push(act);
	node.querySelector(".remove_fields")!.addEventListener("click", (e) => { e.preventDefault(); node.remove(); acts.splice(acts.indexOf(act), 1); });
}
addActivity();
document.querySelector(".add_fields")!.addEventListener("click", (e) => { e.preventDefault(); addActivity(); });

/* awards modal */
const awards: { title: string; grade: string; detail: string }[] = [];
const modal = $<HTMLDialogElement>("award_modal");
let editing = -1;
const openAward = (i: number) => {
	editing = i;
	const a = awards[i] ?? { title: "", grade: "", detail: "" };
	$("award_title").value = a.title; $("award_grade").value = a.grade; $("award_detail").value = a.detail;
	modal.showModal();
};
const esc = (s: string) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const drawAwards = () => {
	$("award_rows").innerHTML = awards.length ? awards.map((a, i) => `<tr id="award_${i}"><td>${esc(a.title)}</td><td>${GRADES.find((g) => g[0] === a.grade)?.[1] ?? ""}</td><td>${esc(a.detail)}</td><td><a href="#" data-edit="${i}">Edit</a></td></tr>`).join("") : '<tr class="empty"><td colspan="4">No awards yet.</td></tr>';
};
$("new_award").addEventListener("click", () => openAward(-1));
$("award_rows").addEventListener("click", (e) => { const a = (e.target as HTMLElement).closest<HTMLElement>("[data-edit]"); if (a) { e.preventDefault(); openAward(Number(a.dataset.edit)); } });
$("award_cancel").addEventListener("click", () => modal.close());
$<HTMLFormElement>("award_form").addEventListener("submit", (e) => {
	e.preventDefault();
	const a = { title: $("award_title").value.trim(), grade: $("award_grade").value, detail: $("award_detail").value.trim() };
	if (!a.title) return $("award_title").focus();
	if (editing < 0) awards.push(a); else awards[editing] = a;
	modal.close();
	setTimeout(drawAwards, 150);
});
const statement = new Quill("#statement", { theme: "snow", modules: { toolbar } });
statement.on("text-change", () => { $(id("statement")).value = statement.getText().trim() ? statement.root.innerHTML : ""; });

let submitted = false;
$<HTMLFormElement>(`new_${A}`).addEventListener("submit", (e) => { e.preventDefault(); submitted = true; });

const BOXES = "legal_first_name middle_name legal_last_name email street unit city zip gpa sat_ebrw sat_math mother_first_name mother_last_name recommender_name recommender_email emergency_name ssn_last4 website".split(" ");
const SELECTS = "date_of_birth_2i date_of_birth_3i date_of_birth_1i start_term income_band shirt referral".split(" ");
const RADIOS = "hispanic grade_level first_generation".split(" ");
const TSS = "state county citizenship high_school_id major mother_education".split(" ");
const native = (s: HTMLSelectElement | null | undefined) => (s && s.value ? s.selectedOptions[0].text : "");
const itemsOf = (t: TomSelect | undefined) => (t ? [...t.control.querySelectorAll<HTMLElement>(".item")].map((i) => [...i.childNodes].filter((c) => !(c as Element).classList?.contains("remove")).map((c) => c.textContent).join("").trim()) : []);
const w = window as any;
w.formState = () => {
	const s: any = { submitted };
	for (const k of [...BOXES, ...SELECTS]) s[k] = $(id(k)).value;
	for (const k of RADIOS) s[k] = document.querySelector<HTMLInputElement>(`input[type=radio][name="${A}[${k}]"]:checked`)?.value ?? "";
	for (const k of TSS) s[k] = $(id(k)).value;
	s.college_names = [...$<HTMLSelectElement>(id("college_names")).selectedOptions].map((o) => o.value);
	s.phone = $(id("phone")).value ? iti.getNumber() : "";
	s.graduation_month = $(id("graduation_month")).value;
	s.newsletter = $(id("newsletter")).checked; s.certify = $(id("certify")).checked;
	s.statement = $(id("statement")).value;
	for (let i = 0; i < 3; i++) {
		const n = acts[i]?.node;
		const v = (f: string) => (n?.querySelector(`[name$="[${f}]"]`) as HTMLInputElement | null)?.value ?? "";
		for (const f of ["kind", "group_name", "role", "details", "hours", "weeks"]) s[`activity${i}_${f}`] = v(f);
		s[`activity${i}_grades`] = n ? [...(n.querySelector("select[multiple]") as HTMLSelectElement).selectedOptions].map((o) => o.value).sort((a, b) => Number(a) - Number(b)) : [];
		s[`award${i}_title`] = awards[i]?.title ?? ""; s[`award${i}_grade`] = awards[i]?.grade ?? ""; s[`award${i}_detail`] = awards[i]?.detail ?? "";
	}
	return s;
};
w.formShown = () => {
	const s: any = {};
	for (const k of BOXES) s[k] = $(id(k)).value;
	for (const k of SELECTS) s[k] = native($<HTMLSelectElement>(id(k)));
	for (const k of RADIOS) s[k] = document.querySelector<HTMLInputElement>(`input[type=radio][name="${A}[${k}]"]:checked`)?.labels?.[0].textContent ?? "";
	for (const k of TSS) s[k] = itemsOf(ts[k])[0] ?? "";
	s.college_names = itemsOf(ts.college_names);
	s.phone = $(id("phone")).value;
	s.graduation_month = grad.altInput.value;
	s.newsletter = $(id("newsletter")).checked; s.certify = $(id("certify")).checked;
	s.statement = statement.root.innerText.trim();
	for (let i = 0; i < 3; i++) {
		const a = acts[i];
		const v = (f: string) => (a?.node.querySelector(`[name$="[${f}]"]`) as HTMLInputElement | null)?.value ?? "";
		for (const f of ["group_name", "role", "hours", "weeks"]) s[`activity${i}_${f}`] = v(f);
		s[`activity${i}_kind`] = itemsOf(a?.type)[0] ?? "";
		s[`activity${i}_details`] = a ? a.quill.root.innerText.trim() : "";
		s[`activity${i}_grades`] = itemsOf(a?.grades).sort((x, y) => parseInt(x) - parseInt(y));
		const tds = document.getElementById(`award_${i}`)?.querySelectorAll("td");
		["title", "grade", "detail"].forEach((f, j) => { s[`award${i}_${f}`] = tds?.[j].textContent ?? ""; });
	}
	return s;
};
