import { useId } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import "./style.css";
import { MAJORS, STATES } from "../../lists";

type Opt = { value: string; label: string };
const opts = (list: string[]): Opt[] => list.map((label) => ({ value: label, label }));
const stateOptions = STATES.map(([value, label]) => ({ value, label }));
const suffixOptions = opts(["Jr.", "Sr.", "II", "III", "IV"]);
const citizenOptions: Opt[] = [
	{ value: "USC", label: "U.S. citizen or national" },
	{ value: "LPR", label: "U.S. lawful permanent resident" },
	{ value: "DACA", label: "DACA recipient" },
	{ value: "INTL", label: "International student (F-1 / J-1)" },
];
const raceOptions: Opt[] = [
	{ value: "aian", label: "American Indian or Alaska Native" },
	{ value: "asian", label: "Asian" },
	{ value: "black", label: "Black or African American" },
	{ value: "hisp", label: "Hispanic or Latino/a/x" },
	{ value: "nhpi", label: "Native Hawaiian or Pacific Islander" },
	{ value: "white", label: "White" },
	{ value: "pnts", label: "Prefer not to say" },
];
const eduOptions: Opt[] = [
	{ value: "1", label: "Less than high school" },
	{ value: "2", label: "High school diploma or GED" },
	{ value: "3", label: "Some college, no degree" },
	{ value: "4", label: "Associate degree" },
	{ value: "5", label: "Bachelor's degree" },
	{ value: "6", label: "Graduate or professional degree" },
];
const incomeOptions: Opt[] = [
	{ value: "A", label: "Under $25,000" },
	{ value: "B", label: "$25,000 – $49,999" },
	{ value: "C", label: "$50,000 – $74,999" },
	{ value: "D", label: "$75,000 – $99,999" },
	{ value: "E", label: "$100,000 – $149,999" },
	{ value: "F", label: "$150,000 or more" },
];
const termOptions: Opt[] = [
	{ value: "2026FA", label: "Fall 2026" },
	{ value: "2027SP", label: "Spring 2027" },
	{ value: "2027FA", label: "Fall 2027" },
	{ value: "2028SP", label: "Spring 2028" },
	{ value: "2028FA", label: "Fall 2028" },
];
const gradeOptions: Opt[] = [
	{ value: "9", label: "9th" },
	{ value: "10", label: "10th" },
	{ value: "11", label: "11th" },
	{ value: "12", label: "12th" },
];
const majorOptions = opts(["Accounting", "Actuarial Science", "Data Science", "Finance", "Risk Management & Insurance", "Statistics", ...MAJORS]);
const examOptions = opts([
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition",
	"AP English Literature and Composition", "AP Macroeconomics", "AP Microeconomics", "AP Physics 1", "AP Precalculus", "AP Psychology", "AP Statistics",
	"AP United States History", "AP World History: Modern",
]);
const scoreOptions = opts(["5", "4", "3", "2", "1"]);
const hearOptions = opts(["Math or economics teacher", "School counselor", "Association member", "Social media", "Web search", "Other"]);

const dotted = (name: string) => name.replace(/\./g, "_");

function Group({ id, label, required, hint, children, col = "col-6" }: any) {
	const { formState } = useFormContext();
	const message = (formState.errors as any)[id]?.message;
	return (
		<div className={`form-group ${col}${message ? " has-error" : ""}`}>
			<label htmlFor={id}>
				{label}
				{required && <span className="req"> *</span>}
			</label>
			{children}
			{hint && <small className="form-hint">{hint}</small>}
			{message && <p className="error-text" role="alert">{message}</p>}
		</div>
	);
}

function Text({ name, label, type = "text", required, hint, col, rules, ...rest }: any) {
	const { register } = useFormContext();
	const id = dotted(name);
	return (
		<Group id={id} label={label} required={required} hint={hint} col={col}>
			{type === "textarea" ? (
				<textarea id={id} rows={4} className="form-control" {...register(name, { required: required && "This field is required", ...rules })} {...rest} />
			) : (
				<input id={id} type={type} className="form-control" {...register(name, { required: required && "This field is required", ...rules })} {...rest} />
			)}
		</Group>
	);
}

function Pick({ name, label, options, required, hint, col, bare, multi, placeholder = "Select...", creatable, labelledby }: any) {
	const { control } = useFormContext();
	const id = dotted(name);
	const Cmp: any = creatable ? CreatableSelect : Select;
	const field = (
		<Controller
			name={name}
			control={control}
			rules={{ required: required && "Please choose an option" }}
			render={({ field: { onChange, onBlur, value, ref, name: fieldName } }) => (
				<Cmp
					ref={ref}
					inputId={id}
					instanceId={id}
					name={fieldName}
					className="rs"
					classNamePrefix="rs"
					aria-label={bare ? label : undefined}
					aria-labelledby={labelledby}
					options={options}
					isMulti={multi}
					isClearable={!required}
					closeMenuOnSelect={!multi}
					placeholder={placeholder}
					onBlur={onBlur}
					value={
						multi
							? options.filter((o: Opt) => (value ?? []).includes(o.value))
							: options.find((o: Opt) => o.value === value) ?? (creatable && value ? { value, label: value } : null)
					}
					onChange={(picked: any) => onChange(multi ? picked.map((o: Opt) => o.value) : (picked?.value ?? ""))}
				/>
			)}
		/>
	);
	if (bare) return field;
	return (
		<Group id={id} label={label} required={required} hint={hint} col={col}>
			{field}
		</Group>
	);
}

function When({ name, label, required, hint, col, bare, month, ...rest }: any) {
	const { control } = useFormContext();
	const id = dotted(name);
	const field = (
		<Controller
			name={name}
			control={control}
			render={({ field: { onChange, onBlur, value, name: fieldName } }) => (
				<DatePicker
					id={id}
					name={fieldName}
					selected={value}
					onChange={onChange}
					onBlur={onBlur}
					dateFormat={month ? "MM/yyyy" : "MM/dd/yyyy"}
					placeholderText={month ? "MM/YYYY" : "MM/DD/YYYY"}
					showMonthYearPicker={month}
					showYearDropdown={!month}
					showMonthDropdown={!month}
					dropdownMode="select"
					autoComplete="off"
					className="form-control"
					wrapperClassName="date-wrap"
					ariaLabelledBy={bare}
					{...rest}
				/>
			)}
		/>
	);
	if (bare) return field;
	return (
		<Group id={id} label={label} required={required} hint={hint} col={col}>
			{field}
		</Group>
	);
}

function Radios({ name, legend, options }: any) {
	const { register } = useFormContext();
	const base = useId();
	return (
		<fieldset className="form-group col-12 radio-set">
			<legend>{legend}</legend>
			{options.map((o: Opt) => (
				<div className="form-check" key={o.value}>
					<input type="radio" id={base + o.value} value={o.value} {...register(name)} />
					<label htmlFor={base + o.value}>{o.label}</label>
				</div>
			))}
		</fieldset>
	);
}

const emptyActivity = { org: "", role: "", started: null, grades: [], hours: "", weeks: "", about: "" };

function Activities() {
	const { fields, append, remove } = useFieldArray({ name: "activities" });
	return (
		<section className="panel">
			<h2>4. Leadership, work and service</h2>
			<p>List up to five involvements, including paid employment. Begin with the one that matters most to you.</p>
			{fields.map((field, i) => (
				<div className="entry-card" key={field.id}>
					<div className="entry-head">
						<h3>Involvement #{i + 1}</h3>
						{i > 0 && <button type="button" className="btn-link" onClick={() => remove(i)}>Remove</button>}
					</div>
					<div className="row">
						<Text name={`activities.${i}.org`} label="Organization or employer" required />
						<Text name={`activities.${i}.role`} label="Your role / title" />
						<When name={`activities.${i}.started`} label="Start date" month col="col-4" />
						<Pick name={`activities.${i}.grades`} label="Grade(s) involved" options={gradeOptions} multi col="col-8" />
						<Text name={`activities.${i}.hours`} label="Hours/week" type="number" min={0} max={60} col="col-4" />
						<Text name={`activities.${i}.weeks`} label="Weeks/year" type="number" min={0} max={52} col="col-4" />
						<Text name={`activities.${i}.about`} label="What did you do, and what came of it?" type="textarea" col="col-12" hint="Two or three sentences are plenty." />
					</div>
				</div>
			))}
			{fields.length < 5 && (
				<button type="button" className="btn btn-outline" id="add-activity" onClick={() => append({ ...emptyActivity }, { shouldFocus: false })}>
					+ Add another involvement
				</button>
			)}
		</section>
	);
}

function Exams() {
	return (
		<section className="panel">
			<h2>3b. Advanced Placement exams</h2>
			<p>Report exams you have already sat. Leave unused lines blank.</p>
			<table className="exam-table">
				<thead>
					<tr>
						<th id="th-exam">Exam</th>
						<th id="th-score">Score</th>
						<th id="th-when">Date taken</th>
					</tr>
				</thead>
				<tbody>
					{[0, 1, 2].map((i) => (
						<tr key={i}>
							<td><Pick bare label="Exam" labelledby="th-exam" name={`exams.${i}.name`} options={examOptions} placeholder="Search exams..." /></td>
							<td><Pick bare label="Score" labelledby="th-score" name={`exams.${i}.score`} options={scoreOptions} placeholder="1–5" /></td>
							<td><When bare="th-when" name={`exams.${i}.taken`} /></td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Honors() {
	const { fields, append, remove } = useFieldArray({ name: "honors" });
	return (
		<section className="panel">
			<h2>5. Awards and recognition</h2>
			{fields.length === 0 && <p className="muted">No awards added yet.</p>}
			<ol className="award-list">
				{fields.map((field, i) => (
					<li key={field.id} className="row">
						<Text name={`honors.${i}.title`} label="Award" col="col-7" />
						<Pick name={`honors.${i}.grade`} label="Grade received" options={gradeOptions} col="col-4" />
						<button type="button" className="btn-icon" aria-label="Remove award" onClick={() => remove(i)}>×</button>
					</li>
				))}
			</ol>
			<button type="button" className="btn btn-outline" id="add-award" onClick={() => append({ title: "", grade: "" }, { shouldFocus: false })}>
				+ Add award
			</button>
		</section>
	);
}

let submitted = false;
let read: () => any = () => ({});

function App() {
	const methods = useForm<any>({
		defaultValues: {
			applicant: { first: "", last: "", suffix: "", email: "", email2: "", phone: "", dob: null, line1: "", line2: "", city: "", state: "", zip: "" },
			school: { name: "", state: "", grad: null, gpa: "" },
			tests: { math: "", erw: "", act: "" },
			plan: { major: "", term: "" },
			p1: { first: "", last: "", edu: "", email: "" },
			bg: { citizen: "", race: [], income: "", firstGen: null },
			sponsor: { name: "" },
			essay: "", hear: "", updates: false, sign: "",
			exams: [0, 1, 2].map(() => ({ name: "", score: "", taken: null })),
			activities: [{ ...emptyActivity }],
			honors: [],
		},
	});
	const { register } = methods;
	read = methods.getValues;
	return (
		<FormProvider {...methods}>
			<header className="masthead">
				<p className="kicker">Foundation for Actuarial &amp; Financial Education</p>
				<h1>Numbers Forward Scholarship</h1>
			</header>
			<form noValidate className="application" onSubmit={methods.handleSubmit(() => { submitted = true; }, () => { submitted = true; })}>
				<section className="panel">
					<h2>1. About you</h2>
					<p>Use your legal name as it will appear on the award check. <span className="req">*</span> Required</p>
					<div className="row">
						<Text name="applicant.first" label="First name" required col="col-4" />
						<Text name="applicant.last" label="Last name" required col="col-6" />
						<Pick name="applicant.suffix" label="Suffix" options={suffixOptions} col="col-2" placeholder="—" />
						<Text name="applicant.email" label="Email" type="email" required hint="We write to this address only about your application." />
						<Text name="applicant.email2" label="Confirm email" type="email" required />
						<Text name="applicant.phone" label="Mobile phone" type="tel" placeholder="555-555-5555" />
						<When name="applicant.dob" label="Date of birth" required maxDate={new Date()} />
						<Text name="applicant.line1" label="Street address" required col="col-8" />
						<Text name="applicant.line2" label="Apt, suite, unit" col="col-4" />
						<Text name="applicant.city" label="City" required col="col-5" />
						<Pick name="applicant.state" label="State" options={stateOptions} required col="col-4" />
						<Text name="applicant.zip" label="ZIP" inputMode="numeric" maxLength={10} col="col-3" />
					</div>
				</section>
				<section className="panel">
					<h2>2. Eligibility &amp; background</h2>
					<div className="row">
						<Pick name="bg.citizen" label="Citizenship / residency" options={citizenOptions} required />
						<Pick name="bg.income" label="Annual household income" options={incomeOptions} hint="Before taxes, most recent year." />
						<Pick name="bg.race" label="Race and ethnicity (choose all that apply)" options={raceOptions} multi col="col-12" hint="Optional. Never shown to reviewers." />
						<Radios name="bg.firstGen" legend="Will you be in the first generation of your family to earn a bachelor's degree?" options={[{ value: "Y", label: "Yes" }, { value: "N", label: "No" }, { value: "U", label: "Not sure" }]} />
					</div>
					<h3>Parent or guardian</h3>
					<div className="row">
						<Text name="p1.first" label="Parent/guardian first name" />
						<Text name="p1.last" label="Parent/guardian last name" />
						<Pick name="p1.edu" label="Highest education completed by parent/guardian" options={eduOptions} />
						<Text name="p1.email" label="Parent/guardian email" type="email" />
					</div>
				</section>
				<section className="panel">
					<h2>3. Academics</h2>
					<div className="row">
						<Text name="school.name" label="Name of high school" required col="col-8" />
						<Pick name="school.state" label="School state" options={stateOptions} col="col-4" />
						<When name="school.grad" label="Expected graduation" month col="col-4" />
						<Text name="school.gpa" label="Unweighted GPA (4.0 scale)" col="col-4" />
						<Text name="tests.math" label="SAT Math" type="number" min={200} max={800} col="col-4" />
						<Text name="tests.erw" label="SAT Evidence-Based Reading & Writing" type="number" min={200} max={800} col="col-6" />
						<Text name="tests.act" label="ACT composite" type="number" min={1} max={36} col="col-6" />
						<Pick name="plan.major" label="Intended major" options={majorOptions} creatable hint="Start typing; you can enter a major that is not listed." />
						<Pick name="plan.term" label="First term of college" options={termOptions} required />
					</div>
				</section>
				<Exams />
				<Activities />
				<Honors />
				<section className="panel">
					<h2>6. Sponsor and statement</h2>
					<div className="row">
						<Text name="sponsor.name" label="Sponsoring member's name" hint="A credentialed member (ASA, FSA, ACAS, FCAS or CFA) who knows you. Not required." />
						<Text name="essay" type="textarea" label="Describe a decision you made using probability, formally or not." required col="col-12" />
						<Pick name="hear" label="How did you hear about this scholarship?" options={hearOptions} />
						<Text name="sign" label="Type your full name as your electronic signature" />
					</div>
					<div className="form-check">
						<input type="checkbox" id="updates" {...register("updates")} />
						<label htmlFor="updates">Send me career news and exam-discount offers from the association.</label>
					</div>
				</section>
				<button type="submit" className="btn btn-primary">Submit application</button>
			</form>
		</FormProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const SELECTS = ["applicant.suffix", "applicant.state", "school.state", "plan.major", "plan.term", "p1.edu", "bg.citizen", "bg.income", "hear"];
const TEXTS = [
	"applicant.first", "applicant.last", "applicant.email", "applicant.email2", "applicant.phone", "applicant.line1", "applicant.line2", "applicant.city", "applicant.zip",
	"school.name", "school.gpa", "tests.math", "tests.erw", "tests.act", "p1.first", "p1.last", "p1.email", "sponsor.name", "essay", "sign",
];
const all: [string, string][] = [
	...TEXTS.map((n) => [n, "text"]),
	...SELECTS.map((n) => [n, "select"]),
	["bg.race", "multi"],
	["bg.firstGen", "radio"],
	["updates", "box"],
	["applicant.dob", "date"],
	["school.grad", "month"],
	...[0, 1, 2].flatMap((i) => [
		[`exams.${i}.name`, "select"], [`exams.${i}.score`, "select"], [`exams.${i}.taken`, "date"],
		[`activities.${i}.org`, "text"], [`activities.${i}.role`, "text"], [`activities.${i}.started`, "month"], [`activities.${i}.grades`, "multi"],
		[`activities.${i}.hours`, "text"], [`activities.${i}.weeks`, "text"], [`activities.${i}.about`, "text"],
		[`honors.${i}.title`, "text"], [`honors.${i}.grade`, "select"],
	]),
] as [string, string][];
const pad = (n: number) => String(n).padStart(2, "0");
const w = window as any;
w.formState = () => {
	const values = read();
	const out: any = { submitted };
	for (const [name, kind] of all) {
		const value = name.split(".").reduce((at: any, step) => at?.[step], values);
		if (kind === "multi") out[name] = value ?? [];
		else if (kind === "date") out[name] = value ? `${value.getFullYear()}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}` : "";
		else if (kind === "month") out[name] = value ? `${value.getFullYear()}-${pad(value.getMonth() + 1)}` : "";
		else out[name] = value ?? "";
	}
	return out;
};
w.formShown = () => {
	const out: any = {};
	for (const [name, kind] of all) {
		const el = document.getElementById(dotted(name)) as any;
		if (kind === "select") out[name] = el?.closest(".rs__control")?.querySelector(".rs__single-value")?.textContent ?? "";
		else if (kind === "multi") out[name] = [...(el?.closest(".rs__control")?.querySelectorAll(".rs__multi-value__label") ?? [])].map((e: any) => e.textContent);
		else if (kind === "box") out[name] = el.checked;
		else if (kind === "radio") out[name] = (document.querySelector(`input[name="${name}"]:checked`) as any)?.labels[0].textContent ?? "";
		else out[name] = el?.value ?? "";
	}
	return out;
};
