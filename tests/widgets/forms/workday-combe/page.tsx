import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createPortal } from "react-dom";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Value = string | boolean | string[];
const ACTIVITY_KEYS = ["type", "org", "role", "grades", "hours", "weeks", "description"] as const;
const store: Record<string, Value> = {
	source: "", country: "", firstName: "", middleName: "", lastName: "", suffix: "", hasPreferred: false, preferredFirst: "",
	address1: "", address2: "", city: "", region: "", postal: "", email: "", phoneType: "", phoneCode: "", phone: "", extension: "", birthDate: "",
	school: "", schoolFrom: "", schoolTo: "", gpa: "", gradeLevel: "", program: "", term: "",
	p1First: "", p1Last: "", p1Education: "", p2First: "", p2Last: "", p2Education: "",
	citizenship: "", gender: "", hispanic: "", race: [], military: "",
	recommenderName: "", recommenderEmail: "", emergencyName: "", terms: false, website: "",
};
for (let i = 0; i < 3; i++) {
	for (const k of ACTIVITY_KEYS) store[`act${i}.${k}`] = k === "grades" ? [] : "";
	store[`exam${i}.subject`] = ""; store[`exam${i}.score`] = "";
}
let submitted = false;
const shown: Record<string, () => Value> = {};
const Ctx = createContext<{ values: Record<string, Value>; set: (k: string, v: Value) => void }>(null!);
const useField = (k: string) => { const c = useContext(Ctx); return [c.values[k], (v: Value) => c.set(k, v)] as const; };
const $ = (id: string) => document.getElementById(id);

function FormField({ id, label, required, children, hint, tag = "label" }: { id: string; label: string; required?: boolean; children: ReactNode; hint?: string; tag?: "label" | "group" }) {
	const text = <><span className="css-lbl">{label}</span>{required && <abbr aria-hidden="true" title="required">*</abbr>}</>;
	if (tag === "group") return <div data-automation-id={`formField-${id.split("--").pop()}`} data-fkit-id={id} className="css-1obf64m"><fieldset style={{ margin: 0 }}><legend>{text}</legend>{children}</fieldset></div>;
	return <div data-automation-id={`formField-${id.split("--").pop()}`} data-fkit-id={id} className="css-1obf64m">
		<label htmlFor={id} className="css-1ud5i8o">{text}</label>
		<div className="css-wrap"><div>{children}</div></div>
		{hint && <p className="css-sub" id={`helpText-${id}`}>{hint}</p>}
	</div>;
}
function Text({ k, id, label, required, hint, area, onLeave, type = "text", auto }: { k: string; id: string; label: string; required?: boolean; hint?: string; area?: boolean; type?: string; auto?: string; onLeave?: (v: string) => string }) {
	const [v, set] = useField(k);
	const [error, setError] = useState(false);
	shown[k] = () => ($(id) as HTMLInputElement | null)?.value ?? "";
	const common = { id, name: id.split("--").pop(), value: v as string, "aria-required": required || undefined, "aria-invalid": error || undefined, "aria-describedby": hint ? `helpText-${id}` : undefined,
		onBlur: () => { if (onLeave) set(onLeave(v as string)); setError(!!required && !v); } };
	return <FormField id={id} label={label} required={required} hint={hint}>
		{area ? <textarea {...common} className="css-inp css-ta" onChange={(e) => set(e.target.value)} /> : <input {...common} type={type} autoComplete={auto} data-automation-id={id.split("--").pop()} className="css-inp" onChange={(e) => set(e.target.value)} />}
		{error && <div className="css-err" data-automation-id="inputAlert" role="alert">Error: The field {label} is required and must have a value.</div>}
	</FormField>;
}
function Popup({ anchor, children, close }: { anchor: HTMLElement; children: ReactNode; close: () => void }) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const out = (e: MouseEvent) => { if (!ref.current?.contains(e.target as Node) && !anchor.contains(e.target as Node)) close(); };
		document.addEventListener("mousedown", out);
		return () => document.removeEventListener("mousedown", out);
	});
	const r = anchor.getBoundingClientRect();
	return createPortal(<div ref={ref} className="css-pop" data-automation-widget="wd-popup" data-associated-widget="" style={{ top: r.bottom + scrollY + 4, left: r.left + scrollX }}>{children}</div>, document.body);
}
function Listbox({ k, id, label, required, options, hint }: { k: string; id: string; label: string; required?: boolean; options: (string | [string, string])[]; hint?: string }) {
	const [v, set] = useField(k);
	const [open, setOpen] = useState(false);
	const [at, setAt] = useState(0);
	const button = useRef<HTMLButtonElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const pairs = [["", "Select One"] as [string, string], ...options.map((o): [string, string] => (typeof o === "string" ? [o, o] : o))];
	const text = pairs.find(([c]) => c === v)?.[1] ?? "Select One";
	shown[k] = () => { const t = $(id)?.textContent ?? ""; return t === "Select One" ? "" : t; };
	useEffect(() => { if (open) { setAt(Math.max(0, pairs.findIndex(([c]) => c === v))); list.current?.focus({ preventScroll: true }); } }, [open]);
	useEffect(() => { if (open) (list.current?.children[at] as HTMLElement | undefined)?.scrollIntoView({ block: "nearest" }); }, [at]);
	const choose = (c: string) => { set(c); setOpen(false); button.current?.focus(); };
	return <FormField id={id} label={label} required={required} hint={hint}>
		<button ref={button} type="button" id={id} name={id.split("--").pop()} aria-haspopup="listbox" aria-expanded={open || undefined} value={v as string} aria-label={`${label} ${text}${required ? " Required" : ""}`} className="css-btn" onClick={() => setOpen(!open)}
			onKeyDown={(e) => { if (e.key === "ArrowDown") { e.preventDefault(); setOpen(true); } }}>{text}</button>
		<input type="text" className="css-hide" tabIndex={-1} aria-hidden="true" readOnly value={v as string} />
		{open && <Popup anchor={button.current!} close={() => setOpen(false)}>
			<ul ref={list} role="listbox" tabIndex={-1} aria-label={label} aria-activedescendant={`${id}-opt-${at}`} onKeyDown={(e) => {
				if (e.key === "ArrowDown") setAt(Math.min(pairs.length - 1, at + 1));
				else if (e.key === "ArrowUp") setAt(Math.max(0, at - 1));
				else if (e.key === "Enter" || e.key === " ") choose(pairs[at][0]);
				else if (e.key === "Escape") { setOpen(false); button.current?.focus(); }
				else if (e.key.length === 1) { const f = pairs.findIndex(([, t], i) => i > at && t.toLowerCase().startsWith(e.key.toLowerCase())); if (f > 0) setAt(f); return; }
				else return;
				e.preventDefault();
			}}>{pairs.map(([c, t], i) => <li key={c} id={`${id}-opt-${i}`} role="option" data-value={c} aria-selected={c === v} className={i === at ? "css-act" : ""} onClick={() => choose(c)}><div>{t}</div></li>)}</ul>
		</Popup>}
	</FormField>;
}
/** A prompt: looks up rows, one or several; the list draws only the rows in view. */
type Row = { label: string; note?: string };
function Prompt({ k, id, label, required, find, many, remote, hint }: { k: string; id: string; label: string; required?: boolean; find: (q: string) => Row[]; many?: boolean; remote?: boolean; hint?: string }) {
	const [v, set] = useField(k);
	const chosen = many ? (v as string[]) : v ? [v as string] : [];
	const [q, setQ] = useState("");
	const [rows, setRows] = useState<Row[] | null>(null);
	const [open, setOpen] = useState(false);
	const [top, setTop] = useState(0);
	const box = useRef<HTMLDivElement>(null);
	const timer = useRef(0);
	shown[k] = () => { const t = [...(box.current?.isConnected ? box.current.querySelectorAll("[data-automation-id=selectedItem] p") : [])].map((p) => p.textContent ?? ""); return many ? t : (t[0] ?? ""); };
	const ask = (text: string) => {
		setOpen(true); setRows(null); setTop(0); clearTimeout(timer.current);
		timer.current = window.setTimeout(() => setRows(find(text)), remote ? 420 : 180);
	};
	const pick = (r: Row) => {
		if (many) set(chosen.includes(r.label) ? chosen.filter((c) => c !== r.label) : [...chosen, r.label]);
		else { set(r.label); setOpen(false); setQ(""); }
	};
	const first = Math.max(0, Math.floor(top / 40) - 1);
	return <FormField id={id} label={label} required={required} hint={hint}>
		<div ref={box} className="css-ms" data-automation-id="multiSelectContainer" data-uxi-widget-type="multiselect" id={`multiselect-${id}`}>
			<div data-automation-id="multiselectInputContainer">
				<input id={id} type="text" dir="ltr" autoComplete="off" placeholder="Search" data-automation-id="searchBox" data-uxi-widget-type="selectinput" data-uxi-multiselect-id={`multiselect-${id}`} aria-required={required || undefined} value={q}
					onClick={() => { if (!open) ask(q); }} onChange={(e) => { setQ(e.target.value); if (!remote) ask(e.target.value); }}
					onKeyDown={(e) => { if (e.key === "Enter") { e.preventDefault(); ask(q); } else if (e.key === "Escape") setOpen(false); else if (e.key === "Backspace" && !q && chosen.length) set(many ? chosen.slice(0, -1) : ""); else if (e.key === "Tab") setOpen(false); }} />
				<span className="css-ico" data-automation-id="promptSearchButton" onClick={() => ask(q)}>☰</span>
			</div>
			<div className="css-hide" data-automation-id="promptAriaInstruction" aria-live="polite">{chosen.length} item{chosen.length === 1 ? "" : "s"} selected{chosen.length ? `, ${chosen.join(", ")}` : ""}</div>
			{chosen.length > 0 && <ul data-automation-id="selectedItemList" role="listbox" aria-label="items selected">
				{chosen.map((c) => <li key={c} className="css-pill" role="presentation"><div data-automation-id="selectedItem" role="option" aria-selected="false" title={c} tabIndex={-1}><p data-automation-id="promptOption" data-automation-label={c} style={{ display: "inline" }}>{c}</p> <span data-automation-id="DELETE_charm" onClick={() => set(many ? chosen.filter((x) => x !== c) : "")}>×</span></div></li>)}
			</ul>}
			{open && <Popup anchor={box.current!} close={() => { setOpen(false); setQ(""); }}>
				{rows === null ? <div style={{ padding: 12 }} data-automation-id="loading">Loading…</div> : rows.length === 0 ? <div style={{ padding: 12 }} data-automation-id="promptTitle">No Items.</div> :
					<div className="css-grid ReactVirtualized__Grid" data-automation-id="activeListContainer" role="listbox" tabIndex={0} aria-label={`${label} options`} style={{ height: Math.min(240, rows.length * 40) }} onScroll={(e) => setTop((e.target as HTMLElement).scrollTop)}>
						<div className="ReactVirtualized__Grid__innerScrollContainer" style={{ height: rows.length * 40, position: "relative" }}>
							{rows.slice(first, first + 9).map((r, i) => <div key={r.label + r.note} className="css-row" style={{ top: (first + i) * 40 }} data-automation-id="menuItem" role="option" onMouseDown={(e) => { e.preventDefault(); $(id)?.focus(); }} aria-selected={chosen.includes(r.label)} aria-setsize={rows.length} aria-posinset={first + i + 1} onClick={() => pick(r)}>
								<div data-automation-id="promptLeafNode">{many && <input type="checkbox" data-automation-id="checkboxPanel" tabIndex={-1} readOnly checked={chosen.includes(r.label)} />} <span data-automation-id="promptOption" data-automation-label={r.label} title={r.label}>{r.label}{r.note && <small>, {r.note}</small>}</span></div>
							</div>)}
						</div>
					</div>}
			</Popup>}
		</div>
	</FormField>;
}
/** Spin sections: MM / DD / YYYY. */
function DateSpin({ k, id, label, required, monthOnly }: { k: string; id: string; label: string; required?: boolean; monthOnly?: boolean }) {
	const [, set] = useField(k);
	const [part, setPart] = useState<Record<string, string>>({});
	const sections = monthOnly ? ([["Month", "MM", 12, 2], ["Year", "YYYY", 9999, 4]] as const) : ([["Month", "MM", 12, 2], ["Day", "DD", 31, 2], ["Year", "YYYY", 9999, 4]] as const);
	const group = useRef<HTMLDivElement>(null);
	shown[k] = () => { const t = [...(group.current?.querySelectorAll("[data-automation-id$=-display]") ?? [])].map((d) => d.textContent); return t.some((x) => /[A-Z]/.test(x ?? "")) ? "" : t.join("/"); };
	const put = (name: string, raw: string) => {
		const next = { ...part, [name]: raw };
		setPart(next);
		const { Month: m, Day: d, Year: y } = next;
		set(m && y?.length === 4 && (monthOnly || d) ? [y, m.padStart(2, "0"), ...(monthOnly ? [] : [d.padStart(2, "0")])].join("-") : "");
	};
	return <FormField id={id} label={label} required={required} tag="group">
		<div ref={group} className="css-date" data-automation-id="dateInputWrapper" id={id} role="group">
			{sections.map(([name, ph, max, len], i) => {
				const v = part[name] ?? "";
				const inputId = `${id}-dateSection${name}-input`;
				return <span key={name}>{i > 0 && <span>/</span>}<div className="css-sec" data-automation-id={`dateSection${name}`}>
					<div data-automation-id={`dateSection${name}-display`} aria-hidden="true" id={`${id}-dateSection${name}-display`}>{v ? v.padStart(len, "0") : ph}</div>
					<input id={inputId} type="text" inputMode="numeric" role="spinbutton" autoComplete="off" data-automation-id={`dateSection${name}-input`} aria-label={name} aria-valuemin={1} aria-valuemax={max} aria-valuenow={v ? Number(v) : undefined} aria-valuetext={v || ph} value={v}
						onChange={(e) => {
							const raw = e.target.value.replace(/\D/g, "").slice(-len);
							if (raw && Number(raw) > max) return;
							put(name, raw);
							if (raw.length === len && i < sections.length - 1) (document.getElementById(`${id}-dateSection${sections[i + 1][0]}-input`) as HTMLInputElement).focus();
						}}
						onKeyDown={(e) => {
							if (e.key !== "ArrowUp" && e.key !== "ArrowDown") return;
							e.preventDefault();
							const base = v ? Number(v) + (e.key === "ArrowUp" ? 1 : -1) : name === "Year" ? new Date().getFullYear() : 1;
							put(name, String(base > max ? 1 : base < 1 ? max : base).padStart(len, "0"));
						}} />
				</div></span>;
			})}
			<button type="button" aria-label="Calendar" data-automation-id="dateIcon" style={{ border: 0, background: "none" }}>▦</button>
		</div>
	</FormField>;
}
function Check({ k, id, label }: { k: string; id: string; label: string }) {
	const [v, set] = useField(k);
	shown[k] = () => ($(id) as HTMLInputElement | null)?.checked ?? false;
	return <div className="css-1obf64m" data-automation-id={`formField-${id.split("--").pop()}`}><div className="css-opt"><input type="checkbox" id={id} name={id.split("--").pop()} checked={v as boolean} aria-checked={v as boolean} onChange={(e) => set(e.target.checked)} /><label htmlFor={id}>{label}</label></div></div>;
}
function Options({ k, id, label, options, many, required }: { k: string; id: string; label: string; options: string[]; many?: boolean; required?: boolean }) {
	const [v, set] = useField(k);
	shown[k] = () => { const t = [...document.querySelectorAll<HTMLInputElement>(`[data-fkit-id="${id}"] input:checked`)].map((i) => i.labels![0].textContent ?? ""); return many ? t : (t[0] ?? ""); };
	return <FormField id={id} label={label} tag="group" required={required}>{options.map((o, i) => <div key={o} className="css-opt">
		<input type={many ? "checkbox" : "radio"} name={many ? undefined : id} id={`${id}-${i}`} value={o} checked={many ? (v as string[]).includes(o) : v === o} onChange={() => set(many ? ((v as string[]).includes(o) ? (v as string[]).filter((x) => x !== o) : [...(v as string[]), o]) : o)} />
		<label htmlFor={`${id}-${i}`}>{o}</label></div>)}</FormField>;
}

const DIAL = "Afghanistan +93|Albania +355|Algeria +213|Argentina +54|Armenia +374|Australia +61|Austria +43|Bahamas +1|Bangladesh +880|Belgium +32|Bolivia +591|Brazil +55|Bulgaria +359|Cambodia +855|Cameroon +237|Canada +1|Chile +56|China +86|Colombia +57|Costa Rica +506|Croatia +385|Denmark +45|Dominican Republic +1|Ecuador +593|Egypt +20|El Salvador +503|Ethiopia +251|Finland +358|France +33|Germany +49|Ghana +233|Greece +30|Guatemala +502|Haiti +509|Honduras +504|Hong Kong +852|India +91|Indonesia +62|Iran +98|Ireland +353|Israel +972|Italy +39|Jamaica +1|Japan +81|Kenya +254|Korea, Republic of +82|Lebanon +961|Malaysia +60|Mexico +52|Morocco +212|Nepal +977|Netherlands +31|New Zealand +64|Nicaragua +505|Nigeria +234|Norway +47|Pakistan +92|Peru +51|Philippines +63|Poland +48|Portugal +351|Puerto Rico +1|Saudi Arabia +966|Singapore +65|South Africa +27|Spain +34|Sweden +46|Switzerland +41|Taiwan +886|Thailand +66|Turkey +90|Ukraine +380|United Arab Emirates +971|United Kingdom +44|United States of America +1|Uruguay +598|Vietnam +84|Zimbabwe +263".split("|").map((l) => l.replace(/ (\+\d+)$/, " ($1)"));
const SCHOOLS = "Ashland High School;Ashland, OR|Ashland Middle College;Ashland, OR|Ashland Greenwood High School;Ashland, NE|Ashland Valley High School;Ashland, OR|Ashley Valley Academy;Vernal, UT|Central Valley High School;Shasta Lake, CA|Crater Renaissance Academy;Central Point, OR|Etna High School;Etna, CA|Grants Pass High School;Grants Pass, OR|Happy Camp High School;Happy Camp, CA|North Medford High School;Medford, OR|Phoenix High School;Phoenix, OR|South Medford High School;Medford, OR|Valley High School;Sacramento, CA|Weed High School;Weed, CA|Yreka High School;Yreka, CA".split("|").map((l): Row => ({ label: l.split(";")[0], note: l.split(";")[1] }));
const has = (list: string[]) => (q: string): Row[] => list.filter((l) => l.toLowerCase().includes(q.trim().toLowerCase())).map((label) => ({ label }));
const findSchool = (q: string) => { const words = q.toLowerCase().split(/[\s,]+/).filter(Boolean); return SCHOOLS.filter((r) => words.every((w) => `${r.label} ${r.note}`.toLowerCase().includes(w))); };
const EDUCATION = ["Did not complete high school", "High School Diploma or Equivalent", "Some College, No Degree", "Associate's Degree", "Bachelor's Degree", "Master's Degree", "Doctoral or Professional Degree", "Unknown"];
const TYPES = ["Academic", "Art", "Athletics", "Community Service (Volunteer)", "Debate/Speech", "Environmental", "Family Responsibilities", "Journalism/Publication", "Music", "Religious", "Robotics", "Student Government", "Theater/Drama", "Work (Paid)", "Other Club/Activity"];
const APS = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Macroeconomics", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States History", "AP World History: Modern"];
const formatPhone = (v: string) => { const d = v.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""); return d.length === 10 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : v; };

function App() {
	const [values, setValues] = useState({ ...store });
	const set = (k: string, v: Value) => { store[k] = v; setValues((o) => ({ ...o, [k]: v })); };
	const [acts, setActs] = useState<number[]>([]);
	const [exams, setExams] = useState<number[]>([]);
	return <Ctx.Provider value={{ values, set }}><div className="css-hdr" data-automation-id="header">Combe College · Office of Admission</div>
		<div className="css-main" data-automation-id="applyFlowPage">
			<h2 tabIndex={-1}>Undergraduate Application</h2>
			<p><abbr title="required">*</abbr> Indicates a required field</p>
			<div className="css-bee"><label htmlFor="input-bee">Enter website. This input is for robots only, do not enter if you're human.</label><input id="input-bee" name="website" data-automation-id="beecatcher" tabIndex={-1} autoComplete="off" value={values.website as string} onChange={(e) => set("website", e.target.value)} /></div>
			<div data-automation-id="myInfoPage">
				<Prompt k="source" id="source--source" label="How Did You Hear About Us?" find={has(["College Fair", "Counselor or Teacher", "Current Student", "Email from Combe", "Friend or Family", "Social Media", "Web Search"])} />
				<Listbox k="country" id="country--country" label="Country" required options={["Canada", "Mexico", "Nigeria", "United Kingdom", "United States of America"]} />
				<div role="group" aria-labelledby="Legal-Name-section"><h3 id="Legal-Name-section">Legal Name</h3>
					<Text k="firstName" id="name--legalName--firstName" label="Given Name(s)" required />
					<Text k="middleName" id="name--legalName--middleName" label="Middle Name" />
					<Text k="lastName" id="name--legalName--lastName" label="Family Name" required />
					<Listbox k="suffix" id="name--legalName--social" label="Suffix" options={["Jr.", "Sr.", "II", "III", "IV", "V"]} />
					<Check k="hasPreferred" id="name--preferredCheck" label="I have a preferred name" />
					{values.hasPreferred === true && <Text k="preferredFirst" id="name--preferredName--firstName" label="Preferred Given Name(s)" required />}
				</div>
				<DateSpin k="birthDate" id="personalInfo--dateOfBirth" label="Date of Birth" required />
				<div role="group" aria-labelledby="Address-section"><h3 id="Address-section">Home Address</h3>
					<Text k="address1" id="address--addressLine1" label="Address Line 1" required />
					<Text k="address2" id="address--addressLine2" label="Address Line 2" />
					<Text k="city" id="address--city" label="City" required />
					<Listbox k="region" id="address--countryRegion" label="State" required options={values.country === "United States of America" || !values.country ? STATES.map(([c, n]): [string, string] => [`USA-${c}`, n]) : ["Not listed"]} />
					<Text k="postal" id="address--postalCode" label="Postal Code" required />
				</div>
				<div role="group" aria-labelledby="Email-section"><h3 id="Email-section">Contact</h3>
					<Text k="email" id="emailAddress--emailAddress" label="Email Address" required />
					<Listbox k="phoneType" id="phoneNumber--phoneType" label="Phone Device Type" options={["Home", "Home Cellular", "Work"]} />
					<Prompt k="phoneCode" id="phoneNumber--countryPhoneCode" label="Country Phone Code" required find={has(DIAL)} />
					<Text k="phone" id="phoneNumber--phoneNumber" label="Phone Number" required onLeave={formatPhone} />
					<Text k="extension" id="phoneNumber--extension" label="Phone Extension" />
				</div>
			</div>
			<div role="group" aria-labelledby="Education-section"><h3 id="Education-section">Education</h3>
				<Prompt k="school" id="education-4--school" label="School" required remote find={findSchool} hint="The high school you attend now. Type part of its name and press Enter." />
				<DateSpin k="schoolFrom" id="education-4--firstYearAttended" label="From" monthOnly />
				<DateSpin k="schoolTo" id="education-4--lastYearAttended" label="To (Actual or Expected)" monthOnly />
				<Listbox k="gradeLevel" id="education-4--gradeLevel" label="Current Grade Level" options={["Grade 9", "Grade 10", "Grade 11", "Grade 12", "Already graduated"]} />
				<Text k="gpa" id="education-4--gradeAverage" label="Overall Result (GPA)" hint="Unweighted, on a 4.0 scale." />
			</div>
			<div role="group" aria-labelledby="Plans-section"><h3 id="Plans-section">Your Plans at Combe</h3>
				<Listbox k="term" id="plans--academicPeriod" label="Academic Period of Entry" required options={["Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"]} />
				<Prompt k="program" id="plans--programOfStudy" label="Program of Study" required find={has(MAJORS)} />
			</div>
			<div role="group" aria-labelledby="Activities-section"><h3 id="Activities-section">Activities and Work Experience</h3>
				{acts.map((i, n) => <div key={i} className="css-panel" role="group" aria-labelledby={`Activities-${n + 1}-panel`} data-automation-id={`workExperience-${n + 1}`}>
					<h4 id={`Activities-${n + 1}-panel`}>Activity {n + 1} <button type="button" className="css-rm" data-automation-id="panel-set-delete-button" onClick={() => setActs(acts.filter((a) => a !== i))}>Delete</button></h4>
					<Listbox k={`act${i}.type`} id={`activity-${i + 11}--activityType`} label="Activity Type" required options={TYPES} />
					<Text k={`act${i}.org`} id={`activity-${i + 11}--organization`} label="Organization" required />
					<Text k={`act${i}.role`} id={`activity-${i + 11}--title`} label="Position or Title" />
					<Prompt k={`act${i}.grades`} id={`activity-${i + 11}--gradeLevels`} label="Grade Levels" many find={has(["Grade 9", "Grade 10", "Grade 11", "Grade 12", "After Grade 12"])} />
					<Text k={`act${i}.hours`} id={`activity-${i + 11}--hoursPerWeek`} label="Hours per Week" onLeave={(v) => (/^\d+(\.\d+)?$/.test(v.trim()) ? v.trim() : "")} />
					<Text k={`act${i}.weeks`} id={`activity-${i + 11}--weeksPerYear`} label="Weeks per Year" onLeave={(v) => (/^\d+$/.test(v.trim()) ? v.trim() : "")} />
					<Text k={`act${i}.description`} id={`activity-${i + 11}--roleDescription`} label="Role Description" area />
				</div>)}
				{acts.length < 3 && <button type="button" className="css-add" data-automation-id="add-button" onClick={() => setActs([...acts, [0, 1, 2].find((n) => !acts.includes(n))!])}>{acts.length ? "Add Another" : "Add"}</button>}
			</div>
			<div role="group" aria-labelledby="Exams-section"><h3 id="Exams-section">Advanced Placement Exams</h3>
				{exams.map((i, n) => <div key={i} className="css-panel" role="group" aria-labelledby={`Exams-${n + 1}-panel`}>
					<h4 id={`Exams-${n + 1}-panel`}>Advanced Placement Exams {n + 1} <button type="button" className="css-rm" onClick={() => setExams(exams.filter((a) => a !== i))}>Delete</button></h4>
					<Prompt k={`exam${i}.subject`} id={`exam-${i + 31}--subject`} label="Exam" required remote find={has(APS)} />
					<Listbox k={`exam${i}.score`} id={`exam-${i + 31}--score`} label="Score" options={["5", "4", "3", "2", "1"]} />
				</div>)}
				{exams.length < 3 && <button type="button" className="css-add" data-automation-id="add-button" onClick={() => setExams([...exams, [0, 1, 2].find((n) => !exams.includes(n))!])}>{exams.length ? "Add Another" : "Add"}</button>}
			</div>
			<div role="group" aria-labelledby="Parents-section"><h3 id="Parents-section">Parents or Guardians</h3>
				<div role="group" aria-labelledby="Parent1-panel" className="css-panel"><h4 id="Parent1-panel">Parent/Guardian 1</h4>
					<Text k="p1First" id="relatedPerson-1--firstName" label="Given Name" /><Text k="p1Last" id="relatedPerson-1--lastName" label="Family Name" />
					<Listbox k="p1Education" id="relatedPerson-1--educationLevel" label="Highest Level of Education" options={EDUCATION} /></div>
				<div role="group" aria-labelledby="Parent2-panel" className="css-panel"><h4 id="Parent2-panel">Parent/Guardian 2</h4>
					<Text k="p2First" id="relatedPerson-2--firstName" label="Given Name" /><Text k="p2Last" id="relatedPerson-2--lastName" label="Family Name" />
					<Listbox k="p2Education" id="relatedPerson-2--educationLevel" label="Highest Level of Education" options={EDUCATION} /></div>
				<div role="group" aria-labelledby="Emergency-panel" className="css-panel"><h4 id="Emergency-panel">Emergency Contact</h4><Text k="emergencyName" id="emergencyContact--fullName" label="Full Name" /></div>
			</div>
			<div role="group" aria-labelledby="Reference-section"><h3 id="Reference-section">Academic Reference</h3>
				<Text k="recommenderName" id="reference--name" label="Name" /><Text k="recommenderEmail" id="reference--email" label="Email Address" hint="We will write to your teacher or counselor after you submit." />
			</div>
			<div role="group" aria-labelledby="Disclosures-section"><h3 id="Disclosures-section">Voluntary Disclosures</h3>
				<p className="css-sub">Combe College does not discriminate. Answers in this section are not seen by readers of your application.</p>
				<Listbox k="citizenship" id="personalInfo--citizenshipStatus" label="Citizenship Status" required options={["Citizen (United States of America)", "Permanent Resident (United States of America)", "DACA or Undocumented (United States of America)", "Non-U.S. Citizen (Other Country)"]} />
				<Listbox k="gender" id="personalInfoUS--gender" label="What is your gender?" options={["Female", "Male", "Nonbinary", "Prefer not to answer"]} />
				<Options k="hispanic" id="personalInfoUS--hispanicOrLatino" label="Are you Hispanic or Latino?" options={["Yes", "No"]} />
				<Options k="race" id="personalInfoUS--ethnicityMulti" label="Please select the race(s) that apply to you" many options={["American Indian or Alaska Native (United States of America)", "Asian (United States of America)", "Black or African American (United States of America)", "Native Hawaiian or Other Pacific Islander (United States of America)", "White (United States of America)", "I do not wish to answer"]} />
				<Listbox k="military" id="personalInfoUS--militaryStatus" label="Military Service Status" options={["Active Duty", "Reserve or National Guard", "Veteran", "No Military Service", "I do not wish to answer"]} />
				<h3>Terms and Conditions</h3>
				<Check k="terms" id="termsAndConditions--acceptTermsAndAgreements" label="Yes, I have read and consent to the terms and conditions" />
			</div>
			<div data-automation-id="pageFooter"><button type="button" className="css-add" data-automation-id="pageFooterNextButton" onClick={() => { submitted = true; }}>Save and Continue</button></div>
		</div>
	</Ctx.Provider>;
}
Object.assign(window, {
	formState: () => ({ ...structuredClone(store), submitted }),
	formShown: () => Object.fromEntries(Object.keys(store).map((k) => { if (k === "website") return [k, ($("input-bee") as HTMLInputElement | null)?.value ?? ""]; const v = shown[k]?.(); return [k, v ?? (Array.isArray(store[k]) ? [] : typeof store[k] === "boolean" ? false : "")]; })),
});
createRoot($("root")!).render(<App />);
