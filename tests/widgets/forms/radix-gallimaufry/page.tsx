import { Checkbox, Dialog, Form, Label, RadioGroup, Select, Separator, ToggleGroup, VisuallyHidden } from "radix-ui";
import * as React from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import "./styles.css";

type Activity = { kind: string; org: string; role: string; grades: string[]; hours: string; weeks: string; about: string };
type Honor = { title: string; when: string; about: string };
const BLANK: Activity = { kind: "", org: "", role: "", grades: [], hours: "", weeks: "", about: "" };

const KINDS = [
	["ethics-bowl", "Ethics Bowl"],
	["debate", "Speech and debate"],
	["mun", "Model UN or mock trial"],
	["government", "Student government"],
	["journalism", "Journalism and publishing"],
	["service", "Community service"],
	["environment", "Environment and conservation"],
	["arts", "Arts and performance"],
	["athletics", "Athletics"],
	["employment", "Paid employment"],
	["other", "Something else"],
] as const;
const YEARS = [
	["9", "9th"],
	["10", "10th"],
	["11", "11th"],
	["12", "12th"],
] as const;

type Values = Record<string, string | boolean>;
const start: Values = {
	firstName: "", middleName: "", lastName: "", goesBy: "", pronouns: "", dob: "",
	email: "", emailAgain: "", mobile: "",
	street: "", unit: "", city: "", homeState: "", zip: "", citizenship: "",
	school: "", schoolCity: "", schoolState: "", schoolZip: "", year: "", gpa: "", entering: "", field: "",
	statement: "",
	refName: "", refEmail: "", refRole: "", emName: "", emPhone: "",
	diet: "", shirt: "", heard: "",
	website_url: "",
	rules: false, updates: false, signature: "",
};

const CheckIcon = () => (
	<svg width="15" height="15" viewBox="0 0 15 15" fill="none"><path d="M3 8l3 3 6-7" stroke="currentColor" strokeWidth="1.6" /></svg>
);
const ChevronDown = () => (
	<svg width="15" height="15" viewBox="0 0 15 15" fill="none"><path d="M4 6l3.5 3.5L11 6" stroke="currentColor" /></svg>
);

function SelectField({ id, label, hint, name, value, onChange, options, placeholder = "Select…", required }: {
	id: string; label: string; hint?: string; name?: string; value: string; onChange: (v: string) => void;
	options: readonly (readonly [string, string])[]; placeholder?: string; required?: boolean;
}) {
	return (
		<div className="Field">
			<Label.Root className="FieldLabel" htmlFor={id}>{label}</Label.Root>
			{hint && <p className="Hint">{hint}</p>}
			<Select.Root name={name} value={value} onValueChange={onChange} required={required}>
				<Select.Trigger className="SelectTrigger" id={id}>
					<Select.Value placeholder={placeholder} />
					<Select.Icon className="SelectIcon"><ChevronDown /></Select.Icon>
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="SelectContent" position="popper" sideOffset={4}>
						<Select.Viewport className="SelectViewport">
							{options.map(([v, text]) => (
								<Select.Item className="SelectItem" key={v} value={v}>
									<Select.ItemText>{text}</Select.ItemText>
									<Select.ItemIndicator className="SelectItemIndicator"><CheckIcon /></Select.ItemIndicator>
								</Select.Item>
							))}
						</Select.Viewport>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		</div>
	);
}

function TextField({ name, label, hint, type = "text", value, onChange, required, area, auto, mode, placeholder }: {
	name: string; label: string; hint?: string; type?: string; value: string; onChange: (v: string) => void;
	required?: boolean; area?: boolean; auto?: string; mode?: "numeric" | "decimal" | "tel"; placeholder?: string;
}) {
	return (
		<Form.Field className="Field" name={name}>
			<div className="FieldHead">
				<Form.Label className="FieldLabel">{label}</Form.Label>
				{required && <Form.Message className="FieldMessage" match="valueMissing">Please fill in this field</Form.Message>}
				{type === "email" && <Form.Message className="FieldMessage" match="typeMismatch">Please provide a valid email</Form.Message>}
			</div>
			{hint && <p className="Hint">{hint}</p>}
			<Form.Control asChild>
				{area ? (
					<textarea className="Textarea" rows={4} required={required} value={value} onChange={(e) => onChange(e.target.value)} />
				) : (
					<input className="Input" type={type} required={required} autoComplete={auto} inputMode={mode} placeholder={placeholder} value={value} onChange={(e) => onChange(e.target.value)} />
				)}
			</Form.Control>
		</Form.Field>
	);
}

let live: { values: Values; activities: Activity[]; honors: Honor[]; submitted: boolean };

function ActivityDialog({ onSave }: { onSave: (a: Activity) => void }) {
	const [open, setOpen] = React.useState(false);
	const [draft, setDraft] = React.useState<Activity>(BLANK);
	const put = (k: keyof Activity) => (v: string | string[]) => setDraft((d) => ({ ...d, [k]: v }));
	return (
		<Dialog.Root open={open} onOpenChange={(next) => { setOpen(next); if (next) setDraft(BLANK); }}>
			<Dialog.Trigger asChild>
				<button type="button" className="Button outline" data-testid="add-activity">+ Add an activity</button>
			</Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Overlay className="DialogOverlay" />
				<Dialog.Content className="DialogContent">
					<Dialog.Title className="DialogTitle">Add an activity</Dialog.Title>
					<Dialog.Description className="DialogDescription">Clubs, teams, jobs and responsibilities at home all count. Save when you're done.</Dialog.Description>
					<Form.Root onSubmit={(e) => { e.preventDefault(); e.stopPropagation(); onSave(draft); setOpen(false); }}>
						<SelectField id="act-kind" label="Kind of activity" value={draft.kind} onChange={put("kind")} options={KINDS} placeholder="Choose a category" />
						<TextField name="org" label="Organization or employer" required value={draft.org} onChange={put("org")} />
						<TextField name="role" label="Your role" value={draft.role} onChange={put("role")} />
						<div className="Field">
							<span className="FieldLabel">School years you took part</span>
							<ToggleGroup.Root className="ToggleGroup" type="multiple" aria-label="School years you took part" value={draft.grades} onValueChange={put("grades")}>
								{YEARS.map(([v, text]) => <ToggleGroup.Item className="ToggleGroupItem" key={v} value={v}>{text}</ToggleGroup.Item>)}
							</ToggleGroup.Root>
						</div>
						<div className="Row">
							<TextField name="hours" label="Hours per week" mode="numeric" value={draft.hours} onChange={put("hours")} />
							<TextField name="weeks" label="Weeks per year" mode="numeric" value={draft.weeks} onChange={put("weeks")} />
						</div>
						<TextField name="about" label="What did you do, and what came of it?" area value={draft.about} onChange={put("about")} />
						<div className="DialogFoot">
							<Dialog.Close asChild><button type="button" className="Button ghost">Cancel</button></Dialog.Close>
							<Form.Submit asChild><button className="Button">Save activity</button></Form.Submit>
						</div>
					</Form.Root>
					<Dialog.Close asChild><button type="button" className="IconButton" aria-label="Close">×</button></Dialog.Close>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function App() {
	const [values, setValues] = React.useState(start);
	const [activities, setActivities] = React.useState<Activity[]>([]);
	const [honors, setHonors] = React.useState<Honor[]>([{ title: "", when: "", about: "" }]);
	const [submitted, setSubmitted] = React.useState(false);
	live = { values, activities, honors, submitted };
	const set = (k: string) => (v: string | boolean) => setValues((old) => ({ ...old, [k]: v }));
	const text = (name: string, label: string, more: object = {}) => (
		<TextField name={name} label={label} value={values[name] as string} onChange={set(name)} {...more} />
	);
	const pick = (name: string, label: string, options: readonly (readonly [string, string])[], more: object = {}) => (
		<SelectField id={name} name={name} label={label} value={values[name] as string} onChange={set(name)} options={options} {...more} />
	);
	const honor = (i: number, k: keyof Honor) => (v: string) => setHonors((old) => old.map((h, n) => (n === i ? { ...h, [k]: v } : h)));
	return (
		<main className="Page">
			<header>
				<p className="Eyebrow">The Arendale Fellowship in Ethics &amp; Public Argument</p>
				<h1>Fellowship application</h1>
				<p>Forty fellows from across the country spend three weeks in residence. Applications take about 45 minutes; fields without “optional” are needed before you can submit.</p>
			</header>
			<Form.Root className="FormRoot" onSubmit={(e) => { e.preventDefault(); setSubmitted(true); }}>
				<section>
					<h2>About you</h2>
					<div className="Row">{text("firstName", "First name", { required: true, hint: "As on your passport or ID" })}{text("middleName", "Middle name (optional)")}</div>
					<div className="Row">{text("lastName", "Last name", { required: true })}{text("goesBy", "What should we call you? (optional)")}</div>
					{pick("pronouns", "Pronouns (optional)", [["she", "she / her"], ["he", "he / him"], ["they", "they / them"], ["other", "Another set"]])}
					{text("dob", "Date of birth", { placeholder: "MM/DD/YYYY", required: true })}
					<div className="Row">{text("email", "Email", { type: "email", required: true, auto: "email", hint: "Please don't use a school account that blocks outside mail." })}{text("emailAgain", "Confirm email", { type: "email", required: true })}</div>
					{text("mobile", "Mobile phone", { type: "tel", mode: "tel" })}
					<Form.Field className="hp" name="website_url">
						<Form.Label>Leave this empty</Form.Label>
						<Form.Control asChild><input tabIndex={-1} autoComplete="off" value={values.website_url as string} onChange={(e) => set("website_url")(e.target.value)} /></Form.Control>
					</Form.Field>
					<h3>Home address</h3>
					{text("street", "Street", { required: true })}
					{text("unit", "Apartment, suite, etc. (optional)")}
					<div className="Row three">{text("city", "City", { required: true })}{pick("homeState", "State or territory", STATES, { required: true })}{text("zip", "ZIP", { mode: "numeric" })}</div>
					<div className="Field">
						<p className="FieldLabel" id="cit-label">Which of these describes you?</p>
						<p className="Hint">The residency is open to all of these. We ask because our travel grants are partly federal.</p>
						<RadioGroup.Root className="RadioGroup" name="citizenship" aria-labelledby="cit-label" value={values.citizenship as string} onValueChange={set("citizenship")}>
							{[["citizen", "U.S. citizen or national"], ["lpr", "Lawful permanent resident"], ["daca", "DACA recipient or undocumented"], ["visa", "Visa holder"]].map(([v, t]) => (
								<div className="RadioRow" key={v}>
									<RadioGroup.Item className="RadioItem" value={v} id={`cit-${v}`}><RadioGroup.Indicator className="RadioIndicator" /></RadioGroup.Item>
									<label className="RadioLabel" htmlFor={`cit-${v}`}>{t}</label>
								</div>
							))}
						</RadioGroup.Root>
					</div>
				</section>
				<Separator.Root className="Separator" />
				<section>
					<h2>School</h2>
					{text("school", "High school you attend", { required: true })}
					<div className="Row three">{text("schoolCity", "City")}{pick("schoolState", "State", STATES)}{text("schoolZip", "ZIP code")}</div>
					{pick("year", "Your year this fall", [["soph", "Sophomore"], ["jun", "Junior"], ["sen", "Senior"], ["grad", "Already graduated"]])}
					<div className="Row">{text("gpa", "GPA, unweighted", { hint: "On a 4.0 scale", mode: "decimal" })}{pick("entering", "When will you start college?", [["f26", "Fall 2026"], ["f27", "Fall 2027"], ["f28", "Fall 2028"], ["later", "Later, or undecided"]])}</div>
					{text("field", "What do you expect to study? (optional)")}
				</section>
				<Separator.Root className="Separator" />
				<section>
					<h2>What you do with your time</h2>
					<p>List up to six, starting with the ones that matter most to you.</p>
					{activities.length === 0 && <p className="Empty">Nothing added yet.</p>}
					<ul className="Cards">
						{activities.map((a, i) => (
							<li className="Card" key={i} data-card={i}>
								<div className="CardHead"><strong data-f="role">{a.role}</strong><span> · </span><span data-f="org">{a.org}</span>
									<button type="button" className="LinkButton" onClick={() => setActivities((old) => old.filter((_, n) => n !== i))}>Remove</button>
								</div>
								<p className="CardMeta"><span data-f="kind">{KINDS.find(([v]) => v === a.kind)?.[1]}</span> — <span data-f="hours">{a.hours}</span> hrs/wk, <span data-f="weeks">{a.weeks}</span> wks/yr</p>
								<p className="CardMeta">{YEARS.filter(([v]) => a.grades.includes(v)).map(([v, t]) => <span className="Badge" data-f="grades" key={v}>{t}</span>)}</p>
								<p data-f="about">{a.about}</p>
							</li>
						))}
					</ul>
					{activities.length < 6 && <ActivityDialog onSave={(a) => setActivities((old) => [...old, a])} />}
				</section>
				<Separator.Root className="Separator" />
				<section>
					<h2>Recognition</h2>
					<p>Awards, prizes and distinctions, in or out of school.</p>
					{honors.map((h, i) => (
						<fieldset className="HonorCard" key={i}>
							<legend>Award {i + 1}</legend>
							<TextField name={`honors.${i}.title`} label="Name of award" value={h.title} onChange={honor(i, "title")} />
							<SelectField id={`honors-${i}-when`} name={`honors.${i}.when`} label="Received in" value={h.when} onChange={honor(i, "when")} options={[["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]]} />
							<TextField name={`honors.${i}.about`} label="What was it for?" value={h.about} onChange={honor(i, "about")} />
						</fieldset>
					))}
					<button type="button" className="Button outline" onClick={() => setHonors((old) => [...old, { title: "", when: "", about: "" }])}>+ Add another award</button>
				</section>
				<Separator.Root className="Separator" />
				<section>
					<h2>Your argument</h2>
					{text("statement", "Choose a moral question on which you have changed your mind. What moved you, and what would move you back?", { area: true, hint: "500–700 words" })}
				</section>
				<section>
					<h2>Recommender</h2>
					<p>A teacher, coach or mentor who has heard you argue. We'll write to them as soon as you submit.</p>
					<div className="Row">{text("refName", "Full name")}{text("refEmail", "Their email", { type: "email" })}</div>
					{pick("refRole", "How do they know you?", [["teacher", "Classroom teacher"], ["coach", "Debate or ethics bowl coach"], ["employer", "Employer or supervisor"], ["other", "Other"]])}
				</section>
				<section>
					<h2>If you're selected</h2>
					<div className="Row">{text("emName", "Emergency contact")}{text("emPhone", "Emergency contact's phone", { type: "tel" })}</div>
					{text("diet", "Dietary needs or allergies (optional)")}
					<div className="Row">{pick("shirt", "T-shirt size", [["s", "S"], ["m", "M"], ["l", "L"], ["xl", "XL"]])}{pick("heard", "How did you hear about the fellowship?", [["coach", "From a coach or teacher"], ["alum", "From a past fellow"], ["social", "Social media"], ["search", "Web search"]])}</div>
				</section>
				<section className="Agree">
					<div className="CheckRow"><Checkbox.Root className="CheckboxRoot" id="rules" name="rules" checked={values.rules as boolean} onCheckedChange={(v) => set("rules")(v === true)}><Checkbox.Indicator><CheckIcon /></Checkbox.Indicator></Checkbox.Root><label className="RadioLabel" htmlFor="rules">This application is my own work and I accept the fellowship rules.</label></div>
					<div className="CheckRow"><Checkbox.Root className="CheckboxRoot" id="updates" name="updates" checked={values.updates as boolean} onCheckedChange={(v) => set("updates")(v === true)}><Checkbox.Indicator><CheckIcon /></Checkbox.Indicator></Checkbox.Root><label className="RadioLabel" htmlFor="updates">Send me the Arendale newsletter.</label></div>
					{text("signature", "Type your full name as your signature")}
				</section>
				<Form.Submit asChild><button className="Button big">Submit application</button></Form.Submit>
				<VisuallyHidden.Root>End of form</VisuallyHidden.Root>
			</Form.Root>
		</main>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

const AKEYS = Object.keys(BLANK) as (keyof Activity)[];
const HKEYS = ["title", "when", "about"] as const;
const w = window as unknown as { formState: () => object; formShown: () => object };
w.formState = () => {
	const out: Record<string, unknown> = { ...live.values };
	for (let i = 0; i < 3; i++) {
		for (const k of AKEYS) out[`act${i}_${k}`] = live.activities[i]?.[k] ?? BLANK[k];
		for (const k of HKEYS) out[`hon${i}_${k}`] = live.honors[i]?.[k] ?? "";
	}
	out.submitted = live.submitted;
	return out;
};
const read = (name: string, id = name): unknown => {
	const trigger = document.getElementById(id);
	if (trigger?.matches("button[role=combobox]")) return trigger.hasAttribute("data-placeholder") ? "" : (trigger.firstElementChild as HTMLElement).innerText;
	if (trigger?.matches("button[role=checkbox]")) return trigger.getAttribute("aria-checked") === "true";
	return document.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type=radio]), textarea[name="${name}"]`)?.value ?? "";
};
w.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const k of Object.keys(start)) out[k] = read(k);
	const on = document.querySelector("[role=radio][aria-checked=true]");
	out.citizenship = on ? (on.parentElement!.querySelector("label") as HTMLElement).innerText : "";
	for (let i = 0; i < 3; i++) {
		for (const k of AKEYS) {
			const all = [...document.querySelectorAll<HTMLElement>(`[data-card="${i}"] [data-f="${k}"]`)].map((e) => e.innerText);
			out[`act${i}_${k}`] = k === "grades" ? all : (all[0] ?? "");
		}
		for (const k of HKEYS) out[`hon${i}_${k}`] = read(`honors.${i}.${k}`, `honors-${i}-${k}`);
	}
	return out;
};
