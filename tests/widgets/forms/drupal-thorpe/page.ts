// @ts-nocheck
import "jquery-ui/themes/base/all.css";
import "select2/dist/css/select2.css";
import "intl-tel-input/styles-no-assets";
import "./thorpe.css";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const $ = require("jquery");
window.$ = window.jQuery = $;
require("jquery-ui/dist/jquery-ui.js");
const s2 = require("select2/dist/js/select2.full.js");
if (typeof s2 === "function") s2(window, $);

let submitted = false;
let build = 0;
const dash = (s) => s.replace(/[\]]/g, "").replace(/[[_]+/g, "-").replace(/-+$/, "");
const idOf = (name) => `edit-${dash(name)}${build ? `--${["", "kQ3v", "Zr8pXy", "m1TtB", "u7wE", "aa9", "Kd2"][build % 7]}` : ""}`;
const esc = (s) => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const REQ = "required";
const item = (type, name, label, inner, { req, desc, hide, cls = "" } = {}) => {
	const n = dash(name);
	const mark = req ? "js-form-required form-required" : "";
	return `<div class="js-form-item form-item js-form-type-${type} form-item-${n} js-form-item-${n} ${cls}"><label for="${idOf(name)}" class="${hide ? "visually-hidden" : ""} ${mark}">${esc(label)}</label>${inner}${desc ? `<div id="${idOf(name)}--description" class="webform-element-description">${desc}</div>` : ""}</div>`;
};
const input = (type, name, label, o = {}) => item(type === "text" ? "textfield" : type, name, label, `<input data-drupal-selector="edit-${dash(name)}" ${o.desc ? `aria-describedby="${idOf(name)}--description"` : ""} type="${type}" id="${idOf(name)}" name="${name}" value="" ${type === "number" ? (o.attrs ?? "") : 'size="60" maxlength="255"'} class="${o.klass ?? ""} form-${type}" ${o.req ? 'required="required" aria-required="true"' : ""} ${type !== "number" ? (o.attrs ?? "") : ""}/>`, o);
const options = (list) => list.map((o) => { const [v, t] = Array.isArray(o) ? o : [o, o]; return `<option value="${esc(v)}">${esc(t)}</option>`; }).join("");
const select = (name, label, list, o = {}) => item("select", name, label, `<select data-drupal-selector="edit-${dash(name)}" id="${idOf(name)}" name="${name}" class="form-select" ${o.req ? 'required="required" aria-required="true"' : ""}><option value="" selected="selected">${o.empty ?? (o.req ? "- Select -" : "- None -")}</option>${options(list)}</select>`, o);
const group = (kind, name, label, list, o = {}) => `<fieldset data-drupal-selector="edit-${dash(name)}" id="${idOf(name)}--wrapper" class="${kind}--wrapper fieldgroup form-composite webform-composite-visible-title js-webform-type-${kind} webform-type-${kind} js-form-item form-item js-form-wrapper form-wrapper"><legend><span class="fieldset-legend">${esc(label)}</span></legend><div class="fieldset-wrapper"><div id="${idOf(name)}" class="js-webform-${kind} webform-options-display-one-column">${list.map(([v, t]) => `<div class="js-form-item form-item js-form-type-${kind === "radios" ? "radio" : "checkbox"}"><input data-drupal-selector="edit-${dash(name)}-${dash(v).toLowerCase()}" type="${kind === "radios" ? "radio" : "checkbox"}" id="${idOf(name)}-${dash(v).toLowerCase()}" name="${kind === "radios" ? name : `${name}[${v}]`}" value="${v}" class="form-${kind === "radios" ? "radio" : "checkbox"}"/><label for="${idOf(name)}-${dash(v).toLowerCase()}" class="option">${t}</label></div>`).join("")}</div>${o.desc ? `<div class="description">${o.desc}</div>` : ""}</div></fieldset>`;
const composite = (name, type, label, inner, req = true) => `<fieldset data-drupal-selector="edit-${dash(name)}" id="${idOf(name)}--wrapper" class="${type}--wrapper fieldgroup form-composite webform-composite-visible-title ${req ? "required" : ""} js-webform-type-${type} webform-type-${type} fieldset js-form-item form-item js-form-wrapper form-wrapper"><legend><span class="fieldset-legend">${label}</span></legend><div class="fieldset-wrapper">${inner}</div></fieldset>`;
const section = (title, inner) => `<section class="js-form-item form-item js-form-wrapper form-wrapper webform-section"><h2 class="webform-section-title">${title}</h2><div class="webform-section-wrapper">${inner}</div></section>`;
const names = STATES.map(([, n]) => n);
const GRADES = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const KINDS = [["arts", "Arts or culture"], ["athletics", "Athletics"], ["speech_debate", "Speech and debate"], ["employment", "Employment"], ["environment", "Environmental stewardship"], ["ceremonial", "Tribal or ceremonial role"], ["volunteer", "Volunteering"]];
const HIGH = { Oregon: [["4102", "Ashland High School (Ashland)"], ["4107", "Ashland Valley High School (Ashland)"], ["4188", "Chiloquin Jr/Sr High School (Chiloquin)"], ["4230", "Klamath Union High School (Klamath Falls)"]], California: [["1330", "Happy Camp High School (Happy Camp)"], ["1352", "Yreka High School (Yreka)"]] };
const COLLEGES = [["1187", "College of the Siskiyous", "Weed, CA"], ["1203", "College of the Redwoods", "Eureka, CA"], ["1190", "College of the Desert", "Palm Desert, CA"], ["2041", "Oregon State University", "Corvallis, OR"], ["2210", "Southern Oregon University", "Ashland, OR"]];
const activity = (i) => { const n = (f) => `activities[items][${i}][${f}]`; return `<tr class="draggable odd" data-drupal-selector="edit-activities-items-${i}"><td>${input("text", n("organization"), "Group, employer or program", { req: true })}${select(n("kind"), "Type of involvement", KINDS)}${input("text", n("role"), "Position or role")}${group("checkboxes", n("years"), "Grades involved", GRADES)}${input("number", n("hours"), "Average hours per week", { attrs: 'step="1" min="1" max="80"' })}${item("textarea", n("details"), "What you did", `<div class="form-textarea-wrapper"><textarea data-drupal-selector="edit-activities-items-${i}-details" id="${idOf(n("details"))}" name="${n("details")}" rows="3" cols="60" class="form-textarea"></textarea></div>`)}</td><td class="webform-multiple-table--operations"><input type="image" alt="Remove" title="Remove activity ${i + 1}" name="activities_table_remove_${i}" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="16" height="16"/></td></tr>`; };
let count = 1;
const activities = () => `<div class="webform-multiple-table webform-multiple-table-responsive"><table class="responsive-enabled" data-striping="1"><thead><tr><th class="activities-table--activities webform-multiple-table--activities">Activities, work and community roles</th><th class="webform-multiple-table--operations"><span class="visually-hidden">Operations</span></th></tr></thead><tbody>${Array.from({ length: count }, (_, i) => activity(i)).join("")}</tbody></table></div><div class="webform-multiple-add js-form-wrapper form-wrapper container-inline"><input class="webform-multiple-add-submit button js-form-submit form-submit" data-drupal-selector="edit-activities-add-submit" formnovalidate="formnovalidate" type="submit" id="${idOf("activities[add][submit]")}" name="activities_table_add" value="Add another item"/></div>`;
const honor = (i) => `<tr><td>${input("text", `honors[items][${i}][honor]`, "Honor or award", { hide: true })}</td><td>${select(`honors[items][${i}][grade]`, "Grade", GRADES, { hide: true })}</td></tr>`;
const parent = (k, label) => composite(k, "parent", label, input("text", `${k}[first]`, "First name") + input("text", `${k}[last]`, "Last name") + input("text", `${k}[occupation]`, "Occupation"), false);
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ").map((m, i) => [String(i + 1), m]);
const range = (a, b) => Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => String(a < b ? a + i : a - i));
const datePart = (part, label, list) => `<div class="js-form-item form-item js-form-type-select form-item-dob-${part}"><label for="edit-dob-${part}" class="visually-hidden">${label}</label><select data-drupal-selector="edit-dob-${part}" title="${label}" id="edit-dob-${part}" name="dob[${part}]" class="form-select"><option value="" selected>${label}</option>${options(list)}</select></div>`;

document.getElementById("root").innerHTML = `<div class="dialog-off-canvas-main-canvas"><div class="layout-container"><header role="banner"><a href="#" rel="home">Thorpe Rural &amp; Tribal Scholars Fund</a></header><main role="main"><h1>Scholarship application</h1>
<form class="webform-submission-form webform-submission-add-form webform-submission-scholarship-application-form js-webform-submit-once js-webform-disable-autosubmit js-webform-details-toggle webform-details-toggle" data-drupal-selector="webform-submission-scholarship-application-add-form" action="/form/scholarship-application" method="post" id="webform-submission-scholarship-application-add-form" accept-charset="UTF-8" novalidate>
${section("Applicant", composite("name", "webform-name", "Your name", input("text", "name[first]", "First", { req: true }) + input("text", "name[middle]", "Middle") + input("text", "name[last]", "Last", { req: true })) + input("email", "email[mail_1]", "Email", { req: true }) + input("email", "email[mail_2]", "Confirm email", { req: true })
+ input("tel", "telephone", "Telephone", { req: true, klass: "js-webform-telephone-international webform-webform-telephone-international" })
+ composite("address", "webform-address", "Home address", input("text", "address[address]", "Address") + input("text", "address[address_2]", "Address 2") + input("text", "address[city]", "City/Town") + select("address[state_province]", "State/Province", names) + input("text", "address[postal_code]", "ZIP/Postal Code") + select("address[country]", "Country", COUNTRIES))
+ `<fieldset class="fieldgroup form-composite" id="edit-dob--wrapper"><legend><span class="fieldset-legend js-form-required form-required">Date of birth</span></legend><div id="edit-dob" class="container-inline">${datePart("month", "Month", MONTHS)}${datePart("day", "Day", range(1, 31))}${datePart("year", "Year", range(2013, 1970))}</div></fieldset>`
+ select("citizenship", "Citizenship status", [["us", "U.S. citizen"], ["perm", "Permanent resident"], ["daca", "DACA recipient"], ["_other_", "Other…"]])
+ item("select", "race", "Race (select all that apply)", `<select data-drupal-selector="edit-race" class="js-webform-select2 webform-select2 form-select" multiple="multiple" name="race[]" id="edit-race">${options([["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"]])}</select>`)
+ input("text", "enrollment_number", "Tribal enrollment number", { desc: "If you are enrolled. Leave blank otherwise." }) + select("learned_from", "How did you learn about the Fund?", ["School counselor", "Tribal office", "Radio", "Friend or relative"]) + input("text", "ssn", "Social Security number (last four)", { attrs: 'autocomplete="off"' }))}
${section("Education", select("hs_state", "State of your high school", names) + `<div id="hs-ajax-wrapper">${select("high_school", "High school", [], { empty: "- Choose a state first -" })}</div>` + select("grad_year", "Year of high school graduation", range(2024, 2030)) + input("number", "gpa", "Cumulative GPA, unweighted (4.0 scale)", { attrs: 'step="0.01" min="0" max="4"' }) + input("number", "rank", "Class rank", { attrs: 'step="1" min="1"' }) + input("number", "act", "ACT composite", { attrs: 'step="1" min="1" max="36"' })
+ input("text", "college", "College where you have taken dual-credit classes, if any", { desc: "Begin typing and select the college.", klass: "form-autocomplete", attrs: 'data-autocomplete-path="/entity_reference_autocomplete/node/default:node/x9K" autocomplete="off"' })
+ select("major", "Intended field of study", [["10", "Arts and humanities"], ["11", "-English"], ["12", "-History"], ["13", "-Philosophy"], ["20", "Engineering"], ["21", "-Chemical Engineering"], ["22", "-Civil Engineering"], ["23", "-Environmental Engineering"], ["24", "-Mechanical Engineering"], ["30", "Sciences"], ["31", "-Biology"], ["32", "-Environmental Studies"], ["40", "Undecided"]]))}
${section("Household", parent("mother", "Mother or guardian 1") + parent("father", "Father or guardian 2") + input("number", "siblings", "Number of brothers and sisters", { attrs: 'step="1" min="0"' }) + select("income", "Household income last year", [["1", "$0 – $24,999"], ["2", "$25,000 – $49,999"], ["3", "$50,000 – $74,999"], ["4", "$75,000 – $99,999"], ["5", "$100,000 and above"]]) + group("radios", "first_gen", "Will you be the first generation in your family to earn a college degree?", [["1", "Yes"], ["0", "No"]]) + group("radios", "aid", "Are you receiving financial aid?", [["1", "Yes"], ["0", "No"]]) + input("text", "aid_amount", "Which programs, and how much from each?", { cls: "js-webform-states-hidden" }))}
${section("Activities", `<div id="activities_table">${activities()}</div>`)}
${section("Honors", `<div id="honors_table"><div class="webform-multiple-table"><table><thead><tr><th>Honor or award</th><th>Grade</th></tr></thead><tbody>${[0, 1, 2].map(honor).join("")}</tbody></table></div></div>`)}
${section("Recommender and certification", input("text", "recommender[name]", "Recommender name", { req: true }) + input("email", "recommender[email]", "Recommender email", { req: true }) + item("textarea", "essay", "How will you bring what you learn back to your community?", `<div class="form-textarea-wrapper"><textarea id="edit-essay" name="essay" rows="6" cols="60" class="form-textarea required" required="required"></textarea></div>`, { req: true }) + input("text", "signature", "Applicant signature (type your name)", { req: true }) + `<div class="js-form-item form-item js-form-type-checkbox form-item-terms"><input type="checkbox" id="edit-terms" name="terms" value="1" class="form-checkbox required"/><label for="edit-terms" class="option js-form-required form-required">I agree to the <a href="#">terms of the Fund</a> and to the release of my information to reviewers.</label></div>`)}
<input autocomplete="off" data-drupal-selector="form-qx81" type="hidden" name="form_build_id" value="form-Qx81_a"/><input type="hidden" name="form_id" value="webform_submission_scholarship_application_add_form"/>
<div class="url-textfield js-form-wrapper form-wrapper" style="display: none !important;">${input("text", "url", "Leave this field blank", { attrs: 'autocomplete="off"' })}</div>
<div data-drupal-selector="edit-actions" class="form-actions webform-actions js-form-wrapper form-wrapper" id="edit-actions"><input class="webform-button--submit button button--primary js-form-submit form-submit" type="submit" id="edit-actions-submit" name="op" value="Submit"/></div></form></main></div></div>`;

const $form = $("form");
const named = (name) => $form.find("[name]").filter((_, e) => e.name === name);
$("#edit-race").select2({ width: "100%", placeholder: "" });
const iti = intlTelInput(document.getElementById("edit-telephone"), { initialCountry: "us" });
document.getElementById("edit-telephone").addEventListener("blur", () => { if (iti.isValidNumber()) iti.setNumber(iti.getNumber()); });
const toggle = () => $(".form-item-aid-amount").toggle(named("aid").filter(":checked").val() === "1");
toggle();
$form.on("change", "[name=aid]", toggle);
const throbber = '<div class="ajax-progress ajax-progress-throbber"><div class="throbber">&nbsp;</div><div class="message">Please wait...</div></div>';
$form.on("change", "[name=hs_state]", function () {
	const state = $(this).val();
	$(this).prop("disabled", true).after(throbber);
	setTimeout(() => {
		build++;
		$(this).prop("disabled", false).next(".ajax-progress").remove();
		$("#hs-ajax-wrapper").html(select("high_school", "High school", [...(HIGH[state] ?? []), ["other", "My school is not listed"]]));
	}, 400);
});
$("#edit-college").autocomplete({
	minLength: 1,
	delay: 200,
	source: (request, response) => setTimeout(() => response(COLLEGES.filter((c) => c[1].toLowerCase().includes(request.term.toLowerCase())).map((c) => ({ value: `${c[1]} (${c[0]})`, label: `${c[1]}, ${c[2]}` }))), 350),
}).autocomplete("instance")._renderItem = (ul, it) => $("<li>").append($("<a>").html(esc(it.label))).appendTo(ul);
$form.on("submit", (e) => {
	e.preventDefault();
	if (e.originalEvent?.submitter?.name !== "activities_table_add") { if (e.originalEvent?.submitter?.name === "op") submitted = true; return; }
	const button = $(e.originalEvent.submitter).prop("disabled", true).after(throbber);
	setTimeout(() => {
		const old = $("#activities_table").find(":input[name]").map((_, x) => ({ name: x.name, on: x.checked, box: x.type === "checkbox", value: x.value })).get();
		build++;
		count++;
		$("#activities_table").html(activities());
		for (const o of old) { const el = $("#activities_table").find(":input").filter((_, x) => x.name === o.name && x.type !== "submit" && x.type !== "image"); if (o.box) el.prop("checked", o.on); else el.val(o.value); }
	}, 450);
	return button;
});

const KEYS = { first: "name[first]", middle: "name[middle]", last: "name[last]", email: "email[mail_1]", email2: "email[mail_2]", addr1: "address[address]", addr2: "address[address_2]", city: "address[city]", state: "address[state_province]", zip: "address[postal_code]", country: "address[country]", dobMonth: "dob[month]", dobDay: "dob[day]", dobYear: "dob[year]", citizenship: "citizenship", enrollment: "enrollment_number", heard: "learned_from", ssn: "ssn", hsState: "hs_state", highSchool: "high_school", gradYear: "grad_year", gpa: "gpa", rank: "rank", act: "act", college: "college", major: "major", motherFirst: "mother[first]", motherLast: "mother[last]", motherJob: "mother[occupation]", fatherFirst: "father[first]", fatherLast: "father[last]", fatherJob: "father[occupation]", siblings: "siblings", income: "income", firstGen: "first_gen", aid: "aid", aidAmount: "aid_amount", recName: "recommender[name]", recEmail: "recommender[email]", essay: "essay", signature: "signature", honeypot: "url" };
for (let i = 0; i < 3; i++) {
	for (const f of ["organization", "kind", "role", "hours", "details"]) KEYS[`act${i}_${f}`] = `activities[items][${i}][${f}]`;
	for (const f of ["honor", "grade"]) KEYS[`honor${i}_${f}`] = `honors[items][${i}][${f}]`;
}
function read(shown) {
	const all = {};
	for (const [key, name] of Object.entries(KEYS)) {
		let el = named(name);
		if (el.is(":radio")) { el = el.filter(":checked"); all[key] = shown ? el.next("label").text() : el.val() ?? ""; }
		else if (shown && el.is("select")) all[key] = el.val() ? el.find("option:selected").text() : "";
		else all[key] = el.val() ?? "";
	}
	all.phone = shown ? $("#edit-telephone").val() : iti.getNumber();
	all.race = shown ? $("#edit-race").next(".select2").find(".select2-selection__choice__display").map((_, e) => $(e).text()).get() : $("#edit-race").val();
	all.terms = $("#edit-terms").prop("checked");
	for (let i = 0; i < 3; i++) all[`act${i}_years`] = GRADES.filter(([v]) => named(`activities[items][${i}][years][${v}]`).prop("checked")).map(([v, t]) => (shown ? t : v));
	return all;
}
window.formState = () => ({ ...read(false), submitted });
window.formShown = () => read(true);
