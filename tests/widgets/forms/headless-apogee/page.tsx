import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Field, Fieldset, Input, Label, Legend,
	Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import clsx from "clsx";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Values = Record<string, string | string[] | boolean>;
type Option = { id: string; name: string };
const same = (...names: string[]): Option[] => names.map((name) => ({ id: name, name }));

const CITIZENSHIP: Option[] = [
	{ id: "us_citizen", name: "U.S. citizen" },
	{ id: "permanent_resident", name: "U.S. permanent resident" },
	{ id: "other", name: "Neither of these" },
];
const GENDERS: Option[] = [
	{ id: "f", name: "Woman" },
	{ id: "m", name: "Man" },
	{ id: "nb", name: "Non-binary" },
	{ id: "na", name: "Prefer not to say" },
];
const YES_NO: Option[] = [
	{ id: "yes", name: "Yes" },
	{ id: "no", name: "No" },
];
const INCOME: Option[] = [
	{ id: "lt30", name: "Under $30,000" },
	{ id: "30-50", name: "$30,000 – $49,999" },
	{ id: "50-75", name: "$50,000 – $74,999" },
	{ id: "75-110", name: "$75,000 – $109,999" },
	{ id: "gt110", name: "$110,000 or more" },
];
const GRADES: Option[] = [
	{ id: "9", name: "9th" },
	{ id: "10", name: "10th" },
	{ id: "11", name: "11th" },
	{ id: "12", name: "12th" },
];
const STANDING: Option[] = [
	{ id: "junior", name: "Junior (11th grade)" },
	{ id: "senior", name: "Senior (12th grade)" },
	{ id: "graduate", name: "Already graduated" },
];
const KINDS: Option[] = [
	{ id: "arts", name: "Arts, music or theater" },
	{ id: "athletics", name: "Athletics" },
	{ id: "aviation", name: "Aviation, rocketry or Civil Air Patrol" },
	{ id: "debate", name: "Debate or speech" },
	{ id: "environment", name: "Environment or conservation" },
	{ id: "robotics", name: "Robotics or engineering club" },
	{ id: "service", name: "Community service" },
	{ id: "job", name: "Paid job" },
	{ id: "other", name: "Something else" },
];
const WHEN: Option[] = [
	{ id: "2026FA", name: "Fall 2026" },
	{ id: "2027SP", name: "Spring 2027" },
	{ id: "2027FA", name: "Fall 2027" },
	{ id: "2028FA", name: "Fall 2028 or later" },
];
const LEVELS = same("9th grade", "10th grade", "11th grade", "12th grade");
const US_STATES: Option[] = STATES.map(([id, name]) => ({ id, name }));

const TEXTS =
	"firstName lastName preferredName email phone birthDate address.line1 address.line2 address.city address.state address.zip citizenship gender firstGeneration householdIncome parents.0.name parents.1.name school.name school.state school.standing school.graduationYear school.gpa sat act enrollment major tshirt referral recommender.name recommender.email essay website".split(" ");
const ACTIVITY = ["kind", "organization", "role", "grades", "hours", "description"];
const INITIAL: Values = { newsletter: false, terms: false };
for (const name of TEXTS) INITIAL[name] = "";
for (const n of [0, 1, 2]) {
	for (const field of ACTIVITY) INITIAL[`activities.${n}.${field}`] = field === "grades" ? [] : "";
	for (const field of ["title", "level", "description"]) INITIAL[`honors.${n}.${field}`] = "";
	for (const field of ["name", "grade", "credits"]) INITIAL[`courses.${n}.${field}`] = "";
}

let current: Values = INITIAL;
let submitted = false;
const Form = createContext<{ values: Values; set: (name: string, value: string | string[] | boolean) => void }>({ values: INITIAL, set: () => {} });

const box = "mt-1 block w-full rounded-lg border-none bg-white/5 px-3 py-1.5 text-sm/6 text-white data-focus:outline-2";

function TextField({ name, label, hint, format, rows, ...props }: { name: string; label: ReactNode; hint?: string; format?: (text: string) => string; rows?: number; type?: string; autoComplete?: string; required?: boolean; inputMode?: "numeric" | "decimal"; placeholder?: string }) {
	const { values, set } = useContext(Form);
	const change = (text: string) => set(name, format ? format(text) : text);
	return (
		<Field className="field">
			<Label className="text-sm/6 font-medium text-white">
				{label}
				{props.required && <span className="text-rose-400"> *</span>}
			</Label>
			{hint && <Description className="text-sm/6 text-white/50">{hint}</Description>}
			{rows ? (
				<Textarea name={name} rows={rows} className={clsx(box, "resize-none")} value={values[name] as string} onChange={(event) => change(event.target.value)} />
			) : (
				<Input name={name} className={box} value={values[name] as string} onChange={(event) => change(event.target.value)} {...props} />
			)}
		</Field>
	);
}

const optionClass = "group flex cursor-default items-center gap-2 rounded-lg px-3 py-1.5 select-none data-focus:bg-white/10";
const panel = "w-(--button-width) rounded-xl border border-white/5 bg-slate-800 p-1 panel";

function Select({ name, label, options, multiple, hint }: { name: string; label: string; options: Option[]; multiple?: boolean; hint?: string }) {
	const { values, set } = useContext(Form);
	const value = values[name];
	const text = multiple
		? options.filter(({ id }) => (value as string[]).includes(id)).map((each) => each.name).join(", ")
		: options.find(({ id }) => id === value)?.name;
	return (
		<Field className="field">
			<Label className="text-sm/6 font-medium text-white">{label}</Label>
			{hint && <Description className="text-sm/6 text-white/50">{hint}</Description>}
			<Listbox name={name} value={value as never} onChange={(next: never) => set(name, next)} multiple={multiple as false}>
				<ListboxButton data-testid={name} className={clsx(box, "relative text-left button")}>
					{text || <span className="text-white/50">Select{multiple ? " all that apply" : ""}…</span>}
					<svg className="chevron" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 6l4 4 4-4" fill="none" stroke="currentColor" /></svg>
				</ListboxButton>
				<ListboxOptions anchor="bottom" className={panel}>
					{options.map((option) => (
						<ListboxOption key={option.id} value={option.id} className={optionClass}>
							<svg className="size-4 invisible group-data-selected:visible" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8l3 3 7-7" fill="none" stroke="currentColor" /></svg>
							<div className="text-sm/6 text-white">{option.name}</div>
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

function Search({ name, label, options }: { name: string; label: string; options: Option[] }) {
	const { values, set } = useContext(Form);
	const [query, setQuery] = useState("");
	const found = query === "" ? options : options.filter((option) => option.name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="field">
			<Label className="text-sm/6 font-medium text-white">{label}</Label>
			<Combobox value={options.find(({ id }) => id === values[name]) ?? null} onChange={(next: Option | null) => set(name, next?.id ?? "")} onClose={() => setQuery("")}>
				<div className="relative">
					<ComboboxInput data-testid={name} className={box} displayValue={(option: Option | null) => option?.name ?? ""} onChange={(event) => setQuery(event.target.value)} />
					<ComboboxButton className="group absolute inset-y-0 right-0 px-2.5">
						<svg className="size-4" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 6l4 4 4-4" fill="none" stroke="#fff" /></svg>
					</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom" className={clsx(panel, "empty:invisible")}>
					{found.map((option) => (
						<ComboboxOption key={option.id} value={option} className={optionClass}>
							<div className="text-sm/6 text-white">{option.name}</div>
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

function Choice({ name, label, options }: { name: string; label: string; options: Option[] }) {
	const { values, set } = useContext(Form);
	return (
		<Fieldset className="field wide">
			<Legend className="text-sm/6 font-medium text-white">{label}</Legend>
			<RadioGroup name={name} value={values[name] as string} onChange={(next) => set(name, next)} aria-label={label} data-testid={name} className="flex gap-6">
				{options.map((option) => (
					<Field key={option.id} className="flex items-center gap-2">
						<Radio value={option.id} className="group flex size-5 items-center justify-center rounded-full border bg-white data-checked:bg-blue-400">
							<span className="invisible size-2 rounded-full bg-white group-data-checked:visible" />
						</Radio>
						<Label>{option.name}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

const phone = (text: string) => {
	const d = text.replace(/\D/g, "").replace(/^1/, "").slice(0, 10);
	return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
};
const date = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 8);
	return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join("/");
};

const Section = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
	<section className="border-b border-white/10 pb-12">
		<h2 className="text-base/7 font-semibold text-white">{title}</h2>
		{about && <p className="text-sm/6 text-white/50">{about}</p>}
		<div className="grid">{children}</div>
	</section>
);

function App() {
	const [values, setValues] = useState(INITIAL);
	const [count, setCount] = useState(1);
	const set = (name: string, value: string | string[] | boolean) =>
		setValues((old) => {
			current = { ...old, [name]: value };
			return current;
		});
	return (
		<Form.Provider value={{ values, set }}>
			<header className="hero">
				<p className="eyebrow">Meridian Aerospace Foundation</p>
				<h1>First Flight Scholars Award</h1>
				<p className="text-white/50">Forty awards of $10,000 for students who want to build, fly or study what leaves the ground. Fields marked with * are required.</p>
			</header>
			<form
				className="max-w-3xl"
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Section title="Crew manifest" about="Tell us who you are.">
					<TextField name="firstName" label="First name" autoComplete="given-name" required />
					<TextField name="lastName" label="Last name" autoComplete="family-name" required />
					<TextField name="preferredName" label="What should we call you?" hint="A nickname, if you use one." />
					<TextField name="birthDate" label="Date of birth" placeholder="MM/DD/YYYY" inputMode="numeric" format={date} required />
					<TextField name="email" label="Email" type="email" autoComplete="email" required />
					<TextField name="phone" label="Cell phone" type="tel" autoComplete="tel-national" format={phone} />
					<TextField name="address.line1" label="Home street address" autoComplete="address-line1" required />
					<TextField name="address.line2" label="Apartment, unit, etc. (optional)" autoComplete="address-line2" />
					<TextField name="address.city" label="City" autoComplete="address-level2" required />
					<Search name="address.state" label="State" options={US_STATES} />
					<TextField name="address.zip" label="ZIP code" autoComplete="postal-code" inputMode="numeric" required />
					<div className="hidden" aria-hidden="true">
						<label>
							Website
							<input type="text" name="website" tabIndex={-1} autoComplete="off" value={values.website as string} onChange={(event) => set("website", event.target.value)} />
						</label>
					</div>
				</Section>
				<Section title="Background" about="Used for eligibility and to report on the reach of the program. It is never shown to the flight board that reads your file.">
					<Choice name="citizenship" label="Citizenship" options={CITIZENSHIP} />
					<Select name="gender" label="Gender" options={GENDERS} />
					<Select name="householdIncome" label="Annual household income" options={INCOME} hint="Before taxes, your best estimate." />
					<Choice name="firstGeneration" label="Will you be in the first generation of your family to complete a four-year degree?" options={YES_NO} />
					<TextField name="parents.0.name" label="Mother or first guardian: full name" />
					<TextField name="parents.1.name" label="Father or second guardian: full name" />
				</Section>
				<Section title="Ground school">
					<TextField name="school.name" label="High school" required />
					<Select name="school.state" label="State of high school" options={US_STATES} />
					<Select name="school.standing" label="Current standing" options={STANDING} />
					<Select name="school.graduationYear" label="High school graduation year" options={same("2025", "2026", "2027", "2028")} />
					<TextField name="school.gpa" label="GPA, unweighted" hint="On a 4.0 scale." inputMode="decimal" />
					<TextField name="sat" label="SAT superscore (400–1600)" inputMode="numeric" />
					<TextField name="act" label="ACT composite (1–36)" inputMode="numeric" />
					<Select name="enrollment" label="When will you enter college?" options={WHEN} />
					<Search name="major" label="Planned major" options={same(...MAJORS)} />
				</Section>
				<Section title="Courses" about="Three courses from high school you would like us to know about.">
					<table className="wide">
						<thead><tr><th>Course title</th><th>Grade earned</th><th>Credits</th></tr></thead>
						<tbody>
							{[0, 1, 2].map((n) => (
								<tr key={n}>
									{(["name", "grade", "credits"] as const).map((field) => (
										<td key={field}>
											<Input name={`courses.${n}.${field}`} aria-label={`Course ${n + 1} ${{ name: "title", grade: "grade earned", credits: "credits" }[field]}`} className={box} value={values[`courses.${n}.${field}`] as string} onChange={(event) => set(`courses.${n}.${field}`, event.target.value)} />
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</Section>
				<Section title="Activities and work" about="Clubs, jobs, family duties, anything you give time to. Most important first, up to five.">
					<ol className="wide activities">
						{Array.from({ length: count }, (_, n) => (
							<li key={n}>
								<Fieldset className="rounded-xl bg-white/5 p-6 grid">
									<Legend className="text-base/7 font-semibold text-white">Activity {n + 1}</Legend>
									<Select name={`activities.${n}.kind`} label="Kind of activity" options={KINDS} />
									<TextField name={`activities.${n}.organization`} label="Group, club or employer" />
									<TextField name={`activities.${n}.role`} label="Your role" />
									<Select name={`activities.${n}.grades`} label="Grades you took part" options={GRADES} multiple />
									<TextField name={`activities.${n}.hours`} label="Hours per week" inputMode="numeric" />
									<TextField name={`activities.${n}.description`} label="What did you do?" rows={3} />
								</Fieldset>
							</li>
						))}
					</ol>
					<Button type="button" disabled={count === 5} onClick={() => { 
						const n = count;
						setValues((old) => (current = `activities.${n}.kind` in old ? old : { ...old, ...Object.fromEntries(ACTIVITY.map((field) => [`activities.${n}.${field}`, field === "grades" ? [] : ""])) }));
						setCount(n + 1);
					}} className="add rounded-md bg-gray-700 px-3 py-1.5 text-sm/6 font-semibold text-white data-hover:bg-gray-600">
						+ Add another activity
					</Button>
				</Section>
				<Section title="Honors and awards">
					{[0, 1, 2].map((n) => (
						<Fieldset key={n} className="wide rounded-xl bg-white/5 p-6 grid honor">
							<Legend className="text-base/7 font-semibold text-white">Honor {n + 1}</Legend>
							<TextField name={`honors.${n}.title`} label="Name of honor" />
							<Select name={`honors.${n}.level`} label="Grade in which you received it" options={LEVELS} />
							<TextField name={`honors.${n}.description`} label="What it recognized" rows={2} />
						</Fieldset>
					))}
				</Section>
				<Section title="Recommender" about="We will write to this teacher, instructor or mentor after the deadline.">
					<TextField name="recommender.name" label="Full name" />
					<TextField name="recommender.email" label="Email" type="email" />
				</Section>
				<Section title="Final checks">
					<TextField name="essay" label="Describe the moment you first looked up and wondered. What happened next?" hint="500 words or fewer." rows={8} />
					<Select name="tshirt" label="T-shirt size for the launch weekend" options={same("XS", "S", "M", "L", "XL", "2XL")} />
					<Select name="referral" label="How did you hear about the award?" options={same("Teacher or counselor", "EAA chapter", "Museum visit", "Social media", "Another scholar")} />
					<Field className="wide flex items-center gap-2">
						<Switch name="newsletter" checked={values.newsletter as boolean} onChange={(on) => set("newsletter", on)} data-testid="newsletter" className="group switch">
							<span className="knob" />
						</Switch>
						<Label>Send me Contrails, the monthly newsletter</Label>
					</Field>
					<Field className="wide flex items-center gap-2">
						<Checkbox name="terms" checked={values.terms as boolean} onChange={(on) => set("terms", on)} data-testid="terms" className="group size-5 rounded-sm border bg-white data-checked:bg-blue-400">
							<svg className="group-data-checked:visible invisible" viewBox="0 0 14 14" fill="none"><path d="M3 8L6 11L11 3.5" stroke="#111" strokeWidth={2} /></svg>
						</Checkbox>
						<Label>I certify that everything above is true and I accept the award rules and privacy policy.</Label>
					</Field>
				</Section>
				<Button type="submit" className="rounded-md bg-blue-400 px-3 py-1.5 text-sm/6 font-semibold text-white">Submit application</Button>
			</form>
		</Form.Provider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

function shown() {
	const read: Record<string, unknown> = {};
	for (const name of Object.keys(INITIAL)) {
		const marked = document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
		const typed = document.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type=hidden]), textarea[name="${name}"]`);
		if (typeof INITIAL[name] === "boolean") read[name] = marked?.getAttribute("aria-checked") === "true";
		else if (!marked) read[name] = typed?.value ?? "";
		else if (marked instanceof HTMLInputElement) read[name] = marked.value;
		else if (marked.getAttribute("role") === "radiogroup") read[name] = marked.querySelector("[role=radio][aria-checked=true]")?.parentElement?.querySelector("label")?.textContent ?? "";
		else read[name] = marked.textContent?.startsWith("Select") ? "" : marked.textContent;
	}
	return read;
}

const held = () => Object.fromEntries(Object.keys(INITIAL).map((name) => [name, current[name]]));
Object.assign(window, { formState: () => ({ ...held(), submitted }), formShown: shown });
