import { Accordion, Checkbox, Label, Popover, RadioGroup, Select, Tabs } from "radix-ui";
import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { DayPicker } from "react-day-picker";
import "react-day-picker/style.css";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = [value: string, label: string];
const same = (...labels: string[]): Option[] => labels.map((label) => [label, label]);
const YES_NO: Option[] = [["yes", "Yes"], ["no", "No"]];
const EDUCATION: Option[] = [
	["none", "None or grade school"], ["some-hs", "Some secondary school"], ["hs", "Secondary school diploma or equivalency"], ["some-college", "Some college or university"],
	["associate", "Associate’s degree"], ["bachelor", "Bachelor’s degree"], ["graduate", "Graduate or professional degree"],
];
const TYPES = same(
	"Academic", "Art", "Athletics: Club", "Athletics: JV/Varsity", "Career-Oriented", "Community Service (Volunteer)", "Computer/Technology", "Cultural", "Dance", "Debate/Speech",
	"Environmental", "Family Responsibilities", "Journalism/Publication", "Music", "Religious", "Research", "Student Government", "Theater/Drama", "Work (Paid)", "Other",
);
const AP = same(
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science",
	"European History", "Psychology", "Spanish Language and Culture", "Statistics", "United States History", "World History: Modern",
);

const blocks = <T extends object>(name: string, count: number, parts: T) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, { ...parts }]));
const EMPTY: Record<string, any> = {
	legalFirstName: "", legalMiddleName: "", legalLastName: "", suffix: "", chosenName: "", birthDate: undefined, birthCity: "", birthCountry: "", legalSex: "", 
	email: "", phoneCountry: "", phone: "", addressLine1: "", addressLine2: "", city: "", state: "", postalCode: "", country: "", mailingDiffers: false, mailingStreet: "", 
	citizenship: "", firstLanguage: "", otherLanguages: "", ssn: "",
	schoolName: "", schoolCity: "", schoolState: "", ceeb: "", schoolType: "", entered: "", graduates: undefined, gpaUnweighted: "", gpaWeighted: "", rank: "", classSize: "",
	counselorName: "", counselorEmail: "", counselorPhone: "", priorCollege: "",
	satEbrw: "", satMath: "", satLatest: "", actComposite: "", actDate: "", 
	...blocks("ap", 2, { subject: "", score: "", taken: "" }),
	...blocks("college", 2, { title: "", grade: "", credits: "" }),
	...blocks("activity", 2, { type: "", position: "", organization: "", details: "", grades: [], timing: [], hours: "", weeks: "", continue: "" }),
	...blocks("honor", 2, { title: "", grade: "" }),
	parent0: { relationship: "", given: "", surname: "", occupation: "", employer: "", education: "" },
	parent1: { relationship: "", given: "", surname: "", occupation: "", employer: "", education: "" },
	maritalStatus: "", ...blocks("sibling", 2, { given: "", age: "" }), firstGeneration: "",
	entryYear: "", program: "", career: "", degree: "", feeWaiver: "",
	hispanic: "", race: [], 
	teacherName: "", teacherEmail: "", emergencyName: "", emergencyPhone: "",
	signature: "", ferpa: "", agree: false,
};

const readers = new Map<string, () => unknown>();
const seen = (name: string, read: (el: HTMLElement) => unknown) => (el: HTMLElement | null) => {
	if (el) readers.set(name, () => read(el));
	else readers.delete(name);
};

type Common = { name: string; label: ReactNode; need?: boolean; hint?: string; wide?: boolean };
const Item = createContext("");

/** One question, as the form components of the design system lay it out. */
function FormItem({ label, need, hint, wide, group, children }: Omit<Common, "name"> & { group?: boolean; children: ReactNode }) {
	const id = useId();
	return (
		<Item.Provider value={id}>
			<div className={wide ? "item wide" : "item"}>
				{group ? (
					<span className="legend" id={`${id}-label`}>{label}{need && <span className="req"> *</span>}</span>
				) : (
					<Label.Root htmlFor={`${id}-form-item`}>{label}{need && <span className="req"> *</span>}</Label.Root>
				)}
				{children}
				{hint && <p className="muted" id={`${id}-description`}>{hint}</p>}
			</div>
		</Item.Provider>
	);
}
const useItem = () => useContext(Item);

function TextControl({ name, rows, ...rest }: { name: string; rows?: number; [more: string]: any }) {
	const id = useItem();
	const { control } = useFormContext();
	return (
		<Controller control={control} name={name} render={({ field: { ref, ...field } }) => {
			const props = { className: "input", id: id ? `${id}-form-item` : undefined, ...field, ...rest };
			const read = (el: any) => { ref(el); seen(name, (box) => (box as HTMLInputElement).value)(el); };
			return rows ? <textarea rows={rows} ref={read} {...props} /> : <input ref={read} {...props} />;
		}} />
	);
}
function Text({ name, label, need, hint, wide, ...rest }: Common & { [more: string]: any }) {
	return <FormItem label={label} need={need} hint={hint} wide={wide}><TextControl name={name} {...rest} /></FormItem>;
}
function SelectControl({ name, options, placeholder = "Select an option", ...rest }: { name: string; options: Option[]; placeholder?: string; "aria-label"?: string }) {
	const id = useItem();
	const { control } = useFormContext();
	return (
		<Controller control={control} name={name} render={({ field }) => (
			<Select.Root value={field.value} onValueChange={field.onChange} name={field.name}>
				<Select.Trigger className="trigger" id={id ? `${id}-form-item` : undefined} {...rest} ref={seen(name, (el) => (el.hasAttribute("data-placeholder") ? "" : el.querySelector("span")?.textContent))}>
					<Select.Value placeholder={placeholder} />
					<Select.Icon>▾</Select.Icon>
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="content" position="popper" sideOffset={4}>
						<Select.Viewport>
							{options.map(([value, text]) => <Select.Item key={value} value={value} className="option"><Select.ItemText>{text}</Select.ItemText></Select.Item>)}
						</Select.Viewport>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		)} />
	);
}
function Choose({ name, label, need, hint, wide, ...rest }: Common & { options: Option[]; placeholder?: string }) {
	return <FormItem label={label} need={need} hint={hint} wide={wide}><SelectControl name={name} {...rest} /></FormItem>;
}
function RadioControl({ name, options }: { name: string; options: Option[] }) {
	const id = useItem();
	const { control } = useFormContext();
	return (
		<Controller control={control} name={name} render={({ field }) => (
			<RadioGroup.Root className="radios" value={field.value} onValueChange={field.onChange} name={name} aria-labelledby={`${id}-label`}
				ref={seen(name, (el) => el.querySelector("[data-state=checked]")?.closest(".choice")?.textContent ?? "")}>
				{options.map(([value, text]) => (
					<div className="choice" key={value}>
						<RadioGroup.Item value={value} id={`${id}-${value}`} className="radio"><RadioGroup.Indicator className="dot" /></RadioGroup.Item>
						<Label.Root htmlFor={`${id}-${value}`}>{text}</Label.Root>
					</div>
				))}
			</RadioGroup.Root>
		)} />
	);
}
function Radio({ name, label, need, hint, wide, options }: Common & { options: Option[] }) {
	return <FormItem label={label} need={need} hint={hint} wide={wide} group><RadioControl name={name} options={options} /></FormItem>;
}
function BoxesControl({ name, options }: { name: string; options: Option[] }) {
	const id = useItem();
	const { control } = useFormContext();
	return (
		<Controller control={control} name={name} render={({ field }) => (
			<div className="boxes" role="group" aria-labelledby={`${id}-label`} ref={seen(name, (el) => [...el.querySelectorAll(".box[data-state=checked]")].map((box) => box.closest(".choice")?.querySelector("label")?.textContent))}>
				{options.map(([value, text]) => (
					<div className="choice" key={value}>
						<Checkbox.Root className="box" id={`${id}-${value}`} checked={field.value.includes(value)}
							onCheckedChange={(on) => field.onChange(options.map(([each]) => each).filter((each) => (each === value ? on : field.value.includes(each))))}>
							<Checkbox.Indicator>✓</Checkbox.Indicator>
						</Checkbox.Root>
						<Label.Root htmlFor={`${id}-${value}`}>{text}</Label.Root>
					</div>
				))}
			</div>
		)} />
	);
}
function Boxes({ name, label, hint, options }: Common & { options: Option[] }) {
	return <FormItem label={label} hint={hint} wide group><BoxesControl name={name} options={options} /></FormItem>;
}
function Tick({ name, children }: { name: string; children: ReactNode }) {
	const id = useId();
	const { control } = useFormContext();
	return (
		<Controller control={control} name={name} render={({ field }) => (
			<div className="choice wide">
				<Checkbox.Root className="box" id={id} checked={field.value} onCheckedChange={(on) => field.onChange(on === true)} ref={seen(name, (el) => el.getAttribute("data-state") === "checked")}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>
				<Label.Root htmlFor={id}>{children}</Label.Root>
			</div>
		)} />
	);
}
const long = (date: Date) => date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
const iso = (date?: Date) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "");
function DateControl({ name, from, to }: { name: string; from: number; to: number }) {
	const id = useItem();
	const { control } = useFormContext();
	const [isOpen, setOpen] = useState(false);
	return (
		<Controller control={control} name={name} render={({ field }) => (
			<Popover.Root open={isOpen} onOpenChange={setOpen}>
				<Popover.Trigger type="button" className="trigger" id={`${id}-form-item`} data-empty={!field.value} ref={seen(name, (el) => (field.value ? el.querySelector("span")?.textContent : ""))}>
					<span>{field.value ? long(field.value) : "Pick a date"}</span> 🗓
				</Popover.Trigger>
				<Popover.Portal>
					<Popover.Content className="content popover" align="start">
						<DayPicker mode="single" captionLayout="dropdown" selected={field.value} startMonth={new Date(from, 0)} endMonth={new Date(to, 11)} defaultMonth={field.value ?? new Date(to, 0)}
							onSelect={(date) => { field.onChange(date); setOpen(false); }} />
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
		)} />
	);
}
function Day({ name, label, need, hint, from, to }: Common & { from: number; to: number }) {
	return <FormItem label={label} need={need} hint={hint}><DateControl name={name} from={from} to={to} /></FormItem>;
}
const SECTIONS = ["person", "reach", "citizen", "school", "tests", "work", "life", "awards", "family", "plans", "who", "others", "sign"];
function Section({ id, title, intro, children }: { id: string; title: string; intro?: string; children: ReactNode }) {
	return (
		<Accordion.Item value={id} className="accordion-item">
			<Accordion.Header><Accordion.Trigger className="accordion-trigger">{title}</Accordion.Trigger></Accordion.Header>
			<Accordion.Content className="accordion-content">{intro && <p className="muted">{intro}</p>}{children}</Accordion.Content>
		</Accordion.Item>
	);
}
const STATE_OPTIONS: Option[] = STATES.map(([code, name]) => [code, name]);
const COUNTRY_OPTIONS = same(...COUNTRIES);

function Application() {
	const [open, setOpen] = useState<string[]>(["person"]);
	return (
		<>
			<p><button type="button" className="button" onClick={() => setOpen(SECTIONS)}>Open all sections</button></p>
			<Accordion.Root type="multiple" value={open} onValueChange={setOpen} className="accordion">
				<Section id="person" title="1. Who you are" intro="As it appears on your passport or birth certificate.">
					<div className="grid">
						<Text name="legalFirstName" label="Legal given name" need autoComplete="given-name" />
						<Text name="legalMiddleName" label="Legal middle name" />
						<Text name="legalLastName" label="Legal surname" need autoComplete="family-name" />
						<Choose name="suffix" label="Suffix" options={same("Jr.", "Sr.", "II", "III", "IV")} placeholder="None" />
						<Text name="chosenName" label="Chosen name" hint="What should your interviewer call you?" />
						<Day name="birthDate" label="Date of birth" need from={1990} to={2014} />
						<Text name="birthCity" label="City of birth" />
						<Choose name="birthCountry" label="Country of birth" options={COUNTRY_OPTIONS} />
						<Radio name="legalSex" label="Sex on legal documents" options={[["F", "Female"], ["M", "Male"], ["X", "X"]]} wide />
					</div>
				</Section>
				<Section id="reach" title="2. Where we can reach you">
					<div className="grid beside">
						<Text name="email" label="E-mail address" need type="email" />
						<Choose name="phoneCountry" label="Telephone country code" options={[["+1", "United States / Canada (+1)"], ["+44", "United Kingdom (+44)"], ["+52", "Mexico (+52)"], ["+82", "South Korea (+82)"], ["+86", "China (+86)"], ["+91", "India (+91)"], ["+234", "Nigeria (+234)"]]} />
						<Text name="phone" label="Telephone" need type="tel" hint="Area code and number" />
					</div>
					<h4 className="sub">Permanent address</h4>
					<div className="grid beside">
						<Text name="addressLine1" label="Street" need />
						<Text name="addressLine2" label="Apartment, box or floor" />
						<Text name="city" label="City or town" need />
						<Choose name="state" label="State" options={STATE_OPTIONS} need />
						<Text name="postalCode" label="Postal code" need />
						<Choose name="country" label="Country" options={COUNTRY_OPTIONS} need />
					</div>
					<h4 className="sub">Mailing address</h4>
					<div className="grid beside">
						<Tick name="mailingDiffers">Send my mail somewhere other than my permanent address</Tick>
						<Text name="mailingStreet" label="Mailing address, in full" hint="Only if it differs" />
					</div>
				</Section>
				<Section id="citizen" title="3. Citizenship and languages">
					<div className="grid">
						<Radio name="citizenship" label="Which describes you?" need wide options={[["us", "Citizen or national of the United States"], ["dual", "Dual citizen of the United States and another country"], ["pr", "Permanent resident of the United States"], ["intl", "Citizen of another country"]]} />
						<Choose name="firstLanguage" label="First language" options={same("Arabic", "Chinese", "English", "French", "German", "Igbo", "Korean", "Portuguese", "Spanish", "Vietnamese", "Another language")} />
						<Text name="otherLanguages" label="Other languages you speak" hint="Separate them with commas." />
						<Text name="ssn" label="Social Security number" hint="Required only if you will file the FAFSA." inputMode="numeric" placeholder="•••-••-••••" autoComplete="off" />
					</div>
				</Section>
				<Section id="school" title="4. Secondary school">
					<div className="grid">
						<Text name="schoolName" label="Name of the school you now attend" need wide />
					</div>
					<div className="grid three">
						<Text name="schoolCity" label="City" />
						<Choose name="schoolState" label="State" options={STATE_OPTIONS} />
					</div>
					<div className="grid">
						<Text name="ceeb" label="CEEB code" maxLength={6} />
						<Radio name="schoolType" label="Kind of school" options={[["public", "Public"], ["charter", "Charter"], ["private", "Independent"], ["home", "Home school"]]} />
						<Text name="entered" label="Month you entered" type="month" />
						<Day name="graduates" label="Graduation date" from={2024} to={2030} hint="Your best guess if it is not yet fixed." />
						<Text name="gpaUnweighted" label="GPA, unweighted" inputMode="decimal" />
						<Text name="gpaWeighted" label="GPA, weighted" inputMode="decimal" />
						<Text name="rank" label="Class rank" inputMode="numeric" />
						<Text name="classSize" label="Size of graduating class" inputMode="numeric" />
						<Text name="priorCollege" label="College attended while in high school" wide hint="For dual enrollment or summer study." />
					</div>
					<h4 className="sub">College counselor</h4>
					<div className="grid three">
						<Text name="counselorName" label="Counselor’s name" />
						<Text name="counselorEmail" label="Counselor’s e-mail" type="email" />
						<Text name="counselorPhone" label="Counselor’s telephone" type="tel" />
					</div>
				</Section>
				<Section id="tests" title="5. Testing" intro="Wexcombe is test-optional.">
					<div className="grid three">
						<Text name="satEbrw" label="SAT: Evidence-Based Reading and Writing" inputMode="numeric" />
						<Text name="satMath" label="SAT: Math" inputMode="numeric" />
						<Text name="satLatest" label="SAT: most recent sitting" type="date" />
						<Text name="actComposite" label="ACT: Composite" inputMode="numeric" />
						<Text name="actDate" label="ACT: date taken" type="date" />
					</div>
					<table id="ap">
						<thead><tr><th>Advanced Placement subject</th><th>Score</th><th>Month taken</th></tr></thead>
						<tbody>
							{[0, 1].map((i) => (
								<tr key={i}>
									<td><SelectControl name={`ap${i}.subject`} options={AP} aria-label={`AP subject ${i + 1}`} /></td>
									<td><SelectControl name={`ap${i}.score`} options={same("1", "2", "3", "4", "5")} placeholder="–" aria-label={`AP score ${i + 1}`} /></td>
									<td><TextControl name={`ap${i}.taken`} type="month" aria-label={`AP month ${i + 1}`} /></td>
								</tr>
							))}
						</tbody>
					</table>
				</Section>
				<Section id="work" title="6. College courses" intro="Courses you have taken for college credit.">
					<table id="college">
						<thead><tr><th>Title</th><th>Grade</th><th>Credits</th></tr></thead>
						<tbody>{[0, 1].map((i) => <tr key={i}><td><TextControl name={`college${i}.title`} /></td><td><TextControl name={`college${i}.grade`} /></td><td><TextControl name={`college${i}.credits`} /></td></tr>)}</tbody>
					</table>
				</Section>
				<Section id="life" title="7. Life outside the classroom" intro="The two that matter most to you.">
					{[0, 1].map((i) => (
						<div className="block" key={i} id={`activity${i}`}>
							<h4>{i ? "Second activity" : "First activity"}</h4>
							<div className="grid">
								<Choose name={`activity${i}.type`} label="Category" options={TYPES} />
								<Text name={`activity${i}.position`} label="Position or leadership role" maxLength={50} />
								<Text name={`activity${i}.organization`} label="Organization" maxLength={100} wide />
								<Text name={`activity${i}.details`} label="Details, honors won, accomplishments" rows={3} maxLength={150} wide />
								<Boxes name={`activity${i}.grades`} label="Participation, by grade" options={[["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"]]} />
								<Boxes name={`activity${i}.timing`} label="When" options={[["term", "School year"], ["break", "School break"], ["year", "All year"]]} />
								<Text name={`activity${i}.hours`} label="Hours per week" type="number" step="0.5" />
								<Text name={`activity${i}.weeks`} label="Weeks per year" type="number" />
								<Radio name={`activity${i}.continue`} label="Do you hope to continue at Wexcombe?" options={YES_NO} wide />
							</div>
						</div>
					))}
				</Section>
				<Section id="awards" title="8. Distinctions">
					{[0, 1].map((i) => (
						<div className="grid" key={i} id={`honor${i}`}>
							<Text name={`honor${i}.title`} label={`Distinction ${i + 1}`} maxLength={100} />
							<Choose name={`honor${i}.grade`} label="Received in" options={[["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]]} />
						</div>
					))}
				</Section>
				<Section id="family" title="9. Family">
					{[0, 1].map((i) => (
						<div className="block" key={i} id={`parent${i}`}>
							<h4>Parent {i + 1}</h4>
							<div className="grid">
								<Choose name={`parent${i}.relationship`} label="Relationship to you" options={same("Mother", "Father", "Stepparent", "Grandparent", "Legal guardian")} />
								<Text name={`parent${i}.given`} label="Given name" />
								<Text name={`parent${i}.surname`} label="Surname" />
								<Text name={`parent${i}.occupation`} label="Occupation" />
								<Text name={`parent${i}.employer`} label="Employer" />
								<Choose name={`parent${i}.education`} label="Highest level of education" options={EDUCATION} wide />
							</div>
						</div>
					))}
					<div className="grid">
						<Choose name="maritalStatus" label="Your parents are" options={[["m", "Married to each other"], ["s", "Separated"], ["d", "Divorced"], ["w", "Widowed"], ["n", "Never married"], ["c", "Partnered"]]} />
					</div>
					{[0, 1].map((i) => (
						<div className="grid" key={i} id={`sibling${i}`}>
							<Text name={`sibling${i}.given`} label={`First name, sibling ${i + 1}`} />
							<Text name={`sibling${i}.age`} label={`Age, sibling ${i + 1}`} type="number" />
						</div>
					))}
					<div className="grid"><Radio name="firstGeneration" label="Would you be the first in your family to graduate from college?" options={YES_NO} wide /></div>
				</Section>
				<Section id="plans" title="10. Plans at Wexcombe">
					<div className="grid">
						<Choose name="entryYear" label="Entering in the fall of" options={same("2026", "2027", "2028", "2029")} />
						<Choose name="program" label="Likely major" options={same(...MAJORS)} />
						<Text name="career" label="Career you have in mind" />
						<Choose name="degree" label="Highest degree you intend to earn" options={[["ba", "Bachelor’s"], ["ma", "Master’s"], ["phd", "Doctorate"], ["prof", "Professional (law, medicine, …)"], ["u", "Undecided"]]} />
						<Radio name="feeWaiver" label="Will you ask us to waive the application fee?" options={YES_NO} wide />
					</div>
				</Section>
				<Section id="who" title="11. Background (voluntary)">
					<div className="grid">
						<Radio name="hispanic" label="Are you Hispanic or Latino/a/x?" options={YES_NO} wide />
						<Boxes name="race" label="Regardless of your answer above, indicate how you identify" options={[["1", "American Indian or Alaska Native"], ["2", "Asian"], ["3", "Black or African American"], ["4", "Native Hawaiian or Other Pacific Islander"], ["5", "White"]]} />
					</div>
				</Section>
				<Section id="others" title="12. Teacher and emergency contact">
					<div className="grid">
						<Text name="teacherName" label="Teacher who will recommend you" />
						<Text name="teacherEmail" label="Teacher’s e-mail" type="email" />
					</div>
					<div className="grid three">
						<Text name="emergencyName" label="Emergency contact (not a parent)" />
						<Text name="emergencyPhone" label="Daytime telephone" type="tel" />
					</div>
				</Section>
				<Section id="sign" title="13. Signature">
					<div className="grid">
						<Radio name="ferpa" label="I waive my right to review recommendations" options={[["w", "I waive my right"], ["k", "I do not waive my right"]]} wide />
						<Tick name="agree">I certify that this application is my own work, factually true, and honestly presented.</Tick>
						<Text name="signature" label="Signature" hint="Type your full legal name." />
					</div>
				</Section>
			</Accordion.Root>
			<p><button type="submit" className="button primary">Submit application</button></p>
		</>
	);
}

const flat = (values: Record<string, any>) =>
	Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date) ? Object.entries(value).map(([part, each]) => [`${key}.${part}`, each]) : [[key, value]])));

function App() {
	const form = useForm({ defaultValues: EMPTY });
	const [submitted, setSubmitted] = useState(false);
	(window as any).formState = () => {
		const values = flat(form.getValues());
		return { ...values, birthDate: iso(values.birthDate), graduates: iso(values.graduates), submitted };
	};
	(window as any).formShown = () => Object.fromEntries(Object.keys(flat({ ...form.getValues(), birthDate: "", graduates: "" })).map((key) => [key, readers.get(key)?.() ?? ""]));
	return (
		<main>
			<h1>Wexcombe College</h1>
			<p className="muted">Application for admission · Class of 2031</p>
			<FormProvider {...form}>
				<form onSubmit={form.handleSubmit(() => setSubmitted(true))} noValidate>
					<Tabs.Root defaultValue="read">
						<Tabs.List className="tabs-list" aria-label="Parts of the application"><Tabs.Trigger value="read">Before you begin</Tabs.Trigger><Tabs.Trigger value="apply">First-year application</Tabs.Trigger></Tabs.List>
						<Tabs.Content value="read"><p>Plan on about an hour. Your answers are kept in this browser until you submit them. Letters of recommendation and your school report are sent by others.</p></Tabs.Content>
						<Tabs.Content value="apply"><Application /></Tabs.Content>
					</Tabs.Root>
				</form>
			</FormProvider>
		</main>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
