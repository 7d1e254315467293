import Choices from "choices.js";
import flatpickr from "flatpickr";
import IMask from "imask";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "./style.css";

const form = document.getElementById("grant") as HTMLFormElement;
const keys = [...new Set([...form.elements].map((element) => (element as HTMLInputElement).name).filter(Boolean))];
const $ = (id: string) => document.getElementById(id) as HTMLInputElement;

for (const select of form.querySelectorAll<HTMLSelectElement>("select.js-choice"))
	new Choices(select, { shouldSort: false, itemSelectText: "", allowHTML: false, searchEnabled: select.multiple || select.dataset.search === "1", removeItemButton: select.multiple, placeholderValue: select.multiple ? "Select all that apply" : null });
new Choices($("col_list"), { delimiter: ";", editItems: false, maxItemCount: 5, removeItemButton: true, duplicateItemsAllowed: false, allowHTML: false, placeholderValue: "Name of college" });

const DATE = { mask: Date, pattern: "m/d/`Y", lazy: true, min: new Date(1900, 0, 1), max: new Date(2050, 0, 1),
	blocks: { m: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2 }, d: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 }, Y: { mask: IMask.MaskedRange, from: 1900, to: 2050 } },
	format: (date: Date | null) => (date ? `${String(date.getMonth() + 1).padStart(2, "0")}/${String(date.getDate()).padStart(2, "0")}/${date.getFullYear()}` : ""),
	parse: (text: string) => { const [m, d, y] = text.split("/").map(Number); return new Date(y!, m! - 1, d!); } };
for (const id of ["app_dob", "res_since", "par1_dob", "par2_dob"]) IMask($(id), DATE as never);
for (const id of ["app_ssn", "par1_ssn", "par2_ssn"]) IMask($(id), { mask: "000-00-0000" });
IMask($("tel"), { mask: "(000) 000-0000" });
IMask($("adr_zip"), { mask: "00000[-0000]" });
IMask($("hs_code"), { mask: "000000" });
IMask($("col_done"), { mask: "0000" });
IMask($("hs_gpa"), { mask: Number, scale: 2, min: 0, max: 4, radix: ".", padFractionalZeros: true });
IMask($("inc_total"), { mask: "$num", blocks: { num: { mask: Number, scale: 0, thousandsSeparator: ",", min: 0, max: 9999999 } } });
for (const id of ["hs_rank", "hs_size", "inc_size", "sib1_age", "sib2_age", "sib3_age", "act1_hours", "act2_hours"]) IMask($(id), { mask: Number, scale: 0, min: 0, max: 9999 });

flatpickr($("hs_from"), { dateFormat: "m/d/Y", allowInput: true });
flatpickr($("hs_to"), { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" });

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const isMultiple = (key: string) => form.querySelector(`select[name="${key}"][multiple]`) !== null;
const text = (element: Element | null | undefined) => (element?.firstChild?.textContent ?? "").trim();
function shown(key: string) {
	const box = form.querySelector(`.choices:has([name="${key}"])`);
	if (box) {
		const items = [...box.querySelectorAll(".choices__inner .choices__list .choices__item:not(.choices__placeholder)")].map(text);
		return box.querySelector("select:not([multiple])") ? (items[0] ?? "") : items;
	}
	const radio = form.querySelector(`input[type=radio][name="${key}"]`);
	if (radio) return (form.querySelector(`input[name="${key}"]:checked`)?.parentElement?.textContent ?? "").trim();
	if (key === "cert") return $(key).checked;
	if (key === "hs_to") return (form.querySelector("#hs_to + input") as HTMLInputElement).value;
	return $(key).value;
}
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		return { ...Object.fromEntries(keys.map((key) => [key, isMultiple(key) ? posted.getAll(key) : (posted.get(key) ?? "")])), submitted };
	},
	formShown: () => Object.fromEntries(keys.map((key) => [key, shown(key)])),
});
