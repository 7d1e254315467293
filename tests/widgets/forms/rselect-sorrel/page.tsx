import "react-datepicker/dist/react-datepicker.css";
import "./style.css";
import { type ReactNode, useId, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Choice = { value: string; label: string };
const plain = (...texts: string[]): Choice[] => texts.map((each) => ({ value: each, label: each }));
const coded = (pairs: Record<string, string>): Choice[] => Object.entries(pairs).map(([value, label]) => ({ value, label }));

const STATE_CHOICES: Choice[] = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_CHOICES = plain(...COUNTRIES);
const LANGUAGES = plain("American Sign Language", "Arabic", "Cantonese", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba");
const SUFFIXES = plain("Jr.", "Sr.", "II", "III", "IV");
const PRONOUNS = plain("she/her", "they/them", "he/him", "she/they", "ze/hir");
const CITIZEN = coded({ us: "U.S. citizen or national", dual: "U.S. dual citizen", pr: "U.S. permanent resident", intl: "Citizen of another country", undoc: "Undocumented or DACA" });
const GENDER = coded({ w: "Woman", nb: "Nonbinary", another: "Another identity", skip: "I'd rather not say" });
const RACE = coded({ ai: "American Indian or Alaska Native", as: "Asian", bl: "Black or African American", nh: "Native Hawaiian or Pacific Islander", wh: "White" });
const TERMS = coded({ "2027FA": "Fall 2027", "2028SP": "Spring 2028", "2028FA": "Fall 2028" });
const PLANS = coded({ ed1: "Early Decision I (November 15)", ed2: "Early Decision II (January 1)", rd: "Regular Decision (February 1)" });
const MARITAL = plain("Married", "Divorced", "Separated", "Never married", "Widowed", "Civil union or domestic partnership");
const SCHOOLING = coded({ nohs: "Some high school or less", hs: "High school diploma or GED", some: "Some college", aa: "Associate's degree", ba: "Bachelor's degree", grad: "Graduate degree" });
const KINDS = plain("Art", "Athletics", "Community service", "Cultural", "Debate or speech", "Environmental", "Family responsibilities", "Journalism", "Music", "Research", "Robotics", "Student government", "Theater", "Work (paid)", "Other");
const GRADES = plain("9th", "10th", "11th", "12th");
const HEARD = plain("A current student", "An alumna", "My counselor", "A college fair", "Social media", "Mailing from the college", "Somewhere else");

type Entry = { kind: string; organization: string; role: string; grades: string[]; hours: string };
const BLANK: Entry = { kind: "", organization: "", role: "", grades: [], hours: "" };
const ENTRY_KEYS = ["kind", "organization", "role", "grades", "hours"] as const;
const LIMIT = 3;

const START = {
	first: "", middle: "", last: "", suffix: "", nickname: "", formerName: "", pronouns: "", birthday: null as Date | null, birthCity: "", birthCountry: "",
	email: "", phone: "", street: "", street2: "", city: "", state: "", zip: "", country: "",
	awayStreet: "", awayCity: "", awayZip: "",
	citizenship: "", gender: "", hispanic: "", race: [] as string[], languages: [] as string[],
	school: "", schoolCity: "", schoolState: "", graduation: null as Date | null, gpaUnweighted: "", gpaWeighted: "", rank: "", classSize: "", counselor: "", counselorEmail: "",
	term: "", plan: "", major: "", secondMajor: "", career: "", feeWaiver: "",
	satReading: "", satReadingDate: null as Date | null, satMath: "", satMathDate: null as Date | null,
	parentsStatus: "", p1Name: "", p1Last: "", p1Work: "", p1School: "", p2Name: "", p2Last: "", p2Work: "", p2School: "",
	whyUs: "", heard: [] as string[], alumna: "", friends: "", honorCode: false, signature: "",
};
type Answers = typeof START;
type Key = keyof Answers;

const two = (n: number) => String(n).padStart(2, "0");
const iso = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
let current: { answers: Answers; entries: Entry[]; submitted: boolean };

function Item({ label, must, hint, id, children }: { label: string; must?: boolean; hint?: string; id?: string; children: ReactNode }) {
	return (
		<div className="item">
			<label htmlFor={id}>{label}{must && <span className="must">required</span>}</label>
			{children}
			{hint && <small>{hint}</small>}
		</div>
	);
}

function App() {
	const [answers, setAnswers] = useState(START);
	const [entries, setEntries] = useState<Entry[]>([]);
	const [editing, setEditing] = useState<number | null>(null);
	const [submitted, setSubmitted] = useState(false);
	current = { answers, entries, submitted };
	const change = <K extends Key>(key: K, value: Answers[K]) => setAnswers((before) => ({ ...before, [key]: value }));

	const text = (key: Key, label: string, { type = "text", ...more }: { type?: string; must?: boolean; hint?: string; max?: number } = {}) => (
		<Item label={label} id={`am-${key}`} must={more.must} hint={more.hint}>
			<input id={`am-${key}`} type={type} value={answers[key] as string} maxLength={more.max} onChange={(event) => change(key, event.target.value as never)} />
		</Item>
	);
	const pick = (key: Key, label: string, choices: Choice[], more: { must?: boolean; hint?: string; placeholder?: string } = {}) => (
		<Item label={label} id={`am-${key}`} must={more.must} hint={more.hint}>
			<Select<Choice> inputId={`am-${key}`} className={`sel-${key}`} options={choices} isClearable placeholder={more.placeholder ?? "Choose one"}
				value={choices.find(({ value }) => value === answers[key]) ?? null} onChange={(chosen) => change(key, (chosen?.value ?? "") as never)} />
		</Item>
	);
	const several = (key: Key, label: string, choices: Choice[], hint?: string) => (
		<Item label={label} id={`am-${key}`} hint={hint}>
			<Select<Choice, true> inputId={`am-${key}`} className={`sel-${key}`} options={choices} isMulti closeMenuOnSelect={false} placeholder="Choose all that apply"
				value={(answers[key] as string[]).map((each) => choices.find(({ value }) => value === each)!)} onChange={(chosen) => change(key, chosen.map(({ value }) => value) as never)} />
		</Item>
	);
	const day = (key: Key, label: string, format: string, more: { must?: boolean; hint?: string; month?: boolean } = {}) => (
		<Item label={label} id={`am-${key}`} must={more.must} hint={more.hint}>
			<DatePicker id={`am-${key}`} selected={answers[key] as Date | null} onChange={(chosen: Date | null) => change(key, chosen as never)} dateFormat={format} placeholderText={format.toLowerCase()}
				showMonthYearPicker={more.month} showYearDropdown={!more.month} showMonthDropdown={!more.month} dropdownMode="select" autoComplete="off" />
		</Item>
	);
	const yesNo = (key: Key, ask: string) => (
		<div className="item yesno" role="radiogroup" aria-label={ask}>
			<span className="ask">{ask}</span>
			{["Yes", "No"].map((each) => (
				<label key={each} style={{ display: "inline" }}><input type="radio" name={key} value={each} checked={answers[key] === each} onChange={() => change(key, each as never)} /> {each}</label>
			))}
		</div>
	);

	return (
		<>
			<header className="top"><div className="name">Althea Marsh College</div><h1>Apply for admission</h1></header>
			<form className="page" onSubmit={(event) => { event.preventDefault(); setSubmitted(true); }} noValidate>
				{submitted && <p role="status">Thank you! We have your application.</p>}
				<p>Hello! We're so glad you're here. Althea Marsh has educated women to lead since 1871, and this application is how we start to get to know you. Take your time: everything is on this one page.</p>
				<section>
					<h2>First things first: you</h2>
					<div className="trio">{text("first", "Legal first name", { must: true })}{text("middle", "Middle name")}{text("last", "Legal last name", { must: true })}</div>
					<div className="trio">{pick("suffix", "Suffix", SUFFIXES, { placeholder: "None" })}{text("nickname", "What should we call you?")}{text("formerName", "Any former legal names?")}</div>
					<div className="pair">
						<Item label="Your pronouns" id="am-pronouns" hint="Pick from the list or type your own.">
							<CreatableSelect<Choice> inputId="am-pronouns" className="sel-pronouns" options={PRONOUNS} isClearable placeholder="Choose or type"
								value={answers.pronouns ? { value: answers.pronouns, label: answers.pronouns } : null} onChange={(chosen) => change("pronouns", chosen?.value ?? "")} />
						</Item>
						{day("birthday", "When were you born?", "MMMM d, yyyy", { must: true, hint: "For example: March 9, 2009" })}
						{text("birthCity", "City of birth")}{pick("birthCountry", "Country of birth", COUNTRY_CHOICES)}
					</div>
				</section>
				<section>
					<h2>How we'll reach you</h2>
					<div className="pair">{text("email", "Email you check often", { type: "email", must: true })}{text("phone", "Mobile phone", { type: "tel" })}{text("street", "Home address", { must: true })}{text("street2", "Apartment, suite, etc.")}</div>
					<div className="trio">{text("city", "City or town", { must: true })}{pick("state", "State", STATE_CHOICES)}{text("zip", "ZIP or postal code", { max: 10 })}</div>
					{pick("country", "Country", COUNTRY_CHOICES)}
					<p className="aside">Away at boarding school? Tell us where to send mail until May. Otherwise skip this row.</p>
					<div className="trio">{text("awayStreet", "School-year mailing address")}{text("awayCity", "School-year city")}{text("awayZip", "School-year ZIP")}</div>
				</section>
				<section>
					<h2>More about you</h2>
					<p className="aside">We ask so that we can report on our community and point you to aid. None of it is used against you.</p>
					<div className="pair">{pick("citizenship", "Citizenship", CITIZEN, { must: true })}{pick("gender", "Gender", GENDER)}</div>
					{yesNo("hispanic", "Are you Hispanic or Latina/o/x?")}
					{several("race", "How do you identify? (race)", RACE)}{several("languages", "Which languages do you speak?", LANGUAGES)}
				</section>
				<section>
					<h2>Your school</h2>
					{text("school", "Name of your current high school", { must: true })}
					<div className="trio">{text("schoolCity", "School city")}{pick("schoolState", "School state", STATE_CHOICES)}{day("graduation", "Graduation month", "MM/yyyy", { month: true })}</div>
					<div className="pair">{text("gpaUnweighted", "Unweighted GPA", { hint: "On a 4.0 scale" })}{text("gpaWeighted", "Weighted GPA")}{text("rank", "Your rank in class")}{text("classSize", "Students in your class")}{text("counselor", "School counselor's name")}{text("counselorEmail", "School counselor's email", { type: "email" })}</div>
				</section>
				<section>
					<h2>What's next</h2>
					<div className="pair">{pick("term", "When would you start?", TERMS, { must: true })}{pick("plan", "Which decision plan?", PLANS, { must: true })}{pick("major", "First-choice major", plain(...MAJORS))}{pick("secondMajor", "Second-choice major", plain(...MAJORS))}</div>
					{text("career", "A career you can imagine for yourself")}
					{yesNo("feeWaiver", "Are you requesting a waiver of the $50 application fee?")}
					<p className="aside">We're test-optional. Share SAT scores only if you'd like us to see them.</p>
					<div className="pair">{text("satReading", "SAT Reading & Writing", { type: "number" })}{day("satReadingDate", "Date of that sitting", "MM/dd/yyyy")}{text("satMath", "SAT Math", { type: "number" })}{day("satMathDate", "Date of your best Math sitting", "MM/dd/yyyy")}</div>
				</section>
				<section>
					<h2>Your family</h2>
					{pick("parentsStatus", "Your parents' marital status", MARITAL)}
					<div className="pair">{text("p1Name", "Parent 1: first name")}{text("p1Last", "Parent 1: last name")}{text("p1Work", "Parent 1: occupation")}{pick("p1School", "Parent 1: education", SCHOOLING)}</div>
					<div className="pair">{text("p2Name", "Parent 2: first name")}{text("p2Last", "Parent 2: last name")}{text("p2Work", "Parent 2: occupation")}{pick("p2School", "Parent 2: education", SCHOOLING)}</div>
				</section>
				<section id="activities">
					<h2>What you do</h2>
					<p className="aside">Clubs, jobs, caring for a brother: it all counts. Share up to {LIMIT}, starting with the one that matters most.</p>
					{entries.map((entry, i) => editing === i
						? <Editor key={i} start={entry} onCancel={() => setEditing(null)} onSave={(saved) => { setEntries(entries.map((each, j) => (j === i ? saved : each))); setEditing(null); }} />
						: <article className="card" key={i}>
							<h3>{entry.organization}</h3>
							<dl><dt>Kind</dt><dd>{entry.kind}</dd><dt>Your role</dt><dd>{entry.role}</dd><dt>Grades</dt><dd>{entry.grades.join(", ")}</dd><dt>Hours a week</dt><dd>{entry.hours}</dd></dl>
							<div className="card-actions"><button type="button" className="link" onClick={() => setEditing(i)}>Edit</button><button type="button" className="link" onClick={() => { setEntries(entries.filter((_, j) => j !== i)); setEditing(null); }}>Remove</button></div>
						</article>)}
					{editing === entries.length && <Editor key="new" start={BLANK} onCancel={() => setEditing(null)} onSave={(saved) => { setEntries([...entries, saved]); setEditing(null); }} />}
					{editing === null && entries.length < LIMIT && <button type="button" className="button" onClick={() => setEditing(entries.length)}>+ Add an activity</button>}
				</section>
				<section>
					<h2>In your words</h2>
					<Item label="Why a women's college, and why Althea Marsh?" id="am-whyUs" hint="About 200 words"><textarea id="am-whyUs" rows={5} value={answers.whyUs} onChange={(event) => change("whyUs", event.target.value)} /></Item>
					{several("heard", "How did you hear about us?", HEARD)}
					<div className="pair">{text("alumna", "Alumna relative (name and class year)")}{text("friends", "A friend we should also write to (email)")}</div>
					<label className="affirm"><input type="checkbox" checked={answers.honorCode} onChange={(event) => change("honorCode", event.target.checked)} /> I affirm under the Honor Code that this application is my own honest work.</label>
					{text("signature", "Sign with your full name")}
					<button className="button solid" type="submit">Send my application</button>
				</section>
			</form>
		</>
	);
}

function Editor({ start, onSave, onCancel }: { start: Entry; onSave: (entry: Entry) => void; onCancel: () => void }) {
	const [draft, setDraft] = useState(start);
	const [warned, setWarned] = useState(false);
	const id = useId();
	const put = (part: Partial<Entry>) => setDraft((before) => ({ ...before, ...part }));
	return (
		<div className="card editing">
			<div className="pair">
				<Item label="What kind of activity?" id={`${id}k`}><Select<Choice> inputId={`${id}k`} className="entry-kind" options={KINDS} value={KINDS.find(({ value }) => value === draft.kind) ?? null} onChange={(chosen) => put({ kind: chosen?.value ?? "" })} placeholder="Choose one" /></Item>
				<Item label="Organization or place" id={`${id}o`}><input id={`${id}o`} type="text" maxLength={100} value={draft.organization} onChange={(event) => put({ organization: event.target.value })} /></Item>
				<Item label="Your role" id={`${id}r`} hint="Up to 50 characters"><input id={`${id}r`} type="text" maxLength={50} value={draft.role} onChange={(event) => put({ role: event.target.value })} /></Item>
				<Item label="Hours a week" id={`${id}h`}><input id={`${id}h`} type="number" min={0} value={draft.hours} onChange={(event) => put({ hours: event.target.value })} /></Item>
			</div>
			<Item label="In which grades?" id={`${id}g`}><Select<Choice, true> inputId={`${id}g`} className="entry-grades" isMulti closeMenuOnSelect={false} options={GRADES} value={GRADES.filter(({ value }) => draft.grades.includes(value))} onChange={(chosen) => put({ grades: chosen.map(({ value }) => value) })} placeholder="Choose all that apply" /></Item>
			{warned && <p role="alert">Please name the organization or place.</p>}
			<div className="card-actions"><button type="button" className="button solid" onClick={() => (draft.organization.trim() ? onSave(draft) : setWarned(true))}>Save activity</button><button type="button" className="link" onClick={onCancel}>Cancel</button></div>
		</div>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

Object.assign(window, {
	formState() {
		const { answers, entries, submitted } = current;
		const state: Record<string, unknown> = { submitted };
		for (const [key, value] of Object.entries(answers)) state[key] = value instanceof Date ? iso(value) : value;
		for (let i = 0; i < LIMIT; i++) for (const key of ENTRY_KEYS) state[`activity${i}_${key}`] = entries[i]?.[key] ?? "";
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [key, value] of Object.entries(current.answers)) {
			const select = document.querySelector(`.sel-${key}`);
			if (select && Array.isArray(value)) shown[key] = [...select.querySelectorAll('[class*="-multiValue"] > div:first-child')].map((each) => each.textContent);
			else if (select) shown[key] = select.querySelector('[class*="-singleValue"]')?.textContent ?? "";
			else if (key === "honorCode") shown[key] = document.querySelector<HTMLInputElement>(".affirm input")!.checked;
			else if (key === "hispanic" || key === "feeWaiver") shown[key] = document.querySelector(`input[name="${key}"]:checked`)?.parentElement?.textContent?.trim() ?? "";
			else shown[key] = document.querySelector<HTMLInputElement>(`#am-${key}`)!.value;
		}
		const cards = document.querySelectorAll("#activities .card:not(.editing)");
		for (let i = 0; i < LIMIT; i++) {
			const texts = [...(cards[i]?.querySelectorAll("dd") ?? [])].map((each) => each.textContent ?? "");
			const grades = texts[2] ? texts[2].split(", ") : "";
			Object.assign(shown, { [`activity${i}_kind`]: texts[0] ?? "", [`activity${i}_organization`]: cards[i]?.querySelector("h3")?.textContent ?? "", [`activity${i}_role`]: texts[1] ?? "", [`activity${i}_grades`]: grades, [`activity${i}_hours`]: texts[3] ?? "" });
		}
		return shown;
	},
});
