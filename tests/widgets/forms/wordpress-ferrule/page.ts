import "./jq";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "./style.css";
import IMask from "imask";
import $ from "jquery";

/** Where each key stands in the posted form; `at` counts among the values of a list field. */
const PLACES: Record<string, { n: string; at?: number; col?: number; row?: number; f?: number }> = {
	"first": {
		"n": "input_1.3"
	},
	"middle": {
		"n": "input_1.4"
	},
	"last": {
		"n": "input_1.6"
	},
	"suffix": {
		"n": "input_1.8"
	},
	"email": {
		"n": "input_3"
	},
	"email2": {
		"n": "input_3_2"
	},
	"cell": {
		"n": "input_4"
	},
	"dob": {
		"n": "input_5"
	},
	"street": {
		"n": "input_6.1"
	},
	"street2": {
		"n": "input_6.2"
	},
	"city": {
		"n": "input_6.3"
	},
	"state": {
		"n": "input_6.4"
	},
	"zip": {
		"n": "input_6.5"
	},
	"citizen": {
		"n": "input_7"
	},
	"hs": {
		"n": "input_9"
	},
	"hsCity": {
		"n": "input_10"
	},
	"gradYear": {
		"n": "input_11"
	},
	"gpa": {
		"n": "input_12"
	},
	"rank": {
		"n": "input_13"
	},
	"size": {
		"n": "input_14"
	},
	"sat": {
		"n": "input_15"
	},
	"act": {
		"n": "input_16"
	},
	"major": {
		"n": "input_17"
	},
	"career": {
		"n": "input_18"
	},
	"act1_org": {
		"n": "input_20[]",
		"at": 0,
		"col": 0,
		"row": 0,
		"f": 20
	},
	"act1_role": {
		"n": "input_20[]",
		"at": 1,
		"col": 1,
		"row": 0,
		"f": 20
	},
	"act1_hrs": {
		"n": "input_20[]",
		"at": 2,
		"col": 2,
		"row": 0,
		"f": 20
	},
	"act1_wks": {
		"n": "input_20[]",
		"at": 3,
		"col": 3,
		"row": 0,
		"f": 20
	},
	"act2_org": {
		"n": "input_20[]",
		"at": 4,
		"col": 0,
		"row": 1,
		"f": 20
	},
	"act2_role": {
		"n": "input_20[]",
		"at": 5,
		"col": 1,
		"row": 1,
		"f": 20
	},
	"act2_hrs": {
		"n": "input_20[]",
		"at": 6,
		"col": 2,
		"row": 1,
		"f": 20
	},
	"act2_wks": {
		"n": "input_20[]",
		"at": 7,
		"col": 3,
		"row": 1,
		"f": 20
	},
	"act3_org": {
		"n": "input_20[]",
		"at": 8,
		"col": 0,
		"row": 2,
		"f": 20
	},
	"act3_role": {
		"n": "input_20[]",
		"at": 9,
		"col": 1,
		"row": 2,
		"f": 20
	},
	"act3_hrs": {
		"n": "input_20[]",
		"at": 10,
		"col": 2,
		"row": 2,
		"f": 20
	},
	"act3_wks": {
		"n": "input_20[]",
		"at": 11,
		"col": 3,
		"row": 2,
		"f": 20
	},
	"award1_name": {
		"n": "input_21[]",
		"at": 0,
		"col": 0,
		"row": 0,
		"f": 21
	},
	"award1_grade": {
		"n": "input_21[]",
		"at": 1,
		"col": 1,
		"row": 0,
		"f": 21
	},
	"award1_what": {
		"n": "input_21[]",
		"at": 2,
		"col": 2,
		"row": 0,
		"f": 21
	},
	"award2_name": {
		"n": "input_21[]",
		"at": 3,
		"col": 0,
		"row": 1,
		"f": 21
	},
	"award2_grade": {
		"n": "input_21[]",
		"at": 4,
		"col": 1,
		"row": 1,
		"f": 21
	},
	"award2_what": {
		"n": "input_21[]",
		"at": 5,
		"col": 2,
		"row": 1,
		"f": 21
	},
	"award3_name": {
		"n": "input_21[]",
		"at": 6,
		"col": 0,
		"row": 2,
		"f": 21
	},
	"award3_grade": {
		"n": "input_21[]",
		"at": 7,
		"col": 1,
		"row": 2,
		"f": 21
	},
	"award3_what": {
		"n": "input_21[]",
		"at": 8,
		"col": 2,
		"row": 2,
		"f": 21
	},
	"pg1First": {
		"n": "input_23.3"
	},
	"pg1Last": {
		"n": "input_23.6"
	},
	"pg1Job": {
		"n": "input_24"
	},
	"pg1Employer": {
		"n": "input_25"
	},
	"pg2First": {
		"n": "input_26.3"
	},
	"pg2Last": {
		"n": "input_26.6"
	},
	"pg2Job": {
		"n": "input_27"
	},
	"pg2Employer": {
		"n": "input_28"
	},
	"sibs": {
		"n": "input_29"
	},
	"income": {
		"n": "input_30"
	},
	"firstGen": {
		"n": "input_31"
	},
	"member": {
		"n": "input_32"
	},
	"essay": {
		"n": "input_34"
	},
	"refFirst": {
		"n": "input_35.3"
	},
	"refLast": {
		"n": "input_35.6"
	},
	"refEmail": {
		"n": "input_36"
	},
	"refPhone": {
		"n": "input_37"
	},
	"heard": {
		"n": "input_38"
	},
	"news": {
		"n": "input_39.1"
	},
	"agree": {
		"n": "input_41.1"
	},
	"sign": {
		"n": "input_42"
	},
	"hp": {
		"n": "input_43"
	}
};

let submitted = false;
const form = document.getElementById("gform_7") as HTMLFormElement;

function relabel(groups: HTMLElement, max: number) {
	const rows = [...groups.querySelectorAll<HTMLElement>(".gfield_list_group")];
	rows.forEach((row, index) => {
		row.classList.toggle("gfield_list_row_odd", index % 2 === 0);
		row.classList.toggle("gfield_list_row_even", index % 2 === 1);
		for (const control of row.querySelectorAll<HTMLElement>("[data-aria-label-template]"))
			control.setAttribute("aria-label", (control.dataset.ariaLabelTemplate ?? "").replace("{0}", String(index + 1)));
		const remove = row.querySelector<HTMLElement>(".delete_list_item");
		remove?.setAttribute("aria-label", `Remove row ${index + 1}`);
		if (remove) remove.style.visibility = rows.length > 1 ? "visible" : "hidden";
		const add = row.querySelector<HTMLElement>(".add_list_item");
		if (add) add.style.visibility = max > 0 && rows.length >= max ? "hidden" : "visible";
	});
}

Object.assign(window, {
	gformAddListItem(button: HTMLElement, max: number) {
		const row = button.closest<HTMLElement>(".gfield_list_group");
		const groups = row?.parentElement;
		if (!row || !groups || (max > 0 && groups.children.length >= max)) return;
		const copy = row.cloneNode(true) as HTMLElement;
		for (const control of copy.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
			if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
			else control.value = "";
		}
		row.after(copy);
		relabel(groups, max);
		copy.querySelector<HTMLElement>("input, select")?.focus();
	},
	gformDeleteListItem(button: HTMLElement, max: number) {
		const row = button.closest<HTMLElement>(".gfield_list_group");
		const groups = row?.parentElement;
		if (!row || !groups) return;
		row.remove();
		relabel(groups, max);
	},
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const [key, { n, at }] of Object.entries(PLACES)) {
			const value = at === undefined ? posted.get(n) : posted.getAll(n)[at];
			state[key] = value === "—" ? "" : (value ?? "");
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [key, { n, row, col, f }] of Object.entries(PLACES)) {
			const named =
				row === undefined
					? [...form.elements].filter((each) => (each as HTMLInputElement).name === n)
					: [...form.querySelectorAll(`#field_7_${f} .gfield_list_group:nth-child(${row + 1}) .gfield_list_${f}_cell${(col ?? 0) + 1} :is(input, select)`)];
			const first = named[0];
			if (first instanceof HTMLSelectElement) shown[key] = first.selectedOptions[0]?.text ?? "";
			else if (first instanceof HTMLInputElement && first.type === "radio")
				shown[key] = (named as HTMLInputElement[]).find((each) => each.checked)?.labels?.[0]?.textContent ?? "";
			else if (first instanceof HTMLInputElement && first.type === "checkbox") shown[key] = first.checked;
			else shown[key] = (first as HTMLInputElement | undefined)?.value ?? "";
		}
		return shown;
	},
});

$(() => {
	$(".gform-datepicker").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "-100:+20", showOn: "focus" });
	for (const phone of form.querySelectorAll<HTMLInputElement>(".ginput_container_phone input")) IMask(phone, { mask: "(000) 000-0000" });
});

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
