import { Accordion, Checkbox, Form, Label, Popover, RadioGroup, Select, Switch, ToggleGroup } from "radix-ui";
import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { DayPicker } from "react-day-picker";
import "react-day-picker/style.css";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import "./style.css";

type Value = string | string[] | boolean | undefined;
type Store = { values: Record<string, Value>; set: (key: string, value: Value) => void };
const Answers = createContext<Store>({ values: {}, set: () => {} });

/** Each control says how it is read, once it is on the page. */
const readers: Record<string, () => unknown> = {};
const empty: Record<string, Value> = {};

function useAnswer<V extends Value>(key: string, none: V, id: string, read: (node: HTMLElement) => unknown) {
	const { values, set } = useContext(Answers);
	empty[key] = none;
	readers[key] = () => {
		const node = document.getElementById(id);
		return node ? read(node) : "";
	};
	return [(values[key] ?? none) as V, (value: V) => set(key, value)] as const;
}
const typed = (node: HTMLElement) => (node as HTMLInputElement).value;

/* ---------- ui ---------- */

const digits = (text: string) => text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
const asPhone = (text: string) => {
	const all = digits(text);
	if (all.length < 4) return all;
	return all.length < 7 ? `(${all.slice(0, 3)}) ${all.slice(3)}` : `(${all.slice(0, 3)}) ${all.slice(3, 6)}-${all.slice(6)}`;
};

function TextInput({ name, phone, className = "input", ...rest }: { name: string; phone?: boolean } & React.InputHTMLAttributes<HTMLInputElement>) {
	const own = useId();
	const id = rest.id ?? own;
	const [value, set] = useAnswer(name, "", id, typed);
	return <input {...rest} id={id} name={name} className={className} value={value} onChange={(event) => set(phone ? asPhone(event.target.value) : event.target.value)} />;
}

/** A field of Radix Form: label and control are tied together by it. */
function Field({ name, label, required, span, hint, ...rest }: { name: string; label: string; required?: boolean; span?: number; hint?: string; phone?: boolean; type?: string }) {
	const id = `student-${name.replaceAll(".", "-")}`;
	return (
		<Form.Field name={name} style={span ? { gridColumn: `span ${span}` } : undefined}>
			<Form.Label className="label" htmlFor={id}>
				{label}
				{required && <span className="star"> *</span>}
			</Form.Label>
			<TextInput {...rest} name={name} id={id} />
			{hint && <p className="hint">{hint}</p>}
		</Form.Field>
	);
}

function Plain({ name, label, span, ...rest }: { name: string; label: string; span?: number; phone?: boolean; type?: string; inputMode?: "numeric" | "decimal" }) {
	const id = useId();
	return (
		<div style={span ? { gridColumn: `span ${span}` } : undefined}>
			<Label.Root className="label" htmlFor={id}>
				{label}
			</Label.Root>
			<TextInput {...rest} name={name} id={id} />
		</div>
	);
}

function Dropdown({ name, options, label, placeholder = "Select…", span }: { name: string; options: (string | [string, string])[]; label?: string; placeholder?: string; span?: number }) {
	const id = useId();
	const [value, set] = useAnswer(name, "", id, (node) => (node.hasAttribute("data-placeholder") ? "" : (node.querySelector("span")?.textContent ?? "")));
	return (
		<div style={span ? { gridColumn: `span ${span}` } : undefined}>
			{label && (
				<Label.Root className="label" htmlFor={id}>
					{label}
				</Label.Root>
			)}
			<Select.Root name={name} value={value} onValueChange={set}>
				<Select.Trigger id={id} className="select-trigger">
					<Select.Value placeholder={placeholder} />
					<Select.Icon className="icon" />
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="select-content" position="popper" sideOffset={4}>
						<Select.Viewport>
							{options.map((option) => {
								const [code, text] = typeof option === "string" ? [option, option] : option;
								return (
									<Select.Item key={code} value={code} className="select-item">
										<Select.ItemText>{text}</Select.ItemText>
										<Select.ItemIndicator className="tick">✓</Select.ItemIndicator>
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

function Radios({ name, ask, options, inline }: { name: string; ask: string; options: (string | [string, string])[]; inline?: boolean }) {
	const id = useId();
	const [value, set] = useAnswer(name, "", id, (node) => {
		const chosen = node.querySelector('[role="radio"][data-state="checked"]');
		return chosen ? (document.querySelector(`label[for="${chosen.id}"]`)?.textContent ?? "") : "";
	});
	return (
		<div className="question">
			<p id={`${id}-q`}>{ask}</p>
			<RadioGroup.Root id={id} name={name} aria-labelledby={`${id}-q`} value={value} onValueChange={set} className={inline ? "inline" : "stack"}>
				{options.map((option) => {
					const [code, text] = typeof option === "string" ? [option, option] : option;
					return (
						<div key={code} className="choice">
							<RadioGroup.Item value={code} id={`${name}-${code}`} className="radio">
								<RadioGroup.Indicator className="dot" />
							</RadioGroup.Item>
							<label htmlFor={`${name}-${code}`}>{text}</label>
						</div>
					);
				})}
			</RadioGroup.Root>
		</div>
	);
}

function Checks({ name, ask, options, columns = 2 }: { name: string; ask: string; options: string[]; columns?: number }) {
	const id = useId();
	const [value, set] = useAnswer<string[]>(name, [], id, (node) =>
		[...node.querySelectorAll('[role="checkbox"][data-state="checked"]')].map((box) => box.parentElement?.querySelector("label")?.textContent),
	);
	return (
		<fieldset id={id} className="checks">
			<legend>{ask}</legend>
			<div style={{ columns }}>
				{options.map((option, index) => (
					<div key={option} className="choice">
						<Checkbox.Root
							id={`${name}${index}`}
							className="checkbox"
							value={option}
							checked={value.includes(option)}
							onCheckedChange={(on) => set(on ? [...value, option] : value.filter((each) => each !== option))}
						>
							<Checkbox.Indicator>✓</Checkbox.Indicator>
						</Checkbox.Root>
						<label htmlFor={`${name}${index}`}>{option}</label>
					</div>
				))}
			</div>
		</fieldset>
	);
}

function Agree({ name, children }: { name: string; children: ReactNode }) {
	const id = useId();
	const [value, set] = useAnswer(name, false, id, (node) => node.dataset.state === "checked");
	return (
		<div className="choice agree">
			<Checkbox.Root id={id} name={name} className="checkbox" checked={value} onCheckedChange={(on) => set(on === true)}>
				<Checkbox.Indicator>✓</Checkbox.Indicator>
			</Checkbox.Root>
			<label htmlFor={id}>{children}</label>
		</div>
	);
}

function TextUpdates() {
	const [value, set] = useAnswer("textUpdates", false, "text-updates", (node) => node.dataset.state === "checked");
	return (
		<div className="choice agree">
			<Switch.Root id="text-updates" className="switch" checked={value} onCheckedChange={set}>
				<Switch.Thumb className="thumb" />
			</Switch.Root>
			<label htmlFor="text-updates">I agree to receive text messages from program staff</label>
		</div>
	);
}

const isoOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function DateField({ name, label, from, to }: { name: string; label: string; from: number; to: number }) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const [value, set] = useAnswer(name, "", id, (node) => (node.dataset.empty === "true" ? "" : node.textContent));
	const date = value ? new Date(`${value}T00:00:00`) : undefined;
	return (
		<div>
			<Label.Root className="label" htmlFor={id}>
				{label}
			</Label.Root>
			<Popover.Root open={open} onOpenChange={setOpen}>
				<Popover.Trigger asChild>
					<button type="button" id={id} className="date-trigger" data-empty={!date}>
						{date ? date.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }) : "Pick a date"}
					</button>
				</Popover.Trigger>
				<Popover.Portal>
					<Popover.Content className="popover" align="start" sideOffset={4}>
						<DayPicker
							mode="single"
							captionLayout="dropdown"
							startMonth={new Date(from, 0)}
							endMonth={new Date(to, 11)}
							defaultMonth={date ?? new Date(to, 0)}
							selected={date}
							onSelect={(day) => {
								set(day ? isoOf(day) : "");
								setOpen(false);
							}}
						/>
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
		</div>
	);
}

function Grades({ name }: { name: string }) {
	const id = useId();
	const [value, set] = useAnswer<string[]>(name, [], id, (node) => [...node.querySelectorAll('[data-state="on"]')].map(({ textContent }) => textContent));
	return (
		<ToggleGroup.Root id={id} type="multiple" className="toggles" aria-label="Grades" value={value} onValueChange={set}>
			{["9", "10", "11", "12"].map((grade) => (
				<ToggleGroup.Item key={grade} value={grade} className="toggle">
					{grade}
				</ToggleGroup.Item>
			))}
		</ToggleGroup.Root>
	);
}

function Essay({ name, label }: { name: string; label: string }) {
	const [value, set] = useAnswer(name, "", name, typed);
	return (
		<div className="question">
			<label className="label" htmlFor={name}>
				{label}
			</label>
			<textarea id={name} rows={5} className="input" value={value} onChange={(event) => set(event.target.value)} />
		</div>
	);
}

function Part({ value, title, children }: { value: string; title: string; children: ReactNode }) {
	return (
		<Accordion.Item value={value} className="part">
			<Accordion.Header asChild>
				<h2>
					<Accordion.Trigger className="part-trigger">
						{title} <span aria-hidden>⌄</span>
					</Accordion.Trigger>
				</h2>
			</Accordion.Header>
			<Accordion.Content className="part-body">{children}</Accordion.Content>
		</Accordion.Item>
	);
}

/* ---------- the form ---------- */

const DEGREE_LEVELS: [string, string][] = [
	["1", "Less than high school"],
	["2", "High school graduate or GED"],
	["3", "Some college"],
	["4", "2-year (Associate's) degree"],
	["5", "4-year (Bachelor's) degree"],
	["6", "Graduate degree"],
];

function Guardian({ n }: { n: 1 | 2 }) {
	const at = `parent${n}`;
	return (
		<section className="guardian">
			<h3>Parent / Guardian {n}</h3>
			<div className="grid">
				<Plain name={`${at}.first`} label="First Name" span={2} />
				<Plain name={`${at}.mi`} label="M.I." />
				<Plain name={`${at}.last`} label="Last Name" span={3} />
				<Plain name={`${at}.occupation`} label="Occupation" span={2} />
				<Plain name={`${at}.employer`} label="Employer" span={2} />
				<Plain name={`${at}.phone`} label="Daytime Phone" span={2} phone />
				<Dropdown name={`${at}.education`} label="Highest level of education completed" options={DEGREE_LEVELS} span={3} />
			</div>
			<Radios name={`${at}.bachelor`} ask={`Did Parent/Guardian ${n} receive a bachelor's degree (a four-year college degree)?`} options={["Yes", "No"]} inline />
		</section>
	);
}

const ALL = ["student", "academic", "family", "plans", "involvement", "health", "statement"];

function Application() {
	const [values, setValues] = useState<Record<string, Value>>({});
	const [submitted, setSubmitted] = useState(false);
	const set = (key: string, value: Value) => setValues((before) => ({ ...before, [key]: value }));
	Object.assign(window, {
		formState: () => ({ ...empty, ...values, submitted }),
		formShown: () => Object.fromEntries(Object.entries(readers).map(([key, read]) => [key, read()])),
	});
	return (
		<Answers.Provider value={{ values, set }}>
			<Form.Root
				className="application"
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<header>
					<p className="eyebrow">TRIO · U.S. Department of Education</p>
					<h1>Two Rivers College Access Scholars</h1>
					<p>
						Please complete the application as thoroughly as possible with your parent/guardian. You cannot save and restart this application. All information is
						confidential under the Family Educational Rights and Privacy Act and will be used only to determine eligibility.
					</p>
				</header>
				<Accordion.Root type="multiple" defaultValue={ALL}>
					<Part value="student" title="Student Information">
						<div className="grid">
							<Field name="firstName" label="First Name" required span={2} />
							<Field name="middleName" label="Middle Name" span={2} />
							<Field name="lastName" label="Last Name" required span={2} />
							<Field name="calledName" label="Name you like to be called" span={2} />
							<Field name="address" label="Address" required span={4} />
							<Field name="address2" label="Address 2" span={2} />
							<Field name="city" label="City" required span={2} />
							<Dropdown name="state" label="State *" options={STATES} />
							<Field name="zip" label="Zip" required />
							<Field name="mailing" label="Mailing address (if different)" span={6} />
							<Field name="cell" label="Student's Cell Number" required span={2} phone type="tel" />
							<Field name="home" label="Student's Home Phone" span={2} phone type="tel" />
							<Field name="email" label="Personal Email" required span={2} type="email" hint="Please do not use your school email" />
							<Field name="ssn" label="Social Security Number" span={2} hint="Required by the Department of Education if you are selected" />
							<div style={{ gridColumn: "span 2" }}>
								<DateField name="birthDate" label="Date of Birth *" from={2004} to={2013} />
							</div>
							<Dropdown name="shirt" label="T-shirt size" options={["S", "M", "L", "XL", "2XL"]} span={2} />
							<Field name="birthCity" label="City of Birth" span={2} />
							<Field name="birthCountry" label="Country of Birth" span={2} />
							<Field name="yearsInUS" label="Years lived in U.S., if born elsewhere" span={2} />
						</div>
						<Radios
							name="citizen"
							ask="Are you a citizen of the United States? *"
							options={[
								["C", "U.S. Citizen"],
								["P", "Permanent Resident"],
								["N", "Neither"],
							]}
							inline
						/>
						<div className="grid">
							<Field name="alienNumber" label="If a permanent resident, provide A# (Alien Registration Number)" span={3} />
							<Field name="homeLanguages" label="Language(s) spoken at home" required span={3} />
						</div>
						<Radios name="gender" ask="Gender *" options={["Male", "Female", "Non-binary"]} inline />
						<Radios
							name="hispanic"
							ask="Ethnic (Hispanic) *"
							options={[
								["1", "Yes"],
								["2", "No"],
							]}
							inline
						/>
						<Checks
							name="race"
							ask="Race/Ethnicity (check all that apply):"
							options={["American Indian or Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]}
						/>
					</Part>

					<Part value="academic" title="Academic Information">
						<div className="grid">
							<Plain name="school" label="Current School *" span={3} />
							<Plain name="schoolCity" label="School City" span={2} />
							<Dropdown name="schoolState" label="State" options={STATES} />
							<Dropdown name="grade" label="Current Grade Level *" options={["8th", "9th", "10th", "11th", "12th"]} span={2} />
							<Plain name="studentId" label="School I.D. Number" span={2} />
							<Dropdown
								name="gradMonth"
								label="Graduation month"
								options={["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]}
							/>
							<Dropdown name="gradYear" label="year" options={["2027", "2028", "2029", "2030", "2031"]} />
							<Plain name="gpa" label="Unweighted GPA (4.0 scale)" span={2} inputMode="decimal" />
							<Plain name="rank" label="Rank in class" span={2} inputMode="numeric" />
							<Plain name="classSize" label="Number of students in class" span={2} inputMode="numeric" />
							<Plain name="counselor" label="High School Guidance Counselor Name" span={3} />
							<Plain name="counselorEmail" label="High School Guidance Counselor Email" span={3} type="email" />
						</div>
						<Checks
							name="assistance"
							ask="Please check all the academic areas you would like assistance with (you may check more than one)."
							options={["English Composition/Literature", "Foreign Language", "English as a Second Language", "Math", "Science", "Study Skills", "Test Preparation"]}
							columns={3}
						/>
						<Checks
							name="programs"
							ask="Have you ever participated in any of the following TRiO programs or other college preparatory programs?"
							options={["Upward Bound", "Upward Bound Math-Science", "Educational Talent Search", "GEAR UP", "AVID", "MESA"]}
							columns={3}
						/>
						<Radios name="tookSat" ask="Have you taken the SAT?" options={["Yes", "No"]} inline />
						<div className="grid">
							<Plain name="satTotal" label="SAT Total" span={2} inputMode="numeric" />
							<Plain name="satReading" label="SAT Reading & Writing" span={2} inputMode="numeric" />
							<Plain name="satMath" label="SAT Math" span={2} inputMode="numeric" />
							<Plain name="psat" label="PSAT/NMSQT Total" span={2} inputMode="numeric" />
							<Plain name="act" label="ACT Composite" span={2} inputMode="numeric" />
							<div style={{ gridColumn: "span 2" }}>
								<DateField name="actDate" label="ACT Test Date" from={2023} to={2027} />
							</div>
						</div>
						<p className="lead">Advanced Placement exams taken and scores received</p>
						<table>
							<thead>
								<tr>
									<th>AP Subject</th>
									<th style={{ width: 160 }}>Score</th>
								</tr>
							</thead>
							<tbody>
								{[0, 1, 2].map((row) => (
									<tr key={row}>
										<td>
											<TextInput name={`ap.${row}.subject`} />
										</td>
										<td>
											<Dropdown name={`ap.${row}.score`} options={["1", "2", "3", "4", "5"]} placeholder="—" />
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</Part>

					<Part value="family" title="Family Information and Eligibility">
						<p>
							The federal government requires that we collect information and documents in order for students to participate. Please have the first two pages of your
							family's federal tax form available.
						</p>
						<Radios name="livesWith" ask="Student Lives With *" options={["Both parents", "Mother", "Father", "Legal guardian", "Foster parent", "Other"]} inline />
						<Guardian n={1} />
						<Guardian n={2} />
						<div className="grid">
							<Dropdown name="marital" label="Marital status of parents" options={["Married", "Never married", "Separated", "Divorced", "Widowed"]} span={2} />
							<Plain name="householdSize" label="Number of people in the household *" span={2} inputMode="numeric" />
							<Plain name="siblingCount" label="Number of brothers and sisters" span={2} inputMode="numeric" />
							<Plain name="income" label="Total annual household income ($) *" span={3} inputMode="numeric" />
						</div>
						<p className="lead">Brothers and Sisters</p>
						<table>
							<thead>
								<tr>
									<th>First Name</th>
									<th>Last Name</th>
									<th style={{ width: 80 }}>Age</th>
									<th>School attending</th>
								</tr>
							</thead>
							<tbody>
								{[0, 1].map((row) => (
									<tr key={row}>
										{["first", "last", "age", "school"].map((part) => (
											<td key={part}>
												<TextInput name={`siblings.${row}.${part}`} />
											</td>
										))}
									</tr>
								))}
							</tbody>
						</table>
						<Radios name="lunch" ask="Do you qualify for free or reduced lunches? *" options={["Free", "Reduced", "Neither"]} inline />
						<Checks name="benefits" ask="Does your family receive any of the following?" options={["SNAP (food stamps)", "TANF", "Social Security/SSI", "Section 8 housing", "None of these"]} columns={3} />
						<Radios name="ward" ask="Are you a ward of the court (homeless, in foster care, or involved in the juvenile justice system)? *" options={["Yes", "No"]} inline />
						<Radios name="firstGen" ask="Will you be the first generation in your family to attend college?" options={["Yes", "No", "Don't know"]} inline />
					</Part>

					<Part value="plans" title="College and Career Plans">
						<div className="grid">
							<Plain name="career" label="What career are you interested in?" span={3} />
							<Plain name="major" label="What would you like to study in college?" span={3} />
							<Dropdown name="startYear" label="Year you plan to start college" options={["2027", "2028", "2029", "2030"]} span={3} />
							<Dropdown
								name="degree"
								label="Highest degree you hope to earn"
								options={["Certificate", "Associate's degree", "Bachelor's degree", "Master's degree", "Doctorate (PhD, MD, JD)", "Not sure"]}
								span={3}
							/>
						</div>
						<p className="lead">What colleges or universities are you interested in attending?</p>
						<ol className="colleges">
							{[0, 1, 2].map((row) => (
								<li key={row}>
									<TextInput name={`colleges.${row}`} aria-label={`College choice ${row + 1}`} />
								</li>
							))}
						</ol>
					</Part>

					<Part value="involvement" title="School and Community Involvement">
						<Radios name="job" ask="Do you have a job?" options={["Yes", "No"]} inline />
						<div className="grid">
							<Plain name="jobEmployer" label="If yes, where?" span={3} />
							<Plain name="jobHours" label="Hours per week" span={1} inputMode="numeric" />
						</div>
						<p className="lead">List the clubs, sports, volunteer work and other unpaid activities you are involved in.</p>
						<table>
							<thead>
								<tr>
									<th>Activity</th>
									<th>Position/Role</th>
									<th>Grade(s)</th>
									<th style={{ width: 90 }}>Hours/week</th>
								</tr>
							</thead>
							<tbody>
								{[0, 1, 2].map((row) => (
									<tr key={row}>
										<td>
											<TextInput name={`activities.${row}.name`} />
										</td>
										<td>
											<TextInput name={`activities.${row}.role`} />
										</td>
										<td>
											<Grades name={`activities.${row}.grades`} />
										</td>
										<td>
											<TextInput name={`activities.${row}.hours`} />
										</td>
									</tr>
								))}
							</tbody>
						</table>
						<p className="lead">Honors and awards</p>
						{[0, 1, 2].map((row) => (
							<div key={row} className="award">
								<TextInput name={`awards.${row}.title`} placeholder="Name of award" />
								<Dropdown name={`awards.${row}.grade`} options={["9th grade", "10th grade", "11th grade", "12th grade"]} placeholder="Grade received" />
							</div>
						))}
					</Part>

					<Part value="health" title="Emergency and Health Information">
						<div className="grid">
							<Plain name="emergency.name" label="Emergency Contact (other than parent)" span={3} />
							<Plain name="emergency.relationship" label="Relationship" span={1} />
							<Plain name="emergency.phone" label="Phone" span={2} phone />
							<Plain name="physician.name" label="Family Physician" span={3} />
							<Plain name="physician.phone" label="Physician's Phone" span={3} phone />
							<Plain name="allergies" label="Allergies or medical conditions" span={6} />
						</div>
						<Radios name="disability" ask="Do you have a disability requiring accommodations? *" options={["Yes", "No"]} inline />
					</Part>

					<Part value="statement" title="Student Statement and Signatures">
						<Essay name="benefit" label="Why would you benefit from the College Access Scholars program? *" />
						<Essay name="personalGoals" label="What are your personal and educational/career goals? *" />
						<Dropdown name="heard" label="How did you hear about the program?" options={["Counselor", "Teacher", "Friend or sibling", "Presentation at school", "Social media"]} />
						<TextUpdates />
						<Agree name="certify">I certify that the information given is true and complete to the best of my knowledge.</Agree>
						<Agree name="records">I authorize my school to release transcripts, test scores and attendance records to the program.</Agree>
						<div className="grid">
							<Plain name="signature" label="Student Signature" span={3} />
							<Plain name="parentSignature" label="Parent/Guardian Signature" span={3} />
						</div>
					</Part>
				</Accordion.Root>
				<Form.Submit className="submit">Submit Application</Form.Submit>
			</Form.Root>
		</Answers.Provider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
