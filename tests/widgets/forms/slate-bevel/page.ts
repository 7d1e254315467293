import $ from "jquery";
import { STATES } from "../../lists";
import "./build.css";
import { NAMES } from "./names";

type Exam = { exam: string; date: string; score: string };

let submitted = false;
const exams: Exam[] = [];

const byName = (name: string) => [...document.getElementsByName(name)] as (HTMLInputElement & HTMLSelectElement)[];

// Regions follow the country.
const regionsOf: Record<string, [string, string][]> = {
	US: STATES,
	CA: [
		["AB", "Alberta"],
		["BC", "British Columbia"],
		["MB", "Manitoba"],
		["NB", "New Brunswick"],
		["NS", "Nova Scotia"],
		["ON", "Ontario"],
		["QC", "Quebec"],
		["SK", "Saskatchewan"],
	],
};
$(`#${NAMES.country}`).on("change", function () {
	const region = $(`#${NAMES.region}`);
	const list = regionsOf[String($(this).val())] ?? [];
	region.empty().append('<option value=""></option>');
	for (const [value, text] of list) region.append($("<option>").val(value).text(text));
	region.closest(".form_layout_inline").toggle(list.length > 0 || $(this).val() === "");
	region.closest(".form_layout_inline").find("label").text($(this).val() === "US" ? "State" : "Region");
});

$("input.date").on("change", function () {
	const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(String($(this).val()).trim());
	if (parts) $(this).val(`${parts[1]!.padStart(2, "0")}/${parts[2]!.padStart(2, "0")}/${parts[3]}`);
});

// Examinations, kept through a popup.
const SUBJECTS: [string, [string, string][]][] = [
	[
		"Advanced Placement",
		[
			["AP_2DA", "AP 2-D Art and Design"],
			["AP_3DA", "AP 3-D Art and Design"],
			["AP_ARH", "AP Art History"],
			["AP_BIO", "AP Biology"],
			["AP_CAB", "AP Calculus AB"],
			["AP_CBC", "AP Calculus BC"],
			["AP_CHE", "AP Chemistry"],
			["AP_DRW", "AP Drawing"],
			["AP_ENL", "AP English Language"],
			["AP_ELI", "AP English Literature"],
			["AP_ENV", "AP Environmental Science"],
			["AP_PSY", "AP Psychology"],
			["AP_USG", "AP US Government and Politics"],
			["AP_USH", "AP US History"],
			["AP_WHM", "AP World History: Modern"],
		],
	],
	[
		"International Baccalaureate",
		[
			["IB_BIO", "IB Biology"],
			["IB_ENG", "IB English A"],
			["IB_HIS", "IB History"],
			["IB_VIS", "IB Visual Arts"],
		],
	],
];
const textOf = (code: string) => SUBJECTS.flatMap(([, list]) => list).find(([value]) => value === code)?.[1] ?? "";
function listExams() {
	const body = $("#exams tbody").empty();
	if (exams.length === 0) body.append('<tr class="placeholder"><td colspan="3">No examinations have been added.</td></tr>');
	exams.forEach((each, index) => {
		const row = $('<tr class="clickable" tabindex="0">').append(
			$("<td>").text(textOf(each.exam)),
			$("<td>").text(each.date),
			$("<td>").text(each.score),
		);
		row.on("click", () => popup(index));
		body.append(row);
	});
}
function popup(index: number) {
	const old = exams[index];
	const host = $(`<div class="dialog_host"><div class="dialog" role="dialog"><div class="header">${old ? "Edit" : "Add"} Exam</div><form class="popup"><div class="content">
<div class="form_question"><div class="form_label"><label for="popup_type">Examination</label></div><div class="form_responses"><select id="popup_type" name="type"><option value=""></option>${SUBJECTS.map(
		([group, list]) =>
			`<optgroup label="${group}">${list.map(([value, text]) => `<option value="${value}">${text}</option>`).join("")}</optgroup>`,
	).join("")}</select></div></div>
<div class="form_question"><div class="form_label"><label for="popup_date">Test Date</label></div><div class="form_responses"><input type="text" id="popup_date" name="date" class="date" size="12" placeholder="mm/dd/yyyy" /></div></div>
<div class="form_question"><div class="form_label"><label for="popup_score">Score</label></div><div class="form_responses"><select id="popup_score" name="score"><option value=""></option>${[1, 2, 3, 4, 5, 6, 7].map((score) => `<option>${score}</option>`).join("")}</select></div></div>
</div><div class="action"><button type="submit" class="default">Save</button> <button type="button" class="cancel">Cancel</button>${old ? ' <button type="button" class="delete">Delete</button>' : ""}</div></form></div></div>`);
	if (old) {
		host.find("[name=type]").val(old.exam);
		host.find("[name=date]").val(old.date);
		host.find("[name=score]").val(old.score);
	}
	const close = () => host.remove();
	host.find(".cancel").on("click", close);
	host.find(".delete").on("click", () => {
		exams.splice(index, 1);
		listExams();
		close();
	});
	host.find("form").on("submit", (event) => {
		event.preventDefault();
		const value = (name: string) => String(host.find(`[name=${name}]`).val());
		exams[old ? index : exams.length] = { exam: value("type"), date: value("date"), score: value("score") };
		listExams();
		close();
	});
	$("body").append(host);
	host.find("select").first().trigger("focus");
}
$("#add_exam").on("click", (event) => {
	event.preventDefault();
	popup(exams.length);
});
listExams();

// Courses
const courses = $("#courses");
function addCourse() {
	const row = courses.find("tbody tr").length;
	const name = (column: number) => `form_${courses.data("id")}_${row}_${column}`;
	courses
		.find("tbody")
		.append(
			`<tr><td><input type="text" id="${name(1)}" name="${name(1)}" /></td><td><input type="text" id="${name(2)}" name="${name(2)}" size="4" /></td><td><input type="text" id="${name(3)}" name="${name(3)}" size="4" /></td></tr>`,
		);
}
addCourse();
$("#add_course").on("click", addCourse);

$("form.form").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const LISTS = ["race", "act0_grades", "act1_grades", "act2_grades"];
const EXAMS = 3;

/** What the form posts. */
function formState() {
	const posted = new FormData(document.querySelector<HTMLFormElement>("form.form")!);
	const state: Record<string, unknown> = { submitted };
	for (const [key, name] of Object.entries(NAMES)) {
		const type = byName(name)[0]?.type;
		if (LISTS.includes(key)) state[key] = posted.getAll(name);
		else if (type === "checkbox") state[key] = posted.has(name);
		else if (type === "radio") state[key] = posted.get(name);
		else state[key] = String(posted.get(name) ?? "").replaceAll("\r\n", "\n");
	}
	for (let row = 0; row < Math.max(EXAMS, exams.length); row++)
		for (const part of ["exam", "date", "score"] as const) state[`exam${row}_${part}`] = exams[row]?.[part] ?? "";
	return state;
}

function shownOf(key: string): unknown {
	const exam = /^exam(\d+)_(exam|date|score)$/.exec(key);
	if (exam) {
		const row = document.querySelectorAll("#exams tbody tr.clickable")[Number(exam[1])];
		return row?.children[["exam", "date", "score"].indexOf(exam[2]!)]?.textContent ?? "";
	}
	const all = byName(NAMES[key]!);
	const first = all[0];
	if (!first) return "";
	const labelOf = (box: HTMLInputElement) => box.labels![0]!.textContent;
	const chosen = all.filter((each) => each.checked).map(labelOf);
	if (LISTS.includes(key)) return chosen;
	if (first.type === "radio") return chosen[0] ?? null;
	if (first.type === "checkbox") return first.checked;
	if (first.tagName === "SELECT") return first.value === "" ? "" : first.selectedOptions[0]!.text;
	return first.value;
}

Object.assign(window, {
	formState,
	formShown: () =>
		Object.fromEntries(
			Object.keys(formState())
				.filter((key) => key !== "submitted")
				.map((key) => [key, shownOf(key)]),
		),
});
