import { useState, type ChangeEvent } from "react";
import { createRoot } from "react-dom/client";
import DatePicker from "react-datepicker";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import "react-datepicker/dist/react-datepicker.css";
import "./page.css";
import { MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const opts = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const EDUCATION = [
	{ value: "hs-", label: "Less than high school" }, { value: "hs", label: "High school graduate" }, { value: "sc", label: "Some college" },
	{ value: "aa", label: "Associate's degree" }, { value: "ba", label: "Bachelor's degree" }, { value: "gr", label: "Graduate or professional degree" },
];
const MARITAL = opts("Married", "Separated", "Divorced", "Widowed", "Never married");
const INCOME = [
	{ value: "A", label: "Under $25,000" }, { value: "B", label: "$25,000 - $49,999" }, { value: "C", label: "$50,000 - $74,999" },
	{ value: "D", label: "$75,000 - $99,999" }, { value: "E", label: "$100,000 - $149,999" }, { value: "F", label: "$150,000 and over" },
];
const LIVE_WITH = opts("Both parents", "Mother", "Father", "Guardian", "Other");
const LANGUAGES = opts("Arabic", "Chinese (Mandarin)", "English", "French", "German", "Igbo", "Italian", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba", "Other");
const SCHOOL_TYPES = opts("Independent day", "Independent boarding", "Parochial", "Public", "Home school");
const MERIT = opts("Not applicable", "Commended Student", "Semifinalist", "Finalist");
const DEGREES = opts("Associate", "Bachelor's", "Master's", "Doctorate", "M.D. / D.D.S. / D.V.M.", "J.D.", "Undecided");
const YEARS = opts("2029", "2030", "2031", "2032", "2033");
const STATUS = opts("Accepted", "Rejected", "Awaiting", "Not yet applied");
const GRADES = [{ value: "9", label: "Freshman" }, { value: "10", label: "Sophomore" }, { value: "11", label: "Junior" }, { value: "12", label: "Senior" }];
const COLLEGES = ["Agnes Scott College", "Boston University", "Bryn Mawr College", "Carleton College", "College of the Siskiyous", "Colorado State University", "Cottey College", "Hollins University", "Mount Holyoke College", "Northern Arizona University", "Oregon Health & Science University", "Oregon Institute of Technology", "Oregon State University", "Portland State University", "Reed College", "Scripps College", "Smith College", "Southern Oregon University", "Spelman College", "Sweet Briar College", "University of Oregon", "University of Puget Sound", "University of Washington", "Washington State University", "Wellesley College", "Western Washington University", "Whitman College", "Willamette University"];
const loadColleges = (typed: string) =>
	new Promise<Option[]>((resolve) => setTimeout(() => resolve(opts(...COLLEGES.filter((each) => each.toLowerCase().includes(typed.toLowerCase())))), 220));

const TEXTS = "chapter lastName firstName middleName nickname birthplace street city zip schoolAddress phone altPhone email fatherName fatherAddress fatherOccupation fatherEmployer motherName motherAddress motherOccupation motherEmployer siblings sai school schoolCity gpaW gpaU rank outOf satMath satVerbal satTotal actEnglish actMath actReading actScience actComposite apTaken apThree collegeClasses serviceHours career serviceAgency serviceDuty employer jobTitle jobHours supervisor counselor counselorPhone refName refPhone essay signature citizen related firstGen fullTime".split(" ");
const SINGLES = "state liveWith fatherEducation motherEducation marital income schoolState schoolType merit major degree gradYear".split(" ");
const MULTIS = ["languages", "serviceYears"];
const DAYS = ["dob", "gpaAsOf", "signDate"];
type Row = Record<string, any>;
const LISTS: Record<string, { blank: Row; texts: string[] }> = {
	sib: { blank: { name: "", age: "", school: "" }, texts: ["name", "age", "school"] },
	college: { blank: { name: null, status: null }, texts: [] },
	act: { blank: { organization: "", position: "", years: [], hours: "" }, texts: [] },
	honor: { blank: { title: "", year: null }, texts: [] },
};
const START: Row = {
	...Object.fromEntries(TEXTS.map((key) => [key, ""])), ...Object.fromEntries([...SINGLES, ...DAYS, "graduating"].map((key) => [key, null])), ...Object.fromEntries(MULTIS.map((key) => [key, []])),
	photo: false, sib: [{ ...LISTS.sib.blank }, { ...LISTS.sib.blank }], college: [0, 1, 2].map(() => ({ ...LISTS.college.blank })), act: [{ ...LISTS.act.blank }], honor: [{ ...LISTS.honor.blank }],
};
let held: Row = START;
let submitted = false;

const masked = (text: string) => {
	const digits = text.replace(/^\+1/, "").replace(/\D/g, "").slice(0, 10);
	if (digits.length < 4) return digits;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${digits.length > 6 ? `-${digits.slice(6)}` : ""}`;
};

function Application() {
	const [data, setData] = useState<Row>(START);
	held = data;
	const set = (key: string, value: unknown) => setData((old) => ({ ...old, [key]: value }));
	const inRow = (list: string, index: number, key: string, value: unknown) =>
		setData((old) => ({ ...old, [list]: old[list].map((row: Row, at: number) => (at === index ? { ...row, [key]: value } : row)) }));
	const addTo = (list: string) => setData((old) => ({ ...old, [list]: [...old[list], { ...LISTS[list].blank }] }));
	const text = (key: string) => ({ id: key, name: key, type: "text", value: data[key], onChange: (event: ChangeEvent<HTMLInputElement>) => set(key, event.target.value) });
	const cell = (list: string, index: number, key: string) => ({ id: `${list}-${index}-${key}`, type: "text", value: data[list][index][key], onChange: (event: ChangeEvent<HTMLInputElement>) => inRow(list, index, key, event.target.value) });
	const pick = (key: string) => ({ inputId: key, name: key, value: data[key], onChange: (option: unknown) => set(key, option) });
	const yesNo = (key: string) => ["Yes", "No"].map((answer) => (
		<label className="opt" key={answer}>
			<input type="radio" name={key} value={answer} checked={data[key] === answer} onChange={() => set(key, answer)} /> {answer}
		</label>
	));
	return (
		<form className="letter" onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
			<h1>Woman's Club Education Fund</h1>
			<p className="sub">Scholarship for Graduating Senior Women, sponsored with the Consortium of Independent Schools</p>
			<p className="fine">
				Awards are made once each year for the academic year following high school graduation. All information on this form will be kept confidential and reviewed only by the Scholarship Committee.
				Do not attach a résumé. Applications must be typed.
			</p>

			<h2>Applicant</h2>
			<div className="line"><div><label htmlFor="chapter">Recommending club or chapter</label><input {...text("chapter")} /></div></div>
			<p className="q" style={{ margin: "0 0 3px" }}>Applicant Name (exactly as it appears on your school records)</p>
			<div className="line">
				<div><input {...text("lastName")} aria-describedby="ln" /><small id="ln">Last</small></div>
				<div><input {...text("firstName")} aria-describedby="fn" /><small id="fn">First</small></div>
				<div><input {...text("middleName")} aria-describedby="mn" /><small id="mn">Complete Middle</small></div>
				<div className="narrow"><input {...text("nickname")} aria-describedby="nn" /><small id="nn">Nickname</small></div>
			</div>
			<div className="line">
				<div className="mid">
					<label htmlFor="dob">Date of Birth</label>
					<DatePicker id="dob" name="dob" selected={data.dob} onChange={(date: Date | null) => set("dob", date)} dateFormat="MM/dd/yyyy" placeholderText="mm/dd/yyyy" showMonthDropdown showYearDropdown dropdownMode="select" autoComplete="off" />
				</div>
				<div><label htmlFor="birthplace">Place of Birth</label><input {...text("birthplace")} /></div>
				<div><span className="q">Are you a citizen or legal permanent resident of the United States or Canada?</span>{yesNo("citizen")}</div>
			</div>
			<div className="line"><div><label htmlFor="street">Home Address (street and number)</label><input {...text("street")} /></div></div>
			<div className="line">
				<div><label htmlFor="city">City</label><input {...text("city")} /></div>
				<div className="mid"><label htmlFor="state">State</label><Select {...pick("state")} options={STATE_OPTIONS} placeholder="State" /></div>
				<div className="narrow"><label htmlFor="zip">Zip Code</label><input {...text("zip")} maxLength={10} /></div>
			</div>
			<div className="line"><div><label htmlFor="schoolAddress">Mailing address while at school, if different (boarding students)</label><input {...text("schoolAddress")} /></div></div>
			<div className="line">
				<div><label htmlFor="phone">Phone</label><input {...text("phone")} type="tel" onChange={(event) => set("phone", masked(event.target.value))} placeholder="(   )    -    " /></div>
				<div><label htmlFor="altPhone">Alternate Phone</label><input {...text("altPhone")} type="tel" onChange={(event) => set("altPhone", masked(event.target.value))} /></div>
				<div><label htmlFor="email">E-Mail</label><input {...text("email")} type="email" /></div>
			</div>
			<div className="line"><div><label htmlFor="languages">Languages you speak</label><Select {...pick("languages")} isMulti options={LANGUAGES} /></div></div>

			<h2>Family</h2>
			<div className="line">
				<div><label htmlFor="fatherName">Father's Name</label><input {...text("fatherName")} /></div>
				<div><label htmlFor="fatherAddress">Address (if different)</label><input {...text("fatherAddress")} /></div>
			</div>
			<div className="line">
				<div><label htmlFor="fatherOccupation">Father's Occupation</label><input {...text("fatherOccupation")} /></div>
				<div><label htmlFor="fatherEmployer">Employer</label><input {...text("fatherEmployer")} /></div>
				<div><label htmlFor="fatherEducation">Education completed</label><Select {...pick("fatherEducation")} options={EDUCATION} isSearchable={false} /></div>
			</div>
			<div className="line">
				<div><label htmlFor="motherName">Mother's Name</label><input {...text("motherName")} /></div>
				<div><label htmlFor="motherAddress">Address (if different)</label><input {...text("motherAddress")} /></div>
			</div>
			<div className="line">
				<div><label htmlFor="motherOccupation">Mother's Occupation</label><input {...text("motherOccupation")} /></div>
				<div><label htmlFor="motherEmployer">Employer</label><input {...text("motherEmployer")} /></div>
				<div><label htmlFor="motherEducation">Education completed</label><Select {...pick("motherEducation")} options={EDUCATION} isSearchable={false} /></div>
			</div>
			<div className="line">
				<div><label htmlFor="marital">Parents are</label><Select {...pick("marital")} options={MARITAL} /></div>
				<div><label htmlFor="liveWith">With whom do you make your permanent home?</label><Select {...pick("liveWith")} options={LIVE_WITH} /></div>
				<div className="mid"><label htmlFor="siblings">Number of brothers and sisters</label><input {...text("siblings")} type="number" min={0} /></div>
			</div>
			<table>
				<thead><tr><th>Brothers and sisters: Name</th><th style={{ width: 80 }}>Age</th><th>School or college now attending</th></tr></thead>
				<tbody>{data.sib.map((_: Row, i: number) => <tr key={i}><td><input {...cell("sib", i, "name")} /></td><td><input {...cell("sib", i, "age")} /></td><td><input {...cell("sib", i, "school")} /></td></tr>)}</tbody>
			</table>
			<button type="button" className="plainbtn" onClick={() => addTo("sib")}>Add brother or sister</button>
			<div className="line" style={{ marginTop: 14 }}>
				<div><label htmlFor="income">Household Income (gross, last year)</label><Select {...pick("income")} options={INCOME} isSearchable={false} isClearable /></div>
				<div><label htmlFor="sai">Student Aid Index (SAI) from FAFSA</label><input {...text("sai")} /></div>
			</div>
			<div className="line">
				<div><span className="q">Will you be the first in your immediate family to attend college?</span>{yesNo("firstGen")}</div>
				<div><span className="q">Are you related to a member of this club?</span>{yesNo("related")}</div>
			</div>

			<h2>Scholastic Information Summary</h2>
			<div className="line">
				<div><label htmlFor="school">Current School Attending</label><input {...text("school")} /></div>
				<div className="mid"><label htmlFor="schoolType">Type of school</label><Select {...pick("schoolType")} options={SCHOOL_TYPES} /></div>
			</div>
			<div className="line">
				<div><label htmlFor="schoolCity">City</label><input {...text("schoolCity")} /></div>
				<div className="mid"><label htmlFor="schoolState">State</label><Select {...pick("schoolState")} options={STATE_OPTIONS} placeholder="State" /></div>
				<div className="mid"><label htmlFor="graduating">Graduating (month/year)</label><DatePicker id="graduating" name="graduating" selected={data.graduating} onChange={(date: Date | null) => set("graduating", date)} dateFormat="MM/yyyy" showMonthYearPicker autoComplete="off" /></div>
			</div>
			<div className="line">
				<div><label htmlFor="gpaU">GPA Un-weighted (4.0 scale)</label><input {...text("gpaU")} /></div>
				<div><label htmlFor="gpaW">GPA Weighted</label><input {...text("gpaW")} /></div>
				<div><label htmlFor="gpaAsOf">as of Date</label><DatePicker id="gpaAsOf" selected={data.gpaAsOf} onChange={(date: Date | null) => set("gpaAsOf", date)} dateFormat="MM/dd/yyyy" autoComplete="off" /></div>
				<div className="narrow"><label htmlFor="rank">Class Rank</label><input {...text("rank")} /></div>
				<div className="narrow"><label htmlFor="outOf">out of</label><input {...text("outOf")} /></div>
			</div>
			<table>
				<thead><tr><th /><th>Math</th><th>Verbal (EBRW)</th><th>Total</th></tr></thead>
				<tbody><tr><td>Highest SAT Scores</td>{["satMath", "satVerbal", "satTotal"].map((key) => <td key={key}><input {...text(key)} maxLength={4} /></td>)}</tr></tbody>
			</table>
			<table>
				<thead><tr><th /><th>English</th><th>Math</th><th>Reading</th><th>Science Reasoning</th><th>Composite</th></tr></thead>
				<tbody><tr><td>Highest ACT Score</td>{["actEnglish", "actMath", "actReading", "actScience", "actComposite"].map((key) => <td key={key}><input {...text(key)} maxLength={2} /></td>)}</tr></tbody>
			</table>
			<div className="line">
				<div><label htmlFor="apTaken"># of AP Exams Taken (if any)</label><input {...text("apTaken")} /></div>
				<div><label htmlFor="apThree"># Tested =/&gt; 3</label><input {...text("apThree")} /></div>
				<div><label htmlFor="collegeClasses"># of College Classes Taken (if any)</label><input {...text("collegeClasses")} /></div>
				<div><label htmlFor="serviceHours"># Community Service Hrs.</label><input {...text("serviceHours")} /></div>
			</div>
			<div className="line"><div className="mid"><label htmlFor="merit">National Merit recognition</label><Select {...pick("merit")} options={MERIT} isClearable /></div></div>

			<h2>Scholastic Aspirations</h2>
			<p className="fine">Colleges/Universities applied to, in preferential order</p>
			<table>
				<thead><tr><th style={{ width: 30 }} /><th>College or university</th><th style={{ width: 230 }}>Accepted / Rejected / Awaiting</th></tr></thead>
				<tbody>
					{data.college.map((row: Row, i: number) => (
						<tr key={i}>
							<td>{i + 1}.</td>
							<td><AsyncSelect id={`college-${i}-name`} loadOptions={loadColleges} value={row.name} onChange={(option) => inRow("college", i, "name", option)} placeholder="Begin typing the name..." /></td>
							<td><Select id={`college-${i}-status`} options={STATUS} value={row.status} onChange={(option) => inRow("college", i, "status", option)} isSearchable={false} /></td>
						</tr>
					))}
				</tbody>
			</table>
			<div className="line">
				<div><label htmlFor="major">Anticipated Major</label><CreatableSelect {...pick("major")} options={opts(...MAJORS)} isClearable /></div>
				<div className="mid"><label htmlFor="degree">Highest degree you plan to earn</label><Select {...pick("degree")} options={DEGREES} /></div>
				<div className="mid"><label htmlFor="gradYear">Expected year of college graduation</label><Select {...pick("gradYear")} options={YEARS} /></div>
			</div>
			<div className="line">
				<div><label htmlFor="career">What is your career choice?</label><input {...text("career")} /></div>
				<div><span className="q">Do you plan to attend full-time?</span>{yesNo("fullTime")}</div>
			</div>

			<h2>Activities and Leadership</h2>
			<p className="fine">List all activities in and out of school (clubs, athletics, jobs, church, community), the highest position held and the years of participation.</p>
			<table>
				<thead><tr><th>Organization/Activity</th><th>Position held</th><th style={{ width: 260 }}>Year (Senior, Junior, etc.)</th><th style={{ width: 80 }}># Hours per week</th></tr></thead>
				<tbody>
					{data.act.map((row: Row, i: number) => (
						<tr key={i}>
							<td><input {...cell("act", i, "organization")} /></td>
							<td><input {...cell("act", i, "position")} /></td>
							<td><Select id={`act-${i}-years`} isMulti options={GRADES} value={row.years} onChange={(options) => inRow("act", i, "years", options)} closeMenuOnSelect={false} /></td>
							<td><input {...cell("act", i, "hours")} /></td>
						</tr>
					))}
				</tbody>
			</table>
			<button type="button" className="plainbtn" onClick={() => addTo("act")}>Add another activity</button>
			<h2>Honors and Awards</h2>
			<table>
				<thead><tr><th>Honor or award</th><th style={{ width: 220 }}>Year received</th></tr></thead>
				<tbody>
					{data.honor.map((row: Row, i: number) => (
						<tr key={i}>
							<td><input {...cell("honor", i, "title")} /></td>
							<td><Select id={`honor-${i}-year`} options={GRADES} value={row.year} onChange={(option) => inRow("honor", i, "year", option)} /></td>
						</tr>
					))}
				</tbody>
			</table>
			<button type="button" className="plainbtn" onClick={() => addTo("honor")}>Add another honor</button>

			<h2>Service and Employment</h2>
			<p className="fine">Most significant volunteer service</p>
			<div className="line">
				<div><label htmlFor="serviceAgency">Agency or organization served</label><input {...text("serviceAgency")} /></div>
				<div><label htmlFor="serviceDuty">Your role</label><input {...text("serviceDuty")} /></div>
				<div><label htmlFor="serviceYears">When</label><Select {...pick("serviceYears")} isMulti options={GRADES} /></div>
			</div>
			<p className="fine">Applicant's current occupation (if any)</p>
			<div className="line">
				<div><label htmlFor="employer">Employer</label><input {...text("employer")} /></div>
				<div><label htmlFor="jobTitle">Position</label><input {...text("jobTitle")} /></div>
				<div className="narrow"><label htmlFor="jobHours">Hours per week</label><input {...text("jobHours")} type="number" /></div>
				<div><label htmlFor="supervisor">Supervisor</label><input {...text("supervisor")} /></div>
			</div>

			<h2>References and Certification</h2>
			<div className="line">
				<div><label htmlFor="counselor">School Counselor Name</label><input {...text("counselor")} /></div>
				<div><label htmlFor="counselorPhone">Counselor Phone Number</label><input {...text("counselorPhone")} type="tel" /></div>
			</div>
			<div className="line">
				<div><label htmlFor="refName">Community reference (not a relative)</label><input {...text("refName")} /></div>
				<div><label htmlFor="refPhone">Telephone</label><input {...text("refPhone")} type="tel" /></div>
			</div>
			<label className="q" htmlFor="essay">In 250 words or less, describe a role model in your life.</label>
			<textarea id="essay" name="essay" rows={5} value={data.essay} onChange={(event) => set("essay", event.target.value)} />
			<p className="fine"><label><input type="checkbox" name="photo" checked={data.photo} onChange={(event) => set("photo", event.target.checked)} /> I give permission to use my name and photograph in club publicity.</label></p>
			<div className="line">
				<div><label htmlFor="signature">Signature of Applicant (type full name)</label><input {...text("signature")} /></div>
				<div className="mid"><label htmlFor="signDate">Date</label><DatePicker id="signDate" selected={data.signDate} onChange={(date: Date | null) => set("signDate", date)} dateFormat="MM/dd/yyyy" autoComplete="off" /></div>
			</div>
			<button type="submit">Submit application</button>
		</form>
	);
}
createRoot(document.getElementById("root")!).render(<Application />);

const two = (n: number) => String(n).padStart(2, "0");
const day = (date: Date | null) => (date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : null);
const stateOf = (value: any): any => (Array.isArray(value) ? value.map((each) => each.value) : value && typeof value === "object" ? value.value : value);
const read = (input: HTMLElement | null, many: boolean): any => {
	const control = input?.closest('[class*="-control"]') ?? input?.querySelector('[class*="-control"]');
	if (!control) return undefined;
	return many ? [...control.querySelectorAll('[class*="-multiValue"]')].map((each) => each.textContent) : (control.querySelector('[class*="-singleValue"]')?.textContent ?? "");
};
const w = window as any;
w.formState = () => {
	const out: Row = { submitted };
	for (const [key, value] of Object.entries(held)) {
		if (LISTS[key]) value.forEach((row: Row, i: number) => Object.entries(row).forEach(([field, each]) => { out[`${key}-${i}-${field}`] = stateOf(each); }));
		else if (key === "graduating") out[key] = day(value)?.slice(0, 7) ?? null;
		else out[key] = DAYS.includes(key) ? day(value) : stateOf(value);
	}
	return out;
};
w.formShown = () => {
	const out: Row = {};
	for (const key of Object.keys(w.formState())) {
		if (key === "submitted") continue;
		const radios = document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${key}"]`);
		if (radios.length > 0) { out[key] = [...radios].find((each) => each.checked)?.value ?? ""; continue; }
		const element = document.getElementById(key) as any;
		const box = document.querySelector<HTMLInputElement>(`input[type=checkbox][name="${key}"]`);
		if (box) out[key] = box.checked;
		else out[key] = read(element, MULTIS.includes(key) || key.endsWith("-years")) ?? element.value;
	}
	return out;
};
