import "./jquery-global";
import "chosen-js";
import "chosen-js/chosen.css";
import "flatpickr/dist/flatpickr.css";
import "./page.css";
import flatpickr from "flatpickr";
import Inputmask from "inputmask";
import $ from "jquery";
import { COUNTRIES, STATES } from "../../lists";

const PARENT_EDUCATION = [
	"No high school",
	"Some high school",
	"High school diploma or GED",
	"Some college",
	"Associate's degree",
	"Bachelor's/four-year degree",
	"Graduate/professional degree",
	"Unknown",
];
const AP_SUBJECTS = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Macroeconomics",
	"Physics 1",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"U.S. Government and Politics",
	"U.S. History",
	"World History: Modern",
];
const GRADES: [string, string][] = [["09", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const LANGUAGES = ["Arabic", "Chinese", "English", "French", "German", "Japanese", "Korean", "Russian", "Somali", "Spanish", "Tagalog", "Ukrainian", "Vietnamese", "Other"];

const options = (list: (string | [string, string])[]) =>
	list.map((each) => (typeof each === "string" ? new Option(each, each) : new Option(each[1], each[0])));
const fill = (selector: string, list: (string | [string, string])[]) =>
	$(selector).each((_, select) => {
		$(select).append(options(list));
	});

const apRow = (n: number) =>
	`<tr><td><select name="ap_subject_${n}" id="ap_subject_${n}" class="chosen ap" data-placeholder="Select exam"><option value=""></option></select></td><td><select name="ap_score_${n}" id="ap_score_${n}"><option value=""></option><option>1</option><option>2</option><option>3</option><option>4</option><option>5</option></select></td></tr>`;
const courseRow = (n: number) =>
	`<tr><td><input type="text" name="prior_title_${n}" class="w100"></td><td><input type="text" name="prior_grade_${n}" size="5"></td><td><input type="text" name="prior_credits_${n}" size="5"></td></tr>`;
const activityRow = (n: number) =>
	`<tr><td><input type="text" name="act_name_${n}" class="w100"></td><td><input type="text" name="act_role_${n}" class="w100"></td><td><select multiple name="act_years_${n}" id="act_years_${n}" class="chosen years" data-placeholder="Grades"></select></td></tr>`;
const awardRow = (n: number) =>
	`<tr><td><input type="text" name="award_${n}" class="w100"></td><td><select name="award_year_${n}" class="year"><option value="">--</option></select></td></tr>`;

const ROWS: Record<string, (n: number) => string> = { ap: apRow, prior: courseRow, act: activityRow, award: awardRow };

function dress(place: JQuery) {
	place.find("select.ap").append(() => options(AP_SUBJECTS) as never);
	place.find("select.years").append(() => options(GRADES) as never);
	place.find("select.year").append(() => options(GRADES) as never);
	(place.find("select.chosen") as any).chosen({ width: "100%", disable_search_threshold: 10, allow_single_deselect: true });
}

fill("select.states", STATES);
fill("select.countries", COUNTRIES);
fill("select.parent-education", PARENT_EDUCATION);
fill("#home_language", LANGUAGES);
dress($("#de-application"));
for (const kind of Object.keys(ROWS)) {
	const table = $(`#${kind}-rows`);
	const add = () => {
		const row = $(ROWS[kind](table.children().length + 1)).appendTo(table);
		dress(row);
	};
	add();
	$(`#add-${kind}`).on("click", add);
}

flatpickr("#dob", { dateFormat: "m/d/Y", allowInput: true });
flatpickr("#residency_since", { dateFormat: "m/d/Y", allowInput: true });
flatpickr("#hs_grad", { dateFormat: "m/d/Y", allowInput: true });
const testDays = flatpickr(".testdate", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" }) as any[];

Inputmask("(999) 999-9999").mask(document.querySelectorAll(".phone"));
Inputmask("999-99-9999").mask(document.querySelectorAll(".ssn"));

let submitted = false;
$("#de-application").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const form = document.getElementById("de-application") as HTMLFormElement;
type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The boxes of each name, in the order of the page. */
function boxes(): Map<string, Box[]> {
	const found = new Map<string, Box[]>();
	for (const box of form.querySelectorAll<Box>("input[name], select[name], textarea[name]")) found.set(box.name, [...(found.get(box.name) ?? []), box]);
	return found;
}

const words = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
const isTick = (box: Box): box is HTMLInputElement => box instanceof HTMLInputElement && ["radio", "checkbox"].includes(box.type);

function stateOf([box, ...others]: Box[]): unknown {
	if (isTick(box) && box.type === "radio") return ([box, ...others] as HTMLInputElement[]).find((each) => each.checked)?.value ?? "";
	if (isTick(box)) return box.checked;
	if (box instanceof HTMLSelectElement && box.multiple) return [...box.selectedOptions].map((each) => each.value);
	return box.value;
}

function shownOf([box, ...others]: Box[]): unknown {
	if (isTick(box) && box.type === "radio") return words(([box, ...others] as HTMLInputElement[]).find((each) => each.checked)?.closest("label"));
	if (isTick(box)) return box.checked;
	if (box instanceof HTMLSelectElement) {
		const drawn = box.classList.contains("chosen") ? document.getElementById(`${box.id}_chosen`) : null;
		if (drawn && box.multiple) return [...drawn.querySelectorAll(".search-choice span")].map(words);
		if (drawn) return drawn.querySelector(".chosen-default") ? "" : words(drawn.querySelector(".chosen-single span"));
		return box.value === "" ? "" : words(box.selectedOptions[0]);
	}
	const picker = testDays.find((each) => each.input === box);
	return picker ? picker.altInput.value : box.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries([...boxes()].map(([name, each]) => [name, stateOf(each)])), submitted }),
	formShown: () => Object.fromEntries([...boxes()].map(([name, each]) => [name, shownOf(each)])),
});
