import "vuetify/styles";
import { type VNode, createApp, h, reactive } from "vue";
import { createVuetify } from "vuetify";
import {
	VApp,
	VAutocomplete,
	VBtn,
	VCard,
	VCardSubtitle,
	VCardText,
	VCardTitle,
	VCheckbox,
	VCol,
	VCombobox,
	VContainer,
	VDateInput,
	VForm,
	VMain,
	VNumberInput,
	VRadio,
	VRadioGroup,
	VRow,
	VSelect,
	VTable,
	VTextField,
} from "vuetify/components";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
const EDUCATION = ["Did not complete high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"];
const INCOME = ["Less than $30,000", "$30,000 - $48,000", "$48,001 - $75,000", "$75,001 - $110,000", "More than $110,000"];
const DEGREES = ["Associate", "Bachelor's", "Master's", "Doctorate", "Undecided"];
const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "Physics 1", "Psychology", "Statistics", "United States History", "World History"].map(
	(name) => `AP ${name}`,
);
const GRADES = ["9", "10", "11", "12"];
const YEARS = ["9th", "10th", "11th", "12th"];

const KEYS =
	"term prevApp prevTerm prevYear ssn tuId last first middle suffix prevSurname preferred birthM birthD birthY gender street apt county city state zip country home cell mail who p1 p1edu p2 p2edu whoAddress firstGen citizen visa hispanic race birthCity birthCountry english military income school actCode schoolCity schoolState level grad gpa rank classSize actScore actDate ebrwScore ebrwDate mathScore mathDate college collegeWhen major degree after request0 equivalent0 counselor counselorMail counselorPhone emergency emergencyIs emergencyPhone card cardEnds signature parentSignature agree signed".split(
		" ",
	);
const LISTS = ["race", "act0grades", "act1grades", "act2grades"];
for (const n of [0, 1, 2]) {
	KEYS.push(`course${n}name`, `course${n}grade`, `course${n}credit`, `exam${n}name`, `exam${n}score`, `act${n}name`, `act${n}part`, `act${n}grades`);
	if (n < 2) KEYS.push(`taken${n}name`, `taken${n}grade`, `taken${n}units`, `award${n}name`, `award${n}year`);
}

const model = reactive<Record<string, unknown>>(
	Object.fromEntries(KEYS.map((key) => [key, LISTS.includes(key) ? [] : key === "agree" ? false : null])),
);
const drawn = new Map<string, HTMLElement>();
let submitted = false;

const bind = (key: string) => ({
	modelValue: model[key],
	"onUpdate:modelValue": (value: unknown) => {
		model[key] = value;
	},
	ref: (instance: unknown) => {
		const element = (instance as { $el?: HTMLElement } | null)?.$el;
		if (element) drawn.set(key, element);
	},
});

const common = { variant: "outlined", density: "comfortable", hideDetails: "auto" };
const field = (key: string, label: string, more: object = {}) => h(VTextField as never, { ...common, label, ...bind(key), ...more });
const select = (key: string, label: string, items: unknown[], more: object = {}) => h(VSelect as never, { ...common, label, items, ...bind(key), ...more });
const search = (key: string, label: string, items: unknown[], more: object = {}) => h(VAutocomplete as never, { ...common, label, items, ...bind(key), ...more });
const radios = (key: string, label: string, options: string[]) =>
	h(VRadioGroup as never, { inline: true, hideDetails: true, label, ...bind(key) }, () => options.map((option) => h(VRadio as never, { label: option, value: option, key: option })));
const inCell = { label: undefined, variant: "plain", density: "compact", hideDetails: true };

const col = (cols: number, child: VNode) => h(VCol as never, { cols }, () => [child]);
const row = (...children: VNode[]) => h(VRow as never, { dense: true }, () => children);
const card = (title: string, subtitle: string, children: () => VNode[]) =>
	h(VCard as never, { class: "mb-6", variant: "outlined" }, () => [
		h(VCardTitle as never, null, () => title),
		subtitle ? h(VCardSubtitle as never, { class: "text-wrap" }, () => subtitle) : null,
		h(VCardText as never, null, children),
	]);
const table = (name: string, heads: string[], rows: VNode[][]) =>
	h(VTable as never, { class: `mb-4 ${name}`, density: "compact" }, () => [
		h("thead", h("tr", heads.map((head) => h("th", head)))),
		h("tbody", rows.map((cells) => h("tr", cells.map((cell) => h("td", [cell]))))),
	]);
const head = (text: string) => h("p", { class: "head" }, text);

const App = () =>
	h(VApp as never, null, () =>
		h(VMain as never, null, () =>
			h(VContainer as never, { style: "max-width: 980px" }, () => [
				h("h1", "High School Parallel Enrollment Form"),
				h("p", { class: "mb-4" }, "High school juniors and seniors may take University courses while completing high school. A non-refundable $25.00 fee must accompany this form."),
				h(
					VForm as never,
					{
						onSubmit: (event: Event) => {
							event.preventDefault();
							submitted = true;
						},
					},
					() => [
						card("Section 1. Enrollment Term", "", () => [
							radios("term", "Indicate the term you plan to enter the University.", ["Spring", "Summer", "Fall", "Minimester"]),
							radios("prevApp", "Have you submitted an application for a previous term?", ["Yes", "No"]),
							radios("prevTerm", "For which term did you previously apply?", ["Spring", "Fall"]),
							row(col(3, field("prevYear", "Year"))),
						]),
						card("Section 2a. Personal Data", "", () => [
							row(col(6, field("ssn", "Social Security number (optional)")), col(6, field("tuId", "TU ID (if known)"))),
							head("Complete legal name:"),
							row(
								col(4, field("last", "Last/Family Name")),
								col(3, field("first", "First/Given Name")),
								col(3, field("middle", "Middle Name")),
								col(2, select("suffix", "Suffix", ["Jr.", "Sr.", "II", "III", "IV"], { clearable: true })),
							),
							row(
								col(6, field("prevSurname", "Previous surname(s)", { hint: "Optional—used for matching documents sent under previous name(s)", persistentHint: true })),
								col(6, field("preferred", "First name you prefer to be called")),
							),
							head("Date of birth:"),
							row(
								col(2, field("birthM", "", { placeholder: "MM", maxlength: 2 })),
								col(2, field("birthD", "", { placeholder: "DD", maxlength: 2 })),
								col(2, field("birthY", "", { placeholder: "YYYY", maxlength: 4 })),
							),
							radios("gender", "Gender:", ["Male", "Female"]),
							head("Your address:"),
							row(col(6, field("street", "Number and Street/Box No.")), col(2, field("apt", "Apt. No.")), col(4, field("county", "County"))),
							row(
								col(4, field("city", "City")),
								col(3, search("state", "State", STATES.map(([value, title]) => ({ value, title })))),
								col(2, field("zip", "ZIP/Postal Code")),
								col(3, search("country", "Country", COUNTRIES)),
							),
							row(col(4, field("home", "Home Phone", { type: "tel" })), col(4, field("cell", "Cell Phone", { type: "tel" })), col(4, field("mail", "E-mail", { type: "email" }))),
							radios("who", "Name of", ["Parent(s)", "Guardian", "Spouse"]),
							row(col(6, field("p1", "Name")), col(6, select("p1edu", "Highest level of education", EDUCATION))),
							row(col(6, field("p2", "Name (second parent)")), col(6, select("p2edu", "Highest level of education (second parent)", EDUCATION))),
							field("whoAddress", "Their/his/her address"),
							radios("firstGen", "Will you be the first person in your family to earn a college degree?", ["Yes", "No"]),
						]),
						card("Section 2b. Citizenship and Background", "Providing ethnicity and race is voluntary and will not be used in the admission decision.", () => [
							radios("citizen", "Are you a U.S. citizen?", ["Yes", "No"]),
							field("visa", "If no, list your country of citizenship and visa type"),
							row(col(6, field("birthCity", "City of birth")), col(6, search("birthCountry", "Country of birth", COUNTRIES))),
							radios("english", "Is English your native language?", ["Yes", "No"]),
							radios("hispanic", "Are you Hispanic or Latino?", ["Yes", "No"]),
							head("Please select one or more races:"),
							h(
								"div",
								{
									ref: (element: unknown) => {
										if (element) drawn.set("race", element as HTMLElement);
									},
								},
								RACES.map((race) =>
									h(VCheckbox as never, {
										label: race,
										value: race,
										key: race,
										density: "compact",
										hideDetails: true,
										modelValue: model.race,
										"onUpdate:modelValue": (value: string[]) => {
											model.race = RACES.filter((each) => value.includes(each));
										},
									}),
								),
							),
							radios("military", "Are you serving in the U.S. armed forces, a veteran, or a dependent of someone who is serving?", ["Yes", "No"]),
							row(col(6, select("income", "Family income (used for tuition assistance only)", INCOME))),
						]),
						card("Section 3. Educational Background", "", () => [
							row(
								col(8, h(VCombobox as never, { ...common, label: "High School Name", items: ["Dulaney High School", "Loch Raven High School", "Parkville High School", "Towson High School"], ...bind("school") })),
								col(4, field("actCode", "HS ACT Code")),
							),
							row(col(6, field("schoolCity", "School City")), col(6, search("schoolState", "School State", STATES.map(([value, title]) => ({ value, title }))))),
							radios("level", "Current Grade Level", ["10th", "11th", "12th"]),
							row(
								col(4, field("grad", "Expected Grad. (MM/YY)")),
								col(4, field("gpa", "High School GPA")),
								col(2, h(VNumberInput as never, { ...common, controlVariant: "hidden", label: "Class rank", ...bind("rank") })),
								col(2, h(VNumberInput as never, { ...common, controlVariant: "hidden", label: "Out of", ...bind("classSize") })),
							),
							head("Test Score Requirements. Scores are only valid for 2 years from test date."),
							table(
								"tests",
								["Test", "Score", "Date taken"],
								(
									[
										["ACT Composite", "act"],
										["SAT Evidence-Based Reading and Writing", "ebrw"],
										["SAT Math", "math"],
									] as const
								).map(([title, key]) => [
									h("span", title),
									field(`${key}Score`, "", inCell),
									h(VDateInput as never, { ...common, ...inCell, inputFormat: "mm/dd/yyyy", placeholder: "mm/dd/yyyy", prependIcon: "", ...bind(`${key}Date`) }),
								]),
							),
							head("High school courses this year"),
							table(
								"courses",
								["Course Title", "Grade to date", "Credit"],
								[0, 1, 2].map((n) => [field(`course${n}name`, "", inCell), field(`course${n}grade`, "", inCell), field(`course${n}credit`, "", inCell)]),
							),
							head("Advanced Placement exams you have taken"),
							table(
								"exams",
								["Exam", "Score"],
								[0, 1, 2].map((n) => [search(`exam${n}name`, "", AP, inCell), select(`exam${n}score`, "", ["1", "2", "3", "4", "5"], inCell)]),
							),
							head("College credit already attempted"),
							row(col(8, field("college", "Name of college")), col(4, field("collegeWhen", "Dates attended"))),
							table(
								"taken",
								["Course Name", "Grade", "Unit(s)"],
								[0, 1].map((n) => [field(`taken${n}name`, "", inCell), field(`taken${n}grade`, "", inCell), field(`taken${n}units`, "", inCell)]),
							),
							row(
								col(4, search("major", "Intended Major", MAJORS)),
								col(4, select("degree", "Highest degree you plan to earn", DEGREES)),
								col(4, field("after", "Where do you plan to go to college after high school?")),
							),
						]),
						card("Section 4. Course Request", "Students are encouraged to list alternative courses in the event a section is filled.", () => [
							row(col(6, field("request0", "College Course Number and Section")), col(6, field("equivalent0", "High School Course Equivalent"))),
						]),
						card("Section 5. Honors Consideration", "In this section, you have the opportunity to share the most meaningful extracurricular activities you were engaged in at some point during ninth grade to the present.", () => [
							head("List the name of the actual group, employer, etc. first, then your actual position or roles."),
							table(
								"activities",
								["Group, employer, etc.", "Participation Details (position or role)", "Grade(s)"],
								[0, 1, 2].map((n) => [
									field(`act${n}name`, "", inCell),
									field(`act${n}part`, "", inCell),
									select(`act${n}grades`, "", GRADES, { ...inCell, multiple: true }),
								]),
							),
							head("Awards"),
							table(
								"awards",
								["Award", "Grade"],
								[0, 1].map((n) => [field(`award${n}name`, "", inCell), select(`award${n}year`, "", YEARS, inCell)]),
							),
						]),
						card("Section 6. School Counselor", "To be verified by the high school.", () => [
							row(col(4, field("counselor", "School Counselor")), col(4, field("counselorMail", "Counselor E-mail")), col(4, field("counselorPhone", "Counselor Phone"))),
							head("Person to notify in an emergency (not a parent)"),
							row(col(4, field("emergency", "Full name")), col(4, field("emergencyIs", "Relationship to you")), col(4, field("emergencyPhone", "Daytime phone"))),
						]),
						card("Section 7. Payment and Signatures", "Your signature confirms consent to the agreement on page two.", () => [
							row(col(8, field("card", "Credit Card #")), col(4, field("cardEnds", "Expiration Date"))),
							h(VCheckbox as never, { label: "I, the student, have read, understand and agree to the above statements", hideDetails: true, ...bind("agree") }),
							row(col(5, field("signature", "Student Signature")), col(5, field("parentSignature", "Parent/Guardian Signature")), col(2, field("signed", "Date"))),
						]),
						h(VBtn as never, { type: "submit", color: "primary" }, () => "Submit"),
					],
				),
			]),
		),
	);

function stateOf(key: string): unknown {
	const value = model[key];
	if (value instanceof Date) return `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
	if (Array.isArray(value)) return [...value];
	return value ?? "";
}

function shownOf(key: string): unknown {
	const element = drawn.get(key);
	if (!element) return `nothing drawn for ${key}`;
	const ticked = [...element.querySelectorAll<HTMLInputElement>("input[type=checkbox]:checked, input[type=radio]:checked")];
	const labels = ticked.map((input) => input.closest(".v-selection-control")?.querySelector("label")?.textContent?.trim() ?? "");
	if (key === "agree") return ticked.length > 0;
	if (key === "race") return labels;
	if (element.classList.contains("v-radio-group")) return labels[0] ?? "";
	const chosen = [...element.querySelectorAll(".v-select__selection-text")].map((each) => each.firstChild?.textContent?.trim() ?? "");
	if (LISTS.includes(key)) return chosen;
	if (element.classList.contains("v-select")) return chosen[0] ?? "";
	return element.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, stateOf(key)])), submitted }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});

const RING = "M12,20A8,8 0 0,1 4,12A8,8 0 0,1 12,4A8,8 0 0,1 20,12A8,8 0 0,1 12,20M12,2A10,10 0 0,0 2,12A10,10 0 0,0 12,22A10,10 0 0,0 22,12A10,10 0 0,0 12,2Z";
const vuetify = createVuetify({
	icons: {
		aliases: {
			radioOff: `svg:${RING}`,
			radioOn: `svg:${RING}M12,7A5,5 0 0,0 7,12A5,5 0 0,0 12,17A5,5 0 0,0 17,12A5,5 0 0,0 12,7Z`,
			checkboxOff: "svg:M19,3H5C3.89,3 3,3.89 3,5V19A2,2 0 0,0 5,21H19A2,2 0 0,0 21,19V5C21,3.89 20.1,3 19,3M19,5V19H5V5H19Z",
			checkboxOn: "svg:M10,17L5,12L6.41,10.58L10,14.17L17.59,6.58L19,8M19,3H5C3.89,3 3,3.89 3,5V19A2,2 0 0,0 5,21H19A2,2 0 0,0 21,19V5C21,3.89 20.1,3 19,3Z",
			dropdown: "svg:M7,10L12,15L17,10H7Z",
			clear: "svg:M19,6.41L17.59,5L12,10.59L6.41,5L5,6.41L10.59,12L5,17.59L6.41,19L12,13.41L17.59,19L19,17.59L13.41,12L19,6.41Z",
		},
	},
});

createApp({ render: App }).use(vuetify).mount("#root");
