import "primereact/resources/themes/lara-light-teal/theme.css";
import "primereact/resources/primereact.min.css";
import "./styles.css";
import { PrimeReactProvider } from "primereact/api";
import { AutoComplete } from "primereact/autocomplete";
import { Button } from "primereact/button";
import { Calendar } from "primereact/calendar";
import { Checkbox } from "primereact/checkbox";
import { Column } from "primereact/column";
import { DataTable } from "primereact/datatable";
import { Dialog } from "primereact/dialog";
import { Dropdown } from "primereact/dropdown";
import { InputMask } from "primereact/inputmask";
import { InputNumber } from "primereact/inputnumber";
import { InputSwitch } from "primereact/inputswitch";
import { InputText } from "primereact/inputtext";
import { InputTextarea } from "primereact/inputtextarea";
import { MultiSelect } from "primereact/multiselect";
import { Panel } from "primereact/panel";
import { RadioButton } from "primereact/radiobutton";
import { SelectButton } from "primereact/selectbutton";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";

type Option = { label: string; value: string };
const same = (...labels: string[]): Option[] => labels.map((label) => ({ label, value: label }));

const TERMS: Option[] = [
	{ label: "Winter Quarter 2027", value: "202702" },
	{ label: "Spring Quarter 2027", value: "202703" },
	{ label: "Fall Quarter 2027", value: "202801" },
	{ label: "Winter Quarter 2028", value: "202802" },
];
const PROGRAMS = [
	{
		college: "College of Engineering and Applied Science",
		items: [
			{ label: "Civil Engineering (BS)", value: "CE-BS" },
			{ label: "Computer Science (BS)", value: "CS-BS" },
			{ label: "Environmental Engineering (BS)", value: "ENVE-BS" },
			{ label: "Mechanical Engineering (BS)", value: "ME-BS" },
		],
	},
	{
		college: "College of Arts and Sciences",
		items: [
			{ label: "Biology (BA)", value: "BIO-BA" },
			{ label: "Biology (BS)", value: "BIO-BS" },
			{ label: "English (BA)", value: "ENG-BA" },
			{ label: "Environmental Studies (BA)", value: "ENVS-BA" },
			{ label: "Political Science (BA)", value: "PS-BA" },
		],
	},
	{
		college: "College of Business",
		items: [
			{ label: "Accounting (BBA)", value: "ACCT-BBA" },
			{ label: "Finance (BBA)", value: "FIN-BBA" },
		],
	},
	{ college: "Exploratory", items: [{ label: "Undeclared / Exploring", value: "UNDC" }] },
];
const SUFFIXES = same("Jr.", "Sr.", "II", "III", "IV", "V");
const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = same(...COUNTRIES);
const PRONOUNS = same("she/her/hers", "he/him/his", "they/them/theirs", "Another set of pronouns", "Prefer not to state");
const CITIZENSHIPS: Option[] = [
	{ label: "U.S. citizen or national", value: "C" },
	{ label: "U.S. permanent resident", value: "P" },
	{ label: "Refugee or asylee", value: "R" },
	{ label: "Citizen of another country", value: "N" },
	{ label: "I prefer not to answer", value: "X" },
];
const RACES: Option[] = [
	{ label: "American Indian or Alaska Native", value: "1" },
	{ label: "Asian", value: "2" },
	{ label: "Black or African American", value: "3" },
	{ label: "Native Hawaiian or Other Pacific Islander", value: "4" },
	{ label: "White", value: "5" },
];
const SERVICE = same("No U.S. military service", "Currently serving", "Veteran", "Dependent of a service member or veteran");
const SCHOOLS = [
	{ code: "380015", name: "Ashland High School", place: "Ashland, OR" },
	{ code: "380018", name: "Ashland Valley High School", place: "Ashland, OR" },
	{ code: "360120", name: "Ashland High School", place: "Ashland, OH" },
	{ code: "380030", name: "Baker High School", place: "Baker City, OR" },
	{ code: "380110", name: "Cascade High School", place: "Turner, OR" },
	{ code: "380245", name: "Crater High School", place: "Central Point, OR" },
	{ code: "380580", name: "Klamath Union High School", place: "Klamath Falls, OR" },
	{ code: "380690", name: "North Medford High School", place: "Medford, OR" },
	{ code: "380915", name: "Phoenix High School", place: "Phoenix, OR" },
	{ code: "381040", name: "South Medford High School", place: "Medford, OR" },
	{ code: "381210", name: "Valley Catholic School", place: "Beaverton, OR" },
	{ code: "054005", name: "Yreka High School", place: "Yreka, CA" },
];
const CATEGORIES = same(
	"Academic club",
	"Arts",
	"Athletics",
	"Community service",
	"Environmental",
	"Family responsibility",
	"Internship",
	"Religious",
	"Speech and debate",
	"Student government",
	"Work (paid)",
	"Other",
);
const GRADES = same("9", "10", "11", "12");
const HEARD = same("High school counselor", "College fair", "Campus visit", "Current student or alum", "Web search", "Mail or e-mail from CWU");

type Activity = {
	category: string;
	organization: string;
	role: string;
	details: string;
	grades: string[];
	hours: number | null;
	weeks: number | null;
};
const NO_ACTIVITY: Activity = { category: "", organization: "", role: "", details: "", grades: [], hours: null, weeks: null };

const START = {
	term: "",
	level: "",
	program: "",
	alternateProgram: "",
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	legalSuffix: "",
	chosenName: "",
	formerName: "",
	birthDate: null as Date | null,
	birthCity: "",
	birthCountry: "",
	pronouns: "",
	ssn: "",
	email: "",
	emailAgain: "",
	phone: "",
	otherPhone: "",
	textOk: false,
	street: "",
	unit: "",
	city: "",
	state: "",
	zip: "",
	country: "",
	parcelStreet: "",
	parcelCity: "",
	parcelZip: "",
	citizenship: "",
	yearsInUs: null as number | null,
	military: "",
	latino: "",
	races: [] as string[],
	parentDegree: "",
	school: null as (typeof SCHOOLS)[number] | string | null,
	finishing: null as Date | null,
	gpa: null as number | null,
	weightedGpa: null as number | null,
	rank: null as number | null,
	classSize: null as number | null,
	satReading: null as number | null,
	satMath: null as number | null,
	act: null as number | null,
	actDate: null as Date | null,
	counselorName: "",
	counselorEmail: "",
	activities: [] as Activity[],
	waiver: "",
	heard: "",
	interest: "",
	certify: false,
	signature: "",
};
type Values = typeof START;
type Key = Exclude<keyof Values, "activities">;

function Field({ label, id, required, hint, wide, children }: { label: string; id: string; required?: boolean; hint?: string; wide?: boolean; children: ReactNode }) {
	return (
		<div className={wide ? "field wide" : "field"}>
			<label htmlFor={id}>
				{label}
				{required && <span className="req"> *</span>}
			</label>
			{children}
			{hint && (
				<small id={`${id}-help`} className="hint">
					{hint}
				</small>
			)}
		</div>
	);
}

type Plain = { name: Key; label: string; required?: boolean; hint?: string; wide?: boolean };

function Text({ name, label, required, hint, wide, type = "text", maxLength, autoComplete }: Plain & { type?: string; maxLength?: number; autoComplete?: string }) {
	const { control } = useFormContext<Values>();
	return (
		<Field label={label} id={name} required={required} hint={hint} wide={wide}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<InputText id={field.name} type={type} maxLength={maxLength} autoComplete={autoComplete} {...field} value={field.value as string} aria-describedby={hint && `${name}-help`} />
				)}
			/>
		</Field>
	);
}

function Masked({ name, label, mask, required, hint, placeholder }: Plain & { mask: string; placeholder?: string }) {
	const { control } = useFormContext<Values>();
	return (
		<Field label={label} id={name} required={required} hint={hint}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<InputMask id={name} mask={mask} placeholder={placeholder} value={field.value as string} onChange={(event) => field.onChange(event.target.value ?? "")} onBlur={field.onBlur} />
				)}
			/>
		</Field>
	);
}

function Choice({ name, label, options, required, hint, wide, filter, grouped, placeholder = "Select one", showClear }: Plain & { options: unknown[]; filter?: boolean; grouped?: boolean; placeholder?: string; showClear?: boolean }) {
	const { control } = useFormContext<Values>();
	return (
		<Field label={label} id={name} required={required} hint={hint} wide={wide}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<Dropdown
						inputId={field.name}
						value={field.value || null}
						options={options as Option[]}
						{...(grouped && { optionGroupLabel: "college", optionGroupChildren: "items" })}
						filter={filter}
						showClear={showClear}
						placeholder={placeholder}
						onChange={(event) => field.onChange(event.value ?? "")}
						onBlur={field.onBlur}
						focusInputRef={field.ref}
					/>
				)}
			/>
		</Field>
	);
}

function Numeric({ name, label, min, max, digits = 0, required, hint }: Plain & { min?: number; max?: number; digits?: number }) {
	const { control } = useFormContext<Values>();
	return (
		<Field label={label} id={name} required={required} hint={hint}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<InputNumber inputId={name} value={field.value as number | null} min={min} max={max} minFractionDigits={digits} maxFractionDigits={digits} useGrouping={false} onValueChange={(event) => field.onChange(event.value ?? null)} onBlur={field.onBlur} />
				)}
			/>
		</Field>
	);
}

function Day({ name, label, month, typed, required, hint }: Plain & { month?: boolean; typed?: boolean }) {
	const { control } = useFormContext<Values>();
	return (
		<Field label={label} id={name} required={required} hint={hint}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<Calendar
						inputId={field.name}
						value={field.value as Date | null}
						onChange={(event) => field.onChange(event.value ?? null)}
						dateFormat={month ? "mm/yy" : "mm/dd/yy"}
						view={month ? "month" : "date"}
						placeholder={month ? "MM/YYYY" : "MM/DD/YYYY"}
						showOnFocus={!typed}
						showIcon={typed}
					/>
				)}
			/>
		</Field>
	);
}

function Radios({ name, label, options, required, hint }: Plain & { options: Option[] }) {
	const { control } = useFormContext<Values>();
	return (
		<fieldset className="field wide radios">
			<legend>
				{label}
				{required && <span className="req"> *</span>}
			</legend>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<div className="options">
						{options.map((option) => (
							<div key={option.value} className="option">
								<RadioButton inputId={`${name}_${option.value}`} name={name} value={option.value} onChange={(event) => field.onChange(event.value)} checked={field.value === option.value} />
								<label htmlFor={`${name}_${option.value}`}>{option.label}</label>
							</div>
						))}
					</div>
				)}
			/>
			{hint && <small className="hint">{hint}</small>}
		</fieldset>
	);
}

function Activities() {
	const { control } = useFormContext<Values>();
	const { fields, append, update, remove } = useFieldArray({ control, name: "activities" });
	const [open, setOpen] = useState(false);
	const [at, setAt] = useState(-1);
	const [draft, setDraft] = useState<Activity>(NO_ACTIVITY);
	const [tried, setTried] = useState(false);
	const put = (patch: Partial<Activity>) => setDraft((now) => ({ ...now, ...patch }));
	const start = (index: number) => {
		setAt(index);
		setDraft(index < 0 ? NO_ACTIVITY : { ...NO_ACTIVITY, ...fields[index] });
		setTried(false);
		setOpen(true);
	};
	const save = () => {
		setTried(true);
		if (!draft.category || !draft.organization.trim()) return;
		if (at < 0) append(draft);
		else update(at, draft);
		setOpen(false);
	};
	return (
		<>
			<p className="note">
				List up to three activities, paid jobs, or family responsibilities from grades 9–12, beginning with the one that matters most to you. Use “Add an activity” for each.
			</p>
			<DataTable value={fields} dataKey="id" size="small" emptyMessage="No activities have been added." className="activities">
				<Column field="category" header="Category" />
				<Column field="organization" header="Organization" />
				<Column field="role" header="Role" />
				<Column field="details" header="Details" />
				<Column header="Grades" body={(row: Activity) => row.grades.join(", ")} />
				<Column field="hours" header="Hours/wk" />
				<Column field="weeks" header="Wks/yr" />
				<Column
					body={(_row, { rowIndex }) => (
						<span className="rowButtons">
							<Button type="button" label="Edit" link onClick={() => start(rowIndex)} />
							<Button type="button" label="Remove" link onClick={() => remove(rowIndex)} />
						</span>
					)}
				/>
			</DataTable>
			<Button type="button" label="Add an activity" outlined className="add" disabled={fields.length >= 3} onClick={() => start(-1)} />
			<Dialog
				header={at < 0 ? "Add an activity" : "Edit activity"}
				visible={open}
				modal
				style={{ width: "38rem" }}
				onHide={() => setOpen(false)}
				footer={
					<>
						<Button type="button" label="Cancel" text onClick={() => setOpen(false)} />
						<Button type="button" label="Save activity" onClick={save} />
					</>
				}
			>
				<div className="grid dialogGrid">
					<Field label="Category" id="actCategory" required>
						<Dropdown inputId="actCategory" value={draft.category} options={CATEGORIES} placeholder="Select one" invalid={tried && !draft.category} onChange={(event) => put({ category: event.value })} />
					</Field>
					<Field label="Organization or employer" id="actOrganization" required>
						<InputText id="actOrganization" value={draft.organization} invalid={tried && !draft.organization.trim()} onChange={(event) => put({ organization: event.target.value })} />
					</Field>
					<Field label="Your role or title" id="actRole">
						<InputText id="actRole" value={draft.role} maxLength={50} onChange={(event) => put({ role: event.target.value })} />
					</Field>
					<Field label="Grade levels of participation" id="actGrades">
						<MultiSelect inputId="actGrades" value={draft.grades} options={GRADES} placeholder="Select all that apply" showSelectAll={false} onChange={(event) => put({ grades: [...event.value].sort((a, b) => a - b) })} />
					</Field>
					<Field label="Hours per week" id="actHours">
						<InputNumber inputId="actHours" value={draft.hours} min={0} max={168} onValueChange={(event) => put({ hours: event.value ?? null })} showButtons />
					</Field>
					<Field label="Weeks per year" id="actWeeks">
						<InputNumber inputId="actWeeks" value={draft.weeks} min={0} max={52} onValueChange={(event) => put({ weeks: event.value ?? null })} showButtons />
					</Field>
					<Field label="What did you do?" id="actDetails" wide hint={`${150 - draft.details.length} characters remaining`}>
						<InputTextarea id="actDetails" rows={3} maxLength={150} value={draft.details} onChange={(event) => put({ details: event.target.value })} />
					</Field>
				</div>
			</Dialog>
		</>
	);
}

let values: () => Values = () => START;
let submitted = false;

function Application() {
	const form = useForm<Values>({ defaultValues: START });
	values = form.getValues;
	const [found, setFound] = useState<typeof SCHOOLS>([]);
	const search = (query: string) => setFound(SCHOOLS.filter(({ name, place }) => `${name} ${place}`.toLowerCase().includes(query.trim().toLowerCase())));
	return (
		<FormProvider {...form}>
			<header className="band">
				<div className="inner">
					<span className="mark">CWU</span>
					<span>
						<strong>Chetco Western University</strong>
						<em>Office of Undergraduate Admission</em>
					</span>
				</div>
			</header>
			<main>
				<h1>Application for Undergraduate Admission</h1>
				<p className="lead">
					Complete each section below. Items marked <span className="req">*</span> are required by the Office of Admission. Your application is saved only when it is submitted.
				</p>
				<form
					noValidate
					onSubmit={form.handleSubmit(() => {
						submitted = true;
					})}
				>
					<Panel header="Term and Program of Study">
						<div className="grid">
							<Choice name="term" label="Term of entry" options={TERMS} required placeholder="Select a term" />
							<Field label="Applicant type" id="level" required>
								<Controller
									name="level"
									control={form.control}
									render={({ field }) => (
										<SelectButton
											id="level"
											value={field.value}
											options={[
												{ label: "First-year", value: "FY" },
												{ label: "Transfer", value: "TR" },
												{ label: "Returning", value: "RT" },
											]}
											onChange={(event) => field.onChange(event.value ?? "")}
										/>
									)}
								/>
							</Field>
							<Choice name="program" label="Intended program" options={PROGRAMS} grouped filter required placeholder="Search programs" />
							<Choice name="alternateProgram" label="Alternate program" options={PROGRAMS} grouped filter placeholder="Optional" showClear hint="Considered if your first choice is full." />
						</div>
					</Panel>

					<Panel header="Applicant Information">
						<div className="grid thirds">
							<Text name="legalFirst" label="Legal first name" required autoComplete="given-name" />
							<Text name="legalMiddle" label="Legal middle name" />
							<Text name="legalLast" label="Legal last name" required autoComplete="family-name" />
							<Choice name="legalSuffix" label="Suffix" options={SUFFIXES} placeholder="None" showClear />
							<Text name="chosenName" label="Name you go by" hint="If different from your legal first name" />
							<Text name="formerName" label="Former last name(s)" hint="As shown on earlier school records" />
							<Day name="birthDate" label="Date of birth" required typed />
							<Text name="birthCity" label="City of birth" />
							<Choice name="birthCountry" label="Country of birth" options={COUNTRY_OPTIONS} filter />
							<Choice name="pronouns" label="Pronouns" options={PRONOUNS} />
							<Masked name="ssn" label="Social Security number" mask="999-99-9999" hint="Required for federal aid; otherwise voluntary." />
						</div>
					</Panel>

					<Panel header="Contact Information">
						<div className="grid">
							<Text name="email" label="E-mail address" type="email" required />
							<Text name="emailAgain" label="Confirm e-mail address" type="email" required />
							<Masked name="phone" label="Primary telephone" mask="(999) 999-9999" placeholder="(___) ___-____" required />
							<Masked name="otherPhone" label="Secondary telephone" mask="(999) 999-9999" placeholder="(___) ___-____" />
							<div className="field wide switch">
								<Controller name="textOk" control={form.control} render={({ field }) => <InputSwitch inputId="textOk" checked={field.value} onChange={(event) => field.onChange(event.value)} />} />
								<label htmlFor="textOk">CWU may send text messages to my primary telephone. Message and data rates may apply.</label>
							</div>
						</div>
						<h3>Permanent address</h3>
						<div className="grid thirds">
							<Text name="street" label="Street address" required wide />
							<Text name="unit" label="Apartment, unit, or box" />
							<Text name="city" label="City" required />
							<Choice name="state" label="State" options={STATE_OPTIONS} filter required placeholder="Select a state" />
							<Text name="zip" label="ZIP code" required maxLength={10} />
							<Choice name="country" label="Country" options={COUNTRY_OPTIONS} filter required placeholder="Select a country" />
						</div>
						<h3>Mailing address for admission packet</h3>
						<p className="note">Complete only if mail should not go to your permanent address.</p>
						<div className="grid thirds">
							<Text name="parcelStreet" label="Street or PO box" />
							<Text name="parcelCity" label="City and state" />
							<Text name="parcelZip" label="ZIP code" maxLength={10} />
						</div>
					</Panel>

					<Panel header="Citizenship and Background">
						<div className="grid">
							<Radios name="citizenship" label="Citizenship status" options={CITIZENSHIPS} required />
							<Numeric name="yearsInUs" label="Number of years you have lived in the United States" min={0} max={99} />
							<Choice name="military" label="U.S. military affiliation" options={SERVICE} />
							<Radios name="latino" label="Are you Hispanic or Latino/a?" options={same("Yes", "No", "Decline to answer")} />
							<Field label="Race (select one or more)" id="races">
								<Controller
									name="races"
									control={form.control}
									render={({ field }) => (
										<MultiSelect inputId="races" display="chip" value={field.value} options={RACES} placeholder="Select all that apply" showSelectAll={false} onChange={(event) => field.onChange(event.value)} />
									)}
								/>
							</Field>
							<Radios name="parentDegree" label="Has either of your parents or guardians completed a four-year college degree?" options={same("Yes", "No", "Not sure")} required />
						</div>
					</Panel>

					<Panel header="Secondary School">
						<div className="grid">
							<Field label="High school now attending or last attended" id="school" required wide hint="Begin typing the name of the school, then select it from the list.">
								<Controller
									name="school"
									control={form.control}
									render={({ field }) => (
										<AutoComplete
											inputId="school"
											value={field.value as never}
											field="name"
											suggestions={found as never}
											completeMethod={(event) => search(event.query)}
											forceSelection
											itemTemplate={(item: (typeof SCHOOLS)[number]) => (
												<span className="school">
													{item.name} <small>{item.place}</small>
												</span>
											)}
											onChange={(event) => field.onChange(event.value)}
										/>
									)}
								/>
							</Field>
							<Day name="finishing" label="Month and year of graduation" month required />
							<Numeric name="gpa" label="Cumulative GPA, unweighted" min={0} max={4} digits={2} required />
							<Numeric name="weightedGpa" label="Cumulative GPA, weighted" min={0} max={6} digits={2} hint="Leave blank if your school does not weight." />
							<Numeric name="rank" label="Rank in class" min={1} />
							<Numeric name="classSize" label="Number of students in class" min={1} />
						</div>
						<h3>School counselor</h3>
						<div className="grid">
							<Text name="counselorName" label="Counselor’s full name" />
							<Text name="counselorEmail" label="Counselor’s e-mail" type="email" />
						</div>
					</Panel>

					<Panel header="Standardized Tests (optional)">
						<div className="grid">
							<Numeric name="satReading" label="SAT Evidence-Based Reading and Writing" min={200} max={800} hint="200–800" />
							<Numeric name="satMath" label="SAT Math" min={200} max={800} hint="200–800" />
							<Numeric name="act" label="ACT Composite" min={1} max={36} hint="1–36" />
							<Day name="actDate" label="ACT test date" />
						</div>
					</Panel>

					<Panel header="Activities and Employment">
						<Activities />
					</Panel>

					<Panel header="Additional Questions and Certification">
						<div className="grid">
							<Radios name="waiver" label="Are you requesting a waiver of the $65 application fee?" options={same("Yes", "No")} />
							<Choice name="heard" label="How did you first learn of CWU?" options={HEARD} />
							<Field label="Why are you applying to Chetco Western University? (250 words or fewer)" id="interest" wide>
								<Controller name="interest" control={form.control} render={({ field }) => <InputTextarea id="interest" rows={5} autoResize {...field} />} />
							</Field>
							<div className="field wide switch">
								<Controller name="certify" control={form.control} render={({ field }) => <Checkbox inputId="certify" checked={field.value} onChange={(event) => field.onChange(event.checked)} />} />
								<label htmlFor="certify">
									I certify that the information in this application is complete and accurate and understand that misrepresentation is cause for denial or dismissal.<span className="req"> *</span>
								</label>
							</div>
							<Text name="signature" label="Applicant’s electronic signature (type full legal name)" required />
						</div>
					</Panel>
					<div className="submit">
						<Button type="submit" label="Submit Application" />
					</div>
				</form>
			</main>
			<footer>Chetco Western University is an equal opportunity institution. 1 University Way, Brookings, Oregon 97415</footer>
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<PrimeReactProvider>
		<Application />
	</PrimeReactProvider>,
);

const two = (value: number) => String(value).padStart(2, "0");
const iso = (date: Date | null, days = true) => (date ? [date.getFullYear(), two(date.getMonth() + 1), ...(days ? [two(date.getDate())] : [])].join("-") : "");
const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
const COLUMNS = ["category", "organization", "role", "details", "grades", "hours", "weeks"] as const;

const page = window as unknown as Record<string, () => unknown>;
page.formState = () => {
	const { activities, school, birthDate, finishing, actDate, ...rest } = values();
	const entries = [0, 1, 2].flatMap((index) => COLUMNS.map((part) => [`activity${index + 1}_${part}`, activities[index]?.[part] ?? NO_ACTIVITY[part]]));
	return {
		...rest,
		birthDate: iso(birthDate),
		finishing: iso(finishing, false),
		actDate: iso(actDate),
		school: school && typeof school === "object" ? school.code : "",
		...Object.fromEntries(entries),
		submitted,
	};
};
page.formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys(START) as Key[]) {
		if ((key as string) === "activities") continue;
		if (key === "level") {
			shown[key] = document.querySelector("#level .p-highlight")?.textContent ?? "";
			continue;
		}
		const radios = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${key}"]`)];
		if (radios.length > 0) {
			const chosen = radios.find(({ checked }) => checked);
			shown[key] = chosen ? (document.querySelector(`label[for="${chosen.id}"]`)?.textContent ?? "") : "";
			continue;
		}
		const input = byId(key);
		const chips = input.closest(".p-multiselect");
		const dropdown = input.closest(".p-dropdown");
		if (chips) shown[key] = [...chips.querySelectorAll(".p-multiselect-token-label")].map(({ textContent }) => textContent);
		else if (dropdown) {
			const label = dropdown.querySelector(".p-dropdown-label");
			shown[key] = !label || label.classList.contains("p-placeholder") || label.classList.contains("p-dropdown-label-empty") ? "" : label.textContent;
		} else shown[key] = input.type === "checkbox" ? input.checked : input.value;
	}
	const rows = [...document.querySelectorAll(".activities tbody tr:not(.p-datatable-emptymessage)")];
	for (const index of [0, 1, 2])
		COLUMNS.forEach((part, column) => {
			const text = rows[index]?.children[column]?.textContent ?? "";
			shown[`activity${index + 1}_${part}`] = part === "grades" ? text.split(", ").filter(Boolean) : text;
		});
	return shown;
};
