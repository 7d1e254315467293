import "bootstrap/dist/css/bootstrap.min.css";
import "@formio/js/dist/formio.form.min.css";
import "./style.css";
import { Formio } from "@formio/js";
import { STATES } from "../../lists";

type Component = any;
const text = (key: string, label: string, more: object = {}): Component => ({ type: "textfield", key, label, input: true, ...more });
const values = (list: (string | [string, string])[]) => list.map((each) => (typeof each === "string" ? { label: each, value: each } : { value: each[0], label: each[1] }));
const select = (key: string, label: string, list: (string | [string, string])[], more: object = {}): Component => ({
	type: "select", key, label, input: true, widget: "choicesjs", dataSrc: "values", data: { values: values(list) }, ...more,
});
const radio = (key: string, label: string, list: [string, string][], more: object = {}): Component => ({ type: "radio", key, label, input: true, values: values(list), ...more });
const columns = (key: string, ...cols: [number, ...Component[]][]): Component => ({
	type: "columns", key, input: false,
	columns: cols.map(([width, ...components]) => ({ components, width, offset: 0, push: 0, pull: 0, size: "md", currentWidth: width })),
});
const panel = (key: string, title: string, ...components: Component[]): Component => ({ type: "panel", key, title, input: false, collapsible: false, components });
const note = (key: string, content: string): Component => ({ type: "htmlelement", key, tag: "p", content, input: false, className: "text-muted" });
const required = { validate: { required: true } };

const STATE_LIST = STATES as unknown as any[];
const states: [string, string][] = STATE_LIST.map((s) => (Array.isArray(s) ? [s[0], s[1]] : [s.code ?? s.value, s.name ?? s.label])) as [string, string][];
const SCHOOLING: [string, string][] = [
	["lt_hs", "Did not complete high school"], ["hs", "High school diploma or equivalent"], ["some", "Some college, no degree"],
	["assoc", "Associate degree"], ["ba", "Bachelor’s degree"], ["grad", "Graduate or professional degree"], ["unk", "Not known"],
];
const EXAMS = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];

const parent = (n: 1 | 2) => [
	columns(`p${n}Names`,
		[4, text(`p${n}First`, `Parent ${n}: first name`)],
		[4, text(`p${n}Last`, `Parent ${n}: last name`)],
		[4, text(`p${n}Job`, `Parent ${n}: occupation`)]),
	select(`p${n}School`, `Parent ${n}: highest level of schooling completed`, SCHOOLING),
];

const definition = {
	display: "form",
	components: [
		panel("a", "Section A. Applicant",
			note("aNote", "Enter your name as it appears on your birth certificate, passport or naturalization certificate."),
			columns("aName",
				[4, text("legalLast", "Legal last name", required)],
				[4, text("legalFirst", "Legal first name", required)],
				[2, text("mi", "Middle initial", { validate: { maxLength: 1 } })],
				[2, select("suffix", "Suffix", ["Jr.", "Sr.", "II", "III", "IV"])]),
			{ type: "day", key: "birth", label: "Date of birth", input: true, ...required, fields: { month: { type: "select", placeholder: "Month" }, day: { type: "number", placeholder: "Day" }, year: { type: "number", placeholder: "Year" } } },
			text("ssn", "Social Security number", { inputMask: "999-99-9999", description: "Voluntary. See the Privacy Act statement." }),
			radio("citizen", "Citizenship", [["usc", "U.S. citizen or U.S. national"], ["lpr", "U.S. permanent resident"], ["other", "Other eligible noncitizen"], ["none", "None of the above"]], required),
		),
		panel("b", "Section B. Address and contact",
			columns("bContact",
				[6, { type: "email", key: "email", label: "E-mail address", input: true, ...required }],
				[6, { type: "phoneNumber", key: "phone", label: "Telephone", input: true, inputMask: "(999) 999-9999" }]),
			columns("bStreet", [8, text("street", "Permanent street address", { ...required, description: "Not a post office box." })], [4, text("unit", "Apartment or unit")]),
			columns("bCity", [5, text("city", "City", required)], [4, select("state", "State", states, required)], [3, text("zip", "ZIP code", { validate: { required: true, pattern: "\\d{5}(-\\d{4})?" } })]),
			note("bNote", "Complete the next line only if award letters should go to an address other than the one above."),
			columns("bMail", [5, text("mailStreet", "Mailing address")], [3, text("mailCity", "City")], [2, select("mailState", "State", states)], [2, text("mailZip", "ZIP code")]),
			{ type: "checkbox", key: "texts", label: "I agree to receive text messages from the Commission about this application. Message and data rates may apply.", input: true },
		),
		panel("c", "Section C. Secondary school",
			columns("cName", [8, text("school", "Name of the secondary school you attend or last attended", required)], [4, select("schoolState", "State in which the school is located", states)]),
			columns("cStatus",
				[6, select("status", "Completion status", [["enrolled", "Enrolled; will receive a diploma"], ["diploma", "Diploma received"], ["hse", "High school equivalency (GED, HiSET, TASC)"], ["home", "Home schooled"]], required)],
				[6, { type: "day", key: "gradDate", label: "Month and year of completion, actual or expected", input: true, hideInputLabels: true, fields: { month: { type: "select", placeholder: "Month" }, day: { type: "number", hide: true }, year: { type: "number", placeholder: "Year" } } }]),
			columns("cGrades",
				[4, { type: "number", key: "gpa", label: "Cumulative GPA, unweighted", input: true, decimalLimit: 2, validate: { min: 0, max: 4 } }],
				[4, { type: "number", key: "rank", label: "Class rank", input: true }],
				[4, { type: "number", key: "act", label: "ACT composite, if taken", input: true, validate: { min: 1, max: 36 } }]),
			columns("cCounselor", [6, text("official", "School official who will verify this section")], [6, { type: "email", key: "officialEmail", label: "Official’s e-mail address", input: true }]),
			{
				type: "datagrid", key: "exams", label: "Advanced Placement examinations taken (no more than three)", input: true, addAnother: "Add Another Examination", addAnotherPosition: "bottom", reorder: false,
				validate: { maxLength: 3 },
				components: [
					select("exam", "Examination", EXAMS),
					select("score", "Score", ["1", "2", "3", "4", "5"]),
				],
			},
		),
		panel("d", "Section D. Plans for award year 2027–28",
			columns("dSchool", [7, text("college", "Institution you plan to attend")], [5, text("major", "Program of study")]),
			columns("dDegree",
				[4, select("degree", "Highest degree sought", [["cert", "Certificate"], ["aa", "Associate"], ["ba", "Bachelor’s"], ["ma", "Master’s"], ["dr", "Doctoral or professional"], ["und", "Undecided"]])],
				[4, { type: "number", key: "endYear", label: "Year you expect to finish college", input: true, delimiter: false, validate: { min: 2027, max: 2040 } }],
				[4, radio("housing", "Housing plans", [["parent", "With parent"], ["campus", "On campus"], ["off", "Off campus"]], { inline: true })]),
		),
		panel("e", "Section E. Parents and household",
			note("eNote", "Report biological or adoptive parents. Do not report foster parents, grandparents or guardians."),
			...parent(1), ...parent(2),
			columns("eHome",
				[6, select("marital", "Parents’ current marital status", [["nm", "Never married"], ["um", "Unmarried and living together"], ["m", "Married or remarried"], ["ds", "Divorced or separated"], ["w", "Widowed"]])],
				[6, { type: "number", key: "household", label: "Number of persons in the household", input: true, tooltip: "Include yourself and anyone who receives more than half of his or her support from your parents." }]),
			columns("eMoney",
				[6, { type: "currency", key: "income", label: "Household income, last calendar year", input: true, currency: "USD" }],
				[6, { type: "number", key: "siblings", label: "Number of brothers and sisters", input: true }]),
			radio("bachelors", "Has either parent completed a four-year college degree?", [["yes", "Yes"], ["no", "No"], ["unknown", "Do not know"]], { inline: true }),
		),
		panel("f", "Section F. Activities and employment",
			note("fNote", "List up to three activities or jobs held during grades 9 through 12. Select Save after each entry."),
			{
				type: "editgrid", key: "activities", label: "Activities", hideLabel: true, input: true, addAnother: "Add Activity", saveRow: "Save", openWhenEmpty: false, inlineEdit: false,
				validate: { maxLength: 3 },
				components: [
					columns("fRow", [6, text("org", "Organization or employer", required)], [6, text("role", "Position held")]),
					{ type: "selectboxes", key: "grades", label: "Grades in which you took part", input: true, inline: true, values: values([["g9", "9"], ["g10", "10"], ["g11", "11"], ["g12", "12"]]) },
				],
			},
		),
		panel("g", "Section G. Statement and certification",
			{ type: "textarea", key: "hardship", label: "Describe any special circumstances that affect your family’s ability to pay for college (1,000 characters).", input: true, rows: 4, showCharCount: true, validate: { maxLength: 1000 } },
			select("source", "How did you learn of this grant?", ["School counselor", "College financial aid office", "Commission website", "Family or friend", "Other"]),
			{ type: "checkbox", key: "certify", label: "I certify under penalty of perjury that the information on this form is true and complete to the best of my knowledge.", input: true, ...required },
			{ type: "signature", key: "signature", label: "Signature of applicant", input: true, footer: "Sign above", width: "100%", height: "120px" },
		),
		{ type: "button", key: "submit", label: "Submit Application", action: "submit", input: true, theme: "primary", disableOnInvalid: false },
	],
};

const ROWS = 3;
const GRIDS: Record<string, string[]> = { exams: ["exam", "score"], activities: ["org", "role", "grades"] };
let submitted = false;
let form: any;

Formio.createForm(document.getElementById("formio"), definition as any, { noAlerts: false } as any).then((made: any) => {
	form = made;
	for (const name of ["submit", "submitError", "error"]) form.on(name, () => (submitted = true));
});

const plain = (value: any): any => {
	if (value === undefined || value === null) return "";
	if (typeof value === "object" && !Array.isArray(value)) return Object.keys(value).filter((key) => value[key] === true);
	return value;
};
const leaves = () => {
	const list: any[] = [];
	form.everyComponent((each: any) => {
		if (each.component.input && !["button", "datagrid", "editgrid"].includes(each.type)) list.push(each);
	});
	return list;
};
const topLeaves = () => leaves().filter((each) => !each.path.includes("["));

(window as any).formState = () => {
	const data = form?.submission?.data ?? {};
	const state: Record<string, unknown> = { submitted };
	for (const each of form ? topLeaves() : []) state[each.key] = plain(data[each.key]);
	for (const [grid, keys] of Object.entries(GRIDS))
		for (let row = 0; row < ROWS; row++)
			for (const key of keys) state[`${grid}.${row}.${key}`] = key === "grades" ? plain(data[grid]?.[row]?.[key] ?? {}) : plain(data[grid]?.[row]?.[key]);
	return state;
};

const clean = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
const seen = (element: HTMLElement, type: string): unknown => {
	if (!element) return type === "selectboxes" ? [] : "";
	if (type === "select") {
		const item = element.querySelector(".choices__list--single .choices__item:not(.choices__placeholder)");
		const copy = item?.cloneNode(true) as Element | undefined;
		for (const button of copy?.querySelectorAll("button") ?? []) button.remove();
		return clean(copy);
	}
	const inputs = [...element.querySelectorAll<HTMLInputElement>("input, textarea, select")];
	const labelOf = (input: HTMLInputElement) => clean(input.labels?.[0]);
	if (type === "radio") return inputs.filter((i) => i.checked).map(labelOf)[0] ?? "";
	if (type === "selectboxes") return inputs.filter((i) => i.checked).map(labelOf);
	if (type === "checkbox") return inputs[0]?.checked ?? false;
	if (type === "signature") {
		const pad = form.getComponent("signature")?.signaturePad;
		return !pad || pad.isEmpty() ? "" : "signed";
	}
	if (type === "day") {
		const parts = ["month", "day", "year"].map((part) => element.querySelector<HTMLInputElement | HTMLSelectElement>(`[ref="${part}"], [id$="-${part}"]`));
		const words = parts.map((part) => (part instanceof HTMLSelectElement ? (part.value && part.value !== "0" ? part.selectedOptions[0]?.text : "") : (part?.value ?? "")));
		return words.filter(Boolean).join(" ");
	}
	return inputs.find((input) => input.type !== "hidden" && !input.classList.contains("flatpickr-input-hidden"))?.value ?? "";
};
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const each of form ? topLeaves() : []) shown[each.key] = seen(each.element, each.type);
	for (let row = 0; row < ROWS; row++) {
		const line = document.querySelectorAll<HTMLElement>(".formio-component-exams tbody tr")[row];
		for (const key of GRIDS.exams!) shown[`exams.${row}.${key}`] = seen(line?.querySelector(`.formio-component-${key}`) as HTMLElement, "select");
		const item = document.querySelectorAll<HTMLElement>(".formio-component-activities .editgrid-listgroup > li:not(.list-group-header):not(.list-group-footer)")[row];
		const isOpen = !!item?.querySelector(".formio-component-org");
		const cells = [...(item?.querySelectorAll(".row > [class*=col-]") ?? [])].map(clean);
		for (const [at, key] of GRIDS.activities!.entries()) {
			const many = key === "grades";
			shown[`activities.${row}.${key}`] = isOpen
				? seen(item!.querySelector(`.formio-component-${key}`) as HTMLElement, many ? "selectboxes" : "textfield")
				: many ? (cells[at] ?? "").split(", ").filter(Boolean) : (cells[at] ?? "");
		}
	}
	return shown;
};
