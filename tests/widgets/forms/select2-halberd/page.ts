// @ts-nocheck
import $ from "jquery";
import select2 from "select2/dist/js/select2.full.js";
import "select2/dist/css/select2.css";
import "./halberd.css";

window.$ = window.jQuery = $;
if (!$.fn.select2) select2(window, $);

let submitted = false;
const SUBJECTS = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History"];

/* the part of bootstrap.bundle.js that the page needs */
function showModal($modal) {
	$("<div class='modal-backdrop fade show'></div>").appendTo("body");
	$("body").addClass("modal-open");
	$modal.css("display", "block").removeAttr("aria-hidden").attr({ "aria-modal": "true", role: "dialog" });
	setTimeout(() => $modal.addClass("show").trigger("focus").trigger("shown.bs.modal"), 20);
}
function hideModal($modal) {
	$modal.removeClass("show");
	setTimeout(() => {
		$modal.css("display", "none").attr("aria-hidden", "true").removeAttr("aria-modal role").trigger("hidden.bs.modal");
		$(".modal-backdrop").remove();
		$("body").removeClass("modal-open");
	}, 150);
}

$(function () {
	$(".js-select2").each(function () {
		$(this).select2({ placeholder: $(this).data("placeholder") });
	});
	$("[data-mask=phone]").on("input", function () {
		const d = this.value.replace(/\D/g, "").slice(0, 10);
		this.value = [d.slice(0, 3), d.slice(3, 6), d.slice(6)].filter(Boolean).join("-");
	});
	$("#scholarshipForm").on("submit", function (e) {
		e.preventDefault();
		$(this).addClass("was-validated");
		submitted = true;
	});

	/* AP exams */
	$("#addExam").on("click", function () {
		const i = $("#examTable tbody tr").length;
		const $row = $(`<tr><td><select class="form-select" name="exams[${i}][subject]" id="exam_subject_${i}" style="width:100%"><option></option>${SUBJECTS.map((s) => `<option>${s}</option>`).join("")}</select></td>
			<td><select class="form-select form-select-sm" name="exams[${i}][score]" id="exam_score_${i}"><option value=""></option>${[5, 4, 3, 2, 1].map((n) => `<option value="${n}">${n}</option>`).join("")}</select></td>
			<td><button type="button" class="btn btn-link btn-sm text-danger remove-row">Remove</button></td></tr>`);
		$("#examTable tbody").append($row);
		$row.find("select").first().select2({ placeholder: "Select exam" });
	});
	$("#examTable").on("click", ".remove-row", function () {
		$(this).closest("tr").remove();
		$("#examTable tbody tr").each(function (i) {
			$(this).find("select").each(function () {
				this.name = this.name.replace(/\[\d+\]/, `[${i}]`);
			});
		});
	});

	/* activities: a row of the table is written in a modal */
	const $modal = $("#activityModal");
	const FIELDS = ["organization", "position", "grades", "hours", "description"];
	const activities = [];
	let editing = -1;
	$("#act_grades").select2({ dropdownParent: $modal, placeholder: "Select grades" });
	function draw() {
		const $body = $("#activityTable tbody").empty();
		activities.forEach((a, i) => {
			const $tr = $("<tr>");
			FIELDS.forEach((f) => {
				const text = f === "grades" ? a.grades.map((g) => `${g}th`).join(", ") : a[f];
				$("<td>").text(text).append($("<input type='hidden'>").attr("name", `activities[${i}][${f}]`).val(String(a[f]))).appendTo($tr);
			});
			$tr.append(`<td class="text-nowrap"><button type="button" class="btn btn-sm btn-link edit-activity" data-index="${i}">Edit</button><button type="button" class="btn btn-sm btn-link text-danger delete-activity" data-index="${i}">Delete</button></td>`);
			$body.append($tr);
		});
		if (!activities.length) $body.append('<tr class="empty-row"><td colspan="6" class="text-center text-muted">No activities added yet.</td></tr>');
	}
	function openWith(i) {
		editing = i;
		$("#activityModalLabel").text(i < 0 ? "Add Activity" : "Edit Activity");
		FIELDS.forEach((f) => $(`#act_${f}`).removeClass("is-invalid").val(i < 0 ? (f === "grades" ? [] : "") : activities[i][f]).trigger("change"));
		showModal($modal);
	}
	$("#addActivity").on("click", () => openWith(-1));
	$("#activityTable").on("click", ".edit-activity", function () {
		openWith($(this).data("index"));
	});
	$("#activityTable").on("click", ".delete-activity", function () {
		activities.splice($(this).data("index"), 1);
		draw();
	});
	$modal.on("click", "[data-bs-dismiss=modal]", () => hideModal($modal));
	$modal.on("keydown", (e) => {
		if (e.key === "Escape") hideModal($modal);
	});
	$("#activityForm").on("submit", (e) => e.preventDefault());
	$("#saveActivity").on("click", function () {
		if (!$("#act_organization").val()) return $("#act_organization").addClass("is-invalid");
		const entry = Object.fromEntries(FIELDS.map((f) => [f, $(`#act_${f}`).val()]));
		if (editing < 0) activities.push(entry);
		else activities[editing] = entry;
		draw();
		hideModal($modal);
	});
});

const KEYS = ["first_name", "middle_name", "last_name", "dob", "email", "phone", "street", "unit", "city", "state", "zip", "url_confirm", "hero_name", "hero_agency", "hero_eow", "hero_relation", "pg1_name", "pg1_occupation", "pg2_name", "pg2_occupation", "marital", "num_siblings", "income", "us_citizen", "has_aid", "race", "hs_name", "hs_grad_year", "hs_city", "hs_state", "gpa", "class_rank", "class_size", "sat_rw", "sat_m", "act", "major", "career", "courses[0][title]", "courses[0][grade]", "courses[0][credits]", "courses[1][title]", "courses[1][grade]", "courses[1][credits]", "courses[2][title]", "courses[2][grade]", "courses[2][credits]", "exams[0][subject]", "exams[0][score]", "exams[1][subject]", "exams[1][score]", "exams[2][subject]", "exams[2][score]", "activities[0][organization]", "activities[0][position]", "activities[0][grades]", "activities[0][hours]", "activities[0][description]", "activities[1][organization]", "activities[1][position]", "activities[1][grades]", "activities[1][hours]", "activities[1][description]", "activities[2][organization]", "activities[2][position]", "activities[2][grades]", "activities[2][hours]", "activities[2][description]", "honor_1", "honor_1_grade", "honor_2", "honor_2_grade", "honor_3", "honor_3_grade", "ref_name", "ref_email", "essay", "referral", "photo_release", "signature"];
const form = document.getElementById("scholarshipForm");
function read(key, shown) {
	if (key === "race") return shown ? $("#race + .select2 .select2-selection__choice__display").map((_, e) => e.textContent).get() : $("#race").val();
	const all = Array.from(form.elements).filter((e) => e.name === key);
	const first = all[0];
	if (!first) return "";
	if (first.type === "radio") {
		const on = all.find((e) => e.checked);
		return on ? (shown ? on.labels[0].textContent : on.value) : "";
	}
	if (first.type === "checkbox") return shown ? first.checked : first.checked ? first.value : "";
	if (!shown) return first.value;
	if (first.type === "hidden") return first.parentElement.textContent;
	if ($(first).hasClass("select2-hidden-accessible")) return $(first).next().find(".select2-selection__rendered").clone().children(".select2-selection__placeholder").remove().end().text();
	if (first.tagName === "SELECT") return first.value ? first.selectedOptions[0].text : "";
	return first.value;
}
const all = (shown) => Object.fromEntries(KEYS.map((key) => [key, read(key, shown)]));
window.formState = () => ({ ...all(false), submitted });
window.formShown = () => all(true);
