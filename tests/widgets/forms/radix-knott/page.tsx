import "./page.css";
import { Accordion, Checkbox, Dialog, Label, Popover, RadioGroup, Select, Separator, Slider, Slot, Switch, ToggleGroup } from "radix-ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";

type Pair = [string, string];
const SUFFIX: Pair[] = ["Jr.", "Sr.", "II", "III", "IV"].map((s) => [s, s]);
const PRONOUNS: Pair[] = [["she", "she / her / hers"], ["he", "he / him / his"], ["they", "they / them / theirs"], ["other", "Another set of pronouns"], ["skip", "Prefer not to say"]];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const EDU: Pair[] = [["lt_hs", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["assoc", "Associate degree"], ["bach", "Bachelor’s degree"], ["grad", "Graduate or professional degree"], ["unk", "I don’t know"]];
const INCOME: Pair[] = [["b1", "Less than $30,000"], ["b2", "$30,000 – $49,999"], ["b3", "$50,000 – $64,999"], ["b4", "$65,000 – $84,999"], ["b5", "$85,000 – $109,999"], ["b6", "$110,000 or more"]];
const CITIZEN: Pair[] = [["usc", "U.S. citizen or national"], ["lpr", "Lawful permanent resident"], ["daca", "DACA recipient / undocumented"], ["asylee", "Refugee or asylee"], ["intl", "International (visa holder)"]];
const CATS: Pair[] = [["arts", "Arts, music & performance"], ["athletics", "Athletics"], ["debate", "Debate & public speaking"], ["env", "Environment & sustainability"], ["family", "Family responsibilities"], ["faith", "Faith-based"], ["gov", "Student government"], ["stem", "STEM club or competition"], ["volunteer", "Community service"], ["job", "Paid employment"], ["other", "Something else"]];
const GRADES: Pair[] = [["g9", "9th"], ["g10", "10th"], ["g11", "11th"], ["g12", "12th"]];
const SIZES: Pair[] = ["XS", "S", "M", "L", "XL", "2XL"].map((s) => [s, s]);
const HEAR: Pair[] = [["couns", "School counselor"], ["cbo", "College access program"], ["social", "Social media"], ["fellow", "A current Fellow"], ["web", "Web search"]];
const CODES: Pair[] = [["US", "US +1"], ["MX", "MX +52"], ["NG", "NG +234"], ["PH", "PH +63"]];
const SCHOOLS: [string, string, string][] = [["410028", "Ashland High School", "Ashland, OR"], ["410031", "Ashland Valley High School", "Ashland, OR"], ["250411", "Ashland High School", "Ashland, MA"], ["510092", "Ashland Valley Christian Academy", "Ashland, VA"], ["060733", "Yreka High School", "Yreka, CA"], ["060120", "Valley High School", "Sacramento, CA"], ["320018", "Valley High School", "Las Vegas, NV"], ["410100", "Crater High School", "Central Point, OR"], ["410144", "South Medford High School", "Medford, OR"], ["480555", "Highland Park High School", "Dallas, TX"]];
const ids = new Map<string, string>();
const text = (list: Pair[], v: unknown) => list.find(([k]) => k === v)?.[1] ?? "";

function Field({ name, label, desc, children }: { name: string; label: ReactNode; desc?: string; children: (field: any, ctl: any) => ReactNode }) {
	const id = useId();
	const { control } = useFormContext();
	ids.set(name, `${id}-form-item`);
	return (
		<Controller control={control} name={name} render={({ field, fieldState }) => (
			<div data-slot="form-item" className="item">
				<Label.Root data-slot="form-label" data-error={!!fieldState.error} className="label" htmlFor={`${id}-form-item`}>{label}</Label.Root>
				{children(field, { id: `${id}-form-item`, "data-slot": "form-control", "aria-describedby": desc ? `${id}-form-item-description` : undefined, "aria-invalid": !!fieldState.error })}
				{desc && <p data-slot="form-description" id={`${id}-form-item-description`} className="muted">{desc}</p>}
				{fieldState.error && <p data-slot="form-message" id={`${id}-form-item-message`} className="err">{String(fieldState.error.message)}</p>}
			</div>
		)} />
	);
}
const Text = ({ name, label, desc, format, onBlur, ...rest }: any) => (
	<Field name={name} label={label} desc={desc}>
		{(f, c) => <Slot.Root {...c}><input data-slot="input" className="input" {...rest} {...f} value={f.value ?? ""} onChange={(e) => f.onChange(format ? format(e.target.value) : e.target.value)} onBlur={() => { if (onBlur) f.onChange(onBlur(f.value ?? "")); f.onBlur(); }} /></Slot.Root>}
	</Field>
);
const Area = ({ name, label, desc, ...rest }: any) => (
	<Field name={name} label={label} desc={desc}>{(f, c) => <Slot.Root {...c}><textarea data-slot="textarea" className="input" {...rest} {...f} value={f.value ?? ""} /></Slot.Root>}</Field>
);
function Pick({ ctl, field, list, placeholder, width }: any) {
	return (
		<Select.Root onValueChange={field.onChange} value={field.value || ""} name={field.name}>
			<Slot.Root {...ctl}>
				<Select.Trigger data-slot="select-trigger" className="btn full" style={{ width }}><Select.Value placeholder={placeholder ?? "Select"} /><Select.Icon>⌄</Select.Icon></Select.Trigger>
			</Slot.Root>
			<Select.Portal><Select.Content data-slot="select-content" className="content" position="popper"><Select.Viewport>
				{list.map(([v, t]: Pair) => <Select.Item data-slot="select-item" className="opt" key={v} value={v}><Select.ItemText>{t}</Select.ItemText><Select.ItemIndicator>✓</Select.ItemIndicator></Select.Item>)}
			</Select.Viewport></Select.Content></Select.Portal>
		</Select.Root>
	);
}
const Choice = ({ name, label, desc, ...rest }: any) => <Field name={name} label={label} desc={desc}>{(f, c) => <Pick ctl={c} field={f} {...rest} />}</Field>;

/** cmdk */
function Command({ items, filter = true, placeholder, onQuery, onPick, empty, chosen }: { items: { value: string; key: string; node: ReactNode }[]; filter?: boolean; placeholder: string; onQuery?: (q: string) => void; onPick: (key: string) => void; empty: ReactNode; chosen?: string }) {
	const [q, setQ] = useState("");
	const [at, setAt] = useState(0);
	const id = useId();
	const rows = filter ? items.filter((i) => i.value.toLowerCase().includes(q.trim().toLowerCase())) : items;
	return (
		<div tabIndex={-1} cmdk-root="" data-slot="command" onKeyDown={(e) => {
			if (e.key === "ArrowDown") { e.preventDefault(); setAt((n) => Math.min(n + 1, rows.length - 1)); }
			if (e.key === "ArrowUp") { e.preventDefault(); setAt((n) => Math.max(n - 1, 0)); }
			if (e.key === "Enter") { e.preventDefault(); if (rows[at]) onPick(rows[at].key); }
		}}>
			<label cmdk-label="" htmlFor={`${id}i`} id={`${id}l`} style={{ position: "absolute", width: 1, height: 1, padding: 0, margin: -1, overflow: "hidden", clip: "rect(0,0,0,0)", whiteSpace: "nowrap", borderWidth: 0 }} />
			<div data-slot="command-input-wrapper"><input data-slot="command-input" className="cmdin" placeholder={placeholder} cmdk-input="" autoComplete="off" autoCorrect="off" spellCheck={false} aria-autocomplete="list" role="combobox" aria-expanded aria-controls={`${id}s`} aria-labelledby={`${id}l`} id={`${id}i`} type="text" value={q} onChange={(e) => { setQ(e.target.value); setAt(0); onQuery?.(e.target.value); }} /></div>
			<div cmdk-list="" data-slot="command-list" className="cmdlist" role="listbox" tabIndex={-1} aria-label="Suggestions" id={`${id}s`}><div cmdk-list-sizer="">
				{rows.length === 0 && <div cmdk-empty="" role="presentation" className="opt">{empty}</div>}
				<div cmdk-group="" role="presentation" hidden={rows.length === 0 || undefined}><div cmdk-group-items="" role="group">
					{rows.map((r, i) => <div key={r.key} cmdk-item="" data-slot="command-item" className="opt" role="option" aria-disabled={false} aria-selected={i === at} data-disabled={false} data-selected={i === at} data-value={r.value} onPointerMove={() => setAt(i)} onClick={() => onPick(r.key)}><span style={{ opacity: chosen === r.key ? 1 : 0 }}>✓</span>{r.node}</div>)}
				</div></div>
			</div></div>
		</div>
	);
}
const Combo = ({ name, label, list, placeholder, search }: { name: string; label: string; list: Pair[]; placeholder: string; search: string }) => {
	const [open, setOpen] = useState(false);
	return (
		<Field name={name} label={label}>{(f, c) => (
			<Popover.Root open={open} onOpenChange={setOpen}>
				<Popover.Trigger asChild><Slot.Root {...c}><button type="button" role="combobox" className="btn full" data-placeholder={f.value ? undefined : ""}>{f.value ? text(list, f.value) : placeholder}<svg width="12" height="12" aria-hidden="true" /></button></Slot.Root></Popover.Trigger>
				<Popover.Portal><Popover.Content data-slot="popover-content" className="content" align="start"><Command items={list.map(([key, t]) => ({ key, value: t, node: t }))} chosen={f.value} placeholder={search} empty="No match." onPick={(k) => { f.onChange(k); setOpen(false); }} /></Popover.Content></Popover.Portal>
			</Popover.Root>
		)}</Field>
	);
};
function SchoolCombo({ name, label }: { name: string; label: string }) {
	const [open, setOpen] = useState(false);
	const [rows, setRows] = useState<typeof SCHOOLS>([]);
	const [state, setState] = useState<"idle" | "busy" | "done">("idle");
	const timer = useRef<any>(0);
	const ask = (q: string) => {
		clearTimeout(timer.current);
		if (q.trim().length < 3) { setRows([]); setState("idle"); return; }
		setState("busy");
		timer.current = setTimeout(() => { setRows(SCHOOLS.filter(([, n, c]) => q.toLowerCase().trim().split(/\s+/).every((w) => `${n} ${c}`.toLowerCase().includes(w)))); setState("done"); }, 420);
	};
	return (
		<Field name={name} label={label} desc="The school that will grant your diploma. Can’t find it? Email us.">{(f, c) => (
			<Popover.Root open={open} onOpenChange={(o) => { setOpen(o); if (!o) { setRows([]); setState("idle"); } }}>
				<Popover.Trigger asChild><Slot.Root {...c}><button type="button" role="combobox" className="btn full" data-placeholder={f.value ? undefined : ""}>{f.value ? SCHOOLS.find(([k]) => k === f.value)![1] : "Find your school…"}<svg width="12" height="12" aria-hidden="true" /></button></Slot.Root></Popover.Trigger>
				<Popover.Portal><Popover.Content data-slot="popover-content" className="content" align="start" style={{ width: 420 }}>
					<Command filter={false} placeholder="Type at least 3 letters…" items={rows.map(([key, n, city]) => ({ key, value: key, node: <span><span>{n}</span> <span className="muted">{city}</span></span> }))} empty={state === "busy" ? "Searching…" : state === "done" ? "No schools found." : "Start typing your school’s name."} onQuery={ask} onPick={(k) => { f.onChange(k); setOpen(false); }} />
				</Popover.Content></Popover.Portal>
			</Popover.Root>
		)}</Field>
	);
}
const iso = (d: Date) => `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`;
const local = (s: string) => new Date(`${s}T12:00:00`);
/** react-day-picker 9, captionLayout="dropdown" */
function Calendar({ selected, onSelect, from, to }: { selected?: string; onSelect: (s: string) => void; from: number; to: number }) {
	const first = selected ? local(selected) : new Date(to, 0, 1);
	const [ym, setYm] = useState<[number, number]>([first.getFullYear(), first.getMonth()]);
	const [y, m] = ym;
	const start = new Date(y, m, 1 - new Date(y, m, 1).getDay());
	const weeks = Array.from({ length: Math.ceil((new Date(y, m, 1).getDay() + new Date(y, m + 1, 0).getDate()) / 7) }, (_, w) => Array.from({ length: 7 }, (_, d) => new Date(start.getFullYear(), start.getMonth(), start.getDate() + w * 7 + d)));
	const move = (n: number) => { const d = new Date(y, m + n, 1); setYm([d.getFullYear(), d.getMonth()]); };
	const ord = (n: number) => n + (n % 10 === 1 && n !== 11 ? "st" : n % 10 === 2 && n !== 12 ? "nd" : n % 10 === 3 && n !== 13 ? "rd" : "th");
	return (
		<div className="rdp-root cal" data-slot="calendar" data-mode="single"><div className="rdp-months">
			<nav className="rdp-nav" aria-label="Navigation bar"><button type="button" className="btn" aria-label="Go to the Previous Month" onClick={() => move(-1)}>‹</button><button type="button" className="btn" aria-label="Go to the Next Month" onClick={() => move(1)}>›</button></nav>
			<div className="rdp-month">
				<div className="rdp-month_caption"><div className="rdp-dropdowns dd">
					<span data-disabled="false" className="rdp-dropdown_root"><select className="rdp-months_dropdown" aria-label="Choose the Month" value={m} onChange={(e) => setYm([y, Number(e.target.value)])}>{MONTHS.map((n, i) => <option key={n} value={i}>{n.slice(0, 3)}</option>)}</select></span>
					<span data-disabled="false" className="rdp-dropdown_root"><select className="rdp-years_dropdown" aria-label="Choose the Year" value={y} onChange={(e) => setYm([Number(e.target.value), m])}>{Array.from({ length: to - from + 1 }, (_, i) => from + i).map((n) => <option key={n} value={n}>{n}</option>)}</select></span>
					<span role="status" aria-live="polite" style={{ position: "absolute", width: 1, height: 1, overflow: "hidden", clip: "rect(0,0,0,0)" }}>{MONTHS[m]} {y}</span>
				</div></div>
				<table role="grid" aria-multiselectable="false" aria-label={`${MONTHS[m]} ${y}`} className="rdp-month_grid">
					<thead aria-hidden="true"><tr>{["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map((d) => <th key={d} scope="col">{d}</th>)}</tr></thead>
					<tbody>{weeks.map((w) => <tr key={+w[0]}>{w.map((d) => { const on = iso(d) === selected; const day = `${d.toLocaleDateString("en-US", { weekday: "long" })}, ${MONTHS[d.getMonth()]} ${ord(d.getDate())}, ${d.getFullYear()}`; return (
						<td key={+d} role="gridcell" data-day={iso(d)} data-outside={d.getMonth() !== m || undefined} data-selected={on || undefined} aria-selected={on || undefined}><button type="button" tabIndex={on ? 0 : -1} aria-label={on ? `${day}, selected` : day} onClick={() => onSelect(iso(d))}>{d.getDate()}</button></td>
					); })}</tr>)}</tbody>
				</table>
			</div>
		</div></div>
	);
}
function DatePick({ name, label, desc }: any) {
	const [open, setOpen] = useState(false);
	return (
		<Field name={name} label={label} desc={desc}>{(f, c) => (
			<Popover.Root open={open} onOpenChange={setOpen}>
				<Popover.Trigger asChild><Slot.Root {...c}><button type="button" className="btn full" data-placeholder={f.value ? undefined : ""}>{f.value ? local(f.value).toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }) : <span>Pick a date</span>}<svg width="14" height="14" aria-hidden="true" /></button></Slot.Root></Popover.Trigger>
				<Popover.Portal><Popover.Content className="content" align="start" data-slot="popover-content" style={{ maxHeight: 420 }}><Calendar from={1998} to={2013} selected={f.value} onSelect={(d) => { f.onChange(d); setOpen(false); }} /></Popover.Content></Popover.Portal>
			</Popover.Root>
		)}</Field>
	);
}
const Toggles = ({ name, label, desc, list, type = "single" }: any) => (
	<Field name={name} label={label} desc={desc}>{(f, c) => (
		<div><ToggleGroup.Root {...c} type={type} data-slot="toggle-group" className="toggles" value={f.value ?? (type === "multiple" ? [] : "")} onValueChange={f.onChange}>
			{list.map(([v, t]: Pair) => <ToggleGroup.Item data-slot="toggle-group-item" key={v} value={v}>{t}</ToggleGroup.Item>)}
		</ToggleGroup.Root></div>
	)}</Field>
);
const Slide = ({ name, label, max }: any) => (
	<Field name={name} label={label}>{(f, c) => (
		<div className="row" style={{ alignItems: "center" }}>
			<Slider.Root {...c} data-slot="slider" className="slider" min={0} max={max} step={1} value={[f.value ?? 0]} onValueChange={([v]) => f.onChange(v)}>
				<Slider.Track data-slot="slider-track" className="track"><Slider.Range data-slot="slider-range" className="range" /></Slider.Track><Slider.Thumb data-slot="slider-thumb" className="thumb" />
			</Slider.Root><output className="muted" style={{ whiteSpace: "nowrap" }}>{f.value ?? 0} hrs</output>
		</div>
	)}</Field>
);
const Card = ({ title, desc, children }: any) => (
	<div data-slot="card" className="card"><div data-slot="card-header"><div data-slot="card-title" className="card-title">{title}</div>{desc && <div data-slot="card-description" className="muted">{desc}</div>}</div><div data-slot="card-content" className="stack">{children}</div></div>
);
const digits = (s: string) => { const d = s.replace(/\D/g, "").slice(0, 10); return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d; };

const KEYS_ACT = ["category", "org", "role", "summary", "grades", "hours"];
const KEYS_HON = ["title", "level", "about"];
let api: any;
let sent = false;

function HonorSheet({ onSave }: { onSave: (v: any) => void }) {
	const [open, setOpen] = useState(false);
	const form = useForm({ defaultValues: { title: "", level: "", about: "" } });
	return (
		<Dialog.Root open={open} onOpenChange={(o) => { setOpen(o); if (o) form.reset(); }}>
			<Dialog.Trigger asChild><button type="button" className="btn" data-slot="sheet-trigger">+ Add honor</button></Dialog.Trigger>
			<Dialog.Portal><Dialog.Overlay data-slot="sheet-overlay" className="overlay" /><Dialog.Content data-slot="sheet-content" className="sheet">
				<Dialog.Title data-slot="sheet-title">Add an honor or award</Dialog.Title><Dialog.Description className="muted">School, local, state or national recognition counts.</Dialog.Description>
				<FormProvider {...form}><form className="stack" onSubmit={(e) => { e.stopPropagation(); form.handleSubmit((v) => { onSave(v); setOpen(false); })(e); }}>
					<Text name="title" label="Name of the honor" />
					<Choice name="level" label="Grade when you received it" list={[["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]]} placeholder="Select a grade" />
					<Area name="about" label="What was it for?" rows={3} />
					<div className="row"><button type="submit" className="btn primary">Save honor</button><Dialog.Close asChild><button type="button" className="btn">Cancel</button></Dialog.Close></div>
				</form></FormProvider>
				<Dialog.Close className="btn" style={{ position: "absolute", top: 12, right: 12 }}>✕<span className="hp">Close</span></Dialog.Close>
			</Dialog.Content></Dialog.Portal>
		</Dialog.Root>
	);
}
function App() {
	const form = useForm<any>({ defaultValues: { phoneCountry: "US", activities: [], honors: [], terms: false, news: false } });
	const acts = useFieldArray({ control: form.control, name: "activities" });
	const hons = useFieldArray({ control: form.control, name: "honors" });
	const [open, setOpen] = useState("");
	api = form;
	useEffect(() => { const last = acts.fields.at(-1); if (last) setOpen(last.id); }, [acts.fields.length]);
	const watched = form.watch("activities");
	return (
		<main>
			<h1>Knott First Scholars Fellowship</h1><p className="muted">For students who will be the first in their family to finish a four-year degree. Your draft is saved on this device.</p>
			<FormProvider {...form}><form noValidate onSubmit={form.handleSubmit(() => { sent = true; })}>
				<Card title="You" desc="Use the name on your school records.">
					<div className="grid2"><Text name="firstName" label="First name" autoComplete="given-name" /><Text name="middleName" label="Middle name (optional)" /></div>
					<div className="grid2"><Text name="lastName" label="Last name" autoComplete="family-name" /><Choice name="suffix" label="Suffix" list={SUFFIX} placeholder="None" /></div>
					<div className="grid2"><DatePick name="dob" label="Date of birth" desc="Fellows must be 16 or older on the first day of Summer Start." /><Choice name="pronouns" label="Pronouns" list={PRONOUNS} placeholder="Choose" /></div>
					<div className="grid2"><Text name="email" label="Email" type="email" onBlur={(v: string) => v.trim().toLowerCase()} desc="Not a school address, please: those expire." />
						<div className="item"><Label.Root className="label" htmlFor="mobile-number">Mobile phone</Label.Root><div className="row">
							<Controller control={form.control} name="phoneCountry" render={({ field }) => <Pick ctl={{ "aria-label": "Country code", id: "mobile-country" }} field={field} list={CODES} width="7rem" />} />
							<Controller control={form.control} name="mobile" render={({ field }) => <input id="mobile-number" data-slot="input" className="input" type="tel" inputMode="tel" placeholder="(555) 555-5555" {...field} value={field.value ?? ""} onChange={(e) => field.onChange(digits(e.target.value))} />} />
						</div></div></div>
					<Separator.Root decorative style={{ height: 1, background: "#e4e4e7" }} />
					<Text name="street" label="Home street address" /><div className="grid2"><Text name="unit" label="Apartment, unit" /><Text name="city" label="City" /></div>
					<div className="grid2"><Combo name="state" label="State or territory" list={STATES} placeholder="Select state…" search="Search states…" /><Text name="zip" label="ZIP" inputMode="numeric" format={(s: string) => s.replace(/[^\d-]/g, "").slice(0, 10)} /></div>
				</Card>
				<Card title="School and plans">
					<SchoolCombo name="highSchool" label="High school" />
					<div className="grid2"><Choice name="gradMonth" label="Graduation month" list={MONTHS.map((m, i) => [String(i + 1), m])} placeholder="Month" /><Choice name="gradYear" label="Graduation year" list={["2025", "2026", "2027", "2028"].map((y) => [y, y])} placeholder="Year" /></div>
					<div className="grid2"><Text name="gpa" label="Unweighted GPA (4.0 scale)" inputMode="decimal" onBlur={(v: string) => (v === "" || Number.isNaN(Number(v)) || Number(v) > 4 ? "" : Number(v).toFixed(2))} /><Text name="sat" label="SAT total, superscored (if taken)" inputMode="numeric" /></div>
					<Combo name="major" label="Field you hope to study" list={MAJORS.map((m) => [m.toLowerCase().replaceAll(" ", "-"), m])} placeholder="Select a field…" search="Search fields…" />
					<Toggles name="start" label="I will start college in fall" list={[["2026", "2026"], ["2027", "2027"], ["2028", "2028"]]} />
				</Card>
				<Card title="Family background" desc="Only the selection committee’s two readers see this section.">
					<Field name="firstGen" label="Will you be the first in your immediate family to earn a bachelor’s degree?">{(f, c) => (
						<RadioGroup.Root {...c} data-slot="radio-group" className="grid2" value={f.value ?? ""} onValueChange={f.onChange}>
							{[["yes", "Yes"], ["no", "No"]].map(([v, t]) => <Label.Root key={v} className="pick" htmlFor={`fg-${v}`}><RadioGroup.Item data-slot="radio-group-item" className="radio" value={v} id={`fg-${v}`}><RadioGroup.Indicator className="dot" /></RadioGroup.Item>{t}</Label.Root>)}
						</RadioGroup.Root>
					)}</Field>
					{[0, 1].map((n) => <fieldset key={n}><legend>Parent or guardian {n + 1}{n === 1 && " (if any)"}</legend><div className="grid2"><Text name={`parents.${n}.first`} label="First name" /><Text name={`parents.${n}.last`} label="Last name" /></div><Choice name={`parents.${n}.education`} label="Highest education completed" list={EDU} placeholder="Select level" /></fieldset>)}
					<div className="grid2"><Choice name="income" label="Household income, before taxes" list={INCOME} placeholder="Select a range" /><Choice name="citizenship" label="Citizenship or immigration status" list={CITIZEN} placeholder="Select" /></div>
				</Card>
				<Card title="How you spend your time" desc="Clubs, jobs, caring for family. List up to five, most important first.">
					<Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} data-slot="accordion">
						{acts.fields.map((a, n) => <Accordion.Item key={a.id} value={a.id} data-slot="accordion-item" className="acc">
							<Accordion.Header><Accordion.Trigger data-slot="accordion-trigger" className="acctrig">{watched?.[n]?.org || `Commitment ${n + 1}`}<svg width="12" height="12" aria-hidden="true" /></Accordion.Trigger></Accordion.Header>
							<Accordion.Content data-slot="accordion-content" className="accbody"><div className="stack">
								<Choice name={`activities.${n}.category`} label="Kind of commitment" list={CATS} placeholder="Select one" />
								<div className="grid2"><Text name={`activities.${n}.org`} label="Organization, team or employer" /><Text name={`activities.${n}.role`} label="Your role" /></div>
								<Area name={`activities.${n}.summary`} label="What do you do there?" desc="Two or three sentences are plenty." />
								<Toggles name={`activities.${n}.grades`} label="Grades" type="multiple" list={GRADES} />
								<Slide name={`activities.${n}.hours`} label="Hours in a typical week" max={40} />
								<div><button type="button" className="btn" onClick={() => acts.remove(n)}>Remove</button></div>
							</div></Accordion.Content>
						</Accordion.Item>)}
					</Accordion.Root>
					<div><button type="button" className="btn" disabled={acts.fields.length >= 5} onClick={() => acts.append({ category: "", org: "", role: "", summary: "", grades: [], hours: null })}>+ Add commitment</button></div>
				</Card>
				<Card title="Honors" desc="Optional.">
					{hons.fields.map((h: any, n) => <div key={h.id} className="honor"><div><strong>{h.title}</strong><div className="muted">{h.level && `${h.level}th grade`}</div><div>{h.about}</div></div><button type="button" className="btn" aria-label={`Delete ${h.title}`} onClick={() => hons.remove(n)}>✕</button></div>)}
					<div><HonorSheet onSave={(v) => hons.append(v)} /></div>
				</Card>
				<Card title="Someone who knows you" desc="We write to this person for a short letter. Do not list a relative."><div className="grid2"><Text name="recName" label="Full name" /><Text name="recEmail" label="Email" type="email" /></div><Text name="recPhone" label="Phone" type="tel" /></Card>
				<Card title="Summer Start logistics">
					<div className="grid2"><Text name="ecName" label="Emergency contact" /><Text name="ecPhone" label="Emergency contact’s phone" type="tel" /></div>
					<Toggles name="shirt" label="T-shirt size" list={SIZES} /><Text name="diet" label="Food allergies or dietary needs" /><Choice name="heard" label="How did you hear about us?" list={HEAR} placeholder="Select" />
				</Card>
				<Card title="Short answer"><Area name="essay" label="Tell us about a time you had to explain college to someone at home." desc="Up to 300 words." rows={6} /></Card>
				<Card title="Before you send">
					{[["terms", "I confirm that this application is my own work and is accurate."]].map(([k, t]) => <Controller key={k} control={form.control} name={k} render={({ field }) => <div className="row"><Checkbox.Root data-slot="checkbox" className="check" id={k} checked={field.value} onCheckedChange={field.onChange}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root><Label.Root htmlFor={k}>{t}</Label.Root></div>} />)}
					<Controller control={form.control} name="news" render={({ field }) => <div className="row"><Switch.Root data-slot="switch" className="switch" id="news" checked={field.value} onCheckedChange={field.onChange}><Switch.Thumb /></Switch.Root><Label.Root htmlFor="news">Send me news from the Knott Foundation and its partners</Label.Root></div>} />
					<Text name="signature" label="Type your full legal name to sign" />
					<div className="hp" aria-hidden="true"><label htmlFor="website">Website</label><input id="website" tabIndex={-1} autoComplete="off" {...form.register("website")} /></div>
					<div><button type="submit" className="btn primary">Submit application</button></div>
				</Card>
			</form></FormProvider>
		</main>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const PLAIN = ["firstName", "middleName", "lastName", "suffix", "dob", "pronouns", "email", "phoneCountry", "mobile", "street", "unit", "city", "state", "zip", "highSchool", "gradMonth", "gradYear", "gpa", "sat", "major", "start", "firstGen", "parents.0.first", "parents.0.last", "parents.0.education", "parents.1.first", "parents.1.last", "parents.1.education", "income", "citizenship", "recName", "recEmail", "recPhone", "ecName", "ecPhone", "shirt", "diet", "heard", "essay", "terms", "news", "signature", "website"];
const deep = (path: string) => path.split(".").reduce((o: any, k) => o?.[k], api.getValues());
const ALL = [...PLAIN, ...[0, 1, 2].flatMap((n) => KEYS_ACT.map((k) => `activities.${n}.${k}`)), ...[0, 1, 2].flatMap((n) => KEYS_HON.map((k) => `honors.${n}.${k}`))];
const stateOf = (k: string) => { const v = deep(k); return v ?? (k.endsWith(".grades") ? [] : k.endsWith(".hours") ? null : ""); };
function shownOf(k: string): unknown {
	const v = stateOf(k);
	if (k === "terms" || k === "news") return document.getElementById(k)!.dataset.state === "checked";
	if (k.startsWith("honors.")) return k.endsWith(".level") ? (v ? `${v}th grade` : "") : v;
	const el = document.getElementById(k === "phoneCountry" ? "mobile-country" : k === "mobile" ? "mobile-number" : k === "website" ? "website" : (ids.get(k) ?? ""));
	if (k.endsWith(".grades")) return el ? [...el.querySelectorAll("[data-state=on]")].map((e) => e.textContent) : v.map((g: string) => text(GRADES, g));
	if (k.endsWith(".hours")) return el && v !== null ? el.parentElement!.querySelector("output")!.textContent : v === null ? "" : `${v} hrs`;
	if (!el) return k.endsWith(".category") ? text(CATS, v) : v;
	if (el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement) return el.value;
	if (el.querySelector("[data-slot=toggle-group-item]")) return el.querySelector("[data-state=on]")?.textContent ?? "";
	if (el.getAttribute("role") === "radiogroup") return el.querySelector("[data-state=checked]")?.closest("label")?.textContent ?? "";
	return el.hasAttribute("data-placeholder") ? "" : (el.querySelector("[data-slot=select-value],span")?.textContent || el.textContent || "").replace("⌄", "").trim();
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(ALL.map((k) => [k, stateOf(k)])), submitted: sent }),
	formShown: () => Object.fromEntries(ALL.map((k) => [k, shownOf(k)])),
});
