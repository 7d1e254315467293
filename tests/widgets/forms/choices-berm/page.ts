import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.min.css";
import Cleave from "cleave.js";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.min.css";
import IMask from "imask";

const form = document.querySelector<HTMLFormElement>("#grantApp") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/* ---- enhancement of the printed form ---- */
for (const select of form.querySelectorAll<HTMLSelectElement>("select.js-search"))
	new Choices(select, { searchEnabled: true, shouldSort: false, itemSelectText: "", allowHTML: false, searchResultLimit: 12, fuseOptions: { threshold: 0.2 } });
for (const select of form.querySelectorAll<HTMLSelectElement>("select.js-plain"))
	new Choices(select, { searchEnabled: false, shouldSort: false, itemSelectText: "", allowHTML: false });
for (const select of form.querySelectorAll<HTMLSelectElement>("select.js-many"))
	new Choices(select, { removeItemButton: true, shouldSort: false, itemSelectText: "", allowHTML: false, placeholderValue: "Add a language" });
flatpickr(".js-birth", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true, maxDate: "today" });
flatpickr(".js-date", { dateFormat: "m/d/Y", allowInput: true });
for (const input of form.querySelectorAll<HTMLInputElement>(".js-phone")) IMask(input, { mask: "(000) 000-0000" });
for (const input of form.querySelectorAll<HTMLInputElement>(".js-zip")) IMask(input, { mask: "00000[-0000]" });
for (const input of form.querySelectorAll<HTMLInputElement>(".js-ssn")) IMask(input, { mask: "000-00-0000" });
new Cleave("#F3_INCOME", { numeral: true, numeralThousandsGroupStyle: "thousand", prefix: "$", noImmediatePrefix: true, numeralDecimalScale: 0 });
new Cleave("#F2_GPA", { numeral: true, numeralDecimalScale: 2, numeralIntegerScale: 1 });

/* ---- what would be posted, and what is seen ---- */
const names = [...new Set([...form.querySelectorAll<HTMLInputElement>("[name]")].map(({ name }) => name))];
const isMany = (name: string) => name.endsWith("[]");
const text = (element: Element | null | undefined) => {
	const copy = element?.cloneNode(true) as HTMLElement | undefined;
	for (const button of copy?.querySelectorAll("button") ?? []) button.remove();
	return (copy?.textContent ?? "").trim();
};
Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const out: Record<string, unknown> = { submitted };
		for (const name of names) {
			const box = form.querySelector<HTMLInputElement>(`input[type=checkbox][name="${name}"]`);
			out[name] = isMany(name) ? data.getAll(name).map(String).sort() : box ? data.has(name) : String(data.get(name) ?? "");
		}
		return out;
	},
	formShown() {
		const out: Record<string, unknown> = {};
		for (const name of names) {
			const all = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
			const [first] = all as [HTMLInputElement];
			const choices = first.closest(".choices");
			if (choices && isMany(name)) out[name] = [...choices.querySelectorAll(".choices__list--multiple .choices__item")].map(text).sort();
			else if (choices) out[name] = text(choices.querySelector(".choices__list--single .choices__item:not(.choices__placeholder)"));
			else if (first.type === "radio") out[name] = text(all.find(({ checked }) => checked)?.closest("label"));
			else if (first.type === "checkbox" && isMany(name)) out[name] = all.filter(({ checked }) => checked).map((each) => text(each.closest("label"))).sort();
			else if (first.type === "checkbox") out[name] = first.checked;
			else if (first instanceof HTMLSelectElement) out[name] = (first as HTMLSelectElement).value === "" ? "" : text((first as HTMLSelectElement).selectedOptions[0]);
			else if (first.classList.contains("js-birth")) out[name] = (first.nextElementSibling as HTMLInputElement).value;
			else out[name] = first.value;
		}
		return out;
	},
});
