import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Field = { k: string; label: string; t?: string; o?: [string, string][]; req?: boolean; size?: string; help?: string };
const same = (list: string[]): [string, string][] => list.map((v) => [v, v]);
const values: Record<string, any> = {};
let uid = 4;
let submitted = false;

const required = (f: Field) => (f.req ? '<abbr class="slds-required" title="required">*</abbr>' : "");
const help = (f: Field, id: string) => (f.help ? `<div class="slds-form-element__help" id="help-message-${id}">${f.help}</div>` : "");
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** As lightning-input type="date" does: the locale's medium format, ISO kept. */
function parseDate(text: string) {
	let m = /^([A-Za-z]{3})[a-z]* (\d{1,2}), ?(\d{4})$/.exec(text.trim());
	if (m) {
		const month = MONTHS.findIndex((n) => n.toLowerCase() === m![1].toLowerCase());
		return month < 0 ? null : `${m[3]}-${String(month + 1).padStart(2, "0")}-${m[2].padStart(2, "0")}`;
	}
	m = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
	return m ? `${m[3]}-${m[1].padStart(2, "0")}-${m[2].padStart(2, "0")}` : null;
}
const writeDate = (iso: string) => {
	const [y, m, d] = iso.split("-").map(Number);
	return `${MONTHS[m - 1]} ${d}, ${y}`;
};

function control(f: Field, key: string): HTMLElement {
	const id = String(++uid);
	const kind = f.t ?? "text";
	const tag = { combo: "lightning-combobox", area: "lightning-textarea", radio: "lightning-radio-group", boxes: "lightning-checkbox-group" }[kind] ?? "lightning-input";
	const host = document.createElement(tag);
	host.className = "slds-form-element";
	host.dataset.field = f.k;
	if (!(key in values)) values[key] = kind === "boxes" ? [] : kind === "box" ? false : "";
	if (kind === "combo") {
		host.innerHTML = `<label class="slds-form-element__label" for="combobox-button-${id}">${required(f)}${f.label}</label><div class="slds-form-element__control" part="input-container"><lightning-base-combobox><div class="slds-combobox_container"><div class="slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click" part="base-combobox"><div class="slds-combobox__form-element slds-input-has-icon slds-input-has-icon_right" role="none"><button id="combobox-button-${id}" aria-controls="dropdown-element-${id}" aria-expanded="false" aria-haspopup="listbox" aria-label="${f.label}" role="combobox" type="button" part="input-button" class="slds-combobox__input slds-input_faux slds-combobox__input-value" data-value=""><span class="slds-truncate">Select an Option</span></button></div><div id="dropdown-element-${id}" class="slds-listbox slds-listbox_vertical slds-dropdown slds-dropdown_fluid slds-dropdown_left slds-dropdown_length-5" role="listbox" aria-label="${f.label}" part="dropdown"></div></div></div></lightning-base-combobox></div>${help(f, id)}`;
		const button = host.querySelector("button")!;
		const box = host.querySelector(".slds-combobox")!;
		const list = host.querySelector("[role=listbox]")!;
		const show = (isOpen: boolean) => {
			box.classList.toggle("slds-is-open", isOpen);
			button.setAttribute("aria-expanded", String(isOpen));
			if (isOpen && !list.children.length)
				f.o!.forEach(([v, text], n) => {
					const item = document.createElement("lightning-base-combobox-item");
					item.id = `combobox-button-${id}-${n}-${id}`;
					item.className = "slds-media slds-listbox__option slds-media_center slds-media_small slds-listbox__option_plain";
					item.setAttribute("role", "option");
					item.setAttribute("aria-selected", "false");
					item.setAttribute("aria-checked", "false");
					item.dataset.value = v;
					item.innerHTML = `<span class="slds-media__figure slds-listbox__option-icon"></span><span class="slds-media__body"><span title="${text}" class="slds-truncate">${text}</span></span>`;
					item.addEventListener("mousedown", (e) => e.preventDefault());
					item.addEventListener("click", (e) => {
						e.stopPropagation();
						values[key] = v;
						button.dataset.value = v;
						button.firstElementChild!.textContent = text;
						for (const other of list.children) {
							other.setAttribute("aria-checked", String(other === item));
							other.setAttribute("aria-selected", String(other === item));
						}
						show(false);
					});
					list.append(item);
				});
		};
		button.addEventListener("click", () => show(!box.classList.contains("slds-is-open")));
		button.addEventListener("blur", () => show(false));
		button.addEventListener("keydown", (e) => e.key === "Escape" && show(false));
	} else if (kind === "radio" || kind === "boxes") {
		const type = kind === "radio" ? "radio" : "checkbox";
		host.innerHTML = `<fieldset class="slds-form-element"><legend class="slds-form-element__legend slds-form-element__label">${required(f)}${f.label}</legend><div class="slds-form-element__control">${f.o!.map(([v, text], n) => `<span class="slds-${type}"><input type="${type}" id="${type}-${n}-${id}" value="${v}" name="${type}Group-${id}"><label class="slds-${type}__label" for="${type}-${n}-${id}"><span class="slds-${type}_faux"></span><span class="slds-form-element__label">${text}</span></label></span>`).join("")}</div></fieldset>${help(f, id)}`;
		host.addEventListener("change", () => {
			const on = [...host.querySelectorAll<HTMLInputElement>("input:checked")].map((e) => e.value);
			values[key] = kind === "radio" ? (on[0] ?? "") : on;
		});
	} else if (kind === "box") {
		host.innerHTML = `<div class="slds-form-element__control slds-grow"><span class="slds-checkbox"><input type="checkbox" id="checkbox-${id}" name="${f.k}"><label class="slds-checkbox__label" for="checkbox-${id}"><span class="slds-checkbox_faux"></span><span class="slds-form-element__label">${required(f)}${f.label}</span></label></span></div>`;
		host.addEventListener("change", () => (values[key] = host.querySelector("input")!.checked));
	} else if (kind === "area") {
		host.innerHTML = `<label class="slds-form-element__label" for="input-${id}">${required(f)}${f.label}</label><div class="slds-form-element__control slds-grow textarea-container" part="textarea"><textarea class="slds-textarea" id="input-${id}" maxlength="4000"></textarea></div>${help(f, id)}`;
		host.addEventListener("input", () => (values[key] = host.querySelector("textarea")!.value));
	} else if (kind === "date") {
		host.innerHTML = `<lightning-datepicker><div class="slds-form-element slds-dropdown-trigger slds-dropdown-trigger_click"><label class="slds-form-element__label slds-no-flex" for="input-${id}">${required(f)}${f.label}</label><div class="slds-form-element__control slds-input-has-icon slds-input-has-icon_right" part="input-container"><input type="text" id="input-${id}" class="slds-input" part="input" autocomplete="off" name="${f.k}"${f.req ? " required" : ""} aria-describedby="help-message-${id}"><button class="slds-button slds-button_icon slds-input__icon slds-input__icon_right" type="button" tabindex="-1" title="Select a date for ${f.label}"><span class="slds-assistive-text">Select a date for ${f.label}</span></button></div><div class="slds-form-element__help" id="help-message-${id}">Format: Dec 31, 2024</div></div></lightning-datepicker>`;
		const input = host.querySelector("input")!;
		input.addEventListener("change", () => {
			const iso = parseDate(input.value);
			values[key] = iso ?? "";
			if (iso) input.value = writeDate(iso);
		});
	} else {
		host.innerHTML = `<div class="slds-form-element slds-form-element_stacked" part="input-text"><label class="slds-form-element__label slds-no-flex" for="input-${id}">${required(f)}${f.label}</label><div class="slds-form-element__control slds-grow" part="input-container"><input type="${kind === "number" ? "text" : kind}"${kind === "number" ? ' inputmode="decimal"' : ""} id="input-${id}" class="slds-input" part="input" name="${f.k}"${f.req ? " required" : ""}></div>${help(f, id)}</div>`;
		host.addEventListener("input", () => (values[key] = host.querySelector("input")!.value));
	}
	return host;
}

function grid(fields: Field[], prefix = "") {
	const out = document.createElement("lightning-layout");
	out.className = "slds-grid slds-wrap";
	for (const f of fields) {
		const item = document.createElement("lightning-layout-item");
		item.className = `slds-p-horizontal_small slds-size_${f.size ?? "1-of-2"}`;
		const host = control(f, prefix + f.k);
		shown[prefix + f.k] = host;
		item.append(host);
		out.append(item);
	}
	return out;
}
const shown: Record<string, HTMLElement> = {};
function card(title: string, ...inside: (Node | string)[]) {
	const section = document.createElement("lightning-card");
	section.innerHTML = `<article class="slds-card"><div class="slds-card__header slds-grid"><header class="slds-media slds-has-flexi-truncate"><div class="slds-media__body"><h2 class="slds-card__header-title"><span class="slds-text-heading_small slds-truncate">${title}</span></h2></div></header></div><div class="slds-card__body"></div></article>`;
	section.querySelector(".slds-card__body")!.append(...inside);
	return section;
}
const YN = same(["Yes", "No"]);
const EDU = same(["Did not finish high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree", "Unknown"]);
const ST = STATES;
const T = "1-of-3";
const SECTIONS: [string, string, Field[]][] = [
	["Personal Information", "Enter your name as it appears on your passport or other official documents.", [
		{ k: "FirstName", label: "Legal First Name", req: true, size: T }, { k: "MiddleName", label: "Middle Name", size: T }, { k: "LastName", label: "Last Name", req: true, size: T },
		{ k: "Suffix", label: "Suffix", t: "combo", o: same(["Jr.", "Sr.", "II", "III", "IV"]), size: T }, { k: "Preferred_Name__c", label: "Preferred First Name", size: T }, { k: "Birthdate", label: "Birthdate", t: "date", req: true, size: T },
		{ k: "Email", label: "Email", t: "email", req: true }, { k: "MobilePhone", label: "Mobile", t: "tel" },
		{ k: "SMS_Opt_In__c", label: "Yes, text me updates about events and deadlines. Message and data rates may apply.", t: "box", size: "1-of-1" },
		{ k: "SSN__c", label: "Social Security Number", t: "password", help: "Needed only if you will apply for federal student aid." }]],
	["Permanent Address", "", [
		{ k: "MailingStreet", label: "Street", req: true }, { k: "MailingStreet2", label: "Apartment, Suite, etc." },
		{ k: "MailingCity", label: "City", req: true }, { k: "MailingCountry", label: "Country", t: "combo", o: same(COUNTRIES), req: true }, { k: "MailingState", label: "State/Province", t: "combo", o: ST }, { k: "MailingPostalCode", label: "Zip/Postal Code", req: true }]],
	["Demographics", "Your responses are used for federal reporting and have no bearing on the admission decision.", [
		{ k: "Citizenship_Status__c", label: "Citizenship Status", t: "combo", req: true, o: same(["U.S. Citizen", "U.S. Permanent Resident", "DACA / Undocumented", "International (F-1 or other visa)"]) }, { k: "Legal_Sex__c", label: "Legal Sex", t: "combo", o: same(["Female", "Male", "X"]) },
		{ k: "Hispanic_Latino__c", label: "Do you consider yourself to be Hispanic/Latino?", t: "radio", o: YN }, { k: "First_Generation__c", label: "Will you be the first in your family to earn a bachelor's degree?", t: "radio", o: YN },
		{ k: "Race__c", label: "Race (check all that apply)", t: "boxes", o: same(["American Indian/Alaska Native", "Asian", "Black/African American", "Native Hawaiian/Pacific Islander", "White"]), size: "1-of-1" }]],
	["Plans and Academic History", "", [
		{ k: "Entry_Term__c", label: "Entry Term", t: "combo", req: true, o: [["a0X1", "Fall 2026"], ["a0X2", "Spring 2027"], ["a0X3", "Fall 2027"], ["a0X4", "Spring 2028"]] }, { k: "Program__c", label: "Program of Interest", t: "combo", req: true, o: same(MAJORS) },
		{ k: "High_School__c", label: "Current or Most Recent High School", req: true }, { k: "HS_City__c", label: "School City" }, { k: "HS_State__c", label: "School State", t: "combo", o: ST }, { k: "HS_Grad_Date__c", label: "Graduation Date", t: "date" },
		{ k: "GPA_Weighted__c", label: "Weighted GPA", t: "number", size: T }, { k: "Class_Rank__c", label: "Class Rank", t: "number", size: T }, { k: "Class_Size__c", label: "Graduating Class Size", t: "number", size: T },
		{ k: "SAT_ERW__c", label: "SAT Reading and Writing", t: "number", size: T }, { k: "SAT_Math__c", label: "SAT Math", t: "number", size: T }, { k: "ACT_Composite__c", label: "ACT Composite", t: "number", size: T },
		{ k: "Counselor_Name__c", label: "School Counselor Name" }, { k: "Counselor_Email__c", label: "School Counselor Email", t: "email" },
		{ k: "Suspended__c", label: "Have you ever been suspended or dismissed from a school?", t: "radio", o: YN, size: "1-of-1" }]],
];
const EXAM: Field[] = [{ k: "Exam_Name__c", label: "Exam", size: T }, { k: "Exam_Score__c", label: "Score", t: "combo", o: same(["1", "2", "3", "4", "5", "6", "7"]), size: T }, { k: "Exam_Date__c", label: "Date Taken", t: "date", size: T }];
const PARENTS: Field[] = ["Parent1", "Parent2"].flatMap((p, n): Field[] => [{ k: p + "_First_Name__c", label: `Parent ${n + 1} First Name`, size: T }, { k: p + "_Last_Name__c", label: `Parent ${n + 1} Last Name`, size: T }, { k: p + "_Education__c", label: `Parent ${n + 1} Education`, t: "combo", o: EDU, size: T }]);
const ACTIVITY: Field[] = [
	{ k: "Activity_Type__c", label: "Activity Type", t: "combo", req: true, o: same(["Academic", "Art or Music", "Athletics", "Community Service", "Debate/Speech", "Environmental", "Family Responsibilities", "Student Government", "Work (Paid)", "Other"]) }, { k: "Organization__c", label: "Organization Name", req: true },
	{ k: "Role__c", label: "Position/Role" }, { k: "Grade_Levels__c", label: "Grade Levels", t: "boxes", o: same(["9", "10", "11", "12"]) },
	{ k: "Hours_Per_Week__c", label: "Hours Per Week", t: "number" }, { k: "Weeks_Per_Year__c", label: "Weeks Per Year", t: "number" }, { k: "Description__c", label: "Description", t: "area", size: "1-of-1" }];
const CLOSING: Field[] = [
	{ k: "Lead_Source__c", label: "How did you first hear about Quillwort College?", t: "combo", o: same(["College fair", "Counselor", "Mailing", "Social media", "Website", "Other"]) },
	{ k: "Alumni_Relative__c", label: "Name of Alumni Relative", help: "First and last name, and class year if known" },
	{ k: "Essay__c", label: "Why Quillwort? Tell us what draws you to a small college on the river.", t: "area", size: "1-of-1" },
	{ k: "Certification__c", label: "I certify that all information submitted in this application is my own work, factually true, and honestly presented.", t: "box", req: true, size: "1-of-1" }, { k: "Signature__c", label: "Electronic Signature", req: true }];

const blank = (fields: Field[], prefix: string, n: number) => {
	for (let i = 0; i < n; i++) for (const f of fields) values[`${prefix}${i}_${f.k}`] = f.t === "boxes" ? [] : "";
};
blank(EXAM, "exam", 3);
blank(ACTIVITY, "activity", 3);

function repeater(name: string, title: string, fields: Field[], prefix: string, start: number) {
	const out = document.createElement(`c-${name}`);
	const rows = document.createElement("div");
	const more = document.createElement("lightning-button");
	more.innerHTML = `<button class="slds-button slds-button_neutral" type="button" part="button">Add ${title}</button>`;
	const grow = () => {
		const i = rows.children.length;
		const row = document.createElement("div");
		row.className = "slds-box slds-box_x-small slds-m-bottom_small";
		row.dataset.index = String(i);
		row.innerHTML = `<div class="slds-text-title_caps slds-m-bottom_x-small">${title} ${i + 1}</div>`;
		row.append(grid(fields, `${prefix}${i}_`));
		rows.append(row);
	};
	for (let i = 0; i < start; i++) grow();
	more.querySelector("button")!.addEventListener("click", grow);
	out.append(rows, more);
	return out;
}

const note = (text: string) => {
	const p = document.createElement("p");
	p.className = "slds-text-body_small slds-p-horizontal_small";
	p.textContent = text;
	return p;
};
const root = document.getElementById("root")!;
root.innerHTML = `<div class="siteforceServiceBody" data-aura-rendered-by="1:0"><div class="siteforceContentArea"><h1>Quillwort College Application for Admission</h1><ul class="slds-path"><li>Account</li><li aria-current="step">Application</li><li>Checklist</li></ul><c-application-form><form></form></c-application-form></div></div>`;
const form = root.querySelector("form")!;
for (const [title, intro, fields] of SECTIONS) form.append(card(title, ...(intro ? [note(intro)] : []), grid(fields)));
form.append(
	card("AP, IB and Other Examinations", note("Self-report results. Official reports are required upon enrollment."), repeater("exam-repeater", "Exam", EXAM, "exam", 1)),
	card("Family", grid(PARENTS)),
	card("Activities and Work Experience", note("List activities in order of importance to you."), repeater("activity-repeater", "Activity", ACTIVITY, "activity", 2)),
	card("Finish", grid(CLOSING)),
);
form.insertAdjacentHTML("beforeend", '<lightning-button><button class="slds-button slds-button_brand" type="submit" part="button">Submit Application</button></lightning-button>');
form.addEventListener("submit", (e) => {
	e.preventDefault();
	submitted = true;
});

function read(key: string) {
	const host = shown[key];
	if (!host) return Array.isArray(values[key]) ? [] : "";
	const button = host.querySelector<HTMLElement>("button[role=combobox]");
	if (button) return button.dataset.value ? button.textContent!.trim() : "";
	const boxes = [...host.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]")];
	const texts = boxes.filter((b) => b.checked).map((b) => b.nextElementSibling!.textContent!.trim());
	if (boxes.length) return Array.isArray(values[key]) ? texts : boxes[0].type === "radio" ? (texts[0] ?? "") : boxes[0].checked;
	return host.querySelector<HTMLInputElement>("input, textarea")!.value;
}
Object.assign(window, {
	formState: () => ({ ...values, submitted }),
	formShown: () => ({ ...Object.fromEntries(Object.keys(values).map((k) => [k, read(k)])), submitted }),
});
