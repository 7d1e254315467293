import "select2/dist/css/select2.css";
import "flatpickr/dist/flatpickr.css";
import "intl-tel-input/dist/css/intlTelInput-no-assets.css";
import "quill/dist/quill.snow.css";
import "./hurst.css";
import flatpickr from "flatpickr";
import IMask from "imask";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import Quill from "quill";
import { STATES } from "../../lists";
declare const require: (name: string) => any;
const $ = require("jquery");
(window as any).jQuery = (window as any).$ = $;
require("select2/dist/js/select2.full.js")(window, $);

const byId = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T;
const SCHOOLS = [
	{ id: "14021", text: "Ashland High School", city: "Ashland", state: "OR" },
	{ id: "14022", text: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ id: "33811", text: "Ashland Valley Christian School", city: "Ashland", state: "VA" },
	{ id: "20930", text: "Ashland County-West Holmes Career Center", city: "Ashland", state: "OH" },
	{ id: "09115", text: "Yreka High School", city: "Yreka", state: "CA" },
	{ id: "09230", text: "Mount Shasta High School", city: "Mt. Shasta", state: "CA" },
	{ id: "14090", text: "Crater High School", city: "Central Point", state: "OR" },
	{ id: "14400", text: "Valley View High School", city: "Medford", state: "OR" },
];
const FIELDS = [
	["0901", "Agriculture"], ["1101", "Computer science"], ["1301", "Education"], ["1401", "Engineering, civil"], ["1405", "Engineering, electrical"],
	["1414", "Engineering, environmental"], ["1419", "Engineering, mechanical"], ["2301", "English and literature"], ["2601", "Biological sciences"],
	["2701", "Mathematics"], ["0301", "Natural resources and conservation"], ["5138", "Nursing"], ["4201", "Psychology"], ["5004", "Visual arts"], ["5201", "Business"], ["9999", "Undecided"],
].map(([id, text]) => ({ id, text }));
const TYPES = [
	["academic", "Academic team or club"], ["arts", "Arts, music or theater"], ["sport", "Athletics"], ["job", "Job (paid)"], ["care", "Caring for family members"], ["environment", "Environment and conservation"],
	["faith", "Faith community"], ["intern", "Internship"], ["debate", "Speech and debate"], ["gov", "Student government"], ["volunteer", "Volunteering"], ["other", "Other"],
];
const GRADES = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const remote = (rows: { id: string; text: string }[]) => ({
	delay: 250,
	transport: (params: any, success: (data: unknown) => void) => {
		const words = String(params.data.q ?? "").toLowerCase().split(/\s+/);
		const timer = setTimeout(() => success({ results: rows.filter((row) => words.every((word) => Object.values(row).join(" ").toLowerCase().includes(word))) }), 220);
		return { abort: () => clearTimeout(timer) };
	},
	data: (params: any) => ({ q: params.term, page: params.page || 1 }),
	processResults: (data: any) => ({ results: data.results, pagination: { more: false } }),
	url: "/portal/lookup.json",
	dataType: "json",
});

const quillTools = [["bold", "italic"], [{ list: "ordered" }, { list: "bullet" }], ["clean"]];
const essay = new Quill("#essay_editor", { theme: "snow", modules: { toolbar: quillTools } });
const htmlOf = (editor: Quill) => (editor.getText().trim() ? editor.root.innerHTML : "");

for (const [code, name] of STATES) byId("scholarship_application_state").append(new Option(name, code));
$("#scholarship_application_state").select2({ placeholder: "Select a state", width: "100%" });
$("#scholarship_application_high_school_id").select2({
	placeholder: "Search for your school", minimumInputLength: 3, width: "100%", allowClear: true, ajax: remote(SCHOOLS),
	templateResult: (row: any) => (row.city ? $("<div>").append($("<div>").text(row.text), $('<small class="form-text">').text(`${row.city}, ${row.state}`)) : row.text),
});
$("#scholarship_application_field_ids").select2({ placeholder: "Start typing a field of study", width: "100%", ajax: remote(FIELDS), minimumInputLength: 2, maximumSelectionLength: 3 });
$("#scholarship_application_race").select2({ width: "100%", closeOnSelect: false, placeholder: "Select all that apply" });
$("#scholarship_application_shirt_size, #scholarship_application_referral_source, #scholarship_application_entry_term").select2({ width: "100%", minimumResultsForSearch: Infinity, placeholder: "Please select" });

const phone = intlTelInput(byId("scholarship_application_phone"), { initialCountry: "us", separateDialCode: true, countryOrder: ["us", "mx", "ca"] } as any);
const birth = flatpickr("#scholarship_application_birth_date", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "today" }) as any;
IMask(byId("scholarship_application_zip"), { mask: "00000[-0000]" });
IMask(byId("scholarship_application_gpa"), { mask: Number, scale: 2, min: 0, max: 4, radix: ".", mapToRadix: [","] });
const income = byId("scholarship_application_household_income");
income.addEventListener("blur", () => {
	const value = Number(income.value.replace(/[$,\s]/g, ""));
	income.value = income.value === "" || Number.isNaN(value) ? "" : Math.round(value).toLocaleString("en-US");
});
for (const each of document.querySelectorAll<HTMLInputElement>("[name='scholarship_application[receives_aid]']"))
	each.addEventListener("change", () => byId("aid-source-group").classList.toggle("d-none", each.value !== "true"));

class CountStepper extends HTMLElement {
	static formAssociated = true;
	#internals = this.attachInternals();
	#value = "";
	get value() { return this.#value; }
	connectedCallback() {
		const root = this.attachShadow({ mode: "open" });
		root.innerHTML = `<style>:host{display:inline-flex}button{width:2.4rem;font:inherit}input{width:4rem;text-align:center;font:inherit}</style><button type="button" aria-label="Decrease">−</button><input type="text" inputmode="numeric" aria-label="${this.getAttribute("label")}"><button type="button" aria-label="Increase">+</button>`;
		const box = root.querySelector("input")!;
		const [less, more] = root.querySelectorAll("button");
		const set = (value: string) => {
			this.#value = box.value = value;
			this.#internals.setFormValue(value);
		};
		box.addEventListener("change", () => set(/^\d{1,2}$/.test(box.value) ? box.value : ""));
		less.addEventListener("click", () => set(String(Math.max(0, Number(this.#value) - 1))));
		more.addEventListener("click", () => set(String(this.#value === "" ? 0 : Number(this.#value) + 1)));
	}
}
customElements.define("hcf-count-stepper", CountStepper);

type Activity = { type: string; organization: string; position: string; grades: string[]; hours: string; description: string };
const activities: Activity[] = [];
let activityEditor: Quill | undefined;
const textOf = (list: string[][], value: string) => list.find(([each]) => each === value)?.[1] ?? "";
function drawActivities() {
	$("#activity-list").empty();
	for (const each of activities) {
		const $item = $('<li class="list-group-item activity">');
		$item.append($("<div>").append($("<strong>").text(each.organization), " — ", $('<span class="position">').text(each.position)));
		$item.append($('<div class="form-text">').append($('<span class="type">').text(textOf(TYPES, each.type)), " · ", $('<span class="hours">').text(each.hours), " hours per week"));
		$item.append($('<div class="grades">').append(each.grades.map((grade) => $('<span class="badge">').text(textOf(GRADES, grade)))));
		$item.append($('<div class="description">').html(each.description));
		$("#activity-list").append($item);
	}
}
$("#add-activity").on("click", () => {
	$("#add-activity").addClass("d-none");
	const $card = $(`<div class="card" id="activity-editor"><div class="card-header">New activity</div><div class="card-body"><div class="row">
		<div class="col-md-6 mb-3"><label class="form-label required" for="activity_activity_type">Activity type</label><select class="form-select" id="activity_activity_type"><option></option></select></div>
		<div class="col-md-6 mb-3"><label class="form-label required" for="activity_organization">Organization or employer</label><input type="text" class="form-control" id="activity_organization"></div>
		<div class="col-md-6 mb-3"><label class="form-label" for="activity_position">Position or title</label><input type="text" class="form-control" id="activity_position"></div>
		<div class="col-md-6 mb-3"><label class="form-label" for="activity_grades">Grades of participation</label><select class="form-select" id="activity_grades" multiple></select></div>
		<div class="mb-3"><label class="form-label" for="activity_hours">Average hours per week: <output id="activity_hours_out">0</output></label><input type="range" class="form-range" min="0" max="40" step="1" value="0" id="activity_hours"></div>
		<div class="mb-3"><label class="form-label">Describe your involvement and impact</label><div id="activity_description"></div></div></div>
		<button type="button" class="btn" id="cancel-activity">Cancel</button> <button type="button" class="btn btn-primary" id="save-activity">Save activity</button></div></div>`);
	$("#activity-slot").append($card);
	for (const [value, text] of TYPES) byId("activity_activity_type").append(new Option(text, value));
	for (const [value, text] of GRADES) byId("activity_grades").append(new Option(text, value));
	$("#activity_activity_type").select2({ width: "100%", placeholder: "Choose a type" });
	$("#activity_grades").select2({ width: "100%", placeholder: "Choose grades" });
	$("#activity_hours").on("input", () => $("#activity_hours_out").text($("#activity_hours").val()));
	activityEditor = new Quill("#activity_description", { theme: "snow", modules: { toolbar: quillTools } });
	const close = () => {
		$("#activity_activity_type, #activity_grades").select2("destroy");
		$card.remove();
		$("#add-activity").removeClass("d-none");
	};
	$("#cancel-activity").on("click", close);
	$("#save-activity").on("click", () => {
		$card.find(".invalid-feedback").remove();
		if (!$("#activity_activity_type").val() || !$("#activity_organization").val()) return void $("#save-activity").before('<div class="invalid-feedback">Please choose a type and name the organization.</div>');
		activities.push({
			type: $("#activity_activity_type").val(), organization: $("#activity_organization").val(), position: $("#activity_position").val(), grades: $("#activity_grades").val(),
			hours: $("#activity_hours").val(), description: htmlOf(activityEditor!),
		});
		close();
		drawActivities();
	});
});

let honors = 0;
$("#honors-accordion").on("click", ".accordion-button", function (this: HTMLElement) {
	const $panel = $(this).closest(".accordion-item").find(".accordion-collapse");
	const isOpen = $panel.hasClass("show");
	$("#honors-accordion .accordion-collapse").removeClass("show");
	$("#honors-accordion .accordion-button").addClass("collapsed").attr("aria-expanded", "false");
	if (!isOpen) {
		$panel.addClass("show");
		$(this).removeClass("collapsed").attr("aria-expanded", "true");
	}
});
$("#add-honor").on("click", () => {
	const at = honors++;
	const id = `scholarship_application_honors_attributes_${at}`;
	const name = `scholarship_application[honors_attributes][${at}]`;
	$("#honors-accordion").append(`<div class="accordion-item"><h4 class="accordion-header" style="margin:0"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#honor-${at}" aria-expanded="false" aria-controls="honor-${at}">Honor #${at + 1}</button></h4>
		<div id="honor-${at}" class="accordion-collapse collapse" data-bs-parent="#honors-accordion"><div class="accordion-body">
		<div class="mb-3"><label class="form-label" for="${id}_title">Honor or award</label><input type="text" class="form-control" name="${name}[title]" id="${id}_title"></div>
		<div class="mb-3"><label class="form-label">Grade level when received</label><br><div class="btn-group" role="group">${GRADES.map(([value, text]) => `<input type="radio" class="btn-check" name="${name}[grade]" id="${id}_grade_${value}" value="${value}" autocomplete="off"><label class="btn" for="${id}_grade_${value}">${text}</label>`).join("")}</div></div>
		<div class="mb-3"><label class="form-label" for="${id}_why">What was it for?</label><textarea class="form-control" rows="2" name="${name}[why]" id="${id}_why"></textarea></div></div></div></div>`);
	$("#honors-accordion .accordion-button").last().trigger("click");
});

let submitted = false;
byId("new_scholarship_application").addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const SIMPLE = ["first_name", "last_name", "email", "birth_date", "street", "unit", "city", "state", "zip", "high_school_id", "grade_level", "gpa", "class_rank", "grad_month", "grad_year", "field_ids[]", "career", "degree_goal", "entry_term",
	"household_income", "first_gen", "receives_aid", "aid_source", "citizenship", "gender", "race[]", "recommender_name", "recommender_email", "shirt_size", "referral_source", "photo_release", "newsletter", "signature", "website"];
const plain = (control: Element | null) => control?.textContent?.replace(/\s+/g, " ").trim() ?? "";
function one(name: string, isShown: boolean): unknown {
	const found = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:not([type=hidden].cb)`)];
	const [box] = found;
	if (!box) return "";
	if (box.type === "checkbox") return isShown ? box.checked : box.checked ? box.value : "";
	if (box.type === "radio") {
		const on = found.find((each) => each.checked);
		if (!on) return "";
		const label = on.labels![0];
		return isShown ? plain(label.querySelector("strong") ?? label) : on.value;
	}
	if (box instanceof HTMLSelectElement) {
		const on = [...box.selectedOptions].filter((each) => each.value);
		const list = on.map((each) => (isShown ? each.text : each.value));
		return box.multiple ? list : (list[0] ?? "");
	}
	return box.value;
}
function read(isShown: boolean) {
	const out: Record<string, unknown> = {};
	for (const each of SIMPLE) out[each.replace("[]", "")] = one(`scholarship_application[${each.replace("[]", "")}]${each.endsWith("[]") ? "[]" : ""}`, isShown);
	if (isShown) out.birth_date = birth.altInput.value;
	out.phone = isShown ? byId("scholarship_application_phone").value : phone.getNumber();
	const stepper = document.querySelector("hcf-count-stepper") as CountStepper;
	out.sibling_count = isShown ? stepper.shadowRoot!.querySelector("input")!.value : stepper.value;
	out.essay = isShown ? essay.getText().trim() : htmlOf(essay);
	for (const at of [0, 1]) for (const key of ["title", "mark", "credits"]) out[`course_${at}_${key}`] = one(`scholarship_application[dual_courses_attributes][${at}][${key}]`, isShown);
	const items = document.querySelectorAll("li.activity");
	for (const at of [0, 1, 2]) {
		for (const key of ["title", "grade", "why"]) out[`honor_${at}_${key}`] = one(`scholarship_application[honors_attributes][${at}][${key}]`, isShown);
		const saved = activities[at] ?? { type: "", organization: "", position: "", grades: [], hours: "", description: "" };
		for (const key of Object.keys(saved) as (keyof Activity)[]) {
			const place = key === "organization" ? "strong" : `.${key}`;
			const drawn = items[at]?.querySelector(place) ?? null;
			out[`activity_${at}_${key}`] = !isShown ? saved[key] : key === "grades" ? [...(drawn?.querySelectorAll(".badge") ?? [])].map(plain) : plain(drawn);
		}
	}
	return out;
}
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
