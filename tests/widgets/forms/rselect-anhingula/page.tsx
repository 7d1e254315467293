import { type FormEvent, type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; label: string };
const plain = (list: string[]): Option[] => list.map((each) => ({ value: each, label: each }));
const states: Option[] = STATES.map(([value, label]) => ({ value, label }));
const LISTS: Record<string, Option[]> = {
	state: states,
	hsState: states,
	citizenCountry: plain(COUNTRIES),
	citizenship: plain(["U.S. citizen", "Dual U.S. citizen", "U.S. permanent resident", "U.S. refugee or asylee", "Other (non-U.S.) citizen"]),
	race: plain(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]),
	religion: plain(["Baptist", "Catholic", "Episcopal", "Hindu", "Jewish", "Lutheran", "Muslim", "Presbyterian", "United Methodist", "None"]),
	firstLanguage: plain(["Arabic", "Chinese", "English", "French", "German", "Korean", "Spanish", "Vietnamese"]),
	term: [{ value: "FA27", label: "Fall 2027" }, { value: "SP28", label: "Spring 2028" }, { value: "FA28", label: "Fall 2028" }],
	plan: plain(["Early Action (November 15)", "Regular Decision (February 1)"]),
	major: plain([...MAJORS.slice(0, 14), "Media and Film Studies", ...MAJORS.slice(14)]),
	career: plain(["Dentistry", "Engineering (dual degree)", "Environmental Studies", "Law", "Ministry", "Medicine", "Physical Therapy", "Veterinary Medicine"]),
	interests: plain(["Band", "Baseball", "Basketball", "Choir", "Cross Country", "Debate", "Golf", "Greek Life", "Lacrosse", "Mock Trial", "Soccer", "Student Government", "Swimming", "Tennis", "Theatre", "Track & Field", "Volleyball"]),
	heard: plain(["Alumnus/Alumna", "College fair", "Guidance counselor", "Mailing", "Web site"]),
	p1Education: plain(["Some grade school", "Completed grade school", "Some high school", "Completed high school", "Technical school", "Some college", "Completed college", "Graduate school"]),
	p2Education: plain(["Some grade school", "Completed grade school", "Some high school", "Completed high school", "Technical school", "Some college", "Completed college", "Graduate school"]),
	marital: plain(["Never married", "Married", "Civil union/domestic partners", "Separated", "Divorced", "Widowed"]),
	colleges: plain(["Agnes Scott College", "Centre College", "Millsaps College", "Rhodes College", "Sewanee", "Wofford College"]),
	prompt: plain(["Topic A: A book that changed your mind", "Topic B: A problem in your community", "Topic C: The purpose of a liberal-arts education"]),
	apSubject: plain(["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "European History", "Physics 1", "Physics C", "Psychology", "Spanish Language", "Statistics", "U.S. Government", "U.S. History", "World History"].map((each) => `AP ${each}`)),
	apScore: plain(["5", "4", "3", "2", "1"]),
	honorGrade: plain(["9", "10", "11", "12"]),
	actGrades: plain(["9", "10", "11", "12"]),
};
const DATES = ["dob", "hsGrad", "actDate", "satDate", "sigDate"];
const TEXTS = [
	"last", "first", "middle", "preferred", "street", "city", "zip", "county", "phone", "cell", "email", "visa", "otherLanguages", "ssn",
	"hsName", "hsCity", "ceeb", "rankSize", "gpaU", "gpaW", "counselor", "counselorEmail", "college", "collegeDates",
	"act", "actEh", "actMa", "actRead", "actSci", "sat", "satCr", "satMath", "satWriting",
	"p1Name", "p1Occupation", "p1Employer", "p1Email", "p1College", "p2Name", "p2Occupation", "p2Employer", "p2Email", "p2College",
	"alumni", "ref1Name", "ref1Position", "ref2Name", "ref2Position", "essay", "signature",
];
const MULTI = ["race", "career", "interests", "heard", "colleges"];
const SINGLE = ["state", "hsState", "citizenCountry", "citizenship", "religion", "firstLanguage", "term", "plan", "major", "p1Education", "p2Education", "marital", "prompt"];
const RADIOS = ["sex", "hispanic", "aid", "housing", "ib", "p1Living", "p2Living"];
const COURSES = [0, 1, 2];

type Values = Record<string, any>;
let values: Values = {};
let submitted = false;

const start: Values = {
	...Object.fromEntries([...TEXTS, ...RADIOS].map((key) => [key, ""])),
	...Object.fromEntries([...DATES, ...SINGLE].map((key) => [key, null])),
	...Object.fromEntries(MULTI.map((key) => [key, []])),
	pledge: false,
	...Object.fromEntries(COURSES.flatMap((i) => [[`honor${i}`, ""], [`honorGrade${i}`, null], [`act${i}Name`, ""], [`act${i}Position`, ""], [`act${i}Grades`, []], [`act${i}Hours`, ""], [`act${i}Weeks`, ""], [`act${i}College`, false]])),
	...Object.fromEntries(COURSES.flatMap((i) => [[`course${i}`, ""], [`courseGrade${i}`, ""]])),
	...Object.fromEntries([0, 1].flatMap((i) => [[`sib${i}Name`, ""], [`sib${i}Age`, ""], [`sib${i}College`, ""]])),
};

function Application() {
	const [form, setForm] = useState<Values>(start);
	const [exams, setExams] = useState<{ subject: Option | null; score: Option | null; date: Date | null }[]>([{ subject: null, score: null, date: null }]);
	values = { ...form, ...Object.fromEntries(exams.flatMap((each, i) => [[`ap${i}Subject`, each.subject], [`ap${i}Score`, each.score], [`ap${i}Date`, each.date]])) };
	const set = (key: string, value: unknown) => setForm((old) => ({ ...old, [key]: value }));
	const bind = (name: string) => ({ name, value: form[name], onChange: (event: any) => set(name, event.target.value) });
	const pick = (name: string, list = name) => ({ inputId: name, name, classNamePrefix: "rs", options: LISTS[list], value: form[name], onChange: (value: unknown) => set(name, value) });
	const date = (name: string) => ({ id: name, name, selected: form[name], onChange: (value: Date | null) => set(name, value), dateFormat: "MM/dd/yyyy", autoComplete: "off" });
	const under = (name: string, caption: string, cls = "") => <label className={`under ${cls}`}><input type="text" {...bind(name)} /><span>{caption}</span></label>;
	const row = (id: string, caption: string, control: ReactNode) => <><label htmlFor={id}>{caption}</label><div>{control}</div></>;
	const radio = (name: string, options: [string, string][]) => options.map(([value, caption]) => (
		<label key={value} className="opt"><input type="radio" name={name} value={value} checked={form[name] === value} onChange={() => set(name, value)} /> {caption}</label>
	));
	const setExam = (i: number, change: object) => setExams((old) => old.map((each, at) => (at === i ? { ...each, ...change } : each)));
	const send = (event: FormEvent) => { event.preventDefault(); submitted = true; };

	return (
		<form className="app" onSubmit={send} noValidate>
			<h1>Hallam-Southern College</h1>
			<p className="sub">Application for Admission and for the Harwell Honors Program</p>
			<p>All students applying to the Honors Program must complete this form, write the essay and ask two persons to complete reference forms. The Honors Program seeks students who are aware of expanding horizons and willing to cross the boundaries of disciplines.</p>

			<section><h2>Biographical</h2>
				<h3>Name</h3>
				<div className="line">{under("last", "Last", "g3")}{under("first", "First", "g3")}{under("middle", "Middle", "g2")}{under("preferred", "Preferred Name", "g2")}</div>
				<h3>Address</h3>
				<div className="line">{under("street", "Number, Street, or P.O. Box", "g5")}{under("city", "City", "g3")}
					<div className="under g3"><Select {...pick("state")} placeholder="" isClearable /><label htmlFor="state"><span>State</span></label></div></div>
				<div className="line">{under("zip", "ZIP", "g2")}{under("county", "County", "g3")}</div>
				<div className="line"><label className="under g3"><input type="tel" {...bind("phone")} /><span>Present Telephone</span></label><label className="under g3"><input type="tel" {...bind("cell")} /><span>Alternate Phone</span></label><label className="under g4"><input type="email" {...bind("email")} /><span>E-Mail Address</span></label></div>
				<div className="line">{radio("sex", [["M", "Male"], ["F", "Female"]])}</div>
				<div className="pairs">
					{row("dob", "Date of birth", <DatePicker {...date("dob")} showMonthDropdown showYearDropdown dropdownMode="select" placeholderText="mm/dd/yyyy" />)}
					{row("ssn", "Social Security number (required for financial aid applicants)", <input type="password" id="ssn" {...bind("ssn")} />)}
					{row("citizenship", "Citizenship status", <Select {...pick("citizenship")} />)}
					{row("citizenCountry", "Country of citizenship, if not the U.S.", <Select {...pick("citizenCountry")} isClearable />)}
					{row("visa", "Visa type, if any", <input type="text" id="visa" {...bind("visa")} />)}
					{row("firstLanguage", "First language", <CreatableSelect {...pick("firstLanguage")} isClearable />)}
					{row("otherLanguages", "Other languages you speak", <input type="text" id="otherLanguages" {...bind("otherLanguages")} />)}
					{row("religion", "Religious preference (optional)", <CreatableSelect {...pick("religion")} isClearable />)}
				</div>
				<p className="note">The following items are optional and will not be used in a discriminatory manner.</p>
				<fieldset><legend>Are you Hispanic or Latino?</legend>{radio("hispanic", [["Y", "Yes"], ["N", "No"]])}</fieldset>
				<div className="pairs">{row("race", "How would you describe your racial background? (select one or more)", <Select {...pick("race")} isMulti />)}</div>
			</section>

			<section><h2>Enrollment plans</h2>
				<div className="pairs">
					{row("term", "I plan to enter in", <Select {...pick("term")} isSearchable={false} />)}
					{row("plan", "Application plan", <Select {...pick("plan")} isSearchable={false} />)}
					{row("major", "Probable major", <Select {...pick("major")} />)}
					{row("career", "Pre-professional interest(s)", <Select {...pick("career")} isMulti />)}
					{row("interests", "Activities in which you wish to participate at the College", <Select {...pick("interests")} isMulti closeMenuOnSelect={false} />)}
				</div>
				<fieldset><legend>Do you plan to apply for need-based financial aid?</legend>{radio("aid", [["1", "Yes"], ["0", "No"]])}</fieldset>
				<fieldset><legend>Housing preference</legend>{radio("housing", [["R", "Residence hall"], ["C", "Commute from home"]])}</fieldset>
				<div className="pairs">
					{row("colleges", "To what other colleges are you applying?", <CreatableSelect {...pick("colleges")} isMulti placeholder="Type to add..." />)}
					{row("heard", "How did you first learn of Hallam-Southern?", <Select {...pick("heard")} isMulti />)}
				</div>
			</section>

			<section><h2>Academic</h2>
				<h3>High School</h3>
				<div className="line">{under("hsName", "Name", "g5")}{under("hsCity", "City", "g3")}<div className="under g3"><Select {...pick("hsState")} placeholder="" isClearable /><label htmlFor="hsState"><span>State</span></label></div></div>
				<div className="line">{under("ceeb", "CEEB/ACT code", "g2")}{under("counselor", "Guidance Counselor", "g4")}{under("counselorEmail", "Counselor's E-Mail", "g4")}</div>
				<div className="line caps">
					<label>Class Rank/ Size: <input type="text" size={8} {...bind("rankSize")} /></label>
					<label>GPA (unweighted) <input type="text" size={5} {...bind("gpaU")} /></label>
					<label>GPA (weighted) <input type="text" size={5} {...bind("gpaW")} /></label>
				</div>
				<div className="line">IB Diploma Programme* {radio("ib", [["Yes", "Yes"], ["No", "No"]])} <span className="gap" /> <label htmlFor="hsGrad">Graduation date&nbsp;</label><DatePicker {...date("hsGrad")} dateFormat="MM/yyyy" showMonthYearPicker placeholderText="mm/yyyy" /></div>
				<p className="note">*Students graduating from an IB Diploma Programme with a minimum ACT of 28 will be automatically accepted into the Honors Program upon the completion of this application and a 1,000 word essay.</p>
				<h3>College credit</h3>
				<p>If you have attended any college or university (including dual enrollment), give its name and the dates.</p>
				<div className="line">{under("college", "College or university", "g5")}{under("collegeDates", "Dates attended", "g3")}</div>
				<h3>Courses</h3>
				<p>List the most challenging courses on your high school record, and the grade you received (or your grade to date).</p>
				<table><thead><tr><th>Course</th><th>Grade</th></tr></thead><tbody>{COURSES.map((i) => <tr key={i}><td><input type="text" size={44} {...bind(`course${i}`)} /></td><td><input type="text" size={6} {...bind(`courseGrade${i}`)} /></td></tr>)}</tbody></table>
			</section>

			<section><h2>Test scores</h2>
				<div className="line caps"><label>ACT COMPOSITE <input type="text" size={4} {...bind("act")} /></label><label htmlFor="actDate">Date</label> <DatePicker {...date("actDate")} /></div>
				<div className="line caps"><label>ACT EH <input type="text" size={4} {...bind("actEh")} /></label><label>ACT MA <input type="text" size={4} {...bind("actMa")} /></label><label>ACT READ. <input type="text" size={4} {...bind("actRead")} /></label><label>ACT SCI. REAS. <input type="text" size={4} {...bind("actSci")} /></label></div>
				<div className="line caps"><label>SAT COMPOSITE <input type="text" size={5} {...bind("sat")} /></label><label htmlFor="satDate">Most recent test date</label> <DatePicker {...date("satDate")} /></div>
				<div className="line caps"><label>WRITING <input type="text" size={5} {...bind("satWriting")} /></label><label>CRITICAL READING <input type="text" size={5} {...bind("satCr")} /></label><label>MATH <input type="text" size={5} {...bind("satMath")} /></label></div>
				<h3>Advanced Placement</h3>
				{exams.map((each, i) => (
					<div className="card" key={i}>
						<div className="wide"><label htmlFor={`ap${i}Subject`}>Examination</label><Select inputId={`ap${i}Subject`} classNamePrefix="rs" options={LISTS.apSubject} value={each.subject} onChange={(subject) => setExam(i, { subject })} /></div>
						<div><label htmlFor={`ap${i}Score`}>Score</label><Select inputId={`ap${i}Score`} classNamePrefix="rs" options={LISTS.apScore} value={each.score} onChange={(score) => setExam(i, { score })} isSearchable={false} /></div>
						<div><label htmlFor={`ap${i}Date`}>Date taken</label><DatePicker id={`ap${i}Date`} selected={each.date} onChange={(taken) => setExam(i, { date: taken })} dateFormat="MM/dd/yyyy" autoComplete="off" /></div>
					</div>
				))}
				<button type="button" onClick={() => setExams((old) => [...old, { subject: null, score: null, date: null }])}>+ Add another examination</button>
			</section>

			<section><h2>Honors</h2>
				<p>Top three academic honors or distinctions that you believe were most meaningful to you.</p>
				{COURSES.map((i) => <div className="line" key={i}>{i + 1}. <input className="g5" type="text" aria-label={`Honor ${i + 1}`} {...bind(`honor${i}`)} /><label htmlFor={`honorGrade${i}`}>Grade</label><div className="g2"><Select {...pick(`honorGrade${i}`, "honorGrade")} placeholder="" isSearchable={false} /></div></div>)}
			</section>

			<section><h2>Activities</h2>
				<p>Please list, in order of their importance to you, your principal extracurricular, community, family and work activities. Check the last box if you hope to continue the activity at Hallam-Southern.</p>
				<table className="acts"><thead><tr><th>Activity or employer</th><th>Position held</th><th>Grade(s)</th><th>Hours per week</th><th>Weeks per year</th><th>Continue in college</th></tr></thead><tbody>
					{COURSES.map((i) => <tr key={i}>
						<td><input type="text" {...bind(`act${i}Name`)} /></td><td><input type="text" {...bind(`act${i}Position`)} /></td>
						<td className="sel"><Select {...pick(`act${i}Grades`, "actGrades")} isMulti isClearable={false} placeholder="" aria-label="Grade(s)" /></td>
						<td><input type="number" min="0" max="168" {...bind(`act${i}Hours`)} /></td><td><input type="number" min="0" max="52" {...bind(`act${i}Weeks`)} /></td>
						<td><input type="checkbox" name={`act${i}College`} checked={form[`act${i}College`]} onChange={(event) => set(`act${i}College`, event.target.checked)} /></td>
					</tr>)}
				</tbody></table>
			</section>

			<section><h2>Family</h2>
				<div className="two">{["p1", "p2"].map((p, at) => <div key={p}><h3>Parent {at + 1}</h3><div className="pairs small">
					{row(`${p}Name`, "Full name", <input type="text" id={`${p}Name`} {...bind(`${p}Name`)} />)}
					<span>Living?</span><div>{radio(`${p}Living`, [["Y", "Yes"], ["N", "No"]])}</div>
					{row(`${p}Occupation`, "Occupation", <input type="text" id={`${p}Occupation`} {...bind(`${p}Occupation`)} />)}
					{row(`${p}Employer`, "Name of business or organization", <input type="text" id={`${p}Employer`} {...bind(`${p}Employer`)} />)}
					{row(`${p}Email`, "E-mail", <input type="email" id={`${p}Email`} {...bind(`${p}Email`)} />)}
					{row(`${p}Education`, "Highest level of education", <Select {...pick(`${p}Education`)} />)}
					{row(`${p}College`, "College (if any) and degree", <input type="text" id={`${p}College`} {...bind(`${p}College`)} />)}
				</div></div>)}</div>
				<div className="pairs">{row("marital", "Parents' marital status", <Select {...pick("marital")} />)}</div>
				<p>Please give names and ages of your brothers or sisters. If they are attending or have attended college, give the name of the institution.</p>
				{[0, 1].map((i) => <div className="line" key={i}>{under(`sib${i}Name`, "Name", "g4")}{under(`sib${i}Age`, "Age", "g1")}{under(`sib${i}College`, "College", "g5")}</div>)}
				<div className="pairs">{row("alumni", "Relatives who have attended Hallam-Southern (name, class, relationship)", <textarea id="alumni" rows={2} {...bind("alumni")} />)}</div>
			</section>

			<section><h2>References</h2>
				<p>Names of the two persons you have asked to complete the reference forms (at least one must be a teacher of an academic subject).</p>
				<div className="line">{under("ref1Name", "Name", "g5")}{under("ref1Position", "Position", "g5")}</div>
				<div className="line">{under("ref2Name", "Name", "g5")}{under("ref2Position", "Position", "g5")}</div>
			</section>

			<section><h2>Essay</h2>
				<div className="pairs">{row("prompt", "Choose one topic", <Select {...pick("prompt")} />)}</div>
				<label htmlFor="essay">Your essay (about 500 words)</label><textarea id="essay" rows={8} {...bind("essay")} />
			</section>

			<section className="end">
				<label><input type="checkbox" name="pledge" checked={form.pledge} onChange={(event) => set("pledge", event.target.checked)} /> I certify that this application is my own work and that I will abide by the Honor Code of the College.</label>
				<div className="line">{under("signature", "Signature of applicant", "g5")}<label htmlFor="sigDate">Date</label><DatePicker {...date("sigDate")} /></div>
				<button type="submit">Submit application</button>
			</section>
		</form>
	);
}
createRoot(document.getElementById("root")!).render(<Application />);

const two = (n: number) => String(n).padStart(2, "0");
const held = (value: any): any => {
	if (value instanceof Date) return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	if (Array.isArray(value)) return value.map((each) => each.value);
	return value && typeof value === "object" ? value.value : value;
};
(window as any).formState = () => ({ submitted, ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, held(value)])) });
(window as any).formShown = () =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => {
		const radio = document.querySelector<HTMLInputElement>(`input[type=radio][name='${key}']`);
		if (RADIOS.includes(key)) return [key, radio ? (document.querySelector(`input[name='${key}']:checked`)?.parentElement?.textContent ?? "").trim() : ""];
		const byId = document.getElementById(key) as HTMLInputElement | null;
		const control = byId?.closest(".rs__control");
		if (control && Array.isArray(value)) return [key, [...control.querySelectorAll(".rs__multi-value__label")].map((each) => each.textContent)];
		if (control) return [key, control.querySelector(".rs__single-value")?.textContent ?? ""];
		const box = byId ?? document.querySelector<HTMLInputElement>(`[name='${key}']`)!;
		return [key, box.type === "checkbox" ? box.checked : box.value];
	}));
