import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import "select2/dist/css/select2.css";
import "./style.css";
import $ from "./jquery";
import "jquery-ui/ui/widgets/datepicker.js";
// @ts-expect-error no types
import select2 from "select2";
import { NAMES } from "./names";

select2(window, $);
// biome-ignore lint/suspicious/noExplicitAny: plugins
const all = $ as any;
all("select.s2").each(function (this: HTMLSelectElement) {
	all(this).select2(this.multiple ? {} : { placeholder: "Select one", allowClear: true });
});
all("input.dp").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2035" });

let submitted = false;
$("#aspnetForm").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

const form = document.getElementById("aspnetForm") as HTMLFormElement;
const controlsOf = (name: string) => [...form.elements].filter((each) => (each as HTMLInputElement).name === name) as HTMLInputElement[];
const isMany = (first: HTMLInputElement) => first.type === "select-multiple" || (first.type === "checkbox" && controlsOf(first.name).length > 1);
function state(name: string, posted: FormData) {
	const [first] = controlsOf(name);
	return isMany(first) ? posted.getAll(name) : (posted.get(name) ?? "");
}
function shown(name: string) {
	const controls = controlsOf(name);
	const [first] = controls;
	const drawn = $(first).next(".select2");
	if (isMany(first) && drawn.length) return drawn.find(".select2-selection__choice__display").map((_: number, each: Element) => each.textContent).get();
	if (isMany(first)) return controls.filter((each) => each.checked).map((each) => each.value);
	if (first.type === "checkbox") return first.checked;
	if (first.type === "radio") return controls.find((each) => each.checked)?.nextSibling?.textContent?.trim() ?? "";
	if (drawn.length) return drawn.find(".select2-selection__rendered").attr("title") ?? "";
	if (first.tagName === "SELECT") return (first as unknown as HTMLSelectElement).selectedOptions[0]?.text ?? "";
	return first.value;
}
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		return { ...Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, state(name, posted)])), submitted };
	},
	formShown: () => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, shown(name)])),
});
