import { createContext, useContext, useReducer, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

type Opt = { value: string; label: string };
const opts = (list: string[]): Opt[] => list.map((value) => ({ value, label: value }));
const pairs = (text: string): Opt[] => text.split("|").map((each) => { const [value, ...rest] = each.split("="); return { value, label: rest.join("=") }; });

const STATE_OPTS = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTS = opts(COUNTRIES);
const MONTHS = "January February March April May June July August September October November December".split(" ").map((label, i) => ({ value: String(i + 1), label }));
const DAYS = opts(Array.from({ length: 31 }, (_, i) => String(i + 1)));
const BIRTH_YEARS = opts(Array.from({ length: 70 }, (_, i) => String(2013 - i)));
const GRAD_YEARS = opts(["2028", "2027", "2026", "2025", "2024", "2023"]);
const SUFFIXES = opts(["Jr.", "Sr.", "II", "III", "IV", "V"]);
const DIAL = pairs("us=United States (+1)|ca=Canada (+1)|mx=Mexico (+52)|gb=United Kingdom (+44)|ng=Nigeria (+234)|in=India (+91)|kr=South Korea (+82)|ph=Philippines (+63)|vn=Vietnam (+84)|cn=China (+86)");
const CITIZEN = pairs("USC=U.S. citizen|USN=U.S. national|LPR=Lawful permanent resident|VISA=Nonimmigrant visa holder|DACA=DACA, undocumented or in process|REF=Refugee or asylee");
const RACES = pairs("1=American Indian or Alaska Native|2=Asian|3=Black or African American|4=Native Hawaiian or Other Pacific Islander|5=White");
const PRONOUNS = opts(["he/him", "she/her", "they/them"]);
const LANGS = opts(["Arabic", "Cantonese", "Chuukese", "French", "German", "Hmong", "Igbo", "Japanese", "Korean", "Mandarin", "Russian", "Somali", "Spanish", "Tagalog", "Ukrainian", "Vietnamese"]);
const MARITAL = opts(["Married", "Domestic partnership", "Separated", "Divorced", "Widowed", "Never married"]);
const JOBS = opts(["Accountant", "Administrative assistant", "Carpenter", "Cook or chef", "Electrician", "Engineer", "Farm worker", "Homemaker", "Nurse, registered", "Physician", "Retail sales", "Teacher", "Truck driver"]);
const EDUC = pairs("1=Did not finish high school|2=High school diploma or GED|3=Some college, no degree|4=Associate degree|5=Bachelor’s degree|6=Master’s degree|7=Doctoral or professional degree|9=Unknown");
const INCOME = pairs("A=Less than $30,000|B=$30,000 to $47,999|C=$48,000 to $64,999|D=$65,000 to $84,999|E=$85,000 to $119,999|F=$120,000 or more");
const SCHOOLS = pairs("380015=Ashland High School – Ashland, OR|380021=Ashland Valley High School – Ashland, OR|360088=Ashland High School – Ashland, OH|380300=Crater Valley Academy – Central Point, OR|053880=Yreka Union High School – Yreka, CA|380612=North Valley High School – Grants Pass, OR");
const EXAMS = opts(["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language", "English Literature", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Physics 1", "Psychology", "Spanish Language", "Statistics", "U.S. Government", "U.S. History", "World History"].map((s) => `AP ${s}`));
const SCORES = opts(["5", "4", "3", "2", "1"]);
const ACT_TYPES = pairs("acad=Academic club or team|arts=Arts, music or theater|ath=Athletics|comm=Community service|debate=Debate, speech or Model UN|env=Environment and conservation|fam=Family responsibilities|job=Paid work|rel=Faith community|stem=Science, technology or robotics|other=Something else");
const GRADES = pairs("9=Grade 9|10=Grade 10|11=Grade 11|12=Grade 12");
const TERMS = pairs("202608=Fall 2026|202701=Winter 2027|202708=Fall 2027|202801=Winter 2028");
const CAMPUSES = opts(["Cape Alder", "Deschutes Bend", "Harney", "Millrace", "Tualatin Crossing", "Wallowa"]);
const MAJORS = [
	{ label: "Arts and Letters", options: pairs("ENGL=English|MUSC=Music|PHIL=Philosophy|SPAN=Spanish") },
	{ label: "Engineering", options: pairs("CHE=Chemical Engineering|CE=Civil Engineering|CS=Computer Science|ENVE=Environmental Engineering|ME=Mechanical Engineering") },
	{ label: "Natural Sciences", options: pairs("BIO=Biology|CHEM=Chemistry|ENVS=Environmental Science|MATH=Mathematics") },
	{ label: "Social Sciences and Education", options: pairs("ANTH=Anthropology|ECON=Economics|EDUC=Elementary Education|PSY=Psychology") },
	{ label: "Not decided", options: pairs("UND=Undeclared / exploring") },
];
const HEARD = opts(["Campus visit", "College fair", "Counselor or teacher", "Friend or relative", "Social media", "System website"]);

const TEXTS = "legalFirst legalMiddle legalLast goesBy email phone street unit city zip ssn p1First p1Last p1Email p2First p2Last p2Email siblings gpaU gpaW counselorName counselorEmail satRW satM actC statement signature".split(" ");
const SINGLES = "suffix birthMonth birthDay birthYear dial state country citizenship birthCountry pronouns marital p1Job p1Educ p2Job p2Educ income school gradMonth gradYear term major heard".split(" ");
const MULTIS = ["race", "languages", "campuses"];
const RADIOS = ["hispanic", "sex", "firstGen", "feeWaiver"];
const CHECKS = ["texts", "certify"];
const EXAM_PARTS = ["subject", "score"];
const ACT_PARTS = ["type", "group", "role", "grades"];
const MAX = { exams: 3, activities: 3 };
type Values = Record<string, any>;
const FIRST: Values = { exams: [{ subject: null, score: null }], activities: [] };
for (const key of TEXTS) FIRST[key] = "";
for (const key of [...SINGLES]) FIRST[key] = null;
for (const key of MULTIS) FIRST[key] = [];
for (const key of RADIOS) FIRST[key] = "";
for (const key of CHECKS) FIRST[key] = false;
FIRST.country = null;

let current = { values: FIRST, submitted: false };
const memory: Record<string, unknown> = {};

type Action = { name: string; value: unknown };
function reduce(values: Values, { name, value }: Action): Values {
	const [list, at, part] = name.split(".");
	if (at === undefined) return { ...values, [name]: value };
	return { ...values, [list]: values[list].map((row: Values, i: number) => (i === Number(at) ? { ...row, [part]: value } : row)) };
}
const FormContext = createContext<{ values: Values; set: (name: string, value: unknown) => void }>(null!);
const idOf = (name: string) => `app-${name.replace(/\./g, "-")}`;
function useField(name: string) {
	const { values, set } = useContext(FormContext);
	const [list, at, part] = name.split(".");
	return [at === undefined ? values[name] : values[list][Number(at)][part], (value: unknown) => set(name, value)] as const;
}

type Base = { name: string; label: string; span?: number; required?: boolean; help?: string };
function Frame({ name, label, span = 3, required, help, children, forId }: Base & { children: ReactNode; forId: string }) {
	return (
		<div className={`fld c${span}`}>
			<label htmlFor={forId}>{label} {required && <span className="req" title="required">*</span>}</label>
			{children}
			{help && <p className="help">{help}</p>}
		</div>
	);
}
function Text({ type = "text", format, max, ...base }: Base & { type?: string; format?: (text: string) => string; max?: number }) {
	const [value, set] = useField(base.name);
	return (
		<Frame {...base} forId={idOf(base.name)}>
			<input id={idOf(base.name)} name={base.name} type={type} maxLength={max} value={value} onChange={(e) => set(format ? format(e.target.value) : e.target.value)} />
		</Frame>
	);
}
const flat = (options: any[]): Opt[] => options.flatMap((each) => each.options ?? [each]);
function Pick({ options, multi, clear, placeholder, ...base }: Base & { options: any[]; multi?: boolean; clear?: boolean; placeholder?: string }) {
	const [value, set] = useField(base.name);
	const all = flat(options);
	return (
		<Frame {...base} forId={`${idOf(base.name)}-input`}>
			<Select
				id={idOf(base.name)} inputId={`${idOf(base.name)}-input`} options={options} isMulti={multi} isClearable={clear} placeholder={placeholder ?? "Select…"}
				closeMenuOnSelect={!multi}
				value={multi ? all.filter((each) => value.includes(each.value)) : (all.find((each) => each.value === value) ?? null)}
				onChange={(chosen: any) => set(multi ? chosen.map((each: Opt) => each.value) : (chosen?.value ?? null))}
			/>
		</Frame>
	);
}
function Create({ options, multi, ...base }: Base & { options: Opt[]; multi?: boolean }) {
	const [value, set] = useField(base.name);
	return (
		<Frame {...base} forId={`${idOf(base.name)}-input`}>
			<CreatableSelect
				id={idOf(base.name)} inputId={`${idOf(base.name)}-input`} options={options} isMulti={multi} isClearable placeholder="Choose or type your own"
				value={multi ? value.map((each: string) => ({ value: each, label: each })) : value && { value, label: value }}
				onChange={(chosen: any) => set(multi ? chosen.map((each: Opt) => each.value) : (chosen?.value ?? null))}
			/>
		</Frame>
	);
}
/** Looked up on the server while the student types; keeps the whole option, since the list is not here. */
function Lookup({ source, least = 1, placeholder, ...base }: Base & { source: Opt[]; least?: number; placeholder: string }) {
	const [value, set] = useField(base.name);
	const load = (text: string) =>
		new Promise<Opt[]>((resolve) => setTimeout(() => resolve(text.trim().length < least ? [] : source.filter((each) => each.label.toLowerCase().includes(text.trim().toLowerCase()))), 250));
	return (
		<Frame {...base} forId={`${idOf(base.name)}-input`}>
			<AsyncSelect
				id={idOf(base.name)} inputId={`${idOf(base.name)}-input`} loadOptions={load} cacheOptions isClearable placeholder={placeholder}
				noOptionsMessage={({ inputValue }) => (inputValue.length < least ? `Type at least ${least} letters` : "Nothing found. Check the spelling.")}
				value={value} onChange={(chosen) => set(chosen)}
			/>
		</Frame>
	);
}
function Radios({ options, ...base }: Base & { options: [string, string][] }) {
	const [value, set] = useField(base.name);
	return (
		<fieldset className={`fld c${base.span ?? 3}`}>
			<legend>{base.label} {base.required && <span className="req">*</span>}</legend>
			<div className="opts">
				{options.map(([code, text]) => (
					<label key={code}><input type="radio" name={base.name} value={code} checked={value === code} onChange={() => set(code)} /> {text}</label>
				))}
			</div>
			{base.help && <p className="help">{base.help}</p>}
		</fieldset>
	);
}
function Tick({ name, children }: { name: string; children: ReactNode }) {
	const [value, set] = useField(name);
	return <label className="tick c6"><input type="checkbox" name={name} checked={value} onChange={(e) => set(e.target.checked)} /> <span>{children}</span></label>;
}
const YN: [string, string][] = [["Y", "Yes"], ["N", "No"]];
const phoneFormat = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
};
const digits = (text: string) => text.replace(/\D/g, "");

function About() {
	return (
		<>
			<h1>About you</h1>
			<p className="lead">Use your name as it appears on your government or school records. One application serves all six campuses.</p>
			<div className="grid">
				<Text name="legalFirst" label="Legal first name" span={2} required />
				<Text name="legalMiddle" label="Legal middle name" span={2} />
				<Text name="legalLast" label="Legal last name" span={2} required />
				<Pick name="suffix" label="Suffix" options={SUFFIXES} span={2} clear placeholder="None" />
				<Text name="goesBy" label="Name you go by" span={2} help="Shown on class lists instead of your legal first name." />
			</div>
			<h2>Date of birth</h2>
			<div className="grid">
				<Pick name="birthMonth" label="Month" options={MONTHS} span={2} required placeholder="Month" />
				<Pick name="birthDay" label="Day" options={DAYS} span={2} required placeholder="Day" />
				<Pick name="birthYear" label="Year" options={BIRTH_YEARS} span={2} required placeholder="Year" />
			</div>
			<h2>How we reach you</h2>
			<div className="grid">
				<Text name="email" label="Email address" type="email" required help="Avoid a school address that you lose at graduation." />
				<div className="c3" />
				<Pick name="dial" label="Country calling code" options={DIAL} />
				<Text name="phone" label="Phone number" type="tel" format={phoneFormat} />
				<Tick name="texts">Yes, the campuses may send me text messages. Message and data rates may apply.</Tick>
			</div>
			<h2>Permanent home address</h2>
			<div className="grid">
				<Pick name="country" label="Country" options={COUNTRY_OPTS} required />
				<div className="c3" />
				<Text name="street" label="Street address" span={4} required />
				<Text name="unit" label="Apartment or unit" span={2} />
				<Text name="city" label="City or town" span={2} required />
				<Pick name="state" label="State" options={STATE_OPTS} span={2} required />
				<Text name="zip" label="ZIP code" span={2} max={10} required />
			</div>
		</>
	);
}
function Background() {
	return (
		<>
			<h1>Citizenship and background</h1>
			<p className="lead">Questions without a star are optional and have no bearing on admission.</p>
			<div className="grid">
				<Pick name="citizenship" label="Citizenship or immigration status" options={CITIZEN} required />
				<Lookup name="birthCountry" label="Country of birth" source={COUNTRY_OPTS} placeholder="Start typing a country" />
				<Text name="ssn" label="Social Security number" help="Optional. Needed later if you apply for aid." max={11} />
			</div>
			<h2>Identity</h2>
			<div className="grid">
				<Radios name="sex" label="Legal sex" options={[["F", "Female"], ["M", "Male"], ["X", "X or unspecified"]]} required />
				<Create name="pronouns" label="Pronouns" options={PRONOUNS} />
				<Radios name="hispanic" label="Are you Hispanic or Latina/o/x?" options={YN} />
				<Pick name="race" label="Which best describes you?" options={RACES} multi help="Select all that apply." />
				<Create name="languages" label="Languages other than English that you know" options={LANGS} multi span={6} />
			</div>
		</>
	);
}
function Parent({ n }: { n: 1 | 2 }) {
	return (
		<>
			<h2>Parent or guardian {n}</h2>
			<div className="grid">
				<Text name={`p${n}First`} label="First name" span={2} />
				<Text name={`p${n}Last`} label="Last name" span={2} />
				<Text name={`p${n}Email`} label="Email" type="email" span={2} />
				<Create name={`p${n}Job`} label="Occupation" options={JOBS} />
				<Pick name={`p${n}Educ`} label="Highest education completed" options={EDUC} />
			</div>
		</>
	);
}
function Family() {
	return (
		<>
			<h1>Your family</h1>
			<p className="lead">Tell us what you can. If you leave a person out, no campus will hold it against you.</p>
			<div className="grid">
				<Pick name="marital" label="Your parents’ marital status" options={MARITAL} />
			</div>
			<Parent n={1} />
			<Parent n={2} />
			<h2>Household</h2>
			<div className="grid">
				<Text name="siblings" label="Number of brothers and sisters" format={digits} max={2} span={2} />
				<Pick name="income" label="Yearly household income" options={INCOME} span={2} clear />
				<div className="c2" />
				<Radios name="firstGen" label="Will you be the first in your family to go to college?" options={YN} />
				<Radios name="feeWaiver" label="Do you ask us to waive the $65 application fee?" options={YN} />
			</div>
		</>
	);
}
function Schooling() {
	const { values, set } = useContext(FormContext);
	return (
		<>
			<h1>Schools, grades and tests</h1>
			<p className="lead">Self-reported. We check against your final transcript.</p>
			<div className="grid">
				<Lookup name="school" label="Current high school" source={SCHOOLS} least={3} placeholder="Type three letters of the name" span={6} required />
				<Pick name="gradMonth" label="Graduation month" options={MONTHS} span={2} required />
				<Pick name="gradYear" label="Graduation year" options={GRAD_YEARS} span={2} required />
				<div className="c2" />
				<Text name="gpaU" label="GPA, unweighted" span={2} max={4} />
				<Text name="gpaW" label="GPA, weighted" span={2} max={4} />
				<div className="c2" />
				<Text name="counselorName" label="School counselor" />
				<Text name="counselorEmail" label="Counselor’s email" type="email" />
			</div>
			<h2>SAT and ACT (best scores)</h2>
			<div className="grid">
				<Text name="satRW" label="SAT Reading and Writing" span={2} format={digits} max={3} />
				<Text name="satM" label="SAT Math" span={2} format={digits} max={3} />
				<Text name="actC" label="ACT Composite" span={2} format={digits} max={2} />
			</div>
			<h2>Advanced Placement exams</h2>
			{values.exams.map((_: unknown, i: number) => (
				<div className="grid" key={i} style={{ marginBottom: 12 }}>
					<Pick name={`exams.${i}.subject`} label="Exam" options={EXAMS} />
					<Pick name={`exams.${i}.score`} label="Score" options={SCORES} span={2} clear />
				</div>
			))}
			{values.exams.length < MAX.exams && <button type="button" className="btn" onClick={() => set("exams", [...values.exams, { subject: null, score: null }])}>+ Add an exam</button>}
		</>
	);
}
function Activities() {
	const { values, set } = useContext(FormContext);
	return (
		<>
			<h1>Activities</h1>
			<p className="lead">Up to three activities, jobs or responsibilities since ninth grade that mean the most to you.</p>
			{values.activities.length === 0 && <p>You have not added an activity yet.</p>}
			{values.activities.map((_: unknown, i: number) => (
				<section className="card" key={i}>
					<header><span>Activity {i + 1}</span><button type="button" className="link" onClick={() => set("activities", values.activities.filter((__: unknown, k: number) => k !== i))}>Remove</button></header>
					<div className="grid">
						<Pick name={`activities.${i}.type`} label="Kind of activity" options={ACT_TYPES} />
						<Text name={`activities.${i}.group`} label="Organization or employer" max={60} />
						<Text name={`activities.${i}.role`} label="Your role" span={2} max={50} />
						<Pick name={`activities.${i}.grades`} label="When" options={GRADES} multi span={4} />
					</div>
				</section>
			))}
			{values.activities.length < MAX.activities && <button type="button" className="btn" onClick={() => set("activities", [...values.activities, { type: null, group: "", role: "", grades: [] }])}>Add activity</button>}
		</>
	);
}
function Plans() {
	const [statement, setStatement] = useField("statement");
	return (
		<>
			<h1>Campuses and signature</h1>
			<p className="lead">Your answers go to every campus you choose here.</p>
			<div className="grid">
				<Pick name="campuses" label="Campuses you are applying to" options={CAMPUSES} multi span={6} required />
				<Pick name="term" label="First term" options={TERMS} required />
				<Pick name="major" label="First-choice major" options={MAJORS} required />
				<Create name="heard" label="How did you learn about us?" options={HEARD} />
				<div className="c3" />
				<div className="fld c6">
					<label htmlFor="app-statement">In 250 words or fewer: what do you hope to change by studying here?</label>
					<textarea id="app-statement" value={statement} onChange={(e) => setStatement(e.target.value)} />
				</div>
				<Tick name="certify">I certify that this application is my own work and that the information in it is complete and true.</Tick>
				<Text name="signature" label="Type your full name as your signature" required />
			</div>
		</>
	);
}
const STEPS = ["About you", "Citizenship and background", "Your family", "Schools, grades and tests", "Activities", "Campuses and signature"];
const PAGES = [About, Background, Family, Schooling, Activities, Plans];

/** What the controls that stand on the page read now. */
function visible(): Record<string, unknown> {
	const read: Record<string, unknown> = {};
	const names = [...Object.keys(FIRST).filter((key) => !(key in MAX)), ...rows().map(([, name]) => name)];
	for (const name of names) {
		const rs = document.getElementById(idOf(name));
		const key = name.replace(/\./g, "_");
		if (rs?.tagName === "INPUT" || rs?.tagName === "TEXTAREA") read[key] = (rs as HTMLInputElement).value;
		else if (rs) {
			const chips = [...rs.querySelectorAll('[class*="multiValue"]')].map((chip) => chip.firstElementChild?.textContent ?? "");
			read[key] = isMulti(name) ? chips : (rs.querySelector('[class*="singleValue"]')?.textContent ?? "");
		}
		const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
		if (boxes[0]?.type === "checkbox") read[key] = boxes[0].checked;
		if (boxes[0]?.type === "radio") read[key] = boxes.find((box) => box.checked)?.parentElement?.textContent?.trim() ?? "";
	}
	return read;
}
const isMulti = (name: string) => MULTIS.includes(name) || name.endsWith(".grades");
function rows(): [string, string][] {
	const all: [string, string][] = [];
	for (let i = 0; i < MAX.exams; i++) for (const part of EXAM_PARTS) all.push([`exams_${i}_${part}`, `exams.${i}.${part}`]);
	for (let i = 0; i < MAX.activities; i++) for (const part of ACT_PARTS) all.push([`activities_${i}_${part}`, `activities.${i}.${part}`]);
	return all;
}

function App() {
	const [values, dispatch] = useReducer(reduce, FIRST);
	const [step, setStep] = useState(0);
	const [sent, setSent] = useState(false);
	current = { values, submitted: sent };
	const go = (to: number) => {
		Object.assign(memory, visible());
		setStep(to);
		window.scrollTo(0, 0);
	};
	const Page = PAGES[step];
	return (
		<FormContext.Provider value={{ values, set: (name, value) => dispatch({ name, value }) }}>
			<div className="top"><b>Columbia Basin State Universities</b><span>Undergraduate application · entry 2027</span></div>
			<div className="shell">
				<nav aria-label="Application steps"><ol>{STEPS.map((title, i) => <li key={title}><button type="button" aria-current={i === step ? "step" : undefined} onClick={() => go(i)}>{i + 1}. {title}</button></li>)}</ol></nav>
				<main>
					<form onSubmit={(e) => e.preventDefault()}>
						<Page />
						<div className="foot">
							{step > 0 ? <button type="button" className="btn" onClick={() => go(step - 1)}>Back</button> : <span />}
							{step < 5 ? (
								<button type="button" className="btn p" onClick={() => go(step + 1)}>Save and continue</button>
							) : (
								<button type="button" className="btn p" onClick={() => setSent(true)}>Submit application</button>
							)}
						</div>
					</form>
				</main>
			</div>
		</FormContext.Provider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

Object.assign(window, {
	formState() {
		const { values, submitted } = current;
		const state: Values = { submitted };
		for (const key of Object.keys(FIRST)) if (!(key in MAX)) state[key] = (key === "school" || key === "birthCountry") ? (values[key]?.value ?? "") : (values[key] ?? "");
		for (const [key, name] of rows()) {
			const [list, at, part] = name.split(".");
			state[key] = values[list][Number(at)]?.[part] ?? (part === "grades" ? [] : "");
		}
		return state;
	},
	formShown() {
		const shown: Values = {};
		for (const key of Object.keys(FIRST)) if (!(key in MAX)) shown[key] = MULTIS.includes(key) ? [] : CHECKS.includes(key) ? false : "";
		for (const [key, name] of rows()) shown[key] = isMulti(name) ? [] : "";
		return { ...shown, ...memory, ...visible() };
	},
});
