import "./uswds-theme.css";
import "multiple-select/dist/multiple-select.css";
import "nouislider/dist/nouislider.css";
import "./page.css";
import "./jquery-global";
import "@uswds/uswds";
import "multiple-select";
import AutoNumeric from "autonumeric";
import noUiSlider from "nouislider";

const $ = (window as any).jQuery;
const form = document.getElementById("grant") as HTMLFormElement;
const at = (id: string) => document.getElementById(id) as any;

for (const list of form.querySelectorAll<HTMLSelectElement>("select.many"))
	$(list).multipleSelect({
		placeholder: "- Select -",
		selectAll: false,
		filter: list.options.length > 10,
		minimumCountSelected: 20,
		displayDelimiter: "; ",
		width: "100%",
	});

const amounts = new Map<string, AutoNumeric>();
for (const box of form.querySelectorAll<HTMLInputElement>("input.money"))
	amounts.set(box.id, new AutoNumeric(box, { currencySymbol: "$", decimalPlaces: 0, minimumValue: "0", maximumValue: "9999999", unformatOnSubmit: true, modifyValueOnWheel: false }));

// A slider says nothing until somebody has moved it.
for (const bar of form.querySelectorAll<HTMLElement>(".bar")) {
	const { for: id, min, max, step, unit } = bar.dataset as Record<string, string>;
	const decimals = step.includes(".") ? 2 : 0;
	const slider = noUiSlider.create(bar, {
		start: Number(min),
		connect: "lower",
		step: Number(step),
		range: { min: Number(min), max: Number(max) },
		format: { to: (value) => value.toFixed(decimals), from: Number },
		handleAttributes: [{ "aria-labelledby": `${id}-label` }],
	});
	const field: HTMLInputElement = at(id);
	const output: HTMLOutputElement | null = at(`${id}-out`);
	const write = (values: (string | number)[]) => {
		field.value = String(values[0]);
		if (output) output.value = `${values[0]}${unit}`;
	};
	slider.on("slide", write);
	slider.on("set", write);
	field.addEventListener("change", () => {
		if (field.value.trim() !== "" && !Number.isNaN(Number(field.value))) slider.set(field.value);
	});
}

const siblings: HTMLTableSectionElement = at("siblings");
const MOST_SIBLINGS = 3;
at("add-sibling").addEventListener("click", () => {
	const row = siblings.rows[0].cloneNode(true) as HTMLTableRowElement;
	const number = siblings.rows.length + 1;
	row.cells[0].textContent = String(number);
	for (const box of row.querySelectorAll("input")) {
		box.value = "";
		box.setAttribute("aria-label", box.getAttribute("aria-label")!.replace("1", String(number)));
	}
	siblings.append(row);
	at("add-sibling").hidden = number >= MOST_SIBLINGS;
});

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const PARTS = ["first", "last", "age"];
const sibling = (row: number, part: string) => siblings.rows[row]?.querySelector<HTMLInputElement>(`[name="sibling_${part}[]"]`)?.value ?? "";
function everything(read: (field: any) => unknown) {
	const all: Record<string, unknown> = {};
	for (const field of form.querySelectorAll<any>("[name]")) {
		if (field.name === "form_build_id" || field.name.startsWith("sibling_") || /^selectItem|^selectGroup|^selectAll/.test(field.name) || field.closest(".ms-parent")) continue;
		const key = field.name.replace("[]", "");
		if (field.type !== "radio") all[key] = read(field);
		else if (field.checked) all[key] = read(field);
		else all[key] ??= "";
	}
	for (let row = 0; row < MOST_SIBLINGS; row++) for (const part of PARTS) all[`sibling${row}_${part}`] = sibling(row, part);
	return all;
}
function posted(field: any) {
	if (field.type === "checkbox") return field.checked;
	if (field.multiple) return $(field).multipleSelect("getSelects");
	return amounts.get(field.id)?.getNumericString() ?? field.value;
}
function seen(field: any) {
	const label = () => form.querySelector(`label[for="${field.id}"]`)!.firstChild!.textContent!.trim();
	if (field.type === "checkbox") return field.checked;
	if (field.type === "radio") return label();
	if (field.multiple) {
		const face: HTMLElement = field.nextElementSibling.querySelector(".ms-choice > span");
		return face.classList.contains("placeholder") ? [] : face.textContent!.split("; ").filter(Boolean);
	}
	const box = field.closest(".usa-combo-box, .usa-date-picker")?.querySelector(".usa-combo-box__input, .usa-date-picker__external-input");
	if (box) return box.value;
	if (field.tagName === "SELECT") return field.value === "" ? "" : field.selectedOptions[0].text;
	if (field.type === "hidden") return field.value === "" ? "" : at(`${field.id}-out`).value;
	return field.value;
}
Object.assign(window, { formState: () => ({ ...everything(posted), submitted }), formShown: () => everything(seen) });
