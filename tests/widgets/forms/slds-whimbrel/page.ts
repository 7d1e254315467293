import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./slds.css";

type Opt = [value: string, label: string];
type Field = { field: string; label: string; required?: boolean; help?: string; hidden?: boolean; type?: string; options?: Opt[]; key?: string };
const values: Record<string, any> = { submitted: false };
const shown: Record<string, () => unknown> = {};
let uid = 12;
const same = (...names: string[]): Opt[] => names.map((n) => [n, n]);

function el(tag: string, attrs: Record<string, string> = {}, ...kids: (Node | string)[]) {
	const node = document.createElement(tag);
	for (const [k, v] of Object.entries(attrs)) node.setAttribute(k, v);
	node.append(...kids);
	return node;
}
const abbr = (f: Field) => (f.required ? [el("abbr", { class: "slds-required", title: "required", part: "required" }, "*")] : []);
const labelClass = (f: Field) => `slds-form-element__label${f.hidden ? " slds-assistive-text" : " slds-no-flex"}`;
const helpOf = (f: Field) => (f.help ? [el("div", { class: "slds-form-element__help", "data-help-message": "" }, f.help)] : []);

function input(f: Field) {
	const key = f.key ?? f.field;
	const id = `input-${uid++}`;
	values[key] = "";
	const attrs: Record<string, string> = { id, class: "slds-input", part: "input", name: f.field, type: f.type === "number" ? "text" : (f.type ?? "text") };
	if (f.type === "number") Object.assign(attrs, { inputmode: "decimal", autocomplete: "off" });
	if (f.required) attrs.required = "";
	const box = el("input", attrs) as HTMLInputElement;
	box.addEventListener("input", () => (values[key] = box.value));
	shown[key] = () => box.value;
	return el("lightning-input", { class: "slds-form-element", "data-field": f.field, "lightning-input_input-host": "" },
		el("lightning-primitive-input-simple", { exportparts: "input-text, input-container, input" },
			el("div", { part: "input-text" }, el("label", { for: id, class: labelClass(f), part: "label" }, ...abbr(f), f.label),
				el("div", { part: "input-container", class: "slds-form-element__control slds-grow" }, box), ...helpOf(f))));
}
function textarea(f: Field) {
	const key = f.key ?? f.field;
	const id = `input-${uid++}`;
	values[key] = "";
	const box = el("textarea", { id, class: "slds-textarea", name: f.field, part: "textarea", rows: "2" }) as HTMLTextAreaElement;
	box.addEventListener("input", () => (values[key] = box.value));
	shown[key] = () => box.value;
	return el("lightning-textarea", { class: "slds-form-element", "data-field": f.field }, el("label", { class: labelClass(f), for: id, part: "label" }, ...abbr(f), f.label),
		el("div", { class: "slds-form-element__control slds-grow textarea-container", part: "input-container" }, box), ...helpOf(f));
}
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
function datepicker(f: Field) {
	const id = `input-${uid++}`;
	values[f.field] = "";
	const box = el("input", { id, type: "text", class: "slds-input", part: "input", name: f.field, autocomplete: "off", ...(f.required ? { required: "" } : {}), "aria-describedby": `help-message-${uid}` }) as HTMLInputElement;
	const error = el("div", { class: "slds-form-element__help", "data-error-message": "", role: "alert" });
	const draw = (y: number, m: number, d: number) => {
		values[f.field] = `${y}-${String(m + 1).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
		box.value = `${MONTHS[m]} ${d}, ${y}`;
	};
	box.addEventListener("change", () => {
		error.textContent = "";
		const medium = /^([A-Za-z]{3}) (\d{1,2}), (\d{4})$/.exec(box.value.trim());
		const short = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(box.value.trim());
		if (medium && MONTHS.includes(medium[1])) draw(+medium[3], MONTHS.indexOf(medium[1]), +medium[2]);
		else if (short && +short[1] >= 1 && +short[1] <= 12) draw(+short[3], +short[1] - 1, +short[2]);
		else {
			values[f.field] = "";
			if (box.value) error.textContent = "Your entry does not match the allowed format MMM d, yyyy.";
		}
	});
	shown[f.field] = () => box.value;
	const wrap = el("div", { class: "slds-form-element slds-dropdown-trigger slds-dropdown-trigger_click", part: "input-date" });
	const icon = el("button", { class: "slds-button slds-button_icon slds-input__icon slds-input__icon_right", type: "button", tabindex: "-1", title: `Select a date for ${f.label}` }, "▦", el("span", { class: "slds-assistive-text" }, `Select a date for ${f.label}`));
	let open: HTMLElement | null = null;
	icon.addEventListener("click", () => {
		if (open) return void (open.remove(), (open = null));
		const now = values[f.field] ? new Date(`${values[f.field]}T12:00`) : new Date();
		open = el("lightning-calendar", { class: "slds-datepicker slds-dropdown slds-dropdown_left", role: "dialog", "aria-label": "Date picker" });
		let [y, m] = [now.getFullYear(), now.getMonth()];
		const paint = () => {
			const move = (by: number, title: string) => {
				const b = el("button", { type: "button", class: "slds-button slds-button_icon", title }, by < 0 ? "◀" : "▶");
				b.addEventListener("click", () => ((m += by), (y += Math.floor(m / 12)), (m = (m + 12) % 12), paint()));
				return b;
			};
			const body = el("tbody");
			for (let d = 1 - new Date(y, m, 1).getDay(), last = new Date(y, m + 1, 0).getDate(); d <= last; d += 7)
				body.append(el("tr", {}, ...Array.from({ length: 7 }, (_, i) => {
					const day = d + i;
					const cell = el("td", { role: "gridcell" }, el("span", { class: "slds-day" }, day >= 1 && day <= last ? String(day) : ""));
					if (day >= 1 && day <= last) cell.addEventListener("click", () => (draw(y, m, day), open?.remove(), (open = null)));
					return cell;
				})));
			open!.replaceChildren(move(-1, "Previous Month"), el("h2", { "aria-live": "polite" }, `${MONTHS[m]} ${y}`), move(1, "Next Month"), el("table", { class: "slds-datepicker__month", role: "grid" }, body));
		};
		paint();
		wrap.append(open);
	});
	wrap.append(el("label", { for: id, class: labelClass(f), part: "label" }, ...abbr(f), f.label), el("div", { class: "slds-form-element__control slds-input-has-icon slds-input-has-icon_right", part: "input-container" }, box, el("lightning-button-icon", {}, icon)),
		el("div", { id: `help-message-${uid}`, class: "slds-form-element__help" }, "Format: Dec 31, 2024"), error);
	return el("lightning-input", { class: "slds-form-element", "data-field": f.field }, el("lightning-datepicker", { class: "slds-form-element" }, wrap));
}
function combobox(f: Field, onchange?: (v: string) => void) {
	const key = f.key ?? f.field;
	const n = uid++;
	let options = f.options ?? [];
	let value = "";
	if (f.key !== "-") values[key] = "";
	const text = el("span", { class: "slds-truncate" }, "Select an Option");
	const button = el("button", { type: "button", role: "combobox", id: `combobox-button-${n}`, part: "input-button", name: f.field, class: "slds-combobox__input slds-input_faux fix-slds-input_faux slds-combobox__input-value", "aria-controls": `dropdown-element-${n}`, "aria-expanded": "false", "aria-haspopup": "listbox", "aria-label": f.label, "data-value": "" }, text);
	const list = el("div", { id: `dropdown-element-${n}`, "data-dropdown-element": "", part: "dropdown overlay", class: "slds-listbox slds-listbox_vertical slds-dropdown slds-dropdown_left slds-dropdown_length-5 slds-dropdown_fluid", role: "listbox", "aria-label": f.label });
	const trigger = el("div", { class: "slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click", part: "input-container" }, el("div", { class: "slds-combobox__form-element slds-input-has-icon slds-input-has-icon_right", role: "none" }, button), list);
	let active = -1;
	const mark = (i: number) => {
		list.querySelectorAll(".slds-has-focus").forEach((o) => o.classList.remove("slds-has-focus"));
		active = Math.max(0, Math.min(i, options.length - 1));
		const item = list.children[active];
		if (!item) return;
		item.classList.add("slds-has-focus");
		button.setAttribute("aria-activedescendant", item.id);
		item.scrollIntoView({ block: "nearest" });
	};
	const pick = (v: string) => {
		value = v;
		if (f.key !== "-") values[key] = v;
		text.textContent = options.find(([o]) => o === v)?.[1] ?? "Select an Option";
		button.setAttribute("data-value", v);
		host.setAttribute("data-picked", v);
		onchange?.(v);
	};
	const toggle = (to: boolean) => {
		trigger.classList.toggle("slds-is-open", to);
		button.setAttribute("aria-expanded", String(to));
		if (!to) return;
		list.replaceChildren(...options.map(([v, t], i) => {
			const item = el("lightning-base-combobox-item", { id: `combobox-button-${n}-${i}-${n}`, role: "option", "data-item-id": `combobox-button-${n}-${i}`, "data-value": v, class: "slds-media slds-listbox__option slds-media_center slds-media_small slds-listbox__option_plain", "aria-selected": String(v === value), "aria-checked": String(v === value) },
				el("span", { class: "slds-media__figure slds-listbox__option-icon" }), el("span", { class: "slds-media__body" }, el("span", { class: "slds-truncate", title: t }, t)));
			item.addEventListener("click", () => (pick(v), toggle(false)));
			return item;
		}));
		mark(Math.max(0, options.findIndex(([v]) => v === value)));
	};
	list.addEventListener("mousedown", (e) => e.preventDefault());
	button.addEventListener("click", () => toggle(!trigger.classList.contains("slds-is-open")));
	button.addEventListener("blur", () => toggle(false));
	button.addEventListener("keydown", (e) => {
		const isOpen = trigger.classList.contains("slds-is-open");
		if (e.key === "ArrowDown" || e.key === "ArrowUp") {
			e.preventDefault();
			if (isOpen) mark(active + (e.key === "ArrowDown" ? 1 : -1));
			else toggle(true);
		} else if (e.key === "Enter" && isOpen) {
			e.preventDefault();
			if (options[active]) pick(options[active][0]);
			toggle(false);
		} else if (e.key === "Escape") toggle(false);
		else if (e.key.length === 1 && e.key !== " " && isOpen) mark(Math.max(0, options.findIndex(([, t]) => t.toLowerCase().startsWith(e.key.toLowerCase()))));
	});
	if (f.key !== "-") shown[key] = () => (values[key] ? text.textContent : "");
	const host = el("lightning-combobox", { class: "slds-form-element", "data-field": f.field },
		el("div", { class: "slds-form-element", part: "combobox" }, el("label", { id: `combobox-label-id-${n}`, for: `combobox-button-${n}`, class: labelClass(f), part: "label" }, ...abbr(f), f.label),
			el("div", { class: "slds-form-element__control" }, el("lightning-base-combobox", { class: "slds-combobox_container", variant: "standard" }, el("div", { class: "slds-combobox_container" }, trigger))), ...helpOf(f))) as HTMLElement & { setOptions(o: Opt[]): void };
	host.setOptions = (o) => {
		options = o;
		pick("");
	};
	return host;
}
function choices(f: Field, kind: "radio" | "checkbox") {
	const key = f.key ?? f.field;
	const n = uid++;
	values[key] = kind === "radio" ? "" : [];
	const set = el("div", { class: "slds-form-element__control" }, ...(f.options ?? []).map(([v, t], i) => {
		const id = `${kind}-${i}-${n}`;
		const box = el("input", { type: kind, id, value: v, name: `${kind}Group-${n}`, part: kind }) as HTMLInputElement;
		box.addEventListener("change", () => {
			values[key] = kind === "radio" ? v : [...set.querySelectorAll<HTMLInputElement>("input:checked")].map((b) => b.value);
		});
		return el("span", { class: `slds-${kind}` }, box, el("label", { class: `slds-${kind}__label`, for: id, part: `input-${kind}` }, el("span", { class: `slds-${kind}_faux`, part: "indicator" }), el("span", { class: "slds-form-element__label", part: "label" }, t)));
	}));
	shown[key] = () => {
		const texts = [...set.querySelectorAll("input:checked")].map((b) => b.nextElementSibling!.textContent);
		return kind === "radio" ? (texts[0] ?? "") : texts;
	};
	return el(`lightning-${kind}-group`, { class: "slds-form-element", "data-field": f.field }, el("fieldset", { class: "slds-form-element" }, el("legend", { class: "slds-form-element__legend slds-form-element__label", part: "label" }, ...abbr(f), f.label), set), ...helpOf(f));
}
function checkbox(f: Field) {
	const id = `checkbox-${uid++}`;
	values[f.field] = false as any;
	const box = el("input", { type: "checkbox", id, name: f.field, part: "checkbox", ...(f.required ? { required: "" } : {}) }) as HTMLInputElement;
	box.addEventListener("change", () => (values[f.field] = box.checked));
	shown[f.field] = () => box.checked;
	return el("lightning-input", { class: "slds-form-element", "data-field": f.field }, el("lightning-primitive-input-checkbox", {}, el("div", { class: "slds-form-element__control", part: "input-checkbox" }, el("span", { class: "slds-checkbox" }, ...abbr(f), box, el("label", { class: "slds-checkbox__label", for: id }, el("span", { class: "slds-checkbox_faux", part: "indicator" }), el("span", { class: "slds-form-element__label", part: "label" }, f.label))))));
}
const col = (node: Node, size = "1-of-2") => el("lightning-layout-item", { class: `slds-col slds-size_${size}` }, node);
const grid = (...kids: Node[]) => el("lightning-layout", { class: "slds-grid slds-wrap" }, ...kids);
const card = (title: string, ...kids: Node[]) => el("lightning-card", { class: "slds-card-wrapper", "c-admissionapplication_admissionapplication": "" }, el("article", { class: "slds-card" }, el("div", { class: "slds-card__header slds-grid" }, el("h2", { class: "slds-card__header-title" }, el("span", { class: "slds-text-heading_small slds-truncate" }, title))), el("div", { class: "slds-card__body slds-card__body_inner" }, el("slot", {}, ...kids))));

const yesNo = same("Yes", "No");
const countries: Opt[] = COUNTRIES.map((c) => [c.slice(0, 14).toUpperCase().replace(/ /g, "_"), c]);
const province = combobox({ field: "provinceCode", label: "State/Province", required: true });
const country = combobox({ field: "countryCode", label: "Country", required: true, options: countries }, (v) => province.setOptions(v === "UNITED_STATES_" ? STATES : v === "CANADA" ? same("Alberta", "British Columbia", "Ontario", "Quebec") : []));
const address = el("lightning-input-address", { class: "slds-form-element" }, el("fieldset", { class: "slds-form-element slds-form-element_compound slds-form-element_address" }, el("legend", { class: "slds-form-element__label slds-text-title_caps" }, "Permanent Address"),
	el("div", { class: "slds-form-element__control" }, grid(col(country, "1-of-1"), col(textarea({ field: "street", label: "Street", required: true }), "1-of-1"), col(input({ field: "city", label: "City", required: true })), col(province), col(input({ field: "postalCode", label: "Zip/Postal Code" }))))));

const educ = same("Did not finish high school", "High school graduate or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree");
const grades = same("Grade 9", "Grade 10", "Grade 11", "Grade 12");
const activityTypes = same("Academic Club", "Arts", "Athletics", "Community Service", "Employment (Paid)", "Environment", "Religious", "Speech/Debate", "Student Government", "Other");

// courses
const courseTable = el("table", { class: "slds-table slds-table_cell-buffer slds-table_bordered", "aria-labelledby": "courses-head" }, el("thead", {}, el("tr", { class: "slds-line-height_reset" }, ...["Course Title", "Final Grade", "Credits"].map((t) => el("th", { scope: "col" }, el("div", { class: "slds-truncate", title: t }, t))))),
	el("tbody", {}, ...[0, 1, 2].map((i) => el("tr", { class: "slds-hint-parent", "data-index": String(i) }, ...([["Course_Title__c", "Course Title", "title"], ["Final_Grade__c", "Final Grade", "grade"], ["Credits__c", "Credits", "credits"]] as const).map(([field, label, k]) => el("td", {}, input({ field, label, hidden: true, key: `course${i}_${k}`, type: k === "credits" ? "number" : undefined })))))));

// activities
const entries = el("div", { class: "slds-m-bottom_small" });
let activities = 0;
function addActivity() {
	const i = activities++;
	const k = (s: string) => `activity${i}_${s}`;
	entries.append(el("c-activity-entry", { "data-index": String(i) }, el("div", { class: "slds-box" }, el("h3", { class: "slds-text-heading_small" }, `Activity ${i + 1}`), grid(
		col(combobox({ field: "Type__c", label: "Activity Type", options: activityTypes, key: k("type") })), col(input({ field: "Organization__c", label: "Organization Name", key: k("org") })),
		col(input({ field: "Role__c", label: "Your Role", key: k("role") })), col(input({ field: "Hours__c", label: "Average Hours per Week", type: "number", key: k("hours") })),
		col(choices({ field: "Grades__c", label: "Grade Levels Involved", options: grades, key: k("grades") }, "checkbox"), "1-of-1")))));
}
for (const i of [0, 1, 2]) for (const s of ["type", "org", "role", "hours", "grades"]) {
	values[`activity${i}_${s}`] = s === "grades" ? [] : "";
	shown[`activity${i}_${s}`] = () => (s === "grades" ? [] : "");
}
const addButton = el("button", { class: "slds-button slds-button_neutral", type: "button", part: "button", name: "addActivity" }, "Add Activity");
addButton.addEventListener("click", addActivity);

// exams
const examBody = el("tbody");
let exams = 0;
for (const i of [0, 1, 2]) for (const s of ["subject", "year", "score"]) {
	values[`exam${i}_${s}`] = "";
	shown[`exam${i}_${s}`] = () => examBody.querySelectorAll("tr")[i]?.querySelector(`[data-label=${s}]`)?.textContent ?? "";
}
const subjects = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "Psychology", "Statistics", "United States History", "World History: Modern"];
function examModal() {
	const parts = [combobox({ field: "Exam_Subject__c", label: "AP Exam", required: true, options: same(...subjects), key: "-" }), combobox({ field: "Exam_Year__c", label: "Year Taken", required: true, options: same("2023", "2024", "2025", "2026", "2027"), key: "-" }), combobox({ field: "Exam_Score__c", label: "Score", required: true, options: same("5", "4", "3", "2", "1"), key: "-" })];
	const cancel = el("button", { class: "slds-button slds-button_neutral", type: "button" }, "Cancel");
	const save = el("button", { class: "slds-button slds-button_brand", type: "button" }, "Save");
	const close = el("button", { class: "slds-button slds-button_icon slds-modal__close", type: "button", title: "Close" }, "✕", el("span", { class: "slds-assistive-text" }, "Cancel and close"));
	const modal = el("c-exam-modal", {}, el("section", { role: "dialog", tabindex: "-1", "aria-modal": "true", "aria-labelledby": "modal-heading-01", class: "slds-modal slds-fade-in-open" }, el("div", { class: "slds-modal__container" }, close, el("div", { class: "slds-modal__header" }, el("h1", { id: "modal-heading-01", class: "slds-modal__title slds-hyphenate" }, "New Exam Score")),
		el("div", { class: "slds-modal__content slds-p-around_medium", id: "modal-content-id-1" }, ...parts), el("div", { class: "slds-modal__footer" }, cancel, save))), el("div", { class: "slds-backdrop slds-backdrop_open", role: "presentation" }));
	const shut = () => modal.remove();
	cancel.addEventListener("click", shut);
	close.addEventListener("click", shut);
	save.addEventListener("click", () => {
		const [subject, year, score] = parts.map((p) => p.getAttribute("data-picked") ?? "");
		if (!subject || !year || !score) return;
		Object.assign(values, { [`exam${exams}_subject`]: subject, [`exam${exams}_year`]: year, [`exam${exams}_score`]: score });
		exams++;
		examBody.append(el("tr", { class: "slds-hint-parent" }, el("td", { "data-label": "subject" }, subject), el("td", { "data-label": "year" }, year), el("td", { "data-label": "score" }, score)));
		shut();
	});
	document.body.append(modal);
}
const newExam = el("button", { class: "slds-button slds-button_neutral", type: "button", name: "newExam" }, "New Exam Score");
newExam.addEventListener("click", examModal);

const parent = (n: number) => [el("h3", { class: "slds-text-heading_small" }, `Parent/Guardian ${n}`), grid(col(input({ field: `Parent${n}_FirstName__c`, label: "First Name" }), "1-of-3"), col(input({ field: `Parent${n}_LastName__c`, label: "Last Name" }), "1-of-3"), col(combobox({ field: `Parent${n}_Education__c`, label: "Highest Level of Education", options: educ }), "1-of-3"))];
const submit = el("button", { class: "slds-button slds-button_brand", type: "button" }, "Submit Application");
submit.addEventListener("click", () => (values.submitted = true));

document.getElementById("root")!.append(
	el("header", { class: "cb-header", role: "banner" }, "Cascadia State University · Applicant Portal"),
	el("main", { class: "cb-body" }, el("c-admission-application", {},
		el("h1", { class: "slds-text-heading_large" }, "Undergraduate Application for Admission"),
		card("Personal Information",
			grid(col(input({ field: "FirstName", label: "Legal First Name", required: true }), "1-of-3"), col(input({ field: "MiddleName", label: "Middle Name" }), "1-of-3"), col(input({ field: "LastName", label: "Legal Last Name", required: true }), "1-of-3"),
				col(input({ field: "Email", label: "Email", type: "email", required: true })), col(input({ field: "MobilePhone", label: "Mobile Phone", type: "tel", help: "Ten digits, no spaces or dashes." })),
				col(datepicker({ field: "Birthdate", label: "Date of Birth", required: true })), col(input({ field: "Portal_Password__c", label: "Create a Portal Password", type: "password", required: true })),
				col(checkbox({ field: "Sms_Opt_In__c", label: "Text me deadline reminders and event invitations" }), "1-of-1")), address),
		card("Demographics", el("p", { class: "slds-text-color_weak" }, "Responses are used for federal reporting and do not affect the admission decision."),
			grid(col(combobox({ field: "Gender__c", label: "Gender", options: same("Female", "Male", "Non-binary", "Prefer not to say") })), col(choices({ field: "Hispanic__c", label: "Are you Hispanic or Latino?", options: yesNo }, "radio")),
				col(choices({ field: "Race__c", label: "Race (select one or more)", options: same("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White") }, "checkbox"), "1-of-1"),
				col(combobox({ field: "Citizenship__c", label: "Citizenship Status", required: true, options: same("U.S. Citizen", "U.S. Permanent Resident", "DACA or Undocumented", "International (Non-Immigrant Visa)") })), col(choices({ field: "First_Gen__c", label: "Will you be the first in your family to graduate from college?", options: yesNo }, "radio")))),
		card("Enrollment Plans", grid(col(combobox({ field: "Entry_Term__c", label: "Entry Term", required: true, options: same("Spring 2027", "Summer 2027", "Fall 2027", "Spring 2028", "Fall 2028") })), col(combobox({ field: "Program__c", label: "Intended Program of Study", required: true, options: same(...MAJORS) })),
			col(combobox({ field: "Lead_Source__c", label: "How did you hear about Cascadia State?", options: same("College fair", "Counselor", "Friend or family", "Online search") })))),
		card("High School", grid(col(input({ field: "HS_Name__c", label: "High School", required: true })), col(datepicker({ field: "HS_Grad_Date__c", label: "Expected Graduation Date", required: true })), col(input({ field: "HS_GPA_Weighted__c", label: "Weighted GPA", type: "number" })), col(input({ field: "ACT_Composite__c", label: "ACT Composite", type: "number" })), 
			col(input({ field: "Counselor_Name__c", label: "School Counselor Name" })), col(input({ field: "Counselor_Email__c", label: "School Counselor Email", type: "email" })))),
		card("High School Coursework", el("p", { id: "courses-head" }, "Report three courses from your high school transcript."), courseTable),
		card("Exam Scores", el("p", {}, "Self-report Advanced Placement results, one record for each exam."), el("table", { class: "slds-table slds-table_bordered slds-m-bottom_small" }, el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "AP Exam"), el("th", { scope: "col" }, "Year"), el("th", { scope: "col" }, "Score"))), examBody), newExam),
		card("Activities and Work", entries, addButton),
		card("Family", ...parent(1), ...parent(2)),
		card("Emergency Contact", grid(col(input({ field: "Emergency_Name__c", label: "Full Name" })), col(input({ field: "Emergency_Phone__c", label: "Phone", type: "tel" })))),
		card("Signature", grid(col(checkbox({ field: "Certify__c", label: "I certify that all information submitted is complete and accurate.", required: true }), "1-of-1"), col(input({ field: "Signature__c", label: "Signature (type full name)", required: true }))), submit),
	)));
(window as any).formState = () => ({ ...values });
(window as any).formShown = () => Object.fromEntries(Object.entries(shown).map(([k, f]) => [k, f()]));
