import { Accordion, Checkbox, Label, Popover, RadioGroup, Select, Separator, Switch, ToggleGroup } from "radix-ui";
import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { DayPicker } from "react-day-picker";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import "react-day-picker/style.css";
import { STATES } from "../../lists";
import "./page.css";

const EMPTY = {
	student: {
		lastName: "", firstName: "", middleName: "", suffix: "", nickname: "", dob: null as Date | null, birthplace: "", gender: "", email: "", cell: "",
		textMessages: false, homePhone: "", ssn4: "", stateTestingId: "", street: "", apt: "", city: "", state: "", zip: "", county: "",
	},
	school: {
		grade: "", name: "", city: "", state: "", district: "", entered: "", gradMonth: "", gradYear: "", gpaUnweighted: "", gpaWeighted: "", rank: "",
		classSize: "", counselorName: "", counselorEmail: "", counselorPhone: "",
	},
	plan: { term: "", strand: "", prior: "", college: "", collegeDates: "", requested: "", requestedFor: "", major: "", degree: "", career: "", applyTo: "" },
	taken: [{ title: "", credits: "", grade: "" }, { title: "", credits: "", grade: "" }],
	courses: [{ title: "", grade: "", credits: "" }, { title: "", grade: "", credits: "" }, { title: "", grade: "", credits: "" }],
	tests: { psat: "", psatDate: "", satReading: "", satMath: "", act: "", accuplacer: "" },
	ap: [{ exam: "", score: "" }, { exam: "", score: "" }, { exam: "", score: "" }],
	guardians: [
		{ name: "", relationship: "", occupation: "", employer: "", education: "", cell: "", email: "" },
		{ name: "", relationship: "", occupation: "", employer: "", education: "", cell: "", email: "" },
	],
	family: { livesWith: "", marital: "", income: "", firstGen: "", meals: "" },
	siblings: [{ name: "", age: "" }],
	background: { hispanic: "", race: [] as string[], citizenship: "", language: "" },
	activities: [{ name: "", role: "", grades: [] as string[], hours: "" }],
	honors: [{ title: "", grade: "" }, { title: "", grade: "" }, { title: "", grade: "" }],
	references: { mathTeacher: "", scienceTeacher: "" },
	emergency: { name: "", phone: "" },
	essay: "",
	shirt: "",
	agree: false,
	studentSignature: "",
	parentSignature: "",
};
type Answers = typeof EMPTY;

/** Where each answer is drawn, for those that have no input of their own. */
const drawn = new Map<string, HTMLElement>();
const at = (name: string) => (element: HTMLElement | null) => {
	if (element) drawn.set(name, element);
};

const Item = createContext("");
function FormItem({ span = "c2", children }: { span?: string; children: ReactNode }) {
	const id = useId();
	return (
		<Item.Provider value={id}>
			<div className={`item ${span}`}>{children}</div>
		</Item.Provider>
	);
}
function FormLabel({ children }: { children: ReactNode }) {
	return (
		<Label.Root className="label" htmlFor={`${useContext(Item)}-form-item`}>
			{children}
		</Label.Root>
	);
}
function FormInput({ name, ...rest }: { name: string; [attribute: string]: unknown }) {
	const { register } = useFormContext();
	return <input className="input" id={`${useContext(Item)}-form-item`} {...register(name)} {...rest} />;
}
function PhoneInput({ name, ...rest }: { name: string; [attribute: string]: unknown }) {
	const { register, setValue } = useFormContext();
	const dashed = (typed: string) => {
		const digits = typed.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
		return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
	};
	return <input className="input" type="tel" placeholder="XXX-XXX-XXXX" id={`${useContext(Item)}-form-item`} {...register(name, { onChange: (event) => setValue(name, dashed(event.target.value)) })} {...rest} />;
}

function FormSelect({ name, options, placeholder = "Select", label }: { name: string; options: (string | [string, string])[]; placeholder?: string; label?: string }) {
	const id = useContext(Item);
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<div>
					<Select.Root name={field.name} value={field.value} onValueChange={field.onChange}>
						<Select.Trigger className="trigger" id={id ? `${id}-form-item` : undefined} aria-label={label} ref={at(name)}>
							<Select.Value placeholder={placeholder} />
							<Select.Icon />
						</Select.Trigger>
						<Select.Portal>
							<Select.Content className="menu" position="popper">
								<Select.Viewport>
									{options.map((option) => {
										const [value, text] = typeof option === "string" ? [option, option] : option;
										return (
											<Select.Item className="option" key={value} value={value}>
												<Select.ItemText>{text}</Select.ItemText>
											</Select.Item>
										);
									})}
								</Select.Viewport>
							</Select.Content>
						</Select.Portal>
					</Select.Root>
				</div>
			)}
		/>
	);
}

/** A radio group under its question, the question tied by aria-labelledby. */
function Choices({ name, question, options, span = "c6", stacked }: { name: string; question: string; options: [string, string][]; span?: string; stacked?: boolean }) {
	const id = useId();
	return (
		<div className={`item ${span}`}>
			<span className="label" id={`${id}-q`}>
				{question}
			</span>
			<Controller
				name={name}
				render={({ field }) => (
					<RadioGroup.Root className={stacked ? "group" : "across"} name={field.name} aria-labelledby={`${id}-q`} value={field.value} onValueChange={field.onChange} ref={at(name)}>
						{options.map(([value, text]) => (
							<div className="line" key={value}>
								<RadioGroup.Item className="dot" value={value} id={`${id}-${value}`}>
									<RadioGroup.Indicator />
								</RadioGroup.Item>
								<label htmlFor={`${id}-${value}`}>{text}</label>
							</div>
						))}
					</RadioGroup.Root>
				)}
			/>
		</div>
	);
}

const day = (date: Date) => date.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });

function BirthDate() {
	const [open, setOpen] = useState(false);
	const id = `${useContext(Item)}-form-item`;
	return (
		<Controller
			name="student.dob"
			render={({ field }) => (
				<Popover.Root open={open} onOpenChange={setOpen}>
					<Popover.Trigger className="trigger" type="button" id={id} ref={at("student.dob")}>
						{field.value ? <span>{day(field.value)}</span> : <span className="empty">Pick a date</span>}
					</Popover.Trigger>
					<Popover.Portal>
						<Popover.Content className="menu" align="start" style={{ maxHeight: "none" }}>
							<DayPicker
								mode="single"
								captionLayout="dropdown"
								defaultMonth={new Date(2010, 0)}
								startMonth={new Date(2003, 0)}
								endMonth={new Date(2014, 11)}
								selected={field.value ?? undefined}
								onSelect={(date) => {
									field.onChange(date ?? null);
									setOpen(false);
								}}
							/>
						</Popover.Content>
					</Popover.Portal>
				</Popover.Root>
			)}
		/>
	);
}

/** The searchable list of states: a button, a box to search and the options that fit. */
function StateCombobox({ name }: { name: string }) {
	const [open, setOpen] = useState(false);
	const [sought, setSought] = useState("");
	const id = `${useContext(Item)}-form-item`;
	const fitting = STATES.filter(([code, text]) => text.toLowerCase().includes(sought.toLowerCase()) || code.toLowerCase() === sought.toLowerCase());
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<Popover.Root
					open={open}
					onOpenChange={(next) => {
						setOpen(next);
						setSought("");
					}}
				>
					<Popover.Trigger className="trigger" type="button" role="combobox" aria-expanded={open} id={id} ref={at(name)}>
						{field.value ? <span>{STATES.find(([code]) => code === field.value)?.[1]}</span> : <span className="empty">Select state…</span>}
					</Popover.Trigger>
					<Popover.Portal>
						<Popover.Content className="menu" align="start">
							<input className="input" placeholder="Search state…" role="combobox" aria-expanded="true" aria-controls={`${id}-list`} value={sought} onChange={(event) => setSought(event.target.value)} />
							<div role="listbox" id={`${id}-list`} aria-label="States">
								{fitting.map(([code, text]) => (
									<div
										key={code}
										role="option"
										aria-selected={field.value === code}
										className="option"
										onClick={() => {
											field.onChange(code);
											setOpen(false);
										}}
									>
										{text}
									</div>
								))}
								{fitting.length === 0 && <div className="hint">No state found.</div>}
							</div>
						</Popover.Content>
					</Popover.Portal>
				</Popover.Root>
			)}
		/>
	);
}

function Panel({ value, title, children }: { value: string; title: string; children: ReactNode }) {
	return (
		<Accordion.Item className="panel" value={value}>
			<Accordion.Header asChild>
				<h2 style={{ margin: 0, fontSize: 18 }}>
					<Accordion.Trigger className="panel-head">{title}</Accordion.Trigger>
				</h2>
			</Accordion.Header>
			<Accordion.Content className="panel-body">{children}</Accordion.Content>
		</Accordion.Item>
	);
}

function StudentInformation() {
	return (
		<div className="cols">
			<FormItem>
				<FormLabel>Legal Last Name</FormLabel>
				<FormInput name="student.lastName" autoComplete="family-name" />
			</FormItem>
			<FormItem>
				<FormLabel>Legal First Name</FormLabel>
				<FormInput name="student.firstName" autoComplete="given-name" />
			</FormItem>
			<FormItem span="c1">
				<FormLabel>Middle</FormLabel>
				<FormInput name="student.middleName" />
			</FormItem>
			<FormItem span="c1">
				<FormLabel>Suffix</FormLabel>
				<FormInput name="student.suffix" placeholder="Jr., II" />
			</FormItem>
			<FormItem>
				<FormLabel>Nickname</FormLabel>
				<FormInput name="student.nickname" />
				<p className="hint">What you want on your name badge.</p>
			</FormItem>
			<FormItem>
				<FormLabel>Date of Birth</FormLabel>
				<BirthDate />
			</FormItem>
			<FormItem>
				<FormLabel>Place of Birth (City, State or Country)</FormLabel>
				<FormInput name="student.birthplace" />
			</FormItem>
			<Choices name="student.gender" question="Gender" span="c3" options={[["F", "Female"], ["M", "Male"], ["X", "Non-binary"], ["N", "Prefer not to say"]]} />
			<FormItem span="c3">
				<FormLabel>Student E-mail</FormLabel>
				<FormInput name="student.email" type="email" />
				<p className="hint">Decisions are sent by e-mail. Use an address you check often.</p>
			</FormItem>
			<FormItem>
				<FormLabel>Student Cell Phone</FormLabel>
				<PhoneInput name="student.cell" />
			</FormItem>
			<FormItem>
				<FormLabel>Home Phone (if different)</FormLabel>
				<PhoneInput name="student.homePhone" />
			</FormItem>
			<div className="item c2">
				<span className="label">Text messages</span>
				<Controller
					name="student.textMessages"
					render={({ field }) => (
						<div className="line">
							<Switch.Root className="switch" id="text-ok" name={field.name} checked={field.value} onCheckedChange={field.onChange} ref={at(field.name)}>
								<Switch.Thumb />
							</Switch.Root>
							<Label.Root htmlFor="text-ok">I consent to receive texts about this application</Label.Root>
						</div>
					)}
				/>
			</div>
			<FormItem span="c4">
				<FormLabel>Mailing Address (Street/Route/P.O. Box)</FormLabel>
				<FormInput name="student.street" />
			</FormItem>
			<FormItem>
				<FormLabel>Apt./Lot</FormLabel>
				<FormInput name="student.apt" />
			</FormItem>
			<FormItem>
				<FormLabel>City</FormLabel>
				<FormInput name="student.city" />
			</FormItem>
			<FormItem>
				<FormLabel>State</FormLabel>
				<StateCombobox name="student.state" />
			</FormItem>
			<FormItem span="c1">
				<FormLabel>Zip</FormLabel>
				<FormInput name="student.zip" inputMode="numeric" maxLength={10} />
			</FormItem>
			<FormItem span="c1">
				<FormLabel>County of Residence</FormLabel>
				<FormInput name="student.county" />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>Last Four Digits of Social Security Number</FormLabel>
				<FormInput name="student.ssn4" maxLength={4} autoComplete="off" />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>State Testing ID (from your transcript)</FormLabel>
				<FormInput name="student.stateTestingId" />
			</FormItem>
		</div>
	);
}

function SchoolInformation() {
	const { register } = useFormContext();
	return (
		<div className="cols">
			<div className="item c6">
				<span className="label" id="grade-now">
					Current Grade Level
				</span>
				<Controller
					name="school.grade"
					render={({ field }) => (
						<ToggleGroup.Root type="single" className="toggles" aria-labelledby="grade-now" value={field.value} onValueChange={field.onChange} ref={at(field.name)}>
							{["9th", "10th", "11th", "12th"].map((grade) => (
								<ToggleGroup.Item key={grade} value={grade}>
									{grade}
								</ToggleGroup.Item>
							))}
						</ToggleGroup.Root>
					)}
				/>
			</div>
			<div className="item c3">
				<label htmlFor="hs_name" className="label">
					Name of High School
				</label>
				<input id="hs_name" className="input" {...register("school.name")} />
			</div>
			<div className="item c3">
				<label htmlFor="hs_district" className="label">
					School District
				</label>
				<input id="hs_district" className="input" {...register("school.district")} />
			</div>
			<div className="item c2">
				<label htmlFor="hs_city" className="label">
					City (school)
				</label>
				<input id="hs_city" className="input" {...register("school.city")} />
			</div>
			<FormItem>
				<FormLabel>State (school)</FormLabel>
				<FormSelect name="school.state" options={STATES} placeholder="State" />
			</FormItem>
			<div className="item c2">
				<label htmlFor="hs_entered" className="label">
					Date you entered this school
				</label>
				<input id="hs_entered" className="input" placeholder="MM/DD/YYYY" maxLength={10} {...register("school.entered")} />
			</div>
			<div className="item c4">
				<span className="label">Expected Date of H.S. Graduation</span>
				<div className="line">
					<FormSelect name="school.gradMonth" label="Graduation month" placeholder="Month" options={["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]} />
					<FormSelect name="school.gradYear" label="Graduation year" placeholder="Year" options={["2026", "2027", "2028", "2029", "2030"]} />
				</div>
			</div>
			<div className="item c6">
				<Separator.Root />
				<p className="hint">Applicants need a cumulative unweighted GPA of 3.0 or higher. Your counselor will verify the figures below.</p>
			</div>
			<div className="item c2">
				<label htmlFor="gpa_u" className="label">
					Cumulative GPA, unweighted (4.0 scale)
				</label>
				<input id="gpa_u" className="input" inputMode="decimal" {...register("school.gpaUnweighted")} />
			</div>
			<div className="item c2">
				<label htmlFor="gpa_w" className="label">
					Cumulative GPA, weighted
				</label>
				<input id="gpa_w" className="input" inputMode="decimal" {...register("school.gpaWeighted")} />
			</div>
			<div className="item c2">
				<span className="label">Class Rank</span>
				<div className="line">
					<input aria-label="Rank" className="input" type="number" {...register("school.rank")} />
					<span>of</span>
					<input aria-label="Number in class" className="input" type="number" {...register("school.classSize")} />
				</div>
			</div>
			<div className="item c2">
				<label htmlFor="gc_name" className="label">
					Guidance Counselor
				</label>
				<input id="gc_name" className="input" {...register("school.counselorName")} />
			</div>
			<div className="item c2">
				<label htmlFor="gc_mail" className="label">
					Counselor E-mail
				</label>
				<input id="gc_mail" className="input" type="email" {...register("school.counselorEmail")} />
			</div>
			<FormItem>
				<FormLabel>Counselor Phone</FormLabel>
				<PhoneInput name="school.counselorPhone" />
			</FormItem>
		</div>
	);
}

function CourseTable({ list, heads, fields, wide }: { list: "taken" | "courses"; heads: string[]; fields: string[]; wide: string }) {
	const { register } = useFormContext();
	const { fields: rows } = useFieldArray({ name: list });
	return (
		<table>
			<thead>
				<tr>
					{heads.map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, n) => (
					<tr key={row.id}>
						{fields.map((field) => (
							<td key={field} width={field === wide ? undefined : 130}>
								<input className="input" {...register(`${list}.${n}.${field}`)} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Plans() {
	const { register } = useFormContext();
	return (
		<div className="cols">
			<FormItem>
				<FormLabel>Entrance Term/Year</FormLabel>
				<FormSelect name="plan.term" options={["Summer 2026", "Fall 2026", "Spring 2027", "Summer 2027"]} />
			</FormItem>
			<Choices name="plan.strand" question="Nomination Area – indicate only one area" span="c4" options={["Biology", "Chemistry", "Engineering", "Mathematics", "Physics"].map((area): [string, string] => [area, area])} />
			<Choices name="plan.prior" question="Have you taken college courses (dual enrollment or otherwise) before?" options={[["yes", "Yes"], ["no", "No"]]} />
			<FormItem span="c4">
				<FormLabel>If yes, name of college</FormLabel>
				<FormInput name="plan.college" />
			</FormItem>
			<FormItem>
				<FormLabel>Term(s) attended</FormLabel>
				<FormInput name="plan.collegeDates" />
			</FormItem>
			<div className="c6">
				<p className="label">College courses completed</p>
				<CourseTable list="taken" heads={["Course title", "Units", "Grade"]} fields={["title", "credits", "grade"]} wide="title" />
			</div>
			<FormItem span="c3">
				<FormLabel>College course requested (number and title)</FormLabel>
				<FormInput name="plan.requested" />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>High School Course Equivalent</FormLabel>
				<FormInput name="plan.requestedFor" />
			</FormItem>
			<div className="c6">
				<p className="label">List the three most demanding high school courses you have taken or are taking</p>
				<CourseTable list="courses" heads={["Course", "Grade", "Credit"]} fields={["title", "grade", "credits"]} wide="title" />
			</div>
			<FormItem span="c3">
				<FormLabel>Planned college major</FormLabel>
				<FormInput name="plan.major" />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>Highest degree you hope to earn</FormLabel>
				<FormSelect name="plan.degree" options={["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Not sure"]} />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>Career goal</FormLabel>
				<FormInput name="plan.career" />
			</FormItem>
			<div className="item c3">
				<label className="label" htmlFor="apply-to">
					Colleges to which you have applied or plan to apply
				</label>
				<input id="apply-to" className="input" {...register("plan.applyTo")} />
			</div>
		</div>
	);
}

function TestScores() {
	const { register } = useFormContext();
	const lines: [string, string, string][] = [
		["PSAT/NMSQT total", "psat", "320–1520"],
		["SAT Reading & Writing", "satReading", "200–800"],
		["SAT Math", "satMath", "200–800"],
		["ACT composite", "act", "1–36"],
		["ACCUPLACER (any section)", "accuplacer", ""],
	];
	return (
		<>
			<p className="hint">Report the scores you have. Attach a copy of the score report or test label.</p>
			<dl style={{ display: "grid", gridTemplateColumns: "230px 130px 1fr", gap: "8px 12px", alignItems: "center" }}>
				{lines.map(([text, field, range]) => (
					<div key={field} style={{ display: "contents" }}>
						<dt>
							<Label.Root htmlFor={`score-${field}`}>{text}</Label.Root>
						</dt>
						<dd style={{ margin: 0 }}>
							<input className="input" id={`score-${field}`} inputMode="numeric" placeholder={range} {...register(`tests.${field}`)} />
						</dd>
						<dd style={{ margin: 0 }}>
							{field === "psat" && (
								<span className="line">
									<Label.Root htmlFor="psat-when">Month/Year PSAT taken</Label.Root>
									<input className="input" style={{ width: 120 }} id="psat-when" placeholder="MM/YYYY" maxLength={7} {...register("tests.psatDate")} />
								</span>
							)}
						</dd>
					</div>
				))}
			</dl>
			<table aria-label="AP exams">
				<thead>
					<tr>
						<th>AP exam</th>
						<th>Score</th>
					</tr>
				</thead>
				<tbody>
					{[0, 1, 2].map((n) => (
						<tr key={n}>
							<td>
								<input className="input" {...register(`ap.${n}.exam`)} />
							</td>
							<td width={130}>
								<FormSelect name={`ap.${n}.score`} placeholder="–" options={["5", "4", "3", "2", "1"]} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}

function Guardian({ n }: { n: number }) {
	return (
		<fieldset>
			<legend>Parent/Guardian {n + 1}</legend>
			<div className="cols">
				<FormItem span="c4">
					<FormLabel>Full Name</FormLabel>
					<FormInput name={`guardians.${n}.name`} />
				</FormItem>
				<FormItem>
					<FormLabel>Relationship to student</FormLabel>
					<FormSelect name={`guardians.${n}.relationship`} options={["Mother", "Father", "Stepparent", "Grandparent", "Legal guardian", "Other"]} />
				</FormItem>
				<FormItem span="c3">
					<FormLabel>Place of Employment</FormLabel>
					<FormInput name={`guardians.${n}.employer`} />
				</FormItem>
				<FormItem span="c3">
					<FormLabel>Occupation and Title</FormLabel>
					<FormInput name={`guardians.${n}.occupation`} />
				</FormItem>
				<FormItem>
					<FormLabel>Cell phone for reaching parent</FormLabel>
					<PhoneInput name={`guardians.${n}.cell`} />
				</FormItem>
				<FormItem>
					<FormLabel>Parent E-mail</FormLabel>
					<FormInput name={`guardians.${n}.email`} type="email" />
				</FormItem>
				<FormItem>
					<FormLabel>Education completed</FormLabel>
					<FormSelect name={`guardians.${n}.education`} options={[["LHS", "Less than high school"], ["HS", "High school graduate or GED"], ["SC", "Some college, no degree"], ["AA", "2-year college degree"], ["BA", "4-year college degree"], ["GR", "Graduate or professional degree"]]} />
				</FormItem>
			</div>
		</fieldset>
	);
}

function Family() {
	const { register } = useFormContext();
	const { fields, append } = useFieldArray({ name: "siblings" });
	return (
		<>
			<Guardian n={0} />
			<Guardian n={1} />
			<div className="cols">
				<Choices name="family.livesWith" question="Student lives with" options={[["both", "Both parents"], ["p1", "Parent/Guardian 1 only"], ["p2", "Parent/Guardian 2 only"], ["split", "Time divided between households"], ["other", "Other"]]} />
				<FormItem span="c3">
					<FormLabel>Parents are</FormLabel>
					<FormSelect name="family.marital" options={["Married", "Divorced", "Separated", "Widowed", "Never married"]} />
				</FormItem>
				<FormItem span="c3">
					<FormLabel>Annual household income (before taxes)</FormLabel>
					<FormInput name="family.income" type="number" min={0} />
					<p className="hint">Used only for the book and fee grant.</p>
				</FormItem>
				<Choices name="family.firstGen" question="Will you be the first generation in your family to attend college?" span="c3" options={[["Y", "Yes"], ["N", "No"]]} />
				<Choices name="family.meals" question="Do you qualify for free or reduced price meals?" span="c3" options={[["Y", "Yes"], ["N", "No"], ["D", "Don't know"]]} />
			</div>
			<p className="label" style={{ marginTop: 18 }}>
				Brothers and sisters
			</p>
			{fields.map((row, n) => (
				<div className="line" key={row.id} style={{ marginBottom: 8 }}>
					<input className="input" placeholder="Name" aria-label={`Sibling ${n + 1} name`} {...register(`siblings.${n}.name`)} />
					<input className="input" style={{ width: 100 }} placeholder="Age" aria-label={`Sibling ${n + 1} age`} {...register(`siblings.${n}.age`)} />
				</div>
			))}
			<button className="ghost" type="button" onClick={() => append({ name: "", age: "" }, { shouldFocus: false })}>
				+ Add sibling
			</button>
		</>
	);
}

const RACES: [string, string][] = [
	["native", "American Indian/Alaska Native"],
	["asian", "Asian"],
	["black", "Black/African-American"],
	["pacific", "Native Hawaiian/Pacific Islander"],
	["white", "White"],
];

function Background() {
	return (
		<div className="cols">
			<p className="hint c6">The following information is requested for statistical purposes only.</p>
			<Choices name="background.hispanic" question="Hispanic or Latino?" span="c3" options={[["Yes", "Yes"], ["No", "No"]]} />
			<fieldset className="c3" style={{ margin: 0 }}>
				<legend>Race/Origin (mark all that apply)</legend>
				<Controller
					name="background.race"
					render={({ field }) => (
						<div className="group" ref={at(field.name)}>
							{RACES.map(([value, text]) => (
								<div className="line" key={value}>
									<Checkbox.Root
										className="tick"
										id={`race-${value}`}
										name={field.name}
										value={value}
										checked={field.value.includes(value)}
										onCheckedChange={(checked) => field.onChange(RACES.map(([each]) => each).filter((each) => (each === value ? checked === true : field.value.includes(each))))}
									>
										<Checkbox.Indicator>✓</Checkbox.Indicator>
									</Checkbox.Root>
									<Label.Root htmlFor={`race-${value}`}>{text}</Label.Root>
								</div>
							))}
						</div>
					)}
				/>
			</fieldset>
			<FormItem span="c3">
				<FormLabel>Citizenship</FormLabel>
				<FormSelect name="background.citizenship" options={["U.S. citizen", "U.S. national", "Permanent resident", "Other"]} />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>Language other than English spoken in the home</FormLabel>
				<FormSelect name="background.language" options={["None", "Arabic", "Chinese", "Hindi", "Korean", "Russian", "Spanish", "Tagalog", "Vietnamese", "Other"]} />
			</FormItem>
		</div>
	);
}

function Involvement() {
	const { register } = useFormContext();
	const { fields, append } = useFieldArray({ name: "activities" });
	return (
		<>
			<p>List school, community and work activities in which you are or have been involved.</p>
			{fields.map((row, n) => (
				<div className="row cols" key={row.id}>
					<FormItem span="c3">
						<FormLabel>Activity or organization</FormLabel>
						<FormInput name={`activities.${n}.name`} />
					</FormItem>
					<FormItem span="c3">
						<FormLabel>Office or leadership position</FormLabel>
						<FormInput name={`activities.${n}.role`} maxLength={60} />
					</FormItem>
					<div className="item c3">
						<span className="label" id={`grades-${n}`}>
							Grade(s) in which you took part
						</span>
						<Controller
							name={`activities.${n}.grades`}
							render={({ field }) => (
								<ToggleGroup.Root type="multiple" className="toggles" aria-labelledby={`grades-${n}`} value={field.value} onValueChange={(value) => field.onChange([...value].sort((a, b) => Number(a) - Number(b)))} ref={at(field.name)}>
									{["9", "10", "11", "12"].map((grade) => (
										<ToggleGroup.Item key={grade} value={grade}>
											{grade}
										</ToggleGroup.Item>
									))}
								</ToggleGroup.Root>
							)}
						/>
					</div>
					<FormItem span="c3">
						<FormLabel>Average hours per week</FormLabel>
						<FormInput name={`activities.${n}.hours`} type="number" min={0} max={99} />
					</FormItem>
				</div>
			))}
			<button className="ghost" type="button" onClick={() => append({ name: "", role: "", grades: [], hours: "" }, { shouldFocus: false })}>
				+ Add activity
			</button>
			<h3 style={{ marginTop: 24 }}>Awards and honors</h3>
			<table>
				<thead>
					<tr>
						<th>Award, honor or recognition</th>
						<th>Grade when received</th>
					</tr>
				</thead>
				<tbody>
					{[0, 1, 2].map((n) => (
						<tr key={n}>
							<td>
								<input className="input" {...register(`honors.${n}.title`)} />
							</td>
							<td width={190}>
								<FormSelect name={`honors.${n}.grade`} placeholder="Grade" options={[["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]]} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}

function Closing() {
	const { register } = useFormContext();
	return (
		<div className="cols">
			<FormItem span="c3">
				<FormLabel>Mathematics teacher who will recommend you</FormLabel>
				<FormInput name="references.mathTeacher" />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>Science teacher who will recommend you</FormLabel>
				<FormInput name="references.scienceTeacher" />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>Emergency contact (other than parent)</FormLabel>
				<FormInput name="emergency.name" />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>Emergency contact phone</FormLabel>
				<PhoneInput name="emergency.phone" />
			</FormItem>
			<div className="item c6">
				<label className="label" htmlFor="why">
					In your own words, why do you want to attend the Governor's Early College, and how would you balance it with your high school? (300 words)
				</label>
				<textarea id="why" {...register("essay")} />
			</div>
			<FormItem>
				<FormLabel>T-shirt size</FormLabel>
				<FormSelect name="shirt" options={["S", "M", "L", "XL", "XXL"]} />
			</FormItem>
			<div className="c6">
				<Controller
					name="agree"
					render={({ field }) => (
						<div className="line" style={{ alignItems: "start" }}>
							<Checkbox.Root className="tick" id="agree" name={field.name} checked={field.value} onCheckedChange={field.onChange} ref={at(field.name)}>
								<Checkbox.Indicator>✓</Checkbox.Indicator>
							</Checkbox.Root>
							<Label.Root htmlFor="agree">
								I understand that grades earned will appear on a permanent college transcript, and I authorize my high school to release my grades,
								transcripts and test scores to the Early College.
							</Label.Root>
						</div>
					)}
				/>
			</div>
			<FormItem span="c3">
				<FormLabel>Student Signature (type your full name)</FormLabel>
				<FormInput name="studentSignature" />
			</FormItem>
			<FormItem span="c3">
				<FormLabel>Parent/Guardian Signature (type full name)</FormLabel>
				<FormInput name="parentSignature" />
			</FormItem>
		</div>
	);
}

let submitted = false;
let read: () => Answers = () => EMPTY;

function Application() {
	const form = useForm<Answers>({ defaultValues: EMPTY });
	read = form.getValues;
	const parts: [string, string, ReactNode][] = [
		["student", "Part 1: Student Information", <StudentInformation key="1" />],
		["school", "Part 2: School Information", <SchoolInformation key="2" />],
		["plan", "Part 3: Dual Enrollment Plans and Coursework", <Plans key="3" />],
		["tests", "Part 4: Test Scores", <TestScores key="4" />],
		["family", "Part 5: Parent/Guardian and Family Information", <Family key="5" />],
		["background", "Part 6: Background", <Background key="6" />],
		["involvement", "Part 7: Activities and Honors", <Involvement key="7" />],
		["closing", "Part 8: Recommendations, Statement and Acknowledgement", <Closing key="8" />],
	];
	return (
		<main>
			<h1>Governor's Early College at Larkspur Ridge</h1>
			<p className="lead">Dual Enrollment Student Application. All fields must be completed and the form submitted prior to acceptance.</p>
			<FormProvider {...form}>
				<form
					noValidate
					onSubmit={form.handleSubmit(() => {
						submitted = true;
					})}
				>
					<Accordion.Root type="multiple" defaultValue={parts.map(([value]) => value)}>
						{parts.map(([value, title, body]) => (
							<Panel key={value} value={value} title={title}>
								{body}
							</Panel>
						))}
					</Accordion.Root>
					<button className="send" type="submit">
						Submit Application
					</button>
				</form>
			</FormProvider>
		</main>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

const iso = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function flat(value: unknown, path = ""): [string, unknown][] {
	if (value instanceof Date) return [[path, iso(value)]];
	if (value === null || typeof value !== "object" || (Array.isArray(value) && typeof value[0] !== "object")) return [[path, value]];
	return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
}

function shownOf(name: string) {
	const element = drawn.get(name);
	if (!element) return (document.getElementsByName(name)[0] as HTMLInputElement).value;
	if (element.matches("[role=checkbox], [role=switch]")) return element.dataset.state === "checked";
	const labelled = (button: Element) => element.querySelector(`label[for="${button.id}"]`)?.textContent ?? "";
	if (element.matches("[role=radiogroup]") && !element.classList.contains("toggles")) {
		const chosen = element.querySelector("[role=radio][data-state=checked]");
		return chosen ? labelled(chosen) : "";
	}
	if (element.classList.contains("toggles")) {
		const pressed = [...element.querySelectorAll("[data-state=on]")].map((each) => each.textContent ?? "");
		return name === "school.grade" ? (pressed[0] ?? "") : pressed;
	}
	if (name === "background.race") return [...element.querySelectorAll("[role=checkbox][data-state=checked]")].map(labelled);
	if (element.hasAttribute("data-placeholder") || element.querySelector(".empty")) return "";
	return element.querySelector("span")?.textContent ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(read())), submitted }),
	formShown: () => Object.fromEntries(flat(read()).map(([name]) => [name, shownOf(name)])),
});
