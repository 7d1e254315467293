import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import { Bold, ClassicEditor, Essentials, Italic, List, Paragraph } from "ckeditor5";
import "ckeditor5/ckeditor5.css";
import IMask from "imask";
import "./page.css";

const SIBLINGS = 3;
const form = document.querySelector("#grant") as HTMLFormElement;
const editors = new Map<string, ClassicEditor>();
let sent = false;
let siblings = 0;

function addSibling() {
	siblings += 1;
	const n = siblings;
	document.querySelector("#siblings")?.insertAdjacentHTML(
		"beforeend",
		`<div class="sibling"><label>Full name <input type="text" name="sibling_name[]" id="sib${n}_name"></label><label>Age <input type="text" inputmode="numeric" size="4" name="sibling_age[]" id="sib${n}_age"></label></div>`,
	);
	IMask(document.querySelector(`#sib${n}_age`) as HTMLInputElement, { mask: Number, scale: 0, min: 0, max: 120 });
	(document.querySelector("#add-sibling") as HTMLButtonElement).disabled = n >= SIBLINGS;
}
document.querySelector("#add-sibling")?.addEventListener("click", addSibling);
addSibling();

for (const select of form.querySelectorAll("select"))
	new Choices(select, {
		itemSelectText: "",
		shouldSort: false,
		allowHTML: false,
		searchEnabled: select.options.length > 8 || select.multiple,
		removeItemButton: select.multiple,
		placeholderValue: select.multiple ? "Họrọ · Choose as many as apply" : null,
		searchResultLimit: 12,
		labelId: document.getElementById(`${select.id}-label`) ? `${select.id}-label` : "",
	});
new Choices("#colleges", { removeItemButton: true, delimiter: ",", placeholderValue: "Add a college", allowHTML: false, duplicateItemsAllowed: false });

const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const dayOf = (text: string) => {
	const [day, month, year] = text.split("/").map(Number) as [number, number, number];
	return new Date(year, month - 1, day);
};
const two = (value: number) => String(value).padStart(2, "0");
IMask(input("dob"), {
	mask: Date,
	pattern: "d{/}`m{/}`Y",
	format: (date: Date | null) => (date ? `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}` : ""),
	parse: dayOf,
	min: new Date(1980, 0, 1),
	max: new Date(2020, 0, 1),
	blocks: {
		d: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 },
		m: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2 },
		Y: { mask: IMask.MaskedRange, from: 1900, to: 2099 },
	},
});
IMask(input("hs_grad"), {
	mask: "MM{/}YYYY",
	blocks: { MM: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2 }, YYYY: { mask: IMask.MaskedRange, from: 2020, to: 2035 } },
});
for (const id of ["phone", "sponsor_phone"]) IMask(input(id), { mask: "+{1} (000) 000-0000" });
IMask(input("zip"), { mask: "00000[-0000]" });
IMask(input("income"), { mask: Number, scale: 0, thousandsSeparator: ",", min: 0 });
IMask(input("gpa"), { mask: Number, scale: 2, radix: ".", min: 0, max: 4 });
IMask(input("years_us"), { mask: Number, scale: 0, min: 0, max: 99 });

for (const area of form.querySelectorAll<HTMLTextAreaElement>("textarea.rich"))
	ClassicEditor.create(area, {
		licenseKey: "GPL",
		plugins: [Essentials, Paragraph, Bold, Italic, List],
		toolbar: area.id === "essay" ? ["undo", "redo", "|", "bold", "italic", "|", "bulletedList", "numberedList"] : ["bold", "italic", "bulletedList"],
		label: area.dataset.label,
	}).then((editor) => editors.set(area.id, editor));

form.addEventListener("submit", (event) => {
	event.preventDefault();
	sent = true;
	(document.querySelector("#done") as HTMLElement).hidden = false;
});

const names = [...new Set([...form.elements].map((element) => (element as HTMLInputElement).name))].filter((name) => name && !name.endsWith("[]") && !name.startsWith("search_terms"));
const chosen = (id: string) => document.querySelector(`.choices:has(> .choices__inner #${id})`);

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted: sent };
		for (const name of names) state[name] = name === "languages" ? data.getAll(name) : (data.get(name) ?? "");
		for (const [id, editor] of editors) state[id] = editor.getData();
		const sibNames = data.getAll("sibling_name[]");
		const sibAges = data.getAll("sibling_age[]");
		for (let i = 0; i < SIBLINGS; i++) Object.assign(state, { [`sib${i + 1}_name`]: sibNames[i] ?? "", [`sib${i + 1}_age`]: sibAges[i] ?? "" });
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of names) {
			const element = document.getElementById(name);
			if (element instanceof HTMLSelectElement && !element.multiple) {
				const item = chosen(name)?.querySelector(".choices__list--single .choices__item");
				shown[name] = !item || item.classList.contains("choices__placeholder") ? "" : item.textContent;
			} else if (element instanceof HTMLSelectElement || name === "colleges")
				shown[name] = [...(chosen(name)?.querySelectorAll(".choices__list--multiple .choices__item") ?? [])].map((item) => item.firstChild?.textContent ?? "");
			else if (element instanceof HTMLTextAreaElement) shown[name] = (document.querySelector(`#${name}-box .ck-editor__editable`) as HTMLElement | null)?.innerText.trim() ?? "";
			else if (name === "consent") shown[name] = input("consent").checked;
			else shown[name] = (element as HTMLInputElement | null)?.value ?? "";
		}
		shown.first_gen = form.querySelector<HTMLInputElement>("[name=first_gen]:checked")?.parentElement?.textContent?.trim() ?? "";
		for (let i = 1; i <= SIBLINGS; i++) Object.assign(shown, { [`sib${i}_name`]: input(`sib${i}_name`)?.value ?? "", [`sib${i}_age`]: input(`sib${i}_age`)?.value ?? "" });
		return shown;
	},
});
