import TomSelect from "tom-select";
import "tom-select/dist/css/tom-select.default.css";
import "./style.css";

const form = document.querySelector("#new_grant_application") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const select of form.querySelectorAll<HTMLSelectElement>("select:not(.native)"))
	new TomSelect(select, {
		plugins: select.multiple ? ["remove_button", "checkbox_options"] : ["clear_button"],
		placeholder: "Select / Seleccione",
		maxOptions: 100,
		...(!select.multiple && select.options.length < 8 ? { controlInput: null as never } : {}),
		sortField: [{ field: "$order" }],
	});

const MOST = 3;
for (const list of form.querySelectorAll<HTMLElement>(".nested")) {
	const rows = list.querySelector(".rows") as HTMLElement;
	const template = list.querySelector("template") as HTMLTemplateElement;
	const add = list.querySelector(".add") as HTMLButtonElement;
	add.addEventListener("click", () => {
		const stamp = String(Date.now());
		rows.insertAdjacentHTML("beforeend", template.innerHTML.replaceAll("NEW", stamp));
		add.hidden = rows.children.length >= MOST;
	});
	rows.addEventListener("click", ({ target }) => {
		if (!(target as Element).matches(".remove-row")) return;
		(target as Element).closest(".nested-fields")?.remove();
		add.hidden = false;
	});
}

type Control = HTMLInputElement | HTMLSelectElement;
const keyOf = (name: string) => name.replace("[]", "").slice("grant_application[".length, -1).replaceAll("][", ".");
const controls = () =>
	([...form.elements] as Control[]).filter(({ name, type }) => name?.startsWith("grant_application[") && type !== "hidden");

function nested(into: Record<string, unknown>) {
	for (const list of form.querySelectorAll<HTMLElement>(".nested")) {
		const template = list.querySelector("template") as HTMLTemplateElement;
		const fields = [...template.content.querySelectorAll("input")].map(({ name }) => name.split("NEW][")[1].slice(0, -1));
		const rows = list.querySelectorAll(".nested-fields");
		for (let row = 0; row < MOST; row++)
			for (const field of fields)
				into[`${list.dataset.list}.${row}.${field}`] = rows[row]?.querySelector<HTMLInputElement>(`input[name$="[${field}]"]`)?.value ?? "";
	}
	return into;
}
const outside = () => controls().filter((control) => !control.closest(".nested-fields"));

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const control of outside()) {
			if (control.type === "checkbox") state[keyOf(control.name)] = posted.has(control.name);
			// Tom Select posts several answers in the order in which they were picked, which means nothing here.
			else if (control.name.endsWith("[]")) state[keyOf(control.name)] = posted.getAll(control.name).sort();
			else state[keyOf(control.name)] = posted.get(control.name) ?? "";
		}
		return nested(state);
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const control of outside()) {
			const key = keyOf(control.name);
			const drawn = control.classList.contains("native") ? null : control.nextElementSibling?.matches(".ts-wrapper") && control.nextElementSibling;
			if (control.type === "checkbox") shown[key] = (control as HTMLInputElement).checked;
			else if (control.type === "radio") {
				shown[key] ??= "";
				if ((control as HTMLInputElement).checked) shown[key] = control.labels?.[0].textContent?.trim();
			} else if (drawn) {
				const items = [...drawn.querySelectorAll(".ts-control .item")].map((item) => item.firstChild?.textContent ?? "");
				shown[key] = (control as HTMLSelectElement).multiple ? items.sort() : (items[0] ?? "");
			} else if (control instanceof HTMLSelectElement) shown[key] = control.value && control.selectedOptions[0].textContent;
			else shown[key] = control.value;
		}
		return nested(shown);
	},
});
