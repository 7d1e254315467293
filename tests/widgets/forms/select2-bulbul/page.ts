import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import { KEYS } from "./keys";
import "./page.css";

if (typeof select2 === "function") (select2 as unknown as (root: Window, jq: typeof $) => void)(window, $);

let submitted = false;

$("select.s2").each(function () {
	const few = this.querySelectorAll("option").length < 12;
	$(this).select2({
		width: (this as HTMLSelectElement).multiple ? "220px" : "200px",
		placeholder: "Select",
		allowClear: !(this as HTMLSelectElement).multiple && !few,
		minimumResultsForSearch: few ? Number.POSITIVE_INFINITY : 0,
	});
});
flatpickr(".fp-long", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true });
flatpickr(".fp", { dateFormat: "m/d/Y", allowInput: true });

$("#scholarship").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const controlsOf = (key: string) =>
	[...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`[name="answers[${KEYS[key]}]"]`)];

/** What the form would post. */
function stateOf(key: string): unknown {
	const [first] = controlsOf(key);
	if (first instanceof HTMLInputElement && first.type === "checkbox") return first.checked;
	if (first instanceof HTMLSelectElement && first.multiple) return [...first.selectedOptions].map((option) => option.value);
	return new FormData(document.querySelector("#scholarship") as HTMLFormElement).get(`answers[${KEYS[key]}]`) ?? "";
}

function shownOf(key: string): unknown {
	const controls = controlsOf(key);
	const [first] = controls;
	if (first instanceof HTMLInputElement && first.type === "checkbox") return first.checked;
	if (first instanceof HTMLInputElement && first.type === "radio")
		return controls.find((each) => (each as HTMLInputElement).checked)?.closest("label")?.textContent?.trim() ?? "";
	if (first instanceof HTMLSelectElement) {
		const drawn = first.nextElementSibling as HTMLElement;
		if (first.multiple) return [...drawn.querySelectorAll(".select2-selection__choice__display")].map((each) => each.textContent?.trim() ?? "");
		return drawn.querySelector(".select2-selection__placeholder") ? "" : (drawn.querySelector(".select2-selection__rendered")?.getAttribute("title") ?? "");
	}
	if (first.classList.contains("fp-long")) return (first.nextElementSibling as HTMLInputElement).value;
	return first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.keys(KEYS).map((key) => [key, stateOf(key)])), submitted }),
	formShown: () => Object.fromEntries(Object.keys(KEYS).map((key) => [key, shownOf(key)])),
});
