import $ from "./jq";
import "chosen-js";
import flatpickr from "flatpickr";
import IMask from "imask";
import "chosen-js/chosen.css";
import "flatpickr/dist/flatpickr.css";
import "./site.css";

let submitted = false;
let n = 0;
const chosenOptions = { disable_search_threshold: 10, width: "100%", allow_single_deselect: true };
function addActivity() {
	const html = $("#activity-tpl").html().replace(/__NUM__/g, String(n + 1)).replace(/__N__/g, String(n));
	const $entry = $(html).appendTo("#activity-list");
	($entry.find(".chosen-select") as any).chosen(chosenOptions);
	n++;
	if (n >= 6) $("#add-activity").prop("disabled", true);
}
$(function () {
	($("#scholarship-form .chosen-select") as any).chosen(chosenOptions);
	addActivity();
	$("#add-activity").on("click", addActivity);
	$("#activity-list").on("click", ".remove", function (e) {
		e.preventDefault();
		if ($("#activity-list .activity-entry").length > 1) $(this).closest(".activity-entry").remove();
	});
	flatpickr("#app_dob", { dateFormat: "m/d/Y", allowInput: true, maxDate: "12/31/2014" });
	IMask(document.getElementById("app_tel") as HTMLInputElement, { mask: "(000) 000-0000" });
	$("#scholarship-form").on("submit", function (e) {
		e.preventDefault();
		submitted = true;
	});
});

const simple = "app_first app_mi app_last app_sfx app_addr app_addr2 app_city app_state app_zip app_tel app_email app_email2 app_dob app_sex app_usc shirt ssn4 sch_name sch_city sch_state sch_gpa sch_rank sch_size sch_major sat_ebrw sat_math act_comp cns_name cns_email fa_name fa_occ mo_name mo_occ hh_income elk_name elk_lodge hear essay certify sign website".split(" ");
function controls(): [string, JQuery<HTMLElement>][] {
	const all: [string, JQuery<HTMLElement>][] = simple.map((name) => [name, $(`[name="${name}"]`)]);
	for (const i of [0, 1]) for (const f of ["name", "age"]) all.push([`sib${i}_${f}`, $(`[name="sib[${i}][${f}]"]`)]);
	for (const i of [0, 1, 2]) for (const f of ["org", "pos", "yrs", "hrs", "wks", "desc"]) all.push([`act${i}_${f}`, $(`#act_${i}_${f}`)]);
	for (const i of [0, 1, 2]) for (const f of ["title", "year"]) all.push([`honor${i}_${f}`, $(`[name="honor_${f}[]"]`).eq(i)]);
	return all;
}
(window as any).formState = () => {
	const out: Record<string, unknown> = { submitted };
	for (const [key, $el] of controls()) {
		if ($el.is(":radio")) out[key] = $el.filter(":checked").val() ?? "";
		else if ($el.is(":checkbox")) out[key] = $el.is(":checked") ? "1" : "";
		else out[key] = $el.length ? ($el.val() ?? "") : key.endsWith("_yrs") ? [] : "";
	}
	return out;
};
(window as any).formShown = () => {
	const out: Record<string, unknown> = {};
	for (const [key, $el] of controls()) {
		const $chosen = $el.next(".chosen-container");
		if (key.endsWith("_yrs")) out[key] = $chosen.find(".search-choice span").map((_, s) => $(s).text()).get();
		else if ($chosen.length) out[key] = $chosen.find(".chosen-default").length ? "" : $chosen.find(".chosen-single span").text();
		else if ($el.is(":radio")) out[key] = $el.filter(":checked").next("label").text();
		else if ($el.is(":checkbox")) out[key] = $el.is(":checked");
		else if ($el.is("select")) out[key] = $el.val() ? $el.find("option:selected").text() : "";
		else out[key] = $el.val() ?? "";
	}
	return out;
};
