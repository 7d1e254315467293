import Inputmask from "inputmask";
import "./global";
import jQuery from "jquery";
import "jquery-ui/dist/jquery-ui";
import select2 from "select2/dist/js/select2.full";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "jquery-ui/themes/base/all.css";
import "select2/dist/css/select2.css";
import "./page.css";

const $: any = jQuery;
if (!$.fn.select2) (select2 as any)(window, $);

const SCHOOLS = [
	["380115", "Ashland High School"], ["380117", "Ashland Valley High School"], ["380190", "Butte Falls Charter School"], ["380240", "Crater High School"],
	["380305", "Eagle Point High School"], ["380470", "Grants Pass High School"], ["380655", "North Medford High School"], ["380660", "Phoenix High School"],
	["380981", "South Medford High School"], ["053860", "Yreka High School"], ["000003", "Home School"], ["000004", "School not listed"],
].map(([id, text]) => ({ id, text }));

function add(list: string, options: (string | [string, string])[]) {
	for (const option of options) {
		const [value, text] = Array.isArray(option) ? option : [option, option];
		$(list).append(new Option(text, value));
	}
}

$("input.date").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "2015:2032" });
add("select.state, #BirthCountry, #Major", [["", ""]]);
add("select.state", STATES);
add("#BirthCountry", COUNTRIES);
add("#Major", MAJORS);

$("select.state").select2({ placeholder: "- State -", allowClear: true });
$("#BirthCountry").select2({ placeholder: "Select a country" });
$("#Major").select2({ placeholder: "Choose a major", allowClear: true });
$("select.plain").select2({ placeholder: "-- Select --", minimumResultsForSearch: Infinity });
$("#HomeLang").select2({ tags: true, tokenSeparators: [","], placeholder: "Choose or type" });
$("#Programs").select2({ placeholder: "Select all that apply" });
$("#HighSchool").select2({
	placeholder: "Enter the first letters of your school",
	minimumInputLength: 3,
	ajax: {
		delay: 150,
		transport: (request: any, success: (found: unknown) => void) => {
			const term = (request.data.term ?? "").toLowerCase();
			const timer = setTimeout(() => success({ results: SCHOOLS.filter(({ text }) => text.toLowerCase().includes(term)) }), 200);
			return { abort: () => clearTimeout(timer) };
		},
	},
});
Inputmask("(999) 999-9999").mask(document.querySelectorAll<HTMLInputElement>("input.phone"));
Inputmask("999-99-9999").mask(document.querySelectorAll<HTMLInputElement>("#SSN"));

let submitted = false;
const form = document.querySelector<HTMLFormElement>("#frmDual")!;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
const controls = () => [...form.elements].filter((each: any) => each.name && each.type !== "submit") as any[];
const isMany = (control: any) => control.tagName === "SELECT" && control.multiple;

Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const all: Record<string, unknown> = { submitted };
		for (const control of controls())
			all[control.name] = control.type === "checkbox" ? posted.has(control.name) : isMany(control) ? posted.getAll(control.name) : (posted.get(control.name) ?? "");
		return all;
	},
	formShown: () => {
		const all: Record<string, unknown> = {};
		for (const control of controls()) {
			const { name } = control;
			const drawn = control.classList.contains("select2-hidden-accessible") ? control.nextElementSibling : null;
			if (drawn && isMany(control)) all[name] = [...drawn.querySelectorAll(".select2-selection__choice__display")].map((each: any) => each.textContent);
			else if (drawn) all[name] = drawn.querySelector(".select2-selection__placeholder") ? "" : drawn.querySelector(".select2-selection__rendered").textContent.replace(/^×/, "").trim();
			else if (control.tagName === "SELECT") all[name] = control.value === "" ? "" : control.selectedOptions[0].text;
			else if (control.type === "radio") all[name] = control.checked ? control.parentElement.textContent.trim() : (all[name] ?? "");
			else all[name] = control.type === "checkbox" ? control.checked : control.value;
		}
		return all;
	},
});
