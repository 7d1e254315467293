import "./page.css";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import {
	Button, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle,
	Disclosure, DisclosureButton, DisclosurePanel, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions,
	Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { STATES } from "../../lists";

type Opt = { id: string; name: string; sub?: string };
const o = (list: string[]): Opt[] => list.map((each) => { const [id, name] = each.split("|"); return { id, name: name ?? id }; });
const stateList: Opt[] = (Array.isArray(STATES) ? (STATES as unknown[]) : String(STATES).trim().split("\n")).map((line) => {
	if (Array.isArray(line)) return { id: String(line[0]), name: String(line[1]) };
	if (typeof line === "object" && line) { const each = line as { code?: string; value?: string; name?: string; label?: string }; return { id: each.code ?? each.value ?? "", name: each.name ?? each.label ?? "" }; }
	const text = String(line); return { id: text.slice(0, 2), name: text.slice(3) };
});

const SCHOOLS = ["Ashland High School|Ashland, OR", "Ashland Valley High School|Ashland, OR", "Ashland Valley Middle School|Ashland, OR", "Ashland High School|Ashland, MA", "Ashley High School|Wilmington, NC", "Yreka High School|Yreka, CA", "Valley High School|Sacramento, CA", "Valley View High School|Moreno Valley, CA", "Mountain View High School|Bend, OR"];
const COLLEGES = ["Oregon State University|Corvallis, OR", "Oregon Institute of Technology|Klamath Falls, OR", "University of Oregon|Eugene, OR", "Reed College|Portland, OR", "Reedley College|Reedley, CA", "University of Washington|Seattle, WA", "Washington State University|Pullman, WA", "University of Washington Bothell|Bothell, WA", "Howard University|Washington, DC", "College of the Siskiyous|Weed, CA", "Spelman College|Atlanta, GA"];
const STREETS = ["4127 Juniper Hollow Lane|Yreka|CA|96097", "4127 Juniper Street|San Diego|CA|92105", "4127 Juniper Hollow Court|Redmond|OR|97756", "412 Juniper Lane|Yreka|CA|96097"];
const reply = <T,>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const words = (text: string, query: string) => query.toLowerCase().split(/\s+/).filter(Boolean).every((word) => text.toLowerCase().includes(word));
const findIn = (list: string[]) => (query: string): Promise<Opt[]> =>
	reply(query.trim().length < 2 ? [] : list.filter((row) => words(row.replace("|", " "), query)).slice(0, 8).map((row, at) => { const [name, sub] = row.split("|"); return { id: `${at}-${row}`, name, sub }; }), 320);

const MAJOR_STEMS = ["Accounting", "Actuarial Science", "Aerospace Engineering", "African American Studies", "Agricultural Engineering", "Animal Science", "Anthropology", "Applied Mathematics", "Applied Physics", "Architectural Engineering", "Architecture", "Art History", "Artificial Intelligence", "Astronomy", "Atmospheric Science", "Biochemistry", "Bioengineering", "Bioinformatics", "Biology", "Biomedical Engineering", "Biophysics", "Business Administration", "Chemical Engineering", "Chemistry", "Civil Engineering", "Cognitive Science", "Communications", "Comparative Literature", "Computational Biology", "Computer Engineering", "Computer Science", "Construction Management", "Cybersecurity", "Data Science", "Design", "Digital Media", "Earth Science", "Ecology", "Economics", "Education", "Electrical Engineering", "Energy Engineering", "Engineering Management", "Engineering Physics", "English", "Entrepreneurship", "Environmental Engineering", "Environmental Health", "Environmental Science", "Environmental Studies", "Ethnic Studies", "Film", "Finance", "Food Science", "Forestry", "Game Design", "Gender Studies", "Geography", "Geology", "Global Health", "Graphic Design", "History", "Human-Computer Interaction", "Hydrology", "Industrial Design", "Industrial Engineering", "Information Science", "Information Systems", "International Relations", "Journalism", "Kinesiology", "Linguistics", "Manufacturing Engineering", "Marine Biology", "Marketing", "Materials Science", "Mathematics", "Mechanical Engineering", "Mechatronics", "Microbiology", "Music Technology", "Nanotechnology", "Neuroscience", "Nuclear Engineering", "Nursing", "Nutrition", "Ocean Engineering", "Operations Research", "Optics", "Petroleum Engineering", "Philosophy", "Physics", "Political Science", "Psychology", "Public Health", "Public Policy", "Robotics", "Social Work", "Sociology", "Software Engineering", "Statistics", "Systems Engineering", "Undecided / Undeclared", "Urban Planning", "User Experience Design", "Zoology"];

const MONTHS = o(["01|January", "02|February", "03|March", "04|April", "05|May", "06|June", "07|July", "08|August", "09|September", "10|October", "11|November", "12|December"]);
const DAYS = o(Array.from({ length: 31 }, (_, at) => `${at + 1}`));
const YEARS = o(Array.from({ length: 16 }, (_, at) => `${2013 - at}`));
const GENDER = o(["w|Woman", "m|Man", "nb|Non-binary", "sd|I prefer to self-describe", "na|Decline to answer"]);
const RACE = o(["aian|American Indian or Alaska Native", "asian|Asian", "black|Black or African American", "nhpi|Native Hawaiian or Other Pacific Islander", "white|White", "other|Some other race", "na|Decline to answer"]);
const INCOME = o(["0|Under $25,000", "25|$25,000 – $49,999", "50|$50,000 – $74,999", "75|$75,000 – $99,999", "100|$100,000 – $149,999", "150|$150,000 or more", "na|I don’t know / prefer not to say"]);
const GRAD = o(["2026", "2027", "2028", "2029"]);
const ACT_TYPES = o(["art|Arts & music", "ath|Athletics", "club|Academic club or competition", "debate|Speech & debate", "comm|Community service", "env|Environment & sustainability", "job|Paid job or internship", "fam|Family responsibilities", "stem|Coding, robotics & STEM", "oth|Something else"]);
const GRADES = o(["9|Freshman (9th)", "10|Sophomore (10th)", "11|Junior (11th)", "12|Senior (12th)"]);
const TSHIRT = o(["XS", "S", "M", "L", "XL", "2XL"]);
const HEAR = o(["s|School counselor", "t|Teacher", "m|Social media", "e|An employee of Fellwright", "w|Web search"]);

type Act = { type: string; org: string; role: string; about: string; grades: string[]; hours: string; weeks: string; since: string };
type Hon = { title: string; grade: string; about: string };
const noAct: Act = { type: "", org: "", role: "", about: "", grades: [], hours: "", weeks: "", since: "" };
const start = {
	v: { first: "", last: "", goes: "", email: "", phone: "", dobM: "", dobD: "", dobY: "", street: "", unit: "", city: "", region: "", zip: "", school: "", grad: "", gpa: "", major: "", term: "", gender: "", citizen: "", income: "", hispanic: "", recName: "", recEmail: "", recRole: "", shirt: "", hear: "", essay: "" } as Record<string, string>,
	race: [] as string[], colleges: [] as string[], firstGen: false, consent: false, news: false,
	acts: [] as Act[], hons: [0, 1, 2].map(() => ({ title: "", grade: "", about: "" })) as Hon[], submitted: false,
};
let live = start;
const boxes: Record<string, HTMLInputElement | null> = {};
const named = (list: Opt[], id: string) => list.find((each) => each.id === id)?.name ?? "";

function Star() { return <span className="req"> *</span>; }
function Chevron() { return <svg width="14" height="14" viewBox="0 0 20 20" aria-hidden="true"><path d="M5 7l5 6 5-6" fill="none" stroke="currentColor" strokeWidth="2" /></svg>; }

function Pick(p: { label?: string; aria?: string; name?: string; list: Opt[]; value: string; set: (id: string) => void; req?: boolean; hint?: string; placeholder?: string }) {
	const box = (
		<Listbox value={p.value} onChange={p.set} name={p.name}>
			<ListboxButton className="ctl" aria-label={p.aria}>{named(p.list, p.value) || p.placeholder || "Select one"}</ListboxButton>
			<ListboxOptions anchor="bottom start" className="opts" transition>
				{p.list.map((each) => <ListboxOption key={each.id} value={each.id}>{each.name}</ListboxOption>)}
			</ListboxOptions>
		</Listbox>
	);
	if (!p.label) return <div>{box}</div>;
	return <Field className="fld"><Label>{p.label}{p.req && <Star />}</Label>{p.hint && <Description className="hint">{p.hint}</Description>}{box}</Field>;
}
function PickMany(p: { label: string; hint?: string; list: Opt[]; value: string[]; set: (ids: string[]) => void; name?: string }) {
	return (
		<Field className="fld full">
			<Label>{p.label}</Label>
			{p.hint && <Description className="hint">{p.hint}</Description>}
			<Listbox value={p.value} onChange={p.set} multiple name={p.name}>
				<ListboxButton className="ctl">{p.value.length ? `${p.value.length} selected` : "Choose…"}</ListboxButton>
				<ListboxOptions anchor="bottom start" className="opts">
					{p.list.map((each) => <ListboxOption key={each.id} value={each.id}>{({ selected }) => <>{selected ? "✓ " : ""}{each.name}</>}</ListboxOption>)}
				</ListboxOptions>
			</Listbox>
			<div className="chips">{p.value.map((id) => <span className="chip" key={id}>{named(p.list, id)} <button type="button" aria-label={`Remove ${named(p.list, id)}`} onClick={() => p.set(p.value.filter((each) => each !== id))}>×</button></span>)}</div>
		</Field>
	);
}
function useSearch(find: (query: string) => Promise<Opt[]>) {
	const [query, setQuery] = useState("");
	const [rows, setRows] = useState<Opt[]>([]);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		let dropped = false;
		if (!query) return setRows([]);
		setBusy(true);
		const timer = setTimeout(() => find(query).then((found) => { if (!dropped) { setRows(found); setBusy(false); } }), 150);
		return () => { dropped = true; clearTimeout(timer); };
	}, [query]);
	return { query, setQuery, rows, busy };
}
const findSchool = findIn(SCHOOLS);
const findCollege = findIn(COLLEGES);
const findStreet = (query: string): Promise<Opt[]> => reply(query.length < 4 ? [] : STREETS.filter((row) => row.toLowerCase().startsWith(query.toLowerCase())).map((row) => { const [name, city, region, zip] = row.split("|"); return { id: row, name, sub: `${city}, ${region} ${zip}` }; }), 260);

function SchoolBox({ value, set }: { value: string; set: (name: string) => void }) {
	const s = useSearch(findSchool);
	return (
		<Field className="fld full">
			<Label>High school<Star /></Label>
			<Description className="hint">Start typing, then choose your school from the list.</Description>
			<Combobox immediate={false} value={value ? { id: value, name: value } : null} by="name" onChange={(row: Opt | null) => { set(row?.name ?? ""); s.setQuery(""); }} onClose={() => s.setQuery("")}>
				<div className="cb">
					<ComboboxInput ref={(el: HTMLInputElement | null) => { boxes.school = el; }} className="ctl" displayValue={(row: Opt | null) => row?.name ?? ""} onChange={(event) => s.setQuery(event.target.value)} autoComplete="off" placeholder="Search 27,000 U.S. high schools" />
				</div>
				<ComboboxOptions anchor="bottom start" className="opts">
					{s.busy && <div className="muted">Searching…</div>}
					{!s.busy && s.query && s.rows.length === 0 && <div className="muted">No schools found</div>}
					{!s.busy && s.rows.map((row) => <ComboboxOption key={row.id} value={row}>{row.name}<small>{row.sub}</small></ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}
function CollegesBox({ value, set }: { value: string[]; set: (names: string[]) => void }) {
	const s = useSearch(findCollege);
	return (
		<Field className="fld full">
			<Label>Which colleges have you applied to, or will you apply to?</Label>
			<Description className="hint">Add as many as you like.</Description>
			<div className="chips">{value.map((name) => <span className="chip" key={name}>{name} <button type="button" aria-label={`Remove ${name}`} onClick={() => set(value.filter((each) => each !== name))}>×</button></span>)}</div>
			<Combobox multiple value={value.map((name) => ({ id: name, name }))} by="name" onChange={(rows: Opt[]) => { set(rows.map((row) => row.name)); s.setQuery(""); }} onClose={() => s.setQuery("")}>
				<ComboboxInput className="ctl" value={s.query} onChange={(event) => s.setQuery(event.target.value)} placeholder="Search colleges" />
				<ComboboxOptions anchor="bottom start" className="opts">
					{s.busy && <div className="muted">Searching…</div>}
					{!s.busy && s.rows.map((row) => <ComboboxOption key={row.id} value={row}>{row.name}<small>{row.sub}</small></ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}
function StreetBox({ value, set, choose }: { value: string; set: (text: string) => void; choose: (row: string) => void }) {
	const s = useSearch(findStreet);
	return (
		<Field className="fld full">
			<Label>Street address<Star /></Label>
			<Combobox value={value} onChange={(row: string | null) => { if (row) choose(row); s.setQuery(""); }} onClose={() => s.setQuery("")}>
				<ComboboxInput ref={(el: HTMLInputElement | null) => { boxes.street = el; }} name="address-line1" autoComplete="off" className="ctl" displayValue={() => value} onChange={(event) => { set(event.target.value); s.setQuery(event.target.value); }} />
				<ComboboxOptions anchor="bottom start" className="opts empty:invisible">
					{s.rows.map((row) => <ComboboxOption key={row.id} value={row.id}>{row.name}<small>{row.sub}</small></ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}
function Filtered(p: { k: string; label: string; list: Opt[]; value: string; set: (id: string) => void; virtual?: boolean }) {
	const [query, setQuery] = useState("");
	const rows = query ? p.list.filter((each) => each.name.toLowerCase().includes(query.toLowerCase())) : p.list;
	const chosen = p.list.find((each) => each.id === p.value) ?? null;
	const common = { value: chosen, onChange: (row: Opt | null) => p.set(row?.id ?? ""), onClose: () => setQuery("") };
	const box = (
		<div className="cb">
			<ComboboxInput ref={(el: HTMLInputElement | null) => { boxes[p.k] = el; }} className="ctl" displayValue={(row: Opt | null) => row?.name ?? ""} onChange={(event) => setQuery(event.target.value)} />
			<ComboboxButton className="chev"><Chevron /></ComboboxButton>
		</div>
	);
	return (
		<Field className="fld">
			<Label>{p.label}<Star /></Label>
			{p.virtual ? (
				<Combobox {...common} virtual={{ options: rows }}>{box}
					<ComboboxOptions anchor="bottom start" className="opts w-(--input-width)" style={{ width: 380 }}>{({ option }) => <ComboboxOption value={option}>{(option as Opt).name}</ComboboxOption>}</ComboboxOptions>
				</Combobox>
			) : (
				<Combobox {...common}>{box}
					<ComboboxOptions anchor="bottom start" className="opts">{rows.map((row) => <ComboboxOption key={row.id} value={row}>{row.name}</ComboboxOption>)}</ComboboxOptions>
				</Combobox>
			)}
		</Field>
	);
}
function Text(p: { label: string; name: string; value: string; set: (text: string) => void; type?: string; req?: boolean; hint?: string; full?: boolean; area?: boolean; auto?: string; blur?: () => void; mode?: "numeric" | "decimal" | "tel" }) {
	return (
		<Field className={p.full ? "fld full" : "fld"}>
			<Label>{p.label}{p.req && <Star />}</Label>
			{p.hint && <Description className="hint">{p.hint}</Description>}
			{p.area ? <Textarea name={p.name} rows={3} className="ctl" value={p.value} onChange={(event) => p.set(event.target.value)} />
				: <Input name={p.name} type={p.type ?? "text"} inputMode={p.mode} autoComplete={p.auto} className="ctl" value={p.value} onChange={(event) => p.set(event.target.value)} onBlur={p.blur} />}
		</Field>
	);
}
function Stepper(p: { label: string; name: string; value: string; max: number; set: (text: string) => void }) {
	const move = (by: number) => p.set(String(Math.min(p.max, Math.max(0, Number(p.value || 0) + by))));
	return (
		<Field className="fld">
			<Label>{p.label}</Label>
			<div className="step">
				<Button onClick={() => move(-1)} aria-label="Decrease">−</Button>
				<Input className="ctl" name={p.name} inputMode="numeric" value={p.value} onChange={(event) => p.set(event.target.value.replace(/\D/g, ""))} onBlur={() => p.value && Number(p.value) > p.max && p.set(String(p.max))} />
				<Button onClick={() => move(1)} aria-label="Increase">+</Button>
			</div>
		</Field>
	);
}
function Cards(p: { legend: string; list: { id: string; name: string; sub: string }[]; value: string; set: (id: string) => void; name: string }) {
	return (
		<Fieldset className="fld full">
			<Legend className="lg">{p.legend}<Star /></Legend>
			<RadioGroup value={p.value} onChange={p.set} name={p.name} className="cards">
				{p.list.map((each) => <Radio key={each.id} value={each.id} className="card"><CardText {...each} /></Radio>)}
			</RadioGroup>
		</Fieldset>
	);
}
function CardText({ name, sub }: { name: string; sub: string }) { return <><strong>{name}</strong><div className="hint">{sub}</div></>; }

function Drawer({ at, first, close, save }: { at: number; first: Act; close: () => void; save: (act: Act) => void }) {
	const [a, setA] = useState(first);
	const [tried, setTried] = useState(false);
	const put = (part: Partial<Act>) => setA((old) => ({ ...old, ...part }));
	return (
		<Dialog open onClose={close} className="drawer-root">
			<DialogBackdrop className="backdrop" />
			<div className="drawer"><DialogPanel className="pane">
				<DialogTitle>{at < 0 ? "Add an activity" : "Edit activity"}</DialogTitle>
				<div className="grid">
					<Pick label="What kind of activity is it?" list={ACT_TYPES} value={a.type} set={(type) => put({ type })} req />
					<Text label="Organization, team or employer" name="org" value={a.org} set={(org) => put({ org })} req />
					<Text label="Your role" name="role" value={a.role} set={(role) => put({ role })} req />
					<Text label="When did you start?" name="since" type="month" value={a.since} set={(since) => put({ since })} />
					<PickMany label="Years you took part" list={GRADES} value={a.grades} set={(grades) => put({ grades: GRADES.map((each) => each.id).filter((id) => grades.includes(id)) })} />
					<Stepper label="Hours per week" name="hrs" max={40} value={a.hours} set={(hours) => put({ hours })} />
					<Stepper label="Weeks per year" name="wks" max={52} value={a.weeks} set={(weeks) => put({ weeks })} />
					<Text label="What did you do, and what came of it?" name="about" full area value={a.about} set={(about) => put({ about })} />
				</div>
				{tried && (!a.type || !a.org || !a.role) && <p className="err">Please fill in the required fields.</p>}
				<p className="row"><Button className="btn" onClick={() => { setTried(true); if (a.type && a.org && a.role) save(a); }}>Save activity</Button><Button className="btn ghost" onClick={close}>Cancel</Button></p>
			</DialogPanel></div>
		</Dialog>
	);
}

function App() {
	const [form, setForm] = useState(start);
	live = form;
	const [drawer, setDrawer] = useState<number | null>(null);
	const v = form.v;
	const put = (part: Partial<typeof start>) => setForm((old) => ({ ...old, ...part }));
	const set = (key: string) => (text: string) => setForm((old) => ({ ...old, v: { ...old.v, [key]: text } }));
	const setHon = (at: number, part: Partial<Hon>) => setForm((old) => ({ ...old, hons: old.hons.map((each, index) => (index === at ? { ...each, ...part } : each)) }));
	const tidyPhone = () => setForm((old) => { const d = old.v.phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""); return d.length === 10 ? { ...old, v: { ...old.v, phone: `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` } } : old; });
	return (
		<>
			<header className="site"><strong>Fellwright Systems</strong> · Bridge Builders Scholarship</header>
			<form className="wrap" onSubmit={(event) => { event.preventDefault(); put({ submitted: true }); }}>
				<p>$10,000, renewable, for students from communities that are underrepresented in technology. Fields marked <span className="req">*</span> are required. Your answers are kept for this cycle only.</p>
				<section className="panel"><h2>About you</h2><div className="grid">
					<Text label="Legal first name" name="legalFirst" value={v.first} set={set("first")} req auto="given-name" />
					<Text label="Legal last name" name="legalLast" value={v.last} set={set("last")} req auto="family-name" />
					<Text label="What should we call you?" name="goesBy" hint="If different from your legal first name" value={v.goes} set={set("goes")} />
					<Text label="Email" name="email" type="email" hint="Use one you’ll still have after graduation." value={v.email} set={set("email")} req auto="email" />
					<Text label="Mobile number" name="mobile" type="tel" mode="tel" value={v.phone} set={set("phone")} blur={tidyPhone} req />
					<Fieldset className="fld"><Legend className="lg">Date of birth<Star /></Legend><div className="tri">
						<Pick aria="Month" name="dob.month" list={MONTHS} value={v.dobM} set={set("dobM")} placeholder="Month" />
						<Pick aria="Day" name="dob.day" list={DAYS} value={v.dobD} set={set("dobD")} placeholder="Day" />
						<Pick aria="Year" name="dob.year" list={YEARS} value={v.dobY} set={set("dobY")} placeholder="Year" />
					</div></Fieldset>
					<StreetBox value={v.street} set={set("street")} choose={(row) => { const [street, city, region, zip] = row.split("|"); setForm((old) => ({ ...old, v: { ...old.v, street, city, region, zip } })); }} />
					<Text label="Apt, suite or unit" name="address-line2" value={v.unit} set={set("unit")} />
					<Text label="City" name="city" value={v.city} set={set("city")} req />
					<Filtered k="region" label="State or territory" list={stateList} value={v.region} set={set("region")} />
					<Text label="ZIP code" name="zip" value={v.zip} set={set("zip")} req mode="numeric" />
				</div></section>
				<section className="panel"><h2>School and plans</h2><div className="grid">
					<SchoolBox value={v.school} set={set("school")} />
					<Pick label="High school graduation year" name="gradYear" list={GRAD} value={v.grad} set={set("grad")} req />
					<Text label="Cumulative GPA" name="gpa" hint="Unweighted, on a 4.0 scale" mode="decimal" value={v.gpa} set={set("gpa")} req blur={() => { if (v.gpa && !(Number(v.gpa) <= 4)) set("gpa")(""); }} />
					<Filtered k="major" label="What do you plan to study?" list={MAJOR_STEMS.map((name) => ({ id: name, name }))} value={v.major} set={set("major")} virtual />
					<Cards legend="When will you start college?" name="term" value={v.term} set={set("term")} list={[{ id: "F26", name: "Fall 2026", sub: "August – September 2026" }, { id: "S27", name: "Spring 2027", sub: "January – March 2027" }, { id: "F27", name: "Fall 2027", sub: "August – September 2027" }, { id: "L", name: "Later", sub: "I am taking a gap year or am undecided" }]} />
					<CollegesBox value={form.colleges} set={(colleges) => put({ colleges })} />
				</div></section>
				<section className="panel"><h2>Who you are</h2><p className="hint">Demographic answers are seen by program staff only and are reported in aggregate.</p><div className="grid">
					<Pick label="Gender identity" name="gender" list={GENDER} value={v.gender} set={set("gender")} />
					<Pick label="Are you Hispanic or Latino/a/x?" name="hisp" list={o(["Y|Yes", "N|No", "D|Decline to answer"])} value={v.hispanic} set={set("hispanic")} />
					<PickMany label="Race" hint="Select all that apply" name="race" list={RACE} value={form.race} set={(race) => put({ race })} />
					<Cards legend="Citizenship or immigration status" name="status" value={v.citizen} set={set("citizen")} list={[{ id: "usc", name: "U.S. citizen or national", sub: "By birth or naturalization" }, { id: "lpr", name: "Permanent resident", sub: "You hold a green card" }, { id: "daca", name: "DACA or undocumented", sub: "You may still apply" }, { id: "intl", name: "International student", sub: "F-1, J-1 or another visa" }]} />
					<Pick label="Annual household income" name="income" list={INCOME} value={v.income} set={set("income")} req />
					<Field className="fld row"><Switch name="firstGen" className="sw" checked={form.firstGen} onChange={(firstGen) => put({ firstGen })}><span /></Switch><Label>I will be the first in my family to earn a bachelor’s degree</Label></Field>
				</div></section>
				<section className="panel"><h2>Activities and work</h2><p className="hint">Tell us about up to five: clubs, jobs, projects, or taking care of family.</p>
					{form.acts.map((a, at) => (
						<div className="entry" key={at}>
							<div className="row"><strong>{a.org}</strong><Button className="btn ghost" onClick={() => setDrawer(at)}>Edit</Button><Button className="btn ghost" onClick={() => put({ acts: form.acts.filter((_, index) => index !== at) })}>Remove</Button></div>
							<dl><dd>{a.role} · {named(ACT_TYPES, a.type)} · {a.grades.map((id) => named(GRADES, id)).join(", ")} · {a.hours} hrs/wk, {a.weeks} wks/yr</dd><dd>{a.about}</dd></dl>
						</div>
					))}
					{form.acts.length < 5 && <Button className="btn ghost" onClick={() => setDrawer(-1)}>+ Add an activity</Button>}
					{drawer !== null && <Drawer at={drawer} first={form.acts[drawer] ?? noAct} close={() => setDrawer(null)} save={(act) => { put({ acts: drawer < 0 ? [...form.acts, act] : form.acts.map((each, at) => (at === drawer ? act : each)) }); setDrawer(null); }} />}
				</section>
				<section className="panel"><h2>Awards and recognition</h2><p className="hint">Up to three, most meaningful first. Big and small both count.</p>
					{form.hons.map((h, at) => (
						<Disclosure as="div" className="acc" key={at} defaultOpen={at === 0}>
							<DisclosureButton>Award {at + 1}{h.title && `: ${h.title}`}</DisclosureButton>
							<DisclosurePanel><div className="grid">
								<Text label="Name of award" name={`awards.${at}.name`} value={h.title} set={(title) => setHon(at, { title })} />
								<Pick label="Year you received it" name={`awards.${at}.year`} list={GRADES} value={h.grade} set={(grade) => setHon(at, { grade })} />
								<Text label="What was it for?" name={`awards.${at}.about`} value={h.about} set={(about) => setHon(at, { about })} full area />
							</div></DisclosurePanel>
						</Disclosure>
					))}
				</section>
				<section className="panel"><h2>Your recommender</h2><p className="hint">A teacher, counselor or mentor. We’ll email them a short form.</p><div className="grid">
					<Text label="Full name" name="rec.name" value={v.recName} set={set("recName")} req />
					<Text label="Email address" name="rec.email" type="email" value={v.recEmail} set={set("recEmail")} req />
					<Text label="Title or role" name="rec.role" value={v.recRole} set={set("recRole")} />
				</div></section>
				<section className="panel"><h2>Last things</h2><div className="grid">
					<Text label="Describe a problem in your community that technology could help solve (300 words)" name="essay1" full area value={v.essay} set={set("essay")} req />
					<Pick label="Hoodie size" name="swag" list={TSHIRT} value={v.shirt} set={set("shirt")} />
					<Pick label="How did you hear about us?" name="source" list={HEAR} value={v.hear} set={set("hear")} />
					<Field className="fld full row"><Switch name="consent" className="sw" checked={form.consent} onChange={(consent) => put({ consent })}><span /></Switch><Label>I certify that my answers are true and accept the <a href="#terms">program terms</a> and privacy policy.</Label></Field>
					<Field className="fld full row"><Switch name="talent" className="sw" checked={form.news} onChange={(news) => put({ news })}><span /></Switch><Label>Send me news about internships and events at Fellwright.</Label></Field>
				</div></section>
				<button type="submit" className="btn">Submit application</button>
			</form>
		</>
	);
}
const flat = (shown: boolean) => {
	const out: Record<string, unknown> = {};
	const lists: Record<string, Opt[]> = { dobM: MONTHS, gender: GENDER, income: INCOME, hispanic: o(["Y|Yes", "N|No", "D|Decline to answer"]), hear: HEAR, citizen: o(["usc|U.S. citizen or national", "lpr|Permanent resident", "daca|DACA or undocumented", "intl|International student"]), term: o(["F26|Fall 2026", "S27|Spring 2027", "F27|Fall 2027", "L|Later"]) };
	const text = (list: Opt[], id: string) => (shown ? named(list, id) : id);
	for (const [key, value] of Object.entries(live.v)) out[key] = shown && boxes[key] ? boxes[key]?.value : shown && lists[key] ? named(lists[key], value) : value;
	out.race = live.race.map((id) => text(RACE, id));
	out.colleges = live.colleges;
	for (const key of ["firstGen", "consent", "news"] as const) out[key] = live[key];
	for (let at = 0; at < 3; at++) {
		const a = live.acts[at] ?? noAct;
		out[`act${at}_type`] = text(ACT_TYPES, a.type);
		for (const key of ["org", "role", "about", "hours", "weeks", "since"] as const) out[`act${at}_${key}`] = a[key];
		out[`act${at}_grades`] = a.grades.map((id) => text(GRADES, id));
		const h = live.hons[at];
		out[`aw${at}_title`] = h.title; out[`aw${at}_about`] = h.about; out[`aw${at}_grade`] = text(GRADES, h.grade);
	}
	return out;
};
Object.assign(window, { formState: () => ({ ...flat(false), submitted: live.submitted }), formShown: () => flat(true) });
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
