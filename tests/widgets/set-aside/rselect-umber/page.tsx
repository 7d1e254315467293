import { type ReactNode, useEffect, useReducer } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import Select from "react-select";
import AsyncCreatableSelect from "react-select/async-creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "react-datepicker/dist/react-datepicker.css";
import "react-phone-number-input/style.css";
import "./page.css";

interface Choice {
	value: string;
	label: string;
}
const choices = (list: [string, string][]): Choice[] => list.map(([value, label]) => ({ value, label }));
const same = (list: string[]): Choice[] => list.map((x) => ({ value: x, label: x }));

const STATE_CHOICES = choices(STATES);
const CITIZEN = choices([["US_CITIZEN", "United States citizen"], ["PERM_RES", "Permanent resident (green card)"], ["REFUGEE", "Refugee or asylee"], ["VISA", "Visa holder"], ["UNDOC", "Undocumented or DACA"]]);
const RACE = choices([["AI_AN", "American Indian or Alaska Native"], ["ASIAN", "Asian"], ["BLACK", "Black or African American"], ["HISPANIC", "Hispanic or Latino"], ["MENA", "Middle Eastern or North African"], ["NHPI", "Native Hawaiian or Pacific Islander"], ["WHITE", "White"]]);
const INCOME = choices([["1", "Less than $30,000"], ["2", "$30,000 - $49,999"], ["3", "$50,000 - $69,999"], ["4", "$70,000 - $99,999"], ["5", "$100,000 - $149,999"], ["6", "$150,000 and above"]]);
const EDUCATION = choices([["none", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["aa", "Associate degree"], ["ba", "Bachelor's degree"], ["grad", "Graduate or professional degree"]]);
const START = choices([["2026FA", "Fall 2026"], ["2027SP", "Spring 2027"], ["2027FA", "Fall 2027"], ["2028FA", "Fall 2028"], ["2029FA", "Fall 2029 or later"]]);
const GRADES = choices([["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"]].map(([v, l]) => [v, `Grade ${l}`]));
const EXAMS = same(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Physics 2", "AP Physics C: Mechanics", "AP Precalculus", "AP Psychology", "AP Statistics", "AP United States History", "AP World History: Modern"]);
const SCORES = same(["5", "4", "3", "2", "1"]);
const SESSIONS = choices([["A", "Session A: June 21 - July 9"], ["B", "Session B: July 12 - July 30"], ["either", "Either"]]);
const DIETS = same(["Vegetarian", "Vegan", "Halal", "Kosher", "Gluten-free", "Nut allergy", "Dairy-free"]);
const HEARD = same(["A teacher or counselor", "A former participant", "Instagram or TikTok", "A search engine", "College fair"]);

const DIRECTORY: [string, string][] = [
	["410156000213", "Ashland High School (Ashland, OR)"],
	["410156001877", "Ashland Valley High School (Ashland, OR)"],
	["550057000061", "Ashland High School (Ashland, WI)"],
	["340088802417", "Ashbrook Valley Academy (Trenton, NJ)"],
	["063123004871", "Discovery High School (Yreka, CA)"],
	["064353007224", "Yreka High School (Yreka, CA)"],
	["410804000470", "Crater Renaissance Academy (Central Point, OR)"],
	["410804000471", "Grants Pass High School (Grants Pass, OR)"],
];
/** The district directory's search endpoint. */
const searchSchools = (term: string) =>
	new Promise<Choice[]>((resolve) => {
		const words = term.toLowerCase().split(/\s+/).filter(Boolean);
		setTimeout(() => resolve(words.length ? choices(DIRECTORY.filter(([, label]) => words.every((w) => label.toLowerCase().includes(w)))) : []), 320);
	});

interface Exam {
	exam: Choice | null;
	score: Choice | null;
	taken: Date | null;
}
interface Activity {
	org: string;
	role: string;
	grades: readonly Choice[];
	hours: string;
	weeks: string;
	summary: string;
}
interface Course {
	title: string;
	mark: string;
}
type Field = string | boolean | Date | Choice | readonly Choice[] | null | undefined;
interface Model {
	fields: Record<string, Field>;
	exams: Exam[];
	activities: Activity[];
	courses: Course[];
	submitted: boolean;
}
const TEXTS = "firstName middleName lastName email addressLine1 addressLine2 city zip gpa psat satMath satErw parentName parentJob recommenderName recommenderEmail whyStem guardianSignature".split(" ");
const SELECTS = "state country citizenship income parentEducation school major startTerm session heard".split(" ");
const MULTI = "race diet".split(" ");
const DATES = "dob hsGraduation psatDate".split(" ");
const PHONES = "phone parentPhone".split(" ");
const blankExam = (): Exam => ({ exam: null, score: null, taken: null });
const blankActivity = (): Activity => ({ org: "", role: "", grades: [], hours: "", weeks: "", summary: "" });
const blankCourse = (): Course => ({ title: "", mark: "" });

const initial: Model = {
	fields: { ...Object.fromEntries(TEXTS.map((k) => [k, ""])), firstGen: "", agree: false },
	exams: [blankExam(), blankExam(), blankExam()],
	activities: [blankActivity()],
	courses: [blankCourse()],
	submitted: false,
};
type List = "exams" | "activities" | "courses";
type Action =
	| { type: "field"; name: string; value: Field }
	| { type: "item"; list: List; at: number; patch: object }
	| { type: "add"; list: List }
	| { type: "remove"; list: List; at: number }
	| { type: "submit" };
function reducer(model: Model, action: Action): Model {
	switch (action.type) {
		case "field":
			return { ...model, fields: { ...model.fields, [action.name]: action.value } };
		case "item":
			return { ...model, [action.list]: model[action.list].map((x, i) => (i === action.at ? { ...x, ...action.patch } : x)) };
		case "add":
			return { ...model, [action.list]: [...model[action.list], action.list === "activities" ? blankActivity() : blankCourse()] };
		case "remove":
			return { ...model, [action.list]: (model[action.list] as unknown[]).filter((_, i) => i !== action.at) };
		default:
			return { ...model, submitted: true };
	}
}

let latest = initial;

function Row({ id, label, required, help, children, wide }: { id: string; label: string; required?: boolean; help?: string; children: ReactNode; wide?: boolean }) {
	return (
		<div className={`field ${wide ? "field--wide" : ""}`}>
			<label htmlFor={id} className="field__label">
				{label}
				{required && <span className="field__star"> *</span>}
			</label>
			{children}
			{help && <small className="field__help">{help}</small>}
		</div>
	);
}
const styles = { control: (base: object) => ({ ...base, minHeight: 42, borderColor: "#b9b4c7" }), menuPortal: (base: object) => ({ ...base, zIndex: 50 }) };

function App() {
	const [model, dispatch] = useReducer(reducer, initial);
	useEffect(() => {
		latest = model;
	}, [model]);
	const { fields } = model;
	const set = (name: string) => (value: Field) => dispatch({ type: "field", name, value });
	const patch = (list: List, at: number) => (patch: object) => dispatch({ type: "item", list, at, patch });

	const text = (name: string, label: string, more: { required?: boolean; help?: string; type?: string; wide?: boolean; autoComplete?: string } = {}) => (
		<Row id={name} label={label} required={more.required} help={more.help} wide={more.wide}>
			<input id={name} name={name} type={more.type ?? "text"} autoComplete={more.autoComplete} className="input" value={fields[name] as string} onChange={(e) => set(name)(e.target.value)} />
		</Row>
	);
	const select = (name: string, label: string, options: Choice[], more: { required?: boolean; help?: string; wide?: boolean; clearable?: boolean } = {}) => (
		<Row id={name} label={label} required={more.required} help={more.help} wide={more.wide}>
			<Select inputId={name} instanceId={name} name={name} className="react-select" classNamePrefix="rsel" styles={styles} options={options} isClearable={more.clearable} value={(fields[name] as Choice | undefined) ?? null} onChange={(v) => set(name)(v)} />
		</Row>
	);
	const multi = (name: string, label: string, options: Choice[], help?: string) => (
		<Row id={name} label={label} help={help}>
			<Select isMulti closeMenuOnSelect={false} inputId={name} instanceId={name} name={name} className="react-select" classNamePrefix="rsel" styles={styles} options={options} value={(fields[name] as Choice[] | undefined) ?? []} onChange={(v) => set(name)(v)} />
		</Row>
	);

	return (
		<>
			<nav className="top">
				<b>Umber Institute</b> <span>Pre-College STEM</span>
			</nav>
			<div className="shell">
				<h1>Summer Scholars application</h1>
				<p className="deck">For rising juniors, seniors and first-year college students. There is no fee to apply and every admitted scholar receives full support.</p>
				<form
					noValidate
					onSubmit={(e) => {
						e.preventDefault();
						dispatch({ type: "submit" });
					}}
				>
					<section className="panel">
						<h2>Student</h2>
						<div className="cols">
							{text("firstName", "Legal first name", { required: true })}
							{text("middleName", "Middle name")}
							{text("lastName", "Legal last name", { required: true })}
							{text("email", "Student email", { required: true, type: "email", help: "Decisions are sent here." })}
							<Row id="phone" label="Student mobile" required>
								<PhoneInput id="phone" name="phone" defaultCountry="US" value={(fields.phone as string | undefined) ?? ""} onChange={set("phone")} />
							</Row>
							<Row id="dob" label="Birthdate" required help="You must be 15 by the first day of the program.">
								<DatePicker id="dob" name="dob" className="input" selected={(fields.dob as Date | undefined) ?? null} onChange={(d: Date | null) => set("dob")(d)} dateFormat="MM/dd/yyyy" placeholderText="mm/dd/yyyy" showMonthDropdown showYearDropdown dropdownMode="select" autoComplete="off" />
							</Row>
							{text("addressLine1", "Home street address", { required: true, wide: true })}
							{text("addressLine2", "Apt. / unit")}
							{text("city", "City", { required: true })}
							{select("state", "State", STATE_CHOICES, { required: true })}
							{text("zip", "ZIP", { required: true })}
							{select("country", "Country", same(COUNTRIES), { required: true })}
						</div>
					</section>

					<section className="panel">
						<h2>Eligibility and background</h2>
						<p className="note">We report these answers to our funders in aggregate only.</p>
						<div className="cols">
							{select("citizenship", "Citizenship or immigration status", CITIZEN, { clearable: true })}
							{multi("race", "Race / ethnicity", RACE, "Choose as many as apply.")}
							{select("income", "Gross family income", INCOME, { clearable: true })}
							<fieldset className="field radios">
								<legend className="field__label">Would you be the first in your family to earn a bachelor's degree?</legend>
								{[["true", "Yes"], ["false", "No"]].map(([v, l]) => (
									<label key={v} className="radio">
										<input type="radio" name="firstGen" value={v} checked={fields.firstGen === v} onChange={() => set("firstGen")(v)} /> {l}
									</label>
								))}
							</fieldset>
						</div>
						<h3>Parent or guardian</h3>
						<div className="cols">
							{text("parentName", "Parent/guardian name (first and last)", { required: true })}
							{text("parentJob", "Parent/guardian occupation")}
							{select("parentEducation", "Highest education this parent completed", EDUCATION)}
							<Row id="parentPhone" label="Parent/guardian phone">
								<PhoneInput id="parentPhone" name="parentPhone" defaultCountry="US" value={(fields.parentPhone as string | undefined) ?? ""} onChange={set("parentPhone")} />
							</Row>
						</div>
					</section>

					<section className="panel">
						<h2>School</h2>
						<div className="cols">
							<Row id="school" label="High school" required wide help="Start typing, then pick your school. Not listed? Choose “Add”.">
								<AsyncCreatableSelect inputId="school" instanceId="school" name="school" className="react-select" classNamePrefix="rsel" styles={styles} cacheOptions loadOptions={searchSchools} isClearable placeholder="Search by school name or city" noOptionsMessage={({ inputValue }) => (inputValue ? "No schools found" : "Type at least 3 letters")} formatCreateLabel={(v) => `Add “${v}”`} value={(fields.school as Choice | undefined) ?? null} onChange={(v) => set("school")(v as Choice | null)} />
							</Row>
							<Row id="hsGraduation" label="High school graduation (month and year)">
								<DatePicker id="hsGraduation" name="hsGraduation" className="input" selected={(fields.hsGraduation as Date | undefined) ?? null} onChange={(d: Date | null) => set("hsGraduation")(d)} dateFormat="MM/yyyy" placeholderText="mm/yyyy" showMonthYearPicker autoComplete="off" />
							</Row>
							{text("gpa", "Unweighted GPA", { help: "On a 4.0 scale" })}
							{select("major", "What would you like to study in college?", same(MAJORS))}
							{select("startTerm", "When do you plan to start college?", START)}
						</div>
						<h3>Test scores (optional)</h3>
						<div className="cols cols--four">
							{text("psat", "PSAT/NMSQT total")}
							<Row id="psatDate" label="PSAT date">
								<DatePicker id="psatDate" name="psatDate" className="input" selected={(fields.psatDate as Date | undefined) ?? null} onChange={(d: Date | null) => set("psatDate")(d)} dateFormat="MM/dd/yyyy" placeholderText="mm/dd/yyyy" autoComplete="off" />
							</Row>
							{text("satMath", "SAT Math")}
							{text("satErw", "SAT Reading & Writing")}
						</div>
						<h3 id="ap-heading">AP exams</h3>
						<table className="grid" aria-labelledby="ap-heading">
							<thead>
								<tr>
									<th scope="col">Exam</th>
									<th scope="col">Score</th>
									<th scope="col">Date taken</th>
								</tr>
							</thead>
							<tbody>
								{model.exams.map((exam, i) => (
									<tr key={i}>
										<td>
											<Select inputId={`exam-${i}`} instanceId={`exam-${i}`} aria-label={`Exam ${i + 1}`} className="react-select" classNamePrefix="rsel" styles={styles} menuPortalTarget={document.body} options={EXAMS} isClearable value={exam.exam} onChange={(v) => patch("exams", i)({ exam: v })} />
										</td>
										<td>
											<Select inputId={`exam-${i}-score`} instanceId={`exam-${i}-score`} aria-label={`Score ${i + 1}`} placeholder="" className="react-select" classNamePrefix="rsel" styles={styles} menuPortalTarget={document.body} options={SCORES} isClearable value={exam.score} onChange={(v) => patch("exams", i)({ score: v })} />
										</td>
										<td>
											<DatePicker id={`exam-${i}-date`} className="input" selected={exam.taken} onChange={(d: Date | null) => patch("exams", i)({ taken: d })} dateFormat="MM/dd/yyyy" placeholderText="mm/dd/yyyy" autoComplete="off" />
										</td>
									</tr>
								))}
							</tbody>
						</table>
						<h3>High school courses</h3>
						<p className="note">Add the courses that best show your preparation.</p>
						{model.courses.map((course, i) => (
							<div className="inline" key={i}>
								<Row id={`course-${i}`} label="Course title">
									<input id={`course-${i}`} className="input" value={course.title} onChange={(e) => patch("courses", i)({ title: e.target.value })} />
								</Row>
								<Row id={`course-${i}-mark`} label="Grade earned">
									<input id={`course-${i}-mark`} className="input" value={course.mark} onChange={(e) => patch("courses", i)({ mark: e.target.value })} />
								</Row>
								{i > 0 && (
									<button type="button" className="link" aria-label={`Remove course ${i + 1}`} onClick={() => dispatch({ type: "remove", list: "courses", at: i })}>
										×
									</button>
								)}
							</div>
						))}
						<button type="button" className="ghost" id="add-course" onClick={() => dispatch({ type: "add", list: "courses" })}>
							+ Add course
						</button>
					</section>

					<section className="panel">
						<h2>Outside the classroom</h2>
						{model.activities.map((a, i) => (
							<div className="card" key={i}>
								<div className="card__head">
									<h3>Activity {i + 1}</h3>
									{i > 0 && (
										<button type="button" className="link" onClick={() => dispatch({ type: "remove", list: "activities", at: i })}>
											Remove
										</button>
									)}
								</div>
								<div className="cols">
									<Row id={`act-${i}-org`} label="Name of club, team, employer or project">
										<input id={`act-${i}-org`} className="input" value={a.org} onChange={(e) => patch("activities", i)({ org: e.target.value })} />
									</Row>
									<Row id={`act-${i}-role`} label="Your role">
										<input id={`act-${i}-role`} className="input" value={a.role} onChange={(e) => patch("activities", i)({ role: e.target.value })} />
									</Row>
									<Row id={`act-${i}-grades`} label="Grades you took part">
										<Select isMulti closeMenuOnSelect={false} inputId={`act-${i}-grades`} instanceId={`act-${i}-grades`} className="react-select" classNamePrefix="rsel" styles={styles} options={GRADES} value={a.grades} onChange={(v) => patch("activities", i)({ grades: v })} />
									</Row>
									<div className="pair">
										<Row id={`act-${i}-hours`} label="Hours per week">
											<input id={`act-${i}-hours`} type="number" min="0" className="input" value={a.hours} onChange={(e) => patch("activities", i)({ hours: e.target.value })} />
										</Row>
										<Row id={`act-${i}-weeks`} label="Weeks per year">
											<input id={`act-${i}-weeks`} type="number" min="0" max="52" className="input" value={a.weeks} onChange={(e) => patch("activities", i)({ weeks: e.target.value })} />
										</Row>
									</div>
									<Row id={`act-${i}-summary`} label="What you did and what came of it" wide>
										<textarea id={`act-${i}-summary`} rows={3} className="input" value={a.summary} onChange={(e) => patch("activities", i)({ summary: e.target.value })} />
									</Row>
								</div>
							</div>
						))}
						<button type="button" className="ghost" id="add-activity" onClick={() => dispatch({ type: "add", list: "activities" })}>
							+ Add another activity
						</button>
					</section>

					<section className="panel">
						<h2>Last things</h2>
						<Row id="whyStem" label="Tell us about a question in science or engineering you cannot stop thinking about. (400 words)" required wide>
							<textarea id="whyStem" name="whyStem" rows={8} className="input" value={fields.whyStem as string} onChange={(e) => set("whyStem")(e.target.value)} />
						</Row>
						<div className="cols">
							{text("recommenderName", "Math or science teacher who will recommend you", { required: true })}
							{text("recommenderEmail", "Teacher's email", { required: true, type: "email" })}
							{select("session", "Preferred session", SESSIONS)}
							{multi("diet", "Dietary needs", DIETS)}
							{select("heard", "How did you find us?", HEARD, { clearable: true })}
						</div>
						<label className="check">
							<input type="checkbox" name="agree" checked={fields.agree as boolean} onChange={(e) => set("agree")(e.target.checked)} /> I agree to the Institute's code of conduct and privacy notice.
						</label>
						{text("guardianSignature", "Parent/guardian electronic signature", { help: "To be typed by the parent or guardian." })}
						<button type="submit" className="primary">
							Submit application
						</button>
					</section>
				</form>
			</div>
		</>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const two = (n: number) => String(n).padStart(2, "0");
const iso = (d: Field) => (d instanceof Date ? `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}` : null);
const valueOf = (c: Field) => (c as Choice | null | undefined)?.value ?? null;
const valuesOf = (c: Field) => ((c as Choice[] | undefined) ?? []).map((x) => x.value);
const THREE = [0, 1, 2];
const box = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";
const around = (id: string) => document.getElementById(id)?.closest(".react-select");
const one = (id: string) => around(id)?.querySelector(".rsel__single-value")?.textContent ?? "";
const several = (id: string) => [...(around(id)?.querySelectorAll(".rsel__multi-value__label") ?? [])].map((x) => x.textContent);

Object.assign(window, {
	formState: () => {
		const { fields: f, exams, activities, courses, submitted } = latest;
		const out: Record<string, unknown> = { firstGen: f.firstGen, agree: f.agree };
		for (const k of TEXTS) out[k] = f[k];
		for (const k of SELECTS) out[k] = valueOf(f[k]);
		for (const k of MULTI) out[k] = valuesOf(f[k]);
		for (const k of DATES) out[k] = k === "hsGraduation" ? (iso(f[k])?.slice(0, 7) ?? null) : iso(f[k]);
		for (const k of PHONES) out[k] = f[k] ?? "";
		for (const i of THREE) {
			const e = exams[i];
			Object.assign(out, { [`exams.${i}.exam`]: valueOf(e?.exam), [`exams.${i}.score`]: valueOf(e?.score), [`exams.${i}.taken`]: iso(e?.taken) });
			const a = activities[i] ?? blankActivity();
			for (const k of ["org", "role", "hours", "weeks", "summary"] as const) out[`activities.${i}.${k}`] = a[k];
			out[`activities.${i}.grades`] = valuesOf(a.grades);
			const c = courses[i] ?? blankCourse();
			Object.assign(out, { [`courses.${i}.title`]: c.title, [`courses.${i}.mark`]: c.mark });
		}
		return { ...out, submitted };
	},
	formShown: () => {
		const out: Record<string, unknown> = {};
		for (const k of [...TEXTS, ...DATES, ...PHONES]) out[k] = box(k);
		for (const k of SELECTS) out[k] = one(k);
		for (const k of MULTI) out[k] = several(k);
		out.firstGen = document.querySelector("[name=firstGen]:checked")?.parentElement?.textContent?.trim() ?? "";
		out.agree = document.querySelector<HTMLInputElement>("[name=agree]")!.checked;
		for (const i of THREE) {
			Object.assign(out, { [`exams.${i}.exam`]: one(`exam-${i}`), [`exams.${i}.score`]: one(`exam-${i}-score`), [`exams.${i}.taken`]: box(`exam-${i}-date`) });
			for (const k of ["org", "role", "hours", "weeks", "summary"]) out[`activities.${i}.${k}`] = box(`act-${i}-${k}`);
			out[`activities.${i}.grades`] = several(`act-${i}-grades`);
			Object.assign(out, { [`courses.${i}.title`]: box(`course-${i}`), [`courses.${i}.mark`]: box(`course-${i}-mark`) });
		}
		return out;
	},
});
