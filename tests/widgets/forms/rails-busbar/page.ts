// @ts-nocheck
import "tom-select/dist/css/tom-select.bootstrap5.css";
import "./style.css";
import $ from "jquery";
import TomSelect from "tom-select";

// app/javascript/controllers/tom_select_controller.js
document.querySelectorAll('select[data-controller="tom-select"]').forEach((el) => {
	new TomSelect(el, {
		plugins: el.multiple ? ["remove_button"] : [],
		create: el.dataset.tomSelectCreateValue === "true",
		maxOptions: null,
		allowEmptyOption: false,
	});
});

// cocoon.js
let counter = 0;
const newId = () => new Date().getTime() + counter++;
$(document).on("click", ".add_fields", function (e) {
	e.preventDefault();
	const $this = $(this);
	const assocs = $this.data("associations");
	const id = newId();
	const content = $this
		.attr("data-association-insertion-template")
		.replace(new RegExp(`\\[new_${assocs}\\](.*?\\s)`, "g"), `[${id}]$1`)
		.replace(new RegExp(`_new_${assocs}_(\\w*)`, "g"), `_${id}_$1`);
	const node = $($this.data("association-insertion-node"));
	const item = $(content);
	const before = $.Event("cocoon:before-insert");
	node.trigger(before, [item, e]);
	if (before.isDefaultPrevented()) return;
	node.append(item);
	node.trigger("cocoon:after-insert", [item, e]);
});
$(document).on("click", ".remove_fields.dynamic, .remove_fields.existing", function (e) {
	e.preventDefault();
	const $this = $(this);
	const node = $this.closest(".nested-fields");
	if ($this.hasClass("dynamic")) node.remove();
	else {
		node.find("input[type=hidden].destroy").val("1");
		node.hide();
	}
});

let submitted = false;
document.querySelector("form").addEventListener("submit", (e) => {
	e.preventDefault();
	submitted = true;
});

const F = "scholarship_application";
const PLAIN = ["subtitle", "ssn_last4", "employee_name", "employee_number", "work_location", "first_name", "middle_name", "last_name", "birth_date_2i", "birth_date_3i", "birth_date_1i", "email", "phone", "address_line1", "city", "state", "zip", "citizenship", "high_school_name", "high_school_city", "high_school_state", "graduation_year", "gpa", "class_rank", "sat_reading", "sat_math", "act_composite", "college_names", "major", "mother_first_name", "mother_last_name", "mother_occupation", "mother_education", "father_first_name", "father_last_name", "father_occupation", "father_education", "parents_marital_status", "household_income", "statement", "referral_source", "certified", "signature"];
const LISTS = [["ap-exams", "ap_exams", ["subject", "year_taken", "score"], 3], ["honors", "honors", ["title", "grade_level", "description"], 3], ["siblings", "siblings", ["first_name", "last_name", "age"], 2]];
const value = (el) => (!el ? "" : el.type === "checkbox" ? el.checked : el.multiple ? [...el.selectedOptions].map((o) => o.value).sort() : el.value);
const seen = (el) => {
	if (!el) return "";
	if (el.type === "checkbox") return el.checked;
	if (el.tomselect) {
		const items = [...el.tomselect.control.querySelectorAll(".item")].map((item) => [...item.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent).join("").trim());
		return el.multiple ? items.sort() : (items[0] ?? "");
	}
	return el.tagName === "SELECT" ? (el.selectedOptions[0]?.text ?? "") : el.value;
};
const each = (read, radio) => {
	const out = {};
	for (const k of PLAIN) out[k] = read(document.getElementById(`${F}_${k}`));
	const on = document.querySelector(`input[type=radio][name="${F}[first_generation]"]:checked`);
	out.first_generation = on ? radio(on) : "";
	for (const [node, key, fields, n] of LISTS) {
		const rows = [...document.getElementById(node).querySelectorAll(".nested-fields")].filter((r) => r.style.display !== "none");
		for (let i = 0; i < n; i++) for (const f of fields) out[`${key}.${i}.${f}`] = read(rows[i]?.querySelector(`[name$="[${f}]"]`));
	}
	return out;
};
window.formState = () => ({ ...each(value, (r) => r.value), submitted });
window.formShown = () => each(seen, (r) => r.labels[0].textContent.trim());
