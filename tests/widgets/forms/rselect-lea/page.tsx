import "./page.css";
import Quill from "quill";
import { useEffect, useReducer, useRef, useState, type ReactNode } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import AsyncCreatableSelect from "react-select/async-creatable";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const opts = (list: string[]): Option[] => list.map((label) => ({ value: label, label }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const COUNTIES: Record<string, string[]> = { CA: ["Alameda", "Humboldt", "Los Angeles", "Modoc", "Shasta", "Siskiyou", "Trinity"], OR: ["Benton", "Jackson", "Josephine", "Klamath", "Lane"] };
const EDU = opts(["Did not finish high school", "High school diploma/GED", "Some college", "Two-year degree", "Four-year degree", "Graduate degree"]);
const SCHOOLS = [["OR-0117", "Ashland High School (Ashland, OR)"], ["OR-0121", "Ashland Valley High School (Ashland, OR)"], ["WI-0402", "Ashland High School (Ashland, WI)"], ["CA-2208", "Yreka High School (Yreka, CA)"], ["OR-0877", "Rogue Valley Adventist Academy (Medford, OR)"]].map(([value, label]) => ({ value: value!, label: label! }));
const COLLEGES = opts(["College of the Redwoods", "College of the Siskiyous", "College of the Sequoias", "Rogue Community College", "Shasta College"]);
const find = (list: Option[]) => (text: string) => new Promise<Option[]>((done) => setTimeout(() => done(text.length < 2 ? [] : list.filter((o) => o.label.toLowerCase().includes(text.toLowerCase()))), 350));
const findSchool = find(SCHOOLS), findCollege = find(COLLEGES);
const AP = opts(["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History"]);
const TYPES = opts(["Academic", "Athletics", "Community Service", "Debate/Speech", "Employment (paid)", "Environmental", "Music/Drama", "Religious", "Student Government", "Other"]);
const GRADES = opts(["9th", "10th", "11th", "12th"]);

const TEXTS = "first middle last email street apt city zip gpa motherFirst motherLast fatherFirst fatherLast sib0.first sib0.last sib0.age sib1.first sib1.last sib1.age counselorName counselorEmail alumni ssn".split(" ");
const data: Record<string, any> = Object.fromEntries(TEXTS.map((k) => [k, ""]));
for (const k of "applicantType gender hispanic phone".split(" ")) data[k] = "";
for (const k of "dob state county country highSchool gradMonth college term major motherEdu fatherEdu citizenship income heard".split(" ")) data[k] = null;
Object.assign(data, { languages: [], consent: false });
for (const n of [0, 1, 2]) for (const k of ["subject", "score", "date"]) data[`ap${n}.${k}`] = null;
const BLANK = { type: null, name: "", role: "", grades: [], hours: 0, about: "" };
let saved: any[] = [];
let submitted = false;
const where = new Map<string, HTMLElement>();
let redraw = () => {};
const set = (k: string, v: any) => { data[k] = v; redraw(); };
const idOf = (k: string) => `apply_${k.replace(".", "_")}`;

function Group({ k, label, req, help, children, plain }: { k: string; label: string; req?: boolean; help?: string; children: ReactNode; plain?: boolean }) {
	return <div className="form-group" ref={(e) => { if (e) where.set(k, e); else where.delete(k); }}>{plain ? <div className="lbl">{label}{req && <span className="text-danger">*</span>}</div> : <label htmlFor={idOf(k)}>{label} {req && <span className="text-danger">*</span>}</label>}{children}{help && <small className="form-text text-muted">{help}</small>}</div>;
}
const Text = ({ k, type = "text", ...p }: any) => <Group k={k} {...p}><input className="form-control" id={idOf(k)} name={k} type={type} value={data[k]} onChange={(e) => set(k, e.target.value)} /></Group>;
const Pick = ({ k, options, extra, ...p }: any) => <Group k={k} {...p}><Select inputId={idOf(k)} instanceId={idOf(k)} name={k} classNamePrefix="react-select" options={options} value={data[k]} onChange={(v) => { set(k, v); extra?.(); }} isClearable {...(p.sel ?? {})} /></Group>;
const Radio = ({ k, options, ...p }: any) => <Group k={k} plain {...p}>{options.map(([v, t]: any) => <div className="form-check form-check-inline" key={v}><input className="form-check-input" type="radio" name={k} id={`${idOf(k)}_${v}`} value={v} checked={data[k] === v} onChange={() => set(k, v)} /> <label className="form-check-label" htmlFor={`${idOf(k)}_${v}`}>{t}</label></div>)}</Group>;
function Rich({ onText }: { onText: (t: string) => void }) {
	const at = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const host = document.createElement("div");
		at.current!.append(host);
		const q = new Quill(host, { theme: "snow", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }], ["clean"]] } });
		q.on("text-change", () => onText(q.getText().trim()));
		return () => { at.current?.replaceChildren(); };
	}, []);
	return <div ref={at} className="quill" />;
}
function Activities() {
	const [list, setList] = useState<any[]>([]);
	const [draft, setDraft] = useState<any>(null);
	saved = list;
	const put = (p: any) => setDraft((d: any) => ({ ...d, ...p }));
	return (
		<section>
			<h2>Activities &amp; Employment</h2>
			<p>Add up to five. Each must be saved before you continue.</p>
			{list.map((a, n) => <div className="card activity-summary" key={n}><h4 className="a-name">{a.name}</h4><span className="badge a-type">{a.type?.label}</span> <em className="a-role">{a.role}</em><p>Grades: <span className="a-grades">{a.grades.map((g: Option) => g.label).join(", ")}</span> · <span className="a-hours">{a.hours}</span> hrs/wk</p><p className="a-about">{a.about}</p><button type="button" className="btn btn-link" onClick={() => setList(list.filter((_, i) => i !== n))}>Delete</button></div>)}
			{draft ? (
				<div className="card card-editing">
					<div className="form-row">
						<div className="form-group"><label htmlFor="act_type">Type of activity</label><Select inputId="act_type" instanceId="act_type" classNamePrefix="react-select" options={TYPES} value={draft.type} onChange={(type) => put({ type })} /></div>
						<div className="form-group"><label htmlFor="act_name">Activity / employer <span className="text-danger">*</span></label><input className="form-control" id="act_name" value={draft.name} onChange={(e) => put({ name: e.target.value })} /></div>
					</div>
					<div className="form-row">
						<div className="form-group"><label htmlFor="act_role">Position held</label><input className="form-control" id="act_role" value={draft.role} onChange={(e) => put({ role: e.target.value })} /></div>
						<div className="form-group"><label htmlFor="act_grades">Grade(s)</label><Select inputId="act_grades" instanceId="act_grades" classNamePrefix="react-select" isMulti closeMenuOnSelect={false} options={GRADES} value={draft.grades} onChange={(grades) => put({ grades })} /></div>
						<div className="form-group"><label htmlFor="act_hours">Hours / week</label><div className="stepper input-group"><button type="button" className="btn" aria-label="decrease" onClick={() => put({ hours: Math.max(0, draft.hours - 1) })}>−</button><input id="act_hours" className="form-control" readOnly value={draft.hours} /><button type="button" className="btn" aria-label="increase" onClick={() => put({ hours: Math.min(60, draft.hours + 1) })}>+</button></div></div>
					</div>
					<div className="form-group"><label>Describe what you did</label><Rich onText={(about) => put({ about })} /></div>
					<button type="button" className="btn btn-primary" disabled={!draft.name} onClick={() => { setList([...list, draft]); setDraft(null); }}>Save Activity</button> <button type="button" className="btn" onClick={() => setDraft(null)}>Cancel</button>
				</div>
			) : <button type="button" className="btn" onClick={() => setDraft(BLANK)}>+ Add Activity</button>}
		</section>
	);
}
function App() {
	[, redraw] = useReducer((n: number) => n + 1, 0);
	return (
		<div className="container">
			<h1>Application for Undergraduate Admission</h1>
			<form onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
				<Radio k="applicantType" label="I am applying as a" req options={[["freshman", "First-time freshman"], ["transfer", "Transfer student"], ["returning", "Returning student"]]} />
				{data.applicantType && <>
					<h2>Personal Information</h2>
					<div className="form-row"><Text k="first" label="Legal First Name" req /><Text k="middle" label="Middle Name" /><Text k="last" label="Legal Last Name" req /></div>
					<div className="form-row">
						<Group k="dob" label="Date of Birth" req><DatePicker id={idOf("dob")} className="form-control" selected={data.dob} onChange={(d: Date | null) => set("dob", d)} dateFormat="MM/dd/yyyy" placeholderText="mm/dd/yyyy" showMonthDropdown showYearDropdown dropdownMode="select" maxDate={new Date(2013, 11, 31)} /></Group>
						<Text k="email" label="E-mail" type="email" req />
						<Group k="phone" label="Cell Phone" req><PhoneInput id={idOf("phone")} name="phone" defaultCountry="US" value={data.phone || undefined} onChange={(v) => set("phone", v ?? "")} /></Group>
					</div>
					<div className="form-row"><Text k="street" label="Permanent Street Address" req /><Text k="apt" label="Apt/Unit" /><Text k="city" label="City" req /></div>
					<div className="form-row"><Pick k="state" label="State" req options={STATE_OPTIONS} extra={() => set("county", null)} /><Pick k="county" label="County of Residence" options={opts(COUNTIES[data.state?.value] ?? [])} sel={{ isDisabled: !data.state }} /><Text k="zip" label="ZIP" req /><Pick k="country" label="Country" options={opts(COUNTRIES)} /></div>
					<div className="form-row"><Group k="languages" label="Languages you speak" help="Choose, or type your own and press Enter."><CreatableSelect isMulti inputId={idOf("languages")} instanceId={idOf("languages")} name="languages" classNamePrefix="react-select" options={opts(["Arabic", "Chinese", "English", "French", "German", "Hmong", "Korean", "Russian", "Spanish", "Vietnamese"])} value={data.languages} onChange={(v) => set("languages", v)} /></Group></div>
					<h2>Education</h2>
					<div className="form-row">
						<Group k="highSchool" label="High School" req help="Start typing the name of your school."><AsyncSelect inputId={idOf("highSchool")} instanceId={idOf("highSchool")} name="highSchool" classNamePrefix="react-select" cacheOptions loadOptions={findSchool} value={data.highSchool} onChange={(v) => set("highSchool", v)} placeholder="Search schools..." /></Group>
						<Group k="gradMonth" label="Graduation (month and year)" req><DatePicker id={idOf("gradMonth")} className="form-control" selected={data.gradMonth} onChange={(d: Date | null) => set("gradMonth", d)} dateFormat="MM/yyyy" showMonthYearPicker onKeyDown={(e) => { if (e.key !== "Tab") e.preventDefault(); }} /></Group>
						<Text k="gpa" label="Unweighted GPA (4.0 scale)" />
					</div>
					<div className="form-row">
						<Group k="college" label="College attended while in high school" help="Dual enrollment or summer. Type a name that is not listed."><AsyncCreatableSelect inputId={idOf("college")} instanceId={idOf("college")} name="college" classNamePrefix="react-select" loadOptions={findCollege} isClearable value={data.college} onChange={(v) => set("college", v)} /></Group>
						<Pick k="term" label="Entry Term" req options={opts(["Spring 2027", "Summer 2027", "Fall 2027", "Spring 2028"])} /><Pick k="major" label="Intended Major" options={[{ label: "Engineering", options: opts(MAJORS.filter((m) => /Engin|Computer/.test(m))) }, { label: "Arts, Sciences and Professions", options: opts(MAJORS.filter((m) => !/Engin|Computer/.test(m))) }]} />
					</div>
					<h3>AP Examinations</h3>
					<table className="table ap-table"><thead><tr><th>Exam</th><th>Score</th><th>Date taken</th></tr></thead><tbody>{[0, 1, 2].map((n) => <tr key={n}>
						<td ref={(e) => { where.set(`ap${n}.subject`, e!); }}><Select instanceId={`ap${n}s`} classNamePrefix="react-select" placeholder="Exam" options={AP} value={data[`ap${n}.subject`]} onChange={(v) => set(`ap${n}.subject`, v)} /></td>
						<td ref={(e) => { where.set(`ap${n}.score`, e!); }}><Select instanceId={`ap${n}c`} classNamePrefix="react-select" placeholder="-" options={opts(["1", "2", "3", "4", "5"])} value={data[`ap${n}.score`]} onChange={(v) => set(`ap${n}.score`, v)} /></td>
						<td ref={(e) => { where.set(`ap${n}.date`, e!); }}><DatePicker className="form-control" selected={data[`ap${n}.date`]} onChange={(d: Date | null) => set(`ap${n}.date`, d)} dateFormat="MM/dd/yyyy" /></td>
					</tr>)}</tbody></table>
					<Activities />
					<h2>Family</h2>
					<div className="form-row"><Text k="motherFirst" label="Mother's First Name" /><Text k="motherLast" label="Mother's Last Name" /><Pick k="motherEdu" label="Mother's Highest Education" options={EDU} /></div>
					<div className="form-row"><Text k="fatherFirst" label="Father's First Name" /><Text k="fatherLast" label="Father's Last Name" /><Pick k="fatherEdu" label="Father's Highest Education" options={EDU} /></div>
					<h3>Brothers and Sisters</h3>
					{[0, 1].map((n) => <div className="form-row" key={n}><Text k={`sib${n}.first`} label="First Name" /><Text k={`sib${n}.last`} label="Last Name" /><Text k={`sib${n}.age`} label="Age" type="number" /></div>)}
					<Pick k="income" label="Annual household income" options={opts(["Less than $30,000", "$30,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 or more"])} />
					<h2>Additional Information</h2>
					<div className="form-row"><Radio k="gender" label="Gender" options={[["F", "Female"], ["M", "Male"], ["X", "Nonbinary"]]} /><Radio k="hispanic" label="Are you Hispanic/Latino?" options={[["1", "Yes"], ["0", "No"]]} /></div>
					<div className="form-row"><Pick k="citizenship" label="Citizenship Status" options={opts(["U.S. Citizen", "Permanent Resident", "Refugee/Asylee", "Non-resident (visa)"])} /><Text k="ssn" label="Social Security Number" type="password" help="Optional; for aid matching." /></div>
					<div className="form-row"><Text k="counselorName" label="School Counselor's Name" /><Text k="counselorEmail" label="Counselor's E-mail" type="email" /><Text k="alumni" label="Name of relative who attended" /></div>
					<Pick k="heard" label="How did you first learn about us?" options={opts(["College fair", "Counselor", "Mail", "Web search", "Campus visit"])} />
					{([["consent", "I certify that this application is complete and correct."]] as const).map(([k, t]) => <div className="form-check" key={k}><input type="checkbox" className="form-check-input" id={idOf(k)} checked={data[k]} onChange={(e) => set(k, e.target.checked)} /> <label className="form-check-label" htmlFor={idOf(k)}>{t}</label></div>)}
					<button type="submit" className="btn btn-primary">Submit Application</button>
				</>}
			</form>
		</div>
	);
}
createRoot(document.getElementById("root")!).render(<App />);
const A = ["type", "name", "role", "grades", "hours", "about"];
const two = (n: number) => String(n).padStart(2, "0");
const plain = (k: string, v: any): any => (v instanceof Date ? (k === "gradMonth" ? `${v.getFullYear()}-${two(v.getMonth() + 1)}` : `${v.getFullYear()}-${two(v.getMonth() + 1)}-${two(v.getDate())}`) : Array.isArray(v) ? v.map((o) => o.value) : v && typeof v === "object" ? v.value : v);
const read = () => {
	const out: any = {};
	for (const [k, v] of Object.entries(data)) out[k] = plain(k, v);
	for (const n of [0, 1, 2]) for (const k of A) out[`act${n}.${k}`] = saved[n] ? plain(k, saved[n][k]) : k === "grades" ? [] : k === "type" || k === "hours" ? null : "";
	return out;
};
Object.assign(window, {
	formState: () => ({ ...read(), submitted }),
	formShown: () => Object.fromEntries(Object.entries(read()).map(([k, v]) => {
		const act = /^act(\d)\.(.*)/.exec(k);
		if (act) {
			const t = document.querySelectorAll(".activity-summary")[+act[1]!]?.querySelector(`.a-${act[2]}`)?.textContent;
			return [k, t == null ? v : act[2] === "grades" ? t.split(", ") : t];
		}
		const at = where.get(k);
		if (!at) return [k, v];
		if (at.querySelector("[type=radio]")) return [k, at.querySelector("input:checked")?.parentElement?.textContent?.trim() ?? ""];
		if (at.querySelector(".react-select__control")) return [k, Array.isArray(v) ? [...at.querySelectorAll(".react-select__multi-value__label")].map((e) => e.textContent) : at.querySelector(".react-select__single-value")?.textContent ?? null];
		return [k, at.querySelector<HTMLInputElement>("input")!.value];
	})),
});
