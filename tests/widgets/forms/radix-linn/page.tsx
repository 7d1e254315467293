import "./page.css";
import { Checkbox, Dialog, Popover, RadioGroup, Select, Slider, Switch, Tabs, ToggleGroup } from "radix-ui";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Any = any;
const TEXTS = "firstName preferredName lastName email phone street city zip motherFirst motherLast fatherFirst fatherLast teacherName teacherEmail essay signature".split(" ");
const LISTS = "country citizenship instrument heard".split(" ");
const initial: Any = { state: "", school: null, dob: "", term: "", gender: "", hispanic: "", firstGen: "", aid: "", race: [], years: 0, consent: false, promo: false, audition: "" };
for (const k of [...TEXTS, ...LISTS]) initial[k] = "";
const ACT = "type org role desc grades hours".split(" ");
for (const i of [0, 1, 2]) {
	for (const k of ACT) initial[`act_${i}_${k}`] = k === "grades" ? [] : "";
	Object.assign(initial, { [`hon_${i}_title`]: "", [`hon_${i}_level`]: "", [`crs_${i}_name`]: "", [`crs_${i}_mark`]: "" });
	if (i < 2) Object.assign(initial, { [`sib_${i}_first`]: "", [`sib_${i}_last`]: "", [`sib_${i}_age`]: "" });
}
let current: Any = initial;
let submitted = false;
const LEVELS = [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]];
const pairs = (list: string[]) => list.map((x) => [x.toLowerCase().replace(/[^a-z]+/g, "-"), x]);
const KINDS = pairs(["Academic club", "Athletics", "Community service", "Dance", "Debate / Speech", "Environmental", "Music ensemble", "Religious", "Student government", "Theater", "Work (Paid)", "Other"]);
const OPTIONS: Any = {
	country: COUNTRIES.map((c) => [c, c]),
	citizenship: [["us", "U.S. Citizen"], ["pr", "U.S. Permanent Resident"], ["intl", "International"]],
	instrument: pairs(["Cello", "Clarinet", "Composition", "Flute", "Jazz Guitar", "Piano", "Trumpet", "Viola", "Violin", "Voice"]),
	heard: pairs(["College fair", "Private teacher", "Summer festival", "Social media", "Web search"]),
};
const SCHOOLS = [["380040", "Ashland High School", "Ashland", "OR"], ["380047", "Ashland Valley High School", "Ashland", "OR"], ["360210", "Ashland High School", "Ashland", "OH"], ["053985", "Yreka High School", "Yreka", "CA"], ["481140", "Garfield High School", "Seattle", "WA"]];
const MONTHS = "January February March April May June July August September October November December".split(" ");
const two = (n: number) => String(n).padStart(2, "0");

const Item = ({ id, label, help, children }: Any) => (
	<div className="item" data-slot="form-item">
		<label data-slot="form-label" htmlFor={id}>{label}</label>
		{children}
		{help && <p className="muted" data-slot="form-description">{help}</p>}
	</div>
);
function Pick({ id, value, onChange, options, placeholder = "Select" }: Any) {
	return (
		<Select.Root value={value} onValueChange={onChange}>
			<Select.Trigger id={id} className="trigger" data-slot="select-trigger">
				<Select.Value placeholder={placeholder} />
				<Select.Icon />
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="pop" position="popper">
					<Select.Viewport className="list">
						{options.map(([v, l]: Any) => (
							<Select.Item key={v} value={v}><Select.ItemText>{l}</Select.ItemText></Select.Item>
						))}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
}
function Combo({ id, text, find, onPick, placeholder, hint }: Any) {
	const [open, setOpen] = useState(false);
	const [query, setQuery] = useState("");
	const [rows, setRows] = useState<Any[]>([]);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		let live = true;
		setBusy(true);
		find(query).then((r: Any) => {
			if (!live) return;
			setRows(r);
			setBusy(false);
		});
		return () => {
			live = false;
		};
	}, [query]);
	return (
		<Popover.Root open={open} onOpenChange={setOpen}>
			<Popover.Trigger asChild>
				<button type="button" id={id} role="combobox" aria-expanded={open} className="trigger">{text || placeholder}</button>
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content className="pop" align="start">
					<input placeholder={hint} value={query} onChange={(e) => setQuery(e.target.value)} role="combobox" aria-autocomplete="list" aria-expanded="true" aria-controls={`${id}-list`} autoComplete="off" />
					<div className="list" role="listbox" id={`${id}-list`}>
						{busy ? <div className="muted">Loading…</div> : rows.length === 0 && <div className="muted">No results found.</div>}
						{!busy && rows.map((r) => (
							<div role="option" aria-selected={text === r.label} key={r.value} onClick={() => { onPick(r); setOpen(false); }}>
								{r.label} {r.place && <span className="muted">{r.place}</span>}
							</div>
						))}
					</div>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
const findState = async (q: string) => STATES.filter(([, n]) => n.toLowerCase().includes(q.toLowerCase())).map(([value, label]) => ({ value, label }));
const findSchool = (q: string) => new Promise((done) => setTimeout(() => done(q.length < 2 ? [] : SCHOOLS.filter((s) => s[1].toLowerCase().includes(q.toLowerCase())).map(([value, label, c, s]) => ({ value, label, place: `${c}, ${s}` }))), 420));
function Calendar({ id, value, onChange }: Any) {
	const [open, setOpen] = useState(false);
	const [at, setAt] = useState([2010, 0]);
	const days = new Date(at[0], at[1] + 1, 0).getDate();
	return (
		<Popover.Root open={open} onOpenChange={setOpen}>
			<Popover.Trigger asChild>
				<button type="button" id={id} className="trigger">{value ? shownDate(value) : "Pick a date"}</button>
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content className="pop" align="start">
					<select aria-label="Choose the Month" value={at[1]} onChange={(e) => setAt([at[0], +e.target.value])}>{MONTHS.map((m, i) => <option key={m} value={i}>{m.slice(0, 3)}</option>)}</select>
					<select aria-label="Choose the Year" value={at[0]} onChange={(e) => setAt([+e.target.value, at[1]])}>{Array.from({ length: 60 }, (_, i) => 2015 - i).map((y) => <option key={y}>{y}</option>)}</select>
					<div className="days" role="grid" aria-label={`${MONTHS[at[1]]} ${at[0]}`}>
						{Array.from({ length: new Date(at[0], at[1], 1).getDay() }, (_, i) => <span key={`x${i}`} />)}
						{Array.from({ length: days }, (_, i) => i + 1).map((d) => (
							<button type="button" key={d} data-day={`${at[1] + 1}/${d}/${at[0]}`} aria-label={new Date(at[0], at[1], d).toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" })} onClick={() => { onChange(`${at[0]}-${two(at[1] + 1)}-${two(d)}`); setOpen(false); }}>{d}</button>
						))}
					</div>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
const shownDate = (iso: string) => `${MONTHS[+iso.slice(5, 7) - 1]} ${+iso.slice(8)}, ${iso.slice(0, 4)}`;

function App() {
	const [v, setV] = useState<Any>(initial);
	const [draft, setDraft] = useState<Any>(null);
	const [count, setCount] = useState(0);
	const [sibs, setSibs] = useState(1);
	const set = (k: string, x: Any) => setV((current = { ...current, [k]: x }));
	const box = (id: string, label: string, more: Any = {}) => (
		<Item id={id} label={label}>
			<input id={id} name={id} data-slot="input" value={v[id]} onChange={(e) => set(id, e.target.value)} {...more} />
		</Item>
	);
	const pick = (id: string, label: string, options = OPTIONS[id]) => (
		<Item id={id} label={label}><Pick id={id} value={v[id]} onChange={(x: string) => set(id, x)} options={options} /></Item>
	);
	const radios = (id: string, label: string, options: string[]) => (
		<div className="item">
			<span className="lab" id={`${id}-label`}>{label}</span>
			<RadioGroup.Root id={id} aria-labelledby={`${id}-label`} value={v[id]} onValueChange={(x) => set(id, x)}>
				{options.map((o, i) => (
					<div className="opt" key={o}>
						<RadioGroup.Item className="rd" value={o} id={`${id}-${i}`} />
						<label htmlFor={`${id}-${i}`}>{o}</label>
					</div>
				))}
			</RadioGroup.Root>
		</div>
	);
	const toggles = (id: string, label: string, options: string[][]) => (
		<div className="item">
			<span className="lab">{label}</span>
			<ToggleGroup.Root id={id} className="tg" type="single" aria-label={label} value={v[id]} onValueChange={(x) => set(id, x)}>
				{options.map(([c, l]) => <ToggleGroup.Item key={c} value={c}>{l}</ToggleGroup.Item>)}
			</ToggleGroup.Root>
		</div>
	);
	const save = () => {
		current = { ...current };
		for (const k of ACT) current[`act_${count}_${k}`] = draft[k];
		setV(current);
		setCount(count + 1);
		setDraft(null);
	};
	const edit = (k: string, x: Any) => setDraft((d: Any) => ({ ...d, [k]: x }));
	return (
		<div className="shell">
			<h1>Linn Conservatory of Music</h1>
			<p className="muted">Undergraduate application for admission</p>
			<Tabs.Root defaultValue="application">
				<Tabs.List className="tg" aria-label="Application sections">
					<Tabs.Trigger value="application">Application</Tabs.Trigger>
					<Tabs.Trigger value="media">Prescreening media</Tabs.Trigger>
					<Tabs.Trigger value="review">Review &amp; pay</Tabs.Trigger>
				</Tabs.List>
				<Tabs.Content value="application">
					<form noValidate onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
						<section>
							<h2>Personal details</h2>
							<div className="grid">
								{box("firstName", "First name")}{box("preferredName", "Name you go by")}{box("lastName", "Last name")}
								<Item id="dob" label="Date of birth"><Calendar id="dob" value={v.dob} onChange={(x: string) => set("dob", x)} /></Item>
								{box("email", "Email", { type: "email" })}
								{box("phone", "Phone", { type: "tel", onBlur: () => { const d = current.phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""); set("phone", d.length === 10 ? `${d.slice(0, 3)}-${d.slice(3, 6)}-${d.slice(6)}` : ""); } })}
								{pick("country", "Country")}{box("street", "Street address")}{box("city", "City")}
								<Item id="state" label="State"><Combo id="state" text={STATES.find(([c]) => c === v.state)?.[1]} find={findState} onPick={(r: Any) => set("state", r.value)} placeholder="Select state..." hint="Search states..." /></Item>
								{box("zip", "ZIP code")}
							</div>
						</section>
						<section>
							<h2>Program and school</h2>
							{toggles("term", "Start term", [["fa27", "Fall 2027"], ["fa28", "Fall 2028"]])}
							{pick("instrument", "Principal instrument or area")}
							{toggles("audition", "Audition weekend", [["jan", "Jan 23–24"], ["feb", "Feb 13–14"], ["live", "Virtual"]])}
							<Item id="school" label="High school" help="Type at least two letters."><Combo id="school" text={v.school?.label} find={findSchool} onPick={(r: Any) => set("school", r)} placeholder="Find your school..." hint="Search schools..." /></Item>
							<h3>Academic courses</h3>
							<p className="muted">Three high school courses that mattered most to you.</p>
							{[0, 1, 2].map((i) => <div className="grid" key={i}>{box(`crs_${i}_name`, "Course title")}{box(`crs_${i}_mark`, "Final grade")}</div>)}
						</section>
						<section>
							<h2>Activities</h2>
							<p className="muted">Up to six, musical or otherwise.</p>
							{Array.from({ length: count }, (_, i) => (
								<div className="card" key={i}>
									<dl>
										<dt>Type</dt><dd id={`card_${i}_type`}>{KINDS.find(([c]) => c === v[`act_${i}_type`])?.[1]}</dd>
										<dt>Organization</dt><dd id={`card_${i}_org`}>{v[`act_${i}_org`]}</dd>
										<dt>Role</dt><dd id={`card_${i}_role`}>{v[`act_${i}_role`]}</dd>
										<dt>About</dt><dd id={`card_${i}_desc`}>{v[`act_${i}_desc`]}</dd>
										<dt>Grades</dt><dd id={`card_${i}_grades`}>{v[`act_${i}_grades`].map((g: string) => <span key={g}>{g} </span>)}</dd>
										<dt>Hours/week</dt><dd id={`card_${i}_hours`}>{v[`act_${i}_hours`]}</dd>
									</dl>
								</div>
							))}
							<Dialog.Root open={draft !== null} onOpenChange={(o) => setDraft(o ? { type: "", org: "", role: "", desc: "", grades: [], hours: "" } : null)}>
								<Dialog.Trigger asChild><button type="button" className="btn">Add activity</button></Dialog.Trigger>
								<Dialog.Portal>
									<Dialog.Overlay className="overlay" />
									{draft && (
										<Dialog.Content className="sheet" data-slot="sheet-content">
											<Dialog.Title>Add activity</Dialog.Title>
											<Dialog.Description className="muted">Save when you are done.</Dialog.Description>
											<Item id="act-type" label="Activity type"><Pick id="act-type" value={draft.type} onChange={(x: string) => edit("type", x)} options={KINDS} /></Item>
											<Item id="act-org" label="Organization"><input id="act-org" value={draft.org} onChange={(e) => edit("org", e.target.value)} /></Item>
											<Item id="act-role" label="Your role"><input id="act-role" value={draft.role} onChange={(e) => edit("role", e.target.value)} /></Item>
											<Item id="act-desc" label="Describe what you did"><textarea id="act-desc" value={draft.desc} onChange={(e) => edit("desc", e.target.value)} /></Item>
											<div className="item">
												<span className="lab">Grade levels</span>
												<ToggleGroup.Root type="multiple" className="tg" aria-label="Grade levels" value={draft.grades} onValueChange={(x) => edit("grades", LEVELS.map(([c]) => c).filter((c) => x.includes(c)))}>
													{LEVELS.map(([c]) => <ToggleGroup.Item key={c} value={c}>{c}</ToggleGroup.Item>)}
												</ToggleGroup.Root>
											</div>
											<Item id="act-hours" label="Hours per week"><input id="act-hours" type="number" value={draft.hours} onChange={(e) => edit("hours", e.target.value)} /></Item>
											<button type="button" className="btn" onClick={save}>Save activity</button>
											<Dialog.Close className="btn">Cancel</Dialog.Close>
										</Dialog.Content>
									)}
								</Dialog.Portal>
							</Dialog.Root>
							<h3>Honors, prizes and competitions</h3>
							{[0, 1, 2].map((i) => <div className="grid" key={i}>{box(`hon_${i}_title`, `Honor ${i + 1}`)}{pick(`hon_${i}_level`, "Year in school", LEVELS)}</div>)}
						</section>
						<section>
							<h2>Family</h2>
							<div className="grid">{box("motherFirst", "Mother’s first name")}{box("motherLast", "Mother’s last name")}{box("fatherFirst", "Father’s first name")}{box("fatherLast", "Father’s last name")}</div>
							<h3>Siblings</h3>
							{Array.from({ length: sibs }, (_, i) => <div className="grid" key={i}>{box(`sib_${i}_first`, "First name")}{box(`sib_${i}_last`, "Last name")}{box(`sib_${i}_age`, "Age", { type: "number" })}</div>)}
							{sibs < 2 && <button type="button" className="btn" onClick={() => setSibs(2)}>Add sibling</button>}
						</section>
						<section>
							<h2>Background</h2>
							{pick("citizenship", "Citizenship")}
							{radios("gender", "Gender", ["Female", "Male", "Nonbinary", "Prefer not to say"])}
							{radios("hispanic", "Are you Hispanic or Latino?", ["Yes", "No"])}
							<fieldset>
								<legend>Race</legend>
								{["American Indian or Alaska Native", "Asian", "Black or African American", "Pacific Islander", "White"].map((o, i) => (
									<div className="opt" key={o}>
										<Checkbox.Root className="cb" id={`race-${i}`} checked={v.race.includes(o)} onCheckedChange={(c) => set("race", c ? [...v.race, o] : v.race.filter((x: string) => x !== o))} />
										<label htmlFor={`race-${i}`}>{o}</label>
									</div>
								))}
							</fieldset>
							<div className="item">
								<span className="lab">How many years have you lived in the United States? <output id="years-shown">{v.years}</output></span>
								<Slider.Root className="sl" min={0} max={25} step={1} value={[v.years]} onValueChange={([x]) => set("years", x)}>
									<Slider.Track className="sl-t"><Slider.Range className="sl-r" /></Slider.Track>
									<Slider.Thumb className="sl-h" aria-label="Years in the United States" />
								</Slider.Root>
							</div>
							{radios("firstGen", "Are you a first-generation college student?", ["Yes", "No", "Unsure"])}
							{toggles("aid", "Do you receive financial aid?", [["y", "Yes"], ["n", "No"]])}
						</section>
						<section>
							<h2>Recommendation and statement</h2>
							<div className="grid">{box("teacherName", "Private teacher’s name")}{box("teacherEmail", "Private teacher’s email", { type: "email" })}</div>
							<Item id="essay" label="Which recording changed the way you listen, and why?"><textarea id="essay" value={v.essay} onChange={(e) => set("essay", e.target.value)} /></Item>
							{pick("heard", "How did you hear about Linn?")}
							<div className="opt"><Switch.Root id="promo" className="btn" checked={v.promo} onCheckedChange={(c) => set("promo", c)}><Switch.Thumb /></Switch.Root><label htmlFor="promo">Text me about concerts and offers</label></div>
							<div className="opt"><Checkbox.Root className="cb" id="consent" checked={v.consent} onCheckedChange={(c) => set("consent", c)} /><label htmlFor="consent">I certify that everything here is my own and true.</label></div>
							{box("signature", "Signature (type your name)")}
							<button type="submit" className="btn">Submit application</button>
						</section>
					</form>
				</Tabs.Content>
				<Tabs.Content value="media"><section><p>Upload links open after you choose an instrument.</p></section></Tabs.Content>
				<Tabs.Content value="review"><section><p>Complete the application first.</p></section></Tabs.Content>
			</Tabs.Root>
		</div>
	);
}
createRoot(document.getElementById("root")!).render(<App />);
(window as Any).formState = () => ({ submitted, ...current, school: current.school?.value ?? null });
(window as Any).formShown = () => {
	const out: Any = {};
	const by = (id: string) => document.getElementById(id) as Any;
	for (const k of Object.keys(current)) {
		const act = /^act_(\d)_(\w+)$/.exec(k);
		if (act) out[k] = act[2] === "grades" ? [...(by(`card_${act[1]}_grades`)?.children ?? [])].map((e: Any) => e.textContent.trim()) : (by(`card_${act[1]}_${act[2]}`)?.textContent ?? "");
		else if (k === "race") out[k] = [...document.querySelectorAll("[id^=race-][data-state=checked]")].map((e) => e.parentElement?.querySelector("label")?.textContent);
		else if (k === "years") out[k] = by("years-shown").textContent;
		else if (k === "promo" || k === "consent") out[k] = by(k).dataset.state === "checked";
		else if (["gender", "hispanic", "firstGen"].includes(k)) out[k] = by(k).querySelector("[data-state=checked]")?.parentElement.querySelector("label").textContent ?? "";
		else if (["term", "aid", "audition"].includes(k)) out[k] = by(k).querySelector("[data-state=on]")?.textContent ?? "";
		else if (LISTS.includes(k) || /^hon_\d_level$/.test(k)) out[k] = by(k).hasAttribute("data-placeholder") ? "" : by(k).textContent.replace("▼", "");
		else if (["state", "school", "dob"].includes(k)) out[k] = current[k] ? by(k).textContent : "";
		else out[k] = by(k)?.value ?? "";
	}
	return out;
};
