import "./styles.css";
import * as React from "react";
import { createRoot } from "react-dom/client";
import { Collapsible } from "radix-ui";
import { useFieldArray, useForm, useFormContext, useWatch } from "react-hook-form";
import PhoneInputBase from "react-phone-number-input";
import { MAJORS, STATES } from "../../lists";
import { Button, Calendar, Checkbox, cn, Combobox, Command, Dialog, DialogContent, Form, FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage, FormSelect, Input, itemIds, Label, Popover, PopoverContent, PopoverTrigger, RadioGroup, RadioGroupItem, Slider, Switch, Textarea, ToggleGroup, ToggleGroupItem } from "./ui";

const EDU: [string, string][] = [["none", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["aa", "Associate degree"], ["ba", "Bachelor's degree"], ["grad", "Graduate or professional degree"], ["unk", "I don't know"]];
const SCHOOLS = [
	["380101", "Ashland High School", "Ashland, KY"], ["380102", "Ashland High School", "Ashland, OR"], ["380117", "Ashland Valley Christian Academy", "Ashland, OH"], ["380118", "Ashland Valley High School", "Ashland, OR"],
	["380126", "Ashley Ridge High School", "Summerville, SC"], ["052410", "Yreka High School", "Yreka, CA"], ["052411", "Yuba City High School", "Yuba City, CA"], ["381200", "Medford Senior High School", "Medford, OR"], ["050920", "Valley High School", "Sacramento, CA"], ["381544", "Phoenix High School", "Phoenix, OR"],
].map(([id, name, place]) => ({ id, name, place }));
type School = (typeof SCHOOLS)[number];
const searchSchools = (q: string) => new Promise<School[]>((r) => setTimeout(() => r(q.trim().length < 3 ? [] : SCHOOLS.filter((s) => q.toLowerCase().split(/\s+/).filter(Boolean).every((w) => `${s.name} ${s.place}`.toLowerCase().includes(w)))), 380));

const Text = ({ name, label, required, hint, ...input }: any) => (
	<FormField name={name} rules={required ? { required: "This field is required." } : undefined} render={({ field }: any) => (
		<FormItem>
			<FormLabel required={required}>{label}</FormLabel>
			<FormControl><Input {...input} {...field} /></FormControl>
			{hint && <FormDescription>{hint}</FormDescription>}
			<FormMessage />
		</FormItem>
	)} />
);
const Choose = ({ name, label, required, placeholder = "Select…", options, hint }: any) => (
	<FormField name={name} rules={required ? { required: "Please select an option." } : undefined} render={({ field }: any) => (
		<FormItem>
			<FormLabel required={required}>{label}</FormLabel>
			<FormSelect field={field} placeholder={placeholder} options={options} />
			{hint && <FormDescription>{hint}</FormDescription>}
			<FormMessage />
		</FormItem>
	)} />
);
const Cards = ({ name, label, options, hint }: any) => (
	<FormField name={name} render={({ field }: any) => (
		<FormItem>
			<FormLabel>{label}</FormLabel>
			{hint && <FormDescription>{hint}</FormDescription>}
			<FormControl>
				<RadioGroup onValueChange={field.onChange} value={field.value} className="radio-cards">
					{options.map(([v, t]: any) => (
						<FormItem key={v} className="radio-card row">
							<FormControlPlain value={v} text={t} />
						</FormItem>
					))}
				</RadioGroup>
			</FormControl>
			<FormMessage />
		</FormItem>
	)} />
);
function FormControlPlain({ value, text }: any) {
	const id = React.useId();
	return <><RadioGroupItem value={value} id={id} /><Label htmlFor={id}>{text}</Label></>;
}
const Card = ({ title, description, children }: any) => (
	<div data-slot="card" className="card">
		<div data-slot="card-header"><h2 data-slot="card-title" className="card-title">{title}</h2>{description && <p data-slot="card-description" className="card-description">{description}</p>}</div>
		<div data-slot="card-content" className="grid">{children}</div>
	</div>
);
function SchoolPicker({ field }: any) {
	const [open, setOpen] = React.useState(false);
	const [rows, setRows] = React.useState<School[]>([]);
	const [busy, setBusy] = React.useState(false);
	const [typed, setTyped] = React.useState("");
	const timer = React.useRef<any>(null);
	const run = React.useRef(0);
	const picked = SCHOOLS.find((s) => s.id === field.value);
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger asChild>
				<FormControl>
					<Button variant="outline" role="combobox" aria-expanded={open} className={cn("combo", !picked && "text-muted-foreground")}>{picked ? `${picked.name} — ${picked.place}` : "Find your school…"}</Button>
				</FormControl>
			</PopoverTrigger>
			<PopoverContent>
				<Command placeholder="Type at least 3 letters of the school's name" selected={field.value} empty={busy ? "Searching…" : typed.length < 3 ? "Start typing to search." : "We couldn't find that school."}
					items={rows.map((s) => ({ value: s.id, text: `${s.name} ${s.place}`, label: <><span>{s.name}</span> <span className="text-muted-foreground">{s.place}</span></> }))}
					onSearch={(q) => { setTyped(q); clearTimeout(timer.current); setBusy(true); const me = ++run.current; timer.current = setTimeout(async () => { const got = await searchSchools(q); if (me === run.current) { setRows(got); setBusy(false); } }, 250); }}
					onSelect={(v) => { field.onChange(v); setOpen(false); }} />
			</PopoverContent>
		</Popover>
	);
}
function CountrySelect({ value, onChange, options, disabled }: any) {
	const [open, setOpen] = React.useState(false);
	const list = options.filter((o: any) => o.value);
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger asChild><Button variant="outline" disabled={disabled} style={{ width: 72 }}><span aria-hidden>{value ?? "🌐"}</span> ▾</Button></PopoverTrigger>
			<PopoverContent><Command placeholder="Search country..." empty="No country found." selected={value} items={list.map((o: any) => ({ value: o.value, label: o.label, text: o.label }))} onSelect={(v) => { onChange(v); setOpen(false); }} /></PopoverContent>
		</Popover>
	);
}
const PhoneText = React.forwardRef<any, any>((p, ref) => <Input ref={ref} {...p} />);

type Activity = { category: string; organization: string; role: string; summary: string; grades: string[]; hours: number; weeks: number };
const BLANK: Activity = { category: "", organization: "", role: "", summary: "", grades: [], hours: 0, weeks: 0 };
const KINDS = ["Academic club", "Arts or performance", "Athletics", "Community service", "Debate or speech", "Environment or sustainability", "Faith community", "Family responsibilities", "Internship or research", "Job (paid)", "Student government", "Other"];
function ActivityDialog({ open, onOpenChange, onSave, initial }: any) {
	const form = useForm<Activity>({ defaultValues: BLANK });
	React.useEffect(() => { if (open) form.reset(initial ?? BLANK); }, [open]);
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			<DialogContent title={initial ? "Edit activity" : "Add an activity"} description="Your profile is shared with every program you select, so be specific.">
				<Form {...form}>
					<form className="grid" onSubmit={(e) => { e.stopPropagation(); form.handleSubmit((v) => onSave(v))(e); }}>
						<div className="grid cols-2">
							<Choose name="category" label="Category" required options={KINDS} placeholder="Choose one" />
							<Text name="organization" label="Name of group, team or employer" required />
						</div>
						<Text name="role" label="Your role" />
						<FormField name="summary" render={({ field }: any) => (<FormItem><FormLabel>What did you do?</FormLabel><FormControl><Textarea rows={3} className="resize-none" {...field} /></FormControl><FormDescription>Keep it to two or three sentences.</FormDescription><FormMessage /></FormItem>)} />
						<FormField name="grades" render={({ field }: any) => (
							<FormItem><FormLabel>Grades you took part</FormLabel><FormControl><ToggleGroup type="multiple" value={field.value} onValueChange={field.onChange}>{["9", "10", "11", "12"].map((g) => <ToggleGroupItem key={g} value={g}>{g}th</ToggleGroupItem>)}</ToggleGroup></FormControl></FormItem>
						)} />
						<div className="grid cols-2">
							<FormField name="hours" render={({ field }: any) => (
								<FormItem><FormLabel>Hours a week</FormLabel><div className="stepper"><Button variant="outline" onClick={() => field.onChange(Math.max(0, Number(field.value) - 1))}><span className="sr-only">Decrease</span>−</Button><FormControl><Input inputMode="numeric" {...field} onChange={(e) => field.onChange(e.target.value.replace(/\D/g, ""))} /></FormControl><Button variant="outline" onClick={() => field.onChange(Number(field.value) + 1)}><span className="sr-only">Increase</span>+</Button></div></FormItem>
							)} />
							<FormField name="weeks" render={({ field }: any) => (
								<FormItem><div className="row between"><FormLabel>Weeks a year</FormLabel><span className="text-muted-foreground">{field.value}</span></div><FormControl><Slider min={0} max={52} step={1} value={[field.value]} onValueChange={(v: number[]) => field.onChange(v[0])} /></FormControl></FormItem>
							)} />
						</div>
						<div data-slot="dialog-footer" className="row"><Button variant="outline" onClick={() => onOpenChange(false)}>Cancel</Button><Button type="submit">Save activity</Button></div>
					</form>
				</Form>
			</DialogContent>
		</Dialog>
	);
}
function Activities() {
	const { fields, append, update, remove } = useFieldArray({ name: "activities" });
	const [editing, setEditing] = React.useState<number | null>(null);
	const [open, setOpen] = React.useState(false);
	return (
		<>
			{fields.map((f: any, i) => (
				<div key={f.id} className="activity-card" data-index={i}>
					<div className="row between"><strong className="v-organization">{f.organization}</strong><span className="row"><Button variant="outline" onClick={() => { setEditing(i); setOpen(true); }}>Edit</Button><Button variant="outline" onClick={() => remove(i)}>Remove</Button></span></div>
					<div className="text-muted-foreground"><span className="v-role">{f.role}</span> · <span className="v-category">{f.category}</span></div>
					<dl><dt>Grades</dt><dd className="v-grades">{f.grades.map((g: string) => `${g}th`).join(", ")}</dd><dt>Time</dt><dd><span className="v-hours">{f.hours}</span> hrs/wk, <span className="v-weeks">{f.weeks}</span> wks/yr</dd><dt>Summary</dt><dd className="v-summary">{f.summary}</dd></dl>
				</div>
			))}
			{fields.length === 0 && <p className="desc">No activities yet. You can add up to ten.</p>}
			<div><Button variant="outline" onClick={() => { setEditing(null); setOpen(true); }}>+ Add activity</Button></div>
			<ActivityDialog open={open} onOpenChange={setOpen} initial={editing === null ? undefined : fields[editing]} onSave={(v: Activity) => { if (editing === null) append(v); else update(editing, v); setOpen(false); }} />
		</>
	);
}
function Honors() {
	const { fields, append, remove } = useFieldArray({ name: "honors" });
	const [open, setOpen] = React.useState(0);
	const values = useWatch({ name: "honors" }) as any[];
	return (
		<>
			{fields.map((f, i) => (
				<Collapsible.Root key={f.id} open={open === i} onOpenChange={(o) => setOpen(o ? i : -1)} data-slot="collapsible" className="collapsible">
					<div className="collapsible-head row between">
						<div className="head-text" data-index={i}><strong>{values?.[i]?.title || `Honor ${i + 1}`}</strong> {values?.[i]?.grade && <span className="text-muted-foreground">{values[i].grade}</span>}</div>
						<span className="row"><Collapsible.Trigger asChild><Button variant="outline"><svg width="14" height="14" viewBox="0 0 24 24" stroke="currentColor" fill="none"><path d="m7 15 5 5 5-5M7 9l5-5 5 5" /></svg><span className="sr-only">Toggle</span></Button></Collapsible.Trigger>{fields.length > 1 && <Button variant="outline" onClick={() => remove(i)}>Remove</Button>}</span>
					</div>
					<Collapsible.Content data-slot="collapsible-content" className="collapsible-content grid cols-2">
						<Text name={`honors.${i}.title`} label="Award or honor" />
						<Choose name={`honors.${i}.grade`} label="When did you receive it?" options={["9th grade", "10th grade", "11th grade", "12th grade"]} />
					</Collapsible.Content>
				</Collapsible.Root>
			))}
			<div><Button variant="outline" onClick={() => { append({ title: "", grade: "" }, { shouldFocus: false }); setOpen(fields.length); }}>Add another honor</Button></div>
		</>
	);
}
const RACES = [["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"], ["self", "I describe myself another way"]];
const PLAIN = ["legalFirst", "middle", "legalLast", "goesBy", "email", "phone", "birthDate", "gender", "street", "unit", "city", "state", "zip", "citizenship", "latino", "race", "school", "gradeNow", "gradMonth", "gradYear", "gpa", "major", "startTerm", "p1First", "p1Last", "p1Edu", "p2First", "p2Last", "p2Edu", "household", "firstGen", "counselorName", "counselorEmail", "advisorOrg", "emergencyPhone", "story", "shirt", "heard", "ssn4", "shareData", "texts", "signature", "website"];
const ARRAYS = ["race"];
const BOOLS = ["firstGen", "shareData", "texts"];
let api: any;
let submitted = false;
function App() {
	const form = useForm<any>({ defaultValues: { ...Object.fromEntries(PLAIN.map((k) => [k, ARRAYS.includes(k) ? [] : BOOLS.includes(k) ? false : ""])), activities: [], honors: [{ title: "", grade: "" }] } });
	api = form;
	return (
		<Form {...form}>
			<form noValidate className="container" onSubmit={form.handleSubmit(() => { submitted = true; })}>
				<h1>Common Profile</h1>
				<p className="text-muted-foreground">Haugh College Access builds one profile and shares it with 140 partner scholarships. You can come back and edit any time before October 15. Fields with <span className="req">*</span> are required.</p>
				<Card title="You" description="Use your name as it is on your birth certificate or passport.">
					<div className="grid cols-3"><Text name="legalFirst" label="First name" required autoComplete="given-name" /><Text name="middle" label="Middle name" /><Text name="legalLast" label="Last name" required autoComplete="family-name" /></div>
					<div className="grid cols-2"><Text name="goesBy" label="What should we call you?" hint="If you go by another name." /><Text name="email" type="email" label="Email" required hint="Please don't use a school address; most close after graduation." /></div>
					<div className="grid cols-3">
						<FormField name="phone" render={({ field }: any) => (<FormItem><FormLabel>Mobile number</FormLabel><FormControl><PhoneInputBase className="phone" defaultCountry="US" flagComponent={() => null} countrySelectComponent={CountrySelect} inputComponent={PhoneText} smartCaret={false} value={field.value || undefined} onChange={(v: any) => field.onChange(v || "")} onBlur={field.onBlur} name={field.name} /></FormControl><FormMessage /></FormItem>)} />
						<FormField name="birthDate" render={({ field }: any) => <BirthDate field={field} />} />
						<Choose name="gender" label="Gender" options={[["f", "Woman"], ["m", "Man"], ["nb", "Nonbinary"], ["x", "Prefer not to say"]]} />
					</div>
				</Card>
				<Card title="Home" description="Where do you live during the school year?">
					<div className="grid cols-2"><Text name="street" label="Street" required /><Text name="unit" label="Apt., unit, lot" /></div>
					<div className="grid cols-3">
						<Text name="city" label="City or town" required />
						<FormField name="state" render={({ field }: any) => (<FormItem><FormLabel required>State</FormLabel><Combobox field={field} placeholder="Select state" search="Search state..." options={STATES} /><FormMessage /></FormItem>)} />
						<Text name="zip" label="ZIP" required inputMode="numeric" />
					</div>
				</Card>
				<Card title="Background" description="Some partner funds are restricted by their donors. Your answers are only used to match you.">
					<Choose name="citizenship" label="Citizenship or immigration status" required placeholder="Select a status" options={[["usc", "U.S. citizen or national"], ["lpr", "Permanent resident (green card)"], ["daca", "DACA recipient"], ["ref", "Refugee or asylee"], ["visa", "On a visa"], ["undoc", "Undocumented"], ["skip", "Prefer not to say"]]} />
					<FormField name="latino" render={({ field }: any) => (
						<FormItem><FormLabel>Are you Hispanic or Latino/a/e?</FormLabel><FormControl><RadioGroup onValueChange={field.onChange} value={field.value} className="row">{[["y", "Yes"], ["n", "No"]].map(([v, t]) => <FormItem key={v} className="row" style={{ display: "flex" }}><FormControlPlain value={v} text={t} /></FormItem>)}</RadioGroup></FormControl></FormItem>
					)} />
					<FormField name="race" render={() => (
						<FormItem><div><FormLabel>Race</FormLabel><FormDescription>Select all that apply.</FormDescription></div>
							<div id="race-items">{RACES.map(([v, t]) => <FormField key={v} name="race" render={({ field }: any) => (<FormItem className="row" style={{ display: "flex", padding: "3px 0" }}><FormControl><Checkbox checked={field.value?.includes(v)} onCheckedChange={(c: boolean) => field.onChange(c ? [...field.value, v] : field.value.filter((x: string) => x !== v))} /></FormControl><FormLabel>{t}</FormLabel></FormItem>)} />)}</div>
							<FormMessage /></FormItem>
					)} />
				</Card>
				<Card title="School">
					<FormField name="school" render={({ field }: any) => (<FormItem><FormLabel required>High school</FormLabel><SchoolPicker field={field} /><FormDescription>Search by name or city. Home-schooled? Search for “home school”.</FormDescription><FormMessage /></FormItem>)} />
					<Cards name="gradeNow" label="What grade are you in?" options={[["9", "Freshman (9th)"], ["10", "Sophomore (10th)"], ["11", "Junior (11th)"], ["12", "Senior (12th)"]]} />
					<div className="grid cols-3"><Choose name="gradMonth" label="Graduation month" options={["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]} /><Choose name="gradYear" label="Graduation year" options={["2026", "2027", "2028", "2029", "2030"]} /><Text name="gpa" label="Unweighted GPA (4.0 scale)" placeholder="0.00" /></div>
					<div className="grid cols-2">
						<FormField name="major" render={({ field }: any) => (<FormItem><FormLabel>Intended major</FormLabel><Combobox field={field} placeholder="Select major" search="Search majors..." options={MAJORS.map((m) => [m, m])} /></FormItem>)} />
						<Choose name="startTerm" label="When do you plan to start college?" options={["Spring 2027", "Summer 2027", "Fall 2027", "Spring 2028", "Fall 2028"]} />
					</div>
				</Card>
				<Card title="Family" description="List the parents or guardians who raised you, whether or not you live with them.">
					{[1, 2].map((n) => (
						<fieldset key={n} style={{ border: 0, padding: 0, margin: 0 }}><h3 className="label">Parent or guardian {n}</h3><div className="grid cols-3"><Text name={`p${n}First`} label="First name" /><Text name={`p${n}Last`} label="Last name" /><Choose name={`p${n}Edu`} label="Highest level of school" options={EDU} /></div></fieldset>
					))}
					<Cards name="household" label="Household income last year, before taxes" hint="Your best estimate is fine." options={[["a", "Under $30,000"], ["b", "$30,000 – $48,000"], ["c", "$48,001 – $75,000"], ["d", "$75,001 – $110,000"], ["e", "Over $110,000"], ["f", "Not sure"]]} />
					<FormField name="firstGen" render={({ field }: any) => (<FormItem className="row between" style={{ display: "flex" }}><div><FormLabel>I will be first in my family to finish college</FormLabel><FormDescription>Neither parent has a four-year degree.</FormDescription></div><FormControl><Switch checked={field.value} onCheckedChange={field.onChange} /></FormControl></FormItem>)} />
				</Card>
				<Card title="Activities and work" description="Start with those that matter most to you."><Activities /></Card>
				<Card title="Honors"><Honors /></Card>
				<Card title="People who support you">
					<div className="grid cols-2"><Text name="counselorName" label="School counselor's name" /><Text name="counselorEmail" type="email" label="School counselor's email" /><Text name="advisorOrg" label="Haugh advisor (if you have been assigned one)" /><Text name="emergencyPhone" label="Emergency contact phone" type="tel" /></div>
				</Card>
				<Card title="A little more">
					<FormField name="story" render={({ field }: any) => (<FormItem><FormLabel>Tell us about a time you changed your mind</FormLabel><FormControl><Textarea rows={5} {...field} /></FormControl><FormDescription>250–400 words</FormDescription></FormItem>)} />
					<div className="grid cols-3"><Choose name="shirt" label="T-shirt size (for Signing Day)" options={["XS", "S", "M", "L", "XL", "2XL"]} /><Choose name="heard" label="How did you find us?" options={["Counselor", "Friend", "Instagram", "College fair", "Web search"]} /><Text name="ssn4" label="Last four digits of SSN" hint="Only for funds that pay you directly." maxLength={4} /></div>
					<FormField name="shareData" render={({ field }: any) => (<FormItem className="row" style={{ display: "flex" }}><FormControl><Checkbox checked={field.value} onCheckedChange={field.onChange} /></FormControl><FormLabel>I agree that Haugh College Access may share my profile with partner scholarships.</FormLabel></FormItem>)} />
					<FormField name="texts" render={({ field }: any) => (<FormItem className="row" style={{ display: "flex" }}><FormControl><Switch checked={field.value} onCheckedChange={field.onChange} /></FormControl><FormLabel>Text me deadlines and partner offers</FormLabel></FormItem>)} />
					<Text name="signature" label="Type your full name as your signature" />
					<div style={{ position: "absolute", left: "-9999px" }} aria-hidden="true"><label htmlFor="hp-website">Website</label><input id="hp-website" tabIndex={-1} autoComplete="off" {...form.register("website")} /></div>
				</Card>
				<Button type="submit">Save profile</Button>
			</form>
		</Form>
	);
}
function BirthDate({ field }: any) {
	const [open, setOpen] = React.useState(false);
	const d = field.value ? new Date(`${field.value}T00:00:00`) : undefined;
	return (
		<FormItem className="flex flex-col">
			<FormLabel required>Date of birth</FormLabel>
			<Popover open={open} onOpenChange={setOpen}>
				<PopoverTrigger asChild><FormControl><Button variant="outline" className={cn("combo", !d && "text-muted-foreground")}>{d ? d.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }) : <span>Pick a date</span>}</Button></FormControl></PopoverTrigger>
				<PopoverContent><Calendar selected={d} month={new Date(2010, 0, 1)} from={1990} to={2014} onSelect={(x) => { field.onChange(`${x.getFullYear()}-${String(x.getMonth() + 1).padStart(2, "0")}-${String(x.getDate()).padStart(2, "0")}`); setOpen(false); }} /></PopoverContent>
			</Popover>
			<FormMessage />
		</FormItem>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const AKEYS = ["category", "organization", "role", "summary", "grades", "hours", "weeks"] as const;
const ASKED = AKEYS.filter((k) => true);
(window as any).formState = () => {
	const v = api?.getValues() ?? {};
	const out: any = {};
	for (const k of PLAIN) out[k] = v[k] ?? "";
	for (let i = 0; i < 3; i++) for (const k of ASKED) { const x = v.activities?.[i]?.[k]; out[`activity${i}_${k}`] = x === undefined ? (k === "grades" ? [] : "") : k === "hours" || k === "weeks" ? String(x) : x; }
	for (let i = 0; i < 3; i++) for (const k of ["title", "grade"]) out[`honor${i}_${k}`] = v.honors?.[i]?.[k] ?? "";
	out.submitted = submitted;
	return out;
};
const text = (e: Element | null | undefined) => (e?.textContent ?? "").trim();
const read = (k: string): any => {
	if (k === "race") return [...document.querySelectorAll("#race-items [data-state=checked][role=checkbox]")].map((b) => text(b.parentElement!.querySelector("label")));
	if (k === "website") return (document.getElementById("hp-website") as HTMLInputElement).value;
	if (k === "phone") return (document.querySelector("input[name=phone]") as HTMLInputElement).value;
	const e = document.getElementById(itemIds[k] ?? "?") as any;
	if (!e) return "";
	if (e.tagName === "INPUT" || e.tagName === "TEXTAREA") return e.value;
	if (e.getAttribute("role") === "radiogroup") return text(e.querySelector("[role=radio][data-state=checked]")?.parentElement);
	if (["checkbox", "switch"].includes(e.getAttribute("role"))) return e.dataset.state === "checked";
	if (e.dataset.slot === "select-trigger" || e.classList.contains("select-trigger")) return e.hasAttribute("data-placeholder") ? "" : text(e);
	return e.classList.contains("text-muted-foreground") ? "" : text(e);
};
(window as any).formShown = () => {
	const out: any = {};
	for (const k of PLAIN) out[k] = read(k);
	for (let i = 0; i < 3; i++) for (const k of ASKED) { const t = text(document.querySelector(`.activity-card[data-index="${i}"] .v-${k}`)); out[`activity${i}_${k}`] = k === "grades" ? (t ? t.split(", ") : []) : t; }
	for (let i = 0; i < 3; i++) {
		const head = document.querySelector(`.head-text[data-index="${i}"]`);
		const open = document.getElementById(itemIds[`honors.${i}.title`] ?? "?");
		out[`honor${i}_title`] = open ? read(`honors.${i}.title`) : /^Honor \d$/.test(text(head?.querySelector("strong"))) ? "" : text(head?.querySelector("strong"));
		out[`honor${i}_grade`] = open ? read(`honors.${i}.grade`) : text(head?.querySelector("span"));
	}
	return out;
};
