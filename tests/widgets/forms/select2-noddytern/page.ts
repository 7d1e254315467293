import jquery from "./jquery-global";
import "jquery-ui/ui/widgets/datepicker";
import Inputmask from "inputmask";
import select2 from "select2";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import "select2/dist/css/select2.css";
import "./style.css";

const $ = jquery as any;
if (!$.fn.select2) (select2 as any)(window, $);

let submitted = false;
const form = document.getElementById("schol") as HTMLFormElement;

$(() => {
	$("select.s2").select2({ placeholder: "- Select -" });
	$("select.s2-plain").select2({ placeholder: "- Select -", minimumResultsForSearch: Number.POSITIVE_INFINITY });
	$("select.s2-tags").select2({ placeholder: "Choose or type your club", tags: true, allowClear: true });
	$("select.s2-multi").select2({ placeholder: "Select all that apply", closeOnSelect: false });
	$("input.date").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "2000:2030" });
	Inputmask("(999) 999-9999").mask(document.querySelectorAll("input.phone"));
	$(form).on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const named = () => {
	const groups = new Map<string, Control[]>();
	for (const control of form.querySelectorAll<Control>("input[name], select[name], textarea[name]")) {
		if (control.type === "hidden" || control.type === "submit") continue;
		groups.set(control.name, [...(groups.get(control.name) ?? []), control]);
	}
	return [...groups];
};
const isMany = (name: string) => name.endsWith("[]");
const text = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";

function held(name: string, controls: Control[]) {
	const [first] = controls;
	if (first instanceof HTMLSelectElement) return first.multiple ? ($(first).val() ?? []) : first.value;
	if (first instanceof HTMLInputElement && (first.type === "checkbox" || first.type === "radio")) {
		const chosen = (controls as HTMLInputElement[]).filter((box) => box.checked).map((box) => box.value);
		return isMany(name) ? chosen : first.type === "radio" ? (chosen[0] ?? "") : first.checked;
	}
	return first.value;
}

function seen(name: string, controls: Control[]) {
	const [first] = controls;
	if (first instanceof HTMLSelectElement) {
		const drawn = first.classList.contains("select2-hidden-accessible") ? first.nextElementSibling : null;
		if (!drawn) return first.value === "" ? "" : text(first.selectedOptions[0]);
		if (first.multiple) return [...drawn.querySelectorAll(".select2-selection__choice__display")].map(text);
		const rendered = drawn.querySelector(".select2-selection__rendered");
		return rendered?.querySelector(".select2-selection__placeholder") ? "" : text(rendered);
	}
	if (first instanceof HTMLInputElement && (first.type === "checkbox" || first.type === "radio")) {
		const chosen = (controls as HTMLInputElement[]).filter((box) => box.checked).map((box) => text(box.closest("label")));
		return isMany(name) ? chosen : first.type === "radio" ? (chosen[0] ?? "") : first.checked;
	}
	return first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(named().map(([name, controls]) => [name, held(name, controls)])), submitted }),
	formShown: () => Object.fromEntries(named().map(([name, controls]) => [name, seen(name, controls)])),
});
