import "chosen-js/chosen.css";
import "./page.css";
import jQuery from "jquery";

Object.assign(window, { jQuery, $: jQuery });
require("chosen-js");

jQuery(($) => {
	const options = { width: "100%", search_contains: true, disable_search_threshold: 8 };
	$("select.chosen").not(".deselect").chosen(options);
	$("select.chosen.deselect").chosen({ ...options, allow_single_deselect: true });
	$("#scholarship_application").on("submit", (event) => {
		event.preventDefault();
		$(event.currentTarget).data("sent", true);
	});
});

const form = document.querySelector("#scholarship_application") as HTMLFormElement;
type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const boxes = (name: string) => [...form.elements].filter((one) => (one as Box).name === name) as Box[];
const names = [...new Set([...form.elements].map((one) => (one as Box).name).filter((name) => name && !name.startsWith("_")))];
/** `parent[1][name]` is the key `parent1Name`, `person[last_name]` is `personLastName`. */
const keyOf = (name: string) =>
	name.replace(/\W+/g, "_").replace(/_+$/, "").replace(/_(\d+)/g, "$1").replace(/_?(?<=\d)_([a-z])|_([a-z])/g, (_, a, b) => (a ?? b).toUpperCase());
const nameOf = (box: Element) => form.querySelector(`label[for="${box.id}"]`)?.textContent?.trim() ?? box.closest("label")?.textContent?.trim() ?? "";

function held(name: string): unknown {
	const [first] = boxes(name);
	if (first instanceof HTMLSelectElement) return first.multiple ? [...first.selectedOptions].map(({ value }) => value) : first.value;
	if (first.type === "radio") return (boxes(name) as HTMLInputElement[]).find(({ checked }) => checked)?.value ?? "";
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	return first.value;
}

function drawn(name: string): unknown {
	const [first] = boxes(name);
	if (first instanceof HTMLSelectElement) {
		const chosen = first.nextElementSibling?.matches(".chosen-container") ? first.nextElementSibling : null;
		if (chosen && first.multiple) return [...chosen.querySelectorAll(".search-choice span")].map((one) => one.textContent?.trim());
		if (chosen) return chosen.querySelector(".chosen-single:not(.chosen-default) span")?.textContent?.trim() ?? "";
		return first.value === "" ? "" : first.selectedOptions[0].text;
	}
	if (first.type === "radio") {
		const chosen = (boxes(name) as HTMLInputElement[]).find(({ checked }) => checked);
		return chosen ? nameOf(chosen) : "";
	}
	return first.type === "checkbox" ? (first as HTMLInputElement).checked : first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names.map((name) => [keyOf(name), held(name)])), submitted: jQuery(form).data("sent") === true }),
	formShown: () => Object.fromEntries(names.map((name) => [keyOf(name), drawn(name)])),
});
