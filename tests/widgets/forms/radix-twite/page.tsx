import "./page.css";
import { Checkbox, Dialog, Label, RadioGroup, Select } from "radix-ui";
import { type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = [value: string, text: string];
const same = (texts: string[]): Option[] => texts.map((text) => [text, text]);

/** Where each control stands, to read what is drawn there. */
const drawn: Record<string, HTMLElement | null> = {};

const EDUCATION: Option[] = [
	["none", "None"],
	["some_primary", "Some grade/primary school"],
	["primary", "Completed grade/primary school"],
	["some_hs", "Some high/secondary school"],
	["hs", "Graduated from high/secondary school (or equivalent)"],
	["some_trade", "Some trade school or community college"],
	["trade", "Graduated from trade school or community college"],
	["some_college", "Some college/university"],
	["college", "Graduated from college/university"],
	["grad", "Graduate school"],
];
const DEGREES: Option[] = [
	["AS", "Associate's (AA, AS)"],
	["BA", "Bachelor's (BA, BS)"],
	["MA", "Master's (MA, MS)"],
	["BUS", "Business (MBA, MAcc)"],
	["LAW", "Law (JD, LLM)"],
	["MED", "Medicine (MD, DO, DVM, DDS)"],
	["PHD", "Doctorate (PhD, EdD, etc)"],
	["OTH", "Other"],
	["UND", "Undecided"],
];
const AP = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language",
	"English Literature",
	"Environmental Science",
	"European History",
	"Government: United States",
	"Human Geography",
	"Macroeconomics",
	"Physics 1",
	"Psychology",
	"Spanish Language",
	"Statistics",
	"United States History",
	"World History",
];
const GRADES = ["9", "10", "11", "12", "PG"];

const DEFAULTS = {
	lastName: "",
	firstName: "",
	middleName: "",
	suffix: "",
	preferredName: "",
	formerNames: "",
	birthDate: "",
	sex: "",
	ssn: "",
	email: "",
	phone: "",
	altPhone: "",
	address: "",
	apartment: "",
	city: "",
	county: "",
	state: "",
	zip: "",
	country: "",
	mailing: "",
	citizenship: "",
	birthCity: "",
	birthCountry: "",
	yearsInUS: "",
	language1: "",
	language1Use: [] as string[],
	language2: "",
	language2Use: [] as string[],
	language3: "",
	language3Use: [] as string[],
	hispanic: "",
	hispanicBackground: "",
	race: [] as string[],
	veteran: "",
	entryTerm: "",
	major: "",
	career: "",
	highestDegree: "",
	needAid: "",
	housing: "",
	hsName: "",
	hsCity: "",
	hsState: "",
	hsCode: "",
	hsEntry: "",
	hsGraduation: "",
	rank: "",
	classSize: "",
	gpaUnweighted: "",
	gpaWeighted: "",
	counselorName: "",
	counselorPhone: "",
	collegeName: "",
	collegeDates: "",
	actComposite: "",
	actDate: "",
	actEnglish: "",
	actMath: "",
	actReading: "",
	actScience: "",
	satComposite: "",
	satReading: "",
	satReadingDate: "",
	satMath: "",
	satMathDate: "",
	ap1Subject: "",
	ap1Date: "",
	ap1Score: "",
	ap2Subject: "",
	ap2Date: "",
	ap2Score: "",
	ap3Subject: "",
	ap3Date: "",
	ap3Score: "",
	marital: "",
	divorceYear: "",
	permanentHome: "",
	parent1Living: "",
	parent1Last: "",
	parent1First: "",
	parent1Middle: "",
	parent1Former: "",
	parent1Occupation: "",
	parent1Employer: "",
	parent1Education: "",
	parent2Living: "",
	parent2Last: "",
	parent2First: "",
	parent2Middle: "",
	parent2Former: "",
	parent2Occupation: "",
	parent2Employer: "",
	parent2Education: "",
	honor1: "",
	honor1Grade: "",
	honor2: "",
	honor2Grade: "",
	honor3: "",
	honor3Grade: "",
	essay: "",
	reference1: "",
	reference2: "",
	discipline: "",
	certify: false,
	signature: "",
	signatureDate: "",
};

function Item({ className, children }: { className?: string; children: ReactNode }) {
	return <div className={`form-item ${className ?? ""}`}>{children}</div>;
}

function Field({ name, label, hint, className = "c4", ...rest }: Record<string, any> & { name: string }) {
	const { register } = useFormContext();
	const id = `${useId()}-form-item`;
	return (
		<Item className={className}>
			<Label.Root htmlFor={id}>{label}</Label.Root>
			<Box id={id} name={name} register={register} aria-describedby={hint ? `${id}-description` : undefined} {...rest} />
			{hint && (
				<p className="hint" id={`${id}-description`}>
					{hint}
				</p>
			)}
		</Item>
	);
}

function Box({ name, register, rows, ...rest }: Record<string, any>) {
	const { ref, ...field } = register(name);
	const keep = (element: HTMLElement | null) => {
		drawn[name] = element;
		ref(element);
	};
	return rows ? <textarea ref={keep} rows={rows} {...field} {...rest} /> : <input type="text" ref={keep} {...field} {...rest} />;
}

function Cell({ name, ...rest }: Record<string, any>) {
	const { register } = useFormContext();
	return <Box name={name} register={register} {...rest} />;
}

function Pick({ name, options, placeholder = "Select…", id, ...rest }: Record<string, any>) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<Select.Root value={field.value} onValueChange={field.onChange}>
					<Select.Trigger
						id={id}
						className="trigger"
						ref={(element) => {
							drawn[name] = element;
						}}
						onBlur={field.onBlur}
						{...rest}
					>
						<Select.Value placeholder={placeholder} />
						<Select.Icon>▾</Select.Icon>
					</Select.Trigger>
					<Select.Portal>
						<Select.Content className="content" position="popper" sideOffset={4}>
							<Select.Viewport className="viewport">
								{(options as Option[]).map(([value, text]) => (
									<Select.Item key={value} value={value} className="item">
										<Select.ItemIndicator className="tick">✓</Select.ItemIndicator>
										<Select.ItemText>{text}</Select.ItemText>
									</Select.Item>
								))}
							</Select.Viewport>
						</Select.Content>
					</Select.Portal>
				</Select.Root>
			)}
		/>
	);
}

function PickField({ name, label, options, className = "c4", placeholder }: Record<string, any>) {
	const id = `${useId()}-form-item`;
	return (
		<Item className={className}>
			<Label.Root htmlFor={id}>{label}</Label.Root>
			<Pick name={name} id={id} options={options} placeholder={placeholder} />
		</Item>
	);
}

function Radios({ name, label, options, className = "c4", hint }: Record<string, any>) {
	const id = useId();
	return (
		<Item className={className}>
			<span className="q" id={`${id}-q`}>
				{label}
			</span>
			<Controller
				name={name}
				render={({ field }) => (
					<RadioGroup.Root
						className="radios"
						value={field.value || null}
						onValueChange={field.onChange}
						aria-labelledby={`${id}-q`}
						ref={(element) => {
							drawn[name] = element;
						}}
					>
						{(options as Option[]).map(([value, text], index) => (
							<span key={value}>
								<RadioGroup.Item className="radio" value={value} id={`${id}-${index}`}>
									<RadioGroup.Indicator className="dot" />
								</RadioGroup.Item>
								<label htmlFor={`${id}-${index}`}>{text}</label>
							</span>
						))}
					</RadioGroup.Root>
				)}
			/>
			{hint && <p className="hint">{hint}</p>}
		</Item>
	);
}

function Checks({ name, options, row, ...rest }: Record<string, any>) {
	const id = useId();
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<div
					role="group"
					className={row ? "checks row" : "checks"}
					ref={(element) => {
						drawn[name] = element;
					}}
					{...rest}
				>
					{(options as Option[]).map(([value, text], index) => (
						<span key={value}>
							<Checkbox.Root
								className="check"
								id={`${id}-${index}`}
								checked={field.value.includes(value)}
								onCheckedChange={(checked) =>
									field.onChange(
										(options as Option[]).map(([each]) => each).filter((each) => (each === value ? checked : field.value.includes(each))),
									)
								}
							>
								<Checkbox.Indicator>✓</Checkbox.Indicator>
							</Checkbox.Root>
							<label htmlFor={`${id}-${index}`}>{text}</label>
						</span>
					))}
				</div>
			)}
		/>
	);
}

const YES_NO = same(["Yes", "No"]);

function Parent({ number, who }: { number: 1 | 2; who: string }) {
	const id = `parent${number}`;
	return (
		<div className="card" id={`parent-${number}`}>
			<h3>{who}</h3>
			<Radios
				name={`${id}Living`}
				label={`Is ${who} living?`}
				options={[
					["Y", "Yes"],
					["N", "No"],
				]}
			/>
			<Field name={`${id}Last`} label="Last/Family/Sur" />
			<Field name={`${id}First`} label="First/Given" />
			<Field name={`${id}Middle`} label="Middle" />
			<Field name={`${id}Former`} label="Former last name(s), if any" />
			<Field name={`${id}Occupation`} label="Occupation" hint="former occupation, if retired or deceased" />
			<Field name={`${id}Employer`} label="Name of Employer" />
			<PickField name={`${id}Education`} label="Highest level of education" options={EDUCATION} />
		</div>
	);
}

type Activity = { name: string; position: string; grades: string[]; when: string[]; hours: string; weeks: string };
type Sibling = { name: string; age: string; relationship: string };
const entries: { activities: Activity[]; siblings: Sibling[] } = { activities: [], siblings: [] };

function AddActivity({ onAdd }: { onAdd: (activity: Activity) => void }) {
	const [open, setOpen] = useState(false);
	const form = useForm<Activity>({ defaultValues: { name: "", position: "", grades: [], when: [], hours: "", weeks: "" } });
	return (
		<Dialog.Root
			open={open}
			onOpenChange={(next) => {
				form.reset();
				setOpen(next);
			}}
		>
			<Dialog.Trigger asChild>
				<button type="button" className="button">
					Add an activity
				</button>
			</Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Overlay className="overlay" />
				<Dialog.Content className="dialog">
					<Dialog.Title asChild>
						<h2>Extracurricular activity</h2>
					</Dialog.Title>
					<Dialog.Description className="hint">
						Include specific events and/or major accomplishments such as musical instrument played, varsity letters earned, etc.
					</Dialog.Description>
					<FormProvider {...form}>
						<form
							onSubmit={(event) => {
								event.stopPropagation();
								form.handleSubmit((values) => {
									onAdd(values);
									setOpen(false);
								})(event);
							}}
						>
							<Field name="name" label="Activity" hint="Name of the group, employer, etc." />
							<Field name="position" label="Positions held, honors won, letters earned, or employer" />
							<div>
								<span className="q" id="gl">
									Grade level or post-graduate (PG)
								</span>
								<Checks name="grades" options={same(GRADES)} row aria-labelledby="gl" />
							</div>
							<div>
								<span className="q" id="wh">
									When did you participate in the activity?
								</span>
								<Checks name="when" options={same(["School year", "Summer/School Break"])} row aria-labelledby="wh" />
							</div>
							<div className="q">Approximate time spent</div>
							<div className="grid">
								<Field name="hours" label="Hours per week" type="number" min={0} max={168} className="c6" />
								<Field name="weeks" label="Weeks per year" type="number" min={0} max={52} className="c6" />
							</div>
							<div className="actions">
								<Dialog.Close asChild>
									<button type="button" className="button">
										Cancel
									</button>
								</Dialog.Close>
								<button type="submit" className="button solid">
									Save activity
								</button>
							</div>
						</form>
					</FormProvider>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function AddSibling({ onAdd }: { onAdd: (sibling: Sibling) => void }) {
	const [open, setOpen] = useState(false);
	const form = useForm<Sibling>({ defaultValues: { name: "", age: "", relationship: "" } });
	return (
		<Dialog.Root
			open={open}
			onOpenChange={(next) => {
				form.reset();
				setOpen(next);
			}}
		>
			<Dialog.Trigger asChild>
				<button type="button" className="button">
					Add a brother or sister
				</button>
			</Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Overlay className="overlay" />
				<Dialog.Content className="dialog" aria-describedby={undefined}>
					<Dialog.Title asChild>
						<h2>Brother or sister</h2>
					</Dialog.Title>
					<FormProvider {...form}>
						<form
							onSubmit={(event) => {
								event.stopPropagation();
								form.handleSubmit((values) => {
									onAdd(values);
									setOpen(false);
								})(event);
							}}
						>
							<Field name="name" label="Name" />
							<Field name="age" label="Age" type="number" min={0} />
							<PickField name="relationship" label="Relationship" options={same(["Brother", "Sister", "Half-brother", "Half-sister", "Step-brother", "Step-sister"])} />
							<div className="actions">
								<Dialog.Close asChild>
									<button type="button" className="button">
										Cancel
									</button>
								</Dialog.Close>
								<button type="submit" className="button solid">
									Save
								</button>
							</div>
						</form>
					</FormProvider>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

let submitted = false;

function App() {
	const form = useForm({ defaultValues: DEFAULTS });
	const [activities, setActivities] = useState<Activity[]>([]);
	const [siblings, setSiblings] = useState<Sibling[]>([]);
	entries.activities = activities;
	entries.siblings = siblings;

	(window as any).formState = () => {
		const state: Record<string, unknown> = { ...form.getValues(), submitted };
		for (const index of [0, 1, 2])
			for (const part of ["name", "position", "grades", "when", "hours", "weeks"] as const)
				state[`activity${index + 1}.${part}`] = entries.activities[index]?.[part] ?? (part === "grades" || part === "when" ? [] : "");
		for (const index of [0, 1])
			for (const part of ["name", "age", "relationship"] as const)
				state[`sibling${index + 1}.${part}`] = entries.siblings[index]?.[part] ?? "";
		return state;
	};
	(window as any).formShown = () => {
		const shown: Record<string, unknown> = {};
		const checked = (element: Element) => element.getAttribute("aria-checked") === "true";
		const textBeside = (element: Element) => element.parentElement?.querySelector("label")?.textContent ?? "";
		for (const name of Object.keys(DEFAULTS)) {
			const element = drawn[name];
			if (!element) shown[name] = "";
			else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) shown[name] = element.value;
			else if (element.getAttribute("role") === "combobox")
				shown[name] = element.hasAttribute("data-placeholder") ? "" : (element.firstElementChild?.textContent ?? "");
			else if (element.getAttribute("role") === "checkbox") shown[name] = checked(element);
			else if (element.getAttribute("role") === "radiogroup")
				shown[name] = [...element.querySelectorAll("[role=radio]")].filter(checked).map(textBeside)[0] ?? "";
			else shown[name] = [...element.querySelectorAll("[role=checkbox]")].filter(checked).map(textBeside);
		}
		const cell = (table: string, row: number, column: number) =>
			document.querySelectorAll(`#${table} tbody tr`)[row]?.querySelectorAll("td")[column]?.textContent ?? "";
		for (const index of [0, 1, 2])
			["name", "position", "grades", "when", "hours", "weeks"].forEach((part, column) => {
				shown[`activity${index + 1}.${part}`] = cell("activities", index, column);
			});
		for (const index of [0, 1])
			["name", "age", "relationship"].forEach((part, column) => {
				shown[`sibling${index + 1}.${part}`] = cell("siblings", index, column);
			});
		return shown;
	};

	return (
		<FormProvider {...form}>
			<div className="page">
				<header className="top">
					<h1>Whitlow College Honors Program</h1>
					<p>Application Form for Entering First-Year Students</p>
				</header>
				<form
					onSubmit={form.handleSubmit(() => {
						submitted = true;
					})}
				>
					<section>
						<h2>BIOGRAPHICAL</h2>
						<div className="grid">
							<p className="c12 hint">Enter name exactly as it appears on official documents.</p>
							<Field name="lastName" label="Legal Name: Last/Family/Sur" />
							<Field name="firstName" label="First/Given" className="c3" />
							<Field name="middleName" label="Middle (complete)" className="c3" />
							<Field name="suffix" label="Jr., etc." className="c2" />
							<Field name="preferredName" label="Preferred name, if not first name" hint="choose only one" className="c6" />
							<Field name="formerNames" label="Former last name(s), if any" className="c6" />
							<Field name="birthDate" label="Birth Date" placeholder="mm/dd/yyyy" className="c3" />
							<Radios
								name="sex"
								label="Sex"
								className="c3"
								options={[
									["F", "Female"],
									["M", "Male"],
								]}
							/>
							<Field name="ssn" label="US Social Security Number, if any" hint="Optional, unless applying for US Federal financial aid with the FAFSA form" className="c6" />
							<Field name="email" label="E-mail Address" type="email" className="c6" />
							<Field name="phone" label="Present Telephone" type="tel" hint="Area/Country/City Code" className="c3" />
							<Field name="altPhone" label="Alternate phone" type="tel" className="c3" />
							<Field name="address" label="Permanent home address" hint="Number, Street, or P.O. Box" className="c8" />
							<Field name="apartment" label="Apartment #" className="c4" />
							<Field name="city" label="City/Town" />
							<Field name="county" label="County or Parish" />
							<PickField name="state" label="State/Province" options={STATES} />
							<Field name="zip" label="ZIP/Postal Code" />
							<PickField name="country" label="Country" options={same(COUNTRIES)} />
							<Field name="mailing" label="If different from above, please give your current mailing address for all admission correspondence." rows={2} className="c12" />
						</div>
					</section>

					<section>
						<h2>DEMOGRAPHICS</h2>
						<div className="grid">
							<PickField
								name="citizenship"
								label="Citizenship Status"
								className="c6"
								options={[
									["USC", "US citizen or US national"],
									["DUAL", "US dual citizen"],
									["PR", "US permanent resident"],
									["REF", "US refugee or asylee"],
									["OTH", "Other (Non-US)"],
								]}
							/>
							<Field name="birthCity" label="Birthplace: City/Town" />
							<PickField name="birthCountry" label="Birthplace: Country" options={same(COUNTRIES)} />
							<Field name="yearsInUS" label="Years lived in the US?" inputMode="numeric" />
						</div>
						<p className="q" style={{ marginTop: 14 }}>
							Language Proficiency <i>(Check all that apply.)</i> S(Speak) R(Read) W(Write) F(First Language) H(Spoken at Home)
						</p>
						<table>
							<thead>
								<tr>
									<th>Language</th>
									<th>Proficiency</th>
								</tr>
							</thead>
							<tbody>
								{[1, 2, 3].map((row) => (
									<tr key={row}>
										<td>
											<Cell name={`language${row}`} aria-label={`Language ${row}`} />
										</td>
										<td>
											<Checks name={`language${row}Use`} options={same(["S", "R", "W", "F", "H"])} row aria-label={`Proficiency in language ${row}`} />
										</td>
									</tr>
								))}
							</tbody>
						</table>
						<p className="hint">
							The items below are optional. No information you provide will be used in a discriminatory manner.
						</p>
						<div className="grid">
							<Radios name="hispanic" label="1. Are you Hispanic/Latino?" options={YES_NO} className="c5" />
							<Field name="hispanicBackground" label="If yes, please describe your background." className="c6" />
							<div className="c12">
								<span className="q" id="race-q">
									2. Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more.)
								</span>
								<Checks
									name="race"
									aria-labelledby="race-q"
									options={[
										["AI", "American Indian or Alaska Native (including all Original Peoples of the Americas)"],
										["AS", "Asian (including Indian subcontinent and Philippines)"],
										["BL", "Black or African American (including Africa and Caribbean)"],
										["PI", "Native Hawaiian or Other Pacific Islander (Original Peoples)"],
										["WH", "White (including Middle Eastern)"],
									]}
								/>
							</div>
							<Radios name="veteran" label="US Armed Services veteran?" options={YES_NO} className="c6" />
						</div>
					</section>

					<section>
						<h2>FUTURE PLANS</h2>
						<div className="grid">
							<Radios name="entryTerm" label="Entry Term" options={same(["Fall 2027", "Spring 2028", "Fall 2028"])} className="c6" />
							<PickField name="major" label="Proposed Major" options={same(MAJORS)} className="c6" />
							<Field name="career" label="Career Interest" className="c6" />
							<PickField name="highestDegree" label="Highest degree you intend to earn" options={DEGREES} className="c6" />
							<Radios name="needAid" label="Do you intend to apply for need-based financial aid?" options={YES_NO} className="c6" />
							<Radios name="housing" label="Do you intend to live in college housing?" options={YES_NO} className="c6" />
						</div>
					</section>

					<section>
						<h2>ACADEMIC</h2>
						<div className="grid">
							<Field name="hsName" label="High School Name" className="c6" />
							<Field name="hsCity" label="City" className="c3" />
							<PickField name="hsState" label="State" options={STATES} className="c3" />
							<Field name="hsCode" label="CEEB/ACT Code" className="c3" />
							<Field name="hsEntry" label="Entry Date" placeholder="mm/yyyy" className="c3" />
							<Field name="hsGraduation" label="Graduation Date" placeholder="mm/dd/yyyy" className="c3" />
							<div className="c3" />
							<Field name="rank" label="Class Rank" className="c2" />
							<Field name="classSize" label="Class Size" className="c2" />
							<Field name="gpaUnweighted" label="Cumulative GPA (unweighted, if available)" className="c4" />
							<Field name="gpaWeighted" label="Weighted GPA" className="c4" />
							<Field name="counselorName" label="Counselor's Name" />
							<Field name="counselorPhone" label="Counselor's Telephone" type="tel" />
							<p className="c12 q" style={{ margin: 0 }}>
								If you have taken courses at a college/university since 9th grade:
							</p>
							<Field name="collegeName" label="College/University Name" className="c6" />
							<Field name="collegeDates" label="Dates Attended" className="c6" />
						</div>
					</section>

					<section>
						<h2>TEST SCORES</h2>
						<table>
							<tbody>
								<tr>
									<th>
										<label htmlFor="act_c">ACT COMPOSITE</label>
									</th>
									<td>
										<Cell name="actComposite" id="act_c" />
									</td>
									<th>
										<label htmlFor="act_d">Date taken (mm/yyyy)</label>
									</th>
									<td>
										<Cell name="actDate" id="act_d" />
									</td>
								</tr>
								<tr>
									<th>
										<label htmlFor="act_eh">ACT EH</label>
									</th>
									<td>
										<Cell name="actEnglish" id="act_eh" />
									</td>
									<th>
										<label htmlFor="act_ma">ACT MA</label>
									</th>
									<td>
										<Cell name="actMath" id="act_ma" />
									</td>
								</tr>
								<tr>
									<th>
										<label htmlFor="act_read">ACT READ.</label>
									</th>
									<td>
										<Cell name="actReading" id="act_read" />
									</td>
									<th>
										<label htmlFor="act_sci">ACT SCI. REAS.</label>
									</th>
									<td>
										<Cell name="actScience" id="act_sci" />
									</td>
								</tr>
							</tbody>
						</table>
						<table>
							<thead>
								<tr>
									<th>SAT</th>
									<th>Best score</th>
									<th>Date taken (mm/yyyy)</th>
								</tr>
							</thead>
							<tbody>
								<tr>
									<th scope="row">Evidence-Based Reading and Writing</th>
									<td>
										<Cell name="satReading" />
									</td>
									<td>
										<Cell name="satReadingDate" />
									</td>
								</tr>
								<tr>
									<th scope="row">Math</th>
									<td>
										<Cell name="satMath" />
									</td>
									<td>
										<Cell name="satMathDate" />
									</td>
								</tr>
								<tr>
									<th scope="row">SAT composite</th>
									<td>
										<Cell name="satComposite" />
									</td>
									<td />
								</tr>
							</tbody>
						</table>
						<table>
							<thead>
								<tr>
									<th style={{ width: "45%" }}>AP Subject</th>
									<th>Date taken (mm/yyyy)</th>
									<th>Score</th>
								</tr>
							</thead>
							<tbody>
								{[1, 2, 3].map((row) => (
									<tr key={row} id={`ap-${row}`}>
										<td>
											<Pick name={`ap${row}Subject`} options={same(AP)} placeholder="Subject" aria-label="AP Subject" />
										</td>
										<td>
											<Cell name={`ap${row}Date`} aria-label="Date taken" />
										</td>
										<td>
											<Pick name={`ap${row}Score`} options={same(["1", "2", "3", "4", "5"])} placeholder="Score" aria-label="Score" />
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>

					<section>
						<h2>FAMILY</h2>
						<p className="hint">
							Please list both parents below, even if one or more is deceased or no longer has legal responsibilities toward you. Many colleges collect this
							information for demographic purposes even if you are an adult or an emancipated minor.
						</p>
						<div className="grid">
							<Radios
								name="marital"
								label="Parents' marital status (relative to each other)"
								options={same(["Never Married", "Married", "Civil Union/Domestic Partners", "Widowed", "Separated", "Divorced"])}
								className="c8"
							/>
							<Field name="divorceYear" label="If divorced, date" placeholder="yyyy" className="c3" />
							<Radios
								name="permanentHome"
								label="With whom do you make your permanent home?"
								options={same(["Parent 1", "Parent 2", "Both", "Legal Guardian", "Ward of the Court/State", "Other"])}
								className="c12"
							/>
						</div>
						<div className="two" style={{ marginTop: 16 }}>
							<Parent number={1} who="Parent 1" />
							<Parent number={2} who="Parent 2" />
						</div>
						<h3>Siblings</h3>
						<p className="q">Please give names and ages of your brothers or sisters.</p>
						<table id="siblings">
							<thead>
								<tr>
									<th>Name</th>
									<th>Age</th>
									<th>Relationship</th>
								</tr>
							</thead>
							<tbody>
								{siblings.map((sibling, index) => (
									<tr key={index}>
										<td>{sibling.name}</td>
										<td>{sibling.age}</td>
										<td>{sibling.relationship}</td>
									</tr>
								))}
							</tbody>
						</table>
						<AddSibling onAdd={(sibling) => setSiblings([...siblings, sibling])} />
					</section>

					<section>
						<h2>EXTRACURRICULAR ACTIVITIES &amp; WORK EXPERIENCE</h2>
						<p className="q">
							Please list your <b>principal</b> extracurricular, volunteer, and work activities <b>in their order of importance to you</b>. Feel free to group your
							activities and paid work experience separately if you prefer.
						</p>
						<table id="activities">
							<thead>
								<tr>
									<th>Activity</th>
									<th>Positions held, honors won, letters earned, or employer</th>
									<th>Grade level</th>
									<th>When</th>
									<th>Hours per week</th>
									<th>Weeks per year</th>
								</tr>
							</thead>
							<tbody>
								{activities.map((activity, index) => (
									<tr key={index}>
										<td>{activity.name}</td>
										<td>{activity.position}</td>
										<td>{activity.grades.join(", ")}</td>
										<td>{activity.when.join(", ")}</td>
										<td>{activity.hours}</td>
										<td>{activity.weeks}</td>
									</tr>
								))}
							</tbody>
						</table>
						<AddActivity onAdd={(activity) => setActivities([...activities, activity])} />
					</section>

					<section>
						<h2>HONORS</h2>
						<p className="q">Top three academic honors or distinctions that you believe were most meaningful to you.</p>
						{[1, 2, 3].map((row) => (
							<div className="grid" key={row} id={`honor-${row}`} style={{ marginBottom: 8 }}>
								<div className="c8" style={{ display: "flex", gap: 8, alignItems: "center" }}>
									<span>{row}.</span>
									<Cell name={`honor${row}`} aria-label={`Honor ${row}`} />
								</div>
								<div className="c4">
									<Pick name={`honor${row}Grade`} options={same(GRADES)} placeholder="Grade level" aria-label="Grade level" />
								</div>
							</div>
						))}
					</section>

					<section>
						<h2>WRITING</h2>
						<Field
							name="essay"
							label="In a page or two, describe something – an idea, proposition, or belief – that you once adhered to almost without question but about which you now have serious doubts. Tell us why."
							rows={8}
							className="c12"
						/>
					</section>

					<section>
						<h2>REFERENCES</h2>
						<p className="q">
							Reference forms are to be completed by two teachers who have taught you in an academic subject. Please give the name of each person to whom you have given
							a form.
						</p>
						<div className="grid">
							<Field name="reference1" label="Name of first reference" className="c6" />
							<Field name="reference2" label="Name of second reference" className="c6" />
						</div>
					</section>

					<section>
						<h2>SIGNATURE</h2>
						<Radios
							name="discipline"
							label="Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the 9th grade forward, whether related to academic misconduct or behavioral misconduct, that resulted in a disciplinary action?"
							options={YES_NO}
							className="c12"
						/>
						<div style={{ display: "flex", gap: 8, margin: "14px 0" }}>
							<Controller
								name="certify"
								render={({ field }) => (
									<Checkbox.Root
										className="check"
										id="certify"
										checked={field.value}
										onCheckedChange={(checked) => field.onChange(checked === true)}
										ref={(element) => {
											drawn.certify = element;
										}}
									>
										<Checkbox.Indicator>✓</Checkbox.Indicator>
									</Checkbox.Root>
								)}
							/>
							<label htmlFor="certify">
								I certify that all information submitted in this application is my own work, factually true, and honestly presented.
							</label>
						</div>
						<div className="grid">
							<Field name="signature" label="Signature" className="c8" />
							<Field name="signatureDate" label="Date" placeholder="mm/dd/yyyy" className="c4" />
						</div>
						<p>
							<button type="submit" className="button solid">
								Submit application
							</button>
						</p>
					</section>
				</form>
			</div>
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
