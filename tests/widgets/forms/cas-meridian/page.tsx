import { type ReactNode, useEffect, useId, useReducer, useState } from "react";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

type Value = string | string[] | boolean;
type Option = { value: string; label: string };

const options = (list: string[]): Option[] => list.map((label) => ({ value: label, label }));
const coded = (list: [string, string][]): Option[] => list.map(([value, label]) => ({ value, label }));

const STATE_OPTIONS = coded(STATES);
const GRADES = coded([
	["9", "Grade 9"],
	["10", "Grade 10"],
	["11", "Grade 11"],
	["12", "Grade 12"],
]);
const EDUCATION = coded([
	["01", "Did not complete high school"],
	["02", "High school graduate or equivalent"],
	["03", "Some college, no degree"],
	["04", "Associate degree"],
	["05", "Bachelor's degree"],
	["06", "Master's degree"],
	["07", "Doctoral or professional degree"],
	["99", "Unknown"],
]);
const EXPERIENCE_TYPES = coded([
	["EMP", "Employment"],
	["EXT", "Extracurricular Activity"],
	["HCP", "Health Care - Paid"],
	["HCS", "Health Care - Shadowing"],
	["RES", "Research"],
	["VOL", "Volunteer / Community Service"],
]);
const EXAMS = options([
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"Physics 1",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"United States History",
	"World History: Modern",
]);

const EXPERIENCE = { type: "", title: "", organization: "", supervisor: "", hours: "", weeks: "", grades: [] as string[], duties: "" };
const ACHIEVEMENT = { name: "", grade: "", description: "" };
const EXAM = { subject: "", date: "", score: "" };

const application: Record<string, Value> = {
	term: "",
	firstName: "",
	middleName: "",
	lastName: "",
	dob: "",
	ssn: "",
	email: "",
	phone: "",
	altPhone: "",
	street: "",
	street2: "",
	city: "",
	state: "",
	zip: "",
	country: "",
	emergencyName: "",
	emergencyPhone: "",
	gender: "",
	citizenship: "",
	hispanic: "",
	race: [],
	firstGen: "",
	g1First: "",
	g1Last: "",
	g1Education: "",
	g2First: "",
	g2Last: "",
	g2Education: "",
	hsName: "",
	hsState: "",
	hsGraduation: "",
	hsGpa: "",
	satVerbal: "",
	satMath: "",
	heard: "",
	release: false,
	initials: "",
};
let experiences: (typeof EXPERIENCE)[] = [];
let achievements: (typeof ACHIEVEMENT)[] = [];
let exams: (typeof EXAM)[] = [];
let submitted = false;
let redraw = () => {};

const readers = new Map<string, () => unknown>();
/** Remembers how the control of a key is read on the screen while it is drawn. */
const seen = (key: string | undefined, read: (element: HTMLElement) => unknown) => (element: HTMLElement | null) => {
	if (!key) return;
	if (element) readers.set(key, () => read(element));
	else readers.delete(key);
};
const ofSelect = (element: HTMLElement) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? "";
const ofInput = (element: HTMLElement) => (element as HTMLInputElement).value;
const ofText = (element: HTMLElement) => element.textContent ?? "";
const ofBoxes = (element: HTMLElement) =>
	[...element.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => box.parentElement?.textContent?.trim() ?? "");

const digits = (text: string) => text.replace(/\D/g, "");
const maskDate = (text: string) => {
	const d = digits(text).slice(0, 8);
	return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join("/");
};
const maskMonth = (text: string) => {
	const d = digits(text).slice(0, 6);
	return [d.slice(0, 2), d.slice(2)].filter(Boolean).join("/");
};
const maskPhone = (text: string) => {
	const d = digits(text).slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

type FieldProps = {
	k?: string;
	label: string;
	value: string;
	onChange: (value: string) => void;
	required?: boolean;
	help?: string;
	size?: string;
};

function Group({ id, label, required, help, size = "", children }: { id: string; label: string; required?: boolean; help?: string; size?: string; children: ReactNode }) {
	return (
		<div className={`form-group ${size}`}>
			<label className="control-label" htmlFor={id}>
				{required && (
					<span className="req" aria-hidden="true">
						*
					</span>
				)}
				{label}
			</label>
			{children}
			{help && (
				<div className="help-block" id={`${id}-help`}>
					{help}
				</div>
			)}
		</div>
	);
}

function Text({ k, value, onChange, mask, type = "text", placeholder, maxLength, multiline, ...group }: FieldProps & { mask?: (text: string) => string; type?: string; placeholder?: string; maxLength?: number; multiline?: boolean }) {
	const id = useId();
	const shared = {
		id,
		className: "form-control",
		value,
		placeholder,
		maxLength,
		"aria-required": group.required || undefined,
		"aria-describedby": group.help ? `${id}-help` : undefined,
	};
	return (
		<Group id={id} {...group}>
			{multiline ? (
				<textarea {...shared} ref={seen(k, ofInput)} onChange={(event) => onChange(event.target.value)} />
			) : (
				<input {...shared} type={type} autoComplete="off" ref={seen(k, ofInput)} onChange={(event) => onChange(mask ? mask(event.target.value) : event.target.value)} />
			)}
		</Group>
	);
}

function Dropdown({ k, value, onChange, choices, ...group }: FieldProps & { choices: Option[] }) {
	const id = useId();
	return (
		<Group id={id} {...group}>
			<select id={id} className="form-control" value={value} ref={seen(k, ofSelect)} onChange={(event) => onChange(event.target.value)}>
				<option value="">Select an Option</option>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</select>
		</Group>
	);
}

function Lookup({ k, value, onChange, choices, ...group }: FieldProps & { choices: Option[] }) {
	const id = useId();
	return (
		<Group id={id} {...group}>
			<div ref={seen(k, (element) => element.querySelector(".cas-select__single-value")?.textContent ?? "")}>
				<Select
					inputId={id}
					classNamePrefix="cas-select"
					options={choices}
					value={choices.find((choice) => choice.value === value) ?? null}
					onChange={(choice) => onChange(choice?.value ?? "")}
					placeholder="Search or select"
					isClearable
				/>
			</div>
		</Group>
	);
}

function Radios({ k, label, value, onChange, choices, required, size = "full" }: FieldProps & { choices: Option[] }) {
	const name = useId();
	return (
		<div className={`form-group ${size}`}>
			<fieldset ref={seen(k, (element) => ofBoxes(element)[0] ?? "")}>
				<legend>
					{required && <span className="req">*</span>}
					{label}
				</legend>
				{choices.map((choice) => (
					<div className="radio" key={choice.value}>
						<label>
							<input type="radio" name={name} value={choice.value} checked={value === choice.value} onChange={() => onChange(choice.value)} /> {choice.label}
						</label>
					</div>
				))}
			</fieldset>
		</div>
	);
}

function Boxes({ k, label, value, onChange, choices, help }: { k?: string; label: string; value: string[]; onChange: (value: string[]) => void; choices: Option[]; help?: string }) {
	return (
		<div className="form-group full">
			<fieldset ref={seen(k, ofBoxes)}>
				<legend>{label}</legend>
				{help && <div className="help-block">{help}</div>}
				{choices.map((choice) => (
					<div className="checkbox" key={choice.value}>
						<label>
							<input
								type="checkbox"
								value={choice.value}
								checked={value.includes(choice.value)}
								onChange={(event) =>
									onChange(choices.map((each) => each.value).filter((each) => (each === choice.value ? event.target.checked : value.includes(each))))
								}
							/>{" "}
							{choice.label}
						</label>
					</div>
				))}
			</fieldset>
		</div>
	);
}

function Panel({ title, intro, children, save = true }: { title: string; intro?: string; children: ReactNode; save?: boolean }) {
	const [saved, setSaved] = useState(false);
	return (
		<section className="panel">
			<div className="panel-heading">
				<h2>{title}</h2>
			</div>
			<div className="panel-body">
				{intro && <p>{intro}</p>}
				{children}
			</div>
			{save && (
				<div className="panel-footer">
					<button type="button" className="btn btn-primary" onClick={() => setSaved(true)}>
						Save Changes
					</button>
					{saved && <span role="status">Your changes were saved.</span>}
				</div>
			)}
		</section>
	);
}

const bind = (key: string) => ({
	k: key,
	value: application[key] as string,
	onChange: (value: Value) => {
		application[key] = value;
		redraw();
	},
});

function Experiences() {
	const change = (index: number, part: Partial<typeof EXPERIENCE>) => {
		experiences = experiences.map((each, i) => (i === index ? { ...each, ...part } : each));
		redraw();
	};
	return (
		<Panel
			title="Experiences"
			intro="Enter the paid, volunteer and school experiences that you want programs to consider. Enter each experience once. Programs see them in the order in which you enter them."
		>
			{experiences.length === 0 && <p className="help-block">You have not added any experiences.</p>}
			{experiences.map((each, index) => (
				<div className="entry" key={index}>
					<div className="entry-head">
						<h3>{each.title || "New Experience"}</h3>
						<button
							type="button"
							className="btn btn-link"
							onClick={() => {
								experiences = experiences.filter((_, i) => i !== index);
								redraw();
							}}
						>
							Delete
						</button>
					</div>
					<div className="form-row">
						<Dropdown k={`exp${index}.type`} label="Experience Type" required choices={EXPERIENCE_TYPES} value={each.type} onChange={(type) => change(index, { type })} />
						<Text k={`exp${index}.title`} label="Title" required value={each.title} onChange={(title) => change(index, { title })} help="Your role or position" />
						<Text k={`exp${index}.organization`} label="Organization Name" required value={each.organization} onChange={(organization) => change(index, { organization })} />
						<Text k={`exp${index}.supervisor`} label="Supervisor Name" value={each.supervisor} onChange={(supervisor) => change(index, { supervisor })} />
						<Text k={`exp${index}.hours`} label="Average Weekly Hours" required type="number" value={each.hours} onChange={(hours) => change(index, { hours })} />
						<Text k={`exp${index}.weeks`} label="Number of Weeks per Year" type="number" value={each.weeks} onChange={(weeks) => change(index, { weeks })} />
						<Boxes k={`exp${index}.grades`} label="When did you take part?" choices={GRADES} value={each.grades} onChange={(grades) => change(index, { grades })} help="Select all that apply" />
						<Text k={`exp${index}.duties`} size="full" multiline maxLength={600} label="Experience Details" required value={each.duties} onChange={(duties) => change(index, { duties })} help={`Describe your responsibilities. ${600 - each.duties.length} characters left.`} />
					</div>
				</div>
			))}
			<button
				type="button"
				className="btn"
				onClick={() => {
					experiences = [...experiences, { ...EXPERIENCE }];
					redraw();
				}}
			>
				+ Add an Experience
			</button>
		</Panel>
	);
}

function Achievements() {
	const [draft, setDraft] = useState<(typeof ACHIEVEMENT & { at: number }) | null>(null);
	const [error, setError] = useState("");
	const change = (part: Partial<typeof ACHIEVEMENT>) => setDraft((now) => now && { ...now, ...part });
	const save = () => {
		if (!draft) return;
		if (!draft.name.trim()) return setError("Name is required.");
		const { at, ...entry } = draft;
		achievements = [...achievements.slice(0, at), entry, ...achievements.slice(at + 1)];
		setDraft(null);
		setError("");
		redraw();
	};
	return (
		<Panel title="Achievements" intro="Enter honors, awards, and scholarships received during high school." save={false}>
			{achievements.map((each, index) =>
				draft?.at === index ? null : (
					<div className="entry" key={index}>
						<div className="entry-head">
							<h3 ref={seen(`ach${index}.name`, ofText)}>{each.name}</h3>
							<button type="button" className="btn btn-link" onClick={() => setDraft({ ...each, at: index })}>
								Edit
							</button>
						</div>
						<dl>
							<dt>Grade Level</dt>
							<dd ref={seen(`ach${index}.grade`, ofText)}>{GRADES.find(({ value }) => value === each.grade)?.label}</dd>
							<dt>Brief Description</dt>
							<dd ref={seen(`ach${index}.description`, ofText)}>{each.description}</dd>
						</dl>
					</div>
				),
			)}
			{draft ? (
				<div className="entry">
					<h3>{draft.at < achievements.length ? "Edit Achievement" : "Add an Achievement"}</h3>
					{error && (
						<div className="alert alert-danger" role="alert">
							{error}
						</div>
					)}
					<div className="form-row">
						<Text label="Name" required value={draft.name} onChange={(name) => change({ name })} help="As it appears on the certificate or letter" />
						<Dropdown label="Grade Level When Received" value={draft.grade} choices={GRADES} onChange={(grade) => change({ grade })} />
						<Text size="full" multiline maxLength={600} label="Brief Description" value={draft.description} onChange={(description) => change({ description })} />
					</div>
					<button type="button" className="btn btn-primary" onClick={save}>
						Save This Achievement
					</button>{" "}
					<button type="button" className="btn" onClick={() => setDraft(null)}>
						Cancel
					</button>
				</div>
			) : (
				<button type="button" className="btn" onClick={() => setDraft({ ...ACHIEVEMENT, at: achievements.length })}>
					+ Add an Achievement
				</button>
			)}
		</Panel>
	);
}

function Exams() {
	const [draft, setDraft] = useState<typeof EXAM | null>(null);
	const heading = useId();
	const change = (part: Partial<typeof EXAM>) => setDraft((now) => now && { ...now, ...part });
	useEffect(() => {
		const close = (event: KeyboardEvent) => event.key === "Escape" && setDraft(null);
		document.addEventListener("keydown", close);
		return () => document.removeEventListener("keydown", close);
	}, []);
	return (
		<>
			<h3>Advanced Placement (AP)</h3>
			<table>
				<thead>
					<tr>
						<th scope="col">Exam</th>
						<th scope="col">Date Taken</th>
						<th scope="col">Score</th>
						<th scope="col">Actions</th>
					</tr>
				</thead>
				<tbody>
					{exams.length === 0 && (
						<tr>
							<td colSpan={4}>No AP exams reported.</td>
						</tr>
					)}
					{exams.map((each, index) => (
						<tr key={index}>
							<td ref={seen(`ap${index}.subject`, ofText)}>{each.subject}</td>
							<td ref={seen(`ap${index}.date`, ofText)}>{each.date}</td>
							<td ref={seen(`ap${index}.score`, ofText)}>{each.score}</td>
							<td>
								<button
									type="button"
									className="btn btn-link"
									onClick={() => {
										exams = exams.filter((_, i) => i !== index);
										redraw();
									}}
								>
									Remove
								</button>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<button type="button" className="btn" onClick={() => setDraft({ ...EXAM })}>
				+ Add an AP Exam
			</button>
			{draft && (
				<div className="modal-backdrop">
					<div className="modal-dialog" role="dialog" aria-modal="true" aria-labelledby={heading}>
						<div className="modal-header">
							<h3 id={heading}>Add an AP Exam</h3>
							<button type="button" className="btn btn-link" aria-label="Close" onClick={() => setDraft(null)}>
								×
							</button>
						</div>
						<div className="modal-body">
							<div className="form-row">
								<Lookup size="full" label="AP Subject" required choices={EXAMS} value={draft.subject} onChange={(subject) => change({ subject })} />
								<Text label="Date Taken" required placeholder="MM/YYYY" mask={maskMonth} value={draft.date} onChange={(date) => change({ date })} />
								<Dropdown label="Score" choices={options(["1", "2", "3", "4", "5"])} value={draft.score} onChange={(score) => change({ score })} />
							</div>
						</div>
						<div className="modal-footer">
							<button type="button" className="btn" onClick={() => setDraft(null)}>
								Cancel
							</button>
							<button
								type="button"
								className="btn btn-primary"
								disabled={!draft.subject}
								onClick={() => {
									exams = [...exams, draft];
									setDraft(null);
									redraw();
								}}
							>
								Save
							</button>
						</div>
					</div>
				</div>
			)}
		</>
	);
}

function Application() {
	redraw = useReducer((count: number) => count + 1, 0)[1];
	return (
		<>
			<header className="cas-topbar">
				<strong>MeridianCAS 2026–2027</strong>
				<span>CAS ID 4418820937 · Sign Out</span>
			</header>
			<div className="cas-shell">
				<nav className="cas-sidenav" aria-label="Application sections">
					<ul>
						<li>Personal Information</li>
						<li>Academic History</li>
						<li>Supporting Information</li>
						<li>Program Materials</li>
					</ul>
				</nav>
				<main className="cas-main">
					<h1>Direct-Entry Health Sciences Application</h1>
					<p>
						<span className="req">*</span> Indicates required field. Information entered here is sent to every program to which you apply.
					</p>

					<Panel title="Biographic Information">
						<div className="form-row">
							<Dropdown {...bind("term")} label="Entering Term" required choices={coded([["202610", "Spring 2026"], ["202640", "Fall 2026"], ["202710", "Spring 2027"], ["202740", "Fall 2027"]])} />
							<Text {...bind("firstName")} label="First or Given Name" required />
							<Text {...bind("middleName")} label="Middle Name" />
							<Text {...bind("lastName")} label="Last or Family Name" required />
							<Text {...bind("dob")} label="Date of Birth" required placeholder="MM/DD/YYYY" mask={maskDate} />
							<Text {...bind("ssn")} label="Social Security Number" type="password" help="Used to match federal aid records. Leave blank if you do not have one." />
							<Radios
								{...bind("gender")}
								label="Gender"
								choices={coded([
									["F", "Female"],
									["M", "Male"],
									["X", "Another gender identity"],
									["D", "Decline to state"],
								])}
							/>
						</div>
					</Panel>

					<Panel title="Contact Information">
						<h3>Permanent Address</h3>
						<div className="form-row">
							<Text {...bind("street")} label="Street Address" required />
							<Text {...bind("street2")} label="Street Address 2" />
							<Text {...bind("city")} label="City" required />
							<Lookup {...bind("state")} label="State / Province" required choices={STATE_OPTIONS} />
							<Text {...bind("zip")} label="ZIP / Postal Code" required maxLength={10} />
							<Dropdown {...bind("country")} label="Country/Territory" required choices={options(COUNTRIES)} />
						</div>
						<h3>Phone and Email</h3>
						<div className="form-row">
							<Text {...bind("phone")} label="Preferred Phone Number" required type="tel" mask={maskPhone} />
							<Text {...bind("altPhone")} label="Alternate Phone Number" type="tel" mask={maskPhone} />
							<Text {...bind("email")} label="Email Address" required type="email" help="Programs and MeridianCAS will write to this address." />
						</div>
						<h3>In Case of Emergency</h3>
						<div className="form-row">
							<Text {...bind("emergencyName")} label="Contact Name" />
							<Text {...bind("emergencyPhone")} label="Contact Phone Number" type="tel" mask={maskPhone} />
						</div>
					</Panel>

					<Panel title="Citizenship, Race & Ethnicity" intro="Responses to the race and ethnicity questions are optional and are used for reporting only.">
						<div className="form-row">
							<Dropdown
								{...bind("citizenship")}
								label="U.S. Citizenship Status"
								required
								choices={coded([
									["1", "U.S. Citizen"],
									["2", "Permanent U.S. Resident"],
									["3", "Temporary U.S. Resident"],
									["4", "Non-U.S. Citizen Residing Abroad"],
								])}
							/>
							<Radios
								{...bind("hispanic")}
								label="Do you consider yourself to be of Hispanic or Latino/a origin?"
								choices={coded([
									["Y", "Yes"],
									["N", "No"],
									["D", "I do not wish to respond"],
								])}
							/>
							<Boxes
								{...bind("race")}
								value={application.race as string[]}
								label="Race"
								help="Select one or more groups of which you consider yourself to be a member."
								choices={coded([
									["AI", "American Indian or Alaska Native"],
									["AS", "Asian"],
									["BL", "Black or African American"],
									["PI", "Native Hawaiian or Other Pacific Islander"],
									["WH", "White"],
								])}
							/>
						</div>
					</Panel>

					<Panel title="Family Information">
						{["g1", "g2"].map((each, index) => (
							<div key={each}>
								<h3>Parent/Guardian {index + 1}</h3>
								<div className="form-row">
									<Text {...bind(`${each}First`)} size="third" label="First Name" />
									<Text {...bind(`${each}Last`)} size="third" label="Last Name" />
									<Dropdown {...bind(`${each}Education`)} size="third" label="Highest Education Level" choices={EDUCATION} />
								</div>
							</div>
						))}
						<div className="form-row">
							<Radios
								{...bind("firstGen")}
								label="Are you part of the first generation in your family to attend college?"
								choices={coded([
									["Y", "Yes"],
									["N", "No"],
								])}
							/>
						</div>
					</Panel>

					<Panel title="High School Attended">
						<div className="form-row">
							<Text {...bind("hsName")} label="High School Name" required />
							<Lookup {...bind("hsState")} label="High School State" choices={STATE_OPTIONS} />
							<Text {...bind("hsGraduation")} label="Graduation Date (or expected)" placeholder="MM/YYYY" mask={maskMonth} />
							<Text {...bind("hsGpa")} label="Unweighted GPA" help="On a 4.00 scale, e.g. 3.00" />
						</div>
					</Panel>

					<Panel title="Standardized Tests">
						<h3>SAT</h3>
						<div className="form-row">
							<Text {...bind("satVerbal")} type="number" label="Evidence-Based Reading and Writing Score" />
							<Text {...bind("satMath")} type="number" label="Math Score" />
						</div>
						<Exams />
					</Panel>

					<Experiences />
					<Achievements />

					<Panel title="Release Statement">
						<div className="form-row">
							<Dropdown {...bind("heard")} label="How did you learn about MeridianCAS?" choices={options(["School adviser", "Program website", "Social media", "Conference or fair", "Other"])} />
							<div className="form-group full checkbox">
								<label>
									<input
										type="checkbox"
										checked={application.release as boolean}
										ref={seen("release", (element) => (element as HTMLInputElement).checked)}
										onChange={(event) => bind("release").onChange(event.target.checked)}
									/>{" "}
									<span className="req">*</span>I certify that the information in this application is complete and accurate, and I authorize MeridianCAS to release it to my designated programs.
								</label>
							</div>
							<Text {...bind("initials")} label="Type your initials to sign" required maxLength={4} />
						</div>
					</Panel>

					<button
						type="button"
						className="btn btn-primary"
						onClick={() => {
							submitted = true;
							redraw();
						}}
					>
						Submit Application
					</button>
				</main>
			</div>
		</>
	);
}

/** One value for each key there may be: three entries of each list. */
function everything(read: (key: string, value: Value) => unknown) {
	const all: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(application)) all[key] = read(key, value);
	for (const [name, list, blank] of [
		["exp", experiences, EXPERIENCE],
		["ach", achievements, ACHIEVEMENT],
		["ap", exams, EXAM],
	] as const)
		for (let index = 0; index < Math.max(3, list.length); index++)
			for (const [field, value] of Object.entries({ ...blank, ...list[index] })) all[`${name}${index}.${field}`] = read(`${name}${index}.${field}`, value);
	return all;
}

Object.assign(window, {
	formState: () => ({ ...everything((_, value) => value), submitted }),
	formShown: () => everything((key, value) => readers.get(key)?.() ?? (Array.isArray(value) ? [] : "")),
});

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
