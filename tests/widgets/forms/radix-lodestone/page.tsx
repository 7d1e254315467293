import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Checkbox, Dialog, Label, RadioGroup, Select, Switch } from "radix-ui";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { STATES } from "../../lists";
import "./page.css";

type Option = [value: string, text: string];
const MONTHS: Option[] = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((m, i) => [String(i + 1).padStart(2, "0"), m]);
const GRADES: Option[] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const GRADE_WON: Option[] = [["fr", "Freshman year"], ["so", "Sophomore year"], ["jr", "Junior year"], ["sr", "Senior year"]];
const SELF: Option[] = [["woman", "Woman"], ["man", "Man"], ["nonbinary", "Non-binary"], ["self", "Prefer to self-describe"], ["na", "Prefer not to answer"]];
const CITIZEN: Option[] = [["usc", "I am a citizen of the United States"], ["lpr", "I am a U.S. national or lawful permanent resident"], ["other", "None of these describes me"]];
const RACE: Option[] = [["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["latino", "Hispanic, Latino/a or Spanish origin"], ["mena", "Middle Eastern or North African"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"]];
const INCOME: Option[] = [["a", "Below $35,000"], ["b", "$35,000 to $59,999"], ["c", "$60,000 to $89,999"], ["d", "$90,000 to $129,999"], ["e", "$130,000 and above"]];
const SCHOOLING: Option[] = [["none", "Did not complete high school"], ["hs", "High school graduate / GED"], ["some", "Some college, no degree"], ["aa", "Associate's degree"], ["ba", "Bachelor's degree"], ["grad", "Graduate or professional degree"]];
const YESNO: Option[] = [["yes", "Yes"], ["no", "No"]];
const START: Option[] = [["F26", "Fall 2026"], ["S27", "Spring 2027"], ["F27", "Fall 2027"], ["S28", "Spring 2028"], ["F28", "Fall 2028"]];
const FIELD: Option[] = [["arts", "Arts & culture"], ["faith", "Faith community"], ["business", "Employment & entrepreneurship"], ["env", "Environment & conservation"], ["athletics", "Athletics"], ["forensics", "Speech, debate & mock trial"], ["gov", "Student government"], ["service", "Community service"], ["stem", "STEM"]];
const RELATION: Option[] = [["teacher", "Teacher"], ["counselor", "School counselor"], ["coach", "Coach or adviser"], ["employer", "Employer"]];
const HEARD: Option[] = [["counselor", "My counselor"], ["social", "Social media"], ["alum", "A past honoree"], ["search", "Web search"]];

const textOf = (options: Option[], value: string) => options.find(([v]) => v === value)?.[1] ?? "";

function Row({ name, label, required, hint, width, children }: { name: string; label: string; required?: boolean; hint?: string; width?: string; children: ReactNode }) {
	const { formState: { errors } } = useFormContext();
	const error = name.split(".").reduce<any>((o, k) => o?.[k], errors);
	return (
		<div className={`Field ${width ?? ""}`}>
			<Label.Root className="Label" htmlFor={name}>
				{label}
				{required && <span className="Req" aria-hidden="true"> *</span>}
			</Label.Root>
			{children}
			{hint && <p className="Hint" id={`${name}-hint`}>{hint}</p>}
			{error && <p className="Req" role="alert">{error.message || "This field is required."}</p>}
		</div>
	);
}
type P = { name: string; label: string; required?: boolean; hint?: string; width?: string };
function Text({ type = "text", auto, mode, ...p }: P & { type?: string; auto?: string; mode?: "numeric" | "decimal" }) {
	const { register } = useFormContext();
	return (
		<Row {...p}>
			<input className="Input" id={p.name} type={type} autoComplete={auto} inputMode={mode} aria-describedby={p.hint && `${p.name}-hint`} {...register(p.name, { required: p.required })} />
		</Row>
	);
}
function Area(p: P & { rows?: number }) {
	const { register } = useFormContext();
	return <Row width="wide" {...p}><textarea className="Textarea" id={p.name} rows={p.rows ?? 4} {...register(p.name, { required: p.required })} /></Row>;
}
function Pick({ options, placeholder = "Select an option", ...p }: P & { options: Option[]; placeholder?: string }) {
	const { control } = useFormContext();
	return (
		<Row {...p}>
			<Controller
				control={control}
				name={p.name}
				rules={{ required: p.required }}
				render={({ field, fieldState }) => (
					<Select.Root name={field.name} value={field.value ?? ""} onValueChange={field.onChange}>
						<Select.Trigger className="SelectTrigger" id={p.name} ref={field.ref} onBlur={field.onBlur} aria-invalid={fieldState.invalid || undefined}>
							<Select.Value placeholder={placeholder} />
							<Select.Icon className="SelectIcon">▾</Select.Icon>
						</Select.Trigger>
						<Select.Portal>
							<Select.Content className="SelectContent" position="popper" sideOffset={4}>
								<Select.ScrollUpButton>▴</Select.ScrollUpButton>
								<Select.Viewport>
									{options.map(([value, text]) => (
										<Select.Item className="SelectItem" key={value} value={value}>
											<Select.ItemText>{text}</Select.ItemText>
											<Select.ItemIndicator className="SelectItemIndicator">✓</Select.ItemIndicator>
										</Select.Item>
									))}
								</Select.Viewport>
								<Select.ScrollDownButton>▾</Select.ScrollDownButton>
							</Select.Content>
						</Select.Portal>
					</Select.Root>
				)}
			/>
		</Row>
	);
}
function Radios({ name, label, options, required }: P & { options: Option[] }) {
	const { control } = useFormContext();
	return (
		<div className="Field wide">
			<span className="Label" id={`${name}-label`}>{label}{required && <span className="Req" aria-hidden="true"> *</span>}</span>
			<Controller control={control} name={name} rules={{ required }} render={({ field }) => (
				<RadioGroup.Root id={name} name={name} aria-labelledby={`${name}-label`} value={field.value} onValueChange={field.onChange}>
					{options.map(([value, text]) => (
						<div className="Choice" key={value}>
							<RadioGroup.Item className="RadioItem" value={value} id={`${name}-${value}`}><RadioGroup.Indicator className="RadioIndicator" /></RadioGroup.Item>
							<label htmlFor={`${name}-${value}`}>{text}</label>
						</div>
					))}
				</RadioGroup.Root>
			)} />
		</div>
	);
}
function Boxes({ name, label, options, hint }: P & { options: Option[] }) {
	const { control } = useFormContext();
	return (
		<fieldset className="Field wide" style={{ border: 0, padding: 0, margin: 0 }}>
			<legend className="Label">{label}</legend>
			{hint && <p className="Hint">{hint}</p>}
			<div className="Inline" id={name}>
				<Controller control={control} name={name} render={({ field }) => (
					<>
						{options.map(([value, text]) => (
							<div className="Choice" key={value}>
								<Checkbox.Root className="CheckboxRoot" id={`${name}-${value}`} checked={field.value.includes(value)}
									onCheckedChange={(on) => field.onChange(options.map(([v]) => v).filter((v) => (v === value ? on === true : field.value.includes(v))))}>
									<Checkbox.Indicator>✓</Checkbox.Indicator>
								</Checkbox.Root>
								<Label.Root htmlFor={`${name}-${value}`}>{text}</Label.Root>
							</div>
						))}
					</>
				)} />
			</div>
		</fieldset>
	);
}
function Consent({ name, children }: { name: string; children: ReactNode }) {
	const { control } = useFormContext();
	return (
		<div className="Choice">
			<Controller control={control} name={name} render={({ field }) => (
				<Checkbox.Root className="CheckboxRoot" id={name} checked={field.value} onCheckedChange={(on) => field.onChange(on === true)}>
					<Checkbox.Indicator>✓</Checkbox.Indicator>
				</Checkbox.Root>
			)} />
			<Label.Root htmlFor={name}>{children}</Label.Root>
		</div>
	);
}

const BLANK_ROLE = { field: "", organization: "", title: "", impact: "", grades: [] as string[], hours: "", weeks: "" };
const BLANK_HONOR = { title: "", when: "", why: "" };

function Roles() {
	const { control } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "roles" });
	return (
		<fieldset className="Section">
			<legend>Leadership &amp; involvement</legend>
			<p className="Hint">Begin with the involvement that matters most to you. You may enter up to five. Jobs and family businesses count.</p>
			{fields.map((f, i) => (
				<div className="Card" key={f.id}>
					<div className="CardHead">
						<h3>Involvement {i + 1}</h3>
						{i > 0 && <button type="button" className="Btn" onClick={() => remove(i)}>Remove</button>}
					</div>
					<div className="Grid">
						<Text name={`roles.${i}.organization`} label="Organization, team or employer" required={i === 0} />
						<Text name={`roles.${i}.title`} label="Title or office you held" required={i === 0} />
						<Pick name={`roles.${i}.field`} label="Area" options={FIELD} width="wide" />
						<Area name={`roles.${i}.impact`} label="What did you do, and what came of it?" rows={3} />
						<Boxes name={`roles.${i}.grades`} label="Grade(s) in which you took part" options={GRADES} />
						<Text name={`roles.${i}.hours`} label="Average hours a week" mode="numeric" />
						<Text name={`roles.${i}.weeks`} label="Weeks a year" mode="numeric" />
					</div>
				</div>
			))}
			{fields.length < 5 && <button type="button" className="Btn" onClick={() => append({ ...BLANK_ROLE, grades: [] }, { shouldFocus: false })}>+ Add another involvement</button>}
		</fieldset>
	);
}

function Honors() {
	const { control } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "honors" });
	const [open, setOpen] = useState(false);
	const inner = useForm({ defaultValues: { honor: BLANK_HONOR } });
	return (
		<fieldset className="Section">
			<legend>Honors and recognition</legend>
			<p className="Hint">Academic or otherwise, grades 9–12 only.</p>
			<div id="honor-list">
				{(fields as any[]).map((h, i) => (
					<div className="Card" key={h.id}>
						<dl className="Sum">
							<dt>Honor</dt><dd>{h.title}</dd>
							<dt>Received</dt><dd>{textOf(GRADE_WON, h.when)}</dd>
							<dt>Reason</dt><dd>{h.why}</dd>
						</dl>
						<button type="button" className="Btn" onClick={() => remove(i)} aria-label={`Delete honor ${i + 1}`}>Delete</button>
					</div>
				))}
			</div>
			<Dialog.Root open={open} onOpenChange={(o) => { if (o) inner.reset({ honor: BLANK_HONOR }); setOpen(o); }}>
				<Dialog.Trigger asChild><button type="button" className="Btn">+ Add an honor</button></Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Overlay className="Overlay" />
					<Dialog.Content className="DialogContent">
						<Dialog.Title>Add an honor</Dialog.Title>
						<Dialog.Description className="Hint">Tell us about one honor, prize or distinction.</Dialog.Description>
						<FormProvider {...inner}>
							<div className="Grid">
								<Text name="honor.title" label="Name of honor" required />
								<Pick name="honor.when" label="When did you receive it?" options={GRADE_WON} required />
								<Area name="honor.why" label="What was it given for?" rows={3} />
							</div>
						</FormProvider>
						<p style={{ display: "flex", gap: 8, justifyContent: "flex-end" }}>
							<Dialog.Close asChild><button type="button" className="Btn">Cancel</button></Dialog.Close>
							<button type="button" className="Btn primary" onClick={inner.handleSubmit(({ honor }) => { append(honor); setOpen(false); })}>Save honor</button>
						</p>
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
		</fieldset>
	);
}

const DEFAULTS = {
	applicant: { legalFirst: "", legalMiddle: "", legalLast: "", goesBy: "", email: "", emailAgain: "", mobile: "", bornMonth: "", bornDay: "", bornYear: "", street: "", unit: "", city: "", state: "", zip: "", self: "", citizen: "", race: [] as string[] },
	school: { name: "", city: "", state: "", finish: "", gpa: "", rank: "", cohort: "", sat: "", act: "", principal: "" },
	plans: { start: "", major: "" },
	family: { p1First: "", p1Last: "", p1Job: "", p1School: "", p1Email: "", p2First: "", p2Last: "", p2Job: "", p2School: "", income: "", firstGen: "" },
	roles: [{ ...BLANK_ROLE }],
	honors: [] as (typeof BLANK_HONOR)[],
	essay: "",
	nominator: { name: "", email: "", relation: "" },
	heard: "", newsletter: false, certify: false, signature: "", company_site: "",
};
let values: () => any = () => DEFAULTS;
let submitted = false;

function App() {
	const form = useForm({ defaultValues: DEFAULTS });
	values = form.getValues;
	return (
		<FormProvider {...form}>
			<main className="Shell">
				<header><h1>Ashgrove Foundation National Leadership Award</h1><p>2026–27 Application · Part A. Fields marked <span className="Req">*</span> are required. Your work is saved in this browser for seven days.</p></header>
				<form noValidate onSubmit={form.handleSubmit(() => { submitted = true; }, () => { submitted = true; })}>
					<fieldset className="Section">
						<legend>About you</legend>
						<div className="Grid">
							<Text name="applicant.legalFirst" label="Legal first name" required auto="given-name" width="third" />
							<Text name="applicant.legalMiddle" label="Middle" width="third" />
							<Text name="applicant.legalLast" label="Legal last name" required auto="family-name" width="third" />
							<Text name="applicant.goesBy" label="What should we call you?" width="third" />
							<Text name="applicant.email" label="Email" type="email" required auto="email" hint="Use one you will still have after graduation." />
							<Text name="applicant.emailAgain" label="Re-enter email" type="email" required />
							<Text name="applicant.mobile" label="Mobile phone" type="tel" auto="tel-national" hint="Format: 555-555-5555" />
							<div className="Field wide" role="group" aria-labelledby="dob-label">
								<span className="Label" id="dob-label">Date of birth</span>
								<div className="Grid">
									<Pick name="applicant.bornMonth" label="Month" options={MONTHS} placeholder="Month" width="third" />
									<Text name="applicant.bornDay" label="Day" mode="numeric" width="third" />
									<Text name="applicant.bornYear" label="Year" mode="numeric" width="third" />
								</div>
							</div>
							<Text name="applicant.street" label="Home street address" required auto="address-line1" />
							<Text name="applicant.unit" label="Apt. / unit" auto="address-line2" />
							<Text name="applicant.city" label="City" required width="third" />
							<Pick name="applicant.state" label="State" options={STATES} required placeholder="Choose…" width="third" />
							<Text name="applicant.zip" label="ZIP" required width="third" mode="numeric" />
							<Radios name="applicant.citizen" label="Citizenship" options={CITIZEN} required />
						</div>
					</fieldset>
					<fieldset className="Section">
						<legend>School and plans</legend>
						<div className="Grid">
							<Text name="school.name" label="Current high school" required width="wide" />
							<Text name="school.city" label="School city" />
							<Pick name="school.state" label="School state" options={STATES} placeholder="Choose…" />
							<Text name="school.finish" label="Anticipated graduation" hint="MM/YYYY" width="third" />
							<Text name="school.rank" label="Class rank" mode="numeric" width="third" />
							<Text name="school.cohort" label="Out of (class size)" mode="numeric" width="third" />
							<Text name="school.gpa" label="Cumulative GPA, unweighted" hint="On a 4.00 scale" mode="decimal" width="third" />
							<Text name="school.sat" label="SAT superscore" hint="400–1600. Leave blank if not taken." mode="numeric" width="third" />
							<Text name="school.act" label="ACT composite (single sitting)" mode="numeric" width="third" />
							<Text name="school.principal" label="Principal's name" />
							<Pick name="plans.start" label="When do you expect to enter college?" options={START} />
							<Text name="plans.major" label="Likely major" />
						</div>
					</fieldset>
					<fieldset className="Section">
						<legend>Family</legend>
						<h3>Parent or guardian 1</h3>
						<div className="Grid">
							<Text name="family.p1First" label="First name" /><Text name="family.p1Last" label="Last name" />
							<Text name="family.p1Job" label="Occupation" /><Pick name="family.p1School" label="Highest education" options={SCHOOLING} />
							<Text name="family.p1Email" label="Email" type="email" />
						</div>
						<h3>Parent or guardian 2</h3>
						<div className="Grid">
							<Text name="family.p2First" label="First name" /><Text name="family.p2Last" label="Last name" />
							<Text name="family.p2Job" label="Occupation" /><Pick name="family.p2School" label="Highest education" options={SCHOOLING} />
							<Pick name="family.income" label="Annual household income, before taxes" options={INCOME} width="wide" hint="Used only in the finalist round; never shown to readers." />
							<Radios name="family.firstGen" label="Will you be in the first generation of your family to graduate from college?" options={YESNO} />
						</div>
					</fieldset>
					<Roles />
					<Honors />
					<fieldset className="Section">
						<legend>Reflection</legend>
						<div className="Grid"><Area name="essay" label="Describe a time you changed your mind while leading others. (500 words)" rows={8} /></div>
					</fieldset>
					<fieldset className="Section">
						<legend>Your nominator</legend>
						<p className="Hint">We will write to this person for a letter. Not a relative, please.</p>
						<div className="Grid">
							<Text name="nominator.name" label="Full name" /><Text name="nominator.email" label="Email" type="email" />
							<Pick name="nominator.relation" label="Relationship to you" options={RELATION} />
						</div>
					</fieldset>
					<fieldset className="Section">
						<legend>Voluntary information</legend>
						<p className="Hint">Answers here are reported in total and have no bearing on selection.</p>
						<div className="Grid">
							<Pick name="applicant.self" label="Gender" options={SELF} />
							<Pick name="heard" label="How did you learn of the Award?" options={HEARD} />
							<Boxes name="applicant.race" label="Race / ethnicity" hint="Mark all that apply." options={RACE} />
						</div>
					</fieldset>
					<fieldset className="Section">
						<legend>Certification</legend>
						<Consent name="certify">I certify that this application is my own work and that it is true and complete.</Consent>
						<div className="Choice">
							<Controller control={form.control} name="newsletter" render={({ field }) => (
								<Switch.Root className="SwitchRoot" id="newsletter" checked={field.value} onCheckedChange={field.onChange}><Switch.Thumb className="SwitchThumb" /></Switch.Root>
							)} />
							<Label.Root htmlFor="newsletter">Send me news of other Ashgrove programs</Label.Root>
						</div>
						<div className="Grid"><Text name="signature" label="Type your full name as your signature" required width="wide" /></div>
						<div className="Web" aria-hidden="true"><label htmlFor="company_site">Website</label><input id="company_site" tabIndex={-1} autoComplete="off" {...form.register("company_site")} /></div>
					</fieldset>
					<button type="submit" className="Btn primary">Submit Part A</button>
				</form>
			</main>
		</FormProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

function flat(value: any, prefix: string, into: Record<string, any>) {
	if (value && typeof value === "object" && !Array.isArray(value)) for (const key of Object.keys(value)) flat(value[key], prefix ? `${prefix}.${key}` : key, into);
	else into[prefix] = value;
}
function state() {
	const { roles, honors, ...rest } = values();
	const into: Record<string, any> = {};
	flat(rest, "", into);
	for (let i = 0; i < 3; i++) {
		flat({ ...BLANK_ROLE, ...roles[i] }, `roles.${i}`, into);
		flat({ ...BLANK_HONOR, ...honors[i], id: undefined }, `honors.${i}`, into);
		delete into[`honors.${i}.id`];
		delete into[`roles.${i}.id`];
	}
	return into;
}
function shownOf(key: string): unknown {
	const honor = /^honors\.(\d)\.(\w+)$/.exec(key);
	if (honor) return document.querySelectorAll("#honor-list .Card")[+honor[1]]?.querySelectorAll("dd")[Object.keys(BLANK_HONOR).indexOf(honor[2])]?.textContent ?? "";
	const many = key.endsWith(".grades") || key.endsWith(".race");
	const element = document.getElementById(key);
	if (!element) return many ? [] : "";
	if (many) return [...element.querySelectorAll('[role="checkbox"][data-state="checked"]')].map((e) => e.parentElement!.querySelector("label")!.textContent);
	const role = element.getAttribute("role");
	if (role === "radiogroup") return element.querySelector('[role="radio"][data-state="checked"]')?.parentElement?.querySelector("label")?.textContent ?? "";
	if (role === "checkbox" || role === "switch") return element.dataset.state === "checked";
	if (role === "combobox") return element.hasAttribute("data-placeholder") ? "" : element.firstElementChild!.textContent;
	return (element as HTMLInputElement).value;
}
Object.assign(window, {
	formState: () => ({ ...state(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, shownOf(key)])),
});
