import Choices from "choices.js";
import "../../node_modules/choices.js/public/assets/styles/choices.css";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const SCHOOLING = ["8th grade or less", "Some high school", "High school graduate or GED", "Some college", "AA/AS degree", "BA/BS degree", "Graduate degree"];

const form = document.forms.namedItem("grantapp") as HTMLFormElement;
const fill = (select: HTMLSelectElement, empty: string | undefined, options: [string, string][]) => {
	if (empty !== undefined && select.options.length === 0) select.add(new Option(empty, ""));
	for (const [value, name] of options) select.add(new Option(name, value));
};
const all = (selector: string) => [...form.querySelectorAll<HTMLSelectElement>(selector)];
for (const select of all("select.st")) fill(select, "State", STATES);
for (const select of all("select.edu")) fill(select, "Select", SCHOOLING.map((each) => [each, each]));
for (const select of all("select.gr")) fill(select, undefined, ["9th", "10th", "11th", "12th"].map((each) => [each.slice(0, -2), each]));
fill(form.dobm, undefined, MONTHS.map((each, i) => [String(i + 1).padStart(2, "0"), each]));
fill(form.major, undefined, MAJORS.map((each) => [each, each]));

for (const select of all("select"))
	new Choices(select, {
		shouldSort: false,
		itemSelectText: "",
		allowHTML: false,
		removeItemButton: select.multiple,
		searchEnabled: select.multiple || select.options.length > 8,
		placeholderValue: select.multiple ? "Select" : null,
	});
new Choices("#langs", { allowHTML: false, removeItemButton: true, duplicateItemsAllowed: false, delimiter: "|" });

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const names = () => [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name))].filter(Boolean);
const controls = (name: string) =>
	[...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].filter((each) => each.name === name);
const textOf = (node: Element) => node.firstChild?.textContent?.trim() ?? "";
/** The words that stand beside a box. */
const beside = (box: Element) => (box.nextSibling?.textContent ?? "").replace(/\s+/g, " ").trim();
const picked = (control: Element) => [
	...(control.closest(".choices")?.querySelectorAll(".choices__inner .choices__list .choices__item:not(.choices__placeholder)") ?? []),
];

function state(name: string) {
	const [control] = controls(name);
	if (control instanceof HTMLSelectElement)
		return control.multiple ? [...control.selectedOptions].map((each) => each.value) : control.value;
	if (name === "langs") return control.value ? control.value.split("|") : [];
	const values = new FormData(form).getAll(name);
	if (name === "terms") return values;
	return control.type === "checkbox" ? values.length > 0 : (values[0] ?? "");
}

function shown(name: string) {
	const found = controls(name);
	const [control] = found;
	if (control instanceof HTMLSelectElement) return control.multiple ? picked(control).map(textOf) : (picked(control).map(textOf)[0] ?? "");
	if (name === "langs") return picked(control).map(textOf);
	const checked = found.filter((each) => (each as HTMLInputElement).checked);
	if (name === "terms") return checked.map(beside);
	if (control.type === "radio") return checked.map(beside)[0] ?? "";
	return control.type === "checkbox" ? checked.length > 0 : control.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names().map((name) => [name, state(name)])), submitted }),
	formShown: () => Object.fromEntries(names().map((name) => [name, shown(name)])),
});
