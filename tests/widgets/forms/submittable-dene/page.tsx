import "quill/dist/quill.snow.css";
import "react-datepicker/dist/react-datepicker.css";
import "react-phone-number-input/style.css";
import "./page.css";
import Quill from "quill";
import { type ReactNode, useEffect, useRef, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const opts = (list: string[]): Option[] => list.map((each) => ({ value: each, label: each }));
const COUNTRY = opts(COUNTRIES);
const REGIONS: Record<string, Option[]> = {
	"United States of America": STATES.map(([value, label]) => ({ value, label })),
	Canada: opts(["Alberta", "British Columbia", "Manitoba", "Ontario", "Quebec", "Saskatchewan"]),
};
const CATEGORIES = opts(["Academic", "Athletics", "Career / Internship", "Community Service", "Dance", "Debate / Speech", "Environmental", "Family Responsibilities", "Music", "Paid Work", "Student Government", "Theater", "Visual Arts", "Other"]);
const RACE = opts(["American Indian or Alaska Native", "Asian", "Black or African American", "Middle Eastern or North African", "Native Hawaiian or Pacific Islander", "White"]);
const CITIZEN = opts(["U.S. Citizen", "U.S. Permanent Resident", "DACA recipient", "Visa holder", "None of these"]);
const SCHOOLS = [["s-41120", "Ashland High School", "Ashland, OR"], ["s-41122", "Ashland Valley High School", "Ashland, OR"], ["s-22031", "Ashland-Greenwood High School", "Ashland, NE"], ["s-09177", "Yreka High School", "Yreka, CA"], ["s-41308", "Rogue Valley Arts Academy", "Medford, OR"], ["s-41315", "Crater High School", "Central Point, OR"]];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const INCOME = [["lt40", "Under $40,000", "Full stipend"], ["40-65", "$40,000 – $65,000", "Full stipend"], ["65-90", "$65,001 – $90,000", "Partial stipend"], ["gt90", "More than $90,000", "No stipend"]];
const loadSchools = (text: string) =>
	new Promise<Option[]>((resolve) =>
		setTimeout(() => {
			const words = text.toLowerCase().split(/\s+/).filter(Boolean);
			resolve(words.length ? SCHOOLS.filter(([, name, city]) => words.every((w) => `${name} ${city}`.toLowerCase().includes(w))).map(([value, name, city]) => ({ value, label: `${name} — ${city}` })) : []);
		}, 420),
	);

const live: { v: Record<string, any>; entries: any[]; submitted: boolean } = { v: {}, entries: [], submitted: false };
const EMPTY: Record<string, any> = {
	first: "", last: "", preferred: "", email: "", emailConfirm: "", phone: "", country: "", street: "", apt: "", city: "", region: "", zip: "", dobMonth: "", dobDay: "", dobYear: "", pronouns: "",
	school: "", graduation: "", gradeNow: "", gpa: "", major: "", citizenship: "", race: [], income: "", firstGen: "",
	g1_first: "", g1_last: "", g1_job: "", g2_first: "", g2_last: "", g2_job: "", sib0_first: "", sib0_last: "", sib0_age: "", sib1_first: "", sib1_last: "", sib1_age: "",
	hon0_title: "", hon0_when: "", hon1_title: "", hon1_when: "", hon2_title: "", hon2_when: "",
	recName: "", recEmail: "", statement: "", tshirt: "", heard: "", newsletter: false, terms: false, signature: "", website_url: "",
};
live.v = EMPTY;

function Field({ id, label, help, required, children, as = "label" }: { id: string; label: string; help?: string; required?: boolean; children: ReactNode; as?: "label" | "group" }) {
	const text = <>{label}{required && <span className="sbm-required" aria-hidden="true"> *</span>}</>;
	return as === "group" ? (
		<fieldset className="sbm-field" data-field-id={id}><legend className="sbm-label">{text}</legend>{help && <p className="sbm-help">{help}</p>}{children}</fieldset>
	) : (
		<div className="sbm-field" data-field-id={id}><label className="sbm-label" htmlFor={id}>{text}</label>{help && <p className="sbm-help">{help}</p>}{children}</div>
	);
}

function RichText({ name, onText }: { name: string; onText: (text: string) => void }) {
	const host = useRef<HTMLDivElement>(null);
	const latest = useRef(onText);
	latest.current = onText;
	useEffect(() => {
		const box = document.createElement("div");
		host.current!.appendChild(box);
		const quill = new Quill(box, { theme: "snow", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }], ["clean"]] } });
		quill.on("text-change", () => latest.current(quill.getText().trim()));
		return () => { host.current?.replaceChildren(); };
	}, []);
	return <div ref={host} className="sbm-richtext" data-name={name} />;
}

function Activities() {
	const [entries, setEntries] = useState<any[]>([]);
	const [draft, setDraft] = useState<any>(null);
	const [at, setAt] = useState(0);
	live.entries = entries;
	const set = (key: string) => (value: any) => setDraft((old: any) => ({ ...old, [key]: value }));
	const save = () => { setEntries((old) => (at < old.length ? old.map((each, i) => (i === at ? draft : each)) : [...old, draft])); setDraft(null); };
	return (
		<div className="sbm-repeat">
			<ul className="sbm-entries">{entries.map((entry, i) => (
				<li key={i} className="sbm-entry"><div><strong className="e-org">{entry.org}</strong> <span className="sbm-tag e-cat">{entry.cat}</span></div><div><span className="e-role">{entry.role}</span> · <span className="e-hours">{entry.hours}</span> hrs/week</div><p className="e-desc">{entry.desc}</p>
					<button type="button" className="sbm-link" onClick={() => { setEntries(entries.filter((_, k) => k !== i)); }}>Remove</button></li>))}</ul>
			{draft ? (
				<div className="sbm-entry-card" key={at}>
					<h4>Entry {at + 1}</h4>
					<Field id="entry_category" label="Category" required><Select inputId="entry_category" classNamePrefix="sbm-rs" options={CATEGORIES} value={CATEGORIES.find((o) => o.value === draft.cat) ?? null} onChange={(o) => set("cat")(o?.value ?? "")} placeholder="Choose one" /></Field>
					<div className="sbm-row">
						<Field id="entry_org" label="Organization, group or employer" required><input id="entry_org" type="text" value={draft.org} onChange={(e) => set("org")(e.target.value)} /></Field>
						<Field id="entry_role" label="Your position or title"><input id="entry_role" type="text" value={draft.role} onChange={(e) => set("role")(e.target.value)} /></Field>
						<Field id="entry_hours" label="Average hours per week"><div className="sbm-stepper"><button type="button" tabIndex={-1} onClick={() => set("hours")(Math.max(0, Number(draft.hours) - 1))}>−</button><input id="entry_hours" type="text" inputMode="numeric" value={draft.hours} onChange={(e) => set("hours")(e.target.value.replace(/\D/g, ""))} /><button type="button" tabIndex={-1} onClick={() => set("hours")(Number(draft.hours) + 1)}>+</button></div></Field>
					</div>
					<div className="sbm-field"><label className="sbm-label">What did you do there?</label><RichText name="entry_desc" onText={set("desc")} /></div>
					<div className="sbm-actions"><button type="button" className="sbm-btn" onClick={() => setDraft(null)}>Discard</button><button type="button" className="sbm-btn primary" onClick={save} disabled={!draft.org}>Save entry</button></div>
				</div>
			) : (
				<button type="button" className="sbm-btn" onClick={() => { setAt(entries.length); setDraft({ cat: "", org: "", role: "", hours: "", desc: "" }); }}>+ Add activity</button>
			)}
		</div>
	);
}

function App() {
	const [v, setV] = useState(EMPTY);
	const [grad, setGrad] = useState<Date | null>(null);
	const [chosenSchool, setSchool] = useState<Option | null>(null);
	live.v = v;
	const set = (key: string, value: any) => setV((old) => ({ ...old, [key]: value }));
	const text = (key: string, label: string, more: any = {}) => {
		const { help, required, ...rest } = more;
		return <Field id={`f_${key}`} label={label} help={help} required={required}><input type="text" id={`f_${key}`} name={key} value={v[key]} onChange={(e) => set(key, e.target.value)} {...rest} /></Field>;
	};
	const pick = (key: string, label: string, list: Option[], required = false) => (
		<Field id={`f_${key}`} label={label} required={required}><Select inputId={`f_${key}`} classNamePrefix="sbm-rs" name={key} options={list} value={list.find((o) => o.value === v[key]) ?? null} onChange={(o) => { set(key, o?.value ?? ""); if (key === "country") set("region", ""); }} /></Field>
	);
	const native = (key: string, label: string, list: [string, string][]) => (
		<select id={`f_${key}`} name={key} aria-label={label} value={v[key]} onChange={(e) => set(key, e.target.value)}><option value="">{label}</option>{list.map(([value, name]) => <option key={value} value={value}>{name}</option>)}</select>
	);
	const cell = (key: string, head: string, type = "text") => <td><input type={type} name={key} aria-label={head} value={v[key]} onChange={(e) => set(key, e.target.value)} /></td>;
	const pills = (key: string, list: string[][], className: string) => (
		<div className={className}>{list.map(([value, label, note]) => <label key={value} className={v[key] === value ? "on" : ""}><input type="radio" name={key} value={value} checked={v[key] === value} onChange={() => set(key, value)} /><span>{label}</span>{note && <small>{note}</small>}</label>)}</div>
	);
	return (
		<div className="sbm-page">
			<header><p className="sbm-org">Dene Hollow Arts Foundation</p><h1>2027 Young Makers Fellowship</h1><p>Ends on March 1, 2027 11:59 PM PST. Fields marked with * are required.</p></header>
			<form noValidate onSubmit={(e) => { e.preventDefault(); live.submitted = true; }}>
				<section><h2>Applicant</h2>
					<Field id="name" as="group" label="Name" required><div className="sbm-row"><div><input type="text" id="f_first" name="first" value={v.first} onChange={(e) => set("first", e.target.value)} /><label className="sub" htmlFor="f_first">First</label></div><div><input type="text" id="f_last" name="last" value={v.last} onChange={(e) => set("last", e.target.value)} /><label className="sub" htmlFor="f_last">Last</label></div></div></Field>
					{text("preferred", "What should we call you?", { help: "If it differs from your first name." })}
					<Field id="pronouns" as="group" label="Pronouns">{pills("pronouns", [["she", "She/Her"], ["he", "He/Him"], ["they", "They/Them"], ["other", "Something else"]], "sbm-pills")}</Field>
					<div className="sbm-row">{text("email", "Email", { type: "email", required: true })}{text("emailConfirm", "Confirm email", { type: "email", required: true, onPaste: (e: any) => e.preventDefault() })}</div>
					<Field id="f_phone" label="Phone"><PhoneInput id="f_phone" defaultCountry="CA" international={false} value={v.phone || undefined} onChange={(value) => set("phone", value ?? "")} /></Field>
					<Field id="dob" as="group" label="Date of birth" help="Fellows must be 15–19 on the first day of the program." required><div className="sbm-date">{native("dobMonth", "Month", MONTHS.map((m, i) => [String(i + 1), m]))}{native("dobDay", "Day", Array.from({ length: 31 }, (_, i) => [String(i + 1), String(i + 1)]))}{native("dobYear", "Year", Array.from({ length: 20 }, (_, i) => [String(2014 - i), String(2014 - i)]))}</div></Field>
					<Field id="address" as="group" label="Home address" required>
						{pick("country", "Country", COUNTRY)}
						{text("street", "Address line 1")}{text("apt", "Address line 2 (optional)")}
						<div className="sbm-row">{text("city", "City")}{REGIONS[v.country] ? pick("region", v.country === "Canada" ? "Province" : "State", REGIONS[v.country]) : text("region", "State / Province / Region", { disabled: !v.country })}{text("zip", "ZIP / Postal code")}</div>
					</Field>
					<div className="sbm-hp" aria-hidden="true"><label htmlFor="website_url">Leave this blank</label><input id="website_url" name="website_url" tabIndex={-1} autoComplete="off" value={v.website_url} onChange={(e) => set("website_url", e.target.value)} /></div>
				</section>
				<section><h2>School</h2>
					<Field id="f_school" label="High school you attend" help="Type part of the name and choose from the list." required><AsyncSelect inputId="f_school" classNamePrefix="sbm-rs" cacheOptions loadOptions={loadSchools} value={chosenSchool} onChange={(o) => { setSchool(o); set("school", o?.value ?? ""); }} placeholder="Search schools" noOptionsMessage={({ inputValue }) => (inputValue ? "No schools found" : "Type to search")} /></Field>
					<Field id="gradeNow" as="group" label="Current grade">{pills("gradeNow", [["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"], ["gap", "Gap year"]], "sbm-segments")}</Field>
					<div className="sbm-row"><Field id="f_graduation" label="When do you graduate?"><DatePicker id="f_graduation" selected={grad} onChange={(date: Date | null) => { setGrad(date); set("graduation", date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}` : ""); }} dateFormat="MMMM yyyy" showMonthYearPicker openToDate={new Date(2026, 0, 1)} placeholderText="Month and year" onKeyDown={(e: any) => e.preventDefault()} autoComplete="off" /></Field>{text("gpa", "GPA (unweighted, 4.0 scale)")}</div>
					{pick("major", "What do you plan to study after high school?", opts(MAJORS))}
				</section>
				<section><h2>Household</h2><p className="sbm-help">Used only to set the stipend. Reviewers do not see this section.</p>
					{["1", "2"].map((n) => <Field key={n} id={`guardian${n}`} as="group" label={`Parent or guardian ${n}`}><div className="sbm-row">{text(`g${n}_first`, "First name")}{text(`g${n}_last`, "Last name")}{text(`g${n}_job`, "Occupation")}</div></Field>)}
					<div className="sbm-field"><span className="sbm-label">Brothers and sisters</span><table className="sbm-table"><thead><tr><th>First name</th><th>Last name</th><th>Age</th></tr></thead><tbody>{[0, 1].map((i) => <tr key={i}>{cell(`sib${i}_first`, `First name, row ${i + 1}`)}{cell(`sib${i}_last`, `Last name, row ${i + 1}`)}{cell(`sib${i}_age`, `Age, row ${i + 1}`, "number")}</tr>)}</tbody></table></div>
					<Field id="income" as="group" label="Total yearly household income">{pills("income", INCOME, "sbm-cards")}</Field>
					{pick("citizenship", "Citizenship", CITIZEN)}
					<Field id="f_race" label="Race (choose any that apply)"><Select isMulti inputId="f_race" classNamePrefix="sbm-rs" closeMenuOnSelect={false} options={RACE} value={RACE.filter((o) => v.race.includes(o.value))} onChange={(list) => set("race", list.map((o) => o.value))} /></Field>
					<Field id="firstGen" as="group" label="Would you be the first in your family to finish a four-year college?">{pills("firstGen", [["yes", "Yes"], ["no", "No"], ["unsure", "Not sure"]], "sbm-pills")}</Field>
				</section>
				<section id="sec-activities"><h2>Activities and jobs</h2><p className="sbm-help">Add the ones that matter most, in order of importance. Save each one before adding the next.</p><Activities /></section>
				<section><h2>Recognition</h2><table className="sbm-table"><thead><tr><th /><th>Award, prize or honor</th><th>Grade level</th></tr></thead><tbody>{[0, 1, 2].map((i) => <tr key={i}><th scope="row">{i + 1}</th>{cell(`hon${i}_title`, `Award, prize or honor, row ${i + 1}`)}<td><select name={`hon${i}_when`} aria-label={`Grade level, row ${i + 1}`} value={v[`hon${i}_when`]} onChange={(e) => set(`hon${i}_when`, e.target.value)}><option value="" />{["9th", "10th", "11th", "12th"].map((g) => <option key={g}>{g}</option>)}</select></td></tr>)}</tbody></table></section>
				<section><h2>Your work</h2>
					<div className="sbm-field"><label className="sbm-label">Tell us about something you made and why it had to exist. *</label><RichText name="statement" onText={(value) => set("statement", value)} /></div>
					<Field id="rec" as="group" label="Recommender" help="We email them a link as soon as you submit."><div className="sbm-row">{text("recName", "Full name")}{text("recEmail", "Email address", { type: "email" })}</div></Field>
					{pick("tshirt", "T-shirt size", opts(["XS", "S", "M", "L", "XL"]))}
					{pick("heard", "How did you hear about the fellowship?", opts(["Teacher", "Instagram", "A past fellow", "Submittable Discover", "Other"]))}
				</section>
				<section className="sbm-sign">
					<label><input type="checkbox" name="newsletter" checked={v.newsletter} onChange={(e) => set("newsletter", e.target.checked)} /> Send me news from Dene Hollow</label>
					<label><input type="checkbox" name="terms" checked={v.terms} onChange={(e) => set("terms", e.target.checked)} /> I agree to the fellowship terms *</label>
					{text("signature", "Signature (type your name)")}
				</section>
				<div className="sbm-actions"><button type="button" className="sbm-btn">Save Draft</button><button type="submit" className="sbm-btn primary">Submit</button></div>
			</form>
		</div>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const KEYS = ["cat", "org", "role", "hours", "desc"];
Object.assign(window, {
	formState: () => {
		const out: any = { ...live.v };
		for (let i = 0; i < 3; i++) for (const key of KEYS) out[`act${i}_${key}`] = String(live.entries[i]?.[key] ?? "");
		return { ...out, submitted: live.submitted };
	},
	formShown: () => {
		const out: any = {};
		for (const key of Object.keys(EMPTY)) {
			const field = document.querySelector(`[data-field-id=f_${key}]`);
			if (field?.querySelector(".sbm-rs__control")) {
				out[key] = key === "race" ? [...field.querySelectorAll(".sbm-rs__multi-value__label")].map((each) => each.textContent) : (field.querySelector(".sbm-rs__single-value")?.textContent ?? "");
				continue;
			}
			if (key === "statement") { out[key] = (document.querySelector("[data-name=statement] .ql-editor") as HTMLElement).innerText.trim(); continue; }
			const box = document.querySelector<any>(`#f_${key}, [name=${key}]`);
			if (box.type === "checkbox") out[key] = box.checked;
			else if (box.type === "radio") out[key] = document.querySelector(`[name=${key}]:checked`)?.nextElementSibling?.textContent ?? "";
			else if (box.tagName === "SELECT") out[key] = box.value ? box.selectedOptions[0].textContent : "";
			else out[key] = box.value;
		}
		for (let i = 0; i < 3; i++) for (const key of KEYS) out[`act${i}_${key}`] = document.querySelectorAll(".sbm-entry")[i]?.querySelector(`.e-${key}`)?.textContent ?? "";
		return out;
	},
});
