import "./jq";
import "chosen-js";
import "chosen-js/chosen.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import jQuery from "jquery";
import "./page.css";

const $ = jQuery as any;
const form = document.getElementById("scholarship") as HTMLFormElement;
const CHOSEN = { width: "100%", allow_single_deselect: true, disable_search_threshold: 8 };
const MOST = 3;
let submitted = false;

function addRow() {
	const n = $("#activities tbody tr").length;
	if (n >= MOST) return;
	const row = $(`<tr>
		<td><input type="text" name="activity[${n}][org]"></td>
		<td><input type="text" name="activity[${n}][position]" maxlength="60"></td>
		<td><select name="activity[${n}][grades][]" multiple data-placeholder="Choose / Elija">${[9, 10, 11, 12].map((grade) => `<option value="${grade}">${grade}</option>`).join("")}</select></td>
		<td><input type="text" name="activity[${n}][hours]" inputmode="decimal"></td></tr>`);
	$("#activities tbody").append(row);
	row.find("select").chosen(CHOSEN);
	if (n + 1 === MOST) $("#add_activity").prop("disabled", true);
}

$(() => {
	$(".pick").chosen(CHOSEN);
	addRow();
	$("#add_activity").on("click", addRow);
	flatpickr("#dob", { altInput: true, altFormat: "m/d/Y", dateFormat: "Y-m-d", allowInput: true, maxDate: "today" });
	flatpickr("#grad_date", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" });
	flatpickr("#sign_date", { dateFormat: "m/d/Y", allowInput: true });
	$(form).on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
		$("#sent").text("Thank you! / ¡Gracias!");
	});
});

const SINGLE = [
	"fax_number", "first_name", "middle_name", "last_name", "address", "apt", "city", "state", "zip", "phone", "email", "mailing", "dob", "gender", "citizen", "hispanic", "race", "hs_name", "hs_city",
	"grade", "grad_date", "gpa", "sat", "act", "counselor", "counselor_phone", "college", "accepted", "major", "degree", "career", "p1_first", "p1_last", "p1_job", "p1_edu", "p1_phone", "p2_first",
	"p2_last", "p2_job", "p2_edu", "p2_phone", "marital", "income", "household", "first_gen", "sib1_first", "sib1_last", "sib1_age", "sib2_first", "sib2_last", "sib2_age", "award1", "award1_grade",
	"award2", "award2_grade", "award3", "award3_grade", "essay", "rotarian", "heard", "agree", "sign", "parent_sign", "sign_date",
	...[0, 1, 2].flatMap((n) => [`activity[${n}][org]`, `activity[${n}][position]`, `activity[${n}][hours]`]),
];
const SEVERAL = ["languages[]", ...[0, 1, 2].map((n) => `activity[${n}][grades][]`)];

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const name of SINGLE) state[name] = data.get(name) ?? "";
		for (const name of SEVERAL) state[name] = data.getAll(name);
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of [...SINGLE, ...SEVERAL]) {
			const all = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
			const first = all[0];
			const drawn = first?.nextElementSibling;
			if (!first) shown[name] = SEVERAL.includes(name) ? [] : "";
			else if (first.type === "radio") shown[name] = all.find((each) => each.checked)?.parentElement!.textContent!.trim() ?? "";
			else if (first.type === "checkbox") shown[name] = first.checked;
			else if (first.type === "select-multiple") shown[name] = [...drawn!.querySelectorAll(".search-choice span")].map((each) => each.textContent);
			else if (first.type === "select-one") shown[name] = drawn!.querySelector(".chosen-single:not(.chosen-default) span")?.textContent ?? "";
			else shown[name] = first.classList.contains("flatpickr-input") && first.type === "hidden" ? (drawn as HTMLInputElement).value : first.value;
		}
		return shown;
	},
});
