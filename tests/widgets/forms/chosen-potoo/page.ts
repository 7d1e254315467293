import "jquery-ui/dist/themes/smoothness/jquery-ui.css";
import "chosen-js/chosen.css";
import "./page.css";
import $ from "./jq";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js";

const form = document.querySelector<HTMLFormElement>("#nomform")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const jq = $ as any;
jq(".chosen").chosen({ allow_single_deselect: true, search_contains: true, disable_search_threshold: 8 });
jq(".dt").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1995:2030" });

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const groups = () => {
	const found = new Map<string, Control[]>();
	for (const each of form.querySelectorAll<Control>("input[name], select[name], textarea[name]"))
		found.set(each.name, [...(found.get(each.name) ?? []), each]);
	return found;
};
const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? "";

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const [name, [first, ...more]] of groups()) {
			if (first.type === "checkbox") state[name] = more.length ? posted.getAll(name) : posted.has(name);
			else if (first.type === "select-multiple") state[name] = posted.getAll(name);
			else state[name] = posted.get(name) ?? "";
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [name, all] of groups()) {
			const [first] = all;
			const drawn = first instanceof HTMLSelectElement ? $(first).next(".chosen-container") : undefined;
			if (first.type === "checkbox")
				shown[name] = all[1] ? (all as HTMLInputElement[]).filter((box) => box.checked).map(labelOf) : (first as HTMLInputElement).checked;
			else if (first.type === "radio") shown[name] = (all as HTMLInputElement[]).filter((box) => box.checked).map(labelOf)[0] ?? "";
			else if (first.type === "select-multiple")
				shown[name] = drawn!
					.find(".search-choice span")
					.get()
					.map((span) => span.textContent);
			else if (drawn) shown[name] = drawn.find(".chosen-single:not(.chosen-default) span").text();
			else shown[name] = first.value;
		}
		return shown;
	},
});
