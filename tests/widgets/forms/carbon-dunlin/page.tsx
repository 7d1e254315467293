import {
	Accordion,
	AccordionItem,
	Button,
	Checkbox,
	ComboBox,
	DatePicker,
	DatePickerInput,
	Dropdown,
	FilterableMultiSelect,
	Form,
	FormGroup,
	NumberInput,
	PasswordInput,
	RadioButton,
	RadioButtonGroup,
	RadioTile,
	Tag,
	TextArea,
	TextInput,
	TileGroup,
} from "@carbon/react";
import "@carbon/styles/css/styles.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Value = string | number | boolean | string[];
type Choice = readonly [id: string, text: string];
type Item = { id: string; text: string };
type Extra = Record<string, unknown>;

const STATE_ITEMS: Choice[] = STATES;
const YES_NO: Choice[] = [["yes", "Yes"], ["no", "No"]];
const AP_EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Literature and Composition", "AP Environmental Science", "AP Human Geography", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States History"];
const EDUCATION = ["Did not finish high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"];
const ACTIVITY_TYPES = ["Art or music", "Athletics", "Debate or speech", "Environment", "Faith group", "Family duties", "Job", "Science or math", "Student government", "Volunteer work", "Other"];

const INITIAL: Record<string, Value> = {
	legalFirst: "",
	middleInit: "",
	legalLast: "",
	nameSuffix: "",
	goesBy: "",
	born: "",
	birthplace: "",
	email: "",
	emailBackup: "",
	mobile: "",
	permStreet: "",
	permUnit: "",
	permCity: "",
	permState: "",
	permZip: "",
	permYears: "",
	heardFrom: "",
	citizen: "",
	gender: "",
	latino: "",
	race: [],
	spoken: [],
	military: "",
	spouseName: "",
	course0Title: "",
	course0Grade: "",
	course0Credit: "",
	course1Title: "",
	course1Grade: "",
	course1Credit: "",
	course2Title: "",
	course2Grade: "",
	course2Credit: "",
	schoolName: "",
	schoolCity: "",
	schoolState: "",
	classYear: "",
	enrolledOn: "",
	gradOn: "",
	gpaU: "",
	gpaW: "",
	rank: "",
	classSize: "",
	satTotal: "",
	satMath: "",
	actComp: "",
	toefl: "",
	ap0Exam: "",
	ap0Score: "",
	ap0Date: "",
	ap1Exam: "",
	ap1Score: "",
	ap1Date: "",
	college: "",
	major: "",
	degree: "",
	startYear: "",
	finishYear: "",
	career: "",
	load: "",
	aName: "",
	aJob: "",
	aSchool: "",
	aPhone: "",
	bName: "",
	bJob: "",
	bSchool: "",
	bPhone: "",
	marital: "",
	firstGen: "",
	income: "",
	sai: "",
	dependents: "",
	aid: "",
	sib0Name: "",
	sib0Age: "",
	sib1Name: "",
	sib1Age: "",
	act0Type: "",
	act0Org: "",
	act0Pos: "",
	act0Grades: [],
	act0Hours: "",
	act0Weeks: "",
	act0Note: "",
	act1Type: "",
	act1Org: "",
	act1Pos: "",
	act1Grades: [],
	act1Hours: "",
	act1Weeks: "",
	act1Note: "",
	honor0: "",
	honor0Year: "",
	honor0Why: "",
	honor1: "",
	honor1Year: "",
	honor1Why: "",
	refName: "",
	refEmail: "",
	refRole: "",
	counselorName: "",
	counselorPhone: "",
	ssn4: "",
	photoRelease: false,
	ferpa: false,
	signature: "",
};

const asItems = (choices: readonly (string | Choice)[]): Item[] =>
	choices.map((each) => (typeof each === "string" ? { id: each, text: each } : { id: each[0], text: each[1] }));
const textOf = (item: Item | null) => item?.text ?? "";
const pad = (part: number) => String(part).padStart(2, "0");
const iso = (day: Date | undefined) => (day ? `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}` : "");

/** What was typed and left without a choice in the calendar, which the library does not tell of. */
function typed(text: string) {
	const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text.trim()) ?? [];
	return year ? iso(new Date(Number(year), Number(month) - 1, Number(day))) : "";
}

let current = INITIAL;
let submitted = false;

function Portal() {
	const [values, setValues] = useState(INITIAL);
	current = values;
	const set = (name: string, value: Value) => setValues((before) => ({ ...before, [name]: value }));

	const text = (name: string, label: string, extra: Extra = {}) => (
		<TextInput id={name} name={name} labelText={label} value={values[name] as string} onChange={(event) => set(name, event.target.value)} {...extra} />
	);
	const secret = (name: string, label: string) => (
		<PasswordInput id={name} name={name} labelText={label} value={values[name] as string} onChange={(event) => set(name, event.target.value)} autoComplete="off" />
	);
	const area = (name: string, label: string, extra: Extra = {}) => (
		<TextArea id={name} name={name} labelText={label} value={values[name] as string} onChange={(event) => set(name, event.target.value)} {...extra} />
	);
	const num = (name: string, label: string, extra: Extra = {}) => (
		<NumberInput id={name} name={name} label={label} allowEmpty hideSteppers={extra.hideLabel === true} min={0} defaultValue="" onChange={(_, { value }) => set(name, value)} {...extra} />
	);
	const date = (name: string, label: string) => (
		<DatePicker datePickerType="single" dateFormat="m/d/Y" onChange={([day]: Date[]) => set(name, iso(day))}>
			<DatePickerInput id={name} labelText={label} placeholder="mm/dd/yyyy" onBlur={(event) => set(name, typed(event.target.value))} />
		</DatePicker>
	);
	const drop = (name: string, label: string, choices: readonly (string | Choice)[]) => {
		const items = asItems(choices);
		return (
			<Dropdown id={name} titleText={label} label="Select" items={items} itemToString={textOf} selectedItem={items.find(({ id }) => id === values[name]) ?? null} onChange={({ selectedItem }) => set(name, selectedItem?.id ?? "")} />
		);
	};
	const combo = (name: string, label: string, choices: readonly (string | Choice)[]) => (
		<ComboBox id={name} titleText={label} placeholder="Type to search" items={comboItems(name, choices)} itemToString={textOf} shouldFilterItem={contains} onChange={({ selectedItem }) => set(name, selectedItem?.id ?? "")} />
	);
	const multi = (name: string, label: string, choices: readonly string[]) => (
		<div>
			<FilterableMultiSelect id={name} titleText={label} placeholder="Choose all that apply" items={comboItems(name, choices)} itemToString={textOf} onChange={({ selectedItems }) => set(name, asItems(choices).map(({ id }) => id).filter((id) => selectedItems.some((item) => item.id === id)))} />
			<div className="chosen" data-chosen={name}>{(values[name] as string[]).map((id) => <Tag key={id} size="sm">{id}</Tag>)}</div>
		</div>
	);
	const radios = (name: string, label: string, choices: readonly Choice[]) => (
		<RadioButtonGroup name={name} legendText={label} valueSelected={values[name] as string} onChange={(value) => set(name, String(value))}>
			{choices.map(([id, words]) => <RadioButton key={id} id={`${name}-${id}`} value={id} labelText={words} />)}
		</RadioButtonGroup>
	);
	const tiles = (name: string, label: string, choices: readonly Choice[]) => (
		<TileGroup name={name} legend={label} valueSelected={values[name] as string} onChange={(value) => set(name, String(value))}>
			{choices.map(([id, words]) => <RadioTile key={id} id={`${name}-${id}`} value={id}>{words}</RadioTile>)}
		</TileGroup>
	);
	const check = (name: string, label: string) => (
		<Checkbox id={name} labelText={label} checked={values[name] as boolean} onChange={(_, { checked }) => set(name, checked)} />
	);

	return (
		<Form onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
			<Accordion size="lg">
<AccordionItem open title="1. Applicant">
<div className="cols c4">
{text("legalFirst", "Legal first name")}
{text("middleInit", "M.I.", { maxLength: 1 })}
{text("legalLast", "Legal last name")}
{drop("nameSuffix", "Suffix", ["Jr.", "Sr.", "II", "III", "IV"])}
</div>
<div className="cols c3">
{text("goesBy", "Goes by")}
{date("born", "Date of birth")}
{text("birthplace", "Birthplace", { helperText: "City and country" })}
</div>
<div className="cols c3">
{text("email", "Email address", { type: "email", helperText: "All award letters are emailed." })}
{text("emailBackup", "Backup email address", { type: "email" })}
{text("mobile", "Mobile number", { type: "tel", placeholder: "555-555-5555" })}
</div>
<FormGroup legendText="Permanent address">
<div className="cols c2">
{text("permStreet", "Street")}
{text("permUnit", "Apt / unit")}
</div>
<div className="cols c4">
{text("permCity", "City")}
{combo("permState", "State", STATE_ITEMS)}
{text("permZip", "Zip")}
{num("permYears", "Years at this address")}
</div>
</FormGroup>
{drop("heardFrom", "How did you learn about our scholarships?", ["School counselor", "Friend or relative", "Newspaper", "Social media", "Foundation website"])}
</AccordionItem>
<AccordionItem open title="2. About you">
<p>Some donors restrict their funds. Your answers are matched with fund criteria and are not shown to reviewers.</p>
{tiles("citizen", "Citizenship", [["usc", "U.S. citizen"], ["usn", "U.S. national"], ["lpr", "Permanent resident"], ["daca", "DACA recipient"], ["other", "Other"]])}
<div className="cols c2">
{radios("gender", "Gender", [["f", "Female"], ["m", "Male"], ["n", "Nonbinary"], ["x", "Prefer not to say"]])}
{radios("latino", "Hispanic or Latino", YES_NO)}
</div>
<div className="cols c2">
{multi("race", "Racial background", ["American Indian or Alaska Native", "Asian", "Black or African American", "Middle Eastern or North African", "Native Hawaiian or Pacific Islander", "White"])}
{multi("spoken", "Languages you know", ["Arabic", "English", "French", "German", "Igbo", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese"])}
</div>
<div className="cols c2">
{drop("military", "Military affiliation", ["Not affiliated", "Active duty", "Veteran", "Child or spouse of service member"])}
{text("spouseName", "Name of your spouse, if married")}
</div>
</AccordionItem>
<AccordionItem open title="3. Academic record">
<div className="cols c3">
{text("schoolName", "High school")}
{text("schoolCity", "City of high school")}
{combo("schoolState", "State of high school", STATE_ITEMS)}
</div>
<div className="cols c3">
{drop("classYear", "Current grade", [["9", "Freshman"], ["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"]])}
{date("enrolledOn", "First enrolled on")}
{date("gradOn", "Expected graduation")}
</div>
<div className="cols c4">
{num("gpaU", "GPA (unweighted)", { max: 4, step: 0.01 })}
{num("gpaW", "GPA (weighted)", { max: 5, step: 0.01 })}
{num("rank", "Class rank")}
{num("classSize", "Class size")}
</div>
<div className="cols c4">
{num("satTotal", "SAT (combined)", { max: 1600 })}
{num("satMath", "SAT Math only", { max: 800 })}
{num("actComp", "ACT composite", { max: 36 })}
{num("toefl", "TOEFL", { max: 120 })}
</div>
<FormGroup legendText="Advanced Placement exams">
<div className="cols c3">
{combo("ap0Exam", "Exam 1", AP_EXAMS)}
{drop("ap0Score", "Score, exam 1", ["1", "2", "3", "4", "5"])}
{date("ap0Date", "Taken on, exam 1")}
</div>
<div className="cols c3">
{combo("ap1Exam", "Exam 2", AP_EXAMS)}
{drop("ap1Score", "Score, exam 2", ["1", "2", "3", "4", "5"])}
{date("ap1Date", "Taken on, exam 2")}
</div>
</FormGroup>
<FormGroup legendText="Three courses that challenged you">
<table className="grid"><thead><tr><th>Course title</th><th>Grade earned</th><th>Credit</th></tr></thead><tbody>
<tr><td>{text("course0Title", "Course 1 title", { hideLabel: true })}
</td><td>{text("course0Grade", "Course 1 grade earned", { hideLabel: true })}
</td><td>{num("course0Credit", "Course 1 credit", { hideLabel: true, step: 0.5 })}
</td></tr>
<tr><td>{text("course1Title", "Course 2 title", { hideLabel: true })}
</td><td>{text("course1Grade", "Course 2 grade earned", { hideLabel: true })}
</td><td>{num("course1Credit", "Course 2 credit", { hideLabel: true, step: 0.5 })}
</td></tr>
<tr><td>{text("course2Title", "Course 3 title", { hideLabel: true })}
</td><td>{text("course2Grade", "Course 3 grade earned", { hideLabel: true })}
</td><td>{num("course2Credit", "Course 3 credit", { hideLabel: true, step: 0.5 })}
</td></tr>
</tbody></table>
</FormGroup>
</AccordionItem>
<AccordionItem open title="4. College and career plans">
<div className="cols c2">
{combo("college", "College you plan to attend", ["College of the Siskiyous", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "University of Oregon", "University of Washington"])}
{combo("major", "Planned major", MAJORS)}
</div>
<div className="cols c3">
{drop("degree", "Highest degree you intend to earn", ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate or professional"])}
{drop("startYear", "Year you will start", ["2026", "2027", "2028"])}
{num("finishYear", "Year you expect to finish")}
</div>
<div className="cols c2">
{text("career", "Career goal")}
{radios("load", "Enrollment", [["full", "Full time"], ["part", "Part time"]])}
</div>
</AccordionItem>
<AccordionItem open title="5. Household">
<FormGroup legendText="Parent / guardian A">
<div className="cols c4">
{text("aName", "Full name")}
{text("aJob", "Occupation")}
{drop("aSchool", "Education", EDUCATION)}
{text("aPhone", "Daytime phone", { type: "tel" })}
</div>
</FormGroup>
<FormGroup legendText="Parent / guardian B">
<div className="cols c4">
{text("bName", "Full name")}
{text("bJob", "Occupation")}
{drop("bSchool", "Education", EDUCATION)}
{text("bPhone", "Daytime phone", { type: "tel" })}
</div>
</FormGroup>
<div className="cols c2">
{drop("marital", "Parents' marital status", ["Married", "Separated", "Divorced", "Widowed", "Never married"])}
{radios("firstGen", "First generation to attend college?", YES_NO)}
</div>
<div className="cols c4">
{num("income", "Annual household income (USD)")}
{num("sai", "Student Aid Index from your FAFSA")}
{num("dependents", "People your parents support")}
{radios("aid", "Do you receive financial aid?", YES_NO)}
</div>
<FormGroup legendText="Siblings">
<div className="cols c2">
{text("sib0Name", "Sibling 1 name")}
{num("sib0Age", "Sibling 1 age")}
</div>
<div className="cols c2">
{text("sib1Name", "Sibling 2 name")}
{num("sib1Age", "Sibling 2 age")}
</div>
</FormGroup>
</AccordionItem>
<AccordionItem open title="6. Activities and honors">
<FormGroup legendText="Activity 1">
<div className="cols c3">
{drop("act0Type", "Type", ACTIVITY_TYPES)}
{text("act0Org", "Organization")}
{text("act0Pos", "Position or office")}
</div>
<div className="cols c3">
{multi("act0Grades", "Grades active", ["Grade 9", "Grade 10", "Grade 11", "Grade 12"])}
{num("act0Hours", "Hours / week")}
{num("act0Weeks", "Weeks / year")}
</div>
{area("act0Note", "Describe your role", { maxCount: 200, enableCounter: true, rows: 2 })}
</FormGroup>
<FormGroup legendText="Activity 2">
<div className="cols c3">
{drop("act1Type", "Type", ACTIVITY_TYPES)}
{text("act1Org", "Organization")}
{text("act1Pos", "Position or office")}
</div>
<div className="cols c3">
{multi("act1Grades", "Grades active", ["Grade 9", "Grade 10", "Grade 11", "Grade 12"])}
{num("act1Hours", "Hours / week")}
{num("act1Weeks", "Weeks / year")}
</div>
{area("act1Note", "Describe your role", { maxCount: 200, enableCounter: true, rows: 2 })}
</FormGroup>
<FormGroup legendText="Honors">
<div className="cols c2">
{text("honor0", "Honor 1")}
{drop("honor0Year", "Year of honor 1", ["Freshman", "Sophomore", "Junior", "Senior"])}
</div>
{area("honor0Why", "What honor 1 was for", { rows: 2 })}
<div className="cols c2">
{text("honor1", "Honor 2")}
{drop("honor1Year", "Year of honor 2", ["Freshman", "Sophomore", "Junior", "Senior"])}
</div>
{area("honor1Why", "What honor 2 was for", { rows: 2 })}
</FormGroup>
</AccordionItem>
<AccordionItem open title="7. References and certification">
<p>We email a short form to the people you name here.</p>
<div className="cols c3">
{text("refName", "Reference: name")}
{text("refEmail", "Reference: email", { type: "email" })}
{drop("refRole", "Reference: how they know you", ["Teacher", "Employer", "Coach", "Clergy", "Mentor"])}
</div>
<div className="cols c2">
{text("counselorName", "Counselor")}
{text("counselorPhone", "Counselor's phone", { type: "tel" })}
</div>
{secret("ssn4", "Last four digits of your SSN")}
{check("photoRelease", "The Foundation may use my name and photograph in its publications.")}
{check("ferpa", "I authorize my school to release my transcript to the Foundation.")}
{text("signature", "Electronic signature")}
</AccordionItem>
			</Accordion>
			<Button type="submit">Submit application</Button>
		</Form>
	);
}

/** The library wants the same objects at each drawing. */
const kept = new Map<string, Item[]>();
function comboItems(name: string, choices: readonly (string | Choice)[]) {
	const items = kept.get(name) ?? asItems(choices);
	kept.set(name, items);
	return items;
}
const contains = ({ item, inputValue }: { item: Item; inputValue: string | null }) => item.text.toLowerCase().includes((inputValue ?? "").toLowerCase());

createRoot(document.querySelector("#root")!).render(
	<main>
		<header>
			<h1>Tidewater Community Foundation</h1>
			<p>One application for more than sixty scholarship funds. Your answers are matched with every fund for which you qualify.</p>
		</header>
		<Portal />
	</main>,
);

function shownIn(name: string) {
	const start = INITIAL[name];
	if (Array.isArray(start)) return [...document.querySelectorAll(`[data-chosen="${name}"] > *`)].map((tag) => tag.textContent!.trim());
	if (typeof start === "boolean") return document.querySelector<HTMLInputElement>(`#${name}`)!.checked;
	const radio = document.querySelector<HTMLInputElement>(`input[type=radio][name="${name}"]`);
	if (radio) {
		const on = document.querySelector<HTMLInputElement>(`input[type=radio][name="${name}"]:checked`);
		return on ? document.querySelector(`label[for="${on.id}"]`)!.textContent!.trim() : "";
	}
	const place = document.querySelector(`#${name}`)!;
	if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) return place.value;
	return place.querySelector(".cds--list-box__label")!.textContent!.trim();
}

Object.assign(window, {
	formState: () => ({ ...current, submitted }),
	formShown: () => Object.fromEntries(Object.keys(INITIAL).map((name) => [name, shownIn(name)])),
});
