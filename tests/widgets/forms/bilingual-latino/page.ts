import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import "./page.css";

document.documentElement.lang = "es";
const form = document.querySelector("#new_solicitud") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const list of form.querySelectorAll<HTMLSelectElement>("select.lista"))
	new Choices(list, {
		allowHTML: false,
		itemSelectText: "",
		shouldSort: false,
		removeItemButton: list.multiple,
		noResultsText: "No se encontró / Not found",
		noChoicesText: "No hay más opciones / No more choices",
		searchPlaceholderValue: "Buscar / Search",
		searchResultLimit: 12,
	});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = [...form.querySelectorAll<Control>("input[id], select[id], textarea[id]")].filter(({ name }) =>
	name.startsWith("solicitud"),
);
const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function held(control: Control) {
	if (control.type === "checkbox") return (control as HTMLInputElement).checked;
	if (control.type === "radio") return new FormData(form).get(control.name) ?? "";
	return control.type === "select-multiple" ? new FormData(form).getAll(control.name) : control.value;
}

function shown(control: Control) {
	if (control.type === "checkbox") return (control as HTMLInputElement).checked;
	if (control.type === "radio")
		return text(form.querySelector<HTMLInputElement>(`input[name="${control.name}"]:checked`)?.closest("label"));
	if (!(control instanceof HTMLSelectElement)) return control.value;
	const box = control.closest(".choices");
	if (!box) return control.value === "" ? "" : text(control.selectedOptions[0]);
	const picked = [...box.querySelectorAll(".choices__inner .choices__list .choices__item:not(.choices__placeholder)")];
	const texts = picked.map((item) => item.firstChild?.textContent?.trim() ?? "");
	return control.multiple ? texts : (texts[0] ?? "");
}

const keyOf = (control: Control) =>
	control.name
		.replace(/^solicitud\[|\]$|_attributes|\[\]/g, "")
		.replaceAll("][", ".")
		.replace(/\]$/, "");
const each = (read: (control: Control) => unknown) => Object.fromEntries(controls.map((control) => [keyOf(control), read(control)]));

Object.assign(window, {
	formState: () => ({ ...each(held), submitted }),
	formShown: () => each(shown),
});
