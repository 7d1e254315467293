import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import Inputmask from "inputmask";
import "./style.css";

const form = document.querySelector<HTMLFormElement>("#application")!;
const MASKS: Record<string, any> = {
	phone: { mask: "(999) 999-9999" },
	ssn: { mask: "999-99-9999" },
	zip: { mask: "99999[-9999]", greedy: false },
	date: { alias: "datetime", inputFormat: "mm/dd/yyyy", placeholder: "mm/dd/yyyy" },
	month: { alias: "datetime", inputFormat: "mm/yyyy", placeholder: "mm/yyyy" },
	gpa: { mask: "9.99" },
	decimal: { alias: "decimal", digits: 2, rightAlign: false },
	score3: { mask: "999" },
	score2: { mask: "9{1,2}", greedy: false },
	whole: { mask: "9{1,4}", greedy: false },
};

function enhance(within: ParentNode) {
	within.querySelectorAll<HTMLInputElement>("input[data-mask]").forEach((input) => Inputmask(MASKS[input.dataset.mask!]).mask(input));
	within.querySelectorAll<HTMLSelectElement>("select").forEach(
		(select) =>
			new Choices(select, {
				shouldSort: false,
				itemSelectText: "",
				allowHTML: false,
				searchEnabled: select.multiple || select.options.length > 8,
				removeItemButton: select.multiple,
				placeholderValue: select.multiple ? "Select one or more" : null,
			}),
	);
}
enhance(form);

document.querySelectorAll<HTMLButtonElement>("button[data-add]").forEach((button) =>
	button.addEventListener("click", () => {
		const body = document.querySelector<HTMLElement>(`#${button.dataset.add}`)!;
		const at = body.rows.length;
		const holder = document.createElement("tbody");
		holder.innerHTML = document.querySelector(`#${button.dataset.add}-row`)!.innerHTML.replaceAll("__N__", String(at)).replaceAll("__M__", String(at + 1));
		const row = holder.firstElementChild!;
		body.append(row);
		enhance(row);
		button.disabled = body.rows.length >= Number(button.dataset.most);
	}),
);

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** Names posted by rows that are added on demand. */
const LATER = ["siblings", "exams"].flatMap((list) => {
	const parts = [...document.querySelector(`#${list}-row`)!.innerHTML.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
	const most = Number(document.querySelector<HTMLElement>(`[data-add=${list}]`)!.dataset.most);
	return Array.from({ length: most }, (_, at) => parts.map((name) => name.replace("__N__", String(at)))).flat();
});
const names = () => [...new Set([...[...form.elements].map((element) => (element as HTMLInputElement).name).filter(Boolean), ...LATER])];
const named = (name: string) => form.elements.namedItem(name) as any;

function posted(name: string) {
	const control = named(name);
	if (!control) return "";
	if (control instanceof RadioNodeList) return control.value;
	if (control.type === "checkbox") return control.checked;
	if (control.type === "select-multiple") return [...control.selectedOptions].map((option: HTMLOptionElement) => option.value);
	return control.value;
}

function read(name: string) {
	const control = named(name);
	if (!control) return "";
	if (control instanceof RadioNodeList) return ([...control] as HTMLInputElement[]).find((radio) => radio.checked)?.closest("label")?.textContent?.trim() ?? "";
	if (control.type === "checkbox") return control.checked;
	if (control instanceof HTMLSelectElement) {
		const items = [...control.closest(".choices")!.querySelectorAll(".choices__inner > .choices__list .choices__item:not(.choices__placeholder)")];
		const texts = items.map((item) => item.firstChild!.textContent!.trim());
		return control.multiple ? texts : (texts[0] ?? "");
	}
	return control.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names().map((name) => [name, posted(name)])), submitted }),
	formShown: () => Object.fromEntries(names().map((name) => [name, read(name)])),
});
