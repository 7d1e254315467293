import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogPanel, DialogTitle,
	Disclosure, DisclosureButton, DisclosurePanel, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions,
	Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./style.css";

type Value = any;
type Opt = { id: string; name: string };
const same = (names: readonly string[]): Opt[] => names.map((name) => ({ id: name, name }));
const STATE_OPTS: Opt[] = STATES.map(([id, name]) => ({ id, name }));
const COUNTRY_OPTS = same(COUNTRIES);
const MONTHS = "January February March April May June July August September October November December".split(" ").map((name, i) => ({ id: String(i + 1).padStart(2, "0"), name }));
const GRADES: Opt[] = [{ id: "9", name: "Freshman" }, { id: "10", name: "Sophomore" }, { id: "11", name: "Junior" }, { id: "12", name: "Senior" }];
const KINDS: Opt[] = [
	{ id: "arts", name: "Arts" }, { id: "athletics", name: "Athletics" }, { id: "speech_debate", name: "Debate / speech" },
	{ id: "environment", name: "Environmental" }, { id: "government", name: "Student government" }, { id: "media", name: "Student media" },
	{ id: "volunteer", name: "Volunteering" }, { id: "job_paid", name: "Work (paid)" }, { id: "other", name: "Other" },
];
const EXAMS = same(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP European History", "AP Psychology", "AP Seminar", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern"]);
const INCOME: Opt[] = [{ id: "lt40", name: "Less than $40,000" }, { id: "40_60", name: "$40,000 to $60,000" }, { id: "60_80", name: "$60,001 to $80,000" }, { id: "80_120", name: "$80,001 to $120,000" }, { id: "gt120", name: "More than $120,000" }, { id: "na", name: "I'd rather not say" }];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or other Pacific Islander", "White"];

type Store = { get: (key: string) => Value; set: (key: string, value: Value) => void };
const Form = createContext<Store>(null!);
const useField = (name: string) => {
	const { get, set } = useContext(Form);
	return [get(name), (value: Value) => set(name, value)] as const;
};
const drawn = new Map<string, () => Value>();
function useDrawn<T extends HTMLElement>(name: string, read: (node: T) => Value) {
	const ref = useRef<T>(null);
	useEffect(() => {
		const one = () => (ref.current ? read(ref.current) : undefined);
		drawn.set(name, one);
		return () => void (drawn.get(name) === one && drawn.delete(name));
	}, [name]);
	return ref;
}
type Props = { name: string; label: string; req?: boolean; hint?: ReactNode; wide?: boolean };
const Caption = ({ label, req }: { label: string; req?: boolean }) => <Label>{label}{req && <span className="req" aria-hidden="true"> *</span>}</Label>;
const Hint = ({ children }: { children: ReactNode }) => <Description className="hint">{children}</Description>;

function TextField({ name, label, req, hint, wide, mask, ...rest }: Props & { mask?: (text: string) => string } & Record<string, any>) {
	const [value, set] = useField(name);
	const ref = useDrawn<HTMLInputElement>(name, (node) => node.value);
	return (
		<Field className={wide ? "field wide" : "field"}>
			<Caption label={label} req={req} />
			{hint && <Hint>{hint}</Hint>}
			<Input ref={ref} className="control" name={name} required={req} value={value} onChange={(e) => set(mask ? mask(e.target.value) : e.target.value)} {...rest} />
		</Field>
	);
}
function AreaField({ name, label, req, hint, rows = 3 }: Props & { rows?: number }) {
	const [value, set] = useField(name);
	const ref = useDrawn<HTMLTextAreaElement>(name, (node) => node.value);
	return (
		<Field className="field wide">
			<Caption label={label} req={req} />
			{hint && <Hint>{hint}</Hint>}
			<Textarea ref={ref} className="control" name={name} rows={rows} value={value} onChange={(e) => set(e.target.value)} />
		</Field>
	);
}
function ListField({ name, label, req, hint, options, multiple, empty = "Select…" }: Props & { options: Opt[]; multiple?: boolean; empty?: string }) {
	const [value, set] = useField(name);
	const ref = useDrawn<HTMLSpanElement>(name, (node) => {
		const text = node.textContent === empty ? "" : node.textContent!;
		return multiple ? (text ? text.split(", ") : []) : text;
	});
	const text = options.filter((o) => (multiple ? value.includes(o.id) : value === o.id)).map((o) => o.name).join(", ");
	return (
		<Field className="field">
			<Caption label={label} req={req} />
			{hint && <Hint>{hint}</Hint>}
			<Listbox value={value} onChange={(v: Value) => set(multiple ? options.map((o) => o.id).filter((id) => v.includes(id)) : v)} multiple={multiple} name={name}>
				<ListboxButton className="control"><span ref={ref}>{text || empty}</span></ListboxButton>
				<ListboxOptions anchor="bottom start" className="options">
					{options.map((o) => <ListboxOption key={o.id} value={o.id} className="option">{o.name}</ListboxOption>)}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}
function SearchField({ name, label, req, hint, options }: Props & { options: Opt[] }) {
	const [value, set] = useField(name);
	const [query, setQuery] = useState("");
	const ref = useDrawn<HTMLInputElement>(name, (node) => node.value);
	const found = query === "" ? options : options.filter((o) => o.name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="field">
			<Caption label={label} req={req} />
			{hint && <Hint>{hint}</Hint>}
			<Combobox value={options.find((o) => o.id === value) ?? null} by="id" onChange={(o: Opt | null) => set(o?.id ?? "")} onClose={() => setQuery("")}>
				<div className="combo">
					<ComboboxInput ref={ref} className="control" autoComplete="off" displayValue={(o: Opt | null) => o?.name ?? ""} onChange={(e) => setQuery(e.target.value)} />
					<ComboboxButton>▾</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom start" className="options">
					{found.map((o) => <ComboboxOption key={o.id} value={o} className="option">{o.name}</ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}
function RadioField({ name, label, hint, options }: Props & { options: Opt[] }) {
	const [value, set] = useField(name);
	const ref = useDrawn<HTMLDivElement>(name, (node) => node.querySelector("[role=radio][data-checked]")?.parentElement?.textContent ?? "");
	return (
		<Fieldset className="field wide">
			<Legend>{label}</Legend>
			{hint && <p className="hint">{hint}</p>}
			<div ref={ref}>
				<RadioGroup value={value} onChange={set} name={name} className="inline">
					{options.map((o) => <Field key={o.id} className="tick"><Radio value={o.id} className="dot" /><Label>{o.name}</Label></Field>)}
				</RadioGroup>
			</div>
		</Fieldset>
	);
}
function TickGroup({ name, label, hint, options }: Props & { options: string[] }) {
	const [value, set] = useField(name);
	const ref = useDrawn<HTMLDivElement>(name, (node) => [...node.querySelectorAll("[role=checkbox][data-checked]")].map((n) => n.parentElement!.textContent));
	return (
		<Fieldset className="field wide">
			<Legend>{label}</Legend>
			{hint && <p className="hint">{hint}</p>}
			<div ref={ref}>
				{options.map((o) => (
					<Field key={o} className="tick">
						<Checkbox className="box" checked={value.includes(o)} onChange={(on) => set(options.filter((x) => (x === o ? on : value.includes(x))))} />
						<Label>{o}</Label>
					</Field>
				))}
			</div>
		</Fieldset>
	);
}
function Tick({ name, label }: Props) {
	const [value, set] = useField(name);
	const ref = useDrawn<HTMLDivElement>(name, (node) => node.querySelector("[data-checked]") !== null);
	return <div ref={ref}><Field className="tick"><Checkbox className="box" checked={value} onChange={set} /><Label>{label}</Label></Field></div>;
}
function Toggle({ name, label }: Props) {
	const [value, set] = useField(name);
	const ref = useDrawn<HTMLDivElement>(name, (node) => node.querySelector("[data-checked]") !== null);
	return <div ref={ref}><Field className="tick"><Switch className="switch" checked={value} onChange={set} /><Label>{label}</Label></Field></div>;
}

const phoneMask = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 10);
	return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
};
const monthMask = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 6);
	return d.length > 2 ? `${d.slice(0, 2)}/${d.slice(2)}` : d;
};
const YESNO = same(["Yes", "No"]);

function Activity({ at }: { at: number }) {
	const p = `activities.${at}.`;
	const { get } = useContext(Form);
	return (
		<Disclosure as="div" className="card activity" defaultOpen>
			<DisclosureButton className="card-head"><span>{get(`${p}organization`) || `Activity ${at + 1}`}</span><span aria-hidden="true">⌄</span></DisclosureButton>
			<DisclosurePanel className="card-body grid">
				<TextField name={`${p}organization`} label="Organization" req />
				<ListField name={`${p}kind`} label="Type of activity" options={KINDS} />
				<TextField name={`${p}role`} label="Position or title" />
				<ListField name={`${p}grades`} label="Years of participation" options={GRADES} multiple empty="Select all that apply" />
				<TextField name={`${p}hours`} label="Hours / week" inputMode="numeric" mask={(t: string) => t.replace(/\D/g, "")} />
				<TextField name={`${p}weeks`} label="Weeks / year" inputMode="numeric" mask={(t: string) => t.replace(/\D/g, "")} />
				<AreaField name={`${p}summary`} label="What did you do, and what came of it?" />
				<RadioField name={`${p}continue`} label="Do you plan to continue this in college?" options={YESNO} />
			</DisclosurePanel>
		</Disclosure>
	);
}
type Honor = { title: string; year: string; note: string };
const BLANK: Honor = { title: "", year: "", note: "" };
let honorsNow: Honor[] = [];
function Honors() {
	const [list, setList] = useState<Honor[]>([]);
	const [draft, setDraft] = useState<Honor | null>(null);
	honorsNow = list;
	const [held, setHeld] = useState(BLANK);
	const one = draft ?? held;
	const put = (part: Partial<Honor>) => setDraft({ ...one, ...part });
	const save = () => {
		setList([...list, one]);
		setHeld(one);
		setDraft(null);
	};
	return (
		<div className="section" id="honors">
			<h2>Honors and awards</h2>
			<p className="hint">Up to five, beginning with the one that means most to you. They need not be for journalism.</p>
			<ul>
				{list.map((h, i) => (
					<li key={i} className="honor"><strong data-p="title">{h.title}</strong> (<span data-p="year">{GRADES.find((g) => g.id === h.year)?.name}</span>)<div data-p="note">{h.note}</div><Button className="btn" onClick={() => setList(list.filter((_, x) => x !== i))}>Remove</Button></li>
				))}
			</ul>
			<Button className="btn" onClick={() => setDraft(BLANK)}>+ Add an honor</Button>
			<Dialog open={draft !== null} onClose={() => setDraft(null)}>
				<div className="overlay">
					<DialogPanel className="panel">
						<DialogTitle>Add an honor or award</DialogTitle>
						<Field className="field"><Label>Name of honor</Label><Input className="control" name="honor_title" value={one.title} onChange={(e) => put({ title: e.target.value })} /></Field>
						<Field className="field"><Label>Year received</Label>
							<Listbox value={one.year} onChange={(year) => put({ year })}>
								<ListboxButton className="control">{GRADES.find((g) => g.id === one.year)?.name ?? "Select…"}</ListboxButton>
								<ListboxOptions anchor="bottom start" className="options">{GRADES.map((g) => <ListboxOption key={g.id} value={g.id} className="option">{g.name}</ListboxOption>)}</ListboxOptions>
							</Listbox>
						</Field>
						<Field className="field"><Label>Tell us about it</Label><Textarea className="control" name="honor_note" rows={3} value={one.note} onChange={(e) => put({ note: e.target.value })} /></Field>
						<div className="inline"><Button className="btn" onClick={() => setDraft(null)}>Cancel</Button><Button className="btn primary" disabled={!one.title} onClick={save}>Save honor</Button></div>
					</DialogPanel>
				</div>
			</Dialog>
		</div>
	);
}

const TEXTS = "firstName middleName lastName suffix goesBy email emailConfirm mobile dobMonth dobDay dobYear street1 street2 city state zip country hsName hsState hsGrad gpa rank major term p1First p1Last p2First p2Last citizenship hispanic firstGen income adviserName adviserEmail adviserPhone essay heard company_url".split(" ");
const ACT = ["organization", "kind", "role", "grades", "hours", "weeks", "summary", "continue"];
const initial: Record<string, Value> = Object.fromEntries(TEXTS.map((k) => [k, ""]));
Object.assign(initial, { race: [], rules: false, newsletter: false });
for (const i of [0, 1, 2, 3, 4]) {
	for (const k of ACT) initial[`activities.${i}.${k}`] = k === "grades" ? [] : "";
	initial[`exams.${i}.subject`] = initial[`exams.${i}.score`] = "";
}
let now = initial;
let submitted = false;

function App() {
	const [values, setValues] = useState(initial);
	const [acts, setActs] = useState(1);
	const [exams, setExams] = useState(0);
	now = values;
	const store: Store = { get: (k) => values[k], set: (k, v) => setValues((old) => ({ ...old, [k]: v })) };
	return (
		<Form.Provider value={store}>
			<main>
				<p className="hint">Inkwell &amp; Whistle Foundation</p>
				<h1>Student Reporter Award application</h1>
				<p>For high school seniors who intend to report the news. Fields marked <span className="req">*</span> are required. Your work is saved in this browser until you submit.</p>
				<form noValidate onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
					<Fieldset className="section">
						<Legend><h2>About you</h2></Legend>
						<div className="grid">
							<TextField name="firstName" label="Legal first name" req autoComplete="given-name" />
							<TextField name="middleName" label="Middle name" />
							<TextField name="lastName" label="Legal last name" req autoComplete="family-name" />
							<ListField name="suffix" label="Suffix" options={same(["Jr.", "Sr.", "II", "III", "IV"])} empty="None" />
							<TextField name="goesBy" label="Byline / name you go by" hint="If it differs from your legal first name" />
							<TextField name="mobile" label="Mobile phone" type="tel" req mask={phoneMask} placeholder="(   )    -    " />
							<TextField name="email" label="Email" type="email" req hint="Not a school address, please; many of those close in June." />
							<TextField name="emailConfirm" label="Confirm email" type="email" req />
							<Fieldset className="wide">
								<Legend>Date of birth</Legend>
								<div className="grid" style={{ gridTemplateColumns: "2fr 1fr 1fr" }}>
									<ListField name="dobMonth" label="Month" options={MONTHS} empty="Month" />
									<TextField name="dobDay" label="Day" inputMode="numeric" />
									<TextField name="dobYear" label="Year" inputMode="numeric" />
								</div>
							</Fieldset>
							<TextField name="street1" label="Street address" req wide />
							<TextField name="street2" label="Apartment, unit, etc." />
							<TextField name="city" label="City" req />
							<SearchField name="state" label="State" options={STATE_OPTS} req />
							<TextField name="zip" label="ZIP code" req />
							<SearchField name="country" label="Country" options={COUNTRY_OPTS} />
						</div>
					</Fieldset>
					<Fieldset className="section">
						<Legend><h2>School</h2></Legend>
						<div className="grid">
							<TextField name="hsName" label="High school" req />
							<SearchField name="hsState" label="State where the school is" options={STATE_OPTS} />
							<TextField name="hsGrad" label="Graduation date" hint="Month and year, as MM/YYYY" placeholder="MM/YYYY" mask={monthMask} />
							<TextField name="gpa" label="Unweighted GPA" hint="On a 4.0 scale, as on your transcript" inputMode="decimal" />
							<TextField name="rank" label="Class rank" hint="If your school ranks its students" />
							<TextField name="major" label="Intended major" />
							<ListField name="term" label="When will you enter college?" options={[{ id: "FA26", name: "Fall 2026" }, { id: "SP27", name: "Spring 2027" }, { id: "FA27", name: "Fall 2027" }, { id: "SP28", name: "Spring 2028" }, { id: "FA28", name: "Fall 2028" }]} />
						</div>
					</Fieldset>
					<div className="section" id="activities">
						<h2>Activities and work</h2>
						<p className="hint">In school or out of it, paid or unpaid. List up to five.</p>
						{[...Array(acts).keys()].map((i) => <Activity key={i} at={i} />)}
						{acts < 5 && <Button className="btn" onClick={() => setActs(acts + 1)}>Add another activity</Button>}
					</div>
					<Honors />
					<div className="section" id="exams">
						<h2>AP exams</h2>
						<p className="hint">Only exams for which you already have a score.</p>
						{[...Array(exams).keys()].map((i) => (
							<div className="exam" key={i}>
								<SearchField name={`exams.${i}.subject`} label="Exam" options={EXAMS} />
								<ListField name={`exams.${i}.score`} label="Score" options={same(["1", "2", "3", "4", "5"])} empty="—" />
								{i === exams - 1 && <Button className="btn" aria-label="Remove exam" onClick={() => setExams(i)}>✕</Button>}
							</div>
						))}
						{exams < 5 && <Button className="btn" onClick={() => setExams(exams + 1)}>Add exam</Button>}
					</div>
					<Fieldset className="section">
						<Legend><h2>Parents or guardians</h2></Legend>
						<div className="grid">
							<TextField name="p1First" label="Parent/guardian 1 first name" />
							<TextField name="p1Last" label="Parent/guardian 1 last name" />
							<TextField name="p2First" label="Parent/guardian 2 first name" />
							<TextField name="p2Last" label="Parent/guardian 2 last name" />
						</div>
					</Fieldset>
					<Disclosure as="div" className="card" id="optional">
						<DisclosureButton className="card-head"><span>Optional: background and need</span><span aria-hidden="true">⌄</span></DisclosureButton>
						<DisclosurePanel className="card-body grid">
							<ListField name="citizenship" label="Citizenship" options={[{ id: "usc", name: "U.S. citizen or national" }, { id: "lpr", name: "Permanent resident" }, { id: "daca", name: "DACA / undocumented" }, { id: "intl", name: "Citizen of another country" }]} />
							<ListField name="income" label="Household income last year" options={INCOME} />
							<RadioField name="hispanic" label="Are you Hispanic or Latino?" options={YESNO} />
							<TickGroup name="race" label="How do you identify?" hint="Check any that apply." options={RACES} />
							<RadioField name="firstGen" label="Will you be in the first generation of your family to earn a college degree?" options={same(["Yes", "No", "Don't know"])} />
						</DisclosurePanel>
					</Disclosure>
					<Fieldset className="section">
						<Legend><h2>Your adviser</h2></Legend>
						<p className="hint">The adviser of your publication, or a teacher or editor who knows your reporting. We will write to this person for a letter.</p>
						<div className="grid">
							<TextField name="adviserName" label="Name" req />
							<TextField name="adviserEmail" label="Email address" type="email" req />
							<TextField name="adviserPhone" label="Phone" type="tel" mask={phoneMask} />
						</div>
					</Fieldset>
					<div className="section grid">
						<AreaField name="essay" label="Which story in your town is nobody reporting, and how would you report it?" hint="400 to 600 words" rows={7} req />
						<ListField name="heard" label="How did you learn of the award?" options={same(["My adviser", "A newspaper", "Social media", "A past winner", "Other"])} />
						<div className="pot" aria-hidden="true"><TextField name="company_url" label="Company URL" tabIndex={-1} autoComplete="off" /></div>
						<div className="wide">
							<Tick name="rules" label="The work I submit is my own, and I accept the rules of the award." />
							<Toggle name="newsletter" label="Send me the foundation's monthly letter" />
						</div>
						<Button type="submit" className="btn primary">Submit application</Button>
					</div>
				</form>
			</main>
		</Form.Provider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const USED = Object.keys(initial).filter((k) => !/\.[34]\./.test(k));
Object.assign(window, {
	formState() {
		const state: Record<string, Value> = Object.fromEntries(USED.map((k) => [k, now[k]]));
		for (const i of [0, 1, 2]) for (const p of ["title", "year", "note"] as const) state[`honors.${i}.${p}`] = honorsNow[i]?.[p] ?? "";
		return { ...state, submitted };
	},
	formShown() {
		const shown: Record<string, Value> = Object.fromEntries(USED.map((k) => [k, drawn.get(k)?.() ?? (Array.isArray(initial[k]) ? [] : "")]));
		const rows = [...document.querySelectorAll(".honor")];
		for (const i of [0, 1, 2]) for (const p of ["title", "year", "note"]) shown[`honors.${i}.${p}`] = rows[i]?.querySelector(`[data-p=${p}]`)?.textContent ?? "";
		return shown;
	},
});
