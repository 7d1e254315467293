import "./page.css";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { Checkbox, Dialog, Label, Popover as P, RadioGroup, Switch, Tabs, ToggleGroup } from "radix-ui";
import { MAJORS, STATES } from "../../lists";
import { Button, Chevron, cn, Combobox, Command, DatePicker, Field, FormControl, Input, items, SelectBox, SliderBox, Textarea, type Row } from "./ui";

const SCHOOLS: Row[] = [
	["380042", "Ashland High School", "Ashland, OR"], ["380047", "Ashland Valley High School", "Ashland, OR"], ["180120", "Ashland Area Senior High", "Ashland, KY"],
	["361020", "Ashland Valley Christian Academy", "Ashland, OH"], ["053900", "Yreka High School", "Yreka, CA"], ["380700", "South Medford High School", "Medford, OR"], ["480512", "Valley High School", "Spokane, WA"],
].map(([value, label, sub]) => ({ value: value!, label: label!, sub: sub! }));
const STREETS: (Row & { city: string; state: string; zip: string })[] = [
	{ value: "a", label: "4127 Juniper Hollow Lane", sub: "Yreka, CA 96097", city: "Yreka", state: "CA", zip: "96097" },
	{ value: "b", label: "4127 Juniper Hills Drive", sub: "Bend, OR 97703", city: "Bend", state: "OR", zip: "97703" },
	{ value: "c", label: "4127 Juniper Street", sub: "San Diego, CA 92105", city: "San Diego", state: "CA", zip: "92105" },
];
const server = <T extends Row>(rows: T[], text: string) => new Promise<T[]>((done) => setTimeout(() => done(text.trim().length < 3 ? [] : rows.filter((r) => text.toLowerCase().split(/\s+/).every((w) => `${r.label} ${r.sub}`.toLowerCase().includes(w)))), 280));
const EDUCATION = ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Unknown"];
const CATEGORIES = ["Academic club", "Arts", "Athletics", "Community service", "Debate or speech", "Environment", "Family responsibilities", "Paid employment", "Religious", "Research", "Student government", "Other"];
const GRADES = ["9", "10", "11", "12"];
const strip = (v: any) => (v instanceof Date ? `${v.getFullYear()}-${String(v.getMonth() + 1).padStart(2, "0")}-${String(v.getDate()).padStart(2, "0")}` : v);

const Text = ({ name, label, required, description, ...rest }: any) => <Field name={name} label={label} required={required} description={description}>{(f) => <FormControl><Input {...rest} {...f} /></FormControl>}</Field>;
const Pick = ({ name, label, required, description, options, placeholder = "Select" }: any) => <Field name={name} label={label} required={required} description={description}>{(f) => <SelectBox field={f} options={options} placeholder={placeholder} />}</Field>;
const Radios = ({ name, label, required, description, options, card }: any) => (
	<Field name={name} label={label} required={required} description={description} className="space-y-3">{(f) => (
		<FormControl>
			<RadioGroup.Root data-slot="radio-group" onValueChange={f.onChange} value={f.value} className="grid gap-3">
				{options.map(([value, text]: [string, string]) => card ? (
					<Label.Root key={value} data-slot="label" className="radio-card"><RadioGroup.Item data-slot="radio-group-item" value={value}><RadioGroup.Indicator data-slot="radio-group-indicator" /></RadioGroup.Item><div className="grid gap-1"><p className="text-sm font-medium" style={{ margin: 0 }}>{text}</p></div></Label.Root>
				) : <RadioLine key={value} value={value} text={text} />)}
			</RadioGroup.Root>
		</FormControl>
	)}</Field>
);
let lines = 0;
function RadioLine({ value, text }: { value: string; text: string }) {
	const [id] = useState(() => `r${++lines}-form-item`);
	return <div data-slot="form-item" className="radio-line flex items-center gap-3"><RadioGroup.Item data-slot="radio-group-item" id={id} value={value}><RadioGroup.Indicator data-slot="radio-group-indicator" /></RadioGroup.Item><Label.Root data-slot="form-label" className="font-normal" htmlFor={id}>{text}</Label.Root></div>;
}
const Card = ({ title, text, children }: any) => <div data-slot="card" className="bg-card flex flex-col gap-6 rounded-xl border py-6 shadow-sm"><div data-slot="card-header"><div data-slot="card-title" className="leading-none font-semibold">{title}</div>{text && <div data-slot="card-description" className="text-muted-foreground text-sm">{text}</div>}</div><div data-slot="card-content" className="px-6">{children}</div></div>;

function SchoolSearch({ field }: any) {
	const [open, setOpen] = useState(false), [text, setText] = useState(""), [rows, setRows] = useState<Row[]>([]), [busy, setBusy] = useState(false);
	useEffect(() => {
		let live = true;
		setBusy(true);
		void server(SCHOOLS, text).then((r) => { if (live) { setRows(r); setBusy(false); } });
		return () => { live = false; };
	}, [text]);
	return (
		<P.Root open={open} onOpenChange={setOpen}>
			<P.Trigger asChild><FormControl><Button type="button" role="combobox" aria-expanded={open} className={cn("justify-between", !field.value && "text-muted-foreground")}>{field.value ? field.value.label : "Find your school…"}<Chevron /></Button></FormControl></P.Trigger>
			<P.Portal><P.Content data-slot="popover-content" align="start" className="p-0"><Command rows={rows} search={text} onSearch={setText} placeholder="School name or city" empty={busy ? "Searching…" : text.length < 3 ? "Type at least 3 letters." : "No school found."} onPick={(r) => { field.onChange(r); setOpen(false); }} /></P.Content></P.Portal>
		</P.Root>
	);
}
function StreetBox({ field }: any) {
	const { setValue } = useFormContext();
	const [rows, setRows] = useState<typeof STREETS>([]), [open, setOpen] = useState(false);
	return (
		<P.Root open={open && rows.length > 0} onOpenChange={setOpen}>
			<P.Anchor asChild><FormControl><Input {...field} autoComplete="off" placeholder="Start typing your address" onChange={(e) => { field.onChange(e); const text = e.target.value; void server(STREETS, text).then((r) => { setRows(r); setOpen(document.activeElement?.getAttribute("name") === field.name); }); }} /></FormControl></P.Anchor>
			<P.Portal><P.Content data-slot="popover-content" align="start" onOpenAutoFocus={(e) => e.preventDefault()} className="p-0"><Command rows={rows} search="" empty="" onPick={(r) => { const s = r as (typeof STREETS)[number]; field.onChange(s.label); setValue("city", s.city); setValue("state", s.state); setValue("postalCode", s.zip); setOpen(false); }} /></P.Content></P.Portal>
		</P.Root>
	);
}

type Activity = { organization: string; category: string; role: string; summary: string; grades: string[]; hours: number | null; weeks: string };
let activities: Activity[] = [];
const NONE: Activity = { organization: "", category: "", role: "", summary: "", grades: [], hours: null, weeks: "" };
function ActivityDialog({ onSave, disabled }: { onSave: (a: Activity) => void; disabled: boolean }) {
	const [open, setOpen] = useState(false);
	const form = useForm<Activity>({ defaultValues: NONE });
	return (
		<Dialog.Root open={open} onOpenChange={(o) => { setOpen(o); form.reset(NONE); }}>
			<Dialog.Trigger asChild><Button type="button" className="w-auto" disabled={disabled}>Add activity</Button></Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Overlay data-slot="dialog-overlay" />
				<Dialog.Content data-slot="dialog-content" className="bg-background fixed grid w-full gap-4 rounded-lg border p-6">
					<div data-slot="dialog-header"><Dialog.Title data-slot="dialog-title">Add an activity</Dialog.Title><Dialog.Description data-slot="dialog-description" className="text-muted-foreground text-sm">Clubs, teams, jobs, family duties: everything counts.</Dialog.Description></div>
					<FormProvider {...form}>
						<form noValidate onSubmit={(e) => { e.stopPropagation(); void form.handleSubmit((v) => { onSave(v); setOpen(false); form.reset(NONE); })(e); }}>
							<Text name="organization" label="Organization or employer" required />
							<div className="grid-2">
								<Pick name="category" label="Category" options={CATEGORIES} placeholder="Choose a category" />
								<Text name="role" label="Your role" description="Leave empty if you were a member." />
							</div>
							<Field name="grades" label="Grades in which you took part">{(f) => <FormControl><ToggleGroup.Root data-slot="toggle-group" type="multiple" value={f.value} onValueChange={(v) => f.onChange([...v].sort((a, b) => +a - +b))} className="group/toggle-group flex w-fit">{GRADES.map((g) => <ToggleGroup.Item key={g} data-slot="toggle-group-item" value={g}>{g}th</ToggleGroup.Item>)}</ToggleGroup.Root></FormControl>}</Field>
							<div className="grid-2">
								<Field name="hours" label="Hours per week">{(f) => <SliderBox field={f} min={0} max={40} step={1} unit=" h" />}</Field>
								<Text name="weeks" label="Weeks per year" type="number" min={1} max={52} />
							</div>
							<Field name="summary" label="What did you do?" description="Up to 300 characters">{(f) => <FormControl><Textarea maxLength={300} rows={3} {...f} /></FormControl>}</Field>
							<div data-slot="dialog-footer" style={{ display: "flex", gap: 8 }}><Dialog.Close asChild><Button type="button" className="w-auto">Cancel</Button></Dialog.Close><Button type="submit" className="w-auto">Save activity</Button></div>
						</form>
					</FormProvider>
					<Dialog.Close data-slot="dialog-close" className="absolute top-4 right-4"><span aria-hidden="true">×</span><span className="sr-only">Close</span></Dialog.Close>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
function Activities() {
	const [list, setList] = useState<Activity[]>([]);
	activities = list;
	return (
		<Card title="Activities and work" text="List up to six, the most meaningful first.">
			{list.length === 0 && <p className="text-muted-foreground text-sm">Nothing added yet.</p>}
			<ul className="space-y-2" style={{ listStyle: "none", padding: 0 }}>
				{list.map((a, n) => (
					<li key={n} className="activity rounded-lg border p-4">
						<dl><dt>Organization</dt><dd>{a.organization}</dd><dt>Category</dt><dd>{a.category}</dd><dt>Role</dt><dd>{a.role}</dd><dt>Grades</dt><dd>{a.grades.join(", ")}</dd><dt>Hours / week</dt><dd>{a.hours}</dd><dt>Weeks / year</dt><dd>{a.weeks}</dd><dt>Summary</dt><dd>{a.summary}</dd></dl>
						<Button type="button" className="w-auto" onClick={() => setList(list.filter((_, k) => k !== n))}><span className="sr-only">Remove {a.organization}</span><span aria-hidden="true">Remove</span></Button>
					</li>
				))}
			</ul>
			<ActivityDialog disabled={list.length >= 6} onSave={(a) => setList((l) => [...l, a])} />
		</Card>
	);
}
function Honors() {
	const { fields, append, remove } = useFieldArray({ name: "honors" });
	return (
		<Card title="Honors" text="Academic or otherwise, since ninth grade.">
			{fields.map((f, n) => (
				<div key={f.id} className="rounded-md border p-4">
					<div className="grid-2"><Text name={`honors.${n}.title`} label="Honor" /><Pick name={`honors.${n}.year`} label="Received in" options={[["freshman", "9th grade"], ["sophomore", "10th grade"], ["junior", "11th grade"], ["senior", "12th grade"]]} placeholder="Grade" /></div>
					<Field name={`honors.${n}.note`} label="Tell us a little about it">{(x) => <FormControl><Textarea rows={2} {...x} /></FormControl>}</Field>
					<Button type="button" className="w-auto" onClick={() => remove(n)}>Remove</Button>
				</div>
			))}
			<Button type="button" className="w-auto" disabled={fields.length >= 5} onClick={() => append({ title: "", year: "", note: "" }, { shouldFocus: false })}>+ Add honor</Button>
		</Card>
	);
}

const PLAIN = "firstName middleName lastName suffix email phone street unit city state postalCode pronouns gradYear standing gpa major term p1First p1Last p1Education p2First p2Last citizenship hispanic income firstGen recName recEmail emergencyName emergencyPhone shirt heard essay signature".split(" ");
let values: () => any;
let submitted = false;
function App() {
	const form = useForm<any>({ defaultValues: { ...Object.fromEntries(PLAIN.map((k) => [k, ""])), dob: null, school: null, satVerbal: null, satMath: null, honors: [], certify: false, updates: false } });
	values = form.getValues;
	const formatPhone = (t: string) => { const d = t.replace(/\D/g, "").slice(0, 10); return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d; };
	const states = STATES.map(([value, label]) => ({ value, label }));
	return (
		<div className="max-w-3xl">
			<h1>Shaw Fellowship</h1>
			<p className="text-muted-foreground">For students in their last two years of high school. All times Pacific.</p>
			<Tabs.Root data-slot="tabs" defaultValue="overview">
				<Tabs.List data-slot="tabs-list"><Tabs.Trigger data-slot="tabs-trigger" value="overview">Overview</Tabs.Trigger><Tabs.Trigger data-slot="tabs-trigger" value="application">Application</Tabs.Trigger><Tabs.Trigger data-slot="tabs-trigger" value="certify">Certification</Tabs.Trigger></Tabs.List>
				<FormProvider {...form}>
					<form noValidate onSubmit={form.handleSubmit(() => { submitted = true; })}>
						<Tabs.Content data-slot="tabs-content" value="overview"><Card title="Before you begin"><p>You need about forty minutes. Have your school record at hand. Fellows are chosen each spring.</p></Card></Tabs.Content>
						<Tabs.Content data-slot="tabs-content" value="application">
							<Card title="About you" text="As on your school record.">
								<div className="grid-2"><Text name="firstName" label="First name" required autoComplete="given-name" /><Text name="middleName" label="Middle name" /></div>
								<div className="grid-2"><Text name="lastName" label="Last name" required autoComplete="family-name" /><Pick name="suffix" label="Suffix" options={["Jr.", "Sr.", "II", "III", "IV"]} placeholder="None" /></div>
								<div className="grid-2"><Text name="email" label="Email" type="email" required description="We never share it." /><Field name="phone" label="Mobile phone" required>{(f) => <FormControl><Input type="tel" {...f} placeholder="(___) ___-____" onChange={(e) => f.onChange(formatPhone(e.target.value))} /></FormControl>}</Field></div>
								<Field name="dob" label="Date of birth" required description="Fellows must be at least 16.">{(f) => <DatePicker field={f} from={1998} to={2013} start={new Date(2009, 0, 1)} />}</Field>
								<Field name="pronouns" label="Pronouns">{(f) => <FormControl><ToggleGroup.Root data-slot="toggle-group" type="single" value={f.value} onValueChange={f.onChange}>{["She/her", "He/him", "They/them", "Not listed"].map((o) => <ToggleGroup.Item key={o} data-slot="toggle-group-item" value={o}>{o}</ToggleGroup.Item>)}</ToggleGroup.Root></FormControl>}</Field>
							</Card>
							<Card title="Home address">
								<Field name="street" label="Street" required>{(f) => <StreetBox field={f} />}</Field>
								<div className="grid-2"><Text name="unit" label="Apartment, unit" /><Text name="city" label="City" required /></div>
								<div className="grid-2"><Field name="state" label="State" required>{(f) => <Combobox field={f} rows={states} placeholder="Select state" searchPlaceholder="Search state..." empty="No state found." />}</Field><Text name="postalCode" label="ZIP code" required inputMode="numeric" /></div>
							</Card>
							<Card title="School">
								<Field name="school" label="High school" required description="Search by name or city.">{(f) => <SchoolSearch field={f} />}</Field>
								<Radios name="standing" label="Current standing" required card options={[["sophomore", "10th grade"], ["junior", "11th grade"], ["senior", "12th grade"], ["graduate", "Already graduated"]]} />
								<div className="grid-2"><Pick name="gradYear" label="Graduation year" required options={["2025", "2026", "2027", "2028", "2029"]} placeholder="Year" /><Text name="gpa" label="Unweighted GPA" inputMode="decimal" description="On a 4.0 scale" /></div>
								<div className="grid-2"><Field name="satVerbal" label="SAT Reading and Writing">{(f) => <SliderBox field={f} min={200} max={800} step={10} unit="" />}</Field><Field name="satMath" label="SAT Math">{(f) => <SliderBox field={f} min={200} max={800} step={10} unit="" />}</Field></div>
								<div className="grid-2"><Field name="major" label="Field you intend to study">{(f) => <Combobox field={f} rows={MAJORS.map((m) => ({ value: m, label: m }))} placeholder="Select field" searchPlaceholder="Search fields..." empty="No field found." />}</Field><Pick name="term" label="When will you start college?" options={["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"]} placeholder="Term" /></div>
							</Card>
							<Card title="Family">
								<div className="grid-3"><Text name="p1First" label="Parent 1 first name" /><Text name="p1Last" label="Parent 1 last name" /><Pick name="p1Education" label="Parent 1 education" options={EDUCATION} /></div>
								<div className="grid-2"><Text name="p2First" label="Parent 2 first name" /><Text name="p2Last" label="Parent 2 last name" /></div>
								<Radios name="firstGen" label="Will you be the first in your family to finish college?" options={[["yes", "Yes"], ["no", "No"], ["unsure", "I am not sure"]]} />
								<Pick name="income" label="Household income" description="Before taxes, last year. Used only to compute the stipend." options={["Under $20,000", "$20,000 – $39,999", "$40,000 – $59,999", "$60,000 – $79,999", "$80,000 – $119,999", "$120,000 and above"]} placeholder="Select a range" />
							</Card>
							<Card title="Background" text="Voluntary; readers do not see this section.">
								<Radios name="citizenship" label="Citizenship" options={[["citizen", "U.S. citizen or national"], ["resident", "U.S. permanent resident"], ["daca", "DACA recipient or undocumented"], ["other", "Citizen of another country"]]} />
								<Field name="hispanic" label="Are you Hispanic or Latino/a?">{(f) => <FormControl><ToggleGroup.Root data-slot="toggle-group" type="single" value={f.value} onValueChange={f.onChange}><ToggleGroup.Item data-slot="toggle-group-item" value="Y">Yes</ToggleGroup.Item><ToggleGroup.Item data-slot="toggle-group-item" value="N">No</ToggleGroup.Item></ToggleGroup.Root></FormControl>}</Field>
							</Card>
							<Activities />
							<Honors />
							<Card title="Recommender" text="A teacher who knows your work. We will write to them.">
								<div className="grid-2"><Text name="recName" label="Full name" /><Text name="recEmail" label="School email" type="email" /></div>
							</Card>
							<Card title="In case of emergency"><div className="grid-2"><Text name="emergencyName" label="Contact name" /><Text name="emergencyPhone" label="Phone" type="tel" /></div></Card>
							<Card title="A few last things">
								<Field name="essay" label="What would you change about your town, and how would you begin?" description="300 to 500 words">{(f) => <FormControl><Textarea rows={8} {...f} /></FormControl>}</Field>
								<Radios name="shirt" label="T-shirt size" options={[["s", "S"], ["m", "M"], ["l", "L"], ["xl", "XL"]]} />
								<Pick name="heard" label="How did you hear about us?" options={["Teacher or counselor", "Friend", "Social media", "Search engine", "Other"]} />
								<Field name="updates" label="Send me news and offers from the Shaw Foundation" after className="flex flex-row items-center">{(f) => <FormControl><Switch.Root data-slot="switch" checked={f.value} onCheckedChange={f.onChange}><Switch.Thumb data-slot="switch-thumb" /></Switch.Root></FormControl>}</Field>
							</Card>
						</Tabs.Content>
						<Tabs.Content data-slot="tabs-content" value="certify">
							<Card title="Certification"><Field name="certify" label="I certify that everything here is true and my own work." after className="flex flex-row">{(f) => <FormControl><Checkbox.Root data-slot="checkbox" checked={f.value} onCheckedChange={f.onChange}><Checkbox.Indicator data-slot="checkbox-indicator">✓</Checkbox.Indicator></Checkbox.Root></FormControl>}</Field><Text name="signature" label="Type your full name as signature" /><Button type="submit" className="w-auto">Submit application</Button></Card>
						</Tabs.Content>
					</form>
				</FormProvider>
			</Tabs.Root>
		</div>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const ROWS = [0, 1, 2];
const A = ["organization", "category", "role", "grades", "hours", "weeks", "summary"] as const;
const H = ["title", "year", "note"] as const;
const shownOf = (name: string, state: any): any => {
	const item = items.get(name);
	if (!item) return state;
	const box = item.querySelector<HTMLInputElement>("input[data-slot=input],textarea");
	if (box) return box.value;
	const trigger = item.querySelector<HTMLElement>("button[role=combobox],[aria-haspopup=dialog]");
	if (trigger) return trigger.hasAttribute("data-placeholder") || trigger.classList.contains("text-muted-foreground") ? "" : trigger.textContent!.trim();
	const radio = item.querySelector("[data-slot=radio-group]");
	if (radio) return radio.querySelector("[data-slot=radio-group-item][data-state=checked]")?.parentElement?.textContent?.trim() ?? "";
	if (item.querySelector("[data-slot=toggle-group]")) return item.querySelector("[data-state=on]")?.textContent ?? "";
	if (item.querySelector("output")) return item.querySelector("output")!.textContent === "Not set" ? null : item.querySelector("output")!.textContent;
	return item.querySelector("[data-state=checked]") !== null;
};
const read = () => {
	const { honors, school, ...rest } = values();
	const out: any = Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, strip(v)]));
	out.school = school?.value ?? null;
	for (const n of ROWS) for (const k of H) out[`honor${n}.${k}`] = honors[n]?.[k] ?? "";
	for (const n of ROWS) for (const k of A) out[`activity${n}.${k}`] = structuredClone((activities[n] ?? NONE)[k]);
	return out;
};
Object.assign(window, {
	formState: () => ({ ...read(), submitted }),
	formShown: () => {
		const state = read();
		const cards = [...document.querySelectorAll("li.activity")];
		return Object.fromEntries(Object.entries(state).map(([k, v]) => {
			const activity = /^activity(\d)\.(.*)/.exec(k);
			if (activity) {
				const text = cards[+activity[1]!]?.querySelectorAll("dd")[A.indexOf(activity[2] as any)]?.textContent;
				return [k, text === undefined ? v : activity[2] === "grades" ? text!.split(", ").filter(Boolean) : text];
			}
			return [k, shownOf(k.replace(/^honor(\d)\./, "honors.$1."), v)];
		}));
	},
});
