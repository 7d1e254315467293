import IMask from "imask";
import $ from "./jquery";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/widgets/datepicker";
import "./theme.css";

const FIELDS: Record<string, [string, string]> = {
	"nm_first": [
		"v",
		"#input_14_2_3"
	],
	"nm_mid": [
		"v",
		"#input_14_2_4"
	],
	"nm_last": [
		"v",
		"#input_14_2_6"
	],
	"nm_suf": [
		"v",
		"#input_14_2_8"
	],
	"badge": [
		"v",
		"#input_14_3"
	],
	"pronouns": [
		"s",
		"#input_14_4"
	],
	"em": [
		"v",
		"#input_14_5"
	],
	"em2": [
		"v",
		"#input_14_5_2"
	],
	"phone": [
		"v",
		"#input_14_6"
	],
	"dob": [
		"v",
		"#input_14_7"
	],
	"ad1": [
		"v",
		"#input_14_8_1"
	],
	"ad2": [
		"v",
		"#input_14_8_2"
	],
	"adcity": [
		"v",
		"#input_14_8_3"
	],
	"adst": [
		"s",
		"#input_14_8_4"
	],
	"adzip": [
		"v",
		"#input_14_8_5"
	],
	"scrub": [
		"s",
		"#input_14_9"
	],
	"shifts": [
		"c",
		"#input_14_10 input"
	],
	"ec_first": [
		"v",
		"#input_14_12_3"
	],
	"ec_last": [
		"v",
		"#input_14_12_6"
	],
	"ec_phone": [
		"v",
		"#input_14_13"
	],
	"hs": [
		"v",
		"#input_14_15"
	],
	"grade": [
		"s",
		"#input_14_16"
	],
	"gr_m": [
		"s",
		"#input_14_17_1"
	],
	"gr_d": [
		"s",
		"#input_14_17_2"
	],
	"gr_y": [
		"s",
		"#input_14_17_3"
	],
	"gpa": [
		"v",
		"#input_14_18"
	],
	"sat": [
		"v",
		"#input_14_19"
	],
	"act": [
		"v",
		"#input_14_20"
	],
	"major": [
		"v",
		"#input_14_21"
	],
	"mo_f": [
		"v",
		"#input_14_23_3"
	],
	"mo_l": [
		"v",
		"#input_14_23_6"
	],
	"mo_job": [
		"v",
		"#input_14_24"
	],
	"fa_f": [
		"v",
		"#input_14_25_3"
	],
	"fa_l": [
		"v",
		"#input_14_25_6"
	],
	"fa_job": [
		"v",
		"#input_14_26"
	],
	"a0_org": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(1) .gfield_list_28_cell1 input"
	],
	"a0_role": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(1) .gfield_list_28_cell2 input"
	],
	"a0_gr": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(1) .gfield_list_28_cell3 input"
	],
	"a0_h": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(1) .gfield_list_28_cell4 input"
	],
	"a0_w": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(1) .gfield_list_28_cell5 input"
	],
	"a1_org": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(2) .gfield_list_28_cell1 input"
	],
	"a1_role": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(2) .gfield_list_28_cell2 input"
	],
	"a1_gr": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(2) .gfield_list_28_cell3 input"
	],
	"a1_h": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(2) .gfield_list_28_cell4 input"
	],
	"a1_w": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(2) .gfield_list_28_cell5 input"
	],
	"a2_org": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(3) .gfield_list_28_cell1 input"
	],
	"a2_role": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(3) .gfield_list_28_cell2 input"
	],
	"a2_gr": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(3) .gfield_list_28_cell3 input"
	],
	"a2_h": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(3) .gfield_list_28_cell4 input"
	],
	"a2_w": [
		"v",
		"#field_14_28 .gfield_list_group:nth-child(3) .gfield_list_28_cell5 input"
	],
	"h0_t": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(1) .gfield_list_29_cell1 input"
	],
	"h0_g": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(1) .gfield_list_29_cell2 input"
	],
	"h0_d": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(1) .gfield_list_29_cell3 input"
	],
	"h1_t": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(2) .gfield_list_29_cell1 input"
	],
	"h1_g": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(2) .gfield_list_29_cell2 input"
	],
	"h1_d": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(2) .gfield_list_29_cell3 input"
	],
	"h2_t": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(3) .gfield_list_29_cell1 input"
	],
	"h2_g": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(3) .gfield_list_29_cell2 input"
	],
	"h2_d": [
		"v",
		"#field_14_29 .gfield_list_group:nth-child(3) .gfield_list_29_cell3 input"
	],
	"x0_s": [
		"v",
		"#input_14_31-0"
	],
	"x0_n": [
		"s",
		"#input_14_32-0"
	],
	"x0_y": [
		"s",
		"#input_14_33-0"
	],
	"x1_s": [
		"v",
		"#input_14_31-1"
	],
	"x1_n": [
		"s",
		"#input_14_32-1"
	],
	"x1_y": [
		"s",
		"#input_14_33-1"
	],
	"x2_s": [
		"v",
		"#input_14_31-2"
	],
	"x2_n": [
		"s",
		"#input_14_32-2"
	],
	"x2_y": [
		"s",
		"#input_14_33-2"
	],
	"citizen": [
		"r",
		"input_35"
	],
	"hisp": [
		"r",
		"input_36"
	],
	"income": [
		"s",
		"#input_14_37"
	],
	"firstgen": [
		"r",
		"input_38"
	],
	"ref_f": [
		"v",
		"#input_14_40_3"
	],
	"ref_l": [
		"v",
		"#input_14_40_6"
	],
	"ref_mail": [
		"v",
		"#input_14_41"
	],
	"essay": [
		"v",
		"#input_14_42"
	],
	"hear": [
		"s",
		"#input_14_43"
	],
	"agree": [
		"b",
		"#input_14_44_1"
	],
	"sig": [
		"v",
		"#input_14_45"
	],
	"hp": [
		"v",
		"#input_14_46"
	]
};
let submitted = false;
const all = <T extends Element>(place: string) => [...document.querySelectorAll<T>(place)];
const labelOf = (box: HTMLInputElement) => (document.querySelector(`label[for="${box.id}"]`)?.textContent ?? "").trim();
function read([kind, place]: [string, string], shown: boolean): unknown {
	if (kind === "r") {
		const box = all<HTMLInputElement>(`input[name="${place}"]`).find((each) => each.checked);
		return box ? (shown ? labelOf(box) : box.value) : "";
	}
	if (kind === "c")
		return all<HTMLInputElement>(place)
			.filter((each) => each.checked)
			.map((each) => (shown ? labelOf(each) : each.value));
	const control = document.querySelector<HTMLInputElement>(place);
	if (kind === "b") return shown ? !!control?.checked : control?.checked ? control.value : "";
	if (kind === "s" && shown) return (control as unknown as HTMLSelectElement | null)?.selectedOptions[0]?.text ?? "";
	return control?.value ?? "";
}
const reading = (shown: boolean) => Object.fromEntries(Object.entries(FIELDS).map(([key, field]) => [key, read(field, shown)]));
Object.assign(window, {
	formState: () => ({ ...reading(false), submitted }),
	formShown: () => reading(true),
	gformToggleRadioOther: () => {},
});
for (const form of all<HTMLFormElement>("form"))
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		if (form.id === "gform_14") submitted = true;
	});

// list fields
function renumber($groups: JQueryLike) {
	const $rows = $groups.children();
	const max = Number($groups.closest(".gfield_list_container").data("max"));
	$rows.each(function (this: HTMLElement, index: number) {
		$(this)
			.attr("class", `gfield_list_row_${index % 2 ? "even" : "odd"} gfield_list_group gform-grid-row`)
			.find("input, select, button.delete_list_item")
			.each(function (this: HTMLElement) {
				const template = $(this).data("aria-label-template");
				if (template) $(this).attr("aria-label", template.replace("{0}", String(index + 1)));
			});
		$(this).find(".delete_list_item").css("visibility", $rows.length > 1 ? "visible" : "hidden");
		$(this).find(".add_list_item").css("visibility", $rows.length >= max ? "hidden" : "visible");
	});
}
type JQueryLike = any;
$(document).on("click", ".add_list_item", function (this: HTMLElement) {
	const $row: JQueryLike = $(this).closest(".gfield_list_group");
	const $new = $row.clone();
	$new.find("input, select, textarea").val("");
	$row.after($new);
	renumber($row.parent());
	$new.find("input, select").first().trigger("focus");
});
$(document).on("click", ".delete_list_item", function (this: HTMLElement) {
	const $groups: JQueryLike = $(this).closest(".gfield_list_groups");
	$(this).closest(".gfield_list_group").remove();
	renumber($groups);
});

// repeater
function reindex($items: JQueryLike) {
	const $all = $items.children();
	$all.each(function (this: HTMLElement, index: number) {
		$(this)
			.find("[id], [for], [name]")
			.each(function (this: HTMLElement) {
				for (const name of ["id", "for"]) {
					const value = this.getAttribute(name);
					if (value) this.setAttribute(name, value.replace(/-\d+$/, `-${index}`));
				}
				const name = this.getAttribute("name");
				if (name) this.setAttribute("name", name.replace(/\[\d+\]$/, `[${index}]`));
			});
		$(this).find(".remove_repeater_item").css("visibility", $all.length > 1 ? "visible" : "hidden");
	});
}
$(document).on("click", ".add_repeater_item", function (this: HTMLElement) {
	const $item: JQueryLike = $(this).closest(".gfield_repeater_item");
	const $new = $item.clone();
	$new.find("input, select").val("");
	$item.after($new);
	reindex($item.parent());
});
$(document).on("click", ".remove_repeater_item", function (this: HTMLElement) {
	const $items: JQueryLike = $(this).closest(".gfield_repeater_items");
	$(this).closest(".gfield_repeater_item").remove();
	reindex($items);
});

($("#input_14_7") as JQueryLike).datepicker({
	yearRange: "-100:+20",
	showOn: "focus",
	dateFormat: "mm/dd/yy",
	dayNamesMin: ["S", "M", "T", "W", "T", "F", "S"],
	changeMonth: true,
	changeYear: true,
	suppressDatePicker: false,
});
for (const box of all<HTMLInputElement>("#input_14_6, #input_14_13")) IMask(box, { mask: "(000) 000-0000" });
