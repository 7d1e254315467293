import Quill from "quill";
import { useEffect, useRef, useState, type ReactNode } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import "quill/dist/quill.snow.css";
import "react-datepicker/dist/react-datepicker.css";
import "react-phone-number-input/style.css";
import { COUNTRIES, STATES } from "../../lists";
import "./style.css";

type Option = { value: string; label: string };
const opts = (...pairs: [string, string][]): Option[] => pairs.map(([value, label]) => ({ value, label }));

const stateOptions = opts(...STATES);
const countryOptions = [...COUNTRIES, ...(COUNTRIES.includes("United States") ? [] : ["United States"])].map((c) => ({ value: c, label: c }));
const pronounOptions = opts(["she/her/hers", "she/her/hers"], ["they/them/theirs", "they/them/theirs"], ["he/him/his", "he/him/his"]);
const genderOptions = opts(["woman", "Woman"], ["trans_woman", "Trans woman"], ["nonbinary", "Non-binary or gender expansive"], ["man", "Man"], ["na", "Prefer not to answer"]);
const raceOptions = opts(
	["aian", "American Indian or Alaska Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["mena", "Middle Eastern or North African"],
	["nhpi", "Native Hawaiian or other Pacific Islander"],
	["white", "White"],
	["na", "Prefer not to answer"],
);
const citizenOptions = opts(["USC", "U.S. citizen or national"], ["LPR", "U.S. permanent resident"], ["DACA", "DACA recipient"], ["INTL", "Citizen of another country"]);
const incomeOptions = opts(["A", "Less than $30,000"], ["B", "$30,000 – $49,999"], ["C", "$50,000 – $74,999"], ["D", "$75,000 – $109,999"], ["E", "$110,000 or more"], ["X", "I don't know"]);
const educationOptions = opts(
	["lths", "Did not finish high school"],
	["hs", "High school diploma or GED"],
	["some", "Some college, no degree"],
	["aa", "Associate degree"],
	["ba", "Bachelor's degree"],
	["grad", "Graduate or professional degree"],
	["unk", "Not sure"],
);
const fieldOptions = opts(
	["aero", "Aerospace Engineering"],
	["bio", "Biomedical Engineering"],
	["chem", "Chemical Engineering"],
	["civil", "Civil Engineering"],
	["cs", "Computer Engineering"],
	["ee", "Electrical Engineering"],
	["env", "Environmental Engineering"],
	["mat", "Materials Science"],
	["mech", "Mechanical Engineering"],
);
const activityGroups = [
	{ label: "Academic", options: opts(["robotics", "Robotics"], ["math", "Math or science team"], ["debate", "Debate / speech"], ["coding", "Coding or maker club"]) },
	{ label: "Arts & athletics", options: opts(["music", "Music"], ["theater", "Theater or dance"], ["athletics", "Athletics"]) },
	{ label: "Community", options: opts(["service", "Community service"], ["environment", "Environmental"], ["faith", "Religious"]) },
	{ label: "Work & family", options: opts(["job", "Paid work"], ["intern", "Internship or research"], ["family", "Family responsibilities"]) },
];
const gradeOptions = opts(["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]);
const shirtOptions = opts(["xs", "XS"], ["s", "S"], ["m", "M"], ["l", "L"], ["xl", "XL"], ["2xl", "2XL"]);
const hearOptions = opts(["teacher", "Teacher or counselor"], ["alum", "Past participant"], ["ig", "Instagram"], ["swe", "Society of Women Engineers"], ["web", "Web search"]);
const dietOptions = opts(["veg", "Vegetarian"], ["vegan", "Vegan"], ["halal", "Halal"], ["kosher", "Kosher"], ["gf", "Gluten free"], ["nut", "Nut allergy"]);

type School = { value: string; label: string; city: string; st: string };
const SCHOOLS: School[] = [
	["380041", "Ashland High School", "Ashland", "OR"],
	["380042", "Ashland Valley High School", "Ashland", "OR"],
	["180110", "Ashland Senior High School", "Ashland", "KY"],
	["220060", "Ashland High School", "Ashland", "MA"],
	["360190", "Ashland High School", "Ashland", "OH"],
	["053910", "Yreka High School", "Yreka", "CA"],
	["380790", "North Medford High School", "Medford", "OR"],
	["380795", "South Medford High School", "Medford", "OR"],
	["053095", "Valley High School", "Sacramento", "CA"],
	["290070", "Valley High School", "Las Vegas", "NV"],
].map(([value, label, city, st]) => ({ value, label, city, st }));
const loadSchools = (typed: string) =>
	new Promise<School[]>((resolve) =>
		setTimeout(() => {
			const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
			resolve(typed.trim().length < 3 ? [] : SCHOOLS.filter((s) => words.every((w) => `${s.label} ${s.city} ${s.st}`.toLowerCase().includes(w))));
		}, 380),
	);

const PLACES = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"],
	["4127 Juniper Street", "San Diego", "CA", "92105"],
	["4127 Juniper Drive", "Fort Collins", "CO", "80526"],
	["412 Juniper Hollow Road", "Boise", "ID", "83702"],
];

const blankActivity = () => ({ category: "", org: "", role: "", grades: [] as string[], hours: "", details: "" });
const blankAward = () => ({ name: "", grade: "" });
const initial = {
	first_name: "", middle_name: "", last_name: "", preferred_name: "", email: "", email_confirm: "", phone: "", birthdate: null as string | null,
	street: "", unit: "", city: "", state: null as string | null, zip: "", country: null as string | null,
	pronouns: null as string | null, gender: null as string | null, hispanic: "", race: [] as string[], citizenship: null as string | null, income: null as string | null, first_gen: "",
	g1_first: "", g1_last: "", g1_edu: null as string | null, g2_edu: null as string | null, g1_email: "",
	high_school: null as string | null, grad_month: null as string | null, grade_level: "", gpa: "", sat_math: "", sat_ebrw: "", field: null as string | null,
	activities: [blankActivity()],
	awards: [blankAward(), blankAward(), blankAward()],
	rec_name: "", rec_email: "", rec_phone: "", ec_name: "",
	essay: "", shirt: null as string | null, heard: null as string | null, diet: [] as string[], consent: false, signature: "", mailing: false, website: "",
};
type Form = typeof initial;
let latest: Form = initial;
let submitted = false;

function Field({ id, label, required, help, children }: { id?: string; label: string; required?: boolean; help?: string; children: ReactNode }) {
	return (
		<div className="mb-3">
			<label className="form-label" htmlFor={id}>
				{label}
				{required && <span className="text-danger"> *</span>}
			</label>
			{children}
			{help && <div className="form-text">{help}</div>}
		</div>
	);
}

function Editor({ id, value, onChange }: { id: string; value: string; onChange: (html: string) => void }) {
	const host = useRef<HTMLDivElement>(null);
	const change = useRef(onChange);
	change.current = onChange;
	useEffect(() => {
		const element = host.current!.appendChild(document.createElement("div"));
		const quill = new Quill(element, { theme: "snow", modules: { toolbar: [["bold", "italic", "underline"], [{ list: "bullet" }], ["clean"]] } });
		quill.on("text-change", () => change.current(quill.getText().trim() === "" ? "" : quill.root.innerHTML));
	}, []);
	return <div className="quill" id={id} ref={host} data-filled={value !== ""} />;
}

function Stepper({ id, value, onChange }: { id: string; value: string; onChange: (v: string) => void }) {
	const step = (by: number) => onChange(String(Math.max(0, Math.min(80, Number(value || 0) + by))));
	return (
		<div className="input-group">
			<button type="button" className="btn" aria-label="Decrease" onClick={() => step(-1)}>−</button>
			<input id={id} className="form-control" inputMode="numeric" value={value} onChange={(e) => onChange(e.target.value.replace(/\D/g, "").slice(0, 2))} />
			<button type="button" className="btn" aria-label="Increase" onClick={() => step(1)}>+</button>
		</div>
	);
}

function App() {
	const [form, setForm] = useState(initial);
	const [places, setPlaces] = useState<string[][]>([]);
	const [school, setSchool] = useState<School | null>(null);
	const [emailError, setEmailError] = useState("");
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	latest = form;
	const set = (patch: Partial<Form>) => setForm((old) => ({ ...old, ...patch }));
	const text = (key: keyof Form, more: Record<string, unknown> = {}) => (
		<input type="text" className="form-control" id={key} name={key} value={form[key] as string} onChange={(e) => set({ [key]: e.target.value })} {...more} />
	);
	const rs = (key: keyof Form, options: Option[], more: Record<string, unknown> = {}) => (
		<Select inputId={key} name={key} className="react-select-container" classNamePrefix="rs" options={options}
			value={options.find((o) => o.value === form[key]) ?? null} onChange={(o) => set({ [key]: (o as Option | null)?.value ?? null })} {...more} />
	);
	const rsMulti = (key: keyof Form, options: Option[]) => (
		<Select isMulti closeMenuOnSelect={false} inputId={key} name={key} className="react-select-container" classNamePrefix="rs" options={options}
			value={options.filter((o) => (form[key] as string[]).includes(o.value))} onChange={(list) => set({ [key]: list.map((o) => o.value) })} />
	);
	const setActivity = (i: number, patch: Partial<ReturnType<typeof blankActivity>>) =>
		setForm((old) => ({ ...old, activities: old.activities.map((a, n) => (n === i ? { ...a, ...patch } : a)) }));
	const setAward = (i: number, patch: Partial<ReturnType<typeof blankAward>>) =>
		setForm((old) => ({ ...old, awards: old.awards.map((a, n) => (n === i ? { ...a, ...patch } : a)) }));
	const lookUp = (typed: string) => {
		set({ street: typed });
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setPlaces(typed.length < 4 ? [] : PLACES.filter(([s]) => s.toLowerCase().startsWith(typed.toLowerCase().slice(0, 8)))), 260);
	};
	const segment = (key: "grade_level" | "first_gen", options: [string, string][], label: string) => (
		<div className="btn-group" role="group" aria-label={label}>
			{options.map(([value, name]) => (
				<span key={value}>
					<input type="radio" className="btn-check" name={key} id={`${key}-${value}`} autoComplete="off" checked={form[key] === value} onChange={() => set({ [key]: value })} />
					<label className="btn btn-outline-primary" htmlFor={`${key}-${value}`}>{name}</label>
				</span>
			))}
		</div>
	);
	return (
		<>
			<nav className="navbar">Fossgate Institute · Women in Engineering Program</nav>
			<main className="container">
				<h1>WE Bridge application</h1>
				<p>Applications are read on a rolling basis. Fields marked <span className="text-danger">*</span> are required. You can save and return at any time.</p>
				<form noValidate onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
					<div className="hp" aria-hidden="true">
						<label htmlFor="website">Leave this field empty</label>
						{text("website", { tabIndex: -1, autoComplete: "off" })}
					</div>
					<section className="card">
						<div className="card-header"><h2>1. About you</h2></div>
						<div className="card-body">
							<div className="row">
								<div className="col"><Field id="first_name" label="First name" required>{text("first_name", { autoComplete: "given-name" })}</Field></div>
								<div className="col"><Field id="middle_name" label="Middle name">{text("middle_name")}</Field></div>
								<div className="col"><Field id="last_name" label="Last name" required>{text("last_name", { autoComplete: "family-name" })}</Field></div>
							</div>
							<div className="row">
								<div className="col"><Field id="preferred_name" label="What should we call you?" help="First name only; this goes on your name badge.">{text("preferred_name")}</Field></div>
								<div className="col"><Field id="pronouns" label="Pronouns" help="Choose from the list or type your own.">
									<CreatableSelect isClearable inputId="pronouns" name="pronouns" className="react-select-container" classNamePrefix="rs" options={pronounOptions}
										value={form.pronouns ? { value: form.pronouns, label: form.pronouns } : null} onChange={(o) => set({ pronouns: o?.value ?? null })} />
								</Field></div>
							</div>
							<div className="row">
								<div className="col"><Field id="email" label="Email" required help="Please don't use a school account that blocks outside mail.">
									{text("email", { type: "email", autoComplete: "email", onBlur: () => setEmailError(form.email && !/^\S+@\S+\.\S+$/.test(form.email) ? "Enter a valid email address." : "") })}
									{emailError && <div className="invalid-feedback">{emailError}</div>}
								</Field></div>
								<div className="col"><Field id="email_confirm" label="Confirm email" required>{text("email_confirm", { type: "email", autoComplete: "off", onPaste: (e: Event) => e.preventDefault() })}</Field></div>
							</div>
							<div className="row">
								<div className="col"><Field id="phone" label="Mobile phone" required>
									<PhoneInput id="phone" name="phone" defaultCountry="US" value={form.phone || undefined} onChange={(v) => set({ phone: v ?? "" })} />
								</Field></div>
								<div className="col"><Field id="birthdate" label="Date of birth" required>
									<DatePicker id="birthdate" name="birthdate" className="form-control" placeholderText="MM/DD/YYYY" dateFormat="MM/dd/yyyy" showMonthDropdown showYearDropdown dropdownMode="select" autoComplete="off"
										selected={form.birthdate ? new Date(`${form.birthdate}T00:00`) : null} onChange={(d: Date | null) => set({ birthdate: d ? `${String(d.getFullYear()).padStart(4, "0")}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : null })} />
								</Field></div>
							</div>
							<h3>Home address</h3>
							<Field id="street" label="Street address" required help="Start typing and pick your address from the list.">
								<div style={{ position: "relative" }}>
									<input type="text" className="form-control pac-target-input" id="street" name="street" autoComplete="off" placeholder="Enter a location" value={form.street} onChange={(e) => lookUp(e.target.value)} onBlur={() => setTimeout(() => setPlaces([]), 200)} />
									{places.length > 0 && (
										<div className="pac-container pac-logo">
											{places.map(([s, c, st, z]) => (
												<div className="pac-item" key={s} onMouseDown={(e) => e.preventDefault()} onClick={() => { set({ street: s, city: c, state: st, zip: z, country: "United States" }); setPlaces([]); }}>
													<span className="pac-icon pac-icon-marker" /><span className="pac-item-query"><span className="pac-matched">{s}</span></span><span>{c}, {st}, USA</span>
												</div>
											))}
										</div>
									)}
								</div>
							</Field>
							<div className="row">
								<div className="col"><Field id="unit" label="Apartment, unit, etc.">{text("unit")}</Field></div>
								<div className="col"><Field id="city" label="City" required>{text("city")}</Field></div>
							</div>
							<div className="row">
								<div className="col"><Field id="state" label="State / territory" required>{rs("state", stateOptions, { placeholder: "Select…" })}</Field></div>
								<div className="col"><Field id="zip" label="ZIP code" required>{text("zip", { inputMode: "numeric", maxLength: 10 })}</Field></div>
								<div className="col"><Field id="country" label="Country" required>{rs("country", countryOptions)}</Field></div>
							</div>
						</div>
					</section>

					<section className="card">
						<div className="card-header"><h2>2. School</h2></div>
						<div className="card-body">
							<Field id="high_school" label="High school" required help="Search by school name. Try adding the city if there are many results.">
								<AsyncSelect inputId="high_school" name="high_school" className="react-select-container" classNamePrefix="rs" cacheOptions loadOptions={loadSchools} isClearable placeholder="Type at least 3 letters…"
									noOptionsMessage={({ inputValue }) => (inputValue.length < 3 ? "Keep typing…" : "No schools found")}
									formatOptionLabel={(s: School, { context }) => (context === "menu" ? <div><div>{s.label}</div><small className="text-muted">{s.city}, {s.st}</small></div> : s.label)}
									value={school} onChange={(s) => { setSchool(s); set({ high_school: s?.value ?? null }); }} />
							</Field>
							<div className="row">
								<div className="col mb-3">
									<div className="form-label">Grade this school year<span className="text-danger"> *</span></div>
									<div>{segment("grade_level", [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]], "Grade this school year")}</div>
								</div>
								<div className="col"><Field id="grad_month" label="Expected graduation" required help="Month and year">
									<DatePicker id="grad_month" className="form-control" showMonthYearPicker dateFormat="MM/yyyy" openToDate={new Date(2027, 0)} onKeyDown={(e) => e.preventDefault()} autoComplete="off"
										selected={form.grad_month ? new Date(`${form.grad_month}-01T00:00`) : null} onChange={(d: Date | null) => set({ grad_month: d ? `${String(d.getFullYear()).padStart(4, "0")}-${String(d.getMonth() + 1).padStart(2, "0")}` : null })} />
								</Field></div>
							</div>
							<div className="row">
								<div className="col"><Field id="gpa" label="Unweighted GPA (4.0 scale)" required>{text("gpa", { inputMode: "decimal", onBlur: () => set({ gpa: form.gpa && !(Number(form.gpa) <= 4) ? "" : form.gpa && Number(form.gpa).toFixed(2) }) })}</Field></div>
								<div className="col"><Field id="sat_math" label="SAT Math">{text("sat_math", { type: "number", min: 200, max: 800, step: 10 })}</Field></div>
								<div className="col"><Field id="sat_ebrw" label="SAT Evidence-Based Reading & Writing">{text("sat_ebrw", { type: "number", min: 200, max: 800, step: 10 })}</Field></div>
							</div>
							<Field id="field" label="Which field of engineering do you want to study?" required>
								<CreatableSelect isClearable inputId="field" name="field" className="react-select-container" classNamePrefix="rs" options={fieldOptions} formatCreateLabel={(typed) => `Other: ${typed}`}
									value={form.field ? (fieldOptions.find((o) => o.value === form.field) ?? { value: form.field, label: form.field }) : null} onChange={(o) => set({ field: o?.value ?? null })} />
							</Field>
						</div>
					</section>

					<section className="card">
						<div className="card-header"><h2>3. Activities and work</h2></div>
						<div className="card-body">
							<p>Clubs, jobs, teams, family duties — anything that takes your time outside class. You may add up to eight.</p>
							{form.activities.map((a, i) => {
								const id = (part: string) => `activities.${i}.${part}`;
								const all = activityGroups.flatMap((g) => g.options);
								return (
									<div className="card" key={i}>
										<div className="card-header"><h3>Activity {i + 1}</h3></div>
										<div className="card-body">
											<div className="row">
												<div className="col"><Field id={id("category")} label="Category" required>
													<Select inputId={id("category")} name={id("category")} className="react-select-container" classNamePrefix="rs" options={activityGroups} value={all.find((o) => o.value === a.category) ?? null} onChange={(o) => setActivity(i, { category: o?.value ?? "" })} />
												</Field></div>
												<div className="col"><Field id={id("org")} label="Organization or employer" required><input className="form-control" id={id("org")} name={id("org")} value={a.org} onChange={(e) => setActivity(i, { org: e.target.value })} /></Field></div>
											</div>
											<div className="row">
												<div className="col"><Field id={id("role")} label="Your role"><input className="form-control" id={id("role")} name={id("role")} value={a.role} onChange={(e) => setActivity(i, { role: e.target.value })} /></Field></div>
												<div className="col"><Field id={id("grades")} label="Grades you took part">
													<Select isMulti closeMenuOnSelect={false} inputId={id("grades")} name={id("grades")} className="react-select-container" classNamePrefix="rs" options={gradeOptions} value={gradeOptions.filter((o) => a.grades.includes(o.value))} onChange={(l) => setActivity(i, { grades: l.map((o) => o.value).sort((x, y) => Number(x) - Number(y)) })} />
												</Field></div>
												<div className="col"><Field id={id("hours")} label="Hours / week"><Stepper id={id("hours")} value={a.hours} onChange={(hours) => setActivity(i, { hours })} /></Field></div>
											</div>
											<div className="mb-3">
												<label className="form-label">What did you do, and what came of it?</label>
												<Editor id={id("details")} value={a.details} onChange={(details) => setActivity(i, { details })} />
											</div>
											{i > 0 && <button type="button" className="btn btn-link" onClick={() => setForm((old) => ({ ...old, activities: old.activities.filter((_, n) => n !== i) }))}>Remove</button>}
										</div>
									</div>
								);
							})}
							<button type="button" className="btn" onClick={() => setForm((old) => ({ ...old, activities: [...old.activities, blankActivity()] }))}>+ Add another activity</button>
						</div>
					</section>

					<section className="card">
						<div className="card-header"><h2>4. Awards and recognition</h2></div>
						<div className="card-body">
							<table className="table">
								<thead><tr><th>#</th><th>Award</th><th style={{ width: "35%" }}>Grade received</th></tr></thead>
								<tbody>
									{form.awards.map((a, i) => (
										<tr key={i}>
											<td>{i + 1}</td>
											<td><input className="form-control" aria-label={`Award ${i + 1}`} id={`awards.${i}.name`} name={`awards.${i}.name`} value={a.name} onChange={(e) => setAward(i, { name: e.target.value })} /></td>
											<td><Select inputId={`awards.${i}.grade`} aria-label={`Award ${i + 1} grade received`} className="react-select-container" classNamePrefix="rs" options={gradeOptions} value={gradeOptions.find((o) => o.value === a.grade) ?? null} onChange={(o) => setAward(i, { grade: o?.value ?? "" })} /></td>
										</tr>
									))}
								</tbody>
							</table>
						</div>
					</section>

					<section className="card">
						<div className="card-header"><h2>5. Family and background</h2></div>
						<div className="card-body">
							<p className="form-text">Our funders ask us to report this in aggregate. It is never part of the admission decision.</p>
							<div className="row">
								<div className="col"><Field id="g1_first" label="Parent/guardian 1 first name" required>{text("g1_first")}</Field></div>
								<div className="col"><Field id="g1_last" label="Parent/guardian 1 last name" required>{text("g1_last")}</Field></div>
								<div className="col"><Field id="g1_email" label="Parent/guardian 1 email" required>{text("g1_email", { type: "email" })}</Field></div>
							</div>
							<div className="row">
								<div className="col"><Field id="g1_edu" label="Parent/guardian 1 highest education">{rs("g1_edu", educationOptions)}</Field></div>
								<div className="col"><Field id="g2_edu" label="Parent/guardian 2 highest education">{rs("g2_edu", educationOptions)}</Field></div>
							</div>
							<div className="mb-3">
								<div className="form-label">Will you be in the first generation of your family to earn a bachelor's degree?</div>
								<div>{segment("first_gen", [["Y", "Yes"], ["N", "No"], ["U", "Not sure"]], "First generation")}</div>
							</div>
							<div className="row">
								<div className="col"><Field id="income" label="Household income last year">{rs("income", incomeOptions)}</Field></div>
								<div className="col"><Field id="citizenship" label="Citizenship" required>{rs("citizenship", citizenOptions)}</Field></div>
							</div>
							<div className="row">
								<div className="col"><Field id="gender" label="Gender identity">{rs("gender", genderOptions)}</Field></div>
								<div className="col"><Field id="race" label="Race (select all that apply)">{rsMulti("race", raceOptions)}</Field></div>
							</div>
							<fieldset className="mb-3">
								<legend className="form-label">Are you of Hispanic, Latina or Latine origin?</legend>
								{[["yes", "Yes"], ["no", "No"]].map(([v, l]) => (
									<div className="form-check form-check-inline" key={v}>
										<input className="form-check-input" type="radio" name="hispanic" id={`hispanic_${v}`} value={v} checked={form.hispanic === v} onChange={() => set({ hispanic: v })} />
										<label className="form-check-label" htmlFor={`hispanic_${v}`}> {l}</label>
									</div>
								))}
							</fieldset>
						</div>
					</section>

					<section className="card">
						<div className="card-header"><h2>6. Essay and recommendation</h2></div>
						<div className="card-body">
							<div className="mb-3">
								<label className="form-label">Tell us about something you took apart to learn how it worked.<span className="text-danger"> *</span></label>
								<Editor id="essay" value={form.essay} onChange={(essay) => set({ essay })} />
							</div>
							<p>We will write to one math or science teacher on your behalf.</p>
							<div className="row">
								<div className="col"><Field id="rec_name" label="Teacher's full name" required>{text("rec_name")}</Field></div>
								<div className="col"><Field id="rec_email" label="Teacher's email" required>{text("rec_email", { type: "email" })}</Field></div>
								<div className="col"><Field id="rec_phone" label="Teacher's phone"><PhoneInput id="rec_phone" name="rec_phone" defaultCountry="US" value={form.rec_phone || undefined} onChange={(v) => set({ rec_phone: v ?? "" })} /></Field></div>
							</div>
						</div>
					</section>

					<section className="card">
						<div className="card-header"><h2>7. Logistics</h2></div>
						<div className="card-body">
							<div className="row">
								<div className="col"><Field id="shirt" label="T-shirt size">{rs("shirt", shirtOptions)}</Field></div>
								<div className="col"><Field id="diet" label="Dietary needs">{rsMulti("diet", dietOptions)}</Field></div>
								<div className="col"><Field id="heard" label="How did you hear about WE Bridge?">{rs("heard", hearOptions)}</Field></div>
							</div>
							<Field id="ec_name" label="Emergency contact (name)">{text("ec_name")}</Field>
							<div className="form-check"><input type="checkbox" className="form-check-input" id="mailing" checked={form.mailing} onChange={(e) => set({ mailing: e.target.checked })} /> <label className="form-check-label" htmlFor="mailing">Send me news about other Fossgate programs</label></div>
							<div className="form-check mb-3"><input type="checkbox" className="form-check-input" id="consent" checked={form.consent} onChange={(e) => set({ consent: e.target.checked })} /> <label className="form-check-label" htmlFor="consent">I certify that my answers are true and I accept the <a href="#privacy">privacy notice</a>.<span className="text-danger"> *</span></label></div>
							<Field id="signature" label="Type your full name as your signature" required>{text("signature")}</Field>
							<button type="submit" className="btn btn-primary">Submit application</button>
						</div>
					</section>
				</form>
			</main>
		</>
	);
}

const PLAIN = Object.keys(initial).filter((k) => k !== "activities" && k !== "awards");
const RS = new Set(["state", "country", "pronouns", "gender", "citizenship", "income", "g1_edu", "g2_edu", "high_school", "field", "shirt", "heard"]);
const byId = (id: string) => document.getElementById(id);
const control = (id: string) => byId(id)?.closest(".rs__control");
const one = (id: string) => control(id)?.querySelector(".rs__single-value")?.textContent ?? "";
const several = (id: string) => [...(control(id)?.querySelectorAll(".rs__multi-value__label") ?? [])].map((e) => e.textContent ?? "");
const box = (id: string) => (byId(id) as HTMLInputElement | null)?.value ?? "";
const rich = (id: string) => (byId(id)?.querySelector(".ql-editor") as HTMLElement | null)?.innerText.trim() ?? "";
const picked = (name: string) => {
	const radio = document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
	return radio?.labels?.[0]?.textContent?.trim() ?? "";
};
const PARTS = ["category", "org", "role", "grades", "hours", "details"] as const;

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const k of PLAIN) state[k] = latest[k as keyof Form];
		for (let i = 0; i < 3; i++) for (const p of PARTS) state[`activities.${i}.${p}`] = latest.activities[i]?.[p] ?? (p === "grades" ? [] : "");
		latest.awards.forEach((a, i) => { state[`awards.${i}.name`] = a.name; state[`awards.${i}.grade`] = a.grade; });
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const k of PLAIN)
			shown[k] = RS.has(k) ? one(k) : k === "race" || k === "diet" ? several(k) : ["hispanic", "grade_level", "first_gen"].includes(k) ? picked(k)
				: k === "essay" ? rich(k) : k === "consent" || k === "mailing" ? (byId(k) as HTMLInputElement).checked : box(k);
		for (let i = 0; i < 3; i++) {
			const id = (p: string) => `activities.${i}.${p}`;
			shown[id("category")] = one(id("category"));
			for (const p of ["org", "role", "hours"]) shown[id(p)] = box(id(p));
			shown[id("grades")] = several(id("grades"));
			shown[id("details")] = rich(id("details"));
			shown[`awards.${i}.name`] = box(`awards.${i}.name`);
			shown[`awards.${i}.grade`] = one(`awards.${i}.grade`);
		}
		return shown;
	},
});
createRoot(document.getElementById("root")!).render(<App />);
