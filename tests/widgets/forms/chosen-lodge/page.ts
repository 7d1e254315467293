import $ from "jquery";
import "chosen-js/chosen.css";
import "jquery-ui/themes/base/all.css";
import "./page.css";

declare const require: (name: string) => unknown;
// The plug-ins look for the global, as they did from a <script>.
Object.assign(window, { $, jQuery: $ });
require("jquery-ui/dist/jquery-ui.js");
require("chosen-js/chosen.jquery.js");

// biome-ignore lint/suspicious/noExplicitAny: the plug-ins have no types here
type Any = any;
let submitted = false;

$(() => {
	($(".chzn-select") as Any).chosen({ width: "250px", disable_search_threshold: 8, allow_single_deselect: true });
	($(".chzn-sm") as Any).chosen({ width: "150px", disable_search_threshold: 12 });
	($(".dt") as Any).datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "-5:+5" });

	// jump to the next phone box
	$("input.ph").on("keyup", function (event) {
		const box = this as HTMLInputElement;
		if (/^\d$/.test(event.key) && box.value.length === box.maxLength) $(box).nextAll("input.ph").first().trigger("focus");
	});

	$("#addCourse").on("click", () => {
		const row = $("#courseTbl tbody tr:first").clone();
		row.find("input").val("");
		$("#courseTbl tbody").append(row);
	});

	const dialog = $("#honorDlg") as Any;
	const add = () => {
		const [title, grade, about] = ["#dlg_title", "#dlg_grade", "#dlg_desc"].map((place) => String($(place).val() ?? ""));
		if (!title) {
			$("#dlg_err").text("Please enter the name of the honor or award.");
			return;
		}
		const row = $("<tr>");
		for (const [name, value, text] of [
			["honor_title[]", title, title],
			["honor_grade[]", grade, grade ? $("#dlg_grade option:selected").text() : ""],
			["honor_desc[]", about, about],
		])
			row.append($("<td>").text(text).append($("<input type='hidden'>").attr("name", name).val(value)));
		row.append($("<td>").append($("<a href='#'>remove</a>").on("click", (event) => {
			event.preventDefault();
			row.remove();
		})));
		$("#honorTbl tbody .none").hide();
		$("#honorTbl tbody").append(row);
		dialog.dialog("close");
	};
	dialog.dialog({
		autoOpen: false,
		modal: true,
		width: 520,
		title: "Add Honor or Award",
		buttons: {
			"Add to List": add,
			Cancel: () => dialog.dialog("close"),
		},
		open: () => {
			$("#dlg_title, #dlg_grade, #dlg_desc").val("");
			$("#dlg_err").text("");
		},
	});
	$("#btnHonor").on("click", () => dialog.dialog("open"));

	$("#scholform").on("submit", (event) => {
		event.preventDefault();
		submitted = true;
	});
});

const SINGLE = [
	"app_last",
	"app_first",
	"app_mi",
	"app_suffix",
	"addr1",
	"addr2",
	"city",
	"st",
	"zip",
	"phone_a",
	"phone_b",
	"phone_c",
	"email",
	"dob_m",
	"dob_d",
	"dob_y",
	"sex",
	"citizen",
	"served",
	"ssn4",
	"mem_name",
	"mem_no",
	"mem_rel",
	"mem_branch",
	"father_name",
	"father_occ",
	"mother_name",
	"mother_occ",
	"par_marital",
	"sib_count",
	"income",
	"hs_name",
	"hs_city",
	"hs_st",
	"hs_grad",
	"gpa",
	"rank_no",
	"rank_of",
	"act",
	"sat",
	"major",
	"couns_name",
	"essay",
	"learned",
	"certify",
	"sig",
	"homepage",
];
const LISTS: [string, string, number, string[]][] = [
	["act", "#actTbl", 3, ["act_org[]", "act_type[]", "act_pos[]", "act_yrs", "act_hrs[]", "act_wks[]"]],
	["honor", "#honorTbl", 3, ["honor_title[]", "honor_grade[]", "honor_desc[]"]],
	["exam", "#examTbl", 3, ["ex_name[]", "ex_score[]", "ex_date[]"]],
	["course", "#courseTbl", 2, ["cc_title[]", "cc_grade[]", "cc_units[]"]],
];
type Found = HTMLElement | undefined;
function entries(): [string, Found[], boolean][] {
	const singles = SINGLE.map((name): [string, Found[], boolean] => [name, [...document.querySelectorAll<HTMLElement>(`#scholform [name="${name}"]`)], false]);
	const lists = LISTS.flatMap(([key, place, rows, names]) =>
		Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
			const tr = document.querySelectorAll(`${place} tbody tr:not(.none)`)[row];
			return names.map((name): [string, Found[], boolean] => [
				`${key}${row}.${name.replace(/^[a-z]+_|\[\]/g, "")}`,
				[tr?.querySelector<HTMLElement>(`[name^="${name}"]`) ?? undefined],
				name === "act_yrs",
			]);
		}),
	);
	return [...singles, ...lists];
}
function stateOf([first, ...others]: Found[], several: boolean) {
	if (first instanceof HTMLInputElement && first.type === "radio") return ([first, ...others] as HTMLInputElement[]).find((box) => box.checked)?.value ?? "";
	if (first instanceof HTMLInputElement && first.type === "checkbox") return first.checked;
	if (several) return first ? [...(first as HTMLSelectElement).selectedOptions].map(({ value }) => value) : [];
	return (first as HTMLInputElement | undefined)?.value ?? "";
}
function shownOf([first, ...others]: Found[], several: boolean) {
	if (!first) return several ? [] : "";
	if (first instanceof HTMLInputElement) {
		if (first.type === "radio") return ([first, ...others] as HTMLInputElement[]).find((box) => box.checked)?.nextSibling?.textContent?.trim() ?? "";
		if (first.type === "checkbox") return first.checked;
		if (first.type === "hidden") return first.parentElement?.textContent ?? "";
		return first.value;
	}
	if (first instanceof HTMLSelectElement) {
		const drawn = first.nextElementSibling?.classList.contains("chosen-container") ? first.nextElementSibling : null;
		if (several) return [...(drawn?.querySelectorAll(".search-choice span") ?? [])].map((choice) => choice.textContent);
		if (drawn) return drawn.querySelector(".chosen-default") ? "" : (drawn.querySelector(".chosen-single span")?.textContent ?? "");
		return first.value === "" ? "" : first.selectedOptions[0]?.text;
	}
	return (first as HTMLTextAreaElement).value;
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(entries().map(([key, found, several]) => [key, stateOf(found, several)])), submitted }),
	formShown: () => Object.fromEntries(entries().map(([key, found, several]) => [key, shownOf(found, several)])),
});
