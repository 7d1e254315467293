import {
	Checkbox, Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton,
	ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { useState, useSyncExternalStore } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import { COUNTRIES, STATES } from "../../lists";
import "./style.css";

const start: any = {
	last: "", first: "", initial: "", nickname: "", birth: null, pronouns: "", email: "", phone: "", addr1: "", addr2: "", city: "", state: null, zip: "", country: null,
	hs: "", hsCity: "", hsState: null, level: "", classOf: "", gpaU: "", gpaW: "", counselorName: "", counselorEmail: "", counselorPhone: "",
	satRw: "", satRwDate: null, satMath: "", satMathDate: null, actC: "", actDate: null,
	tongues: [], recName: "", recEmail: "", recSubject: "", sponsor: "", sponsorContact: "", sponsorPays: "",
	g1: "", g1work: "", g2: "", g2work: "", ec: "", ecPhone: "", doctor: "", doctorPhone: "",
	session: "", swim: "", diet: [], why: "", photos: false, rules: false, sign: "", url2: "",
};
type Row = { kind: string; org: string; role: string; hours: string; weeks: string };
const CELLS = ["kind", "org", "role", "hours", "weeks"] as const;
const MAX = 4;
let now = start;
let saved: Row[] = [];
let submitted = false;
const heard = new Set<() => void>();
const subscribe = (f: () => void) => { heard.add(f); return () => void heard.delete(f); };
function use(k: string) {
	return [useSyncExternalStore(subscribe, () => now[k]), (value: any) => { now = { ...now, [k]: value }; for (const f of heard) f(); }] as const;
}
const el: Record<string, HTMLElement | null> = {};
const hold = (k: string) => (node: HTMLElement | null) => { el[k] = node; };

const Text = ({ k, label, w = "c6", type = "text", tip, ...more }: any) => {
	const [v, set] = use(k);
	return <Field className={w}><Label>{label}</Label><Input ref={hold(k)} type={type} value={v} onChange={(e) => set(e.target.value)} {...more} />{tip && <Description className="tip">{tip}</Description>}</Field>;
};
function Menu({ value, onChange, items, hold: ref, label }: { value: string; onChange: (x: string) => void; items: string[]; hold?: any; label?: string }) {
	return (
		<Listbox value={value} onChange={onChange}>
			<ListboxButton className="lb" ref={ref} aria-label={label}><span>{value || "\u2014"}</span><i aria-hidden="true">▾</i></ListboxButton>
			<ListboxOptions anchor="bottom start" className="pop">{items.map((x) => <ListboxOption key={x} value={x}>{x}</ListboxOption>)}</ListboxOptions>
		</Listbox>
	);
}
const Choice = ({ k, label, items, w = "c6" }: any) => {
	const [v, set] = use(k);
	return <Field className={w}><Label>{label}</Label><Menu value={v} onChange={set} items={items} hold={hold(k)} /></Field>;
};
const Day = ({ k, label, w = "c3" }: any) => {
	const [v, set] = use(k);
	return <div className={w} ref={hold(k)}><label htmlFor={`dp-${k}`}>{label}</label><DatePicker id={`dp-${k}`} selected={v} onChange={set} dateFormat="MM/dd/yyyy" placeholderText="mm/dd/yyyy" showMonthDropdown showYearDropdown dropdownMode="select" autoComplete="off" /></div>;
};
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const State = ({ k, label, w = "c4" }: any) => {
	const [v, set] = use(k);
	return <div className={w} ref={hold(k)}><label htmlFor={`rs-${k}`}>{label}</label><Select inputId={`rs-${k}`} options={STATE_OPTIONS} value={v} onChange={set} isClearable placeholder="Select…" /></div>;
};
const TONGUES = ["Arabic", "Chinese", "English", "French", "German", "Igbo", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"].map((x) => ({ value: x.toLowerCase(), label: x }));
const DIET = ["Vegetarian", "Vegan", "Halal", "Kosher", "Gluten-free", "Nut allergy"].map((x) => ({ value: x.toLowerCase(), label: x }));
const Many = ({ k, label, options, w = "c12" }: any) => {
	const [v, set] = use(k);
	return <div className={w} ref={hold(k)}><label htmlFor={`rs-${k}`}>{label}</label><Select inputId={`rs-${k}`} isMulti options={options} value={v} onChange={set} closeMenuOnSelect={false} /></div>;
};
const Country = ({ k, label }: any) => {
	const [v, set] = use(k);
	const [query, setQuery] = useState("");
	const found = ["United States", ...COUNTRIES.filter((x) => x !== "United States")].filter((x) => x.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="c4"><Label>{label}</Label>
			<Combobox value={v} onChange={set} onClose={() => setQuery("")} immediate>
				<ComboboxInput ref={hold(k)} displayValue={(x: string | null) => x ?? ""} onChange={(e) => setQuery(e.target.value)} autoComplete="off" />
				<ComboboxOptions anchor="bottom start" className="pop">{found.map((x) => <ComboboxOption key={x} value={x}>{x}</ComboboxOption>)}</ComboboxOptions>
			</Combobox>
		</Field>
	);
};
const Pick = ({ k, label, items }: any) => {
	const [v, set] = use(k);
	return (
		<Fieldset as="div" className="c12"><Legend as="div" className="lab">{label}</Legend>
			<RadioGroup ref={hold(k)} value={v} onChange={set} aria-label={label}>
				{items.map((x: string) => <Field key={x} className="opt"><Radio value={x} className="ring" /><Label>{x}</Label></Field>)}
			</RadioGroup>
		</Fieldset>
	);
};
const Agree = ({ k, label }: any) => { const [v, set] = use(k); return <Field className="c12 opt"><Checkbox ref={hold(k)} className="sq" checked={v} onChange={set} /><Label>{label}</Label></Field>; };
const Flip = ({ k, label }: any) => { const [v, set] = use(k); return <Field className="c12 opt"><Switch ref={hold(k)} className="sw" checked={v} onChange={set}><span /></Switch><Label>{label}</Label></Field>; };
const Essay = ({ k, label, max }: any) => { const [v, set] = use(k); return <Field className="c12"><Label>{label}</Label><Textarea ref={hold(k)} rows={6} maxLength={max} value={v} onChange={(e) => set(e.target.value)} /><Description className="tip">{v.length} of {max} characters</Description></Field>; };

const KINDS = ["Academic club", "Arts or music", "Athletics", "Debate or speech", "Environmental", "Family duties", "Paid work", "Religious", "Robotics or technology", "Student government", "Volunteering", "Other"];
const HEADS: Record<(typeof CELLS)[number], string> = { kind: "Kind", org: "Organization or employer", role: "Your role", hours: "Hrs/wk", weeks: "Wks/yr" };
function Activities() {
	const [rows, setRows] = useState<Row[]>([]);
	const [at, setAt] = useState(-1);
	const [draft, setDraft] = useState<Row | null>(null);
	saved = rows;
	const edit = (i: number) => { setAt(i); setDraft(rows[i] ?? { kind: "", org: "", role: "", hours: "", weeks: "" }); };
	const done = () => { setRows((old) => (at < old.length ? old.map((x, i) => (i === at ? draft! : x)) : [...old, draft!])); setDraft(null); setAt(-1); };
	const editor = draft && (
		<tr key="editor">
			<td><Menu label="Kind" value={draft.kind} onChange={(kind) => setDraft({ ...draft, kind })} items={KINDS} /></td>
			{CELLS.slice(1).map((c) => <td key={c} className={c === "hours" || c === "weeks" ? "num" : ""}><Input aria-label={HEADS[c]} value={draft[c]} onChange={(e) => setDraft({ ...draft, [c]: e.target.value })} inputMode={c === "hours" || c === "weeks" ? "decimal" : undefined} /></td>)}
			<td><button type="button" className="txt" onClick={done}>Done</button><button type="button" className="txt" onClick={() => { setDraft(null); setAt(-1); }}>Cancel</button></td>
		</tr>
	);
	return (
		<div className="c12">
			<table ref={hold("table")}>
				<thead><tr>{CELLS.map((c) => <th key={c}>{HEADS[c]}</th>)}<th /></tr></thead>
				<tbody>
					{rows.map((row, i) => (i === at ? editor : (
						<tr key={i} data-row>{CELLS.map((c) => <td key={c}>{row[c]}</td>)}<td><button type="button" className="txt" onClick={() => edit(i)} disabled={!!draft}>Edit</button><button type="button" className="txt" onClick={() => setRows(rows.filter((x) => x !== row))} disabled={!!draft}>Delete</button></td></tr>
					)))}
					{at === rows.length && editor}
				</tbody>
			</table>
			{!draft && rows.length < MAX && <button type="button" className="add" onClick={() => edit(rows.length)}>+ Add a row</button>}
		</div>
	);
}
const Part = ({ name, note, children }: any) => <fieldset><legend>{name}{note && <small>{note}</small>}</legend><div className="cols">{children}</div></fieldset>;
const App = () => (
	<>
		<div className="top"><div className="wrap"><h1>Tidewater Field Institute</h1><p>Junior Engineers Summer Program, Coos Bay, Oregon. Application for rising and graduating seniors.</p></div></div>
		<form className="wrap" onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
			<Part name="Activities" note="What you have done outside class. Up to four.">
				<Activities />
			</Part>
			<Part name="Applicant">
				<Text k="last" label="Surname" w="c5" /><Text k="first" label="Given name" w="c5" /><Text k="initial" label="M.I." w="c2" maxLength={1} />
				<Text k="nickname" label="Name for your badge" w="c4" tip="First name or nickname" /><Day k="birth" label="Birth date" w="c4" /><Choice k="pronouns" label="Pronouns (optional)" w="c4" items={["she/her", "he/him", "they/them", "other"]} />
				<Text k="email" label="E-mail" type="email" /><Text k="phone" label="Mobile phone" type="tel" />
				<Text k="addr1" label="Address line 1" w="c8" /><Text k="addr2" label="Address line 2" w="c4" />
				<Text k="city" label="City" w="c6" /><State k="state" label="State" w="c6" /><Text k="zip" label="ZIP/Postcode" w="c4" /><Country k="country" label="Country" />
				<div className="gone" aria-hidden="true"><label htmlFor="url2">Leave this field empty</label><HoneyPot /></div>
			</Part>
			<Part name="Guardians">
				<Text k="g1" label="First parent or guardian: full name" /><Text k="g1work" label="Occupation" /><Text k="g2" label="Second parent or guardian: full name" /><Text k="g2work" label="Occupation" />
			</Part>
			<Part name="School record" note="Your counselor will be asked to confirm this.">
				<Text k="hs" label="Name of school" w="c12" /><Text k="hsCity" label="School city" /><State k="hsState" label="School state" w="c6" />
				<Choice k="level" label="Present grade" w="c3" items={["Freshman (9)", "Sophomore (10)", "Junior (11)", "Senior (12)"]} /><Choice k="classOf" label="Class of" w="c3" items={["2026", "2027", "2028", "2029"]} />
				<Text k="gpaU" label="GPA (unweighted)" w="c3" /><Text k="gpaW" label="GPA (weighted)" w="c3" />
				<Text k="counselorName" label="Counselor" w="c4" /><Text k="counselorEmail" label="Counselor e-mail" w="c4" type="email" /><Text k="counselorPhone" label="Counselor phone" w="c4" type="tel" />
			</Part>
			<Part name="Tests" note="Best sitting of each. Leave blank if not taken.">
				<Text k="satRw" label="SAT Reading & Writing" w="c3" inputMode="numeric" /><Day k="satRwDate" label="Date taken" /><Text k="satMath" label="SAT Math" w="c3" inputMode="numeric" /><Day k="satMathDate" label="Date taken" />
				<Text k="actC" label="ACT composite" w="c3" inputMode="numeric" /><Day k="actDate" label="Date taken" />
				<Many k="tongues" label="Languages you can work in" options={TONGUES} />
			</Part>
			<Part name="Recommender" note="A teacher of mathematics, science or shop.">
				<Text k="recName" label="Name and title" w="c4" /><Text k="recEmail" label="E-mail" type="email" w="c4" /><Choice k="recSubject" label="Subject taught" w="c4" items={["Biology", "Chemistry", "Mathematics", "Physics", "Engineering or shop"]} />
			</Part>
			<Part name="Sponsor" note="If a company or agency pays your tuition.">
				<Text k="sponsor" label="Sponsoring organization" w="c6" /><Text k="sponsorContact" label="Contact person" w="c4" /><Text k="sponsorPays" label="Share, %" w="c2" />
			</Part>
			<Part name="In residence">
				<Pick k="session" label="Session" items={["Session A: June 21 to July 10", "Session B: July 12 to July 31"]} />
				<Choice k="swim" label="Swimming ability (we work on boats)" items={["Cannot swim", "Beginner", "Strong swimmer"]} /><Many k="diet" label="Dietary needs" options={DIET} w="c6" />
				<Text k="ec" label="Emergency contact (not a guardian)" w="c8" /><Text k="ecPhone" label="Phone" w="c4" type="tel" /><Text k="doctor" label="Family physician" w="c8" /><Text k="doctorPhone" label="Physician's phone" w="c4" type="tel" />
			</Part>
			<Part name="Statement">
				<Essay k="why" label="Describe a structure or system near your home that does not work, and how you would mend it." max={2500} />
			</Part>
			<Part name="Agreement">
				<Flip k="photos" label="The Institute may publish photographs of me." /><Agree k="rules" label="I have read the code of conduct and will keep to it." /><Text k="sign" label="Electronic signature" />
			</Part>
			<button className="send" type="submit">Submit application</button>
		</form>
	</>
);
const HoneyPot = () => { const [v, set] = use("url2"); return <input ref={hold("url2")} id="url2" name="url2" tabIndex={-1} autoComplete="off" value={v} onChange={(e) => set(e.target.value)} />; };

const day = (d: Date | null) => (d ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : "");
const DAYS = ["birth", "satRwDate", "satMathDate", "actDate"];
const MANY = ["tongues", "diet"];
const rowKeys = Array.from({ length: MAX }, (_, i) => CELLS.map((c, n) => [`act${i + 1}_${c}`, i, c, n] as const)).flat();
function read(k: string): unknown {
	const node = el[k];
	if (!node) return "";
	if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return node.value;
	if (DAYS.includes(k)) return node.querySelector("input")!.value;
	if (MANY.includes(k)) return [...node.querySelectorAll('[class*="multiValue"] > div:first-child')].map((x) => x.textContent);
	if (k === "state" || k === "hsState") return node.querySelector('[class*="singleValue"]')?.textContent ?? "";
	if (node.getAttribute("role") === "checkbox" || node.getAttribute("role") === "switch") return node.getAttribute("aria-checked") === "true";
	if (node.getAttribute("role") === "radiogroup") return node.querySelector("[aria-checked=true]")?.parentElement?.textContent ?? "";
	return (node.querySelector("span")?.textContent ?? "").replace("\u2014", "");
}
Object.assign(window, {
	formState: () => ({
		...now, ...Object.fromEntries(DAYS.map((k) => [k, day(now[k])])), ...Object.fromEntries(MANY.map((k) => [k, now[k].map((x: any) => x.value)])),
		state: now.state?.value ?? "", hsState: now.hsState?.value ?? "", country: now.country ?? "",
		...Object.fromEntries(rowKeys.map(([key, i, c]) => [key, saved[i]?.[c] ?? ""])), submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(Object.keys(start).map((k) => [k, read(k)])),
		...Object.fromEntries(rowKeys.map(([key, i, , n]) => [key, el.table?.querySelectorAll("tr[data-row]")[i]?.children[n]?.textContent ?? ""])),
	}),
});
createRoot(document.getElementById("root")!).render(<App />);
