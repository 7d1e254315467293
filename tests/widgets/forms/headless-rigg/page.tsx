import "./rigg.css";
import { Checkbox, Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogPanel, DialogTitle, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Popover, PopoverButton, PopoverPanel, Radio, RadioGroup, Switch, Textarea } from "@headlessui/react";
import Quill from "quill";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { STATES } from "../../lists";

type Opt = { id: string; name: string; sub?: string };
const o = (s: string): Opt[] => s.split("|").map((x) => ({ id: x.split("=")[0], name: x.split("=")[1] ?? x.split("=")[0] }));
const STATE_OPTS = STATES.map(([id, name]) => ({ id, name }));
const TYPES = o("academic=Academic team or club|arts=Arts|athletics=Athletics|debate=Debate or speech|environment=Environment & sustainability|family=Family responsibility|music=Music|job=Paid work|faith=Faith-based|service=Service & volunteering|stem=STEM & robotics|gov=Student government|other=Something else");
const GRADES = o("9=9th|10=10th|11=11th|12=12th");
const MAJORS = "Accounting|Advertising|Aerospace Engineering|African American Studies|Agriculture|American Studies|Animal Science|Anthropology|Applied Mathematics|Architecture|Art History|Astronomy|Biochemistry|Bioengineering|Biology|Botany|Business|Chemical Engineering|Chemistry|Civil Engineering|Classics|Cognitive Science|Communications|Computer Engineering|Computer Science|Criminal Justice|Data Science|Dance|Early Childhood Education|Economics|Electrical Engineering|English|Environmental Engineering|Environmental Science|Environmental Studies|Ethnic Studies|Fashion Design|Film|Finance|Forestry|French|Gender Studies|Geography|Geology|German|Graphic Design|Health Sciences|History|Hospitality|Human Resources|Industrial Engineering|International Relations|Journalism|Kinesiology|Linguistics|Marine Biology|Marketing|Materials Science|Mathematics|Mechanical Engineering|Music|Neuroscience|Nursing|Nutrition|Philosophy|Physics|Political Science|Psychology|Public Health|Social Work|Sociology|Spanish|Statistics|Theater|Undecided|Urban Planning|Zoology".split("|").map((name) => ({ id: name.toLowerCase().replace(/\W+/g, "-"), name }));
const SCHOOLS: Opt[] = [["sch_10021", "Ashland High School", "Ashland, OR"], ["sch_10022", "Ashland Valley High School", "Ashland, OR"], ["sch_10874", "Ashland High School", "Ashland, MA"], ["sch_10022b", "Ashland Valley Online Academy", "Ashland, OR"], ["sch_22871", "Yreka High School", "Yreka, CA"], ["sch_41209", "Crater High School", "Central Point, OR"], ["sch_41218", "Valley View High School", "Moreno Valley, CA"]].map(([id, name, sub]) => ({ id, name, sub }));
const PLACES = [
	{ id: "a1", name: "4127 Juniper Hollow Lane", sub: "Yreka, CA 96097", city: "Yreka", state: "CA", zip: "96097" },
	{ id: "a2", name: "4127 Juniper Hill Rd", sub: "Redmond, OR 97756", city: "Redmond", state: "OR", zip: "97756" },
	{ id: "a3", name: "412 Juniper St", sub: "San Diego, CA 92101", city: "San Diego", state: "CA", zip: "92101" },
];
const ask = <T extends Opt>(all: T[], q: string, ms: number) => new Promise<T[]>((done) => setTimeout(() => done(all.filter((x) => x.name.toLowerCase().includes(q.toLowerCase()))), ms));

const Lbl = ({ children, required }: { children: ReactNode; required?: boolean }) => (
	<Label className="block text-sm font-medium">{children}{required && <span className="text-red-600"> *</span>}</Label>
);
function Text({ name, label, hint, required, span, ...rest }: { name: string; label: string; hint?: string; required?: boolean; span?: boolean; [k: string]: unknown }) {
	const { register, formState } = useFormContext();
	return (
		<Field className={span ? "col-span-2" : ""} data-testid={`field-${name}`}>
			<Lbl required={required}>{label}</Lbl>
			{hint && <Description className="text-sm text-slate-500">{hint}</Description>}
			<Input className="input" {...register(name, { required: required && "Required" })} {...rest} />
			{formState.errors[name] && <p className="text-sm text-red-600">{String(formState.errors[name]?.message)}</p>}
		</Field>
	);
}
function Pick({ name, label, options, multiple, required, placeholder = "Select…" }: { name: string; label: string; options: Opt[]; multiple?: boolean; required?: boolean; placeholder?: string }) {
	const { control } = useFormContext();
	const nameOf = (id: string) => options.find((x) => x.id === id)?.name;
	return (
		<Controller name={name} control={control} render={({ field }) => (
			<Field data-testid={`field-${name}`}>
				<Lbl required={required}>{label}</Lbl>
				<Listbox value={field.value} onChange={field.onChange} multiple={multiple}>
					<ListboxButton className="btn-list" onBlur={field.onBlur}>
						{multiple ? (field.value.length ? field.value.map((id: string) => <span key={id} className="chip">{nameOf(id)}</span>) : <span className="text-slate-500">{placeholder}</span>)
							: field.value ? <span className="block truncate value">{nameOf(field.value)}</span> : <span className="block truncate text-slate-500">{placeholder}</span>}
					</ListboxButton>
					<ListboxOptions anchor="bottom start" className="opts">
						{options.map((x) => <ListboxOption key={x.id} value={x.id} className="opt">{x.name}</ListboxOption>)}
					</ListboxOptions>
				</Listbox>
			</Field>
		)} />
	);
}
function Pills({ name, label, options, tiles, hint }: { name: string; label: string; options: Opt[]; tiles?: boolean; hint?: string }) {
	const { control } = useFormContext();
	return (
		<Controller name={name} control={control} render={({ field }) => (
			<Fieldset className="col-span-2" data-testid={`field-${name}`}>
				<Legend className="text-sm font-medium">{label}</Legend>
				{hint && <p className="text-sm text-slate-500">{hint}</p>}
				<RadioGroup value={field.value} onChange={field.onChange} aria-label={label}>
					{options.map((x) => <Radio key={x.id} value={x.id} as={tiles ? "div" : "span"} className={tiles ? "tile" : "pill"}>{x.name}</Radio>)}
				</RadioGroup>
			</Fieldset>
		)} />
	);
}
function SchoolSearch() {
	const { control } = useFormContext();
	const [found, setFound] = useState<Opt[]>([]);
	const [busy, setBusy] = useState(false);
	const latest = useRef("");
	const timer = useRef(0);
	const search = (q: string) => {
		latest.current = q;
		clearTimeout(timer.current);
		if (q.length < 2) return setFound([]);
		setBusy(true);
		timer.current = window.setTimeout(async () => {
			const rows = await ask(SCHOOLS, q, 380);
			if (latest.current === q) { setFound(rows); setBusy(false); }
		}, 200);
	};
	return (
		<Controller name="highSchool" control={control} render={({ field }) => (
			<Field className="col-span-2" data-testid="field-highSchool">
				<Lbl required>Where do you go to high school?</Lbl>
				<Combobox value={field.value} onChange={field.onChange} immediate={false}>
					<ComboboxInput className="input" placeholder="Search schools" autoComplete="off" displayValue={(x: Opt | null) => x?.name ?? ""} onChange={(e) => search(e.target.value)} onBlur={field.onBlur} />
					<ComboboxOptions anchor="bottom start" className="opts">
						{busy ? <div className="opt text-slate-500">Searching…</div> : found.length === 0 ? <div className="opt text-slate-500">No schools found</div> : found.map((x) => (
							<ComboboxOption key={x.id} value={x} className="opt"><span className="font-medium">{x.name}</span> <span className="text-sm text-slate-500">{x.sub}</span></ComboboxOption>
						))}
					</ComboboxOptions>
				</Combobox>
			</Field>
		)} />
	);
}
function AddressSearch() {
	const { control, setValue } = useFormContext();
	const [found, setFound] = useState<typeof PLACES>([]);
	const latest = useRef("");
	return (
		<Controller name="address1" control={control} render={({ field }) => (
			<Field className="col-span-2" data-testid="field-address1">
				<Lbl required>Home address</Lbl>
				<Combobox value={field.value} onChange={(x: unknown) => {
					const p = x as (typeof PLACES)[number] | null;
					if (!p || typeof p === "string") return;
					field.onChange(p.name);
					setValue("city", p.city); setValue("state", p.state); setValue("zip", p.zip);
				}}>
					<ComboboxInput className="input" placeholder="Start typing your street address" autoComplete="off" displayValue={(x: string) => x} onChange={async (e) => {
						const q = e.target.value;
						latest.current = q;
						field.onChange(q);
						if (q.length < 4) return setFound([]);
						const rows = await ask(PLACES, q.slice(0, 14), 300);
						if (latest.current === q) setFound(rows);
					}} />
					<ComboboxOptions anchor="bottom start" className="opts empty:invisible">
						{found.map((x) => <ComboboxOption key={x.id} value={x} className="opt">{x.name}, <span className="text-slate-500">{x.sub}</span></ComboboxOption>)}
					</ComboboxOptions>
				</Combobox>
			</Field>
		)} />
	);
}
function MajorPicker() {
	const { control } = useFormContext();
	const [q, setQ] = useState("");
	const rows = q ? MAJORS.filter((m) => m.name.toLowerCase().includes(q.toLowerCase())) : MAJORS;
	return (
		<Controller name="major" control={control} render={({ field }) => (
			<Field data-testid="field-major">
				<Lbl>What do you want to study?</Lbl>
				<Combobox value={field.value} onChange={field.onChange} virtual={{ options: rows }} immediate onClose={() => setQ("")}>
					<ComboboxInput className="input" displayValue={(x: Opt | null) => x?.name ?? ""} onChange={(e) => setQ(e.target.value)} onBlur={field.onBlur} />
					<ComboboxOptions anchor="bottom start" className="opts">
						{({ option }: { option: Opt }) => <ComboboxOption value={option} className="opt" style={{ width: "100%" }}>{option.name}</ComboboxOption>}
					</ComboboxOptions>
				</Combobox>
			</Field>
		)} />
	);
}
const MONTHS = "January February March April May June July August September October November December".split(" ");
function Birthday() {
	const { control } = useFormContext();
	const [m, setM] = useState(0);
	const [y, setY] = useState(2009);
	const first = new Date(y, m, 1).getDay();
	const count = new Date(y, m + 1, 0).getDate();
	return (
		<Controller name="dob" control={control} render={({ field }) => (
			<div data-testid="field-dob">
				<span className="block text-sm font-medium">Birthday <span className="text-red-600">*</span></span>
				<Popover>
					<PopoverButton className="btn-list">{field.value ? <span className="value">{`${MONTHS[Number(field.value.slice(5, 7)) - 1].slice(0, 3)} ${Number(field.value.slice(8))}, ${field.value.slice(0, 4)}`}</span> : <span className="text-slate-500">Pick a date</span>}</PopoverButton>
					<PopoverPanel anchor="bottom start" className="cal">
						{({ close }) => (<>
							<select aria-label="Month" value={m} onChange={(e) => setM(Number(e.target.value))}>{MONTHS.map((x, i) => <option key={x} value={i}>{x}</option>)}</select>{" "}
							<select aria-label="Year" value={y} onChange={(e) => setY(Number(e.target.value))}>{Array.from({ length: 25 }, (_, i) => 2014 - i).map((x) => <option key={x} value={x}>{x}</option>)}</select>
							<div className="days">
								{Array.from({ length: first }, (_, i) => <span key={`e${i}`} />)}
								{Array.from({ length: count }, (_, i) => i + 1).map((d) => <button key={d} type="button" onClick={() => { field.onChange(`${y}-${String(m + 1).padStart(2, "0")}-${String(d).padStart(2, "0")}`); close(); }}>{d}</button>)}
							</div>
						</>)}
					</PopoverPanel>
				</Popover>
			</div>
		)} />
	);
}
function Stepper({ name, label }: { name: string; label: string }) {
	const { control } = useFormContext();
	return (
		<Controller name={name} control={control} render={({ field }) => (
			<div data-testid={`field-${name}`}>
				<p className="text-sm font-medium">{label}</p>
				<button type="button" className="btn" aria-label="Decrease" onClick={() => field.onChange(Math.max(0, (field.value ?? 0) - 1))}>−</button>{" "}
				<output>{field.value ?? "–"}</output>{" "}
				<button type="button" className="btn" aria-label="Increase" onClick={() => field.onChange((field.value ?? 0) + 1)}>+</button>
			</div>
		)} />
	);
}
function Toggle({ name, label }: { name: string; label: string }) {
	const { control } = useFormContext();
	return (
		<Controller name={name} control={control} render={({ field }) => (
			<Field className="inline" data-testid={`field-${name}`}>
				<Switch checked={field.value} onChange={field.onChange} className="switch" />
				<Label className="text-sm">{label}</Label>
			</Field>
		)} />
	);
}
function RichText({ value, onChange }: { value: string; onChange: (v: string) => void }) {
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const box = document.createElement("div");
		host.current!.append(box);
		const quill = new Quill(box, { theme: "snow", modules: { toolbar: ["bold", "italic", { list: "bullet" }] } });
		if (value) quill.clipboard.dangerouslyPasteHTML(value);
		quill.on("text-change", () => onChange(quill.getText().trim() ? quill.root.innerHTML : ""));
		const place = host.current!;
		return () => { place.innerHTML = ""; };
	}, []);
	return <div ref={host} className="rich" />;
}
const blankActivity = { type: "", org: "", role: "", grades: [] as string[], hours: null as number | null, story: "" };
function Activities() {
	const { control, watch } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	return (
		<section className="card"><h2>What you do outside class</h2>
			<p className="text-sm text-slate-500">Jobs, clubs, caring for family: it all counts. Add up to six.</p>
			{fields.map((f, i) => (
				<div key={f.id} className="activity" data-testid={`activity-${i}`}>
					<h3 className="text-sm font-medium">Activity #{i + 1}</h3>
					<div className="grid">
						<Pick name={`activities.${i}.type`} label="Type" options={TYPES} />
						<Text name={`activities.${i}.org`} label="Organization" />
						<Text name={`activities.${i}.role`} label="Your title or role" />
						<Controller name={`activities.${i}.hours`} control={control} render={({ field }) => (
							<Field data-testid={`field-activities.${i}.hours`}>
								<Lbl>Hours a week</Lbl>
								<input type="range" min={0} max={40} step={1} value={field.value ?? 0} onChange={(e) => field.onChange(Number(e.target.value))} aria-label="Hours a week" />{" "}
								<output className="text-sm">{field.value === null ? "" : `${field.value} hrs`}</output>
							</Field>
						)} />
						<Controller name={`activities.${i}.grades`} control={control} render={({ field }) => (
							<Fieldset className="col-span-2" data-testid={`field-activities.${i}.grades`}>
								<Legend className="text-sm font-medium">Which years?</Legend>
								{GRADES.map((g) => (
									<Field key={g.id} className="inline">
										<Checkbox className="box" checked={field.value.includes(g.id)} onChange={(on) => field.onChange(GRADES.map((x) => x.id).filter((x) => (x === g.id ? on : field.value.includes(x))))} />
										<Label className="text-sm">{g.name}</Label>
									</Field>
								))}
							</Fieldset>
						)} />
						<Controller name={`activities.${i}.story`} control={control} render={({ field }) => (
							<div className="col-span-2" data-testid={`field-activities.${i}.story`}><p className="text-sm font-medium">Tell us what you did</p><RichText value={field.value} onChange={field.onChange} /></div>
						)} />
					</div>
					{i > 0 && <button type="button" className="btn" onClick={() => remove(i)}>Remove</button>}
				</div>
			))}
			{(watch("activities")?.length ?? 0) < 6 && <button type="button" className="btn" onClick={() => append({ ...blankActivity }, { shouldFocus: false })}>Add another activity</button>}
		</section>
	);
}
function Awards() {
	const { control } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "awards" });
	const [open, setOpen] = useState(false);
	const inner = useForm({ defaultValues: { awardTitle: "", awardGrade: "", awardAbout: "" } });
	return (
		<section className="card"><h2>Awards & recognition</h2>
			<ul>{(fields as unknown as { id: string; title: string; grade: string; about: string }[]).map((f, i) => (
				<li key={f.id} className="award"><strong>{f.title}</strong> <span className="chip">{GRADES.find((g) => g.id === f.grade)?.name}</span><p className="about">{f.about}</p><button type="button" className="btn" aria-label={`Delete ${f.title}`} onClick={() => remove(i)}>✕</button></li>
			))}</ul>
			<button type="button" className="btn" onClick={() => { inner.reset(); setOpen(true); }}>Add an award</button>
			<Dialog open={open} onClose={() => setOpen(false)}>
				<div className="overlay" aria-hidden="true" />
				<div className="dlg"><DialogPanel>
					<DialogTitle>New award</DialogTitle>
					<FormProvider {...inner}>
						<Text name="awardTitle" label="Name of award" required />
						<Pick name="awardGrade" label="Grade when you received it" options={GRADES} />
						<Field><Lbl>What was it for?</Lbl><Textarea className="input" rows={3} {...inner.register("awardAbout")} /></Field>
					</FormProvider>
					<button type="button" className="btn" onClick={() => setOpen(false)}>Cancel</button>{" "}
					<button type="button" className="btn" onClick={inner.handleSubmit((v) => { append({ title: v.awardTitle, grade: v.awardGrade, about: v.awardAbout }, { shouldFocus: false }); setOpen(false); })}>Save award</button>
				</DialogPanel></div>
			</Dialog>
		</section>
	);
}
const YESNO = o("yes=Yes|no=No|unsure=Not sure");
const DEFAULTS: Record<string, any> = {
	firstName: "", preferredName: "", lastName: "", pronouns: "", dob: "", email: "", emailConfirm: "", phone: "", address1: "", address2: "", city: "", state: "", zip: "",
	citizenship: "", race: [], firstGen: "", income: "", siblings: null, household: null, p1First: "", p1Last: "", p1Job: "", p2First: "", p2Last: "", p2Job: "",
	highSchool: null, gradMonth: "", gpa: "", sat: "", major: null, degree: "", term: "",
	refName: "", refEmail: "", ecName: "", ecPhone: "", essay: "", tshirt: "", hear: "", referral: "", promo: false, rules: false,
};
function App() {
	const form = useForm({ defaultValues: { ...DEFAULTS, activities: [{ ...blankActivity }], awards: [] as any[] } as any, mode: "onBlur" });
	const sent = useRef(false);
	const { register } = form;
	(window as any).formState = () => {
		const { activities, awards, ...v } = form.getValues();
		const out: Record<string, unknown> = { ...v, highSchool: v.highSchool?.id ?? null, major: v.major?.id ?? null, submitted: sent.current };
		for (const i of [0, 1, 2]) {
			for (const k of Object.keys(blankActivity)) out[`act${i}.${k}`] = (activities[i] ?? blankActivity)[k];
			for (const k of ["title", "grade", "about"]) out[`award${i}.${k}`] = awards[i]?.[k] ?? "";
		}
		return out;
	};
	return (
		<FormProvider {...form}>
			<form className="mx-auto" noValidate onSubmit={form.handleSubmit(() => { sent.current = true; })}>
				<h1>Rigg Futures Scholarship</h1><p className="text-slate-500">One profile. Up to $10,000 a year. Takes about 15 minutes.</p>
				<section className="card"><h2>The basics</h2><div className="grid">
					<Text name="firstName" label="First name" required autoComplete="given-name" /><Text name="lastName" label="Last name" required autoComplete="family-name" />
					<Text name="preferredName" label="What should we call you?" hint="If different from your first name" /><Pick name="pronouns" label="Pronouns" options={o("she=she/her|he=he/him|they=they/them|other=Not listed")} />
					<Birthday /><Text name="phone" label="Cell" type="tel" inputMode="tel" placeholder="(555) 555-5555" onInput={(e: any) => {
						const d = e.target.value.replace(/\D/g, "").slice(0, 10);
						e.target.value = d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
					}} />
					<Text name="email" label="Email" type="email" required /><Text name="emailConfirm" label="Re-enter email" type="email" required />
					<AddressSearch /><Text name="address2" label="Apt, suite, etc." /><Text name="city" label="City" required /><Pick name="state" label="State" options={STATE_OPTS} required /><Text name="zip" label="ZIP" required inputMode="numeric" />
				</div></section>
				<section className="card"><h2>Background</h2><p className="text-sm text-slate-500">This helps us match you with donors. It never hurts your chances.</p><div className="grid">
					<Pills name="citizenship" tiles label="Citizenship" options={o("citizen=U.S. citizen or national|pr=Permanent resident|daca=DACA or undocumented|intl=International student")} />
					<Pick name="race" multiple label="Race / ethnicity (choose all that apply)" options={o("aian=American Indian or Alaska Native|asian=Asian|black=Black or African American|nhpi=Native Hawaiian or Pacific Islander|white=White|pnts=Prefer not to say")} />
					<Pick name="income" label="Family income last year" options={o("a=Less than $30,000|b=$30,000 – $49,999|c=$50,000 – $74,999|d=$75,000 – $99,999|e=$100,000 or more")} />
					<Pills name="firstGen" label="Will you be the first in your family to graduate from college?" options={YESNO} />
					<Stepper name="siblings" label="How many siblings do you have?" /><Stepper name="household" label="How many cars does your household own?" />
					<Text name="p1First" label="Mother's first name" /><Text name="p1Last" label="Mother's last name" /><Text name="p1Job" label="Mother's occupation" /><Text name="p2First" label="Father's first name" /><Text name="p2Last" label="Father's last name" /><Text name="p2Job" label="Father's occupation" />
				</div></section>
				<section className="card"><h2>School</h2><div className="grid">
					<SchoolSearch /><Text name="gradMonth" label="Graduation month" type="month" /><Text name="gpa" label="GPA, unweighted" hint="On a 4.0 scale" inputMode="decimal" /><Text name="sat" label="SAT total (best)" hint="Skip if you haven't tested" inputMode="numeric" />
					<MajorPicker /><Pick name="term" label="Starting college" options={o("f26=Fall 2026|s27=Spring 2027|f27=Fall 2027|s28=Spring 2028")} /><Pills name="degree" label="Highest degree you're aiming for" options={o("aa=Associate|ba=Bachelor's|ma=Master's|phd=Doctorate")} />
				</div></section>
				<Activities /><Awards />
				<section className="card"><h2>Last things</h2><div className="grid">
					<Text name="refName" label="A teacher or mentor who can vouch for you" required /><Text name="refEmail" label="Their email" type="email" required />
					<Text name="ecName" label="Emergency contact" /><Text name="ecPhone" label="Emergency contact phone" type="tel" />
					<Field className="col-span-2" data-testid="field-essay"><Lbl required>If we handed you $500 to fix one thing on your block, what would it be?</Lbl><Textarea className="input" rows={4} {...register("essay")} /></Field>
					<Pick name="tshirt" label="T-shirt size" options={o("S|M|L|XL|XXL")} /><Pick name="hear" label="How'd you find us?" options={o("tiktok=TikTok|insta=Instagram|counselor=School counselor|friend=Friend|search=Web search")} />
					<Text name="referral" label="Referral code" /><div><Toggle name="promo" label="Text me about new scholarships and partner offers" /><Toggle name="rules" label="I agree to the Official Rules and Privacy Policy" /></div>
				</div></section>
				<button type="submit" className="btn">Submit application</button>
			</form>
		</FormProvider>
	);
}
(window as any).formShown = () => {
	const read = (name: string, list: boolean): unknown => {
		const el = document.querySelector(`[data-testid="field-${name}"]`);
		if (!el) return list ? [] : "";
		const sw = el.querySelector('[role="switch"]');
		if (sw) return sw.getAttribute("aria-checked") === "true";
		if (name.endsWith(".grades")) return [...el.querySelectorAll('[role="checkbox"][aria-checked="true"]')].map((x) => x.parentElement!.querySelector("label")!.textContent);
		const rich = el.querySelector(".ql-editor") as HTMLElement | null;
		if (rich) return rich.innerText.trim();
		const out = el.querySelector("output");
		if (out) return out.textContent === "–" ? "" : out.textContent;
		if (el.querySelector('[role="radiogroup"]')) return el.querySelector('[role="radio"][aria-checked="true"]')?.textContent ?? "";
		if (list) return [...el.querySelectorAll("button .chip")].map((x) => x.textContent);
		const button = el.querySelector("button.btn-list");
		if (button) return button.querySelector(".value")?.textContent ?? "";
		return (el.querySelector("input, textarea") as HTMLInputElement).value;
	};
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys(DEFAULTS)) shown[key] = read(key, key === "race");
	for (const i of [0, 1, 2]) {
		for (const k of Object.keys(blankActivity)) shown[`act${i}.${k}`] = read(`activities.${i}.${k}`, k === "grades");
		const li = document.querySelectorAll("li.award")[i];
		shown[`award${i}.title`] = li?.querySelector("strong")?.textContent ?? "";
		shown[`award${i}.grade`] = li?.querySelector(".chip")?.textContent ?? "";
		shown[`award${i}.about`] = li?.querySelector(".about")?.textContent ?? "";
	}
	return shown;
};
createRoot(document.getElementById("root")!).render(<App />);
