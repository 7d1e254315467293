import "bootstrap/dist/css/bootstrap.min.css";
import "@formio/js/dist/formio.form.min.css";
import "./style.css";
import { Formio } from "@formio/js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Part = any;
type Option = string | [string, string];
const options = (list: readonly Option[]) => list.map((each) => (typeof each === "string" ? { label: each, value: each } : { value: each[0], label: each[1] }));
const text = (key: string, label: string, more: object = {}): Part => ({ type: "textfield", key, label, input: true, ...more });
const number = (key: string, label: string, more: object = {}): Part => ({ type: "number", key, label, input: true, ...more });
const select = (key: string, label: string, list: readonly Option[], more: object = {}): Part => ({ type: "select", widget: "choicesjs", key, label, input: true, dataSrc: "values", data: { values: options(list) }, ...more });
const radio = (key: string, label: string, list: readonly Option[], more: object = {}): Part => ({ type: "radio", key, label, input: true, inline: true, values: options(list), ...more });
const columns = (key: string, ...cols: [number, Part][]): Part => ({
	type: "columns", key, input: false,
	columns: cols.map(([width, component]) => ({ components: [component], width, offset: 0, push: 0, pull: 0, size: "md", currentWidth: width })),
});
const panel = (key: string, title: string, components: Part[], more: object = {}): Part => ({ type: "panel", key, title, input: false, collapsible: true, collapsed: false, components, ...more });
const words = (key: string, content: string): Part => ({ type: "htmlelement", key, tag: "p", content, input: false });
const must = { validate: { required: true } };
const when = (component: string, value: string) => ({ conditional: { show: true, conjunction: "all", conditions: [{ component, operator: "isEqual", value }] } });
const YES_NO: Option[] = [["yes", "Yes"], ["no", "No"]];
const left = { labelPosition: "left-left", labelWidth: 34, labelMargin: 2 };
const taken = (row: string) => ({ customConditional: `show = !!data.tests && data.tests.${row} === "taken";` });

const KINDS = ["Academic club or team", "Arts", "Athletics", "Community service", "Environment", "Family or caregiving", "Internship or research", "Music", "Paid work", "Political or advocacy group", "Religious or cultural group", "Speech and debate", "Other"];

const LANGUAGES = ["Amharic", "Arabic", "American Sign Language", "Bengali", "Cantonese", "English", "Farsi", "French", "German", "Gujarati", "Haitian Creole", "Hindi", "Hmong", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Polish", "Portuguese", "Punjabi", "Russian", "Somali", "Spanish", "Swahili", "Tagalog", "Urdu", "Vietnamese", "Yoruba"];

const definition = {
	display: "form",
	components: [
		panel("you", "Let’s start with you", [
			columns("youName",
				[4, text("first", "First name", { ...must, description: "As on your passport or birth certificate" })],
				[4, text("middle", "Middle name")],
				[4, text("last", "Last name", { ...must, description: "Include Jr., III and so on if you use it" })]),
			text("preferred", "What do your friends call you?", { placeholder: "Only if it’s different" }),
			radio("otherName", "Might any of your records be under a different name?", YES_NO),
			text("formerName", "Which name?", when("otherName", "yes")),
			{ type: "day", key: "birth", label: "Birthday", input: true, ...must, fields: { month: { type: "number", placeholder: "MM" }, day: { type: "number", placeholder: "DD" }, year: { type: "number", placeholder: "YYYY" } } },
			select("birthCountry", "Where were you born?", COUNTRIES, { description: "Country" }),
			select("languages", "Which languages do you know?", LANGUAGES, { multiple: true, description: "Add as many as you like" }),
		]),
		panel("reach", "How do we reach you?", [
			columns("reachOne", [7, { type: "email", key: "email", label: "Email", input: true, ...must }], [5, { type: "phoneNumber", key: "phone", label: "Phone", input: true, inputMask: "999-999-9999", description: "Text or call, whichever we need" }]),
			columns("reachTwo", [9, text("street", "Street address", must)], [3, text("unit", "Unit")]),
			columns("reachThree", [4, text("city", "City", must)], [5, select("state", "State", STATES, { placeholder: "Outside the U.S.? Skip this" })], [3, text("zip", "ZIP or postal code")]),
			select("country", "Country", COUNTRIES, must),
			radio("mailSame", "Should we mail your decision to this address?", [["same", "Yes, that’s perfect"], ["other", "No, send it somewhere else"]]),
			columns("reachFour", [7, text("mailStreet", "Mail it to", when("mailSame", "other"))], [5, text("mailCity", "City, state, ZIP", when("mailSame", "other"))]),
		]),
		panel("school", "Your school", [
			text("school", "Which high school do you go to?", must),
			columns("schoolOne", [7, select("gradTerm", "When do you finish?", [["2026-12", "December 2026"], ["2027-06", "May or June 2027"], ["2027-08", "August 2027"], ["earlier", "I’ve already graduated"]])], [5, number("gpa", "Unweighted GPA", { decimalLimit: 2, tooltip: "On a 4.0 scale. If your school doesn’t use one, leave this blank." })]),
			columns("schoolTwo", [6, text("counselor", "Your counselor’s name")], [6, { type: "email", key: "counselorEmail", label: "Your counselor’s email", input: true }]),
			radio("tookCollege", "Have you taken any college classes yet?", YES_NO),
			text("atCollege", "Where?", when("tookCollege", "yes")),
			{
				type: "datagrid", key: "courses", label: "Tell us about up to two of them", input: true, addAnother: "One more class", addAnotherPosition: "bottom", reorder: false, striped: true,
				validate: { maxLength: 2 }, ...when("tookCollege", "yes"),
				components: [text("title", "Class"), number("units", "Units", { decimalLimit: 1 }), text("mark", "Grade")],
			},
		]),
		panel("testing", "Testing", [
			words("testingNote", "Halloran is test-optional. Tell us what you’ve taken and we’ll ask for the numbers."),
			{
				type: "survey", key: "tests", label: "Where are you with each of these?", input: true,
				questions: [{ label: "SAT", value: "sat" }, { label: "ACT", value: "act" }, { label: "AP exams", value: "ap" }],
				values: [{ label: "Taken", value: "taken" }, { label: "Signed up", value: "planned" }, { label: "Not for me", value: "none" }],
			},
			columns("testingScores",
				[4, number("satRw", "SAT Reading and Writing", { validate: { min: 200, max: 800 }, ...taken("sat") })],
				[4, number("satMath", "SAT Math", { validate: { min: 200, max: 800 }, ...taken("sat") })],
				[4, number("act", "ACT composite", { validate: { min: 1, max: 36 }, ...taken("act") })]),
		]),
		panel("plans", "Looking ahead", [
			radio("start", "I’d like to start in", [["27F", "Fall 2027"], ["28S", "Spring 2028"], ["28F", "Fall 2028, after a gap year"]]),
			select("major", "I might study", MAJORS, { description: "You can change your mind. Most people do." }),
		]),
		panel("family", "Your family", [
			text("p1First", "Parent 1, first name", left), text("p1Last", "Parent 1, last name", left),
			text("p2First", "Parent 2, first name", left), text("p2Last", "Parent 2, last name", left),
			select("marital", "They are", ["Married to each other", "Living together", "Separated", "Divorced", "Never married", "Widowed"], left),
			radio("firstGen", "Are you in the first generation of your family to go to college?", [["y", "Yes"], ["n", "No"], ["u", "I’m not sure"]]),
		]),
		panel("life", "Life outside class", [
			words("lifeNote", "Pick the three things that take the most of your time or mean the most to you. Jobs and family duties count."),
			{
				type: "editgrid", key: "activities", label: "Activities", hideLabel: true, input: true, modal: true, displayAsTable: true, addAnother: "Add something you do", saveRow: "Keep this", openWhenEmpty: false, inlineEdit: false, validate: { maxLength: 3 },
				components: [
					select("kind", "What kind of thing is it?", KINDS, { tableView: true }),
					text("org", "Group, team or workplace", { validate: { required: true }, tableView: true }),
					number("hours", "Hours in a typical week", { tableView: true }),
				],
			},
		]),
		panel("finish", "Almost done", [
			{ type: "textarea", key: "essay", label: "Tell us about a place you know better than almost anyone.", input: true, rows: 6, showWordCount: true, validate: { maxWords: 400 }, description: "400 words at most" },
			{ type: "checkbox", key: "waiver", label: "I’ll be asking the colleges that charge an application fee to waive it.", input: true, description: "It helps us plan aid; we never charge a fee." },
			{ type: "checkbox", key: "agree", label: "This is my own work, and it’s true.", input: true, ...must },
			text("initials", "Type your initials to sign", { ...must, customClass: "w-50" }),
		]),
		{ type: "button", key: "submit", label: "Send to Halloran", action: "submit", input: true, theme: "primary", disableOnInvalid: false },
	],
};

const KEYS: [string, string][] = [];
(function walk(parts: Part[]) {
	for (const part of parts) {
		if (part.type === "columns") walk(part.columns.flatMap((each: Part) => each.components));
		else if (part.type === "panel") walk(part.components);
		else if (part.input && !["button", "datagrid", "editgrid", "survey"].includes(part.type)) KEYS.push([part.key, part.multiple ? "several" : part.type]);
	}
})(definition.components);
const TESTS = ["sat", "act", "ap"];
const COURSE = [["title", "textfield"], ["units", "number"], ["mark", "textfield"]] as const;
const ACTIVITY = ["kind", "org", "hours"];

let submitted = false;
let form: any;
Formio.createForm(document.getElementById("formio"), definition as any, { noAlerts: false } as any).then((made: any) => {
	form = made;
	for (const name of ["submit", "submitError", "error"]) form.on(name, () => (submitted = true));
});

(window as any).formState = () => {
	const data = form?.submission?.data ?? {};
	const state: Record<string, unknown> = { submitted };
	for (const [key, type] of KEYS) state[key] = type === "several" ? (data[key] || []) : (data[key] ?? "");
	for (const row of TESTS) state[`tests.${row}`] = data.tests?.[row] ?? "";
	for (let at = 0; at < 2; at++) for (const [key] of COURSE) state[`courses.${at}.${key}`] = data.courses?.[at]?.[key] ?? "";
	for (let at = 0; at < 3; at++) for (const key of ACTIVITY) state[`activities.${at}.${key}`] = data.activities?.[at]?.[key] ?? "";
	return state;
};

const clean = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
const labelOf = (input: HTMLInputElement) => clean(input.labels?.[0]);
function seen(box: Element | null | undefined, type: string): unknown {
	if (type === "checkbox") return box?.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false;
	if (type === "several")
		return [...(box?.querySelectorAll(".choices__list--multiple .choices__item") ?? [])].map((each) => {
			const copy = each.cloneNode(true) as Element;
			for (const button of copy.querySelectorAll("button")) button.remove();
			return clean(copy);
		});
	if (!box) return "";
	if (type === "select") {
		const item = box.querySelector(".choices__list--single .choices__item:not(.choices__placeholder)")?.cloneNode(true) as Element | undefined;
		for (const button of item?.querySelectorAll("button") ?? []) button.remove();
		return clean(item);
	}
	const inputs = [...box.querySelectorAll<HTMLInputElement>("input, textarea")];
	if (type === "radio") return inputs.filter((each) => each.checked).map(labelOf)[0] ?? "";
	if (type === "day") return inputs.filter((each) => each.type !== "hidden" && !each.classList.contains("form-control-hidden") && /-(month|day|year)$/.test(each.id)).map((each) => each.value).filter(Boolean).join("/");
	return inputs.find((each) => each.type !== "hidden")?.value ?? "";
}
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const [key, type] of KEYS) shown[key] = seen(document.querySelector(`.formio-component-${key}`), type);
	const heads = [...document.querySelectorAll(".formio-component-tests thead th")].map(clean).slice(1);
	for (const [at, row] of TESTS.entries()) {
		const line = document.querySelectorAll(".formio-component-tests tbody tr")[at];
		const on = [...(line?.querySelectorAll<HTMLInputElement>("input") ?? [])].findIndex((each) => each.checked);
		shown[`tests.${row}`] = on < 0 ? "" : heads[on];
	}
	for (let at = 0; at < 2; at++) {
		const line = document.querySelectorAll(".formio-component-courses tbody tr")[at];
		for (const [key, type] of COURSE) shown[`courses.${at}.${key}`] = seen(line?.querySelector(`.formio-component-${key}`), type);
	}
	for (let at = 0; at < 3; at++) {
		const line = document.querySelectorAll(".formio-component-activities .editgrid-table-body > tr")[at];
		for (const [place, key] of ACTIVITY.entries()) shown[`activities.${at}.${key}`] = clean(line?.querySelectorAll("td")[place]);
	}
	return shown;
};
