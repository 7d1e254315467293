import $ from "./jquery-global";
import "chosen-js";
import "chosen-js/chosen.css";
import "jquery-ui/ui/widgets/datepicker";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import Inputmask from "inputmask";
import "./page.css";

const form = document.getElementById("aspnetForm") as HTMLFormElement;
let submitted = false;

$(() => {
	($("select.chosen") as any).chosen({ allow_single_deselect: true, disable_search_threshold: 8 });
	($("input.date") as any).datepicker({ changeMonth: true, changeYear: true, dateFormat: "mm/dd/yy", yearRange: "1990:2032" });
	Inputmask("(999) 999-9999").mask(document.querySelectorAll("input.phone"));
	$(form).on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
});

const PREFIX = "ctl00$cphMain$";
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const groups = () => {
	const found = new Map<string, Control[]>();
	for (const control of form.elements as unknown as Control[])
		if (control.name?.startsWith(PREFIX) && control.type !== "submit")
			found.set(control.name.slice(PREFIX.length), [...(found.get(control.name.slice(PREFIX.length)) ?? []), control]);
	return [...found];
};
const labelOf = (control: Control) => control.labels?.[0]?.textContent?.trim() ?? "";
const checked = (controls: Control[]) => controls.filter((control) => (control as HTMLInputElement).checked);

function stateOf([first, ...rest]: Control[]) {
	if (first instanceof HTMLSelectElement) return first.multiple ? [...first.selectedOptions].map((option) => option.value) : first.value;
	if (first.type === "checkbox") return rest.length > 0 ? checked([first, ...rest]).map((box) => box.value) : (first as HTMLInputElement).checked;
	if (first.type === "radio") return checked([first, ...rest])[0]?.value ?? "";
	return first.value;
}

function shownOf([first, ...rest]: Control[]) {
	if (first instanceof HTMLSelectElement) {
		const drawn = $(`#${first.id}_chosen`);
		if (first.multiple) return drawn.find(".search-choice span").get().map((choice: HTMLElement) => choice.textContent);
		return drawn.find(".chosen-default").length > 0 ? "" : drawn.find(".chosen-single span").text().trim();
	}
	if (first.type === "checkbox") return rest.length > 0 ? checked([first, ...rest]).map(labelOf) : (first as HTMLInputElement).checked;
	if (first.type === "radio") return checked([first, ...rest]).map(labelOf)[0] ?? "";
	return first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(groups().map(([key, controls]) => [key, stateOf(controls)])), submitted }),
	formShown: () => Object.fromEntries(groups().map(([key, controls]) => [key, shownOf(controls)])),
});
