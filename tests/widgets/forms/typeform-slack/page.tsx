import "./page.css";
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { COUNTRIES } from "../../lists";

const ref = (k: string) => { let h = 2166136261; for (const c of k) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0; return `${h.toString(16).padStart(8, "0")}-${(Math.imul(h, 31) >>> 16).toString(16).padStart(4, "0")}`; };
type V = Record<string, any>;
const Form = createContext<{ v: V; set: (k: string, x: any) => void }>(null as any);
const useF = (k: string) => { const { v, set } = useContext(Form); return [v[k], (x: any) => set(k, x)] as const; };

let n = 0;
const numbers: Record<string, number> = {};
function Q({ k, title, desc, req, children }: { k: string; title: string; desc?: string; req?: boolean; children: ReactNode }) {
	numbers[k] ??= ++n;
	return <section className="sc-q" data-qa="question-block" id={`block-${ref(k)}`}>
		<div id={`label-${ref(k)}`} className="sc-t"><span className="sc-n" aria-hidden="true">{numbers[k]} →</span><span>{title}{req ? "*" : ""}</span></div>
		{desc && <div id={`description-${ref(k)}`} className="sc-d">{desc}</div>}
		<div className="sc-ans">{children}</div>
	</section>;
}
const by = (k: string) => `label-${ref(k)}`;
function Short({ k, type = "text", placeholder = "Type your answer here...", max }: { k: string; type?: string; placeholder?: string; max?: number }) {
	const [x, set] = useF(k);
	return <input id={ref(k)} className="sc-in" type={type} maxLength={max} placeholder={placeholder} aria-labelledby={by(k)} value={x} onChange={(e) => set(e.target.value)} autoComplete="off" />;
}
function Long({ k }: { k: string }) {
	const [x, set] = useF(k);
	return <><textarea id={ref(k)} className="sc-in" rows={1} placeholder="Type your answer here..." aria-labelledby={by(k)} value={x} onChange={(e) => set(e.target.value)} /><div className="sc-d">Shift ⇧ + Enter ↵ to make a line break</div></>;
}
function Sub({ k, label, type = "text", children, onBlur }: { k: string; label: string; type?: string; children?: ReactNode; onBlur?: () => void }) {
	const [x, set] = useF(k);
	return <div className="sc-sub"><label htmlFor={ref(k)}>{label}</label>{children ?? <input id={ref(k)} className="sc-in" type={type} value={x} onChange={(e) => set(e.target.value)} onBlur={onBlur} />}</div>;
}
function Choice({ k, options, multi, pics, scale, label, value, onChange }: { k: string; options: string[]; multi?: boolean; pics?: boolean; scale?: boolean; label?: string; value?: any; onChange?: (x: any) => void }) {
	const f = useF(k);
	const x = onChange ? value : f[0];
	const set = onChange ?? f[1];
	const on = (o: string) => (multi ? x.includes(o) : x === o);
	const pick = (o: string) => set(multi ? (on(o) ? x.filter((y: string) => y !== o) : [...x, o]) : on(o) ? "" : o);
	return <div id={ref(k)} role={multi ? "group" : "radiogroup"} aria-labelledby={label ? undefined : by(k)} aria-label={label} className={scale ? "sc-scale" : ""}>
		{multi && <div className="sc-d">Choose as many as you like</div>}
		{options.map((o, i) => <div key={o} role={multi ? "checkbox" : "radio"} aria-checked={on(o)} aria-posinset={i + 1} aria-setsize={options.length} tabIndex={0} className={pics ? "sc-c sc-pic" : "sc-c"} onClick={() => pick(o)} onKeyDown={(e) => { if (e.key === " " || e.key === "Enter") { e.preventDefault(); pick(o); } }}>
			{pics && <span className="im" />}
			{!scale && <span className="sc-k" aria-hidden="true">{o === "Yes" ? "Y" : o === "No" ? "N" : String.fromCharCode(65 + i)}</span>}<span className="tx">{o}</span></div>)}
	</div>;
}
/** Dropdown question: renders the rows in view only. */
function Drop({ k, options, label, value, onChange, load }: { k: string; options?: string[]; label?: string; value?: string; onChange?: (x: string) => void; load?: (q: string) => Promise<string[]> }) {
	const f = useF(k);
	const x = onChange ? value! : f[0];
	const set = onChange ?? f[1];
	const [open, setOpen] = useState(false);
	const [text, setText] = useState(x);
	const [top, setTop] = useState(0);
	const [rows, setRows] = useState<string[]>([]);
	const [busy, setBusy] = useState(false);
	const turn = useRef(0);
	useEffect(() => setText(x), [x]);
	useEffect(() => {
		if (!load || !open) return;
		const mine = ++turn.current;
		if (text.trim().length < 3 || text === x) { setRows([]); setBusy(false); return; }
		setBusy(true);
		const timer = setTimeout(async () => { const found = await load(text); if (mine === turn.current) { setRows(found); setBusy(false); } }, 180);
		return () => clearTimeout(timer);
	}, [text, open]);
	const shown = load ? rows : options!.filter((o) => text === x || o.toLowerCase().includes(text.toLowerCase()));
	const from = Math.max(0, Math.floor(top / 40) - 2);
	const view = shown.slice(from, from + 10);
	const list = `dropdown-${ref(k)}`;
	return <div className="sc-dd">
		<input id={ref(k)} className="sc-in" role="combobox" aria-expanded={open} aria-controls={list} aria-autocomplete="list" aria-labelledby={label ? undefined : by(k)} aria-label={label} autoComplete="off" placeholder={load ? "Search by name or town" : "Type or select an option"} value={text}
			onFocus={() => setOpen(true)} onClick={() => setOpen(true)} onChange={(e) => { setText(e.target.value); setOpen(true); setTop(0); if (e.target.value === "") set(""); }} onBlur={() => { setOpen(false); setText(x); }} />
		{open && <ul id={list} role="listbox" className="sc-list" onScroll={(e) => setTop(e.currentTarget.scrollTop)} onMouseDown={(e) => e.preventDefault()}>
			{busy ? <li className="sc-d">Searching…</li> : shown.length === 0 ? <li className="sc-d">{load ? "Keep typing to search" : "No suggestions found"}</li> : <div style={{ height: shown.length * 40, position: "relative" }}>
				{view.map((o, i) => <li key={o} role="option" aria-selected={o === x} style={{ position: "absolute", top: (from + i) * 40, left: 0, right: 0 }} onClick={() => { set(o); setText(o); setOpen(false); }}>{o}</li>)}</div>}
		</ul>}
	</div>;
}
function Stepper({ k, min, max, step = 1, label, value, onChange }: { k: string; min: number; max: number; step?: number; label?: string; value?: any; onChange?: (x: any) => void }) {
	const f = useF(k);
	const x = onChange ? value : f[0];
	const set = onChange ?? f[1];
	const [text, setText] = useState(x === null ? "" : String(x));
	useEffect(() => setText(x === null ? "" : String(x)), [x]);
	const commit = (s: string) => { const m = Number(s); set(s.trim() === "" || Number.isNaN(m) || m < min || m > max ? null : m); if (s.trim() !== "" && (Number.isNaN(m) || m < min || m > max)) setText(""); };
	return <div className="sc-st"><button type="button" aria-label="Decrease" onClick={() => set(Math.max(min, (x ?? min) - step))}>−</button>
		<input id={ref(k)} role="spinbutton" aria-valuemin={min} aria-valuemax={max} aria-valuenow={x ?? undefined} inputMode="numeric" aria-labelledby={label ? undefined : by(k)} aria-label={label} value={text} onChange={(e) => setText(e.target.value.replace(/\D/g, ""))} onBlur={() => commit(text)} />
		<button type="button" aria-label="Increase" onClick={() => set(x === null ? min : Math.min(max, x + step))}>+</button></div>;
}
function Editor({ k, label, value, onChange }: { k: string; label: string; value: string; onChange: (x: string) => void }) {
	const el = useRef<HTMLDivElement>(null);
	useEffect(() => { el.current!.innerText = value; }, []);
	return <div><div className="sc-lab">{label}</div><div role="toolbar" aria-label="Formatting"><button type="button" aria-label="Bold" onMouseDown={(e) => { e.preventDefault(); document.execCommand("bold"); }}><b>B</b></button><button type="button" aria-label="Italic" onMouseDown={(e) => { e.preventDefault(); document.execCommand("italic"); }}><i>I</i></button></div>
		<div id={ref(k)} ref={el} className="sc-ed" contentEditable suppressContentEditableWarning role="textbox" aria-multiline="true" aria-label={label} onInput={() => onChange(el.current!.innerText.trim())} /></div>;
}
const KINDS = ["Academic club or competition", "Athletics", "Community service", "Debate / speech", "Environment and sustainability", "Family responsibilities", "Internship", "Job (paid)", "Music", "Religious group", "Robotics", "Student government", "Theater or dance", "Other"];
type Act = { name: string; role: string; kind: string; hours: number | null; desc: string };
const EMPTY: Act = { name: "", role: "", kind: "", hours: null, desc: "" };
function Activities() {
	const { v, set } = useContext(Form);
	const [draft, setDraft] = useState<Act | null>(null);
	const [at, setAt] = useState(-1);
	const up = (p: Partial<Act>) => setDraft((d) => ({ ...d!, ...p }));
	const acts: Act[] = v.acts;
	return <>
		{acts.map((a, i) => at === i ? null : <div className="sc-card" key={i} data-qa="subform-entry"><b>{a.name}</b> <span>{a.role}</span><div className="sc-d">{a.kind} · {a.hours ?? 0} hrs/week</div><p>{a.desc}</p><button type="button" className="sc-btn ghost" onClick={() => { setAt(i); setDraft(a); }}>Edit</button></div>)}
		{draft ? <div className="sc-card" role="group" aria-label="New activity">
			<div className="sc-sub"><label htmlFor={ref("d-name")}>Name of club, team, employer or project</label><input id={ref("d-name")} className="sc-in" value={draft.name} onChange={(e) => up({ name: e.target.value })} /></div>
			<div className="sc-sub"><label htmlFor={ref("d-role")}>Your title or position</label><input id={ref("d-role")} className="sc-in" value={draft.role} onChange={(e) => up({ role: e.target.value })} /></div>
			<div className="sc-sub"><div className="sc-lab">What kind of activity is it?</div><Drop k="d-kind" options={KINDS} label="What kind of activity is it?" value={draft.kind} onChange={(kind) => up({ kind })} /></div>
			<div className="sc-sub"><div className="sc-lab">Hours per week</div><Stepper k="d-hours" min={0} max={60} label="Hours per week" value={draft.hours} onChange={(hours) => up({ hours })} /></div>
			<Editor k="d-desc" label="Tell us what you did" value={draft.desc} onChange={(desc) => up({ desc })} />
			<p><button type="button" className="sc-btn" data-qa="subform-save" onClick={() => { set("acts", at < 0 ? [...acts, draft] : acts.map((a, i) => (i === at ? draft : a))); setDraft(null); setAt(-1); }}>Save activity</button> <button type="button" className="sc-btn ghost" onClick={() => { setDraft(null); setAt(-1); }}>Cancel</button></p>
		</div> : <button type="button" className="sc-btn ghost" data-qa="subform-add" onClick={() => setDraft(EMPTY)}>+ Add an activity</button>}
	</>;
}
function Matrix() {
	const { v, set } = useContext(Form);
	const cols = ["9", "10", "11", "12"];
	const acts: Act[] = v.acts;
	if (acts.length === 0) return <div className="sc-d">Save an activity above and it appears here.</div>;
	return <table className="sc-mx" id={ref("mx")}><thead><tr><td />{cols.map((c) => <th key={c} scope="col">{c}th</th>)}</tr></thead><tbody>{acts.map((a, i) => <tr key={i}><th scope="row">{a.name}</th>{cols.map((c) => {
		const list: string[] = v.actGrades[i] ?? [];
		const on = list.includes(c);
		return <td key={c}><span role="checkbox" tabIndex={0} aria-checked={on} aria-label={`${a.name} ${c}th`} className="sc-box" onClick={() => set("actGrades", { ...v.actGrades, [i]: on ? list.filter((y) => y !== c) : cols.filter((y) => y === c || list.includes(y)) })} /></td>;
	})}</tr>)}</tbody></table>;
}
function DateParts() {
	const { v, set } = useContext(Form);
	const parts = [["dobM", "Month", "MM", 2], ["dobD", "Day", "DD", 2], ["dobY", "Year", "YYYY", 4]] as const;
	return <div className="sc-date" role="group" aria-labelledby={by("dob")}>{parts.map(([k, label, ph, len], i) => <div key={k}><label className="sc-lab" htmlFor={ref(k)}>{label}</label><input id={ref(k)} className="sc-in" inputMode="numeric" placeholder={ph} maxLength={len} value={v[k]} onChange={(e) => { const d = e.target.value.replace(/\D/g, "").slice(0, len); set(k, d); if (d.length === len && i < 2 && d !== v[k]) document.getElementById(ref(parts[i + 1][0]))!.focus(); }}
		onBlur={(e) => { const x = e.currentTarget.value; if (k === "dobM" && x && (+x < 1 || +x > 12)) set("dobM", ""); else if (len === 2 && x.length === 1) set(k, `0${x}`); }} /></div>)}</div>;
}
const CODES = [["US", "+1", "United States"], ["CA", "+1", "Canada"], ["MX", "+52", "Mexico"], ["GB", "+44", "United Kingdom"], ["NG", "+234", "Nigeria"], ["IN", "+91", "India"], ["CN", "+86", "China"]];
function Phone() {
	const { v, set } = useContext(Form);
	const [open, setOpen] = useState(false);
	const c = CODES.find(([code]) => code === v.phoneCountry)!;
	const fmt = (s: string) => { let d = s.replace(/\D/g, ""); if (d.length === 11 && d[0] === "1") d = d.slice(1); d = d.slice(0, 10); return c[1] !== "+1" ? d : d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d; };
	return <div className="sc-sub"><label htmlFor={ref("phone")}>Phone number</label><div className="sc-ph"><div className="sc-dd"><button type="button" aria-haspopup="listbox" aria-expanded={open} aria-label={`Country: ${c[2]}`} onClick={() => setOpen(!open)}>{c[0]} ▾</button>
		{open && <ul role="listbox" className="sc-list" style={{ width: 220 }}>{CODES.map((o) => <li key={o[0]} role="option" aria-selected={o === c} onClick={() => { set("phoneCountry", o[0]); setOpen(false); }}>{o[2]} {o[1]}</li>)}</ul>}</div>
		<input id={ref("phone")} className="sc-in" type="tel" placeholder="(201) 555-0123" value={v.phone} onChange={(e) => set("phone", fmt(e.target.value))} /></div></div>;
}
const PLACES = [["4127 Juniper Hollow Lane", "Yreka", "California", "96097"], ["4127 Juniper Hill Road", "Redmond", "Oregon", "97756"], ["4120 Juniper Hollow Court", "Reno", "Nevada", "89506"], ["412 Main Street", "Yreka", "California", "96097"], ["41 Harbor View Drive", "Eureka", "California", "95501"]];
function Address() {
	const { v, set } = useContext(Form);
	const [found, setFound] = useState<string[][]>([]);
	const timer = useRef<any>(null);
	return <div role="group" aria-labelledby={by("addr")}>
		<div className="sc-sub sc-dd"><label htmlFor={ref("addr1")}>Address</label><input id={ref("addr1")} className="sc-in" value={v.addr1} autoComplete="off" onChange={(e) => { const q = e.target.value; set("addr1", q); clearTimeout(timer.current); timer.current = setTimeout(() => setFound(q.length > 3 ? PLACES.filter((p) => p[0].toLowerCase().startsWith(q.toLowerCase())) : []), 300); }} onBlur={() => { clearTimeout(timer.current); setFound([]); }} />
			{found.length > 0 && <ul role="listbox" className="sc-list" onMouseDown={(e) => e.preventDefault()}>{found.map((p) => <li key={p.join()} role="option" aria-selected={false} onClick={() => { set("addr1", p[0]); set("addrCity", p[1]); set("addrState", p[2]); set("addrZip", p[3]); setFound([]); }}>{p[0]}, {p[1]}, {p[2]}</li>)}</ul>}</div>
		<Sub k="addr2" label="Address line 2" /><Sub k="addrCity" label="City/Town" /><Sub k="addrState" label="State/Region/Province" /><Sub k="addrZip" label="Zip/Post code" />
		<div className="sc-sub"><div className="sc-lab">Country</div><Drop k="addrCountry" options={COUNTRIES} label="Country" /></div>
	</div>;
}
const SCHOOLS = ["Ashland High School (Ashland, OR)", "Ashland Valley High School (Ashland, OR)", "Ashland Middle/High School (Ashland, WI)", "Mountain Avenue Charter School (Ashland, OR)", "Valley High School (Elk Grove, CA)", "Yreka High School (Yreka, CA)", "Etna High School (Etna, CA)", "Ashland Valley Christian School (Ashland, NH)", "South Medford High School (Medford, OR)", "Crater High School (Central Point, OR)"];
const loadSchools = (q: string) => new Promise<string[]>((done) => setTimeout(() => done(SCHOOLS.filter((s) => s.toLowerCase().includes(q.toLowerCase().trim()))), 300));

const START: V = { first: "", last: "", email: "", phone: "", phoneCountry: "US", dobM: "", dobD: "", dobY: "", addr1: "", addr2: "", addrCity: "", addrState: "", addrZip: "", addrCountry: "", school: "", gradeNow: "", gradYear: "", gpa: "", satEng: null, satMath: null, act: null,
	acts: [], actGrades: {}, p1Name: "", p1Job: "", p2Name: "", p2Job: "", parentEmail: "", firstGen: "", income: "", citizen: "", race: [], tshirt: "", diet: "", essay: "", lab: "", heard: "", recName: "", recEmail: "", consent: [], signature: "" };
for (let i = 0; i < 3; i++) Object.assign(START, { [`course-${i}`]: "", [`mark-${i}`]: "", [`award-${i}`]: "", [`awardGrade-${i}`]: "" });
let live = START;
let submitted = false;
function App() {
	const [v, setV] = useState<V>(START);
	live = v;
	const set = (k: string, x: any) => setV((old) => ({ ...old, [k]: x }));
	return <Form.Provider value={{ v, set }}><main className="sc-wrap"><form noValidate onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
		<h1>Slack Water Summer Institute</h1><p>Five weeks of field science on the coast, for rising college freshmen. This takes about 25 minutes.</p>
		<Q k="contact" title="First, how do we reach you?" req><Sub k="first" label="First name" /><Sub k="last" label="Last name" /><Phone /><Sub k="email" label="Email" type="email" /></Q>
		<Q k="dob" title="When were you born?" req><DateParts /></Q>
		<Q k="addr" title="Where do you live?" desc="We mail acceptance packets in April."><Address /></Q>
		<Q k="school" title="Which high school do you attend?" desc="Start typing and choose it from the list." req><Drop k="school" load={loadSchools} /></Q>
		<Q k="gradeNow" title="What grade are you in now?"><Choice k="gradeNow" options={["9th grade", "10th grade", "11th grade", "12th grade", "Already graduated"]} /></Q>
		<Q k="gradYear" title="Year of high school graduation"><Choice k="gradYear" scale options={["2025", "2026", "2027", "2028", "2029"]} /></Q>
		<Q k="gpa" title="What is your unweighted GPA?" desc="On a 4.0 scale"><Short k="gpa" placeholder="0.00" max={4} /></Q>
		<Q k="satEng" title="SAT Evidence-Based Reading and Writing score" desc="Leave empty if you did not take it."><Stepper k="satEng" min={200} max={800} step={10} /></Q>
		<Q k="satMath" title="SAT Math score"><Stepper k="satMath" min={200} max={800} step={10} /></Q>
		<Q k="act" title="ACT composite score"><Stepper k="act" min={1} max={36} /></Q>
		<Q k="courses" title="Three courses you have liked" desc="Course as on your transcript, and the grade you got."><table className="sc-mx"><thead><tr><th /><th>Course</th><th>Grade</th></tr></thead><tbody>{[0, 1, 2].map((i) => <tr key={i}><td>{i + 1}</td><td><input className="sc-in" id={ref(`course-${i}`)} aria-label={`Course row ${i + 1}`} value={v[`course-${i}`]} onChange={(e) => set(`course-${i}`, e.target.value)} /></td><td><input className="sc-in" id={ref(`mark-${i}`)} aria-label={`Grade row ${i + 1}`} value={v[`mark-${i}`]} onChange={(e) => set(`mark-${i}`, e.target.value)} /></td></tr>)}</tbody></table></Q>
		<Q k="acts" title="What do you do outside of class?" desc="Clubs, sports, jobs, family duties. Add up to five."><Activities /></Q>
		<Q k="mx" title="In which grades did you take part?" desc="Tick all that apply for each."><Matrix /></Q>
		{[0, 1, 2].map((i) => <div key={i}><Q k={`award-${i}`} title={`Honor or award #${i + 1}`}><Short k={`award-${i}`} /></Q><Q k={`awardGrade-${i}`} title={`Grade level of honor or award #${i + 1}`}><Choice k={`awardGrade-${i}`} options={["9th", "10th", "11th", "12th"]} /></Q></div>)}
		<Q k="parents" title="Your parents or guardians"><Sub k="p1Name" label="Parent/guardian 1 full name" /><Sub k="p1Job" label="Parent/guardian 1 occupation" /><Sub k="p2Name" label="Parent/guardian 2 full name" /><Sub k="p2Job" label="Parent/guardian 2 occupation" /><Sub k="parentEmail" label="Email of a parent or guardian" type="email" /></Q>
		<Q k="firstGen" title="Will you be the first in your family to graduate from a four-year college?"><Choice k="firstGen" options={["Yes", "No"]} /></Q>
		<Q k="income" title="Which range holds your household's yearly income?" desc="Only the aid committee sees this."><Choice k="income" pics options={["Under $30,000", "$30,000 – $59,999", "$60,000 – $89,999", "$90,000 – $119,999", "$120,000 or more"]} /></Q>
		<Q k="citizen" title="What is your citizenship status?"><Choice k="citizen" options={["U.S. citizen", "U.S. permanent resident", "DACA or undocumented", "International"]} /></Q>
		<Q k="race" title="How do you describe your race?"><Choice k="race" multi options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Prefer not to say"]} /></Q>
		<Q k="tshirt" title="T-shirt size"><Choice k="tshirt" pics options={["XS", "S", "M", "L", "XL", "XXL"]} /></Q>
		<Q k="diet" title="Any allergies or dietary needs?"><Long k="diet" /></Q>
		<Q k="lab" title="How comfortable are you in a laboratory?" desc="1 = not at all, 7 = very"><Choice k="lab" scale options={["1", "2", "3", "4", "5", "6", "7"]} /></Q>
		<Q k="essay" title="Describe a question about water that you cannot stop thinking about." desc="About 250 words" req><Long k="essay" /></Q>
		<Q k="heard" title="How did you hear about Slack Water?"><Drop k="heard" options={["A teacher", "A friend", "Alumni", "Instagram", "Web search", "Other"]} /></Q>
		<Q k="rec" title="Who will write your recommendation?" desc="A math or science teacher"><Sub k="recName" label="Teacher's name" /><Sub k="recEmail" label="Teacher's email" type="email" /></Q>
		<Q k="consent" title="Please read and accept" req><Choice k="consent" multi options={["I accept the code of conduct and the photo release"]} /></Q>
		<Q k="signature" title="Sign with your full name" req><Short k="signature" /></Q>
		<button className="sc-btn" type="submit">Submit</button>
	</form></main></Form.Provider>;
}
flushSync(() => createRoot(document.getElementById("root")!).render(<App />));
const SKIP = ["acts", "actGrades", "phoneCountry"];
(window as any).formState = () => {
	const out: V = {};
	for (const [k, x] of Object.entries(live)) if (!SKIP.includes(k)) out[k] = x;
	const dial = CODES.find(([c]) => c === live.phoneCountry)![1];
	out.phone = live.phone ? dial + live.phone.replace(/\D/g, "") : "";
	for (let i = 0; i < 3; i++) {
		const a = live.acts[i] ?? EMPTY;
		for (const p of ["name", "role", "kind", "hours", "desc"] as const) out[`act-${p}-${i}`] = a[p];
		out[`act-grades-${i}`] = live.actGrades[i] ?? [];
	}
	out.submitted = submitted;
	return out;
};
(window as any).formShown = () => {
	const state = (window as any).formState();
	const out: V = {};
	const cards = [...document.querySelectorAll("[data-qa=subform-entry]")];
	for (const k of Object.keys(state)) {
		if (k === "submitted") continue;
		const m = /^act-(\w+)-(\d)$/.exec(k);
		if (m) {
			const card = cards[+m[2]];
			if (m[1] === "grades") out[k] = [...(document.querySelectorAll(".sc-mx[id] tbody tr")[+m[2]]?.querySelectorAll("[aria-checked=true]") ?? [])].map((b) => b.getAttribute("aria-label")!.split(" ").at(-1));
			else if (!card) out[k] = "";
			else if (m[1] === "name") out[k] = card.querySelector("b")!.textContent;
			else if (m[1] === "role") out[k] = card.querySelector("span")!.textContent;
			else if (m[1] === "kind") out[k] = card.querySelector(".sc-d")!.textContent!.split(" · ")[0];
			else if (m[1] === "hours") out[k] = card.querySelector(".sc-d")!.textContent!.split(" · ")[1].replace(" hrs/week", "");
			else out[k] = card.querySelector("p")!.textContent;
			continue;
		}
		const el = document.getElementById(ref(k)) as any;
		if (el.tagName === "DIV") { const on = [...el.querySelectorAll("[aria-checked=true] .tx")].map((x: any) => x.textContent); out[k] = Array.isArray(state[k]) ? on : on[0] ?? ""; }
		else out[k] = el.value;
	}
	return out;
};
