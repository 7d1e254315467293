import { useState, type ReactNode } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select, { type StylesConfig } from "react-select";
import "./page.css";

type Option = { value: string; label: string };
const list = (text: string): Option[] => text.split("|").map((each) => ({ value: each, label: each }));
const pairs = (text: string): Option[] =>
	text.split("|").map((each) => ({ value: each.slice(0, each.indexOf("=")), label: each.slice(each.indexOf("=") + 1) }));

const STATES: Option[] =
	"AL,AK,AZ,AR,CA,CO,CT,DE,DC,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY"
		.split(",")
		.map((code) => ({ value: code, label: code }));
const STATE_NAMES = list(
	"Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming",
);
const CITIZEN = pairs("usc=United States citizen|usn=United States national|lpr=Lawful permanent resident|ref=Refugee or asylee|oth=None of the above");
const RACE = pairs(
	"aian=American Indian or Alaska Native|asian=Asian|black=Black or African American|nhpi=Native Hawaiian or Other Pacific Islander|white=White|other=Another race|none=Choose not to report",
);
const GRADE = pairs("10=10th (sophomore)|11=11th (junior)|12=12th (senior)|hs=High school graduate, not yet in college");
const YEARS = pairs("9=Grade 9|10=Grade 10|11=Grade 11|12=Grade 12");
const DEGREE = pairs("as=Associate's|bs=Bachelor's|ms=Master's|phd=Doctorate (Ph.D., Ed.D.)|md=Professional (M.D., D.V.M., J.D.)|und=Undecided");
const PARENT = pairs(
	"1=Less than high school|2=High school diploma or equivalent|3=Some college, no degree|4=Two-year degree or certificate|5=Four-year college degree|6=Master's degree|7=Doctoral or professional degree|9=Unknown",
);
const INCOME = pairs("1=Less than $20,000|2=$20,000 to $39,999|3=$40,000 to $59,999|4=$60,000 to $79,999|5=$80,000 to $99,999|6=$100,000 to $149,999|7=$150,000 or more|9=Choose not to report");
const AP = list(
	"Biology|Calculus AB|Calculus BC|Chemistry|Computer Science A|Computer Science Principles|English Language and Composition|English Literature and Composition|Environmental Science|European History|Human Geography|Macroeconomics|Microeconomics|Physics 1|Physics 2|Physics C: Mechanics|Precalculus|Psychology|Spanish Language and Culture|Statistics|United States Government and Politics|United States History|World History: Modern",
);
const SCORES = list("1|2|3|4|5");
const LABS = list("Aldrete Lab — plant pathology|Brandvold Lab — protein folding|Ito Lab — wearable sensors|Keough Lab — avian ecology|Sandoval Lab — soil microbiomes|Wexler Lab — computational neuroscience");

type Exam = { subject: string; score: string };
type Course = { title: string; grade: string; credits: string };
const blank = {
	first: "", mi: "", last: "", email: "", cell: "", address1: "", address2: "", city: "", state: "", zip: "", dob: null as Date | null,
	citizen: "", hispanic: "", race: [] as string[],
	school: "", schoolState: "", grade: "", finish: null as Date | null, gpa: "", university: "", major: "", career: "", degree: "",
	satMath: "", satMathDate: null as Date | null, act: "", psat: "", psatDate: null as Date | null,
	org: "", role: "", orgYears: [] as string[], orgHours: "", orgWeeks: "", orgWhat: "",
	p1First: "", p1Last: "", p1Degree: "", p2First: "", p2Last: "", p2Degree: "", firstGen: "", income: "",
	lab: "", why: "", emName: "", emPhone: "", recName: "", recEmail: "", agree: false, sign: "", signDate: null as Date | null,
	exams: [{ subject: "", score: "" }] as Exam[],
	courses: [{ title: "", grade: "", credits: "" }] as Course[],
};
type Values = typeof blank;
let held: Values = blank;
let submitted = false;
const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
	else places.delete(key);
};
const styles: StylesConfig<Option, boolean> = { menu: (base) => ({ ...base, zIndex: 15 }) };

const Row = ({ label, htmlFor, required, children }: { label: string; htmlFor?: string; required?: boolean; children: ReactNode }) => (
	<div className="form-group row">
		<label htmlFor={htmlFor} className="col-form-label">
			{label}
			{required && <span className="text-danger"> *</span>}
		</label>
		<div className="col-sm-8">{children}</div>
	</div>
);
const Help = ({ children }: { children: ReactNode }) => <small className="form-text text-muted">{children}</small>;

function Application() {
	const [values, setValues] = useState(blank);
	held = values;
	const set = <K extends keyof Values>(key: K, value: Values[K]) => setValues((all) => ({ ...all, [key]: value }));
	type Plain = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values];
	type Dated = "dob" | "finish" | "satMathDate" | "psatDate" | "signDate";

	const text = (key: Plain, more: Record<string, unknown> = {}) => (
		<div ref={at(key)}>
			<input id={key} name={key} className="form-control" value={values[key]} onChange={(event) => set(key, event.target.value)} {...more} />
		</div>
	);
	const area = (key: Plain, more: Record<string, unknown> = {}) => (
		<div ref={at(key)}>
			<textarea id={key} name={key} className="form-control" value={values[key]} onChange={(event) => set(key, event.target.value)} {...more} />
		</div>
	);
	const pick = (key: Plain, options: Option[], more: Record<string, unknown> = {}) => (
		<div ref={at(key)}>
			<Select<Option>
				options={options}
				styles={styles}
				value={options.find(({ value }) => value === values[key]) ?? null}
				onChange={(option) => set(key, option?.value ?? "")}
				{...more}
			/>
		</div>
	);
	const several = (key: "race" | "orgYears", options: Option[], more: Record<string, unknown> = {}) => (
		<div ref={at(key)}>
			<Select<Option, true>
				isMulti
				options={options}
				styles={styles}
				value={options.filter(({ value }) => values[key].includes(value))}
				onChange={(chosen) => set(key, chosen.map(({ value }) => value))}
				{...more}
			/>
		</div>
	);
	const day = (key: Dated, more: Record<string, unknown> = {}) => (
		<div ref={at(key)}>
			<DatePicker
				id={key}
				className="form-control"
				selected={values[key]}
				onChange={(date: Date | null) => set(key, date)}
				placeholderText="MM/DD/YYYY"
				dateFormat="MM/dd/yyyy"
				autoComplete="off"
				{...more}
			/>
		</div>
	);
	const yesNo = (key: "hispanic" | "firstGen") => (
		<div ref={at(key)}>
			{["Yes", "No"].map((answer) => (
				<div key={answer} className="form-check-inline">
					<input type="radio" id={`${key}${answer}`} name={key} value={answer} checked={values[key] === answer} onChange={() => set(key, answer)} />
					<label htmlFor={`${key}${answer}`}>{answer}</label>
				</div>
			))}
		</div>
	);
	const exam = (index: number, change: Partial<Exam>) =>
		set("exams", values.exams.map((each, place) => (place === index ? { ...each, ...change } : each)));
	const course = (index: number, change: Partial<Course>) =>
		set("courses", values.courses.map((each, place) => (place === index ? { ...each, ...change } : each)));

	return (
		<>
			<div className="navbar">Halvorsen University · Office of Undergraduate Research</div>
			<div className="container">
				<h1>Summer Science Research Apprenticeship (SSRA) 2027</h1>
				<p>
					SSRA places 24 rising and graduating high school students in faculty laboratories for seven weeks (June 21 – August 6, 2027). Apprentices receive a $2,800
					stipend, campus housing and two units of credit.
				</p>
				<div className="alert" role="alert">
					Applications close <strong>February 12, 2027 at 5:00 p.m. Pacific</strong>. The form cannot be saved, so have your transcript and score reports in front of you.
					Fields marked <span className="text-danger">*</span> are required.
				</div>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<h2>1. Applicant information</h2>
					<Row label="First name" htmlFor="first" required>{text("first")}</Row>
					<Row label="Middle initial" htmlFor="mi">{text("mi", { maxLength: 2, style: { width: 70 } })}</Row>
					<Row label="Last name" htmlFor="last" required>{text("last")}</Row>
					<Row label="Personal e-mail" htmlFor="email" required>
						{text("email", { type: "email" })}
						<Help>Please do not give a school-issued address. Many districts block messages from outside.</Help>
					</Row>
					<Row label="Cell phone" htmlFor="cell" required>{text("cell", { type: "tel", placeholder: "(xxx) xxx-xxxx" })}</Row>
					<Row label="Mailing address" required>
						{text("address1", { placeholder: "Street or P.O. box" })}
						<div style={{ marginTop: 8 }}>{text("address2", { placeholder: "Apartment, suite, c/o" })}</div>
						<div className="form-row" style={{ marginTop: 8 }}>
							<div className="form-group">{text("city", { placeholder: "City" })}</div>
							<div className="form-group narrow">{pick("state", STATES, { placeholder: "State", name: "state", "aria-label": "State" })}</div>
							<div className="form-group narrow">{text("zip", { placeholder: "ZIP" })}</div>
						</div>
					</Row>
					<Row label="Date of birth" htmlFor="dob" required>
						{day("dob", { showYearDropdown: true, showMonthDropdown: true, dropdownMode: "select", maxDate: new Date(2013, 0, 1) })}
						<Help>Apprentices must be at least 16 on the first day of the program. State law; no exceptions.</Help>
					</Row>

					<h2>2. Eligibility and demographics</h2>
					<p>SSRA is supported by federal training funds. The sponsor asks us to report the information below in aggregate.</p>
					<Row label="Citizenship" htmlFor="citizen" required>{pick("citizen", CITIZEN, { inputId: "citizen", classNamePrefix: "select" })}</Row>
					<Row label="Are you Hispanic or Latino?">{yesNo("hispanic")}</Row>
					<Row label="Race (select all that apply)" htmlFor="race">{several("race", RACE, { inputId: "race", classNamePrefix: "select", closeMenuOnSelect: false })}</Row>

					<h2>3. Education</h2>
					<Row label="High school" htmlFor="school" required>{text("school")}</Row>
					<Row label="State where the high school is located">{pick("schoolState", STATE_NAMES, { placeholder: "Start typing…" })}</Row>
					<Row label="Grade level, 2026–27 academic year" htmlFor="gradeNow" required>{pick("grade", GRADE, { inputId: "gradeNow" })}</Row>
					<Row label="High school graduation (month/year)" htmlFor="finish" required>
						{day("finish", { dateFormat: "MM/yyyy", showMonthYearPicker: true, placeholderText: "MM/YYYY" })}
					</Row>
					<Row label="Unweighted GPA, 4-point scale" htmlFor="gpa" required>{text("gpa", { type: "number", step: "0.01" })}</Row>
					<Row label="College or university you expect to enter" htmlFor="university">
						{text("university")}
						<Help>Seniors only. Leave blank if undecided.</Help>
					</Row>
					<Row label="Anticipated field of study" htmlFor="major">{text("major")}</Row>
					<Row label="Career goal" htmlFor="career">{text("career", { placeholder: "e.g., research chemist, physician, teacher" })}</Row>
					<Row label="Highest degree sought">{pick("degree", DEGREE)}</Row>

					<h2>4. Test scores</h2>
					<p>Report only what you have taken. Scores help us place apprentices in laboratories that use a good deal of mathematics; there is no minimum.</p>
					<Row label="SAT Math, highest section score" htmlFor="satMath">{text("satMath", { type: "number" })}</Row>
					<Row label="Test date of that score" htmlFor="satMathDate">{day("satMathDate")}</Row>
					<Row label="PSAT/NMSQT total" htmlFor="psat">{text("psat", { type: "number" })}</Row>
					<Row label="PSAT/NMSQT test date" htmlFor="psatDate">{day("psatDate")}</Row>
					<Row label="ACT superscore, if any" htmlFor="act">{text("act", { type: "number" })}</Row>
					<p><strong>Advanced Placement examinations taken</strong></p>
					<table className="table">
						<thead><tr><th>AP exam</th><th style={{ width: 160 }}>Score</th><th style={{ width: 90 }} /></tr></thead>
						<tbody>
							{values.exams.map((each, index) => (
								<tr key={index}>
									<td ref={at(`exams.${index}.subject`)}>
										<Select<Option> options={AP} styles={styles} placeholder="Select exam…" value={AP.find(({ value }) => value === each.subject) ?? null} onChange={(option) => exam(index, { subject: option?.value ?? "" })} />
									</td>
									<td ref={at(`exams.${index}.score`)}>
										<Select<Option> options={SCORES} styles={styles} isSearchable={false} placeholder="—" value={SCORES.find(({ value }) => value === each.score) ?? null} onChange={(option) => exam(index, { score: option?.value ?? "" })} />
									</td>
									<td>
										<button type="button" className="btn-link" onClick={() => set("exams", values.exams.filter((_, place) => place !== index))}>Remove</button>
									</td>
								</tr>
							))}
						</tbody>
					</table>
					<button type="button" className="btn" onClick={() => set("exams", [...values.exams, { subject: "", score: "" }])}>Add another exam</button>

					<h2>5. College courses completed</h2>
					<p>Include dual enrollment and summer courses taken for college credit. Do not include AP courses.</p>
					{values.courses.map((each, index) => (
						<div key={index} className="card">
							<div className="card-header">
								<span>Course {index + 1}</span>
								<button type="button" className="btn-link" onClick={() => set("courses", values.courses.filter((_, place) => place !== index))}>Remove</button>
							</div>
							<div className="card-body form-row">
								<div className="form-group" ref={at(`courses.${index}.title`)}>
									<label htmlFor={`course-title-${index}`}>Title</label>
									<input id={`course-title-${index}`} className="form-control" value={each.title} onChange={(event) => course(index, { title: event.target.value })} />
								</div>
								<div className="form-group narrow" ref={at(`courses.${index}.grade`)}>
									<label htmlFor={`course-grade-${index}`}>Final grade</label>
									<input id={`course-grade-${index}`} className="form-control" value={each.grade} onChange={(event) => course(index, { grade: event.target.value })} />
								</div>
								<div className="form-group narrow" ref={at(`courses.${index}.credits`)}>
									<label htmlFor={`course-units-${index}`}>Units</label>
									<input id={`course-units-${index}`} className="form-control" value={each.credits} onChange={(event) => course(index, { credits: event.target.value })} />
								</div>
							</div>
						</div>
					))}
					<button type="button" className="btn" onClick={() => set("courses", [...values.courses, { title: "", grade: "", credits: "" }])}>Add a course</button>

					<h2>6. Environmental or field experience</h2>
					<p>
						Several of our laboratories work outdoors. Tell us about one environmental group, monitoring project or similar activity in which you have taken part. Paid work
						and clubs unrelated to the environment should be left to your teacher's letter.
					</p>
					<Row label="Group or project" htmlFor="org">{text("org")}</Row>
					<Row label="Your position" htmlFor="role">{text("role")}</Row>
					<Row label="School years in which you took part" htmlFor="orgYears">{several("orgYears", YEARS, { inputId: "orgYears" })}</Row>
					<Row label="Time commitment">
						<div className="form-row">
							<div className="form-group">
								<label htmlFor="orgHours">Hours per week</label>
								{text("orgHours", { type: "number" })}
							</div>
							<div className="form-group">
								<label htmlFor="orgWeeks">Weeks per year</label>
								{text("orgWeeks", { type: "number" })}
							</div>
						</div>
					</Row>
					<Row label="What you did" htmlFor="orgWhat">{area("orgWhat", { maxLength: 500 })}<Help>500 characters.</Help></Row>

					<h2>7. Family background</h2>
					{([["p1First", "p1Last", "p1Degree"], ["p2First", "p2Last", "p2Degree"]] as const).map(([first, last, degree], index) => (
						<div key={first} className="card">
							<div className="card-header">Parent or legal guardian #{index + 1}</div>
							<div className="card-body">
								<div className="form-row">
									<div className="form-group"><label htmlFor={first}>First name</label>{text(first)}</div>
									<div className="form-group"><label htmlFor={last}>Last name</label>{text(last)}</div>
								</div>
								<div className="form-group">
									<label>Highest level of schooling completed</label>
									{pick(degree, PARENT, { classNamePrefix: "select", menuPlacement: "auto" })}
								</div>
							</div>
						</div>
					))}
					<Row label="Are you a first-generation college student? (Neither parent holds a bachelor's degree.)">{yesNo("firstGen")}</Row>
					<Row label="Annual household income">{pick("income", INCOME, { placeholder: "Select range" })}</Row>

					<h2>8. Placement</h2>
					<Row label="Laboratory of first choice" htmlFor="lab">{pick("lab", LABS, { inputId: "lab", isClearable: true })}</Row>
					<Row label="In 300 words, what question would you want that laboratory to help you answer, and why?" htmlFor="why" required>{area("why")}</Row>

					<h2>9. People we may contact</h2>
					<Row label="Science or mathematics teacher writing on your behalf" htmlFor="recName" required>{text("recName", { placeholder: "Name" })}</Row>
					<Row label="Teacher's e-mail" htmlFor="recEmail" required>{text("recEmail", { type: "email" })}</Row>
					<Row label="Emergency contact other than a parent" htmlFor="emName">{text("emName", { placeholder: "Full name" })}</Row>
					<Row label="Emergency contact's phone" htmlFor="emPhone">{text("emPhone", { type: "tel" })}</Row>

					<h2>10. Certification</h2>
					<div ref={at("agree")} className="row">
						<input type="checkbox" id="agree" checked={values.agree} onChange={(event) => set("agree", event.target.checked)} />
						<label htmlFor="agree">
							I certify that the statements above are complete and accurate and that I may be dismissed from SSRA if they are found not to be.
						</label>
					</div>
					<Row label="Electronic signature" htmlFor="sign" required>{text("sign")}</Row>
					<Row label="Date signed" htmlFor="signDate" required>{day("signDate")}</Row>
					<button type="submit" className="btn">Submit application</button>
				</form>
			</div>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

const two = (number: number) => String(number).padStart(2, "0");
const posted = (key: string, value: unknown) =>
	value === null ? "" : value instanceof Date ? [value.getFullYear(), two(value.getMonth() + 1), ...(key === "finish" ? [] : [two(value.getDate())])].join("-") : value;
function flat() {
	const { exams, courses, ...rest } = held;
	const all: [string, unknown][] = Object.entries(rest).map(([key, value]) => [key, posted(key, value)]);
	exams.forEach((each, index) => Object.entries(each).forEach(([key, value]) => all.push([`exams.${index}.${key}`, value])));
	courses.forEach((each, index) => Object.entries(each).forEach(([key, value]) => all.push([`courses.${index}.${key}`, value])));
	return Object.fromEntries(all);
}
function read(key: string) {
	const place = places.get(key);
	if (!place) return "";
	if (key === "race" || key === "orgYears") return [...place.querySelectorAll("[class*=multiValue] > :first-child, [class*=multi-value__label]")].map((each) => each.textContent).filter((each, index, all) => all.indexOf(each) === index);
	const box = place.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	if (place.querySelector("input[type=radio]")) return place.querySelector("input:checked")?.nextElementSibling?.textContent ?? "";
	const text = place.querySelector<HTMLInputElement>("input.form-control, textarea");
	return text ? text.value : (place.querySelector("[class*=singleValue], [class*=single-value]")?.textContent ?? "");
}
Object.assign(window, {
	formState: () => ({ ...flat(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, read(key)])),
});
