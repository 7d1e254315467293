import "./style.css";
import { STATES } from "../../lists";

/* What Drupal 10 + Webform 6.2 send for this node (Claro-free, USWDS-ish sub-theme of Starterkit). */
const dash = (s: string) => s.replace(/[\[\]_]+/g, "-").replace(/-$/, "").toLowerCase();
let suffix = "";
const idOf = (name: string) => `edit-${dash(name)}${suffix}`;
type O = { required?: boolean; desc?: string; attrs?: string; hideTitle?: boolean; help?: string };

function wrap(type: string, name: string, title: string, inner: string, o: O, id: string) {
	const d = dash(name);
	const label = `<label for="${id}" class="${o.hideTitle ? "visually-hidden " : ""}${o.required ? "js-form-required form-required" : ""}">${title}</label>`;
	const desc = o.desc ? `<div id="${id}--description" class="webform-element-description">${o.desc}</div>` : "";
	return `<div class="js-form-item form-item js-form-type-${type} form-type-${type} js-form-item-${d} form-item-${d}">\n      ${label}\n        ${inner}\n${desc}</div>\n`;
}
const req = (o: O) => (o.required ? ' required="required" aria-required="true"' : "");
const describedBy = (o: O, id: string) => (o.desc ? ` aria-describedby="${id}--description"` : "");
function input(name: string, title: string, o: O = {}, type = "text") {
	const id = idOf(name);
	const kind = type === "text" ? "textfield" : type;
	const size = type === "number" ? ' step="any"' : ` size="60" maxlength="${type === "tel" ? 128 : 255}"`;
	return wrap(kind, name, title, `<input data-drupal-selector="edit-${dash(name)}"${describedBy(o, id)} type="${type}" id="${id}" name="${name}" value=""${size} class="form-${type}${o.required ? " required" : ""}"${req(o)}${o.attrs ?? ""}>`, o, id);
}
function area(name: string, title: string, o: O = {}) {
	const id = idOf(name);
	return wrap("textarea", name, title, `<div class="form-textarea-wrapper"><textarea data-drupal-selector="edit-${dash(name)}"${describedBy(o, id)} id="${id}" name="${name}" rows="5" cols="60" class="form-textarea resize-vertical"${req(o)}></textarea></div>`, o, id);
}
function select(name: string, title: string, options: [string, string][], o: O = {}, empty = "- None -") {
	const id = idOf(name);
	const first = `<option value="" selected="selected">${o.required ? "- Select -" : empty}</option>`;
	return wrap("select", name, title, `<select data-drupal-selector="edit-${dash(name)}"${describedBy(o, id)} id="${id}" name="${name}" class="form-select${o.required ? " required" : ""}"${req(o)}>${first}${options.map(([v, t]) => `<option value="${v}">${t}</option>`).join("")}</select>`, o, id);
}
function choices(kind: "radios" | "checkboxes", name: string, title: string, options: [string, string][], o: O = {}) {
	const id = idOf(name);
	const one = kind === "radios" ? "radio" : "checkbox";
	const items = options
		.map(([v, t]) => {
			const own = `edit-${dash(`${name}_${v}`)}${suffix}`;
			return `<div class="js-form-item form-item js-form-type-${one} form-type-${one}"><input data-drupal-selector="edit-${dash(`${name}_${v}`)}" type="${one}" id="${own}" name="${one === "radio" ? name : `${name}[${v}]`}" value="${v}" class="form-${one}"><label for="${own}" class="option">${t}</label></div>`;
		})
		.join("\n");
	return `<fieldset data-drupal-selector="edit-${dash(name)}" id="${id}--wrapper" class="${kind}--wrapper fieldgroup form-composite webform-composite-visible-title js-webform-type-${kind} webform-type-${kind} js-form-item form-item js-form-wrapper form-wrapper"><legend id="${id}--wrapper-legend"><span class="fieldset-legend${o.required ? " js-form-required form-required" : ""}">${title}</span></legend><div class="fieldset-wrapper"><div id="${id}" class="js-webform-${kind} webform-options-display-${options.length < 4 ? "side-by-side" : "one-column"}">${items}</div>${o.desc ? `<div class="description"><div id="${id}--wrapper--description" class="webform-element-description">${o.desc}</div></div>` : ""}</div></fieldset>`;
}
const section = (key: string, title: string, inner: string) =>
	`<section data-drupal-selector="edit-${key}" id="edit-${key}" class="js-form-item form-item js-form-wrapper form-wrapper webform-section"><h2 class="webform-section-title">${title}</h2><div class="webform-section-wrapper">${inner}</div></section>`;
const fieldset = (key: string, title: string, inner: string) =>
	`<fieldset data-drupal-selector="edit-${key}" id="edit-${key}" class="js-webform-type-fieldset webform-type-fieldset js-form-item form-item js-form-wrapper form-wrapper"><legend><span class="fieldset-legend">${title}</span></legend><div class="fieldset-wrapper">${inner}</div></fieldset>`;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const run = (from: number, to: number): [string, string][] => {
	const list: [string, string][] = [];
	for (let n = from; from < to ? n <= to : n >= to; n += from < to ? 1 : -1) list.push([String(n), String(n)]);
	return list;
};
function datePart(name: string, part: string, title: string, options: [string, string][]) {
	const id = idOf(`${name}_${part}`);
	return `<div class="js-form-item form-item js-form-type-select form-type-select form-item-${name}-${part} form-no-label"><label for="${id}" class="visually-hidden">${title}</label><select data-drupal-selector="edit-${name}-${part}" title="${title}" id="${id}" name="${name}[${part}]" class="form-select"><option value="" selected="selected">${title}</option>${options.map(([v, t]) => `<option value="${v}">${t}</option>`).join("")}</select></div>`;
}
function datelist(name: string, title: string) {
	return `<fieldset data-drupal-selector="edit-${name}" id="edit-${name}" class="fieldgroup form-composite webform-composite-hidden-title js-webform-type-datelist webform-type-datelist js-form-item form-item js-form-wrapper form-wrapper"><legend><span class="fieldset-legend js-form-required form-required">${title}</span></legend><div class="fieldset-wrapper"><div id="edit-${name}-inner" class="container-inline">${datePart(name, "month", "Month", MONTHS.map((m, i) => [String(i + 1), m]))}${datePart(name, "day", "Day", run(1, 31))}${datePart(name, "year", "Year", run(2014, 2002))}</div></div></fieldset>`;
}
const GRADES: [string, string][] = [["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]];

/* Multiple-value elements: table + "Add" by Ajax, which sends the whole table again with new ids. */
type Multi = { name: string; title: string; rows: number; head?: string[]; row: (prefix: string, delta: number) => string; item: string };
const multis: Record<string, Multi> = {
	activities: {
		name: "activities", title: "Outdoor, school, work and community activities", rows: 1, item: "activities",
		row: (p) =>
			`<td><div class="webform-composite-item">${input(`${p}[organization]`, "Club, agency, crew or employer")}${input(`${p}[role]`, "Position held")}${choices("checkboxes", `${p}[grades]`, "Grades you took part", GRADES)}<div class="webform-flexbox"><div class="webform-flex">${input(`${p}[hours]`, "Hours per week", { attrs: ' min="0" max="80"' }, "number")}</div><div class="webform-flex">${input(`${p}[weeks]`, "Weeks per year", { attrs: ' min="0" max="52"' }, "number")}</div></div>${area(`${p}[description]`, "Describe what you did")}${input(`${p}[supervisor]`, "Name of adult leader or supervisor")}</div></td>`,
	},
	awards: {
		name: "awards", title: "Awards, ranks and honors", rows: 3, head: ["Award, rank or honor", "Why you received it", "Grade level"], item: "items",
		row: (p) =>
			`<td>${input(`${p}[award]`, "Award, rank or honor", { hideTitle: true })}</td><td>${area(`${p}[reason]`, "Why you received it", { hideTitle: true })}</td><td>${select(`${p}[level]`, "Grade level", GRADES, { hideTitle: true })}</td>`,
	},
	brothers_sisters: {
		name: "brothers_sisters", title: "Brothers and sisters", rows: 1, head: ["First name", "Last name", "Age"], item: "items",
		row: (p) =>
			`<td>${input(`${p}[first]`, "First name", { hideTitle: true })}</td><td>${input(`${p}[last]`, "Last name", { hideTitle: true })}</td><td>${input(`${p}[age]`, "Age", { hideTitle: true, attrs: ' min="0"' }, "number")}</td>`,
	},
};
function multiInner(m: Multi) {
	const d = dash(m.name);
	const rows = Array.from({ length: m.rows }, (_, i) => `<tr data-drupal-selector="edit-${d}-items-${i}" class="${i % 2 ? "even" : "odd"}">${m.row(`${m.name}[items][${i}]`, i)}<td class="webform-multiple-table--operations"><input type="hidden" name="${m.name}[items][${i}][_weight_]" value="${i}"><input class="image-button js-form-submit form-submit" data-row="${i}" type="submit" value="Remove" formnovalidate="formnovalidate" name="${m.name}_table_remove_${i}" title="Remove this row"></td></tr>`).join("");
	const head = m.head ? `<thead><tr>${m.head.map((h) => `<th class="${d}-table--${dash(h.replace(/\W+/g, "_"))} webform-multiple-table--header"><span>${h}</span></th>`).join("")}<th class="webform-multiple-table--operations"><span class="visually-hidden">Operations</span></th></tr></thead>` : "";
	return `<div class="webform-multiple-table"><table class="${m.head ? "" : "webform-multiple-table-no-header "}responsive-enabled" data-striping="1" id="edit-${d}-items${suffix}">${head}<tbody>${rows}</tbody></table></div><div class="webform-multiple-add js-form-wrapper container-inline"><input class="webform-multiple-add-submit js-form-submit button form-submit" formnovalidate="formnovalidate" type="submit" id="edit-${d}-add-submit${suffix}" name="${m.name}_table_add" value="Add"></div>`;
}
const multi = (m: Multi, desc = "") =>
	`<div class="js-form-item form-item js-form-type-webform-multiple form-type-webform-multiple form-item-${dash(m.name)}"><h3 class="form-item__label">${m.title}</h3>${desc ? `<div class="webform-element-description">${desc}</div>` : ""}<div id="${m.name}_table">${multiInner(m)}</div></div>`;

const root = document.getElementById("root")!;
root.innerHTML = `<div class="layout-container"><header role="banner"><div class="site-branding"><a href="#" rel="home">Department of State Parks &amp; Forestry</a></div></header>
<main role="main"><div class="layout-content"><h1 class="page-title">Young Stewards Scholarship Application</h1>
<article class="node node--type-webform"><div class="field--name-body"><p>For graduating seniors who have cared for public lands. Applications are public records under the State Records Act; do not include medical information.</p></div>
<form class="webform-submission-form webform-submission-add-form webform-submission-young-stewards-form js-webform-details-toggle webform-details-toggle" data-drupal-selector="webform-submission-young-stewards-node-412-add-form" data-drupal-form-fields="" action="/young-stewards" method="post" id="webform-submission-young-stewards-node-412-add-form" accept-charset="UTF-8" novalidate>
<input type="hidden" name="form_build_id" value="form-6tXc0n4bqS2v"><input type="hidden" name="form_id" value="webform_submission_young_stewards_node_412_add_form">
${section("applicant", "Applicant", `${input("first_name", "First Name", { required: true })}${input("last_name", "Last Name", { required: true })}${input("name_you_go_by", "Name you go by")}
${input("email[mail_1]", "Email", { required: true }, "email")}${input("email[mail_2]", "Confirm email", { required: true }, "email")}${input("telephone", "Telephone", { desc: "Numbers only, with area code." }, "tel")}
${datelist("date_of_birth", "Date of birth")}
${fieldset("mailing_address", "Home address", `<div class="webform-address--wrapper">${input("home[address]", "Address", { required: true })}${input("home[address_2]", "Address 2")}${input("home[city]", "City/Town", { required: true })}${select("home[state_province]", "State/Province", STATES.map(([, n]) => [n, n]), { required: true })}${input("home[postal_code]", "ZIP/Postal Code", { required: true })}</div>`)}
${choices("radios", "citizenship", "Which best describes you?", [["citizen", "United States citizen"], ["resident", "Lawful permanent resident"], ["other", "Other"]], { required: true })}
${select("gender", "Gender", [["F", "Female"], ["M", "Male"], ["X", "Nonbinary"], ["P", "Prefer not to answer"]])}`)}
${section("school", "School", `${input("high_school", "High school", { required: true })}${input("hs_town", "Town where the school is located")}${select("grade_now", "Current grade", GRADES)}${select("grad_year", "Year of graduation", run(2026, 2030), { required: true })}${input("gpa", "Cumulative GPA, unweighted", { desc: "On a 4.0 scale. Your transcript must show the same number." }, "number")}${input("field_of_study", "What do you plan to study?")}`)}
${section("household", "Household", `${fieldset("mother", "Mother", `${input("mother_first", "First name")}${input("mother_last", "Last name")}`)}${fieldset("father", "Father", `${input("father_first", "First name")}${input("father_last", "Last name")}`)}
${multi(multis.brothers_sisters, "List those living or dead, half and step included. Use <em>Add</em> for another line.")}
${choices("radios", "income", "Total household income last year", [["1", "Less than $30,000"], ["2", "$30,000 to $59,999"], ["3", "$60,000 to $89,999"], ["4", "$90,000 or more"]])}`)}
${section("involvement", "Involvement", `${multi(multis.activities, "Most important first.")}${multi(multis.awards)}`)}
${section("stewardship", "Stewardship", `${input("ranger_name", "Park ranger or forester who can speak for you")}${input("ranger_email", "Ranger or forester email", {}, "email")}${area("essay", "Which place in our state would you restore, and how would you begin?", { required: true })}${select("volunteer_shirt", "T-shirt size for the awards picnic", [["s", "Small"], ["m", "Medium"], ["l", "Large"], ["xl", "X-Large"]])}${choices("radios", "found_us", "Where did you learn of this scholarship?", [["park", "At a park"], ["school", "School"], ["web", "Website"], ["friend", "Friend or family"]])}`)}
<div class="js-form-item form-item js-form-type-checkbox form-type-checkbox form-item-certify"><input data-drupal-selector="edit-certify" type="checkbox" id="edit-certify" name="certify" value="1" class="form-checkbox required" required="required" aria-required="true"><label for="edit-certify" class="option js-form-required form-required">I certify that everything above is true and that I wrote it.</label></div>
<div class="url-textfield js-form-wrapper form-wrapper" style="display: none !important;">${input("url", "Leave this field blank", { attrs: ' autocomplete="off"' })}</div>
<div data-drupal-selector="edit-actions" class="form-actions webform-actions js-form-wrapper form-wrapper" id="edit-actions"><input class="webform-button--submit button button--primary js-form-submit form-submit" data-drupal-selector="edit-actions-submit" type="submit" id="edit-actions-submit" name="op" value="Submit application"></div>
</form></article></div></main></div>`;

const form = root.querySelector("form")!;
let submitted = false;
function redraw(m: Multi, drop = -1) {
	const old = [...form.elements].filter((e: any) => e.name?.startsWith(`${m.name}[`)) as HTMLInputElement[];
	const kept = old.map((e) => ({ name: e.name, value: e.value, checked: e.checked, box: e.type === "checkbox" }));
	suffix = `--${Math.random().toString(36).slice(2, 13)}`;
	document.getElementById(`${m.name}_table`)!.innerHTML = multiInner(m);
	suffix = "";
	for (const { name, value, checked, box } of kept) {
		const at = Number(name.match(/\[items\]\[(\d+)\]/)![1]);
		if (at === drop) continue;
		const now = form.elements.namedItem(drop >= 0 && at > drop ? name.replace(/\[items\]\[\d+\]/, `[items][${at - 1}]`) : name) as HTMLInputElement;
		if (!now || now.type === "hidden") continue;
		if (box) now.checked = checked;
		else now.value = value;
	}
}
form.addEventListener("submit", (event) => {
	event.preventDefault();
	const by = (event as SubmitEvent).submitter as HTMLInputElement | null;
	const which = Object.values(multis).find((m) => by?.name.startsWith(`${m.name}_table_`));
	if (!which) {
		submitted = true;
		return;
	}
	if (by!.name.endsWith("_add")) {
		which.rows += 1;
		redraw(which);
	} else if (which.rows > 1) {
		which.rows -= 1;
		redraw(which, Number(by!.dataset.row));
	}
});

const three = [0, 1, 2];
const names = [
	"first_name", "last_name", "name_you_go_by", "email[mail_1]", "email[mail_2]", "telephone", "date_of_birth[month]", "date_of_birth[day]", "date_of_birth[year]",
	"home[address]", "home[address_2]", "home[city]", "home[state_province]", "home[postal_code]", "citizenship", "gender", "high_school", "hs_town", "grade_now", "grad_year", "gpa", "field_of_study",
	"mother_first", "mother_last", "father_first", "father_last", "income", "ranger_name", "ranger_email", "essay", "volunteer_shirt", "found_us", "certify", "url",
	...three.flatMap((i) => ["organization", "role", "grades", "hours", "weeks", "description", "supervisor"].map((k) => `activities[items][${i}][${k}]`)),
	...three.flatMap((i) => ["award", "reason", "level"].map((k) => `awards[items][${i}][${k}]`)),
	...[0, 1].flatMap((i) => ["first", "last", "age"].map((k) => `brothers_sisters[items][${i}][${k}]`)),
];
const w = window as any;
w.formState = () => {
	const data = new FormData(form);
	const out: any = { submitted };
	for (const n of names) {
		if (n.endsWith("[grades]")) out[n] = [...data.entries()].filter(([k]) => k.startsWith(`${n}[`)).map(([, v]) => v);
		else out[n] = data.get(n) ?? "";
	}
	return out;
};
w.formShown = () => {
	const out: any = {};
	const text = (e: any) => e.labels[0].textContent.trim();
	for (const n of names) {
		const all = [...form.elements].filter((e: any) => e.name === n || (n.endsWith("[grades]") && e.name?.startsWith(`${n}[`))) as any[];
		if (n.endsWith("[grades]")) out[n] = all.filter((e) => e.checked).map(text);
		else if (!all[0]) out[n] = "";
		else if (all[0].type === "radio") out[n] = all.filter((e) => e.checked).map(text)[0] ?? "";
		else if (all[0].type === "checkbox") out[n] = all[0].checked;
		else if (all[0].tagName === "SELECT") out[n] = all[0].value ? all[0].selectedOptions[0].text : "";
		else out[n] = all[0].value;
	}
	return out;
};
