import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; label: string };
const options = (...texts: string[]): Option[] => texts.map((each) => ({ value: each, label: each }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const YES_NO = ["Yes", "No"];
const EDUCATION = options("Some high school or less", "High school graduate/GED", "Some college, no degree", "Associate degree or certificate", "Bachelor's degree", "Graduate degree", "Unknown");
const GRADES = options("9th", "10th", "11th", "12th");
const LEVELS = options("School", "Community/Regional", "State", "National");

const blank = () => ({
	heard: "", heardOther: "", first: "", initial: "", last: "", suffix: "", born: null as Date | null, gender: "", address: "", apartment: "", city: "", county: "", state: "", zip: "", phone: "", otherPhone: "", email: "", bornIn: "", bornCity: "", citizen: "", citizenYear: "", ethnicity: [] as string[], languages: [] as string[], ssn: "",
	status: "", liveWith: "", siblings: "", siblingsInCollege: "", household: "", income: "", firstGeneration: "", lunch: "", fafsa: "", hardship: [] as string[], readiness: [] as string[],
	school: "", schoolCity: "", schoolState: "", schoolZip: "", counselor: "", counselorEmail: "", graduation: null as Date | null, grade: "", gpa: "", weighted: "", rank: "", classSize: "", satTotal: "", satReading: "", satMath: "", satDate: null as Date | null, act: "", actDate: null as Date | null, apExams: "", major: "", career: "", degree: "", choice: "", term: "",
	employer: "", jobTitle: "", jobStart: null as Date | null, jobEnd: null as Date | null, jobHours: "", jobDuties: "",
	essay: "", referee: "", refereeEmail: "", refereeRelation: "", certify: false, signature: "", parentSignature: "",
});
const parent = () => ({ living: "", first: "", last: "", occupation: "", employer: "", education: "", bachelor: "" });
const sibling = () => ({ name: "", age: "", school: "", college: "" });
const college = () => ({ name: "", status: "" });
const activity = () => ({ name: "", office: "", grades: [] as string[], hours: "", weeks: "" });
const honor = () => ({ name: "", grade: "", level: "" });

let values: Record<string, unknown> = {};
let submitted = false;

const Star = () => <span className="star">*</span>;

function Application() {
	const [one, setOne] = useState(blank);
	const [parents, setParents] = useState([parent(), parent()]);
	const [siblings, setSiblings] = useState([sibling(), sibling(), sibling()]);
	const [colleges, setColleges] = useState([college(), college(), college()]);
	const [activities, setActivities] = useState([activity()]);
	const [honors, setHonors] = useState([honor()]);
	values = { one, parents, siblings, colleges, activities, honors };

	const put = (key: string, value: unknown) => setOne((old) => ({ ...old, [key]: value }));
	const rowPut = <T,>(set: (change: (old: T[]) => T[]) => void, index: number, key: keyof T, value: unknown) =>
		set((old) => old.map((row, i) => (i === index ? { ...row, [key]: value } : row)));

	const box = (key: keyof ReturnType<typeof blank>, more: Record<string, unknown> = {}) => (
		<input type="text" id={`app_${key}`} name={key} value={one[key] as string} onChange={(event) => put(key, event.target.value)} {...more} />
	);
	const pick = (key: keyof ReturnType<typeof blank>, list: Option[], placeholder = "Select...") => (
		<Select inputId={`app_${key}`} instanceId={key} classNamePrefix="sel" className="sel" options={list} placeholder={placeholder} isClearable value={list.find(({ value }) => value === one[key]) ?? null} onChange={(chosen) => put(key, chosen?.value ?? "")} />
	);
	const date = (key: keyof ReturnType<typeof blank>, monthOnly = false) => (
		<DatePicker id={`app_${key}`} selected={one[key] as Date | null} onChange={(value: Date | null) => put(key, value)} dateFormat={monthOnly ? "MM/yyyy" : "MM/dd/yyyy"} showMonthYearPicker={monthOnly} placeholderText={monthOnly ? "MM/YYYY" : "MM/DD/YYYY"} showMonthDropdown={!monthOnly} showYearDropdown={!monthOnly} dropdownMode="select" autoComplete="off" />
	);
	const radios = (key: keyof ReturnType<typeof blank>, list = YES_NO) => (
		<span className="radios">{list.map((each) => <label key={each}><input type="radio" name={key} value={each} checked={one[key] === each} onChange={() => put(key, each)} /> {each}</label>)}</span>
	);
	const tr = (label: ReactNode, key: string, control: ReactNode, required = false) => (
		<tr><th>{required && <Star />}<label htmlFor={`app_${key}`}>{label}</label></th><td>{control}</td></tr>
	);

	return (
		<form onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
			<header><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /><div><h1>First Forward National Scholarship</h1><p>Application for high school seniors who are first in their family to attend college or who have financial need</p></div></header>
			<p className="note">Items marked with a red star <Star /> must be answered before the application counts as complete.</p>

			<section>
				<h2>Section 1. Biographical Information</h2>
				<table className="qa"><tbody>
					{tr("How did you hear about us?", "heard", pick("heard", options("School counselor", "Teacher", "Parent or relative", "Internet search", "Newspaper or TV", "Past recipient", "Other")), true)}
					{tr("If other please enter here:", "heardOther", box("heardOther"))}
					{tr("First Name", "first", box("first"), true)}
					{tr("Middle Initial", "initial", box("initial", { maxLength: 1, className: "tiny" }))}
					{tr("Last Name", "last", box("last"), true)}
					{tr("Suffix", "suffix", pick("suffix", options("Jr.", "Sr.", "II", "III", "IV"), ""))}
					{tr("Date of Birth", "born", date("born"), true)}
					{tr("Gender", "gender", pick("gender", options("Female", "Male", "Non-binary", "Prefer not to answer")), true)}
					{tr("Address", "address", box("address"), true)}
					{tr("Apartment Number", "apartment", box("apartment"))}
					{tr("City", "city", box("city"), true)}
					{tr(<>County <em title="For example Montgomery. This is not United States.">i.e., Montgomery, Smithfield (do not add the word County)</em></>, "county", box("county"), true)}
					{tr("State", "state", pick("state", STATE_OPTIONS), true)}
					{tr("Zip", "zip", box("zip", { maxLength: 10, className: "tiny" }), true)}
					{tr("Telephone", "phone", box("phone", { type: "tel", placeholder: "(   )    -" }), true)}
					{tr("Alternate telephone", "otherPhone", box("otherPhone", { type: "tel" }))}
					{tr("Email", "email", box("email", { type: "email" }), true)}
					{tr("What country were you born in?", "bornIn", pick("bornIn", options(...COUNTRIES)), true)}
					{tr("City of birth", "bornCity", box("bornCity"))}
					<tr><th><Star />Are you a US citizen and currently residing in the United States?</th><td>{radios("citizen")}</td></tr>
					{tr("If you were not born in the United States, in what year did you (or will you) become a U.S. citizen?", "citizenYear", box("citizenYear", { maxLength: 4, className: "tiny" }))}
					<tr><th><label htmlFor="app_ethnicity">Ethnicity (choose all that apply)</label></th><td>
						<Select isMulti inputId="app_ethnicity" instanceId="ethnicity" classNamePrefix="sel" className="sel" closeMenuOnSelect={false} options={options("African American/Black", "American Indian/Alaska Native", "Asian", "Caucasian/White", "Hispanic/Latino", "Native Hawaiian/Pacific Islander", "Other")} value={one.ethnicity.map((each) => ({ value: each, label: each }))} onChange={(all) => put("ethnicity", all.map(({ value }) => value))} />
					</td></tr>
					<tr><th><label htmlFor="app_languages">Languages you speak</label></th><td>
						<CreatableSelect isMulti inputId="app_languages" instanceId="languages" classNamePrefix="sel" className="sel" placeholder="Type and press Enter" options={options("English", "Spanish", "Chinese", "French", "Vietnamese", "Tagalog", "Arabic", "Korean")} value={one.languages.map((each) => ({ value: each, label: each }))} onChange={(all) => put("languages", all.map(({ value }) => value))} />
					</td></tr>
					{tr("Social Security Number (last four digits)", "ssn", box("ssn", { maxLength: 4, className: "tiny", type: "password", autoComplete: "off" }))}
				</tbody></table>
			</section>

			<section>
				<h2>Section 2. Family and Financial Information</h2>
				<p className="note">The financial information you give is seen only by the selection committee and is used to determine need.</p>
				<div className="pair">
					{parents.map((row, i) => {
						const id = (key: string) => `parent${i + 1}_${key}`;
						const set = (key: keyof typeof row, value: string) => rowPut(setParents, i, key, value);
						return (
							<fieldset key={i}>
								<legend>Parent/Guardian #{i + 1}</legend>
								<div className="q"><span>Is this parent living?</span> {YES_NO.map((each) => <label key={each}><input type="radio" name={id("living")} checked={row.living === each} onChange={() => set("living", each)} /> {each}</label>)}</div>
								<div className="q"><label htmlFor={id("first")}>First name</label><input id={id("first")} value={row.first} onChange={(event) => set("first", event.target.value)} /></div>
								<div className="q"><label htmlFor={id("last")}>Last name</label><input id={id("last")} value={row.last} onChange={(event) => set("last", event.target.value)} /></div>
								<div className="q"><label htmlFor={id("occupation")}>Occupation</label><input id={id("occupation")} value={row.occupation} onChange={(event) => set("occupation", event.target.value)} /></div>
								<div className="q"><label htmlFor={id("employer")}>Name of employer</label><input id={id("employer")} value={row.employer} onChange={(event) => set("employer", event.target.value)} /></div>
								<div className="q"><label htmlFor={id("education")}>Highest education completed</label><Select inputId={id("education")} instanceId={id("education")} classNamePrefix="sel" options={EDUCATION} value={EDUCATION.find(({ value }) => value === row.education) ?? null} onChange={(chosen) => set("education", chosen?.value ?? "")} /></div>
								<div className="q"><span>Has this parent received a bachelor's degree?</span> {YES_NO.map((each) => <label key={each}><input type="radio" name={id("bachelor")} checked={row.bachelor === each} onChange={() => set("bachelor", each)} /> {each}</label>)}</div>
							</fieldset>
						);
					})}
				</div>
				<div className="cols">
					<div><label htmlFor="app_status">Parents' current marital status</label>{pick("status", options("Married", "Separated", "Divorced", "Widowed", "Never married", "Remarried"))}</div>
					<div><label htmlFor="app_liveWith">With whom do you live most of the time?</label>{pick("liveWith", options("Both parents", "Parent #1 only", "Parent #2 only", "Grandparent or other relative", "Foster family", "On my own"))}</div>
					<div><label htmlFor="app_siblings">Number of brothers and sisters</label>{box("siblings")}</div>
					<div><label htmlFor="app_siblingsInCollege">How many of them will be in college next year?</label>{box("siblingsInCollege")}</div>
					<div><label htmlFor="app_household">Number of people living in your household, including yourself</label>{box("household")}</div>
					<div><label htmlFor="app_income"><Star />Total annual household income</label><span className="money">$ {box("income")}</span></div>
				</div>
				<p>Siblings. List all brothers and sisters; do not list yourself.</p>
				<table className="grid">
					<thead><tr><th>Name</th><th>Age</th><th>School or college attending</th><th>In college full time?</th></tr></thead>
					<tbody>{siblings.map((row, i) => (
						<tr key={i}>
							<td><input name={`sibling[${i}].name`} value={row.name} onChange={(event) => rowPut(setSiblings, i, "name", event.target.value)} /></td>
							<td><input name={`sibling[${i}].age`} className="tiny" value={row.age} onChange={(event) => rowPut(setSiblings, i, "age", event.target.value)} /></td>
							<td><input name={`sibling[${i}].school`} value={row.school} onChange={(event) => rowPut(setSiblings, i, "school", event.target.value)} /></td>
							<td><Select inputId={`sibling_${i}_college`} instanceId={`sibcol${i}`} classNamePrefix="sel" aria-label="In college full time?" options={options(...YES_NO)} value={row.college ? { value: row.college, label: row.college } : null} onChange={(chosen) => rowPut(setSiblings, i, "college", chosen?.value ?? "")} placeholder="" /></td>
						</tr>
					))}</tbody>
				</table>
				<ol className="ask" type="a">
					<li>Are you a first-generation college student (neither parent holds a four-year degree)? {radios("firstGeneration")}</li>
					<li>Are you eligible for the free or reduced price lunch program? {radios("lunch", ["Yes", "No", "I don't know"])}</li>
					<li>Have you submitted the FAFSA? {radios("fafsa", ["Yes", "Not yet"])}</li>
					<li>Please check any of the following that you have experienced:
						<div id="hardship">{["Death of a parent", "Foster care or ward of the court", "Homelessness", "Incarceration of a parent", "Serious illness or disability", "Refugee or asylee"].map((each) => (
							<label key={each}><input type="checkbox" name="hardship" value={each} checked={one.hardship.includes(each)} onChange={() => put("hardship", one.hardship.includes(each) ? one.hardship.filter((other) => other !== each) : [...one.hardship, each])} /> {each}</label>
						))}</div>
					</li>
				</ol>
			</section>

			<section>
				<h2>Section 3. Academic Information</h2>
				<div className="cols three">
					<div className="two"><label htmlFor="app_school"><Star />Name of high school</label>{box("school")}</div>
					<div><label htmlFor="app_grade"><Star />Current grade</label>{pick("grade", options("11th grade", "12th grade", "High school graduate"))}</div>
					<div><label htmlFor="app_schoolCity">City of high school</label>{box("schoolCity")}</div>
					<div><label htmlFor="app_schoolState">State of high school</label>{pick("schoolState", STATE_OPTIONS)}</div>
					<div><label htmlFor="app_schoolZip">Zip of high school</label>{box("schoolZip")}</div>
					<div><label htmlFor="app_counselor">Guidance counselor</label>{box("counselor")}</div>
					<div><label htmlFor="app_counselorEmail">Counselor email</label>{box("counselorEmail")}</div>
					<div><label htmlFor="app_graduation"><Star />Expected graduation (month/year)</label>{date("graduation", true)}</div>
				</div>
				<table className="grid narrow">
					<thead><tr><th>GPA (unweighted)</th><th>GPA (weighted)</th><th>Class rank</th><th>Number in class</th><th># of AP exams taken</th></tr></thead>
					<tbody><tr><td>{box("gpa", { "aria-label": "GPA (unweighted)" })}</td><td>{box("weighted", { "aria-label": "GPA (weighted)" })}</td><td>{box("rank", { "aria-label": "Class rank" })}</td><td>{box("classSize", { "aria-label": "Number in class" })}</td><td>{box("apExams", { "aria-label": "Number of AP exams taken" })}</td></tr></tbody>
				</table>
				<p className="sub">Test scores (if taken)</p>
				<div className="cols four">
					<div><label htmlFor="app_satTotal">SAT total</label>{box("satTotal")}</div>
					<div><label htmlFor="app_satReading">SAT Evidence-Based Reading and Writing</label>{box("satReading")}</div>
					<div><label htmlFor="app_satMath">SAT Math</label>{box("satMath")}</div>
					<div><label htmlFor="app_satDate">Date last taken</label>{date("satDate")}</div>
					<div><label htmlFor="app_act">ACT composite</label>{box("act")}</div>
					<div><label htmlFor="app_actDate">ACT test date</label>{date("actDate")}</div>
				</div>
				<div className="cols">
					<div><label htmlFor="app_readiness">College readiness program(s) in which you take part in grades 11 and 12</label>
						<Select isMulti inputId="app_readiness" instanceId="readiness" classNamePrefix="sel" className="sel" options={options("AVID", "College Possible", "College Summit", "GEAR UP", "OneGoal", "QuestBridge", "Talent Search", "Upward Bound", "None of these")} value={one.readiness.map((each) => ({ value: each, label: each }))} onChange={(all) => put("readiness", all.map(({ value }) => value))} /></div>
					<div><label htmlFor="app_term">When will you begin college?</label>{pick("term", options("Fall 2026", "Spring 2027", "Fall 2027", "Fall 2028"))}</div>
					<div><label htmlFor="app_major">Anticipated major</label>{pick("major", options(...MAJORS))}</div>
					<div><label htmlFor="app_career">Career you hope to enter</label>{box("career")}</div>
					<div><label htmlFor="app_degree">Highest degree you plan to earn</label>{pick("degree", options("Associate's", "Bachelor's", "Master's", "Doctoral", "Professional"))}</div>
					<div><label htmlFor="app_choice">College you plan to attend (your first choice if undecided)</label>{box("choice")}</div>
				</div>
				<p>List the colleges to which you have applied and tell us where each application stands.</p>
				<table className="grid">
					<thead><tr><th /><th>College or university</th><th>Application status</th></tr></thead>
					<tbody>{colleges.map((row, i) => (
						<tr key={i}><td>{i + 1}.</td>
							<td><input name={`college_${i + 1}`} value={row.name} onChange={(event) => rowPut(setColleges, i, "name", event.target.value)} /></td>
							<td><Select inputId={`college_${i + 1}_status`} instanceId={`colstat${i}`} classNamePrefix="sel" aria-label="Application status" options={options("Plan to apply", "Applied", "Accepted", "Waitlisted", "Denied")} value={row.status ? { value: row.status, label: row.status } : null} onChange={(chosen) => rowPut(setColleges, i, "status", chosen?.value ?? "")} /></td></tr>
					))}</tbody>
				</table>
			</section>

			<section>
				<h2>Section 4. Activities, Service and Work</h2>
				<p>Extracurricular, school and community activities. <strong>Paid jobs go in the next part.</strong></p>
				{activities.map((row, i) => {
					const set = (key: keyof typeof row, value: unknown) => rowPut(setActivities, i, key, value);
					return (
						<div className="entry" key={i}>
							<div><label htmlFor={`act-${i}-name`}>Activity or organization</label><input id={`act-${i}-name`} value={row.name} onChange={(event) => set("name", event.target.value)} /></div>
							<div><label htmlFor={`act-${i}-office`}>Office held or role</label><input id={`act-${i}-office`} value={row.office} onChange={(event) => set("office", event.target.value)} /></div>
							<div><label htmlFor={`act-${i}-grades`}>Grade levels</label><Select isMulti inputId={`act-${i}-grades`} instanceId={`actgr${i}`} classNamePrefix="sel" closeMenuOnSelect={false} options={GRADES} value={GRADES.filter(({ value }) => row.grades.includes(value))} onChange={(all) => set("grades", all.map(({ value }) => value))} /></div>
							<div className="small"><label htmlFor={`act-${i}-hours`}>Hours per week</label><input id={`act-${i}-hours`} type="number" min="0" value={row.hours} onChange={(event) => set("hours", event.target.value)} /></div>
							<div className="small"><label htmlFor={`act-${i}-weeks`}>Weeks per year</label><input id={`act-${i}-weeks`} type="number" min="0" max="52" value={row.weeks} onChange={(event) => set("weeks", event.target.value)} /></div>
						</div>
					);
				})}
				<button type="button" className="add" onClick={() => setActivities((old) => [...old, activity()])}>+ Add activity</button>
				<h3>Employment</h3>
				<p>Tell us about the paid job you have held longest.</p>
				<div className="cols three">
					<div><label htmlFor="app_employer">Employer</label>{box("employer")}</div>
					<div><label htmlFor="app_jobTitle">Position</label>{box("jobTitle")}</div>
					<div><label htmlFor="app_jobHours">Hours worked per week</label>{box("jobHours")}</div>
					<div><label htmlFor="app_jobStart">Date started</label>{date("jobStart")}</div>
					<div><label htmlFor="app_jobEnd">Date ended (leave empty if current)</label>{date("jobEnd")}</div>
				</div>
				<label htmlFor="app_jobDuties">Duties</label>
				<textarea id="app_jobDuties" rows={2} value={one.jobDuties} onChange={(event) => put("jobDuties", event.target.value)} />
			</section>

			<section>
				<h2>Section 5. Honors and Awards</h2>
				<table className="grid">
					<thead><tr><th>Honor or award received in high school</th><th>Grade received</th><th>Level of recognition</th></tr></thead>
					<tbody>{honors.map((row, i) => (
						<tr key={i}>
							<td><input name={`honor${i}`} value={row.name} onChange={(event) => rowPut(setHonors, i, "name", event.target.value)} /></td>
							<td><Select inputId={`honor${i}grade`} instanceId={`hongr${i}`} classNamePrefix="sel" aria-label="Grade received" options={GRADES} value={GRADES.find(({ value }) => value === row.grade) ?? null} onChange={(chosen) => rowPut(setHonors, i, "grade", chosen?.value ?? "")} /></td>
							<td><Select inputId={`honor${i}level`} instanceId={`honlv${i}`} classNamePrefix="sel" aria-label="Level of recognition" options={LEVELS} value={LEVELS.find(({ value }) => value === row.level) ?? null} onChange={(chosen) => rowPut(setHonors, i, "level", chosen?.value ?? "")} /></td>
						</tr>
					))}</tbody>
				</table>
				<button type="button" className="add" onClick={() => setHonors((old) => [...old, honor()])}>+ Add honor</button>
			</section>

			<section>
				<h2>Section 6. Personal Statement and Certification</h2>
				<label htmlFor="app_essay">Tell the committee about a challenge you have met and how it shaped your goals (250 words).</label>
				<textarea id="app_essay" rows={6} value={one.essay} onChange={(event) => put("essay", event.target.value)} />
				<p>Person completing your letter of support (an adult over 21 who is not related to you)</p>
				<div className="cols three">
					<div><label htmlFor="app_referee">Name</label>{box("referee")}</div>
					<div><label htmlFor="app_refereeEmail">Email address</label>{box("refereeEmail")}</div>
					<div><label htmlFor="app_refereeRelation">How does this person know you?</label>{box("refereeRelation")}</div>
				</div>
				<p><label><input type="checkbox" id="app_certify" checked={one.certify} onChange={(event) => put("certify", event.target.checked)} /> I certify that the information on this application is true and complete and that I wrote the statement above.</label></p>
				<div className="cols">
					<div><label htmlFor="app_signature">Applicant signature</label>{box("signature")}</div>
					<div><label htmlFor="app_parentSignature">Parent/guardian signature</label>{box("parentSignature")}</div>
				</div>
				<button type="submit" className="send">Submit application</button>
			</section>
		</form>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const day = (value: Date) => `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
const stored = (value: unknown) => (value instanceof Date ? day(value) : value);
const ROWS = ["parents", "siblings", "colleges", "activities", "honors"];

function entries(): [key: string, value: unknown, place: [string, number, string]][] {
	const plain = Object.entries(values.one as object).map(([key, value]): [string, unknown, [string, number, string]] => [key, value, ["one", 0, key]]);
	const rows = ROWS.flatMap((list) => (values[list] as object[]).flatMap((row, i) => Object.entries(row).map(([member, value]): [string, unknown, [string, number, string]] => [`${list}.${i}.${member}`, value, [list, i, member]])));
	return [...plain, ...rows];
}

const NAMED: Record<string, (i: number, member: string) => string> = {
	one: (_, key) => `#app_${key}`,
	parents: (i, member) => `#parent${i + 1}_${member}`,
	siblings: (i, member) => (member === "college" ? `#sibling_${i}_college` : `[name="sibling[${i}].${member}"]`),
	colleges: (i, member) => (member === "status" ? `#college_${i + 1}_status` : `[name=college_${i + 1}]`),
	activities: (i, member) => `#act-${i}-${member}`,
	honors: (i, member) => (member === "name" ? `[name=honor${i}]` : `#honor${i}${member}`),
};

function shown([list, i, member]: [string, number, string], value: unknown): unknown {
	if (member === "hardship") return [...document.querySelectorAll<HTMLInputElement>("[name=hardship]:checked")].map((each) => each.parentElement?.textContent?.trim());
	const element = document.querySelector<HTMLInputElement>(NAMED[list](i, member));
	if (!element) {
		const name = list === "parents" ? `parent${i + 1}_${member}` : member;
		return document.querySelector(`[name="${name}"]:checked`)?.parentElement?.textContent?.trim() ?? "";
	}
	if (element.type === "checkbox") return element.checked;
	const control = element.closest(".sel__control");
	if (!control) return element.value;
	if (Array.isArray(value)) return [...control.querySelectorAll(".sel__multi-value__label")].map((each) => each.textContent);
	return control.querySelector(".sel__single-value")?.textContent ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(entries().map(([key, value]) => [key, stored(value)])), submitted }),
	formShown: () => Object.fromEntries(entries().map(([key, value, place]) => [key, shown(place, value)])),
});
