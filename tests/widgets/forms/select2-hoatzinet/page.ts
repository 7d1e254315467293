import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import Inputmask from "inputmask";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

(select2 as any)(window, $);
const jq = $ as any;

for (const id of ["#app_state", "#hs_state"]) {
	const box = jq(id).append(new Option("", ""));
	for (const [code, name] of STATES) box.append(new Option(name, code));
}
for (const major of MAJORS) jq("#major").append(new Option(major, major));
const COLLEGES = [
	"Bowling Green State University", "Case Western Reserve University", "Cleveland State University", "Columbus State Community College",
	"Kent State University", "Miami University", "Oberlin College", "Ohio State University", "Ohio University", "Oregon State University",
	"Portland State University", "University of Cincinnati", "University of Oregon", "University of Toledo", "University of Washington",
	"Washington State University", "Wright State University", "Youngstown State University",
];
jq(".s2tags").each((_: number, box: HTMLSelectElement) => {
	box.append(new Option("", ""), ...COLLEGES.map((name) => new Option(name, name)));
});

jq(".s2").select2({ placeholder: "Select", allowClear: true, minimumResultsForSearch: 8 });
jq(".s2tags").select2({ placeholder: "Start typing...", allowClear: true, tags: true });
jq("#major").select2({ placeholder: "Choose up to three", maximumSelectionLength: 3 });

flatpickr("#app_dob", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "2012-12-31" });
flatpickr(".fp", { dateFormat: "m/d/Y", allowInput: true });
Inputmask("(999) 999-9999").mask(document.querySelectorAll(".phone"));

const form = document.getElementById("schol") as HTMLFormElement;
let submitted = false;
jq(form).on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

function named(): Map<string, HTMLInputElement[]> {
	const found = new Map<string, HTMLInputElement[]>();
	for (const one of form.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]"))
		found.set(one.name, [...(found.get(one.name) ?? []), one]);
	return found;
}
const textOf = (box: HTMLElement) => (box.closest("label")?.textContent ?? box.getAttribute("aria-label") ?? "").trim();

(window as any).formState = () => {
	const state: Record<string, unknown> = { submitted };
	for (const [name, boxes] of named()) {
		const [first] = boxes;
		const key = name.replace("[]", "");
		if (first.type === "radio") state[key] = boxes.find((box) => box.checked)?.value ?? "";
		else if (first.type === "checkbox" && name.endsWith("[]")) state[key] = boxes.filter((box) => box.checked).map((box) => box.value);
		else if (first.type === "checkbox") state[key] = first.checked ? first.value : "";
		else if (name.endsWith("[]")) state[key] = jq(first).val();
		else state[key] = first.value;
	}
	return state;
};
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const [name, boxes] of named()) {
		const [first] = boxes;
		const key = name.replace("[]", "");
		if (first.type === "radio") shown[key] = boxes.filter((box) => box.checked).map(textOf)[0] ?? "";
		else if (first.type === "checkbox" && name.endsWith("[]")) shown[key] = boxes.filter((box) => box.checked).map(textOf);
		else if (first.type === "checkbox") shown[key] = first.checked;
		else if (first.tagName === "SELECT" && name.endsWith("[]"))
			shown[key] = jq(first).next(".select2").find(".select2-selection__choice__display").toArray().map((each: HTMLElement) => each.textContent);
		else if (first.tagName === "SELECT") {
			const rendered = jq(first).next(".select2").find(".select2-selection__rendered");
			shown[key] = rendered.find(".select2-selection__placeholder").length ? "" : (rendered.attr("title") ?? "");
		} else if (name === "app_dob") shown[key] = (document.querySelector("#app_dob + input") as HTMLInputElement).value;
		else shown[key] = first.value;
	}
	return shown;
};
