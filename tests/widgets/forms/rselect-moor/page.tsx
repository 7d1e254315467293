import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, useFieldArray, useForm } from "react-hook-form";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import PhoneInput from "react-phone-number-input";
import "react-phone-number-input/style.css";
import { STATES } from "../../lists";
import "./moor.css";

type O = { value: string; label: string };
const o = (...list: string[]): O[] => list.map((each) => { const [value, label] = each.split("|"); return { value: value!, label: label ?? value! }; });
const states: O[] = STATES.map(([value, label]) => ({ value, label }));
const grades = o("9|Freshman (9th)", "10|Sophomore (10th)", "11|Junior (11th)", "12|Senior (12th)");
const areas = o("acad|Academic", "arts|Arts", "ath|Athletics", "comm|Community service", "debate|Debate / Speech", "env|Environmental", "faith|Faith-based", "gov|Student government", "job|Paid employment", "oth|Other");
const incomes = o("0|Less than $40,000", "1|$40,000 to $59,999", "2|$60,000 to $79,999", "3|$80,000 to $119,999", "4|$120,000 or more");
const educ = o("hs0|Did not finish high school", "hs|High school diploma or GED", "some|Some college", "aa|Associate's degree", "ba|Bachelor's degree", "grad|Graduate degree");
const DIRECTORY = [
	{ id: "OR1188", name: "Ashland High School", city: "Ashland", state: "OR" },
	{ id: "OR1192", name: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ id: "CA4410", name: "Antelope Valley High School", city: "Lancaster", state: "CA" },
	{ id: "OH2207", name: "Ashland High School", city: "Ashland", state: "OH" },
	{ id: "CA7731", name: "Yreka High School", city: "Yreka", state: "CA" },
	{ id: "WA3302", name: "Spokane Valley High School", city: "Spokane Valley", state: "WA" },
];
const findSchools = (text: string) => new Promise<O[]>((done) => setTimeout(() => done(DIRECTORY.filter((each) => `${each.name} ${each.city}`.toLowerCase().includes(text.toLowerCase())).map((each) => ({ value: each.id, label: `${each.name} - ${each.city}, ${each.state}` }))), 450));

const activity = { area: null as O | null, group: "", office: "", years: [] as O[], hrs: "", wks: "", summary: "" };
const honor = { title: "", year: null as O | null, detail: "" };
const defaults = {
	firstName: "", middleName: "", lastName: "", nickname: "", email: "", phone: undefined as string | undefined, dob: null as Date | null,
	street: "", unit: "", city: "", state: null as O | null, zip: "", school: null as O | null, grade: null as O | null, gradMonth: null as Date | null, weighted: "", rank: "", classSize: "",
	psat: "", satMath: "", satDate: null as Date | null, p1first: "", p1last: "", p1job: "", p1edu: null as O | null, p2first: "", p2last: "",
	income: null as O | null, firstGen: "", citizenship: null as O | null, gender: null as O | null, languages: [] as O[], major: null as O | null,
	advName: "", advEmail: "", advPhone: undefined as string | undefined, shirt: null as O | null, heard: null as O | null, diet: [] as O[], essay: "", pledge: false, parentSignature: "", textOptIn: false,
	activities: [{ ...activity }], honors: [{ ...honor }, { ...honor }, { ...honor }],
};
const iso = (date: Date | null | undefined, month = false) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}${month ? "" : `-${String(date.getDate()).padStart(2, "0")}`}` : "");
let read: () => typeof defaults = () => defaults;
let sent = false;

function App() {
	const { control, register, handleSubmit, getValues, formState: { errors } } = useForm({ defaultValues: defaults, mode: "onBlur" });
	read = getValues as any;
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	const honors = useFieldArray({ control, name: "honors" });
	const [open, setOpen] = useState(0);
	const text = (name: any, label: string, more: { hint?: string; required?: boolean; type?: string; area?: boolean } = {}) => (
		<div className="field">
			<label htmlFor={name}>{label}{more.required && <span className="req"> *</span>}</label>
			{more.area ? <textarea id={name} rows={3} {...register(name)} /> : <input id={name} type={more.type ?? "text"} aria-invalid={!!(errors as any)[name]} {...register(name, { required: more.required && `${label} is required` })} />}
			{more.hint && <small>{more.hint}</small>}
			{(errors as any)[name] && <p role="alert" className="err">{(errors as any)[name].message}</p>}
		</div>
	);
	const pick = (name: any, label: string, options: O[], more: object = {}) => (
		<div className="field">
			<label htmlFor={name}>{label}</label>
			<Controller name={name} control={control} render={({ field }) => <Select inputId={name} classNamePrefix="rs" className={`rs-${name.replace(/\./g, "-")}`} options={options} {...more} {...field} />} />
		</div>
	);
	return (
		<div className="page">
			<nav className="top"><strong>Moor Society of Scholars</strong><span>Chapters</span><span>Scholarships</span><span>Sign out</span></nav>
			<h1>Chapter Membership Application</h1>
			<p>Your chapter's faculty council reviews every application. Save often; this page times out after 60 minutes.</p>
			<form onSubmit={handleSubmit(() => { sent = true; }, () => { sent = true; })} noValidate>
				<section className="card"><h2>Candidate</h2>
					<div className="row">{text("firstName", "First Name", { required: true })}{text("middleName", "Middle Name")}{text("lastName", "Last Name", { required: true })}</div>
					<div className="row">{text("nickname", "Preferred name for your certificate announcement")}{text("email", "Personal email", { type: "email", required: true })}</div>
					<div className="row">
						<div className="field"><label htmlFor="phone">Mobile number</label><Controller name="phone" control={control} render={({ field: { ref, ...field } }) => <PhoneInput id="phone" defaultCountry="US" placeholder="Enter phone number" {...field} />} /></div>
						<div className="field"><label htmlFor="dob">Birthdate</label><Controller name="dob" control={control} render={({ field }) => <DatePicker id="dob" selected={field.value} onChange={field.onChange} onBlur={field.onBlur} showMonthDropdown showYearDropdown scrollableYearDropdown yearDropdownItemNumber={40} dateFormat="MM/dd/yyyy" placeholderText="MM/DD/YYYY" maxDate={new Date(2015, 0, 1)} />} /></div>
					</div>
					<h3>Where should we mail your membership kit?</h3>
					<div className="row">{text("street", "Street")}{text("unit", "Apt / Unit")}</div>
					<div className="row">{text("city", "City")}{pick("state", "State", states, { isClearable: true })}{text("zip", "ZIP")}</div>
				</section>
				<section className="card"><h2>Academics</h2>
					<div className="field"><label htmlFor="school">School</label><Controller name="school" control={control} render={({ field }) => <AsyncSelect inputId="school" classNamePrefix="rs" cacheOptions loadOptions={findSchools} placeholder="Search by school name or city" noOptionsMessage={({ inputValue }) => (inputValue ? "No chapter school found" : "Start typing…")} {...field} />} /></div>
					<div className="row">{pick("grade", "Class standing", grades)}
						<div className="field"><label htmlFor="gradMonth">Graduation (month and year)</label><Controller name="gradMonth" control={control} render={({ field }) => <DatePicker id="gradMonth" selected={field.value} onChange={field.onChange} showMonthYearPicker dateFormat="MMMM yyyy" minDate={new Date(2026, 0, 1)} />} /></div></div>
					<div className="row">{text("weighted", "Weighted GPA")}{text("rank", "Rank in class")}{text("classSize", "Number in class")}</div>
					<div className="row">{text("psat", "PSAT/NMSQT total")}{text("satMath", "SAT Math")}
						<div className="field"><label htmlFor="satDate">SAT Math test date</label><Controller name="satDate" control={control} render={({ field }) => <DatePicker id="satDate" selected={field.value} onChange={field.onChange} dropdownMode="select" showMonthDropdown showYearDropdown dateFormat="MMM d, yyyy" />} /></div></div>
					<div className="field"><label htmlFor="major">What do you plan to study?</label><Controller name="major" control={control} render={({ field }) => <CreatableSelect inputId="major" classNamePrefix="rs" isClearable options={o("Biology", "Business", "Education", "Engineering (general)", "English", "History", "Nursing", "Psychology")} {...field} />} /></div>
				</section>
				<section className="card"><h2>Leadership, Service &amp; Activities</h2><p className="muted">Add each activity, most significant first.</p>
					{fields.map((field, n) => (
						<div className="card inner" key={field.id}>
							<div className="card-header"><button type="button" className="toggle" aria-expanded={open === n} onClick={() => setOpen(open === n ? -1 : n)}>{`Activity #${n + 1}`}</button>{n > 0 && <button type="button" className="link" onClick={() => remove(n)}>Remove</button>}</div>
							<div className={open === n ? "card-body" : "card-body collapsed"}>
								<div className="row">{pick(`activities.${n}.area`, "Category", areas)}{text(`activities.${n}.group`, "Group / Employer")}</div>
								<div className="row">{text(`activities.${n}.office`, "Office or role")}{pick(`activities.${n}.years`, "Years of participation", grades, { isMulti: true, closeMenuOnSelect: false })}</div>
								<div className="row">{text(`activities.${n}.hrs`, "Hrs / week", { type: "number" })}{text(`activities.${n}.wks`, "Wks / year", { type: "number" })}</div>
								{text(`activities.${n}.summary`, "Summary of your contribution", { area: true })}
							</div>
						</div>
					))}
					<button type="button" className="add" onClick={() => { append({ ...activity }, { shouldFocus: false }); setOpen(fields.length); }}>+ Add activity</button>
				</section>
				<section className="card"><h2>Honors</h2>
					{honors.fields.map((field, n) => <fieldset key={field.id}><legend>Honor {n + 1}</legend><div className="row">{text(`honors.${n}.title`, "Name of honor or award")}{pick(`honors.${n}.year`, "Year received", grades)}</div></fieldset>)}
				</section>
				<section className="card"><h2>Household</h2><p className="muted">Optional. Determines eligibility for dues waivers.</p>
					<div className="row">{text("p1first", "Mother / Guardian first name")}{text("p1last", "Mother / Guardian last name")}</div>
					<div className="row">{text("p1job", "Mother / Guardian occupation")}{pick("p1edu", "Mother / Guardian education", educ)}</div>
					<div className="row">{text("p2first", "Father / Guardian first name")}{text("p2last", "Father / Guardian last name")}</div>
					{pick("income", "Household income", incomes)}
					<div className="field" role="group" aria-labelledby="fg"><span id="fg">Are you a first-generation college student?</span><div className="pills">{["Yes", "No", "Not sure"].map((each) => <label key={each} className="pill"><input type="radio" value={each} {...register("firstGen")} /><span>{each}</span></label>)}</div></div>
					<div className="row">{pick("citizenship", "Citizenship status", o("c|U.S. citizen", "p|U.S. permanent resident", "n|Neither"))}{pick("gender", "Gender", o("f|Female", "m|Male", "x|Non-binary", "d|Decline to state"))}</div>
					<div className="field"><label htmlFor="languages">Languages you know</label><Controller name="languages" control={control} render={({ field }) => <CreatableSelect isMulti inputId="languages" classNamePrefix="rs" options={o("Arabic", "English", "French", "Hindi", "Mandarin", "Portuguese", "Spanish", "Tagalog", "Vietnamese")} {...field} />} /></div>
				</section>
				<section className="card"><h2>Chapter use &amp; agreement</h2>
					<fieldset><legend>Chapter adviser</legend><div className="row">{text("advName", "Adviser name")}{text("advEmail", "Adviser email", { type: "email" })}</div>
						<div className="field"><label htmlFor="advPhone">Adviser phone</label><Controller name="advPhone" control={control} render={({ field: { ref, ...field } }) => <PhoneInput id="advPhone" defaultCountry="US" {...field} />} /></div></fieldset>
					<div className="row">{pick("shirt", "T-shirt size", o("XS", "S", "M", "L", "XL"))}{pick("heard", "How did you hear about us?", o("Adviser", "Friend", "Letter", "Social media"))}</div>
					{pick("diet", "Dietary needs for the induction dinner", o("Vegetarian", "Vegan", "Gluten free", "Nut allergy"), { isMulti: true })}
					{text("essay", "Describe a time you showed character when no one was watching.", { area: true })}
					{text("parentSignature", "Parent / guardian signature")}
					<label className="check"><input type="checkbox" {...register("pledge")} /> I have read and accept the Society's Code of Conduct.</label>
					<label className="check"><input type="checkbox" {...register("textOptIn")} /> Text me about partner offers.</label>
				</section>
				<button type="submit" className="primary">Submit application</button>
			</form>
		</div>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const DATES = ["dob", "gradMonth", "satDate"];
const flat = (): [string, any][] => {
	const values = read() as any;
	const found: [string, any][] = Object.keys(defaults).filter((key) => key !== "activities" && key !== "honors").map((key) => [key, values[key]]);
	for (const n of [0, 1, 2]) for (const key of Object.keys(activity)) found.push([`activities.${n}.${key}`, values.activities?.[n]?.[key] ?? (key === "years" ? [] : "")]);
	for (const n of [0, 1, 2]) for (const key of ["title", "year"]) found.push([`honors.${n}.${key}`, values.honors[n][key]]);
	return found;
};
const stateOf = (key: string, value: any) => (DATES.includes(key) ? iso(value, key === "gradMonth") : Array.isArray(value) ? value.map((each) => each.value) : value && typeof value === "object" ? value.value : value ?? "");
const shownOf = (key: string): unknown => {
	const element = (document.getElementById(key) ?? document.querySelector(`[name="${key}"]`)) as HTMLInputElement | null;
	if (!element) return key.endsWith(".years") ? [] : "";
	const box = element.closest(".rs__control");
	if (box) {
		const chips = [...box.querySelectorAll(".rs__multi-value__label")].map((each) => each.textContent);
		if (box.querySelector(".rs__value-container--is-multi")) return chips;
		return box.querySelector(".rs__single-value")?.textContent ?? "";
	}
	if (element.type === "checkbox") return element.checked;
	if (element.type === "radio") return document.querySelector<HTMLInputElement>(`[name="${key}"]:checked`)?.nextElementSibling?.textContent ?? "";
	return element.value;
};
(window as any).formState = () => ({ ...Object.fromEntries(flat().map(([key, value]) => [key, stateOf(key, value)])), submitted: sent });
(window as any).formShown = () => Object.fromEntries(flat().map(([key]) => [key, shownOf(key)]));
