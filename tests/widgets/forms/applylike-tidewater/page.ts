import "./page.css";
import { STATES } from "../../lists";

/** The form as its builder exports it. */
interface Field {
	key: string;
	type: "text" | "email" | "tel" | "number" | "textarea" | "select" | "radio" | "checkboxes" | "single";
	label: string;
	required?: boolean;
	help?: string;
	placeholder?: string;
	options?: string[];
	limit?: number;
}
type Block =
	| { section: string; html?: string }
	| Field
	| { group: string; required?: boolean; help?: string; fields: Field[] }
	| { table: string; help?: string; prefix: string; rows: number; columns: Field[] }
	| { repeat: string; item: string; help?: string; prefix: string; fields: Field[] };

const STATE_NAMES = STATES.map(([, name]) => name);
const YES_NO = ["Yes", "No"];
const EDUCATION = ["Less than high school", "High school diploma / GED", "Some college", "Associate's degree", "Bachelor's degree", "Graduate degree", "Unsure"];

const FORM: Block[] = [
	{ section: "About You", html: "One application is used for all of the Foundation's scholarship funds. You will be matched automatically with the funds for which you qualify." },
	{
		group: "Applicant Name",
		required: true,
		help: "Please give your legal name.",
		fields: [
			{ key: "first", type: "text", label: "First Name" },
			{ key: "middle", type: "text", label: "Middle Name" },
			{ key: "last", type: "text", label: "Last Name" },
		],
	},
	{ key: "nickname", type: "text", label: "What name do you go by, if different?" },
	{ key: "pronouns", type: "select", label: "Pronouns", options: ["She/her/hers", "He/him/his", "They/them/theirs", "Use my name", "Prefer not to say"] },
	{ key: "email", type: "email", label: "Email", required: true, help: "All award notices are sent by email. Please use an address that you check over the summer." },
	{ key: "phone", type: "tel", label: "Phone Number", required: true, help: "Format: (XXX) XXX-XXXX" },
	{ key: "born", type: "text", label: "Date of Birth", required: true, placeholder: "MM/DD/YYYY" },
	{
		group: "Home Address",
		required: true,
		fields: [
			{ key: "country", type: "select", label: "Country", options: ["Canada", "Mexico", "United States of America", "Other"] },
			{ key: "line1", type: "text", label: "Address" },
			{ key: "line2", type: "text", label: "Address Line 2 (optional)" },
			{ key: "city", type: "text", label: "City" },
			{ key: "state", type: "select", label: "State, Province, or Region", options: STATE_NAMES },
			{ key: "zip", type: "text", label: "Zip or Postal Code" },
		],
	},
	{ key: "resident", type: "radio", label: "Have you lived in the Tidewater service area for at least twelve months?", required: true, options: YES_NO },
	{ key: "citizen", type: "radio", label: "Which of these describes you?", required: true, help: "A few of our donors restrict their funds to U.S. citizens. Most do not.", options: ["U.S. citizen", "Permanent resident", "DACA recipient or undocumented", "International student", "Prefer not to answer"] },
	{ key: "gender", type: "select", label: "Gender identity", options: ["Woman/Female", "Man/Male", "Non-binary", "Another identity", "Prefer not to answer"] },
	{ key: "race", type: "checkboxes", label: "Race and ethnicity (check all that apply)", options: ["American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latino/a/x", "Middle Eastern or North African", "Pacific Islander", "White"] },
	{ section: "Your Family", html: "Financial information is confidential and is used only for need-based funds." },
	{
		group: "Parent/Guardian #1",
		fields: [
			{ key: "pg1name", type: "text", label: "Full Name" },
			{ key: "pg1job", type: "text", label: "Occupation" },
			{ key: "pg1edu", type: "select", label: "Level of Education", options: EDUCATION },
			{ key: "pg1phone", type: "tel", label: "Daytime Phone" },
		],
	},
	{
		group: "Parent/Guardian #2",
		fields: [
			{ key: "pg2name", type: "text", label: "Full Name" },
			{ key: "pg2job", type: "text", label: "Occupation" },
			{ key: "pg2edu", type: "select", label: "Level of Education", options: EDUCATION },
		],
	},
	{ table: "Brothers and Sisters", help: "Please list siblings, including step-siblings, who depend on the same household.", prefix: "sib", rows: 3, columns: [{ key: "name", type: "text", label: "Sibling's Name" }, { key: "age", type: "number", label: "Age" }] },
	{ key: "income", type: "select", label: "Approximate total household income last year", required: true, options: ["Under $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 - $149,999", "$150,000 and above"] },
	{ key: "household", type: "number", label: "How many people does this income support?" },
	{ key: "firstgen", type: "radio", label: "Are you a first-generation college student?", help: "First-generation means that neither parent holds a four-year degree.", options: ["Yes", "No", "Not sure"] },
	{ section: "Education" },
	{ key: "school", type: "text", label: "Name of your high school", required: true },
	{
		group: "High school location",
		fields: [
			{ key: "schoolCity", type: "text", label: "City" },
			{ key: "schoolState", type: "select", label: "State", options: STATE_NAMES },
		],
	},
	{ key: "graduates", type: "text", label: "Month and year of high school graduation", placeholder: "MM/YYYY" },
	{ key: "gpa", type: "text", label: "Cumulative GPA (unweighted, 4.0 scale)", required: true, help: "Must match the transcript uploaded in the next task." },
	{ key: "rank", type: "text", label: "Class rank and class size", help: "Write as rank/size. Leave blank if your school does not rank." },
	{
		group: "Test scores (optional)",
		fields: [
			{ key: "sat", type: "number", label: "SAT total" },
			{ key: "act", type: "number", label: "ACT composite" },
		],
	},
	{ key: "college", type: "text", label: "College or university you plan to attend (first choice)", required: true },
	{ key: "major", type: "text", label: "Planned major or program" },
	{ key: "career", type: "text", label: "What career do you hope to pursue?" },
	{ section: "Involvement", html: "Clubs, sports, volunteering, paid work and caring for family all count." },
	{
		repeat: "Activities, Service and Work",
		item: "Activity",
		help: "Add up to five. Begin with the one that matters most to you.",
		prefix: "act",
		fields: [
			{ key: "name", type: "text", label: "Name of activity, organization or employer", required: true },
			{ key: "type", type: "select", label: "Kind of involvement", options: ["Arts", "Athletics", "Community service", "Debate or speech", "Environment", "Family responsibilities", "Paid work", "Religious", "School club", "Other"] },
			{ key: "role", type: "text", label: "Your role / leadership position" },
			{ key: "grades", type: "checkboxes", label: "Grades participated", options: ["9th", "10th", "11th", "12th"] },
			{ key: "hours", type: "select", label: "Average hours per week", options: ["Less than 1", "1-5", "6-10", "11-15", "16 or more"] },
			{ key: "weeks", type: "number", label: "Number of weeks per year" },
			{ key: "about", type: "textarea", label: "What did you do?", limit: 500 },
		],
	},
	{
		table: "Honors and Awards",
		help: "List up to three.",
		prefix: "award",
		rows: 3,
		columns: [
			{ key: "title", type: "text", label: "Award" },
			{ key: "grade", type: "select", label: "Grade when received", options: ["9", "10", "11", "12"] },
			{ key: "why", type: "textarea", label: "What was it for?" },
		],
	},
	{ section: "Reference", html: "Your reference receives an email with a private link. Relatives may not serve as references." },
	{ key: "refName", type: "text", label: "Reference's name", required: true },
	{ key: "refEmail", type: "email", label: "Reference's email address", required: true },
	{ key: "refHow", type: "text", label: "How does this person know you?" },
	{ section: "Short Essay" },
	{ key: "essay", type: "textarea", label: "Describe a time when somebody in your community changed your mind about something.", required: true, help: "Between 150 and 300 words.", limit: 2500 },
	{ section: "Finish" },
	{ key: "heard", type: "select", label: "How did you find out about our scholarships?", options: ["School counselor", "Teacher", "Foundation website", "Social media", "Friend or relative", "Newspaper", "Other"] },
	{ key: "news", type: "single", label: "Keep me informed about the Foundation's events and other opportunities." },
	{ key: "agree", type: "single", label: "I have read the Scholarship Terms and certify that everything in this application is my own work and true to the best of my knowledge.", required: true },
	{ key: "signed", type: "text", label: "Signature (type your name)", required: true },
];

const hash = (text: string) => {
	let value = 0x811c9dc5;
	for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193) >>> 0;
	return value.toString(16).padStart(8, "0");
};
const element = <K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Record<string, string> = {}, ...children: (Node | string)[]) => {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	made.append(...children);
	return made;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const CONTROLS = new Map<string, Control[]>();
let submitted = false;

const star = () => element("span", { class: "form-field__required", "aria-hidden": "true" }, "*");
const help = (id: string, text: string) => element("div", { class: "form-field__help", id: `help-${id}` }, element("p", {}, text));

/** The bare control of a field, under the id that its label names. */
function controlOf(field: Field, key: string, attributes: Record<string, string> = {}): Control {
	const id = `field-${hash(key)}`;
	const common = { id, name: `responses[${hash(key)}]`, class: "form-control", ...(field.required ? { "aria-required": "true" } : {}), ...(field.help ? { "aria-describedby": `help-${id}` } : {}), ...attributes };
	let control: Control;
	if (field.type === "select") {
		control = element("select", common, element("option", { value: "" }, "Select…"));
		for (const option of field.options ?? []) control.append(element("option", { value: option }, option));
	} else if (field.type === "textarea") control = element("textarea", { rows: "4", ...common, ...(field.limit ? { maxlength: String(field.limit) } : {}) });
	else control = element("input", { type: field.type, ...common, ...(field.placeholder ? { placeholder: field.placeholder } : {}) });
	CONTROLS.set(key, [control]);
	return control;
}

function fieldOf(field: Field, key = field.key): HTMLElement {
	const id = `field-${hash(key)}`;
	if (field.type === "radio" || field.type === "checkboxes") {
		const legend = element("legend", {}, element("span", {}, field.label), ...(field.required ? [star()] : []));
		const set = element("fieldset", { class: `form-field form-field--${field.type}`, id }, legend);
		if (field.help) set.append(help(id, field.help));
		const boxes = (field.options ?? []).map((option, at) => {
			const box = element("input", { type: field.type === "radio" ? "radio" : "checkbox", id: `${id}-${at}`, name: `responses[${hash(key)}]${field.type === "radio" ? "" : "[]"}`, value: hash(option) });
			set.append(element("div", { class: "choice" }, box, element("label", { for: `${id}-${at}` }, option)));
			return box;
		});
		CONTROLS.set(key, boxes);
		return set;
	}
	if (field.type === "single") {
		const box = element("input", { type: "checkbox", id, name: `responses[${hash(key)}]`, value: "1" });
		CONTROLS.set(key, [box]);
		return element("div", { class: "form-field form-field--single" }, element("div", { class: "choice" }, box, element("label", { for: id }, field.label, ...(field.required ? [star()] : []))));
	}
	const wrapper = element("div", { class: `form-field form-field--${field.type}` }, element("label", { class: "form-field__label", for: id }, element("span", {}, field.label), ...(field.required ? [star()] : [])));
	if (field.help) wrapper.append(help(id, field.help));
	const control = controlOf(field, key);
	wrapper.append(control);
	if (field.limit) {
		const left = element("div", { class: "limit" }, `0 / ${field.limit} characters`);
		control.addEventListener("input", () => (left.textContent = `${control.value.length} / ${field.limit} characters`));
		wrapper.append(left);
	}
	return wrapper;
}

function blockOf(block: Block): HTMLElement {
	if ("section" in block) return element("div", { class: "section-break" }, element("h2", {}, block.section), ...(block.html ? [element("p", {}, block.html)] : []));
	if ("group" in block) {
		const id = `group-${hash(block.group)}`;
		const set = element("fieldset", { class: "form-field form-field--compound" }, element("legend", {}, block.group, ...(block.required ? [star()] : [])));
		if (block.help) set.append(help(id, block.help));
		const grid = element("div", { class: "sub-fields" });
		for (const field of block.fields)
			grid.append(element("div", { class: "sub-field" }, element("label", { for: `field-${hash(field.key)}` }, field.label), controlOf(field, field.key)));
		set.append(grid);
		return set;
	}
	if ("table" in block) {
		const id = `tbl-${hash(block.table)}`;
		const head = element("tr", {}, element("td"), ...block.columns.map((column, at) => element("th", { scope: "col", id: `${id}-c${at}` }, column.label)));
		const body = element("tbody");
		for (let row = 0; row < block.rows; row++)
			body.append(
				element(
					"tr",
					{},
					element("th", { scope: "row", id: `${id}-r${row}` }, String(row + 1)),
					...block.columns.map((column, at) => {
						const control = controlOf(column, `${block.prefix}${row}.${column.key}`, { "aria-labelledby": `${id}-r${row} ${id}-c${at}` });
						if (control instanceof HTMLTextAreaElement) control.rows = 2;
						return element("td", {}, control);
					}),
				),
			);
		const wrapper = element("div", { class: "form-field form-field--table" }, element("div", { class: "form-field__label", id }, block.table));
		if (block.help) wrapper.append(help(id, block.help));
		wrapper.append(element("table", { class: "tbl", "aria-labelledby": id }, element("thead", {}, head), body));
		return wrapper;
	}
	if ("repeat" in block) {
		const list = element("div", { class: "repeat-list" });
		const wrapper = element("div", { class: "form-field form-field--repeat" }, element("h3", {}, block.repeat));
		if (block.help) wrapper.append(help(hash(block.repeat), block.help));
		let count = 0;
		const add = element("button", { type: "button", class: "btn btn-add" }, `+ Add another ${block.item.toLowerCase()}`);
		const grow = () => {
			const at = count++;
			const head = element("div", { class: "repeat__head" }, element("strong", {}, `${block.item} ${at + 1}`));
			const entry = element("div", { class: "repeat" }, head);
			if (at > 0) {
				const remove = element("button", { type: "button", class: "btn-link" }, "Remove");
				remove.addEventListener("click", () => {
					if (at !== count - 1) return;
					count--;
					entry.remove();
					for (const field of block.fields) CONTROLS.delete(`${block.prefix}${at}.${field.key}`);
					add.hidden = false;
				});
				head.append(remove);
			}
			for (const field of block.fields) entry.append(fieldOf(field, `${block.prefix}${at}.${field.key}`));
			list.append(entry);
			add.hidden = count >= 5;
		};
		grow();
		add.addEventListener("click", grow);
		wrapper.append(list, add);
		return wrapper;
	}
	return fieldOf(block);
}

const form = element("form", { class: "public-form__body", novalidate: "", autocomplete: "on" });
form.append(element("input", { type: "hidden", name: "_token", value: "d0c7b1e94f" }), element("input", { type: "hidden", name: "program_id", value: "20817" }));
form.append(element("p", {}, "Questions marked with an asterisk (*) need an answer. Your responses are saved as a draft every few minutes."));
for (const block of FORM) form.append(blockOf(block));
const trap = element("input", { type: "text", id: "website_url", name: "website_url", tabindex: "-1", autocomplete: "off" });
CONTROLS.set("website", [trap]);
form.append(element("div", { class: "fld-extra", "aria-hidden": "true" }, element("label", { for: "website_url" }, "Website"), trap));
form.append(element("button", { type: "button", class: "btn" }, "Save Draft"), " ", element("button", { type: "submit", class: "btn btn--primary" }, "Mark as Complete"));
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
document
	.querySelector("#root")
	?.append(element("header", { class: "public-form__header" }, element("div", {}, "Tidewater Community Foundation"), element("h1", {}, "2027 Common Scholarship Application")), form);

/** Every key: those of the fields in the page, and those of entries that may still be added. */
function keysOf(): string[] {
	const keys = new Set(CONTROLS.keys());
	for (const block of FORM) if ("repeat" in block) for (let at = 0; at < 3; at++) for (const field of block.fields) keys.add(`${block.prefix}${at}.${field.key}`);
	return [...keys];
}
const isMany = (key: string) => key === "race" || key.endsWith(".grades");
const labelOf = (box: Control) => document.querySelector(`label[for="${box.id}"]`)?.textContent ?? "";
function read(key: string, shown: boolean): unknown {
	const controls = CONTROLS.get(key);
	if (!controls) return isMany(key) ? [] : "";
	const [first] = controls;
	if (first instanceof HTMLInputElement && (first.type === "checkbox" || first.type === "radio")) {
		const boxes = controls as HTMLInputElement[];
		if (key === "news" || key === "agree") return first.checked;
		const texts = boxes.filter((box) => box.checked).map(labelOf);
		return isMany(key) ? texts : (texts[0] ?? "");
	}
	if (shown && first instanceof HTMLSelectElement) return first.value ? (first.selectedOptions[0]?.textContent ?? "") : "";
	return first?.value ?? "";
}
Object.assign(window, {
	formState: () => ({ submitted, ...Object.fromEntries(keysOf().map((key) => [key, read(key, false)])) }),
	formShown: () => Object.fromEntries(keysOf().map((key) => [key, read(key, true)])),
});
