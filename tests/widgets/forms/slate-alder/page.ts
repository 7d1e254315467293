import $ from "jquery";
import names from "./names.json";
import "./page.css";

interface Exam {
	subject: string;
	subjectText: string;
	date: string;
	score: string;
	scoreText: string;
}

const $form = $("form.form_container");
const exams: Exam[] = [];
let submitted = false;

$form.on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

// Telephone and date formats, when a box is left.
$(document).on("change", "input[type=tel]", function () {
	const digits = String($(this).val()).replace(/[^\d+]/g, "");
	const us = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(digits);
	if (us) $(this).val(`+1 ${us[1]}-${us[2]}-${us[3]}`);
});
$(document).on("change", "input.date", function () {
	const parts = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(String($(this).val()).trim());
	if (parts) $(this).val(`${parts[1]?.padStart(2, "0")}/${parts[2]?.padStart(2, "0")}/${parts[3]}`);
});

// Advanced Placement: one popup for each exam.
function drawExams() {
	const $body = $("#exams tbody").empty();
	if (exams.length === 0) $body.append('<tr class="empty"><td colspan="4">No exams have been added.</td></tr>');
	exams.forEach((exam, i) => {
		const $row = $("<tr>").append($("<td>").text(exam.subjectText), $("<td>").text(exam.date), $("<td>").text(exam.scoreText));
		const $remove = $('<a href="#">Delete</a>').on("click", (event) => {
			event.preventDefault();
			exams.splice(i, 1);
			drawExams();
		});
		$body.append($row.append($("<td>").append($remove)));
	});
}
function popup() {
	const $overlay = $('<div class="dialog_overlay">').appendTo(document.body);
	const $dialog = $('<div class="dialog" role="dialog" aria-modal="true" aria-labelledby="dialog_title">').appendTo(document.body);
	const close = () => $overlay.add($dialog).remove();
	$dialog.append('<div class="header" id="dialog_title">Advanced Placement Exam</div>');
	const $inner = $('<form class="form" autocomplete="off" novalidate>').html($("#exam_popup").html()).appendTo($dialog);
	$inner.append('<div class="action"><button type="submit" class="default">Save</button> <button type="button" class="cancel">Cancel</button></div>');
	$inner.find(".cancel").on("click", close);
	$inner.on("submit", (event) => {
		event.preventDefault();
		const chosen = (name: string) => $inner.find(`[name=${name}] option:selected`).text();
		exams.push({
			subject: String($inner.find("[name=subject]").val()),
			subjectText: chosen("subject"),
			date: String($inner.find("[name=date]").val()),
			score: String($inner.find("[name=score]").val()),
			scoreText: chosen("score"),
		});
		drawExams();
		close();
	});
	$inner.find("select").first().trigger("focus");
}
$("#add_exam").on("click", (event) => {
	event.preventDefault();
	popup();
});

const LISTS = /^(race|certify|act\dGrades)$/;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fields = (name: string) => $form.find(`[name="${name}"]`).toArray() as Field[];
const labelOf = (field: Field) => field.labels?.[0]?.textContent ?? "";
const ticked = (name: string) => fields(name).filter((each) => (each as HTMLInputElement).checked);

Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = {};
		for (const [key, name] of Object.entries(names)) {
			const [first] = fields(name);
			if (LISTS.test(key)) state[key] = ticked(name).map((each) => each.value);
			else if ((first as HTMLInputElement).type === "radio") state[key] = ticked(name)[0]?.value ?? "";
			else state[key] = first?.value;
		}
		for (const row of [0, 1, 2]) {
			state[`exam${row}Subject`] = exams[row]?.subject ?? "";
			state[`exam${row}Date`] = exams[row]?.date ?? "";
			state[`exam${row}Score`] = exams[row]?.score ?? "";
		}
		return { ...state, submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const [key, name] of Object.entries(names)) {
			const [first] = fields(name);
			if (LISTS.test(key)) shown[key] = ticked(name).map(labelOf);
			else if ((first as HTMLInputElement).type === "radio") shown[key] = ticked(name).map(labelOf)[0] ?? "";
			else if (first instanceof HTMLSelectElement) shown[key] = first.value === "" ? "" : (first.selectedOptions[0]?.text ?? "");
			else shown[key] = first?.value;
		}
		const rows = $("#exams tbody tr:not(.empty)").toArray() as HTMLTableRowElement[];
		for (const row of [0, 1, 2]) {
			shown[`exam${row}Subject`] = rows[row]?.cells[0]?.textContent ?? "";
			shown[`exam${row}Date`] = rows[row]?.cells[1]?.textContent ?? "";
			shown[`exam${row}Score`] = rows[row]?.cells[2]?.textContent ?? "";
		}
		return shown;
	},
});
