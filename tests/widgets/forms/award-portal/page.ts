import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

/** One record of the portal: what its controls have committed, and what is read in them. */
class Rec {
	values: Record<string, unknown> = {};
	shown: Record<string, () => unknown> = {};
}
type Common = { label: string; required?: boolean; hidden?: boolean; help?: string };
type Pairs = [value: string, label: string][];

let lastId = 12;
const nextId = () => ++lastId;
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
function html<T extends HTMLElement>(text: string): T {
	const template = document.createElement("template");
	template.innerHTML = text.trim();
	return template.content.firstElementChild as T;
}
const must = <T extends HTMLElement>(root: ParentNode, selector: string) => root.querySelector<T>(selector)!;
const star = (required?: boolean) => (required ? '<abbr class="slds-required" title="required" part="required">*</abbr>' : "");
const labelOf = (id: string, { label, required, hidden }: Common) =>
	`<label class="slds-form-element__label slds-no-flex${hidden ? " slds-assistive-text" : ""}" for="${id}" part="label">${star(required)}${escaped(label)}</label>`;
const same = (pairs: string[]): Pairs => pairs.map((text) => [text, text]);

function input(rec: Rec, name: string, options: Common & { type?: string }) {
	const n = nextId();
	const el = html(`<lightning-input class="slds-form-element" data-field="${name}"><lightning-primitive-input-simple><div part="input-text" class="slds-form-element__row">
${labelOf(`input-${n}`, options)}
<div class="slds-form-element__control slds-grow" part="input-container"><input class="slds-input" part="input" type="${options.type ?? "text"}" name="${name}" id="input-${n}"${options.required ? " required" : ""} aria-describedby="help-message-${n}"></div>
<div id="help-message-${n}" class="slds-form-element__help" data-help-message="" role="alert" part="help-text"></div>
</div></lightning-primitive-input-simple></lightning-input>`);
	const box = must<HTMLInputElement>(el, "input");
	rec.values[name] = "";
	rec.shown[name] = () => box.value;
	box.addEventListener("input", () => {
		rec.values[name] = box.value;
	});
	return el;
}

function numberInput(rec: Rec, name: string, options: Common & { decimals?: number; currency?: boolean }) {
	const el = input(rec, name, options);
	const box = must<HTMLInputElement>(el, "input");
	box.inputMode = "decimal";
	const digits = options.decimals ?? 0;
	const format = new Intl.NumberFormat("en-US", { ...(options.currency ? { style: "currency", currency: "USD" } : {}), minimumFractionDigits: digits, maximumFractionDigits: digits });
	const commit = () => {
		const raw = box.value.replace(/[$,\s]/g, "");
		rec.values[name] = raw !== "" && Number.isFinite(Number(raw)) ? Number(raw) : null;
	};
	commit();
	box.addEventListener("input", commit);
	box.addEventListener("blur", () => {
		commit();
		if (typeof rec.values[name] === "number") box.value = format.format(rec.values[name] as number);
	});
	box.addEventListener("focus", () => {
		if (typeof rec.values[name] === "number") box.value = String(rec.values[name]);
	});
	return el;
}

function textarea(rec: Rec, name: string, options: Common & { rows?: number }) {
	const n = nextId();
	const el = html(`<lightning-textarea class="slds-form-element" data-field="${name}">
${labelOf(`input-${n}`, options)}
<div class="slds-form-element__control slds-grow textarea-container"><textarea class="slds-textarea" part="textarea" id="input-${n}" name="${name}" rows="${options.rows ?? 3}"></textarea></div>
</lightning-textarea>`);
	const box = must<HTMLTextAreaElement>(el, "textarea");
	rec.values[name] = "";
	rec.shown[name] = () => box.value;
	box.addEventListener("input", () => {
		rec.values[name] = box.value;
	});
	return el;
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const medium = (iso: string) => {
	const [y, m, d] = iso.split("-").map(Number);
	return `${MONTHS[m - 1].slice(0, 3)} ${d}, ${y}`;
};
function parsed(text: string): string | null {
	const match = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(text.trim());
	const month = match ? MONTHS.findIndex((name) => name.slice(0, 3) === match[1]) : -1;
	if (!match || month < 0) return null;
	const date = new Date(Number(match[3]), month, Number(match[2]));
	return date.getMonth() === month ? isoOf(date) : null;
}
const isoOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function dateInput(rec: Rec, name: string, options: Common) {
	const n = nextId();
	const el = html(`<lightning-input class="slds-form-element" data-field="${name}"><lightning-datepicker class="slds-form-element">
${labelOf(`input-${n}`, options)}
<div class="slds-form-element__control slds-input-has-icon slds-input-has-icon_right slds-dropdown-trigger slds-dropdown-trigger_click">
<input class="slds-input" type="text" part="input" autocomplete="off" name="${name}" id="input-${n}" aria-describedby="help-message-${n} format-${n}" aria-haspopup="dialog">
<lightning-button-icon><button class="slds-button slds-button_icon" type="button" tabindex="-1" title="Select a date for ${escaped(options.label)}">&#128197;<span class="slds-assistive-text">Select a date for ${escaped(options.label)}</span></button></lightning-button-icon>
<div aria-hidden="false" class="slds-datepicker slds-dropdown slds-dropdown_left" role="dialog" aria-label="Date picker"></div>
</div>
<div id="format-${n}" class="slds-assistive-text">Format: Dec 31, 2024</div>
<div id="help-message-${n}" class="slds-form-element__help" data-help-message="" role="alert"></div>
</lightning-datepicker></lightning-input>`);
	const box = must<HTMLInputElement>(el, "input");
	const trigger = must(el, ".slds-dropdown-trigger");
	const calendar = must(el, ".slds-datepicker");
	const help = must(el, ".slds-form-element__help");
	let month = new Date(2026, 10, 1);
	rec.values[name] = null;
	rec.shown[name] = () => box.value;
	const close = () => trigger.classList.remove("slds-is-open");
	function commit() {
		const iso = box.value.trim() ? parsed(box.value) : null;
		rec.values[name] = iso;
		const wrong = box.value.trim() !== "" && !iso;
		el.classList.toggle("slds-has-error", wrong);
		help.textContent = wrong ? "Your entry does not match the allowed format Dec 31, 2024." : "";
		if (iso) box.value = medium(iso);
	}
	function draw() {
		const first = new Date(month.getFullYear(), month.getMonth(), 1 - month.getDay());
		const weeks = Array.from({ length: 6 }, (_, w) =>
			Array.from({ length: 7 }, (_, d) => new Date(first.getFullYear(), first.getMonth(), first.getDate() + w * 7 + d)),
		);
		const years = Array.from({ length: 101 }, (_, i) => 1936 + i);
		calendar.innerHTML = `<div class="slds-datepicker__filter slds-grid"><button class="slds-button slds-button_icon" type="button" data-move="-1" title="Previous Month">&lsaquo;</button><h2 class="slds-align-middle" aria-live="polite">${MONTHS[month.getMonth()]}</h2><button class="slds-button slds-button_icon" type="button" data-move="1" title="Next Month">&rsaquo;</button>
<select class="slds-select" aria-label="Pick a Year">${years.map((y) => `<option${y === month.getFullYear() ? " selected" : ""}>${y}</option>`).join("")}</select></div>
<table class="slds-datepicker__month" role="grid"><thead><tr>${["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((d) => `<th scope="col"><abbr>${d}</abbr></th>`).join("")}</tr></thead>
<tbody>${weeks.map((week) => `<tr class="slds-week">${week.map((day) => `<td role="gridcell" data-value="${isoOf(day)}" aria-selected="${isoOf(day) === rec.values[name]}" class="${day.getMonth() === month.getMonth() ? "" : "slds-day_adjacent-month slds-disabled-text"}"><span class="slds-day">${day.getDate()}</span></td>`).join("")}</tr>`).join("")}</tbody></table>
<button class="slds-button slds-button_icon" type="button" data-today="">Today</button>`;
	}
	function show() {
		const value = rec.values[name] as string | null;
		if (value) month = new Date(Number(value.slice(0, 4)), Number(value.slice(5, 7)) - 1, 1);
		draw();
		trigger.classList.add("slds-is-open");
	}
	function pick(iso: string) {
		box.value = medium(iso);
		commit();
		close();
	}
	box.addEventListener("click", show);
	must(el, "lightning-button-icon button").addEventListener("click", show);
	box.addEventListener("change", commit);
	box.addEventListener("keydown", (event) => {
		if (event.key === "Tab" || event.key === "Escape" || event.key === "Enter") close();
		if (event.key === "Enter") event.preventDefault();
	});
	el.addEventListener("focusout", (event) => {
		if (event.relatedTarget && el.contains(event.relatedTarget as Node)) return;
		commit();
		close();
	});
	calendar.addEventListener("mousedown", (event) => {
		if (!(event.target as Element).closest("select")) event.preventDefault();
	});
	calendar.addEventListener("change", (event) => {
		month = new Date(Number((event.target as HTMLSelectElement).value), month.getMonth(), 1);
		draw();
		event.stopPropagation();
	});
	calendar.addEventListener("click", (event) => {
		const target = event.target as HTMLElement;
		const move = target.closest<HTMLElement>("[data-move]");
		const day = target.closest<HTMLElement>("[data-value]");
		if (move) {
			month = new Date(month.getFullYear(), month.getMonth() + Number(move.dataset.move), 1);
			draw();
		} else if (day) pick(day.dataset.value!);
		else if (target.closest("[data-today]")) pick(isoOf(new Date()));
	});
	return el;
}

function combobox(rec: Rec, name: string, options: Common & { options: Pairs; placeholder?: string }) {
	const n = nextId();
	const placeholder = options.placeholder ?? "Select an Option";
	const el = html(`<lightning-combobox class="slds-form-element" data-field="${name}"><div part="combobox">
${labelOf(`combobox-button-${n}`, options)}
<div class="slds-form-element__control"><lightning-base-combobox><div class="slds-combobox_container">
<div class="slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click">
<div class="slds-combobox__form-element slds-input-has-icon slds-input-has-icon_right" role="none">
<button role="combobox" type="button" class="slds-combobox__input slds-input_faux fix-slds-input_faux slds-placeholder" id="combobox-button-${n}" name="${name}" aria-label="${escaped(options.label)}" aria-haspopup="listbox" aria-expanded="false" aria-controls="dropdown-element-${n}" data-value="" part="input-button"><span class="slds-truncate" part="input-button-value">${placeholder}</span></button>
<div class="slds-input__icon-group slds-input__icon-group_right"><span class="slds-icon_container slds-input__icon slds-input__icon_right" aria-hidden="true">&#9662;</span></div>
</div>
<div id="dropdown-element-${n}" data-dropdown-element="" class="slds-listbox slds-listbox_vertical slds-dropdown slds-dropdown_fluid slds-dropdown_left slds-dropdown_length-5" role="listbox" aria-label="${escaped(options.label)}"></div>
</div></div></lightning-base-combobox></div></div></lightning-combobox>`);
	const button = must<HTMLButtonElement>(el, "button");
	const trigger = must(el, ".slds-combobox");
	const list = must(el, "[data-dropdown-element]");
	rec.values[name] = "";
	rec.shown[name] = () => (button.classList.contains("slds-placeholder") ? "" : button.textContent!.trim());
	const items = () => [...list.children] as HTMLElement[];
	let active = -1;
	function mark(index: number) {
		active = index;
		items().forEach((item, i) => item.classList.toggle("slds-has-focus", i === index));
		const item = items()[index];
		if (!item) return button.removeAttribute("aria-activedescendant");
		button.setAttribute("aria-activedescendant", item.id);
		item.scrollIntoView({ block: "nearest" });
	}
	function show() {
		if (!list.childElementCount)
			list.innerHTML = options.options
				.map(([value, text], i) => `<lightning-base-combobox-item class="slds-media slds-listbox__option slds-media_center slds-media_small slds-listbox__option_plain" id="combobox-button-${n}-${i}-${n}" role="option" data-item-id="combobox-button-${n}-${i}" data-value="${escaped(value)}" aria-selected="false"><span class="slds-media__figure slds-listbox__option-icon"></span><span class="slds-media__body"><span class="slds-truncate" title="${escaped(text)}">${escaped(text)}</span></span></lightning-base-combobox-item>`)
				.join("");
		trigger.classList.add("slds-is-open");
		button.setAttribute("aria-expanded", "true");
		mark(Math.max(0, options.options.findIndex(([value]) => value === rec.values[name])));
	}
	function close() {
		trigger.classList.remove("slds-is-open");
		button.setAttribute("aria-expanded", "false");
		mark(-1);
	}
	const isOpen = () => trigger.classList.contains("slds-is-open");
	function choose(index: number) {
		const [value, text] = options.options[index];
		rec.values[name] = value;
		button.dataset.value = value;
		must(button, "span").textContent = text;
		button.classList.remove("slds-placeholder");
		button.classList.add("slds-combobox__input-value");
		items().forEach((item, i) => {
			item.setAttribute("aria-selected", String(i === index));
			item.classList.toggle("slds-is-selected", i === index);
			item.firstElementChild!.textContent = i === index ? "✓" : "";
		});
		close();
	}
	button.addEventListener("click", () => (isOpen() ? close() : show()));
	button.addEventListener("blur", close);
	let typed = "";
	let typedAt = 0;
	button.addEventListener("keydown", (event) => {
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (!isOpen()) return show();
			const count = options.options.length;
			mark((active + (event.key === "ArrowDown" ? 1 : count - 1)) % count);
		} else if (event.key === "Enter" || event.key === " ") {
			event.preventDefault();
			if (isOpen() && active >= 0) choose(active);
			else show();
		} else if (event.key === "Escape") close();
		else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
			typed = event.timeStamp - typedAt > 800 ? event.key : typed + event.key;
			typedAt = event.timeStamp;
			if (!isOpen()) show();
			const found = options.options.findIndex(([, text]) => text.toLowerCase().startsWith(typed.toLowerCase()));
			if (found >= 0) mark(found);
		}
	});
	list.addEventListener("mousedown", (event) => event.preventDefault());
	list.addEventListener("click", (event) => {
		const index = items().findIndex((item) => item.contains(event.target as Node));
		if (index >= 0) choose(index);
	});
	return el;
}

function radioGroup(rec: Rec, name: string, options: Common & { options: Pairs }) {
	const n = nextId();
	const el = html(`<lightning-radio-group class="slds-form-element inlineGroup" data-field="${name}"><fieldset class="slds-form-element">
<legend class="slds-form-element__legend slds-form-element__label">${star(options.required)}${escaped(options.label)}</legend>
<div class="slds-form-element__control">${options.options.map(([value, text], i) => `<span class="slds-radio"><input type="radio" id="radio-${i}-${n}" name="${name}-${n}" value="${value}"><label class="slds-radio__label" for="radio-${i}-${n}"><span class="slds-radio_faux"></span><span class="slds-form-element__label">${escaped(text)}</span></label></span>`).join("")}</div>
</fieldset></lightning-radio-group>`);
	rec.values[name] = "";
	rec.shown[name] = () => el.querySelector("input:checked")?.nextElementSibling?.textContent?.trim() ?? "";
	el.addEventListener("change", (event) => {
		rec.values[name] = (event.target as HTMLInputElement).value;
	});
	return el;
}

function checkboxGroup(rec: Rec, name: string, options: Common & { options: Pairs }) {
	const n = nextId();
	const el = html(`<lightning-checkbox-group class="slds-form-element inlineGroup" data-field="${name}"><fieldset class="slds-form-element">
<legend class="slds-form-element__legend slds-form-element__label">${star(options.required)}${escaped(options.label)}</legend>
<div class="slds-form-element__control">${options.options.map(([value, text], i) => `<span class="slds-checkbox"><input type="checkbox" id="checkbox-${i}-${n}" name="${name}" value="${value}"><label class="slds-checkbox__label" for="checkbox-${i}-${n}"><span class="slds-checkbox_faux"></span><span class="slds-form-element__label">${escaped(text)}</span></label></span>`).join("")}</div>
</fieldset></lightning-checkbox-group>`);
	const checked = () => [...el.querySelectorAll<HTMLInputElement>("input:checked")];
	rec.values[name] = [];
	rec.shown[name] = () => checked().map((box) => box.nextElementSibling!.textContent!.trim());
	el.addEventListener("change", () => {
		rec.values[name] = checked().map((box) => box.value);
	});
	return el;
}

function checkbox(rec: Rec, name: string, options: Common) {
	const n = nextId();
	const el = html(`<lightning-input class="slds-form-element" data-field="${name}"><lightning-primitive-input-checkbox><div class="slds-form-element__control"><span class="slds-checkbox"><input type="checkbox" id="checkbox-${n}" name="${name}"><label class="slds-checkbox__label" for="checkbox-${n}"><span class="slds-checkbox_faux" part="indicator"></span><span class="slds-form-element__label">${star(options.required)}${escaped(options.label)}</span></label></span></div></lightning-primitive-input-checkbox></lightning-input>`);
	const box = must<HTMLInputElement>(el, "input");
	rec.values[name] = "";
	rec.shown[name] = () => box.checked;
	box.addEventListener("change", () => {
		rec.values[name] = box.checked ? "true" : "";
	});
	return el;
}

function dualListbox(rec: Rec, name: string, options: Common & { options: Pairs }) {
	const n = nextId();
	const side = (key: string, label: string) => `<div class="slds-dueling-list__column slds-dueling-list__column_responsive"><span class="slds-form-element__label" id="${key}-label-${n}">${label}</span><div class="slds-dueling-list__options"><ul id="${key}-${n}" data-${key}="" aria-labelledby="${key}-label-${n}" aria-multiselectable="true" role="listbox" class="slds-listbox slds-listbox_vertical"></ul></div></div>`;
	const arrow = (key: string, title: string, sign: string) => `<lightning-button-icon><button class="slds-button slds-button_icon slds-button_icon-container" type="button" data-move="${key}" title="${title}">${sign}<span class="slds-assistive-text">${title}</span></button></lightning-button-icon>`;
	const el = html(`<lightning-dual-listbox class="slds-form-element" data-field="${name}"><div class="slds-form-element" role="group" aria-labelledby="group-label-${n}">
<div id="group-label-${n}" class="slds-form-element__label slds-form-element__legend">${escaped(options.label)}</div>
<div class="slds-form-element__control"><div class="slds-dueling-list">
${side("source-list", "Available")}
<div class="slds-dueling-list__column">${arrow("right", "Move selection to Selected", "&#9656;")}${arrow("left", "Move selection to Available", "&#9666;")}</div>
${side("selected-list", "Selected")}
</div></div></div></lightning-dual-listbox>`);
	const source = must(el, "[data-source-list]");
	const selected = must(el, "[data-selected-list]");
	const marked = new Set<string>();
	rec.values[name] = [];
	rec.shown[name] = () => [...selected.querySelectorAll("[role=option]")].map((item) => item.textContent!.trim());
	function draw() {
		const value = rec.values[name] as string[];
		const item = ([key, text]: [string, string]) => `<li role="presentation" class="slds-listbox__item"><div class="slds-listbox__option slds-listbox__option_plain slds-media slds-media_small slds-media_inline${marked.has(key) ? " slds-is-selected" : ""}" role="option" tabindex="0" aria-selected="${marked.has(key)}" draggable="false" data-value="${escaped(key)}"><span class="slds-media__body"><span class="slds-truncate" title="${escaped(text)}">${escaped(text)}</span></span></div></li>`;
		source.innerHTML = options.options.filter(([key]) => !value.includes(key)).map(item).join("");
		selected.innerHTML = options.options.filter(([key]) => value.includes(key)).map(item).join("");
	}
	draw();
	el.addEventListener("click", (event) => {
		const target = event.target as HTMLElement;
		const option = target.closest<HTMLElement>("[role=option]")?.dataset.value;
		const move = target.closest<HTMLElement>("[data-move]")?.dataset.move;
		const value = rec.values[name] as string[];
		if (option !== undefined) {
			if (!event.ctrlKey && !event.metaKey) marked.clear();
			marked.add(option);
			draw();
		} else if (move) {
			rec.values[name] = options.options.map(([key]) => key).filter((key) => (marked.has(key) ? move === "right" : value.includes(key)));
			marked.clear();
			draw();
		}
	});
	return el;
}

const layout = (...items: [size: string, el: HTMLElement][]) => {
	const el = html('<lightning-layout class="slds-grid slds-wrap slds-gutters"></lightning-layout>');
	for (const [size, child] of items) {
		const item = html(`<lightning-layout-item class="slds-col slds-size_${size} slds-p-around_x-small"><slot></slot></lightning-layout-item>`);
		item.replaceChildren(child);
		el.append(item);
	}
	return el;
};
function section(title: string, intro: string, ...children: HTMLElement[]) {
	const el = html(`<div class="slds-section slds-is-open"><h3 class="slds-section__title slds-theme_shade"><span class="slds-truncate slds-p-horizontal_small" title="${escaped(title)}">${escaped(title)}</span></h3><div class="slds-section__content">${intro ? `<p class="slds-text-color_weak">${intro}</p>` : ""}</div></div>`);
	must(el, ".slds-section__content").append(...children);
	return el;
}

const app = new Rec();
const YES_NO: Pairs = [
	["Yes", "Yes"],
	["No", "No"],
];
const GRADES: Pairs = [
	["09", "Grade 9"],
	["10", "Grade 10"],
	["11", "Grade 11"],
	["12", "Grade 12"],
];
const EDUCATION = same([
	"Less than high school",
	"High school graduate or equivalent",
	"Some college, no degree",
	"Associate's degree",
	"Bachelor's degree",
	"Master's degree",
	"Doctorate or professional degree",
	"Not sure",
]);
const TYPES = same([
	"Academic Club",
	"Arts / Music / Theater",
	"Athletics",
	"Community Service",
	"Cultural or Identity Group",
	"Debate / Forensics",
	"Employment (Paid)",
	"Environmental Action",
	"Family Responsibility",
	"Religious",
	"Research",
	"Student Government",
	"Other",
]);

function growing(rows: Rec[], list: string, noun: string, contents: (rec: Rec) => HTMLElement[]) {
	const el = html(`<c-related-entries data-list="${list}"><div class="entries"></div><lightning-button><button class="slds-button slds-button_neutral" type="button" name="add" title="Add ${noun}" part="button">Add ${noun}</button></lightning-button></c-related-entries>`);
	const place = must(el, ".entries");
	const number = () =>
		[...place.children].forEach((card, i) => {
			(card as HTMLElement).dataset.row = String(i);
			must(card, ".slds-text-heading_small").textContent = `${noun} ${i + 1}`;
		});
	must(el, "button[name=add]").addEventListener("click", () => {
		const rec = new Rec();
		rows.push(rec);
		const card = html(`<lightning-card><article class="slds-card"><div class="slds-card__header slds-grid"><header class="slds-media slds-media_center slds-has-flexi-truncate"><h2 class="slds-card__header-title"><span class="slds-text-heading_small slds-truncate"></span></h2></header><div class="slds-no-flex"><lightning-button-icon><button class="slds-button slds-button_icon slds-button_icon-border" type="button" title="Remove">&times;<span class="slds-assistive-text">Remove</span></button></lightning-button-icon></div></div><div class="slds-card__body slds-card__body_inner"></div></article></lightning-card>`);
		must(card, ".slds-card__body").append(...contents(rec));
		must(card, "button[title=Remove]").addEventListener("click", () => {
			rows.splice(rows.indexOf(rec), 1);
			card.remove();
			number();
		});
		place.append(card);
		number();
	});
	return el;
}

const activities: Rec[] = [];
const exams: Rec[] = [];
const honors = [new Rec(), new Rec(), new Rec()];
const courses = [new Rec(), new Rec()];

const address = html('<lightning-input-address class="slds-form-element"><fieldset class="slds-form-element slds-form-element_compound slds-form-element_address"><legend class="slds-form-element__label slds-form-element__legend">Permanent Address</legend></fieldset></lightning-input-address>');
must(address, "fieldset").append(
	layout(["1-of-3", combobox(app, "country", { label: "Country", options: same(COUNTRIES) })], ["2-of-3", textarea(app, "street", { label: "Street", required: true, rows: 2 })]),
	layout(
		["1-of-4", input(app, "subpremise", { label: "Apt/Unit" })],
		["1-of-4", input(app, "city", { label: "City", required: true })],
		["1-of-4", combobox(app, "province", { label: "State/Province", required: true, options: STATES })],
		["1-of-4", input(app, "postalCode", { label: "Zip/Postal Code", required: true })],
	),
);

const courseTable = html(`<table class="slds-table slds-table_bordered" data-list="courses" aria-label="College courses"><thead><tr class="slds-line-height_reset"><th scope="col"><div class="slds-truncate" title="Course">Course</div></th><th scope="col"><div class="slds-truncate" title="Grade Earned">Grade Earned</div></th><th scope="col"><div class="slds-truncate" title="Credit Hours">Credit Hours</div></th></tr></thead><tbody></tbody></table>`);
courses.forEach((rec, i) => {
	const tr = document.createElement("tr");
	tr.dataset.row = String(i);
	for (const field of [
		input(rec, "Course_Name__c", { label: "Course", hidden: true }),
		input(rec, "Grade_Earned__c", { label: "Grade Earned", hidden: true }),
		input(rec, "Credit_Hours__c", { label: "Credit Hours", hidden: true }),
	])
		tr.insertCell().append(field);
	must(courseTable, "tbody").append(tr);
});

const honorBlocks = honors.map((rec, i) => {
	const block = html(`<div class="slds-box_x-small" data-list="honors" data-row="${i}"><p class="slds-text-title_bold"><strong>Honor ${i + 1}</strong></p></div>`);
	block.append(
		layout(["2-of-3", input(rec, "Honor_Name__c", { label: "Name of Honor or Award" })], ["1-of-3", combobox(rec, "Honor_Grade__c", { label: "Grade Received", options: GRADES, placeholder: "--None--" })]),
		layout(["1-of-1", textarea(rec, "Honor_Description__c", { label: "Reason for Honor", rows: 2 })]),
	);
	return block;
});

const page = html(`<div><header class="siteHeader"><strong>Thornbury University</strong><a href="#">Home</a><a href="#">My Applications</a><a href="#">Scholarship Catalog</a><span style="margin-left:auto">Help</span></header>
<main class="cCenterPanel"><h1>Thornbury Presidential &amp; Endowed Scholarships</h1><div class="slds-rich-text-editor__output"><p>Your answers are matched with more than 140 endowed awards. <abbr class="slds-required" title="required">*</abbr> = Required</p></div><form novalidate></form></main></div>`);
const form = must<HTMLFormElement>(page, "form");
form.append(
	section(
		"Contact Details",
		"",
		layout(
			["1-of-3", input(app, "FirstName", { label: "First Name", required: true })],
			["1-of-3", input(app, "MiddleName", { label: "Middle Name" })],
			["1-of-3", input(app, "LastName", { label: "Last Name", required: true })],
			["1-of-3", combobox(app, "Suffix", { label: "Suffix", options: [["", "--None--"], ...same(["Jr.", "Sr.", "II", "III", "IV"])], placeholder: "--None--" })],
			["1-of-3", input(app, "Preferred_Name__c", { label: "Chosen First Name (if different)" })],
			["1-of-3", combobox(app, "Pronouns", { label: "Pronouns", options: same(["He/Him", "She/Her", "They/Them", "He/They", "She/They", "Not Listed"]), placeholder: "--None--" })],
			["1-of-3", input(app, "Email", { label: "Email", required: true, type: "email" })],
			["1-of-3", input(app, "MobilePhone", { label: "Mobile", type: "tel" })],
			["1-of-3", dateInput(app, "Birthdate", { label: "Birthdate", required: true })],
		),
		address,
	),
	section(
		"Academic Record",
		"",
		layout(
			["2-of-3", input(app, "High_School__c", { label: "Current High School", required: true })],
			["1-of-3", dateInput(app, "HS_Graduation_Date__c", { label: "High School Graduation Date" })],
			["1-of-3", numberInput(app, "GPA_Unweighted__c", { label: "GPA (Unweighted)", decimals: 2 })],
			["1-of-3", numberInput(app, "GPA_Weighted__c", { label: "GPA (Weighted)", decimals: 2 })],
			["1-of-3", combobox(app, "Intended_Major__c", { label: "Intended Major", options: same(MAJORS) })],
			["1-of-3", numberInput(app, "SAT_EBRW__c", { label: "SAT Reading and Writing" })],
			["1-of-3", numberInput(app, "SAT_Math__c", { label: "SAT Math" })],
			["1-of-3", combobox(app, "Entry_Term__c", { label: "Intended Entry Term", options: same(["Fall 2027", "Spring 2028", "Fall 2028"]) })],
		),
		html('<p class="slds-text-title"><strong>AP / IB Examinations</strong></p>'),
		growing(exams, "exams", "Exam", (rec) => [
			layout(
				["1-of-2", input(rec, "Exam_Subject__c", { label: "Exam" })],
				["1-of-4", dateInput(rec, "Exam_Date__c", { label: "Date Taken" })],
				["1-of-4", combobox(rec, "Exam_Score__c", { label: "Score", options: same(["1", "2", "3", "4", "5", "6", "7"]) })],
			),
		]),
		html('<p class="slds-text-title"><strong>College Coursework While in High School</strong></p>'),
		layout(["2-of-3", input(app, "Dual_Enrollment_College__c", { label: "College Where Coursework Was Taken" })]),
		courseTable,
	),
	section(
		"Honors",
		"List academic and other distinctions earned since the start of ninth grade.",
		...honorBlocks,
	),
	section(
		"Involvement",
		"Add each activity, job or family commitment you want reviewers to consider.",
		growing(activities, "activities", "Activity", (rec) => [
			layout(
				["1-of-2", combobox(rec, "Type__c", { label: "Activity Type", required: true, options: TYPES })],
				["1-of-2", input(rec, "Organization__c", { label: "Organization Name", required: true })],
				["1-of-2", input(rec, "Role__c", { label: "Your Role" })],
				["1-of-2", checkboxGroup(rec, "Grades__c", { label: "Participation Grade Levels", options: GRADES })],
				["1-of-4", numberInput(rec, "Hours_Per_Week__c", { label: "Hours per Week" })],
				["1-of-4", numberInput(rec, "Weeks_Per_Year__c", { label: "Weeks per Year" })],
				["1-of-1", textarea(rec, "Description__c", { label: "Description" })],
			),
		]),
	),
	section(
		"Background",
		"Some donors direct their gifts to particular groups of students. Responses are voluntary.",
		layout(
			["1-of-2", combobox(app, "Citizenship__c", { label: "Citizenship Status", options: same(["U.S. Citizen", "U.S. Permanent Resident", "Undocumented or DACA", "International Student"]) })],
			["1-of-2", numberInput(app, "Family_Income__c", { label: "Approximate Annual Family Income", currency: true })],
			["1-of-1", radioGroup(app, "First_Gen__c", { label: "Are you a first-generation college student?", options: YES_NO })],
			["1-of-1", dualListbox(app, "Race__c", { label: "Race", options: same(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Another race"]) })],
		),
		html('<p class="slds-text-title"><strong>Parent/Guardian 1</strong></p>'),
		layout(
			["1-of-3", input(app, "Guardian1_First__c", { label: "Parent/Guardian 1 First Name" })],
			["1-of-3", input(app, "Guardian1_Last__c", { label: "Parent/Guardian 1 Last Name" })],
			["1-of-3", combobox(app, "Guardian1_Education__c", { label: "Parent/Guardian 1 Education", options: EDUCATION })],
		),
		html('<p class="slds-text-title"><strong>Parent/Guardian 2</strong></p>'),
		layout(
			["1-of-3", input(app, "Guardian2_First__c", { label: "Parent/Guardian 2 First Name" })],
			["1-of-3", input(app, "Guardian2_Last__c", { label: "Parent/Guardian 2 Last Name" })],
			["1-of-3", combobox(app, "Guardian2_Education__c", { label: "Parent/Guardian 2 Education", options: EDUCATION })],
		),
		layout(
			["1-of-2", input(app, "Alumni_Relative__c", { label: "Name of Thornbury Alumni Relative" })],
			["1-of-2", input(app, "Alumni_Relative_Year__c", { label: "Alumni Relative Class Year" })],
		),
	),
	section(
		"Recommendation and Statement",
		"Your recommender will receive a link by email as soon as you submit.",
		layout(
			["1-of-2", input(app, "Recommender_Name__c", { label: "Recommender Name", required: true })],
			["1-of-2", input(app, "Recommender_Email__c", { label: "Recommender Email", required: true, type: "email" })],
			["1-of-1", textarea(app, "Statement__c", { label: "Tell us about an idea that changed how you see your community.", rows: 6 })],
			["1-of-2", combobox(app, "Lead_Source__c", { label: "How did you learn about this scholarship?", options: same(["Admission Counselor", "High School Counselor", "Search Engine", "Social Media", "Thornbury Alumni", "Other"]) })],
			["1-of-2", input(app, "Dietary_Needs__c", { label: "Dietary Needs for Scholars Weekend" })],
		),
	),
	section(
		"Certification",
		"",
		layout(
			["1-of-1", checkbox(app, "Marketing_Opt_In__c", { label: "Yes, I would like to receive news and event invitations from Thornbury University and its partners." })],
			["1-of-1", checkbox(app, "Certification__c", { label: "I certify that this application is my own work and that the information in it is accurate. I permit Thornbury to share it with scholarship donors.", required: true })],
			["1-of-2", input(app, "Electronic_Signature__c", { label: "Electronic Signature", required: true })],
		),
	),
	html('<div class="slds-docked-form-footer"><lightning-button><button class="slds-button slds-button_brand" type="submit" part="button">Submit Application</button></lightning-button></div>'),
);
document.querySelector("#root")!.append(page);

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const LISTS: [string, Rec[], number, string[]][] = [
	["exams", exams, 3, ["Exam_Subject__c", "Exam_Date__c", "Exam_Score__c"]],
	["courses", courses, 2, ["Course_Name__c", "Grade_Earned__c", "Credit_Hours__c"]],
	["honors", honors, 3, ["Honor_Name__c", "Honor_Grade__c", "Honor_Description__c"]],
	["activities", activities, 3, ["Type__c", "Organization__c", "Role__c", "Grades__c", "Hours_Per_Week__c", "Weeks_Per_Year__c", "Description__c"]],
];
function held(of: (rec: Rec, name: string) => unknown) {
	const out: Record<string, unknown> = {};
	for (const name of Object.keys(app.values)) out[name] = of(app, name);
	for (const [list, rows, count, names] of LISTS)
		for (let i = 0; i < count; i++) for (const name of names) out[`${list}[${i}].${name}`] = rows[i] ? of(rows[i], name) : name === "Grades__c" ? [] : "";
	return out;
}
Object.assign(window, {
	formState: () => ({ ...held((rec, name) => rec.values[name]), submitted }),
	formShown: () => held((rec, name) => rec.shown[name]()),
});
