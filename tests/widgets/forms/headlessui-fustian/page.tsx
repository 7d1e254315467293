import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Field, Fieldset,
	Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./style.css";

type Values = Record<string, any>;
const places = new Map<string, HTMLElement>();
const place = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
	else places.delete(key);
};

const Star = () => <span className="text-red-700" aria-hidden="true"> *</span>;
type Common = { k: string; label: string; span?: string; hint?: string; required?: boolean };
type Bound = { values: Values; set: (key: string, value: any) => void };

function Text({ k, label, span = "span-3", hint, required, values, set, type = "text", ...rest }: Common & Bound & Record<string, any>) {
	return (
		<div className={span} ref={place(k)}>
			<Field>
				<Label className="text-sm font-medium">{label}{required && <Star />}</Label>
				{hint && <Description className="text-xs text-gray-500">{hint}</Description>}
				<Input className="field-input" name={k} type={type} value={values[k]} onChange={(event) => set(k, event.target.value)} {...rest} />
			</Field>
		</div>
	);
}

function Area({ k, label, span = "span-6", hint, values, set, max }: Common & Bound & { max: number }) {
	return (
		<div className={span} ref={place(k)}>
			<Field>
				<Label className="text-sm font-medium">{label}</Label>
				{hint && <Description className="text-xs text-gray-500">{hint}</Description>}
				<Textarea className="field-input" name={k} rows={3} maxLength={max} value={values[k]} onChange={(event) => set(k, event.target.value)} />
			</Field>
			<p className="text-xs text-gray-500 mt-1">{values[k].length} of {max} characters</p>
		</div>
	);
}

type Option = [string, string];
const same = (texts: readonly string[]): Option[] => texts.map((text) => [text, text]);

function Choose({ k, label, span = "span-3", hint, required, values, set, options }: Common & Bound & { options: Option[] }) {
	const chosen = options.find(([value]) => value === values[k]);
	return (
		<div className={span} ref={place(k)}>
			<Field>
				<Label className="text-sm font-medium">{label}{required && <Star />}</Label>
				{hint && <Description className="text-xs text-gray-500">{hint}</Description>}
				<Listbox name={k} value={values[k]} onChange={(value) => set(k, value)}>
					<div className="relative">
						<ListboxButton className="field-input">{chosen ? <span>{chosen[1]}</span> : <span className="text-gray-500" data-empty="">Select one</span>}</ListboxButton>
						<span className="chevron" aria-hidden="true">▾</span>
					</div>
					<ListboxOptions anchor={{ to: "bottom start", gap: 4 }} className="options" style={{ width: "var(--button-width)" }}>
						{options.map(([value, text]) => <ListboxOption key={value} value={value} className="option">{text}</ListboxOption>)}
					</ListboxOptions>
				</Listbox>
			</Field>
		</div>
	);
}

function Several({ k, label, span = "span-3", values, set, options }: Common & Bound & { options: string[] }) {
	return (
		<div className={span} ref={place(k)}>
			<Field>
				<Label className="text-sm font-medium">{label}</Label>
				<Listbox multiple value={values[k]} onChange={(value) => set(k, options.filter((option) => value.includes(option)))}>
					<div className="relative">
						<ListboxButton className="field-input">
							{values[k].length ? values[k].map((text: string, at: number) => <span key={text}>{at > 0 && ", "}<b data-item="" className="font-medium">{text}</b></span>) : <span className="text-gray-500" data-empty="">Select all that apply</span>}
						</ListboxButton>
						<span className="chevron" aria-hidden="true">▾</span>
					</div>
					<ListboxOptions anchor={{ to: "bottom start", gap: 4 }} className="options" style={{ width: "var(--button-width)" }}>
						{options.map((text) => <ListboxOption key={text} value={text} className="option">{text}</ListboxOption>)}
					</ListboxOptions>
				</Listbox>
			</Field>
		</div>
	);
}

function Search({ k, label, span = "span-3", hint, required, values, set, options }: Common & Bound & { options: Option[] }) {
	const [query, setQuery] = useState("");
	const found = query ? options.filter(([, text]) => text.toLowerCase().includes(query.toLowerCase())) : options;
	return (
		<div className={span} ref={place(k)}>
			<Field>
				<Label className="text-sm font-medium">{label}{required && <Star />}</Label>
				{hint && <Description className="text-xs text-gray-500">{hint}</Description>}
				<Combobox immediate value={values[k] || null} onChange={(value) => set(k, value ?? "")} onClose={() => setQuery("")}>
					<div className="relative">
						<ComboboxInput className="field-input" autoComplete="off" displayValue={(value: string | null) => options.find(([each]) => each === value)?.[1] ?? ""} onChange={(event) => setQuery(event.target.value)} />
						<ComboboxButton className="combo-btn" aria-label={`Show choices for ${label}`}>▾</ComboboxButton>
					</div>
					<ComboboxOptions anchor={{ to: "bottom start", gap: 4 }} className="options" style={{ width: "var(--input-width)" }}>
						{found.map(([value, text]) => <ComboboxOption key={value} value={value} className="option">{text}</ComboboxOption>)}
					</ComboboxOptions>
				</Combobox>
			</Field>
		</div>
	);
}

function Pick({ k, label, span = "span-6", hint, required, values, set, options }: Common & Bound & { options: Option[] }) {
	return (
		<div className={span} ref={place(k)}>
			<Fieldset>
				<Legend className="text-sm font-medium">{label}{required && <Star />}</Legend>
				{hint && <p className="text-xs text-gray-500">{hint}</p>}
				<RadioGroup name={k} value={values[k]} onChange={(value) => set(k, value)} aria-label={label} className="flex flex-wrap gap-6 mt-2">
					{options.map(([value, text]) => (
						<Field key={value} className="flex items-center gap-2">
							<Radio value={value} className="radio" />
							<Label>{text}</Label>
						</Field>
					))}
				</RadioGroup>
			</Fieldset>
		</div>
	);
}

function Boxes({ k, label, span = "span-6", hint, values, set, options }: Common & Bound & { options: string[] }) {
	return (
		<div className={span} ref={place(k)}>
			<Fieldset>
				<Legend className="text-sm font-medium">{label}</Legend>
				{hint && <p className="text-xs text-gray-500">{hint}</p>}
				<div className="space-y-2 mt-2">
					{options.map((text) => (
						<Field key={text} className="flex items-start gap-3">
							<Checkbox className="checkbox" checked={values[k].includes(text)} onChange={(on) => set(k, options.filter((option) => (option === text ? on : values[k].includes(option))))}>✓</Checkbox>
							<Label>{text}</Label>
						</Field>
					))}
				</div>
			</Fieldset>
		</div>
	);
}

function Tick({ k, children, values, set, span = "span-6" }: { k: string; children: ReactNode; span?: string } & Bound) {
	return (
		<div className={span} ref={place(k)}>
			<Field className="flex items-start gap-3">
				<Checkbox name={k} className="checkbox" checked={values[k]} onChange={(on) => set(k, on)}>✓</Checkbox>
				<Label className="text-sm">{children}</Label>
			</Field>
		</div>
	);
}

const KINDS = [
	"Arts and music", "Athletics", "Career or technical", "Community service", "Debate and speech", "Environment and sustainability",
	"Family care", "Paid work", "Publications", "Science and research", "Student government", "Other",
];
const YEARS = ["9th", "10th", "11th", "12th"];
const ACTIVITY_PARTS = ["Group", "Role", "Kind", "Years", "Hours", "Weeks", "About"];
const HONOR_PARTS = ["Title", "Year"];
const YEAR_WORDS = ["9th grade", "10th grade", "11th grade", "12th grade"];
const emptyActivity = () => ({ Group: "", Role: "", Kind: "", Years: [] as string[], Hours: "", Weeks: "", About: "" });
type Activity = ReturnType<typeof emptyActivity>;

const Shown = ({ k, term, value }: { k: string; term: string; value: string | string[] }) => (
	<div>
		<dt>{term}</dt>
		<dd ref={place(k)}>{Array.isArray(value) ? value.map((text, at) => <span key={text}>{at > 0 && ", "}<b data-item="" className="font-medium">{text}</b></span>) : value}</dd>
	</div>
);

function ActivityEntry({ at, saved, keep, drop }: { at: number; saved: Activity | null; keep: (value: Activity) => void; drop: () => void }) {
	const [draft, setDraft] = useState<Activity | null>(saved ? null : emptyActivity());
	const [problem, setProblem] = useState("");
	const name = (part: string) => `activity${at + 1}${part}`;
	if (!draft && saved)
		return (
			<li className="entry">
				<div className="flex justify-between items-start">
					<dl className="grid cols-6 gap-3" style={{ flex: 1, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }}>
						<Shown k={name("Group")} term="Organization or pursuit" value={saved.Group} />
						<Shown k={name("Role")} term="Your part in it" value={saved.Role} />
						<Shown k={name("Kind")} term="Kind" value={saved.Kind} />
						<Shown k={name("Years")} term="School years" value={saved.Years} />
						<Shown k={name("Hours")} term="Hours a week" value={saved.Hours} />
						<Shown k={name("Weeks")} term="Weeks a year" value={saved.Weeks} />
						<div className="span-3"><Shown k={name("About")} term="In a sentence or two" value={saved.About} /></div>
					</dl>
					<div className="flex gap-3">
						<Button className="btn-link" onClick={() => setDraft(saved)}>Edit</Button>
						<Button className="btn-link" onClick={drop}>Remove</Button>
					</div>
				</div>
			</li>
		);
	const values = Object.fromEntries(Object.entries(draft!).map(([part, value]) => [name(part), value]));
	const bound = { values, set: (key: string, value: any) => setDraft((before) => ({ ...before!, [key.slice(name("").length)]: value })) };
	return (
		<li className="entry editing">
			<div className="grid cols-6 gap-4">
				<Text k={name("Group")} label="Organization or pursuit" {...bound} />
				<Text k={name("Role")} label="Your part in it" maxLength={50} {...bound} />
				<Choose k={name("Kind")} label="Kind" span="span-3" options={same(KINDS)} {...bound} />
				<Several k={name("Years")} label="School years" span="span-3" options={YEARS} {...bound} />
				<Text k={name("Hours")} label="Hours a week" span="span-3" inputMode="decimal" {...bound} />
				<Text k={name("Weeks")} label="Weeks a year" span="span-3" inputMode="numeric" {...bound} />
				<Area k={name("About")} label="In a sentence or two, what did you do?" max={160} {...bound} />
			</div>
			{problem && <p role="alert" className="text-sm text-red-700 mt-2">{problem}</p>}
			<div className="flex gap-3 mt-4">
				<Button
					className="btn btn-primary"
					onClick={() => {
						if (!draft!.Group.trim()) return setProblem("Please name the organization or pursuit.");
						setProblem("");
						keep(draft!);
						setDraft(null);
					}}
				>
					Save
				</Button>
				<Button className="btn btn-ghost" onClick={() => (saved ? setDraft(null) : drop())}>Cancel</Button>
			</div>
		</li>
	);
}

type Honor = { Title: string; Year: string };
function HonorEntry({ at, saved, keep }: { at: number; saved: Honor; keep: (value: Honor) => void }) {
	const [draft, setDraft] = useState<Honor | null>(null);
	const name = (part: string) => `honor${at + 1}${part}`;
	if (!draft)
		return (
			<li className="entry flex justify-between items-center">
				<div className="flex gap-6 items-center">
					<span className="text-sm text-gray-500">Honor {at + 1}</span>
					{saved.Title || saved.Year ? null : <span className="text-sm text-gray-500">Nothing entered</span>}
					<span ref={place(name("Title"))}>{saved.Title}</span>
					<span className="text-sm text-gray-600" ref={place(name("Year"))}>{saved.Year}</span>
				</div>
				<Button className="btn-link" aria-label={`Edit honor ${at + 1}`} onClick={() => setDraft(saved)}>Edit</Button>
			</li>
		);
	const values = { [name("Title")]: draft.Title, [name("Year")]: draft.Year };
	const bound = { values, set: (key: string, value: any) => setDraft((before) => ({ ...before!, [key.slice(name("").length)]: value })) };
	return (
		<li className="entry editing">
			<div className="grid cols-6 gap-4">
				<Text k={name("Title")} label="Name of honor or award" span="span-4" maxLength={100} {...bound} />
				<Choose k={name("Year")} label="Received in" span="span-2" options={same(YEAR_WORDS)} {...bound} />
			</div>
			<div className="flex gap-3 mt-4">
				<Button className="btn btn-primary" onClick={() => { keep(draft); setDraft(null); }}>Save</Button>
				<Button className="btn btn-ghost" onClick={() => setDraft(null)}>Cancel</Button>
			</div>
		</li>
	);
}

const EDUCATION: string[] = ["Did not finish high school", "High school graduate or GED", "Some college, no degree", "Associate degree", "Bachelor’s degree", "Graduate or professional degree"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];

const START: Values = {
	first: "", middle: "", last: "", suffix: "", called: "", pronouns: "", birth: "", email: "", cell: "",
	street: "", apt: "", town: "", state: "", zip: "", country: "",
	otherMail: false, mailStreet: "", mailTown: "", mailZip: "",
	school: "", schoolTown: "", schoolState: "", finish: "", gpa: "", rank: "", classSize: "", counselor: "", counselorEmail: "",
	term: "", field: "", housing: "", waiver: "",
	p1First: "", p1Last: "", p1Work: "", p1School: "", p2First: "", p2Last: "", p2Work: "", p2School: "", marital: "",
	emergencyName: "", emergencyPhone: "",
	citizen: "", latino: "", races: [], firstGen: "", diet: "", heard: "", why: "",
	pledge: false, texts: false, signature: "",
};

function App() {
	const [values, setValues] = useState(START);
	const [activities, setActivities] = useState<{ id: number; saved: Activity | null }[]>([]);
	const [honors, setHonors] = useState<Honor[]>(() => [1, 2, 3].map(() => ({ Title: "", Year: "" })));
	const [sent, setSent] = useState(false);
	const bound: Bound = { values, set: (key, value) => setValues((before) => ({ ...before, [key]: value })) };

	useLayoutEffect(() => {
		const own = window as any;
		own.formState = () => {
			const state: Values = { ...values };
			for (const at of [0, 1, 2])
				for (const part of ACTIVITY_PARTS) state[`activity${at + 1}${part}`] = (activities[at]?.saved as any)?.[part] ?? (part === "Years" ? [] : "");
			honors.forEach((honor, at) => HONOR_PARTS.forEach((part) => (state[`honor${at + 1}${part}`] = (honor as any)[part])));
			return { ...state, submitted: sent };
		};
		own.formShown = () =>
			Object.fromEntries(
				Object.entries(own.formState()).filter(([key]) => key !== "submitted").map(([key, value]) => {
					const holder = places.get(key);
					if (Array.isArray(value)) {
						if (!holder) return [key, []];
						if (key === "races")
							return [key, [...holder.querySelectorAll('[role=checkbox][aria-checked=true]')].map((box) => box.parentElement!.textContent!.replace("✓", ""))];
						return [key, [...holder.querySelectorAll("[data-item]")].map((item) => item.textContent)];
					}
					if (!holder) return [key, typeof value === "boolean" ? false : ""];
					const box = holder.querySelector("[role=checkbox],[role=switch]");
					if (box) return [key, box.getAttribute("aria-checked") === "true"];
					if (holder.querySelector("[role=radiogroup]"))
						return [key, holder.querySelector("[role=radio][aria-checked=true]")?.parentElement!.textContent ?? ""];
					const typed = holder.querySelector<HTMLInputElement>("input:not([type=hidden]),textarea");
					if (typed) return [key, typed.value];
					const button = holder.querySelector("button");
					if (button) return [key, button.querySelector("[data-empty]") ? "" : button.textContent];
					return [key, holder.textContent];
				}),
			);
	});

	const states: Option[] = STATES.map(([code, name]) => [code, name]);
	return (
		<>
			<header className="masthead">
				<div className="mx-auto max-w-4xl px-6 py-8">
					<p className="text-sm">Thornhaven College · Office of Admission</p>
					<h1 className="font-serif text-3xl mt-1">Application for the entering class of 2027</h1>
				</div>
			</header>
			<form
				className="mx-auto max-w-4xl px-6 py-8 space-y-10"
				onSubmit={(event) => {
					event.preventDefault();
					setSent(true);
				}}
			>
				<p className="text-gray-600">We are a college of 1,150 students, and a person reads every word of this. Items with <span className="text-red-700">*</span> are needed before we can read; you may leave the rest blank.</p>

				<section className="card">
					<h2 className="font-serif text-2xl">Who you are</h2>
					<div className="grid cols-6 gap-4 mt-4">
						<Text k="first" label="First (given) name" required span="span-2" {...bound} />
						<Text k="middle" label="Middle name" span="span-2" {...bound} />
						<Text k="last" label="Last (family) name" required span="span-2" {...bound} />
						<Choose k="suffix" label="Suffix" span="span-2" options={same(["Jr.", "Sr.", "II", "III", "IV"])} {...bound} />
						<Text k="called" label="What should we call you?" span="span-2" {...bound} />
						<Choose k="pronouns" label="Pronouns" span="span-2" options={[["she", "she / her / hers"], ["he", "he / him / his"], ["they", "they / them / theirs"], ["ask", "Please ask me"]]} {...bound} />
						<Text k="birth" label="Date of birth" required span="span-2" placeholder="MM/DD/YYYY" {...bound} />
						<Text k="email" label="Email you check" required span="span-2" type="email" {...bound} />
						<Text k="cell" label="Mobile phone" span="span-2" type="tel" {...bound} />
					</div>
				</section>

				<section className="card">
					<h2 className="font-serif text-2xl">Where you live</h2>
					<div className="grid cols-6 gap-4 mt-4">
						<Text k="street" label="Street address" required span="span-4" {...bound} />
						<Text k="apt" label="Apartment or unit" span="span-2" {...bound} />
						<Text k="town" label="City or town" required span="span-2" {...bound} />
						<Search k="state" label="State" span="span-2" options={states} {...bound} />
						<Text k="zip" label="ZIP or postal code" span="span-2" {...bound} />
						<Search k="country" label="Country" required span="span-3" options={same(COUNTRIES)} {...bound} />
						<div className="span-6" ref={place("otherMail")}>
							<Field className="flex items-center gap-3">
								<Switch name="otherMail" checked={values.otherMail} onChange={(on) => bound.set("otherMail", on)} className="switch"><span aria-hidden="true" /></Switch>
								<Label className="text-sm">Send my mail somewhere else (boarding school, relative)</Label>
							</Field>
						</div>
						{values.otherMail && (
							<>
								<Text k="mailStreet" label="Mailing street address" span="span-3" {...bound} />
								<Text k="mailTown" label="Mailing city and state" span="span-2" {...bound} />
								<Text k="mailZip" label="Mailing ZIP" span="span-1" {...bound} />
							</>
						)}
					</div>
				</section>

				<section className="card">
					<h2 className="font-serif text-2xl">Your school</h2>
					<div className="grid cols-6 gap-4 mt-4">
						<Text k="school" label="High school you attend now" required span="span-6" {...bound} />
						<Text k="schoolTown" label="School’s city" span="span-3" {...bound} />
						<Search k="schoolState" label="School’s state" span="span-3" options={states} {...bound} />
						<Text k="finish" label="When will you graduate?" span="span-2" placeholder="MM/YYYY" {...bound} />
						<Text k="gpa" label="Unweighted GPA" hint="On a 4.0 scale" span="span-2" {...bound} />
						<div className="span-2" />
						<Text k="rank" label="Class rank, if your school ranks" span="span-3" inputMode="numeric" {...bound} />
						<Text k="classSize" label="Number of students in your class" span="span-3" inputMode="numeric" {...bound} />
						<Text k="counselor" label="Your school counselor’s name" span="span-3" {...bound} />
						<Text k="counselorEmail" label="Your counselor’s email" span="span-3" type="email" {...bound} />
					</div>
				</section>

				<section className="card">
					<h2 className="font-serif text-2xl">What you do</h2>
					<p className="text-sm text-gray-600 mt-1">Tell us about up to three things that take your time outside class: clubs, jobs, family duties, whatever they are. Add one, save it, then add the next.</p>
					<ul className="space-y-4 mt-4">
						{activities.map(({ id, saved }, at) => (
							<ActivityEntry
								key={id}
								at={at}
								saved={saved}
								keep={(value) => setActivities((before) => before.map((each) => (each.id === id ? { id, saved: value } : each)))}
								drop={() => setActivities((before) => before.filter((each) => each.id !== id))}
							/>
						))}
						{activities.length === 0 && <li className="dashed">No activities yet.</li>}
					</ul>
					<Button
						className="btn btn-ghost mt-4"
						disabled={activities.length >= 3 || activities.some(({ saved }) => !saved)}
						onClick={() => setActivities((before) => [...before, { id: Date.now(), saved: null }])}
					>
						+ Add an activity
					</Button>
				</section>

				<section className="card">
					<h2 className="font-serif text-2xl">What you have been recognized for</h2>
					<p className="text-sm text-gray-600 mt-1">Three lines at most. Choose Edit to fill a line in.</p>
					<ul className="space-y-2 mt-4">
						{honors.map((saved, at) => (
							<HonorEntry key={at} at={at} saved={saved} keep={(value) => setHonors((before) => before.map((each, here) => (here === at ? value : each)))} />
						))}
					</ul>
				</section>

				<section className="card">
					<h2 className="font-serif text-2xl">Your plans at Thornhaven</h2>
					<div className="grid cols-6 gap-4 mt-4">
						<Pick k="term" label="When would you like to begin?" required options={[["2027F", "Fall 2027"], ["2028S", "Spring 2028"], ["2028F", "Fall 2028 (after a gap year)"]]} {...bound} />
						<Search k="field" label="Field of study you lean toward" hint="You will not be held to it." options={same(MAJORS)} {...bound} />
						<Choose k="housing" label="Housing you would prefer" hint="First-year students live on campus." options={same(["First-year hall", "Quiet house", "Substance-free house", "Language house"])} {...bound} />
						<Pick k="waiver" label="Will you be asking us to waive the $50 application fee?" options={[["yes", "Yes"], ["no", "No"]]} {...bound} />
					</div>
				</section>

				<section className="card">
					<h2 className="font-serif text-2xl">Your family</h2>
					<div className="grid cols-6 gap-4 mt-4">
						<h3 className="span-6 text-lg font-semibold">First parent or guardian</h3>
						<Text k="p1First" label="Given name" {...bound} />
						<Text k="p1Last" label="Family name" {...bound} />
						<Text k="p1Work" label="Occupation" {...bound} />
						<Choose k="p1School" label="Schooling completed" options={same(EDUCATION)} {...bound} />
						<h3 className="span-6 text-lg font-semibold mt-2">Second parent or guardian</h3>
						<Text k="p2First" label="Given name" {...bound} />
						<Text k="p2Last" label="Family name" {...bound} />
						<Text k="p2Work" label="Occupation" {...bound} />
						<Choose k="p2School" label="Schooling completed" options={same(EDUCATION)} {...bound} />
						<Choose k="marital" label="Your parents are" hint="Relative to each other" options={same(["Married", "In a domestic partnership", "Separated", "Divorced", "Widowed", "Never married"])} {...bound} />
						<h3 className="span-6 text-lg font-semibold mt-2">In an emergency</h3>
						<Text k="emergencyName" label="Person to call (not a parent)" {...bound} />
						<Text k="emergencyPhone" label="That person’s phone" type="tel" {...bound} />
					</div>
				</section>

				<section className="card">
					<h2 className="font-serif text-2xl">Background</h2>
					<p className="text-sm text-gray-600 mt-1">These answers help us report to the federal government and find aid for you. They play no part in the reading.</p>
					<div className="grid cols-6 gap-4 mt-4">
						<Choose k="citizen" label="Citizenship" required options={[["us", "U.S. citizen or national"], ["pr", "U.S. permanent resident"], ["other", "Citizen of another country"], ["daca", "Undocumented or DACA"]]} {...bound} />
						<Pick k="latino" label="Are you Hispanic or Latino/a?" options={[["Y", "Yes"], ["N", "No"], ["X", "I would rather not say"]]} {...bound} />
						<Boxes k="races" label="Race" hint="Check all that describe you" options={RACES} {...bound} />
						<Pick k="firstGen" label="Will you be the first in your family to attend college?" options={[["Y", "Yes"], ["N", "No"]]} {...bound} />
						<Text k="diet" label="Anything our kitchen should know (allergies, diet)" {...bound} />
						<Choose k="heard" label="How did Thornhaven come to your notice?" options={same(["A teacher or counselor", "A friend or relative", "A college fair", "Our mail or email", "The web", "Other"])} {...bound} />
						<Area k="why" label="Why Thornhaven?" hint="One paragraph is plenty." max={1200} {...bound} />
					</div>
				</section>

				<section className="card">
					<h2 className="font-serif text-2xl">Before you send it</h2>
					<div className="space-y-4 mt-4">
						<Tick k="pledge" {...bound}>I affirm that everything here is true and my own work, under the Thornhaven Honor Principle.</Tick>
						<Tick k="texts" {...bound}>Thornhaven may send me text messages about my application.</Tick>
						<Text k="signature" label="Type your full name as your signature" {...bound} />
					</div>
					<div className="flex gap-3 mt-6"><Button type="submit" className="btn btn-primary">Send my application</Button></div>
				</section>
			</form>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<App />);
