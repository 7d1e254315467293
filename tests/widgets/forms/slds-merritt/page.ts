// @ts-nocheck
import "./slds-site.css";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

/* ---- runtime ---- */
let uid = 12;
const next = () => ++uid;
function h(tag, attrs = {}, ...children) {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attrs)) {
		if (value === undefined || value === null || value === false) continue;
		if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
		else element.setAttribute(name, value === true ? "" : value);
	}
	element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
	return element;
}
const star = (required) => required && h("abbr", { class: "slds-required", title: "required" }, "*");
const shownBy = new Map();
const blank = (keys) => Object.fromEntries(keys.map((key) => [key, ""]));

/** <lightning-input> */
function lightningInput(model, key, { label, type = "text", required, name = key, hint, maxlength, formatter, step, size, placeholder, variant } = {}) {
	const id = `input-${next()}`;
	const isNumber = type === "number";
	const input = h("input", { class: "slds-input", type: isNumber ? "text" : type, inputmode: isNumber ? "decimal" : undefined, id, name, required, maxlength, placeholder, part: "input", "aria-label": variant === "label-hidden" ? label : undefined });
	const parsed = () => {
		const text = input.value.replace(/[$,\s]/g, "");
		return text === "" || Number.isNaN(Number(text)) ? "" : Number(text);
	};
	input.addEventListener("input", () => { model[key] = isNumber ? parsed() : input.value; });
	if (isNumber) {
		input.addEventListener("focus", () => { if (model[key] !== "") input.value = String(model[key]); });
		input.addEventListener("blur", () => {
			if (model[key] === "") return;
			input.value = new Intl.NumberFormat("en-US", formatter === "currency" ? { style: "currency", currency: "USD" } : { maximumFractionDigits: step ?? 0 }).format(model[key]);
		});
	}
	return col(size, h("lightning-input", { class: "slds-form-element" }, h("lightning-primitive-input-simple", {},
		h("label", { for: id, class: variant === "label-hidden" ? "slds-form-element__label slds-assistive-text" : "slds-form-element__label slds-no-flex", part: "label" }, star(required), label),
		h("div", { class: "slds-form-element__control slds-grow", part: "input-container" }, input),
		hint && h("div", { class: "slds-form-element__help_hint" }, hint))), [model, key, () => input.value]);
}
/** grid column, and how the control reads */
function col(size, element, [model, key, read]) {
	if (!shownBy.has(model)) shownBy.set(model, {});
	shownBy.get(model)[key] = read;
	return size === null ? element : h("div", { class: `slds-col ${size ?? "slds-size_1-of-3"} slds-p-horizontal_small` }, element);
}
/** <lightning-textarea> */
function lightningTextarea(model, key, { label, required, size = "slds-size_1-of-1", hint } = {}) {
	const id = `input-${next()}`;
	const area = h("textarea", { class: "slds-textarea", id, name: key, required, part: "textarea", oninput: () => { model[key] = area.value; } });
	return col(size, h("lightning-textarea", { class: "slds-form-element" }, h("label", { class: "slds-form-element__label", for: id, part: "label" }, star(required), label), h("div", { class: "slds-form-element__control slds-grow textarea-container", part: "textarea-container" }, area), hint && h("div", { class: "slds-form-element__help_hint" }, hint)), [model, key, () => area.value]);
}
/** <lightning-combobox> */
function lightningCombobox(model, key, { label, options, required, size, placeholder = "Select an Option", variant } = {}) {
	const n = next();
	const list = options.map((option) => (typeof option === "string" ? { label: option, value: option } : option));
	const text = h("span", { class: "slds-truncate" }, placeholder);
	let active = -1;
	let rendered = false;
	const button = h("button", { id: `combobox-button-${n}`, type: "button", role: "combobox", class: "slds-combobox__input slds-input_faux", name: key, "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": `dropdown-element-${n}`, "aria-label": label, "aria-required": required ? "true" : undefined, part: "input-button" }, text);
	const dropdown = h("div", { id: `dropdown-element-${n}`, "data-dropdown-element": true, role: "listbox", "aria-label": label, class: "slds-listbox slds-listbox_vertical slds-dropdown slds-dropdown_fluid slds-dropdown_left slds-dropdown_length-with-icon-7" });
	const trigger = h("div", { class: "slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click" }, h("div", { class: "slds-combobox__form-element slds-input-has-icon slds-input-has-icon_right", role: "none" }, button), dropdown);
	const items = () => [...dropdown.children];
	const mark = () => items().forEach((item, i) => { item.classList.toggle("slds-has-focus", i === active); if (i === active) { button.setAttribute("aria-activedescendant", item.id); item.scrollIntoView({ block: "nearest" }); } });
	const close = () => { trigger.classList.remove("slds-is-open"); button.setAttribute("aria-expanded", "false"); button.removeAttribute("aria-activedescendant"); };
	const choose = (i) => {
		model[key] = list[i].value;
		text.textContent = list[i].label;
		button.setAttribute("data-value", list[i].value);
		button.classList.add("slds-combobox__input-value");
		items().forEach((item, at) => { item.setAttribute("aria-selected", String(at === i)); item.setAttribute("aria-checked", String(at === i)); });
		close();
	};
	const open = () => {
		if (!rendered) {
			rendered = true;
			list.forEach((option, i) => dropdown.append(h("lightning-base-combobox-item", { id: `combobox-button-${n}-${i}-${n}`, role: "option", class: "slds-media slds-listbox__option slds-media_center slds-media_small slds-listbox__option_plain", "data-item-id": `combobox-button-${n}-${i}`, "data-value": option.value, "aria-selected": "false", "aria-checked": "false", onclick: () => choose(i) }, h("span", { class: "slds-media__figure slds-listbox__option-icon" }), h("span", { class: "slds-media__body" }, h("span", { class: "slds-truncate", title: option.label }, option.label)))));
		}
		trigger.classList.add("slds-is-open");
		button.setAttribute("aria-expanded", "true");
		active = list.findIndex(({ value }) => value === model[key]);
		mark();
	};
	const isOpen = () => trigger.classList.contains("slds-is-open");
	dropdown.addEventListener("mousedown", (event) => event.preventDefault());
	button.addEventListener("click", () => (isOpen() ? close() : open()));
	button.addEventListener("blur", close);
	button.addEventListener("keydown", (event) => {
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (!isOpen()) return open();
			active = (active + (event.key === "ArrowDown" ? 1 : -1) + list.length) % list.length;
			mark();
		} else if ((event.key === "Enter" || event.key === " ") && isOpen()) {
			event.preventDefault();
			if (active >= 0) choose(active);
		} else if (event.key === "Escape") close();
		else if (event.key.length === 1 && /\w/.test(event.key)) {
			if (!isOpen()) open();
			active = list.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
			mark();
		}
	});
	return col(size, h("lightning-combobox", { class: "slds-form-element" }, h("label", { for: `combobox-button-${n}`, id: `combobox-label-id-${n}`, class: variant === "label-hidden" ? "slds-form-element__label slds-assistive-text" : "slds-form-element__label slds-no-flex", part: "label" }, star(required), label), h("div", { class: "slds-form-element__control slds-grow" }, h("lightning-base-combobox", { class: "slds-combobox_container" }, h("div", { class: "slds-combobox_container" }, trigger)))), [model, key, () => (button.dataset.value === undefined ? "" : text.textContent)]);
}
/** <lightning-input type="date"> */
const medium = (date) => date.toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" });
const iso = (date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
function lightningDate(model, key, { label, required, size, variant } = {}) {
	const n = next();
	let month = new Date();
	const input = h("input", { type: "text", class: "slds-input", id: `input-${n}`, name: key, autocomplete: "off", required, "aria-describedby": `help-message-${n} format-${n}`, part: "input" });
	const help = h("div", { id: `help-message-${n}`, class: "slds-form-element__help", "aria-live": "assertive" });
	const picker = h("div", { class: "slds-datepicker slds-dropdown slds-dropdown_left", role: "dialog", "aria-label": "Date picker" });
	const box = h("div", { class: "slds-form-element__control slds-input-has-icon slds-input-has-icon_right slds-dropdown-trigger" }, input, h("lightning-button-icon", { class: "slds-input__icon slds-input__icon_right" }, h("button", { type: "button", class: "slds-button slds-button_icon", title: "Select a date", onclick: () => (box.classList.contains("slds-is-open") ? close() : open()) }, "▦", h("span", { class: "slds-assistive-text" }, `Select a date for ${label}`))), picker);
	const close = () => { box.classList.remove("slds-is-open"); picker.replaceChildren(); };
	const set = (date) => { model[key] = iso(date); input.value = medium(date); help.textContent = ""; month = date; };
	const draw = () => {
		const first = new Date(month.getFullYear(), month.getMonth(), 1);
		const start = new Date(first.getFullYear(), first.getMonth(), 1 - first.getDay());
		const rows = Array.from({ length: 6 }, (_, w) => h("tr", {}, Array.from({ length: 7 }, (_, d) => {
			const day = new Date(start.getFullYear(), start.getMonth(), start.getDate() + w * 7 + d);
			return h("td", { role: "gridcell", "data-value": iso(day), class: [day.getMonth() === first.getMonth() ? "" : "slds-day_adjacent-month", iso(day) === model[key] ? "slds-is-selected" : ""].join(" ").trim(), "aria-selected": String(iso(day) === model[key]), onclick: () => { set(day); close(); } }, h("span", { class: "slds-day" }, String(day.getDate())));
		})));
		const year = h("select", { class: "slds-select", "aria-label": "Pick a Year", onchange: () => { month = new Date(Number(year.value), month.getMonth(), 1); draw(); } }, Array.from({ length: 60 }, (_, i) => h("option", { value: String(1975 + i), selected: 1975 + i === month.getFullYear() }, String(1975 + i))));
		const step = (by, title) => h("button", { type: "button", class: "slds-button slds-button_icon", title, onclick: () => { month = new Date(month.getFullYear(), month.getMonth() + by, 1); draw(); } }, by < 0 ? "◀" : "▶", h("span", { class: "slds-assistive-text" }, title));
		picker.replaceChildren(h("div", { class: "slds-datepicker__filter slds-grid" }, step(-1, "Previous Month"), h("h2", { class: "slds-align-middle", "aria-live": "polite" }, month.toLocaleDateString("en-US", { month: "long" })), step(1, "Next Month"), year), h("table", { class: "slds-datepicker__month", role: "grid" }, h("thead", {}, h("tr", {}, ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day) => h("th", { scope: "col" }, h("abbr", {}, day))))), h("tbody", {}, rows)));
	};
	const open = () => { draw(); box.classList.add("slds-is-open"); };
	input.addEventListener("click", open);
	input.addEventListener("keydown", (event) => { if (event.key === "Escape" || event.key === "Tab") close(); });
	input.addEventListener("change", () => {
		const text = input.value.trim();
		if (text === "") { model[key] = ""; help.textContent = ""; return; }
		const slash = text.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/);
		const words = text.match(/^([A-Za-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})$/);
		const date = slash ? new Date(+slash[3], slash[1] - 1, +slash[2]) : words ? new Date(`${words[1]} ${words[2]}, ${words[3]}`) : null;
		if (date && !Number.isNaN(date.getTime())) set(date);
		else { model[key] = ""; help.textContent = "Your entry does not match the allowed format Dec 31, 2024."; }
	});
	document.addEventListener("mousedown", (event) => { if (!box.contains(event.target)) close(); });
	return col(size, h("lightning-input", { class: "slds-form-element" }, h("lightning-datepicker", {}, h("div", {}, h("label", { class: variant === "label-hidden" ? "slds-form-element__label slds-assistive-text" : "slds-form-element__label slds-no-flex", for: `input-${n}`, part: "label" }, star(required), label), box, variant !== "label-hidden" && h("div", { id: `format-${n}`, class: "slds-form-element__help_hint" }, "Format: Dec 31, 2024"), help))), [model, key, () => input.value]);
}
/** <lightning-radio-group> and <lightning-checkbox-group> */
function lightningGroup(kind, model, key, { label, options, required, size = "slds-size_1-of-1" } = {}) {
	const n = next();
	const many = kind === "checkbox";
	const boxes = options.map(([value, text], i) => {
		const id = `${many ? "checkbox" : "radio"}-${i}-${n}`;
		const input = h("input", { type: kind, id, name: many ? `checkbox-${n}` : `radio-${n}`, value, required: !many && required, onchange: () => { model[key] = many ? boxes.filter(([each]) => each.checked).map(([each]) => each.value) : input.value; } });
		return [input, text, h("span", { class: `slds-${kind}`, part: kind }, input, h("label", { class: `slds-${kind}__label`, for: id }, h("span", { class: `slds-${kind}_faux`, part: "indicator" }), h("span", { class: "slds-form-element__label", part: "label" }, text)))];
	});
	return col(size, h(many ? "lightning-checkbox-group" : "lightning-radio-group", { class: "slds-form-element" }, h("fieldset", { class: "slds-form-element", role: many ? undefined : "radiogroup" }, h("legend", { class: "slds-form-element__legend slds-form-element__label" }, star(required), label), h("div", { class: "slds-form-element__control" }, boxes.map((box) => box[2])))), [model, key, () => { const on = boxes.filter(([each]) => each.checked).map(([, text]) => text); return many ? on : (on[0] ?? ""); }]);
}
/** <lightning-input type="checkbox"> */
function lightningCheckbox(model, key, { label, required } = {}) {
	const id = `checkbox-${next()}`;
	const input = h("input", { type: "checkbox", id, name: key, required, onchange: () => { model[key] = input.checked; } });
	return col("slds-size_1-of-1", h("lightning-input", { class: "slds-form-element" }, h("lightning-primitive-input-checkbox", {}, h("div", { class: "slds-form-element__control slds-grow" }, h("span", { class: "slds-checkbox slds-checkbox_standalone" }, input, h("label", { class: "slds-checkbox__label", for: id }, h("span", { class: "slds-checkbox_faux" }), h("span", { class: "slds-form-element__label" }, star(required), label)))))), [model, key, () => input.checked]);
}
/** <lightning-lookup>: educational institution */
const ACCOUNTS = [
	["0018c00002Hq1aAAC", "Ashland High School", "Ashland, Wisconsin"], ["0018c00002Hq1aBAC", "Ashland Middle School", "Ashland, Oregon"], ["0018c00002Hq1aCAC", "Ashland Valley High School", "Ashland, Oregon"],
	["0018c00002Hq1aDAC", "Crater High School", "Central Point, Oregon"], ["0018c00002Hq1aEAC", "Medford High School", "Medford, Oregon"], ["0018c00002Hq1aFAC", "Valley High School", "Las Vegas, Nevada"],
	["0018c00002Hq1aGAC", "Valley Christian High School", "San Jose, California"], ["0018c00002Hq1aHAC", "Yreka High School", "Yreka, California"],
];
function lightningLookup(model, key, { label, required, size } = {}) {
	const n = next();
	const input = h("input", { type: "text", class: "slds-combobox__input slds-input", id: `combobox-input-${n}`, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": `dropdown-element-${n}`, "aria-haspopup": "listbox", autocomplete: "off", placeholder: "Search Institutions...", required });
	const dropdown = h("div", { id: `dropdown-element-${n}`, role: "listbox", class: "slds-listbox slds-listbox_vertical slds-dropdown slds-dropdown_fluid slds-dropdown_length-with-icon-7" });
	const trigger = h("div", { class: "slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click" }, h("div", { class: "slds-combobox__form-element slds-input-has-icon slds-input-has-icon_right", role: "none" }, input, h("button", { type: "button", class: "slds-button slds-button_icon slds-input__icon slds-input__icon_right", title: "Clear Selection", hidden: true, onclick: () => clear() }, "×", h("span", { class: "slds-assistive-text" }, "Clear Selection"))), dropdown);
	const erase = trigger.querySelector("button");
	const close = () => { trigger.classList.remove("slds-is-open"); input.setAttribute("aria-expanded", "false"); };
	const clear = () => { model[key] = ""; input.value = ""; input.readOnly = false; erase.hidden = true; };
	let timer;
	const find = () => {
		const sought = input.value.trim().toLowerCase();
		if (input.readOnly || sought.length < 2) return close();
		const found = ACCOUNTS.filter(([, name]) => name.toLowerCase().includes(sought));
		dropdown.replaceChildren(...found.map(([id, name, place], i) => h("lightning-base-combobox-item", { id: `combobox-input-${n}-${i}`, role: "option", class: "slds-media slds-listbox__option slds-media_center slds-listbox__option_entity slds-listbox__option_has-meta", "data-value": id, "aria-selected": "false", onclick: () => { model[key] = id; input.value = name; input.readOnly = true; erase.hidden = false; close(); } }, h("span", { class: "slds-media__body" }, h("span", { class: "slds-listbox__option-text slds-listbox__option-text_entity" }, h("lightning-base-combobox-formatted-text", { title: name }, name)), h("span", { class: "slds-listbox__option-meta slds-listbox__option-meta_entity" }, place)))));
		if (found.length === 0) dropdown.replaceChildren(h("div", { class: "slds-listbox__option" }, `No results for "${input.value}"`));
		trigger.classList.add("slds-is-open");
		input.setAttribute("aria-expanded", "true");
	};
	input.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(find, 250); });
	input.addEventListener("blur", () => { close(); if (!input.readOnly) input.value = ""; });
	dropdown.addEventListener("mousedown", (event) => event.preventDefault());
	return col(size, h("lightning-lookup", { class: "slds-form-element" }, h("label", { class: "slds-form-element__label slds-no-flex", for: `combobox-input-${n}` }, star(required), label), h("div", { class: "slds-form-element__control" }, h("lightning-base-combobox", { class: "slds-combobox_container" }, trigger))), [model, key, () => (input.readOnly ? input.value : "")]);
}
const button = (label, variant, onclick, type = "button") => h("lightning-button", {}, h("button", { class: `slds-button slds-button_${variant}`, type, part: "button", onclick }, label));
const card = (title, ...body) => h("article", { class: "slds-card" }, h("div", { class: "slds-card__header slds-grid" }, h("header", { class: "slds-media slds-media_center slds-has-flexi-truncate" }, h("div", { class: "slds-media__body" }, h("h2", { class: "slds-card__header-title" }, h("span", { class: "slds-text-heading_small slds-truncate" }, title))))), h("div", { class: "slds-card__body slds-card__body_inner" }, ...body));
const grid = (...columns) => h("div", { class: "slds-grid slds-wrap" }, ...columns);

/* ---- c-application-form ---- */
const QUARTER = "slds-size_1-of-4", HALF = "slds-size_1-of-2";
const states = STATES.map(([value, label]) => ({ label, value }));
const grades = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"], ["PG", "Post-graduate"]];
const degree = ["Less than high school", "High school diploma/GED", "Some college", "Associate's degree", "Bachelor's degree", "Master's degree", "Doctorate or professional degree"];
const activityTypes = ["Academic", "Arts", "Athletics: Club", "Athletics: JV/Varsity", "Career Oriented", "Community Service (Volunteer)", "Debate/Speech", "Environmental", "Family Responsibilities", "Journalism/Publication", "Religious", "Research", "Student Govt./Politics", "Work (Paid)", "Other Club/Activity"];

const contact = { ...blank(["salutation", "firstName", "middleName", "lastName", "birthdate", "email", "mobile", "country", "street", "city", "province", "postalCode", "ssn"]) };
const school = { ...blank(["institution", "gradDate", "currentGrade", "weighted", "unweighted", "satErw", "satMath", "satMathDate", "actComposite"]) };
const family = { ...blank(["p1First", "p1Last", "p1Education", "p1Email", "p2First", "p2Last", "p2Education", "alumName", "alumYear"]) };
const profile = { ...blank(["citizenship", "gender", "hispanic", "income", "aid", "major", "term", "heard", "essay", "counselorName", "signature"]), race: [], privacy: false };
const EXAM = ["subject", "date", "score"], ACTIVITY = ["type", "organization", "role", "grades", "hours", "weeks", "description"], HONOR = ["title", "grade", "description"], SIBLING = ["first", "last", "age"];
const exams = [0, 1, 2].map(() => blank(EXAM));
const activities = [];
const honors = [];
const siblings = [];
let submitted = false;

const activityHolder = h("div", { class: "activity-list" });
function addActivity() {
	const model = { ...blank(ACTIVITY), grades: [] };
	activities.push(model);
	const number = activities.length;
	const box = h("c-activity-item", {}, h("section", { class: "slds-box slds-m-bottom_small", "data-index": String(number - 1) },
		h("div", { class: "slds-grid slds-grid_align-spread" }, h("h3", { class: "slds-text-title_bold" }, `Activity ${number}`), number > 1 && button("Remove", "neutral", () => { activities.splice(activities.indexOf(model), 1); box.remove(); })),
		grid(
			lightningCombobox(model, "type", { label: "Activity Type", options: activityTypes, size: HALF }),
			lightningInput(model, "role", { label: "Position/Leadership Description", size: HALF }),
			lightningInput(model, "organization", { label: "Organization Name", size: HALF }),
			lightningInput(model, "hours", { label: "Hours per Week", type: "number", size: QUARTER }),
			lightningInput(model, "weeks", { label: "Weeks per Year", type: "number", size: QUARTER }),
			lightningGroup("checkbox", model, "grades", { label: "Participation Grade Levels", options: grades }),
			lightningTextarea(model, "description", { label: "Activity Details", hint: "What you accomplished, any recognition you received, etc." }),
		)));
	activityHolder.append(box);
}
addActivity();

const siblingHolder = h("div", { class: "sibling-list" });
function addSibling() {
	const model = blank(SIBLING);
	siblings.push(model);
	siblingHolder.append(h("c-sibling-row", {}, h("div", { class: "slds-grid slds-wrap slds-box", role: "group", "aria-label": `Sibling ${siblings.length}` }, lightningInput(model, "first", { label: "First Name" }), lightningInput(model, "last", { label: "Last Name" }), lightningInput(model, "age", { label: "Age", type: "number" }))));
}

const honorBody = h("tbody", {});
function drawHonors() {
	honorBody.replaceChildren(...honors.map((honor) => h("tr", { class: "slds-hint-parent" }, h("th", { scope: "row", "data-label": "Title" }, h("div", { class: "slds-truncate", "data-of": "title" }, honor.title)), h("td", { "data-label": "Grade" }, h("div", { "data-of": "grade" }, grades.find(([value]) => value === honor.grade)?.[1] ?? "")), h("td", { "data-label": "Description" }, h("div", { "data-of": "description" }, honor.description)), h("td", {}, button("Delete", "neutral", () => { honors.splice(honors.indexOf(honor), 1); drawHonors(); })))));
}
function openHonorModal() {
	const draft = blank(HONOR);
	const n = next();
	const close = () => holder.remove();
	const holder = h("lightning-overlay-container", {}, h("section", { role: "dialog", tabindex: "-1", "aria-modal": "true", "aria-labelledby": `modal-heading-${n}`, class: "slds-modal slds-fade-in-open" }, h("div", { class: "slds-modal__container" },
		h("header", { class: "slds-modal__header" }, h("h1", { id: `modal-heading-${n}`, class: "slds-modal__title slds-hyphenate slds-text-heading_medium" }, "New Honor"), h("button", { class: "slds-button slds-button_icon slds-modal__close", title: "Cancel and close", type: "button", onclick: close }, "×", h("span", { class: "slds-assistive-text" }, "Cancel and close"))),
		h("div", { class: "slds-modal__content slds-p-around_medium" }, grid(lightningInput(draft, "title", { label: "Honor Title", required: true, size: HALF }), lightningCombobox(draft, "grade", { label: "Grade Level Received", options: grades.map(([value, label]) => ({ value, label })), size: HALF }), lightningTextarea(draft, "description", { label: "Honor Description" }))),
		h("footer", { class: "slds-modal__footer" }, button("Cancel", "neutral", close), " ", button("Save", "brand", () => { if (!draft.title) return; honors.push(draft); drawHonors(); close(); })))), h("div", { class: "slds-backdrop slds-backdrop_open", role: "presentation" }));
	document.body.append(holder);
	holder.querySelector("input").focus();
}

const form = h("form", { novalidate: true, onsubmit: (event) => { event.preventDefault(); submitted = true; } },
	card("Personal Information",
		h("lightning-input-name", {}, h("fieldset", { class: "slds-form-element slds-form-element_compound" }, h("legend", { class: "slds-form-element__legend slds-form-element__label" }, star(true), "Legal Name"), h("div", { class: "slds-form-element__control" }, grid(
			lightningCombobox(contact, "salutation", { label: "Salutation", options: ["Mr.", "Ms.", "Mrs.", "Mx.", "Dr."], placeholder: "--None--", size: QUARTER }),
			lightningInput(contact, "firstName", { label: "First Name", size: QUARTER }), lightningInput(contact, "middleName", { label: "Middle Name", size: QUARTER }), lightningInput(contact, "lastName", { label: "Last Name", required: true, size: QUARTER }))))),
		grid(lightningDate(contact, "birthdate", { label: "Birthdate", required: true }), lightningInput(contact, "email", { label: "Email", type: "email", required: true }), lightningInput(contact, "mobile", { label: "Mobile Phone", type: "tel", placeholder: "(000) 000-0000" })),
		h("lightning-input-address", {}, h("fieldset", { class: "slds-form-element slds-form-element_compound slds-form-element_address" }, h("legend", { class: "slds-form-element__legend slds-form-element__label" }, "Permanent Home Address"), grid(
			lightningCombobox(contact, "country", { label: "Country", options: COUNTRIES, size: HALF }), lightningTextarea(contact, "street", { label: "Street", size: HALF }), lightningInput(contact, "city", { label: "City" }), lightningCombobox(contact, "province", { label: "State/Province", options: states }), lightningInput(contact, "postalCode", { label: "Zip/Postal Code" })))),
		grid(lightningInput(contact, "ssn", { label: "Social Security Number", hint: "Optional. Used to match your FAFSA.", placeholder: "XXX-XX-XXXX" }), lightningCombobox(profile, "citizenship", { label: "Citizenship Status", options: [{ label: "US Citizen", value: "US_CITIZEN" }, { label: "US Permanent Resident", value: "PERM_RES" }, { label: "Non-US Citizen", value: "INTL" }, { label: "Undocumented/DACA", value: "DACA" }] }), lightningCombobox(profile, "gender", { label: "Gender Identity", options: ["Female", "Male", "Non-binary", "Not listed", "Prefer not to answer"] })),
		grid(lightningGroup("radio", profile, "hispanic", { label: "Are you Hispanic/Latino?", options: [["Yes", "Yes"], ["No", "No"]], size: HALF }), lightningGroup("checkbox", profile, "race", { label: "Race (check all that apply)", options: [["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["NH", "Native Hawaiian or Pacific Islander"], ["WH", "White"]], size: HALF }))),
	card("Academic History",
		grid(lightningLookup(school, "institution", { label: "Current or Most Recent High School", required: true, size: HALF }), lightningCombobox(school, "currentGrade", { label: "Current Grade", options: grades.map(([value, label]) => ({ value, label: /th$/.test(label) ? `${label} grade` : label })), size: QUARTER }), lightningDate(school, "gradDate", { label: "Graduation Date", size: QUARTER }),
			lightningInput(school, "unweighted", { label: "GPA, Unweighted", type: "number", step: 2, size: QUARTER }), lightningInput(school, "weighted", { label: "GPA, Weighted", type: "number", step: 2, size: QUARTER }), lightningInput(profile, "counselorName", { label: "School Counselor Name", size: HALF, hint: "We will ask your counselor for the School Report." })),
		h("p", { class: "slds-text-color_weak" }, "Merritt is test-optional. If you wish your scores to be considered, enter them below."),
		grid(lightningInput(school, "satErw", { label: "SAT Evidence-Based Reading and Writing", type: "number", size: QUARTER }), lightningInput(school, "satMath", { label: "SAT Math", type: "number", size: QUARTER }), lightningDate(school, "satMathDate", { label: "SAT Math Test Date", size: QUARTER }), lightningInput(school, "actComposite", { label: "ACT Composite", type: "number", size: QUARTER })),
		h("h3", { class: "slds-text-title_bold" }, "AP Examinations"),
		h("table", { class: "slds-table slds-table_cell-buffer slds-table_bordered exam-table", role: "table" }, h("thead", {}, h("tr", { class: "slds-line-height_reset" }, ["Subject", "Exam Date", "Score"].map((name) => h("th", { scope: "col" }, h("div", { class: "slds-truncate", title: name }, name))))), h("tbody", {}, exams.map((exam) => h("tr", { class: "slds-hint-parent" },
			h("td", { "data-label": "Subject" }, lightningInput(exam, "subject", { label: "Subject", variant: "label-hidden", size: null })), h("td", { "data-label": "Exam Date" }, lightningDate(exam, "date", { label: "Exam Date", variant: "label-hidden", size: null })), h("td", { "data-label": "Score" }, lightningCombobox(exam, "score", { label: "Score", variant: "label-hidden", options: ["1", "2", "3", "4", "5"], placeholder: "--", size: null }))))))),
	card("Activities", h("p", {}, "Please list your activities in order of their importance to you."), activityHolder, button("Add Activity", "neutral", addActivity)),
	card("Honors", h("table", { class: "slds-table slds-table_cell-buffer slds-table_bordered honor-table" }, h("thead", {}, h("tr", {}, ["Title", "Grade", "Description", ""].map((name) => h("th", { scope: "col" }, name)))), honorBody), h("div", { class: "slds-m-top_small" }, button("New Honor", "neutral", openHonorModal))),
	card("Family",
		h("h3", { class: "slds-text-title_bold" }, "Parent 1"), grid(lightningInput(family, "p1First", { label: "First Name", size: QUARTER }), lightningInput(family, "p1Last", { label: "Last Name", size: QUARTER }), lightningCombobox(family, "p1Education", { label: "Highest Education", options: degree, size: QUARTER }), lightningInput(family, "p1Email", { label: "Email", type: "email", size: QUARTER })),
		h("h3", { class: "slds-text-title_bold" }, "Parent 2"), grid(lightningInput(family, "p2First", { label: "First Name" }), lightningInput(family, "p2Last", { label: "Last Name" }), lightningCombobox(family, "p2Education", { label: "Highest Education", options: degree })),
		h("h3", { class: "slds-text-title_bold" }, "Siblings"), siblingHolder, button("Add Sibling", "neutral", addSibling),
		h("h3", { class: "slds-text-title_bold" }, "Legacy"), h("p", { class: "slds-text-color_weak" }, "If a relative graduated from Merritt University, please tell us who."), grid(lightningInput(family, "alumName", { label: "Name of Alumnus/a", size: HALF }), lightningInput(family, "alumYear", { label: "Class Year", size: HALF }))),
	card("Financial Information", grid(lightningInput(profile, "income", { label: "Annual Household Income", type: "number", formatter: "currency", size: HALF }), lightningGroup("radio", profile, "aid", { label: "Will you be seeking financial aid?", options: [["true", "Yes"], ["false", "No"]], size: HALF }))),
	card("Merritt Questions", grid(lightningCombobox(profile, "term", { label: "Entry Term", required: true, options: ["Fall 2027", "Spring 2028"] }), lightningCombobox(profile, "major", { label: "Academic Interest", options: MAJORS }), lightningCombobox(profile, "heard", { label: "How did you first learn about Merritt?", options: ["Campus visit", "College fair", "Counselor or teacher", "Family or friend", "Mailing or email", "Web search", "Other"] }), lightningTextarea(profile, "essay", { label: "Merritt's motto is \u201cBy many lamps.\u201d Tell us about someone whose light you have borrowed. (400 words)" }))),
	card("Affirmation", grid(lightningCheckbox(profile, "privacy", { label: "I have read Merritt University's Privacy Statement and consent to the processing of my data.", required: true }), lightningInput(profile, "signature", { label: "Signature (type your full name)", size: HALF }))),
	h("div", { class: "slds-docked-form-footer" }, button("Save & Finish Later", "neutral", () => {}), " ", button("Submit Application", "brand", null, "submit")),
);
document.getElementById("root").append(h("div", { class: "siteforceContentArea" }, h("header", { class: "siteHeader", role: "banner" }, "Merritt University Admission Portal"), h("div", { class: "cCenterPanel slds-m-top_x-large siteforcePanel", role: "main" }, h("c-application-form", {}, h("h1", { class: "slds-text-heading_large" }, "First-Year Application"), form))));

/* ---- */
const SINGLE = { contact, school, family, profile };
const emptyOf = (key) => (key === "grades" ? [] : "");
const each = (visit) => {
	for (const [name, model] of Object.entries(SINGLE)) for (const key of Object.keys(model)) visit(`${name}.${key}`, model, key);
	for (const [name, list, keys, count] of [["exams", exams, EXAM, 3], ["activities", activities, ACTIVITY, 3], ["honors", honors, HONOR, 3], ["siblings", siblings, SIBLING, 2]])
		for (let i = 0; i < count; i++) for (const key of keys) visit(`${name}.${i}.${key}`, list[i], key, name === "honors" ? i : undefined);
};
window.formState = () => {
	const state = { submitted };
	each((name, model, key) => { state[name] = model ? (Array.isArray(model[key]) ? [...model[key]] : model[key]) : emptyOf(key); });
	return state;
};
window.formShown = () => {
	const shown = {};
	each((name, model, key, row) => {
		if (row !== undefined) shown[name] = honorBody.children[row]?.querySelector(`[data-of=${key}]`).textContent ?? "";
		else shown[name] = model ? shownBy.get(model)[key]() : emptyOf(key);
	});
	return shown;
};
