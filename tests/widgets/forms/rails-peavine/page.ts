import jQuery from "jquery";
import select2 from "select2/dist/js/select2.full.js";
import "select2/dist/css/select2.css";
import "./application.css";

const $ = jQuery as any;
if (!$.fn.select2) (select2 as any)(window, $);

// cocoon.js
let cocoonElementCounter = 0;
$(document).on("click", ".add_fields", function (this: HTMLElement, e: Event) {
	e.preventDefault();
	const $this = $(this);
	const assoc = $this.data("association");
	const assocs = $this.data("associations");
	const content = $this.data("association-insertion-template");
	const insertionMethod = $this.data("association-insertion-method") || "before";
	const insertionNode = $this.data("association-insertion-node");
	const node = insertionNode ? $(insertionNode) : $this.parent();
	const id = new Date().getTime() + cocoonElementCounter++;
	const html = content
		.replace(new RegExp(`\\[new_${assocs}\\](.*?\\s)`, "g"), `[${id}]$1`)
		.replace(new RegExp(`_new_${assocs}_(\\w*)`, "g"), `_${id}_$1`)
		.replace(new RegExp(`\\[new_${assoc}\\](.*?\\s)`, "g"), `[${id}]$1`)
		.replace(new RegExp(`_new_${assoc}_(\\w*)`, "g"), `_${id}_$1`);
	const item = $(html);
	node[insertionMethod](item);
	node.trigger("cocoon:after-insert", [item]);
});
$(document).on("click", ".remove_fields.dynamic", function (this: HTMLElement, e: Event) {
	e.preventDefault();
	$(this).closest(".nested-fields").remove();
});

const fancy = (scope: any) =>
	scope.find("select.select2").each(function (this: HTMLSelectElement) {
		$(this).select2({ width: "100%", placeholder: $(this).data("placeholder") || "", allowClear: !$(this).prop("required") });
	});
$(() => fancy($(document)));
$(document).on("cocoon:after-insert", (_e: Event, item: any) => fancy(item));

let submitted = false;
$("#new_scholarship_application").on("submit", (e: Event) => {
	e.preventDefault();
	submitted = true;
});

const form = document.getElementById("new_scholarship_application") as HTMLFormElement;
const PLAIN = [
	"first_name", "middle_initial", "last_name", "email", "email_confirmation", "phone", "address_1", "address_2", "city", "state", "zip",
	"birthdate(2i)", "birthdate(3i)", "birthdate(1i)", "gender", "us_citizen", "member_name", "member_account_number", "member_relationship",
	"school_name", "school_city", "school_state", "graduation_year", "gpa", "class_rank", "class_size", "sat_total", "act_composite",
	"mother_name", "mother_occupation", "father_name", "father_occupation", "parents_employer", "household_income", "major", "enrollment_term", "career_goal",
	"essay", "reference_name", "reference_phone", "referral_source", "subtitle", "certified", "electronic_signature",
];
const LISTS: [string, number, string[]][] = [
	["siblings", 2, ["full_name", "age", "in_college"]],
	["activities", 3, ["organization", "offices_held", "grade_levels", "hours_per_week", "description"]],
	["honors", 3, ["title", "grade_received", "description"]],
	["college_courses", 2, ["course_title", "credit_hours", "final_grade"]],
];
const rowsOf = (list: string) => [...document.querySelectorAll<HTMLElement>(`#${list} .nested-fields`)];
const boxesOf = (scope: Element | undefined, ending: string) =>
	[...(scope?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("input, select, textarea") ?? [])].filter(
		(box) => box.name.endsWith(ending) && box.type !== "hidden",
	);
const labelOf = (box: Element) => document.querySelector(`label[for="${box.id}"]`)?.textContent?.trim() ?? "";
function posted(scope: Element | undefined, field: string) {
	const data = new FormData(form);
	const boxes = boxesOf(scope, `[${field}][]`);
	if (field === "grade_levels") return boxes.filter((box) => (box as HTMLInputElement).checked).map((box) => box.value);
	const [first] = boxesOf(scope, `[${field}]`);
	return first ? (data.getAll(first.name).at(-1) ?? "") : "";
}
function read(scope: Element | undefined, field: string) {
	if (field === "grade_levels") return boxesOf(scope, `[${field}][]`).filter((box) => (box as HTMLInputElement).checked).map(labelOf);
	const boxes = boxesOf(scope, `[${field}]`);
	const [first] = boxes;
	if (!first) return "";
	if (first.type === "radio") return boxes.filter((box) => (box as HTMLInputElement).checked).map(labelOf)[0] ?? "";
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	if (first.classList.contains("select2-hidden-accessible")) return first.parentElement?.querySelector(".select2-selection__rendered")?.getAttribute("title") ?? "";
	if (first instanceof HTMLSelectElement) return first.value ? first.selectedOptions[0].text : "";
	return first.value;
}
function every(how: (scope: Element | undefined, field: string) => unknown) {
	const all: Record<string, unknown> = {};
	for (const field of PLAIN) all[field] = how(form, field);
	for (const [list, count, fields] of LISTS)
		for (let row = 0; row < count; row++) for (const field of fields) all[`${list}.${row}.${field}`] = how(rowsOf(list)[row], field);
	return all;
}
Object.assign(window, {
	formState: () => ({ ...every(posted), submitted }),
	formShown: () => every((scope, field) => (scope ? read(scope, field) : field === "grade_levels" ? [] : "")),
});
