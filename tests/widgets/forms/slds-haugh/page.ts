import "./page.css";
import { COUNTRIES, STATES } from "../../lists";

type Opt = [string, string];
type Part = { el: HTMLElement; get: () => any; shown: () => any };
let serial = 11;
const held: Record<string, Part> = {};
const esc = (t: string) => t.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
const make = (html: string) => { const t = document.createElement("template"); t.innerHTML = html.trim(); return t.content.firstElementChild as HTMLElement; };
const same = (list: string[]): Opt[] => list.map((x) => [x, x]);
const req = (on?: boolean) => (on ? '<abbr class="slds-required" title="required" part="required">*</abbr>' : "");

function input(name: string, label: string, o: { type?: string; required?: boolean; help?: string; hideLabel?: boolean; max?: number; mask?: (t: string) => string } = {}): Part {
	const id = `input-${++serial}`;
	const el = make(`<lightning-input class="slds-form-element"><lightning-primitive-input-simple variant="${o.hideLabel ? "label-hidden" : "standard"}"><div part="input-text"><label part="label" class="slds-form-element__label slds-no-flex${o.hideLabel ? " slds-assistive-text" : ""}" for="${id}">${req(o.required)}${esc(label)}</label><div class="slds-form-element__control slds-grow"><input class="slds-input" part="input" id="${id}" name="${name}" type="${o.type ?? "text"}" ${o.required ? 'required aria-required="true"' : ""} maxlength="${o.max ?? 255}"></div>${o.help ? `<div class="slds-form-element__help" id="help-message-${serial}" part="help-text">${o.help}</div>` : ""}</div></lightning-primitive-input-simple></lightning-input>`);
	const box = el.querySelector("input")!;
	let value = "";
	box.addEventListener("input", () => { value = box.value; });
	if (o.mask) box.addEventListener("blur", () => { value = box.value = o.mask!(box.value); });
	return { el, get: () => value, shown: () => box.value };
}
function textarea(name: string, label: string, help = ""): Part {
	const id = `input-${++serial}`;
	const el = make(`<lightning-textarea class="slds-form-element"><label part="label" class="slds-form-element__label" for="${id}">${esc(label)}</label><div part="textarea-container" class="slds-form-element__control slds-grow textarea-container"><textarea class="slds-textarea" part="textarea" id="${id}" name="${name}" maxlength="5000"></textarea></div>${help && `<div class="slds-form-element__help">${help}</div>`}</lightning-textarea>`);
	const box = el.querySelector("textarea")!;
	let value = "";
	box.addEventListener("input", () => { value = box.value; });
	return { el, get: () => value, shown: () => box.value };
}
function combobox(name: string, label: string, options: Opt[], o: { required?: boolean; hideLabel?: boolean } = {}): Part {
	const n = ++serial, id = `combobox-button-${n}`;
	const el = make(`<lightning-combobox class="slds-form-element"><div part="combobox"><label part="label" class="slds-form-element__label${o.hideLabel ? " slds-assistive-text" : " slds-no-flex"}" for="${id}" id="combobox-label-id-${n}">${req(o.required)}${esc(label)}</label><div class="slds-form-element__control"><lightning-base-combobox><div class="slds-combobox_container" data-id="combobox-container"><div part="input-container" class="slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click"><div class="slds-combobox__form-element slds-input-has-icon slds-input-has-icon_right" role="none"><button role="combobox" type="button" class="slds-combobox__input slds-input_faux fix-slds-input_faux slds-combobox__input-value" part="input-button" id="${id}" name="${name}" aria-label="${esc(label)}" aria-controls="dropdown-element-${n}" aria-expanded="false" aria-haspopup="listbox" data-value=""><span class="slds-truncate" part="input-button-value">Select an Option</span></button></div><div part="dropdown overlay" id="dropdown-element-${n}" data-dropdown-element="" class="slds-listbox slds-listbox_vertical slds-dropdown slds-dropdown_fluid slds-dropdown_left slds-dropdown_length-with-icon-7" role="listbox" aria-label="${esc(label)}"></div></div></div></lightning-base-combobox></div></div></lightning-combobox>`);
	const button = el.querySelector("button")!, list = el.querySelector<HTMLElement>("[role=listbox]")!, outer = list.parentElement!;
	let value = "", at = -1;
	const open = (on: boolean) => {
		if (on && !list.children.length) options.forEach(([v, t], i) => list.append(make(`<lightning-base-combobox-item data-item-id="${id}-${i}-${n}" id="${id}-${i}-${n}" data-value="${esc(v)}" role="option" aria-checked="false" aria-selected="false" class="slds-media slds-listbox__option slds-media_center slds-media_small slds-listbox__option_plain"><span class="slds-media__figure slds-listbox__option-icon"></span><span class="slds-media__body"><span class="slds-truncate" title="${esc(t)}">${esc(t)}</span></span></lightning-base-combobox-item>`)));
		outer.classList.toggle("slds-is-open", on);
		button.setAttribute("aria-expanded", String(on));
	};
	const choose = (i: number) => {
		value = options[i]![0]; button.dataset.value = value; at = i;
		button.firstElementChild!.textContent = options[i]![1];
		[...list.children].forEach((c, k) => c.setAttribute("aria-checked", String(k === i)));
		open(false);
	};
	button.addEventListener("click", () => open(!outer.classList.contains("slds-is-open")));
	button.addEventListener("blur", () => open(false));
	button.addEventListener("keydown", (e) => {
		if (e.key === "Escape") open(false);
		if (e.key === "ArrowDown" || e.key === "ArrowUp") { e.preventDefault(); open(true); at = Math.max(0, Math.min(options.length - 1, at + (e.key === "ArrowDown" ? 1 : -1))); button.setAttribute("aria-activedescendant", list.children[at]!.id); }
		if (e.key === "Enter" && at >= 0 && outer.classList.contains("slds-is-open")) { e.preventDefault(); choose(at); }
	});
	list.addEventListener("mousedown", (e) => e.preventDefault());
	list.addEventListener("click", (e) => { const item = (e.target as Element).closest("lightning-base-combobox-item"); if (item) choose([...list.children].indexOf(item)); });
	return { el, get: () => value, shown: () => (value ? button.textContent!.trim() : "") };
}
const MON = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** lightning-datepicker: typed text is read on blur; what is no date empties the value and reports it. */
function date(name: string, label: string, required = false): Part {
	const n = ++serial;
	const el = make(`<lightning-input class="slds-form-element"><lightning-datepicker class="slds-form-element"><div class="slds-dropdown-trigger slds-dropdown-trigger_click slds-size_1-of-1"><label class="slds-form-element__label slds-no-flex" part="label" for="input-${n}">${req(required)}${esc(label)}</label><div class="slds-form-element__control slds-input-has-icon slds-input-has-icon_right" part="input-container"><input class="slds-input" part="input" id="input-${n}" type="text" name="${name}" autocomplete="off" aria-describedby="format-${n}"><button type="button" class="slds-button slds-button_icon slds-input__icon slds-input__icon_right" tabindex="-1" title="Select a date for ${esc(label)}"><span class="slds-assistive-text">Select a date for ${esc(label)}</span></button></div></div><div class="slds-form-element__help" id="format-${n}">Format: Dec 31, 2024</div></lightning-datepicker></lightning-input>`);
	const box = el.querySelector("input")!, help = el.querySelector(".slds-form-element__help")!;
	let value = "";
	box.addEventListener("change", () => {
		const t = box.value.trim();
		const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(t), words = /^([A-Za-z]{3})[a-z]* (\d{1,2}), (\d{4})$/.exec(t);
		const parts = us ? [+us[3]!, +us[1]!, +us[2]!] : words ? [+words[3]!, MON.findIndex((m) => m.toLowerCase() === words[1]!.toLowerCase()) + 1, +words[2]!] : null;
		const good = parts && parts[1]! > 0 && parts[1]! < 13;
		value = good ? `${parts[0]}-${String(parts[1]).padStart(2, "0")}-${String(parts[2]).padStart(2, "0")}` : "";
		if (good) box.value = `${MON[parts[1]! - 1]} ${parts[2]}, ${parts[0]}`; else if (t) box.value = "";
		help.textContent = good || !t ? "Format: Dec 31, 2024" : "Your entry does not match the allowed format Dec 31, 2024.";
	});
	return { el, get: () => value, shown: () => box.value };
}
function radios(name: string, label: string, options: Opt[], button = false): Part {
	const n = ++serial;
	const el = make(`<lightning-radio-group><fieldset class="slds-form-element"><legend class="slds-form-element__legend slds-form-element__label" part="label">${esc(label)}</legend><div class="slds-form-element__control">${button ? '<div class="slds-radio_button-group">' : ""}${options.map(([v, t], i) => button ? `<span class="slds-button slds-radio_button"><input type="radio" id="radio-${i}-${n}" value="${v}" name="${name}-${n}" part="button"><label class="slds-radio_button__label" for="radio-${i}-${n}"><span class="slds-radio_faux">${t}</span></label></span>` : `<span class="slds-radio" part="radio"><input type="radio" id="radio-${i}-${n}" value="${v}" name="${name}-${n}"><label class="slds-radio__label" for="radio-${i}-${n}"><span class="slds-radio_faux"></span><span class="slds-form-element__label">${t}</span></label></span>`).join("")}${button ? "</div>" : ""}</div></fieldset></lightning-radio-group>`);
	let value = "";
	el.addEventListener("change", (e) => { value = (e.target as HTMLInputElement).value; });
	return { el, get: () => value, shown: () => el.querySelector("input:checked")?.parentElement?.textContent?.trim() ?? "" };
}
function dual(name: string, label: string, options: Opt[], from: string, to: string): Part {
	const n = ++serial;
	const el = make(`<lightning-dual-listbox class="slds-form-element"><div class="slds-form-element" role="group" aria-labelledby="picklist-group-label-${n}"><div part="label" class="slds-form-element__label slds-form-element__legend" id="picklist-group-label-${n}">${esc(label)}</div><div class="slds-form-element__control"><div class="slds-dueling-list">${[["source", from], ["selected", to]].map(([k, t], i) => `${i ? `<div class="slds-dueling-list__column"><button type="button" class="slds-button slds-button_icon" title="Move selection to ${to}"><span aria-hidden="true">▸</span><span class="slds-assistive-text">Move selection to ${to}</span></button><button type="button" class="slds-button slds-button_icon" title="Move selection to ${from}"><span aria-hidden="true">◂</span><span class="slds-assistive-text">Move selection to ${from}</span></button></div>` : ""}<div class="slds-dueling-list__column slds-dueling-list__column_responsive"><span class="slds-form-element__label" id="${k}-list-label-${n}">${t}</span><div class="slds-dueling-list__options"><ul id="${k}-list-${n}" aria-describedby="keyboard-interacton-${n}" aria-labelledby="${k}-list-label-${n}" aria-multiselectable="true" class="slds-listbox slds-listbox_vertical" role="listbox" tabindex="0"></ul></div></div>`).join("")}</div></div></div></lightning-dual-listbox>`);
	const [source, chosen] = [...el.querySelectorAll("ul")] as HTMLElement[];
	let value: string[] = [];
	const marked = new Set<string>();
	const draw = () => {
		for (const [ul, list] of [[source!, options.filter(([v]) => !value.includes(v))], [chosen!, value.map((v) => options.find((o) => o[0] === v)!)]] as const) ul.innerHTML = list.map(([v, t]) => `<li class="slds-listbox__item" role="presentation"><div class="slds-listbox__option slds-listbox__option_plain slds-media slds-media_small slds-media_inline${marked.has(v) ? " slds-is-selected" : ""}" aria-selected="${marked.has(v)}" role="option" tabindex="-1" data-value="${esc(v)}"><span class="slds-media__body"><span class="slds-truncate" title="${esc(t)}">${esc(t)}</span></span></div></li>`).join("");
	};
	el.addEventListener("click", (e) => {
		const item = (e.target as Element).closest<HTMLElement>("[role=option]"), move = (e.target as Element).closest("button");
		if (item) { const m = e as MouseEvent; if (!m.ctrlKey && !m.metaKey) marked.clear(); marked.add(item.dataset.value!); draw(); }
		if (move) { value = move.title.endsWith(to) ? [...value, ...[...marked].filter((v) => !value.includes(v))] : value.filter((v) => !marked.has(v)); marked.clear(); draw(); }
	});
	draw();
	return { el, get: () => [...value], shown: () => [...chosen!.querySelectorAll(".slds-truncate")].map((x) => x.textContent) };
}
function toggle(name: string, label: string): Part {
	const n = ++serial;
	const el = make(`<lightning-input class="slds-form-element"><lightning-primitive-input-toggle><div class="slds-form-element__control"><label class="slds-checkbox_toggle slds-grid" for="checkbox-toggle-${n}"><span class="slds-form-element__label slds-m-bottom_none">${esc(label)}</span><input type="checkbox" id="checkbox-toggle-${n}" name="${name}" role="switch"><span class="slds-checkbox_faux_container" part="indicator"><span class="slds-checkbox_faux"></span><span class="slds-checkbox_on">Active</span><span class="slds-checkbox_off">Inactive</span></span></label></div></lightning-primitive-input-toggle></lightning-input>`);
	const box = el.querySelector("input")!;
	return { el, get: () => box.checked, shown: () => box.checked };
}
const SCHOOLS = [["0014T00000aQ1", "Ashland High School", "Ashland, OR"], ["0014T00000aQ2", "Ashland Valley High School", "Ashland, OR"], ["0014T00000aQ3", "Ashland-Greenwood High School", "Ashland, NE"], ["0014T00000aQ4", "Yreka High School", "Yreka, CA"], ["0014T00000aQ5", "Valley High School", "Sacramento, CA"]];
/** The network's own lookup component; its root is a native shadow root (LWR site). */
class SchoolLookup extends HTMLElement {
	value = "";
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open" });
		root.innerHTML = `<style>.slds-input{width:100%;min-height:32px;border:1px solid #747474;border-radius:4px;padding:0 12px}ul{list-style:none;margin:0;padding:0;border:1px solid #ccc;display:none;position:absolute;background:#fff;z-index:30}.slds-is-open ul{display:block}li{padding:6px 12px}.slds-combobox{position:relative}small{color:#666;display:block}abbr{color:#ba0517}</style><div class="slds-form-element"><label class="slds-form-element__label" for="combobox-id-1"><abbr class="slds-required" title="required">*</abbr>High School</label><div class="slds-form-element__control"><div class="slds-combobox_container"><div class="slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click"><div class="slds-combobox__form-element" role="none"><input type="text" class="slds-input slds-combobox__input" id="combobox-id-1" aria-autocomplete="list" aria-controls="listbox-id-1" aria-expanded="false" aria-haspopup="listbox" autocomplete="off" role="combobox" placeholder="Search Accounts..."></div><ul class="slds-listbox slds-listbox_vertical" id="listbox-id-1" role="listbox"></ul></div></div></div></div>`;
		const box = root.querySelector("input")!, list = root.querySelector("ul")!, outer = root.querySelector(".slds-combobox")!;
		let timer: any;
		const show = (on: boolean) => { outer.classList.toggle("slds-is-open", on); box.setAttribute("aria-expanded", String(on)); };
		box.addEventListener("input", () => {
			this.value = "";
			clearTimeout(timer);
			timer = setTimeout(() => {
				const t = box.value.toLowerCase().trim();
				const found = t.length < 2 ? [] : SCHOOLS.filter((s) => `${s[1]} ${s[2]}`.toLowerCase().includes(t));
				list.innerHTML = found.map((s) => `<li role="presentation" class="slds-listbox__item"><div class="slds-media slds-listbox__option slds-listbox__option_entity slds-listbox__option_has-meta" role="option" data-record-id="${s[0]}"><span class="slds-media__body"><span class="slds-listbox__option-text slds-listbox__option-text_entity">${s[1]}</span><small class="slds-listbox__option-meta slds-listbox__option-meta_entity">${s[2]}</small></span></div></li>`).join("");
				show(found.length > 0);
			}, 420);
		});
		list.addEventListener("mousedown", (e) => e.preventDefault());
		list.addEventListener("click", (e) => { const o = (e.target as Element).closest<HTMLElement>("[role=option]"); if (!o) return; this.value = o.dataset.recordId!; box.value = SCHOOLS.find((s) => s[0] === this.value)![1]!; show(false); });
		box.addEventListener("blur", () => { show(false); if (!this.value) setTimeout(() => { if (!this.value) box.value = ""; }, 900); });
	}
}
customElements.define("c-school-lookup", SchoolLookup);

const root = document.getElementById("root")!;
root.innerHTML = `<div class="siteforceContentArea"><div class="cb-section"><h1>Haugh College Network Application</h1><p class="slds-text-body_small">Fields marked with <abbr class="slds-required">*</abbr> are required.</p><form class="application" novalidate></form></div></div>`;
const form = root.querySelector("form")!;
let submitted = false;
form.addEventListener("submit", (e) => { e.preventDefault(); submitted = true; });
const section = (title: string) => { const s = make(`<section class="slds-m-top_large"><h2 class="slds-text-heading_medium">${title}</h2></section>`); form.append(s); return s; };
const rowOf = (s: Element, parts: [string, Part][]) => { const l = make('<lightning-layout class="slds-grid slds-wrap"></lightning-layout>'); for (const [key, part] of parts) { if (key) held[key] = part; const i = make('<lightning-layout-item class="slds-col slds-p-horizontal_small"></lightning-layout-item>'); i.append(part.el); l.append(i); } s.append(l); };
const phone = (t: string) => { const d = t.replace(/\D/g, ""); return d.length === 10 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : t; };

let s = section("Applicant");
rowOf(s, [["first", input("FirstName", "First Name", { required: true })], ["middle", input("MiddleName", "Middle Name")], ["last", input("LastName", "Last Name", { required: true })]]);
rowOf(s, [["birth", date("PersonBirthdate", "Birthdate", true)], ["email", input("PersonEmail", "Email", { type: "email", required: true })], ["mobile", input("PersonMobilePhone", "Mobile", { type: "tel", mask: phone })]]);
rowOf(s, [["street", textarea("street", "Mailing Street")], ["city", input("city", "Mailing City")]]);
rowOf(s, [["country", combobox("country", "Mailing Country", same(COUNTRIES))], ["province", combobox("province", "Mailing State/Province", STATES)], ["postal", input("postalCode", "Mailing Zip/Postal Code")]]);
s = section("Academic History");
const lookup = document.createElement("c-school-lookup") as SchoolLookup;
rowOf(s, [["school", { el: lookup, get: () => lookup.value, shown: () => lookup.shadowRoot!.querySelector("input")!.value }], ["gradDate", date("HS_Graduation_Date__c", "High School Graduation Date")], ["gpa", input("GPA__c", "Unweighted GPA", { help: "4.0 scale" })]]);
rowOf(s, [["act", input("ACT_Composite__c", "ACT Composite", { type: "number" })], ["actDate", date("ACT_Date__c", "ACT Test Date")], ["term", combobox("Term__c", "Anticipated Entry Term", [["2026FA", "Fall 2026"], ["2027SP", "Spring 2027"], ["2027FA", "Fall 2027"], ["2028SP", "Spring 2028"]])]]);
const table = make('<table class="slds-table slds-table_cell-buffer slds-table_bordered"><caption>College courses taken while in high school</caption><thead><tr class="slds-line-height_reset">' + ["Course", "Grade type", "Grade", "Credits"].map((h) => `<th scope="col"><div class="slds-truncate" title="${h}">${h}</div></th>`).join("") + "</tr></thead><tbody></tbody></table>");
for (const n of [0, 1]) {
	const tr = make('<table><tbody><tr class="slds-hint-parent"></tr></tbody></table>').querySelector("tr")!;
	const parts: [string, Part][] = [["name", input("Course__c", "Course", { hideLabel: true })], ["kind", combobox("Grade_Type__c", "Grade type", same(["Letter", "Percentage", "Pass/Fail"]), { hideLabel: true })], ["grade", input("Grade__c", "Grade", { hideLabel: true })], ["credits", input("Credits__c", "Credits", { hideLabel: true })]];
	for (const [k, p] of parts) { held[`course${n}.${k}`] = p; const td = document.createElement("td"); td.append(p.el); tr.append(td); }
	table.querySelector("tbody")!.append(tr);
}
s.append(table);
rowOf(s, [["colleges", dual("Applied__c", "Colleges to which you are applying", same(["Lewis & Clark College", "Oregon State University", "Portland State University", "Reed College", "University of Oregon", "University of Washington", "Willamette University"]), "Available", "Selected")]]);

s = section("Activities and Experience");
type Saved = { type: string; typeText: string; org: string; role: string; grades: string[]; hours: string; text: string };
const saved: Saved[] = [];
const cards = make('<div class="slds-grid slds-wrap activity-cards"></div>');
const add = make('<button type="button" class="slds-button slds-button_neutral">New Activity</button>');
s.append(cards, add);
add.addEventListener("click", () => {
	const wrap = make('<div><section role="dialog" tabindex="-1" aria-modal="true" aria-labelledby="modal-heading-01" class="slds-modal slds-fade-in-open"><div class="slds-modal__container"><div class="slds-modal__header"><h1 id="modal-heading-01" class="slds-modal__title slds-hyphenate">New Activity</h1></div><div class="slds-modal__content slds-p-around_medium"></div><div class="slds-modal__footer"><button type="button" class="slds-button slds-button_neutral">Cancel</button><button type="button" class="slds-button slds-button_brand">Save</button></div></div></section><div class="slds-backdrop slds-backdrop_open" role="presentation"></div></div>');
	const content = wrap.querySelector(".slds-modal__content")!;
	const p = { type: combobox("Type__c", "Activity Type", [["ACAD", "Academic"], ["ATH", "Athletics"], ["DEB", "Debate or Speech"], ["ENV", "Environmental"], ["JOB", "Paid Work"], ["SRV", "Service"], ["OTH", "Other"]]), org: input("Org__c", "Organization Name", { required: true }), role: input("Role__c", "Position or Title"), hours: input("Hours__c", "Hours per Week", { type: "number" }), grades: dual("Grades__c", "Grade Levels", [["9", "9th Grade"], ["10", "10th Grade"], ["11", "11th Grade"], ["12", "12th Grade"]], "Available", "Selected"), text: textarea("Description__c", "Description of Involvement") };
	rowOf(content, [["", p.type], ["", p.org]]); rowOf(content, [["", p.role], ["", p.hours]]); rowOf(content, [["", p.grades]]); rowOf(content, [["", p.text]]);
	const [cancel, save] = [...wrap.querySelectorAll<HTMLElement>(".slds-modal__footer button")];
	cancel!.onclick = () => wrap.remove();
	save!.onclick = () => {
		if (!p.org.get()) return;
		saved.push({ type: p.type.get(), typeText: p.type.shown(), org: p.org.get(), role: p.role.get(), grades: p.grades.get(), hours: p.hours.get(), text: p.text.get() });
		const a = saved.at(-1)!;
		cards.append(make(`<article class="slds-card"><h3 class="slds-card__header-title" data-f="org">${esc(a.org)}</h3><div class="slds-card__body"><span data-f="type">${esc(a.typeText)}</span>, <span data-f="role">${esc(a.role)}</span>, grades <span data-f="grades">${a.grades.join(", ")}</span>, <span data-f="hours">${a.hours}</span> hours<p data-f="text">${esc(a.text)}</p></div></article>`));
		wrap.remove();
	};
	document.body.append(wrap);
});

s = section("Honors and Awards");
const accordion = make('<lightning-accordion class="slds-accordion"></lightning-accordion>');
const more = make('<button type="button" class="slds-button slds-button_neutral">Add Honor</button>');
s.append(accordion, more);
let honors = 0;
more.addEventListener("click", () => {
	const n = honors++;
	const sec = make(`<lightning-accordion-section class="slds-accordion__list-item"><section class="slds-accordion__section slds-is-open"><div class="slds-accordion__summary"><h2 class="slds-accordion__summary-heading"><button type="button" class="slds-button slds-button_reset slds-accordion__summary-action" aria-controls="lgt-accordion-section-${n}" aria-expanded="true"><span class="slds-accordion__summary-content">Honor ${n + 1}</span></button></h2></div><div class="slds-accordion__content" id="lgt-accordion-section-${n}"></div></section></lightning-accordion-section>`);
	const openOnly = (one: Element) => { for (const each of accordion.children) { const on = each === one; each.querySelector<HTMLElement>(".slds-accordion__content")!.hidden = !on; each.querySelector("button")!.setAttribute("aria-expanded", String(on)); } };
	sec.querySelector("button")!.addEventListener("click", () => openOnly(sec));
	accordion.append(sec);
	openOnly(sec);
	const c = sec.querySelector(".slds-accordion__content")!;
	rowOf(c, [[`honor${n}.title`, input("Honor_Title__c", "Honor or Award")], [`honor${n}.year`, combobox("Honor_Year__c", "Grade Level Received", [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]])]]);
	rowOf(c, [[`honor${n}.about`, textarea("Honor_Description__c", "What was it for?")]]);
});
const nothing: Part = { el: form, get: () => "", shown: () => "" };

s = section("Household");
const EDU: Opt[] = same(["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree"]);
rowOf(s, [["p1First", input("P1_First__c", "Parent 1 First Name")], ["p1Last", input("P1_Last__c", "Parent 1 Last Name")], ["p1Edu", combobox("P1_Education__c", "Parent 1 Highest Education", EDU)]]);
rowOf(s, [["p2First", input("P2_First__c", "Parent 2 First Name")], ["p2Last", input("P2_Last__c", "Parent 2 Last Name")]]);
rowOf(s, [["firstGen", radios("First_Gen__c", "Are you a first-generation college student?", [["true", "Yes"], ["false", "No"]], true)]]);
s = section("Demographics");
rowOf(s, [["citizen", radios("Citizenship__c", "Citizenship Status", [["USC", "U.S. Citizen"], ["LPR", "Permanent Resident"], ["NRA", "Non-U.S. Citizen"]])], ["hispanic", combobox("Hispanic__c", "Hispanic or Latino", same(["Yes", "No", "Prefer not to say"]))], ["gender", combobox("GenderIdentity", "Gender", same(["Male", "Female", "Nonbinary", "Not Listed"]))], ["ssn", input("SSN__c", "Social Security Number", { type: "password", max: 11 })]]);
s = section("Contacts and Consent");
rowOf(s, [["emName", input("Emergency_Name__c", "Emergency Contact Name")], ["emPhone", input("Emergency_Phone__c", "Emergency Contact Phone", { type: "tel", mask: phone })], ["counselor", input("Counselor_Email__c", "Counselor Email", { type: "email" })]]);
rowOf(s, [["heard", combobox("LeadSource", "How did you hear about the network?", same(["Web", "Counselor", "Event", "Other"]))]]);
rowOf(s, [["essay", textarea("Essay__c", "Why is a small college right for you?", "Up to 5,000 characters")]]);
rowOf(s, [["sms", toggle("SMS_Opt_In__c", "Send me text messages")], ["agree", toggle("Agree__c", "I attest that my answers are true")]]);
form.append(make('<lightning-button><button type="submit" class="slds-button slds-button_brand">Submit</button></lightning-button>'));

const A = ["type", "org", "role", "grades", "hours", "text"] as const;
const all = (how: "get" | "shown") => {
	const out: any = {};
	for (const n of [0, 1, 2]) for (const k of ["title", "year", "about"]) out[`honor${n}.${k}`] = (held[`honor${n}.${k}`] ?? nothing)[how]();
	for (const [k, p] of Object.entries(held)) out[k] = p[how]();
	for (const n of [0, 1, 2]) for (const k of A) {
		const text = cards.children[n]?.querySelector(`[data-f=${k}]`)?.textContent ?? "";
		out[`act${n}.${k}`] = how === "get" ? saved[n]?.[k] ?? (k === "grades" ? [] : "") : k === "grades" ? text.split(", ").filter(Boolean) : text;
	}
	return out;
};
Object.assign(window, { formState: () => ({ ...all("get"), submitted }), formShown: () => all("shown") });
