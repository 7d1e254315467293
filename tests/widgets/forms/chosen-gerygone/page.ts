import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js/chosen.jquery.js";
import "chosen-js/chosen.css";
import "jquery-ui/themes/base/all.css";
import "./page.css";
import Inputmask from "inputmask";
import { STATES } from "../../lists";

declare const $: any;

const GRADES = [
	["9", "9"],
	["10", "10"],
	["11", "11"],
	["12", "12"],
];
const fill = (selector: string, options: string[][]) =>
	$(selector).each((_: number, select: HTMLSelectElement) => options.forEach(([value, text]) => $("<option>").val(value).text(text).appendTo(select)));

$(() => {
	fill("select.states", STATES);
	fill("select.grades", GRADES);
	fill("#year_finish", ["2028", "2029", "2030", "2031", "2032", "2033"].map((year) => [year, year]));

	$("select.chosen").chosen({ width: "100%", disable_search_threshold: 8, allow_single_deselect: true });
	$("#dob").datepicker({ changeMonth: true, changeYear: true, yearRange: "2000:2015", dateFormat: "mm/dd/yy" });
	$("#grad_date").datepicker({ changeMonth: true, changeYear: true, dateFormat: "mm/dd/yy" });
	$("#gpa_asof, #sign_date, .jobdate").datepicker({ changeMonth: true, changeYear: true });
	Inputmask("(999) 999-9999").mask(document.querySelectorAll("input.phone"));

	$("#scholarship").on("submit", (event: Event) => {
		event.preventDefault();
		sent = true;
	});
});

let sent = false;

const keyOf = (name: string) => name.replace(/\[\]$/, "");
const named = () => [...document.querySelectorAll<HTMLInputElement>("#scholarship [name]")];

/** What the form would post. */
function formState() {
	const state: Record<string, unknown> = { submitted: sent };
	for (const control of named()) {
		const key = keyOf(control.name);
		if (control.type === "radio") state[key] = control.checked ? control.value : (state[key] ?? "");
		else if (control.type === "checkbox") state[key] = control.checked;
		else state[key] = $(control).val() ?? "";
	}
	return state;
}

/** What is read on the page. */
function formShown() {
	const shown: Record<string, unknown> = {};
	for (const control of named()) {
		const key = keyOf(control.name);
		const drawn = control.id && document.getElementById(`${control.id.replace(/\W/g, "_")}_chosen`);
		if (drawn) {
			const single = drawn.querySelector(".chosen-single");
			shown[key] = single
				? single.classList.contains("chosen-default")
					? ""
					: (single.querySelector("span")?.textContent ?? "")
				: [...drawn.querySelectorAll(".search-choice > span")].map((each) => each.textContent);
		} else if (control.type === "radio") {
			const text = control.closest("label")?.textContent?.trim();
			shown[key] = control.checked ? text : (shown[key] ?? "");
		} else if (control.type === "checkbox") shown[key] = control.checked;
		else shown[key] = control.value;
	}
	return shown;
}

Object.assign(window, { formState, formShown });
