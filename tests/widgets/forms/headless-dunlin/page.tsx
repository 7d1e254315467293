import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Disclosure, DisclosureButton, DisclosurePanel, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea } from "@headlessui/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const STYLE = `
body { font: 16px/1.45 Georgia, serif; background: #f5f2ea; margin: 0; color: #222; }
main { max-width: 860px; margin: 0 auto; padding: 24px; background: #fff; }
.part > button { display: block; width: 100%; text-align: left; font: bold 18px Georgia, serif; padding: 12px; background: #24543f; color: #fff; border: 0; margin-top: 14px; }
.panel { padding: 12px; border: 1px solid #24543f; }
.q { margin-bottom: 12px; } .q > label, .q > legend { display: block; font-weight: bold; } .q small { display: block; color: #555; }
.beside { display: grid; grid-template-columns: 260px 1fr; align-items: center; } .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 20px; }
input, textarea, select, .q > button, td button { font: inherit; padding: 6px 8px; border: 1px solid #888; border-radius: 4px; background: #fff; box-sizing: border-box; }
.q > input, .q > textarea, .q > button { width: 100%; text-align: left; } .q > button::after { content: " ▾"; color: #777; }
.combo { display: flex; } .combo input { flex: 1; } [role=listbox] { background: #fff; border: 1px solid #888; max-height: 260px; overflow: auto; padding: 4px; width: var(--button-width, var(--input-width)); min-width: 200px; z-index: 5; outline: 0; }
[role=option] { padding: 4px 8px; cursor: pointer; } [role=option][data-focus] { background: #dcebe3; } [role=option][data-selected] { font-weight: bold; }
.choice { display: inline-flex; align-items: center; gap: 6px; margin-right: 18px; } .dot { width: 16px; height: 16px; border: 1px solid #555; border-radius: 50%; display: inline-block; } .dot[data-checked] { background: #24543f; box-shadow: inset 0 0 0 3px #fff; }
.switch { width: 42px; height: 22px; border-radius: 11px; background: #bbb; border: 0; } .switch[data-checked] { background: #24543f; }
.phone { margin-bottom: 12px; }
table { border-collapse: collapse; width: 100%; margin-bottom: 12px; } td, th { border: 1px solid #ccc; padding: 4px; text-align: left; } td input { width: 100%; border: 0; }
.entry { border: 1px solid #bbb; margin: 0 0 12px; padding: 10px; }
`;

type Option = string | readonly [value: string, text: string];
const valueOf = (option: Option) => (typeof option === "string" ? option : option[0]);
const textOf = (option: Option) => (typeof option === "string" ? option : option[1]);
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Butte Valley High School", "Etna High School", "Happy Camp High School", "Mount Shasta High School", "Weed High School", "Yreka High School"];
const COLLEGES = ["California State University, Chico", "College of the Siskiyous", "Oregon Institute of Technology", "Oregon State University", "Reed College", "Shasta College", "Southern Oregon University", "University of California, Davis", "University of Oregon", "University of Washington"];
const SCHOOLING: Option[] = [["1", "Did not finish high school"], ["2", "High school graduate or GED"], ["3", "Some college or trade school"], ["4", "Associate's degree"], ["5", "Bachelor's degree"], ["6", "Master's degree or higher"]];
const BRACKETS: Option[] = [["A", "$0 – $29,999"], ["B", "$30,000 – $49,999"], ["C", "$50,000 – $69,999"], ["D", "$70,000 – $99,999"], ["E", "$100,000 and up"]];
const KINDS = ["Arts", "Athletics", "Church or faith group", "Debate/Speech", "Environment", "4-H or FFA", "Job (paid)", "School government", "Volunteer work"];
const YEARS: Option[] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];

const EMPTY: Record<string, any> = {
	first: "", initial: "", last: "", called: "", email: "", area: "", exchange: "", lineNo: "", bMonth: "", bDay: "", bYear: "", bCity: "", bCountry: null, sex: "",
	street: "", unit: "", city: "", state: "", zip: "", poBox: "", since: "",
	school: null, schoolStreet: "", schoolCity: "", schoolState: "", schoolZip: "", entered: "", graduates: "", grade: null, gpa: "", scale: null, rank: "", size: "", percentile: "", principal: "", counselorMail: "", satRw: "", satMath: "", actSuper: "",
	x1Exam: null, x1Score: "", x2Exam: null, x2Score: "",
	college: null, major: null, degree: null, starts: null, finishes: null, career: "", dual: "", d1Name: "", d1Grade: "", d1Credits: "", d2Name: "", d2Grade: "", d2Credits: "",
	m1First: "", m1Last: "", m1Job: "", m1Employer: "", m1School: null, m2First: "", m2Last: "", m2Job: "", m2Employer: "", m2School: null, marital: null, siblings: null,
	s1First: "", s1Last: "", s1Age: "", s2First: "", s2Last: "", s2Age: "", bracket: null, inCollege: null, firstGen: null, aid: null,
	a1Kind: null, a1Group: "", a1Role: "", a1What: "", a1Years: [], a1Hours: "", a1Weeks: "", a2Kind: null, a2Group: "", a2Role: "", a2What: "", a2Years: [], a2Hours: "", a2Weeks: "",
	h1Title: "", h1Year: null, h2Title: "", h2Year: null,
	citizen: null, hispanic: null, race: [], ssn: "", refName: "", refPhone: "", refHow: "", bossName: "", bossPhone: "", helper: "", essay: "", publish: false, agree: false, signed: "",
};

let current = EMPTY;
let sent = false;
const places = new Map<string, Element>();
const at = (key: string) => (node: Element | null) => {
	if (node) places.set(key, node);
	else places.delete(key);
};
/** The number under which the grants software knows a question. */
const number = (key: string) => 412 + Object.keys(EMPTY).indexOf(key);

function Combo({ name, label, options, value, onChange, custom, hint }: { name: string; label: string; options: string[]; value: string | null; onChange: (value: string | null) => void; custom?: boolean; hint?: string }) {
	const [query, setQuery] = useState("");
	const found = options.filter((option) => option.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="q">
			<Label>{label}</Label>
			<Combobox value={value} onChange={onChange} onClose={() => setQuery("")} immediate>
				<div className="combo">
					<ComboboxInput ref={at(name)} displayValue={(each: string | null) => each ?? ""} onChange={(event) => setQuery(event.target.value)} autoComplete="off" />
					<ComboboxButton aria-label="Show choices">▾</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom start">
					{custom && query && !options.includes(query) && <ComboboxOption value={query}>Use “{query}”</ComboboxOption>}
					{found.map((option) => <ComboboxOption key={option} value={option}>{option}</ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
			{hint && <small>{hint}</small>}
		</Field>
	);
}

const listeners = new Set<() => void>();
function put(key: string, value: unknown) {
	current = { ...current, [key]: value };
	for (const each of listeners) each();
}
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
};
/** Draws a question anew when its own answer changes. */
function Ask({ name, children }: { name: string; children: (value: any) => ReactNode }) {
	return children(useSyncExternalStore(subscribe, () => current[name]));
}

function Application() {
	const field = (key: string, label: string, hint?: string, type = "text") => <Ask name={key}>{(value) => (
		<Field className="q">
			<Label>{label}</Label>
			<Input ref={at(key)} type={type} value={value} onChange={(event) => put(key, event.target.value)} />
			{hint && <small>{hint}</small>}
		</Field>
	)}</Ask>;
	const nat = (key: string, label: string, more: Record<string, unknown> = {}) => {
		const id = `answers_attributes_${number(key)}_raw_result`;
		return <Ask name={key}>{(value) => (
			<div className="q beside">
				<label htmlFor={id}>{label}</label>
				<input ref={at(key)} id={id} name={`application[answers_attributes][${number(key)}][raw_result]`} value={value} onChange={(event) => put(key, event.target.value)} {...more} />
			</div>
		)}</Ask>;
	};
	const bare = (key: string, more: Record<string, unknown> = {}) => <Ask name={key}>{(value) => <input ref={at(key)} name={`q${number(key)}`} value={value} onChange={(event) => put(key, event.target.value)} {...more} />}</Ask>;
	const native = (key: string, first: string, options: Option[], more: Record<string, unknown> = {}) => <Ask name={key}>{(value) => (
		<select ref={at(key)} name={`q${number(key)}`} value={value} onChange={(event) => put(key, event.target.value)} {...more}>
			<option value="">{first}</option>
			{options.map((option) => <option key={valueOf(option)} value={valueOf(option)}>{textOf(option)}</option>)}
		</select>
	)}</Ask>;
	const area = (key: string, label: string, rows: number) => <Ask name={key}>{(value) => (
		<Field className="q">
			<Label>{label}</Label>
			<Textarea ref={at(key)} rows={rows} value={value} onChange={(event) => put(key, event.target.value)} />
		</Field>
	)}</Ask>;
	const list = (key: string, label: string, options: Option[]) => <Ask name={key}>{(value) => {
		const many = Array.isArray(value);
		const chosen = options.filter((option) => (many ? value.includes(valueOf(option)) : value === valueOf(option)));
		return (
			<Field className="q">
				<Label>{label}</Label>
				<Listbox value={value} onChange={(chosen) => put(key, chosen)} multiple={many}>
					<ListboxButton ref={at(key)}>{chosen.map(textOf).join(", ") || "Choose"}</ListboxButton>
					<ListboxOptions anchor="bottom start">
						{options.map((option) => <ListboxOption key={valueOf(option)} value={valueOf(option)}>{textOf(option)}</ListboxOption>)}
					</ListboxOptions>
				</Listbox>
			</Field>
		);
	}}</Ask>;
	const radios = (key: string, label: string, options: Option[]) => <Ask name={key}>{(value) => (
		<Fieldset className="q">
			<Legend>{label}</Legend>
			<RadioGroup ref={at(key)} value={value} onChange={(chosen) => put(key, chosen)} aria-label={label}>
				{options.map((option) => (
					<Field key={valueOf(option)} className="choice">
						<Radio value={valueOf(option)} className="dot" />
						<Label>{textOf(option)}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	)}</Ask>;
	const combo = (key: string, label: string, options: string[], more: { custom?: boolean; hint?: string } = {}) => <Ask name={key}>{(value) => <Combo name={key} label={label} options={options} value={value} onChange={(chosen) => put(key, chosen)} {...more} />}</Ask>;
	const part = (title: string, children: ReactNode, open = false) => (
		<Disclosure as="section" className="part" defaultOpen={open}>
			<DisclosureButton>{title}</DisclosureButton>
			<DisclosurePanel className="panel">{children}</DisclosurePanel>
		</Disclosure>
	);

	return (
		<main>
			<style>{STYLE}</style>
			<h1>Dunlin Valley Community Foundation</h1>
			<p>One application for all 34 of our local scholarships. Volunteers from your town read it, so write as you would talk to a neighbor. Questions? Call Peg at the office, Tuesday through Thursday.</p>
			<form autoComplete="off" onSubmit={(event) => { event.preventDefault(); sent = true; }}>
				{part("Part 1. Student", <>
					<div className="grid">{field("first", "Student's first name")}{field("last", "Student's last name")}{field("initial", "Middle initial")}{field("called", "Goes by")}</div>
					{nat("email", "Student's email", { type: "email" })}
					<div className="phone"><strong>Student's phone</strong><br />({bare("area", { size: 3, maxLength: 3, "aria-label": "Phone, area code" })}) {bare("exchange", { size: 3, maxLength: 3, "aria-label": "Phone, first three digits" })} – {bare("lineNo", { size: 4, maxLength: 4, "aria-label": "Phone, last four digits" })}</div>
					<fieldset className="q"><legend>Student's date of birth</legend>
						{native("bMonth", "Month", MONTHS.map((name, index): Option => [String(index + 1), name]), { "aria-label": "Month" })} {native("bDay", "Day", Array.from({ length: 31 }, (_, index) => String(index + 1)), { "aria-label": "Day" })} {native("bYear", "Year", Array.from({ length: 12 }, (_, index) => String(2013 - index)), { "aria-label": "Year" })}
					</fieldset>
					<div className="grid">{field("bCity", "Place of birth: town")}{combo("bCountry", "Place of birth: country", COUNTRIES)}</div>
					<div className="q beside"><label htmlFor="sx">Sex</label>{native("sex", "-- select --", [["F", "Female"], ["M", "Male"]], { id: "sx" })}</div>
				</>, true)}
				{part("Part 2. Home", <>
					{nat("street", "House number and road")}
					{nat("unit", "Apartment")}
					{nat("city", "Town")}
					<div className="q beside"><label htmlFor="st">State</label>{native("state", "-- select --", STATES.map(([code]) => code), { id: "st" })}</div>
					{nat("zip", "ZIP code", { maxLength: 10 })}
					{nat("poBox", "P.O. Box, if your mail goes there")}
					{nat("since", "Living in the valley since (year)")}
				</>)}
				{part("Part 3. High school", <>
					{combo("school", "High school", SCHOOLS, { custom: true, hint: "Not listed? Type the name and choose “Use”." })}
					<div className="grid">{field("schoolStreet", "School's street address")}{field("schoolCity", "School's town")}
						<div className="q"><label htmlFor="sst">School's state</label><br />{native("schoolState", "-- select --", STATES.map(([code]) => code), { id: "sst" })}</div>{field("schoolZip", "School's ZIP")}</div>
					<div className="grid">{field("entered", "First day at this school", undefined, "date")}{field("graduates", "Graduation day", undefined, "date")}</div>
					{radios("grade", "Grade this year", [["11", "11th"], ["12", "12th"], ["grad", "Already graduated"]])}
					<div className="grid">{field("gpa", "GPA (unweighted)")}{list("scale", "GPA scale", ["4.0", "5.0", "100"])}{field("rank", "Rank")}{field("size", "Number in graduating class")}{field("percentile", "Class percentile")}</div>
					<div className="grid">{field("principal", "Principal's name")}{field("counselorMail", "Guidance counselor's email")}</div>
					<div className="grid">{field("satRw", "SAT Reading/Writing")}{field("satMath", "SAT Math")}{field("actSuper", "ACT superscore")}</div>
					{[1, 2].map((n) => (
						<div className="grid" key={n}>
							{list(`x${n}Exam`, `AP test #${n}`, ["Biology", "Calculus AB", "Chemistry", "English Language", "Physics 1", "Psychology", "Spanish Language", "US History", "World History"])}
							<div className="q"><label htmlFor={`x${n}`}>Score on AP test #{n}</label><br />{native(`x${n}Score`, "", ["1", "2", "3", "4", "5"], { id: `x${n}` })}</div>
						</div>
					))}
				</>)}
				{part("Part 4. After high school", <>
					{combo("college", "College you plan to attend", COLLEGES, { custom: true })}
					{combo("major", "What will you study?", MAJORS)}
					<div className="grid">{list("degree", "Highest degree you are aiming for", ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate"])}{field("career", "Career goal")}{list("starts", "Year you will start college", ["2026", "2027", "2028"])}{list("finishes", "Year you expect to finish", ["2029", "2030", "2031", "2032"])}</div>
					<p>Have you taken college classes already? List them here.</p>
					{nat("dual", "College where you took them")}
					<table className="dual">
						<thead><tr><th>Class</th><th>Grade</th><th>Credits</th></tr></thead>
						<tbody>{[1, 2].map((n) => <tr key={n}><td>{bare(`d${n}Name`)}</td><td>{bare(`d${n}Grade`)}</td><td>{bare(`d${n}Credits`)}</td></tr>)}</tbody>
					</table>
				</>)}
				{part("Part 5. Family", <>
					{[1, 2].map((n) => (
						<fieldset className="entry" key={n}><legend>{n === 1 ? "First parent" : "Second parent"}</legend>
							<div className="grid">{field(`m${n}First`, "First name")}{field(`m${n}Last`, "Last name")}{field(`m${n}Job`, "Job or trade")}{field(`m${n}Employer`, "Place of work")}{list(`m${n}School`, "Education", SCHOOLING)}</div>
						</fieldset>
					))}
					<div className="grid">{list("marital", "Parents are", ["Married", "Separated", "Divorced", "Widowed", "Never married"])}{list("siblings", "Number of brothers and sisters", ["0", "1", "2", "3", "4", "5 or more"])}</div>
					<table className="sibs">
						<thead><tr><th>Brother's or sister's first name</th><th>Last name</th><th>Age</th></tr></thead>
						<tbody>{[1, 2].map((n) => <tr key={n}><td>{bare(`s${n}First`)}</td><td>{bare(`s${n}Last`)}</td><td>{bare(`s${n}Age`)}</td></tr>)}</tbody>
					</table>
					<div className="grid">{list("bracket", "Household income in a year", BRACKETS)}{list("inCollege", "How many in the family will be in college next year?", ["1", "2", "3", "4"])}</div>
					{radios("firstGen", "Will you be the first in your family to go to college?", [["Y", "Yes"], ["N", "No"]])}
					{radios("aid", "Are you receiving financial aid?", [["Y", "Yes"], ["N", "No"]])}
				</>)}
				{part("Part 6. What keeps you busy", <>
					{[1, 2].map((n) => (
						<fieldset className="entry" key={n}><legend>Activity {n}</legend>
							<div className="grid">{list(`a${n}Kind`, "Type", KINDS)}{field(`a${n}Group`, "Club, team or workplace")}{field(`a${n}Role`, "Office held or job")}{list(`a${n}Years`, "Grades", YEARS)}</div>
							{area(`a${n}What`, "What did you do?", 2)}
							<div className="grid">{field(`a${n}Hours`, "Hours/week")}{field(`a${n}Weeks`, "Weeks/year")}</div>
						</fieldset>
					))}
					{[1, 2].map((n) => <div className="grid" key={n}>{field(`h${n}Title`, `Award ${n}`)}{list(`h${n}Year`, `Grade in which you won award ${n}`, YEARS)}</div>)}
				</>)}
				{part("Part 7. Some donors ask", <>
					{radios("citizen", "Citizenship", [["US", "U.S. citizen"], ["PR", "Permanent resident"], ["O", "Other"]])}
					{radios("hispanic", "Hispanic or Latino?", [["Y", "Yes"], ["N", "No"]])}
					<fieldset className="q" ref={at("race")}><legend>Race (mark any)</legend>
						{[["ai", "American Indian / Alaska Native"], ["as", "Asian"], ["bl", "Black / African American"], ["pi", "Pacific Islander"], ["wh", "White"]].map(([value, text]) => (
							<Ask key={value} name="race">{(races) => <label className="choice"><input type="checkbox" name={`q${number("race")}[]`} value={value} checked={races.includes(value)} onChange={(event) => put("race", event.target.checked ? [...races, value] : races.filter((each: string) => each !== value))} /> {text}</label>}</Ask>
						))}
					</fieldset>
					{nat("ssn", "Social Security number (for the check)", { placeholder: "XXX-XX-XXXX" })}
				</>)}
				{part("Part 8. References and signature", <>
					<div className="grid">{field("refName", "A neighbor or pastor who knows you: name")}{field("refPhone", "That person's phone")}{field("refHow", "How does this person know you?")}{field("bossName", "Supervisor at your job or volunteer site")}{field("bossPhone", "Supervisor's phone")}{field("helper", "Adult who helped fill this out (name)")}</div>
					{area("essay", "What does this valley mean to you? (one page)", 5)}
					<Field className="choice"><Ask name="publish">{(value) => <Switch ref={at("publish")} className="switch" checked={value} onChange={(on) => put("publish", on)} />}</Ask><Label>The foundation may print my name in the Valley Courier</Label></Field>
					<p><label><Ask name="agree">{(value) => <input ref={at("agree")} type="checkbox" checked={value} onChange={(event) => put("agree", event.target.checked)} />}</Ask> I agree to write a thank-you letter to the donor.</label></p>
					{nat("signed", "Student's signature")}
					<button type="submit">Turn in my application</button>
				</>)}
			</form>
		</main>
	);
}

function shownOf(key: string): unknown {
	const place = places.get(key);
	const many = Array.isArray(EMPTY[key]);
	if (!place) return "";
	if (place instanceof HTMLSelectElement) return place.selectedOptions[0]?.text ?? "";
	if (place instanceof HTMLInputElement && place.type === "checkbox") return place.checked;
	if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) return place.value;
	if (place.getAttribute("role") === "switch") return place.getAttribute("aria-checked") === "true";
	if (place instanceof HTMLFieldSetElement) return [...place.querySelectorAll("input:checked")].map((box) => box.closest("label")?.textContent?.trim());
	if (place.getAttribute("role") === "radiogroup") return place.querySelector("[role=radio][aria-checked=true]")?.parentElement?.textContent ?? "";
	const text = (place.textContent ?? "").replace(/^Choose$/, "");
	return many ? text.split(", ").filter(Boolean) : text;
}

Object.assign(window, {
	formState: () => ({ ...current, submitted: sent }),
	formShown: () => Object.fromEntries(Object.keys(EMPTY).map((key) => [key, shownOf(key)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
