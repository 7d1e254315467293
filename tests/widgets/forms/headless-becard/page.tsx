import "./page.css";
import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Disclosure, DisclosureButton, DisclosurePanel,
	Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Values = Record<string, any>;
type Option = string | [string, string];
const code = (o: Option) => (typeof o === "string" ? o : o[0]);
const name = (o: Option) => (typeof o === "string" ? o : o[1]);
const Form = createContext<{ v: Values; set: (key: string, value: unknown) => void }>({ v: {}, set: () => {} });
const store: { values: Values; submitted: boolean; kinds: Record<string, string> } = { values: {}, submitted: false, kinds: {} };

function useValue(key: string, kind: string) {
	store.kinds[key] = kind;
	const { v, set } = useContext(Form);
	return [v[key], (value: unknown) => set(key, value)] as const;
}

function Text({ k, label, hint, w = "c4", type = "text", max, placeholder, mask }: { k: string; label: string; hint?: string; w?: string; type?: string; max?: number; placeholder?: string; mask?: (t: string) => string }) {
	const [value, set] = useValue(k, "text");
	return (
		<Field className={w}>
			<Label>{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Input name={k} type={type} maxLength={max} placeholder={placeholder} value={value ?? ""} onChange={(e) => set(mask ? mask(e.target.value) : e.target.value)} />
		</Field>
	);
}
/** A box in a table: its column head says what it is. */
function Cell({ k, type = "text" }: { k: string; type?: string }) {
	const [value, set] = useValue(k, "text");
	return <Input name={k} type={type} value={value ?? ""} onChange={(e) => set(e.target.value)} />;
}
function Pick({ k, label, options, w = "c4", multiple, hint }: { k: string; label?: string; options: readonly Option[]; w?: string; multiple?: boolean; hint?: string }) {
	const [value, set] = useValue(k, multiple ? "listMany" : "list");
	const chosen = options.filter((o) => (multiple ? value.includes(code(o)) : value === code(o)));
	const empty = chosen.length === 0;
	return (
		<Field className={w} id={`${k}-field`}>
			{label && <Label>{label}</Label>}
			{hint && <Description className="hint">{hint}</Description>}
			<Listbox value={value} onChange={set} multiple={multiple as any}>
				<ListboxButton className="lb" data-empty={empty ? "" : undefined}>
					{empty ? "Select…" : chosen.map(name).join(", ")}
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="opts">
					{options.map((o) => (
						<ListboxOption key={code(o)} value={code(o)} className="opt">
							{name(o)}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}
function Search({ k, label, options, w = "c4", hint }: { k: string; label: string; options: readonly Option[]; w?: string; hint?: string }) {
	const [value, set] = useValue(k, "combo");
	const [query, setQuery] = useState("");
	const found = options.filter((o) => name(o).toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className={w} id={`${k}-field`}>
			<Label>{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Combobox value={value || null} onChange={(x) => set(x ?? "")} onClose={() => setQuery("")} immediate>
				<ComboboxInput autoComplete="off" placeholder="Start typing…" displayValue={(x: string) => { const o = options.find((each) => code(each) === x); return o ? name(o) : ""; }} onChange={(e) => setQuery(e.target.value)} />
				<ComboboxOptions anchor="bottom start" className="opts">
					{found.map((o) => (
						<ComboboxOption key={code(o)} value={code(o)} className="opt">
							{name(o)}
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}
function SearchMany({ k, label, options, w = "c6" }: { k: string; label: string; options: readonly string[]; w?: string }) {
	const [value, set] = useValue(k, "comboMany");
	const [query, setQuery] = useState("");
	return (
		<Field className={w} id={`${k}-field`}>
			<Label>{label}</Label>
			<div className="chips">
				{value.map((x: string) => (
					<span className="chip" key={x}>
						<span>{x}</span> <button type="button" aria-label={`Remove ${x}`} onClick={() => set(value.filter((y: string) => y !== x))}>×</button>
					</span>
				))}
			</div>
			<Combobox multiple value={value} onChange={(x) => { set(x); setQuery(""); }} onClose={() => setQuery("")}>
				<ComboboxInput autoComplete="off" value={query} onChange={(e) => setQuery(e.target.value)} />
				<ComboboxButton className="add" aria-label="Show languages">▾</ComboboxButton>
				<ComboboxOptions anchor="bottom start" className="opts">
					{options.filter((o) => o.toLowerCase().includes(query.toLowerCase())).map((o) => (
						<ComboboxOption key={o} value={o} className="opt">{o}</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}
function Choice({ k, label, options, w = "c12" }: { k: string; label: ReactNode; options: readonly Option[]; w?: string }) {
	const [value, set] = useValue(k, "radio");
	return (
		<Fieldset className={w} id={`${k}-field`}>
			<Legend className="lbl">{label}</Legend>
			<RadioGroup name={k} value={value} onChange={set} className="radios">
				{options.map((o) => (
					<Field key={code(o)} className="radio">
						<Radio value={code(o)} className="dot" />
						<Label>{name(o)}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}
/** A statement with Yes and No at its right. */
function Statement({ k, children }: { k: string; children: string }) {
	const [value, set] = useValue(k, "radio");
	return (
		<div className="statement" id={`${k}-field`}>
			<span id={`${k}-text`}>{children}</span>
			<RadioGroup value={value} onChange={set} className="radios" aria-labelledby={`${k}-text`}>
				{["Yes", "No"].map((o) => (
					<Field key={o} className="radio"><Radio value={o} className="dot" /><Label>{o}</Label></Field>
				))}
			</RadioGroup>
		</div>
	);
}
function Boxes({ k, label, options }: { k: string; label: string; options: readonly string[] }) {
	const [value, set] = useValue(k, "boxes");
	return (
		<Fieldset id={`${k}-field`}>
			<Legend>{label}</Legend>
			{options.map((o) => (
				<Field key={o} className="check">
					<Checkbox className="box" checked={value.includes(o)} onChange={(on) => set(on ? options.filter((x) => x === o || value.includes(x)) : value.filter((x: string) => x !== o))} />
					<Label>{o}</Label>
				</Field>
			))}
		</Fieldset>
	);
}
function Agree({ k, children }: { k: string; children: string }) {
	const [value, set] = useValue(k, "box");
	return (
		<Field className="check" id={`${k}-field`}>
			<Checkbox className="box" checked={value} onChange={set} />
			<Label>{children}</Label>
		</Field>
	);
}
function Panel({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Disclosure as="section" className="panel" defaultOpen>
			<DisclosureButton>{title}</DisclosureButton>
			<DisclosurePanel className="body">{children}</DisclosurePanel>
		</Disclosure>
	);
}

const MONTHS: Option[] = "January February March April May June July August September October November December".split(" ").map((m, i) => [String(i + 1).padStart(2, "0"), m]);
const DAYS = Array.from({ length: 31 }, (_, i) => String(i + 1));
const BIRTH_YEARS = Array.from({ length: 60 }, (_, i) => String(2012 - i));
const LANGUAGES = ["Arabic", "Chinese", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba", "Other"];
const PROGRAMS = ["BSN – Nursing (Direct Entry)", "BS – Athletic Training", "BS – Biomedical Engineering", "BS – Civil Engineering", "BS – Clinical Laboratory Science", "BS – Computer Engineering", "BS – Electrical Engineering", "BS – Environmental Engineering", "BS – Health Sciences / Pre-Physical Therapy", "BS – Mechanical Engineering", "BS – Radiologic Imaging"];
const EDUCATION: Option[] = [["1", "Did not complete high school"], ["2", "High school diploma/GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Graduate or professional degree"], ["9", "Unknown"]];
const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "Physics 1", "Physics C: Mechanics", "Psychology", "Statistics", "U.S. Government & Politics", "U.S. History", "World History"];
const ACTIVITY = ["Athletics", "Career or health-occupations club (HOSA, SkillsUSA, TSA)", "Clubs/organizations", "Community/volunteer service", "Debate/speech", "Employment", "Music/theatre/arts", "Science/environment", "Student government", "Other"];
const GRADES: Option[] = [["09", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const YN = ["Yes", "No"];
const phone = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	return d.length > 6 ? `${d.slice(0, 3)}-${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `${d.slice(0, 3)}-${d.slice(3)}` : d;
};
const monthYear = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 6);
	return d.length > 2 ? `${d.slice(0, 2)}/${d.slice(2)}` : d;
};
const MANY = ["otherLanguages", "race", "act0_grades", "act1_grades", "act2_grades"];
const SINGLE_BOXES = ["certify", "textOk"];

function ParentBlock({ n }: { n: 1 | 2 }) {
	const k = (key: string) => `p${n}_${key}`;
	return (
		<div className="card">
			<h4>Parent/Guardian {n}</h4>
			<div className="row">
				<Text k={k("last")} label="Last name" w="c3" />
				<Text k={k("first")} label="First name" w="c3" />
				<Text k={k("mi")} label="M.I." w="c2" max={1} />
				<Text k={k("occupation")} label="Occupation" />
				<Text k={k("employer")} label="Employer" />
				<Pick k={k("education")} label="Highest level of education" options={EDUCATION} />
				<Text k={k("email")} label="Email address" type="email" w="c6" />
				<Text k={k("phone")} label="Daytime phone" type="tel" mask={phone} w="c6" />
			</div>
		</div>
	);
}

function ActivityRow({ i }: { i: number }) {
	const k = (key: string) => `act${i}_${key}`;
	return (
		<div className="card" id={`activity-${i + 1}`}>
			<div className="row">
				<Pick k={k("type")} label="Type of activity" options={ACTIVITY} w="c5" />
				<Text k={k("org")} label="Activity or organization" w="c4" />
				<Text k={k("role")} label="Position(s) held" w="c3" />
				<Pick k={k("grades")} label="Grade level(s)" options={GRADES} multiple w="c4" />
				<Text k={k("hours")} label="Hrs/wk" w="c2" type="number" />
				<Text k={k("weeks")} label="Wks/yr" w="c2" type="number" />
			</div>
		</div>
	);
}

function App() {
	const [v, setV] = useState<Values>(() => Object.fromEntries([...MANY.map((k) => [k, []]), ...SINGLE_BOXES.map((k) => [k, false])]));
	const [rows, setRows] = useState(1);
	const filled = new Proxy(v, { get: (target, key) => target[key as string] ?? "" });
	store.values = filled;
	const set = (key: string, value: unknown) => setV((old) => ({ ...old, [key]: value }));
	return (
		<Form.Provider value={{ v: filled, set }}>
			<header>
				<h1>Tamarack State University</h1>
				<div>Freshman Direct Admission Application — Nursing, Health Sciences and Engineering</div>
			</header>
			<main>
				<form autoComplete="off" onSubmit={(e) => { e.preventDefault(); store.submitted = true; }}>
					<Panel title="1. Enrollment Plans">
						<div className="row">
							<Pick k="term" label="I wish to enter" options={["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028"]} />
							<Pick k="program1" label="Direct-admit program, first choice" options={PROGRAMS} />
							<Pick k="program2" label="Alternate program, if not admitted to first choice" options={PROGRAMS} />
							<Choice k="applicantType" label="I am applying as a" options={[["F", "First-time freshman"], ["D", "Dual-enrolled high school student"], ["T", "Transfer student"], ["R", "Former student returning"]]} />
							<Choice k="aid" label="Do you receive, or plan to apply for, financial aid?" options={YN} w="c4" />
							<Choice k="waiver" label="Are you requesting an application fee waiver?" options={YN} w="c4" />
						</div>
					</Panel>

					<Panel title="2. Personal Information">
						<p className="hint">Enter your name as it appears on official documents.</p>
						<div className="row">
							<Text k="lastName" label="Legal last name" w="c3" />
							<Text k="firstName" label="Legal first name" w="c3" />
							<Text k="middleName" label="Legal middle name" w="c3" />
							<Pick k="suffix" label="Suffix" options={["Jr.", "Sr.", "II", "III", "IV"]} w="c3" />
							<Text k="preferredName" label="Preferred first name" w="c4" />
							<Text k="otherNames" label="Other last names under which your records may be filed" w="c8" />
						</div>
						<Fieldset>
							<Legend>Date of birth</Legend>
							<div className="row">
								<Pick k="birthMonth" label="Month" options={MONTHS} />
								<Pick k="birthDay" label="Day" options={DAYS} w="c2" />
								<Pick k="birthYear" label="Year" options={BIRTH_YEARS} w="c3" />
							</div>
						</Fieldset>
						<div className="row">
							<Text k="birthCity" label="City of birth" />
							<Search k="birthCountry" label="Country of birth" options={COUNTRIES} />
							<Text k="ssn" label="Social Security number" hint="Required only if applying for federal aid" type="password" />
							<Choice k="sex" label="Legal sex" options={[["F", "Female"], ["M", "Male"], ["X", "X"]]} w="c6" />
							<Pick k="pronouns" label="Personal pronouns (optional)" options={["He/him/his", "She/her/hers", "They/them/theirs", "Not listed"]} w="c6" />
							<Text k="email" label="Email address" type="email" w="c6" />
							<Text k="mobile" label="Mobile phone" type="tel" mask={phone} placeholder="###-###-####" w="c3" />
							<Text k="homePhone" label="Home phone" type="tel" mask={phone} placeholder="###-###-####" w="c3" />
						</div>
						<TextSwitch />
						<h4>Mailing address</h4>
						<div className="row">
							<Text k="street" label="Number and street" w="c8" />
							<Text k="apt" label="Apt./unit" w="c4" />
							<Text k="city" label="City" w="c4" />
							<Search k="state" label="State/province" options={STATES} w="c4" />
							<Text k="zip" label="ZIP/postal code" w="c4" max={10} />
							<Search k="country" label="Country" options={COUNTRIES} w="c4" />
							<Text k="permanent" label="Permanent address" hint="If different from above" w="c12" />
						</div>
					</Panel>

					<Panel title="3. Citizenship and Demographics">
						<div className="row">
							<Choice k="citizenship" label="Citizenship status" options={[["C", "U.S. citizen"], ["N", "U.S. national"], ["P", "U.S. permanent resident"], ["V", "Non-resident (visa)"]]} />
							<Text k="yearsInUs" label="How many years have you lived in the U.S.?" type="number" w="c4" />
							<Pick k="military" label="U.S. military status at time of enrollment" options={["Not a member of the military", "Active duty", "Reserve or National Guard", "Veteran", "Dependent of a service member or veteran"]} w="c4" />
							<Search k="firstLanguage" label="First language" options={LANGUAGES} w="c6" />
							<SearchMany k="otherLanguages" label="Other languages spoken" options={LANGUAGES} />
							<Choice k="hispanic" label="Are you Hispanic/Latino?" options={YN} />
						</div>
						<Boxes k="race" label="Regardless of your answer to the prior question, please indicate how you identify yourself. (Select one or more.)" options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]} />
					</Panel>

					<Panel title="4. Academic Background">
						<div className="row">
							<Text k="school" label="High school" w="c6" />
							<Text k="ceeb" label="CEEB code" w="c2" max={6} />
							<Text k="schoolCityState" label="City and state" w="c4" />
							<Text k="from" label="Date entered (MM/YYYY)" mask={monthYear} w="c4" />
							<Text k="graduation" label="Date of graduation (MM/YYYY)" mask={monthYear} w="c4" />
							<Text k="gpaU" label="Unweighted GPA" w="c3" />
							<Text k="gpaW" label="Weighted GPA" w="c3" />
							<Text k="rank" label="Rank in class" type="number" w="c3" />
							<Text k="size" label="Size of class" type="number" w="c3" />
							<Text k="counselor" label="School counselor" w="c6" />
							<Text k="counselorEmail" label="Counselor's email" type="email" w="c6" />
						</div>
						<p className="lbl">Answer each statement</p>
						<Statement k="bio">I have completed at least one year of high school/dual enrolled biology course(s) with a B or above:</Statement>
						<Statement k="chem">I have completed at least one year of high school/dual enrolled chemistry course(s) with a B or above:</Statement>
						<Statement k="physics">I have completed at least one year of high school/dual enrolled physics course(s) with a B or above:</Statement>
						<Statement k="cna">I have completed a Certified Nurse Assistant (CNA) course at my high school (or other location):</Statement>
						<Statement k="hosa">I have participated for at least one year in HOSA-Future Health Professionals:</Statement>
						<Statement k="apTaken">I have taken Advanced Placement (AP) examinations at my high school:</Statement>
						<Statement k="dual">I have taken college courses (dual enrollment) while in high school:</Statement>
						<div className="row">
							<Text k="college" label="Name of college attended while in high school" w="c8" />
							<Text k="collegeDates" label="Dates attended" w="c4" />
						</div>
						<table style={{ width: "100%" }}>
							<thead><tr><th>College course title</th><th>Credits</th><th>Grade</th></tr></thead>
							<tbody>
								{[0, 1].map((i) => (
									<tr key={i}><td><Cell k={`col${i}_title`} /></td><td><Cell k={`col${i}_credits`} type="number" /></td><td><Cell k={`col${i}_grade`} /></td></tr>
								))}
							</tbody>
						</table>
					</Panel>

					<Panel title="5. Test Scores">
						<div className="row">
							<Text k="satVerbal" label="SAT Evidence-Based Reading and Writing" type="number" w="c4" />
							<Text k="satMath" label="SAT Math" type="number" w="c4" />
							<Text k="satDate" label="SAT date, most recent (MM/YYYY)" mask={monthYear} w="c4" />
							<Text k="act" label="ACT Composite" type="number" w="c4" />
							<Text k="actDate" label="ACT date (MM/YYYY)" mask={monthYear} w="c4" />
							<Text k="toefl" label="TOEFL/IELTS score, if English is not your first language" w="c6" />
						</div>
						<Fieldset>
							<Legend>Advanced Placement examinations</Legend>
							{[0, 1, 2].map((i) => (
								<div className="row" key={i} id={`ap-${i + 1}`}>
									<Pick k={`ap${i}_subject`} label="Subject" options={AP} w="c5" />
									<Pick k={`ap${i}_score`} label="Score" options={["1", "2", "3", "4", "5"]} w="c3" />
									<Text k={`ap${i}_year`} label="Year taken" w="c4" max={4} />
								</div>
							))}
						</Fieldset>
					</Panel>

					<Panel title="6. Family">
						<Choice k="parentDegree" label="Has either of your parents/guardians received a bachelor's degree or higher?" options={[...YN, "Unknown"]} />
						<ParentBlock n={1} />
						<ParentBlock n={2} />
						<div className="row">
							<Text k="siblings" label="Number of brothers and sisters" type="number" w="c4" />
							<Text k="siblingAges" label="Their ages" w="c4" />
						</div>
					</Panel>

					<Panel title="7. Activities and Honors">
						{Array.from({ length: rows }, (_, i) => <ActivityRow key={i} i={i} />)}
						{rows < 3 && <Button className="add" onClick={() => setRows(rows + 1)}>+ Add another activity</Button>}
						<table style={{ width: "100%", marginTop: 16 }}>
							<thead><tr><th>Honor or award</th><th style={{ width: 220 }}>Grade received</th></tr></thead>
							<tbody>
								{[0, 1, 2].map((i) => (
									<tr key={i}><td><Cell k={`hon${i}_title`} /></td><td><Pick k={`hon${i}_grade`} options={GRADES} w="" /></td></tr>
								))}
							</tbody>
						</table>
						<Text k="career" label="What career do you hope to pursue?" w="c12" />
						<Essay />
					</Panel>

					<Panel title="8. Recommendation, Safety and Certification">
						<p className="hint">Recommendation(s) must come from a math or science teacher, academic counselor/adviser, or your school principal. We will automatically send this person an email.</p>
						<div className="row">
							<Text k="recName" label="Recommender's name" w="c6" />
							<Text k="recEmail" label="Recommender's email" w="c6" type="email" />
						</div>
						<Statement k="felony">Have you ever been convicted of a felony?</Statement>
						<Agree k="certify">I certify that the information given in this application is complete and accurate</Agree>
						<div className="row">
							<Text k="signature" label="Signature (type full name)" w="c8" />
							<Text k="signed" label="Date signed" w="c4" type="date" />
						</div>
					</Panel>
					<Button type="submit" className="add">Submit application</Button>
				</form>
			</main>
		</Form.Provider>
	);
}
function TextSwitch() {
	const [value, set] = useValue("textOk", "switch");
	return (
		<Field className="check" id="textOk-field">
			<Switch className="switch" checked={value} onChange={set}><span /></Switch>
			<Label>Tamarack State may send me text messages about my application</Label>
		</Field>
	);
}
function Essay() {
	const [value, set] = useValue("statement", "area");
	return (
		<Field>
			<Label>Describe any personal attributes and experiences that you feel would support your admission to the program. (250 words)</Label>
			<Textarea name="statement" rows={5} value={value} onChange={(e) => set(e.target.value)} />
		</Field>
	);
}

const allKeys = () => [...Object.keys(store.kinds), ...[0, 1, 2].flatMap((i) => ["type", "org", "role", "grades", "hours", "weeks"].map((k) => `act${i}_${k}`))];
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(allKeys().map((k) => [k, store.values[k]])), submitted: store.submitted }),
	formShown: () =>
		Object.fromEntries(
			allKeys().map((k) => {
				const kind = store.kinds[k];
				const field = document.getElementById(`${k}-field`);
				const box = document.querySelector<HTMLInputElement>(`[name="${k}"]`);
				if (kind === "text" || kind === "area") return [k, box?.value ?? ""];
				if (!field) return [k, k.endsWith("_grades") ? [] : ""];
				const read = (b: Element | null | undefined) => b?.closest(".radio, .check")?.querySelector("label")?.textContent ?? "";
				if (kind === "combo") return [k, field.querySelector("input")?.value ?? ""];
				if (kind === "comboMany") return [k, [...field.querySelectorAll(".chip > span")].map((c) => c.textContent)];
				if (kind === "radio") return [k, read(field.querySelector("[role=radio][data-checked]"))];
				if (kind === "boxes") return [k, [...field.querySelectorAll("[role=checkbox][data-checked]")].map(read)];
				if (kind === "box" || kind === "switch") return [k, field.querySelector("[role=checkbox],[role=switch]")?.getAttribute("aria-checked") === "true"];
				const lb = field.querySelector(".lb");
				const text = lb?.hasAttribute("data-empty") ? "" : (lb?.textContent ?? "");
				return [k, kind === "listMany" ? (text ? text.split(", ") : []) : text];
			}),
		),
});
createRoot(document.getElementById("root")!).render(<App />);
