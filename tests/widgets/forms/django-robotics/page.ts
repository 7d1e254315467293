import "./bootstrap.css";

const form = document.getElementById("application-form") as HTMLFormElement;
let submitted = false;
form.noValidate = true;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/* formset.js */
function addForm(prefix: string) {
	const total = document.getElementById(`id_${prefix}-TOTAL_FORMS`) as HTMLInputElement;
	const max = document.getElementById(`id_${prefix}-MAX_NUM_FORMS`) as HTMLInputElement;
	const index = Number(total.value);
	if (index >= Number(max.value)) return;
	const filled = (markup: string) => markup.replace(/__prefix__/g, String(index)).replace(/__num__/g, String(index + 1));
	if (prefix === "exams") {
		const empty = form.querySelector("tr.empty-form") as HTMLTableRowElement;
		const row = empty.cloneNode(true) as HTMLTableRowElement;
		row.classList.remove("d-none", "empty-form");
		row.innerHTML = filled(row.innerHTML);
		empty.parentElement?.append(row);
	} else {
		const markup = (document.getElementById(`${prefix}-empty-form`) as HTMLElement).innerHTML;
		document.getElementById(`${prefix}-forms`)?.insertAdjacentHTML("beforeend", filled(markup));
	}
	total.value = String(index + 1);
}

document.addEventListener("click", (event) => {
	const target = event.target as HTMLElement;
	const add = target.closest<HTMLElement>("[data-formset-add]");
	if (add) addForm(add.dataset.formsetAdd as string);
	const card = target.closest("[data-formset-remove]")?.closest<HTMLElement>(".formset-card");
	if (card) {
		(card.querySelector('input[name$="-DELETE"]') as HTMLInputElement).value = "on";
		card.classList.add("d-none");
	}
});

const GROWING: Record<string, unknown> = {};
for (const index of [0, 1, 2]) {
	for (const part of ["subject", "year", "score"]) GROWING[`exams-${index}-${part}`] = "";
	for (const part of ["category", "organization", "role", "hours_per_week", "weeks_per_year", "description"])
		GROWING[`activities-${index}-${part}`] = "";
	GROWING[`activities-${index}-grades`] = [];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const wordsOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? "";

function read(shown: boolean) {
	const all: Record<string, unknown> = structuredClone(GROWING);
	for (const control of Array.from(form.elements) as Control[]) {
		const { name, type } = control;
		if (!name || name.includes("__prefix__") || ["hidden", "submit", "button"].includes(type)) continue;
		const box = control as HTMLInputElement;
		if (type === "radio") {
			all[name] ??= "";
			if (box.checked) all[name] = shown ? wordsOf(box) : box.value;
		} else if (type === "checkbox" && name.endsWith("-grades")) {
			if (box.checked) (all[name] as string[]).push(shown ? wordsOf(box) : box.value);
		} else if (type === "checkbox") all[name] = box.checked;
		else if (control instanceof HTMLSelectElement)
			all[name] = control.value === "" ? "" : shown ? control.selectedOptions[0].text.trim() : control.value;
		else all[name] = control.value;
	}
	return all;
}

declare global {
	interface Window {
		formState(): Record<string, unknown>;
		formShown(): Record<string, unknown>;
	}
}

window.formState = () => ({ ...read(false), submitted });
window.formShown = () => read(true);
