import $ from "./jquery";
import "chosen-js";
import "chosen-js/chosen.css";
import Inputmask from "inputmask";
import "./style.css";

const form = document.querySelector<HTMLFormElement>("#webform-client-form-214")!;
let submitted = false;

$(".form-select").not(".chosen-disable").each((_, select) => {
	const multiple = (select as HTMLSelectElement).multiple;
	($(select) as any).chosen({
		disable_search_threshold: 10,
		search_contains: true,
		width: $(select).attr("data-width") ?? (multiple ? "100%" : "260px"),
		placeholder_text_multiple: "Choose some options",
		no_results_text: "No results match",
		inherit_select_classes: true,
	});
});
Inputmask({ mask: "(999) 999-9999", clearIncomplete: true }).mask($(".webform-phone").get() as HTMLElement[]);
Inputmask({ mask: "99999[-9999]", greedy: false }).mask($(".webform-zip").get() as HTMLElement[]);

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const keyOf = (name: string) => [...name.matchAll(/\[([^\]]+)\]/g)].map((part) => part[1]).join(".") || name;
function groups() {
	const found = new Map<string, Control[]>();
	for (const control of form.elements as unknown as Control[]) {
		if (!control.name || control.type === "hidden" || control.type === "submit" || control.tagName === "FIELDSET") continue;
		const key = keyOf(control.type === "checkbox" && control.name.endsWith(`[${control.value}]`) ? control.name.replace(/\[[^[]+\]$/, "") : control.name);
		found.set(key, [...(found.get(key) ?? []), control]);
	}
	return found;
}
const labelled = (control: Control) => (control.labels?.[0]?.textContent ?? "").trim();
const isEmpty = (text: string) => ["", "- Select -", "- None -", "Month", "Day", "Year", "Choose some options"].includes(text);
function stateOf(controls: Control[]) {
	const [one] = controls;
	if (one.type === "radio") return (controls as HTMLInputElement[]).find(({ checked }) => checked)?.value ?? "";
	if (one.type === "checkbox")
		return controls.length === 1 && one.value === "1"
			? (one as HTMLInputElement).checked
			: (controls as HTMLInputElement[]).filter(({ checked }) => checked).map(({ value }) => value);
	if (one instanceof HTMLSelectElement && one.multiple) return [...one.selectedOptions].map(({ value }) => value);
	return one.value;
}
function shownOf(controls: Control[]) {
	const [one] = controls;
	if (one.type === "radio") return labelled((controls as HTMLInputElement[]).find(({ checked }) => checked) ?? document.createElement("input"));
	if (one.type === "checkbox")
		return controls.length === 1 && one.value === "1"
			? (one as HTMLInputElement).checked
			: (controls as HTMLInputElement[]).filter(({ checked }) => checked).map(labelled);
	if (one instanceof HTMLSelectElement) {
		const drawn = document.getElementById(`${one.id.replace(/[^\w]/g, "_")}_chosen`);
		if (one.multiple) return [...drawn!.querySelectorAll(".search-choice span")].map((span) => span.textContent!);
		const text = (drawn ? drawn.querySelector(".chosen-single span")!.textContent : one.selectedOptions[0]?.textContent) ?? "";
		return isEmpty(text.trim()) ? "" : text.trim();
	}
	return one.value;
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries([...groups()].map(([key, controls]) => [key, stateOf(controls)])), submitted }),
	formShown: () => Object.fromEntries([...groups()].map(([key, controls]) => [key, shownOf(controls)])),
});
