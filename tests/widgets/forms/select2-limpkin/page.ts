import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./page.css";

const scope = window as any;
scope.jQuery = scope.$ = $;
(select2 as any)(window, $);

let submitted = false;
const form = document.querySelector<HTMLFormElement>("#Personal")!;

($("select.s2") as any).each(function (this: HTMLSelectElement) {
	const box = $(this) as any;
	box.select2({ placeholder: box.data("placeholder") ?? "", allowClear: !this.multiple, minimumResultsForSearch: 8 });
});
flatpickr(".cal", { dateFormat: "m/d/Y", allowInput: true });
flatpickr(".cal-alt", { dateFormat: "Y-m-d", altInput: true, altFormat: "F j, Y", allowInput: true });

/* "Check if same as Permanent Address" */
$("[name=copy_address]").on("change", function (this: HTMLInputElement) {
	for (const part of ["street_address", "city", "state_province_id", "postal_code"]) {
		const from = $("[name='location[1][" + part + "]']");
		$("[name='location[2][" + part + "]']").val(this.checked ? String(from.val()) : "").trigger("change");
	}
});
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement;
const named = () => {
	const groups = new Map<string, Control[]>();
	for (const control of form.elements as unknown as Iterable<Control>)
		if (control.name && control.type !== "submit") groups.set(control.name, [...(groups.get(control.name) ?? []), control]);
	return groups;
};
const labelled = (control: Control) => (control as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? "";

scope.formState = () => {
	const posted = new FormData(form);
	const state: Record<string, unknown> = { submitted };
	for (const [name, [first]] of named())
		state[name] = name.endsWith("[]") ? posted.getAll(name) : first.type === "checkbox" ? posted.has(name) : (posted.get(name) ?? "");
	return state;
};
scope.formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const [name, controls] of named()) {
		const [first] = controls;
		if (first instanceof HTMLSelectElement) {
			const drawn = first.nextElementSibling!;
			shown[name] = first.multiple
				? [...drawn.querySelectorAll(".select2-selection__choice__display")].map((each) => each.textContent!.trim())
				: drawn.querySelector(".select2-selection__placeholder")
					? ""
					: (drawn.querySelector(".select2-selection__rendered")?.getAttribute("title") ?? "");
		} else if (name.endsWith("[]")) shown[name] = controls.filter((each) => (each as HTMLInputElement).checked).map((each) => each.value);
		else if (first.type === "checkbox") shown[name] = (first as HTMLInputElement).checked;
		else if (first.type === "radio") {
			const chosen = controls.find((each) => (each as HTMLInputElement).checked);
			shown[name] = chosen ? labelled(chosen) : "";
		} else shown[name] = ((first as any)._flatpickr?.altInput ?? first).value;
	}
	return shown;
};
