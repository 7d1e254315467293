import Tagify from "@yaireo/tagify";
import "@yaireo/tagify/dist/tagify.css";
import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import TomSelect from "tom-select";
import "tom-select/dist/css/tom-select.css";
import "./page.css";

for (const select of document.querySelectorAll<HTMLSelectElement>("select.js-choice"))
	new Choices(select, { shouldSort: false, itemSelectText: "", allowHTML: false, removeItemButton: select.multiple, searchEnabled: select.options.length > 12 || select.multiple });
for (const select of document.querySelectorAll<HTMLSelectElement>("select.js-choice-grid")) new Choices(select, { shouldSort: false, itemSelectText: "", allowHTML: false, searchEnabled: false });
for (const select of document.querySelectorAll<HTMLSelectElement>("select.js-tom")) new TomSelect(select, { allowEmptyOption: false, maxOptions: 100, placeholder: "Type to search" });
flatpickr(".js-date", { dateFormat: "m/d/Y", allowInput: true });
flatpickr("#dob", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true, maxDate: "2014-12-31" });
new Tagify(document.querySelector("#applied") as HTMLInputElement);
new Tagify(document.querySelector("#langs") as HTMLInputElement, {
	enforceWhitelist: true,
	whitelist: ["American Sign Language", "Arabic", "Chinese", "English", "French", "German", "Igbo", "Japanese", "Korean", "Portuguese", "Russian", "Somali", "Spanish", "Swahili", "Tagalog", "Ukrainian", "Vietnamese"],
	dropdown: { enabled: 1, maxItems: 8 },
});

const form = document.getElementById("og1") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const names = [...new Set([...form.querySelectorAll<HTMLInputElement>("input[name],select[name],textarea[name]")].map(({ name }) => name))].filter((name) => name !== "formVersion");
const tags = ["applied", "langs"];
Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const state: Record<string, unknown> = {};
		for (const name of names) {
			if (tags.includes(name)) {
				const posted = String(data.get(name) ?? "");
				state[name] = posted ? (JSON.parse(posted) as { value: string }[]).map(({ value }) => value) : [];
			} else if (name === "race") state[name] = data.getAll(name);
			else if (name === "cert") state[name] = data.has(name);
			else state[name] = data.get(name) ?? "";
		}
		return { ...state, submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const name of names) {
			const control = form.querySelector(`[name="${name}"]`) as HTMLInputElement & { tomselect?: TomSelect };
			const box = control.closest(".choices");
			if (tags.includes(name)) shown[name] = [...(control.parentElement?.querySelectorAll(".tagify__tag-text") ?? [])].map((each) => each.textContent);
			else if (name === "race") shown[name] = [...(box?.querySelectorAll(".choices__list--multiple .choices__item") ?? [])].map((each) => each.firstChild?.textContent);
			else if (box) {
				const item = box.querySelector(".choices__list--single .choices__item");
				shown[name] = !item || item.classList.contains("choices__placeholder") ? "" : (item.textContent ?? "").trim();
			} else if (control.tomselect) shown[name] = control.tomselect.control.querySelector(".item")?.textContent ?? "";
			else if (control.type === "radio") shown[name] = form.querySelector(`[name="${name}"]:checked`)?.parentElement?.textContent?.trim() ?? "";
			else if (control.type === "checkbox") shown[name] = control.checked;
			else if (name === "dob") shown[name] = (control.nextElementSibling as HTMLInputElement).value;
			else shown[name] = control.value;
		}
		return shown;
	},
});
