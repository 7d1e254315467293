import "./jq";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js/chosen.jquery.js";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "chosen-js/chosen.css";
import "./local.css";
import { MAJORS } from "../../lists";

const $ = (window as any).jQuery;
let submitted = false;

function dress(inside: any) {
	inside.find(".chosen-select").chosen({ no_results_text: "Nothing found for" });
	inside.find(".chosen-nosearch").chosen({ disable_search: true, allow_single_deselect: true });
	inside.find(".spin").spinner({ min: 0, max: 168 });
}
let acts = 0;
function addActivity() {
	acts++;
	const block = $($("#act_tpl").html().replace(/\{n\}/g, String(acts)));
	$("#acts").append(block);
	dress(block);
	if (acts >= 6) $("#add_act").prop("disabled", true);
}

$(() => {
	dress($("#schapp"));
	addActivity();
	$("#add_act").button({ icon: "ui-icon-plusthick" }).on("click", addActivity);
	$("#dob").datepicker({ changeMonth: true, changeYear: true, yearRange: "1990:2014", defaultDate: "01/01/2009" });
	$(".ctlgrp").controlgroup();
	$("#marital").selectmenu({ width: 180 });
	$("#major").autocomplete({ source: [...MAJORS, "Carpentry", "Electrical Apprenticeship", "Fire Science", "Welding"], minLength: 2 });
	$(".ph").on("keyup", function (this: HTMLInputElement, e: KeyboardEvent) {
		if (/^[0-9]$/.test(e.key) && this.value.length === 3) $(this).nextAll("input").first().trigger("focus");
	});
	$("#submit_app").button();
	$("#schapp").on("submit", (e: Event) => {
		e.preventDefault();
		submitted = true;
	});
});

const PLAIN = "lname fname mname suffix dob ssn4 addr1 addr2 city state zip ph1 ph2 ph3 email citz mem_name mem_card mem_rel hs hs_city hs_state grad_mo grad_yr gpa_uw gpa_w rank rank_of sat act ce_col ce_class1 ce_cr1 ce_gr1 ce_class2 ce_cr2 ce_gr2 ce_class3 ce_cr3 ce_gr3 plan_col major career fa_fn fa_ln fa_oc mo_fn mo_ln mo_oc marital income sib_name_1 sib_age_1 sib_name_2 sib_age_2 aw1 awg1 aw2 awg2 aw3 awg3 essay ref_name ref_ph heard website sig".split(" ");
const ACT = ["org", "pos", "yrs", "hrs", "wks", "desc"].flatMap((k) => [1, 2, 3].map((n) => `act_${k}_${n}`));
const RADIO = ["sex", "aid"];

/** What a person reads in the control now. */
function shown(id: string): unknown {
	const el = $(`#${id}`);
	if (!el.length) return id.includes("_yrs_") ? [] : "";
	const chosen = $(`#${id}_chosen`);
	if (chosen.length && el.prop("multiple")) return chosen.find(".search-choice span").map((_: number, s: Element) => s.textContent).get();
	if (chosen.length) return chosen.find(".chosen-single").hasClass("chosen-default") ? "" : chosen.find(".chosen-single span").text();
	if (id === "marital") return $("#marital-button .ui-selectmenu-text").text();
	return el.is("select") ? el.find("option:selected").text() : el.val();
}
Object.assign(window, {
	formState: () => {
		const out: Record<string, unknown> = { submitted };
		for (const id of [...PLAIN, ...ACT]) out[id] = $(`#${id}`).val() ?? (id.includes("_yrs_") ? [] : "");
		for (const name of RADIO) out[name] = $(`input[name=${name}]:checked`).val() ?? "";
		out.agree = $("#agree").prop("checked");
		return out;
	},
	formShown: () => {
		const out: Record<string, unknown> = {};
		for (const id of [...PLAIN, ...ACT]) out[id] = shown(id);
		for (const name of RADIO) {
			const on = $(`input[name=${name}]:checked`);
			// A controlgroup shows its choice by the label's own class.
			out[name] = name === "sex" ? $(".ctlgrp label.ui-state-active").text().trim() : on.length ? $(`label[for=${on.attr("id")}]`).text() : "";
		}
		out.agree = $("#agree").prop("checked");
		return out;
	},
});
