import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.min.css";
import "./page.css";

const form = document.getElementById("application-form") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/* static/js/application.js */
function initPickers(root: ParentNode) {
	root.querySelectorAll<HTMLInputElement>("input.flatpickr-us").forEach((input) => {
		if (!input.name.includes("__prefix__")) flatpickr(input, { dateFormat: "m/d/Y", allowInput: true });
	});
	root.querySelectorAll<HTMLInputElement>("input.flatpickr-alt").forEach((input) => {
		flatpickr(input, { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" });
	});
}
initPickers(document);

function nextIndex(prefix: string) {
	const total = document.getElementById(`id_${prefix}-TOTAL_FORMS`) as HTMLInputElement;
	const index = Number(total.value);
	total.value = String(index + 1);
	return index;
}
document.getElementById("add-activity")!.addEventListener("click", () => {
	const index = nextIndex("activities");
	const template = document.getElementById("activities-empty-form")!.textContent!;
	document.getElementById("activities-forms")!.insertAdjacentHTML("beforeend", template.replace(/__prefix__/g, String(index)));
	initPickers(document.getElementById("activities-forms")!.lastElementChild!);
});
document.getElementById("add-award")!.addEventListener("click", (event) => {
	event.preventDefault();
	const index = nextIndex("awards");
	const empty = document.querySelector("#awards_table .empty-form")!;
	const row = document.createElement("tr");
	row.innerHTML = empty.innerHTML.replace(/__prefix__/g, String(index));
	empty.parentElement!.append(row);
});

/* what the view would receive */
const SKIPPED = /csrfmiddlewaretoken|_FORMS$|^submit$/;
const LISTS = /(^race|-grades)$/;
const LATER: string[] = [];
for (const i of [1, 2]) {
	for (const k of ["kind", "organization", "position", "grades", "hours", "weeks", "summary"]) LATER.push(`activities-${i}-${k}`);
	for (const k of ["title", "grade"]) LATER.push(`awards-${i}-${k}`);
}
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...form.elements].filter((e): e is Control => "name" in e && (e as Control).name !== "" && !SKIPPED.test((e as Control).name) && !/^(activities|awards)-[3-9]/.test((e as Control).name));
const labelOf = (e: Element) => document.querySelector(`label[for="${e.id}"]`)?.textContent?.trim() ?? "";
const w = window as any;
w.formState = () => {
	const data = new FormData(form);
	const out: Record<string, unknown> = {};
	for (const key of LATER) out[key] = LISTS.test(key) ? [] : "";
	for (const e of controls()) {
		if (LISTS.test(e.name)) out[e.name] = data.getAll(e.name);
		else if (e.type === "checkbox") out[e.name] = data.has(e.name);
		else out[e.name] = data.get(e.name) ?? "";
	}
	if (submitted) out.submitted = true;
	return out;
};
w.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const key of LATER) out[key] = LISTS.test(key) ? [] : "";
	for (const e of controls()) {
		const all = controls().filter((o) => o.name === e.name) as HTMLInputElement[];
		if (LISTS.test(e.name)) out[e.name] = all.filter((o) => o.checked).map(labelOf);
		else if (e.type === "checkbox") out[e.name] = (e as HTMLInputElement).checked;
		else if (e.type === "radio") out[e.name] = all.filter((o) => o.checked).map(labelOf)[0] ?? "";
		else if (e instanceof HTMLSelectElement) out[e.name] = e.value ? e.selectedOptions[0].text : "";
		else if (e.type === "hidden") out[e.name] = (e.nextElementSibling as HTMLInputElement).value;
		else out[e.name] = e.value;
	}
	return out;
};
