import { Accordion, Checkbox, Label, Popover, RadioGroup, Select, Separator, Switch, ToggleGroup } from "radix-ui";
import { createContext, useContext, useId, useState, type ReactNode } from "react";
import { DayPicker } from "react-day-picker";
import "react-day-picker/style.css";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Values = Record<string, string | boolean | string[]>;
const LANGUAGES = ["Arabic", "Bengali", "Cantonese", "English", "Farsi", "French", "German", "Haitian Creole", "Hebrew", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Polish", "Portuguese", "Russian", "Spanish", "Tagalog", "Urdu", "Vietnamese", "Yoruba", "Other"];
const SKILLS = ["Speak", "Read", "Write", "First language", "Spoken at home"];
const EDUCATION = ["None", "Some grade/primary school", "Completed grade/primary school", "Some high/secondary school", "Graduated from high/secondary school", "Some trade school or community college", "Graduated from trade school", "Graduated from community college", "Some college/university", "Graduated from college/university", "Graduate school"];
const APS = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language", "English Literature", "Environmental Science", "European History", "Physics 1", "Psychology", "Spanish Language", "Statistics", "US Government & Politics", "US History", "World History"];
const ACTIVITIES = ["Academic", "Art", "Athletics: Club", "Athletics: JV/Varsity", "Career Oriented", "Community Service (Volunteer)", "Computer/Technology", "Cultural", "Dance", "Debate/Speech", "Environmental", "Family Responsibilities", "Foreign Exchange", "Journalism/Publication", "Junior R.O.T.C.", "Music: Instrumental", "Music: Vocal", "Religious", "Research", "Robotics", "School Spirit", "Science/Math", "Student Govt./Politics", "Theater/Drama", "Work (Paid)", "Other Club/Activity"];
const RACES = ["American Indian or Alaska Native (including all Original Peoples of the Americas)", "Asian (including Indian subcontinent and Philippines)", "Black or African American (including Africa and Caribbean)", "Native Hawaiian or Other Pacific Islander (Original Peoples)", "White (including Middle Eastern)"];
const YES_NO = ["Yes", "No"];

const STRINGS = [
	"lastName", "firstName", "middleName", "suffix", "preferredName", "formerName", "birthDate", "sex", "ssn", "email", "phone", "altPhone", "street", "apartment", "city", "state", "country", "zip",
	"entryTerm", "decisionPlan", "division", "major1", "major2", "career", "highestDegree", "needAid", "housing",
	"citizenship", "birthCity", "birthProvince", "birthCountry", "yearsInUs", "yearsOutside", "lang0", "lang1", "lang2", "military", "hispanic",
	"parentsStatus", "permanentHome", "schoolName", "schoolEntry", "graduation", "schoolType", "schoolStreet", "schoolCity", "schoolState", "ceeb", "counselorName", "counselorEmail", "counselorPhone", "program",
	"collegeName", "collegePlace", "collegeDates", "collegeDegree", "rank", "classSize", "gpa", "gpaWeighted",
	"satTimes", "satReading", "satReadingDate", "satMath", "satMathDate", "actTimes", "actComposite", "actDate", "toefl", "elaborate", "suspended", "signature", "signatureDate",
];
const start: Values = Object.fromEntries(STRINGS.map((key) => [key, ""]));
Object.assign(start, { mailingDiffers: false, race: [], certify: false });
for (const p of ["p1", "p2"]) for (const f of ["Relation", "Living", "Last", "First", "Middle", "Former", "Occupation", "Employer", "Education"]) start[p + f] = "";
for (let i = 0; i < 3; i++) Object.assign(start, { [`skills${i}`]: [], [`ap${i}`]: "", [`apScore${i}`]: "", [`honor${i}`]: "", [`honorGrades${i}`]: [], [`actType${i}`]: "", [`actGrades${i}`]: [], [`actHours${i}`]: "", [`actWeeks${i}`]: "", [`actRole${i}`]: "" });
for (let i = 0; i < 2; i++) Object.assign(start, { [`sib${i}`]: "", [`sibAge${i}`]: "", [`sibCollege${i}`]: "" });

let values = () => start;
let submitted = false;
const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
};
function read(box: HTMLElement) {
	const nameOf = (button: Element) => (box.querySelector(`label[for="${button.id}"]`)?.textContent ?? button.textContent ?? "").trim();
	const radios = [...box.querySelectorAll("[role=radiogroup] [role=radio]")];
	if (radios.length > 0) return radios.filter((each) => each.getAttribute("data-state") === "checked").map(nameOf)[0] ?? "";
	const toggles = [...box.querySelectorAll(".toggles button")];
	if (toggles.length > 0) return toggles.filter((each) => each.getAttribute("data-state") === "on").map(nameOf);
	const trigger = box.querySelector(".trigger");
	if (trigger) return trigger.hasAttribute("data-placeholder") ? "" : (trigger.querySelector(".value") ?? trigger).textContent;
	const boxes = [...box.querySelectorAll("[role=checkbox], [role=switch]")];
	if (boxes.length === 1) return boxes[0].getAttribute("data-state") === "checked";
	if (boxes.length > 1) return boxes.filter((each) => each.getAttribute("data-state") === "checked").map(nameOf);
	return box.querySelector<HTMLInputElement>("input.box, textarea.box")?.value ?? "";
}
declare global {
	interface Window {
		formState: () => object;
		formShown: () => object;
	}
}
window.formState = () => ({ ...values(), submitted });
window.formShown = () => Object.fromEntries(Object.keys(start).map((key) => [key, places.has(key) ? read(places.get(key)!) : null]));

const ItemContext = createContext("");
function FormItem({ name, label, hint, wide = "", children }: { name: string; label?: string; hint?: string; wide?: string; children: ReactNode }) {
	const id = `${useId()}-form-item`;
	return (
		<ItemContext.Provider value={id}>
			<div className={`field ${wide}`} ref={at(name)}>
				{label && <Label.Root htmlFor={id}>{label}</Label.Root>}
				{children}
				{hint && <p className="hint" id={`${id}-description`}>{hint}</p>}
			</div>
		</ItemContext.Provider>
	);
}
function Input({ name, ...more }: { name: string } & React.ComponentProps<"input">) {
	const { register } = useFormContext<Values>();
	return <input className="box" id={useContext(ItemContext) || undefined} aria-describedby={`${useContext(ItemContext)}-description`} {...register(name)} {...more} />;
}
const Text = ({ name, label, hint, wide, ...more }: { name: string; label: string; hint?: string; wide?: string } & React.ComponentProps<"input">) => (
	<FormItem name={name} label={label} hint={hint} wide={wide}><Input name={name} {...more} /></FormItem>
);
const slashes = (text: string, cuts: number[]) => {
	const digits = text.replace(/\D/g, "").slice(0, cuts.length === 2 ? 8 : 6);
	let out = digits;
	for (const cut of [...cuts].reverse()) if (digits.length > cut) out = `${out.slice(0, cut)}/${out.slice(cut)}`;
	return out;
};
function DateInput({ name, short }: { name: string; short?: boolean }) {
	const id = useContext(ItemContext);
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<input className="box" id={id || undefined} inputMode="numeric" placeholder={short ? "mm/yyyy" : "mm/dd/yyyy"} {...field} onChange={(event) => field.onChange(slashes(event.target.value, short ? [2] : [2, 4]))} />
			)}
		/>
	);
}
function Choose({ name, options, id, placeholder = "Choose an option" }: { name: string; options: (string | [string, string])[]; id?: string; placeholder?: string }) {
	const item = useContext(ItemContext);
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<Select.Root value={field.value} onValueChange={(next) => next && field.onChange(next)}>
					<Select.Trigger className="trigger" id={id ?? (item || undefined)} data-field={name} ref={field.ref} onBlur={field.onBlur}>
						<span className="value"><Select.Value placeholder={placeholder} /></span> <Select.Icon />
					</Select.Trigger>
					<Select.Portal>
						<Select.Content className="menu" position="popper">
							<Select.Viewport className="menu-view">
								{options.map((option) => {
									const [value, text] = typeof option === "string" ? [option, option] : option;
									return <Select.Item className="item" key={value} value={value}><Select.ItemText>{text}</Select.ItemText></Select.Item>;
								})}
							</Select.Viewport>
						</Select.Content>
					</Select.Portal>
				</Select.Root>
			)}
		/>
	);
}
const Pick = ({ name, label, hint, wide, options }: { name: string; label: string; hint?: string; wide?: string; options: (string | [string, string])[] }) => (
	<FormItem name={name} label={label} hint={hint} wide={wide}><Choose name={name} options={options} /></FormItem>
);
function Radios({ name, options, labelledby }: { name: string; options: string[]; labelledby: string }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<RadioGroup.Root aria-labelledby={labelledby} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur}>
					{options.map((option, i) => (
						<span className="opt" key={option}>
							<RadioGroup.Item className="radio" value={option} id={`${name}-${i}`}><RadioGroup.Indicator /></RadioGroup.Item>
							<label htmlFor={`${name}-${i}`}>{option}</label>
						</span>
					))}
				</RadioGroup.Root>
			)}
		/>
	);
}
const Question = ({ name, text, options = YES_NO, wide = "w4" }: { name: string; text: string; options?: string[]; wide?: string }) => (
	<div className={`row ${wide}`} ref={at(name)}>
		<span className="q" id={`${name}-q`}>{text}</span>
		<Radios name={name} options={options} labelledby={`${name}-q`} />
	</div>
);
function Boxes({ name, options, stacked }: { name: string; options: string[]; stacked?: boolean }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<div>
					{options.map((option, i) => (
						<span className="opt" key={option} style={stacked ? { display: "flex" } : undefined}>
							<Checkbox.Root className="check" id={`${name}-${i}`} checked={field.value.includes(option)} onCheckedChange={(on) => field.onChange(options.filter((each) => (each === option ? on === true : field.value.includes(each))))}>
								<Checkbox.Indicator>✓</Checkbox.Indicator>
							</Checkbox.Root>
							<label htmlFor={`${name}-${i}`}>{option}</label>
						</span>
					))}
				</div>
			)}
		/>
	);
}
function Grades({ name, options = ["9", "10", "11", "12", "PG"] }: { name: string; options?: string[] }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<ToggleGroup.Root type="multiple" className="toggles" aria-label="Grade level" value={field.value} onValueChange={(next) => field.onChange(options.filter((each) => next.includes(each)))}>
					{options.map((option) => <ToggleGroup.Item key={option} value={option} data-field={name}>{option}</ToggleGroup.Item>)}
				</ToggleGroup.Root>
			)}
		/>
	);
}
function CalendarField({ name }: { name: string }) {
	const id = useContext(ItemContext);
	const [open, setOpen] = useState(false);
	return (
		<Controller
			name={name}
			render={({ field }) => {
				const day = field.value ? new Date(`${field.value}T12:00:00`) : undefined;
				return (
					<Popover.Root open={open} onOpenChange={setOpen}>
						<Popover.Trigger type="button" className="trigger" id={id} data-field={name} data-placeholder={day ? undefined : ""}>
							{day ? day.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }) : "Pick a date"}
						</Popover.Trigger>
						<Popover.Portal>
							<Popover.Content className="pop" align="start">
								<DayPicker
									mode="single"
									captionLayout="dropdown"
									startMonth={new Date(2020, 0)}
									endMonth={new Date(2030, 11)}
									defaultMonth={day ?? new Date(2026, 10)}
									selected={day}
									onSelect={(next) => {
										if (next) field.onChange(`${next.getFullYear()}-${String(next.getMonth() + 1).padStart(2, "0")}-${String(next.getDate()).padStart(2, "0")}`);
										setOpen(false);
									}}
								/>
							</Popover.Content>
						</Popover.Portal>
					</Popover.Root>
				);
			}}
		/>
	);
}
const Cell = ({ name, children }: { name: string; children: ReactNode }) => <td ref={at(name)}>{children}</td>;

function Part({ value, title, children }: { value: string; title: string; children: ReactNode }) {
	return (
		<Accordion.Item value={value} className="acc-item">
			<Accordion.Header asChild><h2 style={{ margin: 0 }}><Accordion.Trigger className="acc-trigger" type="button">{title}</Accordion.Trigger></h2></Accordion.Header>
			<Accordion.Content className="acc-content">{children}</Accordion.Content>
		</Accordion.Item>
	);
}
const Parent = ({ p, no }: { p: string; no: number }) => (
	<div>
		<h3>{`Parent ${no}`}</h3>
		<Pick name={`${p}Relation`} label="Relationship to you" options={["Mother", "Father", "Stepparent", "Unknown"]} />
		<div className="row" ref={at(`${p}Living`)}>
			<span className="q" id={`${p}-living`}>{`Is Parent ${no} living?`}</span>
			<Radios name={`${p}Living`} options={YES_NO} labelledby={`${p}-living`} />
		</div>
		<Text name={`${p}Last`} label="Last/Family/Sur" />
		<Text name={`${p}First`} label="First/Given" />
		<Text name={`${p}Middle`} label="Middle" />
		<Text name={`${p}Former`} label="Former last name(s)" />
		<Text name={`${p}Occupation`} label="Occupation" hint="Former occupation, if retired or deceased" />
		<Text name={`${p}Employer`} label="Name of employer" />
		<Pick name={`${p}Education`} label="Education level" options={EDUCATION} />
	</div>
);

function App() {
	const form = useForm<Values>({ defaultValues: start });
	values = form.getValues;
	return (
		<FormProvider {...form}>
			<main>
				<h1>Barbet University</h1>
				<p><b>First-Year Application for Admission</b>: for Fall 2027 or Spring 2028 enrollment. Complete all sections. Items marked optional will not be used in a discriminatory manner.</p>
				<form noValidate onSubmit={form.handleSubmit(() => { submitted = true; })}>
					<Accordion.Root type="multiple" defaultValue={["applicant", "plans", "demographics", "family", "education", "tests", "activities", "sign"]}>
						<Part value="applicant" title="Applicant">
							<p className="hint">Legal name: enter name exactly as it appears on official documents.</p>
							<div className="grid">
								<Text name="lastName" label="Last/Family/Sur" />
								<Text name="firstName" label="First/Given" />
								<Text name="middleName" label="Middle (complete)" />
								<Pick name="suffix" label="Jr., etc." options={["Jr.", "Sr.", "II", "III", "IV", "V"]} />
								<Text name="preferredName" label="Preferred name, if not first name (only one)" wide="w2" />
								<Text name="formerName" label="Former last name(s)" wide="w2" />
								<FormItem name="birthDate" label="Birth Date"><DateInput name="birthDate" /></FormItem>
								<Question name="sex" text="Sex" options={["Female", "Male"]} wide="" />
								<Text name="ssn" label="US Social Security Number, if any" hint="Required for US Citizens and Permanent Residents applying for financial aid via FAFSA" wide="w2" autoComplete="off" />
								<Text name="email" label="E-mail Address" type="email" wide="w2" />
								<Text name="phone" label="Preferred Telephone" type="tel" hint="Include area/country/city code" />
								<Text name="altPhone" label="Alternate Telephone" type="tel" />
								<Text name="street" label="Permanent home address: Number & Street" wide="w2" />
								<Text name="apartment" label="Apartment #" />
								<Text name="city" label="City/Town" />
								<Pick name="state" label="State/Province" options={[...STATES.map(([, name]) => name), "Outside US"]} />
								<Pick name="country" label="Country" options={COUNTRIES} />
								<Text name="zip" label="ZIP/Postal Code" />
								<div className="w4" ref={at("mailingDiffers")}>
									<span className="opt">
										<Controller name="mailingDiffers" render={({ field }) => <Switch.Root className="switch" id="mailing-differs" checked={field.value} onCheckedChange={field.onChange}><Switch.Thumb className="thumb" /></Switch.Root>} />
										<label htmlFor="mailing-differs">My mailing address for admission correspondence is different from above</label>
									</span>
								</div>
							</div>
						</Part>

						<Part value="plans" title="Future Plans">
							<Question name="entryTerm" text="Entry Term" options={["Fall 2027", "Spring 2028"]} />
							<Question name="decisionPlan" text="Decision Plan" options={["Early Decision", "Early Action", "Regular Decision"]} />
							<div className="grid">
								<Pick name="division" label="Undergraduate school or college" options={["College of Arts & Sciences", "School of Business", "School of Engineering", "School of Music", "School of Nursing"]} wide="w2" />
								<Pick name="major1" label="First-choice major" options={MAJORS} />
								<Pick name="major2" label="Second-choice major" options={MAJORS} />
								<Text name="career" label="Career Interest" wide="w2" />
								<Pick name="highestDegree" label="Highest degree you intend to earn" options={["Associate's", "Bachelor's", "Master's", "Business (MBA)", "Law (JD, LLM)", "Medicine (MD, DO, DVM, DDS)", "Doctorate (PhD, EdD, etc)", "Other", "Undecided"]} wide="w2" />
							</div>
							<Question name="needAid" text="Do you intend to apply for need-based financial aid?" />
							<Question name="housing" text="Do you intend to live in college housing?" />
						</Part>

						<Part value="demographics" title="Demographics">
							<div className="grid">
								<Pick name="citizenship" label="Citizenship Status" options={[["usc", "US Citizen"], ["dual", "Dual US Citizen"], ["pr", "US Permanent Resident"], ["ref", "US Refugee or Asylee"], ["other", "Other (Non-US)"]]} wide="w4" />
								<p className="w4 q" style={{ margin: 0 }}><b>Place of birth</b></p>
								<Text name="birthCity" label="City/Town" />
								<Text name="birthProvince" label="State/Province" />
								<Pick name="birthCountry" label="Country" options={COUNTRIES} wide="w2" />
								<Text name="yearsInUs" label="Years lived in the US?" type="number" min={0} wide="w2" />
								<Text name="yearsOutside" label="Years lived outside the US?" type="number" min={0} wide="w2" />
							</div>
							<h3>Language Proficiency (check all that apply)</h3>
							<table>
								<thead><tr><th style={{ width: 220 }}>Language</th><th>Proficiency</th></tr></thead>
								<tbody>
									{[0, 1, 2].map((i) => (
										<tr key={i}>
											<Cell name={`lang${i}`}><Choose name={`lang${i}`} options={LANGUAGES} /></Cell>
											<Cell name={`skills${i}`}><Boxes name={`skills${i}`} options={SKILLS} /></Cell>
										</tr>
									))}
								</tbody>
							</table>
							<Separator.Root />
							<h3>Optional</h3>
							<FormItem name="military" label="US Armed Services status"><Choose name="military" options={["None", "Currently serving", "Previously served", "Current dependent"]} /></FormItem>
							<Question name="hispanic" text="1. Are you Hispanic/Latino?" />
							<div ref={at("race")}>
								<p className="q">2. Regardless of your answer to the prior question, please indicate how you identify yourself. (You may select one or more.)</p>
								<Boxes name="race" options={RACES} stacked />
							</div>
						</Part>

						<Part value="family" title="Family">
							<p className="hint">Please list both parents below, even if one or more is deceased or no longer has legal responsibilities toward you.</p>
							<Pick name="parentsStatus" label="Parents' marital status (relative to each other)" options={["Never Married", "Married", "Civil Union/Domestic Partners", "Widowed", "Separated", "Divorced"]} />
							<Question name="permanentHome" text="With whom do you make your permanent home?" options={["Parent 1", "Parent 2", "Both", "Legal Guardian", "Other"]} />
							<div className="cols"><Parent p="p1" no={1} /><Parent p="p2" no={2} /></div>
							<h3>Siblings</h3>
							<table>
								<thead><tr><th>Name</th><th style={{ width: 80 }}>Age</th><th>College attended or attending, if any</th></tr></thead>
								<tbody>
									{[0, 1].map((i) => (
										<tr key={i}>
											<Cell name={`sib${i}`}><Input name={`sib${i}`} /></Cell>
											<Cell name={`sibAge${i}`}><Input name={`sibAge${i}`} /></Cell>
											<Cell name={`sibCollege${i}`}><Input name={`sibCollege${i}`} /></Cell>
										</tr>
									))}
								</tbody>
							</table>
						</Part>

						<Part value="education" title="Education">
							<div className="grid">
								<Text name="schoolName" label="Most recent secondary school attended" wide="w2" />
								<FormItem name="schoolEntry" label="Entry Date"><DateInput name="schoolEntry" short /></FormItem>
								<FormItem name="graduation" label="Graduation Date"><CalendarField name="graduation" /></FormItem>
								<Question name="schoolType" text="School Type" options={["Public", "Charter", "Independent", "Religious", "Home School"]} />
								<Text name="schoolStreet" label="School address: Number & Street" wide="w2" />
								<Text name="schoolCity" label="City/Town" />
								<Pick name="schoolState" label="State/Province" options={STATES} />
								<Text name="ceeb" label="CEEB/ACT Code" />
								<Text name="counselorName" label="Counselor's Name" />
								<Text name="counselorEmail" label="Counselor's E-mail" type="email" />
								<Text name="counselorPhone" label="Counselor's Telephone" type="tel" />
								<Text name="program" label="Community program or organization, if any, that has provided free assistance with your application process" wide="w4" />
							</div>
							<h3>Colleges &amp; Universities</h3>
							<p className="hint">List any college or university at which you have taken courses since 9th grade, on its campus, online or elsewhere.</p>
							<table>
								<thead><tr><th>College/University Name</th><th>Location (City, State/Province, Country)</th><th>Dates Attended</th><th id="colleges-degree">Degree Candidate?</th></tr></thead>
								<tbody>
									<tr>
										<Cell name="collegeName"><Input name="collegeName" /></Cell>
										<Cell name="collegePlace"><Input name="collegePlace" /></Cell>
										<Cell name="collegeDates"><Input name="collegeDates" /></Cell>
										<Cell name="collegeDegree"><Radios name="collegeDegree" options={YES_NO} labelledby="colleges-degree" /></Cell>
									</tr>
								</tbody>
							</table>
							<h3>Grades</h3>
							<div className="grid">
								<Text name="rank" label="Class Rank" />
								<Text name="classSize" label="Class Size" />
								<Text name="gpa" label="Cumulative GPA" />
								<Question name="gpaWeighted" text="Weighted?" wide="" />
							</div>
						</Part>

						<Part value="tests" title="Tests">
							<table>
								<thead><tr><th>Exam</th><th>Best score</th><th>Date taken</th></tr></thead>
								<tbody>
									<tr><th>SAT Evidence-Based Reading and Writing</th><Cell name="satReading"><Input name="satReading" type="number" /></Cell><Cell name="satReadingDate"><DateInput name="satReadingDate" /></Cell></tr>
									<tr><th>SAT Math</th><Cell name="satMath"><Input name="satMath" type="number" /></Cell><Cell name="satMathDate"><DateInput name="satMathDate" /></Cell></tr>
									<tr><th>ACT Composite</th><Cell name="actComposite"><Input name="actComposite" type="number" /></Cell><Cell name="actDate"><DateInput name="actDate" /></Cell></tr>
								</tbody>
							</table>
							<div className="grid">
								<Pick name="satTimes" label="Number of times you have taken the SAT" options={["0", "1", "2", "3", "4", "5"]} wide="w2" />
								<Pick name="actTimes" label="Number of times you have taken the ACT" options={["0", "1", "2", "3", "4", "5"]} wide="w2" />
								<Text name="toefl" label="TOEFL iBT total score" hint="Required if English is not your first language" wide="w2" />
							</div>
							<h3>AP exams taken</h3>
							<table>
								<thead><tr><th>Subject</th><th style={{ width: 160 }}>Score</th></tr></thead>
								<tbody>
									{[0, 1, 2].map((i) => (
										<tr key={i}>
											<Cell name={`ap${i}`}><Choose name={`ap${i}`} options={APS} placeholder="Subject" /></Cell>
											<Cell name={`apScore${i}`}><Choose name={`apScore${i}`} options={["5", "4", "3", "2", "1"]} placeholder="Score" /></Cell>
										</tr>
									))}
								</tbody>
							</table>
						</Part>

						<Part value="activities" title="Honors, Extracurricular Activities & Work Experience">
							<h3>Honors</h3>
							<p className="hint">Briefly list any academic distinctions or honors you have received since the 9th grade.</p>
							{[0, 1, 2].map((i) => (
								<div className="row" key={i}>
									<div ref={at(`honorGrades${i}`)}><Grades name={`honorGrades${i}`} /></div>
									<div style={{ flex: 1 }}><FormItem name={`honor${i}`} label={`Honor ${i + 1}`}><Input name={`honor${i}`} /></FormItem></div>
								</div>
							))}
							<h3>Extracurricular</h3>
							<p className="hint">Please list your principal extracurricular, volunteer, and work activities. Include specific events and/or major accomplishments.</p>
							<table>
								<thead><tr><th style={{ width: 170 }}>Activity</th><th>Grade level</th><th style={{ width: 70 }}>Hours per week</th><th style={{ width: 70 }}>Weeks per year</th><th>Positions held, honors won, letters earned, or employer</th></tr></thead>
								<tbody>
									{[0, 1, 2].map((i) => (
										<tr key={i}>
											<Cell name={`actType${i}`}><Choose name={`actType${i}`} options={ACTIVITIES} placeholder="Activity type" /></Cell>
											<Cell name={`actGrades${i}`}><Grades name={`actGrades${i}`} /></Cell>
											<Cell name={`actHours${i}`}><Input name={`actHours${i}`} /></Cell>
											<Cell name={`actWeeks${i}`}><Input name={`actWeeks${i}`} /></Cell>
											<Cell name={`actRole${i}`}><Input name={`actRole${i}`} /></Cell>
										</tr>
									))}
								</tbody>
							</table>
							<FormItem name="elaborate" label="Please briefly elaborate on one of your extracurricular activities or work experiences (up to 1,000 characters).">
								<Elaborate />
							</FormItem>
						</Part>

						<Part value="sign" title="Disciplinary History & Signature">
							<Question name="suspended" text="Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the 9th grade forward?" />
							<div ref={at("certify")}>
								<span className="opt">
									<Controller name="certify" render={({ field }) => <Checkbox.Root className="check" id="certify" checked={field.value} onCheckedChange={(on) => field.onChange(on === true)}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>} />
									<label htmlFor="certify">I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.</label>
								</span>
							</div>
							<div className="grid">
								<Text name="signature" label="Signature" wide="w2" />
								<FormItem name="signatureDate" label="Date"><DateInput name="signatureDate" /></FormItem>
							</div>
						</Part>
					</Accordion.Root>
					<button type="submit" className="submit">Submit Application</button>
				</form>
			</main>
		</FormProvider>
	);
}
function Elaborate() {
	const { register } = useFormContext<Values>();
	return <textarea className="box" rows={4} maxLength={1000} id={useContext(ItemContext)} {...register("elaborate")} />;
}
createRoot(document.getElementById("root")!).render(<App />);
