import Quill from "quill";
import "quill/dist/quill.snow.css";
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, STATES } from "../../lists";

type Option = { value: string; label: string };
const opts = (...labels: (string | [string, string])[]): Option[] => labels.map((each) => (Array.isArray(each) ? { value: each[0], label: each[1] } : { value: each, label: each }));

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map((label, n) => ({ value: String(n + 1).padStart(2, "0"), label }));
const DAYS = Array.from({ length: 31 }, (_, n) => ({ value: String(n + 1).padStart(2, "0"), label: String(n + 1) }));
const YEARS = Array.from({ length: 20 }, (_, n) => ({ value: String(2013 - n), label: String(2013 - n) }));
const DIRECTORY = ["Ashland High School|Ashland, OR|0387", "Ashland Valley High School|Ashland, OR|0412", "Phoenix High School|Phoenix, OR|0530", "South Valley Academy|Albuquerque, NM|2210", "Valley High School|Elk Grove, CA|1178", "Yreka High School|Yreka, CA|1960"].map((line) => {
	const [name, place, value] = line.split("|") as [string, string, string];
	return { value, label: `${name} – ${place}` };
});
const askDirectory = (typed: string) =>
	new Promise<Option[]>((resolve) => {
		setTimeout(() => resolve(typed.trim().length < 2 ? [] : DIRECTORY.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))), 600);
	});
const GRADES = opts(["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]);
const KINDS = opts("Academic club or team", "Athletics", "Debate, forensics or Model UN", "Environmental work", "Family care", "Internship or research", "Music, theatre or dance", "Paid employment", "Publications", "Religious life", "Service", "Student government", "Something else");
const SCHOOLED = opts("Less than high school", "High school or GED", "Some college", "Associate degree", "Bachelor’s degree", "Master’s degree or higher", "Unknown");
const MAJORS = [
	{ label: "College of Agricultural and Natural Sciences", options: opts(["ANS-FOR", "Forestry"], ["ANS-SOI", "Soil and Water Science"], ["ANS-ENV", "Environmental Studies"]) },
	{ label: "College of Engineering", options: opts(["ENG-CIV", "Civil Engineering"], ["ENG-ENV", "Environmental Engineering"], ["ENG-ELE", "Electrical Engineering"]) },
	{ label: "College of Letters", options: opts(["LET-ENG", "English"], ["LET-HIS", "History"], ["LET-PHI", "Philosophy"]) },
	{ label: "University Studies", options: opts(["UNI-UND", "Undeclared"]) },
];

const ONE = ["dobMonth", "dobDay", "dobYear", "state", "country", "citizenship", "gender", "pronouns", "school", "military", "income", "p1Ed", "term", "major", "degree", "heard", "shirt"];
const MANY = ["race", "langs", "others"];
const DATE = { entered: "", finishing: "", psatOn: "" };
const TEXT = "first middle last nick email phone line1 line2 city zip hispanic gpa sat act psat p1First p1Last p2First p2Last p2Job sib0First sib0Age sib1First sib1Age career roommate prompt facName facEmail emName emPhone last4 initials robot".split(" ");
const ROWS = 3;
const store: Record<string, any> = { firstGen: false, pledge: false };
for (const key of TEXT) store[key] = "";
for (const key of [...ONE, ...Object.keys(DATE)]) store[key] = null;
for (const key of MANY) store[key] = [];
for (let n = 0; n < ROWS; n++) {
	for (const key of ["title", "mark", "units"]) store[`class${n}_${key}`] = "";
	Object.assign(store, { [`act${n}_kind`]: null, [`act${n}_org`]: "", [`act${n}_part`]: "", [`act${n}_grades`]: [], [`act${n}_hours`]: "", [`honor${n}_title`]: "", [`honor${n}_grade`]: null });
}
let submitted = false;
let quill: Quill | undefined;

const listeners = new Map<string, Set<() => void>>();
function put(key: string, value: unknown) {
	store[key] = value;
	for (const listener of listeners.get(key) ?? []) listener();
}
function useField(key: string) {
	const subscribe = useCallback(
		(listener: () => void) => {
			if (!listeners.has(key)) listeners.set(key, new Set());
			listeners.get(key)?.add(listener);
			return () => void listeners.get(key)?.delete(listener);
		},
		[key],
	);
	return useSyncExternalStore(subscribe, () => store[key]);
}
const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
	else places.delete(key);
};
const pad = (n: number) => String(n).padStart(2, "0");

Object.assign(window, {
	formState() {
		const out: Record<string, unknown> = { submitted, honor0_story: quill?.getText().trim() ?? "" };
		for (const [key, value] of Object.entries(store)) {
			if (Array.isArray(value)) out[key] = value.map((each: Option) => each.value).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
			else if (value instanceof Date) out[key] = key === "finishing" ? `${value.getFullYear()}-${pad(value.getMonth() + 1)}` : `${value.getFullYear()}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}`;
			else out[key] = value === null ? "" : typeof value === "object" ? value.value : value;
		}
		return out;
	},
	formShown() {
		const out: Record<string, unknown> = {};
		for (const key of [...Object.keys(store), "honor0_story"]) out[key] = read(key);
		return out;
	},
});
function read(key: string): unknown {
	const place = places.get(key);
	const text = (each: Element | null | undefined) => (each?.textContent ?? "").trim();
	if (!place) return Array.isArray(store[key]) ? [] : "";
	if (Array.isArray(store[key])) return [...place.querySelectorAll(".rs__multi-value__label")].map(text).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
	if (place.querySelector(".rs__control")) return text(place.querySelector(".rs__single-value"));
	const editor = place.querySelector(".ql-editor");
	if (editor) return text(editor);
	if (place.querySelector("input[type=radio]")) return text(place.querySelector("input:checked")?.parentElement);
	const box = place.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	return (place.matches("input") ? (place as HTMLInputElement) : place.querySelector<HTMLInputElement>("input, textarea"))?.value ?? "";
}

/* ------------------------------------------------------------------ parts */
function Line({ k, label, note, wide, ...more }: { k: string; label: ReactNode; note?: string; wide?: boolean; [attribute: string]: unknown }) {
	const value = useField(k);
	return (
		<div className={wide ? "fld wide" : "fld"} ref={at(k)}>
			<label htmlFor={`fhc_${k}`}>{label}</label>
			<input id={`fhc_${k}`} type="text" value={value} onChange={(event) => put(k, event.target.value)} {...more} />
			{note && <small>{note}</small>}
		</div>
	);
}
/** Bare box: the placeholder or the table's head says what it is. */
function Bare({ k, ...more }: { k: string; [attribute: string]: unknown }) {
	const value = useField(k);
	return <input ref={at(k)} type="text" value={value} onChange={(event) => put(k, event.target.value)} {...more} />;
}
function Pick({ k, label, options, note, bare, kind: Kind = Select, ...more }: { k: string; label?: ReactNode; options?: any[]; note?: string; bare?: boolean; kind?: any; [attribute: string]: unknown }) {
	const value = useField(k);
	const control = <Kind inputId={`fhc_${k}`} classNamePrefix="rs" options={options} value={value} onChange={(next: unknown) => put(k, next)} {...more} />;
	if (bare) return <div ref={at(k)}>{control}</div>;
	return (
		<div className="fld" ref={at(k)}>
			<label htmlFor={`fhc_${k}`}>{label}</label>
			{control}
			{note && <small>{note}</small>}
		</div>
	);
}
function Day({ k, label, ...more }: { k: string; label: string; [attribute: string]: unknown }) {
	const value = useField(k);
	return (
		<div className="fld" ref={at(k)}>
			<label htmlFor={`fhc_${k}`}>{label}</label>
			<DatePicker id={`fhc_${k}`} selected={value} onChange={(next: Date | null) => put(k, next)} autoComplete="off" placeholderText="mm/dd/yyyy" showYearDropdown {...(more as object)} />
		</div>
	);
}
function Tick({ k, children }: { k: string; children: ReactNode }) {
	const value = useField(k);
	return (
		<label className="tick" ref={at(k)}>
			<input type="checkbox" checked={value} onChange={(event) => put(k, event.target.checked)} /> {children}
		</label>
	);
}
function YesNo({ k, question }: { k: string; question: string }) {
	const value = useField(k);
	return (
		<fieldset className="yn" ref={at(k)}>
			<legend>{question}</legend>
			{["Yes", "No"].map((word) => (
				<label key={word}>
					<input type="radio" name={k} value={word} checked={value === word} onChange={() => put(k, word)} /> {word}
				</label>
			))}
		</fieldset>
	);
}
function Story({ k, labelledBy }: { k: string; labelledBy: string }) {
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (quill || !host.current) return;
		quill = new Quill(host.current, { theme: "snow", placeholder: "A sentence or two", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }]] } });
		quill.root.setAttribute("aria-labelledby", labelledBy);
	}, [labelledBy]);
	return (
		<div ref={at(k)}>
			<div ref={host} style={{ height: 90 }} />
		</div>
	);
}
const Prompt = () => {
	const value = useField("prompt");
	return <textarea aria-labelledby="promptText" rows={7} value={value} onChange={(event) => put("prompt", event.target.value)} />;
};

const TABS = ["Applicant", "Academic record", "Beyond class", "Household", "Honors plans", "Review"];
const Req = () => <abbr title="required">*</abbr>;

function App() {
	const [tab, setTab] = useState(0);
	const [classes, setClasses] = useState(1);
	const [acts, setActs] = useState(1);
	const panel = (n: number, children: ReactNode) => (
		<section role="tabpanel" id={`panel-${n}`} aria-labelledby={`tab-${n}`} hidden={tab !== n}>
			{children}
			<p className="pager">
				{n > 0 && (
					<button type="button" onClick={() => setTab(n - 1)}>
						‹ Back
					</button>
				)}
				{n < TABS.length - 1 && (
					<button type="button" className="main" onClick={() => setTab(n + 1)}>
						Save and continue
					</button>
				)}
			</p>
		</section>
	);
	return (
		<main>
			<h1>Freshet Honors College</h1>
			<p className="sub">Tamarack State University · Honors application for entering first-year students</p>
			<div role="tablist" aria-label="Application parts" className="tabs">
				{TABS.map((name, n) => (
					<button key={name} type="button" role="tab" id={`tab-${n}`} aria-selected={tab === n} aria-controls={`panel-${n}`} onClick={() => setTab(n)}>
						{name}
					</button>
				))}
			</div>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				{panel(
					0,
					<>
						<fieldset>
							<legend>
								Legal name <Req />
							</legend>
							<div className="row">
								<Bare k="first" placeholder="First" />
								<Bare k="middle" placeholder="Middle" />
								<Bare k="last" placeholder="Last" />
							</div>
							<Line k="nick" label="Nickname or chosen name" note="We’ll use it on your name tag at Honors Weekend" />
						</fieldset>
						<fieldset>
							<legend>
								Born <Req />
							</legend>
							<div className="row">
								<Pick k="dobMonth" bare aria-label="Month" placeholder="Month" options={MONTHS} />
								<Pick k="dobDay" bare aria-label="Day" placeholder="Day" options={DAYS} />
								<Pick k="dobYear" bare aria-label="Year" placeholder="Year" options={YEARS} />
							</div>
						</fieldset>
						<div className="cols">
							<Line k="email" type="email" label={<>E-mail address <Req /></>} />
							<Line k="phone" type="tel" label={<>Telephone <Req /></>} note="Cell preferred" />
						</div>
						<fieldset>
							<legend>Home address</legend>
							<div className="cols">
								<Line k="line1" wide label={<>Line 1 <Req /></>} />
								<Line k="line2" label="Line 2" />
								<Line k="city" label={<>Town <Req /></>} />
								<Pick k="state" label="State or territory" options={STATES.map(([value, label]) => ({ value, label }))} isClearable />
								<Line k="zip" label="ZIP or postcode" />
								<Pick k="country" label={<>Country <Req /></>} options={opts(...COUNTRIES)} />
							</div>
						</fieldset>
						<fieldset>
							<legend>About you</legend>
							<div className="cols">
								<Pick k="citizenship" label={<>Citizenship <Req /></>} isSearchable={false} options={opts(["USC", "United States citizen"], ["LPR", "Permanent resident"], ["INT", "International (visa required)"], ["OTH", "Other"])} />
								<Pick k="gender" label="Gender" options={opts(["W", "Woman"], ["M", "Man"], ["N", "Non-binary"], ["S", "Another gender"], ["X", "Decline to state"])} />
								<Pick k="pronouns" label="Pronouns" kind={CreatableSelect} options={opts("he/him/his", "she/her/hers", "they/them/theirs")} note="Choose, or type your own" />
								<Pick k="race" label="Race (all that apply)" isMulti closeMenuOnSelect={false} options={opts("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White")} />
								<Pick k="langs" label="Languages you can converse in" kind={CreatableSelect} isMulti closeMenuOnSelect={false} options={opts("Arabic", "English", "French", "German", "Mandarin", "Spanish", "Vietnamese")} note="If yours isn’t listed, type it and press Enter" />
							</div>
							<YesNo k="hispanic" question="Are you of Hispanic or Latino origin?" />
						</fieldset>
					</>,
				)}
				{panel(
					1,
					<>
						<div className="cols">
							<Pick k="school" label={<>High school <Req /></>} kind={AsyncSelect} loadOptions={askDirectory} cacheOptions placeholder="Search by school or town" note="Type at least two letters" />
							<Day k="entered" label="First day there" />
							<Day k="finishing" label="Expected diploma (month and year)" dateFormat="MM/yyyy" showMonthYearPicker placeholderText="mm/yyyy" />
							<Line k="gpa" label={<>Unweighted cumulative GPA <Req /></>} inputMode="decimal" />
							<Line k="sat" label="Best SAT (400–1600)" inputMode="numeric" />
							<Line k="act" label="ACT Composite (1–36)" inputMode="numeric" />
							<Line k="psat" label="PSAT/NMSQT total" inputMode="numeric" />
							<Day k="psatOn" label="Date of PSAT/NMSQT" />
						</div>
						<h3>Your most demanding high school courses</h3>
						<table>
							<thead>
								<tr>
									<th scope="col">Course</th>
									<th scope="col">Final or current grade</th>
									<th scope="col">Credits</th>
								</tr>
							</thead>
							<tbody>
								{Array.from({ length: classes }, (_, n) => (
									<tr key={n}>
										<td>
											<Bare k={`class${n}_title`} />
										</td>
										<td>
											<Bare k={`class${n}_mark`} size={8} />
										</td>
										<td>
											<Bare k={`class${n}_units`} size={6} />
										</td>
									</tr>
								))}
							</tbody>
						</table>
						{classes < ROWS && (
							<button type="button" onClick={() => setClasses(classes + 1)}>
								+ Add another course
							</button>
						)}
					</>,
				)}
				{panel(
					2,
					<>
						<h3>Activities, work and commitments</h3>
						{Array.from({ length: acts }, (_, n) => (
							<fieldset key={n} className="card" data-n={n + 1}>
								<legend>Commitment {n + 1}</legend>
								<div className="cols">
									<Pick k={`act${n}_kind`} label="Category" options={KINDS} />
									<Line k={`act${n}_org`} label="Organization" />
									<Line k={`act${n}_part`} label="Position held" />
									<Pick k={`act${n}_grades`} label="When (grade levels)" isMulti closeMenuOnSelect={false} options={GRADES} />
									<Line k={`act${n}_hours`} label="Weekly hours" inputMode="decimal" />
								</div>
							</fieldset>
						))}
						{acts < ROWS && (
							<button type="button" onClick={() => setActs(acts + 1)}>
								+ Add another commitment
							</button>
						)}
						<h3>Academic or community honors</h3>
						{[0, 1, 2].map((n) => (
							<fieldset key={n} className="card">
								<legend>Honor {n + 1}</legend>
								<div className="cols">
									<Line k={`honor${n}_title`} label="Title of honor" />
									<Pick k={`honor${n}_grade`} label="Grade level at the time" options={GRADES} />
								</div>
								{n === 0 && (
									<>
										<p id="storyText" className="lbl">
											Describe what this honor recognized
										</p>
										<Story k="honor0_story" labelledBy="storyText" />
									</>
								)}
							</fieldset>
						))}
					</>,
				)}
				{panel(
					3,
					<>
						<fieldset id="par1">
							<legend>First parent or guardian</legend>
							<div className="cols">
								<Line k="p1First" label="First name" />
								<Line k="p1Last" label="Last name" />
								<Pick k="p1Ed" label="Highest education" options={SCHOOLED} />
							</div>
						</fieldset>
						<fieldset id="par2">
							<legend>Second parent or guardian</legend>
							<div className="cols">
								<Line k="p2First" label="First name" />
								<Line k="p2Last" label="Last name" />
								<Line k="p2Job" label="Occupation" />
							</div>
						</fieldset>
						<fieldset>
							<legend>Siblings</legend>
							{[0, 1].map((n) => (
								<div className="cols" key={n}>
									<Line k={`sib${n}First`} label="First name" />
									<Line k={`sib${n}Age`} label="Age" />
								</div>
							))}
						</fieldset>
						<div className="cols">
							<Pick k="income" label="Adjusted gross household income" options={opts(["1", "Below $25,000"], ["2", "$25,000 to $49,999"], ["3", "$50,000 to $74,999"], ["4", "$75,000 to $99,999"], ["5", "$100,000 and above"])} />
							<Pick k="military" label="Your U.S. military status" options={opts(["0", "I have never served"], ["1", "Active duty, Guard or Reserve"], ["2", "Veteran"], ["3", "Dependent of a service member or veteran"])} />
						</div>
						<Tick k="firstGen">I will be the first in my immediate family to attend college</Tick>
						<fieldset>
							<legend>In an emergency, notify</legend>
							<div className="cols">
								<Line k="emName" label="Name" />
								<Line k="emPhone" label="Phone" type="tel" />
							</div>
						</fieldset>
					</>,
				)}
				{panel(
					4,
					<>
						<div className="cols">
							<Pick k="term" label={<>Entry term <Req /></>} isSearchable={false} options={opts(["202709", "Autumn 2027"], ["202801", "Winter 2028"], ["202809", "Autumn 2028"])} />
							<Pick k="major" label="Proposed major" options={MAJORS} />
							<Pick k="degree" label="Ultimate degree goal" options={opts("Bachelor’s", "Master’s", "PhD", "MD, JD or similar", "Unsure")} />
							<Line k="career" label="Professional goal" />
							<Pick k="others" label="Other universities you have applied to" kind={CreatableSelect} isMulti closeMenuOnSelect={false} options={opts("Gonzaga University", "Oregon State University", "University of Idaho", "University of Oregon", "University of Washington", "Western Washington University")} note="Not listed? Type the name and press Enter" />
							<Pick k="heard" label="How did you learn about Freshet?" options={opts("Campus visit", "Current student", "High school visit", "Search engine", "Tamarack mailing")} />
							<Line k="roommate" label="Preferred roommate, if you have one" />
							<Pick k="shirt" label="Honors Weekend shirt" placeholder="Size" options={opts("XS", "S", "M", "L", "XL")} />
						</div>
						<p id="promptText" className="lbl">
							Freshets reshape a river in a week. Write about an idea that changed the course of your thinking quickly. (400–600 words)
						</p>
						<div ref={at("prompt")}>
							<Prompt />
						</div>
						<fieldset>
							<legend>Teacher who will send an honors recommendation</legend>
							<div className="cols">
								<Line k="facName" label="Name" />
								<Line k="facEmail" label="E-mail" type="email" />
							</div>
						</fieldset>
					</>,
				)}
				{panel(
					5,
					<>
						<div className="cols">
							<Line k="last4" label="Last four digits of SSN" maxLength={4} autoComplete="off" />
							<Line k="initials" label={<>Sign with your initials <Req /></>} />
							<Line k="robot" label="To show you are not a robot, what is six plus three?" autoComplete="off" />
						</div>
						<Tick k="pledge">I have read the Honors Pledge and agree to be bound by it</Tick>
						<p>
							<button type="submit" className="main">
								Send to Freshet
							</button>
						</p>
					</>,
				)}
			</form>
		</main>
	);
}

const css = document.createElement("style");
css.textContent = `
body { font: 15px/1.45 Georgia, serif; margin: 0; background: #eef3f5; color: #1c2b33; } main { max-width: 920px; margin: 1rem auto; background: #fff; padding: 1.5rem 2rem 12rem; }
h1 { margin: 0; } .sub { margin: .2rem 0 1rem; color: #57707c; } fieldset { border: 1px solid #cfdbe0; margin: 0 0 1rem; } legend { font-weight: 700; }
.tabs { display: flex; gap: .25rem; border-bottom: 2px solid #2a6f86; margin-bottom: 1rem; } .tabs button { border: 0; background: #dfe9ed; padding: .5rem .8rem; font: inherit; } .tabs [aria-selected=true] { background: #2a6f86; color: #fff; }
.cols { display: grid; grid-template-columns: repeat(3, 1fr); gap: .8rem; margin-bottom: .8rem; } .wide { grid-column: span 2; } .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: .6rem; margin-bottom: .6rem; }
.fld label, .lbl { display: block; font-weight: 600; font-size: .9em; } .fld small { color: #57707c; } input[type=text], input[type=email], input[type=tel], textarea { box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; border: 1px solid #b9c8ce; }
abbr { color: #a11; text-decoration: none; } table { width: 100%; } th { text-align: left; font-size: .9em; } .tick { display: block; margin: .6rem 0; } .yn label { margin-right: 1rem; } .main { background: #2a6f86; color: #fff; }`;
document.head.append(css);
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
