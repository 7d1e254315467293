/* What Drupal renders for webform elements (theme: Olivero subtheme, Webform 6.2). `s` is the suffix that AJAX responses add to ids. */
const cls = (name) => name.replace(/\]\[|\[|\]|_/g, "-").replace(/-+/g, "-").replace(/-$/, "");
export const item = (type, name, title, control, { required, hidden, desc, after, s = "", prefix = "", suffix = "" } = {}) => {
	const c = cls(name), id = `edit-${c}${s}`;
	const label = title ? `<label for="${id}" class="form-item__label${hidden ? " visually-hidden" : ""}${required ? " js-form-required form-required" : ""}">${title}</label>\n` : "";
	const d = desc ? `<div id="${id}--description" class="form-item__description webform-element-description">${desc}</div>\n` : "";
	return `<div class="js-form-item form-item js-form-type-${type} form-type--${type} js-form-item-${c} form-item--${c}${hidden ? " form-no-label" : ""}">
${after ? "" : label}${prefix ? `<span class="form-item__prefix field-prefix">${prefix}</span>` : ""}${control(id, c, `${required ? ' required="required" aria-required="true"' : ""}${desc ? ` aria-describedby="${id}--description"` : ""}`)}${suffix ? `<span class="form-item__suffix field-suffix">${suffix}</span>` : ""}
${after ? label : ""}${d}</div>\n`;
};
const api = (type) => `form-element form-element--type-${type} form-element--api-${type}`;
export const text = (name, title, o = {}) => item("textfield", name, title, (id, c, more) => `<input data-drupal-selector="edit-${c}" type="text" id="${id}" name="${name}" value="" size="${o.size ?? 60}" maxlength="255" class="form-text${o.required ? " required" : ""} form-element form-element--type-text form-element--api-textfield"${o.attr ?? ""}${more} />`, o);
export const tel = (name, title, o = {}) => item("tel", name, title, (id, c, more) => `<input data-drupal-selector="edit-${c}" type="tel" id="${id}" name="${name}" value="" size="30" maxlength="128" class="form-tel ${api("tel")}"${more} />`, o);
export const email = (name, title, o = {}) => item("email", name, title, (id, c, more) => `<input data-drupal-selector="edit-${c}" class="webform-email-confirm form-email required ${api("email")}" type="email" id="${id}" name="${name}" value="" size="60" maxlength="254"${more} />`, o);
export const number = (name, title, o = {}) => item("number", name, title, (id, c, more) => `<input data-drupal-selector="edit-${c}" type="number" id="${id}" name="${name}" value="${o.value ?? ""}" step="${o.step ?? 1}"${o.min !== undefined ? ` min="${o.min}"` : ""}${o.max ? ` max="${o.max}"` : ""} class="form-number ${api("number")}"${more} />`, o);
export const date = (name, title, o = {}) => item("date", name, title, (id, c, more) => `<input type="date" data-drupal-selector="edit-${c}" data-drupal-date-format="Y-m-d" title="" id="${id}" name="${name}" value="" class="form-date ${api("date")}"${more} />`, o);
export const area = (name, title, o = {}) => item("textarea", name, title, (id, c, more) => `<div class="form-textarea-wrapper"><textarea data-drupal-selector="edit-${c}" id="${id}" name="${name}" rows="${o.rows ?? 3}" cols="60" class="form-textarea form-element form-element--type-textarea form-element--api-textarea"${more}></textarea></div>`, o);
export const select = (name, title, options, o = {}) => item("select", name, title, (id, c, more) => `<select data-drupal-selector="edit-${c}" id="${id}" name="${name}" class="form-select form-element form-element--type-select"${o.attr ?? ""}${more}><option value="" selected="selected">${o.empty ?? (o.required ? "- Select -" : "- None -")}</option>${options.map((x) => (Array.isArray(x) ? `<option value="${x[0]}">${x[1]}</option>` : `<option value="${x}">${x}</option>`)).join("")}</select>`, o);
const group = (type, name, title, inner, { required, desc, s = "" } = {}) => {
	const c = cls(name), id = `edit-${c}`;
	return `<fieldset data-drupal-selector="${id}" id="${id}--wrapper${s}" class="${type}--wrapper fieldgroup form-composite webform-composite-visible-title js-webform-type-${type} webform-type-${type} js-form-item form-item js-form-wrapper form-wrapper fieldset"${desc ? ` aria-describedby="${id}--wrapper${s}--description"` : ""}>
<legend id="${id}--wrapper${s}-legend" class="fieldset__legend fieldset__legend--composite fieldset__legend--visible"><span class="fieldset__label fieldset__label--group fieldset-legend${required ? " js-form-required form-required" : ""}">${title}</span></legend>
<div class="fieldset__wrapper fieldset-wrapper">${inner}${desc ? `<div class="fieldset__description" id="${id}--wrapper${s}--description"><div class="webform-element-description">${desc}</div></div>` : ""}</div></fieldset>\n`;
};
const machine = (v) => v.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/-$/, "");
export const radios = (name, title, options, o = {}) => group("radios", name, title, `<div id="edit-${cls(name)}" class="js-webform-radios webform-options-display-one-column form-boolean-group">${options.map((x) => `<div class="js-form-item form-item js-form-type-radio form-type--radio form-type--boolean js-form-item-${cls(name)} form-item--${cls(name)}"><input data-drupal-selector="edit-${cls(name)}-${machine(x)}" type="radio" id="edit-${cls(name)}-${machine(x)}" name="${name}" value="${x}" class="form-radio form-boolean form-boolean--type-radio" /> <label for="edit-${cls(name)}-${machine(x)}" class="form-item__label option">${x}</label></div>`).join("\n")}</div>`, o);
export const checkboxes = (name, title, options, o = {}) => group("checkboxes", name, title, `<div id="edit-${cls(name)}${o.s ?? ""}" class="js-webform-checkboxes webform-options-display-${o.display ?? "one-column"} form-boolean-group">${options.map(([v, t]) => { const id = `edit-${cls(name)}-${machine(v)}${o.s ?? ""}`; return `<div class="js-form-item form-item js-form-type-checkbox form-type--checkbox form-type--boolean js-form-item-${cls(name)}-${machine(v)} form-item--${cls(name)}-${machine(v)}"><input data-drupal-selector="edit-${cls(name)}-${machine(v)}" type="checkbox" id="${id}" name="${name}[${v}]" value="${v}" class="form-checkbox form-boolean form-boolean--type-checkbox" /> <label for="${id}" class="form-item__label option">${t}</label></div>`; }).join("\n")}</div>`, o);
export const checkbox = (name, title, o = {}) => item("checkbox", name, title, (id, c, more) => `<input data-drupal-selector="edit-${c}" type="checkbox" id="${id}" name="${name}" value="1" class="form-checkbox form-boolean form-boolean--type-checkbox"${more} /> `, { ...o, after: true });
export const composite = (type, name, title, inner, o) => group(type, name, title, inner, o);

const GRADES = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const rowOf = {
	siblings: (i, s) => {
		const n = (k) => `siblings[items][${i}][${k}]`;
		return `<td class="siblings-table--sibling_name">${text(n("sibling_name"), "Name", { hidden: true, s, size: 40 })}</td><td class="siblings-table--age">${number(n("age"), "Age", { hidden: true, s, min: 0 })}</td>`;
	},
	involvement: (i, s) => {
		const n = (k) => `involvement[items][${i}][_item_][${k}]`;
		return `<td><div class="webform-multiple-table--item">${text(n("organization"), "Club, organization or workplace", { s })}${text(n("office"), "Offices held / position", { s })}${checkboxes(n("grades"), "Grades involved", GRADES, { s, display: "side-by-side" })}<div class="webform-flexbox js-webform-flexbox js-form-wrapper form-wrapper"><div class="webform-flex webform-flex--1"><div class="webform-flex--container">${number(n("hours"), "Hours per week", { s, min: 0 })}</div></div><div class="webform-flex webform-flex--1"><div class="webform-flex--container">${number(n("weeks"), "Weeks per year", { s, min: 0, max: 52 })}</div></div></div>${area(n("contribution"), "What did you contribute?", { s })}</div></td>`;
	},
	awards: (i, s) => {
		const n = (k) => `awards[items][${i}][${k}]`;
		return `<td class="awards-table--award">${text(n("award"), "Award or recognition", { hidden: true, s })}</td><td class="awards-table--grade">${select(n("grade"), "Grade", GRADES, { hidden: true, s })}</td>`;
	},
	parents: (i, s) => {
		const n = (k) => `parents[items][${i}][${k}]`;
		return `<td class="parents-table--parent_name">${text(n("parent_name"), "Full name", { hidden: true, s })}</td><td class="parents-table--occupation">${text(n("occupation"), "Occupation", { hidden: true, s })}</td>`;
	},
};
const META = {
	siblings: { title: "Brothers and Sisters", head: ["Name", "Age"], ops: true },
	involvement: { title: "School, Community and Work Involvement", ops: true, desc: "Start with the one that has mattered most to you. 4-H, FFA, school, church, community and jobs all count." },
	awards: { title: "Awards and Recognition", head: ["Award or recognition", "Grade"], desc: "List up to three." },
	parents: { title: "Parents / Guardians", head: ["Full name", "Occupation"] },
};
/** The inside of the element's AJAX wrapper. */
export function multiple(key, count, s = "") {
	const { title, head, ops, desc } = META[key];
	const op = (i, what, alt) => `<input data-drupal-selector="edit-${key}-items-${i}-operations-${what}" formnovalidate="formnovalidate" type="image" id="edit-${key}-items-${i}-operations-${what}${s}" name="${key}_table_${what}_${i}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/%3E" title="${alt}" alt="${alt}" class="image-button js-form-submit form-submit" />`;
	const rows = Array.from({ length: count }, (_, i) => `<tr class="${i % 2 ? "even" : "odd"}" data-drupal-selector="edit-${key}-items-${i}">${rowOf[key](i, s)}${ops ? `<td class="webform-multiple-table--operations">${op(i, "add", `Add new item after item ${i + 1}`)}${op(i, "remove", `Remove item ${i + 1}`)}</td>` : ""}</tr>`).join("\n");
	const thead = `<thead><tr>${head ? head.map((h) => `<th class="${key}-table--${machine(h)} webform-multiple-table--${machine(h)}">${h}</th>`).join("") : `<th colspan="1"><span class="visually-hidden">${title}</span></th>`}${ops ? `<th class="webform-multiple-table--operations"><span class="visually-hidden">Operations</span></th>` : ""}</tr></thead>`;
	const more = ops ? `<div class="webform-multiple-add js-webform-multiple-add container-inline"><input class="webform-multiple-add-submit button js-form-submit form-submit" data-drupal-selector="edit-${key}-add-submit" formnovalidate="formnovalidate" type="submit" id="edit-${key}-add-submit${s}" name="${key}_table_add" value="Add" /> ${number(`${key}[add][more_items]`, "Number of items to add", { hidden: true, s, min: 1, max: 100, value: 1, suffix: "more items" })}</div>` : "";
	return `<label class="form-item__label">${title}</label><div class="webform-multiple-table"><table class="responsive-enabled" data-drupal-selector="edit-${key}-items" id="edit-${key}-items${s}" data-striping="1">${thead}<tbody>${rows}</tbody></table></div>${more}${desc ? `<div class="webform-element-description">${desc}</div>` : ""}`;
}
