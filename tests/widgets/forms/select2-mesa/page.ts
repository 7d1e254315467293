import "jquery-ui/dist/themes/base/jquery-ui.css";
import "select2/dist/css/select2.css";
import "./page.css";

// jQuery has to be global before its plugins load, as on a page with script tags.
declare const require: (name: string) => any;
const $ = require("jquery");
Object.assign(window, { jQuery: $, $ });
require("jquery-ui/dist/jquery-ui.js");
require("select2/dist/js/select2.full.js")(window, $);

/** What this page uses of Bootstrap's modal. */
$.fn.modal = function (this: any, action: "show" | "hide") {
	if (action === "show") {
		$("body").addClass("modal-open").append('<div class="modal-backdrop fade show"></div>');
		this.css("display", "block").addClass("show").removeAttr("aria-hidden").attr("aria-modal", "true").trigger("focus").trigger("shown.bs.modal");
	} else {
		$(".modal-backdrop").remove();
		$("body").removeClass("modal-open");
		this.css("display", "none").removeClass("show").attr("aria-hidden", "true").removeAttr("aria-modal").trigger("hidden.bs.modal");
	}
	return this;
};

type Activity = { type: string; org: string; position: string; years: string[]; hours: string; weeks: string; desc: string };
let submitted = false;

$(() => {
	const $modal = $("#activityModal");
	$("#scholarship_form .select2").select2({ allowClear: false });
	$("#scholarship_form .select2-nosearch").select2({ minimumResultsForSearch: Number.POSITIVE_INFINITY });
	$modal.find(".select2").select2({ dropdownParent: $modal });
	$("#dob").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "-80:-12" });
	$("#signature_date").datepicker({ dateFormat: "mm/dd/yy" });
	$("#phone, #ref_phone").on("blur", function (this: HTMLInputElement) {
		const digits = this.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		if (digits.length === 10) this.value = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
	});

	// Activities: the modal writes a row with hidden inputs.
	const activities: Activity[] = [];
	const hidden = (name: string, value: string) => $("<input type='hidden'>").attr("name", name).val(value);
	function draw() {
		const $body = $("#activities_table tbody").empty();
		if (!activities.length) $body.append('<tr class="empty-row"><td colspan="8" class="text-muted">Nothing added yet.</td></tr>');
		activities.forEach((a, i) => {
			const $tr = $("<tr>").attr("data-index", i);
			const years = a.years.map((y) => $(`#m_years option[value="${y}"]`).text()).join(", ");
			for (const text of [a.type, a.org, a.position, years, a.hours, a.weeks, a.desc]) $tr.append($("<td>").text(text));
			const $last = $("<td>").append('<a href="#" class="edit-activity">Edit</a> | <a href="#" class="delete-activity">Delete</a>');
			for (const key of ["type", "org", "position", "hours", "weeks", "desc"] as const) $last.append(hidden(`activities[${i}][${key}]`, a[key]));
			for (const y of a.years) $last.append(hidden(`activities[${i}][years][]`, y));
			$body.append($tr.append($last));
		});
	}
	function openModal(index: number | "") {
		const a: Activity = index === "" ? { type: "", org: "", position: "", years: [], hours: "", weeks: "", desc: "" } : activities[index];
		$("#activityModalLabel").text(index === "" ? "Add Activity" : "Edit Activity");
		$("#activity_error").addClass("d-none");
		$("#m_index").val(index);
		$("#m_type").val(a.type).trigger("change");
		$("#m_org").val(a.org);
		$("#m_position").val(a.position);
		$("#m_years").val(a.years).trigger("change");
		$("#m_hours").val(a.hours);
		$("#m_weeks").val(a.weeks);
		$("#m_desc").val(a.desc);
		$modal.modal("show");
	}
	$("#add_activity").on("click", () => openModal(""));
	$("#activities_table").on("click", ".edit-activity", function (this: HTMLElement, event: Event) {
		event.preventDefault();
		openModal(Number($(this).closest("tr").data("index")));
	});
	$("#activities_table").on("click", ".delete-activity", function (this: HTMLElement, event: Event) {
		event.preventDefault();
		activities.splice(Number($(this).closest("tr").data("index")), 1);
		draw();
	});
	$modal.on("click", "[data-dismiss=modal]", () => $modal.modal("hide"));
	$("#save_activity").on("click", () => {
		const a: Activity = {
			type: $("#m_type").val() ?? "",
			org: $.trim($("#m_org").val()),
			position: $.trim($("#m_position").val()),
			years: $("#m_years").val() ?? [],
			hours: $("#m_hours").val(),
			weeks: $("#m_weeks").val(),
			desc: $.trim($("#m_desc").val()),
		};
		if (!a.org || !a.position) return $("#activity_error").removeClass("d-none");
		const index = $("#m_index").val();
		if (index === "") activities.push(a);
		else activities[Number(index)] = a;
		draw();
		$modal.modal("hide");
	});

	// Honors: each click adds a block from the template.
	let nextAward = 0;
	function addAward() {
		const $row = $($.trim($("#award_template").html().replaceAll("__i__", String(nextAward++))));
		$("#awards").append($row);
		$row.find(".award-year").select2({ minimumResultsForSearch: Number.POSITIVE_INFINITY });
	}
	addAward();
	$("#add_award").on("click", (event: Event) => {
		event.preventDefault();
		addAward();
	});
	$("#awards").on("click", ".remove-award", function (this: HTMLElement, event: Event) {
		event.preventDefault();
		$(this).closest(".award-row").remove();
	});
	$("#scholarship_form").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
});

const SINGLE = [
	"first_name", "mi", "last_name", "dob", "student_id", "gender", "email", "phone", "address", "address2", "city", "state", "zip",
	"high_school", "hs_city", "hs_state", "grad_year", "gpa", "act", "program", "start_term",
	"mother_name", "mother_occupation", "mother_education", "father_name", "father_occupation", "father_education", "parents_marital", "income",
	"first_gen", "fin_aid", "military", "citizenship", "essay", "ref_name", "ref_email", "ref_phone", "hear_about", "website", "ferpa_release",
	"signature", "signature_date",
];
const ACTIVITY = ["type", "org", "position", "years", "hours", "weeks", "desc"];
const COURSE = ["title", "grade", "credits"];
const theForm = () => document.querySelector<HTMLFormElement>("#scholarship_form")!;
const state = () => {
	const data = new FormData(theForm());
	const out: Record<string, unknown> = { submitted };
	for (const name of SINGLE) out[name] = data.get(name) ?? "";
	out.race = data.getAll("race[]");
	for (const i of [0, 1]) for (const key of ["first", "last", "age"]) out[`siblings.${i}.${key}`] = data.get(`siblings[${i}][${key}]`);
	for (const i of [0, 1, 2]) {
		for (const key of COURSE) out[`courses.${i}.${key}`] = data.getAll(`course_${key}[]`)[i];
		for (const key of ACTIVITY) out[`activities.${i}.${key}`] = key === "years" ? data.getAll(`activities[${i}][years][]`) : (data.get(`activities[${i}][${key}]`) ?? "");
		for (const key of ["title", "year", "desc"]) out[`awards.${i}.${key}`] = data.get(`awards[${i}][${key}]`) ?? "";
	}
	return out;
};
/** What is read in a control of the form. */
function read(control: Element | null | undefined): unknown {
	if (!control) return "";
	if (control instanceof HTMLSelectElement) {
		const drawn = control.nextElementSibling;
		if (control.multiple) return [...(drawn?.querySelectorAll(".select2-selection__choice__display") ?? [])].map((chip) => chip.textContent);
		const text = drawn?.querySelector(".select2-selection__rendered");
		return !text || text.querySelector(".select2-selection__placeholder") ? "" : text.textContent;
	}
	const box = control as HTMLInputElement;
	if (box.type === "checkbox") return box.checked;
	if (box.type === "radio") return document.querySelector(`input[name="${box.name}"]:checked`)?.nextElementSibling?.textContent ?? "";
	return box.value;
}
const named = (name: string, index = 0) => theForm().querySelectorAll(`[name="${name}"]`)[index];
const shown = () => {
	const out: Record<string, unknown> = {};
	for (const name of SINGLE) out[name] = read(named(name));
	out.race = read(named("race[]"));
	for (const i of [0, 1]) for (const key of ["first", "last", "age"]) out[`siblings.${i}.${key}`] = read(named(`siblings[${i}][${key}]`));
	const rows = document.querySelectorAll("#activities_table tbody tr:not(.empty-row)");
	for (const i of [0, 1, 2]) {
		for (const key of COURSE) out[`courses.${i}.${key}`] = read(named(`course_${key}[]`, i));
		ACTIVITY.forEach((key, k) => {
			const text = rows[i]?.querySelectorAll("td")[k]?.textContent ?? "";
			out[`activities.${i}.${key}`] = key === "years" ? text.split(", ").filter(Boolean) : text;
		});
		for (const key of ["title", "year", "desc"]) out[`awards.${i}.${key}`] = read(named(`awards[${i}][${key}]`));
	}
	return out;
};
Object.assign(window, { formState: state, formShown: shown });
