import Choices from "choices.js";
import flatpickr from "flatpickr";
import "./page.css";

const form = document.querySelector<HTMLFormElement>("#honors-app")!;
const widgets = new Map<HTMLElement, Choices>();
/** Labels of each list in the order of its options, which is also the order in which the form posts them. */
const order = new Map<string, string[]>();

for (const select of form.querySelectorAll<HTMLSelectElement>("select[data-choices]")) {
	order.set(select.name, [...select.options].map((option) => option.text));
	widgets.set(select, new Choices(select, {
		shouldSort: false,
		itemSelectText: "",
		allowHTML: false,
		searchEnabled: !("nosearch" in select.dataset),
		removeItemButton: select.multiple,
		placeholderValue: select.multiple ? "Select all that apply" : null,
		searchResultLimit: 60,
	}));
}
const tags = form.querySelector<HTMLInputElement>("[data-tags]")!;
widgets.set(tags, new Choices(tags, { delimiter: ",", editItems: false, removeItemButton: true, duplicateItemsAllowed: false, allowHTML: false, placeholderValue: "Add a college" }));

for (const input of form.querySelectorAll<HTMLInputElement>("[data-date]")) {
	const { alt } = input.dataset;
	flatpickr(input, { dateFormat: input.dataset.date, allowInput: true, ...(alt ? { altInput: true, altFormat: alt } : {}) });
}

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const fields = () => [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name).filter((name) => name))];
const many = (name: string) => name.endsWith("[]");
const w = window as any;
w.formState = () => {
	const data = new FormData(form);
	const out: Record<string, unknown> = { submitted };
	for (const name of fields()) out[name] = many(name) ? data.getAll(name) : (data.get(name) ?? "");
	return out;
};
const itemText = (item: Element) => [...item.childNodes].filter((node) => node.nodeName !== "BUTTON").map((node) => node.textContent).join("").trim();
w.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const name of fields()) {
		const controls = [...form.elements].filter((each) => (each as HTMLInputElement).name === name) as HTMLInputElement[];
		const [first] = controls;
		const outer = first.closest(".choices");
		if (outer) {
			const items = [...outer.querySelectorAll(".choices__inner .choices__list .choices__item")].filter((item) => !item.classList.contains("choices__placeholder"));
			out[name] = first.localName === "select" && !many(name) ? (items[0] ? itemText(items[0]) : "") : items.map(itemText).sort((a, b) => (order.get(name)?.indexOf(a) ?? 0) - (order.get(name)?.indexOf(b) ?? 0));
		} else if (first.type === "radio") out[name] = controls.find((each) => each.checked)?.parentElement?.textContent?.trim() ?? "";
		else if (first.type === "checkbox") out[name] = many(name) ? controls.filter((each) => each.checked).map((each) => each.parentElement?.textContent?.trim()) : first.checked;
		else out[name] = ((first as any)._flatpickr?.altInput ?? first).value;
	}
	return out;
};
