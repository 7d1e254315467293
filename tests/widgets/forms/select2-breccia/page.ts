import { MAJORS, STATES } from "../../lists";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "select2/dist/css/select2.css";

declare const require: (name: string) => any;
const $ = require("jquery");
Object.assign(window, { $, jQuery: $ });
require("jquery-ui/dist/jquery-ui.js");
require("select2")(window, $);
const { default: Inputmask } = require("inputmask");

const SCHOOLS = [
	["CA0519", "Yreka High School", "Yreka, CA"],
	["CA0522", "Mount Shasta High School", "Mount Shasta, CA"],
	["CA0530", "Etna High School", "Etna, CA"],
	["CA0544", "Golden Eagle Charter School", "Mount Shasta, CA"],
	["OR0031", "Ashland High School", "Ashland, OR"],
	["OR0032", "Ashland Valley High School", "Ashland, OR"],
	["OR0088", "Crater High School", "Central Point, OR"],
	["OR0107", "Eagle Point High School", "Eagle Point, OR"],
	["OR0140", "North Medford High School", "Medford, OR"],
	["OR0155", "Phoenix High School", "Phoenix, OR"],
	["OR0171", "Rogue Valley Adventist Academy", "Medford, OR"],
];
const COLLEGES = [
	"California State University, Chico",
	"Cal Poly Humboldt",
	"College of the Siskiyous",
	"Oregon Institute of Technology",
	"Oregon State University",
	"Portland State University",
	"Rogue Community College",
	"Southern Oregon University",
	"University of California, Davis",
	"University of Nevada, Reno",
	"University of Oregon",
	"University of Washington",
];
const EXAMS = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Human Geography", "Physics 1", "Psychology", "Spanish Language", "U.S. Government", "U.S. History", "World History"];

const fill = (place: string, options: [string, string][]) => {
	for (const [value, words] of options) $(place).append(new Option(words, value));
};
const same = (list: string[]): [string, string][] => list.map((each) => [each, each]);

fill("#app_state, select[name=sch_state]", STATES);
fill("#major", same(MAJORS));
fill("#college_plan, #colleges", same(COLLEGES));
fill("select.exam-name", same(EXAMS));

$("#app_state").select2({ placeholder: "State", width: "190px" });
$("#citizen, #degree").select2({ minimumResultsForSearch: Number.POSITIVE_INFINITY, width: "340px", placeholder: "Select one" });
$("#ethnic").select2({ placeholder: "Select any that apply", width: "420px" });
$("#tongues").select2({ tags: true, tokenSeparators: [","], placeholder: "Choose, or type one and press Enter", width: "420px" });
$("#major").select2({ placeholder: "Start typing a major", allowClear: true, width: "340px" });
$("#college_plan").select2({ tags: true, placeholder: "Pick from the list or type the name", width: "420px" });
$("#colleges").select2({ tags: true, placeholder: "List every college", width: "420px" });
$(".schooling").select2({ width: "220px", placeholder: "— choose —", minimumResultsForSearch: Number.POSITIVE_INFINITY });
$(".grades").select2({ width: "170px", closeOnSelect: false });
const examNames = (place: unknown) => $(place).select2({ width: "260px", placeholder: "Exam" });
examNames(".exam-name");

$("#school").select2({
	width: "420px",
	placeholder: "Type part of the school’s name",
	minimumInputLength: 3,
	ajax: {
		url: "lookup/schools.php",
		delay: 250,
		data: ({ term }: { term: string }) => ({ q: term }),
		transport: (request: { data: { q: string } }, success: (data: unknown) => void) => {
			const asked = request.data.q.toLowerCase();
			const timer = setTimeout(() => success(SCHOOLS.filter(([, name, place]) => `${name} ${place}`.toLowerCase().includes(asked))), 400);
			return { abort: () => clearTimeout(timer) };
		},
		processResults: (rows: string[][]) => ({ results: rows.map(([id, name, place]) => ({ id, text: name, place })) }),
	},
	templateResult: (row: { text: string; place?: string }) => (row.place ? $("<span>").text(row.text).append($("<small class='place'>").text(row.place)) : row.text),
});

const calendar = { changeMonth: true, changeYear: true, dateFormat: "mm/dd/yy" };
$("#dob").datepicker({ ...calendar, yearRange: "1998:2014", defaultDate: "01/01/2008" });
$("#act_date").datepicker({ ...calendar, yearRange: "2022:2027" });
$("#sign_date").datepicker(calendar);
$("#kin").spinner({ min: 0, max: 15 });
$(".yesno").controlgroup();

Inputmask("(999) 999-9999").mask("input.phone");
Inputmask("99999[-9999]", { greedy: false }).mask("#app_zip");
Inputmask("9.99").mask("#gpa");
Inputmask("9999").mask("#ssn4");
Inputmask({ alias: "numeric", groupSeparator: ",", digits: 0, prefix: "$", rightAlign: false, allowMinus: false }).mask("#income");

const row = $("#exams tbody tr").first().clone();
row.find(".select2-container").remove();
row.find("select.exam-name").removeClass("select2-hidden-accessible").removeAttr("data-select2-id tabindex aria-hidden").find("option").removeAttr("data-select2-id");
$("#more-exams").on("click", () => {
	const at = $("#exams tbody tr").length;
	const added = row.clone();
	added.find("select").each((_: number, each: HTMLSelectElement) => {
		each.name = each.name.replace("[0]", `[${at}]`);
	});
	$("#exams tbody").append(added);
	examNames(added.find("select.exam-name"));
});

let submitted = false;
const form = document.getElementById("scholarship") as HTMLFormElement;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const names = () => {
	const found = [...form.elements].map((each) => (each as HTMLInputElement).name).filter(Boolean);
	for (const at of [1, 2]) found.push(`exam[${at}][name]`, `exam[${at}][score]`);
	return [...new Set(found)];
};
const named = (name: string) => [...form.elements].filter((each) => (each as HTMLInputElement).name === name) as (HTMLInputElement | HTMLSelectElement)[];
const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function seen(name: string) {
	const [first] = named(name);
	if (!first) return "";
	if (first.type === "radio") {
		const chosen = (named(name) as HTMLInputElement[]).find((each) => each.checked);
		return clean(chosen?.labels?.[0]?.textContent);
	}
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	if (first instanceof HTMLSelectElement) {
		const drawn = first.nextElementSibling;
		if (!drawn?.classList.contains("select2-container")) return first.value ? clean(first.selectedOptions[0]?.text) : "";
		if (first.multiple) return [...drawn.querySelectorAll(".select2-selection__choice__display")].map((each) => clean(each.textContent));
		if (drawn.querySelector(".select2-selection__placeholder")) return "";
		return clean(drawn.querySelector(".select2-selection__rendered")?.getAttribute("title"));
	}
	return first.value;
}

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const state = Object.fromEntries(names().map((name) => [name, name.endsWith("[]") ? data.getAll(name) : (data.get(name) ?? "")]));
		return { ...state, submitted };
	},
	formShown: () => Object.fromEntries(names().map((name) => [name, seen(name)])),
});
