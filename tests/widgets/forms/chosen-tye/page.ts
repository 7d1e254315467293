// @ts-nocheck
import "jquery-ui/themes/base/all.css";
import "chosen-js/chosen.css";
import "./tye.css";
import { COUNTRIES, STATES } from "../../lists";

const $ = require("jquery");
window.$ = window.jQuery = $;
require("jquery-ui/dist/jquery-ui.js");
require("chosen-js");

let submitted = false;
const SCHOOLS = [
	["380065", "Ashland High School", "Ashland", "OR"],
	["180140", "Ashland Valley High School", "Ashland", "KY"],
	["380071", "Ashland Valley High School", "Ashland", "OR"],
	["380066", "Ashland Middle College", "Ashland", "OR"],
	["380712", "Medford North High School", "Medford", "OR"],
	["053870", "Yreka High School", "Yreka", "CA"],
	["211006", "Ashland Senior High", "Ashland", "MA"],
];
const ADDRESSES = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"],
	["4127 Juniper Hollow Lane", "Sutherlin", "OR", "97479"],
	["4129 Juniper Hollow Lane", "Yreka", "CA", "96097"],
	["412 Juniper Street", "Weed", "CA", "96094"],
	["41 Juniper Court", "Redding", "CA", "96003"],
];

const option = (value, text) => $("<option>").val(value).text(text);
for (const [code, name] of STATES) $("#state").append(option(code, name));
for (const name of COUNTRIES) $("#country").append(option(name, name));
for (const [v, t] of [["", ""], ["1", "Did not finish high school"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Graduate or professional degree"]]) $("select.ed").append(option(v, t));

$("select.chosen").chosen({ width: "100%", no_results_text: "Nothing found for" });
$("select.chosen-nosearch").chosen({ width: "100%", disable_search: true, allow_single_deselect: true });
$("#citizenship").selectmenu({ width: "100%" });
$(".pills input").checkboxradio({ icon: false });
$(".pills").controlgroup();
$("button").button();

$("#dob").datepicker({ changeMonth: true, changeYear: true, yearRange: "1995:2014", defaultDate: "-17y", dateFormat: "mm/dd/yy" });
$("#aud_date").datepicker({ minDate: 0, dateFormat: "mm/dd/yy" });
let done = false;
$(document).on("mousedown", ".ui-datepicker-close", () => { done = true; });
$("#grad_my").datepicker({
	changeMonth: true,
	changeYear: true,
	showButtonPanel: true,
	yearRange: "-3:+5",
	dateFormat: "MM yy",
	beforeShow(_input, inst) {
		done = false;
		inst.dpDiv.addClass("hide-cal");
	},
	onClose(_text, inst) {
		if (done) $(this).datepicker("setDate", new Date(inst.selectedYear, inst.selectedMonth, 1));
		setTimeout(() => inst.dpDiv.removeClass("hide-cal"), 200);
	},
});
$("#gpa").spinner({ min: 0, max: 4, step: 0.01, numberFormat: "n" }).on("blur", function () {
	const v = Number.parseFloat($(this).val());
	if (Number.isNaN(v) || v > 4) $(this).val("");
});
$(".num").on("blur", function () {
	const v = Number($(this).val());
	if (!(v >= $(this).data("min") && v <= $(this).data("max"))) $(this).val("");
});
$(document).on("blur", "input.phone", function () {
	const error = $(this).next(".field-error").hide();
	const digits = $(this).val().replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (digits.length === 10) $(this).val(`(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`);
	else if ($(this).val() !== "") {
		$(this).val("");
		error.text("Please enter a 10-digit phone number.").show();
	}
});

$("#school").autocomplete({
	minLength: 3,
	delay: 250,
	source: (request, response) => {
		const words = request.term.toLowerCase().split(/[\s,]+/).filter(Boolean);
		setTimeout(() => response(SCHOOLS.filter((s) => words.every((w) => s.join(" ").toLowerCase().includes(w))).map((s) => ({ label: s[1], value: s[1], id: s[0], where: `${s[2]}, ${s[3]}` }))), 320);
	},
	select: (_e, ui) => {
		$("#school_ceeb").val(ui.item.id);
		$("#school_where").text(`${ui.item.where} (CEEB ${ui.item.id})`);
	},
	change: function (_e, ui) {
		if (ui.item) return;
		$(this).val("");
		$("#school_ceeb").val("");
		$("#school_where").text("Please choose your school from the list.");
	},
}).autocomplete("instance")._renderItem = (ul, item) => $("<li>").append($("<div>").text(item.label).append($("<span class='where'>").text(item.where))).appendTo(ul);

$("#addr1").autocomplete({
	minLength: 5,
	delay: 200,
	source: (request, response) => setTimeout(() => response(ADDRESSES.filter((a) => a.join(" ").toLowerCase().startsWith(request.term.toLowerCase())).map((a) => ({ label: `${a[0]}, ${a[1]}, ${a[2]} ${a[3]}`, value: a[0], parts: a }))), 200),
	select: (_e, ui) => {
		const [, city, state, zip] = ui.item.parts;
		$("#city").val(city);
		$("#state").val(state).trigger("chosen:updated");
		$("#zip").val(zip);
		$("#country").val("United States of America").trigger("chosen:updated");
	},
});

let activities = 0;
const TYPES = { Arts: [["dance", "Dance"], ["music", "Music"], ["theater", "Theater"], ["visual", "Visual art"]], Other: [["athletics", "Athletics"], ["debate", "Debate / public speaking"], ["environment", "Environment & sustainability"], ["family", "Family responsibilities"], ["job", "Job (paid)"], ["govt", "Student government"], ["service", "Volunteer service"]] };
function addActivity() {
	const i = activities++;
	const id = `act${i}`;
	const groups = Object.entries(TYPES).map(([g, list]) => `<optgroup label="${g}">${list.map(([v, t]) => `<option value="${v}">${t.replace("&", "&amp;")}</option>`).join("")}</optgroup>`).join("");
	$("#activities").append(`<h3>Activity ${i + 1}</h3><div class="activity" data-index="${i}">
<div class="row"><div class="col c6"><label for="${id}_type">Kind of activity</label><select id="${id}_type" name="act[${i}][type]" class="chosen" data-placeholder="Choose one"><option value=""></option>${groups}</select></div>
<div class="col c6"><label for="${id}_org">Organization, employer or group</label><input type="text" id="${id}_org" name="act[${i}][org]" class="txt"></div></div>
<div class="row"><div class="col c6"><label for="${id}_role">Your role</label><input type="text" id="${id}_role" name="act[${i}][role]" class="txt"></div>
<div class="col c6"><label for="${id}_gr">Grades you took part</label><select id="${id}_gr" name="act[${i}][gr][]" class="chosen" multiple data-placeholder="Select grades"><option value="9">9th</option><option value="10">10th</option><option value="11">11th</option><option value="12">12th</option></select></div></div>
<p><label for="${id}_hrs">Hours per week:</label> <input type="text" id="${id}_hrs" name="act[${i}][hrs]" class="amount" readonly></p><div id="${id}_slider" class="hrs-slider"></div>
<div class="row" style="margin-top:14px"><div class="col c12"><label for="${id}_desc">What did you do and accomplish?</label><textarea id="${id}_desc" name="act[${i}][desc]" rows="3" maxlength="500"></textarea></div></div></div>`);
	$(`#${id}_slider`).slider({ range: "min", min: 0, max: 40, value: 0, slide: (_e, ui) => $(`#${id}_hrs`).val(ui.value) });
	if (i > 0) $("#activities").accordion("refresh").accordion("option", "active", i);
	$(`#${id}_type, #${id}_gr`).chosen({ width: "100%" });
}
addActivity();
$("#activities").accordion({ heightStyle: "content", collapsible: true, active: 0 });
$("#add_activity").on("click", () => activities < 6 && addActivity());

const awards = [];
function saveAward() {
	const title = $("#aw_title").val().trim();
	const grade = $("#aw_grade").val();
	if (!title || !grade) return $(".validateTips").addClass("ui-state-highlight");
	const i = awards.push({ title, grade }) - 1;
	$("#awards tr.none").remove();
	const row = $("<tr>").append($("<td class='aw-title'>").text(title), $("<td class='aw-grade'>").text($("#aw_grade option:selected").text()), $("<td>").append($(`<input type="hidden" name="award[${i}][title]">`).val(title), $(`<input type="hidden" name="award[${i}][grade]">`).val(grade)));
	$("#awards tbody").append(row);
	dialog.dialog("close");
}
const dialog = $("#award-dialog").dialog({
	autoOpen: false,
	modal: true,
	width: 420,
	buttons: { "Save award": saveAward, Cancel: () => dialog.dialog("close") },
	open: () => $("#aw_grade").chosen({ width: "95%", disable_search: true }),
	close: () => {
		$("#award-form")[0].reset();
		$("#aw_grade").trigger("chosen:updated");
		$(".validateTips").removeClass("ui-state-highlight");
	},
});
$("#award-form").on("submit", (e) => { e.preventDefault(); saveAward(); });
$("#add_award").on("click", () => dialog.dialog("open"));
$("#tye-app").on("submit", (e) => { e.preventDefault(); submitted = true; });

const TEXT = { first: "fname", middle: "mname", last: "lname", dob: "dob", email: "email", phone: "phone", street: "addr1", unit: "addr2", city: "city", zip: "zip", gradMonth: "grad_my", gpa: "gpa", satRW: "sat_ebrw", satMath: "sat_m", par1First: "par1_fn", par1Last: "par1_ln", par2First: "par2_fn", par2Last: "par2_ln", ecName: "ec_name", ecPhone: "ec_phone", audDate: "aud_date", statement: "statement", teacher: "tch_name", teacherEmail: "tch_email", signature: "sig", website: "website_url" };
const LIST = { suffix: "suffix", state: "state", country: "country", race: "race", income: "income", grade: "grade", term: "term", dept: "dept", par1Ed: "par1_ed", par2Ed: "par2_ed", heard: "heard" };
const RADIO = { gender: "applicant[gender]", hispanic: "bg[hisp]", shirt: "aud[shirt]" };
const listShown = (id) => {
	const box = $(`#${id}_chosen`);
	if ($(`#${id}`).prop("multiple")) return box.find(".search-choice span").map((_, e) => $(e).text()).get().sort();
	const single = box.find(".chosen-single");
	return single.length === 0 || single.hasClass("chosen-default") ? "" : single.find("span").text();
};
function read(shown) {
	const all = {};
	for (const [k, id] of Object.entries(TEXT)) all[k] = $(`#${id}`).val();
	for (const [k, id] of Object.entries(LIST)) all[k] = shown ? listShown(id) : ($(`#${id}`).val() ?? "");
	for (const [k, name] of Object.entries(RADIO)) {
		const on = $(`input[name="${name}"]:checked`);
		all[k] = shown ? on.map((_, e) => $(`label[for="${e.id}"]`).text().trim()).get()[0] ?? "" : on.val() ?? "";
	}
	all.citizenship = shown ? ($("#citizenship").val() ? $("#citizenship-button .ui-selectmenu-text").text() : "") : $("#citizenship").val();
	all.school = shown ? $("#school").val() : $("#school_ceeb").val();
	all.agree = $("#agree").prop("checked");
	for (let i = 0; i < 3; i++) {
		for (const f of ["org", "role", "hrs", "desc"]) all[`act${i}_${f}`] = $(`#act${i}_${f}`).val() ?? "";
		all[`act${i}_type`] = shown ? listShown(`act${i}_type`) : $(`#act${i}_type`).val() ?? "";
		all[`act${i}_gr`] = i >= activities ? [] : shown ? listShown(`act${i}_gr`) : $(`#act${i}_gr`).val();
		const row = $("#awards tbody tr:not(.none)").eq(i);
		all[`award${i}_title`] = shown ? row.find(".aw-title").text() : $(`input[name="award[${i}][title]"]`).val() ?? "";
		all[`award${i}_grade`] = shown ? row.find(".aw-grade").text() : $(`input[name="award[${i}][grade]"]`).val() ?? "";
	}
	return all;
}
window.formState = () => ({ ...read(false), submitted });
window.formShown = () => read(true);
