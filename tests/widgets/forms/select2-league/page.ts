import "select2/dist/css/select2.css";
import "./site.css";
import jQuery from "jquery";
import select2 from "select2";

// biome-ignore lint/suspicious/noExplicitAny: the plugin has no types here
const $ = jQuery as any;
// The plugin's CommonJS form hands back its factory.
(select2 as unknown as (root: Window, query: unknown) => void)(window, $);

let submitted = false;
let activityCount = 0;
let siblingCount = 0;
let examCount = 0;

function initSelect2(scope: unknown) {
	$(scope)
		.find("select.select2")
		.each(function (this: HTMLSelectElement) {
			$(this).select2({ width: "100%", placeholder: $(this).data("placeholder") || "", allowClear: !!$(this).data("allow-clear") });
		});
}

function addRow(template: string, list: string, at: number) {
	const html = $(template)
		.html()
		.replace(/__i__/g, String(at))
		.replace(/__n__/g, String(at + 1));
	const row = $($.parseHTML(html.trim()));
	$(list).append(row);
	initSelect2(row);
}

const showModal = (modal: string) => $(modal).addClass("show").attr("aria-modal", "true").removeAttr("aria-hidden").trigger("shown.bs.modal");
const hideModal = (modal: string) => $(modal).removeClass("show").attr("aria-hidden", "true").removeAttr("aria-modal").trigger("hidden.bs.modal");

$(() => {
	initSelect2("#scholarship-form");
	$("#colleges").select2({ width: "100%", tags: true, tokenSeparators: [";"], placeholder: "Type a college and press Enter" });
	$("#exam_name").select2({ width: "100%", dropdownParent: $("#examModal"), placeholder: "Search exams" });

	addRow("#activity-template", "#activity-list", activityCount++);
	$("#add-activity").on("click", () => addRow("#activity-template", "#activity-list", activityCount++));
	$("#activity-list").on("click", ".remove-row", function (this: HTMLElement) {
		$(this).closest(".activity-row").remove();
	});

	$("#add-sibling").on("click", () => addRow("#sibling-template", "#sibling-list", siblingCount++));
	$("#sibling-list").on("click", ".remove-row", function (this: HTMLElement) {
		$(this).closest(".sibling-row").remove();
	});

	$("#phone").on("input", function (this: HTMLInputElement) {
		const digits = this.value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
		this.value =
			digits.length > 6 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits;
	});

	$("[data-toggle=modal]").on("click", function (this: HTMLElement) {
		showModal($(this).data("target"));
	});
	$("[data-dismiss=modal]").on("click", function (this: HTMLElement) {
		hideModal(`#${$(this).closest(".modal").attr("id")}`);
	});
	$("#examModal").on("hidden.bs.modal", () => {
		$("#exam_name").val(null).trigger("change");
		$("#exam_score, #exam_year").val("");
	});
	$("#save-exam").on("click", () => {
		const [exam, score, year] = [$("#exam_name").val(), $("#exam_score").val(), $("#exam_year").val()];
		if (!exam) return;
		const at = examCount++;
		const cell = (field: string, value: string, text: string) =>
			$("<td>").append($("<span>").text(text), $("<input type=hidden>").attr("name", `exams[${at}][${field}]`).val(value));
		$("#exam-none").hide();
		$("<tr>")
			.append(
				cell("exam", exam, $("#exam_name option:selected").text()),
				cell("score", score, score),
				cell("year", year, year),
				$("<td>").append($('<button type="button" class="btn btn-link btn-sm remove-exam">Remove</button>')),
			)
			.appendTo("#exam-table tbody");
		hideModal("#examModal");
	});
	$("#exam-table").on("click", ".remove-exam", function (this: HTMLElement) {
		$(this).closest("tr").remove();
	});

	$("#scholarship-form").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
});

const rows = (count: number, list: string, fields: string[]) =>
	Array.from({ length: count }, (_, at) => fields.map((field) => `${list}[${at}]${field}`)).flat();
const KEYS = [
	...["last_name", "first_name", "mi", "email", "phone", "street", "street2", "city", "state", "zip", "dob_month", "dob_day", "dob_year"],
	...["gender", "race[]", "citizen"],
	...["hs_name", "hs_city", "hs_state", "grade", "hs_grad", "gpa", "entry_year", "major", "colleges[]"],
	...["mother_name", "mother_occ", "father_name", "father_occ", "parent_status", "income"],
	...["affiliate", "tshirt", "essay", "heard", "ref_name", "ref_org", "ref_email", "release", "signature", "website"],
	...rows(2, "siblings", ["[name]", "[age]", "[school]"]),
	...rows(3, "activities", ["[category]", "[organization]", "[position]", "[grades][]", "[hours]", "[description]"]),
	...rows(3, "honors", ["[name]", "[grade]"]),
	...rows(3, "exams", ["[exam]", "[score]", "[year]"]),
];
const BOXES = ["release"];

const page = window as unknown as Record<string, unknown>;
page.formState = () => {
	const data = new FormData(document.getElementById("scholarship-form") as HTMLFormElement);
	const state: Record<string, unknown> = {};
	for (const key of KEYS) state[key] = key.endsWith("[]") ? data.getAll(key) : (data.get(key) ?? "");
	state.submitted = submitted;
	return state;
};

const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.innerText.trim() ?? "";
page.formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of KEYS) {
		const all = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`#scholarship-form [name="${key}"]`)];
		const first = all[0];
		if (!first) shown[key] = key.endsWith("[]") ? [] : "";
		else if (BOXES.includes(key)) shown[key] = (first as HTMLInputElement).checked;
		else if (first.type === "checkbox") shown[key] = (all as HTMLInputElement[]).filter(({ checked }) => checked).map(labelOf);
		else if (first.type === "radio") shown[key] = (all as HTMLInputElement[]).filter(({ checked }) => checked).map(labelOf)[0] ?? "";
		else if (first.type === "hidden") shown[key] = first.previousElementSibling?.textContent ?? "";
		else if (first.classList.contains("select2-hidden-accessible")) {
			const drawn = first.nextElementSibling as HTMLElement;
			if (key.endsWith("[]")) shown[key] = [...drawn.querySelectorAll<HTMLElement>(".select2-selection__choice__display")].map((choice) => choice.innerText.trim());
			else {
				const text = drawn.querySelector<HTMLElement>(".select2-selection__rendered");
				shown[key] = !text || text.querySelector(".select2-selection__placeholder") ? "" : (text.title || text.innerText).trim();
			}
		} else if (first instanceof HTMLSelectElement) shown[key] = first.value ? (first.selectedOptions[0]?.text ?? "") : "";
		else shown[key] = first.value;
	}
	return shown;
};
