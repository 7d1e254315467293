import { Checkbox, Label, RadioGroup, Select, Separator, Switch, ToggleGroup } from "radix-ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { STATES } from "../../lists";
import "./page.css";

type Option = [value: string, text: string];
const EDUCATION: Option[] = [["1", "Less than high school"], ["2", "High school graduate / GED"], ["3", "Some college, no degree"], ["4", "Associate's degree"], ["5", "Bachelor's degree"], ["6", "Master's degree or higher"]];
const AP: Option[] = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language & Composition", "English Literature & Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Psychology", "Spanish Language & Culture", "Statistics", "U.S. Government & Politics", "U.S. History", "World History"].map((text, index) => [String(index + 101), text]);
const INCOME: Option[] = [["a", "Less than $30,000"], ["b", "$30,000 to $49,999"], ["c", "$50,000 to $74,999"], ["d", "$75,000 to $99,999"], ["e", "$100,000 and above"]];
const RACE: Option[] = [["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["NH", "Native Hawaiian or Other Pacific Islander"], ["WH", "White"], ["2+", "Two or more races"], ["NA", "I choose not to answer"]];

type Kind = "text" | "select" | "radio" | "toggle" | "on";
/** The key of a control, its name in the form's values, its kind. */
const CONTROLS: [string, string, Kind][] = [
	["memberNo", "q1", "text"], ["first", "q2.first", "text"], ["middle", "q2.middle", "text"], ["last", "q2.last", "text"], ["suffix", "q2.suffix", "select"], ["dob", "q3", "text"], ["taxId", "q4", "text"],
	["addr1", "q5.line1", "text"], ["addr2", "q5.line2", "text"], ["city", "q5.city", "text"], ["state", "q5.state", "select"], ["zip", "q5.zip", "text"], ["phone", "q6", "text"], ["email", "q7", "text"], ["citizenship", "q8", "radio"],
	["school", "q10", "text"], ["schoolCity", "q11", "text"], ["schoolState", "q12", "select"], ["grade", "q13", "toggle"], ["gradYear", "q14", "select"], ["wgpa", "q15", "text"], ["sat", "q16", "text"], ["act", "q17", "text"],
	...[0, 1, 2].flatMap((row): typeof CONTROLS => [[`ap${row}`, `ap.${row}.exam`, "select"], [`ap${row}Year`, `ap.${row}.year`, "text"], [`ap${row}Score`, `ap.${row}.score`, "text"]]),
	...[0, 1, 2].flatMap((row): typeof CONTROLS => [[`class${row}`, `courses.${row}.name`, "text"], [`class${row}Grade`, `courses.${row}.grade`, "text"]]),
	["college", "q20", "text"], ["major", "q21", "text"],
	...[0, 1, 2].flatMap((row): typeof CONTROLS => [[`act${row}`, `activities.${row}.name`, "text"], [`act${row}Role`, `activities.${row}.role`, "text"], [`act${row}About`, `activities.${row}.details`, "text"]]),
	["honor0", "q24.0", "text"], ["honor1", "q24.1", "text"], ["honor2", "q24.2", "text"],
	...["p1", "p2"].flatMap((who): typeof CONTROLS => [[`${who}First`, `${who}.a`, "text"], [`${who}Last`, `${who}.b`, "text"], [`${who}Job`, `${who}.c`, "text"], [`${who}Ed`, `${who}.d`, "select"]]),
	...[0, 1].flatMap((row): typeof CONTROLS => [[`kid${row}`, `household.${row}.name`, "text"], [`kid${row}Age`, `household.${row}.age`, "text"]]),
	["income", "q31", "select"], ["aid", "q32", "on"], ["hispanic", "q33", "radio"], ["race", "q34", "select"],
	["refName", "q40.name", "text"], ["refPhone", "q40.phone", "text"], ["essay", "q41", "text"], ["agree", "q42", "on"], ["sign", "q43", "text"], ["company", "company", "text"],
];

const nodes = new Map<string, HTMLElement>();
const mark = (name: string) => (node: HTMLElement | null) => void (node ? nodes.set(name, node) : nodes.delete(name));

/** As a form item is made around a control: an id, a label, a hint. */
function Item({ label, hint, span, required, children }: { label: ReactNode; hint?: string; span: number; required?: boolean; children: (ids: { id: string; "aria-describedby"?: string }) => ReactNode }) {
	const id = useId();
	return (
		<div className={`s${span}`}>
			<Label.Root className="label" htmlFor={`${id}-form-item`}>{label}{required && <span className="req"> *</span>}</Label.Root>
			{children({ id: `${id}-form-item`, "aria-describedby": hint ? `${id}-form-item-description` : undefined })}
			{hint && <p className="hint" id={`${id}-form-item-description`}>{hint}</p>}
		</div>
	);
}

function Box({ name, ...rest }: { name: string } & React.ComponentProps<"input">) {
	const { register } = useFormContext();
	const { ref, ...field } = register(name);
	return <input className="input" type="text" {...rest} {...field} ref={(node) => { ref(node); mark(name)(node); }} />;
}

type TextProps = { name: string; label: ReactNode; hint?: string; span: number; required?: boolean } & Omit<React.ComponentProps<"input">, "name" | "required">;
const Line = ({ label, hint, span, required, ...rest }: TextProps) => <Item label={label} hint={hint} span={span} required={required}>{(ids) => <Box {...rest} {...ids} />}</Item>;

function Pick({ name, options, placeholder, ...rest }: { name: string; options: Option[]; placeholder: string; id?: string; "aria-label"?: string; "aria-labelledby"?: string }) {
	const { control } = useFormContext();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Select.Root name={field.name} value={field.value ?? ""} onValueChange={field.onChange}>
					<Select.Trigger className="trigger" ref={mark(name)} onBlur={field.onBlur} {...rest}>
						<Select.Value placeholder={placeholder} />
						<Select.Icon>▾</Select.Icon>
					</Select.Trigger>
					<Select.Portal>
						<Select.Content className="content" position="popper" sideOffset={4}>
							<Select.Viewport style={{ maxHeight: 280 }}>
								{options.map(([value, text]) => (
									<Select.Item className="item" key={value} value={value}><Select.ItemText>{text}</Select.ItemText><Select.ItemIndicator>✓</Select.ItemIndicator></Select.Item>
								))}
							</Select.Viewport>
						</Select.Content>
					</Select.Portal>
				</Select.Root>
			)}
		/>
	);
}
const Choice = ({ label, span, required, hint, name, options, placeholder = "Select" }: { label: string; span: number; required?: boolean; hint?: string; name: string; options: Option[]; placeholder?: string }) => (
	<Item label={label} span={span} required={required} hint={hint}>{(ids) => <Pick name={name} options={options} placeholder={placeholder} {...ids} />}</Item>
);

function Radios({ name, label, options }: { name: string; label: string; options: Option[] }) {
	const { control } = useFormContext();
	const id = useId();
	return (
		<div style={{ marginBottom: 14 }}>
			<span className="label" id={id}>{label}</span>
			<Controller
				control={control}
				name={name}
				render={({ field }) => (
					<RadioGroup.Root className="radios" aria-labelledby={id} name={field.name} value={field.value ?? ""} onValueChange={field.onChange} ref={mark(name)}>
						{options.map(([value, text]) => (
							<div key={value}>
								<RadioGroup.Item className="radio" value={value} id={`${id}-${value}`}><RadioGroup.Indicator /></RadioGroup.Item>
								<Label.Root htmlFor={`${id}-${value}`}>{text}</Label.Root>
							</div>
						))}
					</RadioGroup.Root>
				)}
			/>
		</div>
	);
}

function shown(name: string, kind: Kind): string | boolean {
	const node = nodes.get(name);
	if (kind === "on") return node?.getAttribute("data-state") === "checked";
	if (kind === "select") return !node || node.hasAttribute("data-placeholder") ? "" : (node.querySelector("span")?.textContent ?? "");
	if (kind === "toggle") return node?.querySelector("[data-state=on]")?.textContent ?? "";
	if (kind === "radio") return node?.querySelector("[role=radio][data-state=checked]")?.parentElement?.querySelector("label")?.textContent ?? "";
	return (node as HTMLInputElement | undefined)?.value ?? "";
}

const states: Option[] = STATES.map(([code, name]) => [code, name]);

function Courses() {
	const { fields, append } = useFieldArray({ name: "courses" });
	return (
		<>
			<p className="label" id="courses-head">19. Most challenging high school courses (up to 6)</p>
			<table aria-labelledby="courses-head">
				<thead><tr><th>Course</th><th style={{ width: 160 }}>Grade earned</th></tr></thead>
				<tbody>
					{fields.map((field, row) => (
						<tr key={field.id}><td><Box name={`courses.${row}.name`} /></td><td><Box name={`courses.${row}.grade`} /></td></tr>
					))}
				</tbody>
			</table>
			<button type="button" className="add" disabled={fields.length >= 6} onClick={() => append({ name: "", grade: "" }, { shouldFocus: false })}>+ Add course</button>
		</>
	);
}

function Activities() {
	const { fields, append, remove } = useFieldArray({ name: "activities" });
	return (
		<>
			{fields.map((field, row) => (
				<div className="card" key={field.id}>
					<h4>Activity or job {row + 1}</h4>
					<div className="grid">
						<Line span={6} name={`activities.${row}.name`} label="Name of organization or employer" />
						<Line span={6} name={`activities.${row}.role`} label="Your title or role" maxLength={75} />
						<Item span={12} label="Briefly describe your involvement" hint="150 characters maximum">{(ids) => <Area name={`activities.${row}.details`} rows={2} maxLength={150} {...ids} />}</Item>
					</div>
					{row > 0 && <button type="button" className="add" onClick={() => remove(row)}>Remove</button>}
				</div>
			))}
			<button type="button" className="add" disabled={fields.length >= 5} onClick={() => append({ name: "", role: "", details: "" }, { shouldFocus: false })}>+ Add activity or job</button>
		</>
	);
}

function Area({ name, ...rest }: { name: string } & React.ComponentProps<"textarea">) {
	const { register } = useFormContext();
	const { ref, ...field } = register(name);
	return <textarea className="input" {...rest} {...field} ref={(node) => { ref(node); mark(name)(node); }} />;
}

function Household() {
	const { fields, append } = useFieldArray({ name: "household" });
	return (
		<>
			<p className="label">30. Brothers and sisters</p>
			{fields.map((field, row) => (
				<div className="grid" key={field.id}>
					<div className="s6"><Box name={`household.${row}.name`} placeholder="Full name" /></div>
					<div className="s2"><Box name={`household.${row}.age`} placeholder="Age" inputMode="numeric" /></div>
				</div>
			))}
			<button type="button" className="add" onClick={() => append({ name: "", age: "" }, { shouldFocus: false })}>+ Add brother or sister</button>
		</>
	);
}

function App() {
	const form = useForm({
		shouldUnregister: false,
		defaultValues: { courses: [{ name: "", grade: "" }], activities: [{ name: "", role: "", details: "" }], household: [] as { name: string; age: string }[] },
	});
	const [sent, setSent] = useState(false);
	const gradeLabel = useId();
	const aidId = useId();
	const agreeId = useId();
	const once = useRef(form);
	useEffect(() => {
		const read = (name: string) => name.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], once.current.getValues());
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(CONTROLS.map(([key, name, kind]) => [key, read(name) ?? (kind === "on" ? false : "")])), submitted: sent }),
			formShown: () => Object.fromEntries(CONTROLS.map(([key, name, kind]) => [key, shown(name, kind)])),
		});
	}, [sent]);
	return (
		<FormProvider {...form}>
			<header><div><b>Cedar Valley Community Credit Union</b></div></header>
			<main>
				<h1>2027 Member Scholarship Application</h1>
				<p>Ten $1,500 scholarships are awarded each year to graduating high school seniors. The applicant, or a parent or guardian, must be a member in good standing. Type or print; do not leave required (<span className="req">*</span>) items blank. Deadline: Friday, February 26, 2027, 5:00 p.m. Pacific.</p>
				<Separator.Root decorative style={{ height: 1, background: "#cbdad7" }} />
				<form noValidate onSubmit={form.handleSubmit(() => setSent(true))}>
					<fieldset>
						<legend>PART A – APPLICANT INFORMATION</legend>
						<div className="grid">
							<Line span={4} name="q1" label="1. CVCCU account number" hint="Yours or your sponsoring member's" inputMode="numeric" />
						</div>
						<div className="grid">
							<Line span={4} name="q2.first" label="2. Legal first name" required />
							<Line span={3} name="q2.middle" label="Middle" />
							<Line span={3} name="q2.last" label="Last" required />
							<Choice span={2} name="q2.suffix" label="Suffix" options={[["JR", "Jr."], ["SR", "Sr."], ["II", "II"], ["III", "III"], ["IV", "IV"]]} placeholder="–" />
							<Line span={4} name="q3" label="3. Date of Birth" placeholder="MM/DD/YYYY" inputMode="numeric" required />
							<Line span={4} name="q4" label="4. Social Security Number (last 4)" type="password" maxLength={4} autoComplete="off" hint="Used only to issue a check" />
						</div>
						<div className="grid">
							<Line span={8} name="q5.line1" label="5. Home address" required />
							<Line span={4} name="q5.line2" label="Apt, suite, unit" />
							<Line span={5} name="q5.city" label="City" required />
							<Choice span={4} name="q5.state" label="State" options={states} required />
							<Line span={3} name="q5.zip" label="Zip" required />
							<Line span={4} name="q6" label="6. Daytime phone" type="tel" placeholder="(   )   -" />
							<Line span={8} name="q7" label="7. Email address" type="email" required hint="All notices, including award decisions, are sent by email." />
						</div>
						<Radios name="q8" label="8. Citizenship status" options={[["1", "U.S. citizen"], ["2", "Permanent resident alien"], ["3", "Other / visa holder"]]} />
					</fieldset>

					<fieldset>
						<legend>PART B – SCHOOL AND TEST INFORMATION</legend>
						<div className="grid">
							<Line span={6} name="q10" label="10. High school now attending" required />
							<Line span={3} name="q11" label="11. City" />
							<Choice span={3} name="q12" label="12. State" options={states} />
						</div>
						<div className="grid">
							<div className="s5">
								<span className="label" id={gradeLabel}>13. Current grade level</span>
								<Controller
									control={form.control}
									name={"q13" as never}
									render={({ field }) => (
										<ToggleGroup.Root type="single" className="toggles" aria-labelledby={gradeLabel} value={(field.value as string) ?? ""} onValueChange={field.onChange} ref={mark("q13")}>
											{["9th", "10th", "11th", "12th"].map((text) => <ToggleGroup.Item key={text} value={text}>{text}</ToggleGroup.Item>)}
										</ToggleGroup.Root>
									)}
								/>
							</div>
							<Choice span={4} name="q14" label="14. Year of graduation" options={["2026", "2027", "2028", "2029"].map((year) => [year, year])} />
							<Line span={3} name="q15" label="15. GPA (weighted)" type="number" step="0.01" />
							<Line span={3} name="q16" label="16. SAT total" type="number" hint="Best combined, 400–1600" />
							<Line span={3} name="q17" label="17. ACT composite" type="number" />
						</div>
						<p className="label">18. Advanced Placement examinations taken</p>
						<table>
							<thead><tr><th id="ap-exam">Examination</th><th id="ap-year" style={{ width: 140 }}>Year taken</th><th id="ap-score" style={{ width: 140 }}>Score (1–5)</th></tr></thead>
							<tbody>
								{[0, 1, 2].map((row) => (
									<tr key={row}>
										<td><Pick name={`ap.${row}.exam`} options={AP} placeholder="Choose exam" aria-labelledby="ap-exam" /></td>
										<td><Box name={`ap.${row}.year`} aria-labelledby="ap-year" maxLength={4} /></td>
										<td><Box name={`ap.${row}.score`} aria-labelledby="ap-score" maxLength={1} /></td>
									</tr>
								))}
							</tbody>
						</table>
						<Courses />
						<div className="grid">
							<Line span={6} name="q20" label="20. College you plan to attend" hint="If undecided, your first choice" />
							<Line span={6} name="q21" label="21. Planned major or course of study" />
						</div>
					</fieldset>

					<fieldset>
						<legend>PART C – ACTIVITIES, WORK AND HONORS</legend>
						<p className="hint" style={{ marginBottom: 12 }}>22. Include school clubs, athletics, community service and paid employment.</p>
						<Activities />
						<p className="label" id="honors-q">24. Honors or awards (name of award)</p>
						<ol className="honors">{[0, 1, 2].map((row) => <li key={row}><Box name={`q24.${row}`} aria-labelledby="honors-q" /></li>)}</ol>
					</fieldset>

					<fieldset>
						<legend>PART D – FAMILY AND FINANCIAL INFORMATION</legend>
						{[["p1", "First parent or guardian"], ["p2", "Second parent or guardian"]].map(([who, title], index) => (
							<div key={who} role="group" aria-label={title}>
								<p className="label">{26 + index * 2}. {title}</p>
								<div className="grid">
									<Line span={3} name={`${who}.a`} label="First name" />
									<Line span={3} name={`${who}.b`} label="Last name" />
									<Line span={3} name={`${who}.c`} label="Occupation" />
									<Choice span={3} name={`${who}.d`} label="Education" options={EDUCATION} placeholder="Highest level" />
								</div>
							</div>
						))}
						<Household />
						<div className="grid">
							<Choice span={6} name="q31" label="31. Total household income (annual)" options={INCOME} />
						</div>
						<div className="check" style={{ marginBottom: 16 }}>
							<Controller
								control={form.control}
								name={"q32" as never}
								render={({ field }) => (
									<Switch.Root className="switch" id={aidId} name={field.name} checked={Boolean(field.value)} onCheckedChange={field.onChange} ref={mark("q32")}><Switch.Thumb /></Switch.Root>
								)}
							/>
							<Label.Root htmlFor={aidId}>32. I receive financial aid</Label.Root>
						</div>
						<p className="hint" style={{ marginBottom: 10 }}>Items 33 and 34 are voluntary and are not considered in the selection.</p>
						<Radios name="q33" label="33. Are you of Hispanic, Latino or Spanish origin?" options={[["y", "Yes"], ["n", "No"], ["x", "Decline to answer"]]} />
						<div className="grid"><Choice span={6} name="q34" label="34. Race" options={RACE} /></div>
					</fieldset>

					<fieldset>
						<legend>PART E – REFERENCE, ESSAY AND SIGNATURE</legend>
						<div className="grid">
							<Line span={6} name="q40.name" label="40. Reference (teacher, employer or clergy; not a relative)" />
							<Line span={6} name="q40.phone" label="Reference's phone" type="tel" />
							<Item span={12} label="41. Essay" hint="In no more than 400 words: “People helping people” is the credit union motto. What does it mean to you?">{(ids) => <Area name="q41" rows={7} {...ids} />}</Item>
						</div>
						<div className="check">
							<Controller
								control={form.control}
								name={"q42" as never}
								render={({ field }) => (
									<Checkbox.Root className="box" id={agreeId} name={field.name} checked={Boolean(field.value)} onCheckedChange={field.onChange} ref={mark("q42")}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>
								)}
							/>
							<Label.Root htmlFor={agreeId}>I have read the scholarship rules and consent to verification of the information given here.</Label.Root>
						</div>
						<div className="grid" style={{ marginTop: 14 }}><Line span={6} name="q43" label="Electronic signature" placeholder="/s/" /></div>
						<div className="gone" aria-hidden="true"><label>Company <Box name="company" tabIndex={-1} autoComplete="off" /></label></div>
					</fieldset>
					<button className="send" type="submit" onClick={() => setSent(true)}>Submit Application</button>
				</form>
			</main>
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
