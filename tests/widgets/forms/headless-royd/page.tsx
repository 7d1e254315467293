import "./page.css";
import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle,
	Disclosure, DisclosureButton, DisclosurePanel, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions,
	Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import clsx from "clsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext, useWatch } from "react-hook-form";
import { STATES, COUNTRIES, MAJORS } from "../../lists";

type Opt = { id: string; name: string; disabled?: boolean };
const o = (...names: string[]): Opt[] => names.map((name) => ({ id: name.toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, ""), name }));
const same = (...names: string[]): Opt[] => names.map((name) => ({ id: name, name }));

const US_STATES = STATES.map(([id, name]) => ({ id, name }));
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((name, i) => ({ id: String(i + 1), name }));
const DAYS = same(...Array.from({ length: 31 }, (_, i) => String(i + 1)));
const BIRTH_YEARS = same(...Array.from({ length: 40 }, (_, i) => String(2014 - i)));
const GRAD_YEARS = same("2024", "2025", "2026", "2027", "2028", "2029", "2030");
const LEVELS = o("High school freshman", "High school sophomore", "High school junior", "High school senior", "College undergraduate", "Graduate student");
const GRADES: Opt[] = [{ id: "9", name: "9th" }, { id: "10", name: "10th" }, { id: "11", name: "11th" }, { id: "12", name: "12th" }];
const AWARD_GRADES: Opt[] = [{ id: "FR", name: "Freshman (9th)" }, { id: "SO", name: "Sophomore (10th)" }, { id: "JR", name: "Junior (11th)" }, { id: "SR", name: "Senior (12th)" }, { id: "PS", name: "After high school" }];
const KINDS = o("Academic club", "Art", "Athletics: club", "Athletics: JV/varsity", "Career oriented", "Community service", "Computer / technology", "Cultural", "Dance", "Debate / speech", "Environmental", "Family responsibilities", "Internship", "Journalism / publication", "Junior ROTC", "LGBTQ+", "Music: instrumental", "Music: vocal", "Religious", "Research", "Robotics", "School spirit", "Student government", "Theater / drama", "Paid work", "Other");
const EDU = o("Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "I'm not sure");
const INCOME = o("Under $30,000", "$30,000 – $47,999", "$48,000 – $74,999", "$75,000 – $109,999", "$110,000 or more", "Prefer not to say");
const RACES = o("American Indian or Alaska Native", "Asian", "Black or African American", "Middle Eastern or North African", "Native Hawaiian or Pacific Islander", "White", "Another race", "Prefer not to say");
const ALL_MAJORS = [...new Set([...MAJORS, "Accounting", "Actuarial Science", "Aerospace Engineering", "African American Studies", "Agricultural Science", "Animal Science", "Architecture", "Art History", "Astronomy", "Biochemistry", "Bioengineering", "Biomedical Engineering", "Botany", "Classics", "Cognitive Science", "Communications", "Computer Engineering", "Construction Management", "Creative Writing", "Criminal Justice", "Culinary Arts", "Cybersecurity", "Dance", "Data Science", "Dental Hygiene", "Early Childhood Education", "Earth Science", "Electrical Engineering", "Entrepreneurship", "Environmental Health", "Environmental Science", "Ethnic Studies", "Fashion Design", "Film Studies", "Finance", "Fire Science", "Fisheries and Wildlife", "Food Science", "Forestry", "French", "Game Design", "Gender Studies", "Geography", "Geology", "German", "Graphic Design", "Health Sciences", "Hospitality Management", "Human Resources", "Industrial Engineering", "Information Technology", "Interior Design", "International Relations", "Journalism", "Kinesiology", "Landscape Architecture", "Linguistics", "Marine Biology", "Marketing", "Materials Science", "Microbiology", "Neuroscience", "Nutrition", "Oceanography", "Pharmacy", "Photography", "Public Health", "Public Policy", "Religious Studies", "Robotics", "Social Work", "Spanish", "Statistics", "Theater", "Urban Planning", "Veterinary Science", "Welding", "Zoology"])].sort();

type School = { ceeb: string; name: string; city: string; state: string };
const SCHOOLS: School[] = ([
	["380035", "Ashland High School", "Ashland", "OR"], ["380036", "Ashland Valley High School", "Ashland", "OR"], ["180120", "Ashland Valley High School", "Ashland", "KY"], ["360210", "Ashland Middle College", "Ashland", "OH"],
	["053920", "Yreka High School", "Yreka", "CA"], ["380600", "North Valley High School", "Grants Pass", "OR"], ["481210", "Valley Christian High School", "Spokane", "WA"], ["380910", "South Medford High School", "Medford", "OR"],
	["052230", "College Park High School", "Pleasant Hill", "CA"], ["380415", "Phoenix High School", "Phoenix", "OR"],
] as const).map(([ceeb, name, city, state]) => ({ ceeb, name, city, state }));
type Place = { line: string; city: string; state: string; zip: string };
const PLACES: Place[] = [
	{ line: "4127 Juniper Hollow Lane", city: "Yreka", state: "CA", zip: "96097" },
	{ line: "4127 Juniper Hollow Road", city: "Redding", state: "CA", zip: "96003" },
	{ line: "4127 Juniper Street", city: "San Diego", state: "CA", zip: "92105" },
	{ line: "201 Mountain Avenue", city: "Ashland", state: "OR", zip: "97520" },
	{ line: "41 Main Street", city: "Yreka", state: "CA", zip: "96097" },
];
const api = <T,>(rows: T[], test: (row: T) => boolean, ms: number, signal: { off: boolean }) =>
	new Promise<T[]>((done) => setTimeout(() => !signal.off && done(rows.filter(test)), ms));

const Req = () => <span className="text-red-500" aria-hidden="true"> *</span>;
function Wrap({ label, hint, required, span = 3, children }: { label: string; hint?: string; required?: boolean; span?: number; children: ReactNode }) {
	return (
		<Field className={`sm:col-span-${span}`}>
			<Label className="text-sm/6 font-medium">{label}{required && <Req />}</Label>
			{hint && <Description className="text-sm/6 text-black/50">{hint}</Description>}
			{children}
		</Field>
	);
}
type P = { name: string; label: string; hint?: string; required?: boolean; span?: number };
function TextRow({ name, label, hint, required, span, type = "text", onBlurFormat, ...rest }: P & { type?: string; onBlurFormat?: (v: string) => string; [k: string]: any }) {
	const { register, setValue, formState: { errors } } = useFormContext();
	const reg = register(name, { required: required ? "This field is required" : false });
	return (
		<Wrap {...{ label, hint, required, span }}>
			<Input
				className="ctl mt-1" type={type} id={name.replaceAll(".", "-")} {...rest} {...reg}
				onBlur={(e) => { if (onBlurFormat) setValue(name, onBlurFormat(e.target.value)); return reg.onBlur(e); }}
			/>
			{(errors as any)[name] && <p className="err">{String((errors as any)[name].message)}</p>}
		</Wrap>
	);
}
function AreaRow({ name, rows = 3, ...w }: P & { rows?: number }) {
	const { register } = useFormContext();
	return <Wrap span={6} {...w}><Textarea className="ctl" rows={rows} id={name.replaceAll(".", "-")} {...register(name)} /></Wrap>;
}
function PlainListbox({ value, onChange, options, placeholder = "Select an option", id }: { value: string; onChange: (v: string) => void; options: Opt[]; placeholder?: string; id: string }) {
	const picked = options.find((x) => x.id === value);
	return (
		<Listbox value={value} onChange={onChange}>
			<ListboxButton id={id} className={clsx("ctl relative", !picked && "ph")}>
				{picked?.name ?? placeholder}
				<svg className="chev" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true"><path d="m4 6 4 4 4-4" /></svg>
			</ListboxButton>
			<ListboxOptions anchor="bottom" className="opts w">
				{options.map((x) => <ListboxOption key={x.id} value={x.id} className="opt group"><div className="text-sm/6">{x.name}</div></ListboxOption>)}
			</ListboxOptions>
		</Listbox>
	);
}
function SelectRow({ name, options, placeholder, ...w }: P & { options: Opt[]; placeholder?: string }) {
	return <Wrap {...w}><Controller name={name} render={({ field }) => <PlainListbox id={name.replaceAll(".", "-")} value={field.value} onChange={field.onChange} options={options} placeholder={placeholder} />} /></Wrap>;
}
function MultiRow({ name, options, placeholder = "Select all that apply", ...w }: P & { options: Opt[]; placeholder?: string }) {
	return (
		<Wrap {...w}>
			<Controller name={name} render={({ field }) => (
				<Listbox value={field.value ?? []} onChange={field.onChange} multiple>
					<ListboxButton id={name.replaceAll(".", "-")} className="ctl relative">
						{field.value?.length ? options.filter((x) => field.value.includes(x.id)).map((x) => <span key={x.id} className="chip">{x.name}</span>) : <span className="ph">{placeholder}</span>}
					</ListboxButton>
					<ListboxOptions anchor="bottom start" className="opts w">
						{options.map((x) => <ListboxOption key={x.id} value={x.id} className="opt">{({ selected }) => <>{selected ? <span aria-hidden="true">✓ </span> : null}{x.name}</>}</ListboxOption>)}
					</ListboxOptions>
				</Listbox>
			)} />
		</Wrap>
	);
}
function PillRow({ name, legend, options, span = 6, required }: { name: string; legend: string; options: Opt[]; span?: number; required?: boolean }) {
	return (
		<Fieldset className={`sm:col-span-${span}`}>
			<Legend className="text-sm/6 font-medium">{legend}{required && <Req />}</Legend>
			<Controller name={name} render={({ field }) => (
				<RadioGroup id={name.replaceAll(".", "-")} value={field.value || null} onChange={field.onChange} className="mt-2">
					{options.map((x) => <Radio as="span" key={x.id} value={x.id} className="pill">{x.name}</Radio>)}
				</RadioGroup>
			)} />
		</Fieldset>
	);
}
function SwitchRow({ name, label, hint }: { name: string; label: string; hint?: string }) {
	return (
		<Field className="sm:col-span-6 flex">
			<Controller name={name} render={({ field }) => <Switch id={name.replaceAll(".", "-")} checked={field.value} onChange={field.onChange} className="sw group"><span aria-hidden="true" /></Switch>} />
			<div><Label className="text-sm/6">{label}</Label>{hint && <Description className="text-sm/6 text-black/50">{hint}</Description>}</div>
		</Field>
	);
}
function CheckRow({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Field className="sm:col-span-6">
			<Controller name={name} render={({ field }) => <Checkbox id={name} checked={field.value} onChange={field.onChange} className="cb" />} />
			<Label>{children}</Label>
		</Field>
	);
}
function Stepper({ name, max, ...w }: P & { max: number }) {
	return (
		<Wrap {...w}>
			<Controller name={name} render={({ field }) => (
				<div className="step">
					<button type="button" tabIndex={-1} onClick={() => field.onChange(Math.max(0, (field.value ?? 0) - 1))}>−</button>
					<Input id={name.replaceAll(".", "-")} inputMode="numeric" autoComplete="off" value={field.value ?? ""} onBlur={field.onBlur}
						onChange={(e) => { const d = e.target.value.replace(/\D/g, ""); field.onChange(d === "" ? null : Math.min(max, Number(d))); }} />
					<button type="button" tabIndex={-1} onClick={() => field.onChange(Math.min(max, (field.value ?? 0) + 1))}>+</button>
				</div>
			)} />
		</Wrap>
	);
}

function SchoolSearch() {
	const { setValue } = useFormContext();
	const value = useWatch({ name: "highSchool" }) as School | null;
	const [query, setQuery] = useState("");
	const [rows, setRows] = useState<School[]>([]);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		if (query.trim().length < 3) return setRows([]);
		const signal = { off: false };
		setBusy(true);
		const wait = setTimeout(() => api(SCHOOLS, (s) => query.toLowerCase().split(/\s+/).every((w) => s.name.toLowerCase().includes(w)), 260, signal).then((found) => { setRows(found); setBusy(false); }), 150);
		return () => { signal.off = true; clearTimeout(wait); };
	}, [query]);
	return (
		<Wrap label="What high school do you attend?" hint="Start typing the name of your school and pick it from the list." required span={6}>
			<Combobox value={value} onChange={(s) => setValue("highSchool", s)} onClose={() => setQuery("")} by="ceeb">
				<div className="relative">
					<ComboboxInput id="highSchool" className="ctl" autoComplete="off" displayValue={(s: School | null) => (s ? `${s.name} (${s.city}, ${s.state})` : "")} onChange={(e) => setQuery(e.target.value)} />
					<ComboboxButton className="combo-btn" aria-label="Show schools">⌄</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom" className="opts wi empty:invisible">
					{busy ? <div className="opt ph">Searching…</div> : rows.map((s) => <ComboboxOption key={s.ceeb} value={s} className="opt">{s.name}<small>{s.city}, {s.state}</small></ComboboxOption>)}
					{!busy && query.length > 2 && rows.length === 0 && <div className="opt ph">No schools found</div>}
				</ComboboxOptions>
			</Combobox>
		</Wrap>
	);
}
function AddressSearch() {
	const { setValue } = useFormContext();
	const value = useWatch({ name: "address.line1" }) as string;
	const [rows, setRows] = useState<Place[]>([]);
	const last = useRef({ off: false });
	const look = (text: string) => {
		last.current.off = true;
		last.current = { off: false };
		if (text.length < 4) return setRows([]);
		api(PLACES, (p) => p.line.toLowerCase().startsWith(text.toLowerCase().slice(0, 24)), 300, last.current).then(setRows);
	};
	return (
		<Wrap label="Street address" required span={6}>
			<Combobox<Place | null> value={null} onChange={(p) => {
				if (!p) return;
				setValue("address.line1", p.line); setValue("address.city", p.city); setValue("address.state", p.state); setValue("address.zip", p.zip); setRows([]);
			}}>
				<ComboboxInput id="address-line1" className="ctl" autoComplete="off" value={value} displayValue={() => value} placeholder="Start typing your address"
					onChange={(e) => { setValue("address.line1", e.target.value); look(e.target.value); }} />
				{rows.length > 0 && (
					<ComboboxOptions anchor="bottom start" className="opts wi">
						{rows.map((p) => <ComboboxOption key={p.line + p.zip} value={p} className="opt">{p.line}, {p.city}, {p.state} {p.zip}</ComboboxOption>)}
					</ComboboxOptions>
				)}
			</Combobox>
		</Wrap>
	);
}
function MajorPicker() {
	const { setValue } = useFormContext();
	const value = useWatch({ name: "major" }) as string;
	const [query, setQuery] = useState("");
	const found = query === "" ? ALL_MAJORS : ALL_MAJORS.filter((m) => m.toLowerCase().includes(query.toLowerCase()));
	return (
		<Wrap label="Field of study" hint="What you plan to major in" span={3}>
			<Combobox immediate virtual={{ options: found }} value={value || null} onChange={(v) => setValue("major", v ?? "")} onClose={() => setQuery("")}>
				<div className="relative">
					<ComboboxInput id="major" className="ctl" displayValue={(m: string | null) => m ?? ""} onChange={(e) => setQuery(e.target.value)} />
					<ComboboxButton className="combo-btn">⌄</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom" className="opts wi">{({ option }) => <ComboboxOption value={option} className="opt">{option as string}</ComboboxOption>}</ComboboxOptions>
			</Combobox>
		</Wrap>
	);
}

const NEW_ACTIVITY = { category: "", organization: "", role: "", grades: [] as string[], hours: null as number | null, weeks: null as number | null, summary: "", startDate: "" };
function Activities() {
	const { control } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	const all = useWatch({ name: "activities" }) as any[];
	return (
		<section className="card">
			<h2>Activities &amp; experience</h2>
			<p>Clubs, sports, jobs, caring for family — it all counts. List what matters most to you first.</p>
			{fields.map((f, i) => (
				<Disclosure key={f.id} as="div" className="acc" defaultOpen>
					<DisclosureButton className="dhead group"><span>{all?.[i]?.organization || `Experience #${i + 1}`}</span><span aria-hidden="true">▾</span></DisclosureButton>
					<DisclosurePanel className="grid">
						<SelectRow name={`activities.${i}.category`} label="Category" options={KINDS} required />
						<TextRow name={`activities.${i}.organization`} label="Organization or employer" required />
						<TextRow name={`activities.${i}.role`} label="Your role" hint="e.g. treasurer, cashier, member" />
						<MultiRow name={`activities.${i}.grades`} label="Grades" options={GRADES} placeholder="Which years?" />
						<Stepper name={`activities.${i}.hours`} label="Hours / week" max={80} />
						<Stepper name={`activities.${i}.weeks`} label="Weeks / year" max={52} />
						<AreaRow name={`activities.${i}.summary`} label="What did you do?" hint="Numbers and results help reviewers." />
						<div className="sm:col-span-6"><button type="button" className="btn sec" onClick={() => remove(i)}>Remove</button></div>
					</DisclosurePanel>
				</Disclosure>
			))}
			<Button className="btn" onClick={() => append({ ...NEW_ACTIVITY })}>+ Add an experience</Button>
		</section>
	);
}
function Awards() {
	const { control } = useFormContext();
	const { fields, append, update, remove } = useFieldArray({ control, name: "awards" });
	const [at, setAt] = useState<number | null>(null);
	const local = useForm({ defaultValues: { awardTitle: "", awardGrade: "", awardNote: "" } });
	const start = (i: number, v?: any) => { local.reset(v ?? { awardTitle: "", awardGrade: "", awardNote: "" }); setAt(i); };
	const save = () => {
		const v = local.getValues();
		if (!v.awardTitle.trim()) return local.setError("awardTitle", { message: "Give your award a name" });
		if (at! < fields.length) update(at!, v); else append(v);
		setAt(null);
	};
	return (
		<section className="card">
			<h2>Awards and recognition</h2>
			{fields.length === 0 && <p className="ph">You haven't added any awards yet.</p>}
			{fields.map((f: any, i) => (
				<dl key={f.id} className="dl" data-award={i}>
					<dt>{f.awardTitle}</dt>
					<dd><span className="chip">{AWARD_GRADES.find((g) => g.id === f.awardGrade)?.name}</span></dd>
					<dd className="note">{f.awardNote}</dd>
					<button type="button" className="btn sec" onClick={() => start(i, { awardTitle: f.awardTitle, awardGrade: f.awardGrade, awardNote: f.awardNote })}>Edit</button>{" "}
					<button type="button" className="btn sec" onClick={() => remove(i)}>Delete</button>
				</dl>
			))}
			<Button className="btn" onClick={() => start(fields.length)}>Add award</Button>
			<Dialog open={at !== null} onClose={() => setAt(null)}>
				<DialogBackdrop className="bd" />
				<div className="dlg">
					<DialogPanel className="panel">
						<DialogTitle as="h3">{at !== null && at < fields.length ? "Edit award" : "Add an award"}</DialogTitle>
						<FormProvider {...local}>
							<div className="grid">
								<TextRow name="awardTitle" label="Name of award or honor" required span={6} />
								<SelectRow name="awardGrade" label="Grade when received" options={AWARD_GRADES} span={6} placeholder="Choose a grade" />
								<AreaRow name="awardNote" label="What was it for?" rows={2} />
							</div>
						</FormProvider>
						<div className="flex mt-4"><Button className="btn sec" onClick={() => setAt(null)}>Cancel</Button><Button className="btn" onClick={save}>Save award</Button></div>
					</DialogPanel>
				</div>
			</Dialog>
		</section>
	);
}

const DEFAULTS = {
	firstName: "", lastName: "", preferredName: "", email: "", mobile: "", address: { line1: "", line2: "", city: "", state: "", zip: "", country: "" },
	birth: { month: "", day: "", year: "" }, gender: "", highSchool: null as School | null, level: "", grad: { month: "", year: "" }, gpa: "", gpaWeighted: "", sat: "", act: "",
	major: "", startYear: "", citizenship: "", hispanic: "", origin: "", race: [] as string[], parentEdu1: "", parentEdu2: "", income: "", firstGen: false,
	activities: [] as any[], awards: [] as any[], counselorName: "", counselorEmail: "", referral: "", source: "", essay: "", textMe: false, terms: false, website: "",
};
let get: () => typeof DEFAULTS = () => DEFAULTS;
let sent = false;
const tel = (v: string) => { const d = v.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""); return d.length === 10 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : v; };

function App() {
	const form = useForm({ defaultValues: DEFAULTS });
	get = form.getValues as any;
	const hispanic = form.watch("hispanic");
	return (
		<FormProvider {...form}>
			<div className="mx-auto">
				<header><strong>roydly</strong><h1>Your scholarship profile</h1><p>Fill this out once. We match it against 41,000+ scholarships and pre-fill applications for you. <span aria-hidden="true">*</span> means required.</p></header>
				<form noValidate onSubmit={form.handleSubmit(() => { sent = true; })}>
					<section className="card">
						<h2>The basics</h2>
						<div className="grid">
							<TextRow name="firstName" label="First name" required span={2} autoComplete="given-name" />
							<TextRow name="lastName" label="Last name" required span={2} autoComplete="family-name" />
							<TextRow name="preferredName" label="What should we call you?" span={2} />
							<TextRow name="email" label="Email" type="email" required autoComplete="email" hint="Use one you'll keep after graduation." />
							<TextRow name="mobile" label="Mobile" type="tel" onBlurFormat={tel} />
							<AddressSearch />
							<TextRow name="address.line2" label="Apt, suite, unit" span={2} />
							<TextRow name="address.city" label="City" required span={2} />
							<SelectRow name="address.state" label="State" options={US_STATES} required span={2} placeholder="State" />
							<TextRow name="address.zip" label="ZIP" required span={2} inputMode="numeric" maxLength={10} />
							<SelectRow name="address.country" label="Country" options={same(...COUNTRIES)} span={2} />
							<Fieldset className="sm:col-span-6">
								<Legend className="text-sm/6 font-medium">Birthday<Req /></Legend>
								<p className="text-sm/6 text-black/50">Some sponsors only fund students of a certain age.</p>
								<div className="grid">
									<SelectRow name="birth.month" label="Month" options={MONTHS} span={2} placeholder="Month" />
									<SelectRow name="birth.day" label="Day" options={DAYS} span={2} placeholder="Day" />
									<SelectRow name="birth.year" label="Year" options={BIRTH_YEARS} span={2} placeholder="Year" />
								</div>
							</Fieldset>
							<PillRow name="gender" legend="Gender identity" options={o("Woman", "Man", "Non-binary", "Prefer not to say")} />
						</div>
						<div style={{ position: "absolute", left: -9999 }} aria-hidden="true"><label htmlFor="website">Website</label><input id="website" tabIndex={-1} autoComplete="off" {...form.register("website")} /></div>
					</section>
					<section className="card">
						<h2>School</h2>
						<div className="grid">
							<SchoolSearch />
							<SelectRow name="level" label="Current grade level" options={LEVELS} required />
							<Fieldset className="sm:col-span-3">
								<Legend className="text-sm/6 font-medium">High school graduation</Legend>
								<div className="grid">
									<SelectRow name="grad.month" label="Month" options={MONTHS} placeholder="MM" />
									<SelectRow name="grad.year" label="Year" options={GRAD_YEARS} placeholder="YYYY" />
								</div>
							</Fieldset>
							<TextRow name="gpa" label="GPA (unweighted)" hint="On a 4.0 scale" span={3} inputMode="decimal" onBlurFormat={(v: string) => (v && +v >= 0 && +v <= 4 ? (+v).toFixed(2) : "")} />
							<TextRow name="gpaWeighted" label="GPA (weighted)" hint="Leave blank if your school doesn't weight" inputMode="decimal" />
							<TextRow name="sat" label="SAT" hint="Best combined score, 400–1600" type="number" min={400} max={1600} />
							<TextRow name="act" label="ACT" hint="Best composite, 1–36" type="number" min={1} max={36} />
							<MajorPicker />
							<SelectRow name="startYear" label="When will you start college?" options={[["F26", "Fall 2026"], ["S27", "Spring 2027"], ["F27", "Fall 2027"], ["S28", "Spring 2028"], ["F28", "Fall 2028"]].map(([id, name]) => ({ id, name }))} hint="Your best guess is fine" />
						</div>
					</section>
					<Activities />
					<Awards />
					<Disclosure as="section" className="card" defaultOpen>
						<DisclosureButton className="dhead">Background <span aria-hidden="true">▾</span></DisclosureButton>
						<DisclosurePanel>
							<p>Optional, but many sponsors look for students with a particular background. We never sell this information.</p>
							<div className="grid">
								<Fieldset className="sm:col-span-6">
									<Legend className="text-sm/6 font-medium">Citizenship</Legend>
									<Controller name="citizenship" control={form.control} render={({ field }) => (
										<RadioGroup id="citizenship" value={field.value || null} onChange={field.onChange}>
											{([["citizen", "U.S. citizen or national", "Born or naturalized"], ["lpr", "Permanent resident", "You have a green card"], ["daca", "DACA or undocumented", "Many scholarships are open to you"], ["intl", "International student", "You hold or will hold a student visa"]] as const).map(([id, name, sub]) => (
												<Radio key={id} value={id} className="rcard"><p className="font-semibold">{name}</p><p className="ph">{sub}</p></Radio>
											))}
										</RadioGroup>
									)} />
								</Fieldset>
								<PillRow name="hispanic" legend="Are you Hispanic or Latino?" options={o("Yes", "No", "Prefer not to say")} />
								{hispanic === "yes" && <SelectRow name="origin" label="Which best describes you?" options={o("Mexican", "Puerto Rican", "Cuban", "Central American", "South American", "Other Hispanic origin")} span={6} />}
								<MultiRow name="race" label="Race" options={RACES} span={6} />
								<SelectRow name="parentEdu1" label="Mother's highest level of education" options={EDU} />
								<SelectRow name="parentEdu2" label="Father's highest level of education" options={EDU} />
								<SelectRow name="income" label="Household income (yearly, before taxes)" options={INCOME} />
								<SwitchRow name="firstGen" label="I'm a first-generation college student" hint="Neither parent has a four-year degree." />
							</div>
						</DisclosurePanel>
					</Disclosure>
					<section className="card">
						<h2>Almost done</h2>
						<div className="grid">
							<TextRow name="counselorName" label="School counselor's name" hint="We may verify your enrollment." />
							<TextRow name="counselorEmail" label="School counselor's email" type="email" />
							<TextRow name="referral" label="Referral code" />
							<SelectRow name="source" label="How did you hear about roydly?" options={o("A friend", "Counselor or teacher", "TikTok", "Instagram", "Google", "Other")} />
							<AreaRow name="essay" label="In a few sentences, what would a $1,000 scholarship change for you this year?" />
							<SwitchRow name="textMe" label="Text me about deadlines and partner offers" />
							<CheckRow name="terms">I agree to the <a href="#terms">Terms of Service</a> and <a href="#privacy">Privacy Policy</a></CheckRow>
						</div>
						<p><Button type="submit" className="btn">Save and see my matches</Button></p>
					</section>
				</form>
			</div>
		</FormProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const ACT = ["category", "organization", "role", "grades", "hours", "weeks", "summary"] as const;
const AWARD = ["awardTitle", "awardGrade", "awardNote"] as const;
const FLAT = ["firstName", "lastName", "preferredName", "email", "mobile", "address.line1", "address.line2", "address.city", "address.state", "address.zip", "address.country", "birth.month", "birth.day", "birth.year", "gender", "website", "highSchool", "level", "grad.month", "grad.year", "gpa", "gpaWeighted", "sat", "act", "major", "startYear", "citizenship", "hispanic", "origin", "race", "parentEdu1", "parentEdu2", "income", "firstGen", "counselorName", "counselorEmail", "referral", "source", "essay", "textMe", "terms"];
function formState() {
	const v = get() as any;
	const out: any = { submitted: sent };
	for (const k of FLAT) out[k] = k.split(".").reduce((x, p) => x?.[p], v) ?? "";
	out.highSchool = v.highSchool?.ceeb ?? "";
	for (let i = 0; i < 3; i++) {
		for (const f of ACT) out[`activities.${i}.${f}`] = v.activities[i]?.[f] ?? (f === "grades" ? [] : f === "hours" || f === "weeks" ? null : "");
		for (const f of AWARD) out[`awards.${i}.${f}`] = v.awards[i]?.[f] ?? "";
	}
	return out;
}
function seen(id: string): any {
	const e = document.getElementById(id);
	if (!e) return "";
	if (e instanceof HTMLInputElement || e instanceof HTMLTextAreaElement) return e.value;
	const role = e.getAttribute("role");
	if (role === "switch" || role === "checkbox") return e.getAttribute("aria-checked") === "true";
	if (role === "radiogroup") return e.querySelector("[aria-checked=true] .font-semibold, [aria-checked=true]:not(:has(p))")?.textContent ?? "";
	if (e.querySelector(".chip")) return [...e.querySelectorAll(".chip")].map((c) => c.textContent);
	return e.classList.contains("ph") || e.querySelector(".ph") ? "" : e.textContent;
}
function formShown() {
	const out: any = {};
	for (const k of FLAT) out[k] = seen(k.replaceAll(".", "-"));
	for (let i = 0; i < 3; i++) {
		for (const f of ACT) out[`activities.${i}.${f}`] = seen(`activities-${i}-${f}`);
		const card = document.querySelector(`[data-award="${i}"]`);
		out[`awards.${i}.awardTitle`] = card?.querySelector("dt")?.textContent ?? "";
		out[`awards.${i}.awardGrade`] = card?.querySelector(".chip")?.textContent ?? "";
		out[`awards.${i}.awardNote`] = card?.querySelector(".note")?.textContent ?? "";
	}
	return out;
}
Object.assign(window, { formState, formShown });
