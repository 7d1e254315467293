import Choices from "choices.js";
import flatpickr from "flatpickr";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "./thole.css";

const form = document.querySelector<HTMLFormElement>("#applyForm")!;
let submitted = false;

const choose = (root: ParentNode) =>
	root.querySelectorAll<HTMLSelectElement>("select.js-choice").forEach((element) => {
		new Choices(element, {
			shouldSort: false,
			itemSelectText: "",
			removeItemButton: element.multiple,
			searchEnabled: element.multiple || element.options.length > 8,
			...(element.multiple ? { placeholderValue: "Select all that apply" } : {}),
		});
	});
choose(document);

flatpickr("#Applicant_DateOfBirth", { dateFormat: "m/d/Y", maxDate: "today" });
flatpickr("#School_GraduationDate", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true });
flatpickr("#SignatureDate", { dateFormat: "m/d/Y" });

// data-bs-toggle="collapse"
document.addEventListener("click", (event) => {
	const button = (event.target as Element).closest<HTMLElement>("[data-bs-toggle=collapse]");
	if (!button) return;
	const open = document.querySelector(button.dataset.bsTarget!)!.classList.toggle("show");
	button.classList.toggle("collapsed", !open);
	button.setAttribute("aria-expanded", String(open));
});

const awards = document.querySelector("#awards")!;
let nextAward = 0;
document.querySelector("#addAward")!.addEventListener("click", () => {
	const html = document.querySelector("#awardTemplate")!.innerHTML.replaceAll("__index__", String(nextAward));
	awards.insertAdjacentHTML("beforeend", html);
	nextAward++;
});
awards.addEventListener("click", (event) => {
	if ((event.target as Element).matches(".btn-close")) (event.target as Element).closest(".award")!.remove();
});

const courses = document.querySelector<HTMLTableSectionElement>("#courseTable tbody")!;
document.querySelector("#addCourse")!.addEventListener("click", () => {
	const index = courses.rows.length;
	const copy = courses.rows[0]!.cloneNode(true) as HTMLElement;
	copy.querySelectorAll("input").forEach((input) => {
		input.name = input.name.replace("[0]", `[${index}]`);
		input.id = input.id.replace("_0_", `_${index}_`);
		input.value = "";
	});
	courses.append(copy);
});

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const KEYS = [
	"Member.FullName",
	"Member.BookNumber",
	"Member.Local",
	"Member.Employer",
	"Member.Relationship",
	"Applicant.FirstName",
	"Applicant.MiddleInitial",
	"Applicant.LastName",
	"Applicant.Email",
	"Applicant.Phone",
	"Applicant.Address1",
	"Applicant.Address2",
	"Applicant.City",
	"Applicant.StateCode",
	"Applicant.Zip",
	"Applicant.DateOfBirth",
	"Applicant.Citizenship",
	"Applicant.RaceEthnicity",
	"Family.Parent1First",
	"Family.Parent1Last",
	"Family.Parent2First",
	"Family.Parent2Last",
	"Family.MaritalStatus",
	"Family.GrossIncome",
	"Family.FinancialAid",
	"School.Name",
	"School.GraduationDate",
	"School.Gpa",
	"School.Rank",
	"School.ClassSize",
	"School.SatReading",
	"School.SatMath",
	"School.MajorName",
	"School.StartTerm",
	"Courses[0].Title",
	"Courses[0].FinalGrade",
	"Courses[0].Credits",
	"Courses[1].Title",
	"Courses[1].FinalGrade",
	"Courses[1].Credits",
	"Courses[2].Title",
	"Courses[2].FinalGrade",
	"Courses[2].Credits",
	"Activities[0].CategoryId",
	"Activities[0].OrganizationName",
	"Activities[0].Role",
	"Activities[0].HoursPerWeek",
	"Activities[0].Summary",
	"Activities[1].CategoryId",
	"Activities[1].OrganizationName",
	"Activities[1].Role",
	"Activities[1].HoursPerWeek",
	"Activities[1].Summary",
	"Activities[2].CategoryId",
	"Activities[2].OrganizationName",
	"Activities[2].Role",
	"Activities[2].HoursPerWeek",
	"Activities[2].Summary",
	"Awards[0].Title",
	"Awards[0].Description",
	"Awards[1].Title",
	"Awards[1].Description",
	"Awards[2].Title",
	"Awards[2].Description",
	"Statement",
	"StewardName",
	"Certify",
	"TextAlerts",
	"Signature",
	"SignatureDate",
];

const named = (name: string) => form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`[name="${name}"]`);

function stateOf(key: string): unknown {
	const [first] = named(key);
	if (!first) return "";
	if (first instanceof HTMLSelectElement && first.multiple) return new FormData(form).getAll(key).map(String).sort();
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	return String(new FormData(form).get(key) ?? "");
}

function shownOf(key: string): unknown {
	const controls = named(key);
	const first = controls[0];
	if (!first) return "";
	if (first.classList.contains("choices__input")) {
		const items = [...first.closest(".choices")!.querySelectorAll(".choices__inner .choices__list .choices__item")];
		const texts = items.filter((item) => !item.classList.contains("choices__placeholder")).map((item) => item.firstChild?.textContent?.trim() ?? "");
		return (first as HTMLSelectElement).multiple ? texts.sort() : (texts[0] ?? "");
	}
	if (first instanceof HTMLSelectElement) return first.value ? first.selectedOptions[0]!.text : "";
	if (first.type === "radio") return ([...controls] as HTMLInputElement[]).find((radio) => radio.checked)?.labels?.[0]?.textContent ?? "";
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	if (first.type === "hidden") return (first.nextElementSibling as HTMLInputElement).value;
	return first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, stateOf(key)])), submitted }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});
