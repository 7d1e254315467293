import "quill/dist/quill.snow.css";
import "react-datepicker/dist/react-datepicker.css";
import "react-phone-number-input/style.css";
import "./page.css";
import Quill from "quill";
import { type ReactNode, useEffect, useRef, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import flags from "react-phone-number-input/flags";
import PhoneInput from "react-phone-number-input";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Any = any;
const hid = (key: string) => {
	let h = 7;
	for (const c of key) h = (h * 31 + c.charCodeAt(0)) >>> 0;
	return `fld_${h.toString(16)}`;
};
const TEXTS =
	"first last penName email emailAgain address1 address2 city zip gpa p1First p1Last p1Job p1Email p1Phone teacherName teacherEmail workTitle signature".split(" ");
const SINGLES = "pronouns country state school major income heard genre".split(" ");
const RADIOS = "grade enter citizen hispanic firstGen more2 more3".split(" ");
const ACT = "Org Role Kind Desc Grades Hours".split(" ");
const initial: Any = { phone: "", dob: null, hsGrad: null, languages: [], race: [], statement: "", consent: false, newsletter: false };
for (const k of [...TEXTS, ...SINGLES.map((k) => k), ...RADIOS]) initial[k] = SINGLES.includes(k) ? null : "";
initial.country = { value: "US", label: "United States of America" };
for (const i of [1, 2, 3]) for (const k of ACT) initial[`a${i}${k}`] = k === "Kind" ? null : k === "Grades" ? [] : "";
for (const i of [1, 2, 3]) Object.assign(initial, { [`h${i}Title`]: "", [`h${i}Grade`]: null, [`h${i}Desc`]: "" });
let current: Any = initial;
let submitted = false;

const opts = (list: string[]) => list.map((label) => ({ value: label, label }));
const SCHOOLS = [
	["410018200", "Ashland High School", "Ashland, OR"],
	["410018377", "Ashland Valley High School", "Ashland, OR"],
	["390021955", "Ashland High School", "Ashland, OH"],
	["210009014", "Ashland Blazer High School", "Ashland, KY"],
	["063927006", "Yreka High School", "Yreka, CA"],
	["060811003", "Valley High School", "Sacramento, CA"],
	["530342001", "Garfield High School", "Seattle, WA"],
	["410672300", "Klamath Union High School", "Klamath Falls, OR"],
].map(([value, name, place]) => ({ value, label: `${name} (${place})` }));
const findSchools = (text: string) =>
	new Promise<Any[]>((done) => setTimeout(() => done(text.length < 3 ? [] : SCHOOLS.filter((s) => s.label.toLowerCase().includes(text.toLowerCase()))), 380));
const PLACES = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"],
	["4127 Juniper Court", "Redding", "CA", "96003"],
	["412 Juniper Street", "Ashland", "OR", "97520"],
	["41 Main Street", "Medford", "OR", "97501"],
];
const stateOption = (code: string) => ({ value: code, label: STATES.find(([c]) => c === code)?.[1] ?? code });
const PROVINCES = ["Alberta", "British Columbia", "Manitoba", "Nova Scotia", "Ontario", "Quebec"];
const CATEGORIES = ["Academic", "Art", "Athletics", "Community Service", "Cultural", "Debate / Speech", "Environmental", "Journalism / Publication", "Music", "Religious", "Student Government", "Theater", "Work (Paid)", "Other"];
const GRADES = ["9th grade", "10th grade", "11th grade", "12th grade"];
const LANGUAGES = ["Arabic", "ASL", "Cantonese", "English", "French", "German", "Hausa", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];

function Rich({ id, onChange }: { id: string; onChange: (html: string) => void }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!box.current || box.current.classList.contains("ql-container")) return;
		const quill = new Quill(box.current, { theme: "snow", modules: { toolbar: ["bold", "italic", "underline", { list: "bullet" }, "link"] } });
		quill.on("text-change", () => onChange(quill.getText().trim() ? quill.root.innerHTML : ""));
	}, []);
	return (
		<div className="css-rte" data-testid="rich-text">
			<div id={id} ref={box} />
		</div>
	);
}

const Req = () => <span className="css-req">*</span>;

function App() {
	const [v, setV] = useState<Any>(initial);
	const [places, setPlaces] = useState<string[][]>([]);
	const [rows, setRows] = useState(1);
	const timer = useRef<Any>(0);
	const set = (key: string, value: Any) => {
		current = { ...current, [key]: value };
		setV(current);
	};
	const field = (key: string, label: string, required: boolean, body: ReactNode, help?: ReactNode) => (
		<div className="css-1f0field" data-field-type="short">
			<label className="css-9lbl" htmlFor={hid(key)}>
				{label}
				{required && <Req />}
			</label>
			{help && <div className="css-help">{help}</div>}
			{body}
		</div>
	);
	const input = (key: string, more: Any = {}) => <input className="css-inp" id={hid(key)} name={hid(key)} type="text" value={v[key]} onChange={(e) => set(key, e.target.value)} {...more} />;
	const text = (key: string, label: string, required = false, help?: ReactNode, more: Any = {}) => field(key, label, required, input(key, more), help);
	const sub = (key: string, label: string, required = false, more: Any = {}) => (
		<div className="css-sub-wrap">
			<label className="css-sub" htmlFor={hid(key)}>
				{label}
				{required && <Req />}
			</label>
			{input(key, more)}
		</div>
	);
	const pick = (key: string, list: Any[], more: Any = {}) => (
		<Select inputId={hid(key)} classNamePrefix="sbm-select" options={list} value={v[key]} onChange={(o: Any) => set(key, o)} {...more} />
	);
	const radios = (key: string, label: string, list: string[], required = true, help?: string) => (
		<fieldset className="css-1f0field" data-field-type="single-response">
			<legend>
				{label}
				{required && <Req />}
			</legend>
			{help && (
				<div className="css-help">
					<p>{help}</p>
				</div>
			)}
			{list.map((o, i) => (
				<div className="css-opt" key={o}>
					<input type="radio" id={`${hid(key)}_${i}`} name={hid(key)} value={i} checked={v[key] === o} onChange={() => set(key, o)} />
					<label htmlFor={`${hid(key)}_${i}`}>{o}</label>
				</div>
			))}
		</fieldset>
	);
	const lookUp = (value: string) => {
		set("address1", value);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setPlaces(value.length > 3 ? PLACES.filter(([a]) => a.toLowerCase().startsWith(value.toLowerCase())) : []), 250);
	};
	const take = ([a, c, s, z]: string[]) => {
		clearTimeout(timer.current);
		current = { ...current, address1: a, city: c, state: stateOption(s), zip: z };
		setV(current);
		setPlaces([]);
	};
	const activity = (i: number) => (
		<section key={i} data-branch={i > 1 ? "shown" : undefined}>
			<h3>Activity {i}</h3>
			{text(`a${i}Org`, "Name of organization, publication or employer", i === 1)}
			{text(`a${i}Role`, "Your role or position", i === 1)}
			{field(`a${i}Kind`, "Type of activity", false, pick(`a${i}Kind`, opts(CATEGORIES), { isClearable: true }))}
			<div className="css-1f0field" data-field-type="long">
				<label className="css-9lbl">What did you do, and what came of it?</label>
				<div className="css-help">
					<p>Limit: 150 words</p>
				</div>
				<Rich id={hid(`a${i}Desc`)} onChange={(html) => set(`a${i}Desc`, html)} />
			</div>
			<fieldset className="css-1f0field" data-field-type="multiple-response">
				<legend>Grades in which you took part</legend>
				<div className="css-help">
					<p>Select all that apply.</p>
				</div>
				{GRADES.map((g, n) => (
					<div className="css-opt" key={g}>
						<input
							type="checkbox"
							id={`${hid(`a${i}Grades`)}_${n}`}
							checked={v[`a${i}Grades`].includes(g)}
							onChange={(e) => set(`a${i}Grades`, GRADES.filter((x) => (x === g ? e.target.checked : v[`a${i}Grades`].includes(x))))}
						/>
						<label htmlFor={`${hid(`a${i}Grades`)}_${n}`}>{g}</label>
					</div>
				))}
			</fieldset>
			{text(`a${i}Hours`, "Average hours per week", false, undefined, { type: "number", min: 0, max: 80 })}
		</section>
	);
	return (
		<>
			<header className="sbm-top">
				<strong>submittable</strong>
				<span>Wold House for Writers</span>
			</header>
			<form
				className="css-1k2wrap"
				noValidate
				onSubmit={(e) => {
					e.preventDefault();
					submitted = true;
				}}
			>
				<h1>2027 Wold Young Writers Award (Grades 9–12)</h1>
				<p>Ends on January 15, 2027, 11:59 PM EST. No fee.</p>
				<div className="css-help">
					<p>
						Fields marked with an asterisk (<Req />) are required. Your work is saved as a draft while you type. Manuscripts are read blind; please do not put your name on the manuscript itself.
					</p>
				</div>
				<input type="hidden" name="projectId" value="318842" />
				<h2 className="css-hdr">Applicant</h2>
				<fieldset className="css-1f0field" data-field-type="name">
					<legend>
						Name
						<Req />
					</legend>
					<div className="css-grid">
						{sub("first", "First Name", true, { autoComplete: "given-name" })}
						{sub("last", "Last Name", true, { autoComplete: "family-name" })}
					</div>
				</fieldset>
				{text("penName", "Pen name", false, <p>Only if you would like the work published under a name other than the one above.</p>)}
				{field("pronouns", "Pronouns", false, pick("pronouns", opts(["She/her", "He/him", "They/them", "Not listed", "Prefer not to say"]), { isClearable: true }))}
				{text("email", "Email", true, undefined, { type: "email", autoComplete: "email" })}
				{text("emailAgain", "Confirm Email", true, undefined, { type: "email", autoComplete: "off" })}
				{field(
					"phone",
					"Phone Number",
					true,
					<PhoneInput id={hid("phone")} defaultCountry="US" flags={flags} value={v.phone || undefined} onChange={(p: Any) => set("phone", p ?? "")} numberInputProps={{ className: "css-inp" }} />,
				)}
				<fieldset className="css-1f0field" data-field-type="address">
					<legend>
						Address
						<Req />
					</legend>
					<div className="css-help">
						<p>Where award letters and contributor copies should be sent during the school year.</p>
					</div>
					<label className="css-sub" htmlFor={hid("country")}>
						Country
						<Req />
					</label>
					{pick("country", COUNTRIES.map((c) => ({ value: c === "United States of America" ? "US" : c, label: c })), {
						onChange: (o: Any) => {
							set("country", o);
							set("state", null);
						},
					})}
					<div className="css-acc">
						{sub("address1", "Address", true, { onChange: (e: Any) => lookUp(e.target.value), autoComplete: "off", onBlur: () => setTimeout(() => setPlaces([]), 200) })}
						{places.length > 0 && (
							<ul>
								{places.map((p) => (
									<li key={p[0]} onMouseDown={() => take(p)}>
										{p[0]}, {p[1]}, {p[2]} {p[3]}
									</li>
								))}
							</ul>
						)}
					</div>
					{sub("address2", "Address Line 2 (optional)")}
					<div className="css-grid">
						{sub("city", "City", true)}
						<div>
							<label className="css-sub" htmlFor={hid("state")}>
								State, Province, or Region
								<Req />
							</label>
							{pick("state", v.country?.value === "US" ? STATES.map(([c]) => stateOption(c)) : v.country?.value === "Canada" ? opts(PROVINCES) : opts(["Not applicable"]))}
						</div>
						{sub("zip", "Zip or Postal Code", true)}
					</div>
				</fieldset>
				{field(
					"dob",
					"Date of birth",
					true,
					<DatePicker id={hid("dob")} className="css-inp" dateFormat="MM/dd/yyyy" placeholderText="MM/DD/YYYY" showYearDropdown scrollableYearDropdown yearDropdownItemNumber={40} showMonthDropdown selected={v.dob} onChange={(d: Any) => set("dob", d)} />,
					<p>Entrants must be between 14 and 19 on the closing date.</p>,
				)}
				<h2 className="css-hdr">School</h2>
				{field(
					"school",
					"Which high school do you attend?",
					true,
					<AsyncSelect inputId={hid("school")} classNamePrefix="sbm-select" loadOptions={findSchools} value={v.school} onChange={(o: Any) => set("school", o)} placeholder="Start typing…" />,
					<p>Homeschooled entrants, choose your umbrella school or leave this blank.</p>,
				)}
				{radios("grade", "Current grade", ["9th grade", "10th grade", "11th grade", "12th grade", "Gap year"])}
				{field("hsGrad", "Expected graduation (month and year)", true, <DatePicker id={hid("hsGrad")} className="css-inp" dateFormat="MM/yyyy" placeholderText="MM/YYYY" showMonthYearPicker selected={v.hsGrad} onChange={(d: Any) => set("hsGrad", d)} />)}
				{text("gpa", "Unweighted GPA", false, <p>On a 4.0 scale. Not used by the readers; it goes to the scholarship committee only.</p>, { type: "number", step: "0.01", min: 0, max: 4 })}
				{field("major", "What do you plan to study?", false, pick("major", opts(MAJORS)))}
				{radios("enter", "When will you start college?", ["Fall 2026", "Fall 2027", "Fall 2028", "I do not plan to attend"], false)}
				<h2 className="css-hdr">Parent or guardian</h2>
				<fieldset className="css-1f0field" data-field-type="name">
					<legend>Parent or guardian 1</legend>
					<div className="css-grid">
						{sub("p1First", "First Name", true)}
						{sub("p1Last", "Last Name", true)}
					</div>
				</fieldset>
				{text("p1Job", "Parent or guardian 1: occupation")}
				{text("p1Email", "Parent or guardian 1: email", true, <p>A copy of the release is sent here if you are under 18.</p>, { type: "email" })}
				{text("p1Phone", "Parent or guardian 1: daytime telephone", false, undefined, { type: "tel" })}
				<h2 className="css-hdr">Activities</h2>
				<div className="css-help">
					<p>Tell us about up to three activities outside the classroom; they need not have anything to do with writing.</p>
				</div>
				{activity(1)}
				{radios("more2", "Would you like to add a second activity?", ["Yes", "No"], false)}
				{v.more2 === "Yes" && activity(2)}
				{v.more2 === "Yes" && radios("more3", "Would you like to add a third activity?", ["Yes", "No"], false)}
				{v.more2 === "Yes" && v.more3 === "Yes" && activity(3)}
				<h2 className="css-hdr">Honors and awards</h2>
				<div className="css-1f0field" data-field-type="table">
					<div className="css-9lbl" id="tbl_5c01">
						List up to five honors or prizes
					</div>
					<div className="css-help">
						<p>One per row. Use “Add row” for more.</p>
					</div>
					<table className="css-tbl" aria-labelledby="tbl_5c01">
						<thead>
							<tr>
								<th scope="col">Honor or prize</th>
								<th scope="col">Grade level when received</th>
								<th scope="col">What it was for</th>
							</tr>
						</thead>
						<tbody>
							{Array.from({ length: rows }, (_, n) => n + 1).map((n) => (
								<tr key={n}>
									<td>{input(`h${n}Title`)}</td>
									<td>{pick(`h${n}Grade`, opts([...GRADES, "Before 9th grade"]), { placeholder: "", menuPortalTarget: document.body })}</td>
									<td>
										<textarea className="css-inp" id={hid(`h${n}Desc`)} rows={2} value={v[`h${n}Desc`]} onChange={(e) => set(`h${n}Desc`, e.target.value)} />
									</td>
								</tr>
							))}
						</tbody>
					</table>
					{rows < 3 && (
						<button type="button" className="css-btn" onClick={() => setRows(rows + 1)}>
							+ Add row
						</button>
					)}
				</div>
				<h2 className="css-hdr">Your submission</h2>
				{text("workTitle", "Title of your manuscript", true)}
				{field("genre", "Category", true, pick("genre", opts(["Poetry", "Short fiction", "Personal essay", "Playwriting"])))}
				<div className="css-1f0field" data-field-type="long">
					<label className="css-9lbl">
						Writer’s statement: what question is this piece asking?
						<Req />
					</label>
					<div className="css-help">
						<p>Limit: 250 words</p>
					</div>
					<Rich id={hid("statement")} onChange={(html) => set("statement", html)} />
				</div>
				<div className="css-1f0field">
					<span className="css-9lbl">Teacher or mentor who knows your writing</span>
					<div className="css-grid">
						{sub("teacherName", "Full name")}
						{sub("teacherEmail", "Email", false, { type: "email" })}
					</div>
				</div>
				<h2 className="css-hdr">About you</h2>
				<div className="css-help">
					<p>Our funders ask us to report these answers in aggregate. They are not shown to readers.</p>
				</div>
				{radios("citizen", "Citizenship", ["U.S. citizen", "U.S. permanent resident", "DACA or undocumented", "Citizen of another country"], false)}
				{radios("hispanic", "Do you identify as Hispanic or Latino/a/e?", ["Yes", "No", "Prefer not to answer"], false)}
				{field("race", "How do you identify racially?", false, pick("race", opts(["American Indian or Alaska Native", "Asian", "Black or African American", "Middle Eastern or North African", "Native Hawaiian or Pacific Islander", "White", "Another identity", "Prefer not to answer"]), { isMulti: true }), <p>Choose all that apply.</p>)}
				{field("languages", "Which languages do you speak?", false, pick("languages", opts(LANGUAGES), { isMulti: true }), <p>Choose as many as you like.</p>)}
				{radios("firstGen", "Will you be in the first generation of your family to complete college?", ["Yes", "No", "Not sure"], false)}
				{field("income", "Annual household income", false, pick("income", opts(["Under $30,000", "$30,000 to $59,999", "$60,000 to $89,999", "$90,000 to $119,999", "$120,000 or more", "Prefer not to answer"])))}
				{field("heard", "How did you learn about the award?", false, pick("heard", opts(["A teacher", "Instagram", "Poets & Writers", "Submittable Discover", "A past finalist"])))}
				<div className="css-1f0field">
					<div className="css-opt">
						<input type="checkbox" id={hid("newsletter")} checked={v.newsletter} onChange={(e) => set("newsletter", e.target.checked)} />
						<label htmlFor={hid("newsletter")}>Send me the Wold House newsletter and workshop offers</label>
					</div>
					<div className="css-opt">
						<input type="checkbox" id={hid("consent")} checked={v.consent} onChange={(e) => set("consent", e.target.checked)} />
						<label htmlFor={hid("consent")}>
							I have read and agree to the terms and the publication release
							<Req />
						</label>
					</div>
				</div>
				{text("signature", "Type your full legal name as a signature", true)}
				<button type="button" className="css-btn">
					Save Draft
				</button>{" "}
				<button type="submit" className="css-btn">
					Submit
				</button>
			</form>
		</>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const two = (n: number) => String(n).padStart(2, "0");
const Window = window as Any;
const SHAPE = (key: string) => ["languages", "race"].includes(key);
Window.formState = () => {
	const out: Any = { submitted };
	for (const [key, value] of Object.entries<Any>(current)) {
		if (SHAPE(key)) out[key] = value.map((o: Any) => o.value);
		else if (value instanceof Date) out[key] = key === "hsGrad" ? `${value.getFullYear()}-${two(value.getMonth() + 1)}` : `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
		else if (value && typeof value === "object" && !Array.isArray(value)) out[key] = value.value;
		else out[key] = value;
	}
	return out;
};
Window.formShown = () => {
	const out: Any = {};
	for (const [key, value] of Object.entries<Any>(current)) {
		const at = document.getElementById(hid(key)) as Any;
		if (SHAPE(key)) out[key] = [...at.closest(".sbm-select__control").querySelectorAll(".sbm-select__multi-value__label")].map((e: Any) => e.textContent);
		else if (/^a\dGrades$/.test(key)) out[key] = GRADES.filter((_, n) => (document.getElementById(`${hid(key)}_${n}`) as Any)?.checked);
		else if (RADIOS.includes(key)) out[key] = (document.querySelector(`input[name="${hid(key)}"]:checked`)?.nextElementSibling?.textContent) ?? "";
		else if (typeof value === "boolean") out[key] = at.checked;
		else if (/Desc$/.test(key) && key[0] === "a" || key === "statement") out[key] = at?.querySelector(".ql-editor")?.innerText.trim() ?? "";
		else if (SINGLES.includes(key) || /^(a\dKind|h\dGrade)$/.test(key)) out[key] = at?.closest(".sbm-select__control")?.querySelector(".sbm-select__single-value")?.textContent ?? "";
		else out[key] = at?.value ?? "";
	}
	return out;
};
