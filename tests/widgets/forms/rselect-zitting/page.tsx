import { Checkbox, RadioGroup } from "radix-ui";
import { type ReactNode, useId } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import { type Control, Controller, useFieldArray, useForm } from "react-hook-form";
import Select from "react-select";
import "react-datepicker/dist/react-datepicker.css";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

type Kind = "text" | "select" | "many" | "radio" | "box" | "date";
type Option = { value: string; label: string };
const kinds: Record<string, Kind> = {};
const drawn: Record<string, HTMLElement | null> = {};
let submitted = false;
let read: (name: string) => unknown = () => undefined;

// biome-ignore lint: the form's own type is of no interest here
type Props = { c: Control<any>; name: string; label?: ReactNode; hint?: ReactNode };
function Frame({ name, kind, label, hint, id, children }: { name: string; kind: Kind; label?: ReactNode; hint?: ReactNode; id: string; children: ReactNode }) {
	kinds[name] = kind;
	return (
		<div className="q" ref={(element) => { drawn[name] = element; }}>
			{label && <label htmlFor={id}>{label}</label>}
			{children}
			{hint && <div className="hint">{hint}</div>}
		</div>
	);
}
function Text({ c, name, label, hint, type = "text", placeholder, rows }: Props & { type?: string; placeholder?: string; rows?: number }) {
	const id = useId();
	return (
		<Frame name={name} kind="text" label={label} hint={hint} id={id}>
			<Controller control={c} name={name} defaultValue="" render={({ field: { value, onChange, onBlur } }) =>
				rows ? <textarea id={id} rows={rows} value={value} onChange={onChange} onBlur={onBlur} /> : <input id={id} type={type} placeholder={placeholder} value={value} onChange={onChange} onBlur={onBlur} />} />
		</Frame>
	);
}
const asOptions = (list: (string | Option)[]) => list.map((each) => (typeof each === "string" ? { value: each, label: each } : each));
function Pick({ c, name, label, hint, options, placeholder }: Props & { options: (string | Option)[]; placeholder?: string }) {
	const id = useId();
	const all = asOptions(options);
	return (
		<Frame name={name} kind="select" label={label} hint={hint} id={id}>
			<Controller control={c} name={name} defaultValue="" render={({ field: { value, onChange, onBlur } }) => (
				<Select<Option> inputId={id} instanceId={id} options={all} placeholder={placeholder ?? "Choose…"} value={all.find((each) => each.value === value) ?? null} onChange={(next) => onChange(next?.value ?? "")} onBlur={onBlur} />
			)} />
		</Frame>
	);
}
function PickMany({ c, name, label, hint, options }: Props & { options: string[] }) {
	const id = useId();
	const all = asOptions(options);
	return (
		<Frame name={name} kind="many" label={label} hint={hint} id={id}>
			<Controller control={c} name={name} defaultValue={[]} render={({ field: { value, onChange, onBlur } }) => (
				<Select<Option, true> isMulti inputId={id} instanceId={id} options={all} placeholder="Select all that apply" value={all.filter((each) => value.includes(each.value))} onChange={(next) => onChange(next.map((each) => each.value))} onBlur={onBlur} />
			)} />
		</Frame>
	);
}
function Choose({ c, name, label, hint, options }: Props & { options: string[] }) {
	const id = useId();
	kinds[name] = "radio";
	return (
		<div className="q" ref={(element) => { drawn[name] = element; }}>
			<div className="ask" id={id}>{label}</div>
			<Controller control={c} name={name} defaultValue="" render={({ field: { value, onChange } }) => (
				<RadioGroup.Root className="opts" aria-labelledby={id} value={value} onValueChange={onChange}>
					{options.map((option) => (
						<span key={option}>
							<RadioGroup.Item className="pill" value={option} id={`${id}${option}`}><RadioGroup.Indicator /></RadioGroup.Item>
							<label htmlFor={`${id}${option}`}>{option}</label>
						</span>
					))}
				</RadioGroup.Root>
			)} />
			{hint && <div className="hint">{hint}</div>}
		</div>
	);
}
function Tick({ c, name, label }: Props) {
	const id = useId();
	kinds[name] = "box";
	return (
		<div className="q opts" ref={(element) => { drawn[name] = element; }}>
			<Controller control={c} name={name} defaultValue={false} render={({ field: { value, onChange } }) => (
				<span><Checkbox.Root className="tick" id={id} checked={value} onCheckedChange={onChange}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root><label htmlFor={id}>{label}</label></span>
			)} />
		</div>
	);
}
function Day({ c, name, label, hint }: Props) {
	const id = useId();
	return (
		<Frame name={name} kind="date" label={label} hint={hint} id={id}>
			<Controller control={c} name={name} defaultValue={null} render={({ field: { value, onChange, onBlur } }) => (
				<DatePicker id={id} selected={value} onChange={onChange} onBlur={onBlur} dateFormat="MM/dd/yyyy" placeholderText="MM/DD/YYYY" showYearDropdown dropdownMode="select" autoComplete="off" />
			)} />
		</Frame>
	);
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const GRADES = ["9th", "10th", "11th", "12th"];
const LEVELS = ["Did not complete high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor’s degree", "Graduate degree"];
const ORG = { name: "", role: "", grades: [] as string[], hours: "", about: "" };
const AWARD = { title: "", grade: "" };
for (const row of [0, 1, 2]) {
	for (const part of Object.keys(ORG)) kinds[`orgs.${row}.${part}`] = part === "grades" ? "many" : "text";
	for (const part of Object.keys(AWARD)) kinds[`awards.${row}.${part}`] = part === "grade" ? "select" : "text";
}

function Application() {
	const { control: c, handleSubmit, getValues } = useForm<Record<string, unknown>>({ defaultValues: { orgs: [ORG], awards: [AWARD] } });
	read = getValues as (name: string) => unknown;
	const orgs = useFieldArray({ control: c, name: "orgs" as never });
	const awards = useFieldArray({ control: c, name: "awards" as never });
	return (
		<main>
			<h1>Youth Leadership Halden — Program Application</h1>
			<p>Before you begin: talk with your parent or guardian to ensure you have support to participate. Select two references, one from school and one from the community. The program application must be completed by the student, not by a parent or guardian.</p>
			<form onSubmit={handleSubmit(() => { submitted = true; })} autoComplete="off">
				<fieldset>
					<legend>About you</legend>
					<p className="hint">Please give your name exactly as it appears on your school record.</p>
					<div className="row"><Text c={c} name="family" label="Last (Family) Name" /><Text c={c} name="given" label="First Name" /><Text c={c} name="badge" label="Name for your badge" /></div>
					<div className="q"><div className="ask">Birth date</div>
						<div className="row">
							<Pick c={c} name="bDay" placeholder="Day" options={Array.from({ length: 31 }, (_, day) => String(day + 1))} />
							<Pick c={c} name="bMonth" placeholder="Month" options={MONTHS.map((label, index) => ({ value: String(index + 1), label }))} />
							<Pick c={c} name="bYear" placeholder="Year" options={Array.from({ length: 10 }, (_, year) => String(2004 + year))} />
						</div>
					</div>
					<div className="row"><Text c={c} name="bornAt" label="City & Country of Birth" /><Pick c={c} name="nation" label="Country of citizenship or permanent legal residence" options={COUNTRIES} /></div>
					<Text c={c} name="home" label="Home Address" hint="Street and apartment" />
					<div className="row"><Text c={c} name="town" label="City" /><Pick c={c} name="st" label="State" options={STATES.map(([value, label]) => ({ value, label }))} /><Text c={c} name="post" label="Postal Code" /></div>
					<Pick c={c} name="district" label="Council district number" options={["1", "2", "3", "4", "5", "6", "7", "8", "n/a"]} />
					<div className="row"><Text c={c} type="tel" name="tel" label="Phone" hint="Area code first (best contact)" /><Text c={c} type="tel" name="tel2" label="(secondary contact)" /></div>
					<Text c={c} type="email" name="email" label="Email" hint="Please use a student email address that can receive email from outside your school and that you can access during the summer." />
					<Choose c={c} name="ride" label="Do you have reliable transportation to attend meetings?" options={["Y", "N"]} />
					<p className="hint">The responses to the following questions will be used to gauge the diversity of the applicant pool.</p>
					<div className="row"><Pick c={c} name="gender" label="Gender" options={["Female", "Male", "Non-binary", "Prefer not to say"]} /><Pick c={c} name="pronouns" label="Pronouns" options={["she/her", "he/him", "they/them", "other"]} /></div>
					<PickMany c={c} name="ethnic" label="Ethnicity (mark all that apply)" options={["American Indian or Alaska Native", "Asian Indian", "Black/African American", "Chinese", "Filipino", "Latino(a)/Hispanic", "Pacific Islander", "Vietnamese", "White", "Other"]} />
					<PickMany c={c} name="tongues" label="Do you speak any languages besides English? Which ones?" options={["Arabic", "French", "German", "Hmong", "Igbo", "Mandarin", "Russian", "Spanish", "Vietnamese"]} />
				</fieldset>
				<fieldset>
					<legend>About your family</legend>
					{[1, 2].map((n) => (
						<section key={n} className={`adult${n}`}>
							<div className="q"><div className="ask">Parent or guardian {n}</div>
								<div className="row"><Text c={c} name={`g${n}first`} placeholder="First" /><Text c={c} name={`g${n}last`} placeholder="Last" /></div>
							</div>
							<div className="row"><Text c={c} name={`g${n}work`} label="Occupation" /><Pick c={c} name={`g${n}level`} label="Education completed" options={LEVELS} /></div>
							<div className="row"><Text c={c} type="tel" name={`g${n}tel`} label="Telephone" /><Text c={c} type="email" name={`g${n}mail`} label="Email" /></div>
						</section>
					))}
					<Text c={c} name="gHome" label="Address (if different from yours)" />
					<div className="ask"><b>Brothers / Sisters</b></div>
					{[1, 2].map((n) => <div className="row" key={n}><Text c={c} name={`bs${n}name`} placeholder="Name" /><Text c={c} name={`bs${n}age`} placeholder="Age" /><Text c={c} name={`bs${n}does`} placeholder="Occupation" /></div>)}
					<div className="row"><Pick c={c} name="earn" label="Yearly household income" hint="Only for fee assistance" options={["Under $30,000", "$30,000 to $49,999", "$50,000 to $69,999", "$70,000 to $89,999", "$90,000 and over"]} /><Choose c={c} name="fee" label="Will you need financial assistance with the registration fee?" options={["Yes", "No"]} /></div>
				</fieldset>
				<fieldset>
					<legend>About your education</legend>
					<Text c={c} name="school" label="School name" />
					<div className="row"><Text c={c} name="schoolStreet" label="School address" /><Text c={c} name="schoolTown" placeholder="City" /><Text c={c} name="schoolPost" placeholder="Postal code" /></div>
					<div className="row"><Choose c={c} name="grade" label="Current Grade" options={["9", "10", "11", "12"]} /><Pick c={c} name="classYear" label="Year you will graduate" options={["2026", "2027", "2028", "2029", "2030"]} /><Day c={c} name="gradDay" label="Graduation day, if known" /></div>
					<div className="row"><Text c={c} name="gpa" label="GPA (unweighted)" /><Text c={c} name="rank" label="Class standing" /><Text c={c} name="rankOf" placeholder="out of" /></div>
					<div className="row"><Text c={c} name="sat" label="SAT total" /><Text c={c} name="act" label="ACT" /><Day c={c} name="actDay" label="ACT taken on" /></div>
					<div className="ask"><b>AP or IB exams you have taken</b></div>
					{[1, 2].map((n) => <div className="row" key={n}><Text c={c} name={`ex${n}`} placeholder="Exam" /><Text c={c} name={`ex${n}score`} placeholder="Score" /></div>)}
					<div className="ask"><b>Courses you are taking and your grade so far</b></div>
					{[1, 2].map((n) => <div className="row" key={n}><Text c={c} name={`co${n}`} placeholder="Course" /><Text c={c} name={`co${n}mark`} placeholder="Grade" /></div>)}
					<Text c={c} name="likes" label="Academic subjects you are most interested in" rows={2} />
					<div className="row"><Text c={c} name="studies" label="Future studies" hint="College major" /><Text c={c} name="jobs" label="Possible occupations you’ve considered" /></div>
				</fieldset>
				<fieldset>
					<legend>Your experience</legend>
					<p>List 3–4 of the organizations or activities you are involved in and your role in those organizations. You may have to narrow your list to select the most meaningful to you.</p>
					{orgs.fields.map((row, n) => (
						<section className="org" key={row.id}>
							<div className="row"><Text c={c} name={`orgs.${n}.name`} label="Organization or activity" /><Text c={c} name={`orgs.${n}.role`} label="Your role" /></div>
							<div className="row"><PickMany c={c} name={`orgs.${n}.grades`} label="During which grades?" options={GRADES} /><Text c={c} name={`orgs.${n}.hours`} label="Hours a week" /></div>
							<Text c={c} name={`orgs.${n}.about`} label="What did you do?" rows={2} />
						</section>
					))}
					{orgs.fields.length < 4 && <button type="button" onClick={() => orgs.append(ORG as never)}>Add another organization</button>}
					<p>Share any awards and recognition you may have received, limited to 5.</p>
					{awards.fields.map((row, n) => (
						<section className="award row" key={row.id}><Text c={c} name={`awards.${n}.title`} label="Award or recognition" /><Pick c={c} name={`awards.${n}.grade`} label="Grade when received" options={GRADES} /></section>
					))}
					{awards.fields.length < 5 && <button type="button" onClick={() => awards.append(AWARD as never)}>Add another award</button>}
				</fieldset>
				<fieldset>
					<legend>References and emergency contact</legend>
					<div className="row"><Text c={c} name="refA" label="School reference" /><Text c={c} type="email" name="refAmail" label="School reference’s email" /></div>
					<div className="row"><Text c={c} name="refB" label="Community reference" /><Text c={c} type="email" name="refBmail" label="Community reference’s email" /></div>
					<div className="row"><Text c={c} name="sos" label="In an emergency, contact (not a parent)" /><Text c={c} type="tel" name="sosTel" label="Emergency phone number" /></div>
					<Text c={c} name="doctor" label="Physician’s name and phone" />
				</fieldset>
				<fieldset>
					<legend>Commitment</legend>
					<Tick c={c} name="commit" label="I have read and understood the application. I also understand my attendance at all sessions is necessary." />
					<div className="row"><Text c={c} name="sign" label="Student signature" /><Text c={c} name="signParent" label="By typing my name below, I fully endorse our child’s participation" /><Day c={c} name="signDay" label="Today’s Date" /></div>
					<button type="submit">Send application</button>
				</fieldset>
			</form>
		</main>
	);
}

const two = (part: number) => String(part).padStart(2, "0");
function stateOf(name: string) {
	const value = read(name);
	const kind = kinds[name];
	if (kind === "date") return value instanceof Date ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}` : "";
	return value ?? (kind === "many" ? [] : kind === "box" ? false : "");
}
function shownOf(name: string) {
	const kind = kinds[name];
	const box = drawn[name];
	if (kind === "many") return box ? [...box.querySelectorAll('[class*="-multiValue"]')].map((each) => each.textContent ?? "") : [];
	if (!box) return "";
	if (kind === "select") return box.querySelector('[class*="-singleValue"]')?.textContent ?? "";
	if (kind === "radio") return box.querySelector('[data-state="checked"]')?.parentElement?.querySelector("label")?.textContent ?? "";
	if (kind === "box") return box.querySelector("[role=checkbox]")?.getAttribute("aria-checked") === "true";
	return box.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}
const each = (of: (name: string) => unknown) => Object.fromEntries(Object.keys(kinds).map((name) => [name, of(name)]));
Object.assign(window, { formState: () => ({ ...each(stateOf), submitted }), formShown: () => each(shownOf) });
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
