import "./globals";
import "bootstrap/dist/css/bootstrap.min.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "select2/dist/css/select2.min.css";
import { Modal } from "bootstrap";
import $ from "jquery";
import "jquery-ui/dist/jquery-ui.js";
// @ts-expect-error: the package exports a function that takes jQuery.
import select2 from "select2";

select2(window, $);

const table = (list: string, count: number, ...names: string[]) => Array.from({ length: count }, (_, at) => names.map((name) => `${list}.${at}.${name}`)).flat();
/** The question that each numbered control of the form asks, in order. */
const KEYS = [
	...["password", "first", "middle", "last", "suffix", "chosen", "prior", "dobMonth", "dobDay", "dobYear", "email", "phone", "ssn"],
	...["street", "unit", "city", "state", "zip", "country"],
	...["campus", "term", "program", "degree", "transfer"],
	...["school", "schoolCity", "schoolState", "status", "grade", "gradDate", "gpa", "counselor", "counselorMail"],
	...table("dual", 2, "title", "grade", "units"),
	...["satVerbal", "satVerbalDate", "satMath", "satMathDate", "act", "actDate"],
	...table("ap", 3, "exam", "score"),
	...table("home", 4, "relation", "first", "last", "age"),
	...["parent1Education", "parent2Education", "income", "firstGen", "citizen", "hispanic", "race", "military", "aid"],
	...table("activity", 2, "name", "position", "hours"),
	...["emergency", "emergencyPhone", "emergencyKin", "preparer", "essay", "heard", "certify"],
];
const MANY = ["race", "heard"];
const nameOf = (key: string) => `tfa_${KEYS.indexOf(key) + 1}`;
const form = document.querySelector<HTMLFormElement>("#application")!;
let isSent = false;

const SCHOOLS = [
	["050101", "Ashland High School, Ashland OR"],
	["050117", "Ashland Valley High School, Ashland OR"],
	["054210", "Discovery High School, Yreka CA"],
	["054388", "Mount Shasta High School, Mount Shasta CA"],
	["057012", "Valley High School, Sacramento CA"],
	["054400", "Yreka High School, Yreka CA"],
].map(([id, text]) => ({ id, text }));
const UNIVERSITIES = [
	["3210", "Oregon State University"],
	["3216", "Portland State University"],
	["1144", "California State University, Chico"],
	["1149", "Cal Poly Humboldt"],
	["3217", "Reed College"],
	["3219", "Southern Oregon University"],
	["1313", "University of California, Davis"],
	["3223", "University of Oregon"],
	["3798", "University of Washington"],
].map(([id, text]) => ({ id, text }));
/** Answers like the district's directory service: a moment later, and only what matches. */
const directory = (places: typeof SCHOOLS) => ({
	delay: 250,
	transport: ({ data }: any, success: (found: unknown) => void) => {
		const timer = setTimeout(() => success({ results: places.filter(({ text }) => text!.toLowerCase().includes((data.term ?? "").toLowerCase())) }), 350);
		return { abort: () => clearTimeout(timer) };
	},
});

const widgets = $.fn as any;
$("select.pick").each((_, select) => widgets.select2.call($(select), { width: "100%", placeholder: select.dataset.placeholder ?? "", allowClear: false }));
widgets.select2.call($(`#${nameOf("school")}`), { width: "100%", placeholder: "Search by name of school", minimumInputLength: 3, ajax: directory(SCHOOLS) });
widgets.select2.call($(`#${nameOf("transfer")}`), { width: "100%", placeholder: "Search", minimumInputLength: 2, ajax: directory(UNIVERSITIES) });
widgets.datepicker.call($("input.day"), { dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "2020:2032" });

$(`#${nameOf("phone")}`).on("input", (event) => {
	const box = event.target as HTMLInputElement;
	const digits = box.value.replace(/\D/g, "").slice(0, 10);
	box.value = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
});

let exams = 1;
$("#another-exam").on("click", () => {
	exams += 1;
	const row = document.querySelector<HTMLElement>(`#exam-${exams}`)!;
	row.hidden = false;
	widgets.select2.call($(row).find("select.later"), { width: "100%", placeholder: "Select exam" });
	$("#another-exam").prop("disabled", exams === 3);
});

const dialog = new Modal("#dual-dialog");
let kept = 0;
$("#dual-open").on("click", () => dialog.show());
$("#dual-keep").on("click", () => {
	const cells = ["title", "grade", "units"].map((name) => {
		const box = $(`#dual-${name}`);
		const value = String(box.val());
		box.val("");
		return $("<td>").text(value).append($("<input type=hidden>").attr("name", nameOf(`dual.${kept}.${name}`)).val(value));
	});
	$("#dual-none").remove();
	$("#dual-kept").append($("<tr>").append(cells));
	kept += 1;
	$("#dual-open").prop("disabled", kept === 2);
	dialog.hide();
});

$(form).on("submit", (event) => {
	event.preventDefault();
	isSent = true;
});

const tidy = (text?: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
function shownOf(key: string): unknown {
	const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${nameOf(key)}"]`)];
	const [control] = controls;
	if (!control) return "";
	if (control.type === "hidden") return tidy(control.closest("td")!.textContent);
	if (control.type === "radio" || control.type === "checkbox") {
		const ticked = controls.filter((each) => (each as HTMLInputElement).checked).map((each) => tidy(form.querySelector(`label[for="${each.id}"]`)?.textContent));
		return MANY.includes(key) ? ticked : control.type === "radio" ? (ticked[0] ?? "") : ticked.length > 0;
	}
	if (control instanceof HTMLSelectElement) {
		const drawn = control.classList.contains("select2-hidden-accessible") ? control.nextElementSibling! : undefined;
		if (control.multiple) return [...drawn!.querySelectorAll(".select2-selection__choice__display")].map((choice) => tidy(choice.textContent));
		if (!drawn) return control.value ? tidy(control.selectedOptions[0]!.textContent) : "";
		const rendered = drawn.querySelector(".select2-selection__rendered")!;
		return rendered.querySelector(".select2-selection__placeholder") ? "" : tidy(rendered.textContent);
	}
	return control.value;
}
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		return {
			...Object.fromEntries(
				KEYS.map((key) => [key, MANY.includes(key) ? posted.getAll(nameOf(key)) : key === "certify" ? posted.has(nameOf(key)) : (posted.get(nameOf(key)) ?? "")]),
			),
			submitted: isSent,
		};
	},
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});
