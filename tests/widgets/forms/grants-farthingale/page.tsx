// @ts-nocheck
import "./style.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, useFieldArray, useForm } from "react-hook-form";
import Select from "react-select";
import { COUNTRIES, STATES } from "../../lists";

const asOptions = (list) => list.map((v) => ({ value: v, label: v }));
const REGIONS = STATES.map(([, name]) => ({ value: name, label: name }));
const row = () => ({ name: "", role: "", type: "", hours: "", weeks: "" });
const course = () => ({ title: "", grade: "", credits: "" });
const defaults = {
	submissionTitle: "", firstName: "", lastName: "", suffix: "", email: "", phone: "", pronouns: "", dob: "",
	country: null, line1: "", line2: "", city: "", region: null, postal: "",
	hsName: "", hsGrad: "", weighted: "", classSize: "", startYear: "", counselorEmail: "",
	g1Name: "", g1Job: "", g1Email: "", g2Name: "", g2Job: "",
	activities: [row(), row(), row()], hsCourses: [course()], collegeCourses: [],
	usStatus: null, hispanic: null, race: [], gender: null, aid: null,
	essay: "", recName: "", recEmail: "", heard: null, newsletter: false, terms: false, esign: "",
};
let api;
let submitted = false;

function Block({ q, label, required, help, children, className = "" }) {
	return (
		<div className={`field-block ${className}`} data-field-id={q}>
			<label className="field-label" htmlFor={q}>{label}{required && <span className="required-mark" title="Required">*</span>}</label>
			{help && <div className="field-help" id={`${q}-help`}>{help}</div>}
			{children}
		</div>
	);
}
function Short({ form, name, q, type = "text", limit, ...rest }) {
	return (
		<Block q={q} {...rest}>
			<input className="text-control" id={q} type={type} {...form.register(name)} />
			{limit && <div className="char-limit">Limit: {limit} characters</div>}
		</Block>
	);
}
function Drop({ form, name, q, options, ...rest }) {
	return (
		<Block q={q} className={`drop-${name}`} {...rest}>
			<Controller control={form.control} name={name} render={({ field }) => (
				<Select inputId={q} instanceId={q} classNamePrefix="rs" options={options} isClearable ref={field.ref} onBlur={field.onBlur}
					value={options.find((o) => o.value === field.value) ?? null} onChange={(o) => field.onChange(o ? o.value : null)} />
			)} />
		</Block>
	);
}
function Choice({ form, name, q, label, options, type = "radio", required, help }) {
	return (
		<div className="field-block" data-field-id={q}>
			<fieldset>
				<legend className="field-label">{label}{required && <span className="required-mark" title="Required">*</span>}</legend>
				{help && <div className="field-help">{help}</div>}
				{options.map(([value, text], i) => (
					<label className="choice" key={value} htmlFor={`${q}-${i}`}>
						<input type={type} id={`${q}-${i}`} value={value} {...form.register(name)} /> <span>{text}</span>
					</label>
				))}
			</fieldset>
		</div>
	);
}
function Courses({ form, name, prefix, noun, add, help }) {
	const { fields, append, remove } = useFieldArray({ control: form.control, name });
	return (
		<div className="repeat-group">
			<p className="field-help">{help}</p>
			{fields.map((f, i) => (
				<div className="repeat-item" key={f.id}>
					<div className="repeat-head"><span>{noun} {i + 1}</span><button type="button" className="btn link" onClick={() => remove(i)}>Delete</button></div>
					<Short form={form} name={`${name}.${i}.title`} q={`${prefix}_${i}_a`} label="Course title" />
					<div className="duo">
						<Short form={form} name={`${name}.${i}.grade`} q={`${prefix}_${i}_b`} label="Grade earned" help="Letter or percentage, as on your transcript" />
						<Short form={form} name={`${name}.${i}.credits`} q={`${prefix}_${i}_c`} label="Credits" help="As shown on your transcript" />
					</div>
				</div>
			))}
			<button type="button" className="btn" onClick={() => append(course(), { shouldFocus: false })}>{add}</button>
		</div>
	);
}
const TYPES = ["Academic", "Arts / music", "Athletics", "Community service", "Debate / public speaking", "Employment", "Environment", "Faith-based", "Student government", "Other"];
const YN = [["yes", "Yes"], ["no", "No"]];

function App() {
	const form = useForm({ defaultValues: defaults });
	api = form;
	const [tab] = useState("form");
	return (
		<>
			<div className="topbar"><strong>Harrow Lake Community Foundation</strong><span>Draft · saved automatically</span></div>
			<form className="sheet" data-tab={tab} noValidate onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
				<h1>Lakeshore Opportunity Scholarship</h1>
				<p>Awards of $1,500 to $6,000 for graduating seniors. Read the <a href="#guidelines">guidelines</a> before you start.</p>
				<Short form={form} name="submissionTitle" q="fld_7714001" label="Title" required help="Give this submission a title so that you can find it later." />
				<div className="form-section"><h2>Applicant Information</h2>
					<div className="duo">
						<Short form={form} name="firstName" q="fld_7714002_first" label="First Name" required />
						<Short form={form} name="lastName" q="fld_7714002_last" label="Last Name" required />
					</div>
					<Block q="fld_7714003" label="Suffix"><select className="text-control" id="fld_7714003" {...form.register("suffix")}><option value="">Select…</option>{["Jr.", "Sr.", "II", "III", "IV"].map((s) => <option key={s}>{s}</option>)}</select></Block>
					<Short form={form} name="email" q="fld_7714004" type="email" label="Email" required help="We will send all notices about your submission here." />
					<Short form={form} name="phone" q="fld_7714005" type="tel" label="Phone Number" required help="Format: (555) 555-5555" />
					<Short form={form} name="pronouns" q="fld_7714006" label="Pronouns (optional)" />
					<Short form={form} name="dob" q="fld_7714007" type="date" label="Birthdate" required />
					<h3>Home Address</h3>
					<Drop form={form} name="country" q="fld_7714008_country" label="Country" required options={asOptions(COUNTRIES)} />
					<Short form={form} name="line1" q="fld_7714008_line1" label="Address" required />
					<Short form={form} name="line2" q="fld_7714008_line2" label="Address Line 2 (optional)" />
					<div className="duo">
						<Short form={form} name="city" q="fld_7714008_city" label="City" required />
						<Drop form={form} name="region" q="fld_7714008_region" label="State, Province, or Region" options={REGIONS} />
					</div>
					<Short form={form} name="postal" q="fld_7714008_postal" label="Zip or Postal Code" required />
				</div>
				<div className="form-section"><h2>School</h2>
					<Short form={form} name="hsName" q="fld_7714011" label="High school you attend" required />
					<Short form={form} name="hsGrad" q="fld_7714012" label="Graduation year" required />
					<div className="duo">
						<Short form={form} name="weighted" q="fld_7714013" label="Weighted GPA" help="If your school reports one" />
						<Short form={form} name="classSize" q="fld_7714014" label="Number of students in your class" />
					</div>
					<Short form={form} name="startYear" q="fld_7714015" label="In what year do you plan to start college?" required />
					<Short form={form} name="counselorEmail" q="fld_7714016" type="email" label="Counselor's email" help="They will be asked to upload your transcript." />
				</div>
				<div className="form-section"><h2>Activities and Work</h2>
					<div className="field-block" data-field-id="fld_7714020">
						<div className="field-label">School, community and work activities<span className="required-mark" title="Required">*</span></div>
						<div className="field-help">List up to three, in order of importance to you.</div>
						<table className="table-field">
							<thead><tr><th>Organization</th><th>Position or role</th><th>Category</th><th>Hours per week</th><th>Weeks per year</th></tr></thead>
							<tbody>{[0, 1, 2].map((i) => (
								<tr key={i}>
									<td><input className="text-control" {...form.register(`activities.${i}.name`)} /></td>
									<td><input className="text-control" {...form.register(`activities.${i}.role`)} /></td>
									<td><select className="text-control" {...form.register(`activities.${i}.type`)}><option value=""></option>{TYPES.map((t) => <option key={t}>{t}</option>)}</select></td>
									<td className="num"><input className="text-control" inputMode="numeric" {...form.register(`activities.${i}.hours`)} /></td>
									<td className="num"><input className="text-control" inputMode="numeric" {...form.register(`activities.${i}.weeks`)} /></td>
								</tr>
							))}</tbody>
						</table>
					</div>
				</div>
				<div className="form-section"><h2>High School Coursework</h2><Courses form={form} name="hsCourses" prefix="fld_7714031" noun="Course" add="+ Add another course" help="Tell us about the high school classes that matter most to your plans." /></div>
				<div className="form-section"><h2>College Coursework</h2><Courses form={form} name="collegeCourses" prefix="fld_7714032" noun="College course" add="+ Add a college course" help="Dual enrollment or summer college classes that you have taken. Skip this section if it does not apply." /></div>
				<div className="form-section"><h2>Parents / Guardians</h2>
					<div className="duo">
						<Short form={form} name="g1Name" q="fld_7714041" label="Parent/Guardian 1: Full Name" />
						<Short form={form} name="g1Job" q="fld_7714042" label="Parent/Guardian 1: Occupation" />
					</div>
					<Short form={form} name="g1Email" q="fld_7714043" type="email" label="Parent/Guardian 1: Email" />
					<div className="duo">
						<Short form={form} name="g2Name" q="fld_7714044" label="Parent/Guardian 2: Full Name" />
						<Short form={form} name="g2Job" q="fld_7714045" label="Parent/Guardian 2: Occupation" />
					</div>
				</div>
				<div className="form-section"><h2>Eligibility and Demographics</h2>
					<p className="field-help">Reviewers do not see your answers to the optional questions.</p>
					<Choice form={form} name="usStatus" q="fld_7714051" label="Are you a U.S. citizen or permanent resident?" required options={YN} />
					<Choice form={form} name="aid" q="fld_7714052" label="Do you receive financial aid?" options={YN} />
					<Drop form={form} name="gender" q="fld_7714053" label="Gender (optional)" options={asOptions(["Man", "Woman", "Non-binary", "Self-describe", "Decline to answer"])} />
					<Choice form={form} name="hispanic" q="fld_7714054" label="Are you of Hispanic, Latino, or Spanish origin? (optional)" options={[...YN, ["decline", "Decline to answer"]]} />
					<Choice form={form} name="race" type="checkbox" q="fld_7714055" label="Race (optional)" help="Select all that apply" options={[["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"], ["other", "Another race"], ["decline", "Decline to answer"]]} />
				</div>
				<div className="form-section"><h2>Essay and Recommendation</h2>
					<Block q="fld_7714061" label="What would you change about your town if you had one year and a small budget?" required><textarea className="text-control" id="fld_7714061" rows={8} {...form.register("essay")} /><div className="char-limit">Limit: 4000 characters</div></Block>
					<Short form={form} name="recName" q="fld_7714062" label="Recommender's name" required />
					<Short form={form} name="recEmail" q="fld_7714063" type="email" label="Recommender's email" required help="We will email this person a link to a reference form." />
					<Drop form={form} name="heard" q="fld_7714064" label="How did you find out about this opportunity?" options={asOptions(["School", "Foundation website", "Social media", "Friend or family", "Local newspaper"])} />
				</div>
				<div className="form-section"><h2>Agreement</h2>
					<label className="choice"><input type="checkbox" {...form.register("newsletter")} /> <span>Sign me up for the Foundation's newsletter and other opportunities.</span></label>
					<label className="choice"><input type="checkbox" {...form.register("terms")} /> <span>I agree to the Terms &amp; Conditions and acknowledge the Privacy Policy.<span className="required-mark">*</span></span></label>
					<Short form={form} name="esign" q="fld_7714072" label="Electronic signature" required help="Type your name" />
				</div>
				<button type="button" className="btn">Save Draft</button> <button type="submit" className="btn primary">Submit</button>
			</form>
		</>
	);
}
createRoot(document.getElementById("root")).render(<App />);

const LISTS = [["activities", ["name", "role", "type", "hours", "weeks"], 3], ["hsCourses", ["title", "grade", "credits"], 3], ["collegeCourses", ["title", "grade", "credits"], 2]];
const PLAIN = Object.keys(defaults).filter((k) => !LISTS.some(([l]) => l === k));
window.formState = () => {
	const v = api.getValues();
	const out = { submitted };
	for (const k of PLAIN) out[k] = Array.isArray(v[k]) ? [...v[k]].sort() : (v[k] ?? null);
	for (const [l, fs, n] of LISTS) for (let i = 0; i < n; i++) for (const f of fs) out[`${l}[${i}].${f}`] = v[l][i]?.[f] ?? "";
	return out;
};
const seen = (name) => {
	const drop = name.includes(".") ? null : document.querySelector(`.drop-${name}`);
	if (drop) return drop.querySelector(".rs__single-value")?.textContent ?? "";
	const els = [...document.getElementsByName(name)];
	const el = els[0];
	if (!el) return "";
	if (el.type === "radio" || els.length > 1) {
		const on = els.filter((e) => e.checked).map((e) => e.closest("label").textContent.trim());
		return el.type === "radio" ? (on[0] ?? "") : on;
	}
	return el.type === "checkbox" ? el.checked : el.tagName === "SELECT" ? (el.selectedOptions[0]?.text ?? "") : el.value;
};
window.formShown = () => {
	const out = {};
	for (const k of PLAIN) out[k] = seen(k);
	for (const [l, fs, n] of LISTS) for (let i = 0; i < n; i++) for (const f of fs) out[`${l}[${i}].${f}`] = seen(`${l}.${i}.${f}`);
	return out;
};
