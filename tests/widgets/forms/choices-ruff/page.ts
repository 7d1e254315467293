import "bootstrap/dist/css/bootstrap.css";
import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import IMask from "imask";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const same = (...labels: string[]) => labels.map((label) => [label, label] as [string, string]);
const LISTS: Record<string, [string, string][]> = {
	states: STATES,
	countries: same(...COUNTRIES),
	majors: same(...MAJORS),
	schooling: [["1", "Less than high school"], ["2", "High school"], ["3", "Some college"], ["4", "Two-year degree"], ["5", "Four-year degree"], ["6", "Advanced degree"]],
	exams: same("Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Drawing", "English Literature", "Music Theory", "Physics 1", "Psychology", "Statistics", "United States History"),
	kinds: same("Art", "Athletics", "Church or temple", "Dance", "Debate or speech", "Environment", "Music", "Paid job", "Student government", "Theatre", "Volunteer service", "Other"),
};
const MASKS: Record<string, object> = {
	phone: { mask: "(000) 000-0000" },
	zip: { mask: "00000[-0000]" },
	year: { mask: "0000" },
	score: { mask: "000" },
	gpa: { mask: Number, scale: 2, radix: ".", min: 0, max: 4 },
	money: { mask: "$num", blocks: { num: { mask: Number, thousandsSeparator: ",", scale: 0, min: 0 } } },
};

/** Makes the page's controls out of the plain ones inside. */
function dress(root: ParentNode) {
	for (const select of root.querySelectorAll<HTMLSelectElement>("select[data-list]"))
		for (const [value, label] of LISTS[select.dataset.list as string]) select.add(new Option(label, value));
	for (const control of root.querySelectorAll<HTMLSelectElement | HTMLInputElement>("[data-choices]")) {
		const isTags = control.dataset.choices === "tags";
		const isMultiple = (control as HTMLSelectElement).multiple;
		new Choices(control, { shouldSort: false, itemSelectText: "", allowHTML: false, removeItemButton: isTags || isMultiple, ...(isMultiple ? { placeholderValue: "Choose all that apply" } : {}) });
	}
	for (const input of root.querySelectorAll<HTMLInputElement>("[data-mask]")) IMask(input, MASKS[input.dataset.mask as string] as any);
	for (const input of root.querySelectorAll<HTMLInputElement>("[data-date=typed]")) flatpickr(input, { dateFormat: "m/d/Y", allowInput: true });
	for (const input of root.querySelectorAll<HTMLInputElement>("[data-date=picked]")) flatpickr(input, { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" });
}

/** Another row of a list: its controls are named `activities[0][role]`. */
function add(list: string) {
	const place = document.getElementById(list) as HTMLElement;
	const index = place.children.length;
	const row = (document.getElementById(`t-${list}`) as HTMLTemplateElement).content.firstElementChild?.cloneNode(true) as HTMLElement;
	for (const control of row.querySelectorAll<HTMLInputElement>("[data-part]")) {
		control.name = `${list}[${index}][${control.dataset.part}]${(control as unknown as HTMLSelectElement).multiple ? "[]" : ""}`;
		control.id = `${list}_${index}_${control.dataset.part}`;
		const label = control.parentElement?.querySelector("label");
		if (label) label.htmlFor = control.id;
	}
	place.append(row);
	dress(row);
}

const form = document.getElementById("talent") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
for (const button of form.querySelectorAll<HTMLButtonElement>("[data-add]")) button.addEventListener("click", () => add(button.dataset.add as string));
dress(form);
for (const list of ["exams", "activities", "awards", "siblings"]) add(list);

const PLAIN = [
	"form_token", "applicant_first", "applicant_middle", "applicant_last", "program_name", "pronouns", "dob", "birth_city", "birth_country", "contact_email", "contact_cell", "mail1", "mail2", "mail_city", "mail_state",
	"mail_zip", "mail_country", "perm_other", "area", "audition_on", "years_study", "reel", "teacher_name", "teacher_email", "teacher_phone", "accompanist", "director_mail", "hs", "hs_city", "hs_state", "hs_level", "hs_done",
	"gpa", "rank", "rank_of", "sat_rw", "sat_m", "act_c", "guidance", "guidance_phone", "toefl", "p1_first", "p1_last", "p1_job", "p1_edu", "p1_mail", "p2_first", "p2_last", "p2_job", "p2_edu", "p2_mail", "major", "career", "others",
	"citizen", "race", "hispanic", "income", "firstgen", "emergency_name", "emergency_phone", "media", "sign", "human",
];
const MANY = ["race", "years"];
/** Key, name of the control, which of that name. */
const CONTROLS: [string, string, number][] = [
	...PLAIN.map((name) => [name, name, 0] as [string, string, number]),
	...[0, 1, 2].flatMap((n) => ["title", "grade", "credit"].map((part) => [`course${n}_${part}`, `course_${part}[]`, n] as [string, string, number])),
	...Object.entries({ exams: 2, activities: 3, awards: 3, siblings: 2 }).flatMap(([list, rows]) =>
		Array.from({ length: rows }, (_, n) =>
			[...(document.getElementById(`t-${list}`) as HTMLTemplateElement).content.querySelectorAll<HTMLElement>("[data-part]")].map(
				(each) => [`${list}${n}_${each.dataset.part}`, `${list}[${n}][${each.dataset.part}]${(each as HTMLSelectElement).multiple ? "[]" : ""}`, 0] as [string, string, number],
			),
		).flat(),
	),
];
const isMany = (key: string) => MANY.some((each) => key === each || key.endsWith(`_${each}`));

function shown(key: string, name: string, index: number): unknown {
	const control = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[index];
	if (!control) return isMany(key) ? [] : "";
	if (control.type === "checkbox") return control.checked;
	if (control.type === "radio") return form.querySelector(`[name="${name}"]:checked`)?.parentElement?.textContent?.trim() ?? "";
	const choices = control.closest(".choices");
	if (choices) {
		const items = [...choices.querySelectorAll(".choices__list--single .choices__item:not(.choices__placeholder), .choices__list--multiple .choices__item")].map((item) => item.firstChild?.textContent?.trim() ?? "");
		return isMany(key) || key === "others" ? items : (items[0] ?? "");
	}
	if (control.type === "select-one") return (control as unknown as HTMLSelectElement).selectedOptions[0]?.text ?? "";
	if (control.dataset.date === "picked") return (control.nextElementSibling as HTMLInputElement).value;
	return control.value;
}
Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return {
			...Object.fromEntries(CONTROLS.map(([key, name, index]) => [key, isMany(key) ? data.getAll(name) : (data.getAll(name)[index] ?? "")])),
			submitted,
		};
	},
	formShown: () => Object.fromEntries(CONTROLS.map(([key, name, index]) => [key, shown(key, name, index)])),
});
