import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import "react-datepicker/dist/react-datepicker.css";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; label: string };
const same = (...texts: string[]): Option[] => texts.map((text) => ({ value: text, label: text }));
const YES_NO = same("Yes", "No");

const GENDER = same("Female", "Male", "Non-binary", "Prefer not to say");
const CITIZENSHIP = [
	{ value: "1", label: "U.S. Citizen" },
	{ value: "2", label: "Permanent Resident" },
	{ value: "3", label: "Refugee/Asylee" },
	{ value: "4", label: "Other" },
];
const STATE = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY = same("United States", "Canada", "China", "Congo", "El Salvador", "Guatemala", "Honduras", "Mexico", "Niger", "Nigeria", "Peru", "Philippines", "Ukraine", "Other");
const LANGUAGE = same("English", "Spanish", "Arabic", "French", "Igbo", "Mam", "Russian", "Somali", "Swahili", "Ukrainian", "Vietnamese", "Other");
const RACE = [
	{ value: "AI", label: "American Indian or Alaskan Native" },
	{ value: "AS", label: "Asian" },
	{ value: "BL", label: "Black or African American" },
	{ value: "PI", label: "Native Hawaiian or Pacific Islander" },
	{ value: "WH", label: "White" },
];
const SCHOOL = same("Ashland High School", "Ashland Valley High School", "Crater High School", "Eagle Point High School", "Phoenix High School", "South Medford High School", "Other");
const GRADE = [
	{ value: "9", label: "9th" },
	{ value: "10", label: "10th" },
	{ value: "11", label: "11th" },
	{ value: "12", label: "12th" },
];
const LEVEL = [
	{ value: "a", label: "Less than high school" },
	{ value: "b", label: "High school diploma/GED" },
	{ value: "c", label: "Some college, no degree" },
	{ value: "d", label: "Associate's degree (2-year)" },
	{ value: "e", label: "Bachelor's degree (4-year)" },
	{ value: "f", label: "Master's degree or higher" },
];
const LIVES_WITH = same("Both parents", "Mother", "Father", "Mother and stepfather", "Father and stepmother", "Guardian", "Foster family", "Other");
const MARITAL = same("Married", "Divorced", "Separated", "Never married", "Widowed");
const INCOME = [
	{ value: "A", label: "Less than $25,000" },
	{ value: "B", label: "$25,000 to $44,999" },
	{ value: "C", label: "$45,000 to $64,999" },
	{ value: "D", label: "$65,000 to $84,999" },
	{ value: "E", label: "$85,000 or more" },
];
const COLLEGE = same("Oregon Institute of Technology", "Oregon State University", "Portland State University", "Reed College", "Rogue Community College", "Southern Oregon University", "University of Oregon");
const DEGREE = same("Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate", "I don't know yet");
const EXAM = same("AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Spanish Language", "AP US Government", "AP US History", "AP World History");
const SCORE = same("1", "2", "3", "4", "5");
const ACTIVITY = same("Academic club", "Art", "Clubs/organizations", "Community service", "Debate", "Environmental club or project", "Job (paid)", "Leadership", "Music", "Religious activity", "Sports");
const RELATION = same("Mother", "Father", "Step-parent", "Grandparent", "Aunt/Uncle", "Guardian", "Foster parent");

const rows = (prefix: string, count: number, names: string) => Array.from({ length: count }, (_, row) => names.split(" ").map((name) => `${prefix}${row + 1}.${name}`)).flat();
const KEYS = [
	..."first middle last nickname studentId gender birth citizenship address address2 city zip state mailing cell email ssn hispanic race home bornIn bornCity yearsUS".split(" "),
	..."school otherSchool grade graduation gpa gpaWeighted rank size satEnglish satMath satDate act actDate psat".split(" "),
	...rows("exam", 2, "name score"),
	...rows("class", 2, "name grade"),
	...rows("college", 1, "name grade"),
	..."collegeYesNo trio trioWhich schools major career degree favorite words".split(" "),
	..."livesWith marital".split(" "),
	...rows("contact", 2, "relation first last job level"),
	..."bachelors household".split(" "),
	...rows("sib", 2, "name age"),
	..."income waiver".split(" "),
	...rows("act", 2, "kind org role grades hours weeks about"),
	...rows("honor", 2, "title grade"),
	..."teacher1 teacher2 counselorName counselorEmail emergencyName emergencyRelation emergencyPhone referred".split(" "),
	..."release studentSignature parentSignature".split(" "),
];
const MANY = ["race", "home", "schools", "act1.grades", "act2.grades"];
/** The form builder numbers its boxes. */
const idOf = (key: string) => `input_${KEYS.indexOf(key) + 11}`;

type Value = string | boolean | Option | readonly Option[] | Date | null;
const holders: Record<string, HTMLElement | null> = {};
const kinds: Record<string, "text" | "box" | "pick" | "picks" | "date"> = {};

function Application() {
	const [values, setValues] = useState<Record<string, Value>>({});
	const [submitted, setSubmitted] = useState(false);
	const put = (key: string, value: Value) => setValues((before) => ({ ...before, [key]: value }));

	window.formState = () => ({ ...Object.fromEntries(KEYS.map((key) => [key, plain(key, values[key])])), submitted });

	const hold = (key: string) => (element: HTMLElement | null) => {
		holders[key] = element;
	};
	const text = (key: string, more: { placeholder?: string; type?: string; width?: number; maxLength?: number } = {}) => {
		kinds[key] = "text";
		const { width, type = "text", ...rest } = more;
		return <input ref={hold(key)} id={idOf(key)} type={type} style={{ width }} value={(values[key] as string) ?? ""} onChange={(event) => put(key, event.target.value)} {...rest} />;
	};
	const area = (key: string) => {
		kinds[key] = "text";
		return <textarea ref={hold(key)} id={idOf(key)} rows={2} value={(values[key] as string) ?? ""} onChange={(event) => put(key, event.target.value)} />;
	};
	const pick = (key: string, options: Option[], more: { placeholder?: string; isClearable?: boolean } = {}) => {
		kinds[key] = "pick";
		return (
			<div ref={hold(key)} className="pick">
				<Select inputId={idOf(key)} options={options} value={(values[key] as Option) ?? null} onChange={(option) => put(key, option)} {...more} />
			</div>
		);
	};
	const picks = (key: string, options: Option[]) => {
		kinds[key] = "picks";
		return (
			<div ref={hold(key)} className="pick">
				<Select isMulti inputId={idOf(key)} options={options} value={(values[key] as Option[]) ?? []} onChange={(chosen) => put(key, chosen)} />
			</div>
		);
	};
	const date = (key: string, more: { month?: boolean } = {}) => {
		kinds[key] = "date";
		return (
			<div ref={hold(key)} className="date">
				<DatePicker
					id={idOf(key)}
					selected={(values[key] as Date) ?? null}
					onChange={(day: Date | null) => put(key, day)}
					dateFormat={more.month ? "MM/yyyy" : "MM/dd/yyyy"}
					showMonthYearPicker={more.month}
					showMonthDropdown
					showYearDropdown
					dropdownMode="select"
					placeholderText={more.month ? "MM/YYYY" : "MM/DD/YYYY"}
				/>
			</div>
		);
	};
	const line = (key: string, label: ReactNode, control: ReactNode, note?: string) => (
		<div className="line">
			<label htmlFor={idOf(key)}>{label}</label>
			<div>
				{control}
				{note && <small>{note}</small>}
			</div>
		</div>
	);
	const star = <sup title="required">*</sup>;

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				setSubmitted(true);
			}}
		>
			<h1>TRIO Educational Talent Search &amp; Senior Questionnaire</h1>
			<p>
				The information you provide on this application is for eligibility purposes only. TRIO ETS is federally funded. This program is provided at no cost to the participants or
				their families. Your answers to the senior questionnaire also help your counselor write your letter of recommendation: the more detailed your answer, the better your
				letter!
			</p>

			<section>
				<h2>Applicant Information</h2>
				{line("first", <>First Name {star}</>, text("first"))}
				{line("middle", "Middle Name", text("middle"))}
				{line("last", <>Last Name {star}</>, text("last"))}
				{line("nickname", "Nickname", text("nickname"))}
				{line("studentId", "ID #", text("studentId", { width: 140 }), "Six digits, on your school card")}
				{line("gender", <>Gender {star}</>, pick("gender", GENDER))}
				{line("birth", <>Date of Birth {star}</>, date("birth"))}
				{line("citizenship", <>Applicants Citizenship {star}</>, pick("citizenship", CITIZENSHIP))}
				{line("address", <>Address {star}</>, text("address"))}
				{line("address2", "Address 2", text("address2"))}
				{line("city", <>City {star}</>, text("city"))}
				{line("zip", <>Zip Code {star}</>, text("zip", { width: 110 }))}
				{line("state", <>State {star}</>, pick("state", STATE))}
				{line("mailing", "Mailing address, if it is not the one above", text("mailing"))}
				{line("cell", "Applicant Cell Phone", text("cell", { type: "tel" }))}
				{line("email", <>Email {star}</>, text("email", { type: "email" }))}
				{line("ssn", "Social Security Number", text("ssn", { maxLength: 11 }))}
			</section>

			<section>
				<h2>Cultural Background Information</h2>
				{line("hispanic", <>Ethnic (Hispanic) {star}</>, pick("hispanic", [{ value: "1", label: "Yes" }, { value: "2", label: "No" }]))}
				{line("race", "Race/Ethnicity: (check all that apply)", picks("race", RACE))}
				{line("home", "Language(s) spoken at home", picks("home", LANGUAGE))}
				<div className="line">
					<span>What country were you born in, and in what city?</span>
					<div className="pair">
						{pick("bornIn", COUNTRY, { placeholder: "Country" })}
						{text("bornCity", { placeholder: "City" })}
					</div>
				</div>
				{line("yearsUS", "If not the US, how many years have you been in the US?", <>{text("yearsUS", { width: 60 })} years</>)}
			</section>

			<section>
				<h2>Academic Information</h2>
				{line("school", <>Current School {star}</>, pick("school", SCHOOL))}
				{line("otherSchool", "If you answered Other, Explain", text("otherSchool"))}
				{line("grade", <>Grade for 2026-2027 Academic Year {star}</>, pick("grade", GRADE))}
				{line("graduation", "Month and year you will finish high school", date("graduation", { month: true }))}
				<div className="line">
					<span>Cumulative grade point average</span>
					<div className="pair">
						<label>
							Unweighted {text("gpa", { width: 70 })}
						</label>
						<label>
							Weighted {text("gpaWeighted", { width: 70 })}
						</label>
					</div>
				</div>
				<div className="line">
					<span>Class rank</span>
					<div>
						{text("rank", { width: 60 })} out of {text("size", { width: 60 })}
					</div>
				</div>
				<table>
					<thead>
						<tr>
							<th>Test</th>
							<th>Score</th>
							<th>Date taken</th>
						</tr>
					</thead>
					<tbody>
						<tr>
							<td>SAT, Reading and Writing</td>
							<td>{text("satEnglish", { width: 70 })}</td>
							<td />
						</tr>
						<tr>
							<td>SAT, Math</td>
							<td>{text("satMath", { width: 70 })}</td>
							<td>{date("satDate")}</td>
						</tr>
						<tr>
							<td>ACT composite</td>
							<td>{text("act", { width: 70 })}</td>
							<td>{date("actDate")}</td>
						</tr>
						<tr>
							<td>PSAT</td>
							<td>{text("psat", { width: 70 })}</td>
							<td />
						</tr>
					</tbody>
				</table>
				<h3>AP exams you have taken</h3>
				{[1, 2].map((n) => (
					<div className="pair" key={n}>
						{pick(`exam${n}.name`, EXAM, { placeholder: "Exam" })}
						{pick(`exam${n}.score`, SCORE, { placeholder: "Score" })}
					</div>
				))}
				<h3>Two of your high school classes and the grade you earned</h3>
				{[1, 2].map((n) => (
					<div className="pair" key={n}>
						{text(`class${n}.name`, { placeholder: "Class" })}
						{text(`class${n}.grade`, { placeholder: "Grade earned" })}
					</div>
				))}
				{line("collegeYesNo", "Did you take college courses while in high school?", pick("collegeYesNo", YES_NO))}
				<div className="line">
					<span>If yes, name one college course and the grade you earned</span>
					<div className="pair">
						{text("college1.name")}
						{text("college1.grade", { width: 70 })}
					</div>
				</div>
				{line("trio", "Have you participated in another TRIO Program or similar support program?", pick("trio", YES_NO))}
				{line("trioWhich", "If yes, please specify", text("trioWhich"))}
			</section>

			<section>
				<h2>Step 1: List of Schools</h2>
				<p>
					<label htmlFor={idOf("schools")}>List of schools being applied to requiring a letter of recommendation. If a school is not in the list, type its name and press Enter.</label>
				</p>
				<div ref={hold("schools")} className="pick">
					<CreatableSelect isMulti inputId={idOf("schools")} options={COLLEGE} value={(values.schools as Option[]) ?? []} onChange={(chosen) => put("schools", chosen)} />
				</div>
				{line(
					"major",
					"What major would you like to pursue in college?",
					<div ref={hold("major")} className="pick">
						<CreatableSelect inputId={idOf("major")} options={same(...MAJORS)} value={(values.major as Option) ?? null} onChange={(option) => put("major", option)} />
					</div>,
				)}
				{line("career", "What are your personal career goals?", text("career"))}
				{line("degree", "Highest degree you plan to earn", pick("degree", DEGREE))}
			</section>

			<section>
				<h2>Step 2: Family Background Information</h2>
				{line("livesWith", "Student Lives With", pick("livesWith", LIVES_WITH))}
				{line("marital", "Your parents are", pick("marital", MARITAL))}
				{[1, 2].map((n) => (
					<fieldset key={n}>
						<legend>
							Contact {n} (parent or guardian {n})
						</legend>
						{line(`contact${n}.relation`, `Contact ${n}: Relationship to Student`, pick(`contact${n}.relation`, RELATION, { isClearable: true }))}
						<div className="line">
							<span>Contact {n}: Name</span>
							<div className="pair">
								{text(`contact${n}.first`, { placeholder: "First" })}
								{text(`contact${n}.last`, { placeholder: "Last" })}
							</div>
						</div>
						{line(`contact${n}.job`, "What does this person do for a living?", text(`contact${n}.job`))}
						{line(`contact${n}.level`, "Education Level", pick(`contact${n}.level`, LEVEL))}
					</fieldset>
				))}
				{line("bachelors", "Did either of your biological parents complete a 4 year Bachelors Degree?", pick("bachelors", YES_NO))}
				{line("household", "Number of people in the household", text("household", { width: 60 }))}
				<h3>Names and ages of your siblings</h3>
				{[1, 2].map((n) => (
					<div className="pair" key={n}>
						{text(`sib${n}.name`, { placeholder: "Name" })}
						{text(`sib${n}.age`, { placeholder: "Age", width: 70 })}
					</div>
				))}
				{line("income", "Annual income of the household", pick("income", INCOME))}
				{line("waiver", "Will you be asking colleges to waive the application fee?", pick("waiver", YES_NO))}
			</section>

			<section>
				<h2>Step 3: Short Essays</h2>
				{line("words", "What are three words that best describe you?", text("words"))}
				{line("favorite", "What has been your favorite class? Why?", area("favorite"))}
			</section>

			<section>
				<h2>Step 4: Activities Resume</h2>
				<p>List school activities (sports, clubs, leadership roles...). Also, list activities outside of school, volunteering, and jobs. Give the two that mean the most first.</p>
				{[1, 2].map((n) => (
					<fieldset key={n}>
						<legend>{n}.</legend>
						{line(`act${n}.kind`, "Activity", pick(`act${n}.kind`, ACTIVITY))}
						{line(`act${n}.org`, "Name of group or workplace", text(`act${n}.org`))}
						{line(`act${n}.role`, "Leadership role or job held", text(`act${n}.role`))}
						{line(`act${n}.grades`, "Grades participated", picks(`act${n}.grades`, GRADE))}
						<div className="line">
							<span>Time</span>
							<div>
								{text(`act${n}.hours`, { width: 50 })} hours per week, {text(`act${n}.weeks`, { width: 50 })} weeks per year
							</div>
						</div>
						{line(`act${n}.about`, "Tell us what you did", area(`act${n}.about`))}
					</fieldset>
				))}
				<h3>Awards/accomplishments</h3>
				{[1, 2].map((n) => (
					<div className="pair" key={n}>
						{text(`honor${n}.title`, { placeholder: "Award" })}
						{pick(`honor${n}.grade`, GRADE, { placeholder: "Grade" })}
					</div>
				))}
			</section>

			<section>
				<h2>People who can speak for you</h2>
				<div className="line">
					<span>Name the teachers that know you the best.</span>
					<div className="pair">
						{text("teacher1")}
						{text("teacher2")}
					</div>
				</div>
				{line("counselorName", "Counselor", text("counselorName"))}
				{line("counselorEmail", "Counselor's Email", text("counselorEmail"))}
				{line("emergencyName", <>Emergency Contact Name {star}</>, text("emergencyName"), "Someone other than your parent or guardian")}
				{line("emergencyRelation", "Relationship of Contact to You", text("emergencyRelation"))}
				{line("emergencyPhone", <>Emergency Contact Phone Number {star}</>, text("emergencyPhone"))}
				{line("referred", "If you were referred to TRIO, please indicate the individual's name and title", text("referred"))}
			</section>

			<section>
				<h2>Release</h2>
				<label className="tick">
					<input
						ref={(element) => {
							hold("release")(element);
							kinds.release = "box";
						}}
						type="checkbox"
						id={idOf("release")}
						checked={values.release === true}
						onChange={(event) => put("release", event.target.checked)}
					/>{" "}
					By requesting a letter of recommendation from your counselor you are agreeing to our release of information regarding your academic and personal activities to requested
					parties.
				</label>
				{line("studentSignature", "Student Signature", text("studentSignature"))}
				{line("parentSignature", "Parent/Guardian Signature", text("parentSignature"))}
			</section>
			<button type="submit">Send my application</button>
		</form>
	);
}
kinds.major = "pick";
kinds.schools = "picks";

const two = (number: number) => String(number).padStart(2, "0");
function plain(key: string, value: Value | undefined) {
	if (value instanceof Date) {
		const month = `${value.getFullYear()}-${two(value.getMonth() + 1)}`;
		return key === "graduation" ? month : `${month}-${two(value.getDate())}`;
	}
	if (Array.isArray(value)) return value.map((option: Option) => option.value);
	if (value && typeof value === "object") return (value as Option).value;
	return value ?? (key === "release" ? false : MANY.includes(key) ? [] : "");
}

function read(key: string): unknown {
	const element = holders[key] as HTMLElement;
	const textsOf = (label: string) => [...element.querySelectorAll(`[class*="-${label}"]`)].map((each) => each.textContent);
	switch (kinds[key]) {
		case "box":
			return (element as HTMLInputElement).checked;
		case "pick":
			return textsOf("singleValue")[0] ?? "";
		case "picks":
			return textsOf("multiValue");
		case "date":
			return element.querySelector("input")?.value;
		default:
			return (element as HTMLInputElement).value;
	}
}

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}
window.formShown = () => Object.fromEntries(KEYS.map((key) => [key, read(key)]));

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
