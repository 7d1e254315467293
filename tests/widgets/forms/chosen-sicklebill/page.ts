// @ts-nocheck
import "./jq";
import "chosen-js/chosen.jquery.js";
import "chosen-js/chosen.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import Inputmask from "inputmask";
import $ from "jquery";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

for (const id of ["#home_state", "#hs_state"]) for (const [code, name] of STATES) $(id).append($("<option>").val(code).text(name));
for (const major of MAJORS) $("#major").append($("<option>").text(major));

$("select.chosen").each((_, el) => $(el).chosen({ disable_search_threshold: 8, allow_single_deselect: true, search_contains: true }));
Inputmask("(999) 999-9999").mask(document.querySelectorAll(".phone"));
Inputmask({ alias: "numeric", groupSeparator: ",", digits: 0, rightAlign: false, autoUnmask: false }).mask(document.querySelectorAll(".money"));
flatpickr("#dob", { dateFormat: "Y-m-d", altInput: true, altFormat: "m/d/Y", allowInput: true, maxDate: "2014-12-31" });
flatpickr("#hs_grad", { dateFormat: "m/d/Y" });
flatpickr(".cal", { dateFormat: "m/d/Y", allowInput: true });

let submitted = false;
$("#scholarship").on("submit", (event) => { event.preventDefault(); submitted = true; });

const form = document.getElementById("scholarship");
const named = () => {
	const groups = new Map();
	for (const el of form.elements) if (el.name) groups.set(el.name, [...(groups.get(el.name) ?? []), el]);
	return groups;
};
window.formState = () => {
	const out = { submitted };
	for (const [name, [el, ...rest]] of named()) {
		if (el.type === "radio") out[name] = [el, ...rest].find((each) => each.checked)?.value ?? "";
		else if (el.type === "checkbox") out[name] = el.checked;
		else out[name] = el.multiple ? $(el).val() : el.value;
	}
	return out;
};
window.formShown = () => {
	const out = {};
	for (const [name, [el, ...rest]] of named()) {
		if (el.type === "radio") out[name] = [el, ...rest].find((each) => each.checked)?.parentElement.textContent.trim() ?? "";
		else if (el.type === "checkbox") out[name] = el.checked;
		else if (el.tagName === "SELECT") {
			const box = document.getElementById(`${el.id}_chosen`);
			if (el.multiple) out[name] = [...box.querySelectorAll(".search-choice span")].map((each) => each.textContent);
			else out[name] = box.querySelector(".chosen-default") ? "" : box.querySelector(".chosen-single span").textContent;
		} else out[name] = el._flatpickr?.altInput ? el._flatpickr.altInput.value : el.value;
	}
	return out;
};
