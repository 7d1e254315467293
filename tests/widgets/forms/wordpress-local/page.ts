import { STATES } from "../../lists";
import "./page.css";

const form = document.getElementById("gform_4") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const id of ["input_4_5_4", "input_4_9_4"]) {
	const select = document.getElementById(id) as HTMLSelectElement;
	select.add(new Option("", ""));
	for (const [, name] of STATES) select.add(new Option(name, name));
}

// The phone box keeps to (999) 999-9999.
const phone = document.getElementById("input_4_3") as HTMLInputElement;
phone.addEventListener("input", () => {
	const digits = phone.value.replace(/\D/g, "").replace(/^1/, "").slice(0, 10);
	const [area, three, four] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
	phone.value = digits.length > 6 ? `(${area}) ${three}-${four}` : digits.length > 3 ? `(${area}) ${three}` : area ? `(${area}` : "";
});

// Rows of the list fields.
const MAXIMUM = 6;
form.addEventListener("click", ({ target }) => {
	const button = (target as HTMLElement).closest<HTMLElement>(".add_list_item, .delete_list_item");
	const row = button?.closest<HTMLElement>(".gfield_list_group");
	const rows = row?.parentElement;
	if (!button || !row || !rows) return;
	if (button.classList.contains("add_list_item") && rows.children.length < MAXIMUM) {
		const copy = row.cloneNode(true) as HTMLElement;
		for (const input of copy.querySelectorAll("input")) input.value = "";
		row.after(copy);
	}
	if (button.classList.contains("delete_list_item") && rows.children.length > 1) row.remove();
	[...rows.children].forEach((each, n) => {
		for (const input of each.querySelectorAll("input"))
			input.setAttribute("aria-label", (input.getAttribute("aria-label") ?? "").replace(/Row \d+$/, `Row ${n + 1}`));
	});
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The controls by name; those of a list field, which share one, by name and place. */
function controls(): Map<string, Control[]> {
	const found = new Map<string, Control[]>();
	const counts: Record<string, number> = {};
	for (const control of [...form.elements] as Control[]) {
		const { name, type } = control;
		if (!name || type === "submit") continue;
		const place = counts[name] ?? 0;
		counts[name] = place + 1;
		const key = name.endsWith("[]") ? name.replace("[]", `[${place}]`) : name;
		found.set(key, [...(found.get(key) ?? []), control]);
	}
	return found;
}
const byKey = (read: (all: Control[]) => unknown) => Object.fromEntries([...controls()].map(([key, all]) => [key, read(all)]));

Object.assign(window, {
	formState: () => ({
		...byKey((all) => {
			const [first] = all as HTMLInputElement[];
			if (first?.type === "radio") return (all as HTMLInputElement[]).find(({ checked }) => checked)?.value ?? "";
			return first?.type === "checkbox" ? (first.checked ? first.value : "") : first?.value;
		}),
		submitted,
	}),
	formShown: () =>
		byKey((all) => {
			const [first] = all;
			if (first instanceof HTMLSelectElement) return first.selectedOptions[0]?.text ?? "";
			const chosen = (all as HTMLInputElement[]).find(({ checked }) => checked);
			if (first?.type === "radio") return chosen?.labels?.[0]?.textContent ?? "";
			return first?.type === "checkbox" ? chosen !== undefined : first?.value;
		}),
});
