import {
	Checkbox,
	Combobox,
	ComboboxButton,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
	Description,
	Dialog,
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
	Select,
	Textarea,
} from "@headlessui/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Answers = Record<string, unknown>;
type Option = readonly [value: string, label: string];

const same = (texts: readonly string[]): Option[] => texts.map((text) => [text, text]);
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const YES_NO: Option[] = [
	["yes", "Yes"],
	["no", "No"],
];
const EDUCATION = same([
	"Less than high school",
	"High school diploma or GED",
	"Some college, no degree",
	"Associate degree",
	"Bachelor's degree",
	"Graduate or professional degree",
]);
const AP = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"Computer Science Principles",
	"English Language & Composition",
	"English Literature & Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Macroeconomics",
	"Microeconomics",
	"Physics 1",
	"Physics 2",
	"Psychology",
	"Spanish Language & Culture",
	"Statistics",
	"U.S. Government & Politics",
	"U.S. History",
	"World History",
];
const LANGUAGES = ["American Sign Language", "Arabic", "Chinese", "French", "German", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];

const answers: Answers = { submitted: false };
const readers: Record<string, () => unknown> = {};
let redraw = () => {};

/** One entry of the site's store. */
function useAnswer<T>(key: string, first: T): [T, (value: T) => void] {
	if (!(key in answers)) answers[key] = first;
	return [
		answers[key] as T,
		(value: T) => {
			answers[key] = value;
			redraw();
		},
	];
}
const reads = (key: string, read: (element: HTMLElement) => unknown) => (element: HTMLElement | null) => {
	if (element) readers[key] = () => read(element);
};
const valueIn = (element: HTMLElement) => (element as HTMLInputElement).value;
const textIn = (element: HTMLElement) => (element.textContent ?? "").trim();

type TextProps = { k: string; name?: string; type?: string; max?: number; shape?: (text: string) => string; className?: string; mode?: "numeric" | "decimal"; upTo?: number };
function Line({ k, name, type = "text", max, shape, className = "w-full", mode, upTo }: TextProps) {
	const [value, setValue] = useAnswer(k, "");
	return (
		<Input
			ref={reads(k, valueIn)}
			name={name}
			type={type}
			maxLength={max}
			max={upTo}
			min={type === "number" ? 0 : undefined}
			inputMode={mode}
			className={`input ${className}`}
			value={value}
			onChange={(event) => setValue(shape ? shape(event.target.value) : event.target.value)}
		/>
	);
}

function Asked({ label, hint, span = 2, children }: { label: ReactNode; hint?: string; span?: number; children: ReactNode }) {
	return (
		<Field className="field" style={{ gridColumn: `span ${span}` }}>
			<Label className="label">{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			{children}
		</Field>
	);
}

function Pick({ k, options, blank = "Select…" }: { k: string; options: Option[]; blank?: string }) {
	const [value, setValue] = useAnswer<string | null>(k, null);
	return (
		<Listbox value={value} onChange={setValue}>
			<ListboxButton ref={reads(k, textIn)} className="input pick">
				{options.find(([each]) => each === value)?.[1] ?? <span className="blank">{blank}</span>}
			</ListboxButton>
			<ListboxOptions anchor="bottom start" className="options">
				{options.map(([each, label]) => (
					<ListboxOption key={each} value={each} className="option">
						{label}
					</ListboxOption>
				))}
			</ListboxOptions>
		</Listbox>
	);
}

function Search({ k, options, placeholder }: { k: string; options: Option[]; placeholder?: string }) {
	const [value, setValue] = useAnswer<string | null>(k, null);
	const [query, setQuery] = useState("");
	const left = options.filter(([, label]) => label.toLowerCase().includes(query.toLowerCase()));
	return (
		<Combobox value={value} onChange={setValue} onClose={() => setQuery("")}>
			<div className="combo">
				<ComboboxInput
					ref={reads(k, valueIn)}
					className="input w-full"
					autoComplete="off"
					placeholder={placeholder}
					displayValue={(each: string | null) => options.find(([code]) => code === each)?.[1] ?? ""}
					onChange={(event) => setQuery(event.target.value)}
				/>
				<ComboboxButton className="chevron">▾</ComboboxButton>
			</div>
			<ComboboxOptions anchor="bottom start" className="options">
				{left.map(([code, label]) => (
					<ComboboxOption key={code} value={code} className="option">
						{label}
					</ComboboxOption>
				))}
			</ComboboxOptions>
		</Combobox>
	);
}

function Spoken() {
	const [values, setValues] = useAnswer<string[]>("languages", []);
	const [query, setQuery] = useState("");
	return (
		<Combobox multiple value={values} onChange={setValues} onClose={() => setQuery("")}>
			<ul
				className="chips"
				ref={reads("languages", (list) => [...list.querySelectorAll("li > span")].map((each) => (each.textContent ?? "").trim()))}
			>
				{values.map((value) => (
					<li key={value} className="chip">
						<span>{value}</span>
						<button type="button" aria-label={`Remove ${value}`} onClick={() => setValues(values.filter((each) => each !== value))}>
							×
						</button>
					</li>
				))}
			</ul>
			<div className="combo">
				<ComboboxInput className="input w-full" autoComplete="off" value={query} onChange={(event) => setQuery(event.target.value)} />
				<ComboboxButton className="chevron">▾</ComboboxButton>
			</div>
			<ComboboxOptions anchor="bottom start" className="options">
				{LANGUAGES.filter((each) => each.toLowerCase().includes(query.toLowerCase())).map((each) => (
					<ComboboxOption key={each} value={each} className="option">
						{each}
					</ComboboxOption>
				))}
			</ComboboxOptions>
		</Combobox>
	);
}

function Choice({ k, label, options = YES_NO, stacked = false }: { k: string; label: string; options?: Option[]; stacked?: boolean }) {
	const [value, setValue] = useAnswer<string | null>(k, null);
	return (
		<Fieldset className="question">
			<Legend className="label">{label}</Legend>
			<RadioGroup
				value={value}
				onChange={setValue}
				aria-label={label}
				className={stacked ? "stacked" : "inline"}
				ref={reads(k, (group) => textIn(group.querySelector<HTMLElement>("[aria-checked=true]")?.parentElement ?? document.createElement("i")))}
			>
				{options.map(([each, text]) => (
					<Field key={each} className="one">
						<Radio value={each} className="dot" />
						<Label>{text}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

function Tick({ k, children }: { k: string; children: ReactNode }) {
	const [value, setValue] = useAnswer(k, false);
	return (
		<Field className="one">
			<Checkbox checked={value} onChange={setValue} className="box" ref={reads(k, (box) => box.getAttribute("aria-checked") === "true")} />
			<Label>{children}</Label>
		</Field>
	);
}

function Grades({ k }: { k: string }) {
	const [values, setValues] = useAnswer<string[]>(k, []);
	return (
		<div
			className="inline"
			ref={reads(k, (group) =>
				[...group.querySelectorAll("[aria-checked=true]")].map((each) => (each.parentElement?.textContent ?? "").trim()),
			)}
		>
			{["9", "10", "11", "12"].map((each) => (
				<Field key={each} className="one">
					<Checkbox
						className="box"
						checked={values.includes(each)}
						onChange={(on) => setValues(["9", "10", "11", "12"].filter((grade) => (grade === each ? on : values.includes(grade))))}
					/>
					<Label>{each}</Label>
				</Field>
			))}
		</div>
	);
}

function Words({ k, max, rows = 3 }: { k: string; max?: number; rows?: number }) {
	const [value, setValue] = useAnswer(k, "");
	return (
		<>
			<Textarea ref={reads(k, valueIn)} className="input w-full" rows={rows} maxLength={max} value={value} onChange={(event) => setValue(event.target.value)} />
			{max && <small className="hint">{max - value.length} characters left</small>}
		</>
	);
}

function Hearing() {
	const [value, setValue] = useAnswer("admissionPlan", "");
	return (
		<Select
			className="input w-full"
			value={value}
			onChange={(event) => setValue(event.target.value)}
			ref={reads("admissionPlan", (select) => (select as HTMLSelectElement).selectedOptions[0]?.label ?? "")}
		>
			<option value="" />
			<option value="EA">Early Action</option>
			<option value="RD">Regular Decision</option>
		</Select>
	);
}

const digits = (text: string) => text.replace(/\D/g, "");
function phone(text: string) {
	const all = digits(text);
	const only = (all.length > 10 && all.startsWith("1") ? all.slice(1) : all).slice(0, 10);
	if (only.length < 4) return only;
	if (only.length < 7) return `(${only.slice(0, 3)}) ${only.slice(3)}`;
	return `(${only.slice(0, 3)}) ${only.slice(3, 6)}-${only.slice(6)}`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="panel">
			<h2>{title}</h2>
			{children}
		</section>
	);
}

function App() {
	const [, setTick] = useState(0);
	redraw = () => setTick((tick) => tick + 1);
	const [isOpen, setOpen] = useState(true);
	const [activities, setActivities] = useState(2);
	return (
		<main>
			<Dialog open={isOpen} onClose={() => {}} className="dialog">
				<div className="veil">
					<DialogPanel className="dialog-panel">
						<DialogTitle>Before you begin</DialogTitle>
						<p>Plan on half an hour to an hour. You cannot make changes once the application has been submitted.</p>
						<button type="button" className="button" onClick={() => setOpen(false)}>
							I understand, continue
						</button>
					</DialogPanel>
				</div>
			</Dialog>
			<header>
				<p className="over">Sagebrush State University</p>
				<h1>Honors College &amp; Founders Talent Scholarship</h1>
				<p>First-year application for students entering in the fall. One application is used for both the College and the scholarship.</p>
			</header>
			<form
				autoComplete="off"
				onSubmit={(event) => {
					event.preventDefault();
					answers.submitted = true;
				}}
			>
				<Section title="Biographical">
					<Fieldset className="grid">
						<Legend className="strip">Legal Name (as it appears on official documents)</Legend>
						<Asked label="Last"><Line k="last" name="bio.last" /></Asked>
						<Asked label="First"><Line k="first" name="bio.first" /></Asked>
						<Asked label="Middle"><Line k="middle" name="bio.middle" /></Asked>
						<Asked label="Suffix" span={1}><Pick k="suffix" options={same(["Jr.", "Sr.", "II", "III", "IV"])} blank="–" /></Asked>
						<Asked label="Preferred Name" span={2}><Line k="preferred" name="bio.preferred" /></Asked>
						<Asked label="SSU ID" hint="e.g. 912345678" span={2}><Line k="ssuId" name="bio.ssu_id" max={9} /></Asked>
					</Fieldset>
					<Fieldset className="grid">
						<Legend className="strip">Address</Legend>
						<Asked label="Number, Street, or P.O. Box" span={6}><Line k="street" name="bio.address.street" /></Asked>
						<Asked label="City"><Line k="city" name="bio.address.city" /></Asked>
						<Asked label="State" span={2}>
							<Search k="state" options={STATES} />
						</Asked>
						<Asked label="ZIP" span={1}><Line k="zip" name="bio.address.zip" max={10} /></Asked>
						<Asked label="County" span={1}><Line k="county" name="bio.address.county" /></Asked>
						<Asked label="Student’s Cell Phone" span={3}><Line k="cell" name="bio.cell" type="tel" shape={phone} /></Asked>
						<Asked label="E-Mail Address" span={3}><Line k="email" name="bio.email" type="email" /></Asked>
					</Fieldset>
					<Fieldset className="grid">
						<Legend className="strip">Date of Birth</Legend>
						<Asked label="Month"><Pick k="birthMonth" options={MONTHS.map((month, index) => [String(index + 1).padStart(2, "0"), month])} /></Asked>
						<Asked label="Day"><Pick k="birthDay" options={same(numbers(1, 31))} /></Asked>
						<Asked label="Year"><Pick k="birthYear" options={same(numbers(2003, 2013))} /></Asked>
					</Fieldset>
					<div className="two">
						<Choice k="sex" label="Sex" options={[["M", "Male"], ["F", "Female"]]} />
						<Choice k="firstLanguage" label="Is English your first language?" />
					</div>
					<div className="grid">
						<Asked label="Other languages you speak, at home or otherwise" span={6}><Spoken /></Asked>
						<Asked label="Ethnic Origin" span={3}>
							<Pick
								k="ethnic"
								options={same(["American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latino", "Native Hawaiian or Pacific Islander", "White", "Two or more", "I prefer not to answer"])}
							/>
						</Asked>
						<Asked label="Citizenship" span={3}>
							<Pick k="citizenship" options={[["C", "U.S. citizen"], ["P", "Permanent resident"], ["D", "DACA / undocumented"], ["I", "International (visa required)"]]} />
						</Asked>
					</div>
					<Choice k="resident" label="Are you a resident of the State of Nevada?" />
				</Section>

				<Section title="Academic">
					<div className="grid">
						<Asked label="High School Name" span={6}><Line k="school" name="school.name" /></Asked>
						<Asked label="High School City" span={2}><Line k="schoolCity" name="school.city" /></Asked>
						<Asked label="High School State" span={2}><Search k="schoolState" options={STATES} /></Asked>
						<Asked label="CEEB code" span={1}><Line k="ceeb" name="school.ceeb" max={6} /></Asked>
						<Asked label="Graduation (MM/YYYY)" span={1}><Line k="graduation" name="school.graduation" max={7} /></Asked>
					</div>
					<div className="grid">
						<Asked label="Class Rank" span={1}><Line k="rank" name="school.rank" mode="numeric" /></Asked>
						<Asked label="out of (class size)" span={1}><Line k="size" name="school.size" mode="numeric" /></Asked>
						<Asked label="GPA, unweighted (4.0 scale)" span={2}><Line k="gpa" name="school.gpa" mode="decimal" /></Asked>
						<Asked label="GPA, weighted" span={2}><Line k="weighted" name="school.gpa_weighted" mode="decimal" /></Asked>
					</div>
					<Choice k="ib" label="IB Diploma Programme" />
					<div className="grid">
						<Asked label="High school counselor" span={3}><Line k="counselor" name="school.counselor" /></Asked>
						<Asked label="Counselor’s e-mail" hint="We will make one attempt to e-mail your counselor for an official transcript." span={3}><Line k="counselorEmail" name="school.counselor_email" type="email" /></Asked>
						<Asked label="Term of entry"><Pick k="term" options={same(["Fall 2026", "Fall 2027", "Fall 2028"])} /></Asked>
						<Asked label="Intended Major"><Search k="major" options={same(MAJORS)} placeholder="Start typing" /></Asked>
						<Asked label="Second choice of major"><Search k="major2" options={same(MAJORS)} placeholder="Start typing" /></Asked>
						<Asked label="What is your career goal?" span={3}><Line k="career" name="plans.career" /></Asked>
						<Asked label="Highest degree you plan to earn" span={3}>
							<Pick k="degree" options={[["B", "Bachelor’s"], ["M", "Master’s"], ["D", "Doctorate (Ph.D., Ed.D.)"], ["P", "Professional (M.D., J.D., D.V.M.)"], ["U", "Not sure yet"]]} />
						</Asked>
						<Asked label="If you have applied for admission to SSU, under which plan?" span={6}><Hearing /></Asked>
					</div>
					<p className="lead">Please check all of the following that apply:</p>
					<Tick k="postsecondary">I am taking / have taken post-secondary course work</Tick>
					<Tick k="postsecondaryHere">The post-secondary work was at SSU</Tick>
					<div className="grid">
						<Asked label="Otherwise give the institution where the post-secondary work was taken" span={6}><Line k="college" name="college.name" /></Asked>
					</div>
					<Tick k="firstGeneration">First-generation college student (neither parent is a college graduate)</Tick>
					<table>
						<caption>College courses taken while in high school</caption>
						<thead>
							<tr><th>Course</th><th>Institution</th><th>Credit hours</th><th>Grade</th></tr>
						</thead>
						<tbody>
							{[0, 1].map((row) => (
								<tr key={row}>
									<td><Line k={`course${row}`} name={`college.courses.${row}.title`} /></td>
									<td><Line k={`courseAt${row}`} name={`college.courses.${row}.institution`} /></td>
									<td><Line k={`courseHours${row}`} name={`college.courses.${row}.hours`} className="short" /></td>
									<td><Line k={`courseGrade${row}`} name={`college.courses.${row}.grade`} className="short" /></td>
								</tr>
							))}
						</tbody>
					</table>
				</Section>

				<Section title="Test Scores">
					<p>Report your best scores. If you have not taken a test, leave it blank; test scores are not required.</p>
					<div className="scores">
						<h3>ACT</h3>
						<Asked label="ACT Composite" span={1}><Line k="act" name="act.composite" className="short" mode="numeric" /></Asked>
						<Asked label="ACT English" span={1}><Line k="actEnglish" name="act.english" className="short" mode="numeric" /></Asked>
						<Asked label="ACT Math" span={1}><Line k="actMath" name="act.math" className="short" mode="numeric" /></Asked>
						<Asked label="ACT Reading" span={1}><Line k="actReading" name="act.reading" className="short" mode="numeric" /></Asked>
						<Asked label="ACT Sci. Reas." span={1}><Line k="actScience" name="act.science" className="short" mode="numeric" /></Asked>
					</div>
					<div className="scores">
						<h3>SAT</h3>
						<Asked label="SAT Composite" span={1}><Line k="sat" name="sat.composite" className="short" mode="numeric" /></Asked>
						<Asked label="SAT Evidence-Based Reading and Writing" span={1}><Line k="satReading" name="sat.ebrw" className="short" mode="numeric" /></Asked>
						<Asked label="SAT Math" span={1}><Line k="satMath" name="sat.math" className="short" mode="numeric" /></Asked>
					</div>
					<div className="scores">
						<h3>PSAT/NMSQT</h3>
						<Asked label="PSAT total" span={1}><Line k="psat" name="psat.total" className="short" mode="numeric" /></Asked>
						<Asked label="Selection Index" span={1}><Line k="selection" name="psat.index" className="short" mode="numeric" /></Asked>
						<Asked label="National Merit standing" span={1}>
							<Pick k="merit" options={same(["None", "Commended", "Semifinalist", "Finalist"])} />
						</Asked>
					</div>
					<table>
						<caption>Advanced Placement examinations taken</caption>
						<thead>
							<tr><th>Examination</th><th>Year</th><th>Score</th></tr>
						</thead>
						<tbody>
							{[0, 1, 2].map((row) => (
								<tr key={row}>
									<td><Pick k={`exam${row}`} options={same(AP)} /></td>
									<td><Pick k={`examYear${row}`} options={same(["2023", "2024", "2025", "2026", "2027"])} blank="Year" /></td>
									<td><Pick k={`examScore${row}`} options={same(["5", "4", "3", "2", "1"])} blank="–" /></td>
								</tr>
							))}
						</tbody>
					</table>
				</Section>

				<Section title="Family">
					<table>
						<thead>
							<tr><th /><th>Parent / Guardian 1</th><th>Parent / Guardian 2</th></tr>
						</thead>
						<tbody>
							<tr><th scope="row">Name</th>{[1, 2].map((n) => <td key={n}><Line k={`parent${n}`} name={`family.parent${n}.name`} /></td>)}</tr>
							<tr><th scope="row">Occupation/Title</th>{[1, 2].map((n) => <td key={n}><Line k={`parentJob${n}`} name={`family.parent${n}.occupation`} /></td>)}</tr>
							<tr><th scope="row">Employer/Company</th>{[1, 2].map((n) => <td key={n}><Line k={`parentEmployer${n}`} name={`family.parent${n}.employer`} /></td>)}</tr>
							<tr><th scope="row">Highest Level of Education</th>{[1, 2].map((n) => <td key={n}><Pick k={`parentEducation${n}`} options={EDUCATION} /></td>)}</tr>
						</tbody>
					</table>
					<Choice k="bothParents" label="Do you live with both parents?" />
					<div className="grid">
						<Asked label="If no, please enter the name of the parent/guardian with whom you live" span={6}><Line k="livesWith" name="family.lives_with" /></Asked>
					</div>
					<Choice k="siblings" label="Do you have siblings?" />
					<div className="grid">
						<Asked label="If yes, how many?" span={2}><Line k="siblingCount" name="family.siblings" type="number" upTo={20} /></Asked>
						<Asked label="and age(s)?" span={4}><Line k="siblingAges" name="family.sibling_ages" /></Asked>
					</div>
					<Choice k="alumni" label="Has any member of your family attended SSU?" />
					<div className="grid">
						<Asked label="Family income last year (for need-based scholarships only)" span={6}>
							<Pick k="income" options={[["1", "Under $30,000"], ["2", "$30,000 – $59,999"], ["3", "$60,000 – $89,999"], ["4", "$90,000 – $119,999"], ["5", "$120,000 or more"]]} />
						</Asked>
					</div>
				</Section>

				<Section title="Activities">
					<p>Share the most meaningful extracurricular activities you were engaged in at some point during ninth grade to the present. Four is the limit. Don’t feel limited to the usual: talk about employment, hobbies, volunteering or caregiving.</p>
					{Array.from({ length: activities }, (_, row) => (
						<Fieldset key={row} className="card">
							<Legend className="strip">{`Activity ${row + 1}`}</Legend>
							<div className="grid">
								<Asked label="Name of the group, employer, etc." span={3}><Line k={`activity${row}`} name={`activities.${row}.name`} /></Asked>
								<Asked label="Participation details: your position or role" span={3}><Line k={`role${row}`} name={`activities.${row}.role`} /></Asked>
								<div style={{ gridColumn: "span 2" }}>
									<span className="label">Grades in which you took part</span>
									<Grades k={`grades${row}`} />
								</div>
								<Asked label="Hours per week" span={2}><Line k={`hours${row}`} name={`activities.${row}.hours`} type="number" upTo={168} /></Asked>
								<Asked label="Weeks per year" span={2}><Line k={`weeks${row}`} name={`activities.${row}.weeks`} type="number" upTo={52} /></Asked>
								<Asked label="Description of your involvement" span={6}><Words k={`about${row}`} max={250} /></Asked>
							</div>
						</Fieldset>
					))}
					{activities < 4 && (
						<button type="button" className="button plain" onClick={() => setActivities(activities + 1)}>
							+ Add another activity
						</button>
					)}
					<Choice k="employed" label="Do you currently have a paying job?" />
					<div className="grid">
						<Asked label="Employer" span={3}><Line k="employer" name="work.employer" /></Asked>
						<Asked label="Hours worked in a typical week" span={3}><Line k="workHours" name="work.hours" type="number" upTo={80} /></Asked>
					</div>
				</Section>

				<Section title="Honors">
					<p>Top three academic honors or distinctions that you believe were most meaningful to you.</p>
					<ol className="honors">
						{[0, 1, 2].map((row) => (
							<li key={row}>
								<Line k={`honor${row}`} name={`honors.${row}.title`} />
								<Pick k={`honorGrade${row}`} options={[["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]]} blank="Grade received" />
							</li>
						))}
					</ol>
				</Section>

				<Section title="Founders Talent Scholarship">
					<Choice
						k="talent"
						label="In which area do you wish to audition or submit a portfolio?"
						options={[["mus", "Music"], ["the", "Theatre"], ["art", "Visual art"], ["dan", "Dance"], ["wri", "Creative writing"]]}
					/>
					<div className="grid">
						<Asked label="Link to an online portfolio or recording" span={6}><Line k="portfolio" name="talent.url" type="url" /></Asked>
					</div>
					<Choice
						k="topic"
						stacked
						label="Please check and answer ONE of the questions below"
						options={[
							["a", "Discuss how your travel experiences have affected you as a student and a citizen of the world."],
							["b", "Select a creative work that has influenced the way you view the world and yourself."],
							["c", "Write about an aspect of the world that has engaged your curiosity."],
						]}
					/>
					<div className="grid">
						<Asked label="Your response (650 words maximum)" span={6}><Words k="essay" rows={6} /></Asked>
					</div>
					<table>
						<caption>Recommendations. At least one must be an instructor who can describe the quality of your academic work.</caption>
						<thead>
							<tr><th>Recommender</th><th>Title / subject taught</th><th>E-mail</th></tr>
						</thead>
						<tbody>
							{[0, 1].map((row) => (
								<tr key={row}>
									<td><Line k={`reference${row}`} name={`references.${row}.name`} /></td>
									<td><Line k={`referenceTitle${row}`} name={`references.${row}.title`} /></td>
									<td><Line k={`referenceEmail${row}`} name={`references.${row}.email`} type="email" /></td>
								</tr>
							))}
						</tbody>
					</table>
					<Choice k="housing" label="Do you wish to live in on-campus honors housing?" />
				</Section>

				<Section title="Honor Pledge">
					<Tick k="pledge">On my honor, this application is my own work and the information in it is true. I give permission to share my academic record with the Selection Committee.</Tick>
					<div className="grid">
						<Asked label="Signature of applicant (type your full name)" span={4}><Line k="signature" name="signature" /></Asked>
					</div>
					<button type="submit" className="button">Submit application</button>
				</Section>
			</form>
			<style>{CSS}</style>
		</main>
	);
}

const CSS = `
body { margin: 0; background: #f4f1ea; font: 15px/1.45 Georgia, serif; color: #2b2a26; }
main { max-width: 900px; margin: 0 auto; padding: 24px; }
header { border-bottom: 4px solid #7a3e1d; margin-bottom: 20px; }
.over { text-transform: uppercase; letter-spacing: .1em; color: #7a3e1d; margin: 0; }
h1 { margin: 0; }
.panel { background: #fff; border: 1px solid #ddd5c5; padding: 16px 22px 22px; margin-bottom: 18px; }
.panel h2 { margin: 0 0 12px; color: #7a3e1d; }
fieldset { border: 0; padding: 0; margin: 0 0 14px; min-width: 0; }
.card { border: 1px solid #ddd5c5; padding: 12px; }
.strip { font-weight: bold; padding: 4px 0; }
.grid { display: grid; grid-template-columns: repeat(6, 1fr); gap: 10px 14px; margin-bottom: 12px; align-items: end; }
.grid .strip { grid-column: span 6; }
.two { display: grid; grid-template-columns: 1fr 1fr; }
.field { display: block; min-width: 0; }
.label { display: block; font-size: 13px; }
.hint { display: block; font-size: 12px; color: #77705f; margin: 0; }
.input { box-sizing: border-box; border: 1px solid #a79f8c; border-radius: 4px; padding: 6px 8px; font: inherit; background: #fff; min-height: 34px; }
.w-full { width: 100%; }
.short { width: 80px; }
.pick { width: 100%; text-align: left; min-width: 90px; }
.blank { color: #8c8573; }
.combo { position: relative; }
.chevron { position: absolute; right: 4px; top: 6px; border: 0; background: none; }
.options { background: #fff; border: 1px solid #a79f8c; max-height: 240px !important; overflow: auto; padding: 4px; margin: 0; min-width: 160px; z-index: 30; }
.option { padding: 4px 8px; cursor: default; list-style: none; }
.option[data-focus] { background: #f0e4d8; }
.chips { list-style: none; padding: 0; margin: 0 0 4px; display: flex; gap: 6px; }
.chip { background: #f0e4d8; border-radius: 12px; padding: 2px 10px; }
.chip button { border: 0; background: none; }
.inline { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.stacked { display: grid; gap: 4px; }
.one { display: flex; gap: 8px; align-items: center; }
.dot, .box { width: 16px; height: 16px; border: 1px solid #77705f; flex: none; display: inline-block; background: #fff; }
.dot { border-radius: 50%; }
.dot[data-checked], .box[data-checked] { background: #7a3e1d; box-shadow: inset 0 0 0 3px #fff; }
table { width: 100%; border-collapse: collapse; margin: 12px 0; }
caption { text-align: left; font-weight: bold; padding: 4px 0; }
th { text-align: left; font-size: 13px; }
td { padding: 3px 6px 3px 0; }
.scores { display: flex; gap: 14px; align-items: end; flex-wrap: wrap; }
.scores h3 { width: 100px; margin: 0 0 6px; }
.honors li { margin-bottom: 6px; }
.honors .pick { width: 200px; margin-top: 3px; }
.button { background: #7a3e1d; color: #fff; border: 0; padding: 10px 18px; font: inherit; border-radius: 4px; margin: 8px 0; }
.button.plain { background: #fff; color: #7a3e1d; border: 1px solid #7a3e1d; }
.veil { position: fixed; inset: 0; background: rgba(0,0,0,.4); display: grid; place-items: center; z-index: 20; }
.dialog-panel { background: #fff; padding: 24px; max-width: 440px; }
`;

Object.assign(window, {
	formState: () => ({ ...answers }),
	formShown: () => Object.fromEntries(Object.entries(readers).map(([key, read]) => [key, read()])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
