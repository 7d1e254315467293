import Choices from "choices.js";
import flatpickr from "flatpickr";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "./style.css";

const form = document.querySelector("#gform_7") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const select of form.querySelectorAll("select")) {
	new Choices(select, {
		allowHTML: false,
		shouldSort: false,
		itemSelectText: "",
		searchEnabled: select.multiple || select.options.length > 12,
		removeItemButton: select.multiple,
		placeholder: true,
		placeholderValue: select.multiple ? "Pick any" : null,
	});
}
new Choices("#input_7_20", { allowHTML: false, removeItemButton: true, duplicateItemsAllowed: false, maxItemCount: 8 });
flatpickr("#input_7_4", { dateFormat: "m/d/Y", allowInput: true });
flatpickr("#input_7_12", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "2014-12-31" });

for (const list of form.querySelectorAll<HTMLElement>(".ginput_list")) {
	const groups = list.querySelector(".gfield_list_groups") as HTMLElement;
	const renumber = () => {
		[...groups.children].forEach((group, index) => {
			for (const input of group.querySelectorAll("input"))
				input.setAttribute("aria-label", (input.getAttribute("aria-label") as string).replace(/\d+$/, String(index + 1)));
			(group.querySelector(".delete_list_item") as HTMLElement).style.visibility = groups.children.length > 1 ? "visible" : "hidden";
			(group.querySelector(".add_list_item") as HTMLElement).style.visibility = groups.children.length < Number(list.dataset.max) ? "visible" : "hidden";
		});
	};
	groups.addEventListener("click", ({ target }) => {
		const group = (target as Element).closest(".gfield_list_group") as HTMLElement;
		if ((target as Element).matches(".add_list_item")) {
			const copy = group.cloneNode(true) as HTMLElement;
			for (const input of copy.querySelectorAll("input")) input.value = "";
			group.after(copy);
			copy.querySelector("input")?.focus();
		} else if ((target as Element).matches(".delete_list_item")) group.remove();
		renumber();
	});
	renumber();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const single = () =>
	([...form.elements] as Control[]).filter(({ name, type }) => /^input_[\d.]+$|^input_19/.test(name) && type !== "submit");

function rows(into: Record<string, unknown>) {
	for (const list of form.querySelectorAll<HTMLElement>(".ginput_list")) {
		const width = list.querySelectorAll(".gfield_header_item").length;
		const inputs = list.querySelectorAll<HTMLInputElement>(".gfield_list_group input");
		for (let at = 0; at < width * Number(list.dataset.max); at++)
			into[`input_${list.dataset.field}[${Math.floor(at / width)}][${at % width}]`] = inputs[at]?.value ?? "";
	}
}

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const control of single()) {
			if (control.type === "checkbox") state[control.name] = posted.has(control.name);
			else if (control.name.endsWith("[]")) state[control.name.slice(0, -2)] = posted.getAll(control.name);
			else state[control.name] = posted.get(control.name) ?? "";
		}
		rows(state);
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const control of single()) {
			const drawn = control.closest(".choices");
			if (control.type === "checkbox") shown[control.name] = (control as HTMLInputElement).checked;
			else if (control.type === "radio") {
				shown[control.name] ??= "";
				if ((control as HTMLInputElement).checked) shown[control.name] = control.labels?.[0].textContent;
			} else if (control instanceof HTMLSelectElement && !control.multiple)
				shown[control.name] = drawn?.querySelector(".choices__list--single .choices__item:not(.choices__placeholder)")?.firstChild?.textContent ?? "";
			else if (drawn) {
				const items = [...drawn.querySelectorAll(".choices__list--multiple .choices__item")].map((item) => item.firstChild?.textContent ?? "");
				shown[control.name.replace("[]", "")] = items;
			} else shown[control.name] = control.name === "input_12" ? (control.nextElementSibling as HTMLInputElement).value : control.value;
		}
		rows(shown);
		return shown;
	},
});
