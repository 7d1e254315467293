import {
	Button,
	Checkbox,
	Combobox,
	ComboboxButton,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
	Description,
	Dialog,
	DialogBackdrop,
	DialogPanel,
	DialogTitle,
	Field,
	Fieldset,
	Input,
	Label,
	Legend,
	Listbox,
	ListboxButton,
	ListboxOption,
	ListboxOptions,
	Radio,
	RadioGroup,
	Switch,
	Textarea,
} from "@headlessui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { id: string; name: string };
type Activity = { category: string; org: string; role: string; grades: string[]; hours: string; weeks: string; details: string };
type Award = { title: string; grade: string };

const named = (list: string[]): Option[] => list.map((name) => ({ id: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"), name }));
const MONTHS = "January February March April May June July August September October November December"
	.split(" ")
	.map((name, at) => ({ id: String(at + 1).padStart(2, "0"), name }));
const HOME_STATES = STATES.map(([id, name]) => ({ id, name }));
const MAJOR_OPTIONS = MAJORS.map((name) => ({ id: name, name }));
const GRAD_YEARS = ["2026", "2027", "2028"].map((id) => ({ id, name: `Class of ${id}` }));
const TERMS = ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"].map((name) => ({ id: name, name }));
const DEGREES: Option[] = [
	{ id: "cert", name: "Certificate or trade program" },
	{ id: "aa", name: "Associate degree" },
	{ id: "ba", name: "Bachelor’s degree" },
	{ id: "ma", name: "Master’s degree" },
	{ id: "phd", name: "Doctoral or professional degree" },
];
const SCHOOLING: Option[] = [
	{ id: "nohs", name: "Did not finish high school" },
	{ id: "hs", name: "High school diploma or GED" },
	{ id: "some", name: "Some college, no degree" },
	{ id: "aa", name: "Associate degree" },
	{ id: "ba", name: "Bachelor’s degree" },
	{ id: "grad", name: "Graduate or professional degree" },
	{ id: "unknown", name: "I don’t know" },
];
const INCOME: Option[] = [
	{ id: "lt30", name: "Less than $30,000" },
	{ id: "30-50", name: "$30,000 – $49,999" },
	{ id: "50-75", name: "$50,000 – $74,999" },
	{ id: "75-100", name: "$75,000 – $99,999" },
	{ id: "100-150", name: "$100,000 – $149,999" },
	{ id: "150+", name: "$150,000 or more" },
];
const RACES = named([
	"American Indian or Alaska Native",
	"Asian",
	"Black or African American",
	"Native Hawaiian or Pacific Islander",
	"White",
	"Two or more races",
	"Prefer not to answer",
]);
const CATEGORIES = named([
	"Arts, music or theater",
	"Athletics",
	"Community service",
	"Debate & public speaking",
	"Environment & sustainability",
	"Faith community",
	"Paid job",
	"Student government",
	"Something else",
]);
const LEVELS: Option[] = [
	{ id: "9", name: "9th grade" },
	{ id: "10", name: "10th grade" },
	{ id: "11", name: "11th grade" },
	{ id: "12", name: "12th grade" },
];
const SOURCES = named(["School counselor", "Social media", "Friend or relative", "Foundation website", "Newspaper or radio"]);

const BLANK: Activity = { category: "", org: "", role: "", grades: [], hours: "", weeks: "", details: "" };
const START: Record<string, string | boolean> = {};
for (const key of [
	"firstName", "middleName", "lastName", "goesBy", "email", "mobile", "dobMonth", "dobDay", "dobYear", "street", "unit", "city",
	"homeState", "zip", "county", "school", "gradYear", "gpa", "satTotal", "major", "degree", "startTerm", "counselorName",
	"counselorEmail", "p1First", "p1Last", "p1Education", "p2First", "p2Last", "p2Education", "income", "firstGen", "citizenship",
	"hispanic", "race", "emergencyName", "emergencyPhone", "priorAward", "essay", "heard", "signature",
]) START[key] = ""; // prettier-ignore
START.newsletter = false;
START.certify = false;

const shownBy: Record<string, () => unknown> = {};
let current: { values: typeof START; activities: Activity[]; awards: Award[]; submitted: boolean };

const inputClass = "mt-1 block w-full rounded-lg border border-slate-300 bg-white px-3 py-2 text-sm text-slate-900";
const labelClass = "text-sm font-medium text-slate-700";

function Star() {
	return <span className="text-rose-600"> *</span>;
}

function Chevron() {
	return (
		<svg className="size-4 text-slate-400" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
			<path d="M4.2 6.2a.75.75 0 0 1 1.1 0L8 8.9l2.7-2.7a.75.75 0 1 1 1.1 1.1l-3.3 3.2a.75.75 0 0 1-1 0L4.2 7.3a.75.75 0 0 1 0-1.1Z" />
		</svg>
	);
}

function Pick({ label, required, value, onChange, options, hint, see, className }: {
	label: ReactNode; required?: boolean; value: string; onChange: (value: string) => void; options: Option[];
	hint?: string; see?: string; className?: string;
}) {
	const text = useRef<HTMLSpanElement>(null);
	if (see) shownBy[see] = () => text.current?.textContent ?? "";
	const chosen = options.find(({ id }) => id === value);
	return (
		<Field className={className}>
			<Label className={labelClass}>{label}{required && <Star />}</Label>
			{hint && <Description className="text-xs text-slate-500">{hint}</Description>}
			<Listbox value={value} onChange={onChange}>
				<ListboxButton className={`${inputClass} flex items-center justify-between text-left`}>
					<span ref={text} className={chosen ? "" : "text-slate-400"}>{chosen?.name ?? "Select one"}</span>
					<Chevron />
				</ListboxButton>
				<ListboxOptions anchor="bottom start" transition className="panel z-50 rounded-lg border border-slate-200 bg-white shadow-lg">
					{options.map((option) => (
						<ListboxOption key={option.id} value={option.id} className="option cursor-pointer px-3 py-2 text-sm">
							{option.name}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

function Search({ id, label, required, value, onChange, options, see, className, placeholder }: {
	id: string; label: string; required?: boolean; value: string; onChange: (value: string) => void; options: Option[];
	see: string; className?: string; placeholder?: string;
}) {
	const [query, setQuery] = useState("");
	const box = useRef<HTMLInputElement>(null);
	shownBy[see] = () => box.current?.value ?? "";
	const found = query === "" ? options : options.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
	const chosen = options.find((each) => each.id === value) ?? null;
	return (
		<Field className={className}>
			<Label className={labelClass}>{label}{required && <Star />}</Label>
			<Combobox immediate value={chosen} onChange={(option) => onChange(option?.id ?? "")} onClose={() => setQuery("")}>
				<div className="relative">
					<ComboboxInput
						id={id}
						ref={box}
						autoComplete="off"
						className={inputClass}
						placeholder={placeholder}
						displayValue={(option: Option | null) => option?.name ?? ""}
						onChange={(event) => setQuery(event.target.value)}
					/>
					<ComboboxButton className="group absolute inset-y-0 right-0 px-2"><Chevron /></ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom start" transition className="panel z-50 rounded-lg border border-slate-200 bg-white shadow-lg empty:invisible">
					{found.map((option) => (
						<ComboboxOption key={option.id} value={option} className="option cursor-pointer px-3 py-2 text-sm">
							{option.name}
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

function Choice({ id, legend, required, value, onChange, options, see, hint }: {
	id: string; legend: string; required?: boolean; value: string; onChange: (value: string) => void; options: string[]; see: string; hint?: string;
}) {
	const box = useRef<HTMLElement>(null);
	shownBy[see] = () => box.current?.querySelector('[role=radio][aria-checked="true"]')?.parentElement?.textContent ?? "";
	return (
		<Fieldset id={id} ref={box} className="col-span-6">
			<Legend className={labelClass}>{legend}{required && <Star />}</Legend>
			{hint && <p className="text-xs text-slate-500">{hint}</p>}
			<RadioGroup value={value} onChange={onChange} className="mt-1 flex flex-wrap gap-4">
				{options.map((option) => (
					<Field key={option} className="flex items-center gap-2">
						<Radio value={option} className="radio group flex size-5 items-center justify-center rounded-full border bg-white">
							<span className="dot size-2 rounded-full" />
						</Radio>
						<Label className="text-sm text-slate-700">{option}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

function Card({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<section className="mb-6 rounded-xl border border-slate-200 bg-white p-6 shadow-sm">
			<h2 className="text-lg font-semibold text-slate-900">{title}</h2>
			{lead && <p className="mb-4 text-sm text-slate-500">{lead}</p>}
			<div className="grid grid-cols-6 gap-4">{children}</div>
		</section>
	);
}

function ActivityDialog({ open, onClose, onSave }: { open: boolean; onClose: () => void; onSave: (activity: Activity) => void }) {
	const [draft, setDraft] = useState(BLANK);
	const [error, setError] = useState("");
	useEffect(() => {
		if (open) {
			setDraft(BLANK);
			setError("");
		}
	}, [open]);
	const set = (part: Partial<Activity>) => setDraft((before) => ({ ...before, ...part }));
	const save = () => {
		if (!draft.category || !draft.org.trim()) return setError("Please choose a category and name the group before saving.");
		onSave(draft);
	};
	return (
		<Dialog open={open} onClose={onClose} className="relative z-40">
			<DialogBackdrop transition className="backdrop fixed inset-0" />
			<div className="fixed inset-0 flex items-center justify-center overflow-auto p-4">
				<DialogPanel transition className="dialog rounded-xl bg-white p-6 shadow-lg">
					<DialogTitle className="text-lg font-semibold text-slate-900">Add an activity</DialogTitle>
					<Description className="mb-4 text-sm text-slate-500">
						Clubs, teams, jobs, family responsibilities and volunteer work all count.
					</Description>
					<div className="grid grid-cols-6 gap-4">
						<Pick className="col-span-6" label="Category" required value={draft.category} onChange={(category) => set({ category })} options={CATEGORIES} />
						<Field className="col-span-3">
							<Label className={labelClass}>Group, team or employer<Star /></Label>
							<Input name="org" className={inputClass} value={draft.org} onChange={(event) => set({ org: event.target.value })} />
						</Field>
						<Field className="col-span-3">
							<Label className={labelClass}>Your role</Label>
							<Input name="role" className={inputClass} value={draft.role} onChange={(event) => set({ role: event.target.value })} />
						</Field>
						<Fieldset className="col-span-6">
							<Legend className={labelClass}>When did you take part?</Legend>
							<div className="mt-1 flex gap-4">
								{LEVELS.map(({ id, name }) => (
									<Field key={id} className="flex items-center gap-2">
										<Checkbox
											checked={draft.grades.includes(id)}
											onChange={(on) => set({ grades: LEVELS.map((level) => level.id).filter((each) => (each === id ? on : draft.grades.includes(each))) })}
											className="tick group block size-4 rounded border bg-white"
										>
											<svg viewBox="0 0 14 14" fill="none" className="mark"><path d="M3 8L6 11L11 3.5" stroke="#fff" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" /></svg>
										</Checkbox>
										<Label className="text-sm text-slate-700">{name}</Label>
									</Field>
								))}
							</div>
						</Fieldset>
						<Field className="col-span-3">
							<Label className={labelClass}>Hours per week</Label>
							<Input type="number" min={0} max={80} name="hours" className={inputClass} value={draft.hours} onChange={(event) => set({ hours: event.target.value })} />
						</Field>
						<Field className="col-span-3">
							<Label className={labelClass}>Weeks per year</Label>
							<Input type="number" min={0} max={52} name="weeks" className={inputClass} value={draft.weeks} onChange={(event) => set({ weeks: event.target.value })} />
						</Field>
						<Field className="col-span-6">
							<Label className={labelClass}>What did you do?</Label>
							<Description className="text-xs text-slate-500">A sentence or two is plenty.</Description>
							<Textarea name="details" rows={3} className={inputClass} value={draft.details} onChange={(event) => set({ details: event.target.value })} />
						</Field>
					</div>
					{error && <p className="mt-1 text-sm text-rose-600">{error}</p>}
					<div className="mt-4 flex justify-end gap-2">
						<Button className="btn-plain rounded-lg px-3 py-2 text-sm" onClick={onClose}>Cancel</Button>
						<Button className="btn rounded-lg px-3 py-2 text-sm" onClick={save}>Save activity</Button>
					</div>
				</DialogPanel>
			</div>
		</Dialog>
	);
}

const phone = (text: string) => {
	const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (digits.length < 4) return digits;
	if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

function App() {
	const [values, setValues] = useState(START);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [awards, setAwards] = useState<Award[]>([{ title: "", grade: "" }]);
	const [adding, setAdding] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	current = { values, activities, awards, submitted };

	const set = (key: string) => (value: string | boolean) => setValues((before) => ({ ...before, [key]: value }));
	const text = (key: string) => values[key] as string;
	const pick = (key: string) => ({ value: text(key), onChange: set(key), see: key });
	const setAward = (at: number, part: Partial<Award>) => setAwards((before) => before.map((each, index) => (index === at ? { ...each, ...part } : each)));

	const line = (key: string, name: string, label: string, extra: Record<string, unknown> & { span?: string; required?: boolean; hint?: string; as?: (text: string) => string } = {}) => {
		const { span = "col-span-3", required, hint, as = (each: string) => each, ...rest } = extra;
		return (
			<Field className={span}>
				<Label className={labelClass}>{label}{required && <Star />}</Label>
				{hint && <Description className="text-xs text-slate-500">{hint}</Description>}
				<Input
					name={name}
					className={inputClass}
					value={text(key)}
					onChange={(event) => set(key)(as(event.target.value))}
					ref={(node: HTMLInputElement | null) => void (shownBy[key] = () => node?.value ?? "")}
					{...rest}
				/>
			</Field>
		);
	};

	return (
		<div className="min-h-screen bg-slate-50">
			<header className="top px-6 py-4">
				<a href="#main" className="text-lg font-semibold">Marl Valley Community Foundation</a>
				<nav className="text-sm">My dashboard · Messages · Sign out</nav>
			</header>
			<form
				id="main"
				noValidate
				className="wrap p-6"
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<h1 className="mb-4 text-2xl font-semibold text-slate-900">General Scholarship Application</h1>
				<p className="mb-4 text-sm text-slate-500">
					One application is matched to more than 80 funds. Your work is saved as you go. Fields marked with <span className="text-rose-600">*</span> are required.
				</p>

				<Card title="About you" lead="Use your name as it appears on your transcript.">
					{line("firstName", "student.firstName", "First name", { required: true, span: "col-span-2", autoComplete: "given-name" })}
					{line("middleName", "student.middleName", "Middle name", { span: "col-span-2" })}
					{line("lastName", "student.lastName", "Last name", { required: true, span: "col-span-2", autoComplete: "family-name" })}
					{line("goesBy", "student.goesBy", "What should we call you?", { hint: "If different from your first name" })}
					{line("email", "student.email", "Email", { type: "email", required: true, hint: "Award letters go here. Please don’t use a school account." })}
					{line("mobile", "student.mobile", "Mobile phone", { type: "tel", required: true, as: phone })}
					<Fieldset className="col-span-6">
						<Legend className={labelClass}>Date of birth<Star /></Legend>
						<div className="grid grid-cols-6 gap-4">
							<Pick className="col-span-2" label={<span className="text-xs text-slate-500">Month</span>} options={MONTHS} {...pick("dobMonth")} />
							{line("dobDay", "student.dob.day", "Day", { span: "col-span-2", inputMode: "numeric", maxLength: 2 })}
							{line("dobYear", "student.dob.year", "Year", { span: "col-span-2", inputMode: "numeric", maxLength: 4 })}
						</div>
					</Fieldset>
				</Card>

				<Card title="Where you live">
					{line("street", "residence.line1", "Street address", { required: true, span: "col-span-4" })}
					{line("unit", "residence.line2", "Apt / unit", { span: "col-span-2" })}
					{line("city", "residence.city", "City", { required: true, span: "col-span-2" })}
					<Search id="residence-state" className="col-span-2" label="State" required options={HOME_STATES} placeholder="Start typing…" {...pick("homeState")} />
					{line("zip", "residence.zip", "ZIP", { required: true, span: "col-span-2", inputMode: "numeric" })}
					{line("county", "residence.county", "County of residence", { hint: "Some funds are limited to certain counties." })}
				</Card>

				<Card title="School and plans">
					{line("school", "school.name", "High school", { required: true, span: "col-span-4" })}
					<Pick className="col-span-2" label="Graduating class" required options={GRAD_YEARS} {...pick("gradYear")} />
					{line("gpa", "school.gpa", "Cumulative GPA (unweighted, 4.0 scale)", { required: true, inputMode: "decimal" })}
					{line("satTotal", "school.sat", "Best SAT total", { hint: "Optional. Used by a handful of funds.", inputMode: "numeric" })}
					<Search id="major" className="col-span-3" label="Field of study" options={MAJOR_OPTIONS} placeholder="Search majors" {...pick("major")} />
					<Pick className="col-span-3" label="Highest degree you plan to earn" options={DEGREES} {...pick("degree")} />
					<Pick className="col-span-3" label="First term of college" required options={TERMS} {...pick("startTerm")} />
					<div className="col-span-6 grid grid-cols-6 gap-4 rounded-lg bg-slate-50 p-4">
						<p className="col-span-6 text-sm text-slate-500">We’ll ask this person for your transcript and a short recommendation.</p>
						{line("counselorName", "recommender.name", "Counselor’s name")}
						{line("counselorEmail", "recommender.email", "Counselor’s email", { type: "email" })}
					</div>
				</Card>

				<Card title="Activities" lead="Add up to five. List the ones that matter most to you first.">
					{activities.length === 0 && <p className="col-span-6 rounded-lg bg-slate-50 p-4 text-sm text-slate-500">No activities yet.</p>}
					{activities.map((activity, at) => (
						<article key={at} className="activity col-span-6 rounded-lg border border-slate-200 p-4">
							<div className="flex items-center justify-between">
								<h3 className="font-semibold text-slate-900">{activity.org}</h3>
								<Button
									className="btn-plain rounded-lg px-3 py-2 text-sm"
									aria-label={`Remove ${activity.org}`}
									onClick={() => setActivities((before) => before.filter((_, index) => index !== at))}
								>
									Remove
								</Button>
							</div>
							<p className="text-sm text-slate-700">
								<span>{activity.role}</span> · <span>{CATEGORIES.find(({ id }) => id === activity.category)?.name}</span>
							</p>
							<ul className="flex gap-2 text-xs text-slate-500">
								{activity.grades.map((grade) => <li key={grade} className="rounded-full bg-slate-50 px-2">{LEVELS.find(({ id }) => id === grade)?.name}</li>)}
							</ul>
							<p className="text-xs text-slate-500"><b>{activity.hours}</b> hrs/week, <b>{activity.weeks}</b> weeks/year</p>
							<blockquote className="text-sm text-slate-700">{activity.details}</blockquote>
						</article>
					))}
					<div className="col-span-6">
						<Button className="btn-plain rounded-lg border px-3 py-2 text-sm" disabled={activities.length >= 5} onClick={() => setAdding(true)}>
							+ Add an activity
						</Button>
					</div>
					<ActivityDialog
						open={adding}
						onClose={() => setAdding(false)}
						onSave={(activity) => {
							setActivities((before) => [...before, activity]);
							setAdding(false);
						}}
					/>
				</Card>

				<Card title="Awards and recognition">
					{awards.map((award, at) => (
						<div key={at} className="award col-span-6 grid grid-cols-6 gap-4">
							<Field className="col-span-4">
								<Label className={labelClass}>Award or honor</Label>
								<Input
									name={`awards.${at}.title`}
									className={inputClass}
									value={award.title}
									onChange={(event) => setAward(at, { title: event.target.value })}
									ref={(node: HTMLInputElement | null) => void (shownBy[`award${at}Title`] = () => node?.value ?? "")}
								/>
							</Field>
							<Pick className="col-span-2" label="Received in" options={LEVELS} value={award.grade} onChange={(grade) => setAward(at, { grade })} see={`award${at}Grade`} />
						</div>
					))}
					<div className="col-span-6">
						<Button className="btn-plain rounded-lg border px-3 py-2 text-sm" onClick={() => setAwards((before) => [...before, { title: "", grade: "" }])}>
							+ Add another award
						</Button>
					</div>
				</Card>

				<Card title="Your family" lead="Financial need is considered for about half of our funds.">
					<h3 className="col-span-6 font-semibold text-slate-900">Parent or guardian 1</h3>
					{line("p1First", "guardians.0.firstName", "First name")}
					{line("p1Last", "guardians.0.lastName", "Last name")}
					<Pick className="col-span-3" label="Highest level of education" options={SCHOOLING} {...pick("p1Education")} />
					<h3 className="col-span-6 font-semibold text-slate-900">Parent or guardian 2</h3>
					{line("p2First", "guardians.1.firstName", "First name")}
					{line("p2Last", "guardians.1.lastName", "Last name")}
					<Pick className="col-span-3" label="Highest level of education" options={SCHOOLING} {...pick("p2Education")} />
					<Pick className="col-span-3" label="Household income before taxes" required options={INCOME} {...pick("income")} />
					<Choice id="first-gen" legend="Will you be the first in your family to graduate from college?" options={["Yes", "No", "Not sure"]} {...pick("firstGen")} />
					{line("emergencyName", "emergency.name", "Emergency contact")}
					{line("emergencyPhone", "emergency.phone", "Emergency contact phone", { type: "tel", as: phone })}
				</Card>

				<Card title="Eligibility" lead="Some donors restrict their funds. Your answers are never shown to reviewers.">
					<Choice id="citizenship" legend="Citizenship" required options={["U.S. citizen", "Permanent resident", "DACA or undocumented", "Other visa or status"]} {...pick("citizenship")} />
					<Choice id="hispanic" legend="Are you Hispanic or Latino/a/x?" options={["Yes", "No", "Prefer not to answer"]} {...pick("hispanic")} />
					<Pick className="col-span-3" label="Race" options={RACES} {...pick("race")} />
					<Choice id="prior" legend="Have you received an award from us before?" options={["Yes", "No"]} {...pick("priorAward")} />
				</Card>

				<Card title="Last things">
					<Field className="col-span-6">
						<Label className={labelClass}>Tell us about a place in the valley that shaped you<Star /></Label>
						<Description className="text-xs text-slate-500">300 words or fewer.</Description>
						<Textarea
							name="essay"
							rows={6}
							className={inputClass}
							value={text("essay")}
							onChange={(event) => set("essay")(event.target.value)}
							ref={(node: HTMLTextAreaElement | null) => void (shownBy.essay = () => node?.value ?? "")}
						/>
					</Field>
					<Pick className="col-span-3" label="How did you hear about us?" options={SOURCES} {...pick("heard")} />
					<Field className="col-span-6 flex items-center justify-between">
						<span className="flex flex-col">
							<Label className={labelClass} passive>Foundation news</Label>
							<Description className="text-xs text-slate-500">A monthly email about events and giving.</Description>
						</span>
						<Switch
							checked={values.newsletter as boolean}
							onChange={set("newsletter")}
							className="switch group inline-flex items-center rounded-full"
							ref={(node: HTMLElement | null) => void (shownBy.newsletter = () => node?.getAttribute("aria-checked") === "true")}
						>
							<span className="knob size-4 rounded-full bg-white" />
						</Switch>
					</Field>
					<Field className="col-span-6 flex items-center gap-2">
						<Checkbox
							checked={values.certify as boolean}
							onChange={set("certify")}
							className="tick group block size-4 rounded border bg-white"
							ref={(node: HTMLElement | null) => void (shownBy.certify = () => node?.getAttribute("aria-checked") === "true")}
						>
							<svg viewBox="0 0 14 14" fill="none" className="mark"><path d="M3 8L6 11L11 3.5" stroke="#fff" strokeWidth={2} /></svg>
						</Checkbox>
						<Label className="text-sm text-slate-700">I certify that everything above is true and agree to the foundation’s privacy policy.<Star /></Label>
					</Field>
					{line("signature", "signature", "Type your full name to sign", { required: true })}
				</Card>
				<Button type="submit" className="btn rounded-lg px-3 py-2 text-sm">Submit application</Button>
			</form>
		</div>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const PARTS: (keyof Activity)[] = ["category", "org", "role", "grades", "hours", "weeks", "details"];
Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { ...current.values };
		for (const at of [0, 1, 2]) {
			for (const part of PARTS) state[`act${at}_${part}`] = current.activities[at]?.[part] ?? BLANK[part];
			state[`award${at}Title`] = current.awards[at]?.title ?? "";
			state[`award${at}Grade`] = current.awards[at]?.grade ?? "";
		}
		return { ...state, submitted: current.submitted };
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(START)) shown[key] = shownBy[key]?.() ?? "";
		for (const at of [0, 1, 2]) {
			const card = document.querySelectorAll(".activity")[at];
			const read = (selector: string, index = 0) => card?.querySelectorAll(selector)[index]?.textContent ?? "";
			Object.assign(shown, {
				[`act${at}_category`]: read("p span", 1),
				[`act${at}_org`]: read("h3"),
				[`act${at}_role`]: read("p span"),
				[`act${at}_grades`]: [...(card?.querySelectorAll("li") ?? [])].map((each) => each.textContent),
				[`act${at}_hours`]: read("b"),
				[`act${at}_weeks`]: read("b", 1),
				[`act${at}_details`]: read("blockquote"),
				[`award${at}Title`]: shownBy[`award${at}Title`]?.() ?? "",
				[`award${at}Grade`]: shownBy[`award${at}Grade`]?.() ?? "",
			});
		}
		return shown;
	},
});
