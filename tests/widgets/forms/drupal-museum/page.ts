import "./olivero.css";

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}
const form = document.querySelector("form.webform-submission-form") as HTMLFormElement;
let submitted = false;

/* ---------- webform_multiple elements, as the server renders them ---------- */
type Sub = { key: string; title: string; type: "textfield" | "number" | "textarea" | "select" | "checkboxes"; options?: [string, string][]; required?: boolean };
type Multiple = { key: string; title: string; help?: string; header: boolean; rows: number; more: boolean; fields: Sub[]; ajax: string };
const GRADES: [string, string][] = ["9", "10", "11", "12"].map((grade) => [grade, `${grade}th grade`]);
const same = (...values: (string | number)[]) => values.map((value): [string, string] => [String(value), String(value)]);
const MULTIPLES: Multiple[] = [
	{
		key: "activities",
		title: "Activities, jobs and volunteering",
		help: "Tell us about up to five things you have done in high school, the most meaningful first.",
		header: false,
		rows: 1,
		more: true,
		ajax: "",
		fields: [
			{ key: "organization", title: "Organization, club or employer", type: "textfield", required: true },
			{ key: "role", title: "Your role", type: "textfield" },
			{ key: "grades", title: "Grades you took part", type: "checkboxes", options: GRADES },
			{ key: "hours_per_week", title: "Hours per week", type: "number" },
			{ key: "weeks_per_year", title: "Weeks per year", type: "number" },
			{ key: "description", title: "What you did", type: "textarea" },
		],
	},
	{
		key: "honors",
		title: "Honors and awards",
		header: true,
		rows: 1,
		more: true,
		ajax: "",
		fields: [
			{ key: "title", title: "Honor or award", type: "textfield" },
			{ key: "grade_received", title: "Grade level", type: "select", options: GRADES },
			{ key: "about", title: "Short description", type: "textfield" },
		],
	},
	{
		key: "exams",
		title: "AP or IB exams",
		help: "Leave blank if your school does not offer them.",
		header: true,
		rows: 3,
		more: false,
		ajax: "",
		fields: [
			{ key: "exam", title: "Exam", type: "textfield" },
			{ key: "score", title: "Score", type: "select", options: same(1, 2, 3, 4, 5, 6, 7) },
			{ key: "year", title: "Year taken", type: "select", options: same(2023, 2024, 2025, 2026, 2027) },
		],
	},
];
const html = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

function element(multiple: Multiple, row: number, sub: Sub, posted: FormData) {
	const name = `${multiple.key}[items][${row}]${multiple.header ? "" : "[_item_]"}[${sub.key}]`;
	const selector = `edit-${name.replace(/[[\]_]+/g, "-").replace(/-$/, "")}`;
	const id = selector + multiple.ajax;
	const value = html(String(posted.get(name) ?? ""));
	const label = `<label for="${id}" class="form-item__label${multiple.header ? " visually-hidden" : ""}${sub.required ? " js-form-required form-required" : ""}">${sub.title}</label>`;
	const item = (inner: string) =>
		`<div class="js-form-item form-item js-form-type-${sub.type} form-type--${sub.type} js-${selector.replace("edit", "form-item")}${multiple.header ? " form-item--no-label" : ""}">${label}${inner}</div>`;
	const common = `data-drupal-selector="${selector}" id="${id}" name="${name}"`;
	if (sub.type === "textfield")
		return item(
			`<input ${common} type="text" value="${value}" size="60" maxlength="255" class="form-text form-element form-element--type-text form-element--api-textfield" />`,
		);
	if (sub.type === "number")
		return item(`<input ${common} type="number" value="${value}" step="1" min="0" max="168" class="form-number form-element form-element--type-number form-element--api-number" />`);
	if (sub.type === "textarea")
		return item(`<div class="form-textarea-wrapper"><textarea ${common} rows="3" cols="60" class="form-textarea resize-vertical form-element">${value}</textarea></div>`);
	if (sub.type === "select")
		return item(
			`<select ${common} class="form-select form-element form-element--type-select"><option value="">- None -</option>${(sub.options ?? [])
				.map(([key, text]) => `<option value="${key}"${key === value ? ' selected="selected"' : ""}>${text}</option>`)
				.join("")}</select>`,
		);
	return `<fieldset data-drupal-selector="${selector}" class="checkboxes--wrapper fieldgroup form-composite webform-composite-visible-title js-webform-type-checkboxes webform-type-checkboxes js-form-item form-item js-form-wrapper form-wrapper fieldset" id="${id}--wrapper"><legend class="fieldset__legend fieldset__legend--composite fieldset__legend--visible"><span class="fieldset__label fieldset__label--group">${sub.title}</span></legend><div class="fieldset__wrapper"><div id="${id}" class="js-webform-checkboxes webform-options-display-side-by-side form-checkboxes">${(
		sub.options ?? []
	)
		.map(
			([key, text]) =>
				`<div class="js-form-item form-item js-form-type-checkbox form-type--checkbox form-type--boolean"><input data-drupal-selector="${selector}-${key}" type="checkbox" id="${selector}-${key}${multiple.ajax}" name="${name}[${key}]" value="${key}"${posted.has(`${name}[${key}]`) ? ' checked="checked"' : ""} class="form-checkbox form-boolean form-boolean--type-checkbox" /> <label for="${selector}-${key}${multiple.ajax}" class="form-item__label option">${text}</label></div>`,
		)
		.join("")}</div></div></fieldset>`;
}

function render(multiple: Multiple, posted: FormData) {
	const { key, fields, header } = multiple;
	const operations = (row: number) =>
		multiple.more
			? `<td class="${key}-table--operations webform-multiple-table--operations"><input class="image-button js-form-submit form-submit" type="button" title="Remove this item" name="${key}_table_remove_${row}" value="−" /></td>`
			: "";
	const rows = Array.from({ length: multiple.rows }, (_, row) => {
		const cells = header
			? fields.map((sub) => `<td>${element(multiple, row, sub, posted)}</td>`).join("")
			: `<td>${fields.map((sub) => element(multiple, row, sub, posted)).join("")}</td>`;
		return `<tr class="webform-multiple-table--row ${row % 2 ? "even" : "odd"}" data-drupal-selector="edit-${key}-items-${row}">${cells}<td class="webform-multiple-table--weight visually-hidden"><input data-drupal-selector="edit-${key}-items-${row}-weight" type="hidden" name="${key}[items][${row}][weight]" value="${row}" /></td>${operations(row)}</tr>`;
	}).join("");
	const add = `<div class="webform-multiple-add js-webform-multiple-add container-inline js-form-wrapper form-wrapper" id="edit-${key}-add${multiple.ajax}"><input data-drupal-selector="edit-${key}-add-submit" formnovalidate="formnovalidate" class="button js-form-submit form-submit" type="submit" id="edit-${key}-add-submit${multiple.ajax}" name="${key}_table_add" value="Add" /> <div class="js-form-item form-item js-form-type-number form-type--number js-form-item-${key}-add-more-items"><label for="edit-${key}-add-more-items${multiple.ajax}" class="form-item__label visually-hidden">Number of items to add</label> <input data-drupal-selector="edit-${key}-add-more-items" type="number" id="edit-${key}-add-more-items${multiple.ajax}" name="${key}[add][more_items]" value="1" step="1" min="1" max="5" class="form-number form-element" /> <span class="field-suffix form-item__suffix">more items</span></div></div>`;
	const place = document.getElementById(`${key}_table`) as HTMLElement;
	place.innerHTML = `<fieldset class="webform-multiple--wrapper fieldgroup js-form-item form-item js-form-wrapper form-wrapper fieldset" data-drupal-selector="edit-${key}"><legend class="fieldset__legend fieldset__legend--visible"><span class="fieldset__label">${multiple.title}</span></legend><div class="fieldset__wrapper">${multiple.help ? `<div class="fieldset__description webform-element-description">${multiple.help}</div>` : ""}<div class="webform-multiple-table webform-multiple-table-responsive"><table class="responsive-enabled ${key}-table" data-drupal-selector="edit-${key}-items" id="edit-${key}-items${multiple.ajax}" data-striping="1">${
		header
			? `<thead><tr>${fields.map((sub) => `<th class="${key}-table--${sub.key} webform-multiple-table--${sub.key}">${sub.title}</th>`).join("")}<th class="webform-multiple-table--weight visually-hidden">Weight</th>${multiple.more ? '<th class="webform-multiple-table--operations"><span class="visually-hidden">Operations</span></th>' : ""}</tr></thead>`
			: ""
	}<tbody>${rows}</tbody></table></div>${multiple.more ? add : ""}</div></fieldset>`;
}
const first = new FormData(form);
for (const multiple of MULTIPLES) render(multiple, first);

/* Drupal.ajax on the add buttons: the whole element comes back from the server with new ids */
let running = false;
let serial = 7;
form.addEventListener("click", (event) => {
	const button = event.target as HTMLInputElement;
	const multiple = MULTIPLES.find(({ key }) => button.name === `${key}_table_add`);
	if (!multiple) return;
	event.preventDefault();
	if (running) return;
	running = true;
	button.disabled = true;
	button.insertAdjacentHTML("afterend", '<div class="ajax-progress ajax-progress-throbber"><div class="throbber">&nbsp;</div><div class="message">Please wait...</div></div>');
	setTimeout(() => {
		const posted = new FormData(form);
		multiple.rows += Math.max(1, Number(posted.get(`${multiple.key}[add][more_items]`)) || 1);
		multiple.ajax = `--${(serial++ * 2654435761).toString(36).slice(0, 9)}`;
		render(multiple, posted);
		running = false;
	}, 350);
});

/* Drupal behaviors: webform select other, details summary state */
const hear = form.querySelector('[name="hear_about_us[select]"]') as HTMLSelectElement;
hear.addEventListener("change", () => {
	(form.querySelector(".js-webform-select-other-input") as HTMLElement).style.display = hear.value === "_other_" ? "" : "none";
});
for (const details of form.querySelectorAll("details"))
	details.addEventListener("toggle", () => details.querySelector("summary")?.setAttribute("aria-expanded", String(details.open)));
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/* ---------- what the form posts ---------- */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const labelOf = (control: Control) => control.labels?.[0]?.textContent?.trim() ?? "";
const LISTS = /^(race|activities\[items\]\[\d\]\[_item_\]\[grades\])\[\w+\]$/;
function read(shown: boolean) {
	const values: Record<string, unknown> = {};
	for (const { key, fields, header } of MULTIPLES)
		for (let row = 0; row < 3; row++)
			for (const sub of fields) values[`${key}[items][${row}]${header ? "" : "[_item_]"}[${sub.key}]`] = sub.type === "checkboxes" ? [] : "";
	for (const control of Array.from(form.elements) as Control[]) {
		if (!control.name || ["submit", "button", "hidden", "fieldset"].includes(control.type)) continue;
		const key = control.name;
		if (control instanceof HTMLInputElement && control.type === "radio") {
			values[key] ??= "";
			if (control.checked) values[key] = shown ? labelOf(control) : control.value;
		} else if (control instanceof HTMLInputElement && control.type === "checkbox") {
			const list = LISTS.exec(key);
			if (!list) values[key] = control.checked;
			else {
				const held = (values[list[1]] ??= []) as string[];
				if (control.checked) held.push(shown ? labelOf(control) : control.value);
			}
		} else if (control instanceof HTMLSelectElement && shown) values[key] = control.value ? (control.selectedOptions[0]?.textContent ?? "") : "";
		else values[key] = control.value;
	}
	return values;
}
window.formState = () => ({ ...read(false), submitted });
window.formShown = () => read(true);
