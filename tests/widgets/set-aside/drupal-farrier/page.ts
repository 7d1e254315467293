import { STATES } from "../../lists";
import "./page.css";

type Options = [string, string][];
interface Element {
	type: string;
	key: string;
	title: string;
	required?: boolean;
	description?: string;
	options?: Options;
	size?: number;
	attributes?: string;
	hidden?: boolean;
	prefix?: string;
	suffix?: string;
}
type Values = Record<string, string | string[]>;

const html = (s: string) => s.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
const dashed = (s: string) => s.toLowerCase().replace(/\]\[|\[|\]|_/g, "-").replace(/-+/g, "-").replace(/-$/, "");
const REQUIRED = "js-form-required form-required";

/** What the theme's form-element.html.twig prints around an element. */
function wrap(e: Element, name: string, id: string, inner: string, hiddenLabel = false) {
	const cls = name.replace(/\]\[|\[|\]/g, "-").replace(/_/g, "-").replace(/-$/, "");
	const desc = e.description ? `<div id="${id}--description" class="webform-element-description">${e.description}</div>` : "";
	return `<div class="js-webform-type-${e.type} webform-type-${e.type} js-form-item form-item js-form-type-${e.type} form-item-${cls} js-form-item-${cls}${hiddenLabel ? " form-no-label" : ""}">
      <label for="${id}" class="${[hiddenLabel && "visually-hidden", e.required && REQUIRED].filter(Boolean).join(" ")}">${html(e.title)}</label>
        ${e.prefix ? `<span class="field-prefix">${e.prefix}</span>` : ""}${inner}${e.suffix ? `<span class="field-suffix">${e.suffix}</span>` : ""}
            ${desc ? `<div class="description">${desc}</div>` : ""}
</div>`;
}

function render(e: Element, name: string, values: Values = {}, hash = "", hiddenLabel = false): string {
	const selector = `edit-${dashed(name)}`;
	const id = selector + hash;
	const value = values[name] ?? "";
	const req = e.required ? ' required="required" aria-required="true"' : "";
	const described = e.description ? ` aria-describedby="${id}--description"` : "";
	const start = `${described} data-drupal-selector="${selector}"`;
	switch (e.type) {
		case "select":
			return wrap(
				e,
				name,
				id,
				`<select${start} id="${id}" name="${name}" class="form-select${e.required ? " required" : ""}"${req}><option value=""${value ? "" : ' selected="selected"'}>${e.required ? "- Select -" : "- None -"}</option>${e.options!.map(([v, l]) => `<option value="${html(v)}"${v === value ? ' selected="selected"' : ""}>${html(l)}</option>`).join("")}</select>`,
				hiddenLabel,
			);
		case "textarea":
			return wrap(e, name, id, `<div class="form-textarea-wrapper"><textarea${start} id="${id}" name="${name}" rows="${e.size ?? 5}" cols="60" class="form-textarea resize-vertical${e.required ? " required" : ""}"${req}>${html(String(value))}</textarea></div>`, hiddenLabel);
		case "radios":
		case "checkboxes": {
			const one = e.type === "radios" ? "radio" : "checkbox";
			const items = e.options!
				.map(([v, l]) => {
					const item = `${id}-${dashed(v)}`;
					const on = one === "radio" ? value === v : value.includes(v);
					return `<div class="js-webform-type-${one} webform-type-${one} js-form-item form-item js-form-type-${one} form-item-${dashed(name)} js-form-item-${dashed(name)}">
        <input data-drupal-selector="${selector}-${dashed(v)}" type="${one}" id="${item}" name="${one === "radio" ? name : `${name}[${v}]`}" value="${html(v)}"${on ? ' checked="checked"' : ""} class="form-${one}" />
        <label for="${item}" class="option">${html(l)}</label>
      </div>`;
				})
				.join("");
			return `<fieldset${described} data-drupal-selector="${selector}" class="${e.type}--wrapper fieldgroup form-composite webform-composite-visible-title js-webform-type-${e.type} webform-type-${e.type} js-form-item form-item js-form-wrapper form-wrapper" id="${id}--wrapper">
      <legend id="${id}--wrapper-legend">
    <span class="fieldset-legend${e.required ? ` ${REQUIRED}` : ""}">${html(e.title)}</span>
  </legend>
  <div class="fieldset-wrapper">
                <div id="${id}" class="js-webform-${e.type} webform-options-display-${e.type === "radios" ? "side-by-side" : "two-columns"}">${items}
</div>
          ${e.description ? `<div class="description"><div id="${id}--wrapper--description" data-drupal-field-elements="description" class="webform-element-description">${e.description}</div></div>` : ""}
      </div>
</fieldset>`;
		}
		case "checkbox":
			return `<div class="js-webform-type-checkbox webform-type-checkbox js-form-item form-item js-form-type-checkbox form-item-${dashed(name)} js-form-item-${dashed(name)}">
        <input${start} type="checkbox" id="${id}" name="${name}" value="1" class="form-checkbox${e.required ? " required" : ""}"${req} />
        <label for="${id}" class="option${e.required ? ` ${REQUIRED}` : ""}">${e.title}</label>
</div>`;
		default: {
			const type = e.type === "textfield" ? "text" : e.type;
			return wrap(e, name, id, `<input${start} type="${type}" id="${id}" name="${name}" value="${html(String(value))}"${type === "text" ? ` size="${e.size ?? 60}" maxlength="255"` : ""} class="form-${type}${e.required ? " required" : ""}"${req}${e.attributes ? ` ${e.attributes}` : ""} />`, hiddenLabel);
		}
	}
}

const flex = (...cells: string[]) =>
	`<div class="webform-flexbox js-webform-flexbox js-form-wrapper form-wrapper">${cells.map((c) => `<div class="webform-flex webform-flex--1"><div class="webform-flex--container">${c}</div></div>`).join("")}</div>`;
const section = (key: string, title: string, inner: string, description = "") =>
	`<section data-drupal-selector="edit-${key}" id="edit-${key}" class="js-webform-type-webform-section webform-type-webform-section js-form-item form-item js-form-wrapper form-wrapper webform-section"><h2 class="webform-section-title">${title}</h2><div class="webform-section-wrapper">${description ? `<div class="description"><div class="webform-element-description">${description}</div></div>` : ""}${inner}</div></section>`;
const composite = (key: string, type: string, title: string, inner: string, visible = true) =>
	`<fieldset data-drupal-selector="edit-${key}" id="edit-${key}--wrapper" class="js-webform-type-${type} webform-type-${type} fieldgroup form-composite webform-composite-${visible ? "visible" : "hidden"}-title js-form-item form-item js-form-wrapper form-wrapper"><legend><span class="${visible ? "" : "visually-hidden "}fieldset-legend">${title}</span></legend><div class="fieldset-wrapper">${inner}</div></fieldset>`;

/* ---- webform_multiple ---- */
interface Multiple {
	key: string;
	title: string;
	type: string;
	header: boolean;
	start: number;
	add?: string;
	more?: string;
	elements: Element[];
	description?: string;
}
const LEVELS: Options = [["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]];
const MULTIPLES: Record<string, Multiple> = {
	siblings: {
		key: "siblings",
		title: "Brothers and sisters",
		type: "webform-custom-composite",
		header: true,
		start: 2,
		elements: [
			{ type: "textfield", key: "sib_name", title: "Name", size: 30 },
			{ type: "number", key: "sib_age", title: "Age", attributes: 'step="1" min="0" max="60"' },
		],
	},
	involvement: {
		key: "involvement",
		title: "School, community and work involvement",
		type: "webform-custom-composite",
		header: false,
		start: 1,
		add: "Add",
		more: "more activities",
		description: "Start with the activity that has mattered most to you. Click <em>Add</em> for each additional activity.",
		elements: [
			{ type: "textfield", key: "organization", title: "Organization or employer", required: true },
			{ type: "textfield", key: "office", title: "Office held / position / your role", size: 40 },
			{ type: "checkboxes", key: "years", title: "Grades in which you participated", options: LEVELS },
			{ type: "number", key: "hrs_wk", title: "Hours/week", attributes: 'step="any" min="0" max="168"' },
			{ type: "number", key: "wks_yr", title: "Weeks/year", attributes: 'step="1" min="0" max="52"' },
			{ type: "textarea", key: "details", title: "Briefly tell us what you did", size: 3, description: "One or two sentences is plenty." },
		],
	},
	awards: {
		key: "awards",
		title: "Honors and awards",
		type: "webform-custom-composite",
		header: true,
		start: 1,
		add: "Add award",
		more: "more awards",
		elements: [
			{ type: "textfield", key: "award", title: "Name of honor or award", size: 50 },
			{ type: "select", key: "grade", title: "Year received", options: [["FR", "Freshman (9th)"], ["SO", "Sophomore (10th)"], ["JR", "Junior (11th)"], ["SR", "Senior (12th)"]] },
		],
	},
};

const items: Record<string, number> = {};
function table(m: Multiple, values: Values = {}, hash = "") {
	const rows = Array.from({ length: items[m.key] }, (_, i) => {
		const at = (k: string) => `${m.key}[items][${i}][_item_][${k}]`;
		const cells = m.header
			? m.elements.map((e) => `<td>${render(e, at(e.key), values, hash, true)}</td>`).join("")
			: `<td>${flex(...m.elements.slice(0, 2).map((e) => render(e, at(e.key), values, hash)))}${render(m.elements[2], at(m.elements[2].key), values, hash)}${flex(...m.elements.slice(3, 5).map((e) => render(e, at(e.key), values, hash)))}${render(m.elements[5], at(m.elements[5].key), values, hash)}</td>`;
		const ops = m.add
			? `<td class="webform-multiple-table--operations webform-multiple-table--operations-two"><input data-drupal-selector="edit-${m.key}-items-${i}-operations-add" formnovalidate="formnovalidate" type="image" id="edit-${m.key}-items-${i}-operations-add${hash}" name="${m.key}_table_add_${i}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16'%3E%3Cpath d='M7 1h2v6h6v2H9v6H7V9H1V7h6z'/%3E%3C/svg%3E" alt="Add new item after item ${i + 1}" title="Add new item after item ${i + 1}" class="image-button js-form-submit form-submit" /><input data-drupal-selector="edit-${m.key}-items-${i}-operations-remove" formnovalidate="formnovalidate" type="image" id="edit-${m.key}-items-${i}-operations-remove${hash}" name="${m.key}_table_remove_${i}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16'%3E%3Cpath d='M1 7h14v2H1z'/%3E%3C/svg%3E" alt="Remove item ${i + 1}" title="Remove item ${i + 1}" class="image-button js-form-submit form-submit" /></td>`
			: "";
		const weight = m.add
			? `<td class="webform-multiple-table--weight tabledrag-hide"><div class="js-form-item form-item js-form-type-number form-no-label"><label for="edit-${m.key}-items-${i}-weight${hash}" class="visually-hidden">Item weight</label><input class="webform-multiple-sort-weight form-number" data-drupal-selector="edit-${m.key}-items-${i}-weight" type="number" id="edit-${m.key}-items-${i}-weight${hash}" name="${m.key}[items][${i}][weight]" value="${i}" step="1" size="10" /></div></td>`
			: "";
		const handle = m.add ? `<td class="webform-multiple-table--handle"><a href="#" title="Drag to re-order" class="tabledrag-handle"><div class="handle">&nbsp;</div></a></td>` : "";
		return `<tr class="${m.add ? "draggable " : ""}${i % 2 ? "even" : "odd"}" data-drupal-selector="edit-${m.key}-items-${i}">${handle}${cells}${weight}${ops}</tr>`;
	}).join("");
	const heads = m.header
		? m.elements.map((e) => `<th class="${m.key}-table--${e.key} webform-multiple-table--${e.key}">${html(e.title)}</th>`).join("")
		: `<th class="${m.key}-table--item webform-multiple-table--item"><span class="visually-hidden">${m.title}</span></th>`;
	const thead = `<thead><tr>${m.add ? '<th class="webform-multiple-table--handle"></th>' : ""}${heads}${m.add ? '<th class="webform-multiple-table--weight tabledrag-hide">Weight</th><th class="webform-multiple-table--operations"><span class="visually-hidden">Operations</span></th>' : ""}</tr></thead>`;
	const add = m.add
		? `<div class="webform-multiple-add js-form-wrapper container-inline form-wrapper" data-drupal-selector="edit-${m.key}-add" id="edit-${m.key}-add${hash}"><input data-drupal-selector="edit-${m.key}-add-submit" formnovalidate="formnovalidate" type="submit" id="edit-${m.key}-add-submit${hash}" name="${m.key}_table_add" value="${m.add}" class="button js-form-submit form-submit" /><div class="js-form-item form-item js-form-type-number form-item-${m.key}-add-more-items form-no-label"><label for="edit-${m.key}-add-more-items${hash}" class="visually-hidden">Number of items to add</label><input data-drupal-selector="edit-${m.key}-add-more-items" type="number" id="edit-${m.key}-add-more-items${hash}" name="${m.key}[add][more_items]" value="1" step="1" min="1" max="100" class="form-number" /><span class="field-suffix">${m.more}</span></div></div>`
		: "";
	return `<div id="${m.key}_table"><div class="webform-multiple-table${m.header ? " webform-multiple-table-responsive" : ""}"><table class="responsive-enabled" data-drupal-selector="edit-${m.key}-items" id="edit-${m.key}-items${hash}" data-striping="1">${thead}<tbody>${rows}</tbody></table></div>${add}</div>`;
}
for (const m of Object.values(MULTIPLES)) items[m.key] = m.start;
const multiple = (m: Multiple) => composite(m.key, m.type, m.title, (m.description ? `<div class="description"><div class="webform-element-description">${m.description}</div></div>` : "") + table(m));

const el = (type: string, key: string, title: string, more: Partial<Element> = {}) => render({ type, key, title, ...more }, key);
const sub = (key: string, k: string, type: string, title: string, more: Partial<Element> = {}) => render({ type, key: k, title, ...more }, `${key}[${k}]`);
const must = { required: true };
const states: Options = STATES.map(([, name]) => [name, name]);
const plain = (...list: string[]): Options => list.map((x) => [x, x]);
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ").map((m, i): [string, string] => [String(i + 1), m]);
const part = (k: string, title: string, options: Options) =>
	`<div class="js-form-item form-item js-form-type-select form-item-date-of-birth-${k} js-form-item-date-of-birth-${k} form-no-label"><label for="edit-date-of-birth-${k}" class="visually-hidden">${title}</label><select data-drupal-selector="edit-date-of-birth-${k}" title="${title}" id="edit-date-of-birth-${k}" name="date_of_birth[${k}]" class="form-select required"><option value="" selected="selected">${title}</option>${options.map(([v, l]) => `<option value="${v}">${l}</option>`).join("")}</select></div>`;
const upTo = (a: number, b: number): Options => Array.from({ length: b - a + 1 }, (_, i) => [String(a + i), String(a + i)]);

document.getElementById("root")!.innerHTML = `
<a href="#main-content" class="visually-hidden focusable skip-link">Skip to main content</a>
<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>
<header role="banner" class="site-header"><div class="region region-header"><div class="site-name">College of Agriculture &amp; Natural Resources</div><form action="/search/node" method="get" id="search-block-form" class="search-block-form"><div class="js-form-item form-item js-form-type-search form-item-keys"><label for="edit-keys" class="visually-hidden">Search</label><input title="Enter the terms you wish to search for." data-drupal-selector="edit-keys" type="search" id="edit-keys" name="keys" value="" size="15" maxlength="128" class="form-search" /></div></form></div></header>
<main role="main"><a id="main-content" tabindex="-1"></a>
<h1 class="page-title">Incoming Student Scholarship Application</h1>
<div class="region region-content">
<form class="webform-submission-form webform-submission-add-form webform-submission-cals-scholarship-form webform-submission-cals-scholarship-add-form js-webform-details-toggle webform-details-toggle js-webform-submit-once" data-drupal-selector="webform-submission-cals-scholarship-add-form" novalidate="novalidate" action="/students/scholarships/apply" method="post" id="webform-submission-cals-scholarship-add-form" accept-charset="UTF-8">
<div id="edit-intro" class="js-webform-type-webform-markup webform-type-webform-markup js-form-item form-item"><p>One application is used for all departmental and alumni-funded awards in the college. Materials are due <strong>February 1</strong>. Fields marked with an asterisk are required.</p></div>
${section("applicant", "Applicant Information",
	composite("legal-name", "webform-name", "Legal name", flex(sub("legal_name", "first", "textfield", "First", must), sub("legal_name", "middle", "textfield", "Middle"), sub("legal_name", "last", "textfield", "Last", must), sub("legal_name", "suffix", "textfield", "Suffix", { size: 10 }))) +
	el("textfield", "goes_by", "Name you go by", { size: 40 }) +
	flex(sub("email", "mail_1", "email", "Email", { ...must, description: "Use an address you will still check after graduation. School accounts are often closed in June." }), sub("email", "mail_2", "email", "Confirm email", must)) +
	el("tel", "phone", "Cell phone", { ...must, size: 30 }) +
	`<fieldset data-drupal-selector="edit-date-of-birth" id="edit-date-of-birth--wrapper" class="js-webform-type-datelist webform-type-datelist fieldgroup form-composite webform-composite-visible-title js-form-item form-item js-form-wrapper form-wrapper"><legend><span class="fieldset-legend ${REQUIRED}">Date of birth</span></legend><div class="fieldset-wrapper"><div id="edit-date-of-birth" class="container-inline">${part("month", "Month", MONTHS)}${part("day", "Day", upTo(1, 31))}${part("year", "Year", upTo(1985, 2014).reverse() as Options)}</div></div></fieldset>` +
	composite("home-address", "webform-address", "Permanent address", sub("home_address", "address", "textfield", "Address", must) + sub("home_address", "address_2", "textfield", "Address 2") + flex(sub("home_address", "city", "textfield", "City/Town", must), sub("home_address", "state_province", "select", "State/Province", { ...must, options: states }), sub("home_address", "postal_code", "textfield", "ZIP/Postal Code", { ...must, size: 12 }))) +
	el("textfield", "county", "County of residence", { size: 30, description: "Several endowments are limited to particular counties." }))}
${section("family", "Family",
	flex(el("textfield", "mother", "Mother/guardian full name"), el("textfield", "father", "Father/guardian full name")) +
	multiple(MULTIPLES.siblings) +
	el("radios", "first_generation", "Will you be in the first generation of your family to complete a four-year degree?", { options: [["yes", "Yes"], ["no", "No"], ["unsure", "Not sure"]] }) +
	el("select", "agi", "Total annual household income", { options: [["1", "Under $25,000"], ["2", "$25,000 to $49,999"], ["3", "$50,000 to $74,999"], ["4", "$75,000 to $99,999"], ["5", "$100,000 to $149,999"], ["6", "$150,000 or more"]], description: "Used for need-based awards only." }))}
${section("academics", "Academic Background",
	el("textfield", "high_school", "High school", must) +
	flex(el("textfield", "hs_city", "High school city", { size: 30 }), el("select", "hs_state", "High school state", { options: states })) +
	flex(el("date", "hs_graduation", "Graduation date", { attributes: 'data-drupal-date-format="Y-m-d"', description: "If you have not graduated, enter the expected date." }), el("number", "gpa_unweighted", "Cumulative GPA (unweighted, 4.0 scale)", { ...must, attributes: 'step="0.001" min="0" max="4"' }), el("number", "act", "ACT composite", { attributes: 'step="1" min="1" max="36"' })) +
	flex(el("textfield", "counselor_name", "School counselor"), el("email", "counselor_email", "Counselor's email")) +
	el("select", "program", "Intended major in the college", { ...must, options: plain("Agribusiness Management", "Agricultural Education", "Agronomy", "Animal and Veterinary Science", "Environmental Engineering", "Food Science", "Forestry", "Horticulture", "Natural Resource Economics", "Wildlife Ecology", "Undeclared") }) +
	el("select", "entry_term", "Term you will enter the university", { ...must, options: [["202610", "Fall 2026"], ["202620", "Spring 2027"], ["202630", "Summer 2027"], ["202710", "Fall 2027"], ["202720", "Spring 2028"]] }))}
${section("activities", "Activities and Recognition", multiple(MULTIPLES.involvement) + multiple(MULTIPLES.awards) + el("textfield", "ffa_4h", "FFA chapter or 4-H club, if a member", { size: 50 }))}
${section("voluntary", "Voluntary Information", 
	el("select", "citizenship", "Citizenship", { options: [["us", "U.S. citizen"], ["pr", "U.S. permanent resident"], ["visa", "Non-resident on visa"], ["other", "Other"]] }) +
	el("radios", "hispanic", "Are you Hispanic or Latino?", { options: [["1", "Yes"], ["0", "No"]] }) +
	el("checkboxes", "race", "Race", { options: [["ai", "American Indian or Alaska Native"], ["as", "Asian"], ["bl", "Black or African American"], ["nh", "Native Hawaiian or Other Pacific Islander"], ["wh", "White"]], description: "Select all that apply." }),
	"Answers do not affect eligibility except where a donor agreement specifically allows it.")}
${section("statement", "Statement and Reference",
	el("textarea", "statement", "In 300–500 words, describe how agriculture or natural resources has shaped the place you come from.", { ...must, size: 10 }) +
	composite("reference", "webform-contact", "Reference (teacher, adviser, employer or Extension educator; not a relative)", flex(sub("reference", "name", "textfield", "Name", must), sub("reference", "email", "email", "Email", must))) +
	el("select", "referral", "How did you learn about our scholarships?", { options: plain("Campus visit", "County Extension office", "School counselor", "Social media", "Web search", "Other") }) +
	el("checkbox", "certify", "I certify that the information given is complete and correct, and I authorize release of my records to the scholarship committee and to donors.", must) +
	el("textfield", "signature", "Type your full name as an electronic signature", must))}
<input autocomplete="off" data-drupal-selector="form-7hk2mq" type="hidden" name="form_build_id" value="form-7HK2mQx0Vd3uW_1sV8Zr9YtL" /><input data-drupal-selector="edit-webform-submission-cals-scholarship-add-form" type="hidden" name="form_id" value="webform_submission_cals_scholarship_add_form" />
<div class="url-textfield js-form-wrapper form-wrapper" style="display: none !important;"><div class="js-form-item form-item js-form-type-textfield form-item-url js-form-item-url"><label for="edit-url">Leave this field blank</label><input autocomplete="off" data-drupal-selector="edit-url" type="text" id="edit-url" name="url" value="" size="20" maxlength="128" class="form-text" /></div></div>
<div data-drupal-selector="edit-actions" class="form-actions webform-actions js-form-wrapper form-wrapper" id="edit-actions"><input class="webform-button--submit button button--primary js-form-submit form-submit" data-drupal-selector="edit-actions-submit" type="submit" id="edit-actions-submit" name="op" value="Submit application" /></div>
</form></div></main></div>`;

const form = document.querySelector<HTMLFormElement>("form.webform-submission-form")!;
let submitted = false;

/** Drupal.Ajax: the wrapper comes back from the server with the values that were posted and one row more. */
function ajax(m: Multiple, button: HTMLInputElement, change: (order: number[], more: number) => void) {
	const posted: Values = {};
	for (const [name, value] of new FormData(form)) {
		const box = /^(.*\[years\])\[\d+\]$/.exec(name);
		if (box) posted[box[1]] = [...((posted[box[1]] as string[]) ?? []), String(value)];
		else posted[name] = String(value);
	}
	const more = Math.max(1, Number(posted[`${m.key}[add][more_items]`]) || 1);
	button.disabled = true;
	button.classList.add("is-disabled");
	button.insertAdjacentHTML("afterend", '<div class="ajax-progress ajax-progress-throbber"><div class="throbber">&nbsp;</div></div>');
	setTimeout(() => {
		const order = Array.from({ length: items[m.key] }, (_, i) => i);
		change(order, more);
		items[m.key] = order.length;
		const moved: Values = {};
		order.forEach((from, to) => {
			for (const [name, value] of Object.entries(posted))
				if (name.startsWith(`${m.key}[items][${from}]`)) moved[name.replace(/\[items\]\[\d+\]/, `[items][${to}]`)] = value;
		});
		const hash = `--${Math.random().toString(36).slice(2, 13)}`;
		document.getElementById(`${m.key}_table`)!.outerHTML = table(m, moved, hash);
	}, 180);
}
form.addEventListener("click", (event) => {
	const target = event.target as HTMLInputElement;
	const add = /^(\w+)_table_add$/.exec(target.name ?? "");
	if (add) {
		event.preventDefault();
		ajax(MULTIPLES[add[1]], target, (order, more) => order.push(...Array<number>(more).fill(-1)));
		return;
	}
	const one = /^(\w+)_table_(add|remove)_(\d+)$/.exec(target.name ?? "");
	if (one) {
		event.preventDefault();
		ajax(MULTIPLES[one[1]], target, (order) => (one[2] === "add" ? order.splice(+one[3] + 1, 0, -1) : order.splice(+one[3], 1)));
	} else if (target.closest?.(".tabledrag-handle")) event.preventDefault();
});
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const CHECKS = ["race", ...[0, 1, 2].map((i) => `involvement[items][${i}][_item_][years]`)];
const KEYS = [
	"legal_name[first]", "legal_name[middle]", "legal_name[last]", "legal_name[suffix]", "goes_by", "email[mail_1]", "email[mail_2]", "phone",
	"date_of_birth[month]", "date_of_birth[day]", "date_of_birth[year]",
	...["address", "address_2", "city", "state_province", "postal_code"].map((k) => `home_address[${k}]`), "county",
	"mother", "father", ...[0, 1].flatMap((i) => ["sib_name", "sib_age"].map((k) => `siblings[items][${i}][_item_][${k}]`)), "first_generation", "agi",
	"high_school", "hs_city", "hs_state", "hs_graduation", "gpa_unweighted", "act", "counselor_name", "counselor_email", "program", "entry_term",
	...[0, 1, 2].flatMap((i) => MULTIPLES.involvement.elements.map((e) => `involvement[items][${i}][_item_][${e.key}]`)),
	...[0, 1, 2].flatMap((i) => MULTIPLES.awards.elements.map((e) => `awards[items][${i}][_item_][${e.key}]`)),
	"ffa_4h", "citizenship", "hispanic", "race", "statement", "reference[name]", "reference[email]", "referral", "certify", "signature", "url",
];
const boxes = (key: string) => [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]:checked")].filter((b) => b.name.startsWith(`${key}[`));
Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return { ...Object.fromEntries(KEYS.map((key) => [key, CHECKS.includes(key) ? boxes(key).map((b) => b.value) : String(data.get(key) ?? "")])), submitted };
	},
	formShown: () =>
		Object.fromEntries(
			KEYS.map((key) => {
				if (CHECKS.includes(key)) return [key, boxes(key).map((b) => b.labels![0].textContent)];
				const found = [...form.elements].filter((e) => (e as HTMLInputElement).name === key) as HTMLInputElement[];
				if (!found.length) return [key, ""];
				if (found[0].type === "checkbox") return [key, found[0].checked];
				if (found[0].type === "radio") return [key, found.find((r) => r.checked)?.labels![0].textContent ?? ""];
				if (found[0] instanceof HTMLSelectElement) return [key, (found[0] as HTMLSelectElement).value && (found[0] as HTMLSelectElement).selectedOptions[0].text];
				return [key, found[0].value];
			}),
		),
});
