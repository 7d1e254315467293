import { createContext, type ReactNode, useContext, useEffect, useId, useReducer, useState } from "react";
import { createRoot } from "react-dom/client";
import DatePicker from "react-datepicker";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./style.css";

type Option = { value: string; label: string };
type Value = string | boolean | Date | null | Option | readonly Option[];
type Values = Record<string, Value>;

const opts = (labels: string[]): Option[] => labels.map((label, index) => ({ value: String(index + 1).padStart(2, "0"), label }));
const plain = (labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const STATE: Option[] = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY: Option[] = opts(COUNTRIES);
const SUFFIX = plain(["Jr.", "Sr.", "II", "III", "IV", "V"]);
const DIAL: Option[] = [
	{ value: "US", label: "United States +1" }, { value: "MX", label: "Mexico +52" }, { value: "PH", label: "Philippines +63" },
	{ value: "NG", label: "Nigeria +234" }, { value: "CN", label: "China +86" }, { value: "IN", label: "India +91" },
];
const CITIZENSHIP: Option[] = [
	{ value: "C", label: "Citizen of the United States" }, { value: "U", label: "National of the United States (non-citizen)" },
	{ value: "P", label: "Lawful permanent resident" }, { value: "V", label: "Nonimmigrant visa holder" }, { value: "O", label: "Other or undocumented" },
];
const MILITARY: Option[] = [
	{ value: "0", label: "No affiliation with the U.S. Armed Forces" }, { value: "1", label: "Active duty or reserve" },
	{ value: "2", label: "Veteran" }, { value: "3", label: "Dependent of a service member" },
];
const LEVELS: Option[] = [
	{ value: "09", label: "Grade 9 (Freshman)" }, { value: "10", label: "Grade 10 (Sophomore)" }, { value: "11", label: "Grade 11 (Junior)" }, { value: "12", label: "Grade 12 (Senior)" },
];
const TERMS: Option[] = [{ value: "1268", label: "Fall 2026" }, { value: "1272", label: "Spring 2027" }, { value: "1278", label: "Fall 2027" }, { value: "1288", label: "Fall 2028" }];
const DEGREES = opts(["Associate degree", "Bachelor's degree", "Master's degree", "Doctoral degree", "Professional degree (law, medicine, etc.)", "Undecided"]);
const ED = opts([
	"Less than high school", "Some high school", "High school graduate", "Some college, no degree", "Two-year college graduate", "Four-year college graduate", "Postgraduate study", "Unknown",
]);
const CATEGORY = opts([
	"Academic club or competition", "Athletics", "Debate or forensics", "Employment (paid)", "Environmental or outdoor", "Family responsibility", "Music or performing arts", "Religious organization",
	"Student government", "Volunteer or community service", "Other",
]);
const EXAMS: Option[] = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "Environmental Science", "Statistics", "United States History"].map(
	(subject, index) => ({ value: `AP${index + 10}`, label: `AP ${subject}` }),
);
const TESTS = plain(["SAT", "ACT", "Advanced Placement (AP)", "International Baccalaureate (IB)", "TOEFL iBT", "IELTS"]);
const RACE = opts(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Decline to state"]);
const INCOME = opts(["Less than $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $119,999", "$120,000 or more", "Decline to state"]);
const RELATION = plain(["Mother", "Father", "Stepparent", "Legal guardian", "Other relative"]);
const CAMPUSES = plain(["Cedar Flat", "Knapweed Valley", "Lower Basin", "Port Ransom", "Summit"]);
const LANGUAGES = plain(["Arabic", "Chinese (Cantonese)", "Chinese (Mandarin)", "English", "French", "Hmong", "Korean", "Russian", "Spanish", "Tagalog", "Vietnamese"]);
const MAJOR_GROUPS = [
	{ label: "College of Engineering", options: plain(MAJORS.filter((major) => /Engineering|Computer/.test(major))) },
	{ label: "College of Letters and Science", options: plain(MAJORS.filter((major) => !/Engineering|Computer|Nursing|Business|Education|Undecided/.test(major))) },
	{ label: "Professional Schools", options: plain(["Business Administration", "Education", "Nursing"]) },
	{ label: "Exploratory", options: plain(["Undecided"]) },
];
const SCHOOLS: Option[] = [
	{ value: "380010", label: "Ashland High School, Ashland, OR" }, { value: "380013", label: "Ashland Valley High School, Ashland, OR" },
	{ value: "181095", label: "Ashland Blazer Area High School, Ashland, KY" }, { value: "053980", label: "Yreka High School, Yreka, CA" },
	{ value: "380640", label: "North Valley High School, Grants Pass, OR" }, { value: "380715", label: "South Medford High School, Medford, OR" },
	{ value: "290150", label: "Valley High School, Las Vegas, NV" },
];
/** The statewide school directory answers after a moment. */
const findSchools = (typed: string) =>
	new Promise<Option[]>((resolve) => {
		const words = typed.toLowerCase().split(/[\s,]+/).filter(Boolean);
		setTimeout(() => resolve(words.length === 0 ? [] : SCHOOLS.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))), 350);
	});

const DATES: Record<string, "day" | "month"> = { dob: "day", resSince: "day", hsIn: "month", hsOut: "month", satDate: "month", exDate0: "month", exDate1: "month" };
const MANY = ["campuses", "langs", "tests", "actYears0", "actYears1", "race"];
const PICKED = [
	"suffix", "birthCountry", "dial", "mState", "mCountry", "pState", "pCountry", "resState", "citizen", "military", "hs", "level", "major", "term", "degree", "units0", "units1", "units2",
	"ex0", "ex1", "exScore0", "exScore1", "actCat0", "actCat1", "honYear0", "honYear1", "p1Ed", "p2Ed", "p1Rel", "income",
];
const BOXES = ["certify"];
const WRITTEN = [
	"last", "first", "middle", "called", "former", "birthCity", "email", "email2", "phone", "sex", "m1", "m2", "mCity", "mZip", "p1", "p2", "pCity", "pZip", "yearsUS", "ssn", "gpaU", "gpaW", "rank",
	"size", "crs0", "crsGrade0", "crs1", "crsGrade1", "crs2", "crsGrade2", "col", "colGrade", "satR", "satM", "act", "actOrg0", "actPos0", "actDesc0", "actHrs0", "actWks0", "actOrg1", "actPos1",
	"actDesc1", "actHrs1", "actWks1", "hon0", "hon1", "p1First", "p1Last", "p1Occ", "p2First", "p2Last", "p2Occ", "sib0", "sibAge0", "sib1", "sibAge1", "hisp", "firstGen", "cName", "cEmail",
	"eName", "ePhone", "preparer", "esign",
];
const KEYS = [...WRITTEN, ...PICKED, ...MANY, ...Object.keys(DATES), ...BOXES];
const EMPTY: Values = Object.fromEntries(KEYS.map((key) => [key, MANY.includes(key) ? [] : PICKED.includes(key) || key in DATES ? null : BOXES.includes(key) ? false : ""]));

const posted = (key: string, value: Value) => {
	if (value instanceof Date) {
		const month = `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}`;
		return DATES[key] === "month" ? month : `${month}-${String(value.getDate()).padStart(2, "0")}`;
	}
	if (Array.isArray(value)) return value.map((option: Option) => option.value);
	return typeof value === "object" && value !== null ? (value as Option).value : value;
};

const drawn = new Map<string, HTMLElement>();
const mark = (key: string) => (element: HTMLElement | null) => {
	if (element) drawn.set(key, element);
	else drawn.delete(key);
};
function readOf(key: string): unknown {
	const place = drawn.get(key);
	if (!place) return "";
	if (place instanceof HTMLInputElement) return place.type === "checkbox" ? place.checked : place.value;
	if (place instanceof HTMLTextAreaElement) return place.value;
	if (MANY.includes(key)) return [...place.querySelectorAll(".ku__multi-value__label")].map((chip) => chip.textContent);
	if (PICKED.includes(key)) return place.querySelector(".ku__single-value")?.textContent ?? "";
	if (key in DATES) return place.querySelector("input")?.value ?? "";
	return place.querySelector("input:checked")?.parentElement?.textContent?.trim() ?? "";
}

type Change = { key: string; value: Value };
const Form = createContext<{ values: Values; set: (change: Change) => void }>({ values: EMPTY, set: () => {} });
const useField = (key: string) => {
	const { values, set } = useContext(Form);
	return { value: values[key], change: (value: Value) => set({ key, value }) };
};

let serial = 20480;
const useNumber = () => useState(() => `fld_${(serial += 7)}`)[0];

type Common = { k: string; label: string; w?: string; req?: boolean; help?: string };
const Box = ({ id, label, w = "w4", req, help, children }: Omit<Common, "k"> & { id?: string; children: ReactNode }) => (
	<div className={w}>
		<label htmlFor={id} className={req ? "req" : undefined}>{label}</label>
		{children}
		{help && <p className="help">{help}</p>}
	</div>
);

function Line({ k, type = "text", ...rest }: Common & { type?: string }) {
	const id = useNumber();
	const { value, change } = useField(k);
	return <Box id={id} {...rest}><input id={id} name={id} type={type} value={value as string} onChange={(event) => change(event.target.value)} ref={mark(k)} required={rest.req} /></Box>;
}

function Cell({ k, name }: { k: string; name: string }) {
	const { value, change } = useField(k);
	return <input type="text" name={name} value={value as string} onChange={(event) => change(event.target.value)} ref={mark(k)} />;
}

function Drop({ k, options, clear, ...rest }: Common & { options: Option[] | typeof MAJOR_GROUPS; clear?: boolean }) {
	const id = useNumber();
	const { value, change } = useField(k);
	return (
		<Box id={id} {...rest}>
			<div ref={mark(k)}>
				<Select<Option, false> inputId={id} classNamePrefix="ku" options={options as Option[]} value={value as Option | null} onChange={change} isClearable={clear} placeholder="- Select -" />
			</div>
		</Box>
	);
}

function DropCell({ k, options, label }: { k: string; options: Option[]; label: string }) {
	const { value, change } = useField(k);
	return (
		<div ref={mark(k)}>
			<Select<Option, false> aria-label={label} classNamePrefix="ku" options={options} value={value as Option | null} onChange={change} placeholder="" menuPortalTarget={document.body} />
		</div>
	);
}

function DropMany({ k, options, ...rest }: Common & { options: Option[] }) {
	const id = useNumber();
	const { value, change } = useField(k);
	const ordered = (chosen: readonly Option[]) => options.filter((option) => chosen.some((each) => each.value === option.value));
	return (
		<Box id={id} {...rest}>
			<div ref={mark(k)}>
				<Select<Option, true> isMulti inputId={id} classNamePrefix="ku" options={options} value={value as readonly Option[]} onChange={(chosen) => change(ordered(chosen))} closeMenuOnSelect={false} placeholder="Select all that apply" />
			</div>
		</Box>
	);
}

function Day({ k, ...rest }: Common) {
	const id = useNumber();
	const { value, change } = useField(k);
	return (
		<Box id={id} {...rest}>
			<div ref={mark(k)}>
				<DatePicker id={id} selected={value as Date | null} onChange={(date: Date | null) => change(date)} dateFormat="MM/dd/yyyy" placeholderText="MM/DD/YYYY" showMonthDropdown showYearDropdown dropdownMode="select" autoComplete="off" />
			</div>
		</Box>
	);
}

function Month({ k, id, name }: { k: string; id?: string; name?: string }) {
	const { value, change } = useField(k);
	return (
		<div ref={mark(k)}>
			<DatePicker id={id} name={name} selected={value as Date | null} onChange={(date: Date | null) => change(date)} dateFormat="MM/yyyy" showMonthYearPicker placeholderText="MM/YYYY" autoComplete="off" portalId="calendars" />
		</div>
	);
}
const MonthBox = ({ k, ...rest }: Common) => {
	const id = useNumber();
	return <Box id={id} {...rest}><Month k={k} id={id} /></Box>;
};

function Radios({ k, label, options, w = "w6" }: Common & { options: [string, string][] }) {
	const name = useId();
	const { value, change } = useField(k);
	return (
		<fieldset className={w} ref={mark(k)}>
			<legend>{label}</legend>
			{options.map(([code, text]) => (
				<label className="radio" key={code}><input type="radio" name={name} value={code} checked={value === code} onChange={() => change(code)} /> {text}</label>
			))}
		</fieldset>
	);
}

const Address = ({ p }: { p: "m" | "p" }) => (
	<div className="grid">
		<Line k={`${p}1`} label="Street address or P.O. box" w="w8" req={p === "p"} />
		<Line k={`${p}2`} label="Apartment/Unit" />
		<Line k={`${p}City`} label="City" w="w3" req={p === "p"} />
		<Drop k={`${p}State`} label="State/Territory" w="w3" options={STATE} />
		<Line k={`${p}Zip`} label="ZIP or postal code" w="w3" />
		<Drop k={`${p}Country`} label="Country" w="w3" options={COUNTRY} />
	</div>
);

function HighSchool() {
	const id = useNumber();
	const { value, change } = useField("hs");
	return (
		<Box id={id} label="High school of current or last attendance" w="w12" req help="Enter part of the name or city of the school, then select it from the directory.">
			<div ref={mark("hs")}>
				<AsyncSelect<Option, false> inputId={id} classNamePrefix="ku" cacheOptions loadOptions={findSchools} value={value as Option | null} onChange={change} placeholder="Search directory…" noOptionsMessage={({ inputValue }) => (inputValue ? "No school found" : "Type to search")} />
			</div>
		</Box>
	);
}

function Languages() {
	const id = useNumber();
	const { value, change } = useField("langs");
	return (
		<Box id={id} label="Languages in which you are conversant" w="w6" help="Select or type a language and press Enter.">
			<div ref={mark("langs")}>
				<CreatableSelect<Option, true> isMulti inputId={id} classNamePrefix="ku" options={LANGUAGES} value={value as readonly Option[]} onChange={change} />
			</div>
		</Box>
	);
}

function Activity({ row }: { row: 0 | 1 }) {
	const id = useNumber();
	const { value, change } = useField(`actDesc${row}`);
	return (
		<div className="box">
			<h3>Activity {row + 1}</h3>
			<div className="grid">
				<Drop k={`actCat${row}`} label="Category of activity" options={CATEGORY} />
				<Line k={`actOrg${row}`} label="Organization or employer" />
				<Line k={`actPos${row}`} label="Title or office held" />
				<div className="w12">
					<label htmlFor={id}>Duties and accomplishments (350 characters maximum)</label>
					<textarea id={id} maxLength={350} value={value as string} onChange={(event) => change(event.target.value)} ref={mark(`actDesc${row}`)} />
				</div>
				<DropMany k={`actYears${row}`} label="Grade levels of participation" w="w6" options={LEVELS} />
				<Line k={`actHrs${row}`} label="Average hours per week" w="w3" />
				<Line k={`actWks${row}`} label="Weeks per year" w="w3" />
			</div>
		</div>
	);
}

function Certify() {
	const { value, change } = useField("certify");
	return (
		<p><label><input type="checkbox" checked={value as boolean} onChange={(event) => change(event.target.checked)} ref={mark("certify")} /> I certify under penalty of perjury under the laws of the State that the information furnished herein is true and complete.</label></p>
	);
}

function App() {
	const [values, set] = useReducer((before: Values, { key, value }: Change) => ({ ...before, [key]: value }), EMPTY);
	const [sent, setSent] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, posted(key, values[key] ?? null)])), submitted: sent }),
			formShown: () => Object.fromEntries(KEYS.map((key) => [key, readOf(key)])),
		});
	}, [values, sent]);
	return (
		<Form.Provider value={{ values, set }}>
			<div className="bar"><b>Knapweed State University System</b><br />Application for Undergraduate Admission</div>
			<form className="sheet" noValidate onSubmit={(event) => { event.preventDefault(); setSent(true); }}>
				<p>Applicants shall answer every item marked (Required). Failure to furnish requested information may delay a determination on admission or residency classification.</p>

				<h2>Part 1. Applicant Identification</h2>
				<div className="grid">
					<Line k="last" label="Legal surname" w="w3" req />
					<Line k="first" label="Legal given name" w="w3" req />
					<Line k="middle" label="Legal middle name" w="w3" />
					<Drop k="suffix" label="Suffix" w="w3" options={SUFFIX} clear />
					<Line k="called" label="Chosen or familiar name" w="w6" help="Used on class rosters and identification cards." />
					<Line k="former" label="Any other surname appearing on academic records" w="w6" />
					<Day k="dob" label="Date of birth" req />
					<Line k="birthCity" label="City of birth" />
					<Drop k="birthCountry" label="Country of birth" options={COUNTRY} />
					<Line k="email" label="E-mail address" type="email" w="w6" req help="All official correspondence is sent to this address." />
					<Line k="email2" label="Re-enter e-mail address" type="email" w="w6" req />
					<Drop k="dial" label="Telephone country code" options={DIAL} />
					<Line k="phone" label="Telephone number" />
					<Line k="ssn" label="Social Security or Taxpayer ID Number" type="password" help="Disclosure is voluntary." />
					<Radios k="sex" label="Legal sex" options={[["F", "Female"], ["M", "Male"], ["X", "Nonbinary (X)"]]} />
				</div>

				<h2>Part 2. Addresses of Record</h2>
				<div className="box"><h3>Permanent (home) address</h3><Address p="p" /></div>
				<div className="box"><h3>Current mailing address</h3><Address p="m" /></div>

				<h2>Part 3. Residency and Citizenship</h2>
				<div className="grid">
					<Drop k="resState" label="State of legal residence" options={STATE} req />
					<Day k="resSince" label="Date legal residence in that state began" />
					<Drop k="citizen" label="Citizenship classification" options={CITIZENSHIP} req />
					<Line k="yearsUS" label="Number of years resident in the United States" />
					<Drop k="military" label="Military affiliation" options={MILITARY} />
				</div>

				<h2>Part 4. Proposed Enrollment</h2>
				<div className="grid">
					<Drop k="term" label="Term of proposed enrollment" options={TERMS} req />
					<DropMany k="campuses" label="Campuses to which this application is directed" w="w8" options={CAMPUSES} req />
					<Drop k="major" label="Major field of study" w="w6" options={MAJOR_GROUPS} req />
					<Drop k="degree" label="Highest degree objective" w="w6" options={DEGREES} />
				</div>

				<h2>Part 5. Secondary Education</h2>
				<div className="grid">
					<HighSchool />
					<MonthBox k="hsIn" label="Month and year entered" />
					<MonthBox k="hsOut" label="Month and year of graduation" req />
					<Drop k="level" label="Present grade level" options={LEVELS} />
					<Line k="gpaU" label="Cumulative GPA, unweighted" w="w3" />
					<Line k="gpaW" label="Cumulative GPA, weighted" w="w3" />
					<Line k="rank" label="Class rank" w="w3" />
					<Line k="size" label="Number of students in class" w="w3" />
					<Line k="cName" label="Counselor of record: name" w="w6" />
					<Line k="cEmail" label="Counselor of record: e-mail" w="w6" type="email" />
				</div>
				<h3>Self-reported academic record: secondary school</h3>
				<table>
					<thead><tr><th>Course title</th><th>Final grade</th><th>Units</th></tr></thead>
					<tbody>
						{[0, 1, 2].map((row) => (
							<tr key={row}><td><Cell k={`crs${row}`} name={`srar[${row}][a]`} /></td><td><Cell k={`crsGrade${row}`} name={`srar[${row}][b]`} /></td><td><DropCell k={`units${row}`} label={`Units, line ${row + 1}`} options={plain(["0.5", "1.0", "1.5", "2.0"])} /></td></tr>
						))}
					</tbody>
				</table>
				<h3>College courses completed prior to high school graduation</h3>
				<table>
					<thead><tr><th>Course title</th><th>Grade</th></tr></thead>
					<tbody><tr><td><Cell k="col" name="ccr[0][a]" /></td><td><Cell k="colGrade" name="ccr[0][b]" /></td></tr></tbody>
				</table>

				<h2>Part 6. Examinations</h2>
				<div className="grid">
					<DropMany k="tests" label="Examinations taken to date" w="w6" options={TESTS} />
					<Languages />
					<Line k="satR" label="SAT Evidence-Based Reading and Writing" w="w3" />
					<Line k="satM" label="SAT Mathematics" w="w3" />
					<MonthBox k="satDate" label="SAT Mathematics test month" w="w3" />
					<Line k="act" label="ACT Composite" w="w3" />
				</div>
				<table>
					<thead><tr><th>Advanced Placement examination</th><th>Month and year</th><th>Score</th></tr></thead>
					<tbody>
						{[0, 1].map((row) => (
							<tr key={row}><td><DropCell k={`ex${row}`} label={`Advanced Placement examination, line ${row + 1}`} options={EXAMS} /></td><td><Month k={`exDate${row}`} name={`ap[${row}][m]`} /></td><td><DropCell k={`exScore${row}`} label={`Score, line ${row + 1}`} options={plain(["1", "2", "3", "4", "5", "Pending"])} /></td></tr>
						))}
					</tbody>
				</table>

				<h2>Part 7. Activities and Awards</h2>
				<Activity row={0} />
				<Activity row={1} />
				<table>
					<thead><tr><th>Award or honor</th><th>Grade level when received</th></tr></thead>
					<tbody>{[0, 1].map((row) => <tr key={row}><td><Cell k={`hon${row}`} name={`award[${row}][a]`} /></td><td><DropCell k={`honYear${row}`} label={`Grade level when received, line ${row + 1}`} options={LEVELS} /></td></tr>)}</tbody>
				</table>

				<h2>Part 8. Parents or Legal Guardians</h2>
				{([1, 2] as const).map((n) => (
					<div className="box" key={n}>
						<h3>Parent or Guardian {n}</h3>
						<div className="grid">
							<Line k={`p${n}First`} label="Given name" w="w3" />
							<Line k={`p${n}Last`} label="Surname" w="w3" />
							<Line k={`p${n}Occ`} label="Occupation" w="w3" />
							<Drop k={`p${n}Ed`} label="Highest education attained" w="w3" options={ED} />
							{n === 1 && <Drop k="p1Rel" label="Relationship to applicant" w="w3" options={RELATION} />}
						</div>
					</div>
				))}
				<table>
					<thead><tr><th>Brother or sister (full name)</th><th>Age</th></tr></thead>
					<tbody>{[0, 1].map((row) => <tr key={row}><td><Cell k={`sib${row}`} name={`sib[${row}][a]`} /></td><td><Cell k={`sibAge${row}`} name={`sib[${row}][b]`} /></td></tr>)}</tbody>
				</table>
				<div className="grid">
					<Line k="eName" label="Emergency contact other than a parent: name" w="w6" />
					<Line k="ePhone" label="Emergency contact: telephone" w="w6" />
				</div>

				<h2>Part 9. Statistical Information</h2>
				<p className="help">Collected for state and federal reporting; not used in admission decisions.</p>
				<div className="grid">
					<Radios k="hisp" label="Do you consider yourself Hispanic or Latino?" options={[["1", "Yes"], ["0", "No"], ["9", "Decline to state"]]} />
					<DropMany k="race" label="Racial group or groups" w="w6" options={RACE} />
					<Radios k="firstGen" label="Will you be the first in your family to attend college?" options={[["1", "Yes"], ["0", "No"]]} />
					<Drop k="income" label="Total annual household income" w="w6" options={INCOME} />
				</div>

				<h2>Part 10. Certification</h2>
				<div className="grid"><Line k="preparer" label="Name of person, other than applicant, who prepared this form" w="w6" /><Line k="esign" label="Electronic signature of applicant" w="w6" /></div>
				<Certify />
				<button type="submit">Certify and Submit</button>
			</form>
			<div id="calendars" />
		</Form.Provider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
