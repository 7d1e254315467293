import $ from "./jq";
import "jquery-ui/dist/jquery-ui";
import "jquery-ui/themes/base/all.css";
import "chosen-js";
import "chosen-js/chosen.css";
import select2 from "select2";
import "select2/dist/css/select2.css";
import { Bold, BlockQuote, ClassicEditor, Essentials, Heading, Italic, Link, List, Paragraph, RemoveFormat } from "ckeditor5";
import "ckeditor5/ckeditor5.css";
import IMask from "imask";
import { COUNTRIES, STATES } from "../../lists";
import "./claro.css";

(select2 as any)(window, $);
const jq = $ as any;

type Opt = { req?: boolean; desc?: string; cls?: string; size?: number; title?: string; attrs?: string; inv?: boolean; type?: string };
const dash = (name: string) => `edit-${name.replace(/\]\[|\[|\]|_/g, "-").replace(/-+/g, "-").replace(/-$/, "")}`;
const key = (name: string) => dash(name).slice(5);
const REQ = ` required="required" aria-required="true"`;
const label = (name: string, title: string, o: Opt) =>
	`<label for="${dash(name)}" class="${o.inv ? "visually-hidden " : ""}${o.req ? "js-form-required form-required" : ""}">${title}</label>`;
const item = (type: string, name: string, title: string, inner: string, o: Opt) =>
	`<div class="js-form-item form-item js-form-type-${type} form-type-${type} js-form-item-${key(name)} form-item-${key(name)}"${o.attrs ?? ""}>
      ${label(name, title, o)}
        ${inner}
      ${o.desc ? `<div id="${dash(name)}--description" class="webform-element-description">${o.desc}</div>` : ""}
</div>`;
const input = (name: string, title: string, o: Opt = {}) => {
	const type = o.type ?? "text";
	const kind = type === "text" ? "textfield" : type;
	return item(kind, name, title, `<input data-drupal-selector="${dash(name)}"${o.desc ? ` aria-describedby="${dash(name)}--description"` : ""} type="${type}" id="${dash(name)}" name="${name}" value="" size="${o.size ?? 60}"${type === "number" ? ' step="any"' : ' maxlength="255"'} class="${o.cls ?? ""} form-${type}${o.req ? " required" : ""}"${o.req ? REQ : ""} />`, o);
};
const opts = (list: (string | [string, string])[], empty: string | null = "- Select -") =>
	(empty === null ? "" : `<option value="" selected="selected">${empty}</option>`) +
	list.map((each) => (Array.isArray(each) ? `<option value="${each[0]}">${each[1]}</option>` : `<option value="${each}">${each}</option>`)).join("");
const select = (name: string, title: string, list: (string | [string, string])[], o: Opt = {}, empty: string | null = "- Select -") =>
	item("select", name, title, `<select data-drupal-selector="${dash(name)}" id="${dash(name)}" name="${name}" class="${o.cls ?? ""} form-select${o.req ? " required" : ""}"${o.req ? REQ : ""}>${opts(list, empty)}</select>`, o);
const many = (type: "radio" | "checkbox", name: string, title: string, list: [string, string][], o: Opt = {}) => {
	const plural = type === "radio" ? "radios" : "checkboxes";
	return `<fieldset data-drupal-selector="${dash(name)}" class="${plural}--wrapper fieldgroup form-composite webform-composite-visible-title js-webform-type-${plural} webform-type-${plural} js-form-item form-item js-form-wrapper form-wrapper" id="${dash(name)}--wrapper"${o.attrs ?? ""}>
      <legend><span class="fieldset-legend${o.req ? " js-form-required form-required" : ""}">${title}</span></legend>
  <div class="fieldset-wrapper">
      <div id="${dash(name)}" class="js-webform-${plural} webform-options-display-side-by-side">${list
			.map(([value, text]) => {
				const full = type === "radio" ? name : `${name}[${value}]`;
				const id = `${dash(name)}-${value.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
				return `<div class="js-form-item form-item js-form-type-${type} form-type-${type}"><input data-drupal-selector="${id}" type="${type}" id="${id}" name="${full}" value="${value}" class="form-${type}"${o.req && type === "radio" ? ' required="required"' : ""} /><label for="${id}" class="option">${text}</label></div>`;
			})
			.join("")}</div>
      ${o.desc ? `<div class="description"><div id="${dash(name)}--wrapper--description" class="webform-element-description">${o.desc}</div></div>` : ""}
  </div></fieldset>`;
};
const rich = (name: string, title: string, o: Opt = {}) =>
	`<div class="js-text-format-wrapper text-format-wrapper js-form-item form-item">
  <div class="js-form-item form-item js-form-type-textarea form-type-textarea">${label(`${name}[value]`, title, o)}
  <div class="form-textarea-wrapper"><textarea data-editor-active-text-format="webform_basic" class="js-text-full text-full form-textarea resize-vertical${o.req ? " required" : ""}" data-drupal-selector="${dash(`${name}[value]`)}" id="${dash(`${name}[value]`)}" name="${name}[value]" rows="5" cols="60"></textarea></div></div>
  <div class="js-filter-wrapper filter-wrapper js-form-wrapper form-wrapper"><div class="filter-help js-form-wrapper"><a href="/filter/tips" target="_blank">About text formats</a></div></div>
  ${o.desc ? `<div class="webform-element-description">${o.desc}</div>` : ""}
</div>`;
const details = (id: string, title: string, inner: string, open = true) =>
	`<details data-webform-key="${id}" class="js-form-wrapper form-wrapper webform-details" data-drupal-selector="${dash(id)}" id="${dash(id)}"${open ? ' open="open"' : ""}>
  <summary role="button" aria-controls="${dash(id)}" aria-expanded="${open}">${title}<span class="summary"></span></summary>
  <div class="details-wrapper">${inner}</div></details>`;
const flex = (...inner: string[]) => `<div class="webform-flexbox js-webform-flexbox js-form-wrapper form-wrapper">${inner.map((each) => `<div class="webform-flex webform-flex--1"><div class="webform-flex--container">${each}</div></div>`).join("")}</div>`;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map((text, index): [string, string] => [String(index + 1), text]);
const count = (from: number, to: number) => Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => String(from < to ? from + index : from - index));
const stateNames = STATES.map((each: any) => each.name ?? each[1] ?? each) as string[];
const countryNames = [...COUNTRIES] as string[];

const datelist = (name: string, title: string, parts: [string, string, (string | [string, string])[]][], o: Opt = {}) =>
	`<fieldset class="js-webform-type-datelist webform-type-datelist fieldgroup form-composite webform-composite-visible-title js-form-item form-item js-form-wrapper form-wrapper" id="${dash(name)}--wrapper">
  <legend><span class="fieldset-legend js-form-required form-required">${title}</span></legend>
  <div class="fieldset-wrapper"><div id="${dash(name)}" class="container-inline">${parts.map(([part, text, list]) => select(`${name}[${part}]`, text, list, { inv: true }, text)).join("\n")}</div>
  ${o.desc ? `<div class="description"><div class="webform-element-description">${o.desc}</div></div>` : ""}</div></fieldset>`;

const TYPES = ["Academic club", "Arts (visual)", "Athletics: club", "Athletics: JV/Varsity", "Community service (volunteer)", "Cultural", "Dance", "Debate/Speech", "Environmental", "Family responsibilities", "Foreign language", "Greek-letter youth auxiliary", "Internship", "Journalism/Publication", "Junior R.O.T.C.", "Marching band / music", "Religious", "Research", "Robotics", "Student government", "Work (paid)", "Other"];
const activityRow = (n: number) => {
	const at = (field: string) => `activities[items][${n}][_item_][${field}]`;
	return `<tr class="draggable ${n % 2 ? "even" : "odd"}" data-drupal-selector="${dash(`activities[items][${n}]`)}"><td class="webform-multiple-table--handle"></td><td>
    ${flex(select(at("kind"), "Type of involvement", TYPES, { cls: "js-webform-chosen webform-chosen", req: n === 0 }), input(at("group"), "Name of organization, team or employer", { size: 40 }))}
    ${flex(input(at("role"), "Office or position held", { size: 40 }), input(at("hours"), "Hours each week", { type: "number", size: 6 }))}
    ${many("checkbox", at("years"), "Year(s) involved", [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]])}
    ${rich(at("about"), "What you did")}
  </td><td class="webform-multiple-table--weight visually-hidden"></td><td class="webform-multiple-table--operations webform-multiple-table--operations-two"><input type="image" src="data:," alt="Remove item ${n + 1}" title="Remove item ${n + 1}" class="image-button" disabled /></td></tr>`;
};
const EXAMS = ["African American Studies", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
const examRow = (n: number) => `<tr class="draggable"><td class="webform-multiple-table--handle"></td><td>${select(`ap_exams[items][${n}][subject]`, "AP subject", EXAMS.map((each): [string, string] => [each.toLowerCase().replace(/[^a-z0-9]+/g, "_"), each]), { inv: true, cls: "js-webform-select2 webform-select2" })}</td><td>${select(`ap_exams[items][${n}][score]`, "Score", ["5", "4", "3", "2", "1"], { inv: true })}</td></tr>`;
const likert = (name: string, title: string, rows: [string, string][], answers: [string, string][]) =>
	`<fieldset class="js-webform-type-webform-likert webform-type-webform-likert fieldgroup form-composite webform-composite-visible-title js-form-item form-item"><legend><span class="fieldset-legend">${title}</span></legend><div class="fieldset-wrapper"><div class="webform-likert-table-wrapper"><table class="webform-likert-table sticky-enabled responsive-enabled" data-likert-answers-count="${answers.length}" id="${dash(name)}-table" data-striping="1"><thead><tr><th><span class="visually-hidden">Questions</span></th>${answers.map(([, text]) => `<th>${text}</th>`).join("")}</tr></thead><tbody>${rows
		.map(([row, text]) => `<tr><td><div class="js-form-item form-item js-form-type-item form-type-item"><label>${text}</label></div></td>${answers.map(([value, said]) => `<td><div class="js-form-item form-item js-form-type-radio form-type-radio"><input aria-labelledby="${dash(name)}-table-q-${row}" type="radio" id="${dash(name)}-${row}-${value}" name="${name}[${row}]" value="${value}" class="form-radio" /><label for="${dash(name)}-${row}-${value}" class="option"><span class="webform-likert-label visually-hidden">${said}</span></label></div></td>`).join("")}</tr>`.replace("<label>", `<label id="${dash(name)}-table-q-${row}">`))
		.join("")}</tbody></table></div></div></fieldset>`;

const root = document.getElementById("root")!;
root.className = "dialog-off-canvas-main-canvas";
root.innerHTML = `<div class="layout-container"><header role="banner"><div class="region region-header"><div class="site-name"><a href="/" rel="home">Garth-Wheatley College</a></div><div class="site-slogan">Founded 1879 &middot; A Historically Black College</div></div></header>
<main role="main"><h1 class="page-title">Alston-Pruitt Honors College: Application for Entering Freshmen</h1>
<div class="webform-description"><p>Please complete every section. Applicants are notified by the Dean of Honors in mid-April. Fields marked with <span class="form-required"></span> are required.</p></div>
<form class="webform-submission-form webform-submission-add-form webform-submission-honors-application-form webform-submission-honors-application-add-form js-webform-details-toggle webform-details-toggle" data-drupal-selector="webform-submission-honors-application-node-618-add-form" enctype="multipart/form-data" action="/academics/honors/apply" method="post" id="webform-submission-honors-application-node-618-add-form" accept-charset="UTF-8" novalidate>
${details("applicant", "Applicant information", `
${flex(input("first_name", "First name", { req: true }), input("middle_name", "Middle name"), input("last_name", "Last name", { req: true }))}
${input("goes_by", "Name you would like us to call you", { desc: "Leave blank if it is your first name." })}
${flex(input("email[mail_1]", "Email", { req: true, type: "email", desc: "We will use this address for all correspondence. Please do not use a school-issued account." }), input("email[mail_2]", "Confirm email", { req: true, type: "email" }))}
${input("mobile", "Cell phone", { req: true, type: "tel", cls: "js-webform-input-mask" })}
${datelist("born", "Date of birth", [["month", "Month", MONTHS], ["day", "Day", count(1, 31)], ["year", "Year", count(2012, 1998)]])}
<fieldset class="webform-address--wrapper fieldgroup form-composite webform-composite-visible-title js-webform-type-webform-address webform-type-webform-address js-form-item form-item" id="edit-home--wrapper"><legend><span class="fieldset-legend">Permanent address</span></legend><div class="fieldset-wrapper">
${input("home[address]", "Address", { req: true })}${input("home[address_2]", "Address 2")}
${flex(input("home[city]", "City/Town", { req: true, size: 30 }), select("home[state_province]", "State/Province", stateNames, { req: true, cls: "js-webform-select2 webform-select2" }), input("home[postal_code]", "ZIP/Postal Code", { size: 10 }))}
${select("home[country]", "Country", countryNames, { cls: "js-webform-select2 webform-select2" })}</div></fieldset>`)}
${details("schooling", "High school record", `
${flex(select("hs_state", "State in which your high school is located", stateNames, { cls: "js-webform-select2 webform-select2" }), item("entity-autocomplete", "hs", "High school", `<input data-drupal-selector="edit-hs" class="form-autocomplete form-text required" data-autocomplete-path="/entity_reference_autocomplete/node/default%3Anode/kQ3x" type="text" id="edit-hs" name="hs" value="" size="60" maxlength="1024" aria-describedby="edit-hs--description" required="required" aria-required="true" />`, { req: true, desc: "Choose the state first, then begin typing the school's name and pick it from the list." }))}
${datelist("hs_done", "Expected date of graduation", [["month", "Month", MONTHS], ["year", "Year", count(2025, 2030)]])}
${flex(input("gpa_u", "Cumulative unweighted GPA", { type: "number", desc: "On a 4.0 scale", size: 6 }), input("class_rank", "Class rank", { type: "number", size: 6 }))}
${flex(input("sat_v", "SAT Evidence-Based Reading &amp; Writing", { type: "number" }), input("sat_m", "SAT Math", { type: "number" }), input("act_c", "ACT Composite", { type: "number" }))}
<div class="webform-multiple-table--wrapper" id="ap_exams_table"><div class="js-form-item form-item js-form-type-webform-multiple"><label>Advanced Placement examinations</label><table class="webform-multiple-table responsive-enabled" data-striping="1"><thead><tr><th class="webform-multiple-table--handle"></th><th class="ap_exams-table--subject webform-multiple-table--subject">AP subject</th><th class="ap_exams-table--score webform-multiple-table--score">Score</th></tr></thead><tbody>${[0, 1, 2].map(examRow).join("")}</tbody></table></div></div>
${many("radio", "dual", "Have you taken college courses while in high school (dual enrollment or summer)?", [["Yes", "Yes"], ["No", "No"]])}
${input("dual_where", "At which college or university did you take these courses?", { attrs: ` data-drupal-states='{"visible":{":input[name=\\"dual\\"]":{"value":"Yes"}}}' style="display:none"` })}`)}
${details("involvement", "Leadership, service and work", `
<div class="webform-description">List what has mattered most to you, beginning with the most important.</div>
<div id="activities_table" class="js-form-wrapper form-wrapper"><table class="webform-multiple-table webform-multiple-table--no-header responsive-enabled" data-drupal-selector="edit-activities-items" id="edit-activities-items" data-striping="1"><tbody>${[0, 1].map(activityRow).join("")}</tbody></table>
<div class="webform-multiple-add js-form-wrapper form-wrapper container-inline" data-drupal-selector="edit-activities-add"><input formnovalidate="formnovalidate" data-drupal-selector="edit-activities-add-submit" data-disable-refocus="true" type="submit" id="edit-activities-add-submit" name="activities_table_add" value="Add another involvement" class="button js-form-submit form-submit" /></div></div>`)}
${details("family", "Family background", `
<p>Used for scholarship matching only; not considered in the honors decision.</p>
${flex(input("mother_first", "Mother's first name"), input("mother_last", "Mother's last name"))}
${flex(select("mother_school", "Mother's highest level of education", [["1", "Less than high school"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Graduate or professional degree"]], { cls: "js-webform-chosen webform-chosen" }), input("father_work", "Father's occupation"))}
${flex(select("income", "Annual household income", [["a", "Under $25,000"], ["b", "$25,000 to $49,999"], ["c", "$50,000 to $74,999"], ["d", "$75,000 to $99,999"], ["e", "$100,000 and above"]], { cls: "js-webform-chosen webform-chosen" }), many("radio", "first_gen", "Will you be the first in your family to complete a four-year degree?", [["1", "Yes"], ["0", "No"]]))}
${select("citizen", "Citizenship", [["usc", "United States citizen"], ["lpr", "Permanent resident"], ["daca", "DACA recipient"], ["intl", "International (F-1 visa required)"]], { cls: "js-webform-select2 webform-select2" })}
${many("radio", "hisp", "Are you Hispanic or Latino?", [["Y", "Yes"], ["N", "No"]])}
${many("checkbox", "race", "Race (check all that apply)", [["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Other Pacific Islander"], ["white", "White"]])}`, false)}
${details("closing", "Recommendation and signature", `
${flex(input("rec_name", "Name of teacher or counselor who will recommend you", { req: true }), input("rec_email", "Recommender's email", { req: true, type: "email" }))}
${likert("habits", "How well does each statement describe you?", [["ask", "I ask questions in class when something is unclear."], ["lead", "I am comfortable leading a discussion."]], [["1", "Not at all"], ["2", "Somewhat"], ["3", "Mostly"], ["4", "Very well"]])}
${rich("statement", "In 300&ndash;500 words, respond: &ldquo;What does it mean to lift as we climb?&rdquo;", { req: true })}
${select("learned", "How did you learn about the Honors College?", ["Admissions counselor", "Alumni", "College fair", "Social media", "Website", "Other"], { cls: "js-webform-chosen webform-chosen" })}
<div class="js-form-item form-item js-form-type-webform-signature form-type-webform-signature"><label for="edit-signed" class="js-form-required form-required">Applicant signature</label><input type="hidden" name="signed" id="edit-signed" value="" class="js-webform-signature" /><div class="js-webform-signature-pad webform-signature-pad"><input type="button" name="op" class="button" value="Reset" /><canvas width="480" height="120"></canvas></div></div>
<div class="js-form-item form-item js-form-type-checkbox form-type-checkbox"><input type="checkbox" id="edit-agree" name="agree" value="1" class="form-checkbox required" required="required" aria-required="true" /><label for="edit-agree" class="option js-form-required form-required">I certify that this application is my own work and accurate.</label></div>`)}
<input autocomplete="off" data-drupal-selector="form-8xkq" type="hidden" name="form_build_id" value="form-8xkqPp2yw" /><input type="hidden" name="form_id" value="webform_submission_honors_application_node_618_add_form" />
<div class="url-textfield js-form-wrapper form-wrapper" style="display: none !important;"><div class="js-form-item form-item js-form-type-textfield"><label for="edit-url">Leave this field blank</label><input autocomplete="off" data-drupal-selector="edit-url" type="text" id="edit-url" name="url" value="" size="20" maxlength="128" class="form-text" /></div></div>
<div data-drupal-selector="edit-actions" class="form-actions webform-actions js-form-wrapper form-wrapper" id="edit-actions"><input class="webform-button--submit button button--primary js-form-submit form-submit" data-drupal-selector="edit-actions-submit" type="submit" id="edit-actions-submit" name="op" value="Submit application" /></div>
</form></main></div>`;

const form = root.querySelector("form")!;
let submitted = false;
const editors = new Map<string, any>();
const attach = (context: HTMLElement) => {
	for (const element of context.querySelectorAll<HTMLTextAreaElement>("textarea[data-editor-active-text-format]")) {
		if (element.dataset.ckeditor5Id) continue;
		element.dataset.ckeditor5Id = String(editors.size + 1);
		const toolbar = ["heading", "|", "bold", "italic", "link", "|", "bulletedList", "numberedList", "blockQuote", "removeFormat"];
		ClassicEditor.create(element, { licenseKey: "GPL", plugins: [Essentials, Paragraph, Heading, Bold, Italic, Link, List, BlockQuote, RemoveFormat], toolbar } as any).then((editor: any) => editors.set(element.name, editor));
	}
	jq(context).find("select.js-webform-select2").each(function (this: HTMLElement) { jq(this).select2({ width: "100%" }); });
	jq(context).find("select.js-webform-chosen").each(function (this: HTMLElement) { jq(this).chosen({ width: "100%", disable_search_threshold: 10 }); });
};
for (const each of root.querySelectorAll("details")) each.addEventListener("toggle", () => each.querySelector("summary")!.setAttribute("aria-expanded", String(each.open)));
attach(root);
IMask(document.getElementById("edit-mobile") as HTMLInputElement, { mask: "(000) 000-0000" });
jq(form).on("change", ":input[name=dual]", () => { (form.querySelector(".form-item-dual-where") as HTMLElement).style.display = (form.querySelector("[name=dual]:checked") as HTMLInputElement)?.value === "Yes" ? "" : "none"; });

const SCHOOLS: [string, string, string, number][] = [
	["Ashland High School", "Ashland", "Oregon", 5521], ["Ashland Valley High School", "Ashland", "Oregon", 5524], ["Ashland Blazer High School", "Ashland", "Kentucky", 2087], ["Cascade Valley High School", "Bend", "Oregon", 5533], ["Crater High School", "Central Point", "Oregon", 5540],
	["Grants Pass High School", "Grants Pass", "Oregon", 5561], ["Yreka High School", "Yreka", "California", 918], ["Mount Shasta High School", "Mount Shasta", "California", 902], ["North Medford High School", "Medford", "Oregon", 5580], ["Phoenix High School", "Phoenix", "Oregon", 5590],
];
jq("#edit-hs").autocomplete({
	minLength: 2,
	delay: 250,
	source: (request: { term: string }, respond: (rows: object[]) => void) => {
		const place = (document.getElementById("edit-hs-state") as HTMLSelectElement).value;
		setTimeout(() => respond(SCHOOLS.filter(([name, , state]) => state === place && name.toLowerCase().includes(request.term.toLowerCase())).map(([name, city, state, id]) => ({ value: `${name} (${id})`, label: `${name}, ${city}, ${state}` }))), 280);
	},
});
jq("#edit-hs-state").on("change", () => jq("#edit-hs").val(""));

form.addEventListener("submit", (event) => {
	event.preventDefault();
	const by = event.submitter as HTMLInputElement | null;
	if (by?.name !== "activities_table_add") return void (submitted = true);
	const body = document.querySelector("#edit-activities-items > tbody")!;
	const n = body.children.length;
	if (n > 4) return;
	by.disabled = true;
	by.insertAdjacentHTML("afterend", '<div class="ajax-progress ajax-progress-throbber"><div class="throbber">&nbsp;</div></div>');
	setTimeout(() => {
		by.disabled = false;
		by.nextElementSibling?.remove();
		body.insertAdjacentHTML("beforeend", activityRow(n));
		attach(body.lastElementChild as HTMLElement);
	}, 400);
});

const FIELDS = ["kind", "group", "role", "hours", "years", "about"];
const PLAIN = ["first_name", "middle_name", "last_name", "goes_by", "email[mail_1]", "email[mail_2]", "mobile", "born[month]", "born[day]", "born[year]", "home[address]", "home[address_2]", "home[city]", "home[state_province]", "home[postal_code]", "home[country]", "hs_state", "hs", "hs_done[month]", "hs_done[year]", "gpa_u", "class_rank", "sat_v", "sat_m", "act_c", "dual", "dual_where", "mother_first", "mother_last", "mother_school", "father_work", "income", "first_gen", "citizen", "hisp", "race", "rec_name", "rec_email", "habits[ask]", "habits[lead]", "statement", "learned", "signed", "agree", "url", ...[0, 1, 2].flatMap((n) => [`ap_exams[items][${n}][subject]`, `ap_exams[items][${n}][score]`]), ...[0, 1, 2].flatMap((n) => FIELDS.map((field) => `activities[items][${n}][_item_][${field}]`))];
const textOf = (element: HTMLElement) => element.closest(".form-item")!.querySelector("label.option")!.textContent!.trim();
const read = (name: string, shown: boolean): unknown => {
	if (name === "race" || name.endsWith("[years]")) {
		const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[type=checkbox]`)].filter((box) => box.checked && box.name.startsWith(`${name}[`));
		return boxes.map((box) => (shown ? textOf(box) : box.value));
	}
	const editor = editors.get(`${name}[value]`);
	if (editor) return shown ? editor.ui.view.editable.element.innerText.replace(/\u2060/g, "").trim() : editor.getData();
	const element = form.elements.namedItem(name);
	if (!element) return "";
	if (element instanceof RadioNodeList) {
		const chosen = [...element].find((each) => (each as HTMLInputElement).checked) as HTMLInputElement | undefined;
		return chosen ? (shown ? textOf(chosen) : chosen.value) : "";
	}
	if (element instanceof HTMLSelectElement) {
		if (!shown) return element.value;
		if (!element.value) return "";
		const chosen = element.nextElementSibling?.querySelector(".chosen-single span, .select2-selection__rendered") as HTMLElement | null;
		return (chosen ? chosen.textContent : element.selectedOptions[0]!.text)!.trim();
	}
	const box = element as HTMLInputElement;
	return box.type === "checkbox" ? (shown ? box.checked : box.checked ? box.value : "") : box.value;
};
const all = (shown: boolean) => Object.fromEntries(PLAIN.map((name) => [name, read(name, shown)]));
(window as any).formState = () => ({ ...all(false), submitted });
(window as any).formShown = () => all(true);
