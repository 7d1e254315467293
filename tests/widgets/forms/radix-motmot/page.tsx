import { Checkbox, Label, Popover, RadioGroup, Select, Separator, Switch, ToggleGroup } from "radix-ui";
import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { DayPicker } from "react-day-picker";
import "react-day-picker/style.css";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const GRADE_NAMES = ["9th", "10th", "11th", "12th"];
const ACTIVITIES = [0, 1, 2];

const TEXTS = [
	"last", "first", "mi", "called", "street", "apt", "city", "zip", "cell", "altPhone", "email", "birthCity", "diet",
	"school", "schoolCity", "parent1", "parent1Job", "parent1Phone", "parent2", "parent2Job", "parent2Phone",
	"sib0Name", "sib0Age", "sib0Job", "sib1Name", "sib1Age", "sib1Job", "household", "gpa", "psat", "satRw", "satM", "actC",
	"course0", "mark0", "course1", "mark1", "course2", "mark2", "colleges", "studies", "occupations",
	"award0", "award1", "award2", "emName", "emRelation", "emPhone", "teacher", "teacherEmail", "teacherSubject", "advisor", "roommate",
	"why", "signature", "parentSignature",
	...ACTIVITIES.flatMap((row) => ["org", "role", "about", "hours", "weeks"].map((part) => `a${row}_${part}`)),
];
const CHOICES = [
	"state", "dobMonth", "dobDay", "dobYear", "birthCountry", "citizen", "pronouns", "grade", "gender", "shirt", "parent1School", "parent2School",
	"livesWith", "parentsAre", "income", "lunch", "firstGen", "hispanic", "gradYear", "awardGrade0", "awardGrade1", "awardGrade2",
];
const LISTS = ["homeLanguages", "race", ...ACTIVITIES.map((row) => `a${row}_grades`)];
type Values = Record<string, any>;
let values: Values = {
	...Object.fromEntries([...TEXTS, ...CHOICES].map((name) => [name, ""])),
	...Object.fromEntries(LISTS.map((name) => [name, []])),
	psatDate: null,
	texts: false,
	photo: false,
	agree: false,
};
let submitted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};
const useField = (name: string) =>
	[
		useSyncExternalStore(subscribe, () => values[name]),
		(next: unknown) => {
			values = { ...values, [name]: next };
			for (const listener of listeners) listener();
		},
	] as const;

function Field({ name, label, hint, area, ...rest }: { name: string; label?: ReactNode; hint?: string; area?: boolean; [more: string]: any }) {
	const [value, set] = useField(name);
	const id = useId();
	const Box: any = area ? "textarea" : "input";
	return (
		<div className="f">
			{label && <Label.Root htmlFor={id}>{label}</Label.Root>}
			<Box id={id} className="box" data-field={name} value={value} onChange={(event: any) => set(event.target.value)} rows={area ? 3 : undefined} {...rest} />
			{hint && <div className="hint">{hint}</div>}
		</div>
	);
}
function Drop({ name, label, options, placeholder = "Select…", aria }: { name: string; label?: ReactNode; options: readonly (string | readonly [string, string])[]; placeholder?: string; aria?: string }) {
	const [value, set] = useField(name);
	const id = useId();
	return (
		<div className="f">
			{label && <Label.Root htmlFor={id}>{label}</Label.Root>}
			<Select.Root value={value} onValueChange={set}>
				<Select.Trigger id={id} className="trigger" data-field={name} aria-label={aria}>
					<Select.Value placeholder={placeholder} />
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="menu" position="popper">
						<Select.Viewport>
							{options.map((option) => {
								const [key, text] = typeof option === "string" ? [option, option] : option;
								return (
									<Select.Item key={key} value={key} className="item">
										<Select.ItemText>{text}</Select.ItemText>
									</Select.Item>
								);
							})}
						</Select.Viewport>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		</div>
	);
}
function Radios({ name, question, options }: { name: string; question: ReactNode; options: readonly string[] }) {
	const [value, set] = useField(name);
	const id = useId();
	return (
		<div className="f">
			<p className="q" id={id}>{question}</p>
			<RadioGroup.Root value={value} onValueChange={set} aria-labelledby={id} data-field={name}>
				{options.map((option, index) => (
					<span key={option} className="opt">
						<RadioGroup.Item className="radio" value={option} id={`${id}${index}`} />
						<label htmlFor={`${id}${index}`}>{option}</label>
					</span>
				))}
			</RadioGroup.Root>
		</div>
	);
}
function Boxes({ name, question, options }: { name: string; question: ReactNode; options: readonly string[] }) {
	const [value, set] = useField(name);
	const id = useId();
	return (
		<fieldset className="f" data-field={name}>
			<legend className="q">{question}</legend>
			{options.map((option, index) => (
				<span key={option} className="opt">
					<Checkbox.Root
						className="check"
						id={`${id}${index}`}
						checked={value.includes(option)}
						onCheckedChange={(on) => set(on ? [...value, option] : value.filter((each: string) => each !== option))}
					>
						<Checkbox.Indicator>✓</Checkbox.Indicator>
					</Checkbox.Root>
					<label htmlFor={`${id}${index}`}>{option}</label>
				</span>
			))}
		</fieldset>
	);
}
function Grades({ name }: { name: string }) {
	const [value, set] = useField(name);
	return (
		<div className="f">
			<span className="q">Grades</span>
			<ToggleGroup.Root type="multiple" value={value} onValueChange={set} data-field={name} aria-label="Grades in which you took part">
				{["9", "10", "11", "12"].map((grade) => (
					<ToggleGroup.Item key={grade} value={grade} className="toggle">{grade}</ToggleGroup.Item>
				))}
			</ToggleGroup.Root>
		</div>
	);
}
function Shirt() {
	const [value, set] = useField("shirt");
	return (
		<div className="f">
			<span className="q">T-shirt size</span>
			<ToggleGroup.Root type="single" value={value} onValueChange={set} data-field="shirt" aria-label="T-shirt size">
				{["S", "M", "L", "XL", "2XL"].map((size) => (
					<ToggleGroup.Item key={size} value={size} className="toggle">{size}</ToggleGroup.Item>
				))}
			</ToggleGroup.Root>
		</div>
	);
}
function Toggle({ name, label, box }: { name: string; label: string; box?: boolean }) {
	const [value, set] = useField(name);
	const id = useId();
	return (
		<div className="f opt">
			{box ? (
				<Checkbox.Root id={id} className="check" data-field={name} checked={value} onCheckedChange={(on) => set(on === true)}>
					<Checkbox.Indicator>✓</Checkbox.Indicator>
				</Checkbox.Root>
			) : (
				<Switch.Root id={id} className="switch" data-field={name} checked={value} onCheckedChange={set}>
					<Switch.Thumb className="thumb" />
				</Switch.Root>
			)}
			<label htmlFor={id}>{label}</label>
		</div>
	);
}
const dayText = (day: Date | null) => (day ? day.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }) : "");
function Day({ name, label }: { name: string; label: string }) {
	const [value, set] = useField(name);
	const [open, setOpen] = useState(false);
	const id = useId();
	return (
		<div className="f">
			<Label.Root htmlFor={id}>{label}</Label.Root>
			<Popover.Root open={open} onOpenChange={setOpen}>
				<Popover.Trigger id={id} className="trigger" type="button" data-field={name}>
					{value ? dayText(value) : "Pick a date"}
				</Popover.Trigger>
				<Popover.Portal>
					<Popover.Content className="pop">
						<DayPicker
							mode="single"
							captionLayout="dropdown"
							startMonth={new Date(2023, 0)}
							endMonth={new Date(2027, 11)}
							defaultMonth={new Date(2026, 0)}
							selected={value ?? undefined}
							onSelect={(day) => {
								set(day ?? null);
								setOpen(false);
							}}
						/>
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
		</div>
	);
}
function Activities() {
	const [rows, setRows] = useState(1);
	return (
		<>
			{ACTIVITIES.slice(0, rows).map((row) => (
				<div key={row} className="activity">
					<h3>Activity {row + 1}</h3>
					<div className="cols">
						<Field name={`a${row}_org`} label="Name of club, team, job or group" />
						<Field name={`a${row}_role`} label="Your role" />
					</div>
					<Field area name={`a${row}_about`} label="What you did there" maxLength={200} hint="200 characters at most" />
					<div className="cols">
						<Grades name={`a${row}_grades`} />
						<Field name={`a${row}_hours`} label="Hours/week" inputMode="decimal" />
						<Field name={`a${row}_weeks`} label="Weeks/year" inputMode="numeric" />
					</div>
					<Separator.Root decorative />
				</div>
			))}
			{rows < 3 && (
				<button type="button" className="toggle" onClick={() => setRows(rows + 1)}>
					+ Add another activity
				</button>
			)}
		</>
	);
}
const LEVELS = ["Did not finish high school", "High school or GED", "Some college", "Two-year degree", "Four-year degree", "Graduate degree"];
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<section>
		<h2>{title}</h2>
		{children}
	</section>
);

function App() {
	return (
		<main>
			<h1>YOUth Leadership Fellowship Application</h1>
			<p>Twenty young people with a passion for finding real solutions will meet on ten Saturdays, from 10 am to 2 pm. Fellows receive a stipend; bus passes are available. Applications are due by September 3, 5 pm.</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Part title="APPLICANT INFORMATION">
					<p className="q">I. Name <span className="hint">(exactly as on your school records)</span></p>
					<div className="cols">
						<Field name="last" label="Last" />
						<Field name="first" label="First" />
						<Field name="mi" label="Middle Initial" maxLength={1} />
					</div>
					<Field name="called" label="What should we call you?" />
					<p className="q">II. Address</p>
					<div className="cols">
						<Field name="street" aria-label="Street Address" placeholder="Street Address" />
						<Field name="apt" aria-label="Apt / Unit" placeholder="Apt / Unit" />
					</div>
					<p className="q">City/State/Zip Code</p>
					<div className="cols">
						<Field name="city" placeholder="City" />
						<Drop name="state" options={STATES} placeholder="State" aria="State" />
						<Field name="zip" placeholder="Zip" />
					</div>
					<div className="cols">
						<Field name="cell" label="III. Cell Phone" type="tel" />
						<Field name="altPhone" label="Other number where we may leave a message" type="tel" />
					</div>
					<Toggle name="texts" label="You may send me text messages" />
					<Field name="email" label="IV. Email Address" type="email" />
					<div className="cols">
						<Field name="school" label="V. School Attending (if applicable)" />
						<Field name="schoolCity" label="in which city?" />
					</div>
					<Radios name="grade" question="VI. Grade level (if currently in school)" options={["9", "10", "11", "12", "College", "n/a"]} />
					<p className="q">VII. Birth Date</p>
					<div className="cols">
						<Drop name="dobMonth" options={MONTHS.map((month, index) => [String(index + 1), month] as const)} placeholder="Month" aria="Month" />
						<Drop name="dobDay" options={Array.from({ length: 31 }, (_, index) => String(index + 1))} placeholder="Day" aria="Day" />
						<Drop name="dobYear" options={Array.from({ length: 12 }, (_, index) => String(2014 - index))} placeholder="Year" aria="Year" />
					</div>
					<p className="q">VIII. City &amp; Country of Birth</p>
					<div className="cols">
						<Field name="birthCity" aria-label="City of birth" />
						<Drop name="birthCountry" options={COUNTRIES} placeholder="Country" aria="Country of birth" />
					</div>
					<Drop name="citizen" label="IX. Country of citizenship or permanent legal residence" options={COUNTRIES} />
					<Radios name="gender" question="X. Gender" options={["Female", "Male", "Non-binary", "Prefer to self-describe"]} />
					<Drop name="pronouns" label="Pronouns" options={["she / her", "he / him", "they / them", "other"]} />
					<Shirt />
					<Field name="diet" label="Food allergies or diet" placeholder="Lunch is served at every session" />
				</Part>
				<Part title="EMERGENCY CONTACT">
					<p className="hint">A grown-up other than your parents whom we can reach on Saturdays.</p>
					<div className="cols">
						<Field name="emName" label="I. Name" />
						<Field name="emRelation" label="II. Relationship" />
						<Field name="emPhone" label="III. Phone" type="tel" />
					</div>
				</Part>
				<Part title="ABOUT YOUR FAMILY">
					<p className="q">Parent or guardian name(s)</p>
					{[1, 2].map((n) => (
						<div key={n}>
							<div className="cols">
								<Field name={`parent${n}`} label={`${n === 1 ? "First" : "Second"} parent or guardian`} placeholder="First and last name" />
								<Field name={`parent${n}Job`} label="Works as" />
							</div>
							<div className="cols">
								<Drop name={`parent${n}School`} label="Education level" options={LEVELS} />
								<Field name={`parent${n}Phone`} label="Telephone" type="tel" />
							</div>
						</div>
					))}
					<Drop name="livesWith" label="Student lives with" options={["Both parents", "Mother", "Father", "Guardian", "Foster family", "Other"]} />
					<Radios name="parentsAre" question="Your parents are" options={["Married", "Separated", "Divorced", "Widowed", "Never married"]} />
					<p className="q">Brothers/Sisters</p>
					<table>
						<thead><tr><th>Name</th><th>Age</th><th>Occupation or school</th></tr></thead>
						<tbody>
							{[0, 1].map((n) => (
								<tr key={n}>
									<td><Field name={`sib${n}Name`} /></td>
									<td><Field name={`sib${n}Age`} /></td>
									<td><Field name={`sib${n}Job`} /></td>
								</tr>
							))}
						</tbody>
					</table>
				</Part>
				<Part title="QUESTIONNAIRE">
					<p className="hint">Demographic information is collected because our grants require it. It is kept confidential.</p>
					<Boxes name="homeLanguages" question="Languages Spoken at Home" options={["English", "Spanish", "Hmong", "Russian", "Tagalog", "Vietnamese", "Other"]} />
					<Radios name="hispanic" question="Ethnicity: are you Hispanic or Latino(a)?" options={["Yes", "No"]} />
					<Boxes name="race" question="Race (mark all that apply)" options={["American Indian or Alaska Native", "Asian", "Black/African American", "Native Hawaiian or Pacific Islander", "White"]} />
					<Radios name="income" question="Annual household income" options={["Under $25,000", "$25,000–$49,999", "$50,000–$74,999", "$75,000–$99,999", "$100,000 or more"]} />
					<Field name="household" label="Number of people in the household" inputMode="numeric" />
					<Radios name="lunch" question="Do you qualify for free or reduced lunches?" options={["Yes", "No"]} />
					<Radios name="firstGen" question="Will you be the first in your family to go to college?" options={["Yes", "No"]} />
				</Part>
				<Part title="ABOUT YOUR EDUCATION">
					<div className="cols">
						<Drop name="gradYear" label="Year you will graduate" options={["2027", "2028", "2029", "2030"]} />
						<Field name="gpa" label="Unweighted GPA" hint="If you do not know your GPA, ask your advisor." />
					</div>
					<div className="cols">
						<Field name="psat" label="PSAT total" hint="Leave blank if you don't know it." />
						<Day name="psatDate" label="When did you take the PSAT?" />
					</div>
					<p className="q">SAT / ACT, if taken</p>
					<div className="cols">
						<Field name="satRw" label="SAT reading & writing" />
						<Field name="satM" label="SAT math" />
						<Field name="actC" label="ACT composite" />
					</div>
					<p className="q">High school classes you are proud of</p>
					<table>
						<thead><tr><th>Class</th><th>Mark</th></tr></thead>
						<tbody>
							{[0, 1, 2].map((n) => (
								<tr key={n}>
									<td><Field name={`course${n}`} /></td>
									<td><Field name={`mark${n}`} /></td>
								</tr>
							))}
						</tbody>
					</table>
					<Field area name="colleges" label="Colleges to which you have applied" />
					<Field name="studies" label="Future studies" hint="the subject you would take in college" />
					<Field name="occupations" label="Possible occupation you've considered" />
				</Part>
				<Part title="YOUR INTERESTS">
					<p>Tell us about the activities (extracurricular, community, work) in which you have participated, and for how long.</p>
					<Activities />
					<h3>Awards or honors</h3>
					{[0, 1, 2].map((n) => (
						<div key={n} className="cols">
							<Field name={`award${n}`} label={`Award ${n + 1}`} />
							<Drop name={`awardGrade${n}`} label="Grade you were in" options={GRADE_NAMES} />
						</div>
					))}
					<Field area name="why" label="Describe an issue in your neighborhood or community that you are passionate about fixing or changing." />
				</Part>
				<Part title="REFERENCES">
					<p>Name one teacher who could write a strong letter on your behalf.</p>
					<div className="cols">
						<Field name="teacher" label="Teacher reference" />
						<Field name="teacherEmail" label="Email" type="email" />
						<Field name="teacherSubject" label="Subject taught" />
					</div>
					<Field name="advisor" label="Advisor Name" />
					<Field name="roommate" label="Is there another applicant you wish to room with on the retreat?" placeholder="Full name of roommate" />
				</Part>
				<Part title="STATEMENT OF UNDERSTANDING">
					<Toggle name="photo" label="The program may use photographs of me" />
					<Toggle box name="agree" label="I am able to attend all ten sessions and agree to the rules of the program." />
					<div className="cols">
						<Field name="signature" label="Signature of applicant (type your name)" />
						<Field name="parentSignature" label="Signature of parent" />
					</div>
					<button type="submit" className="toggle">Turn in application</button>
				</Part>
			</form>
		</main>
	);
}
createRoot(document.querySelector("#root")!).render(<App />);

const scope = window as any;
const iso = (day: Date | null) => day && `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
scope.formState = () => ({ ...values, psatDate: iso(values.psatDate), submitted });
const on = (element: Element) => ["checked", "on"].includes(element.getAttribute("data-state") ?? "");
scope.formShown = () => {
	const shown: Values = {};
	for (const [name, value] of Object.entries(values)) {
		const drawn = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
		const lit = () => [...drawn!.querySelectorAll("button")].filter(on);
		const labelOf = (button: Element) => drawn!.querySelector(`label[for="${CSS.escape(button.id)}"]`)?.textContent ?? button.textContent;
		if (!drawn) shown[name] = Array.isArray(value) ? [] : "";
		else if (Array.isArray(value)) shown[name] = lit().map(labelOf);
		else if (typeof value === "boolean") shown[name] = on(drawn);
		else if (drawn.matches("input, textarea")) shown[name] = (drawn as HTMLInputElement).value;
		else if (drawn.matches("button")) shown[name] = drawn.hasAttribute("data-placeholder") || drawn.textContent === "Pick a date" ? "" : drawn.textContent;
		else shown[name] = lit().map(labelOf)[0] ?? "";
	}
	return shown;
};
