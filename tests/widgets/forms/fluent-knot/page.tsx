import { Button, Checkbox, Combobox, Dropdown, Field, FluentProvider, Input, Option, Radio, RadioGroup, SpinButton, Subtitle1, Subtitle2, Switch, Text, Textarea, Title1, webLightTheme } from "@fluentui/react-components";
import { DatePicker } from "@fluentui/react-datepicker-compat";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Value = string | number | boolean | null | string[];
type Extra = Record<string, unknown>;

const STATE_NAMES = STATES.map(([, name]) => name);
const AP_EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Environmental Science", "AP Physics 1", "AP Statistics", "AP United States History"];
const INITIAL: Record<string, Value> = {
	first: "",
	middle: "",
	last: "",
	badge: "",
	pronouns: "",
	dob: "",
	bornIn: "",
	bornCity: "",
	citizen: "",
	mail: "",
	phone: "",
	passport: "",
	street: "",
	apt: "",
	city: "",
	state: "",
	zip: "",
	hs: "",
	hsCity: "",
	hsState: "",
	grade: "",
	gradDate: "",
	gpa: null,
	rank: null,
	size: null,
	satM: null,
	act: null,
	major: "",
	career: "",
	firstGen: "",
	course0: "",
	courseGrade0: "",
	courseCr0: null,
	course1: "",
	courseGrade1: "",
	courseCr1: null,
	ap0: "",
	apScore0: "",
	ap1: "",
	apScore1: "",
	labs: [],
	session: "",
	shirt: "",
	mentor: "",
	teacher: "",
	teacherMail: "",
	dorm: false,
	roommate: "",
	kind0: "",
	org0: "",
	pos0: "",
	yrs0: [],
	hrs0: null,
	wks0: null,
	about0: "",
	kind1: "",
	org1: "",
	pos1: "",
	yrs1: [],
	hrs1: null,
	wks1: null,
	about1: "",
	prize0: "",
	prizeYr0: "",
	prize1: "",
	prizeYr1: "",
	p1f: "",
	p1l: "",
	p1o: "",
	p1e: "",
	p2f: "",
	p2l: "",
	p2o: "",
	p2e: "",
	sib0: "",
	sibAge0: null,
	sib1: "",
	sibAge1: null,
	income: "",
	hisp: "",
	race: [],
	emName: "",
	emRel: "",
	emPhone: "",
	allergy: "",
	photo: false,
	agree: false,
	sign: "",
};
/** The place of each question on the page. */
const NUMBER = Object.fromEntries(Object.keys(INITIAL).map((name, index) => [name, index + 1]));

const pad = (part: number) => String(part).padStart(2, "0");
const iso = (day: Date | null | undefined) => (day ? `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}` : "");
const american = (day?: Date) => (day ? `${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}` : "");
function parsed(text: string) {
	const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text.trim()) ?? [];
	return year ? new Date(Number(year), Number(month) - 1, Number(day)) : null;
}

let current = INITIAL;
let submitted = false;

function Application() {
	const [values, setValues] = useState(INITIAL);
	current = values;
	const set = (name: string, value: Value) => setValues((before) => ({ ...before, [name]: value }));

	const text = (name: string, label: string, { required, ...extra }: Extra = {}) => (
		<Field data-q={NUMBER[name]} label={label} required={required === true}>
			<Input value={values[name] as string} onChange={(_, { value }) => set(name, value)} {...extra} />
		</Field>
	);
	const area = (name: string, label: string) => (
		<Field data-q={NUMBER[name]} label={label} hint="Up to 150 characters">
			<Textarea value={values[name] as string} maxLength={150} onChange={(_, { value }) => set(name, value)} />
		</Field>
	);
	const spin = (name: string, label: string, extra: Extra = {}) => (
		<Field data-q={NUMBER[name]} label={label}>
			<SpinButton defaultValue={null} min={0} onChange={(_, { value, displayValue }) => {
				const next = value ?? Number.parseFloat(displayValue ?? "");
				set(name, Number.isNaN(next) ? null : next);
			}} {...extra} />
		</Field>
	);
	const day = (name: string, label: string) => (
		<Field data-q={NUMBER[name]} label={label}>
			<DatePicker allowTextInput openOnClick={false} disableAutoFocus placeholder="M/D/YYYY" formatDate={american} parseDateFromString={parsed} onSelectDate={(date) => set(name, iso(date))} />
		</Field>
	);
	const combo = (name: string, label: string, items: string[]) => (
		<Field data-q={NUMBER[name]} label={label}>
			<Combobox placeholder="Start typing" onOptionSelect={(_, { optionText }) => set(name, optionText ?? "")}>
				{items.map((item) => <Option key={item}>{item}</Option>)}
			</Combobox>
		</Field>
	);
	const drop = (name: string, label: string, items: string[]) => (
		<Field data-q={NUMBER[name]} label={label}>
			<Dropdown placeholder="Select" onOptionSelect={(_, { optionText }) => set(name, optionText ?? "")}>
				{items.map((item) => <Option key={item}>{item}</Option>)}
			</Dropdown>
		</Field>
	);
	const many = (name: string, label: string, items: string[]) => (
		<Field data-q={NUMBER[name]} label={label}>
			<Dropdown multiselect placeholder="Select all that apply" value={(values[name] as string[]).join(", ")} selectedOptions={values[name] as string[]} onOptionSelect={(_, { selectedOptions }) => set(name, items.filter((item) => selectedOptions.includes(item)))}>
				{items.map((item) => <Option key={item}>{item}</Option>)}
			</Dropdown>
		</Field>
	);
	const radio = (name: string, label: string, items: string[]) => (
		<Field data-q={NUMBER[name]} label={label}>
			<RadioGroup value={values[name] as string} onChange={(_, { value }) => set(name, value)}>
				{items.map((item) => <Radio key={item} value={item} label={item} />)}
			</RadioGroup>
		</Field>
	);
	const toggle = (name: string, label: string) => (
		<div data-q={NUMBER[name]}><Switch checked={values[name] as boolean} label={label} onChange={(_, { checked }) => set(name, checked)} /></div>
	);
	const box = (name: string, label: string) => (
		<div data-q={NUMBER[name]}><Checkbox checked={values[name] as boolean} label={label} onChange={(_, { checked }) => set(name, checked === true)} /></div>
	);

	return (
		<main>
			<Title1 as="h1">Saltmarsh Summer Research Fellows</Title1>
			<Text>Four weeks in a working marine lab for high-school students. No fee, no experience needed.</Text>
<section>
<Subtitle1 as="h2">Fellow</Subtitle1>
<Text>Use the name on your government ID; we book travel with it.</Text>
<div className="cols c3">
{text("first", "First name (as on ID)", { required: true })}
{text("middle", "Middle name (as on ID)")}
{text("last", "Last name (as on ID)", { required: true })}
</div>
<div className="cols c3">
{text("badge", "Name for your lab badge")}
{drop("pronouns", "Pronouns", ["she/her", "he/him", "they/them"])}
{day("dob", "Date of birth")}
</div>
<div className="cols c3">
{combo("bornIn", "Country of birth", COUNTRIES)}
{text("bornCity", "City of birth")}
{radio("citizen", "Citizenship", ["U.S. citizen", "U.S. national", "Permanent resident", "Other"])}
</div>
<div className="cols c3">
{text("mail", "Email", { type: "email", required: true })}
{text("phone", "Phone (text-capable)", { type: "tel" })}
{text("passport", "Passport number")}
</div>
<div className="cols c2">
{text("street", "Home street address")}
{text("apt", "Apartment")}
</div>
<div className="cols c3">
{text("city", "City of residence")}
{combo("state", "State of residence", STATE_NAMES)}
{text("zip", "ZIP")}
</div>
</section>
<section>
<Subtitle1 as="h2">School</Subtitle1>
<Text>You must be enrolled in grade 10, 11 or 12.</Text>
<div className="cols c3">
{text("hs", "Name of your high school")}
{text("hsCity", "School city")}
{combo("hsState", "School state", STATE_NAMES)}
</div>
<div className="cols c3">
{drop("grade", "Grade this year", ["9th", "10th", "11th", "12th"])}
{day("gradDate", "High school graduation (expected)")}
{spin("gpa", "Unweighted GPA", { step: 0.01, max: 4 })}
</div>
<div className="cols c4">
{spin("rank", "Rank in class")}
{spin("size", "Students in class")}
{spin("satM", "SAT Math (if taken)", { max: 800 })}
{spin("act", "ACT composite (if taken)", { max: 36 })}
</div>
<div className="cols c3">
{combo("major", "Field you expect to major in", MAJORS)}
{text("career", "Career you have in mind")}
{radio("firstGen", "Will you be a first-generation college student?", ["Yes", "No"])}
</div>
<Subtitle2 as="h3">Coursework you would like us to notice</Subtitle2>
<div className="cols c3">
{text("course0", "Course 1")}
{text("courseGrade0", "Grade in course 1")}
{spin("courseCr0", "Credits for course 1", { step: 0.5 })}
</div>
<div className="cols c3">
{text("course1", "Course 2")}
{text("courseGrade1", "Grade in course 2")}
{spin("courseCr1", "Credits for course 2", { step: 0.5 })}
</div>
<div className="cols c2">
{combo("ap0", "AP exam 1", AP_EXAMS)}
{drop("apScore0", "Score on AP exam 1", ["1", "2", "3", "4", "5"])}
</div>
<div className="cols c2">
{combo("ap1", "AP exam 2", AP_EXAMS)}
{drop("apScore1", "Score on AP exam 2", ["1", "2", "3", "4", "5"])}
</div>
</section>
<section>
<Subtitle1 as="h2">Research placement</Subtitle1>
<div className="cols c3">
{many("labs", "Labs you would join", ["Coastal ecology", "Marine robotics", "Microbial genomics", "Ocean chemistry"])}
{drop("session", "Session", ["June 21 to July 17", "July 19 to August 14"])}
{drop("shirt", "T-shirt size", ["S", "M", "L", "XL"])}
</div>
<div className="cols c3">
{text("mentor", "Research mentor you have worked with")}
{text("teacher", "Recommending science teacher")}
{text("teacherMail", "Recommending teacher's email", { type: "email" })}
</div>
{toggle("dorm", "I need housing on campus")}
{text("roommate", "Roommate you would like")}
</section>
<section>
<Subtitle1 as="h2">Outside the classroom</Subtitle1>
<Text>Tell us about two activities, most important first.</Text>
<Subtitle2 as="h3">Activity 1</Subtitle2>
<div className="cols c3">
{drop("kind0", "Category", ["Arts", "Athletics", "Debate", "Environment", "Paid job", "Research", "Science club", "Service", "Other"])}
{text("org0", "Group or employer")}
{text("pos0", "Position held")}
</div>
<div className="cols c3">
{many("yrs0", "Grades of participation", ["9th", "10th", "11th", "12th"])}
{spin("hrs0", "Hours each week")}
{spin("wks0", "Weeks each year")}
</div>
{area("about0", "What you did there")}
<Subtitle2 as="h3">Activity 2</Subtitle2>
<div className="cols c3">
{drop("kind1", "Category", ["Arts", "Athletics", "Debate", "Environment", "Paid job", "Research", "Science club", "Service", "Other"])}
{text("org1", "Group or employer")}
{text("pos1", "Position held")}
</div>
<div className="cols c3">
{many("yrs1", "Grades of participation", ["9th", "10th", "11th", "12th"])}
{spin("hrs1", "Hours each week")}
{spin("wks1", "Weeks each year")}
</div>
{area("about1", "What you did there")}
<Subtitle2 as="h3">Prizes</Subtitle2>
<div className="cols c2">
{text("prize0", "Prize 1")}
{drop("prizeYr0", "Grade when you won prize 1", ["9th", "10th", "11th", "12th"])}
</div>
<div className="cols c2">
{text("prize1", "Prize 2")}
{drop("prizeYr1", "Grade when you won prize 2", ["9th", "10th", "11th", "12th"])}
</div>
</section>
<section>
<Subtitle1 as="h2">Family and background</Subtitle1>
<Text>The National Science Foundation asks us to report these figures.</Text>
<Subtitle2 as="h3">First parent or guardian</Subtitle2>
<div className="cols c4">
{text("p1f", "Given name")}
{text("p1l", "Surname")}
{text("p1o", "Job")}
{drop("p1e", "Highest schooling", ["Less than high school", "High school", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"])}
</div>
<Subtitle2 as="h3">Second parent or guardian</Subtitle2>
<div className="cols c4">
{text("p2f", "Given name")}
{text("p2l", "Surname")}
{text("p2o", "Job")}
{drop("p2e", "Highest schooling", ["Less than high school", "High school", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"])}
</div>
<Subtitle2 as="h3">Siblings</Subtitle2>
<div className="cols c2">
{text("sib0", "Sibling 1: first name")}
{spin("sibAge0", "Sibling 1: age")}
</div>
<div className="cols c2">
{text("sib1", "Sibling 2: first name")}
{spin("sibAge1", "Sibling 2: age")}
</div>
<div className="cols c3">
{drop("income", "Household income", ["Below $35,000", "$35,000 to $59,999", "$60,000 to $84,999", "$85,000 or more"])}
{radio("hisp", "Hispanic or Latino?", ["Yes", "No"])}
{many("race", "Race (all that apply)", ["American Indian or Alaska Native", "Asian", "Black or African American", "Pacific Islander", "White"])}
</div>
</section>
<section>
<Subtitle1 as="h2">Emergency and consent</Subtitle1>
<Text>Name an adult who is not your parent.</Text>
<div className="cols c3">
{text("emName", "Emergency contact")}
{text("emRel", "Emergency contact's relationship to you")}
{text("emPhone", "Emergency contact's phone", { type: "tel" })}
</div>
{text("allergy", "Allergies or dietary needs")}
{toggle("photo", "My image may be used in program materials")}
{box("agree", "I have read and accept the code of conduct")}
{text("sign", "Applicant signature")}
</section>
			<Button appearance="primary" onClick={() => { submitted = true; }}>Submit to Saltmarsh</Button>
		</main>
	);
}

createRoot(document.querySelector("#root")!).render(<FluentProvider theme={webLightTheme}><Application /></FluentProvider>);

function shownIn(name: string) {
	const place = document.querySelector(`[data-q="${NUMBER[name]}"]`)!;
	const start = INITIAL[name];
	if (typeof start === "boolean") return place.querySelector("input")!.checked;
	if (place.querySelector("[role=radiogroup]")) return place.querySelector("input:checked")?.parentElement!.querySelector("label")!.textContent ?? "";
	const button = place.querySelector<HTMLButtonElement>("button[role=combobox]");
	if (!button) return place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")!.value;
	const words = button.textContent!.trim();
	if (!Array.isArray(start)) return words;
	return words.startsWith("Select") ? [] : words.split(", ");
}

Object.assign(window, {
	formState: () => ({ ...current, submitted }),
	formShown: () => Object.fromEntries(Object.keys(INITIAL).map((name) => [name, shownIn(name)])),
});
