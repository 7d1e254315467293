import { STATES } from "../../lists";
import { ADDRESS, EXAMS, KEYS, PHONE } from "./keys";
import "./build.css";

const form = document.querySelector("form.form") as HTMLFormElement;
const at = (id: string) => document.getElementById(id);
let submitted = false;

// Telephone numbers are put into the international format once they are left.
const phone = at(PHONE) as HTMLInputElement;
phone.addEventListener("change", () => {
	if (phone.value.startsWith("+") && !phone.value.startsWith("+1")) return;
	const digits = phone.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (digits.length === 10) phone.value = `+1 ${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
});

// The regions follow the country; a country without a list has a box.
const country = at(`${ADDRESS}_country`) as HTMLSelectElement;
country.addEventListener("change", () => {
	const region = at(`${ADDRESS}_region`) as HTMLSelectElement | HTMLInputElement;
	const listed = country.value === "US" || country.value === "";
	if (listed === (region.tagName === "SELECT")) return;
	const next = document.createElement(listed ? "select" : "input");
	next.id = next.name = region.id;
	next.autocomplete = "address-level1";
	if (next instanceof HTMLSelectElement) next.append(new Option(), ...STATES.map(([code, name]) => new Option(name, code)));
	region.replaceWith(next);
});

const AP = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles",
	"English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography",
	"Macroeconomics", "Microeconomics", "Physics 1", "Physics C: Mechanics", "Psychology", "Spanish Language and Culture", "Statistics",
	"United States Government and Politics", "United States History", "World History: Modern",
]; // prettier-ignore
const options = (list: string[]) => `<option value=""></option>${list.map((each) => `<option value="${each}">${each}</option>`).join("")}`;
const rows = form.querySelector(".subform_rows") as HTMLElement;
form.querySelector(".add_row")?.addEventListener("click", (event) => {
	event.preventDefault();
	const id = `${EXAMS}_${rows.children.length + 1}`;
	const part = (name: string, label: string, list: string[]) =>
		`<div class="subform_cell"><label for="${id}_${name}">${label}</label><select id="${id}_${name}" name="${id}_${name}" size="1">${options(list)}</select></div>`;
	const row = document.createElement("div");
	row.className = "subform_row";
	row.innerHTML =
		part("exam", "Exam", AP) + part("year", "Year Taken", ["2027", "2026", "2025", "2024", "2023"]) + part("score", "Score", ["5", "4", "3", "2", "1"]);
	rows.append(row);
});

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const group = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
const textOf = (box: HTMLInputElement) => form.querySelector(`label[for="${box.id}"]`)?.textContent ?? "";

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const [key, name] of Object.entries(KEYS)) state[key] = posted.get(name) ?? "";
		state.race = posted.getAll(KEYS.race);
		state.certify = posted.has(KEYS.certify);
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [key, id] of Object.entries(KEYS)) {
			const control = at(id) as Control | null;
			if (control instanceof HTMLSelectElement) shown[key] = control.selectedOptions[0]?.text ?? "";
			else if (control) shown[key] = control.value;
			else shown[key] = group(id).filter((box) => box.checked).map(textOf)[0] ?? "";
		}
		shown.race = group(KEYS.race).filter((box) => box.checked).map(textOf);
		shown.certify = group(KEYS.certify)[0].checked;
		return shown;
	},
});
