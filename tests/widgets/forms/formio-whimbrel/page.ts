import "bootstrap/dist/css/bootstrap.min.css";
import "@formio/js/dist/formio.form.css";
import "flatpickr/dist/flatpickr.min.css";
import "./page.css";
import { Formio } from "@formio/js";
import flatpickr from "flatpickr";
import zones from "moment-timezone/data/packed/latest.json";
import moment from "moment-timezone/moment-timezone";
import { COUNTRIES, STATES } from "../../lists";

/* Form.io takes the calendar and the time zones from here instead of fetching them from its own server. */
Object.assign(window, { flatpickr });
moment.tz.load(zones);
Object.assign(moment, { zonesLoaded: true });

type Part = Record<string, unknown> & { key: string };
const word = (label: string) => ({ label, value: label });
const words = (list: string) => list.split("|").map(word);
const field = (key: string, label: string, more: object = {}): Part => ({ type: "textfield", key, label, input: true, ...more });
const num = (key: string, label: string, more: object = {}) => field(key, label, { type: "number", delimiter: false, ...more });
const mail = (key: string, label: string) => field(key, label, { type: "email" });
const tel = (key: string, label: string) => field(key, label, { type: "phoneNumber", inputMask: "(999) 999-9999" });
const drop = (key: string, label: string, values: object[], more: object = {}) => field(key, label, { type: "select", widget: "choicesjs", data: { values }, placeholder: "Select", ...more });
const plainDrop = (key: string, label: string, values: object[], more: object = {}) => drop(key, label, values, { widget: "html5", ...more });
const radio = (key: string, label: string, values: object[]) => field(key, label, { type: "radio", inline: true, values });
const boxes = (key: string, label: string, values: object[], more: object = {}) => field(key, label, { type: "selectboxes", inline: true, values, ...more });
const tick = (key: string, label: string) => field(key, label, { type: "checkbox" });
const date = (key: string, label: string) => field(key, label, { type: "datetime", format: "MM/dd/yyyy", enableTime: false, allowInput: true, displayInTimezone: "utc", placeholder: "MM/DD/YYYY" });
let count = 0;
const columns = (...parts: Part[]): Part => ({ type: "columns", key: `columns${++count}`, input: false, columns: parts.map((each) => ({ components: [each], width: Math.floor(12 / parts.length), size: "md" })) });
const panel = (title: string, components: Part[]): Part => ({ type: "panel", key: `panel${++count}`, title, collapsible: false, input: false, components });
const grid = (key: string, label: string, rows: number, addAnother: string, components: Part[]): Part => ({ type: "datagrid", key, label, input: true, addAnother, initEmpty: false, defaultValue: Array.from({ length: rows }, () => ({})), components });
const yesNo = [{ label: "Yes", value: "yes" }, { label: "No", value: "no" }];
const states = STATES.map(([value, label]) => ({ value, label }));
const schooling = words("No high school diploma|High school diploma or equivalent|Some college, no degree|Associate degree|Bachelor's degree or higher");

const definition = {
	display: "form",
	components: [
		panel("1. Student Information", [
			columns(field("legalFirst", "Legal First Name", { validate: { required: true } }), field("legalMiddle", "Legal Middle Name"), field("legalLast", "Legal Last Name", { validate: { required: true } })),
			columns(plainDrop("suffix", "Suffix", words("Jr.|Sr.|II|III|IV")), field("chosenFirst", "Chosen First Name", { tooltip: "Appears on class rosters" }), field("previousLast", "Previous Last Name")),
			columns({ type: "day", key: "birthDay", label: "Date of Birth", input: true, fields: { month: { type: "select" }, day: { type: "number" }, year: { type: "number" } } }, field("birthCity", "City of Birth"), drop("birthCountry", "Country of Birth", COUNTRIES.map(word))),
			columns(mail("personalEmail", "Personal Email"), tel("cell", "Cell Phone"), tel("homePhone", "Home Phone (landline)")),
			radio("sex", "Sex", [{ label: "Female", value: "F" }, { label: "Male", value: "M" }, { label: "Decline to answer", value: "D" }]),
			columns(field("ssn", "Social Security Number or ITIN", { inputMask: "999-99-9999" }), tick("textOk", "I consent to receive texts from the college")),
		]),
		panel("2. Address", [
			columns(field("street", "Number and Street"), field("apt", "Apt/Space #")),
			columns(field("city", "City"), drop("state", "State", states), field("zip", "Zip")),
			columns(plainDrop("country", "Country", COUNTRIES.map(word)), date("livedSince", "Living at this address since")),
		]),
		panel("3. Residency and Citizenship", [
			radio("citizenship", "Citizenship", [{ label: "U.S. Citizen", value: "USC" }, { label: "Permanent Resident", value: "PR" }, { label: "Student Visa (F-1)", value: "F1" }, { label: "Other", value: "OTH" }]),
			columns(num("yearsUs", "Years in the U.S."), drop("military", "Military Status", words("None apply to me|Currently serving|Previously served|Dependent of service member")), field("alienNo", "Alien Registration Number")),
			radio("twoYears", "Have you lived in this state for the last two years?", yesNo),
			radio("latino", "Are you Hispanic or Latino?", yesNo),
			boxes("race", "Race (check one or more)", [{ label: "Asian", value: "asian" }, { label: "Black or African American", value: "black" }, { label: "Native American or Alaska Native", value: "native" }, { label: "Pacific Islander", value: "pacific" }, { label: "White", value: "white" }]),
		]),
		panel("4. Education", [
			field("highSchool", "Last High School Attended"),
			columns(field("hsCity", "High School City"), drop("hsState", "High School State", states), field("hsZip", "High School Zip")),
			columns(plainDrop("eduLevel", "Grade Level Now", [{ label: "9th grade", value: "G09" }, { label: "10th grade", value: "G10" }, { label: "11th grade", value: "G11" }, { label: "12th grade", value: "G12" }, { label: "Not in school", value: "NA" }]), date("hsDone", "High School Completion Date"), field("gpa", "Unweighted High School GPA"), num("rank", "Class Rank")),
			columns(field("otherCollege", "Other College Attended"), field("otherWhen", "Dates Attended"), num("sat", "SAT Total Score"), num("act", "ACT Composite Score")),
			columns(field("counselor", "High School Counselor Name"), mail("counselorMail", "High School Counselor Email")),
			columns(field("program", "Intended Major"), plainDrop("goal", "Highest Degree Planned", words("Associate|Bachelor's|Master's|Doctorate|Undecided")), field("career", "Career Goal"), plainDrop("term", "Term Applying For", words("Summer 2027|Fall 2027|Spring 2028"))),
			grid("courses", "High School Courses", 3, "Add Course", [field("title", "Course Title"), field("mark", "Grade"), field("credit", "Credits")]),
			grid("exams", "AP Exams Taken", 3, "Add Exam", [plainDrop("exam", "AP Exam", words("AP Biology|AP Calculus AB|AP Chemistry|AP Environmental Science|AP Psychology|AP Statistics|AP United States History")), num("points", "Exam Score")]),
		]),
		panel("5. Activities and Recognition", [
			grid("activities", "Activities, Jobs and Volunteer Work", 3, "Add Activity", [field("group", "Organization"), field("role", "Your Role"), field("about", "What You Did", { type: "textarea", rows: 2, autoExpand: false }), num("hours", "Hours per Week"), num("weeks", "Weeks per Year")]),
			grid("honors", "Awards and Honors", 2, "Add Award", [field("award", "Award"), plainDrop("when", "Grade Received", words("9th Grade|10th Grade|11th Grade|12th Grade"))]),
		]),
		panel("6. Parents and Household", [
			columns(field("p1First", "Parent/Guardian 1 First Name"), field("p1Last", "Parent/Guardian 1 Last Name"), field("p1Job", "Parent/Guardian 1 Occupation"), plainDrop("p1Edu", "Parent/Guardian 1 Education", schooling)),
			columns(field("p2First", "Parent/Guardian 2 First Name"), field("p2Last", "Parent/Guardian 2 Last Name"), field("p2Job", "Parent/Guardian 2 Occupation"), plainDrop("p2Edu", "Parent/Guardian 2 Education", schooling)),
			grid("siblings", "Brothers and Sisters", 2, "Add Sibling", [field("first", "Sibling First Name"), field("last", "Sibling Last Name"), num("age", "Age")]),
			columns(num("income", "Annual Household Income"), num("household", "Number in Household"), radio("aid", "Do you receive financial aid?", yesNo)),
		]),
		panel("7. Emergency Contact (someone other than a parent)", [
			columns(field("ecName", "Contact Name"), field("ecRelation", "Relationship to You"), tel("ecPhone", "Contact Phone")),
			columns(field("preparer", "Name of Person Who Helped Complete This Form"), field("interpreter", "Interpreter Name")),
		]),
		panel("8. Certification", [tick("certify", "I declare under penalty of perjury that this information is true"), field("signed", "Signature (type full name)"), { type: "button", key: "submit", label: "Submit Application", action: "event", event: "send", input: true }]),
	],
};

let form: any;
let submitted = false;
const GRIDS: Record<string, [number, string[]]> = { courses: [3, ["title", "mark", "credit"]], exams: [3, ["exam", "points"]], activities: [3, ["group", "role", "about", "hours", "weeks"]], honors: [2, ["award", "when"]], siblings: [2, ["first", "last", "age"]] };
const DATES = ["livedSince", "hsDone"];
const single: string[] = [];
function walk(parts: any[]) {
	for (const part of parts) {
		if (part.type === "columns") for (const column of part.columns) walk(column.components);
		else if (part.type === "panel") walk(part.components);
		else if (part.type !== "datagrid" && part.type !== "button") single.push(part.key);
	}
}
walk(definition.components);

const clean = (key: string, value: unknown) => {
	if (value === undefined || value === null) return "";
	if (key === "race") return Object.entries(value as object).filter(([, on]) => on).map(([name]) => name);
	if (key === "birthDay") return /^0?0\/0?0\/0+$/.test(String(value)) ? "" : value;
	if (DATES.includes(key)) return String(value).slice(0, 10);
	return value;
};
function read(component: any): unknown {
	const element = component?.element as HTMLElement | undefined;
	if (!element) return "";
	const text = (each: Element | null | undefined) => (each?.textContent ?? "").trim();
	const { type, widget } = component.component;
	const labels = () => [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => text(box.labels?.[0]));
	if (type === "selectboxes") return labels();
	if (type === "radio") return labels()[0] ?? "";
	if (type === "checkbox") return Boolean(element.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked);
	if (type === "day") return [...element.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input:not([type=hidden])")].map((each) => (each instanceof HTMLSelectElement ? (each.value ? text(each.selectedOptions[0]) : "") : each.value)).filter(Boolean).join(" ");
	if (type === "select" && widget === "choicesjs") return text(element.querySelector(".choices__list--single .choices__item:not(.choices__placeholder)")).replace(/\s*Remove item.*$/, "");
	if (type === "select") { const box = element.querySelector("select"); return box?.value ? text(box.selectedOptions[0]) : ""; }
	if (type === "datetime") return element.querySelector<HTMLInputElement>("input.form-control.input")?.value ?? element.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value ?? "";
	return element.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}
function each<T>(plain: (key: string) => T, cell: (grid: string, row: number, column: string) => T) {
	const all: Record<string, T> = {};
	for (const key of single) all[key] = plain(key);
	for (const [grid, [rows, names]] of Object.entries(GRIDS)) for (let row = 0; row < rows; row++) for (const name of names) all[`${grid}${row + 1}_${name}`] = cell(grid, row, name);
	return all;
}
Object.assign(window, {
	formState: () => form ? { ...JSON.parse(JSON.stringify(each((key) => clean(key, form.submission.data[key]), (grid, row, name) => clean(name, form.submission.data[grid]?.[row]?.[name])))), submitted } : { submitted },
	formShown: () => (form ? each((key) => read(form.getComponent(key)), (grid, row, name) => read(form.getComponent(grid)?.rows?.[row]?.[name])) : {}),
});
Formio.createForm(document.getElementById("formio"), definition, { noAlerts: true }).then((made: any) => {
	form = made;
	form.nosubmit = true;
	form.on("send", () => { submitted = true; });
	form.on("submit", () => { submitted = true; });
});
