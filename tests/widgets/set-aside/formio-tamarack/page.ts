import "bootstrap/dist/css/bootstrap.css";
import "@formio/js/dist/formio.form.css";
import "flatpickr/dist/flatpickr.css";
import "./style.css";
import { Formio } from "@formio/js";
import flatpickr from "flatpickr";
import zones from "moment-timezone/data/packed/latest.json";
import moment from "moment-timezone/moment-timezone";
import { STATES } from "../../lists";

// Form.io fetches its calendar and the time zones from a CDN unless the page brings them.
Object.assign(window, { flatpickr });
(moment as any).tz.load(zones);
(moment as any).zonesLoaded = true;

const values = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
const coded = (pairs: Record<string, string>) => Object.entries(pairs).map(([value, label]) => ({ label, value }));

const text = (key: string, label: string, more: object = {}) => ({ type: "textfield", key, label, input: true, ...more });
const select = (key: string, label: string, choices: { label: string; value: string }[], more: object = {}) => ({
	type: "select",
	key,
	label,
	input: true,
	widget: "choicesjs",
	dataSrc: "values",
	data: { values: choices },
	placeholder: "— Select —",
	...more,
});
const columns = (...cells: [number, object][]) => ({
	type: "columns",
	key: `cols${Math.random().toString(36).slice(2)}`,
	input: false,
	columns: cells.map(([width, component]) => ({ components: [component], width, size: "md", offset: 0, push: 0, pull: 0 })),
});
const panel = (key: string, title: string, components: object[], more: object = {}) => ({ type: "panel", key, title, input: false, collapsible: false, components, ...more });
const words = (html: string) => ({ type: "content", key: `content${Math.random().toString(36).slice(2)}`, input: false, html });

const states = STATES.map(([value, label]) => ({ value, label }));

const schema = {
	display: "form",
	components: [
		panel("sectionA", "Section A. Applicant", [
			words("<p>Enter the name exactly as it appears on the applicant's government-issued identification.</p>"),
			columns(
				[4, text("lastName", "Last name", { validate: { required: true } })],
				[3, text("firstName", "First name", { validate: { required: true } })],
				[3, text("middleName", "Middle name")],
				[2, select("suffix", "Suffix", values("Jr.", "Sr.", "II", "III", "IV"))],
			),
			columns(
				[6, text("otherNames", "Other names used (maiden name, alias)")],
				[6, text("ssn", "Social Security number", { inputMask: "999-99-9999", description: "Disclosure is voluntary under Section 7 of the Privacy Act of 1974." })],
			),
			columns(
				[6, {
					type: "day", key: "dob", label: "Date of birth", input: true, validate: { required: true },
					fields: { month: { type: "select", placeholder: "Month" }, day: { type: "number", placeholder: "Day" }, year: { type: "number", placeholder: "Year" } },
				}],
				[6, { type: "radio", key: "sex", label: "Sex", input: true, inline: true, values: coded({ F: "Female", M: "Male", X: "Nonbinary / X" }) }],
			),
			columns(
				[6, { type: "email", key: "email", label: "E-mail address", input: true, validate: { required: true } }],
				[6, { type: "phoneNumber", key: "phone", label: "Telephone", input: true, inputMask: "(999) 999-9999" }],
			),
			{ type: "radio", key: "contactBy", label: "Preferred method of contact", input: true, inline: true, values: coded({ mail: "U.S. Mail", email: "E-mail", phone: "Telephone", text: "Text message" }) },
			{
				type: "fieldset", key: "residenceSet", legend: "Residence address", input: false,
				components: [
					{
						type: "container", key: "residence", input: true, tree: true,
						components: [
							columns([8, text("street", "Street number and name", { description: "A P.O. box is not a residence address." })], [4, text("unit", "Apartment or unit")]),
							columns([5, text("city", "City")], [4, select("state", "State", states)], [3, text("zip", "ZIP code", { inputMask: "99999" })]),
						],
					},
				],
			},
			{
				type: "fieldset", key: "mailingSet", legend: "Mailing address, if different from residence", input: false,
				components: [
					{
						type: "container", key: "mailing", input: true, tree: true,
						components: [columns([6, text("street", "P.O. box or street")], [4, text("city", "City")], [2, text("zip", "ZIP code")])],
					},
				],
			},
		]),
		panel("sectionB", "Section B. Eligibility information", [
			words("<p>The Board is required to collect the following under 29 CFR Part 38. Items marked “voluntary” do not affect eligibility.</p>"),
			{ type: "radio", key: "workStatus", label: "Citizenship or work authorization", input: true, values: coded({ usc: "Citizen of the United States", national: "U.S. national", lpr: "Lawful permanent resident", other: "Noncitizen otherwise authorized to work" }), validate: { required: true } },
			{ type: "radio", key: "ethnicity", label: "Ethnicity (voluntary)", input: true, inline: true, values: coded({ H: "Hispanic or Latino", N: "Not Hispanic or Latino" }) },
			{
				type: "selectboxes", key: "race", label: "Race (voluntary; mark all that apply)", input: true,
				values: coded({ aian: "American Indian or Alaska Native", asian: "Asian", black: "Black or African American", nhpi: "Native Hawaiian or Other Pacific Islander", white: "White" }),
			},
			columns(
				[6, select("military", "U.S. Armed Forces status", values("Never served", "On active duty", "Veteran", "Spouse or dependent of a service member"))],
				[6, select("homeLanguage", "Language spoken at home other than English", values("None", "Arabic", "Cantonese", "Hmong", "Mandarin", "Punjabi", "Russian", "Spanish", "Tagalog", "Vietnamese"))],
			),
			columns(
				[6, { type: "currency", key: "income", label: "Total annual household income", input: true, currency: "USD", description: "All members, all sources, before taxes." }],
				[6, { type: "number", key: "householdSize", label: "Number of persons in household", input: true }],
			),
			{ type: "selectboxes", key: "assistance", label: "Public assistance received in the last six months", input: true, inline: true, values: coded({ snap: "CalFresh / SNAP", tanf: "CalWORKs / TANF", ssi: "SSI", ga: "General Assistance" }) },
			{ type: "radio", key: "disability", label: "Individual with a disability (voluntary)", input: true, inline: true, values: coded({ y: "Yes", n: "No", d: "Decline to state" }) },
		]),
		panel("sectionC", "Section C. Education", [
			{ type: "radio", key: "schoolStatus", label: "School status at time of application", input: true, values: coded({ sec: "In school, secondary school", post: "In school, postsecondary school", grad: "Not attending, secondary school graduate or equivalent", drop: "Not attending, no diploma" }) },
			columns(
				[3, select("gradeCompleted", "Highest grade completed", values("8", "9", "10", "11", "12"))],
				[5, text("schoolName", "School now attended")],
				[4, text("schoolCity", "City where school is located")],
			),
			columns(
				[4, select("schoolState", "State where school is located", states)],
				[4, {
					type: "datetime", key: "gradDate", label: "Date of graduation (actual or expected)", input: true, format: "MM/dd/yyyy", enableTime: false,
					widget: { type: "calendar", displayInTimezone: "viewer", locale: "en", useLocaleSettings: false, allowInput: true, mode: "single", enableTime: false, noCalendar: false, format: "MM/dd/yyyy", hourIncrement: 1, minuteIncrement: 1 },
				}],
				[4, { type: "number", key: "gpa", label: "Cumulative GPA, unweighted", input: true, decimalLimit: 2, requireDecimal: false }],
			),
			columns(
				[6, text("priorCollege", "College or vocational school attended, if any")],
				[6, text("priorCollegeWhen", "Period of attendance")],
			),
			{
				type: "datagrid", key: "courses", label: "Secondary school courses", input: true, addAnother: "Add course", initEmpty: false,
				description: "Enter up to four courses from the current transcript.", validate: { maxLength: 4 }, defaultValue: [{}],
				components: [text("course", "Course title"), text("mark", "Grade or mark"), { type: "number", key: "units", label: "Credits", input: true }],
			},
		]),
		panel("sectionD", "Section D. Training sought", [
			columns(
				[6, text("occupation", "Occupational goal", { validate: { required: true } })],
				[6, text("institution", "Institution the applicant expects to attend")],
			),
			columns(
				[5, text("field", "Course of study")],
				[4, select("credential", "Highest credential sought", values("Certificate of completion", "Associate degree", "Bachelor's degree", "Master's degree", "Doctoral degree", "Undecided"))],
				[3, { type: "number", key: "startYear", label: "Year training will begin", input: true, delimiter: false, thousandsSeparator: "" }],
			),
			{ type: "currency", key: "amount", label: "Amount of grant requested (not to exceed $4,500.00)", input: true, currency: "USD" },
			{ type: "textarea", key: "need", label: "Statement of need", input: true, rows: 4, showCharCount: true, validate: { maxLength: 1500 }, description: "State why the training cannot be undertaken without this grant." },
		]),
		panel("sectionE", "Section E. Employment and unpaid experience", [
			{
				type: "editgrid", key: "experience", label: "Experience", hideLabel: true, input: true, modal: true, addAnother: "Add experience", saveRow: "Save entry", removeRow: "Cancel", rowDrafts: false,
				description: "List employment, volunteer service and organized activities. Not more than five entries.", validate: { maxLength: 5 },
				templates: {
					header: '<div class="row"><div class="col-sm-5">Employer or organization</div><div class="col-sm-4">Position</div><div class="col-sm-3"></div></div>',
					row: '<div class="row"><div class="col-sm-5 xp-org">{{ row.org }}</div><div class="col-sm-4 xp-title">{{ row.title }}</div><div class="col-sm-3 text-end"><button type="button" class="btn btn-sm btn-link editRow">Edit</button><button type="button" class="btn btn-sm btn-link removeRow">Remove</button></div></div>',
				},
				components: [
					text("org", "Employer or organization", { validate: { required: true } }),
					text("title", "Position or title held"),
					{ type: "radio", key: "nature", label: "Nature of experience", input: true, inline: true, values: coded({ paid: "Paid employment", unpaid: "Unpaid (volunteer, club or team)" }) },
					columns(
						[6, { type: "number", key: "hours", label: "Hours per week", input: true }],
						[6, { type: "number", key: "weeks", label: "Weeks per year", input: true }],
					),
					{ type: "textarea", key: "duties", label: "Duties and accomplishments", input: true, rows: 3, validate: { maxLength: 300 } },
				],
			},
		]),
		panel("sectionF", "Section F. Person to notify in case of emergency", [
			columns([5, text("emgName", "Name")], [3, text("emgRelation", "Relationship to applicant")], [4, { type: "phoneNumber", key: "emgPhone", label: "Telephone", input: true }]),
		]),
		panel("sectionG", "Section G. Certification", [
			{ type: "checkbox", key: "certify", label: "I certify under penalty of perjury that the foregoing is true and correct, and I authorize the Board to verify it.", input: true },
			columns([8, text("signature", "Signature of applicant (type full legal name)")], [4, text("signDate", "Date signed", { placeholder: "MM/DD/YYYY" })]),
		]),
		panel("staff", "For Board use only", [columns([6, text("caseNumber", "CalJOBS case number")], [6, text("caseManager", "Case manager")])]),
		{ type: "button", key: "submit", action: "submit", label: "File application", theme: "primary", input: true, disableOnInvalid: false },
	],
};

let submitted = false;
let form: any;

const SINGLE = [
	"lastName", "firstName", "middleName", "suffix", "otherNames", "ssn", "dob", "sex", "email", "phone", "contactBy",
	"workStatus", "ethnicity", "race", "military", "homeLanguage", "income", "householdSize", "assistance", "disability",
	"schoolStatus", "gradeCompleted", "schoolName", "schoolCity", "schoolState", "gradDate", "gpa", "priorCollege", "priorCollegeWhen",
	"occupation", "institution", "field", "credential", "startYear", "amount", "need",
	"emgName", "emgRelation", "emgPhone", "certify", "signature", "signDate", "caseNumber", "caseManager",
];
const NESTED = { residence: ["street", "unit", "city", "state", "zip"], mailing: ["street", "city", "zip"] };
const COURSE = ["course", "mark", "units"];
const EXPERIENCE = ["org", "title", "nature", "hours", "weeks", "duties"];

const NATURES: Record<string, string> = { paid: "Paid employment", unpaid: "Unpaid (volunteer, club or team)" };

function plain(key: string, value: any): unknown {
	if (value === undefined || value === null) return key === "race" || key === "assistance" ? [] : "";
	if (key === "race" || key === "assistance") return Object.keys(value).filter((name) => name && value[name]);
	if (key === "gradDate") return String(value).slice(0, 10);
	if (key === "dob" && /^0*\/0*\/0*$/.test(value)) return "";
	return value;
}

const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";

function shownIn(root: Element | null | undefined): unknown {
	if (!root) return "";
	if (root.classList.contains("formio-component-selectboxes"))
		return [...root.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => textOf(box.closest("label") ?? root.querySelector(`label[for="${box.id}"]`)));
	if (root.classList.contains("formio-component-radio")) {
		const chosen = root.querySelector<HTMLInputElement>("input:checked");
		return chosen ? textOf(root.querySelector(`label[for="${chosen.id}"]`)) : "";
	}
	if (root.classList.contains("formio-component-day")) {
		const month = root.querySelector<HTMLSelectElement>("select");
		const numbers = [...root.querySelectorAll<HTMLInputElement>("input[type=number]")].map(({ value }) => value);
		return month?.selectedIndex && numbers.some(Boolean) ? `${textOf(month.selectedOptions[0])} ${numbers.join(" ")}` : "";
	}
	if (root.classList.contains("formio-component-select")) {
		const item = root.querySelector(".choices__list--single .choices__item:not(.choices__placeholder)");
		return item ? textOf(item).replace(/Remove item.*$/, "").trim() : "";
	}
	if (root.classList.contains("formio-component-datetime")) return root.querySelector<HTMLInputElement>("input.form-control:not([type=hidden])")?.value ?? "";
	if (root.classList.contains("formio-component-checkbox")) return root.querySelector<HTMLInputElement>("input")?.checked ?? false;
	return root.querySelector<HTMLInputElement>("input:not([type=hidden]), textarea")?.value ?? "";
}
const component = (key: string, within = "") => document.querySelector(`${within} .formio-component-${key}`);

function formState() {
	const data = form?.submission?.data ?? {};
	const state: Record<string, unknown> = { submitted };
	for (const key of SINGLE) state[key] = plain(key, data[key]);
	for (const [group, keys] of Object.entries(NESTED)) for (const key of keys) state[`${group}.${key}`] = plain(key, data[group]?.[key]);
	for (let index = 0; index < 3; index++) {
		for (const key of COURSE) state[`course${index + 1}.${key}`] = plain(key, data.courses?.[index]?.[key]);
		for (const key of EXPERIENCE) state[`experience${index + 1}.${key}`] = plain(key, data.experience?.[index]?.[key]);
	}
	return state;
}
function formShown() {
	const shown: Record<string, unknown> = {};
	for (const key of SINGLE) shown[key] = shownIn(component(key));
	for (const [group, keys] of Object.entries(NESTED)) for (const key of keys) shown[`${group}.${key}`] = shownIn(component(key, `.formio-component-${group}`));
	const rows = document.querySelectorAll(".formio-component-courses tbody tr");
	// Saved entries are drawn as a list of two columns; the rest of an entry is what its dialog would show.
	const saved = document.querySelectorAll(".formio-component-experience li.list-group-item:not(.list-group-header)");
	const data = form?.submission?.data?.experience ?? [];
	for (let index = 0; index < 3; index++) {
		for (const key of COURSE) shown[`course${index + 1}.${key}`] = shownIn(rows[index]?.querySelector(`.formio-component-${key}`));
		for (const key of EXPERIENCE) {
			const entry = saved[index] ? data[index] : undefined;
			const drawn = key === "org" ? textOf(saved[index]?.querySelector(".xp-org")) : key === "title" ? textOf(saved[index]?.querySelector(".xp-title")) : undefined;
			shown[`experience${index + 1}.${key}`] = drawn ?? (key === "nature" ? (NATURES[entry?.[key]] ?? "") : String(entry?.[key] ?? ""));
		}
	}
	return shown;
}
Object.assign(window, { formState, formShown });

const root = document.querySelector("#form") as HTMLElement;
Formio.createForm(root, schema as any, { noAlerts: true } as any).then((made: any) => {
	form = made;
	form.nosubmit = true;
	form.on("submitButton", () => (submitted = true));
});
