import { type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm, useFormContext } from "react-hook-form";
import { NumericFormat, PatternFormat } from "react-number-format";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./style.css";

type Option = { value: string; label: string };
const plain = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = plain(...COUNTRIES);
const MAJOR_OPTIONS = plain(...MAJORS);

const SCHOOLS: Option[] = [
	["380010", "Ashland High School (Ashland, OR)"],
	["380012", "Ashland Valley High School (Ashland, OR)"],
	["340095", "Ashland Community School (Ashland, NJ)"],
	["051005", "Yreka High School (Yreka, CA)"],
	["380620", "Medford North High School (Medford, OR)"],
	["380815", "Valley Catholic School (Portland, OR)"],
	["052110", "Mountain View High School (Redding, CA)"],
	["481180", "Highline High School (Seattle, WA)"],
].map(([value, label]) => ({ value, label }));
const findSchool = (typed: string) =>
	new Promise<Option[]>((resolve) =>
		setTimeout(() => resolve(SCHOOLS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))), 250),
	);

const DIVISIONS = [
	{ label: "Undergraduate colleges", options: plain("Blackwell College of Arts & Letters", "College of Natural Sciences", "School of Engineering & Applied Science", "School of Business", "School of Nursing") },
	{ label: "Other", options: plain("Undecided / Exploratory Studies") },
];
const AP = plain(
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition",
	"AP Environmental Science", "AP European History", "AP Human Geography", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture",
	"AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern",
);
const ACTIVITY = plain(
	"Academic", "Art", "Athletics: Club", "Athletics: JV/Varsity", "Career-Oriented", "Community Service (Volunteer)", "Computer/Technology", "Cultural",
	"Dance", "Debate/Speech", "Environmental", "Family Responsibilities", "Internship", "Journalism/Publication", "Music: Instrumental", "Music: Vocal",
	"Religious", "Research", "Robotics", "School Spirit", "Science/Math", "Social Justice", "Student Government/Politics", "Theater/Drama", "Work (Paid)",
	"Other Club/Activity",
);
const EDUCATION = plain(
	"None", "Some grade/primary school", "Completed grade/primary school", "Some high/secondary school", "Graduated from high/secondary school",
	"Some trade school or community college", "Graduated from trade school or community college", "Some college/university", "Graduated from college/university",
	"Graduate school",
);
const MARITAL = plain(
	"Never married", "Married or remarried", "Living together, not married", "Separated", "Divorced or no longer in a domestic partnership", "Widowed",
);

const nodes: Record<string, HTMLElement | null> = {};
let read = (): Record<string, unknown> => ({});
let submitted = false;

const blank = {
	st_first: "", st_middle: "", st_last: "", st_suffix: "", st_preferred: "", st_email: "", st_phone: "", st_dob: "", st_marital: "", cbfinaid: "", ssn: "",
	citizenship: "", birth_city: "", birth_country: "", years_us: "", armed: "",
	addr1: "", addr2: "", city: "", state: "", zip: "", country: "", alt_street: "", alt_city: "", alt_state: "", alt_zip: "",
	term: "", plan: "", aid: "", feewaiver: "", college: "", major1: "", major2: "", career: "", degree: "", housing: "", legacy: "", legacy_who: "",
	learned: [] as string[], cbo: [] as string[], others: [] as string[], website: "",
	school: "", hs_entry: "", hs_grad: "", co_name: "", co_email: "", gpa: "", gpa_scale: "", gpa_weight: "", rank_type: "", rank: "", class_size: "",
	cu_name: "", cu_when: "",
	tests: [] as string[], sat_times: "", sat_rw: "", sat_rw_date: "", sat_math: "", sat_math_date: "", act: "", act_date: "",
	...Object.fromEntries([0, 1, 2].flatMap((i) => [[`ap${i}_subject`, ""], [`ap${i}_score`, ""], [`ap${i}_date`, ""]])),
	...Object.fromEntries([0, 1, 2].flatMap((i) => ["type", "position", "org", "about"].map((name) => [`ec${i}_${name}`, ""]))),
	par_marital: "", par_since: "",
	...Object.fromEntries([1, 2].flatMap((i) => ["first", "mi", "last", "living", "dob", "occupation", "employer", "education"].map((name) => [`p${i}_${name}`, ""]))),
	...Object.fromEntries([0, 1].flatMap((i) => ["name", "age", "college"].map((name) => [`sib${i}_${name}`, ""]))),
	firstgen: "", hh_size: "", hh_college: "", income: "", agi: "", cash: "", home: "", expect: "", summer: "", situation: "",
	certify: false, signature: "", sign_date: "",
};

/** A react-select bound to the form. */
function Pick(props: { name: string; options?: any; kind?: "multi" | "create" | "school"; inputId?: string; placeholder?: string; clearable?: boolean; prefix?: string; "aria-label"?: string; "aria-labelledby"?: string }) {
	const { name, options = [], kind, clearable, prefix, ...rest } = props;
	const all: Option[] = options.flatMap((option: any) => option.options ?? [option]);
	return (
		<Controller
			name={name}
			render={({ field: { value, onChange, onBlur } }) => (
				<div ref={(node) => void (nodes[name] = node)}>
					{kind === "school" ? (
						<AsyncSelect {...rest} cacheOptions loadOptions={findSchool} value={SCHOOLS.find((one) => one.value === value) ?? null} onBlur={onBlur} onChange={(one: any) => onChange(one?.value ?? "")} />
					) : kind === "create" ? (
						<CreatableSelect {...rest} isMulti options={options} value={value.map((one: string) => ({ value: one, label: one }))} onBlur={onBlur} onChange={(list: any) => onChange(list.map((one: Option) => one.value))} />
					) : kind === "multi" ? (
						<Select {...rest} isMulti classNamePrefix={prefix} options={options} value={all.filter((one) => value.includes(one.value)).sort((a, b) => value.indexOf(a.value) - value.indexOf(b.value))} onBlur={onBlur} onChange={(list: any) => onChange(list.map((one: Option) => one.value))} />
					) : (
						<Select {...rest} name={name} isClearable={clearable} classNamePrefix={prefix} options={options} value={all.find((one) => one.value === value) ?? null} onBlur={onBlur} onChange={(one: any) => onChange(one?.value ?? "")} />
					)}
				</div>
			)}
		/>
	);
}

function When({ name, format, id, placeholder = format.replaceAll("#", "_") }: { name: string; format: string; id?: string; placeholder?: string }) {
	return (
		<Controller
			name={name}
			render={({ field: { value, onChange, onBlur } }) => (
				<PatternFormat id={id} name={name} type="text" inputMode="numeric" format={format} placeholder={placeholder} value={value} onBlur={onBlur} onValueChange={(now) => onChange(now.formattedValue)} />
			)}
		/>
	);
}

function Money({ name, id }: { name: string; id: string }) {
	return (
		<Controller
			name={name}
			render={({ field: { value, onChange, onBlur } }) => (
				<NumericFormat id={id} name={name} type="text" thousandSeparator="," prefix="$" decimalScale={0} allowNegative={false} valueIsNumericString value={value} onBlur={onBlur} onValueChange={(now) => onChange(now.value)} />
			)}
		/>
	);
}

function Row({ code, ask, help, htmlFor, id, children }: { code: string; ask: ReactNode; help?: string; htmlFor?: string; id?: string; children: ReactNode }) {
	return (
		<div className="q">
			<div className="code">{code}</div>
			<div>
				{htmlFor ? <label htmlFor={htmlFor}>{ask}</label> : <span id={id}>{ask}</span>}
				{help && <p className="help">{help}</p>}
			</div>
			<div>{children}</div>
		</div>
	);
}

function Radios({ name, options, labelledby }: { name: string; options: [string, string][]; labelledby: string }) {
	const { register } = useFormContext();
	return (
		<div role="radiogroup" aria-labelledby={labelledby}>
			{options.map(([value, label]) => (
				<label key={value} style={{ marginRight: 18 }}>
					<input type="radio" value={value} {...register(name)} /> {label}
				</label>
			))}
		</div>
	);
}
const YES_NO: [string, string][] = [["Y", "Yes"], ["N", "No"]];

function GettingStarted() {
	const { register } = useFormContext();
	return (
		<section>
			<h2>Getting Started</h2>
			<h3>About the Student</h3>
			<div className="grid">
				<div><label htmlFor="first">First name</label><input type="text" id="first" {...register("st_first")} /></div>
				<div><label htmlFor="middle">Middle name</label><input type="text" id="middle" {...register("st_middle")} /></div>
				<div><label htmlFor="last">Last name</label><input type="text" id="last" {...register("st_last")} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="suffix">Suffix</label><Pick name="st_suffix" inputId="suffix" options={plain("Jr.", "Sr.", "II", "III", "IV", "V")} clearable placeholder="" /></div>
				<div><label htmlFor="preferred">Preferred name</label><input type="text" id="preferred" {...register("st_preferred")} /></div>
				<div style={{ "--w": 6 } as any}><label htmlFor="st-email">Email address</label><input type="email" id="st-email" {...register("st_email")} /><p className="help">An email address the student checks regularly, is active, and that the student will keep.</p></div>
			</div>
			<Row code="GS-110" ask="Phone number (##########)" help="Enter the student’s telephone number as digits only. Do not use hyphens, dashes, parentheses, or a plus sign." htmlFor="st-phone"><input type="tel" id="st-phone" maxLength={10} {...register("st_phone")} /></Row>
			<Row code="GS-115" ask="Birthdate (MM/DD/YYYY)" htmlFor="st-dob"><When name="st_dob" id="st-dob" format="##/##/####" placeholder="MM/DD/YYYY" /></Row>
			<Row code="GS-117" ask="City of birth" htmlFor="birth-city"><input type="text" id="birth-city" {...register("birth_city")} /></Row>
			<Row code="GS-118" ask="Country of birth" htmlFor="birth-country"><Pick name="birth_country" inputId="birth-country" options={COUNTRY_OPTIONS} /></Row>
			<Row code="GS-120" ask="Student’s marital status" help="Select the student’s marital status, not that of the parents." htmlFor="st-marital"><Pick name="st_marital" inputId="st-marital" options={MARITAL} /></Row>
			<Row code="GS-125" ask="Student’s CBFinAid ID" help="If you have the student’s CBFinAid ID from last year, enter it here." htmlFor="cbf"><input type="text" id="cbf" {...register("cbfinaid")} /></Row>
			<Row code="GS-130" ask="Student’s Social Security number (optional)" htmlFor="ssn"><input type="password" id="ssn" autoComplete="off" {...register("ssn")} /></Row>
			<Row code="GS-135" ask="What is the student’s citizenship status?" id="q-citizen"><Pick name="citizenship" aria-labelledby="q-citizen" options={plain("U.S. citizen", "U.S. national", "Permanent resident", "Refugee or asylee", "Citizen of a country other than the U.S.")} /></Row>
			<Row code="GS-137" ask="Number of years lived in the U.S." htmlFor="years-us"><input type="number" id="years-us" min={0} {...register("years_us")} /></Row>
			<Row code="GS-140" ask="U.S. Armed Forces status" id="q-armed"><Pick name="armed" aria-labelledby="q-armed" options={plain("None", "Currently serving", "Previously served", "Current dependent")} /></Row>
			<h3>Permanent home address</h3>
			<div className="grid">
				<div style={{ "--w": 8 } as any}><label htmlFor="addr1">Street address</label><input type="text" id="addr1" {...register("addr1")} /></div>
				<div><label htmlFor="addr2">Apartment, suite, etc.</label><input type="text" id="addr2" {...register("addr2")} /></div>
				<div style={{ "--w": 3 } as any}><label htmlFor="city">City</label><input type="text" id="city" {...register("city")} /></div>
				<div style={{ "--w": 3 } as any}><label htmlFor="state">State</label><Pick name="state" inputId="state" options={STATE_OPTIONS} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="zip">ZIP code</label><input type="text" id="zip" {...register("zip")} /></div>
				<div><label htmlFor="country">Country</label><Pick name="country" inputId="country" options={COUNTRY_OPTIONS} /></div>
			</div>
			<h3>Alternate mailing address</h3>
			<p className="help">Only if mail should be sent somewhere other than the permanent home address.</p>
			<div className="grid">
				<div style={{ "--w": 5 } as any}><label htmlFor="alt1">Street address</label><input type="text" id="alt1" {...register("alt_street")} /></div>
				<div style={{ "--w": 3 } as any}><label htmlFor="alt2">City</label><input type="text" id="alt2" {...register("alt_city")} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="alt3">State</label><Pick name="alt_state" inputId="alt3" options={STATE_OPTIONS} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="alt4">ZIP code</label><input type="text" id="alt4" {...register("alt_zip")} /></div>
			</div>
		</section>
	);
}

function Supplement() {
	const { register } = useFormContext();
	return (
		<section>
			<h2>Whitcombe University Member Questions</h2>
			<h3>General</h3>
			<Row code="WU-1" ask="Preferred start term*" id="wu1"><Pick name="term" aria-labelledby="wu1" options={plain("Fall 2027", "Spring 2028", "Fall 2028")} prefix="wu" /></Row>
			<Row code="WU-2" ask="Preferred admission plan*" id="wu2"><Pick name="plan" aria-labelledby="wu2" options={plain("Early Decision I", "Early Decision II", "Early Action", "Regular Decision")} prefix="wu" /></Row>
			<Row code="WU-3" ask="Do you intend to pursue need-based financial aid?*" id="wu3"><Radios name="aid" labelledby="wu3" options={YES_NO} /></Row>
			<Row code="WU-4" ask="Do you intend to use one of the fee waivers?" id="wu4"><Radios name="feewaiver" labelledby="wu4" options={YES_NO} /></Row>
			<Row code="WU-5" ask="Please select your on-campus housing preference" id="wu5"><Pick name="housing" aria-labelledby="wu5" options={plain("On-campus", "Off-campus", "With parents / commuter")} prefix="wu" /></Row>
			<h3>Academics</h3>
			<Row code="WU-6" ask="To which undergraduate college or school are you applying?*" htmlFor="wu6"><Pick name="college" inputId="wu6" options={DIVISIONS} prefix="wu" /></Row>
			<Row code="WU-7" ask="First-choice major" htmlFor="wu7"><Pick name="major1" inputId="wu7" options={MAJOR_OPTIONS} prefix="wu" clearable /></Row>
			<Row code="WU-8" ask="Alternate major" htmlFor="wu8"><Pick name="major2" inputId="wu8" options={MAJOR_OPTIONS} prefix="wu" clearable /></Row>
			<Row code="WU-9" ask="Highest degree you intend to earn" htmlFor="wu9"><Pick name="degree" inputId="wu9" options={plain("Associate’s (AA, AS)", "Bachelor’s (BA, BS)", "Master’s (MA, MS)", "Business (MBA, MAcc)", "Law (JD, LLM)", "Medicine (MD, DO, DVM, DDS)", "Doctorate (PhD, EdD, etc.)", "Other", "Undecided")} prefix="wu" /></Row>
			<Row code="WU-10" ask="Career interest" htmlFor="wu10"><input type="text" id="wu10" {...register("career")} /></Row>
			<h3>Contacts &amp; Family</h3>
			<Row code="WU-11" ask="Have any of your relatives attended or worked at Whitcombe?" id="wu11"><Radios name="legacy" labelledby="wu11" options={YES_NO} /></Row>
			<Row code="WU-12" ask="If yes, give name, relationship and class year" htmlFor="wu12"><input type="text" id="wu12" {...register("legacy_who")} /></Row>
			<Row code="WU-13" ask="How did you first learn about Whitcombe? Check all that apply." id="wu13"><Pick name="learned" kind="multi" aria-labelledby="wu13" options={plain("College fair", "Counselor or teacher", "Campus visit", "Family member", "Search website", "Mailing or email")} prefix="wu" /></Row>
			<Row code="WU-14" ask="Community-based organizations that have provided you with free assistance with your application process" id="wu14"><Pick name="cbo" kind="multi" aria-labelledby="wu14" options={plain("A Better Chance", "Boys & Girls Clubs of America", "College Possible", "GEAR UP", "OneGoal", "Posse Foundation", "QuestBridge", "Upward Bound", "Other")} /></Row>
			<Row code="WU-15" ask="To which other colleges are you applying? (optional)" help="Type the name and press Enter." htmlFor="wu15"><Pick name="others" kind="create" inputId="wu15" options={plain("Boston University", "Gonzaga University", "Lewis & Clark College", "Oregon State University", "Reed College", "Stanford University", "University of Oregon", "University of Washington", "Willamette University")} placeholder="Add colleges…" /></Row>
			<Row code="WU-16" ask="If you would like to share a website or portfolio, link it here" htmlFor="wu16"><input type="url" id="wu16" placeholder="https://" {...register("website")} /></Row>
		</section>
	);
}

function Education() {
	const { register } = useFormContext();
	return (
		<section>
			<h2>Education</h2>
			<div className="grid">
				<div style={{ "--w": 12 } as any}><label htmlFor="school">Current or most recent secondary school</label><Pick name="school" kind="school" inputId="school" placeholder="Find school" /></div>
				<div style={{ "--w": 3 } as any}><label htmlFor="hs-entry">Date of entry</label><When name="hs_entry" id="hs-entry" format="##/####" placeholder="MM/YYYY" /></div>
				<div style={{ "--w": 3 } as any}><label htmlFor="hs-grad">Graduation date</label><When name="hs_grad" id="hs-grad" format="##/####" placeholder="MM/YYYY" /></div>
				<div style={{ "--w": 3 } as any}><label htmlFor="co-name">Counselor’s name</label><input type="text" id="co-name" {...register("co_name")} /></div>
				<div style={{ "--w": 3 } as any}><label htmlFor="co-mail">Counselor’s email</label><input type="email" id="co-mail" {...register("co_email")} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="csize">Graduating class size</label><input type="text" id="csize" {...register("class_size")} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="rtype">Class rank reporting</label><Pick name="rank_type" inputId="rtype" options={plain("Exact", "Decile", "Quintile", "Quartile", "None")} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="rank">Class rank</label><input type="text" id="rank" {...register("rank")} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="gpa">Cumulative GPA</label><input type="text" id="gpa" {...register("gpa")} /></div>
				<div style={{ "--w": 2 } as any}><label htmlFor="gscale">GPA scale</label><Pick name="gpa_scale" inputId="gscale" options={plain("4", "5", "6", "10", "12", "20", "100")} /></div>
				<div style={{ "--w": 2 } as any}><fieldset><legend className="help">GPA weighting</legend><label><input type="radio" value="W" {...register("gpa_weight")} />Weighted</label><label><input type="radio" value="U" {...register("gpa_weight")} />Unweighted</label></fieldset></div>
			</div>
			<h3>Colleges &amp; Universities</h3>
			<p className="help">If you have taken any college or university coursework, list the institution and when you attended.</p>
			<div className="grid">
				<div style={{ "--w": 7 } as any}><input type="text" aria-label="College/University" placeholder="College/University" {...register("cu_name")} /></div>
				<div style={{ "--w": 5 } as any}><input type="text" aria-label="Dates attended" placeholder="Dates attended" {...register("cu_when")} /></div>
			</div>
			<h2>Testing</h2>
			<Row code="T-1" ask="Indicate all tests you wish to report" id="t1"><Pick name="tests" kind="multi" aria-labelledby="t1" options={plain("ACT Tests", "SAT (March 2016 or later)", "AP Subject Tests", "IB Subject Tests", "TOEFL iBT", "IELTS", "Duolingo English Test")} /></Row>
			<Row code="T-2" ask="Number of SAT dates already taken" htmlFor="t2"><input type="number" id="t2" min={0} max={5} {...register("sat_times")} /></Row>
			<Row code="T-3" ask="Highest evidence-based reading and writing score" htmlFor="t3"><input type="number" id="t3" min={200} max={800} {...register("sat_rw")} /></Row>
			<Row code="T-4" ask="Evidence-based reading and writing date" htmlFor="t4"><When name="sat_rw_date" id="t4" format="##/##/####" placeholder="MM/DD/YYYY" /></Row>
			<Row code="T-5" ask="Highest math score" htmlFor="t5"><input type="number" id="t5" min={200} max={800} {...register("sat_math")} /></Row>
			<Row code="T-6" ask="Math date" htmlFor="t6"><When name="sat_math_date" id="t6" format="##/##/####" placeholder="MM/DD/YYYY" /></Row>
			<Row code="T-7" ask="ACT highest composite score" htmlFor="t7"><input type="number" id="t7" min={1} max={36} {...register("act")} /></Row>
			<Row code="T-8" ask="ACT composite date" htmlFor="t8"><When name="act_date" id="t8" format="##/##/####" placeholder="MM/DD/YYYY" /></Row>
			<h3>AP Subject Tests</h3>
			<table>
				<thead><tr><th>Test date</th><th style={{ width: "55%" }}>AP subject</th><th>Score received</th></tr></thead>
				<tbody>
					{[0, 1, 2].map((i) => (
						<tr key={i}>
							<td><When name={`ap${i}_date`} format="##/####" placeholder="MM/YYYY" /></td>
							<td><Pick name={`ap${i}_subject`} options={AP} /></td>
							<td><Pick name={`ap${i}_score`} options={plain("1", "2", "3", "4", "5")} /></td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Family() {
	const { register } = useFormContext();
	return (
		<section>
			<h2>Parent &amp; Household Information</h2>
			<Row code="PH-100" ask="What is the current marital status of the student’s biological or adoptive parents?" id="ph100"><Pick name="par_marital" aria-labelledby="ph100" options={MARITAL} /></Row>
			<Row code="PH-105" ask="Year of separation or divorce, if applicable" htmlFor="ph105"><input type="text" id="ph105" maxLength={4} {...register("par_since")} /></Row>
			<div className="two">
				{[1, 2].map((i) => (
					<div className="panel" key={i}>
						<h3>Parent {i}</h3>
						<label>First name<input type="text" {...register(`p${i}_first`)} /></label>
						<label>Middle initial<input type="text" maxLength={1} {...register(`p${i}_mi`)} /></label>
						<label>Last name<input type="text" {...register(`p${i}_last`)} /></label>
						<fieldset><legend className="help">Is Parent {i} living?</legend><label><input type="radio" value="Y" {...register(`p${i}_living`)} /> Yes</label><label><input type="radio" value="N" {...register(`p${i}_living`)} /> No</label></fieldset>
						<label htmlFor={`p${i}dob`}>Date of birth</label><When name={`p${i}_dob`} id={`p${i}dob`} format="##/##/####" placeholder="MM/DD/YYYY" />
						<label>Occupation<input type="text" {...register(`p${i}_occupation`)} /></label>
						<label>Employer<input type="text" {...register(`p${i}_employer`)} /></label>
						<label htmlFor={`p${i}edu`}>Highest level of education</label><Pick name={`p${i}_education`} inputId={`p${i}edu`} options={EDUCATION} />
					</div>
				))}
			</div>
			<h3>Siblings</h3>
			<p className="help">List all of the student’s brothers and sisters, whether or not they live in the household.</p>
			<table>
				<thead><tr><th>Name</th><th>Age</th><th style={{ width: "40%" }}>College to be attended in 2027-28</th></tr></thead>
				<tbody>
					{[0, 1].map((i) => (
						<tr key={i}>
							<td><input type="text" {...register(`sib${i}_name`)} /></td>
							<td><input type="text" style={{ width: 70 }} {...register(`sib${i}_age`)} /></td>
							<td><input type="text" {...register(`sib${i}_college`)} /></td>
						</tr>
					))}
				</tbody>
			</table>
			<Row code="PH-150" ask="Will the student be a first-generation college student?" id="ph150"><Radios name="firstgen" labelledby="ph150" options={[["Y", "Yes"], ["N", "No"], ["U", "Don’t know"]]} /></Row>
			<Row code="PH-155" ask="How many people are in the parents’ household?" help="Include the student, the parents, and anyone else who will get more than half of their support from the parents between July 1, 2027 and June 30, 2028." htmlFor="ph155"><input type="number" id="ph155" min={1} {...register("hh_size")} /></Row>
			<Row code="PH-160" ask="Of these, how many will be in college at least half-time in 2027-28?" htmlFor="ph160"><input type="number" id="ph160" min={0} {...register("hh_college")} /></Row>
			<h2>Income &amp; Assets</h2>
			<Row code="PI-110" ask="Total annual household income" help="Round to the nearest dollar. Do not leave blank." htmlFor="pi110"><Money name="income" id="pi110" /></Row>
			<Row code="PI-115" ask="Parents’ adjusted gross income from IRS Form 1040, line 11" htmlFor="pi115"><Money name="agi" id="pi115" /></Row>
			<Row code="PA-105" ask="What is the current total balance of the parents’ cash, savings, and checking accounts?" htmlFor="pa105"><Money name="cash" id="pa105" /></Row>
			<Row code="PA-200" ask="What is the parents’ current housing status?" id="pa200"><Pick name="home" aria-labelledby="pa200" options={plain("Own home", "Rent", "Live with others", "Employer-provided housing", "Other")} /></Row>
			<Row code="PE-140" ask="How much do the parents think they will be able to pay for the student’s 2027-28 college expenses?" htmlFor="pe140"><Money name="expect" id="pe140" /></Row>
			<Row code="SI-180" ask="How much does the student expect to earn from working in summer 2027?" htmlFor="si180"><Money name="summer" id="si180" /></Row>
			<Row code="SC-100" ask="Use this space to explain any unusual expenses or special circumstances" htmlFor="sc100"><textarea id="sc100" rows={3} {...register("situation")} /></Row>
		</section>
	);
}

function Activities() {
	const { register } = useFormContext();
	return (
		<section>
			<h2>Activities</h2>
			<p>Reporting activities can help the admission committee better understand your life outside of the classroom. List up to three.</p>
			{[0, 1, 2].map((i) => (
				<div className="panel" key={i} style={{ marginBottom: 14 }}>
					<h3>Activity {i + 1}</h3>
					<label htmlFor={`ec${i}type`}>Activity type</label><Pick name={`ec${i}_type`} inputId={`ec${i}type`} options={ACTIVITY} clearable />
					<label>Position/Leadership description (Max characters: 50)<input type="text" maxLength={50} {...register(`ec${i}_position`)} /></label>
					<label>Organization name (Max characters: 100)<input type="text" maxLength={100} {...register(`ec${i}_org`)} /></label>
					<label>Please describe this activity, including what you accomplished and any recognition you received, etc. (Max characters: 150)<textarea rows={2} maxLength={150} {...register(`ec${i}_about`)} /></label>
				</div>
			))}
			<h2>Review and Submit</h2>
			<p><label><input type="checkbox" {...register("certify")} /> I certify that all information submitted in the admission and financial aid process is my own work, factually true, and honestly presented.</label></p>
			<div className="grid">
				<div style={{ "--w": 8 } as any}><label htmlFor="sig">Signature</label><input type="text" id="sig" {...register("signature")} /></div>
				<div><label htmlFor="sigdate">Date</label><When name="sign_date" id="sigdate" format="##/##/####" placeholder="MM/DD/YYYY" /></div>
			</div>
		</section>
	);
}

function Page() {
	const form = useForm({ defaultValues: blank as Record<string, any> });
	read = form.getValues;
	return (
		<FormProvider {...form}>
			<header><strong>Whitcombe University</strong> &middot; 2027-28 First-Year Supplement &amp; Institutional Financial Aid Application</header>
			<main>
				<form onSubmit={form.handleSubmit(() => void (submitted = true))}>
					<GettingStarted />
					<Supplement />
					<Education />
					<Family />
					<Activities />
					<p><button type="submit">Submit</button></p>
				</form>
			</main>
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

const text = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";
function shown(key: string, value: unknown) {
	const node = nodes[key];
	if (node && Array.isArray(value)) return [...node.querySelectorAll("[class*='-multiValue'] > div:first-child")].map(text);
	if (node) return text(node.querySelector("[class*='-singleValue']"));
	const inputs = [...document.querySelectorAll<HTMLInputElement>(`[name="${key}"]`)];
	if (inputs[0]?.type === "radio") return text(inputs.find((input) => input.checked)?.closest("label"));
	if (inputs[0]?.type === "checkbox") return inputs[0].checked;
	return inputs[0]?.value ?? "";
}
Object.assign(window, {
	formState: () => ({ ...read(), submitted }),
	formShown: () => Object.fromEntries(Object.entries(read()).map(([key, value]) => [key, shown(key, value)])),
});
