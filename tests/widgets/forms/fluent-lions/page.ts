import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import "intl-tel-input/styles-no-assets";
import jQuery from "jquery";
import "./fluent.css";

const $: any = jQuery;
let submitted = false;

$(() => {
	const $theForm = $("#fluentform_12");
	flatpickr("#ff_12_datetime", { dateFormat: "m/d/Y", ariaDateFormat: "F j, Y", enableTime: false, noCalendar: false, disableMobile: true, time_24hr: false, locale: "default" });
	intlTelInput(document.querySelector("#ff_12_phone") as HTMLInputElement, { initialCountry: "us", separateDialCode: false, nationalMode: true });

	// fluentform-advanced: repeat field
	$theForm.on("click", ".js-repeat-buttons .repeat-plus", (e: any) => {
		const $table = $(e.currentTarget).closest("table");
		const $tr = $(e.currentTarget).closest("tr");
		const rootName = $table.attr("data-root_name");
		const max = Number($table.attr("data-max_repeat"));
		if (max && $table.find("tbody tr").length >= max) return;
		const $fresh = $tr.clone();
		$fresh.find(".ff-el-form-control").each((i: number, el: any) => {
			$(el).val("").attr("id", `ffrpt-${Date.now()}${i}`);
		});
		$fresh.insertAfter($tr);
		rename($table.find("tbody tr"), (row: number) => `${rootName}[${row}][]`);
		$fresh.find(".ff-el-form-control").first().trigger("focus");
		$table.toggleClass("repeat-maxed", max > 0 && $table.find("tbody tr").length >= max);
	});
	$theForm.on("click", ".js-repeat-buttons .repeat-minus", (e: any) => {
		const $table = $(e.currentTarget).closest("table");
		if ($table.find("tbody tr").length === 1) return;
		$(e.currentTarget).closest("tr").remove();
		$table.removeClass("repeat-maxed");
		rename($table.find("tbody tr"), (row: number) => `${$table.attr("data-root_name")}[${row}][]`);
	});
	// repeat container
	$theForm.on("click", ".js-container-repeat-buttons .repeat-plus", (e: any) => {
		const $list = $(e.currentTarget).closest(".ff_repeater_container_list");
		const $row = $(e.currentTarget).closest(".ff_repeater_cont_row");
		if ($list.find(".ff_repeater_cont_row").length >= Number($list.attr("data-max_repeat"))) return;
		const $fresh = $row.clone();
		$fresh.find(":input").each((i: number, el: any) => {
			const old = el.id;
			const id = `ffrpt-${Date.now()}${i}`;
			if (el.type === "checkbox") el.checked = false;
			else $(el).val("");
			el.id = id;
			$fresh.find("label").filter((_: number, label: any) => label.htmlFor === old).attr("for", id);
		});
		$fresh.insertAfter($row);
		rename($list.find(".ff_repeater_cont_row"), (row: number, el: any) => `repeater_container[${row}][${$(el).attr("data-repeater_index")}]${el.type === "checkbox" ? "[]" : ""}`);
		$fresh.find(":input").first().trigger("focus");
	});
	$theForm.on("click", ".js-container-repeat-buttons .repeat-minus", (e: any) => {
		const $list = $(e.currentTarget).closest(".ff_repeater_container_list");
		if ($list.find(".ff_repeater_cont_row").length === 1) return;
		$(e.currentTarget).closest(".ff_repeater_cont_row").remove();
		rename($list.find(".ff_repeater_cont_row"), (row: number, el: any) => `repeater_container[${row}][${$(el).attr("data-repeater_index")}]${el.type === "checkbox" ? "[]" : ""}`);
	});
	function rename($rows: any, nameOf: (row: number, el: any) => string) {
		$rows.each((row: number, element: any) => {
			$(element)
				.find(":input")
				.each((_: number, el: any) => {
					$(el).attr("name", nameOf(row, el));
					$(el).attr("data-name", ($(el).attr("data-name") ?? "").replace(/_\d+$/, `_${row}`));
					const aria = $(el).attr("aria-label") ?? "";
					if (aria.startsWith("repeater level")) $(el).attr("aria-label", aria.replace(/level \d+/, `level ${row + 1}`));
				});
		});
	}

	$theForm.find(".ff-el-group,.ff_repeater_table,.ff_repeater_container").on("change", "input,select,textarea", (e: any) => {
		$(e.currentTarget).attr("aria-invalid", "false");
		$(e.currentTarget).closest(".ff-el-group").removeClass("ff-el-is-error").find(".error.text-danger").remove();
	});
	$theForm.on("change", ".ff-el-form-check-input", (e: any) => {
		const $label = $(e.currentTarget).closest(".ff-el-form-check");
		if (e.currentTarget.type === "radio") $label.closest(".ff-el-input--content").find(".ff-el-form-check").removeClass("ff_item_selected");
		$label.toggleClass("ff_item_selected", e.currentTarget.checked);
	});
	$theForm.on("submit", (e: any) => {
		e.preventDefault();
		submitted = true;
	});
	$(".search-form").on("submit", (e: any) => e.preventDefault());
	$theForm.removeClass("ff-form-loading").addClass("ff-form-loaded");
});

const NAMES: Record<string, string> = {
	first: "names[first_name]",
	middle: "names[middle_name]",
	last: "names[last_name]",
	line1: "address_1[address_line_1]",
	line2: "address_1[address_line_2]",
	city: "address_1[city]",
	state: "address_1[state]",
	zip: "address_1[zip]",
	country: "address_1[country]",
	email: "email",
	emailAgain: "email_1",
	phone: "phone",
	dob: "datetime",
	gender: "input_radio",
	citizen: "input_radio_1",
	school: "input_text",
	schoolCity: "input_text_1",
	gradYear: "dropdown",
	gpa: "numeric-field",
	rank: "numeric-field_1",
	classSize: "numeric-field_2",
	sat: "numeric-field_3",
	act: "numeric-field_4",
	major: "input_text_2",
	career: "input_text_3",
	mother: "input_text_4",
	motherJob: "input_text_5",
	father: "input_text_6",
	fatherJob: "input_text_7",
	income: "dropdown_1",
	essay: "description",
	counselor: "input_text_8",
	counselorEmail: "email_2",
	lion: "input_text_9",
	lionRelation: "input_text_10",
	heard: "dropdown_2",
	signature: "input_text_11",
	consent: "gdpr-agreement",
	newsletter: "checkbox[]",
	website: "item_12__fluent_sf",
};
const TABLES: [string, string, number, string[]][] = [
	["ap", "repeater_field", 3, ["exam", "score"]],
	["siblings", "repeater_field_1", 2, ["name", "age", "school"]],
	["awards", "repeater_field_2", 3, ["title", "year"]],
];
const ACTIVITY = ["org", "role", "grades", "hours", "weeks", "what"];

/** What the form posts: the values of every name, in order. */
const posted = () => new FormData(document.querySelector("#fluentform_12") as HTMLFormElement);

function formState() {
	const data = posted();
	const state: Record<string, unknown> = { submitted };
	for (const [key, name] of Object.entries(NAMES)) state[key] = data.get(name) ?? "";
	for (const key of ["consent", "newsletter"]) state[key] = state[key] ? true : null;
	for (const [key, root, rows, columns] of TABLES)
		for (let row = 0; row < rows; row++) {
			const values = data.getAll(`${root}[${row}][]`);
			columns.forEach((column, i) => (state[`${key}.${row}.${column}`] = values[i] ?? ""));
		}
	for (let row = 0; row < 3; row++)
		ACTIVITY.forEach((column, i) => {
			const name = `repeater_container[${row}][${i}]`;
			state[`activities.${row}.${column}`] = column === "grades" ? data.getAll(`${name}[]`) : (data.get(name) ?? "");
		});
	return state;
}

function formShown() {
	const form = document.querySelector("#fluentform_12") as HTMLFormElement;
	const label = (el: Element) => el.closest("label")?.textContent?.trim() ?? "";
	const read = (el: any) => (!el ? "" : el.tagName === "SELECT" ? (el.value ? el.selectedOptions[0].text : "") : el.value);
	const named = (name: string) => [...form.querySelectorAll<any>(`[name="${name}"]`)];
	const shown: Record<string, unknown> = {};
	for (const [key, name] of Object.entries(NAMES)) {
		const all = named(name);
		if (all[0].type === "radio") shown[key] = all.filter((el) => el.checked).map(label)[0] ?? "";
		else shown[key] = all[0].type === "checkbox" ? all[0].checked : read(all[0]);
	}
	for (const [key, root, rows, columns] of TABLES)
		for (let row = 0; row < rows; row++) {
			const all = named(`${root}[${row}][]`);
			columns.forEach((column, i) => (shown[`${key}.${row}.${column}`] = read(all[i])));
		}
	for (let row = 0; row < 3; row++)
		ACTIVITY.forEach((column, i) => {
			const name = `repeater_container[${row}][${i}]`;
			shown[`activities.${row}.${column}`] =
				column === "grades"
					? named(`${name}[]`)
							.filter((el) => el.checked)
							.map(label)
					: read(named(name)[0]);
		});
	return shown;
}

Object.assign(window, { formState, formShown });
