import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import monthSelectPlugin from "flatpickr/dist/plugins/monthSelect";
import "flatpickr/dist/plugins/monthSelect/style.css";
import "./page.css";

const form = document.getElementById("scholarship-form") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const select of document.querySelectorAll<HTMLSelectElement>("select[data-choices]")) {
	const many = select.multiple;
	new Choices(select, {
		shouldSort: false,
		itemSelectText: "",
		allowHTML: false,
		searchEnabled: many || select.options.length > 8,
		searchResultLimit: 60,
		removeItemButton: many,
		placeholderValue: many ? select.dataset.placeholder : null,
	});
}
new Choices("#id_languages", { delimiter: ",", duplicateItemsAllowed: false, removeItemButton: true, allowHTML: false });

flatpickr("#id_dob", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true, maxDate: "today" });
flatpickr("#id_resident_since", { dateFormat: "m/d/Y", allowInput: true });
flatpickr("#id_gpa_asof", { dateFormat: "m/d/Y", allowInput: true });
flatpickr("#id_graduating", { allowInput: true, plugins: [monthSelectPlugin({ shorthand: true, dateFormat: "m/Y", altFormat: "F Y" })] });
flatpickr("[data-date]", { dateFormat: "m/d/Y", allowInput: true });

type Control = HTMLInputElement & HTMLSelectElement;
const controls = () => [...form.elements].filter((e) => (e as Control).name && (e as Control).type !== "search") as Control[];
const names = () => [...new Set(controls().map((c) => c.name))];
const named = (name: string) => controls().filter((c) => c.name === name);

function stateOf(data: FormData, name: string) {
	const [first] = named(name);
	if (first.type === "select-multiple") return data.getAll(name).sort((a, b) => Number(a) - Number(b));
	if (first.type === "checkbox") return data.has(name);
	return data.get(name) ?? "";
}
function shownOf(name: string): unknown {
	const all = named(name);
	const [first] = all;
	if (first.type === "radio") return all.find((c) => c.checked)?.closest("label")?.textContent?.trim() ?? "";
	if (first.type === "checkbox") return first.checked;
	const box = first.closest(".choices");
	if (box) {
		const items = [...box.querySelectorAll<HTMLElement>(".choices__inner .choices__item[data-item]")].filter((e) => !e.classList.contains("choices__placeholder"));
		const texts = items.map((e) => e.firstChild?.textContent?.trim() ?? "");
		return first.type === "select-one" ? (texts[0] ?? "") : texts;
	}
	const picker = (first as any)._flatpickr;
	return picker?.altInput ? picker.altInput.value : first.value;
}
Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return { ...Object.fromEntries(names().map((name) => [name, stateOf(data, name)])), submitted };
	},
	formShown: () => Object.fromEntries(names().map((name) => [name, shownOf(name)])),
});
