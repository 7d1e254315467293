import { STATES } from "../../lists";
import "./page.css";
import { define } from "./components";

const el = <T extends Element = any>(selector: string, root: ParentNode = document) => root.querySelector(selector) as T;

for (const place of document.querySelectorAll("[data-options=states]"))
	place.innerHTML = STATES.map(([value, label]) => `<cnp-option value="${value}" label="${label}"></cnp-option>`).join("");
define();

const form = el<HTMLFormElement>("#canopy-form");
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
el("#send").addEventListener("click", () => form.requestSubmit());

/* Awards: a row at a time. */
const awards = el("#awards");
const moreAwards = el("#more-awards");
const addAward = () => {
	const row = document.createElement("cnp-award-row");
	row.setAttribute("index", String(awards.children.length));
	row.setAttribute("name", "award");
	awards.append(row);
	if (awards.children.length >= 5) moreAwards.setAttribute("disabled", "");
};
moreAwards.addEventListener("click", addAward);
addAward();

/* Experience: written in a dialog, kept in a list. */
const FIELDS = ["type", "organization", "role", "grades", "hours", "weeks", "details", "supervisor"] as const;
type Entry = Record<(typeof FIELDS)[number], string | string[]> & { typeLabel: string };
const TITLES = { type: "Type", organization: "Organization", role: "Role", grades: "Grades", hours: "Hours a week", weeks: "Weeks a year", details: "What you did", supervisor: "Supervisor" };
const entries: Entry[] = [];
const modal = el("#experience-modal");
const list = el("#experience-list");
let editing = -1;
const part = (name: string) => el(`[name="exp_${name}"]`, modal);
const GRADES: Record<string, string> = { "9": "9th", "10": "10th", "11": "11th", "12": "12th" };

function draw() {
	list.innerHTML = "";
	entries.forEach((entry, i) => {
		const card = document.createElement("cnp-card");
		const facts = document.createElement("dl");
		facts.className = "facts";
		for (const field of FIELDS) {
			const [term, description] = [document.createElement("dt"), document.createElement("dd")];
			term.textContent = TITLES[field];
			description.dataset.fact = field;
			const value = entry[field];
			description.textContent = field === "type" ? entry.typeLabel : Array.isArray(value) ? value.map((each) => GRADES[each]).join(", ") : value;
			facts.append(term, description);
			for (const each of [value].flat()) {
				const hidden = document.createElement("input");
				hidden.type = "hidden";
				hidden.name = `experience[${i}][${field}]`;
				hidden.value = each;
				card.append(hidden);
			}
		}
		const edit = document.createElement("cnp-button");
		edit.setAttribute("variant", "outline");
		edit.setAttribute("label", "Edit");
		edit.addEventListener("click", () => show(i));
		card.append(facts, edit);
		list.append(card);
	});
}

function show(at: number) {
	editing = at;
	for (const field of FIELDS) part(field).value = entries[at]?.[field] ?? (field === "grades" ? [] : "");
	for (const field of ["type", "organization"]) part(field).removeAttribute("errormessage");
	modal.setAttribute("heading", at < 0 ? "Add an experience" : "Edit experience");
	modal.setAttribute("open", "");
}
el("#add-experience").addEventListener("click", () => show(-1));
el("#experience-cancel").addEventListener("click", () => modal.removeAttribute("open"));
el("#experience-save").addEventListener("click", () => {
	let complete = true;
	for (const field of ["type", "organization"]) {
		if (part(field).value) part(field).removeAttribute("errormessage");
		else {
			part(field).setAttribute("errormessage", "This field is required");
			complete = false;
		}
	}
	if (!complete) return;
	const entry = Object.fromEntries(FIELDS.map((field) => [field, part(field).value])) as Entry;
	entry.typeLabel = part("type").shown;
	if (editing < 0) entries.push(entry);
	else entries[editing] = entry;
	modal.removeAttribute("open");
	draw();
});

const BOXES = ["photo_release", "newsletter"];
const LISTS = ["race"];
const single = () => [
	...new Set(
		[...form.querySelectorAll("[name]")]
			.filter((each) => !each.matches("input[type=hidden], cnp-radiobutton, cnp-checkboxgroup cnp-checkbox, cnp-award-row, cnp-dateinput"))
			.map((each) => each.getAttribute("name") as string),
	),
];

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const name of single()) state[name] = BOXES.includes(name) ? data.has(name) : LISTS.includes(name) ? data.getAll(name) : (data.get(name) ?? "");
		for (const name of ["month", "day", "year"]) state[`birth_${name}`] = data.get(`birth_${name}`) ?? "";
		for (let i = 0; i < Math.max(3, awards.children.length); i++)
			for (const name of ["name", "grade", "reason"]) state[`award[${i}][${name}]`] = data.get(`award[${i}][${name}]`) ?? "";
		for (let i = 0; i < Math.max(3, entries.length); i++)
			for (const name of FIELDS) {
				const key = `experience[${i}][${name}]`;
				state[key] = name === "grades" ? data.getAll(key) : (data.get(key) ?? "");
			}
		return state;
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const name of single()) {
			const control = el(`[name="${name}"]`, form);
			shown[name] = control instanceof HTMLInputElement ? control.value : control.shown;
		}
		const birth = el("cnp-dateinput").shadowRoot;
		shown.birth_month = el<HTMLSelectElement>("select", birth).selectedOptions[0]?.value ? el("select", birth).selectedOptions[0].text : "";
		shown.birth_day = el("#day", birth).value;
		shown.birth_year = el("#year", birth).value;
		for (let i = 0; i < Math.max(3, awards.children.length); i++)
			for (const name of ["name", "grade", "reason"]) shown[`award[${i}][${name}]`] = awards.children[i]?.shadowRoot?.querySelector<any>(`[name="${name}"]`)?.shown ?? "";
		for (let i = 0; i < Math.max(3, entries.length); i++)
			for (const name of FIELDS) {
				const text = list.children[i]?.querySelector(`[data-fact=${name}]`)?.textContent ?? "";
				shown[`experience[${i}][${name}]`] = name === "grades" ? text.split(", ").filter(Boolean) : text;
			}
		return shown;
	},
});
